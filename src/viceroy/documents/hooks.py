"""Strict and fast ways between values and plain data: cattrs, with forms in place of types and their hooks."""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING, Any

from viceroy.documents.forms import Form

if TYPE_CHECKING:
    from cattrs import Converter


@cache
def _converter() -> Converter:
    """Return the converter of all forms; it asks a form for its hook once, when the hook is first needed."""
    from cattrs import Converter  # here, for it takes its time

    def is_form(kind: object) -> bool:
        return isinstance(kind, Form)

    converter = Converter(detailed_validation=False)
    converter.register_structure_hook_factory(is_form, lambda form: form.structure_hook(converter))
    converter.register_unstructure_hook_factory(is_form, lambda form: form.unstructure_hook(converter))
    return converter


def is_loaded() -> bool:
    """Whether this process uses cattrs already: to import it takes as long as to explain hundreds of score sheets."""
    return "cattrs" in sys.modules


def structured(data: Any, form: Form) -> Any:
    """Return the value that data of a form mean; raises `ValueError`, without saying why, where they mean none."""
    return _converter().get_structure_hook(form)(data, None)


def unstructured(value: Any, form: Form) -> Any:
    """Return a value of a form as plain data."""
    return _converter().get_unstructure_hook(form)(value)
