"""The table of a game as its person sees it, in words and data: from the view of the seat, and nothing else."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from functools import lru_cache

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
from viceroy.errors import Refusal
from viceroy.formats.documents import action_data, dumps, event_data, to_data
from viceroy.formats.scores import final_score_data
from viceroy.model.cards import TOP_LEVEL, Card, CardSet, CharacterCard, LawCard
from viceroy.model.geometry import Place
from viceroy.model.pyramid import Pyramid
from viceroy.model.tokens import COLORS, NO_GEMS, Gems, gems_of, subtract_gems
from viceroy.render.svg import PyramidDrawing
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import Painting
from viceroy.sessions.session import last_choice
from viceroy.sheets.writer import sheet_text
from viceroy.text.yaml_text import parse_document
from viceroy.web.play.games import Game
from viceroy.web.questions import Data
from viceroy.wording.catalog import Catalog
from viceroy.wording.choices import action_label, moment_text, placing_label, prompt_text
from viceroy.wording.languages import catalog_of
from viceroy.wording.narration import told
from viceroy.wording.refusals import refusal_text

HINT_TRIALS = 60
"""The trials of a hint: a fixed number, so that asking twice gives the same hint."""


def table(game: Game, catalog: Catalog) -> Data:
    """Return the table of a game now."""
    session, barrier = game.session, game.why_no_undo
    seen = session.view(game.seat)
    answer = {
        "game": game.text(),
        "serial": session.serial,
        "bots_to_act": bool(game.bots_to_act),
        "undo": None if barrier is None else barrier.text(catalog.language),
        "set": _set(seen.rules.card_set),
        **_shown(seen, game, catalog),
        "choices": [_choice(seen, action, catalog) for action in seen.legal],
        "blocked": [*_blocked(seen, session.check, catalog)],
        "log": [*_log(session.history, last_choice(session, game.seat), game.seat, catalog)],
        "sheet": None,
        "score": None,
    }
    return {**answer, **_end(session.state)} if seen.is_over else answer


def replayed(game: Game, at: int, catalog: Catalog) -> Data:
    """Return the table as it was after a number of actions; all lies open once the game is over."""
    history = game.session.history
    then = history[at].state
    seen = unveiled(then) if game.session.state.is_over else view(then, game.seat)
    eyes = None if game.session.state.is_over else game.seat
    return {
        "at": at,
        "count": len(history) - 1,
        **_shown(seen, game, catalog),
        "choices": [],
        "log": [*_log(history[: at + 1], at, eyes, catalog, is_open=eyes is None)],
    }


def log(game: Game, catalog: Catalog) -> Data:
    """Return all that has happened, in words."""
    return {"log": [*_log(game.session.history, 0, game.seat, catalog)]}


def places(game: Game, card: Card, catalog: Catalog) -> Data:
    """Return where a card could lie in the pyramid of the person now, and what it would cost there."""
    seen = game.session.view(game.seat)
    own, rules = seen.seats[game.seat], seen.rules
    asked = attrs.evolve(seen, tasks=(AskPlace(game.seat, card.number or 0),))
    seat = Seat(own.gems or NO_GEMS, pyramid=own.pyramid, used_infinite=own.used_infinite)
    payable = {way.place for way in placements(rules, seen.bank, seat, game.seat, card)}
    found = law_places(rules, own.pyramid, card) if isinstance(card, LawCard) else _open_places(seen, own)
    return {
        "places": [
            {
                "place": [*place],
                "cost": gems_data(_least_cost(own.pyramid, card, place)) if isinstance(card, CharacterCard) else None,
                "is_payable": place in payable,
                "text": placing_label(asked, place, catalog),
            }
            for place in found
        ]
    }


def _least_cost(pyramid: Pyramid, card: CharacterCard, place: Place) -> Gems:
    """Return what a character costs at a place (R6.6); of several choices of gems that laws take off, the first."""
    return subtract_gems(card.cost(place.level), left_out(pyramid, card, place)[0])


def _open_places(seen: GameView, own: SeatView) -> tuple[Place, ...]:
    return () if seen.is_over else open_places_of(seen.rules, own.pyramid, TOP_LEVEL)


def hints(game: Game, catalog: Catalog) -> Data:
    """Return what a search thinks of the best choices of the person, in its order; none where nothing is due."""
    from viceroy.bots.advice import hint

    seen = game.session.view(game.seat)
    return {
        "hints": [
            {
                "action": action_data(advice.action),
                "text": action_label(seen, advice.action, catalog),
                "points": advice.points,
                "why": advice.why,
            }
            for advice in hint(seen, iterations=HINT_TRIALS, language=catalog.language)
        ]
    }


def refusal_data(refusal: Refusal, catalog: Catalog) -> Data:
    """Return a refusal as plain data, in words."""
    return {"code": refusal.code.value, "message": refusal_text(refusal, catalog.language)}


# -- the parts of a table ---------------------------------------------------------------------------------------------


def _shown(seen: GameView, game: Game, catalog: Catalog) -> Data:
    return {
        "seat": game.seat,
        "is_over": seen.is_over,
        "view": to_data(seen),
        "moment": moment_text(seen, catalog),
        "question": prompt_text(seen, catalog.language),
        "players": [*_players(seen, game, catalog)],
    }


@lru_cache(maxsize=4)
def _set(card_set: CardSet) -> Data:
    """Return how a question names a card set: by the name of a shipped one, or with all its cards as `text`."""
    if card_set.id in SHIPPED and card_set == load_card_set(card_set.id):
        return {"set": card_set.id}
    return {"text": dumps(card_set)}


def _choice(seen: GameView, action: Action, catalog: Catalog) -> Data:
    choice = {"action": action_data(action), "text": action_label(seen, action, catalog)}
    cost = _cost(seen, action)
    return choice if cost is None else {**choice, "cost": gems_data(cost)}


def _blocked(seen: GameView, check: RefusalOf, catalog: Catalog) -> Iterator[Data]:
    """Yield what the person may want to do and cannot, with the reason; where to paint, nobody needs so many."""
    if seen.seat in seen.owes and not isinstance(seen.prompt, AskPaint):
        for action, refusal in refused_ideas(seen, check):
            yield {**_choice(seen, action, catalog), "refusal": refusal_data(refusal, catalog)}


def _cost(seen: GameView, action: Action) -> Gems | None:
    """Return the gems that go from behind the screen: into the hand to bid (R5.1), to the bank to place a character.

    Infinite gems pay first (R7.10), and laws may take gems off the cost (R6.6). None for other actions.
    """
    match action:
        case Bid(_, color):
            return gems_of((color,))
        case PlaceCard(_, place, infinite, spared):
            card = asked_card(seen)
            if isinstance(card, CharacterCard):
                return subtract_gems(subtract_gems(card.cost(place.level), spared), infinite)
    return None


def gems_data(gems: Gems) -> Data:
    """Return gems as plain data, by color."""
    return {color.value: gems[color.position] for color in COLORS}


def _players(seen: GameView, game: Game, catalog: Catalog) -> Iterator[Data]:
    """Yield each player with the open places of the pyramid, a drawing of it with its number, and the points so far.

    What lies behind the screens of others is not in their points.
    """
    points = score_now(seen).players
    for name, bot, own, now in zip(seen.rules.players, game.bots, seen.seats, points, strict=True):
        svg = _svg(own.pyramid, own.paints, catalog.language)
        yield {
            "name": name,
            "bot": bot,
            "points": now.total,
            "drawing": zlib.crc32(svg.encode()),
            "svg": svg,
            "open": [{"level": place.level, "x": place.x} for place in _open_places(seen, own)],
        }


@lru_cache(maxsize=32)
def _svg(pyramid: Pyramid, paints: tuple[Paint, ...], language: str) -> str:
    return PyramidDrawing(pyramid, Painting(paints), catalog_of(language)).document()


def _log(
    history: tuple[Step, ...], first: int, eyes: int | None, catalog: Catalog, *, is_open: bool = False
) -> Iterator[Data]:
    """Yield the lines of each step from one on, as a seat sees them, each with its event; `is_open` hides nothing."""
    for at in range(first, len(history)):
        events = history[at].events if is_open else events_for(history[at].events, eyes)
        lines = told(history, at, events, catalog.language)
        yield {"at": at, "lines": [line for _, line in lines], "events": [event_data(event) for event, _ in lines]}


def _end(state: GameState) -> Data:
    """Return the score of a finished game, and the sheet that has it; null where no sheet can hold a name."""
    try:
        sheet = parse_document(sheet_text(state), file="sheet").root.plain()
    except ValueError:
        sheet = None
    return {"sheet": sheet, "score": final_score_data(score(state))}
