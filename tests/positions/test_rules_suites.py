"""Rules suites: those of the project hold, and what differs is told at its place."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import named_expectations as named
from marks import marked
from viceroy import check, load_card_set, loads, step
from viceroy.cli.main import main
from viceroy.documents.schemas import shipped_validator
from viceroy.engine.actions import Pass
from viceroy.errors import BadFile, Problem, problem_at
from viceroy.formats.documents import events_data, to_data
from viceroy.positions import suite as suites
from viceroy.positions.suite import play_suite
from viceroy.text.yaml_text import parse_document

ROOT = Path(__file__).resolve().parents[2]
SUITES = ROOT / "tests" / "suite" / "rules"
PLAYERS = "{hand: [79], gems: {red: 1}, pyramid: [[10]]}, {hand: [], pyramid: [[16]]}"


@pytest.mark.parametrize("file", sorted(SUITES.iterdir()), ids=lambda file: file.stem)
def test_all_cases_hold(file: Path) -> None:
    problems = [problem for result in play_suite(file) for problem in result.problems]
    assert not problems, "\n".join(map(str, problems))


def test_the_command_says_how_many_cases_hold(capsys: pytest.CaptureFixture[str]) -> None:
    file = SUITES / "passing.yaml"
    count = len(play_suite(file))
    assert main(["conform", str(file)]) == 0
    assert capsys.readouterr() == (f"{count} of {count} cases hold\n", "")


def test_a_program_can_check_itself_by_the_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["conform", str(SUITES / "rewards.yaml"), str(SUITES / "ending.yaml"), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["format"] == "conformance/1"
    sets = [load_card_set(card_set) for card_set in data["card_sets"]]
    assert [card_set.id for card_set in sets] == ["printed", "head-count"]
    for case in data["cases"]:
        state = loads(json.dumps(case["before"]), card_sets=sets)
        for each in case["steps"]:
            done = step(state, loads(json.dumps(each["action"])))
            assert events_data(done.events)["events"] == each["events"]
            state = done.state
        assert state == loads(json.dumps(case["after"]), card_sets=sets)
        for each in case["expects"].get("refused", ()):
            refusal = check(state, loads(json.dumps(each["action"])))
            assert refusal is not None
            assert each.get("rule") in (None, refusal.rule)


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
        ("then: {players: ¶[{}]}", "there are 2 players, found 1; {} is one of whom nothing is expected"),
        ("then: {¶purse: 1}", "unknown key 'purse'"),
        ("then: {players: [{pyramid: [[{card: 10, ¶tokns: {}}]]}, {}]}", "did you mean 'tokens'?"),
        ("then: {players: [{pyramid: [[{card: 10, tokens: {¶sciense: 1}}]]}, {}]}", "did you mean 'science'?"),
        ("then: {players: [{gems: {¶redd: 1}}, {}]}", "did you mean 'red'?"),
        ("then: {players: [{pyramid: ¶[[{tokens: {science: 1}}]]}, {}]}", "the pyramid is"),
        ("then: {players: [{pyramid: ¶[[{card: 10, tokens: {science: 1}}]]}, {}]}", "the pyramid is"),
        ("events: [¶{event: card_drawn}]", "no such event"),
        ("actions: [0 lay 79, 1 pass]\n  events: [¶{event: cards_laid, cards: []}]", "no such event"),
        ("refused: [¶{action: 0 lay 79, rule: R6.1}]", "this is legal"),
        ("refused: [{action: 0 lay 80, rule: ¶R1.1}]", "that forbids this"),
        ("refused: [{action: 0 lay 80, code: ¶no-gem}]", "the reason is not-in-hand"),
        ("no_events: [¶card_laid]", '"card_laid" is no kind of event'),
        ("actions: [0 lay 79, 1 pass]\n  no_events: [¶cards_laid]", "there is such an event"),
        ("to_act: ¶[0]", "those who act next are [0, 1]"),
        ("legal: ¶[0 lay 79]", "these are legal, too: 0 pass"),
        ("legal: [¶0 lay 80, 0 lay 79, 0 pass]", "this is not legal"),
        ("allowed: [0 pass, ¶0 lay 80]", "this is not legal"),
        ("points_of: {79: ¶1, no-law: ¶2}", "law 79 lies in no pyramid"),
        ("points_of: ¶[79]", "points_of needs laws with their points"),
        ("actions: [0 lay 79, 1 pass, '0 place 1,1']\n  points_of: {79: ¶5}", "law 79 has 0 points"),
        ("lines: [{circles: ¶2}, {}]", "circles is 0"),
        ("lines: ¶[{circles: 0}]", "a score has the lines of 2 players, found 1"),
        ("winners: ¶[0]", "the winners are [0, 1]"),
        ("best_points: ¶[0, 1]", "the points are [0, 0]"),
        ("seen: [{seat: 1, then: {players: [{gems: ¶{red: 1}}, {}]}}]", "gems is null"),
        ("seen: [{seat: 1, then: {players: [{attack: ¶0}, {}]}}]", "attack is null"),
        ("seen: [{seat: 1, then: {players: [{hand: ¶[79]}, {}]}}]", 'hand is ["law"]'),
        ("seen: [{seat: 0, then: {players: [{hand: ¶[law]}, {}]}}]", "hand is [79]"),
        ("seen: [{seat: null, points: ¶[1, 0]}]", "the points are [0, 0]"),
        ("seen: [{seat: ¶2}]", "there is no player 2"),
        ("actions: [0 lay 79]\n  seen: [{seat: 1, events: [¶{event: card_drawn}]}]", "no such event"),
        ("actions: [0 lay 79]\n  seen: [{seat: 1, then: {players: [{chosen: ¶lay 79}, {}]}}]", 'chosen is "secret"'),
        ("then: {decks: {law: ¶[null]}}", "the law deck is"),
        ("drawn: ¶[red]\n  points: [0, 0]", "virtual opponents draw 0 gems in these actions, and 1 is named here"),
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
        "- ¶{name: a, rules: [R6.1], points: [0, 0]}\n",
        "- {name: a, rules: [R6.1], position: {}, ¶after: b, points: [0, 0]}\n",
        "- {name: a, rules: [R6.1], game: {players: 2}, ¶after: b, points: [0, 0]}\n",
        "- {name: a, game: {players: ¶5}, points: [0, 0]}\n",
        "- {name: a, game: ¶{edition: german}, points: [0, 0]}\n",
        "- {name: a, after: ¶b, points: [0, 0]}\n",
        "- {name: a, rules: [¶seven], position: {players: [{}]}}\n",
        "- ¶{name: a, rules: [R6.1], position: {players: [{}]}}\n",
        "- {name: a, position: {players: [{}]}, seen: [¶{points: [0, 0]}]}\n",
        "".join(f"- {{name: {mark}a, rules: [R6.1], position: {{}}, points: [0]}}\n" for mark in ("", "¶")),
        "- ¶{name: a, rules: [R6.1], position: {players: [{}, {}]}, actions: [0 pass]}\n",
    ],
)
def test_a_suite_that_is_written_wrongly_is_refused(tmp_path: Path, text: str) -> None:
    file, places = suite(tmp_path, text)
    with pytest.raises(BadFile) as caught:
        play_suite(file)
    assert [(problem.line, problem.column) for problem in caught.value.problems] == places


@pytest.mark.parametrize(
    ("game", "message"),
    [
        ("players: 1, virtual_opponents: 0", "one player needs at least 1 virtual opponent"),
        ("players: [Ada, Ada]", "names must be unique"),
        ("players: 2, card_sets: nowhere.yaml", "cannot be read"),
    ],
)
def test_a_game_that_cannot_be_played_is_told_at_its_line(tmp_path: Path, game: str, message: str) -> None:
    file, _ = suite(
        tmp_path, f"- name: a\n  game: {{{game}}}\n  points: [0, 0]\n- {{name: b, after: a, to_act: [0]}}\n"
    )
    first, second = play_suite(file)
    assert [(problem.path[:3], problem.line) for problem in first.problems] == [(("cases", 0, "game"), 4)]
    assert message in first.problems[0].message
    assert second.problems[0].message == "that case cannot be played"


def test_a_new_game_has_the_events_of_its_setup(tmp_path: Path) -> None:
    """They are compared, and stand in the JSON."""
    file, places = suite(
        tmp_path,
        "- name: a\n  game: {players: [Ada, Ben], edition: french, seed: 7}\n"
        "  events: [{event: game_started, edition: french}, ¶{event: card_drawn}]\n  then: {bank: 20}\n",
    )
    (result,) = play_suite(file)
    assert [(problem.line, problem.column) for problem in result.problems] == places
    assert [event["event"] for event in result.data()["setup"]][:2] == ["game_started", "gems_returned"]


def test_a_case_says_no_more_than_its_author_knows(tmp_path: Path) -> None:
    """No rule of an own law, some of the legal actions, and the points of one law, in the words of a person."""
    file, _ = suite(
        tmp_path,
        "- name: a\n"
        "  position: {players: [{name: Ada, hand: [], gems: {}, pyramid: [[10, 68]]}, {name: Ben, hand: []}]}\n"
        "  allowed: [Ada pass]\n  points_of: {68: 2}\n",
    )
    (result,) = play_suite(file)
    assert [problem.message for problem in result.problems] == []
    assert result.data()["expects"] == {"allowed": [{**to_data(Pass(0))}], "points_of": {68: 2}}


def test_each_case_has_a_line_and_each_step_its_state_on_demand(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, _ = suite(
        tmp_path,
        f"- {{name: a, position: {{players: [{PLAYERS}]}}, actions: [0 lay 79, 1 pass], to_act: [0]}}\n"
        "- {name: b, after: a, winners: [0, 1]}\n",
    )
    assert main(["conform", str(file), "--lines", "--states"]) == 0
    head, *cases = map(json.loads, capsys.readouterr().out.splitlines())
    assert (head["format"], [card_set["id"] for card_set in head["card_sets"]]) == ("conformance/1", ["printed"])
    assert [case["name"] for case in cases] == ["a", "b"]
    assert cases[0]["steps"][-1]["state"] == cases[0]["after"] == cases[1]["before"]
    assert (cases[1]["ranks"], cases[1]["winners"]) == ([1, 1], [0, 1])
    assert main(["conform", str(file), "--states"]) == 2


def test_a_state_that_play_cannot_reach_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, _ = suite(
        tmp_path, f"- {{name: a, position: {{players: [{PLAYERS}]}}, actions: [0 lay 79, 1 pass], to_act: [0]}}\n"
    )
    lost = problem_at(("bank",), "a gem is missing")
    monkeypatch.setattr(suites, "violations", lambda state: (lost,))
    (result,) = play_suite(file)
    assert [problem.message for problem in result.problems] == [
        f"after {action} the state is broken at bank: a gem is missing" for action in ("0 lay 79", "1 pass")
    ]


def test_events_that_leave_out_gems_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bid leaves the screen, which nobody would know who follows the events."""
    players = "{gems: {red: 1}, hand: [], pyramid: [[10]]}, {hand: [], gems: {blue: 1}, pyramid: [[12]]}"
    file, _ = suite(
        tmp_path,
        f"- {{name: a, position: {{row: {{red: 17, blue: 4}}, players: [{players}]}},"
        " actions: [0 bid red, 1 bid blue], points: [0, 0]}\n",
    )
    (result,) = play_suite(file)
    assert result.problems == ()
    monkeypatch.setattr(suites, "gem_flows", lambda event: ())
    (result,) = play_suite(file)
    assert [problem.message for problem in result.problems] == [
        "the events of 1 bid blue do not show every gem that comes or goes"
    ]


