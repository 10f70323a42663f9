"""Viceroy: the rules of the board game, as values and pure functions.

`__init__.pyi` lists the public names. Each is imported when it is first used, so that a program pays for nothing else.
"""

from importlib import import_module


def _homes() -> dict[str, str]:
    """Return the module of each public name, as the lines `from MODULE import NAME as NAME` of the stub say."""
    with open(f"{__path__[0]}/__init__.pyi", encoding="utf-8") as stub:  # noqa: PTH123 - pathlib takes longer to import
        words = (line.split() for line in stub if line.startswith("from "))
        return {name: module for _, module, _, name, *_ in words}


_HOMES = _homes()
__all__ = tuple(_HOMES)


def __getattr__(name: str) -> object:
    """Import a public name from its module, or the submodule of that name."""
    home = import_module(_HOMES.get(name, __name__))
    found: object = vars(home).get(name) or _submodule(f"{home.__name__}.{name}")
    globals()[name] = found  # asked for once
    return found


def _submodule(path: str) -> object:
    try:
        return import_module(path)
    except ModuleNotFoundError as error:
        if error.name != path:
            raise
        raise AttributeError(f"module {__name__!r} has no attribute {path.rpartition('.')[2]!r}") from None


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
