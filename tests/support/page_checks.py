"""What every view of the page is looked at for: sizes of targets, and what axe-core finds."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL = """[...document.querySelectorAll('button, select, summary, input:not([type=radio], .unseen), label:has(input)')]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.id || one.textContent, one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < 44 || box.height < 44))
  .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""


def axe() -> str:
    """Return the source of axe-core; skip the test where it is not installed."""
    folders = (os.environ.get("VICEROY_NODE_MODULES"), ROOT / "web" / "node_modules")
    found = [Path(folder) / "axe-core" / "axe.min.js" for folder in folders if folder]
    for path in found:
        if path.is_file():
            return path.read_text("utf-8")
    pytest.skip("axe-core is not here: npm ci in web/")


AXE = "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']})"
