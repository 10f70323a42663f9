"""How code is shown on the pages; mkdocs runs this as a hook.

Sessions of Python are colored as sessions, so that their output does not look like code. Long code in tables is marked,
so that it breaks at its spaces on a telephone.
"""

from __future__ import annotations

import re
from typing import Any

SESSION = re.compile(r"^( *)```python\n(?= *>>>)", re.MULTILINE)
LONG = re.compile(r"<td([^>]*)><code>(?=[^<]{25,}</code>)")


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Name the language of blocks that begin with a prompt: `pycon`."""
    return SESSION.sub(r"\1```pycon\n", markdown)


def on_page_content(html: str, **_: Any) -> str:
    """Give code of 25 characters or more, alone at the start of a cell, the class `long`."""
    return LONG.sub(r'<td\1><code class="long">', html)
