"""What messages say to write is tried: whoever does it has a better file."""

from __future__ import annotations

import re
from pathlib import Path

import attrs
import pytest

from advice import IS_ADVICE, Followed, as_json, followed
from golden_messages import CHECKS, FOLDER, Slip, problems_of, slips
from viceroy.errors import BadFile, Code, Problem, errors_of
from viceroy.text.yaml_text import parse_document

SHAPE = {Code.WRONG_TYPE, Code.MISSING_KEY, Code.UNKNOWN_KEY, Code.WRONG_FORMAT}
STEPS = 3
"""How many messages lead from a slip to a better file at most: each is about what the author wrote."""

OTHERWISE = {
    "messages-card-sets.md": {
        "write do, or may_do where the player may choose": "what happens then is the author's",
        "takes out: leave it out of one of the two": "out of which, the author says",
        "name it once with times": "how often it shall count, the author says",
        "extends needs a text, found 7": "no file is called 7",
        "unknown key 'pionts' in a points clause": "the clause has another unknown key",
    },
    "messages-score-sheets.md": {
        "write it among the 'tucked' of the character it lies under": "which card that is, the sheet does not say",
        "card_set needs a text, found 7": "no file is called 7",
        "a character that only looks like a space (U+200B)": "the text needs quotes, too",
        "found '2 0'; write circle: [2, 0]": "the pyramid has no circle",
        "no card of this set has the id 'Captain'": "the captain lies in another pyramid",
        "as in {circle: [2, 1], section: ": "the pyramid has no such circle: the example shows the form",
    },
    "messages-positions.md": {},
    "messages-rules-suites.md": {
        "write its kind alone: 'passed'": "there is such an event, against what the author says",
        "as in winners: [1]": "who wins, the author says: the example shows the form",
        "write points: [3]": "the points of the other player, the author says",
        "as in points: [1]": "the points of both players, the author says",
        "as in players: [{name: ...}]": "the case has two players: the example shows the form",
    },
}
"""By golden file and a part of a message: advice that is no text to write, and slips beside others at their place."""


def _plain_file(text: str) -> str:
    """Return a file as data, as it is read; the text where that is no YAML."""
    try:
        return as_json(parse_document(text, file="").root.plain())
    except BadFile:
        return text


def _cause(problem: Problem) -> tuple[object, ...]:
    """Return what is wrong and where, without the advice."""
    return problem.path, re.split("; |, as in ", problem.message)[0]


def fault(problem: Problem, before: tuple[Problem, ...], now: Followed, after: tuple[Problem, ...]) -> str:
    """Say why a file is not better after advice was followed; empty where it is.

    The problem is gone, and none is new at its place: at the value or in the object that holds it. What the message
    gave to write has no fault of shape. There are fewer problems, but for those of what could not be read before.
    """
    if problem.is_error:
        before, after = errors_of(before), errors_of(after)
    known = {*map(_cause, before)}
    if not problem.path and problem.code.startswith(("yaml", "not-")):
        place = (problem.line, problem.column)
        behind = all((other.line, other.column) > place for other in after if other.code == problem.code)
        return "" if behind else f"still: {after[0].message}"
    new = [other for other in after if _cause(other) not in known]
    parent = problem.path[:-1] if problem.path and isinstance(problem.path[-1], str) else problem.path
    for other in new:
        is_inside = other.path[: len(problem.path)] == problem.path
        is_beside = other.path[: len(parent)] == parent and len(other.path) <= len(problem.path)
        if is_beside or (is_inside and now.is_example and other.code in SHAPE):
            return f"now: {other.path} {other.message}"
    if _cause(problem) in map(_cause, after):
        return "it is still there"
    return "" if len(after) < len(before) or new else "as many as before"


def wrong(name: str, problem: Problem, text: str, folder: Path, steps: int = STEPS) -> list[str]:
    """Return what is wrong with the advice of a message, for each way to follow it."""
    try:
        ways = followed(problem, text)
    except (AssertionError, KeyError, TypeError, BadFile) as error:
        return [f"cannot be followed: {error!r}"]
    if not ways:
        return ["says nothing that can be tried"]
    before = problems_of(name, Slip("", _plain_file(text)), folder)
    faults = []
    for now in ways:
        after = CHECKS[name](_file(folder, now.text))
        found = fault(problem, before, now, after)
        if found and not now.is_example and steps > 1:
            known = {*map(_cause, before)}
            new = next((other for other in after if _cause(other) not in known), None)
            if new is not None and not wrong(name, new, now.text, folder, steps - 1):
                found = ""
        if found:
            faults.append(found)
    return faults


def _file(folder: Path, text: str) -> Path:
    path = folder / "file.yaml"
    path.write_text(text, encoding="utf-8", newline="")
    return path


@pytest.mark.parametrize("name", CHECKS)
def test_what_a_message_says_to_write_makes_the_file_better(name: str, tmp_path: Path) -> None:
    """So it is with every "write", "as in", "leave out" and "did you mean", but for those that are listed."""
    told = [
        (problem.message, faults)
        for slip in slips((FOLDER / name).read_text("utf-8"))
        for problem in problems_of(name, slip, tmp_path)
        if IS_ADVICE.search(problem.message) and (faults := wrong(name, problem, slip.text, tmp_path))
    ]
    listed = {message: next((part for part in OTHERWISE[name] if part in message), None) for message, _ in told}
    assert [each for each in told if listed[each[0]] is None] == []
    assert {*listed.values()} == OTHERWISE[name].keys()


LAW = "number: 201, id: a, name: {en: A}, sections: {top_left: red, top_right: blue, bottom: green}"


@pytest.mark.parametrize(
    ("law", "path", "message"),
    [
        ("on_play: [{gain: {gems: 2, color: red}}]", ("on_play", 0, "gain"),
         "unknown key 'color' in gain; write circle_bonus: {color: red}"),
        ("on_play: [{choose_one: {gems: 4, attack: 1}}]", ("on_play", 0, "choose_one"),
         "choose_one needs a list, found keys with values; put [ ] around it"),
        ("scoring: [{points: 1, per: {count: gems, where: pyramid}, at_most: 6}]", ("scoring", 0),
         "unknown key 'at_most' in a points clause; write if: {at_most: 6}"),
        ("scoring: [{points: 1, per: {count: levels, where: pyramid}}]", ("scoring", 0, "per", "count"),
         "count needs cards or rows, found 'levels'; did you mean 'level'?"),
        ("while_here: [{cheaper: red}]", ("while_here", 0, "cheaper"),
         "cheaper needs keys with values (key: value), found 'red'; as in cheaper: {color: any}"),
        ("price: none, on_play: [{gain: {gems: 1}}]", ("price",), "price needs a number, found 'none'; write price: 0"),
        ("price: none, on_play: [{gain: {gems: 1}}]", ("price",), "price needs a number, found 'none'; write a number"),
    ],
)  # fmt: skip
def test_advice_that_does_not_help_is_found(
    law: str, path: tuple[str | int, ...], message: str, tmp_path: Path
) -> None:
    """Messages as they were once: the same problem stays, or another one takes its place."""
    text = f"{{format: card-set/1, extends: printed, laws: [{{{LAW}, {law}}}]}}"
    name = "messages-card-sets.md"
    (now,) = problems_of(name, Slip("", text), tmp_path)
    told = attrs.evolve(now, path=("laws", 0, *path), message=message)
    assert wrong(name, told, text, tmp_path)
    assert not wrong(name, now, text, tmp_path)
