"""Replaying records: every step verified, what does not hold is named by its line, and what `viceroy replay` shows."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import attrs
import pytest

import viceroy
from commands import Run, runner
from positions import printed
from recorded import played, started
from viceroy import cardsets
from viceroy.engine.actions import Lay
from viceroy.engine.frame.outcomes import Drawn, Shuffled
from viceroy.engine.record import Entry, GameRecord, Played, Undone
from viceroy.engine.reducer import Step
from viceroy.errors import BadFile, BadRecord, Code, Severity
from viceroy.formats.documents import loads
from viceroy.formats.records import read_record, record_text
from viceroy.model.cards import CardSet
from viceroy.sessions.replay import replay, replay_file
from viceroy.sessions.session import Session
from viceroy.sheets.sheet import load_score_sheet, score_sheet

pytestmark = pytest.mark.usefixtures("plain_terminal")


def game(seed: int, *, most: int = 10_000, undo: float = 0.0) -> tuple[Session, list[Step]]:
    session, rng = started(seed)
    return session, played(session, rng, most=most, undo=undo)


def steps(record: GameRecord) -> list[Step]:
    return [done.step for done in replay(record)]


def with_entry(record: GameRecord, index: int, entry: Entry) -> GameRecord:
    return attrs.evolve(record, entries=(*record.entries[:index], entry, *record.entries[index + 1 :]))


def why(record: GameRecord) -> BadRecord:
    with pytest.raises(BadRecord) as bad:
        steps(record)
    return bad.value


# -- what holds -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_a_record_gives_the_game_again(seed: int) -> None:
    """Every edition, virtual opponents, laws of any make: equal states and events at each step, undo included."""
    session, past = game(seed, undo=0.2)
    assert steps(session.record) == past
    assert all(done.agrees for done in replay(session.record))
    assert [done.line for done in replay(session.record)] == list(range(1, len(past) + 1))


def test_a_record_holds_in_another_process(tmp_path: Path) -> None:
    session, _ = game(4)
    session.save(tmp_path / "game.jsonl")
    code = (
        "import sys, viceroy\n"
        "from viceroy.sessions.session import Session\n"
        "sys.stdout.write(viceroy.dumps(viceroy.score(Session.load(sys.argv[1]).state)))\n"
    )
    environment = {"PYTHONPATH": str(Path(viceroy.__file__).parents[1]), "PYTHONHASHSEED": "1"}
    command = [sys.executable, "-c", code, str(tmp_path / "game.jsonl")]
    done = subprocess.run(command, env=environment, capture_output=True, check=True, timeout=60)
    assert done.stdout.decode() == viceroy.dumps(viceroy.score(session.state))


def test_a_record_holds_when_the_shipped_cards_have_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A later version may print a card otherwise: the record plays with the cards it was made with."""
    session, past = game(4)
    session.save(tmp_path / "game.jsonl")
    cards = printed()
    dearer = tuple(attrs.evolve(card, levels=card.levels[::-1]) for card in cards.characters)
    other = CardSet(cards.id, cards.names, dearer, cards.laws[::-1])
    monkeypatch.setattr(cardsets.loader, "_shipped", lambda _: other)
    assert viceroy.load_card_set("printed") == other != session.state.rules.card_set
    record, problems = read_record(tmp_path / "game.jsonl")
    assert problems == ()
    assert record is not None
    assert steps(record) == past


def test_a_record_holds_when_the_seed_gives_another_game(tmp_path: Path) -> None:
    """Chance may come out otherwise one day: what was recorded is followed, and that it differs is a warning."""
    path = tmp_path / "game.jsonl"
    session = Session.start(2, seed=7, edition="french", virtual_opponents=1)
    record = attrs.evolve(session.record, seed=8)
    path.write_text(record_text(record), encoding="utf-8")
    replayed = replay_file(path)
    assert [step.events for step in replayed.history] == [step.events for step in session.history]
    (warning,) = replayed.problems
    assert (warning.severity, warning.code, warning.line) == (Severity.WARNING, Code.OTHER_SEED, 1)
    assert Session.load(path).warnings == (warning,)


