"""The PNG of a final score: the drawing in pixels, with its letters, or a line that says what is missing."""

from __future__ import annotations

import json
import struct
import sys
import zlib
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import pytest
import resvg_py

import viceroy
from viceroy.cli.main import main
from viceroy.render.png import PNG_WIDTH, png_of
from viceroy.render.svg import FONT

SHEET = """\
format: score-sheet/1
players:
  - name: Ada
    gems: {red: 1}
    pyramid:
      - [32, 5, 17]
      - [40]
"""
PAPER = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><rect width="30" height="20" fill="#fff"/>{}</svg>'
SIGNATURE = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(autouse=True)
def _a_sheet(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)
    Path("final.yaml").write_text(SHEET, encoding="utf-8")


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(SIGNATURE)
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def scanlines(png: bytes) -> bytes:
    """Return what the compressed part of a PNG holds: line by line, each after a byte that tells its filter."""
    at, packed = len(SIGNATURE), b""
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            packed += png[at + 8 : at + 8 + length]
        at += length + 12
    return zlib.decompress(packed)


def has_fonts() -> bool:
    try:
        png_of(PAPER.format(""))
    except viceroy.ViceroyError:
        return False
    return True


needs_fonts = pytest.mark.skipif(not has_fonts(), reason="letters in a picture need a font on the machine")


@needs_fonts
def test_the_drawing_is_written_in_pixels_too(capsys: pytest.CaptureFixture[str]) -> None:
    """`--png` gives the drawing of `--svg` as wide as a telephone and in the same shape; the command says where."""
    assert main(("score", "final.yaml", "--svg", "final.svg", "--png", "final.png")) == 0
    assert capsys.readouterr().out.endswith("\n\nThe drawing is in final.svg\nThe drawing is in final.png\n")
    drawing = ElementTree.parse("final.svg").getroot()
    wide, high = (float(drawing.attrib[side]) for side in ("width", "height"))
    png = Path("final.png").read_bytes()
    width, height = size_of(png)
    assert width == 1080
    assert abs(height - 1080 * high / wide) < 1
    assert len(set(scanlines(png))) > 100  # far from one color


@needs_fonts
def test_a_drawing_in_pixels_alone_keeps_silent_beside_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("score", "final.yaml", "--png", "final.png", "--json")) == 0
    assert json.loads(capsys.readouterr().out)["format"] == "final-score/1"
    assert sorted(path.name for path in Path().iterdir()) == ["final.png", "final.yaml"]
    assert size_of(Path("final.png").read_bytes())[0] == PNG_WIDTH


@needs_fonts
def test_a_white_drawing_is_white_and_letters_are_seen() -> None:
    empty, written = (png_of(PAPER.format(text)) for text in ("", f'<text y="15" font-family="{FONT}">B</text>'))
    assert size_of(empty) == size_of(written) == (1080, 720)
    assert len(set(scanlines(empty))) < len(set(scanlines(written)))


# -- what may be missing ----------------------------------------------------------------------------------------------


def complaint_about(capsys: pytest.CaptureFixture[str], *files: str) -> str:
    """Score with drawings that fail; return the one line of complaint. The sheet is left as it was."""
    assert main(("score", "final.yaml", *files)) == 2
    said = capsys.readouterr()
    (line,) = said.err.splitlines()
    assert said.out == ""
    assert Path("final.yaml").read_text(encoding="utf-8") == SHEET
    return line


def test_without_the_extra_one_line_tells_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where resvg_py is not installed, nothing is written, not even the SVG; that alone can be had all the same."""
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    told = "viceroy score: for a PNG install the extra 'png': pip install \"viceroy-rules[png]\""
    assert complaint_about(capsys, "--svg", "final.svg", "--png", "final.png") == told
    assert [path.name for path in Path().iterdir()] == ["final.yaml"]
    assert main(("score", "final.yaml", "--svg", "final.svg")) == 0


def test_without_a_font_there_is_no_picture(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With no font the cards would have no numbers; the error names fonts that would do, and nothing is written."""
    monkeypatch.setattr(resvg_py, "svg_to_bytes", partial(resvg_py.svg_to_bytes, skip_system_fonts=True))
    with pytest.raises(viceroy.ViceroyError, match="font"):
        png_of(PAPER.format(""))
    told = complaint_about(capsys, "--png", "final.png")
    assert told == (
        "viceroy score: no font was found for the text of a PNG; install DejaVu Sans, Noto Sans or Liberation Sans"
    )
    assert not Path("final.png").exists()


@pytest.mark.parametrize("target", [".", "missing/final.png", "a\0b.png"])
def test_a_picture_that_cannot_be_written_is_status_two(capsys: pytest.CaptureFixture[str], target: str) -> None:
    """A folder, a place that is not there, an impossible name: as with `--svg`."""
    assert complaint_about(capsys, "--png", target).startswith("viceroy score: ")


def test_a_folder_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    told = complaint_about(capsys, "--svg", "missing/final.svg")
    assert told == "viceroy score: cannot write missing/final.svg: there is no folder missing; make it first"


@pytest.mark.parametrize("other", ["final", "./final"])
def test_two_drawings_need_two_files(capsys: pytest.CaptureFixture[str], other: str) -> None:
    """One would be written over the other; neither is."""
    assert "--svg and --png would both write final" in complaint_about(capsys, "--svg", "final", "--png", other)
    assert not Path("final").exists()


def test_names_that_no_font_can_write_are_pointed_out(capsys: pytest.CaptureFixture[str]) -> None:
    """The picture is there, with an empty box for each such letter; the names are told on standard error."""
    Path("final.yaml").write_text(SHEET.replace("Ada", "Zo\u00eb \U00030000"), encoding="utf-8")
    assert main(("score", "final.yaml", "--png", "final.png", "--json")) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["players"][0]["total"] > 0
    assert err.startswith("viceroy score: no font of this machine has all letters of 'Zo\u00eb ")
    Path("final.yaml").write_text(SHEET.replace("Ada", "Zo\u00eb Ж"), encoding="utf-8")
    assert main(("score", "final.yaml", "--png", "final.png", "--json")) == 0
    assert capsys.readouterr().err == ""


def test_a_sheet_with_problems_gives_no_picture(capsys: pytest.CaptureFixture[str]) -> None:
    Path("final.yaml").write_text(SHEET.replace("40", "99"), encoding="utf-8")
    assert main(("score", "final.yaml", "--png", "final.png")) == 1
    assert capsys.readouterr().err.startswith("final.yaml:7:10: ")
    assert not Path("final.png").exists()
