"""Events as sentences, a line each, in any language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from viceroy.engine import events as e
from viceroy.engine import prompts as q
from viceroy.engine.actions import Slot, Token
from viceroy.engine.state import GameState
from viceroy.engine.views import GameView, SeenTask
from viceroy.errors import as_whole, check_type, whole_number, wrong_type
from viceroy.messages import counted, joined
from viceroy.model.cards import CardSet, name_in
from viceroy.model.geometry import Place
from viceroy.model.quantities import CardKind, Counted
from viceroy.model.tokens import COLORS, NO_GEMS, Color, Gems, TokenKind, Tokens, TokenSide
from viceroy.wording.catalog import Catalog, format_message
from viceroy.wording.languages import catalog_of
from viceroy.wording.laws import effect_sentence, gems_text, reward_text, token_parts, token_text

if TYPE_CHECKING:
    from viceroy.engine.reducer import Step
    from viceroy.model.pyramid import PlacedCard, Pyramid


class Narrator:
    """Narrates events with the names of the players and cards of a game.

    `language` is the code of a `Language`, such as "de", or a locale such as "pt-BR"; others raise `ValueError`. Wrong
    types raise `TypeError`.
    """

    def __init__(self, players: tuple[str, ...], card_set: CardSet, language: str = "en") -> None:
        check_type(players, tuple, "a tuple of names for players")
        check_type(card_set, CardSet, "a CardSet")
        self.players = players
        self.card_set = card_set
        self.catalog = catalog_of(language)
        self._pyramids: tuple[Pyramid, ...] = ()  # by seat, if there is a table

    def tell(self, event: e.Event, table: GameState | GameView | None = None, *, task: SeenTask | None = None) -> str:
        """Return an event as a line. If `table` is the state or view after it, places are named by cards.

        If `task` is the prompt that was answered, an option that was chosen is named by its words.
        """
        if type(event) not in _LINES:
            raise wrong_type("an event", event)
        if isinstance(event, e.OptionChosen) and isinstance(task, q.AskOption | q.AskChoice):
            option = option_text(task, event.option, self.catalog).removesuffix(".")
            return _of(self, self.catalog.events.option_taken, event, option=option)
        check_type(table, GameState | GameView | None, "a GameState, a GameView or None for table")
        return _LINES[type(event)](self if table is None else self._looking_at(table), event)

    def _looking_at(self, table: GameState | GameView) -> Narrator:
        looking = Narrator(self.players, self.card_set, self.catalog.language)
        looking._pyramids = tuple(seat.pyramid for seat in table.seats)
        return looking

    # -- players and cards --------------------------------------------------------------------------------------------

    def player(self, seat: int) -> str:
        """Return the name of a player."""
        if as_whole(seat) not in range(len(self.players)):
            raise ValueError(f"no seat {seat!r}; there are {counted(len(self.players), 'player')}")
        return self.players[seat]

    def listed_players(self, seats: Iterable[int]) -> str:
        """Return the names of players as a list."""
        return joined([self.player(seat) for seat in seats], self.catalog.words.both)

    def card(self, number: int) -> str:
        """Return the number and the name of a card."""
        number = whole_number(number, "an int for number")
        card = self.card_set.by_number.get(number)
        return f"{number} {name_in(card.names, self.catalog.language)}" if card else str(number)

    def cards(self, numbers: tuple[int, ...]) -> str:
        """Return a list of cards, "no card" if it is empty."""
        check_type(numbers, Sequence, "a sequence of ints for numbers")
        return ", ".join(self.card(number) for number in numbers) or self.catalog.table.no_card

    # -- places -------------------------------------------------------------------------------------------------------

    def lying(self, seat: int, place: Place) -> str:
        """Return the card of a player at a place, or the place if there is no table."""
        check_type(place, Place, "a Place")
        if not self._pyramids:
            return place_text(place, self.catalog)
        placed = self._at(seat, place)
        return self.catalog.table.level.format(level=place.level) if placed is None else self._name(placed)

    def circle(self, seat: int, place: Place) -> str:
        """Return where a circle is, by its upper card."""
        messages = self.catalog.events
        return (messages.circle_under if self._pyramids else messages.circle_at).format(at=self.lying(seat, place))

    def spot(self, seat: int, card: int, place: Place) -> str:
        """Return where a card was placed."""
        check_type(place, Place, "a Place")
        messages = self.catalog.events
        if not self._pyramids:
            return messages.on_place.format(level=place.level, x=place.x)
        placed = self._at(seat, place)
        if placed is not None and placed.card.number != card:  # L66
            return self.catalog.table.under.format(card=self._name(placed))
        if place.level == 1:
            return self._on_level_one(seat, place)
        below = (self._at(seat, support) for support in place.supports)
        cards = joined((held.card.number for held in below if held is not None), self.catalog.words.both)
        return messages.across.format(level=place.level, cards=cards)

    def _on_level_one(self, seat: int, place: Place) -> str:
        """Return where a card of level 1 lies, by its neighbor on the side that is nearer to x 0."""
        messages = self.catalog.events
        left, right = (self._at(seat, beside) for beside in place.beside)
        if right is not None and (place.x < 0 or left is None):
            return messages.left_of.format(card=self._name(right))
        return messages.on_level_one if left is None else messages.right_of.format(card=self._name(left))

    def _at(self, seat: int, place: Place) -> PlacedCard | None:
        return self._pyramids[seat].at.get(place)

    def _name(self, placed: PlacedCard) -> str:
        return self.card(placed.card.number or 0)


def is_told(event: e.Event, before: e.Event | None) -> bool:
    """Whether a log needs a line for an event that follows another.

    A sealed choice is told when it is revealed (R5.1), and a law that is tucked (L66) when it is placed.
    """
    match event, before:
        case e.ChoiceMade(), _:
            return False
        case e.CardTucked(_, card), e.CardPlaced(_, placed):
            return card != placed
    return True


def told(history: Sequence[Step], at: int, events: Iterable[e.Event], language: str) -> list[tuple[e.Event, str]]:
    """Return the events of a step of a history that a log needs a line for, each with its line.

    `events` are those of the step that the reader of the log may see.
    """
    done, task = history[at], history[at - 1].state.task if at else None
    narrator = Narrator(done.state.rules.players, done.state.rules.card_set, language)
    shown = [event for before, event in pairwise((None, *events)) if event and is_told(event, before)]
    return [(event, narrator.tell(event, done.state, task=task)) for event in shown]


# -- gems, tokens, places ---------------------------------------------------------------------------------------------


def tokens_text(tokens: Tokens, catalog: Catalog) -> str:
    """Return tokens, as the object of a sentence.

    >>> tokens_text(Tokens(magic=2, power=(12,)), catalog_of("en"))
    'a power token of 12 points and 2 magic tokens'
    """
    points = [Token(TokenKind.POWER, value) for value in tokens.power]
    bonuses = [Token(TokenKind.MAGIC_BONUS, value) for value in tokens.magic_bonus]
    bonuses += [Token(TokenKind.CIRCLE_BONUS, bonus.value, bonus.color) for bonus in tokens.circle_bonus]
    parts = [
        *(a_token(token, catalog) for token in points),
        *filter(None, token_parts(tokens, catalog)),
        *(a_token(token, catalog) for token in bonuses),
    ]
    return joined(parts, catalog.words.both)


def screened_text(gems: Gems, attack: int, catalog: Catalog) -> str:
    """Return the gems and attack tokens behind a screen, by themselves.

    >>> screened_text((1, 0, 0, 2), 1, catalog_of("en"))
    '1 blue, 2 yellow and 1 attack token'
    """
    tokens = [catalog.words.nouns[Counted.ATTACK].counted(attack)] if attack else []
    return joined([gems_text(gems, catalog, nominative=True), *tokens], catalog.words.both)


def a_token(token: Token, catalog: Catalog) -> str:
    """Return a token with its article, as the object of a sentence.

    >>> a_token(Token(TokenKind.POWER, 8), catalog_of("en"))
    'a power token of 8 points'
    """
    return catalog.table.a_token.format(token=token_label(token, catalog))


def token_label(token: Token, catalog: Catalog) -> str:
    """Return the name of a token.

    >>> token_label(Token(TokenKind.CIRCLE_BONUS, 2, Color.RED), catalog_of("en"))
    'red circle bonus of +2'
    """
    return token_text(token.kind, token.value or 0, token.color, catalog)


def side_label(side: TokenSide, catalog: Catalog) -> str:
    """Return the kind of token that a side shows, in a word.

    >>> side_label(TokenSide.ATTACK, catalog_of("en"))
    'attack'
    """
    labels = catalog.labels
    return {
        TokenSide.SCIENCE: labels.science,
        TokenSide.MAGIC: labels.magic,
        TokenSide.ATTACK: labels.attack,
        TokenSide.DEFENSE: labels.defense,
    }[side]


def place_text(place: Place, catalog: Catalog) -> str:
    """Return a place as a phrase; its number may be negative on level 1.

    >>> place_text(Place(2, 0), catalog_of("en"))
    'level 2, place 0'
    """
    return catalog.table.place.format(level=place.level, x=place.x)


def option_text(task: q.AskOption | q.AskChoice, option: int, catalog: Catalog) -> str:
    """Return what an option gives, or sentences about its effects; options count from 1.

    >>> from viceroy.model.laws import Reward
    >>> option_text(q.AskOption(0, Place(1, 0), (Reward(gems=4), Reward(attack=1))), 2, catalog_of("en"))
    '1 attack token'
    """
    if isinstance(task, q.AskOption):
        return reward_text(task.options[option - 1], catalog)
    return " ".join(effect_sentence(effect, catalog) for effect in task.lists[option - 1])


def slot_text(color: Color, slot: Slot, catalog: Catalog) -> str:
    """Return a slot of the auction row.

    >>> slot_text(Color.RED, Slot.TIP, catalog_of("en"))
    'red tip'
    """
    message = catalog.table.at_base if slot is Slot.BASE else catalog.table.at_tip
    return message.format(**catalog.words.colors[color])


# -- lines ------------------------------------------------------------------------------------------------------------


def _of(n: Narrator, message: str, event: Any, **values: object) -> str:
    """Return the line of an event that is about one player."""
    return message.format(player=n.player(event.seat), **values)


def _color(n: Narrator, color: Color) -> dict[str, str]:
    return n.catalog.words.colors[color]


def _drawn(n: Narrator, number: int | None) -> str:
    """Return a card that may be hidden."""
    return n.catalog.table.a_card if number is None else n.card(number)


def _row(n: Narrator, row: e.Row) -> str:
    words = n.catalog.words
    lying = [(color, number) for color, number in zip(COLORS, row, strict=True) if number is not None]
    cards = [f"{words.color_word(color)}{words.colon}{n.card(number)}" for color, number in lying]
    return ", ".join(cards) or n.catalog.table.no_card


def _shown(n: Narrator, text: str | None) -> str:
    """Put a text that is hidden from some players behind a colon; an empty text for those players."""
    return "" if text is None else f"{n.catalog.words.colon}{text}"


def _started(n: Narrator, event: e.GameStarted) -> str:
    messages, opponents = n.catalog.table, event.virtual_opponents
    virtual = [format_message(messages.virtual_opponents, opponents)] if opponents else []
    players = joined([*event.players, *virtual], n.catalog.words.both)
    edition = messages.editions.get(event.edition, event.edition)
    return n.catalog.events.game_started.format(players=players, edition=edition)


def _dealt(n: Narrator, event: e.CharactersDealt | e.LawsDealt, kind: CardKind) -> str:
    things = n.catalog.words.kinds[kind].counted(event.count)
    shown = _shown(n, None if event.cards is None else n.cards(event.cards))
    return _of(n, n.catalog.events.dealt, event, things=things, shown=shown)


def _returned(n: Narrator, event: e.GemsReturned) -> str:
    two = n.catalog.words.nouns[Counted.GEMS].counted(2)  # R2.3
    return _of(n, n.catalog.events.gems_returned, event, gems=gems_text(event.gems, n.catalog) if event.gems else two)


def _bids(n: Narrator, event: e.BidsRevealed) -> str:
    catalog, messages = n.catalog, n.catalog.events
    bids = []
    for seat, bid in event.bids:
        player = n.player(seat)
        if bid == "pass":
            bids.append(messages.bid_pass.format(player=player))
        else:
            bids.append(f"{player} {catalog.labels.attack if bid == 'attack' else catalog.words.color_word(bid)}")
    bids += [messages.virtual_bid.format(number=opponent + 1, **_color(n, color)) for opponent, color in event.virtual]
    return messages.bids_revealed.format(bids=", ".join(bids))


def _claims(n: Narrator, event: e.ClaimsRevealed) -> str:
    messages = n.catalog.events
    claims = [
        f"{n.player(seat)} {slot_text(color, slot, n.catalog)}"
        if slot
        else messages.claim_none.format(player=n.player(seat), **_color(n, color))
        for seat, color, slot in event.claims
    ]
    return messages.claims_revealed.format(claims=", ".join(claims))


def _laid(n: Narrator, event: e.CardsLaid) -> str:
    messages = n.catalog.events
    cards = [
        f"{n.player(seat)} {n.card(card)}{messages.laid_for_gems if discarded else ''}"
        for seat, card, discarded in event.cards
    ]
    return messages.cards_laid.format(cards=", ".join(cards))


def _placed(n: Narrator, event: e.CardPlaced) -> str:
    messages, catalog = n.catalog.events, n.catalog
    infinite = messages.infinite.format(gems=gems_text(event.infinite, catalog)) if any(event.infinite) else ""
    where, paid = n.spot(event.seat, event.card, event.place), _paid(n, event)
    return _of(n, messages.card_placed, event, card=n.card(event.card), where=where, paid=paid, infinite=infinite)


def _paid(n: Narrator, event: e.CardPlaced | e.TokensSwapped) -> str:
    return n.catalog.events.paid.format(gems=gems_text(event.paid, n.catalog)) if any(event.paid) else ""


def _circle(n: Narrator, event: e.CircleClosed) -> str:
    messages = n.catalog.events
    message = messages.circle_closed if event.gem else messages.circle_without_gem
    return _of(n, message, event, **_color(n, event.color))


def _infinite(n: Narrator, event: e.InfiniteGemGained) -> str:
    messages = n.catalog.events
    message = messages.own_infinite_gem if event.own else messages.infinite_gem_gained
    return _of(n, message, event, at=n.lying(event.seat, event.place), **_color(n, event.color))


def _attack(n: Narrator, message: str, event: e.AttackGained | e.AttackPaid) -> str:
    return _of(n, message, event, tokens=n.catalog.words.nouns[Counted.ATTACK].counted(event.count))


def _turned(n: Narrator, event: e.TokenTurned) -> str:
    side, other = (side_label(side, n.catalog) for side in (event.side, event.side.other))
    return _at(n, n.catalog.events.token_turned, event, side=side, other=other)


def _swapped(n: Narrator, event: e.TokensSwapped) -> str:
    given, taken = a_token(event.own[1], n.catalog), a_token(event.others[1], n.catalog)
    other, paid = n.player(event.other), _paid(n, event)
    return _of(n, n.catalog.events.tokens_swapped, event, other=other, token=given, taken=taken, paid=paid)


def _looked(n: Narrator, event: e.CardsLookedAt) -> str:
    catalog = n.catalog
    shown = _shown(n, n.cards(event.cards) if event.cards else None)
    deck, player = catalog.words.looked_decks[event.deck], n.player(event.seat)
    return format_message(catalog.events.cards_looked_at, event.count, player=player, deck=deck, shown=shown)


def _rest(n: Narrator, event: e.RestPutBack) -> str:
    message, deck = n.catalog.events.rest_put_back[event.rest], n.catalog.words.looked_decks[event.deck]
    return format_message(message, event.count, player=n.player(event.seat), deck=deck)


def _screen(n: Narrator, event: e.ScreenSeen) -> str:
    hidden = event.gems is None or event.attack is None
    behind = screened_text(event.gems or NO_GEMS, event.attack or 0, n.catalog)
    shown = _shown(n, None if hidden else behind)
    return _of(n, n.catalog.events.screen_seen, event, other=n.player(event.other), shown=shown)


def _discarded_hand(n: Narrator, event: e.HandDiscarded) -> str:
    behind = screened_text(event.gems, event.attack, n.catalog)
    return _of(n, n.catalog.events.hand_discarded, event, behind=behind, cards=n.cards(event.cards))


def _painted(n: Narrator, event: e.SectionPainted) -> str:
    section, circle = n.catalog.painting.section_labels[event.section], n.circle(event.seat, event.circle)
    return _of(n, n.catalog.events.section_painted, event, section=section, circle=circle, **_color(n, event.color))


def _card(n: Narrator, message: str, event: Any) -> str:
    """Return the line of an event about one card of a player."""
    return _of(n, message, event, card=n.card(event.card))


def _gems(n: Narrator, message: str, event: Any) -> str:
    """Return the line of an event about gems of a player."""
    return _of(n, message, event, gems=gems_text(event.gems, n.catalog))


def _at(n: Narrator, message: str, event: Any, **values: object) -> str:
    """Return the line of an event at one card of a player."""
    return _of(n, message, event, at=n.lying(event.seat, event.place), **values)


_LINES: dict[type, Callable[[Narrator, Any], str]] = {
    # setup
    e.GameStarted: _started,
    e.CardsRemoved: lambda n, v: n.catalog.events.cards_removed.format(cards=n.cards(v.cards)),
    e.GemsReturned: _returned,
    e.CharactersDealt: lambda n, v: _dealt(n, v, CardKind.CHARACTER),
    e.FirstCardPlaced: lambda n, v: _card(n, n.catalog.events.first_card_placed, v),
    e.DecksMade: lambda n, v: n.catalog.events.decks_made.format(auction=v.auction_deck, reserve=v.reserve_deck),
    e.LawsDealt: lambda n, v: _dealt(n, v, CardKind.LAW),
    # auctions
    e.TurnStarted: lambda n, v: n.catalog.events.turn_started.format(turn=v.turn),
    e.CardsRevealed: lambda n, v: n.catalog.events.cards_revealed.format(row=_row(n, v.bases)),
    e.AuctionStarted: lambda n, v: n.catalog.events.auction_started.format(
        auction=v.auction, players=n.listed_players(v.seats)
    ),
    e.ChoiceMade: lambda n, v: _of(n, n.catalog.events.choice_made, v),
    e.BidsRevealed: _bids,
    e.ClaimsRevealed: _claims,
    e.CardTaken: lambda n, v: _of(
        n, n.catalog.events.card_taken, v, card=n.card(v.card), slot=slot_text(v.color, v.slot, n.catalog)
    ),
    e.CardsDiscarded: lambda n, v: n.catalog.events.cards_discarded.format(cards=n.cards(v.cards)),
    e.Passed: lambda n, v: _of(n, n.catalog.events.passed, v),
    e.GemsTaken: lambda n, v: _gems(n, n.catalog.events.gems_taken, v),
    e.RowMoved: lambda n, v: n.catalog.events.row_moved.format(cards=n.cards(v.discarded), row=_row(n, v.tips)),
    e.CardTucked: lambda n, v: _at(n, n.catalog.events.card_tucked, v, card=n.card(v.card)),
    e.RowRefilled: lambda n, v: n.catalog.events.row_refilled.format(
        card=n.card(v.card), slot=slot_text(v.color, v.slot, n.catalog)
    ),
    e.AuctionSkipped: lambda n, v: _of(n, n.catalog.events.auction_skipped, v),
    # development
    e.RoundStarted: lambda n, v: n.catalog.events.round_started.format(
        round=v.round, players=n.listed_players(v.seats)
    ),
    e.CardsLaid: _laid,
    e.CardReturned: lambda n, v: _card(n, n.catalog.events.card_returned, v),
    e.CardPlaced: _placed,
    e.CircleClosed: _circle,
    e.TokensGained: lambda n, v: _at(n, n.catalog.events.tokens_gained, v, tokens=tokens_text(v.tokens, n.catalog)),
    e.AttackGained: lambda n, v: _attack(n, n.catalog.events.attack_gained, v),
    e.InfiniteGemGained: _infinite,
    e.InfiniteGemLost: lambda n, v: _of(n, n.catalog.events.infinite_gem_lost, v, **_color(n, v.color)),
    e.CardDrawn: lambda n, v: _of(
        n, n.catalog.events.card_drawn, v, card=_drawn(n, v.card), deck=n.catalog.words.decks[v.deck]
    ),
    # laws
    e.LawResponded: lambda n, v: _of(n, n.catalog.events.law_responded, v, card=n.card(v.law)),
    e.NoEffect: lambda n, v: _card(n, n.catalog.events.no_effect, v),
    e.OptionChosen: lambda n, v: _of(n, n.catalog.events.option_chosen, v, option=v.option),
    e.GemsPaid: lambda n, v: _gems(n, n.catalog.events.gems_paid, v),
    e.AttackPaid: lambda n, v: _attack(n, n.catalog.events.attack_paid, v),
    e.TokenPaid: lambda n, v: _of(
        n, n.catalog.events.token_paid, v, token=a_token(v.token[1], n.catalog), at=n.lying(v.seat, v.token[0])
    ),
    e.TokenMoved: lambda n, v: _of(
        n,
        n.catalog.events.token_moved,
        v,
        token=a_token(v.token[1], n.catalog),
        at=n.lying(v.seat, v.token[0]),
        to=n.lying(v.seat, v.place),
    ),
    e.TokenTurned: _turned,
    e.CardTakenBack: lambda n, v: _at(n, n.catalog.events.card_taken_back, v, card=n.card(v.card)),
    e.GemsTakenBack: lambda n, v: _at(n, n.catalog.events.gems_taken_back, v, gems=gems_text(v.gems, n.catalog)),
    e.GemStored: lambda n, v: _at(n, n.catalog.events.gem_stored, v, **_color(n, v.color)),
    e.GemsLost: lambda n, v: _gems(n, n.catalog.events.gems_lost if any(v.gems) else n.catalog.events.no_gems_lost, v),
    e.CardPutBack: lambda n, v: _of(
        n, n.catalog.events.card_put_back, v, card=_drawn(n, v.card), deck=n.catalog.words.decks[v.deck]
    ),
    e.CardsLookedAt: _looked,
    e.RestPutBack: _rest,
    e.ScreenSeen: _screen,
    e.CardMovedUnder: lambda n, v: _of(
        n,
        n.catalog.events.card_moved_under,
        v,
        card=n.card(v.card),
        level=v.origin.level,
        to=n.lying(v.seat, v.place),
    ),
    e.TokensSwapped: _swapped,
    # the end
    e.HandDiscarded: _discarded_hand,
    e.SectionPainted: _painted,
    e.GameEnded: lambda n, v: f"{n.catalog.moments.game_over}.",
}
