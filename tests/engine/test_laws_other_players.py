"""What a law does to the other players, in play: each of them gains or loses something, in table order."""

from __future__ import annotations

import attrs

from law_play import after, bare_law, lay_and_pass, place, with_laws
from positions import in_development, play, refusal, rows, seat, told
from rules import rule
from viceroy.engine.actions import DrawCards, Lay, PayGems, PlaceCard, TakeGems
from viceroy.engine.determinization import resample
from viceroy.engine.events import AttackGained, CardReturned, GemsLost, GemsTaken, NoEffect, Passed
from viceroy.engine.invariants import problems
from viceroy.engine.prompts import AskDraw, AskGems, AskLay, AskLose
from viceroy.engine.reducer import legal_actions
from viceroy.engine.state import GameState
from viceroy.engine.views import view
from viceroy.errors import RefusalCode
from viceroy.model.cards import CardSet
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck, Effect, Gain, OthersGain, OthersLose, Reward
from viceroy.model.tokens import NO_GEMS, Gems, Tokens

LAW, DEAR = 65, 89
POWER = Gain(Reward(tokens=Tokens(power=(6,))))


def cards(*effects: Effect) -> CardSet:
    """The printed cards, with a law 65 of these effects and a law 89 that costs two gems."""
    return with_laws(bare_law(LAW, *effects), bare_law(DEAR, price=2))


def table(*effects: Effect, ben: Gems = NO_GEMS, cleo: Gems = NO_GEMS) -> GameState:
    """Ada holds the law, Ben the dear one; Cleo sits between Ben and Ada."""
    own = seat(*rows((33,)), hand=(LAW,), gems=(1, 1, 1, 1))
    others = seat(*rows((36,)), hand=(DEAR,), gems=ben), seat(*rows((37,)), gems=cleo)
    return in_development(own, *others, card_set=cards(*effects))


def test_the_others_lose_gems_of_their_choice_in_table_order() -> None:
    state = place(table(OthersLose(2), POWER, ben=(2, 1, 0, 0), cleo=(0, 0, 1, 2)), LAW, 1, 1).state
    assert state.task == AskLose(1, 2)
    assert set(legal_actions(state, 1)) == {PayGems(1, (2, 0, 0, 0)), PayGems(1, (1, 1, 0, 0))}
    then = play(state, PayGems(1, (1, 1, 0, 0)))
    assert then.state.task == AskLose(2, 2)
    done = after(then, PayGems(2, (0, 0, 0, 2)))
    assert told(done, GemsLost) == (GemsLost(1, (1, 1, 0, 0)), GemsLost(2, (0, 0, 0, 2)))
    assert [held.gems for held in done.state.seats] == [(1, 1, 1, 1), (1, 0, 0, 0), (0, 0, 1, 0)]
    assert [now - before for now, before in zip(done.state.bank, state.bank, strict=True)] == [1, 1, 0, 2]
    assert done.state.seats[0].pyramid.at[1, 1].tokens == Tokens(power=(6,))


def test_who_has_fewer_gems_loses_all_of_them() -> None:
    state = place(table(OthersLose(3), ben=(0, 1, 0, 0)), LAW, 1, 1).state
    assert legal_actions(state, 1) == (PayGems(1, (0, 1, 0, 0)),)
    assert refusal(state, PayGems(1, NO_GEMS)).code is RefusalCode.WRONG_NUMBER_OF_GEMS
    assert refusal(state, PayGems(1, (1, 0, 0, 0))).code is RefusalCode.NO_GEM


@rule("R2.4")
def test_who_has_no_gem_is_asked_too() -> None:
    """Others could tell from a missing question that the screen hides nothing before the answer does."""
    state = place(table(OthersLose(1)), LAW, 1, 1).state
    assert legal_actions(state, 1) == (PayGems(1, NO_GEMS),)
    done = after(play(state, PayGems(1, NO_GEMS)), PayGems(2, NO_GEMS))
    assert [held.gems for held in done.state.seats[1:]] == [NO_GEMS, NO_GEMS]
    assert isinstance(done.state.task, AskLay)


