"""Loading and checking card sets: names, files and folders, and every mistake at its line and column."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import viceroy.cardsets
from any_laws import any_document
from effort import tries
from hand_built import BLUE, GREEN, RED, sections
from pictures import png
from spoiled_json import spoiled
from viceroy.cardsets import SHIPPED, check_card_set, load_card_set
from viceroy.errors import BadFile, Code, Problem, Severity
from viceroy.model.cards import CharacterCard, LawCard, Sections
from viceroy.model.laws import Deck, DeckHolds, TuckFromHand
from viceroy.model.points import PointsForMost
from viceroy.model.quantities import Counted, Quantity, Where
from viceroy.resources import card_set_path

HEAD = "format: card-set/1\n"
CARD = "{number: 1, id: a, name: {en: A}, sections: {top_left: red, top_right: blue, bottom: green}"
ROW = "{cost: red, reward: {gems: 1}}"
CHARACTER = f"{CARD}, levels: [{ROW}, {ROW}, {ROW}, {ROW}]}}"


def law(*keys: str) -> str:
    """Write a file with one law that has these keys besides those of every card."""
    return f"{HEAD}laws: [{', '.join((CARD, *keys))}}}]\n"


def save(folder: Path, text: str, name: str = "set.yaml") -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def loading_problems(path: str | Path) -> tuple[Problem, ...]:
    with pytest.raises(BadFile) as caught:
        load_card_set(path)
    return caught.value.problems


def told(problems: tuple[Problem, ...]) -> list[tuple[int, int, Code]]:
    return [(problem.line, problem.column, problem.code) for problem in problems]


# -- good sets ----------------------------------------------------------------------------------------------------


def test_a_file_is_a_set(tmp_path: Path) -> None:
    cards = load_card_set(save(tmp_path, f"{HEAD}characters: [{CHARACTER}]", "my-cards.yaml"))
    assert (cards.id, cards.names) == ("my-cards", (("en", "my-cards"),))
    assert [type(card) for card in cards.cards] == [CharacterCard]
    assert cards.by_id["a"].sections == sections("rbgg")


def test_a_file_may_tell_id_and_names_of_the_set(tmp_path: Path) -> None:
    head = f"{HEAD}id: my-own\nname: {{ru: Мои, en: Mine}}\n"
    cards = load_card_set(save(tmp_path, f"{head}characters: [{CHARACTER}]"))
    assert (cards.id, cards.names) == ("my-own", (("ru", "Мои"), ("en", "Mine")))


def test_a_folder_is_a_set_of_its_files(tmp_path: Path) -> None:
    """Files ending in .yaml and .yml are read in the order of their names; others, and hidden ones, are not."""
    folder = tmp_path / "mine"
    folder.mkdir()
    save(folder, law("placement: normal").replace("number: 1, id: a", "number: 2, id: b"), "b.yml")
    save(folder, f"{HEAD}characters: [{CHARACTER}]", "a.yaml")
    save(folder, "not: a card set", "notes.txt")
    save(folder, "not: a card set", ".hidden.yaml")
    save(folder, law("placement: normal").replace("number: 1, id: a", "number: 3, id: c"), "UPPER.YAML")
    (folder / "more.yaml").mkdir()
    cards = load_card_set(folder)
    assert (cards.id, [card.id for card in cards.cards]) == ("mine", ["a", "c", "b"])
    assert check_card_set(folder) == ()


def test_a_file_left_out_of_a_folder_is_named(tmp_path: Path) -> None:
    """An editor that adds an ending, or cards in JSON, would else be missing without a word."""
    save(tmp_path, f"{HEAD}characters: [{CHARACTER}]", "a.yaml")
    for name in ("b.yaml.txt", "c.json", "card-set.schema.json", "README.md", "a.yaml~", ".b.yaml.swp"):
        save(tmp_path, "", name)
    problems = check_card_set(tmp_path)
    assert [Path(problem.file).name for problem in problems] == ["b.yaml.txt", "c.json"]
    assert {(problem.code, problem.severity) for problem in problems} == {(Code.IGNORED_FILE, Severity.WARNING)}


def test_a_link_that_leads_nowhere_is_named(tmp_path: Path) -> None:
    (tmp_path / "loop.yaml").symlink_to("loop.yaml")
    save(tmp_path, f"{HEAD}characters: [{CHARACTER}]", "a.yaml")
    (problem,) = check_card_set(tmp_path)
    assert Path(problem.file).name == "loop.yaml"


def test_the_folder_at_hand_is_named_by_what_it_is_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`.` is no name for a set."""
    folder = tmp_path / "mine"
    folder.mkdir()
    save(folder, f"{HEAD}characters: [{CHARACTER}]")
    monkeypatch.chdir(folder)
    assert load_card_set(".").id == "mine"


