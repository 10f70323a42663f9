"""Names and descriptions of classes and fields, as schemas and types show them."""

from __future__ import annotations

import inspect
import re
from functools import cache


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


def snake_case(name: str) -> str:
    """Return the name of a class as a tag or a key.

    >>> snake_case("PlaceCard")
    'place_card'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def pascal_case(name: str) -> str:
    """Return a name in snake_case as that of a type.

    >>> pascal_case("place_card")
    'PlaceCard'
    """
    return "".join(part.capitalize() for part in name.split("_"))
