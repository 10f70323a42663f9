"""Records of games as JSON, one object a line: the header, then an entry for each action."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Literal

import attrs

from viceroy.cardsets.forms import CardSetForm
from viceroy.engine.events import Event
from viceroy.engine.phases.setup import make_rules
from viceroy.engine.record import Entry, EventsDigest, GameRecord, Outcome
from viceroy.formats.games import GAMES
from viceroy.model.editions import Edition
from viceroy.plaindata.faults import BadJson, Fault
from viceroy.values import Count, Words

RECORD_FORMAT: Literal["record/2"] = "record/2"
MOST_BYTES = 8 * 1024 * 1024
CHECK_DIGITS = 16


@attrs.frozen(kw_only=True)
class Header:
    """The first line of a record: how the game began."""

    format: Literal["record/2"] = RECORD_FORMAT
    """The name and version of this format."""
    viceroy: Words
    """The version of the library that wrote the record."""
    edition: Edition
    card_set: CardSetForm
    players: tuple[Words, ...]
    """The names of the players, by seat."""
    virtual_opponents: Count
    """How many virtual opponents play."""
    seed: int
    """The seed of the game."""
    deal: tuple[Outcome, ...]
    """What chance did in the setup."""
    check: EventsDigest


def check_of(events: Iterable[Event]) -> str:
    """Return the check of a step: the first 16 hexadecimal digits of the SHA-256 of its events.

    They are hashed as one JSON list in ASCII, without spaces, and with the keys of each object sorted.
    """
    data = json.dumps([GAMES.write(event, Event) for event in events], sort_keys=True, separators=(",", ":"))
    return sha256(data.encode("ascii")).hexdigest()[:CHECK_DIGITS]


def record_text(record: GameRecord) -> str:
    """Return a record as text: a line for the header, and one for each entry."""
    return "".join((header_line(record), *map(entry_line, record.entries)))


def header_line(record: GameRecord) -> str:
    """Return the first line of a record."""
    return _line(header_data(record))


def entry_line(entry: Entry) -> str:
    """Return the line of an entry."""
    return _line(entry_data(entry))


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False) + "\n"


def header_data(record: GameRecord) -> dict[str, Any]:
    """Return what the first line of a record says, as plain data."""
    rules = record.rules
    header = Header(
        viceroy=record.library,
        edition=rules.edition,
        card_set=CardSetForm.of(rules.card_set),
        players=rules.players,
        virtual_opponents=rules.virtual_opponents,
        seed=record.seed,
        deal=record.deal,
        check=record.check,
    )
    data: dict[str, Any] = GAMES.write(header)
    return data


def entry_data(entry: Entry) -> dict[str, Any]:
    """Return what the line of an entry says, as plain data."""
    data: dict[str, Any] = GAMES.write(entry, Entry)
    return data


def read_header(data: object) -> GameRecord:
    """Return the record that a first line begins.

    Raises `BadJson` with all that is wrong with the line, and `ImpossibleGame` where there can be no such game.
    """
    header = GAMES.read(data, Header)
    try:
        card_set = header.card_set.value()
    except ValueError as error:
        raise BadJson([Fault("$.card_set", str(error), keys=("card_set",))]) from None
    rules = make_rules(header.players, header.edition, card_set, header.virtual_opponents)
    return GameRecord(header.viceroy, rules, header.seed, header.deal, header.check)


def read_entry(data: object) -> Entry:
    """Return the entry of a line after the first. Raises `BadJson` with all that is wrong with it."""
    entry: Entry = GAMES.read(data, Entry)
    return entry
