"""Writing a moment as a text and reading it gives the same moment, for every state of every game."""

from __future__ import annotations

import json
import random

import attrs
import pytest

from effort import PROFILE, tries
from positions import printed
from sampled_states import GAMES, MOST_GAMES, sampled, viewers
from scramble import scrambled
from viceroy import BadFile, legal_actions, view
from viceroy.engine.invariants import problems
from viceroy.engine.reducer import step
from viceroy.engine.state import GameState
from viceroy.positions.reader import check_position, load_position
from viceroy.positions.writer import position_text
from viceroy.text.yaml_text import parse_document
from watched_game import any_choice


def as_json(text: str) -> str:
    return json.dumps(parse_document(text, file="position").root.plain())


def some(game: int) -> tuple[GameState, ...]:
    """Return some states of a game: few of one with a set of its own, which stands whole in each text.

    The first one of a game that begins in the middle is always among them.
    """
    states = sampled(game)
    if not is_long(states[0]):
        return states if PROFILE == "exhaustive" else states[game % min(4, len(states)) :: 4]
    if PROFILE == "quick":
        return states[game % len(states) :][:1]
    return states[:: 4 if PROFILE == "exhaustive" else 8]


def is_long(state: GameState) -> bool:
    """Whether the text of a state has a whole card set."""
    return state.rules.card_set != printed()


@pytest.mark.parametrize("game", MOST_GAMES)
def test_a_state_that_is_written_and_read_is_the_same_and_goes_on_alike(game: int) -> None:
    for state in some(game):
        text = position_text(state)
        read = load_position(text=text)
        assert read == state
        if PROFILE != "quick" or not is_long(state):
            assert load_position(text=as_json(text)) == state
        assert position_text(read) == text
        assert [legal_actions(read, seat) for seat in state.to_act] == [
            legal_actions(state, seat) for seat in state.to_act
        ]
        if not state.is_over:
            action = any_choice(state, random.Random(game))
            assert step(read, action) == step(state, action)


@pytest.mark.parametrize("game", range(0, GAMES, 4))
def test_the_position_of_a_view_shows_what_the_seat_sees_and_never_depends_on_secrets(game: int) -> None:
    rng = random.Random(game)
    for state in some(game):
        everybody = viewers(state)
        for seat in everybody[game % len(everybody) :][:1] if PROFILE == "quick" and is_long(state) else everybody:
            seen = view(state, seat)
            text = position_text(seen)
            assert position_text(view(scrambled(state, seat, rng), seat)) == text
            drawn = load_position(text=text)
            assert problems(drawn) == ()
            again = view(drawn, seat)
            assert [public(drawn), again.bank, again.discarded] == [public(state), seen.bank, seen.discarded]
            if seat is not None:
                assert again.seats[seat] == seen.seats[seat]


def test_cards_known_at_the_bottom_of_a_deck_are_written_from_above() -> None:
    state = sampled(0)[0]
    lowest, above, *others = state.law_deck
    known = [attrs.evolve(card, known_by=(0,)) for card in (lowest, above)]
    text = position_text(view(attrs.evolve(state, law_deck=(*known, *others)), 0))
    assert parse_document(text, file="position").root.plain()["decks"]["law"][-2:] == [above.number, lowest.number]


def public(state: GameState) -> object:
    seats = [(seat.pyramid, seat.auction, seat.plays, len(seat.hand)) for seat in state.seats]
    decks = [len(deck) for deck in (state.auction_deck, state.reserve_deck, state.law_deck)]
    return state.turn, state.auction, state.round, state.bases, state.tips, decks, seats


# -- texts with something changed --------------------------------------------------------------------------------------

OTHERS = (
    "12", "[]", "{}", "null", "-1", "99999", "true", "[32, 5]", "{red: 3}", "law", "[law, character]", "end", "setup",
    "development", "auction", "'0 pass'", "[pass]", "has_card", "{blue: [7, 8]}", "printed", "german", "0", "1", "3",
)  # fmt: skip


def changed(text: str, rng: random.Random) -> str:
    """Return a position with up to three of its lines, or of the values in them, changed or gone."""
    lines = text.split("\n")
    for _ in range(rng.choice((1, 1, 2, 3))):
        at = rng.randrange(1, len(lines))
        key, colon, _ = lines[at].partition(": ")
        match rng.randrange(4):
            case 0:
                del lines[at]
            case 1 if colon:
                lines[at] = f"{key}: {rng.choice(OTHERS)}"
            case 2:
                numbers = [word for word in lines[at].replace(",", " ").split() if word.isdecimal()]
                if numbers:
                    lines[at] = lines[at].replace(rng.choice(numbers), str(rng.randint(1, 90)), 1)
            case _:
                lines.insert(at, lines[rng.randrange(1, len(lines))])
    return "\n".join(lines)


@pytest.mark.parametrize("game", MOST_GAMES)
def test_a_changed_text_is_refused_at_a_place_or_is_a_state_that_plays_to_its_end(game: int) -> None:
    rng = random.Random(game)
    states = some(game)
    for _ in range(tries(30, quick=1 if is_long(states[0]) else 2)):
        text = changed(position_text(rng.choice(states)), rng)
        found = check_position(text=text)
        if found:
            assert all(problem.line >= 1 and problem.column >= 1 for problem in found)
            with pytest.raises(BadFile):
                load_position(text=text)
            continue
        state = load_position(text=text)
        assert problems(state) == ()
        while not state.is_over:
            state = step(state, any_choice(state, rng)).state
        assert problems(state) == ()
