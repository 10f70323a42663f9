"""What every view of the page is looked at for: its width, the sizes of targets, and what axe-core finds."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from browser import Watched

ROOT = Path(__file__).resolve().parents[2]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# the cards of a pyramid at the table shrink until all of it is in sight: page_sizes.py says how far
_TINY = """[...document.querySelectorAll('button, select, summary, input:not([type=radio], .unseen), label:has(input)')]
  .filter((one) => one.checkVisibility() && !one.matches('.pyramid-stage .spot'))
  .map((one) => [one.id || one.textContent, one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < 44 || box.height < 44))
  .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""


def _axe() -> str:
    folders = (os.environ.get("VICEROY_NODE_MODULES"), ROOT / "web" / "node_modules")
    found = [Path(folder) / "axe-core" / "axe.min.js" for folder in folders if folder]
    for path in found:
        if path.is_file():
            return path.read_text("utf-8")
    pytest.skip("axe-core is not here: npm ci in web/")


_RUN = """axe.run(document, {runOnly: %s, resultTypes: ['violations']}).then(({violations}) => violations.map(
  ({id, nodes}) => [id, nodes.map(({target, failureSummary}) => [target, failureSummary])],
))"""
_CHECKED = {
    "light": "['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']",
    "dark": "{type: 'rule', values: ['color-contrast', 'link-in-text-block']}",  # by night only colors are others
}


def assert_fits(seen: Watched) -> None:
    """Hold that from 320 pixels to a desktop nothing is broader than the window, and every target has 44 pixels."""
    for width in (320, 1280, 390):
        seen.resize(width)
        assert seen.sideways() == 0, width
        assert seen.ask(_TINY) == [], width


def violations(seen: Watched, *, but: str = "") -> list[object]:
    """Return what axe-core finds against WCAG 2.2 AA, its contrasts also by night, without the rule `but`."""
    if seen.ask("typeof axe === 'undefined'"):
        seen.page.evaluate(_axe())
    found: list[object] = []
    for scheme in ("light", "dark"):
        seen.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # what fades in has no contrast yet
        found += [(scheme, rule, nodes) for rule, nodes in seen.page.evaluate(_RUN % _CHECKED[scheme]) if rule != but]
    return found
