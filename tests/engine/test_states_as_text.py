"""States as text: what a failed test and `print` show of them."""

from __future__ import annotations

import re

import attrs

import viceroy
from hand_built import RED
from viceroy import Place
from viceroy.engine.frame.chance import Chance
from viceroy.engine.state import HiddenCard, Seat
from viceroy.model.cards import DescribedCard, Sections
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.values import code

PRINTED = viceroy.load_card_set("printed").by_number
STATE = viceroy.new_game(("Ada", "Ben"), edition="german", seed=7)


def test_a_card_set_is_shown_by_its_name_and_counts() -> None:
    assert repr(STATE.rules.card_set) == "<CardSet 'printed': 64 characters, 24 laws>"


def test_a_pyramid_shows_its_cards_by_number_and_id() -> None:
    placed = PlacedCard(Place(1, 0), PRINTED[32], tucked=(viceroy.load_card_set("printed").laws[0],))
    assert "card=<32 captain>, " in repr(placed)
    assert repr(placed).endswith("tucked=(<65 replacement>,))")
    described = DescribedCard(Sections(RED, RED, RED, RED))
    assert f"card={described!r}, " in code(PlacedCard(Place(1, 0), described))


def test_a_state_is_shown_by_a_digest_and_its_moment() -> None:
    """Equal states have equal digests, and a gem more or another seed makes another one."""
    moment = "german, 'printed', Ada, Ben; turn 0; to act: Ada, Ben>"
    assert re.fullmatch(rf"<GameState [0-9a-f]{{8}}: {moment}", repr(STATE))
    assert re.fullmatch(rf"<GameView [0-9a-f]{{8}} of seat 1: {moment}", repr(viceroy.view(STATE, 1)))
    assert re.fullmatch(rf"<GameView [0-9a-f]{{8}} of a spectator: {moment}", repr(viceroy.view(STATE, None)))
    again = viceroy.new_game(("Ada", "Ben"), edition="german", seed=7)
    richer = attrs.evolve(STATE, bank=(5, 4, 4, 4))
    assert repr(again) == repr(STATE)
    assert len({repr(state) for state in (STATE, richer, attrs.evolve(STATE, chance=Chance(8)))}) == 3


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


def test_printing_a_view_shows_the_table_as_its_seat_sees_it() -> None:
    """R2.4: what lies behind another screen is hidden, and of a hand only the backs are seen."""
    state = attrs.evolve(
        STATE,
        seats=tuple(Seat(gems=(2, 0, 1, 0), attack=1, hand=(HiddenCard(12, (1,)), HiddenCard(70))) for _ in range(2)),
        turn=3,
        auction=2,
    )
    assert str(viceroy.view(state, 1)).splitlines() == [
        "german, turn 3, auction 2; to act: Ada, Ben; as seen by Ben",
        "bank: 4 blue 4 red 4 green 4 yellow",
        "row: blue - -, red - -, green - -, yellow - -",
        f"decks: auction {len(state.auction_deck)}, reserve {len(state.reserve_deck)}, laws 24",
        "Ada: gems ?, attack ?; hand 12 law; pyramid none",
        "Ben: 2 blue 0 red 1 green 0 yellow, attack 1; hand 12 70; pyramid none",
    ]
    assert str(viceroy.view(state, None)).splitlines()[0].endswith("; as seen by a spectator")
