"""Score items in English: why each is worth its points."""

from __future__ import annotations

from typing import assert_never

from viceroy.messages import counted, joined
from viceroy.model.points import PointsByLevel, PointsForMost, PointsPer
from viceroy.scoring import items
from viceroy.scoring.items import POINTS_PER_ATTACK, POINTS_PER_SET, ScoreItem
from viceroy.wording.laws import counted_quantity


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
    match item.clause:
        case PointsPer(points, quantity, every, up_to):
            step = "each" if every == 1 else f"every {every}"
            cap = "" if up_to is None else f", at most {counted(up_to, 'time')}"
            return f"{counted_quantity(item.count, quantity)}: {points} for {step}{cap}"
        case PointsByLevel():
            return f"this law lies on level {item.count}"
        case PointsForMost(_, quantity):
            other = "and no other player has more" if item.points else "but another player has more"
            return f"{counted_quantity(item.count, quantity)}{f', {other}' if item.count else ''}"
        case _:
            assert_never(item.clause)


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
