"""Golden files of sentences: one for each language, with all that the catalog of the language can say.

    python tests/support/golden_sentences.py

rewrites the files; a speaker of the language then reads what differs. The values are drawn from the declarations of
the law language, so a new effect, points clause or word of a quantity appears in all files by itself. Before each text
stand the fields and values that it is for. Texts that differ only in their numbers are written once.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from itertools import product
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import attrs

from hand_built import captain, law, lay, pyramid
from law_play import bare_law
from positions import printed
from viceroy.model import laws
from viceroy.model.cards import AnyCard, DescribedCard, LawCard, Sections
from viceroy.model.geometry import Place
from viceroy.model.laws import (
    Continuous,
    Deck,
    DeckHolds,
    Draw,
    Effect,
    Gain,
    HigherIncome,
    LowerCost,
    Occasion,
    Placement,
    Response,
    Reward,
    SkipNextAuction,
    Trigger,
    TuckFreeCard,
    Whenever,
)
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
    Tier,
    quantity_of,
)
from viceroy.model.pyramid import SECTIONS
from viceroy.model.quantities import (
    COMPARED,
    NARROWED,
    PLACES_COUNTED,
    AnyQuantity,
    CardKind,
    ComparedOpponents,
    Compound,
    Condition,
    Counted,
    Distinct,
    Having,
    Least,
    Levels,
    OpponentsWithMore,
    Quantity,
    Sum,
    Times,
    Where,
    Whose,
    leaves_of,
)
from viceroy.model.tokens import COLORS, CircleBonus, Color, Gems, Tokens
from viceroy.render.cards import card_text, set_text
from viceroy.render.score_report import painting_text
from viceroy.scoring import items
from viceroy.scoring.items import LawItem, ScoreItem
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import FinalPosition, PaintedCircle, Painting, PaintingChoice
from viceroy.values import Between
from viceroy.wording.catalog import Catalog, Labels, catalog_of
from viceroy.wording.languages import finished_tags
from viceroy.wording.laws import clause_sentence, effect_sentence, law_parts, law_sentences, reward_text
from viceroy.wording.reasons import reason

FOLDER = Path(__file__).resolve().parents[1] / "data" / "golden"

NUMBERS = (1, 2, 5, 21)
"""A number for each plural form of each language."""

Told = Iterable[tuple[str, str]]
"""Texts, each behind the fields and values that it is for."""

# -- values of the law language ---------------------------------------------------------------------------------------

SCIENCE = Quantity(Counted.SCIENCE, Where.PYRAMID)
LAWS_IN_HAND = Quantity(Counted.CARDS, Where.HAND, kind=CardKind.LAW)
RED_CIRCLES, BLUE_CIRCLES = (Quantity(Counted.CIRCLES, Where.PYRAMID, color=color) for color in (Color.RED, Color.BLUE))
STORED_GEMS = Quantity(Counted.GEMS, Where.STORED_HERE)
TAKE, DRAW, SKIP = Gain(Reward(gems=1)), Draw(Deck.LAWS, 2), SkipNextAuction()

PARTS: tuple[tuple[AnyQuantity, ...], ...] = (
    (SCIENCE, Quantity(Counted.MAGIC, Where.PYRAMID)),
    (RED_CIRCLES, BLUE_CIRCLES, Quantity(Counted.INFINITE_GEMS, Where.PYRAMID)),
    (SCIENCE, Quantity(Counted.CARDS, Where.ROW, kind=CardKind.LAW)),
    (STORED_GEMS, Quantity(Counted.CARDS, Where.TUCKED_HERE)),
    (SCIENCE, Least((RED_CIRCLES, BLUE_CIRCLES))),
)
"""What quantities are made of: with one place, with three parts, of two genders, of two places, and of several."""

TOKENS_ON_CARDS = (
    *(Counted.SCIENCE, Counted.MAGIC, Counted.DEFENSE),
    *(Counted.POWER, Counted.MAGIC_BONUS, Counted.CIRCLE_BONUS),
)
LEVELS = tuple(attrs.evolve(RED_CIRCLES, level=level) for level in (2, 3, 4, 5))
ALIKE: tuple[tuple[str, AnyQuantity], ...] = (
    *((f"levels 2+3, {kind.__name__.lower()}", kind(LEVELS[:2])) for kind in (Least, Sum, Distinct)),
    ("levels, distinct", Distinct(LEVELS)),
    (
        "levels of laws, distinct",
        Distinct(tuple(Quantity(Counted.CARDS, Where.PYRAMID, kind=CardKind.LAW, level=n) for n in (1, 2, 3, 4))),
    ),
    *(
        (f"colors of {counted}, {kind.__name__.lower()}", kind(colors))
        for counted in (Counted.CIRCLES, Counted.CIRCLE_BONUS)
        for colors in [tuple(Quantity(counted, Where.PYRAMID, color=color) for color in COLORS)]
        for kind in (Least, Distinct)
    ),
    ("tokens, distinct", Distinct(tuple(Quantity(counted, Where.PYRAMID) for counted in TOKENS_ON_CARDS))),
    ("twice, sum", Sum((SCIENCE, SCIENCE))),
    ("5 times, sum", Sum((*(SCIENCE,) * 5, LAWS_IN_HAND))),
    ("sets on levels, sum", Sum((Least(LEVELS[:2]), Least(LEVELS[1:3]), Least((BLUE_CIRCLES, RED_CIRCLES))))),
    (
        "sets on levels of a color, sum",
        Sum(
            tuple(
                Least(tuple(attrs.evolve(color, level=level + more) for more in (0, 1)))
                for color in (RED_CIRCLES, BLUE_CIRCLES)
                for level in (2, 3)
            )
        ),
    ),
)
"""Quantities of several that are alike but for their levels, colors or kinds, and are said short; or the same twice."""

GIVEN_TOKENS = tuple(Tokens(*numbers) for n in NUMBERS for numbers in ((n, 0, 0), (0, n, 0), (0, 0, n)))

GIVEN: dict[Any, tuple[Any, ...]] = {
    AnyQuantity: (SCIENCE, LAWS_IN_HAND),
    Condition: (Condition(SCIENCE, at_least=2), Condition(LAWS_IN_HAND, at_most=0)),
    Reward: (Reward(gems=1), Reward(draw=2, attack=1)),
    laws.GivenTokens: GIVEN_TOKENS,
    Levels: ((2,), (1, 3)),
    Tokens: (
        *GIVEN_TOKENS,
        *(Tokens(power=(number,)) for number in NUMBERS),
        *(Tokens(magic_bonus=(number,)) for number in NUMBERS),
        *(Tokens(circle_bonus=(CircleBonus(color, 2),)) for color in Color),
        Tokens(2, 1, 1, (3, 12), (2,), (CircleBonus(Color.RED, 3),)),
    ),
    tuple[Effect, ...]: ((TAKE,), (DRAW, SKIP), (TuckFreeCard(), TAKE)),
    tuple[int, int, int, int]: (*((0, number, 0, 0) for number in NUMBERS), (1, 2, 5, 21)),
}
"""Values of types of which many others are made."""

GIVEN_FIELDS: dict[tuple[type, str], tuple[Any, ...]] = {
    (PointsByTable, "table"): (
        *(table for last in (*NUMBERS, -5) for table in ((last,), (0, last), (1, 2, last))),
        (1, 2, 4, 5, 6),
        (1, 2, 4, 6, 8, 21),
    ),
    (PointsByTiers, "tiers"): tuple(
        tiers for points in NUMBERS for tiers in ((Tier(points, points),), (Tier(1, points), Tier(5, 7)))
    ),
    **{(kind, "with_fewer"): (None, SCIENCE) for kind in (laws.OthersGain, laws.OthersLose)},
    **{(kind, "with_more"): (SCIENCE, None) for kind in (laws.OthersGain, laws.OthersLose)},
    (PointsByLevel, "by_level"): (*((first, 0, -1, 12) for first in (*NUMBERS, -5)), (0, 0, 1, 2), (0, 0, 0, 0)),
}
"""Values of fields of which not all go together."""


def values_of(hint: Any) -> tuple[Any, ...]:
    if hint in GIVEN:
        return GIVEN[hint]
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        limits = next((mark for mark in parts if isinstance(mark, Between)), None)
        return values_of(parts[0]) if limits is None else numbers_within(limits)
    if origin in (Union, UnionType):
        return tuple(value for part in parts for value in values_of(part))
    if origin is Literal:
        return parts
    if origin is tuple:
        return ((*values_of(parts[0])[:2],),)
    if hint is NoneType:
        return (None,)
    if hint is bool:
        return (False, True)
    if hint is int:
        return NUMBERS
    if issubclass(hint, Enum):
        return (*hint,)
    return tuple(value for _, value in variants(hint))


def numbers_within(limits: Between) -> tuple[int, ...]:
    low = 1 if limits.low is None else limits.low
    high = NUMBERS[-1] if limits.high is None else limits.high
    numbers = (*NUMBERS, 0, *(-number for number in NUMBERS))
    return tuple(number for number in numbers if low <= number <= high)


def variants(kind: type) -> Iterator[tuple[str, Any]]:
    hints = get_type_hints(kind, include_extras=True, localns=vars(laws))
    fields = [field for field in attrs.fields(kind) if field.init]
    values = {field.name: GIVEN_FIELDS.get((kind, field.name)) or values_of(hints[field.name]) for field in fields}
    plain = {field.name: values[field.name][0] if field.default is attrs.NOTHING else field.default for field in fields}
    changes = [(f"{name} {short(value)}", {name: value}) for name, some in values.items() for value in some]
    second = {name: some[name != "each_level" and 1 % len(some)] for name, some in values.items()}
    if len(fields) != 1:
        changes.append(("all of it" if fields else "", second))
    for label, change in changes:
        value = kind(**{**plain, **change})
        if is_legal(value):
            yield label, value


def is_legal(value: Any) -> bool:
    match value:
        case laws.Look():
            return value.keep <= value.cards and (not value.keep or value.deck is not laws.LookedDeck.AUCTION)
        case laws.Pay():
            return attrs.evolve(value, up_to=1) != laws.Pay(value.then)
        case laws.OthersGain():
            plain = attrs.evolve(value, with_fewer=None, with_more=None)
            return plain != laws.OthersGain() and None in (value.with_fewer, value.with_more)
        case Condition():
            return value.at_least is not None or value.at_most is not None
        case PointsPer() | FlatPoints() | PointsForMost() | PointsForFewest() if value.points == 0:
            return False
        case PointsPer() | PointsByTable() | PointsByTiers() if value.each_level:
            return value.per == SCIENCE
        case PointsForMost() | PointsForFewest() if value.each_level:
            return quantity_of(value) == SCIENCE
        case _:
            return True


def short(value: Any) -> str:
    """Return a number, a word or a list of numbers; of other values nothing, as they would be longer than the text."""
    if isinstance(value, tuple):
        return "+".join(map(str, value)) if all(isinstance(part, int) for part in value) else ""
    return "" if attrs.has(type(value)) else str(value)


def quantities(counted: Counted) -> Iterator[tuple[str, Quantity]]:
    """Yield a thing that is counted in each of its places, and with each word that narrows it down."""
    places, hints = PLACES_COUNTED[counted], get_type_hints(Quantity, include_extras=True)
    yield from ((f"{where}", Quantity(counted, where)) for where in places)
    for key, pairs in NARROWED.items():
        narrowed = [where for where in places if (counted, where) in pairs]
        for where, value in product(narrowed if key == "whose" else narrowed[:1], values_of(hints[key])):
            if value not in (None, Whose.MINE):
                plain = Quantity(counted, where, section=Color.RED if key == "section_at" else None)
                yield f"{where}, {key} {short(value)}", attrs.evolve(plain, **{key: value})
    if counted is Counted.CARDS:
        resting = Quantity(counted, Where.PYRAMID, rests_on=CardKind.LAW)
        yield "resting, on a level", attrs.evolve(resting, level=2)
        yield "resting, in the row", attrs.evolve(resting, where=Where.ROW)
        kind, section, tokens = CardKind.CHARACTER, Color.RED, Having.NONE
        yield "row, several keys", Quantity(counted, Where.ROW, kind=kind, section=section, tokens=tokens)


def compounds() -> Iterator[tuple[str, AnyQuantity]]:
    for kind in get_args(Compound):
        for parts in PARTS:
            yield f"{kind.__name__.lower()} of {', '.join(map(_of_part, parts))}", kind(parts)
    for whole in (SCIENCE, Sum(PARTS[0]), Sum(PARTS[2])):
        yield f"2 times {_of_part(whole)}", Times(2, whole)
    yield "twice in a sum", Sum((Times(2, SCIENCE), LAWS_IN_HAND))
    for kind in get_args(ComparedOpponents):
        for of in (SCIENCE, Sum(PARTS[0])):
            yield f"{kind.__name__.lower()} {_of_part(of)}", kind(of)
    yield "in a sum", Sum((SCIENCE, OpponentsWithMore(SCIENCE)))


def _of_part(part: AnyQuantity) -> str:
    return f"{part.counted} {part.where}" if isinstance(part, Quantity) else type(part).__name__.lower()


PLAYED = (Trigger.LAW_PLAYED, Trigger.CHARACTER_PLAYED)

WHOLE_LAW = bare_law(
    90,
    TAKE,
    SKIP,
    placement=Placement.IN_PLACE_OF_CARD,
    levels=(3, 4),
    price=2,
    only_if=Condition(SCIENCE, at_least=3),
    requires=DeckHolds(Deck.RESERVE, 4),
    whenever=(Whenever(Trigger.PASSED, do=(TAKE,)),),
    while_here=(HigherIncome(Occasion.PASS, 1),),
    scoring=(FlatPoints(1), PointsPer(2, SCIENCE)),
)
"""A law with all that a law can have, in the order in which it is told."""
DESCRIBED_LAW = DescribedCard(captain().sections, kind=CardKind.LAW, scoring=(PointsPer(1, RED_CIRCLES),))
"""A law of no set, of which only its points are known."""

# -- texts ------------------------------------------------------------------------------------------------------------


def listed(told: Told) -> list[str]:
    """List texts; those that differ only in their numbers are listed once, behind all that they are for."""
    alike: dict[str, tuple[str, dict[str, list[str]]]] = {}
    for label, text in told:
        name, _, value = label.rpartition(" ")
        _, labels = alike.setdefault(re.sub(r"\d+", "#", text), (text, {}))
        values = labels.setdefault(name, [])
        values += [value] if value not in values else []
    return [f"- {_heading(labels)}{text}" for text, labels in alike.values()]


def _heading(labels: dict[str, list[str]]) -> str:
    names = [f"{name} {', '.join(values)}".strip() for name, values in labels.items()]
    return f"{'; '.join(names)}: " if any(names) else ""


def sections(language: str) -> Iterator[tuple[str, list[str]]]:
    catalog = catalog_of(language)
    yield "Labels", listed(labels_of(catalog.labels))
    yield (
        "Printed laws",
        [f"- {card.number}: {sentence}" for card in printed().laws for sentence in law_sentences(card, language)],
    )
    parts = [(card.number, part) for card in printed().laws for part in law_parts(card, catalog)]
    yield "On cards with a table", [f"- {number}: {part.before_table}" for number, part in parts if part.by_level]
    yield "Rewards", listed((label, reward_text(reward, catalog)) for label, reward in variants(Reward))
    for kind in get_args(Effect):
        yield (
            f"Effect {kind.__name__}",
            listed((label, effect_sentence(effect, catalog)) for label, effect in variants(kind)),
        )
    yield "How a law is played", listed(playing(catalog))
    yield (
        "A whole law, then a described one",
        [f"- {sentence}" for card in (WHOLE_LAW, DESCRIBED_LAW) for sentence in law_sentences(card, language)],
    )
    yield "What a law responds to", listed(responses(catalog))
    for kind in get_args(Continuous):
        yield (
            f"While it lies there: {kind.__name__}",
            listed(
                (label, law_sentences(bare_law(90, while_here=(value,)), language)[0])
                for label, value in variants(kind)
            ),
        )
    discounts = tuple(LowerCost(1, Color.RED, level) for level in (4, 1, 3))
    yield (
        "The same on several levels, on all, and twice on one",
        [
            f"- {sentence}"
            for changes in (discounts, tuple(LowerCost(2, None, n) for n in range(1, 6)), discounts[:1] * 2)
            for sentence in law_sentences(bare_law(90, while_here=changes), language)
        ],
    )
    yield "Conditions within conditions", [f"- {effect_sentence(effect, catalog)}" for effect in nested_conditions()]
    for kind in get_args(PointsClause):
        yield (
            f"Points clause {kind.__name__}",
            listed((label, clause_sentence(clause, catalog)) for label, clause in variants(kind)),
        )
    yield "Comparisons on several levels", listed(comparisons(catalog))
    yield "Conditions", listed(conditions(catalog))
    for counted in Counted:
        yield f"Counted: {counted}", listed(counted_things(counted, catalog))
    for label, quantity in compounds():
        yield f"Counted: {label}", listed(of_quantity(quantity, catalog))
    for label, quantity in ALIKE:
        yield f"Counted: {label}", listed(of_quantity(quantity, catalog))
    yield "Reasons", listed(("", reason(item, language)) for item in ITEMS)
    for kind in get_args(PointsClause):
        yield f"Reasons of {kind.__name__}", listed(law_reasons(kind, catalog))
    yield "Cards", [*cards(catalog)]
    yield "Painting", [*paintings(catalog)]


def labels_of(labels: Labels) -> Told:
    for field in get_type_hints(type(labels)):
        if field == "letters":
            continue  # seen in drawings
        value = getattr(labels, field)
        if isinstance(value, dict):
            yield from ((f"{field.removesuffix('s')} {key}", text) for key, text in value.items())
        else:
            yield field, value


def nested_conditions() -> Iterator[Effect]:
    """Yield a condition within a condition, where neither, one or the other says what happens else."""
    science, hand = GIVEN[Condition]
    within, else_within = (
        laws.Conditional(hand.of, None, 0, then=(TAKE,), otherwise=others) for others in (None, (DRAW,))
    )
    for then, others in (((within,), None), ((else_within,), None), ((within,), (SKIP,)), ((TAKE, within), None)):
        yield laws.Conditional(science.of, 2, then=then, otherwise=others)


def playing(catalog: Catalog) -> Told:
    played: list[tuple[str, LawCard]] = [(placement, bare_law(90, placement=placement)) for placement in Placement]
    played += [(f"levels {levels}", bare_law(90, levels=levels)) for levels in ((1,), (1, 2), (2, 3, 4))]
    played += [(f"price {number}", bare_law(90, price=number)) for number in NUMBERS]
    played += [(f"only if {short(condition)}", bare_law(90, only_if=condition)) for condition in GIVEN[Condition]]
    for label, value in variants(DeckHolds):
        played.append((f"requires {label}", bare_law(90, TAKE, requires=value)))
    for label, card in played:
        yield from ((label, sentence) for sentence in law_sentences(card, catalog.language))


def responses(catalog: Catalog) -> Told:
    for effects in GIVEN[tuple[Effect, ...]]:
        yield (
            "several effects",
            law_sentences(bare_law(90, whenever=(Whenever(Trigger.PASSED, do=effects),)), catalog.language)[0],
        )
    for event in Trigger:
        rules = (Whenever(event, do=(TAKE,)), Whenever(event, may_do=(TAKE,)))
        yield from ((event, sentence) for sentence in law_sentences(bare_law(90, whenever=rules), catalog.language))
    for event in (Trigger.CARD_TAKEN, Trigger.CIRCLE_CLOSED, Trigger.PASSED, *PLAYED):
        of_all = [Whenever(event, do=(TAKE,), whose=whose) for whose in Whose]
        law = bare_law(90, whenever=tuple(of_all))
        yield from ((f"{event} of", sentence) for sentence in law_sentences(law, catalog.language))
    narrowed = [Whenever(event, do=(TAKE,), section=Color.RED, level=(2, 4)) for event in PLAYED]
    narrowed += [Whenever(Trigger.CIRCLE_CLOSED, do=(TAKE,), color=color, level=3) for color in Color]
    narrowed += [Whenever(Trigger.CIRCLE_CLOSED, do=(TAKE,), whose=Whose.OPPONENTS, level=2)]
    law = bare_law(90, whenever=tuple(narrowed))
    yield from (("narrowed", sentence) for sentence in law_sentences(law, catalog.language))
    for condition in GIVEN[Condition]:
        conditional = (
            Whenever(Trigger.CIRCLE_CLOSED, condition=condition, do=(TAKE,)),
            Whenever(Trigger.ROUND_ENDED, condition=condition, may_do=(TAKE,)),
            Whenever(Trigger.CARD_TAKEN, Response.TUCK_HERE, condition=condition),
        )
        yield from (
            ("if", sentence) for sentence in law_sentences(bare_law(90, whenever=conditional), catalog.language)
        )
    optional = Whenever(Trigger.TURN_ENDED, may_do=(laws.Untuck(1), laws.StoreGems(2)))
    yield "optional effects", law_sentences(bare_law(90, whenever=(optional,)), catalog.language)[0]
    for response in Response:
        may = Whenever(Trigger.CARD_TAKEN, may=response)
        yield response, law_sentences(bare_law(90, whenever=(may,)), catalog.language)[0]


def comparisons(catalog: Catalog) -> Told:
    """Yield each comparison on some levels, on all, and twice on one."""
    law = Quantity(Counted.CARDS, Where.PYRAMID, kind=CardKind.LAW)
    for levels, alone in product(((1, 3), (1, 2, 3, 4), (2, 2)), (False, True)):
        on_levels = [attrs.evolve(law, level=level) for level in levels]
        most = tuple(PointsForMost(5, quantity, alone=alone) for quantity in on_levels)
        fewest = tuple(PointsForFewest(5, quantity, alone=alone) for quantity in on_levels)
        for name, scoring in (("most", most), ("fewest", fewest)):
            for sentence in law_sentences(bare_law(90, scoring=scoring), catalog.language):
                yield f"{name}{' alone' if alone else ''}, levels {short(levels)}", sentence


def conditions(catalog: Catalog) -> Told:
    """Yield the least, the most, both and none of what is counted."""
    level, turn = Quantity(Counted.LEVEL, Where.ITSELF), Quantity(Counted.TURN, Where.GAME)
    limits = [*((n, None) for n in NUMBERS), *((None, n) for n in (0, *NUMBERS)), (1, 2), (2, 5), (1, 1), (5, 5)]
    for quantity, (least, most) in product((SCIENCE, LAWS_IN_HAND, level, turn), limits):
        sentence = clause_sentence(FlatPoints(5, Condition(quantity, least, most)), catalog)
        yield f"{_of_part(quantity)} {least or ''}-{'' if most is None else most}", sentence


def counted_things(counted: Counted, catalog: Catalog) -> Told:
    """Yield all that is said of a thing in its first place, and less of it elsewhere and narrowed down."""
    (label, first), *others = quantities(counted)
    yield from ((f"{label}, {told}", text) for told, text in of_quantity(first, catalog))
    for label, quantity in others:
        for number in NUMBERS:
            yield f"{label}, for {number}", clause_sentence(PointsPer(5, quantity, number), catalog)
        if quantity.where is not first.where or quantity.whose is not Whose.MINE:
            yield f"{label}, found", reason(law_item(PointsPer(5, quantity), 2, 10), catalog.language)


def of_quantity(quantity: AnyQuantity, catalog: Catalog) -> Told:
    """Yield what is said of a quantity: for each of it, for several, for the most of it, how many were found."""
    for number in NUMBERS:
        yield f"for {number}", clause_sentence(PointsPer(5, quantity, number), catalog)
    yield "table", clause_sentence(PointsByTable((5, 7), quantity), catalog)
    is_plain = not any(isinstance(part, ComparedOpponents) for part in (quantity, *getattr(quantity, "parts", ())))
    if is_plain and all(leaf.where in COMPARED and not leaf.is_painted for leaf in leaves_of(quantity)):
        yield "most", clause_sentence(PointsForMost(5, quantity), catalog)
        yield "fewest", clause_sentence(PointsForFewest(5, quantity), catalog)
    for most in (0, 2):
        yield f"at most {most}", clause_sentence(FlatPoints(5, Condition(quantity, at_most=most)), catalog)
    for number in (0, *NUMBERS):
        yield f"found {number}", reason(law_item(PointsPer(5, quantity), number, 5 * number), catalog.language)


# -- scores -----------------------------------------------------------------------------------------------------------

HERE = Place(2, 0)

ITEMS: tuple[ScoreItem, ...] = (
    *(items.CircleItem(HERE, captain(), color, bonus, 0) for color in Color for bonus in (0, 3)),
    *(items.CircleItem(HERE, captain(), Color.RED, bonus, gems) for bonus in (0, 3) for gems in NUMBERS),
    *(items.InfiniteGemItem(HERE, captain(), color, bonus) for color in Color for bonus in (0, 3)),
    *(items.PowerItem(HERE, captain(), points) for points in NUMBERS),
    *(items.MagicItem(tokens, bonuses) for tokens in NUMBERS for bonuses in ((2,), (2, 5), ())),
    *(items.MagicItem(0, bonuses) for bonuses in ((2,), (2, 5))),
    *(items.SetsItem(sets, sets + 1, sets + 2) for sets in (0, *NUMBERS)),
    *(items.AttackItem(opponents, defense) for opponents in NUMBERS for defense in (0, 50)),
)
"""Items of a score, other than laws."""


def law_item(clause: PointsClause, count: int, points: int, **more: Any) -> LawItem:
    return LawItem(HERE, law(76), clause, count, points, **more)


def law_reasons(kind: type, catalog: Catalog) -> Told:
    """Yield why laws of one points clause are worth their points, whether or not they are worth any."""
    for label, clause in variants(kind):
        if clause.condition is not None:
            given = [law_item(clause, 2, 5, asked=asked) for asked in (0, 1, 2, 5)]
        elif isinstance(clause, PointsPer | PointsByTable | PointsByTiers):
            given = [law_item(clause, count, clause.of(count)) for count in (0, *NUMBERS)]
        elif isinstance(clause, PointsForMost | PointsForFewest):
            given = [law_item(clause, 2, points) for points in dict.fromkeys((clause.points, _second(clause), 0))]
            given.append(law_item(clause, 0, 0))
        elif isinstance(clause, CopiedPoints):
            copied = (None, law(76), printed().by_number[68], DescribedCard(law(76).sections))
            given = [law_item(clause, points, points, copied=card) for points in (0, 5) for card in copied]
        else:
            given = [law_item(clause, 3, 5)]
        yield from ((label, reason(item, catalog.language)) for item in given)


def _second(clause: PointsForMost | PointsForFewest) -> int:
    return clause.second if isinstance(clause, PointsForMost) else 0


def cards(catalog: Catalog) -> Iterator[str]:
    few = attrs.evolve(printed(), characters=printed().characters[:2], laws=printed().laws[:1])
    blank = attrs.evolve(captain(), sections=Sections(None, Color.GREEN, Color.BLUE, None))
    texts = [card_text(card, catalog) for card in (printed().by_number[32], blank, law(90))]
    for text in (*texts, set_text(few, catalog)):
        yield from ("```text", *text.splitlines(), "```")
    sets = [attrs.evolve(few, characters=printed().characters[:n], laws=printed().laws[:n]) for n in NUMBERS]
    yield from (f"- {set_text(card_set, catalog).splitlines()[0]}" for card_set in sets)


def paintings(catalog: Catalog) -> Iterator[str]:
    """Yield what is said of a painting: who chose it, whether it is the best, and what goes where."""
    yield f"- {catalog.painting.sections_of_a_circle}"
    place = Place(2, 0)
    paints = (Paint(place, SECTIONS[0], Color.RED), Paint(place, SECTIONS[3], Color.RED))
    painted = PaintedCircle(place, Color.RED, 2)
    heads: list[tuple[Any, Painting]] = [
        (choice, Painting(some, (painted,) if some else (), is_best, is_proven))
        for choice in (PaintingChoice.BEST, PaintingChoice.NONE, ())
        for some in ((paints[:1], ()) if choice is PaintingChoice.BEST else ((),))
        for is_best, is_proven in ((True, True), (False, True), (False, False))
    ]
    heads += [(paints, Painting(paints, (painted,), *known)) for known in ((True, True), (False, True), (False, False))]
    told = [painting_text(_position((3, 0, 0, 0), choice), painting, catalog) for choice, painting in heads]
    yield from dict.fromkeys(f"- {text.splitlines()[0]}" for text in told)
    yield f"- {painting_text(_position((0, 0, 0, 0), PaintingChoice.BEST), Painting(), catalog)}"
    uppers = (printed().by_number[32], DescribedCard(captain().sections, number=7), DescribedCard(captain().sections))
    for upper, color in product(uppers, (*Color, None)):
        for count in range(1, 5):
            put = tuple(Paint(place, section, color or Color.BLUE) for section in SECTIONS[:count])
            painting = Painting(put, (PaintedCircle(place, color, count),))
            _, *lines = painting_text(_position((9, 9, 9, 9), put, upper), painting, catalog).splitlines()
            if upper is uppers[0] or count == 1:
                yield from lines
    both = (*paints, Paint(place, SECTIONS[1], Color.BLUE), Paint(place, SECTIONS[2], Color.GREEN))
    painting = Painting(both, (PaintedCircle(place, None, 4),))
    yield from painting_text(_position((9, 9, 9, 9), both), painting, catalog).splitlines()[1:]


def _position(gems: Gems, choice: Any, upper: AnyCard | None = None) -> FinalPosition:
    return FinalPosition("Ada", pyramid(lay(2, 0, upper or printed().by_number[32])), gems, 0, choice)


# -- files ------------------------------------------------------------------------------------------------------------


def text_of(language: str) -> str:
    blocks = [f"## {heading}\n\n" + "\n".join(lines) for heading, lines in sections(language)]
    return "\n\n".join([f"# Sentences: {language}", *blocks]) + "\n"


def file_of(language: str) -> Path:
    return FOLDER / f"laws-{language}.md"


def write_files(file: Callable[[str], Path], text: Callable[[str], str]) -> None:
    """Write a golden file for each language on the command line, or for each that is finished, and say which."""
    for language in sys.argv[1:] or finished_tags():
        file(language).write_text(text(language), encoding="utf-8", newline="\n")
        sys.stdout.write(f"{file(language)}\n")


if __name__ == "__main__":
    write_files(file_of, text_of)
