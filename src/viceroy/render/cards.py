"""Cards in words: one card with all that is printed on it, and the list of a set."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from viceroy.messages import counted
from viceroy.model.cards import TOP_LEVEL, TOP_LEVEL_POINTS, Card, CardSet, CharacterCard, Names, Sections, name_in
from viceroy.model.tokens import COLORS, Color, Gems
from viceroy.render.text import columns, left, printable, right
from viceroy.wording.laws import law_sentences, reward_text

_BLANK = "blank"


def card_text(card: Card) -> str:
    """Show one card: its names, its sections, then the rows of a character or the sentences of a law."""
    head = f"{card.number} {printable(name_in(card.names, 'en'))} ({card.kind}, id {card.id})"
    others = [f"{language} {printable(name)}" for language, name in card.names if language != "en"]
    body = _rows(card) if isinstance(card, CharacterCard) else law_sentences(card)
    return "\n".join(
        [
            head,
            *(f"  {line}" for line in ([f"names: {', '.join(others)}"] if others else [])),
            f"  sections: {_sections_text(card.sections)}",
            *(f"  {line}" for line in body),
        ]
    )


def _sections_text(sections: Sections) -> str:
    top = f"top left {_word(sections.top_left)}, top right {_word(sections.top_right)}"
    return f"{top}, bottom {_bottom(sections)}"


def _bottom(sections: Sections) -> str:
    if sections.bottom_left is sections.bottom_right:
        return _word(sections.bottom_left)
    return f"{_word(sections.bottom_left)} and {_word(sections.bottom_right)}"


def _word(color: Color | None) -> str:
    return _BLANK if color is None else color.value


def _rows(card: CharacterCard) -> Iterator[str]:
    """Yield what each level costs in all and gives, level 1 first (R6.6, R6.10, R6.11)."""
    costs = [_gems_text(card.cost(level)) for level in range(1, TOP_LEVEL + 1)]
    wide = max(map(columns, costs))
    rewards = [reward_text(row.reward) for row in card.levels]
    top = f"the rewards of levels 1, 2 and 3, or {TOP_LEVEL_POINTS} power points"
    for level, (cost, reward) in enumerate(zip(costs, [*rewards, top], strict=True), start=1):
        yield f"level {level}: pay {left(cost, wide)}  get {reward}"


def _gems_text(gems: Gems) -> str:
    return ", ".join(f"{count} {color}" for color, count in zip(COLORS, gems, strict=True) if count)


def set_text(card_set: CardSet) -> str:
    """List the cards of a set by kind, each with its number, its id, its name and its sections."""
    characters, laws = len(card_set.characters), len(card_set.laws)
    what = f"{counted(characters, 'character')}, {counted(laws, 'law')}"
    blocks = [f"{printable(_set_name(card_set.names))}: {what}"]
    for title, cards in (("Characters", card_set.characters), ("Laws", card_set.laws)):
        if cards:
            blocks.append("\n".join([title, *_listed(sorted(cards, key=lambda card: card.number))]))
    return "\n\n".join(blocks)


def _set_name(names: Names) -> str:
    return name_in(names, "en")


def _listed(cards: Sequence[Card]) -> list[str]:
    rows = [("number", "id", "name", "top left", "top right", "bottom"), *map(_row, cards)]
    first, *others = [max(map(columns, column)) for column in zip(*rows, strict=True)]
    return ["  ".join([right(row[0], first), *map(left, row[1:], others)]).rstrip() for row in rows]


def _row(card: Card) -> tuple[str, str, str, str, str, str]:
    sections, name = card.sections, printable(name_in(card.names, "en"))
    top = _word(sections.top_left), _word(sections.top_right)
    return (str(card.number), card.id, name, *top, _bottom(sections))


def numbers_text(numbers: Iterable[int]) -> str:
    """Tell which numbers there are, runs of them by their ends.

    >>> numbers_text([1, 2, 3, 5, 7, 8])
    '1-3, 5, 7-8'
    """
    runs: list[tuple[int, int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], number)
        else:
            runs.append((number, number))
    return ", ".join(str(low) if low == high else f"{low}-{high}" for low, high in runs)
