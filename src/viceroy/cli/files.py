"""The files that a command reads and writes: names on the command line, and outputs that spare its inputs."""

from __future__ import annotations

import os
import shutil
import sys
from argparse import ArgumentTypeError
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from fnmatch import fnmatch
from pathlib import Path
from stat import S_ISDIR, S_ISREG

import attrs

from viceroy.errors import ViceroyError
from viceroy.text.source import COMMAND_FILES

STANDARD = "-"
"""Names standard input where a command reads a file, and standard output where it writes one."""
_STANDARD_INPUT = "/dev/stdin"
_MAX_PIPED = 16 * 1024 * 1024  # bytes; more than any reader takes


def file_name(word: str) -> str:
    """Check the name of a file or a folder on the command line, as a `type` of argparse."""
    if output_file(word) == STANDARD:
        raise ArgumentTypeError("- will not do here: name a file (./- for one of this name)")
    return word


def output_file(word: str) -> str:
    """Check the name of a file to write, as a `type` of argparse; `-` is standard output."""
    if not word:
        raise ArgumentTypeError("the name is empty")
    return word


def input_file(word: str) -> str:
    """Check the name of a file to read, as a `type` of argparse; `-` and pipes are read at once, and kept."""
    path = _STANDARD_INPUT if output_file(word) == STANDARD else word
    with suppress(OSError, ValueError):  # which the reader of the file reports
        if word == STANDARD:
            COMMAND_FILES.piped[path] = sys.stdin.buffer.read(_MAX_PIPED)
        elif word.startswith("/dev/") or not (S_ISREG(mode := Path(path).stat().st_mode) or S_ISDIR(mode)):
            with Path(path).open("rb") as stream:
                COMMAND_FILES.piped[str(Path(path))] = stream.read(_MAX_PIPED)
    return path


# -- outputs ----------------------------------------------------------------------------------------------------------

_WRITTEN = {
    ".svg": "an SVG drawing",
    ".png": "a PNG picture",
    ".html": "a page of HTML",
    ".parquet": "a Parquet table",
    ".jsonl": "lines of JSON",
    ".csv": "a table in CSV",
}
"""What options write, by the ending that a file of it has."""

_OTHERS = {".jpg", ".jpeg", ".gif", ".webp", ".bmp", ".tif", ".tiff", ".pdf", ".yaml", ".yml", ".json", ".py"}
"""Endings of files that no option of `_WRITTEN` writes."""


@attrs.frozen
class OutputEnding:
    """Checks the name of a file to write, as a `type` of argparse: it must not promise something else."""

    ending: str
    check: Callable[[str], str] = output_file

    def __call__(self, word: str) -> str:
        """Return the name; raises `ArgumentTypeError` where it ends as a file of another kind."""
        found = Path(self.check(word)).suffix.lower()
        if found == self.ending or found not in {*_WRITTEN, *_OTHERS}:
            return word
        message = f"it writes {_WRITTEN[self.ending]}: let the name of {word!r} end in {self.ending}"
        other = f", or write --png {word}" if (self.ending, found) == (".svg", ".png") else ""
        raise ArgumentTypeError(message + other)


@attrs.frozen
class Output:
    """What an option writes: a file, or files in a folder, whose names match the pattern `names`."""

    option: str
    file: str | None
    """None without the option."""
    names: str = ""

    @property
    def paths(self) -> tuple[Path, ...]:
        """The file, or the files of the folder that may be overwritten."""
        if self.file is None or self.file == STANDARD:
            return ()
        if not self.names:
            return (Path(self.file),)
        with suppress(OSError, ValueError):  # which making the folder reports
            return tuple(Path(self.file).glob(self.names))
        return ()

    def holds(self, path: Path) -> bool:
        """Whether a path is one of the names that are written into the folder."""
        if self.file is None or not self.names:
            return False
        return fnmatch(path.name, self.names) and _identity(path.parent) == _identity(Path(self.file))


