"""Card-set documents for property tests: valid ones that cover the whole law language, and spoiled ones.

A document is plain data, as YAML holds it. What is valid is written down here by hand, apart from the schema and from
the code that reads it. Spoiling is blind: a change may well leave a document valid.
"""

from __future__ import annotations

import copy
from random import Random
from typing import Any

from hypothesis import strategies as st

from random_clauses import random_clause, random_quantity

Data = dict[str, Any]

COLORS = st.sampled_from(["blue", "red", "green", "yellow"])
AMOUNTS = st.integers(1, 99)
DECKS = st.sampled_from(["law_deck", "reserve_deck"])
TEXTS = st.text(st.sampled_from("abcdeéжüΩ漢 -'"), min_size=1, max_size=12).filter(lambda text: text.strip() != "")
IDS = st.from_regex(r"[a-z][a-z0-9]{0,5}(-[a-z0-9]{1,4}){0,2}", fullmatch=True)
LANGUAGES = st.sampled_from(["fr", "de", "it", "pt-BR", "ru", "zh-Hant-TW", "gsw"])

NAMES = st.builds(lambda en, others: {"en": en, **others}, TEXTS, st.dictionaries(LANGUAGES, TEXTS, max_size=2))

SECTION = st.none() | COLORS
SECTIONS = st.fixed_dictionaries(
    {"top_left": SECTION, "top_right": SECTION, "bottom": SECTION | st.lists(SECTION, min_size=2, max_size=2)}
)
CIRCLE_BONUSES = st.fixed_dictionaries({"color": COLORS, "value": AMOUNTS})
REWARDS = st.fixed_dictionaries(
    {},
    optional={
        "gems": AMOUNTS,
        "draw": AMOUNTS,
        "science": AMOUNTS,
        "magic": AMOUNTS,
        "defense": AMOUNTS,
        "attack": AMOUNTS,
        "power": AMOUNTS,
        "magic_bonus": AMOUNTS,
        "circle_bonus": CIRCLE_BONUSES,
        "infinite_gem": COLORS | st.just("any"),
        "colored_gems": st.dictionaries(COLORS, AMOUNTS, min_size=1),
    },
).filter(bool)


CLAUSES = st.integers(0, 2**32 - 1).map(lambda seed: random_clause(Random(seed)))
"""Valid points clauses of all kinds; one is known by its seed, which is much faster than to draw each choice."""

SEEN = st.integers(0, 2**32 - 1).map(lambda seed: random_quantity(Random(seed), seen=True))
"""Quantities that all can see while the game runs."""
GAINS_PER = st.tuples(
    REWARDS.map(lambda reward: {key: value for key, value in reward.items() if key != "infinite_gem"}).filter(bool),
    st.fixed_dictionaries({"per": SEEN}, optional={"every": AMOUNTS, "up_to": AMOUNTS}),
).map(lambda parts: parts[0] | parts[1])

_FROM_DECK = st.fixed_dictionaries({"deck": DECKS, "cards": AMOUNTS})
_PLAIN_EFFECTS: dict[str, st.SearchStrategy[Any]] = {
    "gain": REWARDS | GAINS_PER,
    "choose_one": st.lists(REWARDS, min_size=2, max_size=3),
    "draw": _FROM_DECK,
    "put_back": _FROM_DECK,
    "swap_tokens": st.fixed_dictionaries({"pay": st.integers(0, 99)}),
    "take_from_row": st.just({}),
    "skip_next_auction": st.just({}),
    "move_token": st.just({}),
    "others_gain": st.sampled_from([{"gems": 1}, {"draw": 2, "attack": 1}, {"colored_gems": {"red": 2}}]),
    "others_lose": st.fixed_dictionaries({"gems": AMOUNTS}),
    "turn_token": st.just({}),
}
_EFFECTS_AT_A_PLACE: dict[str, st.SearchStrategy[Any]] = {
    **_PLAIN_EFFECTS,
    "tuck_from_hand": st.fixed_dictionaries({}, optional={"up_to": AMOUNTS}),
    "tuck_free_card": st.just({}),
    "store_gems": st.fixed_dictionaries({"up_to": AMOUNTS}),
    "untuck": st.fixed_dictionaries({}, optional={"up_to": AMOUNTS}),
    "take_stored": st.just({}),
}


def _one_of_each(effects: dict[str, st.SearchStrategy[Any]]) -> st.SearchStrategy[Data]:
    return st.one_of([*(st.fixed_dictionaries({name: value}) for name, value in effects.items()), HOLDERS])


