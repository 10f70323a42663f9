"""What is kept beside a value is what the value says: made anew, it comes to the same."""

from __future__ import annotations

import random

import attrs
import pytest

from any_laws import lively_set
from positions import printed
from rules import rule
from viceroy.engine.actions import Pass
from viceroy.engine.prompts import AskBids
from viceroy.engine.reducer import legal_actions, reduce, step, to_act
from viceroy.engine.state import GameState, Standing
from viceroy.errors import IllegalAction
from viceroy.model.cards import CharacterCard
from viceroy.model.editions import EDITIONS
from viceroy.model.geometry import Place, open_places, shape_of, shape_with
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.tokens import NO_GEMS, Color
from viceroy.sessions.new_game import start_game


def states(seed: int) -> list[tuple[GameState, random.Random]]:
    """Return the states of a random game, whose legal actions some have asked for, and the chance it was played by."""
    rng = random.Random(seed)
    cards = printed() if seed % 2 else lively_set(seed)
    edition = tuple(EDITIONS.values())[seed % 5]
    state = start_game(3, edition=edition, card_set=cards, seed=seed).state
    found = [(state, rng)]
    while seats := to_act(state):
        for seat in rng.sample(seats, rng.randint(0, len(seats))):
            legal_actions(state, seat)
        action = rng.choice(legal_actions(state, rng.choice(seats)))
        state = reduce(state, action)
        found.append((state, rng))
    return found


@pytest.mark.parametrize("seed", range(5))
def test_what_is_legal_follows_from_the_state_alone(seed: int) -> None:
    """Whoever asked before, and whatever was chosen on the way, an equal state offers the same to the same seats."""
    for state, _ in states(seed):
        anew = attrs.evolve(state)
        assert (anew, to_act(anew)) == (state, to_act(state))
        assert [legal_actions(anew, seat) for seat in range(4)] == [legal_actions(state, seat) for seat in range(4)]


@pytest.mark.parametrize("seed", range(5))
def test_what_a_pyramid_knows_follows_from_its_cards(seed: int) -> None:
    """Grown card by card or built at once, a pyramid has the same places, gems, lowest number and circles."""
    facts = ("at", "shape", "infinite_gems", "lowest_number", "waits", "lasting", "open_places", "circles")
    for state, _ in states(seed)[10::10]:
        for own in state.seats:
            anew = Pyramid(own.pyramid.cards)
            assert [getattr(own.pyramid, fact) for fact in facts] == [getattr(anew, fact) for fact in facts]


@pytest.mark.parametrize("seed", range(5))
def test_equal_states_have_one_hash_and_others_nearly_always_others(seed: int) -> None:
    """States are found again in a table, also when they are put together anew; few of a game share a place in it."""
    found = [state for state, _ in states(seed)]
    for state in found[::10]:
        seats = tuple(attrs.evolve(own, pyramid=Pyramid(own.pyramid.cards)) for own in state.seats)
        assert hash(attrs.evolve(state, seats=seats)) == hash(state)
    assert len({hash(state) for state in found}) > 0.95 * len(set(found))


@pytest.mark.parametrize("seed", range(2))
def test_a_step_and_its_state_alone_are_one(seed: int) -> None:
    """`reduce` comes to the state that `step` comes to, and the state before stays as it was."""
    for state, rng in states(seed)[::20]:
        for seat in to_act(state):
            action, before = rng.choice(legal_actions(state, seat)), attrs.evolve(state)
            assert (step(state, action).state, state) == (reduce(before, action), before)


@pytest.mark.parametrize("widths", [(1,), (3,), (2, 1), (5, 2), (4, 3, 2, 1), (6, 5, 4, 3, 2), (6, 1, 0), (7, 4, 2, 1)])
def test_rows_tell_the_open_places(widths: tuple[int, ...]) -> None:
    rows = tuple((-1, width - 2) for width in widths if width)
    occupied = {Place(level, x) for level, (first, last) in enumerate(rows, 1) for x in range(first, last + 1)}
    assert shape_of(rows).open_places == open_places(occupied)
    assert shape_with(sorted(occupied)) is shape_of(rows)


