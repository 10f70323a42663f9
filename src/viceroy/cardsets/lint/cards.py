"""Checks of cards and of the whole set: rows, sections, tokens and names; ids, and the balance of the deck."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from viceroy.cardsets.lint.context import (
    IN_BOX,
    CardContext,
    LintCheck,
    LintFinding,
    SetContext,
    amounts_of,
    gives_all_of,
    rough_worth,
)
from viceroy.cardsets.lint.laws import TOO_MANY, far_more
from viceroy.errors import Code, Path
from viceroy.messages import joined, shown
from viceroy.model.cards import CharacterCard, Sections
from viceroy.model.laws import Reward
from viceroy.model.tokens import CIRCLE_BONUSES, COLORS, GEMS_PER_COLOR, MAGIC_BONUSES, POWER_TOKENS
from viceroy.wording.languages import tag_fault

# -- rows and sections ------------------------------------------------------------------------------------------------


def levels_fall(context: CardContext) -> Iterator[LintFinding]:
    """The rows of a character seem to stand upside down: none is worth more than the one before."""
    if isinstance(context.card, CharacterCard) and _falls(context.card):
        message = "no row is worth more than the one before: level 1, the lowest row on the card, is written first"
        yield LintFinding(("levels",), message)


def _falls(card: CharacterCard) -> bool:
    worths = [rough_worth(level.reward) for level in card.levels]
    return worths[0] > worths[-1] and all(lower >= higher for lower, higher in pairwise(worths))


def rows_alike(context: CardContext) -> Iterator[LintFinding]:
    """All rows of a character give the same, so only level 1 is worth its cost."""
    if isinstance(context.card, CharacterCard) and _are_alike(context.card):
        message = "all four rows give the same, and a higher level costs more: nobody gains by playing it above level 1"
        yield LintFinding(("levels",), message)


def _are_alike(card: CharacterCard) -> bool:
    return len({level.reward for level in card.levels}) == 1


def worth_less(context: CardContext) -> Iterator[LintFinding]:
    """A higher level of a character gives less than a lower one, and costs more."""
    card = context.card
    if not isinstance(card, CharacterCard) or _falls(card):
        return
    rewards = [level.reward for level in card.levels]
    for index, reward in enumerate(rewards):
        lower = next((row for row in range(index) if _is_much_better(rewards[row], reward)), None)
        if lower is not None:
            message = f"level {lower + 1} gives more than level {index + 1}, and costs less: are the rows in order?"
            yield LintFinding(("levels", index, "reward"), message)


def _is_much_better(reward: Reward, other: Reward) -> bool:
    gives_more = reward != other and gives_all_of(reward, other)
    return gives_more or rough_worth(reward) >= _MUCH * rough_worth(other)


_MUCH = 4  # of two printed rows of a card, the higher is always worth more than a fourth of the lower


def blank_sections(context: CardContext) -> Iterator[LintFinding]:
    """All sections of a card are blank, and a blank one matches nothing (C34)."""
    if context.card.sections == Sections(None, None, None, None):
        message = "all four sections are blank, and a blank one matches nothing (C34): is that intended?"
        yield LintFinding(("sections",), message)


# -- tokens -----------------------------------------------------------------------------------------------------------


def not_in_box(context: CardContext) -> Iterator[LintFinding]:
    """The box has no such token, or not so many of them."""
    for keys, reward in context.written_rewards:
        tokens = reward.tokens
        for value in tokens.power:
            yield from _no_token("power token", value, POWER_TOKENS, (*keys, "power"), "R1.6")
        for value in tokens.magic_bonus:
            yield from _no_token("magic bonus", value, MAGIC_BONUSES, (*keys, "magic_bonus"), "R1.7")
        for bonus in tokens.circle_bonus:
            yield from _no_token("circle bonus", bonus.value, CIRCLE_BONUSES, (*keys, "circle_bonus"), "R1.8")
        for color, number in zip(COLORS, reward.colored_gems, strict=True):
            if number > GEMS_PER_COLOR:
                message = f"there are only {GEMS_PER_COLOR} {color} gems (R1.4), found {number}"
                yield LintFinding((*keys, "colored_gems", color), message)
        for key, number in amounts_of(reward).items():
            if number > IN_BOX.get(key, number):
                yield LintFinding(
                    (*keys, key), f"the box has only {IN_BOX[key]} tokens with {key} (R1.5), found {number}"
                )


def _no_token(name: str, value: int, supply: dict[int, int], keys: Path, rule: str) -> Iterator[LintFinding]:
    if value not in supply:
        message = f"the box has no {name} of {value} ({rule}), only of {joined(supply)}: players need a stand-in"
        yield LintFinding(keys, message)


def far_above_printed(context: CardContext) -> Iterator[LintFinding]:
    """A reward gives three times what any printed one does, or more."""
    printed = context.set.printed_most
    for keys, reward in context.written_rewards:
        for key, number in amounts_of(reward).items():
            if TOO_MANY * printed[key] <= number <= IN_BOX.get(key, number):
                yield LintFinding((*keys, key), far_more(number, printed[key]))


# -- names ------------------------------------------------------------------------------------------------------------


def same_name(context: CardContext) -> Iterator[LintFinding]:
    """Two cards of the set have one name."""
    first = context.set.first_by_name
    for language, name in context.names:
        other = first[language, name.casefold()]
        if other is not context.card:
            message = f"card {other.number} is called {shown(name)} too: players could not tell them apart"
            yield LintFinding(("name", language), message)


def cut_name(context: CardContext) -> Iterator[LintFinding]:
    """A name ends where a # begins a comment."""
    for language, name in context.names:
        behind = context.behind(("name", language))
        if _CUT.match(behind):
            message = f"this name is {shown(name)}, for a # begins a comment: put the whole name in quotes"
            yield LintFinding(("name", language), message)


