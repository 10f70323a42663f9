"""A game in words, in any language: its events, its moments, the questions to its players and their choices.

Questions and choices are made of the view of a seat alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, assert_never

from viceroy.engine import actions as act
from viceroy.engine import events as e
from viceroy.engine import prompts as q
from viceroy.engine.actions import Slot, Token, TokenAt
from viceroy.engine.phases.lasting import left_out, pass_income
from viceroy.engine.prompts import Prompt
from viceroy.engine.state import GameState
from viceroy.engine.views import GameView, HiddenTuck, SeatView, SeenCard, SeenTask, asked_card, card_in_row
from viceroy.errors import as_whole, check_type, whole_number, wrong_type
from viceroy.messages import counted, joined, snake_case
from viceroy.model.cards import TOP_LEVEL, TOP_LEVEL_POINTS, AnyCard, Card, CardSet, CharacterCard, LawCard, name_in
from viceroy.model.editions import ROUNDS, TURNS
from viceroy.model.geometry import Place
from viceroy.model.laws import DeckEnd, Placement
from viceroy.model.pyramid import Circle, PlacedCard, Pyramid
from viceroy.model.quantities import CardKind, Counted
from viceroy.model.tokens import COLORS, NO_GEMS, Color, Gems, TokenKind, Tokens, TokenSide, subtract_gems
from viceroy.wording.catalog import ENGLISH, Catalog, EventMessages, PromptMessages, Question, catalog_of
from viceroy.wording.fluent import Message
from viceroy.wording.laws import (
    effect_sentence,
    effects_text,
    gems_text,
    payment_text,
    reward_text,
    token_parts,
    token_text,
)

if TYPE_CHECKING:
    from viceroy.engine.reducer import Step


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
        if not isinstance(event, e.Event):
            raise wrong_type("an event", event)
        messages = self.catalog.events
        if isinstance(event, e.OptionChosen) and isinstance(task, q.AskOption | q.AskChoice):
            option = option_text(task, event.option, self.catalog).removesuffix(".")
            return messages.option_taken.format(player=self.player(event.seat), option=option)
        check_type(table, GameState | GameView | None, "a GameState, a GameView or None for table")
        if isinstance(event, e.GameEnded):
            return f"{self.catalog.moments.game_over}."
        narrator = self if table is None else self._looking_at(table)
        return _message(event, messages).format_map(_Values(narrator, event))

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

    def behind_colon(self, text: str | None) -> str:
        """Put a text that is hidden from some players behind a colon; an empty text for those players."""
        return "" if text is None else f"{self.catalog.words.colon}{text}"

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

    The log reports a sealed choice when it is revealed (R5.1), and a law that is tucked (L66) when it is placed.
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
    'upper red card'
    """
    message = catalog.table.at_base if slot is Slot.BASE else catalog.table.at_tip
    return message.format(color=color)


# -- lines ------------------------------------------------------------------------------------------------------------


class _Values(dict[str, object]):
    """The values of the message of an event, each made when the message asks for it."""

    def __init__(self, narrator: Narrator, event: e.Event) -> None:
        super().__init__()
        self._narrator, self._event = narrator, event

    def __missing__(self, name: str) -> object:
        make = _OWN_VALUES.get(type(self._event), {}).get(name) or _VALUES.get(name)
        try:
            return make(self._narrator, self._event) if make else getattr(self._event, name)
        except AttributeError:  # an event without such a value
            raise KeyError(name) from None


def _message(event: e.Event, messages: EventMessages) -> Message:
    """Return the message of an event: that of its name, unless the event has several."""
    match event:
        case e.CharactersDealt() | e.LawsDealt():
            return messages.dealt
        case e.CircleClosed(gem=False):
            return messages.circle_without_gem
        case e.InfiniteGemGained(own=True):
            return messages.own_infinite_gem
        case e.RestPutBack(rest=rest):
            return messages.rest_put_back[rest]
        case e.GemsLost(gems=gems) if not any(gems):
            return messages.no_gems_lost
    message: Message = getattr(messages, snake_case(type(event).__name__))
    return message


