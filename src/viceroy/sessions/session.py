"""Sessions: a game in progress with its history, its record and undo."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import attrs

from viceroy._version import __version__
from viceroy.cardsets import load_card_set
from viceroy.engine import events as e
from viceroy.engine.chance import Chance
from viceroy.engine.phases.setup import make_rules
from viceroy.engine.record import GameRecord, Played, Undone
from viceroy.engine.recorder import record_deal, record_step
from viceroy.engine.reducer import check, edition_named, legal_actions
from viceroy.engine.views import view
from viceroy.errors import BadFile, ViceroyError, errors_of
from viceroy.formats.recordlines import check_of
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
    """A game that is being played: the state, the steps that led to it, and the record.

    Make one with `Session.start` or `Session.load`. With a path the record is written there as the game goes on.

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
        """What was odd about the file that was loaded: a last line that was cut off."""

    # -- beginning and keeping ----------------------------------------------------------------------------------------

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
        """Begin a game, as `start_game` does; with a path its record is written into that new file.

        Raises what `start_game` does, `FileExistsError` where the file is there already, and `OSError`.
        """
        if type(seed) is not int:
            raise TypeError(f"a seed is an int, not {seed!r}")
        cards = load_card_set(card_set) if isinstance(card_set, str) else card_set
        rules = make_rules(players, edition_named(edition), cards, virtual_opponents)
        deal = record_deal(rules, seed)
        record = GameRecord(__version__, rules, Chance.from_seed(seed).state, deal.outcomes, check_of(deal.step.events))
        return cls(record, (deal.step,), None if path is None else RecordFile.new(path, record))

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Session:
        """Go on with a game from its record, which is verified; what is played on is written behind it.

        A last line that was cut off is left out and told in `warnings`. Raises `BadFile` where the file is no good
        record, or does not hold.
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
        """Write the record into a new file, and go on writing there. Raises `FileExistsError`, and `OSError`."""
        self._file = RecordFile.new(path, self.record)

    # -- now ----------------------------------------------------------------------------------------------------------

    @property
    def state(self) -> GameState:
        """The game at this moment; it holds every secret, and `view` is what a player may see of it."""
        return self._steps[-1].state

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened in the last step; cut it with `events_for` before a player sees it."""
        return self._steps[-1].events

    @property
    def history(self) -> tuple[Step, ...]:
        """The setup, and the step of every action that has not been taken back."""
        return tuple(self._steps)

    @property
    def actions(self) -> tuple[Action, ...]:
        """Every action that has not been taken back."""
        return tuple(self._actions)

    @property
    def record(self) -> GameRecord:
        """The record of the game, with what was taken back."""
        return attrs.evolve(self._header, entries=tuple(self._entries))

    def view(self, seat: int | None) -> GameView:
        """Return what a seat may know; seat None is a spectator."""
        return view(self.state, seat)

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """Return every legal action of a seat, none where it owes no choice."""
        return legal_actions(self.state, seat)

    def check(self, action: Action) -> Refusal | None:
        """Return why an action is not legal, None where it is."""
        return check(self.state, action)

    # -- on and back --------------------------------------------------------------------------------------------------

    def do(self, action: Action) -> tuple[Event, ...]:
        """Carry an action out, write it down, and return what happened.

        Raises `IllegalAction` where it is not legal, and where it cannot be written `OSError` or `RecordChanged`;
        nothing has changed then.
        """
        done = record_step(self.state, action)
        listed = next(legal for legal in self.legal_actions(action.seat) if legal == action)
        self._write(Played(listed, done.outcomes, check_of(done.step.events)))
        self._actions.append(listed)
        self._steps.append(done.step)
        return self.events

    @property
    def why_no_undo(self) -> UndoBarrier | None:
        """Why the last action cannot be taken back, None where it can; `str` says it in English."""
        return self._barrier(0)

    @property
    def undoable(self) -> tuple[Action, ...]:
        """The actions that can be taken back one after the other, the last one first."""
        count = 0
        while self._barrier(count) is None:
            count += 1
        return tuple(reversed(self._actions[len(self._actions) - count :]))

    def _barrier(self, back: int) -> UndoBarrier | None:
        """Return why an action cannot be taken back, with so many taken back already."""
        if back == len(self._actions):
            return UndoBarrier()
        before, done = self._steps[-2 - back], self._steps[-1 - back]
        event = revealed_by(before.state, done)
        return None if event is None else UndoBarrier(event)

    def undo(self) -> GameState:
        """Take the last action back; return the state before it.

        Nothing goes back behind a step in which hidden things came to light: hands that opened, cards that were drawn
        or turned up. Raises `NoUndo`, with the reason; and where it cannot be written `OSError` or `RecordChanged`.
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
