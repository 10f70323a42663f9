"""A place in a file is shown by its line and a caret, whatever the line holds."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from viceroy.text.source import WIDTH, excerpt

one_line = st.text(st.characters(exclude_characters="\n@"))


def columns(text: str) -> int:
    return sum(
        0 if unicodedata.category(letter) in ("Mn", "Me") else 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        for letter in text
    )


@pytest.mark.parametrize(
    ("line", "column", "expected"),
    [
        ("a: 1", 4, "a: 1\n   ^"),
        ("a: 1", 1, "a: 1\n^"),
        ("a:", 3, "a:\n  ^"),
        ("a:", 99, "a:\n  ^"),
        ("a:  ", 1, "a:\n^"),
        ("\ta: 1", 2, "    a: 1\n    ^"),
        ("x\ty: 1", 3, "x    y: 1\n     ^"),
        ("字字: x", 5, "字字: x\n      ^"),
        ("Á: x", 4, "Á: x\n   ^"),
        ("A\u0301: x", 5, "A\u0301: x\n   ^"),
        ("a\x1b[2Jb", 6, "a␛[2Jb\n     ^"),
        ("a\x00b", 3, "a␀b\n  ^"),
        ("a\u202eb", 3, "a\ufffdb\n  ^"),
        ("a\udce9b", 3, "a\ufffdb\n  ^"),
        ("a\xa0b", 3, "a b\n  ^"),
        ("a\u3000b", 3, "a\ufffdb\n  ^"),
        ("", 1, ""),
        ("   ", 2, ""),
    ],
)
def test_the_caret_stands_under_its_character(line: str, column: int, expected: str) -> None:
    """Tabs, wide letters, accents and control characters do not lead the eye astray."""
    assert excerpt(line, column) == expected


def test_a_long_line_is_clipped_around_the_place() -> None:
    line = "a" * 500 + "X" + "b" * 500
    text, caret = excerpt(line, 501).split("\n")
    assert text == "…" + "a" * 60 + "X" + "b" * 39 + "…"
    assert caret == " " * 61 + "^"
    assert excerpt("X" + "b" * 500, 1) == "X" + "b" * 99 + "…\n^"
    assert excerpt("a" * 500 + "X", 501) == "…" + "a" * 60 + "X\n" + " " * 61 + "^"


@given(
    st.text(st.characters(exclude_characters="\n@")),
    st.integers(0, 300),
    st.text(st.characters(exclude_characters="\n")),
)
def test_the_caret_stands_right_in_any_line(before: str, fill: int, after: str) -> None:
    line = f"{before}{'字' * fill}@{after}"
    text, caret = excerpt(line, len(before) + fill + 1).split("\n")
    position = len(caret) - 1
    assert caret == " " * position + "^"
    assert columns(text[: text.index("@")]) == position
    assert text.isprintable()
    assert columns(text) <= WIDTH + 2
