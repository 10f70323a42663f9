"""Choices in English: the question to a seat, and each action that it may take, from its view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from viceroy.engine import actions as act
from viceroy.engine import prompts as q
from viceroy.engine.actions import Slot
from viceroy.engine.phases.lasting import left_out, pass_income
from viceroy.engine.prompts import Prompt
from viceroy.engine.views import GameView, HiddenTuck, SeatView, asked_card, card_in_row
from viceroy.errors import check_type, wrong_type
from viceroy.messages import counted, joined
from viceroy.model.cards import TOP_LEVEL, TOP_LEVEL_POINTS, AnyCard, Card, CharacterCard, LawCard, name_in
from viceroy.model.editions import AUCTIONS, ROUNDS
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck, Placement, Rest, Reward
from viceroy.model.pyramid import Circle, PlacedCard, Pyramid
from viceroy.model.tokens import NO_GEMS, Color, TokenSide, gems_of, subtract_gems
from viceroy.wording.laws import effect_sentence, effects_text, payment_text, reward_text
from viceroy.wording.narration import gems_text, token_label

_DECKS = {Deck.LAWS: "a law", Deck.RESERVE: "a character of the reserve"}


def own_seat(view: GameView) -> SeatView:
    """Return the part of a view that is about its own seat."""
    return view.seats[view.seat or 0]


def own_numbers(view: GameView) -> tuple[int, ...]:
    """Return the card numbers of the own hand."""
    return tuple(card.number for card in own_seat(view).hand if card.number is not None)


def card_label(view: GameView, number: int | None) -> str:
    """Return a card's number and name, or `nothing`."""
    return "nothing" if number is None else _title(view.rules.card(number))


def _title(card: AnyCard) -> str:
    return f"{card.number} {name_in(card.names, 'en')}"


# -- prompts ----------------------------------------------------------------------------------------------------------


def prompt_text(view: GameView) -> str:
    """Return the question to the seat of a view; for a seat that waits and a spectator, who chooses what.

    >>> from viceroy.engine.views import view
    >>> from viceroy.sessions.new_game import new_game
    >>> prompt_text(view(new_game(2, edition="german", seed=7), 0))
    'Which two of your gems do you give back?'
    >>> prompt_text(view(new_game(("Ada", "Ben"), edition="german", seed=7), None))
    'Ada and Ben choose which two gems to give back.'
    """
    check_type(view, GameView, "a GameView")
    task: Any = view.prompt
    if task is None:
        return "The game is over."
    if view.seat not in view.owes:
        names = joined(view.rules.players[seat] for seat in view.owes)
        asked = q.AskTuckTaken if isinstance(task, HiddenTuck) else type(task)
        return f"{names} {'chooses' if len(view.owes) == 1 else 'choose'} {choosing_text(asked)}."
    about = asked_card(view)
    return _QUESTIONS[type(task)].ask(view, task, "the card" if about is None else _title(about))


def choosing_text(prompt: type[Prompt]) -> str:
    """Return the choice at prompts of a class as the end of a sentence about the player.

    >>> choosing_text(q.AskBids)
    'what to bid'
    """
    return _QUESTIONS[prompt].choosing


class _Question(NamedTuple):
    """A prompt in words: what is to be chosen, and the question to the player.

    The question is made from the view, the prompt, and the name of the card that the prompt is about.
    """

    choosing: str
    ask: Callable[[GameView, Any, str], str]


def _claims(view: GameView, task: q.AskClaims, _: str) -> str:
    group = next(group for group in task.groups if view.seat in group.seats)
    others = [view.rules.players[seat] for seat in group.seats if seat != view.seat]
    if group.virtual is not None:
        return f"A virtual opponent bid {group.color} too: which of the two cards do you take?"
    if others:
        return f"{joined(others)} bid {group.color} too: which do you claim? If it is the same, nobody gets it."
    return f"Only you bid {group.color}: which of the two cards do you take?"


def _draws(_: GameView, task: q.AskDraw, _about: str) -> str:
    left = f" ({counted(task.count, 'card')} to draw)" if task.count > 1 else ""
    return f"From which deck do you draw?{left}"


def _tuck_hand(_: GameView, task: q.AskTuckHand, about: str) -> str:
    most = "" if task.left is None else f" (up to {task.left} more)"
    return f"Which card of your hand do you tuck under {about}?{most}"


