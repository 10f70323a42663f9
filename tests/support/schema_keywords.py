"""The keywords of a JSON schema, apart from the keys that it is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def keywords_of(schema: Any) -> Iterator[str]:
    """Yield every keyword of a schema, not the keys that it is about."""
    if isinstance(schema, list):
        for one in schema:
            yield from keywords_of(one)
    if isinstance(schema, dict):
        for key, one in schema.items():
            yield key
            yield from keywords_of([*one.values()] if key in ("properties", "$defs") else one)
