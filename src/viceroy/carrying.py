"""What a card leaves on its place when it is played, and how much may lie on it and under it.

Rule 1: read off the card's effects, never off its number: a law of any set is treated as what it says. Rule 2: pure
questions about one card; nothing here knows a sheet or a game.
"""

from __future__ import annotations

from typing import TypeGuard

from viceroy.cards import AnyCard, Card, CardSet, CharacterCard, DescribedCard, LawCard
from viceroy.effects import (
    CardKind,
    ChooseOne,
    DoubleTokens,
    Gain,
    Placement,
    Response,
    Reward,
    StoreGems,
    TuckFreeCard,
    TuckFromHand,
)


def offers(law: LawCard) -> tuple[tuple[Reward, ...], ...]:
    """Return the choices that a law offers, each as its options in the order of the card (L71)."""
    return tuple(effect.options for effect in law.on_play if isinstance(effect, ChooseOne))


def gains(law: LawCard) -> tuple[Reward, ...]:
    """Return what a law gives without a choice."""
    return tuple(effect.reward for effect in law.on_play if isinstance(effect, Gain))


def lies_under_characters(card: AnyCard) -> TypeGuard[LawCard]:
    """Whether a card is a law that has no place of its own (L66)."""
    return isinstance(card, LawCard) and card.placement is Placement.UNDER_CHARACTER


def doublings(card: AnyCard, tucked: tuple[Card, ...]) -> int:
    """Return how often the cards tucked under a card double the tokens on it: under a character only (L66)."""
    if not isinstance(card, CharacterCard):
        return 0
    laws = filter(lies_under_characters, tucked)
    return sum(isinstance(effect, DoubleTokens) for law in laws for effect in law.on_play)


def most_tucked(card: AnyCard) -> int | None:
    """Return how many cards may lie under a card, None where any number may.

    Only a law that says how many it tucks has a limit: one for each free card (L74), and what it takes from the hand.
    A law in place of another card keeps what lay under that one (L65).
    """
    if not isinstance(card, LawCard) or card.placement is Placement.IN_PLACE_OF_CARD:
        return None
    if any(whenever.may is Response.TUCK_HERE for whenever in card.whenever):  # L78
        return None
    tucking = [effect for effect in card.on_play if isinstance(effect, (TuckFromHand, TuckFreeCard))]
    limits = [effect.up_to if isinstance(effect, TuckFromHand) else 1 for effect in tucking]
    numbers = [limit for limit in limits if limit is not None]
    return sum(numbers) if numbers and len(numbers) == len(limits) else None


def most_stored(card: AnyCard, card_set: CardSet | None) -> int | None:
    """Return how many gems may be stored on a card, None where any number may: on a law of no set.

    A law stores what its effects say (L76). One that takes over what lay on another card (L65, L74) may carry what
    any law of the set stores besides; a described card needs no set.
    """
    if isinstance(card, DescribedCard):
        return None if card.kind is CardKind.LAW else 0
    if isinstance(card, CharacterCard):
        return 0
    if card.placement is Placement.IN_PLACE_OF_CARD or any(isinstance(effect, TuckFreeCard) for effect in card.on_play):
        laws = card_set.laws if card_set else ()
        return _stores(card) + max(map(_stores, laws), default=0)
    return _stores(card)


def _stores(law: LawCard) -> int:
    return sum(effect.up_to for effect in law.on_play if isinstance(effect, StoreGems))
