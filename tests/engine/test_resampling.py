"""Resampling: states that could be the true one, drawn from a view and a seed."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from functools import partial
from itertools import cycle, islice
from typing import get_args

import attrs
import pytest

from hand_built import BLUE, GREEN, RED
from law_play import bare_law, place, with_laws
from positions import DEFAULTS, in_auction, in_development, on, play, ready, row, rows, seat
from rules import rule
from sampled_states import GAMES, MOST_GAMES, TABLES, begun, sampled, viewers
from scramble import scrambled
from viceroy.engine.actions import Bid, DiscardForGems, LaidCard, Lay, Pass, PickToken, Token
from viceroy.engine.determinization import resample, resampler
from viceroy.engine.invariants import problems
from viceroy.engine.prompts import AskPlace, AskTuckTaken, Prompt
from viceroy.engine.reducer import legal_actions, step, to_act
from viceroy.engine.state import GameState, HiddenCard
from viceroy.engine.tasks import ResolveNext, TuckTakenCards
from viceroy.engine.views import GameView, HiddenTuck, HiddenTucks, SeenCard, view
from viceroy.model.editions import CircleBonusTiming
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck, Draw, Gain, Reward, Trigger, TurnToken, Whenever
from viceroy.model.pyramid import Pyramid
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import NO_GEMS, TokenKind, Tokens, add_gems, subtract_gems
from viceroy.sessions.new_game import new_game
from watched_game import any_choice

SEEDS = range(30)

every_game = pytest.mark.parametrize("game", MOST_GAMES)


def resamples(seen: GameView) -> list[GameState]:
    return [resample(seen, seed) for seed in SEEDS]


# -- any view of any game ----------------------------------------------------------------------------------------------


def test_the_games_looked_at_ask_every_question() -> None:
    """The views below are those of all phases, from setup to the end: each prompt is among them."""
    asked = {type(state.task) for game in range(GAMES) for state in sampled(game)}
    assert asked == {*get_args(Prompt), type(None)}


@rule("R8.2")
@every_game
def test_a_resampled_state_has_the_view_that_it_was_made_from(game: int) -> None:
    """What the seat knows stays; every gem and card is there, and whoever owes a choice has one."""
    for index, state in enumerate(sampled(game)):
        for viewer in viewers(state):
            seen = view(state, viewer)
            again = resample(seen, index)
            assert view(again, viewer) == seen
            assert problems(again) == ()
            assert [other for other in again.to_act if not legal_actions(again, other)] == []


@every_game
def test_what_is_drawn_does_not_depend_on_what_is_hidden(game: int) -> None:
    """Two worlds that a seat cannot tell apart are resampled to equal states by the same seed."""
    for index, state in enumerate(sampled(game)[game % 2 :: 2]):
        for viewer in viewers(state):
            other = scrambled(state, viewer, random.Random(index))
            assert resample(view(other, viewer), index) == resample(view(state, viewer), index)


@every_game
def test_a_resampled_game_can_be_played_to_its_end(game: int) -> None:
    rng = random.Random(game)
    states = sampled(game)
    state = states[rng.randrange(len(states))]
    state = resample(view(state, rng.choice(viewers(state))), game)
    while state.to_act:
        state = step(state, any_choice(state, rng)).state
    assert (state.is_over, problems(state)) == (True, ())


@every_game
def test_a_view_that_is_checked_once_draws_the_same_states(game: int) -> None:
    """Each seed draws from it what it draws alone, also the negative and the very large, and so does a pickled one."""
    seeds = cycle((game, -1 - game, (1 << 70) + game))
    for state in sampled(game)[game % 2 :: 2]:
        for viewer in viewers(state):
            seen = view(state, viewer)
            draws = resampler(seen)
            assert draws.view == seen
            for seed in islice(seeds, 2):
                assert draws.draw(seed) == resample(seen, seed)
    assert pickle.loads(pickle.dumps(draws)).draw(7) == resample(seen, 7)


@every_game
def test_what_a_drawn_state_knows_beforehand_follows_from_it(game: int) -> None:
    for index, state in enumerate(sampled(game)):
        for viewer in viewers(state):
            drawn = resampler(view(state, viewer)).draw(index)
            anew = attrs.evolve(drawn)
            assert (to_act(drawn), problems(drawn)) == (to_act(anew), ())
            for other in drawn.rules.everybody:
                assert legal_actions(drawn, other) == legal_actions(anew, other)


def test_drawn_states_do_not_share_what_they_find_out() -> None:
    """What is legal in one of them, where another card lies in a hand, is not taken over by the next."""
    draws = resampler(view(begun(3).state, 0))
    for seed in range(10):
        drawn = draws.draw(seed)
        listed = [legal_actions(drawn, seat) for seat in to_act(drawn)]
        assert listed == [legal_actions(attrs.evolve(drawn), seat) for seat in to_act(drawn)]


def test_seeds_draw_different_states() -> None:
    """Each seed deals the unknown cards otherwise, and makes a generator of its own."""
    found = resamples(view(begun(3).state, 0))
    assert len({state.law_deck for state in found}) == len(SEEDS)
    assert len({state.chance for state in found}) == len(SEEDS)
    assert len(set(found)) == len(SEEDS)


def test_the_own_seat_is_as_it_was() -> None:
    """Hand, gems, attack tokens and secret choice of the seat are its own."""
    state = play(in_auction(seat(gems=(2, 0, 1, 0), attack=2, hand=(5, 88)), seat()), Bid(0, BLUE)).state
    for again in resamples(view(state, 0)):
        assert (again.seats[0], again.sealed[0]) == (state.seats[0], Bid(0, BLUE))


# -- cards -------------------------------------------------------------------------------------------------------------


def test_unknown_cards_are_dealt_by_their_kinds() -> None:
    """Ben holds a character and a law: any that Ada cannot see elsewhere, and in some world each of several."""
    state = in_development(seat(hand=(5, 88)), seat(hand=(6, 87)))
    hands = [again.seats[1].numbers for again in resamples(view(state, 0))]
    kinds = [[state.rules.card(number).kind for number in hand] for hand in hands]
    assert kinds == [[CardKind.CHARACTER, CardKind.LAW]] * len(SEEDS)
    assert not {number for hand in hands for number in hand} & {5, 88}
    assert len(set(hands)) > len(SEEDS) / 2


@rule("R5.12")
def test_known_cards_stay_where_they_are() -> None:
    """Ben has won card 1, which all have seen; a spectator's world keeps it in his hand, and deals the other."""
    ada, ben = seat(gems=(0, 1, 0, 0)), seat(gems=(1, 0, 0, 0), hand=(6,))
    state = play(in_auction(ada, ben, row=row(blue=1, red=2)), Bid(0, RED), Bid(1, BLUE)).state
    assert HiddenCard(1, (0, 1)) in state.seats[1].hand
    for again in resamples(view(state, None)):
        assert HiddenCard(1, (0, 1)) in again.seats[1].hand
        assert (again.seats[0].numbers, len(again.seats[1].hand)) == ((2,), 2)