def _price(view: GameView, task: q.AskPrice, about: str) -> str:
    law = view.rules.card(task.law)
    return f"Which {counted(law.price if isinstance(law, LawCard) else 0, 'gem')} do you pay for {about}?"


def _use_law(view: GameView, task: q.AskUseLaw, about: str) -> str:
    effects = effects_text(view.rules.card(task.law).whenever[task.rule - 1].effects)
    return f"Do you use {about}: {effects.replace('you may ', '')}?"  # the question says so


def _swap(view: GameView, task: q.AskSwap, _: str) -> str:
    if task.own is None:
        return "Which of your tokens do you swap?"
    if task.others is None:
        return f"Which token do you want for your {token_label(task.own[1])}?"
    other = view.rules.players[task.owner or 0]
    if not task.pay:
        return f"You pay {other} no gems: do you swap?"
    return f"With which {counted(task.pay, 'gem')} do you pay {other}?"


def _pay(_: GameView, task: q.AskPay, about: str) -> str:
    return f"{about}: do you {payment_text(task.pay)}? If you do: {effects_text(task.pay.then)}."


def _payment(_: GameView, task: q.AskPayment, about: str) -> str:
    if task.gems:
        return f"Which {counted(task.gems, 'gem')} do you pay for {about}?"
    if task.cards:
        return f"Which card do you discard for {about}? ({task.cards} to discard)"
    return f"Which token do you give up for {about}? ({len(task.tokens)} to give up)"


def _move(_: GameView, task: q.AskMoveToken, about: str) -> str:
    if task.token is None:
        return f"{about}: which token do you move?"
    return f"To which card do you move the {token_label(task.token[1])}?"


def _untuck(_: GameView, task: q.AskUntuck, about: str) -> str:
    most = "" if task.left is None else f" (up to {task.left} more)"
    return f"Which card do you take from under {about}?{most}"


def _lose(view: GameView, task: q.AskLose, _: str) -> str:
    count = min(task.count, sum(view.seats[task.seat].gems or NO_GEMS))
    return f"You lose {_gems_of_which(count)}" if count else "You have no gems to lose."


def _gems(view: GameView, task: q.AskGems, _: str) -> str:
    return f"You take {_gems_of_which(min(task.count, sum(view.bank)))}"


def _gems_of_which(count: int) -> str:
    return f"{counted(count, 'gem')}: of which {'color' if count == 1 else 'colors'}?"


def _arrange(_: GameView, task: q.AskArrange, _about: str) -> str:
    if task.rest is Rest.TOP:
        return f"Which card do you put back on the deck? The last one is the top card. ({task.cards} to put back)"
    return f"Which card do you put under the deck? The last one is the lowest. ({task.cards} to put back)"


