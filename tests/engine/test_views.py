"""What each seat may see, and that nothing else shows."""

from __future__ import annotations

import gc
import random
import types
from collections.abc import Iterator
from itertools import takewhile

import attrs
import pytest

from effort import PROFILE
from hand_built import BLUE, RED
from law_play import after, place, with_laws
from law_play import bare_law as law
from positions import DEFAULTS, at_the_end, in_auction, in_development, on, play, printed, row, rows, seat
from rules import rule
from sampled_states import GAMES, begun, sampled, viewers
from scramble import WHAT_OTHERS_HAVE, scrambled
from viceroy import events as e
from viceroy.engine.actions import (
    Action,
    Bid,
    BidAttack,
    ChooseOption,
    ChooseStart,
    DrawCards,
    Lay,
    Pass,
    PlaceCard,
    PutBack,
    ReturnGems,
    StoreGem,
    TuckTaken,
)
from viceroy.engine.draft import Draft
from viceroy.engine.frame.chance import Chance
from viceroy.engine.phases.laws.effects import apply_store
from viceroy.engine.prompts import AskBids, AskPaint, AskStore, AskTuckTaken
from viceroy.engine.reducer import DECISIONS, Step, check, legal_actions, reduce, step, to_act
from viceroy.engine.state import GameState, HiddenCard, Seat
from viceroy.engine.tasks import TakenCard, TuckTakenCards
from viceroy.engine.views import HiddenTuck, HiddenTucks, SeenCard, UnseenTaken, events_for, seen_by, view
from viceroy.model.editions import DrawnCards
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck, Draw
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS, Color, gems, subtract_gems
from viceroy.positions.forms import PositionPlayerForm
from viceroy.sessions.new_game import new_game, start_game
from viceroy.values import code
from worlds import ORDERED, Cut, Leak, Look, goes_on_alike, pairs_of_choices
from wrong_actions import ONE_OF_EACH, distorted, near

# -- views ------------------------------------------------------------------------------------------------------------
# Views: what one seat, or a spectator, is shown of a game, and what it is not.

BACK_OF_A_LAW = SeenCard(CardKind.LAW)
BACK_OF_A_CHARACTER = SeenCard(CardKind.CHARACTER)


def hands(state: GameState, viewer: int | None) -> list[list[int | None]]:
    return [[card.number for card in held.hand] for held in view(state, viewer).seats]


# -- what is shown -----------------------------------------------------------------------------------------------------


@rule("R2.4", "C57")
def test_a_seat_sees_its_own_hand_gems_and_attack_tokens() -> None:
    state = in_auction(seat(gems=(1, 0, 2, 0), attack=1, hand=(5, 88)), seat(gems=(3, 0, 0, 0), attack=2, hand=(6, 87)))
    ada, ben = view(state, 0).seats
    assert (ada.gems, ada.attack) == ((1, 0, 2, 0), 1)
    assert ada.hand == (SeenCard(CardKind.CHARACTER, 5), SeenCard(CardKind.LAW, 88))
    assert (ben.gems, ben.attack) == (None, None)
    assert ben.hand == (BACK_OF_A_CHARACTER, BACK_OF_A_LAW)


@rule("R2.4")
def test_a_spectator_sees_no_hand_and_has_no_actions() -> None:
    """Seat None looks on: no gems, no attack tokens, backs only, nothing to do."""
    state = in_auction(seat(hand=(5,)), seat(hand=(87,)))
    seen = view(state, None)
    assert [(held.gems, held.attack) for held in seen.seats] == [(None, None)] * 2
    assert [held.hand for held in seen.seats] == [(BACK_OF_A_CHARACTER,), (BACK_OF_A_LAW,)]
    assert (seen.legal, seen.chosen, seen.seat) == ((), None, None)


