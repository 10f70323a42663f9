"""Values are read strictly, and each mistake is reported with what is allowed."""

from __future__ import annotations

import re
from typing import Annotated, Any

import attrs
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from viceroy.documents.descriptions import Definitions
from viceroy.documents.reader import UNREAD, is_whole
from viceroy.documents.registry import FormRegistry
from viceroy.errors import BadFile, Code
from viceroy.model.tokens import Color
from viceroy.text.source import Problems
from viceroy.text.yaml_text import parse_document
from viceroy.values import Between, Items, Named, Text, serialized

NAME = Annotated[str, Text(most=10, is_line=True)]


class Size(Named):
    SMALL = "small"
    VERY_LARGE = "very_large"


@serialized(key="circle_bonus", is_sparse=True)
@attrs.frozen
class Bonus:
    """A bonus of a color, with a note."""

    color: str
    value: int = 0
    note: str = ""


@attrs.frozen
class Card:
    """A card of three keys."""

    id: str
    name: str
    levels: str


def read(text: str, kind: Any, what: str = "") -> tuple[Any, Problems]:
    document = parse_document(f"key: {text}\n", file="f.yaml")
    document.root = document.root.at(["key"])
    faults = Problems(document)
    return FormRegistry().gather(document.root.plain(), kind, faults, what=what), faults


def only_problem(faults: Problems) -> tuple[int, int, Code, str]:
    (problem,) = faults.problems
    assert problem.is_error
    return problem.line, problem.column, problem.code, problem.message


# -- mappings and lists --------------------------------------------------------------------------------------------


def test_a_mapping_gives_its_known_keys() -> None:
    value, faults = read("{color: red, value: 2}", Bonus)
    assert value == Bonus("red", 2, "")
    assert faults.problems == ()


def test_unknown_and_missing_keys_are_told_together() -> None:
    """An unknown key is reported at the key with what is allowed; a missing one at the mapping that lacks it.

    A misspelt key is told once: it is not missing too.
    """
    value, faults = read("{nane: a, xyz: 1}", Card)
    assert value is UNREAD
    allowed = "allowed: id, name, levels"
    assert [(problem.column, problem.code, problem.message) for problem in faults.problems] == [
        (7, Code.UNKNOWN_KEY, f"unknown key 'nane' in a card; did you mean 'name'? {allowed}"),
        (16, Code.UNKNOWN_KEY, f"unknown key 'xyz' in a card; {allowed}"),
        (6, Code.MISSING_KEY, "a card needs the keys id and levels"),
    ]


@attrs.frozen
class Deal:
    """A card, a bonus and more cards."""

    card: Card
    bonus: Bonus
    more: tuple[Card, ...] = ()


@pytest.mark.parametrize(
    ("text", "advice"),
    [
        ("{bonus: {color: red}, id: 7, name: Sun}", "'id' in deal; write card: {id: ..., name: Sun, levels: ...}"),
        ("{bonus: {color: red}, nmae: Sun}", "'nmae' in deal; write card: {name: Sun, id: ..., levels: ...}"),
        ("{bonus: {color: red}, rot: {card: {id: a, name: b, levels: c}}}",
         "'rot' in deal; leave rot out, and write what stands behind it in its place"),
        ("{bonus: {color: red}, carb: {id: a, name: b, levels: c}}", "'carb' in deal; did you mean 'card'?"),
        ("{card: {id: a, name: b, bonus: 1, levels: c}, bonus: {color: red}}",
         "'bonus' in card; it belongs to a deal: write it beside the other keys there"),
    ],
)  # fmt: skip
def test_an_unknown_key_is_sent_where_it_belongs(text: str, advice: str) -> None:
    """One level deeper, even if it is misspelled; one level higher; into the object around."""
    _, faults = read(text, Deal, "deal")
    assert any(advice in problem.message for problem in faults.problems), faults.problems


