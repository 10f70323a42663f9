"""A bot that searches: it tries its actions in made-up games that fit what it sees, and plays each on at random.

python examples/search_bot.py [GAMES]
"""

from __future__ import annotations

import sys
from random import Random

import viceroy


class SearchBot:
    """Chooses the action with the best lead on average, some turns later, over games drawn from its view."""

    def __init__(self, seed: int, *, worlds: int = 4, candidates: int = 8, turns: int = 2) -> None:
        self.dice = Random(seed)
        self.worlds, self.candidates, self.turns = worlds, candidates, turns

    def choose(self, view: viceroy.GameView) -> viceroy.Action:
        """Return one of the legal actions of a view."""
        for action in view.legal:
            if isinstance(action, viceroy.actions.PaintBest):
                return action  # nothing scores more
        tried = self.dice.sample(view.legal, min(self.candidates, len(view.legal)))
        if len(tried) == 1:
            return tried[0]
        resampler = viceroy.resampler(view)
        worlds = [resampler.draw(self.dice.getrandbits(64)) for _ in range(self.worlds)]
        return max(tried, key=lambda action: sum(self.lead_after(world, action) for world in worlds))

    def lead_after(self, world: viceroy.GameState, action: viceroy.Action) -> int:
        """Return by how much the seat leads after an action and some turns of random play."""
        state, last = viceroy.reduce(world, action), world.turn + self.turns
        while state.turn < last and (seats := viceroy.to_act(state)):
            state = viceroy.reduce(state, self.dice.choice(viceroy.legal_actions(state, seats[0])))
        points = viceroy.totals(state)
        return points[action.seat] - max(points[: action.seat] + points[action.seat + 1 :])


def play(seed: int) -> viceroy.FinalScore:
    """Play a game in which Ada searches and Bob chooses at random."""
    state = viceroy.new_game(("Ada", "Bob"), seed=seed)
    search, chance = SearchBot(seed), viceroy.bots.make("random", seed)
    while seats := viceroy.to_act(state):
        view = viceroy.view(state, seats[0])
        state = viceroy.reduce(state, (search if view.seat == 0 else chance).choose(view))
    return viceroy.score(state)


if __name__ == "__main__":
    for game in range(int(sys.argv[1]) if len(sys.argv) > 1 else 5):
        print(", ".join(f"{player.name} {player.total}" for player in play(game).players))
