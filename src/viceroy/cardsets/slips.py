"""Slips of designers: what is meant by cards in the wrong list, and by keys that look right and are not."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from viceroy.cardsets.card_set_form import (
    CardSetForm,
    ColoredGemsForm,
    GainForm,
    GivenTokensForm,
    RewardForm,
    SectionsForm,
)
from viceroy.documents.advice import ALL_WORDS, as_meant, counts, in_brackets, words_in, written
from viceroy.documents.forms import Advice, Slips, instead
from viceroy.documents.rules import list_at
from viceroy.messages import joined
from viceroy.model.cards import CharacterCard, LawCard, Level
from viceroy.model.laws import Conditional, Pay, Trigger, Whenever
from viceroy.model.points import FlatPoints, PointsForMost, PointsPer
from viceroy.model.quantities import PLACES_COUNTED, Condition, Counted, Quantity, Whose
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


_TOP = ("top_left", "top_right")


def _corners(key: str, data: Data) -> Advice | None:
    """Advise to write the upper corners with a key for each."""
    colors = data[key]
    if key != "top" or not isinstance(colors, list) or len(colors) != len(_TOP):
        return None
    corners = (f"{name}: {written(color)}" for name, color in zip(_TOP, colors, strict=True))
    return f"; in its place write {', '.join(corners)}", _TOP


def _edge(value: Any, _: Data) -> str:
    """Advise to write two colors of the lower edge as a list."""
    if isinstance(value, dict) and value.keys() == {"left", "right"}:
        return f"; write bottom: {in_brackets([written(value['left']), written(value['right'])])}"
    colors = [as_meant(word, [*Color]) for word in value.split("-")] if isinstance(value, str) else []
    are_two = len(colors) == len(_HALVES) and all(color in [*Color] for color in colors)
    return f"; write bottom: {in_brackets(map(written, colors))}" if are_two else ""


_WITH_COLORS = (Counted.CIRCLES, Counted.GEMS, Counted.INFINITE_GEMS)


_SUM = "; for several write a sum with a quantity for each"


def _several(value: Any, _: Data) -> str:
    """Advise on several things in one quantity."""
    colors = [word for word in words_in(value) if as_meant(word, [*Color]) in [*Color]] if _has_space(value) else []
    return _SUM if (isinstance(value, list) and len(value) > 1) or len(colors) > 1 else ""


def _has_space(value: Any) -> bool:
    """Whether a value may be several words: those of a good file are none, and are looked at quickly."""
    return isinstance(value, str) and " " in value


def _levels(value: Any, _: Data) -> str:
    """Advise to write several levels of one text as a list."""
    numbers = [word for word in words_in(value) if type(word) is int]
    return f"; write level: {numbers}" if len(numbers) > 1 else ""


def _thing(value: Any, data: Data) -> str:
    """Advise on several things in one quantity, and on a thing with its color."""
    words = value.split() if isinstance(value, str) and "color" not in data else []
    if len(words) == len(("color", "thing")):
        color, thing = as_meant(words[0], [*Color]), as_meant(words[1], [*Counted])
        if color in [*Color] and thing in _WITH_COLORS:
            return f"; write count: {thing}, color: {color}"
    return _several(value, data)


def _place(value: Any, data: Data) -> str:
    """Advise on several places, on one that is a level, and on one of other players."""
    if value in (Whose.OPPONENTS, Whose.EVERYBODY):
        return f"; write where: pyramid, whose: {value}"
    has_number = isinstance(value, str) and value[-1:].isdecimal()  # a good place has none, and is looked at quickly
    words = words_in(value) if has_number else []
    is_level = len(words) == len(("level", 1)) and words[0] in ("level", "row") and type(words[1]) is int
    return f"; write where: pyramid, level: {words[1]}" if is_level else _several(value, data)


def _sum(value: Any, _: Data) -> str:
    """Advise to add up several quantities."""
    parts = value if isinstance(value, list) else _by_color(value)
    text = written(parts) if len(parts) > 1 else ""
    return f"; write per: {{sum: {text}}}" if 0 < len(text) <= _MAX_EXAMPLE else ""


def _by_color(value: Any) -> list[dict[str, Any]]:
    """Return a quantity for each color of a text such as "red and blue gems"; none for another text."""
    thing, colors = _named_in(value)
    return [{**_counted_where(thing), "color": color} for color in colors] if thing in _WITH_COLORS else []


def _each(value: Any, data: Data) -> str:
    """Advise to write what points are given for under per (`3 per set`)."""
    thing, colors = _named_in(value)
    if thing is None or "per" in data or not counts(value):
        return ""
    number = next((word for word in words_in(value) if isinstance(word, int)), 1)
    per = _counted_where(thing) | ({"color": colors[0]} if colors and thing in _WITH_COLORS else {})
    return f"; what is counted stands under per: write points: {number}, per: {written(per)}"


def _named_in(value: Any) -> tuple[Counted | None, list[object]]:
    """Return what a text of several words says is counted, and the colors in it."""
    words = words_in(value) if _has_space(value) else []
    things = [thing for word in words if (thing := as_meant(word, [*Counted])) in [*Counted]]
    colors = [color for word in words if (color := as_meant(word, [*Color])) in [*Color]]
    return Counted(str(things[0])) if things else None, colors


def _counted_where(thing: Counted | None) -> dict[str, Any]:
    return {} if thing is None else {"count": thing.value, "where": PLACES_COUNTED[thing][0].value}


_MAX_EXAMPLE = 120


def _gems(value: Any, data: Data) -> str:
    """Advise to write gems of given colors as such."""
    if "colored_gems" in data:
        return ""
    colors: dict[object, Any] = {}
    if isinstance(value, dict):
        colors = {as_meant(color, [*Color]): number for color, number in value.items()}
    elif isinstance(value, str):
        words = [as_meant(word, [*Color]) for word in words_in(value)]
        numbers, names = [w for w in words if isinstance(w, int)] or [1], [w for w in words if w in [*Color]]
        colors = {names[0]: numbers[0]} if len(names) == len(numbers) == 1 else {}
    if not colors or any(color not in [*Color] or type(number) is not int for color, number in colors.items()):
        return ""
    return f"; the player chooses the colors of gems: in its place write colored_gems: {written(colors)}"


def _price(value: Any, _: Data) -> str:
    """Advise to write how many gems a law costs: they are of any colors."""
    numbers = [*value.values()] if isinstance(value, dict) else []
    if not numbers or any(type(number) is not int for number in numbers):
        return ""
    return f"; its gems are of any colors: write price: {sum(numbers)}"


def _events(value: Any, _: Data) -> str:
    """Advise to write a response for each of several events."""
    return "; give each event a response of its own" if isinstance(value, list) else ""


def _ranks(value: Any, data: Data) -> str:
    """Advise to write the points of the second as such."""
    is_pair = isinstance(value, list) and [*map(type, value)] == [int, int]
    return f"; write points: {value[0]}, second: {value[1]}" if is_pair and "second" not in data else ""


def _dropped(value: Any, _: Data) -> str:
    """Advise on a set that drops all cards of the one below."""
    is_all = isinstance(value, str) and value in ALL_WORDS
    return "; a set without any card of the other one extends none: leave extends and drop out" if is_all else ""


def _numbered(key: str, data: Data) -> Advice | None:
    """Advise to write the points of a clause as such (`2: {count: ...}`)."""
    if not key.isdecimal() or not isinstance(data[key], dict):
        return None
    return f"; in its place write points: {key}, and what stands behind it under per", ["points", "per"]


def _fewest(key: str, data: Data) -> Advice | None:
    """Advise on points for the least of something: `least` makes one quantity of several."""
    return instead("fewest") if key == "least" and isinstance(data[key], dict) else None


def _token(key: str, data: Data) -> Advice | None:
    """Advise to write a token that is gained under its own key."""
    token = data[key]
    if key not in ("token", "tokens") or token not in GivenTokensForm.__match_args__:
        return None
    return f"; in its place write {token}: 1", [str(token)]


def _paid(key: str, data: Data) -> Advice | None:
    """Advise to write how many gems are paid: `price` and `cost` are of cards."""
    return instead("gems") if key in ("price", "cost") and type(data[key]) is int else None


_CLAUSE_KEYS = ("points", "per", "every", "most", "fewest", "table", "tiers", "by_level")


def _in_law(key: str, data: Data) -> Advice | None:
    """Advise to write points of a law under scoring."""
    clause = {name: value for name, value in data.items() if name in _CLAUSE_KEYS}
    if key not in clause or "scoring" in data or len(written(clause)) > _MAX_EXAMPLE:
        return None
    gone = f"in place of {joined(clause)}" if len(clause) > 1 else "in its place"
    return f"; {gone} write scoring: [{written(clause)}]", ["scoring"]


def _rows(key: str, data: Data) -> Advice | None:
    """Advise to write the rows of a character as a list."""
    rows = [name for name in data if name.rstrip("0123456789") in ("level", "level_", "row", "row_")]
    if key not in rows or "levels" in data:
        return None
    return "; write the rows as one list, the lowest first: levels: [{cost: red, reward: {gems: 1}}, ...]", ["levels"]


def _number_of_level(key: str, data: Data) -> Advice | None:
    """Advise on the number of a level in the level itself."""
    if key not in ("level", "row", "number") or type(data[key]) is not int:
        return None
    return f"; the first row is that of level 1, and so on: leave {key} out", ()


def _own_number(value: Any, _: Data) -> str:
    """Advise on a number with a letter of a series of one's own (`H1`): the printed cards have the small ones."""
    number = re.fullmatch("[A-Za-z]+[-_ ]?0*([1-9][0-9]?)", value) if isinstance(value, str) else None
    if number is None:
        return ""
    return f"; did you mean {number[1]}, or {100 + int(number[1])} beside the printed cards?"


