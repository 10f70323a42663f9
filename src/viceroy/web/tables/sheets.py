"""The table of a shared sheet in memory: what phones type is judged, kept and told to all who look."""

from __future__ import annotations

from typing import Any

from viceroy.values import plain_data
from viceroy.web.tables.cells import Cells, SheetBrought, SheetMessage, TypedChanges, read, written
from viceroy.web.tables.house import House, Looking, Opened


class SheetTable(Opened):
    """A shared sheet; anybody who has its code may type."""

    def __init__(self, house: House, code: str) -> None:
        super().__init__(house, code)
        self.sheet = Cells()

    # -- the fold -----------------------------------------------------------------------------------------------------

    @property
    def serial(self) -> int:
        """The number of the last change."""
        return self.sheet.serial

    def follow(self, line: str) -> None:
        """Fold one more line."""
        self.sheet = self.sheet.after(read(line))

    def opened(self) -> None:
        """Do nothing: a sheet does not change by itself."""

    # -- what phones send ---------------------------------------------------------------------------------------------

    async def bring(self, phone: str, brought: SheetBrought) -> None:
        """Begin with a sheet that another server had. Raises `Refused` beyond the limits, and `NotKept`."""
        async with self.lock:
            if brought.cells:
                await self.keep([written(self.sheet.brought(phone, brought))])

    async def type(self, phone: str, sent: TypedChanges) -> SheetMessage:
        """Take or refuse changes, each once, and return what is new for the phone.

        One that knows the table from another life gets all, and sends its changes again after a look at it. Raises
        `Refused` beyond the limits, and `NotKept`; what stands before in the list is kept then.
        """
        async with self.lock:
            for typed in sent.changes if sent.life == self.life else ():
                if not self.sheet.is_answered(phone, typed.number):
                    await self.keep([written(self.sheet.judged(phone, typed))])
        return self.sheet.message(self.code, self.life, self.known(sent.since, sent.life) or 0, phone)

    # -- what is seen -------------------------------------------------------------------------------------------------

    def known(self, since: int | None, life: str | None) -> int | None:
        """Return up to which change a phone has the sheet, None for one that does not say of which life."""
        return None if life is None else super().known(since, life)

    def message(self, looking: Looking) -> dict[str, Any]:
        """Return the cells that have changed since somebody looked last."""
        data: dict[str, Any] = plain_data(self.sheet.message(self.code, self.life, looking.since or 0))
        looking.since = self.serial
        return data

    def present(self, looking: Looking) -> dict[str, Any]:
        """Return the message of the sheet, since nobody has a seat here."""
        return self.message(looking)

    def presence_key(self) -> object:
        """Return one key always: who is there is no news."""
        return None

    async def looked(self, person: int) -> None:
        """Do nothing: nobody has a seat here."""
