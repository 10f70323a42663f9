"""What classes and their fields mean: read from docstrings, and from the words behind fields in the source."""

from __future__ import annotations

import ast
import inspect
from functools import cache


def class_text(cls: type) -> str:
    """Return the first paragraph of a docstring, as one line."""
    return _line(inspect.cleandoc(cls.__doc__ or "").partition("\n\n")[0])


def field_text(cls: type, name: str) -> str:
    """Return what stands behind a field of a class, or of one that it builds on: a docstring or a comment.

    >>> from viceroy.engine.actions import TakeCard
    >>> field_text(TakeCard, "color")
    ''
    """
    return next((texts[name] for base in cls.__mro__[:-1] if name in (texts := _field_texts(base))), "")


def key_title(name: str) -> str:
    """Return a name in snake_case as a title.

    >>> key_title("used_infinite")
    'Used infinite'
    """
    return name.replace("_", " ").capitalize()


@cache
def _field_texts(cls: type) -> dict[str, str]:
    try:
        source = inspect.cleandoc("\n" + inspect.getsource(cls))
    except (OSError, TypeError):
        return {}
    lines = source.splitlines()
    (definition,) = ast.parse(source).body
    body = definition.body if isinstance(definition, ast.ClassDef) else []
    found: dict[str, str] = {}
    for node, following in zip(body, [*body[1:], None], strict=True):
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        text = _line(lines[(node.end_lineno or 1) - 1][node.end_col_offset or 0 :].partition("#")[2])
        if text:
            found[node.target.id] = f"{text[0].upper()}{text[1:].removesuffix('.')}."
        if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
            found[node.target.id] = _line(str(following.value.value))
    return found


def _line(text: str) -> str:
    return " ".join(text.replace("`", "").split())