def test_a_path_may_start_elsewhere(tmp_path: Path) -> None:
    save(tmp_path, f"{HEAD}characters: [{CHARACTER}]")
    assert load_card_set("set.yaml", relative_to=tmp_path).by_number.keys() == {1}
    assert len(load_card_set("printed", relative_to=tmp_path).cards) == 88


def test_a_shipped_name_comes_before_a_folder_of_that_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`printed` is the printed set everywhere; `./printed` and a path object are the folder."""
    monkeypatch.chdir(tmp_path)
    Path("printed").mkdir()
    save(Path("printed"), f"{HEAD}characters: [{CHARACTER}]")
    assert len(load_card_set("printed").cards) == 88
    assert len(load_card_set("./printed").cards) == 1
    assert len(load_card_set(Path("printed")).cards) == 1


def test_a_shipped_set_is_read_once() -> None:
    assert load_card_set("printed") is load_card_set("printed")


def test_the_bottom_may_have_two_colors_or_none(tmp_path: Path) -> None:
    """C34: a list gives the left and the right half; null is blank."""
    text = law().replace("bottom: green", "bottom: [green, null]").replace("top_left: red", "top_left: ~")
    cards = load_card_set(save(tmp_path, text))
    assert cards.laws[0].sections == Sections(None, BLUE, GREEN, None)


def test_what_the_printed_laws_do_not_say(tmp_path: Path) -> None:
    """A condition on a deck, a cap on tucking, points for the most: the language has more than the printed laws use."""
    text = law(
        "requires: {deck: reserve_deck, cards: 4}",
        "on_play: [{tuck_from_hand: {up_to: 2}}]",
        "scoring: [{points: 5, most: {count: circle_bonus, where: pyramid, color: red, level: 3}}]",
    )
    most = PointsForMost(5, Quantity(Counted.CIRCLE_BONUS, Where.PYRAMID, RED, level=3))
    sections_of_card = sections("rbgg")
    assert load_card_set(save(tmp_path, text)).laws == (
        LawCard(
            1,
            "a",
            (("en", "A"),),
            sections_of_card,
            requires=DeckHolds(Deck.RESERVE, 4),
            on_play=(TuckFromHand(2),),
            scoring=(most,),
        ),
    )


# -- what is not there --------------------------------------------------------------------------------------------


def test_an_unknown_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The problem says that it is neither a file nor a shipped set, and what may have been meant."""
    monkeypatch.chdir(tmp_path)
    (problem,) = check_card_set("prnted")
    assert (problem.file, problem.code) == ("prnted", Code.UNREADABLE)
    assert problem.message == "there is no such file, and no shipped card set of this name; did you mean 'printed'?"
    assert loading_problems("prnted") == (problem,)


def test_a_missing_file(tmp_path: Path) -> None:
    (problem,) = check_card_set(tmp_path / "no.yaml")
    assert (problem.code, problem.message) == (Code.UNREADABLE, "there is no such file")


@pytest.mark.parametrize("name", ["", "a\0b", "x" * 5000, "no/such", "é\ud800"])
def test_names_that_no_file_can_have(name: str, tmp_path: Path) -> None:
    problems = check_card_set(f"{tmp_path}/sub/{name}")
    assert [problem.code for problem in problems] == [Code.UNREADABLE]
    assert loading_problems(f"{tmp_path}/sub/{name}") == problems


def test_a_folder_without_card_files(tmp_path: Path) -> None:
    save(tmp_path, "nothing", "notes.txt")
    (problem,) = check_card_set(tmp_path)
    assert (problem.file, problem.line, problem.column, problem.code) == (str(tmp_path), 1, 1, Code.EMPTY)
    assert loading_problems(tmp_path) == (problem,)


def test_a_folder_that_cannot_be_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "scandir", refuse)
    (problem,) = check_card_set(tmp_path)
    assert (problem.code, problem.message) == (Code.UNREADABLE, "this folder cannot be read: Permission denied")


# -- mistakes in one file -----------------------------------------------------------------------------------------

MARK = "§"


