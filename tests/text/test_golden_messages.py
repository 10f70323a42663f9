"""What `viceroy check` says about wrong card sets and score sheets stands in golden files that people read."""

from __future__ import annotations

import pytest
import yaml

from effort import slow
from golden_messages import CHECKS, FOLDER, inputs, said
from viceroy.text import yaml_text

APART = ['a: "\\q"\n', "{gems :,}\n", "[? , ?]a}]\n", 'a: "\\UFFFFFFFF"\n']
"""Slips that libyaml and the parser in Python find at different places."""


@pytest.mark.parametrize("name", CHECKS)
def test_each_slip_is_told_as_in_the_golden_file(name: str) -> None:
    """`python tests/support/golden_messages.py` writes the files anew."""
    text = (FOLDER / name).read_text("utf-8")
    assert said(name, text) == text


@pytest.mark.parametrize("name", ["messages-score-sheets.md", pytest.param("messages-card-sets.md", marks=slow)])
def test_without_libyaml_the_same_is_told(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yaml_text, "_LOADER", yaml.SafeLoader)
    text = (FOLDER / name).read_text("utf-8")
    entries = zip(text.split("```yaml\n"), said(name, text).split("```yaml\n"), strict=True)
    assert [data for data, (told, now) in zip(["", *inputs(text)], entries, strict=True) if told != now] == (
        APART if "sheets" in name else []
    )