@pytest.mark.parametrize(
    ("false", "message"),
    [
        (lambda state, painting="none": (1, 0), "with painting none: [[0, 0], [1, 0]]"),
        (lambda state, painting="none": (0, 0) if painting == "none" else (0, -1), "the best painting costs points"),
    ],
)
def test_totals_that_the_lines_do_not_make_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, false: Any, message: str
) -> None:
    file, _ = suite(tmp_path, f"- {{name: a, position: {{players: [{PLAYERS}]}}, to_act: [0, 1]}}\n")
    (result,) = play_suite(file)
    assert result.problems == ()
    monkeypatch.setattr(suites, "totals", false)
    (result,) = play_suite(file)
    assert any(message in problem.message for problem in result.problems)


def test_a_case_begins_where_another_one_ends(tmp_path: Path) -> None:
    file, _ = suite(
        tmp_path,
        f"- {{name: a, rules: [R6.1], position: {{players: [{PLAYERS}]}}, actions: [0 lay 79, 1 pass], to_act: [0]}}\n"
        "- {name: b, rules: [R6.1], after: a, actions: ['0 place 1,1'], then: {round: 2}}\n"
        "- {name: c, rules: [R6.1], after: a, actions: ['0 place 1,-1'], then: {round: 2}}\n",
    )
    first, *others = play_suite(file)
    assert [other.before for other in others] == [first.after] * 2
    assert not any(other.problems for other in others)


