"""Score sheets of finished games: they score as the game does, and read as a person would write them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Unpack

import attrs
import pytest
from hypothesis import given, settings

from any_laws import lively_set
from effort import tries
from hand_built import GREEN, RED
from law_play import bare_law, with_laws
from positions import DEFAULTS, Given, at_the_end, on, play_through, printed, rows, seat
from sheet_strategies import sheets
from viceroy.bots import RandomBot, play_out
from viceroy.documents.schemas import shipped_validator
from viceroy.engine.reducer import score
from viceroy.engine.state import GameState
from viceroy.model.cards import CardSet
from viceroy.model.editions import EDITIONS, GERMAN, PORTUGUESE, Edition
from viceroy.model.geometry import Place
from viceroy.model.laws import Gain, Reward, StoreGems, Trigger, TuckFromHand, Whenever
from viceroy.model.points import PointsPer
from viceroy.model.pyramid import PlacedCard, Pyramid, Section
from viceroy.model.quantities import MOST, CardKind, Counted, Quantity, Where
from viceroy.model.tokens import Tokens
from viceroy.positions.forms import PositionPlayerForm
from viceroy.scoring.score import FinalPosition, FinalScore, PaintingChoice
from viceroy.sessions.new_game import start_game
from viceroy.sheets.forms import DescribedCardForm, LyingTokensForm, NamedCardForm, PaintForm
from viceroy.sheets.sheet import ScoreSheet, load_score_sheet, read_sheet, score_sheet
from viceroy.sheets.writer import WIDTH, CardForms, sheet_text, written
from viceroy.text.yaml_text import parse_document
from viceroy.web.sheets import SheetData
from watched_game import any_choice, random_edition, seats_of


def game(seed: int, card_set: CardSet, edition: Edition | None = None) -> GameState:
    rng = random.Random(seed)
    edition = edition or random_edition(rng)
    players, virtual = rng.choice(seats_of(edition))
    start = start_game(players, seed=seed, edition=edition, card_set=card_set, virtual_opponents=virtual)
    return play_through(start.state, lambda state, seat, actions: any_choice(attrs.evolve(state), rng))


def read(text: str) -> ScoreSheet:
    """Read a sheet that stands alone, with no file beside it; it may be warned of, but has no errors."""
    reading = read_sheet(parse_document(text, file="sheet.yaml", folder=Path("no-such-folder")))
    sheet, problems = reading.sheet, reading.problems
    assert sheet is not None, (problems, text)
    return sheet


def told(result: FinalScore) -> list[Any]:
    """Tell all of a score; cards by their numbers, for a described card is no card of a set."""
    return [
        (player.name, player.rank, player.total, player.lines, [_facts(item) for item in player.items], player.painting)
        for player in result.players
    ]


def _facts(item: Any) -> Any:
    values = {field.name: getattr(item, field.name) for field in attrs.fields(type(item))}
    cards = {name: card.number for name, card in values.items() if name in ("card", "copied") and card is not None}
    return type(item), {**values, **cards}


def finished(*seats: PositionPlayerForm, **given: Unpack[Given]) -> GameState:
    return at_the_end(*[attrs.evolve(held, finished=True) for held in seats], **given)


# -- games ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_the_sheet_of_a_game_scores_as_the_game_does(edition: Edition) -> None:
    """In every edition, with virtual opponents too: equal points, lines, items and paintings."""
    for seed in range(12):
        final = game(seed, printed(), edition)
        sheet = read(sheet_text(final))
        assert sheet.edition == edition
        assert score_sheet(sheet) == score(final)


def test_the_sheet_of_a_game_with_house_rules_scores_as_the_game_does() -> None:
    """Whichever options were changed, the sheet says so."""
    for seed in range(100, 100 + tries(100)):
        final = game(seed, printed())
        sheet = read(sheet_text(final))
        assert sheet.edition == final.rules.edition
        assert score_sheet(sheet) == score(final)


def test_the_sheet_of_a_game_with_other_cards_scores_as_the_game_does() -> None:
    """A sheet has room for 99 tokens of a kind on a card; lively laws may lay more, and then it says so."""
    refused = 0
    for seed in range(tries(100)):
        final = game(seed, lively_set(seed))
        tokens = [placed.tokens for owner in final.seats for placed in owner.pyramid.cards]
        if any(max(each.science, each.magic, each.defense) > MOST for each in tokens):
            refused += 1
            with pytest.raises(ValueError, match="no score sheet can hold this"):
                sheet_text(final)
        else:
            assert told(score_sheet(read(sheet_text(final)))) == told(score(final))
    assert refused <= 3


def test_a_tucked_law_with_the_number_of_a_printed_character_stays_a_law() -> None:
    """The printed set has the Scout of that number: a printed law that lies nowhere stands for it."""
    own = bare_law(5)
    cards = CardSet("own", (("en", "Own"),), (printed().characters[0],), (own,))
    waiting = PlacedCard(Place(1, 0), printed().by_number[78], tucked=(own,))
    sheet = ScoreSheet(DEFAULTS, cards, (FinalPosition("Ada", Pyramid((waiting,))),))
    (placed,) = read(written(sheet)).positions[0].pyramid.cards
    assert [card.kind for card in placed.tucked_cards] == [CardKind.LAW]


def test_a_sheet_is_valid_and_loads_from_a_file(tmp_path: Path) -> None:
    for seed in range(12):
        final = game(seed, lively_set(seed) if seed % 2 else printed())
        text = sheet_text(final)
        document = parse_document(text, file="sheet.yaml")
        assert text.startswith("# yaml-language-server: $schema=score-sheet.schema.json\nformat: score-sheet/1\n")
        assert shipped_validator("score-sheet").is_valid(document.root.plain())
        (tmp_path / "sheet.yaml").write_text(text, encoding="utf-8")
        assert told(score_sheet(load_score_sheet(tmp_path / "sheet.yaml"))) == told(score(final))


def test_lines_are_short() -> None:
    """A sheet is for people: a level that would be too long goes on in the next line."""
    texts = [sheet_text(game(seed, lively_set(seed))) for seed in range(8)]
    assert max(len(line) for text in texts for line in text.splitlines()) <= WIDTH
    assert any("      - - " in text for text in texts)


def test_a_game_that_is_not_over_has_no_sheet() -> None:
    states = [one.state for one in play_out(start_game(2, seed=1, card_set=printed()), RandomBot(seed=1))]
    for state in (states[0], states[-2]):
        with pytest.raises(ValueError, match="the game is not over"):
            sheet_text(state)


# -- as a person would write it --------------------------------------------------------------------------------------


def test_a_sheet_reads_as_a_person_would_write_it() -> None:
    """The contract's example: numbers, what lies behind the screens, the gems that were painted, and little more."""
    ada = seat(
        *rows((32, 5)),
        on(1, 2, 17, tokens=Tokens(defense=1)),
        on(1, 3, 8, tokens=Tokens(magic=1)),
        on(2, 1, 76, stored=(1, 0, 0, 0)),
        on(2, 2, 40, tokens=Tokens(science=1)),
        gems=(1, 1, 0, 0),
        attack=1,
    )
    ada = attrs.evolve(ada, painted=(PaintForm((2, 2), Section.RIGHT, RED),))
    final = finished(ada, seat(*rows((12, 1))), seat(*rows((2, 26)), gems=(0, 0, 0, 2)), edition=GERMAN)
    assert (
        sheet_text(final)
        == """\
# yaml-language-server: $schema=score-sheet.schema.json
format: score-sheet/1
card_set: printed
edition: german

players:
  - name: Ada
    gems: {blue: 1, red: 2}
    attack: 1
    painting:
      - {circle: [2, 2], section: right, color: red}
    pyramid:
      - [32, 5, 17, 8]
      - {skip: 1, cards: [{card: 76, gems: {blue: 1}}, 40]}

  - name: Ben
    pyramid:
      - [12, 1]

  - name: Cleo
    gems: {yellow: 2}
    painting: none
    pyramid:
      - [2, 26]
"""
    )


