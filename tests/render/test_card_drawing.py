"""Drawings of cards, and sheets of them to print."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable
from random import Random
from xml.etree import ElementTree

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from resvg_py import svg_to_bytes

from any_laws import any_card
from drawn_pixels import pixels
from drawn_texts import SVG, Text, drawn_texts, overlapping
from effort import PROFILE, tries
from hand_built import captain, law, sections
from positions import printed
from rules import rule
from viceroy.cardsets.forms import card_forms
from viceroy.cardsets.looks import LEAST_CONTRAST, Mark, Theme, Typeface, contrast
from viceroy.cardsets.pictures import Picture
from viceroy.cardsets.svg_pictures import filling_svg
from viceroy.model.cards import Card, CharacterCard, Fit, Image, LawCard, Level
from viceroy.model.laws import ChooseOne, Reward
from viceroy.model.points import PointsByLevel
from viceroy.model.quantities import CardKind, Condition, Counted, Quantity, Where
from viceroy.model.tokens import COLORS, CircleBonus, Color, Tokens
from viceroy.render.card_marks import mark_path
from viceroy.render.card_pictures import (
    HEIGHT,
    MM,
    RADIUS,
    READABLE,
    WIDTH,
    Look,
    back_svg,
    card_svg,
    law_text,
    smallest_text,
)
from viceroy.render.svg import FILLS, breadth, broken, fitted, fitting, reward_chips
from viceroy.wording.catalog import catalog_of
from viceroy.wording.languages import finished_tags
from viceroy.wording.laws import Moment, law_parts, law_sentences

# -- card drawing -----------------------------------------------------------------------------------------------------
# Drawings of cards: whole, of real size, legible without colors, and harmless whatever a set says.

CARDS = printed().cards


def words_on(card: Card, language: str = "en") -> list[str]:
    return [text.text for text in drawn_texts(card_svg(card, catalog_of(language)))]


def in_rows(texts: list[Text], rows: int) -> list[list[str]]:
    tops = [text.top for text in texts if text.text in "12345" and text.left < 30]
    assert len(tops) == rows
    return [
        [text.text for text in sorted(texts, key=lambda text: text.left) if -18 < text.top - top < 30 < text.left]
        for top in sorted(tops)
    ]


# -- every printed card -----------------------------------------------------------------------------------------------


def test_every_printed_card_has_a_drawing_of_its_real_size() -> None:
    """63 x 88 mm, as the printed cards; number and name stand on it, and a screen reader hears the whole card."""
    for card in CARDS:
        root = ElementTree.fromstring(card_svg(card))
        assert (root.get("width"), root.get("height")) == ("63mm", "88mm")
        assert [float(side) for side in root.attrib["viewBox"].split()] == [0, 0, WIDTH, HEIGHT]
        assert {str(card.number), dict(card.names)["en"]} <= set(words_on(card))
        assert f"{card.number} {dict(card.names)['en']}" == root.findtext(f"{SVG}title")
        assert f"id {card.id}" in (root.findtext(f"{SVG}desc") or "")


@pytest.mark.parametrize("language", finished_tags()[:: 3 if PROFILE == "quick" else 1])
def test_every_text_can_be_read_on_paper(language: str) -> None:
    """In no language does a word cover another one, or is cut off with the scissors.

    The smallest type is 6 points, and a law's sentences are 3 mm high.
    """
    for card in CARDS:
        texts = drawn_texts(card_svg(card, catalog_of(language)))
        assert overlapping(texts) == [], card.id
        outside = [text for text in texts if text.left < 6 or text.right > WIDTH - 6 or text.bottom > HEIGHT - 6]
        assert outside == [], card.id
        points = min(text.size for text in texts) / MM / 25.4 * 72
        assert points >= READABLE, card.id
        assert smallest_text(card, catalog_of(language)) == pytest.approx(points), card.id
    assert min(law_text(card, catalog_of(language)).size for card in printed().laws) / MM >= 3


@pytest.mark.parametrize("number", [8, 19, 74])
def test_nothing_is_painted_outside_the_card(number: int) -> None:
    """In pixels, with the fonts of this machine: where a card lies under a lid of its size, only the lid is seen."""
    drawing = card_svg(printed().by_number[number]).partition("?>")[2]
    card = drawing.replace('width="63mm" height="88mm"', f'width="{WIDTH:g}" height="{HEIGHT:g}" overflow="visible"', 1)
    lid = f'<rect x="-1" y="-1" width="{WIDTH + 2:g}" height="{HEIGHT + 2:g}"/>'
    table = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -20 292 392" width="584" height="784">{}</svg>'
    lidded, alone, bare = (svg_to_bytes(svg_string=table.format(under)) for under in (card + lid, lid, card))
    assert lidded == alone != bare


# -- sections ---------------------------------------------------------------------------------------------------------

QUARTER = re.compile(r'd="M([\d.]+) ([\d.]+)h(-?)[\d.]+A([\d.]+) [\d.]+ 0 0 [01] [\d.]+ ([\d.]+)Z" fill="(#\w+)"')


@rule("R1.10", "R1.12", "R3.3")
def test_the_sections_of_three_cards_make_one_circle() -> None:
    """Two cards side by side and one above, edge to edge: four quarters around one point, each its own color."""
    left, right, upper = (attrs.evolve(captain(), sections=sections(letters)) for letters in ("brgg", "gyrr", "bbgy"))
    quarters = [
        (float(x) + dx, float(y) + dy, float(radius), bool(leftward), float(end) < float(y), fill)
        for card, dx, dy in ((left, 0, HEIGHT), (right, WIDTH, HEIGHT), (upper, WIDTH / 2, 0))
        for x, y, leftward, radius, end, fill in QUARTER.findall(card_svg(card))
    ]
    meeting = {quarter[3:] for quarter in quarters if quarter[:3] == (WIDTH, HEIGHT, RADIUS)}
    assert meeting == {
        (True, False, FILLS[Color.RED]),
        (False, False, FILLS[Color.GREEN]),
        (True, True, FILLS[Color.GREEN]),
        (False, True, FILLS[Color.YELLOW]),
    }


@rule("C34")
def test_a_blank_section_has_no_letter() -> None:
    blank = attrs.evolve(law(201), sections=sections("b--r"))
    assert [word for word in words_on(blank) if len(word) == 1] == ["B", "R"]


# -- costs and rewards ------------------------------------------------------------------------------------------------


@rule("R6.6", "R6.11")
def test_the_captain_shows_what_each_level_costs_and_gives() -> None:
    """Green, blue, yellow, yellow from level 1 up and yellow once more; a card, 5 gems, magic, 12 points; 15 or all."""
    five, four, three, two, one = in_rows(drawn_texts(card_svg(captain())), rows=5)
    assert five == ["Y", "1", "+", "2", "+", "3", "/", "15"]
    assert sorted(four) == ["12", "Y", "power"]
    assert sorted(three) == ["M", "Y", "magic"]
    assert sorted(two) == ["5", "B", "gems"]
    assert sorted(one) == ["1", "G", "draw"]


def of_level_one(reward: Reward) -> CharacterCard:
    """Return the Captain with another reward on level 1."""
    return attrs.evolve(captain(), levels=(Level(Color.GREEN, reward), *captain().levels[1:]))


@pytest.mark.parametrize(
    ("reward", "shown"),
    [
        (Reward(gems=4), {"4", "gems"}),
        (Reward(draw=2), {"2", "draw"}),
        (Reward(attack=1, gems=3), {"A", "attack", "3", "gems"}),
        (Reward(tokens=Tokens(science=2)), {"S", "science"}),
        (Reward(tokens=Tokens(defense=1)), {"D", "defense"}),
        (Reward(tokens=Tokens(magic=1, magic_bonus=(2,))), {"M", "magic", "M+2", "magic bonus"}),
        (Reward(tokens=Tokens(circle_bonus=(CircleBonus(Color.RED, 4),))), {"R", "+4", "circle bonus"}),
        (Reward(infinite_gem=Color.BLUE), {"B", "infinite gem"}),
        (Reward(infinite_gem="any"), {"?", "infinite gem"}),
        (Reward(), set()),
    ],
)
def test_every_reward_has_its_letter_or_number_and_its_word(reward: Reward, shown: set[str]) -> None:
    """Whoever sees no colors, or has not learned the icons, reads what a level gives."""
    *_, lowest = in_rows(drawn_texts(card_svg(of_level_one(reward))), rows=5)
    assert set(lowest) == shown | {"G"}


def test_a_reward_beyond_all_bounds_stays_in_its_row() -> None:
    bonuses = tuple(CircleBonus(color, 99) for color in COLORS * 2)
    tokens = Tokens(power=tuple(range(60, 75)), science=3, magic=99, magic_bonus=(99, 98), circle_bonus=bonuses)
    texts = drawn_texts(card_svg(of_level_one(Reward(gems=99, draw=99, attack=99, tokens=tokens))))
    *_, lowest = in_rows(texts, rows=5)
    assert {str(value) for value in range(60, 75)} | {"99M", "99A", "M+99", "M+98"} <= set(lowest)
    assert lowest.count("+99") == 8
    assert overlapping(texts) == []
    assert max(text.right for text in texts) < WIDTH - 8


def test_words_and_names_are_in_the_language_asked_for() -> None:
    assert {"Kapitän", "Macht", "Magie"} <= set(words_on(printed().by_id["captain"], "de"))
    assert "Boatswain" in words_on(printed().by_id["boatswain"], "de")


# -- laws -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", printed().laws, ids=lambda card: card.id)
def test_a_law_shows_its_sentences_word_for_word(card: LawCard) -> None:
    """What `viceroy cards` prints of a law stands on its picture, in the same order."""
    words = words_on(card)
    lines = words[: words.index(dict(card.names)["en"])]  # sections and the head are drawn over the rest
    sentences = " ".join(part.before_table or part.sentence for part in law_parts(card))
    assert " ".join(line for line in lines if len(line) > 1).startswith(sentences)


def test_each_choice_of_a_law_begins_a_line() -> None:
    choice = attrs.evolve(law(201), on_play=(ChooseOne((Reward(attack=1), Reward(gems=4))),))
    assert [line for _, line in law_text(choice).lines] == [
        "Choose one:",
        "(1) 1 attack token;",
        "(2) 4 gems of any colors.",
    ]


@given(st.text(min_size=1, max_size=3000), st.integers(20, 400), st.integers(10, 400))
@settings(max_examples=tries(60))
def test_any_text_fits_its_box(text: str, width: int, height: int) -> None:
    """However long a text and however small its box: every letter of it is there, and no line is too wide."""
    drawn = fitted((text, text), width, height, 16)
    assert "".join("".join(line for _, line in drawn.lines).split()) == "".join((text * 2).split())
    assert drawn.height <= height
    assert all(breadth(line) * drawn.size <= width * 1.001 or len(line) == 1 for _, line in drawn.lines)


def test_long_laws_shrink_their_type() -> None:
    """A law of two hundred sentences fits its card, in type that is known to be hard to read."""
    endless = attrs.evolve(law(201), on_play=(ChooseOne((Reward(gems=3),) * 5),) * 40)
    texts = drawn_texts(card_svg(endless))
    assert overlapping(texts) == []
    assert max(text.bottom for text in texts) < HEIGHT
    assert smallest_text(endless) < READABLE


def test_no_word_stands_alone_where_it_could_have_company() -> None:
    """Of the ways to break a text into few lines, the most even one; before a long word the type may shrink."""
    even = "Wenn du das Gesetz des Nachbarn zurückerhältst, lege es ab."
    lines = [line for _, line in fitted((even,), 100, 100, 7).lines]
    assert all(breadth(line) * 7 > 40 for line in lines)
    alone = fitted(("(1) 1 Verteidigungsmarker;",), 165, 100, 13)
    assert [line for _, line in alone.lines] == ["(1) 1 Verteidigungsmarker;"]
    assert 13 * 0.8 < alone.size < 13


def test_a_full_text_does_not_touch_its_frame() -> None:
    """The frame keeps a distance of more than a millimeter on all sides."""
    full = attrs.evolve(law(201), on_play=(ChooseOne((Reward(gems=3),) * 5),) * 40)
    drawing = card_svg(full)
    frame = next(line for line in drawing.splitlines() if 'rx="6"' in line and "#ffffff" in line)
    x, y, width, height = (float(found) for found in re.findall(r'(?:x|y|width|height)="([\d.]+)"', frame)[:4])
    sentences = [text for text in drawn_texts(drawing) if y < text.bottom < y + height]
    assert min(text.top for text in sentences) - y >= MM
    assert y + height - max(text.bottom for text in sentences) >= MM
    assert min(text.left for text in sentences) - x >= MM
    assert x + width - max(text.right for text in sentences) >= MM


LONG = "The Extraordinarily Long-Winded Lord Chancellor of the Exchequer"


def test_a_long_name_breaks_into_two_lines() -> None:
    """Two lines in larger type instead of one in tiny type; they keep clear of the number, the corners and the rows."""
    named = attrs.evolve(captain(), names=(("en", LONG),))
    texts = drawn_texts(card_svg(named))
    lines = [text for text in texts if len(text.text) > 12]
    assert " ".join(line.text for line in lines) == LONG
    assert len(lines) == 2
    assert overlapping(texts) == []
    assert min(line.size for line in lines) > fitting(LONG, 20, WIDTH - 28) * 1.2
    assert smallest_text(named) >= READABLE


def test_rewards_without_room_for_words_go_without() -> None:
    """Three kinds of reward in a row have no room for long words, and their signs tell them apart."""
    level = attrs.evolve(
        captain().levels[0], reward=Reward(tokens=Tokens(magic=1, magic_bonus=(3,)), infinite_gem="any")
    )
    crowded = attrs.evolve(captain(), levels=(level, *captain().levels[1:]))
    for language in finished_tags():
        assert smallest_text(crowded, catalog_of(language)) >= READABLE


def test_lines_break_between_words() -> None:
    assert list(broken("You may tuck", 5)) == ["You may", "tuck"]
    assert list(broken("WWWWWWWW", 5)) == ["WWWWW", "WWW"]


# -- any set ----------------------------------------------------------------------------------------------------------


def safe(card: Card) -> None:
    """Check that a drawing parses, can be written, and holds nothing that runs or that is fetched."""
    drawing = card_svg(card)
    root = ElementTree.fromstring(drawing.encode("utf-8"))
    tags = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert tags <= {"svg", "title", "desc", "g", "rect", "circle", "path", "text"}
    attributes = {name for element in root.iter() for name in element.attrib}
    assert not [name for name in attributes if name.startswith("on") or "href" in name]
    assert not re.search(r"url\(|@import|<!", drawing)


@pytest.mark.parametrize("kind", [CharacterCard, LawCard])
def test_any_card_of_any_set_is_drawn(kind: type[CharacterCard | LawCard]) -> None:
    for seed in range(tries(60)):
        card = card_forms().read(any_card(Random(seed), 1, kind), kind)
        safe(card)
        assert overlapping(drawn_texts(card_svg(card))) == [], seed


HOSTILE = "</text><script>alert(1)</script>&\"'<!--]]>\x00\u202e\ud800"


@pytest.mark.parametrize("card", [captain(), law(201)], ids=["character", "law"])
def test_hostile_names_are_only_text(card: Card) -> None:
    """A name from somebody else's file is shown as it is written, and does nothing."""
    named = attrs.evolve(card, names=(("en", HOSTILE),))
    assert "<script" not in card_svg(named)
    assert "<!--" not in card_svg(named)
    assert "<script>alert(1)</script>" in "".join(words_on(named))
    assert max(text.right for text in drawn_texts(card_svg(named))) < WIDTH


