"""What goes with what in a card set, twice: as checks of what is read, and as conditions of the schema."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from viceroy.cardsets.card_set_form import CardSetForm, Line, Replacement, RewardForm, SectionsForm
from viceroy.cardsets.effect_rules import (
    CARD_EFFECTS,
    KEEPING,
    BringingEffect,
    DoublingEffect,
    KeepingEffect,
    NestedEffect,
    change_playing,
    check_depth,
    check_playing,
    holding,
    refuse_effects,
    register_effects,
    written_effects,
)
from viceroy.cardsets.points_rules import register_clauses
from viceroy.cardsets.quantity_rules import (
    Data,
    Keys,
    Schema,
    at_least_one,
    has,
    having,
    list_at,
    object_at,
    register_quantities,
    word,
)
from viceroy.documents.alternatives import ByKey
from viceroy.documents.faults import ObjectFaults
from viceroy.documents.objects import MapOf
from viceroy.documents.registry import FormRegistry
from viceroy.errors import Code
from viceroy.messages import shown
from viceroy.model.cards import CardSet, CharacterCard, Id, LawCard, Names, Number, Sections
from viceroy.model.lasting import Continuous, Trigger, Whenever
from viceroy.model.laws import Effect, Placement, Reward

_OTHERS = tuple(event for event in Trigger if event is not Trigger.CARD_TAKEN)
_DOING = ("do", "may_do")

# -- responses --------------------------------------------------------------------------------------------------------


def _check_response(data: Data, _: Data, faults: ObjectFaults) -> None:
    """Add the faults of a response, which has one of `may`, for a card taken, `do` and `may_do`."""
    event, doing = data.get("event"), [key for key in _DOING if key in data]
    if event == Trigger.CARD_TAKEN:
        found = [key for key in ("may", *_DOING) if key in data]
        if not found:
            message = "a response needs may: tuck_here, or do, or may_do where the player may choose"
            faults.missing(("may", *_DOING), f"with event: card_taken, {message}")
        for key in found[1:]:
            message = f"a response has one of may, do and may_do: give {key} a response of its own"
            faults.refuse(message, key)
        for key in doing:
            _check_brings_no_card(data[key], key, faults)
    else:
        if "may" in data and event in _OTHERS:
            message = "may: tuck_here is for event: card_taken: write do, or may_do where the player may choose"
            faults.refuse(message, "may")
        elif not doing and "may" not in data:
            message = "a response needs do, or may_do where the player may choose, as in do: [{gain: {gems: 1}}]"
            faults.missing(_DOING, message)
        if len(doing) > 1:
            message = "a response has do, or may_do where the player may choose: not both"
            faults.refuse(message, "may_do")
    for key in doing:
        message = "double_tokens happens only when a law is played under a character"
        refuse_effects(data[key], key, ("double_tokens",), message, faults)
        check_depth(data[key], key, faults)


def _check_brings_no_card(effects: object, key: str, faults: ObjectFaults) -> None:
    """Add the faults of effects that bring a card, to which laws would respond again, without end."""
    message = "what happens whenever a card is taken brings nobody a card: it would never end"
    for effect, keys, _ in written_effects(effects, key):
        for at in _bringing(effect):
            faults.refuse(message, *keys, *at)


def _bringing(effect: Data) -> Iterator[Keys]:
    """Yield the keys in an effect by which a card comes into a hand, even another player's."""
    if object_at(effect, "look").get("keep") not in (None, 0):
        yield "look", "keep"
    yield from ((name,) for name in CARD_EFFECTS if name in effect)
    rewards: dict[Keys, object] = {(name,): effect.get(name) for name in ("gain", "others_gain")}
    rewards |= {("choose_one", number): one for number, one in enumerate(list_at(effect, "choose_one"))}
    yield from ((*keys, "draw") for keys, reward in rewards.items() if isinstance(reward, dict) and "draw" in reward)


def _change_response(schema: Schema, of: Callable[[Any], Schema]) -> Schema:
    """Refuse the same in the schema."""
    refused = [of(DoublingEffect), holding(of(NestedEffect))]
    kinds = [{**having(event=word(Trigger.CARD_TAKEN), may={}), "not": has(*_DOING)}]
    for key in _DOING:
        others = {"not": has("may", *(one for one in _DOING if one != key))}
        for events, wrong in (((Trigger.CARD_TAKEN,), [*refused, of(BringingEffect)]), (_OTHERS, refused)):
            effects = {"type": "array", "items": {"not": {"anyOf": wrong}}}
            kinds.append({**having(**{"event": word(*events), key: effects}), **others})
    return {**schema, "oneOf": kinds}


