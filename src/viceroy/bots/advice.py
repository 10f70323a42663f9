"""Hints: the search's estimate of each choice of a view, with a reason in a line."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import attrs

from viceroy.bots.greedy_bot import Policy
from viceroy.bots.search import DEFAULT, Candidate, Search, budget, check_budget, proven_ending
from viceroy.bots.worth import POINT, fitted_weights
from viceroy.engine import actions as act
from viceroy.engine.frame.chance import Dice
from viceroy.engine.phases.lasting import left_out
from viceroy.engine.phases.placing import open_places_of
from viceroy.engine.prompts import AskClaims
from viceroy.engine.state import unused_infinite
from viceroy.engine.views import GameView, asked_card, card_in_row
from viceroy.errors import check_type, whole_number
from viceroy.formats.estimates import Estimate, mean_of
from viceroy.formats.studies import AdvisedChoice, SeatAdvice
from viceroy.model.cards import TOP_LEVEL, TOP_LEVEL_POINTS, Card, CharacterCard, LawCard
from viceroy.model.geometry import Place
from viceroy.model.pyramid import Pyramid, placed_alone
from viceroy.model.tokens import NO_GEMS, Color, Gems, add_gems, at_most, gems_of, subtract_gems
from viceroy.values import Value
from viceroy.wording.catalog import ENGLISH, Catalog, catalog_of
from viceroy.wording.game import action_label, card_label, own_seat, prompt_text
from viceroy.wording.laws import gems_text, law_sentences, reward_text

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
    """The reason, in the language that `hint` was called with."""


def hint(
    view: GameView,
    ms: int = 1000,
    *,
    iterations: int | None = None,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
    language: str = "en",
) -> tuple[Advice, ...]:
    """Return advice on the most promising choices of a view, at most six.

    The first is the one that the search chooses, which is the one that it tried most; the others follow by their
    expected points, the highest first. On the last turn a choice that is proven best comes first, and its reason says
    so. An information set Monte Carlo search tries them for `ms` milliseconds, or for `iterations` trials, at least
    twice each; with `iterations`, equal arguments give equal advice. It knows what the view shows and nothing else.
    Choices that soon fall behind get fewer trials, so their intervals are wider. The advice is empty for a spectator
    and for a seat that has nothing to choose. `progress` is called with the milliseconds, or the trials, that are done;
    what it raises ends the search. The reasons are in `language`, the code of a `Language` such as "de", or a locale
    such as "pt-BR".

    Raises `ValueError` for another language and if `ms` or `iterations` is less than 1, and `TypeError` for arguments
    of other types.

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
    check_budget(ms, iterations)
    if view.seat is None or not view.legal:
        return ()
    start, catalog = monotonic(), catalog_of(language)
    ending = proven_ending(view, ms, iterations)
    search = Search(view, Policy(fitted_weights()), Dice(seed), DEFAULT)
    if ending is not None:
        search.consider(ending.actions[0])
    within = budget(search.stages, start, ms, iterations, progress)
    best = search.run(lambda stage, trials: within(stage, trials) or trials < _LEAST_TRIALS * len(search.candidates))
    if ending is not None:
        best = next(one.action for one in search.candidates if one.action == ending.actions[0])
    if progress is not None:
        progress(ms if iterations is None else iterations)
    tried = sorted(search.candidates, key=lambda one: (one.action is not best, -one.total / one.trials, -one.trials))
    advice = [_advice(view, candidate, best, catalog) for candidate in tried]
    if ending is not None and not isinstance(best, act.PaintBest):  # its own reason says the same
        reason = catalog.words.semicolon.join([advice[0].why, catalog.hints.proven])
        advice[0] = attrs.evolve(advice[0], why=reason)
    return tuple(advice)


def _advice(view: GameView, candidate: Candidate, best: act.Action, catalog: Catalog) -> Advice:
    points, action = points_of(candidate), candidate.action
    reason = why(view, action, catalog) or (catalog.hints.best if action is best else catalog.hints.worse)
    return Advice(action, points.value, points.low, points.high, reason)


def points_of(candidate: Candidate) -> Estimate:
    """Return the mean of the leads at the end of at least two trials, in points."""
    mean = candidate.total / candidate.trials
    variance = max(candidate.squares - candidate.total * mean, 0.0) / (candidate.trials - 1)
    return mean_of(mean / POINT, variance / POINT**2, candidate.trials)


def seat_advice(view: GameView, advice: tuple[Advice, ...], language: str = "en") -> SeatAdvice:
    """Return the advice on a view as a JSON document, with the texts of its question and choices.

    They are in `language`; so are the reasons if `hint` was called with it.

    >>> from viceroy.engine.views import view
    >>> from viceroy.sessions.new_game import new_game
    >>> seen = view(new_game(("Ada", "Ben"), edition="german", seed=7), 0)
    >>> told = seat_advice(seen, hint(seen, iterations=12))
    >>> told.player, told.question
    ('Ada', 'Which two of your gems do you give back?')
    """
    seat, catalog = view.seat or 0, catalog_of(language)
    choices = (
        AdvisedChoice(
            action=choice.action,
            choice=action_label(view, choice.action, catalog),
            points=Estimate(choice.points, choice.low, choice.high),
            why=choice.why,
        )
        for choice in advice
    )
    question = prompt_text(view, language)
    return SeatAdvice(seat=seat, player=view.rules.players[seat], question=question, choices=tuple(choices))


