"""Advice about slips in a card set; what is said about each slip is in `tests/data/golden/messages-card-sets.md`."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from viceroy import check_card_set, load_card_set
from viceroy.cardsets.card_set_form import RewardForm, SectionsForm
from viceroy.cardsets.forms import card_forms
from viceroy.errors import Code, Problem
from viceroy.model.cards import CharacterCard, LawCard
from viceroy.model.laws import Effect
from viceroy.model.points import PointsClause
from viceroy.model.quantities import Quantity
from viceroy.text.source import Problems
from viceroy.text.yaml_text import parse_document

FORMS = card_forms()
HEAD = "format: card-set/1\nid: my-set\nname: {en: My Set}\n"
SECTIONS = "{top_left: red, top_right: red, bottom: green}"
SCORING = "scoring:\n      - {points: 2, per: {count: cards, where: adjacent}}\n"


def law(more: str = SCORING, *, name: str = "{en: Fair Weights}", sections: str = SECTIONS) -> str:
    start = f"{HEAD}laws:\n  - number: 101\n    id: fair-weights\n    name: {name}\n    sections: {sections}\n"
    return f"{start}    {more}"


def played(text: str) -> str:
    return law(f"on_play:\n      - {text}\n")


def problems_in(folder: Path, text: str) -> tuple[Problem, ...]:
    path = folder / "set.yaml"
    path.write_text(text, "utf-8")
    return check_card_set(path)


@pytest.mark.parametrize(
    "text",
    [
        law().replace("format:", "formt:"),
        law(sections="{top_lft: red, top_right: red, bottom: green}"),
        law(name="{EN: Fair Weights}"),
        law().replace("laws:", "lawz:"),
        law("whenever:\n      - {event: passed, doo: [{gain: {gems: 1}}]}\n"),
    ],
)
def test_a_misspelt_key_is_told_once(tmp_path: Path, text: str) -> None:
    """Who misspells a key that must be there learns of the misspelling, and not that the key is missing too."""
    (problem,) = problems_in(tmp_path, text)
    assert problem.code is Code.UNKNOWN_KEY
    assert "did you mean" in problem.message


COLORS = {
    "blue": "blau bleu blu azul синий azzurro Blau BLEU",
    "red": "rot rouge rosso vermelho красный rojo Rot rossa",
    "green": "grün gruen vert verde зелёный зеленый Grün verte",
    "yellow": "gelb jaune giallo amarelo жёлтый желтый amarillo Gelb",
}


@pytest.mark.parametrize("color", COLORS)
def test_a_color_in_another_language_is_understood(tmp_path: Path, color: str) -> None:
    """In German, French, Italian, Portuguese, Russian and Spanish: the problem names the color to write."""
    for word in COLORS[color].split():
        (problem,) = problems_in(tmp_path, law(sections=f"{{top_left: {word}, top_right: red, bottom: red}}"))
        assert problem.message.endswith(f"did you mean {color!r}?")


ROWS = "levels: [{cost: red, reward: {gems: 1}}, {cost: red, reward: {gems: 1}}, {cost: red, reward: {gems: 1}}, %s]\n"


def character(last: str = "{cost: red, reward: {gems: 1}}") -> str:
    return law(ROWS % last).replace("laws:", "characters:")


def counting(more: str) -> str:
    return law(f"scoring:\n      - {{points: 2, per: {{count: cards, where: pyramid, {more}}}}}\n")


@pytest.mark.parametrize(
    ("text", "instead"),
    [
        (law(sections="{top_left: red, top_right: red, bottom: blue and red}"), "write bottom: [blue, red]"),
        (law(sections="{top_left: red, top_right: red, bottom: blue & red}"), "write bottom: [blue, red]"),
        (law(sections="{top_left: red, top_right: red, bottom: blue+red}"), "write bottom: [blue, red]"),
        (law(sections="{top_left: red, top_right: red, bottom: blau und rot}"), "write bottom: [blue, red]"),
        (law(sections="{top_left: red, top_right: red, bottom: blue or red}"), "write bottom: [blue, red]"),
        (law(sections="{top_left: red, top_right: green; bottom: blue}"), "write ',' in place of this ';'"),
        (law("on_levels: 3-4\n"), "write on_levels: [3, 4]"),
        (played("scoring: [{points: 2}]"), "it belongs to a law: write it beside the other keys there"),
        (played("if: {of: {count: cards, where: pyramid}, at_least: 2, then: [{price: 2}]}"), "it belongs to a law"),
        (
            played("if: {of: {count: cards, where: pyramid}, at_least: 2, then: [{sciense: 2}]}"),
            "write gain: {science: 2}",
        ),
        (law("scoring:\n      - {points: 2, on_levels: [2]}\n"), "it belongs to a law"),
        (law("levels: [3, 4]\n"), "did you mean 'on_levels'?"),
        (
            law("scoring:\n      - {points: 2, every: 2, count: science, where: pyramid}\n"),
            "write per: {count: science, ",
        ),
        (law("scoring:\n      - {points: 0.5, per: {count: science, where: pyramid}}\n"), "write points: 1, every: 2"),
        (law("scoring:\n      - {punkte: 2}\n"), "did you mean 'points'?"),
        (character().replace("levels:", "stufen:"), "did you mean 'levels'?"),
        (counting("tokens: no"), "did you mean 'none'?"),
        (counting("level: [1, 2]"), "for several levels write a sum with a quantity for each"),
        (law(name='{en: "The "Plain" Folk"}'), 'write \\" for a quote in it'),
        (played("look_behind_screen: {what: hand}"), "it has no keys: write look_behind_screen: {}"),
        (played("others_give: {gems: 1}"), "did you mean 'others_lose'?"),
        (played("gain: {gems: 1}\n        draw: {deck: law_deck, cards: 1}"), "start a new item (-) with each"),
        (played("gain: {gems: 1}\n        gain: {draw: 1}"), "write '- gain:'"),
        (played("gain: {gems: 1}\n      gain: {draw: 1}"), "write '- ' before it"),
        (played("choose: [[{draw: 1}], []]").replace("- choose", "choose"), "write '- choose: ...'"),
        (law("on_play:\n      {gain: {gems: 1}}\n"), "write '- {'"),
        (law("on_play:\n      -gain: {gems: 1}\n"), "a space is missing after '-'"),
        (character("{cost: any, reward: {gems: 1}}"), "no row costs a gem of any color"),
        (character("{cost: red, reward: null}"), "no row is without a reward"),
        (law().replace("id: fair-weights", "id: null"), "put it in quotes: 'null'"),
        (law().replace("laws:", "keep: all\nlaws:"), "a list of numbers such as [101, 102], found 'all'"),
        (law(name="{english: Fair}"), "did you mean 'en'?"),
        (law().replace("number:", "nr:"), "did you mean 'number'?"),
        (law("on_play: gain 2 gems\n"), "write on_play: [{gain: {gems: 2}}]"),
        (law("on_levels: all\n"), "as in on_levels: [1]"),
        (law("placement: under\n"), "did you mean 'under_character'?"),
        (law("scoring:\n      - {points: 2, for: {count: cards, where: pyramid}}\n"), "did you mean 'per'?"),
        (counting("kind: law").replace("cards", "red circles"), "did you mean 'circles'?"),
        (character("{cost: red, reward: science}"), "as in reward: {science: 1}"),
        (law().replace("fair-weights", "Fair Weights"), "did you mean 'fair-weights'?"),
    ],
)
def test_a_slip_is_answered_by_what_was_meant(tmp_path: Path, text: str, instead: str) -> None:
    (problem,) = problems_in(tmp_path, text)
    assert instead in problem.message


def test_a_reward_is_no_points_clause(tmp_path: Path) -> None:
    """The problem says in one line where gems are gained, and by which keys the clauses are known."""
    (problem,) = problems_in(tmp_path, law("scoring:\n      - {gems: 4}\n"))
    assert "write gain: {gems: 4} under on_play" in problem.message
    telling = ("per", "points", "copy", "fewest", "most", "by_level", "tiers", "table")
    assert all(key in problem.message.split("its kinds: ")[1] for key in telling)
    assert len(problem.message) <= 200


@pytest.mark.parametrize("kind", ["laws", "characters"])
def test_cards_of_the_other_kind_at_the_end_of_a_list_lack_their_line(tmp_path: Path, kind: str) -> None:
    """One problem at the first of them, not one for each of their keys."""
    own, other = (character(), law()) if kind == "laws" else (law(), character())
    cards = [
        text.partition(":\n  - ")[2].replace("fair-weights", name).rstrip()
        for text, name in [(own, "one"), (other, "two"), (other, "three")]
    ]
    numbered = [card.replace("101", str(number)) for number, card in enumerate(cards, 101)]
    head = "characters" if kind == "laws" else "laws"
    text = f"{HEAD}{head}:\n" + "".join(f"  - {card}\n" for card in numbered)
    (problem,) = problems_in(tmp_path, text)
    assert text.split("\n")[problem.line - 1] == "  - number: 102"
    assert problem.message.endswith(f"is the line '{kind}:' missing?")


def test_notes_of_the_designer_are_ignored_with_a_warning(tmp_path: Path) -> None:
    notes = "    notes: ask Ben\n    image: fair.png\n    flavor: Weigh twice.\n"
    text = f"{law()}{notes}notes: [to, do]\n"
    problems = problems_in(tmp_path, text)
    assert [(problem.code, problem.is_error) for problem in problems] == [(Code.IGNORED_KEY, False)] * 4
    assert "nothing reads 'notes', so it is ignored" in problems[0].message
    with_notes = load_card_set(tmp_path / "set.yaml")
    (tmp_path / "set.yaml").write_text(law(), "utf-8")
    assert load_card_set(tmp_path / "set.yaml") == with_notes


KINDS = (*get_args(Effect), *get_args(PointsClause), Quantity, RewardForm, SectionsForm, CharacterCard, LawCard)


def test_what_is_to_be_written_instead_is_good() -> None:
    for kind in KINDS:
        text = FORMS.record_of(kind).example()
        data = parse_document(f"example: {text}", file="set.yaml").root.plain()["example"]
        gathered = Problems()
        FORMS.gather(data, kind, gathered)
        assert gathered.problems == (), text