def check_outputs(*outputs: Output, inputs: Iterable[Path] = (), as_json: bool = False) -> None:
    """Raise `ViceroyError` where an output is a file that the command reads, or another output.

    The files are compared as the file system knows them, so links and relative names do not matter. What the command
    has read so far counts as its `inputs`, also files that its inputs refer to: so read all before, and write after.
    """
    if sum(output.file == STANDARD for output in outputs) + as_json > 1:
        raise ViceroyError("only one thing can go to standard output; give the others files")
    read = {_identity(path): path for path in (*map(Path, sorted(COMMAND_FILES.paths)), *inputs)}
    taken: dict[object, Output] = {}
    for output in outputs:
        for path in output.paths:
            same = _identity(path)
            if same in read:
                name = "" if path == read[same] else f", by the name {path}"
                what = f"{read[same]}{name}, which this command reads"
                raise ViceroyError(f"{output.option} would overwrite {what}: name another file")
            other = taken.setdefault(same, output)
            others = [other, *(folder for folder in outputs if folder is not output and folder.holds(path))]
            if others[-1] is not output:
                raise ViceroyError(
                    f"{others[-1].option} and {output.option} would both write {path}: give one of them another file"
                )


def _identity(path: Path) -> object:
    """Identify a file, by whatever name: by its device and number, or by its resolved path if it is not there.

    Devices are never the same: what is written to them destroys nothing.
    """
    try:
        found = path.stat()
    except (OSError, ValueError):
        with suppress(OSError, ValueError):
            path = Path(os.path.realpath(path))
        return str(path).casefold()  # on some systems names in another case are the same
    return (found.st_dev, found.st_ino) if S_ISREG(found.st_mode) or S_ISDIR(found.st_mode) else object()


def write_output(file: str, content: bytes) -> None:
    """Write a file, or to standard output for `-`. Raises `ViceroyError` with the reason where that fails."""
    if file != STANDARD:
        write_file(Path(file), content)
        return
    with file_errors("write to standard output", "file"):
        sys.stdout.flush()
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()


def write_file(path: Path, content: bytes) -> None:
    """Write a file as a whole or not at all. Raises `ViceroyError` with the reason where that fails.

    The content goes to a new file in the same folder, which takes the place and the permissions of the old one; a link
    stays a link. Devices, pipes, and a file whose folder must not be changed are written in place.
    """
    _check_folder(path)
    with file_errors(f"write {path}", "file"):
        target = Path(os.path.realpath(path))
        is_there = target.exists()
        can_be_replaced = target.is_file() and os.access(target.parent, os.W_OK)
        if str(path).startswith(_SPECIAL) or target.is_symlink() or (is_there and not can_be_replaced):
            path.write_bytes(content)
            return
        if is_there:
            target.open("ab").close()  # raises where the file must not be changed
        beside = target.with_name(f".viceroy-{os.urandom(8).hex()}")
        try:
            beside.write_bytes(content)
            if is_there:
                shutil.copymode(target, beside)
            beside.replace(target)
        finally:
            beside.unlink(missing_ok=True)


def _check_folder(path: Path) -> None:
    """Raise `ViceroyError` where the folder of a new file is not there."""
    with file_errors(f"write {path}", "file"):
        is_there = path.parent.exists()
    if not is_there:
        raise ViceroyError(f"cannot write {path}: there is no folder {path.parent}; make it first")


_SPECIAL = "/dev/", "/proc/"


def try_file(path: Path) -> None:
    """Find out whether a file can be written later, and change nothing. Raises as `write_file` does."""
    _check_folder(path)
    with file_errors(f"write {path}", "file"):
        is_there = path.exists()
        path.open("ab").close()
        if not is_there:
            path.unlink()


def make_folder(path: Path) -> None:
    """Make a folder, unless it is there. Raises `ViceroyError` with the reason where that fails."""
    with file_errors(f"make the folder {path}", "folder"):
        path.mkdir(parents=True, exist_ok=True)


@contextmanager
def file_errors(what: str, kind: str) -> Iterator[None]:
    """Turn the failure to do something with a file or a folder into a `ViceroyError` with the reason."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise ViceroyError(f"cannot {what}: {failure_reason(error, kind)}") from None


def failure_reason(error: Exception, kind: str) -> str:
    """Return why a file or folder cannot be used: the system's reason, or that its name is impossible."""
    return str(error.strerror or error) if isinstance(error, OSError) else f"no {kind} has such a name"
