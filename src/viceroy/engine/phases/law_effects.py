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
from viceroy.engine.draft import Working, row_cards, take_from_row
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


def holds(working: Working, condition: DeckHolds | None) -> bool:
    """Whether the condition of a law holds now, when it is resolved (C58)."""
    return condition is None or len(working.deck(condition.deck)) >= condition.cards


def run_effects(working: Working, task: RunEffects) -> None:
    """Execute the first effect; the others wait until all that it asks for is answered."""
    first, *rest = task.effects
    if rest:
        working.push(RunEffects(task.seat, task.law, task.place, tuple(rest)))
    _execute(working, task, first)


def _execute(working: Working, task: RunEffects, effect: Effect) -> None:
    seat, place = task.seat, task.place
    match effect:
        case effects.Gain(reward):
            give_reward(working, seat, place, reward)
        case effects.ChooseOne(options):
            working.ask(AskOption(seat, place, options))
        case effects.DrawFrom(deck, cards):
            _draw_from(working, task, deck, cards)
        case effects.PutBack(deck, cards):
            _ask_put_back(working, seat, deck, cards)
        case effects.TuckFromHand(up_to):
            _ask_tuck_hand(working, AskTuckHand(seat, place, up_to))
        case effects.TuckFreeCard():
            _ask_tuck_free(working, seat, place)
        case effects.StoreGems(up_to):
            working.ask(AskStore(seat, place, up_to))
        case effects.SwapTokens(pay):
            _ask_swap(working, task, pay)
        case effects.TakeFromRow():
            if any(working.row_counts()):
                working.ask(AskRowCard(seat))  # obligatory if a card lies there (L69)
        case effects.SkipNextAuction():
            _skip_next(working, seat)
        case effects.DoubleTokens():
            _double_tokens(working, seat, place)


def _ask_swap(working: Working, task: RunEffects, pay: int) -> None:
    """Ask where tokens lie on both sides, as all can see; whether there are gems to pay, is a secret (L67)."""
    if can_swap(working, task.seat):
        working.ask(AskSwap(task.seat, pay))
    else:
        working.tell(NoEffect, task.seat, task.law)


def _skip_next(working: Working, seat: int) -> None:
    if working.turn < TURNS:  # on the last turn nothing is left to skip (L69)
        working.seat(seat).skips_next = True
        working.tell(AuctionSkipped, seat)


def _double_tokens(working: Working, seat: int, place: Place) -> None:
    placed = working.at(seat, place)
    if placed.tokens:
        working.seat(seat).put(placed.with_more(placed.tokens))  # L66
        working.tell(TokensGained, seat, place, placed.tokens)


# -- choose one (L71, L73) --------------------------------------------------------------------------------------------


def legal_option(state: GameState, seat: int, task: AskOption) -> tuple[Action, ...]:
    """Return every option, one that can give nothing included (L73)."""
    return _options(seat, len(task.options))


@lru_cache(maxsize=256)
def _options(seat: int, count: int) -> tuple[Action, ...]:
    return tuple(ChooseOption(seat, number) for number in range(1, count + 1))


def apply_option(working: Working, action: ChooseOption, task: AskOption) -> None:
    """Grant the chosen reward."""
    working.tell(OptionChosen, action.seat, action.option)
    working.push(GrantReward(action.seat, task.place, task.options[action.option - 1]))


def legal_color(state: GameState, seat: int, task: AskColor) -> tuple[Action, ...]:
    """Return the four colors, one of which no gem may be left (L73)."""
    return _colors(seat)


@cache
def _colors(seat: int) -> tuple[Action, ...]:
    return tuple(ChooseColor(seat, color) for color in COLORS)


def apply_color(working: Working, action: ChooseColor, task: AskColor) -> None:
    """Go on as with any infinite gem of that color (L73)."""
    working.push(GrantInfinite(action.seat, task.place, action.color))


# -- draw and put back (L70) ------------------------------------------------------------------------------------------