def test_all_missing_keys_are_told_at_once() -> None:
    _, faults = read("{}", Card)
    assert only_problem(faults) == (1, 6, Code.MISSING_KEY, "a card needs the keys id, name and levels")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[1]", "a card needs keys with values (key: value), found a list; as in {id: ..., name: ..., levels: ...}"),
        ("3", "a card needs keys with values (key: value), found 3; as in {id: ..., name: ..., levels: ...}"),
        ("", "a card needs keys with values (key: value), found nothing; as in {id: ..., name: ..., levels: ...}"),
        ("gems:3", "a card needs keys with values (key: value), found 'gems:3'; is a space missing after the colon?"),
    ],
)
def test_what_is_no_mapping_is_told(text: str, message: str) -> None:
    value, faults = read(text, Card)
    assert value is UNREAD
    assert only_problem(faults)[2:] == (Code.WRONG_TYPE, message)


@pytest.mark.parametrize(
    ("text", "least", "most", "message"),
    [
        ("{a: 1}", 0, None, "a list of laws needs a list, found keys with values; as in [1]"),
        ("7", 0, None, "a list of laws needs a list, found 7; write [7]"),
        ("none", 0, None, "a list of laws needs a list, found 'none'; write [] for none"),
        ("none", 2, None, "a list of laws needs a list, found 'none'; as in [1, 1]"),
        ("[]", 1, None, "a list of laws needs at least 1 item, found 0"),
        ("[1]", 2, None, "a list of laws needs at least 2 items, found 1"),
        ("[1, 2]", 0, 1, "a list of laws needs at most 1 item, found 2"),
        ("[1, 2, 3]", 0, 2, "a list of laws needs at most 2 items, found 3"),
        ("[1]", 4, 4, "a list of laws needs exactly 4 items, found 1"),
        ("[1]", 2, 3, "a list of laws needs 2 to 3 items, found 1"),
    ],
)
def test_lists_of_the_wrong_length_are_told(text: str, least: int, most: int | None, message: str) -> None:
    value, faults = read(text, Annotated[tuple[int, ...], Items(least, most)], "a list of laws")
    assert value is UNREAD
    assert only_problem(faults)[3] == message


def test_lists_give_their_items() -> None:
    value, faults = read("[3, 5]", Annotated[tuple[int, ...], Items(2, 2)])
    assert (value, faults.problems) == ((3, 5), ())


# -- scalars -------------------------------------------------------------------------------------------------------

LEVEL = Annotated[int, Between(1, 5)]


@pytest.mark.parametrize("text", ["1", "3", "5"])
def test_whole_numbers_in_range_are_read(text: str) -> None:
    value, faults = read(text, LEVEL)
    assert (value, faults.problems) == (int(text), ())


@pytest.mark.parametrize(
    ("text", "code", "end"),
    [
        ("0", Code.WRONG_VALUE, "found 0"),
        ("6", Code.WRONG_VALUE, "found 6"),
        ("x", Code.WRONG_TYPE, "found 'x'"),
        ("true", Code.WRONG_TYPE, "found true"),
        ("", Code.WRONG_TYPE, "found nothing"),
        ("2.0", Code.WRONG_TYPE, "found 2.0; did you mean 2?"),
        ("2.5", Code.WRONG_TYPE, "found 2.5"),
        ("1e300", Code.WRONG_TYPE, "found 1e300"),
        ("1e308", Code.WRONG_TYPE, "found 1e308"),  # several times this is more than a float holds
        ("'2'", Code.WRONG_TYPE, "found '2'; did you mean 2 (no quotes, no zeros before it)?"),
        ("03", Code.WRONG_TYPE, "found '03'; did you mean 3 (no quotes, no zeros before it)?"),
        ("012", Code.WRONG_TYPE, "found '012'"),  # 12 is no level either
        ("[1]", Code.WRONG_TYPE, "found a list"),
        ("{a: 1}", Code.WRONG_TYPE, "found keys with values"),
    ],
)
def test_other_things_are_no_whole_numbers(text: str, code: Code, end: str) -> None:
    value, faults = read(text, LEVEL, "level 3")
    assert value is UNREAD
    assert only_problem(faults)[2:] == (code, f"level 3 needs a whole number from 1 to 5, {end}")


