"""The golden files of messages: small wrong files of each format that people write, and what is said about each.

A block of YAML is a slip. One that names codes (```` ```yaml wrong-type ````) says what is expected: ¶ marks the place
of each problem, in the order of the codes, and is not part of the file. `python tests/support/golden_messages.py`
writes what is said now behind each block, and somebody reads the difference. A new slip is added to a file by hand: a
block with its codes and marks, and nothing behind it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from marks import marked
from viceroy.cardsets import check_card_set
from viceroy.errors import Problem
from viceroy.positions.reader import check_position
from viceroy.positions.suite import check_suite
from viceroy.sheets.sheet import check_score_sheet

FOLDER = Path(__file__).parent.parent / "data" / "golden"
CHECKS: dict[str, Callable[[Path], tuple[Problem, ...]]] = {
    "messages-card-sets.md": lambda path: check_card_set(path, lint=True),
    "messages-score-sheets.md": check_score_sheet,
    "messages-positions.md": check_position,
    "messages-rules-suites.md": check_suite,
}
"""The golden files, and the check whose messages each holds."""

_BLOCK = re.compile(r"^```yaml(?: ([a-z0-9 -]+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Slip(NamedTuple):
    """A block of a golden file."""

    codes: str
    """Those of its problems, in their order; empty where none are expected by name."""
    block: str
    """The text between the fences."""

    @property
    def text(self) -> str:
        """The wrong file itself."""
        return marked(self.block)[0] if self.codes else self.block

    @property
    def expected(self) -> list[tuple[str, tuple[int, int]]]:
        """The code and the place of each problem."""
        return list(zip(self.codes.split(), marked(self.block)[1], strict=True))


def slips(golden: str) -> list[Slip]:
    return [Slip(*found.groups("")) for found in _BLOCK.finditer(golden)]


def heading(golden: str) -> str:
    return golden.partition("```")[0]


def problems_of(name: str, slip: Slip, folder: Path) -> tuple[Problem, ...]:
    path = folder / "file.yaml"
    path.write_text(slip.text, encoding="utf-8", newline="")
    problems = CHECKS[name](path)
    assert problems, f"{name}: nothing is said about\n{slip.text}"
    return problems


def entry(slip: Slip, problems: Sequence[Problem]) -> str:
    """Write a slip and what is said about it, as in a golden file."""
    lines = (f"- {problem.line}:{problem.column} {problem.code}: {problem.message}\n" for problem in problems)
    return f"```yaml{f' {slip.codes}' if slip.codes else ''}\n{slip.block}```\n\n{''.join(lines)}"


def said(name: str, golden: str) -> str:
    """Return a golden file as it is to be: its heading, and each of its slips with what is said about it now."""
    with TemporaryDirectory() as folder:
        entries = (entry(slip, problems_of(name, slip, Path(folder))) for slip in slips(golden))
        return heading(golden) + "\n".join(entries)


if __name__ == "__main__":
    for file in CHECKS:
        golden = FOLDER / file
        golden.write_text(said(file, golden.read_text("utf-8")), encoding="utf-8")
