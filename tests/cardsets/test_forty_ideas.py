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
from viceroy.wording.laws import law_sentences

FILE = Path(__file__).parents[1] / "data" / "forty_ideas.yaml"
IDEAS = load_card_set(FILE)

SENTENCES: dict[int, str] = {
    1: " you score 2 points more for each red circle in your pyramid",
    2: " you score 2 points for each law in your pyramid (tucked cards included)",
    3: " you score 3 points for every 2 science tokens in your pyramid",
    4: " you score 3 points for at least 3 magic tokens in your pyramid or 7 points for at least 5",
    5: " you score 5 points",
    6: " you score 6 points if you have at least 1 defense token in your pyramid and no other player has more of them",
    7: " you score 2 points for each color of single-color circles in your pyramid",
    8: " you score 1, 4, 9 or 16 points for 1, 2, 3 or at least 4 science tokens in your pyramid",
    9: ", if there is no defense token in your pyramid, you lose 5 points",
    10: " you score 1 point for every 2 gems left behind your screen",
    11: " you score 2 points for each card in the row of this law",
    12: " you score 6 points for each set of one circle of each color in your pyramid",
    13: " you score 1 point for each card with a red section in your pyramid (tucked cards left out)",
    14: " you score 1 point more for each infinite gem in the pyramids of all other players",
    15: " you score 5 points if you have at least 1 science token in your pyramid and no other player has more of "
    "them; you score 2 points if exactly one other player has more",
    16: " you score 8 points if you have at least 1 magic token in your pyramid and every other player has fewer of "
    "them",
    17: " you score 4 points if no other player has fewer attack tokens left behind the screen",
    18: ", if there are at least 3 red circles in your pyramid, you score 2 points for each law in your pyramid "
    "(tucked cards left out)",
    19: " you score 1 point for every 5 power points in your pyramid",
    20: " you score 2 points for each row in your pyramid",
    21: " you score 3 points more for each single-color circle that this law is a part of",
    22: " you score 1 point for each character without tokens in your pyramid (tucked cards left out)",
    23: " you score as many points as the adjacent law that scores the most for you",
}


EFFECTS: dict[int, str] = {
    25: "Take 2 gems of any colors and 1 card drawn from a deck of your choice.",
    26: "Take 1 gem of any color for each science token in your pyramid.",
    27: "Take 2 red gems.",
    28: "Look at the top 3 cards of the reserve deck; take 1 of them into your hand and put the others back under the "
    "deck, in an order you choose.",
    29: "Look at the top 4 cards of the auction deck; put them back on top of the deck, in an order you choose.",
    30: "You may pay 2 gems of any colors; if you do, take 10 power points.",
    31: "Each other player gives 1 gem of any color to the bank; a player without gems gives none.",
    32: "You may move a token from one card of your pyramid to another.",
    33: "You may discard 1 card from your hand; if you do, take 3 gems of any colors.",
    34: "Choose one: (1) take one character of the auction row into your hand; its place is refilled from the reserve "
    "deck; (2) take 2 gems of any colors, then take no part in the next auction phase.",
    35: "When you play this law, pay 2 gems of any colors. Take 10 power points.",
    36: "Play this law on level 3 or 4 only. "
    "Play this law only if there are at least 3 science tokens in your pyramid. Take 10 power points.",
}


def test_the_set_is_good() -> None:
    assert check_card_set(FILE) == ()
    numbers = [one.number for one in IDEAS.laws if not (one.whenever or one.while_here)]
    assert numbers == [100 + idea for idea in (*SENTENCES, *EFFECTS)]


@pytest.mark.parametrize("idea", SENTENCES)
def test_an_idea_reads_like_a_rulebook(idea: int) -> None:
    assert law_sentences(law_of(idea)) == (f"At the end of the game{SENTENCES[idea]}.",)


@pytest.mark.parametrize("idea", EFFECTS)
def test_an_effect_reads_like_a_rulebook(idea: int) -> None:
    assert " ".join(law_sentences(law_of(idea))) == EFFECTS[idea]


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


def test_1_red_circles() -> None:
    """Two red circles and a blue one: 2 times 2."""
    assert points(1, *circles("r", "b", "r")) == 4


def test_2_laws_and_tucked_ones() -> None:
    """Itself, a law beside it, and a law and a character under that: three laws, 2 each."""
    assert points(2, lay(1, 1, law(88), tucked=(law(87), character(3))), lay(1, 2)) == 6


def test_3_science_in_pairs() -> None:
    """Five science tokens are two pairs: 6."""
    assert points(3, with_tokens(1, science=3), with_tokens(2, science=2)) == 6


@pytest.mark.parametrize(("magic", "worth"), [(2, 0), (3, 3), (4, 3), (5, 7), (9, 7)])
def test_4_magic_in_tiers(magic: int, worth: int) -> None:
    """Nothing below 3, 3 points for 3 and 4, 7 for 5 and more."""
    assert points(4, with_tokens(1, magic=magic)) == worth


def test_5_flat_points() -> None:
    """5, whatever there is."""
    assert points(5) == 5


