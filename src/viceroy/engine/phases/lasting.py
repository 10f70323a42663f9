"""What laws do while they lie visible: they change costs and incomes, and respond to events (C32).

All changes add up. Of a cost, laws first take off the gems of given colors, then those that the player chooses: so none
of them is without use as long as there is something left to pay. No response sets off another, but for a card that it
brings: that is taken as any other. A law that responds to cards brings nobody one, so it ends.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from viceroy.engine.draft import Draft
from viceroy.engine.state import GameState
from viceroy.engine.tasks import DueResponse, GoOn, LetLawsRespond, ResolveNext, StartRound
from viceroy.model.cards import Card, CharacterCard, LawCard
from viceroy.model.geometry import Place
from viceroy.model.laws import Continuous, HigherIncome, LowerCost, Occasion, Trigger, Whenever
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.quantities import AnyQuantity, Condition, Whose
from viceroy.model.tokens import COLORS, NO_GEMS, Color, Gems, add_gems, at_most, gem_choices, subtract_gems
from viceroy.scoring.clauses import Reckoning
from viceroy.scoring.counting import holdings_of

# -- costs and incomes ------------------------------------------------------------------------------------------------

PASS_INCOME = 3  # R5.17
_NOTHING = (NO_GEMS,)


def left_out(pyramid: Pyramid, card: CharacterCard, place: Place) -> tuple[Gems, ...]:
    """Return every choice of gems that laws take off a cost; mostly there is one choice, no gems (R6.6)."""
    changes = in_force(pyramid) if pyramid.lasting else ()
    return _left_out(changes, card.cost(place.level), place.level) if changes else _NOTHING


@lru_cache(maxsize=4096)
def _left_out(changes: tuple[Continuous, ...], cost: Gems, level: int) -> tuple[Gems, ...]:
    lowered = [change for change in changes if isinstance(change, LowerCost)]
    here = [change for change in lowered if change.level is None or level in change.level]
    blue, red, green, yellow = (sum([change.by for change in here if change.color is color]) for color in COLORS)
    given = at_most(cost, (blue, red, green, yellow))
    rest = subtract_gems(cost, given)
    chosen = min(sum([change.by for change in here if change.color is None]), sum(rest))  # a cost never falls below 0
    return tuple([add_gems(given, gems) for gems in gem_choices(chosen, rest)])


def pass_income(pyramid: Pyramid) -> int:
    """Return how many gems a player takes for passing: 3, 1 for each science token, and what laws add (R5.17)."""
    return PASS_INCOME + pyramid.science + (_more(pyramid, Occasion.PASS) if pyramid.lasting else 0)


def circle_gems(pyramid: Pyramid, color: Color, bank: Gems, *, but: int = 0) -> Gems:
    """Return the gems for a circle of a color: one, and those that laws add, as far as the bank has them (R6.9, C13).

    The law with the number `but` is the one that completes the circle: it has its effects only after that (C16).
    """
    due = 1 + (_more(pyramid, Occasion.CIRCLE, but=but) if pyramid.lasting else 0)
    gems = [0, 0, 0, 0]
    gems[color.position] = min(due, bank[color.position])
    return gems[0], gems[1], gems[2], gems[3]


def _more(pyramid: Pyramid, occasion: Occasion, *, but: int = 0) -> int:
    changes = in_force(pyramid, but=but)
    return sum([change.gems for change in changes if isinstance(change, HigherIncome) and change.on is occasion])


def in_force(pyramid: Pyramid, *, but: int = 0) -> tuple[Continuous, ...]:
    """Return what the laws of a pyramid change as it lies now, without those of the law with the number `but`."""
    return tuple([change for _, change in in_force_by_law(pyramid, but=but)])


def in_force_by_law(pyramid: Pyramid, *, but: int = 0) -> list[tuple[LawCard, Continuous]]:
    """Return the same changes, each with its law."""
    laws = [law for law in pyramid.lasting if law.number != but]
    return [(law, change) for law in laws for change in law.while_here if _holds(pyramid, law, change.condition)]


def _holds(pyramid: Pyramid, law: LawCard, condition: Condition | None) -> bool:
    return condition is None or _holds_in(pyramid, law, condition)


@lru_cache(maxsize=4096)
def _holds_in(pyramid: Pyramid, law: LawCard, condition: Condition) -> bool:
    """Whether a condition that asks for nothing but the pyramid of its law holds."""
    placed = next(placed for placed in pyramid.cards if placed.card == law)
    holdings = holdings_of(pyramid, pyramid.circles, NO_GEMS, 0)
    return condition.holds(Reckoning((holdings,), 0).quantity(condition.of, placed))


# -- what is counted while the game runs: what everybody sees (R2.4) ---------------------------------------------------


def count_now(table: GameState | Draft, seat: int, law: PlacedCard, quantity: AnyQuantity) -> int:
    """Return the value of a quantity for a law of a seat, with the circles as they lie now."""
    cards = table.rules.card_set.by_number
    holdings = []
    for held in table.seats:
        hand = tuple([cards[card.number] for card in held.hand])
        holdings.append(holdings_of(held.pyramid, held.pyramid.circles, NO_GEMS, 0, hand, table.turn))
    return Reckoning(holdings, seat).quantity(quantity, law)


def is_so(table: GameState | Draft, seat: int, law: PlacedCard, condition: Condition | None) -> bool:
    """Whether a condition holds now for a law of a seat; without one it is so."""
    return condition is None or condition.holds(count_now(table, seat, law, condition.of))


# -- which laws respond to an event, and when -------------------------------------------------------------------------


class Happening(NamedTuple):
    """What happens to a seat, so that laws respond to it; a round or a turn that ends is no single seat's."""

    event: Trigger
    seat: int | None = None
    level: int | None = None
    """Of a card that is played, or of a circle; None of a law that is tucked under a character (L66)."""
    colors: tuple[Color | None, ...] = ()
    """The colors of the sections of a card, or of a circle."""


