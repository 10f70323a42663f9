"""Faults in the data of a YAML file, at their lines and columns, and the words of their messages."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any

from viceroy.documents.faults import Fault, Gathered, Path, Wording
from viceroy.errors import Code, Problem
from viceroy.messages import meant, shown
from viceroy.text.nodes import Document, Node, Position, Problems

_LONGEST_EXAMPLE = 120
_COMMENT = re.compile(r":\s+#")


class FileFaults(Gathered):
    """Gathers the faults of one document; the next one raises `BadFile` when there are very many, as `finish` does.

    `first` may be shared by several files: it holds what must stand only once in all of them, and where it stood.
    """

    def __init__(self, document: Document, first: dict[object, tuple[Gathered, Path]] | None = None) -> None:
        super().__init__(YamlWording(document))
        self.document = document
        self.first = {} if first is None else first
        self._problems = Problems(document)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """All problems so far; in the order of the file after `finish`."""
        return tuple(self._problems.problems)

    def add(self, keys: Path, message: str, code: Code = Code.WRONG_VALUE, *, at_key: bool = False) -> None:
        """Add an error at a value, or at its key."""
        self.faults.append(Fault("", message, code, keys, at_key))
        self._problems.error(self._place(keys, at_key=at_key), code, message)

    def warn(self, keys: Path, message: str, code: Code) -> None:
        """Add a warning at a value."""
        self._problems.warning(self.document.root.at(keys), code, message)

    def remark(self, keys: Path, message: str, code: Code) -> None:
        """Add a warning at a key, or at an item of a list; where it is not written, at what would hold it."""
        holder = self.document.root.at(keys[:-1])
        key = keys[-1] if keys else None
        place = holder.keys.get(key) if isinstance(key, str) else None
        self._problems.warning(place or self.document.root.at(keys), code, message)

    def is_unread(self, *keys: str | int) -> bool:
        """Whether a value, or a part of it, could not be read; what is only too much is no reason."""
        unread = [fault.keys for fault in self.faults if fault.code is not Code.UNKNOWN_KEY] + self.lacking
        return any(place[: len(keys)] == keys for place in unread)

    def lacks(self, key: str, data: dict[str, Any], known: Collection[str]) -> bool:
        """Whether a key is not there, and no unknown one is likely to be meant: that is reported in its place."""
        return key not in data and all(other in known or meant(other, known) != key for other in data)

    def on_line(self, keys: Path, words: str) -> str:
        """Return the line of a value in words such as `" (line {})"`; nothing where there are no lines."""
        return words.format(self.document.root.at(keys).line) if self.document.has_lines else ""

    def finish(self, _: object = None) -> None:
        """Put the problems in the order of the file; raises `BadFile` if any of them is an error."""
        self._problems.finish()

    def _place(self, keys: Path, *, at_key: bool) -> Node | Position:
        root = self.document.root
        return root.at(keys[:-1]).keys[str(keys[-1])] if at_key else root.at(keys)


class YamlWording(Wording):
    """How messages speak of data that somebody wrote in YAML."""

    an_object = "keys with values (key: value)"

    def __init__(self, document: Document) -> None:
        self._document = document

    def place(self, keys: Path, *, is_elsewhere: bool = False) -> str:
        """Return where a value stands, for a message about another place."""
        line = self._document.root.at(keys).line
        return f"in {self._document.file}, line {line}" if is_elsewhere else f"on line {line}"

    def found(self, value: object, keys: Path) -> str:
        """Return what a value is, in a few words."""
        if isinstance(value, str):
            return shown(value)
        if isinstance(value, list):
            return "a list"
        if isinstance(value, dict):
            return "keys with values"
        node = self._document.root.at(keys)
        if value is not None:
            return node.raw
        is_comment = not node.raw and any(map(_COMMENT.search, self._document.lines[node.line - 1 : node.line]))
        return "nothing (what follows a # is a comment; quotes keep it)" if is_comment else "nothing"

    def message(self, what: str, predicate: str) -> str:
        """Return a message about a value that is called so."""
        return f"{what} {predicate}"

    def unknown_key(self, keys: Path, what: str, allowed: str) -> str:
        """Return the message about a key that does not exist, the last one of the path."""
        key = str(keys[-1])
        return f"unknown key {shown(key)} in {what}{self._slip(key, keys[:-1]) or allowed}"

    def _slip(self, key: str, keys: Path) -> str:
        """Return what to write where a key came about by a slip: without a space, or after a comma within a text."""
        holder = self._document.root.at(keys)
        word, colon, value = key.partition(":")
        if colon and value:
            return f"; a space is missing after '{word}:'"
        children: Any = holder.value
        names = [*children]
        before = names[names.index(key) - 1] if names.index(key) else None
        if before is None or children[key].raw or children[key].value is not None:
            return ""
        text = children[before].raw
        if not text or holder.keys[before][0] != holder.keys[key][0]:
            return ""
        as_list, as_text = f"{before}: [{text}, {key}]", f"{before}: '{text}, {key}'"
        return f"; a comma ends a value: for a list write {as_list}, for one text {as_text}"

    def text_hint(self, value: object, keys: Path) -> str:
        """Return advice where a text was meant, or where a text was not."""
        if isinstance(value, str):
            return "; is a space missing after the colon?" if ":" in value else ""
        if isinstance(value, list) and len(value) == 1 and isinstance(value[0], str) and keys:
            return f"; write {keys[-1]}: {value[0]}"
        return f"; put it in quotes: '{self.found(value, keys)}'" if isinstance(value, bool | int | float) else ""

    def as_in(self, example: str, value: object, keys: Path) -> str:
        """Return advice where keys or a list are wanted and something else is found: an example of what to write."""
        if isinstance(value, str) and re.match(r"-\S", value):
            return "; a space is missing after '-'"
        if isinstance(value, dict) and example.startswith("["):
            is_numbered = value and all(map(str.isdecimal, value))
            node = self._document.root.at(keys)
            if not is_numbered and self._document.lines[node.line - 1].startswith("{", node.column - 1):
                return "; put [ ] around it"
            return f"; start each item with '- '{', without its number' if is_numbered else ''}"
        if isinstance(value, str) and example.startswith("[") and re.search("[()]", value):
            return "; a list stands in brackets [ ], not in ( )"
        if len(example) > _LONGEST_EXAMPLE:
            return ""
        key = f"{keys[-1]}: " if keys and isinstance(keys[-1], str) else ""
        is_meant = example == "{}" or (example.startswith("[") and isinstance(value, str | int))
        return f"; {'write' if is_meant else 'as in'} {key}{example}"

    def such_as(self, example: str) -> str:
        """Return the end of a message about what is missing: an example of it."""
        return f", as in {example}" if 0 < len(example) <= _LONGEST_EXAMPLE else ""
