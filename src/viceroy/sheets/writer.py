"""Score sheets of finished games, as a person would write them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from viceroy.cardsets import load_card_set
from viceroy.cardsets.loader import SHIPPED
from viceroy.engine.phases.ending import final_positions
from viceroy.engine.state import GameState
from viceroy.errors import BadFile, check_type, errors_of
from viceroy.model.cards import TOP_LEVEL, CardSet
from viceroy.model.editions import Edition
from viceroy.model.pyramid import Pyramid
from viceroy.model.tokens import NO_GEMS
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import FinalPosition, Painting, PaintingChoice
from viceroy.sheets.card_writer import Data, Forms, gems_data, quoted
from viceroy.sheets.forms import FORMAT, edition_changes
from viceroy.sheets.sheet import ScoreSheet, structure_sheet
from viceroy.yamlfiles.documents import parse_document

WIDTH = 100
"""How long a line may be before a list or a mapping goes on in the next."""

_MODELINE = "# yaml-language-server: $schema=score-sheet.schema.json"
_STEP = "  "
_ALWAYS_OPEN = ("painting:", "pyramid:")  # a line for each level and each gem


def sheet_text(state: GameState) -> str:
    """Return the score sheet of a finished game: a text in YAML, from which its score can be worked out.

    Cards of a set that is not shipped are described. The painting is written gem by gem.

    Raises `ValueError` while the game runs, and where no sheet can hold it: a player's name of two lines, say.

    >>> from viceroy.bots import RandomBot, play_out
    >>> from viceroy.sessions.new_game import start_game
    >>> *_, last = play_out(start_game(("Ada", "Ben"), seed=7, edition="german"), RandomBot(seed=7))
    >>> print(sheet_text(last.state))  # doctest: +ELLIPSIS
    # yaml-language-server: $schema=score-sheet.schema.json
    format: score-sheet/1
    card_set: printed
    edition: german
    <BLANKLINE>
    players:
      - name: Ada
    ...
    """
    check_type(state, GameState, "a GameState")
    if not state.is_over:
        raise ValueError("the game is not over")
    return written(ScoreSheet(state.rules.edition, state.rules.card_set, final_positions(state)))


def written(sheet: ScoreSheet) -> str:
    """Return a score sheet as a text that is read as the same, and stands for itself: see `sheet_text`."""
    name = max(SHIPPED, key=lambda name: _in_common(load_card_set(name), sheet.card_set))
    laid = [placed for position in sheet.positions for placed in position.pyramid.cards]
    forms = Forms.of(load_card_set(name), laid)
    lines = [_MODELINE, *_block({"format": FORMAT, "card_set": name, "edition": _edition_data(sheet.edition)})]
    lines += ["", "players:"]
    for position in sheet.positions:
        first, *others = _block(_player_data(position, forms), _STEP * 2)
        lines += [f"{_STEP}- {first.lstrip()}", *others, ""]
    text = "\n".join(lines)
    _check(text, sheet)
    return text


def _in_common(one: CardSet, other: CardSet) -> int:
    return sum(one.by_number.get(card.number) == card for card in other.cards)


def _check(text: str, meant: ScoreSheet) -> None:
    """See that a sheet can be read, and is one of the same players."""
    try:
        sheet, problems = structure_sheet(parse_document(text, file="sheet"), Path())
    except BadFile as bad:
        sheet, problems = None, bad.problems
    if sheet is None:
        reasons = "; ".join(problem.message for problem in errors_of(problems))
        raise ValueError(f"no score sheet can hold this: {reasons}")
    for position, other in zip(meant.positions, sheet.positions, strict=True):
        if position.name != other.name:
            raise ValueError(f"no score sheet can hold the spaces around the name {position.name!r}")


# -- what the sheet says ------------------------------------------------------------------------------------------


def _edition_data(edition: Edition) -> str | Data:
    """Return the name of an edition and the options that differ; a house edition goes by the nearest printed one."""
    name, changes = edition_changes(edition)
    return {"name": name, **changes} if changes else name


def _player_data(position: FinalPosition, forms: Forms) -> Data:
    painting, has_gems = position.painting, position.gems != NO_GEMS
    data: Data = {"name": quoted(position.name)}
    if has_gems:
        data["gems"] = gems_data(position.gems)
    if position.attack:
        data["attack"] = position.attack
    if isinstance(painting, PaintingChoice):
        if painting is not PaintingChoice.BEST:
            data["painting"] = painting
    elif has_gems:
        paints = painting.paints if isinstance(painting, Painting) else painting
        data["painting"] = [_paint_data(paint) for paint in paints] or PaintingChoice.NONE
    return {**data, "pyramid": [*_levels(position.pyramid, forms)]}


def _paint_data(paint: Paint) -> Data:
    return {"circle": [*paint.circle], "section": paint.section, "color": paint.color}


def _levels(pyramid: Pyramid, forms: Forms) -> Iterator[list[Any] | Data]:
    """Yield the levels from the ground up: what stays empty is skipped on the left, and null between cards (B17)."""
    for level in range(1, TOP_LEVEL + 1):
        row = {placed.place.x: forms.data(placed) for placed in pyramid.cards if placed.place.level == level}
        if row:
            cards = [row.get(x) for x in range(min(row), max(row) + 1)]
            yield {"skip": min(row), "cards": cards} if min(row) else cards


# -- plain data as YAML -------------------------------------------------------------------------------------------


def _flow(value: Any) -> str:
    """Return plain data on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_flow(child)}" for key, child in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_flow, value)) + "]"
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _block(value: Any, indent: str = "") -> list[str]:
    """Return a list or a mapping with a line for each child, or several lines where one would be too long."""
    heads = [f"{key}:" for key in value] if isinstance(value, dict) else ["-"] * len(value)
    lines: list[str] = []
    for head, child in zip(heads, value.values() if isinstance(value, dict) else value, strict=True):
        line = f"{indent}{head} {_flow(child)}"
        if not isinstance(child, dict | list) or (len(line) <= WIDTH and head not in _ALWAYS_OPEN):
            lines.append(line)
        elif head == "-":
            first, *others = _block(child, indent + _STEP)
            lines += [f"{indent}- {first.lstrip()}", *others]
        else:
            lines += [f"{indent}{head}", *_block(child, indent + _STEP)]
    return lines