def test_places_count_from_the_leftmost_card() -> None:
    """On a sheet level 1 starts at place 0, wherever it started in the game; so do the names of painted circles."""
    laid = (on(1, -2, 1), on(1, -1, 5), on(1, 0, 2), on(2, -1, 12))
    ada = attrs.evolve(seat(*laid), painted=(PaintForm((2, 1), Section.LEFT, GREEN),))
    lines = sheet_text(finished(ada, seat())).splitlines()
    assert "      - {circle: [2, 1], section: left, color: green}" in lines
    assert "      - {skip: 1, cards: [12]}" in lines


def sheet(*levels: str, gems: str = "", players: str = "") -> ScoreSheet:
    text = "".join(f"\n      - {level}" for level in levels)
    edition = "{name: italian, contiguous_rows: false}"
    return read(
        f"format: score-sheet/1\nedition: {edition}\nplayers:\n  - name: Ada\n{gems}    pyramid:{text}\n{players}"
    )


@pytest.mark.parametrize(
    "levels",
    [
        ("[32, 5, 17, 8]", "[40, null, 18]"),
        ("[1, 5, 9]", "{skip: 1, cards: [{card: 26, infinite_gems: []}]}"),
        ("[{card: 40, infinite_gems: [red]}, {card: 18, infinite_gems: []}]",),
        ("[{card: 71, choice: 2}, {card: 83, choice: 1}, {card: 73, choice: 2, infinite_gems: [red]}]",),
        ("[{card: 71, tokens: {}}, 5]",),
        ("[{card: 81, choice: 3}, {card: 77, tokens: {}}, {card: 80, tokens: {power: [3]}}]",),
        ("[{card: 73, tokens: {}}, {card: 83, tokens: {defense: 2}, infinite_gems: [blue]}]",),
        ("[{card: 76, gems: 5}, {card: 74, gems: {blue: 3, red: 2}, tucked: [36]}]",),
        ("[{card: 72, tucked: [3, 70]}, {card: 78, tucked: 4}]",),
        ("[5, 17]", "[{card: 8, tucked: [66]}]"),
        ("[5, {card: 17, tokens: {defense: 3}, tucked: [66]}]",),
        ("[{card: 65, tokens: {science: 1}}, 3]",),
        ("[1, 2, 3, 4, 5]", "[6, 7, 8, 9]", "[10, 11, 13]", "[14, 15]", "[{card: 12, choice: rewards}]"),
        ("[1, 2, 3, 4, 5]", "[6, 7, 8, 9]", "[10, 11, 13]", "[14, 15]", "[{card: 12, tokens: {power: [3]}}]"),
        ("[1, 2, 3, 4, 5]", "[6, 7, 8, 9]", "[10, 11, 13]", "[14, 15]", "[26]"),
        ("[{sections: {top_left: blue, top_right: null, bottom: [red, null]}, number: 32}, 5]",),
        ("[{sections: {top_left: red, top_right: red, bottom: red}, kind: law, tucked: 2}]",),
    ],
    ids=lambda levels: levels[-1],
)  # fmt: skip
def test_what_is_written_shortest_stays_as_it_is(levels: tuple[str, ...]) -> None:
    """A sheet whose cards say no more than they must is written so again."""
    lines = written(sheet(*levels)).splitlines()
    assert lines[lines.index("    pyramid:") + 1 :] == [f"      - {level}" for level in levels]