def test_gems_of_given_colors_are_drawn_with_their_numbers() -> None:
    ((chips, word),) = reward_chips(Reward(colored_gems=(2, 1, 0, 0)), catalog_of("en").labels)
    assert [(chip.text, chip.gem) for chip in chips] == [("2", Color.BLUE), ("1", Color.RED)]
    assert word == catalog_of("en").labels.gems


# -- pictures ---------------------------------------------------------------------------------------------------------

SEA = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#012345"/></svg>'


def pictured(card: Card, fit: Fit) -> tuple[Card, Look]:
    return attrs.evolve(card, image=Image("sea.svg", fit)), Look(Picture("image/svg+xml", SEA))


def letters_of(texts: Iterable[str]) -> list[str]:
    """Return all letters in order: lines may break elsewhere."""
    return sorted("".join("".join(texts).split()))


@pytest.mark.parametrize("fit", Fit, ids=str)
@pytest.mark.parametrize("language", finished_tags()[:: 3 if PROFILE == "quick" else 1])
def test_every_text_on_a_picture_can_be_read(fit: Fit, language: str) -> None:
    """With a picture all printed cards say the same as without one, in 6 points or more, and nothing covers a text."""
    catalog = catalog_of(language)
    for card in CARDS:
        card, look = pictured(card, fit)
        drawing = card_svg(card, catalog, look)
        texts = drawn_texts(drawing)
        assert overlapping(texts) == [], card.id
        assert letters_of(text.text for text in texts) == letters_of(words_on(card, language)), card.id
        outside = [text for text in texts if text.left < 6 or text.right > WIDTH - 6 or text.bottom > HEIGHT - 6]
        assert outside == [], card.id
        assert smallest_text(card, catalog, look) >= READABLE, card.id


