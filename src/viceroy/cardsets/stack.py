"""Stacks of card sets: a layer is one set without its bases; the stack merges layers into one set."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from copy import deepcopy
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import attrs

from viceroy.cardsets.card_set_form import FORMAT, LOOKS, NOTES, UNNAMED, CardSetForm, Extends, TextLine, ignored
from viceroy.cardsets.files import (
    PRINTED,
    SHIPPED,
    TABLE,
    SetFiles,
    files_of,
    id_of,
    is_table,
    looks_like_table,
    name_of,
    packed_files,
)
from viceroy.cardsets.forms import CARD_LISTS, PARTS, card_forms
from viceroy.cardsets.looks import Credits, SetLook, Theme
from viceroy.cardsets.packs import Pack, PackedPath, Place
from viceroy.cardsets.pictures import MAX_PICTURE_BYTES, Picture, read_picture
from viceroy.cardsets.slips import is_character, is_law
from viceroy.cardsets.tables import parse_table, read_table
from viceroy.documents.rules import list_at
from viceroy.errors import BadFile, BadJson, Code, Problem, Severity, errors_of
from viceroy.errors import Path as Keys
from viceroy.messages import did_you_mean, errors_elsewhere, harmless, numbers_text, shown
from viceroy.model.cards import ID, Card, CardSet, Id, Names, Number, name_in
from viceroy.text.json_text import LIMITS, check_plain
from viceroy.text.source import MAX_ERRORS, Problems, fail, read_bytes
from viceroy.text.yaml_text import YamlDocument, parse_document, read_document
from viceroy.wording.synonyms import meant, synonymous

# -- a layer: one set by itself ---------------------------------------------------------------------------------------

First = dict[object, tuple[Problems, Keys]]
"""The things that a set has only once, and where each was found first."""


class SetFile:
    """One file of a layer, or a text or data: what it holds and its form, as far as they can be read, and its problems.

    `folder` is where a relative path of `extends` starts.
    """

    def __init__(
        self, folder: Place, faults: Problems | None, data: Any = None, unreadable: tuple[Problem, ...] = ()
    ) -> None:
        self.folder = folder
        self.faults = faults
        self.data = data
        self.form: CardSetForm | None = None
        self.file: Place | None = None
        """Where the file lies, beside which pictures may lie; None for a text or data."""
        self._unreadable = unreadable
        if faults is not None:
            with suppress(BadFile, BadJson):  # its problems are gathered
                self.form = form_of(faults, data)

    @classmethod
    def of_file(cls, file: Place, first: First) -> SetFile:
        """Read a file."""
        part = cls._of_yaml(lambda: _document(file), first)
        part.file = file
        if isinstance(file, PackedPath):
            part.folder = file.parent
        return part

    @classmethod
    def of_text(cls, text: str, file: str) -> SetFile:
        """Read a text in YAML; `file` is what problems call it."""
        return cls._of_yaml(lambda: parse_document(text, file=file), {})

    @classmethod
    def _of_yaml(cls, read: Callable[[], YamlDocument], first: First) -> SetFile:
        try:
            document = read()
        except BadFile as error:
            return cls(Path(), None, unreadable=error.problems)
        faults = Problems(document, first, _leads)
        for problem in document.mistakes:
            faults.put(problem)
        return cls(document.folder, faults, document.root.plain())

    @classmethod
    def of_data(cls, data: object) -> SetFile:
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
        """The name or path of the base set; None if the file names none or is wrong about it."""
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

    def __init__(self, name: str, parts: Iterable[SetFile], key: tuple[object, ...]) -> None:
        self.name = name
        self.parts = [*parts]
        self.key = key
        self.place: Place | None = None
        """The file or the folder of the set; None if it is no file."""
        self.is_shipped = False
        self.is_elsewhere = False
        """Whether a file that may come from a stranger names it, outside its folder: nothing in it is quoted then."""
        self.ignored: tuple[tuple[Place, Problem], ...] = ()
        """The files that this layer does not read and that look like files of it, each with its warning."""

    @classmethod
    def of_files(cls, name_or_path: str | os.PathLike[str], folder: Place | None = None) -> Layer:
        """Read the files of a set; raises `BadFile` if it has none."""
        layer = cls._of(files_of(name_or_path, folder))
        layer.is_shipped = name_or_path in SHIPPED
        return layer

    @classmethod
    def of_pack(cls, pack: Pack) -> Layer:
        """Read the files of the set in a pack; raises `BadFile` if it has none."""
        return cls._of(packed_files(pack.place))

    @classmethod
    def _of(cls, files: SetFiles) -> Layer:
        first: First = {}
        parts = [SetFile.of_file(file, first) for file in files.read]
        layer = cls(name_of(files.place), parts, tuple(map(_real, files.read)))
        layer.place = files.place
        layer.ignored = tuple((file, _ignored(file)) for file in files.ignored)
        if files.table is not None:
            layer.ignored += ((files.table, _left_out(files.place, extends=layer.extends is not None)),)
        return layer

    @classmethod
    def of_part(cls, part: SetFile) -> Layer:
        """Make the layer of a set that is no file."""
        return cls(UNNAMED, [part], (part,))

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The problems of the files, file by file."""
        problems = tuple(problem for part in self.parts for problem in part.problems)
        return _unquoted(problems) if self.is_elsewhere else problems

    def unread(self, read: frozenset[object]) -> tuple[Problem, ...]:
        """Return the warnings of files that look like files of the set, and that no layer has `read`."""
        return () if self.is_elsewhere else tuple(warning for file, warning in self.ignored if _real(file) not in read)

    @property
    def extends(self) -> tuple[SetFile, str] | None:
        """The file that names the base set, and that name or path; None if no file does."""
        return next(((part, part.extends) for part in self.parts if part.extends is not None), None)

    def pictures(self) -> dict[int, Picture]:
        """Read the pictures of the cards, by the numbers of these; what is wrong with any is added to the problems.

        A text or data have none: they may come from a stranger, and lie beside no file.
        """
        found: dict[int, Picture] = {}
        for part, keys, card in self._drawn():
            assert card.image is not None
            picture = read_picture(card.image.file, part.folder)
            if isinstance(picture, Picture):
                found[card.number] = picture
            else:
                is_long = isinstance(part.data[keys[0]][keys[1]]["image"], dict)
                part.add((*keys, "image", *(("file",) if is_long else ())), picture, Code.WRONG_VALUE)
        return found

    def _drawn(self) -> Iterator[tuple[SetFile, tuple[str, int], Card]]:
        """Yield the cards with pictures, each with its file and its place there."""
        for part in self.parts:
            for name in CARD_LISTS if part.file is not None and part.form is not None else ():
                for index, card in enumerate(getattr(part.form, name)):
                    if card.image is not None:
                        yield part, (name, index), card

    def files(self) -> Iterator[tuple[str, bytes]]:
        """Yield the files of a good set and its pictures, each with its absolute path; raises `BadFile`."""
        for part in self.parts:
            if isinstance(part.file, PackedPath):
                message = "a pack holds no other one; unzip this one, and extend what is in it"
                fail(harmless(part.file.pack.file), Code.WRONG_VALUE, message)
            if part.file is not None:
                yield _absolute(part.file), read_bytes(part.file, file=harmless(str(part.file)))
        for part, _, card in self._drawn():
            if isinstance(part.folder, Path) and card.image is not None:
                path = part.folder / card.image.file
                yield _absolute(path), read_bytes(path, file=harmless(str(path)), limit=MAX_PICTURE_BYTES)

    def form(self) -> CardSetForm:
        """Join the forms of all files, which are good."""
        forms = [part.form for part in self.parts if part.form is not None]
        looks: dict[str, Any] = {}
        for key in LOOKS:
            looks[key] = next((getattr(form, key) for form in forms if getattr(form, key) is not None), None)
        return CardSetForm(
            FORMAT,
            next((form.id for form in forms if form.id is not None), None),
            next((form.names for form in forms if form.names is not None), None),
            drop=tuple(card for form in forms for card in form.drop),
            replace=tuple(card for form in forms for card in form.replace),
            characters=tuple(card for form in forms for card in form.characters),
            laws=tuple(law for form in forms for law in form.laws),
            keep=next((form.keep for form in forms if form.keep != "none"), "none"),
            **looks,
        )

    def id_and_names(self) -> tuple[str, Names]:
        """Return the id and the names of the set, which come from its file where it does not say them."""
        form = self.form()
        set_id = form.id or id_of(self.name)
        name = self.name if card_forms().takes(self.name, TextLine) and self.name != UNNAMED else set_id
        return set_id, form.names or (("en", name),)


