"""The parts of the documentation that follow from the code say what the code says."""

from __future__ import annotations

from pathlib import Path

import pytest

from make_pages import DRAWINGS, PAGES, PART, PARTS, pages
from viceroy.engine.reducer import PROMPT_HANDLERS, TASK_HANDLERS
from viceroy.errors import RefusalCode

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"


def cells(table: str) -> dict[str, list[str]]:
    """Return the rows of a table by what stands in their first cell."""
    lines = [line.strip("|").split("|") for line in table.splitlines() if line.startswith("| `")]
    return {first.strip(" `"): [cell.strip() for cell in others] for first, *others in lines}


@pytest.mark.parametrize("name", [*PAGES, *DRAWINGS])
def test_a_page_is_what_the_script_writes(name: str) -> None:
    """Nobody reads a table that an older program wrote. If it differs, run `python docs/make_pages.py`."""
    assert (DOCS / name).read_text(encoding="utf-8") == pages()[DOCS / name]


def test_every_part_stands_on_a_page() -> None:
    """What the script can write is on the pages, each part once."""
    found = [part[2] for page in DOCS.rglob("*.md") for part in PART.finditer(page.read_text(encoding="utf-8"))]
    assert sorted(found) == sorted(PARTS)


def test_every_question_and_task_is_listed() -> None:
    """The tables list all that is asked and all that happens by itself, and each says what it is for."""
    prompts, tasks = cells(PARTS["prompts"]()), cells(PARTS["automatic"]())
    assert list(prompts) == [task.__name__ for task in PROMPT_HANDLERS]
    assert list(tasks) == [task.__name__ for task in TASK_HANDLERS]
    assert all(row[1] for row in prompts.values())
    assert all(row[0] for row in tasks.values())


def test_every_question_was_met_in_the_games_that_the_page_speaks_of() -> None:
    """No prompt lacks a phase, and none lacks one that came next."""
    prompts, after = cells(PARTS["prompts"]()), cells(PARTS["what_follows"]())
    assert [prompt for prompt, row in prompts.items() if not row[0]] == []
    assert [prompt for prompt, row in after.items() if not row[0]] == []


@pytest.mark.parametrize(
    ("prompt", "asked", "answers"),
    [
        ("AskBids", "several at once, sealed", "`Bid`, `BidAttack`, `Pass`"),
        ("AskLay", "several at once, sealed", "`Lay`, `DiscardForGems`, `Pass`"),
        ("AskPaint", "several at once, open", "`PaintSection`, `PaintBest`, `Done`"),
        ("AskPlace", "one seat", "`PlaceCard`"),
    ],
)
def test_a_question_tells_who_is_asked_and_what_answers_it(prompt: str, asked: str, answers: str) -> None:
    """Bids and cards are chosen by all at once in secret (R5.1, R6.1), places by one player after the other (R6.4)."""
    row = cells(PARTS["prompts"]())[prompt]
    assert row[2:4] == [asked, answers]


@pytest.mark.parametrize(
    ("event", "who"),
    [
        ("LawsDealt", "`cards`: only `seat`"),
        ("CardDrawn", "`card`: only `seat`"),
        ("GemsReturned", "`gems`: only `seat`"),
        ("BidsRevealed", "all"),
        ("HandDiscarded", "all"),
    ],
)
def test_an_event_tells_who_sees_it(event: str, who: str) -> None:
    """Laws and draws are their player's secret (R2.9), bids are revealed (R5.1), and screens go at the end (R10.1)."""
    assert cells(PARTS["events"]())[event][2] == who


def test_every_refusal_is_explained() -> None:
    """The page on actions lists every code that a refusal may have, and no others."""
    page = (DOCS / "actions-and-events.md").read_text(encoding="utf-8")
    explained = cells(page.split("## Refusals", 1)[1])
    assert list(explained) == list(RefusalCode)
    assert all(row[0] for row in explained.values())
