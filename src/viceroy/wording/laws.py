"""Laws and rewards in English."""

from __future__ import annotations

from typing import assert_never

from viceroy.messages import counted, joined
from viceroy.model import laws
from viceroy.model.cards import AnyCard, LawCard
from viceroy.model.laws import (
    Choose,
    ChooseOne,
    Conditional,
    Continuous,
    Deck,
    DoubleTokens,
    Draw,
    Effect,
    Gain,
    HigherIncome,
    Look,
    LookBehindScreen,
    LookedDeck,
    LowerCost,
    MoveToken,
    Occasion,
    Pay,
    Placement,
    PutBackCards,
    Rest,
    Reward,
    RewardPer,
    SkipNextAuction,
    StoreGems,
    SwapTokens,
    TakeFromRow,
    TakeStored,
    TuckFreeCard,
    TuckFromHand,
    TurnToken,
    Untuck,
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
)
from viceroy.model.quantities import AnyQuantity, CardKind, Counted, Quantity
from viceroy.model.tokens import COLORS, Gems
from viceroy.wording.quantities import condition_text, many_text, one_text, times_text

DECKS = {Deck.LAWS: "the law deck", Deck.RESERVE: "the reserve deck"}
LOOKED_DECKS = {deck: f"the {deck.replace('_', ' ')}" for deck in LookedDeck}

# -- rewards ------------------------------------------------------------------------------------------------------


def reward_text(reward: Reward) -> str:
    """Return a reward as a phrase, its parts in the order of A7.

    >>> from viceroy.model.tokens import Tokens
    >>> reward_text(Reward(gems=2, attack=1, tokens=Tokens(power=(2,))))
    '2 gems of any colors, 2 power points and 1 attack token'
    """
    return joined(_reward_parts(reward)) or "nothing"


def counted_tokens(**numbers: int) -> list[str]:
    """Return numbers of tokens by kind, without those of which there are none.

    >>> counted_tokens(magic=2, defense=0, attack=1)
    ['2 magic tokens', '1 attack token']
    """
    return [counted(number, f"{kind} token") for kind, number in numbers.items() if number]


def _reward_parts(reward: Reward) -> tuple[str, ...]:
    tokens = reward.tokens
    parts: list[str] = []
    if reward.gems:
        parts.append(_any_gems(reward.gems))
    parts += _colored(reward.colored_gems)
    parts += (counted(value, "power point") for value in tokens.power)
    if reward.draw:
        cards = "card drawn from a deck of your choice", "cards drawn from decks of your choice"
        parts.append(counted(reward.draw, *cards))
    parts += counted_tokens(science=tokens.science, magic=tokens.magic, defense=tokens.defense, attack=reward.attack)
    parts += (f"a magic bonus of +{value}" for value in tokens.magic_bonus)
    parts += (f"a {bonus.color} circle bonus of +{bonus.value}" for bonus in tokens.circle_bonus)
    if reward.infinite_gem == "any":
        parts.append("an infinite gem of a color you choose")
    elif reward.infinite_gem:
        parts.append(f"an infinite {reward.infinite_gem} gem")
    return tuple(parts)


# -- points clauses -----------------------------------------------------------------------------------------------

_POINTS_OF_ITS_OWN = frozenset({Counted.CIRCLES, Counted.INFINITE_GEMS, Counted.SETS, Counted.POWER})


def clause_sentence(clause: PointsClause) -> str:
    """Return a points clause as a sentence.

    >>> from viceroy.model.quantities import Where
    >>> clause_sentence(PointsPer(2, Quantity(Counted.GEMS, Where.STORED_HERE)))
    'At the end of the game you score 2 points for each gem stored on this law.'
    """
    condition = "" if clause.condition is None else f", if {condition_text(clause.condition)}"
    return f"At the end of the game you {_scored(clause)}{condition}."


