"""The development phase: three rounds, in which cards are laid and then resolved one after the other (A6)."""

from __future__ import annotations

from functools import cache, lru_cache

from viceroy.engine import events as e
from viceroy.engine.actions import Action, DiscardForGems, LaidCard, Lay, Pass
from viceroy.engine.draft import Draft
from viceroy.engine.events import passed, round_started
from viceroy.engine.frame.decisions import Decision, Handler
from viceroy.engine.phases.lasting import ROUND_ENDED, TURN_ENDED, responses
from viceroy.engine.phases.placing import can_place, condition_holds
from viceroy.engine.phases.rewards import give_gems
from viceroy.engine.prompts import AskLay, AskPlace
from viceroy.engine.state import GameState, hidden, unused_infinite
from viceroy.engine.tasks import EndGame, GoOn, LetLawsRespond, ResolveNext, StartRound, StartTurn, seat_named_twice
from viceroy.errors import Refusal
from viceroy.errors import RefusalCode as Code
from viceroy.model.cards import LawCard
from viceroy.model.editions import ROUNDS, TURNS, DrawnCards, Replaced
from viceroy.model.laws import Placement
from viceroy.model.tokens import NO_GEMS, add_gems

# attributes of an enum class are slow to look up
NEXT_PHASE = DrawnCards.NEXT_PHASE
ASK_LAY = AskLay()
start_of_round = cache(StartRound)

# -- rounds (R6.1, R6.2, R6.12) ---------------------------------------------------------------------------------------


def start_round(draft: Draft, task: StartRound) -> None:
    """Begin a round with the seats that still play; the phase ends after three, or if all have passed (R6.12).

    Before that, laws respond to the end of the round before.
    """
    due = responses(draft, draft.rules.everybody, ROUND_ENDED) if task.round > 1 else ()
    if due:
        draft.push(LetLawsRespond(due), GoOn(task.round))
    else:
        _begin_round(draft, task)


def go_on(draft: Draft, task: GoOn) -> None:
    """Begin a round, or end the phase, when the laws have responded to what is over."""
    if task.to_round is None:
        _end_phase(draft)
    else:
        _begin_round(draft, start_of_round(task.to_round))


def _begin_round(draft: Draft, task: StartRound) -> None:
    everybody = draft.rules.everybody
    if task.round == 1:
        for seat in everybody:
            own = draft.seat(seat)
            own.plays, own.used_infinite = True, NO_GEMS  # C20
        seats = everybody
    else:
        seats = tuple([seat for seat in everybody if draft.seats[seat].plays])
    if not seats or task.round > ROUNDS:
        _end_turn(draft)
        return
    draft.round = task.round
    draft.emit(round_started, task.round, seats)
    draft.push(start_of_round(task.round + 1))
    draft.ask_all(ASK_LAY, seats)


def _end_turn(draft: Draft) -> None:
    """End the phase, when the laws have responded to the end of the turn."""
    due = responses(draft, draft.rules.everybody, TURN_ENDED)
    if due:
        draft.push(LetLawsRespond(due), GoOn(None))
    else:
        _end_phase(draft)


def _end_phase(draft: Draft) -> None:
    for seat in draft.rules.everybody:
        if draft.seats[seat].plays:
            draft.seat(seat).plays = False
    if draft.rules.edition.drawn_cards_playable is NEXT_PHASE:
        for seat in draft.rules.everybody:
            hand = draft.seats[seat].hand
            if any(card.fresh for card in hand):
                draft.seat(seat).hand = tuple([hidden(card.number, card.known_by) for card in hand])  # B7
    draft.round = 0
    draft.push(StartTurn(draft.turn + 1) if draft.turn < TURNS else EndGame())


# -- laying cards (R6.1, R6.3) ----------------------------------------------------------------------------------------


_lay = lru_cache(maxsize=4096)(Lay)
_pass, _ask_place = cache(Pass), lru_cache(maxsize=1024)(AskPlace)


def legal_lay(state: GameState, seat: int, task: AskLay) -> tuple[Action, ...]:
    """Return the cards that can be placed somewhere, those that can be discarded for gems, and a pass (C21)."""
    own, rules = state.seats[seat], state.rules
    cards = rules.card_set.by_number
    lays: list[Action] = [
        _lay(seat, held.number) for held in own.hand if not held.fresh and can_place(state, seat, cards[held.number])
    ]
    if rules.edition.discard_for_gems:
        lays += [DiscardForGems(seat, card.number) for card in own.hand]  # C46
    return (*lays, _pass(seat))


