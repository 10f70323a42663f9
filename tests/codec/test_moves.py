"""Actions as numbers and back: one number for each choice, the same one in each game."""

from __future__ import annotations

import attrs
import pytest

import codec_games
from effort import tries
from positions import all_pass, at_the_end, in_auction, in_development, laid, ready, row, rows, seat
from sampled_states import GAMES, TABLES, sampled
from viceroy import codec
from viceroy.engine import actions as act
from viceroy.engine.actions import Action, Token
from viceroy.engine.reducer import step
from viceroy.engine.state import GameState
from viceroy.engine.views import GameView, SeenCard, view
from viceroy.model.geometry import Place
from viceroy.model.pyramid import Section
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import Color, TokenKind, gems


def number(name: str, position: int) -> int:
    block = next(block for block in codec.BLOCKS if block.name == name)
    assert 0 <= position < block.size
    return block.offset + position


def index(state: GameState, action: Action) -> int:
    """Return the number of an action in the view of its seat, after reading it back."""
    seen = view(state, action.seat)
    found = codec.action_index(seen, action)
    assert codec.index_action(seen, found) == action
    return found


# -- all games ---------------------------------------------------------------------------------------------------------


def test_every_choice_of_random_games_has_a_number_of_its_own() -> None:
    counts = codec_games.look_at(range(tries(120, quick=25)))
    assert counts["actions"] > 1000 * counts["games"]


@pytest.mark.parametrize("game", range(len(TABLES), GAMES))
def test_choices_of_other_laws_have_numbers_too(game: int) -> None:
    for state in sampled(game):
        for viewer in state.to_act:
            assert codec_games.wrong_with(view(state, viewer)) is None


def test_most_actions_of_printed_games_are_not_listed() -> None:
    """Of the printed cards only the tokens of a swap, and rare choices of gems, need the list of legal actions."""
    counts = codec_games.look_at(range(tries(60, quick=20)))
    listed = {kind for kind in counts if kind not in ("actions", "games")}
    assert listed <= {"PickToken", "PlaceCard", "TakeGems"}
    assert sum(counts[kind] for kind in listed) < counts["actions"] / 100


# -- what the numbers mean ---------------------------------------------------------------------------------------------


def test_the_blocks_follow_each_other() -> None:
    ends = [block.offset + block.size for block in codec.BLOCKS]
    assert [block.offset for block in codec.BLOCKS] == [0, *ends[:-1]]
    assert ends[-1] == codec.ACTIONS
    assert len({block.name for block in codec.BLOCKS}) == len(codec.BLOCKS)


def test_a_bid_is_its_color() -> None:
    """A red bid has the same number whoever bids, and whatever else is on offer."""
    rich, poor = seat(gems=gems(blue=1, red=1), attack=1), seat(gems=gems(red=1))
    state = in_auction(rich, poor, row=row(blue=7, red=8))
    assert index(state, act.Bid(0, Color.RED)) == index(state, act.Bid(1, Color.RED)) == number("bid", 1)
    assert index(state, act.BidAttack(0)) == number("bid_attack", 0)
    assert index(state, act.Pass(1)) == number("pass", 0)


def test_a_card_of_the_hand_is_its_position_by_number() -> None:
    own = seat(gems=gems(blue=3, red=3, green=3, yellow=3), hand=(70, 9, 32))
    other = seat(hand=(66, 67))
    state = in_development(own, other)
    assert [index(state, act.Lay(0, card)) for card in (9, 32, 70)] == [number("lay", i) for i in range(3)]
    assert index(state, act.Lay(1, 67)) == number("lay", 1)


@pytest.mark.parametrize("shift", [0, -3, 5])
def test_places_count_from_the_leftmost_card(shift: int) -> None:
    """Level 1 left of all cards, right of two cards, and on top of them: wherever x 0 was when the game began."""
    left, right = rows((9, 10))
    moved = [attrs.evolve(one, place=Place(1, one.place.x + shift)) for one in (left, right)]
    state = laid(in_development(seat(*moved, hand=(71,)), seat()), 71)
    ways = [act.PlaceCard(0, Place(level, x + shift)) for level, x in ((1, -1), (1, 2), (2, 0))]
    assert [index(state, way) for way in ways] == [number("place_card", 2 * position) for position in (0, 3, 22)]


def test_infinite_gems_pay_as_much_as_possible_or_as_little() -> None:
    at, state = ready(2, 32, gems(green=1, blue=1))
    own = state.seats[0]
    bottom, *others = own.pyramid.cards
    with_gems = attrs.evolve(bottom, infinite_gems=(Color.BLUE, Color.GREEN))
    bank = (state.bank[0] - 1, state.bank[1], state.bank[2] - 1, state.bank[3])
    pyramid = type(own.pyramid)((with_gems, *others))
    state = attrs.evolve(state, seats=(attrs.evolve(own, pyramid=pyramid), state.seats[1]), bank=bank)
    way = index(state, act.PlaceCard(0, at, gems(blue=1, green=1)))
    assert index(state, act.PlaceCard(0, at)) == way + 1
    assert way == number("place_card", 2 * 22)
    assert index(state, act.PlaceCard(0, at, gems(blue=1))) >= number("listed", 0)


