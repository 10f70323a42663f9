"""Refusals: why an action is not legal, and which rule forbids it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import attrs

from viceroy.engine import actions as act
from viceroy.engine import prompts as q
from viceroy.engine.phases.lasting import left_out
from viceroy.engine.phases.laws.looking import looked_at
from viceroy.engine.phases.laws.payments import due_of
from viceroy.engine.phases.placing import can_place, condition_holds, law_places, open_places_of, price_of
from viceroy.engine.phases.setup import GEMS_RETURNED
from viceroy.engine.state import GameState, unused_infinite
from viceroy.errors import Refusal
from viceroy.errors import RefusalCode as Code
from viceroy.model.cards import TOP_LEVEL, TOP_LEVEL_OF_LAWS, CharacterCard, LawCard
from viceroy.model.editions import AttackAuctions
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck, Placement
from viceroy.model.pyramid import SECTIONS
from viceroy.model.tokens import COLORS, NO_GEMS, Gems, TokenSide, add_gems, at_most, take_gems
from viceroy.scoring.painting import Paint, PaintingError, gems_spent, painting_errors

Reason = tuple[Code, str] | tuple[Code, str, tuple[int, ...], tuple[int, ...]]


def explain(state: GameState, action: act.Action, kinds: tuple[type, ...]) -> Refusal:
    """Return why an action is refused; `kinds` are the actions that the prompt takes."""
    seat = action.seat
    if type(seat) is not int or seat not in state.rules.everybody:
        return Refusal(Code.UNKNOWN_SEAT, "R1.9", -1, (), (len(state.seats),))
    if state.task is None:
        return Refusal(Code.GAME_OVER, "R4.1", seat)
    if seat not in state.to_act:
        return Refusal(Code.NOT_YOUR_CHOICE, "R4.2", seat)
    if type(action) not in kinds:
        return Refusal(Code.WRONG_ACTION, "R4.2", seat)
    if not _is_well_formed(action):
        return Refusal(Code.MALFORMED, "R4.2", seat)
    reason = _REASONS[type(action)](state, action, state.task)
    return Refusal(reason[0], reason[1], seat, *reason[2:])


# -- setup ------------------------------------------------------------------------------------------------------------


def _return(state: GameState, action: act.ReturnGems, task: q.AskReturn) -> Reason:
    return Code.NOT_TWO_GEMS, "R2.3", (GEMS_RETURNED,), state.seats[action.seat].gems


def _start(state: GameState, action: act.ChooseStart, task: q.AskStart) -> Reason:
    return Code.NOT_DEALT, "R2.5", (action.place, action.keep), state.seats[action.seat].numbers


# -- auction ----------------------------------------------------------------------------------------------------------


def _bid(state: GameState, action: act.Bid, task: q.AskBids) -> Reason:
    gems = state.seats[action.seat].gems
    if not gems[COLORS.index(action.color)]:  # it may be a plain "red"
        return Code.NO_GEM, "R5.2", (1,), gems
    return Code.NO_CARD_THERE, "R5.2"


def _attack(state: GameState, action: act.BidAttack, task: q.AskBids) -> Reason:
    if not state.seats[action.seat].attack:
        return Code.NO_ATTACK_TOKEN, "R5.14", (1,), (0,)
    if state.rules.edition.attack_token_auctions is AttackAuctions.FIRST and state.auction > 1:
        return Code.ATTACK_TOO_LATE, "B9", (1,), (state.auction,)
    return Code.NO_CARD_THERE, "R5.14"


def _claim(state: GameState, action: act.Claim, task: q.AskClaims) -> Reason:
    return Code.NOT_CLAIMABLE, "C61" if action.slot is None else "R12.9"


_TAKEN_BY = {q.AskAttackCard: "R5.14", q.AskRowCard: "L69", q.AskRowDiscard: "R12.5"}


def _row(
    state: GameState, action: act.TakeCard | act.DiscardFromRow, task: q.AskAttackCard | q.AskRowCard | q.AskRowDiscard
) -> Reason:
    return Code.NO_CARD_THERE, _TAKEN_BY[type(task)]


# -- supply -----------------------------------------------------------------------------------------------------------


def _take(state: GameState, action: act.TakeGems, task: q.AskGems) -> Reason:
    due = min(task.count, sum(state.bank))
    if sum(action.gems) != due:
        return Code.WRONG_NUMBER_OF_GEMS, "C11", (due,), (sum(action.gems),)
    return Code.BANK_SHORT, "R5.19", action.gems, state.bank


def _draw(state: GameState, action: act.DrawCards, task: q.AskDraw) -> Reason:
    decks = action.decks
    sizes = (len(state.law_deck), len(state.reserve_deck))
    due = 1 if state.rules.edition.sequential_draw else min(task.count, sum(sizes))
    if len(decks) != due:
        return Code.WRONG_NUMBER_OF_CARDS, "B6", (due,), (len(decks),)
    if decks.count(Deck.LAWS) > sizes[0] or decks.count(Deck.RESERVE) > sizes[1]:
        return Code.DECK_SHORT, "C44", (decks.count(Deck.LAWS), decks.count(Deck.RESERVE)), sizes
    return Code.MALFORMED, "B6"  # if all decks are named up front, law decks come first


def _own_gem(state: GameState, action: act.UseOwnGem, task: q.AskOwnGem) -> Reason:
    return Code.NO_GEM, "R7.9", (1,), state.seats[action.seat].gems


# -- development ------------------------------------------------------------------------------------------------------


def _lay(state: GameState, action: act.Lay, task: q.AskLay) -> Reason:
    own = state.seats[action.seat]
    if action.card not in own.numbers:
        return Code.NOT_IN_HAND, "R6.1", (action.card,), own.numbers
    card = state.rules.card(action.card)
    if can_place(state, action.seat, card):
        return Code.DRAWN_THIS_PHASE, "B7", (action.card,), ()
    if isinstance(card, LawCard):
        return _lay_law(state, action.seat, card)
    return Code.NOWHERE_TO_PLACE, "C21", card.cost(1), _purse(state, action.seat)


def _lay_law(state: GameState, seat: int, law: LawCard) -> Reason:
    if not condition_holds(state, seat, law):
        return Code.CONDITION_FAILS, "C58", (law.number,), ()
    gems = state.seats[seat].gems
    if law.price > sum(gems):
        return Code.CANNOT_PAY, "C21", (law.price,), gems
    if law.placement is Placement.UNDER_CHARACTER:
        return Code.NOT_A_CHARACTER, "L66", (law.number,), ()
    return Code.WRONG_LEVEL, "R6.8", law.on_levels or (), ()


def _discard(state: GameState, action: act.DiscardForGems, task: q.AskLay) -> Reason:
    if not state.rules.edition.discard_for_gems:
        return Code.NO_SELLING, "B5"
    return Code.NOT_IN_HAND, "R6.3", (action.card,), state.seats[action.seat].numbers


def _purse(state: GameState, seat: int) -> Gems:
    own = state.seats[seat]
    return add_gems(own.gems, unused_infinite(own.pyramid, own.used_infinite))


def _place_card(state: GameState, action: act.PlaceCard, task: q.AskPlace) -> Reason:
    place, card = Place(*action.place), state.rules.card(task.card)
    if isinstance(card, LawCard):
        return _place_law(state, action.seat, card, place, action)
    return _place_character(state, action.seat, card, place, action)


def _place_law(state: GameState, seat: int, law: LawCard, place: Place, action: act.PlaceCard) -> Reason:
    if place in law_places(state.rules, state.seats[seat].pyramid, law):  # its price is asked for later
        if action.left_out != NO_GEMS:
            return Code.WRONG_LEFT_OUT, "R6.8", NO_GEMS, action.left_out
        return Code.TOO_MANY_INFINITE, "R6.8", action.infinite, NO_GEMS
    if law.placement is Placement.IN_PLACE_OF_CARD:
        if law.on_levels is not None and place in state.seats[seat].pyramid.at:
            return Code.WRONG_LEVEL, "L65", law.on_levels, ()
        return Code.NOT_A_CARD_TO_REPLACE, "L65"
    if law.placement is Placement.UNDER_CHARACTER:
        return Code.NOT_A_CHARACTER, "L66"
    if place in open_places_of(state.rules, state.seats[seat].pyramid, place.level):
        is_high = law.on_levels is None or place.level > TOP_LEVEL_OF_LAWS
        return (Code.LAW_TOO_HIGH, "R6.8") if is_high else (Code.WRONG_LEVEL, "R6.8", law.on_levels or (), ())
    return Code.NOT_AN_OPEN_PLACE, "R3.3"


def _place_character(state: GameState, seat: int, card: CharacterCard, place: Place, action: act.PlaceCard) -> Reason:
    own, infinite = state.seats[seat], action.infinite
    if place not in open_places_of(state.rules, own.pyramid, TOP_LEVEL):
        return Code.NOT_AN_OPEN_PLACE, "R3.3"
    spared = left_out(own.pyramid, card, place)
    if action.left_out not in spared:
        return Code.WRONG_LEFT_OUT, "R6.6", spared[0], action.left_out
    cost = take_gems(card.cost(place.level), action.left_out)
    most = at_most(unused_infinite(own.pyramid, own.used_infinite), cost)
    if at_most(infinite, most) != infinite:
        return Code.TOO_MANY_INFINITE, "R7.10", infinite, most
    return Code.CANNOT_PAY, "R6.6", take_gems(cost, infinite), own.gems


# -- laws -------------------------------------------------------------------------------------------------------------


def _option(state: GameState, action: act.ChooseOption, task: q.AskOption | q.AskChoice) -> Reason:
    options = task.options if isinstance(task, q.AskOption) else task.lists
    return Code.NO_SUCH_OPTION, "L71", (action.option,), tuple(range(1, len(options) + 1))


def _put_back(state: GameState, action: act.PutBack, task: q.AskPutBack | q.AskArrange) -> Reason:
    if isinstance(task, q.AskArrange):
        return Code.NOT_LOOKED_AT, "L70", (action.card,), looked_at(state, task)
    numbers = state.seats[action.seat].numbers
    if action.card in numbers:
        return Code.NOT_OF_THE_DECK, "L70", (action.card,), ()
    return Code.NOT_IN_HAND, "L70", (action.card,), numbers


def _screen(state: GameState, action: act.LookBehind, task: q.AskScreen) -> Reason:
    return Code.NOT_ANOTHER_PLAYER, "R2.4", (action.other,), tuple([s for s in state.rules.everybody if s != task.seat])


def _tuck_card(state: GameState, action: act.TuckCard, task: q.AskTuckHand) -> Reason:
    return Code.NOT_IN_HAND, "L72", (action.card,), state.seats[action.seat].numbers


def _store(state: GameState, action: act.StoreGem, task: q.AskStore) -> Reason:
    return Code.NO_GEM, "L76", (1,), state.seats[action.seat].gems


def _pick(state: GameState, action: act.PickToken, task: q.AskSwap | q.AskPayment | q.AskMoveToken) -> Reason:
    if isinstance(task, q.AskMoveToken):
        return (Code.NO_SUCH_TOKEN if task.token is None else Code.WRONG_ACTION), "R7.2"
    if isinstance(task, q.AskPayment):
        return (Code.WRONG_ACTION if task.gems or task.cards else Code.NO_SUCH_TOKEN), "R6.5"
    if task.others is not None:
        return Code.WRONG_ACTION, "L67"
    if sum(state.seats[action.seat].gems) < task.pay:
        return Code.NO_GEM, "L67", (task.pay,), state.seats[action.seat].gems
    return Code.NO_SUCH_TOKEN, "L67"


def _pay(state: GameState, action: act.PayGems, task: q.AskSwap | q.AskPrice | q.AskPayment | q.AskLose) -> Reason:
    gems = state.seats[action.seat].gems
    match task:
        case q.AskSwap():
            due, rule = task.pay if task.others is not None else None, "L67"
        case q.AskPrice():
            due, rule = price_of(state, task), "R6.5"
        case q.AskPayment():
            due, rule = task.gems or None, "R6.5"
        case q.AskLose():
            due, rule = due_of(state, action.seat, task), "R8.2"
    if due is None:
        return Code.WRONG_ACTION, rule
    if sum(action.gems) != due:
        return Code.WRONG_NUMBER_OF_GEMS, rule, (due,), (sum(action.gems),)
    return Code.NO_GEM, rule, action.gems, gems


def _discard_card(state: GameState, action: act.DiscardCard, task: q.AskPayment) -> Reason:
    if task.gems or not task.cards:
        return Code.WRONG_ACTION, "R6.5"
    return Code.NOT_IN_HAND, "R6.5", (action.card,), state.seats[action.seat].numbers


def _put_token(state: GameState, action: act.PutToken, task: q.AskMoveToken) -> Reason:
    return (Code.WRONG_ACTION if task.token is None else Code.NO_CARD_THERE), "R7.2"


def _take_back(state: GameState, action: act.TakeBack, task: q.AskUntuck) -> Reason:
    return Code.NO_CARD_THERE, "R3.11"


def _use_law(state: GameState, action: act.UseLaw, task: q.AskPay) -> Reason:  # of AskUseLaw, both answers are legal
    own, pay = state.seats[action.seat], task.pay
    if own.attack < pay.attack:
        return Code.NO_ATTACK_TOKEN, "R6.5", (pay.attack,), (own.attack,)
    if at_most(own.gems, pay.colored_gems) != pay.colored_gems:
        return Code.CANNOT_PAY, "R6.5", pay.colored_gems, own.gems
    return Code.CANNOT_PAY, "R6.5", (sum(pay.colored_gems) + pay.gems,), own.gems


# -- painting ---------------------------------------------------------------------------------------------------------

_PAINTING_ERRORS = {
    PaintingError.NO_CIRCLE: (Code.NO_SECTION, "R10.2"),
    PaintingError.PAINTED_TWICE: (Code.PAINTED_TWICE, "C35"),
    PaintingError.OWN_COLOR: (Code.OWN_COLOR, "C35"),
    PaintingError.PURE_CIRCLE: (Code.PURE_CIRCLE, "B12"),
    PaintingError.NO_GEM: (Code.NO_GEM, "R10.2"),
}


def _paint(state: GameState, action: act.PaintSection, task: q.AskPaint) -> Reason:
    own = state.seats[action.seat]
    paint = Paint(Place(*action.circle), action.section, COLORS[COLORS.index(action.color)])
    errors = painting_errors(
        own.pyramid.circles,
        add_gems(own.gems, gems_spent(own.paints)),
        (*own.paints, paint),
        repaint_pure=state.rules.edition.repaint_pure_circles,
    )
    code, rule = _PAINTING_ERRORS[errors[-1][1]]
    return code, rule, (1,), own.gems


_REASONS: dict[type, Callable[[GameState, Any, Any], Reason]] = {
    act.ReturnGems: _return,
    act.ChooseStart: _start,
    act.Bid: _bid,
    act.BidAttack: _attack,
    act.Claim: _claim,
    act.TakeCard: _row,
    act.DiscardFromRow: _row,
    act.TuckTaken: lambda *_: (Code.NO_SUCH_LAW, "L78"),
    act.Lay: _lay,
    act.DiscardForGems: _discard,
    act.PlaceCard: _place_card,
    act.ChooseTopReward: lambda *_: (Code.MALFORMED, "R6.11"),
    act.TakeGems: _take,
    act.DrawCards: _draw,
    act.UseOwnGem: _own_gem,
    act.ChooseOption: _option,
    act.ChooseColor: lambda *_: (Code.MALFORMED, "L73"),
    act.PutBack: _put_back,
    act.KeepCard: lambda state, action, task: (Code.NOT_LOOKED_AT, "L70", (action.card,), looked_at(state, task)),
    act.LookBehind: _screen,
    act.TuckCard: _tuck_card,
    act.TuckFree: lambda *_: (Code.NOT_FREE, "L74"),
    act.StoreGem: _store,
    act.PickToken: _pick,
    act.PayGems: _pay,
    act.DiscardCard: _discard_card,
    act.PutToken: _put_token,
    act.TurnOver: lambda *_: (Code.NO_SUCH_TOKEN, "R7.2"),
    act.TakeBack: _take_back,
    act.UseLaw: _use_law,
    act.PaintSection: _paint,
    act.PaintBest: lambda *_: (Code.BEST_TOO_LATE, "C38"),
}
"""Why an action of each kind may be refused. `Pass` and `Done` are legal wherever the prompt takes them."""

# -- the values of fields ---------------------------------------------------------------------------------------------


def _is_well_formed(action: act.Action) -> bool:
    """Whether each field holds a value of its type, or one equal to it ("red" for `Color.RED`)."""
    return all(_FITS[kind](getattr(action, name)) for name, kind in _FIELDS[type(action)])


def _is_gems(value: Any) -> bool:
    return type(value) is tuple and len(value) == len(COLORS) and all(type(n) is int and n >= 0 for n in value)


def _is_place(value: Any) -> bool:
    return isinstance(value, tuple) and len(value) == 2 and all(type(part) is int for part in value)


_FITS: dict[str, Callable[[Any], bool]] = {
    **dict.fromkeys(("int", "SeatNumber", "CardNumber"), lambda value: type(value) is int),
    "bool": lambda value: type(value) is bool,
    **dict.fromkeys(("Gems", "Annotated[Gems, Omitted()]"), _is_gems),
    "Place": _is_place,
    "Place | None": lambda value: value is None or _is_place(value),
    "Color": COLORS.__contains__,
    "TokenSide": tuple(TokenSide).__contains__,
    "Slot": tuple(act.Slot).__contains__,
    "Slot | None": (*act.Slot, None).__contains__,
    "Section": SECTIONS.__contains__,
    "tuple[Deck, ...]": lambda value: type(value) is tuple and all(deck in tuple(Deck) for deck in value),
}
"""Whether a value fits a field, by the annotation of the field."""

_FIELDS: dict[type, tuple[tuple[str, str], ...]] = {
    kind: tuple((field.name, str(field.type)) for field in attrs.fields(kind)) for kind in get_args(act.Action)
}
_FIELDS |= dict.fromkeys((act.ChooseColor, act.ChooseTopReward, act.PickToken), ())  # refused for one reason alone
_FIELDS[act.TuckFree] = (("place", "Place | None"),)  # no place is no free card
