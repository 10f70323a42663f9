"""Card sets that somebody opens in the page: texts, read without a look at any file of this machine."""

from __future__ import annotations

from functools import lru_cache

from viceroy.cardsets.loader import SHIPPED, lint_stack
from viceroy.cardsets.stack import Layer, Part, Stack
from viceroy.errors import BadFile, Code, Problem, Severity
from viceroy.messages import joined, shown
from viceroy.model.cards import CardSet
from viceroy.text.yaml_text import parse_document

NAME = "set.yaml"


@lru_cache(maxsize=8)
def given_set(text: str, *, lint: bool = False) -> tuple[CardSet | None, tuple[Problem, ...]]:
    r"""Return the card set of a text in YAML, None if it has errors, and all its errors and warnings.

    It may extend a shipped set only. With `lint`, warnings say what looks wrong in a set without errors.

    >>> card_set, problems = given_set("format: card-set/1\nname: {en: Small}\nextends: printed\ndrop: [1]\n")
    >>> len(card_set.cards), problems
    (87, ())
    """
    try:
        root = parse_document(text, file=NAME).root
    except BadFile as bad:
        return None, bad.problems
    place = root.at(["extends"])
    if place is not root and isinstance(place.value, str) and place.value not in SHIPPED:
        told = f"the page reads no other file: a set extends {joined(SHIPPED, 'or')} here, not {shown(place.value)}"
        problem = Problem(NAME, place.line, place.column, Severity.ERROR, Code.UNKNOWN_CARD_SET, told)
        return None, (problem,)
    stack = Stack()
    stack.add_layer(Layer.of_part(Part.of_text(text, NAME)))
    card_set = stack.card_set()
    if lint and card_set is not None:
        lint_stack(stack, card_set)
    return card_set, stack.problems
