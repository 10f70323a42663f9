"""Effects that hold others, and laws that may be played only then or only there, in play."""

from __future__ import annotations

import pytest

from hand_built import BLUE
from law_play import at, bare_law, lay_and_pass, lays, legal_places, place, with_laws
from positions import in_development, on, play, refusal, rows, seat, told
from viceroy.engine.actions import ChooseOption, Lay, PayGems, PickToken, PlaceCard, StoreGem, Token
from viceroy.engine.events import CardReturned, OptionChosen
from viceroy.engine.invariants import problems
from viceroy.engine.prompts import AskChoice, AskGems, AskLay
from viceroy.engine.reducer import legal_actions
from viceroy.engine.state import GameState
from viceroy.errors import RefusalCode
from viceroy.model.cards import CardSet
from viceroy.model.geometry import Place
from viceroy.model.laws import Choose, Conditional, Effect, Gain, Placement, Reward, StoreGems, SwapTokens
from viceroy.model.pyramid import PlacedCard
from viceroy.model.quantities import Condition, Counted, Quantity, Where
from viceroy.model.tokens import TokenKind, Tokens

TEST = 89
SCIENCE = Quantity(Counted.SCIENCE, Where.PYRAMID)
POWER, MAGIC = Gain(Reward(tokens=Tokens(power=(6,)))), Gain(Reward(tokens=Tokens(magic=1)))
THREE_SCIENCE = Condition(SCIENCE, at_least=3)


def table(*effects: Effect, science: int = 0, gems: int = 0) -> GameState:
    """Ada holds the law and has some science tokens on her one card; Ben has a card."""
    cards = with_laws(bare_law(TEST, *effects))
    own = on(1, 0, 33, tokens=Tokens(science=science))
    return in_development(seat(own, hand=(TEST,), gems=(gems, 0, 0, 0)), seat(*rows((36,))), card_set=cards)


# -- if ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("science", "tokens"), [(2, Tokens(magic=1)), (3, Tokens(power=(6,)))])
def test_if_something_is_so_these_happen_else_others(science: int, tokens: Tokens) -> None:
    """With three science tokens a token of 6 points, with two a magic token."""
    either = Conditional(SCIENCE, at_least=3, then=(POWER,), otherwise=(MAGIC,))
    done = place(table(either, science=science), TEST, 1, 1)
    assert at(done.state, 1, 1).tokens == tokens
    assert isinstance(done.state.task, AskLay)


def test_if_it_is_not_so_and_nothing_else_is_said_nothing_happens() -> None:
    done = place(table(Conditional(SCIENCE, at_least=3, then=(POWER,)), MAGIC), TEST, 1, 1)
    assert at(done.state, 1, 1).tokens == Tokens(magic=1)


def test_the_condition_is_looked_at_when_it_is_its_turn() -> None:
    magic = Quantity(Counted.MAGIC, Where.HERE)
    done = place(table(MAGIC, Conditional(magic, at_least=1, then=(POWER,))), TEST, 1, 1)
    assert at(done.state, 1, 1).tokens == Tokens(magic=1, power=(6,))


# -- choose ------------------------------------------------------------------------------------------------------------

EITHER = Choose(((MAGIC, Gain(Reward(gems=2))), (StoreGems(1),)))


def test_a_choice_between_lists_of_effects() -> None:
    """The first is a magic token and two gems, the second storing a gem; the effect after the choice comes last."""
    state = place(table(EITHER, POWER, gems=1), TEST, 1, 1).state
    assert state.task == AskChoice(0, TEST, Place(1, 1), EITHER.lists)
    assert legal_actions(state, 0) == (ChooseOption(0, 1), ChooseOption(0, 2))
    assert refusal(state, ChooseOption(0, 3)).code is RefusalCode.NO_SUCH_OPTION
    first = play(state, ChooseOption(0, 1))
    assert told(first, OptionChosen) == (OptionChosen(0, 1),)
    assert at(first.state, 1, 1).tokens == Tokens(magic=1)
    assert first.state.task == AskGems(0, 2)
    second = play(state, ChooseOption(0, 2), StoreGem(0, BLUE))
    assert (at(second.state, 1, 1).stored, at(second.state, 1, 1).tokens) == ((1, 0, 0, 0), Tokens(power=(6,)))


