"""The frame runs any game of its kind: here one of stones, whose rules are on this page."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from viceroy.engine.frame import loop
from viceroy.engine.frame.chance import Chance
from viceroy.engine.frame.decisions import Decision, Handler, Rulebook
from viceroy.engine.frame.draft import Draft
from viceroy.engine.frame.outcomes import Drawn, RecordingChance, ReplayingChance
from viceroy.errors import IllegalAction, Refusal, RefusalCode
from viceroy.values import writable

# -- the game: a die says how many stones lie there; who secretly names more of them than the other takes as many ------


@attrs.frozen
class Name:
    seat: int
    stones: int


@attrs.frozen
class Keep:
    seat: int
    keep: bool


@attrs.frozen
class Roll:
    """Throw the die."""


@attrs.frozen
class AskNames:
    """Both name a number of stones in secret."""


@attrs.frozen
class AskKeep:
    """Whoever took stones keeps them, or gives them to the other."""

    seat: int
    stones: int


@attrs.frozen
class Taken:
    seat: int
    stones: int


@attrs.frozen
class Stones:
    """A state: seats are the numbers of stones that the players have."""

    chance: Chance
    seats: tuple[int, ...] = (0, 0)
    tasks: tuple[Any, ...] = (Roll(),)
    sealed: tuple[Name | None, ...] = (None, None)
    to_act: tuple[int, ...] = ()
    lying: int = 0
    known_legal: list[tuple[Any, ...] | None] = attrs.field(init=False, eq=False, factory=lambda: [None, None])
    _desk: None = attrs.field(init=False, default=None, eq=False)


Writable: Any = writable(Stones)


class StonesDraft(Draft[Stones], Writable):  # type: ignore[misc] # the base is made at run time
    __slots__ = ()
    state_class, seat_class = Stones, int

    def __init__(self, state: Stones) -> None:
        self.chance, self.tasks, self.sealed, self.lying = state.chance, state.tasks, state.sealed, state.lying
        self.seats, self.known_legal = [*state.seats], [None, None]
        self.to_act, self._desk = None, (state, [], [])

    def owing(self) -> tuple[int, ...]:
        return ()


def roll(draft: Any, _: Roll) -> None:
    number, draft.chance = draft.chance.below(6)
    draft.lying = number + 1
    draft.ask_all(AskNames(), (0, 1))


def names(state: Stones, seat: int, _: AskNames) -> tuple[Name, ...]:
    return tuple(Name(seat, stones) for stones in range(state.lying + 1))


def reveal(draft: Any, _: AskNames) -> None:
    mine, yours = (name.stones for name in draft.sealed)
    if mine != yours:
        draft.ask(AskKeep(0 if mine > yours else 1, max(mine, yours)))


def refuse(state: Stones, action: Name, _: AskNames) -> Refusal:
    return Refusal(RefusalCode.BANK_SHORT, "stones", action.seat, (action.stones,), (state.lying,))


def keep(draft: Any, action: Keep, task: AskKeep) -> None:
    winner = action.seat if action.keep else 1 - action.seat
    draft.seats[winner] += task.stones
    draft.emit(Taken, winner, task.stones)


RULES = Rulebook(
    decisions={
        AskNames: Decision(AskNames, (Name,), names, reveal, refuse, sealed=True),
        AskKeep: Decision(AskKeep, (Keep,), lambda _, seat, __: (Keep(seat, True), Keep(seat, False)), keep),
    },
    handlers={Roll: Handler(Roll, roll)},
    begin=lambda _, chance: StonesDraft(Stones(chance)),
    score=lambda state: max(state.seats),
)


def begun(chance: Chance) -> Stones:
    state: Stones = loop.advanced(RULES, RULES.begin(None, chance)).frozen()
    return state


def done(state: Stones, *actions: Any) -> Stones:
    for action in actions:
        state = loop.applied(RULES, state, action, StonesDraft).frozen()
    return state


@pytest.fixture
def four() -> Stones:
    """The die shows four."""
    return begun(ReplayingChance(7, (Drawn(3, 6),)))


# -- what the loop does with it ---------------------------------------------------------------------------------------


def test_sealed_choices_wait_for_the_last_one(four: Stones) -> None:
    """In either order they lead to the same state, and meanwhile nothing is taken."""
    assert (four.lying, four.to_act, len(loop.legal_actions(RULES, four, 1))) == (4, (0, 1), 5)
    waiting = done(four, Name(1, 4))
    assert (waiting.to_act, waiting.sealed, waiting.seats) == ((0,), (None, Name(1, 4)), (0, 0))
    assert loop.legal_actions(RULES, waiting, 1) == ()
    both = done(waiting, Name(0, 2))
    assert both == done(four, Name(0, 2), Name(1, 4))
    assert (both.tasks, both.to_act, both.sealed) == ((AskKeep(1, 4),), (1,), (None, None))


def test_the_game_ends_when_no_task_is_left(four: Stones) -> None:
    draft = loop.applied(RULES, done(four, Name(0, 2), Name(1, 4)), Keep(1, False), StonesDraft)
    assert draft.events == (Taken(0, 4),)
    over = draft.frozen()
    assert (over.seats, over.tasks, over.to_act, RULES.score(over)) == ((4, 0), (), (), 4)
    assert done(four, Name(0, 3), Name(1, 3)).tasks == ()


def test_a_refused_action_changes_nothing_and_says_why(four: Stones) -> None:
    with pytest.raises(IllegalAction, match="due is AskNames from seats 0 and 1") as refused:
        done(four, Name(1, 5))
    assert refused.value.refusal == Refusal(RefusalCode.BANK_SHORT, "stones", 1, (5,), (4,))
    assert loop.refusal(RULES, four, Keep(0, True)).code is RefusalCode.WRONG_ACTION
    assert loop.refusal(RULES, done(four, Name(0, 1)), Name(0, 1)).code is RefusalCode.NOT_YOUR_CHOICE
    assert four == begun(ReplayingChance(7, (Drawn(3, 6),)))


def test_its_die_is_recorded() -> None:
    state = begun(RecordingChance(7))
    assert isinstance(state.chance, RecordingChance)
    assert state.chance.recorded == (Drawn(state.lying - 1, 6),)
