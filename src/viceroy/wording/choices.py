"""Choices in words, in any language: the moment, the question to a seat, and each action that it may take.

All of it comes from the view of the seat alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, assert_never

from viceroy.engine import actions as act
from viceroy.engine import prompts as q
from viceroy.engine.actions import Slot
from viceroy.engine.phases.lasting import left_out, pass_income
from viceroy.engine.prompts import Prompt
from viceroy.engine.views import GameView, HiddenTuck, SeatView, SeenCard, asked_card, card_in_row
from viceroy.errors import check_type, wrong_type
from viceroy.messages import joined
from viceroy.model.cards import TOP_LEVEL, TOP_LEVEL_POINTS, AnyCard, Card, CharacterCard, LawCard, name_in
from viceroy.model.editions import ROUNDS, TURNS
from viceroy.model.geometry import Place
from viceroy.model.laws import Placement, Rest
from viceroy.model.pyramid import Circle, PlacedCard, Pyramid
from viceroy.model.quantities import CardKind, Counted
from viceroy.model.tokens import COLORS, NO_GEMS, Color, Gems, TokenSide, subtract_gems
from viceroy.wording.catalog import Catalog, PromptMessages, Question, format_message
from viceroy.wording.english import ENGLISH
from viceroy.wording.languages import catalog_of
from viceroy.wording.laws import effects_text, gems_text, payment_text, reward_text
from viceroy.wording.narration import option_text, side_label, slot_text, token_label


def own_seat(view: GameView) -> SeatView:
    """Return the part of a view that is about its own seat."""
    return view.seats[view.seat or 0]


def card_label(view: GameView, number: int | None, catalog: Catalog) -> str:
    """Return a card's number and name, or `no_card`."""
    return catalog.table.no_card if number is None else _title(view.rules.card(number), catalog)


def hand_label(view: GameView, hand: Sequence[SeenCard], catalog: Catalog) -> str:
    """List a hand: known cards by name, the others counted by their backs."""
    known = [card_label(view, card.number, catalog) for card in hand if card.number is not None]
    backs = Counter(card.kind for card in hand if card.number is None)
    hidden = (catalog.words.kinds[kind].nominative_counted(backs[kind]) for kind in CardKind if kind in backs)
    return ", ".join((*known, *hidden)) or catalog.terminal.empty


def _title(card: AnyCard, catalog: Catalog) -> str:
    return f"{card.number} {name_in(card.names, catalog.language)}"


# -- the moment -------------------------------------------------------------------------------------------------------


def moment_text(view: GameView, catalog: Catalog = ENGLISH) -> str:
    """Return the moment of the game: turn, phase, auction or round."""
    messages = catalog.moments
    if view.is_over:
        return messages.game_over
    if isinstance(view.prompt, q.AskPaint):
        return messages.painting
    if view.turn == 0:
        return messages.before
    if view.round:
        return messages.development.format(turn=view.turn, turns=TURNS, round=view.round, rounds=ROUNDS)
    auctions = view.rules.edition.auctions_per_turn
    return messages.auction.format(turn=view.turn, turns=TURNS, auction=max(view.auction, 1), auctions=auctions)


# -- prompts ----------------------------------------------------------------------------------------------------------


def prompt_text(view: GameView, language: str = "en") -> str:
    """Return the question to the seat of a view; for a seat that waits and a spectator, who chooses what.

    `language` is the code of a `Language`, such as "de", or a locale such as "pt-BR"; others raise `ValueError`.

    >>> from viceroy.engine.views import view
    >>> from viceroy.sessions.new_game import new_game
    >>> prompt_text(view(new_game(2, edition="german", seed=7), 0))
    'Which two of your gems do you give back?'
    >>> prompt_text(view(new_game(("Ada", "Ben"), edition="german", seed=7), None))
    'Ada and Ben choose which two gems to give back.'
    """
    check_type(view, GameView, "a GameView")
    catalog = catalog_of(language)
    messages, task = catalog.prompts, view.prompt
    if task is None:
        return f"{catalog.moments.game_over}."
    if view.seat in view.owes:
        return _question(view, task, catalog)
    names = joined([view.rules.players[seat] for seat in view.owes], catalog.words.both)
    asked: Any = q.AskTuckTaken if isinstance(task, HiddenTuck) else type(task)
    choosing = choosing_text(asked, catalog)
    return format_message(messages.chooses, len(view.owes), players=names, choosing=choosing)


