"""Counting: the value of a quantity of the law language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import assert_never

import attrs

from viceroy.model.cards import AnyCard, Card, CharacterCard, Sections
from viceroy.model.geometry import Place
from viceroy.model.pyramid import Circle, PlacedCard, Pyramid
from viceroy.model.quantities import PLACES_COUNTED, CardKind, Counted, Having, Quantity, SectionAt, Where, Whose
from viceroy.model.tokens import NO_TOKENS, CircleBonus, Color, Gems, Tokens
from viceroy.values import fast_constructor


@attrs.frozen
class TokenSum:
    """The tokens of several cards by kind as in `Tokens`, but in no particular order."""

    science: int
    magic: int
    defense: int
    power: tuple[int, ...]
    magic_bonus: tuple[int, ...]
    circle_bonus: tuple[CircleBonus, ...]


@attrs.frozen
class Holdings:
    """What a player has when points are counted.

    `tokens` are those on all cards, `circles` the single-color circles after painting. `gems` and `attack` are the gems
    after painting (C37) and the attack tokens that are left behind the screen. `hand` is empty when the game is over
    (R10.1).
    """

    pyramid: Pyramid
    tokens: TokenSum
    circles: tuple[Circle, ...]
    gems: Gems
    attack: int
    hand: tuple[Card, ...] = ()
    turn: int = 0
    """The turn that is played; 0 when points are counted."""


_holdings = fast_constructor(Holdings)
_token_sum = fast_constructor(TokenSum)


def holdings_of(
    pyramid: Pyramid, circles: tuple[Circle, ...], gems: Gems, attack: int, hand: tuple[Card, ...] = (), turn: int = 0
) -> Holdings:
    """Return the holdings of a player, with the tokens of the pyramid added up."""
    return _holdings(pyramid, tokens_on(pyramid.cards), circles, gems, attack, hand, turn)


def tokens_on(cards: Iterable[PlacedCard]) -> TokenSum:
    """Return the tokens on all these cards together."""
    science = magic = defense = 0
    power: tuple[int, ...] = ()
    magic_bonus: tuple[int, ...] = ()
    circle_bonus: tuple[CircleBonus, ...] = ()
    for placed in cards:
        tokens = placed.tokens
        if tokens is not NO_TOKENS:
            science += tokens.science
            magic += tokens.magic
            defense += tokens.defense
            if tokens.power:
                power += tokens.power
            if tokens.magic_bonus:
                magic_bonus += tokens.magic_bonus
            if tokens.circle_bonus:
                circle_bonus += tokens.circle_bonus
    return _token_sum(science, magic, defense, power, magic_bonus, circle_bonus)


def sets_of(tokens: Tokens | TokenSum) -> int:
    """Return the number of complete sets: one defense, one magic and one science token each (R11.6).

    >>> sets_of(Tokens(defense=2, magic=5, science=3))
    2
    """
    return min(tokens.defense, tokens.magic, tokens.science)


def circle_bonuses(tokens: Tokens | TokenSum) -> Gems:
    """Return the sum of the circle bonuses of each color (R11.1).

    >>> circle_bonuses(Tokens(circle_bonus=(CircleBonus(Color.RED, 2), CircleBonus(Color.RED, 4))))
    (0, 6, 0, 0)
    """
    bonus = [0, 0, 0, 0]
    for color, value in tokens.circle_bonus:
        bonus[color.position] += value
    return (bonus[0], bonus[1], bonus[2], bonus[3])


def count(quantity: Quantity, holdings: Holdings, law: PlacedCard) -> int:
    """Return the value of a quantity for the player of `holdings`, as counted by `law`, whosever it is to be.

    Raises `ValueError` if kinds of cards or colors of gems matter and a score sheet gives only a number, or if the
    costs of a character matter that a sheet describes.
    """
    return _COUNTERS[quantity.counted, quantity.where](quantity, holdings, law)


def count_of(quantity: Quantity, all_holdings: Sequence[Holdings], seat: int, law: PlacedCard) -> int:
    """Return the value of a quantity for a law of a seat: its own, that of all others, or of everybody together."""
    match quantity.whose:
        case Whose.MINE:
            return count(quantity, all_holdings[seat], law)
        case Whose.OPPONENTS:
            return sum([count(quantity, held, law) for other, held in enumerate(all_holdings) if other != seat])
        case Whose.EVERYBODY:
            return sum([count(quantity, held, law) for held in all_holdings])
        case _:
            assert_never(quantity.whose)


# -- cards --------------------------------------------------------------------------------------------------------


def _count_visible(quantity: Quantity, holdings: Holdings, law: PlacedCard) -> int:
    cards = _cards_counted(quantity, holdings, law)
    if quantity.tokens is not None:
        has_some = quantity.tokens is Having.SOME
        cards = [placed for placed in cards if (placed.tokens != NO_TOKENS) is has_some]
    if quantity.rests_on is not None:
        pyramid, kind = holdings.pyramid, quantity.rests_on
        cards = [placed for placed in cards if any(under.card.kind is kind for under in _supports(pyramid, placed))]
    return _of_kind([placed.card for placed in cards], quantity)


def _supports(pyramid: Pyramid, placed: PlacedCard) -> Sequence[PlacedCard]:
    """Return the cards on which a card rests (R3.3)."""
    return pyramid.cards_at(placed.place.supports)


def _count_with_tucked(quantity: Quantity, holdings: Holdings, law: PlacedCard) -> int:
    return _count_visible(quantity, holdings, law) + _count_tucked(quantity, holdings)


def _count_tucked(quantity: Quantity, holdings: Holdings) -> int:
    return sum([_tucked_under(placed, quantity) for placed in holdings.pyramid.cards if placed.tucked])


def _of_kind(cards: Sequence[AnyCard], quantity: Quantity) -> int:
    """Return how many cards are of the kind of a quantity, and have a section of its color."""
    kind, color = quantity.kind, quantity.section
    if kind is None and color is None:
        return len(cards)
    at = quantity.section_at
    return len([1 for card in cards if kind in (None, card.kind) and (color is None or _has_section(card, color, at))])


def _has_section(card: AnyCard, color: Color, at: SectionAt | None) -> bool:
    return color in sections_at(card.sections, at)


def sections_at(sections: Sections, at: SectionAt | None) -> tuple[Color | None, ...]:
    """Return the colors of the sections that lie at a place of a card, or of all of them.

    >>> sections_at(Sections(Color.RED, Color.BLUE, Color.GREEN, Color.YELLOW), SectionAt.BOTTOM)
    (Color.GREEN, Color.YELLOW)
    """
    match at:
        case None:
            return (sections.top_left, sections.top_right, sections.bottom_left, sections.bottom_right)
        case SectionAt.TOP_LEFT:
            return (sections.top_left,)
        case SectionAt.TOP_RIGHT:
            return (sections.top_right,)
        case SectionAt.TOP:
            return (sections.top_left, sections.top_right)
        case SectionAt.BOTTOM:
            return (sections.bottom_left, sections.bottom_right)
        case _:
            assert_never(at)


def _tucked_under(placed: PlacedCard, quantity: Quantity) -> int:
    if quantity.kind is None and quantity.section is None:
        return placed.tucked_count
    if isinstance(placed.tucked, int):
        if placed.tucked == 0:
            return 0
        raise ValueError(f"which cards lie under the card at {placed.place} is not known")
    return _of_kind(placed.tucked, quantity)


# -- circles and gems ---------------------------------------------------------------------------------------------


def count_circles(quantity: Quantity, circles: Iterable[Circle], law: Place | None = None) -> int:
    """Return the number of single-color circles that a quantity of a law at this place counts."""
    single = [(circle.color, circle.place) for circle in circles if circle.color is not None]
    return len([1 for color, place in single if counts_circle(quantity, color, place, law)])


def counts_circle(quantity: Quantity, color: Color, place: Place, law: Place | None) -> bool:
    """Whether a quantity of a law counts a circle of a color at a place; it is on the level of its upper card."""
    if quantity.where is Where.TOUCHING and law != place and law not in place.supports:
        return False
    return quantity.color in (None, color) and (quantity.level is None or place.level in quantity.level)


def gems_of_color(gems: Gems | int, color: Color | None) -> int:
    """Return the number of gems of a color, or of all colors."""
    if isinstance(gems, int):
        if color is None or gems == 0:
            return gems
        raise ValueError("the colors of the gems stored on a card are not known")
    return sum(gems) if color is None else gems[color.position]


def cards_where(where: Where, pyramid: Pyramid, law: PlacedCard) -> Sequence[PlacedCard]:
    """Return the visible cards of a place in a pyramid, as a law sees it."""
    return _CARDS[where](pyramid, law)


# -- what lies on cards -------------------------------------------------------------------------------------------


def _cards_counted(quantity: Quantity, holdings: Holdings, law: PlacedCard) -> Sequence[PlacedCard]:
    """Return the visible cards that a quantity counts on; tucked cards are not visible (C28)."""
    cards = cards_where(quantity.where, holdings.pyramid, law)
    levels = quantity.level
    return cards if levels is None else [placed for placed in cards if placed.place.level in levels]


def _of_color(colors: tuple[Color, ...], color: Color | None) -> int:
    return len(colors) if color is None else colors.count(color)


def _count_infinite(quantity: Quantity, holdings: Holdings, law: PlacedCard) -> int:
    cards = _cards_counted(quantity, holdings, law)
    return sum([_of_color(placed.infinite_gems, quantity.color) for placed in cards if placed.infinite_gems])


def _count_costs(quantity: Quantity, holdings: Holdings, law: PlacedCard) -> int:
    """Return how many gems the characters cost on their level as printed, whatever was paid (R6.6)."""
    cards = [placed for placed in _cards_counted(quantity, holdings, law) if placed.card.kind is CardKind.CHARACTER]
    return sum([gems_of_color(_cost(placed), quantity.color) for placed in cards])


def _cost(placed: PlacedCard) -> Gems:
    if not isinstance(placed.card, CharacterCard):
        raise ValueError(f"what the character at {placed.place} costs is not known")
    return placed.card.cost(placed.place.level)


def _count_tokens(quantity: Quantity, holdings: Holdings, law: PlacedCard) -> int:
    tokens = tokens_on(_cards_counted(quantity, holdings, law))
    if quantity.counted is Counted.CIRCLE_BONUS:
        return _of_color(tuple(bonus.color for bonus in tokens.circle_bonus), quantity.color)
    found: int | tuple[int, ...] = getattr(tokens, quantity.counted)  # they have the names of the fields
    return found if isinstance(found, int) else len(found)  # several small power tokens for one count as one (R7.2)


# -- the tables ---------------------------------------------------------------------------------------------------

_CARDS: dict[Where, Callable[[Pyramid, PlacedCard], Sequence[PlacedCard]]] = {
    Where.PYRAMID: lambda pyramid, law: pyramid.cards,
    Where.PYRAMID_AND_TUCKED: lambda pyramid, law: pyramid.cards,
    Where.ROW: lambda pyramid, law: [placed for placed in pyramid.cards if placed.place.level == law.place.level],
    Where.ADJACENT: lambda pyramid, law: pyramid.adjacent(law.place),
    Where.ABOVE: lambda pyramid, law: pyramid.cards_at(law.place.covers),
    Where.BELOW: lambda pyramid, law: _supports(pyramid, law),
    Where.BESIDE: lambda pyramid, law: pyramid.cards_at(law.place.beside),
    Where.HERE: lambda pyramid, law: (law,),
}
"""The visible cards that a quantity counts on."""

_Counter = Callable[[Quantity, Holdings, PlacedCard], int]

_BY_PLACE: dict[tuple[Counted, Where], _Counter] = {
    (Counted.CARDS, Where.PYRAMID_AND_TUCKED): _count_with_tucked,
    (Counted.CARDS, Where.TUCKED): lambda quantity, holdings, law: _count_tucked(quantity, holdings),
    (Counted.CARDS, Where.TUCKED_HERE): lambda quantity, holdings, law: _tucked_under(law, quantity),
    (Counted.CARDS, Where.HAND): lambda quantity, holdings, law: _of_kind(holdings.hand, quantity),
    (Counted.GEMS, Where.PYRAMID): lambda quantity, holdings, law: sum(
        [gems_of_color(placed.stored, quantity.color) for placed in holdings.pyramid.cards]
    ),
    (Counted.GEMS, Where.STORED_HERE): lambda quantity, holdings, law: gems_of_color(law.stored, quantity.color),
    (Counted.GEMS, Where.SCREEN): lambda quantity, holdings, law: gems_of_color(holdings.gems, quantity.color),
}
"""How to count what is counted differently in different places."""

_ANYWHERE: dict[Counted, _Counter] = {
    Counted.CARDS: _count_visible,
    Counted.CIRCLES: lambda quantity, holdings, law: count_circles(quantity, holdings.circles, law.place),
    Counted.INFINITE_GEMS: _count_infinite,
    Counted.SETS: lambda quantity, holdings, law: sets_of(holdings.tokens),
    Counted.LEVEL: lambda quantity, holdings, law: law.place.level,
    Counted.TURN: lambda quantity, holdings, law: holdings.turn,
    Counted.ROWS: lambda quantity, holdings, law: (
        holdings.pyramid.cards[-1].place.level if holdings.pyramid.cards else 0
    ),
    Counted.POWER_POINTS: lambda quantity, holdings, law: sum(
        [sum(placed.tokens.power) for placed in _cards_counted(quantity, holdings, law)]
    ),
    Counted.ATTACK: lambda quantity, holdings, law: holdings.attack,
    Counted.COST_GEMS: _count_costs,
}
"""How to count other things, in any place; all that are missing are tokens."""

_COUNTERS = {
    (counted, where): _BY_PLACE.get((counted, where)) or _ANYWHERE.get(counted, _count_tokens)
    for counted, places in PLACES_COUNTED.items()
    for where in places
}
"""How to count each thing in each place."""