_VALUES: dict[str, Callable[[Narrator, Any], object]] = {
    "player": lambda n, v: n.player(v.seat),
    "players": lambda n, v: n.listed_players(v.seats),
    "other": lambda n, v: n.player(v.other),
    "card": lambda n, v: n.catalog.table.a_card if v.card is None else n.card(v.card),
    "cards": lambda n, v: n.cards(v.cards),
    "n": lambda n, v: v.count,
    "gems": lambda n, v: gems_text(v.gems, n.catalog),
    "slot": lambda n, v: slot_text(v.color, v.slot, n.catalog),
    "at": lambda n, v: n.lying(v.seat, v.place),
    "to": lambda n, v: n.lying(v.seat, v.place),
    "paid": lambda n, v: n.catalog.events.paid.format(gems=gems_text(v.paid, n.catalog)) if any(v.paid) else "",
    "shown": lambda n, v: n.behind_colon(None if v.cards is None else n.cards(v.cards)),
    "behind": lambda n, v: screened_text(v.gems, v.attack, n.catalog),
}
"""Values of messages, by the fields of the event. Those that are not here are fields themselves, such as $turn."""


def _started(n: Narrator, event: e.GameStarted) -> str:
    messages, opponents = n.catalog.table, event.virtual_opponents
    virtual = [messages.virtual_opponents.format(n=opponents)] if opponents else []
    return joined([*event.players, *virtual], n.catalog.words.both)


def _row(n: Narrator, row: e.Row) -> str:
    words = n.catalog.words
    lying = [(color, number) for color, number in zip(COLORS, row, strict=True) if number is not None]
    cards = [f"{words.color_word(color)}{words.colon}{n.card(number)}" for color, number in lying]
    return ", ".join(cards) or n.catalog.table.no_card


def _bids(n: Narrator, event: e.BidsRevealed) -> str:
    catalog, messages = n.catalog, n.catalog.events
    bids = []
    for seat, bid in event.bids:
        player = n.player(seat)
        if bid == "pass":
            bids.append(messages.bid_pass.format(player=player))
        else:
            bids.append(f"{player} {catalog.labels.attack if bid == 'attack' else catalog.words.color_word(bid)}")
    bids += [messages.virtual_bid.format(number=opponent + 1, color=color) for opponent, color in event.virtual]
    return ", ".join(bids)


def _claims(n: Narrator, event: e.ClaimsRevealed) -> str:
    return ", ".join(
        f"{n.player(seat)} {slot_text(color, slot, n.catalog)}"
        if slot
        else n.catalog.events.claim_none.format(player=n.player(seat), color=color)
        for seat, color, slot in event.claims
    )


def _laid(n: Narrator, event: e.CardsLaid) -> str:
    for_gems = n.catalog.events.laid_for_gems
    return ", ".join(
        f"{n.player(seat)} {n.card(card)}{for_gems if discarded else ''}" for seat, card, discarded in event.cards
    )


def _infinite(n: Narrator, event: e.CardPlaced) -> str:
    message = n.catalog.events.infinite
    return message.format(gems=gems_text(event.infinite, n.catalog)) if any(event.infinite) else ""


def _screen(n: Narrator, event: e.ScreenSeen) -> str:
    hidden = event.gems is None or event.attack is None
    return n.behind_colon(None if hidden else screened_text(event.gems or NO_GEMS, event.attack or 0, n.catalog))


def _attack(n: Narrator, event: e.AttackGained | e.AttackPaid) -> str:
    return n.catalog.words.nouns[Counted.ATTACK].counted(event.count)


def _dealt(kind: CardKind) -> dict[str, Callable[[Narrator, Any], object]]:
    return {"things": lambda n, v: n.catalog.words.kinds[kind].counted(v.count)}


def _placed_token(at: Callable[[Any], TokenAt]) -> dict[str, Callable[[Narrator, Any], object]]:
    return {
        "token": lambda n, v: a_token(at(v)[1], n.catalog),
        "at": lambda n, v: n.lying(v.seat, at(v)[0]),
    }


