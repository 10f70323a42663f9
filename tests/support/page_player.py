"""Somebody who plays a game in the page by tapping what it offers, at random; and what the page asked meanwhile."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from browser import Watched

Data = dict[str, Any]

_STATE = """import('./play-game.js').then(({play}) => ({
  isBusy: play.isBusy, choices: play.table?.choices.length ?? 0, isOver: Boolean(play.table?.is_over),
}))"""
OFFERED = """[...document.querySelectorAll(
  '.tray .choice:not([aria-disabled=true]), .thing.is-offered, .gem-steppers [id$=-more]:not([aria-disabled=true])',
)].filter((one) => one.checkVisibility()).map(({id}) => id)"""
"""The ids of all that a page offers for a tap."""
_OTHERS = ("cards", "card", "score")


class Listener:
    """Notes the questions of a page about games, each with its answer, as they pass."""

    def __init__(self) -> None:
        self.heard: list[tuple[Data, Data]] = []

    def note(self, request: Any) -> None:
        if not request.url.endswith("/ask"):
            return
        question = json.loads(request.post_data)
        if question["ask"] not in _OTHERS:
            self.heard.append((question, request.response().json()))

    def asked(self, *kinds: str) -> list[tuple[Data, Data]]:
        return [(question, answer) for question, answer in self.heard if question["ask"] in kinds]


@contextmanager
def listening(seen: Watched) -> Iterator[Listener]:
    listener = Listener()
    seen.page.on("requestfinished", listener.note)
    yield listener
    seen.page.remove_listener("requestfinished", listener.note)


def set_up(seen: Watched) -> None:
    """Turn from the start of the tab to a game against bots."""
    seen.page.tap("#against-bots")
    seen.page.wait_for_selector("#deal")


def deal(seen: Watched) -> None:
    """Deal a game by the tab as it is set up."""
    seen.page.tap("#deal")
    wait_for_turn(seen)


def wait_for_turn(seen: Watched) -> bool:
    """Wait until the person has something to choose, or the game is over; whether it goes on."""
    state: Data = {}

    def is_settled() -> bool:
        state.update(seen.ask(_STATE))
        return not state["isBusy"] and bool(state["choices"] or state["isOver"])

    for _ in range(1500):
        if is_settled():
            return not state["isOver"]
        seen.page.wait_for_timeout(20)
    raise AssertionError(f"nobody chooses: {state}")


def tap_something(seen: Watched, rng: Random) -> None:
    """Tap one thing of those that the page offers."""
    seen.page.tap(f"[id='{something(seen, rng)}']")


def something(seen: Watched, rng: Random) -> str:
    """Return the id of something that the page offers."""
    offered: list[str] = seen.ask(OFFERED)
    assert offered, seen.page.inner_text(".tray")
    return one_of(offered, rng)


def one_of(offered: list[str], rng: Random) -> str:
    """Return one of the ids that a page offers: mostly a choice about what was tapped before, or a thing."""
    making = [one for one in offered if one.startswith(("picked-", "take-gems"))]
    things = [one for one in offered if not one.startswith("other-")]
    likely = making or things
    return rng.choice(likely if likely and rng.random() < 0.8 else offered)


def open_game(seen: Watched, address: str, game: str, **settings: str) -> None:
    """Open the tab with a game that this browser kept, and with settings such as the language.

    The browser must not show the page yet.
    """
    kept = {"viceroy.play.test": json.dumps({"name": "A game", "game": game, "changed": 1}), "viceroy.play": "test"}
    kept |= {f"viceroy.{name}": value for name, value in settings.items()}
    if not seen.page.url.startswith(address):
        seen.page.goto(f"{address}icon.svg")
    seen.page.evaluate("(kept) => Object.entries(kept).forEach(([key, text]) => localStorage.setItem(key, text))", kept)
    seen.page.goto(f"{address}#play")
    wait_for_turn(seen)


def shown_table(seen: Watched) -> Data:
    """Return what the page shows, as Python answered it."""
    table: Data = seen.ask("import('./play-game.js').then(({shownTable}) => shownTable())")
    return table