@rule("R2.4", "C57")
def test_the_table_is_public() -> None:
    state = in_auction(seat(*rows((33, 35))), seat(), law_deck=(81, 82, 83))
    for viewer in viewers(state):
        seen = view(state, viewer)
        assert (seen.bank, seen.bases, seen.tips) == (state.bank, state.bases, state.tips)
        assert (seen.discarded, seen.turn, seen.auction) == (state.discarded, 2, 1)
        assert [held.pyramid for held in seen.seats] == [held.pyramid for held in state.seats]
        assert (seen.auction_deck, seen.reserve_deck.size, seen.law_deck.size) == (40, 12, 3)  # R2.7, R2.8
        assert (seen.reserve_deck.top, seen.law_deck.top) == ((), ())
        assert seen.prompt == AskBids()
        assert not seen.is_over


@rule("R5.1")
def test_a_view_lists_the_own_legal_actions_and_who_owes_a_choice() -> None:
    """Both bid; Ada is offered what `legal_actions` says, and Ben what is his."""
    state = in_auction(seat(gems=(1, 0, 0, 0)), seat(gems=(0, 1, 0, 0)))
    for viewer in (0, 1):
        assert view(state, viewer).legal == legal_actions(state, viewer)
        assert view(state, viewer).owes == to_act(state) == (0, 1)


@rule("R5.1")
def test_a_secret_choice_is_seen_by_who_made_it() -> None:
    state = play(in_auction(seat(gems=(1, 0, 0, 0)), seat()), Bid(0, BLUE)).state
    for viewer in viewers(state):
        seen = view(state, viewer)
        assert [held.has_chosen for held in seen.seats] == [True, False]
        assert seen.chosen == (Bid(0, BLUE) if viewer == 0 else None)
        assert seen.owes == (1,)


@rule("R5.12")
@pytest.mark.parametrize("hand", [(5, 70), (70, 90)])
def test_backs_lie_by_kind_whatever_their_numbers_are(hand: tuple[int, ...]) -> None:
    late = attrs.evolve(printed().characters[0], number=90, id="late")
    cards = attrs.evolve(printed(), characters=(*printed().characters, late))
    state = in_development(seat(), seat(hand=hand), card_set=cards)
    assert view(state, 0).seats[1].hand == (BACK_OF_A_CHARACTER, BACK_OF_A_LAW)


def test_a_won_card_stays_known_to_all() -> None:
    """The card lay open in the row, so all know it in Ben's hand; his other cards are backs."""
    ada, ben = seat(gems=(0, 1, 0, 0)), seat(gems=(1, 0, 0, 0), hand=(6, 88))
    state = play(in_auction(ada, ben, row=row(blue=1, red=2)), Bid(0, RED), Bid(1, BLUE)).state
    assert hands(state, 0) == [[2], [1, None, None]]
    assert hands(state, 1) == [[2], [1, 6, 88]]
    assert hands(state, None) == [[2], [1, None, None]]
    assert view(state, 0).seats[1].hand[0] == SeenCard(CardKind.CHARACTER, 1, (0, 1))


@rule("R10.1")
def test_the_screens_are_off_at_the_end() -> None:
    state = at_the_end(seat(*rows((33, 35), (32,)), gems=(2, 0, 0, 0), attack=1), seat(gems=(0, 1, 0, 0)))
    for viewer in viewers(state):
        assert [(held.gems, held.attack) for held in view(state, viewer).seats] == [
            (held.gems, held.attack) for held in state.seats
        ]


@rule("R4.1")
def test_a_finished_game_asks_nothing() -> None:
    over = next(state for game in range(GAMES) for state in sampled(game) if state.is_over)
    seen = view(over, None)
    assert (seen.prompt, seen.is_over, seen.owes) == (None, True, ())


@rule("B7")
def test_a_card_drawn_in_this_phase_is_marked_for_its_owner_alone() -> None:
    """Where drawn cards wait for the next phase, Ada sees that law 81 is fresh, and Ben a back."""
    edition = DEFAULTS.with_options(drawn_cards_playable=DrawnCards.NEXT_PHASE)
    state = in_development(seat(*rows((33,)), hand=(77,)), seat(), law_deck=(81, 82), edition=edition)
    state = play(place(state, 77, 1, 1).state, ChooseOption(0, 2), DrawCards(0, (Deck.LAWS,))).state
    assert view(state, 0).seats[0].hand == (SeenCard(CardKind.LAW, 81, fresh=True),)
    assert view(state, 1).seats[0].hand == (BACK_OF_A_LAW,)