def choosing_text(prompt: type[Prompt], catalog: Catalog = ENGLISH) -> str:
    """Return the choice at prompts of a class as the end of a sentence about the player.

    >>> choosing_text(q.AskBids)
    'what to bid'
    """
    return _QUESTIONS[prompt](catalog.prompts).choosing


_QUESTIONS: dict[type, Callable[[PromptMessages], Question]] = {
    q.AskReturn: lambda messages: messages.gems_to_return,
    q.AskStart: lambda messages: messages.start,
    q.AskBids: lambda messages: messages.bid,
    q.AskClaims: lambda messages: messages.claim,
    q.AskAttackCard: lambda messages: messages.attack_card,
    q.AskRowDiscard: lambda messages: messages.row_discard,
    q.AskLay: lambda messages: messages.lay,
    q.AskPlace: lambda messages: messages.place,
    q.AskPrice: lambda messages: Question(messages.price, messages.payment.ask),
    q.AskTopReward: lambda messages: messages.top_reward,
    q.AskGems: lambda messages: messages.gems,
    q.AskDraw: lambda messages: messages.draw,
    q.AskOwnGem: lambda messages: messages.own_gem,
    q.AskOption: lambda messages: messages.option,
    q.AskChoice: lambda messages: Question(messages.effects, messages.option.ask),
    q.AskColor: lambda messages: messages.color,
    q.AskPutBack: lambda messages: messages.put_back,
    q.AskStore: lambda messages: messages.store,
    q.AskRowCard: lambda messages: messages.row_card,
    q.AskUseLaw: lambda messages: messages.use_law,
    q.AskTuckTaken: lambda messages: messages.tuck_taken,
    q.AskTuckHand: lambda messages: messages.tuck_hand,
    q.AskTuckFree: lambda messages: messages.tuck_free,
    q.AskUntuck: lambda messages: messages.untuck,
    q.AskKeep: lambda messages: messages.keep,
    q.AskArrange: lambda messages: messages.arrange,
    q.AskScreen: lambda messages: messages.screen,
    q.AskSwap: lambda messages: messages.swap,
    q.AskMoveToken: lambda messages: messages.move_token,
    q.AskTurnToken: lambda messages: messages.turn_token,
    q.AskPay: lambda messages: messages.pay,
    q.AskPayment: lambda messages: messages.payment,
    q.AskLose: lambda messages: messages.lose,
    q.AskPaint: lambda messages: messages.paint,
}


def _question(view: GameView, task: Any, catalog: Catalog) -> str:
    """Return the question of a prompt to the seat of a view."""
    card = asked_card(view)
    about = catalog.table.a_card if card is None else _title(card, catalog)
    messages, ask = catalog.prompts, _QUESTIONS[type(task)](catalog.prompts).ask
    match task:
        case q.AskBids():
            return ask.format(auction=view.auction, auctions=view.rules.edition.auctions_per_turn)
        case q.AskLay():
            return ask.format(round=view.round, rounds=ROUNDS)
        case q.AskClaims():
            return _claims(view, task, catalog)
        case q.AskTopReward():
            return ask.format(about=about, level=TOP_LEVEL)
        case q.AskPrice():
            law = view.rules.card(task.law)
            return format_message(ask, law.price if isinstance(law, LawCard) else 0, about=about)
        case q.AskGems():
            return format_message(ask, min(task.count, sum(view.bank)))
        case q.AskDraw():
            return ask.format(due=_due(task.count, catalog) if task.count > 1 else "")
        case q.AskOwnGem():
            return ask.format(about=about, **catalog.words.colors[task.color])
        case q.AskPutBack():
            return ask.format(due=_due(task.count, catalog))
        case q.AskStore() | q.AskTuckHand() | q.AskUntuck():
            return ask.format(about=about, most="" if task.left is None else format_message(messages.up_to, task.left))
        case q.AskUseLaw():
            effects = view.rules.card(task.law).whenever[task.rule - 1].effects
            return ask.format(about=about, effects=effects_text(effects, catalog))
        case q.AskKeep():
            return ask.format(cards=task.cards, due=_due(task.keep, catalog))
        case q.AskArrange():
            message = ask if task.rest is Rest.TOP else messages.arrange_below
            return message.format(due=_due(task.cards, catalog))
        case q.AskSwap():
            return _swap(view, task, catalog)
        case q.AskMoveToken():
            if task.token is None:
                return ask.format(about=about)
            return messages.move_to.format(token=token_label(task.token[1], catalog))
        case q.AskPay():
            then = effects_text(task.pay.then, catalog)
            return ask.format(about=about, payment=payment_text(task.pay, catalog), effects=then)
        case q.AskPayment():
            return _payment(task, about, catalog)
        case q.AskLose():
            count = min(task.count, sum(view.seats[task.seat].gems or NO_GEMS))
            return format_message(ask, count) if count else messages.lose_none
        case _:
            return ask.format(about=about)