def test_a_choice_inside_a_condition_inside_a_list() -> None:
    """What is chosen deep inside happens, and then all that waits around it; each state on the way is sound."""
    inner = Conditional(SCIENCE, at_most=5, then=(Choose(((MAGIC,), (POWER,))), MAGIC))
    state = place(table(inner, POWER), TEST, 1, 1).state
    assert isinstance(state.task, AskChoice)
    assert problems(state) == ()
    done = play(state, ChooseOption(0, 1))
    assert at(done.state, 1, 1).tokens == Tokens(magic=2, power=(6,))


# -- when a law may be played -----------------------------------------------------------------------------------------


def needing(placement: Placement = Placement.NORMAL, levels: tuple[int, ...] | None = None) -> CardSet:
    """A set with a law that needs three science tokens, or these levels."""
    only_if = THREE_SCIENCE if levels is None else None
    return with_laws(bare_law(TEST, placement=placement, only_if=only_if, levels=levels))


def holding(cards: CardSet, *own: PlacedCard, science: int = 0) -> GameState:
    laid = (on(1, 0, 33, tokens=Tokens(science=science)), *own)
    return in_development(
        seat(*laid, hand=(TEST,)), seat(on(1, 0, 36, tokens=Tokens(magic=1)), hand=(82,), gems=(3, 0, 0, 0)),
        card_set=cards,
    )  # fmt: skip


def test_a_law_is_laid_only_if_its_condition_holds() -> None:
    """With three science tokens it may be laid, with two not, and the refusal says so."""
    assert lays(holding(needing(), science=3)) == {TEST}
    state = holding(needing(), science=2)
    assert lays(state) == set()
    assert refusal(state, Lay(0, TEST)).code is RefusalCode.CONDITION_FAILS


def test_the_law_itself_is_a_card_of_the_hand_until_it_is_placed() -> None:
    two = Condition(Quantity(Counted.CARDS, Where.HAND), at_least=2)
    cards = with_laws(bare_law(TEST, only_if=two))
    ben = seat(*rows((36,)))
    alone, with_another = (
        in_development(seat(*rows((33,)), hand=hand), ben, card_set=cards) for hand in ((TEST,), (TEST, 82))
    )
    assert TEST not in lays(alone)
    assert TEST in lays(with_another)
    assert legal_places(lay_and_pass(with_another, TEST).state)


def test_a_law_whose_condition_no_longer_holds_goes_back_to_the_hand() -> None:
    """C21: before the law is resolved, Ben's lower law 82 swaps one of the three science tokens away."""
    swap = bare_law(82, SwapTokens(0))
    cards = with_laws(swap, bare_law(TEST, only_if=THREE_SCIENCE))
    state = play(holding(cards, science=3), Lay(0, TEST), Lay(1, 82), PlaceCard(1, Place(1, 1))).state
    done = play(
        state,
        PickToken(1, 1, Place(1, 0), Token(TokenKind.MAGIC)),
        PickToken(1, 0, Place(1, 0), Token(TokenKind.SCIENCE)),
        PayGems(1, (0, 0, 0, 0)),
    )
    assert CardReturned(0, TEST) in done.events
    assert done.state.seats[0].numbers == (TEST,)
    assert not done.state.seats[0].plays


def test_a_law_lies_on_its_levels_only() -> None:
    """A law of levels 2 and 3 has one place here, on level 2; level 1 is refused, as is the law where it finds none."""
    state = lay_and_pass(holding(needing(levels=(2, 3)), on(1, 1, 35)), TEST).state
    assert legal_places(state) == [(2, 0)]
    assert refusal(state, PlaceCard(0, Place(1, 2))).code is RefusalCode.WRONG_LEVEL
    low = holding(needing(levels=(2, 3)))
    assert lays(low) == set()
    assert refusal(low, Lay(0, TEST)).code is RefusalCode.WRONG_LEVEL


def test_a_law_in_place_of_a_card_replaces_one_of_its_levels() -> None:
    """A law of level 2 that takes the place of a card takes that of the only card there."""
    cards = needing(Placement.IN_PLACE_OF_CARD, levels=(2,))
    state = lay_and_pass(holding(cards, on(1, 1, 35), on(2, 0, 37)), TEST).state
    assert legal_places(state) == [(2, 0)]
    assert refusal(state, PlaceCard(0, Place(1, 0))).code is RefusalCode.WRONG_LEVEL