# -- what a person would remember --------------------------------------------------------------------------------------


def put_back(*others: PositionPlayerForm) -> Step:
    """Ada has drawn laws 81, 82 and 83 by law 70, and put back 81 and then 82."""
    state = in_development(seat(*rows((33,)), hand=(70,)), *others, law_deck=(81, 82, 83, 84))
    return after(place(state, 70, 1, 1, Lay(1, 77)), PutBack(0, 81), PutBack(0, 82))


def drawn_by_ben(*hand: int) -> GameState:
    """Ben, whose law 77 comes after, has drawn what Ada put back last; Cleo looks on."""
    state = put_back(seat(*rows((35,)), hand=(77, *hand)), seat()).state
    return play(state, PlaceCard(1, Place(1, 1)), ChooseOption(1, 2), DrawCards(1, (Deck.LAWS,))).state


@rule("L70")
def test_who_puts_laws_back_remembers_them_on_the_deck() -> None:
    """Ada sees 82 and then 81 on top of the deck; the others see two backs that she knows."""
    state = put_back(seat(hand=(77,)), seat()).state
    assert view(state, 0).law_deck.size == 3
    assert view(state, 0).law_deck.top == (SeenCard(CardKind.LAW, 82, (0,)), SeenCard(CardKind.LAW, 81, (0,)))
    for other in (1, 2, None):
        assert view(state, other).law_deck.top == (SeenCard(CardKind.LAW, None, (0,)),) * 2


@rule("L70")
def test_who_put_a_law_back_knows_it_in_the_hand_of_who_draws_it() -> None:
    """Ada sees 82 in Ben's hand; Ben sees that she knows it; Cleo and spectators see a back like any other."""
    state = drawn_by_ben(88)
    assert view(state, 0).seats[1].hand == (SeenCard(CardKind.LAW, 82, (0,)), BACK_OF_A_LAW)
    assert view(state, 1).seats[1].hand == (SeenCard(CardKind.LAW, 82, (0,)), SeenCard(CardKind.LAW, 88))
    for other in (2, None):
        assert view(state, other).seats[1].hand == (BACK_OF_A_LAW,) * 2


@rule("R2.4")
@pytest.mark.parametrize(("number", "left"), [(82, None), (88, 82)])
def test_the_card_that_stays_does_not_tell_which_one_left(number: int, left: int | None) -> None:
    """Ben plays one of two laws. Ada knows what stays only if it is hers; Cleo never learns whether it is."""
    state = play(drawn_by_ben(88), Pass(0), Lay(1, number), PlaceCard(1, Place(1, 2))).state
    assert hands(state, 0)[1] == [left]
    for other in (2, None):
        assert view(state, other).seats[1].hand == (BACK_OF_A_LAW,)


@rule("R2.4", "L70")
def test_whoever_puts_a_law_back_among_others_is_the_only_one_to_know_it() -> None:
    """All knew 85 and 86 in Ada's hand; she puts back one of three laws, and then nobody else knows any."""
    state = with_known(in_development(seat(*rows((33,)), hand=(70,)), seat(), law_deck=(83,)), 85, (0, 1))
    state = with_known(state, 86, (0, 1))
    state = play(place(state, 70, 1, 1).state, PutBack(0, 85)).state
    assert view(state, 0).law_deck.top == (SeenCard(CardKind.LAW, 85, (0,)),)
    assert view(state, 1).law_deck.top == (SeenCard(CardKind.LAW, None, (0,)),)
    assert hands(state, 1)[0] == [None, None]


