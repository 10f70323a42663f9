"""Actions and pyramids as lines of text."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from any_laws import lively_set
from effort import tries
from hand_built import plain
from positions import on, printed, rows
from viceroy.engine.actions import Action, DrawCards, PickToken, PlaceCard, ReturnGems, TakeGems, Token
from viceroy.engine.reducer import legal_actions, step
from viceroy.engine.state import GameState
from viceroy.errors import BadNotation
from viceroy.formats.notation import MAX_CHARACTERS, action_text, pyramid_text, read_action, read_pyramid
from viceroy.model.cards import CardSet
from viceroy.model.geometry import Place
from viceroy.model.laws import Deck
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.tokens import CircleBonus, Color, TokenKind, Tokens
from viceroy.sessions.new_game import start_game
from watched_game import any_choice, random_edition, seats_of
from wrong_actions import ONE_OF_EACH, distorted, near

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def game(seed: int) -> tuple[CardSet, list[GameState]]:
    """Play a game of any edition at random, every fourth one with laws of any make; return all its states."""
    rng = random.Random(seed)
    cards = lively_set(seed) if seed % 4 == 1 else printed()
    edition = random_edition(rng)
    players, virtual = rng.choice(seats_of(edition))
    states = [start_game(players, seed=seed, edition=edition, card_set=cards, virtual_opponents=virtual).state]
    while not states[-1].is_over:
        states.append(step(states[-1], any_choice(states[-1], rng)).state)
    return cards, states


@cache
def games() -> list[tuple[CardSet, list[GameState]]]:
    return [game(seed) for seed in range(tries(120, quick=36))]


# -- the page ------------------------------------------------------------------------------------------------------


def table(heading: str) -> list[list[str]]:
    lines = [line for line in PAGE.split(f"\n{heading}\n", 1)[1].split("\n#", 1)[0].splitlines() if line[:1] == "|"]
    return [[cell.strip().strip("`") for cell in line.strip("|").split("|")] for line in lines[2:]]


@pytest.mark.parametrize(("text", "kind"), [row[:2] for row in table("## Actions")])
def test_the_actions_of_the_page_are_what_it_says(text: str, kind: str) -> None:
    """An example of the page is read as the kind of action that stands beside it, and is written so."""
    action = read_action(text)
    assert type(action).__name__ == kind
    assert action_text(action) == text


def test_the_page_shows_every_kind_of_action() -> None:
    assert {row[1] for row in table("## Actions")} == {kind.__name__ for kind in get_args(Action)}


@pytest.mark.parametrize(
    "text", [row[0] for heading in ("## Pyramids", "### What lies on a card") for row in table(heading)]
)
def test_the_pyramids_of_the_page_can_be_read(text: str) -> None:
    assert pyramid_text(read_pyramid(text, printed())) == text


# -- actions -------------------------------------------------------------------------------------------------------


def test_every_legal_action_of_a_game_is_read_back_from_its_text() -> None:
    legal = {action for _, states in games() for state in states for seat in state.to_act
             for action in legal_actions(state, seat)}  # fmt: skip
    texts = {action_text(action): action for action in legal}
    assert len(texts) == len(legal)
    assert {text: read_action(text) for text in texts} == texts


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (ReturnGems(3, (0, 2, 0, 0)), "3 return 2r"),
        (TakeGems(0, (1, 2, 3, 12)), "0 collect 1b2r3g12y"),
        (TakeGems(0, (0, 0, 0, 0)), "0 collect -"),
        (DrawCards(1, (Deck.LAWS, Deck.LAWS, Deck.RESERVE)), "1 draw law,law,reserve"),
        (DrawCards(1, ()), "1 draw -"),
        (PlaceCard(0, Place(1, -2)), "0 place 1,-2"),
        (PlaceCard(0, Place(5, 0), (1, 0, 0, 1)), "0 place 5,0 with 1b1y"),
        (PlaceCard(0, Place(5, 0), (1, 0, 0, 1), (0, 2, 0, 0)), "0 place 5,0 with 1b1y less 2r"),
        (PlaceCard(0, Place(2, 0), left_out=(0, 0, 1, 0)), "0 place 2,0 with - less 1g"),
        (PickToken(2, 0, Place(2, 1), Token(TokenKind.SCIENCE)), "2 pick 2,1 s of 0"),
        (PickToken(2, 2, Place(2, 1), Token(TokenKind.MAGIC_BONUS, 5)), "2 pick 2,1 m+5 of 2"),
        (PickToken(2, 2, Place(2, 1), Token(TokenKind.CIRCLE_BONUS, 4, Color.BLUE)), "2 pick 2,1 b+4 of 2"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_an_action_says_is_in_its_text(action: Action, text: str) -> None:
    assert action_text(action) == text
    assert read_action(text) == action


@pytest.mark.parametrize(
    ("text", "column", "allowed"),
    [
        ("", 1, "the number of a seat"),
        ("x bid red", 1, "the number of a seat"),
        ("01 bid red", 1, "the number of a seat"),
        ("\u0661 bid red", 1, "the number of a seat"),
        ("1234567 pass", 1, "the number of a seat"),
        ("0 bid", 6, "blue, red, green or yellow"),
        ("0 bid purple", 7, "blue, red, green or yellow"),
        ("0 bid  red", 7, "blue, red, green or yellow"),
        ("0 pass ", 7, "nothing more"),
        ("0 bid red red", 10, "nothing more"),
        ("0 start 32 5", 12, "keep"),
        ("0 start 32 keep", 16, "the number of a card"),
        ("0 collect 1y2r", 11, "gems, as 2r1y, or - for none"),
        ("0 collect 0y", 11, "gems, as 2r1y, or - for none"),
        ("0 place 3", 9, "a place, as 2,0"),
        ("0 place 3,-0", 9, "a place, as 2,0"),
        ("0 place 3,1 with", 17, "gems, as 2r1y, or - for none"),
        ("0 place 3,1 with -", 12, "nothing more"),
        ("0 place 3,1 for 1r", 13, "with"),
        ("0 place 3,1 with 1r less", 25, "gems, as 2r1y, or - for none"),
        ("0 place 3,1 with 1r less -", 20, "nothing more"),
        ("0 claim top", 9, "base, tip or none"),
        ("0 tuck-taken", 13, "a place, as 2,0, or none"),
        ("0 draw law,", 8, "decks, as law,law,reserve, or - for none"),
        ("0 pick 2,0 p of 1", 12, "a token (s, m, d, p12, m+3 or r+2)"),
        ("0 top 15", 7, "points or rewards"),
    ],
)  # fmt: skip
def test_what_is_no_action_is_told_with_its_column(text: str, column: int, allowed: str) -> None:
    with pytest.raises(BadNotation) as caught:
        read_action(text)
    assert (caught.value.column, caught.value.allowed) == (column, allowed)
    assert str(caught.value).startswith(f"column {column} needs {allowed}, found ")


@pytest.mark.parametrize("text", ["0", "0 ", "0 bud", "0 Bid red", "0 kept"])
def test_an_unknown_kind_of_action_lists_all(text: str) -> None:
    with pytest.raises(BadNotation) as caught:
        read_action(text)
    words = re.split(r", | or ", caught.value.allowed)
    assert words == list(dict.fromkeys(row[0].split(" ")[1] for row in table("## Actions")))


@settings(max_examples=tries(400, quick=20), derandomize=True)
@given(st.text(max_size=30) | st.text("0123456789 ,-+:brgysmdp", max_size=30))
def test_any_text_is_an_action_or_bad_notation(text: str) -> None:
    """Nothing but `BadNotation` is raised, and what is read is written so."""
    assert read_or_refused(text)


def test_a_text_that_is_a_little_off_is_an_action_or_bad_notation() -> None:
    rng = random.Random(5)
    assert all(
        read_or_refused(misspelled(action_text(rng.choice(ONE_OF_EACH)), rng)) for _ in range(tries(12000, quick=1000))
    )


def read_or_refused(text: str) -> bool:
    try:
        return action_text(read_action(text)) == text
    except BadNotation as bad:
        return 1 <= bad.column <= len(text) + 1


def misspelled(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text))
    return text[:at] + rng.choice(("", text[at] * 2, rng.choice(text), " ", "-", "0", "é")) + text[at + 1 :]


def test_an_action_that_nobody_could_mean_has_no_text() -> None:
    """Something else in a field is refused, or the text is that of an equal action."""
    rng = random.Random(7)
    refused = 0
    for _ in range(tries(9000, quick=1000)):
        action = rng.choice((distorted, near))(rng.choice(ONE_OF_EACH), rng)
        try:
            text = action_text(action)
        except ValueError:
            refused += 1
        else:
            assert read_action(text) == action
    assert refused > 150


@pytest.mark.parametrize("thing", [None, "0 pass", 0])
def test_what_is_no_action_is_a_type_error(thing: object) -> None:
    with pytest.raises(TypeError, match="needs an action, not a value of"):
        action_text(thing)  # type: ignore[arg-type]


# -- pyramids ------------------------------------------------------------------------------------------------------


def test_every_pyramid_of_a_game_is_read_back_from_its_text() -> None:
    for cards, states in games():
        pyramids = {seat.pyramid for state in states for seat in state.seats}
        texts = {pyramid_text(pyramid): pyramid for pyramid in pyramids}
        assert len(texts) == len(pyramids)
        assert {text: read_pyramid(text, cards) for text in texts} == texts


def test_games_hold_all_that_a_pyramid_may() -> None:
    texts = " ".join({pyramid_text(seat.pyramid) for _, states in games() for seat in states[-1].seats})
    signs = ("-1:", "_", "(s", "m,", "d", ",p", "m+2", "r+2", "*b", "gems=", "under=", "-", " / ")
    assert [sign for sign in signs if sign not in texts] == []


FULL = PlacedCard(
    Place(1, -1),
    printed().by_number[40],
    Tokens(1, 2, 1, (3, 12, 3), (5,), (CircleBonus(Color.GREEN, 4), CircleBonus(Color.BLUE, 2))),
    (Color.RED, Color.BLUE),
    (1, 0, 0, 2),
    (printed().by_number[70], printed().by_number[3]),
)


def test_all_that_lies_on_a_card_is_told_in_order() -> None:
    text = "-1: 40(s,2m,d,p3,p3,p12,m+5,b+2,g+4,*r,*b,gems=1b2y,under=70+3)"
    assert pyramid_text(Pyramid((FULL,))) == text
    assert read_pyramid(text, printed()).cards == (FULL,)


def test_numbers_without_kinds_are_told_apart_from_none() -> None:
    text = "76(gems=5?) 72(under=4?)"
    law, other = read_pyramid(text, printed()).cards
    assert (law.stored, law.tucked, other.stored, other.tucked) == (5, (), (0, 0, 0, 0), 4)
    assert pyramid_text(Pyramid((law, other))) == text


def test_levels_start_where_they_start_and_gaps_are_kept() -> None:
    """The x of a level's first card is written unless it is 0, and so is every place that stays empty."""
    text = "-1: 1 2 3 4 / 5 6 / 7"
    assert [tuple(placed.place) for placed in read_pyramid(text, printed()).cards] == [
        (1, -1), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (3, 0)
    ]  # fmt: skip
    apart = Pyramid((*rows((1, 2, 3, 4)), on(2, 0, 5), on(2, 2, 6)))
    assert pyramid_text(apart) == "1 2 3 4 / 5 _ 6"
    assert read_pyramid("1 2 3 4 / 5 _ 6", printed()) == apart


