"""What a table is told about slips on its score sheet: what is wrong, where, and what to write instead."""

from __future__ import annotations

from pathlib import Path

import pytest

from marks import marked
from viceroy import BadFile, load_score_sheet
from viceroy.errors import Code
from viceroy.sheets.sheet import structure_sheet
from viceroy.text.yaml_text import parse_document

HEAD = "format: score-sheet/1\n"


def sheet(more: str = "", pyramid: str = " [[32]]") -> str:
    line = f"    {more}\n" if more else ""
    return f"{HEAD}players:\n  - name: Ada\n{line}    pyramid:{pyramid}\n"


def told(text: str) -> list[tuple[int, int, str]]:
    try:
        problems = structure_sheet(parse_document(text, file="final.yaml"), Path())[1]
    except BadFile as bad:
        problems = bad.problems
    return [(problem.line, problem.column, problem.message) for problem in problems]


SLIPS = {
    "zeros before a number": (
        sheet(pyramid=" [[¶08, ¶010]]"),
        "did you mean 8 (no quotes, no zeros before it)?",
        "did you mean 10 (no quotes, no zeros before it)?",
    ),
    "the top level first": (
        sheet(pyramid="\n      ¶- [40]\n      - [76, 8]\n      - [32, 5, 17]"),
        "written from the top: write level 1, the bottom row, first",
    ),
    "no brackets": (sheet(pyramid="\n      - ¶32 5 17"), "found '32 5 17'; write [32, 5, 17]"),
    "no brackets, but commas": (
        sheet(pyramid="\n      - ¶32, 5\n      - ¶40"),
        "found '32, 5'; write [32, 5]",
        "level 2 is a list of cards such as [32, 5, 17]",
    ),
    "a pyramid on one line": (sheet(pyramid=" ¶32 5 17"), "found '32 5 17'; write pyramid: [[32, 5, 17]]"),
    "a pyramid as a text": (sheet(pyramid=" ¶|\n      32 5\n      40"), "write pyramid: [[32, 5], [40]]"),
    "levels by name": (
        sheet(pyramid="\n      ¶level 1: [32, 5]\n      level 2: [40]"),
        "found keys with values; start each item with '- '",
    ),
    "no space after a dash": (sheet(pyramid="\n      ¶-[32, 5]\n      -[40]"), "a space is missing after '-'"),
    "other brackets": (
        sheet(pyramid=" [¶(32, ¶5)]"),
        "a list stands in brackets [ ], not in ( )",
        "a list stands in brackets [ ], not in ( )",
    ),
    "points between cards": (sheet(pyramid=" [[¶32. 5. 17]]"), "commas stand between cards: 32, 5, 17"),
    "semicolons between cards": (sheet(pyramid=" [[¶32; 5; 17]]"), "commas stand between cards: 32, 5, 17"),
    "a number of gems": (sheet("gems: ¶3"), "found 3; as in gems: {blue: 3}"),
    "a list of gems": (sheet("gems: ¶[blue, red]"), "found a list; as in gems: {blue: 1}"),
    "no-break spaces before a key": (
        sheet().replace("    pyramid", "¶\u00a0\u00a0  pyramid"),
        "a no-break space (U+00A0) stands here; type an ordinary space",
    ),
    "a no-break space after a colon": (
        sheet("attack:¶\u00a01"),
        "a no-break space (U+00A0) stands here; type an ordinary space",
    ),
    "a no-break space before a card": (
        sheet(pyramid=" [[32,¶\u00a05]]"),
        "a no-break space (U+00A0) stands here; type an ordinary space",
    ),
    "a tab": (f"{HEAD}players:\n¶\t- name: Ada\n", "a tab indents this line; YAML takes only spaces"),
    "an open bracket": (
        sheet(pyramid="\n      - [32, 5\n      - ¶[40]"),
        "a comma or ']' is missing before this (the bracket opens at line 5, column 9)",
    ),
    "a key one space to the left": (
        sheet().replace("    pyramid", "   ¶pyramid"),
        "'pyramid' starts in column 4, and 'name' above it in column 5",
    ),
    "a pyramid beside the players": (
        f"{HEAD}players:\n- ¶name: Ada\n¶pyramid: [[32]]\n",
        "player 1 needs the key pyramid",
        "unknown key 'pyramid' in a score sheet; it belongs to a player, under players: indent it like the other keys",
    ),
    "players without dashes": (
        f"{HEAD}players:\n  ¶name: Ada\n  pyramid: [[32]]\n",
        "players needs a list, found keys with values; start each item with '- '",
    ),
    "colors in German": (
        sheet("gems: {¶rot: 1, ¶grün: 2}"),
        "unknown key 'rot' in gems; did you mean 'red'?",
        "unknown key 'grün' in gems; did you mean 'green'?",
    ),
    "colors in French": (
        sheet("gems: {¶jaune: 1}", " [[{card: 32, infinite_gems: [¶rouge]}]]"),
        "unknown key 'jaune' in gems; did you mean 'yellow'?",
        "found 'rouge'; did you mean 'red'?",
    ),
    "typographic quotes": (sheet("gems: {¶“red”: 1}"), "did you mean 'red'?"),
    "an edition in German": (f"{HEAD}edition: ¶deutsch\nplayers: [{{name: A, pyramid: [[1]]}}]", "mean 'german'?"),
    "an edition that is none": (
        f"{HEAD}edition: ¶spanish\nplayers: [{{name: A, pyramid: [[1]]}}]",
        "edition needs french, english, german, italian or portuguese, found 'spanish'",
    ),
    "a number in quotes": (
        sheet("attack: ¶'1'", " [[¶'32']]"),
        "did you mean 1 (no quotes, no zeros before it)?",
        "did you mean 32 (no quotes, no zeros before it)?",
    ),
    "a comment that cuts a name": (
        sheet().replace("name: Ada", "¶name: #1 Ada"),
        "found nothing (what follows a # is a comment; quotes keep it)",
    ),
    "a comment that cuts a bracket": (
        sheet("gems: {red: 1 ¶# two are gone"),
        "what follows this # is a comment, so the bracket before it is never closed; close it before the #",
    ),
    "no space after a color": (sheet("gems: {¶red:1}"), "unknown key 'red:1' in gems; a space is missing after 'red:'"),
    "an equals sign": (sheet("attack ¶= 1"), "write attack: and its value"),
    "an apostrophe": (sheet().replace("Ada", "'D¶'Arcy'"), "this apostrophe ends the quoted text: write it twice"),
    "a colon in a name": (sheet().replace("Ada", "Ada¶: the Great"), "needs quotes: name: 'Ada: the Great'"),
    "another minus": (sheet("attack: ¶\u22121"), "did you mean -1 (with an ordinary minus)?"),
    "a card by its German name": (sheet(pyramid=" [[¶Kapitän]]"), "did you mean 'captain'?"),
    "tokens without brackets": (
        sheet(pyramid=" [[{card: 40, tokens: {power: ¶12, circle_bonus: ¶red}}]]"),
        "write power: [12]",
        "write circle_bonus: [{color: red, value: 1}]",
    ),
    "tucked cards without brackets": (sheet(pyramid=" [[{card: 72, tucked: ¶3 70}]]"), "write tucked: [3, 70]"),
    "a circle without brackets": (
        sheet("painting: [{circle: ¶2 0, section: left, color: red}]"),
        "write circle: [2, 0]",
    ),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_told_with_what_to_write_instead(slip: str) -> None:
    text, *words = SLIPS[slip]
    plain, places = marked(text)
    found = told(plain)
    assert [(line, column) for line, column, _ in found] == places, found
    for (_, _, message), wanted in zip(found, words, strict=True):
        assert wanted in message


def test_a_missing_file_is_told_without_a_line(tmp_path: Path) -> None:
    """There is no line 1 in a file that is not there."""
    with pytest.raises(BadFile) as caught:
        load_score_sheet(tmp_path / "final.yaml")
    (problem,) = caught.value.problems
    assert problem.code is Code.UNREADABLE
    assert str(problem) == f"{tmp_path / 'final.yaml'}: there is no such file"