_OWN_VALUES: dict[type, dict[str, Callable[[Narrator, Any], object]]] = {
    e.GameStarted: {
        "players": _started,
        "edition": lambda n, v: n.catalog.table.editions.get(v.edition, v.edition),
    },
    e.GemsReturned: {  # R2.3
        "gems": lambda n, v: gems_text(v.gems, n.catalog) if v.gems else n.catalog.words.nouns[Counted.GEMS].counted(2)
    },
    e.CharactersDealt: _dealt(CardKind.CHARACTER),
    e.LawsDealt: _dealt(CardKind.LAW),
    e.DecksMade: {"auction": lambda n, v: v.auction_deck, "reserve": lambda n, v: v.reserve_deck},
    e.CardsRevealed: {"row": lambda n, v: _row(n, v.bases)},
    e.BidsRevealed: {"bids": _bids},
    e.ClaimsRevealed: {"claims": _claims},
    e.RowMoved: {"cards": lambda n, v: n.cards(v.discarded), "row": lambda n, v: _row(n, v.tips)},
    e.CardsLaid: {"cards": _laid},
    e.CardPlaced: {"where": lambda n, v: n.spot(v.seat, v.card, v.place), "infinite": _infinite},
    e.TokensGained: {"tokens": lambda n, v: tokens_text(v.tokens, n.catalog)},
    e.AttackGained: {"tokens": _attack},
    e.AttackPaid: {"tokens": _attack},
    e.LawResponded: {"card": lambda n, v: n.card(v.law)},
    e.TokenPaid: _placed_token(lambda v: v.token),
    e.TokenMoved: _placed_token(lambda v: v.token),
    e.TokenTurned: {
        "side": lambda n, v: side_label(v.side, n.catalog),
        "other": lambda n, v: side_label(v.side.other, n.catalog),
    },
    e.CardsLookedAt: {"shown": lambda n, v: n.behind_colon(n.cards(v.cards) if v.cards else None)},
    e.ScreenSeen: {"shown": _screen},
    e.CardMovedUnder: {"level": lambda n, v: v.origin.level},
    e.TokensSwapped: {
        "token": lambda n, v: a_token(v.own[1], n.catalog),
        "taken": lambda n, v: a_token(v.others[1], n.catalog),
    },
    e.SectionPainted: {
        "section": lambda n, v: n.catalog.painting.section_labels[v.section],
        "circle": lambda n, v: n.circle(v.seat, v.circle),
    },
}
"""Values that other events lack, or make otherwise."""


def own_seat(view: GameView) -> SeatView:
    """Return the part of a view that is about its own seat."""
    return view.seats[view.seat or 0]


def card_label(view: GameView, number: int | None, catalog: Catalog) -> str:
    """Return a card's number and name, or `no_card`."""
    return catalog.table.no_card if number is None else _title(view.rules.card(number), catalog)


def hand_label(view: GameView, hand: Sequence[SeenCard], catalog: Catalog) -> str:
    """List a hand: known cards by name, the others counted by their backs."""
    known = [card_label(view, card.number, catalog) for card in hand if card.number is not None]
    backs = Counter(card.kind for card in hand if card.number is None)
    hidden = (catalog.words.kinds[kind].nominative_counted(backs[kind]) for kind in CardKind if kind in backs)
    return ", ".join((*known, *hidden)) or catalog.terminal.empty


def _title(card: AnyCard, catalog: Catalog) -> str:
    return f"{card.number} {name_in(card.names, catalog.language)}"


# -- the moment -------------------------------------------------------------------------------------------------------


def moment_text(view: GameView, catalog: Catalog = ENGLISH) -> str:
    """Return the moment of the game: turn, phase, auction or round."""
    messages = catalog.moments
    if view.is_over:
        return messages.game_over
    if isinstance(view.prompt, q.AskPaint):
        return messages.painting
    if view.turn == 0:
        return messages.before
    if view.round:
        return messages.development.format(turn=view.turn, turns=TURNS, round=view.round, rounds=ROUNDS)
    auctions = view.rules.edition.auctions_per_turn
    return messages.auction.format(turn=view.turn, turns=TURNS, auction=max(view.auction, 1), auctions=auctions)


# -- prompts ----------------------------------------------------------------------------------------------------------


