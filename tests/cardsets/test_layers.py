"""Card sets on card sets: what a set takes over, drops, replaces, adds and keeps, and what cannot be."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import viceroy
from effort import tries
from viceroy.cardsets import check_card_set, load_card_set, stack
from viceroy.cardsets.loader import card_set_data, digest
from viceroy.errors import BadFile, BadJson, Code, Problem
from viceroy.model.cards import LawCard
from viceroy.positions.reader import check_position
from viceroy.sheets.sheet import check_score_sheet
from viceroy.text.yaml_text import YamlDocument, read_document

HEAD = "format: card-set/1\n"
BLANK = "{top_left: null, top_right: null, bottom: null}"
ROW = "{cost: red, reward: {gems: 1}}"


def law(number: int, name: str = "") -> str:
    return f"{{number: {number}, id: {name or f'law-{number}'}, name: {{en: Law {number}}}, sections: {BLANK}}}"


def character(number: int, name: str = "") -> str:
    rows = f"levels: [{ROW}, {ROW}, {ROW}, {ROW}]"
    return f"{{number: {number}, id: {name or f'person-{number}'}, name: {{en: P}}, sections: {BLANK}, {rows}}}"


def save(folder: Path, *lines: str, name: str = "set.yaml") -> Path:
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(HEAD + "".join(f"{line}\n" for line in lines), "utf-8")
    return path


def told(problems: tuple[Problem, ...]) -> list[tuple[str, int, int, Code]]:
    return [(Path(one.file).name, one.line, one.column, one.code) for one in problems]


def numbers(path: Path) -> set[int]:
    return set(load_card_set(path).by_number)


# -- what a set is ----------------------------------------------------------------------------------------------------


def test_a_set_has_the_cards_of_the_set_below_and_its_own(tmp_path: Path) -> None:
    """Six and thirteen are dropped, the captain by its id; 32 and 66 are others; 101 and 201 are new: 87 cards."""
    new = f"characters: [{character(101)}]", f"laws: [{law(201)}]"
    lines = ("id: harbor", "name: {en: Harbor}", "extends: printed", "drop: [6, 13, scout]")
    path = save(tmp_path, *lines, f"replace: [{character(32, 'captain')}, {law(66)}]", *new)
    harbor, printed = load_card_set(path), load_card_set("printed")
    assert (harbor.id, harbor.names, len(harbor.cards), harbor.kept) == ("harbor", (("en", "Harbor"),), 87, ())
    changed = {number for number, card in harbor.by_number.items() if card != printed.by_number.get(number)}
    assert changed == {32, 66, 101, 201}
    assert printed.by_number.keys() - harbor.by_number.keys() == {5, 6, 13}
    assert check_card_set(path) == ()


def test_a_shipped_set_below_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many sets extend it, good ones and bad ones: a designer's set is checked at every keystroke."""
    good = save(tmp_path, "extends: printed", f"laws: [{law(201)}]", name="good.yaml")
    bad = save(tmp_path, "extends: printed", "drop: [6, 999]", f"laws: [{law(66)}, oops]", name="bad.yaml")
    first, problems = load_card_set(good), check_card_set(bad, lint=True)
    read: list[str] = []

    def noting(file: Path) -> YamlDocument:
        read.append(file.name)
        return read_document(file)

    monkeypatch.setattr(stack, "read_document", noting)
    assert {code for *_, code in told(problems)} == {Code.UNKNOWN_CARD, Code.DUPLICATE_NUMBER, Code.WRONG_TYPE}
    for _ in range(2):
        assert check_card_set(bad, lint=True) == problems
        assert (check_card_set(good), load_card_set(good)) == ((), first)
    assert read == ["bad.yaml", "good.yaml", "good.yaml"] * 2


