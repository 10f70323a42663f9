"""Record files as they grow: a line for each action, written at the end and never written anew."""

from __future__ import annotations

import os
from pathlib import Path

from viceroy.engine.record import Entry, GameRecord
from viceroy.errors import ViceroyError
from viceroy.formats.recordlines import entry_line, record_text


class RecordChanged(ViceroyError):  # noqa: N818 - a name that reads as what happened
    """A record file is not as it was left: another program has written to it."""


class RecordFile:
    """A record file that grows line by line.

    Each line is handed to the operating system at once, so a program that is killed loses nothing that it has written.
    The disk is not waited for: when the power fails, the last lines may be missing. The file is opened for each line
    and never held open, so there is nothing to close.
    """

    def __init__(self, path: Path, *, good: int, found: int) -> None:
        self.path = path
        self._good = good  # bytes that stand
        self._found = found  # bytes that are there; those beyond the good ones were cut off while they were written

    @classmethod
    def new(cls, path: str | os.PathLike[str], record: GameRecord) -> RecordFile:
        """Write a record into a new file. Raises `FileExistsError` where there is one, and `OSError`."""
        data = record_text(record).encode()
        with Path(path).open("xb") as stream:
            stream.write(data)
        return cls(Path(path), good=len(data), found=len(data))

    def append(self, entry: Entry) -> None:
        """Write one more line, cutting off first what stands torn at the end.

        Raises `RecordChanged` where the file has grown or shrunk, and `OSError` where it cannot be written.
        """
        line = entry_line(entry).encode()
        with self.path.open("r+b") as stream:
            if stream.seek(0, os.SEEK_END) != self._found:
                raise RecordChanged(f"{self.path} has been changed by another program")
            stream.truncate(self._good)
            stream.seek(max(0, self._good - 1))
            if stream.read(1) != b"\n":
                line = b"\n" + line
            stream.write(line)
        self._good += len(line)
        self._found = self._good
