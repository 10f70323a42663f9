"""The command line: what each command says, where it says it, and with which status it ends."""

from __future__ import annotations

import errno
import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn, TextIO
from xml.etree import ElementTree

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import viceroy
from commands import Run
from effort import tries
from rules import rule
from viceroy import loads
from viceroy.bots import guarded
from viceroy.cli.commands import COMMANDS, score
from viceroy.cli.main import main, parser
from viceroy.documents.schemas import shipped_validator
from viceroy.errors import Code
from viceroy.model.editions import EDITIONS
from viceroy.resources import schema_path, shipped_schemas, types_path
from viceroy.scoring import score as scoring
from viceroy.scoring.painting import BestPainting, best_painting

SHEET = """\
format: score-sheet/1
players:
  - name: Ada
    gems: {blue: 1, red: 1}
    attack: 1
    pyramid:
      - [32, 5, 17, 28]
      - [40, 26, {card: 81, choice: 1}]
      - [8]
  - name: Ben
    gems: {blue: 2}
    pyramid:
      - [4, 12, 60]
      - [{card: 76, gems: 3}, 10]
      - [88]
"""

SET = """\
format: card-set/1
laws:
  - number: 201
    id: fair-weights
    name: {en: Fair Weights}
    sections: {top_left: red, top_right: red, bottom: green}
    scoring:
      - {points: 2, per: {count: cards, where: adjacent, kind: character}}
"""


@pytest.fixture(autouse=True)
def _a_folder_with_files(plain_terminal: Path) -> None:
    (plain_terminal / "final.yaml").write_text(SHEET, encoding="utf-8")
    (plain_terminal / "market.yaml").write_text(SET, encoding="utf-8")


def start(*arguments: str, **keywords: Any) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(Path(viceroy.__file__).parents[1]), **keywords.pop("env", {})}
    command = [sys.executable, "-m", "viceroy", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, check=False, timeout=60, **keywords)


def spoil(text: str, *changes: tuple[str, str]) -> str:
    """Write a file like the score sheet with some changes; return its name."""
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    Path("bad.yaml").write_text(text, encoding="utf-8")
    return "bad.yaml"


# -- the program itself -------------------------------------------------------------------------------------------


def test_without_a_command_the_program_explains_itself(run: Run) -> None:
    """Whoever types nothing but the name learns every command, and nothing failed."""
    status, out, err = run()
    assert (status, err) == (0, "")
    assert all(f"\n    {command} " in out for command in COMMANDS)
    assert "viceroy score final.yaml" in out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_page_with_examples(run: Run, command: str) -> None:
    status, out, err = run(command, "--help")
    assert (status, err) == (0, "")
    examples = re.findall(r"^  viceroy (.*?)(?:   |$)", out.partition("\nexamples:\n")[2], re.MULTILINE)
    assert examples != []
    for example in examples:
        assert parser().parse_args(example.split()).command == command


def test_the_version_is_told(run: Run) -> None:
    assert run("--version") == (0, f"viceroy {viceroy.__version__}\n", "")


@pytest.mark.parametrize(
    "arguments",
    [
        ["scor", "final.yaml"],
        ["score"],
        ["score", "final.yaml", "--expl"],
        ["score", "final.yaml", "--lang", "klingon"],
        ["check"],
    ],
)
def test_wrong_usage_is_status_two(run: Run, arguments: list[str]) -> None:
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert err.startswith("usage: viceroy")


def test_an_interrupt_ends_quietly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr(score, "run", interrupted)
    assert run("score", "final.yaml") == (130, "", "")


# -- score --------------------------------------------------------------------------------------------------------


def test_score_shows_the_table_the_pyramids_and_the_painting(run: Run) -> None:
    """One command answers who won, whether the sheet was read right, and where the gems go."""
    status, out, err = run("score", "final.yaml")
    assert (status, err) == (0, "")
    for part in (
        "Circles",
        "Winner: ",
        "│Captain",
        "Painting, chosen for you",
        "section of the circle under",
        "B blue",
    ):
        assert part in out
    assert "R11.1" not in out