def _scored(clause: PointsClause) -> str:
    match clause:
        case PointsPer(points, quantity, every, up_to):
            more = isinstance(quantity, Quantity) and quantity.counted in _POINTS_OF_ITS_OWN
            return f"{_won(points, more=more)} {_each(quantity, every, up_to)}"
        case PointsByTable(table, quantity):
            return _scored_by_table(table, many_text(quantity))
        case PointsByTiers(tiers, quantity):
            steps = [f"{counted(tier.points, 'point')} for {tier.at_least} or more" for tier in tiers]
            return f"score {', or '.join(steps)} {many_text(quantity)}"
        case FlatPoints(points):
            return _won(points)
        case PointsByLevel(by_level):
            others = (f"{worth} on level {level}" for level, worth in enumerate(by_level[1:], start=2))
            return f"score {counted(by_level[0], 'point')} if this law lies on level 1, {joined(others, 'or')}"
        case PointsForMost() | PointsForFewest():
            return _scored_by_comparing(clause)
        case CopiedPoints():
            return "score as many points as the adjacent law that scores the most for you"
        case _:
            assert_never(clause)


def _each(quantity: AnyQuantity, every: int, up_to: int | None) -> str:
    """Return for what, and how often at most, a law gives something."""
    thing = f"each {one_text(quantity)}" if every == 1 else f"every {every} {many_text(quantity)}"
    return f"for {thing}" if up_to is None else f"for {thing}, at most {times_text(up_to)}"


def _scored_by_table(table: tuple[int, ...], things: str) -> str:
    if len(table) == 1:
        return f"score {counted(table[0], 'point')} for 1 or more {things}"
    numbers = joined([*range(1, len(table)), f"{len(table)} and more"], "or")
    *others, last = table
    return f"score {joined([*others, counted(last, 'point')], 'or')} for {numbers} {things}"


def _scored_by_comparing(clause: PointsForMost | PointsForFewest) -> str:
    if isinstance(clause, PointsForFewest):
        rule = "every other player has more" if clause.alone else "no other player has fewer"
        return f"{_won(clause.points)} if {rule} {many_text(clause.fewest, whose='the')}"
    rule = "every other player has fewer" if clause.alone else "no other player has more"
    second = f"; you {_won(clause.second)} if exactly one other player has more" if clause.second else ""
    return f"{_won(clause.points)} if you have at least 1 {one_text(clause.most)}, and {rule} of them{second}"


def _won(points: int, *, more: bool = False) -> str:
    amount = counted(abs(points), "point")
    if points < 0:
        return f"lose {amount}"
    return f"score {amount} more" if more else f"score {amount}"


# -- laws ---------------------------------------------------------------------------------------------------------


def law_sentences(law: AnyCard) -> tuple[str, ...]:
    """Return what a law does as sentences: placement, effects, what it responds to, points at the end of the game.

    For other cards return only their points clauses.

    >>> from viceroy.model.cards import DescribedCard, Sections
    >>> law_sentences(DescribedCard(Sections(None, None, None, None)))
    ()
    """
    at_the_end = tuple(clause_sentence(clause) for clause in law.scoring)
    if not isinstance(law, LawCard):
        return at_the_end
    happening = (
        *(effect_sentence(effect) for effect in law.on_play),
        *(_whenever(rule) for rule in law.whenever),
        *(f"As long as this law lies open in your pyramid, {_different(one)}." for one in law.while_here),
        *at_the_end,
    )
    return (
        *_PLACEMENTS[law.placement],
        *(() if law.on_levels is None else (f"Play this law on level {joined(law.on_levels, 'or')} only.",)),
        *((f"When you play this law, pay {_any_gems(law.price)}.",) if law.price else ()),
        *(() if law.only_if is None else (f"Play this law only if {condition_text(law.only_if)}.",)),
        *(() if law.requires is None else (_requirement(law.requires),)),
        *(happening if happening or _PLACEMENTS[law.placement] else ("This law does nothing but lie there.",)),
    )


_PLACEMENTS: dict[Placement, tuple[str, ...]] = {
    Placement.NORMAL: (),
    Placement.IN_PLACE_OF_CARD: (
        "Play this law in place of a card on level 1, 2, 3 or 4 of your pyramid.",
        "That card goes back to your hand; what lay on it or under it stays with this law.",
    ),
    Placement.UNDER_CHARACTER: (
        "Do not give this law a place of its own: tuck it under one of the characters of your pyramid.",
    ),
}

_DECK_KINDS = {Deck.LAWS: CardKind.LAW, Deck.RESERVE: CardKind.CHARACTER}


