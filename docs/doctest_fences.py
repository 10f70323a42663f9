"""Show the examples of docstrings as code: an extension of griffe, which reads docstrings for mkdocstrings.

An example runs from its first `>>>` to the next empty line, as doctest reads it; it becomes a fenced block.
"""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


class DoctestFences(griffe.Extension):
    """Puts fences around the examples of every docstring."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Mend the docstring of an object once it has been read."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """Return a docstring with its examples as fenced blocks."""
    return EXAMPLE.sub(lambda example: f"```pycon\n{example[0]}\n```", text)
