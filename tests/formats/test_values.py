"""Values on their way: copied, pickled and hashed, and how they show themselves."""

from __future__ import annotations

import copy
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Any

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import golden
import viceroy
from any_laws import lively_law, lively_set
from effort import tries
from positions import printed
from rules import rule
from sampled_states import GAMES, sampled, viewers
from viceroy import actions, errors, events
from viceroy.cardsets import load_card_set
from viceroy.cardsets.forms import card_forms
from viceroy.engine import prompts
from viceroy.engine.reducer import Step, legal_actions, reduce, score, step, to_act
from viceroy.engine.state import GameState
from viceroy.engine.views import GameView, view
from viceroy.formats.documents import from_data, to_data
from viceroy.model.cards import DescribedCard, LawCard
from viceroy.model.editions import EDITIONS, FRENCH, GERMAN
from viceroy.model.geometry import Place
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.sessions.new_game import new_game, start_game
from viceroy.values import Omitted, Value

# -- travelling -------------------------------------------------------------------------------------------------------
# States go to other processes, are copied, and are looked at by several threads, and stay what they are.

Copying = Callable[[object], object]


def pickled(value: object) -> object:
    return pickle.loads(pickle.dumps(value))


def steps(seed: int, edition: str = "german") -> Iterator[Step]:
    rng = random.Random(seed)
    done = start_game(3, edition=edition, card_set=printed(), seed=seed)
    yield done
    while seats := to_act(done.state):
        done = step(done.state, rng.choice(legal_actions(done.state, rng.choice(seats))))
        yield done


def parts(done: Step) -> tuple[object, ...]:
    state = done.state
    own = state.seats[0]
    return (done, state, view(state, 0), view(state, None), own, own.pyramid, state.rules, state.rules.card_set)


@pytest.mark.parametrize("way", [pickled, copy.copy, copy.deepcopy])
def test_a_copy_is_equal_and_found_where_the_original_is(way: Copying) -> None:
    """Pickled or copied, steps, states, views, seats, pyramids, rules and card sets stay equal values, as keys too."""
    for done in list(steps(1))[::40]:
        assert [{part: "here"}.get(way(part)) for part in parts(done)] == ["here"] * len(parts(done))


@pytest.mark.parametrize("way", [pickled, copy.copy, copy.deepcopy])
def test_a_copied_end_scores_the_same(way: Callable[[GameState], GameState]) -> None:
    *_, last = steps(3)
    scores = score(last.state)
    assert (score(way(last.state)), {scores: "here"}.get(pickled(scores))) == (scores, "here")  # type: ignore[call-overload]


@pytest.mark.parametrize("way", [pickled, copy.copy, copy.deepcopy])
def test_a_copy_is_played_as_the_original_is(way: Callable[[GameState], GameState]) -> None:
    rng, played = random.Random(2), list(steps(2))
    state = way(played[0].state)
    for number, done in enumerate(played[1:]):
        state = reduce(state, rng.choice(legal_actions(state, rng.choice(to_act(state)))))
        assert state == done.state
        state = way(state) if number % 10 == 0 else state


# -- what goes by reference --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", [pickled, copy.copy, copy.deepcopy])
def test_states_and_views_carry_a_shipped_set_by_its_name(way: Copying) -> None:
    """However a game of the printed set travels, it is about the very cards and the very edition that are here."""
    state = new_game(4, edition="german", seed=1)
    for whole in (state, view(state, 0)):
        there = way(whole)
        assert isinstance(there, GameState | GameView)
        assert there.rules.card_set is load_card_set("printed")
        assert there.rules.edition is GERMAN


def test_a_state_of_the_middle_of_a_game_is_small() -> None:
    """Four players in turn 6 to 9, whoever sends it and whatever was asked of it before: 7 kB at most."""
    for seed in range(3):
        rng, state = random.Random(seed), new_game(4, edition="french", seed=seed)
        while not state.is_over:
            state = reduce(state, rng.choice(legal_actions(state, to_act(state)[0])))
            if state.turn in range(6, 10):
                hash(state)
                assert len(pickle.dumps(state)) <= 7000
                assert len(pickle.dumps(view(state, 0))) <= 7000


