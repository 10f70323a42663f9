"""YAML files read into trees with places; whatever a file holds, the answer is a document or problems."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from bad_files import HOSTILE, Hostile
from effort import PROFILE, tries
from viceroy.errors import BadFile, Code, Problem, Severity
from viceroy.text import yaml_text
from viceroy.text.source import MAX_BYTES, Problems
from viceroy.text.yaml_text import Node, YamlDocument, parse_document, read_document

PARSERS = {"python": yaml.SafeLoader, "default": yaml_text._LOADER}


@pytest.fixture(params=list(PARSERS.values()), ids=list(PARSERS))
def _parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run a test with the parser written in Python, and with the one that is used where both are there."""
    monkeypatch.setattr(yaml_text, "_LOADER", request.param)


both_parsers = pytest.mark.usefixtures("_parser")
fast = settings(max_examples=tries(300), suppress_health_check=[HealthCheck.function_scoped_fixture])


def parse(text: bytes | str) -> YamlDocument:
    return parse_document(text, file="f.yaml")


def value_of(text: str) -> Any:
    """Return the plain value of one scalar as a file would hold it."""
    return parse(f"key: {text}").root.plain()["key"]


def problems_of(text: bytes | str) -> tuple[Problem, ...]:
    with pytest.raises(BadFile) as caught:
        parse(text)
    return caught.value.problems


def told(text: bytes | str) -> list[tuple[int, int, Code]]:
    return [(problem.line, problem.column, problem.code) for problem in problems_of(text)]


def walk(node: Node) -> Iterator[Node]:
    yield node
    value = node.value
    if isinstance(value, list | dict):
        for child in value.values() if isinstance(value, dict) else value:
            yield from walk(child)


# -- values and places ---------------------------------------------------------------------------------------------

SHEET = """\
# a comment
format: score-sheet/1
players:
- name: Жан  # who sits left
  gems: {blue: 1, "red": 2}
  pyramid:
    - [32, 'Captain', {skip: 1}]
    -
  note: |
    two
    lines
"""


@both_parsers
def test_every_value_and_key_has_its_place() -> None:
    """A problem can point at the very word that is wrong, in characters from 1."""
    root = parse(SHEET).root
    assert root.plain() == {
        "format": "score-sheet/1",
        "players": [
            {
                "name": "Жан",
                "gems": {"blue": 1, "red": 2},
                "pyramid": [[32, "Captain", {"skip": 1}], None],
                "note": "two\nlines\n",
            }
        ],
    }
    places = {
        (): (2, 1),
        ("format",): (2, 9),
        ("players",): (4, 1),
        ("players", 0): (4, 3),
        ("players", 0, "name"): (4, 9),
        ("players", 0, "gems"): (5, 9),
        ("players", 0, "gems", "blue"): (5, 16),
        ("players", 0, "gems", "red"): (5, 26),
        ("players", 0, "pyramid", 0): (7, 7),
        ("players", 0, "pyramid", 0, 1): (7, 12),
        ("players", 0, "pyramid", 0, 2, "skip"): (7, 30),
        ("players", 0, "note"): (9, 9),
    }
    assert {path: (root.at(path).line, root.at(path).column) for path in places} == places
    assert root.keys == {"format": (2, 1), "players": (3, 1)}
    assert root.at(["players", 0, "gems"]).keys == {"blue": (5, 10), "red": (5, 19)}


@both_parsers
def test_a_value_that_is_not_written_stands_at_its_key() -> None:
    root = parse("a:\nb: {c: , d}\n").root
    places = [(root.at(path).line, root.at(path).column) for path in (["a"], ["b", "c"], ["b", "d"])]
    assert places == [(1, 1), (2, 5), (2, 10)]


def test_a_path_is_followed_as_far_as_it_leads() -> None:
    root = parse("a: [{b: 1}, 2]").root
    assert root.at(["a", 0, "b"]).value == 1
    assert root.at(["a", 0, "c", 5]) is root.at(["a", 0])
    assert root.at(["a", 2]) is root.at(["a", -1]) is root.at(["a", "b"]) is root.at(["a"])
    assert root.at([0]) is root


