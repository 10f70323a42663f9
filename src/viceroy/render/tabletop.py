"""Cards for the game Tabletop Simulator: sheets of faces, backs, and the saved object that makes decks of them.

What the game reads is written at https://kb.tabletopsimulator.com: *Asset Creation* and *Save File Format*.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Self

import attrs

from viceroy.cardsets.looks import Theme
from viceroy.model.cards import Card
from viceroy.model.quantities import CardKind
from viceroy.render.card_pictures import HEIGHT, PLAIN, WIDTH, Looks, drawn_back, drawn_card
from viceroy.render.cards import card_lines, heading_of, name_of, title_of
from viceroy.render.svg import document, moved
from viceroy.render.text import printable
from viceroy.wording.catalog import ENGLISH, Catalog

MAX_SIDE = 4096
"""Pixels of a picture, in width and in height."""
MAX_COLUMNS, MAX_ROWS, MAX_CARDS = 10, 7, 69
"""Of a sheet of faces; its last place is no card of the deck."""
CARD_WIDTH = 744
"""Pixels of a card at most: 300 in an inch."""
_LEAST = 2  # columns and rows


# -- sheets of faces --------------------------------------------------------------------------------------------------


@attrs.frozen
class Grid:
    """How faces lie on a sheet: row by row, from the left, all of the same size in pixels."""

    columns: int
    rows: int
    width: int
    """Of a card, in pixels."""

    @classmethod
    def of(cls, cards: int) -> Self:
        """Return the grid with the largest cards; of two like that, the one with fewer places.

        >>> Grid.of(64), Grid.of(24)
        (Grid(columns=10, rows=7, width=409), Grid(columns=6, rows=4, width=682))
        """
        sizes = product(range(_LEAST, MAX_COLUMNS + 1), range(_LEAST, MAX_ROWS + 1))
        grids = [cls._filled(columns, rows) for columns, rows in sizes if columns * rows >= cards]
        return max(grids, key=lambda grid: (grid.width, -grid.columns * grid.rows))

    @classmethod
    def _filled(cls, columns: int, rows: int) -> Self:
        highest = int(MAX_SIDE // rows * WIDTH / HEIGHT)
        return cls(columns, rows, min(CARD_WIDTH, MAX_SIDE // columns, highest))

    @property
    def height(self) -> int:
        """The height of a card, in pixels."""
        return int(self.width * HEIGHT / WIDTH)

    @property
    def size(self) -> tuple[int, int]:
        """The width and the height of the sheet, in pixels."""
        return self.columns * self.width, self.rows * self.height


@attrs.frozen
class Picture:
    """A picture of the game: an SVG drawing, and how wide it is in pixels."""

    drawing: str
    width: int


@attrs.frozen
class FaceSheet:
    """Cards with the same back, and the names of the files of their faces and of that back."""

    number: int
    """What the game calls the identity of a custom deck, from 1."""
    cards: tuple[Card, ...]
    faces: str
    back: str

    @property
    def grid(self) -> Grid:
        """How the faces lie."""
        return Grid.of(len(self.cards))

    def identity(self, card: Card) -> int:
        """Return what the game calls a card: the number of its sheet, and two digits for its place."""
        return 100 * self.number + self.cards.index(card)


# -- what the game reads ----------------------------------------------------------------------------------------------


@attrs.frozen
class Tabletop:
    """Cards as Tabletop Simulator takes them: a deck of each kind, in the order of the cards."""

    name: str
    """How its files begin."""
    title: str
    cards: tuple[Card, ...]
    """A card that is there twice is twice in its deck."""
    catalog: Catalog = ENGLISH
    looks: Looks = attrs.field(factory=dict)
    credits: str = ""

    @property
    def sheets(self) -> tuple[FaceSheet, ...]:
        """The sheets: 69 cards at most on each, of a kind and a theme, since these have a back of their own."""
        groups: dict[tuple[CardKind, Theme | None], list[Card]] = {}
        for card in dict.fromkeys(self.cards):
            groups.setdefault((card.kind, self.looks.get(card.number, PLAIN).theme), []).append(card)
        return tuple(
            FaceSheet(
                number,
                tuple(cards),
                f"{self.name}-{cards[0].kind.value}-{number}.png",
                f"{self.name}-back-{group}.png",
            )
            for number, (group, cards) in enumerate(_parts([*groups.values()]), start=1)
        )

    @property
    def pictures(self) -> Mapping[str, Picture]:
        """The faces and the backs, by the names of their files."""
        made: dict[str, Picture] = {}
        for sheet in self.sheets:
            made[sheet.faces] = self._faces(sheet)
            made[sheet.back] = self._back(sheet.cards[0])
        return made

    def _faces(self, sheet: FaceSheet) -> Picture:
        grid = sheet.grid
        drawn = (
            moved(
                drawn_card(card, self.catalog, self.looks.get(card.number, PLAIN)),
                index % grid.columns * grid.width,
                index // grid.columns * grid.height,
                grid.width / WIDTH,
            )
            for index, card in enumerate(sheet.cards)
        )
        listed = ", ".join(title_of(card, self.catalog.language) for card in sheet.cards)
        return Picture(document(grid.size, (printable(self.title), listed), drawn), grid.size[0])

    def _back(self, card: Card) -> Picture:
        alone, drawn = Grid(1, 1, CARD_WIDTH), drawn_back(card.kind, self.title, self.looks.get(card.number, PLAIN))
        words = printable(self.title), card.kind.value
        return Picture(document(alone.size, words, [moved(drawn, 0, 0, CARD_WIDTH / WIDTH)]), CARD_WIDTH)

    def saved_object(self, address: Callable[[str], str]) -> dict[str, Any]:
        """Return the saved object; `address` says where the game finds a file of a name."""
        by_card = {card: sheet for sheet in self.sheets for card in sheet.cards}
        decks = {
            sheet.number: {
                "FaceURL": address(sheet.faces),
                "BackURL": address(sheet.back),
                "NumWidth": sheet.grid.columns,
                "NumHeight": sheet.grid.rows,
                "BackIsHidden": True,  # others see the back of a card in a hand
                "UniqueBack": False,
                "Type": 1,  # with corners that are not round: sections lie at them
            }
            for sheet in self.sheets
        }
        piles = [[card for card in self.cards if card.kind is kind] for kind in CardKind]
        objects = [
            self._pile([(card, by_card[card]) for card in pile], decks, place)
            for place, pile in enumerate(filter(None, piles))
        ]
        texts = ("SaveName", "GameMode", "Date", "Table", "Sky", "Note", "Rules", "PlayerTurn", "LuaScript", "XmlUI")
        return {**dict.fromkeys(texts, ""), "ObjectStates": objects}

    def _pile(self, cards: Sequence[tuple[Card, FaceSheet]], decks: Mapping[int, Any], place: int) -> dict[str, Any]:
        """Return a deck that lies face down; a single card is no deck."""
        inside = [self._card(card, sheet, decks, place) for card, sheet in cards]
        if len(inside) == 1:
            return inside[0]
        words = printable(self.title), heading_of(cards[0][0].kind, self.catalog)
        return {
            **_object("DeckCustom", self.catalog.words.colon.join(words), printable(self.credits), place),
            "DeckIDs": [card["CardID"] for card in inside],
            "CustomDeck": {str(sheet.number): decks[sheet.number] for _, sheet in cards},
            "ContainedObjects": inside,
        }

    def _card(self, card: Card, sheet: FaceSheet, decks: Mapping[int, Any], place: int) -> dict[str, Any]:
        _, *said = card_lines(card, self.catalog)  # the sections are seen
        description = "\n".join(" ".join(line.split()) for line in said)
        return {
            **_object("Card", name_of(card, self.catalog.language), description, place),
            "CardID": sheet.identity(card),
            "CustomDeck": {str(sheet.number): decks[sheet.number]},
            "Hands": True,
        }


def _parts(groups: Sequence[Sequence[Card]]) -> Iterator[tuple[int, Sequence[Card]]]:
    """Yield the groups in parts that a sheet has room for, each with the number of its group, from 1."""
    for number, group in enumerate(groups, start=1):
        for first in range(0, len(group), MAX_CARDS):
            yield number, group[first : first + MAX_CARDS]


def _object(name: str, nickname: str, description: str, place: int) -> dict[str, Any]:
    """Return what all objects of the game have; decks lie side by side, face down, upright for the seat of White."""
    place_and_size = {"posX": 3.0 * place, "posY": 1.0, "posZ": 0.0, "rotX": 0.0, "rotY": 180.0, "rotZ": 180.0}
    return {
        "Name": name,
        "Transform": {**place_and_size, "scaleX": 1.0, "scaleY": 1.0, "scaleZ": 1.0},
        "Nickname": nickname,
        "Description": description,
        "ColorDiffuse": {"r": 0.713, "g": 0.713, "b": 0.713},  # as the game paints cards
        "Locked": False,
        "Grid": True,
        "Snap": True,
        "Autoraise": True,
        "Sticky": True,
        "Tooltip": True,
        "HideWhenFaceDown": True,
        "SidewaysCard": False,
        "LuaScript": "",
        "LuaScriptState": "",
        "XmlUI": "",
    }