def with_known(state: GameState, number: int, known_by: tuple[int, ...]) -> GameState:
    """Give Ada a card out of those that are out of the game, known by these seats."""
    ada = attrs.evolve(state.seats[0], hand=(*state.seats[0].hand, HiddenCard(number, known_by)))
    discarded = tuple(other for other in state.discarded if other != number)
    return attrs.evolve(state, seats=(ada, *state.seats[1:]), discarded=discarded)


@rule("R2.4")
def test_a_law_that_lay_open_is_known_wherever_it_goes() -> None:
    """Law 85 has lain open and is the only one that can go back: all see it on the deck, and drawn by Ben."""
    state = in_development(seat(*rows((33,)), hand=(70,)), seat(*rows((35,)), hand=(77,)), law_deck=())
    state = with_known(state, 85, (0, 1))
    state = play(place(state, 70, 1, 1, Lay(1, 77)).state, PutBack(0, 85)).state
    for viewer in viewers(state):
        assert view(state, viewer).law_deck.top == (SeenCard(CardKind.LAW, 85, (0, 1)),)
    state = play(state, PlaceCard(1, Place(1, 1)), ChooseOption(1, 2), DrawCards(1, (Deck.LAWS,))).state
    for viewer in viewers(state):
        assert hands(state, viewer)[1] == [85]


@rule("R2.4")
def test_the_only_law_put_back_tells_nobody_who_else_knew_it() -> None:
    """Ben knew 85 in Ada's hand, and Cleo did not know that; on the deck all see a law that Ada knows."""
    state = in_development(seat(*rows((33,)), hand=(70,)), seat(), seat(), law_deck=())
    state = play(place(with_known(state, 85, (1,)), 70, 1, 1).state, PutBack(0, 85)).state
    for other in (1, 2, None):
        assert view(state, other).law_deck.top == (SeenCard(CardKind.LAW, None, (0,)),)


@rule("R2.4", "R12.1")
def test_a_single_player_shows_a_law_put_back_to_no_spectator() -> None:
    """Ada, alone against two virtual opponents, knows the law that she has put back; a spectator sees its back."""
    state = in_development(seat(*rows((33,)), hand=(70, 85)), law_deck=(81, 82, 83), virtual_opponents=2)
    state = place(state, 70, 1, 1).state
    state = play(state, PutBack(0, 85)).state
    assert view(state, 0).law_deck.top == (SeenCard(CardKind.LAW, 85, (0,)),)
    assert view(state, None).law_deck.top == (SeenCard(CardKind.LAW, None, (0,)),)


# -- cards that wait to be tucked --------------------------------------------------------------------------------------

ARCHIVE = (*rows((33,)), on(1, 1, 78))


@rule("L78")
def test_who_may_tuck_a_drawn_card_is_asked_in_secret() -> None:
    """All see that Ada may tuck a law that she has drawn; she alone sees that it is 81."""
    state = in_development(seat(*ARCHIVE, hand=(77,)), seat(), law_deck=(81, 82))
    state = play(place(state, 77, 1, 2).state, ChooseOption(0, 2), DrawCards(0, (Deck.LAWS,))).state
    assert view(state, 0).prompt == AskTuckTaken(0, 81)
    for other in (1, None):
        assert view(state, other).prompt == HiddenTuck(0, CardKind.LAW)
    tucked = play(state, TuckTaken(0, Place(1, 1))).state
    assert tucked.seats[0].numbers == ()


@rule("R5.12", "L78")
def test_a_won_card_may_be_tucked_before_all_eyes() -> None:
    """The card lay in the row, so the prompt is no secret."""
    ada = seat(*ARCHIVE, gems=(1, 0, 0, 0))
    state = play(in_auction(ada, seat(gems=(0, 1, 0, 0)), row=row(blue=1, red=2)), Bid(0, BLUE), Bid(1, RED)).state
    assert {view(state, viewer).prompt for viewer in viewers(state)} == {AskTuckTaken(0, 1)}


