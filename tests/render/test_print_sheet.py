"""Sheets to print: cards of real size, cut marks in line with their edges, as many pages as it takes."""

from __future__ import annotations

import io
import re
import sys
from xml.etree import ElementTree

import attrs
import pytest
from pypdf import PdfReader

from drawn_texts import SVG, drawn_texts, overlapping
from positions import printed
from viceroy.errors import MissingExtra
from viceroy.render.card_pictures import MM, Paper, pdf_of, print_sheet

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