def test_a_law_may_replace_a_character(tmp_path: Path) -> None:
    """Number 32 is a law now: 63 characters and 25 laws."""
    cards = load_card_set(save(tmp_path, "extends: printed", f"replace: [{law(32)}]"))
    assert isinstance(cards.by_number[32], LawCard)
    assert (len(cards.characters), len(cards.laws)) == (63, 25)


def test_a_folder_of_files_is_one_layer(tmp_path: Path) -> None:
    """One file extends and drops, another adds; a card may take the number and the id of one that is dropped."""
    save(tmp_path, "extends: printed", "drop: [32]", name="harbor/set.yaml")
    save(tmp_path, f"characters: [{character(32, 'captain')}]", name="harbor/characters.yaml")
    save(tmp_path, f"laws: [{law(201)}]", "keep: added", name="harbor/laws.yaml")
    cards = load_card_set(tmp_path / "harbor")
    assert (cards.id, len(cards.cards), cards.kept) == ("harbor", 89, (32, 201))


def test_sets_may_lie_on_sets_on_sets(tmp_path: Path) -> None:
    save(tmp_path, "extends: ../base.yaml", "drop: [law-201]", f"laws: [{law(202)}]", name="more/top.yaml")
    save(tmp_path, "extends: printed", f"laws: [{law(201)}]", "keep: added", name="base.yaml")
    assert numbers(tmp_path / "more" / "top.yaml") == {*range(1, 89), 202}


def test_what_the_set_below_keeps_stays_kept(tmp_path: Path) -> None:
    save(tmp_path, "extends: printed", f"laws: [{law(201)}, {law(202)}, {law(203)}]", "keep: added", name="base.yaml")
    top = save(tmp_path, "extends: base.yaml", "drop: [201]", f"replace: [{law(202, 'new')}]", "keep: [7]")
    assert load_card_set(top).kept == (7, 202, 203)


def test_several_sets_are_laid_on_each_other(tmp_path: Path) -> None:
    """Two sets on the printed one: its cards are there once, without those that either set drops."""
    one = save(tmp_path, "id: one", "extends: printed", "drop: [6]", f"laws: [{law(201)}]", name="one.yaml")
    two = save(tmp_path, "id: two", "extends: printed", "drop: [13]", f"laws: [{law(202)}]", name="two.yaml")
    both = load_card_set(one, two)
    assert set(both.by_number) == {*range(1, 89), 201, 202} - {6, 13}
    assert (both.id, both.names) == ("one-two", (("en", "one + two"),))
    assert load_card_set("printed", one) == load_card_set(one)


def test_several_sets_may_drop_the_same_card(tmp_path: Path) -> None:
    """By number or by id, and one may write it anew; but a set must not drop what the set below it has dropped."""
    one = save(tmp_path, "extends: printed", "drop: [6, 13]", f"laws: [{law(201)}]", name="one.yaml")
    two = save(tmp_path, "extends: printed", "drop: [chancellor]", f"replace: [{law(13, 'new')}]", name="two.yaml")
    for sets in ((one, two), (two, one)):
        stacked = load_card_set(*sets)
        assert set(stacked.by_number) - {13} == {*range(1, 89), 201} - {6, 13}
    assert load_card_set(one, two).by_number[13].id == "new"
    top = save(tmp_path, "extends: one.yaml", "drop: [6]", f"laws: [{law(202)}]", name="top.yaml")
    assert told(check_card_set(top)) == [("top.yaml", 3, 8, Code.UNKNOWN_CARD)]


def test_several_sets_that_clash_are_refused_at_the_place(tmp_path: Path) -> None:
    """Both have a card 201: the second one is told, in its file."""
    one = save(tmp_path, "extends: printed", f"laws: [{law(201)}]", name="one.yaml")
    two = save(tmp_path, "extends: printed", f"laws: [{law(201, 'other')}]", name="two.yaml")
    with pytest.raises(BadFile) as caught:
        load_card_set(one, two)
    assert told(caught.value.problems) == [("two.yaml", 3, 17, Code.DUPLICATE_NUMBER)]


