"""Positions as people write them: what is filled up, what can be played from there, and what is refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from effort import tries
from marks import marked
from positions import printed
from rules import rule
from viceroy import BadFile, GameState, check, legal_actions, new_game, step
from viceroy.documents.schemas import shipped_validator
from viceroy.engine.actions import Action, Bid, Lay, PickToken, PlaceCard, TakeGems, Token
from viceroy.engine.events import BidsRevealed
from viceroy.engine.invariants import problems
from viceroy.engine.prompts import AskBids, AskLay, AskPaint, AskPlace, AskStart
from viceroy.errors import Problem
from viceroy.formats.notation import action_text, read_pyramid
from viceroy.model.editions import EDITIONS
from viceroy.model.geometry import Place
from viceroy.model.pyramid import Pyramid
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import Color, TokenKind
from viceroy.positions import actions
from viceroy.positions.actions import actions_of, played_lines
from viceroy.positions.forced import forced_actions
from viceroy.positions.reader import check_position, load_history, load_position
from viceroy.positions.writer import position_text
from viceroy.text.source import Problems
from viceroy.text.yaml_text import parse_document
from watched_game import any_choice

HEAD = "format: position/1\n"


def read(text: str) -> GameState:
    return load_position(text=HEAD + text)


def places(text: str) -> list[tuple[int, int]]:
    """Check that a position is wrong at the marks, and return the problems' places."""
    plain, wanted = marked(HEAD + text)
    found = check_position(text=plain)
    assert [(problem.line, problem.column) for problem in found] == wanted, "\n".join(map(str, found))
    return wanted


def messages(text: str) -> list[str]:
    return [problem.message for problem in check_position(text=HEAD + text)]


# -- what is filled up ------------------------------------------------------------------------------------------------


@rule("R12.6")
def test_a_single_player_has_a_virtual_opponent() -> None:
    state = read("players: [{name: Ada, hand: [12]}]")
    assert state.rules.virtual_opponents == 1
    assert load_position(text=position_text(state)) == state
    assert read("players: [{}, {}]").rules.virtual_opponents == 0


@rule("R2.2", "R2.3", "R2.5", "R2.7", "R2.8")
def test_the_least_position_is_a_whole_game() -> None:
    state = read("players: [{hand: [12]}, {}]")
    assert (state.turn, state.round, type(state.task)) == (1, 1, AskLay)
    ada, ben = state.seats
    assert ada.numbers == (12,)
    assert len(ben.hand) == 4
    assert [len(seat.pyramid.cards) for seat in state.seats] == [1, 1]
    assert [sum(seat.gems) for seat in state.seats] == [6, 6]
    assert len(state.auction_deck) == 48 - 8
    assert None not in state.bases
    assert state.tips == (None,) * 4


@rule("B2")
@pytest.mark.parametrize(("edition", "cards"), [("english", 2), ("german", 4)])
def test_a_hand_in_the_setup_is_what_the_edition_deals(edition: str, cards: int) -> None:
    state = read(f"edition: {edition}\nphase: setup\nplayers: [{{}}, {{}}]")
    assert [len(seat.hand) for seat in state.seats] == [cards, cards]


@rule("B1")
def test_cards_that_a_set_keeps_leave_the_game_last(tmp_path: Path) -> None:
    """The Portuguese edition plays with 60 of 64 characters and 20 of 24 laws; the set keeps all but 4 and 4."""
    own = f"format: card-set/1\nid: own\nname: {{en: Own}}\nextends: printed\nkeep: {[*range(5, 85)]}\n"
    (tmp_path / "own.yaml").write_text(own, "utf-8")
    for seed in range(3):
        text = f"{HEAD}seed: {seed}\nedition: portuguese\nphase: setup\ncard_sets: [own.yaml]\nplayers: [{{}}, {{}}]\n"
        (tmp_path / "moment.yaml").write_text(text, "utf-8")
        assert load_position(tmp_path / "moment.yaml").discarded == (1, 2, 3, 4, 85, 86, 87, 88)


