"""The state of a game: a frozen, hashable value without history."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from itertools import groupby
from typing import Annotated, Any, Self

import attrs

from viceroy.engine.actions import Action, SeatNumber, VirtualBid
from viceroy.engine.events import Row
from viceroy.engine.frame.chance import Chance
from viceroy.engine.prompts import AskBids, AskClaims, AskLay, AskPaint, AskReturn, AskStart, Prompt, Single
from viceroy.engine.tasks import EvaluateBids, SeatBid, Task
from viceroy.model.cards import AnyCard, Card, CardNumber, CardSet
from viceroy.model.editions import Edition, PassOrder
from viceroy.model.geometry import Place
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.tokens import COLORS, GEMS_PER_COLOR, GEMS_PER_PLAYER, NO_GEMS, NO_TOKENS, Gems, subtract_gems
from viceroy.scoring.painting import Paint
from viceroy.values import Key, Named, Value, code

EMPTY_PYRAMID = Pyramid()
EMPTY_ROW: Row = (None, None, None, None)  # one auction card of each color (R1.3)


@attrs.frozen
class Rules(Value):
    """What never changes during a game: the edition, the cards, the players."""

    edition: Edition
    """The rule options."""
    card_set: CardSet
    """The cards of the game."""
    players: tuple[str, ...]
    """The names in the order of the seats."""
    virtual_opponents: int = 0
    """How many there are."""

    everybody: tuple[int, ...] = attrs.field(init=False, eq=False, repr=False)
    """All seats."""

    @everybody.default
    def _everybody(self) -> tuple[int, ...]:
        return tuple(range(len(self.players)))

    def __reduce__(self) -> Packed:
        return Rules, (self.edition, self.card_set, self.players, self.virtual_opponents)

    def __hash__(self) -> int:
        return hash((self.edition.name, self.players, self.virtual_opponents, self.card_set))

    def after(self, seat: int) -> tuple[int, ...]:
        """Return the other seats in the order of the table, the next one first."""
        return self.everybody[seat + 1 :] + self.everybody[:seat]

    def card(self, number: int) -> Card:
        """Return a card by its number."""
        return self.card_set.by_number[number]

    @property
    def gems_of_each_color(self) -> int:
        """How many gems of each color are in the game (R2.2)."""
        return GEMS_PER_PLAYER * len(self.players)

    @property
    def box(self) -> int:
        """How many gems of each color stay in the box, where virtual opponents draw (R12.1, C47)."""
        return GEMS_PER_COLOR - self.gems_of_each_color


@attrs.frozen
class HiddenCard(Value):
    """A card in a hand or a deck, and the seats that know it besides the owner of the hand.

    All seats know a card that has lain open, one seat knows a card that it has put back on a deck (L70). A spectator
    knows what all seats know. `fresh` marks a card that was drawn in this development phase, if the edition does not
    allow to play it before the next (B7).
    """

    number: Annotated[CardNumber, Key("card")]
    """The number printed on the card."""
    known_by: tuple[SeatNumber, ...] = ()
    """The seats that know the card, beside the owner of the hand, the lowest first."""
    fresh: bool = False
    """Whether it was drawn in this development phase, where the edition keeps it from being played (B7)."""

    @property
    def label(self) -> int:
        """How a record of outcomes names the card."""
        return self.number

    def __hash__(self) -> int:
        return hash(self.number)  # who knows it seldom tells cards apart

    def __reduce__(self) -> Packed:
        return HiddenCard, (self.number, self.known_by, self.fresh)


hidden = lru_cache(maxsize=4096)(HiddenCard)  # shared by all games


class Standing(Named):
    """The status of a seat in the auctions of this turn."""

    IN = "in"
    HAS_CARD = "has_card"
    PASSED = "passed"
    SKIPS = "skips"  # L69


IN, CHARACTERS = Standing.IN, PassOrder.CHARACTERS


@attrs.frozen
class Seat(Value):
    """One player: what lies behind the screen, in the hand and in the pyramid, and what it may still do in a turn.

    There may be any number of each (R8.4).
    """

    gems: Gems = NO_GEMS
    """The gems behind the screen."""
    attack: int = 0
    """How many are behind the screen."""
    hand: tuple[HiddenCard, ...] = ()
    """The cards of the hand, the lowest number first."""
    pyramid: Pyramid = EMPTY_PYRAMID
    """The cards of the pyramid, level by level from the left."""
    used_infinite: Gems = NO_GEMS
    """In this development phase (R7.10, C20)."""
    auction: Standing = Standing.IN
    """Where the player stands in the auctions of this turn: in, has_card, passed, or skips (L69)."""
    won: CardNumber | None = None
    """The card taken in the auction that is under way (L78)."""
    plays: bool = False
    """May still lay cards in this development phase (R6.2)."""
    skips_next: bool = False
    """Takes no part in the next auction phase (L69)."""
    paints: tuple[Paint, ...] = ()
    """The sections that the player has painted."""
    finished: bool = False
    """Done painting."""

    proven: bool | None = attrs.field(init=False, default=None, eq=False, repr=False)
    """Whether the painting is proven best, where it was looked for (`PaintBest`); it is no part of the value."""

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the cards in the hand."""
        return tuple(card.number for card in self.hand)


