"""The greedy policy, what each choice is worth one step ahead, and the bot that plays by it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from viceroy.bots.outlook import Weights, fitted
from viceroy.bots.worth import Desk, best_lie, desk_of, held, in_hand, lead_of, lies, of_tucked
from viceroy.engine import actions as act
from viceroy.engine.chance import Dice
from viceroy.engine.determinization import resample
from viceroy.engine.phases.lasting import pass_income
from viceroy.engine.prompts import AskBids, AskClaims, AskLay, AskPlace, AskTuckHand, AskTuckTaken, Single
from viceroy.engine.reducer import legal_actions, reduce
from viceroy.engine.state import GameState, Standing
from viceroy.engine.views import GameView, card_in_row
from viceroy.errors import check_type
from viceroy.model.cards import CharacterCard
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck
from viceroy.model.tokens import Gems, add_gems, take_gems

Worths = list[int]
"""What each legal action is worth, in hundredths of a point; only differences matter."""
_Rating = Callable[[Desk, Sequence[act.Action]], Worths]

_MAX_ANSWER_LENGTH = 8  # choices in a row that one step ahead may take to show what it brings


class Policy:
    """Rates and chooses actions; of a state it looks at nothing that the seat does not know, but for rare laws.

    What such a law brings is seen by trying it: in the state, or for a view in a made-up one (`world`).
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
        """Return what each legal action is worth."""
        rating = _RATINGS.get(type(x.tasks[-1])) or _BY_ACTION.get(type(legal[0]))
        if rating is not None:
            return rating(desk_of(x, seat, self.weights), legal)
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
            worths = rating(desk_of(after, seat, self.weights), legal) if rating else [0]
            after = reduce(after, legal[worths.index(max(worths))])
        return lead_of(after, seat, self.weights)


def _mixed(worths: Worths, dice: Dice) -> int:
    """Return one of two cards, each as often as the other one is good: two who want the same one get none (R5.6)."""
    one, other = max(worths[0], 1), max(worths[1], 1)
    return 0 if dice.below(one + other) < one else 1


# -- auctions ---------------------------------------------------------------------------------------------------------


