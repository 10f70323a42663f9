"""Small drawings of cards: what a player needs for a bid is there, and nothing runs into anything else."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from drawn_texts import SVG, drawn_texts, overlapping
from positions import printed
from viceroy.model.cards import CharacterCard
from viceroy.render.small_card import HEIGHT, WIDTH, small_card_svg
from viceroy.web.service import answer
from viceroy.wording.catalog import catalog_of
from viceroy.wording.languages import finished_tags


@pytest.mark.parametrize("language", finished_tags())
def test_every_card_has_its_number_its_name_and_its_costs(language: str) -> None:
    for card in printed().cards:
        drawing = small_card_svg(card, catalog_of(language))
        texts = drawn_texts(drawing)
        assert texts[4].text == str(card.number)  # after the four sections
        assert overlapping(texts) == []
        assert all(text.left >= 0 and text.right <= WIDTH and 0 <= text.top <= text.bottom <= HEIGHT for text in texts)
        name = dict(card.names).get(language, dict(card.names)["en"])
        assert name in (ElementTree.fromstring(drawing).findtext(f"{SVG}title") or "")
        if isinstance(card, CharacterCard):  # level 4 on top (R1.10)
            gems = [text.text for text in texts[6:] if 8 < text.left < 12]
            assert gems == [level.cost.letter for level in reversed(card.levels)]
        else:
            assert " ".join(text.text for text in texts[5:]) == name


def test_the_page_asks_for_small_cards() -> None:
    small, large = (answer({"ask": "card", "number": 74, "small": small})["svg"] for small in (True, False))
    assert len(drawn_texts(small)) < len(drawn_texts(large))
