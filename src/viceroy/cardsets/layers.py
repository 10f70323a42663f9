"""One card set by itself, of files, a text or data: its data and forms with their problems, without the sets below."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from viceroy.cardsets.card_set_form import FORMAT, UNNAMED, CardSetForm, Extends, TextLine
from viceroy.cardsets.files import PRINTED, SHIPPED, files_of, id_of, name_of
from viceroy.cardsets.forms import CARD_LISTS, card_forms
from viceroy.documents.rules import list_at
from viceroy.errors import BadFile, BadJson, Code, Problem, Severity
from viceroy.messages import harmless
from viceroy.model.cards import CharacterCard, LawCard, Names
from viceroy.text.json_text import LIMITS, check_plain
from viceroy.text.problems import MAX_ERRORS, Problems
from viceroy.text.yaml_text import parse_document, read_document

if TYPE_CHECKING:
    from viceroy.errors import Path as Keys
    from viceroy.text.yaml_text import YamlDocument

First = dict[object, "tuple[Problems, Keys]"]
"""The things that stand only once in a set, and where each stood first."""


class Part:
    """One file of a layer, or a text or data: what it holds and its form, as far as they can be read, and its problems.

    `folder` is where a relative path of `extends` starts.
    """

    def __init__(
        self, folder: Path, faults: Problems | None, data: Any = None, unreadable: tuple[Problem, ...] = ()
    ) -> None:
        self.folder = folder
        self.faults = faults
        self.data = data
        self.form: CardSetForm | None = None
        self._unreadable = unreadable
        if faults is not None:
            with suppress(BadFile, BadJson):  # its problems are gathered
                self.form = form_of(faults, data)

    @classmethod
    def of_file(cls, file: Path, first: First) -> Part:
        """Read a file."""
        return cls._of_yaml(lambda: read_document(file), first)

    @classmethod
    def of_text(cls, text: str, file: str) -> Part:
        """Read a text in YAML; `file` is what problems call it."""
        return cls._of_yaml(lambda: parse_document(text, file=file), {})

    @classmethod
    def _of_yaml(cls, read: Callable[[], YamlDocument], first: First) -> Part:
        try:
            document = read()
        except BadFile as error:
            return cls(Path(), None, unreadable=error.problems)
        return cls(document.folder, Problems(document, first), document.root.plain())

    @classmethod
    def of_data(cls, data: object) -> Part:
        """Read plain data; places of problems are paths."""
        try:
            check_plain(data, LIMITS)
        except BadJson as error:
            return cls(Path(), None, unreadable=error.problems)
        return cls(Path(), Problems(), deepcopy(data))  # notes are dropped from it

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The problems of the file, in the order of its lines."""
        if self.faults is None:
            return self._unreadable
        with suppress(BadFile, BadJson):
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
            with suppress(BadFile, BadJson):  # its problems are gathered
                self.faults.add(keys, message, code, at_key=at_key)


class Layer:
    """The files of one set, without those of the set below. `key` tells sets apart."""

    def __init__(self, name: str, parts: Iterable[Part], key: tuple[object, ...]) -> None:
        self.name = name
        self.parts = [*parts]
        self.key = key
        self.is_shipped = False
        self.ignored: tuple[Problem, ...] = ()

    @classmethod
    def of_files(cls, name_or_path: str | os.PathLike[str], folder: Path | None = None) -> Layer:
        """Read the files of a set; raises `BadFile` if it has none."""
        files = files_of(name_or_path, folder)
        first: First = {}
        parts = [Part.of_file(file, first) for file in files.read]
        layer = cls(name_of(name_or_path), parts, tuple(map(_real, files.read)))
        layer.is_shipped = name_or_path in SHIPPED
        layer.ignored = tuple(map(_ignored, files.ignored))
        return layer

    @classmethod
    def of_part(cls, part: Part) -> Layer:
        """Make the layer of a set that is no file."""
        return cls(UNNAMED, [part], (part,))

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The problems of the files, file by file; then warnings of files that are not read."""
        return (*(problem for part in self.parts for problem in part.problems), *self.ignored)

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

    def id_and_names(self) -> tuple[str, Names]:
        """Return the id and the names of the set, which come from its file where it does not say them."""
        form = self.form()
        set_id = form.id or id_of(self.name)
        name = self.name if card_forms().takes(self.name, TextLine) and self.name != UNNAMED else set_id
        return set_id, form.names or (("en", name),)


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
    return _printed() if name_or_path == PRINTED else Layer.of_files(name_or_path, folder)


@cache
def _printed() -> Layer:
    """Read the set that most others extend, once: that takes longer than to check most sets.

    It is good and extends no set, so no problem is ever added to it.
    """
    return Layer.of_files(PRINTED)


# -- reading one file -------------------------------------------------------------------------------------------------


def form_of(faults: Problems, data: Any) -> CardSetForm:
    """Return the form of the data of a file, from which notes are dropped; raises `BadFile`."""
    card_forms().check_format(data, CardSetForm, FORMAT, faults)
    if isinstance(data, dict):
        _drop_notes(faults, data, ())
        _cut_other_kinds(faults, data)
        for part in CARD_LISTS:
            for index, card in enumerate(list_at(data, part)):
                _drop_notes(faults, card, (part, index))
    form: CardSetForm = card_forms().gather(data, CardSetForm, faults)
    faults.finish()
    return form


def _cut_other_kinds(faults: Problems, data: Any) -> None:
    """Drop the cards of the other kind at the end of a list, with one fault for all of them."""
    law_keys = card_forms().record_of(LawCard).by_key.keys() - card_forms().record_of(CharacterCard).by_key.keys()

    def is_law(card: Any) -> bool:
        return isinstance(card, dict) and "levels" not in card and not law_keys.isdisjoint(card)

    def is_character(card: Any) -> bool:
        return (
            isinstance(card, dict)
            and law_keys.isdisjoint(card)
            and any(isinstance(row, dict) for row in list_at(card, "levels"))
        )

    for part, other, is_other in (("characters", "laws", is_law), ("laws", "characters", is_character)):
        cards = list_at(data, part)
        own = len(cards)
        while own and is_other(cards[own - 1]):
            own -= 1
        if 0 < own < len(cards):
            message = f"this looks like a {other[:-1]}, and stands among the {part}; is the line '{other}:' missing?"
            faults.add((part, own), message, Code.WRONG_TYPE)
            del cards[own:]


NOTES = ("notes", "note", "comment", "image", "picture", "artist", "flavor", "flavour")
"""Keys of sets and cards that designers write for themselves."""


def _drop_notes(faults: Problems, data: Any, keys: Keys) -> None:
    """Drop what designers write for themselves, with a warning."""
    for key in NOTES if isinstance(data, dict) else ():
        if key in data:
            del data[key]
            message = f"nothing reads {key!r}, so it is ignored; a note for yourself may be a comment (# ...)"
            faults.warn((*keys, key), message, Code.IGNORED_KEY)
