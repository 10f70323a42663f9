"""Sheets to print, in millimeters: cards of real size, cut marks in line with their edges, backs behind them."""

from __future__ import annotations

import io
import re
import sys
from typing import Any
from xml.etree import ElementTree

import attrs
import numpy as np
import pytest
from pypdf import PdfReader

from drawn_pixels import pixels
from drawn_texts import SVG, drawn_texts, overlapping
from positions import printed
from viceroy.cardsets.looks import Mark, Theme
from viceroy.errors import MissingExtra
from viceroy.model.quantities import CardKind
from viceroy.render.card_pictures import MM, Look, back_svg
from viceroy.render.print_sheets import Flip, Paper, Sheet, pdf_of, print_sheet

CARDS = printed().cards
SIZES = {Paper.A4: (210, 297), Paper.LETTER: (215.9, 279.4)}  # ISO 216; 8.5 x 11 inches
every_paper = pytest.mark.parametrize("paper", Paper, ids=str)


def corners(page: str) -> list[tuple[float, float]]:
    root = ElementTree.fromstring(page)
    moves = [group.get("transform", "") for group in root.findall(f"{SVG}g")]
    return [(float(x) / MM, float(y) / MM) for x, y in (re.findall(r"[\d.]+", move)[:2] for move in moves)]


def cuts(page: str) -> set[tuple[float, float, str, float]]:
    """Return the cut marks of a page: where each begins, which way it goes and how far, in millimeters."""
    paths = [path.attrib["d"] for path in ElementTree.fromstring(page).findall(f"{SVG}path[@class='cut']")]
    found = (re.fullmatch(r"M([\d.]+) ([\d.]+)([hv])([\d.]+)", path) for path in paths)
    return {(float(cut[1]) / MM, float(cut[2]) / MM, cut[3], float(cut[4]) / MM) for cut in found if cut}


@every_paper
def test_a_page_has_the_size_of_its_paper(paper: Paper) -> None:
    width, height = SIZES[paper]
    for page in print_sheet(CARDS[:10], "Printed", paper).pages:
        root = ElementTree.fromstring(page)
        assert (root.get("width"), root.get("height")) == (f"{width}mm", f"{height}mm")
        assert [float(side) for side in root.attrib["viewBox"].split()] == [0, 0, width * MM, height * MM]


@every_paper
def test_nine_cards_lie_edge_to_edge_in_the_middle_of_the_paper(paper: Paper) -> None:
    """Three rows of three cards of 63 x 88 mm; one cut parts two cards."""
    (page,) = print_sheet(CARDS[:9], "Printed", paper).pages
    width, height = SIZES[paper]
    left, top = (width - 3 * 63) / 2, (height - 3 * 88) / 2
    expected = [(left + 63 * column, top + 88 * row) for row in range(3) for column in range(3)]
    assert corners(page) == [pytest.approx(corner, abs=0.01) for corner in expected]


@every_paper
def test_cut_marks_are_in_line_with_every_edge_and_touch_no_card(paper: Paper) -> None:
    """Four marks on each side of the sheet; a ruler laid along two of them finds the edge of the cards."""
    (page,) = print_sheet(CARDS[:9], "Printed", paper).pages
    width, height = SIZES[paper]
    left, top = (width - 3 * 63) / 2, (height - 3 * 88) / 2
    marks = cuts(page)
    down, across = ([mark for mark in marks if mark[2] == way] for way in "vh")
    assert (len(down), len(across)) == (8, 8)
    assert sorted({x for x, *_ in down}) == pytest.approx([left + 63 * column for column in range(4)], abs=0.01)
    assert sorted({y for _, y, *_ in across}) == pytest.approx([top + 88 * row for row in range(4)], abs=0.01)
    assert all(0 < y < y + length < top or height - top < y < y + length < height for _, y, _, length in down)
    assert all(0 < x < x + length < left or width - left < x < x + length < width for x, _, _, length in across)


@pytest.mark.parametrize(("cards", "pages"), [(1, 1), (9, 1), (10, 2), (88, 10)])
def test_there_are_as_many_pages_as_it_takes(cards: int, pages: int) -> None:
    sheet = print_sheet(CARDS[:cards], "Printed")
    assert len(sheet.pages) == pages
    assert sum(len(corners(page)) for page in sheet.pages) == cards
    for index, page in enumerate(sheet.pages, start=1):
        words = [text.text for text in drawn_texts(page)]
        assert f"Printed {index}/{pages} · 63 × 88 mm" in words  # noqa: RUF001 - a multiplication sign
        names = [dict(card.names)["en"] for card in CARDS[9 * (index - 1) : min(9 * index, cards)]]
        assert [word for word in words if word in names] == names


