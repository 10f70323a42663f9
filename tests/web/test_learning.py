"""Learning in the page, in a real browser: lessons by touch and by keyboard, what is kept, and the first game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from browser import Watched
from effort import PROFILE, by_hand, slow
from page_checks import assert_fits, violations
from page_player import listening, tap_something, wait_for_turn
from page_sizes import SIZES, hidden
from viceroy.engine.actions import Action
from viceroy.formats.documents import action_data
from viceroy.lessons.first_game import SEED
from viceroy.lessons.lesson import Moment, asked_actions, counted
from viceroy.lessons.reader import load_lesson, shipped_lessons
from viceroy.wording.catalog import catalog_of
from viceroy.wording.languages import finished_tags
from web_server import WebServer

for extra in ("starlette", "uvicorn", "segno"):
    pytest.importorskip(extra, reason="the extra `web` is not here")

STEP = """import('./play-game.js').then(({play}) => (play.isBusy ? null : [
  play.table?.lesson?.name ?? '', play.table?.lesson?.done.length ?? -1,
]))"""
ACT = "(action) => import('./play-game.js').then(({act}) => act(action))"
LESSON_SIZES = tuple((320, 640) if size == (320, 568) else size for size in SIZES)
"""On a phone that is smaller still the choices scroll below a long text."""
KEPT = "localStorage.getItem('viceroy.lessons-done')"


@pytest.fixture
def page(tab: Watched, server: WebServer) -> Watched:
    """The list of lessons, for somebody new."""
    tab.page.goto(f"{server.address}#play")
    tab.page.tap("#learn")
    tab.page.wait_for_selector("#lesson-row")
    return tab


def wait_for_step(page: Watched, moment: Moment) -> None:
    for _ in range(500):
        if page.ask(STEP) == [moment.lesson.name, moment.index]:
            return
        page.page.wait_for_timeout(20)
    raise AssertionError((moment.lesson.name, moment.index, page.ask(STEP)))


def right(moment: Moment) -> Action | int | None:
    form = moment.form
    if form.ask is not None:
        return counted(form.ask, moment.state)
    return None if form.do is None else asked_actions(form.do, moment.state)[0]


def steps(page: Watched, name: str, choose: Callable[[Watched, Action | int | None], None]) -> Iterator[Moment]:
    """Yield each step of a lesson that is open, and its end; after each one what it asks for is chosen."""
    moment = load_lesson(name).begin()
    while True:
        wait_for_step(page, moment)
        yield moment
        if moment.is_over:
            return
        choice = right(moment)
        choose(page, choice)
        following = moment.after(choice)
        assert isinstance(following, Moment)
        moment = following


def by_touch(page: Watched, choice: Action | int | None) -> None:
    """Choose by a tap; an action by what the page does when it is tapped."""
    if choice is None:
        page.page.tap("#lesson-on")
    elif isinstance(choice, int):
        page.page.tap(f"#lesson-number-{choice}")
    else:
        page.page.evaluate(ACT, action_data(choice))


def text_of(page: Watched) -> str:
    return page.page.inner_text("#lesson-text")


# -- lessons ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*shipped_lessons()] if PROFILE == "exhaustive" else ["row"])
def test_a_lesson_says_its_steps_above_the_table_of_a_game(page: Watched, name: str) -> None:
    """At its end it is marked as done, and leads to the next one."""
    page.page.tap(f"#lesson-{name}")
    for moment in steps(page, name, by_touch):
        if not moment.is_over:
            assert text_of(page) == moment.text(catalog_of("en"))
    assert page.ask(KEPT) == f'["{name}"]'
    page.page.tap("#lesson-list")
    page.page.wait_for_selector(f"#lesson-{name}")
    assert "done" in page.page.inner_text(f"#lesson-{name}")


@slow
def test_a_wrong_choice_is_told_and_can_be_tried_again(page: Watched) -> None:
    """What the rules refuse is told with the number of the rule, which explains itself; a wrong number, too."""
    page.page.tap("#lesson-row")
    for moment in steps(page, "row", by_touch):
        if moment.index == 2:
            page.page.tap("#card-61")
            assert page.page.inner_text("#why .rule") == "R5.2"
            page.page.tap("#card-3")
            page.page.tap("#picked-0")
            page.page.wait_for_selector("#why")
            wrong = moment.after(next(iter(asked_actions(["bid red"], moment.state))))
            assert not isinstance(wrong, Moment)
            assert page.page.inner_text("#why") == wrong.text(catalog_of("en"))
            page.page.tap("#card-5")
            page.page.tap("#picked-0")
            break
    wait_for_step(page, moment.after(right(moment)))  # type: ignore[arg-type]
    page.page.tap(".lesson-said .rule")
    assert "single bidder" in page.page.inner_text("#rule")


@slow
def test_a_lesson_goes_on_after_a_reload_in_another_language_and_a_step_back(page: Watched) -> None:
    page.page.tap("#lesson-row")
    moment = load_lesson("row").begin()
    wait_for_step(page, moment)
    by_touch(page, None)
    following = moment.after(None)
    assert isinstance(following, Moment)
    wait_for_step(page, following)
    page.page.reload()
    wait_for_step(page, following)
    page.page.tap("#play-menu")
    page.page.select_option("#play-language", "de")
    page.page.keyboard.press("Escape")
    wait_for_step(page, following)
    page.wait_until(f"document.getElementById('lesson-text').textContent === {following.text(catalog_of('de'))!r}")
    page.page.tap("#play-undo")
    wait_for_step(page, moment)


@slow
def test_a_lesson_can_be_done_by_the_keyboard_alone_and_is_read_out(page: Watched) -> None:
    """The focus is never lost: it is on what was pressed, or on what the step says, and a live region says the step."""

    def press(_: Watched, choice: Action | int | None) -> None:
        if isinstance(choice, Action):
            page.page.keyboard.press("ArrowRight")
            for _try in range(8):
                if page.ask("document.querySelector('.scene .thing[aria-pressed=true]')?.id") == "card-5":
                    break
                page.page.keyboard.press("ArrowRight")
        page.page.keyboard.press("1")

    page.page.focus("#lesson-row")
    page.page.keyboard.press("Enter")
    for moment in steps(page, "row", press):
        assert page.ask("document.activeElement !== document.body"), moment.index
        assert page.page.get_attribute("#lesson-text", "role") == "status"
        if moment.index == 3:
            break


# -- how it looks -----------------------------------------------------------------------------------------------------


@slow
def test_lessons_can_be_used_by_all(page: Watched) -> None:
    """WCAG 2.2 AA as far as a program can tell, of the list, and of steps that ask for a number and that are read."""
    assert_fits(page)
    assert violations(page) == []
    page.page.tap("#lesson-place")
    for moment in steps(page, "place", by_touch):
        if moment.index in (1, 3):
            assert violations(page) == [], moment.index


@by_hand
@pytest.mark.parametrize("tag", finished_tags())
def test_each_step_fits_the_window(page: Watched, tag: str) -> None:
    """At six sizes, in each language, all that can be tapped and all that is said is in sight."""
    page.page.evaluate(f"localStorage.setItem('viceroy.language', '{tag}')")
    page.page.reload()
    page.page.tap("#learn")
    page.page.wait_for_selector("#lesson-row")
    faults = {}
    for name in shipped_lessons():
        page.page.tap(f"#lesson-{name}")
        for moment in steps(page, name, by_touch):
            for size in () if moment.state.is_over else LESSON_SIZES:  # the result scrolls, as in any game
                if found := hidden(page, size):
                    faults[name, moment.index, size] = found
            page.page.set_viewport_size({"width": 390, "height": 844})
        page.page.tap("#lesson-list")
        page.page.wait_for_selector("#lesson-row")
    assert faults == {}, "\n".join(f"{where}: {found}" for where, found in faults.items())


# -- the first game ---------------------------------------------------------------------------------------------------


@slow
def test_the_first_game_has_a_fixed_deal_and_a_word_to_each_new_question(page: Watched) -> None:
    """Each word comes once; what was told is remembered after a reload."""
    dice = Random(1)
    told: list[str] = []
    with listening(page) as heard:
        page.page.tap("#first-game")
        wait_for_turn(page)
        for _ in range(14):
            word = page.page.query_selector("#first-word")
            text = word.inner_text() if word else ""
            if text and (not told or told[-1] != text):
                told.append(text)
            tap_something(page, dice)
            if not wait_for_turn(page):
                break
    [(asked, _)] = heard.asked("deal")
    assert asked["seed"] == SEED
    assert len(told) == len({*told}) > 2
    page.page.reload()
    wait_for_turn(page)
    word = page.page.query_selector("#first-word")
    assert word is None or word.inner_text() not in told[:-1]
