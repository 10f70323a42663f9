"""Determinization: a full state drawn at random from those that agree with a view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import attrgetter
from typing import Any, TypeVar

import attrs

from viceroy.engine.actions import Action
from viceroy.engine.chance import Chance
from viceroy.engine.invariants import problems
from viceroy.engine.invariants.table import pyramid_violations
from viceroy.engine.phases.development import early_gem, open_places_of
from viceroy.engine.phases.setup import GEMS_RETURNED, STARTING_GEMS
from viceroy.engine.prompts import AskPlace, AskReturn, AskStart, AskSwap, AskTuckTaken
from viceroy.engine.reducer import legal_actions
from viceroy.engine.state import GameState, HiddenCard, Rules, Seat, unused_infinite
from viceroy.engine.tasks import ResolveNext, ReturnBids, TakenCard, Task, TuckTakenCards
from viceroy.engine.views import DeckView, GameView, HiddenTuck, HiddenTucks, SeatView, SeenCard
from viceroy.engine.views import view as view_of
from viceroy.model.cards import TOP_LEVEL, Card, CharacterCard, gains, offers
from viceroy.model.editions import CircleBonusTiming
from viceroy.model.pyramid import Pyramid
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS, NO_GEMS, Color, Gems, add_gems, gems_of, take_gems

_T = TypeVar("_T")


def resample(view: GameView, seed: int) -> GameState:
    """Return a full state, drawn at random, that this seat or spectator cannot tell from the true one.

    The view of the result equals `view`. Cards that the view does not show are dealt anew to hands and decks, by kind.
    Gems that it does not show lie behind the other screens, each equally likely behind any of them (R8.2), except that
    a seat that has to place a card can pay for it (C21). Other seats have at most as many attack tokens as their
    pyramids can have brought (R7.7). Sealed choices of others are any of their legal actions. The generator comes from
    the seed; equal views and seeds give equal states.

    Raises `ValueError` if no game can have this view, and `TypeError` for a seed that is not an int.

    >>> from viceroy.sessions.new_game import new_game
    >>> from viceroy.engine.views import view
    >>> seen = view(new_game(2, seed=7), 1)
    >>> view(resample(seen, seed=1), 1) == seen
    True
    """
    dice = _Dice(seed)
    _check_pyramids(view)
    cards = _Cards(view, dice)
    screens = _screens(view, dice)
    seats = tuple(_seat(view.rules, seen, gems, cards, dice) for seen, gems in zip(view.seats, screens, strict=True))
    state = GameState(
        **_common_fields(view, GameState)
        | {
            "chance": dice.chance,
            "seats": seats,
            "tasks": _tasks(view, seats, dice),
            "auction_deck": cards.deck(DeckView(view.auction_deck), CardKind.CHARACTER),
            "reserve_deck": cards.deck(view.reserve_deck, CardKind.CHARACTER),
            "law_deck": cards.deck(view.law_deck, CardKind.LAW),
            "sealed": tuple(view.chosen if seat == view.seat else None for seat in view.rules.everybody),
        }
    )
    sealed = _sealed(view, state, dice)
    state = attrs.evolve(state, sealed=sealed, chance=dice.chance)
    if found := problems(state):
        raise ValueError(f"no game has this view: {found[0]}")
    if view_of(state, view.seat) != view:
        raise ValueError("no game has this view: who owes a choice, or what is legal, does not follow from the rest")
    return state


def _common_fields(seen: GameView | SeatView, kind: type) -> dict[str, Any]:
    """Return the fields of a view that a class has by the same name; some of them hold less than the class needs."""
    return {field.name: getattr(seen, field.name) for field in attrs.fields(kind) if hasattr(seen, field.name)}


def _check_pyramids(view: GameView) -> None:
    """Raise `ValueError` for an impossible pyramid, before its open places are needed."""
    seats = tuple(Seat(pyramid=seen.pyramid) for seen in view.seats)
    for violation in pyramid_violations(GameState(view.rules, Chance(0), seats, view.bank, ())):
        raise ValueError(f"no game has this view: {violation.what}")


class _Dice:
    """A random number generator that keeps its own state while a view is resampled."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance.from_seed(seed)

    def below(self, bound: int) -> int:
        number, self.chance = self.chance.below(bound)
        return number

    def shuffled(self, things: Sequence[_T]) -> tuple[_T, ...]:
        order, self.chance = self.chance.shuffled(things)
        return order


# -- cards ------------------------------------------------------------------------------------------------------------