_GEMS = {"gain": {"gems": 1}}
_IF = {"of": {"count": "science", "where": "pyramid"}, "at_least": 3, "then": [_GEMS]}
_HOLDERS: list[Data] = [
    {"if": _IF},
    {"if": {**_IF, "else": [{"take_from_row": {}}, _GEMS]}},
    {"pay": {"gems": 2, "for": [_GEMS]}},
    {"pay": {"colored_gems": {"red": 1}, "cards": 1, "tokens": {"magic": 2}, "attack": 1, "for": [{"if": _IF}]}},
    {"choose": [[_GEMS], [{"take_from_row": {}}, {"skip_next_auction": {}}]]},
    {"choose": [[{"if": {**_IF, "then": [{"choose_one": [{"gems": 1}, {"draw": 2}]}]}}], [_GEMS], [_GEMS]]},
    {"if": {**_IF, "else": [{"choose": [[_GEMS], [{"draw": {"deck": "law_deck", "cards": 1}}]]}]}},
]
HOLDERS = st.sampled_from(_HOLDERS).map(copy.deepcopy)
"""Effects that hold others, also two deep."""


def _with(one: Data, other: Data) -> Data:
    return one | other


def _conditions(quantities: st.SearchStrategy[Any]) -> st.SearchStrategy[Data]:
    numbers = st.sampled_from([{"at_least": 1}, {"at_most": 0}, {"at_least": 2, "at_most": 99}])
    return st.builds(_with, st.fixed_dictionaries({"of": quantities}), numbers)


PLAYABLE = _conditions(st.sampled_from([{"count": "cards", "where": "hand"}, {"count": "science", "where": "pyramid"}]))
"""Conditions for playing a law."""
EFFECTS = _one_of_each(_EFFECTS_AT_A_PLACE)
"""What a law with a place of its own may do."""
EVENTS = st.sampled_from(["circle_closed", "passed", "round_ended", "turn_ended", "law_played"])
_DOUBLING = {"double_tokens": Data()}
_UNDER_CHARACTER = st.lists(_one_of_each(_PLAIN_EFFECTS), max_size=1).map(lambda effects: [*effects, _DOUBLING])
_RULES = st.one_of(
    st.just({"event": "card_taken", "may": "tuck_here"}),
    st.fixed_dictionaries({"event": EVENTS, "do": st.lists(EFFECTS, min_size=1, max_size=2)}),
    st.fixed_dictionaries({"event": EVENTS, "may_do": st.lists(EFFECTS, min_size=1, max_size=2)}),
    st.just({"event": "card_taken", "do": [{"store_gems": {"up_to": 1}}, {"gain": {"gems": 1}}]}),
    st.just({"event": "card_taken", "may_do": [{"choose_one": [{"magic": 1}, {"attack": 1}]}]}),
)
_LOWER = st.fixed_dictionaries({"by": AMOUNTS}, optional={"color": COLORS, "level": st.integers(1, 5)})
_HIGHER = st.fixed_dictionaries({"on": st.sampled_from(["pass", "circle"]), "gems": AMOUNTS})
_CHANGES = st.one_of(st.fixed_dictionaries({"cheaper": _LOWER}), st.fixed_dictionaries({"more_gems": _HIGHER}))
"""What laws change as long as they lie there."""

_CARD = {"number": st.integers(1, 9999), "id": IDS, "name": NAMES, "sections": SECTIONS}
_LEVEL = st.fixed_dictionaries({"cost": COLORS, "reward": REWARDS})
CHARACTERS = st.fixed_dictionaries({**_CARD, "levels": st.lists(_LEVEL, min_size=4, max_size=4)})
LAWS = st.one_of(
    st.fixed_dictionaries(
        _CARD,
        optional={
            "placement": st.sampled_from(["normal", "in_place_of_card"]),
            "requires": _FROM_DECK,
            "on_play": st.lists(EFFECTS, max_size=2),
            "whenever": st.lists(_RULES, max_size=1),
            "while_here": st.lists(_CHANGES, max_size=2),
            "scoring": st.lists(CLAUSES, max_size=2),
            "only_if": PLAYABLE,
            "price": AMOUNTS,
            "on_levels": st.lists(st.integers(1, 4), min_size=1, unique=True),
        },
    ),
    st.fixed_dictionaries(
        {**_CARD, "placement": st.just("under_character"), "on_play": _UNDER_CHARACTER},
        optional={"requires": _FROM_DECK, "only_if": PLAYABLE, "price": AMOUNTS},
    ),
)