LAWS = [law.number for law in printed().laws]
RIGHT = {
    "a first card whose infinite gem is written elsewhere":
        "bank: {blue: 8, red: 8, yellow: 8}\n"
        "players: [{hand: [83], gems: {}, pyramid: [[10]]}, {hand: [], gems: {green: 8}, plays: false}]",
    "stored gems of which the number alone is known":
        "bank: {blue: 8, red: 8, green: 8, yellow: 3}\n"
        "players: [{gems: {}, pyramid: [[{card: 76, gems: 5}]]}, {gems: {}}]",
    "gems of a player that are open": "bank: {blue: 8, red: 8, green: 8, yellow: 7}\nplayers: [{gems: {}}, {}]",
    "all laws in a hand": f"players: [{{hand: {LAWS}}}, {{}}]",
    "one law left for six": f"discarded: {LAWS[1:]}\nplayers: [{{}}, {{}}]",
}  # fmt: skip


@rule("R2.2", "C17")
@pytest.mark.parametrize("text", RIGHT.values(), ids=RIGHT)
def test_what_is_dealt_fits_whatever_the_seed(text: str) -> None:
    for seed in range(tries(200, quick=60)):
        state = read(f"{text}\nseed: {seed}")
        assert problems(state) == ()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"players: [{{hand: {LAWS[1:]}}}, {{hand: ¶[law, law]}}]", "1 law too many: the set has no more"),
        (f"decks: {{law: ¶[law]}}\nplayers: [{{hand: {LAWS}}}, {{}}]", "1 law too many: the set has no more"),
        (
            "bank: {blue: 8, red: 8, green: 8, yellow: 5}\nplayers: [{}, {pyramid: [[¶{card: 76, gems: 5}]]}]",
            "5 gems on it, but 3 are left (R2.2)",
        ),
    ],
)
def test_what_is_too_much_is_told_at_its_place_whatever_the_seed(text: str, told: str) -> None:
    for seed in range(10):
        assert places(f"{text}\nseed: {seed}")
        assert messages(f"{text}\nseed: {seed}".replace("¶", "")) == [told]


@rule("R2.8", "R5.21")
@pytest.mark.parametrize(("turn", "phase", "cards"), [(1, "auction", 44), (12, "auction", 0), (11, "development", 0)])
def test_the_auction_deck_is_as_long_as_the_turn_says(turn: int, phase: str, cards: int) -> None:
    state = read(f"turn: {turn}\nphase: {phase}\nplayers: [{{}}, {{}}]")
    assert len(state.auction_deck) == cards


@rule("R6.1")
def test_the_turn_is_the_first_in_which_a_pyramid_can_be_so_large() -> None:
    assert read("players: [{pyramid: [[32, 5, 17, 8]]}, {}]").turn == 2
    assert read("players: [{pyramid: [[32, 5, 17, 8], [40]]}, {}]").turn == 3


@pytest.mark.parametrize(
    ("text", "prompt"),
    [
        ("phase: setup", AskStart),
        ("row: {red: 17}", AskBids),
        ("auction: 2", AskBids),
        ("round: 2", AskLay),
        ("phase: end", AskPaint),
    ],
)
def test_the_phase_follows_from_what_is_written(text: str, prompt: type) -> None:
    assert type(read(f"{text}\nplayers: [{{}}, {{}}]").task) is prompt


def test_what_is_left_open_is_drawn_by_the_seed() -> None:
    text = "players: [{hand: [12]}, {}]\nseed: "
    assert read(f"{text}1") == read(f"{text}1")
    assert read(f"{text}1") != read(f"{text}2")


def test_all_that_can_be_written_is_in_the_state() -> None:
    state = read(
        "edition: german\nturn: 5\nphase: development\nround: 3\nvirtual_opponents: 1\nvirtual_done: [true]\n"
        "players:\n"
        "  - {name: Ada, gems: {red: 3}, attack: 1, hand: [sentinel, law],"
        " pyramid: [[32, 5], [{card: 40, infinite_gems: [red]}]], leftmost: -1, used_infinite: {red: 1}}\n"
        "  - {name: Ben, plays: false, skips_next: true}\n"
        "row: {red: [null, 17], blue: [4, 8], green: []}\n"
        "decks: {law: [70, 71], reserve: [1]}\n"
        "known: [{cards: [70], by: [1, 0]}]\n"
    )
    ada, ben = state.seats
    assert (state.rules.players, state.rules.edition.name) == (("Ada", "Ben"), "german")
    assert (ada.gems, ada.attack, ada.used_infinite) == ((0, 3, 0, 0), 1, (0, 1, 0, 0))
    sentinel, law = ada.numbers
    assert (sentinel, state.rules.card(law).kind) == (12, CardKind.LAW)
    assert [placed.place for placed in ada.pyramid.cards] == [Place(1, -1), Place(1, 0), Place(2, -1)]
    assert (ben.plays, ben.skips_next, state.virtual_done) == (False, True, (True,))
    assert (state.bases[:3], state.tips) == ((4, None, None), (8, 17, None, None))
    assert [card.number for card in state.law_deck[-2:]] == [71, 70]
    assert [card.known_by for card in state.law_deck[-2:]] == [(), (0, 1)]
    assert state.reserve_deck[-1].number == 1


