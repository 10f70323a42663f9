"""What a law counts: quantities, the things and places that they name, and conditions on them."""

from collections.abc import Collection, Sequence
from typing import Annotated

import attrs

from viceroy.model.tokens import Color
from viceroy.values import Between, Called, Items, Key, Named, Value, serialized

MOST = 99
"""The highest number that a card may give, count or ask for."""

Amount = Annotated[int, Between(1, MOST)]

Level = Annotated[int, Between(1, 5)]
Levels = Annotated[tuple[Level, ...], Called("level")]
"""Levels of a pyramid, the lowest first, each once; a single one is written without a list."""


def levels_of(given: int | Collection[int] | None) -> Levels | None:
    """Return the levels that are given as one, as several, or as None, which stays None.

    >>> levels_of(2), levels_of((3, 1))
    ((2,), (1, 3))
    """
    if isinstance(given, int):
        return (given,)
    return tuple(sorted({*given})) if isinstance(given, Collection) else given


class Counted(Named):
    """What a quantity counts."""

    CARDS = "cards"
    CIRCLES = "circles"  # of a single color, painted ones included (R11.1)
    INFINITE_GEMS = "infinite_gems"
    GEMS = "gems"  # stored on a card, or left behind the screen; never infinite gems
    SETS = "sets"  # of one defense, one magic and one science token (R11.6)
    LEVEL = "level"  # the level of the law itself
    TURN = "turn"  # the turns of the game up to this one, so the number of the turn (R4.1)
    ROWS = "rows"  # the levels of the pyramid that have a card
    SCIENCE = "science"
    MAGIC = "magic"
    DEFENSE = "defense"
    POWER = "power"  # the number of power tokens, not their value (R7.2)
    POWER_POINTS = "power_points"  # the values of power tokens, added up (R7.2)
    MAGIC_BONUS = "magic_bonus"
    CIRCLE_BONUS = "circle_bonus"
    ATTACK = "attack"  # attack tokens left behind the screen (R7.7)
    COST_GEMS = "cost_gems"  # the gems that characters cost on their level as printed, whatever was paid (R6.6)


class Where(Named):
    """Where a quantity is counted: in the pyramid or behind the screen of the player of the law."""

    PYRAMID = "pyramid"  # what lies visible in the pyramid, or on its cards
    PYRAMID_AND_TUCKED = "pyramid_and_tucked"  # cards: those that lie under others too
    TUCKED = "tucked"  # cards: those that lie under others
    ADJACENT = "adjacent"  # the cards that touch the law (R3.9), or what lies on them
    ABOVE = "above"  # the cards that rest on the law (R3.3), or what lies on them
    BELOW = "below"  # the cards on which the law rests (R3.3), or what lies on them
    BESIDE = "beside"  # the cards left and right of the law in its row (R3.2), or what lies on them
    HERE = "here"  # on the law itself
    TUCKED_HERE = "tucked_here"  # cards under the law
    STORED_HERE = "stored_here"  # gems that a law stored on itself
    SCREEN = "screen"  # what is left behind the screen
    ITSELF = "itself"  # the law's own place
    ROW = "row"  # the cards on the level of the law, itself among them, or what lies on them
    TOUCHING = "touching"  # circles: those of which the law is one of the three cards (R3.3)
    GAME = "game"  # the game itself, while it runs
    HAND = "hand"  # cards in the hand, while the game runs: hands are discarded before points are counted (R10.1)


class CardKind(Named):
    """The two kinds of card (R1.1, R1.2)."""

    CHARACTER = "character"
    LAW = "law"


class Having(Named):
    """Whether a card has any token on it."""

    SOME = "some"
    NONE = "none"


class SectionAt(Named):
    """Where on a card a section lies."""

    TOP_LEFT = "top_left"
    TOP_RIGHT = "top_right"
    TOP = "top"  # at the top left or at the top right
    BOTTOM = "bottom"  # in at least one half of the lower edge


class Whose(Named):
    """Of which players something is counted: their numbers are added up."""

    MINE = "mine"
    OPPONENTS = "opponents"
    EVERYBODY = "everybody"


