"""Score sheets: what a table writes down after a physical game, read into final positions."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from enum import StrEnum
from pathlib import Path

import attrs

from viceroy.cardsets import load_card_set
from viceroy.errors import BadFile, Code, Problem, errors_of
from viceroy.messages import did_you_mean, joined, shown
from viceroy.model.cards import CardSet
from viceroy.model.editions import EDITIONS, ENGLISH, OPTIONS, Edition
from viceroy.model.pyramid import Pyramid
from viceroy.model.tokens import MOST_PLAYERS, NO_GEMS, Gems, gems_of
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import FinalPosition, FinalScore, PaintingChoice, score_positions
from viceroy.sheets.box import Found, box_warnings
from viceroy.sheets.cards import CardReader
from viceroy.sheets.pyramid import SheetPyramid, check_told, read_painting, read_pyramid
from viceroy.sheets.values import read_count, read_gems
from viceroy.yamlfiles.documents import read_document
from viceroy.yamlfiles.nodes import Document, Node
from viceroy.yamlfiles.reader import Reader, found

FORMAT = "score-sheet/1"
DEFAULT_SET = "printed"
LONGEST_OWNER = 40  # a player with a longer name is called by number in messages

_KEYS = ("format", "card_set", "edition")
_PLAYER_KEYS = ("gems", "attack", "painting")


@attrs.frozen
class ScoreSheet:
    """A score sheet that was read: the edition, the card set, and the players' positions in the order of the sheet."""

    edition: Edition
    card_set: CardSet
    positions: tuple[FinalPosition, ...]


def load_score_sheet(path: str | os.PathLike[str]) -> ScoreSheet:
    """Read a score sheet; raises `BadFile` with every error in it (and its warnings)."""
    sheet, problems = read_score_sheet(path)
    if sheet is None:
        raise BadFile(problems)
    return sheet


def check_score_sheet(path: str | os.PathLike[str]) -> tuple[Problem, ...]:
    """Return every error and warning of a score sheet; empty when it is good. Never raises on what a file holds."""
    return read_score_sheet(path)[1]


def read_score_sheet(path: str | os.PathLike[str]) -> tuple[ScoreSheet | None, tuple[Problem, ...]]:
    """Read a score sheet once, for both: the sheet, None if it has errors, and all its errors and warnings."""
    try:
        document = read_document(path)
    except BadFile as bad:
        return None, bad.problems
    return structure_sheet(document, Path(path).parent)


def score_sheet(sheet: ScoreSheet) -> FinalScore:
    """Score a sheet."""
    return score_positions(sheet.positions, repaint_pure=sheet.edition.repaint_pure_circles)


def structure_sheet(document: Document, folder: Path) -> tuple[ScoreSheet | None, tuple[Problem, ...]]:
    """Turn a document into a sheet: None if it has errors, and all its errors and warnings.

    `folder` is where a card set named by a path is looked for.
    """
    reader = _SheetReader(document, folder)
    try:
        edition, card_set, players = reader.read()
        reader.finish()
    except BadFile as bad:
        return None, (*bad.problems, *reader.problems_of_set)
    sheet = ScoreSheet(edition, card_set, tuple(player.position for player in players)) if card_set else None
    return sheet, tuple(reader.problems)


# -- reading ------------------------------------------------------------------------------------------------------


@attrs.frozen
class _Player:
    """A player as written; what could not be read has its default."""

    name: str
    gems: Gems
    attack: int
    pyramid: SheetPyramid
    painting: PaintingChoice | tuple[Paint, ...]
    found: tuple[Found, ...]  # behind the screen

    @property
    def position(self) -> FinalPosition:
        """The player's final position."""
        return FinalPosition(self.name, Pyramid(self.pyramid.placed), self.gems, self.attack, self.painting)