def test_own_card_sets_are_found_beside_the_position(tmp_path: Path) -> None:
    own = "format: card-set/1\nid: own\nname: {en: Own}\nextends: printed\ndrop: [65]\n"
    (tmp_path / "own.yaml").write_text(own, "utf-8")
    (tmp_path / "moment.yaml").write_text(f"{HEAD}card_sets: [own.yaml]\nplayers: [{{}}, {{}}]\n", "utf-8")
    assert 65 not in load_position(tmp_path / "moment.yaml").rules.card_set.by_number


def test_a_wrong_card_set_is_named_and_its_errors_are_shown_at_their_own_places(tmp_path: Path) -> None:
    (tmp_path / "own.yaml").write_text("format: card-set/1\nextends: printed\ndrop: [999]\n", "utf-8")
    (tmp_path / "moment.yaml").write_text(f"{HEAD}card_sets: [printed, own.yaml]\nplayers: [{{}}, {{}}]\n", "utf-8")
    here, there = check_position(tmp_path / "moment.yaml")
    assert here.message == "the card set 'printed' with 'own.yaml' has 1 error, shown at its own place"
    assert [(Path(problem.file).name, problem.line) for problem in (here, there)] == [
        ("moment.yaml", 2),
        ("own.yaml", 3),
    ]


# -- what is played from there ----------------------------------------------------------------------------------------


def test_actions_are_played_and_those_who_are_not_named_pass() -> None:
    text = "players: [{hand: [32], gems: {green: 1}, pyramid: [[5, 6]]}, {}]\nactions: [lay 32"
    laid = read(f"{text}]")
    assert (laid.sealed[0], laid.to_act) == (Lay(0, 32), (1,))
    placed = read(f"{text}, 'place 1,2']")
    assert [placed.card.number for placed in placed.seats[0].pyramid.cards] == [5, 6, 32]
    assert not placed.seats[1].plays
    assert type(read(f"{text}, 1 pass]").task) is AskPlace


def test_an_action_without_a_seat_is_that_of_the_first_who_may_act_so() -> None:
    state = read("row: {red: 17}\nplayers: [{gems: {}}, {gems: {red: 1}}]\nactions: [bid red]")
    assert state.sealed == (None, Bid(1, Color.RED))


def test_a_seat_is_a_number_from_0_or_a_name() -> None:
    players = "row: {red: 17}\nplayers: [{name: Ada, gems: {red: 1}}, {name: Ben, gems: {red: 1}}]"
    for line in ("1 bid red", "Ben bid red"):
        assert read(f"{players}\nactions: [{line}]").sealed == (None, Bid(1, Color.RED))


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("Ben bid r", Bid(1, Color.RED)),
        ("bid g", Bid(0, Color.GREEN)),
        ("lay campaign", Lay(0, 71)),
        ("1 collect 1r2b", TakeGems(1, (2, 1, 0, 0))),
        ("place 1,2 with 1y1b", PlaceCard(0, Place(1, 2), infinite=(1, 0, 0, 1))),
        ("pick 1,0 s of Ben", PickToken(0, 1, Place(1, 0), Token(TokenKind.SCIENCE))),
    ],
)
def test_an_action_may_be_spelled_as_people_write_it(line: str, action: Action) -> None:
    state, faults = read("players: [{name: Ada}, {name: Ben}]"), Problems(parse_document("{}", file="f"))
    assert actions_of(state, line, (), faults)[:1] == (action,)
    assert not faults.problems


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("Bne bid red", "no player is called 'Bne' here; the players are Ada and Ben; did you mean 'Ben'?"),
        ("Cleo pass", "no player is called 'Cleo' here; the players are Ada and Ben"),
        ("lay campain", "needs the number or id of a card, found 'campain'; did you mean 'campaign'?"),
        ("collect 1r1r", "column 9 needs gems, as 2r1y, or - for none, found '1r1r'"),
        ("bid red blue", "column 9 needs nothing more, found 'blue'"),
    ],
)
def test_what_stands_at_the_wrong_word_of_an_action_is_named(line: str, message: str) -> None:
    (found,) = messages(f"players: [{{name: Ada}}, {{name: Ben}}]\nactions: [{line}]")
    assert message in found
    assert "own-gem" not in found  # no list of all kinds of actions


