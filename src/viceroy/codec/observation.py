"""The observation tensor: a view as a flat vector of numbers from -1 to 1."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from viceroy.codec.features import (
    CARD,
    NO_CARD,
    REWARD,
    SEAT,
    SECTIONS,
    card_numbers,
    one_of,
    parts_of,
    reward_numbers,
    seat_numbers,
    section_numbers,
    share,
    shares,
)
from viceroy.codec.moves import CARD_PLACES, leftmost
from viceroy.engine import prompts as q
from viceroy.engine.points import totals
from viceroy.engine.reducer import DECISIONS
from viceroy.engine.views import GameView, HiddenTuck, SeenCard, SeenTask, asked_card
from viceroy.errors import check_type
from viceroy.model.editions import AUCTIONS, LIMITS, OPTIONS, ROUNDS, TURNS, Edition
from viceroy.model.pyramid import Pyramid
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import GEMS_PER_COLOR, MAX_PLAYERS, Color

HAND = 16  # cards of the own hand that are shown
CHOICES = 4  # rewards shown that a law offers
PLACE = 2 + SECTIONS
PROMPTS: tuple[type, ...] = (*q.Prompt.__args__, HiddenTuck)

PARTS = parts_of(
    (
        (
            "edition",
            (len(OPTIONS),),
            "the rule options: numbers of cards, twice the usual is 1; else 0 for the default",
        ),
        ("players", (MAX_PLAYERS,), "how many players: 1, 2, 3, 4"),
        ("virtual_opponents", (1,), "how many; 3 is 1"),
        ("turn", (1,), "the turn; 12 is 1"),
        ("auction", (AUCTIONS + 1,), "the auction that is under way; the first number if none is"),
        ("round", (ROUNDS + 1,), "the round of development that is under way; the first number if none is"),
        ("prompt", (len(PROMPTS),), "what is to be chosen: " + ", ".join(prompt.__name__ for prompt in PROMPTS)),
        ("due", (1,), "how many gems, cards or tokens the prompt is about; 10 is 1"),
        ("color", (4,), "the color that the prompt is about: of an infinite gem, or of the seat's own bid"),
        ("options", (CHOICES, REWARD), "the rewards that a law offers, as `rewards` of a card"),
        ("card", (CARD,), "the card that the prompt is about: to be placed, or lying where it does something"),
        ("bank", (4,), "gems of each color; 16 is 1"),
        ("decks", (3,), "the auction deck, 48 is 1; the reserve deck, 14 is 1; the law deck, 24 is 1"),
        ("row", (2, 4, CARD), "the bases, then the tips: the card of each color"),
        ("hand", (HAND, CARD), f"the hand by number; cards after the first {HAND} are not shown"),
        ("fresh", (HAND,), "whether each of them was drawn in this phase, and must wait"),
        ("own_pyramid", (len(CARD_PLACES), PLACE), "each place: whether a card lies there, a law; its `sections`"),
        ("seats", (MAX_PLAYERS, SEAT), "the players, this seat first"),
        ("known_cards", (MAX_PLAYERS, CARD), "the cards known in each hand, this seat first: their sum over 4"),
    )
)
"""The parts of an observation. Unless it says otherwise, a number is 1 for yes and 0 for no, a list of alternatives
has a 1 at the one that holds, and a count above its scale is 1."""

SIZE = PARTS[-1].offset + PARTS[-1].size
"""How many numbers an observation has."""


def encode(view: GameView) -> list[float]:
    """Return a view as `SIZE` numbers from -1 to 1, in the order of `PARTS`.

    Players come in the order of the table, the seat of the view first, colors as blue, red, green, yellow. A spectator
    sees the table from seat 0, and no hand. What a seat cannot know is in no view, so it changes no number. Raises
    `TypeError` if `view` is not a `GameView`.

    >>> from viceroy import codec, new_game, view
    >>> numbers = codec.encode(view(new_game(2, seed=7), 0))
    >>> len(numbers) == codec.SIZE
    True
    >>> bank = next(part for part in codec.PARTS if part.name == "bank")
    >>> 16 * sum(numbers[bank.offset : bank.offset + bank.size])  # 20 gems (D6)
    20.0
    """
    check_type(view, GameView, "a GameView")
    own = view.seat or 0
    order = view.rules.everybody[own:] + view.rules.everybody[:own]
    numbers: list[float] = []
    for part in _numbers(view, order):
        numbers += part
    return numbers


def _numbers(view: GameView, order: tuple[int, ...]) -> Iterator[list[float] | tuple[float, ...]]:
    """Yield the numbers of each part."""
    rules, prompt = view.rules, view.prompt
    yield _edition(rules.edition)
    yield one_of(len(order) - 1, MAX_PLAYERS)
    yield [share(rules.virtual_opponents, 3), share(view.turn, TURNS)]
    yield one_of(view.auction, AUCTIONS + 1)
    yield one_of(view.round, ROUNDS + 1)
    yield one_of(None if prompt is None else PROMPTS.index(type(prompt)), len(PROMPTS))
    yield [share(_due(prompt), 10)]
    color = _color(prompt, view.seat)
    yield one_of(None if color is None else color.position, 4)
    yield from _options(prompt)
    about = asked_card(view)
    yield NO_CARD if about is None else card_numbers(about)
    yield shares(view.bank, GEMS_PER_COLOR)
    yield [share(view.auction_deck, 48), share(view.reserve_deck.size, 14), share(view.law_deck.size, 24)]
    for number in (*view.bases, *view.tips):
        yield _card(view, number)
    hand = () if view.seat is None else view.seats[view.seat].hand[:HAND]
    for card in hand:
        yield _card(view, card.number)
    yield NO_CARD * (HAND - len(hand))
    yield [float(card.fresh) for card in hand] + [0.0] * (HAND - len(hand))
    yield _pyramid(view.seats[order[0]].pyramid)
    points = totals(view)
    for seat in order:
        yield seat_numbers(view, seat, points[seat])
    yield [0.0] * (SEAT * (MAX_PLAYERS - len(order)))
    for seat in order:
        yield _known(view, view.seats[seat].hand if seat != view.seat else ())
    yield NO_CARD * (MAX_PLAYERS - len(order))


@lru_cache(maxsize=64)
def _edition(edition: Edition) -> tuple[float, ...]:
    return tuple(
        [_option(getattr(edition, name), allowed, is_number=name in LIMITS) for name, allowed in OPTIONS.items()]
    )


def _option(value: Any, allowed: tuple[Any, ...], *, is_number: bool) -> float:
    return share(value, 2 * allowed[0]) if is_number else allowed.index(value) / (len(allowed) - 1)


# -- the prompt -------------------------------------------------------------------------------------------------------


def _due(prompt: SeenTask | None) -> int:
    decision = DECISIONS.get(type(prompt))  # None for what is hidden of a prompt to another seat
    return 0 if decision is None else decision.due(prompt)


def _color(prompt: SeenTask | None, seat: int | None) -> Color | None:
    match prompt:
        case q.AskOwnGem(_, _, color):
            return color
        case q.AskClaims(groups):
            return next((group.color for group in groups if seat in group.seats), None)
        case _:
            return None


def _options(prompt: SeenTask | None) -> Iterator[list[float]]:
    rewards = prompt.options[:CHOICES] if isinstance(prompt, q.AskOption) else ()
    for reward in rewards:
        yield reward_numbers(reward)
    yield [0.0] * (REWARD * (CHOICES - len(rewards)))


def _card(view: GameView, number: int | None) -> tuple[float, ...]:
    return NO_CARD if number is None else card_numbers(view.rules.card(number))


def _known(view: GameView, hand: tuple[SeenCard, ...]) -> list[float] | tuple[float, ...]:
    known = [_card(view, card.number) for card in hand if card.number is not None]
    return [share(sum(column), 4) for column in zip(*known, strict=True)] if known else NO_CARD


def _pyramid(pyramid: Pyramid) -> list[float]:
    numbers = [0.0] * (PLACE * len(CARD_PLACES))
    left = leftmost(pyramid)
    for placed in pyramid.cards:
        level, x = placed.place
        at = _AT.get((level, x - left))
        if at is not None:
            is_law = float(placed.card.kind is CardKind.LAW)
            numbers[at : at + PLACE] = [1.0, is_law, *section_numbers(placed.card.sections)]
    return numbers


_AT: dict[tuple[int, int], int] = {place: PLACE * position for position, place in enumerate(CARD_PLACES)}
