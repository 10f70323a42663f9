"""All schemas: well formed and explained on every key; those of games in JSON are of one mind with the classes."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any, get_args

import attrs
import pytest
import yaml
from jsonschema import Draft202012Validator

import golden
from effort import PROFILE, slow, tries
from recorded import played, started
from shapes import shape_faults
from spoiled_json import spoiled
from viceroy import dumps, loads
from viceroy.documents.schemas import shipped_validator
from viceroy.engine.actions import Action
from viceroy.engine.events import Event
from viceroy.engine.reducer import Step, check, legal_actions
from viceroy.engine.views import events_for, view
from viceroy.errors import BadJson
from viceroy.formats.documents import DOCUMENTS, action_data, event_data
from viceroy.formats.records import RECORD_FORMAT, entry_data, read_entry, read_header, record_text
from viceroy.model.tokens import Color
from viceroy.resources import resource_root, schema_path, shipped_schemas
from viceroy.schemas import texts
from wrong_actions import near

Data = dict[str, Any]

NAMES = shipped_schemas()
FOLDER = schema_path("action").parent
SUITES = Path(__file__).parents[1] / "suite" / "rules"
SCHEMAS: dict[str, Data] = {name: json.loads(schema_path(name).read_text("utf-8")) for name in NAMES}

every_schema = pytest.mark.parametrize("name", NAMES)


def definitions(name: str) -> Data:
    found: Data = SCHEMAS[name].get("$defs", {})
    return found


def parts(schema: Any) -> Iterator[Data]:
    if isinstance(schema, list):
        for one in schema:
            yield from parts(one)
    if isinstance(schema, dict):
        yield schema
        for key, one in schema.items():
            if key in ("properties", "$defs"):
                yield from (part for each in one.values() for part in parts(each))
            elif key not in ("enum", "const", "default"):
                yield from parts(one)


def is_condition(schema: Data) -> bool:
    """Whether an object only says what goes with what: its keys are declared elsewhere, and have no titles here."""
    return not any("title" in one for one in schema["properties"].values())


# -- each by itself -----------------------------------------------------------------------------------------------


def test_the_files_are_those_that_the_classes_give() -> None:
    """Where this fails, a class or a card has changed: `python -m viceroy.schemas` writes the files anew."""
    stale = [name for name, text in texts() if (resource_root() / name).read_text("utf-8") != text]
    assert stale == []


@slow
def test_the_meta_schema_accepts_them() -> None:
    """All are schemas of draft 2020-12; a definition that several have is looked at once."""
    different = {
        json.dumps(part): part
        for schema in SCHEMAS.values()
        for part in ({**schema, "$defs": {}}, *schema.get("$defs", {}).values())
    }
    assert len(different) > len(SCHEMAS)
    Draft202012Validator.check_schema({"$defs": {str(number): part for number, part in enumerate(different.values())}})


@every_schema
def test_it_names_its_draft_and_itself(name: str) -> None:
    schema = SCHEMAS[name]
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert re.fullmatch(rf"urn:viceroy:schema:{name}:\d", schema["$id"])
    assert {"title", "description"} <= schema.keys()


@every_schema
def test_it_stands_alone(name: str) -> None:
    """A schema points at nothing outside its own file, and holds no definition that nothing points at."""
    pointed_at = {part["$ref"] for part in parts(SCHEMAS[name]) if "$ref" in part}
    assert pointed_at == {f"#/$defs/{definition}" for definition in definitions(name)}


@every_schema
def test_every_key_is_explained(name: str) -> None:
    """Somebody who writes a front end finds a title for each key, and what it means; a color says it by itself."""
    objects = [part for part in parts(SCHEMAS[name]) if "properties" in part and not is_condition(part)]
    keys = [(key, one) for part in objects for key, one in part["properties"].items()]
    explained = [(key, {**definitions(name).get(one.get("$ref", "")[8:], {}), **one}) for key, one in keys]
    assert [key for key, one in explained if not one.get("title")] == []
    assert [key for key, one in explained if not one.get("description") and key not in list(Color)] == []


@every_schema
def test_every_definition_is_explained(name: str) -> None:
    assert [key for key, one in definitions(name).items() if not (one.get("title") and one.get("description"))] == []


@every_schema
def test_it_speaks_as_other_tools_listen(name: str) -> None:
    """Every object is closed; alternatives are `oneOf`; each keyword stands beside its type; a tuple has its length."""
    for part in parts(SCHEMAS[name]):
        assert not part.keys() & {"if", "then", "else", "errorMessage", "patternErrorMessage"}
        if "properties" in part:
            assert part["type"] == "object"
            assert part.get("additionalProperties") is False or "propertyNames" in part or is_condition(part)
        if part.keys() & {"enum", "const", "minimum", "maximum", "pattern", "minItems", "items", "minLength"}:
            assert "type" in part
        if "prefixItems" in part:
            assert part["items"] is False
            assert part["minItems"] == len(part["prefixItems"])


@pytest.mark.parametrize(("name", "tag", "union"), [("actions", "action", Action), ("events", "event", Event)])
def test_every_kind_has_its_tag_and_its_fields(name: str, tag: str, union: Any) -> None:
    variants = [one["$ref"][8:] for one in definitions(name)[tag]["oneOf"]]
    assert variants == [snake(cls) for cls in get_args(union)]
    for cls in get_args(union):
        keys = definitions(name)[snake(cls)]["properties"]
        assert list(keys) == [tag, *(field.name for field in attrs.fields(cls))]
        assert keys[tag]["const"] == snake(cls)


# -- other people's tools -----------------------------------------------------------------------------------------

CONSUMER = """
import type { ActionDocument, Effect, EventDocument, GameViewDocument } from "./viceroy";
export function label(action: ActionDocument): string {
  switch (action.action) {
    case "bid": return `${action.seat} bids ${action.color}`;
    case "place_card": { const [level, x] = action.place; return `${level} ${x} ${action.infinite.blue}`; }
    default: return action.action;
  }
}
export function gems(effect: Effect): number { return "gain" in effect ? effect.gain.gems ?? 0 : 0; }
export function seats(view: GameViewDocument): number[] { return view.legal.map((action) => action.seat); }
export function bids(event: EventDocument): string {
  return event.event === "bids_revealed" ? event.bids.map((bid) => `${bid.seat} ${bid.bid}`).join() : event.format;
}
// @ts-expect-error a bid has a color
export const wrong: ActionDocument = { format: "action/2", action: "bid", seat: 0 };
"""

AJV = """
const { default: Ajv2020 } = require("ajv/dist/2020.js");
const fs = require("fs");
const [schemas, ...written] = process.argv.slice(2);
for (const file of fs.readdirSync(schemas).filter((name) => name.endsWith(".json"))) {
  const schema = JSON.parse(fs.readFileSync(`${schemas}/${file}`, "utf8"));
  const validate = new Ajv2020({ strict: true, strictRequired: false }).compile(schema); // the defaults ask for less
  const name = `${file.split(".")[0]}-${schema.$id.split(":").pop()}.jsonl`;
  for (const lines of written.map((folder) => `${folder}/${name}`).filter((path) => fs.existsSync(path)))
    for (const line of fs.readFileSync(lines, "utf8").trim().split("\\n"))
      if (!validate(JSON.parse(line))) throw new Error(`${file}: ${JSON.stringify(validate.errors)}`);
}
"""

NODE_MODULES = os.environ.get("VICEROY_NODE_MODULES", "")
"""A folder in which `npm install ajv@8 typescript@5` was run; .ci/run has one."""

with_node = pytest.mark.skipif(not (NODE_MODULES and shutil.which("node")), reason="VICEROY_NODE_MODULES is not set")


def run_node(folder: Path, *arguments: object) -> str:
    environment = {**os.environ, "NODE_PATH": NODE_MODULES}
    command = ["node", *map(str, arguments)]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return f"{done.stdout}{done.stderr}" if done.returncode else ""


@with_node
def test_ajv_compiles_every_schema_and_takes_what_was_written(tmp_path: Path) -> None:
    """A front end in JavaScript validates with ajv, strict but for `strictRequired`, or with its defaults."""
    (tmp_path / "check.cjs").write_text(AJV, encoding="utf-8")
    suites = [json.dumps(yaml.safe_load(file.read_text(encoding="utf-8"))) for file in sorted(SUITES.iterdir())]
    (tmp_path / "rules-suite-1.jsonl").write_text("\n".join(suites), encoding="utf-8")
    assert run_node(tmp_path, "check.cjs", FOLDER, golden.FOLDER, tmp_path) == ""


@slow
@pytest.mark.parametrize("file", sorted(SUITES.iterdir()), ids=lambda file: file.stem)
def test_rules_suites_fit_their_schema(file: Path) -> None:
    Draft202012Validator(SCHEMAS["rules-suite"]).validate(yaml.safe_load(file.read_text(encoding="utf-8")))


@with_node
def test_a_front_end_in_typescript_compiles(tmp_path: Path) -> None:
    (tmp_path / "viceroy.d.ts").write_text((FOLDER / "viceroy.d.ts").read_text("utf-8"), encoding="utf-8")
    (tmp_path / "consumer.ts").write_text(CONSUMER, encoding="utf-8")
    compiler = Path(NODE_MODULES) / "typescript" / "bin" / "tsc"
    assert run_node(tmp_path, compiler, "--strict", "--noEmit", "consumer.ts", "viceroy.d.ts") == ""


def snake(cls: type) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in cls.__name__).lstrip("_")


# -- the schemas and the code -------------------------------------------------------------------------------------


def is_good_by_schema(name: str, data: Any) -> bool:
    return shipped_validator(name).is_valid(data)


def as_json(value: object) -> Data:
    data: Data = json.loads(dumps(value))
    return data


GAMES = tries(42, quick=2)


@cache
def drawn_game(seed: int) -> tuple[Step, ...]:
    return tuple(played(*started(seed)))


def documents(seed: int, rng: random.Random) -> Iterator[tuple[str, Data]]:
    """Yield texts of every format from a game, each with the name of its schema."""
    steps = drawn_game(seed)
    for now in rng.sample(steps, 3):
        state, seat = now.state, rng.choice((None, *now.state.rules.everybody))
        yield "game-state", as_json(state)
        yield "game-view", as_json(view(state, seat))
        yield "actions", {"format": "actions/2", "actions": [action_data(action) for action in view(state, seat).legal]}
        for owing in state.to_act:
            legal = legal_actions(state, owing)
            yield "actions", as_json(legal)
            yield "action", as_json(rng.choice(legal))
            refusals = [check(state, near(action, rng)) for action in legal]
            yield from (("refusal", as_json(refusal)) for refusal in refusals[:4] if refusal is not None)
    for now in rng.sample(steps, 20):
        yield "events", {"format": "events/2", "events": [event_data(event) for event in events_for(now.events, None)]}
        yield from (("event", as_json(event)) for event in now.events)


@pytest.mark.parametrize("seed", range(1, 1 + GAMES))
def test_what_games_write_keeps_to_the_schemas(seed: int) -> None:
    written = tuple(documents(seed, random.Random(seed)))
    assert {name for name, data in written if not is_good_by_schema(name, data)} == set()
    assert {name for name, data in written if shape_faults(data, name)} == set()


def is_refused(read: Callable[[], object]) -> bool:
    try:
        read()
    except BadJson:
        return True
    return False


def assert_same_verdict(name: str, data: Data) -> bool:
    """Claim that the schema and the code that reads think the same of a document; return whether they take it.

    A schema may say what the code knows as meaning: that no more than four play, for example.
    """
    faults = [str(fault) for fault in shape_faults(data, name)]
    if is_good_by_schema(name, data):
        assert faults == [], data
        return True
    assert faults or is_refused(partial(loads, json.dumps(data))), data
    return False


@pytest.mark.parametrize("seed", range(1, 1 + GAMES))
def test_schema_and_code_say_the_same_of_a_spoiled_text(seed: int) -> None:
    rng = random.Random(seed)
    written = tuple(documents(seed, rng))
    alike = {name: [data for other, data in written if other == name] for name, _ in written}
    verdicts = [assert_same_verdict(name, spoiled(data, rng, alike[name])) for name, data in written]
    assert set(verdicts) == {True, False}


def record_lines(seed: int) -> tuple[Data, ...]:
    session, rng = started(seed)
    played(session, rng, most=60, undo=0.1)
    return tuple(json.loads(line) for line in record_text(session.record).splitlines())


@pytest.mark.parametrize("seed", range(1, 1 + tries(30, quick=1)))
def test_schema_and_code_say_the_same_of_the_lines_of_a_record(seed: int) -> None:
    """Header, actions, what was taken back: good by the schema; and spoiled, refused by it and by reading alike."""
    header, *entries = record_lines(seed)
    assert [line for line in (header, *entries) if not is_good_by_schema("record", line)] == []
    rng = random.Random(seed)
    for line in (spoiled(line, rng, entries) for line in entries * (4 if PROFILE == "exhaustive" else 1)):
        assert is_good_by_schema("record", line) != is_refused(partial(read_entry, line)), line
    for line in (spoiled(header, rng) for _ in range(8)):
        if not is_good_by_schema("record", line):
            assert is_refused(partial(read_header, line)), line


@every_schema
def test_what_is_no_such_text_is_refused(name: str) -> None:
    """A list, a word, a number, an empty object and another format are none of these texts."""
    others: list[Any] = [[], "text", 5, None, True, {}, {"format": "no-format/1"}, {"format": 1}]
    assert [data for data in others if is_good_by_schema(name, data)] == []


# -- the page about them ------------------------------------------------------------------------------------------

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "json-formats.md").read_text("utf-8")
JSON_BLOCK = re.compile(r"^```json\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS: list[Data] = [json.loads(block) for block in JSON_BLOCK.findall(PAGE)]


@pytest.mark.parametrize("data", BLOCKS, ids=lambda data: data["format"])
def test_each_text_of_the_page_is_good(data: Data) -> None:
    assert is_good_by_schema(data["format"].split("/")[0], data)
    assert as_json(loads(json.dumps(data))) == data


def test_the_lines_that_the_page_about_records_shows_are_good() -> None:
    (block,) = JSON_BLOCK.findall((DOCS / "records.md").read_text("utf-8"))
    for line in block.splitlines():
        assert is_good_by_schema("record", json.loads(line))
        assert entry_data(read_entry(json.loads(line))) == json.loads(line)


def test_the_page_tells_of_every_format() -> None:
    formats = {document.format for document in DOCUMENTS.values()} | {RECORD_FORMAT}
    assert set(re.findall(r"^\| `([\w-]+/\d)` \|", PAGE, re.MULTILINE)) == formats
    shown = {"action/2", "actions/2", "event/2", "events/2", "update/1", "refusal/1"}
    assert {block["format"] for block in BLOCKS} == shown
