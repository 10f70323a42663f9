"""The setup, up to the first auction (A2); and `reveal_row`, which lays out the new cards of each turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import permutations
from operator import itemgetter
from unicodedata import category

import attrs

from viceroy.engine import events as e
from viceroy.engine.actions import Action, ChooseStart, ReturnGems
from viceroy.engine.draft import Draft
from viceroy.engine.frame.chance import Chance
from viceroy.engine.frame.decisions import Decision, Handler
from viceroy.engine.prompts import AskReturn, AskStart
from viceroy.engine.state import EMPTY_ROW, GameState, HiddenCard, Rules, Seat, hidden
from viceroy.engine.tasks import (
    DealCharacters,
    DueDraws,
    GrantReward,
    MakeDecks,
    MoreDraws,
    PlaceFirstCards,
    StartTurn,
    Task,
)
from viceroy.errors import ImpossibleGame, Problem, Refusal, as_whole, problem_at, whole_number
from viceroy.errors import RefusalCode as Code
from viceroy.messages import counted
from viceroy.model.cards import CardSet, CharacterCard
from viceroy.model.editions import TURNS, Edition, GemReturn
from viceroy.model.geometry import Place
from viceroy.model.pyramid import PlacedCard
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS, MAX_PLAYERS, Gems, gem_choices, gems_of, subtract_gems

STARTING_GEMS: Gems = (2, 2, 2, 2)  # R2.3
GEMS_RETURNED = 2  # R2.3
CARDS_A_TURN = 4  # R2.8
AUCTION_DECK = TURNS * CARDS_A_TURN  # R2.7
CHARACTERS_KEPT = 2  # R2.5
LAWS_DEALT = 3  # R2.9
FIRST_PLACE = Place(1, 0)
MAX_NAME_LENGTH = 200  # of a player, in characters
_NOT_IN_A_LINE = ("Cc", "Cs", "Zl", "Zp")  # Unicode's controls, surrogates, and ends of lines and paragraphs

# -- the rules of one game --------------------------------------------------------------------------------------------


def make_rules(players: int | tuple[str, ...], edition: Edition, card_set: CardSet, virtual_opponents: int) -> Rules:
    """Check that a game can be played, and return its rules.

    Raises `ImpossibleGame`, with the numbers, if it cannot.
    """
    virtual_opponents = whole_number(virtual_opponents, "an int for virtual_opponents")
    names = _names(players)
    if not 1 <= len(names) <= MAX_PLAYERS:
        number = len(names) if isinstance(players, tuple) else players
        raise ImpossibleGame(f"{number} players; Viceroy is for 1 to {MAX_PLAYERS}")  # R1.9
    _check_opponents(len(names), edition, virtual_opponents)
    _check_cards(len(names), edition, card_set)
    return Rules(edition, card_set, names, virtual_opponents)


def _check_opponents(count: int, edition: Edition, virtual_opponents: int) -> None:
    if virtual_opponents < 0 or count + virtual_opponents > MAX_PLAYERS:  # R12.6
        raise ImpossibleGame(
            f"{counted(virtual_opponents, 'virtual opponent')} beside {counted(count, 'player')}; "
            f"there are {MAX_PLAYERS} seats, so from 0 to {MAX_PLAYERS - count}"
        )
    if virtual_opponents > edition.max_virtual_opponents:  # B35
        raise ImpossibleGame(
            f"{counted(virtual_opponents, 'virtual opponent')}; "
            f"the {edition.name} edition allows {edition.max_virtual_opponents}"
        )
    if count + virtual_opponents < 2:  # R12.6
        raise ImpossibleGame("1 player and 0 virtual opponents; one player needs at least 1 virtual opponent")


def _check_cards(count: int, edition: Edition, card_set: CardSet) -> None:
    characters, laws = cards_needed(count)
    for name, cards, most, needed in (
        ("characters", card_set.characters, edition.character_count, characters),
        ("laws", card_set.laws, edition.law_count, laws),
    ):
        kept = sum(card.number in card_set.kept for card in cards)
        if kept > most:  # B1
            raise ImpossibleGame(f"the set keeps {kept} {name}; the {edition.name} edition has {most}")
        if len(cards) < needed:
            raise ImpossibleGame(f"{len(cards)} {name}; a game of {count} needs {needed}")
        if most < needed:
            raise ImpossibleGame(f"the {edition.name} edition has {most} {name}; a game of {count} needs {needed}")


def cards_needed(players: int) -> tuple[int, int]:
    """Return the number of characters and of laws that a game needs, by its real players (R2.5, R2.7, R2.9).

    >>> cards_needed(2)
    (52, 6)
    """
    return AUCTION_DECK + CHARACTERS_KEPT * players, LAWS_DEALT * players


def _names(players: object) -> tuple[str, ...]:
    number = as_whole(players)
    if number is not None:
        return tuple(f"Player {seat + 1}" for seat in range(min(max(number, 0), MAX_PLAYERS + 1)))
    if not isinstance(players, tuple):
        raise TypeError("players is a number, or a tuple of names")
    for name in players:
        _check_name(name)
    if len(set(players)) != len(players):
        raise ImpossibleGame(f"names must be unique: {', '.join(players)}")
    return players


def _check_name(name: object) -> None:
    """Raise `ImpossibleGame` for a name that a score sheet or a line of text cannot hold unchanged."""
    if not isinstance(name, str) or not name.strip():
        raise ImpossibleGame("a player's name is a text that is not empty")
    if name != name.strip() or any(category(character) in _NOT_IN_A_LINE for character in name):
        what = "a text on one line, without control characters and without space around it"
        raise ImpossibleGame(f"a player's name is {what}, not {name!a}")
    if len(name) > MAX_NAME_LENGTH:
        raise ImpossibleGame(f"a player's name has at most {MAX_NAME_LENGTH} characters, not {len(name)}")


# -- gems (R2.2, R2.3) ------------------------------------------------------------------------------------------------


def begin(rules: Rules, chance: Chance) -> Draft:
    """Fill the bank and give out starting gems, up to the first prompt (R2.2, R2.3)."""
    each = rules.gems_of_each_color - STARTING_GEMS[0] * len(rules.players)
    seats = tuple(Seat(gems=STARTING_GEMS) for _ in rules.players)
    virtual = (False,) * rules.virtual_opponents
    state = GameState(
        rules,
        chance,
        seats,
        (each,) * 4,
        (DealCharacters(),),
        auction_deck=tuple([hidden(card.number) for card in rules.card_set.characters]),
        law_deck=tuple([hidden(card.number) for card in rules.card_set.laws]),
        virtual_done=virtual,
        sealed=(None,) * len(rules.players),
    )
    draft = Draft(state)
    draft.emit(
        e.GameStarted, rules.players, rules.edition.name, rules.virtual_opponents, (rules.gems_of_each_color,) * 4
    )
    if rules.edition.starting_gem_return is GemReturn.CHOICE:
        draft.ask_all(AskReturn(), draft.rules.everybody)  # B3
    else:
        for seat in rules.everybody:
            gems, draft.chance = draft.chance.shuffled(COLORS * STARTING_GEMS[0])
            return_gems(draft, seat, gems_of(gems[:GEMS_RETURNED]))
    return draft


def return_gems(draft: Draft, seat: int, gems: Gems) -> None:
    """Give starting gems back to the bank."""
    own = draft.seat(seat)
    own.gems = subtract_gems(own.gems, gems)
    draft.gems_to_bank(gems)
    draft.emit(e.GemsReturned, seat, gems)


@cache
def _returns(seat: int) -> tuple[Action, ...]:
    return tuple(ReturnGems(seat, gems) for gems in gem_choices(GEMS_RETURNED, STARTING_GEMS))


def legal_return(state: GameState, seat: int, task: AskReturn) -> tuple[Action, ...]:
    """Return every pair of the eight starting gems."""
    return _returns(seat)


def reveal_returns(draft: Draft, task: AskReturn) -> None:
    """Return the gems that all have chosen to the bank."""
    for seat in draft.rules.everybody:
        action = draft.sealed[seat]
        if isinstance(action, ReturnGems):
            return_gems(draft, seat, action.gems)


def _refuse_return(state: GameState, action: ReturnGems, task: AskReturn) -> Refusal:
    return Refusal(Code.NOT_TWO_GEMS, "R2.3", action.seat, (GEMS_RETURNED,), state.seats[action.seat].gems)


# -- characters (R2.5-R2.8) -------------------------------------------------------------------------------------------


def deal_characters(draft: Draft, task: DealCharacters) -> None:
    """Shuffle, remove the cards that the edition does not use, and deal characters (R2.5, B1, B2)."""
    edition = draft.rules.edition
    deck, surplus = _used(draft, draft.auction_deck, edition.character_count)
    draft.law_deck, more = _used(draft, draft.law_deck, edition.law_count)
    if surplus or more:
        removed = tuple(sorted(card.number for card in (*surplus, *more)))
        draft.discard(removed)
        draft.emit(e.CardsRemoved, removed)
    dealt = edition.starting_characters_dealt
    for seat in draft.rules.everybody:
        hand, deck = deck[:dealt], deck[dealt:]
        for card in hand:
            draft.seat(seat).add(card)
        draft.emit(e.CharactersDealt, seat, dealt, tuple(card.number for card in draft.seats[seat].hand))
    draft.auction_deck = deck
    draft.ask_all(AskStart(), draft.rules.everybody)


_Cards = tuple[HiddenCard, ...]


def _used(draft: Draft, cards: _Cards, count: int) -> tuple[_Cards, _Cards]:
    """Shuffle cards; return those that the edition uses, in random order, and the surplus. Kept cards are used (B1)."""
    cards, draft.chance = draft.chance.shuffled(cards)
    keeps = frozenset(draft.rules.card_set.kept)
    kept = tuple([card for card in cards if card.number in keeps]) if len(cards) > count else ()
    if not kept:
        return cards[:count], cards[count:]
    others = tuple([card for card in cards if card.number not in keeps])
    used, draft.chance = draft.chance.shuffled((*kept, *others[: count - len(kept)]))
    return used, others[count - len(kept) :]


def legal_start(state: GameState, seat: int, task: AskStart) -> tuple[Action, ...]:
    """Return every pair of a card to place and another to keep (R2.5)."""
    return tuple(ChooseStart(seat, place, keep) for place, keep in permutations(state.seats[seat].numbers, 2))


def reveal_starts(draft: Draft, task: AskStart) -> None:
    """Place the first cards, and shuffle those that nobody keeps into the deck (R2.5, C2)."""
    returned: list[HiddenCard] = []
    for seat in draft.rules.everybody:
        action = draft.sealed[seat]
        if isinstance(action, ChooseStart):
            own = draft.seat(seat)
            kept = (action.place, action.keep)
            returned += [hidden(card.number) for card in own.hand if card.number not in kept]
            own.hand = (hidden(action.keep),)
            own.put(PlacedCard(FIRST_PLACE, draft.card(action.place)))
    if returned:
        draft.auction_deck, draft.chance = draft.chance.shuffled((*draft.auction_deck, *returned))  # C63
    draft.push(PlaceFirstCards())


def _refuse_start(state: GameState, action: ChooseStart, task: AskStart) -> Refusal:
    return Refusal(Code.NOT_DEALT, "R2.5", action.seat, (action.place, action.keep), state.seats[action.seat].numbers)


def place_first_cards(draft: Draft, task: PlaceFirstCards) -> None:
    """Give the rewards of level 1, lowest number first; draws wait for the decks (R2.6, C1, C3)."""
    draws: list[DueDraws] = []
    grants: list[Task] = []
    cards = [(seat, draft.at(seat, FIRST_PLACE).card) for seat in draft.rules.everybody]
    characters = [(card.number, seat, card) for seat, card in cards if isinstance(card, CharacterCard)]  # R2.5
    for number, seat, card in sorted(characters, key=itemgetter(0)):
        draft.emit(e.FirstCardPlaced, seat, number)
        reward = card.levels[0].reward
        if reward.draw:
            draws.append(DueDraws(seat, reward.draw))
            reward = attrs.evolve(reward, draw=0)
        grants.append(GrantReward(seat, FIRST_PLACE, reward))
    draft.push(*grants, MakeDecks(tuple(draws)))


def make_decks(draft: Draft, task: MakeDecks) -> None:
    """Split the characters, open the auction row, deal laws, then make the draws that waited (R2.7-R2.9, C1)."""
    characters = draft.auction_deck
    draft.auction_deck, draft.reserve_deck = characters[:AUCTION_DECK], characters[AUCTION_DECK:]
    draft.emit(e.DecksMade, len(draft.auction_deck), len(draft.reserve_deck))
    reveal_row(draft)
    for seat in draft.rules.everybody:
        laws, draft.law_deck = draft.law_deck[:LAWS_DEALT], draft.law_deck[LAWS_DEALT:]
        for card in laws:
            draft.seat(seat).add(card)
        draft.emit(e.LawsDealt, seat, LAWS_DEALT, tuple(sorted(card.number for card in laws)))
    draft.push(*(MoreDraws(seat, count) for seat, count in task.draws), StartTurn(1))


def _draws_below_none(state: GameState, task: MakeDecks) -> Iterator[str]:
    if any(cards < 0 for _, cards in task.draws):
        yield "fewer than none"


def reveal_row(draft: Draft) -> None:
    """Reveal a card at each base, from left to right, while the deck lasts (R2.1, R2.8, R5.22)."""
    deck = draft.auction_deck
    numbers: list[int | None] = [card.number for card in reversed(deck[-CARDS_A_TURN:])]
    numbers += [None] * (CARDS_A_TURN - len(numbers))
    draft.auction_deck = deck[:-CARDS_A_TURN]
    draft.bases = (numbers[0], numbers[1], numbers[2], numbers[3])
    draft.emit(e.CardsRevealed, draft.bases, draft.tips)


# -- what must hold before the first turn -----------------------------------------------------------------------------


def too_early(state: GameState) -> Iterator[Problem]:
    """Yield what lies on the table too early in the setup: it would be lost (R2.3-R2.8)."""
    prompt = state.task
    if isinstance(prompt, AskReturn | AskStart) or any(isinstance(task, MakeDecks) for task in state.tasks):
        for name, empty in (("reserve_deck", ()), ("bases", EMPTY_ROW), ("tips", EMPTY_ROW)):
            if getattr(state, name) != empty:
                yield problem_at((name,), "cards lie there before there are decks (R2.7, R2.8)")
    if isinstance(prompt, AskReturn | AskStart):
        for index, seat in enumerate(state.seats):
            for name, what in _not_dealt(state, seat):
                yield problem_at(("seats", index, name), what)
    if isinstance(prompt, AskReturn) and state.discarded:
        yield problem_at(("discarded",), "cards left the game before the first ones were dealt (R2.5)")


def _not_dealt(state: GameState, seat: Seat) -> Iterator[tuple[str, str]]:
    """Yield the fields of a seat that are not as they are before the first cards, and why."""
    if isinstance(state.task, AskReturn):
        if seat.gems != STARTING_GEMS:
            yield "gems", "two gems are returned out of two of each color (R2.3)"
        if seat.hand:
            yield "hand", "cards are dealt when the gems are returned (R2.5)"
    else:
        if max(seat.gems) > STARTING_GEMS[0] or sum(seat.gems) != sum(STARTING_GEMS) - GEMS_RETURNED:
            yield "gems", "two gems are returned out of two of each color (R2.3)"
        if len(seat.hand) < CHARACTERS_KEPT or any(
            state.rules.card(number).kind is CardKind.LAW for number in seat.numbers
        ):
            yield "hand", "a player chooses two of the characters dealt (R2.5)"
    if seat.pyramid.cards:
        yield "pyramid", "a card lies there before the first one (R2.5)"


DECISIONS = (
    Decision(AskReturn, (ReturnGems,), legal_return, reveal_returns, _refuse_return, sealed=True),
    Decision(AskStart, (ChooseStart,), legal_start, reveal_starts, _refuse_start, sealed=True),
)
HANDLERS = (
    Handler(DealCharacters, deal_characters),
    Handler(PlaceFirstCards, place_first_cards),
    Handler(MakeDecks, make_decks, _draws_below_none),
)
