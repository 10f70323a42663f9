"""YAML text to a tree of values with their places, built from parser events.

PyYAML's loaders and `yaml.compose` die of deep nesting, and take duplicate keys, `no` for false and `012` for 10. Over
events each value has its place, scalars are read as YAML 1.2 does, and whatever a text holds, the answer is a document
or problems. Refused here are parts of YAML that these files do without: tabs that indent, anchors, tags, merge keys.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from math import isfinite
from pathlib import Path as FilePath
from typing import Any

import yaml

from viceroy.errors import Code, Path, Problem, Severity, check_type
from viceroy.messages import harmless, joined, shown
from viceroy.text.file_kinds import FILE_KINDS, LINES_OF_JSON, stated_kind
from viceroy.text.slips import (
    ANCHORS,
    DEPTH,
    DIRECTIVES,
    ESCAPES,
    FULL_WIDTH,
    HALF,
    MAX_DEPTH,
    SPACES,
    TAGS,
    explained,
    odd_character,
    odd_in,
)
from viceroy.text.source import COMMAND_FILES, MAX_BYTES, FileText, Position, Problems, Takes, fail, read_bytes

MAX_DIGITS = 18
MAX_EVENTS = 100_000  # of the parser: a card takes about a hundred
_MAX_EXAMPLE = 120

Scalar = bool | int | float | str | None

_NO_KEYS: dict[str, Position] = {}
_CONTAINERS = (list, dict)
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # only its parser is used


class Node:
    """A value of a file and its place: a scalar, a list of nodes, or nodes by key.

    `raw` is a scalar as written (of a quoted one, its content); `keys` holds the place of each key of a mapping.
    A null that is not written at all (`gems:`) has an empty `raw` and the place of its key.
    """

    __slots__ = ("column", "keys", "line", "raw", "value")

    def __init__(
        self,
        value: Scalar | list[Node] | dict[str, Node],
        line: int,
        column: int,
        raw: str = "",
        keys: dict[str, Position] = _NO_KEYS,
    ) -> None:
        self.value = value
        self.line = line
        self.column = column
        self.raw = raw
        self.keys = keys

    def plain(self) -> Any:
        """Return the value as plain lists, dicts and scalars."""
        value = self.value
        if isinstance(value, list):
            return [node.plain() if node.value.__class__ in _CONTAINERS else node.value for node in value]
        if isinstance(value, dict):
            return {
                key: node.plain() if node.value.__class__ in _CONTAINERS else node.value for key, node in value.items()
            }
        return value

    def at(self, path: Iterable[str | int]) -> Node:
        """Follow keys and indexes as far as they lead.

        >>> node = Node({"cards": Node([Node(32, 1, 9), Node(5, 1, 13)], 1, 8)}, 1, 1)
        >>> node.at(["cards", 1, "gems"]).value
        5
        """
        node = self
        for key in path:
            children: Any = node.value
            if isinstance(children, dict):
                is_there = key in children
            else:
                is_there = isinstance(children, list) and key in range(len(children))
            if not is_there:
                break
            node = children[key]
        return node

    def __repr__(self) -> str:
        return f"<Node at {self.line}:{self.column}>"


_HERE = FilePath()


class YamlDocument(FileText):
    """A YAML file that was read: its tree, and how messages speak of what somebody wrote in YAML.

    Names of other files in it are relative to `folder`.
    """

    has_lines = True  # which a message may name
    an_object = "keys with values (key: value)"

    def __init__(self, file: str, text: str, folder: FilePath = _HERE) -> None:
        super().__init__(file, text)
        self.folder = folder
        self.root = Node(None, 1, 1)
        self.mistakes: tuple[Problem, ...] = ()
        """What is wrong with single values that have a stand-in in the tree, so that others can be looked at."""

    def part(self, path: Path) -> YamlDocument:
        """Return the value at a path as a document: its problems name their lines in this file."""
        part = YamlDocument(self.file, self.text, self.folder)
        part.root = self.root.at(path)
        return part

    def problem(
        self, path: Path, code: Code, message: str, severity: Severity = Severity.ERROR, *, at_key: bool = False
    ) -> Problem:
        """Make a problem of a value, or of the last key of the path; of what is not written, where it would belong."""
        node = self.root.at(path)
        position = (node.line, node.column)
        if at_key and path:
            position = self.root.at(path[:-1]).keys.get(str(path[-1]), position)
        return self.problem_at(position, code, message, severity, path[:-1] if at_key else path)

    def place(self, path: Path, *, is_elsewhere: bool = False) -> str:
        """Name the place of a value, for a message about another place."""
        line = self.root.at(path).line
        return f"in {self.file}, line {line}" if is_elsewhere else f"on line {line}"

    def line(self, path: Path) -> int | None:
        """Return the line of a value, None in a source without lines."""
        return self.root.at(path).line if self.has_lines else None

    def behind(self, path: Path) -> str:
        """Return the text after a scalar on its line, such as a comment."""
        node = self.root.at(path)
        line = self.lines[node.line - 1][node.column - 1 :]
        return line.removeprefix(node.raw) if line.startswith(node.raw) else ""

    def found(self, value: object, path: Path) -> str:
        """Say in a few words what a value is."""
        if isinstance(value, str):
            return shown(value)
        if isinstance(value, list):
            return "a list"
        if isinstance(value, dict):
            return "keys with values"
        node = self.root.at(path)
        if value is not None or node.raw:
            return node.raw
        is_comment = any(map(_COMMENT.search, self.lines[node.line - 1 : node.line]))
        return "nothing (what follows a # is a comment; quotes keep it)" if is_comment else "nothing"

    def message(self, what: str, predicate: str) -> str:
        """Make a message about a value that is called so."""
        return f"{what} {predicate}"

    def unknown_key(self, path: Path, what: str, allowed: str, takes: Takes) -> str:
        """Make the message about an unknown key, the last one of the path."""
        key = str(path[-1])
        return f"unknown key {shown(key)} in {what}{self._slip(key, path[:-1], takes) or allowed}"

    def _slip(self, key: str, path: Path, takes: Takes) -> str:
        """Advise about a key that came about by a slip: without a space, or after a comma within a text."""
        if odd := odd_in(key):
            return f"{odd} and a space" if re.search(r"\uff1a\S", key) else odd
        word, colon, value = key.partition(":")
        if colon and value:
            return f"; a space is missing after '{word}:'"
        node = self.root.at(path)
        children: Any = node.value
        names = [*children]
        before = names[names.index(key) - 1] if names.index(key) else None
        if before is None or children[key].raw or children[key].value is not None:
            return ""
        text = children[before].raw
        if not text or node.keys[before][0] != node.keys[key][0]:
            return ""
        if takes(before, [children[before].value, key]):
            return f"; a comma ends a value: write {before}: [{text}, {key}]"
        if takes(before, f"{text}, {key}"):
            return f"; a comma ends a value: write {before}: '{text}, {key}', in quotes"
        return f"; the comma before it ends the value of {before}"

    def odd_hint(self, value: object) -> str:
        """Return advice where a value holds a character that looks like another one."""
        return odd_in(value) if isinstance(value, str) else ""

    def text_hint(self, value: object, path: Path) -> str:
        """Return advice where a text was meant, or where a text was not."""
        if isinstance(value, str):
            return "; is a space missing after the colon?" if ":" in value else ""
        if isinstance(value, list) and len(value) == 1 and isinstance(value[0], str) and path:
            return f"; write {path[-1]}: {value[0]}"
        node = self.root.at(path)
        raw = node.raw
        if path and isinstance(path[-1], int) and path[-1] > 0:
            before = self.root.at((*path[:-1], path[-1] - 1)).raw
            if before and self.lines[node.line - 1][: node.column - 1].endswith(f"{before},"):
                return f"; a comma ends an item: for one text write '{before},{raw}', in quotes"
        return f"; put it in quotes: '{raw}'" if raw and not isinstance(value, list | dict) else ""

    def as_in(self, example: str, value: object, path: Path) -> str:
        """Return advice where keys or a list are wanted and something else is found: an example of what to write."""
        first = next(iter(value), "") if isinstance(value, dict) else value
        if isinstance(first, str) and re.match(r"-\S", first):
            return "; a space is missing after '-'"
        if isinstance(value, dict) and example.startswith("["):
            is_numbered = value and all(map(str.isdecimal, value))
            if is_numbered or any(f"{key}:" in example for key in value):
                if not is_numbered and self._opens(path, "{"):
                    node = self.root.at(path)
                    is_below = not self.lines[node.line - 1][: node.column - 1].strip()
                    return "; write '- {'" if is_below else "; put [ ] around it"
                if is_numbered:
                    start = f"'- number: {first}'" if "number:" in example else "'- ', without its number"
                    return f"; start each item with {start}"
                return f"; write '- {first}: ...'"
            if value and all(isinstance(item, dict) and key in item.values() for key, item in value.items()):
                return f"; start each item with '- ', without {shown(str(first))}"
        if isinstance(value, str) and example.startswith("[") and re.search("[()]", value):
            return "; a list stands in brackets [ ], not in ( )"
        if len(example) > _MAX_EXAMPLE:
            return ""
        key = f"{path[-1]}: " if path and isinstance(path[-1], str) else ""
        if example == "[]":
            return f"; write {key}[] for none"
        words = re.findall(r"\w+", str(value)) if isinstance(value, str | int) else []
        is_meant = example == "{}" or (example.startswith("[") and (len(words) > 1 or any(map(example.count, words))))
        return f"; {'write' if is_meant else 'as in'} {key}{example}"

    def no_items_hint(self, path: Path) -> str:
        """Return advice where keys are wanted and a list of them is found."""
        return "; write its keys in { } in place of [ ]" if self._opens(path, "[") else "; write its keys without '- '"

    def _opens(self, path: Path, bracket: str) -> bool:
        """Whether a value begins with a bracket."""
        node = self.root.at(path)
        return self.lines[node.line - 1].startswith(bracket, node.column - 1)

    def such_as(self, example: str) -> str:
        """Return the end of a message about missing keys: an example of them."""
        return f", as in {example}" if 0 < len(example) <= _MAX_EXAMPLE else ""


_COMMENT = re.compile(r":\s+#")


# -- reading ----------------------------------------------------------------------------------------------------------


def read_document(path: str | os.PathLike[str], *, shown_as: str | None = None) -> YamlDocument:
    """Read a YAML file; problems name it by `shown_as`, else by its path.

    Raises `BadFile` with all problems that can be found at once. Only regular files are read.
    """
    check_type(path, str | os.PathLike, "a str or a PathLike for path")
    file = harmless(shown_as or os.fsdecode(path) or ".")
    return parse_document(read_bytes(path, file=file), file=file, folder=COMMAND_FILES.folder_of(path))


def parse_document(data: bytes | str, *, file: str, folder: FilePath = _HERE) -> YamlDocument:
    r"""Parse YAML; raises `BadFile` as `read_document` does.

    `folder` is where names of other files start, by default the current one. A tab between words counts as a space; one
    that indents is refused.

    >>> node = parse_document("gems:\n  red: 2\n", file="sheet.yaml").root.at(["gems", "red"])
    >>> node.value, node.line, node.column
    (2, 2, 8)
    """
    document = checked_text(data, file, folder)
    problems = Problems(document)
    root = _built(document, problems)
    if root is None or (root.value is None and not root.raw):
        fail(file, Code.EMPTY, "this file is empty")
    if isinstance(root.value, str):  # no key at all
        _check_full_width(document, problems)
    document.root = root
    return document


def checked_text(data: bytes | str, file: str, folder: FilePath = _HERE) -> YamlDocument:
    """Return a text that is not parsed yet; raises `BadFile` for one that is too large, or has what no text has."""
    if len(data) > MAX_BYTES:
        fail(file, Code.TOO_LARGE, f"this file has more than {MAX_BYTES:,} bytes, the most that is read")
    document = YamlDocument(file, _decoded(data, file), folder)
    _check_characters(document, Problems(document))
    return document


# -- characters -------------------------------------------------------------------------------------------------------

_BOMS = (b"\xff\xfe", b"\xfe\xff", b"\0\0\xfe\xff")
"""The first bytes of a text in UTF-16 or UTF-32."""
_BOM = "\ufeff"
_MAX_BOM = 4
_NOT_UTF_8 = re.compile("[\udc80-\udcff]+")
_NO_TEXT = re.compile(r"[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]")
"""What no file of ours holds: controls, line breaks of YAML 1.1 alone, and what came of bytes that are not UTF-8."""
_ODD_INDENT = re.compile(rf"^[ \t]*+(?P<at>[{SPACES}])", re.MULTILINE)
_DIRECTIVE = re.compile(r"\A(?:[ \t]*+(?:#.*+)?\n)*+(?P<at>%)")


def _decoded(data: bytes | str, file: str) -> str:
    """Decode the bytes; one that is not UTF-8 becomes a lone surrogate, which is refused at its place."""
    if isinstance(data, bytes):
        if data.startswith(_BOMS) or b"\0" in data[:_MAX_BOM]:
            import json  # here, as few files need it

            encoding = json.detect_encoding(data).upper()
            if not encoding.startswith("UTF-8"):
                fail(file, Code.NOT_TEXT, f"this file is written in {encoding[:6]}; save it as UTF-8")
        if data.startswith(b"PK\x03\x04"):
            told = "this is a zip and no text; a pack, whose name ends in .viceroy, is read where a card set is needed"
            fail(file, Code.NOT_TEXT, told)
        if b"\0" in data:
            fail(file, Code.NOT_TEXT, "this is no text in UTF-8: it holds a zero byte")
        data = data.decode("utf-8", "surrogateescape")
    text = data.removeprefix(_BOM)
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def _check_characters(document: YamlDocument, problems: Problems) -> None:
    """Refuse characters that the parsers would not read alike, or would answer with a riddle."""
    text = document.text
    first = _NOT_UTF_8.search(text)
    if first is not None:  # one mistake, however many letters suffer from it
        others = sum(1 for _ in _NOT_UTF_8.finditer(text, first.end()))
        more = f" (nor is what stands at {others:,} other {'place' if others == 1 else 'places'})" if others else ""
        byte, at = ord(first[0][0]) - 0xDC00, first.start()
        position = (text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at))
        message = f"byte 0x{byte:02X} is not UTF-8{more}; save the file as UTF-8"
        problems.put(document.problem_at(position, Code.NOT_TEXT, message))
        problems.finish()
    for pattern, code, message in (
        (_NO_TEXT, Code.NOT_TEXT, ""),
        (_ODD_INDENT, Code.YAML_SYNTAX, ""),
        (_DIRECTIVE, Code.YAML_FEATURE, DIRECTIVES),
    ):
        line, behind = 1, 0  # each line break is counted once for all matches
        for match in pattern.finditer(text):
            at = match.start("at") if pattern.groups else match.start()
            line += text.count("\n", behind, at)
            behind = at
            position = (line, at - text.rfind("\n", 0, at))
            problems.put(document.problem_at(position, code, message or _not_text(text[at])))
    problems.finish()


def _not_text(character: str) -> str:
    if character in SPACES:
        return odd_character(character)
    if character == _BOM:
        return "a byte order mark (U+FEFF) may only open a file; delete it here"
    return f"U+{ord(character):04X} is no character of a text; delete it here"


def _check_full_width(document: YamlDocument, problems: Problems) -> None:
    """Refuse the first full-width character of each line."""
    for number, line in enumerate(document.lines, 1):
        if match := re.search(f"[{FULL_WIDTH}]", line):
            place = (number, match.start() + 1)
            problems.put(document.problem_at(place, Code.YAML_SYNTAX, odd_character(match[0])))
    problems.finish()


# -- the tree ---------------------------------------------------------------------------------------------------------


def _built(document: YamlDocument, problems: Problems) -> Node | None:
    """Build the tree of a text, None for a text without a value; raises `BadFile`."""
    builder = _Builder(document, problems)
    failed: Problem | None = None
    try:
        builder.build()
    except yaml.MarkedYAMLError as error:
        failed = explained(error, document)
    except (ValueError, OverflowError):  # the parser written in Python, of an escape for no character
        failed = document.problem_at(builder.place, Code.YAML_SYNTAX, f"behind this, {ESCAPES}")
    if failed is not None and document.text.startswith("{") and stated_kind(document.lines[0]) in LINES_OF_JSON:
        title, command = FILE_KINDS[stated_kind(document.lines[0])]
        message = f"this is {title}, in lines of JSON; {command!r} reads it"
        failed = document.problem_at((1, 1), Code.WRONG_FORMAT, message)
    _check_tabs(document, builder, failed)
    if failed is not None:
        problems.put(failed)
    problems.finish()
    return builder.roots[0] if builder.roots else None


_TAB_INDENT = re.compile(r" *\t[ \t]*[^\s#]")


def _check_tabs(document: YamlDocument, builder: _Builder, failed: Problem | None) -> None:
    """Refuse tabs that indent, except inside brackets, where they are white space; raises `BadFile`.

    Other problems may come of them. Behind the place where the parser failed nothing is known of brackets.
    """
    problems = Problems(document)
    for number, line in enumerate(document.lines if "\t" in document.text else (), 1):
        if failed is not None and number > failed.line:
            break
        if _TAB_INDENT.match(line) and not builder.is_in_brackets(number):
            message = "a tab indents this line; YAML takes only spaces: type spaces in its place"
            problems.put(document.problem_at((number, line.index("\t") + 1), Code.YAML_SYNTAX, message))
    problems.finish()


_PAIR = re.compile(r"(?<!\\)((?:\\\\)*)\\u([dD][89abAB][0-9a-fA-F]{2})\\u([dD][c-fC-F][0-9a-fA-F]{2})")
_PLACEHOLDER = "\uffff\uffff"  # no text holds it


def _without_pairs(text: str) -> tuple[str, Iterator[str]]:
    """Replace pairs of escapes for one character, which only JSON has, and return these characters in their order.

    A pair and its placeholder are of one length, so all places stay. A text that is not JSON stays as it is.
    """
    pairs = [bytes.fromhex(high + low).decode("utf-16-be") for _, high, low in _PAIR.findall(text)]
    if not pairs or r"\uffff" in text.lower() or not _is_json(text):
        return text, iter(())
    return _PAIR.sub(r"\1\\uffff\\uffff", text), iter(pairs)


def _is_json(text: str) -> bool:
    import json  # here, as few texts need it

    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


_TOP_KEY = re.compile(r"([a-z_]{1,40}):(?:\s|$)")


class _Level:
    """A list or mapping that is being read, and the key whose value comes next; None where a key comes next."""

    __slots__ = ("key", "node")

    def __init__(self, node: Node) -> None:
        self.node = node
        self.key: str | None = None


class _Builder:
    """Builds a tree from parser events, without recursion.

    After a problem the tree need not be right, since it is thrown away; only the places of other problems must be.
    """

    def __init__(self, document: YamlDocument, problems: Problems) -> None:
        self.place: Position = (1, 1)  # of the last event
        self.roots: list[Node] = []
        self._document = document
        self._problems = problems
        self._levels = [_Level(Node(self.roots, 1, 1))]
        self._bracketed: set[int] = set()
        self._bracket: tuple[int, int] | None = None  # the outermost one that is open: its depth and line
        self._paired: Iterator[str] = iter(())

    def build(self) -> None:
        text, self._paired = _without_pairs(self._document.text.replace("\t", " "))
        handlers = {
            yaml.ScalarEvent: self._take_scalar,
            yaml.SequenceStartEvent: self._open_list,
            yaml.MappingStartEvent: self._open_mapping,
            yaml.SequenceEndEvent: self._close,
            yaml.MappingEndEvent: self._close,
            yaml.AliasEvent: self._take_alias,
            yaml.DocumentStartEvent: self._start_document,
        }
        for count, event in enumerate(yaml.parse(text if text.endswith("\n") else text + "\n", Loader=_LOADER)):
            mark: Any = event.start_mark
            self.place = (mark.line + 1, mark.column + 1)
            if count > MAX_EVENTS:
                self._refuse(Code.TOO_LARGE, "this file holds too much; it is read only up to here")
                return
            handler = handlers.get(type(event))
            if handler is not None:
                handler(event)

    def _refuse(self, code: Code, message: str) -> None:
        self._problems.put(self._document.problem_at(self.place, code, message))

    def _start_document(self, _: yaml.Event) -> None:
        if self.roots:
            lines = self._document.lines[self.place[0] - 1 :]
            keys = [match[1] for line in lines if (match := _TOP_KEY.match(line))]
            again = [shown(key) for key in dict.fromkeys(keys) if key in self.roots[0].keys]
            above = f", and the {'key' if len(again) == 1 else 'keys'} {joined(again)} below, above already"
            message = f"a second document starts here; a file holds one: take this line out{above if again else ''}"
            self._refuse(Code.YAML_FEATURE, message)
            self._problems.finish()

    def is_in_brackets(self, line: int) -> bool:
        """Whether a line starts inside brackets or braces."""
        return line in self._bracketed or (self._bracket is not None and line > self._bracket[1])

    def _take_scalar(self, event: Any) -> None:
        self._refuse_marks(event)
        level, text, style = self._levels[-1], event.value, event.style
        if _PLACEHOLDER in text:
            text = re.sub(_PLACEHOLDER, lambda _: next(self._paired), text)
        if style == '"' and _NO_TEXT.search(text):
            is_half = re.search("[\ud800-\udfff]", text)
            self._refuse(Code.NOT_TEXT, HALF if is_half else f"{shown(text)} holds a character that belongs in no text")
        if level.key is None and level.node.value.__class__ is dict:
            level.key = self._key(level.node.keys, text, style)
        elif style:
            self._put(Node(text, *self.place, text))
        else:
            place = self.place if text or level.key is None else level.node.keys.get(level.key, self.place)
            self._put(Node(self._plain(text), *place, text))

    def _key(self, keys: dict[str, Position], text: str, style: str | None) -> str:
        """Check a key behind others, and remember its place."""
        if text in keys:
            message = f"the key {shown(text)} is here for the second time; the first is on line {keys[text][0]}"
            first = self._first_of_item(keys)
            if first is not None and first == text:
                column = self._levels[-2].node.column
                message += f"; if a new item starts here, write '- {text}:' with the dash in column {column}"
            else:
                message += "; keep one of them, with what belongs to both"
                if first is not None and next(reversed(keys)) != text:
                    message += f", or is '- {first}: ...' of a new item missing before it?"
            if first is not None:
                keys.clear()  # the keys of that item are not twice
                keys[first] = keys[text] = self.place
            self._refuse(Code.DUPLICATE_KEY, message)
        elif text == "<<" and not style:
            self._refuse(Code.YAML_FEATURE, "merge keys (<<) are not used in these files")
        elif not text and not style:
            self._refuse(Code.YAML_SYNTAX, "a key is missing here")
        elif "\n" in text or (style and style in "|>"):
            self._refuse(Code.YAML_FEATURE, "a key must be a word on one line")
        else:
            keys[text] = self.place
        return text

    def _first_of_item(self, keys: dict[str, Position]) -> str | None:
        """Return the first key of an item of a list with dashes, if it is on a line above; else None."""
        first, (line, _) = next(iter(keys.items()))
        is_item = self._bracket is None and len(self._levels) > 2 and isinstance(self._levels[-2].node.value, list)
        return first if is_item and line != self.place[0] else None

    def _plain(self, text: str) -> Scalar:
        """Read a plain scalar as YAML 1.2 does, numbers in decimal only."""
        if text in _WORDS:
            return _WORDS[text]
        if text[0] not in "+-.0123456789":
            return text
        is_whole = _INTEGER.fullmatch(text)
        if not is_whole and not _FLOAT.fullmatch(text):
            return text
        if sum(map(str.isdigit, text)) > MAX_DIGITS:
            message = f"the number {shown(text)} is too long; at most {MAX_DIGITS} digits are read"
            self._refuse(Code.WRONG_VALUE, message)
            return 0
        number = int(text) if is_whole else float(text.lower().replace(".inf", "inf").replace(".nan", "nan"))
        if not isfinite(number):
            self._refuse(Code.WRONG_VALUE, f"only finite numbers can be used, found {shown(text)}")
        return number

    def _put(self, node: Node) -> None:
        """Put a value where one is due."""
        level = self._levels[-1]
        holder = level.node.value
        if isinstance(holder, list):
            holder.append(node)
        elif isinstance(holder, dict):
            assert level.key is not None
            holder[level.key] = node
            level.key = None

    def _open_list(self, event: Any) -> None:
        self._open(event, Node([], *self.place))

    def _open_mapping(self, event: Any) -> None:
        self._open(event, Node({}, *self.place, keys={}))

    def _open(self, event: Any, node: Node) -> None:
        self._refuse_marks(event)
        if not self._is_key("a list or mapping cannot be a key"):
            self._put(node)
        if len(self._levels) > MAX_DEPTH:
            self._refuse(Code.TOO_DEEP, DEPTH)
            self._problems.finish()
        self._levels.append(_Level(node))
        if event.flow_style and self._bracket is None:
            self._bracket = len(self._levels), self.place[0]

    def _close(self, _: yaml.Event) -> None:
        self._levels.pop()
        if self._bracket is not None and len(self._levels) < self._bracket[0]:
            self._bracketed.update(range(self._bracket[1] + 1, self.place[0] + 1))
            self._bracket = None

    def _take_alias(self, event: Any) -> None:
        if not self._is_key(ANCHORS):
            self._refuse(Code.YAML_FEATURE, f"{ANCHORS}; write here again what stands behind &{event.anchor}")
            self._put(Node(None, *self.place))

    def _is_key(self, message: str) -> bool:
        """Whether a list, a mapping or an alias is written in place of a key; then refuse it."""
        level = self._levels[-1]
        if level.key is not None or level.node.value.__class__ is list:
            return False
        self._refuse(Code.YAML_FEATURE, message)
        level.key = ""
        return True

    def _refuse_marks(self, event: Any) -> None:
        """Refuse an anchor or a tag; the value behind it is still read."""
        if event.anchor is not None:
            self._refuse(Code.YAML_FEATURE, f"{ANCHORS}; take &{event.anchor} out here")
        if event.tag is not None:
            self._refuse(Code.YAML_FEATURE, TAGS)


_WORDS: dict[str, bool | None] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL")),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
_INTEGER = re.compile(r"[-+]?(?:0|[1-9][0-9]*)")
_FLOAT = re.compile(
    r"[-+]?(?:(?:\.[0-9]+|[0-9]+\.[0-9]*|[0-9]+(?=[eE]))(?:[eE][-+]?[0-9]+)?|\.(?:inf|Inf|INF))|\.(?:nan|NaN|NAN)"
)
