"""Laws that change something as long as they lie open: lower costs, and more gems for passing and for circles."""

from __future__ import annotations

import attrs
import pytest

from hand_built import RED
from law_play import after, bare_law, lays, place, with_laws
from positions import DEFAULTS, all_pass, in_auction, in_development, laid, on, play, refusal, row, rows, seat, told
from rules import rule
from viceroy import choice_text, resample, view
from viceroy.engine.actions import Bid, Lay, Pass, PlaceCard, TakeGems
from viceroy.engine.events import CardPlaced, CircleClosed, GemsTaken
from viceroy.engine.prompts import AskGems
from viceroy.engine.reducer import legal_actions
from viceroy.engine.state import GameState
from viceroy.errors import RefusalCode
from viceroy.model.cards import CardSet
from viceroy.model.geometry import Place
from viceroy.model.lasting import Continuous, HigherIncome, LowerCost, Occasion
from viceroy.model.pyramid import PlacedCard
from viceroy.model.tokens import NO_GEMS, Color, Gems, gems
from viceroy.wording.refusals import refusal_text

TEST, OTHER = 89, 90
"""The numbers of laws under test: above all printed ones."""

CAPTAIN = 32
"""Level by level the Captain costs a green, a blue and two yellow gems (D11-D15)."""

GROUND = (33, 34, 35)


def changing(*first: Continuous, other: tuple[Continuous, ...] = ()) -> CardSet:
    """The printed set with laws 89 and 90, which change this."""
    return with_laws(bare_law(TEST, while_here=first), bare_law(OTHER, while_here=other))


def captain_with(cards: CardSet, *laws: int, purse: Gems = NO_GEMS, infinite: tuple[Color, ...] = ()) -> GameState:
    """Seat 0 has laid the Captain; on levels 1 and 2 of its pyramid places are open, and laws lie at the right end."""
    ground = [*rows(GROUND), *(on(1, 3 + index, law, card_set=cards) for index, law in enumerate(laws))]
    ground[0] = attrs.evolve(ground[0], infinite_gems=infinite)
    own = seat(*ground, gems=purse, hand=(CAPTAIN,))
    return laid(in_development(own, seat(), card_set=cards), CAPTAIN)


def ways(state: GameState, level: int, x: int = 0) -> set[tuple[Gems, Gems]]:
    found = [action for action in legal_actions(state, 0) if isinstance(action, PlaceCard)]
    return {(action.infinite, action.left_out) for action in found if action.place == (level, x)}


# -- cheaper (R6.6) ----------------------------------------------------------------------------------------------------


@rule("R6.6")
def test_a_color_costs_one_less() -> None:
    """Green costs one less: on level 2 the Captain costs a blue gem alone, and that is what goes to the bank."""
    cards = changing(LowerCost(1, Color.GREEN))
    state = captain_with(cards, TEST, purse=gems(blue=1))
    assert ways(state, 2) == {(NO_GEMS, gems(green=1))}
    done = play(state, PlaceCard(0, Place(2, 0), left_out=gems(green=1)))
    assert told(done, CardPlaced)[0].paid == gems(blue=1)
    assert sum(done.state.bank) == sum(state.bank) + 1


@rule("C21")
def test_a_card_that_laws_make_free_can_be_laid_without_a_gem() -> None:
    """With no gem at all, the Captain can be laid on level 1 if green costs less, else it cannot."""
    for color, hand in ((Color.GREEN, {CAPTAIN}), (Color.RED, set())):
        cards = changing(LowerCost(1, color))
        own = seat(*rows(GROUND), on(1, 3, TEST, card_set=cards), hand=(CAPTAIN,))
        assert lays(in_development(own, seat(), card_set=cards)) == hand


def test_a_cost_never_falls_below_nothing() -> None:
    """Five yellow gems less: levels 1 and 2 have no yellow gem, and cost what they cost."""
    state = captain_with(changing(LowerCost(5, Color.YELLOW)), TEST, purse=gems(green=1, blue=1))
    assert ways(state, 1, -1) == {(NO_GEMS, NO_GEMS)}
    assert ways(state, 2) == {(NO_GEMS, NO_GEMS)}


def test_the_player_chooses_which_gems_a_level_costs_less() -> None:
    """One gem less on level 2: the green or the blue one; level 1 costs what it costs."""
    state = captain_with(changing(LowerCost(1, level=2)), TEST, purse=gems(green=1, blue=1))
    assert ways(state, 1, -1) == {(NO_GEMS, NO_GEMS)}
    assert ways(state, 2) == {(NO_GEMS, gems(green=1)), (NO_GEMS, gems(blue=1))}
    poor = captain_with(changing(LowerCost(1, level=2)), TEST, purse=gems(green=1))
    assert ways(poor, 2) == {(NO_GEMS, gems(blue=1))}


