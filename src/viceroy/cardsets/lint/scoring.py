"""Checks of what a law counts: its points, and all conditions, also those for playing it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import attrs

from viceroy.cardsets.lint.bounds import least_of, most_of
from viceroy.cardsets.lint.context import CardContext, Check, Finding
from viceroy.errors import Code, Path
from viceroy.messages import counted
from viceroy.model import points as clauses
from viceroy.model.cards import TOP_LEVEL, TOP_LEVEL_OF_LAWS, LawCard
from viceroy.model.laws import Conditional, RewardPer
from viceroy.model.quantities import AnyQuantity, CardKind, Condition, Counted, Quantity, Where
from viceroy.wording.quantities import things_text


def never_counts(context: CardContext) -> Iterator[Finding]:
    """What is counted can never be there, so it counts nothing."""
    for keys, quantity in context.parts_like(Quantity):
        if most_of(quantity, context) == 0:
            key, reason = _why_none(quantity)
            yield Finding((*keys, key), f"{reason}, so this counts nothing")


def _why_none(quantity: Quantity) -> tuple[str, str]:
    """Return the key that makes a quantity count nothing, and the reason."""
    match quantity.counted, quantity.where:
        case Counted.CIRCLES, _:
            return "level", "a circle has the level of its upper card, which is 2 or more (R3.3)"
        case Counted.CARDS, Where.TUCKED_HERE:
            return "where", "this law tucks nothing (it has no tuck_from_hand, tuck_free_card or tuck_here)"
        case Counted.CARDS, _ if quantity.section is not None and quantity.level != TOP_LEVEL:
            kind = "card" if quantity.kind is None else quantity.kind
            return "section", f"no {kind} of the set has a {quantity.section} section"
        case Counted.CARDS, _:
            return "level", f"no {CardKind.LAW} lies on level 5 (R6.8)"
        case _, Where.STORED_HERE:
            return "where", "this law stores nothing (it has no store_gems)"
        case Counted.GEMS, _:
            return "where", "no law of the set stores gems"
        case _, Where.HERE:
            return "where", f"there are never any {things_text(quantity)}: it gains none"
        case _:
            return "count", f"there are never any {things_text(quantity)}: no card of the set gives any"


def out_of_reach(context: CardContext) -> Iterator[Finding]:
    """A law asks for more of something than there can be."""
    for keys, clause in context.parts_like(clauses.PointsPer):
        yield from _beyond(context, clause.per, clause.every, (*keys, "every"), "this never scores")
    for keys, gained in context.parts_like(RewardPer):
        yield from _beyond(context, gained.per, gained.every, (*keys, "every"), "this never gives anything")
    for keys, tiers in context.parts_like(clauses.PointsByTiers):
        for index, tier in enumerate(tiers.tiers):
            place = (*keys, "tiers", index, "at_least")
            yield from _beyond(context, tiers.per, tier.at_least, place, "this tier is never reached")
    for keys, table in context.parts_like(clauses.PointsByTable):
        place = (*keys, "table")
        message = "the end of this table is never reached"
        yield from _beyond(context, table.per, len(table.table), place, message)
    for keys, condition in context.parts_like(Condition):
        least, most = condition.at_least or 0, condition.at_most
        yield from _beyond(context, condition.of, least, (*keys, "at_least"), "this never holds")
        if most is not None and least > most:
            message = f"nothing is at least {least} and at most {most}, so this never holds"
            yield Finding((*keys, "at_least"), message)


def _beyond(context: CardContext, quantity: AnyQuantity, number: int, keys: Path, message: str) -> Iterator[Finding]:
    most = most_of(quantity, context)
    if most is not None and number > most > 0:
        yield Finding(keys, f"there are never {number} {_things(quantity)} but at most {most}, so {message}")


def _things(quantity: AnyQuantity) -> str:
    if isinstance(quantity, Quantity) and quantity.counted is Counted.LEVEL:
        return "levels up to that of a law (R6.8)"
    return things_text(quantity)


def always_holds(context: CardContext) -> Iterator[Finding]:
    """A condition always holds, or what happens is the same without it, so it changes nothing."""
    law = context.card
    if isinstance(law, LawCard) and law.on_levels is not None and len(law.on_levels) == TOP_LEVEL_OF_LAWS:
        yield Finding(("on_levels",), "a law may lie on all of these levels anyway (R6.8): leave on_levels out")
    for keys, effect in context.parts_like(Conditional):
        if effect.then == effect.otherwise:
            message = "then and else are the same, so the condition changes nothing: leave it out"
            yield Finding((*keys, "else"), message)
    for keys, condition in context.parts_like(Condition):
        most = most_of(condition.of, context)
        is_most = condition.at_most is None or (most is not None and 0 < most <= condition.at_most)
        least = least_of(condition.of, is_unplayed=keys[0] == "only_if")
        is_least = condition.at_least is None or condition.at_least <= least
        if is_most and is_least:
            message = "this always holds"
            if condition.at_most is not None:
                message += f", as there are never more than {most} {_things(condition.of)}"
            yield Finding(keys, f"{message}: leave the condition out")


def scores_nothing(context: CardContext) -> Iterator[Finding]:
    """All points of a clause are 0."""
    for keys, clause in context.parts_like(clauses.PointsByLevel, clauses.PointsByTable, clauses.PointsByTiers):
        if not any(_all_points(clause)):
            yield Finding((*keys, _points_key(clause)), "all points here are 0, so this scores nothing")


def _all_points(clause: Any) -> tuple[int, ...]:
    if isinstance(clause, clauses.PointsByTiers):
        return tuple(tier.points for tier in clause.tiers)
    points: tuple[int, ...] = clause.by_level if isinstance(clause, clauses.PointsByLevel) else clause.table
    return points


def worth_less(context: CardContext) -> Iterator[Finding]:
    """The second place scores more than the first."""
    for keys, clause in context.parts_like(clauses.PointsForMost):
        if clause.second > clause.points > 0:
            message = f"the second place gives {clause.second}, more than the {clause.points} of the first"
            yield Finding((*keys, "second"), message)


def cancels_out(context: CardContext) -> Iterator[Finding]:
    """Two clauses of a law give and take the same points."""
    first: dict[clauses.PointsClause, int] = {}
    for index, clause in enumerate(context.card.scoring):
        negated = _negated(clause)
        other = None if negated is None else first.pop(negated, None)
        if other is None:
            first.setdefault(clause, index)
        else:
            message = f"this takes back what the {_ORDINALS.get(other, 'other')} clause gives, so both score nothing"
            yield Finding(("scoring", index, _points_key(clause)), message)


_ORDINALS = dict(enumerate(("first", "second", "third", "fourth", "fifth")))


def _points_key(clause: object) -> str:
    return next(key for key in ("points", "by_level", "table", "tiers") if hasattr(clause, key))


def _negated(clause: clauses.PointsClause) -> clauses.PointsClause | None:
    """Return the clause that takes the points that a clause gives, None for a copy."""
    match clause:
        case clauses.PointsByLevel():
            tier, two, three, four = clause.by_level
            return attrs.evolve(clause, by_level=(-tier, -two, -three, -four))
        case clauses.PointsByTable():
            return attrs.evolve(clause, table=tuple(-points for points in clause.table))
        case clauses.PointsByTiers():
            return attrs.evolve(clause, tiers=tuple(attrs.evolve(tier, points=-tier.points) for tier in clause.tiers))
        case clauses.PointsForMost():
            return attrs.evolve(clause, points=-clause.points, second=-clause.second)
        case clauses.PointsPer() | clauses.FlatPoints() | clauses.PointsForFewest():
            return attrs.evolve(clause, points=-clause.points)
        case clauses.CopiedPoints():
            return None


def far_above_printed(context: CardContext) -> Iterator[Finding]:
    """A law scores more at once than three of the largest power tokens."""
    for keys, number in context.parts_like(int):
        words = [key for key in keys if isinstance(key, str)]
        if words[-1:] and words[-1] in ("points", "second", "by_level", "table") and abs(number) > _MAX_POINTS:
            message = f"{counted(number, 'point')} at once is far more than any printed card is worth"
            yield Finding(keys, f"{message}: is that intended?")


_MAX_POINTS = 45  # three of the largest power tokens (R1.6)

CHECKS = (
    Check(Code.NEVER_COUNTS, never_counts),
    Check(Code.OUT_OF_REACH, out_of_reach),
    Check(Code.ALWAYS_HOLDS, always_holds),
    Check(Code.SCORES_NOTHING, scores_nothing),
    Check(Code.WORTH_LESS, worth_less),
    Check(Code.CANCELS_OUT, cancels_out),
    Check(Code.FAR_ABOVE_PRINTED, far_above_printed),
)