def prompt_text(view: GameView, language: str = "en") -> str:
    """Return the question to the seat of a view; for a seat that waits and a spectator, who chooses what.

    `language` is the code of a `Language`, such as "de", or a locale such as "pt-BR"; others raise `ValueError`.

    >>> from viceroy.engine.views import view
    >>> from viceroy.sessions.new_game import new_game
    >>> prompt_text(view(new_game(2, edition="german", seed=7), 0))
    'Which two of your gems do you give back?'
    >>> prompt_text(view(new_game(("Ada", "Ben"), edition="german", seed=7), None))
    'Ada and Ben choose which two gems to give back.'
    """
    check_type(view, GameView, "a GameView")
    catalog = catalog_of(language)
    messages, task = catalog.prompts, view.prompt
    if task is None:
        return f"{catalog.moments.game_over}."
    if view.seat in view.owes:
        return _question(view, task, catalog)
    names = joined([view.rules.players[seat] for seat in view.owes], catalog.words.both)
    asked: Any = q.AskTuckTaken if isinstance(task, HiddenTuck) else type(task)
    choosing = choosing_text(asked, catalog)
    return messages.chooses.format(n=len(view.owes), players=names, choosing=choosing)


def choosing_text(prompt: type[Prompt], catalog: Catalog = ENGLISH) -> str:
    """Return the choice at prompts of a class as the end of a sentence about the player.

    >>> choosing_text(q.AskBids)
    'what to bid'
    """
    return _QUESTIONS[prompt](catalog.prompts).choosing


_QUESTIONS: dict[type, Callable[[PromptMessages], Question]] = {
    q.AskReturn: lambda messages: messages.gems_to_return,
    q.AskStart: lambda messages: messages.start,
    q.AskBids: lambda messages: messages.bid,
    q.AskClaims: lambda messages: messages.claim,
    q.AskAttackCard: lambda messages: messages.attack_card,
    q.AskRowDiscard: lambda messages: messages.row_discard,
    q.AskLay: lambda messages: messages.lay,
    q.AskPlace: lambda messages: messages.place,
    q.AskPrice: lambda messages: Question(messages.price, messages.payment.ask),
    q.AskTopReward: lambda messages: messages.top_reward,
    q.AskGems: lambda messages: messages.gems,
    q.AskDraw: lambda messages: messages.draw,
    q.AskOwnGem: lambda messages: messages.own_gem,
    q.AskOption: lambda messages: messages.option,
    q.AskChoice: lambda messages: Question(messages.effects, messages.option.ask),
    q.AskColor: lambda messages: messages.color,
    q.AskPutBack: lambda messages: messages.put_back,
    q.AskStore: lambda messages: messages.store,
    q.AskRowCard: lambda messages: messages.row_card,
    q.AskUseLaw: lambda messages: messages.use_law,
    q.AskTuckTaken: lambda messages: messages.tuck_taken,
    q.AskTuckHand: lambda messages: messages.tuck_hand,
    q.AskTuckFree: lambda messages: messages.tuck_free,
    q.AskUntuck: lambda messages: messages.untuck,
    q.AskKeep: lambda messages: messages.keep,
    q.AskArrange: lambda messages: messages.arrange,
    q.AskScreen: lambda messages: messages.screen,
    q.AskSwap: lambda messages: messages.swap,
    q.AskMoveToken: lambda messages: messages.move_token,
    q.AskTurnToken: lambda messages: messages.turn_token,
    q.AskPay: lambda messages: messages.pay,
    q.AskPayment: lambda messages: messages.payment,
    q.AskLose: lambda messages: messages.lose,
    q.AskPaint: lambda messages: messages.paint,
}