@pytest.mark.parametrize(
    ("name", "line", "hint"),
    [
        ("Ben", "ben bid red", "; players are counted from 0: write '1 bid red'"),
        ("Ben Bo", "Ben Bo bid red", "; players are counted from 0: write '1 bid red'"),
        ("bid", "bid bid red", "; players are counted from 0: write '1 bid red'"),
        ("Benno", "Bennno bid red", "; did you mean 'Benno'?"),
        ("Ben", "Ben Bid red", "found 'Bid'; did you mean 'bid'?"),
        ("Ben", "Option 9", "found 'Option'; did you mean 'option'?"),
    ],
)
def test_an_action_that_cannot_be_read_says_what_to_write(name: str, line: str, hint: str) -> None:
    (message,) = messages(f"players: [{{}}, {{name: {name}}}]\nactions: [{line}]")
    assert message.endswith(hint)


def test_the_column_of_an_action_is_the_one_that_is_written() -> None:
    (message,) = messages("players: [{}, {name: Benedict}]\nactions: [Benedict bid purple]")
    assert "column 14 needs blue, red, green or yellow, found 'purple'" in message


def test_an_action_that_is_not_legal_says_why() -> None:
    text = "row: {red: 17}\nplayers: [{name: Ada, gems: {}}, {gems: {}}]\nactions: [bid red]"
    (message,) = messages(text)
    assert message.startswith("Ada cannot do this now: ")
    assert message.endswith("(R5.2)")


def test_every_law_of_the_printed_set_can_be_looked_at_in_one_line() -> None:
    for law in (number for number in range(65, 89) if number != 66):
        state = read(f"players: [{{hand: [{law}], gems: {{blue: 3, red: 3, green: 3, yellow: 3}}}}, {{}}]")
        assert [action for action in legal_actions(state, 0) if isinstance(action, Lay)] == [Lay(0, law)]


# -- what happens by itself -------------------------------------------------------------------------------------------

ALONE = "row: {red: 17}\nplayers: [{name: Ada, gems: {red: 1}}, {name: Ben, auction: skips}]\nactions: "
LAW_74 = "players: [{name: Ada, hand: [74], pyramid: [[10, 12, 16]]}, {name: Ben, plays: false}]\nactions: "
FORCED = {
    "the only free card goes under law 74": f"{LAW_74}[lay 74, 'place 2,0'|, 'tuck-free 1,2']",
    "a single bidder gets the only card": f"{ALONE}[bid red|, Ada claim base]",
    "... and takes it": f"{ALONE}[bid red|, take red base]",
    "a bank with gems of one color":
        "bank: {red: 4}\nrow: {blue: 33}\n"
        "players: [{name: Ada, gems: {blue: 8, green: 8, yellow: 8, red: 4}}, {name: Ben, gems: {}, auction: skips}]\n"
        "actions: [pass|, collect 3r]",
    "no more cards to tuck under law 72":
        "players: [{name: Ada, hand: [72, 12], pyramid: [[10]]}, {name: Ben, plays: false}]\n"
        "actions: [lay 72, 'place 1,1', tuck 12|, done]",
    "no card to tuck under law 72":
        "players: [{name: Ada, hand: [72], pyramid: [[10]]}, {name: Ben, plays: false}]\n"
        "actions: [lay 72, 'place 1,1'|, done]",
    "nobody paints without a gem":
        "turn: 12\nround: 3\nplayers: [{name: Ada, gems: {}}, {name: Ben, gems: {}, plays: false}]\n"
        "actions: [Ada pass|, Ada done, Ben paint-best]",
}  # fmt: skip


@pytest.mark.parametrize("text", FORCED.values(), ids=FORCED)
def test_a_step_that_happens_by_itself_may_be_written_or_left_out(text: str) -> None:
    before, _, after = text.partition("|")
    assert read(before + after) == read(f"{before}]")


