"""What search and servers pay: views, draws, points, hashes, texts, pickles and playouts, in units of one `reduce`.

    python benchmarks/bench_search.py [--rounds 5] [--edition english] [--keep 300000]

All states come from the middle of random games of four players with the printed set. A `reduce` is the mean of the
actions that these games took there, most of which only seal a choice. Things take turns, and each figure is the median
of the rounds, in processor time, on one core. A playout draws a state from a view, plays it to the end with random
legal actions, and counts the totals.

With `--keep`, the states of whole games are kept until there are so many, and the memory of a state is measured; then
they are kept once more with `gc.freeze` after each game, and once more without the garbage collector.
"""

from __future__ import annotations

import argparse
import copy
import gc
import pickle
import resource
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from statistics import median
from time import process_time
from typing import Any

from viceroy import (
    Action,
    GameState,
    dumps,
    legal_actions,
    loads,
    new_game,
    reduce,
    resample,
    resampler,
    score,
    score_now,
    to_act,
    totals,
    view,
)

GAMES = 6
EVERY = 8  # states of a game from which one is taken
PLAYOUTS = 30  # of a round
BESIDE = 60  # games played beside the states that are kept

Steps = list[tuple[GameState, Action]]


def played(seed: int, edition: str) -> tuple[Steps, GameState]:
    """Play a random game; return each state with the action taken there, and the end."""
    rng, state = Random(seed), new_game(players=4, edition=edition, seed=seed)
    steps: Steps = []
    while seats := to_act(state):
        action = rng.choice(legal_actions(state, seats[0]))
        steps.append((state, action))
        state = reduce(state, action)
    return steps, state


def play_out(state: GameState, rng: Random) -> GameState:
    """Play a state to the end with random legal actions."""
    while seats := to_act(state):
        state = reduce(state, rng.choice(legal_actions(state, seats[0])))
    return state


def seconds_each(work: Callable[[Any], object], things: Sequence[Any]) -> float:
    """Return the processor time that some work takes for each of some things."""
    start = process_time()
    for thing in things:
        work(thing)
    return (process_time() - start) / len(things)


def measured(edition: str) -> dict[str, Callable[[], float]]:
    """Return what measures each thing once, by its name; the first is the unit."""
    games = [played(seed, edition) for seed in range(GAMES)]
    middle = [step for steps, _ in games for step in steps[len(steps) // 4 : 3 * len(steps) // 4]]
    some = middle[::EVERY]
    states, ends = [state for state, _ in some], [end for _, end in games]
    views = [view(state, 0) for state in states]
    draws = [resampler(seen) for seen in views]
    texts, pickles = [dumps(seen) for seen in views], [pickle.dumps(state) for state in states]
    seeds = Random(0)

    def playout(_: int) -> None:
        number = seeds.getrandbits(32)
        totals(play_out(draws[number % len(draws)].draw(number), Random(number)))

    things: dict[str, tuple[Callable[[Any], object], Sequence[Any]]] = {
        "reduce": (lambda step: reduce(*step), middle),
        "view(state, 0)": (lambda state: view(state, 0), states),
        "hash(state)": (hash, states),
        "hash(state), each new": (hash, [state for state, _ in played(GAMES, edition)[0]]),
        "resample(view, seed)": (lambda seen: resample(seen, 7), views),
        "resampler(view)": (resampler, views),
        "    .draw(seed)": (lambda drawn: drawn.draw(7), draws),
        "totals(state)": (totals, states),
        "totals(view)": (totals, views),
        'totals(state, "best")': (lambda state: totals(state, "best"), states),
        "score_now(state)": (score_now, states),
        "totals(end)": (totals, ends * 4),
        "score(end)": (score, ends * 4),
        "dumps(view)": (dumps, views),
        "loads(text of a view)": (loads, texts),
        "pickle.dumps(state)": (pickle.dumps, states),
        "pickle.loads": (pickle.loads, pickles),
        "copy.copy(state)": (copy.copy, states),
        "a playout": (playout, range(PLAYOUTS)),
    }
    print(f"a state is pickled in at most {max(map(len, pickles))} bytes, a view written in {max(map(len, texts))}")
    gc.freeze()  # so that nobody pays for what the others keep
    return {name: partial(seconds_each, work, on) for name, (work, on) in things.items()}


def compare(rounds: int, edition: str) -> None:
    """Print what each thing costs, in units of a `reduce`, and playouts a second."""
    things = measured(edition)
    took: dict[str, list[float]] = {name: [] for name in things}
    for number in range(rounds + 1):
        for name, once in things.items():
            seconds = once()
            if number:  # the first round is what is found out once
                took[name].append(seconds)
    unit = median(took["reduce"])
    print(f"a reduce: {unit * 1e6:.1f} microseconds, in the {edition} edition")
    for name, seconds_taken in took.items():
        print(f"{name:24} {median(seconds_taken) / unit:8.2f}")
    print(f"playouts of a core: {1 / median(took['a playout']):.0f} a second")


# -- many states kept -------------------------------------------------------------------------------------------------


def memory() -> int:
    """Return how many bytes this process has used at most."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def games_beside(edition: str) -> float:
    """Return the processor time of a game that is played beside what is kept: the median of three times many."""

    def once(seed: int) -> GameState:
        return play_out(new_game(4, edition=edition, seed=seed), Random(seed))

    return median([seconds_each(once, range(BESIDE)) for _ in range(3)])


def kept_states(count: int, edition: str, *, freeze: bool = False) -> tuple[list[GameState], float]:
    """Keep the states of random games, and freeze them after each; return them, and the processor time of a game."""
    kept: list[GameState] = []
    start, seed = process_time(), 0
    while len(kept) < count:
        kept += [state for state, _ in played(seed, edition)[0]]
        seed += 1
        if freeze:
            gc.freeze()
    return kept, (process_time() - start) / seed


def keep(count: int, edition: str) -> None:
    """Print what a kept state takes, and what the garbage collector costs where many are kept."""
    gc.unfreeze()
    games_beside(edition)  # what is found out once
    alone, before = games_beside(edition), memory()
    kept, growing = kept_states(count, edition)
    print(f"{len(kept)} states are kept, {(memory() - before) / len(kept):.0f} bytes each")
    print("games, in units of a game of which nothing is kept:")
    print(f"whose states are kept           {growing / alone:6.2f}")
    print(f"played beside them              {games_beside(edition) / alone:6.2f}")
    del kept
    print(f"kept, with gc.freeze after each {kept_states(count, edition, freeze=True)[1] / alone:6.2f}")
    gc.unfreeze()
    gc.collect()
    gc.disable()
    print(f"kept after gc.disable           {kept_states(count, edition)[1] / alone:6.2f}")
    gc.enable()


def main() -> None:
    """Print what things cost, and if it is asked for what keeping states costs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--edition", default="english")
    parser.add_argument("--keep", type=int, default=0, metavar="STATES")
    options = parser.parse_args()
    compare(options.rounds, options.edition)
    if options.keep:
        keep(options.keep, options.edition)


if __name__ == "__main__":
    main()
