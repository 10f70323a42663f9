"""The observation tensor: a view as a flat vector of numbers from -1 to 1, and the features in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import prod
from typing import Any

import attrs

from viceroy.codec.moves import CARD_PLACES, leftmost
from viceroy.engine import prompts as q
from viceroy.engine.points import totals
from viceroy.engine.reducer import DECISIONS
from viceroy.engine.state import Standing
from viceroy.engine.views import GameView, HiddenTuck, SeatView, SeenCard, SeenTask, asked_card
from viceroy.errors import check_type
from viceroy.model.cards import TOP_LEVEL, Card, CharacterCard, LawCard, Sections, sure_rewards
from viceroy.model.editions import AUCTIONS, LIMITS, OPTIONS, ROUNDS, TURNS, Edition
from viceroy.model.laws import Effect, Placement, Reward, all_effects
from viceroy.model.pyramid import Pyramid
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS, GEMS_PER_COLOR, MAX_PLAYERS, NO_GEMS, Color
from viceroy.values import Value

# -- parts, and how they are put together -----------------------------------------------------------------------------


@attrs.frozen
class Part(Value):
    """A piece of an observation: `prod(shape)` numbers from `offset` on, the last dimension first to change.

    >>> from viceroy import codec
    >>> [(part.name, part.shape, part.size) for part in codec.PARTS if part.name in ("bank", "turn")]
    [('turn', (1,), 1), ('bank', (4,), 4)]
    """

    name: str
    """As `bank`."""
    offset: int
    """Where it begins."""
    shape: tuple[int, ...]
    """Its dimensions."""
    meaning: str
    """What the numbers say."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


def parts_of(described: Iterable[tuple[str, tuple[int, ...], str]]) -> tuple[Part, ...]:
    """Return parts that follow each other, from their names, shapes and meanings."""
    parts, offset = list[Part](), 0
    for name, shape, meaning in described:
        parts.append(Part(name, offset, shape, meaning))
        offset += prod(shape)
    return tuple(parts)


def share(count: float, scale: float) -> float:
    """Return a number as a share of a scale, at most 1 and at least -1.

    >>> share(3, 12), share(20, 12), share(-20, 12)
    (0.25, 1.0, -1.0)
    """
    return max(-1.0, min(1.0, count / scale))


def one_of(position: int | None, size: int) -> list[float]:
    """Return a 1 at a position and 0 elsewhere; only zeros for None.

    >>> one_of(1, 3), one_of(None, 2)
    ([0.0, 1.0, 0.0], [0.0, 0.0])
    """
    ones = [0.0] * size
    if position is not None:
        ones[position] = 1.0
    return ones


def shares(counts: Sequence[float], scale: float) -> list[float]:
    """Return numbers as shares of a scale."""
    return [share(count, scale) for count in counts]


# -- cards ------------------------------------------------------------------------------------------------------------

EFFECTS: tuple[type, ...] = Effect.__args__
REWARD = 17
SECTIONS = 16

CARD_PARTS = parts_of(
    (
        ("is_card", (1,), "1, or 0 where there is no card"),
        ("is_law", (1,), "1 for a law"),
        ("number", (1,), "its number; 100 is 1"),
        ("sections", (4, 4), "top left, top right, bottom left, bottom right: the color; a blank one has none"),
        ("cost", (4, 4), "levels 1 to 4: the color that the level adds to the cost"),
        ("rewards", (4, REWARD), "levels 1 to 4, each a reward; of a law all four are what it gives without a choice"),
        ("price", (1,), "of a law: gems to pay; 5 is 1"),
        ("placement", (len(Placement),), "of a law: " + ", ".join(Placement)),
        (
            "effects",
            (len(EFFECTS),),
            "of a law, which effects it has: " + ", ".join(effect.__name__ for effect in EFFECTS),
        ),
        ("responds", (1,), "of a law: whether it responds to events"),
        ("scores", (1,), "of a law: whether it scores points at the end"),
    )
)
CARD = CARD_PARTS[-1].offset + CARD_PARTS[-1].size
NO_CARD: tuple[float, ...] = (0.0,) * CARD


@lru_cache(maxsize=1024)
def card_numbers(card: Card) -> tuple[float, ...]:
    """Return the numbers of a card, in the order of `CARD_PARTS`."""
    head = [1.0, float(isinstance(card, LawCard)), share(card.number, 100), *section_numbers(card.sections)]
    if isinstance(card, CharacterCard):
        costs = [number for row in card.levels for number in one_of(row.cost.position, 4)]
        rewards = [number for row in card.levels for number in reward_numbers(row.reward)]
        return tuple(head + costs + rewards + [0.0] * (CARD - len(head) - len(costs) - len(rewards)))
    return tuple(head + [0.0] * 16 + _gains(card) * 4 + _law_numbers(card))


@lru_cache(maxsize=1024)
def section_numbers(sections: Sections) -> tuple[float, ...]:
    """Return the colors of the four sections of a card."""
    colors = (sections.top_left, sections.top_right, sections.bottom_left, sections.bottom_right)
    return tuple([number for color in colors for number in one_of(None if color is None else color.position, 4)])


def _law_numbers(law: LawCard) -> list[float]:
    effects = {type(effect) for effects in law.effect_lists for effect in all_effects(effects)}
    return [
        share(law.price, 5),
        *one_of(list(Placement).index(law.placement), len(Placement)),
        *[float(kind in effects) for kind in EFFECTS],
        float(bool(law.whenever)),
        float(bool(law.scoring)),
    ]


