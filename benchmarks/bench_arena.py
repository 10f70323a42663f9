"""How many games the arena plays in a second, by the number of processes.

    python benchmarks/bench_arena.py [--games 200] [--rounds 3] [--bots greedy random]

The same games are played with one process, two, and so on up to the cores of the machine, which should do nothing else.
The processes are started before the clock: a long match does not notice. Each figure is the median of the rounds, in
seconds that pass. All runs must give the same results.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import ExitStack
from statistics import median
from time import perf_counter

from viceroy import GameResult, arena
from viceroy.matches.match import cores, processes


def measured(bots: list[str], games: int, rounds: int) -> Iterator[tuple[int, float]]:
    """Yield each number of processes and its games in a second."""
    expected: list[GameResult] | None = None
    for jobs in range(1, cores() + 1):
        with ExitStack() as stack:
            pool = stack.enter_context(processes(jobs))
            list(arena(bots, games=16 * jobs, executor=pool))  # all processes have started, and imported what they need
            seconds = []
            for _ in range(rounds):
                start = perf_counter()
                results = list(arena(bots, games=games, executor=pool))
                seconds.append(perf_counter() - start)
                expected = expected or results
                assert results == expected, "the results depend on the executor"
        yield jobs, games / median(seconds)


def main() -> None:
    """Measure, and print a line for each number of processes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--bots", nargs="+", default=["greedy", "greedy"])
    options = parser.parse_args()
    print(f"{options.games} games of {' and '.join(options.bots)}, median of {options.rounds}")
    first = 0.0
    for jobs, speed in measured(options.bots, options.games, options.rounds):
        first = first or speed
        print(f"{jobs:3} processes  {speed:8.1f} games/s  {speed / first:5.2f}x")


if __name__ == "__main__":
    main()