def drawn_together(*known: int) -> GameState:
    """With all decks named up front, Ada has drawn 81, 82 and 83, of which Ben knew some on the deck."""
    edition = DEFAULTS.with_options(sequential_draw=False)
    cards = with_laws(law(77, Draw(Deck.LAWS, 3)))
    ada = seat(*rows((33,)), on(1, 1, 78), hand=(77,))
    state = in_development(ada, seat(), law_deck=(81, 82, 83, 84), edition=edition, card_set=cards)
    deck = tuple(attrs.evolve(card, known_by=(1,)) if card.number in known else card for card in state.law_deck)
    return place(attrs.evolve(state, law_deck=deck), 77, 1, 2).state


WAITING = HiddenTucks((UnseenTaken(0, CardKind.LAW), UnseenTaken(0, CardKind.LAW)))


@rule("B6", "L78")
def test_cards_drawn_together_wait_in_secret() -> None:
    state = drawn_together()
    assert view(state, 0).tasks[-2:] == (TuckTakenCards((TakenCard(0, 82), TakenCard(0, 83))), AskTuckTaken(0, 81))
    for other in (1, None):
        assert view(state, other).tasks[-2:] == (WAITING, HiddenTuck(0, CardKind.LAW))


@rule("R2.4", "L78")
def test_one_secret_card_hides_all_that_wait_with_it() -> None:
    """Ben knew 81 and 82 on the deck, but not 83: he sees the backs of 82 and 83 while both wait."""
    assert view(drawn_together(81, 82), 1).tasks[-2:] == (WAITING, AskTuckTaken(0, 81))


# -- what a view is ----------------------------------------------------------------------------------------------------


def within(thing: object) -> Iterator[object]:
    """Yield everything that can be reached from a value, but not through classes, functions or modules."""
    seen: set[int] = set()
    left = [thing]
    while left:
        now = left.pop()
        if id(now) in seen or isinstance(now, type | types.ModuleType | types.FunctionType | types.BuiltinFunctionType):
            continue
        seen.add(id(now))
        yield now
        left += gc.get_referents(now)


@pytest.mark.parametrize("game", range(0, GAMES, 12 if PROFILE == "quick" else 6))
def test_no_way_leads_from_a_view_to_the_state(game: int) -> None:
    """A bot that is handed a view finds neither the state nor the generator, however deep it looks."""
    hidden = GameState | Chance | HiddenCard | Seat
    states = sampled(game)[::2]
    views = [view(state, viewer) for state in states for viewer in viewers(state)]
    assert [thing for thing in within(views) if isinstance(thing, hidden)] == []
    assert any(isinstance(thing, Chance) for thing in within([states[0]]))


def test_a_view_is_a_value() -> None:
    one, same = (new_game(2, seed=7) for _ in range(2))
    assert view(one, 0) == view(same, 0)
    assert len({view(one, 0), view(same, 0), view(one, 1), view(one, None)}) == 3


@rule("R1.9")
@pytest.mark.parametrize("no_seat", [-1, 2, True, "0", 1.0])
def test_there_is_no_view_of_a_seat_that_is_not_there(no_seat: object) -> None:
    with pytest.raises(ValueError, match="the seats are 0, 1"):
        view(new_game(2, seed=7), no_seat)  # type: ignore[arg-type]


# -- bids that lie open ------------------------------------------------------------------------------------------------


def gems_of_table(state: GameState) -> list[int]:
    """Add up the gems of all places of which the page on front ends tells (R8.2), by color."""
    places: list[tuple[int, ...]] = [state.bank, *(held.gems for held in state.seats)]
    for held in state.seats:
        cards = held.pyramid.cards
        places += [tuple(placed.infinite_gems.count(color) for color in COLORS) for placed in cards]
        places += [placed.stored_gems for placed in cards]
        places.append(tuple([paint.color for paint in held.paints].count(color) for color in COLORS))
    places.append(tuple([color for _, color in state.open_bids].count(color) for color in COLORS))
    return [sum(counts) for counts in zip(*places, strict=True)]


