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


# -- the languages of names, which may be any --------------------------------------------------------------------------


def language_meant(word: str) -> str | None:
    """Return the tag of a language that is written by its name, or by a code of three letters; None for other words.

    >>> language_meant("deu"), language_meant("German"), language_meant("de"), language_meant("pilot")
    ('de', 'de', None, None)
    """
    written = word.strip().casefold()
    return next((tag for tag, words in _WORDS.items() if written in words.split()), None)


def tag_fault(tag: str) -> str:
    """Return what is wrong with the tag of a language of names; empty if nothing is.

    >>> tag_fault("deu"), tag_fault("pt-BR")
    ("nothing shows names in the language 'deu'; did you mean 'de'?", '')
    """
    main = tag.partition("-")[0]
    if meant := language_meant(main):
        return f"nothing shows names in the language {main!r}; did you mean {meant!r}?"
    if len(main) == _SHORT and main not in _CODES.split():
        return f"no language has the code {main!r} (ISO 639): write one such as en, de, fr, it, pt or ru"
    return ""


_SHORT = 2
_CODES = """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo
    es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg
    ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn
    no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw
    ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
"""
"""The languages with codes of two letters (ISO 639-1)."""

_WORDS = {
    "en": "eng english",
    "de": "deu ger german deutsch",
    "fr": "fra fre french fran\u00e7ais francais",
    "it": "ita italian italiano",
    "pt": "por portuguese portugu\u00eas portugues",
    "ru": "rus russian \u0440\u0443\u0441\u0441\u043a\u0438\u0439",
    "es": "spa spanish espa\u00f1ol espanol",
    "nl": "nld dut dutch nederlands",
    "pl": "pol polish polski",
    "cs": "ces cze czech",
    "uk": "ukr ukrainian",
    "sv": "swe swedish svenska",
    "da": "dan danish dansk",
    "fi": "fin finnish suomi",
    "hu": "hun hungarian magyar",
    "el": "ell gre greek",
    "tr": "tur turkish",
    "ja": "jpn japanese",
    "zh": "zho chi chinese",
    "ko": "kor korean",
}
"""By the tags of languages, what people write for them: codes of three letters (ISO 639-2), and names."""