def _draw_from(working: Working, task: RunEffects, deck: Deck, cards: int) -> None:
    """Draw what there is, card by card, so that each may be tucked before the next (L70, L78)."""
    if not cards or not working.deck(deck):
        return
    together = 1 if working.rules.edition.sequential_draw else min(cards, len(working.deck(deck)))
    if cards > together:
        rest = (effects.DrawFrom(deck, cards - together),)
        working.push(RunEffects(task.seat, task.law, task.place, rest))
    draw(working, task.seat, (deck,) * together)


def _returnable(rules: Rules, hand: tuple[HiddenCard, ...], deck: Deck) -> list[int]:
    kind = CardKind.LAW if deck is Deck.LAWS else CardKind.CHARACTER
    return [card.number for card in hand if rules.card(card.number).kind is kind]


def _ask_put_back(working: Working, seat: int, deck: Deck, count: int) -> None:
    possible = min(count, len(_returnable(working.rules, working.seats[seat].hand, deck)))
    if possible:
        working.ask(AskPutBack(seat, deck, possible))


def legal_put_back(state: GameState, seat: int, task: AskPutBack) -> tuple[Action, ...]:
    """Return the cards of the deck's kind in the hand."""
    return tuple([_put_back(seat, number) for number in _returnable(state.rules, state.seats[seat].hand, task.deck)])


def apply_put_back(working: Working, action: PutBack, task: AskPutBack) -> None:
    """Put the card on top of the deck; its player goes on knowing it, and all do who saw it lie open (L70).

    Unless it was the only one, the others cannot tell which card it was, nor which ones are still in the hand (R2.4).
    """
    own = working.seat(action.seat)
    possible = _returnable(working.rules, own.hand, task.deck)
    card = own.drop(action.card)
    is_open = len(possible) == 1 and card.known_by == working.rules.everybody
    returned = HiddenCard(card.number, card.known_by if is_open else (action.seat,))
    own.hand = tuple([HiddenCard(c.number, (), c.fresh) if c.number in possible else c for c in own.hand])
    working.put_on(task.deck, returned)
    working.tell(CardPutBack, action.seat, task.deck, action.card)
    if task.count > 1:
        working.ask(AskPutBack(action.seat, task.deck, task.count - 1))


# -- tuck (L72, L74, L78) ---------------------------------------------------------------------------------------------


def tuck(working: Working, seat: int, place: Place, number: int) -> None:
    """Lay a card of the hand under a card of the pyramid, where all may see it (C57, R3.11)."""
    own = working.seat(seat)
    own.drop(number)
    placed = own.pyramid.at[place]
    own.put(placed.with_more(tucked=(working.card(number),)))
    working.tell(CardTucked, seat, number, place)


def legal_tuck_hand(state: GameState, seat: int, task: AskTuckHand) -> tuple[Action, ...]:
    """Return every card of the hand, and enough (L72)."""
    return (*(TuckCard(seat, number) for number in state.seats[seat].numbers), done(seat))


def apply_tuck_hand(working: Working, action: TuckCard | Done, task: AskTuckHand) -> None:
    """Tuck the card and ask again, until the player is done or may tuck no more."""
    if isinstance(action, Done):
        return
    tuck(working, action.seat, task.place, action.card)
    _ask_tuck_hand(working, attrs.evolve(task, left=None if task.left is None else task.left - 1))


def _ask_tuck_hand(working: Working, task: AskTuckHand) -> None:
    """Ask as long as there is a choice: everybody sees an empty hand (C57)."""
    if task.left != 0 and working.seats[task.seat].hand:
        working.ask(task)


def _free_places(state: GameState | Working, seat: int, place: Place) -> tuple[Place, ...]:
    pyramid = state.seats[seat].pyramid
    return tuple(placed.place for placed in pyramid.free_cards() if placed.place != place)  # never itself (C31)


def _ask_tuck_free(working: Working, seat: int, place: Place) -> None:
    free = _free_places(working, seat, place)
    if len(free) == 1:
        _move_under(working, seat, free[0], place)  # obligatory, and all see that it is the only one (C31)
    elif free:
        working.ask(AskTuckFree(seat, place))


