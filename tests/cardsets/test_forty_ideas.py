"""Ideas of designers, told as data: each says what it means, and a position shows what it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import attrs
import pytest

from hand_built import BLUE, GREEN, RED, YELLOW, character, circles, law, lay, plain, position, power, pyramid
from law_play import after, lay_and_pass, lays, legal_places, place
from positions import in_development, on, printed, rows, seat
from viceroy.cardsets import check_card_set, load_card_set
from viceroy.engine.actions import (
    ChooseOption,
    DiscardCard,
    KeepCard,
    PayGems,
    PickToken,
    PutBack,
    PutToken,
    TakeGems,
    Token,
    UseLaw,
)
from viceroy.engine.prompts import AskDraw, AskGems
from viceroy.engine.reducer import Step, legal_actions
from viceroy.model.cards import CardSet, LawCard
from viceroy.model.geometry import Place
from viceroy.model.points import FlatPoints
from viceroy.model.pyramid import PlacedCard
from viceroy.model.tokens import TokenKind, Tokens, gems
from viceroy.scoring.items import LawItem
from viceroy.scoring.score import FinalPosition, PaintingChoice, score_positions, totals_of

FILE = Path(__file__).parents[1] / "data" / "forty_ideas.yaml"
IDEAS = load_card_set(FILE)


def test_the_set_is_good() -> None:
    """What its laws say follows from their clauses and effects, which the golden files of sentences show."""
    assert check_card_set(FILE) == ()


def law_of(idea: int) -> LawCard:
    card = IDEAS.by_number[100 + idea]
    assert isinstance(card, LawCard)
    return card


# -- positions: the law lies at level 1, place 0 ----------------------------------------------------------------------


def points(idea: int, *laid: PlacedCard, own: FinalPosition | None = None, others: Sequence[FinalPosition] = ()) -> int:
    """Score a player with the law at the lower left and these cards, and return what the law brought."""
    here = FinalPosition("Ada", pyramid(lay(1, 0, law_of(idea)), *laid)) if own is None else own
    (player, *_) = score_positions((here, *others)).players
    assert totals_of((here, *others))[0] == player.total
    return sum(item.points for item in player.items if isinstance(item, LawItem) and item.place == (1, 0))


def with_tokens(x: int, *, science: int = 0, magic: int = 0, defense: int = 0) -> PlacedCard:
    """Lay a plain card with tokens on level 1."""
    return lay(1, x, tokens=Tokens(science, magic, defense))


def rival(name: str, *laid: PlacedCard, attack: int = 0) -> FinalPosition:
    return position(*laid, name=name, attack=attack)


def science(name: str, number: int) -> FinalPosition:
    return rival(name, lay(1, 0, tokens=Tokens(science=number)))


OTHER_GEMS = [rival("Ben", lay(1, 0, infinite=(RED, BLUE))), rival("Cleo", lay(1, 0, infinite=(GREEN,)))]
FIVE, THREE, NINE = law(88, FlatPoints(5)), law(87, FlatPoints(3)), law(86, FlatPoints(9))

WORTH: list[tuple[int, Sequence[PlacedCard], int]] = [
    (1, circles("r", "b", "r"), 4),
    (2, [lay(1, 1, law(88), tucked=(law(87), character(3))), lay(1, 2)], 6),  # itself, a law, and one under that
    (3, [with_tokens(1, science=3), with_tokens(2, science=2)], 6),  # two pairs
    *((4, [with_tokens(1, magic=magic)], worth) for magic, worth in ((2, 0), (3, 3), (4, 3), (5, 7), (9, 7))),
    (5, [], 5),
    (7, circles("r", "r", "b"), 4),
    *((8, [with_tokens(1, science=tokens)], min(tokens, 4) ** 2) for tokens in (0, 1, 2, 3, 4, 6)),
    (9, [], -5),
    (9, [with_tokens(1, defense=1)], 0),
    (11, [lay(1, 1), lay(1, 2), lay(2, 0)], 6),
    (12, circles("b", "r", "g", "y", "r"), 6),
    (12, circles("b", "r", "g"), 0),
    (13, [lay(1, 1, plain("rr--")), lay(1, 2, plain("--br")), lay(1, 3, plain("bgyy"))], 2),
    (18, circles("r", "r", "r"), 2),
    (18, circles("r", "r", "b"), 0),
    (19, [lay(1, 1, tokens=power(12, 6))], 3),
    (20, [lay(3, 0)], 6),
    (22, [lay(1, 1), lay(1, 2), with_tokens(3, science=1)], 2),
    (23, [lay(1, 1, FIVE), lay(2, 0, THREE), lay(1, 3, NINE)], 5),  # of its neighbors the best
    (23, [lay(1, 1, law_of(23)), lay(1, 2, NINE)], 0),  # its like is worth nothing to it
    (23, [lay(1, 1, law(88, FlatPoints(-5)))], 0),
    (23, [lay(1, 1, law(88, FlatPoints(5), FlatPoints(-2)))], 3),
]


@pytest.mark.parametrize(("idea", "laid", "worth"), WORTH)
def test_what_an_idea_is_worth(idea: int, laid: Sequence[PlacedCard], worth: int) -> None:
    assert points(idea, *laid) == worth


@pytest.mark.parametrize(
    ("idea", "own", "other", "worth"),
    [
        *((6, *row) for row in ((2, 1, 6), (2, 2, 6), (1, 2, 0), (0, 0, 0))),  # the most defense, shared too
        *((16, *row) for row in ((2, 1, 8), (2, 2, 0), (1, 2, 0), (0, 0, 0))),  # more magic than everybody else
    ],
)
def test_6_and_16_the_most(idea: int, own: int, other: int, worth: int) -> None:
    mine, theirs = (lay(1, x, tokens=Tokens(magic=held, defense=held)) for x, held in ((1, own), (0, other)))
    assert points(idea, mine, others=[rival("Ben", theirs)]) == worth


def test_10_gems_left() -> None:
    own = FinalPosition("Ada", pyramid(lay(1, 0, law_of(10))), gems(red=3, blue=2))
    assert points(10, own=own) == 2


def test_14_infinite_gems_of_others() -> None:
    """Ben has two, Cleo one, Ada one of her own that does not count: 3."""
    assert points(14, lay(1, 1, infinite=(YELLOW,)), others=OTHER_GEMS) == 3


@pytest.mark.parametrize(
    ("own", "others", "worth"),
    [(3, (2, 1), 5), (3, (3, 1), 5), (2, (3, 1), 2), (2, (3, 2), 2), (2, (3, 3), 0), (0, (3, 0), 0)],
)
def test_15_most_and_second(own: int, others: tuple[int, int], worth: int) -> None:
    """5 for the most, 2 for those behind one player; a shared first place leaves no second, and none counts never."""
    rivals = [science("Ben", others[0]), science("Cleo", others[1])]
    assert points(15, with_tokens(1, science=own), others=rivals) == worth


@pytest.mark.parametrize(("own", "other", "worth"), [(0, 0, 4), (1, 2, 4), (2, 1, 0)])
def test_17_fewest_attack_tokens(own: int, other: int, worth: int) -> None:
    """4 if nobody has fewer; none counts, and equal players both get them."""
    ada = FinalPosition("Ada", pyramid(lay(1, 0, law_of(17))), attack=own)
    assert points(17, own=ada, others=[rival("Ben", attack=other)]) == worth


def test_21_circles_that_touch_the_law() -> None:
    """A law on level 2 is a part of its own circle and of the two above it, if they are of one color."""
    here = attrs.evolve(law_of(21), sections=plain("rb-r").sections)
    touched = FinalPosition(
        "Ada",
        pyramid(
            lay(2, 1, here),
            lay(2, 2, plain("b---")),
            lay(3, 1, plain("--bb")),  # blue, with the law's upper right corner
            lay(2, 0, plain("-r--")),
            lay(3, 0, plain("--rr")),  # red, with the law's upper left corner
        ),
        painting=PaintingChoice.NONE,
    )
    (player,) = score_positions([touched]).players
    (item,) = [item for item in player.items if isinstance(item, LawItem)]
    assert (item.count, item.points) == (2, 6)
    assert points(21, *circles("r", "r")) == 0


# -- effects: Ada plays the law beside her cards ----------------------------------------------------------------------


def played(idea: int, *own: PlacedCard, **held: Any) -> Step:
    """Ada, who has these cards on level 1 or card 33, plays the law at its right end; Ben has one card."""
    pyramid_before = own or rows((33,))
    state = in_development(
        seat(*pyramid_before, hand=(*held.pop("hand", ()), 100 + idea), **held), seat(*rows((36,))), card_set=CARDS
    )
    return place(state, 100 + idea, 1, len(pyramid_before))


CARDS = CardSet("ideas", IDEAS.names, printed().characters, (*printed().laws, *IDEAS.laws))


def test_25_two_gems_and_a_card() -> None:
    done = played(25)
    assert done.state.task == AskGems(0, 2)
    assert after(done, TakeGems(0, (1, 1, 0, 0))).state.task == AskDraw(0, 1)


def test_26_a_gem_for_each_science_token() -> None:
    done = played(26, on(1, 0, 33, tokens=Tokens(science=2)), on(1, 1, 35, tokens=Tokens(science=1)))
    assert done.state.task == AskGems(0, 3)


def test_27_two_red_gems() -> None:
    assert played(27).state.seats[0].gems == (0, 2, 0, 0)


def test_28_look_at_three_cards_and_keep_one() -> None:
    looking = played(28).state
    seen = [action.card for action in legal_actions(looking, 0) if isinstance(action, KeepCard)]
    assert sorted(seen) == sorted(card.number for card in looking.reserve_deck[-3:])
    done = after(played(28), KeepCard(0, seen[0]), PutBack(0, seen[2])).state
    assert done.seats[0].numbers == (seen[0],)
    assert [card.number for card in done.reserve_deck[:2]] == [seen[1], seen[2]]


def test_29_look_at_the_top_of_the_auction_deck() -> None:
    """Its four top cards, which come next; the player puts them back in an order of his own."""
    looking = played(29).state
    cards = {card.number for card in looking.auction_deck[-4:]}
    assert legal_actions(looking, 0) == tuple(PutBack(0, card) for card in sorted(cards))


def test_30_two_gems_for_ten_points() -> None:
    done = after(played(30, gems=(3, 0, 0, 0)), UseLaw(0, use=True), PayGems(0, (2, 0, 0, 0)))
    assert done.state.seats[0].gems == (1, 0, 0, 0)
    assert done.state.seats[0].pyramid.at[1, 1].tokens == Tokens(power=(10,))
    assert legal_actions(played(30, gems=(1, 0, 0, 0)).state, 0) == (UseLaw(0, use=False),)


def test_31_every_other_player_loses_a_gem() -> None:
    ben = seat(*rows((36,)), gems=(1, 1, 0, 0))
    state = in_development(seat(*rows((33,)), hand=(131,), gems=(1, 0, 0, 0)), ben, card_set=CARDS)
    asked = place(state, 131, 1, 1)
    assert set(legal_actions(asked.state, 1)) == {PayGems(1, (1, 0, 0, 0)), PayGems(1, (0, 1, 0, 0))}
    done = after(asked, PayGems(1, (0, 1, 0, 0))).state
    assert [player.gems for player in done.seats] == [(1, 0, 0, 0), (1, 0, 0, 0)]


def test_32_a_token_moves_between_own_cards() -> None:
    own = on(1, 0, 33, tokens=Tokens(science=1, magic=1)), on(1, 1, 35)
    done = after(played(32, *own), PickToken(0, 0, Place(1, 0), Token(TokenKind.MAGIC)), PutToken(0, Place(1, 1)))
    lying = done.state.seats[0].pyramid.at
    assert (lying[1, 0].tokens, lying[1, 1].tokens) == (Tokens(science=1), Tokens(magic=1))


def test_33_a_card_for_three_gems() -> None:
    """Card 35 of two cards leaves the game, and three gems are due."""
    done = after(played(33, hand=(35, 37)), UseLaw(0, use=True), DiscardCard(0, 35))
    assert done.state.seats[0].numbers == (37,)
    assert 35 in done.state.discarded
    assert done.state.task == AskGems(0, 3)


def test_34_a_choice_between_two_effects() -> None:
    done = after(played(34), ChooseOption(0, 2), TakeGems(0, (1, 1, 0, 0)))
    assert (done.state.seats[0].gems, done.state.seats[0].skips_next) == ((1, 1, 0, 0), True)


def test_35_a_law_that_costs_two_gems() -> None:
    done = after(played(35, gems=(3, 0, 0, 0)), PayGems(0, (2, 0, 0, 0)))
    assert done.state.seats[0].gems == (1, 0, 0, 0)
    assert done.state.seats[0].pyramid.at[1, 1].tokens == Tokens(power=(10,))


def test_36_only_with_three_science_tokens_and_high_up() -> None:
    """Three science tokens, and a place on level 3: it is the only one."""
    high = rows((33, 35, 37), (38, 39))
    for science, level, may_be_laid in ((3, 3, True), (2, 3, False), (3, 2, False)):
        lying = high if level == 3 else high[:3]
        own = [attrs.evolve(lying[0], tokens=Tokens(science=science)), *lying[1:]]
        state = in_development(seat(*own, hand=(136,)), seat(*rows((36,))), card_set=CARDS)
        assert lays(state) == ({136} if may_be_laid else set())
        if may_be_laid:
            assert legal_places(lay_and_pass(state, 136).state) == [(3, 0)]
