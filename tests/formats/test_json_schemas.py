"""The schemas of games in JSON: well formed, explained on every key, and of one mind with the classes."""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Callable, Iterator
from enum import StrEnum
from functools import cache, partial
from pathlib import Path
from typing import Any, get_args

import attrs
import pytest
from jsonschema import Draft202012Validator

import golden
from positions import printed
from random_laws import with_random_laws
from viceroy import dumps, loads
from viceroy.cardsets.schemacheck import shipped_validator
from viceroy.engine.actions import Action, Slot, Token
from viceroy.engine.events import Event
from viceroy.engine.prompts import ClaimGroup
from viceroy.engine.reducer import Step, check, legal_actions
from viceroy.engine.state import GameState, HiddenCard, Rules, Seat, Standing
from viceroy.engine.tasks import Task
from viceroy.engine.views import DeckView, GameView, HiddenTuck, HiddenTucks, SeatView, SeenCard, events_for, view
from viceroy.errors import Refusal, RefusalCode
from viceroy.formats.documents import BadJson, action_data, event_data, shape_faults
from viceroy.formats.records import entry_data, read_entry, read_header, record_text
from viceroy.model.editions import OPTIONS, Edition
from viceroy.model.laws import CardKind, Deck
from viceroy.model.pyramid import PlacedCard, Section
from viceroy.model.tokens import Color, TokenKind, Tokens
from viceroy.scoring.painting import Paint
from viceroy.sessions.session import Session
from viceroy.yamlfiles.resources import schema_path, shipped_schemas
from wrong_actions import near

Data = dict[str, Any]

NAMES = ("game-state", "game-view", "action", "actions", "event", "events", "refusal", "record")
SCHEMAS: dict[str, Data] = {name: json.loads(schema_path(name).read_text("utf-8")) for name in NAMES}
FLAT = {"action": Action, "event": Event}
"""The formats of one action and of one event: the keys of every kind stand beside `format`."""

CARD_SET: Data = json.loads(schema_path("card-set").read_text("utf-8"))

every_schema = pytest.mark.parametrize("name", NAMES)


def definitions(name: str) -> Data:
    found: Data = SCHEMAS[name].get("$defs", {})
    return found


def own_part(name: str) -> Data:
    """Return a schema without the definitions of card sets, which have tests of their own."""
    own = {key: one for key, one in definitions(name).items() if key not in CARD_SET["$defs"]}
    return {**SCHEMAS[name], "$defs": own}


def parts(schema: Any) -> Iterator[Data]:
    """Yield every schema inside a schema, conditions left out."""
    if isinstance(schema, list):
        for one in schema:
            yield from parts(one)
    if isinstance(schema, dict):
        yield schema
        for key, one in schema.items():
            if key not in ("if", "not", "contains", "enum", "const"):
                yield from parts(one)


def objects(schema: Any) -> Iterator[Data]:
    """Yield every schema inside a schema that names keys of its own, conditions left out."""
    return (part for part in parts(schema) if isinstance(part.get("properties"), dict))


def explained(name: str, schema: Data) -> Data:
    """Return a schema with what it points at, its own words first."""
    if "$ref" not in schema:
        return schema
    return {**explained(name, definitions(name)[schema["$ref"].removeprefix("#/$defs/")]), **schema}


