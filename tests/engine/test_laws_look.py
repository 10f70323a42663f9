"""Laws that let their player look: at the top cards of a deck, and behind the screen of another player."""

from __future__ import annotations

import pytest

from law_play import after, bare_law, lay_and_pass, place, with_laws
from positions import in_development, on, play, refusal, seat, told
from rules import rule
from viceroy import resample, view
from viceroy.engine.actions import KeepCard, Lay, LookBehind, PlaceCard, PutBack, TuckTaken
from viceroy.engine.events import CardDrawn, CardsLookedAt, NoEffect, RestPutBack, ScreenSeen
from viceroy.engine.prompts import AskArrange, AskKeep, AskLay, AskScreen, AskTuckTaken
from viceroy.engine.reducer import Step, legal_actions
from viceroy.engine.state import GameState
from viceroy.engine.views import SeenCard, events_for
from viceroy.errors import RefusalCode
from viceroy.model.geometry import Place
from viceroy.model.laws import Effect, Look, LookBehindScreen, LookedDeck, Rest
from viceroy.model.quantities import CardKind
from viceroy.sessions.session import revealed_by
from viceroy.wording.narration import Narrator
from viceroy.wording.refusals import refusal_text

TEST, OTHER = 89, 90
LAWS, AUCTION = LookedDeck.LAWS, LookedDeck.AUCTION
DECK = (70, 71, 72, 73, 74)
"""The law deck, the top card first."""


def looking(*effects: Effect, seats: int = 3) -> Step:
    """Seat 0 has played law 89, which does this; law 90, in the hand of seat 1, does the same."""
    cards = with_laws(bare_law(TEST, *effects), bare_law(OTHER, *effects))
    own = seat(on(1, 0, 33), hand=(TEST,))
    others = [seat(on(1, 0, 34), gems=(1, 2, 0, 0), attack=3), *(seat() for _ in range(seats - 2))]
    return place(in_development(own, *others, law_deck=DECK, card_set=cards), TEST, 1, 1)


def deck(state: GameState) -> list[int]:
    return [card.number for card in reversed(state.law_deck)]


# -- a deck ------------------------------------------------------------------------------------------------------------


def test_one_card_is_kept_and_the_others_go_back_on_top_in_the_chosen_order() -> None:
    """Of 70, 71 and 72 seat 0 keeps 71, then puts back 70, and 72 on top of it."""
    asked = looking(Look(LAWS, 3, 1, Rest.TOP))
    assert told(asked, CardsLookedAt) == (CardsLookedAt(0, LAWS, 3, (70, 71, 72)),)
    assert asked.state.task == AskKeep(0, LAWS, 3, 1, Rest.TOP)
    assert legal_actions(asked.state, 0) == (KeepCard(0, 70), KeepCard(0, 71), KeepCard(0, 72))
    kept = after(asked, KeepCard(0, 71))
    assert told(kept, RestPutBack) == (RestPutBack(0, LAWS, 2, Rest.TOP),)
    assert kept.state.task == AskArrange(0, LAWS, 2, Rest.TOP)
    done = after(kept, PutBack(0, 70))
    assert deck(done.state) == [72, 70, 73, 74]
    assert done.state.seats[0].numbers == (71,)
    assert isinstance(done.state.task, AskLay)


def test_cards_that_go_under_the_deck_lie_in_the_chosen_order() -> None:
    """Nothing is kept: 71 goes under the deck, then 72, then 70, the lowest."""
    done = after(looking(Look(LAWS, 3, 0, Rest.BOTTOM)), PutBack(0, 71), PutBack(0, 72))
    assert deck(done.state) == [73, 74, 71, 72, 70]


def test_a_single_card_that_is_left_goes_back_without_a_question() -> None:
    done = after(looking(Look(LAWS, 2, 1, Rest.BOTTOM)), KeepCard(0, 70))
    assert deck(done.state) == [72, 73, 74, 71]
    assert isinstance(done.state.task, AskLay)


def test_all_cards_that_are_kept_are_drawn() -> None:
    """Keep 2 of 2, or 9 of 9 where the deck has five: no choice, and cards drawn."""
    for look, left in ((Look(LAWS, 2, 2, Rest.TOP), [72, 73, 74]), (Look(LAWS, 9, 9, Rest.TOP), [])):
        done = looking(look)
        assert deck(done.state) == left
        assert len(told(done, CardDrawn)) == 5 - len(left)
        assert told(done, CardsLookedAt) == ()


def test_the_player_looks_at_as_many_cards_as_there_are() -> None:
    asked = looking(Look(LAWS, 9, 1, Rest.TOP))
    assert asked.state.task == AskKeep(0, LAWS, 5, 1, Rest.TOP)
    empty = looking(Look(LAWS, 9, 9, Rest.TOP), Look(LAWS, 2, 1, Rest.TOP))
    assert isinstance(empty.state.task, AskLay)


