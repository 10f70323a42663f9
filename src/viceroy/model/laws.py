"""The law language as a syntax tree: quantities, points clauses and effects."""

from __future__ import annotations

from typing import Literal

import attrs

from viceroy.model.tokens import NO_TOKENS, Color, Tokens
from viceroy.values import Named

# -- rewards -----------------------------------------------------------------------------------------------------


@attrs.frozen
class Reward:
    """A reward row of a character, or an option of a law (A7).

    It gives `gems` of any colors (R7.1), `draw` cards (R7.3), `attack` tokens (R7.7), `tokens` that lie on the card
    (R7.2, R7.4-R7.6, R7.8) and at most one infinite gem (R7.9) of a color, or of `"any"` color that the player chooses.

    >>> Reward(gems=5).gems
    5
    """

    gems: int = 0
    draw: int = 0
    attack: int = 0
    tokens: Tokens = NO_TOKENS
    infinite_gem: Color | Literal["any"] | None = None


# -- quantities ----------------------------------------------------------------------------------------------------


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


@attrs.frozen
class Quantity:
    """A number that a law counts: of what, where, and of which color, kind or level.

    >>> Quantity(Counted.CARDS, Where.ADJACENT, kind=CardKind.CHARACTER).kind
    CardKind.CHARACTER
    """

    counted: Counted
    where: Where
    color: Color | None = None
    kind: CardKind | None = None
    level: int | None = None

    @property
    def is_painted(self) -> bool:
        """Whether painting can change it: it counts circles, or gems behind the screen (C37)."""
        return self.counted is Counted.CIRCLES or (self.counted is Counted.GEMS and self.where is Where.SCREEN)


# -- points at the end of the game (R11.3) ------------------------------------------------------------------------


@attrs.frozen
class PointsPer:
    """`points` for each `every` of a quantity, at most `up_to` times.

    >>> PointsPer(2, Quantity(Counted.GEMS, Where.STORED_HERE), up_to=8).of(3), PointsPer(
    ...     4, Quantity(Counted.CIRCLES, Where.PYRAMID), every=2
    ... ).of(5)
    (6, 8)
    """

    points: int
    per: Quantity
    every: int = 1
    up_to: int | None = None

    def of(self, count: int) -> int:
        """Return the points for a count of the quantity."""
        times = count // self.every
        return self.points * (times if self.up_to is None else min(times, self.up_to))


@attrs.frozen
class PointsByLevel:
    """Points by the level of the law, 1 to 4 (R6.8); level 1 comes first."""

    by_level: tuple[int, int, int, int]


@attrs.frozen
class PointsForMost:
    """`points` if the quantity is at least 1 and no other player has more; tied players all get them.

    Painting must not change the quantity: how one player paints cannot depend on how another does (C38).
    """

    points: int
    most: Quantity


PointsClause = PointsPer | PointsByLevel | PointsForMost


# -- what happens when a law is played ----------------------------------------------------------------------------


class Placement(Named):
    """Where a law may be played."""

    NORMAL = "normal"  # any available place on levels 1-4 (R6.8)
    IN_PLACE_OF_CARD = "in_place_of_card"  # in place of another card, which goes back to the hand (L65)
    UNDER_CHARACTER = "under_character"  # tucked under an own character (L66)


class Deck(Named):
    """The two decks that cards are drawn from (R7.3)."""

    LAWS = "law_deck"
    RESERVE = "reserve_deck"


@attrs.frozen
class DeckHolds:
    """A condition of the whole law: it has no effect unless the deck has at least `cards` cards (R13.3, C58)."""

    deck: Deck
    cards: int


@attrs.frozen
class Gain:
    """Take a reward."""

    reward: Reward


@attrs.frozen
class ChooseOne:
    """Choose one of several rewards, even one that gives nothing now (L73)."""

    options: tuple[Reward, ...]


@attrs.frozen
class DrawFrom:
    """Draw `cards` cards from a deck, or as many as it has (L70)."""

    deck: Deck
    cards: int


@attrs.frozen
class PutBackCards:
    """Put `cards` cards of the deck's kind from the hand on top of the deck, in any order (L70)."""

    deck: Deck
    cards: int


@attrs.frozen
class TuckFromHand:
    """Tuck any number of cards from the hand under this law, or at most `up_to` (L72)."""

    up_to: int | None = None


@attrs.frozen
class TuckFreeCard:
    """Tuck a free card of the pyramid under this law; what lies on it moves onto the law (L74, C30)."""


@attrs.frozen
class StoreGems:
    """Put up to `up_to` gems from behind the screen on this law (L76)."""

    up_to: int


@attrs.frozen
class SwapTokens:
    """Swap a token on an own card for one on a card of another player, who gets `pay` gems (L67)."""

    pay: int


@attrs.frozen
class TakeFromRow:
    """Take a character of the auction row into the hand, and refill its place from the reserve deck (L69)."""


@attrs.frozen
class SkipNextAuction:
    """Take no part in the next auction phase (L69)."""


@attrs.frozen
class DoubleTokens:
    """Double the tokens on the character that this law is tucked under (L66)."""


Effect = (
    Gain | ChooseOne | DrawFrom | PutBackCards | TuckFromHand | TuckFreeCard | StoreGems | SwapTokens | TakeFromRow
    | SkipNextAuction | DoubleTokens
)  # fmt: skip


class Trigger(Named):
    """An event that a law in the pyramid responds to."""

    CARD_TAKEN = "card_taken"  # a card comes into the hand: won, drawn or taken (L78)


class Response(Named):
    """What the player may do at such an event."""

    TUCK_HERE = "tuck_here"  # tuck that card under the law


@attrs.frozen
class Whenever:
    """While the law is visible in the pyramid, the player may do `may` each time `event` happens (L78, C32)."""

    event: Trigger
    may: Response