def test_several_laws_add_up_colors_first() -> None:
    """A gem of any color less and green one less: on level 2 both gems of the cost, never the green one twice."""
    cards = changing(LowerCost(1), other=(LowerCost(1, Color.GREEN),))
    assert ways(captain_with(cards, TEST, OTHER), 2) == {(NO_GEMS, gems(green=1, blue=1))}
    assert ways(captain_with(cards, OTHER, TEST), 2) == {(NO_GEMS, gems(green=1, blue=1))}


@rule("R7.10")
def test_infinite_gems_pay_what_is_left_of_a_cost() -> None:
    """A gem less on level 2 and a blue infinite gem: either the rest is paid by it, or by the green gem."""
    state = captain_with(changing(LowerCost(1, level=2)), TEST, purse=gems(green=1), infinite=(Color.BLUE,))
    blue = gems(blue=1)
    assert ways(state, 2) == {(blue, gems(green=1)), (NO_GEMS, blue)}
    done = play(state, PlaceCard(0, Place(2, 0), blue, gems(green=1)))
    assert told(done, CardPlaced)[0].paid == NO_GEMS
    assert done.state.seats[0].used_infinite == blue


@rule("C32")
def test_a_law_that_lies_under_a_card_lowers_no_cost() -> None:
    """Law 89 is tucked: the Captain costs a green gem on level 1."""
    cards = changing(LowerCost(1, Color.GREEN))
    own = seat(on(1, 0, 33), on(1, 1, 72, tucked=(TEST,), card_set=cards), hand=(CAPTAIN,))
    state = in_development(own, seat(), card_set=cards)
    assert lays(state) == set()


def test_laws_cost_what_they_cost() -> None:
    """A gem of any color less is for characters: a law with a price of 1 needs that gem."""
    cards = with_laws(bare_law(TEST, while_here=(LowerCost(1),)), bare_law(OTHER, price=1))
    own = seat(*rows(GROUND), on(1, 3, TEST, card_set=cards), hand=(OTHER,))
    assert lays(in_development(own, seat(), card_set=cards)) == set()


@pytest.mark.parametrize("wrong", [NO_GEMS, gems(yellow=1), gems(green=1, blue=1)])
def test_other_gems_may_not_be_left_out(wrong: Gems) -> None:
    """Of green and blue exactly one is left out, and the reason says so."""
    state = captain_with(changing(LowerCost(1, level=2)), TEST, purse=gems(green=1, blue=1))
    found = refusal(state, PlaceCard(0, Place(2, 0), left_out=wrong))
    assert found.code is RefusalCode.WRONG_LEFT_OUT
    assert refusal_text(found).startswith("your laws take 1 blue off the cost, or as many others, not")


def test_a_choice_says_what_is_paid() -> None:
    """A gem less on level 2: the two ways to pay read differently; one green less is one way, and its cost is told."""
    state = captain_with(changing(LowerCost(1, level=2)), TEST, purse=gems(green=1, blue=1))
    seen = view(state, 0)
    texts = [choice_text(seen, one) for one in seen.legal if isinstance(one, PlaceCard) and one.place == (2, 0)]
    assert [text.partition(": ")[2].partition(";")[0] for text in texts] == ["pay 1 blue, 1 green, 1 gem less"] * 2
    assert [text.rpartition(" (")[2] for text in texts] == ["pay 1 green)", "pay 1 blue)"]
    green = view(captain_with(changing(LowerCost(1, Color.GREEN)), TEST, purse=gems(blue=1)), 0)
    assert any(": pay 1 blue; get 5 gems" in choice_text(green, one) for one in green.legal)


def test_who_pays_less_may_have_no_gems() -> None:
    """Seat 1 sees that seat 0 laid a card that costs nothing now: seat 0 may have no gem, or the one of seat 2."""
    cards = changing(LowerCost(2))
    own = seat(*rows(GROUND), on(1, 3, TEST, card_set=cards), hand=(CAPTAIN,))
    state = laid(in_development(own, seat(), seat(gems=gems(green=1)), card_set=cards), CAPTAIN)
    purses = {sum(resample(view(state, 1), seed).seats[0].gems) for seed in range(40)}
    assert purses >= {0, 1}


# -- more_gems on pass (R5.17) -----------------------------------------------------------------------------------------


@rule("R5.17")
def test_passing_brings_more_gems() -> None:
    """Laws 89 and 90 add 2 and 1 to the 3 gems of a pass; who fails in the third auction counts as passing."""
    cards = changing(HigherIncome(Occasion.PASS, 2), other=(HigherIncome(Occasion.PASS, 1),))
    laws = on(1, 1, TEST, card_set=cards), on(1, 2, OTHER, card_set=cards)
    state = in_auction(seat(on(1, 0, 33), *laws), seat(on(1, 0, 34)), row=row(blue=35), card_set=cards)
    asked = all_pass(state).state
    assert asked.task == AskGems(0, 6)
    seen = view(state, 0)
    assert choice_text(seen, Pass(0)) == "pass: take no card, but 6 gems"
    both = [seat(on(1, 0, 33), *laws, gems=gems(blue=1)), seat(on(1, 0, 34), gems=gems(blue=1))]
    failed = play(
        in_auction(*both, auction=3, row=row(blue=35), card_set=cards), Bid(0, Color.BLUE), Bid(1, Color.BLUE)
    )
    assert failed.state.task == AskGems(0, 6)


