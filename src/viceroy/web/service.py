"""The questions of the page and their answers, as plain data, for the server and for the worker in the browser."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import TypeVar

from viceroy.errors import BadFile, BadJson, ImpossibleGame
from viceroy.formats.scores import final_score_data
from viceroy.messages import joined, shown
from viceroy.model.cards import CardSet
from viceroy.sheets.sheet import SheetReading
from viceroy.text.json_text import Limits, parse_json
from viceroy.web.questions import Data, Unanswerable, catalog_in, problem_data, problems_data, set_in
from viceroy.web.sheet_data import Place, read_sheet_data

T = TypeVar("T")

MAX_CHARACTERS = 400_000
LIMITS = Limits(characters=MAX_CHARACTERS, values=20_000, depth=32)
"""How large a question may be: the page reads card sets of 150,000 characters, of which JSON writes some as two."""

MAX_FIRST = 1_000_000
"""The last game of a trial that a question may begin with."""


def answer_text(text: str) -> str:
    """Answer a question that is written as JSON, in JSON. Never raises: `error` says why a question has no answer.

    >>> answer_text("[]")
    '{"error": "a question is an object with the key ask"}'
    """
    try:
        question = parse_json(text, LIMITS)
    except BadJson as bad:
        return json.dumps({"error": str(bad)})
    return json.dumps(answer(question), ensure_ascii=False)


def answer(question: object) -> Data:
    """Answer a question, one of `QUESTIONS`, by its key `ask`; the same question always has the same answer."""
    try:
        if not isinstance(question, dict):
            raise Unanswerable("a question is an object with the key ask")
        ask = question.get("ask")
        if not isinstance(ask, str) or ask not in QUESTIONS:
            raise Unanswerable(f"nobody answers {shown(str(ask))}; ask for {joined(QUESTIONS, 'or')}")
        return QUESTIONS[ask](question)
    except Unanswerable as error:
        return {"error": str(error)}


# -- cards ------------------------------------------------------------------------------------------------------------


def _cards(question: Data) -> Data:
    """Answer what the cards of a set are called, and what a sheet asks about each.

    The set is the one in `text`, else the shipped one called `set`, else the printed one.
    """
    from viceroy.web.card_facts import set_facts

    card_set, problems = set_in(question)
    facts = set_facts(card_set, catalog_in(question)) if card_set else {"cards": None}
    return {**facts, "problems": problems_data(problems)}


def _card(question: Data) -> Data:
    """Draw the card of a `number` of a set as SVG, `small` without its sentences; which set is said as for `cards`."""
    from viceroy.render.card_pictures import card_svg
    from viceroy.render.small_card import small_card_svg

    number, (card_set, _) = question.get("number"), set_in(question)
    card = card_set.by_number.get(number) if card_set and type(number) is int else None
    if card is None:
        raise Unanswerable(f"there is no card {shown(str(number))}")
    catalog, is_small = catalog_in(question), question.get("small") is True
    return {"svg": small_card_svg(card, catalog) if is_small else card_svg(card, catalog, may_be_dark=True)}


def _signs(question: Data) -> Data:
    """Draw the signs that stand on cards for what these bring, each with its word."""
    from viceroy.render.small_card import reward_signs

    return {"signs": [{"svg": svg, "text": text} for svg, text in reward_signs(catalog_in(question))]}


def _given(question: Data) -> CardSet | None:
    """Return the set in `text`; None where there is none."""
    return set_in(question)[0] if isinstance(question.get("text"), str) else None


# -- sheets -----------------------------------------------------------------------------------------------------------


def _score(question: Data) -> Data:
    """Score a `sheet`, which need not be finished. Its cards are those of the set in `text`, if there is one.

    The answer has `score`, as `viceroy score --json` writes it, or null; `is_whole`, whether it counts all that stands
    on the sheet; `problems` with their `keys`; and for each player a drawing of the pyramid, words for the painting,
    and the reasons of the items in the language of the question. For a player without cards, or with an error that
    is in no card, there is null instead of all of this, and among the players of the score: such a player is neither
    attacked nor ranked.
    """
    reading, problems = read_sheet_data(question.get("sheet"), _given(question))
    sheet = reading.unfinished
    told = _problems(problems, question)
    answer: Data = {"score": None, "is_whole": reading.sheet is not None, "problems": told, "pyramids": []}
    if sheet is None:
        return answer
    from viceroy.render.score_report import painting_text
    from viceroy.render.svg import PyramidDrawing
    from viceroy.sheets.sheet import score_sheet
    from viceroy.wording.reasons import reason

    final, catalog = score_sheet(sheet), catalog_in(question)
    score = final_score_data(final)
    pyramids = [
        {
            "svg": PyramidDrawing(position.pyramid, player.painting, catalog).document(),
            "painting": painting_text(position, player.painting, catalog, for_file=False),
            "reasons": [reason(item, catalog.language) for item in player.items],
        }
        for position, player in zip(sheet.positions, final.players, strict=True)
    ]
    score["players"] = _spread(score["players"], reading)
    return {**answer, "score": score, "pyramids": _spread(pyramids, reading)}


def _spread(found: Iterable[T], reading: SheetReading) -> list[T | None]:
    """Spread what was found for the players who are scored over all seats, with None for the others."""
    each = iter(found)
    return [next(each) if has_begun else None for has_begun in reading.begun]


def _totals(question: Data) -> Data:
    """Score a `sheet` as `score` does, and answer the `totals` and `ranks` of its players alone, or null.

    Each is null for a player whom the score leaves out.
    """
    reading, _ = read_sheet_data(question.get("sheet"), _given(question))
    if reading.unfinished is None:
        return {"totals": None, "ranks": None, "is_whole": False}
    from viceroy.sheets.sheet import score_sheet

    players = score_sheet(reading.unfinished).players
    return {
        "totals": _spread([player.total for player in players], reading),
        "ranks": _spread([player.rank for player in players], reading),
        "is_whole": reading.sheet is not None,
    }


def _picture(question: Data) -> Data:
    """Draw the score of a `sheet` as SVG, as far as it can be scored; null where nothing can."""
    reading, problems = read_sheet_data(question.get("sheet"), _given(question))
    drawn, told = reading.unfinished, _problems(problems, question)
    if drawn is None or not drawn.positions:
        return {"svg": None, "problems": told}
    from viceroy.render.svg import score_svg
    from viceroy.sheets.sheet import score_sheet

    return {"svg": score_svg(drawn.positions, score_sheet(drawn), catalog_in(question)), "problems": told}


def _read(question: Data) -> Data:
    """Read the `text` of a score sheet in YAML into plain data; `problems` of YAML have lines instead of keys."""
    from viceroy.text.yaml_text import parse_document

    text = question.get("text")
    if not isinstance(text, str):
        raise Unanswerable("'text' is the text of a score sheet")
    try:
        sheet = parse_document(text, file="sheet").root.plain()
    except BadFile as bad:
        return {"sheet": None, "problems": problems_data(bad.problems)}
    return {"sheet": sheet, "problems": _problems(read_sheet_data(sheet)[1], question)}


def _write(question: Data) -> Data:
    """Write a `sheet` as the text of a file in YAML; one with errors unchanged, so that nothing is lost."""
    from viceroy.sheets.writer import written, yaml_text

    data = question.get("sheet")
    reading, problems = read_sheet_data(data, _given(question))
    text = written(reading.sheet) if reading.sheet else yaml_text(data) if isinstance(data, dict) else None
    return {"text": text, "problems": _problems(problems, question)}


# -- the workshop -----------------------------------------------------------------------------------------------------


def _schema(_: Data) -> Data:
    """Answer the schema of card sets."""
    from viceroy.web.workshop import set_schema

    return {"schema": set_schema()}


def _examples(_: Data) -> Data:
    """Answer card sets to begin with, as texts."""
    from viceroy.web.workshop import examples

    return {"examples": examples()}


def _check(question: Data) -> Data:
    """Answer what is wrong with the `text` of a card set, and where its cards stand."""
    from viceroy.web.given_sets import given_set
    from viceroy.web.workshop import cards_in

    text = _text(question)
    card_set, problems = given_set(text, lint=True)
    told = [{"column": problem.column, **problem_data(problem)} for problem in problems]
    return {"is_good": card_set is not None, "problems": told, "cards": cards_in(text, catalog_in(question))}


def _look(question: Data) -> Data:
    """Draw the card at a `line` of the `text` of a card set; null where there is none that can be read."""
    from viceroy.web.workshop import card_at

    line = question.get("line")
    if type(line) is not int:
        raise Unanswerable("'line' is the number of a line")
    return {"card": card_at(_text(question), line, catalog_in(question))}


def _try(question: Data) -> Data:
    """Play a few `games` of a trial of the `text` of a card set, from the one of the number `first` on."""
    from viceroy.web.workshop import MAX_GAMES, tried

    first, games = question.get("first"), question.get("games")
    if type(first) is not int or type(games) is not int or not (0 <= first <= MAX_FIRST and 0 < games <= MAX_GAMES):
        raise Unanswerable(f"'first' is the number of a game, and 'games' is 1 to {MAX_GAMES}")
    try:
        return {"trial": tried(_set_to_try(question), first, games)}
    except ImpossibleGame as error:
        raise Unanswerable(str(error)) from error


def _try_card(question: Data) -> Data:
    """Try the card of a `number` of the `text` of a card set in `games` games; `is_last` asks for moments, too."""
    from viceroy.web.workshop import MAX_GAMES_OF_CARD, card_tried

    number, games = question.get("number"), question.get("games")
    if type(number) is not int or type(games) is not int or not 0 < games <= MAX_GAMES_OF_CARD:
        raise Unanswerable(f"'number' is that of a card, and 'games' is 1 to {MAX_GAMES_OF_CARD}")
    card_set = _set_to_try(question)
    if number not in card_set.by_number:
        raise Unanswerable(f"there is no card {number}")
    try:
        return {"trial": card_tried(card_set, number, games, is_last=question.get("is_last") is True)}
    except ImpossibleGame as error:
        raise Unanswerable(str(error)) from error


def _set_to_try(question: Data) -> CardSet:
    from viceroy.web.given_sets import given_set

    card_set, _ = given_set(_text(question), lint=True)
    if card_set is None:
        raise Unanswerable("a set with errors cannot be tried")
    return card_set


# -- play -------------------------------------------------------------------------------------------------------------

PLAY = ("deal", "table", "act", "bots", "undo", "places", "hint", "log", "replay", "record", "open-record")
"""The questions about a game of one person against bots."""


def _play(question: Data) -> Data:
    from viceroy.web.play.answers import answer

    return answer(question)


def _text(question: Data) -> str:
    text = question.get("text")
    if not isinstance(text, str):
        raise Unanswerable("'text' is the text of a card set")
    return text


QUESTIONS: dict[str, Callable[[Data], Data]] = {
    "cards": _cards,
    "card": _card,
    "signs": _signs,
    "score": _score,
    "totals": _totals,
    "picture": _picture,
    "read": _read,
    "write": _write,
    "schema": _schema,
    "examples": _examples,
    "check": _check,
    "look": _look,
    "try": _try,
    "try-card": _try_card,
    **dict.fromkeys(PLAY, _play),
}
"""The function that answers each question."""


def _problems(places: Iterable[Place], question: Data) -> list[Data]:
    """Return the problems of a sheet as plain data, in the language of the question where they have words for a reader.

    Those that only a file can have are in English: `language` says in which language each message is.
    """
    from viceroy.wording.remarks import remark_text

    catalog = catalog_in(question)
    told = []
    for keys, problem in places:
        remark = remark_text(problem, catalog)
        said = {"language": "en"} if remark is None else {"language": catalog.language, "message": remark}
        told.append({"keys": [*keys], **problem_data(problem), **said})
    return told
