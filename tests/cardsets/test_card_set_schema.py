"""The card-set schema: it offers what is legal, and is of one mind with the code that reads card sets."""

from __future__ import annotations

import copy
import json
import time
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path as FilePath
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from any_laws import any_document
from effort import PROFILE, tries
from spoiled_json import paths, spoiled
from viceroy.cardsets import check_card_set, load_card_set
from viceroy.cardsets.stack import form_of
from viceroy.documents import schemas
from viceroy.documents.schemas import shipped_validator
from viceroy.errors import BadFile, Code, Problem
from viceroy.model.quantities import PLACES_COUNTED, Counted, Where
from viceroy.resources import schema_path
from viceroy.text.source import Problems
from viceroy.text.yaml_text import YamlDocument, parse_document

Data = dict[str, Any]
Path = tuple[str | int, ...]
SCHEMA: Data = json.loads(schema_path("card-set").read_text("utf-8"))


def resolved(schema: Data) -> Data:
    if "$ref" not in schema:
        return schema
    name = schema["$ref"].removeprefix("#/$defs/")
    return {**resolved(SCHEMA["$defs"][name]), **schema}


def as_document(data: Any) -> YamlDocument:
    whole = json.loads(json.dumps(data))  # two halves of a character become one, as in any file
    text = json.dumps(whole, ensure_ascii=False, indent=1).replace(str(10**30), str(10**17))  # longer ones are not read
    return parse_document(text, file="set.yaml")


MEANINGS = {Code.WRONG_FORMAT, Code.DUPLICATE_NUMBER, Code.DUPLICATE_ID, Code.DUPLICATE_KEY, Code.NOT_RISING}
"""What no schema can say: whose file this is, what stands twice, be it in two files, and numbers that must rise."""


def is_good_by_schema(document: YamlDocument) -> bool:
    return shipped_validator("card-set").is_valid(document.root.plain())


def shape_by_reading(document: YamlDocument) -> list[Problem]:
    try:
        form_of(Problems(document), document.root.plain())
    except BadFile as bad:
        return [problem for problem in bad.problems if problem.code not in MEANINGS]
    return []


def test_effects_are_told_apart_by_their_key() -> None:
    effects = SCHEMA["$defs"]["effect"]["oneOf"]
    assert [list(one["properties"]) for one in effects] == [one["required"] for one in effects]
    assert {len(one["required"]) for one in effects} == {1}


def test_points_and_per_are_offered_first() -> None:
    first = SCHEMA["$defs"]["law_card"]["properties"]["scoring"]["items"]["oneOf"][0]
    assert list(resolved(first)["properties"])[:2] == ["points", "per"]


@pytest.mark.parametrize("counted", Counted, ids=str)
def test_only_legal_places_are_offered(counted: Counted) -> None:
    """Where `count` is written an editor offers for `where` what goes with it."""
    variants = [one["properties"] for one in SCHEMA["$defs"]["quantity"]["oneOf"]]
    offered = {where for one in variants if counted in words_of(one["count"]) for where in words_of(one["where"])}
    assert offered == set(PLACES_COUNTED[counted])


def words_of(schema: Data) -> list[str]:
    return [schema["const"]] if "const" in schema else schema["enum"]


@pytest.mark.parametrize("seed", range(4))
def test_both_say_the_same_of_a_spoiled_document(seed: int) -> None:
    """Whatever was changed, the schema refuses the set if and only if reading finds fault with it."""
    rng = Random(f"spoiled {seed}")
    some = [any_document(rng) for _ in range(6)]
    own = {"format": "card-set/1"}  # a file of another format is not read as a set at all
    taken = [assert_same({**spoiled(rng.choice(some), rng, some), **own}) for _ in range(tries(150))]
    assert 0 < sum(taken) < len(taken)


# -- one thing wrong, everywhere ----------------------------------------------------------------------------------