def snake(cls: type) -> str:
    """Return the tag of a class: TakeCard is take_card."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in cls.__name__).lstrip("_")


# -- each by itself -----------------------------------------------------------------------------------------------


@every_schema
def test_it_is_a_schema_of_draft_2020_12(name: str) -> None:
    """The meta-schema accepts the schema, and it names the draft and itself."""
    schema = SCHEMAS[name]
    Draft202012Validator.check_schema(schema)
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert schema["$id"] == f"urn:viceroy:schema:{name}:1"
    assert name in shipped_schemas()


@every_schema
def test_it_stands_alone(name: str) -> None:
    """A schema points at nothing outside its own file, and holds no definition that nothing points at."""
    pointed_at = {part["$ref"] for part in parts(SCHEMAS[name]) if "$ref" in part}
    assert pointed_at == {f"#/$defs/{definition}" for definition in definitions(name)}


@every_schema
def test_every_key_is_explained(name: str) -> None:
    """Somebody who writes a front end finds a title and a description for each key."""
    keys = [(key, explained(name, one)) for part in objects(own_part(name)) for key, one in part["properties"].items()]
    assert [key for key, one in keys if not (one.get("title") and one.get("description"))] == []
    assert len(keys) > 5


@every_schema
def test_every_definition_is_explained(name: str) -> None:
    """Each definition says what it is."""
    assert [key for key, one in definitions(name).items() if not (one.get("title") and one.get("description"))] == []


@every_schema
def test_no_object_takes_unknown_keys(name: str) -> None:
    """Each object says which keys it has; where a tag decides, the kind that it names does."""
    open_objects = [part["title"] for part in objects(own_part(name)) if part.get("additionalProperties") is not False]
    assert set(open_objects) <= {"Action", "Event", "Task", "Task as it is seen"}


@every_schema
def test_it_never_says_one_of(name: str) -> None:
    """Where there are alternatives a tag or a type decides, for else nobody could tell what is wrong."""
    assert not {"oneOf", "anyOf"} & {key for part in parts(SCHEMAS[name]) for key in part}


# -- all of them together -----------------------------------------------------------------------------------------


def without_format(name: str, definition: str) -> Data:
    """Return a definition; of a kind that lies flat in a text, without the key `format`."""
    found: Data = definitions(name)[definition]
    if name not in FLAT or "format" not in found.get("properties", {}):
        return found
    keys = {key: one for key, one in found["properties"].items() if key != "format"}
    return {**found, "required": [key for key in found["required"] if key != "format"], "properties": keys}


def test_a_definition_is_the_same_in_every_schema() -> None:
    """Who knows a card, a place or an action of one format knows it in all."""
    known: dict[str, Data] = dict(CARD_SET["$defs"])
    for name in NAMES:
        for definition in definitions(name):
            found = without_format(name, definition)
            assert found == known.setdefault(definition, found), f"{definition} of {name}"
    assert CARD_SET["$defs"].keys() < definitions("game-state").keys()


def test_a_whole_card_set_is_a_card_set() -> None:
    """What a game carries along as its cards is a card-set file in JSON."""
    about = ("$schema", "$id", "$defs", "title", "description")
    whole = definitions("game-state")["whole_card_set"]
    assert {key: one for key, one in whole.items() if key not in about} == {
        key: one for key, one in CARD_SET.items() if key not in about
    }


@pytest.mark.parametrize("name", FLAT)
def test_a_kind_in_a_text_of_its_own_has_the_format_first(name: str) -> None:
    """One action and one event are objects whose first key is the format, like every text."""
    for cls in get_args(FLAT[name]):
        keys = definitions(name)[snake(cls)]["properties"]
        assert list(keys)[:2] == ["format", name]
        assert keys["format"]["const"] == f"{name}/1"


# -- the schemas and the classes ----------------------------------------------------------------------------------

KINDS = [
    *(("actions", "action", cls) for cls in get_args(Action)),
    *(("events", "event", cls) for cls in get_args(Event)),
    *(("game-state", "task", cls) for cls in get_args(Task)),
    *(("game-view", "task", cls) for cls in (HiddenTuck, HiddenTucks)),
]


@pytest.mark.parametrize(("name", "tag", "cls"), KINDS, ids=[snake(cls) for *_, cls in KINDS])
def test_a_kind_has_the_fields_of_its_class(name: str, tag: str, cls: type) -> None:
    """An action, event or task has its tag, then every field of its class by name and in order, and nothing else."""
    definition = definitions(name)[snake(cls)]
    fields = [tag, *(field.name for field in attrs.fields(cls))]
    assert list(definition["properties"]) == fields
    assert definition["required"] == fields
    assert definition["additionalProperties"] is False
    assert definition["properties"][tag]["const"] == snake(cls)


@pytest.mark.parametrize(
    ("name", "definition", "tag", "classes"),
    [
        ("actions", "action", "action", get_args(Action)),
        ("events", "event", "event", get_args(Event)),
        ("game-state", "task", "task", get_args(Task)),
        ("game-view", "seen_task", "task", (*get_args(Task), HiddenTuck, HiddenTucks)),
    ],
)
def test_every_kind_is_listed_and_leads_to_its_definition(
    name: str, definition: str, tag: str, classes: tuple[type, ...]
) -> None:
    """The tag names one of all kinds, and decides what else there is."""
    kinds = [snake(cls) for cls in classes]
    found = definitions(name)[definition]
    assert found["properties"][tag]["enum"] == kinds
    assert found["then"]["allOf"] == [
        {"if": {"properties": {tag: {"const": kind}}}, "then": {"$ref": f"#/$defs/{kind}"}} for kind in kinds
    ]
    if name in ("actions", "events"):
        assert {key: SCHEMAS[tag][key] for key in ("if", "then")} == {key: found[key] for key in ("if", "then")}


def keys_of(schema: Data) -> list[str]:
    """Return the keys of an object that has all of them always."""
    assert schema["required"] == list(schema["properties"])
    return list(schema["properties"])


@pytest.mark.parametrize(
    ("definition", "cls"),
    [
        ("rules", Rules),
        ("edition", Edition),
        ("seat", Seat),
        ("hidden_card", HiddenCard),
        ("placed_card", PlacedCard),
        ("token", Token),
        ("claim_group", ClaimGroup),
        ("seat_view", SeatView),
        ("seen_card", SeenCard),
        ("deck_view", DeckView),
    ],
)
def test_a_part_of_a_game_has_the_fields_of_its_class(definition: str, cls: type) -> None:
    """What a state or a view consists of has every field of its class; only a card's number is called card."""
    name = "game-state" if definition in definitions("game-state") else "game-view"
    fields = ["card" if field.name == "number" else field.name for field in attrs.fields(cls) if field.init]
    assert keys_of(definitions(name)[definition]) == fields


