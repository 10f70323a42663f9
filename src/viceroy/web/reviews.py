"""Reviews for the page: the choices of a person beside the best ones, one for each question, with their pictures."""

from __future__ import annotations

import attrs

from viceroy.engine import actions as act
from viceroy.engine.prompts import AskClaims
from viceroy.engine.reducer import reduce
from viceroy.engine.state import GameState
from viceroy.engine.views import GameView, asked_card, card_in_row, view
from viceroy.formats.estimates import rounded
from viceroy.formats.reviews import ReviewedChoice, Verdict
from viceroy.model.tokens import Color
from viceroy.sessions.session import Session
from viceroy.values import Value
from viceroy.web.questions import Progress
from viceroy.web.seen import drawing_of
from viceroy.wording.catalog import Catalog


@attrs.frozen(kw_only=True)
class ReviewedWay(Value):
    """What was chosen, or what would have been better."""

    text: str
    """The action in words."""
    cards: tuple[int, ...]
    """The numbers of the cards that it is about."""
    svg: str | None
    """The drawing of the pyramid after it; null where neither way changes it, and for a choice that is no mistake."""


@attrs.frozen(kw_only=True)
class PageReview(Value):
    """A choice of the person beside the best one."""

    at: int
    """After how many actions it was made."""
    turn: int
    """In which turn, 0 before the first one."""
    moment: str
    """Which moment of the game it was, in words."""
    question: str
    """The question that was answered."""
    verdict: Verdict
    """What is said of the choice."""
    expected: float
    """The lead to expect after the best choice."""
    cost: float
    """The points that the choice costs."""
    chosen: ReviewedWay
    """What was chosen."""
    best: ReviewedWay
    """The best choice; the same where nothing better was found."""
    why: str
    """Of a mistake: why, in words."""


@attrs.frozen(kw_only=True)
class ReviewAnswer(Value):
    """The next choice of the person, and what all choices up to it add up to."""

    choice: PageReview | None
    """The choice; null if there is none any more."""
    next: int | None
    """From where to ask for the next choice; null if this was the last one."""
    done: int
    """How many choices of the person lie before that."""
    count: int
    """How many choices of the person are to be reviewed."""
    start: float | None
    """The lead that was to be expected at the first choice; null if there is none."""
    cost: float
    """What the choices up to this one cost together."""
    lead: float | None
    """After the last choice: the lead at the end of the game, or the lead to expect if it is not over; null before."""
    luck: float | None
    """After the last choice: what the cards and the others brought; null before."""


def reviewed(
    session: Session,
    seat: int,
    at: int,
    start: float | None,
    cost: float,
    catalog: Catalog,
    progress: Progress | None = None,
) -> ReviewAnswer:
    """Review the first choice of a seat after at least so many actions; `start` and `cost` are those up to it."""
    from viceroy.reviews import choices_of, lead_at_end, luck_of, reviewed_choice

    numbers = choices_of(session, seat)
    left = [number for number in numbers if number >= at]
    if not left:
        count = len(numbers)
        return ReviewAnswer(
            choice=None, next=None, done=count, count=count, start=start, cost=cost, lead=None, luck=None
        )
    found = reviewed_choice(session, left[0], language=catalog.language, progress=progress)
    start = found.expected.value if start is None else start
    cost = rounded(cost + found.cost.value)
    at_end = lead_at_end(session, found) if len(left) == 1 else None
    return ReviewAnswer(
        choice=_shown(session, found, catalog),
        next=left[1] if len(left) > 1 else None,
        done=len(numbers) - len(left) + 1,
        count=len(numbers),
        start=start,
        cost=cost,
        lead=at_end,
        luck=None if at_end is None else rounded(luck_of(start, at_end, cost)),
    )


def _shown(session: Session, found: ReviewedChoice, catalog: Catalog) -> PageReview:
    state = session.history[found.actions].state
    seen = view(state, found.action.seat)
    is_mistake = found.verdict is Verdict.MISTAKE
    drawn, drawn_best = _drawn_after(state, (found.action, found.best), catalog) if is_mistake else (None, None)
    return PageReview(
        at=found.actions,
        turn=found.turn,
        moment=found.moment,
        question=found.question,
        verdict=found.verdict,
        expected=found.expected.value,
        cost=found.cost.value,
        chosen=ReviewedWay(text=found.choice, cards=_cards_of(seen, found.action), svg=drawn),
        best=ReviewedWay(text=found.best_choice, cards=_cards_of(seen, found.best), svg=drawn_best),
        why=found.why,
    )


def _drawn_after(
    state: GameState, actions: tuple[act.Action, act.Action], catalog: Catalog
) -> tuple[str, str] | tuple[None, None]:
    """Draw the pyramid of a seat after each of two actions, as far as one of them changes it; else there are none."""
    seat = actions[0].seat
    before, *after = (one.seats[seat] for one in (state, *(reduce(state, action) for action in actions)))
    if all((one.pyramid, one.paints) == (before.pyramid, before.paints) for one in after):
        return None, None
    chosen, best = (drawing_of(one.pyramid, one.paints, catalog.language)[1] for one in after)
    return chosen, best


def _cards_of(seen: GameView, action: act.Action) -> tuple[int, ...]:
    """Return the numbers of the cards that an action is about, as far as a picture of them says more than its words."""
    match action:
        case act.ChooseStart(_, place, keep):
            return (place, keep)
        case act.Lay(_, card) | act.DiscardForGems(_, card) | act.TuckCard(_, card):
            return (card,)
        case act.PlaceCard():
            asked = asked_card(seen)
            return () if asked is None or asked.number is None else (asked.number,)
        case act.Bid(_, color):
            return _in_row(seen, color, *act.Slot)
        case act.TakeCard(_, color, slot):
            return _in_row(seen, color, slot)
        case act.Claim(_, slot) if slot is not None and isinstance(seen.prompt, AskClaims):
            return _in_row(seen, seen.prompt.group_of(seen.seat).color, slot)
        case _:
            return ()


def _in_row(seen: GameView, color: Color, *slots: act.Slot) -> tuple[int, ...]:
    return tuple(number for slot in slots if (number := card_in_row(seen, color, slot)) is not None)
