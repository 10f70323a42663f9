"""Card sets of any make, drawn from the declarations of the law language alone: files, games, views, records."""

from __future__ import annotations

import random
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from any_laws import any_card, any_document, any_set
from effort import PROFILE, by_hand, tries
from law_lives import law_set, lived, words_in, words_of
from pictures import png
from viceroy.cardsets import check_card_set, load_card_set
from viceroy.cardsets.forms import card_forms
from viceroy.cardsets.loader import card_set_data, digest
from viceroy.documents.alternatives import ByKey, ByType, SingleKey
from viceroy.documents.forms import Converted, Definition, Form, ListOf, MapOf, Nullable, Record, TupleOf
from viceroy.documents.scalars import Enumeration
from viceroy.documents.schemas import shipped_validator
from viceroy.engine.determinization import resampler
from viceroy.engine.invariants import problems
from viceroy.engine.reducer import step, to_act
from viceroy.engine.state import GameState
from viceroy.engine.views import view
from viceroy.errors import BadFile, Severity, errors_of
from viceroy.formats.documents import dumps, loads
from viceroy.model.cards import CardSet, CharacterCard, LawCard
from viceroy.sessions.replay import replay
from viceroy.sessions.session import Session
from watched_game import any_choice
from worlds import goes_on_alike, pairs_of_choices

Data = Any

choices = st.randoms(use_true_random=False)
"""Hypothesis makes every choice of a drawing, and shrinks what fails."""


# -- what is drawn ----------------------------------------------------------------------------------------------------


def keywords_of(form: Form, seen: set[type], found: set[str]) -> set[str]:
    match form:
        case Definition() | Converted() | Nullable():
            keywords_of(form.form, seen, found)
        case Enumeration(values):
            found.update(map(str, values))
        case ListOf(item) | MapOf(item):
            keywords_of(item, seen, found)
        case TupleOf(_, items):
            for item in items:
                keywords_of(item, seen, found)
        case SingleKey(_, records):
            found.update(records)
            for record in records.values():
                keywords_of(record, seen, found)
        case ByKey(records):
            for record in records.values():
                keywords_of(record, seen, found)
        case ByType(forms):
            for one in forms.values():
                keywords_of(one, seen, found)
        case Record() if form.kind not in seen:
            seen.add(form.kind)
            found.update(() if form.alone else form.by_key)
            for field in form.fields:
                keywords_of(field.form, seen, found)
    return found


def keywords_in(data: Data) -> set[str]:
    if isinstance(data, dict):
        return {word for key, value in data.items() for word in ({key} | keywords_in(value))}
    if isinstance(data, list):
        return {word for value in data for word in keywords_in(value)}
    return {data} if isinstance(data, str) else set()


@pytest.mark.parametrize("kind", [LawCard, CharacterCard])
def test_every_word_of_the_language_is_drawn(kind: type[LawCard | CharacterCard]) -> None:
    """Each key, thing, place, event and color that a card can name comes up, also one declared tomorrow."""
    drawn: set[str] = set()
    for seed in range(600):
        drawn |= keywords_in(any_card(Random(seed), 1, kind, is_wild=True))
    assert keywords_of(card_forms().record_of(kind), set(), set()) - drawn == set()


# -- files ------------------------------------------------------------------------------------------------------------


@settings(max_examples=tries(200, quick=8), deadline=None, suppress_health_check=list(HealthCheck))
@given(choices)
def test_a_set_is_the_same_from_its_file(rng: Random) -> None:
    """Written as YAML it passes every check and loads back equal; so does what the library writes of it."""
    data = any_document(rng)
    value: CardSet = card_forms().read(data, CardSet)
    with TemporaryDirectory() as folder:
        Path(folder, "art").mkdir()
        Path(folder, "art", "captain.png").write_bytes(png())  # which an image may name
        for number, written in enumerate((data, card_set_data(value))):
            path = Path(folder) / f"{number}.yaml"
            path.write_text(yaml.safe_dump(written, sort_keys=False), "utf-8")
            assert check_card_set(path) == ()
            assert load_card_set(path) == value
            assert digest(load_card_set(path)) == digest(value)


