"""Loading and checking card sets; card sets as plain data, as digests and as pickles."""

from __future__ import annotations

import copyreg
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from viceroy.cardsets.files import PRINTED, SHIPPED
from viceroy.cardsets.forms import CARD_LISTS, card_forms
from viceroy.cardsets.packs import ENDING
from viceroy.errors import BadFile, BadJson, Code, ImpossibleGame, Problem, Severity, check_type, errors_of, problem_at
from viceroy.model.cards import Card, CardSet, name_in
from viceroy.resources import card_set_path
from viceroy.text.json_text import LIMITS, check_plain
from viceroy.text.source import Problems

if TYPE_CHECKING:
    from viceroy.cardsets.looks import Credits, SetLook
    from viceroy.cardsets.stack import Stack

CardSetLike = str | os.PathLike[str] | CardSet
"""A card set to play with: the name of a shipped one, the path of a file or folder, or the set itself."""


def load_card_set(
    card_set: str | os.PathLike[str] | Mapping[str, Any] | None = None,
    *others: str | os.PathLike[str],
    text: str | None = None,
    relative_to: Path | None = None,
) -> CardSet:
    """Load a card set: a shipped one by its name, or one of your own.

    Your own is the path of a file, or of a folder with the files of one set; a `text` in YAML; or plain data, such as
    the `dict` of a JSON document. The name of a shipped set means that set, even if there is a folder of that name;
    write `./printed` for the folder. A set that extends another has the cards of both. Several sets are stacked, the
    first one lowest; a set that several of them extend is there only once.

    A relative path starts at `relative_to`, if it is given; a path that a text or data extend, at the current folder.

    Raises `BadFile` with everything that is wrong, and `TypeError` for an argument of another type.

    >>> len(load_card_set("printed").characters)
    64
    >>> len(load_card_set(text="{format: card-set/1, extends: printed, drop: [13]}").cards)
    87
    """
    if isinstance(card_set, str) and card_set in SHIPPED and not others and text is None:
        return _shipped(card_set)
    return _loaded(_stack(card_set, *others, text=text, relative_to=relative_to))


def card_set_of(given: CardSetLike) -> CardSet:
    """Return the card set that somebody wants to play with: a name, a path, or a set, which is checked once.

    So no game is played whose record cannot be read. Raises `BadFile` as `load_card_set` does, and `ImpossibleGame`
    for a set that was built in code and that no file could hold.
    """
    if not isinstance(given, CardSet):
        check_type(given, str | os.PathLike, "the name of a card set, a path or a CardSet")
        return load_card_set(given)
    if not given.is_checked:
        problems = _written(given)[1]
        if problems:
            raise ImpossibleGame(_mistake(problems))
        given.as_checked()
    return given


def _mistake(problems: Sequence[Problem]) -> str:
    rest = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
    return f"there is a mistake in the card set: {problems[0]}{rest}"


def good_card_set_data(card_set: CardSet) -> dict[str, Any]:
    """Return a set as `card_set_data` does; raises `ValueError` for a set built in code that no file could hold."""
    data, problems = (card_set_data(card_set), ()) if card_set.is_checked else _written(card_set)
    if problems:
        raise ValueError(_mistake(problems))
    return data


def _written(card_set: CardSet) -> tuple[dict[str, Any], tuple[Problem, ...]]:
    """Return a set that was built in code as plain data, and why these do not mean the same set."""
    try:
        data = card_set_data(card_set)
        check_plain(data, LIMITS)
        gathered = Problems()
        read: CardSet = card_forms().gather(data, CardSet, gathered)
        gathered.finish()
    except BadJson as bad:
        return {}, bad.problems
    except Exception as error:
        return {}, (problem_at((), f"a value has another type than its class says ({type(error).__name__}: {error})"),)
    parts = card_forms().form_of(CardSet).parts
    other = [
        (path, own, back)
        for (path, own), (_, back) in zip(parts(card_set), parts(read), strict=False)
        if type(own) is not type(back) or own != back
    ]
    if not other:
        return data, ()
    path, own, back = max(other, key=lambda found: len(found[0]))
    needed, found = (back, own) if type(own) is type(back) else (type(back).__name__, type(own).__name__)
    return data, (problem_at(path, f"needs {needed}, found {found}"),)


