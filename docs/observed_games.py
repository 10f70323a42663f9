"""What follows what in a game, as seen in random games of every edition."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import cycle, pairwise
from textwrap import fill
from typing import NamedTuple

import attrs

from viceroy import actions, events
from viceroy.bots import RandomBot
from viceroy.cardsets import load_card_set
from viceroy.engine import prompts
from viceroy.engine.reducer import DECISIONS, legal_actions, reduce
from viceroy.engine.state import GameState
from viceroy.engine.tasks import LetOthers
from viceroy.model.cards import CardSet, lies_under_characters
from viceroy.model.editions import EDITIONS
from viceroy.model.laws import (
    Choose,
    DeckEnd,
    Effect,
    Gain,
    Look,
    LookBehindScreen,
    LookedDeck,
    MoveToken,
    OthersGain,
    OthersLose,
    Pay,
    Placement,
    Reward,
    StoreGems,
    TakeStored,
    Trigger,
    TuckFromHand,
    TurnToken,
    Untuck,
    Whenever,
)
from viceroy.model.tokens import MAX_PLAYERS, Tokens
from viceroy.sessions.new_game import new_game

PHASES = ("setup", "auction", "development", "end")
SEEDS = range(8)

Moment = tuple[str, type | None]  # the phase, and the prompt that is due; None when the game is over


class Observed(NamedTuple):
    """What random games went through."""

    games: int
    seen: set[Moment]
    steps: set[tuple[Moment, Moment]]


@cache
def observed() -> Observed:
    """Play random games of every edition at every table that it allows, and some in which laws respond to events."""
    games, seen, steps = 0, set[Moment](), set[tuple[Moment, Moment]]()
    for edition in EDITIONS:
        for players, virtual in seatings(EDITIONS[edition].max_virtual_opponents):
            for seed in SEEDS:
                path = list(moments(new_game(players, edition=edition, seed=seed, virtual_opponents=virtual), seed))
                seen.update(path)
                steps.update(pairwise(path))
                games += 1
    for seed in SEEDS:
        for cards in (own_laws(), with_responses()):
            path = list(moments(new_game(3, card_set=cards, seed=seed), seed))
            seen.update(path)
            steps.update(pairwise(path))
            games += 1
    return Observed(games, seen, steps)


@cache
def own_laws() -> CardSet:
    """Return the printed cards, with laws that ask what no printed law asks in the place of most of the others."""
    printed = load_card_set("printed")
    effects = cycle(NOT_PRINTED)
    normal = [law for law in printed.laws if law.placement is Placement.NORMAL]
    laws = [attrs.evolve(law, on_play=(next(effects),), price=1) for law in normal]
    return CardSet("own-laws", (("en", "Own laws"),), printed.characters, tuple(laws))


NOT_PRINTED: dict[Effect, tuple[type, ...]] = {
    Choose(((Gain(Reward(gems=2)),), (Gain(Reward(draw=1)),))): (prompts.AskChoice,),
    Pay((Gain(Reward(gems=3)),), gems=1, cards=1): (prompts.AskPay, prompts.AskPayment, actions.DiscardCard),
    Pay((Gain(Reward(attack=1)),), 1, (0, 1, 0, 0), 1, Tokens(science=1), 1): (events.AttackPaid, events.TokenPaid),
    MoveToken(): (prompts.AskMoveToken, actions.PutToken, events.TokenMoved),
    TurnToken(): (prompts.AskTurnToken, actions.TurnOver, events.TokenTurned),
    OthersGain(gems=2, draw=1): (LetOthers,),
    OthersLose(1): (prompts.AskLose, events.GemsLost),
    Choose(((TuckFromHand(2), StoreGems(1), Untuck(), TakeStored()), (TuckFromHand(), Untuck(1)))): (
        prompts.AskUntuck, actions.TakeBack, events.CardTakenBack, events.GemsTakenBack,
    ),
    Look(LookedDeck.LAWS, 3, 1, DeckEnd.TOP): (
        prompts.AskKeep, prompts.AskArrange, actions.KeepCard, events.CardsLookedAt, events.RestPutBack,
    ),
    LookBehindScreen(): (prompts.AskScreen, actions.LookBehind, events.ScreenSeen),
}  # fmt: skip
"""Effects that no printed law has, each with the prompts, other tasks, actions and events that come with it alone."""


@cache
def with_responses() -> CardSet:
    """Return the printed cards, whose laws may each do something when another player plays a law."""
    cards = load_card_set("printed")
    rule = Whenever(Trigger.LAW_PLAYED, may_do=(Gain(Reward(gems=1)),))
    laws = (law if lies_under_characters(law) else attrs.evolve(law, whenever=(rule,)) for law in cards.laws)
    return attrs.evolve(cards, laws=tuple(laws))


def seatings(most_virtual: int) -> Iterator[tuple[int, int]]:
    """Yield every number of players and virtual opponents that can play together (R12.6)."""
    for players in range(1, MAX_PLAYERS + 1):
        for virtual in range(min(most_virtual, MAX_PLAYERS - players) + 1):
            if players + virtual > 1:
                yield players, virtual


def moments(state: GameState, seed: int) -> Iterator[Moment]:
    """Yield the prompts of a random game in their order; one that several answer at once only once.

    With odd seeds it builds: it passes only where nothing else is possible, and places all its cards as high as it can.
    """
    bot = RandomBot(seed)
    yield moment(state)
    while seats := state.to_act:
        asked = None if state.task is None else DECISIONS[type(state.task)]
        legal = legal_actions(state, seats[0])
        state = reduce(state, bot.choose(building(legal) if seed % 2 else legal))
        if asked is None or not asked.sealed or len(seats) == 1:
            yield moment(state)


def building(legal: Sequence[actions.Action]) -> Sequence[actions.Action]:
    """Return the actions that lead to large pyramids."""
    top = max((action.place.level for action in legal if isinstance(action, actions.PlaceCard)), default=0)
    return [action for action in legal if builds(action, top)] or legal


def builds(action: actions.Action, top: int) -> bool:
    """Whether an action keeps cards and gems for the pyramid, and places a card on the highest level there is."""
    match action:
        case actions.Pass() | actions.DiscardForGems() | actions.TuckCard() | actions.StoreGem():
            return False
        case actions.TuckTaken(_, law):
            return law is None
        case actions.PlaceCard(_, place):
            return place.level == top
        case _:
            return True


def moment(state: GameState) -> Moment:
    """Return the phase of a state and the prompt that is due."""
    phase = "auction" if state.auction else "development" if state.round else "end" if state.turn else "setup"
    return phase, None if state.task is None else type(state.task)


def sample() -> str:
    """Tell what was played."""
    return fill(
        f"Seen in {observed().games} games of random bots: each edition, with each number of players and virtual "
        f"opponents that it allows, seeds {SEEDS[0]} to {SEEDS[-1]}; with odd seeds the bots pass only if they must, "
        "keep their cards, and build as high as they can. The same seeds play with laws that are not printed. Rarer "
        "steps are possible: the tables of prompts and tasks are complete, this tells what was seen.",
        width=120,
    )
