"""Reading a position: the state that it means, with all that it leaves open drawn by its seed.

The text is read in four steps: its form (`forms`), the cards and gems that it names, what must lie beside these so that
each card and each gem is somewhere, and the hidden rest, which `determinization` deals as it does for a view.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from math import ceil
from typing import Any

import attrs

from viceroy.cardsets.card_set_form import CardSetForm
from viceroy.documents.reader import UNREAD, Reading, is_whole
from viceroy.engine.determinization import completed
from viceroy.engine.frame.chance import Chance, Dice
from viceroy.engine.phases.setup import make_rules
from viceroy.engine.reducer import Step
from viceroy.engine.state import GameState, Rules
from viceroy.engine.views import SeatView, SeenCard, SeenTask
from viceroy.errors import BadFile, Code, ImpossibleGame, Problem
from viceroy.errors import Path as Keys
from viceroy.formats.games import GAMES
from viceroy.formats.semantics import state_faults
from viceroy.model.cards import CardSet, DescribedCard
from viceroy.model.editions import ROUNDS, TURNS, Edition
from viceroy.model.geometry import Place
from viceroy.model.pyramid import PlacedCard, Pyramid
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS, NO_GEMS, Color, Gems
from viceroy.positions.actions import action_of, played_lines, seat_of
from viceroy.positions.filling import (
    Slots,
    Written,
    WrittenPyramid,
    default_standing,
    default_tasks,
    filled,
)
from viceroy.positions.forms import (
    DECKS,
    FORMAT,
    HiddenCardForm,
    Names,
    Phase,
    PositionForm,
    PositionPlayerForm,
    SomeGemsForm,
    position_forms,
)
from viceroy.positions.pyramids import levels_in_line
from viceroy.positions.some_cards import with_some_cards
from viceroy.scoring.painting import Paint
from viceroy.sheets.cards import CardReader, read_or
from viceroy.sheets.forms import edition_of
from viceroy.sheets.sheet import read_card_set, read_levels
from viceroy.text.source import Problems
from viceroy.text.yaml_text import YamlDocument, parse_document, read_document

Known = dict[int, tuple[int, ...]]
"""The seats that know a card, beside the owner of a hand."""
Read = tuple[tuple[Step, ...], tuple[Problem, ...]]
"""The history of a position, as `load_history` returns it, empty if it has errors, and all problems."""
SECRET = "secret"
_IN_TEXT = "position"  # the name of a text that is no file, in messages
_ROW = "in the auction row"
_KINDS = tuple(CardKind)
_PLAYER_KEYS = {"paints": "painted"}


def load_position(path: str | os.PathLike[str] | None = None, *, text: str | None = None) -> GameState:
    """Read a position, and play the actions that it lists: the state after them.

    A position is a file, or a text in YAML or JSON. Raises `BadFile` with everything that is wrong, and `TypeError`
    unless one of `path` and `text` is given.

    >>> state = load_position(text="{format: position/1, players: [{hand: [12]}, {}]}")
    >>> state.turn, state.round, state.seats[0].numbers
    (1, 1, (12,))
    """
    return load_history(path, text=text)[-1].state


def load_history(path: str | os.PathLike[str] | None = None, *, text: str | None = None) -> tuple[Step, ...]:
    """Read a position as `load_position` does: the moment before its actions, and the step of each of them.

    The moment before is a step without events. Passes that the position leaves out are steps, too. Raises as
    `load_position` does.

    >>> history = load_history(text="{format: position/1, players: [{hand: [12]}, {}], actions: [lay 12, 1 pass]}")
    >>> [len(done.events) > 0 for done in history]
    [False, True, True]
    """
    history, problems = _read(path, text)
    if not history:
        raise BadFile(problems)
    return history


def check_position(path: str | os.PathLike[str] | None = None, *, text: str | None = None) -> tuple[Problem, ...]:
    """Return everything that is wrong with a position; empty when it is good. Never raises on what a text holds.

    >>> [problem.message for problem in check_position(text="{format: position/1, players: [{hand: [12, 12]}, {}]}")]
    ['character 12 lies in two places: here and in the hand of Player 1 (line 1)']
    """
    return _read(path, text)[1]


def _read(path: str | os.PathLike[str] | None, text: str | None) -> Read:
    """Read a position from a path or from a text; raises `TypeError` unless one of them is given."""
    if (path is None) is (text is None):
        raise TypeError("a position is read from a path, or from text=...: give one of them")
    if text is not None and not isinstance(text, str):
        raise TypeError(f"text is a str, not {type(text).__name__}")
    try:
        if path is not None:
            return read_position(read_document(path))
        return read_position(parse_document(text or "", file=_IN_TEXT))
    except BadFile as bad:
        return (), bad.problems


def read_position(document: YamlDocument, *, is_part: bool = False, sets: dict[Any, CardSet] | None = None) -> Read:
    """Read a position from a document.

    A position that is part of another file needs no format. `sets` are the card sets that were read before, by their
    names in a position; one that is read now is added.
    """
    faults = Problems(document)
    of_sets: tuple[Problem, ...] = ()
    history: tuple[Step, ...] = ()
    try:
        data: Any = document.root.plain()
        if is_part and isinstance(data, dict):
            data.setdefault("format", FORMAT)
        own = data.pop("cards", None) if isinstance(data, dict) else None  # a set is read as a whole, or not at all
        position_forms().check_format(data, PositionForm, FORMAT, faults)
        form: PositionForm = position_forms().gather(data, PositionForm, faults, is_partial=True)
        if form is not UNREAD:
            if own is not None:
                card_set = _own_set(own, faults)
            elif sets and form.card_sets in sets:
                card_set = sets[form.card_sets]
            else:
                card_set, of_sets = read_card_set(form.card_sets, ("card_sets",), document.folder, faults)
                if sets is not None and card_set is not None:
                    sets[form.card_sets] = card_set
            history = _PositionReader(form, card_set, faults).history()
        faults.finish()
    except BadFile as bad:
        return (), (*bad.problems, *of_sets)
    return history, faults.problems


def _own_set(data: object, faults: Problems) -> CardSet | None:
    """Return the card set that is part of a position."""
    form = position_forms().form_of(CardSetForm).read(data, Reading(faults), ("cards",), "cards")
    try:
        return None if form is UNREAD else form.value()
    except ValueError as error:
        faults.add(("cards",), str(error))
        return None


# -- reading ----------------------------------------------------------------------------------------------------------


def virtual_opponents(written: int | None, players: int) -> int:
    """Return how many virtual opponents play: as written, else as few as there must be (R12.6)."""
    return int(players == 1) if written is None else written


class _PositionReader:
    """Reads one position: first its keys, then the state that follows from them."""

    def __init__(self, form: PositionForm, card_set: CardSet | None, faults: Problems) -> None:
        self.form = form
        self.faults = faults
        name = read_or(form.edition_name, None)
        edition = edition_of(form.edition)
        self.edition: Edition = attrs.evolve(edition, name=name) if name else edition
        self.card_set = card_set
        self.cards = CardReader(faults, card_set, is_of_position=True)
        players = () if form.players is UNREAD else form.players
        self.players = [
            PositionPlayerForm() if player is UNREAD else self._with_levels(player, ("players", seat))
            for seat, player in enumerate(players)
        ]
        self.names = tuple(self._name(seat, player) for seat, player in enumerate(self.players))
        self.virtual_opponents = virtual_opponents(read_or(form.virtual_opponents, None), len(self.names))

    def _name(self, seat: int, player: PositionPlayerForm) -> str:
        name = read_or(player.name, None)
        if name is None:
            return f"Player {seat + 1}"
        self.faults.once(name.strip(), ("players", seat, "name"), "another player has this name", Code.DUPLICATE_NAME)
        return name.strip()

    def _with_levels(self, player: PositionPlayerForm, keys: Keys) -> PositionPlayerForm:
        """Return a player whose pyramid is a list of levels, also where it is written in one line."""
        if not isinstance(player.pyramid, str | int):
            return player
        written = levels_in_line(str(player.pyramid), (*keys, "pyramid"), self.faults)
        if written is None:
            return attrs.evolve(player, pyramid=UNREAD)
        left = read_or(player.leftmost, 0)
        if written.leftmost is not None and left not in (0, written.leftmost):
            where = f"at {written.leftmost}; leave leftmost out"
            self.faults.add((*keys, "leftmost"), f"the pyramid says that its leftmost card lies {where}")
            return attrs.evolve(player, pyramid=UNREAD)
        return attrs.evolve(player, pyramid=written.levels, leftmost=written.leftmost or left)

    def _choose_cards(self, dice: Dice) -> None:
        """Put numbers in place of the kinds of cards that all can see."""
        form = attrs.evolve(self.form, players=tuple(self.players))
        if self.card_set is not None:
            self.form = with_some_cards(form, self.card_set, dice, self.faults)
            self.players = [*self.form.players]

    def history(self) -> tuple[Step, ...]:
        """Return the state before the actions, as a step, and their steps; none after faults have been added."""
        dice = Dice(read_or(self.form.seed, 0))
        self._choose_cards(dice)
        rules, written = self._rules(), self._written()
        if rules is None or self.faults.error_count:
            return ()
        view = filled(written, rules, dice, self.faults)
        if view is None:
            return ()
        try:
            state = self._with_programs(completed(view, dice))
        except ValueError as error:
            self.faults.add((), str(error))
            return ()
        if not self._is_sound(state):
            return ()
        drawn = read_or(self.form.drawn, ())
        if drawn and self.form.chance is not None:
            self.faults.add(("drawn",), "chance says already which gems are drawn; leave drawn out")
            return ()
        state, played = played_lines(state, read_or(self.form.actions, ()), drawn, self.faults)
        return () if played is None else (Step(state, ()), *[done.step for done in played])

    def _written(self) -> Written:
        """Return all that the form says."""
        form, known, phase = self.form, self._known(), self._phase()
        seats: list[SeatView] = []
        pyramids: list[WrittenPyramid] = []
        for seat, player in enumerate(self.players):
            pyramids.append(self._pyramid(player, ("players", seat)))
            seats.append(self._seat(player, ("players", seat), known, phase))
        row = {color: slots for color in COLORS if (slots := self._slots(color)) is not None}
        decks = tuple([self._deck(name, known) for name in DECKS])
        discarded = self._numbers(form.discarded, ("discarded",))
        round_ = _first(form.round) if phase is Phase.DEVELOPMENT else 0
        tasks, bank, virtual_done = self._pending(), read_or(form.bank, None), read_or(form.virtual_done, None)
        if tasks is None:
            tasks = default_tasks(phase, round_, is_over=all(seat.finished for seat in seats))
        if virtual_done is None:
            virtual_done = (False,) * self.virtual_opponents
        return Written(
            phase=phase,
            turn=self._turn(phase, pyramids),
            auction=_first(form.auction) if phase is Phase.AUCTION else 0,
            round=round_,
            seats=tuple(seats),
            open_hands=frozenset(
                [seat for seat, player in enumerate(self.players) if read_or(player.hand, None) is None]
            ),
            pyramids=tuple(pyramids),
            row=row,
            decks=decks,
            ended=frozenset([name for name in DECKS if None in self._deck_names(name)]),
            discarded=discarded,
            any_gems=tuple([_of_any_color(read_or(player.gems, None)) for player in self.players]),
            bank=None if bank is None else bank.value(),
            virtual_done=virtual_done,
            tasks=tasks,
        )

    def _rules(self) -> Rules | None:
        if self.card_set is None or not self.names or len({*self.names}) < len(self.names):
            return None
        try:
            return make_rules(self.names, self.edition, self.card_set, self.virtual_opponents)
        except ImpossibleGame as error:
            has_number = read_or(self.form.virtual_opponents, None) is not None
            self.faults.add(("virtual_opponents",) if has_number else ("players",), str(error))
            return None

    def _seat(self, player: PositionPlayerForm, keys: Keys, known: Known, phase: Phase) -> SeatView:
        """Return a player without the pyramid."""
        gems, used = read_or(player.gems, None), read_or(player.used_infinite, None)
        hand, plays = self._hand(player, keys, known), read_or(player.plays, None)
        left = read_or(player.leftmost, 0)
        return SeatView(
            hand=() if hand is None else hand,
            gems=gems if gems is None else _of_known_colors(gems),
            attack=read_or(player.attack, 0),
            pyramid=Pyramid(),
            used_infinite=NO_GEMS if used is None else used.value(),
            auction=read_or(player.auction, None) or default_standing(phase),
            won=None if player.won is None else self._again(player.won, (*keys, "won")),
            plays=phase is Phase.DEVELOPMENT if plays is None else plays,
            skips_next=read_or(player.skips_next, False),
            paints=tuple(
                [
                    Paint(Place(paint.circle[0], paint.circle[1] + left), paint.section, paint.color)
                    for paint in read_or(player.painted, ())
                ]
            ),
            finished=read_or(player.finished, False),
            has_chosen=read_or(player.chosen, None) == SECRET,
        )

    def _pyramid(self, player: PositionPlayerForm, keys: Keys) -> WrittenPyramid:
        left = read_or(player.leftmost, 0)
        if not isinstance(player.pyramid, tuple) or not player.pyramid:
            return WrittenPyramid(keys, leftmost=left)
        owner = self.names[int(keys[-1])]
        laid = read_levels(player.pyramid, (*keys, "pyramid"), self.cards, self.edition, owner).cards
        cards = tuple([(_moved(card.placed, left), card.keys) for card in laid if card.placed is not None])
        for placed, at in cards:
            if isinstance(placed.card, DescribedCard):
                self.faults.add(at, "a position has cards of its card sets; a described card is for score sheets")
        return WrittenPyramid(keys, cards, left)

    def _hand(self, player: PositionPlayerForm, keys: Keys, known: Known) -> tuple[SeenCard, ...] | None:
        if player.hand is None and is_whole(player.fresh) and player.fresh:
            self.faults.add((*keys, "fresh"), "these are cards of the hand: write all of it as 'hand'")
        if player.hand is None or player.hand is UNREAD:
            return None
        hand = self._seen(player.hand, (*keys, "hand"), f"in the hand of {self.names[int(keys[-1])]}", known)
        return self._with_fresh(hand, read_or(player.fresh, ()), (*keys, "fresh"))

    def _with_fresh(self, hand: tuple[SeenCard, ...], names: Names, keys: Keys) -> tuple[SeenCard, ...]:
        """Return a hand in which the cards that were drawn in this phase are marked."""
        cards = list(hand)
        for index, name in enumerate(names):
            number = None if name in _KINDS else self._again(name, (*keys, index))
            if number is None and name not in _KINDS:
                continue
            at = [i for i, card in enumerate(cards) if not card.fresh and number == card.number]
            at = [i for i in at if number is not None or cards[i].kind == name]
            if at:
                cards[at[0]] = attrs.evolve(cards[at[0]], fresh=True)
            else:
                self.faults.add(keys, f"{f'card {number}' if number else f'such a {name}'} is not in the hand")
        return tuple(cards)

    def _slots(self, color: Color) -> Slots | None:
        """Return base and tip of a color of the row, None where nothing is written."""
        row = self.form.row
        written = None if row is None or row is UNREAD else getattr(row, color.value)
        if written is None or written is UNREAD:
            return None
        keys: Keys = ("row", color.value)
        if not isinstance(written, tuple):
            return self._in_row(written, keys), None
        numbers = [None if name is None else self._in_row(name, (*keys, at)) for at, name in enumerate(written)]
        base, tip, *_ = (*numbers, None, None)
        return base, tip

    def _in_row(self, name: int | str, keys: Keys) -> int | None:
        """Return the number of a card of the row, which is a character."""
        card = self.cards.find(name, keys, _ROW)
        if card is not None:
            self._check_kind(card.kind, CardKind.CHARACTER, keys, "the auction row")
        return None if card is None else card.number

    def _check_kind(self, found: CardKind, wanted: CardKind, keys: Keys, where: str) -> None:
        if found is not wanted:
            self.faults.add(keys, f"this is a {found}; {where} has {wanted}s alone (R2.7)")

    def _deck(self, name: str, known: Known) -> tuple[SeenCard, ...]:
        names, keys = self._deck_names(name), ("decks", name)
        if None in names[:-1]:
            kind = CardKind.LAW if name == "law" else CardKind.CHARACTER
            hint = f"for a card that is not known write {kind}"
            message = f"null stands after the last card of a deck that ends there; {hint}"
            self.faults.add((*keys, names.index(None)), message)
            return ()
        cards = self._seen(names[:-1] if None in names else names, keys, f"in the {name} deck", known)
        kind = CardKind.LAW if name == "law" else CardKind.CHARACTER
        for index, card in enumerate(cards):
            self._check_kind(card.kind, kind, (*keys, index), f"the {name} deck")
        return cards

    def _deck_names(self, name: str) -> tuple[Any, ...]:
        decks = self.form.decks
        names = () if decks is None or decks is UNREAD else getattr(decks, name)
        return () if names is UNREAD else names

    def _seen(self, names: Any, keys: Keys, where: str, known: Known) -> tuple[SeenCard, ...]:
        """Return the cards of a list, with only the kind of those that are not named."""
        seen: list[SeenCard] = []
        for index, name in enumerate(() if names is UNREAD else names):
            if isinstance(name, HiddenCardForm):
                if is_whole(name):
                    seen.append(SeenCard(name.kind, None, self._seats(name.by, (*keys, index, "by"))))
            elif name is not UNREAD and name in _KINDS:
                seen.append(SeenCard(CardKind(name)))
            elif (card := self.cards.find(name, (*keys, index), where)) is not None:
                seen.append(SeenCard(card.kind, card.number, known.get(card.number, ())))
        return tuple(seen)

    def _numbers(self, names: Any, keys: Keys) -> tuple[int, ...] | None:
        if names is None or names is UNREAD:
            return None
        found = [self._number(name, (*keys, index), "among the discarded cards") for index, name in enumerate(names)]
        return tuple(sorted([number for number in found if number is not None]))

    def _number(self, name: int | str, keys: Keys, where: str) -> int | None:
        """Return the number of a card that lies here."""
        card = self.cards.find(name, keys, where)
        return None if card is None else card.number

    def _again(self, name: int | str, keys: Keys) -> int | None:
        """Return the number of a card that lies elsewhere."""
        card = self.cards.card(name, keys)
        return None if card is None else card.number

    def _seats(self, names: tuple[int | str, ...], keys: Keys) -> tuple[int, ...]:
        """Return the numbers of some players, each once."""
        seats = [seat_of(self.names, name, (*keys, index), self.faults) for index, name in enumerate(names)]
        return tuple(sorted({seat for seat in seats if seat is not None}))

    def _known(self) -> Known:
        """Return who knows each card that is known to others."""
        known: Known = {}
        for index, entry in enumerate(read_or(self.form.known, ())):
            seats = self._seats(entry.by, ("known", index, "by"))
            for at, name in enumerate(entry.cards):
                number = self._again(name, ("known", index, "cards", at))
                if number is not None:
                    known[number] = seats
        return known

    def _pending(self) -> tuple[SeenTask, ...] | None:
        if self.form.pending is None or self.form.pending is UNREAD:
            return None
        kind = GAMES.form_of(tuple[SeenTask, ...])
        tasks = kind.read(list(self.form.pending), Reading(self.faults), ("pending",))
        return None if tasks is UNREAD else tasks

    def _phase(self) -> Phase:
        form = self.form
        phase = read_or(form.phase, None)
        if phase is None:
            is_auction = form.round is None and (form.auction is not None or form.row is not None)
            phase = Phase.AUCTION if is_auction else Phase.DEVELOPMENT
        if form.auction is not None and form.round is not None:
            message = "auction and round exclude each other: leave one out"
            self.faults.add(("auction",), message, Code.UNKNOWN_KEY, at_key=True)
            return phase
        for name, its_phase in (("auction", Phase.AUCTION), ("round", Phase.DEVELOPMENT)):
            if getattr(form, name) is not None and phase is not its_phase:
                self.faults.add((name,), f"there is no {name} in the phase '{phase}'; write 'phase: {its_phase}'")
        if form.round == 0 and form.pending is None:
            self.faults.add(("round",), "round 0, before the first one, needs 'pending'; write a round from 1 to 3")
        return phase

    def _turn(self, phase: Phase, pyramids: Sequence[WrittenPyramid]) -> int:
        """Return the turn: as written, else the first in which the pyramids can be so large (R6.1)."""
        turn = read_or(self.form.turn, None)
        if phase in (Phase.SETUP, Phase.END):
            only = 0 if phase is Phase.SETUP else TURNS
            if turn not in (None, only):
                self.faults.add(("turn",), f"the phase '{phase}' is in turn {only} (R4.1)")
            return only
        if turn is None:
            cards = max([len(pyramid.cards) for pyramid in pyramids], default=1)
            return min(TURNS, 1 + ceil(max(0, cards - 1) / ROUNDS))
        if turn == 0:
            self.faults.add(("turn",), "turn 0 is the setup: write 'phase: setup', or a turn from 1 to 12 (R4.1)")
        return turn

    # -- the state

    def _with_programs(self, state: GameState) -> GameState:
        """Return the state with the choices and the generator that are written."""
        sealed = list(state.sealed)
        for seat, player in enumerate(self.players):
            if player.chosen is not None and player.chosen != SECRET:
                keys = ("players", seat, "chosen")
                line = f"{seat} {player.chosen}"
                sealed[seat] = action_of(state.rules, line, keys, self.faults, skip=len(f"{seat} "))
        chance = state.chance if self.form.chance is None else Chance(int(self.form.chance, 16))
        return attrs.evolve(state, sealed=tuple(sealed), chance=chance)

    def _is_sound(self, state: GameState) -> bool:
        for problem in state_faults(state):
            self.faults.add(self._keys(problem.path), problem.message)
        return not self.faults.error_count

    def _keys(self, path: Keys) -> Keys:
        """Return the keys in the file of a path in a state."""
        match path:
            case ("seats", index, field, *_):
                return ("players", index, _PLAYER_KEYS.get(str(field), field))
            case ("bases" | "tips", *_):
                return ("row",)
            case (("auction_deck" | "reserve_deck" | "law_deck") as deck, *_):
                return ("decks", str(deck).removesuffix("_deck"))
            case ("tasks", index, *_):
                return ("pending", index) if self.form.pending is not None else ("phase",)
            case ("sealed", seat):
                return ("players", seat, "chosen")
            case _:
                return path


def _of_known_colors(gems: SomeGemsForm | int) -> Gems:
    return NO_GEMS if isinstance(gems, int) else gems.value()


def _of_any_color(gems: SomeGemsForm | int | None) -> int:
    return gems or 0 if isinstance(gems, int | None) else gems.any


def _first(number: int | None) -> int:
    """Return the number of an auction or a round: as written, else the first."""
    return 1 if number is None or number is UNREAD else number


def _moved(placed: PlacedCard, left: int) -> PlacedCard:
    return attrs.evolve(placed, place=Place(placed.place.level, placed.place.x + left)) if left else placed
