"""TypeScript types of documents: an interface for each class, a union for each union.

They are made from the forms, not from the finished schemas: a schema with rules consists of conditions (`not`, `allOf`,
variants of one class), which TypeScript cannot express.
"""

from __future__ import annotations

from typing import Any

from viceroy.documents.alternatives import ByKey
from viceroy.documents.descriptions import pascal_case
from viceroy.documents.forms import Declarations, grouped, type_alias
from viceroy.documents.objects import Record
from viceroy.documents.registry import FormRegistry


def document_type(
    registry: FormRegistry,
    declarations: Declarations,
    name: str,
    version: int,
    kind: Any,
    *,
    key: str = "",
    text: str = "",
) -> str:
    """Return the TypeScript declaration of a document, with the arguments of `document_schema`."""
    form = registry.form_of(kind).inner
    known = form.typescript(declarations)
    is_whole = isinstance(form, Record) and "format" in form.by_key
    title = f"{pascal_case(name.replace('-', '_'))}Document"
    constant = f'format: "{name}/{version}"'
    if key:
        made = f"{{ {constant}; {key}: {known} }}"
    elif is_whole or isinstance(form, ByKey):
        made = known
    else:
        made = f"{{ {constant} }} & {grouped(known)}"
    return type_alias(title, text or f"A document of the format {name}/{version}.", made)