@pytest.mark.parametrize(
    ("text", "column", "allowed"),
    [
        ("", 1, "a card, as 32 or 32(m,*r)"),
        ("captain", 1, "a card, as 32 or 32(m,*r)"),
        ("32  5", 4, "a card, as 32 or 32(m,*r)"),
        ("32 5(m", 4, "a card, as 32 or 32(m,*r)"),
        ("032", 1, "a card, as 32 or 32(m,*r)"),
        ("32 999", 4, "a card of the set"),
        ("32 5 / 40 17", 11, "two cards below it (R3.3)"),
        ("32 5 / / 17", 10, "two cards below it (R3.3)"),
        ("32 _ 5", 6, "a card beside it on the left (R3.2)"),
        ("5 3: 17", 6, "a card beside it on the left (R3.2)"),
        ("5 0: 17", 6, "a place of its own"),
        ("1 2 3 4 5 / 6 7 8 9 / 10 11 12 / 13 14 / 70", 42, "a character (R6.8)"),
        ("1 2 3 4 5 6 / 7 8 9 10 11 / 12 13 14 15 / 16 17 18 / 19 20 / 21", 62, "a level from 1 to 5 (R3.1)"),
        ("32 66", 4, "a card that does not lie under another (L66)"),
        ("32 5 32", 6, "cards that lie nowhere else"),
        ("32 5(under=32)", 4, "cards that lie nowhere else"),
        ("5(under=3+3)", 1, "cards that lie nowhere else"),
        ("0: 32", 1, "'32'"),
        ("32 /", 3, "nothing more"),
        ("32 _", 3, "nothing more"),
        ("/", 1, "'-'"),
        ("32(m,m)", 4, "'2m)'"),
        ("32(1m)", 4, "'m)'"),
        ("32(d,s)", 4, "'s,d)'"),
        ("32(gems=-)", 3, "nothing more"),
        ("32(gems=2b,gems=2b)", 11, "')'"),
    ],
)  # fmt: skip
def test_what_is_no_pyramid_is_told_with_its_column(text: str, column: int, allowed: str) -> None:
    with pytest.raises(BadNotation) as caught:
        read_pyramid(text, printed())
    assert (caught.value.column, caught.value.allowed) == (column, allowed)


