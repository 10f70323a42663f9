"""Invariants: what a state must satisfy so that the game can go on to its end without an exception.

Checked are the conservation of gems and cards, the geometry of pyramids, numbers and seats in range, and that the tasks
can be executed in the order of the stack. What a single task relies on, its decision or its handler says. It is not
checked that play can reach a state: a game from somebody who is not trusted travels as a record, which is replayed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import attrs

from viceroy.engine import prompts as q
from viceroy.engine import tasks as t
from viceroy.engine.actions import OfSeat
from viceroy.engine.phases.ending import paints_in_vain
from viceroy.engine.phases.setup import too_early
from viceroy.engine.reducer import DECISIONS, HANDLERS, legal_actions
from viceroy.engine.state import GameState, HiddenCard, Rules, Seat, seats_to_act, unused_infinite
from viceroy.engine.tasks import cards_of, seats_of
from viceroy.engine.views import SeatView
from viceroy.errors import Path, Problem, check_type, problem_at
from viceroy.model.cards import TOP_LEVEL, TOP_LEVEL_OF_LAWS, LawCard, lies_under_characters
from viceroy.model.editions import ROUNDS, TURNS
from viceroy.model.pyramid import Pyramid
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS, Gems, Tokens, gems_of
from viceroy.scoring.painting import gems_spent

__all__ = ["problems", "violations"]


def problems(state: GameState) -> tuple[str, ...]:
    """Return the messages of all violations of a state; empty for every state that play can reach."""
    check_type(state, GameState, "a GameState")
    return tuple(violation.message for violation in violations(state))


def violations(state: GameState) -> tuple[Problem, ...]:
    """Return all violations of a state, with their paths; empty for every state that play can reach.

    A state without violations plays on: each legal action leads to a state without violations, and after finitely many
    the game is over. What a check relies on is checked before it, so no exception is raised, whatever values of the
    right types a state holds.
    """
    return (
        tuple(_frame(state))
        or (*_gems(state), *_cards(state), *pyramid_violations(state.rules, state.seats), *_stack(state))
        or tuple(_tasks(state))
        or tuple(choice_violations(state))
    )


# -- seats and cards that exist ---------------------------------------------------------------------------------------


def _frame(state: GameState) -> Iterator[Problem]:
    """Yield where a state has other seats than its rules, or cards that are not in the set."""
    rules = state.rules
    due = {"seats": len(rules.players), "sealed": len(rules.players), "virtual_done": rules.virtual_opponents}
    for name, count in due.items():
        if len(getattr(state, name)) != count:
            yield problem_at((name,), f"{len(getattr(state, name))} {name}, not {count}")
    known = rules.card_set.by_number
    for path, numbers in _zones(state):
        for number in numbers:
            if number not in known:
                yield problem_at(path, f"card {number} is no card of the set")
    yield from foreign_parts(rules, state.seats, state.tasks)


def foreign_parts(rules: Rules, seats: Sequence[Seat | SeatView], tasks: Sequence[object]) -> Iterator[Problem]:
    """Yield cards in pyramids that differ from those of the set, and seats and cards of tasks that do not exist."""
    known = rules.card_set.by_number
    for index, seat in enumerate(seats):
        for at, placed in enumerate(seat.pyramid.cards):
            path = ("seats", index, "pyramid", at)
            if isinstance(placed.stored, int) or isinstance(placed.tucked, int):
                yield problem_at(path, "what lies on a card, and under it, is only counted")
            for card in (placed.card, *placed.tucked_cards):
                if card != known.get(card.number or 0, card):
                    yield problem_at(path, f"card {card.number} is another than that of the set")
    for index, task in enumerate(tasks):
        for seat_named in set(seats_of(task)) - set(rules.everybody):
            yield problem_at(("tasks", index), f"there is no seat {seat_named}")
        for number in set(cards_of(task)) - known.keys():
            yield problem_at(("tasks", index), f"card {number} is no card of the set")


# -- gems -------------------------------------------------------------------------------------------------------------


def _gems(state: GameState) -> Iterator[Problem]:
    """Yield where gems are lost or made, or where there are fewer than none."""
    due = state.rules.gems_of_each_color
    for color, counts in zip(COLORS, zip(*_gems_by_place(state), strict=True), strict=True):
        if sum(counts) != due:
            yield problem_at((), f"{sum(counts)} {color} gems in the game, not {due} (R8.2)")
        if min(counts) < 0:
            yield problem_at((), f"a negative number of {color} gems")
    for index, seat in enumerate(state.seats):
        if seat.attack < 0:
            yield problem_at(("seats", index, "attack"), f"seat {index} has {seat.attack} attack tokens")
        if min(*seat.used_infinite, *unused_infinite(seat.pyramid, seat.used_infinite)) < 0:
            what = f"seat {index} has used more infinite gems than it has (R7.10)"
            yield problem_at(("seats", index, "used_infinite"), what)


def _gems_by_place(state: GameState) -> Iterator[Gems]:
    yield state.bank
    for seat in state.seats:
        yield seat.gems
        yield seat.pyramid.infinite_gems
        yield gems_spent(seat.paints)
        yield from [placed.stored_gems for placed in seat.pyramid.cards]
    yield from [gems_of(task.colors) for task in state.tasks if isinstance(task, t.ReturnBids)]


# -- cards ------------------------------------------------------------------------------------------------------------


def _zones(state: GameState) -> Iterator[tuple[Path, list[int]]]:
    """Yield the numbers of the cards of each zone, with its path."""
    yield ("discarded",), [*state.discarded]
    yield ("bases",), [number for number in state.bases if number is not None]
    yield ("tips",), [number for number in state.tips if number is not None]
    for name, deck in _decks(state).items():
        yield (name,), [card.number for card in deck]
    for index, seat in enumerate(state.seats):
        yield ("seats", index, "hand"), [*seat.numbers]
        for at, placed in enumerate(seat.pyramid.cards):
            cards = (placed.card, *placed.tucked_cards)
            yield ("seats", index, "pyramid", at), [card.number or 0 for card in cards]


def _decks(state: GameState) -> dict[str, tuple[HiddenCard, ...]]:
    return {
        "auction_deck": state.auction_deck,
        "reserve_deck": state.reserve_deck,
        "law_deck": state.law_deck,
    }


def _cards(state: GameState) -> Iterator[Problem]:
    """Yield where cards are lost or doubled, lie in a zone of the other kind, or are known to impossible seats."""
    known, zones = state.rules.card_set.by_number, [*_zones(state)]
    found = Counter([number for _, numbers in zones for number in numbers])
    yield from (problem_at((), f"card {number} is in {times} zones") for number, times in found.items() if times > 1)
    yield from (problem_at((), f"card {number} is nowhere") for number in known.keys() - found)
    for path, numbers in zones:
        if path[-1] in ("discarded", "hand") and numbers != sorted(numbers):
            zone = "that left the game" if path == ("discarded",) else f"in the hand of seat {path[1]}"
            yield problem_at(path, f"the cards {zone} are not in the order of numbers")
        if path[0] in ("bases", "tips", *_decks(state)):
            kind = CardKind.LAW if path == ("law_deck",) else CardKind.CHARACTER
            for number in numbers:
                if known[number].kind is not kind:
                    yield problem_at(path, f"card {number} lies where each card is a {kind} (R2.7)")
    hands = [(("seats", index, "hand"), seat.hand) for index, seat in enumerate(state.seats)]
    for path, cards in (*[((name,), deck) for name, deck in _decks(state).items()], *hands):
        for card in cards:
            if list(card.known_by) != sorted(set(card.known_by) & set(state.rules.everybody)):
                yield problem_at(path, f"card {card.number}: known_by {card.known_by} is no list of seats in order")


# -- pyramids ---------------------------------------------------------------------------------------------------------


def pyramid_violations(rules: Rules, seats: Sequence[Seat | SeatView]) -> Iterator[Problem]:
    """Yield where cards cannot lie so (R3.1-R3.4, R6.8), and where tokens have impossible numbers."""
    for index, seat in enumerate(seats):
        path = ("seats", index, "pyramid")
        for what in _rows(seat.pyramid, contiguous=rules.edition.contiguous_rows):
            yield problem_at(path, f"seat {index}: {what}")
        for at, placed in enumerate(seat.pyramid.cards):
            (level, x), law = placed.place, isinstance(placed.card, LawCard)
            if not 1 <= level <= TOP_LEVEL:
                yield problem_at((*path, at), f"seat {index}: a card on level {level} (R3.1)")
            elif level > 1 and not all(place in seat.pyramid.at for place in placed.place.supports):
                yield problem_at((*path, at), f"seat {index}: nothing carries the card at {level}, {x} (R3.3)")
            if law and (level > TOP_LEVEL_OF_LAWS or lies_under_characters(placed.card)):
                yield problem_at(
                    (*path, at), f"seat {index}: law {placed.card.number} lies at {level}, {x} (R6.8, L66)"
                )
            if not _are_possible(placed.tokens):
                yield problem_at((*path, at), f"seat {index}: impossible tokens at {level}, {x}")


def _rows(pyramid: Pyramid, *, contiguous: bool) -> Iterator[str]:
    if len(pyramid.at) != len(pyramid.cards):
        yield "two cards at one place"
    for level in range(1, TOP_LEVEL + 1):
        row = [x for other, x in pyramid.at if other == level]
        if row and (contiguous or level == 1) and max(row) - min(row) >= len(row):
            yield f"a gap on level {level} (R3.4)"


def _are_possible(tokens: Tokens) -> bool:
    values = (*tokens.power, *tokens.magic_bonus, *[bonus.value for bonus in tokens.circle_bonus])
    return min((1, *values)) == 1 and min(tokens.science, tokens.magic, tokens.defense) >= 0


# -- the stack: what may wait for what --------------------------------------------------------------------------------

_OF_CARD = (t.RunEffects, t.GrantReward, t.LetOthers, t.GrantInfinite, t.MoreDraws, q.AskColor)
"""Tasks that wait until a card is completely resolved."""
_BIDS_OPEN = (t.EvaluateBids, t.ReturnBids, t.TakeByAttack, t.MoreGems)
"""Tasks that wait between the reveal of bids and the award of cards, the last first."""
_IN_AUCTION = (q.AskAttackCard, q.AskRowDiscard, q.AskClaims)
"""Prompts that come up only in an auction."""


def _stack(state: GameState) -> Iterator[Problem]:
    """Yield where counters are out of range, or do not fit the tasks (R4.1, R4.2, R5.8, R6.1)."""
    turn, auction, round_ = state.turn, state.auction, state.round
    auctions = state.rules.edition.auctions_per_turn
    if not (0 <= turn <= TURNS and 0 <= auction <= auctions and 0 <= round_ <= ROUNDS):
        yield problem_at((), f"there is no turn {turn}, auction {auction}, round {round_} (R4.1, R5.8, R6.1)")
    elif not _is_stack(state):
        names = " ".join([type(task).__name__ for task in state.tasks])
        yield problem_at(("tasks",), f"the tasks {names} cannot wait for each other in this phase (R4.2)")


def _is_stack(state: GameState) -> bool:
    if not state.tasks:
        return state.turn == TURNS and not state.auction and not state.round
    *waiting, prompt = state.tasks
    if not isinstance(prompt, q.Prompt):
        return False
    if isinstance(prompt, q.AskTuckTaken):  # which comes up amid other choices (L78)
        for kinds in (t.TuckTakenCards, (q.AskKeep, q.AskArrange)):
            if waiting and isinstance(waiting[-1], kinds):
                waiting.pop()
    if not state.turn:
        return not state.auction and not state.round and _is_setup(prompt, waiting)
    if state.auction:
        return not state.round and _is_auction(state, prompt, waiting)
    return _is_development(state, prompt, waiting)


def _is_setup(prompt: q.Prompt, waiting: list[t.Task]) -> bool:
    match prompt, waiting:
        case (q.AskReturn(), [t.DealCharacters()]) | (q.AskStart(), []):  # R2.3, R2.5
            return True
        case q.AskDraw(), [t.StartTurn(1), *draws]:  # C1
            return _follow(draws, t.MoreDraws)
        case ((q.AskGems() | q.AskColor() | q.AskOwnGem()), [t.MakeDecks(), *rewards]):  # R2.6
            return _follow(rewards, t.GrantReward, (q.AskColor, t.GrantInfinite))
        case _:
            return False


def _is_auction(state: GameState, prompt: q.Prompt, waiting: list[t.Task]) -> bool:
    match prompt, waiting:
        case q.AskBids(), []:
            return True
        case ((q.AskTuckTaken() | q.AskRowDiscard()), [t.ConcludeAuction(), *discards]):  # L78, R12.5
            return _follow(discards, t.DiscardForVirtual)
        case ((q.AskGems() | q.AskAttackCard() | q.AskClaims()), [t.ConcludeAuction(), t.FinishAuction(), *others]):
            return _follow(others, *_BIDS_OPEN)  # R5.14, C5, C9
        case q.AskGems(), [(t.StartAuction() | t.EndAuctionPhase()) as task, *gems]:  # C10
            last = state.rules.edition.auctions_per_turn
            follows = isinstance(task, t.EndAuctionPhase) or task.auction == state.auction + 1 <= last
            return follows and _follow(gems, t.MoreGems)
        case _:
            return False


def _is_development(state: GameState, prompt: q.Prompt, waiting: list[t.Task]) -> bool:
    """Whether tasks fit the development phase or the end of the game."""
    match prompt, waiting:
        case q.AskPaint(), []:  # R10.2
            return state.turn == TURNS and not state.round
        case q.AskLay(), [t.StartRound(number)]:
            return 0 < state.round == number - 1
        case _, [(t.StartRound(number) | t.GoOn(number)), *others]:  # R6.1
            # a card is resolved before the next one and before laws respond, and one at a time (R6.4)
            of_card = () if isinstance(prompt, q.AskPlace | q.AskUseLaw) else (_OF_CARD,)
            is_next = number == state.round + 1 or (state.round > 0 and number is None)
            is_asked = isinstance(prompt, q.Single) and not isinstance(prompt, _IN_AUCTION)
            return is_next and is_asked and _follow(others, (t.LetLawsRespond, t.ResolveNext), *of_card)
        case _:
            return False


def _follow(tasks: list[t.Task], *groups: type | tuple[type, ...]) -> bool:
    """Whether each task is of one of these groups of classes, and the groups follow each other."""
    ranks = [next((rank for rank, kinds in enumerate(groups) if isinstance(task, kinds)), -1) for task in tasks]
    return -1 not in ranks and ranks == sorted(ranks)


# -- whether each task can be executed --------------------------------------------------------------------------------


def _tasks(state: GameState) -> Iterator[Problem]:
    """Yield the tasks that cannot be executed when it is their turn."""
    yield from too_early(state)
    for index, task in enumerate(state.tasks):
        faults = (DECISIONS.get(type(task)) or HANDLERS[type(task)]).faults
        for what in (*_named(state, task), *_order(state, task, state.tasks[index + 1 :]), *faults(state, task)):
            yield problem_at(("tasks", index), what)
    yield from _waiting_cards(state)
    placed: list[Any] = [task for task in state.tasks if hasattr(task, "place")]
    if state.turn and len({(task.seat, task.place) for task in placed}) > 1:
        yield problem_at(("tasks",), "two cards are resolved at once (R6.4)")
    yield from paints_in_vain(state)


def _named(state: GameState, task: Any) -> Iterator[str]:
    """Yield what is wrong with the cards that a task names."""
    if hasattr(task, "place") and task.place not in state.seats[task.seat].pyramid.at:
        yield f"no card lies at {task.place.level}, {task.place.x}"
    if hasattr(task, "law") and not isinstance(state.rules.card_set.by_number.get(task.law), LawCard):
        yield f"card {task.law} is no law"


def _order(state: GameState, task: t.Task, above: tuple[t.Task, ...]) -> Iterator[str]:
    """Yield why a task cannot wait for those above it."""
    seats = seats_of(task)
    if isinstance(task, t.FinishAuction):
        took = {index for index, seat in enumerate(state.seats) if seat.won is not None}
        if not seats or not {seat for other in above for seat in seats_of(other)} | took <= set(seats):
            yield "other seats took part in the auction (R5.1)"
    if isinstance(task, t.ResolveNext) and (not seats or any(_plays_on(other, seats) for other in above)):
        yield "a seat has no card to resolve, or another one to resolve before (R6.1)"


def _plays_on(task: t.Task, laid: tuple[int, ...]) -> bool:
    """Whether a task lets a seat use its hand that has laid a card which still waits there."""
    match task:
        case t.MoreDraws() | q.AskGems() | q.AskDraw() | q.AskLose() | q.AskTuckTaken() | t.TuckTakenCards():
            return False  # what a law gives to others, or takes from them, is not this card
        case OfSeat(seat):
            return seat in laid
        case _:
            return not set(laid).isdisjoint(seats_of(task))


def _waiting_cards(state: GameState) -> Iterator[Problem]:
    """Yield cards that are to be placed or tucked, or were won, and are not in the hand, or twice."""
    waiting: list[int] = []
    for index, task in enumerate(state.tasks):
        match task:
            case q.AskPlace(seat, card):
                named = [(seat, card, True)]
            case t.ResolveNext(laid):
                named = [(seat, card, True) for seat, card, _ in laid]
            case q.AskTuckTaken(seat, card):
                named = [(seat, card, False)]
            case t.TuckTakenCards(taken):
                named = [(seat, card, False) for seat, card in taken]
            case t.FinishAuction():
                named = [(winner, own.won, True) for winner, own in enumerate(state.seats) if own.won is not None]
            case _:
                continue
        waiting += [card for _, card, _ in named]
        for seat, card, is_open in named:
            held = next((held for held in state.seats[seat].hand if held.number == card), None)
            if held is None or waiting.count(card) > 1:
                yield problem_at(("tasks", index), f"card {card} does not wait in the hand of seat {seat}")
            elif is_open and held.known_by != state.rules.everybody:
                yield problem_at(("tasks", index), f"not all know card {card} (R5.12, R6.1)")
    if not any(isinstance(task, t.FinishAuction) for task in state.tasks):
        for index, own in enumerate(state.seats):
            if own.won is not None:
                yield problem_at(("seats", index, "won"), f"seat {index} has won a card outside an auction (R5.12)")


# -- who owes a choice ------------------------------------------------------------------------------------------------


def choice_violations(state: GameState) -> Iterator[Problem]:
    """Yield where nobody can choose, and where a choice is sealed that is not asked for, or is not legal."""
    if state.tasks and not state.to_act:
        yield problem_at((), "nobody owes a choice in a game that is not over")
    for seat in state.to_act:
        if not legal_actions(state, seat):
            yield problem_at(("tasks", len(state.tasks) - 1), f"seat {seat} has nothing to choose")
    if not any(state.sealed):
        return
    task: Any = state.task
    decision = DECISIONS.get(type(task))
    asked = seats_to_act(attrs.evolve(state, sealed=(None,) * len(state.seats)))
    for seat, action in enumerate(state.sealed):
        if action is None:
            continue
        if decision is None or not decision.sealed:
            yield problem_at(("sealed", seat), "a sealed choice, and no prompt to all")
        elif seat not in asked:
            yield problem_at(("sealed", seat), f"seat {seat} is not asked")
        elif action not in decision.legal(state, seat, task):
            yield problem_at(("sealed", seat), f"the sealed choice of seat {seat} is not legal")
