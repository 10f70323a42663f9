"""Remarks on score sheets: what is wrong, to somebody who taps on cards and sees no file, in any language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from viceroy.errors import Code
from viceroy.messages import capitalized, joined
from viceroy.model.quantities import Counted
from viceroy.wording.catalog import Catalog
from viceroy.wording.fluent import Message

if TYPE_CHECKING:
    from viceroy.errors import Problem
    from viceroy.model.tokens import Piece


def remark_text(problem: Problem, catalog: Catalog) -> str | None:
    """Return a problem of a score sheet as a sentence; None for problems that only a file can have."""
    messages, facts = catalog.remarks, problem.facts
    match problem.code:
        case Code.UNKNOWN_CARD:
            return messages.unknown_card.format(card=facts[0])
        case Code.MISPLACED_LAW:
            levels = joined(facts, catalog.words.either)
            return messages.on_levels.format(levels=levels) if facts else messages.lies_under
        case Code.TUCKED:
            return _limited(facts, messages.tucked_most, messages.tucked_which)
        case Code.STORED_GEMS:
            most = messages.stored_none if facts == (0,) else messages.stored_most
            return _limited(facts, most, messages.stored_which)
        case Code.BOX_COUNT:
            piece, found = facts
            pieces = capitalized(piece_text(piece, catalog))
            return messages.too_many.format(pieces=pieces, found=found, supply=piece.supply)
    return {
        Code.UNKNOWN_CARD_SET: messages.unknown_set,
        Code.CARD_TWICE: messages.card_twice,
        Code.GAP: messages.gap,
        Code.NO_SUPPORT: messages.no_support,
        Code.TOO_HIGH: messages.too_high,
        Code.LAW_ON_LEVEL_5: messages.law_on_level_5,
        Code.CHOICE: messages.choice,
        Code.PAINTING: messages.painting,
    }.get(problem.code)


def _limited(facts: tuple[object, ...], most: Message, which: str) -> str | None:
    """Return the problem of the things on a card: too many of them, or only their number is known."""
    match facts:
        case (int(limit),):
            return most.format(n=limit)
        case (_,):
            return which
    return None


def piece_text(piece: Piece, catalog: Catalog) -> str:
    """Return the plural of the name of a piece of the box.

    >>> from viceroy.model.tokens import Tokens, pieces_of
    >>> from viceroy.wording.catalog import catalog_of
    >>> [piece_text(piece, catalog_of("de")) for piece, count in pieces_of(Tokens(power=(12,)), 1).items() if count]
    ['Angriffsmarker und Verteidigungsmarker', 'Machtpunktmarker (12)']
    """
    words = catalog.words
    nouns = words.nouns if piece.color is None else words.colored
    names = [nouns[Counted(kind)].nominative_form(color=piece.color) for kind in piece.kinds]
    values = f" ({', '.join(map(str, piece.values))})" if piece.values else ""
    return joined(names, words.both) + values
