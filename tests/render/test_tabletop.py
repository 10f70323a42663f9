"""Decks for Tabletop Simulator, against the limits and the keys that its pages document."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from drawn_pixels import pixels
from positions import printed
from viceroy.cardsets.looks import Theme
from viceroy.model.cards import Card
from viceroy.render.card_pictures import Look, card_svg
from viceroy.render.tabletop import Grid, Picture, Tabletop
from viceroy.wording.catalog import catalog_of
from viceroy.wording.laws import law_sentences

CARDS = printed().cards
BY_NUMBER = printed().by_number


def address(file: str) -> str:
    return f"https://example.org/{file}"


def faces_of(picture: Picture, grid: Grid, scale: float) -> dict[int, Any]:
    """Return what is in each place of a sheet, by its number in the order of the game: row by row."""
    width, height = round(grid.width * scale), round(grid.height * scale)
    whole = pixels(picture.drawing, grid.columns * width, grid.rows * height)
    return {
        row * grid.columns + column: whole[row * height : (row + 1) * height, column * width : (column + 1) * width]
        for row in range(grid.rows)
        for column in range(grid.columns)
    }


@pytest.mark.parametrize("cards", [*range(1, 70)])
def test_a_sheet_of_faces_is_as_the_game_takes_it(cards: int) -> None:
    """Two to ten columns, two to seven rows, at most 4096 pixels each way, and cards of the shape of ours."""
    grid = Grid.of(cards)
    assert 2 <= grid.columns <= 10
    assert 2 <= grid.rows <= 7
    assert grid.columns * grid.rows >= cards
    assert max(grid.size) <= 4096
    assert grid.width / grid.height == pytest.approx(63 / 88, abs=0.002)
    assert grid.width >= 400  # of 4096 pixels in ten columns


def test_each_kind_is_a_deck_with_its_own_back() -> None:
    """All 88: the ids name the sheet and the place on it, and the names and sentences are those of the cards."""
    table = Tabletop("printed", "Printed", CARDS)
    saved = table.saved_object(address)
    characters, laws = saved["ObjectStates"]
    assert [deck["Name"] for deck in (characters, laws)] == ["DeckCustom"] * 2
    assert [deck["Nickname"] for deck in (characters, laws)] == ["Printed: Characters", "Printed: Laws"]
    assert characters["DeckIDs"] == [*range(100, 164)]
    assert laws["DeckIDs"] == [*range(200, 224)]
    for deck, number in ((characters, "1"), (laws, "2")):
        (custom,) = deck["CustomDeck"].values()
        assert {*deck["CustomDeck"]} == {number}
        assert {*custom} == {"FaceURL", "BackURL", "NumWidth", "NumHeight", "BackIsHidden", "UniqueBack", "Type"}
        for picture in (custom["FaceURL"], custom["BackURL"]):
            assert picture.removeprefix("https://example.org/") in table.pictures
        assert [card["CardID"] for card in deck["ContainedObjects"]] == deck["DeckIDs"]
        assert all(card["CustomDeck"] == deck["CustomDeck"] for card in deck["ContainedObjects"])
    assert characters["CustomDeck"]["1"]["BackURL"] != laws["CustomDeck"]["2"]["BackURL"]
    census = laws["ContainedObjects"][3]
    assert (census["Nickname"], census["Description"]) == ("Census", "\n".join(law_sentences(BY_NUMBER[68])))


def test_the_place_of_a_card_on_its_sheet_shows_that_card() -> None:
    """In pixels, of some cards; places without a card are empty."""
    cards = tuple(BY_NUMBER[number] for number in (3, 32, 60, 8, 64))
    table = Tabletop("some", "Some", cards)
    (deck,) = table.saved_object(address)["ObjectStates"]
    custom = deck["CustomDeck"]["1"]
    grid = Grid(custom["NumWidth"], custom["NumHeight"], 744)
    found = faces_of(table.pictures[custom["FaceURL"].removeprefix("https://example.org/")], grid, 0.25)
    for identity, card in zip(deck["DeckIDs"], cards, strict=True):
        face = found.pop(identity % 100)
        height, width = face.shape[:2]
        assert (abs(face - pixels(card_svg(card), width, height)).max(axis=2) < 60).mean() > 0.97
    assert all((face[2:-2, 2:-2] == 255).all() for face in found.values())  # but for the edges of neighbors


def test_a_card_that_is_alone_is_no_deck_and_one_that_is_wanted_twice_is_twice_in_it() -> None:
    table = Tabletop("some", "Some", (BY_NUMBER[32], BY_NUMBER[1], BY_NUMBER[32], BY_NUMBER[68]), catalog_of("de"))
    deck, alone = table.saved_object(address)["ObjectStates"]
    assert deck["DeckIDs"] == [100, 101, 100]
    assert [card["Nickname"] for card in deck["ContainedObjects"]] == ["Kapitän", "Boatswain", "Kapitän"]
    assert (alone["Name"], alone["CardID"]) == ("Card", 200)
    assert {*alone["CustomDeck"]} == {"2"}


def test_more_cards_than_a_sheet_takes_and_other_themes_are_on_further_sheets() -> None:
    """69 cards at most on a sheet, in one deck; cards of another theme have another back."""
    many: tuple[Card, ...] = tuple(attrs.evolve(BY_NUMBER[32], number=1000 + index) for index in range(75))
    looks = {card.number: Look(theme=Theme(characters="#c0ffc0")) for card in many[70:]}
    table = Tabletop("many", "Many", many, looks=looks)
    assert [len(sheet.cards) for sheet in table.sheets] == [69, 1, 5]
    (deck,) = table.saved_object(address)["ObjectStates"]
    assert deck["DeckIDs"] == [*range(100, 169), 200, *range(300, 305)]
    backs = [deck["CustomDeck"][number]["BackURL"] for number in "123"]
    assert backs[0] == backs[1] != backs[2]
    assert len(table.pictures) == 5
    assert "#c0ffc0" in table.pictures[backs[2].removeprefix("https://example.org/")].drawing