KnownLegal = list[tuple[Action, ...] | None]
"""The legal actions of each seat, None if they are not known yet."""


class Snapshot(Value):
    """The base of a game at one moment, whole or as a seat sees it: never copied, and pickled without its cards."""

    __slots__ = ()
    tasks: tuple[Any, ...]

    def __copy__(self) -> Self:
        return self  # nothing in it changes

    def __deepcopy__(self, _: object) -> Self:
        return self

    def __reduce__(self) -> Packed:
        return packed(self)

    @property
    def is_over(self) -> bool:
        """Whether the game can be scored."""
        return not self.tasks

    @property
    def open_bids(self) -> tuple[SeatBid, ...]:
        """The gems that lie open as bids while attackers take cards or passers take gems (R5.14, C9); else none.

        They are neither in the bank nor behind a screen.
        """
        return next((task.bids for task in self.tasks if isinstance(task, EvaluateBids)), ())

    @property
    def open_virtual_bids(self) -> tuple[VirtualBid, ...]:
        """The gems that were drawn for virtual opponents and lie open as bids, as long as `open_bids` do (R12.2)."""
        return next((task.virtual for task in self.tasks if isinstance(task, EvaluateBids)), ())


@attrs.frozen
class GameState(Snapshot):
    """The state of a game.

    `tasks` is the stack of what is still to happen. The last one is next: a prompt, except within a step. The game is
    over when the stack is empty. The last card of a deck is its top. `discarded` are the numbers of all cards that have
    left the game, in order.
    """

    rules: Rules
    """The edition, the cards, and who plays."""
    chance: Chance
    """The generator of all that is random."""
    seats: tuple[Seat, ...]
    """The players in the order of the table."""
    bank: Gems
    """The gems in the bank."""
    tasks: tuple[Task, ...]
    """What is still to happen, the next last; empty when the game is over."""
    turn: int = 0
    """The turn, 1 to 12; 0 during the setup."""
    auction: int = 0
    """The auction that is under way, 1 to 3; 0 if none is."""
    round: int = 0
    """The round of the development phase that is under way, 1 to 3; 0 if none is."""
    bases: Row = EMPTY_ROW
    """The cards at the bases of the auction row."""
    tips: Row = EMPTY_ROW
    """The cards at the tips of the auction row."""
    auction_deck: tuple[HiddenCard, ...] = ()
    """The cards of the deck, the top card last."""
    reserve_deck: tuple[HiddenCard, ...] = ()
    """The cards of the deck, the top card last."""
    law_deck: tuple[HiddenCard, ...] = ()
    """The cards of the deck, the top card last."""
    virtual_done: tuple[bool, ...] = ()
    """The virtual opponents that act no more this turn (R12.2)."""
    discarded: tuple[CardNumber, ...] = ()
    """The numbers of all cards that have left the game, the lowest first."""
    sealed: tuple[Action | None, ...] = ()
    """What each seat has chosen, but not yet revealed."""

    known_legal: KnownLegal = attrs.field(init=False, eq=False, repr=False)
    """A cache of legal actions by seat, for the reducer and the phases; it is no part of the value.

    States that differ in a sealed choice share it, and so may threads: an entry follows from the state, whoever
    writes it.
    """

    to_act: tuple[int, ...] = attrs.field(init=False, eq=False, repr=False)
    """The seats that must choose now: several if all choose at once, none when the game is over."""

    _desk: None = attrs.field(init=False, default=None, eq=False, repr=False)
    """For drafts only."""

    @known_legal.default
    def _known_legal(self) -> KnownLegal:
        return [None] * len(self.seats)

    @to_act.default
    def _to_act(self) -> tuple[int, ...]:
        return seats_to_act(self)

    def __repr__(self) -> str:
        return short_repr(self, "", self.to_act)

    def __str__(self) -> str:
        """Return the table as text, with all that is hidden: the moment, what lies in the middle, a line a player."""
        sizes = len(self.auction_deck), len(self.reserve_deck), len(self.law_deck)
        return table_text(self, "", self.to_act, sizes)

    @property
    def task(self) -> Task | None:
        """The next task: after a step it is a prompt, or None if the game is over."""
        return self.tasks[-1] if self.tasks else None