def _question(view: GameView, task: Any, catalog: Catalog) -> str:
    """Return the question of a prompt to the seat of a view."""
    card = asked_card(view)
    about = catalog.table.a_card if card is None else _title(card, catalog)
    messages, ask = catalog.prompts, _QUESTIONS[type(task)](catalog.prompts).ask
    match task:
        case q.AskBids():
            return ask.format(auction=view.auction, auctions=view.rules.edition.auctions_per_turn)
        case q.AskLay():
            return ask.format(round=view.round, rounds=ROUNDS)
        case q.AskClaims():
            return _claim_question(view, task, catalog)
        case q.AskTopReward():
            return ask.format(about=about, level=TOP_LEVEL)
        case q.AskPrice():
            law = view.rules.card(task.law)
            return ask.format(n=law.price if isinstance(law, LawCard) else 0, about=about)
        case q.AskGems():
            return ask.format(n=min(task.count, sum(view.bank)))
        case q.AskDraw():
            return ask.format(due=_due(task.count, catalog) if task.count > 1 else "")
        case q.AskOwnGem():
            return ask.format(about=about, color=task.color)
        case q.AskPutBack():
            message = ask if task.end is DeckEnd.TOP else messages.put_under
            return message.format(due=_due(task.count, catalog))
        case q.AskStore() | q.AskTuckHand() | q.AskUntuck():
            return ask.format(about=about, most="" if task.left is None else messages.up_to.format(n=task.left))
        case q.AskUseLaw():
            effects = view.rules.card(task.law).whenever[task.rule - 1].effects
            return ask.format(about=about, effects=effects_text(effects, catalog))
        case q.AskKeep():
            return ask.format(cards=task.cards, due=_due(task.keep, catalog))
        case q.AskArrange():
            message = ask if task.rest is DeckEnd.TOP else messages.arrange_below
            return message.format(due=_due(task.cards, catalog))
        case q.AskSwap():
            return _swap(view, task, catalog)
        case q.AskMoveToken():
            if task.token is None:
                return ask.format(about=about)
            return messages.move_to.format(token=token_label(task.token[1], catalog))
        case q.AskPay():
            then = effects_text(task.pay.then, catalog)
            return ask.format(about=about, payment=payment_text(task.pay, catalog), effects=then)
        case q.AskPayment():
            return _payment(task, about, catalog)
        case q.AskLose():
            count = min(task.count, sum(view.seats[task.seat].gems or NO_GEMS))
            return ask.format(n=count) if count else messages.lose_none
        case _:
            return ask.format(about=about)


def _due(count: int, catalog: Catalog) -> str:
    return catalog.prompts.due.format(n=count)


def _claim_question(view: GameView, task: q.AskClaims, catalog: Catalog) -> str:
    messages = catalog.prompts
    group = task.group_of(view.seat)
    others = [view.rules.players[seat] for seat in group.seats if seat != view.seat]
    if group.virtual is not None:
        return messages.claim_with_virtual.format(color=group.color)
    if not others:
        return messages.claim_alone.format(color=group.color)
    named = joined(others, catalog.words.both)
    return messages.claim.ask.format(n=len(others), others=named, color=group.color)


def _swap(view: GameView, task: q.AskSwap, catalog: Catalog) -> str:
    messages = catalog.prompts
    if task.own is None:
        return messages.swap.ask.format()
    if task.others is None:
        return messages.swap_others.format(token=token_label(task.own[1], catalog))
    other = view.rules.players[task.owner or 0]
    if not task.pay:
        return messages.swap_for_nothing.format(player=other)
    return messages.swap_gems.format(n=task.pay, player=other)


def _payment(task: q.AskPayment, about: str, catalog: Catalog) -> str:
    messages = catalog.prompts
    if task.gems:
        return messages.payment.ask.format(n=task.gems, about=about)
    if task.cards:
        return messages.pay_card.format(about=about, due=_due(task.cards, catalog))
    if task.tucked:
        return messages.pay_tucked.format(about=about, due=_due(task.tucked, catalog))
    return messages.pay_token.format(about=about, due=_due(len(task.tokens), catalog))


# -- places -----------------------------------------------------------------------------------------------------------


def place_label(pyramid: Pyramid, place: Place, catalog: Catalog) -> str:
    """Name a place by the card there, by those below it, or by the end of level 1."""
    messages, lying = catalog.actions, pyramid.at.get(place)
    if lying is not None:
        return messages.card_on_level.format(card=_title(lying.card, catalog), level=place.level)
    if place.level == 1:
        ground = [placed.place.x for placed in pyramid.cards if placed.place.level == 1]
        return messages.left_end if ground and place.x < min(ground) else messages.right_end
    below = (str(pyramid.at[support].card.number) for support in place.supports)
    return messages.level_on_cards.format(level=place.level, cards=joined(below, catalog.words.both))


def place_label_of(view: GameView, owner: int, place: Place, catalog: Catalog) -> str:
    """Name a place in the pyramid of a player, with the name of that player if it is another one."""
    where = place_label(view.seats[owner].pyramid, place, catalog)
    if owner == view.seat:
        return where
    return catalog.actions.place_of.format(place=where, player=view.rules.players[owner])