_AT_THE_LAW = (Where.ROW, Where.ADJACENT, Where.ABOVE, Where.BELOW, Where.BESIDE)
"""Visible cards that have their place by the law."""
_ON_CARDS = (Where.PYRAMID, *_AT_THE_LAW, Where.HERE)

PLACES_COUNTED: dict[Counted, tuple[Where, ...]] = {
    Counted.CARDS: (
        Where.PYRAMID,
        Where.PYRAMID_AND_TUCKED,
        Where.TUCKED,
        *_AT_THE_LAW,
        Where.TUCKED_HERE,
        Where.HAND,
    ),
    Counted.CIRCLES: (Where.PYRAMID, Where.TOUCHING),
    Counted.INFINITE_GEMS: _ON_CARDS,
    Counted.GEMS: (Where.PYRAMID, Where.STORED_HERE, Where.SCREEN),
    Counted.SETS: (Where.PYRAMID,),
    Counted.LEVEL: (Where.ITSELF,),
    Counted.TURN: (Where.GAME,),
    Counted.ROWS: (Where.PYRAMID,),
    Counted.SCIENCE: _ON_CARDS,
    Counted.MAGIC: _ON_CARDS,
    Counted.DEFENSE: _ON_CARDS,
    Counted.POWER: _ON_CARDS,
    Counted.POWER_POINTS: _ON_CARDS,
    Counted.MAGIC_BONUS: _ON_CARDS,
    Counted.CIRCLE_BONUS: _ON_CARDS,
    Counted.ATTACK: (Where.SCREEN,),
    Counted.COST_GEMS: (Where.PYRAMID, *_AT_THE_LAW),
}
"""Where each thing can be counted."""

_PAIRS = frozenset((counted, where) for counted, places in PLACES_COUNTED.items() for where in places)
_CARDS = frozenset((Counted.CARDS, where) for where in PLACES_COUNTED[Counted.CARDS])

PAINTED = frozenset({(Counted.CIRCLES, Where.PYRAMID), (Counted.CIRCLES, Where.TOUCHING), (Counted.GEMS, Where.SCREEN)})
"""What painting can change: circles, and gems behind the screen (C37)."""

COMPARED = (Where.PYRAMID, Where.PYRAMID_AND_TUCKED, Where.TUCKED, Where.SCREEN)
"""The places that every player has; all others lie at the law."""

NARROWED: dict[str, frozenset[tuple[Counted, Where]]] = {
    "color": frozenset(
        (counted, where)
        for counted, where in _PAIRS
        if counted in (Counted.CIRCLES, Counted.INFINITE_GEMS, Counted.GEMS, Counted.CIRCLE_BONUS, Counted.COST_GEMS)
    ),
    "kind": _CARDS,
    # a circle is on the level of its upper card, a token on that of its card
    "level": frozenset(
        (counted, Where.PYRAMID)
        for counted, places in PLACES_COUNTED.items()
        if places == _ON_CARDS or counted in (Counted.CARDS, Counted.CIRCLES, Counted.COST_GEMS)
    ),
    "section": _CARDS,
    "section_at": _CARDS,
    "tokens": frozenset((Counted.CARDS, where) for where in (Where.PYRAMID, *_AT_THE_LAW)),
    # what lies above the law, and below it, says itself what rests on what
    "rests_on": frozenset((Counted.CARDS, where) for where in (Where.PYRAMID, Where.ROW, Where.ADJACENT, Where.BESIDE)),
    "whose": frozenset((counted, where) for counted, where in _PAIRS - PAINTED if where in COMPARED),
}
"""What each further key of a quantity goes with."""


