"""Where card sets are: the shipped ones, files and folders of one's own, and the files of a new set."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import NamedTuple, NoReturn

from viceroy.cardsets.card_set_form import UNNAMED
from viceroy.cardsets.packs import TABLE_ENDING, YAML_ENDINGS, PackedPath, Place, is_pack
from viceroy.errors import BadFile, Code, Problem, Severity, check_type
from viceroy.messages import did_you_mean, harmless, in_ascii, joined
from viceroy.model.cards import ID
from viceroy.resources import card_set_path, resource_root, schema_path
from viceroy.text.source import names_beside

PRINTED = "printed"
"""The name of the set of the box."""
SHIPPED: tuple[str, ...] = (PRINTED, "workshop")
"""The names of the card sets that come with the library."""

TABLE = "characters.csv"
"""The name of the table of characters in the folder of a set."""

_LIKE_TABLES = (TABLE_ENDING, ".csv.txt", ".tsv", ".xlsx", ".ods")


class SetFiles(NamedTuple):
    """The files of a set in the order in which they are read, and those beside them that only look like it."""

    place: Place
    """The file or the folder of the set."""
    read: tuple[Place, ...]
    ignored: tuple[Place, ...] = ()
    table: Place | None = None
    """The table of characters that lies beside a set which is named by its file, so that it is not read."""


def files_of(name_or_path: str | os.PathLike[str], relative_to: Place | None = None) -> SetFiles:
    """Return the files of a set; raises `BadFile` if it has no file.

    A relative path starts at `relative_to`, if it is given; in a pack every path does, and none leads out of it.
    """
    check_type(name_or_path, str | os.PathLike, "the name of a card set or a path")
    if isinstance(name_or_path, str) and name_or_path in SHIPPED:
        return _files_in(card_set_path(name_or_path))
    if isinstance(relative_to, PackedPath):
        return packed_files(relative_to / os.fsdecode(name_or_path))
    path = Path(name_or_path) if relative_to is None else relative_to / name_or_path
    try:
        if path.is_dir():
            return _files_in(path)
        is_there = path.exists()
    except (OSError, ValueError):
        return SetFiles(path, (path,))  # reading it finds what is wrong with it
    if is_there and is_pack(path):
        from viceroy.cardsets.archives import read_pack  # YAML: a shipped set needs none

        return packed_files(read_pack(path).place)
    is_name = isinstance(name_or_path, str) and _is_name(name_or_path)
    names = SHIPPED if is_name or path.stem in SHIPPED else ()
    beside = [] if is_there else [name for name in names_beside(path) if is_yaml(Path(name))]
    hint = "" if is_there else did_you_mean(path.name, (*names, *beside))
    if not is_there and (is_name or hint):
        reason = "there is no such file" + (", and no shipped card set of this name" if is_name else "")
        _fail(path, Code.UNREADABLE, reason + (hint or f"; the shipped ones are {joined(SHIPPED)}"))
    return SetFiles(path, (path,), table=_table_beside(path) if is_there and is_yaml(path) else None)


def _table_beside(path: Path) -> Path | None:
    table = path.parent / TABLE
    return table if table.is_file() else None


def packed_files(place: PackedPath) -> SetFiles:
    """Return the files of the set at a place in a pack; raises `BadFile` if it has no file."""
    if place.is_outside:
        _fail(place, Code.UNREADABLE, "a set in a pack extends a shipped set or one in the pack; this lies outside")
    if place.content is not None:
        return SetFiles(place, (place,))
    names = place.names()
    if not names:
        _fail(place, Code.UNREADABLE, "the pack has no such file and no such folder")
    return _set_files(place, [place / name for name in names])


def _files_in(folder: Path) -> SetFiles:
    try:
        paths = [folder / name for name in sorted(entry.name for entry in os.scandir(folder))]
    except OSError as error:
        _fail(folder, Code.UNREADABLE, f"this folder cannot be read: {error.strerror}")
    return _set_files(folder, [path for path in paths if not path.is_dir()])


def _set_files(folder: Place, paths: Sequence[Place]) -> SetFiles:
    files = tuple(path for path in paths if is_yaml(path) or path.name == TABLE)
    if not files:
        _fail(folder, Code.EMPTY, f"this folder holds no card set: no file in it ends in .yaml or .yml, or is {TABLE}")
    return SetFiles(
        folder, files, tuple(path for path in paths if path not in files and _looks_like_cards(path.name.lower()))
    )


def is_table(path: Place) -> bool:
    """Whether a file is a table of characters, by the ending of its name."""
    return path.suffix.lower() == TABLE_ENDING


def is_yaml(path: Place) -> bool:
    """Whether a file has an ending of YAML, in any case, and is not hidden."""
    return path.suffix.lower() in YAML_ENDINGS and not path.name.startswith(".")


def _looks_like_cards(name: str) -> bool:
    is_data = any(ending in name for ending in (*YAML_ENDINGS, ".json"))
    if name.startswith((".", "~$")):  # hidden, or the lock that a spreadsheet keeps beside its file
        return False
    return looks_like_table(name) or (is_data and not name.endswith((*YAML_ENDINGS, ".schema.json", "~")))


def looks_like_table(name: str) -> bool:
    """Whether a name is that of a table which people may have meant for characters, whatever it is called.

    >>> looks_like_table("Heroes.CSV"), looks_like_table("heroes.xlsx"), looks_like_table("heroes.txt")
    (True, True, False)
    """
    return name.lower().endswith(_LIKE_TABLES)


def _is_name(text: str) -> bool:
    """Whether a text may have been meant as the name of a shipped set."""
    return Path(text).name == text and not Path(text).suffix


def _fail(path: Place, code: Code, message: str) -> NoReturn:
    raise BadFile([Problem(harmless(str(path)), 1, 1, Severity.ERROR, code, message)])


def name_of(place: Place) -> str:
    """Return the default name of a set: that of its file, without the ending, or of its folder."""
    path = place.resolve() if isinstance(place, Path) and not place.name else place
    return path.stem if path.suffix.lower() in (*YAML_ENDINGS, TABLE_ENDING) else path.name


def id_of(name: str) -> str:
    """Return the id that a set has by the name of its file or folder.

    >>> id_of("My Set"), id_of("Königsweg"), id_of("2nd try"), id_of("牌")
    ('my-set', 'konigsweg', 'set-2nd-try', 'card-set')
    """
    found = "-".join(re.findall("[a-z0-9]+", in_ascii(name))) or UNNAMED
    return (found if found[0].isalpha() else f"set-{found}")[: ID.most].rstrip("-")


_FOLDER = "card-set"
_ID, _NAME = "NEW-ID", "NEW-NAME"  # the placeholders of the templates


def new_set_files(set_id: str, first: int | None = None, *, alone: bool = False) -> dict[str, str]:
    """Return the files of a small good set with comments that teach, by their names: cards, README, schema for editors.

    By default it extends the printed set, with five cards of its own. With `alone` it extends none, and has one card of
    each kind; its README says how many a game needs. `set_id` is the id of the set, `first` the number of its first
    card, and then the ids of the cards end in their numbers. By default the characters begin at 101, the laws at 201.

    >>> list(new_set_files("my-set"))
    ['my-set.yaml', 'README.md', 'card-set.schema.json']
    """
    folder = resource_root() / "data" / "templates" / _FOLDER
    name = set_id.replace("-", " ").title()
    files = ("alone.yaml", "README-alone.md") if alone else ("set.yaml", "README.md")
    cards, about = ((folder / file).read_text("utf-8") for file in files)
    if first is not None:
        numbers = count(first)
        cards = re.sub(r"(?<=- number: )\d+", lambda _: str(next(numbers)), cards)
        cards = re.sub(r"(- number: (\d+).*\n +id: [a-z-]+)", r"\1-\2", cards)
    return {
        f"{set_id}.yaml": cards.replace(_ID, set_id).replace(_NAME, name),
        "README.md": about.replace(_ID, set_id).replace(_NAME, name),
        "card-set.schema.json": schema_path(_FOLDER).read_text("utf-8"),
    }
