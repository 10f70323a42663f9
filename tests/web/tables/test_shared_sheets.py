"""Shared sheets: what somebody typed is in the sheet, was taken away by somebody, or is shown to who typed it.

The phones run the page's own module in Node, and the server is the real fold; the network between them delays, loses,
doubles and reorders what they send, and everybody is restarted at any time. There is no clock in it.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from effort import by_hand, tries
from viceroy.web.tables.cells import Cells, NumberedSheetChange, SheetBrought, TypedChange, read, written
from viceroy.web.tables.changes import FORMS

ROOT = Path(__file__).resolve().parents[3]
NODE = shutil.which("node")
pytestmark = pytest.mark.skipif(NODE is None, reason="Node is not here")
Json = dict[str, Any]


class Page:
    """The module of the page, in a process of Node."""

    def __init__(self) -> None:
        assert NODE is not None
        script = str(ROOT / "tests" / "support" / "shared_sheets.mjs")
        command = [NODE, script, str(ROOT / "web" / "page")]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")

    def __call__(self, call: str, *given: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"call": call, "given": given}) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())["answer"]

    def close(self) -> None:
        self._process.communicate()


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    running = Page()
    yield running
    running.close()


class Server:
    """The tables of a server, as the store has them: lists of lines by their codes."""

    def __init__(self) -> None:
        self.kept: dict[str, list[str]] = {}
        self.lives = 0
        self.sheets: dict[str, Cells] = {}

    def restart(self, *, lost: int = 0) -> None:
        """Read all tables anew, without their last lines."""
        self.lives += 1
        for code, lines in self.kept.items():
            del lines[max(1, len(lines) - lost) :]
            self.sheets[code] = Cells()
            for line in lines:
                self.sheets[code] = self.sheets[code].after(read(line))

    def forget(self) -> None:
        """Start anew without the store."""
        self.kept.clear()
        self.sheets.clear()
        self.lives += 1

    def make(self, phone: str, brought: Json | None) -> str:
        code = f"T{self.lives}{len(self.kept)}"
        self.kept[code], self.sheets[code] = [], Cells()
        if brought is not None:
            self._keep(code, self.sheets[code].brought(phone, FORMS.read(brought, SheetBrought)))
        return code

    def change(self, code: str, phone: str, changes: list[Json], since: int, life: str | None) -> Json | None:
        """Judge changes of this life, and return what is new; None for a table that is not here."""
        if code not in self.sheets:
            return None
        for data in changes if life == f"life {self.lives}" else ():
            typed = FORMS.read(data, TypedChange)
            if not self.sheets[code].is_answered(phone, typed.number):
                self._keep(code, self.sheets[code].judged(phone, typed))
        return self.message(code, phone, since, life)

    def message(self, code: str, phone: str | None, since: int, life: str | None) -> Json:
        own = f"life {self.lives}"
        message = self.sheets[code].message(code, own, since if life == own else 0, phone)
        data: Json = json.loads(json.dumps(FORMS.write(message)))
        return data

    def _keep(self, code: str, numbered: NumberedSheetChange) -> None:
        self.kept[code].append(written(numbered))
        self.sheets[code] = self.sheets[code].after(read(self.kept[code][-1]))


class Phone:
    """A phone, with what its browser keeps, and what its person has seen."""

    def __init__(self, page: Page, name: str, copy: Json) -> None:
        self.page, self.name = page, name
        self.code = ""
        self.kept = ""
        self.moments: list[Json] = []
        self.keep(copy)

    @property
    def copy(self) -> Json:
        copy: Json = json.loads(self.kept)
        return copy

    def keep(self, copy: Json) -> None:
        self.kept = json.dumps(copy)

    @property
    def sheet(self) -> Json:
        sheet: Json = self.page("sheetIn", self.copy)
        return sheet

    def take(self, message: Json) -> bool:
        """Take in a message; False if it says too little."""
        before, taken = self.sheet, self.page("take", self.copy, message)
        if taken is None:
            return False
        self.keep(taken)
        after = self.sheet
        self.moments = [self.page("carried", moment, before, after) for moment in self.moments[-3:]]
        return True


def values_in(sheet: Json) -> set[Any]:
    """Return all cards and names of a sheet."""
    cards = {card for player in sheet["players"] for level in player["pyramid"] for card in level["cards"]}
    return (cards | {player["name"] for player in sheet["players"]}) - {None, ""}


def places_of(value: Any, sheet: Json) -> list[object]:
    """Return where a value stands in a sheet."""
    return [
        (player["key"], level, place)
        for player in sheet["players"]
        for level, row in enumerate(player["pyramid"])
        for place, card in enumerate(row["cards"], row["skip"])
        if card == value
    ] or [player["key"] for player in sheet["players"] if player["name"] == value]


def refused_values(phone: Phone) -> set[Any]:
    """Return the values that a phone shows as not taken."""
    return {value for one in phone.copy["refused"] for value in phone.page("typedCells", one).values()}


class World:
    """Phones, a server, what is on its way between them, and who typed and took away what."""

    def __init__(self, page: Page, count: int) -> None:
        self.page = page
        self.server = Server()
        names = [sha256(bytes([number])).hexdigest()[:16] for number in range(count)]
        self.phones = [Phone(page, name, page("newCopy")) for name in names]
        self.under_way: list[tuple[str, Phone, Any]] = []
        self.typed: dict[Any, list[Phone]] = {}
        self.taken_away: set[tuple[str, Any]] = set()
        self.accepted: list[tuple[str, int]] = []
        self.counter = 100
        first = self.phones[0]
        first.keep(page("first", "first"))
        self.open(self.server.make(first.name, None))

    def open(self, code: str) -> None:
        """Let everybody open a code."""
        for phone in self.phones:
            phone.code = code

    # -- what people do

    def edit(self, phone: Phone, what: str, seat: int, at: int) -> None:
        self.counter += 1
        value: Any = f"N{self.counter}" if what == "name" else self.counter
        before = phone.sheet
        edited = self.page("edit", phone.copy, what, seat, value, at, f"r{self.counter}r")
        phone.moments.append(before)
        self._note(phone, edited)

    def undo(self, phone: Phone) -> None:
        if phone.moments:
            sheet = phone.sheet
            self._note(phone, self.page("undo", phone.copy, phone.moments.pop(), sheet))

    def _note(self, phone: Phone, edited: Json) -> None:
        phone.keep(edited["copy"])
        self._moved(phone, edited["before"], edited["after"])

    def _moved(self, phone: Phone, before: Json, after: Json) -> None:
        """Note which values were taken away, and who has typed them, brought them back or moved them."""
        there, here = values_in(before), values_in(after)
        self.taken_away |= {(phone.name, value) for value in there - here}
        self.taken_away -= {(phone.name, value) for value in here - there}
        for value in here:
            if places_of(value, before) != places_of(value, after):
                self.typed.setdefault(value, []).append(phone)

    def answer_refused(self, phone: Phone, at: int, *, is_mine: bool) -> None:
        copy = phone.copy
        if not copy["refused"]:
            return
        at %= len(copy["refused"])
        before = phone.sheet
        if not is_mine:
            self.taken_away |= {(phone.name, value) for value in copy["refused"][at]["cells"].values()}
        phone.keep(self.page("takeMine" if is_mine else "leaveTheirs", copy, at))
        self._moved(phone, before, phone.sheet)

    # -- what the network does

    def send(self, phone: Phone) -> None:
        sent = self.page("sending", phone.copy)
        phone.keep(sent["copy"])
        self.under_way.append(
            ("request", phone, (phone.code, sent["changes"], sent["copy"]["serial"], sent["copy"]["life"]))
        )

    def look(self, phone: Phone) -> None:
        """Let a phone poll without its secret."""
        copy = phone.copy
        self.under_way.append(("answer", phone, self.server.message(phone.code, None, copy["serial"], copy["life"])))

    def arrive(self, at: int, *, is_doubled: bool) -> None:
        if not self.under_way:
            return
        at %= len(self.under_way)
        kind, phone, what = self.under_way[at]
        if not is_doubled:
            del self.under_way[at]
        if kind == "answer":
            phone.take(what)
        else:
            code, changes, since, life = what
            answer = self.server.change(code, phone.name, changes, since, life)
            if answer is not None:
                self.under_way.append(("answer", phone, answer))

    def lose(self, at: int) -> None:
        if self.under_way:
            del self.under_way[at % len(self.under_way)]

    def restart(self, lost: int) -> None:
        """Start the server anew; its connections are cut."""
        self.under_way.clear()
        self.server.restart(lost=lost)

    def forget(self, phone: Phone) -> None:
        """Start the server without its store; one phone shares the sheet anew, and all open the new code."""
        self.under_way.clear()
        self.server.forget()
        self.open(self.server.make(phone.name, self.page("brought", phone.copy)))

    # -- the end

    def settle(self) -> None:
        """Let everybody be in step."""
        self.under_way.clear()
        for _ in range(8):
            for phone in self.phones:
                sent = self.page("sending", phone.copy)
                phone.keep(sent["copy"])
                copy = sent["copy"]
                answer = self.server.change(phone.code, phone.name, sent["changes"], copy["serial"], copy["life"])
                assert answer is not None
                assert phone.take(answer)

    def check(self) -> None:
        code = self.phones[0].code
        changes = [read(line) for line in self.server.kept[code]]
        answered = [(one.by, one.change.number) for one in changes if not isinstance(one.change, SheetBrought)]
        assert len({*answered}) == len(answered), "a change counts once"
        first = self.phones[0]
        for phone in self.phones:
            assert phone.copy["queue"] == []
            assert phone.copy["cells"] == first.copy["cells"]
            assert phone.sheet == first.sheet, "all agree"
        there = values_in(first.sheet)
        taken_away = {value for _, value in self.taken_away}
        assert there <= {*self.typed}, "nothing else is in the sheet"
        for value, phones in self.typed.items():
            is_shown = any(value in refused_values(phone) for phone in phones)
            assert value in there or value in taken_away or is_shown, f"{value} is lost"


PHONE, PLACE = st.integers(0, 2), st.integers(0, 9)
EDITS = st.sampled_from(["lay"] * 5 + ["replace", "insert", "take", "name", "gems", "edition", "add", "remove"])
STEPS = st.one_of(
    st.tuples(st.just("edit"), PHONE, EDITS, st.integers(0, 3), PLACE),
    st.tuples(st.just("edit"), PHONE, EDITS, st.integers(0, 3), PLACE),
    st.tuples(st.just("send"), PHONE),
    st.tuples(st.just("arrive"), PLACE, st.booleans()),
    st.tuples(st.just("arrive"), PLACE, st.just(False)),
    st.tuples(st.just("lose"), PLACE),
    st.tuples(st.sampled_from(["undo", "look"]), PHONE),
    st.tuples(st.just("mine"), PHONE, PLACE),
    st.tuples(st.just("theirs"), PHONE, PLACE),
    st.tuples(st.just("settle")),
    st.tuples(st.just("restart"), st.integers(0, 3)),
    st.tuples(st.just("forget"), PHONE),
)


def live(page: Page, steps: list[tuple[Any, ...]]) -> None:
    world = World(page, 3)
    world.settle()
    for what, *more in steps:
        match what:
            case "edit":
                world.edit(world.phones[more[0]], *more[1:])
            case "send" | "undo" | "look":
                getattr(world, what)(world.phones[more[0]])
            case "arrive":
                world.arrive(more[0], is_doubled=more[1])
            case "mine" | "theirs":
                world.answer_refused(world.phones[more[0]], more[1], is_mine=what == "mine")
            case "forget":
                world.forget(world.phones[more[0]])
            case _:
                getattr(world, what)(*more)
    world.settle()
    world.check()


@settings(max_examples=tries(600, quick=25), deadline=None)
@given(steps=st.lists(STEPS, max_size=60))
def test_nothing_that_somebody_typed_is_lost_in_silence(page: Page, steps: list[tuple[Any, ...]]) -> None:
    """... and nothing else comes into the sheet, nothing counts twice, and all phones agree in the end."""
    live(page, steps)


@by_hand
@settings(max_examples=400, deadline=None)
@given(steps=st.lists(STEPS, min_size=40, max_size=250))
def test_nothing_is_lost_in_a_long_evening_either(page: Page, steps: list[tuple[Any, ...]]) -> None:
    live(page, steps)


# -- what is shown of what was refused --------------------------------------------------------------------------------


class Desk:
    """Two phones at a sheet; what the second one types is refused, since the first one was first."""

    def __init__(self, page: Page) -> None:
        self.world = World(page, 2)
        self.one, self.two = self.world.phones
        self.world.settle()

    def lay(self, count: int, *, level: int = 1) -> list[int]:
        """Lay cards side by side on a level, from the left, and return them."""
        for at in range(count):
            self.world.edit(self.one, "lay", 0, at if level == 1 else 0)
        self.world.settle()
        cards: list[int] = self.one.sheet["players"][0]["pyramid"][level - 1]["cards"]
        return cards

    def replace_first(self, at: int) -> None:
        """Let the first phone replace a card of level 1, and the house take it before the second phone types."""
        self.world.edit(self.one, "replace", 0, at)
        self.world.send(self.one)
        self.world.arrive(0, is_doubled=False)

    def refused(self) -> list[Json]:
        """Let all be in step, and return what the second phone shows as not taken: (place, value) for each row."""
        self.world.settle()
        shown = [self.world.page("typedCells", one) for one in self.two.copy["refused"]]
        return [{key.partition("/card/")[2]: value for key, value in one.items()} for one in shown]


def test_a_refused_insert_shows_one_card_and_not_those_that_it_moved(page: Page) -> None:
    desk = Desk(page)
    ground = desk.lay(4)
    desk.replace_first(3)
    desk.world.edit(desk.two, "insert", 0, 1)
    inserted = desk.world.counter
    assert len(desk.two.sheet["players"][0]["pyramid"][0]["cards"]) == 5
    assert desk.refused() == [{"1/1": inserted}]
    assert desk.two.sheet["players"][0]["pyramid"][0]["cards"] == [*ground[:3], inserted - 1]


def test_a_card_that_was_taken_away_and_refused_is_one_row_of_nothing(page: Page) -> None:
    desk = Desk(page)
    desk.lay(4)
    desk.replace_first(3)
    desk.world.edit(desk.two, "take", 0, 1)
    assert desk.refused() == [{"1/1": None}]


def test_inserts_over_each_other_are_rows_of_one_refused_change(page: Page) -> None:
    desk = Desk(page)
    desk.lay(3)
    desk.replace_first(2)
    desk.world.edit(desk.two, "insert", 0, 1)
    desk.world.send(desk.two)
    desk.world.edit(desk.two, "insert", 0, 0)
    last = desk.world.counter
    assert desk.refused() == [{"1/0": last, "1/2": last - 1}]


@pytest.mark.parametrize(
    ("before", "after", "rows"),
    [
        ([1, 2, None], [1, 9, 2], {1: 9}),
        ([1, 2, 3], [1, 9, 3], {1: 9}),
        ([1, 2, 3], [1, 3, None], {1: None}),
        ([1, 2, 3], [8, 9, 3], {0: 8, 1: 9}),
        ([1, 2, 3], [9, 3, None], {0: 9, 1: None}),
        ([5, 5, None], [5, 5, 5], {2: 5}),
        ([None], [7], {0: 7}),
        ([7], [None], {0: None}),
        ([4, None], [None, 4], {0: None, 1: 4}),
    ],
    ids=str,
)
def test_rows_are_the_cards_that_were_typed(page: Page, before: list[Any], after: list[Any], rows: Json) -> None:
    """... or taken away; those that kept their order only moved. A card that changes its place alone has two rows."""
    was = {f"player/1-a/card/2/{at}": card for at, card in enumerate(before)}
    cells = {f"player/1-a/card/2/{at}": card for at, card in enumerate(after)}
    expected = {f"player/1-a/card/2/{at}": card for at, card in rows.items()}
    assert page("typedCells", {"numbers": [1], "cells": cells, "was": was}) == expected


def test_a_change_that_an_older_page_has_kept_shows_all_its_cells(page: Page) -> None:
    cells = {"player/1-a/card/1/0": 3, "player/1-a/name": "Ada"}
    assert page("typedCells", {"numbers": [1], "cells": cells}) == cells


def test_cards_of_levels_and_players_do_not_mix(page: Page) -> None:
    """The tenth place comes after the ninth, and each level is a row of its own."""
    was = {"player/1-a/card/1/9": 1, "player/1-a/card/1/10": 2, "player/1-a/card/1/11": None, "player/1-b/card/1/9": 1}
    cells = {"player/1-a/card/1/10": 1, "player/1-a/card/1/11": 2, "player/1-a/card/1/9": 8, "player/1-b/card/1/9": 6}
    rows = {"player/1-a/card/1/9": 8, "player/1-b/card/1/9": 6}
    assert page("typedCells", {"numbers": [1], "cells": cells, "was": was}) == rows
