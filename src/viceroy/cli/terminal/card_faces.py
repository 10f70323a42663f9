"""Cards as the table shows them: faces side by side, a law as a line, a reward in a few letters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from viceroy.messages import counted
from viceroy.model.cards import CharacterCard, LawCard, Sections
from viceroy.model.laws import Reward
from viceroy.model.tokens import Color, Tokens
from viceroy.render.cards import title_of
from viceroy.render.text import left, shortened
from viceroy.wording.laws import law_sentences

WIDE = 18
_INSIDE = WIDE - 2
_GAP = 2
_BLANK = "·"


def faces_text(titled: Sequence[tuple[str, CharacterCard | None]], width: int, *, margin: str = "  ") -> str:
    """Draw characters side by side, in as many rows as needed, each under its title; None leaves a gap."""
    heads = any(title for title, _ in titled)
    blocks = [[*([shortened(title, WIDE)] if heads else ()), *(face(card) if card else ())] for title, card in titled]
    each = max(1, (width - len(margin) + _GAP) // (WIDE + _GAP))
    rows = (blocks[start : start + each] for start in range(0, len(blocks), each))
    return "\n".join(line for row in rows for line in _side_by_side(row, margin))


def _side_by_side(blocks: Sequence[Sequence[str]], margin: str) -> Iterator[str]:
    for lines in zip_longest(*blocks, fillvalue=""):
        yield (margin + (" " * _GAP).join(left(line, WIDE) for line in lines)).rstrip()


def face(card: CharacterCard) -> list[str]:
    """Return the lines of a face: corners, name, and what each level adds to the cost and gives, level 4 first."""
    sections, half = card.sections, "─" * ((_INSIDE - 2) // 2)
    rows = [f"{level} {row.cost.letter} {reward_mark(row.reward)}" for level, row in enumerate(card.levels, start=1)]
    return [
        f"{_letter(sections.top_left)}{'─' * _INSIDE}{_letter(sections.top_right)}",
        *(f"│{left(shortened(text, _INSIDE), _INSIDE)}│" for text in (title_of(card, "en"), *reversed(rows))),
        f"└{half}{_letter(sections.bottom_left)}{_letter(sections.bottom_right)}{half}┘",
    ]


def _letter(color: Color | None) -> str:
    return _BLANK if color is None else color.letter


def law_line(law: LawCard) -> str:
    """Return a law as a line: its name, its letters, and what it does."""
    return f"  {title_of(law, 'en')} (law, {corners(law.sections)}): {' '.join(law_sentences(law))}"


def corners(sections: Sections) -> str:
    """Return the letters of the sections: the two upper corners, then the lower edge.

    >>> corners(Sections(Color.BLUE, Color.RED, Color.RED, Color.RED))
    'B R / RR'
    """
    lower = _letter(sections.bottom_left) + _letter(sections.bottom_right)
    return f"{_letter(sections.top_left)} {_letter(sections.top_right)} / {lower}"


# -- rewards ----------------------------------------------------------------------------------------------------------


def reward_mark(reward: Reward) -> str:
    """Abbreviate a reward: its first part as words, the others as in a drawing.

    >>> reward_mark(Reward(gems=2, attack=1, tokens=Tokens(power=(2,)))), reward_mark(Reward(tokens=Tokens(science=2)))
    ('2 gems 2p a', '2 science')
    """
    (first, _), *others = [*_parts(reward)] or [("nothing", "")]
    return " ".join([first, *(mark for _, mark in others)])


def _parts(reward: Reward) -> Iterator[tuple[str, str]]:
    """Yield each part of a reward as words and as a mark."""
    if reward.gems:
        yield counted(reward.gems, "gem"), f"{reward.gems}g"
    yield from ((f"{value} points", f"{value}p") for value in reward.tokens.power)
    if reward.draw:
        yield f"draw {reward.draw}", f"draw {reward.draw}"
    yield from _token_parts(reward.tokens)
    if reward.attack:
        yield _times(reward.attack, "attack"), _times(reward.attack, "a", "")
    yield from ((f"magic +{value}", f"m+{value}") for value in reward.tokens.magic_bonus)
    for bonus in reward.tokens.circle_bonus:
        yield f"{bonus.color} +{bonus.value}", f"{bonus.color.letter}+{bonus.value}"
    if reward.infinite_gem:
        color = reward.infinite_gem
        yield f"∞ {color}", f"∞{color.letter if isinstance(color, Color) else ' any'}"


def _token_parts(tokens: Tokens) -> Iterator[tuple[str, str]]:
    for count, word in ((tokens.science, "science"), (tokens.magic, "magic"), (tokens.defense, "defense")):
        if count:
            yield _times(count, word), _times(count, word[0], "")


def _times(count: int, word: str, space: str = " ") -> str:
    return word if count == 1 else f"{count}{space}{word}"
