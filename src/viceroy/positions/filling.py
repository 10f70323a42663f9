"""Completing a position: deal every card and gem that it does not mention.

The result is a view: cards that are not named stay hidden in it, and are dealt when a state is drawn from it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import attrs

from viceroy.engine.frame.chance import Dice
from viceroy.engine.phases.setup import (
    AUCTION_DECK,
    CARDS_A_TURN,
    CHARACTERS_KEPT,
    GEMS_RETURNED,
    LAWS_DEALT,
    STARTING_GEMS,
)
from viceroy.engine.prompts import AskBids, AskLay, AskPaint, AskStart
from viceroy.engine.state import Rules, Standing
from viceroy.engine.tasks import ReturnBids, StartRound
from viceroy.engine.views import DeckView, GameView, SeatView, SeenCard, SeenTask
from viceroy.errors import Path as Keys
from viceroy.messages import counted, joined
from viceroy.model.cards import Card
from viceroy.model.editions import TURNS, Edition
from viceroy.model.geometry import Place
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS, NO_GEMS, Color, Gems, add_gems, at_most, gems_of, subtract_gems
from viceroy.positions.forms import DECKS, Phase
from viceroy.scoring.painting import gems_spent
from viceroy.sheets.lying import lying_by, rewards_of
from viceroy.text.source import Problems

CHARACTER, LAW = CardKind.CHARACTER, CardKind.LAW
_STARTING_HAND = (SeenCard(CHARACTER), *[SeenCard(LAW)] * LAWS_DEALT)  # R2.5, R2.9
_STARTING_GEMS = sum(STARTING_GEMS) - GEMS_RETURNED  # R2.3

Slots = tuple[int | None, int | None]
"""The card at the base of a color, and the one at its tip."""


class WrittenPyramid(NamedTuple):
    """The pyramid of a player, as far as it is written."""

    keys: Keys = ()
    """Where the player is written."""
    cards: tuple[tuple[PlacedCard, Keys], ...] = ()
    """The cards, and where each is written; none leaves the pyramid open."""
    leftmost: int = 0
    """The place of the leftmost card of level 1."""


@attrs.frozen(kw_only=True)
class Written:
    """What a position says; None for what it leaves open."""

    phase: Phase
    turn: int
    auction: int
    round: int
    seats: tuple[SeatView, ...]
    """What each player has, but for the pyramid; `gems` are None where they are left open."""
    open_hands: frozenset[int]
    """The seats whose hands are left open; they have no cards in `seats`."""
    pyramids: tuple[WrittenPyramid, ...]
    row: Mapping[Color, Slots]
    """The colors of the row that are written."""
    decks: tuple[tuple[SeenCard, ...], ...]
    """The known cards on top of the auction, reserve and law deck, the topmost first."""
    ended: frozenset[str]
    """The decks that have no more cards than these: reserve and law."""
    discarded: tuple[int, ...] | None
    any_gems: tuple[int, ...]
    """How many gems of any colors each player has, beside those in `seats`."""
    bank: Gems | None
    virtual_done: tuple[bool, ...]
    tasks: tuple[SeenTask, ...]

    @property
    def numbers(self) -> Iterator[int | None]:
        """The numbers of all cards that it names."""
        yield from self.discarded or ()
        for slots in self.row.values():
            yield from slots
        for cards in (*self.decks, *[seat.hand for seat in self.seats]):
            yield from (card.number for card in cards)
        for placed in [placed for pyramid in self.pyramids for placed, _ in pyramid.cards]:
            yield placed.card.number
            yield from (card.number for card in placed.tucked_cards)


# -- what holds in a phase if nothing is written ----------------------------------------------------------------------


def default_tasks(phase: Phase, round_: int, *, is_over: bool) -> tuple[SeenTask, ...]:
    """Return the tasks of a moment at which everybody is asked."""
    match phase:
        case Phase.SETUP:
            return (AskStart(),)
        case Phase.AUCTION:
            return (AskBids(),)
        case Phase.DEVELOPMENT:
            return (StartRound(round_ + 1), AskLay())
        case Phase.END:
            return () if is_over else (AskPaint(),)


def default_standing(phase: Phase) -> Standing:
    """Return the standing of a player in the auctions of a turn."""
    return Standing.IN if phase in (Phase.SETUP, Phase.AUCTION) else Standing.HAS_CARD


def default_hand(phase: Phase, edition: Edition) -> tuple[SeenCard, ...]:
    """Return the hand of a player: cards of known kinds, as at the start."""
    if phase is Phase.SETUP:
        return (SeenCard(CardKind.CHARACTER),) * edition.starting_characters_dealt  # B2
    return () if phase is Phase.END else _STARTING_HAND  # R10.1


# -- cards and gems that are not written -----------------------------------------------------------------------------


def filled(written: Written, rules: Rules, dice: Dice, faults: Problems) -> GameView | None:
    """Return a view with everything that is written, and with the rest of the cards and gems; None after faults."""
    table = _Table(written, rules, dice, faults)
    view = table.view()
    return None if faults.error_count else view


class _Table:
    """Lays a position out: the cards that it does not name go where there is room."""

    def __init__(self, written: Written, rules: Rules, dice: Dice, faults: Problems) -> None:
        self.written, self.rules, self.dice, self.faults = written, rules, dice, faults
        named = set(written.numbers)
        left = [card for card in rules.card_set.cards if card.number not in named]
        self._left = {kind: list(dice.shuffled([card for card in left if card.kind is kind])) for kind in CardKind}
        """The cards that the position does not name, in random order."""
        self._free = {kind: len(cards) for kind, cards in self._left.items()}
        """How many of them have no place yet."""
        self._gems_left = self._gems_to_deal()
        """The gems that may lie on cards whose gems the position does not name."""

    def view(self) -> GameView:
        """Lay everything out, and return what can be seen."""
        written, rules = self.written, self.rules
        self._reserve_backs()
        hands = [self._hand(index, seat) for index, seat in enumerate(written.seats)]
        cards = [[self._whole(placed, keys) for placed, keys in pyramid.cards] for pyramid in written.pyramids]
        pyramids = [
            Pyramid(tuple(own or self._first_card(pyramid)))
            for own, pyramid in zip(cards, written.pyramids, strict=True)
        ]
        row = [self._slots(color) for color in COLORS]
        auction, reserve, law, discarded = self._decks()
        gems, bank = self._gems(pyramids)
        seats = [
            attrs.evolve(seat, hand=hand, gems=held, pyramid=pyramid)
            for seat, hand, held, pyramid in zip(written.seats, hands, gems, pyramids, strict=True)
        ]
        top, reserve_top, law_top = written.decks
        return GameView(
            rules=rules,
            seat=None,
            seats=tuple(seats),
            bank=bank,
            tasks=written.tasks,
            turn=written.turn,
            auction=written.auction,
            round=written.round,
            bases=(row[0][0], row[1][0], row[2][0], row[3][0]),
            tips=(row[0][1], row[1][1], row[2][1], row[3][1]),
            auction_deck=auction,
            reserve_deck=DeckView(reserve, reserve_top),
            law_deck=DeckView(law, law_top),
            virtual_done=written.virtual_done,
            discarded=discarded,
            owes=(),
            legal=(),
            chosen=None,
            auction_top=top,
        )

    # -- cards

    def _taken(self, kind: CardKind) -> Card | None:
        """Take a card that the position does not name; None if all have a place."""
        if self._free[kind] <= 0:
            return None
        self._free[kind] -= 1
        return self._left[kind].pop()

    def _reserve_backs(self) -> None:
        """Set cards aside for those of which the position says the kind alone."""
        zones: list[tuple[Keys, tuple[SeenCard, ...]]] = [
            (("decks", name), cards) for name, cards in zip(DECKS, self.written.decks, strict=True)
        ]
        hands = zip(self.written.pyramids, self.written.seats, strict=True)
        zones += [((*player.keys, "hand"), seat.hand) for player, seat in hands]
        for keys, cards in zones:
            for kind, backs in Counter([card.kind for card in cards if card.number is None]).items():
                missing = backs - max(0, self._free[kind])
                if missing > 0:
                    self.faults.add(keys, f"{counted(missing, kind.value)} too many: the set has no more")
                self._free[kind] -= min(backs, max(0, self._free[kind]))

    def _hand(self, index: int, seat: SeatView) -> tuple[SeenCard, ...]:
        """Return the hand of a player; one that is left open has as many of its cards as are left."""
        if index not in self.written.open_hands:
            return seat.hand
        hand = []
        for card in default_hand(self.written.phase, self.rules.edition):
            if self._free[card.kind] > 0:
                self._free[card.kind] -= 1
                hand.append(card)
        return tuple(hand)

    def _first_card(self, pyramid: WrittenPyramid) -> Iterator[PlacedCard]:
        """Yield the first card of a game (R2.5), with its infinite gem if there is one (C17).

        Where the position says what the bank and all players have, there is none.
        """
        if self.written.phase is not Phase.SETUP and (card := self._taken(CHARACTER)) is not None:
            tokens, infinite_gems = attrs.astuple(lying_by(card, rewards_of(card, 1) or (), 0), recurse=False)
            is_open = self.written.bank is None or any(seat.gems is None for seat in self.written.seats)
            is_left = at_most(gems_of(infinite_gems), self._gems_left) == gems_of(infinite_gems)
            has_gems = is_open and is_left and sum(self._gems_left) > sum(self.written.any_gems)
            lying = infinite_gems if has_gems else ()
            self._gems_left = subtract_gems(self._gems_left, gems_of(lying))
            yield PlacedCard(Place(1, pyramid.leftmost), card, tokens, lying)

    def _whole(self, placed: PlacedCard, keys: Keys) -> PlacedCard:
        """Return a card with the cards under it and the gems on it, where only their number is written."""
        stored, tucked = placed.stored, placed.tucked
        if isinstance(stored, int):
            stored = self._drawn(self._gems_left, stored)
            if sum(stored) < placed.stored_count:
                self.faults.add(keys, f"{counted(placed.stored_count, 'gem')} on it, but {sum(stored)} are left (R2.2)")
            self._gems_left = subtract_gems(self._gems_left, stored)
        if isinstance(tucked, int):
            cards = [self._taken(CHARACTER) or self._taken(LAW) for _ in range(tucked)]
            tucked = tuple(card for card in cards if card is not None)
            if len(tucked) < len(cards):
                self.faults.add(keys, f"{counted(len(cards), 'card')} under it, but the set has {len(tucked)} more")
        return attrs.evolve(placed, stored=stored, tucked=tucked)

    def _slots(self, color: Color) -> Slots:
        if color in self.written.row:
            return self.written.row[color]
        is_filled = self.written.phase is not Phase.SETUP and self._row_of <= TURNS
        card = self._taken(CHARACTER) if is_filled else None
        return None if card is None else card.number, None

    @property
    def _row_of(self) -> int:
        """The turn for which the cards in the row were revealed: after the auctions, the next one (R5.21)."""
        return self.written.turn + (self.written.phase is not Phase.AUCTION)

    def _decks(self) -> tuple[int, int, int, tuple[int, ...]]:
        """Return the sizes of the auction, reserve and law deck, and the cards that have left the game."""
        written, rules, free = self.written, self.rules, self._free
        auction, reserve, law = map(len, written.decks)
        is_dealing = written.phase is Phase.SETUP and not written.row
        characters, laws = len(rules.card_set.characters), len(rules.card_set.laws)
        unused = 0 if written.discarded is not None else max(0, characters - rules.edition.character_count)  # B1
        more = max(0, free[CHARACTER] - unused) if is_dealing else self._due(auction)  # in the setup all lie there
        free[CHARACTER] -= more
        if written.discarded is not None:
            return auction + more, reserve + free[CHARACTER], law + free[LAW], written.discarded
        at_start = characters - unused - AUCTION_DECK - CHARACTERS_KEPT * len(rules.players)  # R2.7
        drawn_from = 0 if is_dealing or "reserve" in written.ended else max(0, at_start - reserve)
        laws_left = 0 if "law" in written.ended else free[LAW] - (laws - rules.edition.law_count)  # B1
        gone = [*self._gone(CHARACTER, drawn_from), *self._gone(LAW, laws_left)]
        return auction + more, reserve + free[CHARACTER], law + free[LAW], tuple(sorted(gone))

    def _due(self, known: int) -> int:
        """Return how many cards lie in the auction deck below those that are known (R2.8)."""
        due = max(0, AUCTION_DECK - CARDS_A_TURN * self._row_of)
        what = f"in turn {self.written.turn} the auction deck has {counted(due, 'card')}"
        if known > due:
            self.faults.add(("decks", "auction"), f"{what}, found {known} (R2.8)")
        elif due - known > self._free[CHARACTER]:
            left = known + max(0, self._free[CHARACTER])
            self.faults.add(("turn",), f"{what}, but only {left} are left for it")
            return 0
        return max(0, due - known)

    def _gone(self, kind: CardKind, staying: int) -> Iterator[int]:
        """Yield cards that have left the game: the free ones but for some, those that the set keeps last (B1)."""
        kept = self.rules.card_set.kept
        self._left[kind].sort(key=lambda card: card.number not in kept)
        while self._free[kind] > max(0, staying) and (card := self._taken(kind)) is not None:
            yield card.number

    # -- gems

    def _gems_to_deal(self) -> Gems:
        """Return the gems that the position names nowhere.

        Those on cards of which it says the number alone are among them.
        """
        left: Gems = (self.rules.gems_of_each_color,) * 4
        written = [Pyramid(tuple([placed for placed, _ in own.cards])) for own in self.written.pyramids]
        for _, gems in self._gems_written(written):
            left = subtract_gems(left, gems)
        return max(0, left[0]), max(0, left[1]), max(0, left[2]), max(0, left[3])

    def _gems(self, pyramids: list[Pyramid]) -> tuple[list[Gems | None], Gems]:
        """Return the gems of each seat, None where they are to be drawn from what the bank leaves, and the bank."""
        written, each = self.written, self.rules.gems_of_each_color
        left: Gems = (each,) * 4
        for keys, gems in self._gems_written(pyramids):
            before, left = left, subtract_gems(left, gems)
            for color, there, now in zip(COLORS, before, left, strict=True):
                if now < 0 <= there:
                    players = counted(len(self.rules.players), "player")
                    message = f"this makes {each - now} {color} gems in all; {players} have {each} (R2.2)"
                    self.faults.add(keys, message)
        gems_of_seats = [seat.gems for seat in written.seats]
        for index, (held, count) in enumerate(zip(gems_of_seats, written.any_gems, strict=True)):
            if held is not None and count:
                drawn = self._drawn(left, count)
                if sum(drawn) < count:
                    keys = (*written.pyramids[index].keys, "gems")
                    self.faults.add(keys, f"{counted(count, 'gem')} of any color, but {sum(drawn)} are left (R2.2)")
                gems_of_seats[index], left = add_gems(held, drawn), subtract_gems(left, drawn)
        if written.bank is not None:
            if None not in gems_of_seats and any(count > 0 for count in left):
                nowhere = joined(
                    [f"{count} {color}" for color, count in zip(COLORS, left, strict=True) if count > 0], "and"
                )
                hint = "leave out 'bank', or the 'gems' of a player"
                self.faults.add(("bank",), f"gems that lie nowhere: {nowhere}; {hint} (R8.2)")
            return gems_of_seats, written.bank
        for index, held in enumerate(gems_of_seats):
            if held is None:
                drawn = self._drawn(STARTING_GEMS if written.phase is Phase.SETUP else left, _STARTING_GEMS)
                gems_of_seats[index], left = drawn, subtract_gems(left, drawn)
        return gems_of_seats, left

    def _drawn(self, gems: Gems, count: int) -> Gems:
        """Return some of the gems, at random: all, if there are fewer."""
        pieces = [color for color, number in zip(COLORS, gems, strict=True) for _ in range(number)]
        return gems_of(self.dice.shuffled(pieces)[:count])

    def _gems_written(self, pyramids: list[Pyramid]) -> Iterator[tuple[Keys, Gems]]:
        """Yield all gems on the table, and where they are written."""
        for seat, own, pyramid in zip(self.written.seats, self.written.pyramids, pyramids, strict=True):
            yield (*own.keys, "gems"), seat.gems or NO_GEMS
            yield (*own.keys, "painted"), gems_spent(seat.paints)
            keys = [keys for _, keys in own.cards] or [own.keys] * len(pyramid.cards)
            for at, placed in zip(keys, pyramid.cards, strict=True):
                yield at, add_gems(gems_of(placed.infinite_gems), placed.stored_gems)
        for index, task in enumerate(self.written.tasks):
            if isinstance(task, ReturnBids):
                yield ("pending", index), gems_of(task.colors)
        if self.written.bank is not None:
            yield ("bank",), self.written.bank
