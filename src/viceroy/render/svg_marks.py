"""Elements of an SVG drawing: the document, text and paragraphs, lengths, colored shapes and sections."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from xml.sax.saxutils import escape

import attrs

from viceroy.messages import cells
from viceroy.model.cards import Sections
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import Color

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
    x: float, y: float, width: float, height: float, *, fill: str, stroke: str = "none", radius: float = 0
) -> str:
    """Draw a rectangle."""
    sides = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    corner = f' rx="{number(radius)}"' if radius else ""
    return f'<rect {sides}{corner} fill="{fill}" stroke="{stroke}"/>'


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
    drawn = f'<path d="{edge}{arc}" fill="{fill}" stroke="{INK}" stroke-width="0.8"/>'
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


LINE_HEIGHT = 1.25  # in font sizes, from one baseline to the next
_PARAGRAPH_GAP = 0.55  # in font sizes, between paragraphs
_STEP = 0.97


@attrs.frozen
class FittedText:
    """Lines of text with a font size; each line with its baseline, counted from the top of the text."""

    size: float
    lines: tuple[tuple[float, str], ...]
    height: float


def fitted(paragraphs: Sequence[str], width: float, height: float, size: float) -> FittedText:
    """Set paragraphs in a box, in type of `size` or as much smaller as it takes. However long, all of it is there.

    A paragraph may have line breaks of its own.

    >>> fitted(("Draw 3 cards.",), 100, 50, 10).lines
    ((10, 'Draw 3 cards.'),)
    """
    while (text := _set(paragraphs, width, size, broken)).height > height:
        size *= min(_STEP, (height / text.height) ** 0.5 / _STEP)  # a text needs room by the square of its size
    size = min((size * shrunk for shrunk in _SHRUNK), key=lambda smaller: _loose_lines(paragraphs, width / smaller))
    return _set(paragraphs, width, size, _balanced)


_SHRUNK = (1, 0.97, 0.94, 0.91, 0.88, 0.85)
_LOOSE = 0.4  # of the width: shorter lines look forgotten


def _loose_lines(paragraphs: Sequence[str], width: float) -> int:
    """Count the lines before the last one of a part that are mostly empty, since a long word follows."""
    parts = (part for paragraph in paragraphs for part in paragraph.split("\n"))
    return sum(breadth(line) < _LOOSE * width for part in parts for line in _balanced(part, width)[:-1])


def _set(
    paragraphs: Sequence[str], width: float, size: float, lines_of: Callable[[str, float], Iterable[str]]
) -> FittedText:
    lines, baseline = [], size
    for paragraph in paragraphs:
        for line in (line for part in paragraph.split("\n") for line in lines_of(part, width / size)):
            lines.append((baseline, line))
            baseline += LINE_HEIGHT * size
        baseline += _PARAGRAPH_GAP * size
    below = (LINE_HEIGHT + _PARAGRAPH_GAP - 0.3) * size  # the last line has letters that reach below it
    return FittedText(size, tuple(lines), max(0.0, baseline - below))


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
