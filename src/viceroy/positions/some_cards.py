"""Some card: one of which a position says the kind alone where all can see it, as hands do of cards that are hidden.

Such cards are chosen by the seed before anything else, among those that the position names nowhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import attrs

from viceroy.documents.reader import UNREAD
from viceroy.engine.frame.chance import Dice
from viceroy.errors import Path as Keys
from viceroy.model.cards import TOP_LEVEL_OF_LAWS, Card, CardSet, LawCard, lies_under_characters, offered_rewards
from viceroy.model.quantities import CardKind
from viceroy.positions.forms import PositionForm, PositionPlayerForm, RowForm
from viceroy.sheets.forms import DescribedCardForm, LevelForm, NamedCardForm
from viceroy.sheets.lying import lying_by, may_lie_on, rewards_of
from viceroy.text.source import Problems

_KINDS = tuple(CardKind)
_Fits = Callable[[Card], bool]


def with_some_cards(form: PositionForm, card_set: CardSet, dice: Dice, faults: Problems) -> PositionForm:
    """Return a position with numbers for the kinds in pyramids, under cards, in the row, and among those that are gone.

    All its players can be read. A fault is added where no card is left.
    """
    return _SomeCards(form, card_set, dice, faults).whole()


class _SomeCards:
    """Chooses cards for the kinds in a position."""

    def __init__(self, form: PositionForm, card_set: CardSet, dice: Dice, faults: Problems) -> None:
        self.form, self.card_set, self.dice, self.faults = form, card_set, dice, faults
        self._left: list[Card] | None = None

    def whole(self) -> PositionForm:
        """Return the position with numbers."""
        form = self.form
        players, row, gone = form.players, form.row, form.discarded
        players = tuple([self._player(player, ("players", seat)) for seat, player in enumerate(players)])
        if isinstance(row, RowForm):
            colors = [field.name for field in attrs.fields(RowForm)]
            slots = [self._each(getattr(row, color), ("row", color), _is_character) for color in colors]
            row = RowForm(**dict(zip(colors, slots, strict=True)))
        return attrs.evolve(form, players=players, row=row, discarded=self._each(gone, ("discarded",)))

    def _player(self, player: PositionPlayerForm, keys: Keys) -> PositionPlayerForm:
        if isinstance(player.pyramid, tuple):
            levels = [self._level(level, up, (*keys, "pyramid", up - 1)) for up, level in enumerate(player.pyramid, 1)]
            player = attrs.evolve(player, pyramid=tuple(levels))
        return player

    def _level(self, level: Any, up: int, keys: Keys) -> Any:
        if isinstance(level, LevelForm):
            return attrs.evolve(level, cards=self._level(level.cards, up, (*keys, "cards")))
        if not isinstance(level, tuple):
            return level
        return tuple([self._entry(entry, up, (*keys, x)) for x, entry in enumerate(level)])

    def _entry(self, entry: Any, up: int, keys: Keys) -> Any:
        if isinstance(entry, NamedCardForm):
            tokens, gems = entry.tokens is not None, entry.infinite_gems is not None
            card = self._card(entry.card, (*keys, "card"), lambda card: _may_lie(card, up, tokens=tokens, gems=gems))
            entry = attrs.evolve(entry, card=card)
        if isinstance(entry, NamedCardForm | DescribedCardForm):
            under = self._each(entry.tucked, (*keys, "tucked"), self._may_be_under(entry))
            return attrs.evolve(entry, tucked=under)
        return self._card(entry, keys, lambda card: _may_lie(card, up))

    def _may_be_under(self, entry: NamedCardForm | DescribedCardForm) -> _Fits:
        """Return which laws may lie under a card: under a character only those that are played there (L66)."""
        name = getattr(entry, "card", None)
        card = None if name is UNREAD else self._named(name)
        if card is None or card.kind is CardKind.LAW:
            return lambda card: not lies_under_characters(card)
        return lambda card: _is_character(card) or lies_under_characters(card)

    def _each(self, value: Any, keys: Keys, fits: _Fits = lambda _: True) -> Any:
        if isinstance(value, tuple):
            return tuple([self._card(name, (*keys, index), fits) for index, name in enumerate(value)])
        return self._card(value, keys, fits)

    def _card(self, name: Any, keys: Keys, fits: _Fits = lambda _: True) -> Any:
        """Return the number of a card that fits, in place of a kind."""
        if name is UNREAD or name not in _KINDS:
            return name
        if self._left is None:
            named = set(self._names())
            self._left = [*self.dice.shuffled([card for card in self.card_set.cards if card not in named])]
        card = next((card for card in self._left if card.kind == name and fits(card)), None)
        if card is None:
            self.faults.add(keys, f"no {name} can lie here, or none is left")
            return UNREAD
        self._left.remove(card)
        return card.number

    def _named(self, name: Any) -> Card | None:
        return self.card_set.by_number.get(name) if isinstance(name, int) else self.card_set.by_id.get(name)

    def _names(self) -> Iterator[Card]:
        """Yield the cards that the position names."""
        for name in _names_in(self.form):
            card = self._named(name) if isinstance(name, int | str) else None
            if card is not None:
                yield card


def _is_character(card: Card) -> bool:
    return card.kind is CardKind.CHARACTER


def _may_lie(card: Card, level: int, *, tokens: bool = False, gems: bool = False) -> bool:
    """Whether a card may lie on a level, with nothing open but what is written, and no gem that the bank may lack."""
    is_too_high = card.kind is CardKind.LAW and level > TOP_LEVEL_OF_LAWS
    if is_too_high or not may_lie_on(card, level) or lies_under_characters(card):
        return False
    if isinstance(card, LawCard) and offered_rewards(card) and not tokens:
        return False
    lying = lying_by(card, rewards_of(card, level) or ())
    return (tokens or lying.tokens is not None) and (gems or lying.infinite_gems == ())


def _names_in(form: PositionForm) -> Iterator[Any]:
    """Yield the names of cards in a position; some of them are no names."""
    decks = () if form.decks in (None, UNREAD) else attrs.astuple(form.decks, recurse=False)
    row = () if form.row in (None, UNREAD) else attrs.astuple(form.row, recurse=False)
    for names in (form.discarded, *decks, *row):
        yield from names if isinstance(names, tuple) else (names,)
    for player in form.players:
        yield from player.hand if isinstance(player.hand, tuple) else ()
        for level in player.pyramid if isinstance(player.pyramid, tuple) else ():
            entries = level.cards if isinstance(level, LevelForm) else level
            for entry in () if entries is UNREAD else entries:
                yield getattr(entry, "card", entry)
                under = getattr(entry, "tucked", None)
                yield from under if isinstance(under, tuple) else ()