def assert_told(marked: str, code: Code, folder: Path) -> None:
    """Claim that a text has one problem, at the marked place, and that checking and loading report it alike."""
    before = marked.partition(MARK)[0]
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    path = save(folder, marked.replace(MARK, ""))
    problems = check_card_set(path)
    assert told(problems) == [(line, column, code)]
    assert problems[0].file == str(path)
    assert loading_problems(path) == problems


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("§", Code.EMPTY),
        ("§cards", Code.WRONG_TYPE),
        ("format: §score-sheet/1\nplayers: 5", Code.WRONG_FORMAT),
        (f"{HEAD}laws: §{{a: 1}}", Code.WRONG_TYPE),
    ],
)
def test_a_mistake_in_a_file(text: str, code: Code, tmp_path: Path) -> None:
    assert_told(text, code, tmp_path)


@pytest.mark.parametrize(
    ("response", "codes"),
    [
        ("event: passed, zzz: 1", [Code.MISSING_KEY, Code.UNKNOWN_KEY]),
        ("event: card_taken, zzz: 1", [Code.MISSING_KEY, Code.UNKNOWN_KEY]),
        ("event: psased", [Code.MISSING_KEY, Code.WRONG_VALUE]),
        ("event: passed, dos: [{gain: {gems: 1}}]", [Code.UNKNOWN_KEY]),  # do is suggested
    ],
)
def test_what_is_unknown_hides_nothing_that_is_missing(response: str, codes: list[Code], tmp_path: Path) -> None:
    """All problems come at once; only a key that is suggested in place of another one is not reported as missing."""
    path = save(tmp_path, f"{HEAD}laws: [{CARD}, whenever: [{{{response}}}]}}]")
    assert [problem.code for problem in check_card_set(path)] == codes


@pytest.mark.parametrize(
    ("good", "bad", "code"),
    [
        ("number: 1", "number: §10000", Code.WRONG_VALUE),
        ("number: 1", "number: §2.0", Code.WRONG_TYPE),
        ("number: 1", "number: §true", Code.WRONG_TYPE),
        ("id: a", "id: §crown prince", Code.WRONG_VALUE),
    ],
)
def test_a_mistake_in_what_every_card_has(good: str, bad: str, code: Code, tmp_path: Path) -> None:
    assert_told(law().replace(good, bad), code, tmp_path)


def test_everything_wrong_is_told_at_once(tmp_path: Path) -> None:
    text = (
        "id: Mine\n"
        "characters:\n"
        "  - {number: 5, id: a, name: {en: A}, sections: {top_left: red, top_right: red, bottom: red}}\n"
        "laws:\n"
        "  - {number: 5, id: b, name: {en: B}, sections: {top_left: red, top_right: red, bottom: pink}}\n"
        "  - {number: six, id: a, name: {}, sections: {top_left: red, top_right: red, bottom: red}, cost: 1}\n"
    )
    path = save(tmp_path, text)
    problems = check_card_set(path)
    assert told(problems) == [
        (1, 1, Code.WRONG_FORMAT),
        (1, 5, Code.WRONG_VALUE),
        (3, 5, Code.MISSING_KEY),
        (5, 14, Code.DUPLICATE_NUMBER),
        (5, 89, Code.WRONG_VALUE),
        (6, 14, Code.WRONG_TYPE),
        (6, 23, Code.DUPLICATE_ID),
        (6, 32, Code.MISSING_KEY),
        (6, 92, Code.UNKNOWN_KEY),
    ]
    assert loading_problems(path) == problems


# -- what stands twice --------------------------------------------------------------------------------------------


def test_a_number_and_an_id_that_stand_twice(tmp_path: Path) -> None:
    """C27: numbers and ids are unique over characters and laws together; the first one is named."""
    path = save(tmp_path, f"{HEAD}laws:\n- {CARD}}}\ncharacters:\n- {CHARACTER}\n")
    problems = check_card_set(path)
    assert told(problems) == [(3, 12, Code.DUPLICATE_NUMBER), (3, 19, Code.DUPLICATE_ID)]
    assert (
        problems[0].message == "another card of the set has the number 1 too (101 is free); the first stands on line 5"
    )
    assert problems[1].message == "another card of the set has the id 'a' too; the first stands on line 5"