def test_a_section_is_its_circle_section_and_color() -> None:
    """The circle on levels 1 and 2 is the first: left in blue is the first number, bottom right in yellow the last."""
    state = at_the_end(seat(*rows((33, 35), (37,)), gems=gems(blue=1, red=1, green=1, yellow=1)), seat())
    seen = view(state, 0)
    paints = [action for action in seen.legal if isinstance(action, act.PaintSection)]
    assert paints
    sections = list(Section)
    for paint in paints:
        position = 4 * sections.index(paint.section) + paint.color.position
        assert index(state, paint) == number("paint_section", position)
    assert index(state, act.PaintBest(0)) == number("paint_best", 0)
    assert index(state, act.Done(0)) == number("done", 0)


def test_a_circle_beyond_the_grid_is_listed() -> None:
    """Of 21 cards on level 1 the last circle has no number of its own; painting it has one of those in the list."""
    pyramid = rows(tuple(range(1, 22)), tuple(range(22, 42)))
    state = at_the_end(seat(*pyramid, gems=gems(blue=1, red=1, green=1, yellow=1)), seat())
    beyond = [a for a in view(state, 0).legal if isinstance(a, act.PaintSection) and a.circle == Place(2, 19)]
    assert beyond
    assert all(index(state, paint) >= number("listed", 0) for paint in beyond)


def test_gems_are_the_same_number_whoever_takes_them() -> None:
    """Three reds come after the 15 ways to take up to two gems, and the ten ways to take three with a blue one."""
    state = all_pass(in_auction(seat(*rows((9,))), seat(*rows((10,))))).state
    first = index(state, act.TakeGems(0, gems(red=3)))
    state = step(state, act.TakeGems(0, gems(blue=3))).state
    assert first == index(state, act.TakeGems(1, gems(red=3))) == number("take_gems", 15 + 10)


# -- errors ------------------------------------------------------------------------------------------------------------


def some_view() -> GameView:
    return view(in_auction(seat(gems=gems(red=1)), seat(), row=row(red=8)), 0)


def test_an_action_that_is_not_legal_has_no_number() -> None:
    seen = some_view()
    for action in (act.Bid(0, Color.BLUE), act.Pass(1)):
        with pytest.raises(ValueError, match="not legal in this view"):
            codec.action_index(seen, action)
    with pytest.raises(TypeError, match="needs an action, not a value of str"):
        codec.action_index(seen, "pass")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="needs a GameView, not a value of GameState"):
        codec.mask(in_auction(seat(), seat()))  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [-1, 0, codec.ACTIONS])
def test_a_number_that_is_not_legal_is_no_action(wrong: int) -> None:
    seen = some_view()
    with pytest.raises(ValueError, match=f"{wrong} is the number of no legal action; there are 27, 31"):
        codec.index_action(seen, wrong)


def test_a_seat_that_owes_nothing_has_nothing_to_choose() -> None:
    seen = view(in_auction(seat(), seat()), None)
    assert codec.legal_indices(seen) == ()
    assert sum(codec.mask(seen)) == 0
    with pytest.raises(ValueError, match="there are none"):
        codec.index_action(seen, 31)


def test_more_choices_than_numbers_are_an_error() -> None:
    picks = tuple(
        act.PickToken(0, 0, Place(1, x), Token(TokenKind.POWER, value)) for x in range(42) for value in range(1, 99)
    )
    seen = attrs.evolve(some_view(), legal=picks)
    with pytest.raises(ValueError, match="offers 4116 choices"):
        codec.legal_indices(seen)
    fewer = attrs.evolve(seen, legal=picks[:4096])
    assert codec.action_index(fewer, picks[4095]) == codec.ACTIONS - 1


def test_a_hand_of_any_size_has_numbers() -> None:
    """Cards beyond those that have numbers of their own are listed: 40 cards, 41 choices, 41 numbers."""
    held = tuple(range(1, 41))
    seen = some_view()
    own = attrs.evolve(seen.seats[0], hand=tuple(SeenCard(CardKind.CHARACTER, n) for n in held))
    legal: tuple[Action, ...] = (*(act.Lay(0, n) for n in held), act.Pass(0))
    numbers = codec.legal_indices(attrs.evolve(seen, seats=(own, seen.seats[1]), legal=legal))
    assert len(set(numbers)) == 41
    assert numbers[:32] == tuple(number("lay", position) for position in range(32))
    assert numbers[32:40] == tuple(number("listed", position) for position in range(32, 40))
