"""Views as numbers: what they say, and that nothing hidden is among them."""

from __future__ import annotations

import random

import attrs
import pytest

from planted_faults import law
from positions import in_auction, in_development, on, printed, ready, row, rows, seat
from rules import rule
from sampled_states import GAMES, MOST_GAMES, sampled, viewers
from scramble import scrambled
from viceroy import codec
from viceroy.codec.moves import CARD_PLACES
from viceroy.codec.observation import CARD_PARTS, SEAT_PARTS, Part, card_numbers, reward_numbers, section_numbers
from viceroy.engine import prompts as q
from viceroy.engine.views import GameView, view
from viceroy.model.cards import Sections
from viceroy.model.editions import ENGLISH
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck, DeckEnd, Gain, LookedDeck, Pay, Reward
from viceroy.model.tokens import Color, Tokens, gems


def of(parts: tuple[Part, ...], name: str, numbers: list[float]) -> list[float]:
    part = next(part for part in parts if part.name == name)
    return numbers[part.offset : part.offset + part.size]


def part(seen: GameView, name: str) -> list[float]:
    return of(codec.PARTS, name, codec.encode(seen))


def player(seen: GameView, position: int, name: str) -> list[float]:
    size = SEAT_PARTS[-1].offset + SEAT_PARTS[-1].size
    return of(SEAT_PARTS, name, part(seen, "seats")[size * position : size * (position + 1)])


# -- secrets -----------------------------------------------------------------------------------------------------------


@rule("R2.4", "C57")
@pytest.mark.parametrize("game", MOST_GAMES)
def test_what_a_seat_cannot_know_changes_no_number(game: int) -> None:
    """Other gems, cards, attack tokens, sealed choices and chance: the same numbers, and the same numbers to choose."""
    for position, state in enumerate(sampled(game)):
        for viewer in viewers(state):
            seen = view(state, viewer)
            other = view(scrambled(state, viewer, random.Random(position)), viewer)
            assert codec.encode(other) == codec.encode(seen)
            assert codec.legal_indices(other) == codec.legal_indices(seen)


@rule("R2.4")
def test_other_screens_are_empty_until_they_come_off() -> None:
    """Ada sees her own gems and her attack token; of Ben's she sees that she does not see them."""
    state = in_auction(seat(gems=gems(red=4), attack=1), seat(gems=gems(blue=2), attack=2))
    seen = view(state, 0)
    assert [player(seen, who, "sees_screen") for who in (0, 1)] == [[1.0], [0.0]]
    assert player(seen, 0, "gems") == [0, 4 / 16, 0, 0]
    assert player(seen, 0, "attack") == [1 / 5]
    assert player(seen, 1, "gems") == [0, 0, 0, 0]
    assert player(seen, 1, "attack") == [0]


# -- what the numbers say ----------------------------------------------------------------------------------------------


def test_the_parts_follow_each_other() -> None:
    for parts in (codec.PARTS, CARD_PARTS, SEAT_PARTS):
        ends = [part.offset + part.size for part in parts]
        assert [part.offset for part in parts] == [0, *ends[:-1]]
        assert len({part.name for part in parts}) == len(parts)
    assert codec.PARTS[-1].offset + codec.PARTS[-1].size == codec.SIZE


@pytest.mark.parametrize("game", range(0, GAMES, 3))
def test_each_observation_has_the_same_length_and_range(game: int) -> None:
    """Any edition, any number of players, laws of any make: SIZE numbers from -1 to 1."""
    for state in sampled(game):
        for viewer in viewers(state):
            numbers = codec.encode(view(state, viewer))
            assert len(numbers) == codec.SIZE
            assert all(-1.0 <= number <= 1.0 for number in numbers)


def test_players_come_from_the_own_seat_on() -> None:
    """Ben sees himself first, then Cleo, then Ada; the fourth seat is empty."""
    state = in_auction(*(seat(*rows((number,))) for number in (9, 20, 31)))
    seen = view(state, 1)
    assert [player(seen, who, "lowest_number") for who in range(4)] == [[0.2], [0.31], [0.09], [0.0]]
    assert [player(seen, who, "is_there") for who in range(4)] == [[1.0], [1.0], [1.0], [0.0]]
    assert part(seen, "players") == [0, 0, 1, 0]


def test_a_card_says_what_is_printed_on_it() -> None:
    """The Captain: sections blue and three red, cost green, blue, yellow, yellow, 5 gems on level 2, 12 on level 4."""
    captain = list(card_numbers(printed().by_number[32]))
    assert of(CARD_PARTS, "is_law", captain) == [0]
    assert of(CARD_PARTS, "number", captain) == [0.32]
    assert of(CARD_PARTS, "sections", captain) == [1, 0, 0, 0, *[0, 1, 0, 0] * 3]
    assert of(CARD_PARTS, "cost", captain) == [0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1]
    rewards = of(CARD_PARTS, "rewards", captain)
    size = len(rewards) // 4
    given = [
        {position: number for position, number in enumerate(rewards[size * level : size * (level + 1)]) if number}
        for level in range(4)
    ]
    assert given == [{1: 1 / 5}, {0: 1.0}, {4: 1 / 3}, {6: 12 / 15}]  # draw 1, gems 5, magic 1, power 12 (D16-D19)