@pytest.mark.parametrize(
    ("text", "happened"),
    [
        (f"{LAW_74}[lay 74, 'place 2,0', 'tuck-free 1,1']", "0 tuck-free 1,2"),
        (f"{ALONE}[bid red, Ada claim tip]", "0 claim base"),
        (f"{ALONE}[bid red, Ben claim base]", "0 claim base"),
    ],
)
def test_a_step_that_happened_otherwise_is_told(text: str, happened: str) -> None:
    (message,) = messages(text)
    assert message == f"nobody chooses this: it happened by itself, as '{happened}'; write that, or leave the line out"


def test_in_whole_games_all_that_happens_by_itself_may_be_written() -> None:
    """Lines with all of it lead where the actions alone lead, and no action that was chosen is among it."""
    for seed in range(tries(60, quick=12)):
        rng = random.Random(seed)
        state = new_game(rng.randint(2, 4), edition=rng.choice([*EDITIONS]), seed=seed)
        start, lines = state, []
        while not state.is_over:
            action = any_choice(state, rng)
            done = step(state, action)
            said = forced_actions(state, action, done)
            assert action not in said
            lines += [action, *[each for each in said if check(done.state, each) is not None]]
            state = done.state
        _, played = played_lines(start, map(action_text, lines), (), Problems())
        assert played is not None
        assert played[-1].step.state == state


def test_a_step_that_a_player_chose_is_not_said_twice() -> None:
    """What was asked did not happen by itself, and what happened by itself happened once."""
    for text in (
        f"{LAW_74}[lay 74, 'place 2,0', 'tuck-free 1,2', 'tuck-free 1,2']",
        ALONE.replace("17", "[17, 33]") + "[bid red, claim base, claim base]",
    ):
        (message,) = messages(text)
        assert "Ada cannot do this now: you have something else to choose now (R4.2); Ada" in message
        assert message.endswith("a card to lay")


# -- what virtual opponents draw --------------------------------------------------------------------------------------

VIRTUAL = "virtual_opponents: 2\nrow: {red: 17, blue: 33}\nplayers: [{gems: {red: 1}}]\nactions: [bid red]\n"


@rule("R12.2")
def test_virtual_opponents_draw_what_is_written() -> None:
    for drawn in ([Color.BLUE, Color.BLUE], [Color.YELLOW, Color.RED]):
        text = f"{HEAD}{VIRTUAL}drawn: [{', '.join(drawn)}]"
        (revealed,) = [event for event in load_history(text=text)[-1].events if isinstance(event, BidsRevealed)]
        assert [color for _, color in revealed.virtual] == drawn
        assert load_position(text=position_text(load_position(text=text))) == load_position(text=text)
    for seed in range(5):
        history = load_history(text=f"{HEAD}{VIRTUAL}drawn: [any, green]\nseed: {seed}")
        (revealed,) = [event for event in history[-1].events if isinstance(event, BidsRevealed)]
        assert revealed.virtual[1].color is Color.GREEN


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (f"{VIRTUAL}drawn: [red]", "virtual opponents draw 2 gems in these actions, and 1 is named here"),
        (f"{VIRTUAL}drawn: [red, any, any]", "virtual opponents draw 2 gems in these actions, and 3 are named here"),
        (f"{VIRTUAL}drawn: [red, blue]".replace("bid red", "pass, collect 3r, bid red"), "Player 1 cannot do this now"),
        (f"{VIRTUAL}drawn: [purple, red]", "drawn needs blue, red, green, yellow or any, found 'purple'"),
        (
            f"{VIRTUAL}drawn: [red, red]\nchance: '0000000000000000'",
            "chance says already which gems are drawn; ",
        ),
        ("players: [{}, {}]\ndrawn: [red]", "virtual opponents draw 0 gems in these actions, and 1 is named here"),
    ],
)
def test_gems_that_are_not_drawn_are_told(text: str, message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actions, "MOST_SEEDS", 2000)
    (found,) = messages(text)
    assert found.startswith(message)


def test_who_knows_a_card_may_be_named() -> None:
    players = "players: [{name: Ada, hand: [12, 70]}, {name: Ben}]"
    state = read(f"{players}\nknown: [{{cards: [70], by: [Ben]}}]")
    assert [card.known_by for card in state.seats[0].hand] == [(), (1,)]
    state = read("players: [{name: Ada, hand: [{kind: law, by: [Ben, 1]}]}, {name: Ben}]")
    assert [card.known_by for card in state.seats[0].hand] == [(1,)]
    assert messages(f"{players}\nknown: [{{cards: [70], by: [Eve, 3]}}]") == [
        "no player is called 'Eve' here; the players are Ada and Ben",
        "there is no player 3: 2 players, counted from 0",
    ]


