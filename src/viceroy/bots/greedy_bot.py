"""The greedy policy: one-step lookahead by a heuristic value of each legal action; and the bot that plays by it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from viceroy.bots.worth import (
    Context,
    Weights,
    best_place,
    context_of,
    fitted_weights,
    held,
    in_hand,
    lead_of,
    of_tucked,
    rated_places,
)
from viceroy.engine import actions as act
from viceroy.engine.determinization import resample
from viceroy.engine.frame.chance import Dice
from viceroy.engine.phases.lasting import pass_income
from viceroy.engine.prompts import AskBids, AskClaims, AskLay, AskPlace, AskTuckHand, AskTuckTaken, Single
from viceroy.engine.reducer import legal_actions, reduce
from viceroy.engine.state import GameState, Standing
from viceroy.engine.views import GameView, card_in_row
from viceroy.errors import check_type
from viceroy.model.cards import CharacterCard
from viceroy.model.laws import Deck
from viceroy.model.tokens import Gems, add_gems, subtract_gems

Worths = list[int]
"""What each legal action is worth, in hundredths of a point; only differences matter."""
_Rating = Callable[[Context, Sequence[Any]], Worths]

_MAX_ANSWER_LENGTH = 8  # choices in a row that one step ahead may take to show what it brings


class Policy:
    """Rates and chooses actions, deterministic but for bids and claims.

    The actions of common prompts are rated by formulas over what the seat knows. Those of rare laws are rated by
    simulation: the action is applied to a state (`world`), for a view to a determinization, and the result evaluated.
    """

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def choose(self, state: GameState, seat: int, legal: Sequence[act.Action], dice: Dice) -> act.Action:
        """Return the choice of a seat."""
        if len(legal) == 1:
            return legal[0]
        return legal[self.pick(state, seat, legal, dice, lambda: state)]

    def pick(
        self,
        x: GameState | GameView,
        seat: int,
        legal: Sequence[act.Action],
        dice: Dice,
        world: Callable[[], GameState],
    ) -> int:
        """Return the index of the choice of a seat."""
        worths = self.rate(x, seat, legal, world)
        task = x.tasks[-1]
        if isinstance(task, AskBids):
            noise = self.weights.noise
            worths = [worth + worth * (dice.below(2 * noise + 1) - noise) // 100 for worth in worths]
        elif isinstance(task, AskClaims) and len(worths) == 3:
            return _mixed(worths, dice)
        return worths.index(max(worths))

    def rate(
        self, x: GameState | GameView, seat: int, legal: Sequence[act.Action], world: Callable[[], GameState]
    ) -> Worths:
        """Return the value of each legal action."""
        rating = _RATINGS.get(type(x.tasks[-1])) or _BY_ACTION.get(type(legal[0]))
        if rating is not None:
            return rating(context_of(x, seat, self.weights), legal)
        for action in legal:
            if isinstance(action, act.PaintBest):
                return [int(choice is action) for choice in legal]
        state = world()
        return [self._tried(state, seat, action) for action in legal]

    def _tried(self, state: GameState, seat: int, action: act.Action) -> int:
        """Return the lead after an action, and after the choices of the same seat that follow from it."""
        after = reduce(state, action)
        for _ in range(_MAX_ANSWER_LENGTH):
            if after.to_act != (seat,) or not isinstance(after.tasks[-1], Single):
                break
            legal = legal_actions(after, seat)
            rating = _RATINGS.get(type(after.tasks[-1])) or _BY_ACTION.get(type(legal[0]))
            worths = rating(context_of(after, seat, self.weights), legal) if rating else [0]
            after = reduce(after, legal[worths.index(max(worths))])
        return lead_of(after, seat, self.weights)


def _mixed(worths: Worths, dice: Dice) -> int:
    """Return the index of one of two cards, by a mixed strategy: two who claim the same one get none (R5.6)."""
    one, other = max(worths[0], 1), max(worths[1], 1)
    return 0 if dice.below(one + other) < one else 1


# -- auctions ---------------------------------------------------------------------------------------------------------


def _rate_bids(context: Context, legal: Sequence[act.Bid | act.BidAttack | act.Pass]) -> Worths:
    """Rate bids by what a card is worth and how likely it is won; a bid that wins none is a pass in the end (R5.10)."""
    wanted = [_wanted(context, base, tip) for base, tip in zip(context.x.bases, context.x.tips, strict=True)]
    most = max([first for first, _, _ in wanted], default=0) or 1
    rivals = sum([own.auction is Standing.IN for own in context.x.seats]) - 1 + context.x.virtual_done.count(False)
    gem = context.look.gem
    income = min(pass_income(context.own.pyramid), sum(context.x.bank)) * gem
    worths = []
    for action in legal:
        if isinstance(action, act.Bid):
            first, second, cards = wanted[action.color.position]
            meets = context.weights.crowd * first // most  # percent: that a rival bids for it as well
            alone, with_one = _chances(rivals, meets)
            hope = first * alone + (10000 - alone) * income
            if cards == 2:
                hope += ((first + second) // 2 - income) * with_one
            last = context.weights.first_gem if context.gems[action.color.position] == 1 else 0
            worths.append(hope // 10000 - gem - context.look.soon(last))
        elif isinstance(action, act.BidAttack):
            worths.append(most - context.weights.attack)
        else:
            worths.append(income)
    return worths


def _wanted(context: Context, base: int | None, tip: int | None) -> tuple[int, int, int]:
    """Return the values of the better and the other card of a color in the hand, 0 for none, and how many there are."""
    cards = [context.rules.card(number) for number in (base, tip) if number is not None]
    first, second, *_ = (*sorted([in_hand(context, card) for card in cards], reverse=True), 0, 0)
    return first, second, len(cards)


def _chances(rivals: int, meets: int) -> tuple[int, int]:
    """Return how likely no rival, and exactly one, makes the same bid, in hundredths of a percent."""
    alone, with_one = 10000, 0
    for _ in range(rivals):
        alone, with_one = alone * (100 - meets) // 100, (with_one * (100 - meets) + alone * meets) // 100
    return alone, with_one


def _each(rate: Callable[[Context, Any], int]) -> _Rating:
    """Return a rating of all actions made of the rating of one."""
    return lambda context, legal: [rate(context, action) for action in legal]


def _of_row(context: Context, action: act.TakeCard | act.DiscardFromRow) -> int:
    """Rate a card of the row by what it is worth in the hand; one to discard, by what it is not."""
    worth = in_hand(context, context.rules.card(card_in_row(context.x, action.color, action.slot) or 0))
    return worth if isinstance(action, act.TakeCard) else -worth


def _rate_claims(context: Context, legal: Sequence[act.Claim]) -> Worths:
    """Rate the cards of a color by what they are worth in the hand."""
    task = context.x.tasks[-1]
    assert isinstance(task, AskClaims)
    color = task.group_of(context.seat).color
    return [
        0 if slot is None else in_hand(context, context.rules.card(card_in_row(context.x, color, slot) or 0))
        for slot in [action.slot for action in legal]
    ]


# -- development ------------------------------------------------------------------------------------------------------


def _of_lay(context: Context, action: act.Lay | act.DiscardForGems | act.Pass) -> int:
    """Rate a card by what it brings where it lies best, less what it might bring later; a pass brings nothing."""
    if isinstance(action, act.Pass):
        return 0
    card = context.rules.card(action.card)
    if isinstance(action, act.Lay):
        return best_place(context, card).worth - held(context, card)
    return context.rules.edition.discard_for_gems * context.look.gem - held(context, card)


def _rate_places(context: Context, legal: Sequence[act.PlaceCard]) -> Worths:
    """Rate the places of a card; gems beyond the fewest that a place takes count as lost."""
    task = context.x.tasks[-1]
    assert isinstance(task, AskPlace)
    worths = {rated.place: rated.worth for rated in rated_places(context, context.rules.card(task.card))}
    spared = [(action.place, sum(action.infinite) + sum(action.left_out)) for action in legal]
    most = dict(sorted(spared))  # of each place
    return [worths.get(place, 0) + (count - most[place]) * context.look.gem for place, count in spared]


# -- gems and cards ---------------------------------------------------------------------------------------------------


def _rate_gems(context: Context, legal: Sequence[act.TakeGems | act.ReturnGems]) -> Worths:
    """Rate gems by what the cards in the hand need, and by having some of each color."""
    gem, first = context.look.gem, context.look.soon(context.weights.first_gem)
    tables = [_by_count(gem, first, context.weights.spare, need) for need in _needs(context)]
    have = context.gems
    worths = []
    for action in legal:
        counts = (add_gems if isinstance(action, act.TakeGems) else subtract_gems)(have, action.gems)
        worths.append(sum([table[min(count, _MOST)] for table, count in zip(tables, counts, strict=True)]))
    return worths


_MOST = 24  # gems of a color that make a difference


@lru_cache(maxsize=1024)
def _by_count(gem: int, first: int, spare: int, need: int) -> tuple[int, ...]:
    """Return the value of 0 to `_MOST` gems of a color."""
    table = [0, gem + first]
    for count in range(2, _MOST + 1):
        worth = gem if count <= need else gem * spare // 100
        table.append(table[-1] + worth * (100 - count) // 100)
    return tuple(table)


def _needs(context: Context) -> Gems:
    """Return how many gems of each color the cards of the hand cost where their rewards are best."""
    blue = red = green = yellow = 0
    for seen in context.own.hand:
        card = context.rules.card(seen.number or 0)
        if isinstance(card, CharacterCard):
            rows = context.look.rows_of(card)
            worths = [row - level * context.look.gem for level, row in enumerate(rows[:4], 1)]
            cost = card.cost(worths.index(max(worths)) + 1)
            blue, red, green, yellow = blue + cost[0], red + cost[1], green + cost[2], yellow + cost[3]
    return (blue, red, green, yellow)


def _of_tuck_taken(context: Context, action: act.TuckTaken) -> int:
    """Rate the card to tuck by the points that it scores there, less what it is worth in the hand (L78)."""
    task: Any = context.x.tasks[-1]
    return 0 if action.law is None else of_tucked(context, action.law) - in_hand(context, context.rules.card(task.card))


def _of_tuck(context: Context, action: act.TuckCard | act.Done) -> int:
    """Rate a card to tuck by the points that it scores there, less what it is worth in the hand (L72)."""
    if isinstance(action, act.Done):
        return 0
    task: Any = context.x.tasks[-1]
    return of_tucked(context, task.place) - in_hand(context, context.rules.card(action.card))


def _of_draw(context: Context, action: act.DrawCards) -> int:
    """Rate decks: laws cost nothing to play, characters cost gems."""
    laws = action.decks.count(Deck.LAWS)
    return laws * context.weights.law_draw + (len(action.decks) - laws) * context.weights.draw


def _of_start(context: Context, action: act.ChooseStart) -> int:
    """Rate a first card by what it brings on level 1, and the kept one by what it may bring."""
    first, kept = context.rules.card(action.place), context.rules.card(action.keep)
    brings = context.look.rows_of(first)[0] if isinstance(first, CharacterCard) else 0
    return brings + in_hand(context, kept)


_RATINGS: dict[type, _Rating] = {
    AskBids: _rate_bids,
    AskClaims: _rate_claims,
    AskLay: _each(_of_lay),
    AskPlace: _rate_places,
    AskTuckHand: _each(_of_tuck),
    AskTuckTaken: _each(_of_tuck_taken),
}
_BY_ACTION: dict[type, _Rating] = {
    act.TakeCard: _each(_of_row),
    act.DiscardFromRow: _each(_of_row),
    act.TakeGems: _rate_gems,
    act.ReturnGems: _rate_gems,
    act.DrawCards: _each(_of_draw),
    act.ChooseStart: _each(_of_start),
}
"""The ratings of common prompts; the actions of all others are simulated."""


# -- the bot ----------------------------------------------------------------------------------------------------------


class GreedyBot:
    """One-step lookahead: takes the action with the best points now plus weighted gems, cards, tokens and places.

    >>> from viceroy.engine.views import view
    >>> from viceroy.sessions.new_game import new_game
    >>> seen = view(new_game(2, seed=7), 0)
    >>> GreedyBot(seed=7).choose(seen) in seen.legal
    True
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._dice = Dice(seed)
        self._policy = Policy(fitted_weights())

    def __repr__(self) -> str:
        return f"GreedyBot(seed={self._seed})"

    def choose(self, view: GameView, /) -> act.Action:
        """Return one of the legal actions of a view. Raises `ValueError` without one."""
        check_type(view, GameView, "a GameView")
        if not view.legal or view.seat is None:
            raise ValueError("there is nothing to choose from")
        if len(view.legal) == 1:
            return view.legal[0]
        dice = self._dice
        index = self._policy.pick(view, view.seat, view.legal, dice, lambda: resample(view, dice.below(1 << 62)))
        return view.legal[index]
