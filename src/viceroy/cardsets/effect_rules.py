"""What goes with what in an effect, twice: as checks of what is read, and as conditions of the schema."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from viceroy.cardsets.card_set_form import ColoredGemsForm, GainForm, GivenTokensForm, RewardForm
from viceroy.cardsets.quantity_rules import (
    Data,
    Keys,
    Rule,
    Schema,
    about,
    at_least_one,
    change_condition,
    check_condition,
    definition,
    has,
    having,
    list_at,
    object_at,
    other_than,
    quantity_such,
    with_key,
    word,
    written_leaves,
)
from viceroy.documents.faults import ObjectFaults
from viceroy.documents.forms import Converted, key_of
from viceroy.documents.registry import FormRegistry
from viceroy.errors import Code
from viceroy.messages import joined
from viceroy.model import laws
from viceroy.model.quantities import Where

# -- rewards ----------------------------------------------------------------------------------------------------------


def _gives(form: Any, what: str, example: str) -> Rule:
    """Return the rule that something which is given has at least one key that says what."""
    keys = form.__match_args__
    return at_least_one(keys, f"{what} needs at least one of {joined(keys, 'or')}, as in {example}", Code.WRONG_VALUE)


_check_reward, _change_reward = _gives(RewardForm, "a reward", "gems: 3")
_OTHERS = laws.OthersGain.__match_args__
_PRICES = laws.Pay.__match_args__[1:]  # all but the effects that are paid for


def _check_gain(data: Data, values: Data, faults: ObjectFaults) -> None:
    """Add the faults of a reward that is given for each of what is counted."""
    _check_reward(data, values, faults)
    check_seen(data.get("per"), faults, "per")
    if "per" not in data:
        for key in ("every", "up_to"):
            if key in data:
                message = f"{key} goes only with per, which says what is counted"
                faults.refuse(message, key)
    elif "infinite_gem" in data:
        message = "infinite_gem does not go with per: give it by a gain of its own"
        faults.refuse(message, "infinite_gem")


def _change_gain(schema: Schema, of: Callable[[Any], Schema]) -> Schema:
    """Say the same in the schema."""
    schema = _change_reward(schema, of)
    properties = {**schema["properties"], "per": seen(schema["properties"]["per"], of)}
    alone = {"not": {"anyOf": [with_key("every"), with_key("up_to")]}}
    often = {**with_key("per"), "not": with_key("infinite_gem")}
    return {
        **schema,
        "properties": properties,
        "allOf": [{"anyOf": [{"allOf": [{"not": with_key("per")}, alone]}, often]}],
    }


# -- looking ----------------------------------------------------------------------------------------------------------


def _check_look(data: Data, _: Data, faults: ObjectFaults) -> None:
    """Add the fault of keeping cards of the auction deck, which the turns need."""
    keep = data.get("keep")
    if data.get("deck") == laws.LookedDeck.AUCTION and type(keep) is int and keep > 0:
        faults.error("the turns need all cards of the auction deck: write keep: 0", "keep")


def _change_look(schema: Schema, _: object) -> Schema:
    """Say the same in the schema."""
    others = having(deck=word(*(deck for deck in laws.LookedDeck if deck is not laws.LookedDeck.AUCTION)))
    return {**schema, "anyOf": [others, having(keep={"type": "integer", "const": 0})]}


# -- what is counted while the game runs ------------------------------------------------------------------------------


def check_seen(quantity: object, faults: ObjectFaults, *keys: str) -> None:
    """Add the faults of a quantity that is secret while the game runs: what it brings would reveal it to all (R2.4)."""
    for _, where, leaf, inner in written_leaves(quantity):
        if where == Where.SCREEN:
            message = (
                "what lies behind a screen is secret while the game runs (R2.4): an effect counts only what all can see"
            )
            faults.error(message, *keys, *inner, "where")
        if where == Where.HAND and "section" in leaf:
            message = "the sections of cards in a hand are secret while the game runs (R2.4): leave section out"
            faults.error(message, *keys, *inner, "section", at_key=True)


SecretQuantity = quantity_such(
    "secret_quantity",
    "A quantity that is secret while the game runs: it lies behind a screen, or asks what cards of a hand are.",
    having(where=word(Where.SCREEN)),
    having(where=word(Where.HAND), section={}),
)


def seen(quantity: Schema, of: Callable[[Any], Schema]) -> Schema:
    """Return the schema of a quantity that all can see while the game runs."""
    return other_than(quantity, of(SecretQuantity))


# -- effects in effects -----------------------------------------------------------------------------------------------

_LISTS: dict[str, tuple[str, ...]] = {"if": ("then", "else"), "choose": (), "pay": ("for",)}
"""The keys of effects that hold others, and the keys of the lists in them; without any, it is a list of lists."""

MOST_DEPTH = 2
"""So many effects may lie around another one."""


def _keys(*deeds: laws.Deed) -> tuple[str, ...]:
    return tuple(key_of(kind) for kind in laws.effects_that(*deeds))


KEEPING = _keys(laws.Deed.TUCKS, laws.Deed.STORES, laws.Deed.UNTUCKS, laws.Deed.EMPTIES)
"""Effects that put something under their law, or on it, or take it back."""


def written_effects(effects: object, *keys: str | int, depth: int = 0) -> Iterator[tuple[Data, Keys, int]]:
    """Yield the effects of a list as they are written, and all that they hold: each with its keys and its depth."""
    for index, effect in enumerate(effects if isinstance(effects, list) else ()):
        if isinstance(effect, dict):
            yield effect, (*keys, index), depth
            for inner, some in _lists_in(effect):
                yield from written_effects(some, *keys, index, *inner, depth=depth + 1)


def _lists_in(effect: Data) -> Iterator[tuple[Keys, object]]:
    for name, parts in _LISTS.items():
        held = effect.get(name)
        if isinstance(held, dict):
            yield from (((name, part), held[part]) for part in parts if part in held)
        elif isinstance(held, list) and not parts:
            yield from (((name, number), one) for number, one in enumerate(held))


def refuse_effects(
    effects: object, key: str, names: tuple[str, ...], message: str, faults: ObjectFaults, *, least: int = 0
) -> None:
    """Add a fault for each of some effects under a key of the law that lies at least so deep."""
    for effect, keys, depth in written_effects(effects, key):
        for name in names:
            if name in effect and depth >= least:
                faults.refuse(message, *keys, name)


def check_depth(effects: object, key: str, faults: ObjectFaults) -> None:
    """Add the faults of effects that lie too deep."""
    for name in _LISTS:
        message = f"{name} lies too deep: an effect that holds others may stand in one more, no deeper"
        refuse_effects(effects, key, (name,), message, faults, least=MOST_DEPTH)


def _check_conditional(data: Data, values: Data, faults: ObjectFaults) -> None:
    """Add the faults of an effect that happens if something is so."""
    check_condition(data, values, faults)
    check_seen(data.get("of"), faults, "of")


def _change_conditional(schema: Schema, of: Callable[[Any], Schema]) -> Schema:
    """Say the same in the schema."""
    properties = {**schema["properties"], "of": seen(schema["properties"]["of"], of)}
    return change_condition({**schema, "properties": properties}, of)


def holding(effect: Schema) -> Schema:
    """Return the condition that an effect holds another one itself."""
    some = {"type": "array", "contains": effect}
    lists = [having(**{name: having(**{part: some})}) for name, parts in _LISTS.items() for part in parts]
    more = [having(**{name: {"type": "array", "contains": some}}) for name, parts in _LISTS.items() if not parts]
    return {"anyOf": [*lists, *more]}


def _effect_such(name: str, text: str, *conditions: Schema) -> Any:
    """Return the definition of an effect of which one of these conditions holds, or that holds such a one."""
    return definition(name, text, {"anyOf": [*conditions, holding({"$ref": f"#/$defs/{name}"})]})


NestedEffect = definition("nested_effect", "An effect that holds one which holds others itself.", holding(has(*_LISTS)))
DoublingEffect = _effect_such(
    "doubling_effect", "An effect that doubles tokens, or holds one that does.", has("double_tokens")
)
CARD_EFFECTS = _keys(laws.Deed.DRAWS)
"""Effects by which cards always come into the hand."""


_DRAWS = with_key("draw")
BringingEffect = _effect_such(
    "bringing_effect",
    "An effect by which cards come into a hand, or that holds one.",
    has(*CARD_EFFECTS),
    having(gain=_DRAWS),
    having(others_gain=_DRAWS),
    having(choose_one={"type": "array", "contains": _DRAWS}),
    having(look=having(keep={"not": {"type": "integer", "const": 0}})),
)
KeepingEffect = _effect_such(
    "keeping_effect",
    "An effect that tucks cards under its law or stores gems on it, or holds one that does.",
    has(*KEEPING),
)


# -- when a law may be played -----------------------------------------------------------------------------------------

_WITHOUT_THE_LAW = (Where.PYRAMID, Where.PYRAMID_AND_TUCKED, Where.HAND)
"""Where something is counted for a law that does not lie anywhere yet."""


def check_playing(data: Data, faults: ObjectFaults, under: str) -> None:
    """Add the faults of the levels of a law, and of the condition for playing it."""
    counted, levels = object_at(data, "only_if").get("of"), list_at(data, "on_levels")
    for _, where, _, inner in written_leaves(counted):
        if where in tuple(Where) and where not in (*_WITHOUT_THE_LAW, Where.SCREEN):
            message = f"the law does not lie there yet: in only_if, where needs {joined(_WITHOUT_THE_LAW, 'or')}"
            faults.error(f"{message}, found {where}", "only_if", "of", *inner, "where")
    check_seen(counted, faults, "only_if", "of")
    for index, level in enumerate(levels):
        if type(level) is int and level in levels[:index]:
            faults.error(f"on_levels names {level} twice", "on_levels", index)
    if "on_levels" in data and data.get("placement") == laws.Placement.UNDER_CHARACTER:
        message = f"{under} lies on no level of its own: leave on_levels out"
        faults.refuse(message, "on_levels")


UnplacedQuantity = quantity_such(
    "unplaced_quantity",
    "A quantity that cannot be counted before the law lies in the pyramid, or is secret.",
    having(where=word(*(where for where in Where if where not in _WITHOUT_THE_LAW))),
    having(where=word(Where.HAND), section={}),
)


def change_playing(properties: Schema, of: Callable[[Any], Schema]) -> Schema:
    """Return the properties of a law with what holds of its levels and of the condition for playing it."""
    condition: Schema = properties["only_if"]
    seen_first = {**about(condition), "allOf": [{"$ref": condition["$ref"]}, {"not": having(of=of(UnplacedQuantity))}]}
    return {**properties, "only_if": seen_first, "on_levels": {**properties["on_levels"], "uniqueItems": True}}


# -- the forms --------------------------------------------------------------------------------------------------------


def register_effects(forms: FormRegistry) -> None:
    """Let rewards be written alike, given once or for each of what is counted, and say what goes with what."""
    forms.write_as(laws.GivenColors, ColoredGemsForm, lambda gems: ColoredGemsForm(*gems), ColoredGemsForm.value)
    forms.write_as(
        laws.GivenTokens,
        GivenTokensForm,
        lambda tokens: GivenTokensForm(tokens.science, tokens.magic, tokens.defense),
        GivenTokensForm.value,
    )
    forms.register(
        laws.Reward | laws.RewardPer,
        lambda: Converted(laws.Reward | laws.RewardPer, forms.record_of(GainForm), GainForm.written, GainForm.gained),
    )
    forms.rule(RewardForm, _check_reward, _change_reward)
    forms.rule(GainForm, _check_gain, _change_gain)
    forms.rule(ColoredGemsForm, *_gives(ColoredGemsForm, "colored_gems", "red: 1"))
    forms.rule(GivenTokensForm, *_gives(GivenTokensForm, "tokens", "science: 1"))
    needs = f"others_gain needs at least one of {joined(_OTHERS, 'or')}, as in gems: 1"
    forms.rule(laws.OthersGain, *at_least_one(_OTHERS, needs))
    needs = f"pay needs what is to be paid: {joined(_PRICES, 'or')}, as in gems: 2"
    forms.rule(laws.Pay, *at_least_one(_PRICES, needs))
    forms.rule(laws.Look, _check_look, _change_look)
    forms.rule(laws.Conditional, _check_conditional, _change_conditional)
