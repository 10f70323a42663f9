"""Files of commands: no output destroys an input; pipes and standard streams; names that are empty."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import viceroy
from effort import by_hand, slow, tries
from viceroy.cli.files import OutputEnding, file_name, input_file, output_file
from viceroy.cli.main import main, parser

LAW = """\
format: card-set/1
{extends}
laws:
  - number: {number}
    id: fair-weights-{number}
    name: {{en: Fair Weights {number}}}
    sections: {{top_left: red, top_right: red, bottom: green}}
    scoring: [{{points: 2, per: {{count: cards, where: adjacent, kind: character}}}}]
"""
SHEET = "format: score-sheet/1\ncard_set: town.yaml\nplayers: [{name: Ada, pyramid: [[1, 201], [301]]}]\n"
MOMENT = "format: position/1\ncard_sets: [town.yaml]\nplayers: [{hand: [12]}, {}]\n"

GAMES = ("--games", "2", "--jobs", "1")
USED = {
    "score": ("score", "sheet.yaml"),
    "check": ("check", "town.yaml", "sheet.yaml"),
    "cards": ("cards", "town.yaml", "--own"),
    "new": ("new",),
    "pack": ("pack", "town.yaml"),
    "try": ("try", "town.yaml", "--games", "1", "--card", "201"),
    "schema": ("schema", "card-set"),
    "play": ("play", "--bots", "--players", "2", "--set", "town.yaml"),
    "replay": ("replay", "game.jsonl"),
    "show": ("show", "moment.yaml"),
    "hint": ("hint", "game.jsonl", "--iterations", "2", "--until", "9"),
    "arena": ("arena", "random", "random", "--set", "town.yaml", *GAMES),
    "balance": ("balance", "town.yaml", "--bot", "random", "--alone", *GAMES),
    "web": ("web", "--port", "-1"),
}
"""Each command with its inputs, in a folder as `laid_out` makes it."""

WRITTEN = {
    "score": {"--svg": ".svg", "--png": ".png"},
    "show": {"--svg": ".svg", "--png": ".png"},
    "cards": {
        "--svg": "201-fair-weights-201.svg",
        "--png": "201-fair-weights-201.png",
        "--sheet": ".svg",
        "--csv": ".csv",
        "--tabletop": "town.json",
        "--sentences": ".html",
    },
    "pack": {"--out": ".viceroy"},
    "try": {"--out": "card-201-most-points.yaml"},
    "schema": {"--write": "card-set.schema.json"},
    "play": {"--record": ".jsonl", "--resume": ".jsonl"},
    "arena": {"--out": ".jsonl", "--parquet": ".parquet", "--records": "game-000001.jsonl"},
    "balance": {"--html": ".html", "--plots": "wins-by-seat.png"},
}
"""The options of commands that name a file or folder to write: the ending of the file, or a file in the folder."""

READ = dict.fromkeys(("cards", "pack", "try", "play", "arena", "balance"), ("town.yaml", "land.yaml")) | {
    "score": ("sheet.yaml", "town.yaml", "land.yaml"),
    "show": ("moment.yaml", "town.yaml", "land.yaml"),
}
"""The files that each command with outputs reads, also those that its inputs refer to."""

FOLDERS = {"--svg", "--png", "--tabletop"}
"""The options of `cards` that may write into one folder, under names of their own."""

PAIRS = [
    (command, first, second)
    for command, written in WRITTEN.items()
    for first in written
    for second in (*written, *READ.get(command, ()))
    if first != second and not (command == "cards" and {first, second} <= FOLDERS)
]


@contextmanager
def laid_out() -> Iterator[Path]:
    """Work in a folder with a set, the set that it extends, a score sheet of it, and the record of a game."""
    with TemporaryDirectory() as name, chdir(name):
        folder = Path(name)
        Path("land.yaml").write_text(LAW.format(extends="extends: printed", number=301), "utf-8")
        Path("town.yaml").write_text(LAW.format(extends="extends: land.yaml", number=201), "utf-8")
        Path("sheet.yaml").write_text(SHEET, "utf-8")
        Path("moment.yaml").write_text(MOMENT, "utf-8")
        session = viceroy.Session.start(2, seed=1, path="game.jsonl")
        while len(session.actions) < 9:
            seat = viceroy.to_act(session.state)[0]
            session.do(viceroy.legal_actions(session.state, seat)[0])
        yield folder


INPUTS = ("town.yaml", "land.yaml", "sheet.yaml", "moment.yaml", "game.jsonl")


def contents(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in INPUTS}


def another_name(how: str, target: str, ending: str) -> str:
    """Return another name of a file, or of a folder in which `ending` is another name of the file."""
    name, folder = f"link{ending}", Path()
    if not ending.startswith("."):
        name, folder = ending, Path("folder")
        folder.mkdir()
    link = folder / name
    here = Path.cwd()
    if how == "hard link":
        link.hardlink_to(target)
    elif how == "link to a link":
        Path("between").symlink_to(here / target)
        link.symlink_to(here / "between")
    elif how == "linked folder" and folder == Path():
        Path("again").symlink_to(here)
        return another_name("link", target, ending).replace("link", "again/link")
    else:
        link.symlink_to(here / target)
    return str(folder) if folder != Path() else f"./{name}"


def test_every_option_that_takes_a_file_declares_it() -> None:
    """The check of outputs and pipes looks at declared files, so none may be undeclared."""
    [commands] = [one for one in parser()._actions if isinstance(one, argparse._SubParsersAction)]
    for name, command in commands.choices.items():
        files = {
            one.option_strings[-1] if one.option_strings else one.dest: one.type
            for one in command._actions
            if str(one.metavar).startswith(("FILE", "FOLDER", "SET", "SHEET"))
        }
        kinds = [kind.check if isinstance(kind, OutputEnding) else kind for kind in files.values()]
        assert all(kind in (file_name, input_file, output_file) for kind in kinds)
        outputs = {option for option, kind in files.items() if kind is not input_file and option != "folder"}
        assert outputs - {"--games"} == {*WRITTEN.get(name, ())}  # of `web`, which reads no file that it could destroy


@settings(max_examples=tries(400, quick=20), deadline=None)
@given(st.sampled_from(PAIRS), st.sampled_from(["link", "hard link", "link to a link", "linked folder"]))
def test_no_output_destroys_an_input(pair: tuple[str, str, str], how: str) -> None:
    """Whatever two files of a command are the same, by whatever names, it refuses them and all stay as they are."""
    command, option, target = pair
    written = WRITTEN[command]
    with laid_out() as folder:
        before = contents(folder)
        if "--resume" in pair:
            Path("both").write_bytes(before["game.jsonl"])
        if target.startswith("--"):
            arguments = [option, "both", target, "both"]
        else:
            arguments = [option, another_name(how, target, written[option])]
        status = main([*USED[command], *arguments])
        assert contents(folder) == before
        assert status == 2


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (
            "balance town.yaml --html page.html --bot random --games 2",
            "--html would overwrite town.yaml, by the name page",
        ),
        ("score sheet.yaml --svg page.html", "it writes an SVG drawing: let the name of 'page.html' end in .svg"),
        ("score sheet.yaml --svg drawing", "--svg would overwrite land.yaml, by the name drawing"),
        ("cards own.svg --own --sheet own.svg", "--sheet would overwrite own.svg, which this command reads"),
        ("cards town.yaml --csv drawing", "--csv would overwrite land.yaml, by the name drawing"),
        (
            "arena random random --set town.yaml --out games --parquet games",
            "--out and --parquet would both write games",
        ),
        ("arena random random --out r/game-000003.jsonl --records r", "--records and --out would both write r/game-0"),
        ("arena random random --parquet bot.py", "it writes a Parquet table: let the name of 'bot.py' end in"),
        ("score sheet.yaml --svg - --png -", "only one thing can go to standard output"),
        ("score sheet.yaml --svg - --json", "only one thing can go to standard output"),
        ("balance town.yaml --html town.yaml", "let the name of 'town.yaml' end in .html"),
    ],
)
def test_what_an_output_would_destroy_is_told(command: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with laid_out() as folder:
        Path("page.html").hardlink_to("town.yaml")
        Path("drawing").symlink_to(folder / "land.yaml")
        Path("own.svg").write_text(LAW.format(extends="", number=201), "utf-8")
        Path("r").mkdir()
        assert main(command.split()) == 2
        assert told in capsys.readouterr().err
        assert not Path("games").exists()


def test_a_table_of_results_stays_while_the_games_are_damaged(capsys: pytest.CaptureFixture[str]) -> None:
    with laid_out():
        Path("games.jsonl").write_text("{}\n", "utf-8")
        Path("games.parquet").write_bytes(b"an earlier table")
        outputs = ("--out", "games.jsonl", "--parquet", "games.parquet")
        assert main(["arena", "random", "random", *outputs, *GAMES]) == 1
        assert "games.jsonl:1:1: this is no file of games" in capsys.readouterr().err
        assert Path("games.parquet").read_bytes() == b"an earlier table"


@pytest.mark.skipif(os.name == "nt", reason="needs links of Unix")
def test_a_link_to_itself_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    """In a folder of a set, if it ends as a set does; a link of another name is none of the set's files."""
    with laid_out() as folder:
        Path("set").mkdir()
        Path("set/town.yaml").write_bytes(Path("land.yaml").read_bytes())
        Path("set/folder").symlink_to(folder / "set")
        assert main(["check", "set"]) == 0
        Path("set/loop.yaml").symlink_to("loop.yaml")
        assert main(["check", "set"]) == 2
        assert "set/loop.yaml: this file cannot be read: " in capsys.readouterr().err