@every_paper
def test_nothing_on_a_page_covers_anything_else(paper: Paper) -> None:
    """The line below the cards stays clear of the marks and of the edge of the paper, whatever the set is called."""
    (page,) = print_sheet(CARDS[:9], "A set with a name of one hundred letters " * 3, paper).pages
    texts = drawn_texts(page)
    foot = max(texts, key=lambda text: text.bottom)
    assert overlapping(texts) == []
    assert foot.bottom / MM < SIZES[paper][1] - 2
    assert foot.right - foot.left < 63 * MM


def test_the_makers_stand_below_the_name_of_the_set() -> None:
    (page,) = print_sheet(CARDS[:9], "Harbor", credits="Ada · CC BY 4.0").pages
    texts = drawn_texts(page)
    foot, made = (next(text for text in texts if text.text.startswith(start)) for start in ("Harbor 1/1", "Ada · CC"))
    assert foot.bottom <= made.top + 1
    assert made.bottom / MM < 297
    assert overlapping(texts) == []


# -- with bleed -------------------------------------------------------------------------------------------------------

PER_PAGE = {Paper.A4: (4, 2), Paper.LETTER: (3, 2)}  # columns and rows of cards with bleed, on paper that lies across


@every_paper
def test_cards_with_bleed_lie_across_the_paper_each_with_three_millimeters_around_it(paper: Paper) -> None:
    """As many as the paper has room for with margins for the marks; where the bleed of one ends, the next begins."""
    columns, rows = PER_PAGE[paper]
    first, second = print_sheet(CARDS[: columns * rows + 1], "Printed", paper, bleed=True).pages
    height, width = SIZES[paper]
    root = ElementTree.fromstring(first)
    assert (root.get("width"), root.get("height")) == (f"{width}mm", f"{height}mm")
    left, top = (width - columns * 69) / 2 + 3, (height - rows * 94) / 2 + 3
    expected = [(left + 69 * column, top + 94 * row) for row in range(rows) for column in range(columns)]
    assert corners(first) == [pytest.approx(corner, abs=0.01) for corner in expected]
    assert corners(second) == [pytest.approx(expected[0], abs=0.01)]
    assert min(left, top) - 3 >= 5


@every_paper
def test_marks_tell_both_cuts_between_two_cards_with_bleed(paper: Paper) -> None:
    """63 mm and 88 mm apart for a card, 6 mm between two; no mark lies on what is printed, and no word on a mark."""
    columns, rows = PER_PAGE[paper]
    (page,) = print_sheet(CARDS[: columns * rows], "A set with a name of one hundred letters " * 3, paper, bleed=True,
                          credits="Ada · CC BY 4.0").pages  # fmt: skip
    height, width = SIZES[paper]
    left, top = (width - columns * 69) / 2, (height - rows * 94) / 2
    marks = cuts(page)
    across = sorted({x for x, _, way, _ in marks if way == "v"})
    down = sorted({y for _, y, way, _ in marks if way == "h"})
    expected = [left + 69 * column + side for column in range(columns) for side in (3, 66)]
    assert across == pytest.approx(expected, abs=0.01)
    assert down == pytest.approx([top + 94 * row + side for row in range(rows) for side in (3, 91)], abs=0.01)
    for x, y, way, length in marks:
        end = (x, y + length) if way == "v" else (x + length, y)
        assert 0 < x <= end[0] < width
        assert 0 < y <= end[1] < height
        assert end[1] < top or y > height - top or end[0] < left or x > width - left
    texts = [text for text in drawn_texts(page) if text.top / MM > height - top]
    assert len(texts) == 2
    assert all(text.bottom / MM < height - 2 for text in texts)
    assert not [x for x in across for text in texts if text.left / MM <= x <= text.right / MM]


# -- on both sides ----------------------------------------------------------------------------------------------------

_SCALE = 4  # pixels in a millimeter
GROUNDS = dict(
    zip((*(card.number for card in CARDS[:3]), 70), ("#a01030", "#1030a0", "#107020", "#806010"), strict=True)
)
LOOKS = {
    number: Look(
        theme=Theme(frame=ground, characters=ground, laws=ground, paper="#000000", ink="#40ffff", mark=Mark.TREE)
    )
    for number, ground in GROUNDS.items()
}


def pixels_of(page: str) -> Any:
    """Return the pixels of a page or a card, in rows."""
    width, height = re.findall(r'(?:width|height)="([\d.]+)mm"', page)[:2]
    return pixels(page, round(float(width) * _SCALE), round(float(height) * _SCALE))


def extent(page: Any, color: str) -> tuple[float, ...]:
    """Return where a color is, in millimeters: from the left, from above, and up to where."""
    wanted = [int(color[at : at + 2], 16) for at in (1, 3, 5)]
    rows, columns = np.nonzero(abs(page - wanted).max(axis=2) < 3)
    return tuple(float(side) / _SCALE for side in (columns.min(), rows.min(), columns.max() + 1, rows.max() + 1))


