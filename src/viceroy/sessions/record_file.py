"""Record files: one line for each action, appended and never rewritten."""

from __future__ import annotations

import os
from pathlib import Path

from viceroy.engine.record import Entry, GameRecord
from viceroy.errors import ViceroyError
from viceroy.formats.record_lines import entry_line, record_text


class RecordChanged(ViceroyError):  # noqa: N818 - a name that reads as what happened
    """A record file is not as this program left it: another one has written to it."""


class RecordFile:
    """A record file that grows line by line.

    Each line goes to the operating system at once, so nothing is lost if the program is killed. There is no `fsync`:
    after a power failure the last lines may be missing. The file is opened for each line, so there is nothing to close.
    """

    def __init__(self, path: Path, *, good: int, found: int) -> None:
        self.path = path
        self._good = good  # bytes of whole lines
        self._found = found  # bytes in the file; those beyond `good` are a line that was cut off

    @classmethod
    def new(cls, path: str | os.PathLike[str], record: GameRecord) -> RecordFile:
        """Write a record to a new file. Raises `FileExistsError` if the file exists, and `OSError`."""
        data = record_text(record).encode()
        with Path(path).open("xb") as stream:
            stream.write(data)
        return cls(Path(path), good=len(data), found=len(data))

    def append(self, entry: Entry) -> None:
        """Append a line, after removing a last line that was cut off.

        Raises `RecordChanged` if the file has grown or shrunk, and `OSError` if it cannot be written.
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
