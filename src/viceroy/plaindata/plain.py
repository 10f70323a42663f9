"""The plain data of a family of types: read, written, explained."""

from __future__ import annotations

from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any

from viceroy.plaindata.faults import BadJson, Fault, Gathered, Path
from viceroy.plaindata.reader import FAILED, Reading, ShapeReading
from viceroy.plaindata.registry import Forms

if TYPE_CHECKING:
    from viceroy.plaindata.converter import Converting


class PlainData(Forms):
    """Forms of types, and the ways between values and plain data that follow from them.

    >>> from viceroy.model.tokens import CircleBonus, Color
    >>> plain = PlainData()
    >>> plain.write(CircleBonus(Color.RED, 2))
    {'color': 'red', 'value': 2}
    >>> plain.read({"color": "red", "value": 2}, CircleBonus)
    CircleBonus(color=Color.RED, value=2)
    >>> plain.read({"color": "rde", "value": 2.0}, CircleBonus)
    Traceback (most recent call last):
    viceroy.plaindata.faults.BadJson: $.color: needs blue, red, green or yellow, found "rde"; did you mean 'red'?
    $.value: needs a whole number from 1 to 99, found 2.0; did you mean 2?
    """

    @cached_property
    def _converting(self) -> Converting:
        from viceroy.plaindata.converter import Converting  # here, for cattrs takes its time

        return Converting()

    def write(self, value: Any, kind: Any = None) -> Any:
        """Return a value as plain data; `kind` is its type where the class alone does not say it, such as a union."""
        return self._converting.writer(self.form_of(type(value) if kind is None else kind))(value)

    def read(self, data: Any, kind: Any) -> Any:
        """Return the value of a type that plain data mean; raises `BadJson` with all that is wrong."""
        form = self.form_of(kind)
        try:
            return self._converting.reader(form)(data, None)
        except (ValueError, TypeError, LookupError, AttributeError, BadJson):
            gathered = Gathered()
            value = Reading(gathered).read(form, data)
            gathered.finish()
            return value

    def shape_faults(self, data: Any, kind: Any) -> tuple[Fault, ...]:
        """Return what is wrong with the shape of plain data, which is what a schema of the type finds too."""
        gathered = Gathered()
        with suppress(BadJson):  # there are very many
            ShapeReading(gathered).read(self.form_of(kind), data)
        return tuple(gathered.faults)

    def gather(self, data: Any, kind: Any, gathered: Gathered, *, is_partial: bool = False, what: str = "") -> Any:
        """Return the value of a type that plain data mean, or `FAILED`; add what is wrong. Slower, and without cattrs.

        Where `is_partial`, parts that could not be read have their default or None, and the value is made all the same.
        """
        return Reading(gathered, is_partial=is_partial).read(self.form_of(kind), data, (), what)

    def takes(self, data: Any, kind: Any) -> bool:
        """Whether plain data mean a value of a type."""
        gathered = Gathered()
        self.gather(data, kind, gathered)
        return not gathered.faults


__all__ = ["FAILED", "BadJson", "Fault", "Gathered", "Path", "PlainData"]
