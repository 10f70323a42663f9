"""The questions about a game of one person against bots, and their answers."""

from __future__ import annotations

from collections.abc import Callable

from viceroy.engine.actions import Action
from viceroy.errors import BadJson, IllegalAction, ImpossibleGame
from viceroy.formats.documents import from_data
from viceroy.messages import joined, shown
from viceroy.model.tokens import MAX_PLAYERS
from viceroy.sessions.session import Session
from viceroy.text.json_text import Limits
from viceroy.web.play.games import BOTS, BadGame, dealt, game_of, opened
from viceroy.web.play.table import hints, log, places, refusal_data, replayed, table
from viceroy.web.questions import Data, Unanswerable, catalog_in, problems_data, set_in

_ACTION = Limits(characters=10_000, values=200, depth=8)
_MOST = 1 << 53
"""Whole numbers up to here are exact in a browser."""


def deal(question: Data) -> Data:
    """Deal a game to the `players`, each with a `name`, and all but one with a `bot`.

    By `edition`, `set` or `text`, `virtual_opponents` and `seed`. The answer is the table, or a `refusal`; if the set
    in `text` has errors, `game` is null, and `problems` has them.
    """
    card_set, problems = set_in(question)
    if card_set is None:
        return {"game": None, "problems": problems_data(problems)}
    edition, virtual = question.get("edition", "english"), _number(question, "virtual_opponents", 10, 0)
    if not isinstance(edition, str):
        raise Unanswerable("'edition' is the name of an edition")
    try:
        names, bots = _players(question.get("players"))
        session = Session.start(
            names, seed=_number(question, "seed", _MOST), edition=edition, card_set=card_set, virtual_opponents=virtual
        )
    except ImpossibleGame as error:
        return refused("impossible-game", str(error))
    return table(dealt(session, bots), catalog_in(question))


def _players(given: object) -> tuple[tuple[str, ...], list[str | None]]:
    if not isinstance(given, list):
        raise Unanswerable("'players' is a list of objects, each with a name")
    if not 1 <= len(given) <= MAX_PLAYERS:
        raise ImpossibleGame(f"a game has 1 to {MAX_PLAYERS} players")
    names: list[str] = []
    bots: list[str | None] = []
    for player in given:
        name, bot = (player.get("name"), player.get("bot")) if isinstance(player, dict) else (None, None)
        if not isinstance(name, str) or not (bot is None or isinstance(bot, str)):
            raise Unanswerable("a player is an object with a name, and with a bot if it is one")
        names.append(name.strip())
        bots.append(_bot(bot))
    if bots.count(None) != 1:
        raise ImpossibleGame("one of the players, and only one, has no bot")
    return tuple(names), bots


def _bot(name: str | None) -> str | None:
    if name is not None and name not in BOTS:
        raise Unanswerable(f"no bot is called {shown(name)}; there are {joined(BOTS)}")
    return name


def show(question: Data) -> Data:
    """Answer the table of a `game`."""
    return table(game_of(question.get("game")), catalog_in(question))


def act(question: Data) -> Data:
    """Take an `action` of the person in a `game`, meant for its `serial`: the table after it, or a `refusal`."""
    game, action = game_of(question.get("game")), _action(question)
    try:
        after = game.act(action, _number(question, "serial", _MOST))
    except IllegalAction as illegal:
        return {"refusal": refusal_data(illegal.refusal, catalog_in(question))}
    return table(after, catalog_in(question))


def bots(question: Data) -> Data:
    """Let one bot choose that owes a choice in a `game`, and answer the table after it."""
    return table(game_of(question.get("game")).bot_acts(), catalog_in(question))


def undo(question: Data) -> Data:
    """Take back the person's last choice in a `game`, and what has followed: the table then, or a `refusal`."""
    game = game_of(question.get("game"))
    barrier = game.why_no_undo
    if barrier is not None:
        return refused("no-undo", barrier.text(catalog_in(question).language))
    return table(game.undone(), catalog_in(question))


def places_of(question: Data) -> Data:
    """Answer where the `card` of a number could lie in the pyramid of the person now, and what it costs there."""
    game, number = game_of(question.get("game")), question.get("card")
    card = game.session.state.rules.card_set.by_number.get(number) if type(number) is int else None
    if card is None:
        raise Unanswerable(f"there is no card {shown(str(number))}")
    return places(game, card, catalog_in(question))


def hint(question: Data) -> Data:
    """Answer `hints` for the person in a `game`: the best choices, with the lead that a search expects, and why."""
    return hints(game_of(question.get("game")), catalog_in(question))


def log_of(question: Data) -> Data:
    """Answer all that has happened in a `game`, in words."""
    return log(game_of(question.get("game")), catalog_in(question))


def replay(question: Data) -> Data:
    """Answer the table of a `game` as it was `at` a number of actions, and what happened there."""
    game = game_of(question.get("game"))
    return replayed(game, _number(question, "at", len(game.session.actions)), catalog_in(question))


def record(question: Data) -> Data:
    """Answer the record of a `game` as the `text` of a file."""
    return {"text": game_of(question.get("game")).record}


def open_record(question: Data) -> Data:
    """Answer the `game` that goes on from the `text` of a record, or null and its `problems`.

    A record does not say who plays how: the person has the first seat, and all others are greedy.
    """
    text = question.get("text")
    if not isinstance(text, str):
        raise Unanswerable("'text' is the text of a record")
    game, problems = opened(text)
    return {"game": None if game is None else game.text(), "problems": problems_data(problems)}


def _number(question: Data, key: str, most: int, default: int | None = None) -> int:
    number = question.get(key, default)
    if type(number) is not int or not 0 <= number <= most:
        raise Unanswerable(f"{key!r} is a whole number from 0 to {most}")
    return number


def _action(question: Data) -> Action:
    data = question.get("action")
    if not isinstance(data, dict):
        raise Unanswerable("'action' is an action, as a choice has it")
    try:
        action: Action = from_data({**data, "format": "action/2"}, expect=Action, limits=_ACTION)
    except BadJson as bad:
        raise Unanswerable(f"this is no action: {bad}") from bad
    return action


def answer(question: Data) -> Data:
    """Answer a question about a game, by its key `ask`. A `game` that cannot be read gives a `refusal`.

    A drawing whose number is among those that the page has, in `drawn`, is left out.
    """
    drawn = question.get("drawn", [])
    if not isinstance(drawn, list):
        raise Unanswerable("'drawn' is a list of the numbers of drawings")
    try:
        told = _ANSWERS[question["ask"]](question)
    except BadGame as error:
        return refused("broken-game", str(error))
    for player in told.get("players", ()):
        if player["drawing"] in drawn:
            player["svg"] = None
    return told


def refused(code: str, message: str) -> Data:
    """Return the answer that something is not possible, for a reason that is not in the rules of the game."""
    return {"refusal": {"code": code, "message": message}}


_ANSWERS: dict[str, Callable[[Data], Data]] = {
    "deal": deal,
    "table": show,
    "act": act,
    "bots": bots,
    "undo": undo,
    "places": places_of,
    "hint": hint,
    "log": log_of,
    "replay": replay,
    "record": record,
    "open-record": open_record,
}
"""The function that answers each question about a game."""
