"""Answers for the workshop about a card set that is being written: drawings and text of its cards, games with it."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from viceroy.cardsets.card_set_form import FORMAT, CardSetForm
from viceroy.cardsets.files import new_set_files
from viceroy.cardsets.forms import CARD_LISTS, card_forms
from viceroy.cardsets.stack import NOTES
from viceroy.engine.views import unveiled
from viceroy.errors import BadFile, BadJson
from viceroy.model.cards import Card, CardSet, name_in
from viceroy.render.card_pictures import card_svg
from viceroy.render.cards import card_text
from viceroy.resources import card_set_path, resource_root, schema_path
from viceroy.text.source import Problems
from viceroy.text.yaml_text import Node, YamlDocument, parse_document
from viceroy.wording.catalog import Catalog
from viceroy.wording.english import ENGLISH

if TYPE_CHECKING:
    from viceroy.matches.card_trial import TriedMoment

Data = dict[str, Any]
NEW_SET = "my-set"
MAX_GAMES = 5
"""How many games one question may play: more would keep other questions waiting."""
MAX_GAMES_OF_CARD = 50


@lru_cache(maxsize=1)
def set_schema() -> Data:
    """Return the schema of card sets."""
    schema: Data = json.loads(schema_path("card-set").read_text("utf-8"))
    return schema


def examples() -> list[Data]:
    """Return card sets to begin with, as texts: a new small one, the workshop set, and the laws of the cookbook.

    >>> [example["id"] for example in examples()]
    ['new', 'workshop', 'cookbook']
    """
    new = new_set_files(NEW_SET)[f"{NEW_SET}.yaml"].split("\n", 2)[2]  # without the lines about other editors
    folder = card_set_path("workshop")
    laws, characters = ((folder / f"{name}.yaml").read_text("utf-8") for name in ("laws", "characters"))
    _, _, behind = characters.partition(f"format: {FORMAT}\n")
    workshop = f"{laws}{behind}"
    cookbook = (resource_root() / "data" / "templates" / "cookbook.yaml").read_text("utf-8")
    texts = {"new": new, "workshop": workshop, "cookbook": cookbook}
    return [{"id": name, "text": text} for name, text in texts.items()]


# -- the cards of a text ----------------------------------------------------------------------------------------------


def cards_in(text: str, catalog: Catalog) -> list[Data]:
    """Return for each card that a text writes its line, number and name, as far as they can be read."""
    return [
        {"line": node.line, "number": number, "name": name_in(card.names, catalog.language) if card else None}
        for node in _entries(text)
        for number, card in [_card_of(node)]
    ]


def card_at(text: str, line: int, catalog: Catalog) -> Data | None:
    """Draw and describe the card that a line of a text belongs to; None where it cannot be read.

    A line of no card belongs to the next one, or to the last. Other cards of the text may have errors.
    """
    entries = _entries(text)
    begun = [node for node in entries if node.line <= line]
    ends = max((key for key in _key_lines(text) if key <= line), default=0)
    is_within = bool(begun) and begun[-1].line >= ends
    at = len(begun) - 1 if is_within else min(len(begun), len(entries) - 1)
    card = _card_of(entries[at])[1] if entries else None
    if card is None:
        return None
    _, *lines = card_text(card, catalog).split("\n")
    return {
        "number": card.number,
        "name": name_in(card.names, catalog.language),
        "lines": [said for line in lines if (said := line.strip())],
        "svg": card_svg(card, catalog, may_be_dark=True),
    }


def _entries(text: str) -> list[Node]:
    """Return the entries of the lists of cards, in the order of the text."""
    document = _parsed(text)
    root = document.root if document else Node(None, 1, 1)
    lists = [root.at([name]).value for name in CARD_LISTS if name in root.keys]
    return sorted((node for nodes in lists if isinstance(nodes, list) for node in nodes), key=lambda node: node.line)


def _key_lines(text: str) -> list[int]:
    """Return the lines of the keys of the set, at which a card before them has ended."""
    document = _parsed(text)
    return [line for line, _ in document.root.keys.values()] if document else []


@lru_cache(maxsize=2)
def _parsed(text: str) -> YamlDocument | None:
    with suppress(BadFile):
        return parse_document(text, file="set.yaml")
    return None


def _card_of(node: Node) -> tuple[int | None, Card | None]:
    """Return the number of a card, and the card; None for what cannot be read."""
    data = node.plain()
    if not isinstance(data, dict):
        return None, None
    number = data.get("number")
    own = {key: value for key, value in data.items() if key not in NOTES}
    part = "characters" if "levels" in own else "laws"
    gathered = Problems()
    with suppress(BadJson):
        form: CardSetForm = card_forms().gather({"format": FORMAT, part: [own]}, CardSetForm, gathered)
        gathered.finish()
        [card] = form.added
        return card.number, card
    return number if type(number) is int else None, None


# -- games ------------------------------------------------------------------------------------------------------------


def tried(card_set: CardSet, first: int, games: int) -> Data:
    """Play some of the games of a trial, and return how the cards did in them, as `viceroy try --json` writes it.

    Raises `ImpossibleGame` if the set has too few cards.
    """
    from viceroy.formats.documents import to_data
    from viceroy.matches.trial import try_card_set

    data: Data = to_data(try_card_set(card_set, games, first=first))
    return data


# -- one card ---------------------------------------------------------------------------------------------------------


def card_tried(card_set: CardSet, number: int, games: int, *, is_last: bool) -> Data:
    """The report on a card in the first `games` games of its trial, as `viceroy try --card` writes it.

    Each game is played once: the page asks for one more at a time. With `is_last`, the moments worth looking at are
    drawn, and written as positions.

    Raises `ImpossibleGame` if the set has too few cards, and `ValueError` if it has no such card.
    """
    from viceroy.matches.card_trial import CardTrial
    from viceroy.render.results import card_trial_text

    moments = tuple([moment for game in range(games) for moment in _moments_of_game(card_set, number, game)])
    trial = CardTrial(card_set.by_number[number], card_set.id, moments)
    drawn = [_drawn(reason, moment) for reason, moment in trial.notable.items()] if is_last else []
    return {"games": games, "report": card_trial_text(trial), "moments": drawn}


@lru_cache(maxsize=2 * MAX_GAMES_OF_CARD)
def _moments_of_game(card_set: CardSet, number: int, game: int) -> tuple[TriedMoment, ...]:
    from viceroy.matches.card_trial import try_card

    return try_card(card_set, number, games=1, seed=1 + game).moments


def _drawn(reason: str, moment: TriedMoment) -> Data:
    from viceroy.positions.writer import position_text
    from viceroy.render.results import moment_line
    from viceroy.render.svg import table_svg

    told = f"{reason}: {moment_line(moment)}"
    drawn = table_svg(unveiled(moment.state), ENGLISH, may_be_dark=True)
    return {"told": told, "svg": drawn, "text": position_text(moment.state)}