def test_a_law_says_what_it_costs_and_whether_it_responds_or_scores() -> None:
    """Law 71 does neither, 68 scores, 78 both (L78); a price is a share of 5."""
    laws = {number: attrs.evolve(law(number), price=2) for number in (68, 71, 78)}
    laws[0] = attrs.evolve(laws[78], scoring=())
    names = ("responds", "scores", "price")
    said = {n: [of(CARD_PARTS, name, [*card_numbers(one)])[0] for name in names] for n, one in laws.items()}
    assert said == {68: [0, 1, 0.4], 71: [0, 0, 0.4], 78: [1, 1, 0.4], 0: [1, 0, 0.4]}


def test_each_section_has_its_color() -> None:
    numbers = section_numbers(Sections(Color.YELLOW, None, Color.BLUE, Color.RED))
    assert numbers == (0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0)


@rule("R11.1")
def test_circles_are_counted_by_level_and_color() -> None:
    """A red circle on level 2 (1, 3 and 5) is a quarter of four."""
    seen = view(in_auction(seat(*rows((1, 3), (5,))), seat()), 0)
    assert player(seen, 0, "circles") == [0, 1 / 4, *[0] * 14]


def test_the_row_and_the_hand_show_cards_by_their_place() -> None:
    state = in_auction(seat(hand=(40, 32)), seat(), row=row(blue=7, red=(8, 6)))
    seen, cards = view(state, 0), printed().by_number
    size, none = len(card_numbers(cards[7])), (0.0,) * len(card_numbers(cards[7]))
    shown = part(seen, "row")
    found = [tuple(shown[size * slot : size * (slot + 1)]) for slot in range(8)]
    assert found == [
        card_numbers(cards[7]),
        card_numbers(cards[8]),
        none,
        none,
        none,
        card_numbers(cards[6]),
        none,
        none,
    ]
    assert part(seen, "hand")[: 2 * size] == [*card_numbers(cards[32]), *card_numbers(cards[40])]


def test_the_card_to_place_is_shown() -> None:
    """When the Captain is to be placed, `card` is the Captain, and the prompt is AskPlace."""
    _, state = ready(1, 32, gems(green=1))
    seen = view(state, 0)
    assert part(seen, "card") == list(card_numbers(printed().by_number[32]))
    named = next(one for one in codec.PARTS if one.name == "prompt").meaning.partition(": ")[2].split(", ")
    assert named[part(seen, "prompt").index(1.0)] == "AskPlace"


def test_the_card_on_which_something_happens_is_shown() -> None:
    """When gems are to be stored on law 76, `card` is law 76, wherever it lies."""
    seen = view(in_auction(seat(*rows((9, 76))), seat()), 0)
    law = next(placed.place for placed in seen.seats[0].pyramid.cards if placed.card.number == 76)
    asked = attrs.evolve(seen, tasks=(q.AskStore(0, law, 8),))
    assert part(asked, "card") == list(card_numbers(printed().by_number[76]))


@pytest.mark.parametrize(
    "prompt",
    [
        q.AskGems(0, 3),
        q.AskDraw(0, 3),
        q.AskPutBack(0, Deck.LAWS, 3),
        q.AskTuckHand(0, Place(1, 0), 3),
        q.AskStore(0, Place(1, 0), 3),
        q.AskSwap(0, 3),
        q.AskPay(0, 9, Place(1, 0), Pay((Gain(Reward(draw=1)),), gems=1, cards=1, attack=1)),
        q.AskPay(0, 9, Place(1, 0), Pay((Gain(Reward(draw=1)),), colored_gems=(0, 2, 0, 0), tokens=Tokens(magic=1))),
        q.AskPayment(0, 9, Place(1, 0), 1, 1, Tokens(magic=1)),
        q.AskUntuck(0, Place(1, 0), 3),
        q.AskLose(0, 3),
        q.AskKeep(0, LookedDeck.LAWS, 5, 3, DeckEnd.TOP),
        q.AskArrange(0, LookedDeck.LAWS, 3, DeckEnd.TOP),
    ],
)
def test_how_much_is_due_is_shown(prompt: q.Prompt) -> None:
    """Three gems, cards or tokens are still to be taken, drawn, kept, put back, stored or paid: 3 of 10."""
    seen = attrs.evolve(view(in_auction(seat(*rows((9,))), seat()), 0), tasks=(prompt,))
    assert part(seen, "due") == [0.3]