@pytest.mark.parametrize(
    ("arguments", "spared"),
    [
        (["score", "final.yaml"], {"engine", "sessions", "formats", "jsonschema", "cattrs", "difflib"}),
        (["--help"], {"model", "scoring", "engine", "cardsets", "formats", "wording.catalog", "yaml", "jsonschema"}),
    ],
    ids=lambda value: value[0].strip("-") if isinstance(value, list) else "",
)
def test_a_command_imports_nothing_that_only_others_need(arguments: list[str], spared: set[str]) -> None:
    """A score waits for no code of games, and the help page for no rules and no texts of games."""
    code = (
        "import sys\n"
        "from viceroy.cli.main import main\n"
        f"assert main({arguments}) == 0\n"
        f"print({spared} & {{name.removeprefix('viceroy.') for name in sys.modules}} or 'nothing')\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(Path(viceroy.__file__).parents[1])}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.splitlines()[-1] == "nothing"


def test_score_explains_every_point_when_asked(run: Run) -> None:
    """Each item has its reason and its rule; the items of Ada's table sum to her total."""
    _, out, _ = run("score", "final.yaml", "--explain")
    explained = out.rpartition("\n\nAda: ")[2].partition("\n\nBen: ")[0]
    points = [int(number) for number in re.findall(r"^ +(-?\d+)  .*\(R11\.\d\)$", explained, re.MULTILINE)]
    total = re.match(r"Total (-?\d+)", explained)
    assert total is not None
    assert sum(points) == int(total[1])


def test_score_speaks_the_language_asked_for_or_that_of_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    german = run("score", "final.yaml", "--lang", "de")[1]
    assert "Kreise" in german
    assert re.search(
        r"auf das (untere )?(linke|rechte)( und das (untere )?(linke|rechte))* Segment; der Kreis ", german
    )
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    french = run("score", "final.yaml", "--explain")[1]
    assert "Gemmes pures\u00a0: " in french
    assert "Vainqueur\u00a0: " in french
    assert "Cerchi" in run("score", "final.yaml", "--lang", "it")[1]
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert "Circles" in run("score", "final.yaml")[1]
    assert "Kreise" in run("score", "final.yaml", "--lang", "de_AT.UTF-8")[1]
    assert "Kreise" in run("score", "final.yaml", "--lang", "DE")[1]


def test_choices_are_found_in_any_case(run: Run) -> None:
    assert run("cards", "32", "--sheet", "one.svg", "--paper", "A4")[0] == 0
    assert run("play", "--bots", "--players", "2", "--seed", "1", "--edition", "German")[0] == 0
    assert run("schema", "Card-Set") == run("schema", "card-set")


@pytest.mark.parametrize(
    "arguments",
    [
        "score final.yaml --json",
        "replay g.jsonl --json",
        "replay g.jsonl --events --json",
        "replay g.jsonl --sheet",
        "hint g.jsonl --json",
    ],
)
def test_a_language_that_nothing_is_written_in_is_refused(run: Run, arguments: str) -> None:
    """A drawing beside JSON has labels, so there it is taken."""
    run("play", "--bots", "--players", "2", "--seed", "1", "--record", "g.jsonl")
    status, out, err = run(*arguments.split(), "--lang", "de")
    assert (status, out) == (2, "")
    assert err.endswith("leave out --lang\n")
    assert run(*arguments.split())[0] == 0
    assert run("score", "final.yaml", "--json", "--svg", "final.svg", "--lang", "de")[0] == 0
    assert "Kreise" in Path("final.svg").read_text("utf-8")


def test_score_as_json_is_one_valid_document(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Standard output is a final score and nothing else, in ASCII, with English reasons in every language."""
    spoil(SHEET, ("Ada", "Владимир"))
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    status, out, err = run("score", "bad.yaml", "--json")
    assert (status, err) == (0, "")
    assert out.isascii()
    assert list(shipped_validator("final-score").iter_errors(json.loads(out))) == []
    assert loads(out).players[0].name == "Владимир"
    assert "circle on level" in out


def test_score_writes_a_drawing(run: Run) -> None:
    """The picture is a file of its own; the command says where it is, or keeps silent beside JSON."""
    _, out, _ = run("score", "final.yaml", "--svg", "final.svg")
    assert out.endswith("The drawing is in final.svg\n")
    drawing = Path("final.svg").read_bytes()
    assert ElementTree.fromstring(drawing).tag == "{http://www.w3.org/2000/svg}svg"
    _, out, _ = run("score", "final.yaml", "--svg", "again.svg", "--json")
    assert json.loads(out)["format"] == "final-score/1"
    assert Path("again.svg").read_bytes() == drawing


@pytest.mark.parametrize("target", [".", "missing/final.svg", "a\0b.svg", f"{'x' * 300}.svg"])
def test_a_drawing_that_cannot_be_written_is_status_two(run: Run, target: str) -> None:
    status, _, err = run("score", "final.yaml", "--svg", target)
    assert status == 2
    assert err.startswith("viceroy score: ")
    assert len(err.splitlines()) == 1
    assert Path("final.yaml").read_text(encoding="utf-8") == SHEET


def test_problems_of_a_sheet_are_told_with_place_excerpt_and_count(run: Run) -> None:
    name = spoil(SHEET, ("attack: 1", "atack: 1"), (", choice: 1", ""))
    status, out, err = run("score", name)
    assert (status, out) == (1, "")
    lines = err.splitlines()
    assert lines[0].startswith("bad.yaml:5:5: ")
    assert "did you mean 'attack'" in lines[0]
    assert lines[1:3] == ["    atack: 1", "    ^"]
    assert any(line.startswith("bad.yaml:8:18: ") for line in lines)
    assert lines[-1] == "2 errors"


def test_warnings_are_shown_and_do_not_fail(run: Run) -> None:
    """More red gems than the box holds is unlikely, and none of the program's business."""
    name = spoil(SHEET, ("red: 1", "red: 17"))
    status, out, err = run("score", name)
    assert status == 0
    assert "Winner" in out
    assert "[warning]" in err
    assert err.endswith("1 warning\n")


def test_warnings_do_not_disturb_json(run: Run) -> None:
    status, out, err = run("score", spoil(SHEET, ("red: 1", "red: 17")), "--json")
    assert status == 0
    assert json.loads(out)["format"] == "final-score/1"
    assert "[warning]" in err


def test_a_bad_sheet_as_json_gives_the_problems(run: Run) -> None:
    """A program gets the problems as data, a person sees them on standard error as ever."""
    status, out, err = run("score", spoil(SHEET, ("attack: 1", "attack: no")), "--json")
    assert status == 1
    (problem,) = loads(out)
    assert f"{problem.file}:{problem.line}:{problem.column}: {problem.message}" in err


@pytest.mark.parametrize("name", ["missing.yaml", ".", "utf-16.yaml", "latin-1.yaml", "large.yaml"])
def test_a_sheet_that_cannot_be_read_is_status_two(run: Run, name: str) -> None:
    """Nothing was read, so nothing in it is wrong: another status than for errors in a sheet."""
    Path("utf-16.yaml").write_text(SHEET, encoding="utf-16")
    Path("latin-1.yaml").write_text(SHEET.replace("Ada", "Zoé"), encoding="latin-1")
    Path("large.yaml").write_text(SHEET + "# ..." * 500_000, encoding="utf-8")
    status, out, err = run("score", name)
    assert (status, out) == (2, "")
    assert err.endswith("1 error\n")


@pytest.mark.parametrize("command", ["check", "score", "try", "balance", "arena random random --set", "replay", "hint"])
def test_with_json_problems_go_to_standard_output_too(run: Run, command: str) -> None:
    status, out, err = run(*command.split(), spoil(SET, ("bottom: green", "bottom: pink")), "--json")
    assert status == 1
    (problem, *_) = loads(out)
    assert str(problem) in err


def test_a_painting_that_is_not_proven_best_is_told_as_such(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the search ended early, the report says so, and in the JSON `painting.best` is false."""

    def unproven(*given: Any, **options: Any) -> BestPainting:
        return best_painting(*given, **options)._replace(is_proven=False)

    monkeypatch.setattr(scoring, "best_painting", unproven)
    assert (
        "chosen for you (the best found; it is not proven that no other scores more)" in run("score", "final.yaml")[1]
    )
    players = json.loads(run("score", "final.yaml", "--json")[1])["players"]
    assert [player["painting"]["best"] for player in players] == [False, False]


def test_a_painting_of_the_table_is_told_as_such(run: Run) -> None:
    told = "painting: none\n    pyramid:\n      - [32"
    _, out, _ = run("score", spoil(SHEET, ("pyramid:\n      - [32", told)))
    assert "Painting: none, as the player chose" in out
    assert "Painting, chosen for you" in out


# -- check --------------------------------------------------------------------------------------------------------


def test_check_tells_sets_and_sheets_apart_by_their_format(run: Run) -> None:
    Path("set").mkdir()
    Path("set/market.yaml").write_text(SET.replace("201", "202").replace("fair-", "even-"), encoding="utf-8")
    status, out, err = run("check", "printed", "final.yaml", "market.yaml", "set")
    assert (status, err) == (0, "")
    said = [line for line in out.splitlines() if not line.startswith(" ")]  # without what the small sets lack
    assert said == ["printed: good", "final.yaml: good", "market.yaml: good", "set: good", "together: good"]


def test_check_takes_a_folder_of_score_sheets(run: Run) -> None:
    Path("season").mkdir()
    for number in (1, 2):
        Path(f"season/{number}.yaml").write_text(SHEET, encoding="utf-8")
    assert run("check", "season")[:2] == (0, "season: good\n")
    Path("season/2.yaml").write_text(SHEET.replace("[88]", "[89]"), encoding="utf-8")
    status, out, err = run("check", "season")
    assert (status, out) == (1, "")
    assert err.startswith(str(Path("season/2.yaml")) + ":15:10: ")


def test_a_folder_of_sheets_holds_nothing_else(run: Run) -> None:
    """Sheets are found by both endings of YAML; with a card set among them the folder is read as a card set."""
    Path("season").mkdir()
    bad = SHEET.replace("[88]", "[89]")
    for name in ("1.yaml", "2.yml"):
        Path("season", name).write_text(bad, encoding="utf-8")
    _, _, err = run("check", "season")
    found = [line.partition(":15:10: ")[0] for line in err.splitlines() if ":15:10: " in line]
    assert found == [str(Path("season", name)) for name in ("1.yaml", "2.yml")]
    Path("season/3.yaml").write_text(SET, encoding="utf-8")
    _, _, err = run("check", "season")
    assert f"{Path('season/1.yaml')}:1:9: " in err
    assert str(Path("season/3.yaml")) not in err


def test_check_goes_on_after_a_bad_file(run: Run) -> None:
    first = spoil(SET, ("bottom: green", "bottom: pink"))
    status, out, err = run("check", first, "missing.yaml", "final.yaml")
    assert status == 2
    assert out == "final.yaml: good\n"
    assert "bad.yaml:6:55: " in err
    assert "missing.yaml: there is no such file" in err
    assert err.endswith("2 errors\n")


def test_check_counts_warnings_of_good_files(run: Run) -> None:
    status, out, err = run("check", spoil(SHEET, ("red: 1", "red: 17")))
    assert (status, out) == (0, "bad.yaml: good, with 1 warning\n")
    assert err.endswith("1 warning\n")


@pytest.mark.parametrize(
    ("text", "place", "told"),
    [
        (
            "format: score-shet/1\nplayers: []\n",
            "1:9",
            "did you mean 'score-sheet/1'?; known: card-set/1, score-sheet/1, position/1, rules-suite/1 or lesson/1",
        ),
        ("format: 7\n", "1:9", "known: card-set/1, score-sheet/1, position/1, rules-suite/1 or lesson/1"),
        ("\n# a note\n\nname: x\n", "4:1", "write 'format: card-set/1'"),
        (
            "name: x\n",
            "1:1",
            "'format: score-sheet/1', 'format: position/1', 'format: rules-suite/1' or 'format: lesson/1'",
        ),
        (
            "- 1\n",
            "1:1",
            "'format: score-sheet/1', 'format: position/1', 'format: rules-suite/1' or 'format: lesson/1'",
        ),
        ("players: []\n", "1:1", "format: score-sheet/1"),
        ("laws: []\n", "1:1", "format: card-set/1"),
        ("format: score-sheet/2\nplayers: []\n", "1:9", "score-sheet/1"),
        ("", "1:1", "empty"),
    ],
)
def test_a_file_of_no_known_format_is_told_the_known_ones(run: Run, text: str, place: str, told: str) -> None:
    Path("odd.yaml").write_text(text, encoding="utf-8")
    status, _, err = run("check", "odd.yaml")
    assert status == 1
    problem = next(line for line in err.splitlines() if line.startswith(f"odd.yaml:{place}: "))
    assert told in problem


def test_a_format_in_flow_style_is_recognized(run: Run) -> None:
    document = {"format": "score-sheet/1", "players": [{"name": "Ada", "pyramid": [[32]]}]}
    Path("sheet.json").write_text(json.dumps(document), encoding="utf-8")
    assert run("check", "sheet.json") == (0, "sheet.json: good\n", "")


def test_check_as_json_lists_the_problems_of_all_files(run: Run) -> None:
    status, out, _ = run("check", spoil(SET, ("bottom: green", "bottom: pink")), "missing.yaml", "--json")
    assert status == 2
    assert list(shipped_validator("problems").iter_errors(json.loads(out))) == []
    assert [problem.file for problem in loads(out)] == ["bad.yaml", "missing.yaml"]
    assert json.loads(run("check", "printed", "--json")[1]) == {"format": "problems/1", "problems": []}


def test_a_folder_without_files_of_ours_is_a_problem(run: Run) -> None:
    Path("folder/a.yaml").mkdir(parents=True)
    status, out, err = run("check", "folder")
    assert (status, out) == (1, "")
    assert err.startswith("folder:1:1: ")


def test_a_name_that_is_nearly_a_shipped_set_gets_a_hint(run: Run) -> None:
    status, _, err = run("check", "printd")
    assert status == 2
    assert "did you mean 'printed'?" in err


def test_strict_checks_fail_for_warnings(run: Run) -> None:
    Path("odd.yaml").write_text(f"{SET}    on_play: []\n", encoding="utf-8")
    assert run("check", "odd.yaml")[0] == 0
    status, out, err = run("check", "odd.yaml", "--strict")
    assert (status, err.endswith("1 warning\n")) == (1, True)
    assert out.startswith("odd.yaml: good, with 1 warning\n")
    assert run("check", "odd.yaml", "--strict", "--json")[0] == 1
    assert run("check", "final.yaml", "--strict")[0] == 0
    assert run("check", "no-such-file.yaml", "--strict")[0] == 2


@pytest.mark.parametrize("name", ["a\0b", "x" * 300])
def test_impossible_file_names_are_problems(run: Run, name: str) -> None:
    for command in ("check", "score"):
        status, _, err = run(command, name)
        assert status == 2
        assert err.endswith("1 error\n")


@settings(max_examples=tries(60), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=st.text(max_size=60) | st.sampled_from(["format: ", "format: score-sheet/1\n"]).flatmap(
    lambda start: st.text(max_size=40).map(lambda rest: start + rest)
))  # fmt: skip
def test_any_text_is_checked_to_an_end(run: Run, text: str) -> None:
    """Whatever a file holds: problems on standard error and a status, or all is good."""
    Path("any.yaml").write_bytes(text.encode("utf-8", "surrogatepass"))
    for command in ("check", "score"):
        status, out, err = run(command, "any.yaml", "--json")
        assert status == (2 if Code.NOT_TEXT in [problem.code for problem in loads(out)] else 1)
        assert re.search(r"^\d+ errors?(, \d+ warnings?)?$", err.splitlines()[-1])


# -- cards --------------------------------------------------------------------------------------------------------


@rule("R1.1", "R1.2")
def test_cards_lists_the_printed_set(run: Run) -> None:
    """64 characters and 24 laws, each on a line."""
    status, out, err = run("cards")
    assert (status, err) == (0, "")
    assert "64 characters, 24 laws" in out
    numbers = [int(line.split()[0]) for line in out.splitlines() if line.strip()[:1].isdigit()]
    assert numbers == list(range(1, 89))


@rule("D14")
def test_cards_shows_the_cards_asked_for(run: Run) -> None:
    """The Captain costs a green, a blue and two yellow gems on level 4; the law has its sentence."""
    status, out, _ = run("cards", "printed", "32", "076")
    assert status == 0
    captain, treasury = out.split("\n\n")
    assert captain.startswith("32 Captain (character, id captain)\n")
    assert "level 4: pay 1 blue, 1 green, 2 yellow  get 12 power points" in captain
    assert treasury.startswith("76 ")
    assert "2 points for each gem" in treasury


def test_the_cards_that_the_help_page_names_are_there(run: Run) -> None:
    """Typed as it stands, the example with two cards shows both: one by its number, the other by its id."""
    example = re.search(r"^  viceroy (cards \d+ \S+)", run("cards", "--help")[1], re.MULTILINE)
    assert example is not None
    status, out, _ = run(*example[1].split())
    assert (status, len(re.findall(r"^\d+ .* \(character, id ", out, re.MULTILINE))) == (0, 2)


def test_cards_are_asked_for_by_id_too(run: Run) -> None:
    """The captain is number 32, in the printed set and in one that extends it."""
    assert run("cards", "captain") == run("cards", "32")
    Path("more.yaml").write_text(SET.replace("laws:", "extends: printed\nlaws:"))
    assert run("cards", "more.yaml", "fair-weights", "captain")[1] == run("cards", "more.yaml", "201", "32")[1]


def test_what_stands_behind_an_option_counts_as_well(run: Run) -> None:
    """`cards printed --lang de 32` shows card 32, as `cards printed 32 --lang de` does; odd words are refused."""
    assert run("cards", "printed", "--lang", "de", "32") == run("cards", "printed", "32", "--lang", "de")
    assert run("cards", "--lang", "de", "32", "--own", "captain", "5")[1].count("Stufe 5") == 3
    assert run("check", "printed", "--json", "no-such-set.yaml")[0] == 2
    for odd, left in (("cards printed --lang de 32 --large", "32 --large"), ("score a.yaml --json b.yaml", "b.yaml")):
        status, _, told = run(*odd.split())
        assert status == 2
        assert told.startswith(f"usage: viceroy {odd.split()[0]} ")
        assert f"unrecognized arguments: {left}" in told


@pytest.mark.parametrize(
    ("words", "advice"),
    [
        ("scroe market.yaml", "no command is called 'scroe'; did you mean 'score'?"),
        ("frobnicate", "no command is called 'frobnicate'; the commands are score, check, "),
        ("market.yaml", "'market.yaml' is a file; a command comes before it, as in viceroy score market.yaml or "),
        ("score a.yaml --json b.yaml", "--json takes no file: write --json > b.yaml"),
        ("score a.yaml b.yaml", "this command takes one sheet at a time"),
        ("check markte.yaml", "markte.yaml: there is no such file; did you mean 'market.yaml'?"),
        ("score markte.yaml", "markte.yaml: there is no such file; did you mean 'market.yaml'?"),
    ],
)
def test_a_slip_in_the_words_of_a_command_is_told_with_what_to_write(words: str, advice: str, run: Run) -> None:
    status, out, told = run(*words.split())
    assert (status, out) == (2, "")
    assert advice in told


def test_check_says_what_a_small_set_lacks_to_be_played(run: Run) -> None:
    """A game of two needs 52 characters and 6 laws; a set of one law that extends the printed one needs nothing."""
    status, out, err = run("check", "market.yaml")
    assert (status, err) == (0, "")
    assert "\n  2 players: 52 characters and 5 laws missing\n  3 players: 54 characters and 8 laws missing\n" in out
    assert out.endswith("\n  Extend a set (extends: printed) or add cards.\n")
    Path("more.yaml").write_text(SET.replace("laws:", "extends: printed\ndrop: [1, 2, 3, 4, 5, 6, 7, 8, 9]\nlaws:"))
    assert run("check", "more.yaml")[1].splitlines() == [
        "more.yaml: good",
        "  2 players: enough cards",
        "  3 players: enough cards",
        "  4 players: 1 character missing",
        "  Add cards, or drop fewer if the set drops any.",
    ]
    Path("more.yaml").write_text(SET.replace("laws:", "extends: printed\nlaws:"))
    assert run("check", "more.yaml")[1] == "more.yaml: good\n"


def test_a_game_of_several_sets_is_kept_and_replayed(run: Run) -> None:
    """Two sets are laid on each other; the record holds them whole, so the sheet of the game names their cards."""
    Path("one.yaml").write_text(SET.replace("laws:", "extends: printed\nkeep: added\nlaws:"))
    Path("two.yaml").write_text(
        SET.replace("laws:", "extends: printed\nlaws:").replace("201", "202").replace("fair-", "")
    )
    options = ("--bots", "--seed", "3", "--set", "one.yaml", "--set", "two.yaml", "--record", "game.jsonl")
    assert run("play", *options)[0] == 0
    Path("one.yaml").unlink()
    assert "64 characters and 26 laws" in run("replay", "game.jsonl")[1]


def test_drawings_and_sheets_are_made_at_once(run: Run) -> None:
    status, told, _ = run("cards", "printed", "2", "32", "--svg", "drawings", "--sheet", "two.svg")
    assert (status, told) == (0, "2 drawings in the folder drawings\n2 cards to print and cut: two.svg\n")
    assert [path.name[:3] for path in sorted(Path("drawings").iterdir())] == ["02-", "32-"]
    assert ElementTree.parse("two.svg").getroot().tag.endswith("svg")


def test_a_replay_as_json_with_a_warning_is_still_the_game(run: Run) -> None:
    """A last line that was cut off is a warning: the state goes to standard output, the warning beside it."""
    viceroy.Session.start(2, seed=3, path="game.jsonl")
    with Path("game.jsonl").open("a", encoding="utf-8") as file:
        file.write('{"action": ')
    status, told, complaints = run("replay", "game.jsonl", "--json")
    assert (status, loads(told).rules.players) == (0, ("Player 1", "Player 2"))
    assert "warning" in complaints


def test_bots_of_one_kind_choose_each_by_itself(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each seat of a game that bots play has a seed of its own; with one for all they would choose alike."""
    seeds = []

    def noted(spec: str, seed: int, seconds: float | None) -> Any:
        seeds.append(seed)
        return guarded(spec, seed, seconds)

    monkeypatch.setattr("viceroy.bots.guarded", noted)
    assert run("play", "--bots", "random", "--players", "3", "--seed", "8")[0] == 0
    assert len(set(seeds)) == len(seeds) == 3


def test_cards_shows_a_set_of_ones_own(run: Run) -> None:
    status, out, _ = run("cards", "market.yaml", "201")
    assert status == 0
    assert "Fair Weights" in out
    assert "2 points for each character adjacent to this law" in out
    assert "Characters" not in run("cards", "market.yaml")[1]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["99"], "no card has the number 99; this set has 1-88"),
        (["32", "0"], "no card has the number 0; this set has 1-88"),
        (["9" * 5000], "no card has the number 99999999999999999999...; this set has 1-88"),
        (["market.yaml", "1"], "no card has the number 1; this set has 201"),
        (["printed", "market.yaml"], "one card set at a time"),
        (
            ["printed", "Scot"],
            "'Scot' is no id of a card of this set, no shipped set and no file; did you mean 'scout'?",
        ),
        (["Crown prince"], "no shipped set and no file; did you mean 'crown-prince'?"),
        (["captian"], "'captian' is no id of a card of this set, no shipped set and no file; did you mean 'captain'?"),
    ],
)
def test_numbers_that_no_card_has_are_wrong_usage(run: Run, arguments: list[str], told: str) -> None:
    status, out, err = run("cards", *arguments)
    assert (status, out) == (2, "")
    assert told in err


