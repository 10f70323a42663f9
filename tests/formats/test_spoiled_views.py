"""Views from outside: one that no game shows is refused when it is read, and one that is read works everywhere."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

import pytest

import moments as m
from effort import tries
from sampled_states import GAMES, sampled, viewers
from spoiled_json import spoiled
from viceroy import bots, codec
from viceroy.engine.determinization import resample
from viceroy.engine.points import score_now, totals
from viceroy.engine.state import GameState
from viceroy.engine.views import GameView, view
from viceroy.errors import BadJson, path_text
from viceroy.formats.documents import dumps, from_data, loads, to_data
from viceroy.positions.writer import position_text
from viceroy.render.svg_table import svg
from viceroy.wording.game import choice_text, prompt_text

Data = dict[str, Any]

USES: dict[str, Callable[[GameView], object]] = {
    "score_now": lambda seen: [score_now(seen, painting=painting).players for painting in ("none", "best")],
    "totals": lambda seen: [totals(seen, painting=painting) for painting in ("none", "best")],
    "svg": svg,
    "codec": lambda seen: seen.seat is None or (codec.encode(seen), codec.mask(seen)),
    "prompt_text": lambda seen: [prompt_text(seen, language) for language in ("en", "ru")],
    "choice_text": lambda seen: [choice_text(seen, action) for action in seen.legal],
    "position_text": position_text,
    "text": lambda seen: (str(seen), repr(seen)),
    "dumps": lambda seen: loads(dumps(seen)),
    "resample": lambda seen: resample(seen, seed=1),
    "a bot": lambda seen: bots.make("greedy").choose(seen) if seen.legal else None,
}
"""What programs do with a view."""


@cache
def written(game: int) -> tuple[Data, ...]:
    """Return some views of a game as data, of each moment those of a seat and of a spectator, or of two seats."""
    rng = random.Random(game)
    return tuple(to_data(view(state, seat)) for state in sampled(game, 3) for seat in rng.sample(viewers(state), 2))


def changed(data: Data, rng: random.Random, others: Sequence[Data]) -> Data:
    """Return a view with changes anywhere but in its rules, which hold a whole card set."""
    table, theirs = ([{**one, "rules": {}} for one in some] for some in ([data], others))
    return {**spoiled(table[0], rng, theirs, keeps_shape=rng.random() < 0.8), "rules": data["rules"]}


def read(game: int, rng: random.Random) -> Iterator[GameView | None]:
    """Yield what is read from changed views of a game, None for each that is refused."""
    others = written(game)
    for _ in range(tries(300, quick=60)):
        data = rng.choice(others)
        other = changed(data, rng, others)
        if other != data:
            try:
                yield from_data(other, expect=GameView)
            except BadJson:
                yield None


@pytest.mark.parametrize("game", range(0, GAMES, 3))
def test_a_changed_view_is_refused_or_works(game: int) -> None:
    """Numbers that are changed, things that are left out or there twice, parts of other views: nothing fails late."""
    seen = [*read(game, random.Random(game))]
    assert None in seen
    for one in filter(None, seen):
        for use in USES.values():
            use(one)


def test_most_of_what_is_changed_is_refused_and_some_is_a_view() -> None:
    """So the test above sees both: a game may have another seed, or another hand."""
    found = [one is None for game in range(0, GAMES, 9) for one in read(game, random.Random(game))]
    assert 0 < found.count(False) < found.count(True)


# -- one by one --------------------------------------------------------------------------------------------------------

SPOILED: dict[str, tuple[Callable[[], GameState], Callable[[Data], object], str]] = {
    "a virtual opponent who is not there claims": (
        m.claiming,
        lambda d: d["tasks"][-1]["groups"][0].update(virtual=7),
        "$.tasks[2]: ",
    ),
    "a law responds by an entry that it does not have": (
        m.responding,
        lambda d: d["tasks"][1]["due"][0].update(rule=9),
        "$.tasks[1]: ",
    ),
    "a card floats": (
        m.laying,
        lambda d: d["seats"][0]["pyramid"][2].update(place=[2, 7]),
        "$.seats[0].pyramid[2]: seat 0: nothing carries the card at 2, 7 (R3.3)",
    ),
    "nobody is asked": (
        m.laying,
        lambda d: d["tasks"].append({"task": "end_game"}),
        "$.tasks: the tasks StartRound AskLay EndGame cannot wait for each other in this phase (R4.2)",
    ),
    "a card of no set is to be placed": (
        m.placing,
        lambda d: d["tasks"][-1].update(card=9999),
        "$.tasks[2]: card 9999 is no card of the set",
    ),
    "a law that is not there responds": (
        m.responding,
        lambda d: d["tasks"][1]["due"][0].update(law=999),
        "$.tasks[1]: card 999 is no card of the set",
    ),
    "a card that nobody holds may be laid": (
        m.laying,
        lambda d: d["legal"][0].update(card=64),
        "$.legal: legal is not what follows from the rest of the view",
    ),
    "a card of no set may be laid": (
        m.laying,
        lambda d: d["legal"][0].update(card=999),
        "$.legal: legal is not what follows from the rest of the view",
    ),
    "a reward is due at a place that is empty": (
        m.on_top,
        lambda d: d["tasks"][-1].update(place=[5, 40]),
        "$.tasks[1]: no card lies at 5, 40",
    ),
    "somebody has chosen who was not asked": (
        m.bidding,
        lambda d: d["seats"][2].update(has_chosen=True),
        "$: no game has this view: seat 2 has chosen, and was not asked",
    ),
    "somebody has chosen in secret who is asked alone": (
        m.placing,
        lambda d: d["seats"][0].update(has_chosen=True),
        "$.seats: seats is not",
    ),
    "somebody else has chosen in secret who is asked alone": (
        m.responding,
        lambda d: d["seats"][1].update(has_chosen=True),
        "$.seats[1].has_chosen: a sealed choice, and no prompt to all",
    ),
    "a card lies in two hands": (
        m.laying,
        lambda d: d["seats"][1]["hand"][0].update(card=5),
        "$: no game has this view",
    ),
}


@pytest.mark.parametrize("name", SPOILED)
def test_a_view_that_no_game_shows_is_refused_at_its_place(name: str) -> None:
    moment, change, told = SPOILED[name]
    data = to_data(view(moment(), 0))
    assert from_data(data)
    change(data)
    with pytest.raises(BadJson) as refused:
        from_data(data)
    problems = [f"{path_text(problem.path)}: {problem.message}" for problem in refused.value.problems]
    assert any(problem.startswith(told) for problem in problems), problems
