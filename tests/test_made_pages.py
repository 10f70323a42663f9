"""The parts of the documentation that follow from the code say what the code says."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from make_pages import DRAWINGS, PAGES, PART, PARTS, RULES, TEMPLATES, pages
from rule_links import defined_numbers
from viceroy.engine.reducer import DECISIONS, HANDLERS
from viceroy.errors import RefusalCode

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"


def cells(table: str) -> dict[str, list[str]]:
    lines = [line.strip("|").split("|") for line in table.splitlines() if line.startswith("| `")]
    return {first.strip(" `"): [cell.strip() for cell in others] for first, *others in lines}


@pytest.mark.parametrize("name", [*PAGES, *DRAWINGS])
def test_a_page_is_what_the_script_writes(name: str) -> None:
    """Nobody reads a table that an older program wrote. If it differs, run `python docs/make_pages.py`."""
    assert (DOCS / name).read_text(encoding="utf-8") == pages()[DOCS / name]


def test_the_rules_that_the_page_shows_are_those_of_the_docs() -> None:
    """Each number of the rules pages has its text, without marks of Markdown. If it differs, run the script."""
    assert RULES.read_text("utf-8") == pages()[RULES]
    texts = json.loads(RULES.read_text("utf-8"))
    assert [*texts] == sorted(number for number, _ in defined_numbers(DOCS))
    assert texts["R5.3"] == "Without a bid there is no card. The attack token is the exception."
    assert texts["R4.2"].startswith("A turn is an auction phase and then a development phase. Within")
    assert all(text.strip() and "](" not in text for text in texts.values())


def test_the_set_of_the_cookbook_has_its_laws() -> None:
    path = TEMPLATES / "cookbook.yaml"
    assert path.read_text(encoding="utf-8") == pages()[path]


def test_every_part_stands_on_a_page() -> None:
    found = [part[2] for page in DOCS.rglob("*.md") for part in PART.finditer(page.read_text(encoding="utf-8"))]
    assert sorted(found) == sorted(PARTS)


def prompt_rows() -> dict[str, dict[str, str]]:
    """Return what the page says of every prompt: `rows["AskBids"]["Who"]`."""
    sections = PARTS["prompts"]().split("### ")[1:]
    row = re.compile(r"^- \*\*(.*?):\*\* (.*)$", re.MULTILINE)
    return {section.split()[0]: dict(row.findall(section)) for section in sections}


def linked(names: str) -> list[str]:
    return re.findall(r"\[`(\w+)`\]\(", names)


def test_every_question_and_task_is_listed() -> None:
    assert list(prompt_rows()) == [task.__name__ for task in DECISIONS]
    tasks = re.findall(r"^`(\w+)`\n:   \w.*$", PARTS["automatic"](), re.MULTILINE)
    assert tasks == [task.__name__ for task in HANDLERS]


def test_every_question_was_met_in_the_games_that_the_page_speaks_of() -> None:
    rows = prompt_rows()
    assert [prompt for prompt, row in rows.items() if not row.get("Phase")] == []
    assert [prompt for prompt, row in rows.items() if not row.get("Next came")] == []


@pytest.mark.parametrize(
    ("prompt", "asked", "answers"),
    [
        ("AskBids", "several at once, sealed", ["Bid", "BidAttack", "Pass"]),
        ("AskLay", "several at once, sealed", ["Lay", "DiscardForGems", "Pass"]),
        ("AskPaint", "several at once, open", ["PaintSection", "PaintBest", "Done"]),
        ("AskPlace", "one seat", ["PlaceCard"]),
    ],
)
def test_a_question_tells_who_is_asked_and_what_answers_it(prompt: str, asked: str, answers: list[str]) -> None:
    """Bids and cards are chosen by all at once in secret (R5.1, R6.1), places by one player after the other (R6.4)."""
    row = prompt_rows()[prompt]
    assert (row["Who"], linked(row["Answers"])) == (asked, answers)


@pytest.mark.parametrize(
    ("event", "who"),
    [
        ("LawsDealt", "Only `seat` sees `cards`."),
        ("CardDrawn", "Only `seat` sees `card`."),
        ("GemsReturned", "Only `seat` sees `gems`."),
        ("BidsRevealed", "All see it."),
        ("HandDiscarded", "All see it."),
    ],
)
def test_an_event_tells_who_sees_it(event: str, who: str) -> None:
    """Laws and draws are their player's secret (R2.9), bids are revealed (R5.1), and screens go at the end (R10.1)."""
    assert f"::: viceroy.events.{event}\n\n{who}\n" in PARTS["events"]()


def test_the_drawing_of_the_phases_links_to_every_prompt() -> None:
    linked_to = set(re.findall(r'<a href="#(\w+)">', (DOCS / "pictures/phases.svg").read_text(encoding="utf-8")))
    assert linked_to == {task.__name__.lower() for task in DECISIONS}


def test_an_action_names_the_questions_that_it_answers() -> None:
    """Passing answers the question for bids and that for cards to lay (R5.9, R6.2)."""
    about = PARTS["actions"]().partition("::: viceroy.actions.Pass\n")[2].partition(":::")[0]
    assert linked(about) == ["AskBids", "AskLay"]


def test_every_refusal_is_explained() -> None:
    page = (DOCS / "actions-and-events.md").read_text(encoding="utf-8")
    explained = cells(page.split("## Refusals", 1)[1])
    assert list(explained) == list(RefusalCode)
    assert all(row[0] for row in explained.values())