# -- closed streams ---------------------------------------------------------------------------------------------------

WITHOUT_STREAMS = [*USED.values(), ("play",), ("play", "--record", "new.jsonl"), ("nonsense",), ("--help",), ()]


@pytest.mark.parametrize("arguments", WITHOUT_STREAMS, ids=" ".join)
def test_a_program_without_streams_writes_nowhere(arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """A windowed program has no standard streams; the status says what happened."""
    with laid_out():
        for name in ("stdin", "stdout", "stderr"):
            monkeypatch.setattr(sys, name, None)
        status = main(arguments)
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            stream.close()
        assert status == (2 if arguments[:1] in (("nonsense",), ("new",), ("web",)) else 0)


CLOSED = [">&-", "2>&-", "<&-", ">&- 2>&- <&-"]


@pytest.mark.skipif(os.name == "nt", reason="needs a shell of Unix")
@pytest.mark.parametrize(
    ("arguments", "closed"),
    [
        *(pytest.param(("score", "sheet.yaml", "--svg", "new.svg"), closed, marks=slow) for closed in CLOSED[:-1]),
        (("score", "sheet.yaml", "--svg", "new.svg"), CLOSED[-1]),
        pytest.param(("check", "-"), CLOSED[-1], marks=slow),
        (("play",), CLOSED[-1]),
    ],
)
def test_closed_streams_end_no_command(arguments: tuple[str, ...], closed: str) -> None:
    """Output goes nowhere, never into a file that the command opens; closed input is the end of the input."""
    with laid_out():
        done = in_shell(arguments, closed)
        assert b"Traceback" not in done.stderr + done.stdout
        assert done.returncode == (1 if arguments[0] == "check" else 0)  # an empty file is a problem
        if "--svg" in arguments:
            assert Path("new.svg").read_bytes().startswith(b"<?xml")


@pytest.mark.skipif(os.name == "nt", reason="needs a shell of Unix")
def test_nothing_is_printed_into_a_file_that_has_the_number_of_a_closed_stream() -> None:
    """A program that holds a file open, as frozen ones do, may have opened it as number 1."""
    code = "import os, sys; os.open('held', os.O_RDWR | os.O_CREAT); from viceroy.cli.main import main; main(['cards'])"
    with laid_out():
        command = f'exec "$0" -c "{code}" >&-'
        environment = {**os.environ, "PYTHONPATH": str(Path(viceroy.__file__).parents[1])}
        done = subprocess.run(["bash", "-c", command, sys.executable], env=environment, check=False, timeout=60)
        assert (done.returncode, Path("held").read_bytes()) == (0, b"")


@by_hand
@pytest.mark.skipif(os.name == "nt", reason="needs a shell of Unix")
@pytest.mark.parametrize("arguments", WITHOUT_STREAMS, ids=" ".join)
def test_every_command_bears_closed_streams(arguments: tuple[str, ...]) -> None:
    for closed in CLOSED:
        with laid_out():
            done = in_shell(arguments, closed)
            assert b"Traceback" not in done.stderr + done.stdout
            assert done.returncode == (2 if arguments[:1] in (("nonsense",), ("new",), ("web",)) else 0)


def in_shell(arguments: tuple[str, ...], redirected: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Run a command in a shell, with redirections."""
    environment = {**os.environ, "PYTHONPATH": str(Path(viceroy.__file__).parents[1])}
    command = f'exec "$0" -m viceroy "$@" {redirected}'
    return subprocess.run(
        ["bash", "-c", command, sys.executable, *arguments],
        input=given, capture_output=True, check=False, timeout=60, env=environment,
    )  # fmt: skip


# -- pipes ------------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name == "nt", reason="needs pipes of Unix")
@pytest.mark.parametrize(
    ("arguments", "name", "file", "first"),
    [
        pytest.param(("score",), "-", "sheet.yaml", b"Player", marks=slow),
        (("score",), "<(cat)", "sheet.yaml", b"Player"),
        (("check",), "/dev/stdin", "sheet.yaml", b"good"),
        pytest.param(("check",), "<(cat)", "town.yaml", b"good", marks=slow),
        pytest.param(
            ("cards", "201"), "-", "town.yaml", b"201 Fair Weights 201 (law, id fair-weights-201)", marks=slow
        ),
        pytest.param(("show",), "-", "moment.yaml", b"Turn ", marks=slow),
        (("replay",), "-", "game.jsonl", b"Player 1 and Player 2, by the english rules"),
    ],
)
def test_pipes_are_read_as_files_are(arguments: tuple[str, ...], name: str, file: str, first: bytes) -> None:
    """What a file in a pipe refers to is sought in the current folder."""
    with laid_out():
        done = in_shell(arguments, name, Path(file).read_bytes())
        assert (done.returncode, done.stderr) == (0, b"")
        assert first in done.stdout.splitlines()[0]


@pytest.mark.skipif(os.name == "nt", reason="needs pipes of Unix")
def test_a_pipe_is_forgotten_after_the_command() -> None:
    """A program that calls `main` is refused the pipe afterwards, as it would be without a command."""
    with laid_out():
        reader, writer = os.pipe()
        os.write(writer, Path("town.yaml").read_bytes())
        os.close(writer)
        pipe = f"/dev/fd/{reader}"
        assert main(["check", pipe]) == 0
        with pytest.raises(viceroy.BadFile, match="a device or a pipe"):
            viceroy.load_card_set(pipe)
        os.close(reader)


@pytest.mark.skipif(os.name == "nt", reason="needs pipes of Unix")
def test_a_drawing_can_go_to_standard_output() -> None:
    """Then it is all that is written there."""
    with laid_out():
        drawn = in_shell(("score", "sheet.yaml", "--svg", "-"), "").stdout
        main(["score", "sheet.yaml", "--svg", "new.svg"])
        assert drawn == Path("new.svg").read_bytes()
        assert not Path("-").exists()


# -- whole or not at all ----------------------------------------------------------------------------------------------


def test_an_output_keeps_its_permissions_and_stays_a_link() -> None:
    with laid_out():
        drawing, link = Path("drawing.svg"), Path("link.svg")
        drawing.write_bytes(b"old")
        drawing.chmod(0o640)
        link.symlink_to(drawing)
        there = {*Path().iterdir()}
        assert main(["score", "sheet.yaml", "--svg", "link.svg"]) == 0
        assert (link.is_symlink(), drawing.stat().st_mode & 0o777) == (True, 0o640)
        assert b"<svg" in drawing.read_bytes()
        assert {*Path().iterdir()} == there
        assert main(["score", "sheet.yaml", "--svg", "new.svg"]) == 0
        Path("plain").touch()
        assert Path("new.svg").stat().st_mode == Path("plain").stat().st_mode


@pytest.mark.skipif(os.name == "nt", reason="needs limits of Unix")
@pytest.mark.parametrize("name", ["old.svg", pytest.param("new.svg", marks=slow)])
def test_a_full_disk_leaves_what_was_there(name: str) -> None:
    """A limit on the size of files stands in for the disk."""
    with laid_out():
        Path("old.svg").write_bytes(b"old")
        there = {path: path.read_bytes() for path in Path().iterdir() if path.is_file()}
        command = [sys.executable, "-m", "viceroy", "score", "sheet.yaml", "--svg", name]
        done = subprocess.run(["sh", "-c", 'ulimit -f 1; exec "$@"', "sh", *command], capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (2, f"viceroy score: cannot write {name}: File too large\n")
        assert {path: path.read_bytes() for path in Path().iterdir() if path.is_file()} == there


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("arguments", ["", "--help", "--version", "score --help", "cards printed 12"])
def test_what_cannot_be_printed_gives_status_2(arguments: str) -> None:
    command = f"{sys.executable} -m viceroy {arguments} > /dev/full"
    done = subprocess.run(command, shell=True, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (2, "viceroy: cannot write the answer: No space left on device\n")


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("play --resume -", "argument --resume: - will not do here: name a file (./- for one of this name)"),
        ("arena random random --out -", "argument --out: - will not do here"),
    ],
)
def test_what_grows_line_by_line_needs_a_file(command: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command.split()) == 2
    assert told in capsys.readouterr().err


def test_empty_names_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for command, written in USED.items():
        with laid_out():
            for option in WRITTEN.get(command, ()):
                assert main([*written, option, ""]) == 2
                assert f"argument {option}: the name is empty" in capsys.readouterr().err
    for command in ("score", "check", "cards", "new", "try", "replay", "show", "hint", "balance"):
        assert main([command, ""]) == 2
        assert ": the name is empty" in capsys.readouterr().err
