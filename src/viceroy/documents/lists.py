"""Forms that are lists in plain data: of any length, or with a form for each item."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import attrs

from viceroy.documents.advice import NULL_WORDS, as_meant, in_brackets, lines_in, words_in, written
from viceroy.documents.descriptions import class_text, key_title, snake_case
from viceroy.documents.forms import (
    Declarations,
    Definitions,
    Form,
    Schema,
    StructureHook,
    UnstructureHook,
    grouped,
    same_hook,
)
from viceroy.documents.objects import KeyedTuple
from viceroy.documents.reader import UNREAD, Reading
from viceroy.documents.scalars import given
from viceroy.errors import Code, Path
from viceroy.messages import counted, joined
from viceroy.values import ByKeys, Called, Items

if TYPE_CHECKING:
    from cattrs import Converter


_ANY_LENGTH = Items()


@attrs.frozen(eq=False, repr=False)
class ListOf(Form):
    """A list of any number of items, each of one form; `called` is what messages call an item."""

    item: Form
    limits: Items = _ANY_LENGTH
    called: str = ""

    json_type = "array"

    def read(self, data: Any, reading: Reading, keys: Path = (), what: str = "") -> Any:
        before = reading.count
        items = reading.list_at(data, lambda: self.example(data), keys, what)
        if items is None:
            return UNREAD
        if self._lacks_brackets(items):
            example = in_brackets([in_brackets(map(written, items))])
            hint = reading.source.as_in(example, " ".join(map(str, items)), keys)
            reading.gathered.needs(keys, what, "a list of lists", data, Code.WRONG_TYPE, hint)
            return UNREAD
        is_long_enough = _check_length(items, self.limits, reading, keys, what)
        called = self.called or self.item.title or what
        values = [
            self.item.read(item, reading, (*keys, index), called.replace("{n}", str(index + 1)))
            for index, item in enumerate(items)
        ]
        return tuple(values) if reading.count == before or (reading.is_partial and is_long_enough) else UNREAD

    def _lacks_brackets(self, items: list[Any]) -> bool:
        """Whether a list of lists was meant, and its numbers stand there without the inner brackets."""
        inner = self.item.list_form
        return inner is not None and bool(items) and all(type(item) is int and inner.item.takes(item) for item in items)

    @property
    def list_form(self) -> Any:
        return self

    @property
    def record(self) -> Any:
        return self.item.record

    def has_key(self, key: str) -> bool:
        return self.item.has_key(key)

    def structure_hook(self, converter: Converter) -> StructureHook:
        structure, least, most = converter.get_structure_hook(self.item), self.limits.least, self.limits.most

        def structure_list(data: Any, _: object) -> Any:
            if data.__class__ is not list or len(data) < least or (most is not None and len(data) > most):
                raise ValueError
            return tuple([structure(item, None) for item in data])

        return structure_list

    def unstructure_hook(self, converter: Converter) -> UnstructureHook:
        unstructure = converter.get_unstructure_hook(self.item)
        return list if unstructure is same_hook() else lambda values: [*map(unstructure, values)]

    def parts(self, value: Any, keys: Path = ()) -> Iterator[tuple[Path, Any]]:
        yield keys, value
        for index, item in enumerate(value):
            yield from self.item.parts(item, (*keys, index))

    def schema(self, definitions: Definitions) -> Schema:
        length = given(minItems=self.limits.least or None, maxItems=self.limits.most)
        return {"type": "array", **length, "items": self.item.schema(definitions)}

    def typescript(self, declarations: Declarations) -> str:
        return f"{grouped(self.item.typescript(declarations))}[]"

    def phrase(self, an_object: str) -> list[str]:
        return ["a list"]

    def _example(self, found: object, depth: int) -> str:
        if found in NULL_WORDS and not self.limits.least and found not in self.item.words:
            return "[]"
        if lines := lines_in(found):
            return in_brackets(self.item.example(line, depth) for line in lines)
        words = [as_meant(word, self.item.words) for word in words_in(found)]
        if len(words) > 1 and all(map(self.item.takes, words)):
            return in_brackets(map(written, words))
        return in_brackets([self.item.example(found, depth)] * max(self.limits.least, 1))

    def marked(self, mark: object) -> Form:
        if isinstance(mark, Items):
            return ListOf(self.item, mark, self.called)
        return ListOf(self.item, self.limits, mark.each) if isinstance(mark, Called) else super().marked(mark)


@attrs.frozen(eq=False, repr=False)
class TupleOf(Form):
    """A list with a form for each item; `make` makes the value of the items, and `names` are those of a class."""

    make: Callable[..., Any]
    items: tuple[Form, ...]
    names: tuple[str, ...] = ()
    why: str = ""

    json_type = "array"

    def read(self, data: Any, reading: Reading, keys: Path = (), what: str = "") -> Any:
        if self.names and (type(data) is not list or len(data) != len(self.names)):
            allowed = f"a list of {joined(self.names)}"
            found = counted(len(data), "item") if type(data) is list else reading.source.found(data, keys)
            message = reading.source.message(what, f"needs {allowed}, found {found}")
            reading.gathered.add(keys, message, Code.WRONG_TYPE)
            return UNREAD
        before = reading.count
        items = reading.list_at(data, lambda: self.example(data), keys, what)
        if items is None:
            return UNREAD
        _check_length(items, Items(len(self.items), len(self.items), self.why), reading, keys, what)
        values = [
            form.read(item, reading, (*keys, index), form.title or what)
            for index, (form, item) in enumerate(zip(self.items, items, strict=False))
        ]
        return self.make(*values) if reading.count == before else UNREAD

    def structure_hook(self, converter: Converter) -> StructureHook:
        hooks, make, count = [*map(converter.get_structure_hook, self.items)], self.make, len(self.items)

        def structure(data: Any, _: object) -> Any:
            if data.__class__ is not list or len(data) != count:
                raise ValueError
            return make(*[hook(item, None) for hook, item in zip(hooks, data, strict=True)])

        return structure

    def unstructure_hook(self, converter: Converter) -> UnstructureHook:
        hooks = [*map(converter.get_unstructure_hook, self.items)]
        if all(hook is same_hook() for hook in hooks):
            return list
        return lambda values: [hook(value) for hook, value in zip(hooks, values, strict=True)]

    @property
    def kinds(self) -> tuple[type, ...]:
        return (self.make,) if isinstance(self.make, type) else (tuple,)

    def parts(self, value: Any, keys: Path = ()) -> Iterator[tuple[Path, Any]]:
        yield keys, value
        for index, (form, item) in enumerate(zip(self.items, value, strict=True)):
            yield from form.parts(item, (*keys, index))

    def schema(self, definitions: Definitions) -> Schema:
        items = [item.schema(definitions) for item in self.items]
        schema = {"type": "array", "minItems": len(items), "prefixItems": items, "items": False}
        if not self.names or not isinstance(self.make, type):
            return schema
        for name, item in zip(self.names, items, strict=True):
            item.update({"title": key_title(name), **item})
        return definitions.named(snake_case(self.make.__name__), class_text(self.make), lambda: schema)

    def typescript(self, declarations: Declarations) -> str:
        items = [item.typescript(declarations) for item in self.items]
        if not self.names or not isinstance(self.make, type):
            return f"[{', '.join(items)}]"
        parts = (f"{name}: {item}" for name, item in zip(self.names, items, strict=True))
        return declarations.alias(self.make.__name__, class_text(self.make), lambda: f"[{', '.join(parts)}]")

    def phrase(self, an_object: str) -> list[str]:
        return ["a list"]

    def _example(self, found: object, depth: int) -> str:
        words = [as_meant(word, form.words) for form, word in zip(self.items, words_in(found), strict=False)]
        pairs = zip(self.items, words, strict=False)
        fits = len(words) == len(self.items) and all(form.takes(word) for form, word in pairs)
        return in_brackets(map(written, words) if fits else (item.example(None, depth) for item in self.items))

    def marked(self, mark: object) -> Form:
        if isinstance(mark, Items):
            return TupleOf(self.make, self.items, self.names, mark.why)
        if isinstance(mark, ByKeys) and len(mark.keys) == len(self.items):
            return KeyedTuple(mark.keys, self.items[0])
        return super().marked(mark)


def _check_length(items: list[Any], limits: Items, reading: Reading, keys: Path, what: str) -> bool:
    """Whether a list is of the right length; if not, the fault is added."""
    if len(items) >= limits.least and (limits.most is None or len(items) <= limits.most):
        return True
    found = f"found {len(items)}{limits.why if len(items) > limits.least else ''}"
    reading.gathered.add(keys, reading.source.message(what, f"needs {how_many(limits)}, {found}"))
    return False


def how_many(limits: Items) -> str:
    """Return how many items a list needs.

    >>> how_many(Items(4, 4)), how_many(Items(1)), how_many(Items(most=4))
    ('exactly 4 items', 'at least 1 item', 'at most 4 items')
    """
    least, most = limits.least, limits.most
    if most is None:
        return f"at least {counted(least, 'item')}"
    if least == most:
        return f"exactly {counted(least, 'item')}"
    return f"{least} to {counted(most, 'item')}" if least else f"at most {counted(most, 'item')}"