def test_a_case_may_begin_with_a_step_that_happened_by_itself_at_the_end_of_another(tmp_path: Path) -> None:
    file, _ = suite(
        tmp_path,
        "- name: a\n  position: {players: [{name: Ada, hand: [74], pyramid: 10 12 16}, {plays: false}]}\n"
        "  actions: [lay 74, 'place 2,0']\n  then: {players: [{pyramid: 10 12 / 74(under=16)}, {}]}\n"
        "- {name: b, after: a, actions: ['Ada tuck-free 1,2'], to_act: [Ada]}\n"
        "- {name: c, after: a, actions: ['Ada tuck-free 1,1'], to_act: [Ada]}\n",
    )
    first, same, other = play_suite(file)
    assert [problem.message for result in (first, same) for problem in result.problems] == []
    assert (same.played, same.after) == ((), first.after)
    (problem,) = other.problems
    assert problem.message.startswith("nobody chooses this: it happened by itself, as '0 tuck-free 1,2'")


def test_what_follows_a_case_that_cannot_be_played_is_told(tmp_path: Path) -> None:
    file, places = suite(
        tmp_path,
        "- {name: a, rules: [R6.1], position: {players: [{hand: [¶900]}, {}]}, points: [0, 0]}\n"
        "- {name: b, rules: [R6.1], after: ¶a, points: [0, 0]}\n",
    )
    found = [problem for result in play_suite(file) for problem in result.problems]
    assert [(problem.line, problem.column) for problem in found] == places


