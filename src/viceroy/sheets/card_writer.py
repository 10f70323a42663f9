"""How a card of a game is written on a score sheet: the shortest form from which the same is read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import attrs

from viceroy.cardsets.rules import card_forms
from viceroy.model.cards import (
    TOP_LEVEL,
    AnyCard,
    Card,
    CardSet,
    DescribedCard,
    LawCard,
    doublings,
    most_stored,
    most_tucked,
    offered_rewards,
    possible_rewards,
    sure_rewards,
    tokens_from,
)
from viceroy.model.laws import Reward
from viceroy.model.points import PointsClause
from viceroy.model.pyramid import PlacedCard
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS, Color, Gems, Tokens
from viceroy.sheets.cards import MOST_DOUBLINGS, TOP_LEVEL_TOKEN
from viceroy.sheets.forms import REWARDS

Data = dict[str, Any]


_PLAIN_NAME = re.compile(r"[^\W\d_]+(?: [^\W_]+)*")
_NO_NAMES = frozenset({"true", "false", "null", "yes", "no", "on", "off", "y", "n"})


def quoted(name: str) -> str:
    """Return a name as YAML: in quotes unless it is made of letters, with everything that is not printed escaped."""
    if _PLAIN_NAME.fullmatch(name) and name.lower() not in _NO_NAMES:
        return name
    escaped = (character if character.isprintable() else f"\\U{ord(character):08X}" for character in name)
    return '"' + "".join("\\" + part if part in ('"', "\\") else part for part in escaped) + '"'


def gems_data(gems: Gems) -> Data:
    """Return gems by their colors.

    >>> gems_data((0, 2, 0, 1))
    {'red': 2, 'yellow': 1}
    """
    return {color.value: count for color, count in zip(COLORS, gems, strict=True) if count}


def tokens_data(tokens: Tokens) -> Data:
    """Return tokens by their kinds.

    >>> tokens_data(Tokens(magic=2, power=(12, 3)))
    {'magic': 2, 'power': [3, 12]}
    """
    data = {
        "science": tokens.science,
        "magic": tokens.magic,
        "defense": tokens.defense,
        "power": [*tokens.power],
        "magic_bonus": [*tokens.magic_bonus],
        "circle_bonus": [{"color": color.value, "value": value} for color, value in tokens.circle_bonus],
    }
    return {kind: value for kind, value in data.items() if value}


@attrs.frozen
class Forms:
    """The forms of all cards on one sheet: numbers of the card set of the sheet, and descriptions of all other cards.

    `names` holds the card of that set which stands for each tucked card: of a tucked card only the kind is ever asked.
    """

    card_set: CardSet
    names: dict[int, Card]

    @classmethod
    def of(cls, card_set: CardSet, laid: Sequence[PlacedCard]) -> Forms:
        """Return the forms of the cards of all pyramids."""
        tucked = [card for placed in laid for card in _known(placed.tucked)]
        taken = {card.number for card in (*tucked, *(placed.card for placed in laid))}
        spare = {
            kind: [card for card in card_set.cards if card.kind is kind and card.number not in taken]
            for kind in CardKind
        }
        names: dict[int, Card] = {}
        for card in tucked:
            own = card_set.by_number.get(card.number)
            if own is not None and own.kind is card.kind:
                names[card.number] = own
            elif spare[card.kind]:
                names[card.number] = spare[card.kind].pop(0)
        return cls(card_set, names)

    def data(self, placed: PlacedCard) -> int | Data:
        """Return the form of a card: its number, or a mapping where there is more to say."""
        card, tucked = placed.card, self._under(placed)
        lying: Data = {}
        if placed.stored_count:
            lying["gems"] = placed.stored if isinstance(placed.stored, int) else gems_data(placed.stored)
        if tucked:
            lying["tucked"] = tucked if isinstance(tucked, int) else [under.number for under in tucked]
        if isinstance(card, DescribedCard) or not self._is_named(placed, card):
            return {**_description(placed), **lying, **_scoring(card)}
        data = {**_shortest(placed, card, _known(tucked)), **lying}
        return {"card": card.number, **data} if data else card.number

    def _under(self, placed: PlacedCard) -> tuple[Card, ...] | int:
        """Return the cards of the set that stand for those under a card, or how many there are if not all have one."""
        tucked = _known(placed.tucked)
        if all(card.number in self.names for card in tucked):
            return tuple(self.names[card.number] for card in tucked) or placed.tucked_count
        return placed.tucked_count

    def _is_named(self, placed: PlacedCard, card: Card) -> bool:
        """Whether a card is one of the set, and may carry there what lies on it and under it."""
        tucks, stores = most_tucked(card), most_stored(card, self.card_set)
        return (
            self.card_set.by_number.get(card.number) == card
            and (tucks is None or placed.tucked_count <= tucks)
            and (stores is None or placed.stored_count <= stores)
        )


def _known(tucked: tuple[Card, ...] | int) -> tuple[Card, ...]:
    return () if isinstance(tucked, int) else tucked


# -- a card of no set ---------------------------------------------------------------------------------------------


def _description(placed: PlacedCard) -> Data:
    card = placed.card
    data: Data = {"sections": card_forms().write(card.sections)}
    if card.number is not None:
        data["number"] = card.number
    if card.names:
        data["name"] = {quoted(language): quoted(name) for language, name in card.names}
    if card.kind is CardKind.LAW:
        data["kind"] = card.kind.value
    if placed.tokens:
        data["tokens"] = tokens_data(placed.tokens)
    if placed.infinite_gems:
        data["infinite_gems"] = _colors(placed.infinite_gems)
    return data


def _scoring(card: AnyCard) -> Data:
    return {"scoring": [card_forms().write(clause, PointsClause) for clause in card.scoring]} if card.scoring else {}


def _colors(colors: tuple[Color, ...]) -> list[str]:
    return [color.value for color in colors]


# -- a card of the set --------------------------------------------------------------------------------------------


def _shortest(placed: PlacedCard, card: Card, tucked: tuple[Card, ...]) -> Data:
    """Return what must be written of a card beside its number, with these cards under it."""
    if isinstance(card, LawCard) and offered_rewards(card):
        return _chosen(placed, card, tucked)
    forms = [_needed(placed, card, tucked, *given) for given in _given(card, placed.place.level)]
    return min(forms, key=lambda data: (len(data) - ("choice" in data), len(data)))  # rather a choice than its tokens


def _chosen(placed: PlacedCard, law: LawCard, tucked: tuple[Card, ...]) -> Data:
    """Return what must be written of a law that offered a choice: which, if only one can have left what lies there."""
    fitting = [
        _needed(placed, law, tucked, choice, rewards)
        for choice, rewards in _given(law, placed.place.level)
        if tokens_from(rewards) == placed.tokens and _may_leave(rewards, placed.infinite_gems)
    ]
    if len(fitting) == 1:
        return fitting[0]
    return {"tokens": tokens_data(placed.tokens), **_needed(placed, law, tucked, {}, sure_rewards(law))}


def _given(card: Card, level: int) -> Iterator[tuple[Data, tuple[Reward, ...]]]:
    """Yield every way in which a card may have been played: the choice as written, and the rewards."""
    if isinstance(card, LawCard):
        for options in product(*(enumerate(offer, 1) for offer in offered_rewards(card))):
            numbers = [number for number, _ in options]
            choice = {"choice": numbers[0] if len(numbers) == 1 else numbers} if numbers else {}
            yield choice, (*sure_rewards(card), *(reward for _, reward in options))
    elif level < TOP_LEVEL:
        yield {}, card.rewards(level)
    else:
        yield {}, (TOP_LEVEL_TOKEN,)
        yield {"choice": REWARDS}, card.rewards(level)


def _needed(
    placed: PlacedCard, card: Card, tucked: tuple[Card, ...], choice: Data, rewards: tuple[Reward, ...]
) -> Data:
    """Return what must be written if a card gave these rewards."""
    data = dict(choice)
    left = possible_rewards(card) if isinstance(card, LawCard) else ()
    if _tokens(rewards, doublings(card, tucked)) != placed.tokens or any(reward.tokens for reward in left):
        data["tokens"] = tokens_data(placed.tokens)
    if _infinite(rewards) != placed.infinite_gems or any(reward.infinite_gem for reward in left):
        data["infinite_gems"] = _colors(placed.infinite_gems)
    return data


def _tokens(rewards: tuple[Reward, ...], times: int) -> Tokens | None:
    """Return the tokens that rewards leave, so many times doubled; None where a sheet must list them."""
    if times > MOST_DOUBLINGS:
        return None
    tokens = tokens_from(rewards)
    for _ in range(times):
        tokens = tokens.doubled()
    return tokens


def _infinite(rewards: tuple[Reward, ...]) -> tuple[str, ...]:
    """Return the infinite gems of rewards, by color; `any` for one of a color of choice."""
    return tuple(reward.infinite_gem for reward in rewards if reward.infinite_gem is not None)


def _may_leave(rewards: tuple[Reward, ...], infinite: tuple[Color, ...]) -> bool:
    """Whether rewards may have left these infinite gems; one of a color of choice may not have been there (R7.9)."""
    given = _infinite(rewards)
    return len(infinite) <= len(given) if "any" in given else infinite == given
