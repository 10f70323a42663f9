"""The collector of problems, and the messages that all readers share."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import attrs

from viceroy.errors import Code, Path, Problem, Severity
from viceroy.messages import joined
from viceroy.text.source import Source, in_json
from viceroy.wording.synonyms import meant, suggestion

MAX_ERRORS = 100
_MAX_LISTED = 100


class Problems:
    """Collects the problems of one source.

    After 100 errors the next one raises the exception of the source, `BadFile` or `BadJson`: so the work that hostile
    data can cause is bounded, and nobody has to read a thousand lines. `first` may be shared by several files of one
    whole: it holds what may stand only once in all of them, and where it stood.
    """

    def __init__(self, source: Source | None = None, first: dict[object, tuple[Problems, Path]] | None = None) -> None:
        self.source = Source() if source is None else source
        self.first = {} if first is None else first
        self.found: list[Problem] = []
        self.error_count = 0
        self.unread: list[Path] = []
        """The paths of values that could not be read, and of objects with a misspelt key in place of a needed one."""

    @property
    def problems(self) -> tuple[Problem, ...]:
        """All problems so far; in the order of the file after `finish`."""
        return tuple(self.found)

    def put(self, problem: Problem) -> None:
        """Add a problem; raises when there are too many errors."""
        if problem.is_error:
            self.error_count += 1
            if self.error_count > MAX_ERRORS:
                self.found.append(attrs.evolve(problem, message="and there are more problems than these"))
                self.finish()
        self.found.append(problem)

    def finish(self) -> None:
        """Put the problems in the order of the file; raises if any of them is an error."""
        self.found.sort(key=lambda problem: (problem.line, problem.column))
        if self.error_count:
            raise self.source.error(self.found)

    # -- problems of values

    def add(
        self,
        path: Path,
        message: str,
        code: Code = Code.WRONG_VALUE,
        *,
        at_key: bool = False,
        facts: tuple[Any, ...] = (),
    ) -> None:
        """Add an error at a value, or at its key."""
        if code is not Code.UNKNOWN_KEY:
            self.unread.append(path)
        self.put(attrs.evolve(self.source.problem(path, code, message, at_key=at_key), facts=facts))

    def warn(self, path: Path, message: str, code: Code, *, at_key: bool = False, facts: tuple[Any, ...] = ()) -> None:
        """Add a warning at a value, or at its key."""
        warning = self.source.problem(path, code, message, Severity.WARNING, at_key=at_key)
        self.put(attrs.evolve(warning, facts=facts))

    def needs(self, path: Path, what: str, allowed: str, value: object, code: Code, hint: str = "") -> None:
        """Add the error of a value that is not what it needs to be."""
        hint = self.source.odd_hint(value) or hint
        predicate = f"needs {allowed}, found {self.source.found(value, path)}{hint}"
        self.add(path, self.source.message(what, predicate), code)

    def not_among(self, path: Path, what: str, value: object, words: Iterable[object], hint: str = "") -> None:
        """Add the error of a value that is none of some words; a hint says what to write instead."""
        texts = [word if isinstance(word, str) else in_json(word) for word in words]
        hint = hint or (suggestion(value, texts) if isinstance(value, str) else "")
        code = Code.WRONG_VALUE if isinstance(value, str) else Code.WRONG_TYPE
        self.needs(path, what, joined(texts, "or"), value, code, hint)

    def missing(self, path: Path, what: str, names: Collection[str], example: str = "") -> None:
        """Add the error of an object without some keys; an example shows them."""
        message = f"needs {'the key' if len(names) == 1 else 'the keys'} {joined(names)}{self.source.such_as(example)}"
        self.add(path, self.source.message(what, message), Code.MISSING_KEY)

    def unknown(self, path: Path, what: str, known: Iterable[str], hint: str = "") -> None:
        """Add the error of an unknown key, the last one of the path; a hint says what to write instead."""
        message = self.source.unknown_key(path, what, hint or _guess(path[-1], known))
        self.add(path, message, Code.UNKNOWN_KEY, at_key=True)

    def once(self, what: object, path: Path, message: str, code: Code, *, at_key: bool = False) -> None:
        """Add an error if the same stood somewhere before; the message then says where."""
        first, where = self.first.setdefault(what, (self, path))
        if (first, where) != (self, path):
            place = first.source.place(where, is_elsewhere=first is not self)
            self.add(path, f"{message}; the first stands {place}", code, at_key=at_key)

    # -- questions

    def lacks(self, key: str, data: dict[str, Any], known: Collection[str]) -> bool:
        """Whether a key is missing, and no unknown one is likely to be meant: that is reported in its place."""
        return key not in data and all(other in known or meant(other, known) != key for other in data)

    def on_line(self, path: Path, words: str) -> str:
        """Return words such as `" (line {})"` with the line of a value; nothing where there are no lines."""
        line = self.source.line(path)
        return "" if line is None else words.format(line)


def _guess(word: object, known: Iterable[str]) -> str:
    """Return a guess at what was meant, and what is allowed."""
    known = [*known][:_MAX_LISTED]
    hint = suggestion(word, known) if isinstance(word, str) else ""
    return f"{hint or ';'} allowed: {', '.join(known)}"
