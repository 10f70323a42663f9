"""What to write instead: short examples of forms, made from the forms, that use what was written where it fits."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from viceroy.documents import forms as f
from viceroy.documents.limits import taken
from viceroy.errors import Path
from viceroy.text.source import Source

_SEPARATORS = re.compile(r"[\s,;/|]+")
_MOST_WORDS = 20
MOST_DEPTH = 12
"""How deep an example goes: forms may lead to themselves."""
_AROUND = "()[]{}-"


def example(form: f.Form, found: object = None, depth: int = MOST_DEPTH) -> str:
    """Return an example of a form, with what was found instead where it fits; what lies too deep is left out.

    >>> example(f.ListOf(f.Integer())), example(f.ListOf(f.Integer()), "32 5 17")
    ('[1]', '[32, 5, 17]')
    """
    if not depth:
        return "..."
    depth -= 1
    match form:
        case f.Definition() | f.Converted() | f.Maybe():
            return example(form.form, found, depth)
        case f.ListOf():
            return _list(form, found, depth)
        case f.Fixed():
            words = _words(found)
            fits = len(words) == len(form.items) and all(map(takes, form.items, words))
            return _in_brackets(map(_shown, words) if fits else (example(item, None, depth) for item in form.items))
        case f.Keyed():
            return _object([(key, form.item) for key in form.keys], None, depth)
        case f.MapOf():
            return _object([(key, form.item) for key in form.required], found, depth)
        case f.Record() if form.alone is not None:
            return example(form.alone.form, found, depth)
        case f.Record():
            shown = [one for one in form.fields if one.default is f.MISSING or one.name in form.plain.example]
            fields = shown or form.fields[:1]
            return _object([(field.key, field.form) for field in fields], found, depth)
        case f.Tagged():
            return example(next(iter(form.records.values())), None, depth)
        case f.SingleKey():
            name, record = next(iter(form.records.items()))
            return _object([(name, record)], found, depth)
        case f.ByKey():
            return example(form.plainest, found, depth)
        case f.ByType():
            fitting = (one for one in form.forms.values() if takes(one, found))
            return example(next(fitting, next(iter(form.forms.values()))), found, depth)
        case _:
            return _scalar(form, found)


def in_object(items: Mapping[str, f.Form]) -> str:
    """Return an example of some keys of an object; empty where it could show no more than that some text stands there.

    >>> in_object({"gems": f.Integer(), "is_last": f.Flag()}), in_object({"name": f.String()})
    ('gems: 1, is_last: true', '')
    """
    text = _object([*items.items()])[1:-1]
    return "" if "..." in text or any(taken(form, "") == ["a text"] for form in items.values()) else text


def kinds(form: f.ByKey) -> str:
    """Return an example of each kind of object that a form takes."""
    return ", ".join(example(record) for record in dict.fromkeys([*form.records.values()][::-1]))


def instead(form: f.Form, key: str, value: object) -> tuple[str, Collection[str]]:
    """Return what to write for an unknown key that belongs elsewhere, and the keys that the object then has.

    It belongs to an item of a list that the object holds, or into one of its kinds, or what stands behind it belongs
    here. Both are empty where nobody can tell.
    """
    if isinstance(form, f.SingleKey):
        for name, record in form.records.items():
            inner = _record_in(record.alone.form) if record.alone else None
            if inner is not None and key in inner.by_key:
                return f"; write {name}: {_object([(key, inner.by_key[key].form)], value)}", [name]
    if isinstance(form, f.Record):
        if isinstance(value, dict) and value and all(part in form.by_key for part in value):
            return f"; leave {key} out, and write what stands behind it in its place", value
        for field in form.fields:
            inner = _record_in(field.form)
            if inner is None or key not in inner.by_key:
                continue
            if isinstance(field.form, f.ListOf):
                hint = f"; it belongs to {inner.title}, under {field.key}: indent it like the other keys there"
            else:
                hint = f"; write {field.key}: {_object([(key, inner.by_key[key].form)], value)}"
            return hint, [field.key]
    return "", ()


def _record_in(form: f.Form) -> f.Record | None:
    """Return the class of objects that a form, or the items of its list, are of."""
    match form:
        case f.Definition() | f.Converted() | f.Maybe():
            return _record_in(form.form)
        case f.ListOf():
            return _record_in(form.item)
        case f.Record():
            return form
        case _:
            return None


def _scalar(form: f.Form, found: object) -> str:
    if takes(form, found):
        return _shown(found)
    match form:
        case f.Integer():
            return str(max(form.limits.low or 1, 1))
        case f.Real():
            return "0.5"
        case f.Flag():
            return "true"
        case f.Words():
            return str(next(iter(form.values)))
        case f.String() if form.limits.pattern and takes(form, "a"):
            return "a"
        case _:
            return "..."


def takes(form: f.Form, found: object) -> bool:
    """Whether a form takes a single value as it stands."""
    match form:
        case f.Definition() | f.Converted() | f.Maybe():
            return takes(form.form, found)
        case f.ByType():
            return any(takes(one, found) for one in form.forms.values())
        case f.Integer():
            low, high = form.limits.low, form.limits.high
            return type(found) is int and (low is None or found >= low) and (high is None or found <= high)
        case f.Real():
            return type(found) in (int, float)
        case f.Words():
            return type(found) is str and found in form.values
        case f.String():
            return (
                type(found) is str
                and bool(found)
                and (not form.limits.pattern or bool(re.fullmatch(form.limits.pattern, found)))
            )
        case _:
            return False


def _list(form: f.ListOf, found: object, depth: int) -> str:
    if isinstance(found, str) and "\n" in found.strip():
        return _in_brackets(example(form.item, line, depth) for line in found.strip().split("\n")[:_MOST_WORDS])
    words = _words(found)
    if len(words) > 1 and all(takes(form.item, word) for word in words):
        return _in_brackets(map(_shown, words))
    return _in_brackets([example(form.item, found, depth)] * max(form.limits.least, 1))


def _words(found: object) -> list[Any]:
    """Return what stands in a text, separated by spaces or signs: numbers as such."""
    if not isinstance(found, str):
        return []
    words = [word.strip(_AROUND) for word in _SEPARATORS.split(found)[:_MOST_WORDS]]
    return [int(word) if re.fullmatch("[0-9]{1,4}", word) else word for word in words if word]


def _object(fields: Sequence[tuple[str, f.Form]], found: object = None, depth: int = MOST_DEPTH) -> str:
    return "{" + ", ".join(f"{key}: {example(form, found, depth)}" for key, form in fields) + "}"


def _in_brackets(texts: Iterable[str]) -> str:
    return f"[{', '.join(texts)}]"


def _shown(value: object) -> str:
    text = str(value)
    return text if re.fullmatch(r"[\w .-]{1,40}", text) else repr(text[:40])


# -- slips that tell what was meant -----------------------------------------------------------------------------------


def alone_hint(form: f.Form, value: object, wording: Source, keys: Path) -> str:
    """Advise where a single value is wanted behind a key, and stands alone in a list or an object."""
    inside = [*value.values()] if isinstance(value, dict) else value if isinstance(value, list) else []
    is_meant = len(inside) == 1 and takes(form, inside[0]) and keys and isinstance(keys[-1], str)
    return wording.as_in(example(form, inside[0]), value, keys) if is_meant else ""


def flag_hint(value: object) -> str:
    """Advise on what looks like true or false to a person."""
    meant = _YES_AND_NO.get(value.lower()) if isinstance(value, str) else None
    return f"; did you mean {meant}?" if meant else ""


_YES_AND_NO = {"yes": "true", "on": "true", "no": "false", "off": "false"}


def null_among(form: f.Form, value: object) -> tuple[object, ...]:
    """Return the words of a form, and null, if a value is none of them and means null to a person; else nothing.

    >>> null_among(f.Words({"red": 1}), "none"), null_among(f.Words({"none": 0}), "none")
    (('red', None), ())
    """
    words = form.forms.get("string") if isinstance(form, f.ByType) else form
    if not isinstance(words, f.Words) or not isinstance(value, str) or value in words.values:
        return ()
    return (*words.values, None) if value in _NOTHING else ()


_NOTHING = ("none", "None", "nothing", "blank", "empty")
"""Words that people write for null."""
