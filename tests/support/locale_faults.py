"""What is wrong with the texts of a language, by the reference parser of Fluent and the declarations of the catalog.

    python tests/support/locale_faults.py de

says it of German; without a language, of all.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_origin

import attrs
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from viceroy.lessons.forms import LessonForm
from viceroy.lessons.reader import read_lesson, shipped_lessons
from viceroy.messages import counted
from viceroy.model.laws import LookedDeck
from viceroy.model.quantities import Counted, Whose
from viceroy.model.tokens import Color
from viceroy.resources import resource_root
from viceroy.wording.catalog import CHAPTERS, Catalog, Noun, Question
from viceroy.wording.fluent import SEVERAL, BadText, Texts
from viceroy.wording.languages import ENGLISH_TAG, LOCALES, Language, languages

FOLDER = resource_root() / LOCALES
FILES = *CHAPTERS, "page"
READ = "read this file"
"""What the head of each file has: who has read it, or that nobody has."""

KEYS: dict[str, set[str]] = {
    "color": {color.value for color in Color},
    "whose": {whose.value for whose in Whose},
    "deck": {deck.value for deck in LookedDeck},
    "counted": {counted.value for counted in Counted},
}
"""The keys of choices by a value that is a word of the program; each choice has a default besides."""

FREE = {"n", "thing", "things", "noun", "whose", "counted", "deck", "gender"}
"""Values that a text takes or leaves, as its language needs."""
ANY_OF = {"n"}, {"thing", "things"}
"""Of these values a text says one, if the English one says one."""
_NAMED_BEFORE = ("clauses-tier", "clauses-step")
"""Texts whose things clauses-tiers may say in their place."""


# -- what is declared -------------------------------------------------------------------------------------------------


@cache
def declared() -> dict[str, Any]:
    """Return the ids of all messages that the catalog declares, with the types of their fields."""
    return {
        name: each
        for part, kind in Catalog.__annotations__.items()
        for field, field_kind in kind.__annotations__.items()
        for name, each in _ids(f"{part}-{field}".replace("_", "-"), field_kind)
    }


def _ids(name: str, kind: Any) -> Iterator[tuple[str, Any]]:
    keys = get_args(kind)
    if get_origin(kind) is tuple:
        yield from ((f"{name}-{number}", each) for number, each in enumerate(keys, 1))
    elif get_origin(kind) is not dict:
        yield name, kind
    elif issubclass(keys[0], Enum):
        yield from ((f"{name}-{key.value.replace('_', '-')}", keys[1]) for key in keys[0])


@cache
def _asked_by_lessons() -> frozenset[str]:
    return frozenset(name for path in shipped_lessons().values() for name in _messages_of(read_lesson(path).form))


def _messages_of(form: LessonForm) -> Iterator[str]:
    """Yield the names of all messages of a lesson."""
    yield form.title
    for each in form.steps:
        yield each.say
        yield from (mistake.say for mistake in each.mistakes)


def asked(english: Locale) -> set[str]:
    """Return the ids of the messages that the catalog, the lessons and the page ask for."""
    return {*declared(), *_asked_by_lessons(), *(name for name in english.messages if name.startswith("page-"))}


# -- what is written --------------------------------------------------------------------------------------------------


@attrs.frozen
class Locale:
    """The files of a language as the reference parser sees them."""

    texts: dict[str, str]
    """By the names of the files that are there."""
    messages: dict[str, ast.Message]
    faults: list[str]
    """What is no Fluent, and ids that are there twice."""


def locale(folder: Path) -> Locale:
    """Parse the files of a folder."""
    texts = {
        name: path.read_text("utf-8-sig", errors="replace")  # the reader of the program says what is no UTF-8
        for name in FILES
        if (path := folder / f"{name}.ftl").exists()
    }
    found = Locale(texts, {}, [])
    for name, text in texts.items():
        for entry in _parsed(text):
            if isinstance(entry, ast.Junk):
                found.faults.extend(f"{name}.ftl:{_line(text, fault)}: {fault.message}" for fault in entry.annotations)
            elif isinstance(entry, ast.Message):
                if entry.id.name in found.messages:
                    found.faults.append(f"{entry.id.name} is there twice")
                found.messages[entry.id.name] = entry
    return found


def _line(text: str, fault: ast.Annotation) -> int:
    return text.count("\n", 0, fault.span.start if fault.span else 0) + 1


@cache
def _parsed(text: str) -> list[ast.EntryType]:
    return FluentParser().parse(text).body


class _Found(Visitor):
    """The values, the references and the choices in a text; `said` are values that it shows, not only chooses by."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.said: set[str] = set()
        self.references: set[str] = set()
        self.choices: list[ast.SelectExpression] = []
        self.words = 0

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words += len(node.value.split())

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.add(node.id.name)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.said.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.choices.append(node)
        self.generic_visit(node)


