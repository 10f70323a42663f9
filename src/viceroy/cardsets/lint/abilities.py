"""What each effect of a law needs and may bring about: by this the checks know what can never be, and never happens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple, assert_never

import attrs

from viceroy.model.laws import (
    Choose,
    ChooseOne,
    Conditional,
    Continuous,
    Deck,
    DoubleTokens,
    Draw,
    Effect,
    Gain,
    HigherIncome,
    Look,
    LookBehindScreen,
    LowerCost,
    MoveToken,
    OthersGain,
    OthersLose,
    Pay,
    PutBackCards,
    Reward,
    SkipNextAuction,
    StoreGems,
    SwapTokens,
    TakeFromRow,
    TakeStored,
    TuckFreeCard,
    TuckFromHand,
    TurnToken,
    Untuck,
)
from viceroy.model.quantities import MOST
from viceroy.model.tokens import COLORS
from viceroy.values import Named


class Things(Named):
    """What an effect asks for, if not the cards of one deck."""

    GEMS = "gems"
    GEMS_OF_A_COLOR = "gems of one color"
    COST = "gems in a cost"
    CARDS = "cards"
    MAGIC = "magic and science tokens"
    DEFENSE = "attack and defense tokens"


class Need(NamedTuple):
    """How much an effect asks for: the number, of what, or of which deck, and the keys of the number."""

    number: int
    of: Things | Deck
    keys: tuple[str, ...]


_NO_CARDS: Mapping[Deck, int] = MappingProxyType({})


@attrs.frozen
class Ability:
    """What an effect needs and may bring about itself, without what the effects do that it holds."""

    needs: tuple[Need, ...] = ()
    """What it asks for."""
    rewards: tuple[Reward, ...] = ()
    """What the player of the law may get."""
    drawn: Mapping[Deck, int] = _NO_CARDS
    """The most cards of each deck that come into the hand."""
    tucks: bool = False
    """Whether cards come under the law."""
    stores: bool = False
    """Whether gems come onto the law."""
    takes_over: bool = False
    """Whether what lay on another card comes onto the law."""
    moves: bool = False
    """Whether tokens come from one card of the pyramid onto another."""
    turns: bool = False
    """Whether tokens are turned over."""
    untucks: bool = False
    """Whether cards come from under the law."""
    empties: bool = False
    """Whether gems are taken from the law."""


_NOTHING = Ability()


def ability_of(effect: Effect) -> Ability:
    """Return what an effect needs and may bring about.

    >>> ability_of(TakeFromRow()).drawn[Deck.RESERVE], ability_of(StoreGems(3)).stores
    (1, True)
    """
    match effect:
        case Gain(gained):
            reward, times = (gained, 1) if isinstance(gained, Reward) else (gained.reward, gained.up_to or MOST)
            return Ability(rewards=(reward,), drawn=_either(reward.draw * times))
        case ChooseOne(options):
            return Ability(rewards=options, drawn=_either(max(option.draw for option in options)))
        case Draw(deck, cards):
            return Ability((Need(cards, deck, ("cards",)),), drawn={deck: cards})
        case PutBackCards(deck, cards):
            return Ability((Need(cards, deck, ("cards",)),))
        case TakeFromRow():
            return Ability(drawn={Deck.RESERVE: 1})
        case TuckFromHand(up_to):
            return Ability(_up_to(up_to), tucks=True)
        case TuckFreeCard():
            return Ability(tucks=True, takes_over=True)
        case StoreGems(up_to):
            return Ability((Need(up_to, Things.GEMS, ("up_to",)),), stores=True)
        case Look(looked, cards, keep):
            decks = [deck for deck in Deck if deck.value == looked.value]  # no card of the auction deck is kept
            return Ability(tuple(Need(cards, deck, ("cards",)) for deck in decks), drawn=dict.fromkeys(decks, keep))
        case SwapTokens(pay):
            return Ability((Need(pay, Things.GEMS, ("pay",)),))
        case Pay():
            return Ability(tuple(need for need in _price(effect) if need.number))
        case MoveToken():
            return Ability(moves=True)
        case TurnToken():
            return Ability(turns=True)
        case Untuck(up_to):
            return Ability(_up_to(up_to), untucks=True)
        case TakeStored():
            return Ability(empties=True)
        case OthersGain():
            gems, attack = Need(effect.gems, Things.GEMS, ("gems",)), Need(effect.attack, Things.DEFENSE, ("attack",))
            return Ability((gems, attack, Need(effect.draw, Things.CARDS, ("draw",))), rewards=(effect.reward,))
        case OthersLose(lost):
            return Ability((Need(lost, Things.GEMS, ("gems",)),))
        case LookBehindScreen() | SkipNextAuction() | DoubleTokens() | Conditional() | Choose():
            return _NOTHING
        case _:
            assert_never(effect)


def need_of(change: Continuous) -> Need:
    """Return how much there must be of what a law changes as long as it lies there."""
    match change:
        case LowerCost(by):
            return Need(by, Things.COST, ("by",))
        case HigherIncome(_, gems):
            return Need(gems, Things.GEMS, ("gems",))
        case _:
            assert_never(change)


def _either(cards: int) -> dict[Deck, int]:
    """Return cards that are drawn from decks of the player's choice (R7.3)."""
    return dict.fromkeys(Deck, cards)


def _up_to(cards: int | None) -> tuple[Need, ...]:
    return () if cards is None else (Need(cards, Things.CARDS, ("up_to",)),)


def _price(pay: Pay) -> Iterator[Need]:
    yield Need(pay.gems, Things.GEMS, ("gems",))
    for color, gems in zip(COLORS, pay.colored_gems, strict=True):
        yield Need(gems, Things.GEMS_OF_A_COLOR, ("colored_gems", color))
    yield Need(pay.cards, Things.CARDS, ("cards",))
    yield Need(pay.tokens.science, Things.MAGIC, ("tokens", "science"))
    yield Need(pay.tokens.magic, Things.MAGIC, ("tokens", "magic"))
    yield Need(pay.tokens.defense, Things.DEFENSE, ("tokens", "defense"))
    yield Need(pay.attack, Things.DEFENSE, ("attack",))
