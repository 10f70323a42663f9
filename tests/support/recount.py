"""A second scorer, deliberately naive: what the rules say, over the plain data of a score sheet, step by step.

It is written from the rules and the printed cards alone, and imports nothing from the library.
"""

from __future__ import annotations

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
            card["costs"] = [COLOR_OF[row.split(":")[0].strip()] for row in rest[:4]]
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
    return written if isinstance(written, int) else NUMBER_OF_ID[written]


def tokens_written(written: Laid) -> Laid:
    return {
        **{kind: written.get(kind, 0) for kind in ("science", "magic", "defense")},
        **{kind: list(written.get(kind, [])) for kind in ("power", "magic_bonus")},
        "circle_bonus": [(bonus["color"], bonus["value"]) for bonus in written.get("circle_bonus", [])],
    }


def parts_taken(card: Laid, level: int, written: Laid) -> list[str]:
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
        costs = card.get("costs", [])
        laid["costs"] = costs[:level] + costs[3:] * (level == 5)  # R6.6
        parts = parts_taken(card, level, written)
        tokens, infinite = tokens_of(parts), infinite_of(parts)
        if card["kind"] == "character" and isinstance(laid["tucked"], list) and 66 in laid["tucked"]:
            tokens = {kind: value * 2 for kind, value in tokens.items()}  # L66: numbers doubled, heaps repeated
    laid["tokens"] = tokens_written(written["tokens"]) if "tokens" in written else tokens
    laid["infinite"] = written.get("infinite_gems", infinite)
    return laid


def read_seat(player: Sheet) -> Seat:
    cards: dict[Spot, Laid] = {}
    for index, row in enumerate(player["pyramid"]):
        skip, written = (row.get("skip", 0), row["cards"]) if isinstance(row, dict) else (0, row)
        for x, one in enumerate(written):
            if one is not None:  # a place left empty, where rows may have gaps (B17)
                cards[index + 1, skip + x] = laid_card(one, index + 1)
    gems = {color: player.get("gems", {}).get(color, 0) for color in COLORS}
    return {"cards": cards, "gems": gems, "attack": player.get("attack", 0), "painting": painting_written(player)}


def painting_written(player: Sheet) -> str | Paints:
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
    return {spot: str(sections[0]) for spot, sections in circles.items() if sections[0] and len(set(sections)) == 1}


# -- what lies there ------------------------------------------------------------------------------------------------


def total_tokens(seat: Seat) -> Laid:
    heaps = [laid["tokens"] for laid in seat["cards"].values()]
    total: Laid = {kind: sum(heap[kind] for heap in heaps) for kind in ("science", "magic", "defense")}
    for kind in ("power", "magic_bonus", "circle_bonus"):
        total[kind] = [token for heap in heaps for token in heap[kind]]
    return total


def sets_of(seat: Seat) -> int:
    held, sets = total_tokens(seat), 0
    while all(held[kind] > sets for kind in ("defense", "magic", "science")):
        sets += 1
    return sets


def touching(spot: Spot) -> list[Spot]:
    """Return the six places around a place (R3.9)."""
    level, x = spot
    return [(level, x - 1), (level, x + 1), (level - 1, x), (level - 1, x + 1), (level + 1, x - 1), (level + 1, x)]


def how_many_tucked(laid: Laid) -> int:
    tucked: int | list[int] = laid["tucked"]
    return tucked if isinstance(tucked, int) else len(tucked)


def how_many_stored(laid: Laid) -> int:
    stored: int | dict[str, int] = laid["stored"]
    return stored if isinstance(stored, int) else sum(stored.values())


def pieces(state: dict[str, Any]) -> tuple[list[int], dict[str, int]]:
    """Return all cards of a state in JSON, and its gems by color; to lose or to make one changes it."""
    cards = [*state["discarded"], *state["bases"].values(), *state["tips"].values()]
    gems = dict(state["bank"])
    for deck in ("auction_deck", "reserve_deck", "law_deck"):
        cards += [card["card"] for card in state[deck]]
    for task in state["tasks"]:
        for color in task.get("colors", ()):
            gems[color] += 1
    for seat in state["seats"]:
        cards += [card["card"] for card in seat["hand"]]
        for paint in seat["paints"]:
            gems[paint["color"]] += 1
        for purse in (seat["gems"], *(placed["stored"] for placed in seat["pyramid"])):
            gems = {color: gems[color] + purse[color] for color in COLORS}
        for placed in seat["pyramid"]:
            cards += [placed["card"], *placed["tucked"]]
            for color in placed["infinite_gems"]:
                gems[color] += 1
    return sorted(card for card in cards if card is not None), gems
