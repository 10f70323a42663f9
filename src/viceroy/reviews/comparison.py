"""A choice beside the best one, and what it costs, by a search from the view of its seat.

Three steps, each on determinizations of its own, so that no number comes from the trials that picked what it is about:

1. Sequential halving over the candidates of the search finds the best choice. The one that was made stays to the end.
2. If that is another one, both are tried in the same determinizations with the same chances (common random numbers).
   The mean of the differences of their leads is what the choice costs.
3. If that is a point or more, more of such pairs, and these alone, say what it costs, and whether that is certain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from operator import attrgetter

import attrs

from viceroy.bots.endings import best_ending
from viceroy.bots.greedy_bot import Policy
from viceroy.bots.search import DEFAULT, Candidate, Playout, Search
from viceroy.bots.worth import POINT, fitted_weights
from viceroy.engine.actions import Action, PaintBest
from viceroy.engine.determinization import resample
from viceroy.engine.frame.chance import Dice
from viceroy.engine.points import score_now, totals
from viceroy.engine.reducer import reduce
from viceroy.engine.state import GameState
from viceroy.engine.views import GameView, screens_are_off
from viceroy.formats.estimates import Estimate, Spread, exactly, rounded, surely_above
from viceroy.formats.reviews import Compared, Difference, Verdict
from viceroy.scoring.items import Line

CONFIDENCE = 0.999
"""How certain a mistake is: one in a thousand choices that cost less than `MATERIAL` may be called one."""
MATERIAL = 1.0
"""The points that a mistake certainly costs at least."""
MS_OF_TRIAL = 4
"""The milliseconds that stand for a trial, whatever the machine, so that a review is the same everywhere."""


@attrs.frozen
class Budget:
    """How many trials the steps of a comparison take.

    >>> Budget.of(500)
    Budget(exploring=62, screening=15, certifying=62)
    """

    exploring: int
    """Trials of all candidates together."""
    screening: int
    """Pairs of trials."""
    certifying: int
    """Pairs of trials."""

    @classmethod
    def of(cls, ms: int) -> Budget:
        """Return the budget that a time for each choice stands for."""
        trials = ms // MS_OF_TRIAL
        return cls(trials // 2, max(trials // 8, _LEAST_SCREENING), max(trials // 2, _LEAST_CERTIFYING))


_LEAST_SCREENING, _LEAST_CERTIFYING = 8, 30  # pairs: of few, what is rare may be in none


@attrs.frozen
class Comparison:
    """A choice beside the best one."""

    best: Action
    """The best choice: that which was made, where nothing better was found."""
    verdict: Verdict
    expected: Estimate
    """The lead to expect after the best choice."""
    cost: Estimate
    """The points that the choice costs."""
    differences: tuple[Difference, ...] = ()
    """Of a mistake: what the best choice leads to, beside what was chosen."""


NOTHING = exactly(0.0)


def compare(
    view: GameView, action: Action, budget: Budget, seed: int, progress: Callable[[int], None] | None = None
) -> Comparison:
    """Compare a legal action of a view with the best one; equal arguments give equal results.

    `progress` is called between trials with how many are done; what it raises ends the work.
    """
    trials = _Trials(Search(view, Policy(fitted_weights()), Dice(seed), DEFAULT, also=action), progress)
    best, played = _explored(trials, action, budget.exploring)
    expected = best.leads.estimate or NOTHING
    if best is played:
        return Comparison(action, Verdict.BEST, expected, NOTHING)
    pairs = _Pairs(trials, best, played, budget.screening)
    if pairs.leads.mean >= MATERIAL:
        pairs = _Pairs(trials, best, played, budget.certifying)
        if pairs.are_certain and _is_proven(view, action):
            return Comparison(action, Verdict.BEST, played.leads.estimate or NOTHING, NOTHING)
        if pairs.are_certain:
            return Comparison(best.action, Verdict.MISTAKE, expected, pairs.cost, pairs.differences)
    return Comparison(best.action, Verdict.FINE, expected, pairs.cost)


def _is_proven(view: GameView, action: Action) -> bool:
    """Whether nothing is better, which can be proven for some choices of the last turn: the trials may miss the way."""
    ending = best_ending(view, must_be_proven=True)
    return ending is not None and ending.actions[0] == action


class _Contender:
    """A candidate of the search, with the leads at the ends of its trials, in points."""

    def __init__(self, candidate: Candidate) -> None:
        self.candidate, self.action = candidate, candidate.action
        self.leads = Spread()

    @property
    def merit(self) -> float:
        """The mean lead, in which the rating by the policy weighs as some trials: as the search ranks candidates."""
        trials, trust = self.leads.count, DEFAULT.trust
        return (trials * self.leads.mean + trust * self.candidate.prior / POINT) / (trials + trust)


class _Trials:
    """The trials of a search, as they are made."""

    def __init__(self, search: Search, progress: Callable[[int], None] | None) -> None:
        self.seat, self.contenders = search.seat, [_Contender(candidate) for candidate in search.candidates]
        self._search, self._progress = search, progress
        self.done = 0

    def of(self, contenders: Sequence[_Contender]) -> list[tuple[float, GameState]]:
        """Try contenders in one determinization, and note their leads; return the lead and the state at each end."""
        if self._progress is not None:
            self._progress(self.done)
        self.done += len(contenders)
        playouts = self._search.try_each([contender.candidate for contender in contenders])
        ends = [(_lead(playout, self.seat), playout.end) for playout in playouts]
        for contender, (found, _) in zip(contenders, ends, strict=True):
            contender.leads.add(found)
        return ends


def _explored(trials: _Trials, action: Action, most: int) -> tuple[_Contender, _Contender]:
    """Return the best candidate and that of the action, which is tried as often: sequential halving of the others."""
    played = next(one for one in trials.contenders if one.action == action)
    left = [one for one in trials.contenders if one is not played]
    stages = len(left).bit_length()
    for stage in range(1, stages + 1):
        while trials.done < most * stage // stages or played.leads.count < _LEAST_TRIALS:
            trials.of([*left, played])
        left = sorted(left, key=_merit, reverse=True)[: (len(left) + 1) // 2]
    return max([played, *left], key=_merit), played


_LEAST_TRIALS = 2  # of a candidate, for an interval
_merit = attrgetter("merit")


class _Pairs:
    """Pairs of trials of two contenders in the same determinizations, and how they differ at their ends."""

    def __init__(self, trials: _Trials, best: _Contender, played: _Contender, count: int) -> None:
        self.leads = Spread()
        self._ends: list[tuple[GameState, GameState]] = []
        self._seat = trials.seat
        for _ in range(count):
            (one, one_end), (other, other_end) = trials.of([best, played])
            self.leads.add(one - other)
            self._ends.append((one_end, other_end))

    @property
    def are_certain(self) -> bool:
        """Whether the first is certainly better."""
        leads = self.leads
        return surely_above(leads.mean, leads.variance, leads.count, CONFIDENCE) >= MATERIAL

    @property
    def cost(self) -> Estimate:
        """The mean of the differences of the leads."""
        return self.leads.estimate or NOTHING

    @property
    def differences(self) -> tuple[Difference, ...]:
        """How the ends of the pairs differ on average: what differs by `_REMARKABLE` or more, the most first."""
        more: Counter[Compared] = Counter()
        for one, other in self._ends:
            more.update(_parts(one, self._seat))
            more.subtract(_parts(other, self._seat))
        found = [Difference(what, rounded(by / len(self._ends))) for what, by in more.items()]
        told = [difference for difference in found if abs(difference.by) >= _REMARKABLE]
        return tuple(sorted(told, key=lambda difference: -abs(difference.by)))


_REMARKABLE = 0.5


def _lead(playout: Playout, seat: int) -> float:
    """Return the lead at the end of a trial, in points; at the end of the game that of the best paintings."""
    end = playout.end
    if screens_are_off(end):
        return lead(totals(end, "best"), seat)
    return playout.lead / POINT


def lead(points: tuple[int, ...], seat: int) -> int:
    """Return the points of a seat beyond those of the best other; beyond 0, if it plays alone.

    >>> lead((40, 52, 47), 1), lead((40,), 0)
    (5, 40)
    """
    return points[seat] - max((one for other, one in enumerate(points) if other != seat), default=0)


def _parts(state: GameState, seat: int) -> dict[Compared, int]:
    """Return the parts of a seat's position at the end of a trial, and the points of the best other seat."""
    score = score_now(state, "best" if screens_are_off(state) else "none")
    own, lines = state.seats[seat], score.players[seat].lines
    others = [player.total for other, player in enumerate(score.players) if other != seat]
    return {
        **{Compared(line): getattr(lines, line) for line in Line},
        Compared.GEMS: sum(own.gems),
        Compared.CARDS: len(own.hand),
        Compared.OTHERS: max(others, default=0),
    }


# -- painting ---------------------------------------------------------------------------------------------------------


def compare_painting(view: GameView, action: Action) -> Comparison:
    """Compare a choice of painting with the best painting; no trials are needed, as nothing is hidden any more."""
    state = resample(view, 0)
    most, left = (lead(totals(one, "best"), action.seat) for one in (state, reduce(state, action)))
    if left >= most:
        return Comparison(action, Verdict.BEST, exactly(most), NOTHING)
    known = next((legal for legal in view.legal if isinstance(legal, PaintBest)), None)
    best = known or max(view.legal, key=lambda legal: lead(totals(reduce(state, legal), "best"), action.seat))
    return Comparison(best, Verdict.MISTAKE, exactly(most), exactly(most - left))