@pytest.mark.parametrize("card", [captain(), law(201)], ids=["character", "law"])
def test_a_picture_is_part_of_the_drawing(card: Card) -> None:
    """It is embedded, so the drawing can be moved and sent; nothing else in it is fetched."""
    for fit in Fit:
        root = ElementTree.fromstring(card_svg(*pictured(card, fit)[:1], look=pictured(card, fit)[1]))
        (image,) = root.iter(f"{SVG}image")
        assert image.get("href") == f"data:image/svg+xml;base64,{b64encode(filling_svg(SEA)).decode()}"
        assert float(image.get("width", 0)) == WIDTH
        assert (float(image.get("height", 0)) == HEIGHT) is (fit is Fit.BEHIND)


def colors_of(drawing: str) -> list[bytes]:
    """Return the pixels of a drawing of 252 x 352, row by row."""
    return [row.tobytes() for row in pixels(drawing, 252, 352).astype("uint8")]


def test_a_window_shows_the_picture_and_a_card_without_one_does_not() -> None:
    """In pixels: much of the card is the picture, and more of it where it lies behind the text."""
    sea = bytes((1, 0x23, 0x45))

    def share(drawing: str) -> float:
        rows = colors_of(drawing)
        return sum(row[at : at + 3] == sea for row in rows for at in range(0, len(row), 3)) / (252 * 352)

    for card in (captain(), law(201)):
        window, behind = (pictured(card, fit) for fit in Fit)
        assert 0.12 < share(card_svg(window[0], look=window[1])) < share(card_svg(behind[0], look=behind[1])) < 0.6
        assert share(card_svg(window[0])) == 0


