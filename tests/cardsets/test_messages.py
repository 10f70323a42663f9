"""What a designer is told about slips in a card set: what is wrong, where, and what to write instead."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from marks import marked
from viceroy import check_card_set, load_card_set
from viceroy.cardsets.card_rules import card_forms
from viceroy.cardsets.card_set_form import RewardForm, SectionsForm
from viceroy.errors import Code, Problem
from viceroy.model.cards import CharacterCard, LawCard
from viceroy.model.laws import Effect
from viceroy.model.points import PointsClause
from viceroy.model.quantities import Quantity
from viceroy.text.problems import Problems
from viceroy.text.yaml_text import parse_document

FORMS = card_forms()
HEAD = "format: card-set/1\nid: my-set\nname: {en: My Set}\n"
SECTIONS = "{top_left: red, top_right: red, bottom: green}"
SCORING = "scoring:\n      - {points: 2, per: {count: cards, where: adjacent}}\n"


def law(more: str = SCORING, *, name: str = "{en: Fair Weights}", sections: str = SECTIONS) -> str:
    start = f"{HEAD}laws:\n  - number: 101\n    id: fair-weights\n    name: {name}\n    sections: {sections}\n"
    return f"{start}    {more}"


def clause(text: str) -> str:
    return law(f"scoring:\n      - {text}\n")


def played(text: str) -> str:
    return law(f"on_play:\n      - {text}\n")


def character(row: str, *, rows: int = 4) -> str:
    others = "      - {cost: red, reward: {draw: 1}}\n" * (rows - 1)
    start = f"{HEAD}characters:\n  - number: 101\n    id: fisher\n    name: {{en: Fisher}}\n    sections: {SECTIONS}\n"
    return f"{start}    levels: \n      - {row}\n{others}"


def problems_in(folder: Path, text: str) -> tuple[Problem, ...]:
    path = folder / "set.yaml"
    path.write_text(text, "utf-8")
    return check_card_set(path)


ROWS = {
    "nothing behind an effect that says nothing more": (played("¶take_from_row:"), "write take_from_row: {}"),
    "no-break spaces that indent": (
        law(f"# the points\n¶\u00a0\u00a0\u00a0 {SCORING}"),
        "a no-break space (U+00A0) stands here; type an ordinary space",
    ),
    "a kind of clause that is none": (
        clause("{¶pionts: 5, tenth: {count: attack, where: screen}}"),
        "unknown key 'pionts' in a points clause; its kinds: {points: 1, per: {count: cards, where: pyramid}}, ",
    ),
    "a misspelled key beside points, which say no kind": (
        clause("{points: 5, ¶fewr: {count: attack, where: screen}}"),
        "unknown key 'fewr' in a points clause; did you mean 'fewest'? allowed: points, if, ",
    ),
    "a key of another kind beside points": (
        clause("{points: 5, ¶every: 2}"),
        "unknown key 'every' in a points clause; allowed: points, if",
    ),
    "a reward for an effect": (played("{¶gems: 2}"), "unknown key 'gems' in an effect; write gain: {gems: 2}"),
    "an effect for a reward": (
        played("choose_one: [{¶gain: {gems: 2}}, {draw: 1}]"),
        "leave gain out, and write what stands behind it in its place",
    ),
    "two colors after a comma": (
        law(sections="{top_left: red, top_right: red, bottom: blue, ¶green}"),
        "a comma ends a value: for a list write bottom: [blue, green], for one text bottom: 'blue, green'",
    ),
    "two colors in one text": (
        law(sections="\n      top_left: red\n      top_right: red\n      bottom: ¶blue, green"),
        "found 'blue, green'; write bottom: [blue, green]",
    ),
    "two colors without a comma": (
        law(sections="{top_left: red, top_right: red, bottom: ¶blue green}"),
        "found 'blue green'; write bottom: [blue, green]",
    ),
    "a comma in a name": (law(name="{en: Fisher, ¶Old}"), "for one text en: 'Fisher, Old'"),
    "a colon in a name": (law(name="{en: Fisher¶: Old}"), "a text that holds ': ' needs quotes: en: 'Fisher: Old'"),
    "an apostrophe in a name": (law(name="{en: 'Fisher¶'s Wife'}"), "write it twice, '', or put the text in double"),
    "a quantity in a gain": (played("gain: {gems: 1, per: ¶{}}"), "{count: cards, where: pyramid}"),
    "gems of a color as a number": (played("gain: {colored_gems: ¶2}"), "as in colored_gems: {blue: 2}"),
    "an effect that is none": (played("¶burn_card: {}"), "unknown key 'burn_card' in an effect; allowed: gain,"),
    "a deck that is none": (played("draw: {deck: ¶auction_deck, cards: 1}"), "found 'auction_deck'"),
    "characters counted": (
        clause("{points: 2, per: {count: ¶characters, where: adjacent}}"),
        "did you mean 'cards' with kind: character?",
    ),
    "laws counted": (
        clause("{points: 2, per: {count: ¶laws, where: adjacent}}"),
        "did you mean 'cards' with kind: law?",
    ),
    "a deck by half its name": (played("draw: {deck: ¶law, cards: 1}"), "found 'law'; did you mean 'law_deck'?"),
    "tokens by their whole name": (
        clause("{points: 2, per: {count: ¶magic_tokens, where: pyramid}}"),
        "did you mean 'magic'?",
    ),
    "the others": (
        clause("{points: 2, per: {count: science, where: pyramid, whose: ¶others}}"),
        "did you mean 'opponents'?",
    ),
    "then for what is paid for": (
        played("pay: {gems: 2, ¶then: [{gain: {power: 10}}]}"),
        "unknown key 'then' in pay; did you mean 'for'?",
    ),
    "left and right": (
        law(sections="{¶left: red, top_right: red, bottom: green}"),
        "unknown key 'left' in sections; did you mean 'top_left'?",
    ),
    "two colors with a slash": (
        law(sections="{top_left: red, top_right: red, bottom: ¶blue/green}"),
        "found 'blue/green'; write bottom: [blue, green]",
    ),
    "a section of no color": (
        law(sections="{top_left: ¶none, top_right: red, bottom: green}"),
        "needs blue, red, green, yellow or null, found 'none'; did you mean null?",
    ),
    "a lower edge of no color": (
        law(sections="{top_left: red, top_right: red, bottom: ¶none}"),
        "found 'none'; did you mean null?",
    ),
    "a number for an id": (
        law().replace("id: fair-weights", "id: ¶201"),
        "id needs lower-case letters, digits and single hyphens, a letter first, as in crown-prince, found 201",
    ),
    "two languages in capitals": (law(name="{en: A, ¶DE: B, ¶FR: C}"), " in name; did you mean "),
    "a language in capitals": (law(name="{en: A, ¶DE: B}"), "unknown key 'DE' in name; did you mean 'de'? allowed:"),
    "a number in keys": (law("price: ¶{gems: 2}"), "found keys with values; as in price: 2"),
    "a color in keys": (
        character("{cost: red, reward: {infinite_gem: ¶{color: red}}}"),
        "found keys with values; as in infinite_gem: red",
    ),
    "a color in a list": (character("{cost: ¶[red], reward: {gems: 1}}"), "found a list; as in cost: red"),
    "rows with numbers": (
        character("")
        .replace("- \n", "¶1: {cost: red, reward: {draw: 1}}\n")
        .replace("      - {", "      2: {", 1)
        .replace("      - {", "      3: {", 1)
        .replace("      - {", "      4: {", 1),
        "found keys with values; start each item with '- ', without its number",
    ),
    "effects in braces without brackets": (
        played("pay: {gems: 2, for: ¶{gain: {draw: 1}}}"),
        "for needs a list, found keys with values; put [ ] around it",
    ),
    "a set to extend in a list": (
        f"extends: ¶[printed]\n{law()}",
        "extends needs a text, found a list; write extends: printed",
    ),
    "points as a reward": (character("{cost: red, reward: {¶points: 3}}"), "did you mean 'power'? allowed:"),
    "cards as a reward": (character("{cost: red, reward: {¶cards: 3}}"), "did you mean 'draw'? allowed:"),
    "neighbors": (clause("{points: 2, per: {count: cards, where: ¶neighbours}}"), "did you mean 'adjacent'?"),
    "a name that is no object": (law(name="¶Fishmonger"), "found 'Fishmonger'; as in name: {en: Fishmonger}"),
    "a quantity that is no object": (
        clause("{points: 2, per: ¶cards}"),
        "found 'cards'; as in per: {count: cards, where: pyramid}",
    ),
    "a bonus that is no object": (
        character("{cost: red, reward: {circle_bonus: ¶2}}"),
        "found 2; as in circle_bonus: {color: blue, value: 2}",
    ),
    "colors where they are free": (
        character("{cost: red, reward: {gems: ¶{red: 3}}}"),
        "the player chooses their colors: write how many, as in gems: 3",
    ),
    "a key of a law beside the laws": (
        law("placement: normal\n¶scoring:\n  - {points: 2}\n"),
        "unknown key 'scoring' in a card set; it belongs to a law, under laws: indent it like the other keys there",
    ),
    "a key of a law beside the laws, and another law below": (
        law("placement: normal\n¶scoring:\n      - {points: 2}\n  - {number: 202, id: b}\n"),
        "'scoring' stands too far left: it ends the list that goes on in line",
    ),
    "colors where the gain is free": (
        law("on_play: [{gain: {¶red: 1}}]"),
        "unknown key 'red' in gain; write colored_gems: {red: 1}",
    ),
    "five rows": (
        character("{cost: red, reward: {draw: 1}}", rows=5).replace("levels: \n      -", "levels:\n      ¶-"),
        "needs exactly 4 items, found 5; level 5 follows from the others by rule (R6.11)",
    ),
    "what is missing of a look": (
        played("look: ¶{deck: law_deck, cards: 2}"),
        "look needs the keys keep and rest, as in keep: 1, rest: top",
    ),
    "another minus": (
        clause("{points: ¶\u22122, per: {count: cards, where: adjacent}}"),
        "did you mean -2 (with an ordinary minus)?",
    ),
}


@pytest.mark.parametrize("row", ROWS)
def test_a_slip_is_told_with_what_to_write_instead(tmp_path: Path, row: str) -> None:
    marked_text, words = ROWS[row]
    text, places = marked(marked_text)
    problems = problems_in(tmp_path, text)
    assert [(problem.line, problem.column) for problem in problems if words in problem.message] == places, "\n".join(
        map(str, problems)
    )
    assert all(problem.is_error for problem in problems)


@pytest.mark.parametrize(
    "text",
    [
        law().replace("format:", "formt:"),
        law().replace("number:", "numbr:"),
        law(sections="{top_lft: red, top_right: red, bottom: green}"),
        law(name="{EN: Fair Weights}"),
        law().replace("laws:", "lawz:"),
        played("look: {deck: law_deck, cards: 2, kep: 1, rest: top}"),
        played("pay: {gem: 2, for: [{gain: {gems: 1}}]}"),
        law("only_if: {of: {count: cards, where: pyramid}, at_leest: 2}\n"),
        law("whenever:\n      - {event: passed, doo: [{gain: {gems: 1}}]}\n"),
    ],
)
def test_a_misspelt_key_is_told_once(tmp_path: Path, text: str) -> None:
    """Who misspells a key that must be there learns of the misspelling, and not that the key is missing too."""
    (problem,) = problems_in(tmp_path, text)
    assert problem.code is Code.UNKNOWN_KEY
    assert "did you mean" in problem.message


@pytest.mark.parametrize("row", ["a quantity in a gain", "an effect that is none", "a deck that is none"])
def test_nothing_is_guessed_where_nothing_is_alike(tmp_path: Path, row: str) -> None:
    (problem, *_) = problems_in(tmp_path, marked(ROWS[row][0])[0])
    assert "did you mean" not in problem.message


def test_all_kinds_of_clause_are_listed(tmp_path: Path) -> None:
    """The list follows from the classes of clauses; so a new one is in it."""
    (problem,) = problems_in(tmp_path, clause("{pionts: 5}"))
    for kind in get_args(PointsClause):
        assert FORMS.record_of(kind).example() in problem.message


COLORS = {
    "blue": "blau bleu blu azul синий azzurro Blau BLEU",
    "red": "rot rouge rosso vermelho красный rojo Rot rossa",
    "green": "grün gruen vert verde зелёный зеленый Grün verte",
    "yellow": "gelb jaune giallo amarelo жёлтый желтый amarillo Gelb",
}


@pytest.mark.parametrize(("color", "word"), [(color, word) for color in COLORS for word in COLORS[color].split()])
def test_a_color_in_another_language_is_understood(tmp_path: Path, color: str, word: str) -> None:
    """In German, French, Italian, Portuguese, Russian and Spanish: the problem names the color to write."""
    (problem,) = problems_in(tmp_path, law(sections=f"{{top_left: {word}, top_right: red, bottom: red}}"))
    assert problem.message.endswith(f"did you mean {color!r}?")


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


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_to_be_written_instead_is_good(kind: type) -> None:
    text = FORMS.record_of(kind).example()
    data = parse_document(f"example: {text}", file="set.yaml").root.plain()["example"]
    gathered = Problems()
    FORMS.gather(data, kind, gathered)
    assert gathered.problems == (), text
