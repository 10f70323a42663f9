"""Packs as bytes: a zip with the files and pictures of a set, read within limits, as it may come from a stranger.

Nothing is ever written to a disk: a pack is read whole into memory, and names in it lead to nothing outside it.
"""

from __future__ import annotations

import json
import os
import struct
import zlib
from collections.abc import Mapping
from io import BytesIO
from pathlib import PurePosixPath
from stat import S_IFMT, S_ISREG
from typing import Annotated, Literal, get_args
from unicodedata import normalize
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

import attrs

from viceroy.cardsets.packs import ENDING, PICTURES, TABLE_ENDING, YAML_ENDINGS, Pack, PackedPath
from viceroy.documents.registry import FormRegistry
from viceroy.errors import BadFile, Code, Problem, Severity
from viceroy.messages import harmless, shown
from viceroy.text.source import Problems, fail, read_bytes
from viceroy.text.yaml_text import parse_document
from viceroy.values import Text, Value, serialized

_ENDINGS = (*YAML_ENDINGS, TABLE_ENDING, *PICTURES)
"""Of all members but the contents."""
_CONTENTS = "pack.txt"
"""The member that says which of the others is the set."""

MAX_BYTES = 50_000_000
"""Of a pack, and of all its members together once they are unpacked."""
MAX_MEMBERS = 1000
MAX_RATIO = 100
"""How many times as large as in the pack a large member may be: a text has some 20, a bomb 1000."""
_SMALL = 100_000  # bytes, up to which the ratio does not matter
_MAX_NAME = 200
_ENCRYPTED, _UTF_8 = 0x1, 0x800  # flags of a member
_FIRST_YEAR = (1980, 1, 1, 0, 0, 0)
_UNIX, _READABLE = 3, 0o100644
_DAMAGED = (BadZipFile, zlib.error, struct.error, OSError, EOFError, ValueError, RuntimeError, OverflowError)
"""What reading a zip that is none may raise; a NotImplementedError is a RuntimeError."""

Format = Literal["card-set-pack/1"]
FORMAT: Format = get_args(Format)[0]


@serialized(title="a pack", example=("set",))
@attrs.frozen
class Contents(Value):
    """What the member `pack.txt` says."""

    format: Format
    """What this file is, and the version of its format."""
    set: Annotated[str, Text(least=1, most=_MAX_NAME, is_line=True)]
    """The file or the folder that is the set; the others are below it, or its pictures."""


_FORMS = FormRegistry()


# -- reading ----------------------------------------------------------------------------------------------------------


def read_pack(path: str | os.PathLike[str]) -> Pack:
    """Read a pack; raises `BadFile` with all that is wrong with it as an archive."""
    file = os.fsdecode(path)
    return unpacked(read_bytes(path, file=harmless(file), limit=MAX_BYTES), file)


def unpacked(content: bytes, file: str, most: int = MAX_BYTES) -> Pack:
    """Return the pack in some bytes, unpacked of at most so many; raises `BadFile` as `read_pack` does.

    >>> unpacked(b"a text", "my.viceroy")
    Traceback (most recent call last):
    viceroy.errors.BadFile: my.viceroy: this is no pack: it is no zip archive, or it is damaged
    """
    shown_file = harmless(file)
    if content.count(b"PK\x01\x02") > MAX_MEMBERS:  # before any of them is looked at
        fail(shown_file, Code.TOO_LARGE, f"this pack has more than {MAX_MEMBERS:,} members")
    try:
        with ZipFile(BytesIO(content)) as archive:
            members = _members(archive, shown_file, most)
    except UnicodeDecodeError:
        fail(shown_file, Code.NOT_TEXT, "this pack has a member whose name is not written in UTF-8")
    except _DAMAGED:
        fail(shown_file, Code.UNREADABLE, "this is no pack: it is no zip archive, or it is damaged")
    return _checked(Pack(file, members, ""))


def _members(archive: ZipFile, file: str, most: int) -> dict[str, bytes]:
    """Unpack all members; raises `BadFile` with all that is wrong with any."""
    problems: list[Problem] = []
    members: dict[str, bytes] = {}
    taken: set[str] = set()
    left = most
    for member in archive.infolist():
        name = member.orig_filename
        if name.endswith("/") and not member.file_size:
            continue  # a folder, which holds nothing
        same = normalize("NFC", name).casefold()
        fault = _name_fault(name) or _member_fault(member)
        if not fault and same in taken:
            fault = "is there twice, perhaps once in capitals"
        taken.add(same)
        if not fault and member.file_size > left:  # what it says; more is not read, whatever it says
            fault = f"is too large: unpacked, the members have at most {most:,} bytes together"
        content = fault or _content(archive, member)
        if isinstance(content, bytes):
            members[name] = content
            left -= len(content)
        else:
            message = f"the member {shown(name)} {content}"
            problems.append(Problem(file, 1, 1, Severity.ERROR, Code.UNREADABLE, message))
    if problems:
        raise BadFile(problems)
    return members


