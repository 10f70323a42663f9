"""Actions as numbers and back, and the mask of what is legal."""

from __future__ import annotations

from collections.abc import Iterator

from viceroy.codec.blocks import ACTIONS, BLOCKS, OF_KIND, Seat
from viceroy.engine.actions import Action
from viceroy.engine.reducer import ACTION_TYPES
from viceroy.engine.views import GameView
from viceroy.errors import ViceroyError, check_type, wrong_type
from viceroy.messages import counted

_LISTED = BLOCKS[-1]


class TooManyChoices(ViceroyError, ValueError):  # noqa: N818 - a name that reads as what happened
    """A view offers more choices than the codec has numbers for; only laws of other sets than the printed one can."""


def action_index(view: GameView, action: Action) -> int:
    """Return the number of a legal action of a view, from 0 to `ACTIONS` - 1.

    The same number means the same choice in each game: a color, a card of the hand by its position, a place counted
    from the leftmost card. Raises `ValueError` if the view does not offer the action, `TypeError` if the arguments are
    not a `GameView` and an action, and `TooManyChoices`.

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

    Raises `ValueError` if no legal action has the number, `TypeError` if `view` is not a `GameView`, and
    `TooManyChoices`.

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

    Raises `TypeError` if `view` is not a `GameView`, and `TooManyChoices`.

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

    Raises `TypeError` if `view` is not a `GameView`, and `TooManyChoices`.

    >>> from viceroy import new_game, view
    >>> legal_indices(view(new_game(2, seed=7), 0))
    (11, 14)
    """
    check_type(view, GameView, "a GameView")
    return tuple(_numbers(view))


def _numbers(view: GameView) -> Iterator[int]:
    if view.seat is None:
        return
    seat = Seat(view)
    for position, action in enumerate(view.legal):
        block, find = OF_KIND.get(type(action), (_LISTED, _none))
        number = find(action, seat)
        if number is not None and number < block.size:
            yield block.offset + number
        elif position < _LISTED.size:
            yield _LISTED.offset + position
        else:
            raise TooManyChoices(
                f"the view offers {counted(len(view.legal), 'choice')}; the codec has numbers for {_LISTED.size} that "
                "have none of their own"
            )


def _none(*_: object) -> None:
    """Return the number of what few laws ask for, such as a token of a pyramid: none of its own."""
