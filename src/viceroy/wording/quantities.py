"""Quantities and conditions in English."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from viceroy.messages import joined
from viceroy.model.quantities import (
    AnyQuantity,
    Condition,
    Counted,
    Distinct,
    Greatest,
    Having,
    Least,
    Quantity,
    Sum,
    Where,
    Whose,
)

_PLACES = {
    Where.PYRAMID: "in {pyramid}",
    Where.PYRAMID_AND_TUCKED: "in {pyramid}, tucked cards included",
    Where.ROW: "on cards in the row of this law",
    Where.ADJACENT: "on cards adjacent to this law",
    Where.TOUCHING: "that this law is a part of",
    Where.HERE: "on this law",
    Where.TUCKED_HERE: "tucked under this law",
    Where.STORED_HERE: "stored on this law",
    Where.SCREEN: "left behind {screen}",
    Where.HAND: "in your hand",
    Where.ITSELF: "up to the level of this law",
}

_PLACES_OF_CARDS = {
    Where.PYRAMID: "in {pyramid}, tucked cards left out",
    Where.ROW: "in the row of this law",
    Where.ADJACENT: "adjacent to this law",
}
"""Where cards lie, if that is not said as of what lies on them."""

_NOUNS = {
    Counted.CARDS: "card",
    Counted.CIRCLES: "single-color circle",
    Counted.INFINITE_GEMS: "infinite gem",
    Counted.GEMS: "gem",
    Counted.SETS: "complete set",
    Counted.LEVEL: "level",
    Counted.ROWS: "row",
    Counted.SCIENCE: "science token",
    Counted.MAGIC: "magic token",
    Counted.DEFENSE: "defense token",
    Counted.POWER: "power token",
    Counted.POWER_POINTS: "power point",
    Counted.MAGIC_BONUS: "magic bonus token",
    Counted.CIRCLE_BONUS: "circle bonus token",
    Counted.ATTACK: "attack token",
}

_OWNERS = {
    Whose.OPPONENTS: ("the pyramids of all other players", "the screens of all other players"),
    Whose.EVERYBODY: ("the pyramids of all players", "the screens of all players"),
}


def one_text(quantity: AnyQuantity, whose: str = "your") -> str:
    """Return what one of it is called, with where it is: "each ...", "1 ...".

    >>> one_text(Least((Quantity(Counted.SCIENCE, Where.HERE), Quantity(Counted.MAGIC, Where.HERE))))
    'set of one science token and one magic token on this law'
    """
    return _text(quantity, whose, plural=False)


def many_text(quantity: AnyQuantity, whose: str = "your") -> str:
    """Return what several of it are called, with where they are: "3 ...", "every 2 ..."."""
    return _text(quantity, whose, plural=True)


def counted_quantity(number: int, quantity: AnyQuantity) -> str:
    """Return a number with what it counts: "3 gems stored on this law", "no gems stored on this law"."""
    return f"{number or 'no'} {_text(quantity, 'the', plural=number != 1)}"


def times_text(number: int) -> str:
    """Return how many times."""
    return "once" if number == 1 else f"{number} times"


def _text(quantity: AnyQuantity, whose: str, *, plural: bool) -> str:
    match quantity:
        case Quantity():
            return f"{_noun(quantity, plural=plural)} {_place(quantity, whose)}"
        case Least(parts):
            ones = [f"one {text}" for text in _several(parts, whose, plural=False)]
            return f"{'sets' if plural else 'set'} of {joined(ones)}"
        case Distinct(parts):
            return f"{'kinds' if plural else 'kind'} among {joined(_several(parts, whose, plural=True))}"
        case Sum(parts):
            return joined(_several(parts, whose, plural=plural), "or")
        case Greatest(parts):
            return f"{joined(_several(parts, whose, plural=plural), 'or')}, of whichever there are more"
        case _:
            assert_never(quantity)


def _several(parts: Iterable[AnyQuantity], whose: str, *, plural: bool) -> list[str]:
    """Return the words for several quantities; where all are in the same place, the last one says it."""
    parts = tuple(parts)
    leaves = [part for part in parts if isinstance(part, Quantity)]
    places = {_place(leaf, whose) for leaf in leaves}
    if len(leaves) < len(parts) or len(places) > 1:
        return [_text(part, whose, plural=plural) for part in parts]
    *nouns, last = [_noun(leaf, plural=plural) for leaf in leaves]
    return [*nouns, f"{last} {places.pop()}"]


def _noun(quantity: Quantity, *, plural: bool) -> str:
    noun = _NOUNS[quantity.counted]
    if quantity.kind is not None:
        noun = str(quantity.kind)
    if quantity.color is not None:
        noun = f"{quantity.color} circle" if quantity.counted is Counted.CIRCLES else f"{quantity.color} {noun}"
    noun = f"{noun}s" if plural else noun
    has = {Having.SOME: ["with tokens"], Having.NONE: ["without tokens"], None: []}[quantity.tokens]
    section = [] if quantity.section is None else [f"with a {quantity.section} section"]
    return " ".join([noun, joined([*section, *has])]) if section or has else noun


def _place(quantity: Quantity, whose: str) -> str:
    pyramid, screen = _OWNERS.get(quantity.whose, (f"{whose} pyramid", f"{whose} screen"))
    if quantity.level is not None:
        return f"on level {quantity.level} of {pyramid}"
    if quantity.counted is Counted.ROWS:
        return f"of {pyramid}"
    places = _PLACES | _PLACES_OF_CARDS if quantity.counted is Counted.CARDS else _PLACES
    place = places[quantity.where].format(pyramid=pyramid, screen=screen)
    if quantity.counted is Counted.SETS:
        return f"of one defense, one magic and one science token {place}"
    if quantity.counted is Counted.GEMS and quantity.where is Where.PYRAMID:
        return f"stored on laws {place}"
    return place


# -- conditions ---------------------------------------------------------------------------------------------------


def condition_text(condition: Condition) -> str:
    """Return a condition, as it stands behind an "if".

    >>> condition_text(Condition(Quantity(Counted.SCIENCE, Where.PYRAMID), at_least=3))
    'there are at least 3 science tokens in your pyramid'
    """
    quantity, last = condition.of, condition.at_least if condition.at_most is None else condition.at_most
    if isinstance(quantity, Quantity) and quantity.counted is Counted.LEVEL:
        return f"the level of this law is {limits_text(condition)}"
    if condition.at_most == 0:
        return f"there is no {one_text(quantity)}"
    verb, thing = ("is", one_text(quantity)) if last == 1 else ("are", many_text(quantity))
    return f"there {verb} {limits_text(condition)} {thing}"


def limits_text(condition: Condition) -> str:
    """Return the numbers of a condition: "at least 2 and at most 4"."""
    least = [] if condition.at_least is None else [f"at least {condition.at_least}"]
    most = [] if condition.at_most is None else [f"at most {condition.at_most}" if condition.at_most else "none"]
    return joined([*least, *most])
