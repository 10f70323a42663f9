"""`viceroy web`: the page that scores games in a browser, served by this machine."""

from __future__ import annotations

import argparse
import os
import re
import sys
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

from viceroy.cli.answer import Answer
from viceroy.cli.files import file_name
from viceroy.cli.output import print_text, white_on_black
from viceroy.errors import ViceroyError, extra

HELP = "score games, play with friends or bots and write cards in a browser, also on phones"
EXAMPLES = """\
  viceroy web                                 the page in the browser of this machine
  viceroy web --lan                           ... and of phones in the same network
  viceroy web --lan --public https://me.example/viceroy/   links to games open there, outside the network too
  viceroy web --name viceroy.example --games tables        behind a proxy, for friends anywhere
"""

_PORT = 8350
_LAST_PORT = 65535


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--port", type=int, default=_PORT, metavar="N", help=f"the port (default: {_PORT}; 0: any)")
    parser.add_argument("--lan", action="store_true", help="let phones in the same network use it, too")
    parser.add_argument(
        "--host", metavar="ADDRESS", help="listen there only (default: 127.0.0.1, with --lan everywhere)"
    )
    parser.add_argument(
        "--public", metavar="URL", help="where links to games lead: a copy of the page that anybody can open"
    )
    parser.add_argument(
        "--games",
        metavar="FOLDER",
        type=file_name,
        help="keep tables of friends and shared scores there (default: in memory, with --lan in a folder of yours)",
    )
    parser.add_argument("--safe", action="store_true", help="keep them through a power failure, too; it is slower")
    parser.add_argument("--name", metavar="NAME", help="the name of this server in the world, behind a proxy")
    parser.add_argument(
        "--codes",
        metavar="LETTERS",
        help="the first letters of the codes of tables, for several processes behind one name",
    )


def run(options: argparse.Namespace) -> Answer:
    """Serve the page until somebody presses Ctrl-C."""
    if not 0 <= options.port <= _LAST_PORT:
        raise ViceroyError(f"there is no port {options.port}; ports are 0 to {_LAST_PORT}")
    if options.public is not None and not _is_address(options.public):
        raise ViceroyError(f"--public {options.public}: write a whole address, such as https://me.example/viceroy/")
    if options.name is not None and not _is_name(options.name):
        raise ViceroyError(f"--name {options.name}: write the name alone, such as viceroy.example")
    with extra("web", "this"):
        from viceroy.web.addresses import addresses_of, listening
        from viceroy.web.connections import raise_limit, server_of
        from viceroy.web.server import application
        from viceroy.web.tables.house import LETTERS, beginnings_of
        from viceroy.web.tables.store import Store
    try:
        beginnings = beginnings_of(LETTERS if options.codes is None else options.codes)
    except ValueError as error:
        raise ViceroyError(f"--codes {options.codes}: {error}") from None
    host = options.host if options.host is not None else "0.0.0.0" if options.lan else "127.0.0.1"
    try:
        listener = listening(host, options.port)
    except OSError as error:
        raise ViceroyError(f"cannot listen at {host}, port {options.port}: {error.strerror or error}") from None
    with listener, suppress(KeyboardInterrupt):
        place = listener.getsockname()[:2]
        folder = _folder(options)
        store = Store(folder, is_safe=options.safe)
        raise_limit()
        print_text(_welcome(addresses_of(*place), folder, is_for_phones=options.lan))
        shared = (lambda: addresses_of(*place)[0]) if options.lan else None
        page = application(
            host, public=options.public, shared=shared, name=options.name, store=store, beginnings=beginnings
        )
        server_of(page).run(sockets=[listener])
    return Answer()


def _folder(options: argparse.Namespace) -> Path | None:
    """Return where tables are kept, None for in memory."""
    if options.games is not None:
        return Path(options.games)
    if options.safe and not options.lan:
        raise ViceroyError("--safe keeps tables through a power failure; say where by --games FOLDER")
    return user_folder() / "games" if options.lan else None


def user_folder() -> Path:
    """Return the folder for what programs keep for this user, as each system has it."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "viceroy"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "viceroy"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "viceroy"


def _is_name(text: str) -> bool:
    """Whether a text is the name of a computer in the network, without port and path."""
    return bool(re.fullmatch(r"[A-Za-z0-9]([A-Za-z0-9.-]{0,250}[A-Za-z0-9])?", text))


def _is_address(text: str) -> bool:
    """Whether a text is the address of a page, to which a fragment can be added."""
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    return (
        parts.scheme in ("http", "https") and bool(parts.hostname) and "#" not in text and not set(text) & set(' <>"')
    )


def _welcome(addresses: tuple[str, ...], folder: Path | None, *, is_for_phones: bool) -> str:
    """Return the greeting: the addresses, the likely one first and with a QR code if other machines can open it."""
    from viceroy.web.addresses import is_open_to_others, local_address

    likely, *others = addresses
    text = f"Viceroy is at {likely}  (Ctrl-C ends it)\n"
    if is_open_to_others(likely):
        also = [f"By name, where the network knows names: {local_address(likely)}"]
        also += [f"In another network of this computer: {address}" for address in others]
        said = "Phones in this network can open it, as can anybody there. It keeps shared scores and tables of friends"
        said += f" in {folder or 'memory'}."
        return "\n".join((text, _code(likely), said, *also, ""))
    if is_for_phones:
        return (
            f"{text}\nNo phone can open it: this computer is in no network. Join one, or make one, and start again.\n"
        )
    return text


def _code(address: str) -> str:
    """Return an address as a QR code of characters, dark on light in any terminal: not all readers take it inverted."""
    from io import StringIO

    import segno

    drawn = StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    return white_on_black(drawn.getvalue())