@rule("R8.2", "R5.14")
def test_bids_that_lie_open_are_told_and_no_gem_is_lost() -> None:
    seen_open = 0
    for game in range(0, GAMES, 2):
        for state in sampled(game):
            assert gems_of_table(state) == [4 * len(state.seats)] * 4  # R2.2
            for viewer in viewers(state):
                seen = view(state, viewer)
                assert (seen.open_bids, seen.open_virtual_bids) == (state.open_bids, state.open_virtual_bids)
            seen_open += bool(state.open_bids)
    assert seen_open


@rule("R5.14")
def test_a_bid_lies_open_while_an_attacker_takes_a_card() -> None:
    state = in_auction(seat(gems=gems(red=1)), seat(attack=1))
    for action in (Bid(0, Color.RED), BidAttack(1)):
        assert state.open_bids == ()
        state = reduce(state, action)
    assert view(state, None).open_bids == ((0, Color.RED),)
    assert reduce(state, legal_actions(state, 1)[0]).open_bids == ()


# -- privacy ----------------------------------------------------------------------------------------------------------
# Nothing leaks: what a seat cannot see changes nothing that it is shown, told, offered or refused.
#
# For states of many games all that a seat, or a spectator, cannot see is made something else (`scramble`). Both worlds
# must look alike to it, and go on alike until something hidden comes to light by the rules.

every_game = pytest.mark.parametrize("game", range(GAMES))


# -- looking -----------------------------------------------------------------------------------------------------------


def seen_and_refused(state: GameState, seat: int | None) -> object:
    """All that is shown to a seat: its view, and what `check` says to what it may try."""
    seen = view(state, seat)
    if seat is None:
        return seen
    rng = random.Random(len(seen.legal))
    tried: list[Action] = [attrs.evolve(action, seat=seat) for action in ONE_OF_EACH]
    for action in seen.legal[:3]:
        tried += [attrs.evolve(wrong(action, rng), seat=seat) for wrong in (near, distorted)]
    return seen, [check(state, action) for action in tried]


@rule("R2.4", "C57")
@every_game
def test_a_seat_sees_nothing_of_what_is_hidden(game: int) -> None:
    """View, legal actions and refusals are the same, whatever others hold, decks hold and others chose."""
    for index, state in enumerate(sampled(game)):
        for viewer in viewers(state):
            other = scrambled(state, viewer, random.Random(index))
            assert seen_and_refused(other, viewer) == seen_and_refused(state, viewer)


@pytest.mark.parametrize("game", range(0, GAMES, 9))
def test_not_even_the_text_of_a_view_differs(game: int) -> None:
    for index, state in enumerate(sampled(game)[::3]):
        for viewer in viewers(state):
            other, seen = view(scrambled(state, viewer, random.Random(index)), viewer), view(state, viewer)
            assert (code(other), repr(other), str(other)) == (code(seen), repr(seen), str(seen))


# -- going on ----------------------------------------------------------------------------------------------------------


@every_game
def test_a_step_tells_nothing_of_what_is_hidden(game: int) -> None:
    """Own and others' choices: events and the view after them are the same, until hidden things come to light."""
    rng = random.Random(game)
    for state in sampled(game):
        for viewer in viewers(state):
            worlds = state, scrambled(state, viewer, rng)
            for actor in state.to_act:
                actions = pairs_of_choices(worlds, actor, viewer, rng)
                if actions is not None:
                    steps = step(worlds[0], actions[0]), step(worlds[1], actions[1])
                    goes_on_alike(worlds, steps, viewer)


