"""Laws and rewards as sentences, English by default."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

import attrs

from viceroy.errors import check_type
from viceroy.messages import counted, joined
from viceroy.model import laws
from viceroy.model import points as clauses
from viceroy.model.cards import AnyCard, LawCard
from viceroy.model.lasting import Continuous, HigherIncome, LowerCost, Whenever
from viceroy.model.laws import Conditional, Deck, Effect, Pay, Reward, RewardPer
from viceroy.model.quantities import AnyQuantity, CardKind, Counted, Quantity
from viceroy.model.tokens import COLORS, Gems
from viceroy.wording.catalog import Catalog, Forms, Noun, form
from viceroy.wording.catalogs.english import ENGLISH
from viceroy.wording.quantities import condition_text, many_text, many_text_of_anybody, one_text, rate_text

# -- rewards ------------------------------------------------------------------------------------------------------


def reward_text(reward: Reward, words: Catalog = ENGLISH) -> str:
    """Return a reward as a phrase, its parts in the order of A7.

    >>> from viceroy.model.tokens import Tokens
    >>> reward_text(Reward(gems=2, attack=1, tokens=Tokens(power=(2,))))
    '2 gems of any colors, 2 power points and 1 attack token'
    """
    return joined(_reward_parts(reward, words), words.both) or words.nothing


def counted_tokens(**numbers: int) -> list[str]:
    """Return numbers of tokens by kind, without those of which there are none.

    >>> counted_tokens(magic=2, defense=0, attack=1)
    ['2 magic tokens', '1 attack token']
    """
    return [counted(number, f"{kind} token") for kind, number in numbers.items() if number]


def _reward_parts(reward: Reward, words: Catalog) -> list[str]:
    tokens = reward.tokens
    parts = [_counted(reward.gems, words.any_gems)]
    parts += _colored(reward.colored_gems, words)
    parts += (_counted_noun(value, words.nouns[Counted.POWER_POINTS]) for value in tokens.power)
    parts.append(_counted(reward.draw, words.drawn))
    numbers = {
        Counted.SCIENCE: tokens.science,
        Counted.MAGIC: tokens.magic,
        Counted.DEFENSE: tokens.defense,
        Counted.ATTACK: reward.attack,
    }
    parts += (_counted_noun(number, words.nouns[kind]) for kind, number in numbers.items())
    parts += (words.magic_bonus.format(n=value) for value in tokens.magic_bonus)
    parts += (words.circle_bonus.format(n=bonus.value, **words.colors[bonus.color]) for bonus in tokens.circle_bonus)
    if reward.infinite_gem == "any":
        parts.append(words.any_infinite_gem)
    elif reward.infinite_gem:
        parts.append(words.infinite_gem.format(**words.colors[reward.infinite_gem]))
    return [part for part in parts if part]


def _colored(gems: Gems, words: Catalog) -> list[str]:
    """Return gems of given colors, without those of which there are none."""
    noun, colors = words.colored[Counted.GEMS], [words.colors[color] for color in COLORS]
    return [_counted_noun(n, noun).format(**forms) for n, forms in zip(gems, colors, strict=True) if n]


def _counted(number: int, forms: Forms) -> str:
    return form(forms, number).format(n=number) if number else ""


def _counted_noun(number: int, noun: Noun) -> str:
    return f"{number} {noun.of(number)}" if number else ""


# -- laws ---------------------------------------------------------------------------------------------------------


def law_sentences(law: AnyCard, words: Catalog = ENGLISH) -> tuple[str, ...]:
    """Return what a law does as sentences: placement, effects, what it responds to, points at the end of the game.

    For other cards return only their points clauses.

    >>> from viceroy.model.cards import DescribedCard, Sections
    >>> law_sentences(DescribedCard(Sections(None, None, None, None)))
    ()
    """
    check_type(law, AnyCard, "a card for law")
    check_type(words, Catalog, "a Catalog for words")
    at_the_end = tuple(clause_sentence(clause, words) for clause in law.scoring)
    if not isinstance(law, LawCard):
        return at_the_end
    happening = (
        *(effect_sentence(effect, words) for effect in law.on_play),
        *(_whenever(rule, words) for rule in law.whenever),
        *(words.while_here.format(different=_different(one, words)) for one in law.while_here),
        *at_the_end,
    )
    placed = words.placements[law.placement]
    return (*placed, *_conditions(law, words), *(happening if happening or placed else (words.does_nothing,)))


def _conditions(law: LawCard, words: Catalog) -> list[str]:
    """Return where, for what price and on which conditions a law is played."""
    sentences = []
    if law.on_levels is not None:
        sentences.append(words.on_levels.format(levels=joined(law.on_levels, words.either)))
    if law.price:
        sentences.append(words.price.format(gems=_counted(law.price, words.any_gems)))
    if law.only_if is not None:
        sentences.append(words.only_if.format(condition=condition_text(law.only_if, words)))
    if law.requires is not None:
        deck, cards = words.decks[law.requires.deck], law.requires.cards
        sentences.append(form(words.requires, cards).format(n=cards, deck=deck))
    return sentences


_DECK_KINDS = {Deck.LAWS: CardKind.LAW, Deck.RESERVE: CardKind.CHARACTER}


def _whenever(rule: Whenever, words: Catalog) -> str:
    event = words.events[rule.event]
    if rule.may is not None:
        return words.may.format(event=event, response=words.responses[rule.may])
    return (words.may_do if rule.may_do else words.does).format(event=event, effects=effects_text(rule.effects, words))


def _different(continuous: Continuous, words: Catalog) -> str:
    """Return what is different as long as a law lies there."""
    match continuous:
        case LowerCost(by, color, level):
            where = "" if level is None else words.cheaper_on.format(level=level)
            if color is None:
                return form(words.cheaper_by_choice, by).format(n=by, where=where)
            gems = _counted_noun(by, words.colored[Counted.GEMS]).format(**words.colors[color])
            return words.cheaper.format(gems=gems, where=where)
        case HigherIncome(occasion, gems):
            return words.more_gems[occasion].format(gems=_counted_noun(gems, words.nouns[Counted.GEMS]))
        case _:
            assert_never(continuous)


def effects_text(effects: tuple[Effect, ...], words: Catalog = ENGLISH) -> str:
    """Return effects as what follows a comma or a colon.

    >>> effects_text((laws.Gain(Reward(gems=1)), laws.Draw(Deck.LAWS, 2)))
    'take 1 gem of any color; then draw 2 cards from the law deck'
    """
    sentences = [effect_sentence(effect, words).removesuffix(".") for effect in effects]
    return words.then.join([sentence[0].lower() + sentence[1:] for sentence in sentences])


def effect_sentence(effect: Effect, words: Catalog = ENGLISH) -> str:
    """Return an effect of a law as a sentence to the player.

    >>> effect_sentence(laws.ChooseOne((Reward(attack=1), Reward(gems=4))))
    'Choose one: (1) 1 attack token; (2) 4 gems of any colors.'
    """
    values = [getattr(effect, field.name) for field in attrs.fields(type(effect))]
    number = next((value for value in values if value is None or isinstance(value, int)), None)
    has_other = isinstance(effect, Conditional) and effect.otherwise is not None
    message = words.otherwise if has_other else form(words.effects[type(effect)], number)
    return _begun(message.format(n=number, **_put_in(effect, words)))


def _put_in(effect: Effect, words: Catalog) -> dict[str, object]:
    """Return what the message of an effect names beside its number."""
    match effect:
        case laws.Gain(gained):
            return {"gained": _gained(gained, words)}
        case laws.ChooseOne(options):
            return {"options": _numbered((reward_text(option, words) for option in options), words)}
        case laws.Draw(deck, cards) | laws.PutBackCards(deck, cards):
            kind = words.kinds[_DECK_KINDS[deck]]
            return {"deck": words.decks[deck], "thing": kind.one, "things": kind.of(cards)}
        case laws.SwapTokens(pay):
            return {"paid": words.paid_for_swap.format(gems=_counted(pay, words.any_gems)) if pay else ""}
        case Conditional():
            others = "" if effect.otherwise is None else _as_one(effect.otherwise, words)
            parts = {"condition": condition_text(effect, words), "effects": _as_one(effect.then, words)}
            return {"others": others, **parts}
        case laws.Choose(lists):
            return {"lists": _numbered((_as_one(one, words) for one in lists), words)}
        case Pay(then):
            return {"payment": payment_text(effect, words), "effects": _as_one(then, words)}
        case laws.OthersGain():
            theirs = attrs.evolve(words, any_gems=words.their_gems, drawn=words.their_cards)
            return {"gained": reward_text(effect.reward, theirs)}
        case laws.Look():
            return {"deck": words.looked_decks[effect.deck], "rest": _rest(effect, words)}
        case _:
            return {}


def _rest(effect: laws.Look, words: Catalog) -> str:
    """Return where cards go that a player looks at."""
    keep, left = effect.keep, effect.cards - effect.keep
    one, many = (words.put_other, words.put_others) if keep else (words.put_it, words.put_them)
    rest = (one if left == 1 else many).format(where=words.rests[effect.rest])
    if not left:
        return form(words.keep_all, keep)
    return words.keep_some.format(n=keep, put=rest) if keep else rest


def _begun(sentence: str) -> str:
    return f"{sentence[0].upper()}{sentence[1:]}"


def payment_text(pay: Pay, words: Catalog = ENGLISH) -> str:
    """Return what is to be paid as what a player may do.

    >>> payment_text(Pay((laws.Gain(Reward(draw=1)),), gems=2, cards=1))
    'pay 2 gems of any colors and discard 1 card from your hand'
    """
    kinds = {Counted.SCIENCE: pay.tokens.science, Counted.MAGIC: pay.tokens.magic, Counted.DEFENSE: pay.tokens.defense}
    tokens = [_counted_noun(number, words.nouns[kind]) for kind, number in kinds.items() if number]
    gems = [*filter(None, [_counted(pay.gems, words.any_gems)]), *_colored(pay.colored_gems, words)]
    parts = [
        words.pay_gems.format(gems=joined(gems, words.both)) if gems else "",
        _counted(pay.cards, words.discard_cards),
        words.give_tokens.format(tokens=joined(tokens, words.both)) if tokens else "",
        words.give_attack.format(tokens=_counted_noun(pay.attack, words.nouns[Counted.ATTACK])) if pay.attack else "",
    ]
    return joined(filter(None, parts), words.both)


def _as_one(effects: tuple[Effect, ...], words: Catalog) -> str:
    """Return effects as a part of a sentence, one after the other."""
    return words.then_inside.join(
        words.semicolon.join(
            f"{sentence[0].lower()}{sentence[1:]}" for sentence in effect_sentence(effect, words)[:-1].split(". ")
        )
        for effect in effects
    )


def _numbered(options: Iterable[str], words: Catalog) -> str:
    return words.semicolon.join(f"({number}) {option}" for number, option in enumerate(options, 1))


def _gained(gained: Reward | RewardPer, words: Catalog) -> str:
    if isinstance(gained, Reward):
        return reward_text(gained, words)
    return f"{reward_text(gained.reward, words)} {rate_text(gained.per, gained.every, gained.up_to, words)}"


# -- points clauses ---------------------------------------------------------------------------------------------------

_POINTS_OF_ITS_OWN = frozenset({Counted.CIRCLES, Counted.INFINITE_GEMS, Counted.SETS, Counted.POWER})


def clause_sentence(clause: clauses.PointsClause, words: Catalog = ENGLISH) -> str:
    """Return a points clause as a sentence.

    >>> from viceroy.model.quantities import Where
    >>> clause_sentence(clauses.PointsPer(2, Quantity(Counted.GEMS, Where.STORED_HERE)))
    'At the end of the game you score 2 points for each gem stored on this law.'
    """
    scored = _scored(clause, words)
    if clause.condition is not None:
        scored = words.provided.format(scored=scored, condition=condition_text(clause.condition, words))
    return words.at_the_end.format(scored=scored)


def _scored(clause: clauses.PointsClause, words: Catalog) -> str:
    match clause:
        case clauses.PointsPer(points, quantity, every, up_to):
            more = isinstance(quantity, Quantity) and quantity.counted in _POINTS_OF_ITS_OWN
            return f"{_won(points, words, more=more)} {rate_text(quantity, every, up_to, words)}"
        case clauses.PointsByTable(table, quantity):
            return _scored_by_table(table, quantity, words)
        case clauses.PointsByTiers(tiers, quantity):
            steps = [form(words.tier, tier.points).format(n=tier.points, least=tier.at_least) for tier in tiers]
            return words.tiers.format(tiers=f", {words.either} ".join(steps), things=many_text(quantity, words))
        case clauses.FlatPoints(points):
            return _won(points, words)
        case clauses.PointsByLevel((first, *others)):
            steps = [form(words.first_level, first).format(n=first, level=1)]
            steps += [words.further_level.format(n=worth, level=level) for level, worth in enumerate(others, 2)]
            return words.by_level.format(levels=joined(steps, words.either))
        case clauses.PointsForMost() | clauses.PointsForFewest():
            return _scored_by_comparing(clause, words)
        case clauses.CopiedPoints():
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


def _scored_by_comparing(clause: clauses.PointsForMost | clauses.PointsForFewest, words: Catalog) -> str:
    scored = _won(clause.points, words)
    if isinstance(clause, clauses.PointsForFewest):
        fewest = words.fewest_alone if clause.alone else words.fewest
        return fewest.format(scored=scored, things=many_text_of_anybody(clause.fewest, words))
    most = words.most_alone if clause.alone else words.most
    thing, things = one_text(clause.most, words), many_text(clause.most, words)
    first = most.format(scored=scored, thing=thing, things=things)
    return words.second.format(first=first, scored=_won(clause.second, words)) if clause.second else first


def _won(points: int, words: Catalog, *, more: bool = False) -> str:
    forms = words.lose if points < 0 else words.score_more if more else words.score
    return form(forms, abs(points)).format(n=abs(points))