def test_a_set_of_another_make_travels_whole_and_once() -> None:
    rng, cards = random.Random(1), lively_set(1)
    state = start_game(3, edition=EDITIONS["italian"].with_options(discard_for_gems=2), card_set=cards, seed=5).state
    while state.turn < 8:
        state = reduce(state, rng.choice(legal_actions(state, to_act(state)[0])))
    sent = pickle.dumps(state)
    there = pickle.loads(sent)
    assert (there, there.rules.card_set) == (state, cards)
    assert len(sent) < len(pickle.dumps(cards)) + 7000
    for seat in there.seats:
        assert all(placed.card is there.rules.card(placed.card.number) for placed in seat.pyramid.cards)


def test_a_set_that_only_has_the_name_of_a_shipped_one_travels_whole() -> None:
    cards = attrs.evolve(printed(), laws=printed().laws[1:])
    assert (cards.id, pickled(cards) == cards, pickled(cards) == printed()) == ("printed", True, False)


def test_a_card_that_is_not_in_the_set_travels_as_it_is() -> None:
    state = new_game(2, seed=1)
    other = attrs.evolve(printed().characters[0], id="other")
    cards = (PlacedCard(Place(1, 0), other), PlacedCard(Place(1, 1), DescribedCard(other.sections), tucked=2))
    seats = (attrs.evolve(state.seats[0], pyramid=Pyramid(cards)), state.seats[1])
    built = attrs.evolve(state, seats=seats)
    assert pickled(built) == built


@pytest.mark.parametrize("name", ["printed", "lost"])
def test_a_pickle_of_other_cards_is_refused(name: str) -> None:
    """Whoever has another version of the library is told which set was meant, and not given other cards."""
    sent = pickle.dumps(new_game(2, seed=1), protocol=0)
    of_old = sent.replace(b"sha256:", b"sha256:0").replace(b"Vprinted\n", f"V{name}\n".encode())
    with pytest.raises(pickle.UnpicklingError, match=f"{name!r} of the digest sha256:0"):
        pickle.loads(of_old)


_ELSEWHERE = """
import pickle, sys
from positions import printed
from viceroy.sessions.new_game import start_game
state = start_game(2, edition="french", card_set=printed(), seed=3).state
sent = pickle.load(sys.stdin.buffer)
print(sent == state, {state: "here"}.get(sent), {sent.rules.card_set: "here"}.get(state.rules.card_set))
"""