@rule("C21")
def test_a_laid_card_that_can_then_not_be_paid_goes_back_to_the_hand() -> None:
    """Ben has laid a law that costs two of his two gems, and loses one: the law returns, and Ben has passed."""
    state = lay_and_pass(table(OthersLose(1), ben=(1, 1, 0, 0)), LAW, Lay(1, DEAR)).state
    state = play(state, PlaceCard(0, Place(1, 1)), PayGems(1, (1, 0, 0, 0))).state
    done = play(state, PayGems(2, NO_GEMS))
    assert told(done, CardReturned) == (CardReturned(1, DEAR),)
    assert Passed(1) in told(done, Passed)
    assert (done.state.seats[1].numbers, done.state.seats[1].plays) == ((DEAR,), False)


def test_what_others_imagine_of_a_laid_card_may_be_that_it_cannot_be_paid() -> None:
    """Cleo has yet to lose a gem; Ada cannot know whether Ben, who lost one, can still pay for his law."""
    state = lay_and_pass(table(OthersLose(1), ben=(2, 1, 0, 0), cleo=(0, 0, 2, 2)), LAW, Lay(1, DEAR)).state
    state = play(state, PlaceCard(0, Place(1, 1)), PayGems(1, (1, 0, 0, 0))).state
    drawn = [resample(view(state, 0), seed) for seed in range(60)]
    assert {sum(one.seats[1].gems) >= 2 for one in drawn} == {True, False}
    assert all(problems(one) == () for one in drawn)


def test_the_others_gain_in_table_order_what_a_reward_gives() -> None:
    """Each gets an attack token and a red gem, takes a gem and draws a card; then it is the turn of the next one."""
    state = table(OthersGain(gems=1, draw=1, attack=1, colored_gems=(0, 1, 0, 0)))
    asked = place(state, LAW, 1, 1)
    assert asked.state.task == AskGems(1, 1)
    assert told(asked, AttackGained) == (AttackGained(1, 1),)
    drawing = after(asked, TakeGems(1, (1, 0, 0, 0)))
    assert drawing.state.task == AskDraw(1, 1)
    following = after(drawing, DrawCards(1, (Deck.LAWS,)))
    assert following.state.task == AskGems(2, 1)
    done = after(following, TakeGems(2, (0, 0, 1, 0)), DrawCards(2, (Deck.RESERVE,)))
    assert told(done, AttackGained) == (AttackGained(1, 1), AttackGained(2, 1))
    assert told(done, GemsTaken)[0] == GemsTaken(1, (0, 1, 0, 0))
    assert [held.gems for held in done.state.seats] == [(1, 1, 1, 1), (1, 1, 0, 0), (0, 1, 1, 0)]
    assert [len(held.hand) for held in done.state.seats] == [0, 2, 1]
    assert [held.attack for held in done.state.seats] == [0, 1, 1]


def test_attack_tokens_that_others_gave_are_possible_in_every_view() -> None:
    done = place(table(OthersGain(attack=1)), LAW, 1, 1).state
    found = {resample(view(done, 0), seed).seats[1].attack for seed in range(60)}
    assert found >= {0, 1}


@rule("R12.1")
def test_virtual_opponents_are_no_other_players() -> None:
    own = seat(*rows((33,)), hand=(LAW,))
    state = in_development(own, card_set=cards(OthersLose(1)), virtual_opponents=2)
    assert told(place(state, LAW, 1, 1), NoEffect) == (NoEffect(0, LAW),)


def test_a_screen_tells_nothing_before_it_is_paid_from() -> None:
    """Ada's view is the same whatever gems Ben has, as long as the others have the rest."""
    rich = place(table(OthersLose(1), ben=(2, 0, 0, 0), cleo=(0, 2, 0, 0)), LAW, 1, 1).state
    poor = attrs.evolve(
        rich, seats=(rich.seats[0], *(attrs.evolve(rich.seats[i], gems=rich.seats[3 - i].gems) for i in (1, 2)))
    )
    assert view(rich, 0) == view(poor, 0)
