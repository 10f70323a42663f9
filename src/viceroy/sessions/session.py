"""Sessions: a game in progress with its history, its record and undo."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import attrs

from viceroy._version import __version__
from viceroy.engine import events as e
from viceroy.engine.chance import Chance
from viceroy.engine.record import GameRecord, Played, Undone
from viceroy.engine.recorder import record_deal, record_step
from viceroy.engine.reducer import check, legal_actions
from viceroy.engine.views import view
from viceroy.errors import BadFile, ViceroyError, errors_of
from viceroy.formats.record_lines import check_of
from viceroy.sessions.new_game import rules_of_game
from viceroy.sessions.record_file import RecordFile
from viceroy.sessions.replay import replay_file

if TYPE_CHECKING:
    import os

    from viceroy.engine.actions import Action
    from viceroy.engine.events import Event
    from viceroy.engine.record import Entry
    from viceroy.engine.reducer import Step
    from viceroy.engine.state import GameState
    from viceroy.engine.views import GameView
    from viceroy.errors import Problem, Refusal
    from viceroy.model.cards import CardSet
    from viceroy.model.editions import Edition

REVEALING_EVENTS: dict[type[Event], str] = {
    e.GemsReturned: "gems have been given back",
    e.CardsRemoved: "cards have been taken out of the game",
    e.CharactersDealt: "characters have been dealt",
    e.FirstCardPlaced: "the first cards lie open",
    e.DecksMade: "the decks have been made",
    e.LawsDealt: "laws have been dealt",
    e.CardsRevealed: "new cards lie in the auction row",
    e.BidsRevealed: "all hands have opened",
    e.ClaimsRevealed: "the claims have come to light",
    e.CardsLaid: "the laid cards have turned up",
    e.Passed: "somebody's pass has come to light",
    e.CardDrawn: "a card has been drawn",
    e.RowRefilled: "a new card lies in the auction row",
    e.HandDiscarded: "the screens are off",
}
"""The events that may reveal hidden information, and what to say about them."""

_ALWAYS = (e.CardsRemoved, e.CharactersDealt, e.LawsDealt, e.CardsRevealed, e.CardDrawn, e.RowRefilled, e.HandDiscarded)


@attrs.frozen
class UndoBarrier:
    """Why an action cannot be undone: the event that revealed hidden information, or None if there is no action.

    The event is the full one: pass it through `seen_by` before you show it to a player. The text of a barrier reveals
    no secret.

    >>> print(UndoBarrier(e.BidsRevealed(((0, "red"), (1, "pass")))))
    all hands have opened
    """

    event: Event | None = None

    def __str__(self) -> str:
        return "nothing has been done yet" if self.event is None else REVEALING_EVENTS[type(self.event)]


class NoUndo(ViceroyError):  # noqa: N818 - a name that reads as what happened
    """The last action cannot be undone; `barrier` says why."""

    def __init__(self, barrier: UndoBarrier) -> None:
        self.barrier = barrier
        super().__init__(f"this cannot be taken back: {barrier}")


def revealed_by(before: GameState, done: Step) -> Event | None:
    """Return the event of a step that revealed hidden information, None if no event did.

    Sealed choices are revealed when they are no longer in the state. A seat that chose alone has revealed only its own.
    """
    opened = any(before.sealed) and not any(done.state.sealed)
    return next((event for event in done.events if _reveals(event, others_chose=opened)), None)


def _reveals(event: Event, *, others_chose: bool) -> bool:
    if isinstance(event, e.BidsRevealed) and event.virtual:
        return True  # nobody knew what virtual opponents would draw (R12.2)
    return isinstance(event, _ALWAYS) or (others_chose and type(event) in REVEALING_EVENTS)


class Session:
    """A game in progress: its state, its history and its record.

    Create one with `Session.start` or `Session.load`. If there is a path, each action is written to that record file.

    >>> session = Session.start(("Ada", "Ben"), seed=7)
    >>> session.do(session.legal_actions(0)[0])
    (ChoiceMade(seat=0),)
    >>> session.undo() == session.history[0].state
    True
    """

    def __init__(self, record: GameRecord, history: tuple[Step, ...], file: RecordFile | None = None) -> None:
        self._header = attrs.evolve(record, entries=())
        self._entries: list[Entry] = list(record.entries)
        self._steps: list[Step] = list(history)
        self._actions: list[Action] = [played.action for played in record.played]
        self._file = file
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
        card_set: str | CardSet = "printed",
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
        return cls(record, (deal.step,), None if path is None else RecordFile.new(path, record))

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
        session = cls(record, replayed.history, file)
        session.warnings = replayed.problems
        return session

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a new file, and append to it from now on. Raises `FileExistsError` and `OSError`."""
        self._file = RecordFile.new(path, self.record)

    # -- the current state --------------------------------------------------------------------------------------------

    @property
    def state(self) -> GameState:
        """The current state. It holds every secret; `view` returns what a player may see."""
        return self._steps[-1].state

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the last step. Pass them through `events_for` before a player sees them."""
        return self._steps[-1].events

    @property
    def history(self) -> tuple[Step, ...]:
        """The setup, and the step of every action that has not been undone."""
        return tuple(self._steps)

    @property
    def actions(self) -> tuple[Action, ...]:
        """Every action that has not been undone."""
        return tuple(self._actions)

    @property
    def record(self) -> GameRecord:
        """The record of the game, undone actions included."""
        return attrs.evolve(self._header, entries=tuple(self._entries))

    def view(self, seat: int | None) -> GameView:
        """Return what a seat may know; None is a spectator."""
        return view(self.state, seat)

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """Return every legal action of a seat: none if it has nothing to choose now."""
        return legal_actions(self.state, seat)

    def check(self, action: Action) -> Refusal | None:
        """Return why an action is not legal, or None if it is legal."""
        return check(self.state, action)

    # -- actions and undo ---------------------------------------------------------------------------------------------

    def do(self, action: Action) -> tuple[Event, ...]:
        """Apply an action, record it, and return its events.

        Raises `IllegalAction` if it is not legal, and `OSError` or `RecordChanged` if it cannot be written. The session
        is unchanged then.
        """
        done = record_step(self.state, action)
        listed = next(legal for legal in self.legal_actions(action.seat) if legal == action)
        self._write(Played(listed, done.outcomes, check_of(done.step.events)))
        self._actions.append(listed)
        self._steps.append(done.step)
        return self.events

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
        return tuple(reversed(self._actions[len(self._actions) - count :]))

    def _barrier(self, back: int) -> UndoBarrier | None:
        """Return why the next action cannot be undone after `back` others."""
        if back == len(self._actions):
            return UndoBarrier()
        before, done = self._steps[-2 - back], self._steps[-1 - back]
        event = revealed_by(before.state, done)
        return None if event is None else UndoBarrier(event)

    def undo(self) -> GameState:
        """Undo the last action; return the state before it.

        A step that revealed hidden information, such as bids or a drawn card, cannot be undone. Raises `NoUndo` with
        the reason, and `OSError` or `RecordChanged` if the undo cannot be written.
        """
        barrier = self.why_no_undo
        if barrier is not None:
            raise NoUndo(barrier)
        self._write(Undone(1))
        self._actions.pop()
        self._steps.pop()
        return self.state

    def _write(self, entry: Entry) -> None:
        if self._file is not None:
            self._file.append(entry)
        self._entries.append(entry)
