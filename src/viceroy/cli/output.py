"""Where answers go: standard streams, colors, width and language."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import TYPE_CHECKING, TextIO

from viceroy.wording.languages import language_of, languages, tag_of

if TYPE_CHECKING:
    from viceroy.cli.terminal.console import Console
    from viceroy.wording.catalog import Catalog

_WIDTHS = 40, 160


def add_language_option(parser: argparse.ArgumentParser) -> None:
    """Add `--lang` to a command."""
    what = "the language of the text, also as a locale such as de_DE (default: that of the system)"
    parser.add_argument("--lang", type=tag_of, choices=[*languages()], help=what)


def language(chosen: str | None = None) -> str:
    """Return the chosen language, by default that of the system."""
    return chosen or language_of(os.environ, _windows_locale())


def _windows_locale() -> str:
    """The locale of the language in which Windows shows itself, such as de_DE; empty on other systems."""
    if sys.platform != "win32":
        return ""
    import ctypes
    import locale

    return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")


def chosen_catalog(chosen: str | None = None) -> Catalog:
    """Return the texts in the chosen language, by default that of the system."""
    from viceroy.wording.catalog import catalog_of

    return catalog_of(language(chosen))


def width() -> int:
    """Return the number of columns to draw on: those of the terminal, from 40 to 160; 80 without one."""
    low, high = _WIDTHS
    return max(low, min(high, shutil.get_terminal_size().columns))


# -- standard streams -------------------------------------------------------------------------------------------------


def open_streams() -> None:
    """Open the null device in place of standard streams that are closed.

    Otherwise the next file that is opened would get the number of such a stream, and with it all that is printed.
    """
    for number, (name, mode) in enumerate((("stdin", "r"), ("stdout", "w"), ("stderr", "w"))):
        nowhere = number
        try:
            os.fstat(number)
        except OSError:
            os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)  # gets the lowest free number, which is this one
        else:
            if getattr(sys, name) is None:  # something else has the number by now
                nowhere = os.open(os.devnull, os.O_RDWR)
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(nowhere, mode, encoding="utf-8", closefd=False))


def print_text(text: str) -> bool:
    """Write text to standard output; return whether that worked. A reader who has gone away is not a failure."""
    if not text:
        return True
    try:
        _write(sys.stdout, _drawable(text, sys.stdout), "replace")
    except BrokenPipeError:
        _close(sys.stdout)
    except OSError as error:
        _close(sys.stdout)
        print_error(f"viceroy: cannot write the answer: {error.strerror}")
        return False
    return True


def print_error(text: str) -> None:
    """Write a line to standard error, unless that is closed."""
    try:
        _write(sys.stderr, f"{text}\n", "backslashreplace")
    except OSError:
        _close(sys.stderr)


def _write(stream: TextIO, text: str, errors: str) -> None:
    """Write and flush text; `errors` says how to encode characters that the stream does not have."""
    encoding = stream.encoding or "utf-8"
    stream.write(text.encode(encoding, errors).decode(encoding))
    stream.flush()


def _drawable(text: str, stream: TextIO) -> str:
    """Replace the marks of drawings by ASCII where the stream cannot encode them."""
    from viceroy.render.text import MARKS, plain

    try:
        MARKS.encode(stream.encoding or "utf-8")
    except UnicodeEncodeError:
        return plain(text)
    return text


def _close(stream: TextIO) -> None:
    """Point a broken stream to nowhere, or Python would flush it again at exit and complain."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


@contextmanager
def progress_bar(total: int) -> Iterator[Callable[[int], None] | None]:
    """Draw a progress bar on standard error: yield a function of the number of steps done; None without a terminal.

    Steps that are done at the first call come from an earlier run, so they do not count in the estimate of the time.
    """
    if not (sys.stderr.isatty() and os.environ.get("TERM") != "dumb"):
        yield None
        return
    begun: tuple[float, int] | None = None
    drawn, length, at = -1, 0, 0.0

    def show(done: int) -> None:
        nonlocal begun, drawn, length, at
        now, cells = monotonic(), done * _BAR // total
        begun = begun or (now, done)
        if cells == drawn and now - at < _REDRAWN:
            return
        left = _left(total - done, done - begun[1], now - begun[0])
        text = f"[{'#' * cells}{'.' * (_BAR - cells)}] {done} of {total}{left}"
        _redraw(text.ljust(length))
        drawn, length, at = cells, len(text), now

    try:
        yield show
    finally:
        _redraw(f"{' ' * max(length, _BAR)}\r")


def _redraw(text: str) -> None:
    """Write over the line of the progress bar; a terminal that has gone ends no work."""
    with suppress(OSError):
        _write(sys.stderr, f"\r{text}", "backslashreplace")


_BAR = 40
_REDRAWN = 1.0  # seconds


def _left(steps: int, done: int, seconds: float) -> str:
    """Estimate the time that the remaining steps take, from the steps done and their seconds.

    >>> _left(30, 10, 60.0), _left(30, 0, 60.0)
    (', 3 min left', '')
    """
    if not done or not steps:
        return ""
    left = steps * seconds / done
    if left < _MINUTE:
        return f", {left:.0f} s left"
    return f", {left / _MINUTE:.0f} min left" if left < 2 * _HOUR else f", {left / _HOUR:.0f} h left"


_MINUTE, _HOUR = 60, 3600

# -- terminals --------------------------------------------------------------------------------------------------------


def colored(text: str) -> str:
    """Color text where standard output is a terminal and rich is installed to choose the shades."""
    if not _wants_color():
        return text
    from viceroy.cli.terminal.console import by_rich, in_color

    paint = by_rich(sys.stdout)
    return text if paint is None else in_color(text, paint)


def white_on_black(text: str) -> str:
    """Draw lines in white on black, whatever the colors of the terminal; as they are where it takes no codes."""
    if not _takes_codes():
        return text
    return "".join(f"{_WHITE_ON_BLACK}{line}{_AS_BEFORE}\n" for line in text.splitlines())


_WHITE_ON_BLACK = "\x1b[38;5;231;48;5;16m"  # of the 256 colors: themes change the first 16
_AS_BEFORE = "\x1b[0m"


def keyboard_console() -> Console:
    """Return the console on standard input and output."""
    from viceroy.cli.terminal.console import Console, by_code, by_rich

    colors = (by_rich(sys.stdout) or by_code) if _wants_color() else None
    return Console(_read_line, _write_or_leave, width=width(), colors=colors, wipes=_takes_codes())


def _takes_codes() -> bool:
    """Whether standard output takes escape codes; an old Windows console does not."""
    able = os.name != "nt" or "WT_SESSION" in os.environ
    return able and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def _wants_color() -> bool:
    return _takes_codes() and not os.environ.get("NO_COLOR")


def _read_line() -> str:
    """Return the next line of standard input, empty at its end."""
    try:
        return sys.stdin.readline()
    except UnicodeDecodeError:
        return "\ufffd\n"
    except OSError:  # the terminal has gone
        return ""


def _write_or_leave(text: str) -> None:
    try:
        _write(sys.stdout, _drawable(text, sys.stdout), "replace")
    except OSError:
        _close(sys.stdout)
        raise EOFError from None