# -- laws -------------------------------------------------------------------------------------------------------------

UNDER = f"a law with placement: {Placement.UNDER_CHARACTER}"


def _check_law(data: Data, _: Data, faults: ObjectFaults) -> None:
    """Add the faults of what a law cannot do where it is placed: one under a character has no place (L66, C32)."""
    effects = data.get("on_play")
    check_playing(data, faults, UNDER)
    check_depth(effects, "on_play", faults)
    message = "double_tokens stands in on_play itself, in no other effect"
    refuse_effects(effects, "on_play", ("double_tokens",), message, faults, least=1)
    written = written_effects(effects, "on_play")
    doubling = [keys for effect, keys, depth in written if "double_tokens" in effect and not depth]
    if data.get("placement") != Placement.UNDER_CHARACTER:
        for keys in doubling:
            faults.refuse(f"double_tokens needs {UNDER}", *keys, "double_tokens")
        return
    for key in ("whenever", "while_here", "scoring"):
        if key in data:
            faults.refuse(f"{UNDER} has no {key}: it is no visible part of the pyramid", key)
    refuse_effects(effects, "on_play", KEEPING, f"{UNDER} tucks and stores nothing", faults)
    missing = f"{UNDER} needs double_tokens in on_play, as in on_play: [{{double_tokens: {{}}}}]"
    if "on_play" not in data:
        faults.missing(["on_play"], missing)
    elif isinstance(effects, list) and not doubling:
        faults.error(missing, "on_play")


def _change_law(schema: Schema, of: Callable[[Any], Schema]) -> Schema:
    properties = change_playing(schema["properties"], of)
    too_deep = {"anyOf": [holding(of(NestedEffect)), holding(of(DoublingEffect))]}
    items = {"allOf": [properties["on_play"]["items"], {"not": too_deep}]}
    properties["on_play"] = {**properties["on_play"], "items": items}
    others = word(*(one for one in Placement if one is not Placement.UNDER_CHARACTER))
    effects = {"type": "array", "items": {"not": has("double_tokens")}}
    at_place = {"type": "object", "properties": {"placement": others, "on_play": effects}}
    effects = {"type": "array", "contains": has("double_tokens"), "items": {"not": of(KeepingEffect)}}
    under = having(placement=word(Placement.UNDER_CHARACTER), on_play=effects)
    apart = [at_place, {**under, "not": has("whenever", "while_here", "scoring", "on_levels")}]
    return {**schema, "properties": properties, "oneOf": apart}


# -- what stands only once --------------------------------------------------------------------------------------------


def _check_card_set(data: Data, values: Data, faults: ObjectFaults) -> None:
    """Add the faults of a set without cards, and of what stands twice in a set, even in two files (C27)."""
    for key in ("id", "name", "extends", "drop", "keep"):
        if key in data:
            message = f"the key {shown(key)} of the set is given twice"
            faults.once(message, key, key, code=Code.DUPLICATE_KEY, at_key=True)
    _check_parts(data, values, faults)
    for part in CARD_LISTS:
        for index, card in enumerate(list_at(data, part)):
            if isinstance(card, dict):
                _check_card(card, (part, index), faults)


CARD_LISTS = ("replace", "characters", "laws")
PARTS = (*CARD_LISTS, "extends", "drop")
"""What a file of a set has at least one of."""
_check_parts, _change_parts = at_least_one(PARTS, "a card set needs characters or laws, or both, or what it extends")
_TWICE = "another card of the set has the {} {} too"
_PLAIN = FormRegistry()
_CARD: dict[str, tuple[Any, Code]] = {"number": (Number, Code.DUPLICATE_NUMBER), "id": (Id, Code.DUPLICATE_ID)}


def _check_card(card: Data, keys: tuple[str, int], faults: ObjectFaults) -> None:
    for key, (kind, code) in _CARD.items():
        value = card.get(key)
        if _PLAIN.takes(value, kind):
            message = _TWICE.format(key, shown(value) if isinstance(value, str) else value)
            faults.once(message, (code, value), *keys, key, code=code)


# -- all forms --------------------------------------------------------------------------------------------------------


@cache
def card_forms() -> FormRegistry:
    """Return the forms of card sets and of all that is in them; other formats are based on these."""
    forms = FormRegistry()
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
    forms.rule(Whenever, _check_response, _change_response)
    forms.rule(LawCard, _check_law, _change_law)
    forms.rule(CardSetForm, _check_card_set, _change_parts)
    return forms
