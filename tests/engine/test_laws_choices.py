"""Laws 71, 73, 77 and 80 to 84 in play: one of three rewards, some of which may be impossible."""

from __future__ import annotations

import pytest

from hand_built import BLUE, GREEN, RED, YELLOW
from law_play import after, at, lay_and_pass, lays, place
from positions import in_development, play, refusal, rows, seat, stairs, told
from rules import rule
from viceroy.engine.actions import ChooseColor, ChooseOption, DrawCards, PlaceCard, TakeGems, UseOwnGem
from viceroy.engine.events import (
    AttackGained,
    CardDrawn,
    InfiniteGemGained,
    InfiniteGemLost,
    OptionChosen,
    TokensGained,
)
from viceroy.engine.prompts import AskColor, AskDraw, AskGems, AskLay, AskOption, AskOwnGem
from viceroy.engine.reducer import Step, legal_actions
from viceroy.errors import RefusalCode
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck
from viceroy.model.tokens import NO_TOKENS, Gems, Tokens

POINTS_6 = Tokens(power=(6,))

TOKEN_OPTIONS = [
    (71, 2, POINTS_6),
    (73, 1, Tokens(defense=1)),
    (80, 1, Tokens(defense=1)),
    (80, 2, POINTS_6),
    (81, 1, Tokens(magic=1)),
    (81, 2, Tokens(science=1)),
    (82, 1, Tokens(science=1)),
    (83, 1, Tokens(magic=1, magic_bonus=(2,))),
    (84, 1, Tokens(magic_bonus=(3,))),
]
"""Law, option, and the tokens that lie on the law then."""

ATTACK_OPTIONS = [(71, 1), (77, 1)]
DRAW_OPTIONS = [(77, 2), (82, 2), (84, 2)]
INFINITE_OPTIONS = [(73, 2), (83, 2)]
CHOICES = (71, 73, 77, 80, 81, 82, 83, 84)


def chosen(law: int, option: int, *, bank: Gems | None = None, gems: Gems = (0, 0, 0, 0)) -> Step:
    """Ada plays the law beside card 33 and chooses; Ben has what the bank lacks."""
    ada = seat(*rows((33,)), hand=(law,), gems=gems)
    if bank is None:
        state = in_development(ada, seat(), law_deck=(79,), reserve_deck=(8,))
    else:
        state = in_development(ada, seat(), law_deck=(79,), reserve_deck=(8,), bank=bank)
    return after(place(state, law, 1, 1), ChooseOption(0, option))


def test_every_option_is_told_here() -> None:
    """CARDS: eight laws with three options each are 24: nine kinds of token, two attacks, three draws, two gems."""
    assert len(TOKEN_OPTIONS) + len(ATTACK_OPTIONS) + len(DRAW_OPTIONS) + len(INFINITE_OPTIONS) + len(CHOICES) == 24


@rule("L71", "L73", "L80", "L81", "L82", "L83", "L84")
@pytest.mark.parametrize(("law", "option", "tokens"), TOKEN_OPTIONS)
def test_a_choice_of_tokens_lies_on_the_law(law: int, option: int, tokens: Tokens) -> None:
    """The tokens chosen lie on the law, and nothing else comes of it."""
    done = chosen(law, option)
    assert at(done.state, 1, 1).tokens == tokens
    assert told(done, OptionChosen) == (OptionChosen(0, option),)
    assert told(done, TokensGained) == (TokensGained(0, Place(1, 1), tokens),)
    assert done.state.seats[0].gems == (0, 0, 0, 0)
    assert isinstance(done.state.task, AskLay)


@rule("R7.7", "L71", "L77")
@pytest.mark.parametrize(("law", "option"), ATTACK_OPTIONS)
def test_an_attack_token_goes_behind_the_screen(law: int, option: int) -> None:
    done = chosen(law, option)
    assert done.state.seats[0].attack == 1
    assert at(done.state, 1, 1).tokens == NO_TOKENS
    assert told(done, AttackGained) == (AttackGained(0, 1),)


@rule("L71", "L73", "L77", "L80", "L81", "L82", "L83", "L84")
@pytest.mark.parametrize("law", CHOICES)
def test_four_gems_of_any_colors(law: int) -> None:
    done = chosen(law, 3)
    assert done.state.task == AskGems(0, 4)
    assert len(legal_actions(done.state, 0)) == 35  # ways to share four among four colors
    done = after(done, TakeGems(0, (2, 1, 0, 1)))
    assert done.state.seats[0].gems == (2, 1, 0, 1)


@rule("R5.19", "R7.1", "L73")
@pytest.mark.parametrize("law", CHOICES)
def test_four_gems_of_a_bank_that_has_fewer(law: int) -> None:
    """Of a bank of two gems the player takes both; of an empty bank nothing, and may choose so."""
    done = chosen(law, 3, bank=(0, 1, 0, 1))
    assert done.state.seats[0].gems == (0, 1, 0, 1)
    done = chosen(law, 3, bank=(0, 0, 0, 0))
    assert done.state.seats[0].gems == (0, 0, 0, 0)
    assert isinstance(done.state.task, AskLay)


