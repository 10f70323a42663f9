"""Generate the parts of the documentation that follow from the code.

    python docs/make_pages.py

This script writes what stands between `<!-- made by docs/make_pages.py: NAME -->` and `<!-- made until here -->`,
the drawings of the phases and of cards, and the laws of the cookbook as a card set. Everything else on a page is kept.
A test fails when a page is stale.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from functools import cache, partial
from inspect import getdoc
from pathlib import Path
from typing import Any, get_args

import attrs

import viceroy
from api_reference import GOLDEN, action_reference, code, event_reference, names
from card_drawings import CARD_DRAWINGS
from cookbook_set import cookbook_set
from game_pictures import PICTURES
from observed_games import sample
from phase_drawing import drawing
from phase_reference import automatic, prompt_sections, said
from rule_links import rule_texts
from viceroy import codec
from viceroy.bots import registry
from viceroy.cardsets import load_card_set
from viceroy.cardsets.forms import card_forms
from viceroy.cardsets.lint import CHECKS
from viceroy.codec.observation import CARD_PARTS, SEAT_PARTS, Part
from viceroy.documents.descriptions import field_text
from viceroy.engine.actions import Action
from viceroy.model.editions import EDITIONS, LIMITS, OPTIONS
from viceroy.model.laws import (
    Choose,
    Conditional,
    Deck,
    DeckEnd,
    Effect,
    Gain,
    Look,
    LookedDeck,
    OthersGain,
    Pay,
    Reward,
    TuckFreeCard,
)
from viceroy.model.points import PointsClause
from viceroy.model.quantities import NARROWED, PLACES_COUNTED, AnyQuantity, Counted, Quantity, Where
from viceroy.model.tokens import Tokens
from viceroy.wording.laws import clause_sentence, things_text

DOCS = Path(__file__).resolve().parent
TEMPLATES = DOCS.parent / "data" / "templates"
RULES = DOCS.parent / "data" / "rules.json"
PAGES = (
    "phases.md", "api/index.md", "api/actions.md", "api/events.md", "card-set-format.md", "rules/editions.md",
    "checking-card-sets.md", "training.md", "bots.md", "notation.md",
)  # fmt: skip

PART = re.compile(r"(<!-- made by docs/make_pages\.py: (\w+) -->\n).*?(<!-- made until here -->)", re.DOTALL)


@cache
def pages() -> dict[Path, str]:
    """Return the text of every page and drawing that this script has a part in."""
    written = {DOCS / page: with_parts((DOCS / page).read_text(encoding="utf-8")) for page in PAGES}
    drawings = {DOCS / name: drawn() for name, drawn in DRAWINGS.items()}
    rules = json.dumps(rule_texts(DOCS), ensure_ascii=False, indent=1) + "\n"
    return {**written, **drawings, TEMPLATES / "cookbook.yaml": cookbook_set(), RULES: rules}


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
        if option in LIMITS:
            values += f", or any number from {LIMITS[option].low} to {LIMITS[option].high}"
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
        entry = EFFECTS.get(kind) or next((effect for effect in printed if type(effect) is kind), None) or example(kind)
        rows.append(
            [code(flow(card_forms().write(entry, Effect)).removeprefix("{").removesuffix("}")), *in_words(kind)]
        )
    return table(["Entry", "In a player's words"], rows)


SCIENCE = Quantity(Counted.SCIENCE, Where.PYRAMID)
EFFECTS: dict[type, Effect] = {
    Look: Look(LookedDeck.LAWS, cards=3, keep=1, rest=DeckEnd.BOTTOM),
    Conditional: Conditional(SCIENCE, at_least=3, then=(Gain(Reward(gems=2)),), otherwise=(Gain(Reward(gems=1)),)),
    OthersGain: OthersGain(gems=1),
    Pay: Pay((Gain(Reward(tokens=Tokens(power=(10,)))),), gems=2),
    Choose: Choose(((TuckFreeCard(),), (Gain(Reward(gems=2)), Gain(Reward(draw=1))))),
}
"""Examples of effects that hold others, or of whose keys one must be given."""


def lint() -> str:
    """Return the table of warnings about card sets: their codes, and what is looked for."""
    found: dict[str, dict[str, None]] = {}
    for check in CHECKS:
        found.setdefault(check.code, {})[getdoc(check.find) or ""] = None  # what is looked for twice is listed once
    return table(["Code", "What looks wrong"], [[code(one), " ".join(texts)] for one, texts in sorted(found.items())])


MAGIC = {"count": "magic", "where": "pyramid"}
RED = {"count": "circles", "where": "pyramid", "color": "red"}
BLUE = {**RED, "color": "blue"}
CLAUSES: tuple[dict[str, Any], ...] = (
    {"points": 2, "per": MAGIC},
    {"points": 4, "per": {"count": "circles", "where": "touching"}, "every": 2},
    {"points": 2, "per": {"count": "gems", "where": "stored_here"}, "up_to": 8},
    {"table": [1, 4, 9, 16], "per": {"count": "science", "where": "pyramid"}},
    {"tiers": [{"at_least": 3, "points": 3}, {"at_least": 5, "points": 7}], "per": MAGIC},
    {"points": 5},
    {"points": -5, "if": {"at_most": 0, "of": {"count": "defense", "where": "pyramid"}}},
    {"by_level": [3, 6, 9, 12]},
    {"points": 5, "most": MAGIC},
    {"points": 5, "most": MAGIC, "second": 2},
    {"points": 8, "most": MAGIC, "alone": True},
    {"points": 2, "per": {"count": "cards", "where": "pyramid"}, "every": 3, "each_level": True},
    {"points": 3, "most": MAGIC, "alone": True, "each_level": True},
    {"points": 4, "fewest": {"count": "attack", "where": "screen"}},
    {"copy": "adjacent_law"},
)
"""Points clauses for the table of them: each kind, and each further key."""

COMPOUNDS: tuple[dict[str, Any], ...] = (
    {"least": [RED, BLUE]},
    {"greatest": [RED, BLUE]},
    {"sum": [RED, {"count": "infinite_gems", "where": "pyramid", "color": "red"}]},
    {"distinct": [RED, BLUE]},
    {"times": 2, "of": MAGIC},
    {"opponents_with_fewer": MAGIC},
    {"opponents_with_more": MAGIC},
)
"""Quantities that are made of others, for the table of them."""


def clauses() -> str:
    """Return the table of points clauses: an example of each, what its class says, and its sentence."""
    rows = []
    for data in CLAUSES:
        clause: PointsClause = card_forms().read(data, PointsClause)
        sentence = clause_sentence(clause).removeprefix("At the end of the game").lstrip(", ")
        rows.append([code(flow(data)), *in_words(type(clause)), f"{sentence[0].upper()}{sentence[1:]}"])
    return table(["Clause", "Meaning", "Its sentence"], rows)


def compounds() -> str:
    """Return the table of quantities that are made of others."""
    rows = []
    for data in COMPOUNDS:
        quantity: AnyQuantity = card_forms().read(data, AnyQuantity)
        rows.append([code(flow(data)), *in_words(type(quantity)), f"each {things_text(quantity, number=1)}"])
    return table(["Quantity", "Meaning", "In a sentence"], rows)


def quantities() -> str:
    """Return the table of what can be counted: what one of it is called, where, and what narrows it down."""
    rows = []
    for counted, places in PLACES_COUNTED.items():
        keys = [key for key, pairs in NARROWED.items() if any(one is counted for one, _ in pairs)]
        one = things_text(Quantity(counted, places[0]), number=1)
        rows.append([code(counted), f"each {one}", ", ".join(map(code, places)), ", ".join(map(code, keys))])
    return table(["`count`", "With the first `where`", "`where`", "Further keys"], rows)


def narrowed() -> str:
    """Return the table of the keys that narrow a quantity down, and where they go."""
    rows = []
    for key, pairs in NARROWED.items():
        places = [code(where) for where in Where if any(where is other for _, other in pairs)]
        is_free = all((one, where) in pairs for one, _ in pairs for where in PLACES_COUNTED[one])
        rows.append([code(key), field_text(Quantity, key), "" if is_free else ", ".join(places)])
    return table(["Key", "Meaning", "Only with `where`"], rows)


# -- bots -------------------------------------------------------------------------------------------------------------


def bots() -> str:
    """Return the table of the bots of this library: what each says of itself, and its options."""
    rows = []
    for name in registry.OWN:
        bot = registry.kind(name)
        summary = bot.summary[0].lower() + bot.summary[1:].removesuffix(".")
        rows.append([code(name), summary, ", ".join(code(option.name) for option in bot.options) or "none"])
    return table(["Bot", "What it does", "Options"], rows)


# -- the codec --------------------------------------------------------------------------------------------------------


def blocks() -> str:
    """Return the blocks of the action space."""
    rows = [
        (code(block.name), f"{block.offset} to {block.offset + block.size - 1}", str(block.size), block.meaning)
        for block in codec.BLOCKS
    ]
    return table(
        ("Block", "Numbers", "How many", "Action"), [*rows, ("all", "", str(codec.ACTIONS), "`codec.ACTIONS`")]
    )


def parts_table(parts: tuple[Part, ...]) -> str:
    """Return the parts of an observation, of a card or of a player."""
    rows = [
        (code(part.name), str(part.offset), " x ".join(map(str, part.shape)), part.meaning.replace("|", "\\|"))
        for part in parts
    ]
    return table(
        ("Part", "From", "Shape", "What it says"), [*rows, ("end", str(parts[-1].offset + parts[-1].size), "", "")]
    )


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
    if isinstance(value, bool):
        return spelled(value)
    return "[" + ", ".join(map(flow, value)) + "]" if isinstance(value, list) else str(value)


def notation() -> str:
    """Return the table of actions in notation: the golden ones of each class, and what its docstring says first."""
    lines = (GOLDEN / "action-2.jsonl").read_text(encoding="utf-8").splitlines()
    actions = sorted(dict.fromkeys(map(viceroy.loads, lines)), key=lambda one: get_args(Action).index(type(one)))
    rows = list[list[str]]()
    for action in actions:
        name = code(type(action).__name__)
        is_next = bool(rows) and rows[-1][1] == name
        rows.append([code(viceroy.action_text(action)), name, "" if is_next else said(type(action))])
    return table(["Text", "Action", "Meaning"], rows)


def in_words(kind: type) -> list[str]:
    """Return the first sentence of a docstring, with its rules."""
    return [" ".join((kind.__doc__ or "").split("\n\n")[0].split())]


PARTS: dict[str, Callable[[], str]] = {
    "clauses": clauses,
    "compounds": compounds,
    "narrowed": narrowed,
    "quantities": quantities,
    "effects": effects,
    "blocks": blocks,
    "bots": bots,
    "observation": partial(parts_table, codec.PARTS),
    "cardparts": partial(parts_table, CARD_PARTS),
    "seatparts": partial(parts_table, SEAT_PARTS),
    "lint": lint,
    "options": options,
    "prompts": prompt_sections,
    "automatic": automatic,
    "sample": sample,
    "actions": action_reference,
    "events": event_reference,
    "names": names,
    "notation": notation,
}

# -- drawings ----------------------------------------------------------------------------------------------------------

DRAWINGS: dict[str, Callable[[], str]] = {
    "pictures/phases.svg": drawing,
    **{f"pictures/{name}.svg": draw for name, draw in {**CARD_DRAWINGS, **PICTURES}.items()},
}

if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