def test_the_fewer_words_of_a_law_the_larger_is_its_picture() -> None:
    def window(card: Card) -> float:
        drawing = card_svg(*pictured(card, Fit.WINDOW)[:1], look=pictured(card, Fit.WINDOW)[1])
        return float(next(ElementTree.fromstring(drawing).iter(f"{SVG}image")).get("height", 0))

    short, long = printed().by_number[68], printed().by_number[66]
    assert len(" ".join(law_sentences(short))) < len(" ".join(law_sentences(long)))
    assert window(short) > window(long) >= HEIGHT / 4


# -- themes -----------------------------------------------------------------------------------------------------------

NIGHT = Theme("#b08d57", "#23303f", "#33203f", "#101820", "#f2e6c9", Typeface.SERIF, Mark.MOON)


def test_a_themed_card_says_the_same_in_other_colors() -> None:
    """Words and sizes are those of a plain card; ink, paper and frame are the theme's, the gems those of the game."""
    for card in CARDS[::5]:
        plain, themed = card_svg(card), card_svg(card, look=Look(theme=NIGHT))
        assert drawn_texts(themed) == drawn_texts(plain)
        fills = {element.get("fill") for element in ElementTree.fromstring(themed).iter(f"{SVG}text")}
        assert "#f2e6c9" in fills
        ground = NIGHT.laws if isinstance(card, LawCard) else NIGHT.characters
        assert f'fill="{ground}" stroke="#b08d57"' in themed
        assert QUARTER.findall(themed) == QUARTER.findall(plain)


