"""Laws: rewards and effects when a law is played; its responses and continuous effects while it is visible."""

from collections.abc import Iterable
from typing import Annotated, ClassVar, Literal, get_args

import attrs

from viceroy.model.quantities import MOST, Amount, AnyQuantity, Condition, If, Levels, Whose, levels_of
from viceroy.model.tokens import NO_GEMS, NO_TOKENS, Color, Gems, Tokens
from viceroy.values import Alone, Between, Called, Items, Key, Named, Value, serialized

# -- rewards -----------------------------------------------------------------------------------------------------


@attrs.frozen
class Reward(Value):
    """A reward row of a character, or an option of a law (A7).

    >>> Reward(gems=5).gems
    5
    """

    gems: int = 0
    """How many gems, of any colors (R7.1)."""
    draw: int = 0
    """How many cards to draw (R7.3)."""
    attack: int = 0
    """How many attack tokens to take behind the screen (R7.7)."""
    tokens: Tokens = NO_TOKENS
    """The tokens to put on the card (R7.2, R7.4-R7.6, R7.8)."""
    infinite_gem: Color | Literal["any"] | None = None
    """The color of one, or that the player chooses it (R7.9)."""
    colored_gems: Gems = NO_GEMS
    """Gems of given colors, as many as the bank has (R5.19)."""


@attrs.frozen
class RewardPer(Value):
    """A reward that is given once for each of what is counted, or for every few of it; it has no infinite gem.

    >>> from viceroy.model.quantities import Counted, Quantity, Where
    >>> RewardPer(Reward(gems=2), Quantity(Counted.SCIENCE, Where.PYRAMID), every=2).of(5).gems
    4
    """

    reward: Reward
    per: AnyQuantity
    every: int = 1
    up_to: int | None = None

    def of(self, count: int) -> Reward:
        """Return the reward for a count: the single one, repeated at most 99 times (C43)."""
        times = count // self.every
        times = min(times, MOST if self.up_to is None else self.up_to)
        one, tokens, (blue, red, green, yellow) = self.reward, NO_TOKENS, self.reward.colored_gems
        for _ in range(times):
            tokens = tokens.with_more(one.tokens)
        colored = (blue * times, red * times, green * times, yellow * times)
        return Reward(one.gems * times, one.draw * times, one.attack * times, tokens, colored_gems=colored)


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


class DeckEnd(Named):
    """An end of a deck: where cards are drawn or looked at, and where they go."""

    TOP = "top"
    BOTTOM = "bottom"


FromEnd = Annotated[DeckEnd, Key("from")]
"""The end of a deck at which cards are drawn or looked at."""


@attrs.frozen
class DeckHolds(Value):
    """Nothing happens when the law is played if fewer cards than this are left in that deck (R13.3, C58)."""

    deck: Deck
    """The law deck, or the reserve deck of characters."""
    cards: Amount
    """How many cards it must hold."""


class Deed(Named):
    """What an effect does, as far as the rest of its law depends on it; its class names it as `deeds`."""

    DRAWS = "draws"  # cards always come into the hand
    TUCKS = "tucks"  # cards come under the law
    STORES = "stores"  # gems come onto the law
    TAKES_OVER = "takes_over"  # what lay on another card comes onto the law
    UNTUCKS = "untucks"  # cards come from under the law
    EMPTIES = "empties"  # gems are taken from the law
    MOVES = "moves"  # tokens come from one card of the pyramid onto another
    TURNS = "turns"  # tokens are turned over


@attrs.frozen
class Gain(Value):
    """Take this reward; with `per`, take it once for each of what is counted."""

    reward: Annotated[Reward | RewardPer, Alone()]


@attrs.frozen
class ChooseOne(Value):
    """Take one of these rewards; you choose. One that can give nothing may be chosen too (L73)."""

    options: Annotated[tuple[Reward, ...], Items(2), Alone()]


@serialized(is_sparse=True)
@attrs.frozen
class Draw(Value):
    """Draw cards from this deck, as many as there are (L70)."""

    deeds: ClassVar = (Deed.DRAWS,)

    deck: Deck
    """The law deck, or the reserve deck of characters."""
    cards: Amount
    """How many cards."""
    end: FromEnd = DeckEnd.TOP
    """From the top, or from the bottom; from the top if this is left out."""


