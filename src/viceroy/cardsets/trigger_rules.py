"""What goes with what where a law responds to an event, twice: as a check of what is read, and in the schema."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from viceroy.cardsets.effect_rules import (
    CARD_EFFECTS,
    BringingEffect,
    DoublingEffect,
    Keys,
    NestedEffect,
    check_depth,
    holding,
    refuse_effects,
    written_effects,
)
from viceroy.cardsets.quantity_rules import having, word
from viceroy.errors import Code
from viceroy.model.lasting import Trigger
from viceroy.plaindata.faults import ObjectFaults

Data = Mapping[str, Any]
Schema = dict[str, Any]

_OTHERS = tuple(event for event in Trigger if event is not Trigger.CARD_TAKEN)
_DOING = ("do", "may_do")

# -- as a check of what is read ----------------------------------------------------------------------------------------


def check_rule(data: Data, _: Data, faults: ObjectFaults) -> None:
    """Add the faults of a rule, which has one of `may`, for a card taken, `do` and `may_do`."""
    event, doing = data.get("event"), [key for key in _DOING if key in data]
    if event == Trigger.CARD_TAKEN:
        found = [key for key in ("may", *_DOING) if key in data]
        if not found:
            message = (
                "with event: card_taken, a response needs may: tuck_here, or do, or may_do where the player may choose"
            )
            faults.error(message, code=Code.MISSING_KEY)
        for key in found[1:]:
            message = f"a response has one of may, do and may_do: give {key} a response of its own"
            faults.error(message, key, code=Code.UNKNOWN_KEY, at_key=True)
        for key in doing:
            _check_brings_no_card(data[key], key, faults)
    elif event in _OTHERS:
        if "may" in data:
            message = "may: tuck_here is for event: card_taken: write do, or may_do where the player may choose"
            faults.error(message, "may", code=Code.UNKNOWN_KEY, at_key=True)
        elif not doing:
            message = "a response needs do, or may_do where the player may choose, as in do: [{gain: {gems: 1}}]"
            faults.error(message, code=Code.MISSING_KEY)
        if len(doing) > 1:
            message = "a response has do, or may_do where the player may choose: not both"
            faults.error(message, "may_do", code=Code.UNKNOWN_KEY, at_key=True)
    for key in doing:
        message = "double_tokens happens only when a law is played under a character"
        refuse_effects(data[key], key, ("double_tokens",), message, faults)
        check_depth(data[key], key, faults)


def _check_brings_no_card(effects: object, key: str, faults: ObjectFaults) -> None:
    """Add the faults of effects that bring a card, to which laws would respond again, for ever."""
    message = "what happens whenever a card is taken brings nobody a card: it would never end"
    for effect, keys, _ in written_effects(effects, key):
        for at in _bringing(effect):
            faults.error(message, *keys, *at, code=Code.UNKNOWN_KEY, at_key=True)


def _bringing(effect: Data) -> Iterator[Keys]:
    """Yield the keys in an effect by which a card comes into a hand, be it another player's."""
    looking = effect.get("look")
    if isinstance(looking, dict) and looking.get("keep") not in (None, 0):
        yield "look", "keep"
    yield from ((name,) for name in CARD_EFFECTS if name in effect)
    options = effect.get("choose_one")
    rewards: dict[Keys, object] = {(name,): effect.get(name) for name in ("gain", "others_gain")}
    rewards |= {("choose_one", number): one for number, one in enumerate(options if isinstance(options, list) else ())}
    yield from ((*keys, "draw") for keys, reward in rewards.items() if isinstance(reward, dict) and "draw" in reward)


# -- as conditions of the schema ---------------------------------------------------------------------------------------


def change_rule(schema: Schema, of: Callable[[Any], Schema]) -> Schema:
    """Refuse the same in the schema."""

    def without(*keys: str) -> Schema:
        return {"not": {"anyOf": [{"type": "object", "required": [key]} for key in keys]}}

    refused = [of(DoublingEffect), holding(of(NestedEffect))]
    kinds = [{**having(event=word(Trigger.CARD_TAKEN), may={}), **without(*_DOING)}]
    for key in _DOING:
        others = without("may", *(one for one in _DOING if one != key))
        for events, wrong in (((Trigger.CARD_TAKEN,), [*refused, of(BringingEffect)]), (_OTHERS, refused)):
            effects = {"type": "array", "items": {"not": {"anyOf": wrong}}}
            kinds.append({**having(**{"event": word(*events), key: effects}), **others})
    return {**schema, "oneOf": kinds}
