"""Generate the parts of the documentation that follow from the code.

    python docs/make_pages.py

This script writes what stands between `<!-- made by docs/make_pages.py: NAME -->` and `<!-- made until here -->`,
and the drawing of the phases. Everything else on a page is kept. A test fails when a page is stale.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from textwrap import fill
from types import ModuleType
from typing import Any, NamedTuple, get_args

import attrs

from rule_coverage import coverage_tables
from viceroy import actions, events
from viceroy.bots import RandomBot
from viceroy.cardsets import load_card_set
from viceroy.cardsets.rules import card_forms
from viceroy.engine import prompts as prompts
from viceroy.engine.reducer import PROMPT_HANDLERS, TASK_HANDLERS, legal_actions, reduce
from viceroy.engine.state import GameState
from viceroy.engine.views import seen_by
from viceroy.model.editions import EDITIONS, OPTIONS
from viceroy.model.laws import Deck, Effect, Reward
from viceroy.model.points import PointsClause
from viceroy.model.quantities import NARROWED, PLACES_COUNTED, AnyQuantity, Quantity, Where
from viceroy.model.tokens import MOST_PLAYERS
from viceroy.plaindata.descriptions import field_text
from viceroy.sessions.new_game import new_game
from viceroy.wording.laws import clause_sentence
from viceroy.wording.quantities import one_text

DOCS = Path(__file__).resolve().parent
PAGES = ("phases.md", "actions-and-events.md", "card-set-format.md", "rules/editions.md", "rules/coverage.md")
DRAWING = "pictures/phases.svg"

NUMBER = r"(?:R\d+\.\d+|[ABCDFL]\d+)"
RULES = re.compile(rf"\b{NUMBER}(?:-{NUMBER})?\b")
RULES_IN_BRACKETS = re.compile(rf" \({NUMBER}(?:(?:, |-){NUMBER})*\)")
PART = re.compile(r"(<!-- made by docs/make_pages\.py: (\w+) -->\n).*?(<!-- made until here -->)", re.DOTALL)


@cache
def pages() -> dict[Path, str]:
    """Return the text of every page and drawing that this script has a part in."""
    written = {DOCS / page: with_parts((DOCS / page).read_text(encoding="utf-8")) for page in PAGES}
    return {**written, DOCS / DRAWING: drawing()}


def with_parts(page: str) -> str:
    """Return a page with its made parts made anew."""
    return PART.sub(lambda part: f"{part[1]}\n{PARTS[part[2]]().strip()}\n\n{part[3]}", page)


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Return a table in Markdown."""
    lines = [list(head), *map(list, rows)]
    written = [f"| {' | '.join(cells)} |".replace("|  |", "| |").replace("|  |", "| |") for cells in lines]
    return "\n".join([written[0], "|" + "---|" * len(lines[0]), *written[1:], ""])


def code(text: object) -> str:
    """Return a text as code."""
    return f"`{text}`"


def said(thing: type) -> str:
    """Return what a class says of itself in its first paragraph, without the rules that it names in brackets."""
    first = " ".join((thing.__doc__ or "").split("\n\n")[0].split())
    return RULES_IN_BRACKETS.sub("", first)


def rules_of(thing: type) -> str:
    """Return the rules that a class names, each once."""
    return ", ".join(dict.fromkeys(RULES.findall((thing.__doc__ or "").split("\n\n")[0])))


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
    {"points": 4, "fewest": {"count": "attack", "where": "screen"}},
    {"copy": "adjacent_law"},
)
"""Points clauses for the table of them: each kind, and each further key."""

COMPOUNDS: tuple[dict[str, Any], ...] = (
    {"least": [RED, BLUE]},
    {"greatest": [RED, BLUE]},
    {"sum": [RED, {"count": "infinite_gems", "where": "pyramid", "color": "red"}]},
    {"distinct": [RED, BLUE]},
)
"""Quantities that are made of others, for the table of them."""


