"""Rules that join keys, each stated once: a check of plain data with the place of the fault, and its JSON Schema.

A rule refuses a condition. A condition is a JSON Schema of few keywords: `type`, `required` with `properties`,
`contains`, `const`, `enum`, `minimum`, `maximum`, `anyOf`, `allOf`, `not` and `$ref`. `places` finds where data meet
it. In `having` and `both`, the last entry is the fault; the entries before it are the precondition.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Annotated, Any, NamedTuple, Protocol

from viceroy.documents.descriptions import Schema
from viceroy.documents.reader import ObjectFaults
from viceroy.documents.registry import FormRegistry
from viceroy.errors import Code, Path
from viceroy.values import Described

Data = Mapping[str, Any]
SchemaOf = Callable[[Any], Schema]
"""Gives the schema of a type; what has a name becomes a definition."""

# -- conditions -------------------------------------------------------------------------------------------------------

ANYTHING: Schema = {}
"""Met by every value: as a property, that the key is there."""
_DEFINITIONS = "#/$defs/"


def word(*words: str) -> Schema:
    """Return the condition that a value is one of these words."""
    return {"type": "string", **({"const": words[0]} if len(words) == 1 else {"enum": [*words]})}


def having(**properties: Schema) -> Schema:
    """Return the condition that an object has these keys, and values behind them that meet these conditions."""
    return {"type": "object", "required": [*properties], "properties": properties}


def with_any(*keys: str) -> Schema:
    """Return the condition that an object has one of these keys, or several."""
    return either(*(having(**{key: ANYTHING}) for key in keys))


def containing(item: Schema) -> Schema:
    """Return the condition that an item of a list meets a condition."""
    return {"type": "array", "contains": item}


def either(*conditions: Schema) -> Schema:
    """Return the condition that one of these is met, or several."""
    return conditions[0] if len(conditions) == 1 else {"anyOf": [*conditions]}


def both(*conditions: Schema) -> Schema:
    """Return the condition that all of these are met."""
    return {"allOf": [*conditions]}


def without(condition: Schema) -> Schema:
    """Return the condition that another one is not met."""
    return {"not": condition}


def defined(name: str) -> Schema:
    """Return the condition that has a name among the definitions."""
    return {"$ref": f"{_DEFINITIONS}{name}"}


class Location(NamedTuple):
    """A place in data: the keys that lead there. `at_key` means the last key, not the value behind it."""

    keys: Path = ()
    at_key: bool = False


def places(condition: Schema, data: object, definitions: Mapping[str, Schema]) -> Iterator[Location]:
    """Yield the innermost places by which data meet a condition; nothing where they do not meet it.

    >>> secret = having(of=having(where=word("hand"), section=ANYTHING))
    >>> [*places(secret, {"of": {"section": "red", "where": "hand"}}, {})]
    [Location(keys=('of', 'section'), at_key=True)]
    >>> [*places(secret, {"of": {"section": "red", "where": "pyramid"}}, {})]
    []
    """
    match condition:
        case {"type": "object", "properties": properties}:
            if isinstance(data, dict) and data.keys() >= properties.keys():
                *cases, (key, wrong) = properties.items()
                if all(is_met(case, data[other], definitions) for other, case in cases):
                    yield from _behind(key, wrong, data[key], definitions)
        case {"type": "string" | "integer"}:
            if _is_value(condition, data):
                yield Location()
        case {"$ref": name}:
            yield from places(definitions[name.removeprefix(_DEFINITIONS)], data, definitions)
        case {"anyOf": conditions}:
            for part in conditions:
                yield from places(part, data, definitions)
        case {"allOf": [*cases, wrong]}:
            if all(is_met(case, data, definitions) for case in cases):
                yield from places(wrong, data, definitions)
        case {"type": "array", "contains": item}:
            for index, value in enumerate(data if isinstance(data, list) else ()):
                yield from _behind(index, item, value, definitions)
        case {"type": "array", "not": other}:
            if isinstance(data, list) and not is_met(other, data, definitions):
                yield Location()
        case {"not": other}:
            if not is_met(other, data, definitions):
                yield Location()
        case _:  # no keywords: every value
            yield Location()


def is_met(condition: Schema, data: object, definitions: Mapping[str, Schema]) -> bool:
    """Whether data meet a condition."""
    return any(True for _ in places(condition, data, definitions))


def _behind(key: str | int, condition: Schema, data: object, definitions: Mapping[str, Schema]) -> Iterator[Location]:
    if condition == ANYTHING:
        yield Location((key,), at_key=True)
        return
    for place in places(condition, data, definitions):
        yield Location((key, *place.keys), place.at_key)


def _is_value(condition: Schema, data: Any) -> bool:
    """Whether a word or a number is one that a condition allows."""
    if type(data) is not {"string": str, "integer": int}[condition["type"]]:
        return False
    allowed = condition.get("enum", [condition.get("const", data)])
    return data in allowed and condition.get("minimum", data) <= data <= condition.get("maximum", data)


# -- rules ------------------------------------------------------------------------------------------------------------


class Rule(Protocol):
    """What holds for each object of a class."""

    def check(self, data: Data, faults: ObjectFaults, definitions: Mapping[str, Schema]) -> None:
        """Add the faults of an object as it is written, right or wrong."""

    def change(self, schema: Schema) -> Schema:
        """Return the schema of the class with the rule in it."""


class Refused(NamedTuple):
    """A condition that no object meets, and the sentence that says so.

    Each place by which an object meets the condition has the fault, unless it has one already. In the sentence,
    `{key}` is the last key of the place, and `{found}` the value; there may be a sentence for each such key. A key that
    does not go with others is unknown, unless a code says otherwise.
    """

    condition: Schema
    sentence: str | Mapping[str, str]
    code: Code | None = None

    def check(self, data: Data, faults: ObjectFaults, definitions: Mapping[str, Schema]) -> None:
        """Add a fault at each place by which the object meets the condition."""
        for keys, at_key in places(self.condition, data, definitions):
            if not faults.has_fault(*keys):
                code = self.code or (Code.UNKNOWN_KEY if at_key else Code.WRONG_VALUE)
                faults.error(self._message(data, keys, faults), *keys, code=code, at_key=at_key)

    def _message(self, data: Any, keys: Path, faults: ObjectFaults) -> str:
        key = next((key for key in reversed(keys) if isinstance(key, str)), "")
        sentence = self.sentence if isinstance(self.sentence, str) else self.sentence[key]
        for step in keys:
            data = data[step]
        return sentence.replace("{key}", key).replace("{found}", faults.found(data, *keys))

    def change(self, schema: Schema) -> Schema:
        """Refuse the condition as deep inside the schema as possible."""
        return refusing(self.condition, schema)


class NeedsOneOf(NamedTuple):
    """An object has at least one of these keys; with a condition, only an object that meets it."""

    keys: tuple[str, ...]
    message: str
    code: Code = Code.MISSING_KEY
    where: Schema = ANYTHING

    def check(self, data: Data, faults: ObjectFaults, definitions: Mapping[str, Schema]) -> None:
        """Add the fault of an object without any of them."""
        if data.keys().isdisjoint(self.keys) and is_met(self.where, data, definitions):
            faults.missing(self.keys, self.message, self.code)

    def change(self, schema: Schema) -> Schema:
        """Require one of the keys."""
        if self.where != ANYTHING:
            return refusing(both(self.where, without(with_any(*self.keys))), schema)
        if set(schema["properties"]) == set(self.keys):
            return {**schema, "minProperties": 1}
        return {**schema, "anyOf": [{"type": "object", "required": [key]} for key in self.keys]}


class OnlyWith(NamedTuple):
    """Keys that go only with another one."""

    keys: tuple[str, ...]
    other: str
    sentence: str

    def check(self, data: Data, faults: ObjectFaults, _: Mapping[str, Schema]) -> None:
        """Add the fault of each key whose other key is missing."""
        for key in self.keys:
            if key in data and self.other not in data:
                faults.refuse(self.sentence.replace("{key}", key), key)

    def change(self, schema: Schema) -> Schema:
        """Let the keys depend on the other one."""
        return {**schema, "dependentRequired": {key: [self.other] for key in self.keys}}


class EachOnce(NamedTuple):
    """A list under a key has no item twice."""

    key: str
    sentence: str

    def check(self, data: Data, faults: ObjectFaults, _: Mapping[str, Schema]) -> None:
        """Add the fault of each word or whole number that occurs earlier in the list."""
        items = list_at(data, self.key)
        for index, item in enumerate(items):
            if type(item) in (str, int) and any(item == other and type(other) is type(item) for other in items[:index]):
                faults.error(self.sentence.replace("{found}", faults.found(item, self.key, index)), self.key, index)

    def change(self, schema: Schema) -> Schema:
        """Let the items be unique."""
        properties = schema["properties"]
        return {**schema, "properties": {**properties, self.key: {**properties[self.key], "uniqueItems": True}}}


class Checked(NamedTuple):
    """A check of values that no schema can say, such as numbers that must rise."""

    find: Callable[[Data, ObjectFaults], None]

    def check(self, data: Data, faults: ObjectFaults, _: Mapping[str, Schema]) -> None:
        """Add the faults of an object."""
        self.find(data, faults)

    def change(self, schema: Schema) -> Schema:
        """Return the schema as it is."""
        return schema


def list_at(data: object, key: str) -> list[Any]:
    """Return the list under a key of unchecked data; an empty list if another value, or nothing, is there."""
    found = data.get(key) if isinstance(data, dict) else None
    return found if isinstance(found, list) else []


# -- in a schema ------------------------------------------------------------------------------------------------------


def refusing(condition: Schema, schema: Schema) -> Schema:
    """Return a schema that refuses what meets a condition, with the refusal as deep inside as possible.

    Editors underline the value there. A condition on keys that the schema lacks needs no refusal.

    >>> listed = {"type": "object", "properties": {"on": {"type": "array", "items": {"type": "integer"}}}}
    >>> refusing(having(on=containing({"type": "integer", "const": 0})), listed)["properties"]["on"]["items"]
    {'type': 'integer', 'allOf': [{'not': {'type': 'integer', 'const': 0}}]}
    """
    match condition, schema:
        case {"anyOf": conditions}, _:
            for part in conditions:
                schema = refusing(part, schema)
            return schema
        case {"required": keys}, {"properties": properties} if not {*keys} <= {*properties}:
            return schema
        case {"required": [key], "properties": wrong}, {"properties": properties} if wrong[key] != ANYTHING:
            return {**schema, "properties": {**properties, key: refusing(wrong[key], properties[key])}}
        case {"contains": item}, {"items": items}:
            return {**schema, "items": refusing(item, items)}
        case _, {"$ref": target}:
            schema = {key: value for key, value in schema.items() if key != "$ref"} | {"allOf": [{"$ref": target}]}
    return {**schema, "allOf": [*schema.get("allOf", ()), {"not": condition}]}


def register(forms: FormRegistry, rules: Mapping[type, tuple[Rule, ...]], definitions: Mapping[str, Schema]) -> None:
    """Let the objects of classes keep rules; conditions may point at these definitions, which have descriptions."""
    for kind, own in rules.items():
        forms.rule(kind, _check(own, definitions), _change(own, definitions))


def _check(rules: tuple[Rule, ...], definitions: Mapping[str, Schema]) -> Callable[..., None]:
    def check(data: Data, faults: ObjectFaults) -> None:
        for rule in rules:
            rule.check(data, faults, definitions)

    return check


def _change(rules: tuple[Rule, ...], definitions: Mapping[str, Schema]) -> Callable[..., Schema]:
    def change(schema: Schema, of: SchemaOf) -> Schema:
        for rule in rules:
            schema = rule.change(schema)
        for name, definition in definitions.items():
            of(Annotated[Any, Described(name, definition["description"], partial(dict, definition))])
        return schema

    return change
