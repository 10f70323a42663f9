"""A game as somebody at the table sees it: the view in words and data, what is to be chosen, and what has happened."""

from __future__ import annotations

import zlib
from collections.abc import Container, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Annotated, Any, NewType

import attrs

from viceroy.cardsets import SHIPPED, load_card_set
from viceroy.engine.actions import Action, Bid, PaintSection, PlaceCard
from viceroy.engine.events import Event
from viceroy.engine.ideas import RefusalOf, refused_ideas
from viceroy.engine.phases.lasting import left_out
from viceroy.engine.phases.placing import law_places, open_places_of, placements
from viceroy.engine.points import score_now, totals
from viceroy.engine.prompts import AskPaint, AskPlace
from viceroy.engine.reducer import Step, score
from viceroy.engine.state import GameState, Seat
from viceroy.engine.views import GameView, SeatView, asked_card, events_for, unveiled, view
from viceroy.errors import Refusal
from viceroy.formats.documents import action_data, dumps, event_data, to_data
from viceroy.model.cards import TOP_LEVEL, Card, CardSet, CharacterCard, LawCard, Names, PicturePath
from viceroy.model.geometry import Place
from viceroy.model.pyramid import SECTIONS, Circle, Pyramid, Section
from viceroy.model.tokens import COLORS, NO_GEMS, Gems, gems_of, subtract_gems
from viceroy.render.svg import PyramidDrawing
from viceroy.scoring.counting import circle_bonuses, tokens_on
from viceroy.scoring.painting import Paint, circle_points, painted_circles
from viceroy.scoring.score import Painting
from viceroy.sessions.session import Session
from viceroy.sheets.writer import sheet_text
from viceroy.text.yaml_text import parse_document
from viceroy.values import Items, Omitted, Text, Value, serialized
from viceroy.web.questions import JsonObject, Progress
from viceroy.web.sheets import ShownScore, shown_score
from viceroy.wording.catalog import Catalog, catalog_of
from viceroy.wording.game import action_label, moment_text, placing_label, prompt_text, told
from viceroy.wording.refusals import refusal_text


class ActionData(JsonObject):
    """An action as plain data."""


class EventData(JsonObject):
    """An event as plain data."""


class ViewData(JsonObject):
    """The view of a seat as plain data, with its format."""


GemsData = NewType("GemsData", dict[str, int])
"""Gems as plain data, by color."""

HINT_TRIALS = 60
"""The trials of a hint: a fixed number, so that asking twice gives the same hint."""

# -- what is possible -------------------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class PlayRefusal(Value):
    """Why something is not possible."""

    code: str
    """The code of the refusal."""
    message: str
    """The reason in words."""
    rule: Annotated[str | None, Omitted()] = None
    """The number of the rule that says so, with which the message ends; left out where it is none of the game."""


def play_refusal(refusal: Refusal, catalog: Catalog) -> PlayRefusal:
    """Return a refusal of the rules in words."""
    return PlayRefusal(code=refusal.code.value, message=refusal_text(refusal, catalog.language), rule=refusal.rule)


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
    points: int | None
    """The points so far, without what lies behind the screens of others; null where they are not shown."""
    drawing: int
    """The number of the drawing."""
    svg: str | None
    """The drawing of the pyramid as SVG; null if the page has it."""
    open: tuple[OpenPlace, ...]
    """The open places of the pyramid."""


@attrs.frozen(kw_only=True)
class CircleWay(Value):
    """How a circle comes to have one color."""

    color: str
    """The color."""
    gems: int
    """How many gems of it that takes."""
    points: int
    """What the circle is then worth, without what laws pay (R11.1)."""


