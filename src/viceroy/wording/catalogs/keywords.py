"""The keywords of the law language, each with its words in all languages, as the tables of one language."""

from collections.abc import Mapping
from typing import Any

from viceroy.wording.catalog import Said
from viceroy.wording.catalogs import counted, effects, laws

_TABLES: dict[str, Mapping[Any, Said[Any]]] = {
    name.lower(): table for module in (counted, effects, laws) for name, table in vars(module).items() if name.isupper()
}


def keywords_in(language: str) -> dict[str, Any]:
    """Return the tables of a catalog that stand beside each other for all languages, in one of these.

    >>> keywords_in("de")["responses"]
    {Response.TUCK_HERE: 'sie unter dieses Gesetz legen'}
    """
    return {name: {key: getattr(said, language) for key, said in table.items()} for name, table in _TABLES.items()}