def test_a_number_that_stands_in_two_files(tmp_path: Path) -> None:
    first = save(tmp_path, f"{HEAD}characters:\n- {CHARACTER}\n", "a.yaml")
    second = save(tmp_path, law().replace("id: a", "id: b"), "b.yaml")
    (problem,) = check_card_set(tmp_path)
    assert (problem.file, problem.line, problem.column) == (str(second), 2, 17)
    assert (
        problem.message
        == f"another card of the set has the number 1 too (101 is free); the first stands in {first}, line 3"
    )
    assert loading_problems(tmp_path) == (problem,)


def test_the_name_of_a_set_stands_once(tmp_path: Path) -> None:
    save(tmp_path, f"{HEAD}id: mine\ncharacters: [{CHARACTER}]", "a.yaml")
    save(tmp_path, law().replace("number: 1, id: a", "number: 2, id: b") + "id: yours\n", "b.yaml")
    (problem,) = check_card_set(tmp_path)
    assert (Path(problem.file).name, problem.line, problem.column, problem.code) == ("b.yaml", 3, 1, Code.DUPLICATE_KEY)
    assert problem.message.startswith("the key 'id' of the set is given twice; the first stands in ")


def test_the_problems_of_all_files_are_told(tmp_path: Path) -> None:
    save(tmp_path, "[", "a.yaml")
    save(tmp_path, "format: other", "b.yaml")
    save(tmp_path, f"{HEAD}laws: 5", "c.yaml")
    problems = check_card_set(tmp_path)
    assert [(Path(problem.file).name, problem.code) for problem in problems] == [
        ("a.yaml", Code.YAML_SYNTAX),
        ("b.yaml", Code.WRONG_FORMAT),
        ("c.yaml", Code.WRONG_TYPE),
    ]
    assert loading_problems(tmp_path) == problems


# -- hostile files ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(f"{HEAD}characters: [{'1,' * 5000}]", id="numbers for cards"),
        pytest.param(f"{HEAD}laws: [{'{},' * 5000}]", id="empty cards"),
        pytest.param(law(f"on_play: [{'{double_tokens: {}},' * 3000}]"), id="effects that do not belong"),
        pytest.param(f"{HEAD}laws: [{{{', '.join(f'k{n}: 1' for n in range(3000))}}}]", id="unknown keys"),
        pytest.param(f"{HEAD}laws:\n" + f"- {CARD}}}\n" * 500, id="the same card"),
    ],
)
def test_a_thousand_mistakes_are_not_all_told(text: str, tmp_path: Path) -> None:
    problems = check_card_set(save(tmp_path, text))
    assert len(problems) == 101
    assert problems[-1].message == "and there are more problems than these"


@given(text=st.text(max_size=60))
@settings(max_examples=tries(50), suppress_health_check=[HealthCheck.too_slow])
def test_any_text_at_all(text: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Whatever a file holds the check gives problems, and loading says the same ones."""
    path = save(tmp_path_factory.getbasetemp(), HEAD + text, "any.yaml")
    problems = check_card_set(path)
    assert problems
    assert loading_problems(path) == problems


def test_a_check_tells_what_loading_tells(tmp_path: Path) -> None:
    """A spoiled set is bad, or good, for both; what stands twice included."""
    rng = Random(1)
    some = [any_document(rng) for _ in range(6)]
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "captain.png").write_bytes(png())  # only a check reads pictures
    for _ in range(tries(300)):
        document = spoiled(rng.choice(some), rng, some)
        text = (
            json.dumps(document, ensure_ascii=False, indent=1).encode(errors="replace").decode()
        )  # no file has halves
        path = save(tmp_path, text, "spoiled.yaml")
        problems = check_card_set(path)
        if problems:
            assert loading_problems(path) == problems
        else:
            cards = load_card_set(path).cards
            assert len(cards) == len({card.number for card in cards}) == len({card.id for card in cards})


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_set_is_what_its_yaml_says(name: str) -> None:
    assert load_card_set(name) == load_card_set(card_set_path(name))


# -- what it costs ------------------------------------------------------------------------------------------------


def test_loading_imports_nothing_heavy() -> None:
    """Only a check needs jsonschema, only a file PyYAML; a good set needs nothing that guesses or hashes."""
    code = (
        "import sys\n"
        "from viceroy.cardsets import load_card_set\n"
        "assert len(load_card_set('printed').cards) == 88\n"
        "print(sorted({'jsonschema', 'yaml', 'hashlib', 'difflib', 'cattrs'} & set(sys.modules)))\n"
    )
    env = {**os.environ, "PYTHONPATH": str(Path(viceroy.cardsets.__file__).parents[2])}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == "[]"
