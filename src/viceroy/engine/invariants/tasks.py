"""Tasks: whether each can be done as it stands; what several kinds hold is checked by the names of their fields."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, pairwise
from typing import Any, NamedTuple

import attrs

from viceroy.engine import prompts as q
from viceroy.engine import tasks as t
from viceroy.engine.draft import row_cards
from viceroy.engine.invariants.law_tasks import LAW_RULES, TaskRule, card_of, tasks_of
from viceroy.engine.invariants.table import Rule, Violation, violations_of
from viceroy.engine.phases.lasting import pass_income
from viceroy.engine.phases.placing import can_place
from viceroy.engine.phases.setup import FIRST_PLACE, STARTING_GEMS
from viceroy.engine.state import GameState, Standing
from viceroy.model.cards import TOP_LEVEL, CharacterCard
from viceroy.model.editions import AUCTIONS
from viceroy.model.laws import Reward
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS

_TASKS: tuple[type, ...] = t.Task.__args__
_PLACED = tuple(kind for kind in _TASKS if "place" in attrs.fields_dict(kind))
_INCOME, _TAKEN, _LAID = (t.MoreGems, q.AskGems), (q.AskTuckTaken, t.TuckTakenCards), (q.AskPlace, t.ResolveNext)

# -- seats and cards that tasks name ----------------------------------------------------------------------------------


class Part(NamedTuple):
    """A seat that a task names, and the card of its hand that goes with it, which may be sold."""

    seat: int
    card: int | None = None
    sold: bool = False


def _parts(task: Any) -> Iterator[Part]:
    """Yield the seats that a task names, by its fields, with their cards."""
    if hasattr(task, "seat"):
        yield Part(task.seat, getattr(task, "card", None))
    yield from [Part(seat) for seat, *_ in getattr(task, "due", ())]
    for rows in (getattr(task, name, ()) for name in ("taken", "laid")):
        yield from [Part(*row) for row in rows]
    for rows in (getattr(task, name, ()) for name in ("bids", "draws")):
        yield from [Part(seat) for seat, _ in rows]
    owners = (getattr(task, "owner", None),)
    groups = [group.seats for group in getattr(task, "groups", ())]
    for seats in (getattr(task, "seats", ()), getattr(task, "waiting", ()), *groups, owners):
        yield from [Part(seat) for seat in seats if seat is not None]


def seats_named(task: object) -> tuple[int, ...]:
    """Return every seat that a task names."""
    return tuple([part.seat for part in _parts(task)])


def _held(s: GameState, part: Part) -> Any:
    return next((card for card in s.seats[part.seat].hand if card.number == part.card), None)


# -- auctions ---------------------------------------------------------------------------------------------------------


def _in(s: GameState) -> list[int]:
    return [index for index, seat in enumerate(s.seats) if seat.auction is Standing.IN]


def _bidders(s: GameState) -> list[int]:
    """Return who has bid a gem or an attack token, once for each bid (R5.1)."""
    return sorted(
        seat for task in tasks_of(s, t.EvaluateBids, t.TakeByAttack, q.AskAttackCard) for seat in seats_named(task)
    )


def _active(s: GameState) -> list[int]:
    """Return the virtual opponents that act in this auction (R12.2)."""
    return [opponent for opponent, done in enumerate(s.virtual_done) if not done]


def _lie(s: GameState) -> list[int]:
    """Return how many cards of each color lie in the row."""
    return [(base is not None) + (tip is not None) for base, tip in zip(s.bases, s.tips, strict=True)]


def _can_claim(s: GameState, task: q.AskClaims) -> bool:
    """Whether these bidders can claim cards: one or two of them each of two cards of a color (C5, R5.6, R12.2)."""
    virtual = [group.virtual for group in task.groups if group.virtual is not None]
    few = all(1 <= len(group.seats) <= (2 if group.virtual is None else 1) for group in task.groups)
    in_order = _ascend([COLORS.index(group.color) for group in task.groups]) and all(
        _ascend(group.seats) and _lie(s)[group.color.position] == 2 for group in task.groups
    )
    return bool(task.groups) and few and in_order and _once(virtual) and set(virtual) <= set(_active(s))


def _once(values: Sequence[object]) -> bool:
    return len(set(values)) == len(values)


def _ascend(values: Iterable[Any]) -> bool:
    """Whether values stand in their order, each once."""
    return all(one < other for one, other in pairwise(values))


def _first_reward(s: GameState, seat: int) -> Reward:
    card = s.seats[seat].pyramid.cards[0].card
    return card.levels[0].reward if isinstance(card, CharacterCard) else Reward()


def _is_reward(s: GameState, task: t.GrantReward) -> bool:
    """Whether a card gives this reward: a first one that of level 1, a later one those of level 5 (R2.6, R6.11)."""
    card = card_of(s, task).card
    if not s.turn:
        return task.place == FIRST_PLACE and task.reward == attrs.evolve(_first_reward(s, task.seat), draw=0)
    rewards = card.rewards(TOP_LEVEL) if isinstance(card, CharacterCard) else ()
    return task.place.level == TOP_LEVEL and task.reward in rewards


def _responds(s: GameState, seat: int) -> bool:
    """Whether laws of a seat may respond to what another does, or after it has passed."""
    return any(law.whenever for law in s.seats[seat].pyramid.lasting)


# -- the rules --------------------------------------------------------------------------------------------------------

# fmt: off
PART_RULES: tuple[TaskRule, ...] = (
    (q.AskClaims, "seat {it.seat} is not in", lambda s, it: it.seat in _in(s)),
    (t.ConcludeAuction, "seat {it.seat} has not passed", lambda s, it: s.seats[it.seat].auction is Standing.PASSED),
    ((*_LAID, *_TAKEN), "card {it.card} is not in the hand of seat {it.seat}", _held),
    (_LAID, "not all know card {it.card} (R6.1)", lambda s, it: _held(s, it).known_by == s.rules.everybody),
    (_LAID, "card {it.card} may not be played in this phase (B7)", lambda s, it: it.sold or not _held(s, it).fresh),
    (_LAID, "seat {it.seat} plays no more (R6.2)", lambda s, it: s.seats[it.seat].plays),
    (_LAID, "cards are not discarded for gems (B5)", lambda s, it: s.rules.edition.discard_for_gems or not it.sold),
    (_TAKEN, "no law of seat {it.seat} waits for cards (L78)", lambda s, it: s.seats[it.seat].pyramid.waits),
)
"""What must hold of the seats and cards that tasks of some kinds name."""

TASK_RULES: tuple[TaskRule, ...] = (
    ((q.AskClaims, q.AskSwap, t.ConcludeAuction, t.ResolveNext), "it names a seat twice",
     lambda _, it: _once(seats_named(it))),
    (_PLACED, "no card lies at {it.place.level}, {it.place.x}",
     lambda s, it: it.place in s.seats[it.seat].pyramid.at),
    # setup
    (q.AskReturn, "two gems are returned out of two of each color (R2.3)",
     lambda s, _: all(seat.gems == STARTING_GEMS for seat in s.seats)),
    (q.AskStart, "each seat chooses from the characters dealt to it (R2.5)",
     lambda s, _: all([s.rules.card(number).kind for number in seat.numbers]
                      == [CardKind.CHARACTER] * s.rules.edition.starting_characters_dealt for seat in s.seats)),
    (t.MakeDecks, "the first cards draw other cards (C1)",  # in the order of their numbers
     lambda s, it: [*it.draws] == [(seat, _first_reward(s, seat).draw) for seat in sorted(
         s.rules.everybody, key=lambda seat: s.seats[seat].pyramid.lowest_number) if _first_reward(s, seat).draw]),
    (t.StartTurn, "turn {it.turn} after the setup (R4.1)", lambda _, it: it.turn == 1),
    ((t.MoreDraws, q.AskDraw), "the first card of seat {it.seat} does not draw {it.count} (C1)",
     lambda s, it: s.turn or it.count <= _first_reward(s, it.seat).draw),
    (t.GrantReward, "no card gives this reward there (R2.6, R6.11)", _is_reward),
    # gems and cards
    (q.AskGems, "there is no choice of {it.count} gems (R5.19, R7.1)",
     lambda s, it: 1 <= it.count < sum(s.bank) and s.bank.count(0) <= 2),
    (q.AskDraw, "there is no choice of {it.count} cards (C44)",
     lambda s, it: it.count >= 1 and s.law_deck and s.reserve_deck),
    (t.MoreDraws, "fewer than no cards to draw", lambda _, it: it.count >= 0),
    (q.AskOwnGem, "the bank has {it.color} gems (R7.9)", lambda s, it: not s.bank[it.color.position]),
    # auctions
    (t.StartAuction, "auction {it.auction} does not come next (R5.8)",
     lambda s, it: it.auction == s.auction + 1 <= AUCTIONS),
    (t.EndAuctionPhase, "there are auctions left, or seats in them (R5.8, R5.10)",
     lambda s, _: s.auction == AUCTIONS and not _in(s)),
    (_INCOME, "seat {it.seat} does not take {it.count} gems for passing (R5.17)",
     lambda s, it: not s.auction or (s.seats[it.seat].auction is Standing.PASSED
                                     and it.count == pass_income(s.seats[it.seat].pyramid))),
    (t.FinishAuction, "others took part (R5.1)",
     lambda s, it: it.seats and _ascend(it.seats)
     and {*_in(s), *[index for index, seat in enumerate(s.seats) if seat.won is not None]} <= {*it.seats}),
    (t.FinishAuction, "{it.unmatched} discards for virtual opponents (R12.5)",
     lambda s, it: 0 <= it.unmatched <= s.rules.virtual_opponents),
    (t.EvaluateBids, "each seat that is in has bid once, in the order of seats (R5.1)",
     lambda s, it: _bidders(s) == _in(s) and _ascend([seat for seat, _ in it.bids])),
    (t.EvaluateBids, "other virtual opponents drew a gem (R12.2)",
     lambda s, it: [opponent for opponent, _ in it.virtual] == _active(s)),
    (t.EvaluateBids, "other cards were in the row (R5.14)",
     lambda s, it: len(it.cards) == len(COLORS)
     and all(now <= then <= 2 for now, then in zip(_lie(s), it.cards, strict=True))
     and sum(it.cards) == sum(_lie(s)) + sum([seat.won is not None for seat in s.seats])),  # attackers have taken some
    (t.ReturnBids, "the gems that were bid are returned (R5.4)",
     lambda s, it: [*it.colors] == [color for _, color in tasks_of(s, t.EvaluateBids)[0].bids]),
    (t.TakeByAttack, "nobody to take a card (R5.14)", lambda _, it: it.seats),
    ((q.AskAttackCard, q.AskRowCard), "no card lies in the auction row", lambda s, _: row_cards(s)),
    (q.AskRowDiscard, "there is no choice of cards to discard (R12.5)", lambda s, _: len(row_cards(s)) > 1),
    ((q.AskRowDiscard, t.DiscardForVirtual), "one seat discards a card for each virtual opponent (R12.5)",
     lambda s, it: {it.seat} == {due.seat for due in tasks_of(s, q.AskRowDiscard, t.DiscardForVirtual)}
     and len(tasks_of(s, q.AskRowDiscard, t.DiscardForVirtual)) <= s.rules.virtual_opponents),
    (q.AskClaims, "each color with two cards is claimed once, by one bidder or two (C5, R5.6, R12.2)", _can_claim),
    # development
    (t.StartRound, "round {it.round} does not come next (R6.1)", lambda s, it: it.round == s.round + 1),
    (t.ResolveNext, "cards are resolved in the order of their numbers (R6.4)",
     lambda s, it: it.laid and _ascend(
         [part.card for task in (*tasks_of(s, q.AskPlace), it) for part in _parts(task)])),
    (t.ResolveNext, "a seat lays one card a round (R6.1)", lambda s, it: _own_tasks(s)[-1].seat not in seats_named(it)),
    (q.AskPlace, "card {it.card} can be placed nowhere (C21)",
     lambda s, it: can_place(s, it.seat, s.rules.card(it.card))),
    (q.AskTopReward, "no character lies there on level 5 (R6.11)",
     lambda s, it: it.place.level == TOP_LEVEL and card_of(s, it).card.kind is CardKind.CHARACTER),
    (t.TuckTakenCards, "cards taken are asked about once each (L78)",
     lambda s, it: it.taken and _once([part for task in tasks_of(s, *_TAKEN) for part in _parts(task)])),
    *LAW_RULES,
)
"""What must hold of tasks of some kinds, the more general first."""

ACTING_RULES: tuple[Rule, ...] = (
    ("a card is resolved by one seat, not by {it} (R6.4)", lambda s, it: not s.round or len(set(it)) <= 1),
    ("seat {it[0]} plays no more (R6.2)",
     lambda s, it: not s.round or not it or s.seats[it[0]].plays or _responds(s, it[0])),
    ("a seat gets what its first card or passing gives once (R2.6, R5.20)",
     lambda s, it: (s.turn and not s.auction) or _once(it)),
)
"""What must hold of the seats that get something, once for each time."""
# fmt: on


def _for_kind(kind: type, rules: tuple[TaskRule, ...]) -> tuple[Rule, ...]:
    return tuple((what, holds) for kinds, what, holds in rules if issubclass(kind, kinds))


_BY_KIND = {kind: (_for_kind(kind, PART_RULES), _for_kind(kind, TASK_RULES)) for kind in _TASKS}


def task_violations(state: GameState) -> Iterator[Violation]:
    """Yield what is wrong with the tasks of a state: of each the first thing, as others may follow from it."""
    for index, task in enumerate(state.tasks):
        yield from islice(_of_task(state, task, f"tasks[{index}]"), 1)
    acting = [getattr(task, "seat", None) for task in _own_tasks(state) if _acts(state, task)]
    yield from violations_of(ACTING_RULES, state, acting, "tasks")


def _own_tasks(state: GameState) -> tuple[Any, ...]:
    """Return the tasks without those of another player, to whom a law does something: these lie above `LetOthers`."""
    others = [index for index, task in enumerate(state.tasks) if isinstance(task, t.LetOthers)]
    return state.tasks[: others[0] + 1] if others else state.tasks


def _acts(state: GameState, task: t.Task) -> bool:
    """Whether a task gives something to its seat; before and between rounds, others may wait with it."""
    own = task is state.task or isinstance(task, t.GrantReward | t.MoreDraws | t.MoreGems)
    return hasattr(task, "seat") and (own or state.round > 0)


def _of_task(state: GameState, task: t.Task, where: str) -> Iterator[Violation]:
    of_parts, of_task = _BY_KIND[type(task)]
    for part in _parts(task) if of_parts else ():
        yield from violations_of(of_parts, state, part, where)
    yield from violations_of(of_task, state, task, where)