@settings(max_examples=tries(240, quick=12), deadline=None, suppress_health_check=list(HealthCheck))
@given(choices)
def test_what_does_not_go_together_is_refused_at_its_place(rng: Random) -> None:
    """A wild set is good, or each problem says where; schema and reader agree, and loading raises what is wrong."""
    data = any_document(rng, is_wild=True)
    text = yaml.safe_dump(data, sort_keys=False)
    lines = text.splitlines()
    with TemporaryDirectory() as folder:
        Path(folder, "art").mkdir()
        Path(folder, "art", "captain.png").write_bytes(png())  # which an image may name
        path = Path(folder) / "set.yaml"
        path.write_text(text, "utf-8")
        found = errors_of(check_card_set(path, lint=True))
        for problem in found:
            assert problem.severity is Severity.ERROR
            assert 1 <= problem.column <= len(lines[problem.line - 1]) + 1
            assert problem.message
        assert shipped_validator("card-set").is_valid(data) == (not found)
        if not found:
            assert load_card_set(path).laws
            return
        with pytest.raises(BadFile) as bad:
            load_card_set(path)
        assert {str(problem) for problem in bad.value.problems} <= {str(problem) for problem in found}


# -- the whole life of a law ------------------------------------------------------------------------------------------

LAW_SETS = 834
"""So many sets, of 24 laws each, have more than 20,000 laws together."""


@pytest.mark.parametrize("seed", range(LAW_SETS if PROFILE == "exhaustive" else tries(100, quick=1)))
def test_laws_of_any_make_are_read_played_scored_said_and_drawn(seed: int) -> None:
    """From a file to the end of a game, in all languages; most come into a pyramid, the others find no place there."""
    card_set, placed = lived(seed)
    assert len(placed) > len(card_set.laws) // 2


@by_hand
def test_these_laws_say_every_word() -> None:
    """Each key of each class of the law language, and each value that it may have there."""
    said = {word for seed in range(LAW_SETS) for law in law_set(seed).laws for word in words_in(law)}
    assert sorted({*words_of(LawCard, set())} - said) == []


# -- games ------------------------------------------------------------------------------------------------------------

SEEDS = range(tries(30, quick=1))


def played(seed: int) -> list[GameState]:
    rng = random.Random(seed)
    session = Session.start(3, seed=seed, card_set=any_set(seed))
    states = [session.state]
    while not session.state.is_over:
        session.do(any_choice(session.state, rng))
        states.append(session.state)
    return states


@pytest.mark.parametrize("seed", SEEDS)
def test_states_with_one_view_go_on_alike(seed: int) -> None:
    rng = random.Random(seed)
    states = played(seed)
    for state in rng.sample(states[:-1], 12):
        for viewer in (*state.rules.everybody, None):
            seen = view(state, viewer)
            draws = resampler(seen)
            one, other = draws.draw(1), draws.draw(2)
            assert view(one, viewer) == view(other, viewer) == seen
            assert problems(one) == problems(other) == ()
            pair = pairs_of_choices((one, other), rng.choice(to_act(state)), viewer, rng)
            if pair is not None:
                goes_on_alike((one, other), (step(one, pair[0]), step(other, pair[1])), viewer)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_is_replayed_from_its_record(seed: int) -> None:
    """The record holds all cards: every step comes out as it was, and states travel as JSON."""
    rng = random.Random(seed)
    session = Session.start(2, seed=seed, card_set=any_set(seed))
    while not session.state.is_over:
        session.do(any_choice(session.state, rng))
        if rng.random() < 0.05:
            assert loads(dumps(session.state)) == session.state
    *_, last = replay(session.record)
    assert last.step.state == session.state
