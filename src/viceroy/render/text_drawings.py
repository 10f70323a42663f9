"""Drawings in text: marks and their legend, and a pyramid."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap

import attrs

from viceroy.messages import cells
from viceroy.model.geometry import Place
from viceroy.model.laws import Reward
from viceroy.model.pyramid import SECTIONS, Circle, PlacedCard, Pyramid, Section
from viceroy.model.quantities import Counted
from viceroy.model.tokens import COLORS, Color
from viceroy.render.cards import name_of, number_of
from viceroy.render.text import centered, left, shortened, wrapped
from viceroy.scoring.painting import painted_circles
from viceroy.scoring.score import Painting
from viceroy.wording.catalog import ENGLISH, Catalog

# -- marks ------------------------------------------------------------------------------------------------------------


def reward_mark(reward: Reward, catalog: Catalog = ENGLISH) -> str:
    """Abbreviate a reward: its first part in words, the others by their marks.

    >>> from viceroy.model.tokens import Tokens
    >>> reward_mark(Reward(gems=2, attack=1, tokens=Tokens(power=(2,)))), reward_mark(Reward(tokens=Tokens(science=2)))
    ('2 gems 2p a', '2 science')
    """
    (first, _), *others = [*_parts(reward, catalog)] or [(catalog.rewards.nothing, "")]
    return " ".join([first, *(mark for _, mark in others)])


def marks(placed: PlacedCard) -> tuple[str, ...]:
    """Abbreviate what lies on and under a card; `legend_text` explains the marks.

    >>> from viceroy.model.cards import DescribedCard, Sections
    >>> from viceroy.model.geometry import Place
    >>> from viceroy.model.tokens import Tokens
    >>> card = DescribedCard(Sections(None, None, None, None))
    >>> marks(PlacedCard(Place(2, 0), card, Tokens(magic=2, power=(12,)), (Color.RED,), 5))
    ('12p', '2m', '∞R', '5g')
    """
    return (
        *(mark for _, mark in _parts(Reward(tokens=placed.tokens), ENGLISH)),
        *(f"∞{color.letter}" for color in placed.infinite_gems),
        *_gem_marks(placed),
        *([f"{placed.tucked_count}t"] if placed.tucked_count else []),
    )


def _parts(reward: Reward, catalog: Catalog) -> Iterator[tuple[str, str]]:
    """Yield each part of a reward, in the order of A7: in words, and its mark."""
    tokens, words, labels, messages = reward.tokens, catalog.words, catalog.labels, catalog.terminal
    if reward.gems:
        yield words.nouns[Counted.GEMS].counted(reward.gems), f"{reward.gems}g"
    for color, number in zip(COLORS, reward.colored_gems, strict=True):
        if number:
            gems = words.colored[Counted.GEMS].counted(number, color=color)
            yield gems, f"{number}{color.letter}"
    yield from ((messages.points.format(n=value), f"{value}p") for value in tokens.power)
    if reward.draw:
        yield f"{labels.draw} {reward.draw}", f"{labels.draw} {reward.draw}"
    kinds = (
        (labels.science, "s", tokens.science),
        (labels.magic, "m", tokens.magic),
        (labels.defense, "d", tokens.defense),
        (labels.attack, "a", reward.attack),
    )
    for word, mark, count in kinds:
        if count:
            yield (word, mark) if count == 1 else (f"{count} {word}", f"{count}{mark}")
    yield from ((f"{labels.magic} +{value}", f"m+{value}") for value in tokens.magic_bonus)
    for color, value in tokens.circle_bonus:
        yield f"{words.color_word(color)} +{value}", f"{color.letter}+{value}"
    match reward.infinite_gem:
        case Color() as color:
            yield f"∞ {words.color_word(color)}", f"∞{color.letter}"
        case "any":
            yield f"∞ {messages.any_color}", f"∞ {messages.any_color}"


def _gem_marks(placed: PlacedCard) -> Iterator[str]:
    if isinstance(placed.stored, int):
        yield from [f"{placed.stored}g"] if placed.stored else []
    else:
        for color, count in zip(COLORS, placed.stored, strict=True):
            if count:
                yield f"{count}{color.letter}g"


def letter_of(color: Color | None) -> str:
    """Return the mark of a section: the letter of its color, a dot for a blank one."""
    return "·" if color is None else color.letter


def legend_text(catalog: Catalog = ENGLISH, *, width: int = 80) -> str:
    """Explain the letters and marks of drawings."""
    labels = catalog.labels
    entries = (
        *(f"{color.letter} {catalog.words.color_word(color)}" for color in COLORS),
        f"(RR) {labels.circle}",
        f"r {labels.painted}",
        f"12p {labels.points}",
        f"s {labels.science}",
        f"m {labels.magic}",
        f"d {labels.defense}",
        f"m+3 {labels.magic_bonus}",
        f"R+2 {labels.circle_bonus}",
        f"∞R {labels.infinite_gem}",
        f"g {labels.stored_gem}",
        f"t {labels.tucked_card}",
    )
    joined = "\n".join(wrap(", ".join(entry.replace(" ", "\xa0") for entry in entries), width))
    return joined.replace("\xa0", " ")


# -- a pyramid --------------------------------------------------------------------------------------------------------

_MARGIN = 2  # the level's number and a space
_WIDEST_BOX = 14
_NARROWEST_BOX = 8
_NARROWEST_CELL = 4


def draw_pyramid(pyramid: Pyramid, painting: Painting, *, catalog: Catalog = ENGLISH, width: int = 80) -> str:
    """Draw a pyramid, top level first, with the numbers of the levels at the left.

    Circles of one color are in parentheses, painted sections in lower case.
    """
    if not pyramid.cards:
        return ""
    ground = [placed.place.x for placed in pyramid.cards if placed.place.level == 1]
    first, wide = min(ground), max(ground) - min(ground) + 1
    box = _even((width - _MARGIN) // wide)
    if box >= _NARROWEST_BOX:
        return _Boxes(pyramid, painting, catalog, first, min(box, _WIDEST_BOX)).text()
    digits = max(len(number_of(placed.card)) for placed in pyramid.cards)
    size = max(min(box, _NARROWEST_BOX - 2), _NARROWEST_CELL, _even(digits + 2))
    return _draw_numbers(pyramid, painting, first, size, width)


def _even(number: int) -> int:
    return number - number % 2


# -- boxes ------------------------------------------------------------------------------------------------------------


class _Canvas:
    """Rows of columns. A wide character takes its column and an empty one after it."""

    def __init__(self) -> None:
        self.rows: list[list[str]] = []

    def write(self, row: int, column: int, text: str) -> None:
        self.rows.extend([] for _ in range(row + 1 - len(self.rows)))
        line = self.rows[row]
        for char in text:
            size = cells(char)
            line.extend(" " * (column + size - len(line)))
            if size:
                line[column : column + size] = [char, *[""] * (size - 1)]
                column += size
            else:  # a combining mark
                line[column - 1] += char

    def text(self) -> str:
        return "\n".join("".join(row).rstrip() for row in self.rows)


@attrs.frozen
class _Boxes:
    """A drawing with boxes. `first` is the x of the leftmost card of level 1, `size` the width of a box."""

    pyramid: Pyramid
    painting: Painting
    catalog: Catalog
    first: int
    size: int

    def text(self) -> str:
        canvas = _Canvas()
        row = 0
        edges: dict[int, int] = {}  # the row of a level's lower edge
        for level, cards in _levels_from_top(self.pyramid):
            contents = [self._content(placed) for placed in cards]
            height = max(map(len, contents))
            canvas.write(row + 1, 0, str(level))
            for placed, content in zip(cards, contents, strict=True):
                self._draw_box(canvas, row, placed, [*content, *[""] * (height - len(content))])
            edges[level] = row + height + 1
            row += height + 2
        for circle in painted_circles(self.pyramid.circles, self.painting.paints):
            self._draw_circle(canvas, edges[circle.place.level], circle)
        return canvas.text()

    def _content(self, placed: PlacedCard) -> list[str]:
        """Return the lines in a box: the number and marks, the name, then the marks that did not fit."""
        inside = self.size - 2
        first, *more = wrapped((number_of(placed.card), *marks(placed)), inside)
        return [first, shortened(name_of(placed.card, self.catalog.language), inside), *more]

    def _left_of(self, place: Place) -> int:
        return _MARGIN + (place.x - self.first) * self.size + (place.level - 1) * self.size // 2

    def _draw_box(self, canvas: _Canvas, row: int, placed: PlacedCard, content: list[str]) -> None:
        column, sections = self._left_of(placed.place), placed.card.sections
        side, half = "─" * (self.size - 2), "─" * (self.size // 2 - 2)
        canvas.write(row, column, letter_of(sections.top_left) + side + letter_of(sections.top_right))
        for index, line in enumerate(content, start=1):
            canvas.write(row + index, column, f"│{left(line, self.size - 2)}│")
        bottom = letter_of(sections.bottom_left) + letter_of(sections.bottom_right)
        canvas.write(row + len(content) + 1, column, f"└{half}{bottom}{half}┘")

    def _draw_circle(self, canvas: _Canvas, edge: int, circle: Circle) -> None:
        """Write the letters of a circle over the edges of its three cards."""
        painted = {paint.section for paint in self.painting.paints if paint.circle == circle.place}
        letters = {
            section: letter_of(color).lower() if section in painted else letter_of(color)
            for section, color in zip(SECTIONS, circle.colors, strict=True)
        }
        column = self._left_of(circle.place) + self.size // 2 - 1
        for row, halves in (
            (edge, letters[Section.BOTTOM_LEFT] + letters[Section.BOTTOM_RIGHT]),
            (edge + 1, letters[Section.LEFT] + letters[Section.RIGHT]),
        ):
            canvas.write(row, column, halves)
            if circle.color is not None:
                canvas.write(row, column - 1, "(")
                canvas.write(row, column + 2, ")")


def _levels_from_top(pyramid: Pyramid) -> Iterable[tuple[int, list[PlacedCard]]]:
    for level in range(pyramid.cards[-1].place.level, 0, -1):
        yield level, [placed for placed in pyramid.cards if placed.place.level == level]


# -- numbers only -----------------------------------------------------------------------------------------------------


def _draw_numbers(pyramid: Pyramid, painting: Painting, first: int, size: int, width: int) -> str:
    """Draw the numbers, a letter for each circle between the levels, then a list of what lies on the cards."""
    canvas = _Canvas()
    circles = painted_circles(pyramid.circles, painting.paints)
    row = 0
    for level, cards in _levels_from_top(pyramid):
        canvas.write(row, 0, str(level))
        indent = _MARGIN + (level - 1) * size // 2
        for placed in cards:
            canvas.write(row, indent + (placed.place.x - first) * size, centered(number_of(placed.card), size))
        for circle in circles:
            if circle.place.level == level:
                mark = _circle_mark(circle, painting)
                canvas.write(row + 1, indent + (circle.place.x - first) * size, centered(mark, size))
        row += 2
    lying = [f"{number_of(placed.card)}: {' '.join(marks(placed))}" for placed in pyramid.cards if marks(placed)]
    return "\n".join([canvas.text(), *wrap("; ".join(lying), width)])


def _circle_mark(circle: Circle, painting: Painting) -> str:
    if circle.color is None:
        return letter_of(None)
    painted = any(place == circle.place for place, _, _ in painting.paints)
    return f"({circle.color.letter.lower() if painted else circle.color.letter})"
