"""Information set Monte Carlo search: determinizations of the view, played on for some turns and evaluated there.

At the root, sequential halving: all candidates left are tried in the same determinization with the same chances, and
the weaker half is dropped at the end of each stage, so that most trials go to those that are hard to tell apart. Below
it, the own choices follow a tree of information sets with progressive widening and the exploration bonus of PUCT; all
other choices follow the greedy policy, which is the rollout policy. A rollout is cut off after some turns and evaluated
by the heuristic lead. Sealed choices of the others are made by each seat from what it knows, never from what others
have sealed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import isqrt
from operator import attrgetter
from time import monotonic
from typing import NamedTuple

import attrs

from viceroy.bots.endings import Ending, best_ending
from viceroy.bots.greedy_bot import Policy
from viceroy.bots.worth import fitted_weights, lead_of
from viceroy.engine.actions import Action, PaintBest
from viceroy.engine.determinization import Resampler, resampler
from viceroy.engine.frame.chance import Dice
from viceroy.engine.prompts import AskAttackCard, AskBids, AskClaims, AskPaint, AskRowCard, AskRowDiscard, Simultaneous
from viceroy.engine.reducer import legal_actions, reduce
from viceroy.engine.state import GameState
from viceroy.engine.views import GameView
from viceroy.errors import check_type

_FROM_THE_ROW = frozenset((AskBids, AskClaims, AskAttackCard, AskRowCard, AskRowDiscard))
_PRIOR_TRIALS = 4  # weight of the rating by the policy, in trials
_EXPLORATION = 200  # the bonus of an arm when it is offered first, in hundredths of a point


class Arm:
    """An action at a node with its prior, its rating by the policy, and the running sums of the trials that took it."""

    __slots__ = ("action", "offered", "prior", "total", "trials")

    def __init__(self, action: Action, prior: int) -> None:
        self.action, self.prior = action, prior
        self.offered = self.trials = self.total = 0


_PRIOR = attrgetter("prior")


class Node:
    """An information set of the searching seat, with its arms; other determinizations may offer other arms."""

    __slots__ = ("_arms", "_total", "_trials")

    def __init__(self) -> None:
        self._arms: dict[Action, Arm] = {}
        self._trials = self._total = 0

    def pick(self, policy: Policy, state: GameState, seat: int, legal: Sequence[Action]) -> Arm:
        """Select the arm to try next.

        Progressive widening: the best 1 + sqrt(trials) legal actions by prior compete. Each counts with its mean lead,
        in which the prior weighs as a few trials, plus the bonus c * sqrt(offered) / (trials + 1): as in PUCT, but
        with the times that the arm was offered for the trials of the node, as not every determinization offers it.
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
            (arm.total + _PRIOR_TRIALS * (usual + arm.prior)) // (arm.trials + _PRIOR_TRIALS)
            + _EXPLORATION * isqrt(arm.offered * 10000) // (arm.trials + 1) // 100
            for arm in offered
        ]
        return offered[hopes.index(max(hopes))]

    @property
    def is_new(self) -> bool:
        """Whether no trial through it has ended yet."""
        return not self._trials

    def note(self, arm: Arm, lead: int) -> None:
        """Add the lead at the end of a trial to the node and the arm that it took (backpropagation)."""
        self._trials += 1
        self._total += lead
        arm.trials += 1
        arm.total += lead


Trajectory = list[tuple[Node, Arm]]
"""The nodes of a trial from the root down, each with the arm taken."""


class Tree:
    """The search tree: nodes by information set, at most `most` of them."""

    def __init__(self, policy: Policy, most: int) -> None:
        self._policy, self._most = policy, most
        self._nodes: dict[Hashable, Node] = {}

    def __len__(self) -> int:
        return len(self._nodes)

    def choose(self, state: GameState, seat: int, legal: Sequence[Action], trajectory: Trajectory) -> Action | None:
        """Return the choice of a seat and add it to the trajectory; None below a leaf. A trial adds one node."""
        if trajectory and trajectory[-1][0].is_new:
            return None
        key = _information_set(state, seat)
        node = self._nodes.get(key)
        if node is None:
            if len(self._nodes) >= self._most:
                return None
            node = self._nodes[key] = Node()
        arm = node.pick(self._policy, state, seat, legal)
        trajectory.append((node, arm))
        return arm.action


