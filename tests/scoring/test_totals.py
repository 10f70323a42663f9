"""Totals are the totals of the score, without a search; the recount compares them on random sheets too."""

from __future__ import annotations

import re
from typing import Any

import attrs
import pytest

from hand_built import BLUE, bonus, lay, opponent, plain, position
from viceroy.model.geometry import Place
from viceroy.model.pyramid import PlacedCard, Pyramid, Section
from viceroy.model.tokens import Tokens, gems
from viceroy.scoring import score
from viceroy.scoring.painting import BestPainting, Paint
from viceroy.scoring.score import FinalPosition, Painting, PaintingChoice, score_positions, totals_of

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
