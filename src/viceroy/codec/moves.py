"""The action space: actions as indices and back, in blocks by class; places count from the leftmost card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Any

import attrs

from viceroy.engine import actions as act
from viceroy.engine.actions import Action, Slot
from viceroy.engine.reducer import ACTION_TYPES
from viceroy.engine.views import GameView
from viceroy.errors import check_type, whole_number, wrong_type
from viceroy.messages import counted, snake_case
from viceroy.model.cards import TOP_LEVEL
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck
from viceroy.model.pyramid import SECTIONS, Pyramid
from viceroy.model.tokens import Gems
from viceroy.values import Value

# -- places of a pyramid as numbers -----------------------------------------------------------------------------------

WIDTH = 20  # cards on level 1; each level above has room for one card fewer (R3.5)


def _grid() -> tuple[Place, ...]:
    """Return the places of the grid, level by level: on level 1 also the next place on either side (R3.2)."""
    ends = [(1, -1, WIDTH + 1), *((level, 0, WIDTH - level + 1) for level in range(2, TOP_LEVEL + 1))]
    return tuple(Place(level, x) for level, first, end in ends for x in range(first, end))


PLACES = _grid()
"""The places of the grid; x counts from the leftmost card of level 1, so that the place on its left is -1."""

ABOVE = tuple(place for place in PLACES if place.level > 1)
"""The places above level 1, where the upper card of a circle can lie (R3.3)."""

CARD_PLACES = tuple(place for place in PLACES if 0 <= place.x < WIDTH)
"""Those of them where a card can lie: all but the two beyond the ends of level 1."""

_NUMBERS = {place: number for number, place in enumerate(PLACES)}


def leftmost(pyramid: Pyramid) -> int:
    """Return the x of the leftmost card of level 1, 0 for an empty pyramid."""
    return pyramid.cards[0].place.x if pyramid.cards else 0  # they come level by level from the left


def number_of(place: Place, left: int) -> int | None:
    """Return the number of a place in the grid, None if it is outside; `left` is the x of the leftmost card.

    >>> PLACES[number_of(Place(2, -3), -3) or 0]
    Place(level=2, x=0)
    """
    return _NUMBERS.get(Place(place.level, place.x - left))


# -- which numbers mean which actions ---------------------------------------------------------------------------------

HAND = 32  # cards of a hand that have numbers of their own
DEALT = 4  # characters dealt at setup, at most (R2.5)
OPTIONS = 12  # options of a law
DRAWS = 10  # cards drawn at once from a deck
LISTED = 4096  # no bank offers more than 3281 ways to take gems, whatever is due (R1.4)


def _gem_choices(most: int, least: int = 0) -> dict[Gems, int]:
    """Return all choices of `least` to `most` gems with their positions, fewer gems first."""
    every = ((b, r, g, y) for b, r, g, y in product(range(most + 1), repeat=4) if least <= b + r + g + y <= most)
    ordered = sorted(every, key=lambda gems: (sum(gems), [-count for count in gems]))
    return {gems: position for position, gems in enumerate(ordered)}


_RETURNED = _gem_choices(2, 2)  # at setup (R2.3)
_TAKEN = _gem_choices(8)
_PAID = _gem_choices(5)
_SLOTS: tuple[Slot | None, ...] = (Slot.BASE, Slot.TIP, None)


class Perspective:
    """What indices of a view are relative to: the own hand, the leftmost card, and the ways to pay."""

    def __init__(self, view: GameView) -> None:
        own = view.seats[view.seat or 0]
        self.hand = {card.number: position for position, card in enumerate(own.hand)}
        self._left = leftmost(own.pyramid)
        self._payments: dict[Place, tuple[act.PlaceCard, act.PlaceCard]] = {}
        for action in view.legal:
            if isinstance(action, act.PlaceCard):
                fewest, most = self._payments.get(action.place, (action, action))
                self._payments[action.place] = min(fewest, action, key=_infinite), max(most, action, key=_infinite)

    def place(self, place: Place) -> int | None:
        """Return the number of a place."""
        return number_of(place, self._left)

    def placement(self, action: act.PlaceCard) -> int | None:
        """Return twice the place, plus 1 for the fewest infinite gems; None for a way to pay between (C22)."""
        number, payments = self.place(action.place), self._payments[action.place]
        return None if number is None or action not in payments else 2 * number + (action != payments[1])

    def paint(self, action: act.PaintSection) -> int | None:
        """Return the number of a circle, a section and a color."""
        number = self.place(action.circle)
        if number is None:
            return None
        return 16 * (number - len(PLACES) + len(ABOVE)) + 4 * SECTIONS.index(action.section) + action.color.position


def _infinite(action: act.PlaceCard) -> int:
    return sum(action.infinite)


def _draws(decks: tuple[Deck, ...]) -> int | None:
    laws, characters = decks.count(Deck.LAWS), decks.count(Deck.RESERVE)
    return (DRAWS + 1) * laws + characters if max(laws, characters) <= DRAWS else None


@attrs.frozen
class Block(Value):
    """A range of indices for the actions of one class.

    >>> from viceroy import codec
    >>> next(block for block in codec.BLOCKS if block.name == "bid")
    Block(name='bid', offset=26, size=4, meaning='`Bid`: the color, blue, red, green, yellow')
    """

    name: str
    """As `place_card`."""
    offset: int
    """The first number."""
    size: int
    """How many numbers."""
    meaning: str
    """Which action a number means."""


IndexInBlock = Callable[[Any, Perspective], int | None]
"""From an action to its index in the block of its class; None, or an index too high, if it has none there."""

_ROWS: tuple[tuple[type, int, str, IndexInBlock], ...] = (
    (act.ReturnGems, len(_RETURNED), "the two gems", lambda action, _: _RETURNED.get(action.gems)),
    (
        act.ChooseStart,
        DEALT * DEALT,
        f"{DEALT} times the card to place, plus the card to keep",
        lambda action, own: DEALT * own.hand[action.place] + own.hand[action.keep],
    ),
    (act.Bid, 4, "the color, blue, red, green, yellow", lambda action, _: action.color.position),
    (act.BidAttack, 1, "", lambda *_: 0),
    (act.Pass, 1, "", lambda *_: 0),
    (act.Claim, 3, "base, tip, none", lambda action, _: _SLOTS.index(action.slot)),
    (act.TakeCard, 8, "twice the color, plus 1 for the tip", lambda action, _: _of_row(action)),
    (act.DiscardFromRow, 8, "likewise", lambda action, _: _of_row(action)),
    (
        act.TuckTaken,
        len(PLACES) + 1,
        "the place of the law; the last number keeps the card",
        lambda action, own: len(PLACES) if action.law is None else own.place(action.law),
    ),
    (act.Lay, HAND, "the card of the hand", lambda action, own: own.hand.get(action.card)),
    (act.DiscardForGems, HAND, "the card of the hand", lambda action, own: own.hand.get(action.card)),
    (
        act.PlaceCard,
        2 * len(PLACES),
        "twice the place; plus 1 to pay with as few infinite gems as possible, else with as many",
        lambda action, own: own.placement(action),
    ),
    (act.ChooseTopReward, 2, "15 points, the rewards", lambda action, _: int(not action.points)),
    (act.TakeGems, len(_TAKEN), "the gems, up to 8", lambda action, _: _TAKEN.get(action.gems)),
    (
        act.DrawCards,
        (DRAWS + 1) ** 2,
        f"{DRAWS + 1} times the laws, plus the characters",
        lambda action, _: _draws(action.decks),
    ),
    (act.UseOwnGem, 2, "yes, no", lambda action, _: int(not action.use)),
    (act.ChooseOption, OPTIONS, "the option", lambda action, _: action.option - 1),
    (act.ChooseColor, 4, "the color", lambda action, _: action.color.position),
    (act.PutBack, HAND, "the card of the hand", lambda action, own: own.hand.get(action.card)),
    (act.TuckCard, HAND, "the card of the hand", lambda action, own: own.hand.get(action.card)),
    (act.TuckFree, len(PLACES), "the place of the card", lambda action, own: own.place(action.place)),
    (act.StoreGem, 4, "the color", lambda action, _: action.color.position),
    (act.PayGems, len(_PAID), "the gems, up to 5", lambda action, _: _PAID.get(action.gems)),
    (act.UseLaw, 2, "yes, no", lambda action, _: int(not action.use)),
    (
        act.PaintSection,
        16 * len(ABOVE),
        f"16 times the place less {len(PLACES) - len(ABOVE)}, plus 4 times the section, plus the color",
        lambda action, own: own.paint(action),
    ),
    (act.PaintBest, 1, "", lambda *_: 0),
    (act.Done, 1, "", lambda *_: 0),
)
"""The blocks of the action classes: size, meaning, and the index of an action. Classes without one are `listed`."""


def _of_row(action: act.TakeCard | act.DiscardFromRow) -> int:
    return 2 * action.color.position + _SLOTS.index(action.slot)


def _blocks(described: Iterable[tuple[str, int, str]]) -> tuple[Block, ...]:
    blocks, offset = list[Block](), 0
    for name, size, meaning in described:
        blocks.append(Block(name, offset, size, meaning))
        offset += size
    return tuple(blocks)


BLOCKS = _blocks(
    (
        *(
            (snake_case(kind.__name__), n, f"`{kind.__name__}`: {words}" if words else f"`{kind.__name__}`")
            for kind, n, words, _ in _ROWS
        ),
        ("listed", LISTED, "any other action: its position among the legal actions of the view"),
    )
)
"""All blocks, one after the other."""

OF_KIND = {kind: (block, find) for (kind, _, _, find), block in zip(_ROWS, BLOCKS, strict=False)}
"""By class of action, its block and the function that gives the index of an action within it."""

ACTIONS = BLOCKS[-1].offset + BLOCKS[-1].size
"""The size of the action space: every index is below it, whatever the edition and the cards."""


# -- numbers and actions ----------------------------------------------------------------------------------------------

_LISTED = BLOCKS[-1]


def action_index(view: GameView, action: Action) -> int:
    """Return the number of a legal action of a view, from 0 to `ACTIONS` - 1.

    The same number means the same choice in each game: a color, a card of the hand by its position, a place counted
    from the leftmost card. Raises `ValueError` if the view does not offer the action, or offers more choices than
    there are numbers (with laws of other sets than the printed one), and `TypeError` for other arguments than a
    `GameView` and an action.

    >>> from viceroy import new_game, view
    >>> seen = view(new_game(2, seed=7), 0)
    >>> [action_index(seen, action) for action in seen.legal]
    [11, 14]
    """
    if type(action) not in ACTION_TYPES:
        raise wrong_type("an action", action)
    numbers = legal_indices(view)
    if action not in view.legal:
        raise ValueError(f"{action!r} is not legal in this view")
    return numbers[view.legal.index(action)]


def index_action(view: GameView, i: int) -> Action:
    """Return the legal action of a view with a number; `action_index` the other way round.

    Raises `ValueError` if no legal action has the number, or there are more than have numbers, and `TypeError` if
    `view` is not a `GameView`.

    >>> from viceroy import new_game, view
    >>> seen = view(new_game(2, seed=7), 0)
    >>> index_action(seen, 11) == seen.legal[0]
    True
    """
    numbers = legal_indices(view)
    i = whole_number(i, "an int for i")
    if i not in numbers:
        raise ValueError(f"{i!r} is the number of no legal action; there are {', '.join(map(str, numbers)) or 'none'}")
    return view.legal[numbers.index(i)]


def mask(view: GameView) -> list[int]:
    """Return a list of `ACTIONS` numbers: 1 where `index_action` has a legal action, else 0.

    Raises `TypeError` if `view` is not a `GameView`, and `ValueError` if more actions are legal than have numbers.

    >>> from viceroy import new_game, view
    >>> ones = mask(view(new_game(2, seed=7), 0))
    >>> len(ones) == ACTIONS, [number for number, one in enumerate(ones) if one]
    (True, [11, 14])
    """
    ones = [0] * ACTIONS
    for number in legal_indices(view):
        ones[number] = 1
    return ones


def legal_indices(view: GameView) -> tuple[int, ...]:
    """Return the number of each legal action, in the order of `view.legal`; shorter than the mask, and faster.

    Raises `TypeError` if `view` is not a `GameView`, and `ValueError` if more actions are legal than have numbers.

    >>> from viceroy import new_game, view
    >>> legal_indices(view(new_game(2, seed=7), 0))
    (11, 14)
    """
    check_type(view, GameView, "a GameView")
    return tuple(_numbers(view))


def _numbers(view: GameView) -> Iterator[int]:
    if view.seat is None:
        return
    own = Perspective(view)
    for position, action in enumerate(view.legal):
        block, find = OF_KIND.get(type(action), (_LISTED, _none))
        number = find(action, own)
        if number is not None and number < block.size:
            yield block.offset + number
        elif position < _LISTED.size:
            yield _LISTED.offset + position
        else:
            raise ValueError(
                f"the view offers {counted(len(view.legal), 'choice')}; the codec has numbers for {_LISTED.size} the "
                "actions that no block holds"
            )


def _none(*_: object) -> None:
    """Return None: the class of the action has no block, so it is `listed`."""