# -- what does not hold -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def short() -> GameRecord:
    """A game with a virtual opponent, so that chance is asked in the middle, of some forty actions."""
    session = Session.start(("Ada", "Ben"), seed=7, edition="french", virtual_opponents=1)
    bot = viceroy.RandomBot(7)
    for _ in range(40):
        session.do(bot.choose(session.legal_actions(viceroy.to_act(session.state)[0])))
    return session.record


def drawing(record: GameRecord) -> tuple[int, Played]:
    return next(
        (index, entry) for index, entry in enumerate(record.entries) if isinstance(entry, Played) and entry.chance
    )


def test_an_action_that_is_not_legal_is_told(short: GameRecord) -> None:
    first = short.entries[0]
    assert isinstance(first, Played)
    bad = why(with_entry(short, 0, attrs.evolve(first, action=Lay(0, 12))))
    assert (bad.line, bad.code) == (2, Code.ILLEGAL_ACTION)
    assert str(bad) == "line 2: this action is not legal: you have something else to choose now (R4.2)"


def test_another_legal_action_is_told_by_its_events(short: GameRecord) -> None:
    """Somebody bid otherwise than was recorded: other things happen, and the check of the events notices."""
    index, entry = drawing(short)
    before = steps(attrs.evolve(short, entries=short.entries[:index]))[-1].state
    other = next(action for action in viceroy.legal_actions(before, entry.action.seat) if action != entry.action)
    bad = why(with_entry(short, index, attrs.evolve(entry, action=other)))
    assert (bad.line, bad.code) == (index + 2, Code.WRONG_CHECK)
    assert f"not {entry.check}" in bad.message


def test_a_wrong_check_is_told(short: GameRecord) -> None:
    first = short.entries[0]
    assert isinstance(first, Played)
    assert why(attrs.evolve(short, check="0" * 16)).line == 1
    assert why(with_entry(short, 0, attrs.evolve(first, check="0" * 16))).code is Code.WRONG_CHECK


def test_an_outcome_that_does_not_fit_is_told(short: GameRecord) -> None:
    """Too few, too many, of another kind: chance is used up exactly."""
    index, entry = drawing(short)
    (drawn,) = entry.chance
    assert isinstance(drawn, Drawn)
    for chance in ((), (drawn, drawn), (Shuffled((1,)),), (Drawn(0, drawn.below + 1),)):
        bad = why(with_entry(short, index, attrs.evolve(entry, chance=chance)))
        assert (bad.line, bad.code) == (index + 2, Code.WRONG_CHANCE)
        assert "a recorded outcome of chance does not fit" in bad.message
    assert why(attrs.evolve(short, deal=short.deal[1:])).line == 1
    assert why(attrs.evolve(short, deal=(*short.deal, Drawn(1, 2)))).code is Code.WRONG_CHANCE