def test_cards_of_a_bad_set_are_its_problems(run: Run) -> None:
    """What cannot be read is not shown; a set that is not there is status 2."""
    assert run("cards", spoil(SET, ("bottom: green", "bottom: pink")))[0] == 1
    assert run("cards", "missing.yaml")[0] == 2


# -- schema -------------------------------------------------------------------------------------------------------


def test_every_shipped_schema_can_be_shown(run: Run) -> None:
    of_games = ("action", "actions", "event", "events", "game-state", "game-view", "record", "refusal", "update")
    others = (
        "card-set",
        "card-trial",
        "final-score",
        "lesson",
        "page-answers",
        "page-question",
        "position",
        "problems",
        "review",
        "rules-suite",
        "score-sheet",
        "table-messages",
        "trial",
        "arena",
        "arena-games",
        "balance",
        "advice",
    )
    assert shipped_schemas() == tuple(sorted((*of_games, *others)))
    for name in shipped_schemas():
        assert run("schema", name) == (0, schema_path(name).read_text(encoding="utf-8"), "")


def test_the_help_of_schema_names_every_schema(run: Run) -> None:
    listed = run("schema", "--help")[1].partition("the schemas:\n")[2].partition("\n\n")[0]
    assert tuple(listed.split()) == shipped_schemas()


