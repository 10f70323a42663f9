"""Where `viceroy web` listens, and the addresses that it names: those that a phone can open, the likely one first."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from viceroy.cli.main import main
from viceroy.web.addresses import addresses_of, is_open_to_others, local_name, own_addresses
from web_server import SOURCE, WebServer

ASK = "from viceroy.web.addresses import own_addresses; print(*own_addresses())"
WIFI = "ip link add wlan0 type veth peer name phone; ip addr add 192.168.4.1/24 dev wlan0; ip link set wlan0 up; "
VPN = "ip link add tun0 type veth peer name far; ip addr add 10.8.0.2/24 dev tun0; ip link set tun0 up; "
CABLE = "ip link add eth0 type veth peer name desk; ip addr add 10.0.0.7/24 dev eth0; ip link set eth0 up; "
CONTAINERS = "ip link add docker0 type bridge; ip addr add 172.17.0.1/16 dev docker0; ip link set docker0 up; "
OUT = "ip link set {far} up; ip route add default via {gate}; "


def _has_namespaces() -> bool:
    if sys.platform != "linux" or os.geteuid() != 0 or not shutil.which("ip") or not shutil.which("unshare"):
        return False
    tried = f"{WIFI}{CONTAINERS}"
    return subprocess.run(["unshare", "-n", "sh", "-ec", tried], capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(not _has_namespaces(), reason="makes networks of its own: needs Linux, root and the command ip")
@pytest.mark.parametrize(
    ("networks", "found"),
    [
        ("", ""),
        (WIFI, "192.168.4.1"),
        (VPN + OUT.format(far="far", gate="10.8.0.1") + WIFI, "192.168.4.1 10.8.0.2"),
        (WIFI + CABLE + OUT.format(far="desk", gate="10.0.0.1"), "10.0.0.7 192.168.4.1"),
        (CONTAINERS + WIFI, "192.168.4.1"),
        (CONTAINERS, ""),
        (WIFI + "ip link set wlan0 down", ""),
    ],
    ids=["no network", "a hotspot", "a VPN with the way out", "two networks", "containers", "containers alone", "off"],
)
def test_a_phone_is_led_to_the_network_that_it_is_in(networks: str, found: str) -> None:
    """A hotspot has no way out, a VPN may have it; neither the machine itself nor its containers are named."""
    script = f'ip link set lo up; {networks}\nexec "$0" -c "$1"'
    asked = subprocess.run(
        ["unshare", "-n", "sh", "-ec", script, sys.executable, ASK],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
    )
    assert asked.stdout.strip() == found


def test_addresses_have_the_host_or_every_own_address() -> None:
    assert addresses_of("192.168.1.7", 80) == ("http://192.168.1.7:80/",)
    assert addresses_of("::1", 80) == ("http://[::1]:80/",)
    assert addresses_of("0.0.0.0", 80) == tuple(f"http://{host}:80/" for host in own_addresses() or ("127.0.0.1",))


@pytest.mark.parametrize(
    ("address", "is_open"),
    [
        ("http://192.168.4.1:8350/", True),
        ("http://desk.local:8350/", True),
        ("http://[fd00::7]:8350/", True),
        ("http://127.0.0.1:8350/", False),
        ("http://127.1.2.3/", False),
        ("http://[::1]:8350/", False),
        ("http://LOCALHOST:8350/", False),
    ],
)
def test_an_address_that_leads_back_to_who_asks_is_for_no_phone(address: str, is_open: bool) -> None:
    assert is_open_to_others(address) is is_open


@pytest.mark.parametrize(
    ("host", "told"),
    [
        ("", "--host is empty"),
        (" ", "--host is empty"),
        ("0", "--host 0 would listen in every network; write --lan, or --host 0.0.0.0 in full"),
        ("0.0", "would listen in every network"),
        ("0x0", "would listen in every network"),
        ("0:0::0", "or --host :: in full"),
        ("a..b", "this is no address and no name of a computer"),
        ("x" * 70, "this is no address and no name of a computer"),
        ("192.0.2.77", "cannot listen at 192.0.2.77"),
    ],
)
def test_every_network_is_opened_by_its_full_name_only(
    host: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A variable that is not set, as in --host "$ADDRESS", opens nothing."""
    pytest.importorskip("uvicorn", reason="the extra `web` is not here")
    assert main(["web", "--port", "0", "--host", host]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert told in err


def test_phones_and_an_address_go_together(tmp_path: Path) -> None:
    """`--lan --host` shares games at that address alone; for one that no phone can open there is no code."""
    import json
    from urllib.request import urlopen

    pytest.importorskip("uvicorn", reason="the extra `web` is not here")
    with WebServer(tmp_path / "log", "--lan", "--host", "127.0.0.1") as server:
        with urlopen(f"{server.address}about") as answer:
            assert json.load(answer)["shared"] == server.address
        assert "No phone can open it" in server.said()
        assert "█" not in server.said()


@pytest.mark.skipif(not own_addresses(), reason="this computer is in no network")
def test_the_name_of_the_computer_stands_beside_its_number(tmp_path: Path) -> None:
    pytest.importorskip("uvicorn", reason="the extra `web` is not here")
    with WebServer(tmp_path / "log", "--lan") as server:
        assert f"http://{own_addresses()[0]}:{server.port}/" in server.said()
        assert f"http://{local_name()}:{server.port}/" in server.said()
