"""Slips in a card set: the code and place of each, and the advice that its message gives."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from marks import marked
from rules import rule
from viceroy import load_card_set
from viceroy.cardsets import check_card_set
from viceroy.cardsets.card_set_form import RewardForm, SectionsForm
from viceroy.cardsets.forms import card_forms
from viceroy.cardsets.rules import COMPOUNDS
from viceroy.errors import Code, Problem
from viceroy.model.cards import CharacterCard, LawCard
from viceroy.model.laws import Effect
from viceroy.model.points import PointsClause
from viceroy.model.quantities import Quantity
from viceroy.text.source import Problems
from viceroy.text.yaml_text import parse_document

# -- rules ------------------------------------------------------------------------------------------------------------
# What goes with what in laws, effects, quantities and points clauses: each slip has its code, at its place.

LAW = "number: 1, id: a, name: {en: A}, sections: {top_left: red, top_right: blue, bottom: green}"
RED = "{count: circles, where: pyramid, color: red}"
LEFT = "{count: gems, where: screen}"
SCREEN = "{count: gems, where: ¶screen}"
MAGIC = "{count: magic, where: pyramid}"
DEEP = f"{{sum: [{MAGIC}, {{least: [{MAGIC}, {{¶distinct: [{MAGIC}, {MAGIC}]}}]}}]}}"
TAKE = "[{take_from_row: {}}]"
TOO_DEEP = f"{{choose: [[{{choose: [[{{¶choose: [[{{skip_next_auction: {{}}}}], {TAKE}]}}], {TAKE}]}}], {TAKE}]}}"


def found(folder: Path, keys: str) -> tuple[list[tuple[int, int]], list[Code], list[tuple[int, int]]]:
    """Check a set of one law with these keys; return the places of its problems, their codes, and the marked places."""
    text, places = marked(f"format: card-set/1\nlaws: [{{{LAW}, {keys}}}]\n")
    path = folder / "set.yaml"
    path.write_text(text, "utf-8")
    problems = check_card_set(path)
    return [(problem.line, problem.column) for problem in problems], [problem.code for problem in problems], places


WRONG_LAWS = {
    Code.UNKNOWN_KEY: (
        f"on_play: [{{choose: [[{{¶double_tokens: {{}}}}], {TAKE}]}}]",
        f"on_play: [{TOO_DEEP}]",
        "on_play: [{gain: {gems: 1, ¶every: 2}}]",
        "on_play: [{gain: {per: {count: science, where: pyramid}, ¶infinite_gem: red}}]",
        "placement: under_character, on_play: [{double_tokens: {}}], ¶on_levels: [3]",
        "placement: under_character, on_play: [{double_tokens: {}}, {¶store_gems: {up_to: 1}}]",
        "placement: under_character, on_play: [{double_tokens: {}}, {pay: {gems: 1, for: [{¶untuck: {}}]}}]",
    ),
    Code.MISSING_KEY: (
        "on_play: [{others_gain: ¶{}}]",
        f"on_play: [{{pay: ¶{{for: {TAKE}}}}}]",
        f"on_play: [{{if: ¶{{of: {MAGIC}, then: {TAKE}}}}}]",
        f"on_play: [{{if: ¶{{at_least: 1, of: {MAGIC}}}}}]",
        "only_if: ¶{of: {count: cards, where: pyramid}}",
    ),
    Code.WRONG_VALUE: (
        "on_play: [¶{take_from_row: {}, skip_next_auction: {}}]",
        f"on_play: [{{choose: ¶[{TAKE}]}}]",
        "on_play: [{gain: ¶{}}]",
        "on_play: [{gain: {colored_gems: ¶{}}}]",
        f"on_play: [{{pay: {{tokens: ¶{{}}, for: {TAKE}}}}}]",
        "on_play: [{look: {deck: auction_deck, cards: 3, keep: ¶1, rest: top}}]",
        "on_levels: [3, ¶3]",
        "on_levels: [¶5]",
        "only_if: {at_least: 1, of: {count: cards, where: ¶adjacent}}",
        f"only_if: {{at_least: 1, of: {{sum: [{MAGIC}, {{count: cards, where: ¶tucked_here}}]}}}}",
    ),
}


@pytest.mark.parametrize(("code", "keys"), [(code, keys) for code, some in WRONG_LAWS.items() for keys in some])
def test_a_slip_in_what_a_law_does(code: Code, keys: str, tmp_path: Path) -> None:
    places, codes, wanted = found(tmp_path, keys)
    assert (places, codes) == (wanted, [code])


def test_true_in_a_list_is_no_number_that_is_there_twice(tmp_path: Path) -> None:
    places, codes, marks = found(tmp_path, "on_levels: [¶true, 1]")
    assert (places, codes) == (marks, [Code.WRONG_TYPE])


@rule("R2.4")
@pytest.mark.parametrize(
    "keys",
    [
        "on_play: [{gain: {gems: 1, per: {count: gems, where: ¶screen}}}]",
        "on_play: [{gain: {gems: 1, per: {count: attack, where: ¶screen, whose: opponents}}}]",
        f"on_play: [{{gain: {{gems: 1, per: {{sum: [{MAGIC}, {{sum: [{MAGIC}, {SCREEN}]}}]}}}}}}]",
        "on_play: [{gain: {gems: 1, per: {count: cards, where: hand, ¶section: red}}}]",
        f"on_play: [{{if: {{at_least: 1, of: {{count: gems, where: ¶screen}}, then: {TAKE}}}}}]",
        "only_if: {at_least: 1, of: {count: gems, where: ¶screen}}",
        "only_if: {at_least: 1, of: {count: cards, where: hand, ¶section: red}}",
    ],
)
def test_no_effect_counts_what_is_secret(keys: str, tmp_path: Path) -> None:
    """What it brings would show to all what lies behind a screen, or what the cards of a hand are."""
    places, codes, wanted = found(tmp_path, keys)
    assert (places, codes) == (wanted, [Code.WRONG_VALUE])


@pytest.mark.parametrize(
    ("response", "code"),
    [
        ("¶{do: [{gain: {gems: 1}}]}", Code.MISSING_KEY),
        ("¶{event: card_taken}", Code.MISSING_KEY),
        ("{event: card_taken, may: tuck_here, ¶may_do: [{gain: {gems: 1}}]}", Code.UNKNOWN_KEY),
        (f"{{event: passed, do: [{{choose: [[{{¶double_tokens: {{}}}}], {TAKE}]}}]}}", Code.UNKNOWN_KEY),
        ("{event: passed, may_do: [{¶double_tokens: {}}]}", Code.UNKNOWN_KEY),
        (f"{{event: passed, do: [{TOO_DEEP}]}}", Code.UNKNOWN_KEY),
        (f"{{event: passed, may_do: [{TOO_DEEP}]}}", Code.UNKNOWN_KEY),
    ],
)
def test_a_slip_in_a_response(response: str, code: Code, tmp_path: Path) -> None:
    """A response has one of `may`, which is for a card taken, `do` and `may_do`."""
    places, codes, wanted = found(tmp_path, f"whenever: [{response}]")
    assert (places, codes) == (wanted, [code])


@rule("L78")
@pytest.mark.parametrize(
    "effect",
    [
        "gain: {¶draw: 1}",
        "look: {deck: law_deck, cards: 2, ¶keep: 1, rest: bottom}",
        "¶take_from_row: {}",
        "others_gain: {¶draw: 1}",
        "choose_one: [{gems: 1}, {¶draw: 1}]",
        "pay: {gems: 1, for: [{¶draw: {deck: law_deck, cards: 1}}]}",
    ],
)
def test_a_response_to_a_card_brings_no_card(effect: str, tmp_path: Path) -> None:
    """It would set itself off, without end; the same effect is fine at other events."""
    for key in ("do", "may_do"):
        places, codes, wanted = found(tmp_path, f"whenever: [{{event: card_taken, {key}: [{{{effect}}}]}}]")
        assert (places, codes) == (wanted, [Code.UNKNOWN_KEY])
        assert found(tmp_path, f"whenever: [{{event: passed, {key}: [{{{effect}}}]}}]")[0] == []


@rule("L66", "C32")
@pytest.mark.parametrize(
    "keys", ["¶whenever: [{event: card_taken, may: tuck_here}]", "¶scoring: [{points: 1}]", "¶while_here: []"]
)
def test_a_law_under_a_character_has_no_place(keys: str, tmp_path: Path) -> None:
    places, codes, wanted = found(tmp_path, f"placement: under_character, on_play: [{{double_tokens: {{}}}}], {keys}")
    assert (places, codes) == (wanted, [Code.UNKNOWN_KEY])


@rule("L66")
def test_a_law_under_a_character_doubles_tokens(tmp_path: Path) -> None:
    """There is no other reason to lie there; without `on_play` the law itself lacks a key."""
    for effects in ("¶[]", "¶[{gain: {gems: 1}}]"):
        places, codes, wanted = found(tmp_path, f"placement: under_character, on_play: {effects}")
        assert (places, codes) == (wanted, [Code.WRONG_VALUE])
    assert found(tmp_path, "placement: under_character")[:2] == ([(2, 8)], [Code.MISSING_KEY])


# -- points clauses ---------------------------------------------------------------------------------------------------


@rule("C36", "C37")
@pytest.mark.parametrize(
    ("clause", "code"),
    [
        (f"{{points: ¶-1, per: {RED}}}", Code.WRONG_VALUE),
        (f"{{points: ¶-1, per: {LEFT}, every: 2}}", Code.WRONG_VALUE),
        (f"{{points: ¶-1, per: {{least: [{MAGIC}, {RED}]}}}}", Code.WRONG_VALUE),
        (f"{{points: ¶-1, per: {{sum: [{MAGIC}, {{greatest: [{MAGIC}, {LEFT}]}}]}}}}", Code.WRONG_VALUE),
        (f"{{points: ¶-5, if: {{at_least: 3, of: {RED}}}}}", Code.WRONG_VALUE),
        (f"{{points: 5, if: {{¶at_most: 2, of: {RED}}}}}", Code.WRONG_VALUE),
        (f"{{points: 5, if: {{¶at_most: 2, of: {{sum: [{MAGIC}, {LEFT}]}}}}}}", Code.WRONG_VALUE),
        (f"{{points: ¶-5, if: {{at_least: 1, at_most: 2, of: {RED}}}}}", Code.WRONG_VALUE),
        (f"{{by_level: [0, 1, -2, -3], if: {{¶at_most: 2, of: {RED}}}}}", Code.WRONG_VALUE),
        (f"{{copy: adjacent_law, if: {{¶at_most: 2, of: {RED}}}}}", Code.WRONG_VALUE),
        (f"{{by_level: [0, ¶-1, 2, 3], if: {{at_least: 1, of: {RED}}}}}", Code.WRONG_VALUE),
        (f"{{points: 5, most: {MAGIC}, second: ¶-2, if: {{at_least: 1, of: {RED}}}}}", Code.WRONG_VALUE),
        (f"{{table: [¶-1, 4], per: {RED}}}", Code.WRONG_VALUE),
        (f"{{table: [1, 4, ¶2], per: {RED}}}", Code.NOT_RISING),
        (f"{{tiers: [{{at_least: 2, points: 5}}, {{at_least: 4, points: ¶3}}], per: {LEFT}}}", Code.NOT_RISING),
        ("{points: 1, per: {count: circles, where: pyramid, ¶whose: opponents}}", Code.UNKNOWN_KEY),
        ("{points: 1, per: {count: gems, where: screen, ¶whose: everybody}}", Code.UNKNOWN_KEY),
    ],
)
def test_nothing_pays_for_spoiling_a_circle(clause: str, code: Code, tmp_path: Path) -> None:
    """Whatever painting changes, points never fall as circles are finished and gems are kept."""
    places, codes, wanted = found(tmp_path, f"scoring: [{clause}]")
    assert (places, codes) == (wanted, [code])


@rule("C38")
@pytest.mark.parametrize(
    "clause",
    [
        "{points: 5, most: {count: ¶circles, where: pyramid}}",
        "{points: 5, most: {count: ¶circles, where: touching}}",
        "{points: 5, fewest: {count: gems, where: ¶screen}}",
        "{points: 5, most: {count: gems, where: ¶stored_here}}",
        f"{{points: 5, most: {{sum: [{MAGIC}, {{count: ¶circles, where: pyramid}}]}}}}",
        "{points: 1, most: {count: cards, where: ¶row}}",
        "{points: 1, most: {count: magic, where: ¶here}}",
        "{points: 1, fewest: {count: magic, where: pyramid, ¶whose: opponents}}",
    ],
)
def test_players_are_compared_by_what_each_has_and_painting_leaves_alone(clause: str, tmp_path: Path) -> None:
    places, codes, wanted = found(tmp_path, f"scoring: [{clause}]")
    assert (places, codes) == (wanted, [Code.WRONG_VALUE])


@pytest.mark.parametrize(
    "clause",
    [
        f"{{points: 1, per: {{least: [{MAGIC}, {RED}]}}}}",
        f"{{table: [1, 4, 4], per: {RED}, if: {{at_least: 1, of: {LEFT}}}}}",
        f"{{table: [4, 1, -1], per: {MAGIC}}}",
        f"{{points: -5, if: {{at_most: 0, of: {MAGIC}}}}}",
        f"{{by_level: [0, 0, 2, 3], if: {{at_least: 1, of: {RED}}}}}",
        f"{{points: -5, if: {{at_most: 1, of: {RED}}}}}",
        f"{{by_level: [0, 0, -2, -3], if: {{at_most: 1, of: {LEFT}}}}}",
    ],
)
def test_what_does_not_pay_for_spoiling_is_good(clause: str, tmp_path: Path) -> None:
    """Points may rise with circles, be lost for few of them, and fall with what painting leaves alone."""
    assert found(tmp_path, f"scoring: [{clause}]")[0] == []


@rule("R10.1")
@pytest.mark.parametrize(
    "clause",
    [
        "{points: 1, per: {count: cards, where: ¶hand}}",
        "{points: 1, if: {at_least: 1, of: {count: cards, where: ¶hand}}}",
        "{points: 1, most: {count: cards, where: ¶hand}}",
        "{points: 1, per: {count: turn, where: ¶game}}",
        "{points: 1, if: {at_least: 1, of: {count: turn, where: ¶game}}}",
    ],
)
def test_hands_are_gone_and_turns_are_over_when_points_are_counted(clause: str, tmp_path: Path) -> None:
    places, codes, wanted = found(tmp_path, f"scoring: [{clause}]")
    assert (places, codes) == (wanted, [Code.WRONG_VALUE])


@pytest.mark.parametrize(
    ("clause", "code"),
    [
        ("{¶pionts: 5, tenth: {count: attack, where: screen}}", Code.UNKNOWN_KEY),
        ("{points: 1, per: {count: magic, where: pyramid, level: ¶6}}", Code.WRONG_VALUE),
        ("{points: 1, per: {count: magic, where: row, ¶whose: opponents}}", Code.UNKNOWN_KEY),
        ("{points: 1, per: {count: magic, where: pyramid, ¶section: red}}", Code.UNKNOWN_KEY),
        ("{points: 1, per: {count: cards, where: tucked_here, ¶tokens: none}}", Code.UNKNOWN_KEY),
        *((f"{{points: 1, per: {DEEP.replace('sum', outer)}}}", Code.WRONG_VALUE) for outer in COMPOUNDS),
        (f"{{points: 1, per: {{sum: ¶[{MAGIC}]}}}}", Code.WRONG_VALUE),
        (f"{{points: 1, per: {{times: 2, of: {{times: 2, of: {{¶sum: [{MAGIC}, {MAGIC}]}}}}}}}}", Code.WRONG_VALUE),
        (f"{{points: 1, per: {{times: ¶1, of: {MAGIC}}}}}", Code.WRONG_VALUE),
        ("{points: 1, per: {count: cards, where: above, ¶rests_on: law}}", Code.UNKNOWN_KEY),
        ("{points: 1, per: {count: cards, where: pyramid, ¶section_at: top}}", Code.UNKNOWN_KEY),
        ("{points: 1, per: {count: cards, where: row}, ¶each_level: true}", Code.UNKNOWN_KEY),
        ("{points: 1, most: {count: magic, where: pyramid, level: 2}, ¶each_level: true}", Code.UNKNOWN_KEY),
        (f"{{table: [1], per: {{times: 2, of: {MAGIC}}}, ¶each_level: true}}", Code.UNKNOWN_KEY),
        ("{points: 1, per: {opponents_with_fewer: {count: ¶circles, where: pyramid}}}", Code.WRONG_VALUE),
        ("{points: 1, per: {opponents_with_more: {count: cards, where: ¶adjacent}}}", Code.WRONG_VALUE),
        (
            "{points: 1, per: {opponents_with_more: {count: magic, where: pyramid, ¶whose: everybody}}}",
            Code.WRONG_VALUE,
        ),
        (f"{{points: 1, most: {{¶opponents_with_more: {MAGIC}}}}}", Code.WRONG_VALUE),
        (f"{{points: 1, if: ¶{{of: {MAGIC}}}}}", Code.MISSING_KEY),
        (f"{{tiers: [{{at_least: 5, points: 3}}, {{at_least: ¶3, points: 7}}], per: {MAGIC}}}", Code.NOT_RISING),
        ("{copy: ¶law}", Code.WRONG_VALUE),
    ],
)
def test_a_slip_in_a_points_clause(clause: str, code: Code, tmp_path: Path) -> None:
    places, codes, wanted = found(tmp_path, f"scoring: [{clause}]")
    assert (places, codes) == (wanted, [code])


def test_a_place_is_told_once(tmp_path: Path) -> None:
    """Sets are counted in the pyramid only, so nothing more is said of where; what is wrong elsewhere is."""
    clause = "{points: -1, per: {count: circles, where: hand}, if: {at_least: 1, of: {count: sets, where: hand}}}"
    marked_clause = clause.replace("-1", "¶-1").replace("where: ", "where: ¶")
    places, codes, wanted = found(tmp_path, f"scoring: [{marked_clause}]")
    assert (places, codes) == (wanted, [Code.WRONG_VALUE] * 3)


# -- messages ---------------------------------------------------------------------------------------------------------
# Advice about slips in a card set; what is said about each slip is in `tests/data/golden/messages-card-sets.md`.

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


KEYS = {
    "top_left": "oben_links haut_gauche alto_sinistra superior_esquerdo слева_вверху",
    "top_right": "oben_rechts haut_droite alto_destra superior_direito справа_вверху",
    "bottom": "unten bas basso inferior внизу",
}


@pytest.mark.parametrize("key", KEYS)
def test_a_key_in_another_language_is_understood(tmp_path: Path, key: str) -> None:
    """In German, French, Italian, Portuguese and Russian: one problem names the key to write."""
    for word in KEYS[key].split():
        (problem,) = problems_in(tmp_path, law(sections=SECTIONS.replace(key, word)))
        assert f"; did you mean {key!r}? allowed: " in problem.message


@pytest.mark.parametrize("word", ["three", "drei", "trois", "tre", "três", "три", "Drei", "3x", "III"])
def test_a_number_as_a_word_is_understood(tmp_path: Path, word: str) -> None:
    """In the six languages, and a number with a letter; Roman numerals are no numbers here."""
    (problem,) = problems_in(tmp_path, played(f"gain: {{gems: {word}}}"))
    assert problem.message.endswith("; did you mean 3?") is (word != "III")


def test_a_range_is_written_out_as_a_whole(tmp_path: Path) -> None:
    """Advice that stops in the middle would drop other cards than meant; none is better."""
    (problem,) = problems_in(tmp_path, law().replace("laws:", "extends: printed\ndrop: [1-48]\nlaws:"))
    assert problem.message.endswith(f"; a list has each number: {', '.join(map(str, range(1, 49)))}")
    (problem,) = problems_in(tmp_path, law().replace("laws:", "extends: printed\ndrop: [1-480]\nlaws:"))
    assert "a list has each number" not in problem.message


def test_a_sum_of_what_is_gained_has_a_comma(tmp_path: Path) -> None:
    (problem,) = problems_in(tmp_path, played("gain: {gems: 3 + draw: 1}"))
    assert problem.message == "a comma parts keys: write gems: 3, draw: 1"
    assert problems_in(tmp_path, played("gain: {gems: 3, draw: 1}")) == ()


def test_a_backslash_between_folders_is_a_slash(tmp_path: Path) -> None:
    (problem,) = problems_in(tmp_path, law("image: art\\sea.svg\n"))
    assert problem.message.endswith("; folders are parted by /: write art/sea.svg")


@pytest.mark.parametrize(
    ("letter", "color"), [("B", "blue"), ("R", "red"), ("G", "green"), ("Y", "yellow"), ("y", "yellow")]
)
def test_the_letter_of_a_printed_color_is_understood(tmp_path: Path, letter: str, color: str) -> None:
    (problem,) = problems_in(tmp_path, law(sections=f"{{top_left: {letter}, top_right: red, bottom: red}}"))
    assert problem.message.endswith(f"; did you mean {color!r}?")


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
        (counting("level: 1-3"), "write level: [1, 2, 3]"),
        (counting("level: level 3"), "did you mean 3?"),
        (counting("level: two"), "did you mean 2?"),
        (counting("level: [2, 2]"), "level names 2 twice"),
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
        (law("on_levels: all\n"), "leave on_levels out"),
        (law("placement: under\n"), "did you mean 'under_character'?"),
        (law("scoring:\n      - {points: 2, for: {count: cards, where: pyramid}}\n"), "did you mean 'per'?"),
        (counting("kind: law").replace("cards", "red circles"), "write count: circles, color: red"),
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


@pytest.mark.parametrize(
    ("text", "leads"),
    [
        (played("roll_die: {sides: 6}"), True),
        (law("at_night: [{gain: {gems: 1}}]\n"), True),
        (law("scoring:\n      - {points: 2, per: {count: cards, where: left_of}}\n"), True),
        (played("gain: {echo: 1}"), True),
        (played("gain: {most: 2}"), False),
        (played("gian: {gems: 1}"), False),
        (law(sections="{top_left: purple, top_right: red, bottom: green}"), False),
        (law("scoring:\n      - {points: 2, per: {count: circles, where: pyramid, color: purple}}\n"), False),
        (character("{cost: red, reward: {dice: 2}}"), False),
    ],
)
def test_a_word_that_no_law_knows_leads_to_the_page_of_wishes(tmp_path: Path, text: str, leads: bool) -> None:
    """Not a word of the law language in the wrong place, a misspelt one, or one outside the law language."""
    page = (Path(__file__).parents[2] / "docs" / "laws-cannot-say.md").read_text("utf-8")
    title = page.partition("\n")[0].removeprefix("# ")
    (problem,) = problems_in(tmp_path, text)
    assert (f"on the page '{title}'" in problem.message) is leads


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
    notes = "    notes: ask Ben\n    picture: fair.png\n    flavor: Weigh twice.\n"
    text = f"{law()}{notes}comment: [to, do]\n"
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
