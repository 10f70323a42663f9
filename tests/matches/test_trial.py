"""Trials: every position of random games is looked at, and each card is counted as the final scores say."""

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
from positions import printed
from viceroy import from_data, load_card_set, to_data, try_card_set
from viceroy.bots import RandomBot, play_out
from viceroy.cli.main import main
from viceroy.cli.output import progress_bar
from viceroy.documents.schemas import shipped_validator
from viceroy.engine.invariants import problems
from viceroy.engine.reducer import Step, score
from viceroy.engine.state import GameState
from viceroy.errors import ImpossibleGame
from viceroy.matches import trial as trial_module
from viceroy.model.laws import DoubleTokens, Placement
from viceroy.render.results import trial_text
from viceroy.scoring.items import Line
from viceroy.sessions.new_game import start_game

ON_PLACES = (Line.CIRCLES, Line.INFINITE_GEMS, Line.LAWS, Line.POWER)


def test_cards_are_counted_as_they_lie_at_the_end() -> None:
    """Three games: each card as often as in the pyramids, and together as many points as their four lines on places."""
    trial = try_card_set("printed", games=3, seed=5)
    lying, points = [], 0
    for seed, players in ((5, 2), (6, 3), (7, 4)):
        *_, last = play_out(start_game(players, seed=seed), RandomBot(seed))
        for seat in last.state.seats:
            lying += [placed.card.number for placed in seat.pyramid.cards]
            lying += [card.number for placed in seat.pyramid.cards for card in placed.tucked or ()]  # type: ignore[union-attr]
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
