"""Endings: the best line of a seat in the last development phase, by exhaustive search."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import attrs

from viceroy.engine.actions import Action, DiscardForGems, Lay, PaintBest, Pass
from viceroy.engine.determinization import most_attack, numbers_shown, resample
from viceroy.engine.phases.ending import positions_of
from viceroy.engine.prompts import (
    AskArrange,
    AskChoice,
    AskColor,
    AskDraw,
    AskGems,
    AskKeep,
    AskLay,
    AskOption,
    AskOwnGem,
    AskPaint,
    AskPlace,
    AskPrice,
    AskScreen,
    AskStore,
    AskTopReward,
)
from viceroy.engine.reducer import legal_actions, reduce
from viceroy.engine.state import GameState, Seat
from viceroy.engine.tasks import ResolveNext
from viceroy.engine.views import GameView, screens_are_off
from viceroy.errors import check_type
from viceroy.model.cards import LawCard
from viceroy.model.editions import ROUNDS, TURNS
from viceroy.model.laws import OthersGain, OthersLose
from viceroy.model.points import looks_at_others
from viceroy.model.quantities import ComparedOpponents, Quantity, Whose
from viceroy.scoring.score import FinalPosition, PaintingChoice, best_of, limit_each, totals_of
from viceroy.values import Value

MOST_EFFORT = 100_000
"""The effort after which `best_ending` gives up, unless it gets another limit: about half a second."""

_EFFORT_OF_AN_END = 20  # painting takes about as long as so many steps
_MOST_PAINTING_STATES = 20_000  # of the dynamic program: a seat at the end of a game seldom needs a tenth


@attrs.frozen
class Ending(Value):
    """The best line of a seat to the end of the game.

    >>> from viceroy.engine.actions import PaintBest
    >>> Ending((PaintBest(0),), 61).is_proven
    True
    """

    actions: tuple[Action, ...]
    """The choices of the seat in order, the painting and forced actions included."""
    points: int
    """The total of the seat at the end, if attack tokens that it cannot see count as none."""
    is_proven: bool = True
    """Whether no other line is better, whatever the seat does not know; else the others are taken to pass from here on,
    and cards to come to be worthless."""


def best_ending(view: GameView, *, limit: int = MOST_EFFORT, must_be_proven: bool = False) -> Ending | None:
    """Return the best line of a seat in the last development phase, or None where there is none to find.

    The best line is the one that brings the seat furthest ahead of the mean of the others; alone, it is the one with
    the most points. Every line is tried, and its end painted by the exact program of scoring. The search gives up when
    its effort exceeds `limit`: an action counts as one, an end that is painted as 20. Equal views and limits give equal
    endings. There is none for a spectator, before the last development phase, or when the seat has nothing to choose.

    A line is proven best if nothing that is hidden can change that: the other seats have passed or have no cards left,
    no card is drawn that could still be used, and no law on the way asks what others have or do. Their attack tokens
    cost the seat points: the line is the best one for as many of them as there can be, and for none. With
    `must_be_proven` the search gives up as soon as it cannot prove its line.

    Raises `TypeError` for something else than a `GameView`.
    """
    check_type(view, GameView, "a GameView")
    is_last = view.turn == TURNS and (view.round > 0 or isinstance(view.prompt, AskPaint))
    if view.seat is None or not view.legal or not is_last:
        return None
    try:
        lines = _Lines(view, limit, must_be_proven=must_be_proven)
        found = lines.best(lines.root)
    except _GivenUpError:
        return None
    is_proven = lines.is_proven and found.both == found.low + found.high
    if must_be_proven and not is_proven:
        return None
    actions, line = [], found.line
    while line is not None:
        action, line = line
        actions.append(action)
    return Ending(tuple(actions), found.points, is_proven) if actions else None


class _GivenUpError(Exception):
    """The effort exceeds the limit, or a line that must be proven best cannot be."""


_Line = tuple[Action, Any]
"""An action and the line after it; None ends it."""


class _Found(NamedTuple):
    """The best that a seat can reach from a state on; leads are over all others, summed up."""

    low: int
    """The highest lead, if the others hide no attack tokens."""
    high: int
    """The highest lead, if they hide as many as they can."""
    both: int
    """The highest sum of the two leads of one line. A lead falls by four points for each token that no defense token
    meets: so a line that is best in both cases is best for every number of tokens between."""
    points: int
    """The total at the end of this line, if the others hide none."""
    line: _Line | None
    """This line."""


_SHOW_NOTHING = (
    AskGems,
    AskDraw,
    AskOwnGem,
    AskTopReward,
    AskColor,
    AskOption,
    AskChoice,
    AskStore,
    AskPlace,
    AskPrice,
)
"""Prompts with the same choices whatever card has been drawn before."""


class _Lines:
    """A depth-first search of all lines of a seat, with a table of the states that it has been in."""

    def __init__(self, view: GameView, limit: int, *, must_be_proven: bool) -> None:
        assert view.seat is not None
        self.must_be_proven = must_be_proven
        self.seat = view.seat
        self.effort_left = limit
        self.known = frozenset(numbers_shown(view))
        self.others = view.rules.after(view.seat)
        self.fewest_attack = [view.seats[other].attack or 0 for other in self.others]
        self.most_attack = [
            most_attack(view, other) if (shown := view.seats[other].attack) is None else shown for other in self.others
        ]
        is_one_sum = len(self.others) < 2 or self.most_attack == self.fewest_attack  # see `_Found.both`
        self.is_proven = True
        self._prove(is_one_sum and not _others_matter(view))
        self.root = _others_passed(resample(view, 0), view.seat)
        self.table: dict[Hashable, _Found] = {}
        self.ends: dict[Hashable, _Found] = {}

    def best(self, state: GameState) -> _Found:
        """Return the best line from a state on."""
        state = self._with_choices_of_others(state)
        if screens_are_off(state):
            return self._painted(state)
        key: Hashable = (
            *(state.tasks, state.round, state.seats, state.sealed),
            *(state.bank, state.bases, state.tips, state.reserve_deck, state.law_deck),
        )
        found = self.table.get(key)
        if found is None:
            found = self.table[key] = self._best_of(state)
        return found

    def _best_of(self, state: GameState) -> _Found:
        low = high = -(10**9)
        most: _Found | None = None
        for action in self._choices(state):
            self._spend(1)
            after = self.best(reduce(state, action))
            low, high = max(low, after.low), max(high, after.high)
            if most is None or after.both > most.both:
                most = after._replace(line=(action, after.line))
        assert most is not None  # a pass, or what the prompt offers, is always there
        return most._replace(low=low, high=high)

    def _choices(self, state: GameState) -> list[Action]:
        """Return the legal actions of the seat, without those with cards that it has drawn on the way."""
        task, legal = state.tasks[-1], legal_actions(state, self.seat)
        drawn = {card.number for card in state.seats[self.seat].hand} - self.known
        self._prove(not isinstance(task, AskKeep | AskArrange | AskScreen))
        if not drawn or isinstance(task, _SHOW_NOTHING):
            return list(legal)
        if not isinstance(task, AskLay):
            self._prove(False)
            return list(legal)
        choices: list[Action] = [
            action for action in legal if not (isinstance(action, Lay | DiscardForGems) and action.card in drawn)
        ]
        self._prove(len(choices) == len(legal))
        return choices

    def _with_choices_of_others(self, state: GameState) -> GameState:
        """Go on until the seat chooses: the others pass, and where they cannot, they take what comes last."""
        while not screens_are_off(state):
            other = next((number for number in state.to_act if number != self.seat), None)
            if other is None:
                break
            self._prove(isinstance(state.tasks[-1], AskLay) and not state.seats[other].hand)
            self._spend(1)
            state = reduce(state, legal_actions(state, other)[-1])
        return state

    def _painted(self, state: GameState) -> _Found:
        """Return the end of a line: the best painting and the points with it."""
        self._prove(all(_open_part(state.seats[other]) == _open_part(self.root.seats[other]) for other in self.others))
        key = tuple([(own.pyramid, own.gems, own.attack) for own in state.seats])
        found = self.ends.get(key)
        if found is None:
            self._spend(_EFFORT_OF_AN_END)
            found = self.ends[key] = self._reckoned(state)
        return found

    def _reckoned(self, state: GameState) -> _Found:
        rules, own = state.rules, state.seats[self.seat]
        positions = positions_of(rules, state.seats)
        repaint_pure = rules.edition.repaint_pure_circles
        most_states = min(_MOST_PAINTING_STATES, limit_each(positions))
        best = best_of(positions, self.seat, most_states, repaint_pure=repaint_pure, painted=own.paints)
        self._prove(best.is_proven)
        positions[self.seat] = attrs.evolve(positions[self.seat], painting=(*own.paints, *best.paints))
        totals = [self._totals(positions, attack) for attack in (self.fewest_attack, self.most_attack)]
        low, high = [
            one[self.seat] * max(1, len(self.others)) - sum([one[other] for other in self.others]) for one in totals
        ]
        paints = any(isinstance(action, PaintBest) for action in legal_actions(state, self.seat))
        line = (PaintBest(self.seat), None) if paints else None
        return _Found(low, high, low + high, totals[0][self.seat], line)

    def _totals(self, positions: Sequence[FinalPosition], attack: Sequence[int]) -> tuple[int, ...]:
        """Return the totals when the others have so many attack tokens and do not paint."""
        all_positions = list(positions)
        for other, tokens in zip(self.others, attack, strict=True):
            all_positions[other] = attrs.evolve(positions[other], attack=tokens, painting=PaintingChoice.NONE)
        return totals_of(all_positions)

    def _prove(self, holds: bool) -> None:
        """Note whether something holds without which no line is proven best."""
        if not holds:
            self.is_proven = False
            if self.must_be_proven:
                raise _GivenUpError

    def _spend(self, effort: int) -> None:
        self.effort_left -= effort
        if self.effort_left < 0:
            raise _GivenUpError


def _open_part(seat: Seat) -> tuple[object, ...]:
    """Return what choices of another seat may change, its hand apart, which is discarded."""
    return seat.pyramid, seat.gems, seat.attack


def _others_passed(state: GameState, own: int) -> GameState:
    """Return a state in which each other seat that has sealed a card to lay passes instead."""
    if not isinstance(state.tasks[-1], AskLay):
        return state
    sealed = [Pass(seat) if action is not None and seat != own else action for seat, action in enumerate(state.sealed)]
    return attrs.evolve(state, sealed=tuple(sealed))


def _others_matter(view: GameView) -> bool:
    """Whether other seats may still lay cards, or have laid some, or a law of the view asks about others."""
    others = view.rules.after(view.seat or 0)
    if not others:
        return False
    may_lay = view.round < ROUNDS or isinstance(view.prompt, AskLay)
    if may_lay and any(view.seats[other].plays and view.seats[other].hand for other in others):
        return True
    if any(laid.seat in others for task in view.tasks if isinstance(task, ResolveNext) for laid in task.laid):
        return True
    hand = [view.rules.card(card.number) for card in view.seats[view.seat or 0].hand if card.number is not None]
    laid = [placed.card for seen in view.seats for placed in seen.pyramid.cards]
    return any(_looks_at_others(card) for card in (*hand, *laid) if isinstance(card, LawCard))


_BEYOND = (OthersGain, OthersLose, ComparedOpponents)


@lru_cache(maxsize=256)
def _looks_at_others(law: LawCard) -> bool:
    """Whether a law counts what others have, compares players, or changes what others have."""
    return looks_at_others(law.scoring) or _is_beyond((law.only_if, law.on_play, law.whenever, law.while_here))


def _is_beyond(part: Any) -> bool:
    """Whether a part of a law, or a part of it in turn, is about others."""
    if isinstance(part, tuple):
        return any(map(_is_beyond, part))
    if isinstance(part, Quantity):
        return part.whose is not Whose.MINE
    if isinstance(part, _BEYOND):
        return True
    return attrs.has(type(part)) and any(
        _is_beyond(getattr(part, field.name)) for field in attrs.fields(type(part)) if field.init
    )
