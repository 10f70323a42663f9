"""Plain data to values, form by form: exact, and all faults at once."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from contextlib import suppress
from math import inf
from typing import Any, Final

from viceroy.documents import forms as f
from viceroy.documents.examples import alone_hint, example, flag_hint, in_object, instead, kinds, null_among
from viceroy.documents.faults import ObjectFaults
from viceroy.documents.limits import how_many, number_hint, taken, text_fault, title_in_messages, whole_number
from viceroy.errors import Code, Path
from viceroy.messages import counted, joined
from viceroy.text.problems import Problems
from viceroy.values import Items
from viceroy.wording.synonyms import meant, suggestion

FAILED: Final = object()
"""What stands for a value that could not be read; its faults are gathered."""


class Reading:
    """Reads plain data into values, and gathers all faults on the way.

    Where `is_partial`, an object is built although some of its parts could not be read: they have their default, or
    None. Else a part that fails makes the whole fail.
    """

    def __init__(self, gathered: Problems, *, is_partial: bool = False) -> None:
        self.gathered = gathered
        self.is_partial = is_partial

    def read(self, form: f.Form, data: Any, keys: Path = (), what: str = "") -> Any:
        """Return the value that data of a form mean, or `FAILED`; `what` is what messages call it."""
        return _METHODS[form.__class__](self, form, data, keys, what)

    def _definition(self, form: f.Definition, data: object, keys: Path, what: str) -> Any:
        return self.read(form.form, data, keys, what)

    def _maybe(self, form: f.Maybe, data: object, keys: Path, what: str) -> Any:
        if data is None:
            return None
        if words := null_among(form.form, data):
            self.gathered.not_among(keys, what, data, words, "; did you mean null?")
            return FAILED
        return self.read(form.form, data, keys, what)

    def _anything(self, _: f.Anything, data: object, __: Path, ___: str) -> Any:
        return data

    # -- single values

    def _integer(self, form: f.Integer, data: object, keys: Path, what: str) -> Any:
        limits = form.limits
        if type(data) is not int:
            why = limits.why if isinstance(data, dict | list) else ""
            hint = number_hint(data) or why or alone_hint(form, data, self.gathered.source, keys)
            self.gathered.needs(keys, what, whole_number(limits), data, Code.WRONG_TYPE, hint)
            return FAILED
        low, high = limits.low, limits.high
        if (low is not None and data < low) or (high is not None and data > high):
            self.gathered.needs(keys, what, whole_number(limits), data, Code.WRONG_VALUE)
            return FAILED
        return data

    def _real(self, _: f.Real, data: object, keys: Path, what: str) -> Any:
        if isinstance(data, int | float) and data is not True and data is not False and abs(data) < inf:
            with suppress(OverflowError):
                return float(data)
        self.gathered.needs(keys, what, "a number", data, Code.WRONG_TYPE)
        return FAILED

    def _flag(self, _: f.Flag, data: object, keys: Path, what: str) -> Any:
        if data is True or data is False:
            return data
        self.gathered.needs(keys, what, "true or false", data, Code.WRONG_TYPE, flag_hint(data))
        return FAILED

    def _text(self, form: f.String, data: object, keys: Path, what: str) -> Any:
        gathered, limits = self.gathered, form.limits
        if type(data) is not str:
            fits = not limits.pattern or re.fullmatch(limits.pattern, str(data))  # in quotes it would do
            hint, allowed = (gathered.source.text_hint(data, keys), "a text") if fits else ("", limits.allowed)
            gathered.needs(keys, what, allowed or "a text", data, Code.WRONG_TYPE, hint)
            return FAILED
        fault = text_fault(limits, data)
        if fault:
            gathered.add(keys, gathered.source.message(what, fault))
        elif limits.pattern and not re.fullmatch(limits.pattern, data):
            gathered.needs(keys, what, limits.allowed or limits.pattern, data, Code.WRONG_VALUE)
        else:
            return data
        return FAILED

    def _word(self, form: f.Words, data: Any, keys: Path, what: str) -> Any:
        if data.__class__ is str and data in form.values:
            return form.values[data]
        for word, value in form.values.items():
            if type(data) is type(word) and data == word:
                return value
        hint = alone_hint(form, data, self.gathered.source, keys)
        self.gathered.not_among(keys, what, data, form.values, hint)
        return FAILED

    # -- lists

    def _items(self, form: f.Form, data: object, limits: Items, keys: Path, what: str) -> list[Any] | None:
        """Return a list if it is one; what is wrong with its length is added."""
        if type(data) is not list:
            self.gathered.needs(keys, what, "a list", data, Code.WRONG_TYPE, self._as_in(form, data, keys))
            return None
        if len(data) < limits.least or (limits.most is not None and len(data) > limits.most):
            message = f"needs {how_many(limits)}, found {len(data)}{limits.why if len(data) > limits.least else ''}"
            self.gathered.add(keys, self.gathered.source.message(what, message))
        return data

    def _list(self, form: f.ListOf, data: object, keys: Path, what: str) -> Any:
        before = self.gathered.error_count
        items = self._items(form, data, form.limits, keys, what)
        if items is None:
            return FAILED
        called = form.called or title_in_messages(form.item) or what
        values = [
            self.read(form.item, item, (*keys, index), called.replace("{n}", str(index + 1)))
            for index, item in enumerate(items)
        ]
        if self.is_partial:
            return tuple(None if value is FAILED else value for value in values)
        return tuple(values) if self.gathered.error_count == before else FAILED

    def _fixed(self, form: f.Fixed, data: object, keys: Path, what: str) -> Any:
        if form.names and (type(data) is not list or len(data) != len(form.names)):
            allowed, wording = f"a list of {joined(form.names)}", self.gathered.source
            found = counted(len(data), "item") if type(data) is list else wording.found(data, keys)
            self.gathered.add(keys, wording.message(what, f"needs {allowed}, found {found}"), Code.WRONG_TYPE)
            return FAILED
        before = self.gathered.error_count
        items = self._items(form, data, Items(len(form.items), len(form.items), form.why), keys, what)
        if items is None:
            return FAILED
        values = [
            self.read(item, one, (*keys, index), title_in_messages(item) or what)
            for index, (item, one) in enumerate(zip(form.items, items, strict=False))
        ]
        return form.kind(*values) if self.gathered.error_count == before else FAILED

    # -- objects

    def object_of(self, form: f.Form, data: object, keys: Path, what: str) -> dict[str, Any] | None:
        """Return an object if it is one."""
        if type(data) is dict:
            return data
        wording = self.gathered.source
        hint = wording.text_hint(data, keys) if isinstance(data, str) else ""
        hint = hint or self._as_in(form, data, keys)
        self.gathered.needs(keys, what, wording.an_object, data, Code.WRONG_TYPE, hint)
        return None

    def _as_in(self, form: f.Form, data: object, keys: Path) -> str:
        """Return an example of what to write instead."""
        return self.gathered.source.as_in(example(form, data), data, keys)

    def check_keys(
        self,
        form: f.Form,
        data: dict[str, Any],
        known: Collection[str],
        keys: Path,
        what: str,
        kin: Collection[str] = (),
    ) -> set[str]:
        """Add the faults of unknown keys, and return the keys that are suggested in their place.

        What is no key of `kin` either, the keys of like objects, may be meant so.
        """
        suggested: set[str] = set()
        for key in data:
            if key not in known:
                allowed = known if not kin or key in kin else dict.fromkeys(kin)
                hint, others = instead(form, key, data[key])
                self.gathered.unknown((*keys, key), what, allowed, hint)
                suggested.update(others if hint else filter(None, [meant(key, allowed)]))
        return suggested

    def check_missing(
        self, items: dict[str, f.Form], data: dict[str, Any], keys: Path, what: str, suggested: Collection[str]
    ) -> None:
        """Add the fault of missing keys, with the forms behind them, but for those that were suggested already."""
        missing = {key: form for key, form in items.items() if key not in data}
        left = {key: form for key, form in missing.items() if key not in suggested}
        if left:
            self.gathered.missing(keys, what, left, in_object(left))
        if len(left) < len(missing):
            self.gathered.unread.append(keys)

    def _keyed(self, form: f.Keyed, data: object, keys: Path, what: str) -> Any:
        before = self.gathered.error_count
        found = self.object_of(form, data, keys, what)
        if found is None:
            return FAILED
        suggested = self.check_keys(form, found, form.keys, keys, what)
        self.check_missing(dict.fromkeys(form.keys, form.item), found, keys, what, suggested)
        values = [self.read(form.item, found[key], (*keys, key), key) for key in form.keys if key in found]
        return tuple(values) if self.gathered.error_count == before else FAILED

    def _map(self, form: f.MapOf, data: object, keys: Path, what: str) -> Any:
        before = self.gathered.error_count
        found = self.object_of(form, data, keys, what)
        if found is None:
            return FAILED
        known = [key for key in found if re.fullmatch(form.pattern, key)]
        others = {key: key.lower() for key in found if key not in known}
        suggested = {lower for lower in others.values() if re.fullmatch(form.pattern, lower)}
        self.check_missing(dict.fromkeys(form.required, form.item), found, keys, what, suggested)
        for key, lower in others.items():
            hint = f" did you mean {lower!r}?" if lower in suggested else ""
            self.gathered.unknown((*keys, key), what, (), f";{hint} allowed: {form.allowed}")
        pairs = tuple((key, self.read(form.item, found[key], (*keys, key), key)) for key in known)
        if self.is_partial:
            return tuple(pair for pair in pairs if pair[1] is not FAILED)
        return pairs if self.gathered.error_count == before else FAILED

    def _record(
        self, record: f.Record, data: object, keys: Path, what: str, *, tag: str = "", kin: Collection[str] = ()
    ) -> Any:
        before = self.gathered.error_count
        what = what or record.title
        if record.alone is not None:
            value = self.read(record.alone.form, data, keys, what)
            return FAILED if value is FAILED else self._made(record, {record.alone.name: value}, keys, what)
        found = self.object_of(record, data, keys, what)
        if found is None:
            return FAILED
        if "format" in record.by_key and "format" in found:
            form = record.by_key["format"].form
            if self.read(form, found["format"], (*keys, "format"), "format") is FAILED:
                return FAILED  # what another version holds is not looked at
        rest = {key: value for key, value in found.items() if key != tag} if tag and tag not in record.by_key else found
        suggested = self.check_keys(record, rest, record.by_key, keys, what, kin)
        self.check_missing({key: record.by_key[key].form for key in record.required}, rest, keys, what, suggested)
        values = record.defaults.copy()
        for key, field in record.by_key.items():  # in the order of the class, whatever that of the data
            if key in found:
                part = self.read(field.form, found[key], (*keys, key), field.called)
                if part is not FAILED:
                    values[field.name] = part
        if record.check is not None:
            if rest and rest.keys().isdisjoint(record.by_key):
                suggested.update(record.by_key)  # of an object with unknown keys alone, their faults say what it needs
            record.check(found, values, ObjectFaults(self.gathered, keys, what, suggested))
        if self.gathered.error_count > before and not self.is_partial:
            return FAILED
        return self._made(record, values, keys, what)

    def _made(self, record: f.Record, values: dict[str, Any], keys: Path, what: str) -> Any:
        """Return the value of a class, which may refuse it."""
        try:
            return record.kind(**values)
        except ValueError as error:
            self.gathered.add(keys, self.gathered.source.message(what, str(error)))
            return FAILED

    # -- alternatives

    def _tagged(self, form: f.Tagged, data: object, keys: Path, what: str) -> Any:
        called = what or f"a {form.tag}"
        found = self.object_of(form, data, keys, called)
        if found is None:
            return FAILED
        if form.tag not in found:
            self.gathered.missing(keys, called, [form.tag])
            return FAILED
        name = found[form.tag]
        record = form.records.get(name) if type(name) is str else None
        if record is None:
            hint = suggestion(name, form.records) if isinstance(name, str) else ""
            allowed = hint or f"; there are {', '.join(form.records)}"
            self.gathered.needs((*keys, form.tag), form.tag, f"a known {form.tag}", name, Code.WRONG_VALUE, allowed)
            return FAILED
        return self._record(record, data, keys, what or record.title, tag="" if form.is_field else form.tag)

    def _single_key(self, form: f.SingleKey, data: object, keys: Path, what: str) -> Any:
        before = self.gathered.error_count
        called = what or form.title
        found = self.object_of(form, data, keys, called)
        if found is None:
            return FAILED
        self.check_keys(form, found, tuple(form.records), keys, called)
        if len(found) != 1:
            self.gathered.add(keys, self.gathered.source.message(called, "needs exactly one key"))
        values = [
            self._record(form.records[key], value, (*keys, key), key)
            for key, value in found.items()
            if key in form.records
        ]
        return values[0] if self.gathered.error_count == before or (self.is_partial and values) else FAILED

    def _by_key(self, form: f.ByKey, data: object, keys: Path, what: str) -> Any:
        if type(data) is dict and form.otherwise is None and not self._says_which(form, data, keys, what):
            return FAILED
        record = form.record_for(data) if isinstance(data, dict) else form.plainest
        kin = [key for one in (record, *form.records.values()) for key in one.by_key] if record is form.merged else ()
        return self._record(record, data, keys, "" if what == title_in_messages(form) else what, kin=kin)

    def _says_which(self, form: f.ByKey, data: dict[str, Any], keys: Path, what: str) -> bool:
        """Whether an object says which of several classes it is of; if not, the fault lists all of them."""
        if any(key in data for key in form.records) or all(key in data for key in form.plainest.required):
            return True
        called = what or title_in_messages(form)
        odd = next((key for key in data if all(key not in record.by_key for record in form.records.values())), None)
        if odd is None:
            message = self.gathered.source.message(called, f"needs the keys of one of its kinds: {kinds(form)}")
            self.gathered.add(keys, message, Code.MISSING_KEY)
        else:
            self.gathered.unknown((*keys, odd), called, (), f"; its kinds: {kinds(form)}")
        return False

    def _by_type(self, form: f.ByType, data: Any, keys: Path, what: str) -> Any:
        found = form.forms.get(_JSON_TYPES.get(type(data), ""))
        if form.wanted and (found is None or (isinstance(found, f.Words) and data not in found.values)):
            hint = suggestion(data, found.values) if isinstance(found, f.Words) else self._in_list(form, data, keys)
            wanted, found_there = form.wanted.replace("{what}", what), self.gathered.source.found(data, keys)
            self.gathered.add(
                keys, f"{wanted}, found {found_there}{hint}", Code.WRONG_TYPE if found is None else Code.WRONG_VALUE
            )
            return FAILED
        if found is None:
            allowed = joined(taken(form, self.gathered.source.an_object), "or")
            self.gathered.needs(keys, what, allowed, data, Code.WRONG_TYPE)
            return FAILED
        if isinstance(found, f.Words) and data not in found.values:
            hint = self._in_list(form, data, keys)
            if hint:
                self.gathered.needs(keys, what, joined(found.values, "or"), data, Code.WRONG_VALUE, hint)
                return FAILED
        return self.read(found, data, keys, what)

    def _in_list(self, form: f.ByType, data: object, keys: Path) -> str:
        """Return how to write what is to be a list, where one may stand and a text with several words does."""
        is_many = isinstance(data, str) and re.search(r"[\s,;()/|]", data.strip())
        return self._as_in(form.forms["array"], data, keys) if is_many and "array" in form.forms else ""

    def _converted(self, form: f.Converted, data: object, keys: Path, what: str) -> Any:
        value = self.read(form.form, data, keys, what)
        if value is FAILED:
            return FAILED
        try:
            return form.read(value)
        except ValueError as error:
            self.gathered.add(keys, self.gathered.source.message(what, str(error)))
            return FAILED


_METHODS: dict[type, Callable[[Reading, Any, Any, Path, str], Any]] = {
    f.Anything: Reading._anything,
    f.Flag: Reading._flag,
    f.Integer: Reading._integer,
    f.Real: Reading._real,
    f.String: Reading._text,
    f.Words: Reading._word,
    f.Maybe: Reading._maybe,
    f.ListOf: Reading._list,
    f.Fixed: Reading._fixed,
    f.Keyed: Reading._keyed,
    f.MapOf: Reading._map,
    f.Record: Reading._record,
    f.Tagged: Reading._tagged,
    f.SingleKey: Reading._single_key,
    f.ByKey: Reading._by_key,
    f.ByType: Reading._by_type,
    f.Converted: Reading._converted,
    f.Definition: Reading._definition,
}

_JSON_TYPES = {dict: "object", list: "array", str: "string", int: "integer", bool: "boolean", type(None): "null"}
