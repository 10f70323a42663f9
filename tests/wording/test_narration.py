"""Events in English."""

from __future__ import annotations

from typing import get_args

import pytest

import viceroy
from golden import FOLDER
from positions import NAMES, in_auction, on, seat
from rules import rule
from viceroy import events
from viceroy.bots import RandomBot, play_out
from viceroy.cardsets import load_card_set
from viceroy.engine.actions import RevealedBid, RevealedClaim, Slot, Token, TokenAt, VirtualBid
from viceroy.engine.prompts import AskChoice, AskOption
from viceroy.engine.state import GameState
from viceroy.engine.views import GameView, seen_by, view
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck, DeckEnd, Gain, LookedDeck, Reward
from viceroy.model.pyramid import Section
from viceroy.model.tokens import NO_GEMS, Color, TokenKind, Tokens, TokenSide
from viceroy.sessions.new_game import start_game
from viceroy.wording.catalog import catalog_of
from viceroy.wording.game import Narrator, is_told
from viceroy.wording.languages import finished_tags
from viceroy.wording.laws import effect_sentence

KINDS = get_args(events.Event)


@pytest.fixture(scope="module")
def ada_and_ben() -> Narrator:
    return Narrator(("Ada", "Ben"), load_card_set("printed"))


def test_every_event_has_a_line_in_every_language() -> None:
    """Those of the golden file of JSON documents, which has each kind of event."""
    every = [viceroy.loads(line) for line in (FOLDER / "event-2.jsonl").read_text("utf-8").splitlines()]
    assert {type(event) for event in every} == {*KINDS}
    for language in finished_tags():
        narrator = Narrator(("Ada", "Ben", "Cy", "Di"), load_card_set("printed"), language)
        assert all(narrator.tell(event) for event in every)


def test_lines_name_players_and_cards(ada_and_ben: Narrator) -> None:
    assert ada_and_ben.tell(events.Passed(1)) == "Ben passes."
    assert ada_and_ben.tell(events.FirstCardPlaced(0, 32)) == "Ada starts with 32 Captain."
    assert ada_and_ben.tell(events.GemsTaken(0, (2, 0, 1, 0))) == "Ada takes 2 blue, 1 green from the bank."
    assert ada_and_ben.tell(events.InfiniteGemLost(1, Color.RED)) == "Ben gets no infinite red gem."


def test_what_is_secret_stays_untold(ada_and_ben: Narrator) -> None:
    drawn = events.CardDrawn(0, Deck.RESERVE, 17)
    assert ada_and_ben.tell(seen_by(drawn, 0)) == "Ada draws 17 Corporal from the reserve deck."
    assert ada_and_ben.tell(seen_by(drawn, 1)) == "Ada draws a card from the reserve deck."
    dealt = events.LawsDealt(0, 3, (70, 71, 72))
    assert ada_and_ben.tell(seen_by(dealt, 1)) == "Ada gets 3 laws."
    returned = events.GemsReturned(0, (1, 1, 0, 0))
    assert ada_and_ben.tell(seen_by(returned, None)) == "Ada gives back 2 gems."


