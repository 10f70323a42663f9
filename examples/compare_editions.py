"""Score one sheet under each printed edition: the books differ in what may be painted (B12).

Run it with the path of a score sheet:  python examples/compare_editions.py examples/three-players.yaml
"""

from __future__ import annotations

import sys

import attrs

import viceroy
from viceroy.model.editions import EDITIONS


def compare(path: str) -> None:
    """Print what every player scores under every edition."""
    sheet = viceroy.load_score_sheet(path)
    for edition in EDITIONS.values():
        score = viceroy.score_sheet(attrs.evolve(sheet, edition=edition))
        totals = ", ".join(f"{player.name} {player.total}" for player in score.players)
        print(f"{edition.name}: {totals}")


if __name__ == "__main__":
    compare(sys.argv[1])
