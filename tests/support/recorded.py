"""Games played in sessions, for tests of records: every edition, virtual opponents, laws of any make, undo."""

from __future__ import annotations

import random
from pathlib import Path

from any_laws import lively_set
from viceroy.engine.reducer import Step
from viceroy.model.cards import CardSet
from viceroy.sessions.session import Session
from watched_game import any_choice, random_edition, seats_of

NAMES = ("Ada", "Ben", "Żoë", 'D\'Arcy "4" {字}')


def started(seed: int, *, path: Path | None = None) -> tuple[Session, random.Random]:
    """Begin a game of any kind; return the chooser of its actions too."""
    rng = random.Random(seed)
    edition = random_edition(rng)
    players, virtual = rng.choice(seats_of(edition))
    cards: str | CardSet = lively_set(seed) if seed % 3 == 0 else "printed"
    session = Session.start(
        NAMES[:players], seed=seed, edition=edition, card_set=cards, virtual_opponents=virtual, path=path
    )
    return session, rng


def played(session: Session, rng: random.Random, *, most: int = 10_000, undo: float = 0.0) -> list[Step]:
    """Play at random, at most so many actions, taking back some; return what every line of the record led to."""
    past = [session.history[-1]]
    for _ in range(most):
        if session.state.is_over:
            break
        if session.why_no_undo is None and rng.random() < undo:
            past.append(Step(session.undo(), ()))
        else:
            events = session.do(any_choice(session.state, rng))
            past.append(Step(session.state, events))
    return past
