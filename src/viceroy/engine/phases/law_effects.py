"""The interpreter of the law language: what a law does when it is played, and while it lies there."""

from __future__ import annotations

from functools import cache, lru_cache

import attrs

from viceroy.engine.actions import (
    Action,
    ChooseColor,
    ChooseOption,
    Done,
    PutBack,
    StoreGem,
    TakeCard,
    TuckCard,
    TuckFree,
    TuckTaken,
)
from viceroy.engine.draft import Draft, row_cards, take_from_row
from viceroy.engine.events import (
    AuctionSkipped,
    CardMovedUnder,
    CardPutBack,
    CardTucked,
    GemStored,
    NoEffect,
    OptionChosen,
    RowRefilled,
    TokensGained,
)
from viceroy.engine.phases.rewards import ONE_GEM, card_taken, draw, give_reward, spend
from viceroy.engine.phases.token_swap import can_swap
from viceroy.engine.prompts import (
    AskColor,
    AskOption,
    AskPutBack,
    AskRowCard,
    AskStore,
    AskSwap,
    AskTuckFree,
    AskTuckHand,
    AskTuckTaken,
)
from viceroy.engine.state import TURNS, GameState, HiddenCard, Rules
from viceroy.engine.tasks import GrantInfinite, GrantReward, RunEffects, TuckTakenCards
from viceroy.model import laws as effects
from viceroy.model.geometry import Place
from viceroy.model.laws import CardKind, Deck, DeckHolds, Effect
from viceroy.model.tokens import COLORS, NO_GEMS

_store, _put_back, done = cache(StoreGem), lru_cache(maxsize=4096)(PutBack), cache(Done)  # shared by all games

# -- one effect after the other ---------------------------------------------------------------------------------------


def holds(draft: Draft, condition: DeckHolds | None) -> bool:
    """Whether the condition of a law holds now, when it is resolved (C58)."""
    return condition is None or len(draft.deck(condition.deck)) >= condition.cards


def run_effects(draft: Draft, task: RunEffects) -> None:
    """Execute the first effect; the others wait until all that it asks for is answered."""
    first, *rest = task.effects
    if rest:
        draft.push(RunEffects(task.seat, task.law, task.place, tuple(rest)))
    _execute(draft, task, first)


def _execute(draft: Draft, task: RunEffects, effect: Effect) -> None:
    seat, place = task.seat, task.place
    match effect:
        case effects.Gain(reward):
            give_reward(draft, seat, place, reward)
        case effects.ChooseOne(options):
            draft.ask(AskOption(seat, place, options))
        case effects.DrawFrom(deck, cards):
            _draw_from(draft, task, deck, cards)
        case effects.PutBackCards(deck, cards):
            _ask_put_back(draft, seat, deck, cards)
        case effects.TuckFromHand(up_to):
            _ask_tuck_hand(draft, AskTuckHand(seat, place, up_to))
        case effects.TuckFreeCard():
            _ask_tuck_free(draft, seat, place)
        case effects.StoreGems(up_to):
            draft.ask(AskStore(seat, place, up_to))
        case effects.SwapTokens(pay):
            _ask_swap(draft, task, pay)
        case effects.TakeFromRow():
            if any(draft.row_counts()):
                draft.ask(AskRowCard(seat))  # obligatory if a card lies there (L69)
        case effects.SkipNextAuction():
            _skip_next(draft, seat)
        case effects.DoubleTokens():
            _double_tokens(draft, seat, place)


def _ask_swap(draft: Draft, task: RunEffects, pay: int) -> None:
    """Ask where tokens lie on both sides, as all can see; whether there are gems to pay, is a secret (L67)."""
    if can_swap(draft, task.seat):
        draft.ask(AskSwap(task.seat, pay))
    else:
        draft.emit(NoEffect, task.seat, task.law)


def _skip_next(draft: Draft, seat: int) -> None:
    if draft.turn < TURNS:  # on the last turn nothing is left to skip (L69)
        draft.seat(seat).skips_next = True
        draft.emit(AuctionSkipped, seat)


def _double_tokens(draft: Draft, seat: int, place: Place) -> None:
    placed = draft.at(seat, place)
    if placed.tokens:
        draft.seat(seat).put(placed.with_more(placed.tokens))  # L66
        draft.emit(TokensGained, seat, place, placed.tokens)


# -- choose one (L71, L73) --------------------------------------------------------------------------------------------


def legal_option(state: GameState, seat: int, task: AskOption) -> tuple[Action, ...]:
    """Return every option, one that can give nothing included (L73)."""
    return _options(seat, len(task.options))


