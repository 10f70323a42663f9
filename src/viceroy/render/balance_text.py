"""A study of the balance of a card set as text: what was found, and tables of points, seats, colors and cards."""

from __future__ import annotations

from collections.abc import Iterator

from viceroy.formats.balance import Balance, CardBalance
from viceroy.messages import counted, joined
from viceroy.model.cards import TOP_LEVEL
from viceroy.model.quantities import CardKind
from viceroy.render.standings_text import interval, percent, table_lines
from viceroy.render.text import printable, shortened

_MOST_NAME = 20
_LEVELS = range(1, TOP_LEVEL + 1)


def balance_text(study: Balance) -> str:
    """Describe a study: findings first, then the numbers behind them."""
    return "\n".join(_lines(study))


def title_of(study: Balance) -> str:
    """Return what was played, in a line."""
    sets = study.card_set if study.compared is None else f"{study.card_set} and as many with {study.compared}"
    rules = joined(edition.edition for edition in study.editions)
    sizes = joined(study.sizes, "or")
    games = counted(study.games, "game")
    return f"{games} of {study.bot} with {sets}, {sizes} players, by the {rules} rules, seed {study.seed}"


def _lines(study: Balance) -> Iterator[str]:
    yield title_of(study)
    yield ""
    yield "What may be out of balance:" if study.findings else "Nothing looks out of balance."
    yield from (f"  {printable(found.message)}" for found in study.findings)
    for rows in (line_rows(study), seat_rows(study), edition_rows(study), color_rows(study)):
        yield ""
        yield from table_lines([*rows])
    for kind in CardKind:
        cards = [*card_rows(study, kind)]
        if len(cards) > 1:
            yield ""
            yield from table_lines(cards)
    yield ""
    yield from legend(study)


# -- tables -----------------------------------------------------------------------------------------------------------


def line_rows(study: Balance) -> Iterator[list[str]]:
    """Yield the table of the score lines, its head first."""
    printed = ["printed set"] if study.compared else []
    yield ["points of a player from", study.card_set, *printed]
    for one in study.lines:
        yield [one.line.value.replace("_", " "), interval(one.points), *([interval(one.printed)] if printed else [])]


def seat_rows(study: Balance) -> Iterator[list[str]]:
    """Yield the table of the seats."""
    yield ["seat", "games", "wins", "points"]
    for one in study.seats:
        yield [f"{one.seat + 1} of {one.players}", str(one.games), percent(one.wins), interval(one.points)]


def edition_rows(study: Balance) -> Iterator[list[str]]:
    """Yield the table of the editions."""
    yield ["edition", "games", "points of a player", "of a winner"]
    for one in study.editions:
        yield [one.edition, str(one.games), interval(one.points), interval(one.winner)]


def color_rows(study: Balance) -> Iterator[list[str]]:
    """Yield the table of the colors."""
    printed = ["printed set"] if study.compared else []
    yield ["gems", "in costs", "paid", "bid", *printed]
    for one in study.colors:
        cells = [one.color.value, f"{one.asked * 100:.0f} %", percent(one.paid), percent(one.bid)]
        yield [*cells, *([percent(one.printed)] if printed else [])]


def card_rows(study: Balance, kind: CardKind) -> Iterator[list[str]]:
    """Yield the table of the cards of a kind."""
    printed = ["printed"] if study.compared else []
    levels = [f"on {level}" for level in _LEVELS]
    yield [f"{kind.value}s", "bid for", "won", "sold", "placed", *levels, "gems", "worth", *printed, "wins"]
    yield from (_row(card, compared=bool(printed)) for card in study.cards if card.kind is kind)


def _row(card: CardBalance, *, compared: bool) -> list[str]:
    by_level = {level.level: level.placed for level in card.levels}
    gems = sum(level.gems * level.placed for level in card.levels) / card.placed if card.placed else None
    bid_for = f"{card.bid_for / card.auctions * 100:.0f} %" if card.auctions else "-"
    return [
        f"{card.number:>3} {shortened(printable(card.name), _MOST_NAME)}",
        bid_for,
        str(card.won),
        str(card.sold),
        str(card.placed),
        *(str(by_level.get(level, 0) or "-") for level in _LEVELS),
        "-" if gems is None else f"{gems:.1f}",
        interval(card.points),
        *(["-" if card.printed_points is None else f"{card.printed_points.value:.1f}"] if compared else []),
        percent(card.wins),
    ]


def legend(study: Balance) -> Iterator[str]:
    """Yield what the columns mean, a line each."""
    yield from _LEGEND
    if study.compared:
        yield "printed: what the printed card of that number was worth, in as many games with the printed set."


_LEGEND = (
    "In brackets: 95 % intervals, not corrected for their number; the findings are (Benjamini-Hochberg, 5 %).",
    "bid for: in how many of the auctions in which the card lay in the row somebody bid on its color.",
    "worth: the total of its player at the end, less the total that a blank card in its place would leave.",
    "wins: how many of the players who had it in the pyramid at the end won; the card need not be the reason.",
)