# -- gems --------------------------------------------------------------------------------------------------------------


@rule("R8.2")
def test_gems_behind_other_screens_are_split_anew() -> None:
    """Of the five blue and two red gems that Ada does not see, each lies with Ben or with Cleo."""
    state = in_auction(seat(gems=(1, 1, 1, 1)), seat(gems=(2, 2, 0, 0)), seat(gems=(3, 0, 0, 0)))
    again = resamples(view(state, 0))
    assert {add_gems(other.seats[1].gems, other.seats[2].gems) for other in again} == {(5, 2, 0, 0)}
    assert len({other.seats[1].gems for other in again}) > 5


@rule("R2.3")
@pytest.mark.parametrize("edition", ["french", "german"])
def test_at_the_start_each_has_eight_gems_less_two(edition: str) -> None:
    state = new_game(4, seed=5, edition=edition)
    kept = 6 if edition == "french" else 8
    for again in resamples(view(state, 2)):
        assert [sum(other.gems) for other in again.seats] == [kept] * 4
        assert max(max(other.gems) for other in again.seats) == 2


@rule("C21")
def test_who_places_a_card_can_pay_for_it() -> None:
    """Ben is asked where to place card 32, so he has a green gem, though Cleo may have all others."""
    state = in_development(seat(), seat(gems=(1, 0, 1, 0), hand=(32,)), seat(gems=(5, 5, 0, 5)))
    state = play(state, Pass(0), Lay(1, 32), Pass(2)).state
    assert state.task == AskPlace(1, 32)
    assert {again.seats[1].gems[GREEN.position] for again in resamples(view(state, 0))} == {1}


