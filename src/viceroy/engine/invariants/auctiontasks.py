"""Tasks of the auction phase: whether each can be done as it stands (A5, A12)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from viceroy.engine import prompts as q
from viceroy.engine import tasks as t
from viceroy.engine.draft import row_cards
from viceroy.engine.phases.auction import PASS_INCOME
from viceroy.engine.state import AUCTIONS, GameState, Standing
from viceroy.model.editions import PassTiming, ThirdAuction
from viceroy.model.tokens import COLORS

Words = Iterator[str]


def _standing(state: GameState, seats: tuple[int, ...], wanted: Standing) -> Words:
    yield from (f"seat {seat} is not {wanted}" for seat in seats if state.seats[seat].auction is not wanted)
    if len(set(seats)) < len(seats):
        yield "a seat twice"


def _start_auction(state: GameState, task: t.StartAuction) -> Words:
    if task.auction != state.auction + 1 or task.auction > AUCTIONS:
        yield f"auction {task.auction} after auction {state.auction} (R5.8)"


def _end_auctions(state: GameState, task: t.EndAuctionPhase) -> Words:
    if state.auction != AUCTIONS:
        yield f"the phase ends after auction {state.auction} (R5.8)"
    if any(seat.auction is Standing.IN for seat in state.seats):
        yield "a seat without a card has not passed (R5.10)"


def _conclude(state: GameState, task: t.ConcludeAuction) -> Words:
    yield from _standing(state, task.waiting, Standing.PASSED)
    if task.waiting and not _income_waits(state):
        yield "passers have taken their gems before (C9)"


def _income_waits(state: GameState) -> bool:
    """Whether passers take their gems after the bids are settled (C9, C10)."""
    edition = state.rules.edition
    merged = state.auction == AUCTIONS and edition.third_auction_passes is ThirdAuction.MERGED
    return merged or edition.pass_income_timing is PassTiming.AFTER_BIDS


def _finish(state: GameState, task: t.FinishAuction) -> Words:
    if task.seats != tuple(sorted(set(task.seats))) or not task.seats:
        yield "those who took part are told once, in the order of seats"
    outside = [index for index in state.rules.everybody if index not in task.seats]
    for index in outside:
        if state.seats[index].auction is Standing.IN or state.seats[index].won is not None:
            yield f"seat {index} took part (R5.1)"
    if any(state.seats[index].auction is Standing.SKIPS for index in task.seats):
        yield "a seat that skips took part (L69)"
    if not 0 <= task.unmatched <= state.rules.virtual_opponents:
        yield f"{task.unmatched} discards for virtual opponents (R12.5)"
    yield from _one_part_each(state, task)


def _one_part_each(state: GameState, task: t.FinishAuction) -> Words:
    """Who is still in has bid a gem, or an attack token, and not both (R5.1)."""
    parts: list[int] = []
    for other in state.tasks:
        match other:
            case t.EvaluateBids(bids):
                parts += [seat for seat, _ in bids]
            case t.TakeByAttack(seats):
                parts += seats
            case q.AskAttackCard(seat):
                parts.append(seat)
    if len(set(parts)) < len(parts) or not set(parts) <= set(task.seats):
        yield "each seat that took part did one thing (R5.1)"
    still_in = [index for index, seat in enumerate(state.seats) if seat.auction is Standing.IN]
    if any(isinstance(other, t.EvaluateBids) for other in state.tasks) and set(still_in) != set(parts):
        yield f"of the seats that are in, {still_in}, each has bid (R5.1)"


def _evaluate(state: GameState, task: t.EvaluateBids) -> Words:
    if list(task.bids) != sorted(set(task.bids)) or len({seat for seat, _ in task.bids}) < len(task.bids):
        yield "one bid a seat, in the order of seats (R5.1)"
    yield from _standing(state, tuple(seat for seat, _ in task.bids), Standing.IN)
    active = [opponent for opponent, done in enumerate(state.virtual_done) if not done]
    if [opponent for opponent, _ in task.virtual] != active:
        yield f"the virtual opponents {active} drew a gem (R12.2)"
    yield from _counts(state, task)


def _counts(state: GameState, task: t.EvaluateBids) -> Words:
    """The cards at the reveal are those that lie there, and those that attackers have taken since."""
    taken = len([seat for seat in state.seats if seat.won is not None])
    left = [(state.bases[i] is not None) + (state.tips[i] is not None) for i in range(len(COLORS))]
    if len(task.cards) != len(left) or any(not now <= then <= 2 for now, then in zip(left, task.cards, strict=True)):
        yield "other cards were in the row (R5.14)"
        return
    if sum(task.cards) - sum(left) != taken:
        yield f"attackers have taken {taken} cards (R5.14)"
    if any(not task.cards[color.position] for _, color in task.bids):
        yield "a bid on a color without a card (R5.2)"
    unmatched = sum(not task.cards[color.position] for _, color in task.virtual)
    if any(isinstance(other, t.FinishAuction) and other.unmatched != unmatched for other in state.tasks):
        yield f"draws of virtual opponents without a card: {unmatched} (R12.5)"


def _return_bids(state: GameState, task: t.ReturnBids) -> Words:
    evaluated = state.tasks[2]
    if not isinstance(evaluated, t.EvaluateBids) or task.colors != tuple(color for _, color in evaluated.bids):
        yield "the gems that were bid are returned (R5.4)"


def _attackers(state: GameState, task: t.TakeByAttack) -> Words:
    yield from _standing(state, task.seats, Standing.IN)
    if not task.seats:
        yield "nobody to take a card (R5.14)"


def _attack_card(state: GameState, task: q.AskAttackCard) -> Words:
    yield from _standing(state, (task.seat,), Standing.IN)
    yield from row_card(state, task)


def row_card(state: GameState, task: q.AskAttackCard | q.AskRowCard) -> Words:
    """Yield what is wrong where a card of the row is to be taken."""
    if not row_cards(state):
        yield "no card lies in the auction row"


def _row_discard(state: GameState, task: q.AskRowDiscard) -> Words:
    if len(row_cards(state)) < 2:
        yield "there is no choice of cards to discard (R12.5)"
    if not state.rules.virtual_opponents:
        yield "there is no virtual opponent to discard for (R12.5)"


def _claims(state: GameState, task: q.AskClaims) -> Words:
    yield from _standing(state, tuple(seat for group in task.groups for seat in group.seats), Standing.IN)
    colors = [group.color for group in task.groups]
    if colors != [color for color in COLORS if color in colors] or not colors:
        yield "each color is claimed once, in the order of colors (C5)"
    opponents = [group.virtual for group in task.groups if group.virtual is not None]
    active = [opponent for opponent, done in enumerate(state.virtual_done) if not done]
    if len(set(opponents)) < len(opponents) or not set(opponents) <= set(active):
        yield "each virtual opponent that acts bids once (R12.2)"
    for group in task.groups:
        if state.bases[group.color.position] is None or state.tips[group.color.position] is None:
            yield f"no two cards lie at {group.color} (C5)"
        if not 1 <= len(group.seats) <= (2 if group.virtual is None else 1):
            yield f"as many bidders as cards claim at {group.color} (R5.6)"
        if group.seats != tuple(sorted(group.seats)):
            yield "bidders stand in the order of seats"


def income(state: GameState, task: t.MoreGems | q.AskGems) -> Words:
    """Yield what is wrong with gems that a passer is to take (R5.17)."""
    yield from _standing(state, (task.seat,), Standing.PASSED)
    science = sum(placed.tokens.science for placed in state.seats[task.seat].pyramid.cards)
    if task.count != PASS_INCOME + science:
        yield f"seat {task.seat} passes for {PASS_INCOME + science} gems (R5.17)"
    due = [other.seat for other in state.tasks if isinstance(other, t.MoreGems | q.AskGems)]
    if due.count(task.seat) > 1:
        yield f"seat {task.seat} passes twice (R5.20)"
    if isinstance(state.tasks[0], t.StartAuction) and not _income_waits(state):
        yield "passers have taken their gems before (C9)"


def _discards(state: GameState, task: t.DiscardForVirtual) -> Words:
    due = [other.seat for other in state.tasks if isinstance(other, t.DiscardForVirtual | q.AskRowDiscard)]
    if len(due) > state.rules.virtual_opponents or len(set(due)) > 1:
        yield "one seat discards a card for each virtual opponent (R12.5)"


AUCTION_CHECKS: dict[type, Callable[[GameState, Any], Words]] = {
    q.AskClaims: _claims,
    q.AskAttackCard: _attack_card,
    q.AskRowDiscard: _row_discard,
    t.StartAuction: _start_auction,
    t.MoreGems: income,
    t.TakeByAttack: _attackers,
    t.ReturnBids: _return_bids,
    t.EvaluateBids: _evaluate,
    t.FinishAuction: _finish,
    t.DiscardForVirtual: _discards,
    t.ConcludeAuction: _conclude,
    t.EndAuctionPhase: _end_auctions,
}
"""What each task of the auction phase must say."""
