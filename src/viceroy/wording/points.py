"""Score items in English: why each is worth its points."""

from __future__ import annotations

from typing import assert_never

from viceroy.messages import counted, joined
from viceroy.model.cards import AnyCard, name_in
from viceroy.model.points import (
    CopiedPoints,
    FlatPoints,
    PointsByLevel,
    PointsByTable,
    PointsByTiers,
    PointsForFewest,
    PointsForMost,
    PointsPer,
)
from viceroy.scoring import items
from viceroy.scoring.items import POINTS_PER_ATTACK, POINTS_PER_SET, ScoreItem
from viceroy.wording.quantities import counted_quantity, limits_text, times_text


def reason(item: ScoreItem) -> str:
    """Return why an item of a score is worth its points.

    >>> reason(items.MagicItem(3, (2, 5)))
    '3 magic tokens times 7, the sum of the magic bonuses +2 and +5'
    """
    match item:
        case items.CircleItem():
            painted = f", painted with {counted(item.gems, 'gem')}" if item.gems else ""
            return f"{item.color} circle on level {item.place.level}{painted}{_level_and_bonus(item)}"
        case items.InfiniteGemItem():
            return f"infinite {item.color} gem on level {item.place.level}{_level_and_bonus(item)}"
        case items.LawItem():
            return _law_reason(item)
        case items.PowerItem():
            return f"power token of {counted(item.points, 'point')}"
        case items.MagicItem():
            return _magic_reason(item)
        case items.SetsItem():
            return _sets_reason(item)
        case items.AttackItem():
            return _attack_reason(item)
        case _:
            assert_never(item)


def _level_and_bonus(item: items.CircleItem | items.InfiniteGemItem) -> str:
    bonus = f", and {item.bonus} for {item.color} circle bonuses" if item.bonus else ""
    return f": {item.place.level}{bonus}"


def _law_reason(item: items.LawItem) -> str:
    condition = item.clause.condition
    if condition is None or item.asked is None:
        return _clause_reason(item)
    found = counted_quantity(item.asked, condition.of)
    if not condition.holds(item.asked):
        return f"{found}, but it needs {limits_text(condition)}"
    return f"{_clause_reason(item)}; its condition holds: {found}"


def _clause_reason(item: items.LawItem) -> str:
    match item.clause:
        case PointsPer(points, quantity, every, up_to):
            step = "each" if every == 1 else f"every {every}"
            cap = "" if up_to is None else f", at most {times_text(up_to)}"
            return f"{counted_quantity(item.count, quantity)}: {points} for {step}{cap}"
        case PointsByTable(table, quantity):
            found = counted_quantity(item.count, quantity)
            more = " or more" if item.count >= len(table) else ""
            return f"{found}: {item.points} for {min(item.count, len(table))}{more}" if item.count else found
        case PointsByTiers(tiers, quantity):
            reached = [tier.at_least for tier in tiers if item.count >= tier.at_least]
            told = f"{item.points} for {reached[-1]} or more" if reached else f"fewer than {tiers[0].at_least}"
            return f"{counted_quantity(item.count, quantity)}: {told}"
        case FlatPoints():
            return "this law is worth them by itself"
        case PointsByLevel():
            return f"this law lies on level {item.count}"
        case PointsForMost():
            return _most_reason(item.count, item.points, item.clause)
        case PointsForFewest(_, quantity, alone):
            won = "and every other player has more" if alone else "and no other player has fewer"
            lost = "but another player has as few or fewer" if alone else "but another player has fewer"
            return f"{counted_quantity(item.count, quantity)}, {won if item.points else lost}"
        case CopiedPoints():
            return _copied_reason(item.copied) if item.points else "no adjacent law scores"
        case _:
            assert_never(item.clause)


def _copied_reason(law: AnyCard | None) -> str:
    if law is None or law.number is None:
        return "as many as the adjacent law that scores the most"
    name = f" {name_in(law.names, 'en')}" if law.names else ""
    return f"as many as {law.number}{name}, the adjacent law that scores the most"


def _most_reason(count: int, points: int, clause: PointsForMost) -> str:
    found = counted_quantity(count, clause.most)
    if not count:
        return found
    if points == clause.points:
        return f"{found}, and {'every other player has fewer' if clause.alone else 'no other player has more'}"
    if points:
        return f"{found}, and only one other player has more"
    return f"{found}, but another player has {'as many or more' if clause.alone else 'more'}"


def _magic_reason(item: items.MagicItem) -> str:
    tokens = counted(item.tokens, "magic token")
    if not item.bonuses:
        return f"{tokens}, but no magic bonus"
    bonuses = joined([f"+{value}" for value in item.bonuses])
    if not item.tokens:
        return f"magic {'bonus' if len(item.bonuses) == 1 else 'bonuses'} {bonuses}, but no magic token"
    if len(item.bonuses) == 1:
        return f"{tokens} times the magic bonus {bonuses}"
    return f"{tokens} times {sum(item.bonuses)}, the sum of the magic bonuses {bonuses}"


def _sets_reason(item: items.SetsItem) -> str:
    complete = item.points // POINTS_PER_SET
    sets = f"{counted(complete, 'complete set')} of {POINTS_PER_SET} points" if complete else "no complete set"
    return f"{sets}: {item.defense} defense, {item.magic} magic, {item.science} science"


def _attack_reason(item: items.AttackItem) -> str:
    left = f"opponents have {counted(item.opponents, 'attack token')} left"
    defense = f"own defense is {item.defense}"
    if not item.points:
        return f"{left}, {defense}: all stopped"
    hits = item.points // POINTS_PER_ATTACK
    return f"{left}, {defense}: {hits} times {POINTS_PER_ATTACK}"