def _information_set(state: GameState, seat: int) -> Hashable:
    """Return the key of the information set of a seat, made of what the seat knows."""
    own, task = state.seats[seat], state.tasks[-1]
    row = (state.bases, state.tips) if type(task) in _FROM_THE_ROW else None
    hand = tuple([card.number for card in own.hand])
    when = (state.turn, state.auction, state.round)
    return (when, task, row, own.pyramid, own.gems, own.used_infinite, own.attack, hand, own.auction)


# -- the search -------------------------------------------------------------------------------------------------------

_SIMULTANEOUS = frozenset(Simultaneous.__args__)
_SEEDS = 1 << 62


@attrs.frozen
class SearchOptions:
    """Parameters of the search."""

    candidates: int = 6
    """Actions compared at the root: the best ones by rating."""
    turns: int = 1
    """Turns after the present one that a rollout plays before it is cut off."""
    trust: int = 8
    """Weight of the rating by the policy at the root, in trials."""
    nodes: int = 10_000
    """Nodes of the tree at most."""


DEFAULT = SearchOptions()


@attrs.define
class Candidate:
    """An action at the root with the running sums of its trials."""

    action: Action
    prior: int
    """Its rating by the policy, in hundredths of a point."""
    trials: int = 0
    total: int = 0
    """Sum of the leads at the end of the trials, in hundredths of a point."""
    squares: int = 0
    """Sum of the squares of these leads."""

    def note(self, lead: int) -> None:
        """Add the lead at the end of a trial."""
        self.trials += 1
        self.total += lead
        self.squares += lead * lead

    def merit(self, trust: int) -> int:
        """Return the sum of leads, the prior added as `trust` trials: a rank among candidates tried equally often."""
        return self.total + trust * self.prior


class Playout(NamedTuple):
    """The end of a trial."""

    lead: int
    """The heuristic lead of the searching seat there, in hundredths of a point."""
    end: GameState
    """The state there."""


