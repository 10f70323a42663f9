"""Lessons teach what the rules say: each is played along its way and along wrong ones, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from commands import Run
from marks import marked
from viceroy.documents.schemas import shipped_validator
from viceroy.engine.actions import Action, Done, Pass
from viceroy.engine.reducer import check, legal_actions
from viceroy.lessons.forms import LEARNER
from viceroy.lessons.lesson import Lesson, Moment, Wrong, asked_actions, counted, fits
from viceroy.lessons.reader import check_lesson, load_lesson, rule_numbers, shipped_lessons
from viceroy.text.yaml_text import read_document
from viceroy.wording.catalog import ENGLISH, catalog_of
from viceroy.wording.languages import finished_tags

SUBJECTS = ("row", "color", "place", "levels", "circles", "infinite", "laws", "income", "tokens", "end")
LONGEST = 400  # characters of a text: it stands above a table on a phone


def right(moment: Moment) -> Action | int | None:
    """Return the first choice that a step asks for."""
    form = moment.form
    if form.ask is not None:
        return counted(form.ask, moment.state)
    return None if form.do is None else asked_actions(form.do, moment.state)[0]


def way(lesson: Lesson) -> Iterator[Moment]:
    """Yield the steps of a lesson, each after the right choice at the one before."""
    moment = lesson.begin()
    while not moment.is_over:
        yield moment
        following = moment.after(right(moment))
        assert isinstance(following, Moment), (lesson.name, moment.index)
        moment = following


def test_ten_lessons_lead_from_the_first_bid_to_the_score() -> None:
    assert (*shipped_lessons(),) == SUBJECTS


@pytest.mark.parametrize("name", SUBJECTS)
def test_a_lesson_says_what_the_rules_say(name: str) -> None:
    """What it asks for is legal, what it calls impossible is refused by that rule, its numbers are right."""
    assert check_lesson(shipped_lessons()[name]) == ()
    assert [moment.index for moment in way(load_lesson(name))] == [*range(load_lesson(name).count)]


@pytest.mark.parametrize("name", SUBJECTS)
def test_an_editor_finds_nothing_wrong_with_a_lesson(name: str) -> None:
    data = read_document(shipped_lessons()[name]).root.plain()
    assert [*shipped_validator("lesson").iter_errors(data)] == []


@pytest.mark.parametrize("name", SUBJECTS)
def test_what_the_rules_refuse_is_refused_with_its_rule(name: str) -> None:
    """The first wrong way: at each step, whatever is impossible there."""
    for moment in way(load_lesson(name)):
        tries: tuple[Action, ...] = (Pass(LEARNER), Done(LEARNER), Pass(1))
        for action in tries:
            refusal = check(moment.state, action)
            if refusal is not None:
                assert moment.after(action) == Wrong(refusal)
                assert Wrong(refusal).text(ENGLISH).endswith(f"({refusal.rule})")
                assert refusal.rule in rule_numbers()


@pytest.mark.parametrize("name", SUBJECTS)
def test_what_is_legal_and_not_asked_for_is_told_and_can_be_tried_again(name: str) -> None:
    """The second wrong way: each legal action that the step does not ask for."""
    for moment in way(load_lesson(name)):
        for action in legal_actions(moment.state, LEARNER) if LEARNER in moment.state.to_act else ():
            if not any(fits(line, action) for line in moment.form.do or ()):
                wrong = moment.after(action)
                assert isinstance(wrong, Wrong)
                assert wrong.refusal is None
                said = [each.say for each in moment.form.mistakes if each.do and fits(each.do, action)]
                assert wrong.say == (said[0] if said else None)
                for tag in finished_tags():
                    assert wrong.text(catalog_of(tag))


@pytest.mark.parametrize("name", SUBJECTS)
def test_a_wrong_number_is_told_and_so_is_reading_on_where_something_is_to_be_done(name: str) -> None:
    """The third wrong way: each wrong number, and no choice at all."""
    for moment in way(load_lesson(name)):
        form = moment.form
        if form.ask is not None:
            answers = {each.answer: each.say for each in form.mistakes}
            for number in {*form.ask.choices} - {counted(form.ask, moment.state)}:
                assert moment.after(number) == Wrong(say=answers.get(number), is_number=True)
        else:
            assert moment.after(7) == Wrong(is_number=True)
        if form.ask is not None or form.do is not None:
            assert moment.after(None) == Wrong()


@pytest.mark.parametrize("tag", finished_tags())
def test_each_text_is_short_and_says_its_number(tag: str) -> None:
    catalog = catalog_of(tag)
    for name in SUBJECTS:
        for moment in way(load_lesson(name)):
            text = moment.text(catalog)
            assert len(text) <= LONGEST, text
            assert moment.number is None or str(moment.number) in text


# -- what is wrong with a lesson --------------------------------------------------------------------------------------

START = "position: {phase: auction, row: {red: 3}, players: [{gems: {red: 1}, hand: []}, {gems: {}, hand: []}]}"
STEP = f"say: lessons-row-bid, rules: [R5.1], {START}"


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ("say: ¶lessons-row-bidd, rules: [R5.1], " + START, "there is no message 'lessons-row-bidd'"),
        ("say: ¶welcome, rules: [R5.1], " + START, "the name of a message"),
        (f"say: lessons-row-bid, rules: [¶R99.1], {START}", "there is no rule R99.1"),
        (f"say: lessons-row-bid, rules: ¶[], {START}", "needs at least 1"),
        ("¶{say: lessons-row-bid, rules: [R5.1]}", "the first step needs the key position"),
        (f"{STEP}, do: [¶bid green]", "the learner cannot do this here; possible: bid red or pass"),
        (f"{STEP}, do: [pass], mistakes: [{{do: ¶bid blue, say: lessons-row-bid-color}}]", "the rules say why"),
        (f"{STEP}, do: [pass], mistakes: [{{do: ¶pass, say: lessons-row-bid-pass}}]", "this is what the step asks for"),
        (f"{STEP}, do: [pass], mistakes: [{{¶answer: 1, say: lessons-row-bid-pass}}]", "this step asks for no answer"),
        (f"{STEP}, do: [pass], ¶ask: {{of: total, choices: [0, 1]}}", "leave do or ask out"),
        (f"{STEP}, ask: {{of: income, choices: ¶[4, 5]}}", "the right number is 3"),
        (f"{STEP}, ask: {{of: income, ¶level: 2, choices: [3, 5]}}", "level belongs to a cost"),
        (f"{STEP}, ask: {{of: income, choices: [3, 5]}}, mistakes: [{{answer: ¶3, say: lessons-row-title}}]", "right"),
        (f"{STEP}, ask: {{of: income, choices: [3, 5]}}, mistakes: [{{answer: ¶4, say: lessons-row-title}}]", "nobody"),
        (f"{STEP}, number: ¶{{of: cost, card: 3}}", "needs the key level"),
        (f"{STEP}, number: {{of: cost, card: ¶999, level: 1}}", "999"),
        (f"{STEP}, refused: [{{action: bid blue, rule: ¶R5.5}}]", "it is R5.2 that forbids this"),
        (f"{STEP}, refused: [¶{{action: bid red}}]", "this is legal"),
        (f"{STEP}, do: [bid red], actions: [¶1 bid red]", "cannot do this now"),
        (f"{STEP}, do: [bid red], actions: [1 pass], then: {{players: [{{gems: ¶{{red: 1}}}}, {{}}]}}", "gems is {}"),
        (f"{STEP}, do: [bid red], actions: [1 pass], then: {{¶turns: 2}}", "turns"),
        ("say: lessons-row-bid, rules: [R5.1], position: {players: [{hand: [¶999]}, {}]}", "999"),
    ],
)
def test_each_fault_of_a_lesson_is_told_at_its_place(step: str, message: str, tmp_path: Path) -> None:
    item = step if step.startswith("¶{") else f"{{{step}}}"
    plain, [(line, column)] = marked(f"format: lesson/1\ntitle: lessons-row-title\nsteps:\n  - {item}\n")
    file = tmp_path / "01-bad.yaml"
    file.write_text(plain, "utf-8")
    [problem, *_] = check_lesson(file)
    assert (problem.file, problem.line, problem.column) == (str(file), line, column), problem
    assert message in problem.message


def test_a_step_goes_on_where_any_right_choice_before_it_ended(tmp_path: Path) -> None:
    """A step that only one of these choices leads to is a fault, however the first one goes on."""
    text = (
        "format: lesson/1\ntitle: lessons-row-title\nsteps:\n"
        f"  - {{{STEP}, do: [bid red, pass], actions: [1 pass]}}\n"
        "  - {say: lessons-row-won, rules: [R5.5], do: [lay 3]}\n"
    )
    (tmp_path / "bad.yaml").write_text(text, "utf-8")
    [problem] = check_lesson(tmp_path / "bad.yaml")
    assert (problem.line, problem.message.partition(";")[0]) == (5, "the learner cannot do this here")


def test_a_folder_of_lessons_is_checked_as_a_whole(run: Run) -> None:
    folder = next(iter(shipped_lessons().values())).parent
    assert run("check", str(folder)) == (0, f"{folder}: good\n", "")
