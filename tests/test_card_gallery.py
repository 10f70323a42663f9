"""The galleries of the documentation: every shipped card once, light enough for a telephone."""

from __future__ import annotations

import re
import zlib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from card_gallery import MARK, address, drawings, gallery
from positions import printed
from viceroy.cardsets import SHIPPED, own_cards

DOCS = Path(__file__).resolve().parents[1] / "docs"
PAGES = {"printed": DOCS / "card-gallery.md", "workshop": DOCS / "workshop.md"}
MAX_BYTES = 250_000  # of all drawings as a server sends them, compressed; a photograph has as many


def test_every_shipped_card_has_a_drawing_of_its_own() -> None:
    """88 printed cards and those of the workshop, each with its number."""
    workshop = own_cards("workshop")
    assert list(drawings()) == [address(card) for card in (*printed().cards, *workshop)]
    titles = [ElementTree.fromstring(drawing)[0].text or "" for drawing in drawings().values()]
    assert [int(title.split()[0]) for title in titles] == [*range(1, 89), *(card.number for card in workshop)]


@pytest.mark.parametrize("name", SHIPPED)
def test_the_page_shows_characters_and_laws(name: str) -> None:
    assert MARK.findall(PAGES[name].read_text(encoding="utf-8")) == [("characters", name), ("laws", name)]


def test_every_card_has_its_picture() -> None:
    grid = gallery(printed().laws, lambda where: f"../{where}")
    assert re.findall(r'src="([^"]+)"', grid) == [f"../{address(law)}" for law in printed().laws]
    assert 'alt="74 Royal Favor"' in grid


def test_the_gallery_is_light() -> None:
    """Pictures wait until they come in sight, and all of them together are no more than a photograph."""
    assert gallery(printed().cards, str).count('loading="lazy"') == 88
    assert sum(len(zlib.compress(drawing.encode())) for drawing in drawings().values()) < MAX_BYTES
