"""What a law counts: quantities, and the things and places that they name."""

from typing import Annotated

import attrs

from viceroy.model.tokens import Color
from viceroy.values import Between, Key, Named, plain

MOST = 99
"""Of anything that a card gives, counts or asks for, there are at most so many."""

Amount = Annotated[int, Between(1, MOST)]


class Counted(Named):
    """What a quantity counts."""

    CARDS = "cards"
    CIRCLES = "circles"  # of a single color, painted ones included (R11.1)
    INFINITE_GEMS = "infinite_gems"
    GEMS = "gems"  # stored on a card, or left behind the screen; never infinite gems
    SETS = "sets"  # of one defense, one magic and one science token (R11.6)
    LEVEL = "level"  # the level of the law itself
    SCIENCE = "science"
    MAGIC = "magic"
    DEFENSE = "defense"
    POWER = "power"  # the number of power tokens, not their value (R7.2)
    MAGIC_BONUS = "magic_bonus"
    CIRCLE_BONUS = "circle_bonus"
    ATTACK = "attack"  # attack tokens left behind the screen (R7.7)


class Where(Named):
    """Where a quantity is counted: in the pyramid or behind the screen of the player of the law."""

    PYRAMID = "pyramid"  # what lies visible in the pyramid, or on its cards
    PYRAMID_AND_TUCKED = "pyramid_and_tucked"  # cards: those that lie under others too
    ADJACENT = "adjacent"  # the cards that touch the law (R3.9), or what lies on them
    HERE = "here"  # on the law itself
    TUCKED_HERE = "tucked_here"  # cards under the law
    STORED_HERE = "stored_here"  # gems that a law stored on itself
    SCREEN = "screen"  # what is left behind the screen
    ITSELF = "itself"  # the law's own place


class CardKind(Named):
    """The two kinds of card (R1.1, R1.2)."""

    CHARACTER = "character"
    LAW = "law"


_ON_CARDS = (Where.PYRAMID, Where.ADJACENT, Where.HERE)

PLACES_COUNTED: dict[Counted, tuple[Where, ...]] = {
    Counted.CARDS: (Where.PYRAMID, Where.PYRAMID_AND_TUCKED, Where.ADJACENT, Where.TUCKED_HERE),
    Counted.CIRCLES: (Where.PYRAMID,),
    Counted.INFINITE_GEMS: _ON_CARDS,
    Counted.GEMS: (Where.PYRAMID, Where.STORED_HERE, Where.SCREEN),
    Counted.SETS: (Where.PYRAMID,),
    Counted.LEVEL: (Where.ITSELF,),
    Counted.SCIENCE: _ON_CARDS,
    Counted.MAGIC: _ON_CARDS,
    Counted.DEFENSE: _ON_CARDS,
    Counted.POWER: _ON_CARDS,
    Counted.MAGIC_BONUS: _ON_CARDS,
    Counted.CIRCLE_BONUS: _ON_CARDS,
    Counted.ATTACK: (Where.SCREEN,),
}
"""Where each thing can be counted."""

HAS_COLOR = frozenset({Counted.CIRCLES, Counted.INFINITE_GEMS, Counted.GEMS, Counted.CIRCLE_BONUS})
"""What can be counted in one color."""

HAS_LEVEL = frozenset(
    {
        (Counted.CIRCLES, Where.PYRAMID),
        *((counted, Where.PYRAMID) for counted, places in PLACES_COUNTED.items() if places == _ON_CARDS),
        (Counted.CARDS, Where.PYRAMID),
    }
)
"""What can be counted on one level. A circle is on the level of its upper card, a token on that of its card."""


@plain(is_sparse=True)
@attrs.frozen
class Quantity:
    """A number that a law counts: of what, where, and of which color, kind or level.

    It is always the law's own player whose cards and screen are looked at.

    >>> Quantity(Counted.CARDS, Where.ADJACENT, kind=CardKind.CHARACTER).kind
    CardKind.CHARACTER
    """

    counted: Annotated[Counted, Key("count")]
    """What is counted: cards; single-color circles, painted ones included; infinite gems; gems (stored on a card or
    left behind the screen); complete sets of a defense, a magic and a science token; the level of the law; or tokens of
    one kind. Power tokens are counted, not their points."""
    where: Where
    """Where it is counted: in the pyramid (visible cards, and what lies on them), in the pyramid with the tucked cards,
    on the cards adjacent to the law, here on the law, tucked here under the law, stored here on the law, left behind
    the screen, or (for the level) the law itself."""
    color: Color | None = None
    """Only those of this color are counted. It goes with circles, infinite gems, gems and circle bonuses."""
    kind: CardKind | None = None
    """Only characters, or only laws, are counted. It goes with cards."""
    level: Annotated[int, Between(1, 5)] | None = None
    """Only what lies on this level of the pyramid is counted; a circle has the level of its upper card."""

    @property
    def is_painted(self) -> bool:
        """Whether painting can change it: it counts circles, or gems behind the screen (C37)."""
        return self.counted is Counted.CIRCLES or (self.counted is Counted.GEMS and self.where is Where.SCREEN)
