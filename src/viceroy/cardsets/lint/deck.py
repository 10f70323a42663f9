"""What looks wrong in a set as a whole: what it lacks, and how its deck is balanced against the printed one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from viceroy.cardsets.lint.cards import quoted_names, unknown_languages
from viceroy.cardsets.lint.remarks import Check, Remark, Whole
from viceroy.errors import Code
from viceroy.messages import joined
from viceroy.model.cards import CardSet, CharacterCard, Sections
from viceroy.model.laws import Reward
from viceroy.model.tokens import (
    ATTACK_AND_DEFENSE,
    CIRCLE_BONUSES,
    COLORS,
    LARGE_MAGIC_BONUSES,
    MAGIC_AND_SCIENCE,
    POWER_TOKENS,
    SMALL_MAGIC_BONUSES,
)

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


def quoted_name(whole: Whole) -> Iterator[Remark]:
    """The name of the set is in curly quotes, which are then a part of it."""
    return quoted_names(whole.card_set.names)


def unknown_language(whole: Whole) -> Iterator[Remark]:
    """The name of the set is in an unknown language."""
    return unknown_languages(whole.card_set.names)


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
    for name, number in demand.items():
        in_game = round(number * share)
        limit = max(printed[name] * _SLACK, printed[name] + 2, _IN_BOX.get(name, 0))
        if in_game > limit and name in _IN_BOX:
            message = f"the cards give {in_game} {name}, the printed ones {printed[name]}; the box has {_IN_BOX[name]}"
            yield Remark(("characters",), message)


def _demand(card_set: CardSet) -> Counter[str]:
    """Return how many tokens of each kind all characters give on all levels together."""
    demand: Counter[str] = Counter()
    for card in card_set.characters:
        for level in card.levels:
            demand.update(dict(_tokens(level.reward)))
    return demand


def _tokens(reward: Reward) -> Iterable[tuple[str, int]]:
    tokens = reward.tokens
    yield _MAGIC, tokens.magic + tokens.science
    yield _DEFENSE, tokens.defense + reward.attack
    yield from ((_power(value), 1) for value in tokens.power)
    yield from ((_SMALL if value in (2, 3) else _LARGE, 1) for value in tokens.magic_bonus)
    yield from ((_circle(bonus.color, bonus.value), 1) for bonus in tokens.circle_bonus)


def _power(value: int) -> str:
    return f"power tokens of {value}"


def _circle(color: str, value: int) -> str:
    return f"{color} circle bonuses +{value}"


_MAGIC, _DEFENSE = "magic and science tokens", "attack and defense tokens"
_SMALL, _LARGE = "magic bonuses +2 and +3", "magic bonuses +5"
_IN_BOX = {
    _MAGIC: MAGIC_AND_SCIENCE,
    _DEFENSE: ATTACK_AND_DEFENSE,
    _SMALL: SMALL_MAGIC_BONUSES,
    _LARGE: LARGE_MAGIC_BONUSES,
    **{_power(value): count for value, count in POWER_TOKENS.items()},
    **{_circle(color, value): count for color in COLORS for value, count in CIRCLE_BONUSES.items()},
}
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
