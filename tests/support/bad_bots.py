"""Bots that misbehave, installed as another package installs its bots."""

from __future__ import annotations

import re
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from viceroy.bots import registry

_MODULE = """
import os, sys, time

class Hangs:
    def __init__(self, seed): pass
    def choose(self, view):
        while True: pass

class Sleeps(Hangs):
    def choose(self, view): time.sleep(1000)

class Raises(Hangs):
    def choose(self, view): raise RuntimeError("no idea")

class Mute(Hangs):
    def choose(self, view): raise RuntimeError

class Colorful(Hangs):
    def choose(self, view): raise RuntimeError("\\x1b[2J gone\\nfor good")

class Exits(Hangs):
    def choose(self, view): sys.exit(3)

class Interrupts(Hangs):
    def choose(self, view): raise KeyboardInterrupt

class Dies(Hangs):
    def choose(self, view): os._exit(1)

class Nonsense(Hangs):
    def choose(self, view): return "the whole bank"

class Others(Hangs):
    def choose(self, view):
        from viceroy import actions
        return actions.Pass(1 - view.seat)

class Prints(Hangs):
    def choose(self, view):
        print('{"index": 7}')
        os.write(1, b'{"index": 7}\\n')
        return view.legal[0]

class Reads(Hangs):
    def choose(self, view): return view.legal[len(sys.stdin.read())]

class Refuses:
    def __init__(self, seed): raise ValueError("the depth is at least 1")

class Unmade:
    def __init__(self, seed): raise RuntimeError("not today")

def late(view):
    time.sleep(1.5)
    return view
"""
_NAMES = re.findall(r"^class (\w+)", _MODULE, re.MULTILINE)


def install(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "misbehaving.py").write_text(_MODULE, encoding="utf-8")
    installed = folder / "misbehaving-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: misbehaving\nVersion: 1.0\n", encoding="utf-8")
    points = "".join(f"{name.lower()} = misbehaving:{name}\n" for name in _NAMES)
    (installed / "entry_points.txt").write_text(f"[viceroy.bots]\n{points}", encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, "misbehaving", raising=False)
    known = {name.lower(): EntryPoint(name.lower(), f"misbehaving:{name}", registry.GROUP) for name in _NAMES}
    monkeypatch.setattr(registry, "_others", lambda: known)
