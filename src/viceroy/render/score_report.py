"""A final score as text: the table, then for each player the pyramid and the painting."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import fill

from viceroy.messages import counted, joined
from viceroy.model.geometry import Place
from viceroy.model.pyramid import SECTIONS, Pyramid
from viceroy.model.tokens import COLORS, NO_GEMS, Color
from viceroy.render.cards import name_of, number_of
from viceroy.render.labels import LABELS, Labels, Language
from viceroy.render.score_table import items_text, score_table
from viceroy.render.text import printable
from viceroy.render.text_pyramid import draw_pyramid, legend_text
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import FinalPosition, FinalScore, PaintedCircle, Painting, PaintingChoice, PlayerScore


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
        yield fill(_SECTIONS, width)
    yield legend_text(labels, width=width)
    if explain:
        for player in score.players:
            yield f"{_head(player, labels)}\n{items_text(player, labels)}".rstrip()


def _head(player: PlayerScore, labels: Labels) -> str:
    return f"{printable(player.name)}: {labels.total} {player.total}, {labels.rank} {player.rank}"


_SECTIONS = (
    "The sections of a circle: left = top right corner of the left lower card, right = top left corner of the right "
    "lower card, bottom left and bottom right = lower edge of the upper card."
)


_UNPROVEN = "the best found; it is not proven that no other scores more"


def painting_text(position: FinalPosition, painting: Painting, language: Language = Language.EN) -> str:
    """Say who chose the painting, then list each circle that gets gems."""
    circles = (_circle_text(circle, painting, position.pyramid, language) for circle in painting.circles)
    return "\n".join([_painting_head(position, painting), *circles])


def _painting_head(position: FinalPosition, painting: Painting) -> str:
    if position.gems == NO_GEMS:
        return "Painting: none, no gem is left behind the screen."
    match position.painting:
        case PaintingChoice.BEST if painting.paints:
            known = "no other painting scores more" if painting.is_best else _UNPROVEN
            return f"Painting, chosen by viceroy ({known}):"
        case PaintingChoice.BEST:
            known = "no gem on a section would score more" if painting.is_best else _UNPROVEN
            return f"Painting: none, chosen by viceroy ({known})."
        case PaintingChoice.NONE | ():
            return f"Painting: none, as the player chose{_better(painting)}"
        case _:
            return f"Painting, as the player chose it{_better(painting)[:-1]}:"


def _better(painting: Painting) -> str:
    if painting.is_best:
        return " (no painting scores more)."
    return " (another one scores more: `painting: best`)." if painting.is_proven else f" ({_UNPROVEN})."


def _circle_text(circle: PaintedCircle, painting: Painting, pyramid: Pyramid, language: Language) -> str:
    paints = [paint for paint in painting.paints if paint.circle == circle.place]
    used = {paint.color for paint in paints}
    gems = " and ".join(_placed_gems(color, paints) for color in COLORS if color in used)
    end = "it stays of several colors" if circle.color is None else f"it becomes {circle.color}"
    return f"- put {gems} of the circle under {_upper_card(circle.place, pyramid, language)}: {end}"


def _placed_gems(color: Color, paints: list[Paint]) -> str:
    painted = {paint.section for paint in paints if paint.color is color}
    sections = [section.label for section in SECTIONS if section in painted]
    count = len(sections)
    return f"{counted(count, f'{color} gem')} on the {joined(sections)} section{'s' if count > 1 else ''}"


def _upper_card(place: Place, pyramid: Pyramid, language: Language) -> str:
    """Name the upper card of a circle, with its level in case another card has the same name or none has any."""
    card = pyramid.at[place].card
    number, name = card.number, name_of(card, language)
    if name:
        return f"{name} ({number_of(card)}, level {place.level})"
    if number is not None:
        return f"card {number} (level {place.level})"
    return f"the card at level {place.level}, place {place.x}"
