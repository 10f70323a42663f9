"""The golden transcripts of the terminal: what is typed at games, and all that the screen shows.

`python tests/support/golden_terminal.py` plays the sessions again and writes what is shown now; somebody reads the
difference. A transcript is written by hand as its commands and what is typed there, and this script adds the rest:

- `$ viceroy play --seed 3` is a command, run on a terminal of eighty columns;
- `$ cat > moment.yaml` writes a file with the lines below it, and `$ cat moment.yaml` shows it;
- `⟦1 2⟧` is what somebody types;
- `≡ wiped ≡` stands where the screen is wiped, `[status 2]` where a command fails.
"""

from __future__ import annotations

import io
import os
import re
import shlex
from collections.abc import Iterable, Sequence
from contextlib import chdir, redirect_stderr, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest import mock

from viceroy.cli.main import main

FOLDER = Path(__file__).parent.parent / "data" / "golden"
WIPED = "\n≡ wiped ≡\n"
_COMMAND = re.compile(r"^\$ (.*)\n", re.MULTILINE)
_TYPED = re.compile(r"⟦(.*)⟧")


def transcripts() -> list[Path]:
    return sorted(FOLDER.glob("terminal-*.txt"))


class Keyboard(io.StringIO):
    """Standard input on which somebody types lines, which the terminal echoes."""

    def __init__(self, lines: Iterable[str], screen: io.StringIO) -> None:
        super().__init__()
        self._lines = iter(lines)
        self._screen = screen

    def readline(self, *_: object) -> str:  # type: ignore[override]
        line = next(self._lines, None)
        if line is None:
            return ""
        self._screen.write(f"⟦{line}⟧\n")
        return f"{line}\n"


def shown(arguments: Sequence[str], typed: Iterable[str]) -> str:
    """Run `viceroy` in this process, and return what stands on the screen then."""
    screen = io.StringIO()
    plain = {
        name: text for name, text in os.environ.items() if name not in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    }
    with (
        mock.patch.dict(os.environ, plain | {"COLUMNS": "80"}, clear=True),
        mock.patch("sys.stdin", Keyboard(typed, screen)),
        redirect_stdout(screen),
        redirect_stderr(screen),
    ):
        status = main(arguments)
    text = screen.getvalue().replace("\n" * 60, WIPED)
    return text + (f"[status {status}]\n" if status else "")


def played(transcript: str) -> str:
    """Return a transcript as it is to be: its heading and commands, each with what is shown now."""
    heading, *parts = _COMMAND.split(transcript)
    with TemporaryDirectory() as folder, chdir(folder):
        return heading + "\n".join(
            f"$ {command}\n{_done(command, behind)}" for command, behind in zip(parts[::2], parts[1::2], strict=True)
        )


def _done(command: str, behind: str) -> str:
    """Do what a command says, and return what is to stand behind it."""
    match shlex.split(command):
        case ["cat", ">", name]:
            lines = f"{behind.rstrip()}\n"
            Path(name).write_text(lines, encoding="utf-8")
            return lines
        case ["cat", name]:
            return Path(name).read_text("utf-8")
        case ["viceroy", *arguments]:
            return shown(arguments, _TYPED.findall(behind))
        case other:
            raise ValueError(f"a transcript has no such command: {other}")


if __name__ == "__main__":
    for path in transcripts():
        path.write_text(played(path.read_text("utf-8")), encoding="utf-8")
