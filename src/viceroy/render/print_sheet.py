"""Sheets to print and cut: nine cards of real size on a page, as SVG pages or as one PDF."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, Self

import attrs

from viceroy.errors import extra
from viceroy.model.cards import Card
from viceroy.render.card_drawing import HEIGHT, MM, WIDTH, drawn_card
from viceroy.render.cards import title_of
from viceroy.render.svg import INK, document, fitting, moved, number, text_at
from viceroy.render.text import printable
from viceroy.values import Named
from viceroy.wording.catalog import Catalog
from viceroy.wording.english import ENGLISH

_COLUMNS, _ROWS = 3, 3
_PER_PAGE = _COLUMNS * _ROWS
_GAP, _MARK = 1 * MM, 4 * MM  # cut marks: how far from the cards, and how long
_FOOT = 2.4 * MM  # font size


class Paper(Named):
    """Sizes of paper, in millimeters, held upright.

    >>> Paper("a4").width, Paper("a4").height
    (210, 297)
    """

    width: float
    height: float

    def __new__(cls, value: str, width: float, height: float) -> Self:
        """Create a paper from its name and its size."""
        member = str.__new__(cls, value)
        member._value_ = value
        member.width, member.height = width, height
        return member

    A4 = "a4", 210, 297
    LETTER = "letter", 215.9, 279.4


@attrs.frozen
class Sheet:
    """Pages of cards. `title` names the set; `pages` are SVG documents, each of the size of the paper."""

    title: str
    paper: Paper
    pages: tuple[str, ...]


def print_sheet(cards: Sequence[Card], title: str, paper: Paper = Paper.A4, catalog: Catalog = ENGLISH) -> Sheet:
    """Lay out cards in their order, nine on a page, edge to edge, with cut marks in the margins."""
    groups = [cards[first : first + _PER_PAGE] for first in range(0, len(cards), _PER_PAGE)]
    heads = [f"{printable(title)} {index}/{len(groups)}" for index in range(1, len(groups) + 1)]
    pages = (_page(group, head, paper, catalog) for group, head in zip(groups, heads, strict=True))
    return Sheet(printable(title), paper, tuple(pages))


def _page(cards: Sequence[Card], head: str, paper: Paper, catalog: Catalog) -> str:
    width, height = paper.width * MM, paper.height * MM
    left, top = (width - _COLUMNS * WIDTH) / 2, (height - _ROWS * HEIGHT) / 2
    drawn = [
        moved(drawn_card(card, catalog), left + index % _COLUMNS * WIDTH, top + index // _COLUMNS * HEIGHT)
        for index, card in enumerate(cards)
    ]
    below, room = top + _ROWS * HEIGHT + _GAP + _FOOT, WIDTH - 2 * _GAP
    foot = f"{head} · 63 × 88 mm"  # noqa: RUF001 - a multiplication sign
    texts = [text_at(width / 2, below, foot, fitting(foot, _FOOT, room))]
    listed = ", ".join(title_of(card, catalog.language) for card in cards)
    return document((width, height), (head, listed), [*drawn, *_cut_marks(left, top), *texts], per_mm=MM)


def _cut_marks(left: float, top: float) -> Iterator[str]:
    """Yield short lines in the margins, in line with every edge of the cards."""
    right, bottom = left + _COLUMNS * WIDTH, top + _ROWS * HEIGHT
    for column in range(_COLUMNS + 1):
        x = left + column * WIDTH
        yield _line(x, top - _GAP - _MARK, f"v{number(_MARK)}")
        yield _line(x, bottom + _GAP, f"v{number(_MARK)}")
    for row in range(_ROWS + 1):
        y = top + row * HEIGHT
        yield _line(left - _GAP - _MARK, y, f"h{number(_MARK)}")
        yield _line(right + _GAP, y, f"h{number(_MARK)}")


def _line(x: float, y: float, way: str) -> str:
    return f'<path class="cut" d="M{number(x)} {number(y)}{way}" stroke="{INK}" stroke-width="0.6"/>'


def pdf_of(sheet: Sheet) -> bytes:
    """Return a sheet as a PDF of drawings and text that can be selected. Raises `MissingExtra`."""
    return bytes(_typeset(sheet.pages, f"width: {sheet.paper.width}mm, height: {sheet.paper.height}mm", sheet.title))


def pages_as_pngs(drawings: Sequence[str]) -> Sequence[bytes]:
    """Render small SVG drawings with the fonts that a PDF gets. Raises `MissingExtra`."""
    pictures: Sequence[bytes] = _typeset(drawings, "width: 24pt, height: 24pt", "", "png")
    return pictures


def _typeset(drawings: Sequence[str], size: str, title: str, kind: Literal["pdf", "png"] = "pdf") -> Any:
    """Set SVG drawings on pages of a size, as a PDF or as a list of PNGs."""
    with extra("pdf", "a PDF"):
        import typst
    files = {f"{index}.svg": drawing.encode() for index, drawing in enumerate(drawings)}
    source = "\n".join(
        [
            "#set document(title: sys.inputs.title, date: none)",  # the same cards give the same file
            f"#set page({size}, margin: 0mm)",
            *(f'#image("{name}", {size})' for name in files),
        ]
    )
    project: Any = {"main.typ": source.encode(), **files}  # documented, but missing in the types of typst
    return typst.compile(project, format=kind, sys_inputs={"title": title})
