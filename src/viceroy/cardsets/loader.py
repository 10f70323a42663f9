"""Finding and reading the files of a card set."""

from __future__ import annotations

import copyreg
import os
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from viceroy.cardsets.forms import FORMAT, CardSetForm
from viceroy.cardsets.rules import card_forms
from viceroy.errors import BadFile, Code, Problem, Severity, errors_of
from viceroy.messages import did_you_mean, harmless
from viceroy.model.cards import CardSet
from viceroy.yamlfiles.documents import read_document
from viceroy.yamlfiles.faults import FileFaults
from viceroy.yamlfiles.resources import card_set_path

if TYPE_CHECKING:
    from viceroy.plaindata.faults import Gathered
    from viceroy.plaindata.faults import Path as Keys
    from viceroy.yamlfiles.documents import Document

SHIPPED: tuple[str, ...] = ("printed",)
"""The names of the card sets that come with the library."""

First = dict[object, "tuple[Gathered, Keys]"]
"""What must stand only once in a set, and where it stood."""

_ENDINGS = frozenset({".yaml", ".yml"})


def load_card_set(name_or_path: str | os.PathLike[str], *, relative_to: Path | None = None) -> CardSet:
    """Load a shipped card set by its name, or one of your own: a file, or a folder of files of one set.

    A string that is a shipped name means that set, even where a folder is called so; write `./printed` for the folder.
    A relative path starts at `relative_to` if that is given. Raises `BadFile`, with everything that is wrong.

    >>> len(load_card_set("printed").characters)
    64
    """
    if name_or_path in SHIPPED and isinstance(name_or_path, str):
        return _shipped(name_or_path)
    return _load(name_or_path, relative_to)


def check_card_set(name_or_path: str | os.PathLike[str], *, lint: bool = False) -> tuple[Problem, ...]:
    """Check a card set against the schema, and for what no schema can tell; empty when it is good.

    With `lint`, warnings say what looks wrong in a set without errors: what can never score or happen, and where its
    deck is out of balance. Problems come file by file, in the order of the lines. No content of a file makes this
    function raise.

    >>> check_card_set("printed", lint=True)
    ()
    """
    try:
        files = _files_of(name_or_path, None)
    except BadFile as error:
        return error.problems
    first: First = {}
    read = [_read(file, first, by_schema=True) for file in files]
    problems = tuple(problem for one in read for problem in one.problems)
    if not lint or errors_of(problems):
        return problems
    from viceroy.cardsets.lint.placing import lint_problems

    forms = [(one.faults, one.form) for one in read if one.form is not None and one.faults is not None]
    card_set = _joined([form for _, form in forms]).value(_name_of(name_or_path))
    lint_problems(card_set, forms, _shipped("printed"))
    return tuple(problem for one in read for problem in one.problems)


@cache
def _shipped(name: str) -> CardSet:
    return _load(name, None)


# -- pickles: a shipped set goes by its name --------------------------------------------------------------------------


def _pickled(card_set: CardSet) -> tuple[Callable[..., CardSet], tuple[object, ...]]:
    """Return how to pickle a set: a shipped one by name and digest, any other as it is."""
    if card_set.id not in SHIPPED or card_set != _shipped(card_set.id):
        return card_set.__reduce__()
    from viceroy.cardsets.card_data import digest

    return _unpickled, (card_set.id, digest(card_set))


def _unpickled(name: str, wanted: str) -> CardSet:
    """Return the shipped set that a pickle names; raises `UnpicklingError` if the library ships another one by now."""
    from pickle import UnpicklingError

    from viceroy.cardsets.card_data import digest

    found = digest(_shipped(name)) if name in SHIPPED else None
    if found != wanted:
        shipped = f"the one shipped now has {found}" if found else "none of that name is shipped"
        raise UnpicklingError(f"this was pickled with the card set {name!r} of the digest {wanted}; {shipped}")
    return _shipped(name)


