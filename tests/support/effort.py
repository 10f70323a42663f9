"""How hard the tests try: VICEROY_PROFILE is `quick`, the default, `thorough`, as in `.ci/run`, or `exhaustive`."""

from __future__ import annotations

import os

PROFILE = os.environ.get("VICEROY_PROFILE", "quick")
SHARES = {"quick": 5, "thorough": 5, "exhaustive": 1}
"""A profile tries one in so many of the random cases that a test names."""


def tries(exhaustive: int, *, quick: int | None = None) -> int:
    """Return how many of the random cases to try; `quick` is for tests that need another number in that profile."""
    if PROFILE == "quick" and quick is not None:
        return quick
    return max(1, exhaustive // SHARES[PROFILE])