class _SheetReader(Reader):
    """Reads one sheet. The problems of its card set stand in another file, and so are kept apart."""

    def __init__(self, document: Document, folder: Path) -> None:
        super().__init__(document)
        self._folder = folder
        self.problems_of_set: tuple[Problem, ...] = ()

    def read(self) -> tuple[Edition, CardSet | None, tuple[_Player, ...]]:
        """Read the whole sheet; an error is a problem, and a set that cannot be had is None."""
        root = self.document.root
        if isinstance(root.value, dict) and not self._has_format(root.value.get("format")):
            self.finish()
        keys = self.mapping(root, "a score sheet", required=("players",), optional=_KEYS) or {}
        edition = self._edition(keys["edition"]) if "edition" in keys else ENGLISH
        card_set = self._card_set(keys.get("card_set"))
        players = self._players(keys["players"], CardReader(self, card_set), edition) if "players" in keys else ()
        check_told(self, [player.pyramid for player in players])
        for node, warning in box_warnings(_pieces(players), len(players)):
            self.warning(node, Code.BOX_COUNT, warning)
        return edition, card_set, players

    def _has_format(self, node: Node | None) -> bool:
        """Check the format line; False where the file says that it is something else."""
        if node is None:
            told = f"a score sheet says what it is: write 'format: {FORMAT}' at its top"
            self.error(self.document.root, Code.WRONG_FORMAT, told)
        elif node.value != FORMAT:
            self.error(node, Code.WRONG_FORMAT, f"the format of a score sheet is {FORMAT!r}, found {found(node)}")
            return not isinstance(node.value, str) or node.value.startswith(FORMAT.partition("/")[0])
        return True

    def _edition(self, node: Node) -> Edition:
        """Read an edition by its name, or with some of its options changed; English where it cannot be read."""
        if not isinstance(node.value, dict):
            return self._named_edition(node)
        keys = self.mapping(node, "edition", required=("name",), optional=OPTIONS) or {}
        options = {key: self._option(key, value) for key, value in keys.items() if key != "name"}
        edition = self._named_edition(keys["name"]) if "name" in keys else ENGLISH
        return edition.with_options(**{key: value for key, value in options.items() if value is not None})

    def _named_edition(self, node: Node) -> Edition:
        value = node.value
        if isinstance(value, str) and value in EDITIONS:
            return EDITIONS[value]
        code = Code.WRONG_VALUE if isinstance(value, str) else Code.WRONG_TYPE
        hint = did_you_mean(value, EDITIONS) if isinstance(value, str) else ""
        self.error(node, code, f"an edition is {joined(EDITIONS, 'or')}, found {found(node)}{hint}")
        return ENGLISH

    def _option(self, name: str, node: Node) -> object:
        """Read the value of a rule option; None where it takes no such value."""
        if isinstance(OPTIONS[name][0], bool):
            return self.boolean(node, f"the option {name!r}")
        for allowed in OPTIONS[name]:
            written = allowed.value if isinstance(allowed, StrEnum) else allowed
            if type(node.value) is type(written) and node.value == written:
                return node.value
        values = [str(allowed) for allowed in OPTIONS[name]]
        hint = did_you_mean(node.value, values) if isinstance(node.value, str) else ""
        code = Code.WRONG_VALUE if isinstance(node.value, str) else Code.WRONG_TYPE
        self.error(node, code, f"the option {name!r} takes {joined(values, 'or')}, found {found(node)}{hint}")
        return None

    def _card_set(self, node: Node | None) -> CardSet | None:
        name = DEFAULT_SET if node is None else self.text(node, "card_set")
        if name is None:
            return None
        try:
            return load_card_set(name, relative_to=self._folder)
        except BadFile as bad:
            self._refuse_set(node or self.document.root, name, bad.problems)
        return None

    def _refuse_set(self, node: Node, name: str, problems: tuple[Problem, ...]) -> None:
        """Tell of a set that cannot be had: here, and what is wrong inside it at its own places."""
        if all(problem.code is Code.UNREADABLE for problem in problems):
            reasons = "; ".join(problem.message for problem in problems)
            self.error(node, Code.UNKNOWN_CARD_SET, f"the card set {shown(name)} cannot be read: {reasons}")
            return
        self.problems_of_set = problems
        count = len(errors_of(problems))
        errors = "an error, told at its" if count == 1 else f"{count} errors, told at their"
        self.error(node, Code.UNKNOWN_CARD_SET, f"the card set {shown(name)} has {errors} own place")

    # -- players --------------------------------------------------------------------------------------------------

    def _players(self, node: Node, cards: CardReader, edition: Edition) -> tuple[_Player, ...]:
        entries = self.sequence(node, "players", least=1) or []
        for extra in entries[MOST_PLAYERS:]:
            self.error(extra, Code.TOO_MANY_PLAYERS, f"at most {MOST_PLAYERS} play (R1.9), found {len(entries)}")
        names: dict[str, int] = {}
        players = (self._player(entry, seat, cards, edition, names) for seat, entry in enumerate(entries, 1))
        return tuple(player for player in players if player is not None)

    def _player(
        self, node: Node, seat: int, cards: CardReader, edition: Edition, names: dict[str, int]
    ) -> _Player | None:
        keys = self.mapping(node, f"player {seat}", required=("name", "pyramid"), optional=_PLAYER_KEYS)
        if keys is None:
            return None
        name = self._name(keys["name"], names) if "name" in keys else None
        owner = name if name is not None and len(name) <= LONGEST_OWNER else f"player {seat}"
        gems = read_gems(self, keys["gems"]) if "gems" in keys else NO_GEMS
        attack = read_count(self, keys["attack"], "attack") if "attack" in keys else 0
        pyramid = SheetPyramid()
        if "pyramid" in keys:
            pyramid = read_pyramid(self, keys["pyramid"], cards, edition, owner)
        painting: PaintingChoice | tuple[Paint, ...] = PaintingChoice.BEST
        if "painting" in keys:
            painting = read_painting(self, keys["painting"], pyramid, gems, edition)
        behind_screen = (
            Found(keys.get("gems", node), gems=gems or NO_GEMS),
            Found(keys.get("attack", node), attack=attack or 0),
        )
        return _Player(name or owner, gems or NO_GEMS, attack or 0, pyramid, painting, behind_screen)

    def _name(self, node: Node, names: dict[str, int]) -> str | None:
        """Read a name; spaces around it are not part of it, and no other player has the same."""
        text = self.text(node, "the name of a player")
        if text is None:
            return None
        name = text.strip()
        if name in names:
            told = f"two players are called {shown(name)}, the first in line {names[name]}; give each a name of its own"
            self.error(node, Code.DUPLICATE_NAME, told)
        else:
            names[name] = node.line
        return name


def _pieces(players: Iterable[_Player]) -> Iterator[Found]:
    """Yield every piece that the sheet tells of: behind the screens, and on the cards."""
    for player in players:
        yield from player.found
        for card in player.pyramid.cards:
            if card.placed is not None:
                lying = card.placed
                infinite_gems = gems_of(lying.infinite_gems)
                stored = NO_GEMS if isinstance(lying.stored, int) else lying.stored
                blue, red, green, yellow = map(sum, zip(infinite_gems, stored, strict=True))
                yield Found(card.node, lying.tokens, gems=(blue, red, green, yellow))
