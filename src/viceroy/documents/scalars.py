"""Forms of single values: numbers, texts, truth values, words of a closed set."""

from __future__ import annotations

import re
from collections.abc import Collection
from contextlib import suppress
from enum import Enum
from math import isfinite
from typing import TYPE_CHECKING, Any

import attrs

from viceroy.documents.advice import boolean_hint, counts, number_hint, number_in, parted, words_in, written
from viceroy.documents.descriptions import (
    Declarations,
    Definitions,
    Schema,
    class_text,
    given,
    whole_pattern,
)
from viceroy.documents.forms import Form, StructureHook, UnstructureHook, same_hook
from viceroy.documents.reader import UNREAD, Reading
from viceroy.errors import Code, Path
from viceroy.messages import in_ascii, snake_case
from viceroy.text.source import in_json
from viceroy.values import Between, Text

if TYPE_CHECKING:
    from cattrs import Converter


class Scalar(Form):
    """The base of forms of single values, which are plain data themselves."""

    def read(self, data: Any, reading: Reading, keys: Path = (), what: str = "") -> Any:
        if self.takes(data):
            return data
        self._explain(data, reading, keys, what)
        return UNREAD

    def _explain(self, data: Any, reading: Reading, keys: Path, what: str) -> None:
        """Add the fault of other data."""
        raise NotImplementedError

    def structure_hook(self, converter: Converter) -> StructureHook:
        takes = self.takes

        def structure(data: Any, _: object) -> Any:
            if takes(data):
                return data
            raise ValueError

        return structure

    def unstructure_hook(self, converter: Converter) -> UnstructureHook:
        return same_hook()

    def _example(self, found: object, depth: int) -> str:
        return written(found) if self.takes(found) and found != "" else self._default_example()

    def _default_example(self) -> str:
        return "..."

    def _alone_hint(self, data: Any, reading: Reading, keys: Path) -> str:
        """Advise to write the only value of a list or an object without it, where a key needs a single value."""
        inside = [*data.values(), *data] if isinstance(data, dict) else data if isinstance(data, list) else []
        taken = [value for value in inside if self.takes(value)]
        if not inside or not len(taken) == len(data) == 1 or not keys or not isinstance(keys[-1], str):
            return ""
        return reading.source.as_in(self.example(taken[0]), data, keys)


class Anything(Scalar):
    """Any plain data, taken as they are."""

    def takes(self, data: object) -> bool:
        return True

    def schema(self, definitions: Definitions) -> Schema:
        return {}

    def typescript(self, declarations: Declarations) -> str:
        return "unknown"


class Boolean(Scalar):
    """True or false."""

    json_type = "boolean"

    def takes(self, data: object) -> bool:
        return data is True or data is False

    def _explain(self, data: Any, reading: Reading, keys: Path, what: str) -> None:
        reading.gathered.needs(keys, what, "true or false", data, Code.WRONG_TYPE, boolean_hint(data))

    @property
    def kinds(self) -> tuple[type, ...]:
        return (bool,)

    def schema(self, definitions: Definitions) -> Schema:
        return {"type": "boolean"}

    def typescript(self, declarations: Declarations) -> str:
        return "boolean"

    def phrase(self, an_object: str) -> list[str]:
        return ["true", "false"]

    def _example(self, found: object, depth: int) -> str:
        return "true"


_ANY_NUMBER = Between()
_MOST_PARTS = 10
_NEAR = 0.015  # so that 0.33 and 0.67 are thirds


@attrs.frozen(eq=False, repr=False)
class Integer(Scalar):
    """A whole number."""

    limits: Between = _ANY_NUMBER

    json_type = "integer"

    def takes(self, data: object) -> bool:
        if type(data) is not int:
            return False
        low, high = self.limits.low, self.limits.high
        return (low is None or data >= low) and (high is None or data <= high)

    def _explain(self, data: Any, reading: Reading, keys: Path, what: str) -> None:
        allowed = whole_number(self.limits)
        if type(data) is int:
            reading.gathered.needs(keys, what, allowed, data, Code.WRONG_VALUE)
            return
        hint = (
            number_hint(data, self.takes)
            or self._parts(data, reading, keys)
            or self._why(data)
            or self._alone_hint(data, reading, keys)
        )
        reading.gathered.needs(keys, what, allowed, data, Code.WRONG_TYPE, hint)

    def _why(self, data: Any) -> str:
        """Say more about what is no number, or which number of a text is meant."""
        if isinstance(data, str):
            number = number_in(data, self.takes)
            return self.limits.per if number and self.limits.per and counts(data) else number
        if isinstance(data, dict | list):
            return self.limits.why
        return self._part(data) if type(data) is float else ""

    def _part(self, data: float) -> str:
        """Advise to write a number that is not whole as a fraction of small whole numbers."""
        for parts in range(2, _MOST_PARTS + 1) if isfinite(data * _MOST_PARTS) else ():
            number = round(data * parts)
            if abs(data * parts - number) < _NEAR and number and self.takes(number):
                return self.limits.part.format(number, parts)
        return ""

    def _parts(self, data: Any, reading: Reading, keys: Path) -> str:
        """Advise to write a comma for a point between two items of a list."""
        return parted(reading.source.found(data, keys), self.takes) if keys and isinstance(keys[-1], int) else ""

    def structure_hook(self, converter: Converter) -> StructureHook:
        return _integer if self.limits.low is self.limits.high is None else super().structure_hook(converter)

    @property
    def kinds(self) -> tuple[type, ...]:
        return (int,)

    def schema(self, definitions: Definitions) -> Schema:
        return {"type": "integer", **given(minimum=self.limits.low, maximum=self.limits.high)}

    def typescript(self, declarations: Declarations) -> str:
        return "number"

    def phrase(self, an_object: str) -> list[str]:
        return [whole_number(self.limits)]

    def _default_example(self) -> str:
        return str(max(self.limits.low or 1, 1))

    def marked(self, mark: object) -> Form:
        return Integer(mark) if isinstance(mark, Between) else super().marked(mark)


