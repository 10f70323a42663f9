"""Score sheets: what a table writes down after a physical game, read into final positions."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import attrs

from viceroy.cardsets import load_card_set
from viceroy.documents.reader import FAILED
from viceroy.errors import BadFile, Code, Problem, check_type, errors_of
from viceroy.errors import Path as Keys
from viceroy.messages import shown
from viceroy.model.cards import CardSet
from viceroy.model.editions import Edition
from viceroy.model.pyramid import Pyramid
from viceroy.model.tokens import MOST_PLAYERS, NO_GEMS, Gems, add_gems, gems_of
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import FinalPosition, FinalScore, PaintingChoice, score_positions
from viceroy.sheets.box_count import Found, box_warnings
from viceroy.sheets.cards import CardReader
from viceroy.sheets.pyramid import SheetPyramid, check_counted, read_painting, read_pyramid
from viceroy.sheets.sheet_form import FORMAT, PlayerForm, SheetForm, sheet_forms
from viceroy.text.problems import Problems
from viceroy.text.yaml_text import Document, read_document

LONGEST_OWNER = 40  # a player with a longer name is called by number in messages


@attrs.frozen
class ScoreSheet:
    """A score sheet that was read."""

    edition: Edition
    """Whose rules count."""
    card_set: CardSet
    """The set that the cards come from."""
    positions: tuple[FinalPosition, ...]
    """What each player has, in the order of the sheet."""


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
    """Score a sheet; raises `TypeError` for a path, which `load_score_sheet` reads."""
    check_type(sheet, ScoreSheet, "a ScoreSheet", "; load_score_sheet reads one from a file")
    return score_positions(sheet.positions, repaint_pure=sheet.edition.repaint_pure_circles)


def structure_sheet(
    document: Document, folder: Path, card_set: CardSet | None = None
) -> tuple[ScoreSheet | None, tuple[Problem, ...]]:
    """Turn a document into a sheet: None if it has errors, and all its errors and warnings.

    `folder` is where a card set named by a path is looked for. With `card_set` none is looked for: its cards lie there.
    """
    reader = _SheetReader(document, folder, card_set)
    try:
        sheet = reader.read()
        reader.faults.finish()
    except BadFile as bad:
        return None, (*bad.problems, *reader.problems_of_set)
    return sheet, reader.faults.problems


# -- reading ------------------------------------------------------------------------------------------------------


@attrs.frozen
class _Player:
    """A player as written; what could not be read has its default."""

    name: str
    gems: Gems
    attack: int
    pyramid: SheetPyramid
    painting: PaintingChoice | tuple[Paint, ...]
    found: tuple[Found, ...]
    """Behind the screen."""

    @property
    def position(self) -> FinalPosition:
        """The player's final position."""
        return FinalPosition(self.name, Pyramid(self.pyramid.placed), self.gems, self.attack, self.painting)


