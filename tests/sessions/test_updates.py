"""What hosts need of a session: serials, what each seat reads of each change, and whose action counts when."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import viceroy
from effort import PROFILE
from positions import in_development, seat
from recorded import played, started
from sampled_states import GAMES, TABLES, sampled, viewers
from scramble import scrambled
from viceroy import events as e
from viceroy.engine.actions import Bid, Lay, Pass
from viceroy.engine.prompts import AskBids, AskLay, AskPaint, AskPlace
from viceroy.engine.record import GameRecord, Played, Undone, Update
from viceroy.engine.reducer import Step
from viceroy.engine.state import GameState
from viceroy.engine.views import events_for
from viceroy.errors import IllegalAction, Refusal, RefusalCode
from viceroy.sessions.replay import Replayed
from viceroy.sessions.session import Session
from watched_game import any_choice
from worlds import goes_on_alike, pairs_of_choices


def session_at(state: GameState) -> Session:
    return Session(GameRecord("0", state.rules, 0, (), ""), [Replayed(1, None, Step(state, ()))])


def two() -> Session:
    return Session.start(("Ada", "Ben"), seed=7, edition="french")


def at_any_table(number: int, path: Path | None = None) -> tuple[Session, random.Random]:
    """Begin a game of a printed edition at one of its tables, or by house rules with laws of any make."""
    if number >= len(TABLES):
        return started(number, path=path)
    edition, players, virtual = TABLES[number]
    session = Session.start(players, seed=number, edition=edition, virtual_opponents=virtual, path=path)
    return session, random.Random(number)


any_table = pytest.mark.parametrize("table", range(0, len(TABLES) + 6, 2 if PROFILE == "quick" else 1))


def moves(session: Session, rng: random.Random, *, undo: float) -> Iterator[Session]:
    """Play to the end, and take back now and then; stop at each change."""
    while not session.state.is_over:
        played(session, rng, most=1, undo=undo)
        yield session


# -- serials and updates ----------------------------------------------------------------------------------------------


class Reader:
    """Somebody who polls, and keeps what stands by the updates alone."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.since = 0
        self.told: dict[int, tuple[e.Event, ...]] = {}

    def read(self, session: Session, most: int) -> None:
        """Read so many updates at most."""
        for update in session.updates(self.since, self.seat)[:most]:
            assert update.serial == self.since + 1
            self.since = update.serial
            if update.undone:
                assert update.events == ()
                for serial in update.undone:
                    del self.told[serial]
            else:
                self.told[update.serial] = update.events

    @property
    def history(self) -> list[tuple[e.Event, ...]]:
        return list(self.told.values())


@any_table
def test_what_was_read_in_pieces_is_the_game_as_it_stands(table: int) -> None:
    """Poll seldom or often, read much or little: what was not taken back is what the seat may know of the game."""
    session, rng = at_any_table(table)
    readers = [Reader(index) for index in viewers(session.state)]
    for _ in moves(session, rng, undo=0.3):
        rng.choice(readers).read(session, rng.randrange(1, 9))
    for reader in readers:
        while reader.since < session.serial:
            reader.read(session, rng.randrange(1, 9))
        assert reader.history == [events_for(done.events, reader.seat) for done in session.history[1:]]


@any_table
def test_the_serial_grows_by_one_with_each_change(table: int) -> None:
    """An action and an undo are a change each, and nothing else is."""
    session, rng = at_any_table(table)
    assert session.serial == 0
    for count, _ in enumerate(moves(session, rng, undo=0.3), start=1):
        assert session.serial == count
    assert session.updates(session.serial, None) == ()


@any_table
def test_a_loaded_game_has_the_same_serial_and_updates(table: int, tmp_path: Path) -> None:
    """A host that comes back finds everything where it was, and a player can go on with the old serial."""
    session, rng = at_any_table(table, tmp_path / "game.jsonl")
    played(session, rng, most=rng.randrange(20, 120), undo=0.3)
    session.save(tmp_path / "copy.jsonl")
    for name in ("game.jsonl", "copy.jsonl"):
        again = Session.load(tmp_path / name)
        assert again.serial == session.serial
        for viewer in viewers(session.state):
            assert again.updates(0, viewer) == session.updates(0, viewer)
        for index in session.state.to_act:
            assert current_serials(again, index) == current_serials(session, index)


