"""What bots choose in some games of fixed seeds: the same on every machine and with every Python.

    python tests/support/chosen.py

writes `tests/data/choices.json` anew: for each game a checksum of the choices of each turn. Do so when a bot was meant
to choose otherwise.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import viceroy

FILE = Path(__file__).resolve().parents[1] / "data" / "choices.json"

GAMES = {
    "search against greedy, german rules": (("search:iterations=12", "greedy"), "german", ("printed",), 0),
    "three greedy ones, french rules": (("greedy",) * 3, "french", ("printed",), 0),
    "greedy and a virtual opponent, portuguese rules": (("greedy", "greedy"), "portuguese", ("printed",), 2),
    "search with the workshop, english rules": (
        ("greedy", "search:iterations=6"),
        "english",
        ("printed", "workshop"),
        0,
    ),
}
"""The bots, the edition, the card sets and the virtual opponents of each game."""


def choices(game: str) -> list[str]:
    bots, edition, sets, virtual = GAMES[game]
    players = [viceroy.bots.make(bot, seed) for seed, bot in enumerate(bots)]
    card_set = viceroy.load_card_set(*sets)
    state = viceroy.new_game(len(bots), seed=11, edition=edition, card_set=card_set, virtual_opponents=virtual)
    told: dict[int, list[str]] = {}
    while seats := viceroy.to_act(state):
        action = players[seats[0]].choose(viceroy.view(state, seats[0]))
        told.setdefault(state.turn, []).append(viceroy.action_text(action))
        state = viceroy.reduce(state, action)
    return [sha256("\n".join(lines).encode()).hexdigest()[:12] for lines in told.values()]


if __name__ == "__main__":
    FILE.write_text(json.dumps({game: choices(game) for game in GAMES}, indent=1) + "\n", encoding="utf-8")