@pytest.mark.parametrize(
    ("things", "column"),
    [("", 4), ("x", 4), ("p", 4), ("s,p", 6), ("*x", 4), ("2p12", 4), ("gems=", 4), ("gems=x", 4), ("m,gems=?", 6),
     ("under=", 4), ("under=999", 4), ("under=3,70", 12), ("under=3+", 4), ("m,", 6), ("999999999m", 4)],
)  # fmt: skip
def test_what_cannot_lie_on_a_card_is_told_with_its_column(things: str, column: int) -> None:
    with pytest.raises(BadNotation) as caught:
        read_pyramid(f"32({things})", printed())
    assert caught.value.column == column
    assert caught.value.allowed.startswith("what lies on a card (")


@pytest.mark.parametrize(
    "pyramid",
    [
        Pyramid((PlacedCard(Place(1, 0), plain()),)),
        Pyramid((on(2, 0, 5),)),
        Pyramid((on(0, 0, 5),)),
        Pyramid((*rows((1,)), on(1, 2, 5))),
        Pyramid((on(1, 0, 5), on(1, 0, 6))),
        Pyramid((on(1, 0, 5), on(1, 1, 5))),
        Pyramid((on(1, 0, 66),)),
        Pyramid((on(1, 0, 5, tokens=Tokens(power=(-1,))),)),
        Pyramid((on(1, 0, 5, tokens=Tokens(magic=-1)),)),
        Pyramid((on(1, 0, 5, stored=(-1, 0, 0, 0)),)),
        Pyramid((PlacedCard(Place(1, 0), printed().by_number[5], tucked=-1),)),
    ],
)
def test_what_cannot_lie_on_a_table_has_no_text(pyramid: Pyramid) -> None:
    with pytest.raises(ValueError, match="there is no notation for "):
        pyramid_text(pyramid)


