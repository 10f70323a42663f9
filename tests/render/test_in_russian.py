"""Russian in drawings: letters that are broad or look like digits."""

from __future__ import annotations

from hand_built import lay
from viceroy.model.tokens import Tokens
from viceroy.render.svg import breadth, chips
from viceroy.wording.catalog import catalog_of


def test_a_defense_token_is_no_three() -> None:
    """The letter of the shield stands for it, as the first one of its name looks like a 3."""
    placed = lay(1, 0, tokens=Tokens(science=1, magic=1, defense=1))
    assert [chip.text for chip in chips(placed, catalog_of("ru").labels)] == ["Н", "М", "Щ"]


def test_broad_letters_are_estimated_broad() -> None:
    """In a common font these are broader than most, and some broader than high: no line may run out of its card."""
    assert all(breadth(letter) >= 0.85 for letter in "жмфшщыюМФЪЫ")
    assert all(breadth(letter) > 1 for letter in "ЖШЩЮ—")
