"""`viceroy cards` with drawings: which files it writes, what it says, and what it refuses."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from commands import Run, runner

SET = """\
format: card-set/1
id: harbor
name: {en: Harbor, de: Hafen}
laws:
  - number: 201
    id: fair-weights
    name: {en: Fair Weights, de: Waage}
    sections: {top_left: red, top_right: red, bottom: green}
    scoring:
      - {points: 2, per: {count: cards, where: adjacent, kind: character}}
"""
CLAUSE = "      - {{points: {}, per: {{count: cards, where: pyramid}}}}\n"
ENDLESS = SET + "".join(map(CLAUSE.format, range(2, 60)))


@pytest.fixture(autouse=True)
def _a_folder_of_ones_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)
    Path("harbor.yaml").write_text(SET, encoding="utf-8")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(capsys, "cards")


def files() -> list[str]:
    found = (path.as_posix() for path in Path().rglob("*") if path.is_file())
    return sorted(path for path in found if path != "harbor.yaml")


def size_of(file: str) -> tuple[str | None, str | None]:
    root = ElementTree.parse(file).getroot()
    return root.get("width"), root.get("height")


def test_each_card_is_drawn_into_a_file_of_its_number_and_id(run: Run) -> None:
    """All 88, in a folder that is made for them; names sort as the numbers do."""
    assert run("printed", "--svg", "my/drawings") == (0, "88 drawings in the folder my/drawings\n", "")
    drawn = files()
    assert len(drawn) == 88
    assert drawn[0] == "my/drawings/01-boatswain.svg"
    assert [int(Path(file).name.partition("-")[0]) for file in drawn] == list(range(1, 89))
    assert {size_of(file) for file in drawn} == {("63mm", "88mm")}


def test_numbers_choose_the_cards_to_draw(run: Run) -> None:
    assert run("76", "32", "76", "--svg", ".")[:2] == (0, "2 drawings in the folder .\n")
    assert files() == ["32-captain.svg", "76-treasury.svg"]


def test_one_card_is_drawn_into_the_file_that_is_named(run: Run) -> None:
    """A folder of such a name stays a folder."""
    assert run("32", "captain", "--svg", "card.svg") == (0, "The drawing is in card.svg\n", "")
    assert size_of("card.svg") == ("63mm", "88mm")
    Path("folder.svg").mkdir()
    assert run("32", "--svg", "folder.svg")[1] == "1 drawing in the folder folder.svg\n"


def test_one_page_is_the_file_itself(run: Run) -> None:
    assert run("1", "1", "--sheet", "two.svg") == (0, "2 cards to print and cut: two.svg\n", "")
    assert files() == ["two.svg"]
    assert size_of("two.svg") == ("210mm", "297mm")


def test_several_pages_are_numbered_files(run: Run) -> None:
    """The 88 printed cards take ten pages, here of letter paper."""
    status, out, _ = run("--sheet", "cards.svg", "--paper", "letter")
    assert (status, out) == (0, "88 cards to print and cut: cards-01.svg to cards-10.svg\n")
    assert files() == [f"cards-{page:02}.svg" for page in range(1, 11)]
    assert size_of("cards-10.svg") == ("215.9mm", "279.4mm")


def test_sheets_for_a_printer_have_bleed_and_backs_for_either_edge(run: Run) -> None:
    """Eight cards with bleed lie on A4 that is held across; where the paper is turned changes the backs alone."""
    for edge in ("long", "short"):
        status, out, _ = run("--sheet", f"{edge}.svg", "--bleed", "--backs", "--flip", edge)
        assert (status, out) == (0, f"88 cards to print and cut: {edge}-01.svg to {edge}-22.svg\n")
        assert size_of(f"{edge}-01.svg") == ("297mm", "210mm")
    long, short = (
        [Path(f"{edge}-{page:02}.svg").read_text(encoding="utf-8") for page in (1, 2)] for edge in ("long", "short")
    )
    assert long[0] == short[0]
    assert long[1] != short[1]


def test_a_pdf_holds_all_pages(run: Run) -> None:
    """One file, whatever the case of its ending; drawings and sheets can be had together."""
    status, out, _ = run("harbor.yaml", "--sheet", "harbor.PDF", "--svg", "drawn")
    assert (status, out) == (0, "1 drawing in the folder drawn\n1 card to print and cut: harbor.PDF\n")
    assert files() == ["drawn/201-fair-weights.svg", "harbor.PDF"]
    assert Path("harbor.PDF").read_bytes().startswith(b"%PDF-")


def pixels(file: str) -> tuple[int, int, int]:
    """Return the width and the height of a PNG in pixels, and its pixels in a meter."""
    content = Path(file).read_bytes()
    assert content[37:41] == b"pHYs"
    return int.from_bytes(content[16:20]), int.from_bytes(content[20:24]), int.from_bytes(content[41:45])


def test_cards_are_pictures_at_the_resolution_asked_for(run: Run) -> None:
    """63 x 88 mm at 300 dpi, and 69 x 94 mm with bleed at 600; programs that print know their size."""
    assert run("harbor.yaml", "--png", "p") == (0, "1 picture in the folder p\n", "")
    assert pixels("p/201-fair-weights.png") == (744, 1040, 11811)  # 88 mm are 1039.4 pixels
    assert run("harbor.yaml", "201", "--png", "a.PNG", "--dpi", "600", "--bleed")[1] == "The picture is in a.PNG\n"
    assert pixels("a.PNG") == (1630, 2221, 23622)


def test_backs_lie_beside_the_cards_and_behind_them_on_sheets(run: Run) -> None:
    """One for each kind of cards that is drawn."""
    status, out, _ = run("32", "76", "77", "--svg", "s", "--png", "p", "--backs", "--sheet", "a.svg")
    assert status == 0
    assert out.splitlines() == [
        "5 drawings in the folder s",
        "5 pictures in the folder p",
        "3 cards to print and cut: a-1.svg to a-2.svg",
    ]
    assert {Path(file).stem for file in files() if file.startswith("s/")} == {
        "32-captain",
        "76-treasury",
        Path(next(Path("s").glob("77-*"))).stem,
        "back-character",
        "back-law",
    }


def test_each_theme_has_backs_and_pictures_have_none(run: Run) -> None:
    """A set with a theme that extends another one keeps both backs; a picture makes no other back."""
    Path("sea.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"><rect fill="#123"/></svg>', encoding="utf-8")
    Path("harbor.yaml").write_text(PICTURED, encoding="utf-8")
    assert run("harbor.yaml", "--svg", "s", "--backs")[:2] == (0, "2 drawings in the folder s\n")
    below, above = (f"theme: {{frame: '#{digit * 6}'}}\n" for digit in "12")
    Path("below.yaml").write_text(PICTURED + below, encoding="utf-8")
    law = "  - {number: 202, id: tax, name: {en: Tax}, sections: {top_left: red, top_right: red, bottom: red}"
    law += ", scoring: [{points: 2}]}"
    Path("above.yaml").write_text(f"format: card-set/1\nextends: below.yaml\nlaws:\n{law}\n{above}", encoding="utf-8")
    assert run("above.yaml", "--svg", "a", "--backs")[0] == 0
    backs = {Path(file).stem: Path(file).read_text(encoding="utf-8") for file in files() if file.startswith("a/back-")}
    assert {*backs} == {"back-law-above", "back-law-above-2"}
    assert "#111111" in backs["back-law-above"]
    assert "#222222" in backs["back-law-above-2"]


PICTURED = SET.replace("    sections:", "    image: {file: sea.svg, fit: behind}\n    sections:")


def test_the_pictures_of_the_cards_are_in_all_drawings(run: Run) -> None:
    """In each card, on sheets and in a PDF; the file of the picture may then be gone."""
    Path("harbor.yaml").write_text(PICTURED, encoding="utf-8")
    Path("sea.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"><rect fill="#123"/></svg>', encoding="utf-8")
    assert run("harbor.yaml", "--svg", "drawn", "--sheet", "a.svg")[::2] == (0, "")
    assert run("harbor.yaml", "--sheet", "a.pdf")[::2] == (0, "")
    assert 'href="data:image/svg+xml;base64,' in Path("drawn/201-fair-weights.svg").read_text(encoding="utf-8")
    assert 'href="data:image/svg+xml;base64,' in Path("a.svg").read_text(encoding="utf-8")
    assert run("harbor.yaml", "--svg", "sea.svg")[0] == 2  # it would overwrite what it reads


def test_decks_for_tabletop_simulator_name_their_pictures(run: Run) -> None:
    """As files of the folder, or at an address of the web, with the makers of the set; PNGs as large as they say."""
    Path("harbor.yaml").write_text(SET + "author: Ada\n", encoding="utf-8")
    status, out, _ = run("harbor.yaml", "201", "201", "--tabletop", "a table")
    told = "2 cards for Tabletop Simulator in the folder a table; copy harbor.json to its saved objects\n"
    assert (status, out) == (0, told)
    assert files() == ["a table/harbor-back-1.png", "a table/harbor-law-1.png", "a table/harbor.json"]
    (deck,) = json.loads(Path("a table/harbor.json").read_text(encoding="utf-8"))["ObjectStates"]
    faces = deck["CustomDeck"]["1"]["FaceURL"]
    assert faces == f"file:///{Path('a table/harbor-law-1.png').resolve().as_posix().removeprefix('/')}"
    assert (deck["Description"], deck["DeckIDs"]) == ("Ada", [100, 100])
    content = Path("a table/harbor-law-1.png").read_bytes()
    assert (int.from_bytes(content[16:20]), int.from_bytes(content[20:24])) == (2 * 744, 2 * 1039)
    assert run("harbor.yaml", "--tabletop", "b", "--url", "https://example.org/art/")[0] == 0
    (card,) = json.loads(Path("b/harbor.json").read_text(encoding="utf-8"))["ObjectStates"]
    assert card["CustomDeck"]["1"]["BackURL"] == "https://example.org/art/harbor-back-1.png"


def test_the_sentences_of_all_laws_are_a_page_or_a_text(run: Run) -> None:
    """Of the set, in the language asked for; characters have no sentences."""
    assert run("harbor.yaml", "--sentences", "a.html")[:2] == (0, "The sentences of 1 law are in a.html\n")
    assert "<h2>201 Fair Weights" in Path("a.html").read_text(encoding="utf-8")
    status, text, err = run("harbor.yaml", "--sentences", "-", "--lang", "de")
    assert (status, err) == (0, "")
    assert text.splitlines()[2] == "201 Waage (fair-weights)"
    assert run("printed", "32", "--sentences", "a.txt")[::2] == (
        2,
        "viceroy cards: --sentences is for laws, and none of these cards is one\n",
    )


def test_a_picture_that_is_not_there_is_told_and_nothing_is_drawn(run: Run) -> None:
    """With status 1, as other mistakes of the set are; the list of the cards needs no picture."""
    Path("harbor.yaml").write_text(PICTURED, encoding="utf-8")
    status, out, err = run("harbor.yaml", "--svg", "drawn")
    assert (status, out) == (1, "")
    assert err.startswith("harbor.yaml:8:19: the picture 'sea.svg' cannot be read: there is no such file")
    assert not Path("drawn").exists()
    assert run("harbor.yaml")[0] == 0


def test_the_drawings_speak_the_language_asked_for(run: Run) -> None:
    run("harbor.yaml", "--sheet", "hafen.svg", "--lang", "de")
    text = Path("hafen.svg").read_text(encoding="utf-8")
    assert ">Waage<" in text
    assert "Hafen 1/1" in text


def test_cards_are_told_in_the_language_asked_for(run: Run) -> None:
    status, listed, _ = run("harbor.yaml", "--lang", "de")
    assert (status, listed.splitlines()[0]) == (0, "Hafen: 0 Charakterkarten, 1 Gesetzeskarte")
    _, told, _ = run("harbor.yaml", "201", "--lang", "de")
    sentence = "Bei Spielende erhältst du 2 Punkte für jede Charakterkarte rund um dieses Gesetz."
    assert told.splitlines() == [
        "201 Waage (Gesetzeskarte, id fair-weights)",
        "  Namen: en Fair Weights",
        "  Segmente: oben links rot, oben rechts rot, unten grün",
        f"  {sentence}",
    ]
    run("harbor.yaml", "--svg", "drawn", "--lang", "de")
    assert sentence in (ElementTree.parse("drawn/201-fair-weights.svg").getroot().findtext("{*}desc") or "")


def test_the_cards_of_the_set_itself(run: Run) -> None:
    Path("harbor.yaml").write_text(SET.replace("laws:", "extends: printed\nlaws:"), encoding="utf-8")
    _, listed, _ = run("harbor.yaml", "--own")
    assert listed.splitlines()[0] == "Harbor: 0 characters, 1 law"
    assert run("harbor.yaml", "--own", "--sheet", "law.svg")[1].startswith("1 card to print and cut: law.svg")
    assert run("harbor.yaml", "--own", "32")[0] == 2


def test_a_law_in_small_type_is_pointed_out(run: Run) -> None:
    """The designer learns which law says too much for its card."""
    Path("harbor.yaml").write_text(ENDLESS, encoding="utf-8")
    status, out, err = run("harbor.yaml", "--svg", "drawn")
    assert (status, out) == (0, "1 drawing in the folder drawn\n")
    assert re.fullmatch(r"viceroy cards: some type is smaller than 6 pt, down to [1-5]\.\d pt, on 201\n", err)


def test_names_that_no_font_can_write_are_pointed_out(run: Run) -> None:
    """Of a PDF, whose letters come from this machine; an SVG drawing gets those of whoever looks at it."""
    Path("harbor.yaml").write_text(SET.replace("Fair Weights", "Fair \U00030000"), encoding="utf-8")  # a rare sign
    status, out, err = run("harbor.yaml", "--sheet", "cards.pdf")
    assert (status, out) == (0, "1 card to print and cut: cards.pdf\n")
    assert "viceroy cards: no font of this machine has all letters of 'Fair " in err
    assert run("harbor.yaml", "--sheet", "cards.svg")[2] == ""


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--sheet", "cards.png"], "let the name of 'cards.png' end in .svg or .pdf"),
        (["--sheet", "cards"], "end in .svg or .pdf"),
        (["--paper", "letter"], "--paper is the paper of sheets: give --sheet FILE too"),
        (["--svg", "drawn", "--paper", "a4"], "--paper is the paper of sheets: give --sheet FILE too"),
        (["--dpi", "300"], "--dpi is the resolution of PNGs: give --png FOLDER too"),
        (["--png", "p", "--dpi", "9"], "--dpi 9 is not possible; it goes from 72 to 1200"),
        (["--bleed"], "--bleed lets cards reach over their edges: give --svg FOLDER, --png FOLDER or --sheet FILE too"),
        (["--sheet", "a.svg", "--flip", "long"], "--flip is how sheets with backs are printed: give --sheet FILE and"),
        (["--svg", "s", "--backs", "--flip", "long"], "give --sheet FILE and --backs too"),
        (["--sheet", "a.svg", "--backs", "--flip", "left"], "--flip 'left' is not known; write long or short"),
        (["--backs"], "--backs draws backs: give --svg FOLDER, --png FOLDER or --sheet FILE too"),
        (["--url", "https://example.org"], "--url is where Tabletop Simulator finds pictures: give --tabletop FOLDER"),
        (["--tabletop", "t", "--url", "example.org"], "--url 'example.org' is no address: it begins with https://"),
        (["--sentences", "a.pdf"], "sentences are a page or a text: let the name of 'a.pdf' end in .html or .txt"),
        (["32", "--svg", "a.svg", "--backs"], "is the drawing of one card, without its back: name a folder"),
        (["32", "--png", "x.svg"], "--png: it writes a PNG picture: let the name of 'x.svg' end in .png"),
        (["--svg", "harbor.yaml"], "--svg: it writes an SVG drawing: let the name of 'harbor.yaml' end in .svg"),
        (["32", "--svg", "x.png"], "let the name of 'x.png' end in .svg, or write --png x.png"),
        (["--svg", "harbor.yaml/x"], "cannot make the folder harbor.yaml/x"),
        (["--svg", "a\0b"], "no folder has such a name"),
        (["1", "2", "--svg", "card.svg"], "--svg 'card.svg' is the drawing of one card, not of 2 cards"),
        (["--sheet", "missing/cards.svg"], "cannot write missing/cards-01.svg"),
        (["--sheet", "a\0b.pdf"], "no file has such a name"),
        (["99", "--svg", "drawn"], "no card has the number 99"),
        (["--paper", "a5", "--sheet", "cards.svg"], "is not known; write a4 or letter"),
    ],
)
def test_what_cannot_be_drawn_is_wrong_usage(run: Run, arguments: list[str], told: str) -> None:
    """Status 2 and one clear line; nothing is written."""
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert told in err
    assert files() == []


def test_without_the_extra_nothing_is_written(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    status, out, err = run("harbor.yaml", "--svg", "drawn", "--sheet", "harbor.pdf")
    assert (status, out) == (2, "")
    assert err == "viceroy cards: for a PDF install the extra 'pdf': pip install \"viceroy-rules[pdf]\"\n"
    assert files() == []


def test_a_set_with_mistakes_is_not_drawn(run: Run) -> None:
    """Its problems are listed instead, with status 1."""
    Path("harbor.yaml").write_text(SET.replace("bottom: green", "bottom: pink"), encoding="utf-8")
    status, out, err = run("harbor.yaml", "--svg", "drawn")
    assert (status, out) == (1, "")
    assert err.startswith("harbor.yaml:8:")
    assert not Path("drawn").exists()
