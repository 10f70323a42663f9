"""Fits the weights of the greedy bot by self-play, one weight after the other.

python benchmarks/fit_greedy.py --passes 2 --games 120 --seed 1 --write

Each weight in turn is made larger and smaller. A bot with the changed weight plays against bots with the weights so
far, in games of two and of four players, in every seat of the same deals, by the rules of all editions. A change stays
if the bot is ahead by more than chance would explain (`--errors` standard errors). The next pass takes smaller steps.
The same arguments give the same weights. A pass of 120 games takes about a quarter of an hour on one core.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import islice
from math import sqrt
from pathlib import Path

import attrs

import viceroy
from viceroy.bots.greedy_bot import Policy
from viceroy.bots.worth import Weights, fitted_weights
from viceroy.engine.frame.chance import Dice

FILE = Path(__file__).resolve().parents[1] / "data" / "bots" / "greedy.json"
EDITIONS = tuple(viceroy.editions.EDITIONS)


def main() -> None:
    """Fit, printing each change, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--passes", type=int, default=2, help="how often each weight is tried")
    parser.add_argument("--games", type=int, default=120, help="games for each change that is tried")
    parser.add_argument("--seed", type=int, default=1, help="of the deals")
    parser.add_argument("--errors", type=float, default=1.0, help="standard errors that a change must be ahead by")
    parser.add_argument("--write", action="store_true", help=f"write {FILE.name}")
    options = parser.parse_args()
    weights, seed = fitted_weights(), options.seed << 20
    for number in range(options.passes):
        step = 60 >> number  # percent
        for name in weight_names():
            seed += options.games
            for changed in changes(weights, name, step):
                ahead, error = lead(changed, weights, options.games, seed)
                if ahead > options.errors * error:
                    print(
                        f"{name} {getattr(weights, name)} -> {getattr(changed, name)}: {ahead:+.2f} (+-{error:.2f})",
                        flush=True,
                    )
                    weights = changed
                    if options.write:
                        FILE.write_text(json.dumps(values(weights), indent=2) + "\n", encoding="utf-8")
                    break
    print(json.dumps(values(weights), indent=2))


def weight_names() -> tuple[str, ...]:
    """Return the names of all weights."""
    return tuple(field.name for field in attrs.fields(Weights) if field.init)


def values(weights: Weights) -> dict[str, int]:
    """Return weights by name."""
    return {name: getattr(weights, name) for name in weight_names()}


def changes(weights: Weights, name: str, step: int) -> Iterator[Weights]:
    """Yield weights in which one is larger, then smaller, by so many percent, and by at least 5."""
    now = getattr(weights, name)
    more = max(abs(now) * step // 100, 5)
    for changed in (now + more, now - more):
        yield attrs.evolve(weights, **{name: max(changed, 0)})


def lead(one: Weights, others: Weights, games: int, seed: int) -> tuple[float, float]:
    """Return the mean lead of one bot over the mean of the others, and its standard error."""
    leads = list(islice(all_leads(one, others, seed), games))
    mean = sum(leads) / games
    return mean, sqrt(sum((lead - mean) ** 2 for lead in leads) / games / (games - 1))


def all_leads(one: Weights, others: Weights, seed: int) -> Iterator[float]:
    """Yield the lead of one bot in game after game: in all seats of a deal, then in those of the next."""
    while True:
        for players in (2, 4):
            for seat in range(players):
                policies = [Policy(others) for _ in range(players)]
                policies[seat] = Policy(one)
                totals = play(policies, seed)
                yield totals[seat] - (sum(totals) - totals[seat]) / (players - 1)
            seed += 1


def play(policies: list[Policy], seed: int) -> tuple[int, ...]:
    """Play a game; return the totals."""
    state = viceroy.new_game(len(policies), seed=seed, edition=EDITIONS[seed % len(EDITIONS)])
    dice = [Dice(seed + seat) for seat in range(len(policies))]
    while seats := viceroy.to_act(state):
        seat = seats[0]
        legal = viceroy.legal_actions(state, seat)
        state = viceroy.reduce(state, policies[seat].choose(state, seat, legal, dice[seat]))
    return viceroy.totals(state)


if __name__ == "__main__":
    main()
