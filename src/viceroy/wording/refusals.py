"""Refusals in English: why an action is not legal, as a sentence to the player."""

from __future__ import annotations

from collections.abc import Callable

from viceroy.errors import Refusal, RefusalCode, check_type
from viceroy.messages import counted, joined
from viceroy.model.tokens import COLORS
from viceroy.wording.narration import gems_text


def refusal_text(refusal: Refusal) -> str:
    """Return why an action is refused, with the rule number.

    >>> refusal_text(Refusal(RefusalCode.CANNOT_PAY, "R6.6", 0, (1, 1, 0, 0), (1, 0, 0, 2)))
    'it costs 1 blue, 1 red, and behind the screen are 1 blue, 2 yellow (R6.6)'
    """
    check_type(refusal, Refusal, "a Refusal")
    return f"{_SENTENCES[refusal.code](refusal)} ({refusal.rule})"


def _gems(numbers: tuple[int, ...]) -> str:
    return gems_text(numbers) if len(numbers) == len(COLORS) else counted(sum(numbers), "gem")


def _no_gem(refusal: Refusal) -> str:
    wanted = "that gem" if sum(refusal.needed) == 1 else _gems(refusal.needed)
    return f"you do not have {wanted}; behind the screen are {_gems(refusal.available)}"


def _nowhere_to_place(refusal: Refusal) -> str:
    have = _gems(refusal.available)
    return f"level 1, the cheapest, costs {_gems(refusal.needed)}, and you can pay with {have}"


def _number(refusal: Refusal, what: str) -> str:
    due, named = refusal.needed[0], refusal.available[0]
    return f"{counted(due, what)} {'is' if due == 1 else 'are'} due, not {named}"


def _wrong_left_out(refusal: Refusal) -> str:
    others = ", or others as many" if any(refusal.needed) else ""
    return f"your laws take {_gems(refusal.needed)} off the cost{others}, not {_gems(refusal.available)}"


def _no_such_option(refusal: Refusal) -> str:
    return f"the law has no option {refusal.needed[0]}; there are {joined(map(str, refusal.available))}"


_SENTENCES: dict[RefusalCode, Callable[[Refusal], str]] = {
    RefusalCode.GAME_OVER: lambda _: "the game is over",
    RefusalCode.UNKNOWN_SEAT: lambda _: "nobody sits there",
    RefusalCode.NOT_YOUR_CHOICE: lambda _: "it is not your choice now",
    RefusalCode.WRONG_ACTION: lambda _: "you have something else to choose now",
    RefusalCode.MALFORMED: lambda _: "that is not a possible action",
    RefusalCode.NOT_YOUR_SEAT: lambda _: "that is a choice of another player",
    RefusalCode.STALE: lambda _: "that was meant for another moment of the game",
    RefusalCode.NOT_TWO_GEMS: lambda r: f"it must be two of the gems you have: {_gems(r.available)}",
    RefusalCode.NOT_DEALT: lambda r: f"it must be two of the cards you were dealt: {joined(map(str, r.available))}",
    RefusalCode.NO_GEM: _no_gem,
    RefusalCode.NO_CARD_THERE: lambda _: "no card lies there",
    RefusalCode.NO_ATTACK_TOKEN: lambda _: "you have no attack token",
    RefusalCode.ATTACK_TOO_LATE: lambda r: (
        f"an attack token works in the first auction of a turn only, and this is auction {r.available[0]}"
    ),
    RefusalCode.NOT_CLAIMABLE: lambda _: "that cannot be claimed here",
    RefusalCode.WRONG_NUMBER_OF_GEMS: lambda r: _number(r, "gem"),
    RefusalCode.BANK_SHORT: lambda r: f"the bank has {_gems(r.available)}",
    RefusalCode.DECK_SHORT: lambda r: (
        f"{counted(r.available[0], 'law')} and {counted(r.available[1], 'character')} are left to draw"
    ),
    RefusalCode.WRONG_NUMBER_OF_CARDS: lambda r: _number(r, "card"),
    RefusalCode.NOT_IN_HAND: lambda _: "the card is not in your hand",
    RefusalCode.DRAWN_THIS_PHASE: lambda _: "you drew it in this phase, so it cannot be played before the next turn",
    RefusalCode.NOWHERE_TO_PLACE: _nowhere_to_place,
    RefusalCode.NO_SELLING: lambda _: "this edition does not discard cards for gems",
    RefusalCode.NOT_AN_OPEN_PLACE: lambda _: "no card may lie there: it must rest on two cards, beside the others",
    RefusalCode.LAW_TOO_HIGH: lambda _: "a law does not lie on level 5",
    RefusalCode.NOT_A_CARD_TO_REPLACE: lambda r: (
        f"there is no {'free card' if r.rule == 'B29' else 'card'} on levels 1 to 4 for the law to replace"
    ),
    RefusalCode.NOT_A_CHARACTER: lambda _: "there is no character for the law to lie under",
    RefusalCode.WRONG_LEVEL: lambda r: f"the law lies on level {joined(map(str, r.needed), 'or')} only",
    RefusalCode.CONDITION_FAILS: lambda _: "the law is played only if what it says is so, and that is not so now",
    RefusalCode.CANNOT_PAY: lambda r: f"it costs {_gems(r.needed)}, and behind the screen are {_gems(r.available)}",
    RefusalCode.WRONG_LEFT_OUT: _wrong_left_out,
    RefusalCode.TOO_MANY_INFINITE: lambda r: f"infinite gems can pay {_gems(r.available)} of it",
    RefusalCode.NO_SUCH_OPTION: _no_such_option,
    RefusalCode.NOT_OF_THE_DECK: lambda _: "the card belongs to the other deck",
    RefusalCode.NOT_LOOKED_AT: lambda r: (
        f"you do not look at card {r.needed[0]}, but at {joined(map(str, r.available))}"
    ),
    RefusalCode.NOT_ANOTHER_PLAYER: lambda _: "it must be the screen of another player",
    RefusalCode.NOT_FREE: lambda _: (
        "the card is not free: it must be at an end of its row, with nothing on it and no card under it"
    ),
    RefusalCode.NO_SUCH_LAW: lambda _: "no law that waits for cards lies there",
    RefusalCode.NO_SUCH_TOKEN: lambda _: "no such token lies there",
    RefusalCode.NO_SECTION: lambda _: "there is no such circle",
    RefusalCode.PAINTED_TWICE: lambda _: "the section has been painted already",
    RefusalCode.OWN_COLOR: lambda _: "the section has that color already",
    RefusalCode.PURE_CIRCLE: lambda _: "the circle was of a single color before painting, and stays as it is",
    RefusalCode.BEST_TOO_LATE: lambda _: "the best painting is found only while nothing has been painted",
}
