"""Ideas of designers for laws that act while a game runs, told as data: what each of them brings at a table."""

from __future__ import annotations

from pathlib import Path

from hand_built import YELLOW
from law_play import lay_and_pass, place, with_laws
from positions import in_auction, in_development, laid, on, play, row, rows, seat, told
from viceroy.cardsets import load_card_set
from viceroy.engine.actions import Pass, PlaceCard, TakeGems
from viceroy.engine.events import CardPlaced
from viceroy.engine.prompts import AskGems
from viceroy.engine.state import GameState
from viceroy.model.cards import LawCard
from viceroy.model.geometry import Place

IDEAS = load_card_set(Path(__file__).parents[1] / "data" / "forty_ideas.yaml").by_number
CARDS = with_laws(*(law for number, law in IDEAS.items() if number > 130 and isinstance(law, LawCard)))


def facing(number: int, *hand: int) -> GameState:
    """Seat 0 plays a law of its hand, and seat 1 has the law of an idea."""
    there = on(1, 1, number, card_set=CARDS)
    return in_development(seat(on(1, 0, 33), hand=hand), seat(on(1, 0, 34), there), card_set=CARDS)


def test_37_red_costs_one_less() -> None:
    """Card 3 costs a red gem on level 1: with the law it costs nothing there, and can be laid without a gem."""
    assert CARDS.characters[2].cost(1) == (0, 1, 0, 0)
    here = on(1, 1, 137, card_set=CARDS)
    state = laid(in_development(seat(on(1, 0, 33), here, hand=(3,)), seat(), card_set=CARDS), 3)
    done = play(state, PlaceCard(0, Place(1, 2), left_out=(0, 1, 0, 0)))
    assert told(done, CardPlaced)[0].paid == (0, 0, 0, 0)


def test_39_two_gems_more_for_a_pass() -> None:
    """A pass brings 3 gems, and 2 more with the law."""
    here = on(1, 1, 139, card_set=CARDS)
    state = in_auction(seat(on(1, 0, 33), here), seat(on(1, 0, 34)), row=row(blue=35), card_set=CARDS)
    assert play(state, Pass(0), Pass(1)).state.task == AskGems(0, 5)


def test_38_a_gem_for_a_circle() -> None:
    """Law 85 over two yellow corners: the yellow gem of the circle, and one more of any color."""
    right = next(card.number for card in CARDS.characters if card.sections.top_right == YELLOW)
    lefts = [card.number for card in CARDS.characters if card.sections.top_left == YELLOW]
    pair = (right, next(number for number in lefts if number != right))
    own = seat(*rows(pair), on(1, 2, 138, card_set=CARDS), hand=(85,))
    asked = place(in_development(own, seat(), card_set=CARDS), 85, 2, 0).state
    assert asked.seats[0].gems == (0, 0, 0, 1)
    assert asked.task == AskGems(0, 1)
    assert play(asked, TakeGems(0, (1, 0, 0, 0))).state.seats[0].gems == (1, 0, 0, 1)


def test_40_a_gem_for_a_law_of_another() -> None:
    """Seat 0 plays law 85; seat 1 takes a gem."""
    asked = play(lay_and_pass(facing(140, 85), 85).state, PlaceCard(0, Place(1, 1))).state
    assert asked.task == AskGems(1, 1)
    assert play(asked, TakeGems(1, (0, 1, 0, 0))).state.seats[1].gems == (0, 1, 0, 0)