# -- a pyramid in one line --------------------------------------------------------------------------------------------


def pyramid(written: str, *others: str) -> Pyramid:
    """Return the pyramid of the first player, of which this is written."""
    return read(f"players: [{{{', '.join((f'pyramid: {written}', *others))}}}, {{}}]").seats[0].pyramid


@pytest.mark.parametrize(
    ("line", "levels"),
    [
        ("10 12 / 16", "[[10, 12], [16]]"),
        ("10 12/16", "[[10, 12], [16]]"),
        ("marshal sentinel / miner", "[[10, 12], [16]]"),
        ("10", "[[10]]"),
        ("'10 12 18 / 1: 16'", "[[10, 12, 18], {skip: 1, cards: [16]}]"),
        ("10 12 18 / _ 16", "[[10, 12, 18], {skip: 1, cards: [16]}]"),
        ("'-2: 10 12 / -2: 16'", "[[10, 12], [16]], leftmost: -2"),
        ("10 12 / 16, leftmost: -1", "[[10, 12], [16]], leftmost: -1"),
        ("16(s)", "[[{card: 16, tokens: {science: 1}}]]"),
        ("16(-)", "[[{card: 16, tokens: {}, infinite_gems: []}]]"),
        ("16()", "[[{card: 16, tokens: {}, infinite_gems: []}]]"),
        ("76(gems=2r1y)", "[[{card: 76, gems: {red: 2, yellow: 1}}]]"),
        ("76(gems=1y2r)", "[[{card: 76, gems: {red: 2, yellow: 1}}]]"),
        ("76(gems=5)", "[[{card: 76, gems: 5}]]"),
        ("76(gems=5?)", "[[{card: 76, gems: 5}]]"),
        ("72(under=3+70)", "[[{card: 72, tucked: [3, 70]}]]"),
        ("72(under=herbalist+70)", "[[{card: 72, tucked: [3, 70]}]]"),
        ("72(under=4?)", "[[{card: 72, tucked: 4}]]"),
        (
            "'40(p12, *r, 2m, s, m+3, r+2)'",
            (
                "[[{card: 40, infinite_gems: [red], tokens: {science: 1, magic: 2, power: [12], magic_bonus: [3], "
                "circle_bonus: [{color: red, value: 2}]}}]]"
            ),
        ),
    ],
)
def test_a_pyramid_in_one_line_is_the_list_that_it_stands_for(line: str, levels: str) -> None:
    assert pyramid(line) == pyramid(levels)


def test_the_text_of_a_pyramid_is_read_as_this_pyramid() -> None:
    """What the program writes can be copied into a position, if something lies on the cards that print something."""
    for text in ("-1: 32(2m) 5(s) 17(-) / -1: 40(p3,*r)", "72(under=3+70) 76(gems=2b1y) / 16(m)"):
        assert pyramid(f"'{text}'") == read_pyramid(text.replace("(-)", ""), printed())


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("¶10 12 / 16 18", "the card at place 1 of level 2 rests on places 1 and 2 of level 1"),
        ("¶16 / 10 12", "this pyramid is written from the top"),
        ("¶10 12 / 999", "no card of this set has the number 999"),
        ("¶sentinl 10", "did you mean 'sentinel'?"),
        ("¶10 10", "character 10 lies in two places"),
        ("¶'10, 12 / 16'", "found '10,'; spaces stand between cards, and '/' between levels"),
        ("¶10 12 | 16", "column 7 needs a card, as 32, sentinel or 32(m,*r), found '|'; spaces stand"),
        ("¶10 12 /", "column 8 needs a card, as 32, sentinel or 32(m,*r), found the end"),
        ("¶10 // 12", "column 5 needs a card, as 32, sentinel or 32(m,*r), found '/'"),
        ("¶10(gem=5)", "column 4 needs what lies on a card (s, 2m, d, p12,"),
        ("¶'10 12 / -1: 16'", "column 9 needs a place from 0 on, found '-1:'"),
        (
            "'-2: 10 12 / -2: 16', leftmost: ¶-1",
            "its leftmost card lies at -2; leave leftmost out",
        ),
        ("¶10.5", "a pyramid is a list of levels such as [[32, 5, 17], [40]], or one line such as '32 5 17 / 40'"),
    ],
)
def test_a_line_that_is_no_pyramid_is_told(line: str, told: str) -> None:
    text = f"players: [{{pyramid: {line}}}, {{}}]"
    assert places(text)
    assert told in messages(text.replace("¶", ""))[0]


