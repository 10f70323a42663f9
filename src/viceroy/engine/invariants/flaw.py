"""A flaw: something in a state that no play leads to."""

from __future__ import annotations

import attrs


@attrs.frozen
class Flaw:
    """One thing that cannot be: where, such as `seats[1].hand`, and what; the whole state has an empty path."""

    where: str
    what: str
