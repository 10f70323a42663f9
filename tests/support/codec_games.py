"""Games whose choices are all given numbers and read back; run it with a number of games to look at many.

python tests/support/codec_games.py 10000
"""

from __future__ import annotations

import random
import sys
from collections import Counter

from sampled_states import ALL_TABLES
from viceroy import codec
from viceroy.engine.reducer import step
from viceroy.engine.state import GameState
from viceroy.engine.views import GameView, view
from viceroy.sessions.new_game import new_game
from watched_game import any_choice


def wrong_with(seen: GameView) -> str | None:
    numbers = codec.legal_indices(seen)
    if len(numbers) != len(seen.legal) or len(set(numbers)) != len(numbers):
        return f"two actions have one number: {numbers}"
    if not all(type(number) is int and 0 <= number < codec.ACTIONS for number in numbers):
        return f"out of range: {numbers}"
    positions = {0, len(numbers) // 2, len(numbers) - 1} if len(numbers) > 12 else range(len(numbers))
    for position in positions:
        action, number = seen.legal[position], numbers[position]
        if codec.action_index(seen, action) != number or codec.index_action(seen, number) != action:
            return f"{action} is not {number} and back"
    ones = codec.mask(seen)
    if len(ones) != codec.ACTIONS or sum(ones) != len(numbers) or not all(ones[number] for number in numbers):
        return "the mask is another"
    return None


def played(game: int) -> list[GameState]:
    """Return the states of a random game: each edition with each number of players in turn."""
    edition, players, virtual = ALL_TABLES[game % len(ALL_TABLES)]
    rng = random.Random(game)
    states = [new_game(players, seed=game, edition=edition, virtual_opponents=virtual)]
    while not states[-1].is_over:
        states.append(step(states[-1], any_choice(states[-1], rng)).state)
    return states


def look_at(games: range) -> Counter[str]:
    """Look at all choices of games; return how many actions there were, and how many of each kind were listed."""
    counts: Counter[str] = Counter()
    listed = codec.BLOCKS[-1].offset
    for game in games:
        for state in played(game):
            for seat in state.to_act:
                seen = view(state, seat)
                found = wrong_with(seen)
                if found is not None:
                    raise AssertionError(f"game {game}, seat {seat}: {found}")
                counts["actions"] += len(seen.legal)
                for number, action in zip(codec.legal_indices(seen), seen.legal, strict=True):
                    if number >= listed:
                        counts[type(action).__name__] += 1
        counts["games"] += 1
    return counts


if __name__ == "__main__":
    print(look_at(range(int(sys.argv[1]))))  # noqa: T201 - a script
