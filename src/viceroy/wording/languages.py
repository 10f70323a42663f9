"""The languages of laws and scores, and the catalog of each."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, assert_never

from viceroy.errors import check_type
from viceroy.messages import joined, shown
from viceroy.values import Named

if TYPE_CHECKING:
    from viceroy.wording.catalog import Catalog


class Language(Named):
    """The languages of the five rulebooks, and Russian, that of the first players; English is the default."""

    EN = "en"
    FR = "fr"
    DE = "de"
    IT = "it"
    PT = "pt"
    RU = "ru"


def catalog_of(language: str) -> Catalog:
    """Return the catalog of a language, by its code or a locale. Its module is imported when it is first asked for.

    Raises `ValueError` for a language that has none.

    >>> catalog_of("de").words.both, catalog_of("pt-BR").words.both
    ('und', 'e')
    """
    check_type(language, str, "a language such as 'de'")
    return _catalog_of(language)


@lru_cache(maxsize=64)
def _catalog_of(language: str) -> Catalog:
    codes = [known.value for known in Language]
    if tag_of(language) not in codes:
        raise ValueError(f"no language {shown(language)}; there are {joined(codes)}, also as locales such as de_DE")
    match Language(tag_of(language)):
        case Language.EN:
            from viceroy.wording.english import ENGLISH

            return ENGLISH
        case Language.FR:
            from viceroy.wording.french import FRENCH

            return FRENCH
        case Language.DE:
            from viceroy.wording.german import GERMAN

            return GERMAN
        case Language.IT:
            from viceroy.wording.italian import ITALIAN

            return ITALIAN
        case Language.PT:
            from viceroy.wording.portuguese import PORTUGUESE

            return PORTUGUESE
        case Language.RU:
            from viceroy.wording.russian import RUSSIAN

            return RUSSIAN
        case never:
            assert_never(never)


def language_of(environment: Mapping[str, str]) -> Language:
    """Return the language of a locale, which is the first of LC_ALL, LC_MESSAGES and LANG that is set.

    >>> language_of({"LANG": "de_AT.UTF-8"}), language_of({"LANG": "ja_JP.UTF-8"})
    (Language.DE, Language.EN)
    """
    settings = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((setting for setting in settings if setting), "")
    tag = tag_of(locale)
    return Language(tag) if tag in [language.value for language in Language] else Language.EN


def tag_of(locale: str) -> str:
    """Return the tag of the language of a locale.

    >>> tag_of("de_AT.UTF-8"), tag_of("PT")
    ('de', 'pt')
    """
    return re.split(r"[-_.@]", locale)[0].lower()