@pytest.mark.parametrize("mark", Mark, ids=str)
def test_the_sign_of_a_set_lies_in_the_corner_and_covers_nothing(mark: Mark) -> None:
    """In pixels: inside its square, clear of the edge of the card and of the sections."""
    themed, plain = (card_svg(captain(), look=Look(theme=Theme(mark=one))) for one in (mark, None))
    rows = [
        [at for at in range(252) if one[3 * at : 3 * at + 3] != other[3 * at : 3 * at + 3]]
        for one, other in zip(colors_of(themed), colors_of(plain), strict=True)
    ]
    found = [(x, y) for y, row in enumerate(rows) for x in row]
    assert len(found) > 60
    assert all(222 <= x <= 245 and 323 <= y <= 346 for x, y in found)


def test_a_themed_card_is_not_darkened() -> None:
    assert "prefers-color-scheme" in card_svg(captain(), may_be_dark=True)
    assert "prefers-color-scheme" not in card_svg(captain(), look=Look(theme=NIGHT), may_be_dark=True)


# -- for a printer ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("look", [Look(), Look(theme=NIGHT), Look(Picture("image/svg+xml", SEA))], ids="ptw")
def test_a_bleeding_card_is_the_same_card_with_three_millimeters_around_it(look: Look) -> None:
    """In pixels: inside, what a card without bleed shows; beyond each edge, what lies at the edge, and no frame."""
    for card in (captain(), law(201)):
        for fit in Fit:
            card = attrs.evolve(card, image=Image("sea.svg", fit)) if look.picture else card
            cut = pixels(card_svg(card, look=look), 252, 352)
            whole = pixels(card_svg(card, look=look, bleed=True), 276, 376)
            root = ElementTree.fromstring(card_svg(card, look=look, bleed=True))
            assert (root.get("width"), root.get("height")) == ("69mm", "94mm")
            inside = whole[12:-12, 12:-12]
            same = abs(inside[2:-2, 2:-2] - cut[2:-2, 2:-2]).max(axis=2) < 40
            assert same.mean() > 0.999
            for edge, over in (
                (inside[4, 4:-4], whole[1, 16:-16]),
                (inside[-5, 4:-4], whole[-2, 16:-16]),
                (inside[4:-4, 4], whole[16:-16, 1]),
                (inside[4:-4, -5], whole[16:-16, -2]),
            ):
                assert (abs(edge - over).max(axis=1) < 40).mean() > 0.93