@pytest.mark.parametrize(("name", "cls"), [("game-state", GameState), ("game-view", GameView), ("refusal", Refusal)])
def test_a_text_has_the_fields_of_its_class(name: str, cls: type) -> None:
    """A text has its format, then every field of the class that is part of the value."""
    fields = [field.name for field in attrs.fields(cls) if field.eq]
    assert keys_of(SCHEMAS[name]) == ["format", *fields]


def test_the_other_parts_have_the_fields_of_their_classes() -> None:
    """A painted section, the tokens of a card and the gems are those of the library."""
    known = definitions("game-state")
    assert keys_of(known["paint"]) == list(Paint._fields)
    assert list(known["tokens"]["properties"]) == [field.name for field in attrs.fields(Tokens)]
    assert keys_of(known["gems"]) == keys_of(known["row"]) == list(Color)


def test_the_words_are_those_of_the_library() -> None:
    """Colors, decks, kinds and all other closed lists of words are those that the library knows."""
    known = {**definitions("game-view"), **definitions("game-state")}
    words: list[tuple[Data, type[StrEnum]]] = [
        (known["color"], Color),
        (known["deck"], Deck),
        (definitions("events")["slot"], Slot),
        (known["circle_section"], Section),
        (known["card_kind"], CardKind),
        (known["token"]["properties"]["kind"], TokenKind),
        (known["seat"]["properties"]["auction"], Standing),
        (SCHEMAS["refusal"]["properties"]["code"], RefusalCode),
    ]
    for schema, enum in words:
        assert schema["enum"] == list(enum)
    assert definitions("events")["revealed_bid"]["properties"]["bid"]["enum"] == [*Color, "attack", "pass"]


def test_the_options_are_those_of_the_editions() -> None:
    """An edition has its name and every rule option, with the values that it takes."""
    options = definitions("game-state")["edition"]["properties"]
    assert list(options) == ["name", *OPTIONS]
    for name, allowed in OPTIONS.items():
        if isinstance(allowed[0], bool):
            assert options[name]["type"] == "boolean"
        else:
            assert options[name]["enum"] == list(allowed), name


# -- the schemas and the code -------------------------------------------------------------------------------------


def is_good_by_schema(name: str, data: Any) -> bool:
    return shipped_validator(name).is_valid(data)


def as_json(value: object) -> Data:
    """Return what a value is written as, read as plain data."""
    data: Data = json.loads(dumps(value))
    return data


@cache
def drawn_game(seed: int) -> tuple[Step, ...]:
    """Play a game of any edition, number of players and virtual opponents; every sixth one with laws of any make."""
    card_set = with_random_laws(seed) if seed % 6 == 0 else printed()
    return golden.game(seed, card_set)[0]


