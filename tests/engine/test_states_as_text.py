"""States as text: what a failed test and `print` show of them."""

from __future__ import annotations

import attrs

import viceroy
from hand_built import RED
from viceroy import Place
from viceroy.engine.state import HiddenCard, Seat
from viceroy.model.cards import DescribedCard, Sections
from viceroy.model.pyramid import PlacedCard, Pyramid

PRINTED = viceroy.load_card_set("printed").by_number
STATE = viceroy.new_game(("Ada", "Ben"), edition="german", seed=7)


def test_a_card_set_is_shown_by_its_name_and_counts() -> None:
    assert repr(STATE.rules.card_set) == "<CardSet 'printed': 64 characters, 24 laws>"
    assert len(repr(STATE)) < 10_000


def test_a_pyramid_shows_its_cards_by_number_and_id() -> None:
    placed = PlacedCard(Place(1, 0), PRINTED[32], tucked=(viceroy.load_card_set("printed").laws[0],))
    assert "card=<32 captain>, " in repr(placed)
    assert repr(placed).endswith("tucked=(<65 replacement>,))")
    described = DescribedCard(Sections(RED, RED, RED, RED))
    assert f"card={described!r}, " in repr(PlacedCard(Place(1, 0), described))


def test_printing_a_state_shows_the_table() -> None:
    """R2.2, R2.3: two players, of whose 32 gems each gets two of each color."""
    ada = Seat(
        gems=(2, 0, 1, 0),
        attack=1,
        hand=(HiddenCard(12), HiddenCard(70)),
        pyramid=Pyramid((PlacedCard(Place(1, 0), PRINTED[32]), PlacedCard(Place(1, 1), PRINTED[5]),
                         PlacedCard(Place(2, 0), PRINTED[40]))),
    )  # fmt: skip
    state = attrs.evolve(
        STATE, seats=(ada, STATE.seats[1]), turn=3, auction=2, bases=(17, None, 4, 8), tips=(None, 9, 1, 2)
    )
    assert str(state).splitlines() == [
        "german, turn 3, auction 2; to act: Ada, Ben",
        "bank: 4 blue 4 red 4 green 4 yellow",
        "row: blue 17 -, red - 9, green 4 1, yellow 8 2",
        f"decks: auction {len(state.auction_deck)}, reserve {len(state.reserve_deck)}, laws 24",
        "Ada: 2 blue 0 red 1 green 0 yellow, attack 1; hand 12 70; pyramid 32 5 / 40",
        "Ben: 2 blue 2 red 2 green 2 yellow, attack 0; hand none; pyramid none",
    ]
