"""How fast is a final score? One pyramid of 25 printed cards against one hand of `mahjong`, side by side in one run.

    pip install -e .[bench]
    python benchmarks/bench_scoring.py [--rounds 15] [--profile]

Ours: a random pyramid of 25 different printed cards, laws among them, with what they print for their levels, cards
under some and gems on law 76; no gems are left, so that nothing is painted. Scored to items, lines, total and rank.
Each pyramid is a new value that was never looked at, so that nothing found out earlier helps. Scoring it once more, and
making it of its cards, are told beside it, and take no part in the ratio.

Theirs: a random concealed winning hand (four sets, each a run or a triplet with equal chance, and a pair, at most four
of a kind), won on a random tile, by draw or by discard, with or without riichi, with random winds and one dora
indicator; valued by `estimate_hand_value`. Hands without a yaku are valued too, and their share is printed.

Both sides take turns, and the medians of the rounds are compared.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import process_time
from typing import TypeVar

import attrs
from mahjong.constants import EAST, NORTH, SOUTH, WEST
from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig

from viceroy.cardsets import load_card_set
from viceroy.model.cards import TOP_LEVEL_OF_LAWS, Card, CharacterCard, tokens_from
from viceroy.model.geometry import Place
from viceroy.model.laws import ChooseOne
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.tokens import COLORS, Color
from viceroy.scoring.score import FinalPosition, PaintingChoice, score_positions

ROWS = (8, 7, 5, 3, 2)  # 25 cards
ONE_BY_ONE = 500  # pyramids and hands of a round


# -- ours ---------------------------------------------------------------------------------------------------------


def placed_card(card: Card, place: Place, rng: Random, under: Card) -> PlacedCard:
    """Lay a card with what it prints for its level; a law's choice and an open color fall at random."""
    if isinstance(card, CharacterCard):
        rewards = card.rewards(place.level)
    else:
        rewards = tuple(rng.choice(effect.options) for effect in card.on_play if isinstance(effect, ChooseOne))
    infinite = [reward.infinite_gem for reward in rewards if reward.infinite_gem is not None]
    colors = tuple(gem if isinstance(gem, Color) else rng.choice(COLORS) for gem in infinite)
    stored = rng.randrange(9) if card.number == 76 else 0
    tucked = (under,) if card.number in (72, 74, 78) else ()
    return PlacedCard(place, card, tokens_from(rewards), colors, stored, tucked)


def random_position(rng: Random) -> FinalPosition:
    """Build a pyramid of 25 cards of which some are laws, none of them on level 5."""
    cards = load_card_set("printed")
    laws = [law for law in rng.sample(cards.laws, 8) if law.number not in (65, 66)][:6]
    characters = rng.sample(cards.characters, 32)
    places = [Place(level, x) for level, width in enumerate(ROWS, 1) for x in range(width)]
    for_laws = set(rng.sample([place for place in places if place.level <= TOP_LEVEL_OF_LAWS], len(laws)))
    laid = [
        placed_card(laws.pop() if place in for_laws else characters.pop(), place, rng, characters[0])
        for place in places
    ]
    return FinalPosition("Ada", Pyramid(tuple(laid)), painting=PaintingChoice.NONE)


def untouched(position: FinalPosition) -> FinalPosition:
    """Copy a position into a value that remembers nothing."""
    return attrs.evolve(position, pyramid=Pyramid(position.pyramid.cards))


def make(position: FinalPosition) -> Pyramid:
    """Make the pyramid once more."""
    return Pyramid(position.pyramid.cards)


def score(position: FinalPosition) -> int:
    """Score one pyramid alone."""
    return score_positions((position,)).players[0].total


# -- theirs -------------------------------------------------------------------------------------------------------

T = TypeVar("T")
Hand = tuple[list[int], int, list[int], HandConfig]


def random_hand(rng: Random) -> Hand:
    """Draw a concealed winning hand of 14 tiles, numbered 0 to 135, four of each kind."""
    while True:
        kinds = [rng.randrange(34)] * 2
        for _ in range(4):
            if rng.random() < 0.5:
                kinds += [rng.randrange(34)] * 3
            else:
                first = 9 * rng.randrange(3) + rng.randrange(7)
                kinds += [first, first + 1, first + 2]
        if all(kinds.count(kind) <= 4 for kind in kinds):
            break
    tiles = [4 * kind + kinds[:index].count(kind) for index, kind in enumerate(kinds)]
    dora = rng.choice([tile for tile in range(136) if tile not in tiles])
    config = HandConfig(
        is_tsumo=rng.random() < 0.5,
        is_riichi=rng.random() < 0.5,
        player_wind=rng.choice((EAST, SOUTH, WEST, NORTH)),
        round_wind=rng.choice((EAST, SOUTH)),
    )
    return sorted(tiles), rng.choice(tiles), [dora], config


def value(hand: Hand) -> bool:
    """Value one hand; tell whether it has a yaku."""
    tiles, win_tile, dora, config = hand
    return HandCalculator.estimate_hand_value(tiles, win_tile, dora_indicators=dora, config=config).error is None


# -- side by side -------------------------------------------------------------------------------------------------


def seconds(function: Callable[[T], object], things: Sequence[T]) -> float:
    """Return the time of one call, over many."""
    start = process_time()
    for thing in things:
        function(thing)
    return (process_time() - start) / len(things)


def compare(rounds: int) -> None:
    """Take turns, and print the medians and their ratio."""
    rng = Random(2)
    positions = [random_position(rng) for _ in range(ONE_BY_ONE)]
    hands = [random_hand(rng) for _ in range(ONE_BY_ONE)]
    ours, again, making, theirs = [], [], [], []
    for _ in range(rounds):
        new = list(map(untouched, positions))
        ours.append(seconds(score, new))
        again.append(seconds(score, new))
        making.append(seconds(make, new))
        theirs.append(seconds(value, hands))
    cards = {len(position.pyramid.cards) for position in positions}
    yaku = sum(map(value, hands)) / len(hands)
    items = median(len(score_positions((position,)).players[0].items) for position in positions)
    print(f"a pyramid of {cards.pop()} cards   {1e6 * median(ours):7.1f} us   ({items:.0f} items)")
    print(f"the same once more      {1e6 * median(again):7.1f} us   (nothing of a score is kept, so about as long)")
    print(f"making it of its cards  {1e6 * median(making):7.1f} us   (not in the ratio)")
    print(f"a hand of mahjong       {1e6 * median(theirs):7.1f} us   ({yaku:.0%} of the hands have a yaku)")
    print(f"hand : pyramid          {median(theirs) / median(ours):7.2f}      (wanted: at least 3)")


def show_profile() -> None:
    """Print where the time of scoring goes."""
    rng = Random(2)
    positions = [random_position(rng) for _ in range(4 * ONE_BY_ONE)]
    profile = cProfile.Profile()
    profile.runcall(lambda: [score(position) for position in positions])
    pstats.Stats(profile).sort_stats("tottime").print_stats(20)


def main() -> None:
    """Read the command line and compare."""
    parser = argparse.ArgumentParser(description="Score pyramids and mahjong hands side by side.")
    parser.add_argument("--rounds", type=int, default=15, help="how often both take turns")
    parser.add_argument("--profile", action="store_true", help="show where the time of scoring goes instead")
    arguments = parser.parse_args()
    if arguments.profile:
        show_profile()
    else:
        compare(arguments.rounds)


if __name__ == "__main__":
    main()
