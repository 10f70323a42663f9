"""Sheets of cards to print and cut, as SVG pages or as one PDF, and their backs for printing on both sides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, Self

import attrs

from viceroy.errors import extra
from viceroy.model.cards import Card
from viceroy.render.card_pictures import (
    ALL_PLAIN,
    BLEED,
    HEIGHT,
    MM,
    PLAIN,
    WIDTH,
    Looks,
    drawn_back,
    drawn_card,
)
from viceroy.render.cards import title_of
from viceroy.render.svg import INK, document, fitting, moved, number, text_at
from viceroy.render.text import printable
from viceroy.values import Named
from viceroy.wording.catalog import ENGLISH, Catalog

# -- paper ------------------------------------------------------------------------------------------------------------


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


class Flip(Named):
    """The edge of the paper at which a printer turns it, to print on its back."""

    LONG = "long"
    SHORT = "short"


# -- where cards lie --------------------------------------------------------------------------------------------------

_GAP, _CUT_MARK = 1 * MM, 4 * MM  # cut marks: how far from what is printed, and how long
_FOOT = 2.4 * MM  # font size


@attrs.frozen
class Layout:
    """Where the cards of a page lie: rows in the middle of the paper, each card with its bleed; in units of a drawing.

    Without bleed they lie edge to edge, so that one cut parts two cards; with it, each edge has a cut of its own.
    """

    width: float
    """Of the page, as it is held to be read."""
    height: float
    columns: int
    rows: int
    bleed: float

    @classmethod
    def of(cls, paper: Paper, bleed: float = 0) -> Self:
        """Return the layout of the most cards with a margin for the cut marks: upright, unless more lie across.

        >>> [(layout.columns, layout.rows) for layout in (Layout.of(Paper.A4), Layout.of(Paper.A4, BLEED))]
        [(3, 3), (4, 2)]
        """
        upright = paper.width * MM, paper.height * MM
        ways = (cls._filled(width, height, bleed) for width, height in (upright, upright[::-1]))
        return max(ways, key=lambda layout: layout.size)

    @classmethod
    def _filled(cls, width: float, height: float, bleed: float) -> Self:
        margins = 2 * (_GAP + _CUT_MARK)
        columns, rows = (width - margins) // (WIDTH + 2 * bleed), (height - margins) // (HEIGHT + 2 * bleed)
        return cls(width, height, int(columns), int(rows), bleed)

    @property
    def size(self) -> int:
        """How many cards lie on a page."""
        return self.columns * self.rows

    @property
    def block(self) -> tuple[float, float, float, float]:
        """The left, the upper, the right and the lower edge of all that cards cover, with their bleed."""
        wide, high = self.columns * (WIDTH + 2 * self.bleed), self.rows * (HEIGHT + 2 * self.bleed)
        left, top = (self.width - wide) / 2, (self.height - high) / 2
        return left, top, left + wide, top + high

    def left(self, column: int) -> float:
        """Return where the cards of a column are cut on the left."""
        return self.block[0] + column * (WIDTH + 2 * self.bleed) + self.bleed

    def top(self, row: int) -> float:
        """Return where the cards of a row are cut above."""
        return self.block[1] + row * (HEIGHT + 2 * self.bleed) + self.bleed

    def place(self, index: int) -> tuple[float, float]:
        """Return the corner at the top left of a card by its index: row by row, from the left."""
        return self.left(index % self.columns), self.top(index // self.columns)

    def place_behind(self, index: int) -> tuple[float, float]:
        """Return that corner of the back of a card, on paper that is turned like the leaf of a book."""
        x, y = self.place(index)
        return self.width - x - WIDTH, y

    @property
    def cuts(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Where to cut: from above to below at each of the first, from left to right at each of the others."""
        across = {round(self.left(column) + side, 4) for column in range(self.columns) for side in (0, WIDTH)}
        down = {round(self.top(row) + side, 4) for row in range(self.rows) for side in (0, HEIGHT)}
        return tuple(sorted(across)), tuple(sorted(down))


# -- sheets -----------------------------------------------------------------------------------------------------------


@attrs.frozen
class Sheet:
    """Pages of cards. `title` names the set; `pages` are SVG documents, each of the size of the paper."""

    title: str
    layout: Layout
    pages: tuple[str, ...]


