"""Numbers that are no whole ones, in documents that measure something."""

from __future__ import annotations

from typing import Any

import pytest

import viceroy
from golden import MATCH, RESULTS, standings_of
from viceroy.errors import BadJson


def document() -> dict[str, Any]:
    return viceroy.to_data(standings_of(MATCH, RESULTS))


def test_a_whole_number_is_good_where_any_number_is() -> None:
    """Programs in other languages write 1 where this one writes 1.0."""
    data = document()
    data["bots"][0]["rank"] = 1
    rank = viceroy.from_data(data).bots[0].rank
    assert (rank, type(rank)) == (1.0, float)


@pytest.mark.parametrize(
    "wrong",
    ["1", True, None, [1.5], float("inf"), float("nan"), 10**400],
    ids=["text", "flag", "nothing", "list", "infinite", "nan", "huge"],
)
def test_what_is_no_number_is_refused(wrong: object) -> None:
    data = document()
    data["bots"][0]["rank"] = wrong
    with pytest.raises(BadJson, match=r"\$\.bots\[0\]\.rank: needs a number"):
        viceroy.from_data(data)
