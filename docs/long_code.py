"""Marks long code in tables, so that it breaks at its spaces on a telephone; mkdocs runs this as a hook."""

from __future__ import annotations

import re
from typing import Any

LONG = re.compile(r"<td([^>]*)><code>(?=[^<]{25,}</code>)")


def on_page_content(html: str, **_: Any) -> str:
    """Give code of 25 characters or more, alone at the start of a cell, the class `long`."""
    return LONG.sub(r'<td\1><code class="long">', html)
