"""Points now: the score of a game as if it ended here, for players who look and for programs that search."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from viceroy.engine.phases.ending import from_the_left, positions_of, score_of_seats, with_known_painting
from viceroy.engine.state import GameState, Seat
from viceroy.engine.views import GameView
from viceroy.model.tokens import NO_GEMS
from viceroy.scoring.painting import Paint
from viceroy.scoring.score import (
    FinalPosition,
    FinalScore,
    PaintingChoice,
    best_of,
    holdings_painted,
    limit_each,
    painting_choice,
    scored,
    totals_of,
    totals_of_holdings,
)

NONE, BEST = PaintingChoice.NONE, PaintingChoice.BEST


def score_now(x: GameState | GameView, painting: str = "none") -> FinalScore:
    """Return the score of a game as if it ended here, with what each player has painted so far.

    `x` is a state, or a view: then it is what this seat knows. Gems and attack tokens behind other screens count as
    none, and `PlayerScore.screen_is_hidden` says so. With `painting="best"`, whoever may still paint gets the best
    painting of the gems that are left; with `"none"` nobody paints, nothing is searched, and `Painting.is_best` is
    false where a gem is left. Cards in hands count nothing, as at the end (R10.1). The score of a finished game is that
    of `score`.

    Raises `ValueError` for another `painting`, and `TypeError` for what is neither a state nor a view.

    >>> from viceroy.engine.views import view
    >>> from viceroy.sessions.new_game import new_game
    >>> state = new_game(("Ada", "Ben"), seed=7)
    >>> [(player.name, player.total, player.screen_is_hidden) for player in score_now(view(state, 0)).players]
    [('Ada', 0, False), ('Ben', 0, True)]
    """
    choice, seats = painting_choice(painting), _seats(x)
    if x.is_over:
        return score_of_seats(x.rules, seats)
    positions = []
    hidden = [seat.gems is None for seat in x.seats]
    for position, seat, is_hidden in zip(_positions(x, seats, choice), seats, hidden, strict=True):
        position = from_the_left(position)
        if choice is NONE or seat.proven is not None:
            position = with_known_painting(position, is_best=bool(seat.proven))
        positions.append(attrs.evolve(position, screen_is_hidden=is_hidden))
    return scored(positions, repaint_pure=x.rules.edition.repaint_pure_circles)


def totals(x: GameState | GameView, painting: str = "none") -> tuple[int, ...]:
    """Return the totals of `score_now`, by seat, without judging paintings: for programs that search.

    With `painting="none"` it takes about as long as five steps, and never searches a painting, not even to tell
    whether one is the best. Raises what `score_now` raises.

    >>> from viceroy.sessions.new_game import new_game
    >>> totals(new_game(3, seed=7))
    (0, 0, 0)
    """
    choice, seats = painting_choice(painting), _seats(x)
    if choice is NONE or x.is_over:
        return totals_of_holdings(
            [holdings_painted(seat.pyramid, seat.paints, seat.gems, seat.attack) for seat in seats]
        )
    return totals_of(_positions(x, seats, choice), repaint_pure=x.rules.edition.repaint_pure_circles)


def _seats(x: GameState | GameView) -> Sequence[Seat]:
    """Return the seats of a game, those of a view with what it does not show as none."""
    if isinstance(x, GameState):
        return x.seats
    if not isinstance(x, GameView):
        raise TypeError(f"points are those of a GameState or a GameView, not of a value of {type(x).__name__}")
    return [
        Seat(seat.gems or NO_GEMS, seat.attack or 0, pyramid=seat.pyramid, paints=seat.paints, finished=seat.finished)
        for seat in x.seats
    ]


def _positions(x: GameState | GameView, seats: Sequence[Seat], choice: PaintingChoice) -> list[FinalPosition]:
    """Return the final position of each player, painted so far, or for the most points from here on."""
    positions = positions_of(x.rules, seats)
    if choice is NONE:
        return positions
    repaint_pure, limit = x.rules.edition.repaint_pure_circles, limit_each(seats)
    return [
        positions[own] if seat.finished else _with_best(positions, own, seat.paints, limit, repaint_pure=repaint_pure)
        for own, seat in enumerate(seats)
    ]


def _with_best(
    positions: Sequence[FinalPosition], seat: int, paints: tuple[Paint, ...], limit: int, *, repaint_pure: bool
) -> FinalPosition:
    """Return the position of a seat painted as well as can be; what is painted already stays (C35)."""
    if not paints:
        return attrs.evolve(positions[seat], painting=BEST)
    more = best_of(positions, seat, limit, repaint_pure=repaint_pure, painted=paints)
    return attrs.evolve(positions[seat], painting=(*paints, *more.paints))
