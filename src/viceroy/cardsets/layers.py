"""The files of one card set: what they say, and what is wrong with them."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from viceroy.cardsets.files import name_of
from viceroy.cardsets.forms import FORMAT, CardSetForm
from viceroy.cardsets.rules import CARD_LISTS, card_forms
from viceroy.errors import BadFile, Code, Problem
from viceroy.yamlfiles.documents import read_document
from viceroy.yamlfiles.faults import FileFaults
from viceroy.yamlfiles.nodes import MOST_PROBLEMS

if TYPE_CHECKING:
    from viceroy.plaindata.faults import Gathered
    from viceroy.plaindata.faults import Path as Keys

First = dict[object, "tuple[Gathered, Keys]"]
"""What must stand only once in a set, and where it stood."""


class Part:
    """One file of a layer: what it says, as data and as a form, and what is wrong with it."""

    def __init__(self, file: Path, first: First, *, by_schema: bool) -> None:
        self.file = file
        self.faults: FileFaults | None = None
        self.data: Any = None
        self.form: CardSetForm | None = None
        self._more: tuple[Problem, ...] = ()
        try:
            document = read_document(file)
        except BadFile as error:
            self._more = error.problems
            return
        self.faults, self.data = FileFaults(document, first), document.root.plain()
        with suppress(BadFile):  # its problems are gathered
            self.form = form_of(self.faults, self.data)
            if by_schema:
                from viceroy.yamlfiles.schema_check import schema_problems  # jsonschema: for a check alone

                self._more = schema_problems(document, "card-set", self.data)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What is wrong with the file."""
        if self.faults is None:
            return self._more
        with suppress(BadFile):
            self.faults.finish()
        return (*self.faults.problems, *self._more)

    def add(self, keys: Keys, message: str, code: Code, *, at_key: bool = False) -> None:
        """Add an error, unless there are very many."""
        if self.faults is not None and len(self.faults.problems) <= MOST_PROBLEMS:
            with suppress(BadFile):  # its problems are gathered
                self.faults.add(keys, message, code, at_key=at_key)


class Layer:
    """The files of one set, without those of the set below."""

    def __init__(self, name_or_path: str | os.PathLike[str], files: tuple[Path, ...], *, by_schema: bool) -> None:
        self.name = name_of(name_or_path)
        self.key = tuple(map(_real, files))
        first: First = {}
        self.parts = [Part(file, first, by_schema=by_schema) for file in files]

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What is wrong with the files."""
        return tuple(problem for part in self.parts for problem in part.problems)

    @property
    def extends(self) -> tuple[Part, str] | None:
        """What the set extends, and the file that says so; None where no file does."""
        for part in self.parts:
            extends = part.data.get("extends") if isinstance(part.data, dict) else None
            if isinstance(extends, str) and part.faults is not None and not part.faults.is_unread("extends"):
                return part, extends
        return None

    def form(self) -> CardSetForm:
        """Return the files as one; all of them are good."""
        forms = [part.form for part in self.parts if part.form is not None]
        return CardSetForm(
            FORMAT,
            next((form.id for form in forms if form.id is not None), None),
            next((form.names for form in forms if form.names is not None), None),
            drop=tuple(card for form in forms for card in form.drop),
            replace=tuple(card for form in forms for card in form.replace),
            characters=tuple(card for form in forms for card in form.characters),
            laws=tuple(law for form in forms for law in form.laws),
            keep=next((form.keep for form in forms if form.keep != "none"), "none"),
        )


def _real(file: Path) -> str:
    """Return what a file is called wherever one starts, or as it is written where it cannot be looked for."""
    try:
        return os.path.realpath(file)
    except (OSError, ValueError):
        return str(file)


# -- reading one file -------------------------------------------------------------------------------------------------


def form_of(faults: FileFaults, data: Any) -> CardSetForm:
    """Return what data of a file say, from which notes are dropped; raises `BadFile`."""
    if isinstance(data, dict):
        if data.get("format", FORMAT) != FORMAT:
            found = faults.wording.found(data["format"], ("format",))
            faults.add(("format",), f"the format of a card set is {FORMAT}, found {found}", Code.WRONG_FORMAT)
            faults.finish()
        if "format" not in data:
            message = f"the line 'format: {FORMAT}' is missing, which every card set has"
            faults.add((), message, Code.WRONG_FORMAT)
            data["format"] = FORMAT
        _drop_notes(faults, data, ())
        for part in CARD_LISTS:
            cards = data.get(part)
            for index, card in enumerate(cards if isinstance(cards, list) else ()):
                _drop_notes(faults, card, (part, index))
    form: CardSetForm = card_forms().gather(data, CardSetForm, faults)
    faults.finish()
    return form


NOTES = ("notes", "note", "comment", "image", "picture", "artist", "flavor", "flavour")
"""Keys of sets and cards that designers write for themselves."""


def _drop_notes(faults: FileFaults, data: Any, keys: Keys) -> None:
    """Drop what designers write for themselves, with a warning."""
    for key in NOTES if isinstance(data, dict) else ():
        if key in data:
            del data[key]
            message = f"nothing reads {key!r}, so it is ignored; a note for yourself may be a comment (# ...)"
            faults.warn((*keys, key), message, Code.IGNORED_KEY)
