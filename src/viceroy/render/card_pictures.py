"""Cards as SVG at their real size, and their backs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Self
from xml.etree import ElementTree

import attrs

from viceroy.cardsets.looks import SetLook, Theme, Typeface, mixed
from viceroy.cardsets.pictures import Picture
from viceroy.model.cards import TOP_LEVEL, TOP_LEVEL_POINTS, Card, CharacterCard, Fit, LawCard, Level
from viceroy.model.laws import Reward
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS, Color
from viceroy.render.card_marks import mark_path
from viceroy.render.cards import card_text, name_of, number_of, title_of
from viceroy.render.svg import (
    BLANK_FILL,
    CARD_EDGE,
    CARD_FILLS,
    CHIP_HEIGHT,
    FILLS,
    INK,
    OUTLINE,
    PAPER,
    SERIF,
    SOFT,
    FittedText,
    arranged,
    badge,
    breadth,
    card_sections,
    document,
    fitted,
    fitting,
    moved,
    number,
    picture,
    points,
    power_chip,
    quarter,
    rectangle,
    reward_chips,
    text_at,
)
from viceroy.render.text import printable
from viceroy.wording.catalog import ENGLISH, Catalog
from viceroy.wording.laws import law_sentences

# -- one card ---------------------------------------------------------------------------------------------------------

MM = 4.0  # units in a millimeter
WIDTH, HEIGHT = 63 * MM, 88 * MM
RADIUS = 12 * MM  # of a circle, to which three cards that lie together give its sections
_MARK = 0.29  # of a section, in radii
_NUMBER, _NAME, _TEXT = 31.0, 20.0, 15.5  # font sizes at most
_TEXT_BELOW = 13.5  # ... of a law below a picture
_NAME_BOX = WIDTH - 60, 30.0  # width and height of a name in two lines, between the corners
_TEXT_BOX = 19.0, 80.0, WIDTH - 38, 216.0  # left, top, width, height
_ITEM = re.compile(r" (?=\(\d+\) )")  # "(1) ...; (2) ...": each on a line of its own
_POINT = 25.4 / 72 * MM
READABLE = 6  # points: the smallest type that a person reads without effort

_LEVEL_X, _GEM_X = 23.0, 60.0
_REWARD_X, _REWARD = 85.0, WIDTH - 85.0 - 13.0  # where rewards begin, and how wide they may be
_MAX_WORDS = 3  # kinds of reward that have room for a word each, as many as a printed row has


@attrs.frozen
class _Rows:
    """Where the rows of a character lie, and how large things are in them; the topmost row is level 5."""

    top: float
    top_row: float
    row: float
    gem: float
    plus: float
    chips: float
    """The scale of chips."""
    word: float
    gap: float
    """Above the chips of a row."""
    word_gap: float
    """Below the word of a row."""
    level: float = 1

    @property
    def bottom(self) -> float:
        """The lower edge of level 1."""
        return self.top + self.top_row + 4 * self.row


_HIGH = _Rows(71, 34, 49, gem=17, plus=5.4, chips=1.8, word=11, gap=5, word_gap=6.5)
_LOW = _Rows(108, 29, 41, gem=15.2, plus=4.4, chips=1.76, word=9, gap=2.7, word_gap=4.8, level=0.9)  # under a picture
_RIBBON = 27.0  # the height of the name on a picture
_LEAST_WINDOW, _LARGEST_WINDOW = 110.0, 190.0  # the heights of the window of a law
_THROUGH = 0.88  # how much of a picture behind a card is hidden by what lies on it


@attrs.frozen
class Look:
    """How a card is drawn: with its picture, or without one; in the colors and the type of its set."""

    picture: Picture | None = None
    theme: Theme | None = None

    @property
    def edge(self) -> str:
        """The color of the edges."""
        return CARD_EDGE if self.theme is None else self.theme.frame

    @property
    def paper(self) -> str:
        """The color below rows and sentences."""
        return PAPER if self.theme is None else self.theme.paper

    @property
    def ink(self) -> str:
        """The color of numbers, names and sentences."""
        return INK if self.theme is None else self.theme.ink

    @property
    def soft(self) -> str:
        """The color of what is less important."""
        return SOFT if self.theme is None else mixed(self.theme.ink, self.theme.paper, _SOFTER)

    def ground(self, kind: CardKind) -> str:
        """Return the color of a card."""
        if self.theme is None:
            return CARD_FILLS[kind]
        return self.theme.laws if kind is CardKind.LAW else self.theme.characters

    def in_typeface(self, drawn: str) -> str:
        """Return a drawing in the type of the set."""
        is_serif = self.theme is not None and self.theme.typeface is Typeface.SERIF
        return f'<g font-family="{SERIF}">\n{drawn}\n</g>' if is_serif else drawn


_SOFTER = 0.2
PLAIN = Look()
Looks = Mapping[int, Look]
"""The looks of the cards of a set, by their numbers; a card that is not there is plain."""
ALL_PLAIN: Looks = MappingProxyType({})


BLEED = 3 * MM
"""How far the ground of a card reaches over its edges, where a printer cuts it: 3 mm."""


def card_svg(
    card: Card, catalog: Catalog = ENGLISH, look: Look = PLAIN, *, may_be_dark: bool = False, bleed: bool = False
) -> str:
    """Return an SVG document of a card, 63 mm wide and 88 mm high, with its text in the language of `catalog`.

    With `may_be_dark` it is a dark card where the reader prefers a dark color scheme: for a screen, not for paper. A
    card with a theme keeps its colors. With `bleed` it is 69 mm wide and 94 mm high, to be cut by 3 mm on each side.
    """
    words = title_of(card, catalog.language), card_text(card, catalog)
    may_be_dark = may_be_dark and look.theme is None
    return _card_document(drawn_card(card, catalog, look, BLEED if bleed else 0), words, bleed, may_be_dark)


def back_svg(kind: CardKind, title: str, look: Look = PLAIN, *, bleed: bool = False) -> str:
    """Return an SVG document of the back of characters or of laws, in the size of a card."""
    words = f"{printable(title)}: {kind.value}", f"{printable(title)}: {kind.value}"
    return _card_document(drawn_back(kind, title, look, BLEED if bleed else 0), words, bleed, False)


def _card_document(drawn: str, words: tuple[str, str], bleed: bool, may_be_dark: bool) -> str:
    over = BLEED if bleed else 0
    block = moved(drawn, over, over) if bleed else drawn
    return document((WIDTH + 2 * over, HEIGHT + 2 * over), words, [block], per_mm=MM, may_be_dark=may_be_dark)


def looks_of(set_look: SetLook) -> Looks:
    """Return how each card of a set looks."""
    numbers = set_look.pictures.keys() | set_look.themes.keys()
    return {number: Look(set_look.pictures.get(number), set_look.themes.get(number)) for number in numbers}


def drawn_card(card: Card, catalog: Catalog, look: Look = PLAIN, bleed: float = 0) -> str:
    """Draw a card with its top left corner at (0, 0); its ground, its picture and its sections reach over by a bleed.

    The sections lie exactly at the corners and in the middle of the lower edge, so that the cards of a pyramid, laid
    edge to edge, show whole circles (R1.12).
    """
    sections = card_sections(card.sections, WIDTH, HEIGHT)
    art = _Art.of(card, catalog, look)
    middle = _levels(card, catalog, look, art) if isinstance(card, CharacterCard) else _law(card, catalog, look, art)
    drawn = "\n".join(
        [
            _ground(look.ground(card.kind), look.edge, bleed),
            *([] if art is None else art.drawn(bleed)),
            *middle,
            *(quarter(x, y, RADIUS, side, color, mark=_MARK) for _, (x, y), side, color in sections),
            *(_over_edges(card, bleed) if bleed else ()),
            *(_head(card, catalog, look) if art is None else _head_on(card, catalog, look, art)),
            *_mark(look, art),
        ]
    )
    return look.in_typeface(drawn)


def _ground(fill: str, edge: str, bleed: float) -> str:
    """Draw the ground of a card; where it bleeds, the cut is its edge."""
    sides = -bleed, -bleed, WIDTH + 2 * bleed, HEIGHT + 2 * bleed
    return rectangle(*sides, fill=fill, stroke="none" if bleed else edge)


def _over_edges(card: Card, bleed: float) -> Iterator[str]:
    """Draw the colors of the sections beyond the edges at which they lie, and over their outlines there."""
    left, right = card.sections.top_left, card.sections.top_right
    halves = card.sections.bottom_left, card.sections.bottom_right
    strip, length = bleed + OUTLINE, RADIUS + bleed
    for x, y, width, height, color in (
        (-bleed, -bleed, length, strip, left),
        (-bleed, -bleed, strip, length, left),
        (WIDTH - RADIUS, -bleed, length, strip, right),
        (WIDTH + bleed - strip, -bleed, strip, length, right),
        (WIDTH / 2 - RADIUS, HEIGHT + bleed - strip, RADIUS, strip, halves[0]),
        (WIDTH / 2, HEIGHT + bleed - strip, RADIUS, strip, halves[1]),
    ):
        yield rectangle(x, y, width, height, fill=BLANK_FILL if color is None else FILLS[color])


def drawn_back(kind: CardKind, title: str, look: Look = PLAIN, bleed: float = 0) -> str:
    """Draw the back of a card: the sign of the set, or four gems; laws have another color and another frame."""
    ground, middle = look.ground(kind), HEIGHT / 2
    parts = [_ground(ground, look.edge, bleed)]
    parts += [
        rectangle(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, fill="none", stroke=look.edge, radius=10)
        for inset in ((14, 20) if kind is CardKind.LAW else (14,))
    ]
    parts.append(
        f'<circle cx="{number(WIDTH / 2)}" cy="{number(middle)}" r="62" fill="{look.paper}" stroke="{look.edge}"/>'
    )
    if look.theme is not None and look.theme.mark is not None:
        parts.append(moved(mark_path(look.theme.mark, look.ink), WIDTH / 2 - 42, middle - 42, 3.5))
    else:
        sides = (-1, -1), (1, -1), (-1, 1), (1, 1)
        parts += [
            quarter(WIDTH / 2, middle, RADIUS, side, color, mark=_MARK)
            for side, color in zip(sides, COLORS, strict=True)
        ]
    for upside_down in (False, True):  # whoever holds the card reads it
        name = fitted((printable(title),), WIDTH - 64, 34, 15)
        lines = "".join(text_at(WIDTH / 2, 40 + below, line, name.size, fill=look.ink) for below, line in name.lines)
        turn = f' transform="rotate(180 {number(WIDTH / 2)} {number(middle)})"' if upside_down else ""
        parts.append(f"<g{turn}>{lines}</g>")
    return look.in_typeface("\n".join(parts))


def _head(card: Card, catalog: Catalog, look: Look) -> Iterator[str]:
    shown = number_of(card)
    size = fitting(shown, _NUMBER, WIDTH - 2 * RADIUS)
    yield text_at(WIDTH / 2, 36, shown, size, fill=look.ink, bold=True)
    yield from _name(card, catalog, look, 62, 40, _NAME_BOX)
    yield text_at(10, HEIGHT - 10, shown, 12, anchor="start", fill=look.soft, bold=True)


def _name(
    card: Card, catalog: Catalog, look: Look, baseline: float, top: float, box: tuple[float, float]
) -> Iterator[str]:
    """Draw the name: on one line, or on two in a box that begins at `top`, if they can be larger."""
    name = name_of(card, catalog.language)
    one_line, two_lines = fitting(name, _NAME, WIDTH - 28), fitted((name,), *box, _NAME)
    if one_line >= two_lines.size:
        yield text_at(WIDTH / 2, baseline, name, one_line, fill=look.ink)
        return
    for below, line in two_lines.lines:
        yield text_at(WIDTH / 2, top + below, line, two_lines.size, fill=look.ink)


def _mark(look: Look, art: _Art | None) -> Iterator[str]:
    """Draw the sign of the set at the lower right corner."""
    if look.theme is None or look.theme.mark is None:
        return
    side = 20.0
    x, y = WIDTH - 8 - side, HEIGHT - 7 - side
    if art is not None and art.is_behind:
        yield art.plate(x - 4, y - 3, side + 8, side + 6)
    yield moved(mark_path(look.theme.mark, look.soft), x, y, side / 24)


# -- the picture of a card --------------------------------------------------------------------------------------------


@attrs.frozen
class _Art:
    """The picture of a card: it fills the upper part down to `bottom`, or all of the card behind the rest."""

    picture: Picture
    bottom: float
    is_behind: bool
    ground: str
    """The color of the card."""
    edge: str

    @classmethod
    def of(cls, card: Card, catalog: Catalog, look: Look) -> Self | None:
        """Return the picture of a card, and where it lies; None if it has none."""
        if look.picture is None or card.image is None:
            return None
        bottom = _LOW.top - 2 if isinstance(card, CharacterCard) else _window_of_law(card, catalog)
        return cls(look.picture, bottom, card.image.fit is Fit.BEHIND, look.ground(card.kind), look.edge)

    @property
    def opacity(self) -> float:
        """How much plates hide of what lies behind them."""
        return _THROUGH if self.is_behind else 1

    def drawn(self, bleed: float) -> Iterator[str]:
        """Draw it, and the edge of the card once more, which it covers."""
        height = HEIGHT if self.is_behind else self.bottom
        below = bleed if self.is_behind else 0
        yield picture(-bleed, -bleed, WIDTH + 2 * bleed, height + bleed + below, self.picture.address)
        if not self.is_behind:
            yield f'<path d="M{number(-bleed)} {number(height)}H{number(WIDTH + bleed)}" stroke="{self.edge}"/>'
        if not bleed:
            yield rectangle(0, 0, WIDTH, HEIGHT, fill="none", stroke=self.edge)

    def plate(self, x: float, y: float, width: float, height: float) -> str:
        """Draw a plate for a text that lies on it."""
        return rectangle(x, y, width, height, fill=self.ground, stroke=self.edge, radius=6, opacity=0.94)


def _head_on(card: Card, catalog: Catalog, look: Look, art: _Art) -> Iterator[str]:
    """Draw the number and the name on plates that lie on a picture."""
    shown = number_of(card)
    size = fitting(shown, 22, WIDTH - 2 * RADIUS - 24)
    wide = max(40.0, size * 1.15 * breadth(shown) + 14)
    yield art.plate((WIDTH - wide) / 2, 7, wide, 27)
    yield text_at(WIDTH / 2, 20.5 + size * 0.36, shown, size, fill=look.ink, bold=True)
    top = art.bottom - _RIBBON / 2 - 12
    yield art.plate(8, top, WIDTH - 16, _RIBBON)
    yield from _name(card, catalog, look, top + 20, top + 1, (WIDTH - 36, _RIBBON - 4))
    if art.is_behind:
        yield art.plate(6, HEIGHT - 22, 10 + 12 * breadth(shown), 16)
    yield text_at(10, HEIGHT - 10, shown, 12, anchor="start", fill=look.soft, bold=True)


def smallest_text(card: Card, catalog: Catalog = ENGLISH, look: Look = PLAIN) -> float:
    """Return the size of the smallest type on a card, in points."""
    return min(_text_sizes(ElementTree.fromstring(f"<g>{drawn_card(card, catalog, look)}</g>"), 1)) / _POINT


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


def law_text(card: LawCard, catalog: Catalog = ENGLISH, window: float | None = None) -> FittedText:
    """Return the sentences of a law, set in the text box of its card, which may lie below a window."""
    _, top, width, height = _TEXT_BOX
    sentences = [_ITEM.sub("\n", sentence) for sentence in law_sentences(card, catalog.language)]
    if window is None:
        return fitted(sentences, width, height, _TEXT)
    return fitted(sentences, width, top + height - _text_top(window), _TEXT_BELOW)


def _text_top(window: float | None) -> float:
    """Return where the text of a law begins."""
    return _TEXT_BOX[1] if window is None else window + 14


def _window_of_law(card: LawCard, catalog: Catalog) -> float:
    """Return how far down the window of a law reaches: as far as its sentences leave room for."""
    _, top, _, height = _TEXT_BOX
    needed = _text_top(law_text(card, catalog, window=_LEAST_WINDOW).height) + 6
    return min(_LARGEST_WINDOW, max(_LEAST_WINDOW, top + height - needed))


def _law(card: LawCard, catalog: Catalog, look: Look, art: _Art | None) -> Iterator[str]:
    left, top, width, height = _TEXT_BOX
    window = None if art is None else art.bottom
    text, end = law_text(card, catalog, window), top + height
    top = _text_top(window)
    opacity = 1 if art is None else art.opacity
    box = left - 9, top - 8, width + 18, end - top + 14
    yield rectangle(*box, fill=look.paper, stroke=look.edge, radius=6, opacity=opacity)
    above = top + (end - top - text.height) / 2
    for baseline, line in text.lines:
        yield text_at(WIDTH / 2, above + baseline, line, text.size, fill=look.ink)


# -- the levels of a character ----------------------------------------------------------------------------------------


def _levels(card: CharacterCard, catalog: Catalog, look: Look, art: _Art | None) -> Iterator[str]:
    """Draw the rows, level 1 lowest (R1.10); a line joins the gems that a level costs together (R6.6)."""
    rows, opacity = (_HIGH, 1.0) if art is None else (_LOW, art.opacity)
    for level, row in enumerate(card.levels, start=1):
        yield from _row(level, row, rows, look, opacity, catalog)
    yield from _top_row(rows, look, opacity)
    line = f"M{number(_GEM_X)} {number(rows.bottom - rows.row / 2)}V{number(rows.top + rows.top_row / 2)}"
    yield f'<path d="{line}" stroke="{look.edge}" stroke-width="3"/>'
    for level, row in enumerate(card.levels, start=1):
        yield _gem(row.cost, rows.bottom - (level - 0.5) * rows.row, rows.gem)
    yield _gem(card.levels[-1].cost, rows.top + rows.top_row / 2, rows.gem * 0.8)  # once more (R6.6)
    for level in range(1, TOP_LEVEL):
        lower = 2 if level == TOP_LEVEL - 1 else 0  # the gem above is smaller
        yield _plus(rows.bottom - level * rows.row + lower, rows.plus)


def _row(level: int, row: Level, rows: _Rows, look: Look, opacity: float, catalog: Catalog) -> Iterator[str]:
    y = rows.bottom - level * rows.row
    plate = 8, y + 1.5, WIDTH - 16, rows.row - 3
    yield rectangle(*plate, fill=look.paper, stroke=look.edge, radius=6, opacity=opacity)
    yield _tab(level, _LEVEL_X, y + rows.row / 2, rows.level, look)
    yield from _reward(row.reward, y, rows, look, catalog)


def _top_row(rows: _Rows, look: Look, opacity: float) -> Iterator[str]:
    """Draw level 5: the rewards of levels 1, 2 and 3, or 15 points (R6.11)."""
    middle = rows.top + rows.top_row / 2
    plate = 8, rows.top + 1.5, WIDTH - 16, rows.top_row - 3
    yield rectangle(*plate, fill=look.paper, stroke=look.edge, radius=6, opacity=opacity)
    yield _tab(TOP_LEVEL, _LEVEL_X, middle, rows.level, look)
    for level in (1, 2, 3):
        x = _REWARD_X + 12 + (level - 1) * 27
        yield _tab(level, x, middle, 0.72, look)
        if level > 1:
            yield text_at(x - 13.5, middle + 4.5, "+", 13, fill=look.ink)
    yield text_at(_REWARD_X + 86, middle + 5.5, "/", 17, fill=look.ink)
    scale = min(1.5, (rows.top_row - 6) / CHIP_HEIGHT)
    yield moved(power_chip(TOP_LEVEL_POINTS).drawn(0, 0), _REWARD_X + 100, middle - CHIP_HEIGHT * scale / 2, scale)


def _tab(level: int, x: float, y: float, scale: float, look: Look) -> str:
    side = 20 * scale
    plate = rectangle(x - side / 2, y - side / 2, side, side, fill=look.soft, radius=4 * scale)
    return plate + text_at(x, y + 5.6 * scale, str(level), 15.5 * scale, fill=look.paper, bold=True)


def _gem(color: Color, y: float, radius: float) -> str:
    """Draw a gem of the cost: eight corners, and the shape and letter of its color."""
    far, near = radius, radius * 0.45
    corners = points(
        _GEM_X, y, (-near, -far), (near, -far), (far, -near), (far, near), (near, far), (-near, far), (-far, near),
        (-far, -near),
    )  # fmt: skip
    stone = f'<path d="M{corners}Z" fill="{FILLS[color]}" stroke="{INK}" stroke-width="0.8"/>'
    return stone + badge(_GEM_X, y, radius * 0.64, color)


def _plus(y: float, radius: float) -> str:
    arm = number(radius * 3.2 / 5.4)
    long = number(radius * 6.4 / 5.4)
    arms = f"M{number(_GEM_X - float(arm))} {number(y)}h{long}M{number(_GEM_X)} {number(y - float(arm))}v{long}"
    disc = f'<circle cx="{number(_GEM_X)}" cy="{number(y)}" r="{number(radius)}" fill="{PAPER}" stroke="{CARD_EDGE}"/>'
    return f'{disc}<path d="{arms}" stroke="{INK}" stroke-width="1.6"/>'


def _reward(reward: Reward, y: float, rows: _Rows, look: Look, catalog: Catalog) -> Iterator[str]:
    kinds = reward_chips(reward, catalog.labels)
    cell = _REWARD / max(1, len(kinds))
    sizes = [fitting(word, rows.word, cell - 4) for _, word in kinds]
    if len(kinds) > _MAX_WORDS or min(sizes, default=rows.word) < READABLE * _POINT:
        every = [chip for of_kind, _ in kinds for chip in of_kind]
        yield arranged(every, _REWARD_X, y + rows.gap + 1, (_REWARD, rows.row - 2 * rows.gap), rows.chips)
        return
    for index, (of_kind, word) in enumerate(kinds):
        x = _REWARD_X + index * cell
        yield arranged(of_kind, x, y + rows.gap, (cell, CHIP_HEIGHT * rows.chips + 4), rows.chips)
        yield text_at(x + cell / 2, y + rows.row - rows.word_gap, word, sizes[index], fill=look.soft)
