"""How balanced a set is, and how two sets differ."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import attrs
import pytest

import viceroy
from commands import Run
from effort import PROFILE, by_hand, slow
from law_play import bare_law
from planted_faults import character, dear, doubled, never_laid, never_scoring, priced, replaced, with_levels
from positions import printed
from rules import rule
from viceroy.balance import balance_of
from viceroy.balance.findings import _far_off, _gives_far_more, _uneven
from viceroy.balance.tally import TUCKED, adjusted, facts_of, p_of_difference, p_of_share
from viceroy.bots import BotFailed
from viceroy.cli.main import main
from viceroy.documents.schemas import shipped_validator
from viceroy.engine import events as e
from viceroy.engine.reducer import Step
from viceroy.errors import ImpossibleGame
from viceroy.formats.balance import Balance, CardBalance, LawBalance, LevelBalance, Oddity, SeatBalance, YieldBalance
from viceroy.formats.estimates import Estimate, Spread, share_of
from viceroy.matches.contributions import contributions
from viceroy.matches.match import Lineup, Match, play
from viceroy.model.cards import CardSet, LawCard
from viceroy.model.laws import Gain, Reward, Trigger, Whenever
from viceroy.model.pyramid import Pyramid
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import NO_TOKENS, Color, Tokens
from viceroy.render.balance_page import Bar, _overview, rows_plot
from viceroy.render.results import _card_row, balance_text, edition_rows, law_rows, seat_rows, stronger_lines
from viceroy.scoring.score import FinalPosition, totals_of

# -- balance ----------------------------------------------------------------------------------------------------------
# Balance: what is counted is what happened, and a fault that was put into a set on purpose is named.

GAMES = 120 if PROFILE == "exhaustive" else 30
"""Enough of them that the planted faults are not chance; twice the points are seen in the larger number only."""


def match_of(*, players: int = 3, games: int = 1) -> Match:
    return Match((Lineup(("random",) * players, viceroy.editions.GERMAN),), games, 7, printed(), rotates=False)


# -- what is counted --------------------------------------------------------------------------------------------------


def test_facts_are_those_of_the_game() -> None:
    """A game played again event by event: cards won, held, placed and sold, and what was paid and bid."""
    match = match_of()
    facts = facts_of(match, 0)
    seen: list[e.Event] = []

    def note(step: Step) -> None:
        seen.extend(step.events)

    played = play(match, 0, note)
    won = Counter(event.card for event in seen if isinstance(event, e.CardTaken))
    assert {number: card.counts["won"] for number, card in facts.cards.items() if card.counts["won"]} == won
    placed = [event for event in seen if isinstance(event, e.CardPlaced)]
    assert sorted(
        (number, level, gems) for number, card in facts.cards.items() for level, gems in card.placed
    ) == sorted((event.card, event.place.level, sum(event.paid)) for event in placed)
    assert sum(facts.paid) == sum(sum(event.paid) for event in placed)
    bids = [bid for event in seen if isinstance(event, e.BidsRevealed) for _, bid in event.bids]
    assert sum(facts.bid) == sum(isinstance(bid, Color) for bid in bids)
    assert sum(card.counts["first"] for card in facts.cards.values()) == 3
    assert (facts.totals, facts.edition) == (played.result.totals, "german")
    assert [sum(lines) for lines in facts.lines] == [*facts.totals]
    lying = [(card.number, card.level) for card in facts.lying]
    assert sorted(number for number, level in lying if level != TUCKED) == sorted(
        placed.card.number or 0 for seat in played.end.seats for placed in seat.pyramid.cards
    )


@rule("R6.7")
def test_the_price_of_a_law_is_paid_for_it() -> None:
    numbers = (79, 84, 85)
    cards = replaced(printed(), *(priced(number, 2) for number in numbers))
    match = attrs.evolve(match_of(players=4), card_set=cards)
    facts = facts_of(match, 0)
    laws = {law.number for law in cards.laws}
    paid = {(number, gems) for number, card in facts.cards.items() if number in laws for _, gems in card.placed}
    assert {gems for number, gems in paid if number in numbers} == {2}
    assert {gems for number, gems in paid if number not in numbers} == {0}
    assert sum(facts.paid) == sum(gems for card in facts.cards.values() for _, gems in card.placed)


def test_a_bid_counts_for_the_cards_of_its_color() -> None:
    facts = facts_of(match_of(players=4), 0)
    assert all(card.counts["bid_for"] <= card.counts["auctions"] for card in facts.cards.values())
    assert any(0 < card.counts["bid_for"] < card.counts["auctions"] for card in facts.cards.values())


def test_a_card_is_worth_what_its_player_would_lack() -> None:
    """For each card of some ends: the total, less that of the same pyramid scored anew with nothing on a blank card."""
    end = play(match_of(players=4), 0).end
    found = [*contributions(end)]
    assert len(found) == sum(len(seat.pyramid.cards) for seat in end.seats)
    totals = [player.total for player in viceroy.score(end).players]
    for seat, placed, points in found[::7]:
        positions = []
        for index, one in enumerate(end.seats):
            cards = one.pyramid.cards
            if index == seat:
                blank = attrs.evolve(placed, card=_blank(placed.card.kind.value), tokens=NO_TOKENS, infinite_gems=())
                blank = attrs.evolve(blank, stored=(0, 0, 0, 0), tucked=())
                cards = tuple(blank if card is placed else card for card in cards)
            gems = viceroy.score(end).players[index].painting.gems
            held = tuple(have + spent for have, spent in zip(one.gems, gems, strict=True))
            positions.append(FinalPosition(str(index), Pyramid(cards), held, one.attack, one.paints))  # type: ignore[arg-type]
        assert points == totals[seat] - totals_of(positions)[seat]


def _blank(kind: str) -> viceroy.DescribedCard:
    from viceroy.model.cards import Sections
    from viceroy.model.quantities import CardKind

    return viceroy.DescribedCard(Sections(None, None, None, None), kind=CardKind(kind))


def test_the_same_arguments_give_the_same_study() -> None:
    study = balance_of("printed", games=3, seed=5, bot="random")
    assert study == balance_of(printed(), games=3, seed=5, bot="random")
    assert study != balance_of("printed", games=3, seed=6, bot="random")
    assert (study.compared, study.sizes, study.games) == (None, (2, 3, 4), 3)
    assert [(seat.players, seat.seat) for seat in study.seats] == [
        (players, seat) for players in (2, 3, 4) for seat in range(players)
    ]


def test_editions_and_sizes_take_turns() -> None:
    study = balance_of("printed", games=4, bot="random", edition=["german", "french"], players=3)
    assert [(one.edition, one.games) for one in study.editions] == [("german", 2), ("french", 2)]
    assert study.sizes == (3,)
    with pytest.raises(ImpossibleGame, match="5 players; a study is for 2 to 4"):
        balance_of("printed", players=5)
    with pytest.raises(ImpossibleGame, match="0 games"):
        balance_of("printed", games=0, bot="random")


class FailingBot(viceroy.RandomBot):
    def choose(self, *_: object) -> viceroy.Action:
        raise RuntimeError("no idea")


def test_a_bot_that_fails_ends_the_study() -> None:
    """With the game and what it did: a random stand-in would say something else about the cards."""
    with pytest.raises(BotFailed, match=":FailingBot failed in game 0: raised RuntimeError: no idea"):
        balance_of("printed", games=2, bot=FailingBot)


HARBOR = """
format: card-set/1
id: harbor
name: {en: Harbor}
extends: printed
replace:
  - {number: 84, id: feast, name: {en: Feast}, sections: {top_left: red, top_right: yellow, bottom: green},
     scoring: [{points: 40}]}
