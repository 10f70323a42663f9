"""How sets look, and who made them: themes and credits, which no rule looks at."""

from __future__ import annotations

from pathlib import Path

import pytest

from viceroy.cardsets import check_card_set, credits_of, load_card_set, look_of
from viceroy.cardsets.forms import card_forms
from viceroy.cardsets.loader import card_set_data
from viceroy.cardsets.looks import Credits, Mark, Theme, Typeface, contrast
from viceroy.errors import BadJson
from viceroy.model.cards import CardSet

LAW = """\
laws:
  - number: 201
    id: toll
    name: {en: Toll}
    sections: {top_left: red, top_right: red, bottom: green}
    scoring: [{points: 3}]
"""
THEME = "theme: {frame: '#b08d57', laws: '#33203f', characters: '#23303f', paper: '#101820', ink: '#F2E6C9'}\n"


def written(folder: Path, text: str, name: str = "set.yaml") -> Path:
    (folder / name).write_text(f"format: card-set/1\n{text}", encoding="utf-8")
    assert check_card_set(folder / name) == ()
    return folder / name


# -- themes -----------------------------------------------------------------------------------------------------------


def test_a_theme_is_that_of_each_card_of_its_set(tmp_path: Path) -> None:
    path = written(tmp_path, THEME.replace("}", ", typeface: serif, mark: moon}") + LAW)
    theme = Theme("#b08d57", "#23303f", "#33203f", "#101820", "#F2E6C9", Typeface.SERIF, Mark.MOON)
    assert dict(look_of(path).themes) == {201: theme}


def test_a_set_on_top_leaves_the_cards_below_their_theme(tmp_path: Path) -> None:
    """A card that it replaces has its own theme, or none; printed cards have none."""
    written(tmp_path, f"extends: printed\n{THEME}{LAW}", "below.yaml")
    other = LAW.replace("201", "202").replace("toll", "tide")
    above = written(tmp_path, f"extends: below.yaml\ntheme: {{mark: leaf}}\n{other}", "above.yaml")
    assert {number: theme.mark for number, theme in look_of(above).themes.items()} == {201: None, 202: Mark.LEAF}
    plain = written(tmp_path, "extends: below.yaml\n" + LAW.replace("laws", "replace"), "plain.yaml")
    assert dict(look_of(plain).themes) == {}


@pytest.mark.parametrize(
    ("theme", "column", "told"),
    [
        ("{frame: red}", 16, "frame needs a color of six digits in quotes, as in '#335577'"),
        ("{frame: '#3357'}", 16, "(without quotes, # begins a comment), found '#3357'"),
        ("{mark: anker}", 15, "mark needs anchor, flame, leaf, moon, sun, tower, tree or wave"),
        ("{ink: '#aaaaaa'}", 14, "ink on characters has a contrast of 2.15; to be read it needs 4.5"),
        ("{paper: '#333333'}", 16, "ink on paper has a contrast of 1.36"),
        ("{laws: '#333333', ink: '#000000'}", 31, "ink on laws has a contrast of 1.66"),
        ("dark", 8, "theme needs keys with values"),
    ],
)
def test_what_is_wrong_with_a_theme_is_told_at_its_place(theme: str, column: int, told: str) -> None:
    (problem,) = check_card_set(text=f"format: card-set/1\ntheme: {theme}\n{LAW}")
    assert (problem.line, problem.column) == (2, column)
    assert told in problem.message


@pytest.mark.parametrize(
    ("one", "other", "ratio"),
    [("#000000", "#ffffff", 21), ("#777777", "#ffffff", 4.48), ("#ff0000", "#ffffff", 4), ("#123456", "#123456", 1)],
)
def test_contrast_is_that_of_the_guidelines_for_the_web(one: str, other: str, ratio: float) -> None:
    """The values that checkers of contrast tell: 767676 is the lightest gray that will do on white."""
    assert contrast(one, other) == contrast(other, one) == pytest.approx(ratio, abs=0.005)
    assert contrast("#767676", "#ffffff") >= 4.5


# -- credits ----------------------------------------------------------------------------------------------------------

CREDITS = 'author: Ada\nlicense: CC BY 4.0\nversion: "1.2"\nnotes: |\n  Two\n  lines.\n'


def test_a_set_says_who_made_it(tmp_path: Path) -> None:
    """In any of its files; a set on top has credits of its own."""
    assert credits_of(written(tmp_path, CREDITS + LAW)) == Credits("Ada", "CC BY 4.0", "1.2", "Two\nlines.\n")
    above = written(tmp_path, "extends: set.yaml\nauthor: Ben\nkeep: [201]\n", "above.yaml")
    assert credits_of(above) == Credits("Ben")
    assert credits_of("printed") == Credits()


def test_what_a_file_says_twice_is_told(tmp_path: Path) -> None:
    for number, text in enumerate((CREDITS + LAW, "author: Ben\n" + LAW.replace("201", "202").replace("toll", "b"))):
        (tmp_path / f"{number}.yaml").write_text(f"format: card-set/1\n{text}", encoding="utf-8")
    (problem,) = check_card_set(tmp_path)
    assert problem.message.startswith("the key 'author' of the set is given twice")


@pytest.mark.parametrize("key", ["theme: {mark: leaf}", *CREDITS.split("\n")[:3]])
def test_looks_and_credits_are_no_part_of_games(key: str) -> None:
    """A set in a record or a state is its cards alone; reading it would lose the rest, so it is refused."""
    card_set = load_card_set(text=f"format: card-set/1\nid: a\n{key}\n{LAW}")
    data = card_set_data(card_set)
    assert {*data} == {"format", "id", "name", "laws"}
    name, _, value = key.partition(": ")
    with pytest.raises(BadJson, match=f"{name} stands only in files"):
        card_forms().read({**data, name: {"mark": "leaf"} if name == "theme" else value.strip('"')}, CardSet)
