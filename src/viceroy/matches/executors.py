"""Work on any executor: results in order, and never more under way than fits a window."""

from __future__ import annotations

import os
import pickle
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import lru_cache
from importlib import import_module
from threading import Thread
from typing import TypeVar

from viceroy.errors import ViceroyError, check_type, extra, whole_number
from viceroy.matches.match import Match

_R = TypeVar("_R")

BATCH = 4  # games at most: few enough to see them come in, enough that their travel costs little
WINDOW = 64  # batches under way, unless somebody knows how many the executor can take


def each_game(
    work: Callable[[Match, int], _R],
    match: Match,
    executor: Executor | None = None,
    *,
    first: int = 0,
    window: int = WINDOW,
) -> Iterator[_R]:
    """Yield the result of `work` for each game of a match, in the order of the games, whatever the executor.

    `work` is a function of a module, so that it can be pickled. Without an executor it is called here, game by game.
    Raises `ViceroyError` where an executor breaks; the results before are good.
    """
    if executor is None:
        yield from (work(match, index) for index in range(first, match.games))
        return
    try:
        packed = pickle.dumps(match)
    except (pickle.PicklingError, AttributeError) as error:
        raise ViceroyError(f"the match cannot travel to other processes: {error}") from error
    waiting: deque[tuple[int, Future[list[_R]]]] = deque()
    try:
        for batch in batches(first, match.games, window):
            waiting.append((batch.start, executor.submit(_batch, work, packed, batch)))
            if len(waiting) >= window:
                yield from _results(*waiting.popleft())
        while waiting:
            yield from _results(*waiting.popleft())
    finally:
        for _, future in waiting:
            future.cancel()


def check_executor(executor: object, window: int) -> None:
    """Raise `TypeError` or `ValueError` for what is no executor, or no number of batches that it gets at once."""
    check_type(executor, Executor | None, "an Executor or None for executor")
    if whole_number(window, "an int for window") < 1:
        raise ValueError(f"{window} batches at once; window is at least 1")


def batches(first: int, games: int, window: int) -> Iterator[range]:
    """Yield games that travel together: fewer towards the end, so that no process waits long for the last one.

    >>> [len(batch) for batch in batches(first=0, games=20, window=4)]
    [4, 4, 4, 3, 2, 1, 1, 1]
    """
    while first < games:
        size = min(BATCH, 1 + (games - first) // window)
        yield range(first, min(first + size, games))
        first += size


def _results(start: int, future: Future[list[_R]]) -> list[_R]:
    try:
        return future.result()
    except ViceroyError:
        raise
    except Exception as error:  # each executor has its own
        raise ViceroyError(f"the games from {start} on did not come back: {type(error).__name__}: {error}") from error


def _batch(work: Callable[[Match, int], _R], packed: bytes, indexes: Iterable[int]) -> list[_R]:
    match = _unpacked(packed)
    return [work(match, index) for index in indexes]


@lru_cache(maxsize=4)
def _unpacked(packed: bytes) -> Match:
    match: Match = pickle.loads(packed)
    return match


# -- executors --------------------------------------------------------------------------------------------------------


@contextmanager
def processes(jobs: int | None = None) -> Iterator[Executor | None]:
    """Give an executor with `jobs` processes, by default one for each core; None for a single one.

    On an interrupt the games under way are dropped.
    """
    jobs = jobs or cores()
    if jobs == 1:
        yield None
        return
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_end_with_parent)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _end_with_parent() -> None:
    """Let this process end at once on an interrupt, and when its parent was killed, which nobody else would notice."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_await_parent, daemon=True).start()


def _await_parent() -> None:
    from multiprocessing import connection, parent_process

    if parent := parent_process():
        connection.wait([parent.sentinel])
        os._exit(1)


@contextmanager
def dask_cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """Give the executor of a dask cluster, and how many batches to have under way there. Raises `MissingExtra`."""
    with extra("dask", "a dask cluster"):
        client_class = import_module("distributed").Client
    with client_class(address, set_as_default=False) as client:
        threads = sum(client.nthreads().values())
        yield client.get_executor(pure=False), max(WINDOW, 4 * threads)