laws:
  - {number: 301, id: dues, name: {en: Dues}, sections: {top_left: red, top_right: yellow, bottom: green},
     scoring: [{points: 4}]}
keep: [84, 301]
"""


@pytest.fixture
def harbor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    Path("harbor.yaml").write_text(HARBOR, encoding="utf-8")
    return "harbor.yaml"


def test_a_study_is_about_the_set_and_compared_with_the_printed_one(harbor: str) -> None:
    study = balance_of(harbor, games=2, bot="random", players=2)
    assert (study.card_set, study.compared, len(study.cards)) == ("harbor", "printed", 89)
    assert {card.number for card in study.cards if card.printed_points is None} >= {301}


@pytest.mark.parametrize("command", [["try"], ["balance", "--bot", "random", "--jobs", "1"]])
def test_own_cards_are_marked_and_may_be_shown_alone(
    command: list[str], harbor: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A card that replaces a printed one is an own card, too."""
    name, *options = command
    arguments = [name, harbor, "--games", "4", *options]
    assert main(arguments) == 0
    text = capsys.readouterr().out
    marked = re.findall(r"(\d+) +(\w+) \*", text)  # in the table of cards, and in that of what laws gave
    assert [*dict.fromkeys(marked)] == [("84", "Feast"), ("301", "Dues")]
    assert text.endswith("\n*: a card of this set that the printed set does not have.\n")
    assert main([*arguments, "--own", "--json"]) == 0
    assert [card["number"] for card in json.loads(capsys.readouterr().out)["cards"]] == [84, 301]
    assert main([*arguments, "--own"]) == 0
    text = capsys.readouterr().out
    assert "Feast" in text
    assert "Sniper" not in text
    assert main([name, "printed", "--own", *options]) == 2
    assert "here there are none" in capsys.readouterr().err