@rule("R6.4", "C21")
def test_who_waits_to_place_a_card_can_pay_for_it() -> None:
    """Card 12 of Cleo is placed after card 5; she laid it, so she has the gem for level 1."""
    state = in_development(seat(), seat(hand=(5,), gems=(0, 0, 0, 1)), seat(hand=(12,), gems=(0, 1, 0, 0)))
    state = play(state, Pass(0), Lay(1, 5), Lay(2, 12)).state
    assert state.tasks[-2:] == (ResolveNext((LaidCard(2, 12, False),)), AskPlace(1, 5))
    assert {again.seats[2].gems for again in resamples(view(state, 0))} == {(0, 1, 0, 0)}


@rule("R6.8", "R7.10")
def test_a_law_and_a_card_that_infinite_gems_pay_need_no_gem() -> None:
    """Ben places a law, or card 32 with his infinite green gem: all hidden gems may be Cleo's."""
    free = seat(on(1, 0, 35, infinite=(GREEN,)), hand=(32, 88), gems=(1, 0, 0, 0))
    for number in (32, 88):
        state = play(in_development(seat(), free, seat()), Pass(0), Lay(1, number), Pass(2)).state
        assert NO_GEMS in {again.seats[1].gems for again in resamples(view(state, 0))}


@rule("C12", "C21")
def test_a_gem_of_the_own_circle_may_pay_where_the_rules_say_so() -> None:
    """With `circle_bonus_timing` before payment, whoever places a card can pay with what the view allows."""
    edition = DEFAULTS.with_options(circle_bonus_timing=CircleBonusTiming.BEFORE_PAYMENT)
    _, state = ready(2, 32, (0, 1, 1, 0), others=2, edition=edition)
    for again in resamples(view(state, 1)):
        assert legal_actions(again, 0) != ()


@rule("L67")
def test_who_picks_a_token_can_pay_for_the_swap() -> None:
    """Ada has picked a token of hers to swap, so she has three gems at least."""
    tokens = Tokens(magic=1)
    ada = seat(on(1, 0, 33, tokens=tokens), gems=(1, 1, 1, 0), hand=(67,))
    state = place(in_development(ada, seat(on(1, 0, 35, tokens=tokens)), seat(gems=(3, 3, 3, 3))), 67, 1, 1).state
    assert min(sum(again.seats[0].gems) for again in resamples(view(state, 1))) < 7
    state = play(state, PickToken(0, 0, Place(1, 0), Token(TokenKind.MAGIC))).state
    assert min(sum(resample(view(state, 1), seed).seats[0].gems) for seed in range(200)) >= 3


@rule("L67")
def test_who_is_asked_about_a_swap_may_have_nothing_to_pay_it_with() -> None:
    """What lies behind a screen is no reason not to ask: one gem is hidden, and Ada or Cleo has it."""
    tokens = Tokens(magic=1)
    ada = seat(on(1, 0, 33, tokens=tokens), hand=(67,))
    ben = seat(on(1, 0, 35, tokens=tokens))
    state = place(in_development(ada, ben, seat(gems=(1, 0, 0, 0))), 67, 1, 1).state
    assert {sum(again.seats[0].gems) for again in resamples(view(state, 1))} == {0, 1}


@rule("C46", "C21")
def test_who_discards_a_card_need_not_be_able_to_pay_for_it() -> None:
    """Ben pays a yellow gem for card 5; a red one, which card 12 of Cleo costs, may be his, for she discards it."""
    edition = DEFAULTS.with_options(discard_for_gems=2)
    state = in_development(seat(), seat(hand=(5,), gems=(0, 1, 0, 1)), seat(hand=(12,)), edition=edition)
    state = play(state, Pass(0), Lay(1, 5), DiscardForGems(2, 12)).state
    assert state.task == AskPlace(1, 5)
    assert {again.seats[2].gems for again in resamples(view(state, 0))} == {NO_GEMS, (0, 1, 0, 0)}


