"""Questions about lessons: which there are, the table of a step, and what becomes of a choice; the first game, too."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, ClassVar

import attrs

from viceroy.engine.actions import Action
from viceroy.errors import BadNotation
from viceroy.formats.notation import action_text, read_action
from viceroy.lessons.first_game import FIRST_WORDS, OTHER_RULES, SEED
from viceroy.lessons.forms import LEARNER
from viceroy.lessons.lesson import Moment, Wrong
from viceroy.lessons.reader import load_lesson, shipped_lessons, title_of
from viceroy.messages import snake_case
from viceroy.sessions.session import Session
from viceroy.values import Between, Items, Omitted, Value
from viceroy.web.play import RefusedAnswer
from viceroy.web.questions import InLanguage, Unanswerable
from viceroy.web.seen import PlayedTable, PlayRefusal, TableSet, log_steps, named_set, played_fields, seen_fields
from viceroy.wording.catalog import Catalog, texts_of

MOST_STEPS = 100
"""The most steps that a lesson of the page has."""
OTHER = "other"
"""The name for all questions that are not in `FIRST_WORDS`."""

# -- the list ---------------------------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class ListedLesson(Value):
    """A lesson in the list of all."""

    name: str
    """Its name."""
    title: str
    """What it is called."""


@attrs.frozen(kw_only=True)
class FirstWord(Value):
    """What is said in a first game when a question comes for the first time."""

    task: str
    """The question, as `task` of a view names it; `other` stands for all that are not listed."""
    text: str
    """What is said."""
    rules: tuple[str, ...]
    """The rules that say so."""


@attrs.frozen(kw_only=True)
class LessonsAnswer(Value):
    """The lessons, and the words of a first game."""

    lessons: tuple[ListedLesson, ...]
    """The lessons, in the order in which they build up."""
    first_words: tuple[FirstWord, ...]
    """What is said in a first game."""
    seed: int
    """The seed of the first game, whose deal is fixed."""


@attrs.frozen(kw_only=True)
class LessonsQuestion(InLanguage):
    """Which lessons there are."""

    ask: ClassVar = "lessons"

    def answer(self) -> LessonsAnswer:
        """List them."""
        words = self.catalog.first
        return LessonsAnswer(
            lessons=tuple(_listed(name, self.catalog) for name in shipped_lessons()),
            first_words=(
                *(
                    FirstWord(task=(task := snake_case(kind.__name__)), text=getattr(words, task), rules=rules)
                    for kind, rules in FIRST_WORDS.items()
                ),
                FirstWord(task=OTHER, text=words.other, rules=OTHER_RULES),
            ),
            seed=SEED,
        )


def _listed(name: str, catalog: Catalog) -> ListedLesson:
    return ListedLesson(name=name, title=_title(title_of(name), catalog))


def _title(message: str, catalog: Catalog) -> str:
    return texts_of(catalog.language)[message].text.format()


# -- a lesson that is under way ---------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class LessonStep(Value):
    """Where a lesson stands."""

    name: str
    """The name of the lesson."""
    title: str
    """What it is called."""
    step: int
    """The number of the step, from 1; at the end that of the last one."""
    count: int
    """How many steps the lesson has."""
    is_over: bool
    """Whether the lesson is done."""
    text: str
    """What the step says; at the end of the lesson empty."""
    rules: tuple[str, ...]
    """The rules that say so."""
    is_read: bool
    """Whether the step is only read."""
    numbers: tuple[int, ...]
    """The numbers to choose from; none where the step does not ask for one."""
    done: tuple[str, ...]
    """What was chosen at each step before, for the next question."""
    next: ListedLesson | None
    """The lesson that comes after this one; null after the last."""


@attrs.frozen(kw_only=True)
class LessonTable(PlayedTable):
    """The table of a step of a lesson."""

    lesson: LessonStep
    """The step."""
    serial: int
    """How many steps have been done."""
    bots_to_act: bool
    """No bot chooses in a lesson."""
    next_person: int | None
    """The seat of the learner, null where nothing is to be chosen at the table."""
    undo: str | None
    """Why no step can be taken back; null if one can."""
    set: TableSet
    """The card set."""


@attrs.frozen(kw_only=True)
class LessonQuestion(InLanguage):
    """What the table of a step of a lesson looks like."""

    ask: ClassVar = "lesson"
    name: str
    """The name of the lesson."""
    done: Annotated[tuple[str, ...], Items(most=MOST_STEPS), Omitted()] = ()
    """What was chosen at each step before, from the last answer."""
    drawn: Annotated[tuple[int, ...], Omitted()] = ()
    """The numbers of the drawings that the page has: they are left out."""

    def answer(self) -> LessonTable:
        """Show it."""
        return _table(moment_of(self.name, self.done), self.done, self.catalog, self.drawn)


@attrs.frozen(kw_only=True)
class LearnQuestion(LessonQuestion):
    """What becomes of a choice of the learner: an action, a number, or neither where the step is only read."""

    ask: ClassVar = "learn"
    action: Annotated[Action | None, Omitted()] = None
    """The action."""
    number: Annotated[Annotated[int, Between(-999, 999)] | None, Omitted()] = None
    """The number."""

    def answer(self) -> LessonTable | RefusedAnswer:  # type: ignore[override]
        """Show the next step, or say what was wrong."""
        choice = self.number if self.action is None else self.action
        moment = moment_of(self.name, self.done)
        following = moment.after(choice)
        if isinstance(following, Wrong):
            return RefusedAnswer(refusal=_refused(following, self.catalog))
        done = (*self.done, _written(choice))
        return _table(following, done, self.catalog, self.drawn)


def _refused(wrong: Wrong, catalog: Catalog) -> PlayRefusal:
    text, refusal = wrong.text(catalog), wrong.refusal
    if refusal is None:
        return PlayRefusal(code="not-asked-for", message=text)
    return PlayRefusal(code=refusal.code.value, message=text, rule=refusal.rule)


def _written(choice: Action | int | None) -> str:
    """Return a choice as `done` has it: an action in the notation, a number in digits, nothing where one only read."""
    return "" if choice is None else str(choice) if isinstance(choice, int) else action_text(choice)


@lru_cache(maxsize=64)
def moment_of(name: str, done: tuple[str, ...]) -> Moment:
    """Return the step of a lesson after what was chosen before; raises `Unanswerable` where it does not go on so."""
    if name not in shipped_lessons():
        raise Unanswerable(f"there is no lesson {name!r}")
    if not done:
        return load_lesson(name).begin()
    *before, last = done
    try:
        choice = None if not last else int(last) if last.lstrip("-").isdecimal() else read_action(last)
    except BadNotation as bad:
        raise Unanswerable(f"$.done[{len(before)}]: {bad}") from None
    following = moment_of(name, tuple(before)).after(choice)
    if isinstance(following, Wrong):
        raise Unanswerable(f"$.done[{len(before)}]: the lesson does not go on so")
    return following


def _table(moment: Moment, done: tuple[str, ...], catalog: Catalog, drawn: tuple[int, ...]) -> LessonTable:
    session = Session.from_state(moment.start)
    for action in moment.actions:
        session.do(action)
    seen, form, lesson = session.view(LEARNER), moment.form, moment.lesson
    is_played = not moment.is_over and form.do is not None
    names = [*shipped_lessons()]
    cards = seen.rules.card_set
    return LessonTable(
        seat=LEARNER,
        **seen_fields(seen, (None,) * len(seen.seats), catalog, drawn, has_points=seen.is_over),
        **played_fields(session, seen, catalog, is_asked=is_played),
        log=log_steps(session.history, 1, LEARNER, catalog),
        lesson=LessonStep(
            name=lesson.name,
            title=_title(lesson.form.title, catalog),
            step=min(moment.index + 1, lesson.count),
            count=lesson.count,
            is_over=moment.is_over,
            text="" if moment.is_over else moment.text(catalog),
            rules=() if moment.is_over else form.rules,
            is_read=not moment.is_over and form.do is None and form.ask is None,
            numbers=() if moment.is_over or form.ask is None else form.ask.choices,
            done=done,
            next=_listed(names[after], catalog) if (after := names.index(lesson.name) + 1) < len(names) else None,
        ),
        serial=len(done),
        bots_to_act=False,
        next_person=LEARNER if is_played else None,
        undo=None if done else catalog.undo.nothing_done,
        set=named_set(cards, cards.id, cards.names),
    )


QUESTIONS = (LessonsQuestion, LessonQuestion, LearnQuestion)