@serialized(key="put_back", is_sparse=True)
@attrs.frozen
class PutBackCards(Value):
    """Put cards of your hand on top of the deck of their kind, or under it, in an order you choose (L70)."""

    deck: Deck
    """The law deck, or the reserve deck of characters."""
    cards: Amount
    """How many cards."""
    end: Annotated[DeckEnd, Key("to")] = DeckEnd.TOP
    """On top of the deck, or to the bottom, under it; on top if this is left out."""


@serialized(is_sparse=True)
@attrs.frozen
class TuckFromHand(Value):
    """Tuck cards of your hand under this law, as many as you like or `up_to` a number (L72, C64)."""

    deeds: ClassVar = (Deed.TUCKS,)

    up_to: Amount | None = None
    """The most cards; any number if this is left out."""


@attrs.frozen
class TuckFreeCard(Value):
    """Tuck a free card of your pyramid under this law; what lies on it moves onto the law (L74, C30, C64)."""

    deeds: ClassVar = (Deed.TUCKS, Deed.TAKES_OVER)


@attrs.frozen
class StoreGems(Value):
    """Put gems from behind your screen on this law, where they stay (L76)."""

    deeds: ClassVar = (Deed.STORES,)

    up_to: Amount
    """The most gems."""


@attrs.frozen
class SwapTokens(Value):
    """You may swap a token with another player, and pay that player gems for it (L67)."""

    pay: Annotated[int, Between(0, MOST)]
    """How many gems, of any colors, the other player gets."""


@attrs.frozen
class TakeFromRow(Value):
    """Take a character of the auction row into your hand; the reserve deck fills the gap (L69)."""

    deeds: ClassVar = (Deed.DRAWS,)


@attrs.frozen
class SkipNextAuction(Value):
    """Take no part in the next auction phase (L69)."""


@attrs.frozen
class DoubleTokens(Value):
    """Double each token on the character that this law lies under (L66)."""


class LookedDeck(Named):
    """A deck that a law may let its player look at."""

    LAWS = "law_deck"
    RESERVE = "reserve_deck"
    AUCTION = "auction_deck"


@serialized(is_sparse=True)
@attrs.frozen
class Look(Value):
    """Look at the top cards of a deck, keep some of them, and put the others back, in an order you choose (L70)."""

    deck: LookedDeck
    """The law deck, the reserve deck of characters, or the auction deck, of which no card can be kept."""
    cards: Amount
    """How many cards are looked at."""
    keep: Annotated[int, Between(0, MOST)]
    """How many of them come into the hand."""
    rest: DeckEnd
    """Where the others go: on top of the deck, or to the bottom, under it."""
    end: FromEnd = DeckEnd.TOP
    """At the top cards, or at those at the bottom; at the top cards if this is left out."""


@attrs.frozen
class LookBehindScreen(Value):
    """Choose another player, and look behind that player's screen; nobody else learns what is there (R2.4)."""


@serialized(key="if", is_sparse=True, example=("at_least",))
@attrs.frozen
class Conditional(Condition):
    """If something is so when it comes to this effect, these effects happen, else others or none."""

    then: "Annotated[tuple[Effect, ...], Items(1)]" = attrs.field(kw_only=True)
    """What happens if it is so."""
    otherwise: "Annotated[tuple[Effect, ...] | None, Items(1), Key('else')]" = attrs.field(default=None, kw_only=True)
    """What happens if it is not so."""


@attrs.frozen
class Choose(Value):
    """Choose one of these lists of effects; all of it happens then. Any of them may be chosen (L73)."""

    lists: "Annotated[tuple[EffectList, ...], Items(2), Alone()]"


GivenColors = Annotated[Gems, Called("colored_gems")]
"""Gems of given colors; colors of which there are none are not written."""
GivenTokens = Annotated[Tokens, Called("tokens")]
"""Science, magic and defense tokens; kinds of which there are none are not written."""


@serialized(is_sparse=True, example=("gems",))
@attrs.frozen
class Pay(Value):
    """You may pay this, all of it or nothing; if you do, these effects happen."""

    then: "Annotated[tuple[Effect, ...], Items(1), Key('for')]"
    """What happens when it is paid, one after the other."""
    gems: Amount = 0
    """How many gems of any colors, from behind your screen to the bank."""
    colored_gems: GivenColors = NO_GEMS
    """How many gems of given colors, from behind your screen to the bank."""
    cards: Amount = 0
    """How many cards of your hand, which leave the game."""
    tokens: GivenTokens = NO_TOKENS
    """Which tokens of your pyramid."""
    attack: Amount = 0
    """How many attack tokens from behind your screen."""
    tucked: Amount = 0
    """How many cards from under this law, which leave the game."""
    up_to: Amount = attrs.field(default=1, kw_only=True)
    """How many times you may pay at most; you are asked before each of them."""


