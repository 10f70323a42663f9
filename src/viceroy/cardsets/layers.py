"""One card set by itself: its files as data and as forms, with their problems, without the sets below it."""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from viceroy.cardsets.card_rules import CARD_LISTS, card_forms
from viceroy.cardsets.card_set_form import FORMAT, CardSetForm, Extends
from viceroy.cardsets.files import PRINTED, SHIPPED, files_of, name_of
from viceroy.documents.rules import list_at
from viceroy.errors import BadFile, Code, Problem, Severity
from viceroy.messages import harmless
from viceroy.text.problems import MAX_ERRORS, Problems
from viceroy.text.yaml_text import read_document

if TYPE_CHECKING:
    from viceroy.errors import Path as Keys
    from viceroy.text.problems import Problems
    from viceroy.text.yaml_text import YamlDocument

First = dict[object, "tuple[Problems, Keys]"]
"""The things that stand only once in a set, and where each stood first."""


class Part:
    """One file of a layer: its data and its form, as far as they can be read, and its problems."""

    def __init__(self, file: Path, first: First) -> None:
        self.file = file
        self.data: Any = None
        self.form: CardSetForm | None = None
        self.document: YamlDocument | None = None
        self.faults: Problems | None = None
        self._unreadable: tuple[Problem, ...] = ()
        try:
            document = read_document(file)
        except BadFile as error:
            self._unreadable = error.problems
            return
        self.document, self.faults, self.data = document, Problems(document, first), document.root.plain()
        with suppress(BadFile):  # its problems are gathered
            self.form = form_of(self.faults, self.data)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The problems of the file, in the order of its lines."""
        if self.faults is None:
            return self._unreadable
        with suppress(BadFile):
            self.faults.finish()
        return self.faults.problems

    @property
    def extends(self) -> str | None:
        """The name or path of the set below; None where the file does not say any, or says it wrong."""
        extends = self.data.get("extends") if isinstance(self.data, dict) else None
        return extends if isinstance(extends, str) and card_forms().takes(extends, Extends) else None

    def place(self, keys: Keys) -> str:
        """Name the place of a value, for a message about another file."""
        return "" if self.faults is None else self.faults.source.place(keys, is_elsewhere=True)

    def add(self, keys: Keys, message: str, code: Code, *, at_key: bool = False) -> None:
        """Add an error, unless there are very many."""
        if self.faults is not None and len(self.faults.found) <= MAX_ERRORS:
            with suppress(BadFile):  # its problems are gathered
                self.faults.add(keys, message, code, at_key=at_key)


class Layer:
    """The files of one set, without those of the set below; raises `BadFile` where there are none."""

    def __init__(self, name_or_path: str | os.PathLike[str], folder: Path | None = None) -> None:
        files = files_of(name_or_path, folder)
        self.name = name_of(name_or_path)
        self.is_shipped = name_or_path in SHIPPED
        self.key = tuple(map(_real, files.read))
        first: First = {}
        self.parts = [Part(file, first) for file in files.read]
        self._ignored = tuple(map(_ignored, files.ignored))

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The problems of the files, file by file; then warnings of files that are not read."""
        return (*(problem for part in self.parts for problem in part.problems), *self._ignored)

    @property
    def extends(self) -> tuple[Part, str] | None:
        """The name or path of the set below, and the file that says it; None where no file does."""
        return next(((part, part.extends) for part in self.parts if part.extends is not None), None)

    def form(self) -> CardSetForm:
        """Join the forms of all files, which are good."""
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


def _ignored(file: Path) -> Problem:
    message = "nothing reads this file: the files of a card set end in .yaml or .yml; rename it if it is one of them"
    return Problem(harmless(str(file)), 1, 1, Severity.WARNING, Code.IGNORED_FILE, message)


def _real(file: Path) -> str:
    """Return the path of a file from the root, or as it is written where it cannot be resolved."""
    try:
        return os.path.realpath(file)
    except (OSError, ValueError):
        return str(file)


def layer_of(name_or_path: str | os.PathLike[str], folder: Path | None = None) -> Layer:
    """Read the files of a set; a relative path starts at the folder. Raises `BadFile` where there are none."""
    return _printed() if name_or_path == PRINTED else Layer(name_or_path, folder)


@cache
def _printed() -> Layer:
    """Read the set that most others extend, once: that takes longer than to check most sets.

    It is good and extends no set, so no problem is ever added to it.
    """
    return Layer(PRINTED)


# -- reading one file -------------------------------------------------------------------------------------------------


def form_of(faults: Problems, data: Any) -> CardSetForm:
    """Return the form of the data of a file, from which notes are dropped; raises `BadFile`."""
    if isinstance(data, dict):
        if data.get("format", FORMAT) != FORMAT:
            found = faults.source.found(data["format"], ("format",))
            faults.add(("format",), f"the format of a card set is {FORMAT}, found {found}", Code.WRONG_FORMAT)
            faults.finish()
        if faults.lacks("format", data, card_forms().record_of(CardSetForm).by_key):
            message = f"the line 'format: {FORMAT}' is missing, which every card set has"
            faults.add((), message, Code.WRONG_FORMAT)
        data["format"] = FORMAT
        _drop_notes(faults, data, ())
        for part in CARD_LISTS:
            for index, card in enumerate(list_at(data, part)):
                _drop_notes(faults, card, (part, index))
    form: CardSetForm = card_forms().gather(data, CardSetForm, faults)
    faults.finish()
    return form


NOTES = ("notes", "note", "comment", "image", "picture", "artist", "flavor", "flavour")
"""Keys of sets and cards that designers write for themselves."""


def _drop_notes(faults: Problems, data: Any, keys: Keys) -> None:
    """Drop what designers write for themselves, with a warning."""
    for key in NOTES if isinstance(data, dict) else ():
        if key in data:
            del data[key]
            message = f"nothing reads {key!r}, so it is ignored; a note for yourself may be a comment (# ...)"
            faults.warn((*keys, key), message, Code.IGNORED_KEY)
