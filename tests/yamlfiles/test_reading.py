"""Values are read strictly, and each mistake is told with what is allowed."""

from __future__ import annotations

import re
from enum import StrEnum

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from viceroy.errors import BadFile, Code
from viceroy.messages import did_you_mean, joined
from viceroy.model.tokens import Color
from viceroy.yamlfiles.documents import Node, parse_document
from viceroy.yamlfiles.reader import NO_TEXT_PATTERN, TEXT_PATTERN, Reader, found


class Size(StrEnum):
    SMALL = "small"
    VERY_LARGE = "very_large"


def reader_of(text: str) -> tuple[Reader, Node]:
    """Return a reader of a file with one key, and the node of its value."""
    document = parse_document(f"key: {text}\n", file="f.yaml")
    return Reader(document), document.root.at(["key"])


def only_problem(reader: Reader) -> tuple[int, int, Code, str]:
    (problem,) = reader.problems
    assert problem.is_error
    return problem.line, problem.column, problem.code, problem.message


# -- mappings and lists --------------------------------------------------------------------------------------------


def test_a_mapping_gives_its_known_keys() -> None:
    """Keys that are there are returned, optional ones only where they are."""
    reader, node = reader_of("{color: red, value: 2}")
    children = reader.mapping(node, "a circle bonus", required=["color"], optional=["value", "note"])
    assert children is not None
    assert {key: child.value for key, child in children.items()} == {"color": "red", "value": 2}
    assert reader.problems == []


def test_unknown_and_missing_keys_are_told_together() -> None:
    """An unknown key is told at the key with what is allowed; a missing one at the mapping that lacks it."""
    reader, node = reader_of("{colour: red, xyz: 1, value: 2}")
    children = reader.mapping(node, "a circle bonus", required=["color", "value"])
    assert children is not None
    assert list(children) == ["value"]
    assert [(problem.column, problem.code, problem.message) for problem in reader.problems] == [
        (7, Code.UNKNOWN_KEY, "unknown key 'colour' in a circle bonus; did you mean 'color'? allowed: color, value"),
        (20, Code.UNKNOWN_KEY, "unknown key 'xyz' in a circle bonus; allowed: color, value"),
        (6, Code.MISSING_KEY, "a circle bonus needs the key color"),
    ]


def test_all_missing_keys_are_told_at_once() -> None:
    """One message names all that is missing."""
    reader, node = reader_of("{}")
    assert reader.mapping(node, "a card", required=["id", "name", "levels"]) == {}
    assert only_problem(reader) == (1, 6, Code.MISSING_KEY, "a card needs the keys id, name and levels")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[1]", "a card needs keys with values (key: value), found a list"),
        ("3", "a card needs keys with values (key: value), found 3"),
        ("", "a card needs keys with values (key: value), found nothing"),
        (
            "gems:3",
            "a card needs keys with values (key: value), found 'gems:3'; is a space missing after the colon?",
        ),
    ],
)
def test_what_is_no_mapping_is_told(text: str, message: str) -> None:
    """The message says what was found instead."""
    reader, node = reader_of(text)
    assert reader.mapping(node, "a card") is None
    assert only_problem(reader)[2:] == (Code.WRONG_TYPE, message)


@pytest.mark.parametrize(
    ("text", "least", "most", "message"),
    [
        ("{a: 1}", 0, None, "a list of laws needs a list, found keys with values"),
        ("7", 0, None, "a list of laws needs a list, found 7"),
        ("[]", 1, None, "a list of laws needs at least 1 item, found 0"),
        ("[1]", 2, None, "a list of laws needs at least 2 items, found 1"),
        ("[1, 2]", 0, 1, "a list of laws needs at most 1 item, found 2"),
        ("[1, 2, 3]", 0, 2, "a list of laws needs at most 2 items, found 3"),
        ("[1]", 4, 4, "a list of laws needs exactly 4 items, found 1"),
        ("[1]", 2, 3, "a list of laws needs 2 to 3 items, found 1"),
    ],
)
def test_lists_of_the_wrong_length_are_told(text: str, least: int, most: int | None, message: str) -> None:
    """The message says how many there may be, and how many there are."""
    reader, node = reader_of(text)
    assert reader.sequence(node, "a list of laws", least=least, most=most) is None
    assert only_problem(reader)[3] == message


def test_lists_give_their_items() -> None:
    """A list within its bounds gives its nodes, in their order."""
    reader, node = reader_of("[3, a]")
    items = reader.sequence(node, "a list of laws", least=2, most=2)
    assert items is not None
    assert [item.value for item in items] == [3, "a"]
    assert reader.problems == []


# -- scalars -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["1", "3", "5"])
def test_whole_numbers_in_range_are_read(text: str) -> None:
    """Both ends of a range belong to it."""
    reader, node = reader_of(text)
    assert reader.integer(node, "level 3", low=1, high=5) == int(text)
    assert reader.problems == []


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
        ("'2'", Code.WRONG_TYPE, "found '2'; did you mean 2 (no quotes, no zeros before it)?"),
        ("012", Code.WRONG_TYPE, "found '012'; did you mean 12 (no quotes, no zeros before it)?"),
        ("[1]", Code.WRONG_TYPE, "found a list"),
        ("{a: 1}", Code.WRONG_TYPE, "found keys with values"),
    ],
)
def test_other_things_are_no_whole_numbers(text: str, code: Code, end: str) -> None:
    """No truth, no fraction and no quoted digits pass for a whole number."""
    reader, node = reader_of(text)
    assert reader.integer(node, "level 3", low=1, high=5) is None
    assert only_problem(reader)[2:] == (code, f"level 3 needs a whole number from 1 to 5, {end}")