@attrs.frozen
class MoveToken(Value):
    """You may move a token from one card of your pyramid to another."""

    deeds: ClassVar = (Deed.MOVES,)


@attrs.frozen
class TurnToken(Value):
    """You may turn a token over: science and magic are two sides, as are defense here and attack behind your screen."""

    deeds: ClassVar = (Deed.TURNS,)


@serialized(is_sparse=True)
@attrs.frozen
class Untuck(Value):
    """You may take cards from under this law back into your hand, as many as you like or `up_to` a number."""

    deeds: ClassVar = (Deed.UNTUCKS,)

    up_to: Amount | None = None
    """The most cards; any number if this is left out."""


@attrs.frozen
class TakeStored(Value):
    """Take all gems that are stored on this law back behind your screen."""

    deeds: ClassVar = (Deed.EMPTIES,)


@serialized(is_sparse=True, example=("gems",))
@attrs.frozen
class OthersGain(Value):
    """Each other player takes this, one after the other in table order."""

    gems: Amount = 0
    """How many gems of any colors; the other player chooses."""
    draw: Amount = 0
    """How many cards, each from a deck that the other player chooses."""
    attack: Amount = 0
    """How many attack tokens, behind the other player's screen."""
    colored_gems: GivenColors = NO_GEMS
    """How many gems of given colors, as many as the bank has."""
    with_fewer: AnyQuantity | None = attrs.field(default=None, kw_only=True)
    """Only those who have fewer of this than you."""
    with_more: AnyQuantity | None = attrs.field(default=None, kw_only=True)
    """Only those who have more of this than you."""

    @property
    def reward(self) -> Reward:
        """What each of them takes."""
        return Reward(self.gems, self.draw, self.attack, colored_gems=self.colored_gems)


@serialized(is_sparse=True)
@attrs.frozen
class OthersLose(Value):
    """Each other player gives gems to the bank, in table order; a player with fewer gives all of them."""

    gems: Amount
    """How many gems; the other player chooses their colors."""
    with_fewer: AnyQuantity | None = attrs.field(default=None, kw_only=True)
    """Only those who have fewer of this than you."""
    with_more: AnyQuantity | None = attrs.field(default=None, kw_only=True)
    """Only those who have more of this than you."""


Effect = (
    Gain | ChooseOne | Draw | PutBackCards | TuckFromHand | TuckFreeCard | StoreGems | SwapTokens | TakeFromRow
    | SkipNextAuction | DoubleTokens | Look | LookBehindScreen | Conditional | Choose | Pay | MoveToken | TurnToken
    | Untuck | TakeStored | OthersGain | OthersLose
)  # fmt: skip
"""One thing that happens when a law is played; its key is the name of its class."""

DECLINABLE = (TuckFromHand, StoreGems, SwapTokens, Pay, MoveToken, TurnToken, Untuck)
"""The effects that ask their player, who may decline, even where a law does not ask before."""


def deeds_of(effect: Effect | type) -> tuple[Deed, ...]:
    """Return the deeds of an effect, or of a class of effects."""
    if isinstance(effect, Pay):
        return (Deed.UNTUCKS,) if effect.tucked else ()
    return getattr(effect, "deeds", ())


def effects_that(*deeds: Deed) -> tuple[type, ...]:
    """Return the classes of effects that do one of several things.

    >>> effects_that(Deed.TAKES_OVER) == (TuckFreeCard,)
    True
    """
    return tuple(kind for kind in get_args(Effect) if not {*deeds}.isdisjoint(deeds_of(kind)))


EffectList = Annotated[tuple[Effect, ...], Items(1)]


def lists_in(effect: Effect) -> tuple[tuple[Effect, ...], ...]:
    """Return the lists of effects that an effect holds itself."""
    match effect:
        case Conditional():
            return (effect.then,) if effect.otherwise is None else (effect.then, effect.otherwise)
        case Choose(lists):
            return lists
        case Pay(then):
            return (then,)
        case _:
            return ()


def all_effects(effects: Iterable[Effect]) -> tuple[Effect, ...]:
    """Return effects, each with all those that it holds behind it, however deep."""
    held = [(effect, *(deeper for inner in lists_in(effect) for deeper in all_effects(inner))) for effect in effects]
    return tuple([deeper for inner in held for deeper in inner])


