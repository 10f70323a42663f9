"""How many lines of legal actions there are to a small depth, from fixed points of fixed games.

The counts in `suite/line_counts.yaml` are recordings of what the library did, not numbers of the rules: a change says
that a rule is played otherwise than before, not which of the two is right. `python tests/support/line_counts.py`
records them anew; look at what changed before it is committed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

import yaml

from viceroy.engine.reducer import legal_actions, reduce, to_act
from viceroy.engine.state import GameState
from viceroy.model.editions import EDITIONS
from viceroy.sessions.new_game import new_game

FILE = Path(__file__).parents[1] / "suite" / "line_counts.yaml"

TABLES = ((2, 0), (4, 0), (1, 2), (2, 2))
"""Players and virtual opponents, where the edition has any."""

POINTS = (0, 25, 60, 130, 220)
"""After how many actions lines are counted."""

MAX_LINES = 3000
"""Counting goes as deep as there are no more lines than this."""


class Count(TypedDict):
    """One point of one game, and its lines of one action, of two, and so on."""

    edition: str
    players: int
    virtual_opponents: int
    seed: int
    after: int
    lines: list[int]


def lines_of(state: GameState, depth: int) -> int:
    """Count the lines of so many actions; who chooses at the same time as others does so in the order of seats."""
    seats = to_act(state)
    if not seats or depth == 0:
        return 1
    legal = legal_actions(state, seats[0])
    if depth == 1:
        return len(legal)
    return sum(lines_of(reduce(state, action), depth - 1) for action in legal)


def point(edition: str, players: int, virtual_opponents: int, seed: int, after: int) -> GameState:
    """Play a game up to a point: its n-th action is number 7 n + 3 of the legal ones, counted round and round."""
    state = new_game(players, edition=edition, seed=seed, virtual_opponents=virtual_opponents)
    for number in range(after):
        seats = to_act(state)
        if not seats:
            break
        legal = legal_actions(state, seats[0])
        state = reduce(state, legal[(7 * number + 3) % len(legal)])
    return state


def recorded() -> list[Count]:
    counts: list[Count] = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    return counts


def counted_anew(count: Count) -> list[int]:
    """Count the lines of a recorded point once more, to the depth that was recorded."""
    state = point(count["edition"], count["players"], count["virtual_opponents"], count["seed"], count["after"])
    return [lines_of(state, depth) for depth in range(1, len(count["lines"]) + 1)]


def _all_counts() -> Iterator[Count]:
    for seed, (name, edition) in enumerate(EDITIONS.items(), start=1):
        for players, virtual in TABLES:
            if virtual > edition.max_virtual_opponents:
                continue
            for after in POINTS:
                state = point(name, players, virtual, seed, after)
                if state.is_over:
                    continue
                yield Count(
                    edition=name,
                    players=players,
                    virtual_opponents=virtual,
                    seed=seed,
                    after=after,
                    lines=_as_deep_as_it_goes(state),
                )


def _as_deep_as_it_goes(state: GameState) -> list[int]:
    lines = [lines_of(state, 1)]
    while len(lines) < 8:
        more = lines_of(state, len(lines) + 1)
        if more > MAX_LINES:
            break
        lines.append(more)
    return lines


def record() -> None:
    text = "# Recordings, written by line_counts.py: a change here is a rule that is played otherwise than before.\n"
    text += yaml.safe_dump(list(_all_counts()), sort_keys=False, default_flow_style=None, width=120)
    FILE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    record()