# -- what laws give ---------------------------------------------------------------------------------------------------


def engine(number: int, event: Trigger, reward: Reward) -> LawCard:
    """A law that gives this at each such event."""
    return attrs.evolve(bare_law(number), whenever=(Whenever(event, do=(Gain(reward),)),))


@slow
def test_a_law_that_gives_power_each_round_is_named_with_its_reason() -> None:
    """15 points after each round: far more than other laws, and more than a gem each turn, mostly by power tokens."""
    throne = engine(79, Trigger.ROUND_ENDED, Reward(tokens=Tokens(power=(15,))))
    dues = engine(84, Trigger.TURN_ENDED, Reward(gems=1))
    study = balance_of(replaced(printed(), throne, dues), games=30, players=4, compare=False)
    assert (Oddity.FAR_ABOVE, (79,)) in [(found.oddity, found.cards) for found in study.findings]
    laws = {law.number: law for law in study.laws}
    assert laws[79].whenever.power.value == pytest.approx(15 * laws[79].responses.value, abs=0.01)
    assert laws[79].scored.value <= laws[79].gives.value
    assert 0 < laws[84].whenever.gems.value <= laws[84].responses.value  # the bank may be empty
    text = balance_text(study, frozenset({79, 84}))
    assert re.search(
        r"^Test 79 \(79\) clearly gives more than Test 84 \(84\): .* mostly by power tokens\.$", text, re.M
    )


@by_hand
def test_of_two_laws_the_one_that_gives_twice_as_much_is_named() -> None:
    """One law gives a gem each turn, another two: in 19 of 20 studies of 40 games or more, the table says which."""
    cards = replaced(
        printed(), engine(79, Trigger.TURN_ENDED, Reward(gems=1)), engine(84, Trigger.TURN_ENDED, Reward(gems=2))
    )
    told = [
        next(stronger_lines(balance_of(cards, games=40, seed=each, players=4, compare=False), {79, 84}), "")
        for each in range(1, 21)
    ]
    assert sum(line.startswith("Test 84 (84) clearly gives more than Test 79 (79)") for line in told) >= 19


def test_laws_of_studies_are_documents_and_old_ones_are_read() -> None:
    """`laws` is written where there are some; a study without the key is a study of none."""
    study = balance_of("printed", games=3, bot="random", players=4)
    assert study.laws
    data = json.loads(json.dumps(viceroy.to_data(study)))
    assert viceroy.from_data(data) == study
    assert shipped_validator("balance").is_valid(data)
    del data["laws"]
    assert viceroy.from_data(data) == attrs.evolve(study, laws=())


# -- planted faults ---------------------------------------------------------------------------------------------------

DOUBLED, NEVER_SCORES, NEVER_LAID = 36, 79, 84


@cache
def planted() -> Balance:
    """Study a set with a card of twice the points, a law that never scores, and one that may never be laid."""
    cards = replaced(printed(), doubled(DOUBLED), never_scoring(NEVER_SCORES), never_laid(NEVER_LAID))
    return balance_of(cards, games=GAMES, bot="random", players=4)


def named(study: Balance, *oddities: Oddity) -> set[int]:
    return {found.cards[0] for found in study.findings if found.oddity in oddities}


