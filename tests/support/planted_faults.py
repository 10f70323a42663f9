"""Card sets with faults on purpose, on top of the printed cards."""

from __future__ import annotations

from collections.abc import Callable

import attrs

from positions import printed
from viceroy.model.cards import CardSet, CharacterCard, LawCard, Level
from viceroy.model.laws import Reward
from viceroy.model.points import FlatPoints
from viceroy.model.quantities import Condition, Counted, Quantity, Where
from viceroy.model.tokens import Color

IMPOSSIBLE = Condition(Quantity(Counted.CIRCLES, Where.PYRAMID), at_least=99)


def replaced(card_set: CardSet, *cards: CharacterCard | LawCard) -> CardSet:
    """Return a set with some cards instead of those of their numbers; all of them take part in every game."""
    by_number = {card.number: card for card in cards}
    kept = tuple(sorted({*card_set.kept, *by_number}))
    characters = tuple(_other(by_number, card) for card in card_set.characters)
    laws = tuple(_other(by_number, card) for card in card_set.laws)
    return CardSet("planted", card_set.names, characters, laws, kept)  # type: ignore[arg-type] # kinds stay


def _other(cards: dict[int, CharacterCard | LawCard], card: CharacterCard | LawCard) -> CharacterCard | LawCard:
    return cards.get(card.number, card)


def character(number: int) -> CharacterCard:
    card = printed().by_number[number]
    assert isinstance(card, CharacterCard)
    return card


def law(number: int) -> LawCard:
    card = printed().by_number[number]
    assert isinstance(card, LawCard)
    return card


def with_levels(card: CharacterCard, change: Callable[[Level], Level]) -> CharacterCard:
    one, two, three, four = map(change, card.levels)
    return attrs.evolve(card, levels=(one, two, three, four))


def doubled(number: int) -> CharacterCard:
    """Return a character whose power tokens are worth twice the points."""
    return with_levels(character(number), lambda row: attrs.evolve(row, reward=_twice(row.reward)))


def _twice(reward: Reward) -> Reward:
    power = tuple(2 * value for value in reward.tokens.power)
    return attrs.evolve(reward, tokens=attrs.evolve(reward.tokens, power=power))


def never_scoring(number: int) -> LawCard:
    return _plain_law(number, scoring=(FlatPoints(30, condition=IMPOSSIBLE),))


def never_laid(number: int) -> LawCard:
    return _plain_law(number, scoring=(FlatPoints(30),), only_if=IMPOSSIBLE)


def priced(number: int, price: int) -> LawCard:
    return _plain_law(number, scoring=(FlatPoints(9),), price=price)


def _plain_law(number: int, **fields: object) -> LawCard:
    card = law(number)
    return LawCard(number, card.id, card.names, card.sections, **fields)  # type: ignore[arg-type] # given by name


def dear(card_set: CardSet, color: Color) -> CardSet:
    characters = [
        with_levels(card, lambda row: row if row.cost is Color.BLUE else attrs.evolve(row, cost=color))
        for card in card_set.characters
    ]
    return CardSet("planted", card_set.names, tuple(characters), card_set.laws, card_set.kept)
