"""Events in English, a line each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from viceroy.engine import events as e
from viceroy.engine.actions import Token
from viceroy.engine.state import GameState
from viceroy.engine.views import GameView
from viceroy.errors import as_whole, check_type, whole_number, wrong_type
from viceroy.messages import counted, joined
from viceroy.model.cards import CardSet
from viceroy.model.geometry import Place
from viceroy.model.laws import Rest
from viceroy.model.tokens import COLORS, Gems, TokenKind, Tokens
from viceroy.wording.laws import counted_tokens

if TYPE_CHECKING:
    from viceroy.model.pyramid import PlacedCard, Pyramid


class Narrator:
    """Narrates events with the names of the players and cards of a game. Wrong types raise `TypeError`."""

    def __init__(self, players: tuple[str, ...], card_set: CardSet) -> None:
        check_type(players, tuple, "a tuple of names for players")
        check_type(card_set, CardSet, "a CardSet")
        self.players = players
        self.card_set = card_set
        self._pyramids: tuple[Pyramid, ...] = ()  # by seat, if there is a table

    def tell(self, event: e.Event, table: GameState | GameView | None = None) -> str:
        """Return an event as a line of English. If `table` is the state or view after it, places are named by cards."""
        if type(event) not in _LINES:
            raise wrong_type("an event", event)
        check_type(table, GameState | GameView | None, "a GameState, a GameView or None for table")
        return _LINES[type(event)](self if table is None else self._looking_at(table), event)

    def _looking_at(self, table: GameState | GameView) -> Narrator:
        looking = Narrator(self.players, self.card_set)
        looking._pyramids = tuple(seat.pyramid for seat in table.seats)
        return looking

    # -- cards --------------------------------------------------------------------------------------------------------

    def player(self, seat: int) -> str:
        """Return the name of a player."""
        if as_whole(seat) not in range(len(self.players)):
            raise ValueError(f"no seat {seat!r}; there are {counted(len(self.players), 'player')}")
        return self.players[seat]

    def card(self, number: int) -> str:
        """Return the number and English name of a card."""
        number = whole_number(number, "an int for number")
        card = self.card_set.by_number.get(number)
        return f"{number} {dict(card.names)['en']}" if card else str(number)

    def cards(self, numbers: tuple[int, ...]) -> str:
        """Return a list of cards, "nothing" if it is empty."""
        check_type(numbers, Sequence, "a sequence of ints for numbers")
        return ", ".join(self.card(number) for number in numbers) or "nothing"

    # -- places -------------------------------------------------------------------------------------------------------

    def lying(self, seat: int, place: Place) -> str:
        """Return the card of a player at a place, or the place if there is no table."""
        check_type(place, Place, "a Place")
        if not self._pyramids:
            return place_text(place)
        placed = self._at(seat, place)
        return f"level {place.level}" if placed is None else self._name(placed)

    def circle(self, seat: int, place: Place) -> str:
        """Return where a circle is, by its upper card."""
        return f"{'under' if self._pyramids else 'at'} {self.lying(seat, place)}"

    def spot(self, seat: int, card: int, place: Place) -> str:
        """Return where a card was placed."""
        check_type(place, Place, "a Place")
        if not self._pyramids:
            return f"on {place_text(place)}"
        placed = self._at(seat, place)
        if placed is not None and placed.card.number != card:  # L66
            return f"under {self._name(placed)}"
        if place.level == 1:
            return f"on level 1{self._beside(seat, place)}"
        below = (self._at(seat, support) for support in place.supports)
        return f"on level {place.level}, across {joined(str(held.card.number) for held in below if held is not None)}"

    def _beside(self, seat: int, place: Place) -> str:
        """Return the neighbor of a card on level 1, on the side that is nearer to x 0."""
        left, right = (self._at(seat, beside) for beside in place.beside)
        if right is not None and (place.x < 0 or left is None):
            return f", left of {self._name(right)}"
        return "" if left is None else f", right of {self._name(left)}"

    def _at(self, seat: int, place: Place) -> PlacedCard | None:
        return self._pyramids[seat].at.get(place)

    def _name(self, placed: PlacedCard) -> str:
        return self.card(placed.card.number or 0)


def gems_text(gems: Sequence[int]) -> str:
    """Return gems by color as a phrase.

    >>> gems_text((1, 0, 0, 2))
    '1 blue, 2 yellow'
    """
    return ", ".join(f"{gems[color.position]} {color}" for color in COLORS if gems[color.position]) or "no gems"


def tokens_text(tokens: Tokens) -> str:
    """Return tokens as a phrase.

    >>> tokens_text(Tokens(magic=2, power=(12,)))
    'a 12-point token and 2 magic tokens'
    """
    bonuses = [Token(TokenKind.MAGIC_BONUS, value) for value in tokens.magic_bonus]
    bonuses += [Token(TokenKind.CIRCLE_BONUS, bonus.value, bonus.color) for bonus in tokens.circle_bonus]
    return joined(
        [
            *(a_token(Token(TokenKind.POWER, value)) for value in tokens.power),
            *counted_tokens(science=tokens.science, magic=tokens.magic, defense=tokens.defense),
            *(a_token(bonus) for bonus in bonuses),
        ]
    )


def a_token(token: Token) -> str:
    """Return a token with its article.

    >>> a_token(Token(TokenKind.POWER, 8)), a_token(Token(TokenKind.POWER, 12))
    ('an 8-point token', 'a 12-point token')
    """
    label = token_label(token)
    return f"{'an' if label.startswith(('8', '11-', '18-')) else 'a'} {label}"


def token_label(token: Token) -> str:
    """Return the name of a token.

    >>> from viceroy.model.tokens import Color
    >>> token_label(Token(TokenKind.CIRCLE_BONUS, 2, Color.RED)), token_label(Token(TokenKind.POWER, 12))
    ('+2 bonus for red circles', '12-point token')
    """
    match token.kind:
        case TokenKind.POWER:
            return f"{token.value}-point token"
        case TokenKind.MAGIC_BONUS:
            return f"+{token.value} magic bonus"
        case TokenKind.CIRCLE_BONUS:
            return f"+{token.value} bonus for {token.color} circles"
        case _:
            return f"{token.kind} token"


def place_text(place: Place) -> str:
    """Return a place as a phrase; its number may be negative on level 1.

    >>> place_text(Place(2, 0))
    'level 2, place 0'
    """
    return f"level {place.level}, place {place.x}"


def _row(n: Narrator, row: e.Row) -> str:
    lying = zip(COLORS, row, strict=True)
    return ", ".join(f"{color}: {n.card(number)}" for color, number in lying if number is not None) or "nothing"


def _started(_: Narrator, event: e.GameStarted) -> str:
    virtual = f" and {counted(event.virtual_opponents, 'virtual opponent')}" if event.virtual_opponents else ""
    return f"{joined(event.players)}{virtual} play by the {event.edition} rules."


def _dealt(n: Narrator, event: e.CharactersDealt | e.LawsDealt, what: str) -> str:
    shown = f": {n.cards(event.cards)}" if event.cards is not None else ""
    return f"gets {counted(event.count, what)}{shown}."


def _bids(n: Narrator, event: e.BidsRevealed) -> str:
    shown = [f"{n.player(seat)} {bid}" for seat, bid in event.bids]
    shown += [f"virtual opponent {opponent + 1} {color}" for opponent, color in event.virtual]
    return f"Hands open: {', '.join(shown)}."


def _claims(n: Narrator, event: e.ClaimsRevealed) -> str:
    shown = [
        f"{n.player(seat)} the {color} {slot}" if slot else f"{n.player(seat)} no {color} card"
        for seat, color, slot in event.claims
    ]
    return f"Claims: {', '.join(shown)}."


def _laid(n: Narrator, event: e.CardsLaid) -> str:
    shown = [
        f"{n.player(seat)} {n.card(card)}{' (for gems)' if discarded else ''}" for seat, card, discarded in event.cards
    ]
    return f"Cards turn up: {', '.join(shown)}."


def _placed(n: Narrator, event: e.CardPlaced) -> str:
    paid = f", paying {gems_text(event.paid)}" if any(event.paid) else ""
    infinite = f", with infinite gems {gems_text(event.infinite)}" if any(event.infinite) else ""
    where = n.spot(event.seat, event.card, event.place)
    return f"places {n.card(event.card)} {where}{paid}{infinite}."


def _circle(_: Narrator, event: e.CircleClosed) -> str:
    gem = f"takes 1 {event.color} gem" if event.gem else f"the bank has no {event.color} gem left"
    return f"completes a {event.color} circle and {gem}."


def _infinite(n: Narrator, event: e.InfiniteGemGained) -> str:
    source = "from behind the screen" if event.own else "from the bank"
    return f"puts an infinite {event.color} gem {source} on {n.lying(event.seat, event.place)}."


def _swap(n: Narrator, event: e.TokensSwapped) -> str:
    own, others = a_token(event.own[1]), a_token(event.others[1])
    return f"swaps {own} for {others} of {n.player(event.other)} and pays {gems_text(event.paid)}."


def _looked(n: Narrator, event: e.CardsLookedAt) -> str:
    what = "the top card" if event.count == 1 else f"the top {event.count} cards"
    shown = f": {n.cards(event.cards)}" if event.cards else ""
    return f"looks at {what} of the {event.deck.label}{shown}."


_REST = {Rest.TOP: "on top of", Rest.BOTTOM: "under"}


def _behind_screen(gems: Gems, attack: int) -> str:
    return f"{gems_text(gems)} and {counted(attack, 'attack token')}" if attack else gems_text(gems)


def _screen(n: Narrator, event: e.ScreenSeen) -> str:
    shown = ""
    if event.gems is not None and event.attack is not None:
        shown = f": {_behind_screen(event.gems, event.attack)}"
    return f"looks behind the screen of {n.player(event.other)}{shown}."


def _discarded_hand(n: Narrator, event: e.HandDiscarded) -> str:
    behind = _behind_screen(event.gems, event.attack)
    return f"takes the screen off: {behind}; the hand is discarded: {n.cards(event.cards)}."


def _told_of(deed: Callable[[Narrator, Any], str], n: Narrator, event: Any) -> str:
    return f"{n.player(event.seat)} {deed(n, event)}"


_DEEDS: dict[type, Callable[[Narrator, Any], str]] = {
    e.GemsReturned: lambda n, v: f"gives back {gems_text(v.gems) if v.gems else '2 gems'}.",
    e.CharactersDealt: lambda n, v: _dealt(n, v, "character"),
    e.FirstCardPlaced: lambda n, v: f"starts with {n.card(v.card)}.",
    e.LawsDealt: lambda n, v: _dealt(n, v, "law"),
    e.ChoiceMade: lambda n, v: "has chosen.",
    e.CardTaken: lambda n, v: f"takes {n.card(v.card)} ({v.color} {v.slot}).",
    e.Passed: lambda n, v: "passes.",
    e.GemsTaken: lambda n, v: f"takes {gems_text(v.gems)} from the bank.",
    e.CardTucked: lambda n, v: f"tucks {n.card(v.card)} under {n.lying(v.seat, v.place)}.",
    e.CardPlaced: _placed,
    e.CircleClosed: _circle,
    e.TokensGained: lambda n, v: f"gains {tokens_text(v.tokens)} on {n.lying(v.seat, v.place)}.",
    e.AttackGained: lambda n, v: f"takes {counted(v.count, 'attack token')} behind the screen.",
    e.InfiniteGemGained: _infinite,
    e.InfiniteGemLost: lambda n, v: f"gets no infinite {v.color} gem.",
    e.CardDrawn: lambda n, v: f"draws {n.card(v.card) if v.card else 'a card'} from the {v.deck.label}.",
    e.GemsPaid: lambda n, v: f"pays {gems_text(v.gems)}.",
    e.AttackPaid: lambda n, v: f"gives up {counted(v.count, 'attack token')}.",
    e.TokenPaid: lambda n, v: f"gives up {a_token(v.token[1])} on {n.lying(v.seat, v.token[0])}.",
    e.TokenMoved: lambda n, v: (
        f"moves {a_token(v.token[1])} from {n.lying(v.seat, v.token[0])} to {n.lying(v.seat, v.place)}."
    ),
    e.TokenTurned: lambda n, v: f"turns a token over: {v.side} becomes {v.side.other}, {n.lying(v.seat, v.place)}.",
    e.CardTakenBack: lambda n, v: f"takes {n.card(v.card)} from under {n.lying(v.seat, v.place)} back into the hand.",
    e.GemsTakenBack: lambda n, v: f"takes {gems_text(v.gems)} from {n.lying(v.seat, v.place)} back behind the screen.",
    e.GemsLost: lambda n, v: f"loses {gems_text(v.gems)}.",
    e.OptionChosen: lambda n, v: f"chooses option {v.option}.",
    e.CardPutBack: lambda n, v: f"puts {n.card(v.card) if v.card else 'a card'} back on the {v.deck.label}.",
    e.CardsLookedAt: _looked,
    e.RestPutBack: lambda n, v: f"puts {counted(v.count, 'card')} back {_REST[v.rest]} the {v.deck.label}.",
    e.ScreenSeen: _screen,
    e.CardMovedUnder: lambda n, v: (
        f"moves {n.card(v.card)} from {n.lying(v.seat, v.origin)} under {n.lying(v.seat, v.place)}."
    ),
    e.GemStored: lambda n, v: f"stores 1 {v.color} gem on {n.lying(v.seat, v.place)}.",
    e.TokensSwapped: _swap,
    e.AuctionSkipped: lambda n, v: "will take no part in the next auction phase.",
    e.HandDiscarded: _discarded_hand,
    e.SectionPainted: lambda n, v: (
        f"paints the {v.section.label} section of the circle {n.circle(v.seat, v.circle)} in {v.color}."
    ),
}
"""The predicates of the lines about one player; the name of the player comes before them."""

_LINES: dict[type, Callable[[Narrator, Any], str]] = {
    e.GameStarted: _started,
    e.CardsRemoved: lambda n, v: f"Not used by this edition: {n.cards(v.cards)}.",
    e.DecksMade: lambda n, v: f"The auction deck has {v.auction_deck} cards, the reserve deck {v.reserve_deck}.",
    e.TurnStarted: lambda n, v: f"— Turn {v.turn} —",
    e.CardsRevealed: lambda n, v: f"New cards: {_row(n, v.bases)}.",
    e.AuctionStarted: lambda n, v: f"Auction {v.auction}: {joined([n.player(seat) for seat in v.seats])}.",
    e.BidsRevealed: _bids,
    e.ClaimsRevealed: _claims,
    e.CardsDiscarded: lambda n, v: f"Discarded: {n.cards(v.cards)}.",
    e.RowMoved: lambda n, v: f"The row moves on; discarded: {n.cards(v.discarded)}; at the tips: {_row(n, v.tips)}.",
    e.RoundStarted: lambda n, v: f"Round {v.round}: {joined([n.player(seat) for seat in v.seats])}.",
    e.CardsLaid: _laid,
    e.CardReturned: lambda n, v: f"{n.card(v.card)} goes back to the hand of {n.player(v.seat)}.",
    e.RowRefilled: lambda n, v: f"{n.card(v.card)} from the reserve deck fills the {v.color} {v.slot}.",
    e.LawResponded: lambda n, v: f"{n.card(v.law)} of {n.player(v.seat)} takes effect.",
    e.NoEffect: lambda n, v: f"{n.card(v.card)} of {n.player(v.seat)}: what it would do now is not possible.",
    e.GameEnded: lambda n, v: "The game is over.",
    **{kind: partial(_told_of, deed) for kind, deed in _DEEDS.items()},
}
