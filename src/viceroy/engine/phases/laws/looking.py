"""Looking: at cards at an end of a deck, to keep some, and behind a screen.

Cards that are looked at stay in their deck, known to the player who looks, until they are kept or put back. Where the
choice is secret, nobody else knows any longer which of them lies where, as with cards that are put back (L70).
"""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from viceroy.engine import events as e
from viceroy.engine import prompts as q
from viceroy.engine.actions import Action, KeepCard, LookBehind, PutBack
from viceroy.engine.draft import Draft
from viceroy.engine.frame.decisions import Decision
from viceroy.engine.phases.rewards import card_taken, draw, is_fresh
from viceroy.engine.state import GameState, HiddenCard
from viceroy.engine.tasks import RunEffects
from viceroy.errors import Refusal
from viceroy.errors import RefusalCode as Code
from viceroy.model.laws import Deck, DeckEnd, Look, LookedDeck

TOP = DeckEnd.TOP

# -- cards at an end of a deck ----------------------------------------------------------------------------------------


def look(draft: Draft, seat: int, effect: Look) -> None:
    """Look at cards at an end of a deck, as many as there are; all of them are drawn if all are kept."""
    deck, end, cards = effect.deck, effect.end, _cards(draft, effect.deck)
    count = min(effect.cards, len(cards))
    if not count:
        return
    if effect.keep >= count:
        draw(draft, seat, (Deck(deck.value),) * count, end)
        return
    task = q.AskKeep(seat, deck, count, effect.keep, effect.rest, end)
    seen = [
        HiddenCard(card.number, (seat,) if count > 1 else _with(card.known_by, seat))
        for card in _at_the_end(draft, task)
    ]
    _put(draft, deck, (*cards[:-count], *seen) if end is TOP else (*seen, *cards[count:]))
    numbers = tuple([card.number for card in seen])
    draft.emit(e.CardsLookedAt, seat, deck, count, numbers[::-1] if end is TOP else numbers, end)
    _go_on(draft, task)


def _cards(table: GameState | Draft, deck: LookedDeck) -> tuple[HiddenCard, ...]:
    cards: tuple[HiddenCard, ...] = getattr(table, deck.value)
    return cards


def _at_the_end(table: GameState | Draft, task: q.AskKeep | q.AskArrange) -> tuple[HiddenCard, ...]:
    """Return the cards that a prompt is about, the lowest first."""
    cards = _cards(table, task.deck)
    return cards[-task.cards :] if task.end is TOP else cards[: task.cards]


def _put(draft: Draft, deck: LookedDeck, cards: tuple[HiddenCard, ...]) -> None:
    setattr(draft, deck.value, cards)