def _due(count: int, catalog: Catalog) -> str:
    return format_message(catalog.prompts.due, count)


def _claims(view: GameView, task: q.AskClaims, catalog: Catalog) -> str:
    messages = catalog.prompts
    group = task.group_of(view.seat)
    others = [view.rules.players[seat] for seat in group.seats if seat != view.seat]
    color = catalog.words.colors[group.color]
    if group.virtual is not None:
        return messages.claim_with_virtual.format(**color)
    if not others:
        return messages.claim_alone.format(**color)
    return format_message(messages.claim.ask, len(others), others=joined(others, catalog.words.both), **color)


def _swap(view: GameView, task: q.AskSwap, catalog: Catalog) -> str:
    messages = catalog.prompts
    if task.own is None:
        return messages.swap.ask
    if task.others is None:
        return messages.swap_others.format(token=token_label(task.own[1], catalog))
    other = view.rules.players[task.owner or 0]
    if not task.pay:
        return messages.swap_for_nothing.format(player=other)
    return format_message(messages.swap_gems, task.pay, player=other)


def _payment(task: q.AskPayment, about: str, catalog: Catalog) -> str:
    messages = catalog.prompts
    if task.gems:
        return format_message(messages.payment.ask, task.gems, about=about)
    if task.cards:
        return messages.pay_card.format(about=about, due=_due(task.cards, catalog))
    return messages.pay_token.format(about=about, due=_due(len(task.tokens), catalog))


# -- places -----------------------------------------------------------------------------------------------------------


def place_label(pyramid: Pyramid, place: Place, catalog: Catalog) -> str:
    """Name a place by the card there, by those below it, or by the end of level 1."""
    messages, lying = catalog.actions, pyramid.at.get(place)
    if lying is not None:
        return messages.card_on_level.format(card=_title(lying.card, catalog), level=place.level)
    if place.level == 1:
        ground = [placed.place.x for placed in pyramid.cards if placed.place.level == 1]
        return messages.left_end if ground and place.x < min(ground) else messages.right_end
    below = (str(pyramid.at[support].card.number) for support in place.supports)
    return messages.level_on_cards.format(level=place.level, cards=joined(below, catalog.words.both))


def place_label_of(view: GameView, owner: int, place: Place, catalog: Catalog) -> str:
    """Name a place in the pyramid of a player, with the name of that player if it is another one."""
    where = place_label(view.seats[owner].pyramid, place, catalog)
    if owner == view.seat:
        return where
    return catalog.actions.place_of.format(place=where, player=view.rules.players[owner])