@pytest.mark.parametrize(
    ("low", "high", "wanted"),
    [(None, None, ""), (7, None, " of at least 7"), (None, 5, " of at most 5"), (8, 9, " from 8 to 9")],
)
def test_the_range_is_told(low: int | None, high: int | None, wanted: str) -> None:
    """The message says which numbers are allowed."""
    reader, node = reader_of("6.5")
    assert reader.integer(node, "x", low=low, high=high) is None
    assert only_problem(reader)[3] == f"x needs a whole number{wanted}, found 6.5"
    reader, node = reader_of("6")
    assert reader.integer(node, "x", low=low, high=high) == (6 if low is None and high is None else None)


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
    reader, node = reader_of(text)
    assert reader.boolean(node, "repaint_pure_circles") is value
    expected = [] if end is None else [f"repaint_pure_circles needs true or false, found {end}"]
    assert [problem.message for problem in reader.problems] == expected


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
    """A text is one line that says something; a number becomes one only by quotes."""
    reader, node = reader_of(text)
    assert reader.text(node, "a name", most=10) is None
    assert only_problem(reader)[2:] == (code, message)


@given(st.text(st.characters(exclude_categories=["Cs"]) | st.sampled_from(" \n\r\t\x1b\x85\u2028a"), max_size=12))
@example("a\x1b[2J")
@example("a\u2028b")
def test_schemas_can_say_what_a_text_is(text: str) -> None:
    """The patterns for schemas and the reader agree on every text."""
    document = parse_document("a: 1", file="f.yaml")
    value = Reader(document).text(Node(text, 1, 1, text), "a name", most=10)
    allowed = re.search(TEXT_PATTERN, text) and not re.search(NO_TEXT_PATTERN, text) and len(text) <= 10
    assert value == (text if allowed else None)


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
    """The message lists the words that are allowed, and the one that was likely meant."""
    reader, node = reader_of(text)
    assert reader.one_of(node, "a gem", Color) is value
    assert [problem.message for problem in reader.problems] == ([] if message is None else [message])


def test_a_choice_can_be_narrowed() -> None:
    """Where only some words make sense, only they are taken and told."""
    reader, node = reader_of("small")
    assert reader.one_of(node, "a box", [Size.VERY_LARGE]) is None
    assert only_problem(reader)[2:] == (Code.WRONG_VALUE, "a box needs very_large, found 'small'")


# -- together ------------------------------------------------------------------------------------------------------


def test_all_problems_of_a_file_are_told_in_its_order() -> None:
    """One run tells everything; warnings are among the errors, and alone they stop nothing."""
    document = parse_document("a: x\nb: y\nc: 1\n", file="f.yaml")
    reader = Reader(document)
    reader.warning(document.root.at(["c"]), Code.BOX_COUNT, "many")
    reader.finish()
    reader.integer(document.root.at(["b"]), "b")
    reader.integer(document.root.at(["a"]), "a")
    with pytest.raises(BadFile) as caught:
        reader.finish()
    assert [(problem.line, problem.column, problem.is_error) for problem in caught.value.problems] == [
        (1, 4, True), (2, 4, True), (3, 4, False),
    ]  # fmt: skip


def test_a_hundred_errors_are_enough() -> None:
    """A file with very many errors is given up, so that guessing what was meant takes no time."""
    document = parse_document("[" + "x, " * 500 + "]", file="f.yaml")
    reader = Reader(document)
    items = reader.sequence(document.root, "the cards") or []
    assert [reader.integer(item, "a card") for item in items[:100]] == [None] * 100
    with pytest.raises(BadFile) as caught:
        reader.integer(items[100], "a card")
    assert len(caught.value.problems) == 101
    assert caught.value.problems[-1].message == "and there are more problems than these"


@pytest.mark.parametrize(
    ("word", "known", "guess"),
    [
        ("colour", ["value", "color"], "; did you mean 'color'?"),
        ("top left", ["top_left", "top_right"], "; did you mean 'top_left'?"),
        ("Top-Right", ["top_left", "top_right"], "; did you mean 'top_right'?"),
        ("captian", ["captain", "scout"], "; did you mean 'captain'?"),
        ("xyz", ["captain", "scout"], ""),
        ("", ["captain"], ""),
        ("captain", [], ""),
        ("captain" * 1000, ["captain"], ""),
    ],
)
def test_the_nearest_word_is_guessed(word: str, known: list[str], guess: str) -> None:
    """A slip of the pen is recognized, and nothing far-fetched is said."""
    assert did_you_mean(word, known) == guess


def test_words_are_listed_as_in_a_sentence() -> None:
    """Lists in messages read as a person would say them."""
    assert [joined(words, "or") for words in ([], ["a"], ["a", "b"], ["a", 2, "c"])] == ["", "a", "a or b", "a, 2 or c"]
    assert joined("abc") == "a, b and c"


def test_what_was_found_is_short_and_harmless() -> None:
    """However long or strange a text is, the message about it stays short and on one line."""
    message = found(Node("x\n\x1b" * 500, 1, 1))
    assert len(message) < 200
    assert message.isprintable()
