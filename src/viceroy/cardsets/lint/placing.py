"""Where the warnings about a card set stand: at the keys of its files."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from viceroy.cardsets.lint.remarks import Written
from viceroy.cardsets.lint.report import warnings_of
from viceroy.plaindata.faults import Path

if TYPE_CHECKING:
    from viceroy.cardsets.forms import CardSetForm
    from viceroy.model.cards import CardSet
    from viceroy.yamlfiles.faults import FileFaults


def lint_problems(card_set: CardSet, files: Iterable[tuple[FileFaults, CardSetForm]], printed: CardSet) -> None:
    """Add to the files of a set what looks wrong in it; `card_set` may have more cards than these files."""
    files = [*files]
    places: dict[int, tuple[FileFaults, Path]] = {}
    for faults, form in files:
        places.update({card.number: (faults, ("characters", i)) for i, card in enumerate(form.characters)})
        places.update({law.number: (faults, ("laws", i)) for i, law in enumerate(form.laws)})
    own = {number: _written(*place) for number, place in places.items()}
    for warned in warnings_of(card_set, own, printed):
        faults, keys = places[warned.number] if warned.number is not None else (_holder(files, warned.keys), ())
        faults.remark((*keys, *warned.keys), warned.message, warned.code)
    for faults, _ in files:
        faults.finish()


def _written(faults: FileFaults, keys: Path) -> Written:
    document = faults.document

    def behind(inner: Path) -> str:
        node = document.root.at((*keys, *inner))
        line = document.lines[node.line - 1][node.column - 1 :]
        return line.removeprefix(node.raw) if line.startswith(node.raw) else ""

    return Written(document.root.at(keys).plain(), behind)


def _holder(files: list[tuple[FileFaults, CardSetForm]], keys: Path) -> FileFaults:
    """Return the file that has a key of the set, the first file where none has."""
    having = (faults for faults, _ in files if keys[0] in faults.document.root.keys)
    return next(having, files[0][0])