def lengths(game: int, viewer: int | None) -> tuple[int, bool]:
    """Play a game in two worlds from its start; return after how many actions they part, and whether at the end."""
    rng = random.Random(game)
    state = begun(game).state
    while state.turn == 0:
        state = step(state, rng.choice(legal_actions(state, rng.choice(state.to_act)))).state
    worlds = state, scrambled(state, viewer, rng, WHAT_OTHERS_HAVE)
    count = 0
    while worlds[0].to_act:
        actor = rng.choice(worlds[0].to_act)
        one, other = (legal_actions(world, actor) for world in worlds)
        common = [action for action in one if action in other]
        if isinstance(worlds[0].task, ORDERED) and actor != viewer:
            actions = rng.choice(one), rng.choice(other)
        elif common:
            actions = (rng.choice(common),) * 2
        else:
            return count, False
        steps = step(worlds[0], actions[0]), step(worlds[1], actions[1])
        if not goes_on_alike(worlds, steps, viewer):
            return count, isinstance(steps[0].state.task, AskPaint) or steps[0].state.is_over
        worlds = steps[0].state, steps[1].state
        count += 1
    return count, True


def test_whole_games_tell_nothing_of_what_is_hidden() -> None:
    """A seat sees the same events from the first auction to the end, whatever the others hold, while they do the same.

    Most of such games come to their end; some part before, where a hidden thing decides by the rules what is possible.
    """
    games = range(0, GAMES, 4 if PROFILE == "quick" else 2)
    played = [lengths(game, viewer) for game in games for viewer in viewers(begun(game).state)]
    ended = sum(at_the_end for _, at_the_end in played)
    assert ended >= len(played) / 2


# -- the setup ---------------------------------------------------------------------------------------------------------


@rule("R2.3", "R2.5")
def test_the_setup_tells_each_player_his_own_gems_and_cards() -> None:
    """Which gems went back and which characters were dealt, each player learns only of his own."""
    start = start_game(3, edition="french", seed=7)
    for viewer in (0, 1, 2, None):
        told = events_for(start.events, viewer)
        for owner, held in enumerate(start.state.seats):
            own = owner == viewer
            returned = subtract_gems((2, 2, 2, 2), held.gems)
            assert e.GemsReturned(owner, returned if own else None) in told
            assert e.CharactersDealt(owner, 2, held.numbers if own else None) in told


@rule("R2.3")
def test_nobody_sees_who_of_the_others_gave_back_which_gems() -> None:
    """Ben gives back two reds and Cleo two blues, or the other way round: Ada and the bank cannot tell."""
    start = start_game(3, edition="german", seed=7).state
    red, blue = (0, 2, 0, 0), (2, 0, 0, 0)
    worlds = []
    for ben, cleo in ((red, blue), (blue, red)):
        chosen = (ReturnGems(1, ben), ReturnGems(2, cleo), ReturnGems(0, red))
        state, events = start, list[e.Event]()
        for action in chosen:
            done = step(state, action)
            state, events = done.state, [*events, *events_for(done.events, 0)]
        worlds.append((events, view(state, 0)))
    assert worlds[0] == worlds[1]


@rule("R2.5", "C2")
def test_nobody_sees_which_characters_the_others_put_back() -> None:
    """Ben places the same card and keeps another one: Ada sees no difference but what the row turns up."""
    start = start_game(2, edition="portuguese", seed=7).state
    first, *rest = start.seats[1].numbers
    ada = legal_actions(start, 0)[0]
    seen = []
    for kept in rest:
        done = step(step(start, ChooseStart(1, first, kept)).state, ada)
        told = events_for(done.events, 0)
        seen.append(list(takewhile(lambda event: not isinstance(event, e.CardsRevealed), told)))
    assert e.FirstCardPlaced(1, first) in seen[0]
    assert seen[0] == seen[1] == seen[2]


# -- the checks themselves ---------------------------------------------------------------------------------------------


def others_of(state: GameState, viewer: int | None) -> list[int]:
    return [seat for seat in state.rules.everybody if seat != viewer]


