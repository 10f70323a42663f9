"""Trials: of a set, and of a single card."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import attrs
import pytest

from commands import Run
from law_play import bare_law, with_laws
from positions import in_auction, printed, seat
from viceroy import from_data, load_card_set, to_data, try_card_set
from viceroy.bots import RandomBot, play_out
from viceroy.cli.main import main
from viceroy.cli.output import progress_bar
from viceroy.documents.schemas import shipped_validator
from viceroy.engine.determinization import resample
from viceroy.engine.invariants import problems
from viceroy.engine.reducer import Step, legal_actions, score
from viceroy.engine.state import GameState
from viceroy.engine.views import view
from viceroy.errors import ImpossibleGame
from viceroy.formats.documents import loads
from viceroy.formats.studies import CardTrialReport
from viceroy.matches import trial as trial_module
from viceroy.matches.card_trial import CardTrial, part_of, report_of, try_at, try_card, try_card_at, with_card
from viceroy.matches.law_yields import OwnPoints, Yield
from viceroy.model.laws import (
    ChooseOne,
    Deck,
    DeckHolds,
    DoubleTokens,
    Effect,
    Gain,
    Pay,
    Placement,
    Reward,
    TakeStored,
    Trigger,
    Whenever,
)
from viceroy.model.points import FlatPoints
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import Tokens
from viceroy.positions.reader import load_position
from viceroy.render.results import card_trial_text, trial_text
from viceroy.scoring.items import Line
from viceroy.sessions.new_game import start_game

# -- trial ------------------------------------------------------------------------------------------------------------
# Trials: every position of random games is looked at, and each card is counted as the final scores say.

ON_PLACES = (Line.CIRCLES, Line.INFINITE_GEMS, Line.LAWS, Line.POWER)


def test_cards_are_counted_as_they_lie_at_the_end() -> None:
    """Three games: each card as often as in the pyramids, and together as many points as their four lines on places."""
    trial = try_card_set("printed", games=3, seed=5)
    lying, points = [], 0
    for seed, players in ((5, 2), (6, 3), (7, 4)):
        *_, last = play_out(start_game(players, seed=seed), RandomBot(seed))
        for own in last.state.seats:
            lying += [placed.card.number for placed in own.pyramid.cards]
            lying += [card.number for placed in own.pyramid.cards for card in placed.tucked or ()]  # type: ignore[union-attr]
        points += sum(item.points for one in score(last.state).players for item in one.items if item.line in ON_PLACES)
    assert {card.number: card.times for card in trial.cards if card.times} == {
        number: lying.count(number) for number in lying
    }
    assert sum(level.points for card in trial.cards for level in card.levels) == points
    assert {card.number for card in trial.unused} == printed().by_number.keys() - set(lying)
    assert (trial.broken, trial.games, trial.seed, trial.edition) == ((), 3, 5, "english")


def test_the_same_arguments_give_the_same_trial() -> None:
    assert try_card_set(printed(), games=2, seed=3) == try_card_set("printed", games=2, seed=3)
    assert try_card_set(printed(), games=2, seed=3) != try_card_set("printed", games=2, seed=4)


def test_a_card_that_cannot_be_played_is_in_no_pyramid() -> None:
    """A law under a character does lie under one; only what nobody ever played counts as unused."""
    cards = with_laws(bare_law(66, DoubleTokens(), placement=Placement.UNDER_CHARACTER))
    trial = try_card_set(cards, games=12, players=4, edition="french")
    law = next(card for card in trial.cards if card.number == 66)
    assert (law.levels, law.tucked > 0) == ((), True)


def test_as_many_play_as_the_set_has_cards_for() -> None:
    """With 55 characters four cannot play, so two and three do; with 50 nobody can."""
    small = attrs.evolve(printed(), id="small", characters=printed().characters[:55])
    seen: list[int] = []
    trial = try_card_set(small, games=3, progress=seen.append)
    assert (trial.broken, seen) == ((), [1, 2, 3])
    with pytest.raises(ImpossibleGame, match="50 characters; a game of 2 needs 52"):
        try_card_set(attrs.evolve(small, characters=printed().characters[:50]))


def test_there_cannot_be_fewer_than_no_games() -> None:
    with pytest.raises(ImpossibleGame, match="-3 games"):
        try_card_set("printed", -3)


def test_a_position_that_cannot_be_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second game goes wrong after three actions, the third one with an exception; the others are counted."""
    real, begin = problems, start_game
    looked_at: list[int] = []  # positions of each game

    def begun(*args: Any, **named: Any) -> Step:
        looked_at.append(0)
        return begin(*args, **named)

    def spoiled(state: GameState) -> tuple[str, ...]:
        looked_at[-1] += 1
        if (len(looked_at), looked_at[-1]) == (3, 6):
            raise ArithmeticError("no such number")
        return ("a gem is missing",) if (len(looked_at), looked_at[-1]) == (2, 4) else real(state)

    monkeypatch.setattr(trial_module, "problems", spoiled)
    monkeypatch.setattr(trial_module, "start_game", begun)
    trial = try_card_set("printed", games=3, seed=10, players=2)
    assert [(game.seed, game.players, game.actions, game.problems) for game in trial.broken] == [
        (11, 2, 3, ("a gem is missing",)),
        (12, 2, 5, ("ArithmeticError: no such number",)),
    ]
    assert "seed 11, 2 players, after 3 actions: a gem is missing" in trial_text(trial)