@pytest.mark.parametrize(
    ("longer", "shorter"),
    [
        ("[{card: 26}, scout]", "[26, 5]"),
        ("[{card: 18, infinite_gems: [blue]}]", "[18]"),
        ("[{card: 17, tokens: {defense: 1}}]", "[17]"),
        ("[{card: 17, tokens: {defense: 2}, tucked: [doubling]}]", "[{card: 17, tucked: [66]}]"),
        ("[{card: 71, choice: 1}, {card: 80, choice: [2]}]", "[{card: 71, tokens: {}}, {card: 80, choice: 2}]"),
        ("[{card: 83, choice: 2, infinite_gems: []}]", "[{card: 83, tokens: {}}]"),
        ("[{card: 76, gems: 0, tucked: 0}]", "[76]"),
        ("{cards: [5, {card: 3, tokens: {science: 0}}]}", "[5, {card: 3, tokens: {}}]"),
        (
            "[{sections: {top_left: red, top_right: red, bottom: [red, red]}, kind: character, tokens: {magic: 0}}]",
            "[{sections: {top_left: red, top_right: red, bottom: red}}]",
        ),
    ],
)
def test_what_need_not_be_said_is_left_out(longer: str, shorter: str) -> None:
    """What the cards print is not written, and a choice only if nothing else could have left what lies there."""
    assert sheet(longer).positions == sheet(shorter).positions
    assert f"      - {shorter}" in written(sheet(longer)).splitlines()


@settings(max_examples=tries(60), derandomize=True)
@given(sheet=sheets)
def test_any_sheet_is_written_and_read_as_the_same(sheet: dict[str, Any]) -> None:
    reading = read_sheet(SheetData(sheet))
    first = reading.sheet
    assert first is not None
    again = read(written(first))
    assert (again.edition, again.card_set) == (first.edition, first.card_set)
    assert [_without_painting(position) for position in again.positions] == [
        _without_painting(position) for position in first.positions
    ]
    assert score_sheet(again) == score_sheet(first)


