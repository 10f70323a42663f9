"""Where the server listens, and at which addresses a browser of this machine and phones in its networks find it."""

from __future__ import annotations

import socket
import struct
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from enum import Enum, auto
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from viceroy.errors import ViceroyError

ANYWHERE = ("0.0.0.0", "::")
"""The addresses of a server that listens in every network of its machine."""
_INNER = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet")
"""How interfaces to containers and virtual machines are called: no phone is in their networks."""
_VPN = ("tun", "tap", "utun", "wg", "ppp", "ipsec", "zt", "tailscale")
"""How interfaces of virtual private networks are called: a phone at the same table is seldom in one."""
_CARRIERS = ip_network("100.64.0.0/10")
"""The networks of carriers (RFC 6598), which some virtual private networks use, too."""
_IS_UP, _IS_POINT_TO_POINT = 0x1, 0x10
"""Flags of an interface, the same on Linux, macOS and BSD."""
_LINUX = (0x8913, 0x8915)
_BSD = (0xC0206911, 0xC0206921)
"""The requests SIOCGIFFLAGS and SIOCGIFADDR."""


def listening(host: str, port: int) -> socket.socket:
    """Return a socket that listens there, at any free port for 0.

    Raises `OSError` where nothing can listen, and `ViceroyError` for a host that would open every network unasked: the
    empty one, as of a variable that is not set, and other spellings of 0.0.0.0, such as 0.
    """
    if not host.strip():
        raise ViceroyError("--host is empty; name an address of this computer, or leave it out")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        found = str(socket.getaddrinfo(host, port, family, socket.SOCK_STREAM)[0][4][0])
    except UnicodeError:  # of a label that is empty or too long
        raise ViceroyError(f"--host {host}: this is no address and no name of a computer") from None
    if found in ANYWHERE and host not in ANYWHERE:
        raise ViceroyError(f"--host {host} would listen in every network; write --lan, or --host {found} in full")
    listener = socket.create_server((host, port), family=family)
    # connections have these options, too; a larger buffer tells too seldom that a slow phone takes something
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2**17)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # else each answer may wait 40 ms for the last one
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux: a phone without a network ends its stream, which sends too little
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 30_000)
    return listener


def addresses_of(host: str, port: int) -> tuple[str, ...]:
    """Return all addresses of a server, the one that most likely leads a phone to it first.

    There is one alone if the server listens at one. Without any network it is that of the machine itself.

    >>> addresses_of("192.168.1.7", 8350)
    ('http://192.168.1.7:8350/',)
    """
    hosts: tuple[str, ...] = (host,)
    if host in ANYWHERE:
        version = 6 if ":" in host else 4
        hosts = own_addresses(version) or ("::1" if version == 6 else "127.0.0.1",)
    return tuple(f"http://[{each}]:{port}/" if ":" in each else f"http://{each}:{port}/" for each in hosts)


def local_name() -> str:
    """Return the name that phones may find this machine by (multicast DNS), such as desk.local."""
    return f"{socket.gethostname().partition('.')[0].lower()}.local"


def local_address(address: str) -> str:
    """Return an address with the name of this machine in place of the number.

    >>> local_address("http://192.168.1.7:8350/").endswith(".local:8350/")
    True
    """
    return f"http://{local_name()}:{urlsplit(address).port}/"


def is_open_to_others(address: str) -> bool:
    """Whether another machine can open an address: any that does not lead back to the machine that asks.

    >>> is_open_to_others("http://192.168.1.7:8350/"), is_open_to_others("http://127.0.0.1:8350/")
    (True, False)
    """
    host = urlsplit(address).hostname or ""
    with suppress(ValueError):
        return not ip_address(host).is_loopback
    return host != "localhost"


# -- the addresses of this machine ------------------------------------------------------------------------------------


class _Network(Enum):
    """What lies behind an interface."""

    OPEN = auto()
    VPN = auto()
    INNER = auto()


def own_addresses(version: int = 4) -> tuple[str, ...]:
    """Return the addresses of this machine that others can open, the likely one first; 4 or 6 is the version of IP.

    A hotspot or a Wi-Fi goes before a virtual private network, even if that has the way out. Nothing is sent.
    """
    networks: Mapping[str, _Network] = dict(_interfaces()) if version == 4 else {}
    hosts = dict.fromkeys((*_outward(version), *networks, *_of_name(version)))

    def rank(host: str) -> tuple[bool, bool, bool]:
        address = ip_address(host)
        return networks.get(host) is _Network.VPN, address in _CARRIERS, not address.is_private

    usable = (host for host in hosts if _is_usable(host) and networks.get(host) is not _Network.INNER)
    return tuple(sorted(usable, key=rank))


def _is_usable(host: str) -> bool:
    address = ip_address(host)
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def _outward(version: int) -> Iterator[str]:
    """The address from which this machine reaches the internet, if it does."""
    family, far = (socket.AF_INET6, "2001:db8::1") if version == 6 else (socket.AF_INET, "192.0.2.1")
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((far, 9))  # an address of documents, which is nobody's
        yield probe.getsockname()[0]


def _of_name(version: int) -> Iterator[str]:
    """The addresses of the name of this machine: on Windows those of all its interfaces."""
    family = socket.AF_INET6 if version == 6 else socket.AF_INET
    with suppress(OSError, UnicodeError):
        for *_, (host, *_) in socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM):
            yield str(host).partition("%")[0]


def _interfaces() -> Iterator[tuple[str, _Network]]:
    """The address of each interface that is up, and what lies behind it; none on Windows, which is not asked so."""
    if sys.platform == "win32":
        return
    from fcntl import ioctl

    for_flags, for_address = _LINUX if sys.platform == "linux" else _BSD
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        for _, name in socket.if_nameindex():
            request = struct.pack("16s24x", name.encode())
            with suppress(OSError):  # an interface without an address
                flags: int = struct.unpack_from("=H", ioctl(asked, for_flags, request), 16)[0]
                host = socket.inet_ntoa(ioctl(asked, for_address, request)[20:24])
                if flags & _IS_UP:
                    yield host, _network_of(name, is_point_to_point=bool(flags & _IS_POINT_TO_POINT))


def _network_of(interface: str, *, is_point_to_point: bool) -> _Network:
    if interface.startswith(_INNER):
        return _Network.INNER
    return _Network.VPN if is_point_to_point or interface.startswith(_VPN) else _Network.OPEN
