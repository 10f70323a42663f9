"""Moments of games on the command line: `show`, and positions in `check`, `hint`, `play` and `replay`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules import rule
from typists import Screen, listed
from viceroy import load_position, load_score_sheet, svg, view
from viceroy.cli.main import main
from viceroy.cli.terminal.game_loop import GameLoop
from viceroy.positions.writer import position_text
from viceroy.sessions.session import Session

POSITION = """\
format: position/1
edition: german
turn: 5
players:
  - {name: Ada, gems: {red: 3, blue: 1}, hand: [12, 71], pyramid: [[32, 5, 17], [40]]}
  - {name: Ben, gems: {}, hand: [1, 2]}
"""


@pytest.fixture
def moment(tmp_path: Path) -> str:
    file = tmp_path / "moment.yaml"
    file.write_text(POSITION, "utf-8")
    return str(file)


@pytest.fixture
def record(tmp_path: Path) -> str:
    file = tmp_path / "game.jsonl"
    session = Session.start(("Ada", "Ben"), seed=7, path=file)
    for _ in range(20):
        seat = session.state.to_act[0]
        session.do(session.legal_actions(seat)[0])
    return str(file)


def test_a_position_shows_the_table_what_can_be_done_and_why_not(
    moment: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["show", moment]) == 0
    shown = capsys.readouterr().out
    assert "Turn 5 of 12, development, round 1 of 3" in shown
    assert "Ada: 1 blue, 3 red; hand: 12 Sentinel, 71 Campaign" in shown
    assert "71 Campaign (law)" in shown.partition("Round 1 of 3: which card do you lay?")[2]
    assert "(C21)" in shown.rpartition("Ben")[2]  # without a gem Ben can place nothing


def test_a_moment_is_shown_in_the_language_asked_for(moment: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The table, the choices and the reasons, on the screen and in the drawing."""
    picture = Path(moment).with_suffix(".svg")
    assert main(["show", moment, "--lang", "de", "--svg", str(picture)]) == 0
    shown, drawn = capsys.readouterr().out, picture.read_text("utf-8")
    for text in ("Spielrunde 5 von 12, Entwicklung, Runde 1 von 3", "1 blauer, 3 rote"):
        assert text in shown
        assert text in drawn
    assert "71 Campaign (Gesetz)" in shown.partition("Runde 1 von 3: Welche Karte spielst du aus?")[2]
    assert re.search(r": schon Stufe 1, die billigste, kostet .* \(C21\)", shown)


def test_a_seat_is_shown_what_it_knows(moment: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", moment, "--seat", "ben"]) == 0
    shown = capsys.readouterr().out
    assert "Sentinel" not in shown
    assert "Ada: hand: 1 character, 1 law" in shown


DRAWING = """\
format: position/1
players:
  - {name: Ada, gems: {blue: 1, red: 1, green: 1, yellow: 1}, hand: [32], pyramid: [[5, 17]]}
  - {name: Ben, gems: {red: 1, blue: 1, green: 1, yellow: 1}, hand: [1], pyramid: [[2, 3]]}
decks: {law: [71]}
actions: [lay 32, "place 1,2", draw law]
"""


def test_what_the_actions_of_a_position_did_stands_above_the_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The drawn law is a secret of Ada (R2.4)."""
    file = tmp_path / "moment.yaml"
    file.write_text(DRAWING, "utf-8")
    told = {}
    for words in ([], ["--seat", "Ada"], ["--seat", "Ben"]):
        assert main(["show", str(file), *words]) == 0
        told[" ".join(words)] = capsys.readouterr().out.partition("── Auction row")[0]
    assert told[""] == told["--seat Ada"]
    for text in told.values():
        assert "Ben passes." in text
        assert "Ada places 32 Captain on level 1" in text
        assert ("71 Campaign" in text) is (text != told["--seat Ben"])
    assert main(["show", str(file), "--lang", "de"]) == 0
    assert "Ben passt." in capsys.readouterr().out


@rule("L71")
def test_an_option_that_was_chosen_is_told_by_its_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In what a position lists, and in the news of a game in the terminal: law 71 offers an attack token first."""
    file = tmp_path / "moment.yaml"
    file.write_text(f'{POSITION}actions: [0 lay 71, 1 pass, "0 place 1,3", 0 option 1]\n', "utf-8")
    assert main(["show", str(file)]) == 0
    assert "\nAda chooses: 1 attack token.\n" in capsys.readouterr().out
    file.write_text(f'{POSITION}actions: [0 lay 71, 1 pass, "0 place 1,3"]\n', "utf-8")
    screen = Screen(listed(["1"]))
    GameLoop(Session.from_state(load_position(file)), screen.console(), (0,)).play()
    assert "\n  Ada chooses: 1 attack token.\n" in screen.text


def test_all_bids_are_told_when_they_are_revealed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R5.1: until then only Ben knows his."""
    file = tmp_path / "moment.yaml"
    players = "[{name: Ada}, {name: Ben, gems: {red: 1}}, {name: Cleo, gems: {red: 1}}]"
    moment = f"format: position/1\nplayers: {players}\nrow: {{red: 17}}\n"
    file.write_text(f"{moment}actions: [0 pass, 1 bid red, 2 bid red]", "utf-8")
    assert main(["show", str(file), "--seat", "Ada"]) == 0
    assert "Hands open: Ada pass, Ben red, Cleo red." in capsys.readouterr().out
    file.write_text(f"{moment}actions: [1 bid red]", "utf-8")
    for words, is_shown in (([], True), (["--seat", "Ben"], True), (["--seat", "Ada"], False)):
        assert main(["show", str(file), *words]) == 0
        assert ("Ben: red: for 17 Corporal" in capsys.readouterr().out) is is_shown


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--seat", "Cleo"], "no player 'Cleo'; the players are Ada and Ben, or 1 to 2"),
        (["--at", "3"], "--at is for records; a position is one moment"),
    ],
)
def test_what_a_moment_does_not_have_is_refused(
    moment: str, capsys: pytest.CaptureFixture[str], more: list[str], words: str
) -> None:
    assert main(["show", moment, *more]) == 2
    assert words in capsys.readouterr().err


def test_a_drawing_shows_the_row_and_each_player(moment: str, tmp_path: Path) -> None:
    assert main(["show", moment, "--svg", str(tmp_path / "m.svg")]) == 0
    drawing = (tmp_path / "m.svg").read_text("utf-8")
    for words in (
        ">Ada<",
        ">Ben<",
        "Turn 5 of 12, development, round 1 of 3",
        "Hand: 12 Sentinel, 71 Campaign",
        "Gems: 1 blue, 3 red",
        "Ada and Ben choose a card to lay.<",
    ):
        assert words in drawing


def test_a_drawing_of_what_a_seat_sees_says_so(moment: str, tmp_path: Path) -> None:
    assert main(["show", moment, "--seat", "Ben", "--svg", str(tmp_path / "m.svg")]) == 0
    drawing = (tmp_path / "m.svg").read_text("utf-8")
    assert "Ada and Ben choose a card to lay. As Ben sees it.<" in drawing
    assert "Sentinel" not in drawing


SHEET = """\
format: score-sheet/1
players:
  - {name: Ada, gems: {red: 3}, attack: 1, pyramid: [[32, 5], [40]]}
  - {name: Ben, pyramid: [[1]]}
"""


def test_a_score_sheet_is_shown_without_points(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its drawing is the one that the library makes of a sheet."""
    sheet, drawing = tmp_path / "final.yaml", tmp_path / "final.svg"
    sheet.write_text(SHEET, "utf-8")
    assert main(["show", str(sheet), "--svg", str(drawing)]) == 0
    shown = capsys.readouterr().out
    assert "Ada: 3 red and 1 attack token" in shown
    assert "Ben: no gems" in shown
    assert all(name in shown for name in ("Captain", "Scout", "Admiral", "Boatswain"))
    assert "`viceroy score` counts the points." in shown
    assert drawing.read_text("utf-8") == svg(load_score_sheet(sheet))


@pytest.mark.parametrize("option", ["--at", "--seat"])
def test_a_score_sheet_has_one_moment_and_no_secrets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], option: str
) -> None:
    (tmp_path / "final.yaml").write_text(SHEET, "utf-8")
    assert main(["show", str(tmp_path / "final.yaml"), option, "1"]) == 2
    assert f"{option} is for games; a score sheet is their end" in capsys.readouterr().err