def test_a_state_from_another_process_is_found_among_equal_ones() -> None:
    state = start_game(2, edition="french", card_set=printed(), seed=3).state
    assert hash(state) == hash(pickled(state))  # asked for its hash before it is sent
    environment = {**os.environ, "PYTHONHASHSEED": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    found = subprocess.run(
        [sys.executable, "-c", _ELSEWHERE], input=pickle.dumps(state), env=environment, capture_output=True, check=True
    )
    assert found.stdout.decode().split() == ["True", "here", "here"]


def story(state: GameState, seed: int) -> list[object]:
    rng, seen = random.Random(seed), list[object]()
    while seats := to_act(state):
        listed = [legal_actions(state, seat) for seat in seats]
        done = step(state, rng.choice(rng.choice(listed)))
        seen += [listed, done.events, done.state.seats[0].pyramid.circles]
        state = done.state
    return [*seen, state]


@pytest.mark.parametrize("edition", ["french", "german"])
def test_games_in_several_threads_do_not_disturb_each_other(edition: str) -> None:
    """Four threads play on from the same state at once, and each comes to what it would have come to alone."""
    states = [done.state for done in steps(4, edition)]
    for start in (states[0], states[len(states) // 2], states[-9]):
        alone = [story(start, seed) for seed in range(4)]
        shared = pickle.loads(pickle.dumps(start))  # nobody has asked it anything
        before = sys.getswitchinterval()
        sys.setswitchinterval(1e-6)
        try:
            with ThreadPoolExecutor(4) as threads:
                together = list(threads.map(partial(story, shared), range(4)))
        finally:
            sys.setswitchinterval(before)
        assert together == alone


# -- options that came later -----------------------------------------------------------------------------------------


@rule("B29")
def test_a_game_from_before_an_option_is_read_with_its_default() -> None:
    """Older French games have no `law_65_replaces`, and were played with any card; the key is left out for them now."""
    older, newer = FRENCH.with_options(law_65_replaces="any"), FRENCH
    for edition in (older, newer):
        data: Any = to_data(start_game(2, edition=edition, seed=5).state)
        assert ("law_65_replaces" in data["rules"]["edition"]) is (edition is newer)
        assert from_data(data).rules.edition == edition


# -- reprs ------------------------------------------------------------------------------------------------------------
# The `repr` of a value is short, so that a log, a debugger or a failed test can show it.

LIMIT = 400


def parts_of(value: Any, known: dict[int, Any]) -> Iterator[object]:
    """Return a value, and all values in it that are not known yet, each once."""
    if id(value) in known:
        return
    known[id(value)] = value
    yield value
    items: Iterable[Any] = value if isinstance(value, tuple) else ()
    if attrs.has(type(value)):
        items = [getattr(value, field.name) for field in attrs.fields(type(value))]
    for item in items:
        yield from parts_of(item, known)


@cache
def golden_lines() -> tuple[str, ...]:
    """Return the golden texts that `loads` reads: documents of each format."""
    paths = [path for path in golden.FOLDER.glob("*.jsonl") if path.stem not in ("record-2", "arena-games-1")]
    return tuple(line for path in paths for line in path.read_text("utf-8").splitlines())


def moment(game: int, index: int) -> tuple[object, ...]:
    states = sampled(game)
    state = states[index % len(states)]
    return (state, *(viceroy.view(state, seat) for seat in viewers(state)), viceroy.score_now(state))


VALUES = st.one_of(
    st.builds(moment, st.integers(0, GAMES - 1), st.integers(0, 99)),
    st.integers(0, 9999).map(lambda number: viceroy.loads(golden_lines()[number % len(golden_lines())])),
    st.randoms(use_true_random=False).map(lambda rng: card_forms().read(lively_law(rng, 89), LawCard)),
    st.text(min_size=1).map(lambda text: errors.problem_at((text * 99,), text * 99)),
)


@given(VALUES)
@settings(max_examples=tries(300, quick=12), deadline=None)
def test_every_value_has_a_short_repr(value: object) -> None:
    """Moments of games as each seat sees them, documents of each format, laws of any make, long problems."""
    values = [part for part in parts_of(value, {}) if type(part).__module__.startswith("viceroy")]
    assert not [type(part) for part in values if len(repr(part)) >= LIMIT]


PUBLIC = [
    kind
    for space in (viceroy, actions, events, prompts)
    for kind in (getattr(space, name) for name in getattr(space, "__all__", vars(space)))
    if isinstance(kind, type) and attrs.has(kind) and kind.__module__.startswith("viceroy") and kind is not Omitted
]


def test_every_public_class_of_values_shortens_its_repr() -> None:
    assert [kind for kind in PUBLIC if not issubclass(kind, Value)] == [viceroy.CardSet]


@given(st.text(min_size=500), st.lists(st.text(), min_size=20))
def test_every_exception_has_a_short_repr(text: str, texts: list[str]) -> None:
    problems = [errors.problem_at((), each or "no") for each in texts]
    for error in (errors.BadFile(problems), errors.ImpossibleGame(text), errors.BadNotation(7, text, text)):
        assert len(repr(error)) < LIMIT
        assert repr(error).startswith(type(error).__name__ + "(")


@given(st.lists(st.text(min_size=1, max_size=200).filter(str.isprintable), min_size=4, max_size=4, unique=True))
@settings(max_examples=tries(50, quick=10), deadline=None)
def test_long_names_make_no_long_repr(names: list[str]) -> None:
    state = viceroy.new_game(4, seed=1)
    edition = attrs.evolve(state.rules.edition, name="e" * 300)
    rules = attrs.evolve(state.rules, players=tuple(names), edition=edition)
    whole = attrs.evolve(state, rules=rules)
    assert max(len(repr(value)) for value in (rules, edition, whole, viceroy.view(whole, 3))) < LIMIT