def documents(seed: int, rng: random.Random) -> Iterator[tuple[str, Data]]:
    """Yield texts of every format from a game, each with the name of its schema."""
    steps = drawn_game(seed)
    for now in rng.sample(steps, 3):
        state, seat = now.state, rng.choice((None, *now.state.rules.everybody))
        yield "game-state", as_json(state)
        yield "game-view", as_json(view(state, seat))
        yield "actions", {"format": "actions/1", "actions": [action_data(action) for action in view(state, seat).legal]}
        for owing in state.to_act:
            legal = legal_actions(state, owing)
            yield "actions", as_json(legal)
            yield "action", as_json(rng.choice(legal))
            refusals = [check(state, near(action, rng)) for action in legal]
            yield from (("refusal", as_json(refusal)) for refusal in refusals[:4] if refusal is not None)
    for now in rng.sample(steps, 20):
        yield "events", {"format": "events/1", "events": [event_data(event) for event in events_for(now.events, None)]}
        yield from (("event", as_json(event)) for event in now.events)


@pytest.mark.parametrize("seed", range(1, 15))
def test_what_games_write_keeps_to_the_schemas(seed: int) -> None:
    """In every edition, with virtual opponents and with laws of any make: what is written is what the schema says."""
    written = tuple(documents(seed, random.Random(seed)))
    assert {name for name, data in written if not is_good_by_schema(name, data)} == set()
    assert {name for name, data in written if shape_faults(data, f"{name}/1")} == set()


VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 5, 99, 10000, 2.0, 1.5, 10**30, [], {}, [1], [1, 0], [1, 0, 2], {"gems": 1}),
    *(
        "",
        "x",
        "red",
        "any",
        "law",
        "magic",
        "base",
        "bid",
        "done",
        "ask_bids",
        "hidden_tuck",
        "card_taken",
        "end_game",
    ),
    *("0123456789abcdef", "0123456789abcdef\n", "sha256:00", "game-state/1", {"red": 1}),
    {"blue": 0, "red": 0, "green": 0, "yellow": 0},
    {"place": [1, 0], "token": {"kind": "magic", "value": None, "color": None}},
    {"action": "pass", "seat": 0},
)
"""What is put in place of a value, or under a key that was added."""

KEYS = (
    *("format", "action", "event", "task", "seat", "card", "color", "colour", "gems", "place", "value", "name", "x"),
    *("science", "power", "magic_bonus", "circle_bonus", "up_to", "draw", "fresh", "digest"),
)
"""What is added to an object as a key."""

Way = tuple[str | int, ...]


def paths(data: Any, path: Way = ()) -> Iterator[Way]:
    """Yield the path to every value, but to those of a whole card set, of which other tests take care."""
    steps: list[tuple[str | int, Any]] = list(data.items()) if isinstance(data, dict) else []
    steps += enumerate(data) if isinstance(data, list) else []
    for key, value in steps:
        yield (*path, key)
        if not (key == "card_set" and isinstance(value, dict) and "format" in value):
            yield from paths(value, (*path, key))


def at(data: Any, path: Way) -> Any:
    for key in path:
        data = data[key]
    return data


def spoiled(data: Data, rng: random.Random) -> Data:
    """Return a document with a change or two: set, deleted, added, doubled, wrapped, 2.0 for 2, true for 1, null."""
    data = copy.deepcopy(data)
    for _ in range(rng.choice((1, 1, 2))):
        places = tuple(paths(data))
        if places:
            *way, key = rng.choice(places)
            spoil(at(data, tuple(way)), key, at(data, rng.choice(places)), rng)
    return data


def spoil(holder: Any, key: str | int, other: Any, rng: random.Random) -> None:
    """Change what a holder has under a key; `other` is something else of the document."""
    value = holder[key]
    match rng.randrange(9):
        case 0:
            del holder[key]
        case 1 if isinstance(value, dict):
            value[rng.choice(KEYS)] = copy.deepcopy(rng.choice(VALUES))
        case 1 if isinstance(value, list):
            value.insert(rng.randrange(len(value) + 1), copy.deepcopy(rng.choice((*VALUES, *value))))
        case 2 if type(value) is int:
            holder[key] = rng.choice((float(value), bool(value), value + 1, value - 1, -value, str(value)))
        case 3 if isinstance(value, list) and value:
            value.pop()
        case 4:
            holder[key] = copy.deepcopy(other)
        case 5:
            holder[key] = [value]
        case 6:
            holder[key] = None
        case _:
            holder[key] = copy.deepcopy(rng.choice(VALUES))