def test_what_virtual_opponents_draw_is_part_of_a_case(tmp_path: Path) -> None:
    """The seed is looked for, and it is that of the state before the actions."""
    file, _ = suite(
        tmp_path,
        "- name: a\n  rules: [R12.4]\n"
        "  position: {virtual_opponents: 2, row: {blue: 33, red: 34}, players: [{gems: {red: 1}, pyramid: [[10]]}]}\n"
        "  drawn: [blue, green]\n  actions: [0 bid red]\n  then: {players: [{gems: {}}]}\n",
    )
    (result,) = play_suite(file)
    assert not result.problems
    assert result.before is not None
    assert step(result.before, result.played[0].action) == result.played[0].step


def test_a_folder_without_suites_is_wrong_usage(tmp_path: Path) -> None:
    assert main(["conform", str(tmp_path)]) == 2
    assert main(["conform", str(tmp_path / "missing.yaml")]) == 2


# -- names and kinds --------------------------------------------------------------------------------------------------


def after_base(tmp_path: Path, line: str) -> tuple[tuple[Problem, ...], list[tuple[int, int]]]:
    """Play a case with one more line; return what differs, and the places of its marks."""
    plain, places = marked(f"{named.POSITION}  - name: a\n    after: base\n    {line}\n")
    file = tmp_path / "cases.yaml"
    file.write_text(plain, encoding="utf-8")
    base, result = play_suite(file)
    assert not base.problems
    return result.problems, places


@pytest.mark.parametrize("line", named.HOLD)
def test_players_and_cards_may_be_named_and_cards_and_gems_left_open(tmp_path: Path, line: str) -> None:
    assert after_base(tmp_path, line) == ((), [])


