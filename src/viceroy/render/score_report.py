"""A final score as text: the table, then for each player the pyramid and the painting, and the items of each line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import fill

from viceroy.messages import columns, joined
from viceroy.model.geometry import Place
from viceroy.model.pyramid import SECTIONS, Pyramid
from viceroy.model.quantities import Counted
from viceroy.model.tokens import COLORS, NO_GEMS, Color
from viceroy.render.cards import name_of, number_of, title_of
from viceroy.render.text import printable, shortened, table_lines
from viceroy.render.text_drawings import draw_pyramid, legend_text
from viceroy.scoring.items import LINES, AttackItem, MagicItem, ScoreItem, SetsItem
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import FinalPosition, FinalScore, PaintedCircle, Painting, PaintingChoice, PlayerScore
from viceroy.wording.catalog import ENGLISH, Catalog, PaintingMessages
from viceroy.wording.reasons import reason

# -- the table and its items ------------------------------------------------------------------------------------------

_MAX_NAME = 14
_RULE = "─"


def score_table(score: FinalScore, catalog: Catalog = ENGLISH) -> str:
    """Draw the table of a final score: the lines in the order of R10.3, total and rank."""
    ranks = [catalog.labels.rank, *(str(player.rank) for player in score.players)]
    return f"{points_table(score, catalog, ranks)}\n\n{winners_text(score, catalog)}"


def points_table(score: FinalScore, catalog: Catalog, *more: Sequence[str]) -> str:
    """Draw the table of points while a game goes on, when nobody has won yet: lines and totals, and more rows."""
    names = [shortened(printable(player.name), _MAX_NAME) for player in score.players]
    points = list(zip(*(player.lines for player in score.players), strict=True))
    rows = [
        [catalog.labels.player, *names],
        *([catalog.labels.lines[line], *map(str, row)] for line, row in zip(LINES, points, strict=True)),
        [catalog.labels.total, *(str(player.total) for player in score.players)],
        *more,
    ]
    header, *body = table_lines(rows)
    rule = _RULE * columns(header)
    return "\n".join([header, rule, *body[: len(LINES)], rule, *body[len(LINES) :]])


def winners_text(score: FinalScore, catalog: Catalog = ENGLISH) -> str:
    """Name the winners; equal totals share the win (C41)."""
    winners = score.winners
    label = catalog.labels.winner if len(winners) == 1 else catalog.labels.winners
    return f"{label}{catalog.words.colon}{', '.join(map(printable, winners))}"


def items_text(player: PlayerScore, catalog: Catalog = ENGLISH) -> str:
    """List the items of a player under their lines: points, card, reason, rule number."""
    rows: list[str] = []
    for line, points in zip(LINES, player.lines, strict=True):
        items = [item for item in player.items if item.line is line]
        if items:
            rows.append(f"{catalog.labels.lines[line]}{catalog.words.colon}{points}")
            rows += [f"{item.points:>6}  {_item_text(item, catalog)} ({item.rule})" for item in items]
    return "\n".join(rows)


def _item_text(item: ScoreItem, catalog: Catalog) -> str:
    """Return the card of an item, if any, and the reason."""
    why = printable(reason(item, catalog.language))
    if isinstance(item, MagicItem | SetsItem | AttackItem):
        return why
    return f"{title_of(item.card, catalog.language)}{catalog.words.colon}{why}"


# -- the report -------------------------------------------------------------------------------------------------------


def score_text(
    positions: Sequence[FinalPosition],
    score: FinalScore,
    catalog: Catalog = ENGLISH,
    *,
    explain: bool = False,
    width: int = 80,
) -> str:
    """Return the report of a final score; `explain` adds every item with its reason."""
    return "\n\n".join(_blocks(positions, score, catalog, explain, width)) + "\n"


def _blocks(
    positions: Sequence[FinalPosition], score: FinalScore, catalog: Catalog, explain: bool, width: int
) -> Iterator[str]:
    yield score_table(score, catalog)
    for position, player in zip(positions, score.players, strict=True):
        yield player_result(player, catalog)
        yield draw_pyramid(position.pyramid, player.painting, catalog=catalog, width=width)
        yield painting_text(position, player.painting, catalog)
    if any(player.painting.paints for player in score.players):
        yield fill(catalog.painting.sections_of_a_circle, width)
    yield legend_text(catalog, width=width)
    if explain:
        for player in score.players:
            yield f"{player_result(player, catalog)}\n{items_text(player, catalog)}".rstrip()


def player_result(player: PlayerScore, catalog: Catalog) -> str:
    """Return the name, the total and the rank of a player."""
    labels, colon = catalog.labels, catalog.words.colon
    return f"{printable(player.name)}{colon}{labels.total} {player.total}, {labels.rank} {player.rank}"


def painting_text(
    position: FinalPosition, painting: Painting, catalog: Catalog = ENGLISH, *, for_file: bool = True
) -> str:
    """Say who chose the painting, then list each circle that gets gems; `for_file` names the line to write."""
    circles = (_circle_text(circle, painting, position.pyramid, catalog) for circle in painting.circles)
    return "\n".join([_painting_head(position, painting, catalog, for_file=for_file), *circles])


def _painting_head(position: FinalPosition, painting: Painting, catalog: Catalog, *, for_file: bool) -> str:
    messages = catalog.painting
    line = f"{catalog.words.colon}`painting: best`" if for_file else ""
    if position.gems == NO_GEMS:
        return messages.no_gems_left
    match position.painting:
        case PaintingChoice.BEST if painting.paints:
            known = messages.no_other_scores_more if painting.is_best else messages.unproven
            return messages.best_painting.format(known=known)
        case PaintingChoice.BEST:
            known = messages.no_gem_scores_more if painting.is_best else messages.unproven
            return messages.best_is_none.format(known=known)
        case PaintingChoice.NONE | ():
            return messages.chosen_is_none.format(known=_better(painting, messages, line))
        case _:
            return messages.chosen_painting.format(known=_better(painting, messages, line))


def _better(painting: Painting, messages: PaintingMessages, line: str) -> str:
    if painting.is_best:
        return messages.none_scores_more
    return f"{messages.another_scores_more}{line}" if painting.is_proven else messages.unproven


def _circle_text(circle: PaintedCircle, painting: Painting, pyramid: Pyramid, catalog: Catalog) -> str:
    paints = [paint for paint in painting.paints if paint.circle == circle.place]
    used, messages, words = {paint.color for paint in paints}, catalog.painting, catalog.words
    gems = joined((_placed_gems(color, paints, catalog) for color in COLORS if color in used), words.both)
    end = messages.stays_mixed if circle.color is None else messages.becomes.format(color=circle.color)
    return messages.painted_circle.format(gems=gems, card=_upper_card(circle.place, pyramid, catalog), end=end)


def _placed_gems(color: Color, paints: list[Paint], catalog: Catalog) -> str:
    messages, words = catalog.painting, catalog.words
    painted = {paint.section for paint in paints if paint.color is color}
    sections = [messages.section_labels[section] for section in SECTIONS if section in painted]
    gems = words.colored[Counted.GEMS].form(len(sections), color=color)
    return messages.gems_on.format(n=len(sections), things=gems, sections=joined(sections, words.both))


def _upper_card(place: Place, pyramid: Pyramid, catalog: Catalog) -> str:
    """Name the upper card of a circle, with its level in case another card has the same name or none has any."""
    messages, placed = catalog.painting, pyramid.at.get(place)
    if placed is None:  # a final score is drawn without the pyramids
        return messages.unknown_card.format(level=place.level, x=place.x)
    card = placed.card
    if name := name_of(card, catalog.language):
        return messages.named_card.format(name=name, number=number_of(card), level=place.level)
    if card.number is not None:
        return messages.numbered_card.format(number=card.number, level=place.level)
    return messages.unknown_card.format(level=place.level, x=place.x)
