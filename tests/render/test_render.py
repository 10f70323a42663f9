"""Text for people: the table, the drawn pyramids, the painting in words, the cards."""

from __future__ import annotations

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from hand_built import BLUE, GREEN, MIXED, RED, YELLOW, bonus, captain, law, lay, plain, position, power, pyramid
from rules import rule
from viceroy.engine.actions import Slot
from viceroy.engine.views import view
from viceroy.messages import columns, numbers_text
from viceroy.model.cards import CardSet, CharacterCard, DescribedCard, Sections
from viceroy.model.geometry import Place
from viceroy.model.points import PointsPer
from viceroy.model.pyramid import PlacedCard, Pyramid, Section
from viceroy.model.quantities import Counted, Quantity, Where
from viceroy.model.tokens import COLORS, CircleBonus, Tokens, gems
from viceroy.render.cards import card_text, set_text
from viceroy.render.score_report import items_text, painting_text, score_table, score_text, winners_text
from viceroy.render.text import MARKS, left, printable, shortened, wrapped
from viceroy.render.text import plain as in_ascii
from viceroy.render.text_drawings import draw_pyramid, legend_text, marks
from viceroy.render.text_table import row_text
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import FinalPosition, FinalScore, PaintedCircle, Painting, PaintingChoice, score_positions
from viceroy.sessions.new_game import new_game
from viceroy.wording.catalog import catalog_of
from viceroy.wording.game import slot_text
from viceroy.wording.languages import finished_tags

TERMINAL = 80


def named(number: int, name: str, letters: str = "brgy") -> CharacterCard:
    """Make a character of a name; what it costs and gives is the Captain's."""
    sections = plain(letters).sections
    return CharacterCard(number, f"card-{number}", (("en", name),), sections, captain().levels)


def one_red_gem_for_scout() -> FinalPosition:
    """Scout, all red below, lies on a card with a red and one with a green corner: one red gem makes a red circle."""
    return position(
        lay(1, 0, named(32, "Captain", "bgrr")),
        lay(1, 1, named(17, "Corporal", "rrbb")),
        lay(2, 0, named(5, "Scout", "ryrr")),
        gems=gems(red=2),
        painting=PaintingChoice.BEST,
    )


def score_of_both() -> tuple[list[FinalPosition], FinalScore]:
    """Score Ada, who paints, and Ben, who has two attack tokens left."""
    positions = [one_red_gem_for_scout(), position(lay(1, 0, tokens=power(12)), name="Ben", attack=2)]
    return positions, score_positions(positions)


# -- the table ----------------------------------------------------------------------------------------------------


@rule("R10.3")
def test_the_table_has_a_row_for_each_line_in_the_order_of_the_rules() -> None:
    """Circles, infinite gems, laws, power, magic, sets, attack; then total and rank."""
    _, score = score_of_both()
    labels = [line.split("  ")[0].strip("─") for line in score_table(score).splitlines()]
    lines = ["Circles", "Infinite gems", "Laws", "Power", "Magic", "Sets", "Attack"]
    assert labels == ["Player", "", *lines, "", "Total", "Rank", "", "Winner: Ben"]


@rule("R11.1", "R11.7")
def test_the_table_shows_points_totals_and_ranks_by_player() -> None:
    """Ada has 2 for a circle and -8 for Ben's attack tokens, Ben a power token of 12."""
    _, score = score_of_both()
    cells = {line.split()[0]: line.split()[-2:] for line in score_table(score).splitlines() if line.split()}
    assert cells["Player"] == ["Ada", "Ben"]
    assert cells["Circles"] == ["2", "0"]
    assert cells["Power"] == ["0", "12"]
    assert cells["Attack"] == ["-8", "0"]
    assert cells["Total"] == ["-6", "12"]
    assert cells["Rank"] == ["2", "1"]


def test_columns_stay_straight_under_wide_names() -> None:
    """Characters of two columns, and marks that take none, do not shift the numbers below them."""
    names = ["将軍", "Zoë", "Ze\u0301", "Ada"]
    score = score_positions([position(lay(1, 0, tokens=power(5)), name=name) for name in names])
    rows = score_table(score).split("\n\n")[0].splitlines()
    assert {columns(row) for row in rows} == {columns(rows[0])}


