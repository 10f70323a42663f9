"""Strict structuring and unstructuring by cattrs, which dispatches on forms in place of types."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from viceroy.documents.forms import Form

if TYPE_CHECKING:
    from cattrs import Converter


@cache
def _converter() -> Converter:
    """Return the one cattrs converter; it asks each form for its hooks once, on first use."""
    from cattrs import Converter  # here, as the import takes about 60 ms

    def is_form(kind: object) -> bool:
        return isinstance(kind, Form)

    converter = Converter(detailed_validation=False)
    converter.register_structure_hook_factory(is_form, lambda form: form.structure_hook(converter))
    converter.register_unstructure_hook_factory(is_form, lambda form: form.unstructure_hook(converter))
    return converter


def structured(data: Any, form: Form) -> Any:
    """Return the value of a form from data; raises `ValueError`, without details, if they do not have the form."""
    return _converter().get_structure_hook(form)(data, None)


def unstructured(value: Any, form: Form) -> Any:
    """Return a value of a form as plain data."""
    return _converter().get_unstructure_hook(form)(value)
