"""Why an action is good, in a line: what it brings at once."""

from __future__ import annotations

from viceroy.engine.actions import (
    Action,
    Bid,
    BidAttack,
    ChooseStart,
    Claim,
    DiscardForGems,
    Lay,
    PaintBest,
    Pass,
    PayGems,
    PlaceCard,
    ReturnGems,
    Slot,
    TakeCard,
    TakeGems,
)
from viceroy.engine.phases.lasting import left_out
from viceroy.engine.phases.placing import open_places_of
from viceroy.engine.prompts import AskClaims
from viceroy.engine.state import unused_infinite
from viceroy.engine.views import GameView, asked_card
from viceroy.messages import counted
from viceroy.model.cards import TOP_LEVEL, TOP_LEVEL_POINTS, Card, CharacterCard, LawCard
from viceroy.model.geometry import Place
from viceroy.model.pyramid import Pyramid, placed_alone
from viceroy.model.tokens import NO_GEMS, Color, Gems, add_gems, at_most, gems_of, take_gems
from viceroy.wording.choices import card_label, own_seat
from viceroy.wording.laws import law_sentences, reward_text
from viceroy.wording.narration import gems_text


def why(view: GameView, action: Action) -> str:
    """Return what an action brings at once, in a line; an empty one where only later turns show it.

    >>> from viceroy.engine.views import view as view_of
    >>> from viceroy.sessions.new_game import new_game
    >>> seen = view_of(new_game(2, seed=7), 0)
    >>> why(seen, seen.legal[0])
    'begins with 1 card drawn from a deck of your choice'
    """
    match action:
        case PlaceCard():
            return _placing(view, action)
        case Bid(_, color):
            return _bidding(view, color)
        case BidAttack():
            return "takes a card of the row whatever the others bid"
        case Claim(_, slot) if slot is not None:
            task = view.prompt
            groups = task.groups if isinstance(task, AskClaims) else ()
            color = next(group.color for group in groups if view.seat in group.seats)
            return f"for {card_label(view, _in_row(view, color, slot))}"
        case TakeCard(_, color, slot):
            return f"takes {card_label(view, _in_row(view, color, slot))}"
        case Lay(_, number):
            return _laying(view, view.rules.card(number))
        case DiscardForGems():
            return f"brings {counted(view.rules.edition.discard_for_gems, 'gem')}"
        case ChooseStart(_, number):
            card = view.rules.card(number)
            return f"begins with {reward_text(card.rewards(1)[0])}" if isinstance(card, CharacterCard) else ""
        case Pass():
            return "keeps cards and gems for later" if view.round else "takes gems in place of a card"
        case PaintBest():
            return "no painting scores more"
        case TakeGems(_, gems):
            return f"then you have {gems_text(add_gems(own_seat(view).gems or NO_GEMS, gems))}"
        case ReturnGems(_, gems) | PayGems(_, gems):
            return f"then you have {gems_text(take_gems(own_seat(view).gems or NO_GEMS, gems))}"
        case _:
            return ""


def _bidding(view: GameView, color: Color) -> str:
    """Say how high the cards of a color can lie, when the bid is paid."""
    gems = take_gems(own_seat(view).gems or NO_GEMS, gems_of((color,)))
    numbers = (_in_row(view, color, slot) for slot in Slot)
    cards = [(number, view.rules.card(number)) for number in numbers if number is not None]
    return "; ".join(f"{card_label(view, number)} {_highest(view, card, gems)}" for number, card in cards)


def _in_row(view: GameView, color: Color, slot: Slot) -> int | None:
    return (view.bases if slot is Slot.BASE else view.tips)[color.position]


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
    costs = (take_gems(card.cost(place.level), spared) for spared in left_out(pyramid, card, place))
    return any(at_most(cost, payable) == cost for cost in costs)


def _reward(card: CharacterCard, level: int) -> str:
    """Say what a character brings on a level."""
    if level == TOP_LEVEL:
        return f"{TOP_LEVEL_POINTS} points, or three rewards"
    return reward_text(card.rewards(level)[0])


def _placing(view: GameView, action: PlaceCard) -> str:
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
