"""The reducer: legal actions, steps from state to state, refusals, and the score (R4.1-R13.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs

from viceroy.engine import actions as act
from viceroy.engine import prompts as q
from viceroy.engine import refusals
from viceroy.engine import tasks as t
from viceroy.engine.actions import Action
from viceroy.engine.chance import Chance
from viceroy.engine.draft import Draft, QuietDraft, sealed_with, without
from viceroy.engine.events import Event, choice_made
from viceroy.engine.phases import auction, development, ending, placing, rewards, setup
from viceroy.engine.phases.ending import score_of_seats
from viceroy.engine.phases.laws import effects, looking, payments, tokens, tucking
from viceroy.engine.state import GameState, Rules
from viceroy.engine.tasks import Task
from viceroy.errors import IllegalAction, Refusal, wrong_type
from viceroy.scoring.score import FinalScore


@attrs.frozen
class Step:
    """The result of an action: the state after it, and the events."""

    state: GameState
    """The state after the action."""
    events: tuple[Event, ...]
    """What happened, in order; pass them through `events_for` before a player sees them."""


@attrs.frozen
class Handler:
    """How a prompt is answered: the kinds of action it takes, the legal ones for a seat, and how they are applied.

    A sealed action is kept in the state until all seats have chosen. `apply` then finds all of them in `draft.sealed`,
    and gets no action of its own.
    """

    kinds: tuple[type, ...]
    legal: Callable[[GameState, int, Any], tuple[Action, ...]]
    apply: Callable[..., None]
    sealed: bool = False


PROMPT_HANDLERS: dict[type, Handler] = {
    q.AskReturn: Handler((act.ReturnGems,), setup.legal_return, setup.reveal_returns, sealed=True),
    q.AskStart: Handler((act.ChooseStart,), setup.legal_start, setup.reveal_starts, sealed=True),
    q.AskBids: Handler((act.Bid, act.BidAttack, act.Pass), auction.legal_bids, auction.reveal_bids, sealed=True),
    q.AskClaims: Handler((act.Claim,), auction.legal_claims, auction.reveal_claims, sealed=True),
    q.AskAttackCard: Handler((act.TakeCard,), auction.legal_row_card, auction.apply_attack_card),
    q.AskRowCard: Handler((act.TakeCard,), auction.legal_row_card, effects.apply_row_card),
    q.AskRowDiscard: Handler((act.DiscardFromRow,), auction.legal_row_discard, auction.apply_row_discard),
    q.AskTuckTaken: Handler((act.TuckTaken,), tucking.legal_tuck_taken, tucking.apply_tuck_taken),
    q.AskLay: Handler(
        (act.Lay, act.DiscardForGems, act.Pass), development.legal_lay, development.reveal_laid, sealed=True
    ),
    q.AskPlace: Handler((act.PlaceCard,), placing.legal_place, placing.apply_place),
    q.AskTopReward: Handler((act.ChooseTopReward,), rewards.legal_top_reward, rewards.apply_top_reward),
    q.AskGems: Handler((act.TakeGems,), rewards.legal_gems, rewards.apply_gems),
    q.AskDraw: Handler((act.DrawCards,), rewards.legal_draws, rewards.apply_draws),
    q.AskOwnGem: Handler((act.UseOwnGem,), rewards.legal_own_gem, rewards.apply_own_gem),
    q.AskPrice: Handler((act.PayGems,), placing.legal_price, placing.apply_price),
    q.AskOption: Handler((act.ChooseOption,), effects.legal_option, effects.apply_option),
    q.AskChoice: Handler((act.ChooseOption,), effects.legal_choice, effects.apply_choice),
    q.AskColor: Handler((act.ChooseColor,), effects.legal_color, effects.apply_color),
    q.AskPutBack: Handler((act.PutBack,), effects.legal_put_back, effects.apply_put_back),
    q.AskTuckHand: Handler((act.TuckCard, act.Done), tucking.legal_tuck_hand, tucking.apply_tuck_hand),
    q.AskTuckFree: Handler((act.TuckFree,), tucking.legal_tuck_free, tucking.apply_tuck_free),
    q.AskKeep: Handler((act.KeepCard,), looking.legal_keep, looking.apply_keep),
    q.AskArrange: Handler((act.PutBack,), looking.legal_arrange, looking.apply_arrange),
    q.AskScreen: Handler((act.LookBehind,), looking.legal_screen, looking.apply_screen),
    q.AskStore: Handler((act.StoreGem, act.Done), effects.legal_store, effects.apply_store),
    q.AskSwap: Handler((act.PickToken, act.PayGems, act.Done), tokens.legal_swap, tokens.apply_swap),
    q.AskPay: Handler((act.UseLaw,), payments.legal_pay, payments.apply_pay),
    q.AskPayment: Handler(
        (act.PayGems, act.DiscardCard, act.PickToken), payments.legal_payment, payments.apply_payment
    ),
    q.AskMoveToken: Handler((act.PickToken, act.PutToken, act.Done), tokens.legal_move, tokens.apply_move),
    q.AskTurnToken: Handler((act.TurnOver, act.Done), tokens.legal_turn, tokens.apply_turn),
    q.AskUntuck: Handler((act.TakeBack, act.Done), tucking.legal_untuck, tucking.apply_untuck),
    q.AskLose: Handler((act.PayGems,), payments.legal_lose, payments.apply_lose),
    q.AskUseLaw: Handler((act.UseLaw,), effects.legal_use, effects.apply_use),
    q.AskPaint: Handler((act.PaintSection, act.PaintBest, act.Done), ending.legal_paint, ending.apply_paint),
}
"""The handler of each prompt."""

TASK_HANDLERS: dict[type[Task], Callable[[Draft, Any], None]] = {
    t.DealCharacters: setup.deal_characters,
    t.PlaceFirstCards: setup.place_first_cards,
    t.MakeDecks: setup.make_decks,
    t.StartTurn: auction.start_turn,
    t.StartAuction: auction.start_auction,
    t.TakeByAttack: auction.take_by_attack,
    t.ReturnBids: auction.return_bids,
    t.EvaluateBids: auction.evaluate_bids,
    t.FinishAuction: auction.finish_auction,
    t.TuckTakenCards: tucking.ask_tucks,
    t.DiscardForVirtual: auction.discard_for_virtual,
    t.ConcludeAuction: auction.conclude_auction,
    t.EndAuctionPhase: auction.end_auction_phase,
    t.StartRound: development.start_round,
    t.ResolveNext: development.resolve_next,
    t.GrantReward: rewards.grant,
    t.GrantInfinite: rewards.grant_infinite,
    t.MoreGems: rewards.more_gems,
    t.MoreDraws: rewards.more_draws,
    t.RunEffects: effects.run_effects,
    t.LetOthers: payments.let_others,
    t.LetLawsRespond: effects.respond,
    t.GoOn: development.go_on,
    t.EndGame: ending.end_game,
}
"""What runs each task that is not a prompt."""


def deal(rules: Rules, chance: Chance) -> Step:
    """Set up a game; return its first state and the events of the setup (A2)."""
    return _finished(_advanced(setup.begin(rules, chance)))


def to_act(state: GameState) -> tuple[int, ...]:
    """Return the seats that must choose now: several if all choose at once in secret, none when the game is over.

    Raises `TypeError` if `state` is not a `GameState`, as do the other functions here. For a view, see `owes`.
    """
    try:
        return state.to_act
    except AttributeError:
        raise no_state(state) from None


def no_state(found: object) -> TypeError:
    """Return the error for a value that is no state; the functions that search calls look only after they failed."""
    return wrong_type("a GameState", found)


def legal_actions(state: GameState, seat: int) -> tuple[Action, ...]:
    """Return every legal action of a seat: none if it has nothing to choose now.

    It is called often, so it does not check the seat: an unknown seat has no legal actions, and `True` or 1.0 means the
    seat that it equals. `view` raises `ValueError` for all of these.
    """
    try:
        if seat not in state.to_act:
            return ()
    except AttributeError:
        raise no_state(state) from None
    seat = int(seat)  # not True or 1.0: actions are shared by all games
    known = state.known_legal[seat]
    if known is None:
        task = state.tasks[-1]
        known = state.known_legal[seat] = PROMPT_HANDLERS[type(task)].legal(state, seat, task)
    return known


def check(state: GameState, action: Action) -> Refusal | None:
    """Return why an action is not legal now, or None if it is legal.

    Raises `TypeError` for a value that is not an action, and for one that is not a `GameState`.
    """
    return None if _as_listed(state, action) is not None else _refusal(state, action)


def _refusal(state: GameState, action: Action) -> Refusal:
    return refusals.explain(state, action, () if state.task is None else PROMPT_HANDLERS[type(state.task)].kinds)


def _as_listed(state: GameState, action: Action) -> Action | None:
    """Return the legal action that equals this one, None if there is none.

    A field may hold a value that only equals the right one ("red" for `Color.RED`); the state gets the right one.
    """
    if type(action) not in ACTION_TYPES:
        raise wrong_type("an action", action)
    seat = action.seat
    try:
        if type(seat) is not int or seat not in state.to_act:
            return None
    except AttributeError:
        raise no_state(state) from None
    legal = state.known_legal[seat] or legal_actions(state, seat)
    for known in legal:  # most actions come from this very tuple; comparing values is slower
        if known is action:
            return known
    return next((known for known in legal if known == action), None)


ACTION_TYPES = frozenset(Action.__args__)


def step(state: GameState, action: Action) -> Step:
    """Apply an action. Raises `IllegalAction`, with the refusal, if it is not legal."""
    draft = _applied(state, action)
    return _finished(draft, *([choice_made(action.seat)] if PROMPT_HANDLERS[type(state.task)].sealed else []))


def reduce(state: GameState, action: Action) -> GameState:
    """Apply an action as `step` does, and return the state alone."""
    return _applied(state, action, QuietDraft).frozen()


def _finished(draft: Draft, *first: Event) -> Step:
    events = (*first, *draft.events)  # read before the draft becomes the state
    return Step(draft.frozen(), events)


def _applied(state: GameState, action: Action, make: type[Draft] = Draft) -> Draft:
    """Return the draft after an action; a sealed one is only kept until it is the last."""
    listed = _as_listed(state, action)
    if listed is None:
        raise IllegalAction(_refusal(state, action))
    draft, task = make(state), state.tasks[-1]
    choice = PROMPT_HANDLERS[type(task)]
    if not choice.sealed:
        draft.tasks = state.tasks[:-1]
        choice.apply(draft, listed, task)
        return _advanced(draft)
    seat = listed.seat
    draft.sealed = sealed_with(state.sealed, seat, listed)
    if len(state.to_act) > 1:
        draft.to_act = without(state.to_act, seat)
        draft.known_legal = state.known_legal  # no choice depends on a sealed one
        return draft
    draft.tasks = state.tasks[:-1]
    choice.apply(draft, task)
    draft.sealed = (None,) * len(state.seats)
    return _advanced(draft)


def _advanced(draft: Draft) -> Draft:
    """Run tasks until a prompt comes up or the game is over."""
    while draft.to_act is None and (tasks := draft.tasks):
        task = tasks[-1]
        run = TASK_HANDLERS.get(type(task))
        if run is None:
            break
        draft.tasks = tasks[:-1]
        run(draft, task)
    return draft


def score(state: GameState) -> FinalScore:
    """Score a finished game (A11). Raises `ValueError` if it is not over.

    Views have no final score: see `score_now`.
    """
    if not isinstance(state, GameState):
        raise no_state(state)
    if not state.is_over:
        raise ValueError("the game is not over")
    return score_of_seats(state.rules, state.seats)
