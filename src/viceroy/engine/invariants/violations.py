"""What a rule says of a state or of a part of it, and what it says where that does not hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import attrs


@attrs.frozen
class Violation:
    """One thing that cannot be: where, such as `seats[1].hand`, and what; the whole state has an empty path."""

    where: str
    what: str


Rule = tuple[str, Callable[[Any, Any], object]]
"""What to say of a thing that breaks the rule, as a template, and what must hold of its whole and of the thing."""


def violations_of(rules: Iterable[Rule], whole: Any, it: Any, where: str, subject: str = "") -> Iterator[Violation]:
    """Yield the first rule that a thing breaks; the rules after it may rely on it."""
    for what, holds in rules:
        if not holds(whole, it):
            yield Violation(where, subject + what.format(it=it))
            return
