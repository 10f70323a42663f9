"""A final score as text: the table, then for each player the pyramid and the painting."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import fill

from viceroy.messages import joined
from viceroy.model.geometry import Place
from viceroy.model.pyramid import SECTIONS, Pyramid
from viceroy.model.quantities import Counted
from viceroy.model.tokens import COLORS, NO_GEMS, Color
from viceroy.render.cards import name_of, number_of
from viceroy.render.labels import LABELS, Labels, Language
from viceroy.render.score_table import items_text, score_table
from viceroy.render.text import printable
from viceroy.render.text_pyramid import draw_pyramid, legend_text
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import FinalPosition, FinalScore, PaintedCircle, Painting, PaintingChoice, PlayerScore
from viceroy.wording.catalog import Catalog, form
from viceroy.wording.languages import catalog_of


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
        yield _head(player, labels)
        yield draw_pyramid(position.pyramid, player.painting, labels=labels, width=width)
        yield painting_text(position, player.painting, labels.language)
    if any(player.painting.paints for player in score.players):
        yield fill(catalog_of(labels.language).sections_of_a_circle, width)
    yield legend_text(labels, width=width)
    if explain:
        for player in score.players:
            yield f"{_head(player, labels)}\n{items_text(player, labels)}".rstrip()


def _head(player: PlayerScore, labels: Labels) -> str:
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
