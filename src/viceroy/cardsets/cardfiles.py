"""The files of a card set: characters, laws and what is told of the set itself, nodes in, values out."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from viceroy.cardsets.laws import read_clause, read_each, read_reward, read_sections
from viceroy.cardsets.onplay import read_deck_holds, read_effect, read_whenever
from viceroy.errors import Code
from viceroy.messages import shown
from viceroy.model.cards import CardSet, CharacterCard, LawCard, Level, Names
from viceroy.model.laws import Effect, Placement, PointsClause
from viceroy.model.tokens import Color
from viceroy.yamlfiles.reader import Reader, found

if TYPE_CHECKING:
    from viceroy.model.cards import Sections
    from viceroy.yamlfiles.documents import Node

FORMAT = "card-set/1"
MOST_NUMBER = 9999
MOST_ID = 100
LEVELS = 4  # rows of a character (R1.10)

MEANINGS = frozenset({Code.WRONG_FORMAT, Code.DUPLICATE_NUMBER, Code.DUPLICATE_ID, Code.DUPLICATE_KEY})
"""What is not left to the schema: whose file this is, and what stands twice, be it in two files."""

T = TypeVar("T")

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]+)*")
_CARD = ("number", "id", "name", "sections")
_PLAY = ("placement", "requires", "on_play", "whenever", "scoring")


def has_format(reader: Reader) -> bool:
    """Report a missing or wrong `format`; whether it is worth while to read on: not in a file of another format."""
    root = reader.document.root
    if not isinstance(root.value, dict):
        return True
    if "format" not in root.value:
        reader.error(root, Code.WRONG_FORMAT, f"the line 'format: {FORMAT}' is missing, which every card set has")
        return True
    told = root.value["format"]
    if told.value == FORMAT:
        return True
    reader.error(told, Code.WRONG_FORMAT, f"the format of a card set is {FORMAT}, found {found(told)}")
    return False


class SetReader:
    """Reads the files of one set, one after the other, into one card set."""

    def __init__(self) -> None:
        self._characters: list[CharacterCard] = []
        self._laws: list[LawCard] = []
        self._id: str | None = None
        self._names: Names | None = None
        self._first: dict[tuple[Code, int | str], tuple[str, int]] = {}

    def card_set(self, name: str) -> CardSet:
        """Return the set; it bears the name of its file or folder where no file tells another."""
        set_id = self._id or name
        return CardSet(set_id, self._names or (("en", set_id),), tuple(self._characters), tuple(self._laws))

    def read(self, reader: Reader) -> None:
        """Read one file; the reader gathers what is wrong with it."""
        optional = ("format", "id", "name", "characters", "laws")
        keys = reader.mapping(reader.document.root, "a card set", optional=optional)
        if keys is None:
            return
        for key in ("id", "name"):
            if key in keys:
                self._once(reader, reader.document.root.keys[key], Code.DUPLICATE_KEY, key)
        if "id" in keys:
            self._id = _read_id(reader, keys["id"])
        if "name" in keys:
            self._names = _read_names(reader, keys["name"])
        if "characters" not in keys and "laws" not in keys:
            reader.error(reader.document.root, Code.MISSING_KEY, "a card set needs characters or laws, or both")
        if "characters" in keys:
            self._characters += read_each(reader, keys["characters"], "characters", self._character, least=1) or ()
        if "laws" in keys:
            self._laws += read_each(reader, keys["laws"], "laws", self._law, least=1) or ()

    def _once(self, reader: Reader, place: Node | tuple[int, int], code: Code, name: int | str) -> None:
        """Report what stood somewhere in the set before."""
        line = place[0] if isinstance(place, tuple) else place.line
        file = reader.document.file
        first = self._first.setdefault((code, name), (file, line))
        if first != (file, line):
            where = reader.document.where(first[1]) if first[0] == file else f"in {first[0]}, line {first[1]}"
            told = _TWICE[code].format(shown(name) if isinstance(name, str) else name)
            reader.error(place, code, f"{told}; the first stands {where}")

    def _character(self, reader: Reader, node: Node) -> CharacterCard | None:
        keys = reader.mapping(node, "a character", required=(*_CARD, "levels"))
        if keys is None:
            return None
        number, card_id, names, sections = self._card(reader, keys)
        levels = _read_levels(reader, keys["levels"]) if "levels" in keys else None
        if number is None or card_id is None or names is None or sections is None or levels is None:
            return None
        first, second, third, fourth = levels
        return CharacterCard(number, card_id, names, sections, (first, second, third, fourth))

    def _law(self, reader: Reader, node: Node) -> LawCard | None:
        keys = reader.mapping(node, "a law", required=_CARD, optional=_PLAY)
        if keys is None:
            return None
        number, card_id, names, sections = self._card(reader, keys)
        _check_placement(reader, node, keys)
        placement = Placement.NORMAL
        if "placement" in keys:
            placement = reader.one_of(keys["placement"], "placement", Placement) or placement
        requires = read_deck_holds(reader, keys["requires"]) if "requires" in keys else None
        on_play: tuple[Effect, ...] = _read_any(reader, keys, "on_play", read_effect)
        whenever = _read_any(reader, keys, "whenever", read_whenever)
        scoring: tuple[PointsClause, ...] = _read_any(reader, keys, "scoring", read_clause)
        if number is None or card_id is None or names is None or sections is None:
            return None
        return LawCard(number, card_id, names, sections, placement, requires, on_play, whenever, scoring)

    def _card(
        self, reader: Reader, keys: dict[str, Node]
    ) -> tuple[int | None, str | None, Names | None, Sections | None]:
        """Read what characters and laws have in common (C27)."""
        number = reader.integer(keys["number"], "number", low=1, high=MOST_NUMBER) if "number" in keys else None
        if number is not None:
            self._once(reader, keys["number"], Code.DUPLICATE_NUMBER, number)
        card_id = _read_id(reader, keys["id"]) if "id" in keys else None
        if card_id is not None:
            self._once(reader, keys["id"], Code.DUPLICATE_ID, card_id)
        names = _read_names(reader, keys["name"]) if "name" in keys else None
        return number, card_id, names, read_sections(reader, keys["sections"]) if "sections" in keys else None


_TWICE = {
    Code.DUPLICATE_NUMBER: "another card of the set has the number {} too",
    Code.DUPLICATE_ID: "another card of the set has the id {} too",
    Code.DUPLICATE_KEY: "the key {} of the set is told twice",
}


def _read_id(reader: Reader, node: Node) -> str | None:
    text = reader.text(node, "id", most=MOST_ID)
    if text is None or _ID.fullmatch(text):
        return text
    allowed = "lower-case letters, digits and single hyphens, a letter first, as in crown-prince"
    reader.error(node, Code.WRONG_VALUE, f"id needs {allowed}, found {found(node)}")
    return None


def _read_names(reader: Reader, node: Node) -> Names | None:
    """Read names by language; English is always there."""
    keys = reader.mapping(node, "name", required=("en",), optional=node.keys)
    if keys is None:
        return None
    for language in keys:
        if not _LANGUAGE.fullmatch(language):
            told = f"unknown key {shown(language)} in name; allowed: tags of languages, such as en, fr or pt-BR"
            reader.error(node.keys[language], Code.UNKNOWN_KEY, told)
    names = [(language, reader.text(name, language)) for language, name in keys.items()]
    return tuple((language, name) for language, name in names if name is not None)


def _read_any(
    reader: Reader, keys: dict[str, Node], key: str, read: Callable[[Reader, Node], T | None]
) -> tuple[T, ...]:
    """Read a list that may be left out."""
    return (read_each(reader, keys[key], key, read) or ()) if key in keys else ()


def _read_levels(reader: Reader, node: Node) -> tuple[Level, ...] | None:
    return read_each(reader, node, "levels", _read_level, least=LEVELS, most=LEVELS)


def _read_level(reader: Reader, node: Node) -> Level | None:
    keys = reader.mapping(node, "a level", required=("cost", "reward"))
    if keys is None:
        return None
    cost = reader.one_of(keys["cost"], "cost", Color) if "cost" in keys else None
    reward = read_reward(reader, keys["reward"], "reward") if "reward" in keys else None
    return None if cost is None or reward is None else Level(cost, reward)


# -- what goes with what on a law ---------------------------------------------------------------------------------

_STAYS_NOWHERE = ("tuck_from_hand", "tuck_free_card", "store_gems")


def _check_placement(reader: Reader, law: Node, keys: dict[str, Node]) -> None:
    """Report what a law cannot do where it is placed: one under a character has no place of its own (L66, C32)."""
    under = "placement" in keys and keys["placement"].value == Placement.UNDER_CHARACTER
    on_play = keys["on_play"].value if "on_play" in keys else None
    effects = [node for node in on_play if isinstance(node.value, dict)] if isinstance(on_play, list) else []
    if not under:
        told = "double_tokens needs a law with placement: under_character"
        _refuse_effects(reader, effects, ("double_tokens",), told)
        return
    for key in ("whenever", "scoring"):
        if key in keys:
            told = f"a law with placement: under_character has no {key}: it is no visible part of the pyramid"
            reader.error(law.keys[key], Code.UNKNOWN_KEY, told)
    _refuse_effects(reader, effects, _STAYS_NOWHERE, "a law with placement: under_character tucks and stores nothing")
    told = "a law with placement: under_character needs double_tokens in on_play"
    if "on_play" not in keys:
        reader.error(law, Code.MISSING_KEY, told)
    elif isinstance(on_play, list) and not any("double_tokens" in node.keys for node in effects):
        reader.error(keys["on_play"], Code.WRONG_VALUE, told)


def _refuse_effects(reader: Reader, effects: list[Node], names: tuple[str, ...], message: str) -> None:
    for node in effects:
        for name in names:
            if name in node.keys:
                reader.error(node.keys[name], Code.UNKNOWN_KEY, message)
