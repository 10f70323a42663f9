"""Generate the parts of the documentation that follow from the code.

    python docs/make_pages.py

This script writes what stands between `<!-- made by docs/make_pages.py: NAME -->` and `<!-- made until here -->`,
and the drawings of the phases and of cards. Everything else on a page is kept. A test fails when a page is stale.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache, partial
from pathlib import Path
from typing import get_args

import attrs

from api_reference import action_reference, code, event_reference, names
from game_pictures import pictures
from observed_games import sample
from phase_drawing import drawing
from phase_reference import automatic, prompt_sections
from rule_coverage import coverage_tables
from viceroy.cardsets import load_card_set
from viceroy.cardsets.rules import card_forms
from viceroy.model.editions import EDITIONS, OPTIONS
from viceroy.model.laws import Deck, Effect, Reward
from viceroy.render.card_drawing import card_svg
from viceroy.render.print_sheet import print_sheet

DOCS = Path(__file__).resolve().parent
PAGES = (
    "phases.md", "api/index.md", "api/actions.md", "api/events.md", "card-set-format.md", "rules/editions.md",
    "rules/coverage.md",
)  # fmt: skip

PART = re.compile(r"(<!-- made by docs/make_pages\.py: (\w+) -->\n).*?(<!-- made until here -->)", re.DOTALL)


@cache
def pages() -> dict[Path, str]:
    """Return the text of every page and drawing that this script has a part in."""
    written = {DOCS / page: with_parts((DOCS / page).read_text(encoding="utf-8")) for page in PAGES}
    drawn = {f"pictures/{name}.svg": text for name, text in pictures().items()}
    drawn |= {name: draw() for name, draw in DRAWINGS.items()}
    return written | {DOCS / name: text for name, text in drawn.items()}


def with_parts(page: str) -> str:
    """Return a page with its made parts made anew."""
    return PART.sub(lambda part: f"{part[1]}\n{PARTS[part[2]]().strip()}\n\n{part[3]}", page)


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Return a table in Markdown."""
    lines = [list(head), *map(list, rows)]
    written = [f"| {' | '.join(cells)} |".replace("|  |", "| |").replace("|  |", "| |") for cells in lines]
    return "\n".join([written[0], "|" + "---|" * len(lines[0]), *written[1:], ""])


# -- the rule options -------------------------------------------------------------------------------------------------


def options() -> str:
    """Return the table of rule options and of what each edition sets."""
    rows = []
    for option, (default, *others) in OPTIONS.items():
        set_by = [getattr(edition, option) for edition in EDITIONS.values()]
        values = ", ".join([f"**{spelled(default)}**", *map(spelled, others)])
        rows.append([code(option), values, *("" if value == default else spelled(value) for value in set_by)])
    return table(["Option", "Values", *EDITIONS], rows)


def spelled(value: object) -> str:
    """Return the value of an option as a file writes it."""
    return str(value).lower()


# -- the law language -------------------------------------------------------------------------------------------------


def effects() -> str:
    """Return the table of what a law may do when it is played, each as a printed law has it or with small numbers."""
    printed = [effect for law in load_card_set("printed").laws for effect in law.on_play]
    rows = []
    for kind in get_args(Effect):
        entry = next((effect for effect in printed if type(effect) is kind), None) or example(kind)
        rows.append(
            [code(flow(card_forms().write(entry, Effect)).removeprefix("{").removesuffix("}")), *in_words(kind)]
        )
    return table(["Entry", "In a player's words"], rows)


def example(kind: type) -> Effect:
    """Return an effect with small values for what it needs."""
    values = {"Deck": Deck.LAWS, "Reward": Reward(gems=2)}
    fields = [str(field.type) for field in attrs.fields(kind) if field.default is attrs.NOTHING]
    effect: Effect = kind(*(next((values[name] for name in values if name in field), 2) for field in fields))
    return effect


def flow(value: object) -> str:
    """Return plain data as YAML on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {flow(part)}" for key, part in value.items()) + "}"
    return "[" + ", ".join(map(flow, value)) + "]" if isinstance(value, list) else str(value)


def in_words(kind: type) -> list[str]:
    """Return the first sentence of a docstring, with its rules."""
    return [" ".join((kind.__doc__ or "").split("\n\n")[0].split())]


PARTS: dict[str, Callable[[], str]] = {
    "effects": effects,
    "options": options,
    "prompts": prompt_sections,
    "automatic": automatic,
    "sample": sample,
    "actions": action_reference,
    "events": event_reference,
    "names": names,
    "coverage": coverage_tables,
}

# -- cards ------------------------------------------------------------------------------------------------------------

ON_THE_SHEET = (1, 8, 14, 22, 32, 46, 55, 64, 78)


def card_drawing(number: int) -> str:
    """Return the drawing of a printed card."""
    return card_svg(load_card_set("printed").by_number[number])


def sheet() -> str:
    """Return a page of nine printed cards."""
    by_number = load_card_set("printed").by_number
    (page,) = print_sheet([by_number[number] for number in ON_THE_SHEET], "The printed cards").pages
    return page


DRAWINGS: dict[str, Callable[[], str]] = {
    "pictures/phases.svg": drawing,
    "pictures/32-captain.svg": partial(card_drawing, 32),
    "pictures/74-royal-favor.svg": partial(card_drawing, 74),
    "pictures/sheet.svg": sheet,
}

if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
