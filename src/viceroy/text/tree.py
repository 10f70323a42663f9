"""Building the tree of a YAML file from parser events."""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum, auto
from math import isfinite
from typing import Any

import yaml

from viceroy.errors import Code
from viceroy.messages import shown
from viceroy.text.nodes import (
    ANCHORS,
    BLOCKS,
    COLONS,
    DEPTH,
    ESCAPES,
    MOST_DEPTH,
    QUESTION_MARKS,
    TAGS,
    Document,
    Node,
    Position,
    Problems,
    Scalar,
)

MOST_DIGITS = 18
MOST_PARTS = 100_000  # parser events: a card takes about a hundred

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # of which only the parser is used

NO_TEXT = re.compile(r"(?P<at>[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff])")
"""What no file of ours holds: controls, line breaks of YAML 1.1 alone, and what came of bytes that are not UTF-8."""


def build_tree(document: Document) -> None:
    """Build the tree of the document's text; raises `BadFile`.

    The root of an empty file is a null that was not written.
    """
    _TreeBuilder(document).build()


class _Next(Enum):
    """What the open list or mapping takes next; a mapping whose key was read takes that key's value."""

    ITEM = auto()
    KEY = auto()
    DROPPED_VALUE = auto()  # of a key that was refused


class _Open:
    """A list or mapping that is being read: its node, what it takes next, and whether it is written in brackets."""

    __slots__ = ("due", "is_flow", "node")

    def __init__(self, node: Node, due: _Next | str, *, is_flow: bool) -> None:
        self.node = node
        self.due = due
        self.is_flow = is_flow


