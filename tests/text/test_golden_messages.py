"""What `viceroy check` says about wrong card sets and score sheets stands in golden files that people read."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from effort import slow
from golden_messages import CHECKS, FOLDER, entry, heading, problems_of, said, slips
from viceroy import BadFile, check_card_set, load_card_set
from viceroy.text import yaml_text

APART = ['a: "\\q"\n', "{gems :,}\n", "[? , ?]a}]\n", 'a: "\\UFFFFFFFF"\n']
"""Slips that libyaml and the parser in Python find at different places."""


@pytest.mark.parametrize("name", CHECKS)
def test_each_slip_is_told_as_in_the_golden_file(name: str, tmp_path: Path) -> None:
    """A block that names codes has these problems and no other, at its marks, whatever was written behind it.

    `python tests/support/golden_messages.py` writes the files anew.
    """
    golden = (FOLDER / name).read_text("utf-8")
    found = [(slip, problems_of(name, slip, tmp_path)) for slip in slips(golden)]
    for slip, problems in found:
        if slip.codes:
            assert slip.expected == [(p.code, (p.line, p.column)) for p in problems], slip.text
    assert heading(golden) + "\n".join(entry(slip, problems) for slip, problems in found) == golden


@pytest.mark.parametrize("name", ["messages-score-sheets.md", pytest.param("messages-card-sets.md", marks=slow)])
def test_without_libyaml_the_same_is_told(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yaml_text, "_LOADER", yaml.SafeLoader)
    golden = (FOLDER / name).read_text("utf-8")
    entries = zip(golden.split("```yaml"), said(name, golden).split("```yaml"), strict=True)
    texts = ["", *(slip.text for slip in slips(golden))]
    assert [text for text, (told, now) in zip(texts, entries, strict=True) if told != now] == (
        APART if "sheets" in name else []
    )


def test_loading_a_wrong_card_set_says_what_the_check_says(tmp_path: Path) -> None:
    path = tmp_path / "set.yaml"
    for slip in slips((FOLDER / "messages-card-sets.md").read_text("utf-8")):
        path.write_text(slip.text, encoding="utf-8", newline="")
        problems = check_card_set(path)
        if any(problem.is_error for problem in problems):
            with pytest.raises(BadFile) as caught:
                load_card_set(path)
            assert caught.value.problems == problems, slip.text
