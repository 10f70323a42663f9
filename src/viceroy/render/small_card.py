"""A card as a small SVG drawing for a table on a telephone: number, name, sections, costs and rewards."""

from __future__ import annotations

from collections.abc import Iterator

from viceroy.model.cards import Card, CharacterCard, LawCard, Level
from viceroy.model.laws import Reward
from viceroy.model.tokens import CircleBonus, Color, Tokens
from viceroy.render.cards import card_text, name_of, number_of, title_of
from viceroy.render.svg import (
    CARD_EDGE,
    CARD_FILLS,
    FILLS,
    INK,
    PAPER,
    arranged,
    badge,
    card_sections,
    document,
    fitted,
    fitting,
    number,
    quarter,
    rectangle,
    reward_chips,
    text_at,
)
from viceroy.wording.catalog import ENGLISH, Catalog

WIDTH, HEIGHT = 70.0, 104.0  # as in the drawing of a pyramid
RADIUS = 16.0  # of a section
_NUMBER, _NAME, _LAW_NAME = 16.0, 8.5, 10.5  # font sizes at most
_ROWS_TOP, _ROW = 29.0, 14.2
_GEM_X, _GEM = 11.0, 5.8
_REWARD_X = 20.0
_SIGN = 44.0, 24.0
_EVERYTHING = Reward(
    gems=2,
    draw=1,
    attack=1,
    tokens=Tokens(
        power=(3,), science=1, magic=1, defense=1, magic_bonus=(2,), circle_bonus=(CircleBonus(Color.RED, 2),)
    ),
    infinite_gem=Color.RED,
)
_LAW_BOX = 6.0, 32.0, WIDTH - 12, 52.0  # left, top, width, height


def small_card_svg(card: Card, catalog: Catalog = ENGLISH) -> str:
    """Return an SVG document of a card without its sentences, readable from 80 pixels of width on.

    A character has its rows, level 4 on top, each with the gem that the level adds to the cost and its reward (R1.10).
    """
    words = title_of(card, catalog.language), card_text(card, catalog)
    return document((WIDTH, HEIGHT), words, _drawn(card, catalog), may_be_dark=True)


def reward_signs(catalog: Catalog = ENGLISH) -> Iterator[tuple[str, str]]:
    """Yield the sign of each kind of reward as an SVG document, with its word."""
    for of_kind, word in reward_chips(_EVERYTHING, catalog.labels):
        drawn = arranged(of_kind, 0, 3, (_SIGN[0], _SIGN[1] - 6), 1.2)
        yield document(_SIGN, (word, word), [drawn], may_be_dark=True), word


def _drawn(card: Card, catalog: Catalog) -> Iterator[str]:
    shown = number_of(card)
    yield rectangle(0.5, 0.5, WIDTH - 1, HEIGHT - 1, fill=CARD_FILLS[card.kind], stroke=CARD_EDGE)
    for _, (x, y), side, color in card_sections(card.sections, WIDTH, HEIGHT):
        yield quarter(x, y, RADIUS, side, color)
    yield text_at(WIDTH / 2, 15, shown, fitting(shown, _NUMBER, WIDTH - 2 * RADIUS - 4), bold=True)
    yield from _levels(card, catalog) if isinstance(card, CharacterCard) else _law(card, catalog)


def _levels(card: CharacterCard, catalog: Catalog) -> Iterator[str]:
    name = name_of(card, catalog.language)
    yield text_at(WIDTH / 2, 26, name, fitting(name, _NAME, WIDTH - 4))
    for level, row in enumerate(reversed(card.levels)):
        yield _row(row, _ROWS_TOP + level * _ROW, catalog)


def _row(row: Level, y: float, catalog: Catalog) -> str:
    middle = y + _ROW / 2
    plate = rectangle(3, y + 0.6, WIDTH - 6, _ROW - 1.2, fill=PAPER, radius=3)
    gem = f'<circle cx="{number(_GEM_X)}" cy="{number(middle)}" r="{_GEM}" fill="{FILLS[row.cost]}" stroke="{INK}"/>'
    every = [chip for of_kind, _ in reward_chips(row.reward, catalog.labels) for chip in of_kind]
    room = WIDTH - _REWARD_X - 5, _ROW
    chips = arranged(every, _REWARD_X, y + 1, room, 0.8)
    return plate + gem + badge(_GEM_X, middle, _GEM * 0.7, row.cost) + chips


def _law(card: LawCard, catalog: Catalog) -> Iterator[str]:
    left, top, width, height = _LAW_BOX
    words = name_of(card, catalog.language)
    size = min((fitting(word, _LAW_NAME, width - 4) for word in words.split()), default=_LAW_NAME)
    name = fitted((words,), width - 4, height - 8, size)
    yield rectangle(left, top, width, height, fill=PAPER, stroke=CARD_EDGE, radius=4)
    above = top + (height - name.height) / 2
    yield from (text_at(WIDTH / 2, above + baseline, line, name.size) for baseline, line in name.lines)
