"""The languages of laws and scores, and the catalog of each."""

from __future__ import annotations

from typing import assert_never

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
    match language:
        case Language.EN:
            from viceroy.wording.catalogs.english import ENGLISH

            return ENGLISH
        case Language.FR:
            from viceroy.wording.catalogs.french import FRENCH

            return FRENCH
        case Language.DE:
            from viceroy.wording.catalogs.german import GERMAN

            return GERMAN
        case Language.IT:
            from viceroy.wording.catalogs.italian import ITALIAN

            return ITALIAN
        case Language.PT:
            from viceroy.wording.catalogs.portuguese import PORTUGUESE

            return PORTUGUESE
        case Language.RU:
            from viceroy.wording.catalogs.russian import RUSSIAN

            return RUSSIAN
        case _:
            assert_never(language)