@by_hand
def test_a_card_with_twice_the_points_is_named() -> None:
    assert named(planted(), Oddity.WORTH_MORE) == {DOUBLED}
    text = balance_text(planted())
    assert re.search(r"Sniper \(36\) is worth more than the printed card: [0-9.]+ points", text)


def test_a_law_that_nobody_can_fulfil_is_named() -> None:
    assert named(planted(), Oddity.NEVER_SCORES) == {NEVER_SCORES}
    assert named(planted(), Oddity.NEVER_PLAYED) == {NEVER_LAID}
    assert f"({NEVER_LAID}) is never played" in balance_text(planted())


def test_a_color_that_is_too_dear_is_named() -> None:
    study = balance_of(dear(printed(), Color.RED), games=15, bot="random", players=2)
    dear_colors = [found.color for found in study.findings if found.oddity is Oddity.DEAR_COLOR]
    assert dear_colors == [Color.RED]
    assert not [found for found in planted().findings if found.oddity is Oddity.DEAR_COLOR]


def test_a_character_beside_which_another_gives_more_is_named() -> None:
    captain = character(32)
    weak = with_levels(captain, lambda row: attrs.evolve(row, reward=_less(row.reward)))
    other = attrs.evolve(character(1), levels=weak.levels)
    study = balance_of(replaced(printed(), other), games=2, bot="random", compare=False)
    assert [found.cards for found in study.findings if found.oddity is Oddity.DOMINATED] == [(1, 32)]


def _less(reward: Reward) -> Reward:
    return attrs.evolve(reward, gems=reward.gems - 1) if reward.gems else reward


def test_a_study_is_about_the_set_that_was_asked_for() -> None:
    study = balance_of(attrs.evolve(dear(printed(), Color.RED), id="dear"), games=1, bot="random", players=2)
    assert (study.card_set, study.compared) == ("dear", "printed")


def test_the_printed_set_against_itself_has_no_differences() -> None:
    cards = replaced(printed(), attrs.evolve(character(1), id="renamed"))
    study = balance_of(attrs.evolve(cards, kept=()), games=6, bot="random", players=2)
    assert all(card.points == card.printed_points for card in study.cards)
    assert not named(study, Oddity.WORTH_MORE, Oddity.WORTH_LESS)


def like_with_like(study: Balance) -> set[int]:
    return {card.number for card in study.cards if card.printed_p is not None}


def test_only_cards_that_a_set_changes_are_compared_with_those_of_their_numbers() -> None:
    """An unchanged card beside itself, and a law in place of a character, say nothing about the set."""
    captain = character(32)
    moved = attrs.evolve(printed().laws[-1], number=captain.number, id="moved")
    cards = replaced(printed(), doubled(DOUBLED))
    others = tuple(card for card in cards.characters if card.number != captain.number)
    cards = attrs.evolve(cards, id="mixed", characters=others, laws=(*cards.laws, moved))
    study = balance_of(cards, games=20, bot="random", players=4)
    assert like_with_like(study) <= {DOUBLED}
    by_number = {card.number: card for card in study.cards}
    assert by_number[captain.number].printed_points is None
    assert by_number[1].printed_points is not None, "what an unchanged card was worth there stays in its row"
    about = {number for found in study.findings for number in found.cards[:1]}
    assert about <= {DOUBLED, captain.number}


def test_a_set_that_stands_alone_is_compared_with_no_card() -> None:
    """Its numbers are printed ones by chance: every card is its own, and findings are about all of them."""
    names = (("en", "Of the sea"),)
    alone = CardSet(
        "sea",
        (("en", "Sea"),),
        tuple(attrs.evolve(card, id=f"sea-{card.number}", names=names) for card in printed().characters),
        tuple(attrs.evolve(card, id=f"sea-{card.number}", names=names) for card in printed().laws),
    )
    study = balance_of(alone, games=4, bot="random", players=2)
    assert like_with_like(study) == set()
    assert {card.printed_points for card in study.cards} == {None}
    assert study.compared == "printed", "lines and colors may be compared"


