"""Reading and checking a lesson: each step is played along every way that it accepts."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import attrs

from viceroy.documents.reader import UNREAD
from viceroy.engine.actions import Action
from viceroy.engine.reducer import step
from viceroy.engine.state import GameState
from viceroy.errors import BadFile, Code, Problem
from viceroy.errors import Path as Keys
from viceroy.formats.notation import action_text
from viceroy.lessons.forms import FORMAT, Counted, LessonForm, MessageId, NumberForm, StepForm, lesson_forms
from viceroy.lessons.lesson import Lesson, actions_after, asked_actions, counted, fits
from viceroy.messages import joined, shown
from viceroy.model.cards import CardSet
from viceroy.positions.expectations import Names, compare_state
from viceroy.positions.reader import read_position
from viceroy.positions.suite import refused_actions
from viceroy.resources import lessons_path, rules_path
from viceroy.sheets.cards import CardReader
from viceroy.text.source import Problems
from viceroy.text.yaml_text import YamlDocument, read_document
from viceroy.wording.catalog import texts_of
from viceroy.wording.languages import ENGLISH_TAG

MOST_WAYS = 500
"""The most states that a step may begin in, by what was chosen before."""


@lru_cache(maxsize=1)
def shipped_lessons() -> dict[str, Path]:
    """Return the files of the lessons that come with the library by their names, in the order in which they build up.

    >>> next(iter(shipped_lessons()))
    'row'
    """
    return {name_of(path): path for path in sorted(lessons_path().glob("*.yaml"))}


def name_of(path: Path) -> str:
    """Return the name of a lesson: that of its file, without a number that orders it.

    >>> name_of(Path("data/lessons/02-color.yaml"))
    'color'
    """
    return path.stem.lstrip("0123456789").lstrip("-")


@lru_cache(maxsize=16)
def title_of(name: str) -> str:
    """Return the message that says what a lesson is called; its steps are not read."""
    return str(read_document(shipped_lessons()[name]).root.at(("title",)).value)


@lru_cache(maxsize=16)
def load_lesson(name: str) -> Lesson:
    """Return the lesson of a name that comes with the library; raises `KeyError` for another name."""
    return read_lesson(shipped_lessons()[name])


def read_lesson(path: str | os.PathLike[str]) -> Lesson:
    """Read a lesson; raises `BadFile` with everything that is wrong with its form and its positions.

    It is not played: `check_lesson` does that.
    """
    lesson, problems = _read(read_document(path))
    if lesson is None:
        raise BadFile(problems)
    return lesson


def check_lesson(path: str | os.PathLike[str]) -> tuple[Problem, ...]:
    """Return everything that is wrong with a lesson: with its form, or with what it says of the rules."""
    try:
        document = read_document(path)
        lesson, problems = _read(document)
    except BadFile as bad:
        return bad.problems
    return problems if lesson is None else tuple(_played(lesson, document))


def _read(document: YamlDocument) -> tuple[Lesson | None, tuple[Problem, ...]]:
    faults = Problems(document)
    data = document.root.plain()
    lesson_forms().check_format(data, LessonForm, FORMAT, faults)
    form: LessonForm = lesson_forms().gather(data, LessonForm, faults, is_partial=True)
    if form is UNREAD:
        faults.finish()
    _check_text(form.title, ("title",), faults)
    for index, each in enumerate(form.steps):
        if each is not UNREAD:
            _check_form(each, ("steps", index), faults, is_first=index == 0)
    faults.finish()
    starts: list[GameState | None] = []
    problems: list[Problem] = []
    sets: dict[Any, CardSet] = {}
    for index, each in enumerate(form.steps):
        if each.position is None:
            starts.append(None)
            continue
        keys: Keys = ("steps", index, "position")
        history, found = read_position(document.part(keys), is_part=True, sets=sets)
        starts.append(history[-1].state if history else None)
        problems += _placed(found, document.file, keys)
    if problems:
        return None, tuple(problems)
    return Lesson(name_of(Path(document.file)), form, tuple(starts)), ()


def _placed(problems: tuple[Problem, ...], file: str, keys: Keys) -> Iterator[Problem]:
    """Yield problems with their paths from the top of the lesson; those of card sets stay."""
    for problem in problems:
        yield attrs.evolve(problem, path=(*keys, *problem.path)) if problem.file == file else problem


# -- what the form cannot say -----------------------------------------------------------------------------------------


def _check_form(form: StepForm, keys: Keys, faults: Problems, *, is_first: bool) -> None:
    """Add a fault for each key of a step that does not go with the others, for unknown messages and rules."""
    if is_first and form.position is None:
        faults.missing(keys, "the first step", ["position"], "position: {players: [{}, {}]}")
    if form.do is not None and form.ask is not None:
        message = "a step asks for an action or for a number: leave do or ask out"
        faults.add((*keys, "ask"), message, Code.UNKNOWN_KEY, at_key=True)
    for index, rule in enumerate(form.rules if form.rules is not UNREAD else ()):
        if rule is not UNREAD and rule not in rule_numbers():
            faults.add((*keys, "rules", index), f"there is no rule {rule}")
    _check_text(form.say, (*keys, "say"), faults)
    for index, mistake in enumerate(form.mistakes):
        here: Keys = (*keys, "mistakes", index)
        if mistake is UNREAD:
            continue
        _check_text(mistake.say, (*here, "say"), faults)
        wanted, other = ("do", "answer") if form.ask is None else ("answer", "do")
        if getattr(mistake, other) is not None:
            faults.add((*here, other), f"this step asks for no {other}", Code.UNKNOWN_KEY, at_key=True)
        elif getattr(mistake, wanted) is None:
            faults.missing(here, "a mistake", [wanted])
    for name in ("number", "ask"):
        _check_number(getattr(form, name), (*keys, name), faults)


def _check_number(form: NumberForm | None, keys: Keys, faults: Problems) -> None:
    if form is None or form is UNREAD:
        return
    for name in ("card", "level"):
        if form.of is Counted.COST and getattr(form, name) is None:
            faults.missing(keys, "the cost of a card", [name])
        elif form.of is not Counted.COST and getattr(form, name) is not None:
            faults.add((*keys, name), f"{name} belongs to a cost", Code.UNKNOWN_KEY, at_key=True)


def _check_text(name: MessageId, keys: Keys, faults: Problems) -> None:
    if name is not UNREAD and name not in texts_of(ENGLISH_TAG):
        faults.add(keys, f"there is no message {shown(name)} in data/locales/en/lessons.ftl")


@lru_cache(maxsize=1)
def rule_numbers() -> frozenset[str]:
    """Return the numbers of all rules, with which the page explains them."""
    import json

    return frozenset(json.loads(rules_path().read_text("utf-8")))


# -- playing it -------------------------------------------------------------------------------------------------------


def _played(lesson: Lesson, document: YamlDocument) -> Iterator[Problem]:
    """Yield what is wrong with each step, as it goes from every state that the steps before it can end in."""
    states: tuple[GameState, ...] = ()
    for index, (form, start) in enumerate(zip(lesson.form.steps, lesson.starts, strict=True)):
        states = states if start is None else (start,)
        faults = Problems(document.part(("steps", index)))
        try:
            states = _step(form, states, faults)
            faults.finish()
        except BadFile:
            yield from _placed(faults.problems, document.file, ("steps", index))
            if faults.error_count:
                return  # what comes after it has no state to begin in


def _step(form: StepForm, states: tuple[GameState, ...], faults: Problems) -> tuple[GameState, ...]:
    """Return the states in which a step can end; faults are added."""
    ends: dict[GameState, None] = {}
    for state in states:
        if not _is_sound(form, state, faults):
            return ()
        for choice in asked_actions(form.do, state) if form.do is not None else (None,):
            end = _end(form, state, choice, faults)
            if end is None:
                return ()
            ends[end] = None
    if len(ends) > MOST_WAYS:
        faults.add(
            ("do",), f"there are more than {MOST_WAYS} ways through this step: begin the next one with a position"
        )
    return tuple(ends)


def _end(form: StepForm, state: GameState, choice: Action | None, faults: Problems) -> GameState | None:
    played = actions_after(form, state, choice, faults)
    if played is None:
        return None
    for action in played:
        state = step(state, action).state
    if form.then is not None:
        count = faults.error_count
        compare_state(Names(state, faults).then(form.then, ("then",)), state, ("then",), faults)
        if faults.error_count > count:
            return None
    return state


def _is_sound(form: StepForm, state: GameState, faults: Problems) -> bool:
    """Whether what a step asks for, shows and calls impossible is so in a state; else faults are added."""
    count = faults.error_count
    cards = CardReader(faults, state.rules.card_set, is_of_position=True)
    for name, number in (("number", form.number), ("ask", form.ask)):
        if number is not None and number.card is not None:
            cards.card(number.card, (name, "card"))
    if faults.error_count > count:
        return False
    [*refused_actions(form.refused, state, faults)]
    if form.do is not None:
        _check_actions(form, state, faults)
    if form.ask is not None:
        right = counted(form.ask, state)
        if right not in form.ask.choices:
            faults.add(("ask", "choices"), f"the right number is {right}, which is not among these")
        for index, mistake in enumerate(form.mistakes):
            if mistake.answer == right:
                faults.add(("mistakes", index, "answer"), "this is the right number")
            elif mistake.answer not in form.ask.choices:
                faults.add(("mistakes", index, "answer"), "nobody can choose this number")
    return faults.error_count == count


def _check_actions(form: StepForm, state: GameState, faults: Problems) -> None:
    """Add a fault for each line that means no legal action, and for a mistake that is no mistake."""
    asked = form.do or ()
    for index, line in enumerate(asked):
        if not asked_actions([line], state):
            faults.add(("do", index), f"the learner cannot do this here; {_possible(state)}")
    for index, mistake in enumerate(form.mistakes):
        found = asked_actions([mistake.do or ""], state)
        if not found:
            told = f"the learner cannot do this here, and the rules say why by themselves; {_possible(state)}"
            faults.add(("mistakes", index, "do"), told)
        elif all(any(fits(line, action) for line in asked) for action in found):
            faults.add(("mistakes", index, "do"), "this is what the step asks for")


_MOST_TOLD = 12


def _possible(state: GameState) -> str:
    """Say what the learner can do."""
    legal = [action_text(each).partition(" ")[2] for each in asked_actions(["*"], state)]
    more = ["..."] if len(legal) > _MOST_TOLD else []
    return f"possible: {joined([*legal[:_MOST_TOLD], *more], 'or')}" if legal else "nothing is to be chosen"