# -- what a law does as long as it lies there -------------------------------------------------------------------------


class Trigger(Named):
    """An event that a law in the pyramid responds to."""

    CARD_TAKEN = "card_taken"  # a card comes into the hand: won, drawn or taken (L78)
    CIRCLE_CLOSED = "circle_closed"  # a card that is played completes a single-color circle (R6.9)
    PASSED = "passed"  # a player has passed in an auction, or counts as having passed (R5.9, R5.10)
    ROUND_ENDED = "round_ended"  # a round of the development phase is over (R6.1)
    TURN_ENDED = "turn_ended"  # the development phase is over (R6.12)
    LAW_PLAYED = "law_played"  # a player has played a law (R6.8)
    CHARACTER_PLAYED = "character_played"  # a player has played a character (R6.5)


class Response(Named):
    """What the player may do at such an event."""

    TUCK_HERE = "tuck_here"  # tuck that card under the law


@serialized(title="a response", is_sparse=True, example=("do",))
@attrs.frozen
class Whenever(Value):
    """What happens each time something else does, while the law lies visible in your pyramid (L78, C32).

    One of `may`, `do` and `may_do`: `may` is for `card_taken` only, the other two are for all events.
    """

    event: Trigger
    """What the law responds to: card_taken, circle_closed, passed, round_ended, turn_ended, law_played or
    character_played."""
    whose: Whose | None = attrs.field(default=None, kw_only=True)
    """Who does it: mine (you yourself), opponents or everybody. Left out it is you, but with law_played the
    opponents. A round and a turn are everybody's."""
    color: Color | None = attrs.field(default=None, kw_only=True)
    """The law responds only to circles of this color. It goes with circle_closed."""
    section: Color | None = attrs.field(default=None, kw_only=True)
    """The law responds only to cards with a section of this color. It goes with law_played and character_played."""
    level: Levels | None = attrs.field(default=None, kw_only=True, converter=levels_of)
    """The law responds only to what is played on this level, or on one of a list of levels; a circle has the level of
    its upper card. It goes with circle_closed, law_played and character_played."""
    condition: If = attrs.field(default=None, kw_only=True)
    """What must be so when the law has its turn to respond; else nothing happens, and nobody is asked."""
    may: Response | None = None
    """`tuck_here`: you may tuck the card that you took under this law."""
    do: Annotated[tuple[Effect, ...], Items(1)] = ()
    """What happens then, one after the other."""
    may_do: Annotated[tuple[Effect, ...], Items(1)] = ()
    """What happens then, one after the other, if you like."""

    @property
    def of_whom(self) -> Whose:
        """Who does what the law responds to."""
        if self.whose is None:
            return Whose.OPPONENTS if self.event is Trigger.LAW_PLAYED else Whose.MINE
        return self.whose

    @property
    def effects(self) -> tuple[Effect, ...]:
        """What happens then, with or without a choice of the player."""
        return self.do or self.may_do


@serialized(key="cheaper", title="a lower cost", is_sparse=True)
@attrs.frozen
class LowerCost(Value):
    """Characters cost you fewer gems: of one color, or of colors that you choose (R6.6)."""

    by: Amount
    """How many gems fewer. A cost never falls below 0."""
    color: Color | None = None
    """Of which color the gems are; of any in the cost, as the player chooses, if this is left out."""
    level: Levels | None = attrs.field(default=None, converter=levels_of)
    """Only characters played on this level, or on one of a list of levels, cost less; on any level if this is left
    out."""
    condition: If = None
    """What must be so in your pyramid; else the cost is as without the law."""


class Occasion(Named):
    """What brings more gems."""

    PASS = "pass"  # to pass in an auction, or to count as having passed (R5.17)
    CIRCLE = "circle"  # to complete a single-color circle (R6.9)


@serialized(key="more_gems", title="more gems", is_sparse=True)
@attrs.frozen
class HigherIncome(Value):
    """You take more gems when you pass in an auction (R5.17), or more of its color for a circle (R6.9)."""

    on: Occasion
    """What brings more gems: pass or circle."""
    gems: Amount
    """How many gems more."""
    condition: If = None
    """What must be so in your pyramid; else it brings no more gems."""


Continuous = LowerCost | HigherIncome
"""What a law changes as long as it lies visible in the pyramid."""