def test_a_schema_can_be_written_next_to_ones_files(run: Run) -> None:
    status, out, _ = run("schema", "card-set", "--write", "new/folder")
    target = Path("new/folder/card-set.schema.json")
    assert (status, out) == (0, f"The schema is in {target}\n")
    assert json.loads(target.read_text(encoding="utf-8"))["title"]


def test_the_types_can_be_shown_and_written_as_a_schema_can(run: Run) -> None:
    """Whoever writes a client in TypeScript gets its types from the command, in a file of the usual name."""
    text = types_path().read_text(encoding="utf-8")
    assert "export interface GameView {" in text
    assert run("schema", "typescript") == (0, text, "")
    assert run("schema", "typescript", "--write", ".") == (0, "The types are in viceroy.d.ts\n", "")
    assert Path("viceroy.d.ts").read_text(encoding="utf-8") == text


def test_an_unknown_schema_is_wrong_usage(run: Run) -> None:
    status, out, err = run("schema", "scoresheet")
    assert (status, out) == (2, "")
    assert "did you mean 'score-sheet'?" in err
    assert "refusal, review, rules-suite, score-sheet, table-messages, trial, update and typescript" in err


def test_no_schema_is_wrong_usage(run: Run) -> None:
    status, out, err = run("schema")
    assert (status, out) == (2, "")
    assert err.startswith("viceroy schema: needs the name of a schema; there are action, ")
    assert "score-sheet, table-messages, trial, update and typescript" in err


