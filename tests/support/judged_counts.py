"""What a condition of a law counts, worked out anew from the documentation of the law language.

It reads of the state only what lies where. A law that is still in a hand has no place of its own to count.
"""

from __future__ import annotations

from viceroy.engine.state import GameState
from viceroy.model.cards import AnyCard, CharacterCard
from viceroy.model.geometry import Place
from viceroy.model.pyramid import PlacedCard
from viceroy.model.quantities import (
    AnyQuantity,
    ComparedOpponents,
    Condition,
    Distinct,
    Greatest,
    Least,
    OpponentsWithFewer,
    Quantity,
    Sum,
    Times,
)


def holds(state: GameState, seat: int, condition: Condition | None, law: PlacedCard | None = None) -> bool:
    if condition is None:
        return True
    number = counted(state, seat, condition.of, law)
    enough = condition.at_least is None or number >= condition.at_least
    return enough and (condition.at_most is None or number <= condition.at_most)


def counted(state: GameState, seat: int, quantity: AnyQuantity, law: PlacedCard | None = None) -> int:
    others = [other for other in range(len(state.seats)) if other != seat]
    if isinstance(quantity, ComparedOpponents):
        own, *theirs = [counted(state, one, quantity.compared, law) for one in (seat, *others)]
        return len([n for n in theirs if (n < own if isinstance(quantity, OpponentsWithFewer) else n > own)])
    if isinstance(quantity, Times):
        return quantity.times * counted(state, seat, quantity.of, law)
    if not isinstance(quantity, Quantity):
        numbers = [counted(state, seat, part, law) for part in quantity.parts]
        match quantity:
            case Least():
                return min(numbers)
            case Greatest():
                return max(numbers)
            case Sum():
                return sum(numbers)
            case Distinct():
                return len([number for number in numbers if number])
    whose = {"mine": [seat], "opponents": others, "everybody": [seat, *others]}[quantity.whose]
    return sum(_of_one(state, other, quantity, law) for other in whose)


def _of_one(state: GameState, seat: int, asked: Quantity, law: PlacedCard | None) -> int:
    own = state.seats[seat]
    if asked.where == "hand":
        kinds = [state.rules.card_set.by_number[number].kind for number in own.numbers]
        return len([kind for kind in kinds if asked.kind in (None, kind)])
    if asked.counted == "turn":
        return state.turn
    at = {tuple(placed.place): placed for placed in own.pyramid.cards}
    there = [placed for placed in at.values() if placed.place.level in (asked.level or (1, 2, 3, 4, 5))]
    if law is not None:
        there = [placed for placed in there if _is_where(placed, asked.where, law)]
    match asked.counted:
        case "circles":
            colors = [_circle(at, placed.place) for placed in there]
            return len([color for color in colors if color is not None and asked.color in (None, color)])
        case "cards" if asked.where == "tucked_here":
            return len([card for placed in there for card in _under(placed) if _is_asked(card, asked)])
        case "cards":
            return len(_cards(at, there, asked))
        case "level":
            assert law is not None
            return law.place.level
        case "rows":
            return len({level for level, _ in at})
        case "sets":
            heaps = [placed.tokens for placed in there]
            return min(
                sum(one.defense for one in heaps), sum(one.magic for one in heaps), sum(one.science for one in heaps)
            )
        case "gems":
            stored = [placed.stored for placed in there if isinstance(placed.stored, tuple)]
            return sum(sum(gems) if asked.color is None else gems[asked.color.position] for gems in stored)
        case _:
            return sum(_tokens(placed, asked) for placed in there)


def _is_where(placed: PlacedCard, where: str, law: PlacedCard) -> bool:
    """Whether a card lies in a place, as a law counts it; of circles it is the upper card that lies there."""
    (level, x), (own_level, own_x) = placed.place, law.place
    above, at = level - own_level, x - own_x
    match where:
        case "here" | "tucked_here" | "stored_here":
            return (above, at) == (0, 0)
        case "row":
            return above == 0
        case "adjacent":  # R3.9
            return (above, at) in {(0, -1), (0, 1), (-1, 0), (-1, 1), (1, -1), (1, 0)}
        case "above":  # R3.3
            return (above, at) in {(1, -1), (1, 0)}
        case "below":
            return (above, at) in {(-1, 0), (-1, 1)}
        case "beside":  # R3.2
            return (above, at) in {(0, -1), (0, 1)}
        case "touching":  # R3.3
            return (above, at) in {(0, 0), (1, -1), (1, 0)}
        case _:
            return True


def _circle(at: dict[tuple[int, ...], PlacedCard], place: Place) -> object:
    """Return the one color of the circle below a card, None if there is no such circle (R3.3, R11.1)."""
    level, x = place
    if level == 1:
        return None
    left, right, own = at[level - 1, x].card, at[level - 1, x + 1].card, at[level, x].card
    colors = {left.sections.top_right, right.sections.top_left, own.sections.bottom_left, own.sections.bottom_right}
    return colors.pop() if len(colors) == 1 else None


def _kinds_under(at: dict[tuple[int, ...], PlacedCard], place: Place) -> list[object]:
    """Return the kinds of the cards on which a card rests (R3.3)."""
    level, x = place
    return [at[under].card.kind for under in ((level - 1, x), (level - 1, x + 1)) if under in at]


def _cards(at: dict[tuple[int, ...], PlacedCard], there: list[PlacedCard], asked: Quantity) -> list[object]:
    fitting = [placed for placed in there if asked.tokens in (None, "some" if placed.tokens else "none")]
    if asked.rests_on is not None:
        fitting = [placed for placed in fitting if asked.rests_on in _kinds_under(at, placed.place)]
    cards: list[AnyCard] = [] if asked.where == "tucked" else [placed.card for placed in fitting]
    if asked.where in ("pyramid_and_tucked", "tucked"):
        cards += [card for placed in fitting for card in _under(placed)]
    return [card for card in cards if _is_asked(card, asked)]


def _under(placed: PlacedCard) -> tuple[AnyCard, ...]:
    return placed.tucked if isinstance(placed.tucked, tuple) else ()


def _is_asked(card: AnyCard, asked: Quantity) -> bool:
    names = _CORNERS if asked.section_at is None else _CORNERS_AT[asked.section_at]
    has_section = asked.section is None or asked.section in [getattr(card.sections, name) for name in names]
    return has_section and asked.kind in (None, card.kind)


_CORNERS = ("top_left", "top_right", "bottom_left", "bottom_right")
_CORNERS_AT = {"top_left": _CORNERS[:1], "top_right": _CORNERS[1:2], "top": _CORNERS[:2], "bottom": _CORNERS[2:]}


def _tokens(placed: PlacedCard, asked: Quantity) -> int:
    match asked.counted:
        case "cost_gems":
            rows = placed.card.levels if isinstance(placed.card, CharacterCard) else ()
            due = [row.cost for row in (*rows, *rows[-1:])][: placed.place.level]  # R6.6
            return len([color for color in due if asked.color in (None, color)])
        case "infinite_gems":
            return len([color for color in placed.infinite_gems if asked.color in (None, color)])
        case "circle_bonus":
            return len([bonus for bonus in placed.tokens.circle_bonus if asked.color in (None, bonus.color)])
        case "power_points":
            return sum(placed.tokens.power)
        case "power" | "magic_bonus":
            return len(getattr(placed.tokens, asked.counted))
        case _:
            number: int = getattr(placed.tokens, asked.counted)
            return number
