"""Views: what a seat or a spectator may know of a game (R2.4, C57)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile
from operator import attrgetter
from typing import Annotated, Any, NamedTuple

import attrs

from viceroy.engine.actions import Action, SeatNumber, Slot
from viceroy.engine.events import (
    CardDrawn,
    CardPutBack,
    CardsLookedAt,
    CharactersDealt,
    Event,
    GemsReturned,
    LawsDealt,
    Row,
    ScreenSeen,
)
from viceroy.engine.prompts import AskPaint, AskTuckTaken
from viceroy.engine.reducer import legal_actions, no_state
from viceroy.engine.state import GameState, HiddenCard, Packed, Rules, Seat, Snapshot, Standing, short_repr, table_text
from viceroy.engine.tasks import Task, TuckTakenCards
from viceroy.errors import as_whole, check_type, whole_number
from viceroy.model.cards import Card, CardNumber
from viceroy.model.pyramid import Pyramid
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import Color, Gems
from viceroy.scoring.painting import Paint
from viceroy.values import Key, Omitted, Value


@attrs.frozen
class SeenCard(Value):
    """A card in a hand or on a deck, as a seat sees it: `number` is None if the seat knows only the back.

    `known_by` are the other seats that know the card, as far as this seat can be sure: the one that has put it back on
    a deck, or all if it has lain open. It is empty for a back in another hand. `fresh` is set for own cards only: drawn
    in this phase, and not to be played in it (B7).
    """

    kind: CardKind
    """Its kind, which the back shows."""
    number: Annotated[CardNumber | None, Key("card")] = None
    """Its number, or null where only its back is known."""
    known_by: tuple[SeatNumber, ...] = ()
    """The seats that know the card, beside the owner of the hand, the lowest first."""
    fresh: bool = False
    """Of own cards only: whether it was drawn in this development phase, and may not be played in it (B7)."""

    def __reduce__(self) -> Packed:
        return SeenCard, (self.kind, self.number, self.known_by, self.fresh)


@attrs.frozen
class DeckView(Value):
    """A deck: its size, and the cards on its top and at its bottom that were looked at or put back (L70)."""

    size: int
    """How many cards it has."""
    top: tuple[SeenCard, ...] = ()
    """The cards on its top that somebody knows, the topmost first (L70)."""
    bottom: Annotated[tuple[SeenCard, ...], Omitted()] = ()
    """The cards at its bottom that somebody knows, the lowest first, if not all cards are known."""


@attrs.frozen
class SeatView(Value):
    """A player as a seat sees it.

    `gems` and `attack` of others are None until the screens come off (R2.4, R10.1). `has_chosen` says whether the
    player has made a choice that is still sealed.
    """

    hand: tuple[SeenCard, ...]
    """The cards of the hand: those that are known by number, then backs."""
    gems: Gems | None
    """The gems behind the screen, or null as long as they are hidden."""
    attack: int | None
    """How many are behind the screen, or null as long as they are hidden."""
    pyramid: Pyramid
    """The cards of the pyramid, level by level from the left."""
    used_infinite: Gems
    """The infinite gems that have paid in this development phase (R7.10)."""
    auction: Standing
    """Where the player stands in the auctions of this turn: in, has_card, passed, or skips (L69)."""
    won: CardNumber | None
    """The number of the card taken in the auction that is under way, or null."""
    plays: bool
    """Whether the player may still lay cards in this development phase."""
    skips_next: bool
    """Whether the player takes no part in the next auction phase (L69)."""
    paints: tuple[Paint, ...]
    """The sections that the player has painted."""
    finished: bool
    """Whether the player is done painting."""
    has_chosen: bool
    """Whether the player has made a choice that is not revealed yet."""


@attrs.frozen
class HiddenTuck(Value):
    """Another seat may tuck a card that it has drawn, and that is secret (L78)."""

    seat: SeatNumber
    """Who may tuck."""
    kind: CardKind
    """The kind of the card, which its back shows."""


class UnseenTaken(NamedTuple):
    """A card that a seat took in secret: only its kind is known (L78)."""

    seat: SeatNumber
    kind: CardKind


@attrs.frozen
class HiddenTucks(Value):
    """Seats that may later tuck secret cards that they have drawn, with the kinds of these cards (L78)."""

    taken: tuple[UnseenTaken, ...]
    """Whose cards, and of which kind."""


SeenTask = Task | HiddenTuck | HiddenTucks


@attrs.frozen
class GameView(Snapshot):
    """A game as a seat may know it; `seat` is None for a spectator.

    Fields are named as in `GameState`. The auction deck is only a size. `owes` are the seats that must choose now,
    `legal` the legal actions of this seat, and `chosen` is its own sealed choice.
    """

    rules: Rules
    """The edition, the cards, and who plays."""
    seat: SeatNumber | None
    """Whose view this is, or null for a spectator."""
    seats: tuple[SeatView, ...]
    """The players in the order of the table."""
    bank: Gems
    """The gems in the bank."""
    tasks: tuple[SeenTask, ...]
    """What is still to happen, the next last; empty when the game is over."""
    turn: int
    """The turn, 1 to 12; 0 during the setup."""
    auction: int
    """The auction that is under way, 1 to 3; 0 if none is."""
    round: int
    """The round of the development phase that is under way, 1 to 3; 0 if none is."""
    bases: Row
    """The cards at the bases of the auction row."""
    tips: Row
    """The cards at the tips of the auction row."""
    auction_deck: int
    """How many cards it has."""
    reserve_deck: DeckView
    """What may be known of it."""
    law_deck: DeckView
    """What may be known of it."""
    virtual_done: tuple[bool, ...]
    """For each virtual opponent, whether it acts no more this turn (R12.2)."""
    discarded: tuple[CardNumber, ...]
    """The numbers of all cards that have left the game, the lowest first."""
    owes: tuple[SeatNumber, ...]
    """The seats that owe a choice now."""
    legal: tuple[Action, ...]
    """All that this seat may do now."""
    chosen: Action | None
    """What this seat has chosen and not yet revealed, or null."""
    auction_top: Annotated[tuple[SeenCard, ...], Omitted()] = ()
    """The cards on top of the auction deck that somebody has looked at, the topmost first."""
    auction_bottom: Annotated[tuple[SeenCard, ...], Omitted()] = ()
    """The cards at its bottom that somebody has looked at, the lowest first, if not all cards are known."""

    def __repr__(self) -> str:
        return short_repr(self, " of a spectator" if self.seat is None else f" of seat {self.seat}", self.owes)

    def __str__(self) -> str:
        """Return the table as this seat sees it: what it does not know is a question mark, or the back of a card."""
        viewer = "a spectator" if self.seat is None else self.rules.players[self.seat]
        sizes = self.auction_deck, self.reserve_deck.size, self.law_deck.size
        return table_text(self, f"; as seen by {viewer}", self.owes, sizes)

    @property
    def prompt(self) -> SeenTask | None:
        """The prompt that is due, None if the game is over."""
        return self.tasks[-1] if self.tasks else None

    @property
    def decks(self) -> tuple[DeckView, DeckView, DeckView]:
        """The auction deck, the reserve deck and the law deck, with what may be known of them."""
        auction = DeckView(self.auction_deck, self.auction_top, self.auction_bottom)
        return auction, self.reserve_deck, self.law_deck


def card_in_row(table: GameState | GameView, color: Color, slot: Slot) -> int | None:
    """Return the card at the base or the tip of a color in the auction row, None for an empty slot."""
    return (table.bases if slot is Slot.BASE else table.tips)[color.position]


def asked_card(view: GameView) -> Card | None:
    """Return the card that the prompt of a view is about: the one it names, or the one at its place."""
    task: Any = view.prompt
    number = getattr(task, "card", getattr(task, "law", None))
    if number is None and hasattr(task, "place"):
        placed = view.seats[task.seat].pyramid.at.get(task.place)
        number = placed and placed.card.number
    return None if number is None else view.rules.card(number)


def view(state: GameState, seat: int | None) -> GameView:
    """Return the view of a seat; None is a spectator, who sees what is public (R2.4, C57).

    Raises `ValueError` if there is no such seat, and `TypeError` if `state` is not a `GameState`.

    >>> from viceroy.sessions.new_game import new_game
    >>> seen = view(new_game(2, seed=7), 1)
    >>> [(len(held.hand), held.gems is None) for held in seen.seats]
    [(2, True), (2, False)]
    """
    if not isinstance(state, GameState):
        raise no_state(state)
    seat = check_seat(state, seat)
    auction = _deck_view(state, state.auction_deck, seat)
    return GameView(
        rules=state.rules,
        seat=seat,
        seats=tuple(_seat_view(state, other, seat) for other in state.rules.everybody),
        bank=state.bank,
        tasks=tuple(_seen_task(state, task, seat) for task in state.tasks),
        turn=state.turn,
        auction=state.auction,
        round=state.round,
        bases=state.bases,
        tips=state.tips,
        auction_deck=len(state.auction_deck),
        reserve_deck=_deck_view(state, state.reserve_deck, seat),
        law_deck=_deck_view(state, state.law_deck, seat),
        virtual_done=state.virtual_done,
        discarded=state.discarded,
        owes=state.to_act,
        legal=() if seat is None else legal_actions(state, seat),
        chosen=None if seat is None else state.sealed[seat],
        auction_top=auction.top,
        auction_bottom=auction.bottom,
    )


def unveiled(state: GameState) -> GameView:
    """Return a view that hides nothing, as of somebody who walks around the table: for pictures of a whole state.

    >>> from viceroy.sessions.new_game import new_game
    >>> [seat.gems is None for seat in unveiled(new_game(2, seed=7)).seats]
    [False, False]
    """
    seats = tuple(_seat_view(state, seat, seat) for seat in state.rules.everybody)
    return attrs.evolve(view(state, None), seats=seats, tasks=state.tasks)


def check_seat(state: GameState, seat: int | None) -> int | None:
    """Return a seat as an int, None for a spectator; raises `ValueError` if there is no such seat."""
    number = as_whole(seat)
    if seat is not None and number not in state.rules.everybody:
        raise ValueError(f"no seat {seat!r}; the seats are {', '.join(map(str, state.rules.everybody))}")
    return number


def screens_are_off(state: GameState) -> bool:
    """Whether all may see gems and attack tokens, because the last turn is over (R10.1)."""
    return state.is_over or isinstance(state.task, AskPaint)


def _seat_view(state: GameState, owner: int, seat: int | None) -> SeatView:
    held = state.seats[owner]
    open_to_seat = owner == seat or screens_are_off(state)
    return SeatView(
        hand=_own_hand(state, held) if owner == seat else _other_hand(state, held, seat),
        gems=held.gems if open_to_seat else None,
        attack=held.attack if open_to_seat else None,
        pyramid=held.pyramid,
        used_infinite=held.used_infinite,
        auction=held.auction,
        won=held.won,
        plays=held.plays,
        skips_next=held.skips_next,
        paints=held.paints,
        finished=held.finished,
        has_chosen=state.sealed[owner] is not None,
    )


# -- cards ------------------------------------------------------------------------------------------------------------


def _own_hand(state: GameState, held: Seat) -> tuple[SeenCard, ...]:
    return tuple(SeenCard(_kind(state, card), card.number, card.known_by, card.fresh) for card in held.hand)


def _other_hand(state: GameState, held: Seat, seat: int | None) -> tuple[SeenCard, ...]:
    """Return a hand in an order that reveals nothing: known cards by number, then backs by kind.

    A back does not say who else knows it: when cards leave the hand, those that stay would reveal which ones left.
    """
    seen = [_seen(state, card) if _knows(state, card, seat) else SeenCard(_kind(state, card)) for card in held.hand]
    return tuple(sorted(seen, key=_order))


def _order(card: SeenCard) -> tuple[bool, int, CardKind]:
    return card.number is None, card.number or 0, card.kind


def _deck_view(state: GameState, deck: tuple[HiddenCard, ...], seat: int | None) -> DeckView:
    top = tuple(takewhile(_KNOWN_BY, reversed(deck)))
    bottom = takewhile(_KNOWN_BY, deck[: len(deck) - len(top)])
    return DeckView(len(deck), *(tuple([_in_deck(state, card, seat) for card in cards]) for cards in (top, bottom)))


_KNOWN_BY = attrgetter("known_by")


def _in_deck(state: GameState, card: HiddenCard, seat: int | None) -> SeenCard:
    everybody = state.rules.everybody
    lay_open = card.known_by == everybody and len(everybody) > 1  # else a single seat has put it back
    known = lay_open or seat in card.known_by
    return _seen(state, card) if known else SeenCard(_kind(state, card), None, card.known_by)


def _knows(state: GameState, card: HiddenCard, seat: int | None) -> bool:
    """Whether a seat knows a card of another hand; a spectator knows what has lain open."""
    return card.known_by == state.rules.everybody if seat is None else seat in card.known_by


def _seen(state: GameState, card: HiddenCard) -> SeenCard:
    return SeenCard(_kind(state, card), card.number, card.known_by)


def _kind(state: GameState, card: HiddenCard) -> CardKind:
    return state.rules.card(card.number).kind


# -- tasks and events -------------------------------------------------------------------------------------------------


def _seen_task(state: GameState, task: Task, seat: int | None) -> SeenTask:
    """Return a task without secret cards: those drawn that a law may tuck, the only secrets in tasks (L78)."""
    match task:
        case AskTuckTaken(owner, card) if not _knows_taken(state, owner, card, seat):
            return HiddenTuck(owner, state.rules.card(card).kind)
        case TuckTakenCards(taken) if not all(_knows_taken(state, *pair, seat) for pair in taken):
            return HiddenTucks(tuple(UnseenTaken(owner, state.rules.card(card).kind) for owner, card in taken))
        case _:
            return task


def _knows_taken(state: GameState, owner: int, number: int, seat: int | None) -> bool:
    held = next(card for card in state.seats[owner].hand if card.number == number)
    return owner == seat or _knows(state, held, seat)


def seen_by(event: Event, seat: int | None) -> Event:
    """Return an event as a seat may see it; None is a spectator, who sees what is public (R2.4).

    >>> from viceroy.model.laws import Deck
    >>> seen_by(CardDrawn(0, Deck.LAWS, 70), 1)
    CardDrawn(seat=0, deck=Deck.LAWS, card=None, end=DeckEnd.TOP)
    """
    match event:
        case GemsReturned(owner) if owner != seat:
            return GemsReturned(owner, None)
        case CharactersDealt(owner, count) if owner != seat:
            return CharactersDealt(owner, count, None)
        case LawsDealt(owner, count) if owner != seat:
            return LawsDealt(owner, count, None)
        case CardDrawn(owner, deck) if owner != seat:
            return CardDrawn(owner, deck, None, event.end)
        case CardPutBack(owner, deck) if owner != seat:
            return CardPutBack(owner, deck, None, event.end)
        case CardsLookedAt(owner, looked_at, count) if owner != seat:
            return CardsLookedAt(owner, looked_at, count, None, event.end)
        case ScreenSeen(owner, other) if owner != seat:
            return ScreenSeen(owner, other, None, None)
        case _:
            return event


def events_for(events: Iterable[Event], seat: int | None) -> tuple[Event, ...]:
    """Return events as a seat may see them; None is a spectator.

    >>> from viceroy.model.laws import Deck
    >>> events_for([CardDrawn(0, Deck.LAWS, 70)], None)
    (CardDrawn(seat=0, deck=Deck.LAWS, card=None, end=DeckEnd.TOP),)
    """
    check_type(events, Iterable, "events")
    seat = None if seat is None else whole_number(seat, "an int or None for seat")
    return tuple(seen_by(event, seat) for event in events)
