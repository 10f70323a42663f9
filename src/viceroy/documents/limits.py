"""What forms and their limits allow, in the words of messages."""

from __future__ import annotations

import re

from viceroy.documents import forms as f
from viceroy.messages import counted
from viceroy.values import Between, Items, Text

NO_TEXT_PATTERN = r"[\u0000-\u001f\u007f-\u009f\u2028\u2029]"
"""What a line of text never holds: a line break, or a control character such as a tab."""

_NO_TEXT = re.compile(NO_TEXT_PATTERN)
_LARGEST_GUESS = 10**9


def title_in_messages(form: f.Form) -> str:
    """Return what messages call values of a form, empty where only a key names them."""
    match form:
        case f.Definition() | f.Converted() | f.Maybe():
            return title_in_messages(form.form)
        case f.Record() | f.SingleKey():
            return form.title
        case f.Tagged():
            return f"a {form.tag}"
        case f.ByKey():
            return (form.otherwise or form.plainest).title
        case f.ByType():
            return next(filter(None, map(title_in_messages, form.forms.values())), "")
        case _:
            return ""


def taken(form: f.Form, an_object: str) -> list[str]:
    """Return what a form takes, in a few words; `an_object` is how messages speak of one.

    >>> taken(f.ByType({"integer": f.Integer(Between(1, 5)), "array": f.ListOf(f.Integer())}), "an object")
    ['a whole number from 1 to 5', 'a list']
    """
    match form:
        case f.Definition() | f.Maybe() | f.Converted():
            return taken(form.form, an_object)
        case f.ByType():
            return [text for one in form.forms.values() for text in taken(one, an_object)]
        case f.Integer():
            return [whole_number(form.limits)]
        case f.Real():
            return ["a number"]
        case f.String():
            return ["a text"]
        case f.Words():
            return [*map(str, form.values)]
        case f.ListOf() | f.Fixed():
            return ["a list"]
        case f.Flag():
            return ["true", "false"]
        case _:
            return [an_object]


def whole_number(limits: Between) -> str:
    """Return what a number needs to be.

    >>> whole_number(Between(1, 99)), whole_number(Between())
    ('a whole number from 1 to 99', 'a whole number')
    """
    low, high = limits.low, limits.high
    if low is None:
        return "a whole number" if high is None else f"a whole number of at most {high}"
    return f"a whole number of at least {low}" if high is None else f"a whole number from {low} to {high}"


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


def text_fault(limits: Text, text: str) -> str:
    """Return what is wrong with the length of a text, or with its characters."""
    if limits.is_line and not text.strip():
        return "needs a text that is not empty"
    if limits.is_line and _NO_TEXT.search(text):
        return "needs a text on one line, without tabs and other control characters"
    if len(text) < limits.least:
        return "needs a text that is not empty" if limits.least == 1 else f"needs at least {limits.least} characters"
    if limits.most is not None and len(text) > limits.most:
        return f"needs at most {limits.most} characters, found {len(text)}"
    return ""


def number_hint(value: object) -> str:
    """Advise on what looks like a whole number to a person."""
    if isinstance(value, float) and value.is_integer() and abs(value) < _LARGEST_GUESS:
        return f"; did you mean {int(value)}?"
    text = value.translate(_DIGITS).strip() if isinstance(value, str) else ""
    if re.fullmatch("-?[0-9]{1,9}", text):
        is_ordinary = isinstance(value, str) and value.isascii()
        how = "no quotes, no zeros before it" if is_ordinary else "with an ordinary minus"
        return f"; did you mean {int(text)} ({how})?"
    return ""


_DIGITS = dict.fromkeys(map(ord, "\u2212\u2010\u2011\u2012\u2013\u2014\ufe63\uff0d"), "-")
"""Other signs that look like a minus."""