NUMBERS = st.sets(st.integers(1, 88), max_size=4)


def clash(folder: Path, *sets: str) -> list[str]:
    """Return the file and the message of each problem of stacked sets, without the folder."""
    with pytest.raises(BadFile) as caught:
        load_card_set(*(name if name == "printed" else folder / name for name in sets))
    return [f"{Path(one.file).name}: {one.message}".replace(f"{folder}{os.sep}", "") for one in caught.value.problems]


def test_numbers_and_ids_are_compared_over_all_sets_of_a_stack(tmp_path: Path) -> None:
    """In any order, whether a set extends another one or none; the message names the file of the other card."""
    save(tmp_path, "extends: printed", f"laws: [{law(201)}]", name="a.yaml")
    save(tmp_path, f"characters: [{character(201)}]", f"laws: [{law(5, 'law-201')}]", name="b.yaml")
    other = "take another number, such as 101"
    assert clash(tmp_path, "a.yaml", "b.yaml") == [
        f"b.yaml: card 201 (Law 201) in a.yaml, line 3 has this number too; {other}",
        f"b.yaml: card 5 (Scout) of the printed set has this number too; {other}",
        "b.yaml: card 201 (Law 201) in a.yaml, line 3 has this id too; take another id",
    ]
    assert clash(tmp_path, "b.yaml", "a.yaml") == [
        f"b.yaml: card 5 (Scout) of the printed set has this number too; {other}"
    ]
    save(tmp_path, f"characters: [{character(201)}]", f"laws: [{law(105, 'law-201')}]", name="b.yaml")
    assert clash(tmp_path, "b.yaml", "a.yaml") == [
        f"a.yaml: card 201 (P) in b.yaml, line 2 has this number too; {other}",
        "a.yaml: card 105 (Law 105) in b.yaml, line 3 has this id too; take another id",
    ]
    assert check_card_set("printed") == ()


def test_only_a_card_of_a_set_that_is_extended_can_be_dropped_or_replaced(tmp_path: Path) -> None:
    """Two sets that extend one and the same: neither can drop a card of the other."""
    save(tmp_path, "extends: printed", f"laws: [{law(201)}]", name="a.yaml")
    save(tmp_path, "extends: printed", f"laws: [{law(201, 'law-202')}]", name="b.yaml")
    save(tmp_path, "extends: a.yaml", f"laws: [{law(201, 'law-203')}]", name="c.yaml")
    told = "card 201 (Law 201) in a.yaml, line 3 has this number too; take another number, such as 101"
    assert clash(tmp_path, "a.yaml", "b.yaml") == [f"b.yaml: {told}"]
    assert clash(tmp_path, "c.yaml") == [f"c.yaml: {told}, drop that card, or write this one under replace"]


