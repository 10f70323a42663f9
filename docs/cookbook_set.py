"""The laws of the cookbook as one card set, with which somebody can begin."""

from __future__ import annotations

import json
import re
from pathlib import Path
from textwrap import indent

DOCS = Path(__file__).resolve().parent
RECIPE = re.compile(r"^### (.+)\n\n(?:> .+\n)+\n```yaml\n((?:.+\n)+)```\n", re.MULTILINE)
HEAD = """\
# The laws of the cookbook, made by docs/make_pages.py. Take those that you like.
format: card-set/1
id: cookbook
name: {en: Cookbook}
extends: printed

laws:
"""
FIRST = 301
COLORS = ("blue", "red", "green", "yellow")


def cookbook_set() -> str:
    """Return the set as YAML: each recipe of the page as a law."""
    page = (DOCS / "cookbook.md").read_text("utf-8")
    laws = [_law(index, *match.groups()) for index, match in enumerate(RECIPE.finditer(page))]
    return HEAD + "\n".join(laws)


def _law(index: int, title: str, keys: str) -> str:
    left, bottom = COLORS[index % 4], COLORS[(index + 1) % 4]
    if not keys.startswith("sections:"):
        keys = f"sections: {{top_left: {left}, top_right: {left}, bottom: {bottom}}}\n{keys}"
    return (
        f"  - number: {FIRST + index}\n"
        f"    id: {'-'.join(re.findall('[a-z0-9]+', title.lower()))}\n"
        f"    name: {{en: {json.dumps(title, ensure_ascii=False)}}}\n"
        f"{indent(keys, '    ')}"
    )
