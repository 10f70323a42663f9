"""The phases of a game, from the setup to the end, and virtual opponents in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import attrs
import pytest

from hand_built import BLUE, RED, YELLOW
from positions import DEFAULTS, NAMES, all_pass, in_auction, in_development, on, play, printed, ready, row, seat, told
from rules import rule
from viceroy.engine.actions import Bid, ChooseStart, PlaceCard, TakeGems
from viceroy.engine.events import (
    BidsRevealed,
    CardPlaced,
    CardsRemoved,
    CardsRevealed,
    DecksMade,
    GameStarted,
    GemsReturned,
    LawsDealt,
)
from viceroy.engine.frame.chance import Chance
from viceroy.engine.prompts import AskReturn, AskStart
from viceroy.engine.reducer import Step, legal_actions, score, step, to_act
from viceroy.engine.state import GameState, Rules
from viceroy.errors import ImpossibleGame
from viceroy.model.cards import CardSet, CharacterCard, LawCard
from viceroy.model.editions import EDITIONS, ENGLISH, FRENCH, GERMAN, ITALIAN, PORTUGUESE, Edition
from viceroy.model.geometry import Place
from viceroy.model.tokens import COLORS, CircleBonus, Color, Gems, Tokens, add_gems, gems_of
from viceroy.positions.reader import load_position
from viceroy.scoring.items import CircleItem
from viceroy.sessions.new_game import new_game, start_game

# -- setup ------------------------------------------------------------------------------------------------------------
# Setup: bank, screens, first cards, decks and hands, as in A2 and the scenarios F1 to F5.

FOUR_DEALT = DEFAULTS.with_options(starting_characters_dealt=4)
CHOSEN_RETURN = DEFAULTS.with_options(starting_gem_return="choice")


def start(players: int, edition: str | Edition = DEFAULTS, *, seed: int = 1, virtual_opponents: int = 0) -> Step:
    return start_game(players, edition=edition, card_set=printed(), seed=seed, virtual_opponents=virtual_opponents)


def start_with(card_set: CardSet, edition: Edition, seed: int = 1) -> Step:
    return start_game(2, edition=edition, card_set=card_set, seed=seed)


def dealt(*hands: list[int]) -> GameState:
    """Return the choice of the first cards (R2.5), by players who hold these characters."""
    players = ", ".join(f"{{hand: {hand}}}" for hand in hands)
    return load_position(text=f"{{format: position/1, edition: french, phase: setup, players: [{players}]}}")


def seats_for(players: int) -> int:
    """How many virtual opponents a game needs at least."""
    return 1 if players == 1 else 0


def first_bids(state: GameState) -> GameState:
    while state.turn == 0 or len(to_act(state)) == 1:
        state = step(state, legal_actions(state, to_act(state)[0])[0]).state
        if state.auction:
            break
    return state


def in_play(state: GameState) -> Gems:
    total = state.bank
    for held in state.seats:
        total = add_gems(total, held.gems)
    return total


# -- gems --------------------------------------------------------------------------------------------------------------


@rule("R2.2", "R2.3", "D1", "D2", "D3", "D4", "D5", "D6")
@pytest.mark.parametrize(("players", "each", "left"), [(1, 4, 10), (2, 8, 20), (3, 12, 30), (4, 16, 40)])
def test_the_bank_has_four_gems_of_each_color_a_player(players: int, each: int, left: int) -> None:
    """Each player takes two of each color and returns two, so six lie behind each screen, and the bank has the rest."""
    started = start(players, virtual_opponents=seats_for(players))
    assert told(started, GameStarted)[0].bank == in_play(started.state) == (each,) * 4
    assert [sum(held.gems) for held in started.state.seats] == [6] * players
    assert all(0 <= count <= 2 for held in started.state.seats for count in held.gems)
    assert sum(started.state.bank) == left
    assert [held.attack for held in started.state.seats] == [0] * players


@rule("R2.3", "B3")
def test_two_gems_go_back_at_random() -> None:
    """With `random`, nobody is asked, and every pair of gems is returned in some game."""
    started = [start(2, seed=seed) for seed in range(120)]
    assert all(isinstance(one.state.task, AskStart) for one in started)
    returned = {told(one, GemsReturned)[0].gems for one in started}
    assert len(returned) == 10


@rule("R2.3", "B3")
def test_two_gems_go_back_by_choice() -> None:
    """With `choice`, all are asked; what they may return, and when, stands in the rules suites."""
    state = start(2, CHOSEN_RETURN).state
    assert (state.task, to_act(state)) == (AskReturn(), (0, 1))
    assert [held.gems for held in state.seats] == [(2, 2, 2, 2)] * 2


# -- first cards -------------------------------------------------------------------------------------------------------


@rule("R2.5", "B2", "F4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_characters_not_kept_go_into_the_decks(players: int) -> None:
    """By german rules each sees four, keeps one placed and one in hand; the others are among the 64 - 2n split."""
    state = start(players, GERMAN, virtual_opponents=seats_for(players)).state
    while not isinstance(state.task, AskStart):
        state = step(state, legal_actions(state, to_act(state)[0])[0]).state
    dealt = [set(held.numbers) for held in state.seats]
    assert [len(four) for four in dealt] == [4] * players
    for index in range(players):
        place, keep = sorted(dealt[index])[:2]
        state = step(state, ChooseStart(index, place, keep)).state
    while not state.auction:
        state = step(state, legal_actions(state, to_act(state)[0])[-1]).state
    split = [number for number in state.bases if number is not None]
    split += [card.number for card in (*state.auction_deck, *state.reserve_deck)]
    drawn = {number for held in state.seats for number in held.numbers if number <= 64}
    drawn -= {sorted(four)[1] for four in dealt}
    assert len(split) + len(drawn) == 64 - 2 * players
    not_kept = {number for four in dealt for number in sorted(four)[2:]}
    assert not_kept <= {*split, *drawn}
    kept = {number for four in dealt for number in sorted(four)[:2]}
    assert {*split, *drawn, *kept} == set(range(1, 65))


@rule("C63")
def test_characters_put_back_are_shuffled_in() -> None:
    """Over many games a character put back turns up in the auction row, the auction deck and the reserve deck."""
    found = set()
    for seed in range(60):
        state = start(2, FOUR_DEALT, seed=seed).state
        back = state.seats[0].numbers[3]
        for index in (0, 1):
            place, keep = state.seats[index].numbers[:2]
            state = step(state, ChooseStart(index, place, keep)).state
        zones = {"row": state.bases, "auction": [card.number for card in state.auction_deck]}
        zones["reserve"] = [card.number for card in state.reserve_deck]
        found |= {name for name, numbers in zones.items() if back in numbers}
    assert found == {"row", "auction", "reserve"}


# -- decks and hands ---------------------------------------------------------------------------------------------------


@rule("R2.7", "R2.9", "F1")
@pytest.mark.parametrize(
    ("edition", "reserve", "laws"),
    [(FRENCH, 8, 12), (GERMAN, 8, 12), (ITALIAN, 4, 8), (PORTUGUESE, 4, 8), (ENGLISH, 4, 8)],
    ids=lambda value: value.name if isinstance(value, Edition) else None,
)
def test_decks_and_hands_of_four_players(edition: Edition, reserve: int, laws: int) -> None:
    """Row and auction deck make 48 cards; 64/24 leaves 8 in reserve and 12 laws, 60/20 leaves 4 and 8."""
    started = start(4, edition)
    state, events = started.state, list(started.events)
    while not state.auction and not any(isinstance(event, LawsDealt) for event in events):
        done = step(state, legal_actions(state, to_act(state)[0])[0])
        state = done.state
        events += done.events
    assert [len([n for n in held.numbers if n <= 64]) for held in state.seats] == [1] * 4
    assert [len([n for n in held.numbers if n > 64]) for held in state.seats] == [3] * 4
    assert len(state.auction_deck) + sum(number is not None for number in state.bases) == 48
    assert (len(state.reserve_deck), len(state.law_deck)) == (reserve, laws)
    assert [event for event in events if isinstance(event, DecksMade)] == [DecksMade(48, reserve)]


@rule("R2.7", "R2.9", "B1")
@pytest.mark.parametrize(
    ("edition", "sizes"),
    [
        (DEFAULTS, [(14, 21), (12, 18), (10, 15), (8, 12)]),  # 64 characters and 24 laws
        (ITALIAN, [(10, 17), (8, 14), (6, 11), (4, 8)]),  # 60 and 20
    ],
)
def test_the_reserve_deck_is_what_the_auction_deck_leaves(edition: Edition, sizes: list[tuple[int, int]]) -> None:
    """The reserve deck and the law deck of one to four players."""
    states = [_without_draws(players, edition) for players in (1, 2, 3, 4)]
    assert [(len(state.reserve_deck), len(state.law_deck)) for state in states] == sizes


def _without_draws(players: int, edition: Edition) -> GameState:
    """Set up a game whose first cards draw nothing."""
    for seed in range(200):
        state = start(players, edition, seed=seed, virtual_opponents=seats_for(players)).state
        for index in range(players):
            state = step(state, legal_actions(state, index)[0]).state
        while not state.auction and isinstance(legal_actions(state, to_act(state)[0])[0], TakeGems):
            state = step(state, legal_actions(state, to_act(state)[0])[0]).state
        if state.auction and all(len(held.hand) == 4 for held in state.seats):
            return state
    raise ValueError("every first card draws")


@rule("R1.3", "R2.8")
def test_four_cards_lie_at_the_bases_and_none_at_the_tips() -> None:
    state = _without_draws(2, DEFAULTS)
    assert None not in state.bases
    assert state.tips == (None,) * 4


@rule("R2.1", "R2.8")
def test_the_row_is_revealed_from_left_to_right() -> None:
    """The top card of the auction deck lies at the first color, the next at the second, and so on."""
    state = dealt([9, 10], [2, 5])
    done = play(state, ChooseStart(0, 9, 10), ChooseStart(1, 2, 5), TakeGems(1, (1, 1, 1, 1)))
    assert [revealed.bases for revealed in told(done, CardsRevealed)] == [done.state.bases]
    assert len(set(done.state.bases)) == 4


@rule("B1")
def test_a_smaller_printing_takes_surplus_cards_out_of_a_larger_set() -> None:
    """A 64/24 set in a 60/20 edition loses 4 characters and 4 laws at random before the deal, for all to see."""
    removed = []
    for seed in range(40):
        started = start(2, ITALIAN, seed=seed)
        (gone,) = told(started, CardsRemoved)
        assert len([number for number in gone.cards if number <= 64]) == 4
        assert len([number for number in gone.cards if number > 64]) == 4
        assert set(gone.cards) <= set(started.state.discarded)
        dealt = {number for held in started.state.seats for number in held.numbers}
        assert not dealt & set(gone.cards)
        removed.append(gone.cards)
    assert len(set(removed)) > 30


@cache
def _keeping(*kept: int) -> CardSet:
    """Return the printed cards with some that are never taken out; the same set each time, which is checked once."""
    return attrs.evolve(printed(), id="keeping", kept=kept)


@rule("B1")
def test_a_card_that_the_set_keeps_is_never_taken_out() -> None:
    """Cards 1 to 59 and 66 are kept: of the characters 60 to 64 four go, and any four laws but 66."""
    removed = set()
    for seed in range(60):
        (gone,) = told(start_with(_keeping(*range(1, 60), 66), ITALIAN, seed), CardsRemoved)
        assert len(gone.cards) == 8
        removed |= set(gone.cards)
    assert removed == {*range(60, 89)} - {66}


@rule("B1", "R2.5")
def test_a_kept_card_is_dealt_as_often_as_any_other() -> None:
    """In 600 deals to two, card 1 is in a first hand about 40 times: 4 of 60 cards."""
    card_set = _keeping(1)
    hands = [start_with(card_set, ITALIAN, seed).state.seats for seed in range(600)]
    assert 20 < sum(1 in seat.numbers for seats in hands for seat in seats) < 65


@rule("B1")
def test_more_cards_kept_than_the_edition_has_are_refused() -> None:
    """All 64 characters are kept, and 60 are played; the French edition plays 64."""
    card_set = _keeping(*range(1, 65))
    with pytest.raises(ImpossibleGame, match="the set keeps 64 characters; the italian edition has 60"):
        start_with(card_set, ITALIAN)
    assert not told(start_with(card_set, FRENCH), CardsRemoved)


@rule("B1")
@pytest.mark.parametrize("count", [56, 63, 64, 70])
def test_any_number_of_characters_may_be_played(count: int) -> None:
    """Of the 64 printed ones as many are played, or all; card 1 is kept, so it is never taken out."""
    edition = ITALIAN.with_options(character_count=count, law_count=17)
    for seed in range(20):
        started = start_with(_keeping(1), edition, seed)
        (removed,) = told(started, CardsRemoved)
        characters = [number for number in removed.cards if number <= 64]
        assert (len(characters), len(removed.cards) - len(characters)) == (max(0, 64 - count), 7)
        assert 1 not in removed.cards
        assert len(started.state.auction_deck) + 2 * 2 == min(count, 64)


@pytest.mark.parametrize(("players", "needed"), [(2, 52), (4, 56)])
def test_an_edition_with_too_few_characters_says_what_the_game_needs(players: int, needed: int) -> None:
    """48 characters for the auctions and two for each player; the set itself has enough."""
    with pytest.raises(ImpossibleGame, match=f"has {needed - 1} characters; a game of {players} needs {needed}"):
        start_game(players, edition=DEFAULTS.with_options(character_count=needed - 1), card_set=_smaller(), seed=1)
    with pytest.raises(ImpossibleGame, match=f"has 5 laws; a game of {players} needs {3 * players}"):
        start_game(players, edition=DEFAULTS.with_options(law_count=5), card_set=_smaller(), seed=1)


# -- who plays ---------------------------------------------------------------------------------------------------------


@rule("R12.1", "C47", "F71")
@pytest.mark.parametrize(("players", "bank", "box"), [(1, 16, 48), (2, 32, 32), (3, 48, 16)])
def test_real_players_alone_fill_the_bank(players: int, bank: int, box: int) -> None:
    """Beside a virtual opponent: 16 gems for each human, and the box, from which it draws, is never empty."""
    started = start(players, virtual_opponents=1)
    assert (sum(in_play(started.state)), 4 * started.state.rules.box) == (bank, box)


@rule("R12.6", "F71")
@pytest.mark.parametrize(("players", "virtual"), [(4, 1), (2, 3), (3, 2), (1, 4), (2, -1)])
def test_more_than_four_seats_are_refused(players: int, virtual: int) -> None:
    with pytest.raises(ImpossibleGame, match=rf"{virtual} virtual opponents? beside {players} players?;"):
        start(players, virtual_opponents=virtual)


@rule("R12.1")
def test_one_player_needs_a_virtual_opponent() -> None:
    with pytest.raises(ImpossibleGame, match="1 player and 0 virtual opponents"):
        start(1)


@rule("B35")
@pytest.mark.parametrize("edition", EDITIONS.values())
def test_every_edition_has_virtual_opponents(edition: Edition) -> None:
    for virtual in (1, 2, 3):
        assert start(1, edition, virtual_opponents=virtual).state.rules.virtual_opponents == virtual


@rule("B35")
@pytest.mark.parametrize("most", [0, 1, 2, 3])
def test_a_house_rule_bounds_virtual_opponents(most: int) -> None:
    """`max_virtual_opponents` at n allows n of them and refuses n + 1."""
    edition = DEFAULTS.with_options(max_virtual_opponents=most)
    if most:
        assert start(1, edition, virtual_opponents=most).state.rules.virtual_opponents == most
    with pytest.raises(ImpossibleGame):
        start(1, edition, virtual_opponents=most + 1)


@rule("R1.9")
@pytest.mark.parametrize("players", [0, 5, -1, 100])
def test_impossible_numbers_of_players_are_refused_with_the_number(players: int) -> None:
    with pytest.raises(ImpossibleGame, match=rf"^{players} players"):
        start(players)


def test_names_must_be_unique_and_not_empty() -> None:
    for names in (("Ada", "Ada"), ("Ada", ""), ("Ada", "  ")):
        with pytest.raises(ImpossibleGame):
            start_game(names, edition=DEFAULTS, card_set=printed(), seed=1)


def test_a_name_is_a_text_on_one_line() -> None:
    """What a score sheet or a line of a record could not hold as it is, is no name; the message shows it escaped."""
    for name in (" Ada", "Ada ", "A\nda", "A\tda", "A\rda", "A\0da", "A\u2028da", "A\ud800da"):
        with pytest.raises(ImpossibleGame, match="a text on one line, without control characters") as caught:
            new_game((name, "Ben"), seed=1)
        assert ascii(name) in str(caught.value)


def test_a_name_has_at_most_200_characters() -> None:
    assert new_game(("A" * 200, "Ben"), seed=1).rules.players[0] == "A" * 200
    with pytest.raises(ImpossibleGame, match="at most 200 characters, not 201"):
        new_game(("A" * 201, "Ben"), seed=1)


def test_a_name_may_have_spaces_and_any_letters() -> None:
    names = ("Ada Lovelace", "\u0416\u0435\u043d\u044f", "\U0001f468\u200d\U0001f469")
    assert new_game(names, seed=1).rules.players == names


def test_players_may_be_named() -> None:
    """A tuple of names seats them in that order; a count names them Player 1, 2 and so on."""
    named = start_game(NAMES[:3], edition=DEFAULTS, card_set=printed(), seed=1)
    assert told(named, GameStarted)[0].players == ("Ada", "Ben", "Cleo")
    assert told(start(2), GameStarted)[0].players == ("Player 1", "Player 2")


def test_an_unknown_edition_is_refused_with_those_known() -> None:
    with pytest.raises(ImpossibleGame, match=r"latin.*french, english, german, italian, portuguese"):
        start(2, "latin")


@pytest.mark.parametrize(("players", "needed"), [(2, 52), (3, 54), (4, 56)])
def test_a_set_with_too_few_characters_is_refused_with_the_numbers(players: int, needed: int) -> None:
    """A game needs 48 characters for the auctions and two for each player."""
    small = _smaller(characters=needed - 1)
    with pytest.raises(ImpossibleGame, match=rf"{needed - 1} characters.*needs {needed}"):
        start_game(players, edition=DEFAULTS, card_set=small, seed=1)
    exact = _smaller(characters=needed)
    assert start_game(players, edition=DEFAULTS, card_set=exact, seed=1).state.rules.card_set == exact


@pytest.mark.parametrize(("players", "needed"), [(2, 6), (3, 9), (4, 12)])
def test_a_set_with_too_few_laws_is_refused_with_the_numbers(players: int, needed: int) -> None:
    with pytest.raises(ImpossibleGame, match=rf"{needed - 1} laws.*needs {needed}"):
        start_game(players, edition=DEFAULTS, card_set=_smaller(laws=needed - 1), seed=1)
    exact = _smaller(laws=needed)
    assert start_game(players, edition=DEFAULTS, card_set=exact, seed=1).state.rules.card_set == exact


@rule("B2")
def test_a_smallest_set_deals_four_characters_to_four_players() -> None:
    """16 are dealt, 8 come back, 48 make the auction deck and nothing is in reserve."""
    small = _smaller(characters=56)
    state = start_game(4, edition=FOUR_DEALT, card_set=small, seed=3).state
    for index in range(4):
        place, keep = state.seats[index].numbers[:2]
        state = step(state, ChooseStart(index, place, keep)).state
    while not state.auction:
        state = step(state, legal_actions(state, to_act(state)[0])[0]).state
    assert len(state.auction_deck) + sum(number is not None for number in state.bases) == 48
    assert state.reserve_deck == ()


def _smaller(*, characters: int = 64, laws: int = 24) -> CardSet:
    full = printed()
    return attrs.evolve(full, characters=full.characters[:characters], laws=full.laws[:laws])


@rule("R2.6")
def test_every_character_can_be_a_first_card() -> None:
    """Each of the 64 characters placed first gives its own row 1, nothing else, and takes no gem as cost."""
    for card in printed().characters:
        kept, partner, partners_other = [number for number in (2, 9, 11, 13) if number != card.number][:3]
        state = dealt([card.number, kept], [partner, partners_other])
        done = play(state, ChooseStart(0, card.number, kept), ChooseStart(1, partner, partners_other))
        _assert_row_1(card, state, done)


def _assert_row_1(card: CharacterCard, before: GameState, done: Step) -> None:
    reward = card.levels[0].reward
    placed = done.state.seats[0].pyramid.at[Place(1, 0)]
    assert placed.tokens == reward.tokens
    assert placed.infinite_gems == ((reward.infinite_gem,) if reward.infinite_gem else ())
    assert done.state.seats[0].attack == reward.attack
    assert sum(done.state.seats[0].gems) == sum(before.seats[0].gems)  # gems to take are still asked for


def test_five_editions_set_up_every_number_of_players() -> None:
    for edition in EDITIONS.values():
        for players in (1, 2, 3, 4):
            state = first_bids(start(players, edition, virtual_opponents=seats_for(players)).state)
            assert (state.turn, state.auction) == (1, 1)
            assert to_act(state) == tuple(range(players))
            total = in_play(state)
            for held in state.seats:
                infinite = [color for placed in held.pyramid.cards for color in placed.infinite_gems]
                total = add_gems(total, tuple(infinite.count(color) for color in COLORS))  # type: ignore[arg-type]
            assert total == (4 * players,) * 4


# -- development ------------------------------------------------------------------------------------------------------
# What characters cost and bring, over the whole printed set (D21, R7.2 to R7.8); cases are in the rules suites.


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


# -- virtual ----------------------------------------------------------------------------------------------------------
# What virtual opponents draw (R12.2, C48): chance, which the rules suites write down, follows the rules here.

ONE_EACH: Gems = (1, 1, 1, 1)
SINGLES = row(blue=33, red=34, green=35, yellow=36)


def draws(opponents: int, times: int) -> Iterator[tuple[Color, ...]]:
    """Yield what virtual opponents draw beside one player, with one seed after the other."""
    state = in_auction(seat(gems=ONE_EACH), row=SINGLES, virtual_opponents=opponents)
    for seed in range(times):
        (revealed,) = told(step(attrs.evolve(state, chance=Chance.from_seed(seed)), Bid(0, RED)), BidsRevealed)
        yield tuple(color for _, color in revealed.virtual)


@rule("C48", "F73")
def test_virtual_opponents_draw_without_putting_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rules, "box", 1)
    drawn = set(draws(2, 150))
    assert len(drawn) == 12  # each of the four colors, and each of the three others after it
    assert all(first is not second for first, second in drawn)


@rule("R12.2")
def test_every_color_is_drawn_alike() -> None:
    """A gem is drawn blindly, and the box holds as many of each color: each comes up about once in four."""
    counts = Counter(draws(1, 800))
    assert len(counts) == 4
    assert all(150 < count < 250 for count in counts.values())


# -- ending -----------------------------------------------------------------------------------------------------------
# The score of a finished game; painting and what it brings stand in the rules suites (A10).


def test_a_running_game_has_no_score() -> None:
    with pytest.raises(ValueError, match="not over"):
        score(in_development(seat(), seat(), turn=12))


def test_places_of_a_score_count_from_the_leftmost_card() -> None:
    """A circle at place -2 of a pyramid that grew to the left is at place 0 of the score, where it begins at -2."""
    laid = (on(1, -2, 3), on(1, -1, 5), on(1, 0, 35), on(2, -2, 63))
    state = all_pass(in_development(seat(*laid), seat(), turn=12)).state
    (circle,) = [item for item in score(state).players[0].items if isinstance(item, CircleItem)]
    assert (circle.place, circle.points) == (Place(2, 0), 2)
