"""Random score sheets: plain data as a YAML file would hold it, valid by construction.

What is allowed is taken from the rules and the printed cards, not from the code that reads sheets. One
seed, one sheet: everything depends on the `Random` that is handed in.
"""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st

from any_laws import any_clause, leaves
from positions import printed
from viceroy.model.cards import Card, LawCard, Sections
from viceroy.model.editions import EDITIONS, OPTIONS
from viceroy.model.laws import ChooseOne

Plain = Any
Spot = tuple[int, int]  # level, place

COLORS = ("blue", "red", "green", "yellow")
SECTIONS = ("left", "right", "bottom_left", "bottom_right")
NAMES = ("Ada", "Ben", "Cleo", "Dmitri", "Émile", "吉田", "Ada B.", " Zoë ", "null", "42", "-")
DOUBLING = 66  # it lies under a character, never at a place of its own (L66)
STORED = {65: 8, 74: 8, 76: 8}  # the most gems on these laws: 76 stores 8 (L76), the others may take them over
ONE_TUCKED = 74  # L74

sheets = st.integers(0, 2**32 - 1).map(lambda seed: random_sheet(Random(seed)))
"""Valid score sheets as plain data; a sheet is known by its seed, which is much faster than to draw each choice."""


def random_sheet(rng: Random) -> dict[str, Plain]:
    """Make a valid score sheet: one to four players, every form of a card, choices, painting, described cards."""
    return _SheetMaker(rng).sheet()


def chance(rng: Random, probability: float) -> bool:
    return rng.random() < probability


# -- small values -------------------------------------------------------------------------------------------------


def random_tokens(rng: Random) -> dict[str, Plain]:
    """Make what lies under the key `tokens`."""
    made: dict[str, Plain] = {kind: rng.randint(0, 3) for kind in ("science", "magic", "defense") if chance(rng, 0.5)}
    if chance(rng, 0.5):
        made["power"] = [rng.choice((2, 3, 4, 5, 6, 7, 8, 10, 12, 15)) for _ in range(rng.randint(0, 2))]
    if chance(rng, 0.4):
        made["magic_bonus"] = [rng.choice((2, 3, 5)) for _ in range(rng.randint(0, 2))]
    if chance(rng, 0.4):
        made["circle_bonus"] = [
            {"color": rng.choice(COLORS), "value": rng.choice((2, 4))} for _ in range(rng.randint(0, 2))
        ]
    return made


def random_clause(rng: Random, *, asks_kinds: bool, asks_costs: bool) -> Plain:
    """Make a points clause; with `asks_kinds` false one for which plain numbers of stored gems and tucked cards do.

    With `asks_costs` false it counts no costs, which described characters do not have.
    """
    while True:
        clause = any_clause(rng)
        counted = {leaf["count"] for leaf in leaves(clause)}
        if (asks_kinds or not any(map(_asks, leaves(clause)))) and (asks_costs or "cost_gems" not in counted):
            return clause


def _asks(leaf: Plain) -> bool:
    if leaf["count"] == "gems":
        return leaf["where"] != "screen" and "color" in leaf
    return (
        leaf["where"] in ("tucked_here", "tucked", "pyramid_and_tucked") and len(leaf.keys() & {"kind", "section"}) > 0
    )


def random_sections(rng: Random) -> dict[str, Plain]:
    """Make what lies under the key `sections`, now and then with blank ones (C34)."""
    colors = (*COLORS, *COLORS, None)
    bottom = [rng.choice(colors), rng.choice(colors)] if chance(rng, 0.3) else rng.choice(colors)
    return {"top_left": rng.choice(colors), "top_right": rng.choice(colors), "bottom": bottom}


# -- sheets -------------------------------------------------------------------------------------------------------


