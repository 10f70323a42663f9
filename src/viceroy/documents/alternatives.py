"""Forms of unions, told apart by a tag, by the only key, by a key that only one has, or by JSON type."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import attrs

from viceroy.documents.advice import has_several_words, number_hint, number_in, parted, words_in
from viceroy.documents.descriptions import (
    Declarations,
    Definitions,
    Schema,
    class_text,
    closed_object,
    key_title,
    object_type,
    pascal_case,
    union_type,
)
from viceroy.documents.forms import (
    Advice,
    Form,
    Keys,
    ListOf,
    Record,
    StructureHook,
    UnstructureHook,
    check_keys,
    deeper,
    field_type,
    further_out,
    lists_around,
    misplaced,
    object_example,
)
from viceroy.documents.reader import UNREAD, Reading
from viceroy.documents.scalars import Enumeration
from viceroy.errors import Code, Path
from viceroy.messages import joined
from viceroy.values import Lazy, Wanted
from viceroy.wording.synonyms import meant, suggestion

if TYPE_CHECKING:
    from cattrs import Converter


class OneOfClasses(Form):
    """The base of unions of classes."""

    records: dict[str, Record]
    """The classes, by what tells them apart."""

    @property
    def kinds(self) -> tuple[type, ...]:
        return tuple(record.kind for record in self.records.values())

    def record_of(self, value: object) -> Record:
        """Return the form of the class of a value; raises `TypeError` for another class."""
        for record in self.records.values():
            if record.kind is type(value):
                return record
        raise TypeError(f"{type(value).__name__} is no kind of {self.title.partition(' ')[2]}")

    @Lazy
    def keys(self) -> Mapping[str, Form]:
        """The keys of all classes."""
        return {key: form for record in self.records.values() for key, form in record.keys.items()}

    def belongs_elsewhere(self, data: dict[str, Any], reading: Reading, keys: Path, what: str) -> bool:
        """Report an object that belongs in another list of an object around it. Returns whether it does."""
        odd = next((key for key in data if key not in self.keys), None)
        if odd is None or further_out(odd, reading):
            return False
        name = next((name for name, item in lists_around(reading.around) if data.keys() <= item.keys.keys()), None)
        if name is None:
            return False
        reading.gathered.unknown((*keys, odd), what, (), f"; it belongs under {name}")
        return True

    def unstructure_hook(self, converter: Converter) -> UnstructureHook:
        hooks: dict[type, UnstructureHook] = {}  # made on first use: no text holds all classes

        def unstructure(value: Any) -> Any:
            hook = hooks.get(value.__class__)
            if hook is None:
                hook = hooks[value.__class__] = self._unstructure_one(self.record_of(value), converter)
            return hook(value)

        return unstructure

    def _unstructure_one(self, record: Record, converter: Converter) -> UnstructureHook:
        """Return the hook of the values of one class."""
        return converter.get_unstructure_hook(record)

    def parts(self, value: Any, keys: Path = ()) -> Iterator[tuple[Path, Any]]:
        return self.record_of(value).parts(value, keys)


@attrs.frozen(eq=False, repr=False)
class Tagged(OneOfClasses):
    """A union of classes; the value under a key tells which. With `is_field` the key is a field of each class."""

    tag: str
    records: dict[str, Record]
    is_field: bool = False
    name: str = ""

    @property
    def title(self) -> str:  # from the tag
        return f"a {self.tag}"

    def read(self, data: Any, reading: Reading, keys: Path = (), what: str = "") -> Any:
        called = what or self.title
        found = reading.object_at(data, lambda: self.example(data), keys, called)
        if found is None:
            return UNREAD
        if self.tag not in found:
            reading.gathered.missing(keys, called, [self.tag])
            return UNREAD
        name = found[self.tag]
        record = self.records.get(name) if type(name) is str else None
        if record is None:
            hint = suggestion(name, self.records) if isinstance(name, str) else ""
            allowed, known = hint or f"; there are {', '.join(self.records)}", f"a known {self.tag}"
            reading.gathered.needs((*keys, self.tag), self.tag, known, name, Code.WRONG_VALUE, allowed)
            return UNREAD
        tag = "" if self.is_field else self.tag
        return record.read_with(found, reading, keys, what or record.title, tag=tag)

    def structure_hook(self, converter: Converter) -> StructureHook:
        tag, tags, records = self.tag, () if self.is_field else (self.tag,), self.records
        hooks: dict[str, StructureHook] = {}

        def structure(data: Any, _: object) -> Any:
            name = data.get(tag) if data.__class__ is dict else None
            hook = hooks.get(name) if name.__class__ is str else None
            if hook is None:
                if name.__class__ is not str or name not in records:
                    raise ValueError
                hook = hooks[name] = records[name].structure_hook_with(converter, tags)
            return hook(data, None)

        return structure

    def _unstructure_one(self, record: Record, converter: Converter) -> UnstructureHook:
        unstructure = converter.get_unstructure_hook(record)
        if self.is_field:
            return unstructure
        tag, name = self.tag, record.name
        return lambda value: {tag: name, **unstructure(value)}

    def schema(self, definitions: Definitions) -> Schema:
        if not self.name:
            return {"oneOf": [record.schema(definitions) for record in dict.fromkeys(self.records.values())]}
        text = f"One of the kinds of {self.tag}; its {self.tag} tells which."
        return definitions.named(self.name, text, lambda: {"oneOf": self.variants(definitions)})

    def variants(self, definitions: Definitions, **constants: str) -> list[Schema]:
        """Return the schemas of the classes; before their fields come keys with one value each."""
        return [
            record.named_schema(definitions, **constants, **({} if self.is_field else {self.tag: name}))
            for name, record in self.records.items()
        ]

    def typescript(self, declarations: Declarations) -> str:
        kinds = (
            record.interface(declarations, **({} if self.is_field else {self.tag: name}))
            for name, record in self.records.items()
        )
        if not self.name:
            return union_type(kinds)
        text = f"One {self.tag}; {self.tag} says which."
        names = [*kinds]
        return declarations.alias(pascal_case(self.name), text, lambda: union_type(names))

    def _example(self, found: object, depth: int) -> str:
        return next(iter(self.records.values())).example(None, depth)


@attrs.frozen(eq=False, repr=False)
class SingleKey(OneOfClasses):
    """A union of classes; the only key tells which, and its value holds the fields. Messages use the title."""

    title: str
    records: dict[str, Record]

    def read(self, data: Any, reading: Reading, keys: Path = (), what: str = "") -> Any:
        before = reading.count
        called = what or self.title
        found = reading.object_at(data, lambda: self.example(data), keys, called)
        if found is None:
            return UNREAD
        if self.belongs_elsewhere(found, reading, keys, called):
            return UNREAD
        check_keys(found, Keys(self.records), reading, keys, called)
        if len(found) != 1 and len(found.keys() & self.records.keys()) != 1:  # an unknown one beside it is told
            are_known = found and found.keys() <= self.records.keys()
            several = f", found {joined(found)}; start a new item (-) with each" if are_known else ""
            example = several or reading.source.such_as(self.example())
            reading.gathered.add(keys, reading.source.message(called, f"needs exactly one key{example}"))
        values = [
            self.records[key].read_with(value, reading, (*keys, key), key)
            for key, value in found.items()
            if key in self.records
        ]
        return values[0] if reading.count == before or (reading.is_partial and values) else UNREAD

    def structure_hook(self, converter: Converter) -> StructureHook:
        records = self.records

        def structure(data: Any, _: object) -> Any:
            if data.__class__ is not dict or len(data) != 1:
                raise ValueError
            ((key, value),) = data.items()
            if key not in records:
                raise ValueError
            return converter.get_structure_hook(records[key])(value, None)

        return structure

    def _unstructure_one(self, record: Record, converter: Converter) -> UnstructureHook:
        unstructure, name = converter.get_unstructure_hook(record), record.name
        return lambda value: {name: unstructure(value)}

    def parts(self, value: Any, keys: Path = ()) -> Iterator[tuple[Path, Any]]:
        record = self.record_of(value)
        return record.parts(value, (*keys, record.name))

    @property
    def _noun(self) -> str:
        """The title without its article."""
        return self.title.partition(" ")[2]

    def schema(self, definitions: Definitions) -> Schema:
        def variant(key: str, record: Record) -> Schema:
            about = {"title": key_title(key), "description": class_text(record.kind)}
            body = {name: value for name, value in record.body_schema(definitions).items() if name not in about}
            return {**about, **closed_object({key: {**about, **body}})}

        text = f"One of the kinds of {self._noun}: the only key tells which."
        name = self._noun.replace(" ", "_")
        return definitions.named(name, text, lambda: {"oneOf": [variant(*item) for item in self.records.items()]})

    def typescript(self, declarations: Declarations) -> str:
        def rest(record: Record) -> str:
            if record.alone is not None:
                return record.alone.form.typescript(declarations)
            return object_type(field_type(field, declarations) for field in record.fields)

        def kinds() -> str:
            return union_type(f"{{ {key}: {rest(record)} }}" for key, record in self.records.items())

        name = pascal_case(self._noun.replace(" ", "_"))
        return declarations.alias(name, f"{self.title.capitalize()}: the only key says which.", kinds)

    @property
    def keys(self) -> Mapping[str, Form]:
        return self.records

    @property
    def is_single_key(self) -> bool:
        return True

    def _example(self, found: object, depth: int) -> str:
        words = found if isinstance(found, dict) else words_in(found)
        known = [word for word in words if word in self.records]
        name = known[0] if known else next(iter(self.records))
        return object_example([(name, self.records[name])], found, depth)


@attrs.frozen(eq=False, repr=False)
class ByKey(OneOfClasses):
    """A union of classes, each found by a key that only it has; the last one, the plainest, is the default."""

    records: dict[str, Record]
    needs: str = ""
    """The message about an object with none of the keys; without one the message lists all classes."""
    merged: Record | None = None
    """A variant folded into another one's schema, so that editors complete the keys of both."""

    @property
    def plainest(self) -> Record:
        """The default class: its objects lack the keys that tell the others apart."""
        return [*self.records.values()][-1]

    def record_for(self, data: Collection[str]) -> Record:
        """Return the class of an object."""
        return next((record for key, record in self.records.items() if key in data), self.plainest)

    def _record_meant(self, data: dict[str, Any]) -> Record:
        """Return the class of an object; in place of the merged one a class that says where an unknown key belongs."""
        found = self.record_for(data)
        odd = [key for key in data if key not in found.by_key]
        if found is not self.merged or not odd or any(misplaced(key, data, found.own) for key in odd):
            return found
        others = [record for record in self.records.values() if any(misplaced(key, data, record.own) for key in odd)]
        return max(others, key=lambda record: len(data.keys() & record.by_key.keys()), default=found)

    @property
    def title(self) -> str:  # from the classes
        return self.plainest.title

    @property
    def required_keys(self) -> Mapping[str, Form]:
        return self.plainest.required_keys

    def required_with(self, keys: Collection[str]) -> Mapping[str, Form]:
        return self.record_for(keys).required_keys

    @Lazy
    def _own(self) -> Keys:
        """The keys of all classes; those that tell them apart are required."""
        required = {name: self.keys[name] for name in self.records if name}
        return self.plainest.own._replace(known=self.keys, required=required)

    @Lazy
    def _conflicts(self) -> dict[str, dict[str, str]]:
        """For each key that tells the classes apart, why the keys of the other classes do not go with it."""
        alone = {*self.records, *self.plainest.by_key}
        owners = {key: [name for name, record in self.records.items() if key in record.by_key] for key in self.keys}
        return {
            found: {
                key: f"{key} and {found} exclude each other: leave one out"
                if key in alone
                else f"{key} goes with {joined(owners[key], 'or')}, not with {found}: leave {key} out"
                for key in self.keys
            }
            for found in self.records
        }

    def read(self, data: Any, reading: Reading, keys: Path = (), what: str = "") -> Any:
        if type(data) is not dict:
            return self._shown_for(data).read(data, reading, keys, what)
        called = what or self.title
        if self.belongs_elsewhere(data, reading, keys, called) or not self._says_which(data, reading, keys, called):
            return UNREAD
        record = self._record_meant(data)
        own, found = record.own, next((key for key in self.records if key in data), None)
        if record is self.merged:
            own = own._replace(siblings={**record.keys, **self.keys})
        elif found is not None and not self.needs:
            own = own._replace(conflicts=self._conflicts[found])
        return record.read_with(data, reading, keys, "" if what == self.title else what, own)

    def _says_which(self, data: dict[str, Any], reading: Reading, keys: Path, what: str) -> bool:
        """Whether an object says which of several classes it is of; if not, the fault says what it needs."""
        if any(key in data for key in self.records) or all(key in data for key in self.plainest.required):
            return True
        if self.needs:
            self._explain(data, reading, keys, what)
            return False
        kinds = ", ".join(" with ".join(record.required) for record in dict.fromkeys([*self.records.values()][::-1]))
        odd = next((key for key in data if key not in self.keys), None)
        if odd is None:
            example = reading.source.such_as(self.example())
            message = reading.source.message(what, f"needs the keys of one of its kinds{example}; these are {kinds}")
            reading.gathered.add(keys, message, Code.MISSING_KEY)
        else:
            advice = misplaced(odd, data, self._own) or _in_other_list(odd, data, reading, keys)
            text = f"{advice[0] if advice else ''}; its kinds: {kinds}"
            text += "" if advice else reading.gathered.leads((*keys, odd), odd)
            hint = suggestion(odd, self.keys) or further_out(odd, reading) or text
            reading.gathered.unknown((*keys, odd), what, (), hint)
        return False

    def _explain(self, data: dict[str, Any], reading: Reading, keys: Path, what: str) -> None:
        """Add the faults of an object that may be of any of the classes."""
        fields = {key: field for record in self.records.values() for key, field in record.by_key.items()}
        check_keys(data, self._own, reading, keys, what)
        for key, field in fields.items():
            if key in data:
                field.form.read(data[key], reading, (*keys, key), field.called)
        if not any(misplaced(key, data, self._own) for key in data.keys() - fields.keys()):
            reading.gathered.add(keys, self.needs, Code.MISSING_KEY)

    def structure_hook(self, converter: Converter) -> StructureHook:
        def structure(data: Any, _: object) -> Any:
            if data.__class__ is not dict:
                raise ValueError
            return converter.get_structure_hook(self.record_for(data))(data, None)

        return structure

    def schema(self, definitions: Definitions) -> Schema:
        kinds = dict.fromkeys([self.plainest, *self.records.values()])
        return {"oneOf": [record.schema(definitions) for record in kinds if record is not self.merged]}

    def typescript(self, declarations: Declarations) -> str:
        return union_type(record.typescript(declarations) for record in self.records.values())

    def _example(self, found: object, depth: int) -> str:
        return self._shown_for(found).example(found, depth)

    def _shown_for(self, found: object) -> Record:
        """Return the class of an example for what is no object: a number alone needs no more than the merged one."""
        if self.merged is None:
            return self.plainest
        words = [found] if type(found) is int else words_in(found)
        is_alone = all(isinstance(word, int) or meant(str(word), self.merged.required) for word in words)
        return self.merged if words and is_alone else self.plainest


