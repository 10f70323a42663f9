"""Random points clauses as plain data, as a card set or a sheet writes them: all that the law language can say.

What is allowed is written down here by hand, from the documentation, apart from the code that reads it.
"""

from __future__ import annotations

from random import Random
from typing import Any

Plain = dict[str, Any]

COLORS = ("blue", "red", "green", "yellow")
ON_CARDS = ("pyramid", "row", "adjacent", "here")
TOKENS = ("science", "magic", "defense", "power", "power_points", "magic_bonus")
PLACES: dict[str, tuple[str, ...]] = {
    "cards": ("pyramid", "pyramid_and_tucked", "row", "adjacent", "tucked_here"),
    "circles": ("pyramid", "touching"),
    "infinite_gems": ON_CARDS,
    "gems": ("pyramid", "stored_here", "screen"),
    "sets": ("pyramid",),
    "level": ("itself",),
    "rows": ("pyramid",),
    **dict.fromkeys(TOKENS, ON_CARDS),
    "circle_bonus": ON_CARDS,
    "attack": ("screen",),
}
PAIRS = [(count, where) for count, places in PLACES.items() for where in places]
SEEN = [*(pair for pair in PAIRS if pair[1] != "screen"), ("cards", "hand")]
"""What all can see while the game runs."""
PAINTED = {("circles", "pyramid"), ("circles", "touching"), ("gems", "screen")}
COMPARED = [pair for pair in PAIRS if pair[1] in ("pyramid", "pyramid_and_tucked", "screen") and pair not in PAINTED]


def random_clause(rng: Random, *, asks_kinds: bool = True) -> Plain:
    """Make a points clause; with `asks_kinds` false none asks for what a plain number does not tell.

    Such are the kind or the sections of tucked cards, and the color of stored gems.
    """
    clause = _KINDS[rng.choices(range(len(_KINDS)), _WEIGHTS)[0]](rng, asks_kinds)
    if rng.random() < 0.25:
        number = rng.randint(1, 4)
        limits = rng.choice(
            ({"at_least": number}, {"at_most": number - 1}, {"at_least": number, "at_most": number + 2})
        )
        clause["if"] = {"of": random_quantity(rng, asks_kinds=asks_kinds), **limits}
    return _never_falling(clause) if _is_painted(clause) else clause


def _points(rng: Random) -> int:
    return rng.choice((-3, -1, 1, 2, 3, 5))


def _per(rng: Random, asks_kinds: bool) -> Plain:
    clause: Plain = {"points": _points(rng), "per": random_quantity(rng, asks_kinds=asks_kinds)}
    if rng.random() < 0.3:
        clause["every"] = rng.randint(1, 3)
    if rng.random() < 0.3:
        clause["up_to"] = rng.randint(1, 5)
    return clause


def _table(rng: Random, asks_kinds: bool) -> Plain:
    table = [rng.randint(-3, 12) for _ in range(rng.randint(1, 6))]
    return {"table": table, "per": random_quantity(rng, asks_kinds=asks_kinds)}


def _tiers(rng: Random, asks_kinds: bool) -> Plain:
    steps = sorted(rng.sample(range(1, 9), rng.randint(1, 3)))
    tiers = [{"at_least": step, "points": rng.randint(-3, 12)} for step in steps]
    return {"tiers": tiers, "per": random_quantity(rng, asks_kinds=asks_kinds)}


def _flat(rng: Random, _: bool) -> Plain:
    return {"points": _points(rng)}


def _by_level(rng: Random, _: bool) -> Plain:
    return {"by_level": [rng.randint(-5, 12) for _ in range(4)]}


def _most(rng: Random, asks_kinds: bool) -> Plain:
    clause = {"points": _points(rng), "most": random_quantity(rng, compared=True, asks_kinds=asks_kinds)}
    if rng.random() < 0.4:
        clause["second"] = _points(rng)
    return _alone(rng, clause)


def _fewest(rng: Random, asks_kinds: bool) -> Plain:
    return _alone(rng, {"points": _points(rng), "fewest": random_quantity(rng, compared=True, asks_kinds=asks_kinds)})


def _alone(rng: Random, clause: Plain) -> Plain:
    return {**clause, "alone": rng.random() < 0.7} if rng.random() < 0.4 else clause


def _copy(_: Random, __: bool) -> Plain:
    return {"copy": "adjacent_law"}