def _different(cards: list[Data]) -> bool:
    return all(len({card[key] for card in cards}) == len(cards) for key in ("number", "id"))


def _document(head: Data, characters: list[Data], laws: list[Data]) -> Data:
    cards = {"characters": characters, "laws": laws}
    return {"format": "card-set/1", **head, **{key: some for key, some in cards.items() if some}}


DOCUMENTS: st.SearchStrategy[Data] = st.builds(
    _document,
    st.fixed_dictionaries({}, optional={"id": IDS, "name": NAMES}),
    st.lists(CHARACTERS, max_size=2),
    st.lists(LAWS, max_size=2),
).filter(lambda document: len(_cards(document)) >= 1 and _different(_cards(document)))
"""Valid card sets of a few cards."""


def _cards(document: Data) -> list[Data]:
    return [*document.get("characters", []), *document.get("laws", [])]


# -- spoiling -----------------------------------------------------------------------------------------------------

_WORDS = st.sampled_from(["any", "law", "rde", "", " ", "UPPER", "a-b", "a--b", "two\nlines", "7"])
_NUMBERS = st.sampled_from([0, -1, 1, 4, 5, 6, 99, 100, -99, -100, 9999, 10000, 2.0, 1.5, 10**17])
_OTHERS = st.sampled_from([None, True, False, [], {}, [1], {"count": "circles"}, [None, "red"]])
_ANYTHING = st.one_of(_WORDS, _NUMBERS, _OTHERS)

_KIND_OF_THING = [
    *("cards", "circles", "infinite_gems", "gems", "sets", "level", "rows"),
    *("science", "magic", "defense", "power", "power_points", "magic_bonus", "circle_bonus", "attack"),
]
_PLACE = [
    *("pyramid", "pyramid_and_tucked", "adjacent", "here"),
    *("tucked_here", "stored_here", "screen", "itself", "row", "touching", "hand"),
]
_IN_PLACE: dict[str | int, st.SearchStrategy[Any]] = {
    "count": st.sampled_from(_KIND_OF_THING),
    "where": st.sampled_from(_PLACE),
    "points": st.integers(-2, 2),
    "section": COLORS,
    "tokens": st.sampled_from(["some", "none", {}, {"science": 1}, {"power": 1}]),
    "whose": st.sampled_from(["mine", "opponents", "everybody"]),
    "at_least": st.integers(-1, 3),
    "at_most": st.integers(-1, 3),
    "alone": st.booleans(),
    "second": st.integers(-2, 2),
    "copy": st.sampled_from(["adjacent_law", "any"]),
    "if": st.just({"of": {"count": "circles", "where": "pyramid"}, "at_least": 1}),
    "least": st.just([{"count": "circles", "where": "pyramid"}, {"count": "sets", "where": "pyramid"}]),
    "per": st.just({"sum": [{"count": "gems", "where": "screen"}, {"count": "sets", "where": "pyramid"}]}),
    "level": st.integers(0, 6),
    "kind": st.sampled_from(["character", "law"]),
    "color": COLORS,
    "placement": st.sampled_from(["normal", "in_place_of_card", "under_character"]),
    "scoring": st.just([{"by_level": [1, 2, 3, 4]}]),
    "whenever": st.just([{"event": "card_taken", "may": "tuck_here"}]),
    "event": st.sampled_from(["card_taken", "passed", "law_played"]),
    "may": st.just("tuck_here"),
    "do": st.just([{"take_from_row": {}}]),
    "may_do": st.sampled_from(
        [[{"double_tokens": {}}], [{"choose": [[{"gain": {"draw": 1}}], [{"gain": {"gems": 1}}]]}]]
    ),
    "while_here": st.just([{"cheaper": {"by": 1}}]),
    "by": st.integers(0, 2),
    "on": st.sampled_from(["pass", "circle", "round"]),
    "double_tokens": st.just({}),
    "only_if": st.just({"of": {"count": "cards", "where": "adjacent"}, "at_least": 1}),
    "on_levels": st.sampled_from([[1, 1], [3, 4], [5], []]),
    "others_gain": st.sampled_from([{}, {"science": 1}, {"gems": 0}]),
    "pay": st.sampled_from([{"for": [{"store_gems": {"up_to": 1}}], "gems": 1}, {"for": [{"take_from_row": {}}]}]),
    "for": st.just([{"pay": {"gems": 1, "for": [{"choose": [[{"take_from_row": {}}], [{"take_from_row": {}}]]}]}}]),
    "choose": st.just([[{"store_gems": {"up_to": 1}}], [{"double_tokens": {}}]]),
    "store_gems": st.just({"up_to": 1}),
    "id": st.sampled_from(["a--b", "a-", "-a", "Ab", "a b", "1a", "a\n", "é"]),
    "english": TEXTS,
    "EN": TEXTS,
}
"""What might well stand under a key, right or wrong, where the key is found or added."""
_ADDED = {
    "count": ["color", "kind", "level", "section", "tokens", "whose", "least"],
    "of": ["at_least", "at_most"],
    "event": ["may", "do", "may_do"],
    "points": ["per", "most", "by_level", "every", "up_to", "if", "second", "alone", "copy"],
    "table": ["per", "if", "points"],
    "tiers": ["per", "if"],
    "number": [
        "placement",
        "scoring",
        "whenever",
        "while_here",
        "requires",
        "on_play",
        "on_levels",
        "only_if",
        "price",
    ],
    "by": ["color", "level", "gems", "on"],
    "en": ["english", "EN"],
}
"""The keys that are added where a mapping has a certain key; elsewhere it is one of an effect, or none at all."""