@attrs.frozen(kw_only=True)
class TableCircle(Value):
    """A circle of the person that a gem can be put on (R10.2)."""

    place: tuple[int, int]
    """The level of its upper card, and the place on it."""
    colors: tuple[str | None, ...]
    """The colors of its left, right, bottom left and bottom right section; null for a blank one."""
    points: int
    """What it is worth now."""
    ways: tuple[CircleWay, ...]
    """The colors that it can come to have, by the gems behind the screen."""


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
    """A table as somebody sees it at a moment."""

    seat: int | None
    """The seat of the person; null while nobody is to see more than all may."""
    is_over: bool
    """Whether the game is over."""
    view: ViewData
    """What may be known there."""
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


@attrs.frozen(kw_only=True)
class PlayedTable(ShownTable):
    """A table as somebody sees it now, with all that is to be chosen, and the score at the end."""

    blocked: tuple[BlockedChoice, ...]
    """What the person may want to choose and cannot."""
    circles: tuple[TableCircle, ...]
    """The circles that the person may paint; none before the end of the game."""
    sheet: Any
    """The score sheet of a finished game; null before, and where no sheet can hold a name."""
    score: ShownScore | None
    """The score of a finished game."""
    course: tuple[tuple[int, ...], ...] | None
    """The points of a finished game after each turn, as if it had ended there, and at its end, by seat; null before."""


@attrs.frozen(kw_only=True)
class ReplayAnswer(ShownTable):
    """The table of a game as it was; all lies open once the game is over."""

    at: int
    """After how many actions."""
    count: int
    """How many actions the game has had."""
    turns: tuple[int, ...]
    """After how many actions each turn began, the first turn first."""


@attrs.frozen(kw_only=True)
class LogAnswer(Value):
    """All that has happened in a game."""

    log: tuple[LogStep, ...]
    """The steps, the first one first."""


PictureDigest = Annotated[str, Text(pattern="[0-9a-f]{64}", allowed="64 hexadecimal digits")]
"""The SHA-256 of a picture, by which a browser and a table call it."""
MAX_PICTURES = 200
"""How many pictures a set has at a table."""


@attrs.frozen(kw_only=True)
class NamedPicture(Value):
    """A picture of a card set, by what the text of the set calls it and by what is in it."""

    file: PicturePath
    """Its name in the text of the set."""
    digest: PictureDigest
    """The SHA-256 of its bytes."""


@serialized(is_sparse=True)
@attrs.frozen(kw_only=True)
class TableSet(Value):
    """How a question names the card set of a game."""

    set: str | None = None
    """The name of a shipped set."""
    text: str | None = None
    """The text of any other set."""
    pictures: Annotated[tuple[NamedPicture, ...], Items(most=MAX_PICTURES), Omitted()] = ()
    """The pictures of a text that a table of friends has."""


# -- where a card could lie, and what is best -------------------------------------------------------------------------


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


# -- a view in words and data -----------------------------------------------------------------------------------------


def seen_fields(
    seen: GameView, bots: Sequence[str | None], catalog: Catalog, drawn: Container[int] = (), *, has_points: bool = True
) -> JsonObject:
    """Return the fields of `ShownTable` for a view of any moment; the bots are those of the seats."""
    return {
        "is_over": seen.is_over,
        "view": ViewData(to_data(seen)),
        "moment": moment_text(seen, catalog),
        "question": prompt_text(seen, catalog.language),
        "players": tuple(_players(seen, bots, catalog, drawn, has_points=has_points)),
    }


def played_fields(session: Session, seen: GameView, catalog: Catalog, *, is_asked: bool = True) -> JsonObject:
    """Return the fields that `PlayedTable` adds, from the choices to the score at the end; the view is that of now.

    Without `is_asked` nothing is to be chosen, though the rules wait for a choice that is made without asking.
    """
    return {
        "choices": tuple(_choice(seen, action, catalog) for action in seen.legal) if is_asked else (),
        "blocked": tuple(_blocked(seen, session.check, catalog)) if is_asked else (),
        "circles": tuple(_circles(seen)),
        "sheet": _sheet(session.state) if seen.is_over else None,
        "score": shown_score(score(session.state)) if seen.is_over else None,
        "course": _course(session.history) if seen.is_over else None,
    }


