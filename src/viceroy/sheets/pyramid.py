"""One player's pyramid on a score sheet: its levels, the places of its cards, and how its circles were painted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

import attrs

from viceroy.errors import Code
from viceroy.messages import listed
from viceroy.model.cards import TOP_LEVEL, AnyCard, DescribedCard, Sections
from viceroy.model.editions import Edition
from viceroy.model.geometry import Place, is_supported
from viceroy.model.laws import Counted, PointsByLevel, PointsClause, PointsForMost, Where
from viceroy.model.pyramid import Circle, PlacedCard, Pyramid, Section
from viceroy.model.tokens import COLORS, Gems
from viceroy.scoring.painting import Paint, PaintingError, painting_errors
from viceroy.scoring.score import PaintingChoice
from viceroy.sheets.cards import CardReader, called
from viceroy.sheets.values import MOST, read_color
from viceroy.yamlfiles.reader import Reader, found

if TYPE_CHECKING:
    from viceroy.yamlfiles.nodes import Node

MOST_PLACES = 100  # of a level
MOST_CIRCLES_LISTED = 12
_UNKNOWN = DescribedCard(Sections(None, None, None, None))


@attrs.frozen
class SheetCard:
    """A card of a sheet: where it stands in the file, its place, and what lies there if that could be read."""

    node: Node
    place: Place
    placed: PlacedCard | None


@attrs.frozen
class SheetPyramid:
    """The cards of one player. `is_sound` says that each has a place of its own and rests on cards."""

    cards: tuple[SheetCard, ...] = ()
    is_sound: bool = False

    @property
    def placed(self) -> tuple[PlacedCard, ...]:
        """The cards that could be read."""
        return tuple(card.placed for card in self.cards if card.placed is not None)

    @property
    def circles(self) -> tuple[Circle, ...]:
        """The circles, those of unread cards with blank sections; only of a sound pyramid."""
        return Pyramid(tuple(card.placed or PlacedCard(card.place, _UNKNOWN) for card in self.cards)).circles


# -- levels and places --------------------------------------------------------------------------------------------


@attrs.frozen
class _Row:
    """A level as written; `is_known` says that its places are certain. A null entry is an empty place."""

    entries: tuple[tuple[Node, Place], ...] = ()
    is_known: bool = False


def read_pyramid(reader: Reader, node: Node, cards: CardReader, edition: Edition, owner: str) -> SheetPyramid:
    """Read a pyramid, level 1 first (R3.1-R3.4)."""
    levels = reader.sequence(node, "a pyramid")
    if levels is None:
        return SheetPyramid()
    if not levels:
        reader.error(node, Code.EMPTY_PYRAMID, "a pyramid has at least one card, on level 1")
    for extra in levels[TOP_LEVEL:]:
        reader.error(extra, Code.TOO_HIGH, f"a pyramid has at most {TOP_LEVEL} levels (R3.1)")
    rows = [_read_level(reader, row, level) for level, row in enumerate(levels[:TOP_LEVEL], 1)]
    read: list[SheetCard] = []
    for entry, place in (entry for row in rows for entry in row.entries):
        if entry.value is None:
            _check_gap(reader, entry, place, edition)
        else:
            read.append(SheetCard(entry, place, cards.read(entry, place, owner)))
    is_supported_everywhere = _check_support(reader, read, rows)
    return SheetPyramid(tuple(read), is_supported_everywhere and all(row.is_known for row in rows))


def _read_level(reader: Reader, node: Node, level: int) -> _Row:
    name = f"level {level}"
    skip: int | None = 0
    cards: Node | None = node
    if isinstance(node.value, dict):
        keys = reader.mapping(node, name, required=("cards",), optional=("skip",)) or {}
        cards = keys.get("cards")
        if "skip" in keys:
            skip = _read_skip(reader, keys["skip"], level)
    elif not isinstance(node.value, list):
        told = f"{name} is a list of cards, or a mapping with 'skip' and 'cards', found {found(node)}"
        reader.error(node, Code.WRONG_TYPE, told)
        return _Row()
    entries = reader.sequence(cards, name, most=MOST_PLACES) if cards else None
    if entries is None:
        return _Row()
    if all(entry.value is None for entry in entries):
        reader.error(node, Code.EMPTY_LEVEL, f"{name} has no card; leave out the levels above the topmost card")
        return _Row()
    places = tuple((entry, Place(level, (skip or 0) + x)) for x, entry in enumerate(entries))
    return _Row(places, skip is not None)


def _read_skip(reader: Reader, node: Node, level: int) -> int | None:
    skip = reader.integer(node, "skip", low=0, high=MOST)
    if level == 1:
        told = "level 1 has no 'skip': its places are counted from its leftmost card"
        reader.error(node, Code.SKIP_ON_LEVEL_1, told)
        return 0
    return skip


def _check_gap(reader: Reader, node: Node, place: Place, edition: Edition) -> None:
    """Refuse an empty place, but where the rules option lets the cards of upper levels lie apart (R3.4, B17)."""
    if edition.contiguous_rows:
        told = f"place {place.x} of level {place.level} is empty, but the cards of a level lie side by side (R3.4)"
        hint = "; 'skip' leaves places empty on the left" if place.level > 1 else ""
        reader.error(node, Code.GAP, told + hint)
    elif place.level == 1:
        reader.error(node, Code.GAP, "level 1 has no empty places (R3.2)")


def _check_support(reader: Reader, cards: Iterable[SheetCard], rows: Sequence[_Row]) -> bool:
    """Check that every card above level 1 rests on two cards (R3.3), if the places of both levels are certain."""
    occupied = {card.place for card in cards}
    is_good = True
    for card in cards:
        level, x = card.place
        if is_supported(card.place, occupied):
            continue
        is_good = False
        if rows[level - 1].is_known and rows[level - 2].is_known:
            missing = [support.x for support in card.place.supports if support not in occupied]
            nothing = f"nothing lies at {'places' if len(missing) > 1 else 'place'} {listed(missing, 'and')}"
            rests = f"the card at place {x} of level {level} rests on places {x} and {x + 1} of level {level - 1}"
            reader.error(card.node, Code.NO_SUPPORT, f"{rests}, but {nothing} (R3.3)")
    return is_good


# -- painting -----------------------------------------------------------------------------------------------------


def read_painting(
    reader: Reader, node: Node, pyramid: SheetPyramid, gems: Gems | None, edition: Edition
) -> PaintingChoice | tuple[Paint, ...]:
    """Read how a player painted: best, none, or a list of sections, which is checked against the pyramid (C35).

    `gems` are those left before painting, None where they are not known.
    """
    if not isinstance(node.value, list):
        what = "painting, if it is no list of painted sections,"
        return reader.one_of(node, what, PaintingChoice) or PaintingChoice.BEST
    written = [(entry, _read_paint(reader, entry)) for entry in node.value]
    entries = [entry for entry, paint in written if paint is not None]
    paints = [paint for _, paint in written if paint is not None]
    if pyramid.is_sound:
        owned = (MOST,) * 4 if gems is None else gems
        circles = pyramid.circles
        faults = painting_errors(circles, owned, paints, repaint_pure=edition.repaint_pure_circles)
        for index, fault in faults:
            reader.error(entries[index], Code.PAINTING, _fault_text(fault, paints[index], circles, owned, edition))
    return tuple(paints)


def _read_paint(reader: Reader, node: Node) -> Paint | None:
    keys = reader.mapping(node, "a painted section", required=("circle", "section", "color"))
    if keys is None:
        return None
    circle = _read_circle(reader, keys["circle"]) if "circle" in keys else None
    section = reader.one_of(keys["section"], "section", Section) if "section" in keys else None
    color = read_color(reader, keys["color"]) if "color" in keys else None
    return None if circle is None or section is None or color is None else Paint(circle, section, color)


def _read_circle(reader: Reader, node: Node) -> Place | None:
    """Read the name of a circle: the place of its upper card."""
    numbers = reader.sequence(node, "circle", least=2, most=2)
    if numbers is None:
        return None
    level = reader.integer(numbers[0], "the level of a circle's upper card", low=2, high=TOP_LEVEL)
    x = reader.integer(numbers[1], "the place of a circle's upper card", low=0)
    return None if level is None or x is None else Place(level, x)


def _fault_text(fault: PaintingError, paint: Paint, circles: Sequence[Circle], gems: Gems, edition: Edition) -> str:
    """Say why a section may not be painted so, and what may be done."""
    name = _name(paint.circle)
    section = paint.section.replace("_", " ")
    match fault:
        case PaintingError.NO_CIRCLE:
            return f"there is no circle {name}; {_circles_text(circles)}"
        case PaintingError.PAINTED_TWICE:
            return f"the {section} section of circle {name} is painted twice; a section takes one gem (C35)"
        case PaintingError.OWN_COLOR:
            others = listed(color for color in COLORS if color is not paint.color)
            return f"the {section} section of circle {name} is {paint.color} already (C35); it can be painted {others}"
        case PaintingError.PURE_CIRCLE:
            option = f"repaint_pure_circles is false in this {edition.name} edition, B12"
            return f"circle {name} is of one color already, and such a circle is not painted ({option})"
        case PaintingError.NO_GEM:
            left = listed((f"{count} {color}" for color, count in zip(COLORS, gems, strict=True) if count), "and")
            return f"no {paint.color} gem is left for this section; 'gems' says {left or 'that none is left'}"


def _circles_text(circles: Sequence[Circle]) -> str:
    """List the circles of a pyramid by their names."""
    if not circles:
        return "this pyramid has none"
    names = [_name(circle.place) for circle in circles[:MOST_CIRCLES_LISTED]]
    more = ", ..." if len(circles) > MOST_CIRCLES_LISTED else ""
    return f"a circle is named by the place [level, x] of its upper card, here {', '.join(names)}{more}"


def _name(place: Place) -> str:
    return f"[{place.level}, {place.x}]"


# -- what scoring must be able to tell apart ----------------------------------------------------------------------


def check_told(reader: Reader, pyramids: Sequence[SheetPyramid]) -> None:
    """Refuse a plain number of cards or gems where a law asks for their kind or color."""
    told: set[tuple[int, Code]] = set()
    for law, code, cards in _questions(pyramids):
        for card in cards:
            if (id(card), code) not in told and _is_only_a_number(card, code):
                told.add((id(card), code))
                key, asks, example = _ASKED[code]
                message = f"{called(law)} counts {asks}: write {example}, not only how many"
                reader.error(card.node.at([key]), code, message)


_ASKED = {
    Code.TUCKED: ("tucked", "tucked cards of one kind", "which cards these are (tucked: [3, 70])"),
    Code.STORED_GEMS: ("gems", "stored gems of one color", "their colors (gems: {red: 2, blue: 3})"),
}


def _questions(pyramids: Sequence[SheetPyramid]) -> Iterator[tuple[AnyCard, Code, Sequence[SheetCard]]]:
    """Yield each law that asks for a kind or color, what it asks for, and the cards it asks about.

    They are the law itself or the pyramid of its player; a law that compares players asks about every pyramid.
    """
    asked: set[tuple[int, Code]] = set()  # a pyramid is asked once
    for seat, own in enumerate(pyramids):
        for card, law in ((card, card.placed.card) for card in own.cards if card.placed):
            for clause in law.scoring:
                code, where = _question(clause)
                if code is None:
                    continue
                if where in (Where.TUCKED_HERE, Where.STORED_HERE):
                    yield law, code, (card,)
                    continue
                for other in range(len(pyramids)) if isinstance(clause, PointsForMost) else (seat,):
                    if (other, code) not in asked:
                        asked.add((other, code))
                        yield law, code, pyramids[other].cards


def _question(clause: PointsClause) -> tuple[Code | None, Where | None]:
    """Return what a clause must be told, and where it counts."""
    if isinstance(clause, PointsByLevel):
        return None, None
    quantity = clause.most if isinstance(clause, PointsForMost) else clause.per
    if quantity.kind and quantity.where in (Where.PYRAMID_AND_TUCKED, Where.TUCKED_HERE):
        return Code.TUCKED, quantity.where
    if quantity.color and quantity.counted is Counted.GEMS and quantity.where is not Where.SCREEN:
        return Code.STORED_GEMS, quantity.where
    return None, quantity.where


def _is_only_a_number(card: SheetCard, code: Code) -> bool:
    if card.placed is None:
        return False
    written = card.placed.tucked if code is Code.TUCKED else card.placed.stored
    return isinstance(written, int)
