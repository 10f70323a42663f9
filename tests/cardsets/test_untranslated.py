"""Names that are still to translate: of the set and of its own cards, each at its place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from commands import Run
from viceroy import loads
from viceroy.cardsets import check_card_set
from viceroy.errors import Code, Severity

SET = """\
format: card-set/1
id: harbor
name: {en: Harbor, de: Hafen}
extends: printed
replace:
  - number: 70
    id: toll
    name: {en: Toll}
    sections: {top_left: red, top_right: green, bottom: blue}
    scoring: [{points: 3}]
laws:
  - number: 201
    id: lamp-oil
    name: {en: Lamp Oil, de: Lampenöl, pt-BR: Óleo}
    sections: {top_left: blue, top_right: green, bottom: yellow}
    on_play: [{gain: {gems: 3}}]
"""


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("harbor.yaml").write_text(SET, "utf-8")


def found(*languages: str) -> list[tuple[int, int, str]]:
    problems = check_card_set("harbor.yaml", names=languages)
    assert {(problem.code, problem.severity) for problem in problems} <= {(Code.MISSING_KEY, Severity.WARNING)}
    return [(problem.line, problem.column, problem.message) for problem in problems]


def test_each_name_is_told_at_its_place() -> None:
    """The name of the set, of a card in place of another and of a new one; printed cards are not the set's."""
    assert found() == found("en") == []
    assert found("de") == [(8, 11, "the name 'Toll' is still to translate into de")]
    assert found("de", "pt-BR", "de") == [
        (3, 7, "the name 'Harbor' is still to translate into pt-BR"),
        (8, 11, "the name 'Toll' is still to translate into de and pt-BR"),
    ]
    assert [line for line, _, _ in found("pt")] == [3, 8, 14]  # a name in pt-BR is found by that tag alone


def test_a_set_of_several_files_and_one_without_a_name() -> None:
    """Files of a folder are looked through one by one; a set that writes no name has none to translate."""
    Path("both").mkdir()
    head, laws = SET.split("laws:")
    Path("both/head.yaml").write_text(head, "utf-8")
    Path("both/laws.yaml").write_text(f"format: card-set/1\nlaws:{laws}", "utf-8")
    problems = check_card_set("both", names=["fr"])
    assert [(Path(problem.file).name, problem.line) for problem in problems] == [
        ("head.yaml", 3),
        ("head.yaml", 8),
        ("laws.yaml", 5),
    ]
    Path("harbor.yaml").write_text(SET.replace("name: {en: Harbor, de: Hafen}\n", ""), "utf-8")
    assert [line for line, _, _ in found("fr")] == [7, 13]


def test_mistakes_come_first() -> None:
    """Of a set with errors only these are told."""
    Path("harbor.yaml").write_text(SET.replace("bottom: blue", "bottom: pink"), "utf-8")
    (problem,) = check_card_set("harbor.yaml", names=["ru"])
    assert problem.code is Code.WRONG_VALUE


def test_the_command_warns(run: Run) -> None:
    """Sets in files and in folders; warnings fail with --strict alone, and go into the JSON."""
    status, out, err = run("check", "harbor.yaml", "--names", "de, ru")
    assert (status, out) == (0, "harbor.yaml: good, with 3 warnings\n")
    assert err.splitlines()[3] == "harbor.yaml:8:11: the name 'Toll' is still to translate into de and ru [warning]"
    assert err.endswith("3 warnings\n")
    assert run("check", "harbor.yaml", "--names", "de,ru", "--strict")[0] == 1
    assert run("check", "harbor.yaml", "--names", "en", "--strict")[:2] == (0, "harbor.yaml: good\n")
    assert run("check", ".", "--names", "ru")[1] == ".: good, with 3 warnings\n"
    told = run("check", "harbor.yaml", "--names", "de", "--json")[1]
    assert [problem.line for problem in loads(told)] == [8]
    assert json.loads(told)["problems"][0]["severity"] == "warning"
    assert run("check", "printed", "--names", "ru")[1] == "printed: good\n"


@pytest.mark.parametrize("words", ["Deutsch", "de;ru", "de,", "", "DE"])
def test_what_is_no_language_is_refused(words: str, run: Run) -> None:
    status, _, err = run("check", "harbor.yaml", "--names", words)
    assert status == 2
    assert "is no tag of a language: write some such as de,ru or pt-BR" in err


def test_only_card_sets_have_names(run: Run) -> None:
    sheet = "format: score-sheet/1\nplayers:\n  - {name: Ada, pyramid: [[32]]}\n"
    Path("sheet.yaml").write_text(sheet, "utf-8")
    status, _, err = run("check", "sheet.yaml", "--names", "de")
    assert (status, "--names is about the names of card sets" in err) == (2, True)
    assert run("check", "sheet.yaml", "harbor.yaml", "--names", "de")[0] == 0
