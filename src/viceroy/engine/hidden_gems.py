"""Gems behind screens, as far as a view says where they are: for states that are drawn from it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from viceroy.engine.chance import Dice
from viceroy.engine.phases.lasting import left_out
from viceroy.engine.phases.placing import early_gems, open_places_of
from viceroy.engine.phases.setup import GEMS_RETURNED, STARTING_GEMS
from viceroy.engine.prompts import AskPayment, AskPlace, AskPrice, AskReturn, AskStart, AskSwap
from viceroy.engine.state import unused_infinite
from viceroy.engine.tasks import ResolveNext, ReturnBids
from viceroy.engine.views import GameView
from viceroy.model.cards import TOP_LEVEL, Card, CardSet, CharacterCard, LawCard
from viceroy.model.laws import OthersLose, all_effects
from viceroy.model.tokens import COLORS, NO_GEMS, Color, Gems, add_gems, gems_of, take_gems


class HiddenGems:
    """The gems behind all screens: those that a view shows, and what it says about the others (R8.2)."""

    def __init__(self, view: GameView) -> None:
        self._shown = [seen.gems for seen in view.seats]
        self._hidden = tuple([seat for seat in view.rules.everybody if self._shown[seat] is None])
        rest = _gems_hidden(view)
        if min(rest) < 0 or (not self._hidden and any(rest)):
            raise ValueError(f"no game has this view: {rest} gems behind {len(self._hidden)} screens (R8.2)")
        self._at_start = isinstance(view.prompt, AskReturn | AskStart)
        self._paying = dict.fromkeys(self._hidden, NO_GEMS)
        self._due: dict[int, int] = {}
        """How many gems of any colors seats must have: for a swap, or for the price of a law."""
        self.may_fall_short = False
        """Whether somebody may be unable to pay for a card, so that each state that is drawn needs a check."""
        if not self._at_start:
            rest = self._pay(view, rest)
        self._rest = rest

    def _pay(self, view: GameView, rest: Gems) -> Gems:
        """Give each seat the gems that it must have; return those that are left."""
        for seat, card in _cards_to_pay(view):
            if seat not in self._paying:
                continue
            if isinstance(card, LawCard):
                self._due[seat] = card.price  # C21
            else:
                least = _least_payment(view, seat, card, rest)  # C21
                if least is not None and sum(rest) - sum(least) < sum(self._due.values()):
                    least = None  # who comes before has paid by then
                self.may_fall_short |= least is None
                self._paying[seat] = least or NO_GEMS
                rest = take_gems(rest, self._paying[seat])
        match view.prompt:
            case AskSwap(seat, pay, own) if seat in self._paying and own is not None:
                self._due[seat] = pay  # a seat that picks tokens can pay (L67)
            case AskPayment(seat, _, _, gems) if seat in self._paying and gems:
                self._due[seat] = gems  # a seat that has said that it pays can do so
        return rest

    def drawn(self, dice: Dice) -> list[Gems]:
        """Return the gems behind all screens: those that the view shows, and a random split of the others."""
        split = self._split_at_start(dice) if self._at_start else self._split(dice)
        return [split[seat] if gems is None else gems for seat, gems in enumerate(self._shown)]

    def _split_at_start(self, dice: Dice) -> dict[int, Gems]:
        """Give each seat two gems of each color less the two that it has returned (R2.3)."""
        all_eight = STARTING_GEMS[0] * len(self._hidden)
        returned = dice.shuffled(_colors(take_gems((all_eight,) * 4, self._rest)))
        return {
            seat: take_gems(STARTING_GEMS, gems_of(returned[GEMS_RETURNED * index : GEMS_RETURNED * (index + 1)]))
            for index, seat in enumerate(self._hidden)
        }

    def _split(self, dice: Dice) -> dict[int, Gems]:
        """Give each seat the gems it must have, and deal the others at random."""
        paying, rest, hidden = self._paying, self._rest, self._hidden
        for seat, count in self._due.items():
            payment = gems_of(dice.shuffled(_colors(rest))[:count])
            paying, rest = {**paying, seat: add_gems(paying[seat], payment)}, take_gems(rest, payment)
        screens = [list(paying[seat]) for seat in hidden]
        for color, count in enumerate(rest):
            for _ in range(count):
                screens[dice.below(len(hidden))][color] += 1
        return {seat: (a, b, c, d) for seat, (a, b, c, d) in zip(hidden, screens, strict=True)}


def _gems_hidden(view: GameView) -> Gems:
    """Return the gems that the view does not show."""
    rest = take_gems((view.rules.gems_of_each_color,) * 4, view.bank)
    for seat in view.seats:
        rest = take_gems(rest, seat.gems or NO_GEMS)
        rest = take_gems(rest, gems_of(tuple(paint.color for paint in seat.paints)))
        for placed in seat.pyramid.cards:
            rest = take_gems(rest, add_gems(gems_of(placed.infinite_gems), placed.stored_gems))
    for task in view.tasks:
        if isinstance(task, ReturnBids):
            rest = take_gems(rest, gems_of(task.colors))
    return rest


def _colors(gems: Gems) -> list[Color]:
    return [color for color in COLORS for _ in range(gems[color.position])]


def _cards_to_pay(view: GameView) -> Iterator[tuple[int, Card]]:
    """Yield each seat that places and pays a card now or later in this round, and the card, in order of play."""
    waiting: list[tuple[int, int]] = []
    for task in reversed(view.tasks):
        if isinstance(task, AskPlace):
            waiting.append((task.seat, task.card))
        elif isinstance(task, AskPrice):
            waiting.append((task.seat, task.law))
        elif isinstance(task, ResolveNext) and not _may_lose(view.rules.card_set):
            waiting += [(seat, number) for seat, number, discarded in task.laid if not discarded]
    for seat, number in waiting:
        card = view.rules.card(number)
        if isinstance(card, CharacterCard) or card.price:
            yield seat, card


@lru_cache(maxsize=16)
def _may_lose(card_set: CardSet) -> bool:
    """Whether a law makes others lose gems: then who has laid a card may be unable to pay for it (C21)."""
    every = (effect for law in card_set.laws for some in law.effect_lists for effect in all_effects(some))
    return any(isinstance(effect, OthersLose) for effect in every)


def _least_payment(view: GameView, seat: int, card: CharacterCard, rest: Gems) -> Gems | None:
    """Return the fewest gems that pay for a card somewhere: a card can only be laid if it can be placed (C21).

    Return None if those that are left do not suffice: a gem of the bank that was to help may be gone (C12).
    """
    pyramid, rules = view.seats[seat].pyramid, view.rules
    unused = unused_infinite(pyramid, view.seats[seat].used_infinite)
    payments = [
        _above(
            take_gems(card.cost(place.level), spared),
            add_gems(unused, early_gems(rules, view.bank, pyramid, card, place)),
        )
        for place in open_places_of(rules, pyramid, TOP_LEVEL)
        for spared in left_out(pyramid, card, place)
    ]
    possible = [gems for gems in payments if _above(gems, rest) == NO_GEMS]
    return min(possible, key=sum, default=None)


def _above(gems: Gems, others: Gems) -> Gems:
    """Return by how much gems exceed others, color by color; 0 where they do not."""
    a, b, c, d = take_gems(gems, others)
    return max(0, a), max(0, b), max(0, c), max(0, d)
