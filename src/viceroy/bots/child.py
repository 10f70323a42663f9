"""The child process of a bot: reads pickled views, acknowledges each, and answers with the index of the choice."""

from __future__ import annotations

import json
import os
import pickle
import signal
from typing import Any, TextIO

from viceroy.bots.guard import choice_of, complaint, made
from viceroy.errors import BadBot, ViceroyError


def main() -> None:
    """Make the bot that is asked for, answer view after view, and begin again with the next bot, until all is done."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends it without a traceback
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "w", encoding="ascii")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # a bot that reads finds nothing
    os.dup2(2, 1)  # what the bot prints must not be taken for an answer
    bot: Any = None
    while True:
        answer: dict[str, object]
        try:
            question = pickle.load(questions)
        except EOFError:
            return
        _tell(answers, {"index": 0})  # the cards of a first view are loaded: from here on it is the time of the bot
        try:
            if isinstance(question, tuple):
                bot, answer = made(*question), {"index": 0}
            else:
                answer = {"index": choice_of(bot, question)}
        except BadBot as refused:
            answer = {"refused": str(refused)}
        except ViceroyError as failed:
            answer = {"failed": str(failed)}
        except BaseException as error:  # a bot may raise even what ends a program
            answer = {"failed": complaint(error)}
        _tell(answers, answer)


def _tell(answers: TextIO, answer: dict[str, object]) -> None:
    answers.write(json.dumps(answer) + "\n")
    answers.flush()


if __name__ == "__main__":
    main()