def legal_tuck_free(state: GameState, seat: int, task: AskTuckFree) -> tuple[Action, ...]:
    """Return the free cards but the law itself (C31)."""
    return tuple(TuckFree(seat, place) for place in _free_places(state, seat, task.place))


def apply_tuck_free(working: Working, action: TuckFree, task: AskTuckFree) -> None:
    """Move the card and all that lies on it."""
    _move_under(working, action.seat, action.place, task.place)


def _move_under(working: Working, seat: int, origin: Place, place: Place) -> None:
    own = working.seat(seat)
    moved, law = own.pyramid.at[origin], own.pyramid.at[place]
    under = law.with_more(
        moved.tokens,
        infinite_gems=moved.infinite_gems,
        stored=moved.stored if isinstance(moved.stored, tuple) else NO_GEMS,
        tucked=(working.card(moved.card.number or 0),),
    )  # all tokens and gems (C30)
    own.pyramid = own.pyramid.without(origin).with_card(under)  # no circle is completed by a play (C33, C62)
    working.tell(CardMovedUnder, seat, moved.card.number or 0, origin, place)


# -- store gems (L76) -------------------------------------------------------------------------------------------------


def legal_store(state: GameState, seat: int, task: AskStore) -> tuple[Action, ...]:
    """Return a gem of each color behind the screen, and enough (L76); infinite gems cannot be stored (C18)."""
    gems = state.seats[seat].gems
    return (*[_store(seat, color) for color in COLORS if gems[color.position]], done(seat))


def apply_store(working: Working, action: StoreGem | Done, task: AskStore) -> None:
    """Put the gem on the law and ask again, until the player is done or the law holds all that it may."""
    if isinstance(action, Done):
        return
    spend(working, action.seat, ONE_GEM[action.color.position])
    own = working.seat(action.seat)
    placed = own.pyramid.at[task.place]
    own.put(placed.with_more(stored=ONE_GEM[action.color.position]))
    working.tell(GemStored, action.seat, task.place, action.color)
    if task.left > 1:
        working.ask(AskStore(action.seat, task.place, task.left - 1))


# -- cards taken (L69, L78) -------------------------------------------------------------------------------------------


def legal_row_card(state: GameState, seat: int, task: AskRowCard) -> tuple[Action, ...]:
    """Return every card of the auction row (L69)."""
    return tuple(TakeCard(seat, color, slot) for color, slot in row_cards(state))


def apply_row_card(working: Working, action: TakeCard, task: AskRowCard) -> None:
    """Take the card into the hand, and refill its place from the reserve deck if that has a card (L69)."""
    number = take_from_row(working, action.seat, action.color, action.slot)
    if working.reserve_deck:
        refill = working.top(Deck.RESERVE).number
        working.fill_row(action.color, action.slot, refill)
        working.tell(RowRefilled, refill, action.color, action.slot)
    card_taken(working, (action.seat, number))


def ask_tucks(working: Working, task: TuckTakenCards) -> None:
    """Ask about the first card taken, then about the others (L78)."""
    (seat, card), *rest = task.taken
    if rest:
        working.push(TuckTakenCards(tuple(rest)))
    if card in [held.number for held in working.seats[seat].hand]:
        working.ask(AskTuckTaken(seat, card))


def legal_tuck_taken(state: GameState, seat: int, task: AskTuckTaken) -> tuple[Action, ...]:
    """Return every visible law that waits for the card, and none of them (L78, C32)."""
    laws = [placed.place for placed in state.seats[seat].pyramid.cards if placed.card.whenever]
    return (*(TuckTaken(seat, place) for place in laws), TuckTaken(seat, None))


def apply_tuck_taken(working: Working, action: TuckTaken, task: AskTuckTaken) -> None:
    """Tuck the card under the law, or keep it."""
    if action.law is not None:
        tuck(working, action.seat, action.law, task.card)
