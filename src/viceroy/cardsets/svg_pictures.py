"""What an SVG may hold that a card shows: shapes, text and colors; nothing that runs, is fetched or never ends."""

from __future__ import annotations

import re
from base64 import b64decode
from binascii import Error as BadBase64
from collections.abc import Callable
from xml.parsers import expat

import attrs

_SVG, _XLINK = "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"
_EDITORS = (  # whose programs write notes for themselves into a drawing
    "http://www.inkscape.org/",
    "http://sodipodi.sourceforge.net/",
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
    "http://creativecommons.org/ns#",
    "http://web.resource.org/cc/",
    "http://purl.org/dc/",
    "http://ns.adobe.com/",
    "http://www.bohemiancoding.com/sketch/",
    "http://www.serif.com/",
    "http://www.figma.com/",
)
_DRAWN = frozenset((
    "svg", "g", "defs", "symbol", "use", "switch", "title", "desc", "metadata", "style", "path", "rect", "circle",
    "ellipse", "line", "polyline", "polygon", "text", "tspan", "textPath", "linearGradient", "radialGradient", "stop",
    "pattern", "clipPath", "mask", "marker", "image", "filter", "feBlend", "feColorMatrix", "feComponentTransfer",
    "feComposite", "feDropShadow", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur", "feMerge",
    "feMergeNode", "feMorphology", "feOffset",
))  # fmt: skip
_URL = re.compile(r"""url\(\s*(?!['"]?\s*#)""", re.IGNORECASE)
_FETCHING = re.compile(r"@import|image-set\(|expression\(|behavior\s*:|-moz-binding", re.IGNORECASE)
_EMBEDDED = re.compile(r"data:image/(?:png|jpeg|jpg);base64,([\sA-Za-z0-9+/=]*)")
_MAX_DEPTH = 100
_MAX_ELEMENTS = 50_000
"""Of a drawing, with those that `use` repeats."""


def svg_fault(content: bytes, raster_fault: Callable[[bytes], str]) -> str:
    """Return what is wrong with an SVG; empty for one that may be shown. `raster_fault` judges pictures inside."""
    check = _Check(raster_fault)
    parser = check.parser
    try:
        parser.Parse(content, True)
        check.count()
    except _Refused as refused:
        return f"has {refused} in line {parser.CurrentLineNumber}, which no card shows"
    except expat.ExpatError as error:
        return f"is no SVG: {expat.ErrorString(error.code)} (line {error.lineno})"
    except (ValueError, LookupError):  # an encoding that nobody knows
        return "is no SVG that can be read; save it in UTF-8"
    return ""


class _Refused(Exception):
    """The message says what the drawing has."""


@attrs.define(eq=False)
class _Node:
    """An element: those inside it, and what it repeats."""

    repeats: str = ""
    inside: list[_Node] = attrs.field(factory=list)


