"""Slips of designers: what is meant by cards in the wrong list, and by keys that look right and are not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from viceroy.cardsets.card_set_form import ColoredGemsForm, GainForm, RewardForm, SectionsForm
from viceroy.documents.advice import as_meant, in_brackets, written
from viceroy.documents.forms import Advice, Slips
from viceroy.documents.rules import list_at
from viceroy.messages import joined
from viceroy.model.cards import CharacterCard, LawCard
from viceroy.model.laws import Conditional, Trigger, Whenever
from viceroy.model.points import PointsPer
from viceroy.model.quantities import PLACES_COUNTED, Condition, Counted
from viceroy.model.tokens import Color
from viceroy.wording.synonyms import synonymous

Data = Mapping[str, Any]


_HALVES = ("bottom_left", "bottom_right")


def _halves(key: str, data: Data) -> Advice | None:
    """Advise to write the two halves of the lower edge as one list (C34)."""
    if synonymous(key, _HALVES) is None:
        return None
    halves = {half: other for other in data if (half := synonymous(other, (*_HALVES, "bottom")))}
    colors = (data[halves[half]] if half in halves else data.get("bottom") for half in _HALVES)
    edge = in_brackets(written(as_meant(color, [*Color])) for color in colors)
    return f"; in place of {joined(halves.values())} write bottom: {edge}", ["bottom"]


def _limit(key: str, data: Data) -> Advice | None:
    """Advise to write how often points or a reward are given: `at_most` is a limit of conditions."""
    return ("; did you mean 'up_to'?", ["up_to"]) if key == "at_most" and "per" in data else None


def _colored(key: str, data: Data) -> Advice | None:
    """Advise to write gems of a color as such: the player chooses the colors of `gems`."""
    color, number = data[key], data.get("gems")
    if synonymous(key, ("color",)) is None or color not in ColoredGemsForm.__match_args__ or type(number) is not int:
        return None
    return f"; in place of gems and {key} write colored_gems: {{{color}: {number}}}", ["colored_gems"]


def _event(key: str, data: Data) -> Advice | None:
    """Advise to write an event as such, and what happens then under a key of its own."""
    if key not in {*Trigger} or "event" in data:
        return None
    if isinstance(data[key], list) and not {"do", "may_do"} & data.keys():
        return f"; in its place write event: {key}, and what stands behind it under do", ["event", "do"]
    return f"; write event: {key}", ["event"]


def _counted(key: str, data: Data) -> Advice | None:
    """Advise to write what a condition asks for as a quantity, and how much of it as a limit."""
    if key not in {*Counted} or type(data[key]) is not int or "of" in data:
        return None
    where = PLACES_COUNTED[Counted(key)][0]
    limit = "" if {"at_least", "at_most"} & data.keys() else f", at_least: {data[key]}"
    return f"; write of: {{count: {key}, where: {where}}}{limit}", ["of", "at_least"]


_OF_LAWS = frozenset(LawCard.__match_args__) - frozenset(CharacterCard.__match_args__)
"""The keys that only laws have; each is called as its field."""


def is_law(card: Any) -> bool:
    """Whether an object looks like a law, and not like a character.

    >>> is_law({"number": 101, "scoring": []}), is_law({"number": 101, "levels": []})
    (True, False)
    """
    return isinstance(card, dict) and "levels" not in card and not _OF_LAWS.isdisjoint(card)


def is_character(card: Any) -> bool:
    """Whether an object looks like a character, and not like a law.

    >>> is_character({"number": 101, "levels": [{"cost": "red"}]}), is_character({"number": 101, "levels": [3]})
    (True, False)
    """
    return (
        isinstance(card, dict)
        and _OF_LAWS.isdisjoint(card)
        and any(isinstance(row, dict) for row in list_at(card, "levels"))
    )


def _no_law(card: Data) -> str:
    return "this card has levels, so it is a character: move it under characters" if is_character(card) else ""


def _no_character(card: Data) -> str:
    key = next((key for key in card if key in _OF_LAWS), "")
    return f"this card has {key} and no levels, so it is a law: move it under laws" if is_law(card) else ""


SLIPS: dict[type, Slips] = {
    SectionsForm: Slips(key=_halves),
    RewardForm: Slips(key=_colored),
    GainForm: Slips(key=lambda key, data: _colored(key, data) or _limit(key, data)),
    PointsPer: Slips(key=_limit),
    Whenever: Slips(key=_event),
    Condition: Slips(key=_counted),
    Conditional: Slips(key=_counted),
    CharacterCard: Slips(other=_no_character),
    LawCard: Slips(other=_no_law),
}
"""The slips of each class."""
