"""Bots that fail, and hosts that do not mind."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import bad_bots
import viceroy
from effort import by_hand, slow
from viceroy.bots import BadBot, BotFailed, Guarded, guarded
from viceroy.engine.actions import Action, Pass
from viceroy.engine.views import GameView


@pytest.fixture
def view() -> GameView:
    return viceroy.view(viceroy.new_game(2, seed=7), 0)


@pytest.fixture
def misbehaving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install a package with bad bots, here and for other processes."""
    bad_bots.install(tmp_path, monkeypatch)


FAILURES = {
    "raises": "raised RuntimeError: no idea",
    "mute": "raised RuntimeError",
    "colorful": r"raised RuntimeError: \x1b[2J gone\nfor good",
    "exits": "raised SystemExit: 3",
    "nonsense": "returned 'the whole bank', which is not one of its 2 legal actions",
    "others": "returned Pass(seat=1), which is not one of its 2 legal actions",
    "unmade": "raised RuntimeError: not today",
}


@pytest.mark.usefixtures("misbehaving")
@pytest.mark.parametrize(
    ("name", "seconds"),
    [
        *((name, None) for name in FAILURES),
        ("exits", 20.0),
        pytest.param("nonsense", 20.0, marks=slow),
        *(pytest.param(name, 20.0, marks=by_hand) for name in FAILURES if name not in ("exits", "nonsense")),
    ],
)
def test_what_a_failed_bot_did_is_a_message(view: GameView, name: str, seconds: float | None) -> None:
    """Errors, an exit, nonsense, actions of other seats: one line that a terminal can print, also from a process."""
    with pytest.raises(BotFailed) as failed, guarded(name, 1, seconds) as bot:
        bot.choose(view)
    assert str(failed.value) == FAILURES[name]


@pytest.mark.usefixtures("misbehaving")
@pytest.mark.parametrize("name", ["hangs", pytest.param("sleeps", marks=by_hand)])
def test_a_bot_that_hangs_is_ended(view: GameView, name: str) -> None:
    """Whether it works or waits: after its time the process is gone, and the host goes on."""
    with pytest.raises(BotFailed, match=r"took longer than 0\.2 s"), guarded(name, 1, 0.2) as bot:
        bot.choose(view)
    process = vars(bot)["_process"]
    assert process.returncode is not None


@pytest.mark.usefixtures("misbehaving")
def test_a_bot_that_ends_its_process_ends_no_other(view: GameView) -> None:
    with pytest.raises(BotFailed, match="its process ended"), guarded("dies", 1, 20.0) as bot:
        bot.choose(view)


@pytest.mark.usefixtures("misbehaving")
@pytest.mark.parametrize("name", ["prints", pytest.param("reads", marks=slow)])
def test_what_a_bot_prints_is_no_answer(view: GameView, name: str) -> None:
    """A bot may print what looks like an answer, or read what is meant for its process: neither disturbs the game."""
    with guarded(name, 1, 20.0) as bot:
        assert bot.choose(view) == view.legal[0]
        assert bot.choose(view) == view.legal[0]


class Late:
    """A view that takes longer to read than a bot has time."""

    def __init__(self, view: GameView) -> None:
        self.view, self.legal = view, view.legal

    def __reduce__(self) -> tuple[Any, ...]:
        return import_module("misbehaving").late, (self.view,)


@pytest.mark.usefixtures("misbehaving")
def test_reading_a_view_is_not_the_time_of_the_bot(view: GameView) -> None:
    with guarded("random", 1, 1.0) as bot:
        assert bot.choose(Late(view)) in view.legal  # type: ignore[arg-type]


def test_a_bot_in_a_process_chooses_as_it_does_here() -> None:
    def end(bot: Guarded) -> viceroy.GameState:
        state = viceroy.new_game(2, seed=3)
        while seats := viceroy.to_act(state):
            state = viceroy.reduce(state, bot.choose(viceroy.view(state, seats[0])))
        return state

    with guarded("random", 5) as here, guarded("random", 5, 20.0) as there:
        assert end(here) == end(there)


@pytest.mark.parametrize("seconds", [None, 20.0])
def test_a_bot_that_is_not_there_is_no_failure_of_a_bot(seconds: float | None) -> None:
    with pytest.raises(BadBot, match="no bot 'randon'"):
        guarded("randon", 1, seconds)
    with pytest.raises(BadBot, match="has no option 'ms'"):
        guarded("random:ms=1", 1, seconds)


def test_a_frozen_program_starts_itself_for_no_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.frozen", True, raising=False)
    with pytest.raises(BadBot, match="a Python of its own, which a frozen program lacks"):
        guarded("random", 1, 20.0)
    assert guarded("random", 1) is not None


@pytest.mark.parametrize(("seconds", "error"), [(0, ValueError), (-1.0, ValueError), ("5", TypeError)])
def test_a_limit_of_time_is_a_number_above_0(seconds: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        guarded("random", 1, seconds)


def test_a_class_with_a_limit_of_time_must_be_importable() -> None:
    """The other process can import neither what is inside a function nor what is in the main program."""

    class Local(viceroy.RandomBot):
        pass

    with pytest.raises(BadBot, match="define it at the top level of a module"):
        guarded(Local, 1, 20.0)
    with guarded(viceroy.RandomBot, 1, 20.0) as bot:
        assert bot.choose(viceroy.view(viceroy.new_game(2, seed=7), 0)) is not None


class Odd:
    """An answer that does strange things when it is looked at."""

    def __init__(self, *, compare: Callable[[], bool], show: Callable[[], str]) -> None:
        self.compare, self.show = compare, show

    def __eq__(self, other: object) -> bool:
        return self.compare()

    def __hash__(self) -> int:
        return 1

    def __repr__(self) -> str:
        return self.show()


def fail() -> bool:
    raise RuntimeError("do not look")


@pytest.mark.parametrize(
    "odd",
    [
        Odd(compare=fail, show=str),
        Odd(compare=bool, show=lambda: str(fail())),
        Odd(compare=bool, show=lambda: "x" * 10**6),
    ],
)
def test_an_answer_cannot_harm_whoever_looks_at_it(view: GameView, odd: Odd) -> None:
    class Strange:
        def choose(self, view: GameView) -> Action:  # noqa: ARG002 - as every bot
            return odd  # type: ignore[return-value]

    with pytest.raises(BotFailed) as failed:
        Guarded(Strange()).choose(view)
    assert len(str(failed.value)) < 400


def test_an_equal_answer_is_as_good_as_the_listed_one(view: GameView) -> None:
    later = viceroy.reduce(viceroy.new_game(2, seed=7), view.legal[0])
    later = viceroy.reduce(later, viceroy.legal_actions(later, 1)[0])
    while not any(isinstance(action, Pass) for action in viceroy.legal_actions(later, viceroy.to_act(later)[0])):
        later = viceroy.reduce(later, viceroy.legal_actions(later, viceroy.to_act(later)[0])[0])
    seen = viceroy.view(later, viceroy.to_act(later)[0])

    class Passer:
        def choose(self, view: GameView) -> Action:
            assert view.seat is not None
            return Pass(view.seat)

    assert any(Guarded(Passer()).choose(seen) is known for known in seen.legal)
