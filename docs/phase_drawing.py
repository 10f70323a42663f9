"""The drawing of the phases: prompts as boxes from top to bottom, and arrows to those that came next.

It is as wide as a telephone. Arrows to the next box go straight down, those further down along the right side, those
back up along the left side, each in a lane of its own. Names are links to the sections of the page that includes it.
"""

from __future__ import annotations

from typing import NamedTuple

from observed_games import PHASES, Moment, observed
from phase_reference import SIMULTANEOUS
from viceroy.engine.reducer import DECISIONS

WIDTH, LEFT, RIGHT = 340, 62, 282  # of the drawing, and where the boxes begin and end
LINE, PAD, GAP, HEAD = 19, 10, 26, 30  # heights
LANE, FIRST_LANE, BEND = 11, 14, 6  # lanes of arrows beside the boxes

Key = tuple[str, str]  # a phase, and a prompt of several seats, "one" for those of one seat, "over" for the end
Step = tuple[int, int]  # an arrow from one box to another, by their order


class Box(NamedTuple):
    """A box: its lines, its top, and the phase that begins with it."""

    lines: tuple[tuple[str, ...], ...]
    y: int
    is_bold: bool
    phase: str = ""

    @property
    def pad(self) -> int:
        """How much room is above and below the lines: more where many arrows meet."""
        return 2 * PAD if self.is_bold else PAD

    @property
    def height(self) -> int:
        """How tall it is."""
        return LINE * len(self.lines) + 2 * self.pad


def key_of(moment: Moment) -> Key:
    """Return which box a moment is drawn in."""
    phase, task = moment
    if task is None:
        return phase, "over"
    return phase, task.__name__ if task in SIMULTANEOUS else "one"


def boxes() -> dict[Key, Box]:
    """Lay out the boxes: phase after phase, prompts of several seats above those of one."""
    placed: dict[Key, Box] = {}
    y = 4
    for phase in PHASES:
        y += HEAD
        for index, (key, lines) in enumerate(contents(phase).items()):
            placed[key] = box = Box(lines, y, key[1] not in ("one", "over"), "" if index else phase)
            y += box.height + GAP
    return placed


def contents(phase: str) -> dict[Key, tuple[tuple[str, ...], ...]]:
    """Return the lines of each box of a phase; prompts of one seat stand in two columns."""
    here = [task for task in DECISIONS if (phase, task) in observed().seen]
    found: dict[Key, tuple[tuple[str, ...], ...]] = {
        (phase, task.__name__): ((task.__name__,),) for task in here if task in SIMULTANEOUS
    }
    one = [task.__name__ for task in here if task not in SIMULTANEOUS]
    if one:
        found[phase, "one"] = (("one seat:",), *(tuple(one[i : i + 2]) for i in range(0, len(one), 2)))
    if (phase, None) in observed().seen:
        found[phase, "over"] = (("The game is over.",),)
    return found


def drawing() -> str:
    """Return the drawing of which prompt follows which."""
    placed = boxes()
    order = list(placed)
    keys = {(key_of(earlier), key_of(later)) for earlier, later in observed().steps}
    steps = sorted((order.index(earlier), order.index(later)) for earlier, later in keys)
    rows = list(placed.values())
    height = rows[-1].y + rows[-1].height + 6
    repeats = {start for start, end in steps if start == end}
    parts = [*arrows(rows, steps), *(drawn(box, repeats=index in repeats) for index, box in enumerate(rows))]
    return SVG.format(width=WIDTH, height=height, parts="\n".join(parts))


