"""The files of one card set: where they are, what they say, and what is wrong with them."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from viceroy.cardsets.card_rules import CARD_LISTS, card_forms
from viceroy.cardsets.card_set_form import FORMAT, CardSetForm
from viceroy.cardsets.quantity_rules import list_at
from viceroy.errors import BadFile, Code, Problem, Severity, check_type
from viceroy.messages import did_you_mean, harmless
from viceroy.resources import card_set_path, resource_root, schema_path
from viceroy.text.problems import MAX_ERRORS, Problems
from viceroy.text.yaml_text import Document, read_document

if TYPE_CHECKING:
    from viceroy.errors import Path as Keys
    from viceroy.text.problems import Problems


PRINTED = "printed"
"""The name of the set of the box, which extends no other."""
SHIPPED: tuple[str, ...] = (PRINTED, "workshop")
"""The names of the card sets that come with the library."""

_ENDINGS = frozenset({".yaml", ".yml"})


def files_of(name_or_path: str | os.PathLike[str], relative_to: Path | None = None) -> tuple[Path, ...]:
    """Return the files of a set in the order in which they are read; raises `BadFile` where there is none."""
    check_type(name_or_path, str | os.PathLike, "the name of a card set or a path")
    if isinstance(name_or_path, str) and name_or_path in SHIPPED:
        return _files_in(card_set_path(name_or_path))
    path = Path(name_or_path) if relative_to is None else relative_to / name_or_path
    try:
        if path.is_dir():
            return _files_in(path)
        is_there = path.exists()
    except (OSError, ValueError):
        return (path,)  # reading it finds what is wrong with it
    if not is_there and isinstance(name_or_path, str) and _is_name(name_or_path):
        hint = did_you_mean(name_or_path, SHIPPED)
        _fail(path, Code.UNREADABLE, f"there is no such file, and no shipped card set of this name{hint}")
    return (path,)


def _files_in(folder: Path) -> tuple[Path, ...]:
    try:
        names = sorted(entry.name for entry in os.scandir(folder) if not entry.is_dir())
    except OSError as error:
        _fail(folder, Code.UNREADABLE, f"this folder cannot be read: {error.strerror}")
    files = tuple(folder / name for name in names if Path(name).suffix in _ENDINGS and not name.startswith("."))
    if not files:
        _fail(folder, Code.EMPTY, "this folder holds no card set: no file in it ends in .yaml or .yml")
    return files


def _is_name(text: str) -> bool:
    """Whether a text may have been meant as the name of a shipped set."""
    return Path(text).name == text and not Path(text).suffix


def name_of(name_or_path: str | os.PathLike[str]) -> str:
    """Return the name of a set that tells none: that of its file, without the ending, or of its folder."""
    path = Path(name_or_path)
    path = path if path.name else path.resolve()
    return path.stem if path.suffix in _ENDINGS else path.name


def _fail(path: Path, code: Code, message: str) -> NoReturn:
    raise BadFile([Problem(harmless(str(path)), 1, 1, Severity.ERROR, code, message)])


# -- a new set ---------------------------------------------------------------------------------------------------------

_FOLDER = "card-set"
_ID, _NAME = "NEW-ID", "NEW-NAME"  # what stands for them in the templates


def new_set_files(set_id: str) -> dict[str, str]:
    """Return the files of a small good set that extends the printed one, with comments that teach, by their names.

    `set_id` is the id of the set. The files are its cards, a README, and the schema for editors.

    >>> list(new_set_files("my-set"))
    ['my-set.yaml', 'README.md', 'card-set.schema.json']
    """
    folder = resource_root() / "data" / "templates" / _FOLDER
    name = set_id.replace("-", " ").title()
    cards, about = ((folder / file).read_text("utf-8") for file in ("set.yaml", "README.md"))
    return {
        f"{set_id}.yaml": cards.replace(_ID, set_id).replace(_NAME, name),
        "README.md": about.replace(_ID, set_id).replace(_NAME, name),
        "card-set.schema.json": schema_path(_FOLDER).read_text("utf-8"),
    }


# -- what they say -----------------------------------------------------------------------------------------------------

First = dict[object, "tuple[Problems, Keys]"]
"""What must stand only once in a set, and where it stood."""


class Part:
    """One file of a layer: what it says, as data and as a form, and what is wrong with it."""

    def __init__(self, file: Path, first: First, *, by_schema: bool) -> None:
        self.file = file
        self.faults: Problems | None = None
        self.document: Document | None = None
        self.data: Any = None
        self.form: CardSetForm | None = None
        self._more: tuple[Problem, ...] = ()
        try:
            document = read_document(file)
        except BadFile as error:
            self._more = error.problems
            return
        self.document, self.faults, self.data = document, Problems(document, first), document.root.plain()
        with suppress(BadFile):  # its problems are gathered
            self.form = form_of(self.faults, self.data)
            if by_schema:
                from viceroy.documents.schema_check import schema_problems  # jsonschema: for a check alone

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
        if self.faults is not None and len(self.faults.problems) <= MAX_ERRORS:
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


def form_of(faults: Problems, data: Any) -> CardSetForm:
    """Return what data of a file say, from which notes are dropped; raises `BadFile`."""
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
