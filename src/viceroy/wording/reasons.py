"""Reasons: why each item of a score is worth its points, in any language."""

from __future__ import annotations

from typing import assert_never

from viceroy.errors import check_type
from viceroy.messages import joined
from viceroy.model import points as clauses
from viceroy.model.cards import AnyCard, name_in
from viceroy.model.tokens import TokenKind
from viceroy.scoring import items
from viceroy.scoring.items import POINTS_PER_ATTACK, POINTS_PER_SET, ScoreItem
from viceroy.wording.catalog import Catalog, catalog_of
from viceroy.wording.fluent import Message
from viceroy.wording.laws import counted_quantity, limits_text, times_text, token_text


def reason(item: ScoreItem, language: str = "en") -> str:
    """Return why an item of a score is worth its points; cards have their names in that language, else in English.

    `language` is the code of a `Language`, such as "de", or a locale such as "pt-BR"; others raise `ValueError`.

    >>> reason(items.MagicItem(3, (2, 5)))
    '3 magic tokens times 7, the sum of the magic bonuses +2 and +5'
    >>> reason(items.MagicItem(3, (2, 5)), "de")
    '3 Magiemarker mal 7, die Summe der Magieboni +2 und +5'
    """
    check_type(item, ScoreItem, "an item of a score")
    catalog = catalog_of(language)
    messages = catalog.reasons
    match item:
        case items.CircleItem():
            painted = messages.painted_with.format(n=item.gems) if item.gems else ""
            return _placed_reason(messages.circle_item, item, catalog, painted=painted)
        case items.InfiniteGemItem():
            return _placed_reason(messages.infinite_item, item, catalog)
        case items.LawItem():
            return _law_reason(item, catalog)
        case items.PowerItem():
            return token_text(TokenKind.POWER, item.points, None, catalog)
        case items.MagicItem():
            return _magic_reason(item, catalog)
        case items.SetsItem():
            return _sets_reason(item, catalog)
        case items.AttackItem():
            return _attack_reason(item, catalog)
        case _:
            assert_never(item)


def _placed_reason(
    message: Message, item: items.CircleItem | items.InfiniteGemItem, catalog: Catalog, painted: str = ""
) -> str:
    bonus = catalog.reasons.circle_bonuses.format(n=item.bonus, color=item.color) if item.bonus else ""
    return message.format(level=item.place.level, painted=painted, bonus=bonus, color=item.color)


def _law_reason(item: items.LawItem, catalog: Catalog) -> str:
    condition, messages = item.clause.condition, catalog.reasons
    if condition is None or item.asked is None:
        return _clause_reason(item, catalog)
    found = counted_quantity(item.asked, condition.of, catalog)
    if not condition.holds(item.asked):
        return messages.condition_missed.format(found=found, limits=limits_text(condition, catalog))
    return messages.condition_held.format(reason=_clause_reason(item, catalog), found=found)


def _clause_reason(item: items.LawItem, catalog: Catalog) -> str:
    messages = catalog.reasons
    match item.clause:
        case clauses.PointsPer(points, quantity, every, up_to):
            found = counted_quantity(item.count, quantity, catalog)
            message = messages.per_each if every == 1 else messages.per_every
            rate = message.format(n=points, found=found, every=every)
            if up_to is None:
                return rate
            return catalog.quantities.at_most_times.format(rate=rate, times=times_text(up_to, catalog))
        case clauses.PointsByTable(table, quantity):
            found = counted_quantity(item.count, quantity, catalog)
            reached = messages.reached_or_more if item.count >= len(table) else messages.reached
            scored = reached.format(found=found, points=item.points, n=min(item.count, len(table)))
            return scored if item.count else found
        case clauses.PointsByTiers(tiers, quantity):
            found = counted_quantity(item.count, quantity, catalog)
            least = [tier.at_least for tier in tiers if item.count >= tier.at_least]
            if not least:
                return messages.tier_missed.format(found=found, n=tiers[0].at_least)
            return messages.reached_or_more.format(found=found, points=item.points, n=least[-1])
        case clauses.FlatPoints():
            return messages.flat_item
        case clauses.PointsByLevel():
            return messages.level_item.format(level=item.count)
        case clauses.PointsForMost():
            return _most_reason(item.count, item.points, item.clause, catalog)
        case clauses.PointsForFewest(_, quantity, alone):
            won = messages.fewest_won_alone if alone else messages.fewest_won
            lost = messages.fewest_lost_alone if alone else messages.fewest_lost
            return (won if item.points else lost).format(found=counted_quantity(item.count, quantity, catalog))
        case clauses.CopiedPoints():
            return _copied_reason(item.copied, catalog) if item.points else messages.nothing_copied
        case _:
            assert_never(item.clause)


def _copied_reason(law: AnyCard | None, catalog: Catalog) -> str:
    if law is None or law.number is None:
        return catalog.reasons.copied_item
    name = f" {name_in(law.names, catalog.language)}" if law.names else ""
    return catalog.reasons.copied_known.format(law=f"{law.number}{name}")


def _most_reason(count: int, points: int, clause: clauses.PointsForMost, catalog: Catalog) -> str:
    messages, found = catalog.reasons, counted_quantity(count, clause.most, catalog)
    if not count:
        return found
    if points == clause.points:
        message = messages.most_won_alone if clause.alone else messages.most_won
    elif points:
        message = messages.second_won
    else:
        message = messages.most_lost_alone if clause.alone else messages.most_lost
    return message.format(found=found)


def _magic_reason(item: items.MagicItem, catalog: Catalog) -> str:
    messages = catalog.reasons
    if not item.bonuses:
        return messages.magic_alone.format(n=item.tokens)
    bonuses = joined([f"+{value}" for value in item.bonuses], catalog.words.both)
    if not item.tokens:
        return messages.bonus_alone.format(n=len(item.bonuses), bonuses=bonuses)
    times = messages.magic_times if len(item.bonuses) == 1 else messages.magic_times_sum
    return times.format(n=item.tokens, sum=sum(item.bonuses), bonuses=bonuses)


def _sets_reason(item: items.SetsItem, catalog: Catalog) -> str:
    messages, complete = catalog.reasons, item.points // POINTS_PER_SET
    message = messages.sets_item if complete else messages.no_set
    kinds = messages.kinds.format(defense=item.defense, magic=item.magic, science=item.science)
    return message.format(n=complete, worth=POINTS_PER_SET, kinds=kinds)


def _attack_reason(item: items.AttackItem, catalog: Catalog) -> str:
    messages, hits = catalog.reasons, item.points // POINTS_PER_ATTACK
    outcome = f"{hits} \u00d7 {POINTS_PER_ATTACK}" if item.points else messages.attack_stopped
    return messages.attack_item.format(n=item.opponents, defense=item.defense, outcome=outcome)