def _gains(law: LawCard) -> list[float]:
    rewards = [reward_numbers(reward) for reward in sure_rewards(law)]
    return [share(sum(column), 1) for column in zip(*rewards, strict=True)] if rewards else [0.0] * REWARD


def reward_numbers(reward: Reward) -> list[float]:
    """Return the numbers of a reward: what it gives, tokens, bonuses by color, an infinite gem of a color or of any."""
    tokens = reward.tokens
    bonuses = [sum([bonus.value for bonus in tokens.circle_bonus if bonus.color is color]) for color in COLORS]
    infinite = reward.infinite_gem
    return [
        *shares((reward.gems + sum(reward.colored_gems), reward.draw, reward.attack), 5),
        *shares((tokens.science, tokens.magic, tokens.defense), 3),
        share(sum(tokens.power), 15),
        share(sum(tokens.magic_bonus), 5),
        *shares(bonuses, 4),
        *one_of(infinite.position if isinstance(infinite, Color) else None, 4),
        float(infinite == "any"),
    ]


# -- players ----------------------------------------------------------------------------------------------------------

SEAT_PARTS = parts_of(
    (
        ("is_there", (1,), "1 for a player, 0 for an empty seat"),
        ("owes", (1,), "whether the player must choose now"),
        ("has_chosen", (1,), "whether the player has chosen in secret"),
        ("hand", (2,), "characters and laws in the hand; 16 is 1"),
        ("sees_screen", (1,), "whether the seat knows what is behind the screen; if not, the next five are 0"),
        ("gems", (4,), "gems behind the screen; 16 is 1"),
        ("attack", (1,), "attack tokens behind the screen; 5 is 1"),
        ("used_infinite", (4,), "infinite gems that have paid in this phase; 5 is 1"),
        ("auction", (len(Standing),), "the standing in the auctions of this turn: " + ", ".join(Standing)),
        ("plays", (1,), "whether the player may still lay cards in this phase"),
        ("skips_next", (1,), "whether the player skips the next auction phase"),
        ("finished", (1,), "whether the player is done painting"),
        ("points", (1,), "the points if the game ended now, without painting; 200 is 1"),
        ("lowest_number", (1,), "the lowest number in the pyramid; 100 is 1"),
        ("levels", (TOP_LEVEL,), "cards on each level; 10 is 1"),
        ("laws", (1,), "laws in the pyramid; 10 is 1"),
        ("circles", (TOP_LEVEL - 1, 4), "on levels 2 to 5: circles of each color; 4 is 1"),
        ("infinite_gems", (TOP_LEVEL, 4), "on each level: infinite gems of each color; 4 is 1"),
        ("tokens", (3,), "science, magic, defense tokens; 10 is 1"),
        ("power", (1,), "power points; 100 is 1"),
        ("magic_bonus", (1,), "the sum of magic bonuses; 10 is 1"),
        ("circle_bonus", (4,), "the sum of circle bonuses of each color; 10 is 1"),
        ("under_and_on", (2,), "cards under others, gems stored on laws; 10 is 1"),
    )
)
SEAT = SEAT_PARTS[-1].offset + SEAT_PARTS[-1].size


def seat_numbers(view: GameView, seat: int, points: int) -> list[float]:
    """Return the numbers of a player, in the order of `SEAT_PARTS`; `points` are those of now."""
    own = view.seats[seat]
    return [
        1.0,
        float(seat in view.owes),
        float(own.has_chosen),
        *shares([sum(card.kind is kind for card in own.hand) for kind in CardKind], 16),
        *_behind_screen(own),
        *shares(own.used_infinite, 5),
        *one_of(list(Standing).index(own.auction), len(Standing)),
        float(own.plays),
        float(own.skips_next),
        float(own.finished),
        share(points, 200),
        share(own.pyramid.lowest_number, 100),
        *_pyramid_summary(own.pyramid),
    ]


def _behind_screen(own: SeatView) -> list[float]:
    return [float(own.gems is not None), *shares(own.gems or NO_GEMS, 16), share(own.attack or 0, 5)]


def _pyramid_summary(pyramid: Pyramid) -> list[float]:
    cards, tokens = pyramid.cards, [placed.tokens for placed in pyramid.cards]
    levels, circles, infinite = [0] * TOP_LEVEL, [0] * (4 * TOP_LEVEL), [0] * (4 * TOP_LEVEL)
    for placed in cards:
        level = placed.place.level - 1
        levels[level] += 1
        for color in placed.infinite_gems:
            infinite[4 * level + color.position] += 1
    for circle in pyramid.pure_circles:
        if circle.color is not None:
            circles[4 * (circle.place.level - 1) + circle.color.position] += 1
    bonuses = [bonus for held in tokens for bonus in held.circle_bonus]
    return [
        *shares(levels, 10),
        share(sum([placed.card.kind is CardKind.LAW for placed in cards]), 10),
        *shares(circles[4:], 4),
        *shares(infinite, 4),
        *shares([sum([getattr(held, kind) for held in tokens]) for kind in ("science", "magic", "defense")], 10),
        share(sum([sum(held.power) for held in tokens]), 100),
        share(sum([sum(held.magic_bonus) for held in tokens]), 10),
        *shares([sum([bonus.value for bonus in bonuses if bonus.color is color]) for color in COLORS], 10),
        *shares((sum([placed.tucked_count for placed in cards]), sum([placed.stored_count for placed in cards])), 10),
    ]


# -- the whole view ---------------------------------------------------------------------------------------------------

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
