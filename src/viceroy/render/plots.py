"""Plots, by the library matplotlib: to stand in a page, in its colors, light or dark, and as files."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from html import escape
from importlib import import_module
from statistics import median
from typing import Any, Literal

import attrs

from viceroy.formats.estimates import Estimate

WIDTH = 4.2  # inches: as broad as a phone shows it
_ROW = 0.19  # inches
_WIDE = 2  # times as wide as the interval in the middle
_INK = "#010203"  # stands for the color of the text around, which the page knows
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
