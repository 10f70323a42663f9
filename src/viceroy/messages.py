"""Parts of messages: numbers with nouns, lists, quoted text, suggestions."""

from __future__ import annotations

from collections.abc import Iterable

_CUT = "…"
_LONGEST_WORD = 60
_LONGEST_GUESS = 40


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


def shown(text: str) -> str:
    """Return text from a file as part of a message: quoted, escaped and shortened.

    >>> shown("colour"), len(shown("x" * 1000))
    ("'colour'", 63)
    """
    return repr(text if len(text) <= _LONGEST_WORD else text[:_LONGEST_WORD] + _CUT)


def harmless(name: str) -> str:
    r"""Return the name of a file, escaped if a terminal could not print it.

    >>> harmless("my set.yaml"), harmless("set\x1b.yaml")
    ('my set.yaml', 'set\\x1b.yaml')
    """
    return name if name.isprintable() else repr(name)[1:-1]


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return a suggestion to append to a message, empty if nothing is similar.

    >>> did_you_mean("colour", ["color", "value"])
    "; did you mean 'color'?"
    """
    if len(word) > _LONGEST_GUESS:
        return ""
    from difflib import get_close_matches  # slow to import, and a good file needs no suggestion

    by_likeness = {_likeness(name): name for name in known}
    near = get_close_matches(_likeness(word), by_likeness, n=1)
    return f"; did you mean {shown(by_likeness[near[0]])}?" if near else ""


def _likeness(word: str) -> str:
    return word.casefold().replace(" ", "_").replace("-", "_")
