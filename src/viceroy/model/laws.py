"""The law language: what a law counts and what it does, as a syntax tree."""

from typing import Annotated, Literal

import attrs

from viceroy.model.tokens import NO_TOKENS, Color, Tokens
from viceroy.values import Alone, Between, Items, Key, Named, plain

MOST = 99
"""Of anything that a card gives, counts or asks for, there are at most so many."""

Amount = Annotated[int, Between(1, MOST)]
Points = Annotated[int, Between(-MOST, MOST)]

# -- what a card gives --------------------------------------------------------------------------------------------


@attrs.frozen
class Reward:
    """One reward row of a character, or one option of a law (A7).

    `gems` of any colors (R7.1), `draw` cards (R7.3), `attack` tokens (R7.7), `tokens` that lie on the card (R7.2,
    R7.4-R7.6, R7.8) and at most one infinite gem (R7.9): its color, or `"any"` where the player chooses it.

    >>> Reward(gems=5).gems
    5
    """

    gems: int = 0
    draw: int = 0
    attack: int = 0
    tokens: Tokens = NO_TOKENS
    infinite_gem: Color | Literal["any"] | None = None


# -- what is counted ----------------------------------------------------------------------------------------------


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
    """Where a quantity counts, always in the pyramid or behind the screen of the law's own player."""

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
"""Where each thing can be counted. The first line of what a law may say; the schema says the same."""

HAS_COLOR = frozenset({Counted.CIRCLES, Counted.INFINITE_GEMS, Counted.GEMS, Counted.CIRCLE_BONUS})
"""What may be counted of one color only."""

HAS_LEVEL = frozenset(
    {
        (Counted.CIRCLES, Where.PYRAMID),
        *((counted, Where.PYRAMID) for counted, places in PLACES_COUNTED.items() if places == _ON_CARDS),
        (Counted.CARDS, Where.PYRAMID),
    }
)
"""What may be counted on one level only: a circle has the level of its upper card, a token that of its card."""