@serialized(is_sparse=True)
@attrs.frozen
class Quantity(Value):
    """A number that a law counts: of what, where, and of which color, kind or level.

    It counts the cards and the screen of the law's player, unless `whose` says otherwise.

    >>> Quantity(Counted.CARDS, Where.ADJACENT, kind=CardKind.CHARACTER).kind
    CardKind.CHARACTER
    """

    counted: Annotated[Counted, Key("count")]
    """What is counted: cards; single-color circles, painted ones included; infinite gems; gems (stored on a card or
    left behind the screen); complete sets of a defense, a magic and a science token; the level of the law; the number
    of the turn; the rows of the pyramid; tokens of one kind; the points of power tokens, where `power` is their number;
    or the gems that characters cost on their level as printed."""
    where: Where
    """Where it is counted: in the pyramid (visible cards, and what lies on them), in the pyramid with the tucked cards,
    tucked under any cards, in the row of the law, on the cards adjacent to the law, those above it (which rest on it),
    below it (on which it rests) or beside it, the circles touching the law, here on the law, tucked here under the law,
    stored here on the law, left behind the screen, in the hand or, for the turn, in the game (while it runs), or, for
    the level, the law itself."""
    color: Color | None = None
    """Only those of this color are counted. It goes with circles, infinite gems, gems, circle bonuses and cost gems."""
    kind: CardKind | None = None
    """Only characters, or only laws, are counted. It goes with cards."""
    level: Levels | None = attrs.field(default=None, converter=levels_of)
    """Only what lies on this level of the pyramid is counted, or, of a list, on one of these levels; a circle has the
    level of its upper card."""
    section: Color | None = None
    """Only cards with a section of this color are counted. It goes with cards."""
    section_at: SectionAt | None = attrs.field(default=None, kw_only=True)
    """Only cards that have the section there are counted: top_left, top_right, top (one of both) or bottom. It goes
    with section."""
    tokens: Having | None = None
    """Only cards with some tokens, or with none, are counted: science, magic, defense, power or bonus tokens, not
    gems. It goes with visible cards."""
    rests_on: CardKind | None = None
    """Only cards that rest on at least one law, or on at least one character, are counted. It goes with visible
    cards."""
    whose: Whose = Whose.MINE
    """Of which players it is counted: mine, of all opponents together, or of everybody together. Others than mine go
    with what every player has, and painting does not change."""

    @property
    def is_painted(self) -> bool:
        """Whether painting can change it: it counts circles, or gems behind the screen (C37)."""
        return (self.counted, self.where) in PAINTED


def by_level(quantity: Quantity) -> tuple[Quantity, ...]:
    """Return a quantity on each single level of the pyramid."""
    return tuple([attrs.evolve(quantity, level=level) for level in range(1, 6)])


# -- quantities of several ------------------------------------------------------------------------------------------

MAX_PARTS = 8
"""The most quantities that one may be made of."""


@serialized(title="a quantity")
@attrs.frozen
class Least(Value):
    """The least of several quantities: how many sets of one of each there are.

    >>> Least((Quantity(Counted.SCIENCE, Where.PYRAMID), Quantity(Counted.MAGIC, Where.PYRAMID))).join(2, 5)
    2
    """

    parts: "Annotated[tuple[AnyQuantity, ...], Items(2, MAX_PARTS), Key('least')]"
    """The quantities, of which the least counts."""

    def each(self, count: int) -> int:
        """Return the value of one part before the parts are joined."""
        return count

    def join(self, one: int, other: int) -> int:
        """Return the lesser."""
        return min(one, other)


@serialized(title="a quantity")
@attrs.frozen
class Greatest(Value):
    """The greatest of several quantities."""

    parts: "Annotated[tuple[AnyQuantity, ...], Items(2, MAX_PARTS), Key('greatest')]"
    """The quantities, of which the greatest counts."""

    def each(self, count: int) -> int:
        """Return the value of one part before the parts are joined."""
        return count

    def join(self, one: int, other: int) -> int:
        """Return the greater."""
        return max(one, other)


@serialized(title="a quantity")
@attrs.frozen
class Sum(Value):
    """Several quantities together."""

    parts: "Annotated[tuple[AnyQuantity, ...], Items(2, MAX_PARTS), Key('sum')]"
    """The quantities, which are added up."""

    def each(self, count: int) -> int:
        """Return the value of one part before the parts are joined."""
        return count

    def join(self, one: int, other: int) -> int:
        """Return both together."""
        return one + other


@serialized(title="a quantity")
@attrs.frozen
class Distinct(Value):
    """How many of several quantities are at least 1: how many different things there are."""

    parts: "Annotated[tuple[AnyQuantity, ...], Items(2, MAX_PARTS), Key('distinct')]"
    """The quantities, of which those count that are at least 1."""

    def each(self, count: int) -> int:
        """Return the value of one part before the parts are joined."""
        return min(count, 1)

    def join(self, one: int, other: int) -> int:
        """Return both together."""
        return one + other


