"""Characters as a table: out and in again, in a folder with laws, and every mistake at its cell."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from commands import Run
from effort import tries
from viceroy.cardsets import SHIPPED, check_card_set, load_card_set
from viceroy.cardsets.tables import MAX_ROWS, table_of
from viceroy.errors import BadFile, Code, Severity, errors_of
from viceroy.model.cards import CardSet, CharacterCard, Image, Sections
from viceroy.model.tokens import Color

HEAD = (
    "number,id,name_en,name_de,top_left,top_right,bottom,"
    "cost_1,reward_1,cost_2,reward_2,cost_3,reward_3,cost_4,reward_4"
)
PILOT = "101,pilot,Pilot,Lotse,blue,green,yellow,green,gems: 3,blue,draw: 1,red,magic: 1,red,power: 12"
LAWS = """\
format: card-set/1
id: harbor
name: {en: Harbor}
extends: printed
keep: added
laws:
  - number: 201
    id: lamp-oil
    name: {en: Lamp Oil}
    sections: {top_left: blue, top_right: green, bottom: yellow}
    on_play: [{gain: {gems: 3}}]
"""


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def write(*rows: str, file: str = "cards.csv", head: str = HEAD) -> str:
    Path(file).write_text("\n".join((head, *rows)) + "\n", "utf-8")
    return file


def by_language(cards: CardSet) -> list[CharacterCard]:
    """Return the characters with their names in the order of the languages: columns have one order for all cards."""
    return [attrs.evolve(card, names=tuple(sorted(card.names))) for card in cards.characters]


def mistakes(file: str) -> list[tuple[int, int, str]]:
    return [(problem.line, problem.column, problem.message) for problem in errors_of(check_card_set(file))]


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_characters_go_out_and_come_in_again(name: str) -> None:
    characters = load_card_set(name).characters
    Path("cards.csv").write_text(table_of(characters), "utf-8")
    assert by_language(load_card_set("cards.csv")) == by_language(load_card_set(name))


def test_what_a_table_holds_is_what_a_file_in_yaml_holds() -> None:
    """Two colors below, a blank section, a picture, and names with quotes, commas and semicolons."""
    printed = load_card_set("printed").characters[0]
    odd = attrs.evolve(
        printed,
        names=(("en", 'The "Old", grey'), ("pt-BR", "Velho; cinzento")),
        sections=Sections(None, Color.RED, Color.BLUE, Color.RED),
        image=Image("art/a b's very long name that goes on and on and on.svg", fit=Image("x.svg").fit),
    )
    text = table_of((odd,))
    assert next(csv.DictReader(io.StringIO(text)))["top_left"] == "null"
    Path("cards.csv").write_text(text, "utf-8")
    Path("art").mkdir()
    Path("art/a b's very long name that goes on and on and on.svg").write_text(
        "<svg xmlns='http://www.w3.org/2000/svg'/>"
    )
    assert load_card_set("cards.csv").characters == (odd,)


@pytest.mark.parametrize("sign", "=+-@")
def test_a_spreadsheet_runs_no_name_and_no_path(sign: str) -> None:
    """Cells that begin as formulas do get a space, which is no part of the name when the table is read."""
    name, file = f'{sign}HYPERLINK("https://example.org")', f"{sign}1.svg"
    odd = attrs.evolve(load_card_set("printed").characters[0], names=(("en", name),), image=Image(file))
    text = table_of((odd,))
    row = next(csv.DictReader(io.StringIO(text)))
    assert (row["name_en"], row["image"]) == (f" {name}", f" {file}")
    Path("cards.csv").write_text(text, "utf-8")
    assert load_card_set("cards.csv").characters == (odd,)


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_spreadsheets_write_tables_in_several_ways(delimiter: str) -> None:
    """Semicolons and tabs, line ends of Windows, a mark at the start, empty rows and columns in any order."""
    rows = [line.split(",") for line in (HEAD, PILOT)]
    order = [*reversed(range(len(rows[0])))]
    lines = [delimiter.join(row[index] for index in order) for row in rows]
    text = "\r\n".join((lines[0], delimiter * len(order), lines[1], delimiter * len(order), ""))
    Path("cards.csv").write_bytes(text.encode("utf-8-sig"))
    assert by_language(load_card_set("cards.csv")) == by_language(load_card_set(write(PILOT)))


def test_a_folder_has_its_characters_in_a_table(run: Run) -> None:
    """The set of the folder has the characters of characters.csv and the laws of its YAML, and extends as that says."""
    Path("harbor").mkdir()
    Path("harbor/harbor.yaml").write_text(LAWS, "utf-8")
    write(PILOT, file="harbor/characters.csv")
    cards = load_card_set("harbor")
    assert (cards.id, cards.kept, len(cards.characters)) == ("harbor", (101, 201), 65)
    assert cards.by_number[101].names == (("en", "Pilot"), ("de", "Lotse"))
    assert run("check", "harbor") == (0, "harbor: good\n", "")
    write(PILOT.replace("101", "201"), file="harbor/characters.csv")
    ((_, _, message),) = mistakes("harbor")
    assert message.startswith("another card of the set has the number 201 too")
    Path("harbor/characters.csv").rename("harbor/my-cards.csv")
    (problem,) = check_card_set("harbor")
    assert (problem.code, Path(problem.file).name) == (Code.IGNORED_FILE, "my-cards.csv")
    assert "a table of characters is called characters.csv" in problem.message


def harbor(extends: str = "extends: printed\n") -> None:
    """Write a folder with a set of one law, and of one character in a table."""
    Path("harbor").mkdir()
    Path("harbor/harbor.yaml").write_text(LAWS.replace("extends: printed\n", extends), "utf-8")
    write(PILOT, file="harbor/characters.csv")


def test_a_table_beside_the_file_that_is_named_is_not_left_out_in_silence(run: Run) -> None:
    """Whoever names the YAML file of a folder in place of the folder plays and packs it without its characters."""
    harbor()
    (problem,) = check_card_set("harbor/harbor.yaml")
    assert (problem.code, problem.severity) == (Code.IGNORED_FILE, Severity.WARNING)
    assert (Path(problem.file), problem.line) == (Path("harbor/harbor.yaml"), 1)
    assert problem.message.startswith("characters.csv lies beside this file and is not read; name the folder")
    assert "extends" not in problem.message  # it extends another set
    Path("harbor/alone.yaml").write_text(LAWS.replace("extends: printed\n", ""), "utf-8")
    (problem,) = check_card_set("harbor/alone.yaml")
    assert problem.message.endswith("; name the folder, or write extends: characters.csv")
    Path("harbor/alone.yaml").unlink()
    status, out, err = run("check", "harbor/harbor.yaml")
    assert (status, out) == (0, "harbor/harbor.yaml: good, with 1 warning\n")
    status, out, err = run("pack", "harbor/harbor.yaml")
    assert (status, out.partition(":")[0]) == (0, "harbor.viceroy")
    assert "characters.csv lies beside this file and is not read" in err
    assert run("pack", "harbor")[2] == ""
    assert check_card_set("harbor/characters.csv") == check_card_set("harbor.viceroy") == ()


def test_a_table_that_the_file_extends_is_read() -> None:
    harbor("extends: characters.csv\n")
    assert check_card_set("harbor/harbor.yaml") == ()
    assert [card.id for card in load_card_set("harbor/harbor.yaml").cards] == ["pilot", "lamp-oil"]


def test_a_folder_reads_its_table_once() -> None:
    """One error, at the key, and not two for each card of the table."""
    harbor("extends: characters.csv\n")
    (problem,) = check_card_set("harbor")
    assert (Path(problem.file).name, problem.line) == ("harbor.yaml", 4)
    assert problem.message == "the folder reads this file anyway: take it out of extends"


@pytest.mark.parametrize(
    "name",
    ["heroes.csv", "chars.csv", "Characters.csv", "characters.csv.txt", "heroes.tsv", "characters.xlsx", "a.ODS"],
)
def test_a_table_in_the_folder_that_nothing_reads_is_named(name: str) -> None:
    Path("harbor").mkdir()
    Path("harbor/harbor.yaml").write_text(LAWS, "utf-8")
    Path("harbor", name).write_text("", "utf-8")
    for hidden in (".~lock.heroes.csv", "~$characters.xlsx", "heroes.md"):
        Path("harbor", hidden).write_text("", "utf-8")
    (problem,) = check_card_set("harbor")
    assert (Path(problem.file).name, problem.code, problem.severity) == (name, Code.IGNORED_FILE, Severity.WARNING)
    assert "characters.csv" in problem.message


def test_a_table_of_another_name_is_read_by_the_set_that_extends_it() -> None:
    Path("harbor").mkdir()
    Path("harbor/harbor.yaml").write_text(LAWS.replace("printed", "heroes.csv"), "utf-8")
    write(PILOT, file="harbor/heroes.csv")
    assert check_card_set("harbor") == ()
    assert len(load_card_set("harbor").cards) == 2


def test_all_mistakes_are_told_at_once_each_at_its_cell() -> None:
    write(
        PILOT.replace("blue,green", "blue,pink"),
        "1o2,Toll Keeper,Toll,,red,red,red,yelow,sience: 1,red,3 gems,red,gems:3,,power: 999",
        '103,,,,red,,"blue, rot",red,"gems: 1, drow: 2",red,"a: {b",red,"circle_bonus: {color: red, value: x}",red,',
        f"{PILOT},more",
    )
    lines = Path("cards.csv").read_text("utf-8").split("\n")
    expected = [
        (2, "pink", "needs blue, red, green or yellow"),
        (3, "1o2", "needs a whole number"),
        (3, "Toll Keeper", "did you mean 'toll-keeper'?"),
        (3, "yelow", "did you mean 'yellow'?"),
        (3, "sience", "did you mean 'science'?"),
        (3, "3 gems", "parted by commas, found '3 gems'; write gems: 3"),
        (3, "gems:3", "a space is missing after 'gems:'"),
        (3, ",power: 999", "cost needs blue, red, green or yellow, found nothing"),
        (3, "999", "power needs a whole number from 1 to 99"),
        (4, ",,,red,", "id needs a text, found nothing"),
        (4, ",,red,", "the column name_en needs a text in each row, found nothing"),
        (4, ',"blue, rot"', "top_right needs blue, red, green or yellow"),
        (4, "rot", "did you mean 'red'?"),
        (4, "drow", "did you mean 'draw'?"),
        (4, "a: {b", "is never closed by '}'"),
        (4, "x}", "value needs a whole number"),
        (4, "", "reward needs something to give"),
        (5, "101", "the first stands on line 2"),
        (5, "pilot", "another card of the set has the id 'pilot' too"),
        (5, "more", "no column names what stands here"),
    ]
    for (line, column, message), (row, words, told) in zip(mistakes("cards.csv"), expected, strict=True):
        assert (line, told in message) == (row, True), message
        rest = lines[line - 1][column - 1 :]
        assert rest.startswith(words) if words else not rest


@pytest.mark.parametrize(
    ("head", "place", "told"),
    [
        (HEAD.replace("cost_2", "cots_2"), (1, 69), "there is no column 'cots_2'; did you mean 'cost_2'?"),
        (HEAD.replace("name_de", "id"), (1, 19), "the column id is here for the second time"),
        (HEAD.replace("cost_3", ""), (1, 1), "this table lacks the column cost_3;"),
        ("a", (1, 1), "there is no column 'a'; there are number, id, name_en"),
        (HEAD.replace("name_de", "name_german"), (1, 19), "there is no column 'name_german'; did you mean 'name_de'?"),
        (PILOT, (1, 1), "the first line must name the columns; there are number, id, name_en"),
    ],
)
def test_columns_are_checked_first(head: str, place: tuple[int, int], told: str) -> None:
    (problem,) = mistakes(write(PILOT, head=head))
    assert problem[:2] == place
    assert problem[2].startswith(told)


def told_of(head: str, *rows: str) -> list[tuple[int, int, Code, str]]:
    """Return the warnings of the reader, and those about single cards."""
    found = check_card_set(write(*rows, head=head), lint=True)
    assert not errors_of(found)
    return [(each.line, each.column, each.code, each.message) for each in found if each.code is not Code.NO_LAWS]


def test_a_code_of_three_letters_is_told_once_at_the_head() -> None:
    """And not for each of the characters that have a name in the language."""
    rows = PILOT, PILOT.replace("101,pilot,Pilot", "102,diver,Diver")
    message = "nothing shows names in the language 'deu'; did you mean 'de'?"
    found = told_of(HEAD.replace("name_de", "name_deu"), *rows)
    assert [each for each in found if each[2] is Code.UNKNOWN_LANGUAGE] == [(1, 19, Code.UNKNOWN_LANGUAGE, message)]
    assert Code.UNKNOWN_LANGUAGE not in {each[2] for each in told_of(HEAD.replace("name_de", "name_gsw"), *rows)}


def test_the_name_of_a_language_is_no_tag() -> None:
    """In YAML as in a table the tag is said."""
    Path("a.yaml").write_text(LAWS.replace("{en: Lamp Oil}", "{en: Lamp Oil, german: Öl}"), "utf-8")
    ((_, _, message),) = mistakes("a.yaml")
    assert message.startswith("unknown key 'german' in name; did you mean 'de'?")


@pytest.mark.parametrize(
    ("cell", "other", "told"),
    [
        ("yellow", "blue-green", "a comma parts the two colors of the lower edge: write blue, green"),
        ("yellow", "blau und rot", "a comma parts the two colors of the lower edge: write blue, red"),
        ("gems: 3", "gems: 3 + draw: 1", "a comma parts what a reward gives: write gems: 3, draw: 1"),
        ("gems: 3", "gems: 3; draw: 1", "a comma parts what a reward gives: write gems: 3, draw: 1"),
        ("gems: 3", "red gem", "found 'red gem'; write colored_gems: {red: 1}"),
    ],
)
def test_advice_is_written_as_a_cell_is(cell: str, other: str, told: str) -> None:
    """Whoever writes what is advised into the cell has a good table."""
    ((line, column, message),) = mistakes(write(PILOT.replace(cell, other)))
    assert (line, column) == (2, PILOT.index(cell) + 1)
    assert told in message
    written = message.rpartition("write ")[2]
    assert mistakes(write(PILOT.replace(cell, f'"{written}"'))) == []


@pytest.mark.parametrize("column", ["notes", "comment", "comments", "Notes"])
def test_a_column_of_notes_is_ignored_with_a_warning(column: str) -> None:
    message = f"nothing reads the column {column.lower()}, so it is ignored"
    found = told_of(f"{HEAD},{column}", f"{PILOT},too strong")
    assert found == [(1, len(HEAD) + 2, Code.IGNORED_KEY, message)]
    assert load_card_set("cards.csv").characters == load_card_set(write(PILOT, file="plain.csv")).characters


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", Code.EMPTY),
        (b"\n \n", Code.EMPTY),
        (HEAD.encode(), Code.EMPTY),
        (f"{HEAD}\n{PILOT}".encode("utf-16"), Code.NOT_TEXT),
        (f"{HEAD}\n{PILOT}\n".replace("Pilot", "Pilöt").encode("latin-1"), Code.NOT_TEXT),
        (b"PK\x03\x04\0\0", Code.NOT_TEXT),
        (f"{HEAD}\n".encode() + b",,,,,,1\n" * (MAX_ROWS + 1), Code.TOO_LARGE),
        (b"," * 3_000_000, Code.TOO_LARGE),
        (f"{HEAD}\n{PILOT.replace('gems: 3', 'a: ' + '[' * 5000)}\n".encode(), Code.TOO_DEEP),
    ],
)
def test_what_is_no_table_is_told(content: bytes, code: Code) -> None:
    Path("cards.csv").write_bytes(content)
    assert code in {problem.code for problem in errors_of(check_card_set("cards.csv"))}
    with pytest.raises(BadFile):
        load_card_set("cards.csv")


PIECES = st.sampled_from([*',;"\n{}[]:#&*!|> \t', "gems", "1", "red", "null", "\u00e9"])


@settings(max_examples=tries(100))
@given(text=st.lists(PIECES, max_size=40).map("".join))
def test_any_cells_are_read_to_an_end(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    """Whatever stands in a table, the answer is a set or problems, whose places are in the file."""
    file = tmp_path_factory.getbasetemp() / "any.csv"
    file.write_text(f"{HEAD}\n{PILOT.replace('gems: 3', text)}\n", "utf-8", newline="\n")
    lines = file.read_text("utf-8").split("\n")
    for problem in check_card_set(file):
        assert 1 <= problem.line <= len(lines)
        assert 1 <= problem.column <= len(lines[problem.line - 1]) + 1


def test_the_command_writes_the_characters(run: Run) -> None:
    """All of a set, its own or some; laws are left out with a note, and without a character nothing is written."""
    status, out, err = run("cards", "workshop", "--own", "--csv", "own.csv")
    assert (status, err.count("a table has characters only, so ")) == (0, 1)
    own = load_card_set("own.csv").characters
    assert out == f"{len(own)} characters in the table own.csv\n"
    assert {*own} < {*load_card_set("workshop").characters}
    assert run("cards", "32", "--csv", "one.csv") == (0, "1 character in the table one.csv\n", "")
    assert [card.number for card in load_card_set("one.csv").characters] == [32]
    assert Path("one.csv").read_bytes().startswith(b"\xef\xbb\xbfnumber,id,name_en")
    assert run("cards", "one.csv", "--csv", "two.csv")[0] == 0
    assert Path("two.csv").read_bytes() == Path("one.csv").read_bytes()
    for words, told in (
        ("65 --csv law.csv", "none of these cards is one"),
        ("one.csv --csv one.csv", "--csv would overwrite one.csv"),
        ("--csv cards.svg", "it writes a table in CSV"),
        ("--csv cards.csv --sheet cards.pdf", "give it without drawings and --lang"),
    ):
        status, _, err = run("cards", *words.split())
        assert (status, told in err) == (2, True), err
    assert not Path("law.csv").exists()


def test_a_table_plays_with_the_printed_cards(run: Run) -> None:
    write(PILOT)
    assert run("check", "printed", "cards.csv")[:2] == (
        0,
        "printed: good\ncards.csv: good, with 1 warning\ntogether: good\n",
    )
    assert run("try", "printed", "cards.csv", "--games", "1")[0] == 0
