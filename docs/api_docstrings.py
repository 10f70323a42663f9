"""An extension of griffe, which reads docstrings for mkdocstrings: it completes what the API pages show of a class.

Examples become fenced blocks; one runs from its first `>>>` to the next empty line, as in doctest. The fields of a
class, its own and those of its bases, and the members of an enum are listed with the comments beside them.
"""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)
COMMENT = re.compile(r"  # (.*)")
DESCRIBED = re.compile(r"Described\(\s*\"\w+\",\s*\"([^\"]*)\"")  # what the type of a field says of itself
UNSAID = re.compile(r"\u2013\s*<div class=\"doc-md-description\">\s*<p>\u200b</p>\s*</div>")
DEFAULT = re.compile(r"^[^=#]*=\s*(.*?)(?:  #.*)?$", re.DOTALL)
OPTION = re.compile(r"_(?:option|number)\((?:_[A-Z]+, )?([^,)]+).*\)")  # a rule option, the default first
SAID: dict[str, str] = {}  # by the path of a field: a class that inherits it says the same


class ApiDocstrings(griffe.Extension):
    """Completes the docstring of every object."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Mend the docstring of an object once it has been read."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)

    def on_class(self, *, cls: griffe.Class, **_: Any) -> None:
        """List the fields or the members of a class after what its docstring says, before its examples."""
        if cls.docstring is None:
            return
        text, fence, examples = cls.docstring.value.partition("```pycon\n")
        listed = members(cls) if is_enum(cls) else fields(cls)
        cls.docstring.value = f"{text.rstrip()}\n\n{listed}\n\n{fence}{examples}".rstrip()


def on_page_content(html: str, **_: Any) -> str:
    """Leave out the dash after a field of which nothing is said; mkdocs calls this for every page."""
    return UNSAID.sub("", html)


def fenced(text: str) -> str:
    """Return a docstring with its examples as fenced blocks."""
    return EXAMPLE.sub(lambda example: f"```pycon\n{example[0]}\n```", text)


def is_enum(cls: griffe.Class) -> bool:
    """Whether a class is one of the enums of the library."""
    return any("Named" in str(base) or "Enum" in str(base) for base in cls.bases)


def members(cls: griffe.Class) -> str:
    """Return the members of an enum as a list."""
    lines = []
    for name, attribute in cls.attributes.items():
        if name.isupper():
            value = DEFAULT.sub(r"\1", attribute.source).split(",")[0]
            lines.append(f"- `{name}`, `{value}`" + (f": {said}" if (said := said_of(attribute)) else ""))
            attribute.docstring = None  # shown here
    return "\n".join(lines)


def fields(cls: griffe.Class) -> str:
    """Return the fields of a class as a section of its docstring; griffe adds their types."""
    lines = []
    for name, attribute in cls.attributes.items():
        if "attrs.field(" in attribute.source:
            attribute.value = None  # how it is made is nobody's business
        if attribute.annotation is None or "property" in attribute.labels or "init=False" in attribute.source:
            continue
        if not name.startswith("_"):
            lines.append(f"    {name}: {sentence(said_of(attribute))}{default_of(attribute)}")
            attribute.docstring = None  # shown here
    return "\n".join(["Attributes:", *lines]) if lines else ""


def sentence(text: str) -> str:
    """Return a text with a capital letter and a full stop; griffe needs at least a character."""
    return f"{text[0].upper()}{text[1:].rstrip('.')}." if text else "\u200b"


def default_of(attribute: griffe.Attribute) -> str:
    """Return what a field is if it is not given, as a sentence."""
    value = OPTION.sub(r"\1", str(attribute.value or ""))
    return f" Default: `{value}`." if value and "\n" not in value else ""


def said_of(attribute: griffe.Attribute) -> str:
    """Return what a docstring below a field says, a comment beside it, or else its type."""
    path = attribute.canonical_path
    if path not in SAID:  # later its docstring is gone
        SAID[path] = _read(attribute)
    return SAID[path]


def _read(attribute: griffe.Attribute) -> str:
    if attribute.docstring is not None:
        return " ".join(attribute.docstring.value.split())
    if comment := COMMENT.search(attribute.source):
        return comment[1]
    kind = attribute.annotation
    if isinstance(kind, griffe.ExprName) and kind.canonical_path.startswith("viceroy."):
        described = DESCRIBED.search(attribute.modules_collection[kind.canonical_path].source)
        return described[1] if described else ""
    return ""