def test_a_schema_that_cannot_be_written_is_status_two(run: Run) -> None:
    status, _, err = run("schema", "card-set", "--write", "final.yaml")
    assert status == 2
    assert "final.yaml" in err


# -- terminals and pipes ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("encoding", "name"), [("ascii", "Kapit?n"), ("cp1252", "Kapitän"), ("utf-8", "Kapitän")])
def test_poor_terminals_get_plain_marks(monkeypatch: pytest.MonkeyPatch, encoding: str, name: str) -> None:
    spoil(SHEET, ("Ada", "Łucja 将軍"))
    terminal = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", terminal)
        assert main(["score", "bad.yaml", "--lang", "de"]) == 0
    out = terminal.buffer.getvalue().decode(encoding)
    bar, player = ("│", "Łucja 将軍") if encoding == "utf-8" else ("|", "?ucja ??")
    assert f"{bar}{name}" in out
    assert f"{player}: Gesamt " in out


def test_problems_can_be_told_on_poor_terminals() -> None:
    spoil(SHEET, ("name: Ada", "name: [將]"))
    done = start("score", "bad.yaml", env={"PYTHONIOENCODING": "ascii"})
    assert done.returncode == 1
    assert b"name: [\\u5c07]" in done.stderr


def test_a_reader_who_goes_away_is_no_mistake() -> None:
    """`viceroy cards | head -1` ends quietly, whatever Python does with its streams at the end."""
    environment = {**os.environ, "PYTHONPATH": str(Path(viceroy.__file__).parents[1])}
    command = [sys.executable, "-m", "viceroy", "cards"]
    with closed_pipe() as nobody:
        done = subprocess.run(command, stdout=nobody, stderr=subprocess.PIPE, env=environment, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")


@contextmanager
def closed_pipe() -> Iterator[TextIO]:
    read_end, write_end = os.pipe()
    os.close(read_end)
    with os.fdopen(write_end, "w", encoding="utf-8") as stream:
        yield stream


def test_answers_and_problems_that_nobody_hears_end_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    name = spoil(SHEET, ("attack: 1", "atack: 1"))
    with closed_pipe() as out, closed_pipe() as err:
        monkeypatch.setattr(sys, "stdout", out)
        monkeypatch.setattr(sys, "stderr", err)
        assert main(["check", "final.yaml"]) == 0
        assert main(["check", name]) == 1


def test_an_answer_that_finds_no_room_is_status_two(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with Path("disk").open("wb") as disk, monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", FullDisk(disk.fileno()))
        assert main(["cards", "32"]) == 2
    assert capsys.readouterr().err == f"viceroy: cannot write the answer: {os.strerror(errno.ENOSPC)}\n"


class FullDisk(io.StringIO):
    def __init__(self, descriptor: int) -> None:
        super().__init__()
        self.descriptor = descriptor

    def write(self, _: str) -> NoReturn:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def fileno(self) -> int:
        return self.descriptor


@pytest.mark.parametrize("arguments", [["score", "final.yaml"], ["check", "final.yaml"], ["--version"]])
def test_the_module_runs_as_the_command_does(run: Run, arguments: list[str]) -> None:
    """`python -m viceroy` says what `viceroy` says."""
    done = start(*arguments, env={"PYTHONIOENCODING": "utf-8"})
    assert (done.returncode, done.stdout.decode()) == run(*arguments)[:2]


def test_a_pyramid_fits_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "48")
    drawn = [line for line in run("score", "final.yaml")[1].splitlines() if "│" in line or "──┘" in line]
    assert drawn
    assert max(map(len, drawn)) <= 48


# -- play ---------------------------------------------------------------------------------------------------------


def test_a_game_of_bots_scrolls_by(run: Run) -> None:
    """Twelve turns, a winner and the pyramids can be read, and the same number gives the same game again."""
    status, told, complaints = run("play", "--bots", "--players", "2", "--edition", "german", "--seed", "5")
    assert (status, complaints) == (0, "")
    lines = told.splitlines()
    assert lines[:2] == ["Game 5", "Player 1 and Player 2 play by the German rules."]
    assert [line for line in lines if line.startswith("— Turn")] == [f"— Turn {turn} —" for turn in range(1, 13)]
    assert "The game is over." in lines
    assert any(line.startswith(("Winner: ", "Winners: ")) for line in lines)
    assert run("play", "--bots", "--players", "2", "--edition", "german", "--seed", "5")[1] == told


def test_a_game_without_a_number_gets_one(run: Run) -> None:
    """The seed is shown, so that the game can be played again."""
    _, told, _ = run("play", "--bots", "--players", "2")
    number = told.splitlines()[0].removeprefix("Game ")
    assert run("play", "--bots", "--players", "2", "--seed", number)[1] == told


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--players", "1", "--virtual", "0"], "needs at least 1 virtual opponent"),
        (["--players", "5"], "5 players; Viceroy is for 1 to 4"),
        (["--players", "4", "--virtual", "1", "--edition", "french"], "from 0 to 0"),
        (["--edition", "klingon"], "there are french, english, german, italian, portuguese"),
    ],
)
def test_a_game_that_cannot_be_is_refused_in_words(run: Run, arguments: list[str], complaint: str) -> None:
    """Impossible players, virtual opponents and editions are reported with the numbers; the status is 2."""
    status, told, complaints = run("play", "--bots", *arguments)
    assert (status, told) == (2, "")
    assert complaint in complaints