def _name_fault(name: str) -> str:
    """Return the fault of a member's name, as the end of a sentence; empty for a good one."""
    parts = name.split("/")
    if name.startswith("/") or "\\" in name or ":" in name or any(part in ("", ".", "..") for part in parts):
        return "has a name that could lead out of the pack; write names such as art/sea.svg"
    if not name.isprintable() or len(name) > _MAX_NAME:
        return f"has a name of more than {_MAX_NAME} characters, or with odd ones; rename it"
    ending = PurePosixPath(name).suffix.lower()
    if ending in (ENDING, ".zip"):
        return "is a pack itself; a pack holds no other one"
    if name != _CONTENTS and ending not in _ENDINGS:
        return f"is neither a card set nor a picture: it ends in none of {', '.join(_ENDINGS)}"
    return ""


def is_text(name: str) -> bool:
    """Whether a member is a text, by its name: a file of a set, or the contents."""
    return PurePosixPath(name).suffix.lower() not in PICTURES


def _member_fault(member: ZipInfo) -> str:
    """Return the fault in how a member is packed; empty for a good one."""
    if member.filename != member.orig_filename:
        return "has a name with an odd character; rename it"
    if not (member.flag_bits & _UTF_8 or member.filename.isascii()):
        return "has a name that is not written in UTF-8"
    if member.flag_bits & _ENCRYPTED:
        return "is encrypted; pack it without a password"
    if S_IFMT(member.external_attr >> 16) and not S_ISREG(member.external_attr >> 16):
        return "is a link or a device, and no file"
    if member.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
        return "is compressed in a way that is not read; deflate it, or store it as it is"
    if member.file_size > max(_SMALL, MAX_RATIO * member.compress_size):
        return f"would be more than {MAX_RATIO} times as large unpacked"
    return ""


def _content(archive: ZipFile, member: ZipInfo) -> bytes | str:
    """Return the bytes of a member, as many as its entry says, or its fault."""
    try:
        with archive.open(member) as stream:
            content = stream.read(member.file_size + 1)
    except _DAMAGED:
        return "is damaged"
    return content if len(content) == member.file_size else "is damaged"


def _checked(pack: Pack) -> Pack:
    """Return a pack with its set; raises `BadFile` where `pack.txt` is wrong."""
    file = harmless(str(PackedPath(pack) / _CONTENTS))
    content = pack.members.get(_CONTENTS)
    if content is None:
        fail(
            harmless(pack.file),
            Code.MISSING_KEY,
            f"this zip is no pack: it has no {_CONTENTS}; 'viceroy pack' makes one",
        )
    document = parse_document(content, file=file)
    faults, data = Problems(document), document.root.plain()
    _FORMS.check_format(data, Contents, FORMAT, faults)
    contents = _FORMS.gather(data, Contents, faults)
    faults.finish()
    found = attrs.evolve(pack, set=contents.set)
    if found.place.is_outside or (found.place.content is None and not found.place.names()):
        fail(file, Code.UNREADABLE, f"the pack has no file and no folder {shown(contents.set)}")
    return found


# -- writing ----------------------------------------------------------------------------------------------------------


def packed(set_name: str, members: Mapping[str, bytes], about: str = "") -> bytes:
    """Return a pack; the same members make the same bytes, on every machine. `about` is a line for who opens the zip.

    Nothing is compressed: pictures mostly are, and each zlib compresses in its own way.
    """
    comment = f"# {about}\n" if about else ""
    contents = f"{comment}format: {FORMAT}\nset: {json.dumps(set_name, ensure_ascii=False)}\n"
    stream = BytesIO()
    with ZipFile(stream, "w", ZIP_STORED) as archive:
        for name, content in ((_CONTENTS, contents.encode()), *sorted(members.items())):
            member = ZipInfo(name, _FIRST_YEAR)
            member.create_system = _UNIX
            member.external_attr = _READABLE << 16
            archive.writestr(member, content)
    return stream.getvalue()