_QUESTIONS: dict[type, _Question] = {
    q.AskReturn: _Question("which two gems to give back", lambda *_: "Which two of your gems do you give back?"),
    q.AskStart: _Question(
        "the first card, and one to keep",
        lambda *_: "Which character is the first of your pyramid, and which do you keep?",
    ),
    q.AskBids: _Question("what to bid", lambda view, *_: f"Auction {view.auction} of {AUCTIONS}: what do you bid?"),
    q.AskClaims: _Question("which card of a color to claim", _claims),
    q.AskAttackCard: _Question("a card for an attack token", lambda *_: "Your attack token: which card do you take?"),
    q.AskRowDiscard: _Question(
        "a card to discard for a virtual opponent",
        lambda *_: "Which card do you discard for the virtual opponent?",
    ),
    q.AskLay: _Question("a card to lay", lambda view, *_: f"Round {view.round} of {ROUNDS}: which card do you lay?"),
    q.AskPlace: _Question("where to place a card", lambda view, task, about: f"Where do you place {about}?"),
    q.AskPrice: _Question("which gems to pay for a law", _price),
    q.AskTopReward: _Question(
        "the reward of level 5", lambda view, task, about: f"{about} lies on level {TOP_LEVEL}: what do you take?"
    ),
    q.AskGems: _Question("gems from the bank", _gems),
    q.AskDraw: _Question("which deck to draw from", _draws),
    q.AskOwnGem: _Question(
        "whether to give an own gem",
        lambda view, task, about: f"The bank has no {task.color} gem for {about}. Do you put one of your own on it?",
    ),
    q.AskOption: _Question("a reward of a law", lambda view, task, about: f"{about}: what do you choose?"),
    q.AskChoice: _Question("what a law does", lambda view, task, about: f"{about}: what do you choose?"),
    q.AskColor: _Question(
        "the color of an infinite gem", lambda view, task, about: f"{about}: of which color is the infinite gem?"
    ),
    q.AskPutBack: _Question(
        "a card to put back",
        lambda view, task, _: f"Which card do you put back on the deck? ({task.count} to put back)",
    ),
    q.AskStore: _Question(
        "gems to store on a law",
        lambda view, task, about: f"Which gem do you put on {about}? (up to {task.left} more)",
    ),
    q.AskRowCard: _Question("a card of the auction row", lambda *_: "Which card of the auction row do you take?"),
    q.AskUseLaw: _Question("whether to use a law", _use_law),
    q.AskTuckTaken: _Question(
        "whether to tuck the card just taken",
        lambda view, task, about: f"You took {about}. Do you tuck it under a law?",
    ),
    q.AskTuckHand: _Question("cards of the hand to tuck", _tuck_hand),
    q.AskTuckFree: _Question(
        "a free card to tuck", lambda view, task, about: f"Which free card do you tuck under {about}?"
    ),
    q.AskUntuck: _Question("cards to take from under a law", _untuck),
    q.AskKeep: _Question(
        "which card to keep",
        lambda view, task, _: f"Which of the {task.cards} cards do you keep? ({task.keep} to keep)",
    ),
    q.AskArrange: _Question("which card to put back first", _arrange),
    q.AskScreen: _Question("whose screen to look behind", lambda *_: "Behind whose screen do you look?"),
    q.AskSwap: _Question("what to swap", _swap),
    q.AskMoveToken: _Question("a token to move", _move),
    q.AskTurnToken: _Question(
        "a token to turn over", lambda view, task, about: f"{about}: which token do you turn over?"
    ),
    q.AskPay: _Question("whether to pay for what a law does", _pay),
    q.AskPayment: _Question("what to pay with", _payment),
    q.AskLose: _Question("which gems to lose", _lose),
    q.AskPaint: _Question("where to paint", lambda *_: "Where do you put a gem?"),
}


# -- places -----------------------------------------------------------------------------------------------------------


def place_label(pyramid: Pyramid, place: Place) -> str:
    """Name a place by the card there, by those below it, or by the end of level 1."""
    lying = pyramid.at.get(place)
    if lying is not None:
        return f"{_title(lying.card)} on level {place.level}"
    if place.level == 1:
        ground = [placed.place.x for placed in pyramid.cards if placed.place.level == 1]
        return f"level 1, {'left' if ground and place.x < min(ground) else 'right'} end"
    below = (str(pyramid.at[support].card.number) for support in place.supports)
    return f"level {place.level}, on {joined(below)}"


def placing_label(view: GameView, place: Place, phrase: Callable[[Reward], str] = reward_text) -> str:
    """Describe placing the revealed card: the place, the cost, the reward (`phrase` puts it into words), the circle."""
    task: Any = view.prompt
    card, pyramid = view.rules.card(task.card), own_seat(view).pyramid
    where = place_label(pyramid, place)
    if isinstance(card, LawCard):
        on = _LAW_ON.get(card.placement)
        return f"{where}{_new_circle_label(pyramid, place, card)}" if on is None else f"{on} {where}"
    gives = " and ".join(map(phrase, card.rewards(place.level)))
    top = f", or {TOP_LEVEL_POINTS} points" if place.level == TOP_LEVEL else ""
    cost, circle = _cost_label(pyramid, place, card), _new_circle_label(pyramid, place, card)
    return f"{where}: pay {cost}; get {gives}{top}{circle}"


def _cost_label(pyramid: Pyramid, place: Place, card: CharacterCard) -> str:
    """Return the cost of a card at a place. If a law takes off gems that the player chooses, it says how many."""
    first, *others = left_out(pyramid, card, place)
    cost = card.cost(place.level)
    return f"{gems_text(cost)}, {counted(sum(first), 'gem')} less" if others else gems_text(subtract_gems(cost, first))


_LAW_ON = {Placement.IN_PLACE_OF_CARD: "in place of", Placement.UNDER_CHARACTER: "under"}


