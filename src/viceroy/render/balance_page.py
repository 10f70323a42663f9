"""A balance study as a page: one HTML file with plots that needs no other file. Needs matplotlib.

The plots take the colors of the page, light or dark; as files of their own they are dark on white.
"""

from __future__ import annotations

import io
import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from html import escape
from importlib import import_module
from statistics import median
from typing import Any, Literal

import attrs

from viceroy.formats.balance import Balance, CardBalance
from viceroy.formats.estimates import Estimate, exactly
from viceroy.model.quantities import CardKind
from viceroy.render.results import (
    card_rows,
    color_rows,
    edition_rows,
    law_rows,
    line_rows,
    seat_rows,
    stronger_lines,
    study_legend,
    study_title,
    study_verdict,
)
from viceroy.render.text import printable

# -- plots, by matplotlib ---------------------------------------------------------------------------------------------

WIDTH = 4.2  # inches: as broad as a phone shows it
_ROW = 0.19  # inches
_WIDE = 2  # times as wide as the interval in the middle
_INK = "#010203"  # a placeholder: the page replaces it by the color of its text
_OWN, _OTHER, _MARKED = "#3f8fd2", "#9a9a9a", "#e0663f"  # readable on black and on white
_UNUSED_ID = re.compile(r' id="(?:figure|axes|patch|line2d|text|xtick|ytick|matplotlib\.axis|[A-Z]\w*Collection)_\d+"')
_HEAD = re.compile(r".*?(?=<svg)", re.DOTALL)


@attrs.frozen
class Bar:
    """A row of a plot: what it is about, its number, and another one to compare it with."""

    label: str
    estimate: Estimate
    other: Estimate | None = None
    is_marked: bool = False


@attrs.frozen
class Dot:
    """A point of a scatter plot; only those with a label are named."""

    x: float
    y: float
    label: str = ""


