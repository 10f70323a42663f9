"""Cards as SVG at their real size, and their backs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Self
from xml.etree import ElementTree

import attrs

from viceroy.cardsets.looks import LEAST_CONTRAST, SetLook, Theme, Typeface, contrast, mixed
from viceroy.cardsets.pictures import Picture
from viceroy.model.cards import TOP_LEVEL, TOP_LEVEL_POINTS, Card, CharacterCard, Fit, LawCard, Level
from viceroy.model.laws import Reward
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS, Color
from viceroy.render.card_marks import balance_path, mark_path
from viceroy.render.cards import card_text, name_of, number_of, title_of
from viceroy.render.svg import (
    BLANK_FILL,
    BOLD,
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
from viceroy.wording.laws import Moment, law_parts

# -- one card ---------------------------------------------------------------------------------------------------------

MM = 4.0  # units in a millimeter
WIDTH, HEIGHT = 63 * MM, 88 * MM
RADIUS = 12 * MM  # of a circle, to which three cards that lie together give its sections
_MARK = 0.29  # of a section, in radii
_BAND = 65.0  # the height of the band with the number and the name
_NUMBER, _NAME, _TEXT = 20.0, 20.0, 15.5  # font sizes at most
_TEXT_BELOW = 13.5  # ... of a law below a picture
_NAME_BOX = WIDTH - 60, 31.0  # width and height of a name in two lines, between the corners
_TEXT_BOX = 30.0, 77.0, WIDTH - 30 - 10, 217.5  # left, top, width, height
_SIGN_X = 18.0  # the middle of the signs before the sentences of a law
_SIGN = 9.0  # their radius, for the largest type
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
_LOW = _Rows(108, 29, 41, gem=15.2, plus=4.4, chips=1.76, word=9, gap=1.8, word_gap=5.3, level=0.9)  # under a picture
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

    def band(self, kind: CardKind) -> str:
        """Return the color behind the number and the name."""
        return _BANDS[kind] if self.theme is None else self.theme.frame

    def on_band(self, kind: CardKind) -> str:
        """Return the color of the number and the name: one that can be read on the band."""
        return self._readable_on(self.band(kind), self.paper, self.ink)

    def back(self, kind: CardKind) -> str:
        """Return the color of a back."""
        return _BANDS[kind] if self.theme is None else self.ground(kind)

    def on_back(self, kind: CardKind) -> str:
        """Return the color of the lines and the name on a back."""
        return self._readable_on(self.back(kind), CARD_FILLS[kind] if self.theme is None else self.edge, self.ink)

    def _readable_on(self, ground: str, *wanted: str) -> str:
        """Return the first wanted color that can be read on a ground, else white or black."""
        readable = (color for color in wanted if contrast(color, ground) >= LEAST_CONTRAST)
        return next(readable, max("#ffffff", "#000000", key=lambda color: contrast(color, ground)))

    def in_typeface(self, drawn: str) -> str:
        """Return a drawing in the type of the set."""
        is_serif = self.theme is not None and self.theme.typeface is Typeface.SERIF
        return f'<g font-family="{SERIF}">\n{drawn}\n</g>' if is_serif else drawn


_SOFTER = 0.2
_BANDS = {CardKind.CHARACTER: "#5a4632", CardKind.LAW: "#2f4163"}
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
            *(_band(card, catalog, look, bleed) if art is None else art.drawn(bleed)),
            *middle,
            *_halos(card, look.ground(card.kind)),
            *(quarter(x, y, RADIUS, side, color, mark=_MARK) for _, (x, y), side, color in sections),
            *(_over_edges(card, bleed) if bleed else ()),
            *(_head(card, catalog, look) if art is None else _head_on(card, catalog, look, art)),
            *_mark(look, art),
        ]
    )
    return look.in_typeface(drawn)


def _band(card: Card, catalog: Catalog, look: Look, bleed: float) -> Iterator[str]:
    """Draw the band for the number and the name, and the edge of the card once more, which it covers.

    On a law of few words it reaches down to them, with a lattice and the sign of the set, or a balance.
    """
    bottom = _BAND if isinstance(card, CharacterCard) else _low_top(law_text(card, catalog)) - 14
    is_panel = bottom - _BAND >= _LEAST_PANEL
    fill, lines = look.band(card.kind), look.on_band(card.kind)
    yield rectangle(-bleed, -bleed, WIDTH + 2 * bleed, (bottom if is_panel else _BAND) + bleed, fill=fill)
    if is_panel:
        yield _lattice((8, _BAND, WIDTH - 8, bottom - 6), 28, lines)
        middle, radius = (_BAND + bottom - 6) / 2, (bottom - 6 - _BAND) / 2 - 4
        yield f'<circle cx="{number(WIDTH / 2)}" cy="{number(middle)}" r="{number(radius)}" fill="{fill}"/>'
        mark = None if look.theme is None else look.theme.mark
        sign = balance_path(lines) if mark is None else mark_path(mark, lines)
        scale = 1.5 * radius / 24
        yield moved(sign, WIDTH / 2 - 12 * scale, middle - 12 * scale, scale)
    if not bleed:
        yield rectangle(0, 0, WIDTH, HEIGHT, fill="none", stroke=look.edge)


def _halos(card: Card, color: str) -> Iterator[str]:
    """Draw an arc around each section, so that it is seen on any ground, without changing its shape."""
    radius = RADIUS + OUTLINE / 2 + _HALO / 2
    for _, (x, y), (right, down), _ in card_sections(card.sections, WIDTH, HEIGHT):
        sweep = 1 if right * down > 0 else 0
        end = f"{number(x)} {number(y + radius * down)}"
        arc = f"M{number(x + radius * right)} {number(y)}A{number(radius)} {number(radius)} 0 0 {sweep} {end}"
        yield f'<path d="{arc}" fill="none" stroke="{color}" stroke-width="{number(_HALO)}"/>'


_HALO = 2.4


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
    """Draw the back of a card: a lattice, the name of the set for both sides, and its sign, or four gems.

    Laws have another color and another frame.
    """
    ground, lines, middle = look.back(kind), look.on_back(kind), HEIGHT / 2
    inset, wide = (20, 32) if kind is CardKind.LAW else (17, 22)
    parts = [_ground(ground, look.edge, bleed), _lattice((inset, inset, WIDTH - inset, HEIGHT - inset), wide, lines)]
    for inset in (12, 17) if kind is CardKind.LAW else (14,):
        sides = inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset
        parts.append(rectangle(*sides, fill="none", stroke=lines, radius=8))
    round_ = f'cx="{number(WIDTH / 2)}" cy="{number(middle)}"'
    parts.append(f'<circle {round_} r="70" fill="{ground}" stroke="{lines}" stroke-width="1.2"/>')
    parts.append(f'<circle {round_} r="63" fill="{look.paper}" stroke="{lines}" stroke-width="1.2"/>')
    if look.theme is not None and look.theme.mark is not None:
        parts.append(moved(mark_path(look.theme.mark, look.ink), WIDTH / 2 - 42, middle - 42, 3.5))
    else:
        sides_of = (-1, -1), (1, -1), (-1, 1), (1, 1)
        parts += [
            quarter(WIDTH / 2, middle, RADIUS, side, color, mark=_MARK)
            for side, color in zip(sides_of, COLORS, strict=True)
        ]
    for upside_down in (False, True):  # whoever holds the card reads it
        name = fitted((printable(title),), (WIDTH - 84) / BOLD, 36, 16)
        plate = rectangle(34, 31, WIDTH - 68, 44, fill=ground, stroke=lines, radius=6)
        texts = "".join(
            text_at(WIDTH / 2, 53 - name.height / 2 + below, line, name.size, fill=lines, bold=True)
            for below, line in name.lines
        )
        turn = f' transform="rotate(180 {number(WIDTH / 2)} {number(middle)})"' if upside_down else ""
        parts.append(f"<g{turn}>{plate}{texts}</g>")
    return look.in_typeface("\n".join(parts))


def _lattice(box: tuple[float, float, float, float], wide: float, color: str) -> str:
    """Draw lozenges of about a width that fill a box (left, top, right, bottom), and a point in each."""
    left, top, right, bottom = box
    across, down = max(1, round((right - left) / wide)), max(1, round((bottom - top) / _LOZENGE))
    wide, high = (right - left) / across, (bottom - top) / down
    corners = (
        points(left + (column + 0.5) * wide, top + (row + 0.5) * high, *_lozenge(wide / 2 * part, high / 2 * part))
        for part in (1, 0.18)
        for row in range(down)
        for column in range(across)
    )
    path = "".join(f"M{each}Z" for each in corners)
    return f'<path d="{path}" fill="none" stroke="{color}" stroke-width="0.7" stroke-opacity="0.45"/>'


def _lozenge(wide: float, high: float) -> tuple[tuple[float, float], ...]:
    return (0, -high), (wide, 0), (0, high), (-wide, 0)


_LOZENGE = 21.0  # their height


def _head(card: Card, catalog: Catalog, look: Look) -> Iterator[str]:
    shown = number_of(card)
    size = fitting(shown, _NUMBER, (WIDTH - 2 * RADIUS - 12) / BOLD)
    yield text_at(WIDTH / 2, 26, shown, size, fill=look.on_band(card.kind))
    yield from _name(card, catalog, look, 55, 32.5, _NAME_BOX)
    yield text_at(10, HEIGHT - 10, shown, 12, anchor="start", fill=look.soft, bold=True)


def _name(
    card: Card, catalog: Catalog, look: Look, baseline: float, top: float, box: tuple[float, float]
) -> Iterator[str]:
    """Draw the name: on one line, or on two in a box that begins at `top`, if they can be larger."""
    name, (width, height), fill = name_of(card, catalog.language), box, look.on_band(card.kind)
    one_line, two_lines = fitting(name, _NAME, (WIDTH - 28) / BOLD), fitted((name,), width / BOLD, height, _NAME)
    lines = [(baseline, name)] if one_line >= two_lines.size else [(top + y, line) for y, line in two_lines.lines]
    for y, line in lines:
        yield text_at(WIDTH / 2, y, line, max(one_line, two_lines.size), fill=fill, bold=True)


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
    band: str
    """The color behind the number and the name."""
    edge: str

    @classmethod
    def of(cls, card: Card, catalog: Catalog, look: Look) -> Self | None:
        """Return the picture of a card, and where it lies; None if it has none."""
        if look.picture is None or card.image is None:
            return None
        bottom = _LOW.top - 2 if isinstance(card, CharacterCard) else _window_of_law(card, catalog)
        return cls(
            look.picture, bottom, card.image.fit is Fit.BEHIND, look.ground(card.kind), look.band(card.kind), look.edge
        )

    @property
    def opacity(self) -> float:
        """How much plates hide of what lies behind them."""
        return _THROUGH if self.is_behind else 1

    def drawn(self, bleed: float) -> Iterator[str]:
        """Draw it, and the edge of the card once more, which it covers."""
        height = HEIGHT if self.is_behind else self.bottom
        below = bleed if self.is_behind else 0
        yield picture(-bleed, -bleed, WIDTH + 2 * bleed, height + bleed + below, self.picture.drawn_address)
        if not self.is_behind:
            yield f'<path d="M{number(-bleed)} {number(height)}H{number(WIDTH + bleed)}" stroke="{self.edge}"/>'
        if not bleed:
            yield rectangle(0, 0, WIDTH, HEIGHT, fill="none", stroke=self.edge)

    def plate(self, x: float, y: float, width: float, height: float) -> str:
        """Draw a plate for a text that lies on it."""
        return rectangle(x, y, width, height, fill=self.ground, stroke=self.edge, radius=6, opacity=0.94)

    def ribbon(self, x: float, y: float, width: float, height: float) -> str:
        """Draw a plate for the number or the name."""
        return rectangle(x, y, width, height, fill=self.band, stroke=self.ground, radius=6)


def _head_on(card: Card, catalog: Catalog, look: Look, art: _Art) -> Iterator[str]:
    """Draw the number and the name on plates that lie on a picture."""
    shown = number_of(card)
    size = fitting(shown, 18, WIDTH - 2 * RADIUS - 24)
    wide = max(36.0, size * BOLD * breadth(shown) + 14)
    yield art.ribbon((WIDTH - wide) / 2, 8, wide, 24)
    yield text_at(WIDTH / 2, 20 + size * 0.36, shown, size, fill=look.on_band(card.kind))
    top = art.bottom - _RIBBON / 2 - 12
    yield art.ribbon(8, top, WIDTH - 16, _RIBBON)
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
    """Return the sentences of a law, set in the text box of its card, which may lie below a window.

    Where a table says as much, it is set in place of the sentence: lines of a no-break space are left free for it.
    """
    _, top, width, height = _TEXT_BOX
    sentences = [
        f"{part.before_table}{_TABLE_LINES}" if part.by_level else _ITEM.sub("\n", part.sentence)
        for part in law_parts(card, catalog)
    ]
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


def _low_top(text: FittedText) -> float:
    """Return where the text of a law without a picture begins: as low as it can, or above if that is not much lower."""
    _, top, _, height = _TEXT_BOX
    free = height - text.height - 2 * _PADDING
    return top + free if free >= _LEAST_PANEL else top


_PADDING = 6.0
_LEAST_PANEL = 46.0


def _law(card: LawCard, catalog: Catalog, look: Look, art: _Art | None) -> Iterator[str]:
    left, top, _, height = _TEXT_BOX
    window = None if art is None else art.bottom
    text, end = law_text(card, catalog, window), top + height
    top = _low_top(text) if window is None else _text_top(window)
    opacity = 1 if art is None else art.opacity
    box = 6, top - 8, WIDTH - 12, end - top + 14
    yield rectangle(*box, fill=look.paper, stroke=look.edge, radius=6, opacity=opacity)
    above = top + (end - top - text.height) / 2
    for (baseline, line), indent in zip(text.lines, text.indents, strict=True):
        if line != _FREE:
            yield text_at(left + indent, above + baseline, line, text.size, anchor="start", fill=look.ink)
    parts = law_parts(card, catalog)
    tables = [part.by_level for part in parts if part.by_level]
    free = [baseline for baseline, line in text.lines if line == _FREE][::2]
    for by_level, baseline in zip(tables, free, strict=True):
        yield from _table(by_level, above + baseline - 0.62 * text.size, text.size, look)
    moments = [part.moment for part in parts]
    scale = text.size / _TEXT
    for moment in dict.fromkeys(moments):
        baseline, _ = text.lines[text.starts[moments.index(moment)]]
        disc = f'<circle cx="0" cy="0" r="{number(_SIGN)}" fill="{look.soft}"/>'
        sign = f'<path class="moment" d="{_MOMENTS[moment]}" fill="{look.paper}"/>'
        yield moved(disc + sign, _SIGN_X, above + baseline - 0.36 * text.size, scale)


_FREE = "\u00a0"  # a line for a table
_TABLE_LINES = f"\n{_FREE}\n{_FREE}"


def _table(by_level: Sequence[tuple[int, int]], top: float, size: float, look: Look) -> Iterator[str]:
    """Draw levels side by side, each with its points, as high as two lines of type."""
    left, _, width, _ = _TEXT_BOX
    cell, height = width / len(by_level), 1.9 * size
    for index, (level, points_there) in enumerate(by_level):
        x, middle = left + index * cell, top + height / 2
        yield rectangle(x, top, cell - 4, height, fill="none", stroke=look.edge, radius=4)
        side = 1.3 * size
        yield _tab(level, x + 3 + side / 2, middle, side / 20, look)
        shown, room = str(points_there), cell - 4 - side - 9
        points_size = fitting(shown, 1.05 * size, room / BOLD)
        at = x + 3 + side + (cell - 7 - side) / 2
        yield text_at(at, middle + 0.36 * points_size, shown, points_size, fill=look.ink, bold=True)


_MOMENTS = {
    Moment.PLAYED: "M1.6-6.6L-4.6 1.2H-.7L-1.8 6.6L4.6-1.6H.6z",  # a flash
    Moment.LASTING: "M-4.4-6H4.4V-4.6L1.3 0L4.4 4.6V6H-4.4V4.6L-1.3 0L-4.4-4.6z",  # an hourglass
    Moment.END: "M-4.4-6.4H-3V6.4H-4.4zM-2.4-5.8C-.4-7 1.4-4.4 4.8-5.6V.8C1.4 2-.4-.6-2.4.6z",  # a flag
}


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