# -- attack tokens and choices -----------------------------------------------------------------------------------------


@rule("R7.7", "L71")
def test_attack_tokens_are_at_most_what_the_pyramid_can_have_brought() -> None:
    """Ben's law 71 may have brought one, and so may law 77; his characters on level 1 bring none."""
    ben = seat(*rows((33, 35)), on(1, 2, 71), on(1, 3, 77))
    found = {again.seats[1].attack for again in resamples(view(in_auction(seat(attack=3), ben), 0))}
    assert found == {0, 1, 2}


def test_a_law_of_a_designer_can_have_brought_attack_tokens_too() -> None:
    passing = Whenever(Trigger.PASSED, do=(Gain(Reward(attack=1)),))
    cards = with_laws(bare_law(89, TurnToken()), bare_law(90, whenever=(passing,)))
    for number, least in ((89, 1), (90, 2)):
        ben = seat(*rows((33,)), on(1, 1, number, card_set=cards))
        seen = view(in_auction(seat(), ben, card_set=cards), 0)
        found = {again.seats[1].attack for again in resamples(seen)}
        assert min(found) == 0
        assert max(found) >= least


@rule("R10.1")
def test_attack_tokens_are_no_secret_when_the_screens_are_off() -> None:
    state = next(state for game in range(GAMES) for state in sampled(game) if state.is_over)
    again = resample(view(state, None), 1)
    assert again.seats == state.seats


@rule("R5.1", "R5.2")
def test_what_others_have_chosen_in_secret_is_legal() -> None:
    state = play(in_auction(seat(), seat(gems=(3, 3, 3, 3)), seat(gems=(3, 3, 3, 3))), Bid(1, RED)).state
    found = resamples(view(state, 0))
    assert all(again.sealed[1] in legal_actions(attrs.evolve(again, sealed=(None,) * 3), 1) for again in found)
    assert len({again.sealed[1] for again in found}) > 2
    assert {(again.sealed[0], again.sealed[2]) for again in found} == {(None, None)}


# -- cards that wait to be tucked --------------------------------------------------------------------------------------


def hidden_tucks() -> Iterator[tuple[GameState, int | None]]:
    """Views of games with laws of any make in which somebody may tuck what was drawn in secret."""
    for game in range(len(TABLES), 4 * GAMES):
        for state in sampled(game):
            for viewer in viewers(state) if any(isinstance(task, AskTuckTaken) for task in state.tasks) else ():
                if any(isinstance(task, HiddenTuck | HiddenTucks) for task in view(state, viewer).tasks):
                    yield state, viewer


@rule("L78")
def test_a_card_that_waits_to_be_tucked_is_one_of_its_kind_in_the_hand() -> None:
    found = tuple(islice(hidden_tucks(), 6))
    assert len(found) == 6
    for state, viewer in found:
        again = resample(view(state, viewer), 1)
        assert isinstance(again.task, AskTuckTaken)
        assert again.task.card in again.seats[again.task.seat].numbers
        assert [type(task) for task in again.tasks] == [type(task) for task in state.tasks]


@rule("L78")
def test_any_hidden_card_of_its_kind_may_be_the_one_that_waits() -> None:
    """Ben sees that Ada may tuck a law: in drawn states it is now the lowest law of her hand, now another."""
    seen = view(drawn_together(), 1)
    lowest = [again.task == AskTuckTaken(0, min(again.seats[0].numbers)) for again in resamples(seen)]
    assert {*lowest} == {True, False}


def drawn_together(*known_to_ben: int) -> GameState:
    """Ada has drawn laws 81, 82 and 83 together, and may tuck each; Ben knows some of them."""
    edition = DEFAULTS.with_options(sequential_draw=False)
    cards = with_laws(bare_law(77, Draw(Deck.LAWS, 3)))
    ada = seat(*rows((33,)), on(1, 1, 78), hand=(77, 88))
    state = in_development(ada, seat(), law_deck=(81, 82, 83, 84), edition=edition, card_set=cards)
    state = place(state, 77, 1, 2).state
    hand = tuple(HiddenCard(c.number, (1,)) if c.number in known_to_ben else c for c in state.seats[0].hand)
    return attrs.evolve(state, seats=(attrs.evolve(state.seats[0], hand=hand), state.seats[1]))


