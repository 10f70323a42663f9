"""Russian in tables and drawings: the forms of what is counted, and letters that are broad or look like digits."""

from __future__ import annotations

from hand_built import lay
from positions import printed
from viceroy.model.tokens import Tokens
from viceroy.render.cards import card_text, set_text
from viceroy.render.labels import LABELS
from viceroy.render.svg_chips import chips
from viceroy.render.svg_marks import breadth
from viceroy.wording.languages import Language

RUSSIAN = LABELS[Language.RU]


def test_a_character_by_itself_is_in_the_nominative() -> None:
    """And each number of its costs has the form that it asks for: one yellow gem, two yellow ones."""
    head, names, sections, *levels = card_text(printed().by_id["captain"], RUSSIAN).splitlines()
    assert head == "32 Капитан (карта персонажа, id captain)"
    assert names.strip().startswith("названия: en Captain")
    assert sections.strip() == "секторы: вверху слева синий, вверху справа красный, внизу красный"
    assert [" ".join(level.split()) for level in levels] == [
        "уровень 1: заплатите 1 зелёный получите 1 карту из колоды по вашему выбору",
        "уровень 2: заплатите 1 синий, 1 зелёный получите 5 самоцветов любых цветов",
        "уровень 3: заплатите 1 синий, 1 зелёный, 1 жёлтый получите 1 жетон магии",
        "уровень 4: заплатите 1 синий, 1 зелёный, 2 жёлтых получите 12 очков власти",
        "уровень 5: заплатите 1 синий, 1 зелёный, 3 жёлтых получите награды уровней 1, 2 и 3 или 15 очков власти",
    ]


def test_a_set_counts_its_cards() -> None:
    """64 and 24 take the second form, and a heading the nominative."""
    lines = set_text(printed(), RUSSIAN).splitlines()
    assert lines[0] == "Печатные карты: 64 карты персонажей, 24 закона"
    assert {"Карты персонажей", "Законы"} <= {*lines}


def test_a_defense_token_is_no_three() -> None:
    """The letter of the shield stands for it, as the first one of its name looks like a 3."""
    placed = lay(1, 0, tokens=Tokens(science=1, magic=1, defense=1))
    assert [chip.text for chip in chips(placed, RUSSIAN)] == ["Н", "М", "Щ"]


def test_broad_letters_are_estimated_broad() -> None:
    """In a common font these are broader than most, and some broader than high: no line may run out of its card."""
    assert all(breadth(letter) >= 0.85 for letter in "жмфшщыюМФЪЫ")
    assert all(breadth(letter) > 1 for letter in "ЖШЩЮ—")
