"""What a law changes as long as it lies visible in the pyramid."""

from typing import Annotated

import attrs

from viceroy.model.quantities import Amount
from viceroy.model.tokens import Color
from viceroy.values import Between, Named, plain


@plain(key="cheaper", title="a lower cost", is_sparse=True)
@attrs.frozen
class LowerCost:
    """Characters cost you fewer gems: of one color, or of colors that you choose (R6.6)."""

    by: Amount
    """How many gems fewer. A cost never falls below 0."""
    color: Color | None = None
    """Of which color the gems are; of any in the cost, as the player chooses, if this is left out."""
    level: Annotated[int, Between(1, 5)] | None = None
    """Only characters placed on this level cost less; on any level if this is left out."""


class Occasion(Named):
    """What brings more gems."""

    PASS = "pass"  # to pass in an auction, or to count as having passed (R5.17)
    CIRCLE = "circle"  # to complete a single-color circle (R6.9)


@plain(key="more_gems", title="more gems")
@attrs.frozen
class HigherIncome:
    """You take more gems when you pass in an auction (R5.17), or more of its color for a circle (R6.9)."""

    on: Occasion
    """What brings more gems: pass or circle."""
    gems: Amount
    """How many gems more."""


Continuous = LowerCost | HigherIncome
"""What a law changes as long as it lies visible in the pyramid."""
