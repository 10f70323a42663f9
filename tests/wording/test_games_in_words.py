"""Whole games in each language: every edition, virtual opponents, laws that are not printed, and what is refused."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache, partial
from typing import NamedTuple, get_args

import pytest

from effort import tries
from observed_games import own_laws, seatings, with_responses
from positions import printed
from viceroy import Narrator, choice_text, prompt_text, refusal_text
from viceroy.bots.advice import why
from viceroy.cli.terminal.help import blocked_choices
from viceroy.cli.terminal.menus import menu_of
from viceroy.cli.terminal.screen import menu_text, screen_text
from viceroy.engine import actions as act
from viceroy.engine.events import (
    CardDrawn,
    CardPutBack,
    CardsLookedAt,
    CharactersDealt,
    Event,
    GemsReturned,
    LawsDealt,
    ScreenSeen,
)
from viceroy.engine.reducer import Step, check, legal_actions, step, to_act
from viceroy.engine.views import GameView, seen_by, view
from viceroy.errors import Refusal
from viceroy.model.cards import CardSet, name_in
from viceroy.model.editions import EDITIONS
from viceroy.model.laws import Deck, LookedDeck
from viceroy.sessions.new_game import start_game
from viceroy.wording.catalog import catalog_of
from viceroy.wording.game import moment_text
from viceroy.wording.languages import finished_tags
from wrong_actions import distorted, near

every_language = pytest.mark.parametrize("language", finished_tags())

NAMES = ("Ada", "Ben", "Zoë", "Igor")
MOST = 300
"""Characters of a line. A law that nobody has printed may be longer, and is told in its own words."""

SLIPS = {
    "a zero in place of no": re.compile(r"(?<!\d)0 (gem|Edelst|cart|loi|leg|lei|самоцв|карт|закон)"),
    "a word twice": re.compile(r"\b([^\W\d]+) \1\b", re.IGNORECASE),
    "an empty list": re.compile(r"\(\W*\)|[:;,]\s*[.;,:?]|: *$|\s\s|\s$|^\s"),
    "a placeholder or a keyword": re.compile(r"[{}_|<>]|\bNone\b"),
}
ENGLISH = re.compile(
    r"\b(the|and|of|you|your|with|from|under|takes?|card|cards|gems?|tokens?|which|level|nothing|pays?|"
    r"blue|red|green|yellow|law|laws|circle|hand|bank)\b"
)


@cache
def games() -> tuple[tuple[Step, ...], ...]:
    """Play random games: one for each edition, with virtual opponents, and two with laws that are not printed."""
    tables: list[tuple[str, int, int, CardSet | None]] = [
        (edition, *random.Random(edition).choice([*seatings(rules.max_virtual_opponents)]), None)
        for edition, rules in EDITIONS.items()
        for _ in range(tries(1))
    ]
    tables += [("german", 3, 0, own_laws()), ("french", 2, 1, with_responses())]
    return tuple(
        tuple(played(edition, players, virtual, cards, seed))
        for seed, (edition, players, virtual, cards) in enumerate(tables)
    )


def played(edition: str, players: int, virtual: int, cards: CardSet | None, seed: int) -> Iterator[Step]:
    chance = random.Random(seed)
    names, card_set = NAMES[:players], cards or printed()
    done = start_game(names, edition=edition, seed=seed, card_set=card_set, virtual_opponents=virtual)
    yield done
    while seats := to_act(done.state):
        done = step(done.state, chance.choice(legal_actions(done.state, seats[0])))
        yield done


class Moment(NamedTuple):
    """What can be told of a step: its events and its views to a seat and a spectator, choices, and refusals."""

    views: tuple[GameView, ...]
    events: tuple[tuple[Event, GameView], ...]
    choices: tuple[tuple[GameView, act.Action], ...]
    refusals: tuple[Refusal, ...]


@cache
def moments_of(steps: tuple[Step, ...]) -> tuple[Moment, ...]:
    chance = random.Random(1)
    return tuple(moment_of(done, chance) for done in steps)


def moment_of(done: Step, chance: random.Random) -> Moment:
    views = {viewer: view(done.state, viewer) for viewer in (0, None, *done.state.to_act)}
    choices, refusals = [], []
    for seat in done.state.to_act:
        legal = views[seat].legal
        choices += [(views[seat], action) for action in chance.sample(legal, min(3, len(legal)))]
        wrong = (change(chance.choice(legal), chance) for change in (distorted, near))
        refusals += [refusal for action in wrong if (refusal := check(done.state, action)) is not None]
    events = tuple((seen_by(event, viewer), views[viewer]) for event in done.events for viewer in (0, None))
    return Moment(tuple(views.values()), events, tuple(choices), tuple(refusals))


def lines_of(steps: tuple[Step, ...], language: str) -> Iterator[str]:
    state, catalog = steps[0].state, catalog_of(language)
    narrator = Narrator(state.rules.players, state.rules.card_set, language)
    for moment in moments_of(steps):
        yield moment_text(moment.views[0], catalog)
        yield from (narrator.tell(event, seen) for event, seen in moment.events)
        yield from (prompt_text(seen, language) for seen in moment.views)
        for seen, action in moment.choices:
            yield choice_text(seen, action, language)
            yield from filter(None, [why(seen, action, catalog)])
        yield from (refusal_text(refusal, language) for refusal in moment.refusals)


@cache
def told_in(game: int, language: str) -> frozenset[str]:
    """Return all lines of a game, the names of cards left out: where nobody has translated them, they are English."""
    steps = games()[game]
    named = cards_named(steps[0].state.rules.card_set, language)
    return frozenset(named.sub("7", line) for line in lines_of(steps, language))


@cache
def cards_named(cards: CardSet, language: str) -> re.Pattern[str]:
    titles = {f"{number} {name_in(card.names, language)}" for number, card in cards.by_number.items()}
    return re.compile("|".join(map(re.escape, sorted(titles, key=len, reverse=True))))


def told(language: str) -> frozenset[str]:
    return frozenset[str]().union(*(told_in(game, language) for game in range(len(games()))))


def test_the_games_tell_almost_every_event_and_action() -> None:
    """What no game of these comes to is in the golden files."""
    events = {type(event) for steps in games() for done in steps for event in done.events}
    actions = {
        type(action) for steps in games() for done in steps for seat in done.state.to_act
        for action in view(done.state, seat).legal
    }  # fmt: skip
    assert len({*get_args(Event)} - events) < 8
    assert len({*get_args(act.Action)} - actions) < 8


@every_language
def test_no_line_has_a_slip(language: str) -> None:
    slips = {(what, line) for line in told(language) for what, slip in SLIPS.items() if slip.search(line)}
    assert slips == set()
    assert {line for line in told(language) if not line or not line.replace("\u00a0", " ").isprintable()} == set()


@every_language
def test_no_line_is_long(language: str) -> None:
    of_printed = [game for game, steps in enumerate(games()) if steps[0].state.rules.card_set == printed()]
    assert {line for game in of_printed for line in told_in(game, language) if len(line) > MOST} == set()


@pytest.mark.parametrize("language", [language for language in finished_tags() if language != "en"])
def test_no_line_is_half_english(language: str) -> None:
    assert {line for line in told(language) if ENGLISH.search(line)} == set()


@pytest.mark.parametrize("language", [language for language in finished_tags() if language != "en"])
def test_no_table_in_the_terminal_is_half_english(language: str) -> None:
    """The screen, the menu and what is not possible, as seats see them in one game; its commands are English."""
    catalog, (steps, *_) = catalog_of(language), games()
    named = cards_named(steps[0].state.rules.card_set, language)
    found = set()
    for done in steps[::5]:
        for seat in done.state.to_act:
            seen = view(done.state, seat)
            menu, blocked = menu_of(seen, catalog), blocked_choices(seen, partial(check, done.state), catalog)
            shown = [screen_text(seen, (), 120, catalog), menu_text(menu, blocked, first=1, back=True, catalog=catalog)]
            lines = named.sub("7", "\n".join(shown)).splitlines()
            found |= {line for line in lines if "│" not in line and (ENGLISH.search(line) or re.search("[{}]", line))}
    assert found == set()


@every_language
def test_what_is_hidden_is_hidden_in_each_language(language: str) -> None:
    """The line of an event that hides a card names no card."""
    narrator = Narrator(("Ada", "Ben"), printed(), language)
    for hidden in (CardDrawn(0, Deck.LAWS, None), CardPutBack(0, Deck.LAWS, None), LawsDealt(0, 3, None),
                   CharactersDealt(0, 2, None), CardsLookedAt(0, LookedDeck.LAWS, 2, None), GemsReturned(0, None),
                   ScreenSeen(0, 1, None, None)):  # fmt: skip
        line = narrator.tell(hidden)
        assert ":" not in line
        assert not re.search(r"[4-9]|\d\d", line)
