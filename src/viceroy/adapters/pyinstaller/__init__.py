"""Viceroy in programs that PyInstaller makes: the folder of its hook, which PyInstaller finds by an entry point."""

from __future__ import annotations


def hook_folders() -> list[str]:
    """Return the folders of hooks for PyInstaller."""
    return [*__path__]