_CUT = re.compile(r"\s+#[^\s#]")


def quoted_name(context: CardContext | SetContext) -> Iterator[LintFinding]:
    """A name of a card or of the set is in curly quotes, which are then a part of it."""
    for language, name in context.names:
        if name[0] in _QUOTES:
            message = f"{name[0]} becomes a part of the name: leave it out, or write ordinary quotes (' or \")"
            yield LintFinding(("name", language), message)


_QUOTES = "\u201c\u201d\u201e\u00ab\u00bb\u2018\u201a\u2039\u203a\u201f\u201b"


def unknown_language(context: CardContext | SetContext) -> Iterator[LintFinding]:
    """A name of a card or of the set is in an unknown language."""
    for language, _ in context.names:
        if fault := tag_fault(language):
            yield LintFinding(("name", language), fault)


CARD_CHECKS = (
    LintCheck(Code.LEVELS_FALL, levels_fall),
    LintCheck(Code.ROWS_ALIKE, rows_alike),
    LintCheck(Code.WORTH_LESS, worth_less),
    LintCheck(Code.BLANK_SECTIONS, blank_sections),
    LintCheck(Code.NOT_IN_BOX, not_in_box),
    LintCheck(Code.FAR_ABOVE_PRINTED, far_above_printed),
    LintCheck(Code.SAME_NAME, same_name),
    LintCheck(Code.CUT_NAME, cut_name),
    LintCheck(Code.QUOTED_NAME, quoted_name),
    LintCheck(Code.UNKNOWN_LANGUAGE, unknown_language),
)


# -- the set ----------------------------------------------------------------------------------------------------------


def shipped_id(context: SetContext) -> Iterator[LintFinding]:
    """The set has the id of a shipped one, which is found first."""
    if context.shipped is not None and context.card_set != context.shipped:
        message = (
            f"{context.shipped.id} is the name of a shipped set, which is found in place of this one: write another"
        )
        yield LintFinding(("id",), message)


def no_laws(context: SetContext) -> Iterator[LintFinding]:
    """The set has characters and no laws, which every game deals."""
    if not context.card_set.laws:
        message = "this set has no laws, and each player is dealt three (R2.9): give it laws, or extend a set with some"
        yield LintFinding(("characters",), message)


# -- balance ----------------------------------------------------------------------------------------------------------


def same_sections(context: SetContext) -> Iterator[LintFinding]:
    """Many characters have the same sections, where no two printed ones have."""
    cards = context.card_set.characters
    allowed = -(-len(cards) // len(context.printed.characters)) + 1
    found: dict[Sections, list[CharacterCard]] = {}
    for card in cards:
        if card.sections != Sections(None, None, None, None):
            found.setdefault(card.sections, []).append(card)
    for alike in found.values():
        if len(alike) > allowed:
            message = f"characters {_numbers(alike)} all have the same sections; no two printed ones have"
            yield LintFinding(("characters",), message)


def _numbers(cards: list[CharacterCard]) -> str:
    numbers = [str(card.number) for card in cards]
    return joined(numbers) if len(numbers) <= _MAX_NAMED else f"{', '.join(numbers[:_MAX_NAMED])} and more"


def uneven_costs(context: SetContext) -> Iterator[LintFinding]:
    """On some level most characters cost one color, or none another; of the printed ones, each costs a quarter."""
    cards = context.card_set.characters
    if len(cards) < _LEAST_COMPARED:
        return
    for row in range(4):
        costs = Counter(card.levels[row].cost for card in cards)
        most = [color for color in COLORS if costs[color] * 2 > len(cards)]
        for color in most or [color for color in COLORS if not costs[color]]:
            found = f"{costs[color]} of {len(cards)}" if costs[color] else "no"
            message = f"{found} characters cost {color} on level {row + 1}, where a quarter of the printed ones do"
            yield LintFinding(("characters",), message)


def token_demand(context: SetContext) -> Iterator[LintFinding]:
    """The cards give much more of a token than the box has, and than the printed cards give."""
    printed = context.given_by_printed
    share = min(1, len(context.printed.characters) / max(1, len(context.card_set.characters)))
    for piece, number in context.given.items():
        in_game, there = round(number * share), printed[piece]
        if piece.supply and in_game > max(there * _SLACK, there + 2, piece.supply):
            message = f"the cards give {in_game} {piece.name}, the printed ones {there}; the box has {piece.supply}"
            yield LintFinding(("characters",), message)


_SLACK = 1.5  # times what the printed cards give
_LEAST_COMPARED = 16  # characters: in fewer, chance alone may favor a color
_MAX_NAMED = 5

SET_CHECKS = (
    LintCheck(Code.SHIPPED_ID, shipped_id),
    LintCheck(Code.NO_LAWS, no_laws),
    LintCheck(Code.QUOTED_NAME, quoted_name),
    LintCheck(Code.UNKNOWN_LANGUAGE, unknown_language),
    LintCheck(Code.SAME_SECTIONS, same_sections),
    LintCheck(Code.UNEVEN_COSTS, uneven_costs),
    LintCheck(Code.TOKEN_DEMAND, token_demand),
)