def _new_circle_label(pyramid: Pyramid, place: Place, card: Card) -> str:
    if place.level == 1:
        return ""
    circle = pyramid.with_card(PlacedCard(place, card)).circle_at(place)
    if circle.color is not None:
        return f"; closes a {circle.color} circle"
    return f"; circle of {_sections(circle)}"


def _sections(circle: Circle) -> str:
    return gems_text(gems_of(tuple(color for color in circle.colors if color is not None)))


def payment_label(view: GameView, action: act.PlaceCard) -> str:
    """Describe a payment: gems, and infinite gems."""
    card = asked_card(view)
    cost = card.cost(action.place.level) if isinstance(card, CharacterCard) else NO_GEMS
    rest = f"pay {gems_text(subtract_gems(subtract_gems(cost, action.left_out), action.infinite))}"
    return rest if action.infinite == NO_GEMS else f"{rest}; infinite gems pay {gems_text(action.infinite)}"


def payment_note(view: GameView, action: act.PlaceCard) -> str:
    """Return the payment in parentheses where the cost leaves it open: infinite gems, or gems that laws take off."""
    card = asked_card(view)
    if not isinstance(card, CharacterCard):
        return ""
    chooses = len(left_out(own_seat(view).pyramid, card, action.place)) > 1
    return f" ({payment_label(view, action)})" if chooses or action.infinite != NO_GEMS else ""


def circle_label(view: GameView, place: Place) -> str:
    """Describe a circle: the card above it, and the colors of its sections."""
    pyramid = own_seat(view).pyramid
    circle = pyramid.circle_at(place).with_colors(
        [(paint.section, paint.color) for paint in own_seat(view).paints if paint.circle == place]
    )
    return f"the circle under {place_label(pyramid, place)}: {_sections(circle)}"


# -- actions ----------------------------------------------------------------------------------------------------------


def choice_text(view: GameView, action: act.Action) -> str:
    """Return the label of an action of `view.legal`, in a few words to the player in the seat of the view.

    It answers the question of `prompt_text`, and says no more than the view does. Raises `ValueError` for an action
    that is not legal for the seat, and `TypeError` for what is no action.

    >>> from viceroy.engine.views import view
    >>> from viceroy.sessions.new_game import new_game
    >>> seen = view(new_game(2, seed=7), 0)
    >>> choice_text(seen, seen.legal[0])
    'start with 32 Captain: get 1 card drawn from a deck of your choice; keep 58 Veteran'
    """
    if type(action) not in _LABELS:
        raise wrong_type("an action", action)
    check_type(view, GameView, "a GameView")
    if action not in view.legal:
        raise ValueError(f"{action!r} is not legal in this view")
    return action_label(view, action)


def action_label(view: GameView, action: act.Action) -> str:
    """Describe what an action does."""
    return _LABELS[type(action)](view, action)


def start_label(view: GameView, number: int, phrase: Callable[[Reward], str] = reward_text) -> str:
    """Describe a start with a card: the card, and its reward; `phrase` puts that into words."""
    card = view.rules.card(number)
    gives = f": get {phrase(card.levels[0].reward)}" if isinstance(card, CharacterCard) else ""  # R2.6
    return f"start with {_title(card)}{gives}"


def row_label(view: GameView, color: Color, slots: Iterable[Slot] = Slot) -> str:
    """Name the cards of a color in the auction row."""
    numbers = [card_in_row(view, color, slot) for slot in slots]
    return joined([card_label(view, number) for number in numbers if number is not None] or ["no card"], "or")


def _card(view: GameView, action: Any) -> str:
    return card_label(view, action.card)


def _card_at(view: GameView, action: Any) -> str:
    return place_label(own_seat(view).pyramid, action.place)


def _pass(view: GameView, _: act.Pass) -> str:
    if isinstance(view.prompt, q.AskLay):
        return "pass: play no more cards this turn"
    due = min(pass_income(own_seat(view).pyramid), sum(view.bank))
    return f"pass: take no card, but {counted(due, 'gem')}"


def _claim(view: GameView, action: act.Claim) -> str:
    if action.slot is None:
        return "neither of them"
    task: Any = view.prompt
    color = next(group.color for group in task.groups if view.seat in group.seats)
    return f"{row_label(view, color, [action.slot])} at the {action.slot}"