# -- reasons ----------------------------------------------------------------------------------------------------------


def why(view: GameView, action: act.Action, catalog: Catalog = ENGLISH) -> str:
    """Return the immediate gain of an action as a line of text, empty if only later turns show it.

    >>> from viceroy.engine.views import view as view_of
    >>> from viceroy.sessions.new_game import new_game
    >>> seen = view_of(new_game(2, seed=7), 0)
    >>> why(seen, seen.legal[0])
    'begins with 1 card drawn from a deck of your choice'
    """
    messages, have = catalog.hints, own_seat(view).gems or NO_GEMS
    match action:
        case act.PlaceCard():
            return _placing(view, action, catalog)
        case act.Bid(_, color):
            return _bidding(view, color, catalog)
        case act.BidAttack():
            return messages.takes_any
        case act.Claim(_, slot) if slot is not None and isinstance(view.prompt, AskClaims):
            color = view.prompt.group_of(view.seat).color
            return _taking(view, color, slot, catalog)
        case act.TakeCard(_, color, slot):
            return _taking(view, color, slot, catalog)
        case act.Lay(_, number):
            return _laying(view, view.rules.card(number), catalog)
        case act.DiscardForGems():
            return messages.brings_gems.format(n=view.rules.edition.discard_for_gems)
        case act.ChooseStart(_, number):
            card = view.rules.card(number)
            if not isinstance(card, CharacterCard):
                return ""
            return messages.begins.format(reward=reward_text(card.rewards(1)[0], catalog))
        case act.Pass():
            return messages.passes_round if view.round else messages.passes_auction
        case act.PaintBest():
            return catalog.painting.none_scores_more
        case act.TakeGems(_, gems):
            return messages.then_gems.format(gems=gems_text(add_gems(have, gems), catalog))
        case act.ReturnGems(_, gems) | act.PayGems(_, gems):
            return messages.then_gems.format(gems=gems_text(subtract_gems(have, gems), catalog))
        case _:
            return ""


def _bidding(view: GameView, color: Color, catalog: Catalog) -> str:
    """Say how high the cards of a color can lie, when the bid is paid."""
    gems = subtract_gems(own_seat(view).gems or NO_GEMS, gems_of((color,)))
    numbers = [number for slot in act.Slot if (number := card_in_row(view, color, slot)) is not None]
    return catalog.words.semicolon.join(
        catalog.hints.bid_for.format(
            card=card_label(view, number, catalog), outlook=_highest(view, view.rules.card(number), gems, catalog)
        )
        for number in numbers
    )


def _taking(view: GameView, color: Color, slot: act.Slot, catalog: Catalog) -> str:
    """Say how high a card of the row can lie."""
    number = card_in_row(view, color, slot)
    return "" if number is None else _highest(view, view.rules.card(number), own_seat(view).gems or NO_GEMS, catalog)


def _laying(view: GameView, card: Card, catalog: Catalog) -> str:
    if isinstance(card, LawCard):
        law = next(iter(law_sentences(card, catalog.language)), "")
        return (catalog.hints.law_costs if card.price else catalog.hints.law_is_free).format(n=card.price, law=law)
    return _highest(view, card, own_seat(view).gems or NO_GEMS, catalog)


def _highest(view: GameView, card: Card, gems: Gems, catalog: Catalog) -> str:
    """Say how high a character can lie that is paid for with these gems and the infinite ones, and what it brings."""
    pyramid, used = own_seat(view).pyramid, own_seat(view).used_infinite
    if not isinstance(card, CharacterCard):
        return ""
    payable = add_gems(gems, unused_infinite(pyramid, used))
    places = open_places_of(view.rules, pyramid, TOP_LEVEL)
    levels = [place.level for place in places if _is_payable(pyramid, card, place, payable)]
    if not levels:
        return catalog.hints.too_dear
    return catalog.hints.as_high.format(n=max(levels), reward=_reward(card, max(levels), catalog))


def _is_payable(pyramid: Pyramid, card: CharacterCard, place: Place, payable: Gems) -> bool:
    """Whether gems pay for a card at a place, with what laws take off its cost (R6.6)."""
    costs = (subtract_gems(card.cost(place.level), spared) for spared in left_out(pyramid, card, place))
    return any(at_most(cost, payable) == cost for cost in costs)


def _reward(card: CharacterCard, level: int, catalog: Catalog) -> str:
    """Describe the reward of a character on a level."""
    if level == TOP_LEVEL:
        return catalog.cards.top_reward.format(n=TOP_LEVEL_POINTS)
    return reward_text(card.rewards(level)[0], catalog)


def _placing(view: GameView, action: act.PlaceCard, catalog: Catalog) -> str:
    """Say which circle a card closes, and else what it brings."""
    card, pyramid, place = asked_card(view), own_seat(view).pyramid, action.place
    messages, level = catalog.hints, place.level
    if card is None:
        return ""
    if level > 1 and place not in pyramid.at:
        color = pyramid.with_card(placed_alone(place, card)).color_of_circle(place)
        if color is not None:
            return messages.closes.format(level=level, color=color)
    if isinstance(card, CharacterCard):
        return messages.brings.format(reward=_reward(card, level, catalog), level=level)
    return messages.needs_no_gems.format(level=level)