def placing_label(view: GameView, place: Place, catalog: Catalog) -> str:
    """Describe placing the revealed card: the place, the cost, the reward, the circle."""
    task: Any = view.prompt
    messages, card, pyramid = catalog.actions, view.rules.card(task.card), own_seat(view).pyramid
    where = place_label(pyramid, place, catalog)
    if isinstance(card, LawCard):
        match card.placement:
            case Placement.IN_PLACE_OF_CARD:
                return messages.in_place_of.format(place=where)
            case Placement.UNDER_CHARACTER:
                return catalog.table.under.format(card=where)
            case Placement.NORMAL:
                return f"{where}{_new_circle_label(pyramid, place, card, catalog)}"
            case never:
                assert_never(never)
    rewards = [reward_text(reward, catalog) for reward in card.rewards(place.level)]
    return messages.place.format(
        place=where,
        payment=_cost_label(pyramid, place, card, catalog),
        rewards=f" {catalog.words.both} ".join(rewards),
        top=format_message(messages.or_points, TOP_LEVEL_POINTS) if place.level == TOP_LEVEL else "",
        circle=_new_circle_label(pyramid, place, card, catalog),
    )


def _cost_label(pyramid: Pyramid, place: Place, card: CharacterCard, catalog: Catalog) -> str:
    """Tell to pay the cost of a card at a place. If a law takes off gems that the player chooses, it says how many."""
    first, *others = left_out(pyramid, card, place)
    cost = card.cost(place.level)
    if not others:
        return _pay_label(subtract_gems(cost, first), catalog)
    less = format_message(catalog.actions.less, sum(first), gems=gems_text(cost, catalog))
    return catalog.actions.payment.format(gems=less)


def _pay_label(gems: Gems, catalog: Catalog) -> str:
    messages = catalog.actions
    return messages.payment.format(gems=gems_text(gems, catalog)) if any(gems) else messages.pay_nothing


def _new_circle_label(pyramid: Pyramid, place: Place, card: Card, catalog: Catalog) -> str:
    if place.level == 1:
        return ""
    circle = pyramid.with_card(PlacedCard(place, card)).circle_at(place)
    if circle.color is not None:
        return catalog.actions.closes.format(**catalog.words.colors[circle.color])
    return catalog.actions.circle_of.format(sections=_sections(circle, catalog))


def _sections(circle: Circle, catalog: Catalog) -> str:
    message, colors = catalog.actions.colored_sections, catalog.words.colors
    counts = [(color, circle.colors.count(color)) for color in COLORS]
    return ", ".join(format_message(message, number, **colors[color]) for color, number in counts if number)


def payment_label(view: GameView, action: act.PlaceCard, catalog: Catalog) -> str:
    """Describe a payment: gems, and infinite gems."""
    card = asked_card(view)
    cost = card.cost(action.place.level) if isinstance(card, CharacterCard) else NO_GEMS
    paid = _pay_label(subtract_gems(subtract_gems(cost, action.left_out), action.infinite), catalog)
    if action.infinite == NO_GEMS:
        return paid
    return f"{paid}{catalog.events.infinite.format(gems=gems_text(action.infinite, catalog))}"


def payment_note(view: GameView, action: act.PlaceCard, catalog: Catalog) -> str:
    """Return the payment in parentheses where the cost leaves it open: infinite gems, or gems that laws take off."""
    card = asked_card(view)
    if not isinstance(card, CharacterCard):
        return ""
    chooses = len(left_out(own_seat(view).pyramid, card, action.place)) > 1
    return f" ({payment_label(view, action, catalog)})" if chooses or action.infinite != NO_GEMS else ""


def circle_label(view: GameView, place: Place, catalog: Catalog) -> str:
    """Describe a circle: the card above it, and the colors of its sections."""
    pyramid = own_seat(view).pyramid
    circle = pyramid.circle_at(place).with_colors(
        [(paint.section, paint.color) for paint in own_seat(view).paints if paint.circle == place]
    )
    where = place_label(pyramid, place, catalog)
    return catalog.actions.circle.format(place=where, sections=_sections(circle, catalog))


# -- actions ----------------------------------------------------------------------------------------------------------


