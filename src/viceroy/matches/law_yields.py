"""Yields of laws: what each law brought in a game besides its points, by one fold over the steps of the game.

Events tell which law is at work: a law that is played, or that responds, is the source of what its player gains or
gives until the next card, response or phase. What laws change as long as they lie there has no event of its own: it is
the difference between what was due without them and what was paid or taken.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import attrs

from viceroy.cardsets.lint.context import ROUGHLY
from viceroy.engine import actions as act
from viceroy.engine import events as e
from viceroy.engine import prompts as q
from viceroy.engine.phases.lasting import PASS_INCOME, in_force_by_law
from viceroy.engine.reducer import Step, legal_actions, step
from viceroy.engine.state import GameState
from viceroy.model.cards import CharacterCard, LawCard
from viceroy.model.laws import Continuous, HigherIncome, LowerCost, Occasion
from viceroy.model.pyramid import Pyramid
from viceroy.model.tokens import COLORS, Gems, TokenSide, subtract_gems
from viceroy.scoring.items import CircleItem, InfiniteGemItem, LawItem, PowerItem
from viceroy.scoring.score import FinalScore
from viceroy.values import Value

# -- what a law did in a game -----------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class Yield(Value):
    """What the effects of a law brought its player, less what they took; below 0 if they took more."""

    gems: int = 0
    """Gems behind the screen; the price of the law is not counted, but what it lets its player pay or store is."""
    cards: int = 0
    """Cards in the hand."""
    attack: int = 0
    """Attack tokens."""
    tokens: int = 0
    """Tokens without points, bonuses, and infinite gems."""
    power: int = 0
    """Points of power tokens."""
    others_gems: int = 0
    """Gems behind the screens of the others, all together."""


@attrs.frozen(kw_only=True)
class LawInGame(Value):
    """What a law did in a game, in whichever pyramid it lay."""

    played: tuple[tuple[int, int], ...] = ()
    """The seat and the turn, for each time that it was played."""
    on_play: Yield = Yield()
    """What it brought when it was played."""
    whenever: Yield = Yield()
    """What its responses brought."""
    responses: int = 0
    """How often it responded to an event, or a card was tucked under it at once."""
    offers: int = 0
    """How often its player could say yes or no to what it offers; not where no was all that was possible."""
    declined: int = 0
    """How often its player said no."""
    saved: float = 0.0
    """The gems by which it lowered costs; laws that lower one cost share what they save."""
    more_gems: float = 0.0
    """The gems that it added to incomes; laws that add to one income share what the bank had for it."""


@attrs.frozen
class OwnPoints(Value):
    """What a card scores itself."""

    scored: int = 0
    """Its clauses, power tokens and infinite gems."""
    circles: int = 0
    """The circles of which it is the upper card."""


def own_points(score: FinalScore) -> defaultdict[int, OwnPoints]:
    """Return what each card scores itself, by its number; nothing for a card that scores nothing."""
    found: defaultdict[int, OwnPoints] = defaultdict(OwnPoints)
    for player in score.players:
        for item in player.items:
            match item:
                case CircleItem(card=card):
                    own = found[card.number or 0]
                    found[card.number or 0] = attrs.evolve(own, circles=own.circles + item.points)
                case LawItem(card=card) | PowerItem(card=card) | InfiniteGemItem(card=card):
                    own = found[card.number or 0]
                    found[card.number or 0] = attrs.evolve(own, scored=own.scored + item.points)
                case _:
                    pass
    return found


def points_given(did: LawInGame, worth: int | None) -> float:
    """Return all that a law gave, roughly in points: what it was worth at the end, and the things that it brought.

    Tokens that it brought lie on it and are in its worth. A law that does not lie visible is worth nothing by itself
    (`worth` is None): its tokens count roughly, too.

    >>> points_given(LawInGame(on_play=Yield(gems=3, cards=1), saved=2.0), 7)
    14.0
    """
    points = (did.saved + did.more_gems) * ROUGHLY["gems"]
    for brought in (did.on_play, did.whenever):
        points += brought.gems * ROUGHLY["gems"] + brought.cards * ROUGHLY["draw"] + brought.attack * ROUGHLY["attack"]
        if worth is None:
            points += brought.power + brought.tokens * ROUGHLY["science"]
    return points + (worth or 0)


# -- the fold over the steps of a game --------------------------------------------------------------------------------


class _Source(NamedTuple):
    """The law that what happens comes from."""

    law: int
    seat: int
    way: str
    """The field of `LawInGame` that it counts for."""


_OTHER_SOURCES = (
    e.TurnStarted, e.AuctionStarted, e.BidsRevealed, e.Passed, e.RowMoved, e.RoundStarted, e.CardsLaid,
    e.HandDiscarded, e.SectionPainted,
)  # fmt: skip
"""Events with which something begins that comes from no law."""

_ENDED_BY_DONE = (q.AskTuckHand, q.AskStore, q.AskUntuck, q.AskSwap, q.AskMoveToken, q.AskTurnToken)
"""Prompts of effects that their player may decline by stopping at once."""
_STEPWISE = (q.AskSwap, q.AskMoveToken)
"""Those of which nothing has happened until the last step."""


class LawWatch:
    """Follows a game step by step, and counts what each law does in it.

    `before` is the state before the first step, if that is not the start of a game.

    >>> from viceroy.bots import RandomBot, play_out
    >>> from viceroy.sessions.new_game import start_game
    >>> watch = LawWatch()
    >>> for now in play_out(start_game(2, seed=7), RandomBot(seed=7)):
    ...     watch(now)
    >>> watch.numbers, watch.of(65).played
    ((65, 66, 71, 74, 75, 79, 83, 86), ((1, 3),))
    """

    def __init__(self, before: GameState | None = None) -> None:
        self._before = before
        self._source: _Source | None = None
        self._for_sale: set[int] = set()
        self._last_prompt: object = None  # None, too, if it was ended by a no
        self._played: defaultdict[int, list[tuple[int, int]]] = defaultdict(list)
        self._yields: defaultdict[tuple[int, str], Counter[str]] = defaultdict(Counter)
        self._counts: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self._gems: defaultdict[str, defaultdict[int, float]] = defaultdict(lambda: defaultdict(float))

    def __call__(self, now: Step) -> None:
        """Count the events of a step."""
        before, self._before = self._before, now.state
        if before is None:
            return
        self._note_offer(before, now)
        last: e.Event | None = None
        for event in now.events:
            self._happened(event, last, before, now.state)
            last = event
        if isinstance(now.state.task, q.AskUseLaw):
            self._source = None

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the laws that were played, in their order."""
        return tuple(sorted(self._played))

    def of(self, number: int) -> LawInGame:
        """Return what a law has done so far."""
        counts, gems = self._counts, self._gems
        return LawInGame(
            played=tuple(self._played.get(number, ())),
            on_play=Yield(**self._yields[number, "on_play"]),
            whenever=Yield(**self._yields[number, "whenever"]),
            responses=counts["responses"][number],
            offers=counts["offers"][number],
            declined=counts["declined"][number],
            saved=gems["saved"][number],
            more_gems=gems["more_gems"][number],
        )

    # -- offers --

    def _note_offer(self, before: GameState, now: Step) -> None:
        """Count an offer that was made before a step, and whether it was declined by the step."""
        task, last = before.task, self._last_prompt
        self._last_prompt = task
        laws: tuple[int, ...]
        no: act.Action
        match task:
            case q.AskUseLaw() | q.AskPay():
                laws, no = (task.law,), act.UseLaw(task.seat, use=False)
            case q.AskTuckTaken(seat):
                laws, no = _waiting_laws(before, seat), act.TuckTaken(seat, None)
            case _ if isinstance(task, _ENDED_BY_DONE):
                laws = (self._source.law,) if self._source else ()
                no = act.Done(task.seat)
            case _:
                return
        goes_on = _goes_on(last, task)
        legal = legal_actions(before, task.seat)
        if no not in legal:
            return
        if len(legal) == 1:
            self._last_prompt = None  # no was all that could be said
            return
        if not goes_on:
            self._counts["offers"].update(laws)
        if step(before, no) == now:
            self._last_prompt = None
            if not goes_on or isinstance(task, _STEPWISE):
                self._counts["declined"].update(laws)

    # -- events --

    def _happened(self, event: e.Event, last: e.Event | None, before: GameState, after: GameState) -> None:
        if isinstance(event, _OTHER_SOURCES):
            self._source = None
        match event:
            case e.CardsLaid(cards):
                self._for_sale = {card.card for card in cards if card.discarded}
            case e.CardsDiscarded((number,)) if number in self._for_sale:
                self._for_sale.discard(number)
                self._source = None  # it is sold; what a law pays with is another card
            case e.CardPlaced():
                self._placed(event, last, before)
            case e.LawResponded(seat, law):
                self._source = _Source(law, seat, "whenever")
                self._counts["responses"][law] += 1
            case e.CardTucked(seat, card, place) if isinstance(before.task, q.AskTuckTaken) and (
                before.task.card == card
            ):
                law = before.seats[seat].pyramid.at[place].card.number or 0
                self._counts["responses"][law] += 1
                self._yields[law, "whenever"]["cards"] -= 1
            case e.GemsTaken(seat, gems) if isinstance(last, e.CircleClosed) and self._adds(last, gems, after):
                pass
            case e.GemsTaken(seat, gems) if self._source is None and before.auction:
                pyramid = before.seats[seat].pyramid
                extra = sum(gems) - PASS_INCOME - pyramid.science
                self._add_income(_incomes(pyramid, Occasion.PASS), extra)
            case e.CircleClosed():
                pass
            case _ if self._source is not None:
                self._gained(event, self._source, before)
            case _:
                pass

    def _placed(self, event: e.CardPlaced, last: e.Event | None, before: GameState) -> None:
        seat, number = event.seat, event.card
        card = before.rules.card(number)
        if isinstance(card, LawCard):
            self._source = _Source(number, seat, "on_play")
            self._played[number].append((seat, before.turn))
            if isinstance(last, e.CardReturned) and last.seat == seat:  # it lies in place of that card (L65)
                self._yields[number, "on_play"]["cards"] += 1
            return
        self._source = None
        if isinstance(card, CharacterCard):
            pyramid, level = before.seats[seat].pyramid, event.place.level
            due = subtract_gems(card.cost(level), event.infinite)
            self._save(pyramid, level, subtract_gems(due, event.paid))

    def _save(self, pyramid: Pyramid, level: int, saved: Gems) -> None:
        """Share the gems left out of a cost: first between laws of their colors, then between those of any (R6.6)."""
        if not any(saved):
            return
        lowered = [
            (law, change)
            for law, change in _changes(pyramid)
            if isinstance(change, LowerCost) and (change.level is None or level in change.level)
        ]
        rest = 0
        for color in COLORS:
            left_out = saved[color.position]
            of_color = [(law, change.by) for law, change in lowered if change.color is color]
            given = min(left_out, sum([by for _, by in of_color]))
            self._share("saved", of_color, given)
            rest += left_out - given
        self._share("saved", [(law, change.by) for law, change in lowered if change.color is None], rest)

    def _adds(self, closed: e.CircleClosed, gems: Gems, after: GameState) -> bool:
        """Whether gems taken right after a circle are what laws add to its gem; if so, they are counted (R6.9)."""
        is_of_color = sum(gems) == gems[closed.color.position]
        just_played = self._source.law if self._source else 0
        incomes = _incomes(after.seats[closed.seat].pyramid, Occasion.CIRCLE, but=just_played)
        if not is_of_color or not incomes:
            return False
        self._add_income(incomes, sum(gems))
        return True

    def _add_income(self, incomes: Sequence[tuple[int, int]], gems: int) -> None:
        if incomes and gems > 0:
            self._share("more_gems", incomes, gems)

    def _share(self, what: str, weights: Iterable[tuple[int, int]], amount: int) -> None:
        """Share an amount between laws, by their weights."""
        shares = [*weights]
        total = sum([weight for _, weight in shares])
        for law, weight in shares:
            self._gems[what][law] += amount * weight / total

    def _gained(self, event: e.Event, source: _Source, before: GameState) -> None:
        found = self._yields[source.law, source.way]
        is_price = isinstance(event, e.GemsPaid) and isinstance(before.task, q.AskPrice)
        for seat, gems in () if is_price else e.gem_flows(event):
            found["gems" if seat == source.seat else "others_gems"] += sum(gems)
        match event:
            case e.CardsDiscarded(cards):
                hand = before.seats[source.seat].numbers
                found["cards"] -= sum([card in hand for card in cards])
            case _ if getattr(event, "seat", None) != source.seat:
                pass
            case e.CardDrawn() | e.CardTaken() | e.CardTakenBack():
                found["cards"] += 1
            case e.CardPutBack():
                found["cards"] -= 1
            case e.CardTucked(_, card, _) if card != source.law:
                found["cards"] -= 1
            case e.AttackGained(_, count):
                found["attack"] += count
            case e.AttackPaid(_, count):
                found["attack"] -= count
            case e.TokensGained(_, _, tokens):
                found["tokens"] += len(tokens) - len(tokens.power)
                found["power"] += sum(tokens.power)
            case e.InfiniteGemGained():
                found["tokens"] += 1
            case e.TokenPaid():
                found["tokens"] -= 1
            case e.TokenTurned(_, _, side) if side in _TURNED:
                found["attack"] += _TURNED[side]
                found["tokens"] -= _TURNED[side]
            case _:
                pass


