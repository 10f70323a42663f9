"""How hard the tests try: the environment variable VICEROY_PROFILE is `quick`, the default, or `thorough`."""

from __future__ import annotations

import os

PROFILE = os.environ.get("VICEROY_PROFILE", "quick")


def tries(thorough: int, *, quick: int | None = None) -> int:
    """Return how many random cases to try: all in the thorough profile, a fifth in the quick one if it names none."""
    return thorough if PROFILE == "thorough" else quick or max(1, thorough // 5)