@lru_cache(maxsize=256)
def _options(seat: int, count: int) -> tuple[Action, ...]:
    return tuple(ChooseOption(seat, number) for number in range(1, count + 1))


def apply_option(draft: Draft, action: ChooseOption, task: AskOption) -> None:
    """Grant the chosen reward."""
    draft.emit(OptionChosen, action.seat, action.option)
    draft.push(GrantReward(action.seat, task.place, task.options[action.option - 1]))


def legal_color(state: GameState, seat: int, task: AskColor) -> tuple[Action, ...]:
    """Return the four colors, one of which no gem may be left (L73)."""
    return _colors(seat)


@cache
def _colors(seat: int) -> tuple[Action, ...]:
    return tuple(ChooseColor(seat, color) for color in COLORS)


def apply_color(draft: Draft, action: ChooseColor, task: AskColor) -> None:
    """Go on as with any infinite gem of that color (L73)."""
    draft.push(GrantInfinite(action.seat, task.place, action.color))


# -- draw and put back (L70) ------------------------------------------------------------------------------------------


def _draw_from(draft: Draft, task: RunEffects, deck: Deck, cards: int) -> None:
    """Draw what there is, card by card, so that each may be tucked before the next (L70, L78)."""
    if not cards or not draft.deck(deck):
        return
    together = 1 if draft.rules.edition.sequential_draw else min(cards, len(draft.deck(deck)))
    if cards > together:
        rest = (effects.DrawFrom(deck, cards - together),)
        draft.push(RunEffects(task.seat, task.law, task.place, rest))
    draw(draft, task.seat, (deck,) * together)


def _returnable(rules: Rules, hand: tuple[HiddenCard, ...], deck: Deck) -> list[int]:
    kind = CardKind.LAW if deck is Deck.LAWS else CardKind.CHARACTER
    return [card.number for card in hand if rules.card(card.number).kind is kind]


def _ask_put_back(draft: Draft, seat: int, deck: Deck, count: int) -> None:
    possible = min(count, len(_returnable(draft.rules, draft.seats[seat].hand, deck)))
    if possible:
        draft.ask(AskPutBack(seat, deck, possible))


def legal_put_back(state: GameState, seat: int, task: AskPutBack) -> tuple[Action, ...]:
    """Return the cards of the deck's kind in the hand."""
    return tuple([_put_back(seat, number) for number in _returnable(state.rules, state.seats[seat].hand, task.deck)])


def apply_put_back(draft: Draft, action: PutBack, task: AskPutBack) -> None:
    """Put the card on top of the deck; its player goes on knowing it, and all do who saw it lie open (L70).

    Unless it was the only one, the others cannot tell which card it was, nor which ones are still in the hand (R2.4).
    """
    own = draft.seat(action.seat)
    possible = _returnable(draft.rules, own.hand, task.deck)
    card = own.drop(action.card)
    is_open = len(possible) == 1 and card.known_by == draft.rules.everybody
    returned = HiddenCard(card.number, card.known_by if is_open else (action.seat,))
    own.hand = tuple([HiddenCard(c.number, (), c.fresh) if c.number in possible else c for c in own.hand])
    draft.put_on(task.deck, returned)
    draft.emit(CardPutBack, action.seat, task.deck, action.card)
    if task.count > 1:
        draft.ask(AskPutBack(action.seat, task.deck, task.count - 1))


# -- tuck (L72, L74, L78) ---------------------------------------------------------------------------------------------


def tuck(draft: Draft, seat: int, place: Place, number: int) -> None:
    """Lay a card of the hand under a card of the pyramid, where all may see it (C57, R3.11)."""
    own = draft.seat(seat)
    own.drop(number)
    placed = own.pyramid.at[place]
    own.put(placed.with_more(tucked=(draft.card(number),)))
    draft.emit(CardTucked, seat, number, place)


def legal_tuck_hand(state: GameState, seat: int, task: AskTuckHand) -> tuple[Action, ...]:
    """Return every card of the hand, and enough (L72)."""
    return (*(TuckCard(seat, number) for number in state.seats[seat].numbers), done(seat))


def apply_tuck_hand(draft: Draft, action: TuckCard | Done, task: AskTuckHand) -> None:
    """Tuck the card and ask again, until the player is done or may tuck no more."""
    if isinstance(action, Done):
        return
    tuck(draft, action.seat, task.place, action.card)
    _ask_tuck_hand(draft, attrs.evolve(task, left=None if task.left is None else task.left - 1))


def _ask_tuck_hand(draft: Draft, task: AskTuckHand) -> None:
    """Ask as long as there is a choice: everybody sees an empty hand (C57)."""
    if task.left != 0 and draft.seats[task.seat].hand:
        draft.ask(task)


