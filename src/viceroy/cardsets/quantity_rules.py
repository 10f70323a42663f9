"""What goes with what in a quantity, twice: as checks of what is read, and as conditions of the schema."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Annotated, Any, get_args

from viceroy.documents.faults import ObjectFaults
from viceroy.documents.forms import ByKey, Definition, key_of
from viceroy.documents.plain import PlainData
from viceroy.errors import Code, Path
from viceroy.messages import joined
from viceroy.model.quantities import (
    COMPARED,
    NARROWED,
    PAINTED,
    PLACES_COUNTED,
    AnyQuantity,
    Compound,
    Condition,
    Counted,
    Quantity,
    Where,
    Whose,
)
from viceroy.values import Described

Data = Mapping[str, Any]
Schema = dict[str, Any]
Keys = Path

COMPOUNDS: tuple[str, ...] = tuple(key_of(kind) for kind in get_args(Compound))
"""The keys of quantities that are made of others."""

Rule = tuple[Callable[..., None], Callable[..., Schema]]
"""What looks at each object of a class, and what says the same in its schema."""


def at_least_one(keys: tuple[str, ...], message: str, code: Code = Code.MISSING_KEY) -> Rule:
    """Return the rule that an object has at least one of some keys."""

    def check(data: Data, _: Data, faults: ObjectFaults) -> None:
        if not any(key in data for key in keys):
            faults.missing(keys, message, code)

    def change(schema: Schema, _: object) -> Schema:
        if set(schema["properties"]) == set(keys):
            return {**schema, "minProperties": 1}
        return {**schema, **has(*keys)}

    return check, change


# -- as checks of what is read -----------------------------------------------------------------------------------------


def list_at(data: object, key: str) -> list[Any]:
    """Return the list behind a key of what is written, right or wrong; an empty one where no list is."""
    found = data.get(key) if isinstance(data, dict) else None
    return found if isinstance(found, list) else []


def object_at(data: Data, key: str) -> Data:
    """Return the object behind a key of what is written, right or wrong; an empty one where no object is."""
    found = data.get(key)
    return found if isinstance(found, dict) else {}


def _check_quantity(data: Data, values: Data, faults: ObjectFaults) -> None:
    """Add the faults of what does not go with what is counted, or with where."""
    counted: Counted | None = values["counted"]
    where: Where | None = values["where"]
    if counted is not None and where is not None and where not in PLACES_COUNTED[counted]:
        places = PLACES_COUNTED[counted]
        alike = joined((other for other, those in PLACES_COUNTED.items() if those == places), "or")
        found = faults.found(data["where"], "where")
        faults.error(f"with count {alike}, where needs {joined(places, 'or')}, found {found}", "where")
    for key, pairs in NARROWED.items():
        if key in data and not any(counted in (None, one) and where in (None, other) for one, other in pairs):
            faults.refuse(f"{key} goes only with {_with(pairs)}", key)


def _with(pairs: Collection[tuple[Counted, Where]]) -> str:
    """Return what a key goes with: a place only where it does not go with all places of what is counted."""
    counts = [counted for counted in Counted if any(counted is one for one, _ in pairs)]
    counted = f"count {joined(counts, 'or')}"
    if all((counted, where) in pairs for counted in counts for where in PLACES_COUNTED[counted]):
        return counted
    places = joined((where for where in Where if any(where is other for _, other in pairs)), "or")
    return f"where {places} and {counted}"


def _check_compound(data: Data, _: Data, faults: ObjectFaults) -> None:
    """Add the faults of quantities that lie too deep."""
    (key,) = (key for key in COMPOUNDS if key in data)
    for index, part in enumerate(list_at(data, key)):
        for inner in COMPOUNDS:
            for deep, other in enumerate(list_at(part, inner)):
                if _compound_in(other):
                    message = (
                        f"{_compound_in(other)} lies too deep: a quantity of several may stand in one more, no deeper"
                    )
                    faults.error(message, key, index, inner, deep)


def _compound_in(data: object) -> str:
    return next((key for key in COMPOUNDS if isinstance(data, dict) and key in data), "")


def written_leaves(data: object, *keys: str | int) -> Iterator[tuple[str, str, Data, Keys]]:
    """Yield the count, the place and the keys of each leaf of a quantity as it is written, right or wrong."""
    if not isinstance(data, dict):
        return
    key = _compound_in(data)
    if key:
        for index, part in enumerate(list_at(data, key)):
            yield from written_leaves(part, *keys, key, index)
    else:
        count, where = data.get("count"), data.get("where")
        yield count if isinstance(count, str) else "", where if isinstance(where, str) else "", data, keys


def is_painted_as_written(data: object) -> bool:
    """Whether painting can change a quantity as it is written, right or wrong."""
    return any(count == Counted.CIRCLES or (count, where) in PAINTED for count, where, _, _ in written_leaves(data))


# -- as conditions of the schema --------------------------------------------------------------------------------------


def word(*words: str) -> Schema:
    """Return the schema of one of some words."""
    return {"type": "string", **({"const": words[0]} if len(words) == 1 else {"enum": [*words]})}


def with_key(key: str) -> Schema:
    """Return the condition that an object has a key."""
    return {"type": "object", "required": [key]}


def has(*keys: str) -> Schema:
    """Return the condition that an object has one of these keys."""
    return {"anyOf": [*map(with_key, keys)]}


def having(**properties: Schema) -> Schema:
    """Return the condition that an object has these keys, and values of these schemas behind them."""
    return {"type": "object", "required": [*properties], "properties": properties}


def about(schema: Schema) -> Schema:
    """Return what an editor shows of a schema."""
    return {name: schema[name] for name in ("title", "description")}


def other_than(quantity: Schema, refused: Schema) -> Schema:
    """Return the schema of a quantity without what another schema takes."""
    return {**about(quantity), "type": "object", "allOf": [{"$ref": quantity["$ref"]}, {"not": refused}]}


def definition(name: str, text: str, condition: Schema) -> Any:
    """Return the definition of whatever meets a condition."""
    return Annotated[Any, Described(name, text, lambda: {"allOf": [condition]})]


def quantity_such(name: str, text: str, *leaves: Schema) -> Any:
    """Return the definition of a quantity of which one of these conditions holds, or that is made of such a one."""
    inside = {"type": "array", "contains": {"$ref": f"#/$defs/{name}"}}
    return definition(name, text, {"anyOf": [*leaves, *(having(**{key: inside}) for key in COMPOUNDS)]})


_CIRCLES = having(count=word(Counted.CIRCLES))
_GEMS_LEFT = having(count=word(Counted.GEMS), where=word(Where.SCREEN))
_ELSEWHERE = having(where=word(*(where for where in Where if where not in COMPARED)))
_OTHERS = having(whose=word(*(whose for whose in Whose if whose is not Whose.MINE)))
_NESTED = {"type": "array", "contains": {"anyOf": [having(**{key: {}}) for key in COMPOUNDS]}}

PaintedQuantity = quantity_such(
    "painted_quantity",
    "A quantity that painting can change: it counts circles, or gems behind the screen.",
    _CIRCLES,
    _GEMS_LEFT,
)
UncomparedQuantity = quantity_such(
    "uncompared_quantity",
    "A quantity that players are not compared by: painting can change it, it lies only at the law, or it counts "
    "for others.",
    *(_CIRCLES, _GEMS_LEFT, _ELSEWHERE, _OTHERS),
)
HandQuantity = quantity_such(
    "hand_quantity",
    "A quantity that counts cards in the hand, which are gone when points are counted.",
    having(where=word(Where.HAND)),
)
NestedQuantity = definition(
    "nested_quantity",
    "A quantity made of quantities of which one is made of others itself.",
    {"anyOf": [having(**{key: _NESTED}) for key in COMPOUNDS]},
)


def _change_quantity(schema: Schema, _: object) -> Schema:
    """Return a variant for each group of things that are counted alike: with what goes with them, and no more."""
    return {"oneOf": [*_quantities(schema["properties"])]}


def _quantities(properties: Schema) -> Iterator[Schema]:
    groups: dict[Any, list[Counted]] = {}
    for counted, places in PLACES_COUNTED.items():
        by_keys: dict[tuple[str, ...], list[Where]] = {}
        for where in places:
            keys = tuple(key for key, pairs in NARROWED.items() if (counted, where) in pairs)
            by_keys.setdefault(keys, []).append(where)
        for keys, some in by_keys.items():
            groups.setdefault((keys, tuple(some)), []).append(counted)
    for (keys, places), words in groups.items():
        yield _quantity(properties, words, places, keys)


def _quantity(properties: Schema, words: list[Counted], places: tuple[Where, ...], more: tuple[str, ...]) -> Schema:
    return {
        "title": f"Quantity: {joined(words, 'or')}, {joined(places, 'or')}",
        "type": "object",
        "required": ["count", "where"],
        "additionalProperties": False,
        "properties": {
            "count": {**about(properties["count"]), **word(*words)},
            "where": {**about(properties["where"]), **word(*places)},
            **{key: properties[key] for key in more},
        },
    }


def _change_compound(schema: Schema, of: Callable[[Any], Schema]) -> Schema:
    """Let nothing lie too deep."""
    ((key, parts),) = schema["properties"].items()
    items = {"allOf": [parts["items"], {"not": of(NestedQuantity)}]}
    return {**schema, "properties": {key: {**parts, "items": items}}}


check_condition, change_condition = at_least_one(
    ("at_least", "at_most"), "a condition needs at_least or at_most, or both, as in at_least: 2"
)


# -- the forms --------------------------------------------------------------------------------------------------------


def register_quantities(forms: PlainData) -> None:
    """Let quantities be told apart by their keys, and say what goes with what."""

    def make() -> Definition:
        kinds = {**dict(zip(COMPOUNDS, get_args(Compound), strict=True)), "where": Quantity, "count": Quantity}
        text = "A number that a law counts: of one thing, or made of several."
        return Definition("any_quantity", text, ByKey({key: forms.record_of(kind) for key, kind in kinds.items()}))

    forms.register(AnyQuantity, make)
    forms.rule(Quantity, _check_quantity, _change_quantity)
    for kind in get_args(Compound):
        forms.rule(kind, _check_compound, _change_compound)
    forms.rule(Condition, check_condition, change_condition)