@rule("C41")
def test_equal_totals_share_the_win() -> None:
    tied = score_positions([position(name="Ada"), position(name="Ben")])
    assert winners_text(tied) == "Winners: Ada, Ben"
    assert winners_text(tied, catalog_of("de")) == "Sieger: Ada, Ben"


@pytest.mark.parametrize("language", finished_tags())
def test_the_table_speaks_each_language(language: str) -> None:
    _, score = score_of_both()
    labels = catalog_of(language).labels
    rows = [line.split("  ")[0] for line in score_table(score, catalog_of(language)).splitlines()]
    assert rows[0] == labels.player
    assert [row for row in rows[2:-2] if row.strip("─")] == [*labels.lines.values(), labels.total, labels.rank]


def test_items_come_by_line_with_points_card_reason_and_rule() -> None:
    _, score = score_of_both()
    assert items_text(score.players[0]) == (
        "Circles: 2\n"
        "     2  5 Scout: red circle on level 2, painted with 1 gem: 2 (R11.1)\n"
        "Attack: -8\n"
        "    -8  opponents have 2 attack tokens left, own defense is 0: 2 \u00d7 -4 (R11.7)"
    )


@rule("R11.5")
def test_an_item_of_no_points_says_why() -> None:
    """Magic without a magic bonus is worth nothing, and the list of items does not keep that quiet."""
    (ada,) = score_positions([position(lay(1, 0, tokens=Tokens(magic=4)))]).players
    assert "Magic: 0\n     0  " in items_text(ada)


# -- the drawing --------------------------------------------------------------------------------------------------


def test_a_pyramid_is_drawn_as_it_lies() -> None:
    """Top level first; each card over the two that carry it; the letters of a circle meet where three cards do."""
    own = one_red_gem_for_scout()
    painting = score_positions([own]).players[0].painting
    assert draw_pyramid(own.pyramid, painting, width=26) == (
        "        R──────────Y\n"
        "2       │5         │\n"
        "        │Scout     │\n"
        "        └───(RR)───┘\n"
        "  B─────────(rR)─────────R\n"
        "1 │32        ││17        │\n"
        "  │Captain   ││Corporal  │\n"
        "  └────RR────┘└────BB────┘"
    )


def test_a_circle_of_several_colors_has_no_parentheses() -> None:
    drawn = draw_pyramid(
        pyramid(lay(2, 0, plain("bbgg")), lay(1, 0, plain("rrrr")), lay(1, 1, plain("rrrr"))), Painting()
    )
    assert "(" not in drawn
    assert "GG" in drawn


@pytest.mark.parametrize("language", finished_tags())
def test_an_empty_place_of_the_row_has_its_whole_name_and_says_so_below_it(language: str) -> None:
    catalog = catalog_of(language)
    seen = attrs.evolve(view(new_game(2, seed=7), None), tips=(None, 47, 36, None))
    _, names, below, *_ = row_text(seen, TERMINAL, catalog).splitlines()
    assert all(slot_text(color, Slot.TIP, catalog) in names for color in COLORS)
    assert below.count(f"({catalog.terminal.empty})") == 2


def test_a_skipped_place_stays_empty_on_the_left() -> None:
    """A level that starts at x = 1 is drawn one card and a half to the right of level 1's edge."""
    ground = [lay(1, x, named(10 + x, "Low")) for x in range(3)]
    drawn = draw_pyramid(pyramid(*ground, lay(2, 1, named(77, "High"))), Painting(), width=2 + 3 * 12)
    top = next(line for line in drawn.splitlines() if "77" in line)
    assert top.index("│77") == 2 + 12 + 6


def test_what_lies_on_a_card_is_told_in_few_letters() -> None:
    """Tokens, infinite gems, stored gems and tucked cards all show, so that a slip of the pen does too."""
    placed = PlacedCard(
        Place(1, 0),
        plain(),
        Tokens(2, 1, 1, (3, 12), (5,), (CircleBonus(GREEN, 4),)),
        (YELLOW,),
        gems(red=2, blue=1),
        2,
    )
    assert marks(placed) == ("3p", "12p", "2s", "m", "d", "m+5", "G+4", "∞Y", "1Bg", "2Rg", "2t")
    drawn = draw_pyramid(Pyramid((placed,)), Painting())
    assert all(mark in drawn for mark in marks(placed))


