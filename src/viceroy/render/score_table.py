"""The score table: a column for each player, a row for each line, and the items of a line."""

from __future__ import annotations

from collections.abc import Sequence

from viceroy.render.cards import title_of
from viceroy.render.labels import LABELS, Labels, Language
from viceroy.render.text import columns, left, printable, right, shortened
from viceroy.scoring.items import LINES, AttackItem, MagicItem, ScoreItem, SetsItem
from viceroy.scoring.score import FinalScore, PlayerScore
from viceroy.wording.languages import catalog_of
from viceroy.wording.points import reason

_MOST_NAME = 14
_RULE = "─"


def score_table(score: FinalScore, labels: Labels = LABELS[Language.EN]) -> str:
    """Draw the table of a final score: the lines in the order of R10.3, total and rank."""
    ranks = [labels.rank, *(str(player.rank) for player in score.players)]
    return f"{_table(score, labels, ranks)}\n\n{winners_text(score, labels)}"


def points_table(score: FinalScore, labels: Labels = LABELS[Language.EN]) -> str:
    """Draw the table of points while a game goes on: lines and totals; nobody has won yet."""
    return _table(score, labels)


def _table(score: FinalScore, labels: Labels, *more: Sequence[str]) -> str:
    names = [shortened(printable(player.name), _MOST_NAME) for player in score.players]
    points = list(zip(*(player.lines for player in score.players), strict=True))
    rows = [
        [labels.player, *names],
        *([labels.line(line), *map(str, row)] for line, row in zip(LINES, points, strict=True)),
        [labels.total, *(str(player.total) for player in score.players)],
        *more,
    ]
    header, *body = _aligned(rows)
    rule = _RULE * columns(header)
    return "\n".join([header, rule, *body[: len(LINES)], rule, *body[len(LINES) :]])


def winners_text(score: FinalScore, labels: Labels = LABELS[Language.EN]) -> str:
    """Name the winners; equal totals share the win (C41)."""
    winners = score.winners
    return f"{labels.winner if len(winners) == 1 else labels.winners}: {', '.join(map(printable, winners))}"


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    sizes = [max(map(columns, column)) for column in zip(*rows, strict=True)]
    return ["  ".join([left(row[0], sizes[0]), *map(right, row[1:], sizes[1:])]) for row in rows]


def items_text(player: PlayerScore, labels: Labels = LABELS[Language.EN]) -> str:
    """List the items of a player under their lines: points, card, reason, rule number."""
    rows: list[str] = []
    for line, points in zip(LINES, player.lines, strict=True):
        items = [item for item in player.items if item.line is line]
        if items:
            rows.append(f"{labels.line(line)}: {points}")
            rows += [f"{item.points:>6}  {_item_text(item, labels.language)} ({item.rule})" for item in items]
    return "\n".join(rows)


def _item_text(item: ScoreItem, language: Language) -> str:
    """Return the card of an item, if any, and the reason."""
    if isinstance(item, MagicItem | SetsItem | AttackItem):
        return printable(reason(item, catalog_of(language)))
    return f"{title_of(item.card, language)}: {printable(reason(item, catalog_of(language), language))}"
