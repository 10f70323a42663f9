"""Sessions: a game in progress with its history, its record and undo."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import attrs

from viceroy._version import __version__
from viceroy.engine import events as e
from viceroy.engine.actions import Action
from viceroy.engine.frame.chance import Chance
from viceroy.engine.frame.refusals import due
from viceroy.engine.prompts import AskLay
from viceroy.engine.record import Entry, GameRecord, Played, Undone, Update, record_deal, record_step
from viceroy.engine.reducer import Step, check, legal_actions, listed_action
from viceroy.engine.state import GameState
from viceroy.engine.views import check_seat, events_for, view
from viceroy.errors import (
    BadFile,
    IllegalAction,
    NoUndo,
    Refusal,
    RefusalCode,
    as_whole,
    check_type,
    errors_of,
    whole_number,
)
from viceroy.formats.records import check_of
from viceroy.messages import snake_case
from viceroy.sessions.new_game import rules_of_game
from viceroy.sessions.replay import RecordFile, Replayed, follow, replay, replay_file, replayed_entry, undo_of
from viceroy.values import Value
from viceroy.wording.catalog import catalog_of

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable

    from viceroy.cardsets import CardSetLike
    from viceroy.engine.events import Event
    from viceroy.engine.views import GameView
    from viceroy.errors import Problem
    from viceroy.model.editions import Edition


@attrs.frozen
class UndoBarrier(Value):
    """Why an action cannot be undone: the event that revealed hidden information, or None if there is no action.

    The event is the full one: pass it through `seen_by` before you show it to a player. The text of a barrier reveals
    no secret.

    >>> print(UndoBarrier(e.BidsRevealed(((0, "red"), (1, "pass")))))
    all hands have been opened
    """

    event: Event | None = None
    """What revealed it; None if nothing has been done yet."""

    def __str__(self) -> str:
        return self.text()

    def text(self, language: str = "en") -> str:
        """Return the reason in a language, by its code or a locale.

        >>> UndoBarrier().text("de")
        'noch ist nichts geschehen'
        """
        message = "nothing_done" if self.event is None else snake_case(type(self.event).__name__)
        reason: str = getattr(catalog_of(language).undo, message)
        return reason


def revealed_by(before: GameState, done: Step) -> Event | None:
    """Return the event of a step that revealed hidden information, None if no event did.

    Sealed choices are revealed when they are no longer in the state. A seat that chose alone has revealed only its own.
    """
    opened = any(before.sealed) and not any(done.state.sealed)
    revealing = [event for event in done.events if isinstance(event, e.Revealing)]
    return next((event for event in revealing if opened or event.is_news), None)


class Session:
    """A game in progress: its state, its history and its record.

    Create one with `Session.start` or `Session.load`. If there is a path, each action is written to that record file.

    >>> session = Session.start(("Ada", "Ben"), seed=7)
    >>> session.do(session.legal_actions(0)[0])
    (ChoiceMade(seat=0),)
    >>> session.undo() == session.history[0].state
    True
    """

    def __init__(self, record: GameRecord, lines: Iterable[Replayed], file: RecordFile | None = None) -> None:
        check_type(record, GameRecord, "a GameRecord", "; Session.start and Session.load make sessions")
        self._header = attrs.evolve(record, entries=())
        self._lines: list[Replayed] = []  # by their serials: the setup is 0
        self._standing: list[Replayed] = []  # the setup, and what has not been undone
        self._history: tuple[Step, ...] | None = None  # the steps of `_standing`, once asked for
        self._actions: tuple[Action, ...] | None = None  # and the actions
        self._file = file
        for line in lines:
            self._add(line)
        self.has_record = True
        """Whether the game began with a deal, so that its record can be written and replayed."""
        self.warnings: tuple[Problem, ...] = ()
        """Warnings about the file that was loaded, such as a last line that was cut off."""

    # -- start, load, save --------------------------------------------------------------------------------------------

    @classmethod
    def start(
        cls,
        players: int | tuple[str, ...],
        *,
        seed: int,
        edition: str | Edition = "english",
        card_set: CardSetLike = "printed",
        virtual_opponents: int = 0,
        path: str | os.PathLike[str] | None = None,
    ) -> Session:
        """Start a game as `start_game` does; if there is a path, write its record to that new file.

        Raises what `start_game` raises, `FileExistsError` if the file exists, and `OSError`.
        """
        chance = Chance.from_seed(seed)
        rules = rules_of_game(players, edition, card_set, virtual_opponents)
        deal = record_deal(rules, seed)
        record = GameRecord(__version__, rules, chance.state, deal.outcomes, check_of(deal.step.events))
        return cls(record, [Replayed(1, None, deal.step)], None if path is None else RecordFile.new(path, record))

    @classmethod
    def from_state(cls, state: GameState) -> Session:
        """Go on from a state, such as a position. The game has no record, since a record begins with the deal.

        >>> from viceroy.sessions.new_game import new_game
        >>> Session.from_state(new_game(2, seed=7)).serial
        0
        """
        check_type(state, GameState, "a GameState")
        record = GameRecord(__version__, state.rules, state.chance.state, (), check_of(()))
        session = cls(record, [Replayed(1, None, Step(state, ()))])
        session.has_record = False
        return session

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Session:
        """Continue a game from its record file: verify the record, and append further actions to it.

        A last line that was cut off is dropped, with a warning in `warnings`. Raises `BadFile` if the file is not a
        valid record.
        """
        replayed = replay_file(path)
        text, record = replayed.text, replayed.text.record
        if record is None or errors_of(replayed.problems):
            raise BadFile(replayed.problems)
        file = RecordFile(Path(path), good=text.size, found=text.found)
        session = cls(record, replayed.lines, file)
        session.warnings = replayed.problems
        return session

    @classmethod
    def resume(cls, record: GameRecord, path: str | os.PathLike[str] | None = None) -> Session:
        """Continue a game from its record, such as one that `loads` has read; each step is verified.

        If there is a path, write the record to that new file, and append further actions to it. Raises `BadRecord` if
        the record is not valid, `FileExistsError` if the file exists, and `OSError`.

        >>> from viceroy.formats.documents import dumps, loads
        >>> text = dumps(Session.start(2, seed=7).record)
        >>> Session.resume(loads(text)).state.turn
        0
        """
        lines = [*replay(record)]
        return cls(record, lines, None if path is None else RecordFile.new(path, record))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a new file, and append to that file from now on, no longer to the one before.

        This is no checkpoint: later actions go to the file too. To keep a moment, use `dumps(session.record)`.
        Raises `FileExistsError` and `OSError`, and `ValueError` for a game that began with a state.
        """
        self._file = RecordFile.new(path, self.record)

    def fork(self) -> Session:
        """Return a session with the same past, which goes its own way and writes to no file.

        >>> session = Session.start(("Ada", "Ben"), seed=7)
        >>> other = session.fork()
        >>> _ = other.do(other.legal_actions(0)[0])
        >>> session.serial, other.serial
        (0, 1)
        """
        session = Session(self._header, ())
        session._lines, session._standing = self._lines.copy(), self._standing.copy()
        session.has_record, session.warnings = self.has_record, self.warnings
        return session

    # -- the current state --------------------------------------------------------------------------------------------

    @property
    def state(self) -> GameState:
        """The current state. It holds every secret; `view` returns what a player may see."""
        return self._standing[-1].step.state

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the last step. Pass them through `events_for` before a player sees them."""
        return self._standing[-1].step.events

    @property
    def history(self) -> tuple[Step, ...]:
        """The setup, and the step of every action that has not been undone."""
        if self._history is None:
            self._history = tuple(line.step for line in self._standing)
        return self._history

    @property
    def actions(self) -> tuple[Action, ...]:
        """Every action that has not been undone."""
        if self._actions is None:
            self._actions = tuple(line.entry.action for line in self._standing if isinstance(line.entry, Played))
        return self._actions

    @property
    def seed(self) -> int:
        """The seed of the game; of one that began with a state, that of its generator at that moment."""
        return self._header.seed

    @property
    def record(self) -> GameRecord:
        """The record of the game, undone actions included; `ValueError` for a game that began with a state."""
        if not self.has_record:
            raise ValueError("a game that began with a state has no record: a record begins with the deal")
        return attrs.evolve(self._header, entries=tuple(line.entry for line in self._lines if line.entry is not None))

    def view(self, seat: int | None) -> GameView:
        """Return the view of a seat; None is a spectator."""
        return view(self.state, seat)

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """Return every legal action of a seat: none if it has nothing to choose now."""
        return legal_actions(self.state, seat)

    def check(self, action: Action) -> Refusal | None:
        """Return why an action is not legal, or None if it is legal."""
        return check(self.state, action)

    # -- what has changed ---------------------------------------------------------------------------------------------

    @property
    def serial(self) -> int:
        """How many actions and undos there were since the setup; it never goes back, and `load` finds it again."""
        return self._lines[-1].serial

    def updates(self, since: int, seat: int | None) -> tuple[Update, ...]:
        """Return each action and undo after a serial, as a seat may see it; None is a spectator.

        The events of actions that were undone later stay in their updates: the seat has seen them. The events of the
        setup are in `history[0]`. Raises `TypeError` for a serial that is not an int, and `ValueError` for one that has
        not been reached, and for a seat that is not there.

        >>> session = Session.start(("Ada", "Ben"), seed=7)
        >>> _ = session.do(session.legal_actions(0)[0])
        >>> _ = session.undo()
        >>> session.updates(0, 1)
        (Update(serial=1, events=(ChoiceMade(seat=0),), undone=()), Update(serial=2, events=(), undone=(1,)))
        >>> session.updates(session.serial, 1)
        ()
        """
        lines, seat = self._lines_after(since), check_seat(self.state, seat)
        return tuple(Update(line.serial, events_for(line.step.events, seat), line.undone) for line in lines)

    def _lines_after(self, since: int) -> list[Replayed]:
        """Return the lines after a serial, `ValueError` for one that has not been reached."""
        since = whole_number(since, "an int for since")
        if not 0 <= since <= self.serial:
            raise ValueError(f"no serial {since}; there are 0 to {self.serial}")
        return self._lines[since + 1 :]

    # -- actions and undo ---------------------------------------------------------------------------------------------

    def do(self, action: Action, *, seat: int | None = None, serial: int | None = None) -> tuple[Event, ...]:
        """Apply an action, record it, and return its events.

        A host says which `seat` sends the action, and for which `serial` it was meant: that of the view that the player
        chose from. The action of another seat is refused (`NOT_YOUR_SEAT`), and so is one that was meant for another
        moment (`STALE`), such as the second half of a double click. What others choose meanwhile does not matter.
        With None for one of them, that is not checked: a host refuses a stranger without a seat, and a message without
        a serial, before it calls this.

        Raises `IllegalAction` if it is not legal, and `OSError` or `RecordChanged` if it cannot be written. The session
        is unchanged then.

        >>> session = Session.start(("Ada", "Ben"), seed=7)
        >>> first = session.legal_actions(0)[0]
        >>> _ = session.do(first, seat=0, serial=0)
        >>> session.do(first, seat=0, serial=0)
        Traceback (most recent call last):
            ...
        viceroy.errors.IllegalAction: stale (R4.2): ChooseStart(seat=0, place=32, keep=58); due is AskStart from seat 1
        """
        code = self._wrong_sender_or_moment(action, seat, serial)
        if code is not None:
            known = as_whole(action.seat)
            refusal = Refusal(code, "R4.2", known if known in self.state.rules.everybody else -1)
            raise IllegalAction(refusal, action, due(self.state))
        listed = listed_action(self.state, action) or action
        done = record_step(self.state, listed)
        entry = Played(listed, done.outcomes, check_of(done.step.events))
        self._write(entry, Replayed(len(self._lines) + 1, entry, done.step))
        return self.events

    def _wrong_sender_or_moment(self, action: Action, seat: int | None, serial: int | None) -> RefusalCode | None:
        """Return the refusal of an action from the wrong sender, or for another moment, else None.

        This comes before all other reasons, which could tell a foreign sender what the seat has.
        """
        if not isinstance(action, Action):
            return None  # a `TypeError` follows
        if seat is not None and (as_whole(seat) is None or as_whole(seat) != as_whole(action.seat)):
            return RefusalCode.NOT_YOUR_SEAT
        moment = as_whole(serial)
        if serial is None or moment == self.serial:
            return None
        if moment is not None and 0 <= moment < self.serial and self._has_waited(as_whole(action.seat), moment):
            return None
        return RefusalCode.STALE

    def _has_waited(self, seat: int | None, serial: int) -> bool:
        """Whether a seat owes the same choice as at an earlier serial.

        Nobody else can answer its prompt, so it does if it has owed a choice ever since, and none of its own actions
        came or went.
        """
        return all(seat in line.step.state.to_act for line in self._lines[serial:]) and not self.has_acted(seat, serial)

    def has_acted(self, seat: int | None, since: int) -> bool:
        """Whether an action of a seat was done or undone after a serial; `ValueError` for one that is not there.

        >>> session = Session.start(("Ada", "Ben"), seed=7)
        >>> _ = session.do(session.legal_actions(1)[0])
        >>> session.has_acted(1, 0), session.has_acted(0, 0), session.has_acted(1, session.serial)
        (True, False, False)
        """
        return any(
            isinstance(done.entry, Played) and done.entry.action.seat == seat
            for line in self._lines_after(since)
            for done in (line, *(self._lines[undone] for undone in line.undone))
        )

    @property
    def why_no_undo(self) -> UndoBarrier | None:
        """Why the last action cannot be undone, None if it can be; `str` gives the reason in English."""
        return self._barrier(0)

    @property
    def undoable(self) -> tuple[Action, ...]:
        """The actions that can be undone one after the other, the last one first."""
        count = 0
        while self._barrier(count) is None:
            count += 1
        return self.actions[::-1][:count]

    def _barrier(self, back: int) -> UndoBarrier | None:
        """Return why the next action cannot be undone after `back` others."""
        if back == len(self._standing) - 1:
            return UndoBarrier()
        before, done = self._standing[-2 - back], self._standing[-1 - back]
        event = revealed_by(before.step.state, done.step)
        return None if event is None else UndoBarrier(event)

    def undo(self, actions: int = 1, *, by_consent: bool = False) -> GameState:
        """Undo the last action, or the last `actions` of them in one; return the state before them.

        A step that revealed hidden information, such as bids or a drawn card, cannot be undone, unless all players
        agree that it may: then say `by_consent`. Raises `NoUndo` with the reason, `ValueError` for fewer than one
        action, and `OSError` or `RecordChanged` if the undo cannot be written. The session is unchanged then.
        """
        if whole_number(actions, "an int for actions") < 1:
            raise ValueError(f"an undo takes back at least 1 action, not {actions}")
        for back in range(actions):
            barrier = self._barrier(back)
            if barrier is not None and (barrier.event is None or not by_consent):
                raise NoUndo(barrier)
        entry = Undone(actions)
        self._write(entry, undo_of(self._standing, entry, len(self._lines) + 1))
        return self.state

    def follow(self, entry: Entry) -> None:
        """Take over the next entry of the record of this game, such as one from a store, after verifying it.

        Raises `BadRecord` if it does not fit, and `OSError` or `RecordChanged` if it cannot be written. The session is
        unchanged then.

        >>> session = Session.start(("Ada", "Ben"), seed=7)
        >>> other = session.fork()
        >>> _ = session.do(session.legal_actions(0)[0])
        >>> other.follow(session.record.entries[-1])
        >>> other.state == session.state
        True
        """
        check_type(entry, Entry, "a Played or an Undone", "; the entries of a record are such")
        self._write(entry, replayed_entry(self._header, self._standing, entry, len(self._lines) + 1))

    def _write(self, entry: Played | Undone, line: Replayed) -> None:
        if self._file is not None:
            self._file.append(entry)
        self._add(line)

    def _add(self, line: Replayed) -> None:
        self._lines.append(line)
        follow(self._standing, line)
        self._history = self._actions = None


# -- the last choice of a seat, for games where each player takes back only that --------------------------------------


def passes_by_itself(state: GameState, seat: int) -> bool:
    """Whether a seat can only pass, as everybody sees: it is to lay a card, and its hand is empty (R6.1, R6.2).

    A front end passes for it in place of asking, which tells nobody anything.

    >>> session = Session.start(("Ada", "Ben"), seed=7)
    >>> passes_by_itself(session.state, 0)  # it chooses a card to start with
    False
    """
    return isinstance(state.task, AskLay) and seat in state.to_act and not state.seats[seat].hand


def last_choice(session: Session, seat: int) -> int:
    """Return the number of actions up to the last one that a seat chose, 0 if it has chosen none.

    Where it could only pass it was not asked, so that is no choice.

    >>> session = Session.start(("Ada", "Ben"), seed=7)
    >>> _ = session.do(session.legal_actions(1)[0])
    >>> last_choice(session, 1), last_choice(session, 0)
    (1, 0)
    """
    actions, history = session.actions, session.history
    own = (count for count in range(len(actions), 0, -1) if actions[count - 1].seat == seat)
    return next((count for count in own if not passes_by_itself(history[count - 1].state, seat)), 0)


def way_back(session: Session, seat: int) -> int:
    """Return the number of actions from the last one of a seat on; one too many if it has made none."""
    return len(session.actions) - last_choice(session, seat) + 1


def why_no_way_back(session: Session, seat: int) -> UndoBarrier | None:
    """Return why the last choice of a seat cannot be undone, with all actions after it; None if it can."""
    back, possible = way_back(session, seat), len(session.undoable)
    if back > len(session.actions):
        return UndoBarrier()
    if back <= possible:
        return None
    before, done = session.history[-2 - possible], session.history[-1 - possible]
    return UndoBarrier(revealed_by(before.state, done))