def test_findings_are_about_the_cards_of_the_set() -> None:
    """A printed card that is far off in games with a new card is no news; a new card beside which others pale is."""
    strong = attrs.evolve(
        with_levels(character(1), lambda row: attrs.evolve(row, reward=Reward(gems=9))), id="strong", number=301
    )
    weak = attrs.evolve(
        with_levels(character(1), lambda row: attrs.evolve(row, reward=Reward(gems=1))), id="weak", number=302
    )
    cards = attrs.evolve(printed(), id="more", characters=(*printed().characters, strong, weak))
    study = balance_of(cards, games=12, bot="random", players=4)
    about = [found for found in study.findings if found.cards]
    assert {found.cards[0] for found in about} <= {301, 302}
    told = [found.message for found in about if found.oddity is Oddity.DOMINATED]
    assert any(message.startswith("Boatswain (302) gives on no level more") for message in told)


# -- what is written --------------------------------------------------------------------------------------------------


def test_few_games_are_said_to_be_few() -> None:
    """Of a card that lay in five pyramids the figures say little; in thirty they say something."""
    study = balance_of("printed", games=2, bot="random", compare=False)
    few = attrs.evolve(study, games=16, findings=(), cards=(lying(5), lying(5), lying(90)))
    enough = attrs.evolve(few, cards=(lying(5), lying(30), lying(90)))
    told = "So few games cannot tell what is out of balance: half of the cards lay in 5 pyramids or fewer. Play 100 or"
    assert told in balance_text(few)
    assert "Nothing looks out of balance" not in balance_text(few)
    assert "Nothing looks out of balance.\n" in balance_text(enough)
    assert "So few games" not in balance_text(enough)


def test_of_two_games_or_fewer_no_interval_is_told() -> None:
    """It would reach from -30 to 40 points. Whoever had the card under another one counts for the wins, too."""
    found = {times: _card_row(lying(times), (), compared=False)[-2:] for times in (2, 3)}
    assert found == {2: ["5.0 (-)", "50 % (-)"], 3: ["5.0 (4.0 to 6.0)", "50 % (30-70)"]}
    assert _card_row(attrs.evolve(lying(2), tucked=1), (), compared=False)[-2:] == ["5.0 (-)", "50 % (30-70)"]
    assert _card_row(attrs.evolve(lying(0), points=None), (), compared=False)[-2:] == ["-", "-"]
    study = balance_of("printed", games=2, bot="random", players=2, compare=False)
    tables = [[*law_rows(study, ())], [*seat_rows(study)], [*edition_rows(study)]]
    for head, *rows in tables:
        assert head
        assert rows
        assert all(" to " not in cell for row in rows for cell in row)


def lying(times: int) -> CardBalance:
    return attrs.evolve(worth(1, 5, 4, 6), ends=times)


def test_every_column_of_the_tables_is_explained(harbor: str) -> None:
    study = balance_of(harbor, games=2, bot="random", players=2)
    *tables, explained = balance_text(study).split("\n\n")
    heads = {head for table in tables[-4:] for head in re.split(" {2,}", table.partition("\n")[0])}
    assert {head for head in heads if not re.search(rf"(^|\. |, |to ){head}(,|:| to)", explained, re.MULTILINE)} == {
        "characters", "laws", "what laws gave", "on 2", "on 3", "on 4",
    }  # fmt: skip


def test_a_study_is_a_document() -> None:
    data = json.loads(json.dumps(viceroy.to_data(planted())))
    assert data["format"] == "balance/1"
    assert viceroy.from_data(data) == planted()