@given(drops=NUMBERS, replaced=NUMBERS, added=st.sets(st.integers(101, 120), max_size=4), keeps=st.booleans())
@settings(max_examples=tries(12), suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_any_changes_make_the_set_that_a_person_would_lay_out(
    tmp_path: Path, drops: set[int], replaced: set[int], added: set[int], keeps: bool
) -> None:
    """Take cards out of the box, swap some for others, add new ones: the same cards, and a sound game to replay."""
    replaced -= drops
    keep = f"keep: {'added' if keeps else 'none'}"
    lists = {"replace": [law(n) for n in replaced], "laws": [law(n) for n in added], "drop": [f"{n}" for n in drops]}
    lines = [f"{key}: [{', '.join(items)}]" for key, items in lists.items() if items]
    cards = load_card_set(save(tmp_path, "extends: printed", *lines, keep))
    box = {number: card.id for number, card in load_card_set("printed").by_number.items() if number not in drops}
    box |= {number: f"law-{number}" for number in replaced | added}
    assert {number: card.id for number, card in cards.by_number.items()} == box
    assert set(cards.kept) == ((replaced | added) if keeps else set())
    session = viceroy.Session.start(2, seed=len(box), card_set=cards)
    gone = session.state.discarded
    assert not set(gone) & set(cards.kept)
    assert len(gone) == max(0, len(cards.characters) - 60) + max(0, len(cards.laws) - 20)
    bot = viceroy.RandomBot(seed=1)
    while not session.state.is_over:
        session.do(bot.choose(session.legal_actions(session.view(None).owes[0])))
        assert viceroy.invariants.problems(session.state) == ()
    *_, last = viceroy.replay(viceroy.loads(viceroy.dumps(session.record)))
    assert last.step.state == session.state


# -- what cannot be ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "line", "code"),
    [
        (["extends: printed", f"replace: [{law(66, 'captain')}]"], 3, Code.DUPLICATE_ID),
        (["extends: printed", "drop: [6]", "keep: [6]"], 4, Code.UNKNOWN_CARD),
        (["extends: other.yaml"], 2, Code.UNKNOWN_CARD_SET),
        (["extends: set.yaml"], 2, Code.UNKNOWN_CARD_SET),
    ],
)
def test_what_does_not_go_with_the_set_below(tmp_path: Path, lines: list[str], line: int, code: Code) -> None:
    (problem,) = check_card_set(save(tmp_path, *lines))
    assert (problem.line, problem.code) == (line, code)


def test_all_is_told_at_once(tmp_path: Path) -> None:
    """A color that is none, a card that cannot be dropped and one that is there already: three problems."""
    wrong = law(301).replace("null", "pink", 1)
    found = check_card_set(save(tmp_path, "extends: printed", "drop: [99]", f"laws: [{law(66)}, {wrong}]"))
    assert [code for *_, code in told(found)] == [Code.UNKNOWN_CARD, Code.DUPLICATE_NUMBER, Code.WRONG_VALUE]


def test_a_problem_of_the_set_below_is_told_in_its_own_file(tmp_path: Path) -> None:
    wrong = f"laws: [{law(201).replace('null', 'pink', 1)}]"
    save(tmp_path, wrong, name="base.yaml")
    found = check_card_set(save(tmp_path, "extends: base.yaml", "drop: [7]"))
    assert told(found) == [
        ("set.yaml", 2, 10, Code.UNKNOWN_CARD_SET),
        ("base.yaml", 2, wrong.index("pink") + 1, Code.WRONG_VALUE),
    ]
    assert found[0].message == "the card set 'base.yaml' has 1 error, shown at its own place"


def test_sets_that_extend_each_other_are_refused(tmp_path: Path) -> None:
    save(tmp_path, "extends: b.yaml", name="a.yaml")
    save(tmp_path, "extends: a.yaml", name="b.yaml")
    found = check_card_set(tmp_path / "a.yaml")
    assert ("b.yaml", 2, 10, Code.UNKNOWN_CARD_SET) in told(found)
    advice = "; name the set below it, such as printed, or leave extends out"
    assert f"a set cannot extend itself: a extends b extends a{advice}" in [one.message for one in found]


def test_a_pile_of_sets_has_an_end(tmp_path: Path) -> None:
    save(tmp_path, f"laws: [{law(1)}]", name="0.yaml")
    for number in range(1, 9):
        save(tmp_path, f"extends: {number - 1}.yaml", name=f"{number}.yaml")
    assert check_card_set(tmp_path / "7.yaml") == ()
    assert "at most 8 sets lie on each other" in [one.message for one in check_card_set(tmp_path / "8.yaml")]


def test_a_pile_on_shipped_sets_has_an_end(tmp_path: Path) -> None:
    save(tmp_path, "extends: workshop", name="0.yaml")
    for number in range(1, 8):
        save(tmp_path, f"extends: {number - 1}.yaml", name=f"{number}.yaml")
    for _ in range(2):
        assert check_card_set(tmp_path / "5.yaml") == ()
        for high in ("6.yaml", "7.yaml"):
            assert "at most 8 sets lie on each other" in [one.message for one in check_card_set(tmp_path / high)]


