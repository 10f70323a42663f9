"""What the terminal shows in whole sessions stands in golden transcripts, `tests/data/golden/terminal-*.txt`."""

from __future__ import annotations

import pytest

from golden_terminal import played, transcripts
from rules import rule


@rule("R2.4", "R5.2", "R5.14", "R6.6", "R6.10", "R6.11", "R7.10", "D11")
@pytest.mark.parametrize("name", [path.name for path in transcripts()])
def test_a_session_shows_what_its_transcript_says(name: str) -> None:
    """`python tests/support/golden_terminal.py` plays the sessions anew, and somebody reads what differs."""
    (transcript,) = (path.read_text("utf-8") for path in transcripts() if path.name == name)
    assert played(transcript) == transcript
