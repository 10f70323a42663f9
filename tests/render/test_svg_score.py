"""The SVG drawing: whole, harmless, and telling without colors what it shows."""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import TYPE_CHECKING, Literal
from xml.etree import ElementTree

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from browser import watched
from drawn_texts import drawn_texts, overlapping
from effort import tries
from hand_built import BLUE, GREEN, RED, YELLOW, captain, lay, plain, position, power, pyramid
from rules import rule
from viceroy.cardsets import load_card_set
from viceroy.model.cards import CharacterCard, DescribedCard, LawCard
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS, CircleBonus, Color, Tokens, gems
from viceroy.render.card_pictures import card_svg
from viceroy.render.svg import CARD_FILLS, DARK, INK, badge, chips, escaped, fitting, number, score_svg
from viceroy.scoring.score import FinalPosition, PaintingChoice, score_positions
from viceroy.wording.catalog import catalog_of
from viceroy.wording.languages import finished_tags

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SVG = "{http://www.w3.org/2000/svg}"
PHONE = 390


def drawn(*positions: FinalPosition, language: str = "en") -> str:
    return score_svg(positions, score_positions(positions), catalog_of(language))


def parsed(*positions: FinalPosition, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(drawn(*positions, language=language))


def words_of(root: ElementTree.Element) -> list[str]:
    return ["".join(text.itertext()) for text in root.iter(f"{SVG}text")]


def groups_of(root: ElementTree.Element, kind: str) -> list[ElementTree.Element]:
    return [group for group in root.iter(f"{SVG}g") if group.get("class") == kind]


def named(card_number: int, name: str, letters: str = "brgy") -> CharacterCard:
    return CharacterCard(card_number, f"card-{card_number}", (("en", name),), plain(letters).sections, captain().levels)


def test_a_large_total_keeps_clear_of_the_rank() -> None:
    """Four digits and more, which sets of one's own can give; a long name keeps clear of the rank as well."""
    for name in ("Ada", "Maximiliana Konstantinopolitanskaya"):
        rich = position(lay(1, 0, captain(), tokens=Tokens(power=(99,) * 90)), name=name)
        for language in finished_tags():
            texts = drawn_texts(drawn(rich, language=language))
            assert any(text.text == str(score_positions((rich,)).players[0].total) for text in texts)
            assert overlapping(texts[:3]) == []
            name_, total, rank = texts[:3]
            assert name_.left + 1.15 * (name_.right - name_.left) < rank.left  # bold type is broader
            assert rank.right < total.right - 1.15 * (total.right - total.left)


def three_rows() -> FinalPosition:
    """Make a pyramid of six named cards in which one red gem makes a red circle under Scout."""
    return position(
        lay(1, 0, named(32, "Captain", "bgrr")),
        lay(1, 1, named(17, "Corporal", "rrbb")),
        lay(1, 2, named(54, "Standard-bearer", "yyyy"), tokens=power(12)),
        lay(2, 0, named(5, "Scout", "ryrr")),
        lay(2, 1, LawCard(76, "treasury", (("en", "Treasury"),), plain("gbgb").sections), stored=5),
        lay(3, 0, DescribedCard(plain("gggg").sections, number=101), infinite=(GREEN,)),
        gems=gems(red=1),
        painting=PaintingChoice.BEST,
    )


def test_the_drawing_is_an_svg_document_with_a_view_box() -> None:
    root = parsed(three_rows())
    assert root.tag == f"{SVG}svg"
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    assert (left, top) == (0, 0)
    assert (float(root.attrib["width"]), float(root.attrib["height"])) == (width, height)


def test_every_card_is_there_with_number_and_name() -> None:
    root = parsed(three_rows())
    titles = [group.findtext(f"{SVG}title") for group in groups_of(root, "card")]
    names = ["101", "17 Corporal", "32 Captain", "5 Scout", "54 Standard-bearer", "76 Treasury"]
    assert sorted(filter(None, titles)) == names
    shown = {word for name in names for word in name.replace("-", "- ").split()}
    assert shown <= set(words_of(root))


def test_every_player_has_name_rank_total_and_lines() -> None:
    """One drawing shows the whole result; players stand one under the other in the order of the table."""
    words = words_of(parsed(three_rows(), position(lay(1, 0, tokens=power(8)), name="Ben", attack=2)))
    assert words.index("Ada") < words.index("Ben")
    assert {"Circles", "Attack", "-8", "Rank 1", "Rank 2", "12"} <= set(words)


@pytest.mark.parametrize("language", finished_tags())
def test_the_words_of_the_drawing_are_those_of_the_language(language: str) -> None:
    words = set(words_of(parsed(three_rows(), language=language)))
    catalog = catalog_of(language)
    colors = map(catalog.words.color_word, COLORS)
    assert {*catalog.labels.lines.values(), *colors, catalog.labels.painted} <= words
    card = attrs.evolve(captain(), names=(("en", "Captain"), (language, "Somebody")))
    root = parsed(position(lay(1, 0, card)), language=language)
    (drawing,) = groups_of(root, "card")
    assert "Somebody" in words_of(drawing)
    assert drawing.findtext(f"{SVG}title") == "32 Somebody"
    colon = "\u00a0: " if language == "fr" else ": "
    assert f"{catalog.labels.level} 1{colon}32 Somebody." in (root.findtext(f"{SVG}desc") or "")


def test_painted_sections_are_marked_and_others_are_not() -> None:
    """The shape of a painted section is dark with a light letter; one gem on Scout's circle marks one section."""
    circles = groups_of(parsed(three_rows()), "circle")
    dark = [
        sum(text.get("fill") == "#ffffff" for text in circle.iter(f"{SVG}text"))
        for circle in sorted(circles, key=lambda circle: circle.findtext(f"{SVG}title") or "")
    ]
    titles = sorted(circle.findtext(f"{SVG}title") or "" for circle in circles)
    assert [title for title, marked in zip(titles, dark, strict=True) if marked] == [
        "circle of one color red (painted: 1)"
    ]
    assert sum(dark) == 1


BADGES = """[...document.querySelectorAll('text')]
  .map((letter) => [letter, letter.previousElementSibling].map((part) => getComputedStyle(part).fill))"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("color", COLORS)
def test_painted_and_printed_sections_differ_by_day_and_by_night(
    color: Color, scheme: Literal["light", "dark"], browser: Browser
) -> None:
    """Letter and shape of either badge differ, too."""
    with watched(browser, color_scheme=scheme) as seen:
        badges = badge(0, 0, 4, color) + badge(0, 0, 4, color, painted=True)
        seen.page.set_content(f"<svg><style>{DARK}</style>{badges}</svg>")
        printed, painted = seen.ask(BADGES)
        assert printed == painted[::-1]
        assert len(set(printed)) == 2


BRIGHTNESS = """[...document.querySelectorAll('rect, text')]
  .filter((part) => ['%s', '%s'].includes(part.getAttribute('fill')))
  .map((part) => [part.tagName, Math.max(...getComputedStyle(part).fill.match(/[0-9]+/g).map(Number))])"""


@pytest.mark.parametrize("number", [32, 74])
def test_cards_for_a_screen_are_dark_by_night_and_those_for_paper_never(number: int, browser: Browser) -> None:
    """By night all that is paper by day is darker than what is ink by day."""
    card = load_card_set("printed").by_number[number]
    for may_be_dark in (False, True):
        with watched(browser, color_scheme="dark") as seen:
            seen.page.set_content(card_svg(card, may_be_dark=may_be_dark))
            found = seen.ask(BRIGHTNESS % (CARD_FILLS[card.kind], INK))
            paper, ink = ([bright for tag, bright in found if tag == name] for name in ("rect", "text"))
            assert (max(paper) < min(ink)) is may_be_dark
            assert (max(ink) < min(paper)) is not may_be_dark


def test_circles_of_a_single_color_have_a_heavy_ring() -> None:
    root = parsed(
        position(lay(1, 0, plain("rrrr")), lay(1, 1, plain("rrrr")), lay(1, 2, plain("bbbb")), lay(2, 0, plain("rrrr")),
                 lay(2, 1, plain("rrrr")))
    )  # fmt: skip
    rings = [group.findall(f"{SVG}circle")[-1].attrib["stroke-width"] for group in groups_of(root, "circle")]
    assert rings == ["3.2", "1"]


@rule("R1.12")
def test_the_four_quarters_of_a_circle_show_their_sections() -> None:
    """Left and right are corners of the lower cards, the two others are the lower edge of the upper card."""
    root = parsed(position(lay(1, 0, plain("bgbb")), lay(1, 1, plain("rrrr")), lay(2, 0, plain("yyyb"))))
    (circle,) = groups_of(root, "circle")
    letters = [text.text for text in circle.iter(f"{SVG}text")]
    assert letters == ["G", "R", "Y", "B"]


@rule("R1.10", "R1.12")
def test_each_section_is_drawn_once_as_a_quarter_of_a_disc() -> None:
    """Each card has four, in a circle or not; their arcs bulge away from the middle of the disc."""
    arc = re.compile(r"M(\S+) (\S+)h(\S+)A\S+ \S+ 0 0 ([01]) (\S+) (\S+)Z")
    root = parsed(three_rows())
    drawn_paths = (arc.fullmatch(path.attrib["d"]) for path in root.iter(f"{SVG}path"))
    found = [*filter(None, drawn_paths)]
    quarters = [(match[1], match[2], float(match[3]) > 0, float(match[6]) > float(match[2])) for match in found]
    assert len(set(quarters)) == len(quarters) == 4 * len(groups_of(root, "card"))
    clockwise = [match[4] == "1" for match in found]  # from its end to the right or left to the other one
    assert clockwise == [is_right is is_down for _, _, is_right, is_down in quarters]


@pytest.mark.parametrize("color", Color)
def test_no_color_stands_alone(color: Color) -> None:
    others = [other for other in Color if other is not color]
    assert f">{color.letter}</text>" in badge(0, 0, 10, color)
    shapes = {re.sub(r"<text.*", "", badge(0, 0, 10, other)) for other in others}
    assert re.sub(r"<text.*", "", badge(0, 0, 10, color)) not in shapes


def test_blank_sections_have_no_letter() -> None:
    assert badge(0, 0, 10, None) == ""
    (card,) = groups_of(parsed(position(lay(1, 0, DescribedCard(plain("-r--").sections, number=7)))), "card")
    assert [text.text for text in card.iter(f"{SVG}text")] == ["R", "7"]


def test_all_that_lies_on_a_card_has_a_chip() -> None:
    tokens = Tokens(science=2, magic=4, defense=1, power=(3, 12), magic_bonus=(5,), circle_bonus=(CircleBonus(RED, 4),))
    placed = lay(1, 0, tokens=tokens, infinite=(YELLOW,), stored=gems(blue=1, red=2), tucked=3)
    texts = [(chip.text, chip.gem, chip.sign) for chip in chips(placed, catalog_of("en").labels)]
    plain_chips = [("S", None, ""), ("S", None, ""), ("4M", None, ""), ("D", None, ""), ("M+5", None, "")]
    gem_chips = [("+4", RED, ""), ("", YELLOW, "infinity"), ("1", BLUE, ""), ("2", RED, "")]
    assert texts == [("3", None, "crown"), ("12", None, "crown"), *plain_chips, *gem_chips, ("3", None, "cards")]


def test_a_crowded_card_keeps_every_chip() -> None:
    tokens = Tokens(power=tuple(range(1, 51)))
    (card,) = groups_of(parsed(position(lay(1, 0, tokens=tokens))), "card")
    drawn_values = {text.text for text in card.iter(f"{SVG}text")}
    assert {str(value) for value in range(1, 51)} <= drawn_values


def test_laws_are_told_from_characters() -> None:
    character, law = (
        groups_of(parsed(position(lay(1, 0, plain(kind=kind)))), "card")[0].findall(f"{SVG}rect")[0]
        for kind in (CardKind.CHARACTER, CardKind.LAW)
    )
    assert character.attrib["fill"] != law.attrib["fill"]


def test_a_screen_reader_is_told_everything() -> None:
    """Title: totals and winners; description: lines, cards level by level, the painting."""
    root = parsed(three_rows())
    assert root.attrib["role"] == "img"
    title, description = root.findtext(f"{SVG}title") or "", root.findtext(f"{SVG}desc") or ""
    assert root.attrib["aria-labelledby"].split() == [
        part.attrib["id"] for part in (root.find(f"{SVG}title"), root.find(f"{SVG}desc")) if part is not None
    ]
    assert title == "Viceroy: Ada 17. Winner: Ada"
    assert "Level 1: 32 Captain, 17 Corporal, 54 Standard-bearer." in description
    assert "put 1 red gem on the left section of the circle under Scout" in description


def test_nothing_runs_and_nothing_is_fetched() -> None:
    """A drawing from somebody else is safe to open: no script, no link, no address but the name of the format."""
    text = drawn(three_rows())
    tags = {element.tag.removeprefix(SVG) for element in ElementTree.fromstring(text).iter()}
    assert tags <= {"svg", "title", "desc", "g", "rect", "circle", "path", "text"}
    assert re.findall(r"https?://[^\"]*", text) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"\bon\w+=|href|url\(|@import|<!", text)


HOSTILE = "</text><script>alert(1)</script>&\"'\x00\x1b\ufffe\ud800]]>"


def test_hostile_names_are_only_text() -> None:
    """Marks of XML are escaped, and characters that XML bars are replaced, in every place where a name stands."""
    own = position(lay(1, 0, named(1, HOSTILE)), name=HOSTILE)
    text = drawn(own)
    root = ElementTree.fromstring(text)
    assert "<script" not in text
    assert "</text><script>alert(1)</script>&\"'���" in (root.findtext(f"{SVG}desc") or "")
    text.encode("utf-8")


@settings(max_examples=tries(60))
@given(st.text(st.characters(), min_size=1, max_size=40), st.text(st.characters(), min_size=1, max_size=40))
def test_any_name_gives_a_document(player: str, card: str) -> None:
    """Whatever characters a name has, the drawing parses and can be written as UTF-8."""
    own = position(lay(1, 0, named(1, card)), name=player)
    ElementTree.fromstring(drawn(own).encode("utf-8"))


@given(st.text(st.characters(exclude_categories=("Cc", "Cs"), exclude_characters="\ufffe\uffff"), max_size=30))
def test_escaped_text_comes_back_from_a_parser(text: str) -> None:
    element = ElementTree.fromstring(f'<a b="{escaped(text)}">{escaped(text)}</a>')
    assert (element.text or "") == element.attrib["b"] == text


def test_names_are_no_wider_than_their_card() -> None:
    """A long name is set smaller, a very long one is shortened; both stay within the card."""
    assert fitting("Crossbowwoman", 11, 65) < fitting("Scout", 11, 65) == 11
    root = parsed(position(lay(1, 0, named(1, "Donaudampfschifffahrtsgesellschaftskapitän"))))
    assert any(word.endswith("…") for word in words_of(root))


def test_letters_stay_readable_on_a_telephone() -> None:
    """With six cards side by side, at 390 pixels, numbers are at least 14 high and names of usual length 8."""
    cards = [lay(1, x, named(10 + x, "Ambassador")) for x in range(6)]
    root = parsed(position(*cards))
    scale = PHONE / float(root.attrib["viewBox"].split()[2])
    (card, *_) = groups_of(root, "card")
    sizes = {text.text: float(text.attrib["font-size"]) * scale for text in card.iter(f"{SVG}text")}
    assert sizes["10"] >= 14
    assert sizes["Ambassador"] >= 8


@pytest.mark.parametrize("shown", [88, 601, 2000])
def test_a_number_keeps_clear_of_the_sections_beside_it(shown: int) -> None:
    """At the height of its top: a bold digit is 0.7 of the font size wide and 0.73 high, and a ring 1.6 broad."""
    root = parsed(position(lay(1, 0, named(shown, "Captain"))))
    (card,) = groups_of(root, "card")
    (text,) = [text for text in card.iter(f"{SVG}text") if text.text == str(shown)]
    (box,) = [box for box in card.iter(f"{SVG}rect") if box.get("width") == "70"]
    size = float(text.attrib["font-size"])
    top = float(text.attrib["y"]) - 0.73 * size - float(box.attrib["y"])
    section = math.sqrt(20**2 - top**2) + 1.6
    assert 0.7 * size * len(str(shown)) < 70 - 2 * section


def test_wide_pyramids_make_the_page_wider() -> None:
    root = parsed(position(*(lay(1, x) for x in range(12))))
    assert float(root.attrib["viewBox"].split()[2]) >= 12 * 70


def test_lengths_are_short() -> None:
    """A drawing of four players stays small: lengths have at most two decimals."""
    assert [number(value) for value in (0, -0.001, 2.5, 100, 1 / 3)] == ["0", "0", "2.5", "100", "0.33"]


def test_a_full_table_is_a_small_file(tmp_path: Path) -> None:
    """Four players with 25 cards each: under 400 kB."""
    cards = [lay(level, x, named(level * 10 + x, "Ambassador")) for level in range(1, 6) for x in range(8 - level)]
    target = tmp_path / "score.svg"
    target.write_text(drawn(*(position(*cards, name=name) for name in ("Ada", "Ben", "Cy", "Dee"))), encoding="utf-8")
    assert len(pyramid(*cards).cards) == 25
    assert target.stat().st_size < 400_000
