"""The gallery of the documentation: every printed card once, light enough for a telephone."""

from __future__ import annotations

import re
import zlib
from pathlib import Path
from xml.etree import ElementTree

from card_gallery import CHARACTERS, LAWS, address, drawings, gallery
from positions import printed

PAGE = Path(__file__).resolve().parents[1] / "docs" / "card-gallery.md"
MOST_BYTES = 250_000  # of all drawings as a server sends them, compressed; a photograph has as many


def test_every_printed_card_has_a_drawing_of_its_own() -> None:
    """88 drawings, each with the number of its card."""
    assert list(drawings()) == [address(card) for card in printed().cards]
    titles = [ElementTree.fromstring(drawing)[0].text or "" for drawing in drawings().values()]
    assert [int(title.split()[0]) for title in titles] == list(range(1, 89))


def test_the_page_shows_characters_and_laws() -> None:
    """Both grids have their place, and a picture of each card, described for whoever cannot see it."""
    page = PAGE.read_text(encoding="utf-8")
    assert page.index(CHARACTERS) < page.index(LAWS)
    grid = gallery(printed().laws, lambda where: f"../{where}")
    assert re.findall(r'src="([^"]+)"', grid) == [f"../{address(law)}" for law in printed().laws]
    assert 'alt="74 Royal Favor"' in grid


def test_the_gallery_is_light() -> None:
    """Pictures wait until they come in sight, and all of them together are no more than a photograph."""
    assert gallery(printed().cards, str).count('loading="lazy"') == 88
    assert sum(len(zlib.compress(drawing.encode())) for drawing in drawings().values()) < MOST_BYTES
