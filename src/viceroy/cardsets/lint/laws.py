"""Checks of laws: points and conditions, what a law costs and does when it is played, and while it lies there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, assert_never, get_args

import attrs

from viceroy.cardsets.lint.context import (
    GEMS_IN_BOX,
    CardContext,
    LintCheck,
    LintFinding,
    Need,
    Things,
    amounts_of,
    cards_in,
    drawn_by,
    given_by,
    gives_all_of,
    least_of,
    most_of,
    rough_worth,
)
from viceroy.documents.forms import key_of
from viceroy.errors import Code, Path
from viceroy.messages import counted
from viceroy.model import laws
from viceroy.model import points as clauses
from viceroy.model.cards import TOP_LEVEL, TOP_LEVEL_OF_LAWS, CardSet, LawCard, tucks
from viceroy.model.editions import ROUNDS, TURNS
from viceroy.model.laws import Conditional, Deck, Deed, Response, Reward, RewardPer, Trigger, Whenever, deeds_of
from viceroy.model.quantities import (
    AnyQuantity,
    CardKind,
    Compound,
    Condition,
    Counted,
    Distinct,
    Quantity,
    Sum,
    Where,
)
from viceroy.model.tokens import ATTACK_AND_DEFENSE, GEMS_PER_COLOR, MAGIC_AND_SCIENCE, POWER_TOKENS
from viceroy.wording.laws import things_text

# -- points and conditions --------------------------------------------------------------------------------------------


def never_counts(context: CardContext) -> Iterator[LintFinding]:
    """What is counted can never be there, so it counts nothing, or what a law responds to never happens."""
    for keys, quantity in context.parts_like(Quantity):
        if most_of(quantity, context) == 0:
            key, reason = _why_none(quantity)
            yield LintFinding((*keys, key), f"{reason}, so this counts nothing")

    for keys, rule in context.parts_like(Whenever):
        if rule.level == (TOP_LEVEL,) and rule.event is Trigger.LAW_PLAYED:
            yield LintFinding((*keys, "level"), "no law lies on level 5 (R6.8), so this never responds")
        if rule.level == (1,) and rule.event is Trigger.CIRCLE_CLOSED:
            message = "a circle has the level of its upper card, which is 2 or more (R3.3), so this never responds"
            yield LintFinding((*keys, "level"), message)


def _why_none(quantity: Quantity) -> tuple[str, str]:
    """Return the key that makes a quantity count nothing, and the reason."""
    match quantity.counted, quantity.where:
        case Counted.CIRCLES, _:
            return "level", "a circle has the level of its upper card, which is 2 or more (R3.3)"
        case Counted.CARDS, _ if quantity.rests_on is not None and quantity.level == (1,):
            return "level", "a card on level 1 rests on none (R3.1)"
        case Counted.CARDS, Where.TUCKED_HERE:
            return "where", "this law tucks nothing (it has no tuck_from_hand, tuck_free_card or tuck_here)"
        case Counted.CARDS, Where.TUCKED if quantity.section is None:
            return "where", "no law of the set tucks cards, or is tucked under one"
        case Counted.CARDS, _ if quantity.section is not None and quantity.level != (TOP_LEVEL,):
            kind = "card" if quantity.kind is None else quantity.kind
            at = "" if quantity.section_at is None else f" at the {quantity.section_at.replace('_', ' ')}"
            return "section", f"no {kind} of the set has a {quantity.section} section{at}"
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


def points_out_of_reach(context: CardContext) -> Iterator[LintFinding]:
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
            yield LintFinding((*keys, "at_least"), message)


def _beyond(
    context: CardContext, quantity: AnyQuantity, number: int, keys: Path, message: str
) -> Iterator[LintFinding]:
    most = most_of(quantity, context)
    if most is not None and number > most > 0:
        yield LintFinding(keys, f"there are never {number} {_things(quantity)} but at most {most}, so {message}")


def _things(quantity: AnyQuantity) -> str:
    if isinstance(quantity, Quantity) and quantity.counted is Counted.LEVEL:
        return "levels up to that of a law (R6.8)"
    if isinstance(quantity, Quantity) and quantity.counted is Counted.TURN:
        return "turns (R4.1)"
    return things_text(quantity)


def always_holds(context: CardContext) -> Iterator[LintFinding]:
    """A condition always holds, what happens is the same without it, or a list has all levels: it changes nothing."""
    law = context.card
    if isinstance(law, LawCard) and law.on_levels is not None and len(law.on_levels) == TOP_LEVEL_OF_LAWS:
        yield LintFinding(("on_levels",), "a law may lie on all of these levels anyway (R6.8): leave on_levels out")
    narrowed = [(keys, one.level) for keys, one in context.parts_like(Quantity)]
    narrowed += ((keys, one.level) for keys, one in context.parts_like(laws.LowerCost))
    narrowed += ((keys, one.level) for keys, one in context.parts_like(Whenever))
    for keys, levels in narrowed:
        if levels is not None and len(levels) == TOP_LEVEL:
            yield LintFinding((*keys, "level"), "these are all levels: leave level out")
    for keys, effect in context.parts_like(Conditional):
        if effect.then == effect.otherwise:
            message = "then and else are the same, so the condition changes nothing: leave it out"
            yield LintFinding((*keys, "else"), message)
    for keys, condition in context.parts_like(Condition):
        most = most_of(condition.of, context)
        is_most = condition.at_most is None or (most is not None and 0 < most <= condition.at_most)
        least = least_of(condition.of, is_unplayed=keys[0] == "only_if")
        is_least = condition.at_least is None or condition.at_least <= least
        if is_most and is_least:
            message = "this always holds"
            if condition.at_most is not None:
                message += f", as there are never more than {most} {_things(condition.of)}"
            yield LintFinding(keys, f"{message}: leave the condition out")


def scores_nothing(context: CardContext) -> Iterator[LintFinding]:
    """All points of a clause are 0."""
    for keys, clause in context.parts_like(clauses.PointsByLevel, clauses.PointsByTable, clauses.PointsByTiers):
        if not any(_all_points(clause)):
            yield LintFinding((*keys, _points_key(clause)), "all points here are 0, so this scores nothing")


def _all_points(clause: Any) -> tuple[int, ...]:
    if isinstance(clause, clauses.PointsByTiers):
        return tuple(tier.points for tier in clause.tiers)
    points: tuple[int, ...] = clause.by_level if isinstance(clause, clauses.PointsByLevel) else clause.table
    return points


def worth_less(context: CardContext) -> Iterator[LintFinding]:
    """The second place scores more than the first."""
    for keys, clause in context.parts_like(clauses.PointsForMost):
        if clause.second > clause.points > 0:
            message = f"the second place gives {clause.second}, more than the {clause.points} of the first"
            yield LintFinding((*keys, "second"), message)


def cancels_out(context: CardContext) -> Iterator[LintFinding]:
    """Two clauses of a law give and take the same points."""
    first: dict[clauses.PointsClause, int] = {}
    for index, clause in enumerate(context.card.scoring):
        negated = _negated(clause)
        other = None if negated is None else first.pop(negated, None)
        if other is None:
            first.setdefault(clause, index)
        else:
            message = f"this takes back what the {_ORDINALS.get(other, 'other')} clause gives, so both score nothing"
            yield LintFinding(("scoring", index, _points_key(clause)), message)


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


def counted_twice(context: CardContext) -> Iterator[LintFinding]:
    """What is made of several quantities names one of them twice: it counts double, or changes nothing."""
    repeated: dict[Path, str] = {}
    for keys, whole in context.parts_like(*get_args(Compound)):
        terms: set[AnyQuantity] = set()
        for place, part in _terms(whole, keys):
            if part in terms:
                repeated.setdefault(place, _why_leave_out(whole))
            terms.add(part)
    for place, message in repeated.items():
        yield LintFinding(place, message)


def _terms(whole: Compound, keys: Path) -> Iterator[tuple[Path, AnyQuantity]]:
    """Yield the parts of a compound with their keys; a sum within a sum is added up with it."""
    for index, part in enumerate(whole.parts):
        place = (*keys, key_of(type(whole)), index)
        if isinstance(whole, Sum) and isinstance(part, Sum):
            yield from _terms(part, place)
        else:
            yield place, part


def _why_leave_out(whole: Compound) -> str:
    match whole:
        case Sum():
            why = "it counts once more: name it once with times, as in {times: 2, of: QUANTITY}, or leave it out"
        case Distinct():
            why = "it counts as one more thing: name another thing, or leave it out"
        case _:
            why = "it changes nothing: name another thing, or leave it out"
    return f"a part before this is the same, so {why}"


def points_far_above_printed(context: CardContext) -> Iterator[LintFinding]:
    """A law scores more at once than three of the largest power tokens."""
    for keys, number in context.parts_like(int):
        words = [key for key in keys if isinstance(key, str)]
        if words[-1:] and words[-1] in ("points", "second", "by_level", "table") and abs(number) > _MAX_POINTS:
            message = f"{counted(number, 'point')} at once is far more than any printed card is worth"
            yield LintFinding(keys, f"{message}: is that intended?")


_MAX_POINTS = 45  # three of the largest power tokens (R1.6)


def adds_up_far_above_printed(context: CardContext) -> Iterator[LintFinding]:
    """What a law gives each turn or round adds up, over a game, to far more than any printed card is worth."""
    for keys, rule in context.parts_like(Whenever):
        if any(len(place) > len(keys) and place[: len(keys)] == keys for place in _too_much_once(context)):
            continue
        times = _TIMES.get(rule.event, 0)
        power = times * _most_given(rule.effects, lambda reward: sum(reward.tokens.power))
        worth = times * _most_given(rule.effects, rough_worth)
        if power > _MAX_POINTS or worth > TOO_MANY * _MAX_POINTS:
            often = f"this may come {times} times in a game ({_WHEN[rule.event]})"
            much = f"{power} points of power tokens" if power > _MAX_POINTS else f"what is worth about {worth} points"
            message = f"{often}: together {much}, far more than any printed card is worth: is that intended?"
            yield LintFinding((*keys, "do" if rule.do else "may_do"), message)


def _too_much_once(context: CardContext) -> Iterator[Path]:
    """Yield the keys of rewards that are far above the printed ones, or not in the box, even if they come once."""
    printed = context.set.printed_most
    for keys, reward in context.written_rewards:
        is_far = any(number >= TOO_MANY * printed[key] for key, number in amounts_of(reward).items())
        if is_far or not POWER_TOKENS.keys() >= {*reward.tokens.power}:
            yield keys


_TIMES = {Trigger.ROUND_ENDED: ROUNDS * TURNS, Trigger.TURN_ENDED: TURNS}
_WHEN = {
    Trigger.ROUND_ENDED: f"{ROUNDS} rounds of {TURNS} turns",
    Trigger.TURN_ENDED: f"{TURNS} turns",
}


def _most_given(effects: Sequence[laws.Effect], measure: Callable[[Reward], int]) -> int:
    """Return how much effects give their player at most, each once; what is paid for is left out."""
    total = 0
    for effect in effects:
        match effect:
            case laws.Pay() | laws.OthersGain():
                pass
            case _ if held := laws.lists_in(effect):
                total += max(_most_given(inner, measure) for inner in held)
            case _:
                total += max([measure(reward) for reward in given_by(effect)], default=0)
    return total


_ON_POINTS = (
    LintCheck(Code.NEVER_COUNTS, never_counts),
    LintCheck(Code.OUT_OF_REACH, points_out_of_reach),
    LintCheck(Code.ALWAYS_HOLDS, always_holds),
    LintCheck(Code.SCORES_NOTHING, scores_nothing),
    LintCheck(Code.WORTH_LESS, worth_less),
    LintCheck(Code.CANCELS_OUT, cancels_out),
    LintCheck(Code.COUNTED_TWICE, counted_twice),
    LintCheck(Code.FAR_ABOVE_PRINTED, points_far_above_printed),
    LintCheck(Code.FAR_ABOVE_PRINTED, adds_up_far_above_printed),
)


# -- playing a law, and while it lies there ---------------------------------------------------------------------------


def no_effect(context: CardContext) -> Iterator[LintFinding]:
    """A law does nothing at all, has a condition for nothing, or takes back what it never has."""
    law = context.card
    if not isinstance(law, LawCard):
        return
    fields = [field for field in attrs.fields(LawCard) if field.init and field.name not in _NOT_DONE]
    if all(getattr(law, field.name) == field.default for field in fields):
        yield LintFinding((), "this law does nothing and scores nothing: give it on_play, whenever or scoring")
    if law.requires is not None and not law.on_play:
        message = "requires is a condition for on_play, and this law has none: leave requires out"
        yield LintFinding(("requires",), message)

    for keys, effect in context.effects:
        deeds = deeds_of(effect)
        if Deed.UNTUCKS in deeds and not tucks(context.card) and not context.takes_over:
            done = "pay with" if isinstance(effect, laws.Pay) else "take back"
            yield LintFinding(keys, f"this law tucks nothing, so there is nothing to {done}")
        if Deed.EMPTIES in deeds and Deed.STORES not in context.deeds and not context.takes_over:
            yield LintFinding(keys, "this law stores nothing, so there is nothing to take back")


_NOT_DONE = ("number", "id", "names", "sections", "requires", "only_if", "on_levels", "price")
"""The fields of a law that do nothing: its looks, and the conditions for playing it."""


def empty_list(context: CardContext) -> Iterator[LintFinding]:
    """A list is empty, so its key says nothing."""
    for keys in _empty_lists(context.data, ()):
        yield LintFinding(keys, f"this list is empty, so it says nothing: leave {keys[-1]} out")


def _empty_lists(data: Any, keys: Path) -> Iterator[Path]:
    if data == [] and keys:
        yield keys
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in pairs:
        yield from _empty_lists(value, (*keys, key))


def out_of_reach(context: CardContext) -> Iterator[LintFinding]:
    """A law draws, puts back, stores or pays more cards or gems than there can be."""
    card_set = context.set.card_set
    for keys, holds in context.parts_like(laws.DeckHolds):
        if (most := cards_in(card_set, holds.deck)) < holds.cards:
            message = f"the {holds.deck.label} holds at most {most} cards, never {holds.cards}, so nothing happens"
            yield LintFinding((*keys, "cards"), message)
    for keys, look in context.parts_like(laws.Look):
        if look.keep > look.cards:
            yield LintFinding(
                (*keys, "keep"), f"only {counted(look.cards, 'card')} are looked at, and {look.keep} kept"
            )
    for keys, need in context.needs:
        if need.number > _most_there(need, card_set):
            yield LintFinding(keys, _never_there(need, card_set))


def _most_there(need: Need, card_set: CardSet) -> int:
    match need.of:
        case Deck():
            return cards_in(card_set, need.of)
        case Things.CARDS:
            return sum(cards_in(card_set, deck) for deck in Deck)
        case Things.GEMS:
            return GEMS_IN_BOX
        case Things.COST:
            return TOP_LEVEL  # R6.6
        case Things.GEMS_OF_A_COLOR:
            return GEMS_PER_COLOR
        case Things.MAGIC:
            return MAGIC_AND_SCIENCE
        case Things.DEFENSE:
            return ATTACK_AND_DEFENSE
        case _:
            assert_never(need.of)


def _never_there(need: Need, card_set: CardSet) -> str:
    most = _most_there(need, card_set)
    if need.of is Things.GEMS and need.keys != ("up_to",):
        return f"nobody ever has {need.number} gems: there are {most} (R1.4), so this never happens"
    if not isinstance(need.of, Deck):
        return f"there are at most {most} {need.of}, never {need.number}"
    return f"the {need.of.label} holds at most {most} cards, never {need.number}"


def no_points(context: CardContext) -> Iterator[LintFinding]:
    """A law stores gems or tucks cards, and nothing scores them."""
    counted_here = {(quantity.counted, quantity.where) for _, quantity in context.parts_like(Quantity)}
    gems = (Counted.GEMS, Where.PYRAMID)
    if (Counted.GEMS, Where.STORED_HERE) not in counted_here and gems not in context.set.counted:
        for keys, effect in context.effects:
            if Deed.STORES in deeds_of(effect) and Deed.EMPTIES not in context.deeds:
                message = (
                    "nothing scores the gems stored here: give the law scoring for count: gems, where: stored_here"
                )
                yield LintFinding(keys, message)
    tucked = {(Counted.CARDS, Where.TUCKED_HERE), (Counted.CARDS, Where.PYRAMID_AND_TUCKED)}
    everywhere = (Counted.CARDS, Where.TUCKED)
    if tucked & counted_here or everywhere in context.set.counted or Deed.UNTUCKS in context.deeds:
        return
    message = "nothing of this law scores the cards tucked here: give it scoring for count: cards, where: tucked_here"
    for keys, effect in context.effects:
        deeds = deeds_of(effect)
        if Deed.TUCKS in deeds and not (Deed.TAKES_OVER in deeds and context.card.scoring):
            yield LintFinding(keys, message)
    for keys, rule in context.parts_like(Whenever):
        if rule.may is Response.TUCK_HERE:
            yield LintFinding(keys, message)


def dominated_option(context: CardContext) -> Iterator[LintFinding]:
    """Nobody takes an option, as another one gives the same or more."""
    for keys, options in context.parts_like(tuple):
        if keys[-1:] in (("choose_one",), ("choose",)):
            yield from _dominated(options[:_MAX_COMPARED], keys)


_MAX_COMPARED = 50  # options, each with each other one


def _dominated(options: Sequence[Any], keys: Path) -> Iterator[LintFinding]:
    rewards = [_reward_of(option) for option in options]
    for index, (option, reward) in enumerate(zip(options, rewards, strict=True)):
        for other, (better, more) in enumerate(zip(options, rewards, strict=True)):
            if option == better and other < index:
                yield LintFinding((*keys, index), f"this option is the same as option {other + 1}")
                break
            if option != better and reward and more and reward != more and gives_all_of(more, reward):
                yield LintFinding((*keys, index), f"nobody takes this: option {other + 1} gives all of it, and more")
                break


def _reward_of(option: Any) -> Reward | None:
    """Return the reward of an option that does nothing but give one, else None."""
    match option:
        case Reward() | (laws.Gain(Reward()),):
            return option if isinstance(option, Reward) else option[0].reward
        case _:
            return None


def puts_back_more(context: CardContext) -> Iterator[LintFinding]:
    """A law puts back more cards than it draws."""
    drawn: Counter[Deck] = Counter()
    for keys, effect in context.effects:
        drawn.update(drawn_by(effect))
        if isinstance(effect, laws.PutBackCards) and effect.cards > drawn[effect.deck]:
            found = counted(drawn[effect.deck], "card") if drawn[effect.deck] else "none"
            message = f"but before that the law draws {found} from it"
            yield LintFinding((*keys, "cards"), f"this puts {effect.cards} back on the {effect.deck.label}, {message}")


def asks_twice(context: CardContext) -> Iterator[LintFinding]:
    """A law asks whether to use it, and then every effect of it asks again."""
    for keys, rule in context.parts_like(Whenever):
        if rule.may_do and all(isinstance(effect, laws.DECLINABLE) for effect in rule.may_do):
            message = "the player may decline all of this anyway, so this law would ask twice: write do"
            yield LintFinding((*keys, "may_do"), message)


def far_above_printed(context: CardContext) -> Iterator[LintFinding]:
    """A law draws or pays three times what any printed one does, or more."""
    card_set, printed = context.set.card_set, context.set.printed_needs
    for keys, need in context.needs:
        most = printed.get(keys[-2:]) or printed.get(need.of)
        if most and TOO_MANY * most <= need.number <= _most_there(need, card_set):
            yield LintFinding(keys, far_more(need.number, most))


TOO_MANY = 3
"""This many times the largest printed number is far above it."""


def far_more(number: int, printed: int) -> str:
    """Word the warning about a number that is far above the largest printed one."""
    return f"{number} is far more than on any printed card ({printed} at most): is that intended?"


_ON_PLAYING = (
    LintCheck(Code.OUT_OF_REACH, out_of_reach),
    LintCheck(Code.NO_EFFECT, no_effect),
    LintCheck(Code.EMPTY_LIST, empty_list),
    LintCheck(Code.NO_POINTS, no_points),
    LintCheck(Code.DOMINATED_OPTION, dominated_option),
    LintCheck(Code.PUTS_BACK_MORE, puts_back_more),
    LintCheck(Code.ASKS_TWICE, asks_twice),
    LintCheck(Code.FAR_ABOVE_PRINTED, far_above_printed),
)

CHECKS = (*_ON_POINTS, *_ON_PLAYING)
