"""Forms that are objects in plain data: the fields of a class, tuples with a key for each item, maps."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from inspect import get_annotations
from typing import TYPE_CHECKING, Annotated, Any, ForwardRef, NamedTuple, get_args, get_origin, get_type_hints

import attrs

from viceroy.documents.advice import words_in, written
from viceroy.documents.descriptions import class_text, field_text, key_title, pascal_case
from viceroy.documents.faults import ObjectFaults
from viceroy.documents.forms import (
    MAX_EXAMPLE_DEPTH,
    MISSING,
    Declarations,
    Definitions,
    Form,
    Nullable,
    Schema,
    StructureHook,
    UnstructureHook,
    key_of,
    mark_of,
    same_hook,
)
from viceroy.documents.hooks import unstructured
from viceroy.documents.reader import UNREAD, Reading
from viceroy.documents.scalars import one_of, whole_pattern
from viceroy.errors import Code, Path
from viceroy.text.problems import Problems
from viceroy.values import Alone, Called, Key, Lazy, Omitted, is_part
from viceroy.wording.synonyms import meant

if TYPE_CHECKING:
    from cattrs import Converter

_NOTHING: Mapping[str, str] = {}

Check = Callable[[Mapping[str, Any], ObjectFaults], None]
"""Checks an object: takes its data, and where to add faults."""
Change = Callable[[Schema, Callable[[Any], Schema]], Schema]
"""Changes the schema of a class: takes the schema, and a function from types to schemas."""


# -- tuples and maps --------------------------------------------------------------------------------------------------


@attrs.frozen(eq=False, repr=False)
class KeyedTuple(Form):
    """A tuple written as an object, with a key for each item."""

    keys: tuple[str, ...]
    item: Form

    def read(self, data: Any, reading: Reading, keys: Path = (), what: str = "") -> Any:
        before = reading.count
        found = reading.object_at(data, lambda: self.example(data), keys, what)
        if found is None:
            return UNREAD
        suggested = check_keys(self, found, self.keys, reading, keys, what)
        items = dict.fromkeys(self.keys, self.item)
        check_missing(items, found, reading, keys, what, suggested)
        values = [self.item.read(found[key], reading, (*keys, key), key) for key in self.keys if key in found]
        return tuple(values) if reading.count == before else UNREAD

    def structure_hook(self, converter: Converter) -> StructureHook:
        structure, names, known = converter.get_structure_hook(self.item), self.keys, frozenset(self.keys)

        def structure_object(data: Any, _: object) -> Any:
            if data.__class__ is not dict or data.keys() != known:
                raise ValueError
            return tuple([structure(data[name], None) for name in names])

        return structure_object

    def unstructure_hook(self, converter: Converter) -> UnstructureHook:
        names, unstructure = self.keys, converter.get_unstructure_hook(self.item)
        if unstructure is not same_hook():
            return lambda values: {name: unstructure(value) for name, value in zip(names, values, strict=True)}
        return lambda values: dict(zip(names, values, strict=True))

    def schema(self, definitions: Definitions) -> Schema:
        return closed_object({key: {"title": key_title(key), **self.item.schema(definitions)} for key in self.keys})

    def typescript(self, declarations: Declarations) -> str:
        item = self.item.typescript(declarations)
        return object_type(f"{key}: {item};" for key in self.keys)

    def _example(self, found: object, depth: int) -> str:
        return object_example([(key, self.item) for key in self.keys], None, depth)


@attrs.frozen(eq=False, repr=False)
class MapOf(Form):
    """Pairs written as an object, with keys of a pattern. Some are required; `allowed` describes the pattern."""

    item: Form
    pattern: str
    allowed: str
    required: tuple[str, ...] = ()

    def read(self, data: Any, reading: Reading, keys: Path = (), what: str = "") -> Any:
        before = reading.count
        found = reading.object_at(data, lambda: self.example(data), keys, what)
        if found is None:
            return UNREAD
        known = [key for key in found if re.fullmatch(self.pattern, key)]
        guesses = {key: self._guess(key) for key in found if key not in known}
        suggested = {guess for guess in guesses.values() if guess is not None}
        check_missing(dict.fromkeys(self.required, self.item), found, reading, keys, what, suggested)
        for key, guess in guesses.items():
            hint = f" did you mean {guess!r}?" if guess else ""
            reading.gathered.unknown((*keys, key), what, (), f";{hint} allowed: {self.allowed}")
        pairs = tuple((key, self.item.read(found[key], reading, (*keys, key), key)) for key in known)
        return pairs if reading.is_partial or reading.count == before else UNREAD

    def _guess(self, key: str) -> str | None:
        """Return the key that was probably meant by one that does not have the pattern."""
        return key.lower() if re.fullmatch(self.pattern, key.lower()) else meant(key, self.required)

    def structure_hook(self, converter: Converter) -> StructureHook:
        structure, has_pattern, required = (
            converter.get_structure_hook(self.item),
            re.compile(self.pattern),
            self.required,
        )

        def structure_map(data: Any, _: object) -> Any:
            if data.__class__ is not dict or not all(map(has_pattern.fullmatch, data)):
                raise ValueError
            if not all(key in data for key in required):
                raise ValueError
            return tuple([(key, structure(value, None)) for key, value in data.items()])

        return structure_map

    def unstructure_hook(self, converter: Converter) -> UnstructureHook:
        unstructure = converter.get_unstructure_hook(self.item)
        return lambda pairs: {key: unstructure(value) for key, value in pairs}

    def schema(self, definitions: Definitions) -> Schema:
        item = self.item.schema(definitions)
        return {
            "type": "object",
            "required": [*self.required],
            "propertyNames": {"type": "string", "pattern": whole_pattern(self.pattern)},
            "properties": {
                key: {"title": key_title(key), "description": f"The text for {key}.", **item} for key in self.required
            },
            "additionalProperties": item,
        }

    def typescript(self, declarations: Declarations) -> str:
        item = self.item.typescript(declarations)
        return object_type([*(f"{key}: {item};" for key in self.required), f"[language: string]: {item};"])

    def _example(self, found: object, depth: int) -> str:
        return object_example([(key, self.item) for key in self.required], found, depth)


# -- classes ----------------------------------------------------------------------------------------------------------


class Field(NamedTuple):
    """A field of a class: name, key, form, default; `called` is what messages call its value."""

    name: str
    key: str
    form: Form
    default: Any = MISSING
    called: str = ""

    @property
    def is_required(self) -> bool:
        """Whether the key must be there."""
        return self.default is MISSING

    def default_value(self) -> Any:
        """Return the default, a new one if a factory makes it; None if there is none."""
        if self.default is MISSING:
            return None
        return self.default.factory() if isinstance(self.default, attrs.Factory) else self.default  # type: ignore[arg-type]


class Record(Form):
    """An object with a key for each field of a class, which is one of attrs or a named tuple.

    `check` adds faults of the object as a whole, and `change` says the same in the schema.
    """

    def __init__(
        self, kind: type, form_of: Callable[[Any], Form], check: Check | None = None, change: Change | None = None
    ) -> None:
        self.kind = kind
        self.mark = mark_of(kind)
        self.name = key_of(kind)
        self.check = check
        self._change = change
        self._form_of = form_of

    # -- fields

    @Lazy
    def fields(self) -> tuple[Field, ...]:
        """The fields, in the order of the class."""
        kind: Any = self.kind
        if not attrs.has(kind):
            return tuple(self._field(name, kind._field_defaults.get(name, MISSING)) for name in kind._fields)
        return tuple(
            self._field(
                field.name, field.default, None if "limits" in field.metadata else field.metadata.get("allowed")
            )
            for field in attrs.fields(kind)
            if is_part(field)
        )

    def _field(self, name: str, default: Any, allowed: Any = None) -> Field:
        hint = self._hints[name]
        marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        key = next((mark.key for mark in marks if isinstance(mark, Key)), name)
        called = next((mark.text for mark in marks if isinstance(mark, Called)), "") or key
        form = self._form_of(hint) if allowed is None else one_of(allowed)
        if not self.mark.is_sparse and not any(isinstance(mark, Omitted) for mark in marks):
            return Field(name, key, form, MISSING, called)
        if default is None and isinstance(form, Nullable):
            form = form.form  # what is None is left out, and null says nothing
        return Field(name, key, form, default, called)

    @Lazy
    def _hints(self) -> dict[str, Any]:
        hints: dict[str, Any] = {}
        for base in reversed(self.kind.__mro__):
            hints.update(get_annotations(base))
        if not {str, ForwardRef}.isdisjoint(map(type, hints.values())):  # evaluating text takes time
            hints = get_type_hints(self.kind, include_extras=True)
        return hints

    @Lazy
    def by_key(self) -> dict[str, Field]:
        """The fields by their keys."""
        return {field.key: field for field in self.fields}

    @Lazy
    def required(self) -> dict[str, Form]:
        """The forms of the required keys."""
        return {field.key: field.form for field in self.fields if field.is_required}

    @Lazy
    def defaults(self) -> dict[str, Any]:
        """The defaults of the fields by name, None for required ones."""
        return {field.name: field.default_value() for field in self.fields}

    @Lazy
    def alone(self) -> Field | None:
        """The field whose value stands for the whole object, if there is one."""
        marked = [
            name for name, hint in self._hints.items() if any(isinstance(mark, Alone) for mark in get_args(hint)[1:])
        ]
        return next((field for field in self.fields if field.name in marked), None)

    @property
    def json_type(self) -> str:  # from the only field
        return self.alone.form.json_type if self.alone is not None else "object"

    @property
    def title(self) -> str:  # from the class
        words = self.name.replace("_", " ")
        return self.mark.title or f"{'an' if words[0] in 'aeiou' else 'a'} {words}"

    @property
    def kinds(self) -> tuple[type, ...]:
        return (self.kind,)

    @property
    def record(self) -> Record:
        return self

    # -- explaining

    def read(self, data: Any, reading: Reading, keys: Path = (), what: str = "") -> Any:
        return self.read_with(data, reading, keys, what)

    def read_with(
        self,
        data: Any,
        reading: Reading,
        keys: Path,
        what: str,
        *,
        tag: str = "",
        kin: Collection[str] = (),
        apart: Mapping[str, str] = _NOTHING,
    ) -> Any:
        """Read an object that may have a tag beside the fields.

        `kin` are the keys of like objects, and `apart` has the key here that each key of other objects excludes.
        """
        before = reading.count
        what = what or self.title
        if self.alone is not None:
            name, value = self.alone.name, self.alone.form.read(data, reading, keys, what)
            return UNREAD if value is UNREAD else reading.made(lambda: self.kind(**{name: value}), keys, what)
        found = reading.object_at(data, lambda: self.example(data), keys, what)
        if found is None or not self._has_format(found, reading, keys):
            return UNREAD  # what another version holds is not looked at
        rest = {key: value for key, value in found.items() if key != tag} if tag and tag not in self.by_key else found
        suggested = check_keys(self, rest, self.by_key, reading, keys, what, kin, apart)
        check_missing(self.required, rest, reading, keys, what, suggested)
        values, unread = self._read_fields(found, reading, keys)
        if self.check is not None:
            if rest and rest.keys().isdisjoint(self.by_key):
                suggested.update(self.by_key)  # of an object with unknown keys alone, their faults say what it needs
            self.check(found, ObjectFaults(reading.gathered, keys, what, suggested))
        if reading.count > before and not reading.is_partial:
            return UNREAD
        values |= dict.fromkeys(unread, UNREAD)
        return reading.made(lambda: self.kind(**values), keys, what)

    def _has_format(self, data: dict[str, Any], reading: Reading, keys: Path) -> bool:
        """Whether the `format` of an object is that of its class; if not, add the fault."""
        field = self.by_key.get("format")
        if field is None or "format" not in data:
            return True
        return field.form.read(data["format"], reading, (*keys, "format"), "format") is not UNREAD

    def _read_fields(self, data: dict[str, Any], reading: Reading, keys: Path) -> tuple[dict[str, Any], list[str]]:
        """Return the values of all fields by name, and the names of those that could not be read."""
        values = self.defaults.copy()
        unread = [field.name for field in self.fields if field.is_required and field.key not in data]
        reading.around.append(self)
        for key, field in self.by_key.items():  # in the order of the class, whatever that of the data
            if key in data:
                part = field.form.read(data[key], reading, (*keys, key), field.called)
                if part is UNREAD:
                    unread.append(field.name)
                else:
                    values[field.name] = part
        reading.around.pop()
        return values, unread

    # -- strict and fast

    def structure_hook(self, converter: Converter) -> StructureHook:
        return self.structure_hook_with(converter, ())

    def structure_hook_with(self, converter: Converter, tags: tuple[str, ...]) -> StructureHook:
        """Return the hook of objects with these tags beside the fields."""
        if self.alone is not None:
            kind, name, structure = self.kind, self.alone.name, converter.get_structure_hook(self.alone.form)
            return lambda data, _: kind(**{name: structure(data, None)})
        make = self._made_hook(converter)
        known, required = frozenset((*self.by_key, *tags)), frozenset((*self.required, *tags))

        def structure_object(data: Any, _: object) -> Any:
            if data.__class__ is not dict or not required <= data.keys() <= known:
                raise ValueError
            return make(data, None)

        check = self.check
        if check is None:
            return structure_object

        def structure_checked(data: Any, _: object) -> Any:
            value = structure_object(data, None)
            check(data, ObjectFaults(_Strict(), (), ""))
            return value

        return structure_checked

    def _made_hook(self, converter: Converter) -> StructureHook:
        """Return the function that cattrs generates for the class, for objects with the right keys."""
        from cattrs.cols import namedtuple_dict_structure_factory
        from cattrs.gen import make_dict_structure_fn_from_attrs, override

        hooks: dict[str, Any] = {
            field.name: override(rename=field.key, struct_hook=converter.get_structure_hook(field.form))
            for field in self.fields
        }
        kind: Any = self.kind
        if not attrs.has(kind):
            return namedtuple_dict_structure_factory(kind, converter, False, False, False, **hooks)
        return make_dict_structure_fn_from_attrs(
            self._attributes(),
            kind,
            converter,
            _cattrs_forbid_extra_keys=False,
            _cattrs_detailed_validation=False,
            _cattrs_use_linecache=False,
            **hooks,
        )

    def unstructure_hook(self, converter: Converter) -> UnstructureHook:
        from cattrs.cols import namedtuple_dict_unstructure_factory
        from cattrs.gen import make_dict_unstructure_fn_from_attrs, override

        if self.alone is not None:
            name, unstructure = self.alone.name, converter.get_unstructure_hook(self.alone.form)
            return lambda value: unstructure(getattr(value, name))
        hooks: dict[str, Any] = {
            field.name: override(
                rename=field.key,
                unstruct_hook=converter.get_unstructure_hook(field.form),
                omit_if_default=not field.is_required,
            )
            for field in self.fields
        }
        kind: Any = self.kind
        if not attrs.has(kind):
            return namedtuple_dict_unstructure_factory(kind, converter, False, False, **hooks)
        return make_dict_unstructure_fn_from_attrs(
            self._attributes(), kind, converter, _cattrs_use_linecache=False, **hooks
        )

    def _attributes(self) -> list[Any]:
        """Return the attributes for cattrs: with a default only if the key may be left out."""
        kind: Any = self.kind
        own = attrs.fields_dict(kind)
        return [own[field.name].evolve(default=field.default, type=None, kw_only=True) for field in self.fields]

    def parts(self, value: Any, keys: Path = ()) -> Iterator[tuple[Path, Any]]:
        yield keys, value
        for field in (self.alone,) if self.alone else self.fields:
            held = getattr(value, field.name)
            if held is not None:
                yield from field.form.parts(held, keys if self.alone else (*keys, field.key))

    # -- descriptions

    def schema(self, definitions: Definitions) -> Schema:
        return self.named_schema(definitions)

    def named_schema(self, definitions: Definitions, **constants: str) -> Schema:
        """Return the reference to the definition of the class."""
        return definitions.named(self.name, class_text(self.kind), lambda: self.body_schema(definitions, **constants))

    def body_schema(self, definitions: Definitions, **constants: str) -> Schema:
        """Return the schema of the objects; constants, such as a tag, come before the fields."""
        if self.alone is not None:
            return self._field_schema(self.alone, definitions)
        properties = {key: constant_schema(key, value) for key, value in constants.items()}
        properties.update({field.key: self._field_schema(field, definitions) for field in self.fields})
        schema = closed_object(properties, [*constants, *self.required])
        return schema if self._change is None else self._change(schema, definitions.of)

    def _field_schema(self, field: Field, definitions: Definitions) -> Schema:
        text = field_text(self.kind, field.name)
        described = {"title": key_title(field.key), **({"description": text} if text else {})}
        schema = {**described, **field.form.schema(definitions)}
        if field.default not in (MISSING, None, (), 0, False):
            default = unstructured(field.default, field.form)
            schema |= {} if isinstance(default, dict) else {"default": default}
        return schema

    def typescript(self, declarations: Declarations) -> str:
        return self.interface(declarations)

    def interface(self, declarations: Declarations, **constants: str) -> str:
        """Return the name of the interface of the class; constants, such as a tag, come before the fields."""
        name, text, alone = pascal_case(self.name), class_text(self.kind), self.alone
        if alone is not None:
            return declarations.alias(name, text, lambda: alone.form.typescript(declarations))

        def body() -> str:
            lines = [f'  {key}: "{value}";' for key, value in constants.items()]
            for field in self.fields:
                about = field_text(self.kind, field.name)
                lines += [*([f"  /** {about} */"] if about else []), f"  {field_type(field, declarations)}"]
            return "\n".join(("{", *lines, "}"))

        return declarations.interface(name, text, body)

    # -- messages

    def _example(self, found: object, depth: int) -> str:
        if self.alone is not None:
            return self.alone.form.example(found, depth)
        shown = [field for field in self.fields if field.is_required or field.name in self.mark.example]
        counts = Counter(map(str, found)) if isinstance(found, list) else {}
        if counts and all(key in self.by_key and self.by_key[key].form.takes(count) for key, count in counts.items()):
            return "{" + ", ".join(f"{key}: {count}" for key, count in counts.items()) + "}"
        named = [self.by_key[word] for word in words_in(found) if word in self.by_key]
        if len(named) == 1 and not any(field.is_required for field in self.fields):
            shown, found = named, next((word for word in words_in(found) if isinstance(word, int)), None)
        return object_example([(field.key, field.form) for field in shown or self.fields[:1]], found, depth)

    def instead(self, key: str, data: dict[str, Any]) -> tuple[str, Collection[str]]:
        value = data[key]
        if isinstance(value, dict) and value and all(part in self.by_key for part in value):
            hint, missing = value_as_key(key, {**data, **value, key: None}, self.required, self.by_key)
            if missing:
                return f"{hint}, and what stands behind it below, in the same column", [*value, *missing]
            return f"; leave {key} out, and write what stands behind it in its place", value
        for field in self.fields:
            record = field.form.record_with(key)
            if record is None:
                continue
            if field.form.json_type == "array":
                hint = f"; it belongs to {record.title}, under {field.key}: indent it like the other keys there"
            else:
                hint = f"; write {field.key}: {self._inner_example(record, data)}"
            return hint, [field.key]
        return value_as_key(key, data, self.required, self.by_key)

    def _inner_example(self, record: Record, data: dict[str, Any]) -> str:
        """Return an object with all keys of an object that belong one level deeper, into a record."""
        inner = [key for key in data if key in record.by_key and key not in self.by_key]
        parts = (f"{key}: {record.by_key[key].form.example(data[key])}" for key in inner)
        return "{" + ", ".join(parts) + "}"


class _Strict(Problems):
    """Raises `ValueError` at the first fault that a check finds."""

    def add(
        self,
        keys: Path,
        message: str,
        code: Code = Code.WRONG_VALUE,
        *,
        at_key: bool = False,
        facts: tuple[Any, ...] = (),
    ) -> None:
        """Raise `ValueError`."""
        raise ValueError


def value_as_key(
    key: str, data: dict[str, Any], required: Mapping[str, Form], known: Collection[str]
) -> tuple[str, Collection[str]]:
    """Return the hint for a key without a value that is the value of a missing key (`Ada:`), and that key."""
    word = int(key) if re.fullmatch("[0-9]{1,4}", key) else key
    lacking = (name for name, form in required.items() if name not in data and form.takes(word))
    name = next(lacking, None)
    if name is None or data[key] is not None or meant(key, known):
        return "", ()
    return f"; write {name}: {written(word)} in its place", [name]


# -- keys -------------------------------------------------------------------------------------------------------------


def check_keys(
    form: Form,
    data: dict[str, Any],
    known: Collection[str],
    reading: Reading,
    keys: Path,
    what: str,
    kin: Collection[str] = (),
    apart: Mapping[str, str] = _NOTHING,
) -> set[str]:
    """Add the faults of unknown keys, and return the keys that are suggested in their place.

    A key that is not in `kin` either, the keys of like objects, may be a misspelt one of these. A key in `apart`
    excludes the key that it has there.
    """
    suggested: set[str] = set()
    for key in data:
        if key not in known:
            allowed = known if not kin or key in kin else dict.fromkeys(kin)
            hint, others = form.instead(key, data)
            if not hint and key in apart:
                items = ", or write two items" if keys and isinstance(keys[-1], int) else ""
                hint = f"; {key} and {apart[key]} exclude each other: leave one out{items}"
            if not hint and not meant(key, allowed):
                hint = further_out(key, reading)
            if not hint or suggested.isdisjoint(others):  # several keys of one object need one hint
                reading.gathered.unknown((*keys, key), what, allowed, hint or _no_keys(allowed, keys))
            suggested.update(others if hint else filter(None, [meant(key, allowed)]))
    return suggested


def further_out(key: str, reading: Reading) -> str:
    """Return the hint for a key of an object around the one that has it; empty if there is none."""
    owner = next((record for record in reversed(reading.around) if key in record.by_key), None)
    return f"; it belongs to {owner.title}: write it beside the other keys there" if owner else ""


def _no_keys(allowed: Collection[str], keys: Path) -> str:
    """Return the hint for a key in an object that has none."""
    name = next((key for key in reversed(keys) if isinstance(key, str)), "")
    return "" if allowed else f"; it has no keys: write {name}: {{}}"


def check_missing(
    items: Mapping[str, Form],
    data: dict[str, Any],
    reading: Reading,
    keys: Path,
    what: str,
    suggested: Collection[str],
) -> None:
    """Add the fault of missing keys, with an example, except for keys that were suggested already."""
    missing = {key: form for key, form in items.items() if key not in data}
    left = {key: form for key, form in missing.items() if key not in suggested}
    if left:
        reading.gathered.missing(keys, what, left, keys_example(left))
    if len(left) < len(missing):
        reading.gathered.unread.append(keys)


def keys_example(items: Mapping[str, Form]) -> str:
    """Return an example of some keys of an object; empty if it would show nothing but placeholders of texts.

    >>> from viceroy.documents.scalars import Boolean, Integer, String
    >>> keys_example({"gems": Integer(), "is_last": Boolean()}), keys_example({"name": String()})
    ('gems: 1, is_last: true', '')
    """
    text = object_example([*items.items()])[1:-1]
    return "" if "..." in text or any(form.phrase("") == ["a text"] for form in items.values()) else text


def object_example(fields: Sequence[tuple[str, Form]], found: object = None, depth: int = MAX_EXAMPLE_DEPTH) -> str:
    """Return the example of an object with some keys; what is found stands where it fits, or deep in all where not."""
    fits = any(form.takes(found) for _, form in fields)
    parts = (f"{key}: {form.example(found if form.takes(found) or not fits else None, depth)}" for key, form in fields)
    return "{" + ", ".join(parts) + "}"


# -- descriptions -----------------------------------------------------------------------------------------------------


def closed_object(properties: Schema, required: list[str] | None = None) -> Schema:
    """Return the schema of an object that has no other keys than these; all are required, or some of them."""
    required = [*properties] if required is None else required
    schema: Schema = {"type": "object"}
    if required:
        schema["required"] = required
    return {**schema, "additionalProperties": False, "properties": properties}


def constant_schema(key: str, value: str) -> Schema:
    """Return the schema of a key with one value: a format or a tag."""
    return {"title": key_title(key), "description": _CONSTANTS.get(key, "The kind."), "type": "string", "const": value}


_CONSTANTS = {"format": "The name and version of this format."}


def field_type(field: Field, declarations: Declarations) -> str:
    """Return the declaration of a field in a TypeScript type."""
    return f"{field.key}{'' if field.is_required else '?'}: {field.form.typescript(declarations)};"


def object_type(lines: Iterator[str] | list[str]) -> str:
    """Return the TypeScript type of an object with these fields."""
    inner = " ".join(lines)
    return f"{{ {inner} }}" if inner else "Record<string, never>"
