"""What looks wrong in a set as a whole: what it lacks, and how its deck is balanced against the printed one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from viceroy.cardsets.lint.cards import quoted_name, unknown_language
from viceroy.cardsets.lint.remarks import Check, Remark, Whole
from viceroy.errors import Code
from viceroy.messages import joined
from viceroy.model.cards import CardSet, CharacterCard, Sections
from viceroy.model.tokens import COLORS, Piece, pieces_of

# -- the set ----------------------------------------------------------------------------------------------------------


def shipped_id(whole: Whole) -> Iterator[Remark]:
    """The set has the id of a shipped one, which is found first."""
    if whole.shipped is not None and whole.card_set != whole.shipped:
        message = f"{whole.shipped.id} is the name of a shipped set, which is found in place of this one: write another"
        yield Remark(("id",), message)


def no_laws(whole: Whole) -> Iterator[Remark]:
    """The set has characters and no laws, which every game deals."""
    if not whole.card_set.laws:
        yield Remark(("characters",), "this set has no laws, and every game deals some (R2.4)")


# -- balance ----------------------------------------------------------------------------------------------------------


def same_sections(whole: Whole) -> Iterator[Remark]:
    """Many characters have the same sections, where no two printed ones have."""
    cards = whole.card_set.characters
    allowed = -(-len(cards) // len(whole.printed.characters)) + 1
    found: dict[Sections, list[CharacterCard]] = {}
    for card in cards:
        if card.sections != Sections(None, None, None, None):
            found.setdefault(card.sections, []).append(card)
    for alike in found.values():
        if len(alike) > allowed:
            message = f"characters {_numbers(alike)} all have the same sections; no two printed ones have"
            yield Remark(("characters",), message)


def _numbers(cards: list[CharacterCard]) -> str:
    numbers = [str(card.number) for card in cards]
    return joined(numbers) if len(numbers) <= _MOST_NAMED else f"{', '.join(numbers[:_MOST_NAMED])} and more"


def uneven_costs(whole: Whole) -> Iterator[Remark]:
    """On some level most characters cost one color, or none another; of the printed ones, each costs a quarter."""
    cards = whole.card_set.characters
    if len(cards) < _LEAST_COMPARED:
        return
    for row in range(4):
        costs = Counter(card.levels[row].cost for card in cards)
        most = [color for color in COLORS if costs[color] * 2 > len(cards)]
        for color in most or [color for color in COLORS if not costs[color]]:
            found = f"{costs[color]} of {len(cards)}" if costs[color] else "no"
            message = f"{found} characters cost {color} on level {row + 1}, where a quarter of the printed ones do"
            yield Remark(("characters",), message)


def token_demand(whole: Whole) -> Iterator[Remark]:
    """The cards give much more of a token than the box has, and than the printed cards give."""
    demand, printed = _demand(whole.card_set), _demand(whole.printed)
    share = min(1, len(whole.printed.characters) / max(1, len(whole.card_set.characters)))
    for piece, number in demand.items():
        in_game, there = round(number * share), printed[piece]
        if piece.supply and in_game > max(there * _SLACK, there + 2, piece.supply):
            message = f"the cards give {in_game} {piece.name}, the printed ones {there}; the box has {piece.supply}"
            yield Remark(("characters",), message)


def _demand(card_set: CardSet) -> Counter[Piece]:
    """Return how many of each piece of the box all characters give on all levels together."""
    demand: Counter[Piece] = Counter()
    for card in card_set.characters:
        for level in card.levels:
            demand.update(pieces_of(level.reward.tokens, level.reward.attack))
    return demand


_SLACK = 1.5  # so many times what the printed cards give is still fine
_LEAST_COMPARED = 16  # characters: in fewer, chance alone may favor a color
_MOST_NAMED = 5

CHECKS: tuple[Check, ...] = (
    Check(Code.SHIPPED_ID, shipped_id),
    Check(Code.NO_LAWS, no_laws),
    Check(Code.QUOTED_NAME, quoted_name),
    Check(Code.UNKNOWN_LANGUAGE, unknown_language),
    Check(Code.SAME_SECTIONS, same_sections),
    Check(Code.UNEVEN_COSTS, uneven_costs),
    Check(Code.TOKEN_DEMAND, token_demand),
)
