"""What `viceroy check` says about wrong card sets and score sheets, as it stands in golden files that people read."""

from __future__ import annotations

import pytest

from golden_messages import CHECKS, FOLDER, said


@pytest.mark.parametrize("name", CHECKS)
def test_each_slip_is_told_as_in_the_golden_file(name: str) -> None:
    """`python tests/support/golden_messages.py` writes the files anew."""
    text = (FOLDER / name).read_text("utf-8")
    assert said(name, text) == text
