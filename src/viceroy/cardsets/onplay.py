"""What laws do, as it is written in YAML: effects on play, their condition, and what a law waits for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from viceroy.cardsets.laws import MOST, read_amount, read_each, read_reward
from viceroy.errors import Code
from viceroy.model.laws import (
    ChooseOne,
    Deck,
    DeckHolds,
    DoubleTokens,
    DrawFrom,
    Effect,
    Gain,
    PutBackCards,
    Response,
    SkipNextAuction,
    StoreGems,
    SwapTokens,
    TakeFromRow,
    Trigger,
    TuckFreeCard,
    TuckFromHand,
    Whenever,
)
from viceroy.yamlfiles.reader import Reader

if TYPE_CHECKING:
    from viceroy.yamlfiles.documents import Node

LEAST_OPTIONS = 2


def read_effect(reader: Reader, node: Node) -> Effect | None:
    """Read what happens when a law is played: a mapping with one key, the name of the effect."""
    keys = reader.mapping(node, "an effect", optional=_EFFECTS)
    if keys is None:
        return None
    if len(node.keys) != 1:
        reader.error(node, Code.WRONG_VALUE, "an effect needs exactly one key")
    effects = [_EFFECTS[name](reader, value, name) for name, value in keys.items()]
    return effects[0] if len(effects) == 1 else None


def _gain(reader: Reader, node: Node, name: str) -> Gain | None:
    reward = read_reward(reader, node, name)
    return None if reward is None else Gain(reward)


def _choose_one(reader: Reader, node: Node, name: str) -> ChooseOne | None:
    options = read_each(reader, node, name, read_reward, least=LEAST_OPTIONS)
    return None if options is None else ChooseOne(options)


def _deck_and_cards(reader: Reader, node: Node, name: str) -> tuple[Deck, int] | None:
    keys = reader.mapping(node, name, required=("deck", "cards"))
    if keys is None:
        return None
    deck = reader.one_of(keys["deck"], "deck", Deck) if "deck" in keys else None
    cards = read_amount(reader, keys["cards"], "cards") if "cards" in keys else 0
    return (deck, cards) if deck is not None and cards else None


def _draw(reader: Reader, node: Node, name: str) -> DrawFrom | None:
    told = _deck_and_cards(reader, node, name)
    return None if told is None else DrawFrom(*told)


def _put_back(reader: Reader, node: Node, name: str) -> PutBackCards | None:
    told = _deck_and_cards(reader, node, name)
    return None if told is None else PutBackCards(*told)


def _tuck_from_hand(reader: Reader, node: Node, name: str) -> TuckFromHand:
    keys = reader.mapping(node, name, optional=("up_to",))
    up_to = keys.get("up_to") if keys else None
    return TuckFromHand(None if up_to is None else read_amount(reader, up_to, "up_to"))


def _store_gems(reader: Reader, node: Node, name: str) -> StoreGems | None:
    keys = reader.mapping(node, name, required=("up_to",))
    return StoreGems(read_amount(reader, keys["up_to"], "up_to")) if keys else None


def _swap_tokens(reader: Reader, node: Node, name: str) -> SwapTokens | None:
    keys = reader.mapping(node, name, required=("pay",))
    pay = reader.integer(keys["pay"], "pay", low=0, high=MOST) if keys else None
    return None if pay is None else SwapTokens(pay)


def _without_keys(effect: Effect) -> Callable[[Reader, Node, str], Effect | None]:
    """Return a reader of an effect that has nothing to say but its name: its value is `{}`."""

    def read(reader: Reader, node: Node, name: str) -> Effect | None:
        return None if reader.mapping(node, name) is None else effect

    return read


_EFFECTS: dict[str, Callable[[Reader, Node, str], Effect | None]] = {
    "gain": _gain,
    "choose_one": _choose_one,
    "draw": _draw,
    "put_back": _put_back,
    "tuck_from_hand": _tuck_from_hand,
    "tuck_free_card": _without_keys(TuckFreeCard()),
    "store_gems": _store_gems,
    "swap_tokens": _swap_tokens,
    "take_from_row": _without_keys(TakeFromRow()),
    "skip_next_auction": _without_keys(SkipNextAuction()),
    "double_tokens": _without_keys(DoubleTokens()),
}


def read_deck_holds(reader: Reader, node: Node) -> DeckHolds | None:
    """Read the condition of a law (R13.3)."""
    told = _deck_and_cards(reader, node, "requires")
    return None if told is None else DeckHolds(*told)


def read_whenever(reader: Reader, node: Node) -> Whenever | None:
    """Read what a law waits for, and what the player may do then (L78)."""
    keys = reader.mapping(node, "a rule", required=("event", "may"))
    if keys is None:
        return None
    event = reader.one_of(keys["event"], "event", Trigger) if "event" in keys else None
    may = reader.one_of(keys["may"], "may", Response) if "may" in keys else None
    return None if event is None or may is None else Whenever(event, may)
