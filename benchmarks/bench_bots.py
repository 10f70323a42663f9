"""How strong the bots are: the matches of the table in docs/bots.md and longer ones, played by `viceroy arena`.

    python benchmarks/bench_bots.py --out FOLDER [--games N]
    python benchmarks/bench_bots.py --speed

Each match has a file of games in the folder. Stop the program at any moment and give the same command again: it goes
on with the first game that is not there. With `--games` no match has more than so many games.
Bots that count iterations play the same games again on any machine. With `--speed` it prints how many trials a second
a search has on this one, in processor time.
"""

from __future__ import annotations

import argparse
import json
import shlex
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from time import process_time
from typing import Any

import viceroy
from viceroy.bots import make
from viceroy.bots.greedy_bot import Policy
from viceroy.bots.search import Search, SearchOptions, budget
from viceroy.bots.worth import fitted_weights
from viceroy.cli.main import main as viceroy_main
from viceroy.engine.frame.chance import Dice

MATCHES = (
    "greedy random --games 200",
    "greedy random random random --games 200",
    "search:iterations=100 greedy --games 40",
    "search:iterations=1000 greedy --games 24",
    "search:iterations=34 greedy greedy greedy --games 24",
    "search:iterations=340 greedy greedy greedy --games 16",
    "search:iterations=100 greedy --games 20 --set printed --set workshop",
    "search:iterations=100 greedy --games 10 --edition german --virtual 1",
    "search:iterations=60 search:iterations=64,nodes=0 --games 40",
)
"""The first bot is the one that the row is about."""

ALWAYS = "--seed 12 --jobs 1"
TITLES = ("Match", "Games", "Won", "95 % interval", "Lead", "95 % interval", "Mean rank")
TRIALS = 120


def main() -> None:
    """Print the table, or the speed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where the files of games are")
    parser.add_argument("--games", type=int, metavar="N", help="at most so many of each match")
    parser.add_argument("--speed", action="store_true")
    options = parser.parse_args()
    if options.speed:
        for players in (2, 3, 4):
            print(f"{players} players: {trials_a_second(players):.0f} trials a second")
        return
    if options.out is None:
        parser.error("--out names the folder of the files of games")
    options.out.mkdir(parents=True, exist_ok=True)
    print(f"| {' | '.join(TITLES)} |\n|{'---|' * len(TITLES)}")
    for number, match in enumerate(MATCHES):
        print(row(match, options.out / f"match-{number}.jsonl", options.games), flush=True)


def row(match: str, file: Path, most: int | None) -> str:
    """Play a match as far as its file does not hold it; return its row."""
    words = shlex.split(match)
    games = words.index("--games")
    if most is not None:
        words[games + 1] = str(min(most, int(words[games + 1])))
    edition = [] if "--edition" in words else ["--edition", "all"]
    told = StringIO()
    with redirect_stdout(told):
        viceroy_main(["arena", *words, *edition, *ALWAYS.split(), "--out", str(file), "--json"])
    one = next(one for one in json.loads(told.getvalue())["bots"] if one["bot"] == words[0])
    cells = (
        f"{one['games']}",
        *estimate(one["wins"], "{:.0%}"),
        *estimate(one["lead"], "{:+.1f}"),
        f"{one['rank']:.2f}",
    )
    return f"| `{match.replace(f' --games {shlex.split(match)[games + 1]}', '')}` | {' | '.join(cells)} |"


def estimate(found: dict[str, Any] | None, form: str) -> tuple[str, str]:
    """Return a value, and its interval; a lead has none before two deals are complete."""
    if found is None:
        return "", ""
    return form.format(found["value"]), f"{form.format(found['low'])} to {form.format(found['high'])}"


def trials_a_second(players: int) -> float:
    """Return how many trials a second of processor time has, at bids and lays all over games of greedy bots."""
    state, bots = viceroy.new_game(players, seed=1), [make("greedy", seat) for seat in range(players)]
    policy, spent, tried, asked = Policy(fitted_weights()), 0.0, 0, 0
    while seats := viceroy.to_act(state):
        view = viceroy.view(state, seats[0])
        asked += 1
        if asked % 11 == 0 and len(view.legal) > 1 and view.turn:
            search, begun = Search(view, policy, Dice(asked), SearchOptions()), process_time()
            search.run(budget(search.stages, 0, 1, TRIALS))
            spent += process_time() - begun
            tried += sum(one.trials for one in search.candidates)
        state = viceroy.reduce(state, bots[seats[0]].choose(view))
    return tried / spent


if __name__ == "__main__":
    main()
