"""What goes with what in a points clause, twice: as checks of what is read, and as conditions of the schema.

What painting can change must never pay for spoiling a circle or for giving a gem away (C37): the points of a clause do
not fall as there are more circles and more gems left. So the best painting is always one that finishes circles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from viceroy.cardsets.quantity_rules import (
    Data,
    HandQuantity,
    Keys,
    PaintedQuantity,
    Schema,
    UncomparedQuantity,
    having,
    is_painted_as_written,
    list_at,
    object_at,
    other_than,
    written_leaves,
)
from viceroy.documents.alternatives import ByKey
from viceroy.documents.faults import ObjectFaults
from viceroy.documents.registry import FormRegistry
from viceroy.errors import Code
from viceroy.messages import joined, shown
from viceroy.model import points as clauses
from viceroy.model.quantities import COMPARED, PLACES_COUNTED, Counted, Where, Whose

_WHERE_PAINTED = "circles or gems behind the screen are counted"

# -- as checks of what is read -----------------------------------------------------------------------------------------


def _check_clause(data: Data, _: Data, faults: ObjectFaults) -> None:
    """Add the faults of a points clause."""
    numbers = [*_points(data)]
    for keys, points in numbers:
        if points == 0 and keys == ("points",):
            faults.error("points needs a whole number other than 0, found 0", "points")
    condition = object_at(data, "if")
    counted = condition.get("of")
    is_condition_painted = is_painted_as_written(counted)
    if is_condition_painted and "at_most" in condition:
        message = (
            "at_most would pay for spoiling a circle or a gem, where circles or gems behind the screen are counted"
        )
        faults.error(message, "if", "at_most", at_key=True)
    is_painted = is_painted_as_written(data.get("per"))
    if is_painted or is_condition_painted:
        for keys, points in numbers:
            if points < 0:
                least = 0 if isinstance(keys[-1], int) or keys[0] == "second" else 1
                message = f"{'points' if isinstance(keys[-1], int) else keys[-1]} needs at least {least}"
                faults.error(f"{message} where {_WHERE_PAINTED}, found {points}", *keys)
    _check_rise(data, faults, is_painted=is_painted)
    for key in ("per", "most", "fewest"):
        _check_hand(data.get(key), faults, key)
    _check_hand(counted, faults, "if", "of")
    for key in ("most", "fewest"):
        _check_compared(data.get(key), faults, key)


def _points(data: Data) -> Iterator[tuple[Keys, int]]:
    """Yield all points that a clause may give as they are written, with their keys."""
    for key in ("points", "second"):
        if type(data.get(key)) is int:
            yield (key,), data[key]
    for key in ("by_level", "table"):
        yield from (((key, n), one) for n, one in enumerate(list_at(data, key)) if type(one) is int)
    yield from ((("tiers", n, "points"), tier["points"]) for n, tier in _tiers(data) if type(tier.get("points")) is int)


def _tiers(data: Data) -> list[tuple[int, Data]]:
    return [(n, tier) for n, tier in enumerate(list_at(data, "tiers")) if isinstance(tier, dict)]


def _check_rise(data: Data, faults: ObjectFaults, *, is_painted: bool) -> None:
    """Add the faults of tiers that do not come from the lowest up, and of points that fall where they must not."""
    tiers = _tiers(data)
    for (_, before), (n, tier) in pairwise(tiers):
        low, high = before.get("at_least"), tier.get("at_least")
        if type(low) is int and type(high) is int and high <= low:
            message = f"at_least needs more than the tier before, which has {low}, found {high}"
            faults.error(message, "tiers", n, "at_least", code=Code.NOT_RISING)
    if is_painted:
        for (_, before_points), (keys, points) in pairwise(_points(data)):
            if 0 <= points < before_points and isinstance(data.get("table", data.get("tiers")), list):
                message = f"points must not fall where {_WHERE_PAINTED}, found {points} after {before_points}"
                faults.error(message, *keys, code=Code.NOT_RISING)


def _check_hand(quantity: object, faults: ObjectFaults, *keys: str) -> None:
    """Add the faults of what is gone at the end."""
    for _, where, _, inner in written_leaves(quantity):
        if where == Where.HAND:
            message = "cards in the hand are discarded before points are counted (R10.1): where hand is for effects"
            faults.error(message, *keys, *inner, "where")


def _check_compared(quantity: object, faults: ObjectFaults, key: str) -> None:
    """Add the faults of what players are not compared by: it lies on one law, or painting changes it (C38)."""
    for count, where, leaf, inner in written_leaves(quantity):
        if leaf.get("whose") in (Whose.OPPONENTS, Whose.EVERYBODY):
            message = f"with {key}, each player's own are compared: leave whose out"
            faults.error(message, key, *inner, "whose", at_key=True)
        if count == Counted.CIRCLES:
            message = f"with {key}, count needs something that painting does not change, found {shown(count)}"
            faults.error(message, key, *inner, "count")
        places = next((places for counted, places in PLACES_COUNTED.items() if counted == count), tuple(Where))
        if where == Where.HAND or where not in places:
            continue  # refused already
        if count == Counted.GEMS and where != Where.PYRAMID:
            message = f"with {key} and count gems, where needs pyramid, found {shown(where)}"
            faults.error(message, key, *inner, "where")
        elif count != Counted.CIRCLES and where not in COMPARED:
            message = f"with {key}, where needs {joined(COMPARED, 'or')}, found {shown(where)}"
            faults.error(message, key, *inner, "where")


# -- as conditions of the schema --------------------------------------------------------------------------------------


def _loses(properties: Schema) -> list[Schema]:
    """Return the conditions that a clause with these keys takes points away."""
    lost: Schema = {"type": "integer", "maximum": -1}
    some: Schema = {"type": "array", "contains": lost}
    tiers: Schema = {"type": "array", "contains": having(points=lost)}
    places = {"points": lost, "second": lost, "by_level": some, "table": some, "tiers": tiers}
    return [having(**{key: place}) for key, place in places.items() if key in properties]


def _change_clause(schema: Schema, of: Callable[[Any], Schema]) -> Schema:
    """Refuse what a clause cannot count, and points that would pay for spoiling a circle."""
    properties = dict(schema["properties"])
    if "points" in properties:
        properties["points"] = {**properties["points"], "not": {"type": "integer", "const": 0}}
    for key in ("per", "most", "fewest"):
        if key in properties:
            uncounted = HandQuantity if key == "per" else UncomparedQuantity
            properties[key] = other_than(properties[key], of(uncounted))
    painted, anything = of(PaintedQuantity), Schema()
    is_painted = [having(**{"if": having(of=painted)})]
    if "per" in properties:
        is_painted.append(having(per=painted))
    refused = [having(**{"if": having(at_most=anything, of=painted)})]
    if losing := _loses(properties):
        refused.append({"allOf": [{"anyOf": is_painted}, {"anyOf": losing}]})
    refused.append(having(**{"if": having(of=of(HandQuantity))}))
    return {**schema, "properties": properties, "not": {"anyOf": refused}}  # an editor offers nothing of a "not"


def _change_points_per(schema: Schema, of: Callable[[Any], Schema]) -> Schema:
    """Take flat points too: what is complete without `per` would keep an editor from offering it."""
    needs_per = {key: ["per"] for key in schema["properties"] if key in ("every", "up_to")}
    return {**_change_clause(schema, of), "required": ["points"], "dependentRequired": needs_per}


# -- the forms --------------------------------------------------------------------------------------------------------


CLAUSES: dict[str, type] = {
    "table": clauses.PointsByTable,
    "tiers": clauses.PointsByTiers,
    "by_level": clauses.PointsByLevel,
    "most": clauses.PointsForMost,
    "fewest": clauses.PointsForFewest,
    "copy": clauses.CopiedPoints,
    "per": clauses.PointsPer,
    "points": clauses.FlatPoints,
    "every": clauses.PointsPer,  # the last one is offered first
}
"""Which class a points clause is: that of the first of these keys that it has."""


def register_clauses(forms: FormRegistry) -> None:
    """Let points clauses be told apart by their keys, and say what goes with what."""

    def make() -> ByKey:
        records = {key: forms.record_of(kind) for key, kind in CLAUSES.items()}
        return ByKey(records, merged=records["points"])

    forms.register(clauses.PointsClause, make)
    for kind in CLAUSES.values():
        forms.rule(kind, _check_clause, _change_points_per if kind is clauses.PointsPer else _change_clause)
