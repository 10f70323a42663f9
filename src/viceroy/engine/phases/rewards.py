"""Rewards: tokens, gems, cards and infinite gems, one choice at a time (A7, A8)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations_with_replacement

from viceroy.engine.actions import Action, ChooseTopReward, DrawCards, PayGems, TakeGems, UseOwnGem
from viceroy.engine.draft import Draft
from viceroy.engine.events import AttackGained, CardDrawn, GemsTaken, InfiniteGemGained, InfiniteGemLost, TokensGained
from viceroy.engine.frame.decisions import Decision, Handler
from viceroy.engine.phases.lasting import let_respond_to_card
from viceroy.engine.prompts import AskColor, AskDraw, AskGems, AskOwnGem, AskTopReward
from viceroy.engine.state import GameState, HiddenCard
from viceroy.engine.tasks import (
    GrantInfinite,
    GrantReward,
    MoreDraws,
    MoreGems,
    TakenCard,
    TuckTakenCards,
    count_below_none,
)
from viceroy.errors import Refusal
from viceroy.errors import RefusalCode as Code
from viceroy.model.cards import TOP_LEVEL, TOP_LEVEL_POINTS, CharacterCard
from viceroy.model.editions import DrawnCards
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck, DeckEnd, Reward
from viceroy.model.tokens import ENOUGH, NO_GEMS, Color, Gems, Tokens, add_gems, at_most, gem_choices, subtract_gems

ONE_GEM: tuple[Gems, ...] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))  # by the position of its color

more_gems_due, _ask_gems = lru_cache(maxsize=1024)(MoreGems), lru_cache(maxsize=1024)(AskGems)

# -- gems (R7.1, R5.19) -----------------------------------------------------------------------------------------------


_take_of = lru_cache(maxsize=4096)(TakeGems)


def _takes(seat: int, count: int, available: Gems) -> tuple[Action, ...]:
    return tuple([_take_of(seat, gems) for gems in gem_choices(count, available)])


_MANY_GEMS = 8  # more are rarely due, and there are too many ways to take them to keep them
_kept_takes = lru_cache(maxsize=8192)(_takes)


def legal_gems(state: GameState, seat: int, task: AskGems) -> tuple[Action, ...]:
    """Return every way to take all gems that are due, or as many as the bank has (C11)."""
    count = min(task.count, sum(state.bank))
    takes = _kept_takes if count <= _MANY_GEMS else _takes
    return takes(seat, count, at_most(state.bank, (count, count, count, count)))


def apply_gems(draft: Draft, action: TakeGems, task: AskGems) -> None:
    """Take the gems."""
    _take(draft, action.seat, action.gems)


def _refuse_gems(state: GameState, action: TakeGems, task: AskGems) -> Refusal:
    due = min(task.count, sum(state.bank))
    if sum(action.gems) != due:
        return Refusal(Code.WRONG_NUMBER_OF_GEMS, "C11", action.seat, (due,), (sum(action.gems),))
    return Refusal(Code.BANK_SHORT, "R5.19", action.seat, action.gems, state.bank)


def _take(draft: Draft, seat: int, gems: Gems) -> None:
    draft.bank = subtract_gems(draft.bank, gems)
    own = draft.seat(seat)
    own.gems = add_gems(own.gems, gems)
    draft.emit(GemsTaken, seat, gems)


def give_gems(draft: Draft, seat: int, count: int) -> None:
    """Let a seat take gems. There is no prompt if all can see that there is only one way (R5.19, R13.1, F29)."""
    bank = draft.bank
    total = sum(bank)
    if total <= count:
        if total:
            _take(draft, seat, bank)
    elif bank.count(0) == 3:
        _take(draft, seat, at_most(bank, (count, count, count, count)))
    else:
        draft.ask(_ask_gems(seat, count))


# -- cards (R7.3) -----------------------------------------------------------------------------------------------------


def give_draws(draft: Draft, seat: int, count: int) -> None:
    """Let a seat draw. There is no prompt if only one deck has cards (R8.1, C44)."""
    filled = [deck for deck in Deck if draft.deck(deck)]
    if not filled or count == 0:
        return
    if len(filled) == 1:
        together = 1 if draft.rules.edition.sequential_draw else min(count, len(draft.deck(filled[0])))
        draft.push(MoreDraws(seat, count - together))
        draw(draft, seat, tuple(filled * together))
    else:
        draft.ask(AskDraw(seat, count))


def more_gems(draft: Draft, task: MoreGems) -> None:
    """Give gems that were due after another prompt."""
    give_gems(draft, task.seat, task.count)


def more_draws(draft: Draft, task: MoreDraws) -> None:
    """Give draws that were due after another prompt."""
    give_draws(draft, task.seat, task.count)


def legal_draws(state: GameState, seat: int, task: AskDraw) -> tuple[Action, ...]:
    """Return the decks to draw the next card from, or every choice of decks for all cards (B6)."""
    if state.rules.edition.sequential_draw:
        return _draw_one(seat)
    laws, reserve = len(state.law_deck), len(state.reserve_deck)
    count = min(task.count, laws + reserve)
    return tuple(
        DrawCards(seat, decks)
        for decks in combinations_with_replacement(tuple(Deck), count)
        if decks.count(Deck.LAWS) <= laws and decks.count(Deck.RESERVE) <= reserve
    )


@cache
def _draw_one(seat: int) -> tuple[Action, ...]:
    return tuple(DrawCards(seat, (deck,)) for deck in Deck)


def apply_draws(draft: Draft, action: DrawCards, task: AskDraw) -> None:
    """Draw, and ask again if more draws are due."""
    left = task.count - len(action.decks)
    if left:
        draft.push(MoreDraws(action.seat, left))
    draw(draft, action.seat, action.decks)


def _refuse_draws(state: GameState, action: DrawCards, task: AskDraw) -> Refusal:
    seat, decks = action.seat, action.decks
    named, sizes = (decks.count(Deck.LAWS), decks.count(Deck.RESERVE)), (len(state.law_deck), len(state.reserve_deck))
    due = 1 if state.rules.edition.sequential_draw else min(task.count, sum(sizes))
    if len(decks) != due:
        return Refusal(Code.WRONG_NUMBER_OF_CARDS, "B6", seat, (due,), (len(decks),))
    if named[0] > sizes[0] or named[1] > sizes[1]:
        return Refusal(Code.DECK_SHORT, "C44", seat, named, sizes)
    return Refusal(Code.MALFORMED, "B6", seat)  # if all decks are named up front, law decks come first


def _draw_faults(state: GameState, task: AskDraw) -> Iterator[str]:
    if task.count < 1 or not (state.law_deck and state.reserve_deck):
        yield f"there is no choice of {task.count} cards (C44)"


def draw(draft: Draft, seat: int, decks: tuple[Deck, ...], end: DeckEnd = DeckEnd.TOP) -> None:
    """Draw cards from an end of decks into the hand; a law that waits for them may tuck each at once (L78)."""
    fresh, everybody = is_fresh(draft), draft.rules.everybody
    taken: list[int] = []
    for deck in decks:
        card = draft.top(deck) if end is DeckEnd.TOP else draft.bottom(deck)
        known = card.known_by  # those who saw it in the deck, or before it was put back (L70)
        if seat in known and (known != everybody or len(known) == 1):
            known = tuple([other for other in known if other != seat])
        draft.seat(seat).add(HiddenCard(card.number, known, fresh))
        draft.emit(CardDrawn, seat, deck, card.number, end)
        taken.append(card.number)
    card_taken(draft, *((seat, number) for number in taken))


def is_fresh(draft: Draft) -> bool:
    """Whether a card that is drawn now may not be played in this phase (B7)."""
    return draft.round > 0 and draft.rules.edition.drawn_cards_playable is DrawnCards.NEXT_PHASE


def card_taken(draft: Draft, *taken: tuple[int, int]) -> None:
    """Let laws respond to each taken card, given as a pair of seat and card, first those that may tuck it (L78)."""
    if not draft.turn:  # not at setup (L78)
        return
    waiting = tuple([TakenCard(seat, card) for seat, card in taken if draft.seats[seat].pyramid.waits])
    if waiting:
        draft.push(TuckTakenCards(waiting))
    if draft.rules.card_set.lasts:
        for seat, _ in taken:
            let_respond_to_card(draft, seat)


# -- reward rows ------------------------------------------------------------------------------------------------------


def grant(draft: Draft, task: GrantReward) -> None:
    """Give a reward that was due after another prompt."""
    give_reward(draft, task.seat, task.place, task.reward)


def give_reward(draft: Draft, seat: int, place: Place, reward: Reward) -> None:
    """Give a reward: first the tokens, which lie on the card, then everything else."""
    if reward.tokens:
        own = draft.seat(seat)
        placed = own.pyramid.at[place]
        if len(placed.tokens) < ENOUGH:
            own.put(placed.with_more(reward.tokens))
            draft.emit(TokensGained, seat, place, reward.tokens)
    give_beside(draft, seat, place, reward)


def give_beside(draft: Draft, seat: int, place: Place, reward: Reward) -> None:
    """Give everything except tokens: attack tokens, gems of given colors, gems, cards, then an infinite gem."""
    if reward.attack and draft.seat(seat).attack < ENOUGH:
        draft.seat(seat).attack += reward.attack  # R7.7
        draft.emit(AttackGained, seat, reward.attack)
    if reward.colored_gems is not NO_GEMS:
        gems = at_most(draft.bank, reward.colored_gems)  # R5.19
        if any(gems):
            _take(draft, seat, gems)
    if reward.infinite_gem == "any":
        draft.ask(AskColor(seat, place))  # L73
    elif isinstance(reward.infinite_gem, Color):
        draft.push(GrantInfinite(seat, place, reward.infinite_gem))
    if reward.gems and reward.draw:
        draft.push(MoreDraws(seat, reward.draw))
    if reward.gems:
        give_gems(draft, seat, reward.gems)
    elif reward.draw:
        give_draws(draft, seat, reward.draw)


def grant_infinite(draft: Draft, task: GrantInfinite) -> None:
    """Put an infinite gem on the card: from the bank, else from behind the screen if the player likes (R7.9, C17)."""
    if draft.bank[task.color.position]:
        draft.gems_from_bank(ONE_GEM[task.color.position])
        _put_infinite(draft, task.seat, task.place, task.color, own=False)
    else:
        draft.ask(AskOwnGem(task.seat, task.place, task.color))


def _put_infinite(draft: Draft, seat: int, place: Place, color: Color, *, own: bool) -> None:
    placed = draft.at(seat, place)
    draft.seat(seat).put(placed.with_more(infinite_gems=(color,)))
    draft.emit(InfiniteGemGained, seat, place, color, own)


def legal_own_gem(state: GameState, seat: int, task: AskOwnGem) -> tuple[Action, ...]:
    """Return both answers, or only no if the seat has no such gem: without a prompt the others would know that."""
    no = UseOwnGem(seat, use=False)
    return (UseOwnGem(seat, use=True), no) if state.seats[seat].gems[task.color.position] else (no,)


def apply_own_gem(draft: Draft, action: UseOwnGem, task: AskOwnGem) -> None:
    """Put the own gem on the card, or lose the effect (C17)."""
    if not action.use:
        draft.emit(InfiniteGemLost, action.seat, task.color)
        return
    spend(draft, action.seat, ONE_GEM[task.color.position])
    _put_infinite(draft, action.seat, task.place, task.color, own=True)


def _refuse_own_gem(state: GameState, action: UseOwnGem, task: AskOwnGem) -> Refusal:
    return Refusal(Code.NO_GEM, "R7.9", action.seat, ONE_GEM[task.color.position], state.seats[action.seat].gems)


def spend(draft: Draft, seat: int, gems: Gems) -> None:
    """Take gems from behind a screen; the caller puts them somewhere else."""
    own = draft.seat(seat)
    own.gems = subtract_gems(own.gems, gems)


def refuse_gems_paid(state: GameState, action: PayGems, due: int, rule: str) -> Refusal:
    """Return why gems do not pay what is due by a rule: they are another number, or the player does not have them."""
    if sum(action.gems) != due:
        return Refusal(Code.WRONG_NUMBER_OF_GEMS, rule, action.seat, (due,), (sum(action.gems),))
    return Refusal(Code.NO_GEM, rule, action.seat, action.gems, state.seats[action.seat].gems)


# -- level 5 (R6.11) --------------------------------------------------------------------------------------------------


@cache
def _top_rewards(seat: int) -> tuple[Action, ...]:
    return ChooseTopReward(seat, points=True), ChooseTopReward(seat, points=False)


def legal_top_reward(state: GameState, seat: int, task: AskTopReward) -> tuple[Action, ...]:
    """Return both choices; the rewards may be chosen even if some of them give nothing (C25)."""
    return _top_rewards(seat)


def apply_top_reward(draft: Draft, action: ChooseTopReward, task: AskTopReward) -> None:
    """Give 15 points, or the rewards of rows 1, 2 and 3 in that order, but not of row 4 (C24, C26)."""
    card = draft.at(action.seat, task.place).card
    if action.points or not isinstance(card, CharacterCard):
        fifteen = Reward(tokens=Tokens(power=(TOP_LEVEL_POINTS,)))
        draft.push(GrantReward(action.seat, task.place, fifteen))
    else:
        draft.push(*(GrantReward(action.seat, task.place, reward) for reward in card.rewards(TOP_LEVEL)))


DECISIONS = (
    Decision(AskTopReward, (ChooseTopReward,), legal_top_reward, apply_top_reward),
    Decision(
        AskGems, (TakeGems,), legal_gems, apply_gems, _refuse_gems, due=lambda task: task.count, faults=count_below_none
    ),
    Decision(
        AskDraw, (DrawCards,), legal_draws, apply_draws, _refuse_draws, due=lambda task: task.count, faults=_draw_faults
    ),
    Decision(AskOwnGem, (UseOwnGem,), legal_own_gem, apply_own_gem, _refuse_own_gem),
)
HANDLERS = (
    Handler(GrantReward, grant),
    Handler(MoreGems, more_gems, count_below_none),
    Handler(MoreDraws, more_draws, count_below_none),
    Handler(GrantInfinite, grant_infinite),
)