def test_a_trial_is_a_document() -> None:
    trial = try_card_set("printed", games=1)
    data = json.loads(json.dumps(to_data(trial)))
    assert data["format"] == "trial/1"
    assert from_data(data) == trial
    assert shipped_validator("trial").is_valid(data)


# -- on the command line ----------------------------------------------------------------------------------------------


def test_a_table_shows_each_card(capsys: pytest.CaptureFixture[str]) -> None:
    """88 cards, a line each; standard error is no terminal here, so nothing moves there."""
    assert main(["try", "printed", "--games", "2"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("2 random games with printed by the english rules, seeds 1 to 2\nEvery position was sound.\n")
    rows = [line for line in out.splitlines() if re.match(r" *[0-9]+  ", line)]
    assert [int(row.split()[0]) for row in rows] == [*range(1, 89)]
    assert err == ""


def test_it_is_written_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    """`--json` is the document of the same trial."""
    assert main(["try", "printed", "--games", "2", "--players", "3", "--seed", "9", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == to_data(try_card_set("printed", 2, seed=9, players=3))


def test_a_broken_game_is_status_1(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(trial_module, "problems", lambda state: ("a gem is missing",))
    assert main(["try", "printed", "--games", "1"]) == 1
    assert "1 game went wrong:\n  seed 1, 2 players, after 0 actions: a gem is missing" in capsys.readouterr().out


@pytest.mark.usefixtures("plain_terminal")
@pytest.mark.parametrize(
    ("arguments", "status", "told"),
    [
        (["printed", "--games", "0"], 2, "0 games; there can be 1 to"),
        (["printed", "--players", "1"], 2, "1 players; a trial is for 2 to 4"),
        (["printed", "--players", "5"], 2, "5 players; Viceroy is for 1 to 4"),
        (["printed", "--edition", "klingon"], 2, "no edition is named 'klingon'"),
        (["missing.yaml"], 2, "there is no such file"),
        (["small.yaml"], 2, "0 characters; a game of 2 needs 52"),
        (["bad.yaml"], 1, "a card set needs characters, laws or both"),
    ],
)
def test_what_cannot_be_tried(arguments: list[str], status: int, told: str, run: Run) -> None:
    """Wrong usage, a set that is not there, too small or bad: words, no games."""
    law = "{number: 1, id: a, name: {en: A}, sections: {top_left: red, top_right: red, bottom: red}}"
    Path("small.yaml").write_text(f"format: card-set/1\nlaws: [{law}]\n")
    Path("bad.yaml").write_text("format: card-set/1\n")
    ended, out, err = run("try", *arguments)
    assert (ended, out, told in err) == (status, "", True), err


def test_several_sets_are_tried_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The printed set and a law on top: 89 cards."""
    monkeypatch.chdir(tmp_path)
    law = "{number: 201, id: a, name: {en: A}, sections: {top_left: red, top_right: red, bottom: red}}"
    Path("more.yaml").write_text(f"format: card-set/1\nextends: printed\nlaws: [{law}]\n")
    assert main(["try", "printed", "more.yaml", "--games", "1"]) == 0
    assert len(load_card_set("printed", "more.yaml").cards) == 89


def test_a_terminal_shows_the_time_that_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten games in the first minute, thirty to go: three minutes. What was there at first took no time."""
    terminal, clock = _Terminal(), iter((0.0, 60.0, 90.0, 100.0))
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("viceroy.cli.output.monotonic", lambda: next(clock))
    with progress_bar(140) as show:
        assert show is not None
        for done in (100, 110, 130, 140):
            show(done)
    shown = [line.strip() for line in terminal.getvalue().split("\r") if line.strip()]
    assert [line.partition("] ")[2] for line in shown] == [
        "100 of 140",
        "110 of 140, 3 min left",
        "130 of 140, 30 s left",
        "140 of 140",
    ]


class _Terminal(io.StringIO):
    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def test_a_terminal_shows_how_much_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bar grows with the games, and is gone at the end; a dumb terminal and a file see nothing."""
    terminal = _Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    with progress_bar(4) as show:
        assert show is not None
        show(2)
        assert terminal.getvalue() == f"\r[{'#' * 20}{'.' * 20}] 2 of 4"
        show(4)
    assert terminal.getvalue().endswith(" \r")
    monkeypatch.setenv("TERM", "dumb")
    with progress_bar(4) as show:
        assert show is None


# -- card trial -------------------------------------------------------------------------------------------------------
# The test bench for a card: what a law does at every moment, where it can be played at none, and where moments go.


def tried(*effects: Effect, requires: DeckHolds | None = None, price: int = 0, games: int = 1) -> CardTrial:
    return try_card(with_laws(bare_law(71, *effects, requires=requires, price=price)), 71, games)


def test_a_law_that_pays_three_gems_does_so_each_time() -> None:
    trial = tried(Gain(Reward(gems=3)))
    found = [effect for moment in trial.moments for played in moment.played for effect in played.effects]
    assert len(trial.playable) == len(trial.moments) > 0
    assert {(effect.has_happened, effect.gained["gem"]) for effect in found} == {(True, 3)}
    assert f"happened {len(found)} of {len(found)} times (on average 3.0 gems)" in card_trial_text(trial)


def test_each_effect_is_counted_alone() -> None:
    """Nothing is stored on the law yet, so its second effect never happens, between two that always do."""
    trial = tried(Gain(Reward(attack=1)), TakeStored(), Gain(Reward(attack=2)))
    for moment in trial.playable:
        for played in moment.played:
            assert [effect.has_happened for effect in played.effects] == [True, False, True]
            assert [effect.gained["attack token"] for effect in played.effects] == [1, 0, 2]
    text = card_trial_text(trial)
    places = sum(len(moment.played) for moment in trial.playable)
    assert f"happened 0 of {places} times; nothing was possible {places} of {places} times" in text
    assert next(iter(trial.notable)) == "most effects idle"  # no power, no clause: it scores nothing


def test_nothing_is_possible_where_the_deck_is_too_small() -> None:
    """No deck of laws has 60 cards (C58)."""
    trial = tried(Gain(Reward(attack=1)), requires=DeckHolds(Deck.LAWS, 60))
    assert {effect.has_happened for one in trial.playable for played in one.played for effect in played.effects} == {
        False
    }


def test_the_options_that_were_chosen_are_counted() -> None:
    """Nobody takes a gem in place of 20 power points."""
    trial = tried(ChooseOne((Reward(gems=1), Reward(tokens=Tokens(power=(20,))))))
    places = sum(len(moment.played) for moment in trial.playable)
    assert f"chosen: (2) {places}" in card_trial_text(trial)


def test_responses_until_the_end_are_counted() -> None:
    """In the last round of the last turn, a law that responds to the end of each turn does so once."""
    state = load_position(text="{format: position/1, turn: 12, round: 3, players: [{hand: [71]}, {}]}")
    rule = Whenever(Trigger.TURN_ENDED, do=(Gain(Reward(attack=1)),))
    trial = try_card_at(state, with_laws(bare_law(71, whenever=(rule,))), 71, name="here")
    assert {played.responses for played in trial.moments[0].played if played.points is not None} == {1}
    assert "It responded 1.0 times in the rest of a game." in card_trial_text(trial)


def test_what_a_law_brings_until_the_end_is_told_with_its_interval() -> None:
    """In the last round: a science token for the play, 15 points for the one end of a turn, and 12 for the clause."""
    state = load_position(text="{format: position/1, turn: 12, round: 3, players: [{hand: [71], pyramid: [[5]]}, {}]}")
    rule = Whenever(Trigger.TURN_ENDED, do=(Gain(Reward(tokens=Tokens(power=(15,)))),))
    law = bare_law(71, Gain(Reward(tokens=Tokens(science=1))), whenever=(rule,), scoring=(FlatPoints(12),))
    trial = try_card_at(state, with_laws(law), 71, name="here")
    [end] = [played.end for played in trial.moments[0].played if played.end is not None]
    assert (end.own, end.did.responses) == (OwnPoints(scored=27), 1)
    assert (end.did.on_play, end.did.whenever) == (Yield(tokens=1), Yield(power=15))
    text = card_trial_text(trial)
    for line in ("points of its own", "other tokens when it was played", "points of power tokens by its responses"):
        assert re.search(rf"^{line} +[0-9.]+$", text, re.MULTILINE)
    assert "gems" not in text.partition("to the end of a game")[2]


def test_offers_that_the_bot_declined_are_counted() -> None:
    """The bot is asked once, after its last card: a gem for nothing."""
    state = load_position(
        text="{format: position/1, turn: 12, round: 3, players: [{hand: [71], pyramid: [[5]], gems: {blue: 2}}, {}]}"
    )
    rule = Whenever(Trigger.TURN_ENDED, do=(Pay((TakeStored(),), gems=1),))
    trial = try_card_at(state, with_laws(bare_law(71, whenever=(rule,))), 71, name="here")
    assert "\nOf 1 offer the bot declined 1.\n" in f"{card_trial_text(trial)}\n"


def test_a_card_that_cannot_be_played_anywhere_is_said_to_be_so() -> None:
    """Nobody has 90 gems for the price."""
    trial = tried(Gain(Reward(gems=3)), price=90, games=3)
    text = card_trial_text(trial)
    assert "It could be laid at none of them.\n" in text
    assert f"not at {len(trial.moments)}: its price cannot be paid" in text
    assert [*trial.notable] == ["cannot be laid"]


@pytest.mark.parametrize("number", [5, 66, 70])
def test_moments_are_sound_and_varied(number: int) -> None:
    """Every invariant holds with the card in the hand; each part of the game and each number of players comes up."""
    trial = try_card(printed(), number, 3)
    for moment in trial.moments:
        assert problems(moment.state) == ()
        assert number in moment.state.seats[moment.seat].numbers
    assert {part_of(moment.state) for moment in trial.moments} == {0, 1, 2}
    assert {len(moment.state.seats) for moment in trial.moments} == {2, 3, 4}


def test_every_legal_place_is_tried() -> None:
    """Level 1 has an open place at each end of a row, and level 2 one above each pair of neighbors (R3.3, R3.4)."""
    state = load_position(text="{format: position/1, players: [{hand: [71], pyramid: [[32, 5, 7]]}, {}]}")
    (moment,) = try_card_at(state, printed(), 71, name="here").moments
    assert [tuple(played.place) for played in moment.played] == [(1, -1), (1, 3), (2, 0), (2, 1)]
    assert [played.points is not None for played in moment.played].count(True) == 2  # one a level


def test_the_same_seed_gives_the_same_report() -> None:
    reports = [card_trial_text(try_card(printed(), 71, 1, seed=seed)) for seed in (4, 4, 5)]
    assert reports[0] == reports[1] != reports[2]


def test_secrets_do_not_matter() -> None:
    """The choices for a seat stay the same, whatever the hands and decks that it cannot see (R2.4)."""
    law = printed().by_number[71]
    for moment in try_card(printed(), 71, 1).playable:
        other = resample(view(moment.state, moment.seat), 99)
        assert other != moment.state
        again = try_at(other, moment.seat, law, name=moment.name, seed=1)
        first = try_at(moment.state, moment.seat, law, name=moment.name, seed=1)
        assert [(one.place, one.effects) for one in again.played] == [(one.place, one.effects) for one in first.played]


def test_a_card_changes_places_with_one_of_the_hand() -> None:
    state = load_position(text="{format: position/1, players: [{hand: [12, 70]}, {hand: [13]}]}")
    changed = with_card(state, 0, printed().by_number[13])
    assert changed is not None
    assert [own.numbers for own in changed.seats] == [(13, 70), (12,)]
    assert problems(changed) == ()


def test_a_law_comes_into_a_hand_without_laws() -> None:
    state = load_position(text="{format: position/1, players: [{hand: [12]}, {hand: [70]}]}")
    changed = with_card(state, 0, printed().by_number[70])
    assert changed is not None
    assert [own.numbers for own in changed.seats] == [(12, 70), ()]
    assert problems(changed) == ()


@pytest.mark.parametrize("text", ["[{hand: [70]}, {hand: []}]", "[{pyramid: [[12]]}, {}]"])
def test_a_character_cannot_come_into_such_a_hand(text: str) -> None:
    """There is no character to exchange, or the card already lies in a pyramid."""
    state = load_position(text=f"{{format: position/1, players: {text}}}")
    assert with_card(state, 0, printed().by_number[12]) is None


def test_a_moment_has_the_cards_of_the_set() -> None:
    """A law that pays 5 in a new version of the set does so at a moment of the old version."""
    old, new = [with_laws(bare_law(71, Gain(Reward(attack=count)))) for count in (1, 5)]
    moment = try_card(old, 71, 1).moments[0]
    (again,) = try_card_at(moment.state, new, 71, name="here").moments
    assert {effect.gained["attack token"] for played in again.played for effect in played.effects} == {5}
    assert problems(again.state) == ()
    with pytest.raises(ImpossibleGame, match="other numbers"):
        try_card_at(moment.state, attrs.evolve(new, laws=new.laws[:-1]), 71, name="here")


def test_cards_are_laid_in_the_development_phase_only() -> None:
    state = in_auction(seat(), seat())
    assert legal_actions(state, 0)
    with pytest.raises(ImpossibleGame, match="no moment at which all choose"):
        try_card_at(state, printed(), 71, name="here")


# -- on the command line ----------------------------------------------------------------------------------------------


def test_moments_are_written_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each file reads as its moment; nothing in the folder is overwritten."""
    monkeypatch.chdir(tmp_path)
    command = ["try", "printed", "--card", "66", "--games", "2"]
    assert main([*command, "--out", "found"]) == 0
    notable = try_card(load_card_set("printed"), 66, 2).notable
    files = {path.name: load_position(path) for path in Path("found").iterdir()}
    assert files == {f"card-66-{reason.replace(' ', '-')}.yaml": one.state for reason, one in notable.items()}
    assert main([*command, "--out", "found"]) == 2
    assert "--out would overwrite" in capsys.readouterr().err
    name = f"found/{next(iter(files))}"
    assert main(["try", "printed", "--card", "doubling", "--at", name]) == 0
    assert "Law 66, Doubling, at 1 moment.\nIt could be laid there.\n" in capsys.readouterr().out


@pytest.mark.usefixtures("plain_terminal")
@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--card", "999"], "printed has no card '999'"),
        (["--card", "doublin"], "printed has no card 'doublin'; did you mean 'doubling'?"),
        (["--card", "71", "--own"], "--own is for the trial of a whole set"),
        (["--out", "found"], "--out is for the trial of one card"),
        (["--at", "a.yaml"], "--at is for the trial of one card"),
        (["--card", "71", "--at", "a.yaml", "--games", "3"], "--at is one moment"),
        (["--card", "71", "--at", "missing.yaml"], "there is no such file"),
        (["--card", "71", "--at", "a.yaml"], "no moment at which all choose"),
    ],
)
def test_what_cannot_be_tried_of_a_card(arguments: list[str], told: str, run: Run) -> None:
    Path("a.yaml").write_text("{format: position/1, phase: auction, players: [{}, {}]}")
    status, out, err = run("try", "printed", *arguments)
    assert (status, out, told in err) == (2, "", True), err


def test_the_trial_of_a_card_is_json_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    """The same moments and places as in the report in words, read back as it was; moments are written all the same."""
    monkeypatch.chdir(tmp_path)
    trial = try_card(load_card_set("printed"), 66, 2)
    status, out, err = run("try", "printed", "--card", "66", "--games", "2", "--json", "--out", "found")
    assert (status, err) == (0, "")
    report = loads(out, expect=CardTrialReport)
    assert report == report_of(trial)
    assert (report.number, report.kind, report.card_set) == (66, CardKind.LAW, "printed")
    assert [moment.refusal is None for moment in report.moments] == [one in trial.playable for one in trial.moments]
    points = [[place.end.scored + place.end.circles for place in one.places if place.end] for one in report.moments]
    assert points == [one.points for one in trial.moments]
    assert sum(effect.gained.gems for one in report.moments for place in one.places for effect in place.effects) == sum(
        effect.gained["gem"] for one in trial.moments for played in one.played for effect in played.effects
    )
    assert len([*Path("found").iterdir()]) == len(trial.notable)


@pytest.mark.usefixtures("plain_terminal")
def test_a_moment_of_other_cards_says_what_to_write(run: Run) -> None:
    moment = "{format: position/1, players: [{hand: [12]}, {}], card_sets: %s}"
    Path("own.yaml").write_text("{format: card-set/1, id: own, name: {en: Own}, extends: printed, drop: [88]}")
    Path("moment.yaml").write_text(moment % "[printed]")
    status, _, err = run("try", "own.yaml", "--card", "12", "--at", "moment.yaml")
    assert (status, "moment.yaml has cards with other numbers than own" in err) == (2, True)
    names = err.partition("write card_sets: ")[2].partition(" in it")[0]
    assert names == "[own.yaml]"
    Path("moment.yaml").write_text(moment % names)
    assert run("try", "own.yaml", "--card", "12", "--at", "moment.yaml")[0] == 0


@pytest.mark.parametrize("games", [0, -3])
def test_a_card_is_tried_in_at_least_one_game(games: int) -> None:
    with pytest.raises(ImpossibleGame, match=f"{games} games; a card is tried in 1 or more"):
        tried(Gain(Reward(gems=3)), games=games)