def _requirement(requires: laws.DeckHolds) -> str:
    few = "no card is" if requires.cards == 1 else f"fewer than {requires.cards} cards are"
    return f"If {few} left in {DECKS[requires.deck]}, nothing happens when you play this law."


def _whenever(rule: laws.Whenever) -> str:
    if rule.may is not None:
        return f"{_EVENTS[rule.event]}, you may {_RESPONSES[rule.may]}."
    return f"{_EVENTS[rule.event]}, {'you may do this: ' if rule.may_do else ''}{effects_text(rule.effects)}."


def effects_text(effects: tuple[Effect, ...]) -> str:
    """Return effects as what follows a comma or a colon.

    >>> effects_text((Gain(Reward(gems=1)), Draw(Deck.LAWS, 2)))
    'take 1 gem of any color; then draw 2 cards from the law deck'
    """
    sentences = [effect_sentence(effect).removesuffix(".") for effect in effects]
    return "; then ".join([sentence[0].lower() + sentence[1:] for sentence in sentences])


def _different(continuous: Continuous) -> str:
    """Return what is different as long as a law lies there."""
    match continuous:
        case LowerCost(by, color, level):
            where = "" if level is None else f" that you place on level {level}"
            chosen = "" if color else f", of {'a color' if by == 1 else 'colors'} that you choose"
            return f"a character{where} costs you {counted(by, f'{color} gem' if color else 'gem')} less{chosen}"
        case HigherIncome(occasion, gems):
            return _HIGHER[occasion].format(counted(gems, "gem"))
        case _:
            assert_never(continuous)


_HIGHER = {
    Occasion.PASS: "you take {} more when you pass in an auction",
    Occasion.CIRCLE: "a single-color circle that you complete brings you {} more of its color",
}


_EVENTS = {
    laws.Trigger.CARD_TAKEN: "Whenever you take a card into your hand, won, drawn or given by a law",
    laws.Trigger.CIRCLE_CLOSED: "Whenever you complete a single-color circle",
    laws.Trigger.PASSED: "At the end of each auction phase in which you have passed",
    laws.Trigger.ROUND_ENDED: "At the end of each round",
    laws.Trigger.TURN_ENDED: "At the end of each turn",
    laws.Trigger.LAW_PLAYED: "Whenever another player plays a law",
}
_RESPONSES = {laws.Response.TUCK_HERE: "tuck it under this law"}


_TUCK_FREE_CARD = (
    "Tuck one free card of your pyramid under this law, if there is one: "
    "a card at an end of its row with nothing on top of it and no card under it. "
    "Everything that lay on it moves onto this law."
)
_DOUBLE_TOKENS = "Double the tokens on that character: add an equal one for each that lies there; gems are not doubled."


_TURN_TOKEN = (
    "You may turn one of your tokens over: a science or magic token on any card of your pyramid, "
    "a defense token on this law, which goes behind your screen as an attack token, "
    "or an attack token, which comes to lie on this law as a defense token."
)


def effect_sentence(effect: Effect) -> str:
    """Return an effect of a law as a sentence to the player.

    >>> effect_sentence(laws.ChooseOne((Reward(attack=1), Reward(gems=4))))
    'Choose one: (1) 1 attack token; (2) 4 gems of any colors.'
    """
    match effect:
        case Gain(gained):
            return f"Take {_gained(gained)}."
        case ChooseOne(options):
            return f"Choose one: {'; '.join(f'({n}) {reward_text(option)}' for n, option in enumerate(options, 1))}."
        case Draw(deck, cards):
            return f"Draw {counted(cards, 'card')} from {DECKS[deck]}."
        case PutBackCards(deck, cards):
            order = "" if cards == 1 else ", in an order you choose"
            return f"Put {counted(cards, _DECK_KINDS[deck])} from your hand on top of {DECKS[deck]}{order}."
        case TuckFromHand(up_to):
            many = "any number of cards" if up_to is None else _up_to(up_to, "card")
            return f"You may tuck {many} from your hand under this law."
        case TuckFreeCard():
            return _TUCK_FREE_CARD
        case StoreGems(up_to):
            stay = "it stays" if up_to == 1 else "they stay"
            return f"You may put {_up_to(up_to, 'gem')} from behind your screen on this law; {stay} there."
        case SwapTokens(pay):
            return _swap_tokens(pay)
        case TakeFromRow():
            return "Take one character of the auction row into your hand; its place is refilled from the reserve deck."
        case SkipNextAuction():
            return "Take no part in the next auction phase."
        case DoubleTokens():
            return _DOUBLE_TOKENS
        case _:
            return _further_sentence(effect)


