"""Who knows what when a law lets its player look; what it does then stands in the rules suites."""

from __future__ import annotations

import pytest

from law_play import after, bare_law, place, with_laws
from positions import in_development, on, play, seat, told
from rules import rule
from viceroy import resample, view
from viceroy.engine.actions import KeepCard, LookBehind, PutBack
from viceroy.engine.events import CardsLookedAt, RestPutBack, ScreenSeen
from viceroy.engine.prompts import AskScreen
from viceroy.engine.reducer import Step, legal_actions
from viceroy.engine.state import GameState
from viceroy.engine.views import SeenCard, events_for
from viceroy.model.laws import Effect, Look, LookBehindScreen, LookedDeck, Rest
from viceroy.model.quantities import CardKind
from viceroy.sessions.session import revealed_by
from viceroy.wording.game import Narrator

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