def _unquoted(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Return problems of files without anything that is written in these: one for each file with errors."""
    errors = errors_of(tuple(problems))
    message = "this file has errors; it lies outside the folder of the file that names it, so check it by itself"
    return tuple(
        {
            error.file: attrs.evolve(error, excerpt="")
            if error.code is Code.UNREADABLE  # says that there is none, or why it cannot be read
            else Problem(error.file, 1, 1, Severity.ERROR, error.code, message)
            for error in errors
        }.values()
    )


def _ignored(file: Place) -> Problem:
    if file.suffix.lower() in (".xlsx", ".ods"):
        advice = f"save its sheet of characters as {TABLE}, if it has one"
    elif looks_like_table(file.name):
        advice = f"a table of characters is called {TABLE}; rename it if it is one of them"
    else:
        advice = "the files of a card set end in .yaml or .yml; rename it if it is one of them"
    message = f"nothing reads this file: {advice}"
    return Problem(harmless(str(file)), 1, 1, Severity.WARNING, Code.IGNORED_FILE, message)


def _left_out(file: Place, *, extends: bool) -> Problem:
    other = "" if extends else f", or write extends: {TABLE}"
    message = f"{TABLE} lies beside this file and is not read; name the folder{other}"
    return Problem(harmless(str(file)), 1, 1, Severity.WARNING, Code.IGNORED_FILE, message)


def _absolute(path: Path) -> str:
    """Return the absolute path of a file without following links: by the names by which files name each other."""
    return os.path.abspath(path)  # noqa: PTH100 - pathlib has none that takes out ..


def _real(file: Place) -> str:
    """Return the absolute path of a file; its written path if that cannot be resolved."""
    if isinstance(file, PackedPath):
        return str(Path(_real(Path(file.pack.file))) / file.inner)
    try:
        return os.path.realpath(file)
    except (OSError, ValueError):
        return str(file)


def _layer_of(name_or_path: str | os.PathLike[str], folder: Place | None = None) -> Layer:
    """Read the files of a set; a relative path starts at the folder, that of the file which names the set.

    Raises `BadFile` if it has no file.
    """
    if name_or_path == PRINTED:
        return _printed()
    layer = Layer.of_files(name_or_path, folder)
    if isinstance(folder, Path) and not layer.is_shipped:
        home = Path(_real(folder))
        layer.is_elsewhere = not all(Path(str(file)).is_relative_to(home) for file in layer.key)
    return layer


@cache
def _printed() -> Layer:
    """Read the set that most others extend, once: that takes longer than to check most sets.

    It is good and extends no set, so no problem is ever added to it.
    """
    return Layer.of_files(PRINTED)


# -- reading one file -------------------------------------------------------------------------------------------------


def _document(file: Place) -> YamlDocument:
    """Read the tree of a file of a set; raises `BadFile`."""
    if isinstance(file, Path):
        return read_table(file) if is_table(file) else read_document(file)
    parse = parse_table if is_table(file) else parse_document
    return parse(file.read(), file=harmless(str(file)))


def form_of(faults: Problems, data: Any) -> CardSetForm:
    """Return the form of the data of a file, from which notes are dropped; raises `BadFile`."""
    card_forms().check_format(data, CardSetForm, FORMAT, faults)
    if isinstance(data, dict):
        _drop_notes(faults, data, (), read=LOOKS)
        _cut_other_kinds(faults, data)
        for part in CARD_LISTS:
            for index, card in enumerate(list_at(data, part)):
                _drop_notes(faults, card, (part, index))
    form: CardSetForm = card_forms().gather(data, CardSetForm, faults)
    faults.finish()
    return form


def _cut_other_kinds(faults: Problems, data: Any) -> None:
    """Drop the cards of the other kind at the end of a list, with one fault for all of them."""
    for part, other, is_other in (("characters", "laws", is_law), ("laws", "characters", is_character)):
        cards = list_at(data, part)
        own = len(cards)
        while own and is_other(cards[own - 1]):
            own -= 1
        if 0 < own < len(cards):
            message = f"this looks like a {other[:-1]}, and stands among the {part}; is the line '{other}:' missing?"
            faults.add((part, own), message, Code.WRONG_TYPE)
            del cards[own:]


_LANGUAGE = ("on_play", "whenever", "scoring", "only_if", "while_here")
"""The keys of laws behind which the law language is written."""


def _leads(path: Keys, word: str) -> str:
    """Lead from a word that no law knows to the page that has the nearest thing; empty for others."""
    is_of_law = len(path) == len(("laws", 0, "key")) and path[0] == "laws" and path[-1] == word
    is_inside = len(path) > len(("laws", 0, "key")) and path[2] in _LANGUAGE and path[-1] not in ("color", "section")
    if not (is_of_law or is_inside) or synonymous(word, _vocabulary()):
        return ""
    return "; what no law can say is on the page 'What laws cannot say', with the nearest thing"


@cache
def _vocabulary() -> frozenset[str]:
    return card_forms().vocabulary(CardSetForm)


def _drop_notes(faults: Problems, data: Any, keys: Keys, *, read: Sequence[str] = ()) -> None:
    """Drop what designers write for themselves, with a warning; some keys are `read`."""
    for key in NOTES if isinstance(data, dict) else ():
        if key in data and key not in read:
            del data[key]
            faults.warn((*keys, key), ignored(key), Code.IGNORED_KEY)


# -- the stack: a set and those that it extends -----------------------------------------------------------------------

MAX_LAYERS = 8


class Stack:
    """The requested sets and all that they extend, as layers, the lowest one first."""

    def __init__(self) -> None:
        self._layers: list[Layer] = []
        self._tops: list[Layer] = []
        self._chains: dict[tuple[object, ...], list[Layer]] = {}
        """By the key of each set, the sets that it extends, directly and through others."""

    def add(self, name_or_path: str | os.PathLike[str], relative_to: Path | None = None) -> None:
        """Push a set and its bases; raises `BadFile` if it has no files."""
        self.add_layer(_layer_of(name_or_path, relative_to))

    def add_pack(self, pack: Pack) -> None:
        """Push the set of a pack and its bases; raises `BadFile` if it has no files."""
        self.add_layer(Layer.of_pack(pack))

    def add_layer(self, layer: Layer) -> None:
        """Push a loaded set and its bases."""
        chain = [layer]
        while (below := self._below(chain)) is not None:
            chain.append(below)
        known = {other.key: other for other in self._layers}
        self._layers += [other for other in reversed(chain) if other.key not in known]
        self._chains |= {other.key: chain[depth:] for depth, other in enumerate(chain, 1)}
        self._tops.append(known.get(layer.key, layer))

    def _below(self, chain: list[Layer]) -> Layer | None:
        """Read the set that the last one extends; None if it extends none, or one that cannot be read."""
        extends = chain[-1].extends
        if extends is None:
            return None
        part, name = extends
        try:
            below = _layer_of(name, part.folder)
        except BadFile as error:
            _refuse(part, name, error.problems)
            return None
        if frozenset(below.key) < frozenset(chain[-1].key):
            part.add(("extends",), "the folder reads this file anyway: take it out of extends", Code.UNKNOWN_CARD_SET)
            return None
        if any(below.key == layer.key for layer in chain):
            names = " extends ".join([layer.name for layer in (*chain, below)])
            part.add(
                ("extends",),
                f"a set cannot extend itself: {names}; name the set below it, such as {PRINTED}, or leave extends out",
                Code.UNKNOWN_CARD_SET,
            )
            return None
        if len(chain) == MAX_LAYERS:
            part.add(("extends",), f"at most {MAX_LAYERS} sets lie on each other", Code.UNKNOWN_CARD_SET)
            return None
        if below.parts and all(file.faults is None for file in below.parts):
            _refuse(part, name, below.problems)
            return None
        return below

    @property
    def own_parts(self) -> tuple[SetFile, ...]:
        """The files of the requested sets, without those of the sets that they extend."""
        return tuple(part for layer in self._tops for part in layer.parts)

    @property
    def own_layers(self) -> tuple[Layer, ...]:
        """The layers that are not shipped, the lowest one first."""
        return tuple(layer for layer in self._layers if not layer.is_shipped)

    @property
    def shipped(self) -> str | None:
        """The name of the uppermost shipped set; None where there is none."""
        return next((layer.name for layer in reversed(self._layers) if layer.is_shipped), None)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The problems of all sets, from the uppermost one down, each with the files that nothing reads."""
        read = frozenset(file for layer in self._layers for file in layer.key)
        layers = [*reversed(self._layers)]
        return tuple(problem for layer in layers for problem in (*layer.problems, *layer.unread(read)))

    def card_set(self) -> CardSet | None:
        """Merge the layers into one set; None if any has errors, which are added to the problems."""
        below: CardSet | None = None
        is_bad = False
        for depth, layer in enumerate(self._layers):
            if is_bad:
                self._refuse_below(layer)
                continue
            lower = self._layers[:depth]
            _check_layer(layer, below, lower, [other for other in lower if other not in self._chains[layer.key]])
            is_bad = any(errors_of(other.problems) for other in self._layers[: depth + 1])
            if not is_bad:
                below = layer.form().laid_on(below, *layer.id_and_names())
        if is_bad or below is None:
            return None
        return self._named(below)

    @property
    def credits(self) -> Credits:
        """Who made the requested set, or the last of several."""
        return self._tops[-1].form().credits

    def look(self) -> SetLook:
        """Read how the cards of the set look; problems of pictures are added to their layers.

        A card has the picture and the theme of the uppermost layer that has it.
        """
        pictures: dict[int, Picture] = {}
        themes: dict[int, Theme] = {}
        for layer in self._layers:
            form = layer.form()
            for number in [card.number for card in form.added]:
                pictures.pop(number, None)
                themes.pop(number, None)
                if form.theme is not None:
                    themes[number] = form.theme
            pictures |= layer.pictures()
        return SetLook(pictures, themes)

    def members(self) -> tuple[dict[str, bytes], str]:
        """Return the files of the requested set, of those below it that are not shipped, and their pictures.

        They are named by their paths from the innermost folder that holds all of these sets. With them comes the name
        of the requested set, its file or its folder. Raises `BadFile` where something cannot be packed.
        """
        own = self.own_layers
        places = {id(layer): _absolute(layer.place) for layer in own if isinstance(layer.place, Path)}
        files = {path: content for layer in own for path, content in layer.files()}
        root = os.path.commonpath([os.path.dirname(place) for place in places.values()])  # noqa: PTH120
        names = {path: Path(path).relative_to(root).as_posix() for path in (*files, *places.values())}
        return {names[path]: content for path, content in files.items()}, names[places[id(self._tops[-1])]]

    def _refuse_below(self, layer: Layer) -> None:
        """Add an error at what a set extends, if sets that it extends have errors."""
        errors = errors_of([problem for other in self._chains[layer.key] for problem in other.problems])
        if layer.extends is not None and errors:
            part, name = layer.extends
            message = f"the card set {shown(name)} has {errors_elsewhere(len(errors))}"
            part.add(("extends",), message, Code.UNKNOWN_CARD_SET)

    def _named(self, card_set: CardSet) -> CardSet:
        """Give a set that was merged of several requested ones the ids and names of all of them."""
        if len(self._tops) == 1:
            return card_set
        ids, names = zip(*(layer.id_and_names() for layer in self._tops), strict=True)
        set_id = "-".join(ids)[: ID.most].rstrip("-")
        name = " + ".join(name_in(each, "en") for each in names)[:_MAX_NAME].strip()
        return attrs.evolve(card_set, id=set_id, names=(("en", name),)).as_checked()


_MAX_NAME = 200


def _refuse(part: SetFile, name: str, problems: tuple[Problem, ...]) -> None:
    """Add an error to the name of a set that cannot be read."""
    reasons = "; ".join(problem.message for problem in problems)
    part.add(("extends",), f"the card set {shown(name)} cannot be read: {reasons}", Code.UNKNOWN_CARD_SET)


# -- a layer and the set below it (C27) ------------------------------------------------------------------------------


def _check_layer(layer: Layer, below: CardSet | None, lower: Sequence[Layer], beside: Sequence[Layer]) -> None:
    """Check a layer against the set that the lower layers make, None for the lowest layer.

    The lower layers that it does not extend are `beside` it: they may drop the same cards.
    The problems are added to the layer; those of a shipped set, which nobody can change, to the lower layers.
    """
    if layer.extends is None:
        _refuse_changes(layer)
    check = _LayerCheck(layer, None if layer.extends is None else below, lower, beside)
    check.dropped()
    check.replaced()
    if below is not None:
        check.added(below)
    check.kept()


def _refuse_changes(layer: Layer) -> None:
    """Add errors for changes to a set below, where none is named."""
    for part in layer.parts:
        for key in ("drop", "replace"):
            if isinstance(part.data, dict) and key in part.data and not _names_a_set(layer):
                message = f"{key} changes another set: say which, as in extends: printed"
                part.add((key,), message, Code.MISSING_KEY, at_key=True)


def _names_a_set(layer: Layer) -> bool:
    """Whether a file says what the set extends, right or wrong, or under a misspelt key."""
    keys = [key for part in layer.parts if isinstance(part.data, dict) for key in part.data]
    return any(meant(key, PARTS) == "extends" for key in keys)


class _LayerCheck:
    """The checks of one layer; data of a wrong shape were found by the reader."""

    def __init__(self, layer: Layer, below: CardSet | None, lower: Sequence[Layer], beside: Sequence[Layer]) -> None:
        self._layer = layer
        self._lower = lower
        self._beside = beside
        self._parts = layer.parts
        self._below = below
        self._gone: set[int] = set()  # the numbers of cards of the set below that are dropped or replaced
        self._there = {number for name in CARD_LISTS for _, _, number in _numbers(self._parts, name)}

    def dropped(self) -> None:
        """Check what the set drops: cards of the set below, each once."""
        for part, keys, item in _items(self._parts, "drop"):
            if self._below is None or not (card_forms().takes(item, Number) or card_forms().takes(item, Id)):
                continue
            card = self._below.by_number.get(item) if isinstance(item, int) else self._below.by_id.get(item)
            if card is None:
                if not self._is_dropped_beside(item):
                    part.add(keys, self._no_such_card(item), Code.UNKNOWN_CARD)
            elif card.number in self._gone:
                part.add(keys, f"drop names {_called(card)} twice", Code.CARD_TWICE)
            else:
                self._gone.add(card.number)

    def replaced(self) -> None:
        """Check that the set below has the cards that are replaced, and still has them."""
        replaced: set[int] = set()
        for part, keys, number in _numbers(self._parts, "replace"):
            replaced.add(number)
            if self._below is None:
                continue
            card = self._below.by_number.get(number)
            if card is None:
                message = f"{self._no_such_card(number)}; a new card stands under characters or laws"
                if not self._is_dropped_beside(number):
                    part.add((*keys, "number"), message, Code.UNKNOWN_CARD)
            elif number in self._gone:
                message = f"{_called(card)} is dropped and replaced; leave it out of drop"
                part.add((*keys, "number"), message, Code.CARD_TWICE)
        self._gone |= replaced

    def added(self, below: CardSet) -> None:
        """Check that no number and no id of the set below is used again, whether or not this one extends it (C27)."""
        free = next(number for number in count(101) if number not in self._there | below.by_number.keys())
        for name in CARD_LISTS:
            for part, keys, card in _items(self._parts, name):
                number, card_id = (card.get(key) if isinstance(card, dict) else None for key in ("number", "id"))
                other = below.by_number.get(number) if isinstance(number, int) and name != "replace" else None
                if other is not None and number not in self._gone:
                    self._refuse_twice("number", part, keys, other, f"take another number, such as {free}")
                other = below.by_id.get(card_id) if isinstance(card_id, str) else None
                if other is not None and other.number not in self._gone:
                    self._refuse_twice("id", part, keys, other, "take another id")

    def _refuse_twice(self, key: str, part: SetFile, keys: tuple[str, int], other: Card, advice: str) -> None:
        """Add the error that a card has the number or the id of a card of a lower layer."""
        value = getattr(other, key)
        layer, other_part, other_keys = next(_written(key, value, self._lower))
        if self._layer.is_shipped:
            layer, other_part, other_keys, part, keys = self._layer, part, keys, other_part, other_keys
            other = next(card for card in layer.form().added if getattr(card, key) == value)
        elif key == "number" and not any(layer is one for one in self._beside):  # it extends that set
            advice += ", drop that card, or write this one under replace"
        code = {"number": Code.DUPLICATE_NUMBER, "id": Code.DUPLICATE_ID}[key]
        where = f"of the {layer.name} set" if layer.is_shipped else other_part.place(other_keys)
        part.add((*keys, key), f"{_called(other)} {where} has this {key} too; {advice}", code)

    def kept(self) -> None:
        """Check that the set has the cards that it keeps, and that it has any."""
        below = self._below.by_number.keys() if self._below else set()
        left = self._there | (below - self._gone)
        for part, keys, number in _items(self._parts, "keep"):
            if card_forms().takes(number, Number) and number not in left:
                is_gone = "which drop or replace takes out: leave it out of one of the two"
                why = is_gone if number in below else "which is no card of the set"
                part.add(keys, f"keep names {number}, {why}", Code.UNKNOWN_CARD)
        if self._below and not left:
            part, keys, _ = next(_items(self._parts, "drop"))
            part.add(keys[:1], "drop leaves no card; a set needs at least one", Code.WRONG_VALUE)

    def _is_dropped_beside(self, card: int | str) -> bool:
        """Whether a set that this one does not extend has dropped the card, by its number or by its id."""
        key = "number" if isinstance(card, int) else "id"
        written = [part.data[name][index] for _, part, (name, index) in _written(key, card, self._lower)]
        names = {card, *(other[name] for other in written for name in ("number", "id"))}
        return any(other in names for layer in self._beside for _, _, other in _items(layer.parts, "drop"))

    def _no_such_card(self, card: int | str) -> str:
        assert self._below is not None
        if isinstance(card, int):
            return f"the set below has no card {card}; it has {numbers_text(self._below.by_number)}"
        return f"the set below has no card {shown(card)}{did_you_mean(card, self._below.by_id)}"


def _called(card: Card) -> str:
    return f"card {card.number} ({name_in(card.names, 'en')})"


def _written(key: str, value: int | str, layers: Sequence[Layer]) -> Iterator[tuple[Layer, SetFile, tuple[str, int]]]:
    """Yield each card that has a value under a key, from the uppermost layer down: its layer, its file and its keys."""
    for layer in reversed(layers):
        for name in CARD_LISTS:
            for part, keys, card in _items(layer.parts, name):
                if isinstance(card, dict) and card.get(key) == value:
                    yield layer, part, keys


def _items(parts: list[SetFile], key: str) -> Iterator[tuple[SetFile, tuple[str, int], Any]]:
    """Yield the items of a list in all files, each with its file and its place."""
    for part in parts:
        for index, item in enumerate(list_at(part.data, key)):
            yield part, (key, index), item


def _numbers(parts: list[SetFile], key: str) -> Iterator[tuple[SetFile, tuple[str, int], int]]:
    """Yield the numbers of cards in a list of the files."""
    for part, keys, card in _items(parts, key):
        number = card.get("number") if isinstance(card, dict) else None
        if isinstance(number, int) and card_forms().takes(number, Number):
            yield part, keys, number
