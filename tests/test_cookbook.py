"""The cookbook is true: each law loads, reads as the page says, and brings in its moment what the page says."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

import pytest

from viceroy.cardsets import load_card_set
from viceroy.engine.prompts import AskGems, AskKeep
from viceroy.engine.reducer import score
from viceroy.engine.state import GameState
from viceroy.positions.reader import load_position
from viceroy.scoring.items import LawItem
from viceroy.wording.laws import law_sentences

PAGE = Path(__file__).parents[1] / "docs" / "cookbook.md"
RECIPE = re.compile(
    r"^### (?P<title>.+)\n\n(?P<sentence>(?:> .+\n)+)\n```yaml\n(?P<law>(?:.+\n)+)```\n\n(?P<shown>(?:.+\n)+)\n"
    r'\?{3} example "The moment"\n\n    ```yaml\n(?P<moment>(?:.+\n)+)    ```\n',
    re.MULTILINE,
)
NUMBER = 201
BARE = "sections: {top_left: null, top_right: null, bottom: null}\n"


class Recipe(NamedTuple):
    """A law of the page: its sentence, its data, and what it brings in its moment."""

    sentence: str
    law: str
    moment: str
    brings: int


def recipe(found: re.Match[str]) -> Recipe:
    number = re.search(r"\*\*(-?\d+) ", found["shown"])
    assert number is not None, found["title"]
    sentence = found["sentence"].replace("> ", "").replace("\n", " ").strip()
    law = found["law"] if found["law"].startswith("sections:") else BARE + found["law"]
    return Recipe(sentence, law, dedent(found["moment"]), int(number[1]))


TEXT = PAGE.read_text(encoding="utf-8")
RECIPES = {found["title"]: recipe(found) for found in RECIPE.finditer(TEXT)}
every_recipe = pytest.mark.parametrize("shown", RECIPES.values(), ids=RECIPES)


def set_file(shown: Recipe, folder: Path) -> Path:
    head = f"format: card-set/1\nid: recipe\nlaws:\n  - number: {NUMBER}\n    id: recipe\n    name: {{en: Recipe}}\n"
    file = folder / "my-set.yaml"
    file.write_text(head + "".join(f"    {line}\n" for line in shown.law.splitlines()), encoding="utf-8")
    return file


def brought(state: GameState) -> int:
    """Return what the law brings the first player: points at the end, what is to be taken now, or what lies on it."""
    if state.is_over:
        (player, *_) = score(state).players
        return sum(item.points for item in player.items if isinstance(item, LawItem) and item.card.number == NUMBER)
    if isinstance(state.task, AskGems | AskKeep):
        assert state.to_act == (0,)
        return state.task.count if isinstance(state.task, AskGems) else state.task.keep
    own = state.seats[0]
    (law,) = (placed for placed in own.pyramid.cards if placed.card.number == NUMBER)
    return sum(law.tokens.power) + sum(own.gems)


def test_every_recipe_is_read() -> None:
    assert len(RECIPES) == TEXT.count("\n### ") >= 30


@every_recipe
def test_a_recipe_reads_as_the_page_says(shown: Recipe, tmp_path: Path) -> None:
    (law,) = load_card_set(set_file(shown, tmp_path)).laws
    assert " ".join(law_sentences(law)) == shown.sentence


@every_recipe
def test_a_recipe_brings_what_the_page_says(shown: Recipe, tmp_path: Path) -> None:
    set_file(shown, tmp_path)
    moment = tmp_path / "moment.yaml"
    moment.write_text(shown.moment, encoding="utf-8")
    assert brought(load_position(moment)) == shown.brings
