"""Law effects: what a law does when it is played, and while it lies in the pyramid."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import assert_never

import attrs

from viceroy.engine import actions as act
from viceroy.engine import events as e
from viceroy.engine import prompts as q
from viceroy.engine.actions import Action, UseLaw
from viceroy.engine.draft import Draft, take_from_row
from viceroy.engine.events import LawResponded
from viceroy.engine.frame.decisions import Decision, Handler
from viceroy.engine.phases.auction import legal_row_card
from viceroy.engine.phases.lasting import count_now, is_so, let_respond
from viceroy.engine.phases.laws.looking import look, look_behind
from viceroy.engine.phases.laws.payments import begin_others, offer
from viceroy.engine.phases.laws.tokens import ask_move, can_swap
from viceroy.engine.phases.laws.tucking import ask_tuck_free, ask_tuck_hand, ask_untuck
from viceroy.engine.phases.rewards import ONE_GEM, card_taken, draw, give_reward, spend
from viceroy.engine.prompts import AskUseLaw
from viceroy.engine.state import GameState, HiddenCard, Rules
from viceroy.engine.tasks import DueResponse, GrantInfinite, GrantReward, LetLawsRespond, RunEffects
from viceroy.errors import Refusal
from viceroy.errors import RefusalCode as Code
from viceroy.model import laws
from viceroy.model.editions import TURNS
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck, Effect, Whenever
from viceroy.model.pyramid import Pyramid
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS, ENOUGH, NO_GEMS, add_gems

# shared by all games
_store, _put_back, done = cache(act.StoreGem), lru_cache(maxsize=4096)(act.PutBack), cache(act.Done)

# -- one effect after the other ---------------------------------------------------------------------------------------


def run_effects(draft: Draft, task: RunEffects) -> None:
    """Execute the first effect; the others wait until its prompts are answered."""
    first, *rest = task.effects
    if rest:
        draft.push(RunEffects(task.seat, task.law, task.place, tuple(rest)))
    _execute(draft, task, first)


def _no_effects(state: GameState, task: RunEffects) -> Iterator[str]:
    if not task.effects:
        yield "nothing is to happen"


def _execute(draft: Draft, task: RunEffects, effect: Effect) -> None:
    seat, place = task.seat, task.place
    match effect:
        case laws.Gain(gained):
            give_reward(draft, seat, place, _reward_now(draft, seat, place, gained))
        case laws.ChooseOne(options):
            draft.ask(q.AskOption(seat, place, options))
        case laws.Draw():
            _draw_from(draft, task, effect)
        case laws.PutBackCards(deck, cards, end):
            _ask_put_back(draft, q.AskPutBack(seat, deck, cards, end))
        case laws.TuckFromHand(up_to):
            ask_tuck_hand(draft, q.AskTuckHand(seat, place, up_to))
        case laws.TuckFreeCard():
            ask_tuck_free(draft, seat, place)
        case laws.StoreGems(up_to):
            draft.ask(q.AskStore(seat, place, up_to))
        case laws.SwapTokens(pay):
            _ask_swap(draft, task, pay)
        case laws.TakeFromRow():
            if any(draft.row_counts()):
                draft.ask(q.AskRowCard(seat))  # obligatory if a card lies there (L69)
        case laws.SkipNextAuction():
            _skip_next(draft, seat)
        case laws.DoubleTokens():
            _double_tokens(draft, seat, place)
        case laws.Look():
            look(draft, seat, effect)
        case laws.LookBehindScreen():
            look_behind(draft, task)
        case laws.Conditional():
            _run(draft, task, effect.then if is_so(draft, seat, draft.at(seat, place), effect) else effect.otherwise)
        case laws.Choose(lists):
            draft.ask(q.AskChoice(seat, task.law, place, lists))
        case laws.Pay():
            offer(draft, task, effect)
        case laws.MoveToken():
            ask_move(draft, task)
        case laws.TurnToken():
            draft.ask(q.AskTurnToken(seat, place))  # always: attack tokens are secret (R2.4)
        case laws.Untuck(up_to):
            ask_untuck(draft, q.AskUntuck(seat, place, up_to))
        case laws.OthersGain() | laws.OthersLose():
            begin_others(draft, task, effect)
        case laws.TakeStored():
            _take_stored(draft, seat, place)
        case _:
            assert_never(effect)


def _run(draft: Draft, task: RunEffects, effects: tuple[Effect, ...] | None) -> None:
    """Let other effects of the law come next."""
    if effects:
        draft.push(RunEffects(task.seat, task.law, task.place, effects))


def _reward_now(draft: Draft, seat: int, place: Place, gained: laws.Reward | laws.RewardPer) -> laws.Reward:
    if isinstance(gained, laws.Reward):
        return gained
    return gained.of(count_now(draft, seat, draft.at(seat, place), gained.per))


def _ask_swap(draft: Draft, task: RunEffects, pay: int) -> None:
    """Prompt for a swap if both sides have tokens, which all can see; the gems to pay with are secret (L67)."""
    if can_swap(draft, task.seat):
        draft.ask(q.AskSwap(task.seat, pay))
    else:
        draft.emit(e.NoEffect, task.seat, task.law)


def _skip_next(draft: Draft, seat: int) -> None:
    if draft.turn < TURNS:  # the last turn has no next auction (L69)
        draft.seat(seat).skips_next = True
        draft.emit(e.AuctionSkipped, seat)


def _double_tokens(draft: Draft, seat: int, place: Place) -> None:
    placed = draft.at(seat, place)
    if 0 < len(placed.tokens) < ENOUGH:
        draft.seat(seat).put(placed.with_more(placed.tokens))  # L66
        draft.emit(e.TokensGained, seat, place, placed.tokens)


# -- choose one (L71, L73) --------------------------------------------------------------------------------------------


def legal_option(state: GameState, seat: int, task: q.AskOption) -> tuple[Action, ...]:
    """Return every option, even one that gives nothing now (L73)."""
    return _options(seat, len(task.options))


@lru_cache(maxsize=256)
def _options(seat: int, count: int) -> tuple[Action, ...]:
    return tuple(act.ChooseOption(seat, number) for number in range(1, count + 1))


def apply_option(draft: Draft, action: act.ChooseOption, task: q.AskOption) -> None:
    """Grant the chosen reward."""
    draft.emit(e.OptionChosen, action.seat, action.option)
    draft.push(GrantReward(action.seat, task.place, task.options[action.option - 1]))


def legal_choice(state: GameState, seat: int, task: q.AskChoice) -> tuple[Action, ...]:
    """Return every list, even one by which nothing happens now (L73)."""
    return _options(seat, len(task.lists))


def apply_choice(draft: Draft, action: act.ChooseOption, task: q.AskChoice) -> None:
    """Let the effects of the list happen."""
    draft.emit(e.OptionChosen, action.seat, action.option)
    draft.push(RunEffects(action.seat, task.law, task.place, task.lists[action.option - 1]))


def _empty_list(state: GameState, task: q.AskChoice) -> Iterator[str]:
    if not all(task.lists):
        yield "nothing is to happen"


def _refuse_option(state: GameState, action: act.ChooseOption, task: q.AskOption | q.AskChoice) -> Refusal:
    count = len(task.options if isinstance(task, q.AskOption) else task.lists)
    return Refusal(Code.NO_SUCH_OPTION, "L71", action.seat, (action.option,), tuple(range(1, count + 1)))


def legal_color(state: GameState, seat: int, task: q.AskColor) -> tuple[Action, ...]:
    """Return all four colors, even one that the bank has no gem of (L73)."""
    return _colors(seat)


@cache
def _colors(seat: int) -> tuple[Action, ...]:
    return tuple(act.ChooseColor(seat, color) for color in COLORS)


def apply_color(draft: Draft, action: act.ChooseColor, task: q.AskColor) -> None:
    """Grant an infinite gem of the chosen color (L73)."""
    draft.push(GrantInfinite(action.seat, task.place, action.color))


# -- draw and put back (L70) ------------------------------------------------------------------------------------------


def _draw_from(draft: Draft, task: RunEffects, effect: laws.Draw) -> None:
    """Draw as many cards as the deck has, one at a time, so that each may be tucked before the next (L70, L78)."""
    deck, cards = effect.deck, effect.cards
    if not cards or not draft.deck(deck):
        return
    together = 1 if draft.rules.edition.sequential_draw else min(cards, len(draft.deck(deck)))
    if cards > together:
        rest = (attrs.evolve(effect, cards=cards - together),)
        draft.push(RunEffects(task.seat, task.law, task.place, rest))
    draw(draft, task.seat, (deck,) * together, effect.end)


def _returnable(rules: Rules, hand: tuple[HiddenCard, ...], deck: Deck) -> list[int]:
    kind = CardKind.LAW if deck is Deck.LAWS else CardKind.CHARACTER
    return [card.number for card in hand if rules.card(card.number).kind is kind]


def _ask_put_back(draft: Draft, task: q.AskPutBack) -> None:
    possible = min(task.count, len(_returnable(draft.rules, draft.seats[task.seat].hand, task.deck)))
    if possible:
        draft.ask(attrs.evolve(task, count=possible))


def legal_put_back(state: GameState, seat: int, task: q.AskPutBack) -> tuple[Action, ...]:
    """Return the cards in the hand that belong to the deck."""
    return tuple([_put_back(seat, number) for number in _returnable(state.rules, state.seats[seat].hand, task.deck)])


def apply_put_back(draft: Draft, action: act.PutBack, task: q.AskPutBack) -> None:
    """Put the card on top of the deck, or under it, where its player still knows it (L70).

    The others know it only if all have seen it and it was the only card that could go back. If it was not, they can no
    longer tell which of these cards are still in the hand (R2.4).
    """
    own = draft.seat(action.seat)
    possible = _returnable(draft.rules, own.hand, task.deck)
    card = own.drop(action.card)
    is_open = len(possible) == 1 and card.known_by == draft.rules.everybody
    returned = HiddenCard(card.number, card.known_by if is_open else (action.seat,))
    own.hand = tuple([HiddenCard(c.number, (), c.fresh) if c.number in possible else c for c in own.hand])
    draft.put_at(task.deck, task.end, returned)
    draft.emit(e.CardPutBack, action.seat, task.deck, action.card, task.end)
    if task.count > 1:
        draft.ask(attrs.evolve(task, count=task.count - 1))


def _put_back_faults(state: GameState, task: q.AskPutBack) -> Iterator[str]:
    if not 1 <= task.count <= len(_returnable(state.rules, state.seats[task.seat].hand, task.deck)):
        yield f"the hand has no {task.count} cards to put back (L70)"


def _refuse_put_back(state: GameState, action: act.PutBack, task: q.AskPutBack) -> Refusal:
    numbers = state.seats[action.seat].numbers
    if action.card in numbers:
        return Refusal(Code.NOT_OF_THE_DECK, "L70", action.seat, (action.card,))
    return Refusal(Code.NOT_IN_HAND, "L70", action.seat, (action.card,), numbers)


# -- store gems (L76) -------------------------------------------------------------------------------------------------


def legal_store(state: GameState, seat: int, task: q.AskStore) -> tuple[Action, ...]:
    """Return a gem of each color behind the screen, and to stop (L76); infinite gems cannot be stored (C18)."""
    gems = state.seats[seat].gems
    return (*[_store(seat, color) for color in COLORS if gems[color.position]], done(seat))


def apply_store(draft: Draft, action: act.StoreGem | act.Done, task: q.AskStore) -> None:
    """Put the gem on the law and ask again, until the player stops or the law is full."""
    if isinstance(action, act.Done):
        return
    spend(draft, action.seat, ONE_GEM[action.color.position])
    own = draft.seat(action.seat)
    placed = own.pyramid.at[task.place]
    own.put(placed.with_more(stored=ONE_GEM[action.color.position]))
    draft.emit(e.GemStored, action.seat, task.place, action.color)
    if task.left > 1:
        draft.ask(q.AskStore(action.seat, task.place, task.left - 1))


def _refuse_store(state: GameState, action: act.StoreGem, task: q.AskStore) -> Refusal:
    return Refusal(Code.NO_GEM, "L76", action.seat, ONE_GEM[COLORS.index(action.color)], state.seats[action.seat].gems)


def _take_stored(draft: Draft, seat: int, place: Place) -> None:
    own = draft.seat(seat)
    placed = own.pyramid.at[place]
    gems = placed.stored_gems
    if any(gems):
        own.gems = add_gems(own.gems, gems)
        own.put(attrs.evolve(placed, stored=NO_GEMS))
        draft.emit(e.GemsTakenBack, seat, place, gems)


# -- cards taken (L69) -------------------------------------------------------------------------------------------


def apply_row_card(draft: Draft, action: act.TakeCard, task: q.AskRowCard) -> None:
    """Take the card into the hand, and refill its place from the reserve deck, if it has a card (L69)."""
    number = take_from_row(draft, action.seat, action.color, action.slot)
    if draft.reserve_deck:
        refill = draft.top(Deck.RESERVE).number
        draft.fill_row(action.color, action.slot, refill)
        draft.emit(e.RowRefilled, refill, action.color, action.slot)
    card_taken(draft, (action.seat, number))


def _refuse_row_card(state: GameState, action: act.TakeCard, task: q.AskRowCard) -> Refusal:
    return Refusal(Code.NO_CARD_THERE, "L69", action.seat)


# -- responses to events (C32) ----------------------------------------------------------------------------------------


def respond(draft: Draft, task: LetLawsRespond) -> None:
    """Let the first law respond, or ask its player; the others wait. A law that is gone is silent (C32).

    So is one whose condition does not hold when its turn comes.
    """
    first, *rest = task.due
    let_respond(draft, tuple(rest))
    seat, law, number = first
    place, rule = place_of(draft.seats[seat].pyramid, law), rule_of(draft, law, number)
    if place is None or not is_so(draft, seat, draft.at(seat, place), rule.condition):
        return
    if rule.may_do:
        draft.ask(AskUseLaw(seat, law, number))
    else:
        _carry_out(draft, first)


def _no_response(state: GameState, task: LetLawsRespond) -> Iterator[str]:
    if not task.due or not all(_can_respond(state, law, number) for _, law, number in task.due):
        yield "no law can respond so (C32)"


def _can_respond(state: GameState, law: int, number: int) -> bool:
    card = state.rules.card_set.by_number.get(law)
    rules = card.whenever if card else ()
    return 1 <= number <= len(rules) and bool(rules[number - 1].effects)


def place_of(pyramid: Pyramid, law: int) -> Place | None:
    """Return where a law lies visible, None if it does not."""
    return next((placed.place for placed in pyramid.cards if placed.card.number == law), None)


def rule_of(state: GameState | Draft, law: int, number: int) -> Whenever:
    """Return an entry of `whenever` of a law, counted from 1."""
    return state.rules.card(law).whenever[number - 1]


def _carry_out(draft: Draft, due: DueResponse) -> None:
    seat, law, number = due
    place = place_of(draft.seats[seat].pyramid, law)
    if place is not None:
        draft.emit(LawResponded, seat, law)
        run_effects(draft, RunEffects(seat, law, place, rule_of(draft, law, number).effects))


def legal_use(state: GameState, seat: int, task: AskUseLaw) -> tuple[Action, ...]:
    """Return both answers; a response may be chosen even if it gives nothing now."""
    return UseLaw(seat, use=True), UseLaw(seat, use=False)


def apply_use(draft: Draft, action: UseLaw, task: AskUseLaw) -> None:
    """Let the law respond, or not."""
    if action.use:
        _carry_out(draft, DueResponse(task.seat, task.law, task.rule))


def _use_faults(state: GameState, task: AskUseLaw) -> Iterator[str]:
    if not _can_respond(state, task.law, task.rule):
        yield "no law can respond so (C32)"


DECISIONS = (
    Decision(q.AskOption, (act.ChooseOption,), legal_option, apply_option, _refuse_option),
    Decision(q.AskChoice, (act.ChooseOption,), legal_choice, apply_choice, _refuse_option, faults=_empty_list),
    Decision(q.AskColor, (act.ChooseColor,), legal_color, apply_color),
    Decision(
        q.AskPutBack,
        (act.PutBack,),
        legal_put_back,
        apply_put_back,
        _refuse_put_back,
        due=lambda task: task.count,
        faults=_put_back_faults,
    ),
    Decision(q.AskStore, (act.StoreGem, act.Done), legal_store, apply_store, _refuse_store, due=lambda task: task.left),
    Decision(q.AskRowCard, (act.TakeCard,), legal_row_card, apply_row_card, _refuse_row_card),
    Decision(q.AskUseLaw, (act.UseLaw,), legal_use, apply_use, faults=_use_faults),
)
HANDLERS = (Handler(RunEffects, run_effects, _no_effects), Handler(LetLawsRespond, respond, _no_response))
