"""What goes with what in an effect, twice: as checks of what is read, and as conditions of the schema."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any

from viceroy.cardsets.forms import ColoredGemsForm, GainForm, RewardForm
from viceroy.cardsets.quantity_rules import anywhere, having, word, written_leaves
from viceroy.errors import Code
from viceroy.messages import joined
from viceroy.model.laws import Reward, RewardPer
from viceroy.model.quantities import Where
from viceroy.plaindata.forms import Converted
from viceroy.plaindata.plain import PlainData
from viceroy.plaindata.reader import Check
from viceroy.values import Described

Data = Mapping[str, Any]
Schema = dict[str, Any]

# -- rewards ----------------------------------------------------------------------------------------------------------


def check_reward(data: Data, _: Data, check: Check) -> None:
    """Add the fault of a reward that gives nothing."""
    if data.keys() <= {"per", "every", "up_to"}:
        check.error(f"a reward needs at least one of {joined(RewardForm.__match_args__, 'or')}")


def change_reward(schema: Schema, _: object) -> Schema:
    """Ask for one key at least that gives something."""
    if set(schema["properties"]) == set(RewardForm.__match_args__):
        return {**schema, "minProperties": 1}
    return {**schema, "anyOf": [_has(key) for key in RewardForm.__match_args__]}


def check_colored_gems(data: Data, _: Data, check: Check) -> None:
    """Add the fault of no color."""
    if not data:
        check.error(f"colored_gems needs at least one of {joined(ColoredGemsForm.__match_args__, 'or')}")


def change_colored_gems(schema: Schema, _: object) -> Schema:
    """Ask for one color at least."""
    return {**schema, "minProperties": 1}


def check_gain(data: Data, values: Data, check: Check) -> None:
    """Add the faults of a reward that is given for each of what is counted."""
    check_reward(data, values, check)
    check_seen(data.get("per"), check, "per")
    if "per" not in data:
        for key in ("every", "up_to"):
            if key in data:
                told = f"{key} goes only with per, which says what is counted"
                check.error(told, key, code=Code.UNKNOWN_KEY, at_key=True)
    elif "infinite_gem" in data:
        told = "infinite_gem does not go with per: give it by a gain of its own"
        check.error(told, "infinite_gem", code=Code.UNKNOWN_KEY, at_key=True)


def change_gain(schema: Schema, of: Callable[[Any], Schema]) -> Schema:
    """Say the same in the schema."""
    schema = change_reward(schema, of)
    properties = {**schema["properties"], "per": seen(schema["properties"]["per"], of)}
    alone = {"not": {"anyOf": [_has("every"), _has("up_to")]}}
    often = {**_has("per"), "not": _has("infinite_gem")}
    return {**schema, "properties": properties, "allOf": [{"anyOf": [{"allOf": [{"not": _has("per")}, alone]}, often]}]}


def _has(key: str) -> Schema:
    return {"type": "object", "required": [key]}


# -- what is counted while the game runs ------------------------------------------------------------------------------


def check_seen(quantity: object, check: Check, *keys: str) -> None:
    """Add the faults of a quantity that is secret while the game runs: what it brings would tell it to all (R2.4)."""
    for _, where, leaf, inner in written_leaves(quantity):
        if where == Where.SCREEN:
            told = (
                "what lies behind a screen is secret while the game runs (R2.4): an effect counts only what all can see"
            )
            check.error(told, *keys, *inner, "where")
        if where == Where.HAND and "section" in leaf:
            told = "the sections of cards in a hand are secret while the game runs (R2.4): leave section out"
            check.error(told, *keys, *inner, "section", at_key=True)


SecretQuantity = Annotated[
    Any,
    Described(
        "secret_quantity",
        "A quantity that is secret while the game runs: it lies behind a screen, or asks what cards of a hand are.",
        anywhere(
            "secret_quantity",
            having(where=word(Where.SCREEN)),
            having(where=word(Where.HAND), section={}),
        ),
    ),
]


def seen(quantity: Schema, of: Callable[[Any], Schema]) -> Schema:
    """Return the schema of a quantity that all can see while the game runs."""
    about = {name: quantity[name] for name in ("title", "description")}
    return {**about, "allOf": [{"$ref": quantity["$ref"]}, {"not": of(SecretQuantity)}]}


# -- the forms --------------------------------------------------------------------------------------------------------


def register_effects(forms: PlainData) -> None:
    """Let a reward that is given once, or for each of what is counted, be written with the same keys."""
    forms.register(
        Reward | RewardPer,
        lambda: Converted(Reward | RewardPer, forms.record_of(GainForm), GainForm.written, GainForm.gained),
    )
