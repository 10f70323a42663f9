"""Wrong types given to what `viceroy` offers: the error names what is wanted, and none fails from inside."""

from __future__ import annotations

import inspect
import traceback
from pathlib import Path
from typing import Any

import pytest

import viceroy

WRONG: tuple[object, ...] = (None, 3, "x", [], object())
STATE = viceroy.new_game(2, seed=7)
VIEW = viceroy.view(STATE, 0)
LAW = viceroy.load_card_set("printed").laws[0]
SESSION = viceroy.Session.start(2, seed=7)
NARRATOR = viceroy.Narrator(("Ada", "Ben"), viceroy.load_card_set("printed"))
GOOD: dict[str, Any] = {
    "action": VIEW.legal[0], "bots": ("random", "random"), "card": 1, "card_set": "printed", "data": {},
    "event": SESSION.events[0], "events": (), "item": None, "law": LAW, "name_or_path": "printed", "number": 1,
    "numbers": (1,), "others": (), "path": "x", "place": viceroy.Place(1, 0), "players": 2, "positions": (),
    "pyramid": STATE.seats[0].pyramid, "record": None, "refusal": None, "relative_to": None, "seat": 0, "seed": 1,
    "since": 0, "sheet": None, "state": STATE, "text": "0 pass", "value": STATE, "view": VIEW, "x": STATE,
}  # fmt: skip
SHORT: dict[str, dict[str, Any]] = {
    "arena": {"games": 1}, "balance_of": {"games": 1, "bot": "random"}, "hint": {"iterations": 2},
    "try_card_set": {"games": 1, "players": 2},
}  # fmt: skip
"""What keeps a function that plays games short."""

ANYTHING = {
    "legal_actions(seat)",  # it does not look: an unknown seat has no legal actions
    "Session.legal_actions(seat)",
    "Narrator.lying(seat)",  # without a table there is nothing to look up
    "Narrator.circle(seat)",
    "Narrator.spot(seat)",
    "Narrator.spot(card)",
    "from_data(data)",  # what it reads, whose faults it tells
    "to_data(value)",  # a tuple or a list of values is good, whatever it holds
    "dumps(value)",
}
"""Parameters of which wrong types mean something."""

FUNCTIONS: dict[str, Any] = {
    **{name: one for name in viceroy.__all__ if inspect.isfunction(one := getattr(viceroy, name))},
    **{
        f"{type(one).__name__}.{name}": method
        for one in (SESSION, NARRATOR)
        for name, method in inspect.getmembers(one, inspect.ismethod)
        if not name.startswith("_")
    },
}


def called(name: str, parameter: inspect.Parameter, wrong: object) -> object:
    positional: list[Any] = []
    named = dict(SHORT.get(name, {}))
    for one in inspect.signature(FUNCTIONS[name]).parameters.values():
        if one.name != parameter.name and one.default is not one.empty:
            continue
        value = wrong if one.name == parameter.name else GOOD[one.name]
        if one.kind is one.VAR_POSITIONAL:
            positional += [wrong] if one.name == parameter.name else []
        elif one.kind is one.KEYWORD_ONLY or one.default is not one.empty:
            named[one.name] = value
        else:
            positional.append(value)
    found = FUNCTIONS[name](*positional, **named)
    return next(found, None) if inspect.isgenerator(found) else found


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_wrong_type_is_told_what_is_wanted(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """None, a number, a text, a list and an object, for each parameter: good, or an error that is raised on purpose."""
    monkeypatch.chdir(tmp_path)
    for parameter in inspect.signature(FUNCTIONS[name]).parameters.values():
        if parameter.annotation == "bool" or f"{name}({parameter.name})" in ANYTHING:
            continue  # anything is true or false
        for wrong in WRONG:
            try:
                called(name, parameter, wrong)
            except (TypeError, ValueError, OSError, viceroy.ViceroyError) as error:
                last = traceback.extract_tb(error.__traceback__)[-1]
                where = f"{name}({parameter.name}={wrong!r}): {error!r} in {last.filename}"
                assert "/viceroy/" in last.filename.replace("\\", "/"), where
                assert (last.line or "").startswith("raise "), where


def test_the_message_names_the_parameter() -> None:
    with pytest.raises(TypeError, match="needs an int or None for iterations, not a value of str"):
        viceroy.hint(VIEW, iterations="x")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="needs a str for text, not a value of int"):
        viceroy.read_action(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="needs a Pyramid, not a value of int"):
        viceroy.pyramid_text(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="needs an item of a score, not a value of int"):
        viceroy.reason(3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="needs an int for seed, not a value of NoneType"):
        viceroy.try_card_set("printed", 1, seed=None)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="needs a GameState, not a value of str"):
        viceroy.step("x", VIEW.legal[0])  # type: ignore[arg-type]


def test_a_session_and_a_narrator_are_made_of_the_right_things() -> None:
    with pytest.raises(TypeError, match="needs a GameRecord, not a value of GameState"):
        viceroy.Session(STATE, ())  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="needs a tuple of names for players, not a value of int"):
        viceroy.Narrator(2, STATE.rules.card_set)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="needs a CardSet, not a value of str"):
        viceroy.Narrator(("Ada", "Ben"), "printed")  # type: ignore[arg-type]
