"""How strong the bots are: games of one bot against others of a kind, in every seat of the same deals.

    python benchmarks/bench_bots.py [--games 100] [--players 2] [--seed 1] [BOT:OPPONENT ...]
    python benchmarks/bench_bots.py --speed

A match is written `greedy/random` or `search:iterations=60/greedy`. Each deal is played once with the bot in each
seat, against the opponent in all others, by the rules of the five editions in turn. Printed are the share of games won
(a shared win counts in part), its 95 % interval (Wilson), the mean lead over the best other and its standard error,
and the mean rank. Bots that count iterations play the same games again on any machine; with `--speed`, how many
iterations a second has here, in processor time.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from statistics import mean, stdev
from time import process_time

import attrs

import viceroy
from viceroy.bots import make
from viceroy.bots.policy import Policy
from viceroy.bots.search import Limits, Search, stages_of_trials
from viceroy.bots.weights import fitted
from viceroy.engine.chance import Dice

MATCHES = ("greedy/random", "search:iterations=60/greedy", "search:iterations=600/greedy")
EDITIONS = tuple(viceroy.editions.EDITIONS)
TRIALS = 120


@attrs.frozen
class Outcome:
    """What a game brought the bot."""

    won: float  # 1, or a part of it if the win is shared
    lead: int  # over the best of the others
    rank: int


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("matches", nargs="*", default=MATCHES, metavar="BOT/OPPONENT")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--speed", action="store_true")
    options = parser.parse_args()
    if options.speed:
        for players in (2, 3, 4):
            print(f"{players} players: {iterations_a_second(players):.0f} iterations a second")
        return
    titles = ("Bot", "Against", "Players", "Games", "Won", "95 % interval", "Lead", "Mean rank")
    print(f"| {' | '.join(titles)} |\n|{'---|' * len(titles)}")
    for match in options.matches:
        bot, _, opponent = match.rpartition("/")
        outcomes = []
        for game in range(options.games):
            outcomes.append(played(bot, opponent, options.players, game, options.seed))
            if sys.stderr.isatty():
                print(f"\r{game + 1} of {options.games}", end="", file=sys.stderr)
        print(row(bot, opponent, options.players, outcomes), flush=True)


def row(bot: str, opponent: str, players: int, outcomes: list[Outcome]) -> str:
    """Return a row of the table."""
    games, won = len(outcomes), mean(one.won for one in outcomes)
    low, high = wilson(won, games)
    leads = [one.lead for one in outcomes]
    error = stdev(leads) / sqrt(games) if games > 1 else 0.0
    rank = mean(one.rank for one in outcomes)
    share = f"{won:.0%} | {low:.0%} to {high:.0%} | {mean(leads):+.1f} ± {error:.1f} | {rank:.2f}"
    return f"| `{bot}` | `{opponent}` | {players} | {games} | {share} |"


def wilson(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def played(bot: str, opponent: str, players: int, game: int, seed: int) -> Outcome:
    """Play a game: the bot sits in each seat of a deal in turn."""
    deal, seat = divmod(game, players)
    start = seed * 1_000_003 + deal
    state = viceroy.new_game(players, seed=start, edition=EDITIONS[deal % len(EDITIONS)])
    bots = [make(bot if own == seat else opponent, start * 4 + own) for own in range(players)]
    while seats := viceroy.to_act(state):
        state = viceroy.reduce(state, bots[seats[0]].choose(viceroy.view(state, seats[0])))
    totals = viceroy.totals(state)
    best = max(totals)
    won = 1 / totals.count(best) if totals[seat] == best else 0.0
    others = max(totals[:seat] + totals[seat + 1 :])
    return Outcome(won, totals[seat] - others, 1 + sum(total > totals[seat] for total in totals))


def iterations_a_second(players: int) -> float:
    """Return how many trials a second of processor time has, at bids and lays all over games of greedy bots."""
    state, bots = viceroy.new_game(players, seed=1), [make("greedy", seat) for seat in range(players)]
    policy, spent, tried, asked = Policy(fitted()), 0.0, 0, 0
    while seats := viceroy.to_act(state):
        view = viceroy.view(state, seats[0])
        asked += 1
        if asked % 11 == 0 and len(view.legal) > 1 and view.turn:
            search, begun = Search(view, policy, Dice(asked), Limits()), process_time()
            search.run(stages_of_trials(search.stages, TRIALS))
            spent += process_time() - begun
            tried += sum(one.trials for one in search.candidates)
        state = viceroy.reduce(state, bots[seats[0]].choose(view))
    return tried / spent


if __name__ == "__main__":
    main()
