"""The Hypothesis profiles, and the fixtures that several files of tests share.

The profile `quick` tries few cases, always the same; `thorough` and `exhaustive` try more, others in each run.
"""

from __future__ import annotations

from hypothesis import settings

from browser import browser as browser
from effort import PROFILE, tries

settings.register_profile("quick", max_examples=tries(100), deadline=None, derandomize=True)
for name in ("thorough", "exhaustive"):
    settings.register_profile(name, max_examples=tries(100), deadline=None, print_blob=True)
settings.load_profile(PROFILE)