@settings(max_examples=tries(400, quick=20), derandomize=True)
@given(st.text(max_size=30) | st.text("0123456789 /_:()smdp,+*bgems=under?-", max_size=40))
def test_any_text_is_a_pyramid_or_bad_notation(text: str) -> None:
    """Nothing but `BadNotation` is raised, and what is read is written so."""
    assert laid_or_refused(text, printed())


def test_a_text_that_is_a_little_off_is_a_pyramid_or_bad_notation() -> None:
    rng = random.Random(5)
    texts = [(pyramid_text(seat.pyramid), cards) for cards, states in games() for seat in states[-1].seats]
    for _ in range(tries(6000, quick=500)):
        text, cards = rng.choice(texts)
        assert laid_or_refused(misspelled(text, rng), cards)


def laid_or_refused(text: str, cards: CardSet) -> bool:
    try:
        return pyramid_text(read_pyramid(text, cards)) == text
    except BadNotation as bad:
        return 1 <= bad.column <= len(text) + 1


@pytest.mark.parametrize("text", ["32 " * 40_000, "0" * 200_000, "1 place " + "9" * 100_000])
def test_very_long_texts_are_not_looked_at(text: str) -> None:
    for read in (read_action, lambda text: read_pyramid(text, printed())):
        with pytest.raises(BadNotation) as caught:
            read(text)
        assert caught.value.column == MAX_CHARACTERS + 1