def _stack(
    *requested: str | os.PathLike[str] | Mapping[str, Any] | None,
    text: str | None = None,
    relative_to: Path | None = None,
) -> Stack:
    """Return the stack of some sets; raises `BadFile` where one has no files."""
    from viceroy.cardsets.stack import Layer, SetFile, Stack  # YAML: a shipped set needs none

    if (text is None) is (requested[0] is None):
        raise TypeError("needs a card set or a text")
    stack = Stack()
    for each in requested:
        if isinstance(each, Mapping):
            stack.add_layer(Layer.of_part(SetFile.of_data({**each})))
        elif each is not None:
            stack.add(each, relative_to)
    if text is not None:
        check_type(text, str, "a str for text")
        stack.add_layer(Layer.of_part(SetFile.of_text(text, "")))
    return stack


def own_cards(name_or_path: str | os.PathLike[str]) -> tuple[Card, ...]:
    """Return the cards that a set adds or replaces itself, without those of a set that it extends; raises `BadFile`.

    >>> len(own_cards("workshop"))
    27
    """
    stack = _stack(name_or_path)
    card_set = _loaded(stack)
    numbers = {card.number for part in stack.own_parts for key in CARD_LISTS for card in getattr(part.form, key, ())}
    return tuple(card for card in card_set.cards if card.number in numbers)


def credits_of(name_or_path: str | os.PathLike[str]) -> Credits:
    """Return who made a good set, as its files say; raises `BadFile`."""
    from viceroy.cardsets.looks import Credits

    if name_or_path in SHIPPED:
        return Credits()
    stack = _stack(name_or_path)
    _loaded(stack)
    return stack.credits


def look_of(name_or_path: str | os.PathLike[str]) -> SetLook:
    """Return how the cards of a good set look: their pictures and themes.

    Only this reads pictures, and `check_card_set`: a game needs none. Raises `BadFile` if one cannot be shown.
    """
    from viceroy.cardsets.looks import SetLook

    if name_or_path in SHIPPED:
        return SetLook()
    return _with_look(_stack(name_or_path))[1]


def _with_look(stack: Stack) -> tuple[CardSet, SetLook]:
    """Return a set and how its cards look; raises `BadFile` if any card or picture has an error."""
    card_set = _loaded(stack)
    look = stack.look()
    if errors_of(stack.problems):
        raise BadFile(stack.problems)
    return card_set, look


def packed_set(name_or_path: str | os.PathLike[str]) -> bytes:
    """Return a good set of one's own as a pack: one file with its files, those of sets that it extends, and pictures.

    Files are packed as they are, and lie to each other as on the disk; shipped sets are named and stay outside. The
    same files make the same bytes. Raises `BadFile` for a set with errors, and for one that could not be read again
    as the same set: a path in it is absolute, for example, or it is too large for a pack.
    """
    from viceroy.cardsets.archives import packed

    stack = _stack(name_or_path)
    card_set, _ = _with_look(stack)
    members, top = stack.members()
    line = " · ".join(filter(None, (name_in(card_set.names, "en"), stack.credits.line)))
    content = packed(top, members, line)
    check_packed(content, card_set, f"{card_set.id}{ENDING}")
    return content


def check_packed(content: bytes, card_set: CardSet, file: str) -> None:
    """Raise `BadFile` unless a pack can be read, with its pictures, and is this set."""
    from viceroy.cardsets.archives import unpacked
    from viceroy.cardsets.stack import Stack

    stack = Stack()
    stack.add_pack(unpacked(content, file))
    found, _ = _with_look(stack)
    if (found, found.id, found.names) != (card_set, card_set.id, card_set.names):
        raise BadFile([Problem(file, 1, 1, Severity.ERROR, Code.WRONG_VALUE, "in a pack this would be another set")])


def check_card_set(
    card_set: str | os.PathLike[str] | Mapping[str, Any] | CardSet | None = None,
    *,
    text: str | None = None,
    lint: bool = False,
    names: Iterable[str] = (),
) -> tuple[Problem, ...]:
    """Return the problems of a card set, also those that no schema can express; empty for a good set.

    Takes what `load_card_set` takes, and a `CardSet` that was built in code. Problems of files come file by file, in
    the order of the lines; those of a set that this one extends name its file. Problems of data and of a `CardSet` have
    paths in place of lines. This function raises for no content.

    With `lint`, warnings say what looks wrong in a set without errors: what can never score or happen, and where its
    deck is out of balance. There are no warnings about cards of a set that this one extends.

    `names` are tags of languages such as "de": of a set without errors, warnings say which names lack one of them.

    >>> check_card_set("printed", lint=True)
    ()
    >>> print(*check_card_set(text="{format: card-set/1, extends: printed, drop: [130]}"))
    $.drop[0]: line 1, column 47: the set below has no card 130; it has 1-88
    """
    if isinstance(card_set, CardSet):
        card_set, problems = _written(card_set)
        if problems:
            return problems
    try:
        stack = _stack(card_set, text=text)
    except BadFile as error:
        return error.problems
    whole = stack.card_set()
    if whole is not None:
        _validate(stack)
        stack.look()
        if lint:
            lint_stack(stack, whole)
        if languages := tuple(names):
            _find_untranslated(stack, languages)
    return stack.problems