def placing_label(view: GameView, place: Place, catalog: Catalog) -> str:
    """Describe placing the revealed card: the place, the cost, the reward, the circle."""
    task: Any = view.prompt
    messages, card, pyramid = catalog.actions, view.rules.card(task.card), own_seat(view).pyramid
    where = place_label(pyramid, place, catalog)
    if isinstance(card, LawCard):
        match card.placement:
            case Placement.IN_PLACE_OF_CARD:
                return messages.in_place_of.format(place=where)
            case Placement.UNDER_CHARACTER:
                return catalog.table.under.format(card=where)
            case Placement.NORMAL:
                return f"{where}{_new_circle_label(pyramid, place, card, catalog)}"
            case never:
                assert_never(never)
    rewards = [reward_text(reward, catalog) for reward in card.rewards(place.level)]
    return messages.place.format(
        place=where,
        payment=_cost_label(pyramid, place, card, catalog),
        rewards=f" {catalog.words.both} ".join(rewards),
        top=messages.or_points.format(n=TOP_LEVEL_POINTS) if place.level == TOP_LEVEL else "",
        circle=_new_circle_label(pyramid, place, card, catalog),
    )


def _cost_label(pyramid: Pyramid, place: Place, card: CharacterCard, catalog: Catalog) -> str:
    """Tell to pay the cost of a card at a place. If a law takes off gems that the player chooses, it says how many."""
    first, *others = left_out(pyramid, card, place)
    cost = card.cost(place.level)
    if not others:
        return _pay_label(subtract_gems(cost, first), catalog)
    less = catalog.actions.less.format(n=sum(first), gems=gems_text(cost, catalog))
    return catalog.actions.payment.format(gems=less)


def _pay_label(gems: Gems, catalog: Catalog) -> str:
    messages = catalog.actions
    return messages.payment.format(gems=gems_text(gems, catalog)) if any(gems) else messages.pay_nothing


def _new_circle_label(pyramid: Pyramid, place: Place, card: Card, catalog: Catalog) -> str:
    if place.level == 1:
        return ""
    circle = pyramid.with_card(PlacedCard(place, card)).circle_at(place)
    if circle.color is not None:
        return catalog.actions.closes.format(color=circle.color)
    return catalog.actions.circle_of.format(sections=_sections(circle, catalog))


def _sections(circle: Circle, catalog: Catalog) -> str:
    counts = [(color, circle.colors.count(color)) for color in COLORS]
    message = catalog.actions.colored_sections
    return ", ".join(message.format(n=number, color=color) for color, number in counts if number)


def payment_label(view: GameView, action: act.PlaceCard, catalog: Catalog) -> str:
    """Describe a payment: gems, and infinite gems."""
    card = asked_card(view)
    cost = card.cost(action.place.level) if isinstance(card, CharacterCard) else NO_GEMS
    paid = _pay_label(subtract_gems(subtract_gems(cost, action.left_out), action.infinite), catalog)
    if action.infinite == NO_GEMS:
        return paid
    return f"{paid}{catalog.events.infinite.format(gems=gems_text(action.infinite, catalog))}"


def payment_note(view: GameView, action: act.PlaceCard, catalog: Catalog) -> str:
    """Return the payment in parentheses where the cost leaves it open: infinite gems, or gems that laws take off."""
    card = asked_card(view)
    if not isinstance(card, CharacterCard):
        return ""
    chooses = len(left_out(own_seat(view).pyramid, card, action.place)) > 1
    return f" ({payment_label(view, action, catalog)})" if chooses or action.infinite != NO_GEMS else ""


def circle_label(view: GameView, place: Place, catalog: Catalog) -> str:
    """Describe a circle: the card above it, and the colors of its sections."""
    pyramid = own_seat(view).pyramid
    circle = pyramid.circle_at(place).with_colors(
        [(paint.section, paint.color) for paint in own_seat(view).paints if paint.circle == place]
    )
    where = place_label(pyramid, place, catalog)
    return catalog.actions.circle.format(place=where, sections=_sections(circle, catalog))


# -- actions ----------------------------------------------------------------------------------------------------------


