"""The strict hooks and the explaining reader are of one mind: the same value of the same data, or both refuse."""

from __future__ import annotations

import json
import random
from contextvars import copy_context
from functools import cache
from typing import Any

import pytest

import golden
from any_laws import any_document
from effort import tries
from sheet_strategies import random_sheet
from spoiled_json import spoiled
from viceroy.cardsets.card_set_form import CardSetForm
from viceroy.cardsets.forms import card_forms
from viceroy.documents import forms
from viceroy.documents.reader import UNREAD, Reading
from viceroy.documents.registry import FormRegistry
from viceroy.engine.record import Entry
from viceroy.errors import BadJson, Path
from viceroy.formats.documents import DOCUMENTS
from viceroy.formats.games import GAMES
from viceroy.formats.records import Header
from viceroy.formats.studies import GameResult, GamesHeader
from viceroy.sheets.forms import SheetForm, sheet_forms
from viceroy.text.source import Problems
from viceroy.values import code

Data = Any
LINES = {"record": Header | Entry, "arena-games": GamesHeader | GameResult}


def structured(data: Data, kind: Any, registry: FormRegistry) -> Any:
    """Return the value that the hooks make, or `UNREAD`."""
    try:
        return forms.structured(data, registry.form_of(kind))
    except ValueError:
        return UNREAD


def explained(data: Data, kind: Any, forms: FormRegistry) -> Any:
    """Return the value that the explaining reader makes, or `UNREAD`."""
    gathered = Problems()
    try:
        value = forms.form_of(kind).read(data, Reading(gathered))
    except BadJson:  # of very many faults
        return UNREAD
    assert (value is UNREAD) == bool(gathered.problems)
    return value


def same(data: Data, kind: Any, forms: FormRegistry) -> bool:
    """Claim that both ways agree, down to the types of numbers; return whether they take the data."""
    fast, slow = (copy_context().run(read, data, kind, forms) for read in (structured, explained))
    assert (fast is UNREAD) == (slow is UNREAD), data
    assert fast is UNREAD or (fast == slow and code(fast) == code(slow)), data
    return fast is not UNREAD


@cache
def written(name: str) -> tuple[Data, ...]:
    """Return golden texts of a format, without what stands around the values of their type."""
    (path,) = golden.FOLDER.glob(f"{name}-[0-9].jsonl")
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    if name in LINES or name == "card-set":
        return tuple(lines)
    key = DOCUMENTS[name].key
    return tuple(line[key] if key else {part: line[part] for part in line if part != "format"} for line in lines)


@pytest.mark.parametrize("name", [*DOCUMENTS, *LINES])
def test_json_is_read_alike_both_ways(name: str) -> None:
    kind = DOCUMENTS[name].kind if name in DOCUMENTS else LINES[name]
    rng, lines = random.Random(name), written(name)
    some = rng.sample(lines, min(len(lines), 6))
    assert all(same(data, kind, GAMES) for data in some)
    for _ in range(tries(200, quick=6)):
        same(spoiled(rng.choice(some), rng, some), kind, GAMES)


@pytest.mark.parametrize("seed", range(tries(300, quick=15)))
def test_sheets_are_read_alike_both_ways(seed: int) -> None:
    rng = random.Random(seed)
    sheet = {"format": "score-sheet/1", **random_sheet(rng)}
    assert same(sheet, SheetForm, sheet_forms())
    for _ in range(3):
        same(spoiled(sheet, rng), SheetForm, sheet_forms())


@pytest.mark.parametrize("seed", range(tries(300, quick=15)))
def test_card_sets_are_read_alike_both_ways(seed: int) -> None:
    """Good ones, wild ones whose keys do not go together, and both with something changed."""
    rng = random.Random(seed)
    good, wild = any_document(rng), any_document(rng, is_wild=True)
    assert same(good, CardSetForm, card_forms())
    for data in (wild, spoiled(good, rng), spoiled(wild, rng)):
        same(data, CardSetForm, card_forms())


def test_a_fault_of_the_program_is_not_taken_for_bad_data(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is no `ValueError` comes out, instead of a slow second reading that hides it."""

    def broken(*_: object) -> Any:
        raise AttributeError("a mistake in a hook")

    monkeypatch.setattr("viceroy.documents.registry.structured", broken)
    with pytest.raises(AttributeError):
        GAMES.read({"name": "printed"}, CardSetForm)


def test_what_must_stand_once_in_several_files_is_found_in_good_ones() -> None:
    """Two good files of one set may use a number twice, whichever way each of them is read."""
    rng = random.Random(1)
    data = any_document(rng)
    first: dict[object, tuple[Problems, Path]] = {}
    for expected in (False, True):
        gathered = Problems()
        gathered.first = first
        card_forms().gather(data, CardSetForm, gathered)
        assert bool(gathered.problems) is expected
