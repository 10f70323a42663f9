"""Files with marks at the places where problems are to stand."""

from __future__ import annotations


def marked(text: str) -> tuple[str, list[tuple[int, int]]]:
    places = []
    for number, line in enumerate(text.split("\n"), 1):
        parts = line.split("¶")
        places += [(number, sum(map(len, parts[:at])) + 1) for at in range(1, len(parts))]
    return text.replace("¶", ""), places