def _key_for(draw: st.DrawFn, mapping: Data) -> str:
    likely = next((keys for key, keys in _ADDED.items() if key in mapping), ["double_tokens", "store_gems", "colour"])
    return draw(st.sampled_from(likely))


def _value_for(draw: st.DrawFn, step: str | int) -> Any:
    """Draw what to put under a key or at an index: something likely there, or anything."""
    likely = _IN_PLACE.get(step)
    values = _ANYTHING if likely is None or draw(st.integers(0, 3)) == 0 else likely
    return copy.deepcopy(draw(values))


_LAW = {"number": 1, "id": "a", "name": {"en": "A"}, "sections": {"top_left": None, "top_right": None, "bottom": None}}
LAWS_ALONE: st.SearchStrategy[Data] = st.fixed_dictionaries(
    {key: st.just(value) for key, value in _LAW.items()},
    optional={
        "placement": st.sampled_from(["normal", "under_character"]),
        "on_play": st.lists(st.one_of(EFFECTS, st.just(_DOUBLING)), min_size=1, max_size=2),
        "scoring": st.lists(CLAUSES, min_size=1, max_size=2),
    },
).map(lambda law: {"format": "card-set/1", "laws": [law]})
"""Sets of one law that has little but effects and clauses, which may not go together."""

Path = tuple[str | int, ...]


def paths(data: Any, path: Path = ()) -> list[Path]:
    if isinstance(data, dict):
        steps: list[tuple[str | int, Any]] = list(data.items())
    else:
        steps = list(enumerate(data)) if isinstance(data, list) else []
    found: list[Path] = []
    for step, value in steps:
        found += [(*path, step), *paths(value, (*path, step))]
    return found


@st.composite
def spoiled(draw: st.DrawFn) -> Data:
    """Draw a document with one to three changes: a value set, deleted, added, or a whole number written as 2.0."""
    document = copy.deepcopy(draw(st.one_of(DOCUMENTS, LAWS_ALONE, LAWS_ALONE)))
    for _ in range(draw(st.integers(1, 3))):
        places = [path for path in paths(document) if path != ("format",)]
        if not places:
            break
        path = draw(st.sampled_from(places))
        holder: Any = document
        for step in path[:-1]:
            holder = holder[step]
        _change(draw, holder, path[-1])
    return document


def _change(draw: st.DrawFn, holder: Any, step: str | int) -> None:
    value = holder[step]
    match draw(st.sampled_from(["set", "set", "delete", "add", "add", "float", "twice"])):
        case "delete":
            del holder[step]
        case "add" if isinstance(value, list):
            value.append(_value_for(draw, 0))
        case "add" if isinstance(value, dict):
            key = _key_for(draw, value)
            value[key] = _value_for(draw, key)
        case "float" if type(value) is int:
            holder[step] = float(value)
        case "twice" if isinstance(value, list) and value:
            value.append(copy.deepcopy(value[0]))
        case _:
            holder[step] = _value_for(draw, step)