TWELVE, SMALL_BONUS = Token(TokenKind.POWER, 12), Token(TokenKind.MAGIC_BONUS, 3)
TOLD: list[tuple[events.Event, str]] = [
    (events.ClaimsRevealed((RevealedClaim(0, Color.RED, Slot.TIP), RevealedClaim(1, Color.RED, None))),
     "Claims: Ada upper red card, Ben no red card."),
    (events.BidsRevealed(
        (RevealedBid(0, Color.BLUE), RevealedBid(1, "pass")), (VirtualBid(0, Color.GREEN), VirtualBid(1, Color.RED))),
     "Hands open: Ada blue, Ben pass, virtual opponent 1 green, virtual opponent 2 red."),
    (events.CircleClosed(0, Place(2, 0), Color.RED, gem=True), "Ada completes a red circle and takes 1 red gem."),
    (events.CircleClosed(0, Place(2, 0), Color.RED, gem=False),
     "Ada completes a red circle; the bank has no red gem left."),
    (events.TokensSwapped(0, TokenAt(Place(1, 0), SMALL_BONUS), 1, TokenAt(Place(1, 0), TWELVE), (2, 1, 0, 0)),
     "Ada swaps tokens with Ben, a magic bonus of +3 for a power token of 12 points, paying 2 blue, 1 red."),
    (events.ScreenSeen(0, 1, (2, 0, 0, 1), 1),
     "Ada looks behind the screen of Ben: 2 blue, 1 yellow and 1 attack token."),
    (events.ScreenSeen(0, 1, None, None), "Ada looks behind the screen of Ben."),
    (events.HandDiscarded(1, (17,), (0, 2, 0, 0), 2),
     "Ben removes the screen: 2 red and 2 attack tokens; hand discarded: 17 Corporal."),
    (events.RestPutBack(0, LookedDeck.LAWS, 2, DeckEnd.TOP), "Ada puts 2 cards back on top of the law deck."),
    (events.RestPutBack(0, LookedDeck.LAWS, 1, DeckEnd.BOTTOM), "Ada puts 1 card back at the bottom of the law deck."),
    (events.TokenTurned(0, Place(1, 0), TokenSide.MAGIC),
     "Ada turns a token over: magic becomes science, level 1, place 0."),
    (events.LawResponded(1, 76), "76 Treasury of Ben takes effect."),
    (events.NoEffect(1, 76), "76 Treasury of Ben: an effect is not possible now."),
]  # fmt: skip


@pytest.mark.parametrize("language", finished_tags())
def test_no_gems_are_no_number(language: str) -> None:
    """A swap for nothing names no gems at all (L67); who loses none, or has none, is told so without a zero."""
    narrator = Narrator(("Ada", "Ben"), load_card_set("printed"), language)
    token, none = TokenAt(Place(1, 0), TWELVE), catalog_of(language).table.no_gems
    swapped, lost, shown = (
        narrator.tell(event)
        for event in (
            events.TokensSwapped(0, token, 1, token, NO_GEMS),
            events.GemsLost(0, NO_GEMS),
            events.HandDiscarded(0, (), NO_GEMS, 0),
        )
    )
    assert none not in swapped
    assert none in shown
    assert "0" not in f"{narrator.tell(events.Passed(0))}{lost}{shown}"


def test_a_line_says_who_did_it_to_whom_and_which_way(ada_and_ben: Narrator) -> None:
    assert [ada_and_ben.tell(event) for event, _ in TOLD] == [line for _, line in TOLD]


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_can_be_told(seed: int, ada_and_ben: Narrator) -> None:
    start = start_game(("Ada", "Ben"), seed=seed, edition="italian", virtual_opponents=seed % 3)
    lines = [ada_and_ben.tell(event) for step in play_out(start, RandomBot(seed)) for event in step.events]
    assert all(line and "\n" not in line for line in lines)
    assert [line for line in lines if line.startswith("— Turn")] == [f"— Turn {turn} —" for turn in range(1, 13)]
    assert {line[-1] for line in lines} <= {".", "—"}


# -- with the table in sight --------------------------------------------------------------------------------------

TABLE = in_auction(
    seat(on(1, -1, 44), on(1, 0, 2), on(1, 1, 12), on(2, -1, 35), on(2, 0, 37, tucked=(66,))),
    seat(on(1, 1, 76), on(1, 2, 14)),
)
"""Ada's level 1 has grown to both sides of her first card; Ben's first card is no longer there."""


