"""The reducer: state and action to state, every legal action, and why another is not (R4.1-R13.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs

from viceroy.engine import actions as act
from viceroy.engine import prompts as q
from viceroy.engine import refusals as refusing
from viceroy.engine import tasks as t
from viceroy.engine.actions import Action
from viceroy.engine.chance import Chance
from viceroy.engine.draft import Draft, sealed_with, without
from viceroy.engine.events import Event, choice_made
from viceroy.engine.phases import auction, development, ending, rewards, setup
from viceroy.engine.phases import law_effects as interpreter
from viceroy.engine.phases import token_swap as swapping
from viceroy.engine.state import GameState, Rules
from viceroy.engine.tasks import Task
from viceroy.errors import IllegalAction, ImpossibleGame, Refusal
from viceroy.model.cards import CardSet
from viceroy.model.editions import EDITIONS, Edition
from viceroy.scoring.score import FinalScore, score_positions


@attrs.frozen
class Step:
    """What an action led to: the state after it, and what happened."""

    state: GameState
    events: tuple[Event, ...]


@attrs.frozen
class Handler:
    """How a task asks: the kinds of action that answer it, those legal for a seat, and what the answer does.

    A sealed choice is kept until all have chosen; `apply` then gets no action, and finds all of them in `sealed`.
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
    q.AskAttackCard: Handler((act.TakeCard,), auction.legal_attack_card, auction.apply_attack_card),
    q.AskRowCard: Handler((act.TakeCard,), interpreter.legal_row_card, interpreter.apply_row_card),
    q.AskRowDiscard: Handler((act.DiscardFromRow,), auction.legal_row_discard, auction.apply_row_discard),
    q.AskTuckTaken: Handler((act.TuckTaken,), interpreter.legal_tuck_taken, interpreter.apply_tuck_taken),
    q.AskLay: Handler((act.Lay, act.Sell, act.Pass), development.legal_lay, development.reveal_laid, sealed=True),
    q.AskPlace: Handler((act.PlaceCard,), development.legal_place, development.apply_place),
    q.AskTopReward: Handler((act.ChooseTopReward,), development.legal_top_reward, development.apply_top_reward),
    q.AskGems: Handler((act.TakeGems,), rewards.legal_gems, rewards.apply_gems),
    q.AskDraw: Handler((act.DrawCards,), rewards.legal_draws, rewards.apply_draws),
    q.AskOwnGem: Handler((act.UseOwnGem,), rewards.legal_own_gem, rewards.apply_own_gem),
    q.AskOption: Handler((act.ChooseOption,), interpreter.legal_option, interpreter.apply_option),
    q.AskColor: Handler((act.ChooseColor,), interpreter.legal_color, interpreter.apply_color),
    q.AskPutBack: Handler((act.PutBack,), interpreter.legal_put_back, interpreter.apply_put_back),
    q.AskTuckHand: Handler((act.TuckCard, act.Done), interpreter.legal_tuck_hand, interpreter.apply_tuck_hand),
    q.AskTuckFree: Handler((act.TuckFree,), interpreter.legal_tuck_free, interpreter.apply_tuck_free),
    q.AskStore: Handler((act.StoreGem, act.Done), interpreter.legal_store, interpreter.apply_store),
    q.AskSwap: Handler((act.PickToken, act.PayGems, act.Done), swapping.legal_swap, swapping.apply_swap),
    q.AskPaint: Handler((act.PaintSection, act.PaintBest, act.Done), ending.legal_paint, ending.apply_paint),
}
"""What each prompt takes, and what the answer does."""

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
    t.TuckTakenCards: interpreter.ask_tucks,
    t.DiscardForVirtual: auction.discard_for_virtual,
    t.ConcludeAuction: auction.conclude_auction,
    t.EndAuctionPhase: auction.end_auction_phase,
    t.StartRound: development.start_round,
    t.ResolveNext: development.resolve_next,
    t.GrantReward: rewards.grant,
    t.GrantInfinite: rewards.grant_infinite,
    t.MoreGems: rewards.more_gems,
    t.MoreDraws: rewards.more_draws,
    t.RunEffects: interpreter.run_effects,
    t.EndGame: ending.end_game,
}
"""What each task that asks nothing does."""


def begin_game(
    players: int | tuple[str, ...], *, edition: str | Edition, card_set: CardSet, seed: int, virtual_opponents: int = 0
) -> Step:
    """Set up a game with a card set at hand; return its first state and the events of the setup (A2).

    Raises `ImpossibleGame`, with the numbers, where there can be no such game.
    """
    if type(seed) is not int:
        raise TypeError(f"a seed is an int, not {seed!r}")
    rules = setup.make_rules(players, edition_named(edition), card_set, virtual_opponents)
    return deal(rules, Chance.from_seed(seed))


