"""Scores of sheets that somebody is still writing: what cannot be scored yet counts for nothing."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

from viceroy.errors import Code, Severity
from viceroy.errors import Path as Keys
from viceroy.model.cards import CardSet
from viceroy.sheets.sheet import ScoreSheet
from viceroy.web.sheet_data import Data, Place, read_sheet_data

BLANK = {"sections": {"top_left": None, "top_right": None, "bottom": None}}
"""A card that is worth nothing and closes no circle."""


def read_unfinished(data: Any, given: CardSet | None = None) -> tuple[ScoreSheet | None, tuple[Place, ...], bool]:
    """Read a sheet, with the cards of a `given` set if there is one, and if need be without what is wrong with them.

    Returns the sheet, None where something else than a card is wrong; all problems of the data as they are; and
    whether the sheet says all that the data say. Nothing lies on a card of which a choice is missing, a card that
    cannot be read or may not lie there is a blank one, and so is a pyramid without cards.
    """
    sheet, problems = read_sheet_data(data, given)
    if sheet is not None:
        return sheet, problems, True
    mended = deepcopy(data)
    wrong = [place for place in problems if place[1].severity is Severity.ERROR]
    if all(_mend(mended, keys, problem.code) for keys, problem in wrong):
        sheet, _ = read_sheet_data(mended, given)
    return sheet, problems, False


def _mend(data: Data, keys: Keys, code: Code) -> bool:
    """Take away what is wrong at a place; whether that could be done."""
    if code is Code.EMPTY_PYRAMID:
        _put(data, keys, [[BLANK]])
        return True
    found = card_keys(data, keys)
    if found is None:
        return False
    card = _at(data, found)
    if code is Code.CHOICE:
        written = {**card} if isinstance(card, dict) else {"card": card}
        written.pop("choice", None)
        _put(data, found, {"tokens": {}, "infinite_gems": [], **written})
    else:
        _put(data, found, BLANK)
    return True


def card_keys(data: Any, keys: Keys) -> Keys | None:
    """Return the keys of the card that a place belongs to; None where it belongs to none.

    >>> card_keys({"players": [{"pyramid": [[{"card": 71}]]}]}, ("players", 0, "pyramid", 0, 0, "card"))
    ('players', 0, 'pyramid', 0, 0)
    """
    if keys[:1] != ("players",) or keys[2:3] != ("pyramid",) or len(keys) < 5:
        return None
    found = keys[:6] if keys[4] == "cards" else keys[:5]
    return found if isinstance(found[-1], int) and isinstance(_at(data, found[:-1]), list) else None


def _at(data: Any, keys: Sequence[str | int]) -> Any:
    for key in keys:
        data = data[key]
    return data


def _put(data: Data, keys: Keys, value: Any) -> None:
    _at(data, keys[:-1])[keys[-1]] = value
