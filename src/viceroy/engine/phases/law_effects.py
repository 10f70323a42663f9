"""Law effects: what a law does when it is played, and while it lies in the pyramid."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import assert_never

import attrs

from viceroy.engine import actions as act
from viceroy.engine import events as e
from viceroy.engine import prompts as q
from viceroy.engine.actions import Action
from viceroy.engine.counts import count_now, is_so
from viceroy.engine.draft import Draft, take_from_row
from viceroy.engine.phases.rewards import ONE_GEM, card_taken, draw, gem_choices, give_reward, spend
from viceroy.engine.phases.token_swap import can_swap
from viceroy.engine.state import TURNS, GameState, HiddenCard, Rules
from viceroy.engine.tasks import GrantInfinite, GrantReward, RunEffects, TuckTakenCards
from viceroy.model import laws
from viceroy.model.cards import LawCard
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck, DeckHolds, Effect
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS, NO_GEMS

# shared by all games
_store, _put_back, done = cache(act.StoreGem), lru_cache(maxsize=4096)(act.PutBack), cache(act.Done)

# -- one effect after the other ---------------------------------------------------------------------------------------


def holds(draft: Draft, condition: DeckHolds | None) -> bool:
    """Whether the condition of a law holds when the law is resolved (C58)."""
    return condition is None or len(draft.deck(condition.deck)) >= condition.cards


def play_law(draft: Draft, task: RunEffects, price: int, requires: DeckHolds | None) -> None:
    """Ask for the price of a law that has been placed, then let happen what is to happen (R6.5, C58)."""
    if not holds(draft, requires):
        draft.emit(e.NoEffect, task.seat, task.law)
    elif task.effects and price:
        draft.push(task)
    elif task.effects:
        run_effects(draft, task)
    if price:
        draft.ask(q.AskPrice(task.seat, task.law, task.place))


def legal_price(state: GameState, seat: int, task: q.AskPrice) -> tuple[Action, ...]:
    """Return every way to pay the price: even a single one is asked for, as the gems are secret (R2.4)."""
    return tuple([act.PayGems(seat, gems) for gems in gem_choices(price_of(state, task), state.seats[seat].gems)])


def price_of(state: GameState, task: q.AskPrice) -> int:
    """Return the price of the law that a prompt is about."""
    law = state.rules.card(task.law)
    return law.price if isinstance(law, LawCard) else 0


def apply_price(draft: Draft, action: act.PayGems, task: q.AskPrice) -> None:
    """Put the gems into the bank (R6.7)."""
    spend(draft, action.seat, action.gems)
    draft.gems_to_bank(action.gems)
    draft.emit(e.GemsPaid, action.seat, action.gems)


def run_effects(draft: Draft, task: RunEffects) -> None:
    """Execute the first effect; the others wait until its prompts are answered."""
    first, *rest = task.effects
    if rest:
        draft.push(RunEffects(task.seat, task.law, task.place, tuple(rest)))
    _execute(draft, task, first)


def _execute(draft: Draft, task: RunEffects, effect: Effect) -> None:
    seat, place = task.seat, task.place
    match effect:
        case laws.Gain(gained):
            give_reward(draft, seat, place, _reward_now(draft, seat, place, gained))
        case laws.ChooseOne(options):
            draft.ask(q.AskOption(seat, place, options))
        case laws.Draw(deck, cards):
            _draw_from(draft, task, deck, cards)
        case laws.PutBackCards(deck, cards):
            _ask_put_back(draft, seat, deck, cards)
        case laws.TuckFromHand(up_to):
            _ask_tuck_hand(draft, q.AskTuckHand(seat, place, up_to))
        case laws.TuckFreeCard():
            _ask_tuck_free(draft, seat, place)
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
        case laws.Conditional():
            _run(draft, task, effect.then if is_so(draft, seat, draft.at(seat, place), effect) else effect.otherwise)
        case laws.Choose(lists):
            draft.ask(q.AskChoice(seat, task.law, place, lists))
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
    if placed.tokens:
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


def _draw_from(draft: Draft, task: RunEffects, deck: Deck, cards: int) -> None:
    """Draw what there is, one card at a time, so that each may be tucked before the next (L70, L78)."""
    if not cards or not draft.deck(deck):
        return
    together = 1 if draft.rules.edition.sequential_draw else min(cards, len(draft.deck(deck)))
    if cards > together:
        rest = (laws.Draw(deck, cards - together),)
        draft.push(RunEffects(task.seat, task.law, task.place, rest))
    draw(draft, task.seat, (deck,) * together)


def _returnable(rules: Rules, hand: tuple[HiddenCard, ...], deck: Deck) -> list[int]:
    kind = CardKind.LAW if deck is Deck.LAWS else CardKind.CHARACTER
    return [card.number for card in hand if rules.card(card.number).kind is kind]


def _ask_put_back(draft: Draft, seat: int, deck: Deck, count: int) -> None:
    possible = min(count, len(_returnable(draft.rules, draft.seats[seat].hand, deck)))
    if possible:
        draft.ask(q.AskPutBack(seat, deck, possible))


def legal_put_back(state: GameState, seat: int, task: q.AskPutBack) -> tuple[Action, ...]:
    """Return the cards in the hand that belong to the deck."""
    return tuple([_put_back(seat, number) for number in _returnable(state.rules, state.seats[seat].hand, task.deck)])


def apply_put_back(draft: Draft, action: act.PutBack, task: q.AskPutBack) -> None:
    """Put the card on top of the deck, where its player still knows it (L70).

    The others know it only if all have seen it and it was the only card that could go back. If it was not, they can no
    longer tell which of these cards are still in the hand (R2.4).
    """
    own = draft.seat(action.seat)
    possible = _returnable(draft.rules, own.hand, task.deck)
    card = own.drop(action.card)
    is_open = len(possible) == 1 and card.known_by == draft.rules.everybody
    returned = HiddenCard(card.number, card.known_by if is_open else (action.seat,))
    own.hand = tuple([HiddenCard(c.number, (), c.fresh) if c.number in possible else c for c in own.hand])
    draft.put_on(task.deck, returned)
    draft.emit(e.CardPutBack, action.seat, task.deck, action.card)
    if task.count > 1:
        draft.ask(q.AskPutBack(action.seat, task.deck, task.count - 1))


# -- tuck (L72, L74, L78) ---------------------------------------------------------------------------------------------


def tuck(draft: Draft, seat: int, place: Place, number: int) -> None:
    """Tuck a card of the hand under a card of the pyramid, where all may see it (C57, R3.11)."""
    own = draft.seat(seat)
    own.drop(number)
    placed = own.pyramid.at[place]
    own.put(placed.with_more(tucked=(draft.card(number),)))
    draft.emit(e.CardTucked, seat, number, place)


def legal_tuck_hand(state: GameState, seat: int, task: q.AskTuckHand) -> tuple[Action, ...]:
    """Return every card of the hand, and to stop (L72)."""
    return (*(act.TuckCard(seat, number) for number in state.seats[seat].numbers), done(seat))


def apply_tuck_hand(draft: Draft, action: act.TuckCard | act.Done, task: q.AskTuckHand) -> None:
    """Tuck the card and ask again, until the player stops or may tuck no more."""
    if isinstance(action, act.Done):
        return
    tuck(draft, action.seat, task.place, action.card)
    _ask_tuck_hand(draft, attrs.evolve(task, left=None if task.left is None else task.left - 1))


def _ask_tuck_hand(draft: Draft, task: q.AskTuckHand) -> None:
    """Ask as long as there are cards to tuck: an empty hand is no secret (C57)."""
    if task.left != 0 and draft.seats[task.seat].hand:
        draft.ask(task)


def _free_places(state: GameState | Draft, seat: int, place: Place) -> tuple[Place, ...]:
    pyramid = state.seats[seat].pyramid
    return tuple(placed.place for placed in pyramid.free_cards() if placed.place != place)  # never itself (C31)


def _ask_tuck_free(draft: Draft, seat: int, place: Place) -> None:
    free = _free_places(draft, seat, place)
    if len(free) == 1:
        _move_under(draft, seat, free[0], place)  # obligatory, and no choice (C31)
    elif free:
        draft.ask(q.AskTuckFree(seat, place))


def legal_tuck_free(state: GameState, seat: int, task: q.AskTuckFree) -> tuple[Action, ...]:
    """Return the free cards except the law itself (C31)."""
    return tuple(act.TuckFree(seat, place) for place in _free_places(state, seat, task.place))


def apply_tuck_free(draft: Draft, action: act.TuckFree, task: q.AskTuckFree) -> None:
    """Move the card, with everything on it."""
    _move_under(draft, action.seat, action.place, task.place)


def _move_under(draft: Draft, seat: int, origin: Place, place: Place) -> None:
    own = draft.seat(seat)
    moved, law = own.pyramid.at[origin], own.pyramid.at[place]
    under = law.with_more(
        moved.tokens,
        infinite_gems=moved.infinite_gems,
        stored=moved.stored if isinstance(moved.stored, tuple) else NO_GEMS,
        tucked=(draft.card(moved.card.number or 0),),
    )  # with all tokens and gems (C30)
    own.pyramid = own.pyramid.without(origin).with_card(under)  # this completes no circle (C33, C62)
    draft.emit(e.CardMovedUnder, seat, moved.card.number or 0, origin, place)


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


# -- cards taken (L69, L78) -------------------------------------------------------------------------------------------


def apply_row_card(draft: Draft, action: act.TakeCard, task: q.AskRowCard) -> None:
    """Take the card into the hand, and refill its place from the reserve deck, if it has a card (L69)."""
    number = take_from_row(draft, action.seat, action.color, action.slot)
    if draft.reserve_deck:
        refill = draft.top(Deck.RESERVE).number
        draft.fill_row(action.color, action.slot, refill)
        draft.emit(e.RowRefilled, refill, action.color, action.slot)
    card_taken(draft, (action.seat, number))


def ask_tucks(draft: Draft, task: TuckTakenCards) -> None:
    """Ask about the first card taken, then about the others (L78)."""
    (seat, card), *rest = task.taken
    if rest:
        draft.push(TuckTakenCards(tuple(rest)))
    if card in [held.number for held in draft.seats[seat].hand]:
        draft.ask(q.AskTuckTaken(seat, card))


def legal_tuck_taken(state: GameState, seat: int, task: q.AskTuckTaken) -> tuple[Action, ...]:
    """Return every visible law that the card may be tucked under, and to keep it (L78, C32)."""
    cards = state.seats[seat].pyramid.cards
    places = [placed.place for placed in cards if any(rule.may for rule in placed.card.whenever)]
    return (*(act.TuckTaken(seat, place) for place in places), act.TuckTaken(seat, None))


def apply_tuck_taken(draft: Draft, action: act.TuckTaken, task: q.AskTuckTaken) -> None:
    """Tuck the card under the law, or keep it in the hand."""
    if action.law is not None:
        tuck(draft, action.seat, action.law, task.card)
