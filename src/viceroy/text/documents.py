"""YAML files read into documents."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path
from typing import NoReturn

from viceroy.errors import BadFile, Code, Problem, Severity, check_type
from viceroy.messages import harmless
from viceroy.text.nodes import DIRECTIVES, SPACES, Document, Problems, odd_space
from viceroy.text.tree import NO_TEXT, build_tree

MOST_BYTES = 2 * 1024 * 1024


def read_document(path: str | os.PathLike[str], *, shown_as: str | None = None) -> Document:
    """Read a YAML file; problems name it by `shown_as`, else by its path.

    Raises `BadFile` with all problems that can be found at once. Only regular files are read: a pipe or a device could
    hang, or feed without end.
    """
    check_type(path, str | os.PathLike, "a str or a PathLike for path")
    file = harmless(shown_as or os.fsdecode(path))
    return parse_document(read_bytes(path, file=file), file=file)


def read_bytes(path: str | os.PathLike[str], *, file: str, most: int = MOST_BYTES) -> bytes:
    """Read a regular file of at most so many bytes; raises `BadFile`, whose problem names it by `file`."""
    try:
        found = Path(path).stat()
        if not stat.S_ISREG(found.st_mode):
            _fail(file, Code.UNREADABLE, _not_a_file(found.st_mode))
        if found.st_size > most:
            _fail(file, Code.TOO_LARGE, f"this file has {found.st_size:,} bytes; at most {most:,} are read")
        with Path(path).open("rb") as stream:
            return stream.read(most + 1)
    except FileNotFoundError:
        _fail(file, Code.UNREADABLE, "there is no such file")
    except PermissionError:
        _fail(file, Code.UNREADABLE, "there is no permission to read this file")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        _fail(file, Code.UNREADABLE, f"this file cannot be read: {reason or 'no file has such a name'}")


def parse_document(data: bytes | str, *, file: str) -> Document:
    r"""Read YAML at hand; raises `BadFile` as `read_document` does.

    A tab between words counts as a space; one that indents is refused.

    >>> node = parse_document("gems:\n  red: 2\n", file="sheet.yaml").root.at(["gems", "red"])
    >>> node.value, node.line, node.column
    (2, 2, 8)
    """
    if len(data) > MOST_BYTES:
        _fail(file, Code.TOO_LARGE, f"this file has more than {MOST_BYTES:,} bytes, the most that is read")
    document = Document(file, _text_of(data, file))
    _refuse_characters(document)
    try:
        build_tree(document)
    except BadFile as bad:
        from viceroy.text.slips import explained  # for a bad file alone

        raise BadFile(explained(bad.problems, document.lines)) from None
    if document.root.value is None and not document.root.raw:
        _fail(file, Code.EMPTY, "this file is empty")
    return document


def _fail(file: str, code: Code, message: str) -> NoReturn:
    raise BadFile([Problem(file, 1, 1, Severity.ERROR, code, message)]) from None


def _not_a_file(mode: int) -> str:
    return "this is a folder, not a file" if stat.S_ISDIR(mode) else "this is a device or a pipe, not a file"


# -- the text ------------------------------------------------------------------------------------------------------

_UTF_16 = (b"\xff\xfe", b"\xfe\xff")
_BOM = "\ufeff"
_NOT_UTF_8 = re.compile("[\udc80-\udcff]+")
_TAB_INDENT = re.compile(r"^ *(?P<at>\t)[ \t]*+[^\s#]", re.MULTILINE)
_ODD_INDENT = re.compile(rf"^[ \t]*+(?P<at>[{SPACES}])", re.MULTILINE)
_DIRECTIVE = re.compile(r"\A(?:[ \t]*+(?:#.*+)?\n)*+(?P<at>%)")


def _text_of(data: bytes | str, file: str) -> str:
    """Decode the bytes; one that is not UTF-8 becomes a lone surrogate, which is refused at its place."""
    if isinstance(data, bytes):
        if data.startswith(_UTF_16):
            _fail(file, Code.NOT_TEXT, "this file is written in UTF-16; save it as UTF-8")
        if b"\0" in data:
            _fail(file, Code.NOT_TEXT, "this is no text in UTF-8: it holds a zero byte")
        data = data.decode("utf-8", "surrogateescape")
    text = data.removeprefix(_BOM)
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    return text


def _refuse_characters(document: Document) -> None:
    """Refuse what the parsers would not read alike, or would answer with a riddle."""
    problems = Problems(document)
    _refuse_bytes(problems)
    problems.finish()
    _refuse_matches(problems, NO_TEXT, Code.NOT_TEXT, "")
    _refuse_matches(problems, _TAB_INDENT, Code.YAML_SYNTAX, "a tab indents this line; YAML takes only spaces")
    _refuse_matches(problems, _ODD_INDENT, Code.YAML_SYNTAX, "")
    _refuse_matches(problems, _DIRECTIVE, Code.YAML_FEATURE, DIRECTIVES)
    problems.finish()


def _refuse_bytes(problems: Problems) -> None:
    """Refuse a file that is not UTF-8: one mistake, however many letters suffer from it."""
    text = problems.document.text
    first = _NOT_UTF_8.search(text)
    if first is None:
        return
    others = sum(1 for _ in _NOT_UTF_8.finditer(text, first.end()))
    more = f" (nor is what stands at {others:,} other {'place' if others == 1 else 'places'})" if others else ""
    place = (text.count("\n", 0, first.start()) + 1, first.start() - text.rfind("\n", 0, first.start()))
    message = f"byte 0x{ord(first[0][0]) - 0xDC00:02X} is not UTF-8{more}; save the file as UTF-8"
    problems.error(place, Code.NOT_TEXT, message)


def _refuse_matches(problems: Problems, pattern: re.Pattern[str], code: Code, message: str) -> None:
    text = problems.document.text
    line, behind = 1, 0  # each line break is counted once for all matches
    for match in pattern.finditer(text):
        at = match.start("at")
        line += text.count("\n", behind, at)
        behind = at
        problems.error((line, at - text.rfind("\n", 0, at)), code, message or _not_text(match["at"]))


def _not_text(character: str) -> str:
    if _ODD_INDENT.match(character):
        return odd_space(character)
    if character == _BOM:
        return "a byte order mark (U+FEFF) may only open a file; delete it here"
    return f"U+{ord(character):04X} is no character of a text; delete it here"
