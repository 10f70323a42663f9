"""Forty silly cards: each can be read, and a warning says what can never score or happen, or looks wrong."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest
import yaml

from effort import PROFILE
from hand_built import lay, points_of, position, score_of
from marks import marked
from rules import rule
from viceroy.cardsets import SHIPPED, check_card_set, load_card_set
from viceroy.cardsets.lint import CHECKS
from viceroy.cli.main import main
from viceroy.documents import schemas
from viceroy.errors import Code, Problem, Severity
from viceroy.model.laws import Effect, Placement, all_effects
from viceroy.model.tokens import Tokens
from viceroy.scoring.items import Line

HEAD = "format: card-set/1\nid: harbor\nname: {en: Harbor}\n"

FISHER = """\
  - number: 101
    id: fisher
    name: {en: Fisher}
    sections: {top_left: red, top_right: blue, bottom: green}
    levels:
      - {cost: red, reward: {gems: 3}}
      - {cost: blue, reward: {science: 1}}
      - {cost: green, reward: {defense: 1, gems: 2}}
      - {cost: yellow, reward: {power: 10}}
"""
PILOT = """\
  - number: 102
    id: pilot
    name: {en: Pilot}
    sections: {top_left: yellow, top_right: yellow, bottom: [blue, red]}
    levels:
      - {cost: blue, reward: {draw: 1}}
      - {cost: green, reward: {magic: 1}}
      - {cost: yellow, reward: {infinite_gem: red}}
      - {cost: red, reward: {circle_bonus: {color: blue, value: 2}}}
"""
MATE = """\
  - number: 103
    id: mate
    name: {en: Mate}
    sections: {top_left: green, top_right: red, bottom: yellow}
    levels:
      - {cost: green, reward: {gems: 2}}
      - {cost: yellow, reward: {attack: 1}}
      - {cost: red, reward: {magic_bonus: 3}}
      - {cost: blue, reward: {power: 12}}
"""
CHARACTERS = f"characters:\n{FISHER}{PILOT}{MATE}"
TOLL = """\
  - number: 201
    id: toll
    name: {en: Toll}
    sections: {top_left: red, top_right: red, bottom: blue}
    scoring:
      - {points: 2, per: {count: science, where: pyramid}, every: 2, up_to: 5}
      - {points: 3, per: {count: circles, where: touching}}
"""
WHARF = """\
  - number: 202
    id: wharf
    name: {en: Wharf, de: Kai}
    sections: {top_left: blue, top_right: blue, bottom: null}
    requires: {deck: law_deck, cards: 3}
    on_play:
      - store_gems: {up_to: 6}
      - tuck_from_hand: {up_to: 2}
      - choose_one: [{attack: 1}, {gems: 4}]
      - draw: {deck: law_deck, cards: 2}
      - put_back: {deck: law_deck, cards: 2}
      - swap_tokens: {pay: 2}
      - look: {deck: law_deck, cards: 3, keep: 1, rest: top}
      - look_behind_screen: {}
      - pay: {gems: 1, for: [{gain: {draw: 1}}]}
      - untuck: {}
      - take_stored: {}
    scoring:
      - {points: 2, per: {count: gems, where: stored_here}}
      - {points: 3, per: {count: cards, where: tucked_here}}
      - {by_level: [1, 2, 3, 5], if: {at_least: 2, of: {count: rows, where: pyramid}}}
      - {points: -2, if: {at_most: 0, of: {count: defense, where: pyramid}}}
"""
GUILD = """\
  - number: 203
    id: guild
    name: {en: Guild}
    sections: {top_left: green, top_right: null, bottom: [red, yellow]}
    only_if: {at_least: 2, of: {count: cards, where: hand}}
    on_levels: [1, 2, 3]
    price: 2
    on_play:
      - gain: {gems: 1, per: {count: rows, where: pyramid}, up_to: 4}
      - gain: {colored_gems: {red: 2}}
      - if: {at_least: 2, of: {count: science, where: pyramid}, then: [{gain: {draw: 1}}], else: [{gain: {gems: 2}}]}
      - choose: [[{take_from_row: {}}, {skip_next_auction: {}}], [{gain: {defense: 1}}], [{gain: {gems: 3}}]]
      - tuck_free_card: {}
      - look: {deck: law_deck, cards: 3, keep: 1, rest: bottom}
      - look_behind_screen: {}
      - pay: {gems: 2, for: [{gain: {power: 10}}]}
      - pay: {tokens: {science: 1}, for: [{gain: {draw: 2}}]}
    whenever:
      - {event: card_taken, may: tuck_here}
      - {event: passed, do: [{gain: {gems: 1}}]}
      - {event: circle_closed, may_do: [{choose: [[{gain: {gems: 2}}], [{gain: {draw: 1}}]]}]}
    while_here: [{cheaper: {color: red, by: 1}}, {more_gems: {on: pass, gems: 2}}]
    scoring:
      - {points: 1, per: {count: cards, where: tucked_here}}
