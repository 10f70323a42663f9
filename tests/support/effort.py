"""How hard the tests try: VICEROY_PROFILE is `quick`, the default, `thorough`, as in `.ci/run`, or `exhaustive`."""

from __future__ import annotations

import os

import pytest

PROFILE = os.environ.get("VICEROY_PROFILE", "quick")

slow = pytest.mark.skipif(PROFILE == "quick", reason="takes seconds: VICEROY_PROFILE=thorough runs it")
"""Marks a test whose cases cannot be fewer: the quick profile leaves it out."""


by_hand = pytest.mark.skipif(PROFILE != "exhaustive", reason="hardly ever fails: VICEROY_PROFILE=exhaustive runs it")
"""Marks a test that shows once more, and slowly, what another one shows: only the exhaustive profile runs it."""


def tries(exhaustive: int, *, quick: int | None = None) -> int:
    """Return how many of the random cases to try: all in the exhaustive profile, a fifth in the thorough one.

    The quick profile tries a tenth. A test with expensive cases names how many are enough for the quick profile; the
    thorough one tries no fewer, and a tenth of all.
    """
    if PROFILE == "exhaustive":
        return exhaustive
    if quick is None:
        return max(1, exhaustive // (10 if PROFILE == "quick" else 5))
    return quick if PROFILE == "quick" else max(quick, exhaustive // 10)
