"""Results depend on their inputs alone: not on what else a process has played, drawn or said before."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from pathlib import Path
from random import Random
from typing import Any

import pytest

import viceroy
from effort import PROFILE, slow
from viceroy.balance import balance_of
from viceroy.cli.main import main
from viceroy.matches.match import arena, dask_cluster, processes
from viceroy.model.cards import CardSet
from viceroy.model.editions import EDITIONS
from viceroy.wording.languages import finished_tags
from worlds_apart import SETS, World

PAIRS = [
    (World("renumbered", 2, "english", "en"), World("printed", 2, "english", "de")),
    (World("retitled", 1, "german", "fr"), World("retitled", 2, "german", "fr")),
]
"""Pairs with a trap: the same numbers and deals with other cards, and the same cards under other titles."""


def drawn(seed: int) -> tuple[World, World]:
    """Draw two worlds that deal the same numbers, mostly by the same rules: so their pyramids are alike."""
    rng = Random(seed)
    one, other = rng.sample(SETS, 2)
    edition = rng.choice([*EDITIONS])
    editions = edition, rng.choice([edition, edition, *EDITIONS])
    return (
        World(one, seed, editions[0], rng.choice(finished_tags())),
        World(other, seed, editions[1], rng.choice(finished_tags())),
    )


MORE = [drawn(seed) for seed in range(30 if PROFILE == "exhaustive" else 0)]


@pytest.mark.parametrize(("one", "other"), PAIRS[:1] if PROFILE == "quick" else PAIRS + MORE)
def test_the_same_is_said_in_any_order_and_in_any_process(one: World, other: World) -> None:
    """One world, another one, and the first once more: each says what it says in a process of its own."""
    afresh = one.said_afresh(), other.said_afresh()
    for world, expected in ((one, afresh[0]), (other, afresh[1]), (one, afresh[0])):
        said = world.said()
        assert [kind for kind, found in expected.items() if said[kind] != found] == []
        assert said.keys() == expected.keys()


# -- executors --------------------------------------------------------------------------------------------------------


def studied(cards: CardSet, executor: Executor | None) -> list[Any]:
    """Return what a study and an arena say about a set, as bytes."""
    study = balance_of(cards, 6, seed=2, players=2, executor=executor)
    games = arena(("greedy", "random"), 6, seed=2, card_set=cards, executor=executor)
    return [viceroy.dumps(study), [(game.totals, game.ranks, game.seed) for game in games]]


def several() -> Iterator[CardSet]:
    """Yield sets of the same numbers, the first one once more at the end."""
    for name in ("renumbered", "printed", "renumbered"):
        yield World(name, 2, "english", "en").card_set()


def test_processes_that_play_several_sets_find_what_one_finds() -> None:
    with processes(2) as pool:
        assert [studied(cards, pool) for cards in several()] == [studied(cards, None) for cards in several()]


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Start a dask cluster of two workers, and give the address of its scheduler."""
    reason = "distributed is not installed, which the extra dask brings"
    cluster_of = pytest.importorskip("distributed", reason=reason).LocalCluster
    with cluster_of(n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None) as started:
        yield started.scheduler_address


@slow
def test_a_cluster_that_plays_several_sets_finds_what_one_process_finds(cluster: str) -> None:
    with dask_cluster(cluster) as (executor, _):
        assert [studied(cards, executor) for cards in several()] == [studied(cards, None) for cards in several()]


@slow
def test_commands_write_the_same_bytes_wherever_their_games_are_played(
    cluster: str, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    """One process, two, and a cluster: the reports, the JSON and the file of games."""
    found = []
    for index, where in enumerate((("--jobs", "1"), ("--jobs", "2"), ("--dask", cluster))):
        games = tmp_path / f"{index}.jsonl"
        for command in (
            ("arena", "greedy", "random", "--games", "6", "--seed", "3", "--out", str(games)),
            ("arena", "greedy", "random", "--games", "6", "--seed", "3", "--json"),
            ("balance", "printed", "--games", "6", "--players", "2"),
            ("balance", "workshop", "--games", "6", "--players", "2", "--json"),
        ):
            assert main((*command, *where)) == 0
        found.append((capsysbinary.readouterr().out, games.read_bytes()))
    assert found[1:] == found[:1] * 2
    assert all(found[0])
