"""Search: candidate actions tried in made-up games, which go on for some turns and are judged there.

Every candidate meets the same made-up games and the same chances, and the weaker half of the candidates is dropped
again and again (sequential halving), so that most of the trials go to those that are hard to tell apart. The own
choices that come later are those of a tree, all others those of the policy. What is sealed at the same time is chosen
by each seat from what it knows, and never from what the others have sealed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import isqrt
from operator import attrgetter
from time import monotonic

import attrs

from viceroy.bots.outlook import fitted
from viceroy.bots.policy import Policy
from viceroy.bots.worth import lead_of
from viceroy.engine.actions import Action, PaintBest
from viceroy.engine.chance import Dice
from viceroy.engine.determinization import Resampler, resampler
from viceroy.engine.prompts import AskAttackCard, AskBids, AskClaims, AskPaint, AskRowCard, AskRowDiscard, Simultaneous
from viceroy.engine.reducer import legal_actions, reduce
from viceroy.engine.state import GameState
from viceroy.engine.views import GameView
from viceroy.errors import check_type

_FROM_THE_ROW = frozenset((AskBids, AskClaims, AskAttackCard, AskRowCard, AskRowDiscard))
_TRUST = 4  # trials that the rating of the policy counts as much as
_CURIOSITY = 200  # hundredths of a point by which an action that was never tried may look better than it is


class Arm:
    """An action of a node, and how the trials ended that took it; only sums are kept, however many they are."""

    __slots__ = ("action", "offered", "prior", "total", "trials")

    def __init__(self, action: Action, prior: int) -> None:
        self.action, self.prior = action, prior
        self.offered = self.trials = self.total = 0


_PRIOR = attrgetter("prior")


class Node:
    """The choices of an information set: which there were, and how trials went on from them."""

    __slots__ = ("_arms", "_total", "_trials")

    def __init__(self) -> None:
        self._arms: dict[Action, Arm] = {}
        self._trials = self._total = 0

    def pick(self, policy: Policy, state: GameState, seat: int, legal: Sequence[Action]) -> Arm:
        """Return the action to try next: at first the one that the policy likes best, later among ever more of them.

        An action counts for what its trials brought and for its rating, and for more as long as it was tried seldom
        where it was offered: in other made-up games it may not be legal.
        """
        arms = self._arms
        if not all(map(arms.__contains__, legal)):
            for action, rating in zip(legal, policy.rate(state, seat, legal, lambda: state), strict=True):
                arms.setdefault(action, Arm(action, rating))
        offered = sorted([arms[action] for action in legal], key=_PRIOR, reverse=True)[: 1 + isqrt(self._trials)]
        for arm in offered:
            arm.offered += 1
        usual = self._total // self._trials if self._trials else 0
        usual -= offered[0].prior
        hopes = [
            (arm.total + _TRUST * (usual + arm.prior)) // (arm.trials + _TRUST)
            + _CURIOSITY * isqrt(arm.offered * 10000) // (arm.trials + 1) // 100
            for arm in offered
        ]
        return offered[hopes.index(max(hopes))]

    @property
    def is_new(self) -> bool:
        """Whether no trial has come through it to its end."""
        return not self._trials

    def note(self, arm: Arm, lead: int) -> None:
        """Note how a trial ended that took an action here."""
        self._trials += 1
        self._total += lead
        arm.trials += 1
        arm.total += lead


Way = list[tuple[Node, Arm]]
"""The nodes that a trial has come through, and what it took there."""


class Tree:
    """The nodes that the trials of a search have met, at most so many, however long it goes on."""

    def __init__(self, policy: Policy, most: int) -> None:
        self._policy, self._most = policy, most
        self._nodes: dict[Hashable, Node] = {}

    def __len__(self) -> int:
        return len(self._nodes)

    def choose(self, state: GameState, seat: int, legal: Sequence[Action], way: Way) -> Action | None:
        """Return the choice of a seat, noted in its way; None where the tree ends: each trial adds one node."""
        if way and way[-1][0].is_new:
            return None
        key = _known_to(state, seat)
        node = self._nodes.get(key)
        if node is None:
            if len(self._nodes) >= self._most:
                return None
            node = self._nodes[key] = Node()
        arm = node.pick(self._policy, state, seat, legal)
        way.append((node, arm))
        return arm.action


def _known_to(state: GameState, seat: int) -> Hashable:
    """Return what tells the information sets of a seat apart; nothing in it is hidden from the seat."""
    own, task = state.seats[seat], state.tasks[-1]
    row = (state.bases, state.tips) if type(task) in _FROM_THE_ROW else None
    hand = tuple([card.number for card in own.hand])
    when = (state.turn, state.auction, state.round)
    return (when, task, row, own.pyramid, own.gems, own.used_infinite, own.attack, hand, own.auction)


# -- the search -------------------------------------------------------------------------------------------------------

_SIMULTANEOUS = frozenset(Simultaneous.__args__)
_SEEDS = 1 << 62


@attrs.frozen
class Limits:
    """How much a search may try, and how it plays on."""

    candidates: int = 6
    """Actions that are tried."""
    turns: int = 1
    """Turns after the present one that a trial plays."""
    trust: int = 8
    """Trials that the rating of the policy counts as much as."""
    nodes: int = 10_000
    """Later choices that it remembers."""


@attrs.define
class Candidate:
    """An action that is tried, and how its trials ended; only sums are kept, however many they are."""

    action: Action
    prior: int
    """Its rating by the policy, in hundredths of a point."""
    trials: int = 0
    total: int = 0
    """Of the leads at the end of the trials, in hundredths of a point."""
    squares: int = 0
    """Of these leads."""

    def note(self, lead: int) -> None:
        """Note how a trial ended."""
        self.trials += 1
        self.total += lead
        self.squares += lead * lead

    def merit(self, trust: int) -> int:
        """Return what candidates with equally many trials are compared by."""
        return self.total + trust * self.prior


class Search:
    """Looks for the best action of a view."""

    def __init__(self, view: GameView, policy: Policy, dice: Dice, limits: Limits) -> None:
        assert view.seat is not None
        self._seat = view.seat
        self._policy, self._dice, self._limits = policy, dice, limits
        self._until = view.turn + limits.turns
        self.tree = Tree(policy, limits.nodes)
        self._draws: Resampler = resampler(view)
        ratings = policy.rate(view, view.seat, view.legal, lambda: self._draws.draw(dice.below(_SEEDS)))
        rated = sorted(zip(ratings, range(len(ratings)), strict=True), key=lambda pair: (-pair[0], pair[1]))
        self.candidates = [Candidate(view.legal[index], rating) for rating, index in rated[: limits.candidates]]

    def run(self, goes_on: Callable[[int, int], bool]) -> Action:
        """Try candidates as long as `goes_on` says for a stage of the search and the trials so far; return the best."""
        left, stage, trials = self.candidates, 0, 0
        while stage < self.stages:
            while goes_on(stage, trials):
                self._try(left)
                trials += len(left)
            left = sorted(left, key=lambda candidate: -candidate.merit(self._limits.trust))[: (len(left) + 1) // 2]
            stage += 1
        return left[0].action

    @property
    def stages(self) -> int:
        """How often the weaker half is dropped until one is left; at least 1."""
        return max((len(self.candidates) - 1).bit_length(), 1)

    def _try(self, candidates: Sequence[Candidate]) -> None:
        """Try candidates in the same made-up game, with the same chances."""
        world, seed = self._world(), self._dice.below(_SEEDS)
        for candidate in candidates:
            candidate.note(self._lead(reduce(world, candidate.action), Dice(seed)))

    def _world(self) -> GameState:
        """Return a made-up game, in which the others have sealed what the policy would."""
        world, dice = self._draws.draw(self._dice.below(_SEEDS)), self._dice
        if type(world.tasks[-1]) not in _SIMULTANEOUS:
            return world
        if any(world.sealed):
            world = attrs.evolve(world, sealed=(None,) * len(world.sealed))
        for seat in world.to_act:
            if seat != self._seat:
                world = reduce(world, self._policy.choose(world, seat, legal_actions(world, seat), dice))
        return world

    def _lead(self, state: GameState, dice: Dice) -> int:
        """Return the lead after some turns: the own choices by the tree as far as it goes, all others by the policy."""
        choose, until, own = self._policy.choose, self._until, self._seat
        way: Way = []
        while state.to_act and state.turn <= until and not isinstance(state.tasks[-1], AskPaint):
            seat = state.to_act[0]
            legal = legal_actions(state, seat)
            action = None
            if seat == own and len(legal) > 1:
                action = self.tree.choose(state, seat, legal, way)
            state = reduce(state, action or choose(state, seat, legal, dice))
        lead = lead_of(state, own, self._policy.weights)
        for node, arm in way:
            node.note(arm, lead)
        return lead


def stages_of_trials(stages: int, iterations: int) -> Callable[[int, int], bool]:
    """Return when the stages of a search go on: until each has had its share of the trials."""
    return lambda stage, trials: trials < iterations * (stage + 1) // stages


def stages_of_time(stages: int, start: float, ms: int) -> Callable[[int, int], bool]:
    """Return when the stages of a search go on: until each has had its share of the time from `start`.

    The candidates are tried once in any case.
    """
    return lambda stage, trials: trials == 0 or monotonic() < start + ms / 1000 * (stage + 1) / stages


# -- the bot ----------------------------------------------------------------------------------------------------------


class SearchBot:
    """Tries its best actions in made-up games that fit what it sees, for so many milliseconds or trials.

    With `iterations`, the same seed and views give the same actions; with `ms`, a faster machine chooses better.

    >>> from viceroy.engine.views import view
    >>> from viceroy.sessions.new_game import new_game
    >>> seen = view(new_game(2, seed=7), 0)
    >>> SearchBot(7, iterations=20).choose(seen) == SearchBot(7, iterations=20).choose(seen)
    True
    """

    def __init__(
        self,
        seed: int,
        *,
        ms: int = 1000,
        iterations: int | None = None,
        candidates: int = 6,
        turns: int = 1,
        trust: int = 8,
        nodes: int = 10_000,
    ) -> None:
        if ms < 1 or (iterations is not None and iterations < 1):
            raise ValueError("ms and iterations are at least 1")
        if candidates < 1 or turns < 0 or trust < 0 or nodes < 0:
            raise ValueError("candidates is at least 1; turns, trust and nodes at least 0")
        self._seed = seed
        self._ms, self._iterations = ms, iterations
        self._limits = Limits(candidates, turns, trust, nodes)
        self._dice = Dice(seed)
        self._policy = Policy(fitted())

    def __repr__(self) -> str:
        return f"SearchBot(seed={self._seed})"

    def choose(self, view: GameView, /) -> Action:
        """Return one of the legal actions of a view. Raises `ValueError` if there is none."""
        check_type(view, GameView, "a GameView")
        if not view.legal:
            raise ValueError("there is nothing to choose from")
        for action in view.legal:
            if isinstance(action, PaintBest):
                return action  # nothing scores more
        if len(view.legal) == 1:
            return view.legal[0]
        start = monotonic()
        search = Search(view, self._policy, self._dice, self._limits)
        if len(search.candidates) == 1:
            return search.candidates[0].action
        if self._iterations is not None:
            return search.run(stages_of_trials(search.stages, self._iterations))
        return search.run(stages_of_time(search.stages, start, self._ms))
