"""What a player may have thought of but cannot do now, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from viceroy.cli.terminal.saying import (
    action_words,
    asked_card,
    card_words,
    circle_words,
    own_numbers,
    own_seat,
    place_words,
    section_words,
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
from viceroy.wording.refusals import refusal_text

Check = Callable[[act.Action], Refusal | None]
Thought = tuple[str, act.Action]  # what comes to mind, in words and as an action

SHOWN_AT_ONCE = (q.AskBids, q.AskLay, q.AskPlace)
"""The prompts that show beside the choices what is not possible."""


def hindrances(view: GameView, check: Check) -> tuple[str, ...]:
    """Return what is not possible now, each with the reason."""
    found = ((words, check(action)) for words, action in thoughts(view))
    return tuple(f"{words}: {refusal_text(refusal)}" for words, refusal in found if refusal is not None)


def thoughts(view: GameView) -> Iterator[Thought]:
    """Yield what a player may think of at this prompt, possible or not."""
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
            yield from ((card_words(view, number), kind(seat, number)) for number in own_numbers(view))
        case q.AskPlace():
            yield from _places(view, seat)
        case q.AskGems(_, count):
            due = min(count, sum(view.bank))
            yield from ((f"{due} {color}", act.TakeGems(seat, _times(due, color.position))) for color in COLORS)
        case q.AskStore():
            yield from ((str(color), act.StoreGem(seat, color)) for color in COLORS)
        case q.AskTuckFree():
            for placed in own_seat(view).pyramid.cards:
                yield place_words(own_seat(view).pyramid, placed.place), act.TuckFree(seat, placed.place)
        case q.AskPaint():
            yield from _paints(view, seat)


def _times(count: int, position: int) -> Gems:
    blue, red, green, yellow = (count if color.position == position else 0 for color in COLORS)
    return (blue, red, green, yellow)


def _places(view: GameView, seat: int) -> Iterator[Thought]:
    """Yield every open place, and every card that a law of its own kind could go to, paid as well as can be."""
    card, pyramid = asked_card(view), own_seat(view).pyramid
    on_cards = isinstance(card, LawCard) and card.placement is not Placement.NORMAL
    places = [placed.place for placed in pyramid.cards] if on_cards else open_places_of(view.rules, pyramid, TOP_LEVEL)
    for place in places:
        if not any(isinstance(action, act.PlaceCard) and action.place == place for action in view.legal):
            yield place_words(pyramid, place), act.PlaceCard(seat, place, _infinite(view, card, place))


def _infinite(view: GameView, card: Card | None, place: Place) -> Gems:
    if not isinstance(card, CharacterCard):
        return NO_GEMS
    own = own_seat(view)
    unused = unused_infinite(own.pyramid, own.used_infinite)
    blue, red, green, yellow = map(min, card.cost(place.level), unused)
    return (blue, red, green, yellow)


def _paints(view: GameView, seat: int) -> Iterator[Thought]:
    for circle in own_seat(view).pyramid.circles:
        for section in SECTIONS:
            for color in COLORS:
                words = f"{circle_words(view, circle.place)}: {section_words(section)} section {color}"
                yield words, act.PaintSection(seat, circle.place, section, color)
    best = act.PaintBest(seat)
    yield action_words(view, best), best
