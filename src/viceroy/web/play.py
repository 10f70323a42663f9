"""Questions about a game of people at one device and bots: its table from the view of a seat, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Annotated, ClassVar, Concatenate, ParamSpec, TypeVar

import attrs

from viceroy.engine.actions import Action
from viceroy.errors import IllegalAction, ImpossibleGame
from viceroy.model.cards import Number
from viceroy.model.tokens import MAX_PLAYERS
from viceroy.sessions.session import Session, last_choice
from viceroy.values import Between, Omitted, Value
from viceroy.web.games import BOTS, BadGame, BotGame, dealt, game_of, opened
from viceroy.web.questions import (
    FORMS,
    InLanguage,
    OfCardSet,
    PageProblem,
    Progress,
    Unanswerable,
    page_problems,
)
from viceroy.web.reviews import ReviewAnswer, reviewed
from viceroy.web.seen import (
    HintAnswer,
    LogAnswer,
    PlacesAnswer,
    PlayedTable,
    PlayRefusal,
    ReplayAnswer,
    TableSet,
    hints,
    log_steps,
    logged,
    named_set,
    places,
    play_refusal,
    played_fields,
    replayed,
    seen_fields,
)
from viceroy.wording.catalog import Catalog

FORMS.tag(Action, "action")

MAX_VIRTUAL = 10
"""The most virtual opponents that a question may name; the editions allow fewer."""

Exact = Annotated[int, Between(0, 1 << 53)]
"""A whole number that is exact in a browser."""


# -- what is possible -------------------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class RefusedAnswer(Value):
    """What was asked for is not possible."""

    refusal: PlayRefusal
    """Why."""


def _refused(code: str, message: str) -> RefusedAnswer:
    """Return the answer that something is not possible, for a reason that is not in the rules of the game."""
    return RefusedAnswer(refusal=PlayRefusal(code=code, message=message))


@attrs.frozen(kw_only=True)
class TableAnswer(PlayedTable):
    """The table of a game as it is now."""

    game: str
    """The game as a text, for the next question about it."""
    serial: int
    """How many actions and undos the game has had."""
    bots_to_act: bool
    """Whether a bot is to choose before the person."""
    next_person: int | None
    """The seat of the person who is to choose: whose table it is, else the first; null if none is."""
    undo: str | None
    """Why the last choice of the person cannot be taken back; null if it can."""
    set: TableSet
    """The card set."""


@attrs.frozen(kw_only=True)
class GameAnswer(Value):
    """A game that was opened, or the problems of what was to be played."""

    game: str | None
    """The game as a text; null if there are errors."""
    problems: tuple[PageProblem, ...]
    """What is wrong."""


# -- a new game -------------------------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class NewPlayer(Value):
    """A player of a new game."""

    name: str
    """The name."""
    bot: Annotated[str | None, Omitted()] = attrs.field(default=None, metadata={"allowed": tuple(BOTS)})
    """Which bot plays; left out for a person."""


@attrs.frozen(kw_only=True)
class DealQuestion(OfCardSet):
    """What the table of a new game looks like."""

    ask: ClassVar = "deal"
    players: tuple[NewPlayer, ...]
    """The players, at least one without a bot."""
    seed: Exact
    """The seed."""
    edition: Annotated[str, Omitted()] = "english"
    """The name of the edition."""
    virtual_opponents: Annotated[int, Between(0, MAX_VIRTUAL), Omitted()] = 0
    """How many virtual opponents."""

    def answer(self) -> GameAnswer | TableAnswer | RefusedAnswer:
        """Deal the game."""
        card_set, problems = self.card_set()
        if card_set is None:
            return GameAnswer(game=None, problems=page_problems(problems))
        try:
            self._check_players()
            session = Session.start(
                tuple(player.name.strip() for player in self.players),
                seed=self.seed,
                edition=self.edition,
                card_set=card_set,
                virtual_opponents=self.virtual_opponents,
            )
        except ImpossibleGame as error:
            return _refused("impossible-game", str(error))
        return table(dealt(session, [player.bot for player in self.players]), self.catalog)

    def _check_players(self) -> None:
        if not 1 <= len(self.players) <= MAX_PLAYERS:
            raise ImpossibleGame(f"a game has 1 to {MAX_PLAYERS} players")
        if all(player.bot is not None for player in self.players):
            raise ImpossibleGame("at least one of the players has no bot")


@attrs.frozen(kw_only=True)
class OpenRecordQuestion(InLanguage):
    """Which game goes on from a record. A record does not say who plays how: one seat is that of the person."""

    ask: ClassVar = "open-record"
    text: str
    """The text of a record."""
    seat: Annotated[int, Between(0, MAX_PLAYERS - 1), Omitted()] = 0
    """The seat of the person."""

    def answer(self) -> GameAnswer | RefusedAnswer:
        """Open the game; its other players are greedy bots."""
        try:
            game, problems = opened(self.text, (*["greedy"] * self.seat, None))
            text = None if game is None else game.text()
        except BadGame as error:
            return _refused("broken-game", str(error))
        return GameAnswer(game=text, problems=page_problems(problems))


# -- a game that goes on ----------------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class GameQuestion(InLanguage):
    """A question about a game."""

    game: str
    """The game as a text, from an answer."""
    drawn: Annotated[tuple[int, ...], Omitted()] = ()
    """The numbers of the drawings that the page has: they are left out."""
    seat: Annotated[Exact | None, Omitted()] = None
    """The seat of the person who holds the device; left out where one plays alone, or nobody is to see a hand."""

    def played(self) -> BotGame:
        """Return the game; raises `BadGame`."""
        return game_of(self.game, self.seat)

    @staticmethod
    def check_moment(game: BotGame, at: int) -> None:
        """Raise `Unanswerable` if a game has not had so many actions."""
        count = len(game.session.actions)
        if at > count:
            raise Unanswerable(f"$.at: needs a whole number from 0 to {count}, found {at}")

    def held(self) -> BotGame:
        """Return the game, in which somebody is to choose; raises `BadGame`, and `Unanswerable` if nobody is named."""
        game = self.played()
        if game.is_covered:
            raise Unanswerable("$.seat: is missing; several people play this game")
        return game


Asked = TypeVar("Asked", bound=GameQuestion)
Answered = TypeVar("Answered")
More = ParamSpec("More")


def _if_readable(
    answer: Callable[Concatenate[Asked, More], Answered],
) -> Callable[Concatenate[Asked, More], Answered | RefusedAnswer]:
    """Refuse a question about a game that cannot be read, or has become too long."""

    @wraps(answer)
    def answered(question: Asked, /, *more: More.args, **named: More.kwargs) -> Answered | RefusedAnswer:
        try:
            return answer(question, *more, **named)
        except BadGame as error:
            return _refused("broken-game", str(error))

    return answered


@attrs.frozen(kw_only=True)
class TableQuestion(GameQuestion):
    """What the table of a game looks like."""

    ask: ClassVar = "table"

    @_if_readable
    def answer(self) -> TableAnswer | RefusedAnswer:
        """Show the table."""
        return table(self.played(), self.catalog, self.drawn)


@attrs.frozen(kw_only=True)
class ActQuestion(GameQuestion):
    """What the table looks like after an action of the person."""

    ask: ClassVar = "act"
    action: Action
    """The action, as a choice has it."""
    serial: Exact
    """The serial of the table that the action is meant for."""

    @_if_readable
    def answer(self) -> TableAnswer | RefusedAnswer:
        """Take the action."""
        try:
            after = self.held().act(self.action, self.serial)
        except IllegalAction as illegal:
            return RefusedAnswer(refusal=play_refusal(illegal.refusal, self.catalog))
        return table(after, self.catalog, self.drawn)


@attrs.frozen(kw_only=True)
class BotsQuestion(GameQuestion):
    """What the table looks like after the choice of one bot that owes one."""

    ask: ClassVar = "bots"

    @_if_readable
    def answer(self, progress: Progress | None = None) -> TableAnswer | RefusedAnswer:
        """Let the bot choose."""
        return table(self.played().bot_acts(progress), self.catalog, self.drawn)


@attrs.frozen(kw_only=True)
class UndoQuestion(GameQuestion):
    """What the table looks like without the last choice of the person, and what has followed."""

    ask: ClassVar = "undo"

    @_if_readable
    def answer(self) -> TableAnswer | RefusedAnswer:
        """Take the choice back."""
        game = self.held()
        barrier = game.why_no_undo
        if barrier is not None:
            return _refused("no-undo", barrier.text(self.language))
        return table(game.undone(), self.catalog, self.drawn)


@attrs.frozen(kw_only=True)
class ReplayQuestion(GameQuestion):
    """What the table looked like, and what happened there."""

    ask: ClassVar = "replay"
    at: Exact
    """After how many actions."""

    @_if_readable
    def answer(self) -> ReplayAnswer | RefusedAnswer:
        """Show the table."""
        game = self.played()
        self.check_moment(game, self.at)
        return replayed(game.session.history, self.at, game.eyes, game.bots, self.catalog, self.drawn)


@attrs.frozen(kw_only=True)
class BranchQuestion(GameQuestion):
    """What the table of another game looks like, which goes on from a moment of this one."""

    ask: ClassVar = "branch"
    at: Exact
    """After how many actions."""

    @_if_readable
    def answer(self) -> TableAnswer | RefusedAnswer:
        """Begin the game."""
        game = self.played()
        self.check_moment(game, self.at)
        return table(game.branch(self.at), self.catalog)


@attrs.frozen(kw_only=True)
class LogQuestion(GameQuestion):
    """What has happened in a game."""

    ask: ClassVar = "log"

    @_if_readable
    def answer(self) -> LogAnswer | RefusedAnswer:
        """Tell it all."""
        game = self.played()
        return logged(game.session.history, game.eyes, self.catalog)


@attrs.frozen(kw_only=True)
class RecordAnswer(Value):
    """A game as a record."""

    text: str
    """The text of a file."""


@attrs.frozen(kw_only=True)
class RecordQuestion(GameQuestion):
    """How a game is written as a file."""

    ask: ClassVar = "record"

    @_if_readable
    def answer(self) -> RecordAnswer | RefusedAnswer:
        """Return the record."""
        return RecordAnswer(text=self.played().record)


@attrs.frozen(kw_only=True)
class PlacesQuestion(GameQuestion):
    """Where a card could lie in the pyramid of the person now, and what it costs there."""

    ask: ClassVar = "places"
    card: Number
    """The number of the card."""

    @_if_readable
    def answer(self) -> PlacesAnswer | RefusedAnswer:
        """Find the places."""
        game = self.held()
        card = game.session.state.rules.card_set.by_number.get(self.card)
        if card is None:
            raise Unanswerable(f"there is no card {self.card}")
        return places(game.session.view(game.seat), game.seat, card, self.catalog)


@attrs.frozen(kw_only=True)
class HintQuestion(GameQuestion):
    """What the person had best choose."""

    ask: ClassVar = "hint"

    @_if_readable
    def answer(self, progress: Progress | None = None) -> HintAnswer | RefusedAnswer:
        """Search."""
        game = self.held()
        return hints(game.session.view(game.seat), self.catalog, progress)


@attrs.frozen(kw_only=True)
class ReviewQuestion(GameQuestion):
    """How good the next choice of the person was, from a moment of a game on: one at a time, so that others may ask.

    What the answer says of the start and the cost goes into the next question, from 0.
    """

    ask: ClassVar = "review"
    at: Exact
    """After how many actions, or later, the choice was made."""
    start: Annotated[float | None, Omitted()] = None
    """The lead that was to be expected at the first choice, from the last answer; left out in the first question."""
    cost: Annotated[float, Omitted()] = 0.0
    """What the choices before cost together, from the last answer."""

    @_if_readable
    def answer(self, progress: Progress | None = None) -> ReviewAnswer | RefusedAnswer:
        """Search."""
        game = self.held()
        self.check_moment(game, self.at)
        return reviewed(game.session, game.seat, self.at, self.start, self.cost, self.catalog, progress)


QUESTIONS = (
    DealQuestion,
    TableQuestion,
    ActQuestion,
    BotsQuestion,
    UndoQuestion,
    PlacesQuestion,
    HintQuestion,
    ReviewQuestion,
    LogQuestion,
    ReplayQuestion,
    BranchQuestion,
    RecordQuestion,
    OpenRecordQuestion,
)


# -- a table in words and data ----------------------------------------------------------------------------------------


def table(game: BotGame, catalog: Catalog, drawn: tuple[int, ...] = ()) -> TableAnswer:
    """Return the table of a game now."""
    session, barrier = game.session, game.why_no_undo
    seen = session.view(game.eyes)
    cards = seen.rules.card_set
    return TableAnswer(
        game=game.text(),
        serial=session.serial,
        bots_to_act=bool(game.bots_to_act),
        next_person=game.next_person,
        undo=None if barrier is None else barrier.text(catalog.language),
        set=named_set(cards, cards.id, cards.names),
        seat=game.eyes,
        **seen_fields(seen, game.bots, catalog, drawn),
        **played_fields(session, seen, catalog, is_asked=not game.passes_by_itself),
        log=log_steps(session.history, last_choice(session, game.seat), game.eyes, catalog),
    )