def test_an_editor_does_not_complain_about_names() -> None:
    for line in named.HOLD:
        text = f"{named.POSITION}  - name: a\n    after: base\n    {line}\n"
        plain = parse_document(text, file="suite").root.plain()
        assert [error.message for error in shipped_validator("rules-suite").iter_errors(plain)] == []


@pytest.mark.parametrize(("line", "message"), named.DIFFER)
def test_what_differs_from_names_and_kinds_is_told(tmp_path: Path, line: str, message: str) -> None:
    problems, places = after_base(tmp_path, line)
    assert [(problem.line, problem.column) for problem in problems] == places
    assert message in problems[0].message


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("to_act: [¶Eve]", "no player is called 'Eve' here; the players are Ada and Ben"),
        ("winners: [¶Adda]", "no player is called 'Adda' here; the players are Ada and Ben; did you mean 'Ada'?"),
        ("to_act: [¶2]", "there is no player 2: 2 players, counted from 0"),
        ("then: {players: [{hand: [¶sentinl]}, {}]}", "did you mean 'sentinel'?"),
        ("then: {row: {red: ¶king}}", "no card of this set has the id 'king'"),
        ("then: {decks: {law: [¶laws]}}", "no card of this set has the id 'laws'; for any laws write law"),
        ("then: {players: [{pyramid: ¶10 // 12}, {}]}", "this is no pyramid: column 5 needs a card"),
        ("then: {players: [{pyramid: ¶10 king}, {}]}", "no card of this set has the id 'king'"),
        ("then: {players: [{gems: ¶many}, {}]}", "gems are colors with numbers such as {red: 2, any: 3}, or"),
        ("then: {players: [{chosen: ¶lay king}, {}]}", "this is no action: column 5 needs the number or id of a card"),
        ("then: {known: [{cards: [79], by: [¶Eve]}]}", "no player is called 'Eve' here"),
    ],
)
def test_an_unknown_name_is_told_at_its_place(tmp_path: Path, line: str, message: str) -> None:
    problems, places = after_base(tmp_path, line)
    assert [(problem.line, problem.column) for problem in problems] == places
    assert message in problems[0].message


def test_events_name_players_and_cards(tmp_path: Path) -> None:
    problems, _ = after_base(
        tmp_path,
        "actions: [Ada bid red, Ben pass, Ben collect 3r]\n"
        "    events: [{event: gems_taken, seat: Ben}, {event: card_taken, seat: Ada, card: 17, slot: base}]\n",
    )
    assert problems == ()
    problems, places = after_base(
        tmp_path,
        "actions: [Ada bid red, Ben pass, Ben collect 3r]\n    events: [¶{event: card_taken, seat: Ben, card: 17}]\n",
    )
    assert [(problem.line, problem.column) for problem in problems] == places


def test_the_json_has_numbers_for_all_names(tmp_path: Path) -> None:
    """So a program in another language needs neither the names of cards nor the notation."""
    file = tmp_path / "cases.yaml"
    file.write_text(
        f"{named.POSITION}  - name: a\n    after: base\n    actions: [Ada bid red, Ben pass, Ben collect 3r]\n"
        "    to_act: [Ben, Ada]\n    winners: [Ada]\n"
        "    events: [{event: bids_revealed, bids: [{seat: Ada}, {seat: Ben}]}]\n"
        "    then: {players: [{hand: [campaign, law], pyramid: '10 76(gems=3) / sentinel'}, {}], row: {red: [12]}}\n",
        encoding="utf-8",
    )
    _, result = play_suite(file)
    expects = result.data()["expects"]
    assert (expects["to_act"], expects["winners"]) == ([0, 1], [0])
    assert expects["events"] == [{"event": "bids_revealed", "bids": [{"seat": 0}, {"seat": 1}]}]
    stored = {"card": 76, "tokens": {}, "infinite_gems": [], "gems": 3}
    assert expects["then"] == {
        "players": [{"hand": [71, "law"], "pyramid": [[10, stored], [12]]}, {}],
        "row": {"red": 12},
    }