class _Check:
    """Reads a drawing, element by element."""

    def __init__(self, raster_fault: Callable[[bytes], str]) -> None:
        self._raster_fault = raster_fault
        self._open = [_Node()]
        self._by_id: dict[str, _Node] = {}
        self._elements = 0
        self._style: list[str] = []
        self._in_style = False
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.parser.EntityDeclHandler = self._entity
        self.parser.ProcessingInstructionHandler = self._instruction

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        namespace, _, local = name.rpartition(" ")
        self._elements += 1
        if len(self._open) == 1 and (namespace, local) != (_SVG, "svg"):
            raise _Refused(f"no svg as its first element, but {local}")
        if self._in_style:
            raise _Refused(f"an element {local!r} inside a style")
        if len(self._open) > _MAX_DEPTH or self._elements > _MAX_ELEMENTS:
            raise _Refused("too many elements")
        if not (local in _DRAWN if namespace == _SVG else namespace.startswith(_EDITORS)):
            raise _Refused(f"an element {local!r}")
        node = _Node()
        for key, value in attributes.items():
            self._attribute(key, value, node, is_image=local == "image")
        self._open[-1].inside.append(node)
        self._open.append(node)
        self._in_style = namespace == _SVG and local == "style"

    def _attribute(self, key: str, value: str, node: _Node, *, is_image: bool) -> None:
        namespace, _, local = key.rpartition(" ")
        if local.lower().startswith("on"):
            raise _Refused(f"a script ({local})")
        if local == "base" and namespace:
            raise _Refused("a link (xml:base)")
        if local in ("href", "src") and namespace in ("", _XLINK):
            self._link(value.strip(), node, is_image=is_image)
        elif local == "id" and not namespace:
            self._by_id[value] = node
        if not namespace:
            _check_css(value)

    def _link(self, value: str, node: _Node, *, is_image: bool) -> None:
        if value.startswith("#"):
            node.repeats = value[1:]
            return
        found = _EMBEDDED.fullmatch(value) if is_image else None
        if found is None:
            raise _Refused(f"a link to something else ({value[:40]!r})")
        try:
            fault = self._raster_fault(b64decode(found[1]))
        except BadBase64:
            fault = "is damaged"
        if fault:
            raise _Refused(f"a picture inside that {fault}")

    def _end(self, _: str) -> None:
        self._open.pop()
        if self._in_style:
            _check_css("".join(self._style))
            self._style.clear()
            self._in_style = False

    def _text(self, text: str) -> None:
        if self._in_style:
            self._style.append(text)

    def _entity(self, *_: object) -> None:
        raise _Refused("an entity of its own")

    def _instruction(self, target: str, _: str) -> None:
        if target == "xml-stylesheet":
            raise _Refused("a style sheet of its own")

    def count(self) -> None:
        """Raise `_Refused` if elements repeat others without end, or make very many."""
        if self._count(self._open[0], 0, {}) > _MAX_ELEMENTS:
            raise _Refused("too many elements")

    def _count(self, node: _Node, depth: int, known: dict[_Node, int]) -> int:
        if depth > 2 * _MAX_DEPTH:
            raise _Refused("elements that repeat each other without end")
        if node not in known:
            repeated = self._by_id.get(node.repeats)
            others = node.inside if repeated is None else [*node.inside, repeated]
            known[node] = 1 + sum(self._count(other, depth + 1, known) for other in others)
        return known[node]


def _check_css(text: str) -> None:
    """Raise `_Refused` for a style, or an attribute that may be one, that fetches something or hides its words."""
    if _URL.search(text) or _FETCHING.search(text) or "\\" in text:
        raise _Refused("a link to something else (in its style)")


# -- in a card --------------------------------------------------------------------------------------------------------

_RATIO = re.compile(rb"""\spreserveAspectRatio\s*=\s*(?:"[^"]*"|'[^']*')""")
_START = re.compile(rb"""<(?:[\w.-]+:)?svg(?:[^>"']|"[^"]*"|'[^']*')*?(?=/?>)""")


def filling_svg(content: bytes) -> bytes:
    """Return a checked SVG that fills the place of a picture, cut on two sides where it has another shape.

    Chromium looks at what the SVG itself says of that, not at the element that shows it, and would leave edges.

    >>> filling_svg(b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 4"/>')
    b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 4" preserveAspectRatio="xMidYMid slice"/>'
    """
    begins: list[int] = []

    def start(*_: object) -> None:
        begins.append(parser.CurrentByteIndex)
        parser.StartElementHandler = None

    parser = expat.ParserCreate()
    parser.StartElementHandler = start
    parser.Parse(content, True)
    [begin] = begins
    tag = _START.match(content, begin)
    if tag is None:  # in an encoding of two bytes for each letter
        return content
    filled = _RATIO.sub(b"", tag[0]).rstrip() + b' preserveAspectRatio="xMidYMid slice"'
    return content[:begin] + filled + content[tag.end() :]
