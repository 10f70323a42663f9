"""A reader of Fluent files (projectfluent.org), as far as the texts of this program use the format.

The text of a message is one line. It may hold values, `{ $card }`, other messages, `{ color-plural }`, literal texts,
`{ " " }`, and choices by a value, with one variant on each line. Terms, functions and longer texts are refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from viceroy.errors import ViceroyError
from viceroy.values import Lazy

SEVERAL = "several"
"""Stands for a number that is not said: "for the most gems". A choice has a variant for it, or its default is taken."""

_NAME = "[a-zA-Z][a-zA-Z0-9_-]*"
_ENTRY = re.compile(rf"(?:(?:#.*| *)\n)+|({_NAME}) *=(.*\n(?:(?:[ }}].*)?\n)*)")
_ATTRIBUTE = re.compile(rf"[ \n]*\n +\.({_NAME}) *=")
_VARIANT = re.compile(r"[ \n]*\n *(\*?)\[ *([a-zA-Z0-9_-]+) *\]")
_START = re.compile(r"[ \n]+(?=[^ \n.*\[}])| *")
_TEXT = re.compile(r"[^{}\n]+(?=[{}])|[^{}\n]*[^{}\n ]")
_OPEN, _CLOSE, _ARROW, _END = map(re.compile, (r"\{", r"[ \n]*\}", r"[ \n]*->", r"[ \n]*\Z"))
_LITERAL = re.compile(r'[ \n]*"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4})*)"')
_ESCAPE = re.compile(r"\\(?:u(....)|(.))")
_VALUE, _REFERENCE = re.compile(rf"[ \n]*\$({_NAME})"), re.compile(rf"[ \n]*({_NAME})")


class BadText(ViceroyError):
    """A text that cannot be read, or that lacks a value. The message begins with the file and the line."""


class Message:
    """A text with values to fill in.

    >>> from viceroy.wording.catalog import ENGLISH
    >>> ENGLISH.rewards.any_gems.format(n=1), ENGLISH.rewards.any_gems.format(n=2)
    ('1 gem of any color', '2 gems of any colors')
    """

    __slots__ = ("_parts", "where")

    def __init__(self, parts: tuple[str | _Value | _Choice | Message, ...], where: str) -> None:
        self._parts = parts
        self.where = where

    def format(self, **values: object) -> str:
        """Fill in values by their names. Raises `BadText` if the text needs another one."""
        return self.format_map(values)

    def format_map(self, values: Mapping[str, object]) -> str:
        """Fill in values. Raises `BadText` if the text needs another one."""
        try:
            return self.filled(values)
        except KeyError as missing:
            raise BadText(f"{self.where}: this text has no value ${missing.args[0]}") from None

    def chooses_by(self, name: str) -> bool:
        """Whether a value chooses among forms of the text itself."""
        return any(isinstance(part, _Choice) and part.name == name for part in self._parts)

    def filled(self, values: Mapping[str, object]) -> str:
        """Fill in values as a part of another text. Raises `KeyError` if the text needs another one."""
        return "".join([part if isinstance(part, str) else part.filled(values) for part in self._parts])


class _Value(NamedTuple):
    name: str

    def filled(self, values: Mapping[str, object]) -> str:
        return str(values[self.name])


class _Choice(NamedTuple):
    name: str
    variants: tuple[tuple[str, Message], ...]
    default: Message
    plural: Callable[[int], str]

    def filled(self, values: Mapping[str, object]) -> str:
        value = values[self.name]
        key = str(value)
        form = self.plural(value) if isinstance(value, int) else key
        for name, message in self.variants:  # the first that fits, as Fluent has it
            if name in (key, form):
                return message.filled(values)
        return self.default.filled(values)


class Entry(NamedTuple):
    """A message of a file with its attributes, the lines below it that begin with a period."""

    text: Message
    attributes: Mapping[str, Message]

    def attribute(self, name: str) -> Message:
        """Look up an attribute. Raises `BadText` if it is missing."""
        if name not in self.attributes:
            raise BadText(f"{self.text.where}: this message needs a line .{name} = ...")
        return self.attributes[name]


class Texts:
    """The messages of a language by their ids. A message is parsed when it is first asked for."""

    def __init__(self, files: Iterable[Path], plural: Callable[[int], str], fallback: Texts | None = None) -> None:
        """Take the files, a function from a number to its plural form, and the texts that replace missing messages."""
        self.plural = plural
        self._files, self._fallback = tuple(files), fallback
        self._entries: dict[str, Entry] = {}

    @Lazy
    def _sources(self) -> dict[str, tuple[str, Path, int]]:
        """The text of each message, with its file and line."""
        sources: dict[str, tuple[str, Path, int]] = {}
        for path in self._files:
            try:
                text, at, line = f"{path.read_text('utf-8-sig')}\n", 0, 1  # some editors begin a file with a mark
            except UnicodeDecodeError:
                raise BadText(f"{path}: this is no text in UTF-8; save it so") from None
            while at < len(text):
                found = _ENTRY.match(text, at)
                if found is None:
                    raise BadText(f"{path}:{line}: expected a comment, or a message such as 'words-both = and'")
                name, source = found.groups()
                if name in sources:
                    raise BadText(f"{path}:{line}: there are two messages {name}")
                if name:
                    sources[name] = source, path, line
                at, line = found.end(), line + found[0].count("\n")
        return sources

    def __contains__(self, name: str) -> bool:
        return name in self._sources or (self._fallback is not None and name in self._fallback)

    def ends(self, name: str) -> tuple[str, ...]:
        """Return the ends of the ids that begin with a name and a hyphen."""
        own = (each.removeprefix(f"{name}-") for each in self._sources if each.startswith(f"{name}-"))
        others = () if self._fallback is None else self._fallback.ends(name)
        return tuple(dict.fromkeys((*own, *others)))

    def __getitem__(self, name: str) -> Entry:
        """Look up a message. Raises `BadText` if it is missing or cannot be read."""
        return self.entry(name, ())

    def entry(self, name: str, within: tuple[str, ...]) -> Entry:
        """Look up a message that others refer to, the outermost first."""
        entry = self._entries.get(name)
        if entry is None:
            if name in self._sources:
                entry = _Parser(self, (*within, name), *self._sources[name]).entry()
            elif self._fallback is not None:
                entry = self._fallback[name]
            else:
                raise BadText(f"there is no message {name} in {', '.join(map(str, self._files))}")
            self._entries[name] = entry
        return entry


class _Parser:
    """Parses one message by recursive descent."""

    def __init__(self, texts: Texts, names: tuple[str, ...], source: str, path: Path, line: int) -> None:
        self._texts, self._names, self._source, self._path, self._line = texts, names, source, path, line
        self._at = 0

    def entry(self) -> Entry:
        text, attributes = self._message(), {}
        while attribute := self._take(_ATTRIBUTE):
            attributes[attribute[1]] = self._message()
        if not self._take(_END):
            raise self._error("this is no part of a text; write a text on one line")
        return Entry(text, attributes)

    def _message(self) -> Message:
        """Parse a text to the end of its line."""
        parts: list[str | _Value | _Choice | Message] = []
        self._take(_START)
        where = self._where()
        while True:
            if text := self._take(_TEXT):
                parts.append(text[0])
            elif self._take(_OPEN):
                parts.append(self._placeable())
            else:
                break
        if self._source[self._at] == "}":
            raise self._error("there is no { before this }")
        return Message(tuple(parts), where)

    def _placeable(self) -> str | _Value | _Choice | Message:
        """Parse the expression between braces."""
        part: str | _Value | _Choice | Message
        if literal := self._take(_LITERAL):
            part = _ESCAPE.sub(lambda escape: chr(int(escape[1], 16)) if escape[1] else escape[2], literal[1])
        elif value := self._take(_VALUE):
            part = self._choice(value[1]) if self._take(_ARROW) else _Value(value[1])
        elif reference := self._take(_REFERENCE):
            part = self._referred(reference[1])
        else:
            raise self._error('expected a $value, the name of a message or a "text" after {')
        if not self._take(_CLOSE):
            raise self._error("expected } here")
        return part

    def _choice(self, name: str) -> _Choice:
        start, variants = self._where(), dict[str, Message]()
        defaults: list[Message] = []
        while variant := self._take(_VARIANT):
            if variant[2] in variants:
                raise self._error(f"there are two variants [{variant[2]}]")
            variants[variant[2]] = message = self._message()
            defaults += [message] if variant[1] else []
        if len(defaults) != 1:
            raise BadText(f"{start}: this choice needs one default, a line that begins with *[")
        return _Choice(name, tuple(variants.items()), defaults[0], self._texts.plural)

    def _referred(self, name: str) -> Message:
        if name in self._names:
            raise self._error(f"{name} refers to itself")
        try:
            return self._texts.entry(name, self._names).text
        except BadText as bad:
            raise self._error(f"{name} cannot stand here: {bad}") from None

    def _take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self._source, self._at)
        if found is not None:
            self._at = found.end()
        return found

    def _where(self) -> str:
        return f"{self._path}:{self._line + self._source.count(chr(10), 0, self._at)}"

    def _error(self, message: str) -> BadText:
        return BadText(f"{self._where()}: {message}")
