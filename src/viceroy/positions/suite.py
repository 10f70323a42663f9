"""The rules as data: cases that say what a moment is, what is played, and what the rules make of it.

A program in any language can read the cases, play them with its own rules, and compare.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import attrs

from viceroy.cardsets.card_rules import card_forms
from viceroy.cardsets.card_set_form import TextLine
from viceroy.documents.registry import FormRegistry
from viceroy.engine.actions import Action
from viceroy.engine.events import Event
from viceroy.engine.points import totals
from viceroy.engine.reducer import check
from viceroy.engine.state import GameState
from viceroy.errors import BadFile, Code, Problem
from viceroy.errors import Path as Keys
from viceroy.formats.documents import to_data
from viceroy.formats.games import GAMES
from viceroy.positions.forms import MAX_ACTIONS, DecksForm, PositionForm, PositionPlayerForm, RowForm
from viceroy.positions.playing import Played, actions_of, played_lines, state_after
from viceroy.positions.reader import read_position
from viceroy.positions.writer import full_data
from viceroy.text.problems import Problems
from viceroy.text.source import COMMAND_FILES, in_json
from viceroy.text.yaml_text import YamlDocument, read_document
from viceroy.values import Called, Items, Text, serialized

FORMAT: Literal["rules-suite/1"] = "rules-suite/1"

RuleNumber = Annotated[str, Text(pattern=r"R\d+\.\d+|[BCDFL]\d+", allowed="the number of a rule, such as R5.4")]


@serialized(key="refused_action", title="a refused action")
@attrs.frozen
class RefusedForm:
    """An action that is not legal, and the rule that forbids it."""

    action: TextLine
    """The action, in the notation of actions; without a seat it is one of the player who acts next."""
    rule: RuleNumber
    """The rule that the refusal names."""


@serialized(key="rules_case", title="a case", is_sparse=True)
@attrs.frozen(kw_only=True)
class CaseForm:
    """A case: a moment, what is played, and what is expected after it."""

    name: Annotated[TextLine, Called("the name of a case")]
    """What the case shows; no other case of the file is called so."""
    rules: Annotated[tuple[RuleNumber, ...], Items(1)]
    """The rules that it follows from."""
    position: Any
    """The moment, as a position/1 without its format."""
    actions: Annotated[tuple[TextLine, ...], Items(most=MAX_ACTIONS)] = ()
    """What is played from there, as the actions of a position."""
    refused: tuple[RefusedForm, ...] = ()
    """Actions that are not legal after that."""
    events: tuple[Any, ...] = ()
    """Events of the last action, in their order and in the words of the JSON of events; each needs only some keys."""
    then: Any = None
    """Keys of the state after the actions, in the words of a position; those that are not named may be anything."""
    points: tuple[int, ...] | None = None
    """The total of each player, as if the game ended here and nobody painted."""


@serialized(key="rules_suite", title="a suite of cases", is_sparse=True)
@attrs.frozen(kw_only=True)
class SuiteForm:
    """The rules as data: cases with expectations that follow from the rules."""

    format: Literal["rules-suite/1"]
    """What this file is, and in which version: always rules-suite/1."""
    cases: Annotated[tuple[CaseForm, ...], Items(1), Called("cases", "case {n}")]
    """The cases."""


@cache
def suite_forms() -> FormRegistry:
    """Return the forms of suites."""
    return FormRegistry(based_on=card_forms())


@attrs.frozen(kw_only=True)
class CaseResult:
    """How a case went: the states, what was played, and where it differs from what was expected."""

    case: CaseForm
    problems: tuple[Problem, ...]
    """The differences; empty where the case holds."""
    before: GameState | None = None
    """The state of the position; None where that cannot be read."""
    played: tuple[Played, ...] = ()
    refused: tuple[Action, ...] = ()

    def data(self) -> dict[str, Any]:
        """Return the result as plain data: the states and actions in their JSON formats, the events as lists."""
        steps = [
            {"action": to_data(each.action), "events": GAMES.write(each.step.events, tuple[Event, ...])}
            for each in self.played
        ]
        before, after = self.before, None if self.before is None else state_after(self.before, self.played)
        return {
            "name": self.case.name,
            "rules": list(self.case.rules),
            "holds": not self.problems,
            "before": None if before is None else to_data(before),
            "steps": steps,
            "refused": [to_data(action) for action in self.refused],
            "after": None if after is None else to_data(after),
            "points": None if after is None else list(totals(after)),
        }


def play_suite(path: str | os.PathLike[str]) -> tuple[CaseResult, ...]:
    """Read a suite and play its cases. Raises `BadFile` with everything that is wrong with its form."""
    document, folder = read_document(path), COMMAND_FILES.folder_of(path)
    faults = Problems(document)
    data = document.root.plain()
    suite_forms().check_format(data, SuiteForm, FORMAT, faults)
    form: SuiteForm = suite_forms().gather(data, SuiteForm, faults, is_partial=True)
    faults.finish()
    for index, case in enumerate(form.cases):
        faults.once(case.name, ("cases", index, "name"), "another case has this name", Code.DUPLICATE_NAME)
        if not (case.refused or case.events or case.then or case.points):
            what = "a case expects something: refused, events, then or points"
            faults.add(("cases", index), what, Code.MISSING_KEY)
    faults.finish()
    return tuple([_result(case, document.part(("cases", index)), folder) for index, case in enumerate(form.cases)])


def _result(case: CaseForm, document: YamlDocument, folder: Path) -> CaseResult:
    before, problems = read_position(document.part(("position",)), folder, is_part=True)
    if before is None:
        return CaseResult(case=case, problems=problems)
    faults = Problems(document)
    played: tuple[Played, ...] | None = None
    refused: list[Action] = []
    try:
        played = played_lines(before, case.actions, ("actions",), faults)
        if played is not None:
            after = state_after(before, played)
            refused = list(_refused(case, after, faults))
            _compare_events(case, played, faults)
            if case.then is not None:
                _compare(case.then, full_data(after), PositionForm, ("then",), faults)
            if case.points is not None and case.points != totals(after):
                faults.add(("points",), f"the points are {in_json(list(totals(after)))}")
        faults.finish()
    except BadFile:
        pass  # the differences are in `faults`
    return CaseResult(case=case, problems=faults.problems, before=before, played=played or (), refused=tuple(refused))


def _refused(case: CaseForm, state: GameState, faults: Problems) -> Iterator[Action]:
    """Yield the actions that a case calls refused, with a fault for each that is legal, or refused by another rule."""
    for index, form in enumerate(case.refused):
        keys: Keys = ("refused", index)
        for action in actions_of(state, form.action, keys, faults)[:1]:
            refusal = check(state, action)
            if refusal is None:
                faults.add(keys, f"this is legal; the case says that {form.rule} forbids it")
            elif refusal.rule != form.rule:
                faults.add((*keys, "rule"), f"it is {refusal.rule} that forbids this")
            yield action


# -- what is expected -------------------------------------------------------------------------------------------------


def _compare_events(case: CaseForm, played: tuple[Played, ...], faults: Problems) -> None:
    """Add a fault where the last action does not bring the events of a case in their order."""
    events: list[Any] = list(GAMES.write(played[-1].step.events, tuple[Event, ...])) if played else []
    left = iter(events)
    for index, wanted in enumerate(case.events):
        if not any(_has(event, wanted) for event in left):
            found = ", ".join(map(in_json, events)) or "none"
            faults.add(("events", index), f"no such event, or not in this order; the events are {found}")
            return


def _has(found: Any, wanted: Any) -> bool:
    """Whether plain data have all keys and values that are wanted."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        return all(key in found and _has(found[key], value) for key, value in wanted.items())
    if isinstance(wanted, list) and isinstance(found, list | tuple) and len(wanted) == len(found):
        return all(map(_has, found, wanted))
    return bool(_whole(found) == _whole(wanted))