def test_gems_of_unknown_colors_are_counted() -> None:
    assert marks(lay(1, 0, stored=5, tucked=1)) == ("5g", "1t")


def test_the_legend_explains_every_mark() -> None:
    """Whoever sees a letter in a drawing finds it explained below, within the width of the terminal."""
    signs = ("B ", "R ", "G ", "Y ", "(RR)", "12p", "s ", "m ", "d ", "m+3", "∞R", "g ", "t ")
    for language in finished_tags():
        legend = legend_text(catalog_of(language), width=TERMINAL)
        assert [sign for sign in signs if sign not in legend] == []
        assert all(len(line) <= TERMINAL for line in legend.splitlines())


@pytest.mark.parametrize("wide", range(1, 20))
def test_a_pyramid_fits_a_terminal(wide: int) -> None:
    """Up to nineteen cards side by side are drawn within eighty columns, and every number is there."""
    cards = [lay(1, x, named(100 + x, f"Somebody {x}")) for x in range(wide)]
    cards += [lay(2, x, named(200 + x, "Crossbowwoman")) for x in range(wide - 1)]
    drawn = draw_pyramid(pyramid(*cards), Painting(), width=TERMINAL)
    assert max(map(columns, drawn.splitlines())) <= TERMINAL
    assert [
        placed.card.number for placed in cards if f" {placed.card.number}" not in f" {drawn}".replace("│", " ")
    ] == []


def test_a_wide_pyramid_shows_its_circles_and_tells_what_lies_there() -> None:
    cards = [lay(1, x, named(1 + x, "Low", "rrrr")) for x in range(15)]
    cards += [
        lay(2, 0, named(40, "Pure", "rrrr"), tokens=power(12)),
        lay(2, 1, named(41, "Mixed", "bbbb"), infinite=(RED,)),
    ]
    painting = Painting((Paint(Place(2, 1), Section.BOTTOM_LEFT, RED),), (PaintedCircle(Place(2, 1), None, 1),))
    lines = draw_pyramid(pyramid(*cards), painting).splitlines()
    assert lines[0].split() == ["2", "40", "41"]
    assert lines[1].split() == ["(R)", "·"]
    assert lines[1].index("R") - lines[0].index("40") in (0, 1)  # below the upper card
    assert lines[2].split() == ["1", *map(str, range(1, 16))]
    assert lines[3:] == ["40: 12p; 41: ∞R"]


def test_a_wide_painted_circle_has_a_small_letter() -> None:
    cards = [lay(1, x, named(1 + x, "Low", "rrrr")) for x in range(15)]
    paints = tuple(Paint(Place(2, 0), section, RED) for section in (Section.BOTTOM_LEFT, Section.BOTTOM_RIGHT))
    painting = Painting(paints, (PaintedCircle(Place(2, 0), RED, 2),))
    assert "(r)" in draw_pyramid(pyramid(*cards, lay(2, 0, plain("bbbb"))), painting)


def test_wide_names_do_not_break_the_frame() -> None:
    """A name of two-column characters is cut so that the right edge stays where it is."""
    drawn = draw_pyramid(Pyramid((lay(1, 0, named(7, "将軍将軍将軍将軍将軍")),)), Painting())
    assert {columns(line) for line in drawn.splitlines()} == {16}


def test_marks_that_join_a_letter_stay_with_it() -> None:
    joined = named(7, "Zoe\u0308")
    drawn = draw_pyramid(Pyramid((lay(1, 0, joined),)), Painting())
    assert "│Zoe\u0308         │" in drawn


def test_blank_sections_and_cards_without_number_are_drawn() -> None:
    card = DescribedCard(Sections(None, RED, None, BLUE))
    drawn = draw_pyramid(Pyramid((lay(1, 0, card),)), Painting())
    assert drawn.splitlines()[0].strip() == "·" + "─" * 12 + "R"
    assert "│-" in drawn
    assert "·B" in drawn


def test_no_pyramid_draws_nothing() -> None:
    assert draw_pyramid(Pyramid(), Painting()) == ""


# -- the painting in words ----------------------------------------------------------------------------------------


def painting_told(own: FinalPosition) -> str:
    return painting_text(own, score_positions([own]).players[0].painting)