@rule("B35", "R12.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_player_meets_a_virtual_opponent_without_asking_for_it(run: Run, edition: str) -> None:
    status, told, _ = run("play", "--bots", "--players", "1", "--seed", "3", "--edition", edition)
    assert status == 0
    assert "1 virtual opponent" in told


def test_a_set_too_small_to_play_is_refused(run: Run) -> None:
    assert run("play", "--bots", "--set", "market.yaml")[0] == 2
    status, _, complaints = run("play", "--bots", "--set", "nowhere.yaml")
    assert status == 2
    assert "nowhere.yaml: there is no such file" in complaints


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (
            ["score", "final.yaml", "--svg", "o.jpg"],
            "argument --svg: it writes an SVG drawing: let the name of 'o.jpg' end in .svg",
        ),
        (["score", "final.yaml", "--svg", "o.PNG"], "end in .svg, or write --png o.PNG"),
        (
            ["score", "final.yaml", "--png", "o.svg"],
            "argument --png: it writes a PNG picture: let the name of 'o.svg' end in .png",
        ),
        (
            ["score", "--svg", "final.yaml"],
            "argument --svg: it writes an SVG drawing: let the name of 'final.yaml' end",
        ),
        (["cards", "32", "--sheet", "o.png"], "let the name of 'o.png' end in .svg or .pdf"),
        (
            ["balance", "printed", "--html", "o.pdf"],
            "argument --html: it writes a page of HTML: let the name of 'o.pdf' end in .html",
        ),
        (["arena", "random", "random", "--out", "o.parquet"], "let the name of 'o.parquet' end in .jsonl"),
        (
            ["play", "--record", "o.pdf"],
            "argument --record: it writes lines of JSON: let the name of 'o.pdf' end in .jsonl",
        ),
        (["arena", "random", "random", "--parquet", "o.jsonl"], "let the name of 'o.jsonl' end in .parquet"),
    ],
)
def test_a_file_gets_nothing_that_its_name_does_not_promise(
    arguments: list[str],
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A drawing in a file that says it is another kind of picture opens nowhere; nothing is written, nothing played."""
    monkeypatch.chdir(tmp_path)
    Path("final.yaml").write_text("format: score-sheet/1\nplayers: [{name: Ada, pyramid: [[32]]}]\n", encoding="utf-8")
    before = sorted(tmp_path.iterdir())
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert complaint in told.err
    assert told.out == ""
    assert sorted(tmp_path.iterdir()) == before
