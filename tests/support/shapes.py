"""What is wrong with the shape of a document: what its schema finds too, and nothing that only its meaning shows."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from viceroy.documents.reader import Reading
from viceroy.errors import BadJson, Path, Problem
from viceroy.formats import documents
from viceroy.formats.games import GAMES
from viceroy.text.source import Problems


class ShapeReading(Reading):
    """Reads plain data as far as a schema sees: no value is made, and what a value would refuse is not found."""

    def made(self, make: Callable[[], Any], keys: Path, what: str) -> Any:  # noqa: ARG002
        return None


def shape_faults(data: object, name: str) -> tuple[Problem, ...]:
    """Return what is wrong with the shape of a document; `name` is that of its format."""
    try:
        document = documents._document_of(data, documents._wanted(documents.DOCUMENTS[name].kind))
        documents._shaped(document, data, _read_shape)
    except BadJson as bad:
        return bad.problems
    return ()


def _read_shape(data: Any, kind: Any) -> None:
    gathered = Problems()
    with suppress(BadJson):  # of very many faults, which are gathered all the same
        GAMES.form_of(kind).read(data, ShapeReading(gathered))
    gathered.finish()
