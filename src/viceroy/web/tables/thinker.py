"""The worker process of `thinkers`: reads pickled questions, and answers each with a line of JSON."""

from __future__ import annotations

import json
import os
import pickle
import signal
from contextlib import suppress
from typing import Any

from viceroy.bots.registry import make
from viceroy.engine.views import GameView
from viceroy.values import plain_data
from viceroy.web.seen import hints
from viceroy.wording.catalog import catalog_of

_LONGEST = 200  # characters of what went wrong


def main() -> None:
    """Answer question after question, until the input or whoever reads the answers is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # on Windows, Ctrl-C goes to this process, too
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what a bot prints must not be taken for an answer
    answers.write(b"ready\n")
    while True:
        question = pickle.load(questions)
        try:
            answer = {"answer": _answered(*question)}
        except Exception as error:  # whatever a bot does
            answer = {"failed": f"{type(error).__name__}: {error}"[:_LONGEST]}
        answers.write(json.dumps(answer).encode() + b"\n")


def _answered(what: str, *arguments: Any) -> Any:
    if what == "choose":
        return _index(*arguments)
    view, language = arguments
    return plain_data(hints(view, catalog_of(language)))


def _index(bot: str, seed: int, view: GameView) -> int:
    return view.legal.index(make(bot, seed).choose(view))


if __name__ == "__main__":
    with suppress(EOFError, pickle.UnpicklingError, BrokenPipeError):  # the server has ended, perhaps in mid-question
        main()