def test_no_outline_stands_where_a_bleeding_card_is_cut() -> None:
    """From its margin far into a section, a card has one color."""
    for card in (captain(), law(201)):
        large = pixels(card_svg(card, bleed=True), 276 * 4, 376 * 4)
        for strip in (
            large[: 16 * 4, 32 * 4],
            large[32 * 4, : 16 * 4],
            large[: 16 * 4, -32 * 4],
            large[32 * 4, -16 * 4 :],
            large[-16 * 4 :, (138 - 20) * 4],
            large[-16 * 4 :, (138 + 20) * 4],
        ):
            assert (strip.max(axis=0) - strip.min(axis=0)).max() < 8


def test_number_and_name_can_be_read_on_their_band_in_any_theme() -> None:
    """Whatever its frame: paper or ink if one of them can be read on it, else white or black."""
    for shade in range(0, 256, 5):
        for frame in (f"#{shade:02x}{shade:02x}{shade:02x}", f"#b0{shade:02x}57"):
            look = Look(theme=attrs.evolve(NIGHT, frame=frame))
            for kind in CardKind:
                assert contrast(look.on_band(kind), look.band(kind)) >= LEAST_CONTRAST
                assert contrast(look.on_back(kind), look.back(kind)) >= LEAST_CONTRAST
    assert Look(theme=NIGHT).on_band(CardKind.LAW) == NIGHT.paper
    assert min(contrast(Look().on_band(kind), Look().band(kind)) for kind in CardKind) > 8