def clauses() -> str:
    """Return the table of points clauses: an example of each, what its class says, and its sentence."""
    rows = []
    for data in CLAUSES:
        clause: PointsClause = card_forms().read(data, PointsClause)
        sentence = clause_sentence(clause).removeprefix("At the end of the game you ")
        rows.append([code(flow(data)), *in_words(type(clause)), f"You {sentence}"])
    return table(["Clause", "Meaning", "Its sentence"], rows)


def compounds() -> str:
    """Return the table of quantities that are made of others."""
    rows = []
    for data in COMPOUNDS:
        quantity: AnyQuantity = card_forms().read(data, AnyQuantity)
        rows.append([code(flow(data)), *in_words(type(quantity)), f"each {one_text(quantity)}"])
    return table(["Quantity", "Meaning", "In a sentence"], rows)


def quantities() -> str:
    """Return the table of what can be counted: what one of it is called, where, and what narrows it down."""
    rows = []
    for counted, places in PLACES_COUNTED.items():
        keys = [key for key, pairs in NARROWED.items() if any(one is counted for one, _ in pairs)]
        one = one_text(Quantity(counted, places[0]))
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


def in_words(kind: type) -> list[str]:
    """Return the first sentence of a docstring, with its rules."""
    return [" ".join((kind.__doc__ or "").split("\n\n")[0].split())]


# -- what is asked ----------------------------------------------------------------------------------------------------

SIMULTANEOUS = get_args(prompts.Simultaneous)


def prompt_table() -> str:
    """Return the table of every prompt."""
    rows = []
    for task, choice in PROMPT_HANDLERS.items():
        in_phases = ", ".join(phase for phase in PHASES if (phase, task) in observed().seen)
        answers = ", ".join(code(kind.__name__) for kind in choice.kinds)
        rows.append([code(task.__name__), in_phases, said(task), who_is_asked(task), answers, rules_of(task)])
    return table(["Prompt", "Phase", "What is to be done", "Who", "Answers", "Rule"], rows)


def who_is_asked(task: type) -> str:
    """Tell whether a prompt goes to one seat or to several."""
    if task not in SIMULTANEOUS:
        return "one seat"
    return "several at once, sealed" if PROMPT_HANDLERS[task].sealed else "several at once, open"


def automatic() -> str:
    """Return the table of what runs by itself."""
    rows = [
        [code(task.__name__), said(task), code(run.__module__.removeprefix("viceroy.engine.")), rules_of(task)]
        for task, run in TASK_HANDLERS.items()
    ]
    return table(["Task", "What happens", "Module", "Rule"], rows)


# -- what follows what, as seen in random games -----------------------------------------------------------------------

PHASES = ("setup", "auction", "development", "end")
SEEDS = range(8)

Moment = tuple[str, type | None]  # the phase, and the prompt that is due; None when the game is over


class Observed(NamedTuple):
    """What random games went through."""

    games: int
    seen: set[Moment]
    steps: set[tuple[Moment, Moment]]


@cache
def observed() -> Observed:
    """Play random games of every edition, with all numbers of players and virtual opponents that it allows."""
    games, seen, steps = 0, set[Moment](), set[tuple[Moment, Moment]]()
    for edition in EDITIONS:
        for players, virtual in seatings(EDITIONS[edition].max_virtual_opponents):
            for seed in SEEDS:
                path = list(moments(new_game(players, edition=edition, seed=seed, virtual_opponents=virtual), seed))
                seen.update(path)
                steps.update(pairwise(path))
                games += 1
    return Observed(games, seen, steps)


def seatings(most_virtual: int) -> Iterator[tuple[int, int]]:
    """Yield every number of players and virtual opponents that can play together (R12.6)."""
    for players in range(1, MOST_PLAYERS + 1):
        for virtual in range(min(most_virtual, MOST_PLAYERS - players) + 1):
            if players + virtual > 1:
                yield players, virtual


