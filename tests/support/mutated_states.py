"""States of games in JSON, changed at random: numbers, tasks, and cards and gems that change places."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Sequence
from typing import Any

from spoiled_json import spoiled

Data = dict[str, Any]


def mutated(state: Data, rng: random.Random, others: Sequence[Data]) -> Data:
    """Return a state with up to three changes; `others` are states to take parts from."""
    state = copy.deepcopy(state)
    for _ in range(rng.choice((0, 1, 1, 2))):
        rng.choice(_MUTATIONS)(state, rng, others)
    if rng.random() < 0.2:
        state = spoiled(state, rng, others)
    elif rng.random() < 0.3:
        foreign = [{"tasks": other["tasks"]} for other in others]
        state |= spoiled({"tasks": state["tasks"]}, rng, foreign)
    return state


def _cards(state: Data) -> list[tuple[Any, Any]]:
    names = ("discarded", "auction_deck", "reserve_deck", "law_deck")
    placed = [placed for seat in state["seats"] for placed in seat["pyramid"]]
    zones = [*[state[name] for name in names], *[seat["hand"] for seat in state["seats"]]]
    spots: list[tuple[Any, Any]] = [(zone, at) for zone in zones for at in range(len(zone))]
    spots += [(state[row], color) for row in ("bases", "tips") for color, card in state[row].items() if card]
    return [
        *spots,
        *[(card, "card") for card in placed],
        *[(card["tucked"], at) for card in placed for at in range(len(card["tucked"]))],
    ]


def _number(card: Any) -> Any:
    return card["card"] if isinstance(card, dict) else card


def _with_number(card: Any, number: int) -> Any:
    return {**card, "card": number} if isinstance(card, dict) else number


def _swap_cards(state: Data, rng: random.Random, _: Sequence[Data]) -> None:
    """Let two cards of different zones change places."""
    spots = _cards(state)
    (one, at), (other, to) = rng.choice(spots), rng.choice(spots)
    first, second = _number(one[at]), _number(other[to])
    one[at], other[to] = _with_number(one[at], second), _with_number(other[to], first)
    _sort(state)


def _move_card(state: Data, rng: random.Random, _: Sequence[Data]) -> None:
    hands = [seat["hand"] for seat in state["seats"]]
    zones = [state["auction_deck"], state["reserve_deck"], state["law_deck"], *hands]
    full = [zone for zone in zones if zone]
    if full:
        source, target = rng.choice(full), rng.choice(zones)
        target.append(source.pop(rng.randrange(len(source))))
    _sort(state)


def _sort(state: Data) -> None:
    state["discarded"].sort()
    for seat in state["seats"]:
        seat["hand"].sort(key=_number)


def _move_gem(state: Data, rng: random.Random, _: Sequence[Data]) -> None:
    stored = [placed["stored"] for seat in state["seats"] for placed in seat["pyramid"]]
    purses = [state["bank"], *[seat["gems"] for seat in state["seats"]], *stored]
    color = rng.choice(list(state["bank"]))
    source, target = rng.choice(purses), rng.choice(purses[: 1 + len(state["seats"])])
    count = rng.randint(0, source[color])
    source[color] -= count
    target[color] += count


def _other_tasks(state: Data, rng: random.Random, others: Sequence[Data]) -> None:
    """Add, drop, exchange or take over whole tasks."""
    tasks, foreign = state["tasks"], rng.choice(others)["tasks"]
    if tasks and rng.random() < 0.5:
        tasks.pop(rng.randrange(len(tasks)))
    if foreign and rng.random() < 0.7:
        tasks.insert(rng.randrange(len(tasks) + 1), copy.deepcopy(rng.choice(foreign)))
    if rng.random() < 0.2:
        rng.shuffle(tasks)


def _counters(state: Data, rng: random.Random, _: Sequence[Data]) -> None:
    state[rng.choice(("turn", "auction", "round"))] = rng.randrange(13)


def _step_in_task(state: Data, rng: random.Random, _: Sequence[Data]) -> None:
    spots = [(task, key) for task in state["tasks"] for key, value in task.items() if type(value) is int]
    if spots:
        task, key = rng.choice(spots)
        task[key] = rng.choice((task[key] - 1, task[key] + 1, rng.randrange(5), rng.randrange(89)))


_MUTATIONS: tuple[Callable[[Data, random.Random, Sequence[Data]], None], ...] = (
    _swap_cards, _move_card, _move_gem, _other_tasks, _counters, _step_in_task,
)  # fmt: skip
