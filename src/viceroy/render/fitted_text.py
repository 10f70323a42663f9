"""Paragraphs set in a box: wrapped, and in the largest type that fits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import attrs

from viceroy.render.svg_marks import breadth

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
    return _set(paragraphs, width, size, _balanced)


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
    """Break a text into as few lines as a width allows, of about the same length."""
    lines = list(broken(text, width))
    narrower = lines
    while len(narrower) == len(lines) and width > 1:
        lines, width = narrower, width * _STEP
        narrower = list(broken(text, width))
    return lines


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