def _integer(data: Any, _: object) -> Any:
    """Return a whole number of any size: the hook that is called most often."""
    if data.__class__ is not int:
        raise ValueError
    return data


def whole_number(limits: Between) -> str:
    """Describe the whole numbers within limits, for messages.

    >>> whole_number(Between(1, 99)), whole_number(Between())
    ('a whole number from 1 to 99', 'a whole number')
    """
    low, high = limits.low, limits.high
    if low is None:
        return "a whole number" if high is None else f"a whole number of at most {high}"
    return f"a whole number of at least {low}" if high is None else f"a whole number from {low} to {high}"


@attrs.frozen(eq=False, repr=False)
class Number(Scalar):
    """A number, whole or not; never infinite."""

    json_type = "number"

    def takes(self, data: object) -> bool:
        with suppress(OverflowError):  # of a whole number that no float can be
            return type(data) in (int, float) and isfinite(data)  # type: ignore[arg-type] # it is a number
        return False

    def read(self, data: Any, reading: Reading, keys: Path = (), what: str = "") -> Any:
        found = super().read(data, reading, keys, what)
        return found if found is UNREAD else float(found)

    def _explain(self, data: Any, reading: Reading, keys: Path, what: str) -> None:
        reading.gathered.needs(keys, what, "a number", data, Code.WRONG_TYPE)

    def structure_hook(self, converter: Converter) -> StructureHook:
        structure = super().structure_hook(converter)
        return lambda data, _: float(structure(data, None))

    @property
    def kinds(self) -> tuple[type, ...]:
        return (float,)

    def schema(self, definitions: Definitions) -> Schema:
        return {"type": "number"}

    def typescript(self, declarations: Declarations) -> str:
        return "number"

    def phrase(self, an_object: str) -> list[str]:
        return ["a number"]

    def _default_example(self) -> str:
        return "0.5"


# -- texts ------------------------------------------------------------------------------------------------------------

NO_TEXT_PATTERN = r"[\u0000-\u001f\u007f-\u009f\u2028\u2029]"
"""What a line of text never holds: a line break, or a control character such as a tab."""

_ANY_TEXT = Text()
_NO_TEXT = re.compile(NO_TEXT_PATTERN)


@attrs.frozen(eq=False, repr=False)
class String(Scalar):
    """A text."""

    limits: Text = _ANY_TEXT

    json_type = "string"

    def takes(self, data: object) -> bool:
        return type(data) is str and not text_fault(self.limits, data) and self._has_pattern(data)

    def _has_pattern(self, text: str) -> bool:
        return not self.limits.pattern or bool(re.fullmatch(self.limits.pattern, text))

    def _explain(self, data: Any, reading: Reading, keys: Path, what: str) -> None:
        gathered, limits = reading.gathered, self.limits
        if type(data) is not str:
            fits = self._has_pattern(reading.source.found(data, keys))  # in quotes it would do
            hint, allowed = (reading.source.text_hint(data, keys), "a text") if fits else ("", limits.allowed)
            hint = hint or (limits.why if isinstance(data, list) else "")
            gathered.needs(keys, what, allowed or "a text", data, Code.WRONG_TYPE, hint)
        elif fault := text_fault(limits, data):
            gathered.add(keys, reading.source.message(what, fault))
        else:
            hyphenated = "-".join(re.findall("[a-z0-9]+", in_ascii(data)))
            hint = f"; did you mean {hyphenated!r}?" if self.takes(hyphenated) else ""
            slashed = data.replace("\\", "/")
            if slashed != data and self.takes(slashed):
                hint = f"; folders are parted by /: write {slashed}"
            numbers = words_in(data) if keys and isinstance(keys[-1], int) else []
            if len(numbers) > 1 and all(type(number) is int for number in numbers):
                hint = f"; a list has each number: {', '.join(map(str, numbers))}"
            gathered.needs(keys, what, limits.allowed or limits.pattern, data, Code.WRONG_VALUE, hint)

    @property
    def kinds(self) -> tuple[type, ...]:
        return (str,)

    def schema(self, definitions: Definitions) -> Schema:
        limits = self.limits
        schema = {"type": "string", **given(minLength=limits.least or None, maxLength=limits.most)}
        if limits.pattern:
            schema["pattern"] = whole_pattern(limits.pattern)
        elif limits.is_line:
            schema["pattern"] = rf"^(?=[\s\S]*\S)[^{NO_TEXT_PATTERN[1:-1]}]*$(?!\n)"
        return schema

    def typescript(self, declarations: Declarations) -> str:
        return "string"

    def phrase(self, an_object: str) -> list[str]:
        return ["a text"]

    def _default_example(self) -> str:
        return "a" if self.limits.pattern and self.takes("a") else "..."

    def _example(self, found: object, depth: int) -> str:
        return self.limits.example or super()._example(found, depth)

    def marked(self, mark: object) -> Form:
        return String(mark) if isinstance(mark, Text) else super().marked(mark)


