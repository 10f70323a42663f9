"""Somebody who types score sheets into the page: what to tap for a sheet, and a script that taps it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from positions import printed
from sheet_strategies import Plain, _SheetMaker
from viceroy.model.cards import LawCard, offered_rewards
from viceroy.model.editions import EDITIONS

TOP_CHOICES = ("points", "rewards")
Step = tuple[str, ...]
"""What to do, the id of what to do it with, and what to type."""

TYPE = """
async (steps) => {
  const one = (id) => {
    const found = document.getElementById(id);
    if (!found) throw new Error(`there is no ${id}`);
    if (found.disabled) throw new Error(`${id} cannot be pressed`);
    return found;
  };
  const doing = {
    tap: (id) => one(id).click(),
    type: (id, text) => {
      one(id).value = text;
      one(id).dispatchEvent(new Event("input", {bubbles: true}));
    },
    fill: (id, text) => {
      one(id).value = text;
      one(id).dispatchEvent(new Event("change", {bubbles: true}));
    },
    lay: () => document.getElementById("result-0")?.click(), // unless the last digit has done it
    close: () => document.getElementById("dialog").open && one("dialog-close").click(),
  };
  for (const [what, ...how] of steps) {
    doing[what](...how);
    await null; // for the page to draw what is new
  }
}
"""


class _Typed(_SheetMaker):
    """Makes sheets of what the page can be told: cards of the set, and gems on laws by their number."""

    def edition(self) -> Plain:
        return self.rng.choice([*EDITIONS])

    def player(self, name: str) -> dict[str, Plain]:
        player = super().player(name)
        if isinstance(player.get("painting"), list):
            player["painting"] = "best"
        return player

    def card(self, level: int, x: int, laid: Any) -> Plain:
        number = self.deal(for_level=level)
        assert number is not None, "88 cards are enough for four"
        laid[level, x] = printed().by_number[number].sections
        entry = self.named(printed().by_number[number], level)
        return entry["card"] if len(entry) == 1 else entry

    def deal(self, *, for_level: int = 1) -> int | None:
        return super().deal(for_level=for_level)

    def name_of(self, number: int) -> int | str:
        return number

    def store(self, entry: dict[str, Plain], most: int) -> None:
        entry["gems"] = self.rng.randint(0, most)

    def tuck(self, entry: dict[str, Plain], *, most: int, is_character: bool) -> None:
        super().tuck(entry, most=most, is_character=is_character)
        if isinstance(entry["tucked"], int) and entry["card"] not in (72, 74, 78):
            del entry["tucked"]


def typed_sheet(seed: int) -> dict[str, Plain]:
    maker = _Typed(Random(seed))
    maker.asks_kinds = True
    return maker.sheet()


def steps_of(sheet: dict[str, Plain]) -> Iterator[Step]:
    """Yield what to tap and to type for a sheet, from a new game of two players without cards."""
    players = sheet["players"]
    yield "tap", "games"
    yield "tap", "new-game"
    yield "fill", "edition", sheet.get("edition", "english")
    if len(players) == 1:
        yield "tap", "leave-out"
    for _ in players[2:]:
        yield "tap", "add-player"
    for seat, player in enumerate(players):
        yield "tap", f"player-{seat}"
        yield from _player(player)


def _player(player: dict[str, Plain]) -> Iterator[Step]:
    yield "type", "player-name", player["name"]
    for color, count in player.get("gems", {}).items():
        yield from [("tap", f"gems-{color}-more")] * count
    yield from [("tap", "attack-more")] * player.get("attack", 0)
    if player.get("painting") == "none" and any(player.get("gems", {}).values()):
        yield "tap", "painting-way-none"
    for level, row in enumerate(player["pyramid"], 1):
        skip, cards = (row.get("skip", 0), row["cards"]) if isinstance(row, dict) else (0, row)
        for x, entry in enumerate(cards, skip):
            yield from _card(entry, level, x)


def _card(entry: Plain, level: int, x: int) -> Iterator[Step]:
    card = entry if isinstance(entry, dict) else {"card": entry}
    yield "tap", f"slot-{level}-{x}"
    yield "type", "find", str(card["card"])
    yield ("lay",)
    if len(card) > 1:
        yield "tap", f"card-{level}-{x}"
        yield from _said(card, printed().by_number[card["card"]])


def _said(card: dict[str, Plain], printed_card: Any) -> Iterator[Step]:
    is_law = isinstance(printed_card, LawCard)
    asks_gem = False
    if "choice" in card and is_law:
        numbers = card["choice"] if isinstance(card["choice"], list) else [card["choice"]]
        for index, (number, options) in enumerate(zip(numbers, offered_rewards(printed_card), strict=True)):
            yield "tap", f"offer-{index}-{number}"
            asks_gem = asks_gem or options[number - 1].infinite_gem == "any"
    elif "choice" in card:
        yield "tap", f"top-{TOP_CHOICES.index(card['choice']) + 1}"
    yield from [("tap", "stored-more")] * card.get("gems", 0)
    yield from _tucked(card.get("tucked", 0))
    if "tokens" in card:
        yield from _tokens(card["tokens"])
    if "infinite_gems" in card:
        yield "tap", "infinite-gem-5" if asks_gem else "infinite-other"  # the fifth: there was none left
        for color in card["infinite_gems"]:
            yield "tap", f"infinite-{color}-more"


def _tucked(tucked: Plain) -> Iterator[Step]:
    if isinstance(tucked, int):
        yield from [("tap", "tucked-more")] * tucked
        return
    for number in tucked:
        yield "type", "tuck", str(number)
        yield "tap", "tuck-add"


def _tokens(tokens: dict[str, Plain]) -> Iterator[Step]:
    yield "tap", "tokens-other"
    for kind in ("science", "magic", "defense"):
        yield from [("tap", f"token-{kind}-more")] * tokens.get(kind, 0)
    for kind in ("power", "magic_bonus"):
        if tokens.get(kind):
            yield "type", f"values-{kind}", ", ".join(map(str, tokens[kind]))
    for bonus in tokens.get("circle_bonus", ()):
        yield "tap", f"bonus-{bonus['color']}-{bonus['value']}-more"