def _refuse_lay(state: GameState, action: Lay | DiscardForGems, task: AskLay) -> Refusal:
    seat, own = action.seat, state.seats[action.seat]
    if isinstance(action, DiscardForGems) and not state.rules.edition.discard_for_gems:
        return Refusal(Code.NO_SELLING, "B5", seat)
    if action.card not in own.numbers:
        rule = "R6.1" if isinstance(action, Lay) else "R6.3"
        return Refusal(Code.NOT_IN_HAND, rule, seat, (action.card,), own.numbers)
    card = state.rules.card(action.card)
    if can_place(state, seat, card):
        return Refusal(Code.DRAWN_THIS_PHASE, "B7", seat, (card.number,))
    if isinstance(card, LawCard):
        return _refuse_law(state, seat, card)
    purse = add_gems(own.gems, unused_infinite(own.pyramid, own.used_infinite))
    return Refusal(Code.NOWHERE_TO_PLACE, "C21", seat, card.cost(1), purse)


def _refuse_law(state: GameState, seat: int, law: LawCard) -> Refusal:
    if not condition_holds(state, seat, law):
        return Refusal(Code.CONDITION_FAILS, "C58", seat, (law.number,))
    gems = state.seats[seat].gems
    if law.price > sum(gems):
        return Refusal(Code.CANNOT_PAY, "C21", seat, (law.price,), gems)
    if law.placement is Placement.UNDER_CHARACTER:
        return Refusal(Code.NOT_A_CHARACTER, "L66", seat, (law.number,))
    if law.placement is Placement.IN_PLACE_OF_CARD and state.rules.edition.law_65_replaces is Replaced.FREE:
        return Refusal(Code.NOT_A_CARD_TO_REPLACE, "B29", seat, (law.number,))
    return Refusal(Code.WRONG_LEVEL, "R6.8", seat, law.on_levels or ())


def reveal_laid(draft: Draft, task: AskLay) -> None:
    """Reveal the laid cards, and resolve them in the order of their numbers (R6.1, R6.4)."""
    laid: list[tuple[int, int, bool]] = []
    for seat, action in enumerate(draft.sealed):
        if isinstance(action, (Lay, DiscardForGems)):
            laid.append((action.card, seat, isinstance(action, DiscardForGems)))
            draft.show(seat, action.card)
        elif action is not None:
            draft.seat(seat).plays = False  # R6.2
            draft.emit(passed, seat)
    if laid:
        laid.sort()  # characters and laws in one order (R9.2, C27, C45)
        cards = tuple([LaidCard(seat, number, discarded) for number, seat, discarded in laid])
        draft.emit(e.CardsLaid, cards)
        resolve(draft, cards)


def resolve_next(draft: Draft, task: ResolveNext) -> None:
    """Resolve the next card of the round."""
    resolve(draft, task.laid)


def resolve(draft: Draft, laid: tuple[LaidCard, ...]) -> None:
    """Resolve one card completely before the next (R6.4)."""
    seat, number, discarded = laid[0]
    if len(laid) > 1:
        draft.push(ResolveNext(laid[1:]))
    if discarded:
        own = draft.seat(seat)
        own.drop(number)
        draft.discard((number,))  # the seat still plays (R6.3, C46)
        draft.emit(e.CardsDiscarded, (number,))
        give_gems(draft, seat, draft.rules.edition.discard_for_gems)
    elif can_place(draft, seat, draft.card(number)):
        draft.ask(_ask_place(seat, number))
    else:
        own = draft.seat(seat)
        own.plays = False  # the seat counts as passed (C21)
        draft.emit(e.CardReturned, seat, number)
        draft.emit(passed, seat)


DECISIONS = (Decision(AskLay, (Lay, DiscardForGems, Pass), legal_lay, reveal_laid, _refuse_lay, sealed=True),)
HANDLERS = (
    Handler(StartRound, start_round),
    Handler(ResolveNext, resolve_next, seat_named_twice),
    Handler(GoOn, go_on),
)
