"""Tests of differences give the probabilities of the literature."""

from __future__ import annotations

import pytest

from viceroy.balance.tally import adjusted, p_of_difference, p_of_share
from viceroy.formats.estimates import Spread


def test_differences_are_tested_as_welch_does() -> None:
    """Equal means are no news; a difference of about 2.1 standard errors at 18 degrees of freedom is one in twenty."""
    assert p_of_difference(Spread([1, 2, 3]), Spread([1, 2, 3])) == 1.0
    one, other = Spread(range(10)), Spread(number + 2.8447 for number in range(10))
    assert p_of_difference(one, other) == pytest.approx(0.05, abs=0.002)
    assert p_of_difference(Spread([1]), Spread([5, 6])) == 1.0
    assert p_of_difference(Spread([1, 1]), Spread([2, 2])) == 0.0


def test_an_excess_of_wins_is_tested_against_chance() -> None:
    """1.96 standard deviations are one in twenty; without any variance nothing is said."""
    assert p_of_share(1.959964 * 5, 25) == pytest.approx(0.05, abs=1e-6)
    assert p_of_share(3, 0) == 1.0


def test_many_comparisons_are_corrected() -> None:
    """The fifteen probabilities of Benjamini and Hochberg (1995): at 5 % their procedure names the first four."""
    found = [
        0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590,
        1.0,
    ]  # fmt: skip
    assert [index for index, p in enumerate(adjusted(found)) if p <= 0.05] == [0, 1, 2, 3]
    assert adjusted([]) == ()