def deal(rules: Rules, chance: Chance) -> Step:
    """Set up a game by its rules; return its first state and the events of the setup (A2)."""
    return _finished(_went_on(setup.begin(rules, chance)))


def edition_named(edition: str | Edition) -> Edition:
    """Return an edition by its name."""
    if isinstance(edition, Edition):
        return edition
    if edition not in EDITIONS:
        raise ImpossibleGame(f"no edition is named {edition!r}; there are {', '.join(EDITIONS)}")
    return EDITIONS[edition]


def to_act(state: GameState) -> tuple[int, ...]:
    """Return the seats that owe a choice now: several where all choose at once in secret, none when it is over."""
    return state.to_act


def legal_actions(state: GameState, seat: int) -> tuple[Action, ...]:
    """Return every legal action of a seat, none where it owes no choice."""
    if seat not in state.to_act:
        return ()
    seat = int(seat)  # not what only equals it: actions are shared by all games
    known = state.known_legal[seat]
    if known is None:
        task = state.tasks[-1]
        known = state.known_legal[seat] = PROMPT_HANDLERS[type(task)].legal(state, seat, task)
    return known


def check(state: GameState, action: Action) -> Refusal | None:
    """Return why an action is not legal now, None where it is; the state is never touched.

    Raises `TypeError` for what is not an action at all.
    """
    if _as_listed(state, action) is not None:
        return None
    return refusing.explain(state, action, _kinds(state))


def _kinds(state: GameState) -> tuple[type, ...]:
    return () if state.task is None else PROMPT_HANDLERS[type(state.task)].kinds


def _as_listed(state: GameState, action: Action) -> Action | None:
    """Return the legal action that is equal to this one, None where there is none.

    A field may hold what only equals the right value ("red" for Color.RED); the state goes on with the right one.
    """
    if type(action) not in ACTION_TYPES:
        raise TypeError(f"{action!r} is not an action")
    seat = action.seat
    if type(seat) is not int or seat not in state.to_act:
        return None
    legal = state.known_legal[seat] or legal_actions(state, seat)
    for known in legal:  # most actions come from this very tuple; comparing values is slower
        if known is action:
            return known
    return next((known for known in legal if known == action), None)


ACTION_TYPES = frozenset(Action.__args__)


def step(state: GameState, action: Action) -> Step:
    """Apply an action; raises `IllegalAction`, with the refusal, where it is not legal."""
    draft = _carried_out(state, action)
    return _finished(draft, *([choice_made(action.seat)] if PROMPT_HANDLERS[type(state.task)].sealed else []))


def reduce(state: GameState, action: Action) -> GameState:
    """Apply an action as `step` does, and return the state alone."""
    return _carried_out(state, action).frozen()


def _finished(draft: Draft, *first: Event) -> Step:
    events = (*first, *draft.events)  # before the draft is gone
    return Step(draft.frozen(), events)


def _carried_out(state: GameState, action: Action) -> Draft:
    """Carry out an action; one that is sealed, and not the last to be, only goes into the state."""
    listed = _as_listed(state, action)
    if listed is None:
        raise IllegalAction(refusing.explain(state, action, _kinds(state)))
    draft, task = Draft(state), state.tasks[-1]
    choice = PROMPT_HANDLERS[type(task)]
    if not choice.sealed:
        draft.tasks = state.tasks[:-1]
        choice.apply(draft, listed, task)
        return _went_on(draft)
    seat = listed.seat
    draft.sealed = sealed_with(state.sealed, seat, listed)
    if len(state.to_act) > 1:
        draft.to_act = without(state.to_act, seat)
        draft.known_legal = state.known_legal  # nobody's choice depends on a sealed one
        return draft
    draft.tasks = state.tasks[:-1]
    choice.apply(draft, task)
    draft.sealed = (None,) * len(state.seats)
    return _went_on(draft)


def _went_on(draft: Draft) -> Draft:
    """Do what asks nothing, until a choice is due or the game is over."""
    while draft.to_act is None and (tasks := draft.tasks):
        task = tasks[-1]
        run = TASK_HANDLERS.get(type(task))
        if run is None:
            break
        draft.tasks = tasks[:-1]
        run(draft, task)
    return draft


def score(state: GameState) -> FinalScore:
    """Score a finished game (A11). Raises `ValueError` while it runs."""
    if not state.is_over:
        raise ValueError("the game is not over")
    return score_positions(ending.final_positions(state), repaint_pure=state.rules.edition.repaint_pure_circles)