def _row_card(view: GameView, action: act.TakeCard | act.DiscardFromRow) -> str:
    return f"{row_label(view, action.color, [action.slot])} ({action.color} {action.slot})"


def _lay(view: GameView, action: act.Lay) -> str:
    card = view.rules.card(action.card)
    return f"{_title(card)}{' (law)' if isinstance(card, LawCard) else ''}"


def _tuck_taken(view: GameView, action: act.TuckTaken) -> str:
    if action.law is None:
        return "keep it in your hand"
    return f"tuck it under {place_label(own_seat(view).pyramid, action.law)}"


def _place(view: GameView, action: act.PlaceCard) -> str:
    return f"{placing_label(view, action.place)}{payment_note(view, action)}"


def _top_reward(view: GameView, action: act.ChooseTopReward) -> str:
    card = asked_card(view)
    if action.points or not isinstance(card, CharacterCard):
        return f"{TOP_LEVEL_POINTS} power points"
    return f"the rewards of levels 1, 2 and 3: {'; '.join(map(reward_text, card.rewards(TOP_LEVEL)))}"


def _option(view: GameView, action: act.ChooseOption) -> str:
    match view.prompt:
        case q.AskChoice(_, _, _, lists):
            return " ".join(map(effect_sentence, lists[action.option - 1]))
        case _:
            task: Any = view.prompt
            return reward_text(task.options[action.option - 1])


def _pick(view: GameView, action: act.PickToken) -> str:
    where = place_label(view.seats[action.owner].pyramid, action.place)
    whose = "" if action.owner == view.seat else f" of {view.rules.players[action.owner]}"
    return f"{token_label(action.token)} on {where}{whose}"


def _turn_over(view: GameView, action: act.TurnOver) -> str:
    where = place_label(own_seat(view).pyramid, action.place)
    if action.side is TokenSide.ATTACK:
        return f"an attack token: it lies as a defense token on {where}"
    return f"a {action.side} token on {where}: it becomes {action.side.other}"


def _done(view: GameView, _: act.Done) -> str:
    match view.prompt:
        case q.AskPaint():
            return "done: paint no more"
        case q.AskSwap():
            return "swap nothing"
        case q.AskMoveToken() | q.AskTurnToken():
            return "leave the tokens as they are"
        case _:
            return "done: no more of them"


_LABELS: dict[type, Callable[[GameView, Any], str]] = {
    **dict.fromkeys((act.ReturnGems, act.TakeGems, act.PayGems), lambda view, action: gems_text(action.gems)),
    **dict.fromkeys((act.PutBack, act.KeepCard, act.TuckCard, act.DiscardCard, act.TakeBack), _card),
    **dict.fromkeys((act.TuckFree, act.PutToken), _card_at),
    act.ChooseStart: lambda view, action: f"{start_label(view, action.place)}; keep {card_label(view, action.keep)}",
    act.Bid: lambda view, action: f"{action.color}: for {row_label(view, action.color)}",
    act.BidAttack: lambda view, action: "attack token: take any card before the others",
    act.Pass: _pass,
    act.Claim: _claim,
    act.TakeCard: _row_card,
    act.DiscardFromRow: _row_card,
    act.TuckTaken: _tuck_taken,
    act.Lay: _lay,
    act.DiscardForGems: lambda view, action: (
        f"discard {card_label(view, action.card)} for {counted(view.rules.edition.discard_for_gems, 'gem')}"
    ),
    act.PlaceCard: _place,
    act.ChooseTopReward: _top_reward,
    act.DrawCards: lambda view, action: joined(_DECKS[deck] for deck in action.decks),
    act.UseOwnGem: lambda view, action: "put an own gem on it" if action.use else "go without",
    act.ChooseOption: _option,
    act.ChooseColor: lambda view, action: f"{action.color} (the bank has {view.bank[action.color.position]})",
    act.LookBehind: lambda view, action: view.rules.players[action.other],
    act.StoreGem: lambda view, action: f"a {action.color} gem",
    act.PickToken: _pick,
    act.TurnOver: _turn_over,
    act.UseLaw: lambda view, action: "yes" if action.use else "no",
    act.PaintSection: lambda view, action: (
        f"the {action.section.label} section {action.color}, {circle_label(view, action.circle)}"
    ),
    act.PaintBest: lambda view, action: "paint for the most points: let viceroy find how",
    act.Done: _done,
}