BLANK = {"top_left": None, "top_right": None, "bottom": None}
LAW: Data = {"number": 1, "id": "a", "name": {"en": "A"}, "sections": BLANK}
ROW = {"cost": "red", "reward": {"gems": 1}}
REWARDS: list[Data] = [
    {"gems": 1, "draw": 1, "science": 1, "magic": 1, "defense": 1},
    {"attack": 1, "power": 1, "magic_bonus": 1, "infinite_gem": "any"},
    {"circle_bonus": {"color": "red", "value": 2}},
]
SETS = {"count": "sets", "where": "pyramid"}
WHOLE: list[Data] = [
    {"id": "mine", "name": {"en": "Mine", "pt-BR": "Meu"}, "laws": [{**LAW, "placement": "normal"}]},
    {"characters": [{**LAW, "levels": [*({"cost": "red", "reward": reward} for reward in REWARDS), ROW]}]},
    {"laws": [{**LAW, "sections": {"top_left": "red", "top_right": "blue", "bottom": ["green", None]}}]},
    {"extends": "printed", "drop": [6, "captain"], "keep": "added", "replace": [{**LAW, "levels": [ROW] * 4}]},
    {"extends": "other.yaml", "replace": [LAW], "keep": [1, 7]},
]
PARTS: list[Data] = [
    {"requires": {"deck": "law_deck", "cards": 1}},
    {"whenever": [{"event": "card_taken", "may": "tuck_here"}]},
    {"placement": "under_character", "on_play": [{"double_tokens": {}}]},
    {"on_play": [{"gain": {"gems": 1}}, {"choose_one": [{"gems": 1}, {"draw": 1}]}]},
    {"on_play": [{"draw": {"deck": "law_deck", "cards": 1}}, {"put_back": {"deck": "reserve_deck", "cards": 1}}]},
    {"on_play": [{"tuck_from_hand": {"up_to": 1}}, {"tuck_free_card": {}}, {"store_gems": {"up_to": 1}}]},
    {"on_play": [{"swap_tokens": {"pay": 0}}, {"take_from_row": {}}, {"skip_next_auction": {}}]},
    {"scoring": [{"points": 1, "per": {**SETS}, "every": 1, "up_to": 1}]},
    {"scoring": [{"by_level": [0, 1, 2, 3]}, {"points": 1, "most": {**SETS}, "second": 1, "alone": True}]},
    {"scoring": [{"points": 1}, {"copy": "adjacent_law"}, {"points": 1, "fewest": {**SETS}}]},
    {"scoring": [{"table": [1, 4], "per": {**SETS}}, {"tiers": [{"at_least": 1, "points": 1}], "per": {**SETS}}]},
    {"scoring": [{"points": 1, "per": {"least": [{**SETS}, {"distinct": [{**SETS}, {**SETS}]}]}}]},
    {"scoring": [{"points": 1, "if": {"at_least": 1, "at_most": 2, "of": {**SETS}}}]},
    {"scoring": [{"points": 1, "per": {"count": "cards", "where": "row", "section": "red", "tokens": "none"}}]},
    {"scoring": [{"points": 1, "per": {"count": "magic", "where": "pyramid", "whose": "opponents"}}]},
    {"scoring": [{"points": 1, "per": {"count": "cards", "where": "pyramid", "kind": "law", "level": 1}}]},
    {"scoring": [{"points": 1, "per": {"count": "circles", "where": "pyramid", "color": "red"}}]},
]
VALUES: list[Any] = [
    *(None, True, False, 0, 1, -1, 5, 6, 99, 100, -99, -100, 9999, 10000, 2.0, "red", "any", "Ab", "a-b", "a b", "a\n"),
    *("x" * 100, "x" * 101, "x" * 200, "x" * 201),
    *([], {}, [1], {"en": "A"}),
]


def law_with(part: Data) -> Data:
    return {"laws": [{**LAW, **part}]}


def changed(data: Data, path: Path, change: Any) -> Data:
    copied = copy.deepcopy(data)
    holder: Any = copied
    for step in path[:-1]:
        holder = holder[step]
    change(holder, path[-1])
    return copied


def changes(value: Any) -> Iterator[Any]:
    """Yield every way to spoil a value: put in place of it, deleted, or with something added to it."""
    yield lambda holder, step: holder.__delitem__(step)
    for other in VALUES:
        yield lambda holder, step, other=other: holder.__setitem__(step, copy.deepcopy(other))
    if isinstance(value, dict):
        for key in ("other", "EN", "english", "fr", "color", "kind", "level", "every", "most", "by_level"):
            yield lambda holder, step, key=key: holder[step].__setitem__(key, 1)
    if isinstance(value, list):
        yield lambda holder, step: holder[step].append(holder[step][0] if holder[step] else 1)


def value_at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


STEP = {"quick": 32, "thorough": 12, "exhaustive": 1}[PROFILE]
"""Of so many changes one is tried: reading takes much less time than the schema."""

SAMPLED = {"quick": 1, "thorough": 2, "exhaustive": None}[PROFILE]
"""So many of the clauses, and of the keys that narrow it down, are tried with a quantity."""


@pytest.mark.parametrize("example", WHOLE)
def test_both_say_the_same_of_each_single_change(example: Data) -> None:
    every = [(path, change) for path in paths(example) for change in changes(value_at(example, path))]
    for path, change in every[::STEP]:
        assert_same({"format": "card-set/1", **changed(example, path, change)})


@pytest.mark.parametrize("part", PARTS)
def test_both_say_the_same_of_each_single_change_in_the_law_language(part: Data) -> None:
    every = [(path, change) for path in paths(part) for change in changes(value_at(part, path))]
    for path, change in every[::STEP]:
        assert_same({"format": "card-set/1", **law_with(changed(part, path, change))})


def assert_same(data: Data) -> bool:
    document = as_document(data)
    is_good = is_good_by_schema(document)
    assert is_good == (not shape_by_reading(document))
    return is_good