@pytest.mark.parametrize(
    "prompt", [q.AskBids(), q.AskTuckHand(0, Place(1, 0), None), q.AskUntuck(0, Place(1, 0), None)]
)
def test_where_no_number_is_due_none_is_shown(prompt: q.Prompt) -> None:
    """A bid is one of a kind, and any number of cards may be tucked or taken back."""
    seen = attrs.evolve(view(in_auction(seat(*rows((9,))), seat()), 0), tasks=(prompt,))
    assert part(seen, "due") == [0.0]


def test_the_color_of_the_own_bid_is_shown_to_the_one_who_made_it() -> None:
    groups = (q.ClaimGroup(Color.RED, (1, 2)), q.ClaimGroup(Color.GREEN, (0,)))
    state = in_auction(seat(), seat(), seat())
    colors = [part(attrs.evolve(view(state, who), tasks=(q.AskClaims(groups),)), "color") for who in range(3)]
    assert colors == [[0, 0, 1, 0], [0, 1, 0, 0], [0, 1, 0, 0]]


@rule("R4.2", "R5.8")
def test_the_auction_and_the_round_that_are_under_way_are_shown() -> None:
    seen = view(in_auction(seat(), seat()), 0)
    auction, development = attrs.evolve(seen, auction=2, round=0), attrs.evolve(seen, auction=0, round=3)
    assert [part(auction, "auction"), part(auction, "round")] == [[0, 0, 1, 0], [1, 0, 0, 0]]
    assert [part(development, "auction"), part(development, "round")] == [[1, 0, 0, 0], [0, 0, 0, 1]]


@rule("R3.2")
def test_places_are_counted_from_the_leftmost_card() -> None:
    """Whichever x it has: a character there, law 76 on its right."""
    own = part(view(in_auction(seat(on(1, -1, 9), on(1, 0, 76)), seat()), 0), "own_pyramid")
    size = len(own) // len(CARD_PLACES)
    assert [own[:2], own[size : size + 2], own[2 * size : 2 * size + 2]] == [[1, 0], [1, 1], [0, 0]]


def test_known_cards_are_those_of_the_others() -> None:
    """Of Ben's hand Ada knows the Captain, which is shown with him; her own hand has its own part."""
    seen = view(in_auction(seat(hand=(40,)), seat(hand=(32,))), 0)
    ada, ben = seen.seats
    (hidden,) = ben.hand
    seen = attrs.evolve(seen, seats=(ada, attrs.evolve(ben, hand=(attrs.evolve(hidden, number=32),))))
    captain = card_numbers(printed().by_number[32])
    known = part(seen, "known_cards")
    assert not any(known[: len(captain)])
    assert known[len(captain) : 2 * len(captain)] == [number / 4 for number in captain]


def test_counts_are_shares_of_what_there_can_be() -> None:
    """Six laws of 24 are left, seven characters of 14 in the reserve deck; Ben skips the next auction, and Ada not."""
    seen = view(in_development(seat(), seat(skips_next=True)), 0)
    seen = attrs.evolve(seen, law_deck=attrs.evolve(seen.law_deck, size=6))
    seen = attrs.evolve(seen, auction_deck=12, reserve_deck=attrs.evolve(seen.reserve_deck, size=7))
    assert part(seen, "decks") == [12 / 48, 7 / 14, 6 / 24]
    assert [player(seen, who, "skips_next") for who in (0, 1)] == [[0], [1]]
    assert [player(seen, who, "finished") for who in (0, 1)] == [[0], [0]]


def test_what_lies_under_and_on_a_card_is_counted_apart() -> None:
    """Two cards lie under law 72 and three gems on law 76: of ten each."""
    own = seat(on(1, 0, 72, tucked=(17, 18)), on(1, 1, 76, stored=(1, 2, 0, 0)))
    seen = view(in_auction(own, seat()), 0)
    assert player(seen, 0, "under_and_on") == [2 / 10, 3 / 10]


def test_an_infinite_gem_of_a_color_is_none_of_any_color() -> None:
    red, free = (reward_numbers(Reward(infinite_gem=color)) for color in (Color.RED, "any"))
    assert [red[-5:], free[-5:]] == [[0, 1, 0, 0, 0], [0, 0, 0, 0, 1]]


def test_house_rules_with_any_number_of_cards_are_shown() -> None:
    """The number of characters is a share of twice the usual 64; 70 is not one of the printed ones."""
    state = in_auction(seat(), seat())
    edition = ENGLISH.with_options(character_count=70)
    state = attrs.evolve(state, rules=attrs.evolve(state.rules, edition=edition))
    assert part(view(state, 0), "edition")[0] == 70 / 128


def test_what_is_no_view_is_refused() -> None:
    """A state is no view: it holds secrets."""
    with pytest.raises(TypeError, match="needs a GameView, not a value of GameState"):
        codec.encode(in_auction(seat(), seat()))  # type: ignore[arg-type]