class _Cards:
    """The cards that a view does not show, in random order, dealt one after the other."""

    def __init__(self, view: GameView, dice: _Dice) -> None:
        shown = set(_numbers_shown(view))
        hidden = [card for card in view.rules.card_set.cards if card.number not in shown]
        self._left = {
            kind: list(dice.shuffled([card.number for card in hidden if card.kind is kind])) for kind in CardKind
        }
        for kind, backs in _backs(view).items():
            if backs != len(self._left[kind]):
                raise ValueError(f"no game has this view: {len(self._left[kind])} cards for {backs} {kind} backs")
        for deck, kind in ((view.reserve_deck, CardKind.CHARACTER), (view.law_deck, CardKind.LAW)):
            if any(card.kind is not kind for card in deck.top):
                raise ValueError(f"no game has this view: another card on a deck of {kind} cards")

    def card(self, seen: SeenCard) -> HiddenCard:
        """Return the card that is seen, or one of its kind if only the back is seen."""
        number = self._left[seen.kind].pop() if seen.number is None else seen.number
        return HiddenCard(number, seen.known_by, seen.fresh)

    def hand(self, seen: tuple[SeenCard, ...]) -> tuple[HiddenCard, ...]:
        """Return a hand in the order of card numbers."""
        return tuple(sorted((self.card(card) for card in seen), key=attrgetter("number")))

    def deck(self, seen: DeckView, kind: CardKind) -> tuple[HiddenCard, ...]:
        """Return a deck, with the cards on its top that are seen."""
        top = [self.card(card) for card in reversed(seen.top)]
        return (*(self.card(SeenCard(kind)) for _ in range(seen.size - len(top))), *top)


def _numbers_shown(view: GameView) -> Iterator[int | None]:
    """Yield the number of each card that the view shows, and None for each back or empty slot of the row."""
    yield from (*view.bases, *view.tips, *view.discarded)
    yield from (card.number for deck in (view.reserve_deck, view.law_deck) for card in deck.top)
    for seat in view.seats:
        yield from (card.number for card in seat.hand)
        for placed in seat.pyramid.cards:
            yield placed.card.number
            yield from (card.number for card in placed.tucked) if isinstance(placed.tucked, tuple) else ()


def _backs(view: GameView) -> dict[CardKind, int]:
    """Count the cards of each kind that the view does not show."""
    hands = [card.kind for seat in view.seats for card in seat.hand if card.number is None]
    laws, reserve = (
        deck.size - sum(card.number is not None for card in deck.top) for deck in (view.law_deck, view.reserve_deck)
    )
    return {
        CardKind.CHARACTER: hands.count(CardKind.CHARACTER) + view.auction_deck + reserve,
        CardKind.LAW: hands.count(CardKind.LAW) + laws,
    }


# -- seats ------------------------------------------------------------------------------------------------------------


def _seat(rules: Rules, seen: SeatView, gems: Gems, cards: _Cards, dice: _Dice) -> Seat:
    attack = dice.below(_most_attack(rules, seen.pyramid) + 1) if seen.attack is None else seen.attack
    return Seat(**_common_fields(seen, Seat) | {"gems": gems, "attack": attack, "hand": cards.hand(seen.hand)})


def _most_attack(rules: Rules, pyramid: Pyramid) -> int:
    """Return how many attack tokens the cards of a pyramid can have brought on their levels (R6.10, R7.7, L71)."""
    return sum(_attack_of(rules.card(placed.card.number or 0), placed.place.level) for placed in pyramid.cards)


def _attack_of(card: Card, level: int) -> int:
    if isinstance(card, CharacterCard):
        return sum(reward.attack for reward in card.rewards(level))
    chosen = (max(option.attack for option in options) for options in offers(card))
    return sum(reward.attack for reward in gains(card)) + sum(chosen)


# -- gems (R8.2) ------------------------------------------------------------------------------------------------------


def _screens(view: GameView, dice: _Dice) -> tuple[Gems, ...]:
    """Return the gems behind all screens: those that the view shows, and a random split of the others."""
    hidden = tuple(seat for seat in view.rules.everybody if view.seats[seat].gems is None)
    rest = _gems_hidden(view)
    if min(rest) < 0 or (not hidden and any(rest)):
        raise ValueError(f"no game has this view: {rest} gems behind {len(hidden)} screens (R8.2)")
    at_start = isinstance(view.prompt, AskReturn | AskStart)
    split = _split_at_start(hidden, rest, dice) if at_start else _split(view, hidden, rest, dice)
    return tuple(split[seat] if seen.gems is None else seen.gems for seat, seen in enumerate(view.seats))


def _gems_hidden(view: GameView) -> Gems:
    """Return the gems that the view does not show."""
    rest = take_gems((view.rules.gems_of_each_color,) * 4, view.bank)
    for seat in view.seats:
        rest = take_gems(rest, seat.gems or NO_GEMS)
        rest = take_gems(rest, gems_of(tuple(paint.color for paint in seat.paints)))
        for placed in seat.pyramid.cards:
            stored = placed.stored if isinstance(placed.stored, tuple) else NO_GEMS
            rest = take_gems(rest, add_gems(gems_of(placed.infinite_gems), stored))
    for task in view.tasks:
        if isinstance(task, ReturnBids):
            rest = take_gems(rest, gems_of(task.colors))
    return rest


def _colors(gems: Gems) -> list[Color]:
    return [color for color in COLORS for _ in range(gems[color.position])]


def _split_at_start(hidden: tuple[int, ...], rest: Gems, dice: _Dice) -> dict[int, Gems]:
    """Give each seat two gems of each color less the two that it has returned (R2.3)."""
    all_eight = STARTING_GEMS[0] * len(hidden)
    returned = dice.shuffled(_colors(take_gems((all_eight,) * 4, rest)))
    return {
        seat: take_gems(STARTING_GEMS, gems_of(returned[GEMS_RETURNED * index : GEMS_RETURNED * (index + 1)]))
        for index, seat in enumerate(hidden)
    }