def test_a_shape_grows_by_a_place_beside_it() -> None:
    """A place at an end of a row, or the first of the next level, gives the shape of all; any other leaves a gap."""
    shape = shape_of(((0, 2), (0, 0)))
    grown = {place: shape.with_place(place) for place in shape.open_places}
    assert {place: after and after.rows for place, after in grown.items()} == {
        Place(1, -1): ((-1, 2), (0, 0)),
        Place(1, 3): ((0, 3), (0, 0)),
        Place(2, 1): ((0, 2), (0, 1)),
    }
    assert all(shape.with_place(place) is after for place, after in grown.items())
    assert [shape.with_place(Place(level, x)) for level, x in ((1, 5), (1, -2), (2, 3), (4, 0), (0, 0))] == [None] * 5


def test_more_on_a_card_where_things_are_only_counted() -> None:
    """On a score sheet's card the number of stored gems and of tucked cards grows by what is added."""
    card, other = printed().characters[:2]
    counted = PlacedCard(Place(1, 0), card, stored=3, tucked=2)
    more = counted.with_more(infinite_gems=(Color.RED,), stored=(1, 0, 0, 1), tucked=(other,))
    assert more == PlacedCard(Place(1, 0), card, infinite_gems=(Color.RED,), stored=5, tucked=3)


@rule("R5.1")
def test_a_seat_that_has_chosen_has_nothing_to_choose() -> None:
    """Though what was legal for the others is kept, who has bid is offered nothing any more."""
    state = start_game(2, edition="french", card_set=printed(), seed=1).state
    while len(to_act(state)) < 2 or not isinstance(legal_actions(state, 0)[-1], Pass):
        state = reduce(state, legal_actions(state, to_act(state)[0])[0])
    after = reduce(state, Pass(0))
    assert (legal_actions(after, 0), legal_actions(after, 1)) == ((), legal_actions(state, 1))


@rule("R5.1")
def test_an_illegal_action_leads_to_no_state() -> None:
    """`reduce` refuses what `step` refuses."""
    state = start_game(2, edition="french", card_set=printed(), seed=1).state
    with pytest.raises(IllegalAction):
        reduce(state, Pass(0))


def test_a_changed_copy_of_a_state_knows_what_follows_from_the_change() -> None:
    """Somebody asks what is legal, then takes a copy without gems, or without tasks: nothing of the old one is left."""
    state = start_game(2, edition="french", card_set=printed(), seed=1).state
    while not isinstance(state.task, AskBids):
        state = reduce(state, legal_actions(state, to_act(state)[0])[0])
    asked = legal_actions(state, 0)
    poor = attrs.evolve(state, seats=(attrs.evolve(state.seats[0], gems=NO_GEMS, attack=0), state.seats[1]))
    passed = attrs.evolve(state, seats=(attrs.evolve(state.seats[0], auction=Standing.PASSED), state.seats[1]))
    assert (len(asked) > 1, legal_actions(poor, 0)) == (True, (Pass(0),))
    assert (to_act(passed), legal_actions(passed, 0), legal_actions(passed, 1)) == ((1,), (), legal_actions(state, 1))
    assert (to_act(attrs.evolve(state, tasks=())), attrs.evolve(state, tasks=()).is_over) == ((), True)


def test_a_changed_copy_of_a_card_set_knows_its_own_cards() -> None:
    """A designer takes the printed set and changes what a card costs: costs, numbers, ids and hash are the new ones."""
    captain = printed().by_id["captain"]
    assert isinstance(captain, CharacterCard)
    dear = attrs.evolve(
        captain, number=100, levels=(attrs.evolve(captain.levels[0], cost=Color.RED), *captain.levels[1:])
    )
    hash(printed())
    changed = attrs.evolve(printed(), characters=(dear,))
    assert (dear.cost(1), dear.cost(5), dear.levels_paid_by((9, 0, 9, 9))) == ((0, 1, 0, 0), (1, 1, 0, 3), 0)
    assert (changed.by_number[100], changed.by_id["captain"], 32 in changed.by_number) == (dear, dear, False)
    assert {changed: "new"}.get(attrs.evolve(changed)) == "new"
    assert changed != printed()


def test_a_changed_copy_of_a_pyramid_knows_its_own_circles() -> None:
    first, second, third = printed().characters[:3]
    cards = (PlacedCard(Place(1, 0), first), PlacedCard(Place(1, 1), second), PlacedCard(Place(2, 0), third))
    whole = Pyramid(cards)
    assert (len(whole.circles), len(whole.open_places)) == (1, 2)
    lower = attrs.evolve(whole, cards=cards[:2])
    assert (lower.circles, lower.open_places[2:], lower.lowest_number) == ((), (Place(2, 0),), 1)
