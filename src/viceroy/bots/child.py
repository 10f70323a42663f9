"""The process of a bot: reads what it is to choose from, says so, and answers with the index of the choice."""

from __future__ import annotations

import json
import os
import pickle
from typing import Any, TextIO

from viceroy.bots.guard import BotFailed, choice_of, made
from viceroy.bots.registry import BadBot


def main() -> None:
    """Make the bot that comes first, then answer view after view until there are no more."""
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
            if bot is None:
                bot, answer = made(*question), {"index": 0}
            else:
                answer = {"index": choice_of(bot, question)}
        except (BotFailed, BadBot) as failed:
            answer = {"failed": str(failed)}
        _tell(answers, answer)


def _tell(answers: TextIO, answer: dict[str, object]) -> None:
    answers.write(json.dumps(answer) + "\n")
    answers.flush()


if __name__ == "__main__":
    main()
