"""What somebody knows of the table who keeps a ledger of the events, and looks at nothing else.

Where the ledger differs from the state, an event is missing, wrong or there twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import attrs

from viceroy import events as ev
from viceroy.engine.actions import Slot
from viceroy.engine.state import GameState
from viceroy.engine.tasks import ReturnBids
from viceroy.model.cards import CardSet
from viceroy.model.geometry import Place
from viceroy.model.laws import Placement
from viceroy.model.tokens import COLORS, Color, Gems, TokenKind, Tokens

OneToken = tuple[TokenKind, int | None, Color | None]


def one_by_one(tokens: Tokens) -> Counter[OneToken]:
    counted: Counter[OneToken] = Counter()
    counted[TokenKind.SCIENCE, None, None] = tokens.science
    counted[TokenKind.MAGIC, None, None] = tokens.magic
    counted[TokenKind.DEFENSE, None, None] = tokens.defense
    counted.update((TokenKind.POWER, value, None) for value in tokens.power)
    counted.update((TokenKind.MAGIC_BONUS, value, None) for value in tokens.magic_bonus)
    counted.update((TokenKind.CIRCLE_BONUS, bonus.value, bonus.color) for bonus in tokens.circle_bonus)
    return +counted


BEFORE = {
    "science": Tokens(science=1), "magic": Tokens(magic=1), "defense": Tokens(defense=1), "attack": Tokens(),
}  # fmt: skip
"""The token that lies on a card before it is turned over, by the side that is up; an attack token lies on none."""
TURNED = {
    "science": Tokens(magic=1), "magic": Tokens(science=1), "defense": Tokens(), "attack": Tokens(defense=1),
}  # fmt: skip
"""The token that lies there afterwards."""


@attrs.define
class Lying:
    """A card at a place, and what lies on and under it."""

    card: int
    tokens: Counter[OneToken] = attrs.Factory(Counter)
    infinite: Counter[Color] = attrs.Factory(Counter)
    stored: Counter[Color] = attrs.Factory(Counter)
    tucked: list[int] = attrs.Factory(list)


@attrs.define
class Player:
    """What one player has."""

    gems: Counter[Color] = attrs.Factory(lambda: Counter(COLORS * 2))  # R2.3
    attack: int = 0
    hand: set[int] = attrs.Factory(set)
    at: dict[Place, Lying] = attrs.Factory(dict)


def counter(gems: Gems) -> Counter[Color]:
    return Counter(dict(zip(COLORS, gems, strict=True)))


class Ledger:
    """The table, event by event."""

    def __init__(self, cards: CardSet) -> None:
        self.under = {law.number for law in cards.laws if law.placement is Placement.UNDER_CHARACTER}
        self.players: list[Player] = []
        self.bank: Counter[Color] = Counter()
        self.row: dict[tuple[Color, Slot], int] = {}
        self.kept: dict[int, int] = {}  # the card that each seat keeps at the start, which no event shows

    # -- gems --------------------------------------------------------------------------------------------------------

    def _pay(self, seat: int, gems: Counter[Color]) -> None:
        self.players[seat].gems.subtract(gems)
        self.bank.update(gems)

    def _get(self, seat: int, gems: Counter[Color]) -> None:
        self.bank.subtract(gems)
        self.players[seat].gems.update(gems)

    def _gem_event(self, event: ev.Event) -> None:
        match event:
            case ev.GameStarted(players):
                self.players = [Player() for _ in players]
                self.bank = Counter(COLORS * (2 * len(players)))  # of four a player, two lie behind each screen (R2.2)
            case ev.GemsReturned(seat, gems) if gems is not None:
                self._pay(seat, counter(gems))
            case ev.BidsRevealed(bids):
                for seat, bid in bids:
                    if bid == "attack":
                        self.players[seat].attack -= 1
                    elif bid != "pass":
                        self._pay(seat, Counter([Color(bid)]))  # type: ignore[call-arg]
            case ev.GemsPaid(seat, gems) | ev.GemsLost(seat, gems):
                self._pay(seat, counter(gems))
            case ev.GemsTaken(seat, gems):
                self._get(seat, counter(gems))
            case ev.CardPlaced(seat, _, _, paid):
                self._pay(seat, counter(paid))
            case ev.CircleClosed(seat, _, color, gem=True):
                self._get(seat, Counter([color]))
            case ev.SectionPainted(seat, _, _, color):
                self.players[seat].gems[color] -= 1
            case ev.TokenTurned(seat, _, side) if side in ("attack", "defense"):
                self.players[seat].attack += 1 if side == "defense" else -1
            case ev.AttackPaid(seat, count):
                self.players[seat].attack -= count
            case ev.AttackGained(seat, count):
                self.players[seat].attack += count

    # -- what lies on cards ------------------------------------------------------------------------------------------

    def _lying_event(self, event: ev.Event) -> None:
        match event:
            case ev.TokensGained(seat, place, tokens):
                self.players[seat].at[place].tokens.update(one_by_one(tokens))
            case ev.TokenMoved(seat, (origin, token), place):
                self.players[seat].at[origin].tokens.subtract([attrs.astuple(token)])
                self.players[seat].at[place].tokens.update([attrs.astuple(token)])
            case ev.TokenTurned(seat, place, side):
                there = self.players[seat].at[place].tokens
                there.update(one_by_one(TURNED[side]))
                there.subtract(one_by_one(BEFORE[side]))
            case ev.GemsTakenBack(seat, place, gems):
                self.players[seat].at[place].stored.subtract(counter(gems))
                self.players[seat].gems.update(counter(gems))
            case ev.TokenPaid(seat, (place, token)):
                self.players[seat].at[place].tokens.subtract([attrs.astuple(token)])
            case ev.InfiniteGemGained(seat, place, color, own):
                (self.players[seat].gems if own else self.bank)[color] -= 1
                self.players[seat].at[place].infinite[color] += 1
            case ev.GemStored(seat, place, color):
                self.players[seat].gems[color] -= 1
                self.players[seat].at[place].stored[color] += 1
            case ev.TokensSwapped(seat, own, other, others, paid):
                self.players[seat].gems.subtract(counter(paid))
                self.players[other].gems.update(counter(paid))
                one, two = self.players[seat].at[own[0]], self.players[other].at[others[0]]
                given, gained = attrs.astuple(own[1]), attrs.astuple(others[1])
                one.tokens.subtract([given])
                one.tokens.update([gained])
                two.tokens.subtract([gained])
                two.tokens.update([given])
            case ev.CardMovedUnder(seat, card, origin, place):
                moved, law = self.players[seat].at.pop(origin), self.players[seat].at[place]
                assert moved.card == card
                law.tokens.update(moved.tokens)
                law.infinite.update(moved.infinite)
                law.stored.update(moved.stored)
                law.tucked.append(card)

    # -- cards -------------------------------------------------------------------------------------------------------

    def _hand_event(self, event: ev.Event) -> None:
        match event:
            case ev.CharactersDealt(seat, _, cards) | ev.LawsDealt(seat, _, cards) if cards is not None:
                self.players[seat].hand.update(cards)
            case ev.FirstCardPlaced(seat, card):
                self.players[seat].hand = {self.kept[seat]}
                self.players[seat].at[Place(1, 0)] = Lying(card)
            case ev.CardDrawn(seat, _, card) if card is not None:
                self.players[seat].hand.add(card)
            case ev.CardTakenBack(seat, card, place):
                self.players[seat].at[place].tucked.remove(card)
                self.players[seat].hand.add(card)
            case ev.CardReturned(seat, card):
                self.players[seat].hand.add(card)
            case ev.CardPutBack(seat, _, card) if card is not None:
                self.players[seat].hand.remove(card)
            case ev.CardPlaced(seat, card, place):
                own = self.players[seat]
                own.hand.remove(card)
                if card not in self.under:  # such a law is in CardTucked
                    own.at.setdefault(place, Lying(card)).card = card
            case ev.CardTucked(seat, card, place):
                self.players[seat].hand.discard(card)
                self.players[seat].at[place].tucked.append(card)
            case ev.HandDiscarded(seat, cards, gems, attack):
                own = self.players[seat]
                assert (own.hand, +own.gems, own.attack) == (set(cards), +counter(gems), attack)
                own.hand = set()

    def _row_event(self, event: ev.Event) -> None:
        match event:
            case ev.CardsRevealed(bases, tips):
                self._row_is(tips, Slot.TIP)
                self.row.update({(color, Slot.BASE): card for color, card in zip(COLORS, bases, strict=True) if card})
            case ev.CardTaken(seat, card, color, slot):
                assert self.row.pop((color, slot)) == card
                self.players[seat].hand.add(card)
            case ev.RowRefilled(card, color, slot):
                self.row[color, slot] = card
            case ev.RowMoved(discarded, tips):
                assert {card for (_, slot), card in self.row.items() if slot is Slot.TIP} == set(discarded)
                moved = {(color, Slot.TIP): card for (color, slot), card in self.row.items() if slot is Slot.BASE}
                self.row = moved
                self._row_is(tips, Slot.TIP)
            case ev.CardsDiscarded(cards):
                self.row = {place: card for place, card in self.row.items() if card not in cards}
                for player in self.players:
                    player.hand.difference_update(cards)
                    for lying in player.at.values():
                        lying.tucked = [card for card in lying.tucked if card not in cards]

    def _row_is(self, told: ev.Row, where: Slot) -> None:
        assert tuple(self.row.get((color, where)) for color in COLORS) == told

    def note(self, event: ev.Event) -> None:
        self._gem_event(event)
        self._hand_event(event)
        self._lying_event(event)
        self._row_event(event)

    # -- comparing ---------------------------------------------------------------------------------------------------

    def differences(self, state: GameState) -> Iterator[str]:
        bids = [color for task in state.tasks if isinstance(task, ReturnBids) for color in task.colors]
        if +self.bank != +(counter(state.bank) + Counter(bids)):
            yield f"the bank: {self.bank}"
        self._row_is(state.bases, Slot.BASE)
        self._row_is(state.tips, Slot.TIP)
        for index, (player, seat) in enumerate(zip(self.players, state.seats, strict=True)):
            if (+player.gems, player.attack) != (+counter(seat.gems), seat.attack):
                yield f"the screen of seat {index}: {player.gems}, {player.attack}"
            if not state.turn and not seat.pyramid.cards:
                continue
            if player.hand != set(seat.numbers):
                yield f"the hand of seat {index}: {player.hand}"
            if {place: _plain(lying) for place, lying in player.at.items()} != dict(_lying(state, index)):
                yield f"the pyramid of seat {index}: {player.at}"


Plain = tuple[int, Counter[OneToken], Counter[Color], Counter[Color], list[int]]


def _plain(lying: Lying) -> Plain:
    return lying.card, +lying.tokens, +lying.infinite, +lying.stored, lying.tucked


def _lying(state: GameState, seat: int) -> Iterator[tuple[Place, Plain]]:
    for placed in state.seats[seat].pyramid.cards:
        stored = placed.stored if isinstance(placed.stored, tuple) else (0, 0, 0, 0)
        under = placed.tucked if isinstance(placed.tucked, tuple) else ()
        yield (
            placed.place,
            (
                placed.card.number or 0,
                one_by_one(placed.tokens),
                Counter(placed.infinite_gems),
                +counter(stored),
                [card.number for card in under],
            ),
        )
