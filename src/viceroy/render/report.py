"""The whole answer to a score sheet in text: the table, every pyramid, every painting, and the items if asked for.

Rule 1: it puts together what the other renderers write. Rule 2: text in, text out; how wide a terminal is, is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import fill

from viceroy.render.drawing import legend_text, pyramid_text
from viceroy.render.labels import LABELS, Labels, Language
from viceroy.render.painting_text import SECTIONS_TEXT, painting_text
from viceroy.render.table import items_text, score_table
from viceroy.render.text import printable
from viceroy.scoring import FinalPosition, FinalScore, PlayerScore


def score_text(
    positions: Sequence[FinalPosition],
    score: FinalScore,
    labels: Labels = LABELS[Language.EN],
    *,
    explain: bool = False,
    width: int = 80,
) -> str:
    """Tell a final score to people, in blocks with an empty line between them; `explain` adds every item."""
    return "\n\n".join(_blocks(positions, score, labels, explain, width)) + "\n"


def _blocks(
    positions: Sequence[FinalPosition], score: FinalScore, labels: Labels, explain: bool, width: int
) -> Iterator[str]:
    yield score_table(score, labels)
    for position, player in zip(positions, score.players, strict=True):
        yield _head(player, labels)
        yield pyramid_text(position.pyramid, player.painting, labels=labels, width=width)
        yield painting_text(position, player.painting, labels.language)
    if any(player.painting.paints for player in score.players):
        yield fill(SECTIONS_TEXT, width)
    yield legend_text(labels, width=width)
    if explain:
        for player in score.players:
            yield f"{_head(player, labels)}\n{items_text(player, labels)}".rstrip()


def _head(player: PlayerScore, labels: Labels) -> str:
    return f"{printable(player.name)}: {labels.total} {player.total}, {labels.rank} {player.rank}"
