"""Score sheets: the notes of a table after a physical game, checked and read into final positions.

First the pyramid of one player and its painting, then warnings about pieces that the box lacks, then the sheet.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import attrs

from viceroy.cardsets import load_card_set
from viceroy.documents.advice import written
from viceroy.documents.reader import UNREAD, is_whole
from viceroy.errors import BadFile, Code, Problem, check_type, errors_of
from viceroy.errors import Path as Keys
from viceroy.messages import counted, errors_elsewhere, joined, shown
from viceroy.model.cards import TOP_LEVEL, AnyCard, CardSet, DescribedCard, Sections
from viceroy.model.editions import EDITIONS, Edition
from viceroy.model.geometry import Place, is_supported
from viceroy.model.points import ComparingClause, PointsClause, quantity_of
from viceroy.model.pyramid import Circle, PlacedCard, Pyramid
from viceroy.model.quantities import MOST, AnyQuantity, CardKind, ComparedOpponents, Counted, Quantity, Where, Whose
from viceroy.model.tokens import (
    COLORS,
    GEMS_PER_PLAYER,
    MAX_PLAYERS,
    NO_GEMS,
    NO_TOKENS,
    Gems,
    Piece,
    Tokens,
    add_gems,
    gems_of,
    pieces_of,
)
from viceroy.scoring.counting import cards_where
from viceroy.scoring.painting import Paint, PaintingError, painting_errors
from viceroy.scoring.score import FinalPosition, FinalScore, PaintingChoice, scored
from viceroy.sheets.cards import CardReader, called
from viceroy.sheets.forms import FORMAT, LevelEntry, LevelForm, PlayerForm, SheetForm, edition_of, sheet_forms
from viceroy.text.slips import EMPTY_ON_THE_LEFT
from viceroy.text.source import Problems
from viceroy.text.yaml_text import YamlDocument, read_document
from viceroy.values import Value

# -- a pyramid ---------------------------------------------------------------------------------------------------------

_MAX_CIRCLES_LISTED = 12


@attrs.frozen
class SheetCard:
    """A card of a sheet: its keys in the file, its place, and what lies there; None where that could not be read."""

    keys: Keys
    place: Place
    placed: PlacedCard | None

    def holds(self, keys: Keys) -> bool:
        """Whether keys lead to the card, or into it."""
        return keys[: len(self.keys)] == self.keys


@attrs.frozen
class SheetPyramid:
    """The cards of one player. Where a card is missing between others, a card that could not be read lies, too."""

    cards: tuple[SheetCard, ...] = ()
    is_sound: bool = False
    """Whether the place of each card is certain, and each rests on two cards."""

    @property
    def circles(self) -> tuple[Circle, ...]:
        """The circles; a card that could not be read is a blank one. Only of a sound pyramid."""
        return Pyramid(tuple(card.placed or _blank(card) for card in self.cards)).circles

    def without_errors(self, faults: Problems) -> Pyramid:
        """Return the pyramid with a blank card for each that has an error; a wrong choice left nothing on its card."""
        wrong = [problem.path for problem in errors_of(faults.problems) if problem.code is not Code.CHOICE]
        good = (None if any(map(card.holds, wrong)) else card.placed for card in self.cards)
        return Pyramid(tuple(placed or _blank(card) for placed, card in zip(good, self.cards, strict=True)))


def _blank(card: SheetCard) -> PlacedCard:
    """Return a card that is worth nothing and closes no circle, in place of another (C34)."""
    return PlacedCard(card.place, DescribedCard(Sections(None, None, None, None)))


# -- levels and places --------------------------------------------------------------------------------------------


@attrs.frozen
class _Row:
    """A level as written: the forms of its cards, with keys and places; a null is an empty place."""

    entries: tuple[tuple[object, Keys, Place], ...] = ()
    is_known: bool = False
    """Whether the places are certain."""


def read_levels(
    levels: tuple[LevelEntry, ...], keys: Keys, cards: CardReader, edition: Edition, owner: str
) -> SheetPyramid:
    """Read the pyramid of a player, level 1 first (R3.1-R3.4)."""
    faults = cards.faults
    if levels is UNREAD:
        return SheetPyramid()
    if not levels:
        faults.add(keys, "a pyramid has at least one card, on level 1", Code.EMPTY_PYRAMID)
        return SheetPyramid()
    for extra in range(TOP_LEVEL, len(levels)):
        faults.add((*keys, extra), f"a pyramid has at most {TOP_LEVEL} levels (R3.1)", Code.TOO_HIGH)
    rows = [_read_level(cards, row, (*keys, index), index + 1) for index, row in enumerate(levels[:TOP_LEVEL])]
    read: list[SheetCard] = []
    gaps: list[SheetCard] = []
    for entry, entry_keys, place in (entry for row in rows for entry in row.entries):
        if entry is not None:
            read.append(SheetCard(entry_keys, place, cards.read(entry, entry_keys, place, owner)))
        elif not _may_be_empty(faults, entry_keys, place, edition):
            gaps.append(SheetCard(entry_keys, place, None))
    _check_support(faults, keys, read, rows)
    laid = sorted((*read, *gaps), key=lambda card: card.place)
    return SheetPyramid(tuple(laid), not _floating(laid) and all(row.is_known for row in rows))


def _read_level(cards: CardReader, form: object, keys: Keys, level: int) -> _Row:
    faults, whole, skip, is_known, entries = cards.faults, keys, 0, True, form
    if isinstance(form, LevelForm):
        if form.skip is not None and level == 1:
            message = "level 1 has no 'skip': its places are counted from its leftmost card"
            faults.add((*keys, "skip"), message, Code.SKIP_ON_LEVEL_1)
        elif form.skip is not None:
            is_known = form.skip is not UNREAD
            skip = form.skip if is_known else 0
        keys, entries = (*keys, "cards"), form.cards
    if not isinstance(entries, tuple):
        return _Row()
    if all(entry is None for entry in entries):
        message = f"level {level} has no card; leave out the levels above the topmost card"
        faults.add(keys[:-1] if isinstance(form, LevelForm) else keys, message, Code.EMPTY_LEVEL)
        return _Row()
    empty = _empty_on_the_left(entries, cards) if level > 1 else ()
    first, skip = len(empty), skip + sum(empty)
    if empty:
        example = f": write {_level_text(skip, entries[first:])}" if is_whole(entries) else ""
        faults.add(whole, f"{EMPTY_ON_THE_LEFT}{example}", Code.GAP)
    placed = enumerate(entries[first:])
    return _Row(tuple((entry, (*keys, first + x), Place(level, skip + x)) for x, entry in placed), is_known)


_EMPTY = re.compile(r"(?:skip|empty|gap|none|nothing|blank|x|-+|_+|\.+)[ :]*([0-9]{0,2})")
"""How people write an empty place, and how many of them."""


def _empty_on_the_left(entries: Sequence[object], cards: CardReader) -> tuple[int, ...]:
    """Return how many places each of the first entries of a level leaves empty, by a word or 0 in place of a card."""
    empty: list[int] = []
    for entry in entries:
        word = _EMPTY.fullmatch(entry) if isinstance(entry, str) and not cards.knows(entry) else None
        if entry != 0 and word is None:
            return tuple(empty)
        empty.append(int(word[1] or 1) if word else 1)
    return ()


def _level_text(skip: int, entries: Sequence[object]) -> str:
    """Return how a level is written of which places stay empty on the left."""
    cards = [
        entry if isinstance(entry, int | str | None) else sheet_forms().write(entry, type(entry)) for entry in entries
    ]
    return written({"skip": skip, "cards": cards})


def _may_be_empty(faults: Problems, keys: Keys, place: Place, edition: Edition) -> bool:
    """Refuse an empty place, except where the edition lets the cards of upper levels lie apart (R3.4, B17)."""
    if not edition.contiguous_rows and place.level > 1:
        return True
    message = "level 1 has no empty places (R3.2): leave the empty entry out"
    if edition.contiguous_rows:
        message = f"place {place.x} of level {place.level} is empty, but the cards of a level lie side by side (R3.4)"
        on_the_left = ", or write 'skip' for places on the left" if place.level > 1 else ""
        message += f": leave the empty entry out{on_the_left}"
    faults.add(keys, message, Code.GAP)
    return False


def _floating(cards: Sequence[SheetCard]) -> list[SheetCard]:
    """Return the cards above level 1 that do not rest on two cards (R3.3)."""
    occupied = {card.place for card in cards}
    return [card for card in cards if not is_supported(card.place, occupied)]


def _check_support(faults: Problems, keys: Keys, cards: Sequence[SheetCard], rows: Sequence[_Row]) -> None:
    """Check that every card above level 1 rests on two cards (R3.3), if the places of both levels are certain."""
    occupied, floating = {card.place for card in cards}, _floating(cards)
    if floating and _is_upside_down(cards, rows):
        message = "this pyramid is written from the top: write level 1, the bottom row, first, and the top level last"
        faults.add(keys, f"{message} (R3.3)", Code.NO_SUPPORT)
        return
    for card in floating:
        level, x = card.place
        if rows[level - 1].is_known and rows[level - 2].is_known:
            missing = [support.x for support in card.place.supports if support not in occupied]
            nothing = f"nothing lies at {'places' if len(missing) > 1 else 'place'} {joined(missing)}"
            rests = f"the card at place {x} of level {level} rests on places {x} and {x + 1} of level {level - 1}"
            faults.add(card.keys, f"{rests}, but {nothing} (R3.3)", Code.NO_SUPPORT)


def _is_upside_down(cards: Sequence[SheetCard], rows: Sequence[_Row]) -> bool:
    """Whether every card would rest on two cards if the levels stood in the other order."""
    turned = {Place(len(rows) + 1 - card.place.level, card.place.x) for card in cards}
    return len(rows) > 1 and all(row.is_known for row in rows) and all(is_supported(place, turned) for place in turned)


# -- painting -----------------------------------------------------------------------------------------------------


def _read_painting(
    faults: Problems, form: PlayerForm, keys: Keys, pyramid: SheetPyramid, edition: Edition
) -> PaintingChoice | tuple[Paint, ...]:
    """Read how a player painted: best, none, or a list of sections, which is checked against the pyramid (C35)."""
    if form.painting is UNREAD:
        return PaintingChoice.BEST
    if isinstance(form.painting, PaintingChoice):
        return form.painting
    good = {(*keys, "painting", index): paint for index, paint in enumerate(form.painting) if is_whole(paint)}
    paints = [Paint(Place(*paint.circle), paint.section, paint.color) for paint in good.values()]
    if pyramid.is_sound:
        owned = form.owned if is_whole(form.gems) else gems_of(COLORS * MOST)
        circles = pyramid.circles
        for index, fault in painting_errors(circles, owned, paints, repaint_pure=edition.repaint_pure_circles):
            message = _fault_text(fault, paints[index], circles, owned, edition)
            faults.add([*good][index], message, Code.PAINTING)
    return tuple(paints)


def _fault_text(fault: PaintingError, paint: Paint, circles: Sequence[Circle], gems: Gems, edition: Edition) -> str:
    """Say why a section may not be painted so, and what may be done."""
    name = _place_name(paint.circle)
    section = paint.section.label
    match fault:
        case PaintingError.NO_CIRCLE:
            return f"there is no circle {name}; {_circles_text(circles)}"
        case PaintingError.PAINTED_TWICE:
            return f"the {section} section of circle {name} is painted twice; a section takes one gem (C35)"
        case PaintingError.OWN_COLOR:
            others = joined((color for color in COLORS if color is not paint.color), "or")
            return f"the {section} section of circle {name} is {paint.color} already (C35); it can be painted {others}"
        case PaintingError.PURE_CIRCLE:
            option = f"repaint_pure_circles is false in this {edition.name} edition, B12"
            return f"circle {name} is of one color already, and such a circle is not painted ({option})"
        case PaintingError.NO_GEM:
            left = joined((f"{count} {color}" for color, count in zip(COLORS, gems, strict=True) if count))
            return f"no {paint.color} gem is left for this section; 'gems' says {left or 'that none is left'}"


def _circles_text(circles: Sequence[Circle]) -> str:
    """List the circles of a pyramid by their names."""
    if not circles:
        return "this pyramid has none"
    names = [_place_name(circle.place) for circle in circles[:_MAX_CIRCLES_LISTED]]
    more = ", ..." if len(circles) > _MAX_CIRCLES_LISTED else ""
    return f"a circle is named by the place [level, x] of its upper card, here {', '.join(names)}{more}"


def _place_name(place: Place) -> str:
    return f"[{place.level}, {place.x}]"


# -- what scoring must be able to tell apart ----------------------------------------------------------------------


def _check_counted(faults: Problems, pyramids: Sequence[SheetPyramid]) -> None:
    """Refuse a plain number of cards or gems where a law asks for their kind or color, and costs that are not known."""
    refused: set[tuple[int, Code]] = set()
    for law, code, cards in _questions(pyramids):
        for card in cards:
            if (id(card), code) not in refused and _is_unknown(card, code):
                refused.add((id(card), code))
                if code is Code.MISSING_KEY:
                    message = f"{called(law)} counts what characters cost: write the card by its number or id"
                    faults.add(card.keys, message, code)
                    continue
                key, asks, example = _ASKED[code]
                message = f"{called(law)} counts {asks}: write {example}, not only how many"
                faults.add((*card.keys, key), message, code, facts=(_ONLY_A_NUMBER,))


_ONLY_A_NUMBER = "only a number"
_ASKED = {
    Code.TUCKED: ("tucked", "only some of the tucked cards", "which cards lie there (tucked: [3, 70])"),
    Code.STORED_GEMS: ("gems", "stored gems of one color", "their colors (gems: {red: 2, blue: 3})"),
}


def _questions(pyramids: Sequence[SheetPyramid]) -> Iterator[tuple[AnyCard, Code, Sequence[SheetCard]]]:
    """Yield each law that asks for a kind or color, what it asks for, and the cards it asks about.

    They are the law itself or the pyramid of its player; a law that compares players asks about every pyramid.
    """
    asked: set[tuple[int, Code]] = set()  # a pyramid is asked once
    for seat, own in enumerate(pyramids):
        for card, law in ((card, card.placed.card) for card in own.cards if card.placed):
            for leaf, is_compared in (pair for clause in law.clauses for pair in _counted_by(clause)):
                code = _question(leaf)
                if code is None:
                    continue
                if leaf.where in (Where.TUCKED_HERE, Where.STORED_HERE):
                    yield law, code, (card,)
                    continue
                if code is Code.MISSING_KEY and leaf.where is not Where.PYRAMID:
                    yield law, code, _around(own, card, leaf)
                    continue
                for other in range(len(pyramids)):
                    is_meant = is_compared or leaf.whose is not (Whose.OPPONENTS if other == seat else Whose.MINE)
                    if is_meant and (other, code) not in asked:
                        asked.add((other, code))
                        yield law, code, pyramids[other].cards


def _counted_by(clause: PointsClause) -> Iterator[tuple[Quantity, bool]]:
    """Yield all that a clause counts, in its condition too, and whether it is counted for each player."""
    quantity = quantity_of(clause)
    if quantity is not None:
        yield from _leaves(quantity, is_compared=isinstance(clause, ComparingClause))
    if clause.condition is not None:
        yield from _leaves(clause.condition.of, is_compared=False)


def _leaves(quantity: AnyQuantity, *, is_compared: bool) -> Iterator[tuple[Quantity, bool]]:
    """Yield all that a quantity counts, and whether it is counted for each player."""
    if isinstance(quantity, Quantity):
        yield quantity, is_compared
        return
    for part in quantity.parts:
        yield from _leaves(part, is_compared=is_compared or isinstance(quantity, ComparedOpponents))


def asks_sections(law: AnyCard) -> bool:
    """Whether a law counts tucked cards by the colors of their sections."""
    return any(
        leaf.section and _question(leaf) is Code.TUCKED for clause in law.clauses for leaf, _ in _counted_by(clause)
    )


def _question(leaf: Quantity) -> Code | None:
    """Return the code of the fault if a sheet does not say what a quantity asks for: kinds, colors or costs."""
    if (leaf.kind or leaf.section) and leaf.where in (Where.PYRAMID_AND_TUCKED, Where.TUCKED, Where.TUCKED_HERE):
        return Code.TUCKED
    if leaf.color and leaf.counted is Counted.GEMS and leaf.where is not Where.SCREEN:
        return Code.STORED_GEMS
    return Code.MISSING_KEY if leaf.counted is Counted.COST_GEMS else None


def _around(own: SheetPyramid, law: SheetCard, leaf: Quantity) -> list[SheetCard]:
    """Return the cards in a place by a law."""
    laid = Pyramid(tuple([card.placed for card in own.cards if card.placed]))
    there = [placed.place for placed in cards_where(leaf.where, laid, law.placed)] if law.placed else []
    return [card for card in own.cards if card.place in there]


def _is_unknown(card: SheetCard, code: Code) -> bool:
    """Whether a sheet does not say what is asked about a card."""
    if card.placed is None:
        return False
    if code is Code.MISSING_KEY:
        return isinstance(card.placed.card, DescribedCard) and card.placed.card.kind is CardKind.CHARACTER
    written = card.placed.tucked if code is Code.TUCKED else card.placed.stored
    return isinstance(written, int)


# -- warnings: more than the box holds (R1.4-R1.8, R2.2, R8.2) -----------------------------------------------------


@attrs.frozen
class _Pieces:
    """Pieces of the box that lie at one place of a sheet; `gems` are those of known color."""

    keys: Keys
    tokens: Tokens = NO_TOKENS
    attack: int = 0
    gems: Gems = NO_GEMS


_OF_GEMS = "R2.2"
_PLACEHOLDER = "a placeholder may stand for a missing one, R8.3"
_ADVICE = {
    "R1.6": "smaller ones in place of a missing one count as one token, R7.2",
    _OF_GEMS: "infinite gems and those stored on laws count too, R8.2",
}


def _box_warnings(found: Iterable[_Pieces], players: int) -> Iterator[tuple[Keys, str, tuple[Piece, int]]]:
    """Yield a warning for each kind of piece that exceeds its supply, and the place where the sheet does so first.

    With the kind of piece, and how many there are on the sheet. `players` is how many play: the gems of the game depend
    on that (R2.2).
    """
    gems = [Piece(f"{color} gems", GEMS_PER_PLAYER * players, _OF_GEMS, ("gems",), color=color) for color in COLORS]
    counts: Counter[Piece] = Counter()
    passed: dict[Piece, Keys] = {}
    for pieces in found:
        tokens = pieces_of(pieces.tokens, pieces.attack)
        for piece, count in (*tokens.items(), *zip(gems, pieces.gems, strict=True)):
            if count:
                counts[piece] += count
                if counts[piece] > piece.supply:
                    passed.setdefault(piece, pieces.keys)
    for piece, keys in passed.items():
        where = f"in a game of {counted(players, 'player')}" if piece.rule == _OF_GEMS else "in the box"
        supply, advice = piece.supply or "none", _ADVICE.get(piece.rule, _PLACEHOLDER)
        warning = f"too many {piece.name}: {counts[piece]} on this sheet, {supply} {where} ({piece.rule}; {advice})"
        yield keys, warning, (piece, counts[piece])


# -- the sheet ---------------------------------------------------------------------------------------------------------

_MAX_OWNER = 40  # a player with a longer name is called by number in messages


@attrs.frozen
class ScoreSheet(Value):
    """A score sheet that was read."""

    edition: Edition
    """Whose rules count."""
    card_set: CardSet
    """The set that the cards come from."""
    positions: tuple[FinalPosition, ...]
    """What each player has, in the order of the sheet."""


@attrs.frozen
class SheetReading(Value):
    """A score sheet as far as it can be read, and its errors and warnings."""

    unfinished: ScoreSheet | None
    """What can be scored already: a card with an error is a blank one, and nothing lies on a card whose choice is
    missing or wrong. A player with any other error, or without cards, is left out. None where more is wrong."""
    problems: tuple[Problem, ...]
    """All errors and warnings, in the order of the file; those of its card set last."""
    begun: tuple[bool, ...] = ()
    """For each player of the file, whether `unfinished` has the player."""

    @property
    def sheet(self) -> ScoreSheet | None:
        """The score sheet; None if it has errors."""
        return None if errors_of(self.problems) else self.unfinished


def load_score_sheet(path: str | os.PathLike[str]) -> ScoreSheet:
    """Read a score sheet; raises `BadFile` with every error in it (and its warnings)."""
    reading = read_score_sheet(path)
    if reading.sheet is None:
        raise BadFile(reading.problems)
    return reading.sheet


def check_score_sheet(path: str | os.PathLike[str]) -> tuple[Problem, ...]:
    """Return every error and warning of a score sheet; empty when it is good. Never raises on what a file holds."""
    return read_score_sheet(path).problems


def read_score_sheet(path: str | os.PathLike[str]) -> SheetReading:
    """Read a score sheet from a file as far as possible."""
    try:
        document = read_document(path)
    except BadFile as bad:
        return SheetReading(None, bad.problems)
    return read_sheet(document)


def read_sheet(document: YamlDocument, card_set: CardSet | None = None) -> SheetReading:
    """Read a score sheet from a document as far as possible.

    With a `card_set` the sheet has its cards, whatever set it names.
    """
    faults = Problems(document)
    unfinished: ScoreSheet | None = None
    begun: tuple[bool, ...] = ()
    problems_of_set: tuple[Problem, ...] = ()
    try:
        data = document.root.plain()
        sheet_forms().check_format(data, SheetForm, FORMAT, faults)
        form: SheetForm = sheet_forms().gather(data, SheetForm, faults, is_partial=True)
        if form is not UNREAD:
            if card_set is None:
                card_set, problems_of_set = read_card_set(form.card_set, ("card_set",), document.folder, faults)
            unfinished, begun = _sheet_of(form, card_set, faults)
        faults.finish()
    except BadFile as bad:
        return SheetReading(unfinished, (*bad.problems, *problems_of_set), begun)
    return SheetReading(unfinished, faults.problems, begun)


def score_sheet(sheet: ScoreSheet) -> FinalScore:
    """Score a sheet; raises `TypeError` for a path, which `load_score_sheet` reads."""
    check_type(sheet, ScoreSheet, "a ScoreSheet", "; load_score_sheet reads one from a file")
    return scored(sheet.positions, repaint_pure=sheet.edition.repaint_pure_circles)


# -- the card set ----------------------------------------------------------------------------------------------------


def read_card_set(
    written: str | tuple[str, ...], keys: Keys, folder: Path, faults: Problems
) -> tuple[CardSet | None, tuple[Problem, ...]]:
    """Read the card set that a file names, or several on each other: None after a fault was added at `keys`.

    The problems inside the set come with it, at their own places.
    """
    if not is_whole(written):
        return None, ()
    names = (written,) if isinstance(written, str) else written
    try:
        return load_card_set(*names, relative_to=folder), ()
    except BadFile as bad:
        problems = bad.problems
    message = f"the card set {' with '.join(map(shown, names))}"
    if all(problem.code is Code.UNREADABLE for problem in problems):
        reasons = "; ".join(problem.message for problem in problems)
        edition = next((name for name in names if name in EDITIONS), None)
        hint = f"; {shown(edition)} is an edition: in its place write edition: {edition}" if edition else ""
        faults.add(keys, f"{message} cannot be read: {reasons}{hint}", Code.UNKNOWN_CARD_SET)
        return None, ()
    faults.add(keys, f"{message} has {errors_elsewhere(len(errors_of(problems)))}", Code.UNKNOWN_CARD_SET)
    return None, problems


# -- from the form to the sheet ---------------------------------------------------------------------------------------


def _sheet_of(
    form: SheetForm, card_set: CardSet | None, faults: Problems
) -> tuple[ScoreSheet | None, tuple[bool, ...]]:
    """Return the sheet of a form, None if more than players is wrong; and for each player whether the sheet has it."""
    edition, cards = edition_of(form.edition), CardReader(faults, card_set)
    forms = () if form.players is UNREAD else form.players
    for extra in range(MAX_PLAYERS, len(forms)):
        message = f"at most {MAX_PLAYERS} play (R1.9), found {len(forms)}"
        faults.add(("players", extra), message, Code.TOO_MANY_PLAYERS)
    names: dict[str, str] = {}
    players = {
        seat: _player(player, ("players", seat), cards, edition, names)
        for seat, player in enumerate(forms)
        if player is not UNREAD
    }
    _check_counted(faults, [player.pyramid for player in players.values()])
    pieces = (found for player in players.values() for found in _pieces(player))
    for keys, warning, facts in _box_warnings(pieces, len(players)):
        faults.warn(keys, warning, Code.BOX_COUNT, facts=facts)
    errors = [error.path for error in errors_of(faults.problems)]
    if card_set is None or any(len(path) < 2 or path[0] != "players" for path in errors):
        return None, ()
    begun = tuple(seat in players and players[seat].can_be_scored(seat, errors) for seat in range(len(forms)))
    positions = tuple(players[seat].position(faults) for seat, has_begun in enumerate(begun) if has_begun)
    return ScoreSheet(edition, card_set, positions), begun


@attrs.frozen
class _Player(Value):
    """A player; what could not be read has its default."""

    name: str
    gems: Gems
    attack: int
    pyramid: SheetPyramid
    painting: PaintingChoice | tuple[Paint, ...]
    screen: tuple[_Pieces, _Pieces]
    """The gems and the attack tokens behind the screen, and where they are written."""

    def can_be_scored(self, seat: int, errors: Iterable[Keys]) -> bool:
        """Whether every card has a place, and nothing but cards is wrong; `errors` are the places of all errors."""
        own = (path for path in errors if path[1] == seat)
        cards = self.pyramid.cards
        return self.pyramid.is_sound and all(any(card.holds(path) for card in cards) for path in own)

    def position(self, faults: Problems) -> FinalPosition:
        """Return the final position of the player; cards with errors are blank ones."""
        return FinalPosition(self.name, self.pyramid.without_errors(faults), self.gems, self.attack, self.painting)


def _player(form: PlayerForm, keys: Keys, cards: CardReader, edition: Edition, names: dict[str, str]) -> _Player:
    faults, number = cards.faults, int(keys[-1]) + 1
    name = _name(form.name, (*keys, "name"), faults, names)
    owner = name if name is not None and len(name) <= _MAX_OWNER else f"player {number}"
    attack = 0 if form.attack is UNREAD else form.attack
    pyramid = read_levels(form.pyramid, (*keys, "pyramid"), cards, edition, owner)
    painting = _read_painting(faults, form, keys, pyramid, edition)
    screen = (
        _Pieces(keys if form.gems is None else (*keys, "gems"), gems=form.owned),
        _Pieces((*keys, "attack") if attack else keys, attack=attack),
    )
    return _Player(name or owner, form.owned, attack, pyramid, painting, screen)


def _name(text: str, keys: Keys, faults: Problems, names: dict[str, str]) -> str | None:
    """Return a name without the spaces around it, None for an unreadable one; refuse a name that is taken."""
    if text is UNREAD:
        return None
    name = text.strip()
    if name in names:
        message = f"two players are called {shown(name)}{names[name]}; give each a name of its own"
        faults.add(keys, message, Code.DUPLICATE_NAME)
    else:
        names[name] = faults.on_line(keys, ", the first in line {}")
    return name


def _pieces(player: _Player) -> Iterator[_Pieces]:
    """Yield every piece that the sheet tells of: behind the screen, and on the cards."""
    yield from player.screen
    for card in player.pyramid.cards:
        if card.placed is not None:
            lying = card.placed
            gems = add_gems(gems_of(lying.infinite_gems), lying.stored_gems)
            yield _Pieces(card.keys, lying.tokens, gems=gems)