def _goes_on(last: object, task: object) -> bool:
    """Whether a prompt goes on with an offer that was taken up in part."""
    match last, task:
        case (_, q.AskSwap(own=own)):
            return own is not None
        case (_, q.AskMoveToken(token=token)):
            return token is not None
        case (
            (q.AskTuckHand(left=before), q.AskTuckHand(left=left))
            | (q.AskUntuck(left=before), q.AskUntuck(left=left))
            | (q.AskStore(left=before), q.AskStore(left=left))
        ):
            return left == (None if before is None else before - 1)
        case _:
            return False


_TURNED = {TokenSide.DEFENSE: 1, TokenSide.ATTACK: -1}
"""How many attack tokens come, by the side that was up before; a defense token goes then, or comes."""


def _changes(pyramid: Pyramid, *, but: int = 0) -> list[tuple[int, Continuous]]:
    return [(law.number, change) for law, change in in_force_by_law(pyramid, but=but)]


def _incomes(pyramid: Pyramid, occasion: Occasion, *, but: int = 0) -> list[tuple[int, int]]:
    """Return by how much each law raises an income now."""
    return [
        (law, change.gems)
        for law, change in _changes(pyramid, but=but)
        if isinstance(change, HigherIncome) and change.on is occasion
    ]


def _waiting_laws(state: GameState, seat: int) -> tuple[int, ...]:
    """Return the laws under which the card just taken may be tucked (L78)."""
    at = state.seats[seat].pyramid.at
    places = [action.law for action in legal_actions(state, seat) if isinstance(action, act.TuckTaken)]
    return tuple([at[place].card.number or 0 for place in places if place is not None])
