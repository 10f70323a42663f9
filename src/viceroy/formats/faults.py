"""What is wrong with a JSON text: faults with their paths, gathered and told together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NoReturn

import attrs

from viceroy.errors import ViceroyError

MOST_FAULTS = 100
_LONGEST = 1000


def _short(message: str) -> str:
    return message if len(message) <= _LONGEST else f"{message[:_LONGEST]}..."


@attrs.frozen
class Fault:
    """One thing wrong with a JSON text: where, as a path that starts with `$`, and what.

    >>> print(Fault("$.seats[1].gems", "needs an object, found 3"))
    $.seats[1].gems: needs an object, found 3
    """

    path: str
    message: str = attrs.field(converter=_short)

    def __str__(self) -> str:
        return f"{self.path}: {self.message}"


class BadJson(ViceroyError):  # noqa: N818 - a name that reads as what happened
    """A JSON text is not what it should be; `faults` tells all that is wrong with its shape, or with its meaning."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults)))


def fail(message: str, path: str = "$") -> NoReturn:
    """Raise a single fault."""
    raise BadJson([Fault(path, message)]) from None


class Gathered:
    """The faults of the parts of one value, each under the path of its part."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def add(self, path: str, message: str) -> None:
        """Add a fault; raises `BadJson` when there are very many."""
        self.faults.append(Fault(path, message))
        if len(self.faults) >= MOST_FAULTS:
            raise BadJson(self.faults)

    def read(self, path: str, structure: Callable[[Any, Any], Any], value: object, kind: object) -> Any:
        """Return a part that was read, or None, with its faults under its path."""
        try:
            return structure(value, kind)
        except BadJson as bad:
            for fault in bad.faults:
                self.add(path + fault.path[1:], fault.message)
        except (TypeError, ValueError) as error:
            self.add(path, str(error))
        return None

    def finish(self) -> None:
        """Raise `BadJson` if there is any fault."""
        if self.faults:
            raise BadJson(self.faults)
