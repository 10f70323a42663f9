"""The JSON of standings, trials and advice; `matches.standings`, `matches.trial` and `bots.advice` fill it."""

from __future__ import annotations

from typing import Annotated, Literal

import attrs

from viceroy.engine.actions import Action
from viceroy.errors import RefusalCode
from viceroy.formats.estimates import Estimate
from viceroy.model.cards import TOP_LEVEL
from viceroy.model.geometry import Place
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import MAX_PLAYERS
from viceroy.values import Between, Count, Items, NonEmptyText, Positive, Value, serialized

GAMES_FORMAT: Literal["arena-games/1"] = "arena-games/1"

SeatIndex = Annotated[int, Between(0, MAX_PLAYERS - 1)]
Rank = Annotated[int, Between(1, MAX_PLAYERS)]


@serialized(key="game_fault")
@attrs.frozen
class GameFault(Value):
    """What a bot did that no player may: it raised an error, took too long, or chose what is not legal.

    It loses the game: from there on a random bot plays its seat, so that the others can finish.
    """

    seat: SeatIndex
    """The seat of the bot."""
    message: NonEmptyText
    """What it did."""


@serialized(key="game_result", is_sparse=True)
@attrs.frozen
class GameResult(Value):
    """How a game between bots ended; a line of a file of games.

    >>> GameResult(0, 7, ("greedy", "random"), (61, 35), (1, 2)).faults
    ()
    """

    index: Count
    """Which game it was, counted from 0."""
    seed: Count
    """The seed of the game. The games of one deal have the same."""
    bots: Annotated[tuple[NonEmptyText, ...], Items(1, MAX_PLAYERS)]
    """The bots, by seat."""
    totals: Annotated[tuple[int, ...], Items(1, MAX_PLAYERS)]
    """The points, by seat."""
    ranks: Annotated[tuple[Rank, ...], Items(1, MAX_PLAYERS)]
    """The ranks, by seat: 1 for a winner; equal totals share a rank (C41). A bot with a fault is behind all others."""
    edition: str = "english"
    """Whose rules."""
    faults: tuple[GameFault, ...] = ()
    """The bots that lost by a fault."""

    @property
    def shares(self) -> tuple[float, ...]:
        """How much of the win each seat has: 1 for a winner alone, less where several share it (C41), 0 else.

        >>> GameResult(0, 7, ("a", "b", "c"), (50, 50, 20), (1, 1, 3)).shares
        (0.5, 0.5, 0.0)
        """
        winners = self.ranks.count(1)
        return tuple(1 / winners if rank == 1 else 0.0 for rank in self.ranks)


@serialized(key="games_header")
@attrs.frozen(kw_only=True)
class GamesHeader(Value):
    """The first line of a file of games: what decides them. Games are added to a file that begins like this alone."""

    format: Literal["arena-games/1"] = GAMES_FORMAT
    """The name and version of this format."""
    viceroy: NonEmptyText
    """The version of the library that plays."""
    bots: Annotated[tuple[NonEmptyText, ...], Items(1, MAX_PLAYERS)]
    """The bots, by seat of the first game of a deal."""
    editions: Annotated[tuple[NonEmptyText, ...], Items(1)]
    """Whose rules, deal by deal in turn."""
    card_set: str
    """The id of the card set."""
    digest: NonEmptyText
    """The digest of the card set."""
    seed: int
    """The seed from which those of all games follow."""
    virtual_opponents: Count
    """How many virtual opponents play."""
    seconds: float | None
    """How long a bot may think about one choice; null where bots of this library are trusted to answer."""


# -- standings --------------------------------------------------------------------------------------------------------


@serialized(key="seat_standing")
@attrs.frozen(kw_only=True)
class SeatStanding(Value):
    """How a bot did in one seat."""

    seat: SeatIndex
    """The seat."""
    games: Positive
    """How many games it played there."""
    wins: Estimate
    """The share of them that it won (Wilson interval)."""
    points: Estimate | None
    """The mean of its points; null for fewer than two games."""