def choice_text(view: GameView, action: act.Action, language: str = "en") -> str:
    """Return the label of an action of `view.legal`, in a few words to the player in the seat of the view.

    It answers the question of `prompt_text`, and says no more than the view does. Raises `ValueError` for an action
    that is not legal for the seat and for an unknown language, and `TypeError` for what is no action.

    >>> from viceroy.engine.views import view
    >>> from viceroy.sessions.new_game import new_game
    >>> seen = view(new_game(2, seed=7), 0)
    >>> choice_text(seen, seen.legal[0])
    'start with 32 Captain: get 1 card drawn from a deck of your choice; keep 58 Veteran'
    """
    if type(action) not in _LABELS:
        raise wrong_type("an action", action)
    check_type(view, GameView, "a GameView")
    if action not in view.legal:
        raise ValueError(f"{action!r} is not legal in this view")
    return action_label(view, action, catalog_of(language))


def action_label(view: GameView, action: act.Action, catalog: Catalog = ENGLISH) -> str:
    """Describe what an action does."""
    return _LABELS[type(action)](view, action, catalog)


def start_label(view: GameView, number: int, catalog: Catalog) -> str:
    """Describe a start with a card: the card, and its reward."""
    messages, card = catalog.actions, view.rules.card(number)
    gives = ""
    if isinstance(card, CharacterCard):  # R2.6
        gives = messages.start_gives.format(reward=reward_text(card.levels[0].reward, catalog))
    return messages.start.format(card=_title(card, catalog), gives=gives)


def row_label(view: GameView, color: Color, slots: Iterable[Slot], catalog: Catalog) -> str:
    """Name the cards of a color in the auction row."""
    numbers = [card_in_row(view, color, slot) for slot in slots]
    cards = [card_label(view, number, catalog) for number in numbers if number is not None]
    return joined(cards or [catalog.table.no_card], catalog.words.either)


def _gems(_: GameView, action: act.ReturnGems | act.TakeGems | act.PayGems, catalog: Catalog) -> str:
    return gems_text(action.gems, catalog)


def _card(view: GameView, action: Any, catalog: Catalog) -> str:
    return card_label(view, action.card, catalog)


def _card_at(view: GameView, action: act.TuckFree | act.PutToken, catalog: Catalog) -> str:
    return place_label(own_seat(view).pyramid, action.place, catalog)


def _start(view: GameView, action: act.ChooseStart, catalog: Catalog) -> str:
    kept = catalog.actions.keep.format(card=card_label(view, action.keep, catalog))
    return f"{start_label(view, action.place, catalog)}{catalog.words.semicolon}{kept}"


def _bid(view: GameView, action: act.Bid, catalog: Catalog) -> str:
    cards = row_label(view, action.color, Slot, catalog)
    return catalog.actions.bid.format(cards=cards, color=action.color)


def _pass(view: GameView, _: act.Pass, catalog: Catalog) -> str:
    if isinstance(view.prompt, q.AskLay):
        return catalog.actions.pass_round
    due = min(pass_income(own_seat(view).pyramid), sum(view.bank))
    return catalog.actions.pass_auction.format(n=due) if due else catalog.actions.pass_for_nothing


def _claim(view: GameView, action: act.Claim, catalog: Catalog) -> str:
    messages = catalog.actions
    if action.slot is None:
        return messages.claim_none
    task: Any = view.prompt
    color = task.group_of(view.seat).color
    message = messages.claim_base if action.slot is Slot.BASE else messages.claim_tip
    return message.format(card=row_label(view, color, [action.slot], catalog))


def _row_card(view: GameView, action: act.TakeCard | act.DiscardFromRow, catalog: Catalog) -> str:
    card = row_label(view, action.color, [action.slot], catalog)
    return f"{card} ({slot_text(action.color, action.slot, catalog)})"


def _lay(view: GameView, action: act.Lay, catalog: Catalog) -> str:
    card = view.rules.card(action.card)
    title = _title(card, catalog)
    return catalog.actions.lay_law.format(card=title) if isinstance(card, LawCard) else title


def _discard(view: GameView, action: act.DiscardForGems, catalog: Catalog) -> str:
    card = card_label(view, action.card, catalog)
    return catalog.actions.discard.format(n=view.rules.edition.discard_for_gems, card=card)


def _tuck_taken(view: GameView, action: act.TuckTaken, catalog: Catalog) -> str:
    if action.law is None:
        return catalog.actions.keep_in_hand
    return catalog.actions.tuck_under.format(place=place_label(own_seat(view).pyramid, action.law, catalog))


def _place(view: GameView, action: act.PlaceCard, catalog: Catalog) -> str:
    return f"{placing_label(view, action.place, catalog)}{payment_note(view, action, catalog)}"


