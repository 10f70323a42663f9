"""Actions as numbers and back, and the mask of what is legal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from viceroy.codec.blocks import ACTIONS, BY_NAME, DEALT, DRAWS, LISTED, PAID, RETURNED, TAKEN
from viceroy.codec.grid import ABOVE, PLACES, leftmost, number_of
from viceroy.engine import actions as act
from viceroy.engine.actions import Action, Slot
from viceroy.engine.reducer import ACTION_TYPES
from viceroy.engine.views import GameView
from viceroy.errors import ViceroyError
from viceroy.messages import counted
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck
from viceroy.model.pyramid import SECTIONS

_RETURNED, _TAKEN, _PAID = [{gems: number for number, gems in enumerate(some)} for some in (RETURNED, TAKEN, PAID)]
_SLOTS: tuple[Slot | None, ...] = (Slot.BASE, Slot.TIP, None)
_LISTED = BY_NAME["listed"].offset

_OfLaw = (
    act.ChooseOption | act.ChooseColor | act.PutBack | act.TuckCard | act.TuckFree | act.StoreGem | act.PickToken
    | act.PayGems | act.DiscardCard | act.PutToken | act.TurnOver | act.TakeBack | act.KeepCard | act.LookBehind
    | act.UseLaw
)  # fmt: skip
_Later = (
    act.Lay | act.DiscardForGems | act.PlaceCard | act.ChooseTopReward | act.TakeGems | act.DrawCards | act.UseOwnGem
    | act.PaintSection | act.PaintBest | act.Done | _OfLaw
)  # fmt: skip

Found = tuple[str, int | None]
"""The block of an action, and its number in the block; None if it has none of its own."""


class TooManyChoices(ViceroyError, ValueError):  # noqa: N818 - a name that reads as what happened
    """A view offers more choices than the codec has numbers for; only laws of other sets than the printed one can."""


def action_index(view: GameView, action: Action) -> int:
    """Return the number of a legal action of a view, from 0 to `ACTIONS` - 1.

    The same number means the same choice in each game: a color, a card of the hand by its position, a place counted
    from the leftmost card. Raises `ValueError` if the view does not offer the action, `TypeError` for what is no view
    or no action, and `TooManyChoices`.

    >>> from viceroy import new_game, view
    >>> seen = view(new_game(2, seed=7), 0)
    >>> [action_index(seen, action) for action in seen.legal]
    [11, 14]
    """
    if type(action) not in ACTION_TYPES:
        raise TypeError(f"{action!r} is not an action")
    numbers = legal_indices(view)
    if action not in view.legal:
        raise ValueError(f"{action!r} is not legal in this view")
    return numbers[view.legal.index(action)]


def index_action(view: GameView, i: int) -> Action:
    """Return the legal action of a view with a number; `action_index` the other way round.

    Raises `ValueError` if no legal action has the number, `TypeError` for what is no view, and `TooManyChoices`.

    >>> from viceroy import new_game, view
    >>> seen = view(new_game(2, seed=7), 0)
    >>> index_action(seen, 11) == seen.legal[0]
    True
    """
    numbers = legal_indices(view)
    if i not in numbers:
        raise ValueError(f"{i!r} is the number of no legal action; there are {', '.join(map(str, numbers)) or 'none'}")
    return view.legal[numbers.index(i)]


def mask(view: GameView) -> list[int]:
    """Return a list of `ACTIONS` numbers: 1 where `index_action` has a legal action, else 0.

    Raises `TypeError` for what is no view, and `TooManyChoices`.

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

    Raises `TypeError` for what is no view, and `TooManyChoices`.

    >>> from viceroy import new_game, view
    >>> legal_indices(view(new_game(2, seed=7), 0))
    (11, 14)
    """
    if not isinstance(view, GameView):
        raise TypeError(f"needs a GameView, not a value of {type(view).__name__}")
    return tuple(_numbers(view))


def _numbers(view: GameView) -> Iterator[int]:
    if not view.legal or view.seat is None:
        return
    own = view.seats[view.seat]
    finder = _Finder([card.number for card in own.hand], leftmost(own.pyramid), view.legal)
    for position, action in enumerate(view.legal):
        name, number = finder.find(action)
        block = BY_NAME[name]
        if number is not None and number < block.size:
            yield block.offset + number
        elif position < LISTED:
            yield _LISTED + position
        else:
            raise TooManyChoices(
                f"the view offers {counted(len(view.legal), 'choice')}; the codec has numbers for {LISTED} that have "
                "none of their own"
            )


class _Finder:
    """Finds actions of one view in the blocks: by positions in the hand, and places from the leftmost card."""

    def __init__(self, hand: list[int | None], left: int, legal: tuple[Action, ...]) -> None:
        self._hand = {number: position for position, number in enumerate(hand)}
        self._left = left
        self._payments: dict[Place, tuple[act.PlaceCard, act.PlaceCard]] = {}
        for action in legal:
            if isinstance(action, act.PlaceCard):
                self._note(action)

    def _note(self, action: act.PlaceCard) -> None:
        """Note the fewest and the most infinite gems that can pay at a place; the ways to pay are a product (C22)."""
        fewest, most = self._payments.get(action.place, (action, action))
        self._payments[action.place] = (min(fewest, action, key=_paying), max(most, action, key=_paying))

    def find(self, action: Action) -> Found:
        """Return where an action is; None as the number if it has none of its own."""
        match action:
            case act.ReturnGems(_, gems):
                return "return_gems", _RETURNED.get(gems)
            case act.ChooseStart(_, place, keep):
                return "choose_start", DEALT * self._hand[place] + self._hand[keep]
            case act.Bid(_, color):
                return "bid", color.position
            case act.BidAttack():
                return "bid_attack", 0
            case act.Pass():
                return "pass", 0
            case act.Claim(_, slot):
                return "claim", _SLOTS.index(slot)
            case act.TakeCard(_, color, slot):
                return "take_card", 2 * color.position + _SLOTS.index(slot)
            case act.DiscardFromRow(_, color, slot):
                return "discard_from_row", 2 * color.position + _SLOTS.index(slot)
            case act.TuckTaken(_, law):
                return "tuck_taken", len(PLACES) if law is None else number_of(law, self._left)
            case _:
                return self._find_later(action)

    def _find_later(self, action: _Later) -> Found:
        match action:
            case act.Lay(_, card):
                return "lay", self._hand.get(card)
            case act.DiscardForGems(_, card):
                return "discard_for_gems", self._hand.get(card)
            case act.PlaceCard():
                return "place_card", self._placement(action)
            case act.ChooseTopReward(_, points):
                return "top_reward", 0 if points else 1
            case act.TakeGems(_, gems):
                return "take_gems", _TAKEN.get(gems)
            case act.DrawCards(_, decks):
                return "draw_cards", _draws(decks.count(Deck.LAWS), decks.count(Deck.RESERVE))
            case act.UseOwnGem(_, use):
                return "use_own_gem", 0 if use else 1
            case act.PaintSection():
                return "paint", self._paint(action)
            case act.PaintBest():
                return "paint_best", 0
            case act.Done():
                return "done", 0
            case _:
                return self._find_of_law(action)

    def _find_of_law(self, action: _OfLaw) -> Found:
        match action:
            case act.ChooseOption(_, option):
                return "choose_option", option - 1
            case act.ChooseColor(_, color):
                return "choose_color", color.position
            case act.PutBack(_, card):
                return "put_back", self._hand.get(card)  # none for a card of a deck that was looked at
            case act.TuckCard(_, card):
                return "tuck_card", self._hand.get(card)
            case act.TuckFree(_, place):
                return "tuck_free", number_of(place, self._left)
            case act.StoreGem(_, color):
                return "store_gem", color.position
            case act.PayGems(_, gems):
                return "pay_gems", _PAID.get(gems)
            case act.UseLaw(_, use):
                return "use_law", 0 if use else 1
            case (
                act.PickToken() | act.PutToken() | act.TurnOver() | act.TakeBack() | act.DiscardCard() | act.KeepCard()
                | act.LookBehind()
            ):  # fmt: skip
                return "listed", None  # tokens in any pyramid, what few laws ask for: no numbers of their own
            case _:
                assert_never(action)

    def _placement(self, action: act.PlaceCard) -> int | None:
        number = number_of(action.place, self._left)
        fewest, most = self._payments[action.place]
        if number is None or action not in (fewest, most):
            return None
        return 2 * number + (action != most)

    def _paint(self, action: act.PaintSection) -> int | None:
        number = number_of(action.circle, self._left)
        if number is None:
            return None
        circle = number - len(PLACES) + len(ABOVE)
        return 16 * circle + 4 * SECTIONS.index(action.section) + action.color.position


def _paying(action: act.PlaceCard) -> int:
    return sum(action.infinite)


def _draws(laws: int, characters: int) -> int | None:
    return (DRAWS + 1) * laws + characters if max(laws, characters) <= DRAWS else None
