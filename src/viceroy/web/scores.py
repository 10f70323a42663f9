"""Scores as the page shows them: points, drawings of the pyramids, and words."""

from __future__ import annotations

from collections.abc import Sequence

from viceroy.formats.scores import final_score_data
from viceroy.render.score_report import painting_text
from viceroy.render.svg_pyramid import PyramidDrawing
from viceroy.scoring.score import FinalPosition, FinalScore
from viceroy.web.questions import Data
from viceroy.wording.catalog import Catalog
from viceroy.wording.reasons import reason


def score_data(positions: Sequence[FinalPosition], final: FinalScore, catalog: Catalog) -> Data:
    """Return a `score` as `viceroy score --json` writes it, and the `pyramids`.

    Each of these has a drawing, words for the painting, and the reasons of the items in the language of the catalog.
    """
    return {
        "score": final_score_data(final),
        "pyramids": [
            {
                "svg": PyramidDrawing(position.pyramid, player.painting, catalog).document(),
                "painting": painting_text(position, player.painting, catalog),
                "reasons": [reason(item, catalog.language) for item in player.items],
            }
            for position, player in zip(positions, final.players, strict=True)
        ],
    }
