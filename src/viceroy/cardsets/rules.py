"""What goes with what in a card set, twice: as checks of what is read, and as conditions of the schema."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from viceroy.cardsets.forms import CardSetForm, Line, RewardForm, SectionsForm
from viceroy.errors import Code
from viceroy.messages import joined, shown
from viceroy.model.cards import CardSet, Id, LawCard, Names, Number, Sections
from viceroy.model.laws import Effect, Placement, Reward
from viceroy.model.points import PointsForMost, PointsPer
from viceroy.model.quantities import HAS_COLOR, HAS_LEVEL, PLACES_COUNTED, Counted, Quantity, Where
from viceroy.plaindata.forms import MapOf
from viceroy.plaindata.plain import PlainData
from viceroy.plaindata.reader import Check

Data = Mapping[str, Any]
Schema = dict[str, Any]


# -- as checks of what is read -----------------------------------------------------------------------------------------


def _check_reward(data: Data, _: Data, check: Check) -> None:
    if not data:
        keys = RewardForm.__match_args__
        check.error(f"a reward needs at least one of {joined(keys, 'or')}")


_LEVELED = frozenset(counted for counted, _ in HAS_LEVEL)


def _check_quantity(data: Data, values: Data, check: Check) -> None:
    """Add the faults of what does not go with what is counted, or with where."""
    counted: Counted | None = values["counted"]
    where: Where | None = values["where"]
    if counted is not None:
        places = PLACES_COUNTED[counted]
        if where is not None and where not in places:
            alike = joined((other for other, those in PLACES_COUNTED.items() if those == places), "or")
            found = check.found(data["where"], "where")
            check.error(f"with count {alike}, where needs {joined(places, 'or')}, found {found}", "where")
        if counted not in HAS_COLOR:
            _refuse_key(data, "color", f"color goes only with count {_in_order(HAS_COLOR)}", check)
        if counted is not Counted.CARDS:
            _refuse_key(data, "kind", f"kind goes only with count {Counted.CARDS}", check)
    if (counted is not None and counted not in _LEVELED) or (where is not None and where is not Where.PYRAMID):
        message = f"level goes only with where {Where.PYRAMID} and count {_in_order(_LEVELED)}"
        _refuse_key(data, "level", message, check)


def _in_order(some: frozenset[Counted]) -> str:
    return joined((counted for counted in Counted if counted in some), "or")


def _refuse_key(data: Data, key: str, message: str, check: Check) -> None:
    if key in data:
        check.error(message, key, code=Code.UNKNOWN_KEY, at_key=True)


def _check_points_per(data: Data, values: Data, check: Check) -> None:
    """Add the fault of points that would reward spoiling a circle (C37)."""
    _check_points(values, check)
    count, where = _words(data.get("per"))
    is_painted = count == Counted.CIRCLES or (count == Counted.GEMS and where == Where.SCREEN)
    if is_painted and (values["points"] or 0) < 0:
        told = "points needs at least 1 where circles or gems behind the screen are counted"
        check.error(f"{told}, found {values['points']}", "points")


def _check_points(values: Data, check: Check) -> None:
    if values["points"] == 0:
        check.error("points needs a whole number other than 0, found 0", "points")


COMPARED = (Where.PYRAMID, Where.PYRAMID_AND_TUCKED, Where.SCREEN)


def _check_points_for_most(data: Data, values: Data, check: Check) -> None:
    """Add the faults of what players are not compared by: it lies on one law, or painting changes it (C38)."""
    _check_points(values, check)
    count, where = _words(data.get("most"))
    if count == Counted.CIRCLES:
        told = "with most, count needs something that painting does not change"
        check.error(f"{told}, found {shown(count)}", "most", "count")
    if where not in next((places for counted, places in PLACES_COUNTED.items() if counted == count), tuple(Where)):
        return  # told already
    if count == Counted.GEMS and where != Where.PYRAMID:
        check.error(f"with most and count gems, where needs pyramid, found {shown(where)}", "most", "where")
    elif where not in COMPARED:
        check.error(f"with most, where needs {joined(COMPARED, 'or')}, found {shown(where)}", "most", "where")


def _words(quantity: object) -> tuple[str, str]:
    """Return what a quantity says under `count` and `where`, right or wrong; empty where that is no word."""
    if not isinstance(quantity, dict):
        return "", ""
    count, where = quantity.get("count"), quantity.get("where")
    return count if isinstance(count, str) else "", where if isinstance(where, str) else ""


UNDER = f"a law with placement: {Placement.UNDER_CHARACTER}"
STAYS_NOWHERE = ("tuck_from_hand", "tuck_free_card", "store_gems")


def _check_placement(data: Data, _: Data, check: Check) -> None:
    """Add the faults of what a law cannot do where it is placed: one under a character has no place (L66, C32)."""
    effects = data.get("on_play")
    if data.get("placement") != Placement.UNDER_CHARACTER:
        _refuse_effects(effects, ("double_tokens",), f"double_tokens needs {UNDER}", check)
        return
    for key in ("whenever", "scoring"):
        _refuse_key(data, key, f"{UNDER} has no {key}: it is no visible part of the pyramid", check)
    _refuse_effects(effects, STAYS_NOWHERE, f"{UNDER} tucks and stores nothing", check)
    told = f"{UNDER} needs double_tokens in on_play"
    if "on_play" not in data:
        check.error(told, code=Code.MISSING_KEY)
    elif isinstance(effects, list) and not any("double_tokens" in one for one in effects if isinstance(one, dict)):
        check.error(told, "on_play")


def _refuse_effects(effects: object, names: tuple[str, ...], message: str, check: Check) -> None:
    for index, effect in enumerate(effects if isinstance(effects, list) else ()):
        for name in names if isinstance(effect, dict) else ():
            if name in effect:
                check.error(message, "on_play", index, name, code=Code.UNKNOWN_KEY, at_key=True)


# -- what stands only once --------------------------------------------------------------------------------------------


def _check_card_set(data: Data, _: Data, check: Check) -> None:
    """Add the faults of a set without cards, and of what stands twice in a set, be it in two files (C27)."""
    for key in ("id", "name"):
        if key in data:
            told = f"the key {shown(key)} of the set is given twice"
            check.once(told, key, key, code=Code.DUPLICATE_KEY, at_key=True)
    if "characters" not in data and "laws" not in data:
        check.error("a card set needs characters or laws, or both", code=Code.MISSING_KEY)
    for part in ("characters", "laws"):
        cards = data.get(part)
        for index, card in enumerate(cards if isinstance(cards, list) else ()):
            if isinstance(card, dict):
                _check_card(card, (part, index), check)


_TWICE = "another card of the set has the {} {} too"
_PLAIN = PlainData()
_CARD: dict[str, tuple[Any, Code]] = {"number": (Number, Code.DUPLICATE_NUMBER), "id": (Id, Code.DUPLICATE_ID)}


def _check_card(card: Data, keys: tuple[str, int], check: Check) -> None:
    for key, (kind, code) in _CARD.items():
        value = card.get(key)
        if _PLAIN.takes(value, kind):
            told = _TWICE.format(key, shown(value) if isinstance(value, str) else value)
            check.once(told, (code, value), *keys, key, code=code)


# -- as conditions of the schema --------------------------------------------------------------------------------------


def _word(*words: str) -> Schema:
    return {"type": "string", **({"const": words[0]} if len(words) == 1 else {"enum": [*words]})}


def _having(**properties: Schema) -> Schema:
    """Return the condition that an object has these keys, and values of these schemas behind them."""
    return {"type": "object", "required": [*properties], "properties": properties}


_PAINTED: Schema = {
    "anyOf": [
        _having(count=_word(Counted.CIRCLES)),
        _having(count=_word(Counted.GEMS), where=_word(Where.SCREEN)),
    ]
}


def _change_quantity(schema: Schema, _: object) -> Schema:
    """Return a variant for each group of things that are counted alike: with what goes with them, and no more."""
    return {"oneOf": [*_quantities(schema["properties"])]}


def _quantities(properties: Schema) -> Iterator[Schema]:
    groups: dict[Any, list[Counted]] = {}
    for counted in Counted:
        alike = PLACES_COUNTED[counted], counted in HAS_COLOR, counted is Counted.CARDS, counted in _LEVELED
        groups.setdefault(alike, []).append(counted)
    for (places, has_color, has_kind, has_level), words in groups.items():
        more = [key for key, is_there in (("color", has_color), ("kind", has_kind)) if is_there]
        if has_level and places == (Where.PYRAMID,):
            yield _quantity(properties, words, places, [*more, "level"])
            continue
        yield _quantity(properties, words, places, more)
        if has_level:
            variant = _quantity(properties, words, (Where.PYRAMID,), [*more, "level"])
            yield {**variant, "title": f"{variant['title']} on one level", "required": ["count", "where", "level"]}


def _quantity(properties: Schema, words: list[Counted], places: Any, more: list[str]) -> Schema:
    about = {key: {name: properties[key][name] for name in ("title", "description")} for key in ("count", "where")}
    return {
        "title": f"Quantity: {joined(words, 'or')}",
        "type": "object",
        "required": ["count", "where"],
        "additionalProperties": False,
        "properties": {
            "count": {**about["count"], **_word(*words)},
            "where": {**about["where"], **_word(*places)},
            **{key: properties[key] for key in more},
        },
    }


def _change_points_per(schema: Schema, _: object) -> Schema:
    gained = {"type": "object", "properties": {"points": {"type": "integer", "minimum": 1}}}
    per = {"type": "object", "not": _PAINTED}
    lost = {"type": "object", "properties": {"points": {"type": "integer", "maximum": -1}, "per": per}}
    return {**schema, "oneOf": [gained, lost]}


def _change_points_for_most(schema: Schema, _: object) -> Schema:
    properties = schema["properties"]
    most = {key: properties["most"][key] for key in ("title", "description")}
    compared = {"type": "object", "properties": {"where": _word(*COMPARED)}, "not": _PAINTED}
    points = {**properties["points"], "not": {"type": "integer", "const": 0}}
    most["allOf"] = [{"$ref": properties["most"]["$ref"]}, compared]
    return {**schema, "properties": {**properties, "points": points, "most": most}}


def _change_law(schema: Schema, _: object) -> Schema:
    def has(*names: str) -> Schema:
        return {"anyOf": [{"type": "object", "required": [name]} for name in names]}

    others = _word(*(one for one in Placement if one is not Placement.UNDER_CHARACTER))
    effects = {"type": "array", "items": {"not": has("double_tokens")}}
    at_place = {"type": "object", "properties": {"placement": others, "on_play": effects}}
    effects = {"type": "array", "contains": has("double_tokens"), "items": {"not": has(*STAYS_NOWHERE)}}
    under = _having(placement=_word(Placement.UNDER_CHARACTER), on_play=effects)
    return {**schema, "oneOf": [at_place, {**under, "not": has("whenever", "scoring")}]}


def _change_card_set(schema: Schema, _: object) -> Schema:
    parts = [{"type": "object", "required": [part]} for part in ("characters", "laws")]
    return {**schema, "anyOf": parts}


def _change_reward(schema: Schema, _: object) -> Schema:
    return {**schema, "minProperties": 1}


# -- all forms --------------------------------------------------------------------------------------------------------

_RULES: dict[type, tuple[Callable[..., None], Callable[..., Schema]]] = {
    RewardForm: (_check_reward, _change_reward),
    Quantity: (_check_quantity, _change_quantity),
    PointsPer: (_check_points_per, _change_points_per),
    PointsForMost: (_check_points_for_most, _change_points_for_most),
    LawCard: (_check_placement, _change_law),
    CardSetForm: (_check_card_set, _change_card_set),
}
"""What looks at each object of a class, and what says the same in its schema."""


@cache
def card_forms() -> PlainData:
    """Return the forms of card sets and of all that is in them; other formats are based on these."""
    forms = PlainData()
    languages = "tags of languages, such as en, fr or pt-BR"
    forms.register(Names, lambda: MapOf(forms.form_of(Line), r"[a-z]{2,3}(-[A-Za-z0-9]+)*", languages, ("en",)))
    forms.write_as(Sections, SectionsForm, SectionsForm.of, SectionsForm.value)
    forms.write_as(Reward, RewardForm, RewardForm.of, RewardForm.value)
    forms.write_as(CardSet, CardSetForm, CardSetForm.of, CardSetForm.value)
    forms.single_key(Effect, "an effect")
    for kind, (check, change) in _RULES.items():
        forms.check(kind, check)
        forms.schema(kind, change)
    return forms
