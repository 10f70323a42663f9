"""Players as numbers: what a seat may know of each."""

from __future__ import annotations

from viceroy.codec.parts import one_of, parts_of, share, shares
from viceroy.engine.state import Standing
from viceroy.engine.views import GameView, SeatView
from viceroy.model.cards import TOP_LEVEL
from viceroy.model.pyramid import Pyramid
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS, NO_GEMS

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
        *_pyramid(own.pyramid),
    ]


def _behind_screen(own: SeatView) -> list[float]:
    return [float(own.gems is not None), *shares(own.gems or NO_GEMS, 16), share(own.attack or 0, 5)]


def _pyramid(pyramid: Pyramid) -> list[float]:
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
    bonuses = [bonus for one in tokens for bonus in one.circle_bonus]
    return [
        *shares(levels, 10),
        share(sum([placed.card.kind is CardKind.LAW for placed in cards]), 10),
        *shares(circles[4:], 4),
        *shares(infinite, 4),
        *shares([sum([getattr(one, kind) for one in tokens]) for kind in ("science", "magic", "defense")], 10),
        share(sum([sum(one.power) for one in tokens]), 100),
        share(sum([sum(one.magic_bonus) for one in tokens]), 10),
        *shares([sum([bonus.value for bonus in bonuses if bonus.color is color]) for color in COLORS], 10),
        *shares((sum([placed.tucked_count for placed in cards]), sum([placed.stored_count for placed in cards])), 10),
    ]
