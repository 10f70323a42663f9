"""The hook of PyInstaller: the modules that viceroy imports by name, and its data."""

from __future__ import annotations

from PyInstaller.utils.hooks import collect_submodules

from viceroy.resources import resource_root


def _is_wanted(module: str) -> bool:
    others = ("viceroy.adapters", "viceroy.web.connections", "viceroy.web.server")  # they import other frameworks
    return not module.startswith(others)


hiddenimports = collect_submodules("viceroy", filter=_is_wanted)
datas = [(str(resource_root() / name), f"viceroy/{name}") for name in ("data", "schemas", "web/page")]
