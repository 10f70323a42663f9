"""The recount: a second scorer, written from the rules alone, agrees with the library on random sheets.

The thorough profile compares two thousand sheets; `VICEROY_RECOUNT=10000 pytest tests/scoring/test_recount.py` compares
as many as it says, always from the same seeds.
"""

from __future__ import annotations

import json
import os
from random import Random
from typing import Any

import pytest

import recount
import recount_lines
from any_laws import any_clause
from effort import tries
from sheet_strategies import random_sheet
from viceroy.errors import Code, errors_of
from viceroy.scoring.score import FinalScore, PlayerScore, totals_of
from viceroy.sheets.sheet import ScoreSheet, read_sheet, score_sheet
from viceroy.text.yaml_text import parse_document

SHEETS = int(os.environ.get("VICEROY_RECOUNT", tries(2000, quick=80)))
PARTS = 6
OTHER_SHEETS = tries(400, quick=24)
MAX_PAINTINGS = 1000  # above this many ways to paint the best is not tried out


def read(sheet: dict[str, Any]) -> ScoreSheet:
    reading = read_sheet(parse_document(json.dumps(sheet), file="sheet"))
    found, problems = reading.sheet, reading.problems
    assert errors_of(problems) == ()
    assert found is not None
    return found


def paints_of(player: PlayerScore) -> recount.Paints:
    return [
        ((paint.circle.level, paint.circle.x), paint.section.value, paint.color.value)
        for paint in player.painting.paints
    ]


def compare(sheet: dict[str, Any]) -> int:
    """Compare both scorers on a sheet; return for how many players the best painting was tried out."""
    made = read(sheet)
    score = score_sheet(made)
    seats = [recount.read_seat(player) for player in sheet["players"]]
    repaint = recount.may_repaint(sheet)
    for own, player in enumerate(score.players):
        expected_painting = seats[own]["painting"]
        if expected_painting == "none":
            assert paints_of(player) == []
        elif expected_painting != "best":
            assert sorted(paints_of(player)) == sorted(expected_painting)
        assert recount_lines.lines_of(seats, own, paints_of(player)) == list(player.lines)
    totals = [player.total for player in score.players]
    assert list(totals_of(made.positions, repaint_pure=made.edition.repaint_pure_circles)) == totals
    assert recount_lines.ranks_of(totals) == [player.rank for player in score.players]
    return sum(compare_best(seats, own, score, repaint) for own in range(len(seats)))


def compare_best(seats: list[recount.Seat], own: int, score: FinalScore, repaint: bool) -> bool:
    """Compare with the best of all paintings, if they are few; whether a sheet asks for it or not, `best` says it."""
    player = score.players[own]
    found = recount_lines.best_total(seats, own, repaint, MAX_PAINTINGS)
    if found is None:
        return False
    best, fewest_gems = found
    assert player.total <= best
    assert player.painting.is_best == (player.total == best)
    if seats[own]["painting"] == "best":
        assert (player.total, sum(player.painting.gems)) == (best, fewest_gems)
    return True


@pytest.mark.parametrize("part", range(PARTS))
def test_the_recount_agrees_on_random_sheets(part: int) -> None:
    """Line by line, rank by rank, and total by total; and no painting of those tried out beats the one called best."""
    rng = Random(f"recount {part}")
    tried = 0
    for _ in range(-(-SHEETS // PARTS)):
        sheet = random_sheet(rng)
        try:
            tried += compare(sheet)
        except AssertionError as error:
            raise AssertionError(json.dumps(sheet)) from error
    assert tried > 0


def described_laws(sheet: dict[str, Any]) -> list[dict[str, Any]]:
    rows = [row["cards"] if isinstance(row, dict) else row for player in sheet["players"] for row in player["pyramid"]]
    cards = [card for row in rows for card in row if isinstance(card, dict)]
    return [card for card in cards if card.get("kind") == "law" and "card" not in card]


def test_the_recount_agrees_on_clauses_drawn_from_the_language() -> None:
    """Laws of no set score whatever the declarations of the law language allow, keywords of tomorrow among them."""
    tried = 0
    for seed in range(OTHER_SHEETS):
        rng = Random(f"drawn {seed}")
        sheet = random_sheet(rng)
        laws = described_laws(sheet)
        for law in laws:
            law["scoring"] = [any_clause(rng) for _ in range(rng.randint(1, 3))]
        problems = read_sheet(parse_document(json.dumps(sheet), file="sheet")).problems
        found = {problem.code for problem in errors_of(problems)}
        assert found <= {Code.TUCKED, Code.STORED_GEMS}  # a clause asks what the sheet does not tell
        if laws and not found:
            compare(sheet)
            tried += 1
    assert tried > OTHER_SHEETS // 8