@rule("L78")
def test_a_card_that_is_kept_may_be_tucked_before_the_next_is_chosen() -> None:
    """Law 78 lies there: it asks about the first card kept, then the second is chosen."""
    cards = with_laws(bare_law(TEST, Look(LAWS, 3, 2, Rest.TOP)))
    own = seat(on(1, 0, 33), on(1, 1, 78), hand=(TEST,))
    asked = place(in_development(own, seat(), law_deck=DECK, card_set=cards), TEST, 1, 2)
    kept = after(asked, KeepCard(0, 72))
    assert kept.state.task == AskTuckTaken(0, 72)
    tucked = after(kept, TuckTaken(0, Place(1, 1)))
    assert tucked.state.task == AskKeep(0, LAWS, 2, 1, Rest.TOP)


def test_nothing_else_may_be_kept_or_put_back() -> None:
    """Card 73 lies too deep; the reason names what is looked at."""
    asked = looking(Look(LAWS, 3, 1, Rest.TOP)).state
    found = refusal(asked, KeepCard(0, 73))
    assert found.code is RefusalCode.NOT_LOOKED_AT
    assert refusal_text(found) == "you do not look at card 73, but at 70, 71 and 72 (L70)"
    kept = play(asked, KeepCard(0, 71)).state
    assert refusal(kept, PutBack(0, 71)).code is RefusalCode.NOT_LOOKED_AT
    assert refusal(kept, KeepCard(0, 70)).code is RefusalCode.WRONG_ACTION


# -- who knows what ----------------------------------------------------------------------------------------------------


@rule("R2.4", "L70")
def test_only_who_looks_knows_the_cards() -> None:
    """Seat 0 sees three numbers, on top of the deck; others see three backs that seat 0 knows, and how many."""
    asked = looking(Look(LAWS, 3, 1, Rest.TOP))
    own, other = (view(asked.state, seat).law_deck.top for seat in (0, 1))
    assert [card.number for card in own] == [70, 71, 72]
    assert other == (SeenCard(CardKind.LAW, None, (0,)),) * 3
    for other_seat in (1, None):
        (seen,) = [event for event in events_for(asked.events, other_seat) if isinstance(event, CardsLookedAt)]
        assert seen == CardsLookedAt(0, LAWS, 3, None)


@pytest.mark.parametrize("rest", Rest)
def test_states_drawn_from_a_view_keep_what_is_known(rest: Rest) -> None:
    """Two cards went back; seat 0 finds them in each state that it draws, seat 1 finds any laws there."""
    look = Look(LAWS, 3, 1, rest)
    done = after(looking(look), KeepCard(0, 71), PutBack(0, 70)).state
    own = {tuple(deck(resample(view(done, 0), seed))) for seed in range(20)}
    assert {order[:2] if rest is Rest.TOP else order[-2:] for order in own} == {(72, 70)[:: 1 if rest == "top" else -1]}
    other = {tuple(deck(resample(view(done, 1), seed))) for seed in range(20)}
    assert len(other) > 10


def test_the_auction_deck_may_be_looked_at() -> None:
    """Two cards, in any order; seat 0 knows what comes next, and the row shows it to all."""
    asked = looking(Look(AUCTION, 2, 0, Rest.TOP))
    second, first = (card.number for card in asked.state.auction_deck[-2:])
    done = after(asked, PutBack(0, first)).state
    assert [card.number for card in done.auction_deck[-2:]] == [first, second]
    assert [card.number for card in view(done, 0).auction_top] == [second, first]
    assert [card.number for card in view(done, 1).auction_top] == [None, None]
    assert [card.number for card in resample(view(done, 0), 7).auction_deck[-2:]] == [first, second]


def test_what_another_player_knew_is_lost_where_the_order_is_secret() -> None:
    """Seat 1 has looked at the top card; seat 0 looks at three, and puts them back in an order that nobody sees."""
    cards = with_laws(bare_law(TEST, Look(LAWS, 1, 0, Rest.TOP)), bare_law(OTHER, Look(LAWS, 3, 0, Rest.TOP)))
    own, other = seat(on(1, 0, 33), hand=(OTHER,)), seat(on(1, 0, 34), hand=(TEST,))
    state = in_development(own, other, seat(), law_deck=DECK, card_set=cards)
    known = play(lay_and_pass(state, OTHER, Lay(1, TEST)).state, PlaceCard(1, Place(1, 1))).state
    assert view(known, 0).law_deck.top == (SeenCard(CardKind.LAW, None, (1,)),)
    assert view(known, 1).law_deck.top == (SeenCard(CardKind.LAW, 70, (1,)),)
    asked = play(known, PlaceCard(0, Place(1, 1))).state
    assert {card.known_by for card in view(asked, 1).law_deck.top} == {(0,)}


