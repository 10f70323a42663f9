"""Bounds of quantities: interval arithmetic over the law language, for the most generous game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from viceroy.cardsets.lint.context import CardContext, SetContext
from viceroy.model.cards import TOP_LEVEL, TOP_LEVEL_OF_LAWS, CardSet, most_stored, tucked_by
from viceroy.model.editions import EDITIONS, ROUNDS, TURNS
from viceroy.model.laws import Deck, Deed, Reward
from viceroy.model.quantities import AnyQuantity, CardKind, Counted, Distinct, Greatest, Least, Quantity, Where, Whose
from viceroy.model.tokens import (
    ATTACK_AND_DEFENSE,
    CIRCLE_BONUSES,
    COLORS,
    GEMS_PER_COLOR,
    LARGE_MAGIC_BONUSES,
    MAGIC_AND_SCIENCE,
    MAX_PLAYERS,
    POWER_TOKENS,
    SMALL_MAGIC_BONUSES,
    Tokens,
)

_CARDS_PLAYED = TURNS * ROUNDS + 1  # cards of a pyramid: one of the setup and one of each round (R2.5, R4.1, R6.1)
GEMS_IN_BOX = GEMS_PER_COLOR * len(COLORS)  # R1.4
_NEIGHBORS = 6  # R3.9
_CIRCLES_OF_A_CARD = 3  # R3.3: it is the upper card of one, and a lower card of two
IN_BOX: dict[str, int] = {
    Counted.SCIENCE: MAGIC_AND_SCIENCE,
    Counted.MAGIC: MAGIC_AND_SCIENCE,
    Counted.DEFENSE: ATTACK_AND_DEFENSE,
    Counted.ATTACK: ATTACK_AND_DEFENSE,
    Counted.SETS: ATTACK_AND_DEFENSE,
    Counted.POWER: sum(POWER_TOKENS.values()),
    Counted.POWER_POINTS: sum(value * count for value, count in POWER_TOKENS.items()),
    Counted.MAGIC_BONUS: SMALL_MAGIC_BONUSES + LARGE_MAGIC_BONUSES,
    Counted.CIRCLE_BONUS: sum(CIRCLE_BONUSES.values()) * len(COLORS),
    Counted.INFINITE_GEMS: GEMS_IN_BOX,
}
"""How many of each kind of token the box has, and how many points they are (R1.5 to R1.8); of gems see R1.4."""


def most_of(quantity: AnyQuantity, context: CardContext) -> int | None:
    """Return the upper bound of a quantity, None if there is none."""
    if isinstance(quantity, Quantity):
        return _most_of_one(quantity, context)
    mosts = [most_of(part, context) for part in quantity.parts]
    known = [most for most in mosts if most is not None]
    if isinstance(quantity, Least):
        return min(known, default=None)
    if isinstance(quantity, Distinct):
        return sum(most != 0 for most in mosts)
    if len(known) < len(mosts):
        return None
    return max(known) if isinstance(quantity, Greatest) else sum(known)


def least_of(quantity: AnyQuantity, *, is_unplayed: bool) -> int:
    """Return the lower bound of a quantity: a law has a level, its pyramid a row; an unplayed one is in the hand."""
    if not isinstance(quantity, Quantity):
        return 0
    is_itself = is_unplayed and quantity.where is Where.HAND and quantity.kind is not CardKind.CHARACTER
    return int(is_itself or quantity.counted in (Counted.LEVEL, Counted.ROWS))


def cards_in(card_set: CardSet, deck: Deck) -> int:
    """Return the upper bound of the cards of a deck: those of the set, or of a game if the set has fewer."""
    if deck is Deck.LAWS:
        return max(len(card_set.laws), *(edition.law_count for edition in EDITIONS.values()))
    return max(len(card_set.characters), *(edition.character_count for edition in EDITIONS.values()))


def _most_of_one(quantity: Quantity, context: CardContext) -> int | None:
    match quantity.counted:
        case Counted.LEVEL:
            return TOP_LEVEL_OF_LAWS  # R6.8
        case Counted.ROWS:
            return TOP_LEVEL * _players(quantity)  # R3.1
        case Counted.CIRCLES:
            return _most_circles(quantity)
        case Counted.CARDS:
            return _most_cards(quantity, context)
        case Counted.GEMS:
            return _most_gems(quantity, context)
        case (
            Counted.INFINITE_GEMS
            | Counted.SETS
            | Counted.SCIENCE
            | Counted.MAGIC
            | Counted.DEFENSE
            | Counted.POWER
            | Counted.POWER_POINTS
            | Counted.MAGIC_BONUS
            | Counted.CIRCLE_BONUS
            | Counted.ATTACK
        ):
            return _most_tokens(quantity, context)
        case _:
            assert_never(quantity.counted)


def _players(quantity: Quantity) -> int:
    return 1 if quantity.whose is Whose.MINE else MAX_PLAYERS


def _most_circles(quantity: Quantity) -> int:
    if quantity.level == 1:
        return 0  # the upper card of a circle lies on level 2 or above (R3.3)
    return _CIRCLES_OF_A_CARD if quantity.where is Where.TOUCHING else _CARDS_PLAYED


def _most_cards(quantity: Quantity, context: CardContext) -> int | None:
    card_set = context.set.card_set
    if quantity.kind is CardKind.LAW and quantity.level == TOP_LEVEL:
        return 0  # R6.8
    if quantity.section is not None and not _has_section(quantity, context):
        return 0
    if quantity.where is Where.TUCKED_HERE:
        return tucked_by(context.card)
    if quantity.where is Where.ADJACENT:
        return _NEIGHBORS
    decks = {CardKind.LAW: cards_in(card_set, Deck.LAWS), CardKind.CHARACTER: cards_in(card_set, Deck.RESERVE)}
    every = sum(decks.values()) if quantity.kind is None else decks[quantity.kind]
    if quantity.where in (Where.PYRAMID, Where.ROW):
        return min(every, _CARDS_PLAYED * _players(quantity))
    return every


def _has_section(quantity: Quantity, context: CardContext) -> bool:
    if not context.set.card_set.characters and quantity.kind is not CardKind.LAW:
        return True  # of characters that are not here, nothing is known
    kinds = [*CardKind] if quantity.kind is None else [quantity.kind]
    return any((kind, quantity.section) in context.set.sections for kind in kinds)


def _most_gems(quantity: Quantity, context: CardContext) -> int:
    most = GEMS_IN_BOX if quantity.color is None else GEMS_PER_COLOR
    if quantity.where is Where.STORED_HERE:
        stored = most_stored(context.card, context.set.card_set)
        return most if stored is None else min(most, stored)
    is_stored = quantity.where is not Where.PYRAMID or Deed.STORES in context.set.deeds
    return most if is_stored else 0


def _most_tokens(quantity: Quantity, context: CardContext) -> int:
    """Return the upper bound of tokens and infinite gems; 0 where nothing gives any."""
    whole = context.set
    if quantity.where is Where.HERE:
        # a turned attack token comes to lie on the law, whichever card gave it
        own = whole.rewards if Deed.TURNS in context.deeds else context.rewards
        if not context.takes_over and Deed.MOVES not in whole.deeds and not _is_given(quantity, own, whole):
            return 0
    elif whole.card_set.characters and not _is_given(quantity, whole.rewards, whole):
        return 0
    most = IN_BOX[quantity.counted]
    return most if quantity.color is None else most // len(COLORS)


def _is_given(quantity: Quantity, rewards: Iterable[Reward], whole: SetContext) -> bool:
    return any(
        _gives(reward, quantity) or (Deed.TURNS in whole.deeds and _gives(_turned(reward), quantity))
        for reward in rewards
    )


def _turned(reward: Reward) -> Reward:
    """Return the other sides of tokens: science and magic, attack and defense."""
    tokens = Tokens(reward.tokens.magic, reward.tokens.science, reward.attack)
    return Reward(attack=reward.tokens.defense, tokens=tokens)


def _gives(reward: Reward, quantity: Quantity) -> bool:
    """Whether a reward gives what is counted, or a part of it."""
    tokens = reward.tokens
    match quantity.counted:
        case Counted.INFINITE_GEMS:
            return reward.infinite_gem is not None and (
                quantity.color is None or reward.infinite_gem in (quantity.color, "any")
            )
        case Counted.CIRCLE_BONUS:
            return any(quantity.color in (None, bonus.color) for bonus in tokens.circle_bonus)
        case Counted.POWER_POINTS:
            return bool(tokens.power)
        case Counted.ATTACK:
            return reward.attack > 0
        case Counted.SETS:
            return bool(tokens.defense or tokens.magic or tokens.science)
        case Counted.SCIENCE | Counted.MAGIC | Counted.DEFENSE | Counted.POWER | Counted.MAGIC_BONUS:
            return bool(getattr(tokens, quantity.counted.value))
        case Counted.CARDS | Counted.CIRCLES | Counted.GEMS | Counted.LEVEL | Counted.ROWS:
            return False  # nothing of these stays on a card
        case _:
            assert_never(quantity.counted)
