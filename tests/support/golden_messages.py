"""The golden files of messages: small wrong card sets and score sheets, and what `viceroy check` says about each.

`python tests/support/golden_messages.py` writes what is said now behind each input, and somebody reads the difference.
A new input is added to a file by hand: a block of YAML, and nothing behind it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from viceroy.cardsets import check_card_set
from viceroy.errors import Problem
from viceroy.sheets.sheet import check_score_sheet

FOLDER = Path(__file__).parent.parent / "data" / "golden"
CHECKS: dict[str, Callable[[Path], tuple[Problem, ...]]] = {
    "messages-card-sets.md": lambda path: check_card_set(path, lint=True),
    "messages-score-sheets.md": check_score_sheet,
}
"""The golden files, and the check whose messages each holds."""

_BLOCK = re.compile(r"^```yaml\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def inputs(text: str) -> list[str]:
    return _BLOCK.findall(text)


def said(name: str, text: str) -> str:
    """Return a golden file as it is to be: its heading, and each of its inputs with what is said about it now."""
    heading = text.partition("```")[0]
    with TemporaryDirectory() as folder:
        return heading + "\n".join(_entry(name, data, Path(folder) / "file.yaml") for data in inputs(text))


def _entry(name: str, data: str, path: Path) -> str:
    path.write_text(data, encoding="utf-8", newline="")
    problems = CHECKS[name](path)
    assert problems, f"{name}: nothing is said about\n{data}"
    lines = (f"- {problem.line}:{problem.column} {problem.code}: {problem.message}\n" for problem in problems)
    return f"```yaml\n{data}```\n\n{''.join(lines)}"


if __name__ == "__main__":
    for file in CHECKS:
        golden = FOLDER / file
        golden.write_text(said(file, golden.read_text("utf-8")), encoding="utf-8")