@serialized(key="bot_standing")
@attrs.frozen(kw_only=True)
class BotStanding(Value):
    """How a bot did in all games."""

    bot: NonEmptyText
    """Its name, with its options."""
    games: Positive
    """How many seats it has played: two in a game in which it plays against itself."""
    wins: Estimate
    """The share of them that it won (Wilson interval); a shared win counts in part."""
    rank: float
    """The mean of its ranks."""
    points: Estimate | None
    """The mean of its points; null for fewer than two games."""
    lead: Estimate | None
    """The mean of its points beyond those of the others at the table, deal by deal; null for fewer than two deals."""
    rating: Estimate | None
    """Its strength by the model of Plackett and Luce; null where openskill is not installed, or only one bot plays."""
    faults: Count
    """How many games it lost by a fault."""
    seats: tuple[SeatStanding, ...]
    """How it did by seat."""


@serialized(key="standings")
@attrs.frozen(kw_only=True)
class Standings(Value):
    """The standings after some games, as `viceroy arena` gives them."""

    card_set: str
    """The id of the card set."""
    editions: Annotated[tuple[NonEmptyText, ...], Items(1)]
    """Whose rules."""
    seed: int
    """The seed from which those of all games follow."""
    games: Count
    """How many games were played."""
    deals: Count
    """How many deals: each is played once from each seat."""
    bots: tuple[BotStanding, ...]
    """The bots, the one that wins most first."""
    faults: tuple[GameResult, ...]
    """The games in which a bot had a fault, at most the first hundred."""


# -- trials: random games with a card set -----------------------------------------------------------------------------


@serialized(key="tried_level")
@attrs.frozen(kw_only=True)
class TriedLevel(Value):
    """How a card did on one level."""

    level: Annotated[int, Between(1, TOP_LEVEL)]
    """The level, 1 at the bottom."""
    times: Positive
    """How often the card lay there at the end of a game."""
    points: int
    """The sum of the points that it scored there by itself: its circles, infinite gems, power tokens and clauses."""


@serialized(key="tried_card")
@attrs.frozen(kw_only=True)
class TriedCard(Value):
    """How a card did in all games."""

    number: Positive
    """The number printed on the card."""
    name: NonEmptyText
    """Its English name."""
    kind: CardKind
    """Whether it is a character or a law."""
    tucked: Count
    """How often it lay under another card at the end of a game."""
    levels: tuple[TriedLevel, ...]
    """The levels on which it lay, the lowest one first."""

    @property
    def times(self) -> int:
        """How often the card lay in a pyramid at the end of a game, tucked cards included."""
        return self.tucked + sum(level.times for level in self.levels)


@serialized(key="broken_game")
@attrs.frozen(kw_only=True)
class BrokenGame(Value):
    """A game that went where no game can go, which is a fault of the program. It can be played again by its seed."""

    seed: int
    """The seed of the game and of its bot."""
    players: Annotated[int, Between(2, MAX_PLAYERS)]
    """How many played."""
    actions: Count
    """After how many actions it went wrong."""
    problems: Annotated[tuple[NonEmptyText, ...], Items(1)]
    """What was wrong."""


@serialized(key="trial")
@attrs.frozen(kw_only=True)
class Trial(Value):
    """Random games with a card set: whether all went well, and how each card did."""

    card_set: str
    """The id of the set."""
    edition: NonEmptyText
    """Whose rules."""
    seed: int
    """The seed of the first game; each game has the next one."""
    games: Count
    """How many games were played."""
    broken: tuple[BrokenGame, ...]
    """The games that went wrong."""
    cards: tuple[TriedCard, ...]
    """Each card of the set, the lowest number first."""

    @property
    def unused(self) -> tuple[TriedCard, ...]:
        """The cards that lay in no pyramid at the end of any game."""
        return tuple(card for card in self.cards if not card.times)


# -- trials of one card: at many moments, at each place where it may go ------------------------------------------------


@serialized(key="gained_things")
@attrs.frozen(kw_only=True)
class GainedThings(Value):
    """What an effect gave its player, once."""

    gems: Count
    """Gems."""
    cards: Count
    """Cards in the hand."""
    attack: Count
    """Attack tokens."""
    tokens: Count
    """Other tokens."""


