"""Statistics: intervals and corrections have the values that the literature gives."""

from __future__ import annotations

import pytest

from viceroy.formats.estimates import Estimate, share_of
from viceroy.matches.samples import Spread, adjusted, p_of_difference, p_of_share


@pytest.mark.parametrize(
    ("successes", "tries", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # these four: Newcombe 1998, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_shares_have_the_interval_of_wilson(successes: int, tries: int, low: float, high: float) -> None:
    """Known examples, some near 0, where simpler intervals fail."""
    assert share_of(successes, tries) == Estimate(successes / tries, low, high)


@pytest.mark.parametrize(
    ("count", "quantile"), [(2, 12.706), (3, 4.303), (4, 3.182), (6, 2.571), (11, 2.228), (31, 2.042)]
)
def test_means_have_the_interval_of_student(count: int, quantile: float) -> None:
    """The reach is the table's quantile of t times the standard error, within one percent."""
    some = Spread(range(count))
    assert some.estimate is not None
    reach = quantile * (some.variance / count) ** 0.5
    assert some.estimate.high - some.mean == pytest.approx(reach, rel=0.01)
    assert some.mean == (count - 1) / 2


def test_a_single_number_has_no_interval() -> None:
    """Of one game nothing is known about the spread."""
    assert Spread([5.0]).estimate is None


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
