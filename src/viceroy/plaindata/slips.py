"""Slips that tell what was meant: a value in brackets, a word for true or false, a word for null."""

from __future__ import annotations

from viceroy.plaindata import forms as f
from viceroy.plaindata.examples import example, takes
from viceroy.plaindata.faults import Path, Wording


def alone_hint(form: f.Form, value: object, wording: Wording, keys: Path) -> str:
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