def _free_places(state: GameState | Draft, seat: int, place: Place) -> tuple[Place, ...]:
    pyramid = state.seats[seat].pyramid
    return tuple(placed.place for placed in pyramid.free_cards() if placed.place != place)  # never itself (C31)


def _ask_tuck_free(draft: Draft, seat: int, place: Place) -> None:
    free = _free_places(draft, seat, place)
    if len(free) == 1:
        _move_under(draft, seat, free[0], place)  # obligatory, and all see that it is the only one (C31)
    elif free:
        draft.ask(AskTuckFree(seat, place))


def legal_tuck_free(state: GameState, seat: int, task: AskTuckFree) -> tuple[Action, ...]:
    """Return the free cards but the law itself (C31)."""
    return tuple(TuckFree(seat, place) for place in _free_places(state, seat, task.place))


def apply_tuck_free(draft: Draft, action: TuckFree, task: AskTuckFree) -> None:
    """Move the card and all that lies on it."""
    _move_under(draft, action.seat, action.place, task.place)


def _move_under(draft: Draft, seat: int, origin: Place, place: Place) -> None:
    own = draft.seat(seat)
    moved, law = own.pyramid.at[origin], own.pyramid.at[place]
    under = law.with_more(
        moved.tokens,
        infinite_gems=moved.infinite_gems,
        stored=moved.stored if isinstance(moved.stored, tuple) else NO_GEMS,
        tucked=(draft.card(moved.card.number or 0),),
    )  # all tokens and gems (C30)
    own.pyramid = own.pyramid.without(origin).with_card(under)  # no circle is completed by a play (C33, C62)
    draft.emit(CardMovedUnder, seat, moved.card.number or 0, origin, place)


# -- store gems (L76) -------------------------------------------------------------------------------------------------


def legal_store(state: GameState, seat: int, task: AskStore) -> tuple[Action, ...]:
    """Return a gem of each color behind the screen, and enough (L76); infinite gems cannot be stored (C18)."""
    gems = state.seats[seat].gems
    return (*[_store(seat, color) for color in COLORS if gems[color.position]], done(seat))


def apply_store(draft: Draft, action: StoreGem | Done, task: AskStore) -> None:
    """Put the gem on the law and ask again, until the player is done or the law holds all that it may."""
    if isinstance(action, Done):
        return
    spend(draft, action.seat, ONE_GEM[action.color.position])
    own = draft.seat(action.seat)
    placed = own.pyramid.at[task.place]
    own.put(placed.with_more(stored=ONE_GEM[action.color.position]))
    draft.emit(GemStored, action.seat, task.place, action.color)
    if task.left > 1:
        draft.ask(AskStore(action.seat, task.place, task.left - 1))


# -- cards taken (L69, L78) -------------------------------------------------------------------------------------------


def legal_row_card(state: GameState, seat: int, task: AskRowCard) -> tuple[Action, ...]:
    """Return every card of the auction row (L69)."""
    return tuple(TakeCard(seat, color, slot) for color, slot in row_cards(state))


def apply_row_card(draft: Draft, action: TakeCard, task: AskRowCard) -> None:
    """Take the card into the hand, and refill its place from the reserve deck if that has a card (L69)."""
    number = take_from_row(draft, action.seat, action.color, action.slot)
    if draft.reserve_deck:
        refill = draft.top(Deck.RESERVE).number
        draft.fill_row(action.color, action.slot, refill)
        draft.emit(RowRefilled, refill, action.color, action.slot)
    card_taken(draft, (action.seat, number))


def ask_tucks(draft: Draft, task: TuckTakenCards) -> None:
    """Ask about the first card taken, then about the others (L78)."""
    (seat, card), *rest = task.taken
    if rest:
        draft.push(TuckTakenCards(tuple(rest)))
    if card in [held.number for held in draft.seats[seat].hand]:
        draft.ask(AskTuckTaken(seat, card))


def legal_tuck_taken(state: GameState, seat: int, task: AskTuckTaken) -> tuple[Action, ...]:
    """Return every visible law that waits for the card, and none of them (L78, C32)."""
    laws = [placed.place for placed in state.seats[seat].pyramid.cards if placed.card.whenever]
    return (*(TuckTaken(seat, place) for place in laws), TuckTaken(seat, None))


def apply_tuck_taken(draft: Draft, action: TuckTaken, task: AskTuckTaken) -> None:
    """Tuck the card under the law, or keep it."""
    if action.law is not None:
        tuck(draft, action.seat, action.law, task.card)
