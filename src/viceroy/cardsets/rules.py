"""What goes with what in a card set, twice: as checks of what is read, and as conditions of the schema."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, get_args

from viceroy.cardsets.effect_rules import (
    KEEPING,
    DoublingEffect,
    KeepingEffect,
    NestedEffect,
    ask_for_a_key,
    change_conditional,
    change_gain,
    change_look,
    change_pay,
    change_playing,
    change_reward,
    check_colored_gems,
    check_conditional,
    check_depth,
    check_gain,
    check_given_tokens,
    check_look,
    check_others_gain,
    check_pay,
    check_playing,
    check_reward,
    has,
    holding,
    refuse_effects,
    register_effects,
)
from viceroy.cardsets.forms import (
    CardSetForm,
    ColoredGemsForm,
    GainForm,
    GivenTokensForm,
    Line,
    Replacement,
    RewardForm,
    SectionsForm,
)
from viceroy.cardsets.points_rules import change_clause, change_points_per, check_clause, register_clauses
from viceroy.cardsets.quantity_rules import (
    change_compound,
    change_condition,
    change_quantity,
    check_compound,
    check_condition,
    check_quantity,
    having,
    register_quantities,
    word,
)
from viceroy.cardsets.trigger_rules import change_rule, check_rule
from viceroy.errors import Code
from viceroy.messages import shown
from viceroy.model.cards import CardSet, CharacterCard, Id, LawCard, Names, Number, Sections
from viceroy.model.lasting import Continuous, Whenever
from viceroy.model.laws import Conditional, Effect, Look, OthersGain, Pay, Placement, Reward
from viceroy.model.points import PointsClause, PointsPer
from viceroy.model.quantities import Compound, Condition, Quantity
from viceroy.plaindata.faults import ObjectFaults
from viceroy.plaindata.forms import ByKey, MapOf
from viceroy.plaindata.plain import PlainData

Data = Mapping[str, Any]
Schema = dict[str, Any]


# -- as checks of what is read -----------------------------------------------------------------------------------------


UNDER = f"a law with placement: {Placement.UNDER_CHARACTER}"


def _check_law(data: Data, _: Data, faults: ObjectFaults) -> None:
    """Add the faults of what a law cannot do where it is placed: one under a character has no place (L66, C32)."""
    effects = data.get("on_play")
    check_playing(data, faults, UNDER)
    check_depth(effects, "on_play", faults)
    message = "double_tokens stands in on_play itself, in no other effect"
    refuse_effects(effects, "on_play", ("double_tokens",), message, faults, least=1)
    if data.get("placement") != Placement.UNDER_CHARACTER:
        for index, effect in enumerate(effects if isinstance(effects, list) else ()):
            if isinstance(effect, dict) and "double_tokens" in effect:
                keys = "on_play", index, "double_tokens"
                faults.error(f"double_tokens needs {UNDER}", *keys, code=Code.UNKNOWN_KEY, at_key=True)
        return
    for key in ("whenever", "while_here", "scoring"):
        _refuse_key(data, key, f"{UNDER} has no {key}: it is no visible part of the pyramid", faults)
    refuse_effects(effects, "on_play", KEEPING, f"{UNDER} tucks and stores nothing", faults)
    missing = f"{UNDER} needs double_tokens in on_play"
    if "on_play" not in data:
        faults.error(missing, code=Code.MISSING_KEY)
    elif isinstance(effects, list) and not any("double_tokens" in one for one in effects if isinstance(one, dict)):
        faults.error(missing, "on_play")


def _refuse_key(data: Data, key: str, message: str, faults: ObjectFaults) -> None:
    if key in data:
        faults.error(message, key, code=Code.UNKNOWN_KEY, at_key=True)


# -- what stands only once --------------------------------------------------------------------------------------------


def _check_card_set(data: Data, _: Data, faults: ObjectFaults) -> None:
    """Add the faults of a set without cards, and of what stands twice in a set, be it in two files (C27)."""
    for key in ("id", "name", "extends", "drop", "keep"):
        if key in data:
            message = f"the key {shown(key)} of the set is given twice"
            faults.once(message, key, key, code=Code.DUPLICATE_KEY, at_key=True)
    if not any(part in data for part in PARTS):
        faults.error("a card set needs characters or laws, or both, or what it extends", code=Code.MISSING_KEY)
    for part in CARD_LISTS:
        cards = data.get(part)
        for index, card in enumerate(cards if isinstance(cards, list) else ()):
            if isinstance(card, dict):
                _check_card(card, (part, index), faults)


CARD_LISTS = ("replace", "characters", "laws")
PARTS = (*CARD_LISTS, "extends", "drop")
"""What a file of a set has at least one of."""
_TWICE = "another card of the set has the {} {} too"
_PLAIN = PlainData()
_CARD: dict[str, tuple[Any, Code]] = {"number": (Number, Code.DUPLICATE_NUMBER), "id": (Id, Code.DUPLICATE_ID)}


def _check_card(card: Data, keys: tuple[str, int], faults: ObjectFaults) -> None:
    for key, (kind, code) in _CARD.items():
        value = card.get(key)
        if _PLAIN.takes(value, kind):
            message = _TWICE.format(key, shown(value) if isinstance(value, str) else value)
            faults.once(message, (code, value), *keys, key, code=code)


# -- as conditions of the schema --------------------------------------------------------------------------------------


def _change_law(schema: Schema, of: Callable[[Any], Schema]) -> Schema:
    properties = change_playing(schema["properties"], of)
    too_deep = {"anyOf": [holding(of(NestedEffect)), holding(of(DoublingEffect))]}
    items = {"allOf": [properties["on_play"]["items"], {"not": too_deep}]}
    properties["on_play"] = {**properties["on_play"], "items": items}
    others = word(*(one for one in Placement if one is not Placement.UNDER_CHARACTER))
    effects = {"type": "array", "items": {"not": has("double_tokens")}}
    at_place = {"type": "object", "properties": {"placement": others, "on_play": effects}}
    effects = {
        "type": "array",
        "contains": has("double_tokens"),
        "items": {"not": of(KeepingEffect)},
    }
    under = having(placement=word(Placement.UNDER_CHARACTER), on_play=effects)
    apart = [at_place, {**under, "not": has("whenever", "while_here", "scoring", "on_levels")}]
    return {**schema, "properties": properties, "oneOf": apart}


def _change_card_set(schema: Schema, _: object) -> Schema:
    parts = [{"type": "object", "required": [part]} for part in PARTS]
    return {**schema, "anyOf": parts}


# -- all forms --------------------------------------------------------------------------------------------------------

_Rule = tuple[Callable[..., None], Callable[..., Schema]]

_RULES: dict[type, _Rule] = {
    RewardForm: (check_reward, change_reward),
    ColoredGemsForm: (check_colored_gems, ask_for_a_key),
    GivenTokensForm: (check_given_tokens, ask_for_a_key),
    GainForm: (check_gain, change_gain),
    Pay: (check_pay, change_pay),
    OthersGain: (check_others_gain, ask_for_a_key),
    Look: (check_look, change_look),
    Quantity: (check_quantity, change_quantity),
    **dict.fromkeys(get_args(Compound), (check_compound, change_compound)),
    Condition: (check_condition, change_condition),
    Conditional: (check_conditional, change_conditional),
    **dict.fromkeys(get_args(PointsClause), (check_clause, change_clause)),
    PointsPer: (check_clause, change_points_per),
    Whenever: (check_rule, change_rule),
    LawCard: (_check_law, _change_law),
    CardSetForm: (_check_card_set, _change_card_set),
}
"""What looks at each object of a class, and what says the same in its schema."""


@cache
def card_forms() -> PlainData:
    """Return the forms of card sets and of all that is in them; other formats are based on these."""
    forms = PlainData()
    languages = "tags of languages, such as en, fr or pt-BR"
    forms.register(Names, lambda: MapOf(forms.form_of(Line), r"[a-z]{2,3}(-[A-Za-z0-9]+)*", languages, ("en",)))
    of_kinds = {"levels": CharacterCard, "": LawCard}
    forms.register(Replacement, lambda: ByKey({key: forms.record_of(kind) for key, kind in of_kinds.items()}))
    forms.write_as(Sections, SectionsForm, SectionsForm.of, SectionsForm.value)
    forms.write_as(Reward, RewardForm, RewardForm.of, RewardForm.value)
    forms.write_as(CardSet, CardSetForm, CardSetForm.of, CardSetForm.value)
    forms.single_key(Effect, "an effect")
    forms.single_key(Continuous, "a continuous effect")
    register_effects(forms)
    register_quantities(forms)
    register_clauses(forms)
    for kind, (check, change) in _RULES.items():
        forms.check(kind, check)
        forms.schema(kind, change)
    return forms
