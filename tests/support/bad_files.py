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


def _sheet(line: str, *, pyramid: str = "[[32]]") -> bytes:
    return f"format: score-sheet/1\nplayers:\n  - name: Ada\n    pyramid: {pyramid}\n    {line}\n".encode()


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
    Hostile("latin-1", Code.NOT_TEXT, "format: score-sheet/1\nplayers: [{name: Jürgen}]\n".encode("latin-1")),
    Hostile("utf-16", Code.NOT_TEXT, "format: score-sheet/1\n".encode("utf-16")),
    Hostile("utf-16-without-mark", Code.NOT_TEXT, "format: score-sheet/1\n".encode("utf-16-be")),
    Hostile("utf-32", Code.NOT_TEXT, "format: score-sheet/1\n".encode("utf-32")),
    Hostile("cut-character", Code.NOT_TEXT, "name: Капитан".encode()[:-1]),
    Hostile("overlong-character", Code.NOT_TEXT, b"name: \xc0\x80\xe0\x80\xaf\n"),
    Hostile("half-surrogates", Code.NOT_TEXT, b"name: \xed\xa0\x80\n"),
    Hostile("terminal-escapes", Code.NOT_TEXT, b"name: \x1b[2J\x1b]0;title\x07\n"),
    Hostile("escaped-terminal-escapes", Code.NOT_TEXT, b'name: "\\e[2J\\a"\n'),
    Hostile("escaped-zero", Code.NOT_TEXT, b'name: "\\0"\n'),
    Hostile("line-separators", Code.NOT_TEXT, "name: a\u2028b\u2029c\x85d\n".encode()),
    Hostile("second-byte-order-mark", Code.NOT_TEXT, "\ufeffa: 1\n\ufeffb: 2\n".encode()),
    Hostile("many-controls", Code.NOT_TEXT, lambda: b"\x01\n" * (MANY // 2)),
    Hostile("many-bad-bytes", Code.NOT_TEXT, lambda: b"\xe9a" * (MANY // 2)),
)

_EMPTY = (
    Hostile("empty", Code.EMPTY, b""),
    Hostile("blank-lines", Code.EMPTY, b"\n \n\t\n"),
    Hostile("comments-only", Code.EMPTY, b"# format: score-sheet/1\n# players: []\n"),
    Hostile("byte-order-mark-only", Code.EMPTY, "\ufeff".encode()),
    Hostile("nothing-in-a-document", Code.EMPTY, b"---\n...\n"),
    Hostile("two-million-line-breaks", Code.EMPTY, lambda: b"\n" * MANY),
    Hostile("two-million-spaces", Code.EMPTY, lambda: b" " * MANY),
)

_TOO_MUCH = (
    Hostile("one-byte-too-many", Code.TOO_LARGE, lambda: b"a" * (MANY + 1)),
    Hostile("fifty-megabytes", Code.TOO_LARGE, lambda: b"a: 1\n" * 10_000_000),
    Hostile("a-million-values", Code.TOO_LARGE, lambda: b"[" + b"1," * (MANY // 2 - 1) + b"]"),
    Hostile("a-million-items", Code.TOO_LARGE, lambda: b"-\n" * (MANY // 2)),
    Hostile("a-million-brackets", Code.TOO_DEEP, lambda: b"[" * 1_000_000),
    Hostile("a-million-braces", Code.TOO_DEEP, lambda: b"{" * 1_000_000),
    Hostile("a-million-dashes", Code.TOO_DEEP, lambda: b"- " * 1_000_000),
    Hostile("a-million-prompt-marks", Code.TOO_DEEP, lambda: b"? " * 1_000_000),
    Hostile("stairs", Code.TOO_DEEP, lambda: b"".join(b" " * step + b"a:\n" for step in range(1000))),
    Hostile("fifty-one-brackets", Code.TOO_DEEP, b"[" * 51 + b"]" * 51),
)

_YAML = (
    Hostile("open-bracket", Code.YAML_SYNTAX, b"players: [{name: Ada\n"),
    Hostile("open-quote", Code.YAML_SYNTAX, lambda: b'name: "' + b"x" * (MANY - 10)),
    Hostile("tabs", Code.YAML_SYNTAX, b"players:\n\t- name: Ada\n"),
    Hostile("a-million-tabs", Code.YAML_SYNTAX, lambda: b"\ta\n" * (MANY // 3)),
    Hostile("a-million-colons", Code.YAML_SYNTAX, lambda: b"a: " * (MANY // 3)),
    Hostile("no-space-after-colon", Code.YAML_SYNTAX, b"format:score-sheet/1\nplayers: []\n"),
    Hostile("wrong-indentation", Code.YAML_SYNTAX, b"players:\n    - name: Ada\n  pyramid: []\n"),
    Hostile("unknown-escape", Code.YAML_SYNTAX, b'name: "C:\\qames"\n'),
    Hostile("escape-of-no-character", Code.YAML_SYNTAX, b'name: "\\UFFFFFFFF"\n'),
    Hostile("junk", Code.YAML_SYNTAX, b"}{][,:&*!|>'\"%@`" * 100),
    Hostile("json-lines", Code.YAML_SYNTAX, b'{"a": 1}\n{"b": 2}\n'),
    Hostile("anchor", Code.YAML_FEATURE, b"players: &all []\n"),
    Hostile("alias", Code.YAML_FEATURE, b"players: *all\n"),
    Hostile("billion-aliases", Code.YAML_FEATURE, _nested_aliases),
    Hostile("alias-to-itself", Code.YAML_FEATURE, b"&a [*a]\n"),
    Hostile("many-aliases", Code.YAML_FEATURE, lambda: b"- *a\n" * (MANY // 5)),
    Hostile("tag", Code.YAML_FEATURE, b"!!python/object/apply:os.system ['true']\n"),
    Hostile("long-tag", Code.YAML_FEATURE, lambda: b"!" + b"t" * (MANY - 1)),
    Hostile("merge-key", Code.YAML_FEATURE, b"a: {b: 1}\nc: {<<: {d: 1}}\n"),
    Hostile("list-as-key", Code.YAML_FEATURE, b"? [a, b]\n: 1\n"),
    Hostile("two-documents", Code.YAML_FEATURE, b"a: 1\n---\nb: 2\n"),
    Hostile("many-documents", Code.YAML_FEATURE, lambda: b"---\n" * (MANY // 4)),
    Hostile("directive", Code.YAML_FEATURE, b"%YAML 1.1\n---\na: 1\n"),
    Hostile("key-twice", Code.DUPLICATE_KEY, b"format: score-sheet/1\nformat: score-sheet/1\nplayers: []\n"),
    Hostile("key-400000-times", Code.DUPLICATE_KEY, lambda: b"a: 1\n" * (MANY // 5)),
    Hostile("100000-digits", Code.WRONG_VALUE, _sheet("attack: " + "9" * 100_000)),
    Hostile("19-digits", Code.WRONG_VALUE, _sheet("attack: " + "9" * 19)),
    Hostile("1e400", Code.WRONG_VALUE, _sheet("attack: 1e400")),
    Hostile("not-a-number", Code.WRONG_VALUE, _sheet("attack: .nan")),
    Hostile("minus-infinity", Code.WRONG_VALUE, _sheet("attack: -.inf")),
)

_CONTENT = (
    Hostile("a-word", None, b"hello\n"),
    Hostile("one-long-word", None, lambda: b"x" * MANY),
    Hostile("wide-long-word", None, lambda: "字".encode() * (MANY // 3)),
    Hostile("a-list", None, b"[1, 2, 3]\n"),
    Hostile("null", None, b"null\n"),
    Hostile("no-format", None, b"players: []\n"),
    Hostile("unknown-format", None, b"format: score-sheet/99\nplayers: []\n"),
    Hostile("format-is-a-list", None, b"format: [score-sheet/1]\n"),
    Hostile("nothing-but-a-format", None, b"format: score-sheet/1\n"),
    Hostile("card-set-of-nothing-known", None, b"format: card-set/1\ncharacters: 5\nlaws: {}\n"),
    Hostile("players-is-a-word", None, b"format: score-sheet/1\nplayers: Ada\n"),
    Hostile("players-is-empty", None, b"format: score-sheet/1\nplayers: []\n"),
    Hostile("unknown-key", None, _sheet("atack: 1")),
    Hostile("true-for-a-number", None, _sheet("attack: true")),
    Hostile("float-for-a-number", None, _sheet("attack: 2.0")),
    Hostile("text-for-a-number", None, _sheet('attack: "2"')),
    Hostile("word-nan", None, _sheet("attack: NaN")),
    Hostile("hexadecimal", None, _sheet("attack: 0x10")),
    Hostile("minus-one", None, _sheet("attack: -1")),
    Hostile("true-for-a-card", None, _sheet("attack: 0", pyramid="[[true]]")),
    Hostile("float-for-a-card", None, _sheet("attack: 0", pyramid="[[32.0]]")),
    Hostile("card-of-18-digits", None, _sheet("attack: 0", pyramid=f"[[{'9' * 18}]]")),
    Hostile("null-for-a-card", None, _sheet("attack: 0", pyramid="[[~]]")),
    Hostile("list-for-a-card", None, _sheet("attack: 0", pyramid="[[[[[[32]]]]]]")),
    Hostile("10000-cards", None, _sheet("attack: 0", pyramid=f"[[{'32, ' * 10_000}]]")),
    Hostile("10000-levels", None, _sheet("attack: 0", pyramid=f"[{'[32], ' * 10_000}]")),
    Hostile("10000-unknown-cards", None, _sheet("attack: 0", pyramid=f"[[{'capitain, ' * 10_000}]]")),
    Hostile("10000-unknown-keys", None, _sheet("gems: {" + ", ".join(f"bleu{n}: 1" for n in range(10_000)) + "}")),
    Hostile("far-skip", None, _sheet("attack: 0", pyramid=f"[[32], {{skip: {'9' * 18}, cards: [33]}}]")),
)

HOSTILE: tuple[Hostile, ...] = (*_NO_FILES, *_NO_TEXTS, *_EMPTY, *_TOO_MUCH, *_YAML, *_CONTENT)
"""All of them; the names are unique and can serve as test ids."""