def current_serials(session: Session, index: int) -> set[int]:
    return {serial for serial in range(session.serial + 1) if not is_stale(session, index, serial)}


def is_stale(session: Session, index: int, serial: int) -> bool:
    """Try an action that is never legal, so that nothing happens."""
    with pytest.raises(IllegalAction) as caught:
        session.do(Lay(index, -1), seat=index, serial=serial)
    return caught.value.refusal.code is RefusalCode.STALE


def refused(session: Session, action: Any, **meant: Any) -> Refusal:
    before = (session.serial, session.state, session.history)
    with pytest.raises(IllegalAction) as caught:
        session.do(action, **meant)
    assert (session.serial, session.state, session.history) == before
    return caught.value.refusal


def test_an_undo_of_several_actions_is_one_change() -> None:
    session = two()
    record = session.record
    ada, ben = session.legal_actions(0)[0], session.legal_actions(1)[0]
    start, one = session.history[0], viceroy.step(session.state, ada)
    lines = [
        Replayed(1, None, start),
        Replayed(2, Played(ada, (), ""), one),
        Replayed(3, Played(ben, (), ""), viceroy.step(one.state, ben)),
        Replayed(4, Undone(2), Step(start.state, ()), undone=(1, 2)),
    ]
    again = Session(record, lines)
    assert (again.serial, again.state, again.actions) == (3, start.state, ())
    assert again.updates(2, None) == (Update(3, (), (1, 2)),)
    assert again.updates(0, None)[0] == Update(1, (e.ChoiceMade(0),))


@pytest.mark.parametrize("since", [-1, 1, 2**70])
def test_a_serial_that_was_not_reached_is_a_clear_error(since: int) -> None:
    with pytest.raises(ValueError, match=f"no serial {since}; there are 0 to 0"):
        two().updates(since, 0)
    with pytest.raises(ValueError, match=f"no serial {since}; there are 0 to 0"):
        two().has_acted(0, since)


@pytest.mark.parametrize("since", ["0", 0.0, True, None])
def test_a_serial_is_a_whole_number(since: Any) -> None:
    with pytest.raises(TypeError, match="needs an int for since, not "):
        two().updates(since, 0)


@pytest.mark.parametrize("index", [2, -1, True, "0"])
def test_updates_are_for_a_seat_that_is_there(index: Any) -> None:
    with pytest.raises(ValueError, match=r"no seat .*; the seats are 0, 1"):
        two().updates(0, index)


def test_an_update_is_a_text_and_back() -> None:
    session, rng = started(4)
    played(session, rng, most=60, undo=0.4)
    for update in session.updates(0, 0):
        assert viceroy.loads(viceroy.dumps(update), expect=viceroy.Update) == update
    assert any(update.undone for update in session.updates(0, 0))


@pytest.mark.parametrize(
    ("update", "path"),
    [
        ('"serial": 0, "events": [], "undone": []', "$.serial"),
        ('"serial": 3, "events": [], "undone": [3]', "$.undone"),
        ('"serial": 3, "events": [], "undone": [2, 1]', "$.undone"),
        ('"serial": 3, "events": [], "undone": [1, 1]', "$.undone"),
        ('"serial": 3, "events": [{"event": "game_ended"}], "undone": [1]', "$.events"),
    ],
)
def test_a_text_that_is_no_update_is_refused(update: str, path: str) -> None:
    """An undo takes back earlier actions, each once, and nothing happens in it."""
    with pytest.raises(viceroy.BadJson) as bad:
        viceroy.loads(f'{{"format": "update/1", {update}}}')
    assert [f"$.{fault.path[0]}" for fault in bad.value.problems] == [path]


# -- secrets ----------------------------------------------------------------------------------------------------------


def in_step(sessions: tuple[Session, Session], viewer: int | None, rng: random.Random) -> bool:
    """Do or undo the same in two games that look alike to a seat; whether they still do."""
    one, other = sessions
    assert (one.why_no_undo is None) is (other.why_no_undo is None)
    if one.why_no_undo is None and rng.random() < 0.4:
        one.undo(), other.undo()
        return True
    worlds = (one.state, other.state)
    actions = pairs_of_choices(worlds, rng.choice(one.state.to_act), viewer, rng)
    if actions is None:
        return False
    for session, action in zip(sessions, actions, strict=True):
        session.do(action, seat=action.seat, serial=session.serial)
    return goes_on_alike(worlds, (one.history[-1], other.history[-1]), viewer)


