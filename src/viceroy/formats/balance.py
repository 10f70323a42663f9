"""Serialization of balance studies: what games of bots say about the cards of a set."""

from __future__ import annotations

from typing import Annotated

import attrs

from viceroy.formats.estimates import Estimate
from viceroy.formats.studies import SeatIndex
from viceroy.model.cards import TOP_LEVEL
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import MAX_PLAYERS, Color
from viceroy.scoring.items import Line
from viceroy.values import Between, Count, Items, Named, NonEmptyText, Omitted, Positive, Value, serialized


class Oddity(Named):
    """What may be out of balance."""

    WORTH_MORE = "worth_more"  # than the printed card of its number
    WORTH_LESS = "worth_less"
    FAR_ABOVE = "far_above"  # the other cards of its kind
    FAR_BELOW = "far_below"
    WINS_MORE = "wins_more"  # whoever has it
    WINS_LESS = "wins_less"
    NEVER_PLAYED = "never_played"
    NEVER_SCORES = "never_scores"
    NO_EFFECT = "no_effect"
    DOMINATED = "dominated"
    DEAR_COLOR = "dear_color"
    UNEVEN_SEAT = "uneven_seat"


@serialized(key="finding")
@attrs.frozen(kw_only=True)
class Finding(Value):
    """Something that may be out of balance."""

    oddity: Oddity
    """What kind of thing it is."""
    cards: tuple[Positive, ...]
    """The cards that it is about."""
    color: Color | None
    """The color that it is about."""
    message: NonEmptyText
    """What was found, in English."""


@serialized(key="level_balance")
@attrs.frozen(kw_only=True)
class LevelBalance(Value):
    """How a card did on one level."""

    level: Annotated[int, Between(1, TOP_LEVEL)]
    """The level, 1 at the bottom."""
    placed: Count
    """How often it was placed there, first cards left out."""
    gems: float
    """How many gems were paid for that, on average; infinite gems that paid are not counted."""
    points: Estimate | None
    """What it was worth there at the end; null for fewer than two times."""


@serialized(key="card_balance")
@attrs.frozen(kw_only=True)
class CardBalance(Value):
    """How a card did in all games."""

    number: Positive
    """The number printed on the card."""
    name: NonEmptyText
    """Its English name."""
    kind: CardKind
    """Whether it is a character or a law."""
    auctions: Count
    """In how many auctions it lay in the row."""
    bid_for: Count
    """In how many of them somebody bid on its color; with two cards there, the bid counts for both."""
    won: Count
    """How often a player took it from the row."""
    held: Count
    """How often it came into a hand: dealt, won or drawn."""
    sold: Count
    """How often it was discarded for gems."""
    first: Count
    """How often it was somebody's first card, which costs nothing (R2.5)."""
    levels: tuple[LevelBalance, ...]
    """How it did on each level on which it was placed or lay."""
    tucked: Count
    """How often it lay under another card at the end."""
    ends: Count
    """How often it lay visible in a pyramid at the end."""
    points: Estimate | None
    """What it was worth there: the total of its player less the total with a blank card in its place."""
    wins: Estimate
    """How many of those who had it in the pyramid won (Wilson interval); a shared win counts in part."""
    even_wins: float
    """How many would have, if all players won equally often."""
    wins_p: float
    """How probable such a difference is by chance, corrected for the number of cards (Benjamini-Hochberg)."""
    printed_points: Estimate | None
    """What the printed card of this number was worth in as many games with the printed set; null if there is none of
    this kind, or if the set stands alone: if it has no card of the printed set unchanged."""
    printed_p: float | None
    """How probable such a difference is by chance, corrected likewise; null where nothing is compared, and for a card
    that the set does not change."""

    @property
    def placed(self) -> int:
        """How often it was placed, first cards left out."""
        return sum(level.placed for level in self.levels)


@serialized(key="yield_balance")
@attrs.frozen(kw_only=True)
class YieldBalance(Value):
    """What effects of a law brought its player, less what they took; the means over games in which it was played."""

    gems: Estimate
    """Gems; what the player paid or stored by the effects is taken off, the price of the law is not."""
    cards: Estimate
    """Cards in the hand."""
    attack: Estimate
    """Attack tokens."""
    tokens: Estimate
    """Tokens without points, bonuses, and infinite gems."""
    power: Estimate
    """Points of power tokens; they lie on the law and are part of what it scores."""
    others_gems: Estimate
    """Gems of all other players together; below 0 where they lost some."""


