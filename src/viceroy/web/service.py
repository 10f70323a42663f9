"""Answers to the questions of the page, as JSON or plain data, for the server and for the worker in the browser."""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

import attrs

from viceroy.errors import BadJson, Code
from viceroy.text.json_text import Limits, parse_json
from viceroy.text.source import Problems
from viceroy.values import plain_data
from viceroy.web.questions import FORMS, JsonObject, Progress, Question, Unanswerable

MAX_CHARACTERS = 400_000
"""A card set may have 150,000 characters, and escapes in JSON can double that."""
MAX_WITH_PICTURES = 4_500_000
"""The longest question about packs and pictures, in characters: 3 million bytes in base64, and a card set."""
LIMITS = Limits(characters=MAX_CHARACTERS, values=20_000, depth=32)
"""How large a question may be."""
_LARGE = attrs.evolve(LIMITS, characters=MAX_WITH_PICTURES)

QUESTIONS = {
    **dict.fromkeys(("cards", "card", "signs", "rule"), "cards"),
    **dict.fromkeys(("score", "totals", "picture", "read", "write"), "sheets"),
    **dict.fromkeys(("schema", "examples", "check", "look", "try", "try-card"), "workshop"),
    **dict.fromkeys(("open-pack", "pack", "image"), "packs"),
    **dict.fromkeys(("deal", "table", "act", "bots", "undo", "places", "hint", "review", "log", "replay"), "play"),
    **dict.fromkeys(("branch", "record", "open-record"), "play"),
    **dict.fromkeys(("lessons", "lesson", "learn"), "lessons"),
}
"""The module of this package that answers each question; it is imported with the first one."""
HEAVY = frozenset(("hint", "bots", "review", "try", "try-card"))
"""The questions that search or play whole games: each takes seconds, where others take milliseconds."""


def is_heavy(text: str) -> bool:
    """Whether a question that is written as JSON is one of `HEAVY`; one that cannot be read is not.

    >>> is_heavy('{"ask": "hint"}'), is_heavy('{"ask": "score"}'), is_heavy("{")
    (True, False, False)
    """
    try:
        question = _parsed(text)
    except BadJson:
        return False
    return _ask_of(question) in HEAVY


def answer_text(text: str, progress: Progress | None = None) -> str:
    """Answer a question that is written as JSON, in JSON. Never raises: `error` says why a question has no answer.

    `progress` is called between the trials of a search, or between games; what it raises ends the work.

    >>> answer_text('{"ask": "look", "text": "", "line": null}')
    '{"error": "$.line: needs a whole number, found null"}'
    """
    try:
        question = _parsed(text)
    except BadJson as bad:
        return json.dumps({"error": str(bad)})
    return json.dumps(answer(question, progress), ensure_ascii=False)


def _parsed(text: str) -> object:
    """Return the data of a question; raises `BadJson`. Only a question that brings pictures may be long."""
    if len(text) <= MAX_CHARACTERS:
        return parse_json(text, LIMITS)
    question = parse_json(text, _LARGE)
    return question if QUESTIONS.get(_ask_of(question)) == "packs" else parse_json(text, LIMITS)


def _ask_of(question: object) -> str:
    ask = question.get("ask") if isinstance(question, dict) else None
    return ask if isinstance(ask, str) else ""


def answer(question: object, progress: Progress | None = None) -> JsonObject:
    """Answer a question, one of `QUESTIONS`, by its key `ask`; the same question always has the same answer.

    `progress` is called as in `answer_text`.
    """
    try:
        asked = question_of(question)
    except BadJson as bad:
        return {"error": str(bad)}
    try:
        answered: JsonObject = plain_data(asked.answer(progress) if asked.ask in HEAVY else asked.answer())
    except Unanswerable as error:
        return {"error": str(error)}
    return answered


def question_of(data: Any) -> Question:
    """Read a question from plain data; raises `BadJson`, whose problems name the values that are wrong."""
    faults = Problems()
    if not isinstance(data, dict):
        faults.needs((), "", "a question, an object with the key ask", data, Code.WRONG_TYPE)
    elif "ask" not in data:
        faults.missing((), "", ["ask"])
    elif not isinstance(data["ask"], str) or data["ask"] not in QUESTIONS:
        faults.not_among(("ask",), "ask", data["ask"], QUESTIONS)
    faults.finish()
    fields = dict(data)
    ask = fields.pop("ask")
    kinds = import_module(f"viceroy.web.{QUESTIONS[ask]}").QUESTIONS
    question: Question = FORMS.gather(fields, next(kind for kind in kinds if kind.ask == ask), faults)
    faults.finish()
    return question