# -- states and views as text -----------------------------------------------------------------------------------------

_ID_DIGITS = 8
_MAX_NAME = 20


def short_repr(table: Any, whose: str, due: Iterable[int]) -> str:
    """Return the `repr` of a state or a view: a digest of all that is in it but the cards of the set, and the moment.

    `whose` tells a view from others, and `due` are the seats that must choose.
    """
    from hashlib import sha256  # here, as few programs show a state

    digest = sha256(code(table).encode()).hexdigest()[:_ID_DIGITS]
    rules = table.rules
    virtual = f" + {rules.virtual_opponents} virtual" if rules.virtual_opponents else ""
    players = ", ".join(map(_name_text, rules.players))
    game = f"{_name_text(rules.edition.name)}, {_name_text(rules.card_set.id)!r}, {players}{virtual}"
    return f"<{type(table).__name__} {digest}{whose}: {game}; {_moment_text(table)}; {_due_text(table, due)}>"


def table_text(table: Any, whose: str, due: Iterable[int], decks: Iterable[int]) -> str:
    """Return the table of a state or a view as text: the moment, what lies in the middle, a line a player.

    `whose` says whose view it is, `due` are the seats that must choose, and `decks` the sizes of the three decks.
    """
    row = zip(COLORS, table.bases, table.tips, strict=True)
    sizes = zip(("auction", "reserve", "laws"), decks, strict=True)
    lines = (
        f"{table.rules.edition.name}, {_moment_text(table)}; {_due_text(table, due)}{whose}",
        f"bank: {_gems_text(table.bank)}",
        f"row: {', '.join(f'{color} {_numbers_text((base, tip))}' for color, base, tip in row)}",
        f"decks: {', '.join(f'{name} {size}' for name, size in sizes)}",
        *(f"{name}: {_seat_text(seat)}" for name, seat in zip(table.rules.players, table.seats, strict=True)),
    )
    return "\n".join(lines)


def _moment_text(table: Any) -> str:
    parts = [f"turn {table.turn}"]
    parts += [f"{kind} {number}" for kind, number in (("auction", table.auction), ("round", table.round)) if number]
    return ", ".join(parts)


def _due_text(table: Any, due: Iterable[int]) -> str:
    names = table.rules.players
    return "the game is over" if table.is_over else f"to act: {', '.join(_name_text(names[seat]) for seat in due)}"


def _seat_text(seat: Any) -> str:
    """Return what a player has; what a view does not show is a question mark, and a card of a hand its kind."""
    levels = groupby(seat.pyramid.cards, lambda placed: placed.place.level)
    pyramid = " / ".join([_numbers_text([placed.card.number for placed in cards]) for _, cards in levels])
    hand = " ".join([str(card.number or card.kind) for card in seat.hand])
    attack = "?" if seat.attack is None else seat.attack
    return f"{_gems_text(seat.gems)}, attack {attack}; hand {hand or 'none'}; pyramid {pyramid or 'none'}"


def _gems_text(gems: Gems | None) -> str:
    if gems is None:
        return "gems ?"
    return " ".join(f"{number} {color}" for color, number in zip(COLORS, gems, strict=True))


def _name_text(name: str) -> str:
    return name if len(name) <= _MAX_NAME else f"{name[:_MAX_NAME]}..."


def _numbers_text(numbers: Iterable[int | None]) -> str:
    return " ".join("-" if number is None else str(number) for number in numbers) or "none"


def unused_infinite(pyramid: Pyramid, used: Gems) -> Gems:
    """Return the infinite gems that have not been used in this development phase (R7.10)."""
    return subtract_gems(pyramid.infinite_gems, used)


_SINGLE = frozenset(Single.__args__)


