"""Reading requests: their bodies within limits of length and time, and the address that they come from."""

from __future__ import annotations

import asyncio
import logging
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from viceroy.web.connections import PATIENCE
from viceroy.web.service import MAX_CHARACTERS, MAX_WITH_PICTURES

MAX_BYTES = 4 * MAX_CHARACTERS
MAX_ASKED = max(MAX_BYTES, MAX_WITH_PICTURES)
"""The most bytes of a question: those of pictures are in base64, a byte for each character."""
_LOG = logging.getLogger("uvicorn.error")


async def text_of(request: Request, most: int = MAX_BYTES) -> str | Response:
    """Return the JSON that was sent, or the answer why it is refused.

    Another site cannot send any, since a browser sends JSON nowhere else without leave.
    """
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        return Response("a question is sent as application/json\n", 415)
    try:
        body = await _body(request, most)
        if len(body) > most:
            return Response(f"a question has at most {most} bytes\n", 413)
        return body.decode()
    except TimeoutError:
        return Response(f"a question comes within {PATIENCE:.0f} seconds\n", 408, {"connection": "close"})
    except ClientDisconnect:
        _LOG.warning("a question broke off before its end; nothing was answered")
        return Response(status_code=400)  # nobody reads it
    except UnicodeDecodeError:
        return Response("a question is written in UTF-8\n", 400)


async def _body(request: Request, most: int) -> bytes:
    """The body of a request, or its first bytes, more than `most`. Raises `TimeoutError`, `ClientDisconnect`."""
    body = b""
    async with asyncio.timeout(PATIENCE):
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                break
    return body


def sender_of(request: Request) -> str:
    """Return whom a request comes from, for limits: an address, of IPv6 its network of 64 bits.

    A proxy on this machine names the address in `X-Forwarded-For`, which uvicorn reads; nobody else is believed.
    """
    address = request.client.host if request.client else ""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    return str(ip_network((found, 64), strict=False)) if isinstance(found, IPv6Address) else str(found)
