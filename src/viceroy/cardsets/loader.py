"""Loading and checking card sets; card sets as plain data, as digests and as pickles."""

from __future__ import annotations

import copyreg
import os
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from viceroy.cardsets.card_rules import CARD_LISTS, card_forms
from viceroy.cardsets.files import PRINTED, SHIPPED
from viceroy.errors import BadFile, Code, Problem, errors_of
from viceroy.model.cards import Card, CardSet
from viceroy.resources import card_set_path

if TYPE_CHECKING:
    from viceroy.cardsets.stack import Stack

__all__ = ["PRINTED", "SHIPPED", "check_card_set", "load_card_set", "own_cards"]


def load_card_set(
    name_or_path: str | os.PathLike[str], *others: str | os.PathLike[str], relative_to: Path | None = None
) -> CardSet:
    """Load a shipped card set by its name, or one of your own: a file, or a folder of files of one set.

    The name of a shipped set means that set, even if there is a folder of that name; write `./printed` for the folder.
    A relative path starts at `relative_to` if that is given. A set that extends another has the cards of both. Several
    sets are stacked, the first one lowest; a set that several of them extend is there only once. Raises `BadFile`,
    with everything that is wrong.

    >>> len(load_card_set("printed").characters)
    64
    """
    if isinstance(name_or_path, str) and name_or_path in SHIPPED and not others:
        return _shipped(name_or_path)
    return _loaded(_stack(name_or_path, *others, relative_to=relative_to))


def _stack(*requested: str | os.PathLike[str], relative_to: Path | None = None) -> Stack:
    """Return the stack of some sets; raises `BadFile` where one has no files."""
    from viceroy.cardsets.stack import Stack  # YAML: a shipped set needs none

    stack = Stack()
    for each in requested:
        stack.add(each, relative_to)
    return stack


def own_cards(name_or_path: str | os.PathLike[str]) -> tuple[Card, ...]:
    """Return the cards that a set adds or replaces itself, without those of a set that it extends; raises `BadFile`.

    >>> len(own_cards("workshop"))
    26
    """
    stack = _stack(name_or_path)
    card_set = _loaded(stack)
    numbers = {card.number for part in stack.own_parts for key in CARD_LISTS for card in getattr(part.form, key, ())}
    return tuple(card for card in card_set.cards if card.number in numbers)


def check_card_set(name_or_path: str | os.PathLike[str], *, lint: bool = False) -> tuple[Problem, ...]:
    """Return the problems of a card set, also those that no schema can express; empty for a good set.

    With `lint`, warnings say what looks wrong in a set without errors: what can never score or happen, and where its
    deck is out of balance. There are no warnings about cards of a set that this one extends.

    Problems come file by file, in the order of the lines; those of a set that this one extends name its file. This
    function raises for no content of a file.

    >>> check_card_set("printed", lint=True)
    ()
    """
    try:
        stack = _stack(name_or_path)
    except BadFile as error:
        return error.problems
    card_set = stack.card_set()
    if card_set is not None:
        _validate(stack)
        if lint:
            lint_stack(stack, card_set)
    return stack.problems


def _validate(stack: Stack) -> None:
    """Add an error to each good file that the shipped schema refuses, which would be a fault of this library."""
    from viceroy.documents.schema_check import shipped_validator

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

    from viceroy.text.problems import Problems

    data = json.loads(card_set_path(name).with_suffix(".json").read_text("utf-8"))
    gathered = Problems()
    card_set: CardSet = card_forms().gather(data, CardSet, gathered)
    gathered.finish()
    return card_set


# -- plain data -------------------------------------------------------------------------------------------------------


def card_set_data(card_set: CardSet) -> dict[str, Any]:
    """Convert a card set to plain data in the format of its files (docs/card-set-format.md).

    An id that comes from the name of a file, and is no id of the format, is left out.
    """
    data: dict[str, Any] = card_forms().write(card_set, CardSet)
    return data


@lru_cache(maxsize=16)
def digest(card_set: CardSet) -> str:
    """Return the digest of a set: of its numbers, sections, levels, laws and kept cards, and of no names.

    >>> empty = CardSet("empty", (("en", "Empty"),), (), ())
    >>> digest(empty) == digest(CardSet("void", (("en", "Void"),), (), ()))
    True
    """
    import hashlib
    import json

    written = card_set_data(card_set)
    cards: dict[str, Any] = {part: [*map(_without_names, written.get(part, ()))] for part in ("characters", "laws")}
    if card_set.kept:
        cards["keep"] = [*card_set.kept]
    canonical = json.dumps(cards, sort_keys=True, separators=(",", ":"))
    return f"sha256:{hashlib.sha256(canonical.encode()).hexdigest()}"


def _without_names(card: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in card.items() if key not in ("id", "name")}


# -- pickles: of a shipped set, only its name -------------------------------------------------------------------------


def _pickled(card_set: CardSet) -> tuple[Callable[..., CardSet], tuple[object, ...]]:
    """Pickle a shipped set by name and digest, any other one by its cards."""
    if card_set.id not in SHIPPED or card_set != _shipped(card_set.id):
        return card_set.__reduce__()
    return _unpickled, (card_set.id, digest(card_set))


def _unpickled(name: str, wanted: str) -> CardSet:
    """Return the shipped set that a pickle names; raises `UnpicklingError` if the library ships another one by now."""
    from pickle import UnpicklingError

    found = digest(_shipped(name)) if name in SHIPPED else None
    if found != wanted:
        shipped = f"the one shipped now has {found}" if found else "none of that name is shipped"
        raise UnpicklingError(f"this was pickled with the card set {name!r} of the digest {wanted}; {shipped}")
    return _shipped(name)


copyreg.pickle(CardSet, _pickled)