def _without_painting(position: FinalPosition) -> FinalPosition:
    """Leave out how a player painted: an empty list is written as none, and where no gems are left there is no need."""
    return attrs.evolve(position, painting=PaintingChoice.NONE)


# -- editions, names, cards of other sets ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "line"),
    [
        (GERMAN, "edition: german"),
        (GERMAN.with_options(repaint_pure_circles=True), "edition: {name: german, repaint_pure_circles: true}"),
        (
            PORTUGUESE.with_options(discard_for_gems=2, contiguous_rows=False),
            "edition: {name: portuguese, discard_for_gems: 2, contiguous_rows: false}",
        ),
        (attrs.evolve(GERMAN, name="ours"), "edition: german"),
        (
            attrs.evolve(GERMAN.with_options(starting_gem_return="random"), name="ours"),
            "edition: {name: german, starting_gem_return: random}",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_edition_is_named_with_what_differs(edition: Edition, line: str) -> None:
    text = sheet_text(finished(seat(*rows((5,))), seat(*rows((2,))), edition=edition))
    assert text.splitlines()[3] == line
    assert attrs.evolve(read(text).edition, name=edition.name) == edition


def with_name(name: str) -> GameState:
    state = finished(seat(*rows((5,))), seat(*rows((2,))))
    return attrs.evolve(state, rules=attrs.evolve(state.rules, players=(name, "Ben")))


@pytest.mark.parametrize(
    "name",
    ["Ada", "Zoë Müller 2", "Player 1", "Ada: the first", "- Ada", "# Ada", "'Ada'", '"Ada"', "A\\da", "null", "Yes",
     "42", "~", "{Ada}", "[Ada]", "*Ada", "&Ada", "!Ada", "%Ada", "@Ada", "`Ada`", "Ada, Ben", "A" * 200, "🎲 Ada",
     "A\u00a0da", "日本語", "e\u0301", "\u200b"],
)  # fmt: skip
def test_names_survive(name: str) -> None:
    assert read(sheet_text(with_name(name))).positions[0].name == name


@pytest.mark.parametrize(
    "name", [" Ada", "Ada ", "Ben ", "A\nda", "A\tda", "A\rda", "\x07", "\0", "\x7f", "\u2028", "\ud800", "A" * 201]
)
def test_names_that_a_sheet_cannot_hold_are_told(name: str) -> None:
    """What stands on no sheet is not written, rather than being written wrongly."""
    with pytest.raises(ValueError, match="no score sheet can hold "):
        sheet_text(with_name(name))


PER_LAW = PointsPer(3, Quantity(Counted.CARDS, Where.TUCKED_HERE, kind=CardKind.LAW))


def test_cards_of_other_sets_are_described() -> None:
    cards = with_laws(bare_law(72, TuckFromHand(), StoreGems(3), scoring=(PER_LAW,)))
    law = on(1, 1, 72, stored=(0, 3, 0, 0), tucked=(3, 70), card_set=cards)
    final = finished(seat(on(1, 0, 5), law), seat(*rows((2,))), card_set=cards)
    text = sheet_text(final)
    assert text.split("pyramid:\n", 1)[1].startswith(
        """\
      - - 5
        - sections: {top_left: red, top_right: red, bottom: blue}
          number: 72
          name: {en: Test 72}
          kind: law
          gems: {red: 3}
          tucked: [3, 70]
          scoring: [{points: 3, per: {count: cards, where: tucked_here, kind: law}}]
""".replace("top_left: red, top_right: red, bottom: blue", _sections_of(85))
    )
    assert told(score_sheet(read(text))) == told(score(final))
    assert score_sheet(read(text)).players[0].total == 3


def _sections_of(number: int) -> str:
    sections = printed().by_number[number].sections
    assert sections.bottom_left is sections.bottom_right
    return f"top_left: {sections.top_left}, top_right: {sections.top_right}, bottom: {sections.bottom_left}"


def test_a_tucked_card_of_another_set_is_stood_for_by_one_of_its_kind() -> None:
    """Only the kind of a tucked card counts, so a printed card of that kind is named that lies nowhere else."""
    cards = with_laws(bare_law(99, scoring=(PER_LAW,)), bare_law(98))
    final = finished(
        seat(on(1, 0, 99, tucked=(98, 5), card_set=cards)), seat(on(1, 0, 65, card_set=cards)), card_set=cards
    )
    text = sheet_text(final)
    assert "          tucked: [66, 5]" in text.splitlines()
    assert told(score_sheet(read(text))) == told(score(final))
    assert score_sheet(read(text)).players[0].total == 3


def test_each_tucked_card_of_another_set_has_a_card_of_its_own_to_stand_for_it() -> None:
    """No card lies twice on a sheet: for laws 97 and 98 stand two printed laws, the first that lie nowhere else."""
    cards = with_laws(bare_law(99, scoring=(PER_LAW,)), bare_law(98), bare_law(97))
    laid = seat(on(1, 0, 99, tucked=(98, 5, 97), card_set=cards))
    text = sheet_text(finished(laid, seat(on(1, 0, 65, card_set=cards)), card_set=cards))
    assert "          tucked: [66, 5, 67]" in text.splitlines()
    assert score_sheet(read(text)).players[0].total == 6


def test_where_a_law_counts_sections_a_card_of_the_same_colors_stands_for_a_tucked_one() -> None:
    """Laws 97 and 98 have the sections of law 85. Law 80 has them too: it can stand for one of them, not for both."""
    red = PointsPer(3, Quantity(Counted.CARDS, Where.TUCKED_HERE, section=printed().by_number[85].sections.top_left))
    cards = with_laws(bare_law(99, scoring=(red,)), bare_law(98), bare_law(97))
    final = finished(seat(on(1, 0, 99, tucked=(98,), card_set=cards)), seat(*rows((5,))), card_set=cards)
    assert "          tucked: [80]" in sheet_text(final).splitlines()
    assert told(score_sheet(read(sheet_text(final)))) == told(score(final))
    many = finished(seat(on(1, 0, 99, tucked=(98, 97), card_set=cards)), seat(on(1, 0, 85)), card_set=cards)
    with pytest.raises(ValueError, match="no score sheet can hold this"):
        sheet_text(many)


def test_a_law_that_may_have_given_an_infinite_gem_says_that_it_did_not() -> None:
    """Whether a response was used cannot be seen on the card, so the sheet says what lies there: nothing."""
    gem = Whenever(Trigger.PASSED, may_do=(Gain(Reward(infinite_gem=RED)),))
    cards = with_laws(bare_law(99, whenever=(gem,)))
    laid = on(1, 0, 99, card_set=cards)
    assert CardForms.of(cards, [laid]).form(laid) == NamedCardForm(99, infinite_gems=())


def test_where_no_card_can_stand_for_a_tucked_one_only_their_number_is_told() -> None:
    nothing = CardSet("nothing", (("en", "Nothing"),), (), ())
    laid = on(1, 0, 5, tucked=(3, 70))
    form = CardForms.of(nothing, [laid]).form(laid)
    assert form == DescribedCardForm(sections=laid.card.sections, number=5, names=laid.card.names, tucked=2)


def test_a_card_of_another_set_keeps_its_name() -> None:
    harbor = attrs.evolve(printed().laws[0], number=201, id="harbor", names=(("en", "Harbor, Old"), ("no", "Havn")))
    sheet = ScoreSheet(GERMAN, printed(), (FinalPosition("Ada", Pyramid((PlacedCard(Place(1, 0), harbor),))),))
    text = written(sheet)
    assert "name: {en: 'Harbor, Old', 'no': Havn}" in text
    (position,) = read(text).positions
    assert position.pyramid.cards[0].card.names == harbor.names


@pytest.mark.parametrize("laid", [on(1, 0, 74, tucked=(3, 5)), on(1, 0, 76, stored=(9, 0, 0, 0))], ids=["74", "76"])
def test_a_law_that_carries_more_than_it_prints_is_described(laid: PlacedCard) -> None:
    """Law 74 tucks one card and law 76 stores eight gems: with more on it, it is written as a card of no set."""
    form = CardForms.of(printed(), [laid]).form(laid)
    assert isinstance(form, DescribedCardForm)
    assert (form.number, form.kind) == (laid.card.number, CardKind.LAW)


def test_tokens_that_were_doubled_very_often_are_told() -> None:
    """A sheet doubles tokens five times at most by itself; beyond that it says what lies there (L66)."""
    doubling = list(range(101, 107))
    under = {number: attrs.evolve(printed().by_number[66], number=number, id=f"law-{number}") for number in doubling}
    cards = CardSet("many", (("en", "Many"),), printed().characters, (*printed().laws, *under.values()))  # type: ignore[arg-type]
    tokens = Tokens(defense=64)
    laid = on(1, 0, 17, tokens=tokens, tucked=tuple(doubling), card_set=cards)
    form = NamedCardForm(17, tokens=LyingTokensForm(defense=64), tucked=tuple(doubling))
    assert CardForms.of(cards, [laid]).form(laid) == form