class Search:
    """A search for the best action of a view."""

    def __init__(
        self, view: GameView, policy: Policy, dice: Dice, options: SearchOptions, also: Action | None = None
    ) -> None:
        """Rate the legal actions of a view; the candidates are the best of them, and `also` after them."""
        assert view.seat is not None
        self.seat = view.seat
        self._policy, self._dice, self._options = policy, dice, options
        self._until = view.turn + options.turns
        self.tree = Tree(policy, options.nodes)
        self._draws: Resampler = resampler(view)
        ratings = policy.rate(view, view.seat, view.legal, lambda: self._draws.draw(dice.below(_SEEDS)))
        rated = sorted(zip(ratings, range(len(ratings)), strict=True), key=lambda pair: (-pair[0], pair[1]))
        best, others = rated[: options.candidates], rated[options.candidates :]
        chosen = [*best, *(pair for pair in others if view.legal[pair[1]] == also)]
        self.candidates = [Candidate(view.legal[index], rating) for rating, index in chosen]

    def consider(self, action: Action) -> None:
        """Add an action to the candidates that is none yet, in place of the one rated last."""
        if all(candidate.action != action for candidate in self.candidates):
            last = self.candidates.pop()
            self.candidates.append(Candidate(action, last.prior))

    def run(self, goes_on: Callable[[int, int], bool]) -> Action:
        """Run the stages of sequential halving, each while `goes_on(stage, trials)` is true; return the best action."""
        left, stage, trials = self.candidates, 0, 0
        while stage < self.stages:
            while goes_on(stage, trials):
                self.try_each(left)
                trials += len(left)
            left = sorted(left, key=lambda candidate: -candidate.merit(self._options.trust))[: (len(left) + 1) // 2]
            stage += 1
        return left[0].action

    @property
    def stages(self) -> int:
        """The number of halvings until one candidate is left; at least 1."""
        return max((len(self.candidates) - 1).bit_length(), 1)

    def try_each(self, candidates: Sequence[Candidate]) -> list[Playout]:
        """Try candidates in one determinization, with the same chances; return how the trials ended, and note it."""
        world, seed = self._determinization(), self._dice.below(_SEEDS)
        playouts = []
        for candidate in candidates:
            playout = self._playout(reduce(world, candidate.action), Dice(seed))
            candidate.note(playout.lead)
            playouts.append(playout)
        return playouts

    def _determinization(self) -> GameState:
        """Draw a determinization, in which the others have sealed what the policy would."""
        world, dice = self._draws.draw(self._dice.below(_SEEDS)), self._dice
        if type(world.tasks[-1]) not in _SIMULTANEOUS:
            return world
        if any(world.sealed):
            world = attrs.evolve(world, sealed=(None,) * len(world.sealed))
        for seat in world.to_act:
            if seat != self.seat:
                world = reduce(world, self._policy.choose(world, seat, legal_actions(world, seat), dice))
        return world

    def _playout(self, state: GameState, dice: Dice) -> Playout:
        """Play a trial to its cutoff, own choices by the tree and all others by the policy."""
        choose, until, own = self._policy.choose, self._until, self.seat
        trajectory: Trajectory = []
        while state.to_act and state.turn <= until and not isinstance(state.tasks[-1], AskPaint):
            seat = state.to_act[0]
            legal = legal_actions(state, seat)
            action = None
            if seat == own and len(legal) > 1:
                action = self.tree.choose(state, seat, legal, trajectory)
            state = reduce(state, action or choose(state, seat, legal, dice))
        lead = lead_of(state, own, self._policy.weights)
        for node, arm in trajectory:
            node.note(arm, lead)
        return Playout(lead, state)


_EFFORT_FOR_AN_ENDING = 60  # for each millisecond or trial: that takes about a third of the budget


def proven_ending(view: GameView, ms: int, iterations: int | None) -> Ending | None:
    """Return the best line to the end where it can be proven with a part of the budget, else None."""
    return best_ending(view, limit=_EFFORT_FOR_AN_ENDING * (iterations or ms), must_be_proven=True)


def check_budget(ms: int, iterations: int | None) -> None:
    """Raise `ValueError` for a budget of less than a millisecond, or than a trial."""
    if ms < 1 or (iterations is not None and iterations < 1):
        raise ValueError("ms and iterations are at least 1")


def budget(
    stages: int, start: float, ms: int, iterations: int | None, progress: Callable[[int], None] | None = None
) -> Callable[[int, int], bool]:
    """Return a `goes_on` that gives each stage an equal share: of the trials, or else of the time from `start`.

    However short the time, one round is played. `progress` is called with the milliseconds, or the trials, that are
    done; what it raises ends the search.
    """

    def goes_on(stage: int, trials: int) -> bool:
        passed = 0.0 if iterations else 1000 * (monotonic() - start)
        if progress is not None:
            progress(min(iterations, trials) if iterations else min(ms, int(passed)))
        if iterations:
            return trials < iterations * (stage + 1) // stages
        return trials == 0 or passed < ms * (stage + 1) / stages

    return goes_on


# -- the bot ----------------------------------------------------------------------------------------------------------


class SearchBot:
    """Information set Monte Carlo search: tries its best actions in games drawn at random that fit what it sees.

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
        candidates: int = DEFAULT.candidates,
        turns: int = DEFAULT.turns,
        trust: int = DEFAULT.trust,
        nodes: int = DEFAULT.nodes,
    ) -> None:
        check_budget(ms, iterations)
        if candidates < 1 or turns < 0 or trust < 0 or nodes < 0:
            raise ValueError("candidates is at least 1; turns, trust and nodes at least 0")
        self._seed = seed
        self._ms, self._iterations = ms, iterations
        self._options = SearchOptions(candidates, turns, trust, nodes)
        self._dice = Dice(seed)
        self._policy = Policy(fitted_weights())

    def __repr__(self) -> str:
        return f"SearchBot(seed={self._seed})"

    def choose(self, view: GameView, /, *, progress: Callable[[int], None] | None = None) -> Action:
        """Return one of the legal actions of a view. Raises `ValueError` without one.

        `progress` is called between trials with the milliseconds, or the trials, that are done; what it raises ends the
        search.
        """
        check_type(view, GameView, "a GameView")
        if not view.legal:
            raise ValueError("there is nothing to choose from")
        for action in view.legal:
            if isinstance(action, PaintBest):
                return action  # nothing scores more
        if len(view.legal) == 1:
            return view.legal[0]
        start = monotonic()
        if ending := proven_ending(view, self._ms, self._iterations):
            return ending.actions[0]
        search = Search(view, self._policy, self._dice, self._options)
        if len(search.candidates) == 1:
            return search.candidates[0].action
        return search.run(budget(search.stages, start, self._ms, self._iterations, progress))