def _top_reward(view: GameView, action: act.ChooseTopReward, catalog: Catalog) -> str:
    card = asked_card(view)
    if action.points or not isinstance(card, CharacterCard):
        return catalog.words.nouns[Counted.POWER_POINTS].nominative_counted(TOP_LEVEL_POINTS)
    rewards = catalog.words.semicolon.join(reward_text(reward, catalog) for reward in card.rewards(TOP_LEVEL))
    return catalog.actions.top_rewards.format(rewards=rewards)


def _draw(_: GameView, action: act.DrawCards, catalog: Catalog) -> str:
    return joined([catalog.actions.decks[deck] for deck in action.decks], catalog.words.both)


def _own_gem(_: GameView, action: act.UseOwnGem, catalog: Catalog) -> str:
    return catalog.actions.own_gem if action.use else catalog.actions.no_own_gem


def _option(view: GameView, action: act.ChooseOption, catalog: Catalog) -> str:
    task: Any = view.prompt
    return option_text(task, action.option, catalog)


def _color(view: GameView, action: act.ChooseColor, catalog: Catalog) -> str:
    left = view.bank[action.color.position]
    return catalog.actions.color.format(n=left, color=action.color)


def _gem(_: GameView, action: act.StoreGem, catalog: Catalog) -> str:
    return catalog.actions.gem.format(color=action.color)


def _pick(view: GameView, action: act.PickToken, catalog: Catalog) -> str:
    where = place_label_of(view, action.owner, action.place, catalog)
    return catalog.actions.token.format(token=token_label(action.token, catalog), place=where)


def _turn_over(view: GameView, action: act.TurnOver, catalog: Catalog) -> str:
    where = place_label(own_seat(view).pyramid, action.place, catalog)
    if action.side is TokenSide.ATTACK:
        return catalog.actions.turn_attack.format(place=where)
    side, other = (side_label(side, catalog) for side in (action.side, action.side.other))
    return catalog.actions.turn_token.format(side=side, other=other, place=where)


def _use_law(_: GameView, action: act.UseLaw, catalog: Catalog) -> str:
    return catalog.actions.yes if action.use else catalog.actions.no


def _paint(view: GameView, action: act.PaintSection, catalog: Catalog) -> str:
    section, circle = catalog.painting.section_labels[action.section], circle_label(view, action.circle, catalog)
    return catalog.actions.paint.format(section=section, circle=circle, color=action.color)


def _done(view: GameView, _: act.Done, catalog: Catalog) -> str:
    match view.prompt:
        case q.AskPaint():
            return catalog.actions.paint_no_more
        case q.AskSwap():
            return catalog.actions.swap_nothing
        case q.AskMoveToken() | q.AskTurnToken():
            return catalog.actions.leave_tokens
        case _:
            return catalog.actions.done


_LABELS: dict[type, Callable[[GameView, Any, Catalog], str]] = {
    **dict.fromkeys((act.ReturnGems, act.TakeGems, act.PayGems), _gems),
    **dict.fromkeys((act.PutBack, act.KeepCard, act.TuckCard, act.DiscardCard, act.TakeBack), _card),
    **dict.fromkeys((act.TuckFree, act.PutToken), _card_at),
    **dict.fromkeys((act.TakeCard, act.DiscardFromRow), _row_card),
    act.ChooseStart: _start,
    act.Bid: _bid,
    act.BidAttack: lambda view, action, catalog: catalog.actions.bid_attack,
    act.Pass: _pass,
    act.Claim: _claim,
    act.TuckTaken: _tuck_taken,
    act.Lay: _lay,
    act.DiscardForGems: _discard,
    act.PlaceCard: _place,
    act.ChooseTopReward: _top_reward,
    act.DrawCards: _draw,
    act.UseOwnGem: _own_gem,
    act.ChooseOption: _option,
    act.ChooseColor: _color,
    act.LookBehind: lambda view, action, catalog: view.rules.players[action.other],
    act.StoreGem: _gem,
    act.PickToken: _pick,
    act.TurnOver: _turn_over,
    act.UseLaw: _use_law,
    act.PaintSection: _paint,
    act.PaintBest: lambda view, action, catalog: catalog.actions.paint_best,
    act.Done: _done,
}