def _with(known_by: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple(sorted({*known_by, seat}))


def _go_on(draft: Draft, task: q.AskKeep) -> None:
    """Ask for the next card to keep; then let the others be put back, which takes no choice if it is only one."""
    if task.keep:
        draft.push(task)
        return
    draft.emit(e.RestPutBack, task.seat, task.deck, task.cards, task.rest)
    others = q.AskArrange(task.seat, task.deck, task.cards, task.rest, task.end)
    if task.cards > 1:
        draft.push(others)
    else:
        _put_back_last(draft, others)


def legal_keep(state: GameState, seat: int, task: q.AskKeep) -> tuple[Action, ...]:
    """Return every card that is looked at."""
    return tuple([KeepCard(seat, number) for number in looked_at(state, task)])


def looked_at(state: GameState, task: q.AskKeep | q.AskArrange) -> tuple[int, ...]:
    """Return the numbers of the cards that a prompt is about, the lowest first."""
    return tuple(sorted([card.number for card in _at_the_end(state, task)]))


def _keep_faults(state: GameState, task: q.AskKeep) -> Iterator[str]:
    if not 1 <= task.keep < task.cards or task.deck is LookedDeck.AUCTION or not _looks(state, task):
        yield f"seat {task.seat} does not look at {task.cards} cards of that deck (L70)"


def _arrange_faults(state: GameState, task: q.AskArrange) -> Iterator[str]:
    if task.cards < 2 or not _looks(state, task):
        yield f"seat {task.seat} does not look at {task.cards} cards of that deck (L70)"


def _looks(state: GameState, task: q.AskKeep | q.AskArrange) -> bool:
    """Whether the cards at that end of a deck are known to a seat alone."""
    seen = _at_the_end(state, task)
    return len(seen) == task.cards and all(card.known_by == (task.seat,) for card in seen)


def apply_keep(draft: Draft, action: KeepCard, task: q.AskKeep) -> None:
    """Take the card into the hand, as a card that is drawn (R7.3, L78)."""
    cards = _cards(draft, task.deck)
    _put(draft, task.deck, tuple([card for card in cards if card.number != action.card]))
    draft.seat(action.seat).add(HiddenCard(action.card, (), is_fresh(draft)))
    draft.emit(e.CardDrawn, action.seat, Deck(task.deck.value), action.card, task.end)
    _go_on(draft, attrs.evolve(task, cards=task.cards - 1, keep=task.keep - 1))
    card_taken(draft, (action.seat, action.card))


def _refuse_not_looked_at(state: GameState, action: KeepCard | PutBack, task: q.AskKeep | q.AskArrange) -> Refusal:
    return Refusal(Code.NOT_LOOKED_AT, "L70", action.seat, (action.card,), looked_at(state, task))


def legal_arrange(state: GameState, seat: int, task: q.AskArrange) -> tuple[Action, ...]:
    """Return every card that is not put back yet."""
    return tuple([PutBack(seat, number) for number in looked_at(state, task)])


def apply_arrange(draft: Draft, action: PutBack, task: q.AskArrange) -> None:
    """Put the card back: on the deck, so that the last one is the top card, or under it, so that the last is lowest."""
    _put_back(draft, task, action.card)
    left = attrs.evolve(task, cards=task.cards - 1)
    if left.cards > 1:
        draft.ask(left)
    else:
        _put_back_last(draft, left)


def _put_back_last(draft: Draft, task: q.AskArrange) -> None:
    """Put the only card that is left back."""
    _put_back(draft, task, _at_the_end(draft, task)[0].number)


def _put_back(draft: Draft, task: q.AskArrange, number: int) -> None:
    """Put one of the cards behind the others of them at their end, or to the other end of the deck."""
    cards = _cards(draft, task.deck)
    at = next(index for index, card in enumerate(cards) if card.number == number)
    others = (*cards[:at], *cards[at + 1 :])
    if task.end is task.rest:
        to = len(cards) - task.cards if task.end is TOP else task.cards - 1
    else:
        to = len(others) if task.rest is TOP else 0
    _put(draft, task.deck, (*others[:to], cards[at], *others[to:]))


# -- behind a screen (R2.4) -------------------------------------------------------------------------------------------


def look_behind(draft: Draft, task: RunEffects) -> None:
    """Look behind the screen of another player: the only one, or one of the player's choice."""
    others = [seat for seat in draft.rules.everybody if seat != task.seat]
    if not others:
        draft.emit(e.NoEffect, task.seat, task.law)
    elif len(others) == 1:
        _see(draft, task.seat, others[0])
    else:
        draft.ask(q.AskScreen(task.seat))


def legal_screen(state: GameState, seat: int, task: q.AskScreen) -> tuple[Action, ...]:
    """Return every other player."""
    return tuple([LookBehind(seat, other) for other in state.rules.everybody if other != seat])


def apply_screen(draft: Draft, action: LookBehind, task: q.AskScreen) -> None:
    """Look; what is seen is in the event for that player, and nowhere in the state."""
    _see(draft, action.seat, action.other)


def _refuse_screen(state: GameState, action: LookBehind, task: q.AskScreen) -> Refusal:
    others = tuple([seat for seat in state.rules.everybody if seat != action.seat])
    return Refusal(Code.NOT_ANOTHER_PLAYER, "R2.4", action.seat, (action.other,), others)


def _see(draft: Draft, seat: int, other: int) -> None:
    seen = draft.seats[other]
    draft.emit(e.ScreenSeen, seat, other, seen.gems, seen.attack)


DECISIONS = (
    Decision(
        q.AskKeep,
        (KeepCard,),
        legal_keep,
        apply_keep,
        _refuse_not_looked_at,
        due=lambda task: task.keep,
        faults=_keep_faults,
    ),
    Decision(
        q.AskArrange,
        (PutBack,),
        legal_arrange,
        apply_arrange,
        _refuse_not_looked_at,
        due=lambda task: task.cards,
        faults=_arrange_faults,
    ),
    Decision(q.AskScreen, (LookBehind,), legal_screen, apply_screen, _refuse_screen),
)
