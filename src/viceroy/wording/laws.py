"""Laws and rewards in English."""

from __future__ import annotations

from typing import assert_never

from viceroy.messages import counted, joined
from viceroy.model import laws
from viceroy.model.cards import AnyCard, LawCard
from viceroy.model.laws import (
    ChooseOne,
    Deck,
    DoubleTokens,
    Draw,
    Effect,
    Gain,
    Placement,
    PutBackCards,
    Reward,
    SkipNextAuction,
    StoreGems,
    SwapTokens,
    TakeFromRow,
    TuckFreeCard,
    TuckFromHand,
)
from viceroy.model.points import PointsByLevel, PointsClause, PointsForMost, PointsPer
from viceroy.model.quantities import CardKind, Counted, Quantity, Where

DECKS = {Deck.LAWS: "the law deck", Deck.RESERVE: "the reserve deck"}

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
        parts.append(counted(reward.gems, "gem of any color", "gems of any colors"))
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


# -- quantities ---------------------------------------------------------------------------------------------------

_PLACES = {
    Where.PYRAMID: "in {whose} pyramid",
    Where.PYRAMID_AND_TUCKED: "in {whose} pyramid, tucked cards included",
    Where.ADJACENT: "on cards adjacent to this law",
    Where.HERE: "on this law",
    Where.TUCKED_HERE: "tucked under this law",
    Where.STORED_HERE: "stored on this law",
    Where.SCREEN: "left behind {whose} screen",
    Where.ITSELF: "up to the level of this law",
}

_NOUNS = {
    Counted.CARDS: "card",
    Counted.CIRCLES: "single-color circle",
    Counted.INFINITE_GEMS: "infinite gem",
    Counted.GEMS: "gem",
    Counted.SETS: "complete set",
    Counted.LEVEL: "level",
    Counted.SCIENCE: "science token",
    Counted.MAGIC: "magic token",
    Counted.DEFENSE: "defense token",
    Counted.POWER: "power token",
    Counted.MAGIC_BONUS: "magic bonus token",
    Counted.CIRCLE_BONUS: "circle bonus token",
    Counted.ATTACK: "attack token",
}

_POINTS_OF_ITS_OWN = frozenset({Counted.CIRCLES, Counted.INFINITE_GEMS, Counted.SETS, Counted.POWER})


def _noun(quantity: Quantity, *, plural: bool) -> str:
    noun = _NOUNS[quantity.counted]
    if quantity.kind is not None:
        noun = str(quantity.kind)
    if quantity.color is not None:
        noun = f"{quantity.color} circle" if quantity.counted is Counted.CIRCLES else f"{quantity.color} {noun}"
    return f"{noun}s" if plural else noun


def _place(quantity: Quantity, whose: str) -> str:
    if quantity.level is not None:
        return f"on level {quantity.level} of {whose} pyramid"
    if quantity.counted is Counted.CARDS and quantity.where is Where.ADJACENT:
        return "adjacent to this law"
    place = _PLACES[quantity.where].format(whose=whose)
    if quantity.counted is Counted.CARDS and quantity.where is Where.PYRAMID:
        return f"{place}, tucked cards left out"
    if quantity.counted is Counted.SETS:
        return f"of one defense, one magic and one science token {place}"
    if quantity.counted is Counted.GEMS and quantity.where is Where.PYRAMID:
        return f"stored on laws {place}"
    return place


def _quantity(quantity: Quantity, *, plural: bool = False, whose: str = "your") -> str:
    return f"{_noun(quantity, plural=plural)} {_place(quantity, whose)}"


def counted_quantity(number: int, quantity: Quantity) -> str:
    """Return a number with what it counts: "3 gems stored on this law", "no gems stored on this law"."""
    return f"{number or 'no'} {_quantity(quantity, plural=number != 1, whose='the')}"


# -- points clauses -----------------------------------------------------------------------------------------------


def clause_sentence(clause: PointsClause) -> str:
    """Return a points clause as a sentence.

    >>> clause_sentence(PointsPer(2, Quantity(Counted.GEMS, Where.STORED_HERE)))
    'At the end of the game you score 2 points for each gem stored on this law.'
    """
    return f"At the end of the game you {_scored(clause)}."


def _scored(clause: PointsClause) -> str:
    match clause:
        case PointsPer(points, quantity, every, up_to):
            more = quantity.counted in _POINTS_OF_ITS_OWN
            thing = f"each {_quantity(quantity)}" if every == 1 else f"every {every} {_quantity(quantity, plural=True)}"
            cap = "" if up_to is None else f", at most {counted(up_to, 'time')}"
            return f"{_won(points, more=more)} for {thing}{cap}"
        case PointsByLevel(by_level):
            first, *others = (f"{worth} on level {level}" for level, worth in enumerate(by_level, start=1))
            return f"score {first.replace(' on', ' points if this law lies on')}, {joined(others, 'or')}"
        case PointsForMost(points, quantity):
            own = f"1 {_quantity(quantity)}"
            return f"{_won(points)} if you have at least {own}, and no other player has more of them"
        case _:
            assert_never(clause)


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
    return (
        *_PLACEMENTS[law.placement],
        *(() if law.requires is None else (_requirement(law.requires),)),
        *(effect_sentence(effect) for effect in law.on_play),
        *(_whenever(rule) for rule in law.whenever),
        *at_the_end,
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
    return f"{_EVENTS[rule.event]}, you may {_RESPONSES[rule.may]}."


_EVENTS = {"card_taken": "Whenever you take a card into your hand, won, drawn or given by a law"}
_RESPONSES = {"tuck_here": "tuck it under this law"}


_TUCK_FREE_CARD = (
    "Tuck one free card of your pyramid under this law, if there is one: "
    "a card at an end of its row with nothing on top of it and no card under it. "
    "Everything that lay on it moves onto this law."
)
_DOUBLE_TOKENS = "Double the tokens on that character: add an equal one for each that lies there; gems are not doubled."


def effect_sentence(effect: Effect) -> str:
    """Return an effect of a law as a sentence to the player.

    >>> effect_sentence(laws.ChooseOne((Reward(attack=1), Reward(gems=4))))
    'Choose one: (1) 1 attack token; (2) 4 gems of any colors.'
    """
    match effect:
        case Gain(reward):
            return f"Take {reward_text(reward)}."
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
            assert_never(effect)


def _up_to(number: int, noun: str) -> str:
    return counted(number, noun) if number == 1 else f"up to {counted(number, noun)}"


def _swap_tokens(pay: int) -> str:
    paid = counted(pay, "gem of any color", "gems of any colors")
    more = f"; if you do, pay that player {paid} from behind your screen" if pay else ""
    return (
        f"You may swap a token on one of your cards for a token on a card of another player, who cannot refuse{more}."
    )
