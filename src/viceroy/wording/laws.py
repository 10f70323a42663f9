"""Laws as sentences: rewards, effects, how a law is played, points clauses. English by default.

Each part of a law has a message in the catalog, into which the texts of its own parts are put. An effect is a sentence
of its own, or a part of another one: then it begins with a small letter and has no period.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

import attrs

from viceroy.errors import check_type
from viceroy.messages import capitalized, joined
from viceroy.model import laws
from viceroy.model import points as clauses
from viceroy.model.cards import TOP_LEVEL, AnyCard, LawCard
from viceroy.model.laws import Continuous, Deck, Effect, HigherIncome, LowerCost, Pay, Reward, RewardPer, Whenever
from viceroy.model.quantities import AnyQuantity, CardKind, Counted, Quantity
from viceroy.model.tokens import COLORS, Color, Gems, TokenKind, Tokens
from viceroy.wording.catalog import Catalog, Noun, format_message
from viceroy.wording.english import ENGLISH
from viceroy.wording.languages import catalog_of
from viceroy.wording.quantities import compared_text, condition_text, rate_text, things_text

# -- rewards ------------------------------------------------------------------------------------------------------


def reward_text(reward: Reward, catalog: Catalog = ENGLISH) -> str:
    """Return a reward as a phrase, its parts in the order of A7.

    >>> from viceroy.model.tokens import Tokens
    >>> reward_text(Reward(gems=2, attack=1, tokens=Tokens(power=(2,))))
    '2 gems of any colors, 2 power points and 1 attack token'
    """
    return _reward(reward, catalog, catalog.rewards.any_gems, catalog.rewards.drawn)


def _reward(reward: Reward, catalog: Catalog, any_gems: str, drawn: str) -> str:
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
        gem = words.colored[Counted.INFINITE_GEMS].counted(1)
        parts.append(gem.format(**words.colors[reward.infinite_gem]))
    return joined(filter(None, parts), words.both) or messages.nothing


def _colored(gems: Gems, catalog: Catalog) -> list[str]:
    """Return gems of given colors; an empty text for a color of which there are none."""
    noun, colors = catalog.words.colored[Counted.GEMS], [catalog.words.colors[color] for color in COLORS]
    return [_things(number, noun).format(**forms) for number, forms in zip(gems, colors, strict=True)]


def gems_text(gems: Sequence[int], catalog: Catalog, *, nominative: bool = False) -> str:
    """Return gems by color, as the object of a sentence, or in the nominative, by themselves.

    >>> gems_text((1, 0, 0, 2), ENGLISH)
    '1 blue, 2 yellow'
    """
    message, colors = (nominative and catalog.cards.gems_nominative) or catalog.cards.gems, catalog.words.colors
    counts = [(color, gems[color.position]) for color in COLORS if gems[color.position]]
    parts = [format_message(message, number, **colors[color]) for color, number in counts]
    return ", ".join(parts) or catalog.table.no_gems


def token_parts(tokens: Tokens, catalog: Catalog) -> list[str]:
    """Return science, magic and defense tokens; an empty text for a kind of which there are none."""
    numbers = {Counted.SCIENCE: tokens.science, Counted.MAGIC: tokens.magic, Counted.DEFENSE: tokens.defense}
    return [_things(number, catalog.words.nouns[kind]) for kind, number in numbers.items()]


def token_text(kind: TokenKind, value: int, color: Color | None, catalog: Catalog) -> str:
    """Return the name of a token; its value is 0 and its color None where it has none."""
    forms = {} if color is None else catalog.words.colors[color]
    return format_message(catalog.table.token[kind], value, **forms)


def _number(number: int, message: str) -> str:
    """Return a message for a number; an empty text for 0."""
    return format_message(message, number) if number else ""


def _things(number: int, noun: Noun) -> str:
    """Return a number with a noun; an empty text for 0."""
    return noun.counted(number) if number else ""


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
    at_the_end = tuple(clause_sentence(clause, catalog) for clause in card.scoring)
    if not isinstance(card, LawCard):
        return at_the_end
    messages = catalog.laws
    happening = (
        *(effect_sentence(effect, catalog) for effect in card.on_play),
        *(_whenever(rule, catalog) for rule in card.whenever),
        *(messages.while_here.format(different=change) for change in _different(card.while_here, catalog)),
        *at_the_end,
    )
    placed = messages.placements[card.placement]
    return (*placed, *_conditions(card, catalog), *(happening if happening or placed else (messages.does_nothing,)))


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
        deck = words.decks[law.requires.deck]
        sentences.append(format_message(messages.requires, law.requires.cards, deck=deck))
    return sentences


def _whenever(rule: Whenever, catalog: Catalog) -> str:
    messages = catalog.laws
    event = messages.events[rule.event]
    if rule.may is not None:
        return messages.may.format(event=event, response=messages.responses[rule.may])
    asks = rule.may_do and not all(isinstance(effect, laws.DECLINABLE) for effect in rule.effects)
    return (messages.may_do if asks else messages.does).format(event=event, effects=effects_text(rule.effects, catalog))


def _different(changes: Iterable[Continuous], catalog: Catalog) -> Iterator[str]:
    """Yield what is different as long as a law lies in the pyramid."""
    messages, words = catalog.laws, catalog.words
    for change, levels in _by_levels(changes):
        on = joined(sorted(levels), words.either)
        where = "" if len(levels) in (0, TOP_LEVEL) else messages.cheaper_on.format(level=on)
        match change:
            case LowerCost(by, color) if color is not None:
                gems = _things(by, words.colored[Counted.GEMS]).format(**words.colors[color])
                yield messages.cheaper.format(gems=gems, where=where)
            case LowerCost(by):
                yield messages.cheaper.format(gems=_number(by, catalog.rewards.any_gems), where=where)
            case HigherIncome(occasion, gems):
                yield messages.more_gems[occasion].format(gems=_things(gems, words.nouns[Counted.GEMS]))
            case _:
                assert_never(change)


def _by_levels(changes: Iterable[Continuous]) -> list[tuple[Continuous, list[int]]]:
    """Return changes with their levels: a discount once, if it is the same on several levels."""
    found: list[tuple[Continuous, list[int]]] = []
    for change in changes:
        if not isinstance(change, LowerCost) or change.level is None:
            found.append((change, []))
            continue
        discount, level = attrs.evolve(change, level=None), change.level
        levels = next((some for other, some in found if other == discount and some and level not in some), None)
        if levels is None:
            found.append((discount, [level]))
        else:
            levels.append(level)
    return found


# -- effects ----------------------------------------------------------------------------------------------------------

_DECK_KINDS = {Deck.LAWS: CardKind.LAW, Deck.RESERVE: CardKind.CHARACTER}


def effects_text(effects: tuple[Effect, ...], catalog: Catalog) -> str:
    """Return effects as what follows a comma or a colon.

    >>> effects_text((laws.Gain(Reward(gems=1)), laws.Draw(Deck.LAWS, 2)), ENGLISH)
    'take 1 gem of any color; then draw 2 cards from the law deck'
    """
    sentences = [effect_sentence(effect, catalog, inside=True).removesuffix(".") for effect in effects]
    return catalog.effects.then.join(map(_uncapitalized, sentences))


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
            return messages.choose_one.format(
                options=_numbered((reward_text(row, catalog) for row in options), catalog)
            )
        case laws.Draw(deck, cards):
            return format_message(messages.draw, cards, deck=words.decks[deck])
        case laws.PutBackCards(deck, cards):
            things = words.kinds[_DECK_KINDS[deck]].form(cards)
            return format_message(messages.put_back_cards, cards, deck=words.decks[deck], things=things)
        case laws.TuckFromHand(up_to):
            return messages.tuck_any_from_hand if up_to is None else format_message(messages.tuck_from_hand, up_to)
        case laws.TuckFreeCard():
            return messages.tuck_free_card
        case laws.StoreGems(up_to):
            return format_message(messages.store_gems, up_to)
        case laws.SwapTokens(pay):
            gems = _number(pay, catalog.rewards.any_gems)
            paid = format_message(messages.paid_for_swap, pay, gems=gems) if pay else ""
            return messages.swap_tokens.format(paid=paid)
        case laws.TakeFromRow():
            return messages.take_from_row
        case laws.SkipNextAuction():
            return messages.skip_next_auction
        case laws.DoubleTokens():
            return messages.double_tokens
        case laws.Look(deck, cards):
            rest = _rest(effect, catalog)
            return format_message(messages.look, cards, deck=words.looked_decks[deck], rest=rest)
        case laws.LookBehindScreen():
            return messages.look_behind_screen
        case laws.Conditional():
            return _conditional(effect, catalog)
        case laws.Choose(lists):
            return messages.choose.format(
                lists=_numbered((_inside(some, catalog, first=True) for some in lists), catalog)
            )
        case Pay(then):
            message = (inside and messages.pay_inside) or messages.pay
            return message.format(payment=payment_text(effect, catalog), effects=_inside(then, catalog))
        case laws.MoveToken():
            return messages.move_token
        case laws.TurnToken():
            return messages.turn_token
        case laws.Untuck(up_to):
            return messages.untuck_any if up_to is None else format_message(messages.untuck, up_to)
        case laws.TakeStored():
            return messages.take_stored
        case laws.OthersGain():
            rewards = catalog.rewards
            theirs = _reward(effect.reward, catalog, rewards.their_gems, rewards.their_cards)
            return ((inside and messages.others_gain_inside) or messages.others_gain).format(gained=theirs)
        case laws.OthersLose(gems):
            return format_message((inside and messages.others_lose_inside) or messages.others_lose, gems)
        case _:
            assert_never(effect)


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
    return catalog.effects.then_inside.join(
        f"({text})" if isinstance(effect, laws.Conditional) else text
        for effect, text in zip(effects, texts, strict=True)
    )


def _gained(gained: Reward | RewardPer, catalog: Catalog) -> str:
    if isinstance(gained, Reward):
        return reward_text(gained, catalog)
    return f"{reward_text(gained.reward, catalog)} {rate_text(gained.per, gained.every, gained.up_to, catalog)}"


def _rest(effect: laws.Look, catalog: Catalog) -> str:
    """Return where the cards go that a player looks at."""
    messages, keep, left = catalog.effects, effect.keep, effect.cards - effect.keep
    if not left:
        return format_message(messages.keep_all, keep)
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
        messages.give_tokens.format(tokens=tokens) if tokens else "",
        messages.give_attack.format(tokens=attack) if attack else "",
    ]
    return joined(filter(None, parts), both)


def _inside(effects: tuple[Effect, ...], catalog: Catalog, *, first: bool = False) -> str:
    """Return effects as a part of a sentence, one after the other; `first` is a part that begins with them."""
    semicolon = catalog.words.semicolon
    sentences = [effect_sentence(effect, catalog, inside=bool(at) or not first) for at, effect in enumerate(effects)]
    return catalog.effects.then_inside.join(
        semicolon.join(map(_uncapitalized, sentence[:-1].split(". "))) for sentence in sentences
    )


def _uncapitalized(sentence: str) -> str:
    return f"{sentence[0].lower()}{sentence[1:]}"


def _numbered(options: Iterable[str], catalog: Catalog) -> str:
    return catalog.words.semicolon.join(f"({number}) {option}" for number, option in enumerate(options, 1))


# -- points clauses ---------------------------------------------------------------------------------------------------

MAX_SENTENCE = 300
"""A points clause with a condition that would take more characters is said in two sentences."""

_POINTS_OF_ITS_OWN = frozenset({Counted.CIRCLES, Counted.INFINITE_GEMS, Counted.SETS, Counted.POWER})


def clause_sentence(clause: clauses.PointsClause, catalog: Catalog = ENGLISH) -> str:
    """Return a points clause as a sentence, or as two if its condition makes it long.

    >>> from viceroy.model.quantities import Where
    >>> clause_sentence(clauses.PointsPer(2, Quantity(Counted.GEMS, Where.STORED_HERE)))
    'At the end of the game you score 2 points for each gem stored on this law.'
    """
    messages, scored = catalog.clauses, _scored(clause, catalog)
    at_the_end = messages.at_the_end.format(scored=scored)
    if clause.condition is None:
        return at_the_end
    condition = condition_text(clause.condition, catalog)
    whole = messages.at_the_end_if.format(scored=scored, condition=condition)
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
            steps = [format_message(messages.first_level, first, level=level)]
            steps += [format_message(messages.further_level, points, level=n) for n, points in others]
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
    numbers = joined([*range(1, len(table)), catalog.quantities.at_least.format(n=len(table))], either)
    return format_message(messages.table, table[-1], points=joined(table, either), numbers=numbers, things=things)


def _scored_by_tiers(tiers: tuple[clauses.Tier, ...], quantity: AnyQuantity, catalog: Catalog) -> str:
    messages, (first, *others) = catalog.clauses, tiers
    things = things_text(quantity, catalog, first.at_least)
    steps = [format_message(messages.tier, first.points, least=first.at_least, things=f" {things}")]
    steps += [format_message(messages.tier, tier.points, least=tier.at_least, things="") for tier in others]
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


def _won(points: int, catalog: Catalog, *, more: bool = False) -> str:
    messages = catalog.clauses
    message = messages.lose if points < 0 else messages.score_more if more else messages.score
    return format_message(message, abs(points))