def test_the_best_painting_is_told_so_that_a_player_can_follow_it() -> None:
    """How many gems of which color go on which section, under which card; and that the library chose it."""
    assert painting_told(one_red_gem_for_scout()) == (
        "Painting, chosen for you (no other painting scores more):\n"
        "- put 1 red gem on the left section of the circle under Scout (5, level 2): it becomes red"
    )


@rule("C35")
def test_several_gems_on_one_circle_are_one_sentence() -> None:
    paints = (
        Paint(Place(2, 0), Section.LEFT, GREEN),
        Paint(Place(2, 0), Section.RIGHT, GREEN),
        Paint(Place(2, 0), Section.BOTTOM_LEFT, BLUE),
    )
    own = position(lay(2, 0, plain("yyyy")), gems=gems(green=2, blue=1), painting=paints)
    assert painting_told(own).splitlines()[1] == (
        "- put 1 blue gem on the bottom left section and 2 green gems on the left and right sections"
        " of the circle under the card at level 2, place 0: it still has several colors"
    )


def test_three_sections_are_listed() -> None:
    sections = Section.BOTTOM_RIGHT, Section.LEFT, Section.RIGHT
    paints = tuple(Paint(Place(2, 0), section, GREEN) for section in sections)
    own = position(lay(2, 0, DescribedCard(MIXED, number=9)), gems=gems(green=3), painting=paints)
    assert (
        "3 green gems on the left, right and bottom right sections of the circle under card 9 (level 2)"
        in painting_told(own)
    )


def test_a_painting_of_ones_own_says_whether_it_is_the_best() -> None:
    """The table's word stands, and a better use of the gems is not kept quiet."""
    best = (Paint(Place(2, 0), Section.LEFT, RED),)
    waste = (Paint(Place(2, 0), Section.LEFT, BLUE),)
    own = one_red_gem_for_scout()
    head = {
        choice: painting_told(FinalPosition("Ada", own.pyramid, gems(red=1, blue=1), painting=choice)).splitlines()[0]
        for choice in (best, waste, PaintingChoice.NONE)
    }
    assert head[best] == "Painting, as the player chose it (no painting scores more):"
    assert head[waste] == "Painting, as the player chose it (another one scores more: `painting: best`):"
    none = "Painting: none, as the player chose (another one scores more: `painting: best`)."
    assert head[PaintingChoice.NONE] == none


def test_what_is_not_proven_best_is_not_called_best() -> None:
    """Where the search ended early, neither its painting nor the player's own is said to be the best there is."""
    own = one_red_gem_for_scout()
    painting = score_positions([own]).players[0].painting
    unproven = attrs.evolve(painting, is_best=False, is_proven=False)
    known = "(the best found; it is not proven that no other scores more)"
    assert painting_text(own, unproven).splitlines()[0] == f"Painting, chosen for you {known}:"
    assert painting_text(own, Painting(is_best=False, is_proven=False)) == f"Painting: none, chosen for you {known}."
    chosen = attrs.evolve(own, painting=painting.paints)
    assert painting_text(chosen, unproven).splitlines()[0] == f"Painting, as the player chose it {known}:"


def test_without_gems_there_is_nothing_to_choose() -> None:
    assert painting_told(position()) == "Painting: none, no gem is left behind the screen."


def test_gems_that_help_nowhere_stay_where_they_are() -> None:
    own = position(gems=gems(red=3), painting=PaintingChoice.BEST)
    assert painting_told(own) == "Painting: none, chosen for you (no gem on a section would score more)."


# -- everything together ------------------------------------------------------------------------------------------


def test_the_report_holds_table_pyramids_paintings_and_legend() -> None:
    """One look answers who won, whether the sheet was read right, and where the gems go."""
    positions, score = score_of_both()
    report = score_text(positions, score)
    for part in (
        "Winner: Ben",
        "Ada: Total -6, Rank 2",
        "│Scout",
        "put 1 red gem",
        "The sections of a circle",
        "B blue",
    ):
        assert part in report
    assert "R11.1" not in report
    assert "(R11.1)" in score_text(positions, score, explain=True)


def test_the_report_can_be_shown_in_ascii() -> None:
    """A terminal without drawing characters gets plus, minus and bar in their place, of the same width."""
    report = score_text(*score_of_both())
    assert in_ascii(report).isascii()
    assert [len(line) for line in in_ascii(report).splitlines()] == [len(line) for line in report.splitlines()]
    assert not MARKS.isascii()


