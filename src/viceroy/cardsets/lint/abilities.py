"""What each effect of a law needs and may bring about: by this the checks know what can never be, and never happens."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple, assert_never

import attrs

from viceroy.model.laws import (
    Choose,
    ChooseOne,
    Conditional,
    Deck,
    DoubleTokens,
    Draw,
    Effect,
    Gain,
    Look,
    LookBehindScreen,
    MoveToken,
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
from viceroy.model.tokens import Tokens
from viceroy.values import Named


class Things(Named):
    """What an effect asks for, if not the cards of one deck."""

    GEMS = "gems"
    CARDS = "cards"


class Need(NamedTuple):
    """How much an effect asks for: the key of the number, the number, and of what, or of which deck."""

    key: str
    number: int
    of: Things | Deck


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
            return Ability((Need("cards", cards, deck),), drawn={deck: cards})
        case PutBackCards(deck, cards):
            return Ability((Need("cards", cards, deck),))
        case TakeFromRow():
            return Ability(drawn={Deck.RESERVE: 1})
        case TuckFromHand(up_to):
            return Ability(() if up_to is None else (Need("up_to", up_to, Things.CARDS),), tucks=True)
        case TuckFreeCard():
            return Ability(tucks=True, takes_over=True)
        case StoreGems(up_to):
            return Ability((Need("up_to", up_to, Things.GEMS),), stores=True)
        case Look(looked, cards, keep):
            decks = [deck for deck in Deck if deck.value == looked.value]  # the auction deck lends its cards only
            return Ability(tuple(Need("cards", cards, deck) for deck in decks), drawn=dict.fromkeys(decks, keep))
        case SwapTokens(pay):
            return Ability((Need("pay", pay, Things.GEMS),))
        case Pay():
            asked = (Need("gems", effect.gems, Things.GEMS), Need("cards", effect.cards, Things.CARDS))
            return Ability(tuple(need for need in asked if need.number))
        case MoveToken():
            return Ability(takes_over=True)
        case TurnToken():
            return Ability(rewards=(Reward(attack=1, tokens=Tokens(science=1, magic=1, defense=1)),))
        case Untuck(up_to):
            return Ability(() if up_to is None else (Need("up_to", up_to, Things.CARDS),))
        case LookBehindScreen() | TakeStored() | SkipNextAuction() | DoubleTokens() | Conditional() | Choose():
            return _NOTHING
        case _:
            assert_never(effect)


def _either(cards: int) -> dict[Deck, int]:
    """Return cards that are drawn from decks of the player's choice (R7.3)."""
    return dict.fromkeys(Deck, cards)
