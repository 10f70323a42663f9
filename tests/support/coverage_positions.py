"""Positions that play could reach, each with something that games seldom come to."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import attrs

from positions import at_start, at_the_end, in_auction, in_development, on, printed, row, seat
from viceroy.engine.state import GameState, Seat
from viceroy.model.cards import CharacterCard, LawCard
from viceroy.model.editions import AttackAuctions
from viceroy.model.geometry import Place
from viceroy.model.laws import Placement
from viceroy.model.pyramid import PlacedCard
from viceroy.model.tokens import COLORS, NO_TOKENS, CircleBonus, Color, Gems, Tokens
from watched_game import random_edition


def position_for(number: int, level: int, rng: random.Random) -> tuple[Place, GameState]:
    """Build a position in which seat 0 can place a card on a level, and say where."""
    card = printed().by_number[number]
    place = Place(level, 0)
    spare = _spare(rng, number)
    laid = [_loaded(other, spare, rng) for other in _carrying(place)]
    if isinstance(card, LawCard) and card.placement is not Placement.NORMAL:
        laid.append(_loaded(place, spare, rng))
    if number != 78 and rng.random() < 0.5:
        laid.append(on(1, max(level, 2), 78))
    cost: Gems = card.cost(level) if isinstance(card, CharacterCard) else (1, 1, 1, 0)
    hand = [number, *(other for other in (70, 71, next(spare)) if other != number and rng.random() < 0.5)]
    ada = seat(*laid, gems=cost, hand=hand, attack=rng.randrange(2))
    others = [_other(spare, rng) for _ in range(rng.choice((1, 1, 2)))]
    return place, in_development(
        ada,
        *others,
        turn=rng.choice((8, 9, 12)),
        edition=random_edition(rng),
        reserve_deck=[next(spare) for _ in range(rng.choice((0, 1, 3)))],
        law_deck=rng.choice(((), (81, 82, 83, 84))) if number not in (81, 82, 83, 84) else (),
        rest_to=1,
        bank=_bank(len(others) + 1, rng),
    )


def _carrying(place: Place) -> list[Place]:
    """The places of the triangle under a place; for level 1 the place beside it."""
    if place.level == 1:
        return [Place(1, 1)]
    return [Place(below, x) for below in range(1, place.level) for x in range(place.level - below + 1)]


def _spare(rng: random.Random, number: int) -> Iterator[int]:
    characters = [card.number for card in printed().characters if card.number != number]
    rng.shuffle(characters)
    return iter(characters)


def _loaded(place: Place, spare: Iterator[int], rng: random.Random) -> PlacedCard:
    tokens = rng.choice((NO_TOKENS, Tokens(magic=1, science=1), Tokens(power=(12,), defense=1)))
    return on(*place, next(spare), tokens=tokens)


def _other(spare: Iterator[int], rng: random.Random) -> Seat:
    return seat(_loaded(Place(1, 0), spare, rng), attack=rng.randrange(2))


def _bank(players: int, rng: random.Random) -> Gems:
    most = 4 * players - 5
    blue, red, green, yellow = (rng.choice((0, 1, most)) for _ in COLORS)
    return (blue, red, green, yellow)


def _auction_position(rng: random.Random) -> GameState:
    """Attack tokens behind screens, a row of bases and tips with gaps, virtual opponents."""
    spare = _spare(rng, 0)
    players = rng.choice((1, 2, 3))
    one_each: tuple[Gems, ...] = ((1, 1, 0, 0), (0, 0, 1, 1), (1, 0, 1, 0), (0, 0, 0, 0))
    seats = [attrs.evolve(_other(spare, rng), gems=rng.choice(one_each)) for _ in range(players)]
    virtual = rng.randrange(players == 1, 5 - players)
    pairs = {color.value: (next(spare), next(spare) if rng.random() < 0.6 else None) for color in COLORS}
    return in_auction(
        *seats,
        auction=rng.choice((1, 2, 3)),
        turn=rng.choice((7, 12)),
        row=row(**pairs),
        virtual_opponents=virtual,
        edition=random_edition(rng).with_options(attack_token_auctions=rng.choice(tuple(AttackAuctions))),
        seed=rng.getrandbits(32),
    )


def _painting_position(rng: random.Random) -> GameState:
    """Every law that scores, circles, one of them of a single color already, and gems to paint with."""
    sets = Tokens(science=1, magic=1, defense=1)
    laws = (
        on(1, 3, 68),
        on(1, 4, 72, tucked=(3,)),
        on(1, 5, 74),
        on(1, 6, 75, tokens=sets),
        on(1, 7, 76, stored=(1, 0, 0, 0)),
        on(1, 8, 78, tucked=(4,)),
        on(1, 9, 79, infinite=(Color.RED,)),
        *(on(1, x, number) for x, number in enumerate((85, 35, 86, 37, 87, 38, 88), start=10)),
    )
    laid = (on(1, 0, 14), on(1, 1, 5), on(1, 2, 8), on(2, 0, rng.choice((48, 32))), on(2, 1, 62), *laws)
    return at_the_end(
        seat(*laid, gems=(2, 2, 1, 1)),
        seat(),
        edition=random_edition(rng).with_options(repaint_pure_circles=rng.random() < 0.5),
    )


def _high_position(rng: random.Random) -> GameState:
    """A law in the hand, and level 5 open above."""
    spare = _spare(rng, 0)
    laid = [_loaded(place, spare, rng) for place in _carrying(Place(5, 0))]
    return in_development(seat(*laid, hand=(75,)), seat(), turn=8, edition=random_edition(rng), reserve_deck=())


def _drawing_position(rng: random.Random) -> GameState:
    """Two cards to draw from short decks, and a law that puts back; what is drawn may have to wait."""
    spare = _spare(rng, 20)
    laid = [_loaded(place, spare, rng) for place in _carrying(Place(4, 0))]
    options = {"sequential_draw": rng.random() < 0.3, "drawn_cards_playable": rng.choice(("immediately", "next_phase"))}
    hand = rng.choice(((20,), (70, next(spare))))
    return in_development(
        seat(*laid, gems=(1, 1, 1, 1), hand=hand),
        seat(),
        turn=8,
        edition=random_edition(rng).with_options(**options),
        law_deck=(81,),
        reserve_deck=[next(spare)],
    )


def _infinite_position(rng: random.Random) -> GameState:
    """A law with an infinite gem of any color, and a bank that has none of some colors."""
    gems: Gems = rng.choice(((1, 1, 0, 0), (0, 0, 1, 1)))
    bank: Gems = rng.choice(((0, 0, 0, 0), (2, 0, 2, 0), (0, 2, 0, 2)))
    return in_development(seat(on(1, 0, 33), gems=gems, hand=(73, 83)), seat(), bank=bank, edition=random_edition(rng))


def _start_position(rng: random.Random) -> GameState:
    edition = random_edition(rng)
    dealt = edition.starting_characters_dealt
    return at_start((32, 5, 9, 60)[:dealt], (6, 7, 8, 62)[:dealt], edition=edition)


def _swap_position(rng: random.Random) -> GameState:
    """A law that swaps tokens, with enough gems and too few."""
    gems: Gems = rng.choice(((1, 1, 1, 1), (1, 1, 0, 0)))
    bonus = Tokens(circle_bonus=(CircleBonus(Color.RED, 2),), magic_bonus=(5,))
    return in_development(
        seat(on(1, 0, 33, tokens=bonus), gems=gems, hand=(67,)),
        seat(on(1, 0, 35, tokens=Tokens(power=(3,)))),
        edition=random_edition(rng),
    )


BUILDERS: tuple[Callable[[random.Random], GameState], ...] = (
    *(_auction_position,) * 4,
    *(_painting_position,) * 3,
    _start_position,
    _swap_position,
    _high_position,
    *(_drawing_position,) * 3,
    *(_infinite_position,) * 6,
)
