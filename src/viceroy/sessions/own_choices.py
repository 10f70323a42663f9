"""The last choice of a seat in a session: where it is, and why it cannot be taken back."""

from __future__ import annotations

from viceroy.sessions.session import Session, UndoBarrier, revealed_by


def last_choice(session: Session, seat: int) -> int:
    """Return the number of actions up to the last one of a seat, 0 if it has made none.

    >>> session = Session.start(("Ada", "Ben"), seed=7)
    >>> _ = session.do(session.legal_actions(1)[0])
    >>> last_choice(session, 1), last_choice(session, 0)
    (1, 0)
    """
    own = [count for count, action in enumerate(session.actions, start=1) if action.seat == seat]
    return own[-1] if own else 0


def way_back(session: Session, seat: int) -> int:
    """Return the number of actions from the last one of a seat on; one too many if it has made none."""
    return len(session.actions) - last_choice(session, seat) + 1


def why_no_way_back(session: Session, seat: int) -> UndoBarrier | None:
    """Return why the last choice of a seat cannot be undone, with all actions after it; None if it can."""
    back, possible = way_back(session, seat), len(session.undoable)
    if back > len(session.actions):
        return UndoBarrier()
    if back <= possible:
        return None
    before, done = session.history[-2 - possible], session.history[-1 - possible]
    return UndoBarrier(revealed_by(before.state, done))
