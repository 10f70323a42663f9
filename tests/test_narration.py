"""Events told in words."""

from __future__ import annotations

from typing import get_args

import pytest

from viceroy import events
from viceroy.bots import RandomBot, play_out
from viceroy.cardsets import load_card_set
from viceroy.effects import Deck
from viceroy.games import start_game
from viceroy.narration import _LINES, Narrator
from viceroy.secrecy import seen_by
from viceroy.tokens import Color

KINDS = get_args(events.Event)


@pytest.fixture(scope="module")
def ada_and_ben() -> Narrator:
    """A narrator who knows two players and the printed cards."""
    return Narrator(("Ada", "Ben"), load_card_set("printed"))


def test_every_event_has_a_line() -> None:
    """A new kind of event cannot be forgotten."""
    assert set(_LINES) == set(KINDS)


def test_lines_name_players_and_cards(ada_and_ben: Narrator) -> None:
    """A person reads who did what with which card."""
    assert ada_and_ben.tell(events.Passed(1)) == "Ben passes."
    assert ada_and_ben.tell(events.FirstCardPlaced(0, 32)) == "Ada starts with 32 Captain."
    assert ada_and_ben.tell(events.GemsTaken(0, (2, 0, 1, 0))) == "Ada takes 2 blue, 1 green from the bank."
    assert ada_and_ben.tell(events.InfiniteGemLost(1, Color.RED)) == "Ben gets no infinite red gem."


def test_what_is_secret_stays_untold(ada_and_ben: Narrator) -> None:
    """Ben reads that Ada draws a card, Ada reads which."""
    drawn = events.CardDrawn(0, Deck.RESERVE, 17)
    assert ada_and_ben.tell(seen_by(drawn, 0)) == "Ada draws 17 Corporal from the reserve deck."
    assert ada_and_ben.tell(seen_by(drawn, 1)) == "Ada draws a card from the reserve deck."
    dealt = events.LawsDealt(0, 3, (70, 71, 72))
    assert ada_and_ben.tell(seen_by(dealt, 1)) == "Ada gets 3 laws."
    returned = events.GemsReturned(0, (1, 1, 0, 0))
    assert ada_and_ben.tell(seen_by(returned, None)) == "Ada gives back 2 gems."


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_can_be_told(seed: int, ada_and_ben: Narrator) -> None:
    """Every event of a game becomes one line, which ends like a sentence."""
    start = start_game(("Ada", "Ben"), seed=seed, edition="italian", virtual_opponents=seed % 3)
    lines = [ada_and_ben.tell(event) for step in play_out(start, RandomBot(seed)) for event in step.events]
    assert all(line and "\n" not in line for line in lines)
    assert [line for line in lines if line.startswith("— Turn")] == [f"— Turn {turn} —" for turn in range(1, 13)]
    assert {line[-1] for line in lines} <= {".", "—"}