MOMENT = re.compile(r'translate\(([\d.]+) ([\d.]+)\).*?<path class="moment" d="(\S+)', re.DOTALL)


def test_a_sign_says_when_the_sentences_of_a_law_apply() -> None:
    """One before the first sentence of each moment: played, as long as the law lies there, at the end of the game."""
    for card in printed().laws:
        drawing = card_svg(card)
        signs = [(float(y), sign) for part in drawing.split("<g")[1:] for _, y, sign in MOMENT.findall(part)]
        moments = [part.moment for part in law_parts(card)]
        assert len(signs) == len({*moments}) == len({sign for _, sign in signs})
        text = law_text(card)
        middles = [text.lines[text.starts[moments.index(moment)]][0] for moment in dict.fromkeys(moments)]
        below = [y - signs[0][0] for y, _ in signs]
        assert below == pytest.approx([middle - middles[0] for middle in middles], abs=0.02)
    laws = {card.number: card for card in printed().laws}
    assert [part.moment for part in law_parts(laws[78])] == [Moment.LASTING, Moment.END]
    assert [part.moment for part in law_parts(laws[68])] == [Moment.END]


def test_choices_are_a_list_with_an_indent() -> None:
    """The second line of a choice begins below the first word of it, not below its number."""
    (enchantment,) = (card for card in printed().laws if card.number == 83)
    text = law_text(enchantment)
    second = next(index for index, (_, line) in enumerate(text.lines) if line.startswith("(1)")) + 1
    assert not text.lines[second][1].startswith("(")
    assert text.indents[second] > 0 == text.indents[second - 1]


def test_points_by_the_level_of_a_law_are_a_table() -> None:
    """Each level that counts with its points, from left to right below the sentence; with a condition in words."""
    favor = attrs.evolve(law(201), scoring=(PointsByLevel((3, 0, 9, -12)),))
    texts = drawn_texts(card_svg(favor))
    row = [text for text in texts if text.text in ("1", "3", "9", "4", "-12")]
    assert [text.text for text in sorted(row, key=lambda text: text.left)] == ["1", "3", "3", "9", "4", "-12"]
    assert max(text.top for text in row) < min(text.bottom for text in row)
    assert min(text.top for text in row) > max(text.bottom for text in texts if text.text.endswith("lies."))
    assert overlapping(texts) == []
    (part,) = law_parts(favor)
    assert part.sentence == law_sentences(favor)[0] != part.before_table
    condition = Condition(Quantity(Counted.CARDS, Where.PYRAMID), at_least=3)
    in_words = attrs.evolve(law(201), scoring=(PointsByLevel((3, 6, 0, 0), condition), PointsByLevel((0, 5, 0, 0))))
    assert [part.by_level for part in law_parts(in_words)] == [(), ()]
    assert " ".join(law_sentences(in_words)) in " ".join(words_on(in_words))


def test_a_law_of_few_words_has_a_picture_of_lines() -> None:
    """A balance, or the sign of its set; a long law has the room for its sentences."""
    short, long = printed().by_number[85], printed().by_number[74]
    assert [card_svg(card).count('class="mark"') for card in (short, long)] == [1, 0]
    assert card_svg(short, look=Look(theme=NIGHT)).count(mark_path(Mark.MOON, NIGHT.paper)) == 1


def test_backs_tell_the_kinds_apart_and_no_card_from_another() -> None:
    """One for all cards of a kind, in the size of a card; the name of the set stands on it for both sides."""
    backs = {kind: back_svg(kind, "Harbor") for kind in CardKind}
    assert len({*backs.values()}) == 2
    for back in backs.values():
        root = ElementTree.fromstring(back)
        assert (root.get("width"), root.get("height")) == ("63mm", "88mm")
        assert [text.text for text in root.iter(f"{SVG}text")].count("Harbor") == 2
    assert back_svg(CardKind.LAW, HOSTILE, bleed=True).count("<script") == 0
