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
    PlaceCard,
    Slot,
    TakeCard,
)
from viceroy.engine.prompts import AskClaims
from viceroy.engine.views import GameView
from viceroy.messages import counted, joined
from viceroy.model.cards import TOP_LEVEL, Card, CharacterCard, LawCard
from viceroy.model.pyramid import placed_alone
from viceroy.model.tokens import Color
from viceroy.wording.choices import asked_card, card_label, own_seat
from viceroy.wording.laws import reward_text


def why(view: GameView, action: Action) -> str:
    """Return what an action brings at once, in a line.

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
            return f"for {_cards_of(view, color)}"
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
        case _:
            return "does best in the games that were tried"


def _cards_of(view: GameView, color: Color) -> str:
    cards = [number for number in (_in_row(view, color, slot) for slot in Slot) if number is not None]
    return joined([card_label(view, number) for number in cards], "or")


def _in_row(view: GameView, color: Color, slot: Slot) -> int | None:
    return (view.bases if slot is Slot.BASE else view.tips)[color.position]


def _laying(view: GameView, card: Card) -> str:
    if isinstance(card, LawCard):
        return "a law costs no gems" if not card.price else f"costs {counted(card.price, 'gem')}"
    highest = card.levels_paid_by(own_seat(view).gems or (0, 0, 0, 0))
    places = [place.level for place in own_seat(view).pyramid.open_places if place.level <= highest]
    return f"can lie as high as level {max(places)}" if places else "is paid for with infinite gems"


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
        if place.level == TOP_LEVEL:
            return "brings 15 points, or three rewards"
        return f"brings {reward_text(card.rewards(place.level)[0])} on level {place.level}"
    return f"needs no gems on level {place.level}"
