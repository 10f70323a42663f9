"""Colors in a terminal: they repeat what the text says, and come only where they are wanted."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import viceroy
from viceroy.cli.main import main
from viceroy.cli.terminal.console import by_code, by_rich, in_color
from viceroy.model.tokens import COLORS, Color

SHEET = """\
format: score-sheet/1
players:
  - name: Ada
    gems: {blue: 1, red: 1}
    pyramid:
      - [32, 5, 17, 28]
      - [40, 26, {card: 81, choice: 1}]
      - [8]
"""
CODES = re.compile(r"\x1b\[[0-9;]*m")


class Terminal(io.StringIO):
    """A screen for tests, which keeps what was written."""

    def isatty(self) -> bool:
        return True


Screen = Callable[..., str]


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Screen:
    """Run a command in a terminal of 256 colors; return what it shows."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "COLORTERM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("WT_SESSION", "1")  # by which Windows tells that its terminal takes codes
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)
    Path("final.yaml").write_text(SHEET, encoding="utf-8")

    def shown(*arguments: str, terminal: io.StringIO | None = None) -> str:
        stream = Terminal() if terminal is None else terminal
        with monkeypatch.context() as patched:
            patched.setattr(sys, "stdout", stream)
            patched.setattr(sys, "stdin", io.StringIO())
            assert main(arguments) == 0
        return stream.getvalue()

    return shown


def marked(color: Color, text: str) -> str:
    return f"{color.letter}<{text}>"


@pytest.mark.parametrize(
    ("text", "colored"),
    [
        ("put 1 red gem on the left", "put 1 R<red> gem on the left"),
        ("2 blue, 1 green; yellow", "2 B<blue>, 1 G<green>; Y<yellow>"),
        ("B bleu, R rouge, G vert, Y jaune", "B<B> B<bleu>, R<R> R<rouge>, G<G> G<vert>, Y<Y> Y<jaune>"),
        ("B────G  R────·", "B<B>────G<G>  R<R>────·"),
        ("Y───────────(bB)─────YR────G", "Y<Y>───────────(B<b>B<B>)─────Y<Y>R<R>────G<G>"),
        ("└────(RR)────┘└─────GG─────┘", "└────(R<R>R<R>)────┘└─────G<G>G<G>─────┘"),
        ("  ·   (R)   (b)", "  ·   (R<R>)   (B<b>)"),
        ("∞R, ∞B 2m", "∞R<R>, ∞B<B> 2m"),
        ("R+2 m+3", "R<R>+2 m+3"),
        ("1Bg 3g", "1B<B>g 3g"),
        ("│3 B magic +3", "│3 B<B> magic +3"),
        ("Greta, Bred, Redd and R. Yew: blueish", "Greta, Bred, Redd and R. Yew: blueish"),
    ],
)
def test_what_means_a_color_is_shown_in_it(text: str, colored: str) -> None:
    """Words in all languages, letters of the legend, corners, edges, circles, gems and costs; and no other letter."""
    assert in_color(text, marked) == colored


@pytest.mark.parametrize(
    "arguments",
    [
        ["score", "final.yaml"],
        ["score", "final.yaml", "--explain", "--lang", "pt"],
        ["cards"],
        ["cards", "32", "76"],
        ["play", "--bots", "--players", "2", "--seed", "5"],
        ["replay", "game.jsonl"],
        ["replay", "game.jsonl", "--until", "80"],
    ],
)
def test_a_terminal_shows_the_same_text_in_color(screen: Screen, arguments: list[str]) -> None:
    screen("play", "--players", "2", "--record", "game.jsonl", "--bots", "--seed", "6")
    colored, piped = screen(*arguments), screen(*arguments, terminal=io.StringIO())
    assert colored != piped
    assert "\x1b" not in piped
    assert CODES.sub("", colored) == piped


@pytest.mark.parametrize(
    "arguments", [["score", "final.yaml", "--json"], ["schema", "action"], ["replay", "game.jsonl", "--sheet"]]
)
def test_what_programs_read_has_no_color(screen: Screen, arguments: list[str]) -> None:
    screen("play", "--players", "2", "--record", "game.jsonl", "--bots", "--seed", "6")
    assert screen(*arguments) == screen(*arguments, terminal=io.StringIO())


