"""The languages of laws and scores, and the catalog of each."""

from __future__ import annotations

from importlib import import_module

from viceroy.values import Named
from viceroy.wording.catalog import Catalog


class Language(Named):
    """The languages of the five rulebooks, and Russian, that of the first players; English is the default."""

    EN = "en"
    FR = "fr"
    DE = "de"
    IT = "it"
    PT = "pt"
    RU = "ru"


def catalog_of(language: Language) -> Catalog:
    """Return the messages of a language; only those that are used are imported.

    >>> catalog_of(Language.DE).both
    'und'
    """
    name = _CATALOGS[language]
    catalog: Catalog = getattr(import_module(f"viceroy.wording.catalogs.{name}"), name.upper())
    return catalog


_CATALOGS = {
    Language.EN: "english",
    Language.FR: "french",
    Language.DE: "german",
    Language.IT: "italian",
    Language.PT: "portuguese",
    Language.RU: "russian",
}
"""The modules of the catalogs, each of which has a catalog of the same name."""