@pytest.mark.parametrize("game", range(0, GAMES, 3))
def test_updates_and_refusals_tell_nothing_of_what_is_hidden(game: int) -> None:
    """Two games that differ in secrets of others, played and undone alike: a seat reads, and is refused, the same."""
    rng = random.Random(game)
    for state in sampled(game):
        for viewer in viewers(state):
            one, other = session_at(state), session_at(scrambled(state, viewer, rng))
            for _ in range(8):
                if one.state.is_over or not in_step((one, other), viewer, rng):
                    break
                assert one.updates(0, viewer) == other.updates(0, viewer)
                assert reasons(one, viewer) == reasons(other, viewer)


def reasons(session: Session, viewer: int | None) -> list[Refusal]:
    """Return all refusals that a seat can get by sending the actions of others, and own ones too late or too soon."""
    if viewer is None:
        return []
    foreign = [
        refused(session, Lay(owner, 1), seat=viewer) for owner in session.state.rules.everybody if owner != viewer
    ]
    own = [refused(session, Lay(viewer, -1), seat=viewer, serial=serial) for serial in range(-1, session.serial + 2)]
    return foreign + own


# -- whose action, and when -------------------------------------------------------------------------------------------


@any_table
def test_a_repeated_or_foreign_action_changes_nothing(table: int, tmp_path: Path) -> None:
    """A double click plays once, and nobody moves for another, at every moment of a game."""
    path = tmp_path / "game.jsonl"
    session, rng = at_any_table(table, path)
    while not session.state.is_over:
        action = any_choice(session.state, rng)
        before, serial = path.read_bytes(), session.serial
        for stranger in session.state.rules.everybody:
            if stranger != action.seat:
                foreign = refused(session, action, seat=stranger, serial=serial)
                assert foreign == Refusal(RefusalCode.NOT_YOUR_SEAT, "R4.2", action.seat)
        assert path.read_bytes() == before
        session.do(action, seat=action.seat, serial=serial)
        before = path.read_bytes()
        again = refused(session, action, seat=action.seat, serial=serial)
        assert again == Refusal(RefusalCode.STALE, "R4.2", action.seat)
        assert path.read_bytes() == before


def asked_at(session: Session, last: dict[int, int], actor: int | None) -> dict[int, int]:
    """Return at which serial each seat was asked what it owes now; the others' questions stand while one answers."""
    return {
        index: last[index] if index in last and index != actor else session.serial for index in session.state.to_act
    }


@any_table
def test_an_action_counts_while_its_question_stands(table: int) -> None:
    """Meant for any serial since the seat was asked, it is taken; meant for an earlier question, it is stale.

    A question that was taken back and came again is another one, and so is that before an own action taken back.
    """
    session, rng = at_any_table(table)
    asked = [asked_at(session, {}, None)]
    while not session.state.is_over and session.serial < 150:
        takes_back = session.why_no_undo is None and rng.random() < 0.3
        action = session.actions[-1] if takes_back else any_choice(session.state, rng)
        if takes_back:
            session.undo()
        else:
            session.do(action)
        asked.append(asked_at(session, asked[-1], action.seat))
        for index in session.state.to_act if rng.random() < 0.1 else ():
            meant = {serial for serial, then in enumerate(asked) if then.get(index) == asked[-1][index]}
            assert current_serials(session, index) == meant


def until(session: Session, found: Callable[[GameState], bool], seed: int = 7) -> Session:
    rng = random.Random(seed)
    while not found(session.state):
        session.do(any_choice(session.state, rng))
    return session


@pytest.mark.parametrize("task", [AskBids, AskLay, AskPaint])
def test_those_who_choose_at_once_do_not_refuse_each_other(task: type) -> None:
    session = until(
        Session.start(3, seed=3, edition="german"), lambda state: isinstance(state.task, task) and len(state.to_act) > 1
    )
    serial, asked = session.serial, session.state.to_act
    for index in reversed(asked):
        session.do(session.legal_actions(index)[-1], seat=index, serial=serial)
    assert session.serial == serial + len(asked)