"""
OFFICE = """\
  - number: 204
    id: office
    name: {en: Office}
    sections: {top_left: yellow, top_right: red, bottom: green}
    placement: under_character
    on_play: [{double_tokens: {}}]
"""
DEPOT = """\
  - number: 205
    id: depot
    name: {en: Depot}
    sections: {top_left: yellow, top_right: green, bottom: green}
    on_play: [{store_gems: {up_to: 6}}, {tuck_from_hand: {}}]
    whenever:
      - {event: round_ended, may_do: [{take_stored: {}}]}
      - {event: turn_ended, do: [{untuck: {up_to: 2}}]}
"""
MINT = """\
  - number: 206
    id: mint
    name: {en: Mint}
    sections: {top_left: yellow, top_right: blue, bottom: red}
    on_play: [{turn_token: {}}, {move_token: {}}, {others_gain: {gems: 1}}, {others_lose: {gems: 2}}]
    scoring:
      - {points: 2, per: {count: defense, where: here}}
      - {points: 1, per: {count: magic, where: here}}
"""
LAWS = f"laws:\n{TOLL}{WHARF}{GUILD}{OFFICE}{DEPOT}"
GOOD = f"{HEAD}{CHARACTERS}{LAWS}"

CARD = "  - number: 301\n    id: silly\n    name: {en: Silly}\n"
SECTIONS = "    sections: {top_left: red, top_right: green, bottom: blue}\n"
MAGIC = "{count: magic, where: pyramid}"
LEVEL_4 = "{count: cards, where: pyramid, level: 4}"
FIVE = "    scoring:\n      - {points: 5}\n"
SCORING = "    scoring:\n      - {points: 3, per: {count: %s}}\n"
ALONE = f"{HEAD}laws:\n{TOLL}{CARD}{SECTIONS}"
"""The beginning of a set of laws alone: of characters, nothing is known."""
FISHERS = f"{HEAD}characters:\n{FISHER}laws:\n{TOLL}{CARD}{SECTIONS}"
"""The beginning of a set in which no card gives attack or magic tokens."""


def scoring(*clauses: str) -> str:
    return law("    scoring:\n" + "".join(f"      - {clause}\n" for clause in clauses))


def bare_law(clause: str) -> str:
    """Return a set of which no law stores gems or has yellow sections, with a law that has this points clause."""
    return f"{HEAD}{CHARACTERS}laws:\n{TOLL}{CARD}{SECTIONS}    scoring:\n      - {clause}\n"


def playing(*effects: str, more: str = "") -> str:
    return law("    on_play:\n" + "".join(f"      - {effect}\n" for effect in effects) + more)


def whenever(response: str) -> str:
    return law(f"    whenever:\n      - {response}\n{FIVE}")


def law(body: str, *, card: str = CARD, sections: str = SECTIONS) -> str:
    return f"{GOOD}{card}{sections}{body}"


def character(*rewards: str, card: str = CARD, sections: str = SECTIONS, key: str = "levels") -> str:
    """Return a good set with one more character, of which the four rewards are given."""
    rows = "".join(
        f"      - {{cost: {color}, {reward if 'reward' in reward else f'reward: {reward}'}}}\n"
        for color, reward in zip(("red", "blue", "green", "yellow"), rewards, strict=True)
    )
    return f"{HEAD}{CHARACTERS}{card}{sections}    {key}:\n{rows}{LAWS}"


ROWS = ("{gems: 2}", "{draw: 1}", "{science: 1}", "{power: 8}")


def held(what: str, effect: str) -> str:
    """Return an effect inside another one, or as the response of a law; the mark stays where it is."""
    return {
        "if": f"    on_play:\n      - if: {{at_least: 1, of: {MAGIC}, then: [{{{effect}}}]}}\n",
        "choose": f"    on_play:\n      - choose: [[{{take_from_row: {{}}}}], [{{{effect}}}]]\n",
        "do": f"    whenever:\n      - {{event: passed, do: [{{{effect}}}]}}\n",
        "may_do": f"    whenever:\n      - {{event: turn_ended, may_do: [{{choose: [[{{{effect}}}], [{{draw: "
        "{deck: law_deck, cards: 1}}]]}]}\n",
    }[what]


INNER = {
    "¶store_gems: {up_to: 4}": Code.NO_POINTS,
    "¶tuck_from_hand: {}": Code.NO_POINTS,
    "¶tuck_free_card: {}": Code.NO_POINTS,
    "choose_one: [{gems: 3}, ¶{gems: 3}]": Code.DOMINATED_OPTION,
    "put_back: {deck: law_deck, ¶cards: 3}": Code.PUTS_BACK_MORE,
    "draw: {deck: reserve_deck, ¶cards: 99}": Code.OUT_OF_REACH,
    "swap_tokens: {¶pay: 99}": Code.OUT_OF_REACH,
    "gain: {¶gems: 99}": Code.FAR_ABOVE_PRINTED,
    "gain: {¶power: 99}": Code.NOT_IN_BOX,
    "gain: {gems: 1, per: {count: cards, where: pyramid, kind: law, ¶level: 5}}": Code.NEVER_COUNTS,
}


MANY = [FISHER.replace("101", str(400 + one)).replace("isher", f"isher{one}") for one in range(16)]
TRIPLES = [
    (left, right, bottom)
    for left in ("red", "blue", "green")
    for right in ("red", "blue", "green")
    for bottom in ("red", "blue")
]


def sixteen(*, cost: str = "", power: str = "") -> str:
    """Return a set of 16 characters of different sections; all may have one cost on level 2, or one power token."""
    colors = ("red", "blue", "green", "yellow")
    cards = []
    for index, (card, (left, right, bottom)) in enumerate(zip(MANY, TRIPLES, strict=False)):
        shifted = [colors[(index + row) % 4] for row in range(4)]
        costs = [shifted[0], cost or shifted[1], *shifted[2:]]
        made = card.replace(
            "top_left: red, top_right: blue, bottom: green", f"top_left: {left}, top_right: {right}, bottom: {bottom}"
        )
        for old, new in zip(("red, reward", "blue, reward", "green, reward", "yellow, reward"), costs, strict=True):
            made = made.replace(f"cost: {old}", f"cost: ~{new}, reward")
        value = power or (2, 3, 10, 12)[index % 4]
        cards.append(made.replace("~", "").replace("power: 10", f"power: {value}"))
    return f"{HEAD}¶characters:\n{''.join(cards)}{LAWS}"


def half_red() -> str:
    """Return sixteen characters of which eight cost red on level 2, two blue, two green and four yellow."""
    text = sixteen()
    for color in ("blue", "green"):
        text = text.replace(f"cost: {color}, reward: {{science", "cost: red, reward: {science", 2)
    return text


SILLY: dict[Code, tuple[str, ...]] = {
    Code.NEVER_COUNTS: (
        scoring("{points: 2, per: {count: gems, ¶where: stored_here}}"),
        scoring("{points: 5, per: {count: cards, ¶where: tucked_here}}"),
        scoring("{points: 3, per: {count: magic, ¶where: here}}"),
        playing("gain: {science: 1}", more="    scoring:\n      - {points: 3, per: {count: magic, ¶where: here}}\n"),
        bare_law("{points: 2, per: {count: gems, ¶where: pyramid}}"),
        bare_law("{points: 2, per: {count: cards, ¶where: tucked}}"),
        bare_law("{points: 2, per: {count: cards, where: pyramid, kind: law, ¶section: yellow}}"),
        bare_law("{points: 2, per: {count: cards, where: pyramid, kind: law, ¶section: yellow, section_at: top}}"),
        scoring("{points: 9, per: {count: cards, where: pyramid, kind: law, ¶level: 5}}"),
        scoring("{points: 4, per: {count: circles, where: pyramid, ¶level: 1}}"),
        scoring("{points: 4, per: {count: cards, where: pyramid, rests_on: law, ¶level: 1}}"),
        scoring(f"{{points: 4, per: {{sum: [{MAGIC}, {{count: circles, where: pyramid, ¶level: 1}}]}}}}"),
        scoring("{points: 2, per: {¶count: circle_bonus, where: pyramid, color: red}}"),
        ALONE + SCORING % "cards, where: pyramid, kind: law, ¶section: yellow",
        FISHERS + (SCORING % "attack, where: screen").replace("count", "¶count"),
        whenever("{event: law_played, ¶level: 5, do: [{gain: {gems: 1}}]}"),
        whenever("{event: circle_closed, ¶level: 1, do: [{gain: {gems: 1}}]}"),
        whenever("{event: passed, if: {at_least: 1, of: {count: magic, ¶where: here}}, do: [{gain: {gems: 1}}]}"),
    ),
    Code.OUT_OF_REACH: (
        scoring("{points: 20, if: {¶at_least: 5, of: {count: level, where: itself}}}"),
        scoring("{tiers: [{at_least: 2, points: 1}, {¶at_least: 5, points: 9}], per: {count: level, where: itself}}"),
        scoring("{¶table: [1, 2, 3, 4, 5, 6], per: {count: rows, where: pyramid}}"),
        scoring(f"{{points: 5, per: {MAGIC}, ¶every: 99}}"),
        scoring(f"{{points: 5, if: {{¶at_least: 4, at_most: 2, of: {MAGIC}}}}}"),
        playing("if: {of: {count: turn, where: game}, ¶at_least: 13, then: [{gain: {gems: 2}}]}"),
        playing("gain: {gems: 2}", more="    requires: {deck: law_deck, ¶cards: 99}\n"),
        playing("tuck_from_hand: {¶up_to: 99}", more=SCORING % "cards, where: tucked_here"),
        playing("store_gems: {¶up_to: 99}", more=SCORING % "gems, where: stored_here"),
        playing("draw: {deck: reserve_deck, ¶cards: 99}"),
        playing("swap_tokens: {¶pay: 99}"),
        playing("pay: {¶gems: 99, for: [{gain: {power: 10}}]}"),
        playing("pay: {colored_gems: {¶red: 20}, for: [{gain: {power: 10}}]}"),
        playing("pay: {tokens: {¶science: 40}, for: [{gain: {power: 10}}]}"),
        playing("pay: {¶attack: 18, for: [{gain: {power: 10}}]}"),
        playing("others_gain: {¶gems: 99}"),
        playing("others_gain: {colored_gems: {¶blue: 17}}"),
        playing("others_lose: {¶gems: 99}"),
        playing("look: {deck: law_deck, cards: 2, ¶keep: 3, rest: top}"),
        playing("look: {deck: law_deck, ¶cards: 99, keep: 1, rest: top}"),
        law(f"    while_here: [{{cheaper: {{¶by: 9}}}}]\n{FIVE}"),
        law(f"    while_here: [{{more_gems: {{on: pass, ¶gems: 99}}}}]\n{FIVE}"),
        law(f"    ¶price: 99\n{FIVE}"),
        playing(f"gain: {{gems: 1, per: {MAGIC}, ¶every: 99}}"),
    ),
    Code.ALWAYS_HOLDS: (
        scoring("{points: 5, ¶if: {at_most: 6, of: {count: cards, where: adjacent}}}"),
        scoring("{points: 5, ¶if: {at_most: 2, of: {count: cards, where: above}}}"),
        scoring("{points: 5, ¶if: {at_least: 1, of: {count: rows, where: pyramid}}}"),
        scoring("{points: 2, per: {count: magic, where: pyramid, ¶level: [1, 2, 3, 4, 5]}}"),
        law(f"    while_here: [{{cheaper: {{by: 1, ¶level: [5, 4, 3, 2, 1]}}}}]\n{FIVE}"),
        law(
            f"    while_here: [{{cheaper: {{by: 1, ¶if: {{at_most: 2, of: {{count: cards, where: above}}}}}}}}]\n{FIVE}"
        ),
        whenever("{event: character_played, ¶level: [1, 2, 3, 4, 5], do: [{gain: {gems: 1}}]}"),
        law(f"    ¶only_if: {{at_least: 1, of: {{count: cards, where: hand, kind: law}}}}\n{FIVE}"),
        law(f"    ¶on_levels: [4, 3, 2, 1]\n{FIVE}"),
        playing(f"if: {{at_least: 1, of: {MAGIC}, then: [{{gain: {{gems: 1}}}}], ¶else: [{{gain: {{gems: 1}}}}]}}"),
    ),
    Code.SCORES_NOTHING: (
        scoring("{¶by_level: [0, 0, 0, 0]}"),
        scoring(f"{{¶table: [0, 0], per: {MAGIC}}}"),
    ),
    Code.WORTH_LESS: (
        scoring(f"{{points: 3, most: {MAGIC}, ¶second: 5}}"),
        character("{gems: 2}", "{gems: 5}", "¶reward: {gems: 3}", "{power: 10}"),
        character("{gems: 2}", "{power: 12}", "¶reward: {draw: 1}", "{magic: 2}"),
    ),
    Code.CANCELS_OUT: (scoring(f"{{points: 2, per: {MAGIC}}}", f"{{¶points: -2, per: {MAGIC}}}"),),
    Code.COUNTED_TWICE: (
        scoring(f"{{points: 1, every: 3, per: {{sum: [{MAGIC}, ¶{MAGIC}]}}}}"),
        scoring(f"{{points: 1, per: {{sum: [{MAGIC}, {{sum: [{LEVEL_4}, ¶{MAGIC}]}}]}}}}"),
        scoring(f"{{points: 1, per: {{least: [{MAGIC}, {LEVEL_4}, ¶{MAGIC}]}}}}"),
        scoring(f"{{points: 1, per: {{greatest: [{MAGIC}, ¶{MAGIC}]}}}}"),
        scoring(f"{{points: 1, per: {{distinct: [{MAGIC}, {LEVEL_4}, ¶{MAGIC}]}}}}"),
        scoring(f"{{points: 5, if: {{at_least: 2, of: {{sum: [{LEVEL_4}, ¶{LEVEL_4}]}}}}}}"),
        playing(f"gain: {{gems: 1, per: {{sum: [{MAGIC}, ¶{MAGIC}]}}}}"),
    ),
    Code.FAR_ABOVE_PRINTED: (
        scoring("{¶points: 99}"),
        playing("draw: {deck: law_deck, ¶cards: 9}"),
        playing("draw: {deck: law_deck, ¶cards: 20}"),
        playing("gain: {¶gems: 99}"),
        law(f"    ¶price: 30\n{FIVE}"),
        character(*ROWS[:3], "{¶science: 20}"),
        whenever("{event: round_ended, ¶do: [{gain: {power: 15}}]}"),
        whenever("{event: turn_ended, ¶may_do: [{choose_one: [{power: 5}, {gems: 1}]}]}"),
        whenever("{event: round_ended, ¶do: [{choose_one: [{gems: 3}, {attack: 1}]}]}"),
    ),
    Code.NO_EFFECT: (
        law(f"    ¶requires: {{deck: law_deck, cards: 4}}\n{FIVE}"),
        law("").replace("  - number: 301", "  - ¶number: 301"),
        law("    price: 3\n    on_levels: [2]\n").replace("  - number: 301", "  - ¶number: 301"),
        playing("¶untuck: {}", more=FIVE),
        playing("¶pay: {tucked: 1, for: [{gain: {gems: 1}}]}", more=FIVE),
        playing("¶take_stored: {}", more=FIVE),
    ),
    Code.NO_POINTS: (
        playing("¶store_gems: {up_to: 4}"),
        playing("¶tuck_from_hand: {}", more=FIVE),
        playing("¶tuck_free_card: {}"),
        law(f"    whenever:\n      - ¶{{event: card_taken, may: tuck_here}}\n{FIVE}"),
    ),
    Code.EMPTY_LIST: (law(f"    ¶on_play: []\n{FIVE}"),),
    Code.DOMINATED_OPTION: (
        playing("choose_one: [{gems: 3}, ¶{gems: 3}]"),
        playing("choose_one: [{attack: 1}, ¶{gems: 2}, {gems: 3, draw: 1}]"),
        playing("choose_one: [{infinite_gem: any}, ¶{infinite_gem: red}]"),
        playing("choose: [[{gain: {gems: 3}}], ¶[{gain: {gems: 3}}]]"),
        playing("choose: [¶[{gain: {colored_gems: {red: 2}}}], [{gain: {gems: 3}}], [{take_from_row: {}}]]"),
    ),
    Code.PUTS_BACK_MORE: (
        playing("draw: {deck: law_deck, cards: 2}", "put_back: {deck: law_deck, ¶cards: 3}"),
        playing("draw: {deck: law_deck, cards: 2}", "put_back: {deck: reserve_deck, ¶cards: 1}"),
        playing("others_gain: {draw: 1}", "put_back: {deck: law_deck, ¶cards: 1}"),
    ),
    Code.ASKS_TWICE: (
        whenever("{event: round_ended, ¶may_do: [{move_token: {}}]}"),
        whenever("{event: passed, ¶may_do: [{turn_token: {}}, {pay: {gems: 1, for: [{gain: {draw: 1}}]}}]}"),
    ),
    Code.NOT_IN_BOX: (
        playing("gain: {colored_gems: {¶red: 20}}"),
        playing(f"gain: {{¶power: 13, per: {MAGIC}}}"),
        character(*ROWS[:3], "{¶power: 13}"),
        playing("gain: {¶power: 99}"),
        character(*ROWS[:3], "{¶magic_bonus: 4}"),
        character(*ROWS[:3], "{¶circle_bonus: {color: red, value: 9}}"),
        character(*ROWS[:3], "{¶science: 99}"),
    ),
    Code.LEVELS_FALL: (character("{power: 12}", "{magic: 1}", "{gems: 4}", "{draw: 1}", key="¶levels"),),
    Code.ROWS_ALIKE: (character(*["{gems: 3}"] * 4, key="¶levels"),),
    Code.BLANK_SECTIONS: (
        character(*ROWS, sections="    ¶sections: {top_left: null, top_right: null, bottom: null}\n"),
    ),
    Code.SAME_NAME: (character(*ROWS, card=CARD.replace("{en: Silly}", "{de: Boot, ¶en: fisher}")),),
    Code.CUT_NAME: (character(*ROWS, card=CARD.replace("{en: Silly}", "\n      ¶en: Sailor #2")),),
    Code.QUOTED_NAME: (character(*ROWS, card=CARD.replace("{en: Silly}", "{¶en: \u201cSilly\u201d}")),),
    Code.UNKNOWN_LANGUAGE: (
        character(*ROWS, card=CARD.replace("{en: Silly}", "{en: Silly, ¶xx: Silly}")),
        character(*ROWS, card=CARD.replace("{en: Silly}", "{en: Silly, ¶ger: Silly}")),
    ),
    Code.SHIPPED_ID: (
        GOOD.replace("id: harbor", "¶id: printed"),
        GOOD.replace("id: harbor", "¶id: workshop"),
    ),
    Code.NO_LAWS: (f"{HEAD}¶{CHARACTERS}",),
    Code.SAME_SECTIONS: (
        f"{HEAD}¶characters:\n{''.join(MANY[:3])}{PILOT}{MATE}{LAWS}",
        f"{HEAD}¶characters:\n{''.join(MANY[:5])}{LAWS}",
        f"{HEAD}¶characters:\n{''.join(MANY[:6])}{LAWS}",
    ),
    Code.UNEVEN_COSTS: (
        half_red().replace("cost: yellow, reward: {science", "cost: red, reward: {science", 1),
        sixteen(cost="red"),
    ),
    Code.TOKEN_DEMAND: (
        sixteen(power="12").replace("reward: {power: 12}", "reward: {magic_bonus: 5}"),
        sixteen(power="12").replace("reward: {power: 12}", "reward: {attack: 2}"),
        sixteen(power="12"),
    ),
}
"""Sets with one silly thing each, by the code of the warning; the mark stands at its place."""


@pytest.fixture(autouse=PROFILE != "exhaustive")
def without_schema(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave jsonschema out, which takes most of the time; `test_card_set_schema` compares it with the code."""

    def not_installed(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(schemas, "shipped_validator", not_installed)


def found_in(folder: Path, text: str) -> tuple[Problem, ...]:
    path = folder / "set.yaml"
    path.write_text(text, "utf-8")
    return check_card_set(path, lint=True)


def assert_warned(folder: Path, written: str, code: Code) -> None:
    text, places = marked(written)
    found = [(problem.line, problem.column, problem.code, problem.severity) for problem in found_in(folder, text)]
    assert found == [(*places[0], code, Severity.WARNING)], text


@rule("R1.4", "R1.5", "R1.6", "R1.7", "R1.8", "R3.3", "R6.8")
@pytest.mark.parametrize("code", SILLY)
def test_no_silly_card_passes_in_silence(code: Code, tmp_path: Path) -> None:
    for written in SILLY[code]:
        assert_warned(tmp_path, written, code)
        assert load_card_set(tmp_path / "set.yaml").cards


@pytest.mark.parametrize("where", ["if", "choose", "do", "may_do"])
def test_nothing_silly_hides_in_another_effect_or_in_a_response(where: str, tmp_path: Path) -> None:
    for effect, code in INNER.items():
        assert_warned(tmp_path, law(held(where, effect) + ("" if effect == "¶tuck_free_card: {}" else FIVE)), code)


def test_every_code_has_a_silly_card() -> None:
    assert set(SILLY) == {check.code for check in CHECKS}


# -- what is good -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHIPPED)
def test_no_shipped_card_is_warned_about(name: str) -> None:
    """The printed set is the measure of all others; the workshop uses every word of the language."""
    assert check_card_set(name, lint=True) == ()


def test_the_sensible_set_uses_every_effect_and_event(tmp_path: Path) -> None:
    """So no effect keeps the checks from seeing what is silly beside it."""
    path = tmp_path / "set.yaml"
    path.write_text(f"{GOOD}{MINT}", "utf-8")
    assert check_card_set(path, lint=True) == ()
    laws = load_card_set(path).laws
    used = {type(effect) for law in laws for some in law.effect_lists for effect in all_effects(some)}
    assert used == set(get_args(Effect))
    assert {law.placement for law in laws} >= {Placement.NORMAL, Placement.UNDER_CHARACTER}


@pytest.mark.parametrize("text", [GOOD, sixteen().replace("¶", ""), f"{HEAD}{LAWS}"], ids=["small", "sixteen", "laws"])
def test_a_sensible_set_is_not_warned_about(text: str, tmp_path: Path) -> None:
    assert found_in(tmp_path, text) == ()


def test_comments_and_apostrophes_in_names_are_fine(tmp_path: Path) -> None:
    names = "\n      en: Fisher\u2019s Wife # who sells\n      de: 'Nummer #2'\n      pt-BR: Sil\u00e1"
    assert found_in(tmp_path, character(*ROWS, card=CARD.replace("{en: Silly}", names))) == ()


TURNED = "    on_play: [{gain: {%s: 1}}, {turn_token: {}}]\n"

FINE = {
    "an infinite gem of any color may be a red one": (
        playing("gain: {infinite_gem: any}", more=SCORING % "infinite_gems, color: red, where: here")
    ),
    "gems of the pyramid, which another law stores": scoring("{points: 2, per: {count: gems, where: pyramid}}"),
    "a token may be moved to this law": playing("move_token: {}", more=SCORING % "magic, where: here"),
    "a magic token of another card may be turned over here": playing(
        "turn_token: {}", more=SCORING % "magic, where: here"
    ),
    "science turned over is magic": f"{ALONE}{TURNED % 'science'}{SCORING % 'magic, where: here'}",
    "attack turned over is defense": f"{ALONE}{TURNED % 'attack'}{SCORING % 'defense, where: here'}",
    "defense turned over is attack": f"{FISHERS}{TURNED % 'gems'}{SCORING % 'attack, where: screen'}",
    "a law in place of another has what lay under it and on it": playing(
        "untuck: {}", "take_stored: {}", more="    placement: in_place_of_card\n"
    ),
    "all cards that are looked at may be kept": playing("look: {deck: law_deck, cards: 2, keep: 2, rest: top}"),
    "a card of the row may be put back": playing("take_from_row: {}", "put_back: {deck: reserve_deck, cards: 1}"),
    "cards drawn for each token may be put back": playing(
        f"gain: {{draw: 1, per: {MAGIC}}}", "put_back: {deck: law_deck, cards: 3}"
    ),
    "less than three times as many cards drawn as by a printed law": playing("draw: {deck: law_deck, cards: 8}"),
    "two of the same sections": f"{HEAD}characters:\n{''.join(MANY[:2])}{PILOT}{MATE}{LAWS}",
    "half of the characters with one cost": half_red().replace("¶", ""),
}


@rule("L65")
@pytest.mark.parametrize("what", FINE)
def test_what_may_come_about_is_not_warned_about(what: str, tmp_path: Path) -> None:
    assert found_in(tmp_path, FINE[what]) == ()


def test_what_counts_double_can_be_said_without_a_warning(tmp_path: Path) -> None:
    """The warning about a sum is followed: what counts twice has times, for the same score."""
    doubled = f"{{points: 1, per: {{sum: [{MAGIC}, {LEVEL_4}, {LEVEL_4}]}}}}"
    (warning,) = found_in(tmp_path, scoring(doubled))
    assert "name it once with times, as in {times: 2, of: QUANTITY}" in warning.message
    weighed = f"{{points: 1, per: {{sum: [{MAGIC}, {{times: 2, of: {LEVEL_4}}}]}}}}"
    assert found_in(tmp_path, scoring(weighed)) == ()
    for written in (doubled, weighed):
        law = load_card_set(text=scoring(written)).by_number[301]
        score = score_of(position(lay(1, 0, law, tokens=Tokens(magic=3)), lay(4, 0)))
        assert sum(points_of(score, Line.LAWS)) == 5  # 3 magic tokens, and twice the card on level 4


MOST = {
    "{count: sets, where: pyramid}": 17,
    "{count: defense, where: pyramid}": 17,
    "{count: magic, where: pyramid}": 33,
    "{count: magic_bonus, where: pyramid}": 24,
    "{count: circle_bonus, where: pyramid}": 12,
    "{count: circle_bonus, where: pyramid, color: blue}": 3,
    "{count: power, where: pyramid}": 54,
    "{count: infinite_gems, where: pyramid}": 64,
    "{count: infinite_gems, where: pyramid, color: red}": 16,
    "{count: rows, where: pyramid}": 5,
    "{count: rows, where: pyramid, whose: everybody}": 20,
    "{count: circles, where: pyramid}": 37,
    "{count: circles, where: touching}": 3,
    "{count: cards, where: pyramid}": 37,
    "{count: cards, where: row}": 37,
    "{count: cards, where: above}": 2,
    "{count: cards, where: below}": 2,
    "{count: cards, where: beside}": 2,
    "{count: cost_gems, where: adjacent}": 30,
    "{count: cost_gems, where: pyramid, level: [1, 2]}": 74,
    "{count: cards, where: pyramid, kind: law}": 24,
    "{count: cards, where: pyramid_and_tucked, kind: character}": 64,
    "{least: [{count: magic, where: pyramid}, {count: defense, where: pyramid}]}": 17,
    "{greatest: [{count: magic, where: pyramid}, {count: defense, where: pyramid}]}": 33,
    "{sum: [{count: magic, where: pyramid}, {count: defense, where: pyramid}]}": 50,
    "{distinct: [{count: magic, where: pyramid}, {count: defense, where: pyramid}]}": 2,
    "{times: 3, of: {count: defense, where: pyramid}}": 51,
    "{opponents_with_fewer: {count: magic, where: pyramid}}": 3,
}
"""How many there can be: of tokens and gems what the box has; of cards those of the decks, and in one pyramid a first
one and one for each of 36 rounds; of rows five to a player; a card lies at three circles."""


@rule("R1.4", "R1.5", "R1.6", "R1.7", "R1.8", "R3.1", "R3.3", "R4.1", "R6.1")
def test_a_law_may_ask_for_as_many_as_there_can_be(tmp_path: Path) -> None:
    """A clause for every so many is fine up to what the box and the rounds allow, and never scores beyond it."""
    within = [f"{{points: 1, per: {of}, every: {most}}}" for of, most in MOST.items()]
    beyond = [f"{{points: 1, per: {of}, every: {most + 1}}}" for of, most in MOST.items()]
    assert found_in(tmp_path, scoring(*within)) == ()
    told = [problem.message for problem in found_in(tmp_path, scoring(*beyond))]
    assert len(told) == len(MOST)
    for message, (of, most) in zip(told, MOST.items(), strict=True):
        assert f"but at most {most}, so this never scores" in message, of


def test_tokens_may_lie_on_a_law_that_takes_over_a_card(tmp_path: Path) -> None:
    """A law in place of another card has what lay there (L65), as has one that tucks a free card (L74)."""
    here = "    scoring:\n      - {points: 3, per: {count: magic, where: here}}\n"
    assert found_in(tmp_path, law(f"    placement: in_place_of_card\n{here}")) == ()
    assert found_in(tmp_path, playing("tuck_free_card: {}", more=here)) == ()


def test_sections_of_characters_that_are_not_there_may_be_counted(tmp_path: Path) -> None:
    yellow = "    scoring:\n      - {points: 2, per: {count: cards, where: pyramid, section: yellow}}\n"
    assert found_in(tmp_path, f"{HEAD}laws:\n{TOLL}{CARD}{SECTIONS}{yellow}") == ()


@pytest.mark.parametrize("way", ["sum", "greatest"])
def test_what_has_no_limit_has_none_with_something_else(way: str, tmp_path: Path) -> None:
    """Any number of cards may be tucked, so any number can be counted with them; of the least it cannot be."""
    both = "[{count: cards, where: tucked_here}, {count: science, where: pyramid}]"
    body = "    on_play: [{tuck_from_hand: {}}]\n    scoring:\n      - {points: 5, if: {at_least: 90, of: {%s: %s}}}\n"
    assert found_in(tmp_path, law(body % (way, both))) == ()
    assert [problem.code for problem in found_in(tmp_path, law(body % ("least", both)))] == [Code.OUT_OF_REACH]


# -- files and the command --------------------------------------------------------------------------------------------


def test_warnings_stand_in_the_files_of_their_cards(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(f"{HEAD}{CHARACTERS}", "utf-8")
    twin = TOLL.replace("{en: Toll}", "{en: Pilot}")
    (tmp_path / "b.yaml").write_text(f"format: card-set/1\nlaws:\n{twin}", "utf-8")
    (problem,) = check_card_set(tmp_path, lint=True)
    assert (Path(problem.file).name, problem.line, problem.column) == ("b.yaml", 5, 12)
    assert problem.code is Code.SAME_NAME


def test_a_set_on_the_printed_one_is_warned_about_its_own_cards(tmp_path: Path) -> None:
    counting = "      - {points: 2, per: {count: magic_bonus, where: pyramid}}\n      - {¶points: 99}\n"
    head = "format: card-set/1\nextends: printed\nreplace:\n"
    text, places = marked(f"{head}{CARD.replace('301', '72')}{SECTIONS}    scoring:\n{counting}")
    assert [(problem.line, problem.column) for problem in found_in(tmp_path, text)] == places
    text, places = marked(
        f"{head}{CARD.replace('301', '72').replace('{en: Silly}', '{¶en: Treasury}')}{SECTIONS}{FIVE}"
    )
    (problem,) = found_in(tmp_path, text)
    assert ([(problem.line, problem.column)], problem.code) == (places, Code.SAME_NAME)


def test_what_a_replaced_card_held_counts_no_more(tmp_path: Path) -> None:
    """Two laws in place of printed ones: gems that one of them stores are scored if the other one counts them."""

    def on_printed(scored: str) -> str:
        first = f"{CARD.replace('301', '72')}{SECTIONS}    scoring:\n      - {scored}\n"
        second = (
            f"{CARD.replace('301', '73').replace('illy', 'tore')}{SECTIONS}    on_play: [{{¶store_gems: {{up_to: 6}}}}]"
        )
        return f"format: card-set/1\nextends: printed\nreplace:\n{first}{second}\n"

    counting, _ = marked(on_printed("{points: 1, per: {count: gems, where: pyramid}}"))
    assert found_in(tmp_path, counting) == ()
    flat, places = marked(on_printed("{points: 5}"))
    (problem,) = found_in(tmp_path, flat)
    assert ([(problem.line, problem.column)], problem.code) == (places, Code.NO_POINTS)


def test_what_comes_each_round_is_multiplied(tmp_path: Path) -> None:
    """A power token of 15 points after each of three rounds of twelve turns, and gems of which 36 times one are few."""
    [found] = found_in(tmp_path, whenever("{event: round_ended, do: [{gain: {power: 15}}]}"))
    assert found.message == (
        "this may come 36 times in a game (3 rounds of 12 turns): together 540 points of power tokens, "
        "far more than any printed card is worth: is that intended?"
    )
    few = ("gain: {gems: 1}", "pay: {gems: 3, for: [{gain: {power: 12}}]}", "others_gain: {attack: 1}")
    for effect in few:
        assert found_in(tmp_path, whenever(f"{{event: round_ended, do: [{{{effect}}}]}}")) == ()
    assert found_in(tmp_path, whenever("{event: passed, do: [{gain: {power: 15}}]}")) == ()


def test_errors_come_first(tmp_path: Path) -> None:
    text = scoring("{points: 99}", "{points: many}")
    assert [problem.code for problem in found_in(tmp_path, text)] == [Code.WRONG_TYPE]


def test_without_lint_nothing_is_warned_about(tmp_path: Path) -> None:
    path = tmp_path / "set.yaml"
    path.write_text(scoring("{points: 99}"), "utf-8")
    assert check_card_set(path) == ()


def test_the_command_warns_and_does_not_fail(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`viceroy check` says that the set is good, with its warnings, and ends with status 0."""
    path = tmp_path / "set.yaml"
    path.write_text(scoring("{points: 99}"), "utf-8")
    assert main(["check", str(path)]) == 0
    out, err = capsys.readouterr()
    assert out.startswith(f"{path}: good, with 1 warning\n")
    assert f"{path}:{len(scoring('').splitlines())}:10: 99 points at once" in err
    assert "[warning]" in err


def test_very_many_warnings_end(tmp_path: Path) -> None:
    cards = [
        {"number": one, "id": f"a{one}", "name": {"en": f"A{one}"}, "sections": dict.fromkeys(_SIDES)}
        for one in range(1, 500)
    ]
    assert len(found_in(tmp_path, yaml.safe_dump({"format": "card-set/1", "laws": cards}))) == 100


_SIDES = ("top_left", "top_right", "bottom")
