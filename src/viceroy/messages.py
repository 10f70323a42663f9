"""Parts of messages: numbers with nouns, lists, quoted text, suggestions."""

from __future__ import annotations

from collections.abc import Iterable
from unicodedata import category, east_asian_width

_CUT = "…"
_UNSEEN = frozenset({"Mn", "Me", "Cf"})  # marks that join the character before them, and format characters
_LONGEST_WORD = 60
_LONGEST_GUESS = 40
_BEGINNING = 4


def counted(number: int, one: str, many: str | None = None) -> str:
    """Return a number with its noun.

    >>> counted(1, "gem"), counted(2, "gem"), counted(2, "law in hand", "laws in hand")
    ('1 gem', '2 gems', '2 laws in hand')
    """
    return f"{number} {one if number == 1 else many or one + 's'}"


def joined(words: Iterable[object], last: str = "and") -> str:
    """Return words as a list in a sentence.

    >>> joined(["gems", "tokens", "cards"]), joined([1, 2], "or")
    ('gems, tokens and cards', '1 or 2')
    """
    texts = [str(word) for word in words]
    return f" {last} ".join(part for part in (", ".join(texts[:-1]), *texts[-1:]) if part)


def numbers_text(numbers: Iterable[int]) -> str:
    """List numbers, with runs as ranges.

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


def shown(text: str) -> str:
    """Return text from a file as part of a message: quoted, escaped and shortened.

    >>> shown("colour"), len(shown("x" * 1000))
    ("'colour'", 63)
    """
    return repr(text if len(text) <= _LONGEST_WORD else text[:_LONGEST_WORD] + _CUT)


def harmless(name: str) -> str:
    r"""Return text such as the name of a file, escaped if a terminal could not print it.

    >>> harmless("my set.yaml"), harmless("set\x1b.yaml")
    ('my set.yaml', 'set\\x1b.yaml')
    """
    return name if name.isprintable() else repr(name)[1:-1]


def cells(char: str) -> int:
    """Return the width of a character in columns: 0, 1 or 2."""
    if category(char) in _UNSEEN:
        return 0
    return 2 if east_asian_width(char) in "WF" else 1


def columns(text: str) -> int:
    r"""Return the width of a text in columns.

    >>> columns("Ada"), columns("将軍"), columns("e\u0301")
    (3, 4, 1)
    """
    return len(text) if text.isascii() else sum(map(cells, text))


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return a suggestion to append to a message, empty if nothing is similar and nothing means the same.

    >>> did_you_mean("colour", ["color", "value"]), did_you_mean("rot", ["blue", "red"])
    ("; did you mean 'color'?", "; did you mean 'red'?")
    >>> did_you_mean("laws", ["cards", "circles"])
    "; did you mean 'cards' with kind: law?"
    """
    found = _guess(word, known)
    if found is None:
        return ""
    likeness, name = found
    return f"; did you mean {shown(name)}{_MORE.get(likeness, '') if name == _CARDS else ''}?"


def meant(word: str, known: Iterable[str]) -> str | None:
    """Return the word that is suggested for another one; None if nothing is similar and nothing means the same.

    >>> meant("colour", ["color", "value"])
    'color'
    """
    found = _guess(word, known)
    return None if found is None else found[1]


def _guess(word: str, known: Iterable[str]) -> tuple[str, str] | None:
    """Return what a word is like, and the known word that is or means the same."""
    if len(word) > _LONGEST_GUESS:
        return None
    from difflib import get_close_matches  # slow to import, and a good file needs no suggestion

    known = [*known]
    others = {_likeness(other): name for name in known for other in _OTHER_WORDS.get(name, ())}
    by_likeness = {**others, **{_likeness(name): name for name in known}}
    likeness = _likeness(word)
    found = next((one for one in get_close_matches(likeness, by_likeness, n=3) if _is_like(likeness, one)), None)
    return None if found is None else (found, by_likeness[found])


_OTHER_WORDS = {
    name: tuple(words.split())
    for name, words in {
        "blue": "blau bleu blu azul azzurro синий голубой",
        "red": "rot rouge rosso vermelho rojo красный",
        "green": "grün gruen vert verde зелёный",
        "yellow": "gelb jaune giallo amarelo amarillo жёлтый",
        "french": "français französisch francese francês",
        "english": "englisch anglais inglese inglês",
        "german": "deutsch allemand tedesco alemão",
        "italian": "italiano italienisch",
        "portuguese": "português portugais portugiesisch portoghese",
        "science": "science_token science_tokens",
        "magic": "magic_token magic_tokens",
        "defense": "defense_token defense_tokens",
        "attack": "attack_token attack_tokens",
        "opponents": "others",
        "top_left": "left",
        "top_right": "right",
        "on_play": "effect effects reward",
        "price": "cost",
        "for": "then",
        "adjacent": "neighbors neighbours touching",
        "cards": "characters laws",
        "law_deck": "laws",
        "reserve_deck": "characters",
        "power": "points",
        "draw": "cards",
        "fewest": "fewer least",
    }.items()
}
"""Words that people write where another one is meant; colors and editions in the languages of the books."""

_CARDS = "cards"
_MORE = {"characters": " with kind: character", "laws": " with kind: law"}
"""What a guess says besides, where these words were meant as cards."""


def _is_like(one: str, other: str) -> bool:
    """Whether words begin alike, or differ in few letters: two that only end alike may mean anything."""
    begin_alike = one[:_BEGINNING] == other[:_BEGINNING] and min(len(one), len(other)) >= _BEGINNING
    return begin_alike or _edits(one, other) <= max(1, max(len(one), len(other)) // 4)


def _edits(one: str, other: str) -> int:
    """Return how many letters to add, drop, change or swap with the next one make one word of the other."""
    before: list[int] = []
    row: list[int] = [*range(len(other) + 1)]
    for i, letter in enumerate(one, 1):
        above = before
        before, row = row, [i]
        for j, wanted in enumerate(other, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != wanted))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == wanted:
                cost = min(cost, above[j - 2] + 1)
            row.append(cost)
    return row[-1]


_QUOTES = "\"'\u2018\u2019\u201c\u201d\u201e\u00ab\u00bb"


def _likeness(word: str) -> str:
    return word.casefold().strip(_QUOTES).replace(" ", "_").replace("-", "_").replace("\u0451", "\u0435")
