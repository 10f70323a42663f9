"""The languages of the texts. They are listed in `data/locales/languages.json`, beside a folder of texts for each."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType

import attrs

from viceroy.resources import resource_root
from viceroy.wording.fluent import BadText

LOCALES = "data/locales"
"""The folder of the texts, below `resource_root()`."""
ENGLISH_TAG = "en"
"""The default, and the language of what is not translated yet."""


@attrs.frozen
class Language:
    """A language that the program speaks.

    >>> languages()["pt"].name, languages()["ru"].plural(21)
    ('Português', 'one')
    """

    tag: str
    """Its code: an option of `--lang`, and the name of its folder."""
    name: str
    """What its speakers call it."""
    locale: str
    """The locale whose plural forms it has (BCP 47)."""
    finished: bool
    """Whether all texts are translated. Menus and the environment offer finished languages only."""
    plurals: Mapping[str, str] = attrs.field(eq=False)
    """The plural forms by their names in CLDR, each with CLDR's rule for a whole number n; "" is for all others."""

    def plural(self, number: int) -> str:
        """Name the plural form of a number, as CLDR does: one, few, many, other."""
        return next(form for form, rule in self.plurals.items() if _rule(rule)(abs(number)))


@cache
def _rule(text: str) -> Callable[[int], bool]:
    """Parse one of CLDR's plural rules.

    >>> [number for number in range(35) if _rule("n % 10 = 2..4 and n % 100 != 12..14")(number)]
    [2, 3, 4, 22, 23, 24, 32, 33, 34]
    """
    cases = [[_relation(part) for part in case.split(" and ")] for case in text.split(" or ")] if text else [[]]
    return lambda number: any(all(holds(number) for holds in case) for case in cases)


def _relation(text: str) -> Callable[[int], bool]:
    found = re.fullmatch(r"n(?: % ([1-9]\d*))? (!?=) (\d+(?:\.\.\d+)?(?:,\d+(?:\.\.\d+)?)*)", text)
    if found is None:
        raise ValueError(f"{text!r} is no plural rule for whole numbers; write it with n, as in n % 10 = 2..4")
    modulus, relation, listed = found.groups()
    bounds = [part.split("..") for part in listed.split(",")]
    numbers = {number for bound in bounds for number in range(int(bound[0]), int(bound[-1]) + 1)}
    return lambda number: ((number % int(modulus) if modulus else number) in numbers) is (relation == "=")


@cache
def languages() -> Mapping[str, Language]:
    """Return the languages by their tags, in the order of menus. Raises `BadText` if their list cannot be read."""
    path = resource_root() / LOCALES / "languages.json"
    try:
        listed = {tag: Language(tag, **facts) for tag, facts in json.loads(path.read_text("utf-8")).items()}
        for rule in (rule for language in listed.values() for rule in language.plurals.values()):
            _rule(rule)
    except (ValueError, TypeError) as error:  # ValueError is the base of the errors of JSON and of UTF-8
        raise BadText(f"{path}: {error}") from None
    return MappingProxyType(listed)


def finished_tags() -> tuple[str, ...]:
    """Return the tags of the languages whose texts are all translated.

    >>> finished_tags()
    ('en', 'fr', 'de', 'it', 'pt', 'ru')
    """
    return tuple(tag for tag, language in languages().items() if language.finished)


def language_of(environment: Mapping[str, str], system: str = "") -> str:
    """Return the tag of the language that the environment asks for; `system` is the locale where it asks for none.

    As in GNU gettext, LANGUAGE lists languages, the best one first. After it the locale counts, which is the first of
    LC_ALL, LC_MESSAGES and LANG that is set; the locale C means English, whatever LANGUAGE says.

    >>> language_of({"LANGUAGE": "ja:de:en", "LANG": "fr_FR.UTF-8"}), language_of({"LANG": "ja_JP.UTF-8"})
    ('de', 'en')
    """
    settings = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((setting for setting in settings if setting), "")
    if locale in ("C", "POSIX"):
        return ENGLISH_TAG
    listed = environment.get("LANGUAGE", "")
    wanted = map(tag_of, (*listed.split(":"), locale or ("" if listed else system)))
    return next((tag for tag in wanted if tag in finished_tags()), ENGLISH_TAG)


def tag_of(locale: str) -> str:
    """Return the tag of the language of a locale.

    >>> tag_of("de_AT.UTF-8"), tag_of("PT")
    ('de', 'pt')
    """
    return re.split(r"[-_.@]", locale)[0].lower()