@rule("R7.3", "L77", "L82", "L84")
@pytest.mark.parametrize(("law", "option"), DRAW_OPTIONS)
@pytest.mark.parametrize(("deck", "number"), [(Deck.LAWS, 79), (Deck.RESERVE, 8)])
def test_a_card_from_either_deck(law: int, option: int, deck: Deck, number: int) -> None:
    done = chosen(law, option)
    assert done.state.task == AskDraw(0, 1)
    done = after(done, DrawCards(0, (deck,)))
    assert done.state.seats[0].numbers == (number,)


@rule("R8.1", "L73")
@pytest.mark.parametrize(("law", "option"), DRAW_OPTIONS)
def test_a_draw_from_empty_decks_may_be_chosen_and_does_nothing(law: int, option: int) -> None:
    state = in_development(seat(*rows((33,)), hand=(law,)), seat(), law_deck=(), reserve_deck=())
    done = after(place(state, law, 1, 1), ChooseOption(0, option))
    assert told(done, CardDrawn) == ()
    assert isinstance(done.state.task, AskLay)


@rule("L73", "L83")
@pytest.mark.parametrize(("law", "option"), INFINITE_OPTIONS)
@pytest.mark.parametrize("color", [BLUE, RED, GREEN, YELLOW])
def test_an_infinite_gem_of_a_chosen_color(law: int, option: int, color: str) -> None:
    done = chosen(law, option)
    assert done.state.task == AskColor(0, Place(1, 1))
    colors = [action for action in legal_actions(done.state, 0) if isinstance(action, ChooseColor)]
    assert [action.color for action in colors] == [BLUE, RED, GREEN, YELLOW]
    before = done.state.bank
    choice = next(action for action in colors if action.color == color)
    done = after(done, choice)
    assert at(done.state, 1, 1).infinite_gems == (choice.color,)
    assert sum(before) - sum(done.state.bank) == 1
    assert before[choice.color.position] - done.state.bank[choice.color.position] == 1


@rule("R7.9", "C17", "L73")
@pytest.mark.parametrize(("law", "option"), INFINITE_OPTIONS)
def test_an_infinite_gem_of_the_own_screen_where_the_bank_has_none(law: int, option: int) -> None:
    done = after(chosen(law, option, bank=(2, 0, 2, 2), gems=(0, 1, 0, 0)), ChooseColor(0, RED))
    assert done.state.task == AskOwnGem(0, Place(1, 1), RED)
    given = after(done, UseOwnGem(0, use=True))
    assert at(given.state, 1, 1).infinite_gems == (RED,)
    assert given.state.seats[0].gems == (0, 0, 0, 0)
    assert told(given, InfiniteGemGained) == (InfiniteGemGained(0, Place(1, 1), RED, own=True),)
    kept = after(done, UseOwnGem(0, use=False))
    assert at(kept.state, 1, 1).infinite_gems == ()
    assert kept.state.seats[0].gems == (0, 1, 0, 0)
    assert told(kept, InfiniteGemLost) == (InfiniteGemLost(0, RED),)


@rule("L73")
@pytest.mark.parametrize(("law", "option"), INFINITE_OPTIONS)
def test_an_infinite_gem_that_is_nowhere_may_be_chosen_and_does_nothing(law: int, option: int) -> None:
    done = after(chosen(law, option, bank=(2, 0, 2, 2)), ChooseColor(0, RED))
    assert legal_actions(done.state, 0) == (UseOwnGem(0, use=False),)
    done = after(done, UseOwnGem(0, use=False))
    assert at(done.state, 1, 1).infinite_gems == ()
    assert isinstance(done.state.task, AskLay)


@rule("L71")
@pytest.mark.parametrize("law", CHOICES)
def test_one_of_three_and_no_other(law: int) -> None:
    """Options are counted from 1; there is no none, and no fourth."""
    state = in_development(seat(*rows((33,)), hand=(law,)), seat())
    state = place(state, law, 1, 1).state
    assert isinstance(state.task, AskOption)
    assert legal_actions(state, 0) == (ChooseOption(0, 1), ChooseOption(0, 2), ChooseOption(0, 3))
    for number in (0, 4, -1):
        assert refusal(state, ChooseOption(0, number)).code is RefusalCode.NO_SUCH_OPTION


@rule("R6.8")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_an_option_is_the_same_on_every_level(level: int) -> None:
    """A law has one effect, whatever its level: 6 points of law 71 are 6 points on level 4."""
    laid = stairs(4, 3, 2)[: {1: 4, 2: 4, 3: 7, 4: 9}[level]]
    state = in_development(seat(*laid, hand=(71,)), seat())
    where = (1, 4) if level == 1 else (level, 0)
    done = after(place(state, 71, *where), ChooseOption(0, 2))
    assert at(done.state, *where).tokens == POINTS_6


@rule("R7.10", "C16", "L73")
def test_the_infinite_gem_of_a_law_reduces_later_payments() -> None:
    """Red chosen in round 1 pays the red gem of card 3 in round 2, without one behind the screen."""
    state = in_development(seat(*rows((33,)), hand=(3, 73)), seat())
    state = play(place(state, 73, 1, 1).state, ChooseOption(0, 2), ChooseColor(0, RED)).state
    assert lays(state) == {3}
    state = lay_and_pass(state, 3).state
    assert legal_actions(state, 0) == (
        PlaceCard(0, Place(1, -1), (0, 1, 0, 0)),
        PlaceCard(0, Place(1, 2), (0, 1, 0, 0)),
    )