@cache
def found_in(node: Any) -> _Found:
    """Return what is in a message, an attribute or a variant."""
    found = _Found()
    found.visit(node)
    return found


def values_of(node: Any, messages: dict[str, ast.Message]) -> set[str]:
    """Return the values that a text takes, by itself and by the messages that it refers to."""
    return set().union(*(found.values for found in _reached(node, messages)))


def said_in(node: Any, messages: dict[str, ast.Message]) -> set[str]:
    """Return the values that a text shows, by itself and by the messages that it refers to."""
    return set().union(*(found.said for found in _reached(node, messages)))


def _reached(node: Any, messages: dict[str, ast.Message]) -> list[_Found]:
    """Return what is in a text and in each message that it refers to, itself or by others."""
    reached, names = [found_in(node)], set[str]()
    for found in reached:
        new = found.references & {*messages} - names
        names |= new
        reached += [found_in(messages[name]) for name in new]
    return reached


def patterns(message: ast.Message) -> dict[str, ast.Pattern]:
    """Return the text of a message under "", and its attributes by their names."""
    own = {"": message.value} if message.value is not None else {}
    return own | {attribute.id.name: attribute.value for attribute in message.attributes}


# -- what is wrong ----------------------------------------------------------------------------------------------------


def missing(here: Locale, english: Locale) -> list[str]:
    """Return the messages that are not translated yet; one that cannot be read is a fault, and not missing."""
    wanted = asked(english)
    begun = {line.partition("=")[0].strip() for text in here.texts.values() for line in text.splitlines()}
    return [name for name in english.messages if name in wanted and name not in here.messages and name not in begun]


def faults(folder: Path, language: Language) -> list[str]:
    """Return what is wrong with the files of a language in its folder; what is missing is no fault."""
    here, english = locale(folder), locale(folder.parent / "en")
    read = [*_reader_faults(folder, here, language)]
    found = [
        *read,
        *(fault for fault in here.faults if not any(f"{fault.partition(':')[0]}:" in other for other in read)),
    ]
    found += [f"{name}.ftl does not say in its head who has {READ}" for name, text in here.texts.items()
              if READ not in text.partition("\n\n")[0]]  # fmt: skip
    referred = {name for message in here.messages.values() for name in found_in(message).references}
    if not language.finished:
        referred |= {*english.messages}  # what will refer to these may not be translated yet
    wanted = asked(english) | referred
    for name, message in here.messages.items():
        if name not in wanted and not name.startswith(("typed-words-", "typed-keys-", "table-editions-")):
            found.append(f"{name}: nothing asks for this message")
        found += [
            f"{name}: there is no message {other}"
            for other in sorted(found_in(message).references - {*here.messages} - {*english.messages})
        ]
        if name in english.messages:
            found += _value_faults(name, message, here, english)
        for pattern in patterns(message).values():
            choices = found_in(pattern).choices
            found += [f"{name}: {fault}" for choice in choices for fault in _choice_faults(choice, language, name)]
    return found


def _value_faults(name: str, message: ast.Message, here: Locale, english: Locale) -> Iterator[str]:
    theirs = patterns(english.messages[name])
    kind = declared().get(name)
    known = {*theirs, *(("gender", "genitive", "nominative") if kind is Noun else ())}
    yield from (f"{name}: nothing asks for .{attribute}" for attribute in sorted({*patterns(message)} - known))
    for attribute, pattern in patterns(message).items():
        mine = values_of(pattern, {**english.messages, **here.messages})
        wanted = values_of(theirs.get(attribute, english.messages[name]), english.messages)
        label = f"{name}.{attribute}" if attribute else name
        yield from (f"{label}: nothing gives ${value}" for value in sorted(mine - wanted - FREE))
        if attribute in theirs:
            yield from (f"{label}: ${value} is left out" for value in sorted(wanted - mine - FREE))
            said, english_said = said_in(pattern, here.messages), said_in(theirs[attribute], english.messages)
            for some in ANY_OF:
                if some & english_said and not some & said and name not in _NAMED_BEFORE:
                    yield f"{label}: ${' or $'.join(sorted(some))} is left out"


