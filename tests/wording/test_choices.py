"""Choices in English: what a seat is asked, and what each of its actions does."""

from __future__ import annotations

import random

import pytest

import viceroy
from hand_built import GREEN, RED
from law_play import after, bare_law, place, with_laws
from positions import in_auction, in_development, laid, on, rows, seat
from rules import rule
from sampled_states import GAMES, sampled
from scramble import scrambled
from viceroy import GameState, actions, choice_text, prompt_text, view
from viceroy.engine.actions import Token
from viceroy.engine.reducer import DECISIONS
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck, Draw, OthersGain, OthersLose, StoreGems, SwapTokens, Trigger, Whenever
from viceroy.model.tokens import TokenKind, Tokens, gems
from viceroy.wording.game import choosing_text

every_game = pytest.mark.parametrize("game", range(GAMES))


def told(state: GameState, index: int) -> tuple[str, list[str]]:
    seen = view(state, index)
    return prompt_text(seen), [choice_text(seen, action) for action in seen.legal]


@every_game
def test_the_choices_of_a_seat_read_differently(game: int) -> None:
    """A player can tell all choices apart by their sentences, but for equal options of a law; each is one line."""
    for state in sampled(game):
        for index in state.to_act:
            question, choices = told(state, index)
            assert question.endswith(("?", ")", "."))
            may_be_equal = isinstance(view(state, index).legal[0], actions.ChooseOption)
            assert choices
            assert may_be_equal or len({*choices}) == len(choices)
            assert all(text and text.isprintable() for text in (question, *choices))


def test_every_prompt_names_what_is_to_be_chosen() -> None:
    named = [choosing_text(prompt) for prompt in DECISIONS]
    assert all(text.isprintable() and not text.endswith(".") for text in named)
    assert len({*named}) == len(DECISIONS) > 0


@every_game
def test_a_choice_tells_nothing_of_what_is_hidden(game: int) -> None:
    rng = random.Random(game)
    for state in sampled(game):
        for index in state.to_act:
            assert told(scrambled(state, index, rng), index) == told(state, index)


@rule("R7.9")
def test_a_place_tells_its_cost_and_what_it_brings() -> None:
    """The Captain costs a green gem on level 1, and brings a card."""
    state = laid(in_development(seat(on(1, 0, 33), gems=gems(green=1), hand=(32,)), seat()), 32)
    question, choices = told(state, 0)
    assert question == "Where do you place 32 Captain?"
    assert choices[0] == "level 1, left end: pay 1 green; get 1 card drawn from a deck of your choice"


@rule("R7.10")
def test_who_pays_with_infinite_gems_alone_pays_nothing_else() -> None:
    """The Captain costs a green gem on level 1."""
    mine = on(1, 0, 33, infinite=(GREEN,))
    state = laid(in_development(seat(mine, gems=gems(green=1), hand=(32,)), seat()), 32)
    for language, nothing in (("en", "pay nothing"), ("fr", "ne payez rien"), ("ru", "ничего не платите")):
        labels = [choice_text(view(state, 0), action, language) for action in view(state, 0).legal]
        assert any(nothing in label for label in labels)


def test_who_has_no_gems_is_not_asked_for_their_colors() -> None:
    """Each other player loses two gems: Ben has three, Cleo none, and she learns only that."""
    law = bare_law(89, OthersLose(2))
    ada, ben = seat(*rows((33,)), hand=(89,)), seat(*rows((36,)), gems=gems(red=3))
    state = place(in_development(ada, ben, seat(*rows((38,))), card_set=with_laws(law)), 89, 1, 1).state
    assert told(state, 1) == ("You lose 2 gems: of which colors?", ["2 red"])
    state = viceroy.reduce(state, actions.PayGems(1, gems(red=2)))
    assert told(state, 2) == ("You have no gems to lose.", ["no gems"])


