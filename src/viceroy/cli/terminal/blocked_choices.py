"""Choices a player may expect but does not have now, each with the reason."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from viceroy.cli.terminal.choice_text import (
    action_label,
    asked_card,
    card_label,
    circle_label,
    own_numbers,
    own_seat,
    place_label,
)
from viceroy.engine import actions as act
from viceroy.engine import prompts as q
from viceroy.engine.phases.development import open_places_of
from viceroy.engine.state import unused_infinite
from viceroy.engine.views import GameView
from viceroy.errors import Refusal
from viceroy.model.cards import TOP_LEVEL, Card, CharacterCard, LawCard
from viceroy.model.geometry import Place
from viceroy.model.laws import Placement
from viceroy.model.pyramid import SECTIONS
from viceroy.model.tokens import COLORS, NO_GEMS, Gems
from viceroy.render.text_pyramid import section_name
from viceroy.wording.refusals import refusal_text

RefusalOf = Callable[[act.Action], Refusal | None]
Idea = tuple[str, act.Action]  # its label, and what would be done

SHOWN_AT_ONCE = (q.AskBids, q.AskLay, q.AskPlace)
"""Prompts that list the blocked choices below the legal ones without being asked."""


def blocked_choices(view: GameView, check: RefusalOf) -> tuple[str, ...]:
    """Return what is not possible now, each with the reason."""
    refused = ((label, check(action)) for label, action in _ideas(view))
    return tuple(f"{label}: {refusal_text(refusal)}" for label, refusal in refused if refusal is not None)


def _ideas(view: GameView) -> Iterator[Idea]:
    """Yield what a player may want to do at this prompt, legal or not."""
    seat = 0 if view.seat is None else view.seat
    match view.prompt:
        case q.AskBids():
            yield from ((str(color), act.Bid(seat, color)) for color in COLORS)
            yield "attack token", act.BidAttack(seat)
        case q.AskClaims():
            yield from ((str(slot), act.Claim(seat, slot)) for slot in act.Slot)
            yield "neither", act.Claim(seat, None)
        case q.AskLay() | q.AskPutBack():
            kind = act.Lay if isinstance(view.prompt, q.AskLay) else act.PutBack
            yield from ((card_label(view, number), kind(seat, number)) for number in own_numbers(view))
        case q.AskPlace():
            yield from _places(view, seat)
        case q.AskGems(_, count):
            due = min(count, sum(view.bank))
            yield from ((f"{due} {color}", act.TakeGems(seat, _times(due, color.position))) for color in COLORS)
        case q.AskStore():
            yield from ((str(color), act.StoreGem(seat, color)) for color in COLORS)
        case q.AskTuckFree():
            for placed in own_seat(view).pyramid.cards:
                yield place_label(own_seat(view).pyramid, placed.place), act.TuckFree(seat, placed.place)
        case q.AskPaint():
            yield from _paints(view, seat)


def _times(count: int, position: int) -> Gems:
    blue, red, green, yellow = (count if color.position == position else 0 for color in COLORS)
    return (blue, red, green, yellow)


def _places(view: GameView, seat: int) -> Iterator[Idea]:
    """Yield every open place, or every card that such a law goes to, paid with as many infinite gems as possible."""
    card, pyramid = asked_card(view), own_seat(view).pyramid
    on_cards = isinstance(card, LawCard) and card.placement is not Placement.NORMAL
    places = [placed.place for placed in pyramid.cards] if on_cards else open_places_of(view.rules, pyramid, TOP_LEVEL)
    for place in places:
        if not any(isinstance(action, act.PlaceCard) and action.place == place for action in view.legal):
            yield place_label(pyramid, place), act.PlaceCard(seat, place, _infinite(view, card, place))


def _infinite(view: GameView, card: Card | None, place: Place) -> Gems:
    if not isinstance(card, CharacterCard):
        return NO_GEMS
    own = own_seat(view)
    unused = unused_infinite(own.pyramid, own.used_infinite)
    blue, red, green, yellow = map(min, card.cost(place.level), unused)
    return (blue, red, green, yellow)


def _paints(view: GameView, seat: int) -> Iterator[Idea]:
    for circle in own_seat(view).pyramid.circles:
        for section in SECTIONS:
            for color in COLORS:
                label = f"{circle_label(view, circle.place)}: {section_name(section)} section {color}"
                yield label, act.PaintSection(seat, circle.place, section, color)
    best = act.PaintBest(seat)
    yield action_label(view, best), best