def test_another_outcome_that_fits_is_told_by_its_events(short: GameRecord) -> None:
    """The virtual opponent drew another color: the bids that come to light are not those recorded."""
    index, entry = drawing(short)
    (drawn,) = entry.chance
    assert isinstance(drawn, Drawn)
    other = Drawn((drawn.number + drawn.below // 2) % drawn.below, drawn.below)
    assert why(with_entry(short, index, attrs.evolve(entry, chance=(other,)))).line == index + 2


def test_taking_back_more_than_there_is_is_told(short: GameRecord) -> None:
    """A value may say so, too, where no file was read."""
    bad = why(with_entry(short, 1, Undone(2)))
    assert (bad.line, bad.code) == (3, Code.NOTHING_TO_UNDO)
    assert bad.message == "takes back 2 actions; there are 1 to take back"


def test_a_record_of_another_version_names_it(short: GameRecord) -> None:
    """A rule may have been mended since; who wrote the record is part of the answer."""
    bad = why(attrs.evolve(short, library="0.0.9", check="0" * 16))
    assert bad.message.endswith(f"(viceroy 0.0.9 wrote this record, and this is {viceroy.__version__})")


def test_a_session_of_a_record_that_does_not_hold_is_refused(tmp_path: Path, short: GameRecord) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(record_text(attrs.evolve(short, check="0" * 16)), encoding="utf-8")
    with pytest.raises(BadFile, match=r"game\.jsonl:1:1: the events differ from those recorded"):
        Session.load(path)
    assert replay_file(path).history == ()


# -- the command ------------------------------------------------------------------------------------------------------


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(capsys, "replay")


def written(record: GameRecord, name: str = "game.jsonl") -> str:
    Path(name).write_text(record_text(record), encoding="utf-8")
    return name


def test_a_finished_game_is_shown_with_its_score(run: Run) -> None:
    """Who played, by which rules, how long, and the table as `viceroy score` draws it."""
    session, _ = game(4)
    status, out, err = run(written(session.record))
    assert (status, err) == (0, "")
    total = viceroy.score(session.state).players[0].total
    head = out.splitlines()[:3]
    rules = session.state.rules
    assert head[0].startswith("Ada")
    assert head[0].endswith(f", by the {rules.edition.name} rules")
    assert head[1].startswith(f"Card set {rules.card_set.id}, 64 characters and 24 laws; seed 4; written by viceroy ")
    assert head[2] == f"{len(session.actions)} actions"
    assert f"Ada: Total {total}, Rank" in out


def test_a_game_under_way_is_shown_with_what_is_due(run: Run, short: GameRecord) -> None:
    status, out, err = run(written(short), "--until", "6")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "Ada, Ben and 1 virtual opponent, by the french rules"
    assert lines[2] == "40 actions; this is after 6"
    assert re.search(r"\n\n(Before the first turn|Turn 1 of 12, .*)\.\n(Ada|Ben|Ada and Ben) chooses? ", out)
    assert "\n\nAda\n\n" in out
    assert "\n\nBen\n\n" in out


def test_what_was_taken_back_is_counted(run: Run) -> None:
    session = Session.start(("Ada", "Ben"), seed=7, edition="french")
    first, second = session.legal_actions(0)
    session.do(first)
    session.undo()
    session.do(second)
    assert run(written(session.record))[1].splitlines()[2] == "1 action, and 1 taken back"


def test_before_the_first_card_lies_there_is_nothing_to_draw(run: Run) -> None:
    out = run(written(Session.start(("Ada", "Ben"), seed=7).record))[1]
    assert "Before the first turn.\nAda and Ben choose the first card, and one to keep.\n" in out
    assert "\n\nAda\n\nNo card yet.\n\n" in out


def test_events_are_told_a_line_each(run: Run, short: GameRecord) -> None:
    """All of them, or those of so many actions; a sealed choice has no line, as it comes to light later."""
    status, out, _ = run(written(short), "--events")
    assert status == 0
    assert out.splitlines()[0] == "Ada, Ben and 1 virtual opponent play by the French rules."
    fewer = run(written(short), "--events", "--until", "10")[1]
    assert out.startswith(fewer)
    assert len(fewer) < len(out)
    assert "has chosen" not in out


def test_events_and_moments_are_told_in_the_language_asked_for(run: Run, short: GameRecord) -> None:
    told = run(written(short), "--events", "--lang", "de")[1].splitlines()
    assert told[0] == "Ada, Ben und 1 virtueller Gegner beginnen eine Partie. Ausgabe: französisch."
    assert len(told) == len(run(written(short), "--events")[1].splitlines())
    assert "\nAvant le premier tour de jeu.\n" in run(written(short), "--until", "0", "--lang", "fr")[1]


def test_a_state_is_written_as_json(run: Run, short: GameRecord) -> None:
    """One text, which reads back as the state after so many actions."""
    status, out, err = run(written(short), "--json", "--until", "20")
    assert (status, err) == (0, "")
    assert loads(out) == steps(short)[20].state


def test_events_are_written_as_json(run: Run, short: GameRecord) -> None:
    out = run(written(short), "--json", "--events", "--until", "3")[1]
    assert loads(out) == tuple(event for step in steps(short)[:4] for event in step.events)


def test_a_sheet_scores_as_the_game(run: Run) -> None:
    """`viceroy replay --sheet` writes what a table would have written down."""
    session, _ = game(4)
    status, out, err = run(written(session.record), "--sheet")
    assert (status, err) == (0, "")
    Path("final.yaml").write_text(out, encoding="utf-8")
    assert viceroy.dumps(score_sheet(load_score_sheet("final.yaml"))) == viceroy.dumps(viceroy.score(session.state))


def test_a_game_under_way_has_no_sheet(run: Run, short: GameRecord) -> None:
    status, out, err = run(written(short), "--sheet")
    assert (status, out) == (2, "")
    assert err == "viceroy replay: there is no score sheet: the game is not over\n"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--until", "-1"), "a game has at least 0 actions, not -1"),
        (("--until", "41"), "this record has 40 actions, so there is no action 41"),
        (("--sheet", "--json"), "--sheet cannot be combined with --events or --json"),
        (("--sheet", "--events"), "--sheet cannot be combined with --events or --json"),
    ],
)
def test_options_that_cannot_be_are_refused(
    run: Run, short: GameRecord, options: tuple[str, ...], message: str
) -> None:
    """Wrong usage: a sentence, and status 2."""
    assert run(written(short), *options) == (2, "", f"viceroy replay: {message}\n")


