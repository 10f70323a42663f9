"""The signs of card sets, each in a square of 24 x 24."""

from __future__ import annotations

from viceroy.cardsets.looks import Mark

_SHAPES = {
    Mark.ANCHOR: "M12 2a3 3 0 0 1 1.4 5.6V9H17v2.4h-3.6v7.9c2.6-.5 4.3-2 4.9-4.3l-1.7.4 3.1-4.4 1.8 5.1-1.4-.6"
    "C19.2 19.3 16 22 12 22S4.8 19.3 3.9 15.5l-1.4.6 1.8-5.1 3.1 4.4-1.7-.4c.6 2.3 2.3 3.8 "
    "4.9 4.3V11.4H7V9h3.6V7.600A3 3 0 0 1 12 2z",
    Mark.FLAME: "M12.5 1.5c.8 4.6 6.3 7.3 6.3 13a6.8 6.8 0 0 1-13.6 0c0-3.3 2.2-4.6 3-6.9 1 1.7 1.9 "
    "2.5 1.9 4 2.1-2.1 2.9-5.3 2.4-10.1z",
    Mark.LEAF: "M3 22c-.4-.4-.4-1 0-1.4l2.3-2.3C2.2 11.7 7 4 21 3c0 13.6-6.8 20-13.8 16.9L4.4 22c-.4.4-1 .4-1.4 0z",
    Mark.MOON: "M15.5 2.5a10 10 0 1 0 6.3 13A8.3 8.3 0 0 1 15.5 2.5z",
    Mark.SUN: "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4z"
    "M3.5 4.9l1.4-1.4 2.8 2.8-1.4 1.4zM16.3 17.7l1.4-1.4 2.8 2.8-1.4 1.4zM19.1 3.5l1.4 1.4-2.8 2.8"
    "-1.4-1.4zM6.3 16.3l1.4 1.4-2.8 2.8-1.4-1.4z",
    Mark.TOWER: "M5 2h3v2.5h2.5V2h3v2.5H16V2h3v7l-2 1.5V22h-3.2v-5a1.8 1.8 0 0 0-3.6 0v5H7V10.5L5 9z",
    Mark.TREE: "M12 1.5l6 7.5h-3l5 6.5h-6.7V22h-2.6v-6.5H4L9 9H6z",
    Mark.WAVE: "M1 9c3.7-5 7.3-5 11 0s7.3 5 11 0v4c-3.7 5-7.3 5-11 0S4.7 8 1 13zM1 16c3.7-5 7.3-5 11 0s7.3 5 11 0v3.5"
    "c-3.7 5-7.3 5-11 0s-7.3-5-11 0z",
}


def mark_path(mark: Mark, fill: str) -> str:
    """Draw the sign of a set in a square of 24 x 24."""
    return f'<path class="mark" d="{_SHAPES[mark]}" fill="{fill}"/>'


_BALANCE = (
    "M11 2h2v1.6l6.6 1.2 3.6 8.4a4.1 4.1 0 0 1-8.2 0l2.7-6.5L13 5.7V19h4.5v2.4h-11V19H11V5.7l-4.7.9"
    "2.7 6.6a4.1 4.1 0 0 1-8.2 0L4.4 4.8 11 3.6z"
)


def balance_path(fill: str) -> str:
    """Draw the sign of laws, a balance, in a square of 24 x 24."""
    return f'<path class="mark" d="{_BALANCE}" fill="{fill}"/>'