_KINDS = (_per, _table, _tiers, _flat, _by_level, _most, _fewest, _copy)
_WEIGHTS = (6, 2, 2, 1, 1, 2, 1, 2)


def random_quantity(
    rng: Random, *, compared: bool = False, asks_kinds: bool = True, seen: bool = False, depth: int = 2
) -> Plain:
    """Make a quantity, now and then one of several.

    `compared` is one that players may be compared by, `seen` one that an effect may count.
    """
    if depth and rng.random() < 0.3:
        parts = rng.choice((2, 2, 3, 4))
        kind = rng.choice(("least", "greatest", "sum", "distinct"))
        some = [
            random_quantity(rng, compared=compared, asks_kinds=asks_kinds, seen=seen, depth=depth - 1)
            for _ in range(parts)
        ]
        if rng.random() < 0.3 and not compared:  # the same in different colors
            where = rng.choice(("pyramid", "pyramid", "touching"))
            some = [{"count": "circles", "where": where, "color": color} for color in rng.sample(COLORS, parts)]
        return {kind: some}
    return _leaf(rng, compared=compared, asks_kinds=asks_kinds, seen=seen)


def _leaf(rng: Random, *, compared: bool, asks_kinds: bool, seen: bool) -> Plain:
    count, where = rng.choice(SEEN if seen else COMPARED if compared else [*PAIRS, *PAINTED, *PAINTED])
    leaf: Plain = {"count": count, "where": where}
    is_stored = count == "gems" and where != "screen"
    if count in ("circles", "infinite_gems", "circle_bonus", "gems") and (asks_kinds or not is_stored):
        _maybe(rng, leaf, "color", COLORS, 0.5)
    if count == "cards":
        if asks_kinds or where not in ("tucked_here", "pyramid_and_tucked"):
            _maybe(rng, leaf, "kind", ("character", "law"), 0.4)
            if where != "hand":
                _maybe(rng, leaf, "section", COLORS, 0.3)
        if where in ("pyramid", "row", "adjacent"):
            _maybe(rng, leaf, "tokens", ("some", "none"), 0.3)
    if where == "pyramid" and count not in ("gems", "sets", "rows"):
        _maybe(rng, leaf, "level", (1, 2, 3, 4, 5), 0.25)
    if (count, where) in COMPARED and not compared:
        _maybe(rng, leaf, "whose", ("mine", "opponents", "everybody"), 0.4)
    return leaf


def _maybe(rng: Random, leaf: Plain, key: str, values: tuple[Any, ...], probability: float) -> None:
    if rng.random() < probability:
        leaf[key] = rng.choice(values)


# -- what painting changes ------------------------------------------------------------------------------------------


def _is_painted(data: Any) -> bool:
    """Whether circles or gems left are counted anywhere in a clause."""
    if isinstance(data, list):
        return any(map(_is_painted, data))
    if not isinstance(data, dict):
        return False
    return (data.get("count"), data.get("where")) in PAINTED or any(map(_is_painted, data.values()))


def _never_falling(clause: Plain) -> Plain:
    """Turn a clause that painting changes into one that does not pay for spoiling a circle (C37)."""
    if "at_most" in clause.get("if", {}) and "copy" not in clause and not _is_painted(clause.get("per")):
        return _losing_for_few(clause)
    rising: Plain = {key: abs(clause[key]) for key in ("points", "second") if key in clause}
    for key in ("by_level", "table"):
        if key in clause:
            rising[key] = sorted(map(abs, clause[key]))
    if "tiers" in clause:
        points = sorted(abs(tier["points"]) for tier in clause["tiers"])
        rising["tiers"] = [{**tier, "points": some} for tier, some in zip(clause["tiers"], points, strict=True)]
    if "if" in clause and _is_painted(clause["if"]):
        rising["if"] = {"of": clause["if"]["of"], "at_least": clause["if"].get("at_least", 1)}
    return {**clause, **rising}


def _losing_for_few(clause: Plain) -> Plain:
    """Turn a clause into one that takes points where there is little of what its condition counts."""
    losing: Plain = {key: -abs(clause[key]) for key in ("points", "second") if key in clause}
    for key in ("by_level", "table"):
        if key in clause:
            losing[key] = [-abs(points) for points in clause[key]]
    if "tiers" in clause:
        losing["tiers"] = [{**tier, "points": -abs(tier["points"])} for tier in clause["tiers"]]
    return {**clause, **losing, "if": {"of": clause["if"]["of"], "at_most": clause["if"]["at_most"]}}