def _limit(key: str, data: Data) -> Advice | None:
    """Advise to write how often points or a reward are given: `at_most` is a limit of conditions."""
    return instead("up_to") if key == "at_most" and "per" in data else None


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
    value, has_do = data[key], bool({"do", "may_do"} & data.keys())
    if isinstance(value, dict) and value and not has_do and len(written(value)) <= _MAX_EXAMPLE:
        inner = value if value.keys() <= {"do", "may_do"} else {"do": [value]}
        return f"; in its place write event: {key}, {written(inner)[1:-1]}", ["event", "do"]
    if isinstance(value, list) and not has_do:
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


def _of_law(key: str, _: Data) -> Advice | None:
    """Advise on a key of laws in a character."""
    costs = "; what a character costs stands in its levels" if key in ("price", "cost") else ""
    return (f"; it belongs to a law{costs}", ()) if key in _OF_LAWS else None


def _no_law(card: Data) -> str:
    return "this card has levels, so it is a character: move it under characters" if is_character(card) else ""


def _no_character(card: Data) -> str:
    key = next((key for key in card if key in _OF_LAWS), "")
    return f"this card has {key} and no levels, so it is a law: move it under laws" if is_law(card) else ""


SLIPS: dict[type, Slips] = {
    CardSetForm: Slips(values={"drop": _dropped}),
    SectionsForm: Slips(keys=(_halves, _corners), values={"bottom": _edge}),
    RewardForm: Slips(keys=(_colored, _token), values={"gems": _gems}),
    GainForm: Slips(keys=(_colored, _token, _limit), values={"gems": _gems, "per": _sum}),
    FlatPoints: Slips(keys=(_fewest,), values={"points": _each}),
    PointsPer: Slips(keys=(_limit, _numbered), values={"per": _sum}),
    PointsForMost: Slips(values={"points": _ranks}),
    Pay: Slips(keys=(_paid,)),
    Quantity: Slips(
        values={
            "count": _thing,
            "where": _place,
            "level": _levels,
            **dict.fromkeys(("color", "kind", "section", "tokens", "whose"), _several),
        }
    ),
    Whenever: Slips(keys=(_event,), values={"event": _events}),
    Condition: Slips(keys=(_counted,)),
    Conditional: Slips(keys=(_counted,)),
    CharacterCard: Slips(keys=(_rows, _of_law), values={"number": _own_number}, other=_no_character),
    LawCard: Slips(keys=(_in_law,), values={"number": _own_number, "price": _price}, other=_no_law),
    Level: Slips(keys=(_number_of_level,)),
}
"""The slips of each class."""