_BY_KEY: dict[str, type] = {"row": RowForm, "decks": DecksForm}
_NOT_OF_STATES = ("format", "seed", "actions")


def _compare(wanted: Any, found: dict[str, Any], kind: type, keys: Keys, faults: Problems) -> None:
    """Add a fault for each key that is not as wanted; a key that is left out in `found` has the default of `kind`."""
    defaults = {field.name: field.default for field in attrs.fields(kind) if field.name not in _NOT_OF_STATES}
    if not isinstance(wanted, dict):
        faults.needs(keys, "what is expected", "keys with values", wanted, Code.WRONG_TYPE)
        return
    for key, value in wanted.items():
        at = (*keys, key)
        if key not in defaults:
            faults.unknown(at, "a state", defaults)
            continue
        actual = found.get(key, defaults[key])
        if key == "players" and isinstance(value, list) and len(value) == len(actual):
            for index, (player, own) in enumerate(zip(value, actual, strict=True)):
                _compare(player, own, PositionPlayerForm, (*at, index), faults)
        elif key in _BY_KEY and isinstance(value, dict) and isinstance(actual, dict):
            _compare(value, actual, _BY_KEY[key], at, faults)
        elif _whole(value) != _whole(actual):
            faults.add(at, f"{key} is {in_json(_whole(actual))}")


def _whole(value: Any) -> Any:
    """Return plain data in one way of writing them: lists for tuples, no colors of which there are none."""
    if isinstance(value, list | tuple):
        return [_whole(item) for item in value]
    if isinstance(value, dict):
        return {key: _whole(item) for key, item in value.items() if item is not None and (item is False or item != 0)}
    return value