INK = "var(--md-default-fg-color, #1d1b18)"
SOFT = "var(--md-default-fg-color--light, #5b5346)"
LINK = "var(--md-typeset-a-color, #3049a0)"
BACK = "var(--md-code-bg-color, #f6f2e9)"
SVG = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img"
  style="max-width:100%;height:auto" aria-label="Which prompt follows which"
  font-family="system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif" font-size="13">
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
<path d="M0 0L8 4L0 8z" style="fill:SOFT"/></marker></defs>
{parts}
</svg>
""".replace("SOFT", SOFT)


# -- boxes ------------------------------------------------------------------------------------------------------------


def drawn(box: Box, *, repeats: bool) -> str:
    """Return a box and its lines; prompts of several seats have a strong border."""
    border = 2.5 if box.is_bold else 1
    frame = f'x="{LEFT}" y="{box.y}" width="{RIGHT - LEFT}" height="{box.height}" rx="6"'
    parts = [f'<rect {frame} style="fill:{BACK};stroke:{SOFT};stroke-width:{border}"/>']
    if box.phase:
        title = f"{box.phase[0].upper()}{box.phase[1:]}"
        parts.append(text(WIDTH // 2, box.y - 10, title, INK, 'font-size="15" font-weight="600" text-anchor="middle"'))
    for row, names in enumerate(box.lines):
        y = box.y + box.pad + LINE * row + 14
        for column, name in enumerate(names):
            parts.append(named(LEFT + 10 + 106 * column, y, name))
    if repeats:
        parts.append(text(RIGHT - 10, box.y + box.pad + 14, "↻", SOFT, 'text-anchor="end"'))
    return "\n".join(parts)


def named(x: int, y: int, name: str) -> str:
    """Return a name, which is a link if it is that of a prompt."""
    if not name.startswith("Ask"):
        return text(x, y, name, INK)
    return f'<a href="#{name.lower()}">{text(x, y, name, LINK)}</a>'


def text(x: int, y: int, words: str, color: str, more: str = "") -> str:
    """Return a line of text."""
    return f'<text x="{x}" y="{y}" style="fill:{color}" {more}>{words}</text>'.replace(" >", ">")


# -- arrows -----------------------------------------------------------------------------------------------------------


def arrows(rows: list[Box], steps: list[Step]) -> list[str]:
    """Return all arrows but those from a box to itself, which has a sign for that."""
    down = [(start, end) for start, end in steps if end == start + 1]
    right = [(start, end) for start, end in steps if end > start + 1]
    left = [(start, end) for start, end in steps if end < start]
    middle = (LEFT + RIGHT) // 2 + 62  # beside the title of a phase
    straight = [line(f"M{middle} {rows[start].y + rows[start].height}V{rows[end].y}") for start, end in down]
    return [*straight, *around(rows, right, RIGHT, 1), *around(rows, left, LEFT, -1)]


def around(rows: list[Box], steps: list[Step], x: int, direction: int) -> list[str]:
    """Return the arrows along one side, the short ones inside."""
    lanes: list[list[Step]] = []
    found = []
    for step in sorted(steps, key=lambda step: abs(step[1] - step[0])):
        lane = next((lane for lane in lanes if all(apart(step, other) for other in lane)), None)
        if lane is None:
            lanes.append(lane := [])
        lane.append(step)
        out = x + direction * (FIRST_LANE + LANE * lanes.index(lane))
        y1, y2 = port(rows, steps, step, 0), port(rows, steps, step, 1)
        turn = BEND if y2 > y1 else -BEND
        before = out - direction * BEND
        found.append(
            line(
                f"M{x} {y1}H{before}Q{out} {y1} {out} {y1 + turn}V{y2 - turn}Q{out} {y2} {before} {y2}H{x}",
            )
        )
    return found


def apart(one: Step, other: Step) -> bool:
    """Whether two arrows can share a lane."""
    return max(one) < min(other) or max(other) < min(one)


def port(rows: list[Box], steps: list[Step], step: Step, end: int) -> int:
    """Return at what height an arrow begins or ends, so that those at one side of a box stand apart."""
    index = step[end]
    ends = [(other[1 - where], where, other) for other in steps for where in (0, 1) if other[where] == index]
    ends.sort(key=lambda one: (one[0] > index, -abs(one[0] - index) if one[0] > index else one[0] - index))
    box, place = rows[index], [(where, other) for _, where, other in ends].index((end, step))
    return box.y + box.height * (place + 1) // (len(ends) + 1)


def line(path: str) -> str:
    """Return an arrow along a path."""
    return f'<path d="{path}" style="fill:none;stroke:{SOFT}" marker-end="url(#tip)"/>'