@pytest.mark.parametrize("table", [TABLE, view(TABLE, 1), view(TABLE, None)], ids=["state", "seat", "spectator"])
def test_a_place_is_told_by_the_card_that_lies_there(ada_and_ben: Narrator, table: GameState | GameView) -> None:
    told = [
        ada_and_ben.tell(events.TokensGained(0, Place(2, -1), Tokens(magic=2)), table),
        ada_and_ben.tell(events.InfiniteGemGained(0, Place(1, 1), Color.RED, own=False), table),
        ada_and_ben.tell(events.GemStored(1, Place(1, 1), Color.BLUE), table),
        ada_and_ben.tell(events.CardTucked(0, 66, Place(2, 0)), table),
        ada_and_ben.tell(events.SectionPainted(0, Place(2, -1), Section.BOTTOM_LEFT, Color.RED), table),
    ]
    assert told == [
        "Ada gains 2 magic tokens on 35 Guard.",
        "Ada puts an infinite red gem from the bank on 12 Sentinel.",
        "Ben stores 1 blue gem on 76 Treasury.",
        "Ada tucks 66 Doubling under 37 Armourer.",
        "Ada paints the bottom left section of the circle under 35 Guard in red.",
    ]


@rule("L71")
def test_a_chosen_option_is_told_by_its_words_where_the_question_is_known(ada_and_ben: Narrator) -> None:
    chosen = events.OptionChosen(0, 2)
    rewards = AskOption(0, Place(1, 0), (Reward(gems=4), Reward(attack=1)))
    effects = AskChoice(0, 301, Place(1, 0), ((Gain(Reward(gems=4)),), (Gain(Reward(attack=1)), Gain(Reward(gems=2)))))
    told = [ada_and_ben.tell(chosen, TABLE, task=task) for task in (None, rewards, effects)]
    words = " ".join(effect_sentence(effect) for effect in effects.lists[1])
    assert told == ["Ada chooses option 2.", "Ada chooses: 1 attack token.", f"Ada chooses: {words}"]


@rule("L66")
def test_a_law_that_is_placed_under_a_card_needs_one_line() -> None:
    placed, tucked = events.CardPlaced(0, 66, Place(2, 0)), events.CardTucked(0, 66, Place(2, 0))
    assert not is_told(tucked, placed)
    assert is_told(tucked, events.CardTaken(0, 66, Color.RED, Slot.BASE))
    assert is_told(placed, None)


@pytest.mark.parametrize(
    ("seat_number", "card", "place", "where"),
    [
        (0, 44, Place(1, -1), "on level 1, left of 2 Ambassador"),
        (0, 12, Place(1, 1), "on level 1, right of 2 Ambassador"),
        (0, 35, Place(2, -1), "on level 2, across 44 and 2"),
        (0, 66, Place(2, 0), "under 37 Armourer"),
        (1, 76, Place(1, 1), "on level 1, left of 14 Executioner"),  # what lay at x 0 has gone (L74)
    ],
)
def test_a_placed_card_is_told_by_those_beside_or_below(
    ada_and_ben: Narrator, seat_number: int, card: int, place: Place, where: str
) -> None:
    """Where a card was placed can be found on the table: on level 1 beside another, above it across two."""
    told = ada_and_ben.tell(events.CardPlaced(seat_number, card, place), TABLE)
    assert told == f"{NAMES[seat_number]} places {ada_and_ben.card(card)} {where}."


def test_a_card_that_lies_alone_is_on_its_level(ada_and_ben: Narrator) -> None:
    """The only card of level 1 lies beside nothing: a law may take the place of the first card."""
    table = in_auction(seat(on(1, 0, 65)), seat(on(1, 0, 14)))
    assert ada_and_ben.tell(events.CardPlaced(0, 65, Place(1, 0)), table) == "Ada places 65 Replacement on level 1."


def test_where_a_card_has_gone_its_level_is_told(ada_and_ben: Narrator) -> None:
    """A card that was moved lies at its old place no more, so that place has only a level."""
    moved = events.CardMovedUnder(1, 3, Place(1, 0), Place(1, 1))
    assert ada_and_ben.tell(moved, TABLE) == "Ben moves 3 Herbalist from level 1 under 76 Treasury."


def test_without_a_table_a_place_is_its_level_and_x(ada_and_ben: Narrator) -> None:
    assert ada_and_ben.tell(events.CardPlaced(0, 44, Place(1, -1))) == "Ada places 44 Governor on level 1, place -1."
    assert ada_and_ben.tell(events.SectionPainted(0, Place(2, 0), Section.LEFT, Color.RED)) == (
        "Ada paints the left section of the circle at level 2, place 0 in red."
    )
