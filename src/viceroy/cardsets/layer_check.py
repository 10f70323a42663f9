"""What one card set says about the set below it, checked: what it drops and replaces, adds and keeps (C27)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from viceroy.cardsets.layers import Layer, Part
from viceroy.cardsets.rules import CARD_LISTS
from viceroy.errors import Code
from viceroy.messages import did_you_mean, numbers_text, shown
from viceroy.model.cards import Card, CardSet, Id, Number, name_in
from viceroy.plaindata.plain import PlainData

_PLAIN = PlainData()


def check_layer(layer: Layer, below: CardSet | None) -> None:
    """Add what does not go with the set below to the problems of a layer; None if there is no set below."""
    if layer.extends is None:
        _refuse_changes(layer)
        below = None
    check = _LayerCheck(layer, below)
    check.dropped()
    check.replaced()
    check.added()
    check.kept()


def _refuse_changes(layer: Layer) -> None:
    """Add the faults of changes to a set that is not named."""
    for part in layer.parts:
        for key in ("drop", "replace"):
            if isinstance(part.data, dict) and key in part.data and not _names_a_set(layer):
                message = f"{key} changes the set below: write extends: and a set, such as printed"
                part.add((key,), message, Code.MISSING_KEY, at_key=True)


def _names_a_set(layer: Layer) -> bool:
    """Whether a file says what the set extends, right or wrong."""
    return any(isinstance(part.data, dict) and "extends" in part.data for part in layer.parts)


class _LayerCheck:
    """Looks at the data of one layer; what has the wrong shape was found when it was read."""

    def __init__(self, layer: Layer, below: CardSet | None) -> None:
        self._parts = layer.parts
        self._below = below
        self._gone: set[int] = set()  # the numbers of cards of the set below that are dropped or replaced
        self._there: set[int] = set()  # the numbers of all cards that are written in this layer

    def dropped(self) -> None:
        """Check what the set drops: cards of the set below, each once."""
        for part, keys, one in _items(self._parts, "drop"):
            if self._below is None or not (_PLAIN.takes(one, Number) or _PLAIN.takes(one, Id)):
                continue
            card = self._below.by_number.get(one) if isinstance(one, int) else self._below.by_id.get(one)
            if card is None:
                part.add(keys, self._no_such_card(one), Code.UNKNOWN_CARD)
            elif card.number in self._gone:
                part.add(keys, f"drop names {_called(card)} twice", Code.CARD_TWICE)
            else:
                self._gone.add(card.number)

    def replaced(self) -> None:
        """Check that the set below has the cards that are replaced, and still has them."""
        for part, keys, number in _numbers(self._parts, "replace"):
            self._there.add(number)
            if self._below is None:
                continue
            card = self._below.by_number.get(number)
            if card is None:
                message = f"{self._no_such_card(number)}; a new card stands under characters or laws"
                part.add((*keys, "number"), message, Code.UNKNOWN_CARD)
            elif number in self._gone:
                message = f"{_called(card)} is dropped and replaced; leave it out of drop"
                part.add((*keys, "number"), message, Code.CARD_TWICE)
        self._gone |= self._there

    def added(self) -> None:
        """Check that no number and no id of the set below is used again."""
        for name in ("characters", "laws"):
            for part, keys, number in _numbers(self._parts, name):
                self._there.add(number)
                card = self._below.by_number.get(number) if self._below else None
                if card is not None and number not in self._gone:
                    message = f"{_called(card)} of the set below has the number too; take another number"
                    message = f"{message}, drop that card, or write this one under replace"
                    part.add((*keys, "number"), message, Code.DUPLICATE_NUMBER)
        for name in CARD_LISTS:
            for part, keys, written in _items(self._parts, name):
                found = written.get("id") if isinstance(written, dict) else None
                card = self._below.by_id.get(found) if self._below and isinstance(found, str) else None
                if card is not None and card.number not in self._gone:
                    message = f"{_called(card)} of the set below has the id too"
                    part.add((*keys, "id"), message, Code.DUPLICATE_ID)

    def kept(self) -> None:
        """Check that the set has the cards that it keeps, and that it has any."""
        below = self._below.by_number.keys() if self._below else set()
        left = self._there | (below - self._gone)
        for part, keys, number in _items(self._parts, "keep"):
            if _PLAIN.takes(number, Number) and number not in left:
                part.add(keys, f"keep names {number}, which is no card of the set", Code.UNKNOWN_CARD)
        if self._below and not left:
            part, keys, _ = next(_items(self._parts, "drop"))
            part.add(keys[:1], "drop leaves no card; a set needs at least one", Code.WRONG_VALUE)

    def _no_such_card(self, one: int | str) -> str:
        assert self._below is not None
        if isinstance(one, int):
            return f"the set below has no card {one}; it has {numbers_text(self._below.by_number)}"
        return f"the set below has no card {shown(one)}{did_you_mean(one, self._below.by_id)}"


def _called(card: Card) -> str:
    return f"card {card.number} ({name_in(card.names, 'en')})"


def _items(parts: list[Part], key: str) -> Iterator[tuple[Part, tuple[str, int], Any]]:
    """Yield what a list of the files holds, with the file and the place; nothing where it is no list."""
    for part in parts:
        items = part.data.get(key) if isinstance(part.data, dict) else None
        for index, one in enumerate(items if isinstance(items, list) else ()):
            yield part, (key, index), one


def _numbers(parts: list[Part], key: str) -> Iterator[tuple[Part, tuple[str, int], int]]:
    """Yield the numbers of cards in a list of the files."""
    for part, keys, card in _items(parts, key):
        number = card.get("number") if isinstance(card, dict) else None
        if isinstance(number, int) and _PLAIN.takes(number, Number):
            yield part, keys, number
