"""Where the texts of an SVG drawing stand, by the estimate of their width that the drawing uses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple
from xml.etree import ElementTree

from viceroy.render.svg import breadth

SVG = "{http://www.w3.org/2000/svg}"
_MOVE = re.compile(r"translate\(([-\d.]+) ([-\d.]+)\)")
_SCALE = re.compile(r"scale\(([\d.]+)\)")


class Text(NamedTuple):
    """A drawn text and its box, from the height of its capitals down to its baseline, in units of the drawing."""

    text: str
    left: float
    top: float
    right: float
    bottom: float
    size: float

    def overlaps(self, other: Text) -> bool:
        """Whether two texts run into each other, by more than a rounding error."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > 0.1 and down > 0.1


def drawn_texts(drawing: str) -> list[Text]:
    return list(_texts(ElementTree.fromstring(drawing), 0, 0, 1))


def overlapping(texts: list[Text]) -> list[tuple[str, str]]:
    return [(some.text, other.text) for some, other in combinations(texts, 2) if some.overlaps(other)]


def _texts(element: ElementTree.Element, x: float, y: float, scale: float) -> Iterator[Text]:
    transform = element.get("transform", "")
    if moved := _MOVE.search(transform):
        x, y = x + float(moved[1]) * scale, y + float(moved[2]) * scale
    if scaled := _SCALE.search(transform):
        scale *= float(scaled[1])
    if element.tag == f"{SVG}text":
        yield _text(element, x, y, scale)
    for part in element:
        yield from _texts(part, x, y, scale)


def _text(element: ElementTree.Element, x: float, y: float, scale: float) -> Text:
    text = element.text or ""
    size = float(element.attrib["font-size"]) * scale
    at, baseline = x + float(element.attrib["x"]) * scale, y + float(element.attrib["y"]) * scale
    width = breadth(text) * size
    left = {"start": at, "middle": at - width / 2, "end": at - width}[element.attrib["text-anchor"]]
    return Text(text, left, baseline - 0.73 * size, left + width, baseline, size)