class _SheetMaker:
    """Makes one sheet; no card of the set is dealt twice."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.deck = [number for number in printed().by_number if number != DOUBLING]
        rng.shuffle(self.deck)
        self.has_doubling = chance(rng, 0.5)
        self.asks_kinds = chance(rng, 0.5)  # then every tucked card and stored gem is named
        self.asks_costs = chance(rng, 0.2)  # then no character is described
        self.contiguous = True
        self.spares_pure_circles = False

    def sheet(self) -> dict[str, Plain]:
        rng = self.rng
        sheet: dict[str, Plain] = {"format": "score-sheet/1"}
        if chance(rng, 0.5):
            sheet["card_set"] = "printed"
        if chance(rng, 0.7):
            sheet["edition"] = self.edition()
        names = rng.sample(NAMES, rng.randint(1, 2 if self.asks_costs else 4))  # cards enough for all of them
        sheet["players"] = [self.player(name) for name in names]
        return sheet

    def edition(self) -> Plain:
        rng = self.rng
        name = rng.choice(tuple(EDITIONS))
        options: dict[str, Plain] = {}
        if chance(rng, 0.6):
            chosen = rng.sample(sorted(OPTIONS), 3)
            if chance(rng, 0.6):
                chosen += ["contiguous_rows", "repaint_pure_circles"]
            options = {option: rng.choice(OPTIONS[option]) for option in chosen}
        options = {key: str(value) if isinstance(value, str) else value for key, value in options.items()}
        self.contiguous = options.get("contiguous_rows", True)
        self.spares_pure_circles = not options.get("repaint_pure_circles", EDITIONS[name].repaint_pure_circles)
        return {"name": name, **options} if options else name

    def player(self, name: str) -> dict[str, Plain]:
        rng = self.rng
        laid: dict[Spot, Plain] = {}
        player: dict[str, Plain] = {"name": name, "pyramid": self.pyramid(laid)}
        gems = {color: rng.randint(0, 3) for color in COLORS if chance(rng, 0.6)}
        if chance(rng, 0.8):
            player["gems"] = gems
        if chance(rng, 0.6):
            player["attack"] = rng.randint(0, 4)
        if chance(rng, 0.7):
            painted = self.painting(laid, player.get("gems", {}))
            player["painting"] = rng.choice(("best", "none", painted, painted))
        return player

    # -- places ---------------------------------------------------------------------------------------------------

    def pyramid(self, laid: dict[Spot, Plain]) -> list[Plain]:
        rng = self.rng
        places = list(range(rng.choice((1, 2, 3, 4, 5, 6, 6, 7, 8))))
        levels = []
        for level in range(1, 6):
            levels.append(self.level(level, places, laid))
            open_places = [x for x in places if x + 1 in places]
            if not open_places or chance(rng, 0.1):
                break
            places = self.places_of_level(open_places)
        return levels

    def places_of_level(self, open_places: list[int]) -> list[int]:
        """Choose where the cards of the next level lie: side by side, but where the option lets them lie apart."""
        rng = self.rng
        if not self.contiguous:
            return sorted(rng.sample(open_places, rng.randint(1, len(open_places))))
        first = min(rng.choice((0, 0, 0, 1, 2)), len(open_places) - 1)
        run = [x for step, x in enumerate(open_places[first:]) if x == open_places[first] + step]
        return run[: rng.randint(max(1, len(run) - 2), len(run))]

    def level(self, level: int, places: list[int], laid: dict[Spot, Plain]) -> Plain:
        rng = self.rng
        start = 0 if level == 1 or (not self.contiguous and chance(rng, 0.3)) else places[0]
        cards = []
        for x in range(start, places[-1] + 1):
            if x in places:
                cards.append(self.card(level, x, laid))
            else:
                cards.append(None)
        if start:
            return {"skip": start, "cards": cards}
        if chance(rng, 0.1):
            return {"cards": cards} if level == 1 or chance(rng, 0.5) else {"skip": 0, "cards": cards}
        return cards

    # -- cards ----------------------------------------------------------------------------------------------------

    def card(self, level: int, x: int, laid: dict[Spot, Plain]) -> Plain:
        number = self.deal(for_level=level)
        if number is None or (chance(self.rng, 0.12) and not (self.asks_costs and level == 5)):
            entry = self.described(level)
            laid[level, x] = sections_of(entry["sections"])
            if number is not None:
                self.deck.append(number)
            return entry
        card = printed().by_number[number]
        laid[level, x] = card.sections
        entry = self.named(card, level)
        return entry["card"] if len(entry) == 1 and chance(self.rng, 0.9) else entry

    def deal(self, *, for_level: int = 1) -> int | None:
        """Take a card of the deck that may lie on a level: no law on level 5 (R6.8)."""
        for number in self.deck:
            if for_level < 5 or number <= 64:
                self.deck.remove(number)
                return number
        return None

    def name_of(self, number: int) -> int | str:
        return printed().by_number[number].id if chance(self.rng, 0.2) else number

    def named(self, card: Card, level: int) -> dict[str, Plain]:
        rng = self.rng
        entry: dict[str, Plain] = {"card": self.name_of(card.number)}
        needs_color = False
        if isinstance(card, LawCard):
            needs_color = self.choose(card, entry)
        elif level == 5 and chance(rng, 0.6):
            entry["choice"] = rng.choice(("points", "rewards"))
        if "tokens" not in entry and chance(rng, 0.08):
            entry["tokens"] = random_tokens(rng)
        if needs_color or chance(rng, 0.06):
            entry["infinite_gems"] = [rng.choice(COLORS) for _ in range(rng.choice((0, 1, 1, 1, 2)))]
        if card.number in STORED and chance(rng, 0.6):
            self.store(entry, STORED[card.number])
        if chance(rng, 0.7 if card.number in (72, 74, 78) else 0.1):
            self.tuck(entry, most=1 if card.number == ONE_TUCKED else 4, is_character=card.number <= 64)
        return entry

    def choose(self, law: LawCard, entry: dict[str, Plain]) -> bool:
        """Choose of what a law offers; whether the color of an infinite gem must be written then."""
        offered = [effect.options for effect in law.on_play if isinstance(effect, ChooseOne)]
        if not offered:
            return False
        if chance(self.rng, 0.15):
            entry["tokens"] = random_tokens(self.rng)
            return False
        number = self.rng.randint(1, len(offered[0]))
        entry["choice"] = number if chance(self.rng, 0.9) else [number]
        return offered[0][number - 1].infinite_gem == "any"

    def store(self, entry: dict[str, Plain], most: int) -> None:
        if not self.asks_kinds and chance(self.rng, 0.5):
            entry["gems"] = self.rng.randint(0, most)
            return
        stored = [self.rng.choice(COLORS) for _ in range(self.rng.randint(0, most))]
        entry["gems"] = {color: stored.count(color) for color in COLORS if color in stored or chance(self.rng, 0.2)}

    def tuck(self, entry: dict[str, Plain], *, most: int, is_character: bool) -> None:
        if not self.asks_kinds and chance(self.rng, 0.4):
            entry["tucked"] = self.rng.randint(0, most)
            return
        numbers = [number for number in (self.deal() for _ in range(self.rng.randint(0, most))) if number is not None]
        if self.has_doubling and len(numbers) < most and (is_character or chance(self.rng, 0.1)):
            self.has_doubling = False
            numbers.append(DOUBLING)
        entry["tucked"] = [self.name_of(number) for number in numbers]

    def described(self, level: int) -> dict[str, Plain]:
        rng = self.rng
        entry: dict[str, Plain] = {"sections": random_sections(rng)}
        if chance(rng, 0.5):
            entry["number"] = rng.randint(1, 200)
        if chance(rng, 0.6):
            entry["tokens"] = random_tokens(rng)
        if chance(rng, 0.3):
            entry["infinite_gems"] = [rng.choice(COLORS) for _ in range(rng.randint(0, 2))]
        if level < 5 and (self.asks_costs or chance(rng, 0.6)):
            entry["kind"] = "law"
            if chance(rng, 0.9):
                clauses = range(rng.randint(0, 3))
                entry["scoring"] = [
                    random_clause(rng, asks_kinds=self.asks_kinds, asks_costs=self.asks_costs) for _ in clauses
                ]
            if chance(rng, 0.4):
                self.store(entry, 6)
        elif chance(rng, 0.3):
            entry["kind"] = "character"
        if chance(rng, 0.2):
            self.tuck(entry, most=3, is_character=entry.get("kind") != "law")
        return entry

    # -- painting -------------------------------------------------------------------------------------------------

    def painting(self, laid: dict[Spot, Sections], gems: dict[str, int]) -> list[dict[str, Plain]]:
        """Paint some sections as the rules allow: each once, in another color, with gems that are left (C35)."""
        rng = self.rng
        open_sections = []
        for (level, x), upper in laid.items():
            if level > 1:
                left, right = laid[level - 1, x].top_right, laid[level - 1, x + 1].top_left
                colors = (left, right, upper.bottom_left, upper.bottom_right)
                is_pure = left is not None and len(set(colors)) == 1
                if not (is_pure and self.spares_pure_circles):  # B12
                    open_sections += [([level, x], *pair) for pair in zip(SECTIONS, colors, strict=True)]
        rng.shuffle(open_sections)
        owned = [color for color, number in gems.items() for _ in range(number)]
        rng.shuffle(owned)
        return [
            {"circle": circle, "section": section, "color": color}
            for color, (circle, section, old) in zip(owned, open_sections, strict=False)
            if color != old and chance(rng, 0.7)
        ]


def sections_of(written: dict[str, Plain]) -> Sections:
    """Return the sections of a described card; as plain texts, which compare equal to colors."""
    bottom = written["bottom"]
    left, right = bottom if isinstance(bottom, list) else (bottom, bottom)
    return Sections(written["top_left"], written["top_right"], left, right)


# -- documents ----------------------------------------------------------------------------------------------------