def test_names_cannot_play_with_the_terminal() -> None:
    """Escape sequences, line ends and marks that turn the writing round are shown as replacement characters."""
    evil = "A\x1b[31m\nB\u202eC\u2028D\x9b"
    report = score_text([position(name=evil)], score_positions([position(name=evil)]), explain=True)
    assert not set("\x1b\u202e\u2028\x9b") & set(report)
    assert "A�[31m�B�C�D�" in report


# -- cards --------------------------------------------------------------------------------------------------------


@rule("D11", "D12", "D13", "D14", "D15", "D16", "D17", "D18", "D19", "D20")
def test_the_captain_is_shown_with_his_costs_and_rewards() -> None:
    assert card_text(captain()).splitlines() == [
        "32 Captain (character, id captain)",
        "  sections: top left blue, top right red, bottom red",
        "  level 1: pay 1 green                    get 1 card drawn from a deck of your choice",
        "  level 2: pay 1 blue, 1 green            get 5 gems of any colors",
        "  level 3: pay 1 blue, 1 green, 1 yellow  get 1 magic token",
        "  level 4: pay 1 blue, 1 green, 2 yellow  get 12 power points",
        "  level 5: pay 1 blue, 1 green, 3 yellow  get the rewards of levels 1, 2 and 3, or 15 power points",
    ]


def test_a_law_is_shown_with_sentences_made_from_its_effect() -> None:
    """What it does on play and at the end; unlike halves of the lower edge are both listed."""
    clause = PointsPer(2, Quantity(Counted.GEMS, Where.STORED_HERE))
    card = law(76, clause, letters="g-y-")
    lines = card_text(card).splitlines()
    assert lines[0] == "76 Law 76 (law, id law-76)"
    assert lines[1] == "  sections: top left green, top right blank, bottom yellow and blank"
    assert len(lines) == 3
    assert "2 points for each gem" in lines[2]


def test_other_names_of_a_card_are_told_with_their_languages() -> None:
    card = CharacterCard(1, "a", (("en", "Scout"), ("de", "Späherin")), MIXED, captain().levels)
    assert card_text(card).splitlines()[1] == "  names: de Späherin"


def test_a_set_lists_its_cards_by_number() -> None:
    cards = CardSet("tiny", (("en", "Tiny"),), (named(9, "Nine"), named(3, "Three", "rrbb")), (law(70),))
    lines = set_text(cards).splitlines()
    assert lines[0] == "Tiny: 2 characters, 1 law"
    assert [line.split()[0] for line in lines if line] == [
        "Tiny:",
        "Characters",
        "number",
        "3",
        "9",
        "Laws",
        "number",
        "70",
    ]
    assert lines[4].split() == ["3", "card-3", "Three", "red", "red", "blue"]


def test_numbers_are_told_by_runs() -> None:
    """The printed set has 1 to 88."""
    assert numbers_text(range(1, 89)) == "1-88"
    assert numbers_text([]) == ""


# -- columns ------------------------------------------------------------------------------------------------------


@given(st.text(max_size=30), st.integers(0, 20))
def test_a_shortened_text_is_never_too_wide(text: str, most: int) -> None:
    """Whatever the characters are, the columns suffice, and filled up they are used exactly."""
    cut = shortened(text, most)
    assert columns(cut) <= most
    assert columns(left(cut, most)) == most


@given(st.text(max_size=30))
def test_printable_text_has_no_control_characters(text: str) -> None:
    shown = printable(text)
    assert len(shown) == len(text)
    assert not any(char < " " or "\x7f" <= char < "\xa0" for char in shown)


def test_nothing_breaks_or_turns_a_line() -> None:
    """Control characters, line breaks of any kind, half characters and Unicode's controls of direction are replaced."""
    directions = [0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)]
    harmful = [*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029, 0xD800, 0xDFFF, *directions]
    assert printable("".join(map(chr, harmful))) == "�" * len(harmful)


def test_words_wrap_and_long_ones_are_cut() -> None:
    assert wrapped(["12p", "2s", "12p", "m+3", "abcdefgh"], 6) == ["12p 2s", "12p", "m+3", "abcde…"]


def test_bonus_tokens_show_their_color() -> None:
    assert marks(lay(1, 0, tokens=bonus(RED, 2, 4))) == ("R+2", "R+4")