def _rate_bids(desk: Desk, legal: Sequence[act.Action]) -> Worths:
    """Rate bids by what a card is worth and how likely it is won; a bid that wins none is a pass in the end (R5.10)."""
    wanted = [_wanted(desk, base, tip) for base, tip in zip(desk.x.bases, desk.x.tips, strict=True)]
    most = max([first for first, _, _ in wanted], default=0) or 1
    rivals = sum([own.auction is Standing.IN for own in desk.x.seats]) - 1 + desk.x.virtual_done.count(False)
    gem = desk.look.gem
    income = min(pass_income(desk.own.pyramid), sum(desk.x.bank)) * gem
    worths = []
    for action in legal:
        if isinstance(action, act.Bid):
            first, second, cards = wanted[action.color.position]
            meets = desk.weights.crowd * first // most  # percent: that a rival bids for it as well
            alone, with_one = _chances(rivals, meets)
            hope = first * alone + (10000 - alone) * income
            if cards == 2:
                hope += ((first + second) // 2 - income) * with_one
            last = desk.weights.first_gem if desk.gems[action.color.position] == 1 else 0
            worths.append(hope // 10000 - gem - desk.look.soon(last))
        elif isinstance(action, act.BidAttack):
            worths.append(most - desk.weights.attack)
        else:
            worths.append(income)
    return worths


def _wanted(desk: Desk, base: int | None, tip: int | None) -> tuple[int, int, int]:
    """Return what the better and the other card of a color are worth in the hand, and how many cards there are."""
    cards = [desk.rules.card(number) for number in (base, tip) if number is not None]
    first, second, *_ = (*sorted([in_hand(desk, card) for card in cards], reverse=True), 0, 0)
    return first, second, len(cards)


def _chances(rivals: int, meets: int) -> tuple[int, int]:
    """Return how likely no rival, and exactly one, makes the same bid, in hundredths of a percent."""
    alone, with_one = 10000, 0
    for _ in range(rivals):
        alone, with_one = alone * (100 - meets) // 100, (with_one * (100 - meets) + alone * meets) // 100
    return alone, with_one


def _each(rate: Callable[[Desk, Any], int]) -> _Rating:
    """Return what rates choices one by one."""
    return lambda desk, legal: [rate(desk, action) for action in legal]


def _of_row(desk: Desk, action: act.TakeCard | act.DiscardFromRow) -> int:
    """Rate a card of the row by what it is worth in the hand; one to discard, by what it is not."""
    worth = in_hand(desk, desk.rules.card(card_in_row(desk.x, action.color, action.slot) or 0))
    return worth if isinstance(action, act.TakeCard) else -worth


def _rate_claims(desk: Desk, legal: Sequence[act.Action]) -> Worths:
    """Rate the cards of a color by what they are worth in the hand."""
    task = desk.x.tasks[-1]
    assert isinstance(task, AskClaims)
    group = next(group for group in task.groups if desk.seat in group.seats)
    color = group.color
    worths = []
    for action in legal:
        slot = action.slot if isinstance(action, act.Claim) else None
        worths.append(0 if slot is None else in_hand(desk, desk.rules.card(card_in_row(desk.x, color, slot) or 0)))
    return worths


# -- development ------------------------------------------------------------------------------------------------------


def _of_lay(desk: Desk, action: act.Lay | act.DiscardForGems | act.Pass) -> int:
    """Rate a card by what it brings where it lies best, less what it might bring later; a pass brings nothing."""
    if isinstance(action, act.Pass):
        return 0
    card = desk.rules.card(action.card)
    if isinstance(action, act.Lay):
        return best_lie(desk, card).worth - held(desk, card)
    return desk.rules.edition.discard_for_gems * desk.look.gem - held(desk, card)


def _rate_places(desk: Desk, legal: Sequence[act.Action]) -> Worths:
    """Rate the places of a card; gems beyond the fewest that a place takes count as lost."""
    task = desk.x.tasks[-1]
    assert isinstance(task, AskPlace)
    worths = {lie.place: lie.worth for lie in lies(desk, desk.rules.card(task.card))}
    spared: list[tuple[Place, int]] = []
    for action in legal:
        assert isinstance(action, act.PlaceCard)
        spared.append((action.place, sum(action.infinite) + sum(action.left_out)))
    most = dict(sorted(spared))  # of each place
    return [worths.get(place, 0) + (count - most[place]) * desk.look.gem for place, count in spared]


# -- gems and cards ---------------------------------------------------------------------------------------------------


def _rate_gems(desk: Desk, legal: Sequence[act.Action]) -> Worths:
    """Rate gems by what the cards in the hand need, and by having some of each color."""
    gem, first = desk.look.gem, desk.look.soon(desk.weights.first_gem)
    tables = [_by_count(gem, first, desk.weights.spare, need) for need in _needs(desk)]
    have = desk.gems
    worths = []
    for action in legal:
        assert isinstance(action, act.TakeGems | act.ReturnGems)
        counts = (add_gems if isinstance(action, act.TakeGems) else take_gems)(have, action.gems)
        worths.append(sum([table[min(count, _MOST)] for table, count in zip(tables, counts, strict=True)]))
    return worths


_MOST = 24  # gems of a color that make a difference


@lru_cache(maxsize=1024)
def _by_count(gem: int, first: int, spare: int, need: int) -> tuple[int, ...]:
    """Return what gems of a color are worth, by how many there are."""
    table = [0, gem + first]
    for count in range(2, _MOST + 1):
        worth = gem if count <= need else gem * spare // 100
        table.append(table[-1] + worth * (100 - count) // 100)
    return tuple(table)


def _needs(desk: Desk) -> Gems:
    """Return how many gems of each color the cards of the hand cost where their rewards are best."""
    blue = red = green = yellow = 0
    for seen in desk.own.hand:
        card = desk.rules.card(seen.number or 0)
        if isinstance(card, CharacterCard):
            rows = desk.look.rows_of(card)
            worths = [row - level * desk.look.gem for level, row in enumerate(rows[:4], 1)]
            cost = card.cost(worths.index(max(worths)) + 1)
            blue, red, green, yellow = blue + cost[0], red + cost[1], green + cost[2], yellow + cost[3]
    return (blue, red, green, yellow)


def _of_tuck_taken(desk: Desk, action: act.TuckTaken) -> int:
    """Rate the card to tuck by the points that it scores there, less what it is worth in the hand (L78)."""
    task: Any = desk.x.tasks[-1]
    return 0 if action.law is None else of_tucked(desk, action.law, 1) - in_hand(desk, desk.rules.card(task.card))


def _of_tuck(desk: Desk, action: act.TuckCard | act.Done) -> int:
    """Rate a card to tuck by the points that it scores there, less what it is worth in the hand (L72)."""
    if isinstance(action, act.Done):
        return 0
    task: Any = desk.x.tasks[-1]
    return of_tucked(desk, task.place, 1) - in_hand(desk, desk.rules.card(action.card))


def _of_draw(desk: Desk, action: act.DrawCards) -> int:
    """Rate decks: laws cost nothing to play, characters cost gems."""
    laws = action.decks.count(Deck.LAWS)
    return laws * desk.weights.law_draw + (len(action.decks) - laws) * desk.weights.draw


def _of_start(desk: Desk, action: act.ChooseStart) -> int:
    """Rate a first card by what it brings on level 1, and the kept one by what it may bring."""
    first, kept = desk.rules.card(action.place), desk.rules.card(action.keep)
    brings = desk.look.rows_of(first)[0] if isinstance(first, CharacterCard) else 0
    return brings + in_hand(desk, kept)


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
"""How the choices of common prompts are rated; all others are tried."""


# -- the bot ----------------------------------------------------------------------------------------------------------


class GreedyBot:
    """Takes what is worth most one step ahead: points now, and what gems, cards and tokens are worth by weights.

    >>> from viceroy.engine.views import view
    >>> from viceroy.sessions.new_game import new_game
    >>> seen = view(new_game(2, seed=7), 0)
    >>> GreedyBot(seed=7).choose(seen) in seen.legal
    True
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._dice = Dice(seed)
        self._policy = Policy(fitted())

    def __repr__(self) -> str:
        return f"GreedyBot(seed={self._seed})"

    def choose(self, view: GameView, /) -> act.Action:
        """Return one of the legal actions of a view. Raises `ValueError` if there is none."""
        check_type(view, GameView, "a GameView")
        if not view.legal or view.seat is None:
            raise ValueError("there is nothing to choose from")
        if len(view.legal) == 1:
            return view.legal[0]
        dice = self._dice
        index = self._policy.pick(view, view.seat, view.legal, dice, lambda: resample(view, dice.below(1 << 62)))
        return view.legal[index]
