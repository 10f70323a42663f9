"""Score sheets: what a table writes down after a physical game, read into final positions."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

import attrs

from viceroy.cardsets import load_card_set
from viceroy.documents.reader import UNREAD, is_whole
from viceroy.errors import BadFile, Code, Problem, check_type, errors_of
from viceroy.errors import Path as Keys
from viceroy.messages import errors_elsewhere, shown
from viceroy.model.cards import CardSet
from viceroy.model.editions import Edition
from viceroy.model.tokens import MAX_PLAYERS, Gems, add_gems, gems_of
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import FinalPosition, FinalScore, PaintingChoice, scored
from viceroy.sheets.box_count import Pieces, box_warnings
from viceroy.sheets.cards import CardReader
from viceroy.sheets.forms import FORMAT, PlayerForm, SheetForm, edition_of, sheet_forms
from viceroy.sheets.pyramid import SheetPyramid, check_counted, read_painting, read_pyramid
from viceroy.text.problems import Problems
from viceroy.text.yaml_text import YamlDocument, read_document
from viceroy.values import Value

MAX_OWNER = 40  # a player with a longer name is called by number in messages


@attrs.frozen
class ScoreSheet(Value):
    """A score sheet that was read."""

    edition: Edition
    """Whose rules count."""
    card_set: CardSet
    """The set that the cards come from."""
    positions: tuple[FinalPosition, ...]
    """What each player has, in the order of the sheet."""


@attrs.frozen
class SheetReading(Value):
    """A score sheet as far as it can be read, and its errors and warnings."""

    unfinished: ScoreSheet | None
    """What can be scored already: a card with an error is a blank one, and nothing lies on a card whose choice is
    missing or wrong. A player with any other error, or without cards, is left out. None where more is wrong."""
    problems: tuple[Problem, ...]
    """All errors and warnings, in the order of the file; those of its card set last."""
    begun: tuple[bool, ...] = ()
    """For each player of the file, whether `unfinished` has the player."""

    @property
    def sheet(self) -> ScoreSheet | None:
        """The score sheet; None if it has errors."""
        return None if errors_of(self.problems) else self.unfinished


def load_score_sheet(path: str | os.PathLike[str]) -> ScoreSheet:
    """Read a score sheet; raises `BadFile` with every error in it (and its warnings)."""
    reading = read_score_sheet(path)
    if reading.sheet is None:
        raise BadFile(reading.problems)
    return reading.sheet


def check_score_sheet(path: str | os.PathLike[str]) -> tuple[Problem, ...]:
    """Return every error and warning of a score sheet; empty when it is good. Never raises on what a file holds."""
    return read_score_sheet(path).problems


def read_score_sheet(path: str | os.PathLike[str]) -> SheetReading:
    """Read a score sheet from a file as far as possible."""
    try:
        document = read_document(path)
    except BadFile as bad:
        return SheetReading(None, bad.problems)
    return read_sheet(document)


def read_sheet(document: YamlDocument, card_set: CardSet | None = None) -> SheetReading:
    """Read a score sheet from a document as far as possible.

    With a `card_set` the sheet has its cards, whatever set it names.
    """
    faults = Problems(document)
    unfinished: ScoreSheet | None = None
    begun: tuple[bool, ...] = ()
    problems_of_set: tuple[Problem, ...] = ()
    try:
        data = document.root.plain()
        sheet_forms().check_format(data, SheetForm, FORMAT, faults)
        form: SheetForm = sheet_forms().gather(data, SheetForm, faults, is_partial=True)
        if form is not UNREAD:
            if card_set is None:
                card_set, problems_of_set = read_card_set(form.card_set, ("card_set",), document.folder, faults)
            unfinished, begun = _sheet_of(form, card_set, faults)
        faults.finish()
    except BadFile as bad:
        return SheetReading(unfinished, (*bad.problems, *problems_of_set), begun)
    return SheetReading(unfinished, faults.problems, begun)


def score_sheet(sheet: ScoreSheet) -> FinalScore:
    """Score a sheet; raises `TypeError` for a path, which `load_score_sheet` reads."""
    check_type(sheet, ScoreSheet, "a ScoreSheet", "; load_score_sheet reads one from a file")
    return scored(sheet.positions, repaint_pure=sheet.edition.repaint_pure_circles)


# -- the card set ----------------------------------------------------------------------------------------------------


def read_card_set(
    written: str | tuple[str, ...], keys: Keys, folder: Path, faults: Problems
) -> tuple[CardSet | None, tuple[Problem, ...]]:
    """Read the card set that a file names, or several on each other: None after a fault was added at `keys`.

    The problems inside the set come with it, at their own places.
    """
    if not is_whole(written):
        return None, ()
    names = (written,) if isinstance(written, str) else written
    try:
        return load_card_set(*names, relative_to=folder), ()
    except BadFile as bad:
        problems = bad.problems
    message = f"the card set {' with '.join(map(shown, names))}"
    if all(problem.code is Code.UNREADABLE for problem in problems):
        reasons = "; ".join(problem.message for problem in problems)
        faults.add(keys, f"{message} cannot be read: {reasons}", Code.UNKNOWN_CARD_SET)
        return None, ()
    faults.add(keys, f"{message} has {errors_elsewhere(len(errors_of(problems)))}", Code.UNKNOWN_CARD_SET)
    return None, problems


# -- from the form to the sheet ---------------------------------------------------------------------------------------


def _sheet_of(
    form: SheetForm, card_set: CardSet | None, faults: Problems
) -> tuple[ScoreSheet | None, tuple[bool, ...]]:
    """Return the sheet that a form means, and which of its players are in it; None where more is wrong."""
    edition, cards = edition_of(form.edition), CardReader(faults, card_set)
    forms = () if form.players is UNREAD else form.players
    for extra in range(MAX_PLAYERS, len(forms)):
        message = f"at most {MAX_PLAYERS} play (R1.9), found {len(forms)}"
        faults.add(("players", extra), message, Code.TOO_MANY_PLAYERS)
    names: dict[str, str] = {}
    players = {
        seat: _player(player, ("players", seat), cards, edition, names)
        for seat, player in enumerate(forms)
        if player is not UNREAD
    }
    check_counted(faults, [player.pyramid for player in players.values()])
    pieces = (found for player in players.values() for found in _pieces(player))
    for keys, warning, facts in box_warnings(pieces, len(players)):
        faults.warn(keys, warning, Code.BOX_COUNT, facts=facts)
    errors = [error.path for error in errors_of(faults.problems)]
    if card_set is None or any(len(path) < 2 or path[0] != "players" for path in errors):
        return None, ()
    begun = tuple(seat in players and players[seat].can_be_scored(seat, errors) for seat in range(len(forms)))
    positions = tuple(players[seat].position(faults) for seat, has_begun in enumerate(begun) if has_begun)
    return ScoreSheet(edition, card_set, positions), begun


@attrs.frozen
class _Player(Value):
    """A player; what could not be read has its default."""

    name: str
    gems: Gems
    attack: int
    pyramid: SheetPyramid
    painting: PaintingChoice | tuple[Paint, ...]
    screen: tuple[Pieces, Pieces]
    """The gems and the attack tokens behind the screen, and where they are written."""

    def can_be_scored(self, seat: int, errors: Iterable[Keys]) -> bool:
        """Whether every card has a place, and nothing but cards is wrong; `errors` are the places of all errors."""
        own = (path for path in errors if path[1] == seat)
        cards = self.pyramid.cards
        return self.pyramid.is_sound and all(any(card.holds(path) for card in cards) for path in own)

    def position(self, faults: Problems) -> FinalPosition:
        """Return the final position of the player; cards with errors are blank ones."""
        return FinalPosition(self.name, self.pyramid.without_errors(faults), self.gems, self.attack, self.painting)


def _player(form: PlayerForm, keys: Keys, cards: CardReader, edition: Edition, names: dict[str, str]) -> _Player:
    faults, number = cards.faults, int(keys[-1]) + 1
    name = _name(form.name, (*keys, "name"), faults, names)
    owner = name if name is not None and len(name) <= MAX_OWNER else f"player {number}"
    attack = 0 if form.attack is UNREAD else form.attack
    pyramid = read_pyramid(form.pyramid, (*keys, "pyramid"), cards, edition, owner)
    painting = read_painting(faults, form, keys, pyramid, edition)
    screen = (
        Pieces(keys if form.gems is None else (*keys, "gems"), gems=form.owned),
        Pieces((*keys, "attack") if attack else keys, attack=attack),
    )
    return _Player(name or owner, form.owned, attack, pyramid, painting, screen)


def _name(text: str, keys: Keys, faults: Problems, names: dict[str, str]) -> str | None:
    """Return a name, None where it could not be read; spaces around it are not part of it, and no two are the same."""
    if text is UNREAD:
        return None
    name = text.strip()
    if name in names:
        message = f"two players are called {shown(name)}{names[name]}; give each a name of its own"
        faults.add(keys, message, Code.DUPLICATE_NAME)
    else:
        names[name] = faults.on_line(keys, ", the first in line {}")
    return name


def _pieces(player: _Player) -> Iterator[Pieces]:
    """Yield every piece that the sheet tells of: behind the screen, and on the cards."""
    yield from player.screen
    for card in player.pyramid.cards:
        if card.placed is not None:
            lying = card.placed
            gems = add_gems(gems_of(lying.infinite_gems), lying.stored_gems)
            yield Pieces(card.keys, lying.tokens, gems=gems)
