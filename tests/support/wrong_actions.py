"""Actions that somebody got wrong: a field that holds something else, or is a little off. Some happen to be legal."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import attrs

from viceroy.engine import actions as act
from viceroy.engine.actions import Action, Slot, Token
from viceroy.formats.documents import loads
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck
from viceroy.model.pyramid import Section
from viceroy.model.tokens import Color, TokenKind

ANYTHING: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    1,
    2,
    5,
    32,
    70,
    99,
    10**30,
    1.0,
    "0",
    "red",
    "x",
    (),
    [],
    {},
    (1,),
    (1, 0, 0, 0),
    (0, 0, 0, 2),
    (2, 1, 0, 0),
    (-1, 1, 1, 2),
    (0.5, 0.5, 1, 1),
    (1, 2, 3, 4, 5),
    (9, 9, 9, 9),
    Color.RED,
    Color.YELLOW,
    Slot.BASE,
    Slot.TIP,
    Section.LEFT,
    Place(1, 0),
    Place(2, 0),
    Place(5, 0),
    Place(6, 0),
    Place(-1, 0),
    (1, "0"),
    (Deck.LAWS,),
    (Deck.RESERVE,),
    (Deck.RESERVE, Deck.LAWS),
    (Deck.LAWS,) * 5,
    ("law_deck", "x"),
    Token(TokenKind.MAGIC),
    Token(TokenKind.POWER, 99),
    act.Pass(0),
    object(),
)
"""What may stand in a field of an action that somebody got wrong."""


def one_of_each() -> tuple[Action, ...]:
    text = (Path(__file__).parents[1] / "data" / "golden" / "action-2.jsonl").read_text(encoding="utf-8")
    actions = map(loads, text.splitlines())
    return tuple({type(action): action for action in actions if isinstance(action, Action)}.values())


ONE_OF_EACH = one_of_each()


def distorted(action: Action, rng: random.Random) -> Action:
    """Return the action with something else in one of its fields."""
    name = rng.choice(attrs.fields(type(action))).name
    return _changed(action, name, rng.choice(ANYTHING))


def _changed(action: Action, name: str, value: Any) -> Action:
    return attrs.evolve(action, **{name: value})


def near(action: Action, rng: random.Random) -> Action:
    """Return the action with one field a little off: the next number, another seat, a gem more, a place beside."""
    field = rng.choice(attrs.fields(type(action)))
    value = getattr(action, field.name)
    if isinstance(value, Place):
        value = Place(value.level + rng.choice((-1, 0, 1)), value.x + rng.choice((-1, 1)))
    elif isinstance(value, bool):
        value = not value
    elif isinstance(value, int):
        value += rng.choice((-1, 1))
    elif isinstance(value, Color):
        value = rng.choice(tuple(Color))
    elif isinstance(value, Slot):
        value = rng.choice((*Slot, None))
    elif isinstance(value, tuple) and value and isinstance(value[0], int):
        changed = list(value)
        changed[rng.randrange(len(value))] += rng.choice((-1, 1))
        value = tuple(changed)
    elif isinstance(value, tuple):
        value = (*value, *value) if rng.random() < 0.5 else value[1:]
    return _changed(action, field.name, value)