SCALARS: list[tuple[str, object]] = [
    ("", None), ("~", None), ("null", None), ("Null", None), ("NULL", None), ("nULL", "nULL"),
    ("true", True), ("True", True), ("FALSE", False), ("tRUE", "tRUE"),
    ("yes", "yes"), ("no", "no"), ("on", "on"), ("Off", "Off"), ("y", "y"),
    ("0", 0), ("-7", -7), ("+7", 7), ("9" * 18, 10**18 - 1),
    ("012", "012"), ("0x10", "0x10"), ("0o7", "0o7"), ("1_000", "1_000"), ("12:30", "12:30"), ("--1", "--1"),
    ("2.0", 2.0), (".5", 0.5), ("1.", 1.0), ("1e3", 1000.0), ("-1.5E-1", -0.15), ("1.5.2", "1.5.2"),
    (".", "."), ("-", [None]), ("+", "+"), ("1e", "1e"), ("e1", "e1"), ("NaN", "NaN"), ("inf", "inf"),
    ("2001-12-14", "2001-12-14"), ("=", "="), ("a b", "a b"), ("a#b", "a#b"), ("score-sheet/1", "score-sheet/1"),
    ('"12"', "12"), ("'true'", "true"), ("''", ""), ('"a\\tb\\u0416"', "a\tbЖ"), ("'it''s'", "it's"),
]  # fmt: skip
"""What is written, and the value that it is."""


@both_parsers
def test_scalars_are_those_of_yaml_1_2_in_decimal() -> None:
    """Nothing turns into a value that its writer did not mean: no is a word, 012 is no ten and 12:30 no 750."""
    found = [(text, value_of("\n- " if text == "-" else text)) for text, _ in SCALARS]
    assert list(map(repr, found)) == list(map(repr, SCALARS))


def test_scalars_keep_what_was_written() -> None:
    root = parse("[1e3, TRUE, ~, +7, 'a b']").root
    assert [node.raw for node in walk(root)] == ["", "1e3", "TRUE", "~", "+7", "a b"]


def test_keys_are_always_text() -> None:
    assert parse("{32: a, true: b, ~: c, '1.5': d, ? x : e}").root.plain() == {
        "32": "a", "true": "b", "~": "c", "1.5": "d", "x": "e",
    }  # fmt: skip


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_line_ends_and_a_byte_order_mark_change_nothing(end: str, mark: bytes) -> None:
    document = parse(mark + SHEET.replace("\n", end).encode())
    assert document.root.plain() == parse(SHEET).root.plain()
    assert [(node.line, node.column) for node in walk(document.root)] == [
        (node.line, node.column) for node in walk(parse(SHEET).root)
    ]


def test_fifty_levels_of_lists_are_read() -> None:
    """Nesting is refused only where it is deeper than 50."""
    assert sum(1 for _ in walk(parse("[" * 50 + "]" * 50).root)) == 50
    assert told("[" * 51 + "]" * 51) == [(1, 51, Code.TOO_DEEP)]


def test_two_mebibytes_are_read() -> None:
    """A file may have 2 MiB, and not one byte more."""
    assert parse(b"a" * MAX_BYTES).root.raw == "a" * MAX_BYTES
    assert told(b"a" * (MAX_BYTES + 1)) == [(1, 1, Code.TOO_LARGE)]


# -- the two parsers, and any input --------------------------------------------------------------------------------

TOKENS = [
    "a", "b: ", "c:", " ", "  ", "\n", "\n  ", "\n    ", "- ", "-", "[", "]", "{", "}", ",", "'", '"', "#", " #", "?",
    "? ", ": ", ":", "&a", "*a", "!t", "!!s", "|", "> ", "|-", "\\", "\\x41", "%", "@", "`", "1", "0x1", "1.5", "---",
    "...", "\t", "é", "日", "<<: ", "~", "null", "x y", "\n- ", "\n# c\n", "\r\n", '"\\UFFFFFFFF"', "[a: b", "'x'",
]  # fmt: skip
yaml_like = st.lists(st.sampled_from(TOKENS), max_size=25).map("".join)