class _SheetReader:
    """Reads one sheet. The problems of its card set stand in another file, and so are kept apart."""

    def __init__(self, document: Document, folder: Path, given: CardSet | None) -> None:
        self._given = given
        self.faults = Problems(document)
        self._document = document
        self.problems_of_set: tuple[Problem, ...] = ()
        self._folder = folder

    def read(self) -> ScoreSheet | None:
        """Read the whole sheet; what is wrong is gathered, and without players or a card set there is none."""
        data = self._document.root.plain()
        if isinstance(data, dict):
            self._check_format(data)
            data["format"] = FORMAT
        form = sheet_forms().gather(data, SheetForm, self.faults, is_partial=True)
        if form is FAILED:
            return None
        card_set = self._card_set(form.card_set, () if "card_set" not in data else ("card_set",))
        cards = CardReader(self.faults, card_set)
        players = self._players(form.players or (), cards, form.edition)
        check_counted(self.faults, [player.pyramid for player in players])
        for keys, warning in box_warnings(_pieces(players), len(players)):
            self.faults.warn(keys, warning, Code.BOX_COUNT)
        positions = tuple(player.position for player in players)
        return ScoreSheet(form.edition, card_set, positions) if card_set else None

    def _check_format(self, data: dict[str, Any]) -> None:
        """Check the format line; raises `BadFile` where the file says that it is something else."""
        found = data.get("format", FORMAT)
        if found is None or self.faults.lacks("format", data, sheet_forms().record_of(SheetForm).by_key):
            message = f"a score sheet says what it is: write 'format: {FORMAT}' at its top"
            self.faults.add((), message, Code.WRONG_FORMAT)
        elif found != FORMAT:
            message = f"the format of a score sheet is {FORMAT!r}, found {self.faults.source.found(found, ('format',))}"
            self.faults.add(("format",), message, Code.WRONG_FORMAT)
            if isinstance(found, str) and not found.startswith(FORMAT.partition("/")[0]):
                self.faults.finish()

    def _card_set(self, name: str, keys: Keys) -> CardSet | None:
        if self.faults.is_unread(*keys) and keys:
            return None
        if self._given:
            return self._given
        try:
            return load_card_set(name, relative_to=self._folder)
        except BadFile as bad:
            self._refuse_set(keys, name, bad.problems)
        return None

    def _refuse_set(self, keys: Keys, name: str, problems: tuple[Problem, ...]) -> None:
        """Add an error for a set that cannot be read; what is wrong inside it is shown at its own places."""
        if all(problem.code is Code.UNREADABLE for problem in problems):
            reasons = "; ".join(problem.message for problem in problems)
            message = f"the card set {shown(name)} cannot be read: {reasons}"
            self.faults.add(keys, message, Code.UNKNOWN_CARD_SET)
            return
        self.problems_of_set = problems
        count = len(errors_of(problems))
        errors = "an error, shown at its" if count == 1 else f"{count} errors, shown at their"
        self.faults.add(keys, f"the card set {shown(name)} has {errors} own place", Code.UNKNOWN_CARD_SET)

    # -- players --------------------------------------------------------------------------------------------------

    def _players(
        self, forms: tuple[PlayerForm | None, ...], cards: CardReader, edition: Edition
    ) -> tuple[_Player, ...]:
        for extra in range(MOST_PLAYERS, len(forms)):
            message = f"at most {MOST_PLAYERS} play (R1.9), found {len(forms)}"
            self.faults.add(("players", extra), message, Code.TOO_MANY_PLAYERS)
        names: dict[str, str] = {}
        return tuple(
            self._player(form, seat, cards, edition, names) for seat, form in enumerate(forms) if form is not None
        )

    def _player(
        self, form: PlayerForm, seat: int, cards: CardReader, edition: Edition, names: dict[str, str]
    ) -> _Player:
        keys: Keys = ("players", seat)
        is_unread = self.faults.is_unread
        name = self._name(form.name, (*keys, "name"), names)
        owner = name if name is not None and len(name) <= LONGEST_OWNER else f"player {seat + 1}"
        gems = NO_GEMS if form.gems is None or is_unread(*keys, "gems") else form.gems.value()
        pyramid = read_pyramid(form, keys, cards, edition, owner)
        painting = read_painting(self.faults, form, keys, pyramid, edition)
        behind_screen = (
            Found((*keys, "gems") if form.gems else keys, gems=gems),
            Found((*keys, "attack") if form.attack else keys, attack=form.attack),
        )
        return _Player(name or owner, gems, form.attack, pyramid, painting, behind_screen)

    def _name(self, text: str | None, keys: Keys, names: dict[str, str]) -> str | None:
        """Return a name; spaces around it are not part of it, and no other player has the same."""
        if text is None:
            return None
        name = text.strip()
        if name in names:
            message = f"two players are called {shown(name)}{names[name]}; give each a name of its own"
            self.faults.add(keys, message, Code.DUPLICATE_NAME)
        else:
            names[name] = self.faults.on_line(keys, ", the first in line {}")
        return name


def _pieces(players: Iterable[_Player]) -> Iterator[Found]:
    """Yield every piece that the sheet tells of: behind the screens, and on the cards."""
    for player in players:
        yield from player.found
        for card in player.pyramid.cards:
            if card.placed is not None:
                lying = card.placed
                gems = add_gems(gems_of(lying.infinite_gems), lying.stored_gems)
                yield Found(card.keys, lying.tokens, gems=gems)
