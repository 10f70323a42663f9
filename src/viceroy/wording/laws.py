"""Laws as sentences: rewards, effects, how a law is played, points clauses, quantities, conditions. English by default.

Each part of a law has a message in the catalog, into which the texts of its own parts are put. An effect is a sentence
of its own, or a part of another one: then it begins with a small letter and has no period. A quantity is one noun or
several ("science tokens or magic tokens"), each in its form after a number, with the place where it is counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum, auto
from typing import Any, NamedTuple, assert_never, cast

import attrs

from viceroy.errors import check_type
from viceroy.messages import capitalized, joined
from viceroy.model import laws
from viceroy.model import points as clauses
from viceroy.model.cards import TOP_LEVEL, AnyCard, LawCard
from viceroy.model.laws import (
    Continuous,
    Deck,
    Effect,
    HigherIncome,
    LowerCost,
    Pay,
    Placement,
    Reward,
    RewardPer,
    Whenever,
)
from viceroy.model.quantities import (
    AnyQuantity,
    CardKind,
    ComparedOpponents,
    Compound,
    Condition,
    Counted,
    Distinct,
    Greatest,
    Least,
    OpponentsWithFewer,
    OpponentsWithMore,
    Quantity,
    SectionAt,
    Sum,
    Times,
    Where,
    Whose,
)
from viceroy.model.tokens import COLORS, Color, Gems, TokenKind, Tokens
from viceroy.wording.catalog import ENGLISH, Catalog, Noun, catalog_of
from viceroy.wording.fluent import SEVERAL, Message

# -- rewards ------------------------------------------------------------------------------------------------------


def reward_text(reward: Reward, catalog: Catalog = ENGLISH) -> str:
    """Return a reward as a phrase, its parts in the order of A7.

    >>> from viceroy.model.tokens import Tokens
    >>> reward_text(Reward(gems=2, attack=1, tokens=Tokens(power=(2,))))
    '2 gems of any colors, 2 power points and 1 attack token'
    """
    return _reward(reward, catalog, catalog.rewards.any_gems, catalog.rewards.drawn)


def _reward(reward: Reward, catalog: Catalog, any_gems: Message, drawn: Message) -> str:
    """Return a reward, with messages for what the one who takes it chooses: gems of any colors, and cards."""
    messages, words, tokens = catalog.rewards, catalog.words, reward.tokens
    parts = [_number(reward.gems, any_gems), *_colored(reward.colored_gems, catalog)]
    parts += (_things(points, words.nouns[Counted.POWER_POINTS]) for points in tokens.power)
    parts.append(_number(reward.draw, drawn))
    parts += token_parts(tokens, catalog)
    parts.append(_things(reward.attack, words.nouns[Counted.ATTACK]))
    bonuses = [token_text(TokenKind.MAGIC_BONUS, value, None, catalog) for value in tokens.magic_bonus]
    bonuses += [token_text(TokenKind.CIRCLE_BONUS, value, color, catalog) for color, value in tokens.circle_bonus]
    parts += (f"1 {bonus}" for bonus in bonuses)
    if reward.infinite_gem == "any":
        parts.append(messages.any_infinite_gem)
    elif reward.infinite_gem:
        parts.append(words.colored[Counted.INFINITE_GEMS].counted(1, color=reward.infinite_gem))
    return joined(filter(None, parts), words.both) or messages.nothing


def _colored(gems: Gems, catalog: Catalog) -> list[str]:
    """Return a text for the gems of each color, empty for 0 gems."""
    noun = catalog.words.colored[Counted.GEMS]
    return [_things(number, noun, color=color) for number, color in zip(gems, COLORS, strict=True)]


def gems_text(gems: Sequence[int], catalog: Catalog, *, nominative: bool = False) -> str:
    """Return gems by color, as the object of a sentence, or in the nominative, by themselves.

    >>> gems_text((1, 0, 0, 2), ENGLISH)
    '1 blue, 2 yellow'
    """
    message = catalog.cards.gems_nominative if nominative else catalog.cards.gems
    counts = [(color, gems[color.position]) for color in COLORS if gems[color.position]]
    parts = [message.format(n=number, color=color) for color, number in counts]
    return ", ".join(parts) or catalog.table.no_gems


def token_parts(tokens: Tokens, catalog: Catalog) -> list[str]:
    """Return a text for the science, magic and defense tokens each, empty for 0 tokens."""
    numbers = {Counted.SCIENCE: tokens.science, Counted.MAGIC: tokens.magic, Counted.DEFENSE: tokens.defense}
    return [_things(number, catalog.words.nouns[kind]) for kind, number in numbers.items()]


def token_text(kind: TokenKind, value: int, color: Color | None, catalog: Catalog) -> str:
    """Return the name of a token; its value is 0 and its color None where it has none."""
    return catalog.table.token[kind].format(n=value, color=color)


def _number(number: int, message: Message) -> str:
    """Return a message for a number; an empty text for 0."""
    return message.format(n=number) if number else ""


def _things(number: int, noun: Noun, **values: object) -> str:
    """Return a number with a noun; an empty text for 0."""
    return noun.counted(number, **values) if number else ""


# -- laws ---------------------------------------------------------------------------------------------------------


def law_sentences(card: AnyCard, language: str = "en") -> tuple[str, ...]:
    """Describe a law in sentences: placement, effects, what it responds to, points at the end of the game.

    Other cards have their points clauses alone. `language` is the code of a `Language`, such as "de", or a locale
    such as "pt-BR"; others raise `ValueError`.

    >>> from viceroy.cardsets import load_card_set
    >>> law_sentences(load_card_set("printed").by_number[68], "de")
    ('Bei Spielende erhältst du 1 Punkt für jede Karte in deiner Pyramide (Karten unter anderen zählen mit).',)
    """
    check_type(card, AnyCard, "a card")
    catalog = catalog_of(language)
    if not isinstance(card, LawCard):
        return tuple(part.sentence for part in _clause_parts(card.scoring, catalog))
    return tuple(part.sentence for part in law_parts(card, catalog))


class Moment(Enum):
    """When a sentence of a law applies."""

    PLAYED = auto()
    """When the law is played: where, on which conditions, and what happens then."""
    LASTING = auto()
    """As long as the law lies visible in the pyramid."""
    END = auto()
    """At the end of the game."""


class LawPart(NamedTuple):
    """A sentence of a law, and when it applies."""

    moment: Moment
    sentence: str
    by_level: tuple[tuple[int, int], ...] = ()
    """A table that says the same: levels of the law, and their points. Empty where the sentence is no such list."""
    before_table: str = ""
    """The sentence that stands before the table in place of the whole one."""


def law_parts(card: LawCard, catalog: Catalog = ENGLISH) -> tuple[LawPart, ...]:
    """Describe a law in sentences, each with its moment; those of a moment follow one another.

    >>> from viceroy.cardsets import load_card_set
    >>> [part.moment.name for part in law_parts(load_card_set("printed").by_number[78])]
    ['LASTING', 'END']
    """
    placed = _placement(card.placement, catalog)
    lasting = (*(_whenever(rule, catalog) for rule in card.whenever), *_different(card.while_here, catalog))
    at_the_end = tuple(_clause_parts(card.scoring, catalog))
    effects = tuple(effect_sentence(effect, catalog) for effect in card.on_play)
    does_nothing = not (placed or effects or lasting or at_the_end)
    played = (*placed, *_conditions(card, catalog), *((catalog.laws.does_nothing,) if does_nothing else effects))
    return (
        *(LawPart(Moment.PLAYED, sentence) for sentence in played),
        *(LawPart(Moment.LASTING, sentence) for sentence in lasting),
        *at_the_end,
    )


def _placement(placement: Placement, catalog: Catalog) -> tuple[str, ...]:
    """Return where a law is played, if it is no place of its own."""
    match placement:
        case Placement.NORMAL:
            return ()
        case Placement.IN_PLACE_OF_CARD:
            return catalog.laws.in_place_of_card
        case Placement.UNDER_CHARACTER:
            return (catalog.laws.under_character,)
        case _:
            assert_never(placement)


def _conditions(law: LawCard, catalog: Catalog) -> list[str]:
    """Return where, for what price and on which conditions a law is played."""
    messages, words, sentences = catalog.laws, catalog.words, []
    if law.on_levels is not None:
        sentences.append(messages.on_levels.format(levels=joined(law.on_levels, words.either)))
    if law.price:
        sentences.append(messages.price.format(gems=_number(law.price, catalog.rewards.any_gems)))
    if law.only_if is not None:
        sentences.append(messages.only_if.format(condition=condition_text(law.only_if, catalog)))
    if law.requires is not None:
        sentences.append(messages.requires.format(n=law.requires.cards, deck=law.requires.deck))
    return sentences


def _whenever(rule: Whenever, catalog: Catalog) -> str:
    messages = catalog.laws
    event, effects = _event(rule, catalog), rule.effects
    if rule.condition is not None:
        conditions = [rule.condition]
        match rule.do:
            case (laws.Conditional(otherwise=None) as inner,):  # both conditions at once
                conditions, effects = [rule.condition, inner], inner.then
        condition = joined((condition_text(each, catalog) for each in conditions), catalog.words.both)
        event = messages.event_if.format(event=event.removesuffix(","), condition=condition)
    if rule.may is not None:
        return messages.may.format(event=event, response=messages.responses[rule.may])
    asks = rule.may_do and not all(isinstance(effect, laws.DECLINABLE) for effect in effects)
    text = effects_text(effects, catalog)
    return _led_in((messages.may_do if asks else messages.does).format(event=event, effects=text), text, effects)


def _event(rule: Whenever, catalog: Catalog) -> str:
    """Return what a law responds to, with a comma behind it."""
    messages, words = catalog.laws, catalog.words
    circles = words.nouns[Counted.CIRCLES] if rule.color is None else words.colored[Counted.CIRCLES]
    which = [] if rule.section is None else [catalog.quantities.section.format(color=rule.section)]
    if rule.level is not None:
        which.append(messages.event_on.format(level=joined(rule.level, words.either)))
    return messages.events[rule.event].format(
        whose=rule.of_whom,
        circle=circles.form(1, color=rule.color),
        which="".join(f" {part}" for part in which),
    )


def _different(changes: Iterable[Continuous], catalog: Catalog) -> Iterator[str]:
    """Yield what is different as long as a law lies in the pyramid, each a sentence."""
    messages, words = catalog.laws, catalog.words
    for change, levels in _by_levels(changes):
        on = joined(sorted(levels), words.either)
        where = "" if len(levels) in (0, TOP_LEVEL) else messages.cheaper_on.format(level=on)
        match change:
            case LowerCost(by, color) if color is not None:
                gems = _things(by, words.colored[Counted.GEMS], color=color)
                different = messages.cheaper.format(gems=gems, where=where)
            case LowerCost(by):
                different = messages.cheaper.format(gems=_number(by, catalog.rewards.any_gems), where=where)
            case HigherIncome(occasion, gems):
                different = messages.more_gems[occasion].format(gems=_things(gems, words.nouns[Counted.GEMS]))
            case _:
                assert_never(change)
        if change.condition is None:
            yield messages.while_here.format(different=different)
        else:
            condition = condition_text(change.condition, catalog)
            yield messages.while_here_if.format(different=different, condition=condition)


def _by_levels(changes: Iterable[Continuous]) -> list[tuple[Continuous, list[int]]]:
    """Return changes with their levels: a discount once, if it is the same on several levels."""
    found: list[tuple[Continuous, list[int]]] = []
    for change in changes:
        if not isinstance(change, LowerCost) or change.level is None:
            found.append((change, []))
            continue
        discount, more = attrs.evolve(change, level=None), change.level
        levels = next((some for other, some in found if other == discount and some and {*more}.isdisjoint(some)), None)
        if levels is None:
            found.append((discount, [*more]))
        else:
            levels += more
    return found


# -- effects ----------------------------------------------------------------------------------------------------------

_DECK_KINDS = {Deck.LAWS: CardKind.LAW, Deck.RESERVE: CardKind.CHARACTER}


def effects_text(effects: tuple[Effect, ...], catalog: Catalog) -> str:
    """Return effects as what follows a comma or a colon.

    >>> effects_text((laws.Gain(Reward(gems=1)), laws.Draw(Deck.LAWS, 2)), ENGLISH)
    'take 1 gem of any color; then draw 2 cards from the law deck'
    """
    sentences = [effect_sentence(effect, catalog, inside=True).removesuffix(".") for effect in effects]
    return _one_after_the_other(list(map(_uncapitalized, sentences)), effects, catalog.effects.then)


def _one_after_the_other(texts: Sequence[str], effects: tuple[Effect, ...], then: str) -> str:
    """Return the texts of effects with a word for "then" between them."""
    return "".join(
        _led_in(f"{then}{text}", text, (effect,)) if at else text
        for at, (text, effect) in enumerate(zip(texts, effects, strict=True))
    )


def _led_in(sentence: str, text: str, effects: tuple[Effect, ...]) -> str:
    """Return a sentence with the text of effects, with a comma before it if that begins with a condition.

    Before a condition that stands in parentheses, and behind another mark, there is none.
    """
    if not isinstance(effects[0], laws.Conditional) or text.startswith("("):
        return sentence
    lead, _, rest = sentence.rpartition(text)
    words = lead.rstrip(" ")
    return f"{words}, {text}{rest}" if words[-1:].isalpha() else sentence


def effect_sentence(effect: Effect, catalog: Catalog = ENGLISH, *, inside: bool = False) -> str:
    """Return an effect of a law as a sentence to the player; `inside` is one that follows a part of a sentence.

    >>> effect_sentence(laws.ChooseOne((Reward(attack=1), Reward(gems=4))))
    'Choose one: (1) 1 attack token; (2) 4 gems of any colors.'
    """
    sentence = _effect(effect, catalog, inside=inside)
    return capitalized(sentence)


def _effect(effect: Effect, catalog: Catalog, *, inside: bool) -> str:
    """Return the message of an effect; it may begin with a small letter, if it begins with a part of its own."""
    messages, words = catalog.effects, catalog.words
    match effect:
        case laws.Gain(gained):
            return messages.gain.format(gained=_gained(gained, catalog))
        case laws.ChooseOne(options):
            texts = [reward_text(option, catalog) for option in options]
            return messages.choose_one.format(options=_numbered(texts, catalog))
        case laws.Draw(deck, cards, end):
            return messages.draw.format(n=cards, deck=deck, end=end)
        case laws.PutBackCards(deck, cards, end):
            things = words.kinds[_DECK_KINDS[deck]].form(cards)
            return messages.put_back_cards.format(n=cards, deck=deck, end=end, things=things)
        case laws.TuckFromHand(up_to):
            return messages.tuck_any_from_hand if up_to is None else messages.tuck_from_hand.format(n=up_to)
        case laws.TuckFreeCard():
            return messages.tuck_free_card
        case laws.StoreGems(up_to):
            return messages.store_gems.format(n=up_to)
        case laws.SwapTokens(pay):
            gems = _number(pay, catalog.rewards.any_gems)
            paid = messages.paid_for_swap.format(n=pay, gems=gems) if pay else ""
            return messages.swap_tokens.format(paid=paid)
        case laws.TakeFromRow():
            return messages.take_from_row
        case laws.SkipNextAuction():
            return messages.skip_next_auction
        case laws.DoubleTokens():
            return messages.double_tokens
        case laws.Look(deck, cards):
            rest = _rest(effect, catalog)
            return messages.look.format(n=cards, deck=deck, end=effect.end, rest=rest)
        case laws.LookBehindScreen():
            return messages.look_behind_screen
        case laws.Conditional():
            return _conditional(effect, catalog)
        case laws.Choose(lists):
            texts = [_inside(some, catalog, first=True) for some in lists]
            return messages.choose.format(lists=_numbered(texts, catalog))
        case Pay():
            return _offer(effect, catalog, inside=inside)
        case laws.MoveToken():
            return messages.move_token
        case laws.TurnToken():
            return messages.turn_token
        case laws.Untuck(up_to):
            return messages.untuck_any if up_to is None else messages.untuck.format(n=up_to)
        case laws.TakeStored():
            return messages.take_stored
        case laws.OthersGain() | laws.OthersLose():
            return _of_others(effect, catalog, inside=inside)
        case _:
            assert_never(effect)


def _offer(pay: Pay, catalog: Catalog, *, inside: bool) -> str:
    messages = catalog.effects
    payment, effects = payment_text(pay, catalog), _inside(pay.then, catalog)
    if pay.up_to == 1:
        sentence = (messages.pay_inside if inside else messages.pay).format(payment=payment, effects=effects)
    else:
        message = messages.pay_times_inside if inside else messages.pay_times
        sentence = message.format(payment=payment, effects=effects, times=times_text(pay.up_to, catalog))
    return _led_in(sentence, effects, pay.then)


def _of_others(effect: laws.OthersGain | laws.OthersLose, catalog: Catalog, *, inside: bool) -> str:
    """Return what other players gain or lose, and which of them, if not all."""
    messages, rewards, who = catalog.effects, catalog.rewards, ""
    if effect.with_fewer is not None:
        who = messages.with_fewer.format(things=compared_text(effect.with_fewer, catalog))
    elif effect.with_more is not None:
        who = messages.with_more.format(things=compared_text(effect.with_more, catalog))
    if isinstance(effect, laws.OthersLose):
        message = messages.others_lose_inside if inside else messages.others_lose
        return message.format(n=effect.gems, who=who)
    message = messages.others_gain_inside if inside else messages.others_gain
    return message.format(gained=_reward(effect.reward, catalog, rewards.their_gems, rewards.their_cards), who=who)


def _conditional(effect: laws.Conditional, catalog: Catalog) -> str:
    """Return an effect with its condition, and with that of the only effect that it holds."""
    messages, conditions = catalog.effects, [effect]
    match effect:
        case laws.Conditional(then=(laws.Conditional(otherwise=None) as inner,), otherwise=None):
            conditions, effect = [effect, inner], inner
    condition = joined((condition_text(each, catalog) for each in conditions), catalog.words.both)
    parts = {"condition": condition, "effects": _inside_condition(effect.then, catalog)}
    if effect.otherwise is None:
        return messages.conditional.format(**parts)
    return messages.conditional_otherwise.format(others=_inside_condition(effect.otherwise, catalog), **parts)


def _inside_condition(effects: tuple[Effect, ...], catalog: Catalog) -> str:
    """Return effects as a part of one with a condition; those with a condition of their own are in parentheses."""
    texts = [_inside((effect,), catalog) for effect in effects]
    in_brackets = [
        f"({text})" if isinstance(effect, laws.Conditional) else text
        for effect, text in zip(effects, texts, strict=True)
    ]
    return _one_after_the_other(in_brackets, effects, catalog.effects.then_inside)


def _gained(gained: Reward | RewardPer, catalog: Catalog) -> str:
    if isinstance(gained, Reward):
        return reward_text(gained, catalog)
    return f"{reward_text(gained.reward, catalog)} {rate_text(gained.per, gained.every, gained.up_to, catalog)}"


def _rest(effect: laws.Look, catalog: Catalog) -> str:
    """Return where the cards go that a player looks at."""
    messages, keep, left = catalog.effects, effect.keep, effect.cards - effect.keep
    if left <= 0:
        return messages.keep_all.format(n=effect.cards)
    one, many = (messages.put_other, messages.put_others) if keep else (messages.put_it, messages.put_them)
    put = (one if left == 1 else many).format(where=messages.rests[effect.rest])
    return messages.keep_some.format(n=keep, put=put) if keep else put


def payment_text(pay: Pay, catalog: Catalog) -> str:
    """Return a payment as the predicate of a sentence to the player.

    >>> payment_text(Pay((laws.Gain(Reward(draw=1)),), gems=2, cards=1), ENGLISH)
    'pay 2 gems of any colors and discard 1 card from your hand'
    """
    messages, both = catalog.effects, catalog.words.both
    gems = joined(
        filter(None, [_number(pay.gems, catalog.rewards.any_gems), *_colored(pay.colored_gems, catalog)]), both
    )
    tokens = joined(filter(None, token_parts(pay.tokens, catalog)), both)
    attack = _things(pay.attack, catalog.words.nouns[Counted.ATTACK])
    parts = [
        messages.pay_gems.format(gems=gems) if gems else "",
        _number(pay.cards, messages.discard_cards),
        _number(pay.tucked, messages.discard_tucked),
        messages.give_tokens.format(tokens=tokens) if tokens else "",
        messages.give_attack.format(tokens=attack) if attack else "",
    ]
    return joined(filter(None, parts), both)


def _inside(effects: tuple[Effect, ...], catalog: Catalog, *, first: bool = False) -> str:
    """Return effects as a part of a sentence, one after the other; `first` is a part that begins with them.

    An effect with a condition that others follow stands in parentheses, so that these do not seem to depend on it.
    """
    semicolon = catalog.words.semicolon
    sentences = [effect_sentence(effect, catalog, inside=bool(at) or not first) for at, effect in enumerate(effects)]
    texts = [semicolon.join(map(_uncapitalized, sentence[:-1].split(". "))) for sentence in sentences]
    texts[:-1] = [
        f"({text})" if isinstance(effect, laws.Conditional) else text
        for text, effect in zip(texts[:-1], effects[:-1], strict=True)
    ]
    return _one_after_the_other(texts, effects, catalog.effects.then_inside)


def _uncapitalized(sentence: str) -> str:
    return f"{sentence[0].lower()}{sentence[1:]}"


def _numbered(options: Iterable[str], catalog: Catalog) -> str:
    return catalog.words.semicolon.join(f"({number}) {option}" for number, option in enumerate(options, 1))


# -- points clauses ---------------------------------------------------------------------------------------------------

MAX_SENTENCE = 300
"""A points clause with a condition that would take more characters is said in two sentences."""

MOST_IN_ROWS = 4
"""A longer table is said pair by pair, and not as a row of points for a row of numbers."""

_POINTS_OF_ITS_OWN = frozenset({Counted.CIRCLES, Counted.INFINITE_GEMS, Counted.SETS, Counted.POWER})


def _clause_parts(scoring: Iterable[clauses.PointsClause], catalog: Catalog) -> Iterator[LawPart]:
    """Yield points clauses as sentences; a comparison once, if it is the same on several levels."""
    groups: dict[clauses.PointsClause, list[clauses.PointsClause]] = {}
    for clause in scoring:
        groups.setdefault(_without_level(clause), []).append(clause)
    for common, alike in groups.items():
        levels = {getattr(clauses.quantity_of(clause), "level", None) or () for clause in alike}
        if common in alike or len(levels) < max(2, len(alike)):
            yield from (_clause_part(clause, catalog) for clause in alike)
        else:
            on_levels = sorted(level for one in levels for level in one)
            yield LawPart(Moment.END, clause_sentence(common, catalog, levels=on_levels))


def _clause_part(clause: clauses.PointsClause, catalog: Catalog) -> LawPart:
    """Return a points clause as a sentence, and as a table where it gives points on several levels."""
    sentence = clause_sentence(clause, catalog)
    if isinstance(clause, clauses.PointsByLevel) and clause.condition is None:
        by_level = tuple((level, points) for level, points in enumerate(clause.by_level, 1) if points)
        if len(by_level) > 1:
            lead = catalog.clauses.at_the_end.format(scored=catalog.clauses.by_level_table)
            return LawPart(Moment.END, sentence, by_level, lead)
    return LawPart(Moment.END, sentence)


def _without_level(clause: clauses.PointsClause) -> clauses.PointsClause:
    """Return a comparison on a single level as one on all; other clauses as they are."""
    match clause:
        case clauses.PointsForMost(most=Quantity(level=(_,)) as most, second=0):
            return attrs.evolve(clause, most=attrs.evolve(most, level=None))
        case clauses.PointsForFewest(fewest=Quantity(level=(_,)) as fewest):
            return attrs.evolve(clause, fewest=attrs.evolve(fewest, level=None))
        case _:
            return clause


def clause_sentence(clause: clauses.PointsClause, catalog: Catalog = ENGLISH, *, levels: Sequence[int] = ()) -> str:
    """Return a points clause as a sentence, or as several if its condition or its levels make it long.

    `levels` are those on each of which a comparison brings its points.

    >>> from viceroy.model.quantities import Where
    >>> clause_sentence(clauses.PointsPer(2, Quantity(Counted.GEMS, Where.STORED_HERE)))
    'At the end of the game you score 2 points for each gem stored on this law.'
    """
    messages, apart = catalog.clauses, ""
    each_level = isinstance(clause, clauses.CountingClause | clauses.ComparingClause) and clause.each_level
    if isinstance(clause, clauses.ComparingClause) and not getattr(clause, "second", 0) and (levels or each_level):
        scored = _scored_on_each_level(clause, levels, catalog)
    else:
        scored = _scored(clause, catalog)
        if each_level:
            on_each = messages.each_level.format(scored=scored)
            if len(messages.at_the_end.format(scored=on_each)) <= MAX_SENTENCE:
                scored = on_each
            else:
                apart = f" {messages.each_level_apart}"
    at_the_end = messages.at_the_end.format(scored=scored) + apart
    if clause.condition is None:
        return at_the_end
    condition = condition_text(clause.condition, catalog)
    whole = messages.at_the_end_if.format(scored=scored, condition=condition) + apart
    return whole if len(whole) <= MAX_SENTENCE else f"{at_the_end} {messages.only_if.format(condition=condition)}"


def _scored(clause: clauses.PointsClause, catalog: Catalog) -> str:
    messages, either = catalog.clauses, catalog.words.either
    match clause:
        case clauses.PointsPer(points, quantity, every, up_to):
            more = isinstance(quantity, Quantity) and quantity.counted in _POINTS_OF_ITS_OWN
            return f"{_won(points, catalog, more=more)} {rate_text(quantity, every, up_to, catalog)}"
        case clauses.PointsByTable(table, quantity):
            return _scored_by_table(table, quantity, catalog)
        case clauses.PointsByTiers(tiers, quantity):
            return _scored_by_tiers(tiers, quantity, catalog)
        case clauses.FlatPoints(points):
            return _won(points, catalog)
        case clauses.PointsByLevel(by_level):
            (level, first), *others = [(n, points) for n, points in enumerate(by_level, 1) if points] or [(1, 0)]
            steps = [messages.first_level.format(n=first, level=level)]
            steps += [messages.further_level.format(n=points, level=n) for n, points in others]
            return messages.by_level.format(levels=joined(steps, either))
        case clauses.PointsForMost() | clauses.PointsForFewest():
            return _scored_by_comparing(clause, catalog)
        case clauses.CopiedPoints():
            return messages.copied
        case _:
            assert_never(clause)


def _scored_by_table(table: tuple[int, ...], quantity: AnyQuantity, catalog: Catalog) -> str:
    messages, either, things = catalog.clauses, catalog.words.either, things_text(quantity, catalog)
    if len(table) == 1:
        return _scored_by_tiers((clauses.Tier(1, table[0]),), quantity, catalog)
    if len(table) > MOST_IN_ROWS:
        steps = [clauses.Tier(number, points) for number, points in enumerate(table, 1)]
        return _scored_by_tiers(steps, quantity, catalog, is_exact=True)
    numbers = joined([*range(1, len(table)), catalog.quantities.at_least.format(n=len(table))], either)
    return messages.table.format(n=table[-1], points=joined(table, either), numbers=numbers, things=things)


def _scored_by_tiers(
    tiers: Sequence[clauses.Tier], quantity: AnyQuantity, catalog: Catalog, *, is_exact: bool = False
) -> str:
    """Return the points of tiers; `is_exact` says that all but the last are for exactly so many."""
    messages, first = catalog.clauses, tiers[0]
    things = f" {things_text(quantity, catalog, first.at_least)}"
    steps = [
        (messages.step if is_exact and tier is not tiers[-1] else messages.tier).format(
            n=tier.points, least=tier.at_least, things=things if tier is first else ""
        )
        for tier in tiers
    ]
    return messages.tiers.format(tiers=joined(steps, catalog.words.either), things=things_text(quantity, catalog))


def _scored_by_comparing(clause: clauses.PointsForMost | clauses.PointsForFewest, catalog: Catalog) -> str:
    messages, scored = catalog.clauses, _won(clause.points, catalog)
    if isinstance(clause, clauses.PointsForFewest):
        fewest = messages.fewest_alone if clause.alone else messages.fewest
        return fewest.format(scored=scored, things=compared_text(clause.fewest, catalog))
    most = messages.most_alone if clause.alone else messages.most
    thing, things = things_text(clause.most, catalog, 1), things_text(clause.most, catalog)
    first = most.format(scored=scored, thing=thing, things=things)
    return messages.second.format(first=first, scored=_won(clause.second, catalog)) if clause.second else first


def _scored_on_each_level(clause: clauses.ComparingClause, levels: Sequence[int], catalog: Catalog) -> str:
    """Return the points of a comparison on each of several levels, or of all."""
    messages, quantity = catalog.clauses, clauses.quantity_of(clause)
    assert isinstance(quantity, Quantity)
    if isinstance(clause, clauses.PointsForFewest):
        message = messages.fewest_on_levels_alone if clause.alone else messages.fewest_on_levels
    else:
        message = messages.most_on_levels_alone if clause.alone else messages.most_on_levels
    thing, one, many = _thing(quantity, catalog), _Phrase(catalog, _ANYBODY, 1), _Phrase(catalog, _ANYBODY)
    things = f"{catalog.quantities.fewer_of}{thing.text(thing.noun.text, None)}{many.resting(quantity)}"
    is_all = not levels or {*levels} >= _all_levels(quantity)
    where = "" if is_all else f" ({joined(levels, catalog.words.both)})"
    return message.format(
        scored=_won(clause.points, catalog),
        levels=where,
        thing=f"{thing.text(thing.noun.text, 1)}{one.resting(quantity)}",
        things=things,
    )


def _won(points: int, catalog: Catalog, *, more: bool = False) -> str:
    messages = catalog.clauses
    message = messages.lose if points < 0 else messages.score_more if more else messages.score
    return message.format(n=abs(points))


# -- quantities -------------------------------------------------------------------------------------------------------

_ANYBODY = "anybody"
"""Given in place of a `Whose`: any one of the players."""


def things_text(quantity: AnyQuantity, catalog: Catalog = ENGLISH, number: int | None = None) -> str:
    """Return a quantity with its place, as after a number; None as after "more".

    >>> from viceroy.model.quantities import Where
    >>> things_text(Least((Quantity(Counted.SCIENCE, Where.HERE), Quantity(Counted.MAGIC, Where.HERE))), number=1)
    'set of one science token and one magic token on this law'
    """
    return _Phrase(catalog, Whose.MINE, number).text(quantity)


def compared_text(quantity: AnyQuantity, catalog: Catalog) -> str:
    """Return several of a quantity of any player, as behind "fewer": "science tokens in the pyramid"."""
    last = catalog.words.both if isinstance(quantity, Sum) else catalog.words.either
    texts = [text for _, text in _Phrase(catalog, _ANYBODY).nouns(quantity)]
    return joined([f"{catalog.quantities.fewer_of}{text}" for text in texts], last)


def counted_quantity(number: int, quantity: AnyQuantity, catalog: Catalog) -> str:
    """Return a number with what it counts: "3 gems stored on this law", "no gems stored on this law"."""
    messages = catalog.quantities
    one, many = (_Phrase(catalog, _ANYBODY, number).text(quantity) for number in (1, None))
    found = messages.found if number else messages.found_none
    return found.format(n=number, thing=one, things=many)


def times_text(number: int, catalog: Catalog) -> str:
    """Return a number of times: "once", "3 times"."""
    return catalog.quantities.times.format(n=number)


def rate_text(quantity: AnyQuantity, every: int, up_to: int | None, catalog: Catalog) -> str:
    """Return for what, and how often at most, a law gives something: "for every 2 gems, at most 3 times"."""
    messages = catalog.quantities
    if every == 1:
        each = _Phrase(catalog, Whose.MINE, 1).text(quantity, messages.each)
        rate = messages.for_each.format(each_thing=each)
    else:
        rate = messages.for_every.format(n=every, things=things_text(quantity, catalog, every))
    return rate if up_to is None else messages.at_most_times.format(rate=rate, times=times_text(up_to, catalog))


@attrs.frozen
class _Phrase:
    """How a sentence uses quantities: whose they are, and after which number."""

    catalog: Catalog
    whose: str
    """Of quantities that are counted of one player: `Whose.MINE`, or `_ANYBODY`."""
    number: int | None = None
    """The number before each noun; None means several, and the number is not said."""
    is_part: bool = False
    """Whether each noun is one part of a set."""

    def text(self, quantity: AnyQuantity, article: Message | None = None) -> str:
        """Return a quantity, with an article before its first noun, or before each noun if the articles differ."""
        nouns, words = self.nouns(quantity), self.catalog.words
        texts = [text for _, text in nouns]
        if article is None:
            is_sum = isinstance(quantity, Sum) and self.number is None
            return joined(texts, words.together if is_sum else words.either)
        articles = [article.format(gender=gender) for gender, _ in nouns]
        if len({*articles}) == 1:
            return f"{articles[0]} {joined(texts, words.either)}".lstrip(" ")
        return joined([" ".join(pair) for pair in zip(articles, texts, strict=True)], words.either)

    def nouns(self, quantity: AnyQuantity) -> list[tuple[str, str]]:
        """Return the gender and the text of each noun of a quantity."""
        messages = self.catalog.quantities
        match quantity:
            case Quantity():
                return [self.placed(_thing(quantity, self.catalog), self.place(quantity))]
            case Least(parts) | Greatest(parts) if len({*parts}) == 1:
                return self.nouns(parts[0])
            case Least(parts):
                return [self.composed(messages.sets, self.one_of_each(_each_once(parts)))]
            case Distinct(parts):
                kinds = [text for _, text in _Phrase(self.catalog, self.whose).several(parts)]
                return [self.kinds_in_short(parts) or self.composed(messages.kinds_among, kinds)]
            case Times(times, of):
                return [self.counted(noun, times) for noun in self.nouns(of)]
            case OpponentsWithFewer(compared):
                return [self.composed(messages.opponents_with_fewer, [compared_text(compared, self.catalog)])]
            case OpponentsWithMore(compared):
                return [self.composed(messages.opponents_with_more, [compared_text(compared, self.catalog)])]
            case Sum():
                return self.sum(_terms(quantity))
            case Greatest(parts):
                *firsts, (gender, last) = self.several(_each_once(parts))
                return [*firsts, (gender, self.with_note(last, parts, messages.greatest))]
            case _:
                assert_never(quantity)

    def placed(self, thing: _Thing, place: str) -> tuple[str, str]:
        """Return the gender and the text of a thing, with its place behind it."""
        return thing.noun.gender, f"{self.form(thing)} {place}"

    def composed(self, noun: Noun, parts: list[str], **values: object) -> tuple[str, str]:
        """Return the gender and the text of a noun for several quantities."""
        listed, thing = joined(parts, self.catalog.words.both), _Thing(noun)
        if "(" in self.form(thing, parts="", **values):
            listed = _in_brackets(listed)
        return noun.gender, self.form(thing, parts=listed, **values)

    def form(self, thing: _Thing, **values: object) -> str:
        """Return a thing in its form after the number."""
        noun = thing.noun
        return thing.text(noun.genitive if self.is_part else noun.text, self.number, **values)

    def place(self, quantity: Quantity) -> str:
        """Return where a quantity is counted."""
        messages, whose = self.catalog.quantities, self.whose_of(quantity)
        if quantity.level is not None:
            on_level = messages.on_level.format(level=joined(quantity.level, self.catalog.words.either), whose=whose)
            return f"{on_level}{self.resting(quantity)}"
        place, number = messages.places[quantity.where], SEVERAL if self.number is None else self.number
        is_plain = quantity.rests_on is None or quantity.where is not Where.PYRAMID  # a tucked card rests on none
        counted = quantity.counted if is_plain else ""
        return f"{place.format(n=number, whose=whose, counted=counted)}{self.resting(quantity)}"

    def resting(self, quantity: Quantity) -> str:
        """Return what cards rest on, behind their place."""
        if quantity.rests_on is None:
            return ""
        number = SEVERAL if self.number is None else self.number
        return f" {self.catalog.quantities.resting[quantity.rests_on].format(n=number)}"

    def whose_of(self, quantity: Quantity) -> str:
        """Return whose things a quantity counts."""
        return self.whose if quantity.whose is Whose.MINE else quantity.whose

    def several(self, parts: tuple[AnyQuantity, ...]) -> list[tuple[str, str]]:
        """Return the nouns of several quantities. A place is said once, behind the last of the nouns that share it.

        A quantity that is there several times is said once, with how often it counts, and before those that count once:
        behind them the note would seem to be about all.
        """
        times = dict(sorted(Counter(parts).items(), key=lambda counted: counted[1] == 1))
        by_place: dict[str, list[Quantity]] = {}
        for part in times:
            if not isinstance(part, Quantity):
                return [self.counted(noun, times[each]) for each in times for noun in self.listed(each)]
            by_place.setdefault(self.place(part), []).append(part)

        def rank(place: str) -> tuple[bool, int]:  # of what counts once, the longest list at the end
            return all(times[leaf] == 1 for leaf in by_place[place]), len(by_place[place])

        return [
            self.counted(noun, times[leaf])
            for place in sorted(by_place, key=rank)
            for leaf, noun in zip(by_place[place], self.in_one_place(by_place[place], place), strict=True)
        ]

    def in_one_place(self, leaves: list[Quantity], place: str) -> list[tuple[str, str]]:
        """Return the nouns of quantities that share a place."""
        *firsts, last = [_listed(leaf, self.catalog) for leaf in leaves]
        return [*((thing.noun.gender, self.form(thing)) for thing in firsts), self.placed(last, place)]

    def counted(self, noun: tuple[str, str], times: int) -> tuple[str, str]:
        """Return a noun with how often each of its things counts."""
        gender, text = noun
        return gender, text if times == 1 else f"{text} {self.catalog.quantities.each_counts.format(n=times)}"

    def with_note(self, text: str, parts: tuple[AnyQuantity, ...], note: str) -> str:
        """Return the text of quantities with a note in parentheses, in one pair with that of a place at its end."""
        places = [self.place(part) for part in parts if isinstance(part, Quantity)]
        if any(place.endswith(")") and text.endswith(place) for place in places):
            return f"{text.removesuffix(')')}{self.catalog.words.semicolon}{note.removeprefix('(')}"
        return f"{text} {note}"

    def listed(self, part: AnyQuantity) -> list[tuple[str, str]]:
        """Return the nouns of a part of a list."""
        if not isinstance(part, Quantity):
            return self.nouns(part)
        return [self.placed(_listed(part, self.catalog), self.place(part))]

    # -- lists that are said short --------------------------------------------------------------------------------

    def one_of_each(self, parts: tuple[AnyQuantity, ...]) -> list[str]:
        """Return the parts of a set; if they differ in their levels or colors alone, the one thing that they are."""
        if (alike := _alike(parts, "level")) is not None:
            return [self.one_on_each_level(alike.common, joined(alike.values, self.catalog.words.both))]
        one, messages = _Phrase(self.catalog, self.whose, 1, is_part=True), self.catalog.quantities
        nouns = one.several(parts)
        if (alike := _alike(parts, "color")) is not None and {*alike.values} == {*COLORS}:
            thing = _Thing(self.catalog.words.colored[alike.common.counted], more=messages.of_each_color)
            nouns = [one.placed(thing, one.place(alike.common))]
        return [f"{messages.each_one.format(gender=gender)} {text}" for gender, text in nouns]

    def one_on_each_level(self, quantity: Quantity, levels: str) -> str:
        """Return the part of a set that is there on each of several levels."""
        place = self.catalog.quantities.on_each_level.format(levels=levels, whose=self.whose_of(quantity))
        return f"{self.one_of(quantity)} {place}{self.resting(quantity)}"

    def one_of(self, quantity: Quantity) -> str:
        """Return one of what a quantity counts, as the part of a set, without its place."""
        thing = _thing(quantity, self.catalog)
        article = self.catalog.quantities.each_one.format(gender=thing.noun.gender)
        return f"{article} {thing.text(thing.noun.genitive, 1)}"

    def sum(self, parts: tuple[AnyQuantity, ...]) -> list[tuple[str, str]]:
        """Return the nouns of quantities that are added up, or one noun for things, or sets, that differ in levels."""
        words, messages = self.catalog.words, self.catalog.quantities
        if len({*parts}) < len(parts):
            return self.several(parts)
        if (alike := _alike(parts, "level")) is not None:
            whose, levels = self.whose_of(alike.common), joined(alike.values, words.either)
            place = messages.on_level.format(level=levels, whose=whose)
            return [self.placed(_thing(alike.common, self.catalog), place)]
        by_thing: dict[Quantity, list[str]] = {}
        for part in parts:
            if not isinstance(part, Least) or (alike := _alike(part.parts, "level")) is None:
                return self.several(parts)
            by_thing.setdefault(alike.common, []).append(joined(alike.values, words.both))
        ones = [self.one_on_each_level(thing, joined(levels, words.either)) for thing, levels in by_thing.items()]
        return [self.composed(messages.sets, [f"{words.semicolon}{words.either} ".join(ones)])]

    def kinds_in_short(self, parts: tuple[AnyQuantity, ...]) -> tuple[str, str] | None:
        """Return the gender and the text of different levels, colors or kinds of token, if the parts are no others."""
        messages, many = self.catalog.quantities, _Phrase(self.catalog, self.whose)
        if (alike := _alike(parts, "level")) is not None:
            is_all = {*alike.values} >= _all_levels(alike.common)
            levels = "" if is_all else f" ({joined(alike.values, self.catalog.words.both)})"
            one = f"{self.one_of(alike.common)}{attrs.evolve(self, number=1).resting(alike.common)}"
            whose = self.whose_of(alike.common)
            return self.composed(messages.levels_with, [one], levels=levels, whose=whose)
        if (things := many.colored(parts)) is not None:
            return self.composed(messages.colors_among, [things])
        if (alike := _alike(parts, "counted")) is not None and {*alike.values} == _TOKENS:
            return self.composed(messages.kinds_of_token, [self.place(alike.common)])
        return None

    def colored(self, parts: tuple[AnyQuantity, ...]) -> str | None:
        """Return the things of which all colors are counted, if the parts are these."""
        alike = _alike(parts, "color")
        if alike is None or {*alike.values} != {*COLORS}:
            return None
        return self.placed(_thing(alike.common, self.catalog), self.place(alike.common))[1]


_TOKENS = {Counted.SCIENCE, Counted.MAGIC, Counted.DEFENSE, Counted.POWER, Counted.MAGIC_BONUS, Counted.CIRCLE_BONUS}
"""The tokens that lie on cards, each once (R7.2)."""


def _terms(total: Sum) -> tuple[AnyQuantity, ...]:
    """Return what a sum adds up; a sum within it is added up with it, and what counts twice is there twice."""
    terms: list[AnyQuantity] = []
    for part in total.parts:
        match part:
            case Sum():
                terms += _terms(part)
            case Times(times, of):
                terms += [of] * times
            case _:
                terms.append(part)
    return tuple(terms)


def _each_once(parts: tuple[AnyQuantity, ...]) -> tuple[AnyQuantity, ...]:
    """Return quantities without those that are there already."""
    return tuple(dict.fromkeys(parts))


class _Alike(NamedTuple):
    """Quantities that differ in the value of one key alone."""

    common: Quantity
    """One of them without that key."""
    values: list[Any]
    """Those of the key, in their order."""


def _alike(parts: tuple[AnyQuantity, ...], key: str) -> _Alike | None:
    """Return quantities that differ in a key alone; None if they differ in more, or two are the same."""
    values, without = {_only(getattr(part, key, None)) for part in parts}, {key: cast("Any", None)}
    common = {attrs.evolve(part, **without) for part in parts if isinstance(part, Quantity)}
    if len(common) != 1 or None in values or len(values) < len(parts):
        return None
    return _Alike(common.pop(), sorted(values))


def _only(value: Any) -> Any:
    """Return the level of levels that are no more than one, None of several; other values as they are."""
    return value if not isinstance(value, tuple) else value[0] if len(value) == 1 else None


def _all_levels(quantity: Quantity) -> set[int]:
    """Return the levels on which something can lie: no circle on level 1 (R3.3), no law on level 5 (R5.13)."""
    return {*range(2 if quantity.counted is Counted.CIRCLES else 1, 5 if quantity.kind is CardKind.LAW else 6)}


@attrs.frozen
class _Thing:
    """What a quantity counts: a noun, narrowed down by a color and by the words after it."""

    noun: Noun
    color: str = ""
    """Of a noun of colored things; empty for things of any color."""
    more: str = ""
    is_short: bool = False
    """Whether the noun is said without its explanation in parentheses, as in lists."""

    def text(self, form: Message, number: int | None, **values: object) -> str:
        """Return the thing in a form of its noun, after a number."""
        text = form.format(n=SEVERAL if number is None else number, color=self.color, **values)
        words = (text.partition(" (")[0] if self.is_short else text).split(" ")
        return " ".join(filter(None, (*words, self.more)))


def _listed(quantity: Quantity, catalog: Catalog) -> _Thing:
    """Return the noun of a quantity, as an item of a list."""
    return attrs.evolve(_thing(quantity, catalog), is_short=True)


def _thing(quantity: Quantity, catalog: Catalog) -> _Thing:
    """Return the noun of a quantity, narrowed down by color, kind, section and tokens."""
    words, messages = catalog.words, catalog.quantities
    noun = words.nouns[quantity.counted] if quantity.kind is None else words.kinds[quantity.kind]
    if quantity.color is not None:
        noun = words.colored[quantity.counted]
    section = [] if quantity.section is None else [_section(quantity.section, quantity.section_at, catalog)]
    having = [] if quantity.tokens is None else [messages.having[quantity.tokens]]
    return _Thing(noun, quantity.color or "", joined([*section, *having], words.both))


def _section(color: Color, at: SectionAt | None, catalog: Catalog) -> str:
    """Return which section cards have, behind their noun."""
    messages = catalog.quantities
    return (messages.section if at is None else messages.section_at[at]).format(color=color)


# -- conditions ---------------------------------------------------------------------------------------------------


def condition_text(condition: Condition, catalog: Catalog) -> str:
    """Return a condition as a clause behind "if".

    >>> from viceroy.model.quantities import Where
    >>> condition_text(Condition(Quantity(Counted.SCIENCE, Where.PYRAMID), at_least=3), ENGLISH)
    'there are at least 3 science tokens in your pyramid'
    """
    messages, quantity, limits = catalog.quantities, condition.of, limits_text(condition, catalog)
    if isinstance(quantity, Quantity) and quantity.counted is Counted.LEVEL:
        return messages.level_is.format(limits=limits)
    if isinstance(quantity, Quantity) and quantity.counted is Counted.TURN:
        return messages.turn_is.format(limits=limits)
    if condition.at_most == 0:
        return _none_text(quantity, catalog)
    last = condition.at_least if condition.at_most is None else condition.at_most
    if isinstance(quantity, ComparedOpponents):
        have = (
            messages.opponents_have_fewer if isinstance(quantity, OpponentsWithFewer) else messages.opponents_have_more
        )
        return have.format(n=last or 0, limits=limits, things=compared_text(quantity.compared, catalog))
    if isinstance(quantity, Distinct):
        many = _Phrase(catalog, Whose.MINE)
        if (colored := many.colored(quantity.parts)) is not None:
            return messages.there_are_colors.format(n=last or 0, limits=limits, parts=colored)
        if many.kinds_in_short(quantity.parts) is None:
            listed = joined([text for _, text in many.several(quantity.parts)], catalog.words.both)
            return messages.there_are_kinds.format(n=last or 0, limits=limits, parts=_in_brackets(listed))
    things = {"thing": things_text(quantity, catalog, 1), "things": things_text(quantity, catalog)}
    return messages.there_are.format(n=last or 0, limits=limits, **things)


def _in_brackets(text: str) -> str:
    """Return a text as a part of one in parentheses."""
    return text.replace("(", "[").replace(")", "]")


def _none_text(quantity: AnyQuantity, catalog: Catalog) -> str:
    """Return that nothing of a quantity is there: neither of its parts, unless they are said in short."""
    messages, one = catalog.quantities, _Phrase(catalog, Whose.MINE, 1, is_part=True)
    if isinstance(quantity, Times):  # of none, it does not matter how often each counts
        return _none_text(quantity.of, catalog)
    if isinstance(quantity, ComparedOpponents):
        is_fewer = isinstance(quantity, OpponentsWithFewer)
        nobody = messages.no_opponent_has_fewer if is_fewer else messages.no_opponent_has_more
        return nobody.format(things=compared_text(quantity.compared, catalog))
    if isinstance(quantity, Compound):
        quantity = attrs.evolve(quantity, parts=_each_once(quantity.parts))
    match quantity:
        case Distinct(parts) if one.kinds_in_short(parts) is None:
            things = _Phrase(catalog, Whose.MINE).several(parts)
        case Sum(parts) | Greatest(parts) if len(one.nouns(quantity)) > 1:
            things = _Phrase(catalog, Whose.MINE).several(parts)
        case _:
            return messages.there_is_no.format(no_thing=one.text(quantity, messages.none))
    return messages.there_is_neither.format(things=messages.nor.join(text for _, text in things))


def limits_text(condition: Condition, catalog: Catalog) -> str:
    """Return the numbers of a condition: "at least 2 and at most 4", "exactly 1"."""
    messages, least, most = catalog.quantities, condition.at_least, condition.at_most
    if least == most:
        return messages.exactly.format(n=least)
    at_most = messages.at_most if most else messages.at_most_none
    limits = [] if least is None else [messages.at_least.format(n=least)]
    limits += [] if most is None else [at_most.format(n=most)]
    return joined(limits, catalog.words.both)
