"""What characters cost and bring, over the whole printed set (D21, R7.2 to R7.8); cases are in the rules suites."""

from __future__ import annotations

import pytest

from hand_built import BLUE, YELLOW
from positions import play, printed, ready, told
from rules import rule
from viceroy.engine.actions import PlaceCard
from viceroy.engine.events import CardPlaced
from viceroy.model.cards import LawCard
from viceroy.model.tokens import CircleBonus, Tokens, gems_of


@rule("D21")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_every_character_costs_a_gem_for_each_level(level: int) -> None:
    """Each of the 64 characters on level n costs n gems, those of its rows 1 to n, and row 4 again on level 5."""
    for card in printed().characters:
        printed_rows = [row.cost for row in card.levels][:level]
        due = gems_of((*printed_rows, card.levels[3].cost) if level == 5 else tuple(printed_rows))
        place, state = ready(level, card.number, due, others=3)
        (placed,) = told(play(state, PlaceCard(0, place)), CardPlaced)
        assert placed.paid == due
        assert sum(placed.paid) == level


@rule("R7.2", "R7.4", "R7.5", "R7.6", "R7.7", "R7.8")
@pytest.mark.parametrize(
    ("number", "level", "tokens"),
    [
        (3, 1, Tokens(power=(3,))),
        (6, 2, Tokens(science=1)),
        (63, 4, Tokens(science=2)),
        (28, 4, Tokens(magic=2)),
        (9, 1, Tokens(defense=1)),
        (29, 1, Tokens(magic_bonus=(2,))),
        (53, 4, Tokens(magic_bonus=(5,))),
        (14, 3, Tokens(circle_bonus=(CircleBonus(BLUE, 2),))),
        (46, 4, Tokens(circle_bonus=(CircleBonus(YELLOW, 4),))),
        (8, 4, Tokens(magic=1, magic_bonus=(2,))),
    ],
)
def test_tokens_lie_on_the_card_that_gave_them(number: int, level: int, tokens: Tokens) -> None:
    card = printed().by_number[number]
    purse = card.cost(level) if not isinstance(card, LawCard) else (0, 0, 0, 0)
    place, state = ready(level, number, purse)
    assert play(state, PlaceCard(0, place)).state.seats[0].pyramid.at[place].tokens == tokens
