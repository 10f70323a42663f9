"""Hints: the search's estimate of each choice of a view, with a reason in a line."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import attrs

from viceroy.bots.outlook import POINT, fitted
from viceroy.bots.policy import Policy
from viceroy.bots.search import Candidate, Search, SearchOptions, stages_of_time, stages_of_trials
from viceroy.engine import actions as act
from viceroy.engine.chance import Dice
from viceroy.engine.phases.lasting import left_out
from viceroy.engine.phases.placing import open_places_of
from viceroy.engine.prompts import AskClaims
from viceroy.engine.state import unused_infinite
from viceroy.engine.views import GameView, asked_card, card_in_row
from viceroy.errors import check_type, whole_number
from viceroy.formats.estimates import Estimate, mean_of
from viceroy.formats.studies import AdvisedChoice, SeatAdvice
from viceroy.messages import counted
from viceroy.model.cards import TOP_LEVEL, TOP_LEVEL_POINTS, Card, CharacterCard, LawCard
from viceroy.model.geometry import Place
from viceroy.model.pyramid import Pyramid, placed_alone
from viceroy.model.tokens import NO_GEMS, Color, Gems, add_gems, at_most, gems_of, subtract_gems
from viceroy.values import Value
from viceroy.wording.choices import action_label, card_label, own_seat, prompt_text
from viceroy.wording.laws import law_sentences, reward_text
from viceroy.wording.narration import gems_text

_BEST, _WORSE = "comes first in the games that were tried", "fell behind in the games that were tried"
_LEAST_TRIALS = 2  # of each choice: one trial alone says nothing about how far the trials lie apart


@attrs.frozen
class Advice(Value):
    """An action with the estimate of the search.

    >>> from viceroy.engine.actions import Pass
    >>> Advice(Pass(0), 1.5, -0.5, 3.5, "keeps gems and cards for later").points
    1.5
    """

    action: act.Action
    """One of the legal actions of the view."""
    points: float
    """The expected lead over the best other after the next turn, counting what may still score."""
    low: float
    """The lower end of its 95 % confidence interval over the trials."""
    high: float
    """The upper end of that interval."""
    why: str
    """The reason, in English."""


def hint(
    view: GameView,
    ms: int = 1000,
    *,
    iterations: int | None = None,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> tuple[Advice, ...]:
    """Return advice on the most promising choices of a view, at most six, the best first.

    An information set Monte Carlo search tries them for `ms` milliseconds, or for `iterations` trials, at least twice
    each; with `iterations`, equal arguments give equal advice. It knows what the view shows and nothing else. Choices
    that soon fall behind get fewer trials, so their intervals are wider. The advice is empty for a spectator and for a
    seat that has nothing to choose. `progress` is called with the milliseconds, or the trials, that are done.

    Raises `ValueError` if `ms` or `iterations` is less than 1, and `TypeError` for arguments of other types.

    >>> from viceroy.engine.views import view
    >>> from viceroy.sessions.new_game import new_game
    >>> seen = view(new_game(2, edition="german", seed=7), 0)
    >>> advice = hint(seen, iterations=40)
    >>> advice[0].action in seen.legal, advice[0].low <= advice[0].points <= advice[0].high
    (True, True)
    """
    check_type(view, GameView, "a GameView")
    ms = whole_number(ms, "an int for ms")
    iterations = None if iterations is None else whole_number(iterations, "an int or None for iterations")
    check_type(progress, Callable | None, "a function or None for progress")
    if ms < 1 or (iterations is not None and iterations < 1):
        raise ValueError("ms and iterations are at least 1")
    if view.seat is None or not view.legal:
        return ()
    start = monotonic()
    search = Search(view, Policy(fitted()), Dice(seed), SearchOptions())
    if iterations is None:
        within = stages_of_time(search.stages, start, ms)
    else:
        within = stages_of_trials(search.stages, iterations)

    whole = ms if iterations is None else iterations

    def goes_on(stage: int, trials: int) -> bool:
        if progress is not None:
            progress(min(whole, int((monotonic() - start) * 1000) if iterations is None else trials))
        return trials < _LEAST_TRIALS * len(search.candidates) or within(stage, trials)

    best = search.run(goes_on)
    if progress is not None:
        progress(whole)
    tried = sorted(
        search.candidates, key=lambda candidate: (candidate.action is not best, -candidate.trials, -candidate.total)
    )
    return tuple(_advice(view, candidate, _BEST if candidate.action is best else _WORSE) for candidate in tried)


def _advice(view: GameView, candidate: Candidate, else_why: str) -> Advice:
    points = points_of(candidate)
    return Advice(candidate.action, points.value, points.low, points.high, why(view, candidate.action) or else_why)


def points_of(candidate: Candidate) -> Estimate:
    """Return the mean of the leads at the end of at least two trials, in points."""
    mean = candidate.total / candidate.trials
    variance = max(candidate.squares - candidate.total * mean, 0.0) / (candidate.trials - 1)
    return mean_of(mean / POINT, variance / POINT**2, candidate.trials)


def seat_advice(view: GameView, advice: tuple[Advice, ...]) -> SeatAdvice:
    """Return the advice on a view as a JSON document, with the texts of its question and choices.

    >>> from viceroy.engine.views import view
    >>> from viceroy.sessions.new_game import new_game
    >>> seen = view(new_game(("Ada", "Ben"), edition="german", seed=7), 0)
    >>> told = seat_advice(seen, hint(seen, iterations=12))
    >>> told.player, told.question
    ('Ada', 'Which two of your gems do you give back?')
    """
    seat = view.seat or 0
    choices = (
        AdvisedChoice(
            action=choice.action,
            choice=action_label(view, choice.action),
            points=Estimate(choice.points, choice.low, choice.high),
            why=choice.why,
        )
        for choice in advice
    )
    return SeatAdvice(seat=seat, player=view.rules.players[seat], question=prompt_text(view), choices=tuple(choices))


# -- reasons ----------------------------------------------------------------------------------------------------------


def why(view: GameView, action: act.Action) -> str:
    """Return the immediate gain of an action as a line of text, empty if only later turns show it.

    >>> from viceroy.engine.views import view as view_of
    >>> from viceroy.sessions.new_game import new_game
    >>> seen = view_of(new_game(2, seed=7), 0)
    >>> why(seen, seen.legal[0])
    'begins with 1 card drawn from a deck of your choice'
    """
    match action:
        case act.PlaceCard():
            return _placing(view, action)
        case act.Bid(_, color):
            return _bidding(view, color)
        case act.BidAttack():
            return "takes a card of the row whatever the others bid"
        case act.Claim(_, slot) if slot is not None:
            task = view.prompt
            groups = task.groups if isinstance(task, AskClaims) else ()
            color = next(group.color for group in groups if view.seat in group.seats)
            return f"for {card_label(view, card_in_row(view, color, slot))}"
        case act.TakeCard(_, color, slot):
            return f"takes {card_label(view, card_in_row(view, color, slot))}"
        case act.Lay(_, number):
            return _laying(view, view.rules.card(number))
        case act.DiscardForGems():
            return f"brings {counted(view.rules.edition.discard_for_gems, 'gem')}"
        case act.ChooseStart(_, number):
            card = view.rules.card(number)
            return f"begins with {reward_text(card.rewards(1)[0])}" if isinstance(card, CharacterCard) else ""
        case act.Pass():
            return "keeps cards and gems for later" if view.round else "takes gems in place of a card"
        case act.PaintBest():
            return "no painting scores more"
        case act.TakeGems(_, gems):
            return f"then you have {gems_text(add_gems(own_seat(view).gems or NO_GEMS, gems))}"
        case act.ReturnGems(_, gems) | act.PayGems(_, gems):
            return f"then you have {gems_text(subtract_gems(own_seat(view).gems or NO_GEMS, gems))}"
        case _:
            return ""


def _bidding(view: GameView, color: Color) -> str:
    """Say how high the cards of a color can lie, when the bid is paid."""
    gems = subtract_gems(own_seat(view).gems or NO_GEMS, gems_of((color,)))
    numbers = (card_in_row(view, color, slot) for slot in act.Slot)
    cards = [(number, view.rules.card(number)) for number in numbers if number is not None]
    return "; ".join(f"{card_label(view, number)} {_highest(view, card, gems)}" for number, card in cards)


def _laying(view: GameView, card: Card) -> str:
    if isinstance(card, LawCard):
        sentence = next(iter(law_sentences(card)), "")
        return f"costs {counted(card.price, 'gem')}: {sentence}" if card.price else f"costs no gems: {sentence}"
    return _highest(view, card, own_seat(view).gems or NO_GEMS)


def _highest(view: GameView, card: Card, gems: Gems) -> str:
    """Say how high a character can lie that is paid for with these gems and the infinite ones, and what it brings."""
    pyramid, used = own_seat(view).pyramid, own_seat(view).used_infinite
    if not isinstance(card, CharacterCard):
        return ""
    payable = add_gems(gems, unused_infinite(pyramid, used))
    places = open_places_of(view.rules, pyramid, TOP_LEVEL)
    levels = [place.level for place in places if _is_payable(pyramid, card, place, payable)]
    if not levels:
        return "costs more gems than you have"
    return f"can lie as high as level {max(levels)}, where it brings {_reward(card, max(levels))}"


def _is_payable(pyramid: Pyramid, card: CharacterCard, place: Place, payable: Gems) -> bool:
    """Whether gems pay for a card at a place, with what laws take off its cost (R6.6)."""
    costs = (subtract_gems(card.cost(place.level), spared) for spared in left_out(pyramid, card, place))
    return any(at_most(cost, payable) == cost for cost in costs)


def _reward(card: CharacterCard, level: int) -> str:
    """Say what a character brings on a level."""
    if level == TOP_LEVEL:
        return f"{TOP_LEVEL_POINTS} points, or three rewards"
    return reward_text(card.rewards(level)[0])


def _placing(view: GameView, action: act.PlaceCard) -> str:
    """Say which circle a card closes, and else what it brings."""
    card, pyramid, place = asked_card(view), own_seat(view).pyramid, action.place
    if card is None:
        return ""
    if place.level > 1 and place not in pyramid.at:
        color = pyramid.with_card(placed_alone(place, card)).color_of_circle(place)
        if color is not None:
            return f"closes a {color} circle on level {place.level}"
    if isinstance(card, CharacterCard):
        return f"brings {_reward(card, place.level)} on level {place.level}"
    return f"needs no gems on level {place.level}"
