"""The totals of a score, and the whole score counted once more by a second scorer."""

from __future__ import annotations

import json
import os
import re
from random import Random
from typing import Any

import attrs
import pytest

import recount
import recount_lines
from any_laws import any_clause
from effort import tries
from hand_built import BLUE, bonus, law, lay, opponent, plain, position
from sheet_strategies import random_sheet
from viceroy.errors import Code, errors_of
from viceroy.model.geometry import Place
from viceroy.model.points import PointsPer
from viceroy.model.pyramid import PlacedCard, Pyramid, Section
from viceroy.model.quantities import Condition, Counted, Quantity, Where, Whose
from viceroy.model.tokens import Tokens, gems
from viceroy.scoring import score
from viceroy.scoring.painting import MAX_STATES, BestPainting, Paint
from viceroy.scoring.score import (
    FinalPosition,
    FinalScore,
    Painting,
    PaintingChoice,
    PlayerScore,
    limit_each,
    score_positions,
    totals_of,
)
from viceroy.sheets.sheet import ScoreSheet, read_sheet, score_sheet
from viceroy.text.yaml_text import parse_document

# -- totals -----------------------------------------------------------------------------------------------------------
# Totals are the totals of the score, without a search; the recount compares them on random sheets too.

PAINT = Paint(Place(2, 0), Section.LEFT, BLUE)


def nearly_blue() -> tuple[PlacedCard, ...]:
    """Three cards whose circle lacks one blue section, on the left."""
    return lay(1, 0, plain("gggg")), lay(1, 1, plain("bbbb")), lay(2, 0, plain("bbbb"), tokens=Tokens(magic=1))


def painted_by(choice: PaintingChoice | tuple[Paint, ...] | Painting) -> FinalPosition:
    return FinalPosition("Ada", position(*nearly_blue()).pyramid, gems(blue=1), painting=choice)


@pytest.mark.parametrize(
    ("choice", "total"),
    [
        (PaintingChoice.BEST, 2),
        (PaintingChoice.NONE, 0),
        ((PAINT,), 2),
        ((), 0),
        (Painting((PAINT,)), 2),
        (Painting(), 0),
    ],
)
def test_a_circle_on_level_2_counts_where_it_gets_its_gem(
    choice: PaintingChoice | tuple[Paint, ...] | Painting, total: int
) -> None:
    """The blue gem finishes a circle of 2 points, whoever chose to put it there, and nothing else scores."""
    own, other = painted_by(choice), opponent(0)
    assert totals_of((own, other)) == (total, 0)
    assert [player.total for player in score_positions((own, other)).players] == [total, 0]


def test_pure_circles_stay_where_the_edition_says_so() -> None:
    """A green circle under a blue bonus is worth painting over only where that is allowed (B12)."""
    cards = [lay(1, 0, plain("gggg")), lay(1, 1, plain("gggg")), lay(2, 0, plain("gggg"), tokens=bonus(BLUE, 5))]
    own = position(*cards, gems=gems(blue=4), painting=PaintingChoice.BEST)
    assert (totals_of((own,)), totals_of((own,), repaint_pure=False)) == ((7,), (2,))


def searched(*_: object, **__: object) -> BestPainting:
    raise AssertionError("a painting was looked for")