@pytest.mark.parametrize("counted", Counted, ids=str)
def test_both_say_the_same_of_every_quantity(counted: Counted) -> None:
    rng = Random(str(counted))
    for where in Where:
        quantity = {"count": str(counted), "where": str(where)}
        taken = assert_same(document_of({"points": 1, "per": quantity}))
        assert taken == (where in PLACES_COUNTED[counted] and where not in (Where.GAME, Where.HAND))
        for more in rng.sample(NARROWER, SAMPLED or len(NARROWER)) if taken else ():
            assert_same(document_of({"points": 1, "per": {**quantity, **more}}))
        for clause in rng.sample(CLAUSES_WITH, SAMPLED or len(CLAUSES_WITH)) if taken else ():
            assert_same(document_of(json.loads(json.dumps(clause).replace('"QUANTITY"', json.dumps(quantity)))))


NARROWER: list[Data] = [
    *({"color": "red"}, {"kind": "law"}, {"level": 2}, {"section": "red"}, {"tokens": "none"}),
    *({"whose": "mine"}, {"whose": "opponents"}),
]
CLAUSES_WITH: list[Data] = [
    {"points": -1, "per": "QUANTITY"},
    {"points": 1, "most": "QUANTITY"},
    {"points": 1, "fewest": {"sum": [SETS, "QUANTITY"]}},
    {"points": 1, "per": {"sum": [SETS, {"least": [SETS, "QUANTITY"]}]}},
    {"points": -1, "if": {"at_least": 1, "of": "QUANTITY"}},
    {"by_level": [0, 1, 0, 1], "if": {"at_most": 1, "of": "QUANTITY"}},
    {"table": [1, 2, -1], "per": {"greatest": [SETS, "QUANTITY"]}},
    {"tiers": [{"at_least": 1, "points": -1}], "per": "QUANTITY"},
]


def document_of(clause: Data) -> Data:
    return {"format": "card-set/1", **law_with({"scoring": [clause]})}


def inside(effect: Data, depth: int) -> Data:
    """Return an effect with choices around it, so many."""
    return effect if depth == 0 else {"choose": [[{"take_from_row": {}}], [inside(effect, depth - 1)]]}


@pytest.mark.parametrize("depth", range(4))
def test_both_say_the_same_of_effects_in_effects(depth: int) -> None:
    """Two may lie around another one; tokens are doubled only by on_play itself, of a law under a character."""
    for name in ("take_from_row", "store_gems", "double_tokens"):
        effect = inside({name: {"up_to": 1} if name == "store_gems" else {}}, depth)
        is_fine = depth < 3 and name != "double_tokens"
        assert assert_same(played({"on_play": [effect]})) == is_fine
        for key in ("do", "may_do"):
            assert assert_same(played({"whenever": [{"event": "passed", key: [effect]}]})) == is_fine
        under = {"placement": "under_character", "on_play": [{"double_tokens": {}}, effect]}
        is_fine = (name == "take_from_row" and depth < 3) or (name == "double_tokens" and depth == 0)
        assert assert_same(played(under)) == is_fine


def played(part: Data) -> Data:
    return {"format": "card-set/1", **law_with(part)}


@pytest.mark.parametrize("placement", ["normal", "in_place_of_card", "under_character", "elsewhere", None])
def test_both_say_the_same_of_what_goes_with_a_placement(placement: str | None) -> None:
    for part in PARTS:
        assert_same(played({**part, "placement": placement}))
    for part, other in list(permutations(PARTS, 2))[:: max(1, STEP // 2)]:
        assert_same(played({**part, **other, "placement": placement}))


@pytest.mark.parametrize("data", [[], "card set", 5, None, {}, {"format": "card-set/1"}])
def test_both_refuse_what_is_no_card_set(data: Any) -> None:
    read = as_document(data)
    assert not is_good_by_schema(read)
    with pytest.raises(BadFile):
        form_of(Problems(read), read.root.plain())


def deep(depth: int) -> Data:
    """Return a quantity with so many sums around it."""
    return SETS if depth == 0 else {"sum": [deep(depth - 1), SETS]}


def test_deep_nesting_is_refused_soon() -> None:
    """Conditions on parts of parts take no more time with each depth: an editor asks at every keystroke."""
    clause = {"points": -1, "per": deep(16), "if": {"at_most": 1, "of": deep(16)}}
    data = played({"scoring": [clause, {"points": 1, "most": deep(16)}], "on_play": [inside({"draw": {}}, 12)]})
    began = time.process_time()
    assert_same(data)
    assert time.process_time() - began < 10


def test_what_only_the_schema_refuses_is_told_as_a_fault_of_the_library(
    tmp_path: FilePath, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Should schema and reader ever disagree, the check says so at the place; the set can be loaded all the same."""
    path = tmp_path / "set.yaml"
    path.write_text(json.dumps(played({"scoring": [{"points": 3}]})), "utf-8")
    refuses_points = Draft202012Validator(
        {"properties": {"laws": {"items": {"properties": {"scoring": {"maxItems": 0}}}}}}
    )
    monkeypatch.setattr(schemas, "shipped_validator", lambda _: refuses_points)
    (problem,) = check_card_set(path)
    assert problem.code is Code.WRONG_VALUE
    assert problem.column == path.read_text("utf-8").index('[{"points"') + 1
    assert "report this fault of viceroy" in problem.message
    assert load_card_set(path).laws
