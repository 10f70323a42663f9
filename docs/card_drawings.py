"""The drawings of cards on `docs/card-pictures.md`: printed ones, a theme with pictures and without, backs, a sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import attrs

from viceroy.cardsets import load_card_set
from viceroy.cardsets.looks import Mark, Theme, Typeface
from viceroy.cardsets.pictures import Picture, picture_of
from viceroy.model.cards import Fit, Image
from viceroy.model.quantities import CardKind
from viceroy.render.card_pictures import Look, back_svg, card_svg
from viceroy.render.print_sheets import print_sheet

ON_THE_SHEET = (1, 8, 14, 22, 32, 46, 55, 64, 78)
ART = Path(__file__).resolve().parent / "pictures" / "tower-art.svg"
NIGHT = Theme("#b08d57", "#23303f", "#33203f", "#101820", "#f2e6c9", Typeface.SERIF, Mark.MOON)
"""The theme that the page shows."""
TITLE = "The printed cards"


def card_drawing(number: int) -> str:
    """Return the drawing of a printed card."""
    return card_svg(load_card_set("printed").by_number[number])


def themed_drawing(number: int, fit: Fit | None = None) -> str:
    """Return the drawing of a printed card in the theme of the page, with a picture or without one."""
    card = load_card_set("printed").by_number[number]
    if fit is None:
        return card_svg(card, look=Look(theme=NIGHT))
    picture = picture_of(ART.read_bytes())
    assert isinstance(picture, Picture)
    return card_svg(attrs.evolve(card, image=Image(ART.name, fit)), look=Look(picture, NIGHT))


def sheet() -> str:
    """Return a page of nine printed cards."""
    by_number = load_card_set("printed").by_number
    (page,) = print_sheet([by_number[number] for number in ON_THE_SHEET], TITLE).pages
    return page


CARD_DRAWINGS: Mapping[str, Callable[[], str]] = {
    "32-captain": partial(card_drawing, 32),
    "74-royal-favor": partial(card_drawing, 74),
    "themed": partial(themed_drawing, 85),
    "themed-window": partial(themed_drawing, 85, Fit.WINDOW),
    "themed-behind": partial(themed_drawing, 32, Fit.BEHIND),
    "back-character": partial(back_svg, CardKind.CHARACTER, TITLE),
    "back-law": partial(back_svg, CardKind.LAW, TITLE),
    "sheet": sheet,
}