def _split(view: GameView, hidden: tuple[int, ...], rest: Gems, dice: _Dice) -> dict[int, Gems]:
    """Give each seat the gems it must have, and deal the others at random."""
    split = dict.fromkeys(hidden, NO_GEMS)
    for seat, card in _cards_to_pay(view):
        if seat in split:
            split[seat] = _least_payment(view, seat, card, rest)  # C21
            rest = take_gems(rest, split[seat])
    match view.prompt:
        case AskSwap(seat, pay, own) if seat in split and own is not None:
            split[seat] = gems_of(dice.shuffled(_colors(rest))[:pay])  # a seat that picks tokens can pay (L67)
            rest = take_gems(rest, split[seat])
    for color in _colors(rest):
        seat = hidden[dice.below(len(hidden))]
        split[seat] = add_gems(split[seat], gems_of((color,)))
    return split


def _cards_to_pay(view: GameView) -> Iterator[tuple[int, CharacterCard]]:
    """Yield each seat that places a character now or later in this round, and the card, in order of play."""
    waiting: list[tuple[int, int]] = []
    for task in reversed(view.tasks):
        if isinstance(task, AskPlace):
            waiting.append((task.seat, task.card))
        elif isinstance(task, ResolveNext):
            waiting += [(seat, number) for seat, number, discarded in task.laid if not discarded]
    for seat, number in waiting:
        card = view.rules.card(number)
        if isinstance(card, CharacterCard):
            yield seat, card


def _least_payment(view: GameView, seat: int, card: CharacterCard, rest: Gems) -> Gems:
    """Return the fewest gems that pay for a card somewhere: a card can only be laid if it can be placed (C21).

    Return no gems if those that are left do not suffice: a gem of the bank that was to help may be gone (C12).
    """
    pyramid, rules = view.seats[seat].pyramid, view.rules
    unused = unused_infinite(pyramid, view.seats[seat].used_infinite)
    early = rules.edition.circle_bonus_timing is CircleBonusTiming.BEFORE_PAYMENT
    payments = [
        _above(
            card.cost(place.level),
            add_gems(unused, early_gem(view.bank, pyramid, card, place)) if early else unused,
        )
        for place in open_places_of(rules, pyramid, TOP_LEVEL)
    ]
    possible = [gems for gems in payments if _above(gems, rest) == NO_GEMS]
    return min(possible, key=sum, default=NO_GEMS)


def _above(gems: Gems, others: Gems) -> Gems:
    """Return by how much gems exceed others, color by color; 0 where they do not."""
    a, b, c, d = take_gems(gems, others)
    return max(0, a), max(0, b), max(0, c), max(0, d)


# -- tasks and sealed choices ----------------------------------------------------------------


def _tasks(view: GameView, seats: tuple[Seat, ...], dice: _Dice) -> tuple[Task, ...]:
    """Return the tasks, with cards from the hands in place of those that the view hides (L78)."""
    used = set(_numbers_waiting(view))
    hands = [dice.shuffled(seat.numbers) for seat in seats]
    tasks: list[Task] = []
    for task in reversed(view.tasks):
        match task:
            case HiddenTuck(owner, kind):
                tasks.append(AskTuckTaken(owner, _taken(view, hands[owner], owner, kind, used)))
            case HiddenTucks(taken):
                cards = tuple(TakenCard(owner, _taken(view, hands[owner], owner, kind, used)) for owner, kind in taken)
                tasks.append(TuckTakenCards(cards))
            case _:
                tasks.append(task)
    return tuple(reversed(tasks))


def _numbers_waiting(view: GameView) -> Iterator[int]:
    for task in view.tasks:
        if isinstance(task, AskTuckTaken):
            yield task.card
        elif isinstance(task, TuckTakenCards):
            yield from (number for _, number in task.taken)


def _taken(view: GameView, cards: tuple[int, ...], owner: int, kind: CardKind, used: set[int]) -> int:
    """Return a card of a hand that may be the one drawn: a card that the view does not show, if there is one."""
    known = {card.number for card in view.seats[owner].hand}
    possible = [number for number in cards if number not in used and view.rules.card(number).kind is kind]
    if not possible:
        raise ValueError(f"no game has this view: seat {owner} has no {kind} to tuck (L78)")
    number = min(possible, key=known.__contains__)
    used.add(number)
    return number


def _sealed(view: GameView, state: GameState, dice: _Dice) -> tuple[Action | None, ...]:
    """Return the sealed choices: for each other seat that has chosen, any of its legal actions."""
    sealed = list(state.sealed)
    for seat, seen in enumerate(view.seats):
        if seen.has_chosen and seat != view.seat:
            legal = legal_actions(state, seat)
            if not legal:
                raise ValueError(f"no game has this view: seat {seat} has chosen, and was not asked")
            sealed[seat] = legal[dice.below(len(legal))]
    return tuple(sealed)
