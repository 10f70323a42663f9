"""The Hypothesis profiles, the fixtures that several files of tests share, and which tests come first.

The profile `quick` tries few cases, always the same; `thorough` and `exhaustive` try more, others in each run.
"""

from __future__ import annotations

import gc
import os
import sys

import pytest
from hypothesis import settings

from browser import browser as browser
from commands import plain_terminal as plain_terminal
from commands import run as run
from effort import PROFILE, tries
from firefox import firefox as firefox
from firefox import firefox_process as firefox_process
from firefox import firefoxes as firefoxes
from page_fixtures import seen as seen
from page_fixtures import server as server
from page_fixtures import tab as tab
from page_fixtures import telephone as telephone

gc.set_threshold(20_000)  # tests keep many values: looking for cycles after every 700 new ones takes a twentieth
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # each program that a test starts would compile everything anew

settings.register_profile("quick", max_examples=tries(100), deadline=None, derandomize=True)
for name in ("thorough", "exhaustive"):
    settings.register_profile(name, max_examples=tries(100), deadline=None, print_blob=True)
settings.load_profile(PROFILE)


def pytest_collection_finish() -> None:
    """Leave what all tests are made of out of the search for cycles: it stays to the end."""
    if sys.version_info < (3, 14):  # there Hypothesis takes what is left out for garbage
        gc.collect()
        gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the tests in a browser: they take longest, and one process opens it for all of them."""
    items.sort(key=lambda item: item.path.parent.name != "web" and item.path.name != "test_site.py")
