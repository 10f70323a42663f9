"""Ideas: what a player may want to do at a prompt, legal or not, so that somebody can say why it is not possible."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from viceroy.engine import actions as act
from viceroy.engine import prompts as q
from viceroy.engine.phases.lasting import left_out
from viceroy.engine.phases.placing import open_places_of
from viceroy.engine.state import unused_infinite
from viceroy.engine.views import GameView, asked_card
from viceroy.errors import Refusal
from viceroy.model.cards import TOP_LEVEL, Card, CharacterCard, LawCard
from viceroy.model.geometry import Place
from viceroy.model.laws import Placement
from viceroy.model.pyramid import SECTIONS
from viceroy.model.tokens import COLORS, NO_GEMS, Gems, at_most, gems, subtract_gems

RefusalOf = Callable[[act.Action], Refusal | None]
"""Says why an action is refused, None for a legal one; such as `Session.check`."""


def refused_ideas(view: GameView, check: RefusalOf) -> Iterator[tuple[act.Action, Refusal]]:
    """Yield the ideas of a player that are not possible, each with the reason.

    >>> from viceroy.sessions.session import Session
    >>> session = Session.start(("Ada", "Ben"), seed=7)
    >>> while session.state.turn == 0:
    ...     _ = session.do(session.legal_actions(session.state.to_act[0])[0])
    >>> [(action, str(refusal.code)) for action, refusal in refused_ideas(session.view(0), session.check)]
    [(BidAttack(seat=0), 'no-attack-token')]
    """
    refused = ((action, check(action)) for action in _ideas(view))
    yield from ((action, refusal) for action, refusal in refused if refusal is not None)


def _ideas(view: GameView) -> Iterator[act.Action]:
    """Yield what the player of a view may want to do at its prompt."""
    seat = 0 if view.seat is None else view.seat
    own = view.seats[seat]
    match view.prompt:
        case q.AskBids():
            yield from (act.Bid(seat, color) for color in COLORS)
            yield act.BidAttack(seat)
        case q.AskClaims():
            yield from (act.Claim(seat, slot) for slot in (*act.Slot, None))
        case q.AskScreen():
            yield act.LookBehind(seat, seat)
        case q.AskLay() | q.AskPutBack():
            kind = act.Lay if isinstance(view.prompt, q.AskLay) else act.PutBack
            yield from (kind(seat, card.number) for card in own.hand if card.number is not None)
        case q.AskPlace():
            yield from _places(view, seat)
        case q.AskGems(_, count):
            due = min(count, sum(view.bank))
            yield from (act.TakeGems(seat, gems(**{color.value: due})) for color in COLORS)
        case q.AskStore():
            yield from (act.StoreGem(seat, color) for color in COLORS)
        case q.AskPay():
            yield act.UseLaw(seat, use=True)
        case q.AskTuckFree():
            yield from (act.TuckFree(seat, placed.place) for placed in own.pyramid.cards)
        case q.AskPaint():
            sections = [(circle.place, section) for circle in own.pyramid.circles for section in SECTIONS]
            for color, held in zip(COLORS, own.gems or NO_GEMS, strict=True):
                several = sections if held else sections[:1]  # without a gem of the color all have the same reason
                yield from (act.PaintSection(seat, *where, color) for where in several)
            yield act.PaintBest(seat)


def _places(view: GameView, seat: int) -> Iterator[act.Action]:
    """Yield every open place, or every card that such a law goes to, paid with as many infinite gems as possible."""
    card, pyramid = asked_card(view), view.seats[seat].pyramid
    on_cards = isinstance(card, LawCard) and card.placement is not Placement.NORMAL
    places = [placed.place for placed in pyramid.cards] if on_cards else open_places_of(view.rules, pyramid, TOP_LEVEL)
    for place in places:
        if not any(isinstance(action, act.PlaceCard) and action.place == place for action in view.legal):
            yield act.PlaceCard(seat, place, *_paid(view, seat, card, place))


def _paid(view: GameView, seat: int, card: Card | None, place: Place) -> tuple[Gems, Gems]:
    """Return the infinite gems that can pay, and a choice of the gems that laws take off the cost."""
    if not isinstance(card, CharacterCard):
        return NO_GEMS, NO_GEMS
    own = view.seats[seat]
    spared = left_out(own.pyramid, card, place)[0]
    unused = unused_infinite(own.pyramid, own.used_infinite)
    return at_most(subtract_gems(card.cost(place.level), spared), unused), spared