def test_one_gem_is_of_one_color() -> None:
    ben = seat(*rows((36,)), gems=gems(red=3))
    cards = with_laws(bare_law(89, OthersLose(1)))
    state = place(in_development(seat(*rows((33,)), hand=(89,)), ben, card_set=cards), 89, 1, 1).state
    assert told(state, 1)[0] == "You lose 1 gem: of which color?"
    cards = with_laws(bare_law(89, OthersGain(gems=1)))
    state = place(in_development(seat(*rows((33,)), hand=(89,)), ben, card_set=cards), 89, 1, 1).state
    assert told(state, 1)[0] == "You take 1 gem: of which color?"


def test_a_question_whether_to_use_a_law_says_what_it_does() -> None:
    rule = Whenever(Trigger.LAW_PLAYED, may_do=(StoreGems(1), Draw(Deck.LAWS, 1)))
    cards = with_laws(bare_law(90, whenever=(rule,)))
    ben = seat(*rows((36,)), on(1, 1, 90, card_set=cards), gems=gems(red=1))
    state = place(in_development(seat(on(1, 0, 33), hand=(85,)), ben, card_set=cards), 85, 1, 1).state
    question = told(state, 1)[0]
    assert question.startswith("Do you use 90 Test 90? If so, you may put 1 gem from behind your screen on this law;")
    assert question.endswith("then draw 1 card from the law deck.")


def test_a_swap_for_no_gems_asks_for_none() -> None:
    """The other player gets a token for a token, and nothing else."""
    token = Tokens(magic=1)
    ada, ben = seat(on(1, 0, 33, tokens=token), hand=(89,)), seat(on(1, 0, 36, tokens=token))
    asked = place(in_development(ada, ben, card_set=with_laws(bare_law(89, SwapTokens(0)))), 89, 1, 1)
    magic = Token(TokenKind.MAGIC)
    picks = [actions.PickToken(0, owner, Place(1, 0), magic) for owner in (0, 1)]
    question, choices = told(after(asked, *picks).state, 0)
    assert question == "You pay Ben no gems: do you swap?"
    assert choices[0] == "no gems"


@rule("C11")
def test_a_pass_promises_only_gems_that_the_bank_has() -> None:
    """Two players have 8 gems of each color; here one of all lies in the bank, and then none."""
    for left, text in ((1, "pass: take no card, but 1 gem"), (0, "pass: take no card")):
        state = in_auction(seat(gems=(8, 8, 8, 8 - left)), seat())
        assert sum(state.bank) == left
        assert choice_text(view(state, 0), actions.Pass(0)) == text


def test_what_is_not_to_be_chosen_has_no_words() -> None:
    state = in_auction(seat(gems=gems(red=1)), seat(gems=gems(red=1)))
    seen = view(state, 0)
    assert actions.Bid(0, RED) in seen.legal
    for other in (actions.Bid(1, RED), actions.Lay(0, 32), actions.ChooseOption(0, 1)):
        with pytest.raises(ValueError, match="is not legal in this view"):
            choice_text(seen, other)
    with pytest.raises(TypeError, match="needs an action, not a value of"):
        choice_text(seen, "0 pass")  # type: ignore[arg-type]


def test_who_waits_or_looks_on_reads_who_chooses_what() -> None:
    state = in_auction(seat(gems=gems(red=1)), seat(gems=gems(red=1)))
    names = state.rules.players
    assert prompt_text(view(state, None)) == f"{names[0]} and {names[1]} choose what to bid."
    waiting = viceroy.reduce(state, actions.Bid(0, RED))
    assert prompt_text(view(waiting, 0)) == prompt_text(view(waiting, None)) == f"{names[1]} chooses what to bid."


@every_game
def test_every_view_has_a_sentence(game: int) -> None:
    for state in sampled(game, 0):
        for viewer in (*range(len(state.seats)), None):
            text = prompt_text(view(state, viewer))
            assert text.endswith((".", "?", ")")), text
            assert (text == "The game is over.") is state.is_over