def _choice_faults(choice: ast.SelectExpression, language: Language, name: str) -> Iterator[str]:
    """Yield what is wrong with the keys of a choice, and with its texts for numbers."""
    assert isinstance(choice.selector, ast.VariableReference)
    value = choice.selector.id.name
    texts = {key_of(variant): variant for variant in choice.variants}
    default = next(key_of(variant) for variant in choice.variants if variant.default)
    if value in KEYS:
        yield from (f"[{key}] is no ${value}" for key in sorted({*texts} - {default} - KEYS[value]))
        if value in ("color", "whose"):
            yield from (f"no [{key}] of ${value}" for key in sorted(KEYS[value] - {*texts}))
        return
    forms = [key for key in texts if not key.isdigit() and key != SEVERAL]
    if value == "gender" or not {*forms} & {*language.plurals, "other"}:
        return
    exact = {key for key in texts if key.isdigit()}
    if {*forms} != {*language.plurals} and not (exact and len(forms) == 1):
        yield f"${value} has the forms {', '.join(forms)}, not {', '.join(language.plurals)}"
    if len(forms) > 1 and default != [*language.plurals][-1] and not name.startswith("page-"):
        yield f"the default of ${value} is [{default}], which is not the last form"
    says = {key: value in found_in(variant.value).values for key, variant in texts.items()}
    for form in forms:
        several = [number for number in range(200) if language.plural(number) == form and str(number) not in exact]
        if any(says.values()) and not says[form] and len(several) > 1 and form in language.plurals:
            yield f"[{form}] stands for {several[0]} and {several[1]}, and does not say ${value}"
    yield from _uneven(texts, value)


def _uneven(texts: dict[str, ast.Variant], value: str) -> Iterator[str]:
    """Yield values that one form for a number says and another one does not."""
    free = {value, "thing", "things"}
    said = {key: found_in(variant.value).values - free for key, variant in texts.items()}
    for key, values in said.items():
        yield from (f"[{key}] leaves out ${name}" for name in sorted(set().union(*said.values()) - values))


def key_of(variant: ast.Variant) -> str:
    """Return the key of a variant: a word, or a number in digits."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def _reader_faults(folder: Path, here: Locale, language: Language) -> Iterator[str]:
    """Yield what the reader of the program does not understand, of the texts that it reads."""
    kinds = declared()
    try:
        texts = Texts([folder / f"{name}.ftl" for name in CHAPTERS if name in here.texts], language.plural)
        own = [name for name in {**here.messages, **kinds} if name in texts]
    except BadText as bad:
        yield str(bad).replace(f"{folder}/", "")
        return
    for name in own:
        try:
            entry = texts[name]
            if kinds.get(name) is str:
                entry.text.format()
            elif kinds.get(name) is Noun:
                Noun.read(entry)
            elif kinds.get(name) is Question:
                Question.read(entry)
        except BadText as bad:
            yield str(bad).replace(f"{folder}/", "")


def copied(here: Locale, english: Locale) -> int:
    """Count the messages of more than one word that are still those of the English files."""
    pairs = ((message, english.messages.get(name)) for name, message in here.messages.items())
    return sum(other is not None and found_in(message).words > 1 and message.equals(other, ["span", "comment"])
               for message, other in pairs)  # fmt: skip


def main(tags: list[str]) -> int:
    """Print what is wrong with languages, and how much is missing; all languages if none is named."""
    english = locale(FOLDER / ENGLISH_TAG)
    found: list[str] = []
    unknown = [tag for tag in tags if tag not in languages()]
    if unknown:
        sys.stderr.write(f"{unknown[0]} is no language of languages.json; known: {', '.join(languages())}\n")
        return 2
    for tag in tags or [*languages()]:
        wrong, left = faults(FOLDER / tag, languages()[tag]), missing(locale(FOLDER / tag), english)
        found += [*wrong, *(left if languages()[tag].finished else ())]
        sys.stdout.write("".join(f"{fault}\n" for fault in wrong))
        counts = f"{counted(len(wrong), 'fault')}; {len(left)} of {len(english.messages)} messages are missing"
        same = 0 if languages()[tag].finished else copied(locale(FOLDER / tag), english)
        sys.stdout.write(f"{tag}: {counts}{f'; {same} are still in English' if same else ''}\n")
        sys.stdout.write(f"    {', '.join(left[:5])}{', ...' if left[5:] else ''}\n" if left else "")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