def text_fault(limits: Text, text: str) -> str:
    """Return the fault in the length or the characters of a text; empty for a good one."""
    if limits.is_line and not text.strip():
        return "needs a text that is not empty"
    if limits.is_line and _NO_TEXT.search(text):
        return "needs a text on one line, without tabs and other control characters"
    if len(text) < limits.least:
        return "needs a text that is not empty" if limits.least == 1 else f"needs at least {limits.least} characters"
    if limits.most is not None and len(text) > limits.most:
        return f"needs at most {limits.most} characters, found {len(text)}"
    return ""


# -- words ------------------------------------------------------------------------------------------------------------


@attrs.frozen(eq=False, repr=False)
class Enumeration(Scalar):
    """One of a closed set: what is written, and the value that it means; `kind` is the enum, if it is one."""

    values: dict[Any, Any]
    kind: type | None = None

    json_type = "string"

    @property
    def words(self) -> Collection[Any]:  # from the values
        return self.values

    def takes(self, data: object) -> bool:
        if type(data) is str:
            return data in self.values
        return any(type(data) is type(word) and data == word for word in self.values)

    def read(self, data: Any, reading: Reading, keys: Path = (), what: str = "") -> Any:
        found = super().read(data, reading, keys, what)
        return found if found is UNREAD else self.values[found]

    def _explain(self, data: Any, reading: Reading, keys: Path, what: str) -> None:
        reading.gathered.not_among(keys, what, data, self.values, self._alone_hint(data, reading, keys))

    def structure_hook(self, converter: Converter) -> StructureHook:
        values = {(type(word), word): value for word, value in self.values.items()}
        if all(type(word) is str for word in self.values):
            return self._word_hook()

        def structure(data: Any, _: object) -> Any:
            try:
                return values[data.__class__, data]
            except (KeyError, TypeError):  # another word, or what has no hash
                raise ValueError from None

        return structure

    def _word_hook(self) -> StructureHook:
        values = self.values

        def structure(data: Any, _: object) -> Any:
            if data.__class__ is not str or data not in values:
                raise ValueError
            return values[data]

        return structure

    def unstructure_hook(self, converter: Converter) -> UnstructureHook:
        if not any(isinstance(value, Enum) for value in self.values.values()):
            return same_hook()
        return str.__str__ if all(type(word) is str for word in self.values) else lambda value: value.value

    @property
    def kinds(self) -> tuple[type, ...]:
        return (*{type(value) for value in self.values.values()}, *{type(word) for word in self.values})

    def schema(self, definitions: Definitions) -> Schema:
        if self.kind is None:
            return _enum([*self.values])
        return definitions.named(snake_case(self.kind.__name__), class_text(self.kind), lambda: _enum([*self.values]))

    def typescript(self, declarations: Declarations) -> str:
        words = " | ".join(map(in_json, self.values))
        if self.kind is None:
            return words
        return declarations.alias(self.kind.__name__, class_text(self.kind), lambda: words)

    def phrase(self, an_object: str) -> list[str]:
        return [*map(str, self.values)]

    def _default_example(self) -> str:
        return str(next(iter(self.values)))


def one_of(values: tuple[Any, ...]) -> Form:
    """Return the form of a closed set of values: words, numbers, members of an enum, or true and false."""
    if set(map(type, values)) == {bool}:
        return Boolean()
    return Enumeration({value.value if isinstance(value, Enum) else value: value for value in values})


def _enum(words: list[Any]) -> Schema:
    kinds = {type(word) for word in words}
    if kinds == {bool}:
        return {"type": "boolean"}
    name = {str: "string", int: "integer"}[kinds.pop()]
    return {"type": name, "const": words[0]} if len(words) == 1 else {"type": name, "enum": words}