def test_a_record_that_does_not_hold_is_shown_up_to_there(run: Run, short: GameRecord) -> None:
    """The game before the bad line, the problem with its place and an excerpt, status 1."""
    entry = short.entries[20]
    assert isinstance(entry, Played)
    bad = written(with_entry(short, 20, attrs.evolve(entry, check="0" * 16)))
    status, out, err = run(bad)
    assert status == 1
    assert out.splitlines()[2] == "20 actions"
    assert err.startswith("game.jsonl:22:1: the events differ from those recorded: their check is ")
    assert err.splitlines()[1].startswith('{"action": {"action": ')
    assert err.splitlines()[2:] == ["^", "1 error"]
    assert run(bad, "--until", "99")[0] == 1


def test_problems_are_written_as_json(run: Run, short: GameRecord) -> None:
    status, out, _ = run(written(attrs.evolve(short, check="0" * 16)), "--json")
    (problem,) = json.loads(out)["problems"]
    assert (status, problem["code"], problem["line"], problem["column"]) == (1, "wrong-check", 1, 1)


def test_a_torn_record_is_shown_with_a_warning(run: Run, short: GameRecord) -> None:
    name = written(short)
    os.truncate(name, Path(name).stat().st_size - 5)
    status, out, err = run(name)
    assert (status, out.splitlines()[2]) == (0, "39 actions")
    assert "this line was cut off while it was written; all before it stands [warning]" in err
    assert err.endswith("1 warning\n")


def test_what_is_no_record_is_told(run: Run) -> None:
    """Missing: status 2, and no place, for a file that is not there has none. Something else: status 1, and where."""
    assert run("nothing.jsonl") == (2, "", "nothing.jsonl: there is no such file\n1 error\n")
    Path("text.txt").write_text("hello\n", encoding="utf-8")
    status, out, err = run("text.txt")
    assert (status, out) == (1, "")
    assert err.startswith("text.txt:1:1: ")


def test_names_cannot_play_tricks_on_a_terminal(run: Run, short: GameRecord) -> None:
    name = written(short)
    text = Path(name).read_text(encoding="utf-8").replace('"Ada"', '"\\u001b[2JAda"')
    Path(name).write_text(text, encoding="utf-8")
    status, out, err = run(name)
    assert (status, out) == (1, "")
    assert err.startswith("game.jsonl:1:1: there can be no such game: a player's name is a text on one line")
    assert all(line.isprintable() for line in err.split("\n"))
