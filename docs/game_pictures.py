"""The pictures of the page on how to play Viceroy: drawn like the scores of the library, for a telephone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from textwrap import wrap

from viceroy.bots import RandomBot
from viceroy.cardsets import load_card_set
from viceroy.engine.reducer import legal_actions, reduce
from viceroy.engine.state import GameState
from viceroy.model.cards import CharacterCard
from viceroy.model.geometry import Place
from viceroy.model.pyramid import PlacedCard, Pyramid, Section
from viceroy.model.tokens import COLORS, Color, Gems, Tokens
from viceroy.render.svg import FONT, HEIGHT, INK, PAPER, PyramidDrawing, fitting, gem, number, rectangle, text_at
from viceroy.render.svg_table import row_drawn
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import PaintedCircle, Painting
from viceroy.sessions.new_game import new_game
from viceroy.wording.catalog import ENGLISH
from viceroy.wording.laws import reward_text

PAGE = 360.0
SOFT = "#5b5346"
TEXT, SMALL = 14.0, 12.5


def svg(height: float, title: str, parts: Iterable[str]) -> str:
    """Return a drawing as a document."""
    size = f'viewBox="0 0 {number(PAGE)} {number(height)}" width="{number(PAGE)}" height="{number(height)}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{title}"\n  font-family="{FONT}">'
    return "\n".join([head, rectangle(0, 0, PAGE, height, fill=PAPER), *parts, "</svg>", ""])


def moved(x: float, y: float, drawn: str, scale: float = 1) -> str:
    """Return something with its top left corner at (x, y)."""
    return f'<g transform="translate({number(x)} {number(y)}) scale({number(scale)})">{drawn}</g>'


def words(x: float, y: float, text: str, *, size: float = TEXT, bold: bool = False, anchor: str = "start") -> str:
    """Return a line of text, made smaller where it would not fit the page."""
    room = PAGE - 8 - x if anchor == "start" else PAGE
    return text_at(x, y, text, fitting(text, size, room), anchor=anchor, bold=bold, fill=INK)


def gems(x: float, y: float, counts: Gems, radius: float = 10) -> str:
    """Return gems in a row."""
    colors = [color for color, count in zip(COLORS, counts, strict=True) for _ in range(count)]
    return "".join(gem(x + index * (2 * radius + 3), y, radius, color) for index, color in enumerate(colors))


@cache
def placed(*rows: Sequence[int]) -> Pyramid:
    """Return a pyramid of printed cards, level by level."""
    cards = load_card_set("printed").by_number
    return Pyramid(
        tuple(
            PlacedCard(
                Place(level, x), cards[one], tokens=TAKEN.get(one, Tokens()), infinite_gems=INFINITE.get(one, ())
            )
            for level, row in enumerate(rows, start=1)
            for x, one in enumerate(row)
        )
    )


TAKEN = {
    28: Tokens(power=(2,)),
    17: Tokens(defense=1),
    8: Tokens(magic_bonus=(3,)),
    40: Tokens(science=1),
    81: Tokens(magic=1),
}
INFINITE = {26: (Color.RED,)}
UNPAINTED = Painting()


def drawing(*rows: Sequence[int], painting: Painting = UNPAINTED) -> PyramidDrawing:
    """Return the drawing of a pyramid of printed cards."""
    return PyramidDrawing(placed(*map(tuple, rows)), painting, ENGLISH)


# -- the table --------------------------------------------------------------------------------------------------------


def opening(seed: int = 5, turn: int = 3) -> GameState:
    """Return a game of three at the beginning of a turn."""
    state, bot = new_game(3, seed=seed), RandomBot(seed)
    while state.turn < turn:
        state = reduce(state, bot.choose(legal_actions(state, state.to_act[0])))
    return state


def table() -> str:
    """Draw the middle of the table: the auction row, the decks and the bank."""
    state = opening()
    parts = [words(12, 22, "Left over from the turn before", size=SMALL)]
    parts.append(words(12, 162, "New this turn", size=SMALL))
    parts.append(moved(16, 30, row_drawn(state, ENGLISH, 36)))
    parts.append(words(12, 340, "To win a card, bid a gem of its color.", size=SMALL))
    decks = {"auction deck": state.auction_deck, "reserve deck": state.reserve_deck, "laws": state.law_deck}
    for column, (name, deck) in enumerate(decks.items()):
        x = 14 + column * 86
        parts.append(rectangle(x, 358, 74, 60, fill="#ece7db", stroke=SOFT, radius=4))
        parts.append(text_at(x + 37, 384, str(len(deck)), 18, bold=True))
        parts.append(text_at(x + 37, 406, name, fitting(name, SMALL, 70)))
    parts.append(words(276, 370, "the bank", size=SMALL))
    for row, (color, count) in enumerate(zip(COLORS, state.bank, strict=True)):
        x, y = 284 + 40 * (row % 2), 386 + 22 * (row // 2)
        parts += [gem(x, y, 8, color), words(x + 12, y + 5, str(count), size=SMALL)]
    return svg(430, "The auction row with its cards, the decks and the bank", parts)


# -- a pyramid, circles -----------------------------------------------------------------------------------------------

ROWS = ((32, 5, 17, 28), (40, 26, 81), (8,))


def pyramid() -> str:
    """Draw a pyramid with its levels."""
    drawn = drawing(*ROWS)
    left = PAGE - drawn.width - 8
    levels = len(ROWS)
    parts = [moved(left, 8, drawn.drawn())]
    for level in range(1, levels + 1):
        middle = 8 + (levels - level + 0.5) * HEIGHT
        parts += [words(8, middle, f"level {level}", size=SMALL, bold=True)]
    return svg(drawn.height + 16, "A pyramid of three levels", parts)


def circles() -> str:
    """Draw a circle of one color, and one that becomes single-colored by painting."""
    circle, red = Place(2, 0), Color.RED
    painting = Painting((Paint(circle, Section.RIGHT, red),), (PaintedCircle(circle, red, 1),))
    parts = []
    for x, rows, how, title, note in (
        (12, ((32, 5), (40,)), UNPAINTED, "Four red sections", "2 points on level 2"),
        (196, ((17, 28), (81,)), painting, "One section painted", "2 points as well"),
    ):
        drawn = drawing(*rows, painting=how)
        parts += [words(x, 22, title, size=SMALL, bold=True), moved(x, 32, drawn.drawn(), 1.08)]
        parts.append(text_at(x, 32 + drawn.height * 1.08 + 28, note, fitting(note, SMALL, 158), anchor="start"))
    return svg(304, "A red circle, and a circle that is painted red", parts)


# -- a card -----------------------------------------------------------------------------------------------------------


def card(one: int = 32) -> str:
    """Draw a character, and what it costs and gives on each level."""
    found = load_card_set("printed").by_number[one]
    assert isinstance(found, CharacterCard)
    rewards = [*(reward_text(level.reward) for level in found.levels), "rows 1, 2, 3, or a token of 15 points"]
    parts = [moved(8, 46, drawing((one,)).drawn()), words(96, 26, "you pay", size=SMALL, bold=True)]
    parts.append(words(214, 26, "you get", size=SMALL, bold=True))
    for level, reward in reversed([*enumerate(rewards, start=1)]):
        y = 46 + (len(rewards) - level) * 34
        parts += [text_at(92, y + 5, str(level), TEXT, bold=True), gems(114, y, found.cost(level), 8.5)]
        lines = wrap(reward, 21)
        for row, line in enumerate(lines):
            parts.append(words(214, y + 5 + 15 * row - 7 * (len(lines) - 1), line, size=SMALL))
    return svg(216, "What a character costs and gives on each level", parts)


# -- an auction -------------------------------------------------------------------------------------------------------


def auction() -> str:
    """Draw what four players have in their hands, and what comes of it."""
    rows = (
        ("Ada", Color.RED, "alone: takes the red card"),
        ("Ben", Color.BLUE, "same as Cleo, so no card"),
        ("Cleo", Color.BLUE, "same as Ben; they bid again"),
        ("Dan", None, "passes: takes three gems"),
    )
    parts = []
    for index, (name, color, what) in enumerate(rows):
        y = 28 + 44 * index
        parts += [words(12, y + 5, name, bold=True), f'<path d="M124 {y}h18" stroke="{SOFT}" stroke-width="1.5"/>']
        ring = f'<circle cx="92" cy="{y}" r="18" fill="#f6f2e9" stroke="{SOFT}"/>'
        parts += [ring, gem(92, y, 12, color) if color else "", words(152, y + 5, what, size=SMALL)]
    return svg(44 * len(rows) + 12, "Four hands opened in an auction", parts)


PICTURES: dict[str, Callable[[], str]] = {
    "table": table,
    "pyramid": pyramid,
    "circles": circles,
    "card": card,
    "auction": auction,
}