@attrs.frozen(eq=False, repr=False)
class ByType(Form):
    """A union of forms with different JSON types: `object`, `array`, `string`, `integer`, `boolean`, `null`.

    `wanted` is the message for a value of no such form; `{what}` in it is replaced by the name of the value.
    """

    forms: dict[str, Form]
    wanted: str = ""

    @property
    def title(self) -> str:  # from the other forms
        return next(filter(None, (form.title for form in self.forms.values())), "")

    @property
    def words(self) -> Collection[Any]:
        return self.forms["string"].words if "string" in self.forms else ()

    def read(self, data: Any, reading: Reading, keys: Path = (), what: str = "") -> Any:
        found = self._form_for(data)
        is_other_word = found is not None and found.words and not found.takes(data)
        code = Code.WRONG_TYPE if found is None else Code.WRONG_VALUE
        if lone := self._lone_hint(data, reading, keys):
            reading.gathered.add(keys, reading.source.message(what, f"needs no list for a single item{lone}"), code)
            return UNREAD
        if found is not None and not is_other_word:
            return found.read(data, reading, keys, what)
        number = self.forms.get("integer") if found is None else None
        hint = number_in(data, number.takes) if number is not None and isinstance(data, str) else ""
        hint = hint or self._list_hint(data, reading, keys)
        if not hint and number is not None:
            hint = number_hint(data) or self._parted(data, reading, keys)
        if self.wanted:
            hint = reading.source.odd_hint(data) or (suggestion(data, found.words) if found is not None else hint)
            place = reading.source.found(data, keys)
            reading.gathered.add(keys, f"{self.wanted.replace('{what}', what)}, found {place}{hint}", code)
        elif found is None:
            allowed = joined(self.phrase(reading.source.an_object), "or")
            reading.gathered.needs(keys, what, allowed, data, code, hint)
        elif hint:
            reading.gathered.needs(keys, what, joined(found.words, "or"), data, code, hint)
        else:
            return found.read(data, reading, keys, what)
        return UNREAD

    @property
    def list_form(self) -> ListOf | None:
        return self.forms["array"].list_form if "array" in self.forms else None

    def _parted(self, data: object, reading: Reading, keys: Path) -> str:
        is_item = type(data) is float and bool(keys) and isinstance(keys[-1], int)
        return parted(reading.source.found(data, keys), self.forms["integer"].takes) if is_item else ""

    def _form_for(self, data: object) -> Form | None:
        return self.forms.get(_JSON_TYPES.get(type(data), ""))

    def _list_hint(self, data: object, reading: Reading, keys: Path) -> str:
        """Return how to write a text of several words, or one item, as a list, if a list is allowed."""
        items = self.list_form
        could_be = isinstance(data, dict) or (items is not None and items.item.takes(data))
        is_item = could_be and self._form_for(data) is None
        are_items = items is not None and len(words := words_in(data)) > 1 and all(map(items.item.takes, words))
        if "array" not in self.forms or not (is_item or are_items or has_several_words(data)):
            return ""
        return reading.source.as_in(self.forms["array"].example(data), data, keys)

    def _lone_hint(self, data: object, reading: Reading, keys: Path) -> str:
        """Advise to write the only item without its list, where a value is allowed and such a list is not."""
        if (
            type(data) is not list
            or len(data) != 1
            or self.list_form is not None
            or not keys
            or not isinstance(keys[-1], str)
        ):
            return ""
        alone = self._form_for(data[0])
        return reading.source.as_in(alone.example(data[0]), data, keys) if alone and alone.takes(data[0]) else ""

    def takes(self, data: object) -> bool:
        return any(form.takes(data) for form in self.forms.values())

    def takes_list(self, data: list[Any]) -> bool:
        return any(form.takes_list(data) for form in self.forms.values())

    def structure_hook(self, converter: Converter) -> StructureHook:
        forms = {kind: self.forms[name] for kind, name in _JSON_TYPES.items() if name in self.forms}
        hooks = {kind: converter.get_structure_hook(form) for kind, form in forms.items()}

        def structure(data: Any, _: object) -> Any:
            hook = hooks.get(data.__class__)
            if hook is None:
                raise ValueError
            return hook(data, None)

        return structure

    def unstructure_hook(self, converter: Converter) -> UnstructureHook:
        hooks = {kind: converter.get_unstructure_hook(form) for form in self.forms.values() for kind in form.kinds}
        return lambda value: hooks[value.__class__](value)

    @property
    def kinds(self) -> tuple[type, ...]:
        return tuple(kind for form in self.forms.values() for kind in form.kinds)

    def parts(self, value: Any, keys: Path = ()) -> Iterator[tuple[Path, Any]]:
        form = next((form for form in self.forms.values() if type(value) in form.kinds), None)
        return form.parts(value, keys) if form else iter([(keys, value)])

    def schema(self, definitions: Definitions) -> Schema:
        return {"anyOf": [form.schema(definitions) for form in self.forms.values()]}  # no two of one type

    def typescript(self, declarations: Declarations) -> str:
        return " | ".join(form.typescript(declarations) for form in self.forms.values())

    def phrase(self, an_object: str) -> list[str]:
        return [text for form in self.forms.values() for text in form.phrase(an_object)]

    def _example(self, found: object, depth: int) -> str:
        forms = [*self.forms.values()]
        return next((form for form in forms if form.takes(found)), forms[0]).example(found, depth)

    def marked(self, mark: object) -> Form:
        return ByType(self.forms, mark.text) if isinstance(mark, Wanted) else super().marked(mark)