def seats_to_act(state: GameState) -> tuple[int, ...]:
    """Return the seats that must choose now."""
    if not state.tasks:
        return ()
    task: Any = state.tasks[-1]
    owing = _OWING.get(type(task))
    if owing is None:
        return (task.seat,) if type(task) in _SINGLE else ()
    seats = owing(state, task)
    if any(state.sealed):
        chosen = {seat for seat, action in enumerate(state.sealed) if action is not None}
        return tuple([seat for seat in seats if seat not in chosen])
    return tuple(seats)


_OWING: dict[type[Prompt], Callable[[GameState, Any], Iterable[int]]] = {
    AskReturn: lambda state, _: state.rules.everybody,
    AskStart: lambda state, _: state.rules.everybody,
    AskBids: lambda state, _: [seat for seat, own in enumerate(state.seats) if own.auction is IN],
    AskClaims: lambda _, task: sorted([seat for group in task.groups for seat in group.seats]),
    AskLay: lambda state, _: [seat for seat, own in enumerate(state.seats) if own.plays],
    AskPaint: lambda state, _: [seat for seat, own in enumerate(state.seats) if not own.finished],
}
"""The seats that a simultaneous prompt asks, whether they have chosen or not."""


def lowest_number(rules: Rules, pyramid: Pyramid, *, passing: bool = False) -> int:
    """Return the number of a seat that decides conflicts (R9.1).

    Only visible cards count (C28). Among passers, the edition may count characters only (B8), but all cards if there is
    no character (C29).
    """
    if passing and rules.edition.pass_order_numbers is CHARACTERS:
        return pyramid.lowest_character or pyramid.lowest_number
    return pyramid.lowest_number


# -- pickles for other processes: small, with the cards of pyramids by their numbers ----------------------------------

_ByNumber = Mapping[int, Card]
Packed = tuple[Callable[..., Any], tuple[Any, ...]]
"""What `__reduce__` returns: a function, and its arguments."""


def packed(whole: Any) -> Packed:
    """Return how to pickle a state or a view: its class, and its fields in their order, first the rules."""
    cards = whole.rules.card_set.by_number
    values = _values(whole)
    at = _names(type(whole)).index("seats")
    values[at] = [(type(seat), _packed_seat(seat, cards)) for seat in whole.seats]
    return _unpacked, (type(whole), values)


def _unpacked(kind: type, values: list[Any]) -> Any:
    cards = values[0].card_set.by_number
    at = _names(kind).index("seats")
    values[at] = tuple([_unpacked_seat(seat_kind, seat, cards) for seat_kind, seat in values[at]])
    return kind(*values)


def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in attrs.fields(kind) if field.init)


def _values(value: Any) -> list[Any]:
    return [getattr(value, name) for name in _names(type(value))]


def _packed_seat(seat: Any, cards: _ByNumber) -> list[Any]:
    values = _values(seat)
    at = _names(type(seat)).index("pyramid")
    values[at] = [_packed_card(placed, cards) for placed in seat.pyramid.cards]
    return values


def _unpacked_seat(kind: type, values: list[Any], cards: _ByNumber) -> Any:
    at = _names(kind).index("pyramid")
    values[at] = Pyramid(tuple([_unpacked_card(placed, cards) for placed in values[at]]))
    return kind(*values)


def _packed_card(placed: PlacedCard, cards: _ByNumber) -> tuple[Any, ...]:
    """Return a placed card as a tuple, its cards as numbers."""
    (level, x), tucked = placed.place, placed.tucked
    below = tucked if isinstance(tucked, int) else [_number(card, cards) for card in tucked]
    tokens = None if placed.tokens == NO_TOKENS else placed.tokens
    return level, x, _number(placed.card, cards), tokens, placed.infinite_gems, placed.stored, below


def _unpacked_card(packed: Iterable[Any], cards: _ByNumber) -> PlacedCard:
    level, x, card, tokens, infinite_gems, stored, below = packed
    tucked = below if isinstance(below, int) else tuple([_card(card, cards) for card in below])
    return PlacedCard(Place(level, x), _card(card, cards), tokens or NO_TOKENS, infinite_gems, stored, tucked)


def _number(card: AnyCard, cards: _ByNumber) -> AnyCard | int:
    """Return the number of a card of the set, else the card."""
    number = card.number
    own = None if number is None else cards.get(number)
    return number if number is not None and (own is card or own == card) else card


def _card(card: Any, cards: _ByNumber) -> Any:
    return cards[card] if isinstance(card, int) else card