LEAKS: dict[str, Look] = {
    "gems": lambda s, v: [s.seats[other].gems for other in others_of(s, v)],
    "how many gems": lambda s, v: [sum(s.seats[other].gems) for other in others_of(s, v)],
    "attack tokens": lambda s, v: [s.seats[other].attack for other in others_of(s, v)],
    "the highest card of a hand": lambda s, v: [max(s.seats[other].numbers, default=0) for other in others_of(s, v)],
    "kinds of a hand in the order of numbers": lambda s, v: [
        [bool(card.known_by) for card in s.seats[other].hand] for other in others_of(s, v)
    ],
    "who knows a back": lambda s, v: [
        sorted(card.known_by for card in s.seats[other].hand) for other in others_of(s, v)
    ],
    "what was just drawn": lambda s, v: [[c.fresh for c in s.seats[other].hand] for other in others_of(s, v)],
    "the next card of the auction row": lambda s, v: [card.number for card in s.auction_deck[-1:]],
    "the top law": lambda s, v: [card.number for card in s.law_deck[-1:]],
    "the bottom of the reserve deck": lambda s, v: [card.number for card in s.reserve_deck[:1]],
    "secret choices": lambda s, v: [s.sealed[other] for other in others_of(s, v)],
    "the number of choices of others": lambda s, v: [len(legal_actions(s, other)) for other in others_of(s, v)],
    "the generator": lambda s, v: s.chance.state % 2,
    "tasks as they are": lambda s, v: s.tasks,
}
"""Things that a view might show by mistake."""


@pytest.mark.parametrize("leak", LEAKS.values(), ids=LEAKS)
def test_a_view_with_a_leak_is_found_out(leak: Look) -> None:
    """Were any of these shown, some seat would see another thing in another world."""
    assert any(
        leak(scrambled(state, viewer, random.Random(index)), viewer) != leak(state, viewer)
        for game in range(GAMES)
        for index, state in enumerate(sampled(game))
        for viewer in viewers(state)
    )


def found_out(cut: Cut) -> bool:
    """Whether somebody learns too much in some game."""
    rng = random.Random(1)
    for game in range(GAMES):
        for state in sampled(game):
            for viewer in viewers(state):
                worlds = state, scrambled(state, viewer, rng)
                for actor in others_of(state, viewer):
                    actions = pairs_of_choices(worlds, actor, viewer, rng) if actor in state.to_act else None
                    if actions is not None:
                        try:
                            steps = step(worlds[0], actions[0]), step(worlds[1], actions[1])
                            goes_on_alike(worlds, steps, viewer, cut=cut)
                        except Leak:
                            return True
    return False


@pytest.mark.parametrize("kind", [e.CardDrawn, e.CardPutBack])
def test_an_event_that_is_not_cut_is_found_out(kind: type) -> None:
    """Were a drawn card, or one put back, shown to all, some seat would see another card in another world."""
    assert found_out(lambda event, seat: event if isinstance(event, kind) else seen_by(event, seat))


def store_while_there_are_gems(draft: Draft, action: StoreGem, task: AskStore) -> None:
    """Store a gem, and ask no more where none is left: a prompt left out for a secret reason."""
    apply_store(draft, action, task)
    if draft.tasks and isinstance(draft.tasks[-1], AskStore) and not any(draft.seats[action.seat].gems):
        draft.tasks = draft.tasks[:-1]


@rule("L76")
def test_a_question_that_is_left_out_for_a_secret_reason_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ada stores her only blue gem, or one of two; Ben must not see in which world he is by what she is asked."""
    worlds = tuple(
        place(
            in_development(
                seat(*rows((33,)), hand=(76,), gems=(blue, 0, 0, 0)),
                seat(on(1, 0, 35)),
                seat(on(1, 0, 37), gems=(2 - blue, 0, 0, 0)),
                bank=(10, 12, 12, 12),
            ),
            76, 1, 1,
        ).state
        for blue in (1, 2)
    )  # fmt: skip
    one, other = worlds
    assert view(one, 1) == view(other, 1)
    stored = StoreGem(0, Color.BLUE)
    assert goes_on_alike((one, other), (step(one, stored), step(other, stored)), 1)
    monkeypatch.setitem(DECISIONS, AskStore, attrs.evolve(DECISIONS[AskStore], apply=store_while_there_are_gems))
    with pytest.raises(Leak):
        goes_on_alike((one, other), (step(one, stored), step(other, stored)), 1)