@attrs.frozen
class Plot:
    """A plot that can be drawn; `name` is read out to those who do not see it."""

    name: str
    figure: Any = attrs.field(repr=False)

    @property
    def inline(self) -> str:
        """An SVG element for a page, in the colors of the page; equal plots are equal texts."""
        text = io.StringIO()
        with self._hashed():
            self.figure.savefig(text, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
        svg = _UNUSED_ID.sub("", _HEAD.sub("", text.getvalue(), count=1)).replace(_INK, "currentColor")
        return svg.replace("<svg ", f'<svg role="img" aria-label="{escape(self.name)}" ', 1)

    def file(self, kind: Literal["svg", "png"]) -> bytes:
        """Return a file of the plot, dark on white."""
        content = io.BytesIO()
        with self._hashed():
            metadata = {"Date": None, "Creator": None} if kind == "svg" else None
            self.figure.savefig(content, format=kind, facecolor="white", dpi=200, metadata=metadata)
        return content.getvalue()

    def _hashed(self) -> Any:
        return import_module("matplotlib").rc_context({"svg.fonttype": "none", "svg.hashsalt": self.name})


def rows_plot(name: str, axis: str, bars: Sequence[Bar], *, line: float | None = None, other: str = "") -> Plot:
    """Draw a row for each bar: a dot, its interval, and a paler one for what it is compared with.

    `line` is a number that is worth a line across all rows; `other` says what the paler dots are.
    """
    figure, axes = _figure(1.0 + _ROW * len(bars))
    heights = range(len(bars), 0, -1)
    if line is not None:
        axes.axvline(line, color=_INK, linewidth=0.8, alpha=0.5)
    compared = [(bar.other, height - 0.25) for bar, height in zip(bars, heights, strict=True) if bar.other]
    _spread(axes, compared, _OTHER, other)
    for color, is_marked, label in ((_OWN, False, ""), (_MARKED, True, "named above")):
        rows = [(bar.estimate, height) for bar, height in zip(bars, heights, strict=True) if bar.is_marked is is_marked]
        _spread(axes, rows, color, label)
    axes.set_yticks([*heights], [bar.label for bar in bars])
    axes.set_ylim(0.3, len(bars) + 0.7)
    axes.set_xlabel(axis)
    dots = [estimate.value for bar in bars for estimate in (bar.estimate, bar.other) if estimate] + (
        [] if line is None else [line]
    )
    _cut(axes, dots, _WIDE * median(bar.estimate.high - bar.estimate.low for bar in bars))
    if axes.get_legend_handles_labels()[1]:
        figure.legend(loc="outside upper right", ncols=2, frameon=False, labelcolor=_INK)
    return Plot(name, figure)


def _cut(axes: Any, dots: Sequence[float], reach: float) -> None:
    """Cut off what is farther from all dots: few intervals are that wide, and the others can then be seen."""
    low, high = axes.get_xlim()
    axes.set_xlim(max(low, min(dots) - reach), min(high, max(dots) + reach))


def _spread(axes: Any, rows: Sequence[tuple[Estimate, float]], color: str, label: str) -> None:
    """Draw estimates at their heights."""
    if not rows:
        return
    axes.hlines(
        [at for _, at in rows],
        [estimate.low for estimate, _ in rows],
        [estimate.high for estimate, _ in rows],
        color=color,
    )
    axes.plot(
        [estimate.value for estimate, _ in rows], [at for _, at in rows], "o", color=color, markersize=4, label=label
    )


def scatter_plot(name: str, across: str, up: str, dots: Sequence[Dot]) -> Plot:
    """Draw a dot for each point, with the names of those that have one."""
    figure, axes = _figure(4.2)
    axes.axhline(0, color=_INK, linewidth=0.8, alpha=0.5)
    for color, some in ((_OWN, [dot for dot in dots if not dot.label]), (_MARKED, [dot for dot in dots if dot.label])):
        axes.plot([dot.x for dot in some], [dot.y for dot in some], "o", color=color, markersize=4)
    for dot in dots:
        if dot.label:
            axes.annotate(dot.label, (dot.x, dot.y), (4, 4), textcoords="offset points", color=_INK)
    axes.margins(x=0.12)
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    return Plot(name, figure)


def _figure(height: float) -> tuple[Any, Any]:
    """Return a figure and its axes."""
    with import_module("matplotlib").rc_context(_STYLE):
        figure = import_module("matplotlib.figure").Figure(figsize=(WIDTH, height), layout="constrained")
        axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


_STYLE = {
    "font.family": "sans-serif",
    "font.size": 9,
    "text.color": _INK,
    "axes.labelcolor": _INK,
    "axes.edgecolor": _INK,
    "axes.facecolor": "none",
    "figure.facecolor": "none",
    "xtick.color": _INK,
    "ytick.color": _INK,
}


# -- the page ---------------------------------------------------------------------------------------------------------

_CSS = """
:root { color-scheme: light dark; --paper: #fff; --ink: #1c1c1c; --line: #c8c8c8; --shade: #f3f3f3 }
@media (prefers-color-scheme: dark) { :root { --paper: #16181c; --ink: #e8e8e8; --line: #4a4d52; --shade: #212429 } }
body { margin: 0 auto; max-width: 75rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif }
h1, h2 { line-height: 1.2 }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 1.5rem }
figure { margin: 0 }
figcaption { font-weight: 600 }
svg { width: 100%; height: auto; max-width: 34rem }
.wide { overflow-x: auto; margin: 1rem 0 }
table { border-collapse: collapse; font-size: 0.9rem; font-variant-numeric: tabular-nums }
th, td { padding: 0.2rem 0.4rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line) }
th:first-child, td:first-child { text-align: left; position: sticky; left: 0; background: var(--paper) }
thead th, thead th:first-child { background: var(--shade) }
"""


def balance_page(study: Balance, own: Collection[int] = ()) -> str:
    """Return a study as an HTML page on which `own` cards are marked. Needs matplotlib (the extra `report`)."""
    title = f"Balance of {escape(printable(study.card_set))}"
    return "\n".join(
        (
            '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title>\n<style>{_CSS}</style>\n</head>\n<body>",
            f"<h1>{title}</h1>\n<p>{escape(printable(study_title(study)))}.</p>",
            *_findings(study),
            "<h2>Where points come from, seats and colors</h2>",
            *_plots(_overview(study)),
            *(table for rows in (line_rows, seat_rows, edition_rows, color_rows) for table in _table([*rows(study)])),
            "<h2>Cards</h2>",
            *_plots(_card_plots(study)),
            *(f"<p>{escape(line)}</p>" for line in study_legend(study, own)),
            *(table for kind in CardKind for table in _table([*card_rows(study, kind, own)])),
            *_table(law_rows(study, own)),
            *(f"<p>{escape(line)}</p>" for line in stronger_lines(study, own)),
            "</body>\n</html>\n",
        )
    )


def _findings(study: Balance) -> Iterator[str]:
    yield "<h2>What may be out of balance</h2>"
    if study.findings:
        yield "<ul>"
        yield from (f"<li>{escape(printable(found.message))}</li>" for found in study.findings)
        yield "</ul>"
    if verdict := study_verdict(study):
        yield f"<p>{verdict}</p>"


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield a table; the first row is its head. One without other rows is left out."""
    if len(rows) < 2:
        return
    yield '<div class="wide"><table>\n<thead><tr>'
    yield "".join(f'<th scope="col">{escape(cell)}</th>' for cell in rows[0])
    yield "</tr></thead>\n<tbody>"
    yield from ("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows[1:])
    yield "</tbody></table></div>"


def _plots(plots: Iterable[tuple[str, Plot]]) -> Iterator[str]:
    yield '<div class="plots">'
    yield from (f"<figure><figcaption>{escape(title)}</figcaption>\n{plot.inline}</figure>" for title, plot in plots)
    yield "</div>"


def plot_files(study: Balance) -> Iterator[tuple[str, bytes]]:
    """Yield the plots as files, each as SVG and as PNG: name and content. Needs matplotlib."""
    for _, plot in (*_overview(study), *_card_plots(study)):
        name = "-".join(re.findall("[a-z]+", plot.name.lower()))
        yield f"{name}.svg", plot.file("svg")
        yield f"{name}.png", plot.file("png")


# -- plots ------------------------------------------------------------------------------------------------------------


def _overview(study: Balance) -> Iterator[tuple[str, Plot]]:
    other = f"with {study.compared}" if study.compared else ""
    lines = [Bar(row.line.label, row.points, row.printed) for row in study.lines]
    yield "Points of a player", rows_plot("Points of a player, line by line", "points", lines, line=0, other=other)
    seats = [Bar(f"seat {row.seat + 1} of {row.players}", row.wins, exactly(1 / row.players)) for row in study.seats]
    yield "Wins by seat", rows_plot("Wins by seat", "share of the games won", seats, other="an even share")
    colors = [Bar(row.color.value, row.paid, row.printed) for row in study.colors if row.paid]
    if colors:
        name = "Gems paid for cards, by color"
        yield name, rows_plot(name, "share of the gems; the line is an even share", colors, line=0.25, other=other)


def _card_plots(study: Balance) -> Iterator[tuple[str, Plot]]:
    marked = {number for found in study.findings for number in found.cards[:1]}
    for kind in CardKind:
        cards = [card for card in study.cards if card.kind is kind and card.points is not None]
        if cards:
            name = f"Worth of each {kind.value}"
            yield name, rows_plot(name, "points at the end", [*_worths(cards, marked)], line=0, other="printed")
    dots = [
        Dot(
            card.points.value,
            (card.wins.value - card.even_wins) * 100,
            str(card.number) if card.number in marked else "",
        )
        for card in study.cards
        if card.points is not None
    ]
    yield (
        "Worth and wins of each card; those named above have their numbers",
        scatter_plot(
            "Worth and wins of each card", "worth in points", "wins beyond an even share, in percentage points", dots
        ),
    )


def _worths(cards: Iterable[CardBalance], marked: set[int]) -> Iterator[Bar]:
    """Yield a bar for each card, the one that is worth most first."""
    found = [Bar(_name(card), card.points, card.printed_points, card.number in marked) for card in cards if card.points]
    yield from sorted(found, key=lambda bar: -bar.estimate.value)


def _name(card: CardBalance) -> str:
    return printable(f"{card.number} {card.name}").replace("$", r"\$")
