"""Where the warnings about a card set stand: at the keys of its files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from viceroy.cardsets.lint.remarks import Written
from viceroy.cardsets.lint.report import warnings_of
from viceroy.cardsets.rules import CARD_LISTS
from viceroy.plaindata.faults import Path

if TYPE_CHECKING:
    from viceroy.cardsets.layers import Part
    from viceroy.model.cards import CardSet
    from viceroy.yamlfiles.faults import FileFaults


def lint_parts(parts: Sequence[Part], card_set: CardSet, printed: CardSet) -> None:
    """Add to the files of a set what looks wrong in it; `card_set` may have more cards than these files."""
    files = [part.faults for part in parts if part.faults is not None]
    places: dict[int, tuple[FileFaults, Path]] = {}
    for part in parts:
        for name in CARD_LISTS:
            for index, card in enumerate(getattr(part.form, name, ())):
                if part.faults is not None:
                    places[card.number] = part.faults, (name, index)
    own = {number: _written(*place) for number, place in places.items()}
    for warned in warnings_of(card_set, own, printed):
        faults, keys = places[warned.number] if warned.number is not None else (_holder(files, warned.keys), ())
        faults.remark((*keys, *warned.keys), warned.message, warned.code)


def _written(faults: FileFaults, keys: Path) -> Written:
    document = faults.document

    def behind(inner: Path) -> str:
        node = document.root.at((*keys, *inner))
        line = document.lines[node.line - 1][node.column - 1 :]
        return line.removeprefix(node.raw) if line.startswith(node.raw) else ""

    return Written(document.root.at(keys).plain(), behind)


def _holder(files: list[FileFaults], keys: Path) -> FileFaults:
    """Return the file that has a key of the set, the first file where none has."""
    return next((faults for faults in files if keys[0] in faults.document.root.keys), files[0])
