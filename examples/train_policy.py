"""Train a small policy by playing it against itself, and let it play against chance.

python examples/train_policy.py --games 1500

A network with one hidden layer reads `codec.encode` and scores the actions of the mask. It learns by REINFORCE: what it
chose before points were gained becomes likelier, what it chose before they were lost less likely. Needs numpy; a few
minutes on one core are enough to beat a player who chooses at random.
"""

from __future__ import annotations

import argparse
from math import sqrt

import numpy as np

import viceroy
from viceroy import codec

HIDDEN = 64
BATCH = 10  # games between two updates
RATE = 0.002
DISCOUNT = 0.98  # what a point is worth one choice earlier
Array = np.ndarray


class Policy:
    """A network with one hidden layer: chances for the legal actions of a view. It is a bot, too."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.weights = {
            "in": self.rng.normal(0, 1 / sqrt(codec.SIZE), (codec.SIZE, HIDDEN)).astype(np.float32),
            "out": np.zeros((codec.ACTIONS, HIDDEN), np.float32),
            "bias": np.zeros((codec.ACTIONS, 1), np.float32),
        }
        self._means = {name: np.zeros_like(values) for name, values in self.weights.items()}
        self._squares = {name: np.zeros_like(values) for name, values in self.weights.items()}
        self._updates = 0

    def chances(self, seen: Array, legal: Array) -> tuple[Array, Array]:
        """Return the hidden layer, and the chance of each legal action."""
        hidden = np.tanh(seen @ self.weights["in"])
        scores = self.weights["out"][legal] @ hidden + self.weights["bias"][legal, 0]
        chances = np.exp(scores - scores.max())
        return hidden, chances / chances.sum()

    def choose(self, view: viceroy.GameView) -> viceroy.Action:
        """Return the action that the network thinks best."""
        legal = np.array(codec.legal_indices(view))
        _, chances = self.chances(np.array(codec.encode(view), np.float32), legal)
        return codec.index_action(view, int(legal[chances.argmax()]))

    def learn(self, choices: list[Choice], worth: Array) -> None:
        """Make each choice likelier by what it was worth."""
        slopes = {name: np.zeros_like(values) for name, values in self.weights.items()}
        back = np.zeros((len(choices), HIDDEN), np.float32)
        for row, (choice, value) in enumerate(zip(choices, worth, strict=True)):
            error = -choice.chances * value
            error[choice.taken] += value
            slopes["out"][choice.legal] += np.outer(error, choice.hidden)
            slopes["bias"][choice.legal, 0] += error
            back[row] = (error @ self.weights["out"][choice.legal]) * (1 - choice.hidden**2)
        slopes["in"] = np.stack([choice.seen for choice in choices]).T @ back
        self._updates += 1
        for name, slope in slopes.items():  # Adam
            slope /= len(choices)
            self._means[name] += 0.1 * (slope - self._means[name])
            self._squares[name] += 0.01 * (slope**2 - self._squares[name])
            mean = self._means[name] / (1 - 0.9**self._updates)
            square = self._squares[name] / (1 - 0.99**self._updates)
            self.weights[name] += RATE * mean / (np.sqrt(square) + 1e-6)


class Choice:
    """A choice that was made, the seat, and the margin of that seat before it."""

    def __init__(self, policy: Policy, view: viceroy.GameView, margin: float) -> None:
        self.seat, self.turn, self.margin = view.seat, view.turn, margin
        self.seen = np.array(codec.encode(view), np.float32)
        self.legal = np.array(codec.legal_indices(view))
        self.hidden, self.chances = policy.chances(self.seen, self.legal)
        self.taken = int(policy.rng.choice(len(self.legal), p=self.chances / self.chances.sum()))


def margin(state: viceroy.GameState, seat: int) -> float:
    """Return by how many points a seat leads now, in a game of two."""
    points = viceroy.totals(state)
    return float(points[seat] - points[1 - seat])


def play_itself(policy: Policy, seed: int) -> tuple[list[Choice], list[float]]:
    """Play a game of two; return the choices, and for each the points gained after it, the next ones first of all."""
    state, choices = viceroy.new_game(2, seed=seed), list[Choice]()
    while state.to_act:
        seat = state.to_act[0]
        view = viceroy.view(state, seat)
        if len(view.legal) == 1:
            state = viceroy.reduce(state, view.legal[0])
            continue
        choices.append(Choice(policy, view, margin(state, seat)))
        chosen = int(choices[-1].legal[choices[-1].taken])
        state = viceroy.reduce(state, codec.index_action(view, chosen))
    gains, next_margin, later = list[float](), [margin(state, 0), margin(state, 1)], [0.0, 0.0]
    for choice in reversed(choices):
        seat = choice.seat or 0
        later[seat] = next_margin[seat] - choice.margin + DISCOUNT * later[seat]
        next_margin[seat] = choice.margin
        gains.append(later[seat])
    return choices, gains[::-1]


def train(games: int, seed: int) -> Policy:
    """Return a policy that has learned from games against itself; the same one for the same numbers."""
    policy, usual = Policy(seed), np.zeros(13)  # the usual gain from each turn on, to compare with
    for first in range(0, games, BATCH):
        choices, gains = list[Choice](), list[float]()
        for game in range(first, min(first + BATCH, games)):
            more, gained = play_itself(policy, seed=seed * 1_000_000 + game)
            choices, gains = choices + more, gains + gained
        turns = np.array([choice.turn for choice in choices])
        better = np.array(gains) - usual[turns]
        for turn in np.unique(turns):
            usual[turn] += 0.1 * better[turns == turn].mean()
        policy.learn(choices, (better / (better.std() + 1e-6)).astype(np.float32))
        done = first + BATCH
        if done % 100 == 0:
            print(f"{done:5} games: {np.mean([won(policy, n) for n in range(20)]):+.1f} points against chance")
    return policy


def won(policy: Policy, game: int) -> float:
    """Play a game against chance, in turn on each side of the table; return by how many points the policy won."""
    state, own, chance = viceroy.new_game(2, seed=10**9 + game // 2), game % 2, viceroy.RandomBot(game)
    while state.to_act:
        seat = state.to_act[0]
        view = viceroy.view(state, seat)
        state = viceroy.reduce(state, policy.choose(view) if seat == own else chance.choose(view))
    return margin(state, own)


def main() -> None:
    """Train, and play."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=1500, help="games against itself")
    parser.add_argument("--trials", type=int, default=200, help="games against chance at the end")
    parser.add_argument("--seed", type=int, default=7)
    options = parser.parse_args()
    policy = train(options.games, options.seed)
    margins = np.array([won(policy, game) for game in range(options.trials)])
    error = 1.96 * margins.std() / sqrt(len(margins))
    print(f"{(margins > 0).sum()} of {len(margins)} games won, by {margins.mean():.1f} points (95 %: ± {error:.1f})")


if __name__ == "__main__":
    main()