@plain(is_sparse=True)
@attrs.frozen
class Quantity:
    """A number that a law reads off the game: what is counted, where, and of which color, kind or level.

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
        """Whether painting can change it: the count of circles, and the gems left (C37)."""
        return self.counted is Counted.CIRCLES or (self.counted is Counted.GEMS and self.where is Where.SCREEN)


# -- points at the end of the game (R11.3) ------------------------------------------------------------------------


@plain(title="a points clause", is_sparse=True)
@attrs.frozen
class PointsPer:
    """Points for each of what is counted, or for every few of it.

    >>> PointsPer(2, Quantity(Counted.GEMS, Where.STORED_HERE), up_to=8).of(3), PointsPer(
    ...     4, Quantity(Counted.CIRCLES, Where.PYRAMID), every=2
    ... ).of(5)
    (6, 8)
    """

    points: Points
    """How many points, from -99 to 99, but not 0; at least 1 where painting changes what is counted."""
    per: Quantity
    """What is counted."""
    every: Amount = 1
    """The points are for every so many of it, 1 by default; what is left over counts nothing."""
    up_to: Amount | None = None
    """The points are counted at most so many times; without this, there is no limit."""

    def of(self, count: int) -> int:
        """Return the points for a count of the quantity."""
        times = count // self.every
        return self.points * (times if self.up_to is None else min(times, self.up_to))


@plain(title="a points clause by level")
@attrs.frozen
class PointsByLevel:
    """Points by the level on which the law lies (R6.8)."""

    by_level: tuple[Points, Points, Points, Points]
    """The points for level 1, 2, 3 and 4, in that order; each from -99 to 99."""


@plain(title="a points clause for the most")
@attrs.frozen
class PointsForMost:
    """Points if you have at least 1 of what is counted, and no other player has more; equal players all get them.

    The quantity is never what lies only at the law, nor what painting changes: how one player paints must not depend
    on how another does (C38).
    """

    points: Points
    """How many points, from -99 to 99, but not 0."""
    most: Quantity
    """What is compared between the players: never what lies only at the law, nor what painting changes."""


PointsClause = PointsPer | PointsByLevel | PointsForMost
"""What a law is worth at the end of the game."""


# -- what happens when a law is played ----------------------------------------------------------------------------


class Placement(Named):
    """Where a law may be played."""

    NORMAL = "normal"  # at any open place of levels 1 to 4, as any law (R6.8)
    IN_PLACE_OF_CARD = "in_place_of_card"  # in place of a card of your pyramid, which goes back to your hand (L65)
    UNDER_CHARACTER = "under_character"  # tucked under one of your characters (L66)


class Deck(Named):
    """A deck that cards are drawn from (R7.3)."""

    LAWS = "law_deck"
    RESERVE = "reserve_deck"


@attrs.frozen
class DeckHolds:
    """If fewer than so many cards are left in that deck, nothing happens when the law is played (R13.3, C58)."""

    deck: Deck
    """The law deck, or the reserve deck of characters."""
    cards: Amount
    """How many cards it must hold."""


@attrs.frozen
class Gain:
    """Take this reward."""

    reward: Annotated[Reward, Alone()]


@attrs.frozen
class ChooseOne:
    """Take one of these rewards; you choose. One that can give nothing may be chosen too (L73)."""

    options: Annotated[tuple[Reward, ...], Items(2), Alone()]


@attrs.frozen
class Draw:
    """Draw cards from this deck, as many as there are (L70)."""

    deck: Deck
    """The law deck, or the reserve deck of characters."""
    cards: Amount
    """How many cards."""


@plain(key="put_back")
@attrs.frozen
class PutBackCards:
    """Put cards of your hand on top of the deck of their kind, in an order you choose (L70)."""

    deck: Deck
    """The law deck, or the reserve deck of characters."""
    cards: Amount
    """How many cards."""


@plain(is_sparse=True)
@attrs.frozen
class TuckFromHand:
    """Tuck cards of your hand under this law, as many as you like or `up_to` a number (L72)."""

    up_to: Amount | None = None
    """The most cards; any number if this is left out."""


@attrs.frozen
class TuckFreeCard:
    """Tuck a free card of your pyramid under this law; what lies on it moves onto the law (L74, C30)."""


@attrs.frozen
class StoreGems:
    """Put gems from behind your screen on this law, where they stay (L76)."""

    up_to: Amount
    """The most gems."""


@attrs.frozen
class SwapTokens:
    """You may swap a token with another player, and pay that player gems for it (L67)."""

    pay: Annotated[int, Between(0, MOST)]
    """How many gems, of any colors, the other player gets."""


@attrs.frozen
class TakeFromRow:
    """Take a character of the auction row into your hand; the reserve deck fills the gap (L69)."""


@attrs.frozen
class SkipNextAuction:
    """Take no part in the next auction phase (L69)."""


@attrs.frozen
class DoubleTokens:
    """Double each token on the character that this law lies under (L66)."""


Effect = (
    Gain
    | ChooseOne
    | Draw
    | PutBackCards
    | TuckFromHand
    | TuckFreeCard
    | StoreGems
    | SwapTokens
    | TakeFromRow
    | SkipNextAuction
    | DoubleTokens
)
"""One thing that happens when a law is played; its key is the name of its class."""


class Trigger(Named):
    """What a law in the pyramid waits for."""

    CARD_TAKEN = "card_taken"  # a card came into the hand: won, drawn or taken (L78)


class Response(Named):
    """What the player may then do."""

    TUCK_HERE = "tuck_here"  # tuck that card under the law


@plain(title="a rule")
@attrs.frozen
class Whenever:
    """What you may do each time something happens, while the law lies visible in your pyramid (L78, C32)."""

    event: Trigger
    """`card_taken`: a card came into your hand, won, drawn or taken."""
    may: Response
    """`tuck_here`: you may tuck that card under this law."""