# -- more_gems on circle (R6.9) ----------------------------------------------------------------------------------------

CIRCLES = changing(HigherIncome(Occasion.CIRCLE, 2), other=(HigherIncome(Occasion.CIRCLE, 1),))
YELLOW_RIGHT = next(card.number for card in CIRCLES.characters if card.sections.top_right == "yellow")
YELLOW_LEFT = next(
    card.number for card in CIRCLES.characters if card.sections.top_left == "yellow" and card.number != YELLOW_RIGHT
)


def nearly_closed(*laid_: PlacedCard, hand: int = 85, bank: Gems | None = None) -> GameState:
    """Two cards of seat 0 have yellow corners side by side; law 85, yellow below, completes the circle."""
    own = seat(*rows((YELLOW_RIGHT, YELLOW_LEFT)), *laid_, hand=(hand,))
    if bank is None:
        return in_development(own, seat(), card_set=CIRCLES)
    others = [gems(blue=8, red=8, green=8, yellow=8)[color] - bank[color] for color in range(4)]
    rest = seat(gems=(others[0], others[1], others[2], others[3]))
    return in_development(own, rest, card_set=CIRCLES, bank=bank)


@rule("R6.9")
def test_a_circle_brings_more_gems_of_its_color() -> None:
    """Laws 89 and 90 lie there: law 85 brings its yellow gem, and three more."""
    laws = on(1, 2, TEST, card_set=CIRCLES), on(1, 3, OTHER, card_set=CIRCLES)
    done = place(nearly_closed(*laws), 85, 2, 0)
    assert done.state.seats[0].gems == gems(yellow=4)
    assert told(done, CircleClosed)[0].gem
    assert told(done, GemsTaken) == (GemsTaken(0, gems(yellow=3)),)


@rule("C13")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_circle_brings_as_many_gems_as_the_bank_has(left: int) -> None:
    done = place(nearly_closed(on(1, 2, TEST, card_set=CIRCLES), bank=gems(blue=8, yellow=left)), 85, 2, 0)
    assert done.state.seats[0].gems == gems(yellow=left)
    assert told(done, CircleClosed)[0].gem is (left > 0)
    assert sum(sum(event.gems) for event in told(done, GemsTaken)) == max(0, left - 1)


@rule("C16")
def test_a_law_adds_nothing_to_the_circle_that_it_completes_itself() -> None:
    """Law 90 lies on top of the circle: the gem of the circle, and the two of law 89."""
    done = place(nearly_closed(on(1, 2, TEST, card_set=CIRCLES), hand=OTHER), OTHER, 2, 0)
    assert done.state.seats[0].gems == gems(yellow=3)


@rule("C12")
def test_more_gems_of_a_circle_may_pay_for_its_card_too() -> None:
    """With `before_payment`: two red gems of the circle and one of the hand pay a card that costs red twice."""
    cards = changing(HigherIncome(Occasion.CIRCLE, 1))
    early = DEFAULTS.with_options(circle_bonus_timing="before_payment")
    twice = next(
        card
        for card in cards.characters
        if card.cost(2) == gems(red=2) and (card.sections.bottom_left, card.sections.bottom_right) == (RED, RED)
    )
    others = [card for card in cards.characters if card is not twice]
    right = next(card.number for card in others if card.sections.top_right == "red")
    left = next(card.number for card in others if card.sections.top_left == "red" and card.number != right)
    own = seat(*rows((right, left)), on(1, 2, TEST, card_set=cards), hand=(twice.number,))
    state = in_development(own, seat(), card_set=cards, edition=early)
    assert lays(state) == {twice.number}
    done = after(play(state, Lay(0, twice.number), Pass(1)), PlaceCard(0, Place(2, 0)))
    assert told(done, CardPlaced)[0].paid == gems(red=2)


def test_the_gems_of_a_pass_are_taken_at_once() -> None:
    """Five gems are due with 2 more; four are too few."""
    cards = changing(HigherIncome(Occasion.PASS, 2))
    state = in_auction(seat(on(1, 0, 33), on(1, 1, TEST, card_set=cards)), seat(), row=row(blue=35), card_set=cards)
    asked = all_pass(state).state
    assert refusal(asked, TakeGems(0, gems(blue=4))).code is RefusalCode.WRONG_NUMBER_OF_GEMS
    assert play(asked, TakeGems(0, gems(blue=4, red=1))).state.seats[0].gems == gems(blue=4, red=1)
