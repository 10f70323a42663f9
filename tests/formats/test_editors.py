"""What somebody sees who writes a card set or a score sheet in an editor that knows YAML and JSON Schema."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from language_server import PROGRAM, LanguageServer, language_server
from viceroy.model.tokens import Color
from viceroy.resources import resource_root

NODE_MODULES = Path(os.environ.get("VICEROY_NODE_MODULES", ""))
"""A folder in which `npm install yaml-language-server@1` was run; .ci/run has one."""

pytestmark = pytest.mark.skipif(
    not (shutil.which("node") and (NODE_MODULES / PROGRAM).is_file()),
    reason="VICEROY_NODE_MODULES has no yaml-language-server",
)

LAW = """\
format: card-set/1
laws:
  - number: 90
    id: some-law
    name: {en: Some law}
    sections: {top_left: red, top_right: null, bottom: blue}
    placement: normal
"""
CHARACTER = "format: card-set/1\ncharacters:\n  - number: 9\n    "
PLAYER = "format: score-sheet/1\nplayers:\n  - name: Ada\n    "


@pytest.fixture(scope="module")
def editor() -> Iterator[LanguageServer]:
    with language_server(NODE_MODULES) as server:
        yield server


def keys(editor: LanguageServer, schema: str, text: str) -> list[str]:
    return list(dict.fromkeys(offer.label for offer in editor.offers(schema, text)))


def test_points_and_per_come_first_in_a_list_of_points_clauses(editor: LanguageServer) -> None:
    assert keys(editor, "card-set", f"{LAW}    scoring:\n      - |")[:2] == ["points", "per"]
    assert keys(editor, "card-set", f"{LAW}    scoring:\n      - points: 3\n        |")[0] == "per"


def test_a_key_is_written_with_its_colon(editor: LanguageServer) -> None:
    asked = [
        ("card-set", f"{LAW}    scoring:\n      - |"),
        ("card-set", f"{LAW}    on_play:\n      - |"),
        ("card-set", f"{LAW}    on_play:\n      - gain:\n          |"),
        ("card-set", f"{CHARACTER}|"),
        ("score-sheet", "format: score-sheet/1\n|"),
        ("score-sheet", f"{PLAYER}|"),
        ("score-sheet", f"{PLAYER}pyramid:\n      - [1, 2]\n      - - card: 3\n          |"),
    ]
    for schema, text in asked:
        offers = editor.offers(schema, text)
        assert offers
        assert [offer for offer in offers if not offer.text.startswith(f"{offer.label}:")] == []


@pytest.mark.parametrize(
    ("counted", "places"),
    [
        ("circles", ["pyramid", "touching"]),
        ("gems", ["pyramid", "stored_here", "screen"]),
        ("level", ["itself"]),
        ("attack", ["screen"]),
    ],
)
def test_what_is_counted_says_where_it_can_be_counted(editor: LanguageServer, counted: str, places: list[str]) -> None:
    """Circles lie in the pyramid; gems on cards, on the law itself or behind the screen; and so on."""
    per = f"{LAW}    scoring:\n      - points: 3\n        per:\n          count: {counted}\n          where: |"
    assert keys(editor, "card-set", per) == places
    flow = f"{LAW}    scoring:\n      - points: 3\n        per: {{count: {counted}, where: |}}"
    assert keys(editor, "card-set", flow) == places


def test_a_level_and_its_reward_offer_their_keys(editor: LanguageServer) -> None:
    assert keys(editor, "card-set", f"{CHARACTER}levels:\n      - |") == ["cost", "reward"]
    reward = keys(editor, "card-set", f"{CHARACTER}levels:\n      - cost: 1\n        reward:\n          |")
    simple = ["gems", "draw", "science", "magic", "defense", "attack", "power", "magic_bonus"]
    assert reward == [*simple, "circle_bonus", "infinite_gem", "colored_gems"]
    gem = f"{CHARACTER}levels:\n      - cost: 1\n        reward:\n          infinite_gem: |"
    assert keys(editor, "card-set", gem) == [*Color, "any"]


def test_a_sheet_offers_its_words(editor: LanguageServer) -> None:
    editions = keys(editor, "score-sheet", "format: score-sheet/1\nedition: |")
    assert sorted(editions) == ["english", "french", "german", "italian", "portuguese"]
    assert keys(editor, "score-sheet", f"{PLAYER}painting: |") == ["best", "none"]
    assert set(keys(editor, "score-sheet", f"{PLAYER}pyramid:\n      - [1, 2]\n      - |")) == {"cards", "skip"}


def test_a_position_offers_its_words(editor: LanguageServer) -> None:
    position = "format: position/1\nplayers:\n  - name: Ada\n    "
    assert keys(editor, "position", f"{position}gems:\n      |") == [*Color, "any"]
    assert keys(editor, "position", "format: position/1\ndrawn: [|") == [*Color, "any"]
    assert editor.complaints("position", f"{position}pyramid: 10 12 / 16\n    hand: [law, 3]\n") == []


@pytest.mark.parametrize(
    ("schema", "file"),
    [
        ("card-set", "data/cards/printed/characters.yaml"),
        ("card-set", "data/cards/printed/laws.yaml"),
        ("score-sheet", "examples/three-players.yaml"),
        ("score-sheet", "examples/every-form.yaml"),
    ],
)
def test_a_good_file_has_no_complaints(editor: LanguageServer, schema: str, file: str) -> None:
    _, _, text = (resource_root() / file).read_text("utf-8").partition("\n")  # the schema stands on the first line
    assert editor.complaints(schema, text) == []


def test_a_wrong_word_is_underlined(editor: LanguageServer) -> None:
    wrong = LAW.replace("top_left: red", "top_left: rde")
    assert editor.complaints("card-set", wrong) != []
    assert "Property colour is not allowed." in editor.complaints("card-set", f"{LAW}    colour: red\n")