@pytest.mark.parametrize(
    ("low", "high", "wanted"),
    [(None, None, ""), (7, None, " of at least 7"), (None, 5, " of at most 5"), (8, 9, " from 8 to 9")],
)
def test_the_range_is_told(low: int | None, high: int | None, wanted: str) -> None:
    kind = Annotated[int, Between(low, high)]
    _, faults = read("6.5", kind, "x")
    assert only_problem(faults)[3] == f"x needs a whole number{wanted}, found 6.5"
    assert read("6", kind)[0] == (6 if low is None and high is None else UNREAD)


@pytest.mark.parametrize(
    ("text", "value", "end"),
    [
        ("true", True, None),
        ("false", False, None),
        ("yes", None, "'yes'; did you mean true?"),
        ("Off", None, "'Off'; did you mean false?"),
        ("1", None, "1"),
        ("'true'", None, "'true'"),
        ("", None, "nothing"),
    ],
)
def test_only_true_and_false_are_truths(text: str, value: bool | None, end: str | None) -> None:
    """Neither yes nor 1 passes for true."""
    found, faults = read(text, bool, "repaint_pure_circles")
    assert found is (UNREAD if value is None else value)
    expected = [] if end is None else [f"repaint_pure_circles needs true or false, found {end}"]
    assert [problem.message for problem in faults.problems] == expected


@pytest.mark.parametrize(
    ("text", "code", "message"),
    [
        ("12", Code.WRONG_TYPE, "a name needs a text, found 12; put it in quotes: '12'"),
        ("1.50", Code.WRONG_TYPE, "a name needs a text, found 1.50; put it in quotes: '1.50'"),
        ("true", Code.WRONG_TYPE, "a name needs a text, found true; put it in quotes: 'true'"),
        ("", Code.WRONG_TYPE, "a name needs a text, found nothing"),
        ("[a]", Code.WRONG_TYPE, "a name needs a text, found a list"),
        ("''", Code.WRONG_VALUE, "a name needs a text that is not empty"),
        ("' '", Code.WRONG_VALUE, "a name needs a text that is not empty"),
        ('"a\\nb"', Code.WRONG_VALUE, "a name needs a text on one line, without tabs and other control characters"),
        ('"a\\tb"', Code.WRONG_VALUE, "a name needs a text on one line, without tabs and other control characters"),
        ('"a\\rb"', Code.WRONG_VALUE, "a name needs a text on one line, without tabs and other control characters"),
        ("12345678901x", Code.WRONG_VALUE, "a name needs at most 10 characters, found 12"),
    ],
)
def test_other_things_are_no_text(text: str, code: Code, message: str) -> None:
    value, faults = read(text, NAME, "a name")
    assert value is UNREAD
    assert only_problem(faults)[2:] == (code, message)


@given(st.text(st.characters(exclude_categories=["Cs"]) | st.sampled_from(" \n\r\t\x1b\x85\u2028a"), max_size=12))
@example("a\x1b[2J")
@example("a\u2028b")
def test_schemas_can_say_what_a_text_is(text: str) -> None:
    forms = FormRegistry()
    schema = forms.form_of(NAME).schema(Definitions())
    value = forms.gather(text, NAME, Problems(parse_document("a: 1", file="f.yaml")))
    allowed = re.search(schema["pattern"], text) and len(text) <= schema["maxLength"]
    assert value == (text if allowed else UNREAD)


