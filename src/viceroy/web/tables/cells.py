"""A sheet that several phones type, as a list of changes of its cells, and the fold over them.

The server knows nothing of sheets: what the key of a cell means, and which values it may have, is for the phones.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated, Any

import attrs

from viceroy.values import Between, Items, Positive, Text, Value
from viceroy.web.tables.changes import FORMS, check_follows
from viceroy.web.tables.wishes import Refused, TableSerial, Why

MAX_CELLS = 2_000
"""How many cells a sheet has at most; one of four players has some 80, and each that had a value once counts."""
MAX_PHONES = 100
"""How many phones ever type one."""
MAX_CHANGES = 20_000
"""How many changes it has at most."""
MAX_WRITTEN = 20_000_000
"""How many characters all its changes have at most; the text of a card set has up to 150,000."""
MAX_HELD = 500_000
"""How many characters all its cells have at most."""

CellKey = Annotated[str, Text(least=1, most=80, pattern="[A-Za-z0-9_/-]+", allowed="letters, digits, _, / and -")]
"""The name of a cell."""
PhoneName = Annotated[str, Text(pattern="[0-9a-f]{16}", allowed="16 hexadecimal digits")]
"""A phone: the first digits of the SHA-256 of its secret, which only that phone knows."""
ChangeName = Annotated[str, Text(pattern="[0-9a-f]{16}[.][0-9]{1,9}", allowed="a phone, a period and a number")]
"""A change: the phone that made it, and its number among the changes of this phone."""


# -- what lies in a sheet ---------------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class Cell(Value):
    """A cell."""

    key: CellKey
    """Its name."""
    value: Any
    """Its value; null for none."""
    by: ChangeName
    """The change that set it last."""


@attrs.frozen(kw_only=True)
class Phone(Value):
    """How far the changes of a phone were answered."""

    phone: PhoneName
    """Which phone."""
    last: Positive
    """The number of its last change that was taken or refused."""
    refused: tuple[Positive, ...]
    """The numbers of those that were refused."""


# -- changes ----------------------------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class SetCell(Value):
    """A cell that a change sets."""

    key: CellKey
    """Its name."""
    value: Any
    """The new value; null for none."""


@attrs.frozen(kw_only=True)
class CellsSet(Value):
    """A phone has set cells."""

    number: Positive
    """The number of the change among those of the phone."""
    cells: Annotated[tuple[SetCell, ...], Items(least=1, most=MAX_CELLS)]
    """The cells."""


@attrs.frozen(kw_only=True)
class CellsRefused(Value):
    """A phone has sent a change that was not taken: another phone had set one of its cells meanwhile."""

    number: Positive
    """The number of the change among those of the phone."""


@attrs.frozen(kw_only=True)
class SheetBrought(Value):
    """A phone has brought a sheet that a server had before, as far as that phone knows it."""

    cells: Annotated[tuple[Cell, ...], Items(most=MAX_CELLS)]
    """All cells."""
    phones: Annotated[tuple[Phone, ...], Items(most=MAX_PHONES)]
    """All phones that have typed."""


SheetChange = CellsSet | CellsRefused | SheetBrought
"""All that can happen to a sheet."""

FORMS.tag(SheetChange, "change")


@attrs.frozen(kw_only=True)
class NumberedSheetChange(Value):
    """A change with its place in the list of the sheet."""

    serial: Positive
    """Its number: 1 for the first change of the sheet."""
    by: PhoneName
    """The phone that made it."""
    change: SheetChange
    """What happened."""


def written(numbered: NumberedSheetChange) -> str:
    """Return a change as the line that a store keeps.

    >>> cell = SetCell(key="edition", value="german")
    >>> change = CellsSet(number=1, cells=(cell,))
    >>> print(written(NumberedSheetChange(serial=3, by="0123456789abcdef", change=change)))
    {"serial":3,"by":"0123456789abcdef","change":{"change":"cells_set","number":1,"cells":[{"key":"edition","value":"german"}]}}
    """
    return json.dumps(FORMS.write(numbered), ensure_ascii=False, separators=(",", ":"))


def read(line: str) -> NumberedSheetChange:
    """Return the change of a line that a store has kept. Raises `BadJson`, and `ValueError` for a damaged one."""
    data: Any = json.loads(line)
    numbered: NumberedSheetChange = FORMS.read(data, NumberedSheetChange)
    return numbered


# -- what phones send and get -----------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class Seen(Value):
    """What a phone saw of a cell."""

    key: CellKey
    """The cell."""
    by: ChangeName | None
    """The change that had set it; null if none had."""


@attrs.frozen(kw_only=True)
class TypedChange(Value):
    """A change as a phone sends it."""

    number: Annotated[int, Between(1, 999_999_999)]
    """Its number among the changes of the phone: each is sent after those before it, and counts once."""
    cells: Annotated[tuple[SetCell, ...], Items(least=1, most=MAX_CELLS)]
    """The cells that it sets."""
    seen: Annotated[tuple[Seen, ...], Items(most=MAX_CELLS)]
    """What the phone saw of these cells, and of others that the change rests on."""
    over: Annotated[tuple[Positive, ...], Items(most=MAX_CHANGES)]
    """The numbers of own changes, not answered then, over which it was typed: it is refused with any of them."""


@attrs.frozen(kw_only=True)
class TypedChanges(Value):
    """Changes that a phone sends, in their order."""

    life: Annotated[str, Text(most=40)] | None
    """The life of the table that the phone knows; null before it has seen the table."""
    since: TableSerial
    """The serial up to which it knows the table."""
    changes: Annotated[tuple[TypedChange, ...], Items(most=50)]
    """The changes."""


@attrs.frozen(kw_only=True)
class NewSheet(Value):
    """The code of a new shared sheet."""

    code: str
    """The code."""


@attrs.frozen(kw_only=True)
class SheetMessage(Value):
    """A sheet, as far as it has changed after a serial."""

    code: str
    """The code of the table."""
    kind: str
    """The kind of the table: `sheet`."""
    life: str
    """A name for the time in which the server has had the table in memory: another one begins when it reads it anew."""
    serial: TableSerial
    """The number of the last change."""
    since: TableSerial
    """The cells that have changed after this serial are here: 0 for all."""
    cells: tuple[Cell, ...]
    """These cells."""
    phones: tuple[Phone, ...]
    """All phones that have typed, in the order of their first changes."""
    you: PhoneName | None
    """The phone that gets this; null for one that has sent no secret."""


# -- the fold ---------------------------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class Cells(Value):
    """A sheet after some of its changes, a value: `after` returns the one after the next change.

    >>> mine, theirs = "0" * 16, "1" * 16
    >>> seen = (Seen(key="edition", by=None),)
    >>> first = TypedChange(number=1, cells=(SetCell(key="edition", value="german"),), seen=seen, over=())
    >>> sheet = Cells()
    >>> sheet = sheet.after(sheet.judged(mine, first))
    >>> sheet.cells["edition"].by
    '0000000000000000.1'
    >>> sheet.judged(theirs, attrs.evolve(first, cells=(SetCell(key="edition", value="french"),))).change
    CellsRefused(number=1)
    """

    serial: int = 0
    cells: Mapping[str, Cell] = attrs.field(factory=dict)
    set_at: Mapping[str, int] = attrs.field(factory=dict, repr=False)
    """The serial of the change that set each cell."""
    phones: Mapping[str, Phone] = attrs.field(factory=dict)
    characters: int = attrs.field(default=0, repr=False)
    """How long all changes are together."""

    def is_answered(self, phone: str, number: int) -> bool:
        """Whether a change of a phone was taken or refused."""
        known = self.phones.get(phone)
        return known is not None and number <= known.last

    def judged(self, phone: str, typed: TypedChange) -> NumberedSheetChange:
        """Judge a change that a phone sends: it is taken or refused. Raises `Refused` for one beyond the limits.

        It is taken if each cell that the phone saw is still as it was, or was set by this phone since, or has the value
        that the change gives it, and if no own change under it was refused.
        """
        wanted = {cell.key: cell.value for cell in typed.cells}
        change: SheetChange = CellsSet(number=typed.number, cells=typed.cells)
        known = self.phones.get(phone)
        is_refused = known is not None and not {*typed.over}.isdisjoint(known.refused)
        if is_refused or any(self._is_changed(phone, seen, wanted) for seen in typed.seen):
            change = CellsRefused(number=typed.number)
        return self._within_limits(phone, change)

    def brought(self, phone: str, brought: SheetBrought) -> NumberedSheetChange:
        """Return the first change of a sheet that a phone brings. Raises `Refused` for one beyond the limits."""
        return self._within_limits(phone, brought)

    def _is_changed(self, phone: str, seen: Seen, wanted: Mapping[str, Any]) -> bool:
        cell = self.cells.get(seen.key)
        by = None if cell is None else cell.by
        if by == seen.by or (by is not None and by.partition(".")[0] == phone):
            return False
        return seen.key not in wanted or wanted[seen.key] != (None if cell is None else cell.value)

    def _within_limits(self, phone: str, change: SheetChange) -> NumberedSheetChange:
        numbered = NumberedSheetChange(serial=self.serial + 1, by=phone, change=change)
        after = self.after(numbered)
        held = sum(len(json.dumps(cell.value)) for cell in after.cells.values())
        if (
            after.serial > MAX_CHANGES
            or after.characters > MAX_WRITTEN
            or len(after.cells) > MAX_CELLS
            or len(after.phones) > MAX_PHONES
            or held > MAX_HELD
        ):
            raise Refused(Why.TABLE_FULL)
        return numbered

    def after(self, numbered: NumberedSheetChange) -> Cells:
        """Return the sheet after the next change. Raises `BadTable` for a number that is not the next one."""
        check_follows(self.serial, numbered.serial)
        change, by = numbered.change, numbered.by
        changed: dict[str, Cell] = {}
        phones = dict(self.phones)
        match change:
            case CellsSet(number=number, cells=cells):
                changed = {cell.key: Cell(key=cell.key, value=cell.value, by=f"{by}.{number}") for cell in cells}
                phones[by] = self._answered(by, number)
            case CellsRefused(number=number):
                phones[by] = self._answered(by, number, number)
            case SheetBrought():
                changed = {cell.key: cell for cell in change.cells}
                phones |= {phone.phone: phone for phone in change.phones}
        return Cells(
            serial=numbered.serial,
            cells={**self.cells, **changed},
            set_at={**self.set_at, **dict.fromkeys(changed, numbered.serial)},
            phones=phones,
            characters=self.characters + len(written(numbered)),
        )

    def _answered(self, phone: str, number: int, *refused: int) -> Phone:
        known = self.phones.get(phone)
        before = () if known is None else known.refused
        return Phone(phone=phone, last=number, refused=(*before, *refused))

    def message(self, code: str, life: str, since: int = 0, you: str | None = None) -> SheetMessage:
        """Return the message for a phone that has the changes up to a serial."""
        return SheetMessage(
            code=code,
            kind="sheet",
            life=life,
            serial=self.serial,
            since=since,
            cells=tuple(cell for key, cell in self.cells.items() if self.set_at[key] > since),
            phones=tuple(self.phones.values()),
            you=you,
        )
