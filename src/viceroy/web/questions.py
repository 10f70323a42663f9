"""What the questions of the page share: how they are read, their language and card set, and problems in answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Annotated, Any, ClassVar, Protocol

import attrs

from viceroy.cardsets import PRINTED, SHIPPED, load_card_set
from viceroy.cardsets.loader import lint_stack
from viceroy.cardsets.looks import Theme
from viceroy.cardsets.stack import Layer, SetFile, Stack
from viceroy.documents.registry import FormRegistry
from viceroy.errors import BadFile, Code, Problem, Severity, ViceroyError
from viceroy.messages import joined, shown
from viceroy.model.cards import CardSet
from viceroy.text.yaml_text import parse_document
from viceroy.values import Key, Named, Omitted, Value
from viceroy.wording.catalog import Catalog, catalog_of
from viceroy.wording.languages import ENGLISH_TAG, finished_tags

JsonObject = dict[str, Any]

FORMS = FormRegistry()
"""The forms of questions. Only their explaining reader is used here: cattrs would slow down the first score."""


class Unanswerable(ViceroyError):
    """A question is well formed, and has no answer all the same; the message says why."""


Progress = Callable[[int], None]
"""Called again and again while a heavy question is answered; what it raises ends the work."""


class Question(Protocol):
    """A question: an attrs class with a field for each key beside `ask`."""

    ask: ClassVar[str]
    """The name of the question, its key `ask`."""
    answer: Callable[..., Any]
    """Returns the answer, an attrs value; raises `Unanswerable`. Of a heavy question it takes a `Progress` or None."""


class Language(Named):
    """The languages of the five rulebooks, and Russian, that of the first players; English is the default."""

    _ignore_ = "tag"
    for tag in finished_tags():
        vars()[tag.upper()] = tag


ENGLISH = Language(ENGLISH_TAG)


@attrs.frozen(kw_only=True)
class InLanguage(Value):
    """A question whose answer has words."""

    language: Annotated[Language, Omitted()] = ENGLISH
    """The language of the answer."""

    @property
    def catalog(self) -> Catalog:
        """The catalog of the language."""
        return catalog_of(self.language)


# -- card sets --------------------------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class OfCardSet(InLanguage):
    """A question about a card set."""

    text: Annotated[str | None, Omitted()] = None
    """The card set as the text of a file in YAML; it goes before `set`."""
    set_name: Annotated[str, Key("set"), Omitted()] = PRINTED
    """The name of a shipped set; any other name means the printed one."""

    def card_set(self) -> tuple[CardSet | None, tuple[Problem, ...]]:
        """Return the card set, None if its text has errors, and its problems."""
        if self.text is not None:
            return given_set(self.text)
        return load_card_set(self.set_name if self.set_name in SHIPPED else PRINTED), ()


@lru_cache(maxsize=8)
def given_set(text: str, *, lint: bool = False) -> tuple[CardSet | None, tuple[Problem, ...]]:
    r"""Return the card set in a text in YAML, None if it has errors, and all its errors and warnings.

    It may extend a shipped set only, as no file of this machine is read. With `lint`, warnings say what looks wrong in
    a set without errors.

    >>> card_set, problems = given_set("format: card-set/1\nname: {en: Small}\nextends: printed\ndrop: [1]\n")
    >>> len(card_set.cards), problems
    (87, ())
    """
    file = "set.yaml"
    try:
        root = parse_document(text, file=file).root
    except BadFile as bad:
        return None, bad.problems
    place = root.at(["extends"])
    if place is not root and isinstance(place.value, str) and place.value not in SHIPPED:
        told = f"the page reads no other file: a set extends {joined(SHIPPED, 'or')} here, not {shown(place.value)}"
        problem = Problem(file, place.line, place.column, Severity.ERROR, Code.UNKNOWN_CARD_SET, told)
        return None, (problem,)
    stack = Stack()
    stack.add_layer(Layer.of_part(SetFile.of_text(text, file)))
    card_set = stack.card_set()
    if lint and card_set is not None:
        lint_stack(stack, card_set)
    return card_set, stack.problems


@lru_cache(maxsize=8)
def given_themes(text: str) -> Mapping[int, Theme]:
    """Return the themes of the cards in a text in YAML, by their numbers; none for a text with errors."""
    form = SetFile.of_text(text, "").form
    return {} if form is None or form.theme is None else {card.number: form.theme for card in form.added}


# -- problems ---------------------------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class PageProblem(Value):
    """A problem of a text: its line, how bad it is, and what is wrong."""

    line: int
    """The line, from 1."""
    severity: Severity
    """Whether it is an error or a warning."""
    code: Code
    """The kind of the mistake."""
    message: str
    """What is wrong."""


def page_problems(problems: Iterable[Problem]) -> tuple[PageProblem, ...]:
    """Return problems as an answer has them."""
    return tuple(
        PageProblem(line=each.line, severity=each.severity, code=each.code, message=each.message) for each in problems
    )