# -- some card, some gem ----------------------------------------------------------------------------------------------

SOME = {
    "gems of any colors": ("players: [{gems: 5}, {}]", lambda ada: sum(ada.gems) == 5),
    "some gems of a color, and others":
        ("players: [{gems: {red: 2, any: 3}}, {}]", lambda ada: sum(ada.gems) == 5 and ada.gems[1] >= 2),
    "gems of any colors that the bank leaves":
        ("bank: {red: 8, green: 8, blue: 8, yellow: 3}\nplayers: [{gems: 3}, {gems: 2}]",
         lambda ada: ada.gems == (0, 0, 0, 3)),
    "cards of a pyramid":
        ("players: [{pyramid: [[character, 12], [law]]}, {}]", lambda ada: kinds(ada.pyramid) == "character law"),
    "... in one line": ("players: [{pyramid: character law}, {}]", lambda ada: kinds(ada.pyramid) == "character law"),
    "a card with a token on it":
        ("players: [{pyramid: law(s) 12}, {}]", lambda ada: ada.pyramid.cards[0].tokens.science == 1),
    "cards under a law":
        ("players: [{pyramid: [[{card: 72, tucked: [law, 3, character]}]]}, {}]",
         lambda ada: [card.kind for card in ada.pyramid.cards[0].tucked_cards] == ["law", "character", "character"]),
    "a law under a character":
        ("players: [{pyramid: 10(under=law)}, {}]", lambda ada: ada.pyramid.cards[0].tucked_cards[0].number == 66),
    "a card drawn in this phase":
        ("edition: german\nplayers: [{hand: [12, law, law], fresh: [law]}, {}]",
         lambda ada: [card.fresh for card in ada.hand].count(True) == 1 and not ada.hand[0].fresh),
}  # fmt: skip


def kinds(laid: Pyramid) -> str:
    return " ".join(sorted({placed.card.kind for placed in laid.cards}))


@pytest.mark.parametrize(("text", "holds"), SOME.values(), ids=SOME)
def test_some_card_and_some_gem_may_be_said_where_they_may_be_unknown(text: str, holds: Callable[[Any], bool]) -> None:
    for seed in range(tries(100, quick=20)):
        state = read(f"{text}\nseed: {seed}")
        assert problems(state) == ()
        assert holds(state.seats[0])
        assert load_position(text=position_text(state)) == state


def test_some_card_may_lie_in_the_row_and_among_the_discarded() -> None:
    state = read("turn: 3\nrow: {red: character, blue: [character, 17]}\nplayers: [{}, {}]")
    cards = {state.bases[0], state.bases[1]}
    assert all(state.rules.card(number or 0).kind is CardKind.CHARACTER for number in cards)
    assert (len(cards), state.tips[0]) == (2, 17)
    state = read("turn: 3\ndiscarded: [law, 12]\nplayers: [{}, {}]")
    assert [state.rules.card(number).kind for number in state.discarded] == [CardKind.CHARACTER, CardKind.LAW]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("players: [{gems: ¶33}, {}]", "33 gems of any color, but 32 are left (R2.2)"),
        ("players: [{gems: ¶{red: 7, any: 20}}, {gems: {blue: 8}}]", "20 gems of any color, but 17 are left (R2.2)"),
        ("players: [{gems: {red: 7, ¶anny: 2}}, {}]", "unknown key 'anny' in gems; did you mean 'any'?"),
        ("row: {red: ¶law}\nplayers: [{}, {}]", "no law can lie here, or none is left"),
        ("players: [{pyramid: [[1, 2, 3, 4, 5], [6, 7, 8, 9], [10, 11, 12], [13, 14], [¶law]]}, {}]",
         "no law can lie here, or none is left"),
        (f"players: [{{pyramid: [[¶law]], hand: {LAWS}}}, {{}}]", "no law can lie here, or none is left"),
        ("players: [{hand: [¶laws]}, {}]", "the id 'laws'; for any laws write law"),
        ("players: [{hand: [¶2 laws]}, {}]", "the id '2 laws'; for any laws write law, law"),
        ("players: [{hand: [¶any]}, {}]", "the id 'any'; for a card that is not known write character or law"),
        ("players: [{hand: [12], fresh: ¶[law]}, {}]", "such a law is not in the hand"),
        ("players: [{fresh: ¶[law]}, {}]", "these are cards of the hand: write all of it as 'hand'"),
    ],
)  # fmt: skip
def test_cards_and_gems_that_cannot_be_there_are_told(text: str, told: str) -> None:
    assert places(text)
    assert told in messages(text.replace("¶", ""))[0]


