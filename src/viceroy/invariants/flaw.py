"""A flaw: something in a state that no play leads to.

Rule 1: it tells where, as a path through the fields of the state, and what, in words.
Rule 2: it knows no rule of the game; those who look for flaws do.
"""

from __future__ import annotations

import attrs


@attrs.frozen
class Flaw:
    """One thing that cannot be: where, such as `seats[1].hand`, and what; the whole state has an empty path."""

    where: str
    what: str