copyreg.pickle(CardSet, _pickled)


def _load(name_or_path: str | os.PathLike[str], relative_to: Path | None) -> CardSet:
    files = _files_of(name_or_path, relative_to)
    first: First = {}
    read = [_read(file, first) for file in files]
    problems = [problem for one in read for problem in one.problems]
    if errors_of(problems):
        raise BadFile(problems)
    return _joined([one.form for one in read if one.form is not None]).value(_name_of(name_or_path))


def _joined(forms: Sequence[CardSetForm]) -> CardSetForm:
    """Return the files of a set as one."""
    return CardSetForm(
        FORMAT,
        next((form.id for form in forms if form.id is not None), None),
        next((form.names for form in forms if form.names is not None), None),
        tuple(card for form in forms for card in form.characters),
        tuple(law for form in forms for law in form.laws),
    )


class _File:
    """A file of a set that was read: its form, if it is good, and what was found in it."""

    def __init__(
        self, more: tuple[Problem, ...], faults: FileFaults | None = None, form: CardSetForm | None = None
    ) -> None:
        self.faults = faults
        self.form = form
        self._more = more

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Errors and warnings."""
        return (*(self.faults.problems if self.faults else ()), *self._more)


def _read(file: Path, first: First, *, by_schema: bool = False) -> _File:
    """Read one file of a set."""
    try:
        document = read_document(file)
        faults, data = FileFaults(document, first), document.root.plain()
        form = _form(faults, data)
    except BadFile as error:
        return _File(error.problems)
    if by_schema:
        from viceroy.cardsets.schema_check import schema_problems  # jsonschema: for a check alone

        return _File(schema_problems(document, "card-set", data), faults, form)
    return _File((), faults, form)


def read_card_set(document: Document) -> CardSetForm:
    """Return a file of a card set; raises `BadFile`."""
    return _form(FileFaults(document), document.root.plain())


def _form(faults: FileFaults, data: Any) -> CardSetForm:
    """Return what data of a file say, from which notes are dropped; raises `BadFile`."""
    if isinstance(data, dict):
        if data.get("format", FORMAT) != FORMAT:
            told = faults.wording.found(data["format"], ("format",))
            faults.add(("format",), f"the format of a card set is {FORMAT}, found {told}", Code.WRONG_FORMAT)
            faults.finish()
        if "format" not in data:
            message = f"the line 'format: {FORMAT}' is missing, which every card set has"
            faults.add((), message, Code.WRONG_FORMAT)
            data["format"] = FORMAT
        _drop_notes(faults, data, ())
        for part in ("characters", "laws"):
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
            told = f"nothing reads {key!r}, so it is ignored; a note for yourself may be a comment (# ...)"
            faults.warn((*keys, key), told, Code.IGNORED_KEY)


# -- where the files are ------------------------------------------------------------------------------------------


def _files_of(name_or_path: str | os.PathLike[str], relative_to: Path | None) -> tuple[Path, ...]:
    """Return the files of a set in the order in which they are read; raises `BadFile` where there is none."""
    if isinstance(name_or_path, str) and name_or_path in SHIPPED:
        return _files_in(card_set_path(name_or_path))
    path = Path(name_or_path) if relative_to is None else relative_to / name_or_path
    try:
        if path.is_dir():
            return _files_in(path)
        is_there = path.exists()
    except (OSError, ValueError):
        return (path,)  # reading it tells what is wrong with it
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


def _name_of(name_or_path: str | os.PathLike[str]) -> str:
    """Return the name of a set that tells none: that of its file, without the ending, or of its folder."""
    path = Path(name_or_path)
    path = path if path.name else path.resolve()
    return path.stem if path.suffix in _ENDINGS else path.name


def _fail(path: Path, code: Code, message: str) -> NoReturn:
    raise BadFile([Problem(harmless(str(path)), 1, 1, Severity.ERROR, code, message)])
