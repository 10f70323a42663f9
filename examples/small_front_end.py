"""A complete small front end: you are Ada, in seat 0, against two random bots; on views alone.

python examples/small_front_end.py [SEED]     and answer with the number of your choice
"""

from __future__ import annotations

import sys
from collections.abc import Callable

import viceroy


def play(seed: int, read: Callable[[], str], write: Callable[[str], None]) -> viceroy.FinalScore:
    """Play one game; `read` gives a line of the player's, `write` shows one."""
    start = viceroy.start_game(("Ada", "Bea", "Bob"), seed=seed)
    narrator = viceroy.Narrator(start.state.rules.players, start.state.rules.card_set)
    bot = viceroy.RandomBot(seed)
    state = show(start, narrator, write)
    while seats := viceroy.to_act(state):
        seat = seats[0]
        seen = viceroy.view(state, seat)  # all that this seat may know
        action = choose(seen, read, write) if seat == 0 else bot.choose(seen.legal)
        state = show(viceroy.step(state, action), narrator, write)
    return viceroy.score(state)


def show(step: viceroy.Step, narrator: viceroy.Narrator, write: Callable[[str], None]) -> viceroy.GameState:
    """Tell what happened, as far as seat 0 may know it, and go on with the state."""
    table = viceroy.view(step.state, 0)
    for event in viceroy.events_for(step.events, 0):
        write(narrator.tell(event, table))
    return step.state


def choose(seen: viceroy.GameView, read: Callable[[], str], write: Callable[[str], None]) -> viceroy.Action:
    """Offer the legal actions until one is chosen."""
    own = seen.seats[0]
    write(f"Your gems (blue, red, green, yellow): {own.gems}; your hand: {[card.number for card in own.hand]}")
    for number, action in enumerate(seen.legal, start=1):
        write(f"{number:3} {viceroy.action_text(action)}")
    while True:
        answer = read().strip()
        if answer.isdecimal() and 1 <= int(answer) <= len(seen.legal):
            return seen.legal[int(answer) - 1]
        write(f"A number from 1 to {len(seen.legal)}, please.")


def main() -> None:
    """Play in a terminal, to the end or until there is no more input."""
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    try:
        score = play(seed, lambda: input("> "), print)
    except (EOFError, KeyboardInterrupt):
        return
    for player in score.players:
        print(f"{player.rank}. {player.name}: {player.total}")


if __name__ == "__main__":
    main()
