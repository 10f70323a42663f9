"""Reasons: why each item of a score is worth its points. English by default."""

from __future__ import annotations

from typing import assert_never

from viceroy.errors import check_type
from viceroy.messages import joined
from viceroy.model import points as clauses
from viceroy.model.cards import AnyCard, name_in
from viceroy.scoring import items
from viceroy.scoring.items import POINTS_PER_ATTACK, POINTS_PER_SET, ScoreItem
from viceroy.wording.catalog import Catalog, form
from viceroy.wording.catalogs.english import ENGLISH
from viceroy.wording.quantities import counted_quantity, limits_text, times_text


def reason(item: ScoreItem, words: Catalog = ENGLISH, language: str = "en") -> str:
    """Return why an item of a score is worth its points; cards have their names in `language`, else in English.

    >>> reason(items.MagicItem(3, (2, 5)))
    '3 magic tokens times 7, the sum of the magic bonuses +2 and +5'
    """
    check_type(item, ScoreItem, "an item of a score")
    check_type(words, Catalog, "a Catalog for words")
    match item:
        case items.CircleItem():
            painted = form(words.painted_with, item.gems).format(n=item.gems) if item.gems else ""
            return _placed_reason(words.circle_item, item, words, painted=painted)
        case items.InfiniteGemItem():
            return _placed_reason(words.infinite_item, item, words)
        case items.LawItem():
            return _law_reason(item, words, language)
        case items.PowerItem():
            return form(words.power_item, item.points).format(n=item.points)
        case items.MagicItem():
            return _magic_reason(item, words)
        case items.SetsItem():
            return _sets_reason(item, words)
        case items.AttackItem():
            return _attack_reason(item, words)
        case _:
            assert_never(item)


def _placed_reason(
    message: str, item: items.CircleItem | items.InfiniteGemItem, words: Catalog, painted: str = ""
) -> str:
    color, level = words.colors[item.color], item.place.level
    bonus = words.circle_bonuses.format(n=item.bonus, **color) if item.bonus else ""
    return message.format(level=level, painted=painted, bonus=bonus, **color)


def _law_reason(item: items.LawItem, words: Catalog, language: str) -> str:
    condition = item.clause.condition
    if condition is None or item.asked is None:
        return _clause_reason(item, words, language)
    found = counted_quantity(item.asked, condition.of, words)
    if not condition.holds(item.asked):
        return words.condition_missed.format(found=found, limits=limits_text(condition, words))
    return words.condition_held.format(reason=_clause_reason(item, words, language), found=found)


def _clause_reason(item: items.LawItem, words: Catalog, language: str) -> str:
    match item.clause:
        case clauses.PointsPer(points, quantity, every, up_to):
            step = words.step_each if every == 1 else words.step_every.format(n=every)
            rate = words.per_step.format(found=counted_quantity(item.count, quantity, words), points=points, step=step)
            return rate if up_to is None else words.at_most_times.format(rate=rate, times=times_text(up_to, words))
        case clauses.PointsByTable(table, quantity):
            found = counted_quantity(item.count, quantity, words)
            reached = words.table_reached_or_more if item.count >= len(table) else words.table_reached
            reason = reached.format(found=found, points=item.points, n=min(item.count, len(table)))
            return reason if item.count else found
        case clauses.PointsByTiers(tiers, quantity):
            found = counted_quantity(item.count, quantity, words)
            least = [tier.at_least for tier in tiers if item.count >= tier.at_least]
            if not least:
                return words.tier_missed.format(found=found, n=tiers[0].at_least)
            return words.tier_reached.format(found=found, points=item.points, n=least[-1])
        case clauses.FlatPoints():
            return words.flat_item
        case clauses.PointsByLevel():
            return words.level_item.format(level=item.count)
        case clauses.PointsForMost():
            return _most_reason(item.count, item.points, item.clause, words)
        case clauses.PointsForFewest(_, quantity, alone):
            won = words.fewest_won_alone if alone else words.fewest_won
            lost = words.fewest_lost_alone if alone else words.fewest_lost
            return (won if item.points else lost).format(found=counted_quantity(item.count, quantity, words))
        case clauses.CopiedPoints():
            return _copied_reason(item.copied, words, language) if item.points else words.nothing_copied
        case _:
            assert_never(item.clause)


def _copied_reason(law: AnyCard | None, words: Catalog, language: str) -> str:
    if law is None or law.number is None:
        return words.copied_item
    name = f" {name_in(law.names, language)}" if law.names else ""
    return words.copied_known.format(law=f"{law.number}{name}")


def _most_reason(count: int, points: int, clause: clauses.PointsForMost, words: Catalog) -> str:
    found = counted_quantity(count, clause.most, words)
    if not count:
        return found
    if points == clause.points:
        message = words.most_won_alone if clause.alone else words.most_won
    elif points:
        message = words.second_won
    else:
        message = words.most_lost_alone if clause.alone else words.most_lost
    return message.format(found=found)


def _magic_reason(item: items.MagicItem, words: Catalog) -> str:
    if not item.bonuses:
        return form(words.magic_alone, item.tokens).format(n=item.tokens)
    bonuses = joined([f"+{value}" for value in item.bonuses], words.both)
    if not item.tokens:
        return form(words.bonus_alone, len(item.bonuses)).format(bonuses=bonuses)
    times = words.magic_times if len(item.bonuses) == 1 else words.magic_times_sum
    return form(times, item.tokens).format(n=item.tokens, sum=sum(item.bonuses), bonuses=bonuses)


def _sets_reason(item: items.SetsItem, words: Catalog) -> str:
    complete = item.points // POINTS_PER_SET
    message = form(words.sets_item, complete) if complete else words.no_set
    kinds = {"defense": item.defense, "magic": item.magic, "science": item.science}
    return message.format(n=complete, worth=POINTS_PER_SET, **kinds)


def _attack_reason(item: items.AttackItem, words: Catalog) -> str:
    hits = item.points // POINTS_PER_ATTACK
    outcome = words.attack_hits.format(n=hits, worth=POINTS_PER_ATTACK) if item.points else words.attack_stopped
    return form(words.attack_item, item.opponents).format(n=item.opponents, defense=item.defense, outcome=outcome)
