"""Refusals: why an action that is not legal is not, told by the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from viceroy.engine import actions as act
from viceroy.engine import prompts as q
from viceroy.engine.phases.development import can_place, law_places, open_places_of
from viceroy.engine.phases.setup import GEMS_RETURNED
from viceroy.engine.state import GameState, unused_infinite
from viceroy.errors import Refusal
from viceroy.errors import RefusalCode as Code
from viceroy.model.cards import TOP_LEVEL, CharacterCard, LawCard
from viceroy.model.editions import AttackAuctions
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck, Placement
from viceroy.model.pyramid import Section
from viceroy.model.tokens import COLORS, Color, Gems, add_gems
from viceroy.scoring.painting import Paint, PaintingError, gems_spent, painting_errors

Reason = tuple[Code, str] | tuple[Code, str, tuple[int, ...], tuple[int, ...]]


def explain(state: GameState, action: act.Action, kinds: tuple[type, ...]) -> Refusal:
    """Return why an action is refused; `kinds` are the actions that the due task takes."""
    seat = action.seat
    if type(seat) is not int or seat not in state.rules.everybody:
        return Refusal(Code.UNKNOWN_SEAT, "R1.9", -1, (), (len(state.seats),))
    if state.task is None:
        return Refusal(Code.GAME_OVER, "R4.1", seat)
    if seat not in state.to_act:
        return Refusal(Code.NOT_YOUR_CHOICE, "R4.2", seat)
    if type(action) not in kinds:
        return Refusal(Code.WRONG_ACTION, "R4.2", seat)
    try:
        reason = _REASONS[type(action)](state, action, state.task)
    except (TypeError, ValueError, AttributeError, KeyError, IndexError):
        reason = (Code.MALFORMED, "R4.2")  # fields of a type that no such action has
    return Refusal(reason[0], reason[1], seat, *reason[2:])


# -- setup ------------------------------------------------------------------------------------------------------------


def _return(state: GameState, action: act.ReturnGems, task: q.AskReturn) -> Reason:
    _gems(action.gems)
    return Code.NOT_TWO_GEMS, "R2.3", (GEMS_RETURNED,), state.seats[action.seat].gems


def _start(state: GameState, action: act.ChooseStart, task: q.AskStart) -> Reason:
    return Code.NOT_DEALT, "R2.5", (_number(action.place), _number(action.keep)), state.seats[action.seat].numbers


# -- auction ----------------------------------------------------------------------------------------------------------


def _bid(state: GameState, action: act.Bid, task: q.AskBids) -> Reason:
    color = Color(action.color)  # type: ignore[call-arg]
    gems = state.seats[action.seat].gems
    if not gems[color.position]:
        return Code.NO_GEM, "R5.2", (1,), gems
    return Code.NO_CARD_THERE, "R5.2"


def _attack(state: GameState, action: act.BidAttack, task: q.AskBids) -> Reason:
    if not state.seats[action.seat].attack:
        return Code.NO_ATTACK_TOKEN, "R5.14", (1,), (0,)
    if state.rules.edition.attack_token_auctions is AttackAuctions.FIRST and state.auction > 1:
        return Code.ATTACK_TOO_LATE, "B9", (1,), (state.auction,)
    return Code.NO_CARD_THERE, "R5.14"


def _claim(state: GameState, action: act.Claim, task: q.AskClaims) -> Reason:
    if action.slot is not None:
        act.Slot(action.slot)
    return Code.NOT_CLAIMABLE, "C61" if action.slot is None else "R12.9"


_TAKEN_BY = {q.AskAttackCard: "R5.14", q.AskRowCard: "L69", q.AskRowDiscard: "R12.5"}


def _row(
    state: GameState,
    action: act.TakeCard | act.DiscardFromRow,
    task: q.AskAttackCard | q.AskRowCard | q.AskRowDiscard,
) -> Reason:
    act.Slot(action.slot)
    Color(action.color)  # type: ignore[call-arg]
    return Code.NO_CARD_THERE, _TAKEN_BY[type(task)]


def _tuck_taken(state: GameState, action: act.TuckTaken, task: q.AskTuckTaken) -> Reason:
    _place(action.law)
    return Code.NO_SUCH_LAW, "L78"


# -- supply -----------------------------------------------------------------------------------------------------------


def _take(state: GameState, action: act.TakeGems, task: q.AskGems) -> Reason:
    gems = _gems(action.gems)
    due = min(task.count, sum(state.bank))
    if sum(gems) != due:
        return Code.WRONG_NUMBER_OF_GEMS, "C11", (due,), (sum(gems),)
    return Code.BANK_SHORT, "R5.19", gems, state.bank


def _draw(state: GameState, action: act.DrawCards, task: q.AskDraw) -> Reason:
    decks = tuple(Deck(deck) for deck in action.decks)
    sizes = (len(state.law_deck), len(state.reserve_deck))
    due = 1 if state.rules.edition.sequential_draw else min(task.count, sum(sizes))
    if len(decks) != due:
        return Code.WRONG_NUMBER_OF_CARDS, "B6", (due,), (len(decks),)
    if decks.count(Deck.LAWS) > sizes[0] or decks.count(Deck.RESERVE) > sizes[1]:
        return Code.DECK_SHORT, "C44", (decks.count(Deck.LAWS), decks.count(Deck.RESERVE)), sizes
    return Code.MALFORMED, "B6"  # decks are named laws first, where all are named up front


def _own_gem(state: GameState, action: act.UseOwnGem, task: q.AskOwnGem) -> Reason:
    if type(action.use) is not bool:
        raise TypeError
    return Code.NO_GEM, "R7.9", (1,), state.seats[action.seat].gems


# -- development ------------------------------------------------------------------------------------------------------


def _lay(state: GameState, action: act.Lay, task: q.AskLay) -> Reason:
    own = state.seats[action.seat]
    if _number(action.card) not in own.numbers:
        return Code.NOT_IN_HAND, "R6.1", (action.card,), own.numbers
    card = state.rules.card(action.card)
    if can_place(state.rules, state.bank, own, action.seat, card):
        return Code.DRAWN_THIS_PHASE, "B7", (action.card,), ()
    if isinstance(card, LawCard):
        return Code.NOT_A_CHARACTER, "L66", (action.card,), ()
    return Code.NOWHERE_TO_PLACE, "C21", card.cost(1), _purse(state, action.seat)


def _sell(state: GameState, action: act.Sell, task: q.AskLay) -> Reason:
    if not state.rules.edition.discard_for_gems:
        return Code.NO_SELLING, "B5"
    return Code.NOT_IN_HAND, "R6.3", (_number(action.card),), state.seats[action.seat].numbers


def _purse(state: GameState, seat: int) -> tuple[int, ...]:
    own = state.seats[seat]
    return tuple(
        gems + free for gems, free in zip(own.gems, unused_infinite(own.pyramid, own.used_infinite), strict=True)
    )


def _place_card(state: GameState, action: act.PlaceCard, task: q.AskPlace) -> Reason:
    place, infinite = _place(action.place), _gems(action.infinite)
    if place is None:
        raise TypeError
    card = state.rules.card(task.card)
    if isinstance(card, LawCard):
        return _place_law(state, action.seat, card, place, infinite)
    return _place_character(state, action.seat, card, place, infinite)


def _place_law(state: GameState, seat: int, law: LawCard, place: Place, infinite: Gems) -> Reason:
    if place in law_places(state.rules, state.seats[seat].pyramid, law):
        return Code.TOO_MANY_INFINITE, "R6.8", infinite, (0, 0, 0, 0)  # a law costs nothing
    if law.placement is Placement.IN_PLACE_OF_CARD:
        return Code.NOT_A_CARD_TO_REPLACE, "L65"
    if law.placement is Placement.UNDER_CHARACTER:
        return Code.NOT_A_CHARACTER, "L66"
    if place in open_places_of(state.rules, state.seats[seat].pyramid, place.level):
        return Code.LAW_TOO_HIGH, "R6.8"
    return Code.NOT_AN_OPEN_PLACE, "R3.3"


def _place_character(state: GameState, seat: int, card: CharacterCard, place: Place, infinite: Gems) -> Reason:
    own = state.seats[seat]
    if place not in open_places_of(state.rules, own.pyramid, TOP_LEVEL):
        return Code.NOT_AN_OPEN_PLACE, "R3.3"
    cost = card.cost(place.level)
    most = tuple(
        min(due, free) for due, free in zip(cost, unused_infinite(own.pyramid, own.used_infinite), strict=True)
    )
    if any(used > allowed for used, allowed in zip(infinite, most, strict=True)):
        return Code.TOO_MANY_INFINITE, "R7.10", infinite, most
    return Code.CANNOT_PAY, "R6.6", tuple(a - b for a, b in zip(cost, infinite, strict=True)), own.gems


def _top_reward(state: GameState, action: act.ChooseTopReward, task: q.AskTopReward) -> Reason:
    return Code.MALFORMED, "R6.11"


# -- laws -------------------------------------------------------------------------------------------------------------


def _option(state: GameState, action: act.ChooseOption, task: q.AskOption) -> Reason:
    if type(action.option) is not int:
        raise TypeError
    return Code.NO_SUCH_OPTION, "L71", (action.option,), tuple(range(1, len(task.options) + 1))


def _color(state: GameState, action: act.ChooseColor, task: q.AskColor) -> Reason:
    return Code.MALFORMED, "L73"


def _put_back(state: GameState, action: act.PutBack, task: q.AskPutBack) -> Reason:
    numbers = state.seats[action.seat].numbers
    if _number(action.card) in numbers:
        return Code.NOT_OF_THE_DECK, "L70", (action.card,), ()
    return Code.NOT_IN_HAND, "L70", (action.card,), numbers


def _tuck_card(state: GameState, action: act.TuckCard, task: q.AskTuckHand) -> Reason:
    return Code.NOT_IN_HAND, "L72", (_number(action.card),), state.seats[action.seat].numbers


def _tuck_free(state: GameState, action: act.TuckFree, task: q.AskTuckFree) -> Reason:
    _place(action.place)
    return Code.NOT_FREE, "L74"


def _store(state: GameState, action: act.StoreGem, task: q.AskStore) -> Reason:
    Color(action.color)  # type: ignore[call-arg]
    return Code.NO_GEM, "L76", (1,), state.seats[action.seat].gems


def _pick(state: GameState, action: act.PickToken, task: q.AskSwap) -> Reason:
    if task.others is not None:
        return Code.WRONG_ACTION, "L67"
    if sum(state.seats[action.seat].gems) < task.pay:
        return Code.NO_GEM, "L67", (task.pay,), state.seats[action.seat].gems
    return Code.NO_SUCH_TOKEN, "L67"


def _pay(state: GameState, action: act.PayGems, task: q.AskSwap) -> Reason:
    gems = _gems(action.gems)
    if task.others is None:
        return Code.WRONG_ACTION, "L67"
    if sum(gems) != task.pay:
        return Code.WRONG_NUMBER_OF_GEMS, "L67", (task.pay,), (sum(gems),)
    return Code.NO_GEM, "L67", gems, state.seats[action.seat].gems


# -- painting ---------------------------------------------------------------------------------------------------------

_FAULTS = {
    PaintingError.NO_CIRCLE: (Code.NO_SECTION, "R10.2"),
    PaintingError.PAINTED_TWICE: (Code.PAINTED_TWICE, "C35"),
    PaintingError.OWN_COLOR: (Code.OWN_COLOR, "C35"),
    PaintingError.PURE_CIRCLE: (Code.PURE_CIRCLE, "B12"),
    PaintingError.NO_GEM: (Code.NO_GEM, "R10.2"),
}


def _paint(state: GameState, action: act.PaintSection, task: q.AskPaint) -> Reason:
    own = state.seats[action.seat]
    place = _place(action.circle)
    if place is None:
        raise TypeError
    paint = Paint(place, Section(action.section), Color(action.color))  # type: ignore[call-arg]
    faults = painting_errors(
        own.pyramid.circles,
        add_gems(own.gems, gems_spent(own.paints)),
        (*own.paints, paint),
        repaint_pure=state.rules.edition.repaint_pure_circles,
    )
    code, rule = _FAULTS[faults[-1][1]]
    return code, rule, (1,), own.gems


def _paint_best(state: GameState, action: act.PaintBest, task: q.AskPaint) -> Reason:
    return Code.BEST_TOO_LATE, "C38"


# -- fields of any type -----------------------------------------------------------------------------------------------


def _gems(gems: object) -> Gems:
    if (
        type(gems) is not tuple
        or len(gems) != len(COLORS)
        or any(type(count) is not int or count < 0 for count in gems)
    ):
        raise TypeError
    blue, red, green, yellow = gems
    return (blue, red, green, yellow)


def _number(card: object) -> int:
    if type(card) is not int:
        raise TypeError
    return card


def _place(place: object) -> Place | None:
    if place is None:
        return None
    if not isinstance(place, tuple) or len(place) != 2 or any(type(part) is not int for part in place):
        raise TypeError
    return Place(*place)


_REASONS: dict[type, Callable[[GameState, Any, Any], Reason]] = {
    act.ReturnGems: _return,
    act.ChooseStart: _start,
    act.Bid: _bid,
    act.BidAttack: _attack,
    act.Claim: _claim,
    act.TakeCard: _row,
    act.DiscardFromRow: _row,
    act.TuckTaken: _tuck_taken,
    act.Lay: _lay,
    act.Sell: _sell,
    act.PlaceCard: _place_card,
    act.ChooseTopReward: _top_reward,
    act.TakeGems: _take,
    act.DrawCards: _draw,
    act.UseOwnGem: _own_gem,
    act.ChooseOption: _option,
    act.ChooseColor: _color,
    act.PutBack: _put_back,
    act.TuckCard: _tuck_card,
    act.TuckFree: _tuck_free,
    act.StoreGem: _store,
    act.PickToken: _pick,
    act.PayGems: _pay,
    act.PaintSection: _paint,
    act.PaintBest: _paint_best,
}
"""What each kind of action may be refused for; to pass, or to be done, is legal wherever it is an answer."""