def is_refused(read: Callable[[], object]) -> bool:
    """Whether reading refuses a document, be it for its shape or for its meaning."""
    try:
        read()
    except BadJson:
        return True
    return False


def assert_same_verdict(name: str, data: Data) -> bool:
    """Claim that the schema and the code that reads think the same of a document; return whether they take it.

    A schema may say what the code knows as meaning: that no more than four play, for example.
    """
    faults = [str(fault) for fault in shape_faults(data, f"{name}/1")]
    if is_good_by_schema(name, data):
        assert faults == [], data
        return True
    assert faults or is_refused(partial(loads, json.dumps(data))), data
    return False


@pytest.mark.parametrize("seed", range(1, 15))
def test_schema_and_code_say_the_same_of_a_spoiled_text(seed: int) -> None:
    """Whatever was changed in a text: the schema refuses it if and only if reading finds fault with its shape."""
    rng = random.Random(seed)
    written = tuple(documents(seed, rng))
    verdicts = [assert_same_verdict(name, spoiled(data, rng)) for name, data in written for _ in range(3)]
    assert set(verdicts) == {True, False}


def record_lines(seed: int) -> tuple[Data, ...]:
    """Return the lines of the record of a game, at first without its cards."""
    rng = random.Random(seed)
    session = Session.start(
        rng.choice((2, 3)), seed=seed, edition=rng.choice(("french", "german")), virtual_opponents=1
    )
    for _ in range(60):
        session.do(golden.choose(session.state, rng, builds=False))
        if session.undoable and rng.random() < 0.1:
            session.undo()
    return tuple(json.loads(line) for line in record_text(session.record).splitlines())


@pytest.mark.parametrize("seed", range(1, 4))
def test_schema_and_code_say_the_same_of_the_lines_of_a_record(seed: int) -> None:
    """Header, actions, what was taken back: good by the schema; and spoiled, refused by it and by reading alike."""
    header, *entries = record_lines(seed)
    assert [line for line in (header, *entries) if not is_good_by_schema("record", line)] == []
    rng = random.Random(seed)
    for line in (spoiled(line, rng) for line in entries * 4):
        assert is_good_by_schema("record", line) != is_refused(partial(read_entry, line)), line
    for line in (spoiled(header, rng) for _ in range(8)):
        if not is_good_by_schema("record", line):
            assert is_refused(partial(read_header, line)), line


@every_schema
@pytest.mark.parametrize("data", [[], "text", 5, None, True, {}, {"format": "no-format/1"}, {"format": 1}])
def test_what_is_no_such_text_is_refused(name: str, data: Any) -> None:
    """A list, a word, a number, an empty object and another format are none of these texts."""
    assert not is_good_by_schema(name, data)


# -- the page about them ------------------------------------------------------------------------------------------

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "json-formats.md").read_text("utf-8")
JSON_BLOCK = re.compile(r"^```json\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS: list[Data] = [json.loads(block) for block in JSON_BLOCK.findall(PAGE)]


@pytest.mark.parametrize("data", BLOCKS, ids=lambda data: data["format"])
def test_each_text_of_the_page_is_good(data: Data) -> None:
    """Who copies a text from the page has a good one: by its schema, and read and written again it is the same."""
    assert is_good_by_schema(data["format"].split("/")[0], data)
    assert as_json(loads(json.dumps(data))) == data


def test_the_lines_that_the_page_about_records_shows_are_good() -> None:
    """What is shown of a record are lines that a record may have."""
    (block,) = JSON_BLOCK.findall((DOCS / "records.md").read_text("utf-8"))
    for line in block.splitlines():
        assert is_good_by_schema("record", json.loads(line))
        assert entry_data(read_entry(json.loads(line))) == json.loads(line)


def test_the_page_tells_of_every_format() -> None:
    """Each format has a line in the table of the page, and each but the longest an example."""
    formats = {f"{name}/1" for name in shipped_schemas()} - {"score-sheet/1"}
    assert set(re.findall(r"^\| `([\w-]+/\d)` \|", PAGE, re.MULTILINE)) == formats
    shown = {"action/1", "actions/1", "event/1", "events/1", "refusal/1"}
    assert {block["format"] for block in BLOCKS} == shown
