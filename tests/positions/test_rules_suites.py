"""Rules suites: those of the project hold, and what differs is told at its place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from marks import marked
from rule_links import defined_numbers
from viceroy import check, loads, step, to_data
from viceroy.cli.main import main
from viceroy.errors import BadFile
from viceroy.positions.suite import play_suite

ROOT = Path(__file__).resolve().parents[2]
SUITES = ROOT / "tests" / "suite" / "rules"
PLAYERS = "{hand: [79], gems: {red: 1}, pyramid: [[10]]}, {hand: [], pyramid: [[16]]}"


def test_all_cases_hold(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["conform", str(SUITES)]) == 0
    out, err = capsys.readouterr()
    held, _, rest = out.partition(" of ")
    assert (int(held), rest, err) == (int(rest.split()[0]), f"{held} cases hold\n", "")
    assert int(held) >= 40


def test_the_rules_of_the_cases_are_there() -> None:
    known = {number for number, _ in defined_numbers(ROOT / "docs")}
    results = [result for file in sorted(SUITES.iterdir()) for result in play_suite(file)]
    assert {number for result in results for number in result.case.rules} <= known


def test_a_program_can_check_itself_by_the_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["conform", str(SUITES), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["format"] == "conformance/1"
    for case in data["cases"]:
        state = loads(json.dumps(case["before"]))
        for each in case["steps"]:
            done = step(state, loads(json.dumps(each["action"])))
            assert to_data(done.events)["events"] == each["events"]
            state = done.state
        assert to_data(state) == case["after"]
        assert all(check(state, loads(json.dumps(action))) is not None for action in case["refused"])


def suite(tmp_path: Path, text: str) -> tuple[Path, list[tuple[int, int]]]:
    plain, places = marked(f"format: rules-suite/1\ncases:\n{text}")
    file = tmp_path / "cases.yaml"
    file.write_text(plain, encoding="utf-8")
    return file, places


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("points: ¶[1, 0]", "the points are [0, 0]"),
        ("then: {round: ¶2}", "round is 1"),
        ("then: {players: [{gems: ¶{}}, {}]}", 'gems is {"red": 1}'),
        ("then: {players: ¶[{}]}", "players is"),
        ("then: {¶purse: 1}", "unknown key 'purse'"),
        ("events: [¶{event: card_drawn}]", "no such event"),
        ("refused: [¶{action: 0 lay 79, rule: R6.1}]", "this is legal"),
        ("refused: [{action: 0 lay 80, rule: ¶R1.1}]", "that forbids this"),
        ("actions: [¶0 bid red]\n  points: [0, 0]", "cannot do this now"),
        ("actions: [¶0 jump]\n  points: [0, 0]", "this is no action"),
    ],
)
def test_what_differs_is_told_at_its_place(tmp_path: Path, line: str, message: str) -> None:
    file, places = suite(tmp_path, f"- name: a\n  rules: [R6.1]\n  position: {{players: [{PLAYERS}]}}\n  {line}\n")
    (result,) = play_suite(file)
    assert [(problem.line, problem.column) for problem in result.problems] == places
    assert message in result.problems[0].message


def test_a_position_that_cannot_be_is_told_at_its_line(tmp_path: Path) -> None:
    file, places = suite(
        tmp_path, "- name: a\n  rules: [R6.1]\n  position: {players: [{hand: [12, ¶12]}, {}]}\n  points: [0, 0]\n"
    )
    (result,) = play_suite(file)
    assert [(problem.line, problem.column) for problem in result.problems] == places
    assert result.data()["before"] is None
    assert main(["conform", str(file)]) == 1


@pytest.mark.parametrize(
    "text",
    [
        "- {name: a, rules: [¶seven], position: {players: [{}]}}\n",
        "- ¶{name: a, rules: [R6.1]}\n",
        "".join(f"- {{name: {mark}a, rules: [R6.1], position: {{}}, points: [0]}}\n" for mark in ("", "¶")),
        "- ¶{name: a, rules: [R6.1], position: {players: [{}, {}]}, actions: [0 pass]}\n",
    ],
)
def test_a_suite_that_is_written_wrongly_is_refused(tmp_path: Path, text: str) -> None:
    file, places = suite(tmp_path, text)
    with pytest.raises(BadFile) as caught:
        play_suite(file)
    assert [(problem.line, problem.column) for problem in caught.value.problems] == places


def test_a_folder_without_suites_is_wrong_usage(tmp_path: Path) -> None:
    assert main(["conform", str(tmp_path)]) == 2
    assert main(["conform", str(tmp_path / "missing.yaml")]) == 2
