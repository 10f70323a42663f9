"""What others can tell of the gems of a player who has laid a law with a price."""

from __future__ import annotations

import pytest

from law_play import bare_law, lay_and_pass, with_laws
from positions import in_development, play, rows, seat
from rules import rule
from viceroy.engine.actions import PlaceCard
from viceroy.engine.determinization import resample
from viceroy.engine.state import GameState
from viceroy.engine.views import view
from viceroy.model.geometry import Place
from viceroy.model.laws import Effect, Gain, Reward
from viceroy.model.tokens import Gems, Tokens

TEST = 89
POWER = Gain(Reward(tokens=Tokens(power=(6,))))


def table(*effects: Effect, gems: Gems, theirs: Gems) -> GameState:
    """Ada holds a law with a price; Ben has a card in his pyramid, and law 82 in his hand."""
    own = seat(*rows((33,)), hand=(TEST,), gems=gems)
    other = seat(*rows((36,)), hand=(82,), gems=theirs)
    return in_development(own, other, card_set=with_laws(bare_law(TEST, *effects, price=2)))


@rule("R8.2")
@pytest.mark.parametrize("laid_only", [True, False])
def test_who_has_laid_such_a_law_has_the_gems_in_every_state_that_another_may_be_in(laid_only: bool) -> None:
    """Ben knows that Ada can pay two gems as soon as the law lies open; he has a gem himself."""
    state = lay_and_pass(table(POWER, gems=(1, 1, 0, 0), theirs=(1, 0, 0, 0)), TEST).state
    if not laid_only:
        state = play(state, PlaceCard(0, Place(1, 1))).state
    seen = view(state, 1)
    for seed in range(20):
        again = resample(seen, seed)
        assert sum(again.seats[0].gems) >= 2
        assert view(again, 1) == seen
