"""Points clauses of laws as sentences, English by default."""

from __future__ import annotations

from typing import assert_never

from viceroy.messages import joined
from viceroy.model.points import (
    CopiedPoints,
    FlatPoints,
    PointsByLevel,
    PointsByTable,
    PointsByTiers,
    PointsClause,
    PointsForFewest,
    PointsForMost,
    PointsPer,
)
from viceroy.model.quantities import AnyQuantity, Counted, Quantity
from viceroy.wording.catalog import Catalog, form
from viceroy.wording.catalogs.english import ENGLISH
from viceroy.wording.quantities import condition_text, many_text, many_text_of_anybody, one_text, rate_text

_POINTS_OF_ITS_OWN = frozenset({Counted.CIRCLES, Counted.INFINITE_GEMS, Counted.SETS, Counted.POWER})


def clause_sentence(clause: PointsClause, words: Catalog = ENGLISH) -> str:
    """Return a points clause as a sentence.

    >>> from viceroy.model.quantities import Where
    >>> clause_sentence(PointsPer(2, Quantity(Counted.GEMS, Where.STORED_HERE)))
    'At the end of the game you score 2 points for each gem stored on this law.'
    """
    scored = _scored(clause, words)
    if clause.condition is not None:
        scored = words.provided.format(scored=scored, condition=condition_text(clause.condition, words))
    return words.at_the_end.format(scored=scored)


def _scored(clause: PointsClause, words: Catalog) -> str:
    match clause:
        case PointsPer(points, quantity, every, up_to):
            more = isinstance(quantity, Quantity) and quantity.counted in _POINTS_OF_ITS_OWN
            return f"{_won(points, words, more=more)} {rate_text(quantity, every, up_to, words)}"
        case PointsByTable(table, quantity):
            return _scored_by_table(table, quantity, words)
        case PointsByTiers(tiers, quantity):
            steps = [form(words.tier, tier.points).format(n=tier.points, least=tier.at_least) for tier in tiers]
            return words.tiers.format(tiers=f", {words.either} ".join(steps), things=many_text(quantity, words))
        case FlatPoints(points):
            return _won(points, words)
        case PointsByLevel((first, *others)):
            steps = [form(words.first_level, first).format(n=first, level=1)]
            steps += [words.further_level.format(n=worth, level=level) for level, worth in enumerate(others, 2)]
            return words.by_level.format(levels=joined(steps, words.either))
        case PointsForMost() | PointsForFewest():
            return _scored_by_comparing(clause, words)
        case CopiedPoints():
            return words.copied
        case _:
            assert_never(clause)


def _scored_by_table(table: tuple[int, ...], quantity: AnyQuantity, words: Catalog) -> str:
    things = many_text(quantity, words)
    if len(table) == 1:
        return form(words.table_of_one, table[0]).format(n=table[0], thing=one_text(quantity, words), things=things)
    numbers = joined([*range(1, len(table)), words.or_more.format(n=len(table))], words.either)
    message = form(words.table, table[-1])
    return message.format(points=joined(table, words.either), numbers=numbers, things=things)


def _scored_by_comparing(clause: PointsForMost | PointsForFewest, words: Catalog) -> str:
    scored = _won(clause.points, words)
    if isinstance(clause, PointsForFewest):
        fewest = words.fewest_alone if clause.alone else words.fewest
        return fewest.format(scored=scored, things=many_text_of_anybody(clause.fewest, words))
    most = words.most_alone if clause.alone else words.most
    thing, things = one_text(clause.most, words), many_text(clause.most, words)
    first = most.format(scored=scored, thing=thing, things=things)
    return words.second.format(first=first, scored=_won(clause.second, words)) if clause.second else first


def _won(points: int, words: Catalog, *, more: bool = False) -> str:
    forms = words.lose if points < 0 else words.score_more if more else words.score
    return form(forms, abs(points)).format(n=abs(points))
