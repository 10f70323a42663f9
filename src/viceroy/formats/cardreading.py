"""Card sets, and parts of the law language, from plain data: by the forms of their files."""

from __future__ import annotations

from typing import Any

from viceroy.cardsets.forms import card_forms
from viceroy.formats.faults import BadJson, Fault
from viceroy.model.cards import CardSet
from viceroy.plaindata.faults import BadData


def read_card_set(data: object) -> CardSet:
    """Return a card set from plain data; raises `BadJson`. It has no id where the data tell none."""
    card_set: CardSet = read_part(CardSet, data)
    return card_set


def read_part(kind: Any, data: object) -> Any:
    """Return the value of a type that plain data mean; raises `BadJson` with all that is wrong."""
    try:
        return card_forms().read(data, kind)
    except BadData as error:
        raise BadJson(Fault(fault.path, fault.message) for fault in error.faults) from None