def choice_text(view: GameView, action: act.Action, language: str = "en") -> str:
    """Return the label of an action of `view.legal`, in a few words to the player in the seat of the view.

    It answers the question of `prompt_text`, and says no more than the view does. Raises `ValueError` for an action
    that is not legal for the seat and for an unknown language, and `TypeError` for what is no action.

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
    return action_label(view, action, catalog_of(language))


def action_label(view: GameView, action: act.Action, catalog: Catalog = ENGLISH) -> str:
    """Describe what an action does."""
    return _LABELS[type(action)](view, action, catalog)


def start_label(view: GameView, number: int, catalog: Catalog) -> str:
    """Describe a start with a card: the card, and its reward."""
    messages, card = catalog.actions, view.rules.card(number)
    gives = ""
    if isinstance(card, CharacterCard):  # R2.6
        gives = messages.start_gives.format(reward=reward_text(card.levels[0].reward, catalog))
    return messages.start.format(card=_title(card, catalog), gives=gives)


def row_label(view: GameView, color: Color, slots: Iterable[Slot], catalog: Catalog) -> str:
    """Name the cards of a color in the auction row."""
    numbers = [card_in_row(view, color, slot) for slot in slots]
    cards = [card_label(view, number, catalog) for number in numbers if number is not None]
    return joined(cards or [catalog.table.no_card], catalog.words.either)


def _gems(_: GameView, action: act.ReturnGems | act.TakeGems | act.PayGems, catalog: Catalog) -> str:
    return gems_text(action.gems, catalog)


def _card(view: GameView, action: Any, catalog: Catalog) -> str:
    return card_label(view, action.card, catalog)


def _card_at(view: GameView, action: act.TuckFree | act.PutToken, catalog: Catalog) -> str:
    return place_label(own_seat(view).pyramid, action.place, catalog)


def _start(view: GameView, action: act.ChooseStart, catalog: Catalog) -> str:
    kept = catalog.actions.keep.format(card=card_label(view, action.keep, catalog))
    return f"{start_label(view, action.place, catalog)}{catalog.words.semicolon}{kept}"


def _bid(view: GameView, action: act.Bid, catalog: Catalog) -> str:
    cards = row_label(view, action.color, Slot, catalog)
    return catalog.actions.bid.format(cards=cards, **catalog.words.colors[action.color])


def _pass(view: GameView, _: act.Pass, catalog: Catalog) -> str:
    if isinstance(view.prompt, q.AskLay):
        return catalog.actions.pass_round
    due = min(pass_income(own_seat(view).pyramid), sum(view.bank))
    return format_message(catalog.actions.pass_auction, due) if due else catalog.actions.pass_for_nothing


def _claim(view: GameView, action: act.Claim, catalog: Catalog) -> str:
    messages = catalog.actions
    if action.slot is None:
        return messages.claim_none
    task: Any = view.prompt
    color = task.group_of(view.seat).color
    message = messages.claim_base if action.slot is Slot.BASE else messages.claim_tip
    return message.format(card=row_label(view, color, [action.slot], catalog))


def _row_card(view: GameView, action: act.TakeCard | act.DiscardFromRow, catalog: Catalog) -> str:
    card = row_label(view, action.color, [action.slot], catalog)
    return f"{card} ({slot_text(action.color, action.slot, catalog)})"


def _lay(view: GameView, action: act.Lay, catalog: Catalog) -> str:
    card = view.rules.card(action.card)
    title = _title(card, catalog)
    return catalog.actions.lay_law.format(card=title) if isinstance(card, LawCard) else title


def _discard(view: GameView, action: act.DiscardForGems, catalog: Catalog) -> str:
    card = card_label(view, action.card, catalog)
    return format_message(catalog.actions.discard, view.rules.edition.discard_for_gems, card=card)


def _tuck_taken(view: GameView, action: act.TuckTaken, catalog: Catalog) -> str:
    if action.law is None:
        return catalog.actions.keep_in_hand
    return catalog.actions.tuck_under.format(place=place_label(own_seat(view).pyramid, action.law, catalog))


def _place(view: GameView, action: act.PlaceCard, catalog: Catalog) -> str:
    return f"{placing_label(view, action.place, catalog)}{payment_note(view, action, catalog)}"


def _top_reward(view: GameView, action: act.ChooseTopReward, catalog: Catalog) -> str:
    card = asked_card(view)
    if action.points or not isinstance(card, CharacterCard):
        return catalog.words.nouns[Counted.POWER_POINTS].nominative_counted(TOP_LEVEL_POINTS)
    rewards = catalog.words.semicolon.join(reward_text(reward, catalog) for reward in card.rewards(TOP_LEVEL))
    return catalog.actions.top_rewards.format(rewards=rewards)


def _draw(_: GameView, action: act.DrawCards, catalog: Catalog) -> str:
    return joined([catalog.actions.decks[deck] for deck in action.decks], catalog.words.both)


def _own_gem(_: GameView, action: act.UseOwnGem, catalog: Catalog) -> str:
    return catalog.actions.own_gem if action.use else catalog.actions.no_own_gem


def _option(view: GameView, action: act.ChooseOption, catalog: Catalog) -> str:
    task: Any = view.prompt
    return option_text(task, action.option, catalog)


def _color(view: GameView, action: act.ChooseColor, catalog: Catalog) -> str:
    left = view.bank[action.color.position]
    return format_message(catalog.actions.color, left, **catalog.words.colors[action.color])


def _gem(_: GameView, action: act.StoreGem, catalog: Catalog) -> str:
    return catalog.actions.gem.format(**catalog.words.colors[action.color])


def _pick(view: GameView, action: act.PickToken, catalog: Catalog) -> str:
    where = place_label_of(view, action.owner, action.place, catalog)
    return catalog.actions.token.format(token=token_label(action.token, catalog), place=where)


def _turn_over(view: GameView, action: act.TurnOver, catalog: Catalog) -> str:
    where = place_label(own_seat(view).pyramid, action.place, catalog)
    if action.side is TokenSide.ATTACK:
        return catalog.actions.turn_attack.format(place=where)
    side, other = (side_label(side, catalog) for side in (action.side, action.side.other))
    return catalog.actions.turn_token.format(side=side, other=other, place=where)


def _use_law(_: GameView, action: act.UseLaw, catalog: Catalog) -> str:
    return catalog.actions.yes if action.use else catalog.actions.no


def _paint(view: GameView, action: act.PaintSection, catalog: Catalog) -> str:
    section, circle = catalog.painting.section_labels[action.section], circle_label(view, action.circle, catalog)
    return catalog.actions.paint.format(section=section, circle=circle, **catalog.words.colors[action.color])


def _done(view: GameView, _: act.Done, catalog: Catalog) -> str:
    match view.prompt:
        case q.AskPaint():
            return catalog.actions.paint_no_more
        case q.AskSwap():
            return catalog.actions.swap_nothing
        case q.AskMoveToken() | q.AskTurnToken():
            return catalog.actions.leave_tokens
        case _:
            return catalog.actions.done


_LABELS: dict[type, Callable[[GameView, Any, Catalog], str]] = {
    **dict.fromkeys((act.ReturnGems, act.TakeGems, act.PayGems), _gems),
    **dict.fromkeys((act.PutBack, act.KeepCard, act.TuckCard, act.DiscardCard, act.TakeBack), _card),
    **dict.fromkeys((act.TuckFree, act.PutToken), _card_at),
    **dict.fromkeys((act.TakeCard, act.DiscardFromRow), _row_card),
    act.ChooseStart: _start,
    act.Bid: _bid,
    act.BidAttack: lambda view, action, catalog: catalog.actions.bid_attack,
    act.Pass: _pass,
    act.Claim: _claim,
    act.TuckTaken: _tuck_taken,
    act.Lay: _lay,
    act.DiscardForGems: _discard,
    act.PlaceCard: _place,
    act.ChooseTopReward: _top_reward,
    act.DrawCards: _draw,
    act.UseOwnGem: _own_gem,
    act.ChooseOption: _option,
    act.ChooseColor: _color,
    act.LookBehind: lambda view, action, catalog: view.rules.players[action.other],
    act.StoreGem: _gem,
    act.PickToken: _pick,
    act.TurnOver: _turn_over,
    act.UseLaw: _use_law,
    act.PaintSection: _paint,
    act.PaintBest: lambda view, action, catalog: catalog.actions.paint_best,
    act.Done: _done,
}