# -- quantities of one other ----------------------------------------------------------------------------------------


@serialized(title="a quantity")
@attrs.frozen
class Times(Value):
    """A quantity of which each one counts several times.

    >>> Times(2, Quantity(Counted.SCIENCE, Where.PYRAMID)).each(3)
    6
    """

    times: Annotated[int, Between(2, 9)]
    """How often each one counts."""
    of: "AnyQuantity"
    """The quantity."""

    @property
    def parts(self) -> "tuple[AnyQuantity, ...]":
        """The only quantity that it is made of."""
        return (self.of,)

    def each(self, count: int) -> int:
        """Return the value of the only part, weighted."""
        return self.times * count

    def join(self, one: int, other: int) -> int:
        """Return both together."""
        return one + other


@serialized(title="a quantity")
@attrs.frozen
class OpponentsWithFewer(Value):
    """How many other players have fewer of something than you; virtual opponents have nothing to compare.

    >>> OpponentsWithFewer(Quantity(Counted.SCIENCE, Where.PYRAMID)).of(2, [1, 2, 0])
    2
    """

    compared: "Annotated[AnyQuantity, Key('opponents_with_fewer')]"
    """What is compared between the players: never what lies only at the law, nor what painting changes."""

    @property
    def parts(self) -> "tuple[AnyQuantity, ...]":
        """The only quantity that it is made of."""
        return (self.compared,)

    def of(self, own: int, others: Sequence[int]) -> int:
        """Return how many of the other players have fewer."""
        return sum([other < own for other in others])


@serialized(title="a quantity")
@attrs.frozen
class OpponentsWithMore(Value):
    """How many other players have more of something than you; virtual opponents have nothing to compare.

    >>> OpponentsWithMore(Quantity(Counted.SCIENCE, Where.PYRAMID)).of(2, [1, 2, 3])
    1
    """

    compared: "Annotated[AnyQuantity, Key('opponents_with_more')]"
    """What is compared between the players: never what lies only at the law, nor what painting changes."""

    @property
    def parts(self) -> "tuple[AnyQuantity, ...]":
        """The only quantity that it is made of."""
        return (self.compared,)

    def of(self, own: int, others: Sequence[int]) -> int:
        """Return how many of the other players have more."""
        return sum([other > own for other in others])


Compound = Least | Greatest | Sum | Distinct
"""A quantity that is made of several."""
ComparedOpponents = OpponentsWithFewer | OpponentsWithMore
"""A quantity that compares players."""
AnyQuantity = Quantity | Compound | Times | ComparedOpponents
"""A number that a law counts. One that is made of others may stand in one more, and no deeper."""


def leaves_of(quantity: AnyQuantity) -> tuple[Quantity, ...]:
    """Return all that a quantity counts.

    >>> science, magic = Quantity(Counted.SCIENCE, Where.PYRAMID), Quantity(Counted.MAGIC, Where.PYRAMID)
    >>> leaves_of(Sum((science, Least((science, magic))))) == (science, science, magic)
    True
    """
    if isinstance(quantity, Quantity):
        return (quantity,)
    return tuple(leaf for part in quantity.parts for leaf in leaves_of(part))


# -- conditions -----------------------------------------------------------------------------------------------------


@serialized(title="a condition", is_sparse=True, example=("at_least",))
@attrs.frozen
class Condition(Value):
    """What must be so: a quantity is at least a number, at most one, or both.

    >>> Condition(Quantity(Counted.SCIENCE, Where.PYRAMID), at_least=3).holds(2)
    False
    """

    of: AnyQuantity
    """What is counted."""
    at_least: Amount | None = None
    """The lowest count with which it holds; without this, any low count will do."""
    at_most: Annotated[int, Between(0, MOST)] | None = None
    """The highest count with which it holds; without this, any high count will do."""

    def holds(self, count: int) -> bool:
        """Whether it holds for a count."""
        return (self.at_least is None or count >= self.at_least) and (self.at_most is None or count <= self.at_most)


If = Annotated[Condition | None, Key("if")]
"""What must be so for a clause to count, for a law to respond, or for a cost or an income to change."""
