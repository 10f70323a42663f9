"""The lines of a record: values to JSON, one object a line (`record/1`)."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import sha256

from viceroy.cardsets.carddata import Data, card_set_data, edition_data
from viceroy.engine.events import Event
from viceroy.engine.record import Entry, GameRecord, Undone
from viceroy.engine.recorder import Drawn, Outcome
from viceroy.formats.codec import action_data, event_data

RECORD_FORMAT = "record/1"
CHECK_DIGITS = 16


def check_of(events: Iterable[Event]) -> str:
    """Return the check of a step: the first 16 hexadecimal digits of the SHA-256 of its events.

    They are hashed as one JSON list in ASCII, without spaces, and with the keys of each object sorted.
    """
    data = json.dumps([event_data(event) for event in events], sort_keys=True, separators=(",", ":"))
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


def _line(data: Data) -> str:
    return json.dumps(data, ensure_ascii=False) + "\n"


def header_data(record: GameRecord) -> Data:
    """Return what the first line of a record says, as plain data."""
    rules = record.rules
    return {
        "format": RECORD_FORMAT,
        "viceroy": record.library,
        "edition": edition_data(rules.edition),
        "card_set": card_set_data(rules.card_set),
        "players": list(rules.players),
        "virtual_opponents": rules.virtual_opponents,
        "seed": record.seed,
        "deal": [outcome_data(outcome) for outcome in record.deal],
        "check": record.check,
    }


def entry_data(entry: Entry) -> Data:
    """Return what the line of an entry says, as plain data."""
    if isinstance(entry, Undone):
        return {"undo": entry.actions}
    return {
        "action": action_data(entry.action),
        "chance": [outcome_data(outcome) for outcome in entry.chance],
        "check": entry.check,
    }


def outcome_data(outcome: Outcome) -> Data:
    """Return an outcome of chance as plain data.

    >>> outcome_data(Drawn(3, 20))
    {'number': 3, 'below': 20}
    """
    if isinstance(outcome, Drawn):
        return {"number": outcome.number, "below": outcome.below}
    return {"order": list(outcome.order)}
