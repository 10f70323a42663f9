"""Files that a command may be handed and cannot use: each must be answered with problems, soon, and with no traceback.

`HOSTILE` holds them; `put_into(folder)` makes one and returns its path. None of them is a good score sheet or a good
card set. Where `code` is given, reading the file as YAML already fails, with a problem of that code (and `UNREADABLE`
means exit status 2 for a command that wants a file; a folder is one of those). Where it is None the file is good YAML,
and what it says is wrong.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from viceroy.errors import Code

MANY = 2 * 1024 * 1024  # bytes, the most that is read of a file


class Hostile(NamedTuple):
    """A bad file: its bytes, or how to make what stands at its path, if anything does."""

    name: str
    code: Code | None
    content: bytes | Callable[[], bytes] | None = None
    recipe: Callable[[Path], object] | None = None
    file: str | None = None

    def put_into(self, folder: Path) -> Path:
        path = folder / (self.file or f"{self.name}.yaml")
        if self.recipe is not None:
            self.recipe(path)
        elif self.content is not None:
            path.write_bytes(self.content if isinstance(self.content, bytes) else self.content())
        return path


def _nested_aliases() -> bytes:
    """Return a small file whose values would be a billion."""
    lines = ["a: &a [x, x, x, x, x, x, x, x, x, x]"]
    lines += [
        f"{key}: &{key} [{', '.join([f'*{before}'] * 10)}]" for before, key in zip("abcdefgh", "bcdefghi", strict=True)
    ]
    return "\n".join(lines).encode()


def _link_to_itself(path: Path) -> None:
    path.symlink_to(path)


_NO_FILES = (
    Hostile("missing", Code.UNREADABLE),
    Hostile("folder", Code.UNREADABLE, recipe=Path.mkdir),
    Hostile("link-to-nothing", Code.UNREADABLE, recipe=lambda path: path.symlink_to(path.parent / "nothing")),
    Hostile("link-to-itself", Code.UNREADABLE, recipe=_link_to_itself),
    Hostile("too-long-a-name", Code.UNREADABLE, file="x" * 400),
    Hostile("in-no-folder", Code.UNREADABLE, file="no/such/folder/sheet.yaml"),
    *((Hostile("pipe", Code.UNREADABLE, recipe=os.mkfifo),) if hasattr(os, "mkfifo") else ()),
    *(
        (Hostile("endless", Code.UNREADABLE, recipe=lambda path: path.symlink_to("/dev/zero")),)
        if Path("/dev/zero").exists()
        else ()
    ),
)

_NO_TEXTS = (
    Hostile("zero-bytes", Code.NOT_TEXT, bytes(1000)),
    Hostile("picture", Code.NOT_TEXT, b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\1\0\0\0\1\0\x08\6\0\0\0"),
    Hostile("all-bytes", Code.NOT_TEXT, bytes(range(256)) * 100),
    Hostile("utf-16", Code.NOT_TEXT, "format: score-sheet/1\n".encode("utf-16")),
    Hostile("utf-16-without-mark", Code.NOT_TEXT, "format: score-sheet/1\n".encode("utf-16-be")),
    Hostile("overlong-character", Code.NOT_TEXT, b"name: \xc0\x80\xe0\x80\xaf\n"),
    Hostile("half-surrogates", Code.NOT_TEXT, b"name: \xed\xa0\x80\n"),
    Hostile("many-controls", Code.NOT_TEXT, lambda: b"\x01\n" * (MANY // 2)),
    Hostile("many-bad-bytes", Code.NOT_TEXT, lambda: b"\xe9a" * (MANY // 2)),
)

_EMPTY = (
    Hostile("blank-lines", Code.EMPTY, b"\n \n\t\n"),
    Hostile("nothing-in-a-document", Code.EMPTY, b"---\n...\n"),
    Hostile("two-million-line-breaks", Code.EMPTY, lambda: b"\n" * MANY),
    Hostile("two-million-spaces", Code.EMPTY, lambda: b" " * MANY),
)

_TOO_MUCH = (
    Hostile("fifty-megabytes", Code.TOO_LARGE, lambda: b"a: 1\n" * 10_000_000),
    Hostile("a-million-values", Code.TOO_LARGE, lambda: b"[" + b"1," * (MANY // 2 - 1) + b"]"),
    Hostile("a-million-brackets", Code.TOO_DEEP, lambda: b"[" * 1_000_000),
    Hostile("a-million-dashes", Code.TOO_DEEP, lambda: b"- " * 1_000_000),
    Hostile("a-million-prompt-marks", Code.TOO_DEEP, lambda: b"? " * 1_000_000),
    Hostile("stairs", Code.TOO_DEEP, lambda: b"".join(b" " * step + b"a:\n" for step in range(1000))),
)

_YAML = (
    Hostile("open-quote", Code.YAML_SYNTAX, lambda: b'name: "' + b"x" * (MANY - 10)),
    Hostile("a-million-tabs", Code.YAML_SYNTAX, lambda: b"\ta\n" * (MANY // 3)),
    Hostile("a-million-colons", Code.YAML_SYNTAX, lambda: b"a: " * (MANY // 3)),
    Hostile("junk", Code.YAML_SYNTAX, b"}{][,:&*!|>'\"%@`" * 100),
    Hostile("json-lines", Code.YAML_SYNTAX, b'{"a": 1}\n{"b": 2}\n'),
    Hostile("billion-aliases", Code.YAML_FEATURE, _nested_aliases),
    Hostile("many-aliases", Code.YAML_FEATURE, lambda: b"- *a\n" * (MANY // 5)),
    Hostile("long-tag", Code.YAML_FEATURE, lambda: b"!" + b"t" * (MANY - 1)),
    Hostile("many-documents", Code.YAML_FEATURE, lambda: b"---\n" * (MANY // 4)),
    Hostile("key-400000-times", Code.DUPLICATE_KEY, lambda: b"a: 1\n" * (MANY // 5)),
)

_CONTENT = (
    Hostile("a-word", None, b"hello\n"),
    Hostile("one-long-word", None, lambda: b"x" * MANY),
    Hostile("wide-long-word", None, lambda: "字".encode() * (MANY // 3)),
    Hostile("another-format", None, b"format: card-set/1\ncharacters: 5\nlaws: {}\n"),
)

HOSTILE: tuple[Hostile, ...] = (*_NO_FILES, *_NO_TEXTS, *_EMPTY, *_TOO_MUCH, *_YAML, *_CONTENT)
"""All of them; the names are unique and can serve as test ids."""
