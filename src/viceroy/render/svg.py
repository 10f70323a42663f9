"""Drawings as SVG: marks and chips, pyramids, a final score."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from xml.sax.saxutils import escape

import attrs

from viceroy.messages import cells, columns
from viceroy.model.cards import DescribedCard, Sections
from viceroy.model.geometry import Place
from viceroy.model.laws import Reward
from viceroy.model.pyramid import SECTIONS, Circle, PlacedCard, Pyramid, Section
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS, CircleBonus, Color, Gems, Tokens, TokenSide
from viceroy.render.cards import name_of, number_of, title_of
from viceroy.render.score_report import painting_text, player_result, winners_text
from viceroy.render.text import printable, shortened
from viceroy.scoring.items import LINES
from viceroy.scoring.painting import painted_circles
from viceroy.scoring.score import FinalPosition, FinalScore, Painting, PlayerScore
from viceroy.wording.catalog import Catalog, Labels

# -- marks -------------------------------------------------------------------------------------------------------------

INK = "#1d1b18"
PAPER = "#ffffff"
SOFT = "#6a6457"  # of what is less important
FILLS = {Color.BLUE: "#2368b8", Color.RED: "#c62f3a", Color.GREEN: "#2f8a4c", Color.YELLOW: "#f0bf2c"}
BLANK_FILL = "#d9d5cb"
CARD_FILLS = {CardKind.CHARACTER: "#fbf6ea", CardKind.LAW: "#e3e9f4"}
CARD_EDGE = "#8b8271"
BAR = "#ece7db"  # behind a heading
MAGIC = "#69419c"
FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', 'Noto Sans', 'Liberation Sans', sans-serif"
BOLD = 1.15  # how much broader bold type is
_BROADEST = frozenset("ЖШЩЮ—")
_WIDE, _SLIM = frozenset("MWmwМФЪЫжмфшщыю@%"), frozenset("fijlrtI.,:;'|!() -")
_DARK_INK, _DARK_PAPER = "#f2efe8", "#1d1b18"
_DARK_FILLS = {
    CARD_FILLS[CardKind.CHARACTER]: "#35312b",
    CARD_FILLS[CardKind.LAW]: "#28314a",
    BAR: "#35312b",
    PAPER: _DARK_PAPER,
}
_DARK_WORDS = {INK: _DARK_INK, MAGIC: "#cdb4f5", SOFT: "#bfb8aa"}
DARK = (
    "@media (prefers-color-scheme:dark){"
    + "".join(f'[fill="{light}"][stroke]{{fill:{dark}}}' for light, dark in _DARK_FILLS.items())
    + "".join(f':is(text,path)[fill="{light}"]{{fill:{dark}}}' for light, dark in _DARK_WORDS.items())
    + f'[stroke="{INK}"]{{stroke:{_DARK_INK}}}'
    + f".painted :is(circle,path){{fill:{_DARK_INK};stroke:{_DARK_PAPER}}}.painted text{{fill:{_DARK_PAPER}}}"
    + "}"
)
"""The style of a drawing of cards in the dark: ink and paper change places; gems and plates keep their colors."""
_ILLEGAL = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # not a Char of XML 1.0

# -- the document -----------------------------------------------------------------------------------------------------

_ON_A_PAGE = ' style="max-width:100%;height:auto"'


def document(
    sizes: tuple[float, float],
    words: tuple[str, str],
    blocks: Iterable[str],
    *,
    per_mm: float | None = None,
    may_be_dark: bool = False,
) -> str:
    """Return an SVG document of a width and a height, with a title and a description for screen readers.

    With `per_mm`, the number of units in a millimeter, the document has a real size; without, it shrinks to fit a page.
    With `may_be_dark` it is dark where the reader prefers a dark color scheme: for a screen, not for paper.
    """
    (width, height), (title, description) = map(number, sizes), map(escaped, words)
    real = [number(size) if per_mm is None else f"{number(size / per_mm)}mm" for size in sizes]
    size = f'width="{real[0]}" height="{real[1]}"{_ON_A_PAGE if per_mm is None else ""}'
    return "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {size} role="img"',
            f'  aria-labelledby="viceroy-title viceroy-desc" font-family="{FONT}">',
            f'<title id="viceroy-title">{title}</title>',
            f'<desc id="viceroy-desc">{description}</desc>',
            *([f"<style>{DARK}</style>"] if may_be_dark else []),
            rectangle(0, 0, *sizes, fill=PAPER),
            *blocks,
            "</svg>",
            "",
        ]
    )


SERIF = "Georgia, 'Noto Serif', 'DejaVu Serif', 'Liberation Serif', 'Times New Roman', serif"


def moved(drawn: str, x: float, y: float, scale: float = 1) -> str:
    """Move a drawing, and scale it."""
    scaled = "" if scale == 1 else f" scale({scale:.4f})"
    return f'<g transform="translate({number(x)} {number(y)}){scaled}">\n{drawn}\n</g>'


# -- text -------------------------------------------------------------------------------------------------------------


def escaped(text: str) -> str:
    r"""Escape text for an element or a quoted attribute; replace characters that XML forbids.

    >>> escaped('<Ada & "Ben">\x00')
    '&lt;Ada &amp; &quot;Ben&quot;&gt;�'
    """
    return escape(_ILLEGAL.sub("�", text), {'"': "&quot;", "'": "&apos;"})


def number(value: float) -> str:
    """Format a length with at most two decimals.

    >>> number(12.5), number(1 / 3), number(4.0)
    ('12.5', '0.33', '4')
    """
    return f"{round(value, 2) + 0:.2f}".rstrip("0").rstrip(".")


def breadth(text: str) -> float:
    """Estimate the width of a text in a sans-serif font of size 1, with a margin."""
    return sum(map(_breadth, text))


def _breadth(char: str) -> float:
    if char in _BROADEST:
        return 1.1
    return 0.9 if char in _WIDE else 0.38 if char in _SLIM else 0.63 * cells(char)


def fitting(text: str, size: float, width: float) -> float:
    """Return the largest font size up to `size` at which a text fits `width`."""
    return min(size, width / max(0.1, breadth(text)))


def text_at(
    x: float, y: float, text: str, size: float, *, anchor: str = "middle", fill: str = INK, bold: bool = False
) -> str:
    """Draw a line of text; `y` is its baseline."""
    weight = ' font-weight="700"' if bold else ""
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
    return f'<text {place} text-anchor="{anchor}" fill="{fill}"{weight}>{escaped(text)}</text>'


def rectangle(
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    fill: str,
    stroke: str = "none",
    radius: float = 0,
    opacity: float = 1,
) -> str:
    """Draw a rectangle; `opacity` is that of its inside."""
    sides = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    corner = f' rx="{number(radius)}"' if radius else ""
    thin = f' fill-opacity="{number(opacity)}"' if opacity < 1 else ""
    return f'<rect {sides}{corner} fill="{fill}"{thin} stroke="{stroke}"/>'


def picture(x: float, y: float, width: float, height: float, address: str) -> str:
    """Draw a picture so that it fills a rectangle, cut on two sides where it has another shape.

    Its address is one of the scheme `data`: nothing is fetched.
    """
    box = f'width="{number(width)}" height="{number(height)}"'
    image = f'<image {box} preserveAspectRatio="xMidYMid slice" href="{address}"/>'
    return f'<svg x="{number(x)}" y="{number(y)}" {box} overflow="hidden">{image}</svg>'


# -- colors: a shape and a letter -------------------------------------------------------------------------------------


def badge(x: float, y: float, radius: float, color: Color | None, *, painted: bool = False) -> str:
    """Draw the shape and letter of a color: white on its color, dark where painted."""
    if color is None:
        return ""
    paper, ink = (INK, PAPER) if painted else (PAPER, INK)
    size, drop = (1.1, 0.52) if color is Color.GREEN else (1.3, 0.47)  # a triangle has room at its foot
    letter = text_at(x, y + radius * drop, color.letter, radius * size, fill=ink, bold=True)
    drawn = _shape(x, y, radius, color, f'fill="{paper}" stroke="{ink}" stroke-width="0.8"') + letter
    return f'<g class="painted">{drawn}</g>' if painted else drawn


def gem(x: float, y: float, radius: float, color: Color, *, painted: bool = False) -> str:
    """Draw a gem: a disc of its color with the badge."""
    disc = f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{FILLS[color]}"/>'
    return disc + badge(x, y, radius * 2 / 3, color, painted=painted)


def _shape(x: float, y: float, radius: float, color: Color, style: str) -> str:
    if color is Color.BLUE:
        return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius * 0.95)}" {style}/>'
    if color is Color.YELLOW:
        half = radius * 0.84
        return f'<path d="M{points(x, y, (-half, -half), (half, -half), (half, half), (-half, half))}Z" {style}/>'
    if color is Color.RED:
        tip = radius * 1.18
        return f'<path d="M{points(x, y, (0, -tip), (tip, 0), (0, tip), (-tip, 0))}Z" {style}/>'
    top, base, foot = radius * 1.15, radius * 1.08, radius * 0.78
    return f'<path d="M{points(x, y, (0, -top), (base, foot), (-base, foot))}Z" {style}/>'


def points(x: float, y: float, *offsets: tuple[float, float]) -> str:
    """Return the corners of a path around (x, y)."""
    return "L".join(f"{number(x + dx)} {number(y + dy)}" for dx, dy in offsets)


OUTLINE = 0.8
"""How thick the outline of a section is."""


def quarter(
    x: float,
    y: float,
    radius: float,
    side: tuple[int, int],
    color: Color | None,
    *,
    painted: bool = False,
    mark: float = 0.36,
) -> str:
    """Draw a section: a quarter of a disc around (x, y); the signs of `side` say which.

    `mark` is the size of its badge, in radii; from 0.3 on, corners of a triangle reach over the edge.
    """
    right, down = side
    sweep = 1 if right * down > 0 else 0
    edge = f"M{number(x)} {number(y)}h{number(radius * right)}"
    arc = f"A{number(radius)} {number(radius)} 0 0 {sweep} {number(x)} {number(y + radius * down)}Z"
    fill = BLANK_FILL if color is None else FILLS[color]
    drawn = f'<path d="{edge}{arc}" fill="{fill}" stroke="{INK}" stroke-width="{OUTLINE}"/>'
    inward = radius * 0.43
    return drawn + badge(x + inward * right, y + inward * down, radius * mark, color, painted=painted)


def card_sections(
    sections: Sections, width: float, height: float
) -> Iterator[tuple[str, tuple[float, float], tuple[int, int], Color | None]]:
    """Yield each section of a card: its corner, where its circle has the middle, to which side it lies, its color."""
    middle = width / 2, height
    yield "top_left", (0, 0), (1, 1), sections.top_left
    yield "top_right", (width, 0), (-1, 1), sections.top_right
    yield "bottom", middle, (-1, -1), sections.bottom_left
    yield "bottom", middle, (1, -1), sections.bottom_right


# -- paragraphs in a box ----------------------------------------------------------------------------------------------

_LINE_HEIGHT = 1.25  # in font sizes, from one baseline to the next
_PARAGRAPH_GAP = 0.55  # in font sizes, between paragraphs
_STEP = 0.97


@attrs.frozen
class FittedText:
    """Lines of text with a font size; each line with its baseline, counted from the top of the text."""

    size: float
    lines: tuple[tuple[float, str], ...]
    height: float
    indents: tuple[float, ...]
    """How far each line is moved to the right, where texts begin at the left: under an item of a list."""
    starts: tuple[int, ...]
    """The first line of each paragraph, by its index."""


def fitted(paragraphs: Sequence[str], width: float, height: float, size: float) -> FittedText:
    """Set paragraphs in a box, in type of `size` or as much smaller as it takes. However long, all of it is there.

    A paragraph may have line breaks of its own; behind one, an item of a list such as "(1) ..." is indented.

    >>> fitted(("Draw 3 cards.",), 100, 50, 10).lines
    ((10, 'Draw 3 cards.'),)
    """
    wanted = too_large = size
    while (text := _set(paragraphs, width, size, broken)).height > height:
        too_large = size
        size *= min(_STEP, (height / text.height) ** 0.5 / _STEP)  # a text needs room by the square of its size
    for _ in range(_TRIES if too_large > size else 0):
        larger = (size + too_large) / 2
        if _set(paragraphs, width, larger, broken).height <= height:
            size = larger
        else:
            too_large = larger
    if size > _SMALL * wanted:  # small type is not made smaller for its looks
        size = min((size * shrunk for shrunk in _SHRUNK), key=lambda smaller: _loose_lines(paragraphs, width / smaller))
    return _set(paragraphs, width, size, _balanced)


_TRIES = 4
_SMALL = 0.75
_SHRUNK = (1, 0.97, 0.94, 0.91, 0.88, 0.85)
_LOOSE = 0.4  # of the width: shorter lines look forgotten


def _loose_lines(paragraphs: Sequence[str], width: float) -> int:
    """Count the lines before the last one of a part that are mostly empty, since a long word follows."""
    parts = (part for paragraph in paragraphs for part in paragraph.split("\n"))
    return sum(breadth(line) < _LOOSE * width for part in parts for line, _ in _indented(part, width, _balanced)[:-1])


_ITEM = re.compile(r"\(\d+\) ")


def _indented(part: str, width: float, lines_of: Callable[[str, float], Iterable[str]]) -> list[tuple[str, float]]:
    """Break a part of a paragraph into lines, each with its indent in font sizes."""
    item = _ITEM.match(part)
    if item is None or (indent := breadth(item[0])) > width / 2:
        return [(line, 0.0) for line in lines_of(part, width)]
    first, *others = [*lines_of(part[item.end() :], width - indent), ""]
    return [(f"{item[0]}{first}".rstrip(), 0.0), *((line, indent) for line in others if line)]


def _set(
    paragraphs: Sequence[str], width: float, size: float, lines_of: Callable[[str, float], Iterable[str]]
) -> FittedText:
    lines: list[tuple[float, str]] = []
    indents: list[float] = []
    starts, baseline = [], size
    for paragraph in paragraphs:
        starts.append(len(lines))
        for part in paragraph.split("\n"):
            for line, indent in _indented(part, width / size, lines_of):
                lines.append((baseline, line))
                indents.append(indent * size)
                baseline += _LINE_HEIGHT * size
        baseline += _PARAGRAPH_GAP * size
    below = (_LINE_HEIGHT + _PARAGRAPH_GAP - 0.3) * size  # the last line has letters that reach below it
    return FittedText(size, tuple(lines), max(0.0, baseline - below), tuple(indents), tuple(starts))


def _balanced(text: str, width: float) -> list[str]:
    """Break a text into as few lines as a width allows, so that the sum of the squared gaps is least.

    This is the total fit of Knuth and Plass without hyphens: no word stands alone on a line that could have company.
    """
    pieces, space = [*_pieces(text, width)], breadth(" ")
    best = [(0, 0.0, 0)]  # for each number of words: lines, squared gaps, and where the last line begins
    for end in range(1, len(pieces) + 1):
        ends, used = [], -space
        for start in reversed(range(end)):
            used += pieces[start][1] + space
            if used > width and start < end - 1:
                break
            lines, gaps, _ = best[start]
            ends.append((lines + 1, gaps + (width - used) ** 2, start))
        best.append(min(ends))
    broken_lines: list[str] = []
    end = len(pieces)
    while end:
        start = best[end][2]
        broken_lines.insert(0, " ".join(word for word, _ in pieces[start:end]))
        end = start
    return broken_lines


def broken(text: str, width: float) -> Iterator[str]:
    """Break a text into lines of a width, in font sizes, between words; a word wider than a line is broken too.

    >>> list(broken("Draw 3 cards", 4.5))
    ['Draw 3', 'cards']
    """
    line: list[str] = []
    used = 0.0
    for word, wide in _pieces(text, width):
        if line and used + wide > width:
            yield " ".join(line)
            line, used = [], 0.0
        line.append(word)
        used += wide + breadth(" ")
    if line:
        yield " ".join(line)


def _pieces(text: str, width: float) -> Iterator[tuple[str, float]]:
    """Yield words with their widths, and the parts of those that are wider than a line."""
    for word in filter(None, text.split(" ")):  # never at a no-break space
        wide = breadth(word)
        if wide <= width:
            yield word, wide
            continue
        start, used = 0, 0.0
        for end, char in enumerate(word):
            more = breadth(char)
            if used + more > width and end > start:
                yield word[start:end], used
                start, used = end, 0.0
            used += more
        yield word[start:], used


# -- chips -------------------------------------------------------------------------------------------------------------

_SCIENCE, _DEFENSE, _POWER, _ATTACK = "#0d6f79", "#56606b", "#4f3f24", "#7d2a12"
_MAX_ALIKE = 3  # chips of a kind; more tokens are one chip with a number

CHIP_HEIGHT = 15.0
_CHIP_GAP = 2.0
_CHIP_TEXT = 10.5  # font size


@attrs.frozen
class Chip:
    """A small plate with an optional gem badge, sign and text."""

    text: str
    fill: str
    ink: str = PAPER
    gem: Color | None = None
    sign: str = ""
    """One of `_SIGNS`, cards or infinity."""

    @property
    def width(self) -> float:
        """The width in SVG units."""
        return 5 + self._text_width + (12 if self.gem else 0) + (11 if self.sign else 0)

    @property
    def _text_width(self) -> float:
        return _CHIP_TEXT * 1.06 * breadth(self.text)

    def drawn(self, x: float, y: float) -> str:
        """Draw it with its top left corner at (x, y)."""
        edge = INK if self.fill == PAPER else "none"
        parts = [rectangle(x, y, self.width, CHIP_HEIGHT, fill=self.fill, stroke=edge, radius=4)]
        x += 2.5
        if self.gem is not None:
            parts.append(f'<circle cx="{number(x + 6)}" cy="{number(y + 7.5)}" r="6.6" fill="{FILLS[self.gem]}"/>')
            parts.append(badge(x + 6, y + 7.5, 4.4, self.gem))
            x += 12
        if self.sign:
            parts.append(_sign(self.sign, x, y, self.ink))
            x += 11
        if self.text:
            middle = x + self._text_width / 2
            parts.append(text_at(middle, y + 11.2, self.text, _CHIP_TEXT, fill=self.ink, bold=True))
        return "".join(parts)


_SIGNS = {  # the corners of a shape around its middle
    "crown": ((-4, 3.5), (-4.5, -3), (-2, -0.5), (0, -4), (2, -0.5), (4.5, -3), (4, 3.5)),
    "gem": ((0, -4.5), (4.2, 0), (0, 4.5), (-4.2, 0)),
    "flask": ((-1.5, -4.5), (1.5, -4.5), (1.5, -1), (4.2, 4.2), (-4.2, 4.2), (-1.5, -1)),
    "star": ((0, -5), (1.2, -1.4), (4.8, -1.4), (1.9, 0.9), (3, 4.4), (0, 2.3), (-3, 4.4), (-1.9, 0.9), (-4.8, -1.4),
             (-1.2, -1.4)),
    "shield": ((-4, -4.2), (4, -4.2), (4, 0.4), (2.6, 3), (0, 4.8), (-2.6, 3), (-4, 0.4)),
    "sword": ((0, -5.4), (1.1, -4), (1.1, 1), (3.4, 1), (3.4, 2.4), (0.9, 2.4), (0.9, 4.8), (-0.9, 4.8), (-0.9, 2.4),
              (-3.4, 2.4), (-3.4, 1), (-1.1, 1), (-1.1, -4)),
}  # fmt: skip


def _sign(sign: str, x: float, y: float, ink: str) -> str:
    if sign in _SIGNS:
        return f'<path d="M{points(x + 5, y + 7.5, *_SIGNS[sign])}Z" fill="{ink}"/>'
    style = f'fill="none" stroke="{ink}" stroke-width="1.5"'
    if sign == "cards":
        under = f'<path d="M{number(x + 3)} {number(y + 2.7)}h6v8" {style}/>'
        return under + f'<path d="M{number(x + 0.8)} {number(y + 5)}h5.6v7.6h-5.6Z" {style}/>'
    loops = (f'<circle cx="{number(x + dx)}" cy="{number(y + 7.5)}" r="2.3" {style}/>' for dx in (2.6, 7.4))
    return "".join(loops)


def chips(placed: PlacedCard, labels: Labels) -> tuple[Chip, ...]:
    """Return the chips of everything on and under a card."""
    infinite = map(_infinite_chip, placed.infinite_gems)
    tucked = [Chip(str(placed.tucked_count), PAPER, INK, sign="cards")] if placed.tucked_count else []
    return (*_token_chips(placed.tokens, labels), *infinite, *_stored_chips(placed), *tucked)


def _token_chips(tokens: Tokens, labels: Labels) -> Iterator[Chip]:
    yield from map(power_chip, tokens.power)
    yield from _letter_chips(tokens.science, labels.letters[TokenSide.SCIENCE], _SCIENCE)
    yield from _letter_chips(tokens.magic, labels.letters[TokenSide.MAGIC], MAGIC)
    yield from _letter_chips(tokens.defense, labels.letters[TokenSide.DEFENSE], _DEFENSE)
    yield from _magic_bonus_chips(tokens, labels)
    yield from _circle_bonus_chips(tokens)


def _letter_chips(count: int, letter: str, fill: str, sign: str = "") -> list[Chip]:
    many = count > _MAX_ALIKE
    return [Chip(f"{count}{letter}", fill, sign=sign)] if many else [Chip(letter, fill, sign=sign)] * count


def _magic_bonus_chips(tokens: Tokens, labels: Labels) -> list[Chip]:
    return [Chip(f"{labels.letters[TokenSide.MAGIC]}+{value}", PAPER, MAGIC) for value in tokens.magic_bonus]


def _circle_bonus_chips(tokens: Tokens) -> list[Chip]:
    return [Chip(f"+{value}", PAPER, INK, gem=color) for color, value in tokens.circle_bonus]


def _stored_chips(placed: PlacedCard) -> Iterator[Chip]:
    if not isinstance(placed.stored, int):
        yield from _colored_chips(placed.stored)
    elif placed.stored:
        yield Chip(str(placed.stored), PAPER, INK, sign="gem")  # of unknown colors


def _colored_chips(gems: Gems) -> list[Chip]:
    return [Chip(str(count), PAPER, INK, gem=color) for color, count in zip(COLORS, gems, strict=True) if count]


def reward_chips(reward: Reward, labels: Labels) -> tuple[tuple[tuple[Chip, ...], str], ...]:
    """Return the chips of a reward by what it gives, in the order of A7, each kind with its word."""
    tokens, gem, letters = reward.tokens, reward.infinite_gem, labels.letters
    kinds = (
        (_number_chip(reward.gems, "gem"), labels.gems),
        (_colored_chips(reward.colored_gems), labels.gems),
        ([power_chip(value) for value in tokens.power], labels.power),
        (_number_chip(reward.draw, "cards"), labels.draw),
        (_letter_chips(tokens.science, letters[TokenSide.SCIENCE], _SCIENCE, "flask"), labels.science),
        (_letter_chips(tokens.magic, letters[TokenSide.MAGIC], MAGIC, "star"), labels.magic),
        (_letter_chips(tokens.defense, letters[TokenSide.DEFENSE], _DEFENSE, "shield"), labels.defense),
        (_letter_chips(reward.attack, letters[TokenSide.ATTACK], _ATTACK, "sword"), labels.attack),
        ([attrs.evolve(chip, sign="star") for chip in _magic_bonus_chips(tokens, labels)], labels.magic_bonus),
        (_circle_bonus_chips(tokens), labels.circle_bonus),
        ([_infinite_chip(None if gem == "any" else gem)] if gem else [], labels.infinite_gem),
    )
    return tuple((tuple(of_kind), word) for of_kind, word in kinds if of_kind)


def _number_chip(count: int, sign: str) -> list[Chip]:
    return [Chip(str(count), PAPER, INK, sign=sign)] if count else []


def power_chip(value: int) -> Chip:
    """Return the chip of a power token."""
    return Chip(str(value), _POWER, sign="crown")


def _infinite_chip(gem: Color | None) -> Chip:
    """Return the chip of an infinite gem, of any color for None."""
    return Chip("" if gem else "?", INK, gem=gem, sign="infinity")


def arranged(all_chips: Sequence[Chip], x: float, y: float, room: tuple[float, float], largest: float = 1) -> str:
    """Draw chips in centered rows from (x, y), scaled down from `largest` until all fit a width and a height."""
    if not all_chips:
        return ""
    scale = largest
    rows = _rows(all_chips, room[0] / scale)
    while _height(rows) * scale > room[1] or max(map(_length, rows)) * scale > room[0]:
        scale *= 0.85
        rows = _rows(all_chips, room[0] / scale)
    drawn = []
    for index, row in enumerate(rows):
        at = (room[0] / scale - _length(row)) / 2
        for chip in row:
            drawn.append(chip.drawn(at, index * (CHIP_HEIGHT + _CHIP_GAP)))
            at += chip.width + _CHIP_GAP
    return f'<g transform="translate({number(x)} {number(y)}) scale({number(scale)})">{"".join(drawn)}</g>'


def _rows(all_chips: Sequence[Chip], width: float) -> list[list[Chip]]:
    rows: list[list[Chip]] = [[]]
    for chip in all_chips:
        if rows[-1] and _length([*rows[-1], chip]) > width:
            rows.append([])
        rows[-1].append(chip)
    return rows


def _length(row: Sequence[Chip]) -> float:
    return sum(chip.width for chip in row) + _CHIP_GAP * (len(row) - 1)


def _height(rows: Sequence[Sequence[Chip]]) -> float:
    return len(rows) * (CHIP_HEIGHT + _CHIP_GAP)


def _example_chips(labels: Labels) -> Iterator[tuple[Chip, str]]:
    """Yield a chip of each kind with its label."""
    card = PlacedCard(Place(1, 0), DescribedCard(Sections(None, None, None, None)))
    for placed, label in (
        (attrs.evolve(card, tokens=Tokens(power=(12,))), labels.points),
        (attrs.evolve(card, tokens=Tokens(science=1)), labels.science),
        (attrs.evolve(card, tokens=Tokens(magic=1)), labels.magic),
        (attrs.evolve(card, tokens=Tokens(defense=1)), labels.defense),
        (attrs.evolve(card, tokens=Tokens(magic_bonus=(3,))), labels.magic_bonus),
        (attrs.evolve(card, tokens=Tokens(circle_bonus=(CircleBonus(Color.RED, 2),))), labels.circle_bonus),
        (attrs.evolve(card, infinite_gems=(Color.RED,)), labels.infinite_gem),
        (attrs.evolve(card, stored=5), labels.stored_gem),
        (attrs.evolve(card, tucked=3), labels.tucked_card),
    ):
        yield chips(placed, labels)[0], label


# -- pyramid -----------------------------------------------------------------------------------------------------------

WIDTH = 70.0  # of a card
HEIGHT = 104.0
RADIUS = 20.0  # of a circle
_NUMBER, _NAME = 17.0, 11.0  # font sizes
_NUMBER_ROOM = WIDTH - 2 * RADIUS - 5  # between the corners, with space for bold type and the rings of circles
_SHORT_NAME, _MAX_LINE_LENGTH = 11, 15  # columns: what fits at full size, and the most on a line
_CHIPS_TOP, _CHIPS_ROOM = 47.0, 2 * CHIP_HEIGHT + 2 * _CHIP_GAP
_SIDES = {Section.LEFT: (-1, 1), Section.RIGHT: (1, 1), Section.BOTTOM_LEFT: (-1, -1), Section.BOTTOM_RIGHT: (1, -1)}


@attrs.frozen
class PyramidDrawing:
    """A pyramid drawn from (0, 0) to (`width`, `height`)."""

    pyramid: Pyramid
    painting: Painting
    catalog: Catalog

    @property
    def width(self) -> float:
        """The width of level 1."""
        return WIDTH * len(self._ground)

    @property
    def height(self) -> float:
        """The height of all levels."""
        return HEIGHT * self._top

    @property
    def _ground(self) -> list[int]:
        return [placed.place.x for placed in self.pyramid.cards if placed.place.level == 1]

    @property
    def _top(self) -> int:
        return max((placed.place.level for placed in self.pyramid.cards), default=0)

    def document(self) -> str:
        """Return an SVG document of the pyramid alone, as large as its cards and without paper behind them.

        It is drawn on dark cards where the reader prefers a dark color scheme.
        """
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(self.width)} {number(self.height)}"'
        return f'{head} font-family="{FONT}">\n<style>{DARK}</style>\n{self.drawn()}\n</svg>\n'

    def drawn(self) -> str:
        """Draw all cards, then all circles over their edges."""
        first, top = min(self._ground, default=0), self._top

        def corner(place: Place) -> tuple[float, float]:
            return (place.x - first + (place.level - 1) / 2) * WIDTH, (top - place.level) * HEIGHT

        circles = painted_circles(self.pyramid.circles, self.painting.paints)
        meeting = frozenset(_corners_of(circles))
        cards = (_card(placed, *corner(placed.place), meeting, self.catalog) for placed in self.pyramid.cards)
        rounds = (self._circle(circle, *corner(circle.place)) for circle in circles)
        return "\n".join([*cards, *rounds])

    def _circle(self, circle: Circle, x: float, y: float) -> str:
        """Draw a circle under the card whose top left corner is at (x, y)."""
        middle, edge = x + WIDTH / 2, y + HEIGHT
        painted = {paint.section for paint in self.painting.paints if paint.circle == circle.place}
        parts = [
            quarter(middle, edge, RADIUS, _SIDES[section], color, painted=section in painted)
            for section, color in zip(SECTIONS, circle.colors, strict=True)
        ]
        ring = f'<circle cx="{number(middle)}" cy="{number(edge)}" r="{number(RADIUS)}" fill="none" stroke="{INK}"'
        parts.append(f'{ring} stroke-width="{"3.2" if circle.color else "1"}"/>')
        title = f"<title>{escaped(self._circle_title(circle, len(painted)))}</title>"
        return f'<g class="circle">{title}{"".join(parts)}</g>'

    def _circle_title(self, circle: Circle, painted: int) -> str:
        labels, words = self.catalog.labels, self.catalog.words
        named = labels.circle if circle.color else ""
        colors = ", ".join(words.color_word(color) if color else "-" for color in _of_circle(circle))
        note = f" ({labels.painted}{words.colon}{painted})" if painted else ""
        return f"{named} {colors}".strip() + note


def _of_circle(circle: Circle) -> Sequence[Color | None]:
    return (circle.color,) if circle.color else circle.colors


def _corners_of(circles: Iterable[Circle]) -> Iterator[tuple[Place, str]]:
    """Yield the corners of cards that are drawn with a circle."""
    for circle in circles:
        left, right = circle.place.supports
        yield left, "top_right"
        yield right, "top_left"
        yield circle.place, "bottom"


# -- a card -----------------------------------------------------------------------------------------------------------


def _card(placed: PlacedCard, x: float, y: float, meeting: frozenset[tuple[Place, str]], catalog: Catalog) -> str:
    card = placed.card
    middle, shown = x + WIDTH / 2, number_of(card)
    parts = [
        f"<title>{escaped(title_of(card, catalog.language))}</title>",
        rectangle(x, y, WIDTH, HEIGHT, fill=CARD_FILLS[card.kind], stroke=CARD_EDGE, radius=3),
        *_loose_sections(placed, x, y, meeting),
        text_at(middle, y + 17, shown, fitting(shown, _NUMBER, _NUMBER_ROOM), bold=True),
        *_name(name_of(card, catalog.language), middle, y),
        arranged(chips(placed, catalog.labels), x + 2, y + _CHIPS_TOP, (WIDTH - 4, _CHIPS_ROOM)),
    ]
    return f'<g class="card">{"".join(parts)}</g>'


def _loose_sections(placed: PlacedCard, x: float, y: float, meeting: frozenset[tuple[Place, str]]) -> Iterator[str]:
    """Draw the sections that belong to no circle."""
    for corner, (cx, cy), side, color in card_sections(placed.card.sections, WIDTH, HEIGHT):
        if (placed.place, corner) not in meeting:
            yield quarter(x + cx, y + cy, RADIUS, side, color)


def _name(name: str, middle: float, y: float) -> Iterator[str]:
    lines = _two_lines(name)
    size = min((fitting(line, _NAME, WIDTH - 5) for line in lines), default=_NAME)
    base = y + (36.5 if len(lines) == 1 else 30.5)
    for index, line in enumerate(lines):
        yield text_at(middle, base + index * 11.5, line, size)


def _two_lines(name: str) -> list[str]:
    """Break a long name after the space or hyphen nearest to its middle."""
    if columns(name) <= _SHORT_NAME:
        return [name] if name else []
    breaks = [index + 1 for index, char in enumerate(name) if char in " -" and 0 < index < len(name) - 1]
    if not breaks:
        return [shortened(name, _MAX_LINE_LENGTH)]
    middle = min(breaks, key=lambda index: abs(2 * index - len(name)))
    return [shortened(name[:middle].rstrip(), _MAX_LINE_LENGTH), shortened(name[middle:], _MAX_LINE_LENGTH)]


# -- score -------------------------------------------------------------------------------------------------------------

_SCORE_MARGIN = 12.0
_SCORE_PAGE = 6 * WIDTH + 2 * _SCORE_MARGIN  # the narrowest drawing has room for six cards side by side
_SCORE_HEAD, _SCORE_LINE = 52.0, 20.0
_HEAD_HEIGHT = _SCORE_HEAD + 4 * _SCORE_LINE + 12
_BLOCK_GAP = 34.0
_TOTAL = 26.0  # font size
_APART = 8.0  # at least, between texts side by side


def score_svg(positions: Sequence[FinalPosition], score: FinalScore, catalog: Catalog) -> str:
    """Return an SVG document: for each player the score lines and the pyramid, then a legend."""
    drawings = [
        PyramidDrawing(position.pyramid, player.painting, catalog)
        for position, player in zip(positions, score.players, strict=True)
    ]
    width = max([_SCORE_PAGE, *(drawing.width + 2 * _SCORE_MARGIN for drawing in drawings)])
    scale = width / _SCORE_PAGE  # of everything but the pyramids, to keep its share of the width
    y, blocks = _SCORE_MARGIN, []
    for player, drawing in zip(score.players, drawings, strict=True):
        blocks.append(moved(_player_head(player, catalog), 0, y, scale))
        y += _HEAD_HEIGHT * scale
        blocks.append(moved(drawing.drawn(), (width - drawing.width) / 2, y, 1))
        y += drawing.height + _BLOCK_GAP * scale
    legend, height = _legend(catalog)
    blocks.append(moved(legend, 0, y, scale))
    return document(
        (width, y + (height + _SCORE_MARGIN) * scale),
        (_title(score, catalog), _description(positions, score, catalog)),
        blocks,
    )


# -- texts for screen readers -----------------------------------------------------------------------------------------


def _title(score: FinalScore, catalog: Catalog) -> str:
    totals = ", ".join(f"{printable(player.name)} {player.total}" for player in score.players)
    return f"Viceroy: {totals}. {winners_text(score, catalog)}"


def _description(positions: Sequence[FinalPosition], score: FinalScore, catalog: Catalog) -> str:
    return "\n\n".join(
        "\n".join(
            [
                _player_line(player, catalog),
                *_level_lines(position.pyramid, catalog),
                painting_text(position, player.painting, catalog, for_file=False),
            ]
        )
        for position, player in zip(positions, score.players, strict=True)
    )


def _player_line(player: PlayerScore, catalog: Catalog) -> str:
    lines = ", ".join(
        f"{catalog.labels.lines[line]} {points}" for line, points in zip(LINES, player.lines, strict=True)
    )
    return f"{player_result(player, catalog)}{catalog.words.semicolon}{lines}."


def _level_lines(pyramid: Pyramid, catalog: Catalog) -> Iterable[str]:
    for level in sorted({placed.place.level for placed in pyramid.cards}):
        cards = [title_of(placed.card, catalog.language) for placed in pyramid.cards if placed.place.level == level]
        yield f"{catalog.labels.level} {level}{catalog.words.colon}{', '.join(cards)}."


# -- head and legend --------------------------------------------------------------------------------------------------


def _player_head(player: PlayerScore, catalog: Catalog) -> str:
    name, total, rank = shortened(printable(player.name), 26), str(player.total), f"{catalog.labels.rank} {player.rank}"
    right, left = _SCORE_PAGE - _SCORE_MARGIN, _SCORE_MARGIN + 10
    beside = right - 12 - max(68, _TOTAL * BOLD * breadth(total) + _APART)
    room = beside - 14 * breadth(rank) - _APART - left
    parts = [
        rectangle(_SCORE_MARGIN, 0, right - _SCORE_MARGIN, _SCORE_HEAD - 8, fill=BAR, radius=6),
        text_at(left, 29, name, fitting(name, 21, room / BOLD), anchor="start", bold=True),
        text_at(right - 12, 30, total, _TOTAL, anchor="end", bold=True),
        text_at(beside, 28, rank, 14, anchor="end", fill=SOFT),
    ]
    for index, (line, points) in enumerate(zip(LINES, player.lines, strict=True)):
        column, row = divmod(index, 4)
        x, y = _SCORE_MARGIN + 10 + column * 212, _SCORE_HEAD + 8 + row * _SCORE_LINE
        parts.append(text_at(x, y, catalog.labels.lines[line], 14, anchor="start"))
        parts.append(text_at(x + 176, y, str(points), 14, anchor="end", bold=True))
    return "".join(parts)


def _legend(catalog: Catalog) -> tuple[str, float]:
    """Return the legend in two columns, and its height."""
    rows = [*_legend_marks(catalog), *_legend_chips(catalog.labels)]
    half = (len(rows) + 1) // 2
    parts = [
        f'<path d="M{number(_SCORE_MARGIN)} 0H{number(_SCORE_PAGE - _SCORE_MARGIN)}" stroke="{SOFT}" stroke-width="1"/>'
    ]
    for index, (mark, text) in enumerate(rows):
        column, row = divmod(index, half)
        x, y = _SCORE_MARGIN + 10 + column * 212, 16 + row * 22
        parts.append(f'<g transform="translate({number(x)} {number(y)})">{mark}</g>')
        parts.append(text_at(x + 42, y + 12, text, fitting(text, 13, 160), anchor="start"))
    return "".join(parts), 16 + half * 22


def _legend_marks(catalog: Catalog) -> Iterable[tuple[str, str]]:
    labels = catalog.labels
    for color in COLORS:
        yield gem(17, 7.5, 9, color), catalog.words.color_word(color)
    yield f'<circle cx="17" cy="7.5" r="7" fill="none" stroke="{INK}" stroke-width="3.2"/>', labels.circle
    yield gem(17, 7.5, 9, Color.RED, painted=True), labels.painted


def _legend_chips(labels: Labels) -> Iterable[tuple[str, str]]:
    for chip, text in _example_chips(labels):
        yield chip.drawn((34 - chip.width) / 2, (15 - CHIP_HEIGHT) / 2), text