def shape(node: Node) -> object:
    value: object = repr(node.value)
    if isinstance(node.value, list):
        value = [shape(child) for child in node.value]
    elif isinstance(node.value, dict):
        value = {key: shape(child) for key, child in node.value.items()}
    return (value, node.line, node.column, node.raw, node.keys)


def answer(text: str, loader: object) -> object:
    """Return the shape of the tree that a parser leads to, or None for a bad file."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(yaml_text, "_LOADER", loader)
        try:
            return shape(parse(text).root)
        except BadFile as error:
            assert_presentable(error.problems)
            return None


def assert_presentable(problems: tuple[Problem, ...]) -> None:
    """Assert that problems are in order, few, placed, short, harmless and in our own words."""
    assert 1 <= len(problems) <= 101
    assert [(problem.line, problem.column) for problem in problems] == sorted(
        (problem.line, problem.column) for problem in problems
    )
    for problem in problems:
        assert problem.line >= 1
        assert problem.column >= 1
        assert problem.severity is Severity.ERROR
        assert len(problem.message) < 220
        assert not any(word in problem.message for word in ("while ", "did not find", "found character", "<block"))
        assert problem.message.isprintable()
        lines = problem.excerpt.split("\n")
        assert problem.excerpt == "" or (len(lines) == 2 and lines[1].strip() == "^")
        assert all(character.isprintable() for line in lines for character in line)
        assert all(len(line) <= 103 for line in lines)


@given(yaml_like)
@example("b: b: \ta")
@example("b: b: \u200ba")
@settings(max_examples=tries(500))
def test_what_both_parsers_read_is_the_same_tree(text: str) -> None:
    """A file means the same on every machine, with the same values at the same places.

    Some odd texts in brackets, such as `[who?]`, are read by one parser alone.
    """
    found = answer(text, PARSERS["python"]), answer(text, PARSERS["default"])
    assert found[0] == found[1] or None in found


@both_parsers
@given(st.text() | yaml_like)
@fast
def test_any_text_is_a_document_or_a_bad_file(text: str) -> None:
    try:
        assert parse(text).root.line >= 1
    except BadFile as error:
        assert_presentable(error.problems)


@given(st.binary() | st.binary(max_size=6).map(lambda data: b"a: [" + data + b"]"))
@fast
def test_any_bytes_are_a_document_or_a_bad_file(data: bytes) -> None:
    try:
        assert parse(data).root.line >= 1
    except BadFile as error:
        assert_presentable(error.problems)


@st.composite
def numbered_trees(draw: st.DrawFn) -> object:
    """Make lists and mappings whose scalars are words of their own, findable in any text that shows them."""
    count = 0

    def word(prefix: str) -> str:
        nonlocal count
        count += 1
        return f"{prefix}{count}字"

    def tree(depth: int) -> object:
        kind = draw(st.sampled_from(["word", "list", "mapping"])) if depth else "word"
        size = draw(st.integers(1, 3))
        if kind == "list":
            return [tree(depth - 1) for _ in range(size)]
        if kind == "mapping":
            return {word("k"): tree(depth - 1) for _ in range(size)}
        return word(draw(st.sampled_from(["v", "it's v", "é: v", "# v", "- v"])))

    return [tree(4)]


@both_parsers
@given(numbered_trees(), st.sampled_from([True, False, None]), st.sampled_from(["'", '"', None]), st.integers(1, 8))
@fast
def test_places_point_at_what_they_name(data: object, flow: bool | None, quote: str | None, indent: int) -> None:
    text = yaml.safe_dump(
        data, default_flow_style=flow, default_style=quote, indent=indent, allow_unicode=True, width=1000
    )
    root = parse(text).root
    assert root.plain() == data
    lines = text.split("\n")
    named = [(node.raw, node.line, node.column) for node in walk(root) if node.raw]
    named += [(key, *place) for node in walk(root) for key, place in node.keys.items()]
    for word, line, column in named:
        rest = lines[line - 1][column - 1 :]
        assert rest.lstrip("'\"").replace("''", "'").startswith(word)
        assert rest[0] in (word[0], "'", '"')


# -- what is refused -----------------------------------------------------------------------------------------------


@both_parsers
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a: &x 1\nb: *x\n", [(1, 4, Code.YAML_FEATURE), (2, 4, Code.YAML_FEATURE)]),
        ("*x : 1\nb: 2", [(1, 1, Code.YAML_FEATURE)]),
        ("a: !!str 1\nb: ! x\n", [(1, 4, Code.YAML_FEATURE), (2, 4, Code.YAML_FEATURE)]),
        ("a: &x !!map {b: 1}\n", [(1, 4, Code.YAML_FEATURE), (1, 4, Code.YAML_FEATURE)]),
        ("a:\n  <<: {b: 1}\n", [(2, 3, Code.YAML_FEATURE)]),
        ("a: 1\n---\nb: 2\n", [(2, 1, Code.YAML_FEATURE)]),
        ("a: 1\n...\n---\nb: 2\n", [(3, 1, Code.YAML_FEATURE)]),
        ("# c\n\n%YAML 1.2\n---\na: 1", [(3, 1, Code.YAML_FEATURE)]),
        ("? [a]\n: 1\nb: 2", [(1, 3, Code.YAML_FEATURE)]),
        ("? {a: 1}\n: {b: 1}\n", [(1, 3, Code.YAML_FEATURE)]),
        ("? |\n  a\n: 1\n", [(1, 3, Code.YAML_FEATURE)]),
        ("{: 1}", [(1, 2, Code.YAML_SYNTAX)]),
        ("a: 1\nb: 2\na: 3\n'a': 4\n", [(3, 1, Code.DUPLICATE_KEY), (4, 1, Code.DUPLICATE_KEY)]),
        ("a: {b: 1, b: 2}\nc: {b: 1}\n", [(1, 11, Code.DUPLICATE_KEY)]),
        ("a: 1\na: &x {b: 1, b: 2}\n",
         [(2, 1, Code.DUPLICATE_KEY), (2, 4, Code.YAML_FEATURE), (2, 14, Code.DUPLICATE_KEY)]),
        ("a: 1\na: 2\nb: [", [(2, 1, Code.DUPLICATE_KEY), (3, 5, Code.YAML_SYNTAX)]),
        (f"[{'1' * 19}, -{'1' * 19}, 0.{'1' * 18}]",
         [(1, 2, Code.WRONG_VALUE), (1, 23, Code.WRONG_VALUE), (1, 45, Code.WRONG_VALUE)]),
        ("[1e400, .inf, -.INF, .NaN]",
         [(1, 2, Code.WRONG_VALUE), (1, 9, Code.WRONG_VALUE), (1, 15, Code.WRONG_VALUE), (1, 22, Code.WRONG_VALUE)]),
        ('a: "\\e[2J"\nb: "\\x07"', [(1, 4, Code.NOT_TEXT), (2, 4, Code.NOT_TEXT)]),
        ("a: \x1b[0m\nb: \x07\n", [(1, 4, Code.NOT_TEXT), (2, 4, Code.NOT_TEXT)]),
        ("a: 1\u2028b: 2\n\ufeffc: 3\n", [(1, 5, Code.NOT_TEXT), (2, 1, Code.NOT_TEXT)]),
        ("a:\n\tb: 1\n \tc: 2\n", [(2, 1, Code.YAML_SYNTAX), (3, 2, Code.YAML_SYNTAX)]),
        (b"a: 1\nb: \xe9t\xe9\n", [(2, 4, Code.NOT_TEXT)]),
        ("a: Жé字".encode()[:-1], [(1, 6, Code.NOT_TEXT)]),
        ("", [(1, 1, Code.EMPTY)]),
        ("# only\n# comments", [(1, 1, Code.EMPTY)]),
        ("---\n", [(1, 1, Code.EMPTY)]),
    ],
)  # fmt: skip
def test_what_our_files_do_not_use_is_refused_at_its_place(
    text: bytes | str, expected: list[tuple[int, int, Code]]
) -> None:
    assert told(text) == expected


def test_harmless_tabs_are_read() -> None:
    """A tab is refused only where it would indent; between words it counts as a space."""
    assert parse("a:\t1\t# one\n\t\n\t# a comment\nb: x\ty\n").root.plain() == {"a": 1, "b": "x y"}


@both_parsers
def test_inside_brackets_a_tab_is_white_space() -> None:
    assert parse("a: [\n\t[1, 2],\n\t{b:\t3}\n\t]\nc: 4\n").root.plain() == {"a": [[1, 2], {"b": 3}], "c": 4}
    assert parse('{\n\t"a": [\n\t\t1\n\t]\n}').root.plain() == {"a": [1]}
    assert told("a: [\n\t1]\nb:\n\tc: 1\n\td: [\n\t2]\n") == [(4, 1, Code.YAML_SYNTAX), (5, 1, Code.YAML_SYNTAX)]
    assert told("a: [\n\t1\nb: 2\n") == [(3, 2, Code.YAML_SYNTAX)]  # the bracket is never closed


@both_parsers
def test_json_writes_a_character_as_two_escapes() -> None:
    """In JSON a pair of escapes is one character, and what stands behind keeps its place."""
    text = r'{"\uD83D\uDE00": ["\ud83d\ude00\ud83d\ude01", "\\ud83d\\ude00", "\u00e9"], "b": 1}'
    root = parse(text).root
    assert root.plain() == {"😀": ["😀😁", r"\ud83d\ude00", "é"], "b": 1}
    assert (root.at(["b"]).line, root.at(["b"]).column) == (1, text.index("1}") + 1)


@both_parsers
@pytest.mark.parametrize("text", [r'{"a": "\ud83d"}', r'{"a": "\ude00 \ud83d"}', r'a: "\ud83d\ude00"'])
def test_half_a_character_is_refused(text: str) -> None:
    [problem] = problems_of(text)
    assert problem.message == "this escape is half a character (a lone surrogate); write the character itself"


@both_parsers
@pytest.mark.parametrize(
    ("text", "at", "words"),
    [
        ("format\uff1a x\n", (1, 7), "'\uff1a' is a full-width colon; type an ordinary ':'"),
        ("players:\n  - name\uff1a 王\n    pyramid: [[1]]\n", (2, 9), "'\uff1a' is a full-width colon"),
        ("a: 1\nplayers\uff1a\n  - b: 2\n", (2, 8), "'\uff1a' is a full-width colon"),
        ("a: [1\uff0c2\uff3d\n", (1, 6), "'\uff0c' is a full-width comma; type an ordinary ','"),
        ("a: [[1, 2\uff3d, 3]\n", (1, 10), "'\uff3d' is a full-width right square bracket"),
    ],
)
def test_full_width_punctuation_is_named(text: str, at: tuple[int, int], words: str) -> None:
    """An input method of Chinese, Japanese or Korean types it; the advice says what to type."""
    problem = problems_of(text)[0]
    assert (problem.line, problem.column) == at
    assert words in problem.message


@both_parsers
@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("a:\n  - b: 1\n    c:\n      [1, 2]\n      [3]\n", (5, 7), "write '- ' before each"),
        ("a:\n  -b: 1\n   c: 2\n", (2, 4), "a space is missing after '-'"),
        ("a:\n  - b: 1\n  c: 2\n", (3, 3), "a dash is missing here"),
        ("a:\n  {b: 1}\n  - {b: 2}\n", (2, 3), "the first item of 'a' has no dash: write '- {'"),
        ("a:\n    [1, 2]\n  - [3]\n", (2, 5), "the first item of 'a' has no dash: write '- ['"),
        ("a:\n  {b: 1}\n    - {b: 2}\n", (2, 3), "the first item of 'a' has no dash: write '- {'"),
        (
            "a:\n  - b: 1\n - b: 2\n",
            (3, 2),
            "this item starts in column 2, and the first of 'a' in column 3; the items of a list start in one column",
        ),
        ("a:\n  {b: 1}\n  {b: 2}\n", (3, 3), "in a list write '- ' before each of its items"),
        (
            "a: {b: 1}\n  - c: 2\n",
            (2, 3),
            "is the line with its key, such as 'laws:' or",
        ),
        ("a: b\n  - c: 2\n", (2, 3), "'a' above it has a value"),
    ],
)
def test_a_list_without_its_dashes(text: str, place: tuple[int, int], words: str) -> None:
    [problem] = problems_of(text)
    assert (problem.line, problem.column) == place
    assert words in problem.message


def test_the_first_key_of_an_item_again_starts_another_item() -> None:
    """A lost dash is one mistake, not one for each key; inside brackets items have no dashes."""
    [problem] = problems_of("cards:\n  - a: 1\n    b: 2\n    a: 3\n    b: 4\n")
    assert problem.line == 4
    assert problem.message.endswith("; if a new item starts here, write '- a:' with the dash in column 3")
    flow = problems_of("cards: [{a: 1, b: 2,\n a: 3,\n b: 4}]\n")
    assert [("write" in problem.message, problem.line) for problem in flow] == [(False, 2), (False, 3)]


def test_another_key_of_an_item_again_asks_for_the_first_one() -> None:
    [problem] = problems_of("players:\n  - name: Ada\n    gems: 1\n    b: 1\n    gems: 2\n    b: 2\n")
    assert (problem.line, problem.column) == (5, 5)
    assert problem.message.endswith(
        "; keep one of them, with what belongs to both, or is '- name: ...' of a new item missing before it?"
    )


def test_full_width_characters_are_letters_of_a_name() -> None:
    assert parse("name: 王\uff1a二\uff0c\uff3b三\uff3d\n").root.plain() == {"name": "王\uff1a二\uff0c\uff3b三\uff3d"}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b"b: \xe9t\xe9", ["0xE9", "UTF-8", "1 other place)"]),
        (b"b: \xe9", ["byte 0xE9 is not UTF-8; save the file as UTF-8"]),
        ("a".encode("utf-16"), ["UTF-16", "UTF-8"]),
        ("a: 1".encode("utf-16-be"), ["UTF-16", "UTF-8"]),
        ("a: 1".encode("utf-32"), ["UTF-32", "UTF-8"]),
        ("a: 1".encode("utf-32-le"), ["UTF-32", "UTF-8"]),
        (b"a: 1\0", ["zero byte"]),
        (b"\xef\xbb\xbf\0a: 1", ["zero byte"]),
        (b"n: " + b"7" * 100_000, ["too long", "at most 18 digits"]),
        (b"[" * 60, ["nested too deep", "at most 50"]),
        (b"x" * (MAX_BYTES + 1), ["2,097,152 bytes"]),
    ],
)
def test_messages_say_what_is_wrong(text: bytes, words: list[str]) -> None:
    message = problems_of(text)[0].message
    assert [word for word in words if word not in message] == []


def test_very_many_problems_end_in_a_word() -> None:
    problems = problems_of("a: 1\n" * 5000)
    assert len(problems) == 101
    assert [problem.line for problem in problems] == list(range(2, 103))
    assert problems[-1].message == "and there are more problems than these"


def test_very_many_values_are_refused() -> None:
    assert len(parse("[" + "1," * 90_000 + "]").root.plain()) == 90_000
    assert [code for _, _, code in told("[" + "1," * 110_000 + "]")] == [Code.TOO_LARGE]


# -- problems ------------------------------------------------------------------------------------------------------


def test_a_problem_shows_its_line() -> None:
    document = parse("gems:\n  red: two\n")
    problem = document.problem(("gems", "red"), Code.WRONG_TYPE, "no number")
    assert str(problem) == "f.yaml:2:8: no number\n  red: two\n       ^"
    warning = document.problem_at((1, 1), Code.BOX_COUNT, "many", Severity.WARNING)
    assert str(warning) == "f.yaml:1:1: many [warning]\ngems:\n^"


def test_a_place_behind_the_end_is_the_end() -> None:
    problem = parse("a: 1\nb: 2\n").problem_at((9, 1), Code.YAML_SYNTAX, "more is expected")
    assert (problem.line, problem.column, problem.excerpt) == (2, 5, "b: 2\n    ^")


def test_problems_are_told_in_the_order_of_the_file() -> None:
    """However they were found, problems are read from the top; warnings alone stop nothing."""
    problems = Problems(parse("a: 1\nb: 2\n"))
    problems.warn(("b",), "second", Code.BOX_COUNT)
    problems.warn(("a",), "first", Code.BOX_COUNT)
    problems.finish()
    assert [problem.message for problem in problems.problems] == ["first", "second"]
    problems.add((), "error")
    with pytest.raises(BadFile) as caught:
        problems.finish()
    assert [problem.message for problem in caught.value.problems] == ["error", "first", "second"]


# -- files ---------------------------------------------------------------------------------------------------------


def test_a_file_is_read_and_named(tmp_path: Path) -> None:
    path = tmp_path / "Blatt é.yaml"
    path.write_text("a: 1\na: 2\n", encoding="utf-8")
    for shown_as, name in ((None, str(path)), ("mine", "mine")):
        with pytest.raises(BadFile) as caught:
            read_document(path, shown_as=shown_as)
        assert [problem.file for problem in caught.value.problems] == [name]
    path.write_text("a: 1\n", encoding="utf-8")
    assert read_document(str(path)).root.plain() == {"a": 1}


def test_the_name_of_a_file_cannot_harm_a_terminal(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as caught:
        read_document(tmp_path / "a\x1b[2J\n.yaml")
    assert caught.value.problems[0].file.endswith(r"a\x1b[2J\n.yaml")


def test_a_file_that_may_not_be_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    path = tmp_path / "a.yaml"
    path.write_bytes(b"a: 1")
    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(BadFile) as caught:
        read_document(path)
    assert [(problem.code, problem.message) for problem in caught.value.problems] == [
        (Code.UNREADABLE, "there is no permission to read this file")
    ]


def test_a_name_with_a_zero_is_no_file() -> None:
    with pytest.raises(BadFile) as caught:
        read_document("a\0b")
    assert caught.value.problems[0].code is Code.UNREADABLE


def test_a_file_that_grows_while_it_is_read_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "log.yaml"
    path.write_bytes(b"a: 1\n")
    before = path.stat()
    path.write_bytes(b"a" * (MAX_BYTES + 1))
    monkeypatch.setattr(Path, "stat", lambda _: before)
    with pytest.raises(BadFile) as caught:
        read_document(path)
    assert caught.value.problems[0].code is Code.TOO_LARGE


@pytest.mark.parametrize("hostile", HOSTILE[:: 2 if PROFILE == "quick" else 1], ids=lambda hostile: hostile.name)
def test_bad_files_get_their_answer(hostile: Hostile, tmp_path: Path) -> None:
    path = hostile.put_into(tmp_path)
    if hostile.code is None:
        assert read_document(path).root.line >= 1
        return
    with pytest.raises(BadFile) as caught:
        read_document(path)
    assert_presentable(caught.value.problems)
    assert hostile.code in {problem.code for problem in caught.value.problems}
    assert {problem.file for problem in caught.value.problems} == {str(path)}


def test_wide_characters_are_counted_once() -> None:
    assert unicodedata.east_asian_width("字") == "W"
    root = parse("字字: [é́, x]").root
    assert (root.at(["字字"]).column, root.at(["字字", 1]).column) == (5, 10)
