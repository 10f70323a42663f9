"""Extras: what needs a package that is not installed says which extra brings it."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from viceroy.cli.main import main
from viceroy.errors import MissingExtra, extra


@pytest.mark.parametrize(("name", "package"), [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")])
def test_an_adapter_names_its_extra(name: str, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever imports it reads what to install, and programs that expect an ImportError get one."""
    monkeypatch.delitem(sys.modules, f"viceroy.adapters.{name}", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingExtra, match=rf"install the extra '{name}': pip install \"viceroy-rules\[{name}\]\""):
        import_module(f"viceroy.adapters.{name}")
    assert issubclass(MissingExtra, ImportError)


@pytest.mark.parametrize(
    ("name", "package", "arguments"),
    [
        ("dask", "distributed", ("arena", "random", "random", "--dask", "tcp://127.0.0.1:1")),
        ("parquet", "pyarrow", ("arena", "random", "random", "--parquet", "games.parquet")),
        ("report", "matplotlib", ("balance", "printed", "--html", "report.html")),
        ("report", "matplotlib", ("balance", "printed", "--plots", "plots")),
        ("web", "uvicorn", ("web",)),
    ],
)
def test_a_command_names_the_extra_before_any_game(
    name: str,
    package: str,
    arguments: tuple[str, ...],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One line on standard error, and status 2."""
    monkeypatch.setitem(sys.modules, package, None)
    for module in ("connections", "server"):  # which another test may have imported
        monkeypatch.delitem(sys.modules, f"viceroy.web.{module}", raising=False)
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith(f"viceroy {arguments[0]}: for ")
    assert err.endswith(f" install the extra '{name}': pip install \"viceroy-rules[{name}]\"\n")


def test_a_fault_of_the_library_is_no_missing_extra() -> None:
    """A module of viceroy that is not there is told as it is: no extra would bring it."""
    with pytest.raises(ImportError, match=r"viceroy\.lost") as caught, extra("web", "this"):
        import_module("viceroy.lost")
    assert not isinstance(caught.value, MissingExtra)