def moments(state: GameState, seed: int) -> Iterator[Moment]:
    """Yield the prompts of a random game in their order; one that several answer at once only once.

    With odd seeds it builds: it passes only where nothing else is possible, and places all its cards as high as it can.
    """
    bot = RandomBot(seed)
    yield moment(state)
    while seats := state.to_act:
        asked = None if state.task is None else PROMPT_HANDLERS[type(state.task)]
        legal = legal_actions(state, seats[0])
        state = reduce(state, bot.choose(building(legal) if seed % 2 else legal))
        if asked is None or not asked.sealed or len(seats) == 1:
            yield moment(state)


def building(legal: Sequence[actions.Action]) -> Sequence[actions.Action]:
    """Return the actions that lead to large pyramids."""
    top = max((action.place.level for action in legal if isinstance(action, actions.PlaceCard)), default=0)
    return [action for action in legal if builds(action, top)] or legal


def builds(action: actions.Action, top: int) -> bool:
    """Whether an action keeps cards and gems for the pyramid, and places a card on the highest level there is."""
    match action:
        case actions.Pass() | actions.DiscardForGems() | actions.TuckCard() | actions.StoreGem():
            return False
        case actions.TuckTaken(_, law):
            return law is None
        case actions.PlaceCard(_, place):
            return place.level == top
        case _:
            return True


def moment(state: GameState) -> Moment:
    """Return the phase of a state and the prompt that is due."""
    phase = "auction" if state.auction else "development" if state.round else "end" if state.turn else "setup"
    return phase, None if state.task is None else type(state.task)


def what_follows() -> str:
    """Return the table of which prompt came after which."""
    rows = []
    for task in PROMPT_HANDLERS:
        after = {later[1] for earlier, later in observed().steps if earlier[1] is task}
        followers = [code(other.__name__) for other in PROMPT_HANDLERS if other in after]
        followers += ["the game is over"] if None in after else []
        rows.append([code(task.__name__), ", ".join(followers)])
    return table(["After", "came"], rows)


def sample() -> str:
    """Tell what was played."""
    return fill(
        f"Seen in {observed().games} games of random bots: each edition, with each number of players and virtual "
        f"opponents that it allows, seeds {SEEDS[0]} to {SEEDS[-1]}; with odd seeds the bots pass only if they must, "
        "keep their cards, and build as high as they can. Rarer steps are possible: the tables of prompts and tasks "
        "are complete, this one tells what was seen.",
        width=120,
    )


# -- the drawing of the phases ----------------------------------------------------------------------------------------

LINE, PAD, WIDTH, GAP, MARGIN = 16, 9, 150, 76, 34  # pixels


class Box(NamedTuple):
    """A box of the drawing: its lines, and where it is."""

    lines: tuple[str, ...]
    x: int
    y: int
    bold: bool

    @property
    def pad(self) -> int:
        """How much room is above and below the lines: more where many arrows meet."""
        return 3 * PAD if self.bold else PAD

    @property
    def height(self) -> int:
        """How tall it is."""
        return LINE * len(self.lines) + 2 * self.pad


Key = tuple[str, str]  # a phase, and a prompt of several seats, "one" for those of one seat, "over" for the end


def key_of(moment: Moment) -> Key:
    """Return which box a moment is drawn in."""
    phase, task = moment
    if task is None:
        return phase, "over"
    return phase, task.__name__ if task in SIMULTANEOUS else "one"


def left_of(column: int) -> int:
    """Return where a column begins."""
    return MARGIN + column * (WIDTH + GAP)


def boxes() -> dict[Key, Box]:
    """Lay out the boxes: a column for each phase, prompts of several seats above those of one."""
    placed: dict[Key, Box] = {}
    for column, phase in enumerate(PHASES):
        here = [task for task in PROMPT_HANDLERS if (phase, task) in observed().seen]
        content: list[tuple[Key, tuple[str, ...]]] = [
            ((phase, task.__name__), (task.__name__,)) for task in here if task in SIMULTANEOUS
        ]
        one = tuple(task.__name__ for task in here if task not in SIMULTANEOUS)
        if one:
            content.append(((phase, "one"), ("one seat:", *one)))
        if (phase, None) in observed().seen:
            content.append(((phase, "over"), ("the game is over",)))
        y = 58
        for key, lines in content:
            placed[key] = Box(lines, left_of(column), y, key[1] not in ("one", "over"))
            y += placed[key].height + 36
    return placed