def test_a_card_that_is_drawn_is_known_to_who_looked_at_it() -> None:
    """Seat 0 looked at law 70, and seat 1 draws it: seat 0 knows that card of the other hand."""
    cards = with_laws(bare_law(TEST, Look(LAWS, 1, 0, Rest.TOP)), bare_law(OTHER, Look(LAWS, 1, 1, Rest.TOP)))
    own, other = seat(on(1, 0, 33), hand=(TEST,)), seat(on(1, 0, 34), hand=(OTHER,))
    state = in_development(own, other, seat(), law_deck=DECK, card_set=cards)
    laid = lay_and_pass(state, TEST, Lay(1, OTHER)).state
    looked = play(laid, PlaceCard(0, Place(1, 1))).state
    assert [card.number for card in view(looked, 0).law_deck.top] == [70]
    drawn = play(looked, PlaceCard(1, Place(1, 1))).state
    assert drawn.seats[1].numbers == (70,)
    assert view(drawn, 0).seats[1].hand == (SeenCard(CardKind.LAW, 70, (0,)),)
    assert view(drawn, 2).seats[1].hand == (SeenCard(CardKind.LAW),)


# -- a screen ----------------------------------------------------------------------------------------------------------


@rule("R2.4")
def test_who_looks_behind_a_screen_alone_learns_what_is_there() -> None:
    """Seat 1 has 1 blue and 2 red gems and 3 attack tokens; seat 2 and a spectator learn only that seat 0 looked."""
    asked = looking(LookBehindScreen())
    assert asked.state.task == AskScreen(0)
    assert legal_actions(asked.state, 0) == (LookBehind(0, 1), LookBehind(0, 2))
    done = play(asked.state, LookBehind(0, 1))
    assert told(done, ScreenSeen) == (ScreenSeen(0, 1, (1, 2, 0, 0), 3),)
    assert [event for event in events_for(done.events, 0) if isinstance(event, ScreenSeen)] == [*told(done, ScreenSeen)]
    for other in (1, 2, None):
        assert ScreenSeen(0, 1, None, None) in events_for(done.events, other)
    assert view(done.state, 0).seats[1].gems is None


def test_there_is_no_choice_of_screens_between_two_players() -> None:
    done = looking(LookBehindScreen(), seats=2)
    assert len(told(done, ScreenSeen)) == 1
    found = refusal(looking(LookBehindScreen()).state, LookBehind(0, 0))
    assert found.code is RefusalCode.NOT_ANOTHER_PLAYER


def test_a_single_player_looks_behind_no_screen() -> None:
    """A virtual opponent has none (R12.1): the law has no effect."""
    cards = with_laws(bare_law(TEST, LookBehindScreen()))
    state = in_development(seat(on(1, 0, 33), hand=(TEST,)), virtual_opponents=1, card_set=cards)
    assert told(place(state, TEST, 1, 1), NoEffect) == (NoEffect(0, TEST),)


# -- what is told ------------------------------------------------------------------------------------------------------


def test_what_was_looked_at_cannot_be_taken_back() -> None:
    """Neither a look at a deck nor one behind a screen can be undone: a secret has come out."""
    for effect in (Look(LAWS, 3, 1, Rest.TOP), LookBehindScreen()):
        done = looking(effect, seats=2)
        assert revealed_by(done.state, done) is not None


def test_looking_is_narrated_without_its_secrets() -> None:
    asked = looking(Look(LAWS, 2, 0, Rest.BOTTOM))
    narrator = Narrator(("Ada", "Ben", "Eve"), asked.state.rules.card_set)
    (looked,) = told(asked, CardsLookedAt)
    assert narrator.tell(looked) == "Ada looks at the top 2 cards of the law deck: 70 Council, 71 Campaign."
    assert narrator.tell(CardsLookedAt(0, AUCTION, 1, None)) == "Ada looks at the top card of the auction deck."
    assert narrator.tell(RestPutBack(0, LAWS, 2, Rest.BOTTOM)) == "Ada puts 2 cards back at the bottom of the law deck."
    told_all = "Ada looks behind the screen of Ben: 1 blue, 2 red and 3 attack tokens."
    assert narrator.tell(ScreenSeen(0, 1, (1, 2, 0, 0), 3)) == told_all
    assert narrator.tell(ScreenSeen(0, 1, None, None)) == "Ada looks behind the screen of Ben."