@pytest.mark.parametrize("variable", [("NO_COLOR", "1"), ("TERM", "dumb"), ("TERM", "unknown")])
def test_who_wants_no_color_gets_none(
    screen: Screen, monkeypatch: pytest.MonkeyPatch, variable: tuple[str, str]
) -> None:
    monkeypatch.setenv(*variable)
    assert screen("score", "final.yaml") == screen("score", "final.yaml", terminal=io.StringIO())


def test_without_rich_a_score_is_plain_and_a_game_has_the_colors_that_every_terminal_has(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The extra `rich` is no must: nothing is missing without it but colors, and shades of them in a game."""
    shades = set(CODES.findall(screen("play", "--seed", "3")))
    monkeypatch.setitem(sys.modules, "rich", None)
    monkeypatch.setitem(sys.modules, "rich.console", None)
    assert screen("score", "final.yaml") == screen("score", "final.yaml", terminal=io.StringIO())
    codes = set(CODES.findall(screen("play", "--seed", "3")))
    assert {f"\x1b[{code}m" for code in ("94", "91", "32", "33")} <= codes
    assert {code for code in shades - codes if not code.startswith("\x1b[38;5;")} == set()
    assert len(shades - codes) == len(COLORS)


@pytest.mark.parametrize(
    ("kind", "start"),
    [
        ({"TERM": "xterm"}, "94"),
        ({"TERM": "xterm-256color"}, "38;5;"),
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, "38;2;"),
    ],
)
def test_a_terminal_gets_the_shades_that_it_has(
    monkeypatch: pytest.MonkeyPatch, kind: dict[str, str], start: str
) -> None:
    """Where there are 16 colors, they are those of a game without rich; else shades of 256, or any."""
    for name, value in {"COLORTERM": "", **kind}.items():
        monkeypatch.setenv(name, value)
    shown = by_rich(Terminal())
    assert shown is not None
    assert shown(Color.BLUE, "B").startswith(f"\x1b[{start}")
    assert all((shown(color, "x") == by_code(color, "x")) is (kind["TERM"] == "xterm") for color in COLORS)


def test_shades_can_be_read_on_black_and_on_white(monkeypatch: pytest.MonkeyPatch) -> None:
    """The contrast is at least 3 to 1 on either, as WCAG 2 (1.4.11) asks of what carries meaning."""
    monkeypatch.setenv("COLORTERM", "truecolor")
    shown = by_rich(Terminal())
    assert shown is not None
    for color in COLORS:
        codes = re.match(r"\x1b\[38;2;(\d+);(\d+);(\d+)m", shown(color, "x"))
        assert codes is not None
        light = brightness([int(part) / 255 for part in codes.groups()])
        assert min((light + 0.05) / 0.05, 1.05 / (light + 0.05)) >= 3


def brightness(parts: list[float]) -> float:
    """Return the relative luminance of red, green and blue parts, as WCAG defines it."""
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def test_what_is_no_terminal_has_no_shades() -> None:
    assert by_rich(io.StringIO()) is None


@pytest.mark.skipif(sys.platform == "win32", reason="a pseudo-terminal is a thing of Unix")
def test_a_real_terminal_shows_colored_cards() -> None:
    import pty

    source, terminal = pty.openpty()
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLORTERM")}
    environment = {**kept, "TERM": "xterm", "PYTHONPATH": str(Path(viceroy.__file__).parents[1])}
    command = [sys.executable, "-m", "viceroy", "cards", "32"]
    with subprocess.Popen(command, stdout=terminal, stderr=terminal, env=environment) as process:
        os.close(terminal)
        shown = b""
        while b"level 5" not in shown:
            shown += os.read(source, 65536)
    os.close(source)
    assert process.returncode == 0
    assert b"top left \x1b[94mblue\x1b[0m, top right \x1b[91mred\x1b[0m" in shown
