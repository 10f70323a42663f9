"""Editions: the rule options, and five rulebooks as values of them; and how long every game is."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import partial
from typing import Annotated, Any, TypedDict, Unpack

import attrs

from viceroy.errors import as_whole
from viceroy.messages import did_you_mean
from viceroy.values import Between, Named, Omitted, Value

__all__ = [
    "EDITIONS",
    "ENGLISH",
    "FRENCH",
    "GERMAN",
    "ITALIAN",
    "LIMITS",
    "OPTIONS",
    "PORTUGUESE",
    "AttackAuctions",
    "CircleBonusTiming",
    "DrawnCards",
    "Edition",
    "GemReturn",
    "PassOrder",
    "PassTiming",
    "Replaced",
    "ThirdAuction",
]

TURNS = 12  # R4.1
AUCTIONS = 3  # of a turn at most (R5.8); by a house rule fewer (C65)
ROUNDS = 3  # of a turn at most (R6.1)


class GemReturn(Named):
    """How the two starting gems that go back are selected (B3)."""

    RANDOM = "random"
    CHOICE = "choice"


class DrawnCards(Named):
    """When a drawn card may be played (B7)."""

    IMMEDIATELY = "immediately"
    NEXT_PHASE = "next_phase"


class PassOrder(Named):
    """Which cards give the order of passers (B8)."""

    ALL = "all"
    CHARACTERS = "characters"


class AttackAuctions(Named):
    """In which auctions of a turn an attack token may be bid (B9)."""

    ANY = "any"
    FIRST = "first"


class PassTiming(Named):
    """Whether passers take gems before or after bids return to the bank (C9)."""

    BEFORE_BIDS = "before_bids"
    AFTER_BIDS = "after_bids"


class ThirdAuction(Named):
    """Whether those who pass in the third auction and those who fail in it take gems in one order (C10)."""

    SEPARATE = "separate"
    MERGED = "merged"


class CircleBonusTiming(Named):
    """Whether the gem of a completed circle may pay for the card that completes it (C12)."""

    AFTER_PAYMENT = "after_payment"
    BEFORE_PAYMENT = "before_payment"


class Replaced(Named):
    """Which cards of the pyramid a law may take the place of (B29, L65)."""

    ANY = "any"
    FREE = "free"


def _one_of(*allowed: object) -> Any:
    """Return a validator that accepts these values, but not values that only equal them (True for 1)."""

    def validate(instance: object, attribute: attrs.Attribute[Any], value: object) -> None:
        if not any(type(value) is type(choice) and value == choice for choice in allowed):
            choices = ", ".join(_spelled(choice) for choice in allowed)
            raise ValueError(f"{attribute.name} must be one of {choices}, not {_spelled(value)}")

    return validate


def _spelled(value: object) -> str:
    return str(value).lower() if isinstance(value, (bool, StrEnum)) else repr(value)


def _name(instance: object, attribute: attrs.Attribute[Any], value: object) -> None:
    if not isinstance(value, str) or not value or not value.isprintable():
        raise ValueError(f"{attribute.name} must be a text on one line, not {_spelled(value)}")


def _option(default: Any, *others: Any) -> Any:
    """Declare an option by its allowed values, the default first."""
    allowed = (default, *others)
    kind = type(default)
    converter: Any = _int_or_as_is if kind is int else None
    if isinstance(default, StrEnum):
        converter = partial(_enum_value, kind)
    return attrs.field(default=default, validator=_one_of(*allowed), converter=converter, metadata={"allowed": allowed})


def _number(limits: Between, default: int, *printed: int) -> Any:
    """Declare an option that takes any number within limits; the printed editions have these, the default first."""
    low, high = limits.low or 0, limits.high or 0

    def validate(instance: object, attribute: attrs.Attribute[Any], value: object) -> None:
        if type(value) is not int or not low <= value <= high:
            raise ValueError(f"{attribute.name} must be a whole number from {low} to {high}, not {_spelled(value)}")

    metadata = {"allowed": (default, *printed), "limits": limits}
    return attrs.field(default=default, validator=validate, converter=_int_or_as_is, metadata=metadata)


def _int_or_as_is(value: object) -> object:
    whole = as_whole(value)
    return value if whole is None else whole


def _enum_value(kind: type[StrEnum], value: object) -> object:
    return kind(value) if value in [member.value for member in kind] else value


_CHARACTERS = Between(50, 9999)  # the auctions and a single player need 50 (R2.5, R2.7)
_LAWS = Between(3, 9999)  # a player is dealt 3 (R2.9)


@attrs.frozen(kw_only=True)
class Edition(Value):
    """The rule options of a rulebook (B1-B35, C9, C10, C12). The defaults are what most rulebooks say.

    Raises `ValueError` if a value is not allowed; the message lists those that are.

    >>> GERMAN.with_options(discard_for_gems=0).starting_characters_dealt
    4
    """

    name: str = attrs.field(validator=_name)
    """What the edition is called, a text on one line; nothing depends on it."""
    character_count: Annotated[int, _CHARACTERS] = _number(_CHARACTERS, 64, 60)
    """How many character cards the game has: all of a card set that has fewer."""
    law_count: Annotated[int, _LAWS] = _number(_LAWS, 24, 20)
    """How many law cards the game has: all of a card set that has fewer."""
    starting_characters_dealt: int = _option(2, 4)
    """How many characters each player gets at setup."""
    starting_gem_return: GemReturn = _option(GemReturn.RANDOM, GemReturn.CHOICE)
    """Whether the two starting gems to give back are drawn at random or chosen."""
    discard_for_gems: int = _option(0, 2)
    """How many gems a player takes for a card discarded in development; 0 where that is not allowed."""
    sequential_draw: bool = _option(True, False)
    """Whether a player sees each drawn card before choosing the next deck."""
    drawn_cards_playable: DrawnCards = _option(DrawnCards.IMMEDIATELY, DrawnCards.NEXT_PHASE)
    """From the next round on, or from the next development phase on."""
    pass_order_numbers: PassOrder = _option(PassOrder.ALL, PassOrder.CHARACTERS)
    """Whether all cards of a pyramid count for the lowest number, or only characters."""
    attack_token_auctions: AttackAuctions = _option(AttackAuctions.ANY, AttackAuctions.FIRST)
    """In which auctions of a turn an attack token may be bid."""
    repaint_pure_circles: bool = _option(True, False)
    """Whether leftover gems may be painted on circles that are of one color already."""
    contiguous_rows: bool = _option(True, False)
    """Whether the cards of each level lie side by side."""
    pass_income_timing: PassTiming = _option(PassTiming.BEFORE_BIDS, PassTiming.AFTER_BIDS)
    """Whether passers take their gems before or after the bids return to the bank."""
    third_auction_passes: ThirdAuction = _option(ThirdAuction.SEPARATE, ThirdAuction.MERGED)
    """Whether those who pass and those who fail in the third auction take gems in two groups or as one."""
    circle_bonus_timing: CircleBonusTiming = _option(CircleBonusTiming.AFTER_PAYMENT, CircleBonusTiming.BEFORE_PAYMENT)
    """Whether the gem for a finished circle comes after or before the payment for its card."""
    max_virtual_opponents: int = _option(3, 2, 1, 0)
    """How many virtual opponents there may be at most."""
    law_65_replaces: Annotated[Replaced, Omitted()] = _option(Replaced.ANY, Replaced.FREE)
    """Whether law 65, or a law like it, takes the place of any visible card, or of a free one only."""
    auctions_per_turn: Annotated[int, Omitted()] = _option(AUCTIONS, 2, 1)
    """How many auctions a turn has at most."""

    def __reduce__(self) -> tuple[Callable[..., Edition], tuple[object, ...]]:
        given = {name: getattr(self, name) for name in OPTIONS}
        differing = {name: value for name, value in given.items() if value != OPTIONS[name][0]}
        return _edition_of, (self.name, {name: _plain(value) for name, value in differing.items()})

    def with_options(self, **options: Unpack[EditionOptions]) -> Edition:
        """Return a copy with other options, for house rules.

        Raises `TypeError` for an unknown option and `ValueError` for a value that is not allowed.
        """
        for name in options:
            if name not in OPTIONS:
                raise TypeError(f"no rule option is named {name!r}{did_you_mean(name, OPTIONS)}")
        changes: dict[str, Any] = {**options}
        return attrs.evolve(self, **changes)


class EditionOptions(TypedDict, total=False):
    """The options by name, for type checkers; a word may stand for a value of an enum."""

    character_count: int
    law_count: int
    starting_characters_dealt: int
    starting_gem_return: GemReturn | str
    discard_for_gems: int
    sequential_draw: bool
    drawn_cards_playable: DrawnCards | str
    pass_order_numbers: PassOrder | str
    attack_token_auctions: AttackAuctions | str
    repaint_pure_circles: bool
    contiguous_rows: bool
    pass_income_timing: PassTiming | str
    third_auction_passes: ThirdAuction | str
    circle_bonus_timing: CircleBonusTiming | str
    max_virtual_opponents: int
    law_65_replaces: Replaced | str
    auctions_per_turn: int


OPTIONS: dict[str, tuple[Any, ...]] = {
    field.name: field.metadata["allowed"] for field in attrs.fields(Edition) if "allowed" in field.metadata
}
"""Every rule option and its allowed values, the default first; of one in `LIMITS`, those of the printed editions."""

LIMITS: dict[str, Between] = {
    field.name: field.metadata["limits"] for field in attrs.fields(Edition) if "limits" in field.metadata
}
"""The options that take any whole number, with their limits."""

FRENCH = Edition(
    name="french",
    pass_order_numbers=PassOrder.CHARACTERS,
    repaint_pure_circles=False,
    law_65_replaces=Replaced.FREE,
)
ENGLISH = Edition(name="english", character_count=60, law_count=20)
GERMAN = Edition(
    name="german",
    starting_characters_dealt=4,
    starting_gem_return=GemReturn.CHOICE,
    discard_for_gems=2,
    drawn_cards_playable=DrawnCards.NEXT_PHASE,
    repaint_pure_circles=False,
)
ITALIAN = Edition(name="italian", character_count=60, law_count=20)
PORTUGUESE = Edition(name="portuguese", character_count=60, law_count=20, starting_characters_dealt=4)

EDITIONS: dict[str, Edition] = {edition.name: edition for edition in (FRENCH, ENGLISH, GERMAN, ITALIAN, PORTUGUESE)}
"""The editions of the five rulebooks, by name."""


def _plain(value: object) -> object:
    return value.value if isinstance(value, StrEnum) else value


def _edition_of(name: str, options: dict[str, Any]) -> Edition:
    """Return an edition that was pickled: the printed one of the name, if it is that."""
    made = Edition(name=name, **options)
    printed = EDITIONS.get(name)
    return printed if printed == made and printed is not None else made