@slow
def test_a_study_is_printed_and_written_as_a_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The page names no other file or site, holds a plot for each part, and shows what the text says."""
    pytest.importorskip("matplotlib")
    monkeypatch.chdir(tmp_path)
    arguments = ["balance", "printed", "--bot", "random", "--games", "3", "--jobs", "1", "--seed", "5"]
    assert main([*arguments, "--html", "page.html", "--plots", "plots"]) == 0
    text = capsys.readouterr().out
    page = Path("page.html").read_text("utf-8")
    assert page.count("<svg ") == page.count("</svg>") == 6
    assert not re.findall(r'(?:src|href)="(?!#)[^"]*"', page)
    assert "prefers-color-scheme: dark" in page
    assert "currentColor" in page
    files = {path.name: path.read_bytes() for path in Path("plots").iterdir()}
    assert {name.rpartition(".")[2]: content[:5] for name, content in files.items()} == {
        "png": b"\x89PNG\r",
        "svg": b"<?xml",
    }
    assert len(files) == 12
    study = balance_of("printed", games=3, seed=5, bot="random")
    assert text == f"{balance_text(study)}\n"
    for card in study.cards:
        assert f"<td>{card.number:>3} {card.name}" in page.replace("&#x27;", "'")


def test_one_wide_interval_hides_no_other() -> None:
    """A card that lay there twice has an interval of a hundred points; the plot shows all dots, but not all of that."""
    pytest.importorskip("matplotlib")
    narrow = [Bar(str(at), Estimate(at, at - 1, at + 1), Estimate(12, 11, 13)) for at in range(5, 10)]
    plot = rows_plot("worth", "points", [*narrow, Bar("wide", Estimate(7, -43, 57))], line=0)
    low, high = plot.figure.axes[0].get_xlim()
    assert -10 < low < 0
    assert 12 < high < 20


def test_the_share_of_a_seat_is_shown_beside_an_even_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two players each wins half of the games in the long run, of four a quarter."""
    pytest.importorskip("matplotlib")
    shown: dict[str, Sequence[Bar]] = {}

    def noted(name: str, _: str, bars: Sequence[Bar], **__: object) -> None:
        shown[name] = bars

    monkeypatch.setattr("viceroy.render.balance_page.rows_plot", noted)
    study = balance_of("printed", games=3, bot="random")
    assert len(list(_overview(study))) == len(shown)
    even = {bar.label: bar.other.value for bar in shown["Wins by seat"] if bar.other is not None}
    assert even == {
        f"seat {seat} of {players}": Estimate(1 / players, 0, 1).value
        for players in (2, 3, 4)
        for seat in range(1, players + 1)
    }


def test_a_page_that_cannot_be_written_is_found_before_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("matplotlib")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("viceroy.balance.balance_of", lambda *_, **__: pytest.fail("a game is played"))
    assert main(["balance", "printed", "--html", "no/such.html"]) == 2
    assert "cannot write no/such.html" in capsys.readouterr().err
    Path("old.html").write_text("kept")
    with pytest.raises(pytest.fail.Exception, match="a game is played"):
        main(["balance", "printed", "--html", "old.html"])
    with pytest.raises(pytest.fail.Exception, match="a game is played"):
        main(["balance", "printed", "--html", "new.html"])
    assert [(path.name, path.read_text()) for path in Path().iterdir()] == [("old.html", "kept")]


