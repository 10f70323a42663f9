"""`viceroy web`: the page that scores games in a browser, served by this machine."""

from __future__ import annotations

import argparse
from contextlib import suppress
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from viceroy.cli.answer import Answer
from viceroy.cli.output import print_text, white_on_black
from viceroy.errors import ViceroyError, extra

if TYPE_CHECKING:
    import socket

HELP = "score games, play against bots and write cards in a browser, also on phones"
EXAMPLES = """\
  viceroy web                                 the page in the browser of this machine
  viceroy web --lan                           ... and of phones in the same network
  viceroy web --lan --public https://me.example/viceroy/   links to games open there, outside the network too
"""

_PORT = 8350
_LAST_PORT = 65535


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--port", type=int, default=_PORT, metavar="N", help=f"the port (default: {_PORT}; 0: any)")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--lan", action="store_true", help="let phones in the same network use it, too")
    where.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="listen there (default: 127.0.0.1)")
    parser.add_argument(
        "--public", metavar="URL", help="where links to games lead: a copy of the page that anybody can open"
    )


def run(options: argparse.Namespace) -> Answer:
    """Serve the page until somebody presses Ctrl-C."""
    if not 0 <= options.port <= _LAST_PORT:
        raise ViceroyError(f"there is no port {options.port}; ports are 0 to {_LAST_PORT}")
    if options.public is not None and not _is_address(options.public):
        raise ViceroyError(f"--public {options.public}: write a whole address, such as https://me.example/viceroy/")
    with extra("web", "this"):
        from viceroy.web.server import address_of, application, listening, server_of
    host = "0.0.0.0" if options.lan else options.host
    try:
        listener = listening(host, options.port)
    except OSError as error:
        raise ViceroyError(f"cannot listen at {host}, port {options.port}: {error.strerror or error}") from None
    with listener, suppress(KeyboardInterrupt):
        print_text(_welcome(address_of(listener), listener))
        address = address_of(listener) if options.lan else None
        served = application(options.host, public=options.public, shared=address)
        server_of(served).run(sockets=[listener])
    return Answer()


def _is_address(text: str) -> bool:
    """Whether a text is the address of a page, to which a fragment can be added."""
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    return (
        parts.scheme in ("http", "https") and bool(parts.hostname) and "#" not in text and not set(text) & set(' <>"')
    )


def _welcome(address: str, listener: socket.socket) -> str:
    """Return the greeting: the address, and a QR code where other machines can reach it."""
    text = f"Viceroy is at {address}  (Ctrl-C ends it)\n"
    if listener.getsockname()[0] in ("127.0.0.1", "::1"):
        return text
    said = "Phones in this network can open it, as can anybody there. It keeps nothing but shared games, in memory."
    return f"{text}\n{_code(address)}\n{said}\n"


def _code(address: str) -> str:
    """Return an address as a QR code of characters, dark on light in any terminal: not all readers take it inverted."""
    from io import StringIO

    import segno

    drawn = StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    return white_on_black(drawn.getvalue())