def _validate(stack: Stack) -> None:
    """Add an error to each good file that the shipped schema refuses, which would be a fault of this library."""
    from viceroy.documents.schemas import shipped_validator

    try:
        validator = shipped_validator("card-set")
    except ImportError:  # jsonschema is partly compiled, and cannot be imported from an archive
        return
    for part in stack.own_parts:
        for error in validator.iter_errors(part.data):
            message = f"the schema refuses {error.json_path} ({error.validator}), which is good as far as viceroy knows"
            part.add(tuple(error.absolute_path), f"{message}: please report this fault of viceroy", Code.WRONG_VALUE)


def lint_stack(stack: Stack, card_set: CardSet) -> None:
    """Add warnings to the problems of sets without errors; `card_set` is what they make together."""
    from viceroy.cardsets.lint import lint_parts

    same_id = _shipped(card_set.id) if card_set.id in SHIPPED else None
    lint_parts(stack.own_parts, card_set, _shipped(PRINTED), same_id)


def _find_untranslated(stack: Stack, languages: tuple[str, ...]) -> None:
    """Add a warning to each name that is missing in some of the languages, if the sets have no errors."""
    from viceroy.cardsets.lint import find_untranslated

    if not errors_of(stack.problems):
        find_untranslated(stack.own_parts, languages)


def _loaded(stack: Stack) -> CardSet:
    card_set = stack.card_set()
    problems = stack.problems
    if card_set is None or errors_of(problems):
        raise BadFile(problems)
    return card_set


@cache
def _shipped(name: str) -> CardSet:
    """Read a shipped set from the JSON that is made of its YAML, in half the time and without PyYAML."""
    import json

    data = json.loads(card_set_path(name).with_suffix(".json").read_text("utf-8"))
    gathered = Problems()
    card_set: CardSet = card_forms().gather(data, CardSet, gathered)
    gathered.finish()
    return card_set


# -- plain data -------------------------------------------------------------------------------------------------------


def card_set_data(card_set: CardSet) -> dict[str, Any]:
    """Convert a card set to plain data in the format of its files (docs/card-set-format.md)."""
    data: dict[str, Any] = card_forms().write(card_set, CardSet)
    return data


@lru_cache(maxsize=16)
def digest(card_set: CardSet) -> str:
    """Return the digest of a set: of its numbers, sections, levels, laws and kept cards, and of no names and pictures.

    >>> empty = CardSet("empty", (("en", "Empty"),), (), ())
    >>> digest(empty) == digest(CardSet("void", (("en", "Void"),), (), ()))
    True
    """
    import hashlib
    import json

    written = card_set_data(card_set)
    cards: dict[str, Any] = {part: [*map(_as_played, written.get(part, ()))] for part in ("characters", "laws")}
    if card_set.kept:
        cards["keep"] = [*card_set.kept]
    canonical = json.dumps(cards, sort_keys=True, separators=(",", ":"))
    return f"sha256:{hashlib.sha256(canonical.encode()).hexdigest()}"


def _as_played(card: dict[str, Any]) -> dict[str, Any]:
    """Return what the rules look at of a card."""
    return {key: value for key, value in card.items() if key not in ("id", "name", "image")}


# -- pickles: of a shipped set, only its name -------------------------------------------------------------------------


def _pickled(card_set: CardSet) -> tuple[Callable[..., CardSet], tuple[object, ...]]:
    """Pickle a shipped set by name and digest, any other one by its cards."""
    if card_set.id not in SHIPPED or card_set != _shipped(card_set.id):
        return _rebuilt, (card_set.is_checked, *card_set.__reduce__()[1])
    return _unpickled, (card_set.id, digest(card_set))


def _rebuilt(is_checked: bool, *fields: Any) -> CardSet:
    card_set = CardSet(*fields)
    return card_set.as_checked() if is_checked else card_set


def _unpickled(name: str, wanted: str) -> CardSet:
    """Return the shipped set that a pickle names; raises `UnpicklingError` if the library ships another one by now."""
    from pickle import UnpicklingError

    found = digest(_shipped(name)) if name in SHIPPED else None
    if found != wanted:
        shipped = f"the one shipped now has {found}" if found else "none of that name is shipped"
        raise UnpicklingError(f"this was pickled with the card set {name!r} of the digest {wanted}; {shipped}")
    return _shipped(name)


copyreg.pickle(CardSet, _pickled)