def places(seen: GameView, seat: int, card: Card, catalog: Catalog) -> PlacesAnswer:
    """Return where a card could lie in the pyramid of the seat of a view now, and what it would cost there."""
    own, rules = seen.seats[seat], seen.rules
    asked = attrs.evolve(seen, tasks=(AskPlace(seat, card.number or 0),))
    held = Seat(own.gems or NO_GEMS, pyramid=own.pyramid, used_infinite=own.used_infinite)
    payable = {way.place for way in placements(rules, seen.bank, held, seat, card)}
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
    """Return the cost of a character at a place (R6.6); of several choices of gems that laws take off, the first."""
    return subtract_gems(card.cost(place.level), left_out(pyramid, card, place)[0])


def _open_places(seen: GameView, own: SeatView) -> tuple[Place, ...]:
    return () if seen.is_over else open_places_of(seen.rules, own.pyramid, TOP_LEVEL)


def hints(seen: GameView, catalog: Catalog, progress: Progress | None = None) -> HintAnswer:
    """Return the best choices of a view by a search, in its order; none where nothing is due."""
    from viceroy.bots.advice import hint

    return HintAnswer(
        hints=tuple(
            PlayHint(
                action=ActionData(action_data(advice.action)),
                text=action_label(seen, advice.action, catalog),
                points=advice.points,
                why=advice.why,
            )
            for advice in hint(seen, iterations=HINT_TRIALS, progress=progress, language=catalog.language)
        )
    )


@lru_cache(maxsize=4)
def named_set(card_set: CardSet, set_id: str, names: Names) -> TableSet:
    """Return how a card set is named: by the name of a shipped one, or with all its cards as `text`.

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


def _circles(seen: GameView) -> Iterator[TableCircle]:
    """Yield the circles that the person may put a gem on, as they are painted now, and what they can become."""
    paintable = {action.circle for action in seen.legal if isinstance(action, PaintSection)}
    if not paintable or seen.seat is None:
        return
    own = seen.seats[seen.seat]
    gems, bonus = own.gems or NO_GEMS, circle_bonuses(tokens_on(own.pyramid.cards))
    for circle in painted_circles(own.pyramid.circles, own.paints):
        if circle.place in paintable:
            painted = {paint.section for paint in own.paints if paint.circle == circle.place}
            yield TableCircle(
                place=(circle.place.level, circle.place.x),
                colors=tuple(None if color is None else color.value for color in circle.colors),
                points=0 if circle.color is None else circle_points(circle.place.level, bonus[circle.color.position]),
                ways=tuple(_ways(circle, painted, gems, bonus)),
            )


def _ways(circle: Circle, painted: set[Section], gems: Gems, bonus: Gems) -> Iterator[CircleWay]:
    """Yield the colors that a circle can come to have; a section is painted at most once (C35)."""
    for color in COLORS:
        others = {section for section, present in zip(SECTIONS, circle.colors, strict=True) if present is not color}
        if 0 < len(others) <= gems[color.position] and not others & painted:
            points = circle_points(circle.place.level, bonus[color.position])
            yield CircleWay(color=color.value, gems=len(others), points=points)


def turns_of(history: tuple[Step, ...]) -> tuple[int, ...]:
    """Return after how many actions each turn of a game began, the first turn first."""
    return tuple(at for at in range(1, len(history)) if history[at].state.turn > history[at - 1].state.turn)


def _course(history: tuple[Step, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the points after each turn, as if the game had ended there, and those of its end, by seat."""
    return tuple(totals(history[at].state) for at in (*turns_of(history)[1:], len(history) - 1))


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