def test_no_card_left_is_no_set(tmp_path: Path) -> None:
    save(tmp_path, f"laws: [{law(1)}]", name="base.yaml")
    assert told(check_card_set(save(tmp_path, "extends: base.yaml", "drop: [1]"))) == [
        ("set.yaml", 3, 7, Code.WRONG_VALUE)
    ]


# -- as JSON ----------------------------------------------------------------------------------------------------------


def test_a_set_is_whole_in_json(tmp_path: Path) -> None:
    """A set that was put together comes back from JSON with all its cards and what it keeps, and needs no file."""
    cards = load_card_set(save(tmp_path, "id: mine", "extends: printed", f"laws: [{law(201)}]", "keep: added"))
    back = viceroy.loads(viceroy.dumps(cards))
    assert (back, back.id, back.kept) == (cards, "mine", (201,))
    assert digest(back) == digest(cards)
    assert "extends" not in card_set_data(cards)


def test_what_is_kept_makes_another_set(tmp_path: Path) -> None:
    lines = ("extends: printed", f"laws: [{law(201)}]")
    one, other = load_card_set(save(tmp_path, *lines)), load_card_set(save(tmp_path, *lines, "keep: [201]"))
    assert one != other
    assert digest(one) != digest(other)


@pytest.mark.parametrize("key", ['"extends": "printed"', '"drop": [1]', '"keep": [7]'])
def test_json_says_nothing_of_other_sets(key: str) -> None:
    """A document from elsewhere makes nobody read a file, and keeps no card that is none."""
    sections = '{"top_left": null, "top_right": null, "bottom": null}'
    card = f'{{"number": 1, "id": "a", "name": {{"en": "A"}}, "sections": {sections}}}'
    with pytest.raises(BadJson):
        viceroy.loads(f'{{"format": "card-set/1", {key}, "laws": [{card}]}}')


# -- files that strangers send ----------------------------------------------------------------------------------------

SECRET = "the-secret-of-this-file: {}\n"


@pytest.mark.parametrize("text", [SECRET, "key: [secret", "- secret\n", f"format: card-set/1\n{SECRET}"])
@pytest.mark.parametrize("way", ["{folder}/mine.yaml", "../mine.yaml", "link.yaml"])
@pytest.mark.parametrize(
    ("check", "file"),
    [
        (check_score_sheet, "format: score-sheet/1\ncard_set: {way}\nplayers: [{{name: A, pyramid: [[1]]}}]\n"),
        (check_position, "format: position/1\ncard_sets: [printed, {way}]\nplayers: [{{}}, {{}}]\n"),
        (check_card_set, "format: card-set/1\nextends: {way}\n"),
    ],
    ids=["sheet", "position", "set"],
)
def test_nothing_is_quoted_of_a_file_elsewhere(
    check: Callable[[Path], tuple[Problem, ...]], file: str, way: str, text: str, tmp_path: Path
) -> None:
    """A stranger's file names one of mine, outside its folder: it is told that this is wrong, and not what it says."""
    (tmp_path / "mine.yaml").write_text(text, "utf-8")
    (tmp_path / "sent").mkdir()
    (tmp_path / "sent" / "link.yaml").symlink_to(tmp_path / "mine.yaml")
    sent = tmp_path / "sent" / "sent.yaml"
    sent.write_text(file.format(way=way.format(folder=tmp_path)), "utf-8")
    problems = check(sent)
    told = "\n".join(map(str, problems))
    assert problems
    assert "secret" not in told


def test_a_file_in_a_folder_below_is_quoted(tmp_path: Path) -> None:
    save(tmp_path, f"{SECRET}", name="more/base.yaml")
    top = save(tmp_path, "extends: more/base.yaml")
    assert any("the-secret-of-this-file" in problem.excerpt for problem in check_card_set(top))
