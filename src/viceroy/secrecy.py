"""Secrecy: which events hold something that not all may know, and what the others see of them (R2.4).

Rule 1: one table of secrets, in one place. Rule 2: it cuts what is secret out of a fact, and never adds to it.
"""

from __future__ import annotations

from collections.abc import Iterable

from viceroy.events import CardDrawn, CardPutBack, CharactersDealt, Event, GemsReturned, LawsDealt


def seen_by(event: Event, seat: int | None) -> Event:
    """Return an event as a seat may see it; seat None is a spectator, who sees what is public (R2.4).

    >>> from viceroy.effects import Deck
    >>> seen_by(CardDrawn(0, Deck.LAWS, 70), 1)
    CardDrawn(seat=0, deck=Deck.LAWS, card=None)
    """
    match event:
        case GemsReturned(owner) if owner != seat:
            return GemsReturned(owner, None)
        case CharactersDealt(owner, count) if owner != seat:
            return CharactersDealt(owner, count, None)
        case LawsDealt(owner, count) if owner != seat:
            return LawsDealt(owner, count, None)
        case CardDrawn(owner, deck) if owner != seat:
            return CardDrawn(owner, deck, None)
        case CardPutBack(owner, deck) if owner != seat:
            return CardPutBack(owner, deck, None)
        case _:
            return event


def events_for(events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
    """Return events as a seat may see them; seat None is a spectator.

    >>> from viceroy.effects import Deck
    >>> events_for([CardDrawn(0, Deck.LAWS, 70)], None)
    (CardDrawn(seat=0, deck=Deck.LAWS, card=None),)
    """
    return tuple(seen_by(event, seat) for event in events)
