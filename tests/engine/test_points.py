"""Points now: the score as if the game ended here, of states and of what a seat knows, with and without items."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import moments as m
from hand_built import BLUE, RED, YELLOW
from law_play import bare_law, with_laws
from positions import at_the_end, in_auction, in_development, on, play, rows, seat
from rules import rule
from sampled_states import GAMES, sampled, viewers
from scramble import scrambled
from viceroy import dumps, loads
from viceroy.engine.actions import Done, PaintBest, PaintSection
from viceroy.engine.points import score_now, totals
from viceroy.engine.prompts import AskPaint
from viceroy.engine.reducer import legal_actions, reduce, score, step, to_act
from viceroy.engine.state import GameState
from viceroy.engine.views import GameView, view
from viceroy.formats.documents import to_data
from viceroy.formats.scores import score_record
from viceroy.model.geometry import Place
from viceroy.model.points import PointsForMost, PointsPer
from viceroy.model.pyramid import Section
from viceroy.model.quantities import Counted, Quantity, Where
from viceroy.model.tokens import CircleBonus, Tokens, gems
from viceroy.scoring import score as scoring
from viceroy.scoring.items import AttackItem, Line
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import FinalScore

every_game = pytest.mark.parametrize("game", range(0, GAMES, 2))
both = pytest.mark.parametrize("painting", ["none", "best"])


def totals_of(given: FinalScore) -> tuple[int, ...]:
    return tuple(player.total for player in given.players)


def looks(state: GameState) -> tuple[GameState | GameView, ...]:
    return (state, *(view(state, viewer) for viewer in viewers(state)))


def no_search(*_: object, **__: object) -> Any:
    raise AssertionError("a painting was looked for")


# -- any moment of any game --------------------------------------------------------------------------------------------


@both
@every_game
def test_totals_are_the_sums_of_the_items(game: int, painting: str) -> None:
    for state in sampled(game):
        for x in looks(state):
            assert totals(x, painting) == totals_of(score_now(x, painting))


@both
@every_game
def test_a_finished_game_scores_what_it_scores(game: int, painting: str) -> None:
    last = sampled(game)[-1]
    assert last.is_over
    for x in looks(last):
        assert score_now(x, painting) == score(last)
        assert totals(x, painting) == totals_of(score(last))


@rule("R2.4")
@both
@every_game
def test_points_of_a_view_tell_nothing_hidden(game: int, painting: str) -> None:
    for index, state in enumerate(sampled(game)):
        for viewer in viewers(state):
            other = scrambled(state, viewer, random.Random(index))
            assert score_now(view(other, viewer), painting) == score_now(view(state, viewer), painting)


@every_game
def test_nobody_scores_less_for_the_best_painting(game: int) -> None:
    for state in sampled(game):
        assert all(best >= none for best, none in zip(totals(state, "best"), totals(state), strict=True))


@every_game
def test_without_painting_nothing_is_searched(game: int, monkeypatch: pytest.MonkeyPatch) -> None:
    states = sampled(game)
    monkeypatch.setattr(scoring, "best_painting", no_search)
    for state in states:
        totals(state)
        if not state.is_over:
            score_now(state)


# -- what a seat knows -------------------------------------------------------------------------------------------------


def test_a_score_says_which_screens_are_hidden() -> None:
    """Ada sees behind her own screen, a spectator behind none, and all behind all once the screens are off."""
    state = in_development(seat(), seat(), seat())
    for viewer, hidden in ((0, [False, True, True]), (None, [True] * 3)):
        assert [player.screen_is_hidden for player in score_now(view(state, viewer)).players] == hidden
    ended = at_the_end(seat(*rows((33, 35), (37,)), gems=gems(blue=1)), seat())
    for x in (state, ended, view(ended, None), view(ended, 0)):
        assert [player.screen_is_hidden for player in score_now(x).players] == [False] * len(x.seats)


def test_a_hidden_screen_is_told_in_json_and_no_other_score_has_the_key() -> None:
    """A program that reads points of a view learns which are not all; other scores are as they always were."""
    state = in_development(seat(), seat())
    seen = score_now(view(state, 1))
    assert [player.get("screen_is_hidden") for player in to_data(seen)["players"]] == [True, None]
    assert loads(dumps(seen)) == score_record(seen)
    assert all("screen_is_hidden" not in player for player in to_data(score_now(state))["players"])


@rule("R11.7")
def test_attack_tokens_behind_other_screens_hit_nobody_yet() -> None:
    """Ben has two attack tokens: they cost Ada 8 points on the table, and nothing that she knows of."""
    state = in_development(seat(on(1, 0, 33), attack=1), seat(on(1, 0, 34), attack=2))
    assert totals(state) == (-8, -4)
    assert (totals(view(state, 0)), totals(view(state, 1)), totals(view(state, None))) == ((0, -4), (-8, 0), (0, 0))
    (item,) = score_now(view(state, 0)).players[1].items
    assert item == AttackItem(opponents=1, defense=0)


def test_a_law_for_the_most_compares_what_is_known() -> None:
    law = bare_law(80, scoring=(PointsForMost(7, Quantity(Counted.ATTACK, Where.SCREEN)),))
    cards = with_laws(law)
    ada = seat(on(1, 0, 80, card_set=cards), attack=1)
    state = in_development(ada, seat(on(1, 0, 33), attack=2), card_set=cards)
    assert [totals(x)[0] for x in (state, view(state, 0), view(state, 1))] == [-8, 7, -8]


def test_a_law_for_gems_left_counts_those_that_are_seen() -> None:
    """Three gems behind Ada's screen are worth three points to her, and none to others, who do not see them."""
    law = bare_law(80, scoring=(PointsPer(1, Quantity(Counted.GEMS, Where.SCREEN)),))
    cards = with_laws(law)
    state = in_development(seat(on(1, 0, 80, card_set=cards), gems=gems(red=3)), seat(on(1, 0, 33)), card_set=cards)
    assert [totals(x) for x in (state, view(state, 0), view(state, 1))] == [(3, 0), (3, 0), (0, 0)]