@serialized(key="tried_effect")
@attrs.frozen(kw_only=True)
class TriedEffect(Value):
    """What came of one effect of a law when it was played."""

    has_happened: bool
    """Whether it did something."""
    is_open: bool
    """Whether its player had a choice."""
    option: Positive | None
    """Which of its options was chosen, from 1; null where there was no choice."""
    gained: GainedThings
    """What it gave."""


@serialized(key="tried_end")
@attrs.frozen(kw_only=True)
class TriedEnd(Value):
    """What a card was worth at the end of the game in which it was played, and what it did until then."""

    scored: int
    """The points of its clauses, power tokens and infinite gems."""
    circles: int
    """The points of the circles of which it is the upper card."""
    worth: int | None
    """How many points its player has less without it; null for a card that lies under another one, or is gone."""
    won: float
    """How much of the win its player had: 1 for a winner alone, less where several share it (C41), or 0."""
    tucked: Count
    """How many cards lay under it."""
    stored: Count
    """How many gems lay on it."""
    responses: Count
    """How often it responded to events."""


@serialized(key="tried_place")
@attrs.frozen(kw_only=True)
class TriedPlace(Value):
    """A card played at a place."""

    place: Place
    """The place, as in actions."""
    effects: tuple[TriedEffect, ...]
    """What came of each effect of a law, in their order."""
    end: TriedEnd | None
    """The end of the game; null where it was not played on."""


@serialized(key="tried_moment")
@attrs.frozen(kw_only=True)
class TriedInHand(Value):
    """A moment at which a card was in a hand."""

    name: NonEmptyText
    """Where the moment comes from."""
    seat: SeatIndex
    """Whose hand the card was in."""
    turn: Count
    """The turn."""
    refusal: RefusalCode | None
    """Why the card could not be laid; null if it could."""
    places: tuple[TriedPlace, ...]
    """Each place where it was played; none where it could not be laid."""


@serialized(key="card_trial")
@attrs.frozen(kw_only=True)
class CardTrialReport(Value):
    """What a card did at many moments: where it could be laid, and what came of it at each place."""

    card_set: str
    """The id of the set."""
    number: Positive
    """The number printed on the card."""
    name: NonEmptyText
    """Its English name."""
    kind: CardKind
    """Whether it is a character or a law."""
    moments: tuple[TriedInHand, ...]
    """The moments, in the order of the games."""


# -- advice: what a search thinks of the choices of each seat that has to choose --------------------------------------


@serialized(key="advised_choice")
@attrs.frozen(kw_only=True)
class AdvisedChoice(Value):
    """A choice, and what to expect of it."""

    action: Action
    """The choice as an action."""
    choice: NonEmptyText
    """The choice as a line of English."""
    points: Estimate
    """How many points ahead of the best other the seat will be at the end of the next turn; less than 0: behind."""
    why: str
    """What the choice brings at once, in a line."""


@serialized(key="seat_advice")
@attrs.frozen(kw_only=True)
class SeatAdvice(Value):
    """Advice for a seat, which knows what the seat may know and nothing else."""

    seat: SeatIndex
    """The seat."""
    player: NonEmptyText
    """The name of its player."""
    question: NonEmptyText
    """The question that the seat has to answer."""
    choices: Annotated[tuple[AdvisedChoice, ...], Items(1)]
    """The most promising choices, the best first."""


@serialized(key="game_advice")
@attrs.frozen(kw_only=True)
class GameAdvice(Value):
    """Advice at a moment of a game, as `viceroy hint` gives it.

    >>> from viceroy.formats.documents import dumps
    >>> dumps(GameAdvice(actions=230, is_over=True, seats=()))
    '{"format": "advice/1", "actions": 230, "is_over": true, "seats": []}'
    """

    actions: Count
    """How many actions had been taken."""
    is_over: bool
    """Whether the game is over."""
    seats: tuple[SeatAdvice, ...]
    """The seats that have to choose, or the one that was asked for; none when the game is over."""
