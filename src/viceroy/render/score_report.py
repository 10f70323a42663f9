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
from viceroy.render.labels import LABELS, Labels
from viceroy.render.text import printable, shortened, table_lines
from viceroy.render.text_pyramid import draw_pyramid, legend_text
from viceroy.scoring.items import LINES, AttackItem, MagicItem, ScoreItem, SetsItem
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import FinalPosition, FinalScore, PaintedCircle, Painting, PaintingChoice, PlayerScore
from viceroy.wording.catalog import Catalog, form
from viceroy.wording.languages import Language, catalog_of
from viceroy.wording.points import reason

# -- the table and its items ------------------------------------------------------------------------------------------


_MOST_NAME = 14
_RULE = "─"


def score_table(score: FinalScore, labels: Labels = LABELS[Language.EN]) -> str:
    """Draw the table of a final score: the lines in the order of R10.3, total and rank."""
    ranks = [labels.rank, *(str(player.rank) for player in score.players)]
    return f"{points_table(score, labels, ranks)}\n\n{winners_text(score, labels)}"


def points_table(score: FinalScore, labels: Labels = LABELS[Language.EN], *more: Sequence[str]) -> str:
    """Draw the table of points while a game goes on, when nobody has won yet: lines and totals, and more rows."""
    names = [shortened(printable(player.name), _MOST_NAME) for player in score.players]
    points = list(zip(*(player.lines for player in score.players), strict=True))
    rows = [
        [labels.player, *names],
        *([labels.line(line), *map(str, row)] for line, row in zip(LINES, points, strict=True)),
        [labels.total, *(str(player.total) for player in score.players)],
        *more,
    ]
    header, *body = table_lines(rows)
    rule = _RULE * columns(header)
    return "\n".join([header, rule, *body[: len(LINES)], rule, *body[len(LINES) :]])


def winners_text(score: FinalScore, labels: Labels = LABELS[Language.EN]) -> str:
    """Name the winners; equal totals share the win (C41)."""
    winners = score.winners
    return f"{labels.winner if len(winners) == 1 else labels.winners}: {', '.join(map(printable, winners))}"


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


# -- the report -------------------------------------------------------------------------------------------------------


def score_text(
    positions: Sequence[FinalPosition],
    score: FinalScore,
    labels: Labels = LABELS[Language.EN],
    *,
    explain: bool = False,
    width: int = 80,
) -> str:
    """Return the report of a final score; `explain` adds every item with its reason."""
    return "\n\n".join(_blocks(positions, score, labels, explain, width)) + "\n"


def _blocks(
    positions: Sequence[FinalPosition], score: FinalScore, labels: Labels, explain: bool, width: int
) -> Iterator[str]:
    yield score_table(score, labels)
    for position, player in zip(positions, score.players, strict=True):
        yield player_result(player, labels)
        yield draw_pyramid(position.pyramid, player.painting, labels=labels, width=width)
        yield painting_text(position, player.painting, labels.language)
    if any(player.painting.paints for player in score.players):
        yield fill(catalog_of(labels.language).sections_of_a_circle, width)
    yield legend_text(labels, width=width)
    if explain:
        for player in score.players:
            yield f"{player_result(player, labels)}\n{items_text(player, labels)}".rstrip()


def player_result(player: PlayerScore, labels: Labels) -> str:
    """Return the name, the total and the rank of a player."""
    return f"{printable(player.name)}: {labels.total} {player.total}, {labels.rank} {player.rank}"


def painting_text(position: FinalPosition, painting: Painting, language: Language = Language.EN) -> str:
    """Say who chose the painting, then list each circle that gets gems."""
    circles = (_circle_text(circle, painting, position.pyramid, language) for circle in painting.circles)
    return "\n".join([_painting_head(position, painting, catalog_of(language)), *circles])


def _painting_head(position: FinalPosition, painting: Painting, words: Catalog) -> str:
    if position.gems == NO_GEMS:
        return words.no_gems_left
    match position.painting:
        case PaintingChoice.BEST if painting.paints:
            known = words.no_other_scores_more if painting.is_best else words.unproven
            return words.best_painting.format(known=known)
        case PaintingChoice.BEST:
            known = words.no_gem_scores_more if painting.is_best else words.unproven
            return words.best_is_none.format(known=known)
        case PaintingChoice.NONE | ():
            return words.chosen_is_none.format(known=_better(painting, words))
        case _:
            return words.chosen_painting.format(known=_better(painting, words))


def _better(painting: Painting, words: Catalog) -> str:
    if painting.is_best:
        return words.none_scores_more
    return words.another_scores_more if painting.is_proven else words.unproven


def _circle_text(circle: PaintedCircle, painting: Painting, pyramid: Pyramid, language: Language) -> str:
    paints = [paint for paint in painting.paints if paint.circle == circle.place]
    used, words = {paint.color for paint in paints}, catalog_of(language)
    gems = f" {words.both} ".join(_placed_gems(color, paints, words) for color in COLORS if color in used)
    end = words.stays_mixed if circle.color is None else words.becomes.format(**words.colors[circle.color])
    return words.painted_circle.format(gems=gems, card=_upper_card(circle.place, pyramid, language), end=end)


def _placed_gems(color: Color, paints: list[Paint], words: Catalog) -> str:
    painted = {paint.section for paint in paints if paint.color is color}
    labels = zip(SECTIONS, words.section_labels, strict=True)
    sections = [label for section, label in labels if section in painted]
    gem, forms, count = words.colored[Counted.GEMS], words.colors[color], len(sections)
    things = {"thing": gem.one.format(**forms), "things": gem.of(count).format(**forms)}
    return form(words.gems_on, count).format(n=count, sections=joined(sections, words.both), **things)


def _upper_card(place: Place, pyramid: Pyramid, language: Language) -> str:
    """Name the upper card of a circle, with its level in case another card has the same name or none has any."""
    card, words = pyramid.at[place].card, catalog_of(language)
    if name := name_of(card, language):
        return words.named_card.format(name=name, number=number_of(card), level=place.level)
    if card.number is not None:
        return words.numbered_card.format(number=card.number, level=place.level)
    return words.unknown_card.format(level=place.level, x=place.x)
