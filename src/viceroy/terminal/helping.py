"""Help: what may be typed, and what the letters on the cards mean.

Rule 1: every command of the loop has its line here. Rule 2: text only.
"""

from __future__ import annotations

from textwrap import fill

from viceroy.render.drawing import legend_text

COMMANDS = {
    "?": "this help",
    "b": "the whole table: auction row, all pyramids, hands, bank",
    "p NAME": "the pyramid of a player",
    "c NUMBER": "a card with everything that is printed on it",
    "w": "why something is not possible; w TEXT: only what the text names",
    "m": "more choices of a long list",
    "u": "take your last choice back, as far as nothing hidden has come to light",
    "s FILE": "keep the game in a new file, from now on",
    "q": "leave; a game that is kept can be gone on with",
}
"""What may be typed beside numbers."""

_MEANINGS = 12  # the column of their meanings

_NUMBERS = (
    "Type the number of a choice. Where one number leads to further choices, you may type them all at once: 1 1 2. "
    "Enter alone shows the choices again. Anything else is one of these:"
)

_FACES = (
    "On the face of a character stand, level by level, the gem that the level adds to the cost, and what it gives: "
    "'2 B 5 gems' means that level 2 costs a blue gem more than level 1, and gives 5 gems. The letters at the upper "
    "corners and on the lower edge are the colors of the sections; four of one color make a circle. The marks:"
)


def help_text(width: int) -> str:
    """Return the help."""
    lines = (
        fill(meaning, width, initial_indent=f"  {command:<9} ", subsequent_indent=" " * _MEANINGS)
        for command, meaning in COMMANDS.items()
    )
    commands = "\n".join([fill(_NUMBERS, width), *lines])
    return f"{commands}\n\n{fill(_FACES, width)}\n{legend_text(width=width)}, a attack token"
