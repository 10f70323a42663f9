"""Where data and schemas are found."""

from __future__ import annotations

from pathlib import Path

from viceroy.cardsets import SHIPPED
from viceroy.resources import card_set_path, resource_root, root_of, schema_path, shipped_schemas


def test_the_root_holds_data_and_schemas() -> None:
    assert (resource_root() / "data" / "cards").is_dir()
    assert (resource_root() / "schemas").is_dir()


def test_a_wheel_carries_them_inside_the_package(tmp_path: Path) -> None:
    """A package with a `data` folder is its own root."""
    package = tmp_path / "site-packages" / "viceroy"
    (package / "data").mkdir(parents=True)
    assert root_of(package) == package


def test_a_checkout_has_them_at_its_top(tmp_path: Path) -> None:
    """A package without one lies in `src`, two folders below the root."""
    package = tmp_path / "src" / "viceroy"
    package.mkdir(parents=True)
    assert root_of(package) == tmp_path


def test_what_ships_is_there() -> None:
    assert all(schema_path(name).is_file() for name in shipped_schemas())
    assert all(card_set_path(name).is_dir() for name in SHIPPED)
    assert "card-set" in shipped_schemas()
    assert not schema_path("no-such").exists()
