"""Questions about a game of people at one device and bots: its table from the view of a seat, and nothing else."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import lru_cache, wraps
from typing import Annotated, Any, ClassVar, NewType, TypeVar

import attrs

from viceroy.cardsets import SHIPPED, load_card_set
from viceroy.engine.actions import Action, Bid, PlaceCard
from viceroy.engine.ideas import RefusalOf, refused_ideas
from viceroy.engine.phases.lasting import left_out
from viceroy.engine.phases.placing import law_places, open_places_of, placements
from viceroy.engine.points import score_now
from viceroy.engine.prompts import AskPaint, AskPlace
from viceroy.engine.reducer import Step, score
from viceroy.engine.state import GameState, Seat
from viceroy.engine.views import GameView, SeatView, asked_card, events_for, unveiled, view
from viceroy.errors import IllegalAction, ImpossibleGame, Refusal
from viceroy.formats.documents import action_data, dumps, event_data, to_data
from viceroy.model.cards import TOP_LEVEL, Card, CardSet, CharacterCard, LawCard, Names, Number
from viceroy.model.geometry import Place
from viceroy.model.pyramid import Pyramid
from viceroy.model.tokens import COLORS, MAX_PLAYERS, NO_GEMS, Gems, gems_of, subtract_gems
from viceroy.render.svg import PyramidDrawing
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import Painting
from viceroy.sessions.session import Session, last_choice
from viceroy.sheets.writer import sheet_text
from viceroy.text.yaml_text import parse_document
from viceroy.values import Between, Omitted, Value, serialized
from viceroy.web.games import BOTS, BadGame, BotGame, dealt, game_of, opened
from viceroy.web.questions import FORMS, InLanguage, JsonObject, OfCardSet, PageProblem, Unanswerable, page_problems
from viceroy.web.sheets import ShownScore, shown_score
from viceroy.wording.catalog import Catalog, catalog_of
from viceroy.wording.game import action_label, moment_text, placing_label, prompt_text, told
from viceroy.wording.refusals import refusal_text

FORMS.tag(Action, "action")

ActionData = NewType("ActionData", JsonObject)
"""An action as plain data."""
EventData = NewType("EventData", JsonObject)
"""An event as plain data."""
ViewData = NewType("ViewData", JsonObject)
"""The view of a seat as plain data, with its format."""
GemsData = NewType("GemsData", dict[str, int])
"""Gems as plain data, by color."""

HINT_TRIALS = 60
"""The trials of a hint: a fixed number, so that asking twice gives the same hint."""
MAX_VIRTUAL = 10
"""The most virtual opponents that a question may name; the editions allow fewer."""

Exact = Annotated[int, Between(0, 1 << 53)]
"""A whole number that is exact in a browser."""


# -- what is possible -------------------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class PlayRefusal(Value):
    """Why something is not possible."""

    code: str
    """The code of the refusal."""
    message: str
    """The reason in words."""


@attrs.frozen(kw_only=True)
class RefusedAnswer(Value):
    """What was asked for is not possible."""

    refusal: PlayRefusal
    """Why."""


def _refused(code: str, message: str) -> RefusedAnswer:
    """Return the answer that something is not possible, for a reason that is not in the rules of the game."""
    return RefusedAnswer(refusal=PlayRefusal(code=code, message=message))


def play_refusal(refusal: Refusal, catalog: Catalog) -> PlayRefusal:
    """Return a refusal of the rules in words."""
    return PlayRefusal(code=refusal.code.value, message=refusal_text(refusal, catalog.language))


# -- the parts of a table ---------------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class TableChoice(Value):
    """An action that the person may choose."""

    action: ActionData
    """The action."""
    text: str
    """The action in words."""
    cost: Annotated[GemsData | None, Omitted()] = None
    """The gems that go from behind the screen, if the action has a price."""


@attrs.frozen(kw_only=True)
class BlockedChoice(TableChoice):
    """An action that the person may want to choose and cannot."""

    refusal: PlayRefusal
    """Why not."""


@attrs.frozen(kw_only=True)
class OpenPlace(Value):
    """A place of a pyramid where a card could lie."""

    level: int
    """The level, from 1."""
    x: int
    """The place on the level."""


@attrs.frozen(kw_only=True)
class TablePlayer(Value):
    """A player at the table."""

    name: str
    """The name."""
    bot: str | None
    """Which bot plays; null for a person."""
    points: int
    """The points so far, without what lies behind the screens of others."""
    drawing: int
    """The number of the drawing."""
    svg: str | None
    """The drawing of the pyramid as SVG; null if the page has it."""
    open: tuple[OpenPlace, ...]
    """The open places of the pyramid."""


@attrs.frozen(kw_only=True)
class LogStep(Value):
    """What happened in a step of a game."""

    at: int
    """After how many actions."""
    lines: tuple[str, ...]
    """What happened, in words."""
    events: tuple[EventData, ...]
    """The event of each line."""


@attrs.frozen(kw_only=True)
class ShownTable(Value):
    """A table as its person sees it at a moment."""

    seat: int | None
    """The seat of the person; null while nobody is to see more than all may."""
    is_over: bool
    """Whether the game is over."""
    view: ViewData
    """What the person may know."""
    moment: str
    """Which moment of the game it is, in words."""
    question: str
    """What is to be chosen, in words."""
    players: tuple[TablePlayer, ...]
    """The players, by seat."""
    choices: tuple[TableChoice, ...]
    """What the person may choose."""
    log: tuple[LogStep, ...]
    """What happened last."""


@serialized(is_sparse=True)
@attrs.frozen(kw_only=True)
class TableSet(Value):
    """How a question names the card set of a game."""

    set: str | None = None
    """The name of a shipped set."""
    text: str | None = None
    """The text of any other set."""


@attrs.frozen(kw_only=True)
class TableAnswer(ShownTable):
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
    blocked: tuple[BlockedChoice, ...]
    """What the person may want to choose and cannot."""
    sheet: Any
    """The score sheet of a finished game; null before, and where no sheet can hold a name."""
    score: ShownScore | None
    """The score of a finished game."""


@attrs.frozen(kw_only=True)
class ReplayAnswer(ShownTable):
    """The table of a game as it was; all lies open once the game is over."""

    at: int
    """After how many actions."""
    count: int
    """How many actions the game has had."""


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
    """Which game goes on from a record. A record does not say who plays how: the person gets the first seat."""

    ask: ClassVar = "open-record"
    text: str
    """The text of a record."""

    def answer(self) -> GameAnswer | RefusedAnswer:
        """Open the game; its other players are greedy bots."""
        try:
            game, problems = opened(self.text)
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

    def held(self) -> BotGame:
        """Return the game, in which somebody is to choose; raises `BadGame`, and `Unanswerable` if nobody is named."""
        game = self.played()
        if game.is_covered:
            raise Unanswerable("$.seat: is missing; several people play this game")
        return game


Asked = TypeVar("Asked", bound=GameQuestion)
Answered = TypeVar("Answered")


def _if_readable(answer: Callable[[Asked], Answered]) -> Callable[[Asked], Answered | RefusedAnswer]:
    """Refuse a question about a game that cannot be read, or has become too long."""

    @wraps(answer)
    def answered(question: Asked) -> Answered | RefusedAnswer:
        try:
            return answer(question)
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
    def answer(self) -> TableAnswer | RefusedAnswer:
        """Let the bot choose."""
        return table(self.played().bot_acts(), self.catalog, self.drawn)


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
        count = len(game.session.actions)
        if self.at > count:
            raise Unanswerable(f"$.at: needs a whole number from 0 to {count}, found {self.at}")
        return replayed(game, self.at, self.catalog, self.drawn)


@attrs.frozen(kw_only=True)
class LogAnswer(Value):
    """All that has happened in a game."""

    log: tuple[LogStep, ...]
    """The steps, the first one first."""


@attrs.frozen(kw_only=True)
class LogQuestion(GameQuestion):
    """What has happened in a game."""

    ask: ClassVar = "log"

    @_if_readable
    def answer(self) -> LogAnswer | RefusedAnswer:
        """Tell it all."""
        return log(self.played(), self.catalog)


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
class CardPlace(Value):
    """A place where a card could lie."""

    place: tuple[int, int]
    """The level and the place on it."""
    cost: GemsData | None
    """What a character costs there; null for a law."""
    is_payable: bool
    """Whether the person can pay for it now."""
    text: str
    """The place in words."""


@attrs.frozen(kw_only=True)
class PlacesAnswer(Value):
    """Where a card could lie in the pyramid of the person now."""

    places: tuple[CardPlace, ...]
    """The places."""


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
        return places(game, card, self.catalog)


@attrs.frozen(kw_only=True)
class PlayHint(Value):
    """A choice that a search thinks well of."""

    action: ActionData
    """The action."""
    text: str
    """The action in words."""
    points: float
    """The lead that the search expects of it."""
    why: str
    """What it brings."""


@attrs.frozen(kw_only=True)
class HintAnswer(Value):
    """The best choices of the person."""

    hints: tuple[PlayHint, ...]
    """The choices, the best one first; none where nothing is due."""


@attrs.frozen(kw_only=True)
class HintQuestion(GameQuestion):
    """What the person had best choose."""

    ask: ClassVar = "hint"

    @_if_readable
    def answer(self) -> HintAnswer | RefusedAnswer:
        """Search."""
        return hints(self.held(), self.catalog)


QUESTIONS = (
    DealQuestion,
    TableQuestion,
    ActQuestion,
    BotsQuestion,
    UndoQuestion,
    PlacesQuestion,
    HintQuestion,
    LogQuestion,
    ReplayQuestion,
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
        set=_set(cards, cards.id, cards.names),
        **_shown(seen, game, catalog, drawn),
        choices=tuple(_choice(seen, action, catalog) for action in seen.legal),
        blocked=tuple(_blocked(seen, session.check, catalog)),
        log=_log(session.history, last_choice(session, game.seat), game.eyes, catalog),
        sheet=_sheet(session.state) if seen.is_over else None,
        score=shown_score(score(session.state)) if seen.is_over else None,
    )


def replayed(game: BotGame, at: int, catalog: Catalog, drawn: tuple[int, ...] = ()) -> ReplayAnswer:
    """Return the table as it was after a number of actions; all lies open once the game is over."""
    history = game.session.history
    then = history[at].state
    seen = unveiled(then) if game.session.state.is_over else view(then, game.eyes)
    eyes = None if game.session.state.is_over else game.eyes
    return ReplayAnswer(
        at=at,
        count=len(history) - 1,
        **_shown(seen, game, catalog, drawn),
        choices=(),
        log=_log(history[: at + 1], at, eyes, catalog, is_open=game.session.state.is_over),
    )


def log(game: BotGame, catalog: Catalog) -> LogAnswer:
    """Return all that has happened, in words."""
    return LogAnswer(log=_log(game.session.history, 0, game.eyes, catalog))


def places(game: BotGame, card: Card, catalog: Catalog) -> PlacesAnswer:
    """Return where a card could lie in the pyramid of the person now, and what it would cost there."""
    seen = game.session.view(game.seat)
    own, rules = seen.seats[game.seat], seen.rules
    asked = attrs.evolve(seen, tasks=(AskPlace(game.seat, card.number or 0),))
    seat = Seat(own.gems or NO_GEMS, pyramid=own.pyramid, used_infinite=own.used_infinite)
    payable = {way.place for way in placements(rules, seen.bank, seat, game.seat, card)}
    found = law_places(rules, own.pyramid, card) if isinstance(card, LawCard) else _open_places(seen, own)
    return PlacesAnswer(
        places=tuple(
            CardPlace(
                place=(place.level, place.x),
                cost=gems_data(_least_cost(own.pyramid, card, place)) if isinstance(card, CharacterCard) else None,
                is_payable=place in payable,
                text=placing_label(asked, place, catalog),
            )
            for place in found
        )
    )


def _least_cost(pyramid: Pyramid, card: CharacterCard, place: Place) -> Gems:
    """Return what a character costs at a place (R6.6); of several choices of gems that laws take off, the first."""
    return subtract_gems(card.cost(place.level), left_out(pyramid, card, place)[0])


def _open_places(seen: GameView, own: SeatView) -> tuple[Place, ...]:
    return () if seen.is_over else open_places_of(seen.rules, own.pyramid, TOP_LEVEL)


def hints(game: BotGame, catalog: Catalog) -> HintAnswer:
    """Return what a search thinks of the best choices of the person, in its order; none where nothing is due."""
    from viceroy.bots.advice import hint

    seen = game.session.view(game.seat)
    return HintAnswer(
        hints=tuple(
            PlayHint(
                action=ActionData(action_data(advice.action)),
                text=action_label(seen, advice.action, catalog),
                points=advice.points,
                why=advice.why,
            )
            for advice in hint(seen, iterations=HINT_TRIALS, language=catalog.language)
        )
    )


def _shown(seen: GameView, game: BotGame, catalog: Catalog, drawn: tuple[int, ...]) -> JsonObject:
    """Return what a table shows at any moment, as fields of `ShownTable`."""
    return {
        "seat": game.eyes,
        "is_over": seen.is_over,
        "view": ViewData(to_data(seen)),
        "moment": moment_text(seen, catalog),
        "question": prompt_text(seen, catalog.language),
        "players": tuple(_players(seen, game, catalog, drawn)),
    }


@lru_cache(maxsize=4)
def _set(card_set: CardSet, set_id: str, names: Names) -> TableSet:
    """Return how a question names a card set: by the name of a shipped one, or with all its cards as `text`.

    Its id and names are given beside it, since sets of the same cards are equal, whatever they are called.
    """
    if set_id in SHIPPED and card_set == load_card_set(set_id):
        return TableSet(set=set_id)
    return TableSet(text=dumps(attrs.evolve(card_set, id=set_id, names=names).as_checked()))


def _choice(seen: GameView, action: Action, catalog: Catalog) -> TableChoice:
    return TableChoice(
        action=ActionData(action_data(action)), text=action_label(seen, action, catalog), cost=_cost(seen, action)
    )


def _blocked(seen: GameView, check: RefusalOf, catalog: Catalog) -> Iterator[BlockedChoice]:
    """Yield what the person may want to do and cannot, with the reason; where to paint, nobody needs so many."""
    if seen.seat in seen.owes and not isinstance(seen.prompt, AskPaint):
        for action, refusal in refused_ideas(seen, check):
            choice, why = _choice(seen, action, catalog), play_refusal(refusal, catalog)
            yield BlockedChoice(action=choice.action, text=choice.text, cost=choice.cost, refusal=why)


def _cost(seen: GameView, action: Action) -> GemsData | None:
    """Return the gems that go from behind the screen: into the hand to bid (R5.1), to the bank to place a character.

    Infinite gems pay first (R7.10), and laws may take gems off the cost (R6.6). None for other actions.
    """
    match action:
        case Bid(_, color):
            return gems_data(gems_of((color,)))
        case PlaceCard(_, place, infinite, spared):
            card = asked_card(seen)
            if isinstance(card, CharacterCard):
                return gems_data(subtract_gems(subtract_gems(card.cost(place.level), spared), infinite))
    return None


def gems_data(gems: Gems) -> GemsData:
    """Return gems as plain data, by color."""
    return GemsData({color.value: gems[color.position] for color in COLORS})


def _players(seen: GameView, game: BotGame, catalog: Catalog, drawn: tuple[int, ...]) -> Iterator[TablePlayer]:
    """Yield each player with the open places of the pyramid, a drawing of it with its number, and the points so far.

    What lies behind the screens of others is not in their points.
    """
    points = score_now(seen).players
    for name, bot, own, now in zip(seen.rules.players, game.bots, seen.seats, points, strict=True):
        svg = _svg(own.pyramid, own.paints, catalog.language)
        drawing = zlib.crc32(svg.encode())
        yield TablePlayer(
            name=name,
            bot=bot,
            points=now.total,
            drawing=drawing,
            svg=None if drawing in drawn else svg,
            open=tuple(OpenPlace(level=place.level, x=place.x) for place in _open_places(seen, own)),
        )


@lru_cache(maxsize=32)
def _svg(pyramid: Pyramid, paints: tuple[Paint, ...], language: str) -> str:
    return PyramidDrawing(pyramid, Painting(paints), catalog_of(language)).document()


def _log(
    history: tuple[Step, ...], first: int, eyes: int | None, catalog: Catalog, *, is_open: bool = False
) -> tuple[LogStep, ...]:
    """Return the lines of each step from one on, as a seat sees them, each with its event; `is_open` hides nothing."""
    steps = []
    for at in range(first, len(history)):
        events = history[at].events if is_open else events_for(history[at].events, eyes)
        lines = told(history, at, events, catalog.language)
        happened = tuple(EventData(event_data(event)) for event, _ in lines)
        steps.append(LogStep(at=at, lines=tuple(line for _, line in lines), events=happened))
    return tuple(steps)


def _sheet(state: GameState) -> Any:
    """Return the score sheet of a finished game as plain data; None where no sheet can hold a name."""
    with suppress(ValueError):
        return parse_document(sheet_text(state), file="sheet").root.plain()
    return None
