"""The pictures of cards: reading them from the folder of a set, and what none may be, as strangers make sets, too.

A picture is embedded as it is into drawings that people open and send on. So it is read whole, and checked.
"""

from __future__ import annotations

import os
import zlib
from base64 import b64encode
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

import attrs

from viceroy.cardsets.packs import PICTURES, PackedPath, Place
from viceroy.cardsets.svg_pictures import filling_svg, svg_fault
from viceroy.errors import BadFile
from viceroy.messages import closest, shown
from viceroy.text.source import read_bytes

MAX_PICTURE_BYTES = 5_000_000
MAX_PIXELS = 25_000_000
"""Of width times height. A full card at 600 dpi has 3.6 million, the photo of a telephone 12 million."""

_OUTSIDE = "lies outside the folder of the set; copy it there"
_PNG, _JPEG = b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff"
_OTHERS = {b"GIF8": "a GIF", b"RIFF": "a WebP picture", b"BM": "a BMP picture", b"%PDF": "a PDF", b"\x1f\x8b": "a zip"}


@attrs.frozen
class Picture:
    """A picture that has been checked: its bytes as they are in the file."""

    media_type: str
    """`image/png`, `image/jpeg` or `image/svg+xml`."""
    content: bytes = attrs.field(repr=False)

    @property
    def address(self) -> str:
        """The picture as an address of the scheme `data`."""
        return self._address_of(self.content)

    @property
    def drawn_address(self) -> str:
        """The address to embed it into a drawing, where an SVG fills its place."""
        is_svg = self.media_type == "image/svg+xml"
        return self._address_of(filling_svg(self.content)) if is_svg else self.address

    def _address_of(self, content: bytes) -> str:
        return f"data:{self.media_type};base64,{b64encode(content).decode()}"


@attrs.frozen
class StandIn(Picture):
    """Stands for a picture that whoever shows the drawing has, and puts there: so it is not sent to and fro."""

    @property
    def drawn_address(self) -> str:
        """What the picture takes the place of."""
        return "picture:card"


def read_picture(file: str, folder: Place) -> Picture | str:
    """Read the picture of a card, or return what is wrong with it.

    `file` is its path from the folder, which it may not leave, not even by a link.
    """
    name = f"the picture {shown(file)}"
    found = _packed(file, folder) if isinstance(folder, PackedPath) else _on_disk(file, folder)
    return f"{name} {found}" if isinstance(found, str) else found


def _packed(file: str, folder: PackedPath) -> Picture | str:
    """Read a picture in a pack. There it is what the ending of its name says, as programs that unpack it believe."""
    place = folder / file
    if not place.is_relative_to(folder):
        return _OUTSIDE
    content = place.content
    if content is None:
        return f"cannot be read: there is no such file{_meant(file, place.parent.names())}"
    if len(content) > MAX_PICTURE_BYTES:
        return f"cannot be read: this file has {len(content):,} bytes; at most {MAX_PICTURE_BYTES:,} are read"
    return picture_called(place.suffix, content)


def picture_called(suffix: str, content: bytes) -> Picture | str:
    """Check the bytes of a picture, which must be what the suffix of its name says; or return what is wrong."""
    found = picture_of(content)
    if isinstance(found, Picture) and PICTURES.get(suffix.lower()) != found.media_type:
        return f"is no {suffix.lower().removeprefix('.').upper()}, but {found.media_type}; rename it"
    return found


def _on_disk(file: str, folder: Path) -> Picture | str:
    path = folder / file
    try:
        is_inside = Path(os.path.realpath(path)).is_relative_to(os.path.realpath(folder))
    except (OSError, ValueError):
        is_inside = False
    if not is_inside:
        return _OUTSIDE
    try:
        return picture_of(read_bytes(path, file=file, limit=MAX_PICTURE_BYTES))
    except BadFile as bad:
        if not path.exists():
            return f"cannot be read: there is no such file{_meant(file, _names_in(path.parent))}"
        return f"cannot be read: {bad.problems[0].message}"


def _meant(file: str, names: Iterable[str]) -> str:
    """Suggest a file of the same folder, as a card names it."""
    name = closest(PurePosixPath(file).name, names)
    return "" if name is None else f"; did you mean {shown(str(PurePosixPath(file).with_name(name)))}?"


def _names_in(folder: Path) -> list[str]:
    try:
        return sorted(path.name for path in folder.iterdir())
    except OSError:
        return []


def picture_of(content: bytes) -> Picture | str:
    """Return the picture that some bytes are, or what is wrong with them.

    >>> picture_of(b"GIF89a")
    'is a GIF; save it as PNG, JPEG or SVG'
    """
    if content.startswith((_PNG, _JPEG)):
        return raster_fault(content) or Picture("image/png" if content.startswith(_PNG) else "image/jpeg", content)
    kind = next((kind for start, kind in _OTHERS.items() if content.startswith(start)), "")
    if kind:
        return f"is {kind}; save it as PNG, JPEG or SVG"
    return svg_fault(content, raster_fault) or Picture("image/svg+xml", content)


def raster_fault(content: bytes) -> str:
    """Return what is wrong with a PNG or a JPEG: it is damaged, or has too many pixels. Empty for a good one."""
    size = _png_size(content) if content.startswith(_PNG) else _jpeg_size(content)
    if size is None:
        return "is damaged, or no PNG or JPEG; save it once more"
    width, height = size
    if width * height > MAX_PIXELS:
        return f"has {width} x {height} pixels; at most {MAX_PIXELS // 1_000_000} million are drawn"
    return ""


# -- sizes in pixels --------------------------------------------------------------------------------------------------


def _png_size(content: bytes) -> tuple[int, int] | None:
    """Return the width and the height of a PNG; None unless all of its chunks are there and whole."""
    chunks = [*_png_chunks(content)]
    if len(chunks) < 3 or chunks[0][0] != b"IHDR" or chunks[-1][0] != b"IEND" or len(chunks[0][1]) != 13:
        return None
    width, height = (int.from_bytes(chunks[0][1][at : at + 4]) for at in (0, 4))
    return (width, height) if width and height else None


def _png_chunks(content: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield the names and the data of the chunks, up to the end or to the first damaged one."""
    at, name = len(_PNG), b""
    while name != b"IEND":
        length = int.from_bytes(content[at : at + 4])
        named, check = content[at + 4 : at + 8 + length], content[at + 8 + length : at + 12 + length]
        if len(check) < 4 or zlib.crc32(named) != int.from_bytes(check):
            return
        name = named[:4]
        yield name, named[4:]
        at += 12 + length


_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}  # markers of JPEG that tell the size
_ALONE = frozenset((0x01, *range(0xD0, 0xD9)))  # markers without data


def _jpeg_size(content: bytes) -> tuple[int, int] | None:
    """Return the width and the height of a JPEG; None if it has none, or no end."""
    at = 2
    while content[at : at + 1] == b"\xff" and at + 4 <= len(content):
        marker = content[at + 1]
        if marker == 0xFF:  # a byte that fills up
            at += 1
        elif marker in _ALONE:
            at += 2
        elif marker in _FRAMES:
            height, width = (int.from_bytes(content[here : here + 2]) for here in (at + 5, at + 7))
            return (width, height) if width and height and b"\xff\xd9" in content[at:] else None
        else:
            at += 2 + int.from_bytes(content[at + 2 : at + 4])
    return None