def print_sheet(
    cards: Sequence[Card],
    title: str,
    paper: Paper = Paper.A4,
    catalog: Catalog = ENGLISH,
    looks: Looks = ALL_PLAIN,
    credits: str = "",
    *,
    bleed: bool = False,
    backs: bool = False,
    flip: Flip = Flip.LONG,
) -> Sheet:
    """Lay out cards in their order, as many on a page as fit, with cut marks in the margins.

    `credits` stand below the name of the set. With `bleed` each card reaches 3 mm over its edges. With `backs`, a page
    with the backs follows each page, so that each back lies behind its card if the printer turns the paper at the edge
    that `flip` names.
    """
    layout = Layout.of(paper, BLEED if bleed else 0)
    groups = [cards[first : first + layout.size] for first in range(0, len(cards), layout.size)]
    heads = [f"{printable(title)} {index}/{len(groups)}" for index in range(1, len(groups) + 1)]
    pages = []
    for group, head in zip(groups, heads, strict=True):
        pages.append(_page(group, head, layout, catalog, looks, credits))
        if backs:
            pages.append(_page_of_backs(group, head, title, layout, looks, flip))
    return Sheet(printable(title), layout, tuple(pages))


def _page(cards: Sequence[Card], head: str, layout: Layout, catalog: Catalog, looks: Looks, credits: str) -> str:
    drawn = [
        moved(drawn_card(card, catalog, looks.get(card.number, PLAIN), layout.bleed), *layout.place(index))
        for index, card in enumerate(cards)
    ]
    below, room = layout.block[3] + _GAP + _FOOT, WIDTH - 2 * _GAP
    middle = layout.left((layout.columns - 1) // 2) + WIDTH / 2  # between two marks
    foot = f"{head} · 63 × 88 mm"  # noqa: RUF001 - a multiplication sign
    texts = [text_at(middle, below, foot, fitting(foot, _FOOT, room))]
    if made := printable(credits):
        texts.append(text_at(middle, below + 1.3 * _FOOT, made, fitting(made, _FOOT, room)))
    listed = ", ".join(title_of(card, catalog.language) for card in cards)
    return document((layout.width, layout.height), (head, listed), [*drawn, *_cut_marks(layout), *texts], per_mm=MM)


def _page_of_backs(cards: Sequence[Card], head: str, title: str, layout: Layout, looks: Looks, flip: Flip) -> str:
    """Draw the backs; where the paper is turned at its upper edge, the whole page stands upside down."""
    drawn = [
        moved(
            drawn_back(card.kind, title, looks.get(card.number, PLAIN), layout.bleed),
            *layout.place_behind(index),
        )
        for index, card in enumerate(cards)
    ]
    is_book = (flip is Flip.LONG) == (layout.height > layout.width)
    if not is_book:
        turn = f"rotate(180 {number(layout.width / 2)} {number(layout.height / 2)})"
        drawn = [f'<g transform="{turn}">', *drawn, "</g>"]
    return document((layout.width, layout.height), (head, head), drawn, per_mm=MM)


def _cut_marks(layout: Layout) -> Iterator[str]:
    """Yield short lines in the margins, in line with every edge of the cards."""
    left, top, right, bottom = layout.block
    across, down = layout.cuts
    for x in across:
        yield _line(x, top - _GAP - _CUT_MARK, f"v{number(_CUT_MARK)}")
        yield _line(x, bottom + _GAP, f"v{number(_CUT_MARK)}")
    for y in down:
        yield _line(left - _GAP - _CUT_MARK, y, f"h{number(_CUT_MARK)}")
        yield _line(right + _GAP, y, f"h{number(_CUT_MARK)}")


def _line(x: float, y: float, way: str) -> str:
    return f'<path class="cut" d="M{number(x)} {number(y)}{way}" stroke="{INK}" stroke-width="0.6"/>'


# -- PDF --------------------------------------------------------------------------------------------------------------


def pdf_of(sheet: Sheet) -> bytes:
    """Return a sheet as a PDF of drawings and text that can be selected. Raises `MissingExtra`."""
    width, height = (number(side / MM) for side in (sheet.layout.width, sheet.layout.height))
    return bytes(_typeset(sheet.pages, f"width: {width}mm, height: {height}mm", sheet.title))


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
