"""The base of the enums: a name that is text, and that shows itself as code.

Rule 1: `repr` of a value is what makes it; attrs classes and named tuples do that by themselves, enums here.
Rule 2: nothing here knows what is named.
"""

from __future__ import annotations

from enum import StrEnum


class Named(StrEnum):
    """One of a closed set of names.

    >>> class Shape(Named):
    ...     CIRCLE = "circle"
    >>> Shape.CIRCLE, str(Shape.CIRCLE)
    (Shape.CIRCLE, 'circle')
    """

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"