def test_a_choice_of_another_that_is_taken_back_disturbs_nobody() -> None:
    """Ada bids, and thinks better of it; Ben's bid from before, from between and from after counts."""
    for meant in range(3):
        session = until(two(), lambda state: isinstance(state.task, AskBids) and len(state.to_act) == 2)
        serial = session.serial
        session.do(Pass(0), seat=0, serial=serial)
        session.undo()
        assert session.do(Pass(1), seat=1, serial=serial + meant) == (e.ChoiceMade(1),)


def test_an_own_choice_that_was_taken_back_is_no_longer_meant() -> None:
    """The second click of the bid that Ada took back comes late; her new bid counts."""
    session = until(two(), lambda state: isinstance(state.task, AskBids) and len(state.to_act) == 2)
    serial = session.serial
    session.do(Pass(0), seat=0, serial=serial)
    session.undo()
    assert refused(session, Pass(0), seat=0, serial=serial).code is RefusalCode.STALE
    assert refused(session, Pass(0), seat=0, serial=serial + 1).code is RefusalCode.STALE
    bid = next(action for action in session.legal_actions(0) if isinstance(action, Bid))
    assert session.do(bid, seat=0, serial=serial + 2) == (e.ChoiceMade(0),)


def test_a_question_that_was_taken_back_and_came_again_is_another() -> None:
    """Ada places her card, takes it back, and places it elsewhere: Ben's answer to the first table is refused."""
    session = session_at(in_development(seat(hand=(86,)), seat(hand=(87,))))
    for index in (0, 1):
        session.do(Lay(index, 86 + index))
    assert session.state.task == AskPlace(0, 86)
    elsewhere = session.legal_actions(0)[-1]
    session.do(session.legal_actions(0)[0])
    assert session.state.task == AskPlace(1, 87)
    seen, answer = session.serial, session.legal_actions(1)[0]
    session.undo()
    session.do(elsewhere)
    assert session.state.task == AskPlace(1, 87)
    assert refused(session, answer, seat=1, serial=seen).code is RefusalCode.STALE
    session.do(answer, seat=1, serial=session.serial)


@pytest.mark.parametrize("serial", [-1, 1, 2**70, "0", 0.0, True, (0,)])
def test_a_serial_that_never_was_is_refused(serial: Any) -> None:
    session = two()
    action = session.legal_actions(0)[0]
    assert refused(session, action, seat=0, serial=serial) == Refusal(RefusalCode.STALE, "R4.2", 0)


@pytest.mark.parametrize("sender", [1, 2, -1, "0", 0.0, False, (0,)])
def test_who_is_not_the_seat_is_refused(sender: Any) -> None:
    session = two()
    action = session.legal_actions(0)[0]
    assert refused(session, action, seat=sender) == Refusal(RefusalCode.NOT_YOUR_SEAT, "R4.2", 0)


def test_a_foreign_sender_learns_nothing_from_the_reason() -> None:
    """Told that a card is not in the hand, Ben would see Ada's hand; he is told only that it is not his choice."""
    session = session_at(in_development(seat(hand=(71,)), seat(hand=(70,))))
    own = refused(session, Lay(0, 88), seat=0)
    assert (own.code, own.available) == (RefusalCode.NOT_IN_HAND, (71,))
    foreign = refused(session, Lay(0, 88), seat=1)
    assert foreign == Refusal(RefusalCode.NOT_YOUR_SEAT, "R4.2", 0)


def test_other_reasons_are_as_before() -> None:
    session = two()
    assert refused(session, Pass(0), seat=0, serial=0).code is RefusalCode.WRONG_ACTION
    assert refused(session, Pass(9)).code is RefusalCode.UNKNOWN_SEAT
    assert refused(session, Pass(9), seat=0) == Refusal(RefusalCode.NOT_YOUR_SEAT, "R4.2", -1)
    session.do(session.legal_actions(0)[0], seat=0, serial=0)
    assert refused(session, session.actions[0], seat=0, serial=1).code is RefusalCode.NOT_YOUR_CHOICE
    with pytest.raises(TypeError, match="needs an action, not a value of str"):
        session.do("pass", seat=0, serial=1)  # type: ignore[arg-type]
