"""Statistics: intervals have the values that the literature gives."""

from __future__ import annotations

import pytest

from viceroy.formats.estimates import Estimate, Spread, share_of


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
    assert Spread([5.0]).estimate is None


def test_the_interval_of_a_share_lies_from_0_to_1() -> None:
    """Student's t knows no limits: of two shares it reaches far beyond them."""
    some = Spread([0.1, 0.3])
    assert some.estimate is not None
    assert some.estimate.low < 0
    assert some.estimate.high > 1
    assert some.share == Estimate(0.2, 0.0, 1.0)
    assert Spread([0.5]).share is None
