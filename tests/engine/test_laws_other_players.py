"""What players can tell of each other when a law makes them gain or lose; what it does stands in the rules suites."""

from __future__ import annotations

import attrs

from law_play import bare_law, lay_and_pass, place, with_laws
from positions import in_development, play, rows, seat
from viceroy.engine.actions import Lay, PayGems, PlaceCard
from viceroy.engine.determinization import resample
from viceroy.engine.invariants import problems
from viceroy.engine.state import GameState
from viceroy.engine.views import view
from viceroy.model.cards import CardSet
from viceroy.model.geometry import Place
from viceroy.model.laws import Effect, OthersGain, OthersLose
from viceroy.model.tokens import NO_GEMS, Gems

LAW, DEAR = 65, 89


def cards(*effects: Effect) -> CardSet:
    """The printed cards, with a law 65 of these effects and a law 89 that costs two gems."""
    return with_laws(bare_law(LAW, *effects), bare_law(DEAR, price=2))


def table(*effects: Effect, ben: Gems = NO_GEMS, cleo: Gems = NO_GEMS) -> GameState:
    """Ada holds the law, Ben the dear one; Cleo sits between Ben and Ada."""
    own = seat(*rows((33,)), hand=(LAW,), gems=(1, 1, 1, 1))
    others = seat(*rows((36,)), hand=(DEAR,), gems=ben), seat(*rows((37,)), gems=cleo)
    return in_development(own, *others, card_set=cards(*effects))


def test_what_others_imagine_of_a_laid_card_may_be_that_it_cannot_be_paid() -> None:
    """Cleo has yet to lose a gem; Ada cannot know whether Ben, who lost one, can still pay for his law."""
    state = lay_and_pass(table(OthersLose(1), ben=(2, 1, 0, 0), cleo=(0, 0, 2, 2)), LAW, Lay(1, DEAR)).state
    state = play(state, PlaceCard(0, Place(1, 1)), PayGems(1, (1, 0, 0, 0))).state
    drawn = [resample(view(state, 0), seed) for seed in range(60)]
    assert {sum(one.seats[1].gems) >= 2 for one in drawn} == {True, False}
    assert all(problems(one) == () for one in drawn)


def test_attack_tokens_that_others_gave_are_possible_in_every_view() -> None:
    done = place(table(OthersGain(attack=1)), LAW, 1, 1).state
    found = {resample(view(done, 0), seed).seats[1].attack for seed in range(60)}
    assert found >= {0, 1}


def test_a_screen_tells_nothing_before_it_is_paid_from() -> None:
    """Ada's view is the same whatever gems Ben has, as long as the others have the rest."""
    rich = place(table(OthersLose(1), ben=(2, 0, 0, 0), cleo=(0, 2, 0, 0)), LAW, 1, 1).state
    poor = attrs.evolve(
        rich, seats=(rich.seats[0], *(attrs.evolve(rich.seats[i], gems=rich.seats[3 - i].gems) for i in (1, 2)))
    )
    assert view(rich, 0) == view(poor, 0)