_JSON_TYPES = {dict: "object", list: "array", str: "string", int: "integer", bool: "boolean", type(None): "null"}


def _in_other_list(key: str, data: dict[str, Any], reading: Reading, keys: Path) -> Advice | None:
    """Advise to write an item of a list, which has this key, in another list of the object around."""
    is_item = bool(keys) and isinstance(keys[-1], int)
    for name, item in lists_around(reading.around[-1:] if is_item else ()):
        if advice := deeper(key, data, item.keys):
            return f"{advice[0]} under {name}", ()
    return None


# -- what tells classes apart -----------------------------------------------------------------------------------------


def told_apart(records: list[Record]) -> Form:
    """Return the union of classes: by a field whose words no two share, else by keys that only one has."""
    for field in records[0].fields:
        words = [_words_of(record, field.key) for record in records]
        every = [word for said in words for word in said]
        if all(words) and len(set(every)) == len(every):
            kinds = {word: record for record, said in zip(records, words, strict=True) for word in said}
            return Tagged(field.key, kinds, is_field=True)
    own: list[tuple[str, Record]] = []
    for record in records:
        others = {key for other in records if other is not record for key in other.by_key}
        own += [(key, record) for key in record.by_key if key not in others]
    others_last = sorted(own, key=lambda pair: pair[1] is records[0])
    return ByKey({**dict(others_last), "": records[0]})


def _words_of(record: Record, key: str) -> list[Any]:
    field = record.by_key.get(key)
    return [*field.form.words] if field is not None and isinstance(field.form, Enumeration) else []