class _TreeBuilder:
    """Builds the tree from parser events, without recursion."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._problems = Problems(document)
        self._stream: list[Node] = []
        self._open = [_Open(Node(self._stream, 1, 1), _Next.ITEM, is_flow=False)]
        self._is_odd = _ODD_IN_BRACKETS.search(document.text) is not None
        self._handlers: dict[type[yaml.Event], Callable[[Any, Position], None]] = {
            yaml.ScalarEvent: self._take_scalar,
            yaml.SequenceStartEvent: self._open_list,
            yaml.MappingStartEvent: self._open_mapping,
            yaml.SequenceEndEvent: self._close,
            yaml.MappingEndEvent: self._close,
            yaml.AliasEvent: self._refuse_alias,
            yaml.DocumentStartEvent: self._start_document,
        }

    def build(self) -> None:
        try:
            self._take_events()
        except yaml.MarkedYAMLError as error:
            from viceroy.text.slips import fault_of  # its patterns cost time, which a good file need not pay

            fault = fault_of(error, self._document.lines)
            self._problems.error((fault.line, fault.column), fault.code, fault.message)
        self._problems.finish()
        if self._stream:
            self._document.root = self._stream[0]

    def _take_events(self) -> None:
        handlers = self._handlers
        text = self._document.text.replace("\t", " ")
        place = (1, 1)
        left = MOST_PARTS
        try:
            for event in yaml.parse(text if text.endswith("\n") else text + "\n", Loader=_LOADER):
                mark: Any = event.start_mark
                place = (mark.line + 1, mark.column + 1)
                handler = handlers.get(type(event))
                if handler is not None:
                    handler(event, place)
                left -= 1
                if left < 0:
                    self._problems.error(place, Code.TOO_LARGE, "this file holds too much; it is read only up to here")
                    return
        except (ValueError, OverflowError):  # the parser written in Python, of an escape for no character
            self._problems.error(place, Code.YAML_SYNTAX, f"behind this, {ESCAPES}")

    def _start_document(self, _event: yaml.DocumentStartEvent, place: Position) -> None:
        if self._stream:
            self._problems.error(place, Code.YAML_FEATURE, "a second document starts here; a file holds one")
            self._problems.finish()

    def _take_scalar(self, event: yaml.ScalarEvent, place: Position) -> None:
        if event.anchor is not None or event.tag is not None:
            self._refuse_marks(event, place)
        text: str = event.value
        if event.style:
            self._refuse_spelling(text, event.style, place)
        elif self._is_odd and self._open[-1].is_flow:
            self._refuse_in_brackets(event, place)
        inside = self._open[-1]
        if inside.due is _Next.KEY:
            inside.due = self._key(text, event.style, place, inside.node.keys)
        else:
            self._put(Node(text, *place, text) if event.style else self._plain(text, place))

    def _refuse_spelling(self, text: str, style: str, place: Position) -> None:
        """Refuse escapes that make no text, and a comment that only the parser in C lets pass."""
        if style == '"':
            if NO_TEXT.search(text):
                message = f"{shown(text)} holds a character that belongs in no text"
                self._problems.error(place, Code.NOT_TEXT, message)
        elif style != "'":
            glued = _GLUED_COMMENT.match(self._document.lines[place[0] - 1], place[1] - 1)
            if glued:
                self._problems.error((place[0], glued.end()), Code.YAML_SYNTAX, BLOCKS)

    def _refuse_in_brackets(self, event: yaml.ScalarEvent, place: Position) -> None:
        """Refuse in a plain text what only the parser in C lets pass, and behind it what only the other does."""
        if "?" in event.value:
            self._problems.error((place[0], place[1] + event.value.index("?")), Code.YAML_SYNTAX, QUESTION_MARKS)
        end: Any = event.end_mark
        lines = self._document.lines
        tight = _TIGHT_COLON.match(lines[end.line], end.column) if end.line < len(lines) else None
        if tight:
            self._problems.error((end.line + 1, tight.start(1) + 1), Code.YAML_SYNTAX, COLONS)

    def _key(self, key: str, style: str | None, place: Position, keys: dict[str, Position]) -> _Next | str:
        """Check a key behind others; return what comes next: its value, kept under the key or dropped."""
        if key in keys:
            message = f"the key {shown(key)} is here for the second time; the first is on line {keys[key][0]}"
            self._problems.error(place, Code.DUPLICATE_KEY, message)
        elif key == "<<" and not style:
            self._problems.error(place, Code.YAML_FEATURE, "merge keys (<<) are not used in these files")
        elif not key and not style:
            self._problems.error(place, Code.YAML_SYNTAX, "a key is missing here")
        elif "\n" in key or (style and style in "|>"):
            self._problems.error(place, Code.YAML_FEATURE, "a key must be a word on one line")
        else:
            keys[key] = place
            return key
        return _Next.DROPPED_VALUE

    def _plain(self, text: str, place: Position) -> Node:
        """Make a node of a plain scalar; a value that is not written stands where its key does."""
        inside = self._open[-1]
        if not text and isinstance(inside.due, str):
            place = inside.node.keys[inside.due]
        return Node(self._value(text, place), *place, text)

    def _value(self, text: str, place: Position) -> Scalar:
        """Read a plain scalar as YAML 1.2 does, numbers in decimal only."""
        if text in _WORDS:
            return _WORDS[text]
        if text[0] not in "+-.0123456789":
            return text
        is_whole = _INTEGER.fullmatch(text)
        if not is_whole and not _FLOAT.fullmatch(text):
            return text
        if sum(map(str.isdigit, text)) > MOST_DIGITS:
            message = f"the number {shown(text)} is too long; at most {MOST_DIGITS} digits are read"
            self._problems.error(place, Code.WRONG_VALUE, message)
            return 0
        number = int(text) if is_whole else float(text.lower().replace(".inf", "inf").replace(".nan", "nan"))
        if not isfinite(number):
            self._problems.error(place, Code.WRONG_VALUE, f"{shown(text)} is no number that can be used")
            return 0
        return number

    def _put(self, node: Node) -> None:
        """Put a value where one is due."""
        inside = self._open[-1]
        holder, due = inside.node.value, inside.due
        if isinstance(holder, list):
            holder.append(node)
            return
        if isinstance(holder, dict) and isinstance(due, str):
            holder[due] = node
        inside.due = _Next.KEY

    def _open_list(self, event: yaml.SequenceStartEvent, place: Position) -> None:
        self._open_one(event, Node([], *place), _Next.ITEM)

    def _open_mapping(self, event: yaml.MappingStartEvent, place: Position) -> None:
        self._open_one(event, Node({}, *place, keys={}), _Next.KEY)

    def _open_one(self, event: yaml.CollectionStartEvent, node: Node, first: _Next) -> None:
        place = (node.line, node.column)
        if event.anchor is not None or event.tag is not None:
            self._refuse_marks(event, place)
        if self._open[-1].due is _Next.KEY:
            self._problems.error(place, Code.YAML_FEATURE, "a list or mapping cannot be a key")
            self._open[-1].due = _Next.DROPPED_VALUE
        else:
            self._put(node)
        if len(self._open) > MOST_DEPTH:
            self._problems.error(place, Code.TOO_DEEP, DEPTH)
            self._problems.finish()
        self._open.append(_Open(node, first, is_flow=bool(event.flow_style)))

    def _close(self, _event: yaml.Event, _place: Position) -> None:
        self._open.pop()

    def _refuse_alias(self, _event: yaml.AliasEvent, place: Position) -> None:
        self._problems.error(place, Code.YAML_FEATURE, ANCHORS)
        if self._open[-1].due is _Next.KEY:
            self._open[-1].due = _Next.DROPPED_VALUE
        else:
            self._put(Node(None, *place))

    def _refuse_marks(self, event: yaml.NodeEvent, place: Position) -> None:
        """Refuse an anchor or a tag; the value behind it is still read."""
        if event.anchor is not None:
            self._problems.error(place, Code.YAML_FEATURE, ANCHORS)
        if getattr(event, "tag", None) is not None:
            self._problems.error(place, Code.YAML_FEATURE, TAGS)


_ODD_IN_BRACKETS = re.compile(r"\?|:[,\[\]{}]")
_TIGHT_COLON = re.compile(r"[ \t]*+(:)[,\[\]{}?]")
_GLUED_COMMENT = re.compile(r"[|>][-+0-9]*#")
_WORDS: dict[str, bool | None] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
_INTEGER = re.compile(r"[-+]?(?:0|[1-9][0-9]*)")
_FLOAT = re.compile(
    r"[-+]?(?:(?:\.[0-9]+|[0-9]+\.[0-9]*|[0-9]+(?=[eE]))(?:[eE][-+]?[0-9]+)?|\.(?:inf|Inf|INF))|\.(?:nan|NaN|NAN)"
)
