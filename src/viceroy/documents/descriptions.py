"""Names and descriptions of classes and fields, and the parts of JSON Schemas and TypeScript types."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

Schema = dict[str, Any]


def class_text(cls: type) -> str:
    """Return the first paragraph of a docstring, as one line."""
    return _line(inspect.cleandoc(cls.__doc__ or "").partition("\n\n")[0])


def field_text(cls: type, name: str) -> str:
    """Return the docstring below a field of a class, or of one that it builds on, as one line.

    >>> from viceroy.engine.actions import TakeCard
    >>> field_text(TakeCard, "color")
    'The color beside which the card lies.'
    """
    return next((texts[name] for base in cls.__mro__[:-1] if name in (texts := _field_texts(base))), "")


@cache
def _field_texts(cls: type) -> dict[str, str]:
    import ast  # here, as only schemas and docs parse sources

    try:
        source = inspect.cleandoc("\n" + inspect.getsource(cls))
    except (OSError, TypeError):
        return {}
    (definition,) = ast.parse(source).body
    body = definition.body if isinstance(definition, ast.ClassDef) else []
    found: dict[str, str] = {}
    for node, following in zip(body, [*body[1:], None], strict=True):
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
            found[node.target.id] = _line(str(following.value.value))
    return found


def _line(text: str) -> str:
    return " ".join(text.replace("`", "").split())


def key_title(name: str) -> str:
    """Return a name in snake_case as a title.

    >>> key_title("used_infinite")
    'Used infinite'
    """
    return name.replace("_", " ").capitalize()


def pascal_case(name: str) -> str:
    """Return a name in snake_case as that of a type.

    >>> pascal_case("place_card")
    'PlaceCard'
    """
    return "".join(part.capitalize() for part in name.split("_"))


# -- JSON Schemas ------------------------------------------------------------------------------------------------------


class Definitions:
    """The `$defs` of a schema, by name; each is made when a form first refers to it."""

    def __init__(self) -> None:
        self.found: dict[str, Schema] = {}

    def named(self, name: str, text: str, make: Callable[[], Schema]) -> Schema:
        """Return the reference to a definition, and make the definition once."""
        if name not in self.found:
            self.found[name] = {}  # definitions may be recursive
            about = {"title": key_title(name), "description": text}
            self.found[name] = {**about, **{key: value for key, value in make().items() if key != "title"}}
        return {"$ref": f"#/$defs/{name}"}


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


def whole_pattern(pattern: str) -> str:
    """Return a pattern that matches only whole texts: in Python, `$` matches before a final line break, too."""
    return rf"^(?:{pattern})$(?!\n)"


def given(**limits: int | None) -> Schema:
    """Return the limits of a schema, without those that are None."""
    return {key: limit for key, limit in limits.items() if limit is not None}


# -- TypeScript --------------------------------------------------------------------------------------------------------


class Declarations:
    """The TypeScript declarations, by name; each is made when a form first refers to it."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}

    def interface(self, name: str, text: str, make: Callable[[], str]) -> str:
        """Return the name of an interface, and declare it once."""
        return self._declared(name, lambda: f"{comment(text)}export interface {name} {make()}\n")

    def alias(self, name: str, text: str, make: Callable[[], str]) -> str:
        """Return the name of a type alias, and declare it once."""
        return self._declared(name, lambda: type_alias(name, text, make()))

    def _declared(self, name: str, make: Callable[[], str]) -> str:
        if name not in self.found:
            self.found[name] = ""  # types may be recursive
            self.found[name] = make()
        return name


def type_alias(name: str, text: str, made: str) -> str:
    """Return the declaration of a TypeScript type alias."""
    return f"{comment(text)}export type {name} = {made};\n"


def comment(text: str) -> str:
    """Return a description as a comment of TypeScript."""
    return f"/** {text} */\n" if text else ""


def grouped(text: str) -> str:
    """Return a TypeScript type, in brackets if it is a union."""
    return f"({text})" if " | " in text else text


def object_type(lines: Iterator[str] | list[str]) -> str:
    """Return the TypeScript type of an object with these fields."""
    inner = " ".join(lines)
    return f"{{ {inner} }}" if inner else "Record<string, never>"


def union_type(kinds: Iterable[str]) -> str:
    """Return the TypeScript union of some types."""
    return " | ".join(dict.fromkeys(kinds))
