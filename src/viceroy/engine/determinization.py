"""Determinization: full states, drawn at random from the information set of a view: all states that agree with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Any

import attrs

from viceroy.engine.frame.chance import Dice
from viceroy.engine.invariants import choice_violations, problems, pyramid_violations, violations
from viceroy.engine.phases.lasting import left_out
from viceroy.engine.phases.placing import early_gems, open_places_of
from viceroy.engine.phases.setup import GEMS_RETURNED, STARTING_GEMS
from viceroy.engine.prompts import AskPayment, AskPlace, AskPrice, AskReturn, AskStart, AskSwap, AskTuckTaken
from viceroy.engine.reducer import legal_actions
from viceroy.engine.state import GameState, HiddenCard, KnownLegal, Seat, hidden, unused_infinite
from viceroy.engine.tasks import ResolveNext, ReturnBids, TakenCard, Task, TuckTakenCards
from viceroy.engine.views import DeckView, GameView, HiddenTuck, HiddenTucks, SeenCard
from viceroy.engine.views import view as view_of
from viceroy.errors import Path, Problem, problem_at
from viceroy.model.cards import TOP_LEVEL, Card, CardSet, CharacterCard, LawCard
from viceroy.model.laws import (
    ChooseOne,
    Effect,
    Gain,
    OthersGain,
    OthersLose,
    Reward,
    RewardPer,
    TurnToken,
    all_effects,
    lists_in,
)
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS, NO_GEMS, Color, Gems, add_gems, gems_of, subtract_gems
from viceroy.values import fast_constructor


def resample(view: GameView, seed: int) -> GameState:
    """Return a full state, drawn at random, that this seat or spectator cannot tell from the true one.

    The view of the result equals `view`. Cards that the view does not show are dealt anew to hands and decks, by kind.
    Gems that it does not show lie behind the other screens, each equally likely behind any of them (R8.2), except that
    a seat that has to place a card can pay for it (C21). Other seats have at most as many attack tokens as their
    pyramids can have brought (R7.7). Sealed choices of others are any of their legal actions. The generator comes from
    the seed; equal views and seeds give equal states. `resampler` draws many states from one view much faster.

    Raises `ValueError` if no game can have this view, and `TypeError` for something else than a `GameView` and an int.

    >>> from viceroy.sessions.new_game import new_game
    >>> from viceroy.engine.views import view
    >>> seen = view(new_game(2, seed=7), 1)
    >>> view(resample(seen, seed=1), 1) == seen
    True
    """
    dice = Dice(seed)
    return _checked(_Deal(view).state(dice), view)


def resampler(view: GameView) -> Resampler:
    """Return a `Resampler`, which draws states from a view as `resample` does; the view is checked here, once.

    Raises `ValueError` if no game can have this view, and `TypeError` for something else than a `GameView`.

    >>> from viceroy.sessions.new_game import new_game
    >>> from viceroy.engine.views import view
    >>> seen = view(new_game(2, seed=7), 1)
    >>> draws = resampler(seen)
    >>> [draws.draw(seed) == resample(seen, seed) for seed in range(3)]
    [True, True, True]
    """
    return Resampler(view)


def completed(view: GameView, dice: Dice) -> GameState:
    """Return a state with the fields of a view, and what it hides drawn at random as `resample` does, unchecked.

    Who owes a choice, and what is legal, follows from the rest, whatever the view says. Raises `ValueError` where the
    hidden cards or gems cannot be as many as the view says.
    """
    return _Deal(view).state(dice)


def view_violations(view: GameView) -> Iterator[Problem]:
    """Yield the reasons why no game can show a view, each with its path in the view.

    A view that play shows has none. A view without violations is the view of a state without violations, so every
    function that takes views can work with it. The seats of a view, and the cards and seats that it names, must exist.
    """
    try:
        yield from _violations_of(_Deal(view))
    except ValueError as error:  # the hidden cards or gems, or the choices, cannot be as many
        yield problem_at((), str(error))


def _violations_of(deal: _Deal) -> Iterator[Problem]:
    view, fields = deal.view, deal.fields(Dice(0))
    state = GameState(*fields)
    found = violations(state)  # of all but the choices of the others, which need a sound state to be drawn
    if deal.chosen and not found:
        state = GameState(*deal.with_choices(fields, state, Dice(0)))
        found = tuple(choice_violations(state))
    for violation in found:
        yield problem_at(_path_in_view(violation.path, view), violation.message)
    if not found:
        yield from _differences(view, view_of(state, view.seat))


def _path_in_view(path: Path, view: GameView) -> Path:
    """Return where a view shows what lies at a path of its state."""
    match path:
        case "sealed", int(seat):
            return ("chosen",) if seat == view.seat else ("seats", seat, "has_chosen")
        case _:
            return path


def _differences(view: GameView, other: GameView) -> Iterator[Problem]:
    for field in attrs.fields(GameView):
        if getattr(view, field.name) != getattr(other, field.name):
            yield problem_at((field.name,), f"{field.name} is not what follows from the rest of the view")


class Resampler:
    """Draws states from a view: see `resampler`, which makes it. It never changes, and several threads may share it."""

    def __init__(self, view: GameView) -> None:
        self.view = view
        """The view that the states are drawn from."""
        self._deal = _Deal(view)
        _checked(self._deal.state(Dice(0)), view)

    def draw(self, seed: int) -> GameState:
        """Return the state that `resample` makes of the view and this seed; `TypeError` if it is not an int."""
        if self._deal.gems.may_fall_short:
            return _checked(self._deal.state(Dice(seed)), self.view)
        return self._deal.known_state(Dice(seed))

    def __reduce__(self) -> tuple[type[Resampler], tuple[GameView]]:
        return Resampler, (self.view,)


def _checked(state: GameState, view: GameView) -> GameState:
    """Return a state that was drawn; `ValueError` if no play leads to it, or if its view is another one."""
    if found := problems(state):
        raise ValueError(f"no game has this view: {found[0]}")
    if view_of(state, view.seat) != view:
        raise ValueError("no game has this view: who owes a choice, or what is legal, does not follow from the rest")
    return state


_known_seat: Callable[..., Seat] = fast_constructor(Seat)
_open_fields = attrgetter(*[field.name for field in attrs.fields(Seat) if field.init][3:])
"""The fields of a seat behind `gems`, `attack` and `hand`: a view shows them under the same names."""
_known_state: Callable[..., GameState] = fast_constructor(GameState)


class _Deal:
    """What a view says about all states that it may be of, and how one of them is drawn."""

    def __init__(self, view: GameView) -> None:
        if not isinstance(view, GameView):
            hint = ": make one of the state with view(state, seat)" if isinstance(view, GameState) else ""
            raise TypeError(f"states are drawn from a GameView, not from a value of {type(view).__name__}{hint}")
        _check_pyramids(view)
        self.view = view
        self.cards = _Cards(view)
        self.gems = _HiddenGems(view)
        self.most_attack = [
            most_attack(view, seat) if seen.attack is None else 0 for seat, seen in enumerate(view.seats)
        ]
        self.hides_tasks = any(isinstance(task, HiddenTuck | HiddenTucks) for task in view.tasks)
        self.chosen = [seat for seat, seen in enumerate(view.seats) if seen.has_chosen and seat != view.seat]

    def state(self, dice: Dice) -> GameState:
        """Return a state that knows nothing from the view but its fields, so that it can be checked."""
        fields = self.fields(dice)
        return GameState(*self.with_choices(fields, GameState(*fields), dice))

    def known_state(self, dice: Dice) -> GameState:
        """Return a state from a view that is sound: who owes a choice, and what is legal, need not be found out."""
        view, fields = self.view, self.fields(dice)
        known: KnownLegal = [None] * len(view.seats)
        if self.chosen:
            before = GameState(*fields)
            known, fields = before.known_legal, self.with_choices(fields, before, dice)
        if view.seat is not None and view.legal:
            known[view.seat] = view.legal
        return _known_state(*fields, known, view.owes, None)

    def fields(self, dice: Dice) -> list[Any]:
        """Return the fields of a state in their order; of the sealed choices only the own one."""
        view = self.view
        left = self.cards.shuffled(dice)
        screens = self.gems.drawn(dice)
        seats = tuple([self._seat(seat, screens[seat], left, dice) for seat in view.rules.everybody])
        tasks = self._tasks(seats, dice)
        return [
            view.rules,
            dice.chance,
            seats,
            view.bank,
            tasks,
            view.turn,
            view.auction,
            view.round,
            view.bases,
            view.tips,
            *[_deck(deck, kind, left) for deck, kind in zip(view.decks, _KINDS, strict=True)],
            view.virtual_done,
            view.discarded,
            tuple([view.chosen if seat == view.seat else None for seat in view.rules.everybody]),
        ]

    def _seat(self, seat: int, gems: Gems, left: _Left, dice: Dice) -> Seat:
        seen = self.view.seats[seat]
        attack = dice.below(self.most_attack[seat] + 1) if seen.attack is None else seen.attack
        hand = sorted([_card(card, left) for card in seen.hand], key=_NUMBER)  # in the order of card numbers
        return _known_seat(gems, attack, tuple(hand), *_open_fields(seen), None)

    def _tasks(self, seats: tuple[Seat, ...], dice: Dice) -> tuple[Task, ...]:
        """Return the tasks, with cards from the hands in place of those that the view hides (L78)."""
        hands = [dice.shuffled(seat.hand) for seat in seats]
        if not self.hides_tasks:
            return self.view.tasks  # type: ignore[return-value]
        return _shown_tasks(self.view, [[card.number for card in hand] for hand in hands])

    def with_choices(self, fields: list[Any], state: GameState, dice: Dice) -> list[Any]:
        """Return the fields of a state with the sealed choices of the others: any of their legal actions."""
        sealed = list(state.sealed)
        for seat in self.chosen:
            legal = legal_actions(state, seat)
            if not legal:
                raise ValueError(f"no game has this view: seat {seat} has chosen, and was not asked")
            sealed[seat] = legal[dice.below(len(legal))]
        return [fields[0], dice.chance, *fields[2:-1], tuple(sealed)]


def _check_pyramids(view: GameView) -> None:
    """Raise `ValueError` for an impossible pyramid, before its open places are needed."""
    for violation in pyramid_violations(view.rules, view.seats):
        raise ValueError(f"no game has this view: {violation.message}")


# -- cards ------------------------------------------------------------------------------------------------------------

_NUMBER = attrgetter("number")
_Left = dict[CardKind, list[HiddenCard]]
"""The cards that a view does not show, in random order; the last of a kind is dealt next."""


class _Cards:
    """The cards that a view does not show, by kind."""

    def __init__(self, view: GameView) -> None:
        shown = set(numbers_shown(view))
        unseen = [card for card in view.rules.card_set.cards if card.number not in shown]
        self._unseen = {kind: [hidden(card.number) for card in unseen if card.kind is kind] for kind in CardKind}
        for kind, backs in _backs(view).items():
            if backs != len(self._unseen[kind]):
                raise ValueError(f"no game has this view: {len(self._unseen[kind])} cards for {backs} {kind} backs")
        for deck, kind in zip(view.decks, _KINDS, strict=True):
            if any(card.kind is not kind for card in (*deck.top, *deck.bottom)):
                raise ValueError(f"no game has this view: another card on a deck of {kind} cards")

    def shuffled(self, dice: Dice) -> _Left:
        """Return the cards in random order."""
        return {kind: list(dice.shuffled(cards)) for kind, cards in self._unseen.items()}


def _card(seen: SeenCard, left: _Left) -> HiddenCard:
    """Return the card that is seen, or one of its kind if only the back is seen."""
    if seen.number is not None:
        return hidden(seen.number, seen.known_by, seen.fresh)
    drawn = left[seen.kind].pop()
    return hidden(drawn.number, seen.known_by, seen.fresh) if seen.known_by or seen.fresh else drawn


def _deck(seen: DeckView, kind: CardKind, left: _Left) -> tuple[HiddenCard, ...]:
    """Return a deck, with the cards on its top that are seen."""
    top = [_card(card, left) for card in reversed(seen.top)]
    bottom = [_card(card, left) for card in seen.bottom]
    cards, between = left[kind], seen.size - len(top) - len(bottom)
    below = cards[len(cards) - between :][::-1]
    del cards[len(cards) - between :]
    return (*bottom, *below, *top)


_KINDS = (CardKind.CHARACTER, CardKind.CHARACTER, CardKind.LAW)  # of the cards in the decks of a view


def numbers_shown(view: GameView) -> Iterator[int | None]:
    """Yield the number of each card that the view shows, and None for each back or empty slot of the row."""
    yield from (*view.bases, *view.tips, *view.discarded)
    yield from (card.number for deck in view.decks for card in (*deck.top, *deck.bottom))
    for seat in view.seats:
        yield from (card.number for card in seat.hand)
        for placed in seat.pyramid.cards:
            yield placed.card.number
            yield from (card.number for card in placed.tucked_cards)


def _backs(view: GameView) -> dict[CardKind, int]:
    """Count the cards of each kind that the view does not show."""
    hands = [card.kind for seat in view.seats for card in seat.hand if card.number is None]
    auction, reserve, laws = (
        deck.size - sum(card.number is not None for card in (*deck.top, *deck.bottom)) for deck in view.decks
    )
    return {
        CardKind.CHARACTER: hands.count(CardKind.CHARACTER) + auction + reserve,
        CardKind.LAW: hands.count(CardKind.LAW) + laws,
    }


# -- gems behind screens (R8.2) ----------------------------------------------------------------------------------------


class _HiddenGems:
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
                rest = subtract_gems(rest, self._paying[seat])
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
        returned = dice.shuffled(_colors(subtract_gems((all_eight,) * 4, self._rest)))
        return {
            seat: subtract_gems(STARTING_GEMS, gems_of(returned[GEMS_RETURNED * index : GEMS_RETURNED * (index + 1)]))
            for index, seat in enumerate(self._hidden)
        }

    def _split(self, dice: Dice) -> dict[int, Gems]:
        """Give each seat the gems it must have, and deal the others at random."""
        paying, rest, hidden = self._paying, self._rest, self._hidden
        for seat, count in self._due.items():
            payment = gems_of(dice.shuffled(_colors(rest))[:count])
            paying, rest = {**paying, seat: add_gems(paying[seat], payment)}, subtract_gems(rest, payment)
        screens = [list(paying[seat]) for seat in hidden]
        for color, count in enumerate(rest):
            for _ in range(count):
                screens[dice.below(len(hidden))][color] += 1
        return {seat: (a, b, c, d) for seat, (a, b, c, d) in zip(hidden, screens, strict=True)}


def _gems_hidden(view: GameView) -> Gems:
    """Return the gems that the view does not show."""
    rest = subtract_gems((view.rules.gems_of_each_color,) * 4, view.bank)
    for seat in view.seats:
        rest = subtract_gems(rest, seat.gems or NO_GEMS)
        rest = subtract_gems(rest, gems_of(tuple(paint.color for paint in seat.paints)))
        for placed in seat.pyramid.cards:
            rest = subtract_gems(rest, add_gems(gems_of(placed.infinite_gems), placed.stored_gems))
    for task in view.tasks:
        if isinstance(task, ReturnBids):
            rest = subtract_gems(rest, gems_of(task.colors))
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
    every = (effect for law in card_set.laws for effects in law.effect_lists for effect in all_effects(effects))
    return any(isinstance(effect, OthersLose) for effect in every)


def _least_payment(view: GameView, seat: int, card: CharacterCard, rest: Gems) -> Gems | None:
    """Return the fewest gems that pay for a card somewhere: a card can only be laid if it can be placed (C21).

    Return None if those that are left do not suffice: a gem of the bank that was to help may be gone (C12).
    """
    pyramid, rules = view.seats[seat].pyramid, view.rules
    unused = unused_infinite(pyramid, view.seats[seat].used_infinite)
    payments = [
        _above(
            subtract_gems(card.cost(place.level), spared),
            add_gems(unused, early_gems(rules, view.bank, pyramid, card, place)),
        )
        for place in open_places_of(rules, pyramid, TOP_LEVEL)
        for spared in left_out(pyramid, card, place)
    ]
    possible = [gems for gems in payments if _above(gems, rest) == NO_GEMS]
    return min(possible, key=sum, default=None)


def _above(gems: Gems, others: Gems) -> Gems:
    """Return by how much gems exceed others, color by color; 0 where they do not."""
    a, b, c, d = subtract_gems(gems, others)
    return max(0, a), max(0, b), max(0, c), max(0, d)


# -- attack tokens ----------------------------------------------------------------------------------------------------


def most_attack(view: GameView, seat: int) -> int:
    """Return how many attack tokens a seat can have got by the cards of all pyramids (R6.10, R7.7, L71)."""
    most = 0
    for owner, seen in enumerate(view.seats):
        for placed in seen.pyramid.cards:
            card = view.rules.card(placed.card.number or 0)
            most += _attack_of(card, placed.place.level) if owner == seat else _attack_for_others(card)
    return most


_OFTEN = 12  # times that a law may have responded; nobody keeps count


def _attack_of(card: Card, level: int) -> int:
    """Return the most attack tokens that a card has brought; for each of what is counted, it counts as one."""
    if isinstance(card, CharacterCard):
        return sum(reward.attack for reward in card.rewards(level))
    first, *others = card.effect_lists
    return _attack_by(first) + _OFTEN * sum(map(_attack_by, others))


def _attack_for_others(card: Card) -> int:
    """Return the most attack tokens that a card has brought to a player who does not own it."""
    if isinstance(card, CharacterCard):
        return 0
    first, *others = [sum([_given(effect) for effect in all_effects(effects)]) for effects in card.effect_lists]
    return first + _OFTEN * sum(others)


def _given(effect: Effect) -> int:
    return effect.attack if isinstance(effect, OthersGain) else 0


def _attack_by(effects: tuple[Effect, ...]) -> int:
    """Return the most attack tokens that effects bring: of several lists, those of the one that brings the most."""
    most = 0
    for effect in effects:
        match effect:
            case Gain(Reward() as reward) | Gain(RewardPer(reward)):
                most += reward.attack
            case ChooseOne(options):
                most += max(option.attack for option in options)
            case TurnToken():
                most += 1
            case _:
                most += max(map(_attack_by, lists_in(effect)), default=0)
    return most


# -- tasks ------------------------------------------------------------------------------------------------------------


def _shown_tasks(view: GameView, hands: Sequence[Sequence[int]]) -> tuple[Task, ...]:
    """Return the tasks of a view, with the first cards of the hands in place of those that it hides."""
    used = set(_numbers_waiting(view))
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


def _taken(view: GameView, cards: Sequence[int], owner: int, kind: CardKind, used: set[int]) -> int:
    """Return a card of a hand that may be the one drawn: a card that the view does not show, if there is one."""
    known = {card.number for card in view.seats[owner].hand}
    possible = [number for number in cards if number not in used and view.rules.card(number).kind is kind]
    if not possible:
        raise ValueError(f"no game has this view: seat {owner} has no {kind} to tuck (L78)")
    number = min(possible, key=known.__contains__)
    used.add(number)
    return number
