"""A second scorer, deliberately naive: what the rules say, over the plain data of a score sheet, step by step.

It is written from the rules and the printed cards alone, and imports nothing from the library.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

Spot = tuple[int, int]  # level, x
Sheet = dict[str, Any]
Laid = dict[str, Any]  # a card with all that lies on and under it
Seat = dict[str, Any]
Paints = list[tuple[Spot, str, str]]  # circle, section, color

COLORS = ["blue", "red", "green", "yellow"]
COLOR_OF = {color[0]: color for color in COLORS}
SECTION_NAMES = ["left", "right", "bottom_left", "bottom_right"]
NOTHING = {"science": 0, "magic": 0, "defense": 0, "power": [], "magic_bonus": [], "circle_bonus": []}
EDITIONS_THAT_SPARE_PURE_CIRCLES = ["french", "german"]  # B12

# -- the printed cards --------------------------------------------------------------------------------------------


def read_rewards(row: str) -> list[str]:
    """Split `d1+g4` into its parts."""
    return [part.strip() for part in row.split("+")]


def read_facts() -> dict[int, Laid]:
    """Read the printed cards from their facts file."""
    cards: dict[int, Laid] = {}
    for line in (Path(__file__).parents[1] / "data" / "printed_facts.txt").read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        number, corners, *rest = line.split("|")
        letters = corners.split()
        top_left, top_right, bottom = letters if len(letters) == 3 else (letters[0], letters[0], letters[1])
        card: Laid = {
            "number": int(number),
            "kind": "character" if int(number) <= 64 else "law",
            "sections": [COLOR_OF[letter] for letter in (top_left, top_right, bottom, bottom)],
        }
        if card["kind"] == "character":
            card["rows"] = [read_rewards(row.split(":")[1]) for row in rest[:4]]
        else:
            card["options"] = [read_rewards(option) for option in rest[0].split("/")] if rest[0] else []
        card["id"] = rest[-1].lower().replace(" ", "-")
        cards[card["number"]] = card
    return cards


PRINTED = read_facts()
NUMBER_OF_ID = {card["id"]: number for number, card in PRINTED.items()}


def tokens_of(parts: list[str]) -> Laid:
    """Return the tokens that rewards leave on a card: none for gems, cards and attack (R7.1, R7.3, R7.7)."""
    tokens: Laid = {kind: value if isinstance(value, int) else [] for kind, value in NOTHING.items()}
    for part in parts:
        kind, rest = part[0], part[1:]
        if kind in "smd":
            tokens[{"s": "science", "m": "magic", "d": "defense"}[kind]] += int(rest)
        elif kind == "v":
            tokens["power"].append(int(rest))
        elif kind == "M":
            tokens["magic_bonus"].append(int(rest))
        elif kind == "k":
            tokens["circle_bonus"].append((COLOR_OF[rest[0].lower()], int(rest[1:])))
    return tokens


def infinite_of(parts: list[str]) -> list[str]:
    """Return the infinite gems that rewards leave on a card; of a color left open nothing is known here."""
    return [COLOR_OF[part[1].lower()] for part in parts if part[0] == "i" and part[1] != "?"]


# -- the sheet ----------------------------------------------------------------------------------------------------


def number_of(written: Any) -> int:
    """Return the number of a card written as a number or an id."""
    return written if isinstance(written, int) else NUMBER_OF_ID[written]


def tokens_written(written: Laid) -> Laid:
    """Return tokens as the sheet writes them; kinds left out are none."""
    return {
        **{kind: written.get(kind, 0) for kind in ("science", "magic", "defense")},
        **{kind: list(written.get(kind, [])) for kind in ("power", "magic_bonus")},
        "circle_bonus": [(bonus["color"], bonus["value"]) for bonus in written.get("circle_bonus", [])],
    }


def parts_taken(card: Laid, level: int, written: Laid) -> list[str]:
    """Return what a printed card gave on its level, with the choice on the sheet."""
    if card["kind"] == "law":
        chosen = written.get("choice", [])
        numbers = chosen if isinstance(chosen, list) else [chosen]
        return [part for number in numbers for part in card["options"][number - 1]]
    if level < 5:
        return list(card["rows"][level - 1])  # R6.10: the row of its level only
    if written.get("choice", "points") == "points":
        return ["v15"]  # R6.11
    return [part for row in card["rows"][:3] for part in row]


def laid_card(written: Any, level: int) -> Laid:
    """Return a card as it lies: its sections, its kind, and all that lies on it and under it."""
    if not isinstance(written, dict):
        written = {"card": written}
    tucked = written.get("tucked", [])
    laid: Laid = {
        "stored": written.get("gems", 0),
        "tucked": tucked if isinstance(tucked, int) else [number_of(one) for one in tucked],
        "scoring": written.get("scoring", []),
    }
    if "card" not in written:
        bottom = written["sections"]["bottom"]
        left, right = bottom if isinstance(bottom, list) else (bottom, bottom)
        laid["sections"] = [written["sections"]["top_left"], written["sections"]["top_right"], left, right]
        laid["kind"] = written.get("kind", "character")
        laid["number"] = None  # a number written beside a described card makes it no printed card
        tokens, infinite = tokens_written({}), []
    else:
        card = PRINTED[number_of(written["card"])]
        laid.update({key: card[key] for key in ("sections", "kind", "number")})
        parts = parts_taken(card, level, written)
        tokens, infinite = tokens_of(parts), infinite_of(parts)
        if card["kind"] == "character" and isinstance(laid["tucked"], list) and 66 in laid["tucked"]:
            tokens = {kind: value * 2 for kind, value in tokens.items()}  # L66: numbers doubled, heaps repeated
    laid["tokens"] = tokens_written(written["tokens"]) if "tokens" in written else tokens
    laid["infinite"] = written.get("infinite_gems", infinite)
    return laid


def read_seat(player: Sheet) -> Seat:
    """Return a player of the sheet with the cards at their places."""
    cards: dict[Spot, Laid] = {}
    for index, row in enumerate(player["pyramid"]):
        skip, written = (row.get("skip", 0), row["cards"]) if isinstance(row, dict) else (0, row)
        for x, one in enumerate(written):
            if one is not None:  # a place left empty, where rows may have gaps (B17)
                cards[index + 1, skip + x] = laid_card(one, index + 1)
    gems = {color: player.get("gems", {}).get(color, 0) for color in COLORS}
    return {"cards": cards, "gems": gems, "attack": player.get("attack", 0), "painting": painting_written(player)}


def painting_written(player: Sheet) -> str | Paints:
    """Return the painting of a player: a word, or the sections painted."""
    painting = player.get("painting", "best")
    if isinstance(painting, str):
        return painting
    return [((paint["circle"][0], paint["circle"][1]), paint["section"], paint["color"]) for paint in painting]


def may_repaint(sheet: Sheet) -> bool:
    """Whether circles of a single color may be painted over (B12)."""
    edition = sheet.get("edition", "english")
    if isinstance(edition, str):
        return edition not in EDITIONS_THAT_SPARE_PURE_CIRCLES
    printed = edition.get("name", "english") not in EDITIONS_THAT_SPARE_PURE_CIRCLES
    return bool(edition.get("repaint_pure_circles", printed))


# -- circles ------------------------------------------------------------------------------------------------------


def circles_of(seat: Seat) -> dict[Spot, list[str | None]]:
    """Return the sections of each circle, under the place of its upper card (R1.12)."""
    cards = seat["cards"]
    return {
        (level, x): [
            cards[level - 1, x]["sections"][1],
            cards[level - 1, x + 1]["sections"][0],
            cards[level, x]["sections"][2],
            cards[level, x]["sections"][3],
        ]
        for level, x in cards
        if level > 1
    }


def painted(circles: dict[Spot, list[str | None]], paints: Paints) -> dict[Spot, list[str | None]]:
    """Return the circles with gems put on some sections (R10.2)."""
    after = {spot: list(sections) for spot, sections in circles.items()}
    for spot, section, color in paints:
        after[spot][SECTION_NAMES.index(section)] = color
    return after


def pure(circles: dict[Spot, list[str | None]]) -> dict[Spot, str]:
    """Return the circles of a single color, with it."""
    return {spot: str(sections[0]) for spot, sections in circles.items() if sections[0] and len(set(sections)) == 1}


# -- the seven lines (R10.3) --------------------------------------------------------------------------------------


def lines_of(seats: list[Seat], own: int, paints: Paints) -> list[int]:
    """Return the seven lines of one player who paints in this way."""
    seat = seats[own]
    finished = pure(painted(circles_of(seat), paints))
    held = total_tokens(seat)
    bonus = {color: sum(value for of, value in held["circle_bonus"] if of == color) for color in COLORS}
    opposing = sum(other["attack"] for index, other in enumerate(seats) if index != own)
    return [
        sum(level + bonus[color] for (level, _), color in finished.items()),  # R11.1
        sum(level + bonus[color] for (level, _), laid in seat["cards"].items() for color in laid["infinite"]),  # R11.2
        sum(law_points(seats, own, spot, finished, paints) for spot in seat["cards"]),  # R11.3
        sum(held["power"]),  # R11.4
        held["magic"] * sum(held["magic_bonus"]),  # R11.5
        12 * sets_of(seat),  # R11.6
        -4 * max(0, opposing - held["defense"]),  # R11.7
    ]


def total_tokens(seat: Seat) -> Laid:
    """Heap up the tokens of all visible cards."""
    heaps = [laid["tokens"] for laid in seat["cards"].values()]
    total: Laid = {kind: sum(heap[kind] for heap in heaps) for kind in ("science", "magic", "defense")}
    for kind in ("power", "magic_bonus", "circle_bonus"):
        total[kind] = [token for heap in heaps for token in heap[kind]]
    return total


def sets_of(seat: Seat) -> int:
    """Take sets away one by one until a kind runs out."""
    held, sets = total_tokens(seat), 0
    while all(held[kind] > sets for kind in ("defense", "magic", "science")):
        sets += 1
    return sets


def touching(spot: Spot) -> list[Spot]:
    """Return the six places around a place (R3.9)."""
    level, x = spot
    return [(level, x - 1), (level, x + 1), (level - 1, x), (level - 1, x + 1), (level + 1, x - 1), (level + 1, x)]


def how_many_tucked(laid: Laid) -> int:
    """Count the cards under a card, named or not."""
    tucked: int | list[int] = laid["tucked"]
    return tucked if isinstance(tucked, int) else len(tucked)


def how_many_stored(laid: Laid) -> int:
    """Count the gems that a law stores, of known colors or not."""
    stored: int | dict[str, int] = laid["stored"]
    return stored if isinstance(stored, int) else sum(stored.values())


def law_points(seats: list[Seat], own: int, spot: Spot, finished: dict[Spot, str], paints: Paints) -> int:
    """Return what the law at a place pays: a printed one by its number, one of no set by its clauses."""
    cards = seats[own]["cards"]
    laid = cards[spot]
    match laid["number"]:
        case 68:  # itself, laws and tucked cards too
            return len(cards) + sum(how_many_tucked(one) for one in cards.values())
        case 72:
            return 5 * how_many_tucked(laid)
        case 74:
            return 3 * spot[0]
        case 75:
            return 3 * sets_of(seats[own])
        case 76:
            return 2 * how_many_stored(laid)
        case 78:
            return 4 * how_many_tucked(laid)
        case 79:
            return len(finished) + sum(len(one["infinite"]) for one in cards.values())
        case 85 | 86 | 87 | 88:
            return 2 * [cards[other]["kind"] for other in touching(spot) if other in cards].count("character")
    return sum(clause_points(seats, own, spot, clause, finished, paints) for clause in laid["scoring"])


def clause_points(
    seats: list[Seat], own: int, spot: Spot, clause: Laid, finished: dict[Spot, str], paints: Paints
) -> int:
    """Return what one clause of the law language pays."""
    if "by_level" in clause:
        return int(clause["by_level"][spot[0] - 1])
    if "most" in clause:  # at least one, and nobody has more
        numbers = [quantity(seat, spot, clause["most"], {}, []) for seat in seats]
        return int(clause["points"]) if numbers[own] >= 1 and numbers[own] == max(numbers) else 0
    times = quantity(seats[own], spot, clause["per"], finished, paints) // int(clause.get("every", 1))
    return int(clause["points"]) * min(times, int(clause.get("up_to", times)))


def quantity(seat: Seat, spot: Spot, asked: Laid, finished: dict[Spot, str], paints: Paints) -> int:
    """Return what a quantity of the law language comes to, read by the law at a place."""
    what, where = asked["count"], asked["where"]
    color, level = asked.get("color"), asked.get("level")
    if what == "circles":
        return sum(color in (None, of) and level in (None, at) for (at, _), of in finished.items())
    if what == "sets":
        return sets_of(seat)
    if what == "level":
        return spot[0]
    if what == "attack":
        return int(seat["attack"])
    if what == "gems":
        return count_gems(seat, spot, where, color, paints)
    looked_at = {
        "pyramid": list(seat["cards"]),
        "pyramid_and_tucked": list(seat["cards"]),
        "adjacent": [other for other in touching(spot) if other in seat["cards"]],
        "here": [spot],
        "tucked_here": [],
    }[where]
    cards = [seat["cards"][place] for place in looked_at if level in (None, place[0])]
    if what == "cards":
        return count_cards(seat, spot, asked, cards)
    if what == "infinite_gems":
        return sum(color in (None, of) for laid in cards for of in laid["infinite"])
    if what == "circle_bonus":
        return sum(color in (None, of) for laid in cards for of, _ in laid["tokens"]["circle_bonus"])
    heaps = [laid["tokens"][what] for laid in cards]
    return sum(heap if isinstance(heap, int) else len(heap) for heap in heaps)


def count_gems(seat: Seat, spot: Spot, where: str, color: str | None, paints: Paints) -> int:
    """Count gems behind the screen after painting, or gems stored on one card or on all."""
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
    kind, hiding = asked.get("kind"), []
    if asked["where"] == "tucked_here":
        hiding = [seat["cards"][spot]]
    elif asked["where"] == "pyramid_and_tucked":
        hiding = cards
    visible = sum(kind in (None, laid["kind"]) for laid in cards)
    if kind is None:
        return visible + sum(how_many_tucked(laid) for laid in hiding)
    numbers = [number for laid in hiding if laid["tucked"] != 0 for number in laid["tucked"]]
    return visible + [PRINTED[number]["kind"] for number in numbers].count(kind)


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
