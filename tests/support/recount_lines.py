"""The second scorer, deliberately naive: the seven lines, laws and their language, and all paintings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import gt, lt
from typing import NamedTuple

from recount import (
    COLORS,
    PRINTED,
    SECTION_NAMES,
    Laid,
    Paints,
    Seat,
    Spot,
    circles_of,
    how_many_stored,
    how_many_tucked,
    painted,
    pure,
    sets_of,
    total_tokens,
    touching,
)


class Game(NamedTuple):
    """All players, and the finished circles and the painting of the one whose points are counted."""

    seats: list[Seat]
    finished: dict[Spot, str]
    paints: Paints


# -- the seven lines (R10.3) --------------------------------------------------------------------------------------


def lines_of(seats: list[Seat], own: int, paints: Paints) -> list[int]:
    seat = seats[own]
    finished = pure(painted(circles_of(seat), paints))
    held = total_tokens(seat)
    bonus = {color: sum(value for of, value in held["circle_bonus"] if of == color) for color in COLORS}
    opposing = sum(other["attack"] for index, other in enumerate(seats) if index != own)
    return [
        sum(level + bonus[color] for (level, _), color in finished.items()),  # R11.1
        sum(level + bonus[color] for (level, _), laid in seat["cards"].items() for color in laid["infinite"]),  # R11.2
        sum(law_points(Game(seats, finished, paints), own, spot) for spot in seat["cards"]),  # R11.3
        sum(held["power"]),  # R11.4
        held["magic"] * sum(held["magic_bonus"]),  # R11.5
        12 * sets_of(seat),  # R11.6
        -4 * max(0, opposing - held["defense"]),  # R11.7
    ]


def law_points(game: Game, own: int, spot: Spot, *, copies: bool = True) -> int:
    """Return what the law at a place pays: a printed one by its number, one of no set by its clauses."""
    cards, finished = game.seats[own]["cards"], game.finished
    laid = cards[spot]
    match laid["number"]:
        case 68:  # itself, laws and tucked cards too
            return len(cards) + sum(how_many_tucked(one) for one in cards.values())
        case 72:
            return 5 * how_many_tucked(laid)
        case 74:
            return 3 * spot[0]
        case 75:
            return 3 * sets_of(game.seats[own])
        case 76:
            return 2 * how_many_stored(laid)
        case 78:
            return 4 * how_many_tucked(laid)
        case 79:
            return len(finished) + sum(len(one["infinite"]) for one in cards.values())
        case 85 | 86 | 87 | 88:
            return 2 * [cards[other]["kind"] for other in touching(spot) if other in cards].count("character")
    return sum(clause_points(game, own, spot, clause) for clause in laid["scoring"] if copies or "copy" not in clause)


def clause_points(game: Game, own: int, spot: Spot, clause: Laid) -> int:
    if clause.get("each_level"):
        (key,) = clause.keys() & {"per", "most", "fewest"}
        each = [{**clause, "each_level": False, key: {**clause[key], "level": level}} for level in (1, 2, 3, 4, 5)]
        return sum(clause_points(game, own, spot, one) for one in each)
    if "if" in clause:
        found = quantity(game, own, spot, clause["if"]["of"])
        if found < clause["if"].get("at_least", 0) or found > clause["if"].get("at_most", found):
            return 0
    if "copy" in clause:
        cards = game.seats[own]["cards"]
        return max([0, *(law_points(game, own, other, copies=False) for other in touching(spot) if other in cards)])
    if "by_level" in clause:
        return int(clause["by_level"][spot[0] - 1])
    if "most" in clause or "fewest" in clause:
        return compared_points(game, own, spot, clause)
    if "per" not in clause:
        return int(clause["points"])
    found = quantity(game, own, spot, clause["per"])
    if "table" in clause:
        return int([0, *clause["table"]][min(found, len(clause["table"]))])
    if "tiers" in clause:
        return int([0, *(tier["points"] for tier in clause["tiers"] if tier["at_least"] <= found)][-1])
    times = found // int(clause.get("every", 1))
    return int(clause["points"]) * min(times, int(clause.get("up_to", times)))


def compared_points(game: Game, own: int, spot: Spot, clause: Laid) -> int:
    """Return what a clause pays for the most or the fewest: places are taken one after the other."""
    numbers = [
        quantity(game, seat, spot, clause["most" if "most" in clause else "fewest"]) for seat in range(len(game.seats))
    ]
    ranked = sorted(numbers, reverse="most" in clause)
    place = ranked.index(numbers[own]) + 1
    if "most" in clause and numbers[own] == 0:
        return 0
    if place == 1:
        shared = ranked.count(ranked[0]) > 1
        return 0 if shared and clause.get("alone", False) else int(clause["points"])
    return int(clause.get("second", 0)) if place == 2 else 0


def quantity(game: Game, own: int, spot: Spot, asked: Laid) -> int:
    """Return what a quantity of the law language comes to for a player, read by the law at a place."""
    for kind, made in MADE_OF_OTHERS.items():
        if kind in asked:
            return made([quantity(game, own, spot, part) for part in asked[kind]])
    if "times" in asked:
        return int(asked["times"]) * quantity(game, own, spot, asked["of"])
    for kind, is_meant in OF_OPPONENTS.items():
        if kind in asked:
            mine, *others = [
                quantity(game, seat, spot, asked[kind])
                for seat in (own, *(seat for seat in range(len(game.seats)) if seat != own))
            ]
            return sum(is_meant(other, mine) for other in others)
    whose = asked.get("whose", "mine")
    seats = [seat for seat in range(len(game.seats)) if whose == "everybody" or (seat == own) == (whose == "mine")]
    return sum(count_for(game, seat, spot, asked) for seat in seats)


MADE_OF_OTHERS: dict[str, Callable[[list[int]], int]] = {
    "least": min,
    "greatest": max,
    "sum": sum,
    "distinct": lambda numbers: sum(number > 0 for number in numbers),
}


OF_OPPONENTS: dict[str, Callable[[int, int], bool]] = {"opponents_with_fewer": lt, "opponents_with_more": gt}


def count_for(game: Game, own: int, spot: Spot, asked: Laid) -> int:
    seat = game.seats[own]
    what, where = asked["count"], asked["where"]
    color, levels = asked.get("color"), asked.get("level", [1, 2, 3, 4, 5])
    levels = [levels] if isinstance(levels, int) else levels
    if what == "circles":
        return sum(
            color in (None, of) and at in levels and (where != "touching" or spot in cards_of_circle((at, x)))
            for (at, x), of in game.finished.items()
        )
    if what == "sets":
        return sets_of(seat)
    if what == "level":
        return spot[0]
    if what == "rows":
        return max(int(at) for at, _ in seat["cards"])
    if what == "attack":
        return int(seat["attack"])
    if what == "gems":
        return count_gems(seat, spot, where, color, game.paints)
    looked_at = {
        "pyramid": list(seat["cards"]),
        "pyramid_and_tucked": list(seat["cards"]),
        "row": [other for other in seat["cards"] if other[0] == spot[0]],
        "adjacent": [other for other in touching(spot) if other in seat["cards"]],
        "above": [other for other in touching(spot) if other in seat["cards"] and other[0] == spot[0] + 1],
        "below": [other for other in touching(spot) if other in seat["cards"] and other[0] == spot[0] - 1],
        "beside": [other for other in touching(spot) if other in seat["cards"] and other[0] == spot[0]],
        "here": [spot],
        "tucked": [],
        "tucked_here": [],
    }[where]
    if "rests_on" in asked:
        looked_at = [place for place in looked_at if asked["rests_on"] in kinds_under(seat, place)]
    cards = [seat["cards"][place] for place in looked_at if place[0] in levels]
    if what == "cards":
        return count_cards(seat, spot, asked, cards)
    if what == "cost_gems":
        return sum(color in (None, of) for laid in cards if laid["kind"] == "character" for of in laid["costs"])
    if what == "infinite_gems":
        return sum(color in (None, of) for laid in cards for of in laid["infinite"])
    if what == "circle_bonus":
        return sum(color in (None, of) for laid in cards for of, _ in laid["tokens"]["circle_bonus"])
    if what == "power_points":
        return sum(sum(laid["tokens"]["power"]) for laid in cards)
    heaps = [laid["tokens"][what] for laid in cards]
    return sum(heap if isinstance(heap, int) else len(heap) for heap in heaps)


def kinds_under(seat: Seat, spot: Spot) -> list[str]:
    """Return the kinds of the cards on which a card rests."""
    _, *under = cards_of_circle(spot)
    return [seat["cards"][place]["kind"] for place in under if place in seat["cards"]]


def cards_of_circle(circle: Spot) -> list[Spot]:
    level, x = circle
    return [circle, (level - 1, x), (level - 1, x + 1)]


def count_gems(seat: Seat, spot: Spot, where: str, color: str | None, paints: Paints) -> int:
    if where == "screen":
        left = [of for of in COLORS for _ in range(seat["gems"][of])]
        for _, _, of in paints:
            left.remove(of)
        return sum(color in (None, of) for of in left)
    cards = [seat["cards"][spot]] if where == "stored_here" else list(seat["cards"].values())
    if color is None:
        return sum(how_many_stored(laid) for laid in cards)
    return sum(int(laid["stored"].get(color, 0)) for laid in cards if laid["stored"] != 0)


def count_cards(seat: Seat, spot: Spot, asked: Laid, cards: list[Laid]) -> int:
    """Count visible cards, cards under this law, or both kinds of all the pyramid."""
    kind, color, tokens = asked.get("kind"), asked.get("section"), asked.get("tokens")
    hiding = []
    if asked["where"] == "tucked_here":
        hiding = [seat["cards"][spot]]
    elif asked["where"] in ("pyramid_and_tucked", "tucked"):
        hiding = list(seat["cards"].values())
    if tokens is not None:
        cards = [laid for laid in cards if any(laid["tokens"].values()) == (tokens == "some")]
    if kind is None and color is None:
        return len(cards) + sum(how_many_tucked(laid) for laid in hiding)
    under = [PRINTED[number] for laid in hiding if laid["tucked"] != 0 for number in laid["tucked"]]
    at = {"top_left": slice(0, 1), "top_right": slice(1, 2), "top": slice(0, 2), "bottom": slice(2, 4)}
    place = at.get(asked.get("section_at", ""), slice(0, 4))
    both = (*cards, *under)
    return sum(kind in (None, one["kind"]) and (not color or color in one["sections"][place]) for one in both)


# -- painting -----------------------------------------------------------------------------------------------------


def completions(seat: Seat, repaint: bool, most: int) -> list[Paints] | None:
    """Return every way to complete circles with the gems at hand, none of them included; None if there are too many.

    A gem that completes nothing scores nothing, so paintings that leave circles of several colors are left out.
    """
    found: list[Paints] = []
    for paints in _completions(list(circles_of(seat).items()), dict(seat["gems"]), repaint):
        found.append(paints)
        if len(found) > most:
            return None
    return found


def _completions(circles: list[tuple[Spot, list[str | None]]], gems: dict[str, int], repaint: bool) -> Iterator[Paints]:
    if not circles:
        yield []
        return
    (spot, sections), *others = circles
    yield from _completions(others, gems, repaint)
    if spot in pure({spot: sections}) and not repaint:
        return
    for color in COLORS:
        wanting = [name for name, has in zip(SECTION_NAMES, sections, strict=True) if has != color]
        if wanting and gems[color] >= len(wanting):
            left = {**gems, color: gems[color] - len(wanting)}
            for paints in _completions(others, left, repaint):
                yield [(spot, name, color) for name in wanting] + paints


def best_total(seats: list[Seat], own: int, repaint: bool, most: int) -> tuple[int, int] | None:
    """Return the most that painting can bring a player's total to, and the fewest gems for it; None if ways abound."""
    ways = completions(seats[own], repaint, most)
    if ways is None:
        return None
    totals = [(sum(lines_of(seats, own, paints)), len(paints)) for paints in ways]
    best = max(total for total, _ in totals)
    return best, min(gems for total, gems in totals if total == best)


def ranks_of(totals: list[int]) -> list[int]:
    """Rank totals 1, 1, 3 (C41): one more than the number of players who have more."""
    return [sorted(totals, reverse=True).index(total) + 1 for total in totals]