def test_a_wrong_score_sheet_is_told_at_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "final.yaml").write_text(SHEET.replace("[1]", "[999]"), "utf-8")
    assert main(["show", str(tmp_path / "final.yaml")]) == 1
    assert "final.yaml:4:28: no card of this set has the number 999" in capsys.readouterr().err


def test_a_drawing_does_not_overwrite_the_position(moment: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", moment, "--png", moment]) == 2
    assert Path(moment).read_text("utf-8") == POSITION
    assert "moment.yaml" in capsys.readouterr().err


def test_a_moment_of_a_record_is_written_as_a_position_and_shown(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", record, "--position", "12"]) == 0
    text = capsys.readouterr().out
    state = Session.load(record).history[12].state
    assert load_position(text=text) == state
    assert main(["show", record, "--at", "12"]) == 0
    of_record = capsys.readouterr().out
    (tmp_path / "m.yaml").write_text(text, "utf-8")
    assert main(["show", str(tmp_path / "m.yaml")]) == 0
    assert capsys.readouterr().out == of_record


def test_a_record_has_only_the_actions_that_it_has(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["show", record, "--at"], ["replay", record, "--position"]):
        assert main([*words, "99"]) == 2
        assert "this record has 20 actions, so there is no action 99" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["show"], ["replay"], ["hint", "--iterations", "20"]])
def test_a_moment_of_a_record_has_one_option_and_an_older_name(
    record: str, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    command, *more = words
    told = []
    for option in ("--at", "--until"):
        assert main([command, record, option, "12", *more]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] != ""
    assert main([command, "--help"]) == 0
    usage = capsys.readouterr().out
    assert "--at N" in usage
    assert "--until" not in usage


def test_check_and_hint_take_positions(moment: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", moment]) == 0
    assert main(["hint", moment, "--seat", "Ada", "--iterations", "20"]) == 0
    told = capsys.readouterr().out
    assert "After" not in told
    assert "good\nAda: Round 1 of 3: which card do you lay?" in told
    assert "71 Campaign (law)" in told


def test_a_wrong_position_is_told_at_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text("format: position/1\nplayers: [{hand: [12, 12]}, {}]\n", "utf-8")
    for words in (["check"], ["show"], ["hint"], ["play", "--position"]):
        assert main([*words, str(file)]) == 1
        assert f"{file}:2:23: character 12 lies in two places" in capsys.readouterr().err


def test_a_game_goes_on_from_a_state_without_a_record(tmp_path: Path) -> None:
    session = Session.from_state(load_position(text=POSITION))
    before = session.state
    session.do(session.legal_actions(0)[0])
    assert session.undo() == before
    with pytest.raises(ValueError, match="a record begins with the deal"):
        session.save(tmp_path / "game.jsonl")
    assert not (tmp_path / "game.jsonl").exists()


def test_the_position_of_a_view_is_a_file_like_any_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "seen.yaml"
    file.write_text(position_text(view(load_position(text=POSITION), 0)), "utf-8")
    assert main(["check", str(file)]) == 0
    assert "good" in capsys.readouterr().out