ROUND_ENDED, TURN_ENDED = Happening(Trigger.ROUND_ENDED), Happening(Trigger.TURN_ENDED)


def card_played(seat: int, card: Card, level: int | None) -> Happening:
    """Return what happens when a seat plays a card."""
    sections = card.sections
    colors = (sections.top_left, sections.top_right, sections.bottom_left, sections.bottom_right)
    event = Trigger.LAW_PLAYED if isinstance(card, LawCard) else Trigger.CHARACTER_PLAYED
    return Happening(event, seat, level, colors)


def responses(draft: Draft, seats: Iterable[int], *happened: Happening, but: int = 0) -> tuple[DueResponse, ...]:
    """Return who responds to what has happened at once: seat by seat, of each the laws in the order of their numbers.

    The law with the number `but` has only just been played, and does not respond to that.
    """
    if not draft.rules.card_set.lasts:
        return ()
    return tuple([
        DueResponse(seat, law.number, number)
        for seat in seats
        for law in draft.seats[seat].pyramid.lasting
        if law.number != but
        for number, rule in enumerate(law.whenever, 1)
        if rule.effects
        for one in happened
        if _responds(rule, seat, one)
    ])  # fmt: skip


def _responds(rule: Whenever, seat: int, happened: Happening) -> bool:
    """Whether a law of a seat responds to what has happened, by an entry of its `whenever`."""
    if rule.event is not happened.event:
        return False
    is_everybodys = happened.seat is None or rule.of_whom is Whose.EVERYBODY
    if not is_everybodys and (happened.seat == seat) is not (rule.of_whom is Whose.MINE):
        return False
    color = rule.color or rule.section
    return (rule.level is None or happened.level in rule.level) and (color is None or color in happened.colors)


def let_respond(draft: Draft, due: tuple[DueResponse, ...]) -> None:
    """Schedule responses: they come when what is under way is completely done (R6.4)."""
    if due:
        draft.push(LetLawsRespond(due))


def let_respond_to_play(draft: Draft, seat: int, happened: tuple[Happening, ...], *, but: int) -> None:
    """Schedule responses to what a seat has done by playing a card, one thing after the other.

    Its own laws respond when the card is completely done, those of the others when all cards of the round are. The
    law with the number `but` is that card.
    """
    others = draft.rules.after(seat)
    let_respond_later(draft, tuple([due for one in happened for due in responses(draft, others, one)]))
    let_respond(draft, tuple([due for one in happened for due in responses(draft, (seat,), one, but=but)]))


def let_respond_later(draft: Draft, due: tuple[DueResponse, ...]) -> None:
    """Schedule responses for when all cards of the round are resolved: until then cards lie there, laid and not placed.

    A response to what another player does could otherwise take back the card that its own player has laid.
    """
    if due:
        _let_respond_after(draft, _after_all_cards(draft), due)


def let_respond_to_card(draft: Draft, seat: int) -> None:
    """Schedule responses to a card that a seat has taken: its own come when the card under way is completely done.

    If that is a card of another player while the one that the seat has laid still waits, they come after all cards, as
    those of the others do.
    """
    taken = Happening(Trigger.CARD_TAKEN, seat)
    due = responses(draft, (seat,), taken)
    if any(seat == laid.seat for task in draft.tasks if isinstance(task, ResolveNext) for laid in task.laid):
        let_respond_later(draft, due)
    elif due:
        at = max(index for index, task in enumerate(draft.tasks) if isinstance(task, _AFTER_A_CARD))
        _let_respond_after(draft, at, due)
    let_respond_later(draft, responses(draft, draft.rules.after(seat), taken))


_AFTER_A_CARD = (LetLawsRespond, ResolveNext, StartRound, GoOn)
"""What comes when a card, or what laws do at an event, is done; outside auctions one of them always waits."""


def _after_all_cards(draft: Draft) -> int:
    """Return where in the stack the task is that comes when all cards of the round are resolved.

    At the bottom the next round waits, or the end of the turn, and above it responses, if there are any.
    """
    tasks = draft.tasks
    cards = next((index for index, task in enumerate(tasks) if isinstance(task, ResolveNext)), None)
    if cards is not None:
        return cards - 1
    return 1 if len(tasks) > 1 and isinstance(tasks[1], LetLawsRespond) else 0


def _let_respond_after(draft: Draft, at: int, due: tuple[DueResponse, ...]) -> None:
    """Schedule responses before a task of the stack, behind those that are due there already."""
    tasks = [*draft.tasks]
    waiting = tasks[at]
    if isinstance(waiting, LetLawsRespond):
        tasks[at] = LetLawsRespond(waiting.due + due)
    else:
        tasks.insert(at + 1, LetLawsRespond(due))
    draft.tasks = tuple(tasks)
