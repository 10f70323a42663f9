"""What the questions of the page have in common: their language, their card set, and problems in their answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from viceroy.cardsets import PRINTED, SHIPPED, load_card_set
from viceroy.errors import Problem, ViceroyError
from viceroy.model.cards import CardSet
from viceroy.wording.catalog import Catalog
from viceroy.wording.languages import Language, catalog_of

Data = dict[str, Any]


class Unanswerable(ViceroyError):
    """A question has not the form of one; the message says why."""


def catalog_in(question: Data) -> Catalog:
    """Return the catalog of the language of a question, by default and for an unknown language the English one."""
    named = question.get("language")
    return catalog_of(next((language for language in Language if language.value == named), Language.EN))


def set_in(question: Data) -> tuple[CardSet | None, Sequence[Problem]]:
    """Return the card set of a question and its problems: that in `text`, else the shipped one called `set`."""
    from viceroy.web.given_sets import given_set

    text, name = question.get("text"), question.get("set")
    if isinstance(text, str):
        return given_set(text)
    return load_card_set(name if isinstance(name, str) and name in SHIPPED else PRINTED), ()


def problems_data(problems: Iterable[Problem]) -> list[Data]:
    """Return problems as plain data: where, how bad, and what."""
    return [problem_data(problem) for problem in problems]


def problem_data(problem: Problem) -> Data:
    """Return a problem as plain data."""
    told = {"severity": problem.severity.value, "code": problem.code.value, "message": problem.message}
    return {"line": problem.line, **told}
