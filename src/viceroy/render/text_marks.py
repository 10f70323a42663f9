"""Marks of text drawings: the short forms of rewards, of what lies on cards, and of colors, and their legend."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from viceroy.model.laws import Reward
from viceroy.model.pyramid import PlacedCard
from viceroy.model.quantities import Counted
from viceroy.model.tokens import COLORS, Color
from viceroy.wording.catalog import Catalog, format_message
from viceroy.wording.english import ENGLISH


def reward_mark(reward: Reward, catalog: Catalog = ENGLISH) -> str:
    """Abbreviate a reward: its first part in words, the others by their marks.

    >>> from viceroy.model.tokens import Tokens
    >>> reward_mark(Reward(gems=2, attack=1, tokens=Tokens(power=(2,)))), reward_mark(Reward(tokens=Tokens(science=2)))
    ('2 gems 2p a', '2 science')
    """
    (first, _), *others = [*_parts(reward, catalog)] or [(catalog.rewards.nothing, "")]
    return " ".join([first, *(mark for _, mark in others)])


def marks(placed: PlacedCard) -> tuple[str, ...]:
    """Abbreviate what lies on and under a card; `legend_text` explains the marks.

    >>> from viceroy.model.cards import DescribedCard, Sections
    >>> from viceroy.model.geometry import Place
    >>> from viceroy.model.tokens import Tokens
    >>> card = DescribedCard(Sections(None, None, None, None))
    >>> marks(PlacedCard(Place(2, 0), card, Tokens(magic=2, power=(12,)), (Color.RED,), 5))
    ('12p', '2m', '∞R', '5g')
    """
    return (
        *(mark for _, mark in _parts(Reward(tokens=placed.tokens), ENGLISH)),
        *(f"∞{color.letter}" for color in placed.infinite_gems),
        *_gem_marks(placed),
        *([f"{placed.tucked_count}t"] if placed.tucked_count else []),
    )


def _parts(reward: Reward, catalog: Catalog) -> Iterator[tuple[str, str]]:
    """Yield each part of a reward, in the order of A7: in words, and its mark."""
    tokens, words, labels, messages = reward.tokens, catalog.words, catalog.labels, catalog.terminal
    if reward.gems:
        yield words.nouns[Counted.GEMS].counted(reward.gems), f"{reward.gems}g"
    for color, number in zip(COLORS, reward.colored_gems, strict=True):
        if number:
            gems = words.colored[Counted.GEMS].counted(number).format(**words.colors[color])
            yield gems, f"{number}{color.letter}"
    yield from ((format_message(messages.points, value), f"{value}p") for value in tokens.power)
    if reward.draw:
        yield f"{labels.draw} {reward.draw}", f"{labels.draw} {reward.draw}"
    kinds = (
        (labels.science, "s", tokens.science),
        (labels.magic, "m", tokens.magic),
        (labels.defense, "d", tokens.defense),
        (labels.attack, "a", reward.attack),
    )
    for word, mark, count in kinds:
        if count:
            yield (word, mark) if count == 1 else (f"{count} {word}", f"{count}{mark}")
    yield from ((f"{labels.magic} +{value}", f"m+{value}") for value in tokens.magic_bonus)
    for color, value in tokens.circle_bonus:
        yield f"{words.color_word(color)} +{value}", f"{color.letter}+{value}"
    match reward.infinite_gem:
        case Color() as color:
            yield f"∞ {words.color_word(color)}", f"∞{color.letter}"
        case "any":
            yield f"∞ {messages.any_color}", f"∞ {messages.any_color}"


def _gem_marks(placed: PlacedCard) -> Iterator[str]:
    if isinstance(placed.stored, int):
        yield from [f"{placed.stored}g"] if placed.stored else []
    else:
        for color, count in zip(COLORS, placed.stored, strict=True):
            if count:
                yield f"{count}{color.letter}g"


def letter_of(color: Color | None) -> str:
    """Return the mark of a section: the letter of its color, a dot for a blank one."""
    return "·" if color is None else color.letter


def legend_text(catalog: Catalog = ENGLISH, *, width: int = 80) -> str:
    """Explain the letters and marks of drawings."""
    labels = catalog.labels
    entries = (
        *(f"{color.letter} {catalog.words.color_word(color)}" for color in COLORS),
        f"(RR) {labels.circle}",
        f"r {labels.painted}",
        f"12p {labels.points}",
        f"s {labels.science}",
        f"m {labels.magic}",
        f"d {labels.defense}",
        f"m+3 {labels.magic_bonus}",
        f"R+2 {labels.circle_bonus}",
        f"∞R {labels.infinite_gem}",
        f"g {labels.stored_gem}",
        f"t {labels.tucked_card}",
    )
    joined = "\n".join(wrap(", ".join(entry.replace(" ", "\xa0") for entry in entries), width))
    return joined.replace("\xa0", " ")
