"""How hard the tests try: VICEROY_PROFILE is `quick`, the default, `thorough`, as in `.ci/run`, or `exhaustive`."""

from __future__ import annotations

import os

PROFILE = os.environ.get("VICEROY_PROFILE", "quick")


def tries(exhaustive: int, *, quick: int | None = None) -> int:
    """Return how many of the random cases to try: a fifth, but in the exhaustive profile all.

    A slow test names how many are enough for the quick profile; the thorough one tries no fewer, and a tenth of all.
    """
    if PROFILE == "exhaustive":
        return exhaustive
    if quick is None:
        return max(1, exhaustive // 5)
    return quick if PROFILE == "quick" else max(quick, exhaustive // 10)