@rule("B6", "L78")
@pytest.mark.parametrize("known", [(), (81,), (82,), (83,), (81, 82), (82, 83), (81, 82, 83)])
def test_cards_drawn_together_wait_one_after_the_other(known: tuple[int, ...]) -> None:
    """Three different laws of Ada's hand wait, those that Ben knows in their places."""
    state = drawn_together(*known)
    for viewer in viewers(state):
        for again in resamples(view(state, viewer)):
            assert view(again, viewer) == view(state, viewer)
            assert isinstance(again.tasks[-2], TuckTakenCards)
            assert isinstance(again.task, AskTuckTaken)
            waiting = {again.task.card, *(number for _, number in again.tasks[-2].taken)}
            assert (len(waiting), waiting <= set(again.seats[0].numbers)) == (3, True)


# -- views that no game has --------------------------------------------------------------------------------------------


def auction_view() -> GameView:
    return view(in_auction(seat(hand=(5,)), seat(hand=(6, 87))), 0)


def with_other_seat(seen: GameView, **changes: object) -> GameView:
    return attrs.evolve(seen, seats=(seen.seats[0], attrs.evolve(seen.seats[1], **changes)))  # type: ignore[arg-type]


SPOILED = {
    "a back less": lambda s: with_other_seat(s, hand=s.seats[1].hand[:1]),
    "a deck too large": lambda s: attrs.evolve(s, auction_deck=s.auction_deck + 1),
    "a gem too many": lambda s: attrs.evolve(s, bank=add_gems(s.bank, (9, 0, 0, 0))),
    "a gem too few where all screens are shown": lambda s: attrs.evolve(
        with_other_seat(s, gems=NO_GEMS, attack=0), bank=subtract_gems(s.bank, (1, 0, 0, 0))
    ),
    "a choice that was not asked for": lambda s: attrs.evolve(with_other_seat(s, has_chosen=True), tasks=()),
    "a character to tuck that is not there": lambda s: attrs.evolve(
        with_other_seat(s, hand=s.seats[1].hand[1:]),
        auction_deck=s.auction_deck + 1,
        tasks=(*s.tasks, HiddenTuck(1, CardKind.CHARACTER)),
    ),
    "a turn that there is not": lambda s: attrs.evolve(s, turn=13),
    "a character on the law deck": lambda s: attrs.evolve(
        s, law_deck=attrs.evolve(s.law_deck, top=(SeenCard(CardKind.CHARACTER),))
    ),
    "a card in the air": lambda s: with_other_seat(s, pyramid=Pyramid((on(3, 0, 12),))),
    "a card below the ground": lambda s: with_other_seat(s, pyramid=Pyramid((on(0, 0, 12),))),
    "a card above the top": lambda s: with_other_seat(s, pyramid=Pyramid((on(6, 0, 12),))),
    "two cards at one place": lambda s: with_other_seat(s, pyramid=Pyramid((on(1, 0, 12), on(1, 0, 14)))),
    "nobody who owes a choice": lambda s: attrs.evolve(s, owes=()),
    "fewer legal actions": lambda s: attrs.evolve(s, legal=s.legal[1:]),
    "a choice that is still owed": lambda s: attrs.evolve(s, chosen=s.legal[0]),
}


@pytest.mark.parametrize("spoil", SPOILED.values(), ids=SPOILED)
def test_a_view_that_no_game_has_is_refused(spoil: object) -> None:
    """A view that somebody has made up is a `ValueError`, not another game, before anything is drawn from it."""
    assert callable(spoil)
    spoiled = spoil(auction_view())
    for ask in (partial(resample, seed=1), resampler):
        with pytest.raises(ValueError, match="no game has this view"):
            ask(spoiled)


@pytest.mark.parametrize("seed", [None, 1.0, "1", True])
def test_a_seed_is_an_int(seed: object) -> None:
    """As with `new_game`, for one state and for many."""
    for draw in (partial(resample, auction_view()), resampler(auction_view()).draw):
        with pytest.raises(TypeError, match="needs an int for seed"):
            draw(seed)  # type: ignore[arg-type]
