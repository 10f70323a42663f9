"""A table that speaks JSON: one game on standard input and output, for a front end in any language.

Each line is one JSON object. The table writes `{"cards": ...}` first, `{"view": ..., "events": ...}` for each choice
that you owe, and `{"events": ..., "score": ...}` at the end. You answer with an action: one of `view.legal`, with its
format. An answer that is not legal gets `{"refused": ...}` or `{"bad_json": [...]}`, and you may answer again. Your
seat is 0.

python examples/table_server.py [SEED]
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Any

import viceroy
from viceroy.formats.documents import events_data, to_data

YOU = 0


def write(**message: Any) -> None:
    """Write one message: the formats of the library under a key each."""
    print(json.dumps(message), flush=True)


def serve(seed: int, lines: Iterable[str]) -> None:
    """Play one game with whoever writes the lines."""
    answers = iter(lines)
    step = viceroy.start_game(("Ada", "Bea", "Bob"), seed=seed)
    bot = viceroy.RandomBot(seed)
    write(cards=to_data(step.state.rules.card_set))
    news = [*step.events]
    while seats := viceroy.to_act(step.state):
        if YOU in seats:
            write(view=to_data(viceroy.view(step.state, YOU)), events=events_data(viceroy.events_for(news, YOU)))
            news.clear()
            action = legal_answer(step.state, answers)
            if action is None:
                return  # nobody is there any more
        else:
            action = bot.choose(viceroy.legal_actions(step.state, seats[0]))
        step = viceroy.step(step.state, action)
        news += step.events
    write(events=events_data(viceroy.events_for(news, YOU)), score=to_data(viceroy.score(step.state)))


def legal_answer(state: viceroy.GameState, answers: Iterable[str]) -> viceroy.Action | None:
    """Return the next answer that is a legal action of the player's own; None when no more come."""
    for line in answers:
        try:
            action = viceroy.loads(line)
        except viceroy.BadJson as bad:
            write(bad_json=[str(problem) for problem in bad.problems])
            continue
        if not isinstance(action, viceroy.Action) or action.seat != YOU:
            write(bad_json=["$: needs an action of seat 0"])
            continue
        refusal = viceroy.check(state, action)
        if refusal is None:
            return action
        write(refused=to_data(refusal))
    return None


if __name__ == "__main__":
    serve(int(sys.argv[1]) if len(sys.argv) > 1 else 7, sys.stdin)
