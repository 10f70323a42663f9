"""The tree of a search: what its trials have shown about the own choices that come after the present one.

Its nodes are information sets: what a seat has, and the choice that it has to make, whatever may lie behind the
screens. Made-up games that a seat cannot tell apart share a node, and so do different ways to the same cards and gems.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import isqrt
from operator import attrgetter

from viceroy.bots.policy import Policy
from viceroy.engine.actions import Action
from viceroy.engine.prompts import AskAttackCard, AskBids, AskClaims, AskRowCard, AskRowDiscard
from viceroy.engine.state import GameState

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
