"""Faults in the data of a YAML file, at their lines and columns, and the words of their messages."""

from __future__ import annotations

from collections.abc import Iterable

from viceroy.errors import Code, Problem
from viceroy.messages import shown
from viceroy.plaindata.faults import Fault, Gathered, Path, Wording, guess
from viceroy.yamlfiles.nodes import Document, Node, Position, Problems


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

    def is_unread(self, *keys: str | int) -> bool:
        """Whether a value, or a part of it, could not be read; what is only too much is no reason."""
        return any(fault.code is not Code.UNKNOWN_KEY and fault.keys[: len(keys)] == keys for fault in self.faults)

    def line(self, keys: Path) -> int:
        """Return the line on which a value stands."""
        return self.document.root.at(keys).line

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
        return "nothing" if value is None else self._document.root.at(keys).raw

    def message(self, what: str, predicate: str) -> str:
        """Return a message about a value that is called so."""
        return f"{what} {predicate}"

    def unknown_key(self, key: str, what: str, known: Iterable[str]) -> str:
        """Return the message about a key that does not exist."""
        return f"unknown key {shown(key)} in {what}{guess(key, known)}"

    def text_hint(self, value: object, keys: Path) -> str:
        """Return advice where a text was meant, or where a text was not."""
        if isinstance(value, str):
            return "; is a space missing after the colon?" if ":" in value else ""
        return f"; put it in quotes: '{self.found(value, keys)}'" if isinstance(value, bool | int | float) else ""
