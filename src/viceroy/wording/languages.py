"""The languages of laws and scores, and the catalog of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, assert_never

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


def catalog_of(language: Language) -> Catalog:
    """Return the catalog of a language. Its module is imported when it is first asked for.

    >>> catalog_of(Language.DE).words.both
    'und'
    """
    match language:
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
        case _:
            assert_never(language)


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
    return locale.replace("-", "_").replace(".", "_").partition("_")[0].lower()
