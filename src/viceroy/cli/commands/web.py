"""`viceroy web`: the page that scores games in a browser, served by this machine."""

from __future__ import annotations

import argparse
from contextlib import suppress
from urllib.parse import urlsplit

from viceroy.cli.answer import Answer
from viceroy.cli.output import print_text, white_on_black
from viceroy.errors import ViceroyError, extra

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
    parser.add_argument("--lan", action="store_true", help="let phones in the same network use it, too")
    parser.add_argument(
        "--host", metavar="ADDRESS", help="listen there only (default: 127.0.0.1, with --lan everywhere)"
    )
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
        from viceroy.web.addresses import addresses_of, listening
        from viceroy.web.connections import server_of
        from viceroy.web.server import application
    host = options.host if options.host is not None else "0.0.0.0" if options.lan else "127.0.0.1"
    try:
        listener = listening(host, options.port)
    except OSError as error:
        raise ViceroyError(f"cannot listen at {host}, port {options.port}: {error.strerror or error}") from None
    with listener, suppress(KeyboardInterrupt):
        place = listener.getsockname()[:2]
        print_text(_welcome(addresses_of(*place), is_for_phones=options.lan))
        shared = (lambda: addresses_of(*place)[0]) if options.lan else None
        server_of(application(host, public=options.public, shared=shared)).run(sockets=[listener])
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


def _welcome(addresses: tuple[str, ...], *, is_for_phones: bool) -> str:
    """Return the greeting: the addresses, the likely one first and with a QR code if other machines can open it."""
    from viceroy.web.addresses import is_open_to_others, local_address

    likely, *others = addresses
    text = f"Viceroy is at {likely}  (Ctrl-C ends it)\n"
    if is_open_to_others(likely):
        also = [f"By name, where the network knows names: {local_address(likely)}"]
        also += [f"In another network of this computer: {address}" for address in others]
        said = "Phones in this network can open it, as can anybody there. It keeps nothing but shared games, in memory."
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