def test_cards_in_hands_and_virtual_opponents_count_nothing() -> None:
    """Only what lies in pyramids and behind screens counts, as at the end; virtual opponents have neither (C42)."""
    state = in_auction(seat(on(1, 0, 33), hand=(5, 70)), virtual_opponents=2)
    assert (totals(state), [player.name for player in score_now(state).players]) == ((0,), list(state.rules.players))


def test_places_count_from_the_leftmost_card() -> None:
    state = in_development(seat(*rows((33, 35)), on(1, -1, 37, tokens=Tokens(power=(3,)))), seat())
    (item,) = score_now(state).players[0].items
    assert (item.line, item.points, getattr(item, "place", None)) == (Line.POWER, 3, Place(1, 0))


# -- painting ----------------------------------------------------------------------------------------------------------

CIRCLE = Place(2, 0)


def ends_of(state: GameState, of: int) -> set[int]:
    """Play every painting of a seat to its end; return the totals that it can come to."""
    if of not in to_act(state):
        return {totals(state)[of]}
    found: set[int] = set()
    for action in legal_actions(state, of):
        if not isinstance(action, PaintBest):
            found |= ends_of(reduce(state, action), of)
    return found


@rule("R10.2", "C35")
@pytest.mark.parametrize("repaint", [True, False])
@pytest.mark.parametrize("seed", range(6))
def test_the_best_from_here_is_the_best_that_can_still_be_painted(seed: int, repaint: bool) -> None:
    """Whatever is painted so far stays: no way to go on by hand comes to more, and one comes to as much."""
    rng = random.Random(seed)
    edition = m.painting().rules.edition.with_options(repaint_pure_circles=repaint)
    bonus = Tokens(circle_bonus=(CircleBonus(rng.choice((BLUE, RED)), 3),))
    cards = rng.sample(range(1, 65), 5)
    laid = [on(1, x, number) for x, number in enumerate(cards[:3])]
    laid += [on(2, 0, cards[3], tokens=bonus), on(2, 1, cards[4])]
    purse = [0, 0, 0, 0]
    for _ in range(4):
        purse[rng.randrange(2)] += 1
    other = next(number for number in range(1, 65) if number not in cards)
    state = at_the_end(seat(*laid, gems=(purse[0], purse[1], 0, 0)), seat(on(1, 0, other)), edition=edition)
    while 0 in to_act(state):
        assert totals(state, "best")[0] == max(ends_of(state, 0))
        paints = [action for action in legal_actions(state, 0) if isinstance(action, PaintSection)]
        state = reduce(state, rng.choice(paints) if paints else Done(0))


def test_what_is_painted_counts_and_the_rest_may_be_left() -> None:
    """A circle lacks two yellow sections and gets one: now it scores nothing, and 2 if the other is painted too."""
    after = step(m.painting(), PaintSection(0, CIRCLE, Section.LEFT, YELLOW)).state
    now, best = score_now(after).players[0], score_now(after, "best").players[0]
    assert (now.total, now.painting.paints) == (0, (Paint(CIRCLE, Section.LEFT, YELLOW),))
    assert (now.painting.is_best, now.painting.is_proven) == (False, False)
    assert (best.total, best.painting.paints) == (2, (*now.painting.paints, Paint(CIRCLE, Section.RIGHT, YELLOW)))
    assert best.painting.is_best


@rule("C35")
def test_a_section_painted_wrongly_cannot_be_mended() -> None:
    """A red gem on a circle that could have been yellow keeps it from scoring, whatever gems are left."""
    state = m.painting()
    wrong = step(state, PaintSection(0, CIRCLE, Section.LEFT, RED)).state
    assert (totals(state, "best")[0], totals(wrong, "best")[0]) == (2, 0)


def test_the_best_painting_that_was_played_is_not_searched_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """After `PaintBest` it is known that no painting scores more; read from a text, the score finds the same."""
    done = play(m.painting(), PaintBest(0)).state
    if not done.is_over:
        done = play(done, Done(1)).state
    again = loads(dumps(done))
    with monkeypatch.context() as patch:
        patch.setattr(scoring, "best_painting", no_search)
        found = score(done)
        assert (found.players[0].painting.is_best, score_now(done)) == (True, found)
    assert (again, score(again)) == (done, found)


@every_game
def test_a_known_painting_scores_as_one_that_is_looked_up(game: int) -> None:
    state = next(state for state in sampled(game) if isinstance(state.task, AskPaint) or state.is_over)
    while seats := to_act(state):
        legal = legal_actions(state, seats[0])
        state = reduce(state, next((action for action in legal if isinstance(action, PaintBest)), legal[-1]))
    assert score(loads(dumps(state), card_sets=[state.rules.card_set])) == score(state)


# -- what is asked wrongly ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ask", [score_now, totals])
def test_other_questions_are_refused(ask: Callable[..., object]) -> None:
    state = m.laying()
    with pytest.raises(ValueError, match="painting is 'none' or 'best', not 'all'"):
        ask(state, "all")
    with pytest.raises(TypeError, match="not of a value of Seat"):
        ask(state.seats[0])