@serialized(key="law_balance")
@attrs.frozen(kw_only=True)
class LawBalance(Value):
    """What a law was worth, and why: the means over the games in which it was played."""

    number: Positive
    """The number printed on the card."""
    games: Positive
    """In how many games it was played, by whomever; two or more, as one has no spread."""
    turn: Estimate
    """In which turn it was played first."""
    wins: Estimate
    """How many of those who played it won (Wilson interval); a shared win counts in part."""
    gives: Estimate
    """All of it in points: what it was worth at the end, and the gems, cards and attack tokens that it brought, a gem
    as 1 point, a card as 2 and an attack token as 4."""
    scored: Estimate
    """What it scored itself: its clauses, power tokens and infinite gems."""
    circles: Estimate
    """What the circles scored of which it was the upper card."""
    on_play: YieldBalance
    """What it brought when it was played."""
    whenever: YieldBalance
    """What its responses brought."""
    responses: Estimate
    """How often it responded."""
    offers: Count
    """How often its player could say yes or no to what it offers, in all games."""
    declined: Count
    """How often the answer was no."""
    saved: Estimate
    """The gems by which it lowered costs; laws that lower one cost share them."""
    more_gems: Estimate
    """The gems that it added to incomes; laws that add to one income share them."""
    tucked: Estimate
    """How many cards lay under it at the end."""
    stored: Estimate
    """How many gems lay on it at the end."""


@serialized(key="line_balance")
@attrs.frozen(kw_only=True)
class LineBalance(Value):
    """A line of the score: what it gave a player."""

    line: Line
    """The line."""
    points: Estimate
    """The mean of its points, player by player."""
    printed: Estimate | None
    """The same with the printed set; null where nothing was compared."""


@serialized(key="seat_balance")
@attrs.frozen(kw_only=True)
class SeatBalance(Value):
    """How a seat did in games of some size."""

    players: Annotated[int, Between(2, MAX_PLAYERS)]
    """How many played."""
    seat: SeatIndex
    """The seat, counted from 0."""
    games: Positive
    """How many games."""
    wins: Estimate
    """The share of them that it won (Wilson interval)."""
    points: Estimate | None
    """The mean of its points."""


@serialized(key="edition_balance")
@attrs.frozen(kw_only=True)
class EditionBalance(Value):
    """How the games by the rules of an edition went."""

    edition: NonEmptyText
    """Whose rules."""
    games: Positive
    """How many games."""
    points: Estimate
    """The mean of the points of a player."""
    winner: Estimate | None
    """The mean of the points of a winner."""


@serialized(key="color_balance")
@attrs.frozen(kw_only=True)
class ColorBalance(Value):
    """How dear a color is."""

    color: Color
    """The color."""
    asked: float
    """Its share of all gems that the rows of the characters of the set ask for."""
    paid: Estimate | None
    """Its share of the gems that were paid for cards, game by game."""
    bid: Estimate | None
    """Its share of the gems that were bid, game by game."""
    printed: Estimate | None
    """Its share of the gems paid with the printed set; null where nothing was compared."""


@serialized(key="balance")
@attrs.frozen(kw_only=True)
class Balance(Value):
    """What games between bots show about the balance of a card set, as `viceroy balance` gives it."""

    card_set: str
    """The id of the set."""
    compared: str | None
    """The id of the set that it is compared with; null for none."""
    bot: NonEmptyText
    """The bot that plays all seats."""
    seed: int
    """The seed from which those of all games follow."""
    games: Positive
    """How many games were played, with each of the sets."""
    sizes: Annotated[tuple[Annotated[int, Between(2, MAX_PLAYERS)], ...], Items(1)]
    """How many play, game by game in turn."""
    findings: tuple[Finding, ...]
    """What may be out of balance."""
    lines: tuple[LineBalance, ...]
    """Where points come from."""
    seats: tuple[SeatBalance, ...]
    """How each seat did."""
    editions: tuple[EditionBalance, ...]
    """How each edition did."""
    colors: tuple[ColorBalance, ...]
    """How dear each color is."""
    cards: tuple[CardBalance, ...]
    """How each card did, the lowest number first."""
    laws: Annotated[tuple[LawBalance, ...], Omitted()] = ()
    """What the laws gave that were played in two games or more, the lowest number first."""