def _players(
    seen: GameView, bots: Sequence[str | None], catalog: Catalog, drawn: Container[int], *, has_points: bool
) -> Iterator[TablePlayer]:
    """Yield each player with the open places of the pyramid, a drawing of it with its number, and the points so far.

    What lies behind the screens of others is not in their points.
    """
    points = [player.total for player in score_now(seen).players] if has_points else [None] * len(bots)
    for name, bot, own, now in zip(seen.rules.players, bots, seen.seats, points, strict=True):
        drawing, svg = drawing_of(own.pyramid, own.paints, catalog.language)
        yield TablePlayer(
            name=name,
            bot=bot,
            points=now,
            drawing=drawing,
            svg=None if drawing in drawn else svg,
            open=tuple(OpenPlace(level=place.level, x=place.x) for place in _open_places(seen, own)),
        )


@lru_cache(maxsize=1024)  # those of some 300 tables at once, 10 to 25 kB each; most choices change no pyramid
def drawing_of(pyramid: Pyramid, paints: tuple[Paint, ...], language: str) -> tuple[int, str]:
    """Return the drawing of a pyramid, its number first."""
    svg = PyramidDrawing(pyramid, Painting(paints), catalog_of(language)).document()
    return zlib.crc32(svg.encode()), svg


def log_steps(
    history: tuple[Step, ...], first: int, eyes: int | None, catalog: Catalog, *, is_open: bool = False
) -> tuple[LogStep, ...]:
    """Return the lines of each step from one on, as a seat sees them, each with its event; `is_open` hides nothing."""
    told_steps = []
    for at in range(first, len(history)):
        events = history[at].events if is_open else events_for(history[at].events, eyes)
        told_steps.append(_told(at, _Same(history[max(at - 1, 0)]), _Same(history[at]), events, catalog.language))
    return tuple(told_steps)


@attrs.frozen(eq=False)
class _Same:
    """A step as the key of a cache: the same object is the same key, so that no state needs to be hashed."""

    step: Step

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and self.step is other.step

    def __hash__(self) -> int:
        return id(self.step)


@lru_cache(maxsize=1024)  # most at a table see the same of a step, and are told it until their next choice
def _told(at: int, before: _Same, done: _Same, events: tuple[Event, ...], language: str) -> LogStep:
    """Return the lines of a step as those see it who see these events; the step before it has the question."""
    steps = (done.step,) if at == 0 else (before.step, done.step)
    lines = told(steps, len(steps) - 1, events, language)
    happened = tuple(EventData(event_data(event)) for event, _ in lines)
    return LogStep(at=at, lines=tuple(line for _, line in lines), events=happened)


def logged(history: tuple[Step, ...], eyes: int | None, catalog: Catalog) -> LogAnswer:
    """Return all that has happened in a game, as a seat sees it."""
    return LogAnswer(log=log_steps(history, 0, eyes, catalog))


def replayed(
    history: tuple[Step, ...],
    at: int,
    seat: int | None,
    bots: Sequence[str | None],
    catalog: Catalog,
    drawn: Container[int] = (),
    *,
    has_points: bool = True,
) -> ReplayAnswer:
    """Return the table of a game after a number of actions, as a seat saw it; all lies open once the game is over.

    Without `has_points` the points so far come with the end of the game.
    """
    then, is_over = history[at].state, history[-1].state.is_over
    seen = unveiled(then) if is_over else view(then, seat)
    return ReplayAnswer(
        at=at,
        count=len(history) - 1,
        turns=turns_of(history),
        seat=seat,
        **seen_fields(seen, bots, catalog, drawn, has_points=has_points or is_over),
        choices=(),
        log=log_steps(history[: at + 1], at, None if is_over else seat, catalog, is_open=is_over),
    )


@lru_cache(maxsize=4)  # all at a table get it at once
def _sheet(state: GameState) -> Any:
    """Return the score sheet of a finished game as plain data; None where no sheet can hold a name."""
    with suppress(ValueError):
        return parse_document(sheet_text(state), file="sheet").root.plain()
    return None