def _further_sentence(effect: laws.FurtherEffect) -> str:
    match effect:
        case Look():
            return _look(effect)
        case LookBehindScreen():
            return "Look behind the screen of another player, whom you choose; tell nobody what you see there."
        case Conditional():
            return _conditional(effect)
        case Choose(lists):
            return f"Choose one: {'; '.join(f'({n}) {_as_one(one)}' for n, one in enumerate(lists, 1))}."
        case Pay(then):
            return f"You may {payment_text(effect)}; if you do, {_as_one(then)}."
        case MoveToken():
            return "You may move a token from one card of your pyramid to another."
        case TurnToken():
            return _TURN_TOKEN
        case Untuck(up_to):
            many = "any number of cards" if up_to is None else _up_to(up_to, "card")
            return f"You may take {many} from under this law back into your hand."
        case TakeStored():
            return "Take all gems stored on this law back behind your screen."
        case _:
            assert_never(effect)


def payment_text(pay: Pay) -> str:
    """Return what is to be paid as what a player may do.

    >>> payment_text(Pay((Gain(Reward(draw=1)),), gems=2, cards=1))
    'pay 2 gems of any colors and discard 1 card from your hand'
    """
    tokens = joined(counted_tokens(science=pay.tokens.science, magic=pay.tokens.magic, defense=pay.tokens.defense))
    paid = joined([*([_any_gems(pay.gems)] if pay.gems else []), *_colored(pay.colored_gems)])
    return joined(
        [
            *([f"pay {paid}"] if paid else []),
            *([f"discard {counted(pay.cards, 'card')} from your hand"] if pay.cards else []),
            *([f"give up {tokens} of your pyramid"] if tokens else []),
            *([f"give up {counted(pay.attack, 'attack token')}"] if pay.attack else []),
        ]
    )


def _colored(gems: Gems) -> list[str]:
    return [counted(number, f"{color} gem") for color, number in zip(COLORS, gems, strict=True) if number]


def _look(effect: Look) -> str:
    """Return what a player looks at, and where the cards go."""
    cards, keep = effect.cards, effect.keep
    where = "on top of the deck" if effect.rest is Rest.TOP else "under the deck"
    left = cards - keep
    others = "it" if cards == 1 else "them" if not keep else "the other one" if left == 1 else "the others"
    order = ", in an order you choose" if left > 1 else ""
    kept = f" take {counted(keep, 'of them', 'of them')} into your hand and" if keep else ""
    seen = "the top card" if cards == 1 else f"the top {cards} cards"
    return f"Look at {seen} of {LOOKED_DECKS[effect.deck]};{kept} put {others} back {where}{order}."


def _conditional(effect: Conditional) -> str:
    others = "" if effect.otherwise is None else f"; if not, {_as_one(effect.otherwise)}"
    return f"If {condition_text(effect)}, {_as_one(effect.then)}{others}."


def _as_one(effects: tuple[Effect, ...]) -> str:
    """Return effects as a part of a sentence, one after the other."""
    return ", then ".join(
        "; ".join(f"{sentence[0].lower()}{sentence[1:]}" for sentence in effect_sentence(effect)[:-1].split(". "))
        for effect in effects
    )


def _gained(gained: Reward | RewardPer) -> str:
    if isinstance(gained, Reward):
        return reward_text(gained)
    return f"{reward_text(gained.reward)} {_each(gained.per, gained.every, gained.up_to)}"


def _up_to(number: int, noun: str) -> str:
    return counted(number, noun) if number == 1 else f"up to {counted(number, noun)}"


def _any_gems(number: int) -> str:
    return counted(number, "gem of any color", "gems of any colors")


def _swap_tokens(pay: int) -> str:
    more = f"; if you do, pay that player {_any_gems(pay)} from behind your screen" if pay else ""
    return (
        f"You may swap a token on one of your cards for a token on a card of another player, who cannot refuse{more}."
    )