@pytest.mark.parametrize("choice", [PaintingChoice.NONE, (), (PAINT,), Painting((PAINT,))])
def test_totals_look_for_no_painting_that_is_not_asked_for(
    choice: PaintingChoice | tuple[Paint, ...] | Painting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A painting that is known, or none, is not compared with others, since search asks for totals all the time."""
    monkeypatch.setattr(score, "best_painting", searched)
    assert totals_of((painted_by(choice),)) in ((2,), (0,))


def test_a_score_takes_a_known_painting_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(score, "best_painting", searched)
    known = Painting((PAINT,), is_best=False, is_proven=False)
    assert score_positions((painted_by(known),)).players[0].painting is known


@pytest.mark.parametrize(
    ("choice", "known"),
    [(PaintingChoice.NONE, (False, True)), ((PAINT,), (False, False)), (PaintingChoice.BEST, (False, False))],
)
def test_a_search_that_ended_early_still_proves_that_a_worse_painting_is_not_the_best(
    choice: PaintingChoice | tuple[Paint, ...], known: tuple[bool, bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It found a painting of 2 points: so none is certainly not the best, and whether those 2 are the most is open."""
    monkeypatch.setattr(score, "best_painting", lambda *_, **__: BestPainting((PAINT,), is_proven=False))
    painting = score_positions((painted_by(choice),)).players[0].painting
    assert (painting.is_best, painting.is_proven) == known


@pytest.mark.parametrize(("science", "is_best"), [(1, False), (0, True)])
def test_whether_a_painting_is_the_best_depends_on_what_the_next_player_has(science: int, is_best: bool) -> None:
    """Three points for the gem that is left, or two for the circle, and two more if another player has science."""
    circles = Quantity(Counted.CIRCLES, Where.PYRAMID)
    theirs = Condition(Quantity(Counted.SCIENCE, Where.PYRAMID, whose=Whose.OPPONENTS), at_least=1)
    clauses = PointsPer(3, Quantity(Counted.GEMS, Where.SCREEN)), PointsPer(2, circles, condition=theirs)
    ada = position(*nearly_blue(), lay(1, 2, law(90, *clauses)), gems=gems(blue=1), painting=PaintingChoice.NONE)
    ben = position(lay(1, 0, tokens=Tokens(science=science)), name="Ben")
    assert score_positions([ada, ben]).players[0].painting.is_best is is_best


@pytest.mark.parametrize("players", [1, 2, 4])
def test_all_players_together_have_the_states_of_one_painting(players: int) -> None:
    assert limit_each(range(players)) * players == MAX_STATES


# -- what score_positions refuses ------------------------------------------------------------------------------------


def scored_with(**changed: Any) -> int:
    return score_positions([attrs.evolve(painted_by(PaintingChoice.BEST), **changed)]).players[0].total


def test_a_word_means_the_choice_or_the_section_or_the_color() -> None:
    words: Any = Paint(Place(2, 0), "left", "blue")  # type: ignore[arg-type]
    assert [scored_with(painting=choice) for choice in ("best", "none", (words,))] == [2, 0, 2]


NO_PAINTING = "needs 'best', 'none', a tuple of Paint or a Painting for painting"


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"painting": None}, NO_PAINTING),
        ({"painting": [PAINT]}, NO_PAINTING),
        ({"painting": (1,)}, "needs a Paint for each item of painting"),
        ({"painting": "nonsense"}, "painting is 'none' or 'best', not 'nonsense'"),
        ({"painting": (PAINT, PAINT)}, "painted twice"),
        ({"painting": (PAINT,), "gems": gems(red=1)}, "no gem"),
        ({"painting": Painting((PAINT._replace(circle=Place(3, 0)),))}, "no circle"),
        ({"gems": (1, 2, 3)}, "needs four counts of gems"),
        ({"gems": (1, 2, 3, -4)}, "each at least 0"),
        ({"gems": [0, 0, 0, 0]}, "needs a tuple of four ints for gems"),
        ({"gems": (True, 0, 0, 0)}, "needs an int for each count of gems"),
        ({"attack": -1}, "each at least 0"),
        ({"attack": "1"}, "needs an int for attack"),
        ({"pyramid": None}, "needs a Pyramid for pyramid"),
        ({"pyramid": Pyramid(nearly_blue()[1:])}, "needs two cards below 2,0"),
        ({"name": None}, "needs a str for name"),
    ],
)
def test_a_position_that_cannot_be_is_refused(changed: dict[str, Any], told: str) -> None:
    with pytest.raises((TypeError, ValueError), match=re.escape(told)):
        scored_with(**changed)


@pytest.mark.parametrize("positions", [iter([painted_by(PaintingChoice.BEST)]), [1]])
def test_positions_are_a_sequence_of_positions(positions: Any) -> None:
    with pytest.raises(TypeError, match="needs a sequence of FinalPosition for positions"):
        score_positions(positions)


# -- recount ----------------------------------------------------------------------------------------------------------
# The recount: a second scorer, written from the rules alone, agrees with the library on random sheets.
#
# The thorough profile compares two thousand sheets, and `VICEROY_RECOUNT=10000` ten thousand, always from the same
# seeds.

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
        for each in laws:
            each["scoring"] = [any_clause(rng) for _ in range(rng.randint(1, 3))]
        problems = read_sheet(parse_document(json.dumps(sheet), file="sheet")).problems
        found = {problem.code for problem in errors_of(problems)}
        # a clause asks what the sheet does not tell: kinds, colors, or costs
        assert found <= {Code.TUCKED, Code.STORED_GEMS, Code.MISSING_KEY}
        if laws and not found:
            compare(sheet)
            tried += 1
    assert tried > OTHER_SHEETS // 8