@pytest.mark.parametrize(("own", "other", "worth"), [(2, 1, 6), (2, 2, 6), (1, 2, 0), (0, 0, 0)])
def test_6_most_defense(own: int, other: int, worth: int) -> None:
    """6 for the most, shared too; with none it is nothing."""
    ben = rival("Ben", with_tokens(0, defense=other))
    assert points(6, with_tokens(1, defense=own), others=[ben]) == worth


def test_7_different_colors() -> None:
    """Red, red and blue are two colors, 2 each."""
    assert points(7, *circles("r", "r", "b")) == 4


@pytest.mark.parametrize(("tokens", "worth"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16), (6, 16)])
def test_8_science_squared(tokens: int, worth: int) -> None:
    """The square of the number, up to 4."""
    assert points(8, with_tokens(1, science=tokens)) == worth


def test_9_no_defense() -> None:
    """Without defense 5 are lost; one token is enough."""
    assert points(9) == -5
    assert points(9, with_tokens(1, defense=1)) == 0


def test_10_gems_left() -> None:
    own = FinalPosition("Ada", pyramid(lay(1, 0, law_of(10))), gems(red=3, blue=2))
    assert points(10, own=own) == 2


def test_11_the_own_row() -> None:
    """Level 1 has the law and two more cards, level 2 one that does not count: 3 times 2."""
    assert points(11, lay(1, 1), lay(1, 2), lay(2, 0)) == 6


def test_12_sets_of_four_colors() -> None:
    assert points(12, *circles("b", "r", "g", "y", "r")) == 6
    assert points(12, *circles("b", "r", "g")) == 0


def test_13_red_corners() -> None:
    assert points(13, lay(1, 1, plain("rr--")), lay(1, 2, plain("--br")), lay(1, 3, plain("bgyy"))) == 2


def test_14_infinite_gems_of_others() -> None:
    """Ben has two, Cleo one, Ada one of her own that does not count: 3."""
    ben, cleo = rival("Ben", lay(1, 0, infinite=(RED, BLUE))), rival("Cleo", lay(1, 0, infinite=(GREEN,)))
    assert points(14, lay(1, 1, infinite=(YELLOW,)), others=[ben, cleo]) == 3


@pytest.mark.parametrize(
    ("own", "others", "worth"),
    [(3, (2, 1), 5), (3, (3, 1), 5), (2, (3, 1), 2), (2, (3, 2), 2), (2, (3, 3), 0), (0, (3, 0), 0)],
)
def test_15_most_and_second(own: int, others: tuple[int, int], worth: int) -> None:
    """5 for the most, 2 for those behind one player; a shared first place leaves no second, and none counts never."""
    rivals = [science("Ben", others[0]), science("Cleo", others[1])]
    assert points(15, with_tokens(1, science=own), others=rivals) == worth


@pytest.mark.parametrize(("own", "other", "worth"), [(2, 1, 8), (2, 2, 0), (1, 2, 0), (0, 0, 0)])
def test_16_strictly_most(own: int, other: int, worth: int) -> None:
    """8 only for more than everybody else."""
    ben = rival("Ben", with_tokens(0, magic=other))
    assert points(16, with_tokens(1, magic=own), others=[ben]) == worth


@pytest.mark.parametrize(("own", "other", "worth"), [(0, 0, 4), (1, 2, 4), (2, 1, 0)])
def test_17_fewest_attack_tokens(own: int, other: int, worth: int) -> None:
    """4 if nobody has fewer; none counts, and equal players both get them."""
    ada = FinalPosition("Ada", pyramid(lay(1, 0, law_of(17))), attack=own)
    assert points(17, own=ada, others=[rival("Ben", attack=other)]) == worth


def test_18_if_there_are_three_red_circles() -> None:
    """With three red circles the law itself counts, 2; with two nothing does."""
    assert points(18, *circles("r", "r", "r")) == 2
    assert points(18, *circles("r", "r", "b")) == 0


def test_19_power_points() -> None:
    """12 and 6 points on tokens are 18: three times 5."""
    assert points(19, lay(1, 1, tokens=power(12, 6))) == 3


def test_20_rows() -> None:
    """Three levels have cards: 6."""
    assert points(20, lay(3, 0)) == 6


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


def test_22_characters_without_tokens() -> None:
    """Of three characters one has a token; the law is no character: 2."""
    assert points(22, lay(1, 1), lay(1, 2), with_tokens(3, science=1)) == 2


def test_23_a_copy_of_the_best_neighbor() -> None:
    """Beside it a law of 5 and above it one of 3: it is worth 5. Far away ones and its like are worth nothing to it."""
    five, three, nine = law(88, FlatPoints(5)), law(87, FlatPoints(3)), law(86, FlatPoints(9))
    assert points(23, lay(1, 1, five), lay(2, 0, three), lay(1, 3, nine)) == 5
    assert points(23, lay(1, 1, law_of(23)), lay(1, 2, nine)) == 0
    assert points(23, lay(1, 1, law(88, FlatPoints(-5)))) == 0
    assert points(23, lay(1, 1, law(88, FlatPoints(5), FlatPoints(-2)))) == 3


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