@pytest.mark.parametrize(
    ("text", "value", "message"),
    [
        ("red", Color.RED, None),
        ("'blue'", Color.BLUE, None),
        ("rad", None, "a gem needs blue, red, green or yellow, found 'rad'; did you mean 'red'?"),
        ("RED", None, "a gem needs blue, red, green or yellow, found 'RED'; did you mean 'red'?"),
        ("xxx", None, "a gem needs blue, red, green or yellow, found 'xxx'"),
        ("1", None, "a gem needs blue, red, green or yellow, found 1"),
        ("", None, "a gem needs blue, red, green or yellow, found nothing"),
        ("[red]", None, "a gem needs blue, red, green or yellow, found a list"),
    ],
)
def test_a_choice_is_one_of_its_words(text: str, value: Color | None, message: str | None) -> None:
    found, faults = read(text, Color, "a gem")
    assert found is (UNREAD if value is None else value)
    assert [problem.message for problem in faults.problems] == ([] if message is None else [message])


def test_names_of_several_words_are_read() -> None:
    assert read("very_large", Size)[0] is Size.VERY_LARGE
    _, faults = read("huge", Size, "a box")
    assert only_problem(faults)[2:] == (Code.WRONG_VALUE, "a box needs small or very_large, found 'huge'")


# -- parts that could not be read ----------------------------------------------------------------------------------


def read_partly(text: str, kind: Any) -> Any:
    document = parse_document(f"key: {text}\n", file="f.yaml")
    document.root = document.root.at(["key"])
    return FormRegistry().gather(document.root.plain(), kind, Problems(document), is_partial=True)


def test_unread_parts_are_marked() -> None:
    """A wrong part and a required one that is missing are `UNREAD`; one that may be left out has its default."""
    bonus = read_partly("{color: red, value: x}", Bonus)
    assert (bonus.color, bonus.note) == ("red", "")
    assert bonus.value is UNREAD
    assert read_partly("{value: 2}", Bonus).color is UNREAD


def test_lists_keep_the_places_of_unread_items() -> None:
    assert read_partly("[3, x, 5]", tuple[int, ...]) == (3, UNREAD, 5)


@pytest.mark.parametrize("text", ["3", "[]", "[1, 2, 3]"])
def test_a_list_of_the_wrong_length_is_unread(text: str) -> None:
    assert read_partly(text, Annotated[tuple[int, ...], Items(1, 2)]) is UNREAD


def test_a_value_is_whole_if_no_part_is_unread() -> None:
    assert is_whole(read_partly("[{color: red}, {color: blue}]", tuple[Bonus, ...]))
    assert not is_whole(read_partly("[{color: red}, {color: 1}]", tuple[Bonus, ...]))


def test_unread_is_neither_true_nor_false() -> None:
    """`part or default` would take what is written wrongly for what is not written."""
    with pytest.raises(TypeError):
        bool(UNREAD)


# -- together ------------------------------------------------------------------------------------------------------


def test_all_problems_of_a_file_are_told_in_its_order() -> None:
    """One run reports everything; warnings are among the errors, and alone they stop nothing."""
    document = parse_document("a: x\nb: y\nc: 1\n", file="f.yaml")
    faults = Problems(document)
    faults.warn(("c",), "many", Code.BOX_COUNT)
    faults.finish()
    faults.add(("b",), "not so")
    faults.add(("a",), "nor this")
    with pytest.raises(BadFile) as caught:
        faults.finish()
    assert [(problem.line, problem.column, problem.is_error) for problem in caught.value.problems] == [
        (1, 4, True), (2, 4, True), (3, 4, False),
    ]  # fmt: skip


def test_a_hundred_errors_are_enough() -> None:
    """A file with very many errors is given up, so that guessing what was meant takes no time."""
    faults = Problems(parse_document("[" + "x, " * 500 + "]", file="f.yaml"))
    with pytest.raises(BadFile) as caught:
        FormRegistry().gather(["x"] * 500, tuple[int, ...], faults)
    assert len(caught.value.problems) == 101
    assert caught.value.problems[-1].message == "and there are more problems than these"


def test_what_was_found_is_short_and_harmless() -> None:
    """However long or strange a text is, the message about it stays short and on one line."""
    message = parse_document("a: 1", file="f.yaml").found("x\n\x1b" * 500, ())
    assert len(message) < 200
    assert message.isprintable()
