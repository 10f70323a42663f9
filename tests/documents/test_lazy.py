"""Properties that are computed once, in several threads."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from viceroy.values import Lazy


class Side:
    """One of two properties reads the other one of another object, as forms that refer to each other do."""

    def __init__(self, other: Side | None = None, meet: Barrier | None = None) -> None:
        self.other, self.meet = other, meet

    @Lazy
    def left(self) -> int:
        return self.other.right + 1 if self.has_met() and self.other else 0

    @Lazy
    def right(self) -> int:
        return self.other.left + 1 if self.has_met() and self.other else 0

    def has_met(self) -> bool:
        if self.meet:
            self.meet.wait(5)
        return True


def test_two_threads_do_not_wait_for_each_other() -> None:
    meet = Barrier(2)
    one, other = Side(Side(), meet), Side(Side(), meet)
    threads = ThreadPoolExecutor(2)
    found = threads.submit(lambda: one.left), threads.submit(lambda: other.right)
    assert [future.result(timeout=5) for future in found] == [1, 1]
    threads.shutdown()
