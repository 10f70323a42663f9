"""Actions that somebody got wrong: a field that holds something else, or is a little off. Some happen to be legal."""

from __future__ import annotations

import random
from typing import Any

import attrs

from viceroy.engine.actions import (
    Action,
    Bid,
    BidAttack,
    ChooseColor,
    ChooseOption,
    ChooseStart,
    ChooseTopReward,
    Claim,
    DiscardCard,
    DiscardForGems,
    DiscardFromRow,
    Done,
    DrawCards,
    KeepCard,
    Lay,
    LookBehind,
    PaintBest,
    PaintSection,
    Pass,
    PayGems,
    PickToken,
    PlaceCard,
    PutBack,
    PutToken,
    ReturnGems,
    Slot,
    StoreGem,
    TakeBack,
    TakeCard,
    TakeGems,
    Token,
    TuckCard,
    TuckFree,
    TuckTaken,
    TurnOver,
    UseLaw,
    UseOwnGem,
)
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck
from viceroy.model.pyramid import Section
from viceroy.model.tokens import Color, TokenKind, TokenSide

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
    Pass(0),
    object(),
)
"""What may stand in a field of an action that somebody got wrong."""


ONE_OF_EACH: tuple[Action, ...] = (
    ReturnGems(0, (1, 1, 0, 0)),
    ChooseStart(0, 32, 5),
    Bid(0, Color.RED),
    BidAttack(0),
    Pass(0),
    Claim(0, Slot.TIP),
    TakeCard(0, Color.BLUE, Slot.BASE),
    DiscardFromRow(0, Color.BLUE, Slot.TIP),
    TuckTaken(0, Place(1, 0)),
    Lay(0, 32),
    DiscardForGems(0, 70),
    PlaceCard(0, Place(1, 1)),
    ChooseTopReward(0, points=True),
    TakeGems(0, (3, 0, 0, 0)),
    DrawCards(0, (Deck.LAWS,)),
    UseOwnGem(0, use=True),
    ChooseOption(0, 1),
    ChooseColor(0, Color.GREEN),
    PutBack(0, 70),
    KeepCard(0, 70),
    LookBehind(0, 1),
    TuckCard(0, 32),
    TuckFree(0, Place(1, 0)),
    StoreGem(0, Color.YELLOW),
    PickToken(0, 0, Place(1, 0), Token(TokenKind.MAGIC)),
    PayGems(0, (1, 1, 1, 0)),
    DiscardCard(0, 32),
    PutToken(0, Place(1, 0)),
    TurnOver(0, Place(1, 0), TokenSide.MAGIC),
    TakeBack(0, 32),
    UseLaw(0, use=True),
    PaintSection(0, Place(2, 0), Section.LEFT, Color.RED),
    PaintBest(0),
    Done(0),
)
"""An action of every kind."""


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
