"""Places in a pack: files and folders of a card set that came as one file, with the names that they have in it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from typing import Self

import attrs

from viceroy.errors import Code
from viceroy.messages import harmless
from viceroy.text.source import fail

ENDING = ".viceroy"
"""The ending of the name of a pack."""
YAML_ENDINGS, TABLE_ENDING = (".yaml", ".yml"), ".csv"
"""The endings of the files of a set, on a disk as in a pack."""
PICTURES = {".svg": "image/svg+xml", ".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg"}
"""The endings of the pictures in a pack, and what such a file holds."""


@attrs.frozen(eq=False)
class Pack:
    """A pack that was read: its members by their names, and the one that is the set."""

    file: str
    """The path of the pack."""
    members: Mapping[str, bytes] = attrs.field(repr=False)
    set: str

    @property
    def place(self) -> PackedPath:
        """The place of the set."""
        return PackedPath(self) / self.set


@attrs.frozen
class PackedPath:
    """A place in a pack: a file, a folder, or nothing; what is used of it is as in `pathlib.Path`.

    >>> pack = Pack("my.viceroy", {"sets/harbor.yaml": b""}, "sets/harbor.yaml")
    >>> print(pack.place.parent / "harbor.yaml", (pack.place.parent / "../..").is_outside)
    my.viceroy/sets/harbor.yaml True
    """

    pack: Pack
    _parts: tuple[str, ...] = ()
    is_outside: bool = False
    """Whether the way to it has left the pack: there is nothing."""

    def __truediv__(self, way: str) -> Self:
        parts, is_outside = [*self._parts], self.is_outside or way.startswith("/")
        for part in way.split("/"):
            if part == ".." and not parts:
                is_outside = True
            elif part == "..":
                parts.pop()
            elif part not in ("", "."):
                parts.append(part)
        return attrs.evolve(self, parts=tuple(parts), is_outside=is_outside)

    def __str__(self) -> str:
        return "/".join((self.pack.file, *self._parts))

    @property
    def inner(self) -> str:
        """The name of the member."""
        return "/".join(self._parts)

    @property
    def name(self) -> str:
        """The last part."""
        return PurePosixPath(self.inner).name

    @property
    def stem(self) -> str:
        """The name without its ending."""
        return PurePosixPath(self.inner).stem

    @property
    def suffix(self) -> str:
        """The ending of the name, with its dot."""
        return PurePosixPath(self.inner).suffix

    @property
    def parent(self) -> Self:
        """The folder that it lies in."""
        return attrs.evolve(self, parts=self._parts[:-1])

    @property
    def content(self) -> bytes | None:
        """The bytes of a file; None where there is none."""
        return None if self.is_outside else self.pack.members.get(self.inner)

    def names(self) -> list[str]:
        """Return the names of the files of a folder; none where there is no folder."""
        start = f"{self.inner}/" if self._parts else ""
        rest = [name[len(start) :] for name in self.pack.members if name.startswith(start)]
        return [] if self.is_outside else sorted(name for name in rest if name and "/" not in name)

    def is_relative_to(self, other: PackedPath) -> bool:
        """Whether it lies in a folder of the same pack."""
        return not self.is_outside and self._parts[: len(other._parts)] == other._parts

    def read(self) -> bytes:
        """Return the bytes of a file; raises `BadFile` where there is none."""
        if self.content is None:
            fail(harmless(str(self)), Code.UNREADABLE, "there is no such file in the pack")
        return self.content


Place = Path | PackedPath
"""Where a file of a card set lies: on a disk, or in a pack."""


def is_pack(path: str | os.PathLike[str]) -> bool:
    """Whether a file is a pack, by the ending of its name."""
    return Path(path).suffix.lower() == ENDING
