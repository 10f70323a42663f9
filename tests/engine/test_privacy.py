"""Nothing leaks: what a seat cannot see changes nothing that it is shown, told, offered or refused.

For states of many games all that a seat, or a spectator, cannot see is made something else (`scramble`). Both worlds
must look alike to it, and go on alike until something hidden comes to light by the rules.
"""

from __future__ import annotations

import random
from itertools import takewhile

import attrs
import pytest

from effort import PROFILE
from law_play import place
from positions import in_development, on, rows, seat
from rules import rule
from sampled_states import GAMES, begun, sampled, viewers
from scramble import WHAT_OTHERS_HAVE, scrambled
from viceroy import events as e
from viceroy.engine.actions import Action, ChooseStart, ReturnGems, StoreGem
from viceroy.engine.draft import Draft
from viceroy.engine.phases.laws.effects import apply_store
from viceroy.engine.prompts import AskPaint, AskStore
from viceroy.engine.reducer import DECISIONS, check, legal_actions, step
from viceroy.engine.state import GameState
from viceroy.engine.views import events_for, seen_by, view
from viceroy.model.tokens import Color, subtract_gems
from viceroy.sessions.new_game import start_game
from viceroy.values import code
from worlds import ORDERED, Cut, Leak, Look, goes_on_alike, pairs_of_choices
from wrong_actions import ONE_OF_EACH, distorted, near

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
