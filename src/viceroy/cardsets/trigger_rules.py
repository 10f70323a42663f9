"""What goes with what where a law responds to an event, twice: as a check of what is read, and in the schema."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from viceroy.cardsets.effect_rules import DoublingEffect, NestedEffect, check_depth, holding, refuse_effects
from viceroy.cardsets.quantity_rules import having, word
from viceroy.errors import Code
from viceroy.model.laws import Trigger
from viceroy.plaindata.reader import Check

Data = Mapping[str, Any]
Schema = dict[str, Any]

_OTHERS = tuple(event for event in Trigger if event is not Trigger.CARD_TAKEN)
_DOING = ("do", "may_do")

# -- as a check of what is read ----------------------------------------------------------------------------------------


def check_rule(data: Data, _: Data, check: Check) -> None:
    """Add the faults of a rule: `may` is for a card taken, `do` or `may_do` for all other events."""
    event, doing = data.get("event"), [key for key in _DOING if key in data]
    if event == Trigger.CARD_TAKEN:
        for key in doing:
            told = f"{key} goes with the other events: with event: card_taken, write may: tuck_here"
            check.error(told, key, code=Code.UNKNOWN_KEY, at_key=True)
        if not doing and "may" not in data:
            check.error("with event: card_taken, a rule needs may: tuck_here", code=Code.MISSING_KEY)
    elif event in _OTHERS:
        if "may" in data:
            told = "may: tuck_here is for event: card_taken: write do, or may_do where the player may choose"
            check.error(told, "may", code=Code.UNKNOWN_KEY, at_key=True)
        elif not doing:
            told = "a rule needs do, or may_do where the player may choose, as in do: [{gain: {gems: 1}}]"
            check.error(told, code=Code.MISSING_KEY)
        if len(doing) > 1:
            told = "a rule has do, or may_do where the player may choose: not both"
            check.error(told, "may_do", code=Code.UNKNOWN_KEY, at_key=True)
    for key in doing:
        message = "double_tokens happens only when a law is played under a character"
        refuse_effects(data[key], key, ("double_tokens",), message, check)
        check_depth(data[key], key, check)


# -- as conditions of the schema ---------------------------------------------------------------------------------------


def change_rule(schema: Schema, of: Callable[[Any], Schema]) -> Schema:
    """Refuse the same in the schema."""

    def without(*keys: str) -> Schema:
        return {"not": {"anyOf": [{"type": "object", "required": [key]} for key in keys]}}

    refused = {"anyOf": [of(DoublingEffect), holding(of(NestedEffect))]}
    effects = {"type": "array", "items": {"not": refused}}
    tucking = {**having(event=word(Trigger.CARD_TAKEN), may={}), **without(*_DOING)}
    happening = [
        {**having(**{"event": word(*_OTHERS), key: effects}), **without("may", *(one for one in _DOING if one != key))}
        for key in _DOING
    ]
    return {**schema, "oneOf": [tucking, *happening]}