def test_a_study_is_written_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    """`--json` is the document of the same study."""
    assert main(["balance", "printed", "--bot", "random", "--games", "2", "--jobs", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == viceroy.to_data(balance_of("printed", games=2, bot="random"))


@pytest.mark.usefixtures("plain_terminal")
@pytest.mark.parametrize(
    ("arguments", "status", "told"),
    [
        (["printed", "--games", "0"], 2, "0 games; there can be 1 to"),
        (["printed", "--bot", "randon"], 2, "did you mean 'random'?"),
        (["printed", "--players", "1"], 2, "1 players; a study is for 2 to 4"),
        (["printed", "--edition", "klingon"], 2, "no edition is named 'klingon'"),
        (["missing.yaml"], 2, "there is no such file"),
    ],
)
def test_what_cannot_be_studied(arguments: list[str], status: int, told: str, run: Run) -> None:
    ended, out, err = run("balance", *arguments)
    assert (ended, out, told in err) == (status, "", True), err


# -- which figures become findings -------------------------------------------------------------------------------------


def worth(number: int, value: float, low: float, high: float) -> CardBalance:
    """Return a character that was worth so much in twenty pyramids."""
    counts = dict.fromkeys(("auctions", "bid_for", "won", "held", "sold", "first", "tucked"), 0)
    return CardBalance(
        number=number,
        name=f"Card {number}",
        kind=CardKind.CHARACTER,
        levels=(),
        ends=20,
        points=Estimate(value, low, high),
        wins=share_of(10, 20),
        even_wins=0.5,
        wins_p=1.0,
        printed_points=None,
        printed_p=None,
        **counts,
    )


def test_the_gems_of_a_card_are_a_mean_of_all_that_were_placed() -> None:
    """One on level 1 for 1 gem, and three on level 2 for 5 each: 16 gems for four cards."""
    levels = tuple(
        LevelBalance(level=n, placed=many, gems=gems, points=None) for n, many, gems in ((1, 1, 1), (2, 3, 5))
    )
    card = attrs.evolve(worth(1, 5, 4, 6), levels=levels)
    assert _card_row(card, (), compared=False)[4:11] == ["4", "1", "3", "-", "-", "-", "4.0"]


def test_a_card_is_far_off_with_its_whole_interval() -> None:
    """The middle half is worth 5 to 6, so the fences are 3.5 and 7.5; an interval that reaches inside says nothing."""
    usual = [worth(number, 5 + number % 2, 4, 7) for number in range(1, 13)]
    odd = [worth(13, 9, 8, 10), worth(14, 9, 7, 11), worth(15, 2, 1, 3), worth(16, 2, 1, 4)]
    found = [(one.oddity, one.cards) for one in _far_off([*usual, *odd], range(1000))]
    assert found == [(Oddity.FAR_ABOVE, (13,)), (Oddity.FAR_BELOW, (15,))]


def law_that_gives(number: int, gives: float, low: float, high: float, *, games: int = 20) -> LawBalance:
    none = Estimate(0, 0, 0)
    nothing = YieldBalance(gems=none, cards=none, attack=none, tokens=none, power=none, others_gems=none)
    return LawBalance(
        number=number, games=games, turn=none, wins=none, gives=Estimate(gives, low, high), scored=none, circles=none,
        on_play=nothing, whenever=nothing, responses=none, offers=0, declined=0, saved=none, more_gems=none,
        tucked=none, stored=none,
    )  # fmt: skip


def test_a_law_that_brings_far_more_than_others_is_named() -> None:
    """The middle half gives 5 to 6, so the fence is 7.5; worth does not matter, and few games say nothing."""
    usual = [law_that_gives(number, 5 + number % 2, 4, 7) for number in range(1, 13)]
    odd = [law_that_gives(13, 9, 8, 10), law_that_gives(14, 9, 7, 11), law_that_gives(15, 9, 8, 10, games=9)]
    cards = [worth(number, 5, 4, 6) for number in range(1, 16)]
    [found] = _gives_far_more(cards, [*usual, *odd], range(1000))
    assert (found.oddity, found.cards) == (Oddity.FAR_ABOVE, (13,))
    assert found.message.endswith(
        "(13) gives 9.0 points (8.0 to 10.0), with the gems, cards and attack tokens that it brings, "
        "far more than other laws: half of them 5.0 to 6.0"
    )
    assert [*_gives_far_more(cards, [*usual, *odd], {1, 14})] == []


def test_a_seat_is_named_as_players_count_and_compared_with_an_even_share() -> None:
    """Of four players, the second wins 160 games of 400 where 100 would be even, and the third 60."""
    wins = (100, 160, 60)
    seats = [
        SeatBalance(players=4, seat=seat, games=400, wins=share_of(won, 400), points=None)
        for seat, won in enumerate(wins)
    ]
    told = [one.message.partition(":")[0] for one in _uneven(seats)]
    assert told == ["seat 2 of 4 wins more often than others", "seat 3 of 4 wins less often than others"]


# -- differences ------------------------------------------------------------------------------------------------------
# Tests of differences give the probabilities of the literature.


def test_differences_are_tested_as_welch_does() -> None:
    """Equal means are no news; a difference of about 2.1 standard errors at 18 degrees of freedom is one in twenty."""
    assert p_of_difference(Spread([1, 2, 3]), Spread([1, 2, 3])) == 1.0
    one, other = Spread(range(10)), Spread(number + 2.8447 for number in range(10))
    assert p_of_difference(one, other) == pytest.approx(0.05, abs=0.002)
    assert p_of_difference(Spread([1]), Spread([5, 6])) == 1.0
    assert p_of_difference(Spread([1, 1]), Spread([2, 2])) == 0.0


def test_an_excess_of_wins_is_tested_against_chance() -> None:
    """1.96 standard deviations are one in twenty; without any variance nothing is said."""
    assert p_of_share(1.959964 * 5, 25) == pytest.approx(0.05, abs=1e-6)
    assert p_of_share(3, 0) == 1.0


def test_many_comparisons_are_corrected() -> None:
    """The fifteen probabilities of Benjamini and Hochberg (1995): at 5 % their procedure names the first four."""
    found = [
        0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590,
        1.0,
    ]  # fmt: skip
    assert [index for index, p in enumerate(adjusted(found)) if p <= 0.05] == [0, 1, 2, 3]
    assert adjusted([]) == ()