def drawing() -> str:
    """Return the drawing of which prompt follows which."""
    placed = boxes()
    width = left_of(len(PHASES)) - GAP + MARGIN
    height = max(box.y + box.height for box in placed.values()) + 16
    steps = sorted({(key_of(earlier), key_of(later)) for earlier, later in observed().steps})
    parts = [f'<text x="{left_of(i)}" y="36" class="phase">{name}</text>' for i, name in enumerate(PHASES)]
    parts += [arrow(placed, earlier, later, steps) for earlier, later in steps]
    parts += [drawn(box) for box in placed.values()]
    return SVG.format(width=width, height=height, parts="\n".join(parts))


SVG = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img"
  style="max-width:100%;height:auto" aria-label="Which prompt follows which"
  font-family="system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif" font-size="13">
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
<path d="M0 0L8 4L0 8z" fill="#5b5346"/></marker></defs>
<style>.phase {{font-weight: 600; font-size: 15px}} .line {{fill: none; stroke: #5b5346; marker-end: url(#tip)}}</style>
<rect width="{width}" height="{height}" fill="#ffffff"/>
{parts}
</svg>
"""


def drawn(box: Box) -> str:
    """Return a box and its lines; prompts of several seats have a strong border."""
    border = 2.5 if box.bold else 1
    shape = (
        f'<rect x="{box.x}" y="{box.y}" width="{WIDTH}" height="{box.height}" rx="6" fill="#f6f2e9" '
        f'stroke="#5b5346" stroke-width="{border}"/>'
    )
    texts = [
        f'<text x="{box.x + 10}" y="{box.y + box.pad + LINE * i + 12}">{line}</text>'
        for i, line in enumerate(box.lines)
    ]
    return "\n".join([shape, *texts])


Step = tuple[Key, Key]


def arrow(placed: dict[Key, Box], earlier: Key, later: Key, steps: list[Step]) -> str:
    """Return an arrow: between neighboring columns straight across, within a column around its side."""
    start, end = placed[earlier], placed[later]
    y1, y2 = port(placed, steps, earlier, (earlier, later)), port(placed, steps, later, (earlier, later), arriving=True)
    if start.x == end.x:
        right = side(placed, (earlier, later)) > 0
        x = start.x + WIDTH * right
        bend = x + (26 if right else -26)
        return f'<path class="line" d="M{x} {y1}C{bend} {y1} {bend} {y2} {x} {y2}"/>'
    x1, x2 = (start.x + WIDTH, end.x) if start.x < end.x else (start.x, end.x + WIDTH)
    middle = (x1 + x2) // 2
    return f'<path class="line" d="M{x1} {y1}C{middle} {y1} {middle} {y2} {x2} {y2}"/>'


def side(placed: dict[Key, Box], step: Step, *, arriving: bool = False) -> int:
    """Return on which side of its box an arrow begins or ends: -1 left, 1 right."""
    start, end = (placed[key] for key in step)
    if start.x == end.x:
        return 1 if start.y < end.y else -1
    return 1 if (start.x < end.x) is not arriving else -1


def port(placed: dict[Key, Box], steps: list[Step], key: Key, step: Step, *, arriving: bool = False) -> int:
    """Return at what height an arrow begins or ends, so that those of one side stand apart."""
    ends = [(other, False) for other in steps if other[0] == key] + [
        (other, True) for other in steps if other[1] == key
    ]
    where = side(placed, step, arriving=arriving)
    same = [end for end in ends if side(placed, end[0], arriving=end[1]) == where]
    same.sort(key=lambda end: (placed[end[0][0 if end[1] else 1]].y, end[1]))
    box, index = placed[key], same.index((step, arriving))
    return box.y + box.height * (index + 1) // (len(same) + 1)


# -- actions and events ------------------------------------------------------------------------------------------------


class Field(NamedTuple):
    """A field of a class as its source declares it, with the comment beside it."""

    name: str
    kind: str
    default: str
    comment: str

    def __str__(self) -> str:
        kind = self.kind.replace(" | ", " or ")
        default = f" = {self.default}" if self.default else ""
        return f"`{self.name}: {kind}{default}`" + (f" ({self.comment})" if self.comment else "")


class Section(NamedTuple):
    """Classes of a module that stand under one heading of it."""

    title: str
    classes: list[tuple[type, tuple[Field, ...]]]


def sections(module: ModuleType, members: Iterable[type]) -> list[Section]:
    """Return the classes of a union under the headings of its module, in the order of the source."""
    source = Path(module.__file__ or "").read_text(encoding="utf-8")
    lines = source.splitlines()
    classes = {node.name: node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)}
    found: list[Section] = []
    for member in sorted(members, key=lambda member: classes[member.__name__].lineno):
        node = classes[member.__name__]
        title = next(
            match[1] for line in reversed(lines[: node.lineno]) if (match := re.match(r"# -- (.*?) -+$", line))
        )
        if not found or found[-1].title != title:
            found.append(Section(title, []))
        found[-1].classes.append((member, tuple(fields(node, lines))))
    return found


def fields(node: ast.ClassDef, lines: list[str]) -> Iterator[Field]:
    """Yield the fields of a class."""
    for part in node.body:
        if isinstance(part, ast.AnnAssign):
            _, _, comment = lines[part.lineno - 1].partition("  # ")
            default = ast.unparse(part.value) if part.value else ""
            yield Field(ast.unparse(part.target), ast.unparse(part.annotation), default, comment)


def heading(title: str) -> str:
    """Return the heading of a section, without the rules it names."""
    plain = re.sub(r" \(.*\)$", "", title)
    return f"### {plain[0].upper()}{plain[1:]}\n"


def action_tables() -> str:
    """Return a table of actions for each section of the module."""
    asked: dict[type, list[str]] = {}
    for task, choice in PROMPT_HANDLERS.items():
        for kind in choice.kinds:
            asked.setdefault(kind, []).append(code(task.__name__))
    written = []
    for title, classes in sections(actions, get_args(actions.Action)):
        rows = [
            [code(kind.__name__), listed(its), said(kind), ", ".join(asked[kind]), rules_of(kind)]
            for kind, its in classes
        ]
        written += [heading(title), table(["Action", "Fields", "What it says", "Answers", "Rule"], rows)]
    return "\n".join(written)


def listed(its: Iterable[Field]) -> str:
    """Return fields, one below the other in a cell; the seat, which all actions have, is left out."""
    return "<br>".join(str(field) for field in its if field.name != "seat")


def event_tables() -> str:
    """Return a table of events for each section of the module."""
    written = []
    for title, classes in sections(events, get_args(events.Event)):
        rows = [
            [code(kind.__name__), "<br>".join(map(str, its)), said(kind), who_sees(kind), rules_of(kind)]
            for kind, its in classes
        ]
        written += [heading(title), table(["Event", "Fields", "What happened", "Who sees it", "Rule"], rows)]
    return "\n".join(written)


def who_sees(kind: type) -> str:
    """Tell who sees an event, found out by showing one of seat 0 to seat 1."""
    names = [field.name for field in attrs.fields(kind)]
    something = object()
    event = kind(**{name: 0 if name == "seat" else something for name in names})
    secret = [code(name) for name in names if getattr(seen_by(event, 1), name) is None]
    return f"{', '.join(secret)}: only `seat`" if secret else "all"


PARTS: dict[str, Callable[[], str]] = {
    "clauses": clauses,
    "compounds": compounds,
    "narrowed": narrowed,
    "quantities": quantities,
    "effects": effects,
    "options": options,
    "prompts": prompt_table,
    "automatic": automatic,
    "sample": sample,
    "what_follows": what_follows,
    "actions": action_tables,
    "events": event_tables,
    "coverage": coverage_tables,
}

if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
