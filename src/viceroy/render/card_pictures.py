"""Cards as SVG at their real size, and sheets of nine to print and cut, as SVG pages or as one PDF."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Literal, Self
from xml.etree import ElementTree

import attrs

from viceroy.errors import extra
from viceroy.model.cards import TOP_LEVEL, TOP_LEVEL_POINTS, Card, CharacterCard, LawCard, Level
from viceroy.model.laws import Reward
from viceroy.model.tokens import Color
from viceroy.render.cards import card_text, name_of, number_of, title_of
from viceroy.render.svg import (
    CARD_EDGE,
    CARD_FILLS,
    CHIP_HEIGHT,
    FILLS,
    INK,
    PAPER,
    SOFT,
    FittedText,
    arranged,
    badge,
    card_sections,
    document,
    fitted,
    fitting,
    moved,
    number,
    points,
    power_chip,
    quarter,
    rectangle,
    reward_chips,
    text_at,
)
from viceroy.render.text import printable
from viceroy.values import Named
from viceroy.wording.catalog import ENGLISH, Catalog
from viceroy.wording.laws import law_sentences

# -- one card ---------------------------------------------------------------------------------------------------------

MM = 4.0  # units in a millimeter
WIDTH, HEIGHT = 63 * MM, 88 * MM
RADIUS = 12 * MM  # of a circle, to which three cards that lie together give its sections
_MARK = 0.29  # of a section, in radii
_NUMBER, _NAME, _TEXT = 31.0, 20.0, 15.5  # font sizes at most
_NAME_BOX = WIDTH - 60, 30.0  # width and height of a name in two lines, between the corners
_TEXT_BOX = 19.0, 80.0, WIDTH - 38, 216.0  # left, top, width, height
_ITEM = re.compile(r" (?=\(\d+\) )")  # "(1) ...; (2) ...": each on a line of its own
_POINT = 25.4 / 72 * MM
READABLE = 6  # points: the smallest type that a person reads without effort

_ROWS_TOP, _TOP_ROW, _ROW = 71.0, 34.0, 49.0  # the topmost row is level 5
_LEVEL_X, _GEM_X, _GEM = 23.0, 60.0, 17.0
_REWARD_X, _REWARD = 85.0, WIDTH - 85.0 - 13.0  # where rewards begin, and how wide they may be
_CHIP_SCALE, _WORD = 1.8, 11.0
_MAX_WORDS = 3  # kinds of reward that have room for a word each, as many as a printed row has


def card_svg(card: Card, catalog: Catalog = ENGLISH, *, may_be_dark: bool = False) -> str:
    """Return an SVG document of a card, 63 mm wide and 88 mm high, with its text in the language of `catalog`.

    With `may_be_dark` it is a dark card where the reader prefers a dark color scheme: for a screen, not for paper.
    """
    words = title_of(card, catalog.language), card_text(card, catalog)
    return document((WIDTH, HEIGHT), words, [_drawn_card(card, catalog)], per_mm=MM, may_be_dark=may_be_dark)


def _drawn_card(card: Card, catalog: Catalog) -> str:
    """Draw a card with its top left corner at (0, 0).

    The sections lie exactly at the corners and in the middle of the lower edge, so that the cards of a pyramid, laid
    edge to edge, show whole circles (R1.12).
    """
    sections = card_sections(card.sections, WIDTH, HEIGHT)
    return "\n".join(
        [
            rectangle(0, 0, WIDTH, HEIGHT, fill=CARD_FILLS[card.kind], stroke=CARD_EDGE),
            *(_levels(card, catalog) if isinstance(card, CharacterCard) else _law(card, catalog)),
            *(quarter(x, y, RADIUS, side, color, mark=_MARK) for _, (x, y), side, color in sections),
            *_head(card, catalog),
        ]
    )


def _head(card: Card, catalog: Catalog) -> Iterator[str]:
    shown, name = number_of(card), name_of(card, catalog.language)
    room = WIDTH - 2 * RADIUS
    yield text_at(WIDTH / 2, 36, shown, fitting(shown, _NUMBER, room), bold=True)
    one_line, two_lines = fitting(name, _NAME, WIDTH - 28), fitted((name,), *_NAME_BOX, _NAME)
    if one_line >= two_lines.size:
        yield text_at(WIDTH / 2, 62, name, one_line)
    else:
        yield from (text_at(WIDTH / 2, 40 + baseline, line, two_lines.size) for baseline, line in two_lines.lines)
    yield text_at(10, HEIGHT - 10, shown, 12, anchor="start", fill=SOFT, bold=True)


def smallest_text(card: Card, catalog: Catalog = ENGLISH) -> float:
    """Return the size of the smallest type on a card, in points."""
    return min(_text_sizes(ElementTree.fromstring(f"<g>{_drawn_card(card, catalog)}</g>"), 1)) / _POINT


def _text_sizes(element: ElementTree.Element, scale: float) -> Iterator[float]:
    """Yield the font size of each text of a drawing, in units of the whole drawing."""
    found = _SCALE.search(element.get("transform", ""))
    scale *= float(found[1]) if found else 1
    if element.tag == "text":
        yield float(element.get("font-size", 0)) * scale
    for child in element:
        yield from _text_sizes(child, scale)


_SCALE = re.compile(r"scale\(([0-9.]+)\)")

# -- a law ------------------------------------------------------------------------------------------------------------


def law_text(card: LawCard, catalog: Catalog = ENGLISH) -> FittedText:
    """Return the sentences of a law, set in the text box of its card."""
    _, _, width, height = _TEXT_BOX
    sentences = [_ITEM.sub("\n", sentence) for sentence in law_sentences(card, catalog.language)]
    return fitted(sentences, width, height, _TEXT)


def _law(card: LawCard, catalog: Catalog) -> Iterator[str]:
    left, top, width, height = _TEXT_BOX
    text = law_text(card, catalog)
    yield rectangle(left - 9, top - 8, width + 18, height + 14, fill=PAPER, stroke=CARD_EDGE, radius=6)
    above = top + (height - text.height) / 2
    for baseline, line in text.lines:
        yield text_at(WIDTH / 2, above + baseline, line, text.size)


# -- the levels of a character ----------------------------------------------------------------------------------------


def _levels(card: CharacterCard, catalog: Catalog) -> Iterator[str]:
    """Draw the rows, level 1 lowest (R1.10); a line joins the gems that a level costs together (R6.6)."""
    bottom = _ROWS_TOP + _TOP_ROW + 4 * _ROW
    for level, row in enumerate(card.levels, start=1):
        yield from _row(level, row, bottom - level * _ROW, catalog)
    yield from _top_row(_ROWS_TOP)
    line = f"M{number(_GEM_X)} {number(bottom - _ROW / 2)}V{number(_ROWS_TOP + _TOP_ROW / 2)}"
    yield f'<path d="{line}" stroke="{CARD_EDGE}" stroke-width="3"/>'
    for level, row in enumerate(card.levels, start=1):
        yield _gem(row.cost, bottom - (level - 0.5) * _ROW, _GEM)
    yield _gem(card.levels[-1].cost, _ROWS_TOP + _TOP_ROW / 2, _GEM * 0.8)  # once more (R6.6)
    for level in range(1, TOP_LEVEL):
        yield _plus(bottom - level * _ROW + (2 if level == TOP_LEVEL - 1 else 0))  # the gem above is smaller


def _row(level: int, row: Level, y: float, catalog: Catalog) -> Iterator[str]:
    yield rectangle(8, y + 1.5, WIDTH - 16, _ROW - 3, fill=PAPER, stroke=CARD_EDGE, radius=6)
    yield _tab(level, _LEVEL_X, y + _ROW / 2, 1)
    yield from _reward(row.reward, y, catalog)


def _top_row(y: float) -> Iterator[str]:
    """Draw level 5: the rewards of levels 1, 2 and 3, or 15 points (R6.11)."""
    middle = y + _TOP_ROW / 2
    yield rectangle(8, y + 1.5, WIDTH - 16, _TOP_ROW - 3, fill=PAPER, stroke=CARD_EDGE, radius=6)
    yield _tab(TOP_LEVEL, _LEVEL_X, middle, 1)
    for level in (1, 2, 3):
        x = _REWARD_X + 12 + (level - 1) * 27
        yield _tab(level, x, middle, 0.72)
        if level > 1:
            yield text_at(x - 13.5, middle + 4.5, "+", 13)
    yield text_at(_REWARD_X + 86, middle + 5.5, "/", 17)
    yield moved(power_chip(TOP_LEVEL_POINTS).drawn(0, 0), _REWARD_X + 100, middle - CHIP_HEIGHT * 0.75, 1.5)


def _tab(level: int, x: float, y: float, scale: float) -> str:
    side = 20 * scale
    plate = rectangle(x - side / 2, y - side / 2, side, side, fill=SOFT, radius=4 * scale)
    return plate + text_at(x, y + 5.6 * scale, str(level), 15.5 * scale, fill=PAPER, bold=True)


def _gem(color: Color, y: float, radius: float) -> str:
    """Draw a gem of the cost: eight corners, and the shape and letter of its color."""
    far, near = radius, radius * 0.45
    corners = points(
        _GEM_X, y, (-near, -far), (near, -far), (far, -near), (far, near), (near, far), (-near, far), (-far, near),
        (-far, -near),
    )  # fmt: skip
    stone = f'<path d="M{corners}Z" fill="{FILLS[color]}" stroke="{INK}" stroke-width="0.8"/>'
    return stone + badge(_GEM_X, y, radius * 0.64, color)


def _plus(y: float) -> str:
    arms = f"M{number(_GEM_X - 3.2)} {number(y)}h6.4M{number(_GEM_X)} {number(y - 3.2)}v6.4"
    disc = f'<circle cx="{number(_GEM_X)}" cy="{number(y)}" r="5.4" fill="{PAPER}" stroke="{CARD_EDGE}"/>'
    return f'{disc}<path d="{arms}" stroke="{INK}" stroke-width="1.6"/>'


def _reward(reward: Reward, y: float, catalog: Catalog) -> Iterator[str]:
    kinds = reward_chips(reward, catalog.labels)
    cell = _REWARD / max(1, len(kinds))
    sizes = [fitting(word, _WORD, cell - 4) for _, word in kinds]
    if len(kinds) > _MAX_WORDS or min(sizes, default=_WORD) < READABLE * _POINT:
        every = [chip for of_kind, _ in kinds for chip in of_kind]
        yield arranged(every, _REWARD_X, y + 6, (_REWARD, _ROW - 10), _CHIP_SCALE)
        return
    for index, (of_kind, word) in enumerate(kinds):
        x = _REWARD_X + index * cell
        yield arranged(of_kind, x, y + 5, (cell, CHIP_HEIGHT * _CHIP_SCALE + 4), _CHIP_SCALE)
        yield text_at(x + cell / 2, y + _ROW - 6.5, word, sizes[index], fill=SOFT)


# -- sheets to print --------------------------------------------------------------------------------------------------

_COLUMNS, _ROWS = 3, 3
_PER_PAGE = _COLUMNS * _ROWS
_GAP, _CUT_MARK = 1 * MM, 4 * MM  # cut marks: how far from the cards, and how long
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
        moved(_drawn_card(card, catalog), left + index % _COLUMNS * WIDTH, top + index // _COLUMNS * HEIGHT)
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
        yield _line(x, top - _GAP - _CUT_MARK, f"v{number(_CUT_MARK)}")
        yield _line(x, bottom + _GAP, f"v{number(_CUT_MARK)}")
    for row in range(_ROWS + 1):
        y = top + row * HEIGHT
        yield _line(left - _GAP - _CUT_MARK, y, f"h{number(_CUT_MARK)}")
        yield _line(right + _GAP, y, f"h{number(_CUT_MARK)}")


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
