"""The pyramid: placed cards, what lies on and under them, circles and their sections (A3)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import NamedTuple

import attrs

from viceroy.model.cards import AnyCard, Card, LawCard, in_short
from viceroy.model.geometry import Place, Shape, around, open_places, shape_with
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import NO_GEMS, NO_TOKENS, Color, Gems, Tokens, add_gems, gems_of
from viceroy.values import Named, Value, fast_constructor

CHARACTER = CardKind.CHARACTER

_POSITION, _CARD_NUMBER = attrgetter("position"), attrgetter("number")


@attrs.frozen
class PlacedCard(Value):
    """A card in a pyramid, and what lies on it and under it.

    What it has stored and tucked are plain numbers if a score sheet gives no more.
    """

    place: Place
    """Where the card lies."""
    card: AnyCard = attrs.field(repr=in_short)
    """The card, of a set or described on a score sheet."""
    tokens: Tokens = NO_TOKENS
    """The tokens on it."""
    infinite_gems: tuple[Color, ...] = ()
    """The colors of its infinite gems, which lie there for good (R7.9)."""
    stored: Gems | int = NO_GEMS
    """The gems that a law has stored on it, which are out of the game (L76)."""
    tucked: tuple[Card, ...] | int = attrs.field(default=(), repr=in_short)
    """The cards under it."""

    def __hash__(self) -> int:
        return hash((self.place, self.card))  # what lies on a card seldom tells pyramids apart

    @property
    def stored_count(self) -> int:
        """How many gems are stored on the card."""
        return self.stored if isinstance(self.stored, int) else sum(self.stored)

    @property
    def tucked_count(self) -> int:
        """How many cards lie under the card."""
        return self.tucked if isinstance(self.tucked, int) else len(self.tucked)

    @property
    def stored_gems(self) -> Gems:
        """The gems that are stored on the card, as far as their colors are known."""
        return NO_GEMS if isinstance(self.stored, int) else self.stored

    @property
    def tucked_cards(self) -> tuple[Card, ...]:
        """The cards that lie under the card, as far as they are known."""
        return () if isinstance(self.tucked, int) else self.tucked

    def with_more(
        self,
        tokens: Tokens = NO_TOKENS,
        *,
        infinite_gems: tuple[Color, ...] = (),
        stored: Gems = NO_GEMS,
        tucked: tuple[Card, ...] = (),
    ) -> PlacedCard:
        """Return the card with more on it and under it; a plain number stays one."""
        return _placed_card(
            self.place,
            self.card,
            self.tokens.with_more(tokens),
            tuple(sorted((*self.infinite_gems, *infinite_gems), key=_POSITION)),
            self.stored + sum(stored) if isinstance(self.stored, int) else add_gems(self.stored, stored),
            self.tucked + len(tucked) if isinstance(self.tucked, int) else (*self.tucked, *tucked),
        )


_placed_card = fast_constructor(PlacedCard)


def placed_alone(place: Place, card: Card, tokens: Tokens = NO_TOKENS) -> PlacedCard:
    """Return a placed card with nothing but tokens on it."""
    return _placed_card(place, card, tokens, (), NO_GEMS, ())


class Section(Named):
    """The four sections of a circle (R1.12), in the order in which `Circle.colors` holds them."""

    LEFT = "left"  # the top-right corner of the left lower card
    RIGHT = "right"  # the top-left corner of the right lower card
    BOTTOM_LEFT = "bottom_left"  # of the upper card
    BOTTOM_RIGHT = "bottom_right"


SECTIONS: tuple[Section, ...] = tuple(Section)
_INDEX = {section: index for index, section in enumerate(SECTIONS)}

SectionColors = tuple[Color | None, Color | None, Color | None, Color | None]


class Circle(NamedTuple):
    """A circle, where an upper card meets two lower ones; its place is that of the upper card (R3.3).

    `colors` are those of its left, right, bottom left and bottom right section; a blank one is None (C34).

    >>> Circle(Place(2, 0), (Color.RED,) * 4).color
    Color.RED
    """

    place: Place
    colors: SectionColors

    @property
    def color(self) -> Color | None:
        """The color of a single-color circle, None for other circles (R11.1)."""
        left, right, bottom_left, bottom_right = self.colors
        return left if left is right and left is bottom_left and left is bottom_right else None

    def with_colors(self, painted: Iterable[tuple[Section, Color]]) -> Circle:
        """Return the circle with some of its sections painted (R10.2)."""
        colors = list(self.colors)
        for section, color in painted:
            colors[_INDEX[section]] = color
        left, right, bottom_left, bottom_right = colors
        return Circle(self.place, (left, right, bottom_left, bottom_right))


_PLACE = attrgetter("place")


def _by_place(cards: Iterable[PlacedCard]) -> tuple[PlacedCard, ...]:
    return tuple(sorted(cards, key=_PLACE))


@attrs.frozen
class Pyramid(Value):
    """The cards of a player, level by level from the left.

    What a game needs often is computed when the pyramid is created. A `cached_property` would make every field of a
    slotted class slow to read.

    >>> Pyramid().circles
    ()
    """

    cards: tuple[PlacedCard, ...] = attrs.field(default=(), converter=_by_place)
    """All cards, in this order."""

    at: dict[tuple[int, int], PlacedCard] = attrs.field(init=False, eq=False, repr=False)
    """The cards by place; a plain pair of level and x works as a key."""
    lowest_number: int = attrs.field(init=False, eq=False, repr=False)
    """The lowest number of a visible card, which decides conflicts (R9.1, C28)."""
    infinite_gems: Gems = attrs.field(init=False, eq=False, repr=False)
    """The infinite gems on all cards, by color (R7.9)."""
    waits: bool = attrs.field(init=False, eq=False, repr=False)
    """Whether a visible law responds to cards that are taken (L78, C32)."""
    lasting: tuple[LawCard, ...] = attrs.field(init=False, eq=False, repr=False)
    """The visible laws that let something happen at events, or change something, the lowest number first (C32)."""
    shape: Shape | None = attrs.field(init=False, eq=False, repr=False)
    """The shape, shared by all pyramids of the same rows; None if a row has a gap (R3.4)."""
    _circles: tuple[Circle, ...] | None = attrs.field(init=False, default=None, eq=False, repr=False)
    _hash: int | None = attrs.field(init=False, default=None, eq=False, repr=False)

    @at.default
    def _at(self) -> dict[tuple[int, int], PlacedCard]:
        return {placed.place: placed for placed in self.cards}

    @lowest_number.default
    def _lowest_number(self) -> int:
        return _lowest_number(self.cards)

    @infinite_gems.default
    def _infinite_gems(self) -> Gems:
        return _infinite_gems(self.cards)

    @waits.default
    def _waits(self) -> bool:
        return _any_waits(self.cards)

    @lasting.default
    def _lasting(self) -> tuple[LawCard, ...]:
        return _lasting_laws(self.cards)

    @shape.default
    def _shape(self) -> Shape | None:
        return shape_with([placed.place for placed in self.cards])

    def __hash__(self) -> int:
        if self._hash is None:  # kept, because states are used as keys
            object.__setattr__(self, "_hash", hash(self.cards))
        return self._hash or 0

    def __reduce__(self) -> tuple[type[Pyramid], tuple[object, ...]]:
        return Pyramid, (self.cards,)  # what is kept follows from the cards

    @property
    def lowest_character(self) -> int:
        """The lowest number of a visible character, or 0 (B8)."""
        characters = [_number(placed) for placed in self.cards if placed.card.kind is CHARACTER]
        return min(characters, default=0)

    @property
    def science(self) -> int:
        """The number of science tokens on all cards (R5.17)."""
        return sum([placed.tokens.science for placed in self.cards])

    @property
    def open_places(self) -> tuple[Place, ...]:
        """The places where the next card may lie without leaving gaps (R3.4)."""
        return open_places(self.at) if self.shape is None else self.shape.open_places

    @property
    def circles(self) -> tuple[Circle, ...]:
        """Every circle, complete or not: one for each card that rests on two others (R3.3)."""
        if self._circles is None:
            upper = [placed.place for placed in self.cards if placed.place.level > 1]
            object.__setattr__(self, "_circles", tuple(map(self.circle_at, upper)))
        return self._circles or ()

    @property
    def pure_circles(self) -> tuple[Circle, ...]:
        """The single-color circles (R11.1)."""
        return tuple([circle for circle in self.circles if circle.color])

    def circle_at(self, place: Place) -> Circle:
        """Return the circle of the card at a place above level 1."""
        (level, x), at = place, self.at
        upper = at[place].card.sections
        left, right = at[level - 1, x].card.sections, at[level - 1, x + 1].card.sections
        return Circle(place, (left.top_right, right.top_left, upper.bottom_left, upper.bottom_right))

    def color_of_circle(self, place: Place) -> Color | None:
        """Return the color of the circle at a place, None if it has several colors, or if there is no circle."""
        return self.circle_at(place).color if place.level > 1 and place in self.at else None

    def with_card(self, placed: PlacedCard) -> Pyramid:
        """Return the pyramid with a card more, or with another card, or other things on it, at the card's place.

        All other cards stay where they are (R3.8).
        """
        place, card, cards, at = placed.place, placed.card, self.cards, self.at
        if not cards:
            return Pyramid((placed,))
        index, before = bisect_left(cards, place, key=_PLACE), at.get(place)
        shape, lowest, infinite, waits = self.shape, self.lowest_number, self.infinite_gems, self.waits
        lasting = self.lasting
        if before is None:
            new = (*cards[:index], placed, *cards[index:])
            if shape is not None:
                shape = shape.with_place(place)
            if (card.number or 0) < lowest:
                lowest = card.number or 0
            if isinstance(card, LawCard) and (card.whenever or card.while_here):
                waits, lasting = _any_waits(new), _lasting_laws(new)
            if placed.infinite_gems:
                infinite = _infinite_gems(new)
        else:
            new = (*cards[:index], placed, *cards[index + 1 :])
            if card is not before.card:
                lowest, waits, lasting = _lowest_number(new), _any_waits(new), _lasting_laws(new)
            if placed.infinite_gems != before.infinite_gems:
                infinite = _infinite_gems(new)
        return _known_pyramid(new, {**at, place: placed}, lowest, infinite, waits, lasting, shape, None, None)

    def without(self, place: Place) -> Pyramid:
        """Return the pyramid without the card at a place."""
        return Pyramid(tuple(placed for placed in self.cards if placed.place != place))

    def adjacent(self, place: Place) -> tuple[PlacedCard, ...]:
        """Return the cards that touch a place (R3.9)."""
        return self.cards_at(around(place))

    def cards_at(self, places: Iterable[tuple[int, int]]) -> tuple[PlacedCard, ...]:
        """Return the cards at those of several places where one lies."""
        found, at = [], self.at
        for place in places:
            if placed := at.get(place):
                found.append(placed)
        return tuple(found)

    def free_cards(self) -> tuple[PlacedCard, ...]:
        """Return the free cards: at an end of their row, nothing resting on them, no card under them (R3.10)."""
        return tuple(placed for placed in self.cards if self._is_free(placed))

    def _is_free(self, placed: PlacedCard) -> bool:
        row = [other.place.x for other in self.cards if other.place.level == placed.place.level]
        at_an_end = placed.place.x in (min(row), max(row))
        covered = any(cover in self.at for cover in placed.place.covers)
        return at_an_end and not covered and not placed.tucked_count


def _number(placed: PlacedCard) -> int:
    return placed.card.number or 0


def _lowest_number(cards: tuple[PlacedCard, ...]) -> int:
    return min([_number(placed) for placed in cards], default=0)


def _infinite_gems(cards: tuple[PlacedCard, ...]) -> Gems:
    return gems_of(tuple([color for placed in cards for color in placed.infinite_gems]))


def _any_waits(cards: tuple[PlacedCard, ...]) -> bool:
    return any(rule.may for placed in cards for rule in placed.card.whenever)


def _lasting_laws(cards: tuple[PlacedCard, ...]) -> tuple[LawCard, ...]:
    laws = [card for placed in cards if isinstance(card := placed.card, LawCard) and card.lasts]
    return tuple(sorted(laws, key=_CARD_NUMBER))


_known_pyramid: Callable[..., Pyramid] = fast_constructor(Pyramid)
"""Creates a pyramid from all its fields; the cards must be in order."""