@pytest.mark.parametrize(
    "text",
    [*RIGHT.values(), *FORCED.values(), *[text for text, _ in SOME.values()], f"{VIRTUAL}drawn: [any, red]"],
)
def test_an_editor_does_not_complain_about_what_is_read(text: str) -> None:
    """The schema takes a pyramid in one line, kinds of cards, gems of any colors, and what virtual opponents draw."""
    plain = parse_document(HEAD + text.replace("|", ""), file="position").root.plain()
    assert [error.message for error in shipped_validator("position").iter_errors(plain)] == []


# -- what is wrong ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "players: [{hand: [12, ¶12]}, {}]",
        "players: [{hand: [¶12], pyramid: [[12]]}, {}]",
        "players: [{hand: [¶999]}, {}]",
        "players: [{hand: [12, ¶nobody]}, {}]",
        "players: [{pyramid: [[32, 5], {skip: 1, cards: [¶17]}]}, {}]",
        "players: [{gems: ¶{red: 40}}, {}]",
        "players: [{gems: {}}, {gems: {red: 2}}]\nbank: ¶{blue: 8}",
        "turn: ¶13\nplayers: [{}, {}]",
        "turn: ¶0\nplayers: [{}, {}]",
        "phase: end\nturn: ¶5\nplayers: [{}, {}]",
        "round: ¶2\nphase: auction\nplayers: [{}, {}]",
        "round: ¶0\nplayers: [{}, {}]",
        "virtual_opponents: ¶0\nplayers: [{}]",
        "players: [{name: Ada}, {name: ¶Ada}]",
        "row: {red: [¶65]}\nplayers: [{}, {}]",
        "row: {red: ¶65}\nplayers: [{}, {}]",
        "decks: {law: [¶3]}\nplayers: [{}, {}]",
        "turn: 12\nphase: auction\ndecks: {auction: ¶[1]}\nplayers: [{}, {}]",
        "card_sets: ¶no-such-set\nplayers: [{}, {}]",
        "card_sets: ¶[]\nplayers: [{}, {}]",
        "players: [{}, {}]\nactions: [¶bid purple]",
        "players: [{}, {}]\n¶hands: []",
        "players: [{chosen: ¶bid nothing}, {}]",
        "players: [{hand: [12], fresh: ¶[13]}, {}]",
        "players: [{pyramid: [[¶{sections: {top_left: blue, top_right: red, bottom: red}}]]}, {}]",
        "players: [{gems: {red: ¶x}, hand: [¶999]}, {attack: ¶-1}]",
    ],
)
def test_what_cannot_be_so_is_told_at_its_place(text: str) -> None:
    assert places(text)


def test_an_action_with_a_comma_needs_quotes() -> None:
    text = f"{HEAD}players: [{{hand: [12]}}, {{}}]\nactions: [lay 12, place 1,4]"
    (problem,) = [problem for problem in check_position(text=text) if "comma" in problem.message]
    assert problem.message.endswith("a comma ends an item: for one text write 'place 1,4', in quotes")


def test_an_empty_hand_is_an_empty_list() -> None:
    assert messages("players: [{hand: none}, {}]") == ["hand needs a list, found 'none'; write hand: [] for none"]


def test_a_position_without_problems_has_none() -> None:
    assert check_position(text=f"{HEAD}players: [{{}}, {{}}]") == ()


def test_a_file_that_is_not_there_is_a_problem() -> None:
    (problem,) = check_position("no-such-file.yaml")
    assert isinstance(problem, Problem)
    with pytest.raises(BadFile):
        load_position("no-such-file.yaml")


@pytest.mark.parametrize(("path", "text"), [(None, None), ("a.yaml", "b")])
def test_a_position_is_read_from_one_source(path: str | None, text: str | None) -> None:
    with pytest.raises(TypeError, match="give one of them"):
        load_position(path, text=text)