def height_of_ink(page: Any, box: tuple[float, ...]) -> float:
    """Return how far below the middle of a back the middle of the ink of its tree is, in millimeters."""
    middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    left, top, right, bottom = (round((side + to) * _SCALE) for to in (-11, 11) for side in middle)
    rows, _ = np.nonzero(abs(page[top:bottom, left:right] - (0x40, 0xFF, 0xFF)).max(axis=2) < 60)
    return float(rows.mean() + 0.5 - (bottom - top) / 2) / _SCALE


UPRIGHT = height_of_ink(pixels_of(back_svg(CardKind.CHARACTER, "Printed", LOOKS[1])), (0, 0, 63, 88))


def through_the_paper(sheet: Sheet, flip: Flip) -> Any:
    """Return what the back of the first page shows, as seen from its front by somebody who looks through the paper."""
    page = pixels_of(sheet.pages[1])
    is_wide = page.shape[1] > page.shape[0]
    return page[::-1] if (flip is Flip.LONG) == is_wide else page[:, ::-1]  # turned at an edge above, or at a side


@every_paper
@pytest.mark.parametrize("bleed", [False, True], ids=["exact", "bleed"])
def test_each_back_lies_behind_its_card_at_whichever_edge_the_paper_is_turned(paper: Paper, bleed: bool) -> None:
    """In pixels, to half a millimeter; and whoever turns a card at its side sees the tree on its back upright."""
    assert UPRIGHT < -0.5  # a tree has more of its ink above its middle than below
    cards = [printed().by_number[number] for number in GROUNDS]
    for flip in Flip:
        sheet = print_sheet(cards, "Printed", paper, looks=LOOKS, bleed=bleed, backs=True, flip=flip)
        front, back = pixels_of(sheet.pages[0]), through_the_paper(sheet, flip)
        for ground in GROUNDS.values():
            left, top, right, bottom = extent(front, ground)
            assert (right - left, bottom - top) == pytest.approx((69, 94) if bleed else (63, 88), abs=0.75)
            assert extent(back, ground) == pytest.approx((left, top, right, bottom), abs=0.5)
            assert height_of_ink(back, (left, top, right, bottom)) == pytest.approx(UPRIGHT, abs=0.3)


def test_a_page_of_backs_follows_each_page() -> None:
    front, back, last, last_back = print_sheet(CARDS[:10], "Printed", backs=True).pages
    assert [len(corners(page)) for page in (front, back, last, last_back)] == [9, 9, 1, 1]


# -- PDF --------------------------------------------------------------------------------------------------------------


@every_paper
def test_a_pdf_has_all_pages_in_the_size_of_the_paper(paper: Paper) -> None:
    pdf = PdfReader(io.BytesIO(pdf_of(print_sheet(CARDS[:10], 'My "#set" \\ $', paper))))
    points = [side * 72 / 25.4 for side in SIZES[paper]]
    boxes = [[float(side) for side in page.mediabox] for page in pdf.pages]
    assert boxes == [pytest.approx([0, 0, *points], abs=0.01)] * 2
    assert pdf.metadata is not None
    assert pdf.metadata.title == 'My "#set" \\ $'


def test_the_text_of_a_pdf_can_be_selected_and_searched() -> None:
    russian = attrs.evolve(CARDS[0], names=(("en", "Боцман"),))
    (page,) = PdfReader(io.BytesIO(pdf_of(print_sheet([russian, CARDS[67]], "Printed")))).pages
    text = " ".join(page.extract_text().split())
    assert {"Боцман", "Census"} <= set(text.split())
    assert "score 1 point for each" in text
    assert not page.images


@pytest.mark.parametrize(
    "name", ["</text><script>", "]#panic()\\", "\x00\ud800\ufffe", "漢字 e\u0301\u202e", "\U0010ffff"]
)
def test_hostile_names_make_a_sheet_like_any_other(name: str) -> None:
    """Whatever a card and its set are called, nothing of it is taken for SVG or for the language of the typesetter."""
    sheet = print_sheet([attrs.evolve(CARDS[0], names=(("en", name),))], name)
    assert {element.tag for element in ElementTree.fromstring(sheet.pages[0]).iter()} <= {
        f"{SVG}{tag}" for tag in ("svg", "title", "desc", "g", "rect", "circle", "path", "text")
    }
    assert len(PdfReader(io.BytesIO(pdf_of(sheet))).pages) == 1


def test_the_same_cards_give_the_same_pdf() -> None:
    sheet = print_sheet(CARDS[:3], "Printed")
    assert pdf_of(sheet) == pdf_of(sheet)


def test_without_the_extra_the_message_tells_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(
        MissingExtra, match=re.escape("for a PDF install the extra 'pdf': pip install \"viceroy-rules[pdf]\"")
    ):
        pdf_of(print_sheet(CARDS[:1], "Printed"))
