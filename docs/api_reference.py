"""The made parts of the API pages: every action and event with an example, and the list of all names.

An object of the API stands where a page has a line `::: PATH`, which mkdocstrings fills in.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from inspect import Parameter, getdoc, isclass, isfunction
from pathlib import Path
from pkgutil import resolve_name
from types import ModuleType
from typing import Any, NamedTuple, get_args

import attrs

import viceroy
from viceroy import actions, events
from viceroy.engine import views
from viceroy.engine.reducer import DECISIONS

DOCS = Path(__file__).resolve().parent
GOLDEN = DOCS.parent / "tests" / "data" / "golden"
OBJECT = re.compile(r"^::: (\S+)$", re.MULTILINE)
TITLE = re.compile(r"^# -- (.*?)(?: \(.*\))? -+$|^class (\w+)", re.MULTILINE)
PLAYERS = ("Ada", "Ben", "Cleo", "Dan")
BROAD = 100  # columns: a longer example has a line for each field


def documented() -> Iterator[tuple[str, Path]]:
    """Yield every object on the API pages, and its page."""
    for page in sorted((DOCS / "api").glob("*.md")):
        for found in OBJECT.finditer(page.read_text(encoding="utf-8")):
            yield found[1], page


def code(text: object) -> str:
    """Return a text as code."""
    return f"`{text}`"


# -- actions and events -----------------------------------------------------------------------------------------------


class Section(NamedTuple):
    """Classes of a module that stand under one heading of it."""

    title: str
    classes: list[type]


def sections(members: Iterable[type]) -> list[Section]:
    """Return the classes of a union under the headings of their modules, in the order of the sources."""
    named = {member.__name__: member for member in members}
    found = [Section("", [])]
    modules = dict.fromkeys(member.__module__ for member in named.values())
    sources = [Path(sys.modules[module].__file__ or "").read_text(encoding="utf-8") for module in modules]
    for title, name in TITLE.findall("\n".join(sources)):
        if name in named:
            found[-1].classes.append(named[name])
        elif title:
            found.append(Section(f"{title[0].upper()}{title[1:]}", []))
    return [section for section in found if section.classes]


@cache
def written(name: str) -> dict[type, str]:
    """Return a text of each class from a golden file."""
    lines = (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return {type(viceroy.loads(line)): line for line in reversed(lines)}


def reference(
    module: ModuleType,
    members: Iterable[type],
    golden: str,
    shown: Callable[[str, Any], str],
    about: Callable[[type], str],
) -> str:
    """Return the reference of a union: its sections, each class with what is to know of it and an example."""
    parts = []
    for title, classes in sections(members):
        parts.append(f"## {title}")
        for kind in classes:
            text = written(golden)[kind]
            name = f"viceroy.{module.__name__.rpartition('.')[2]}.{kind.__name__}"
            example = shown(called(viceroy.loads(text), module), viceroy.loads(text))
            parts += [f"::: {name}", about(kind), f"```python\n{example}\n\n```", f"```json\n{text}\n```"]
    return "\n\n".join(parts)


def called(value: Any, module: ModuleType) -> str:
    """Return the code that makes an action or an event, as an example types it."""
    one = f"{module.__name__.rpartition('.')[2]}.{value!r}"
    if len(one) <= BROAD or not attrs.has(type(value)):
        return one
    fields = [f"...     {field.name}={getattr(value, field.name)!r}," for field in attrs.fields(type(value))]
    return "\n".join([one.partition("(")[0] + "(", *fields, "... )"])


def action_reference() -> str:
    """Return the reference of all actions."""
    return reference(actions, get_args(actions.Action), "action-2", in_notation, answered)


def in_notation(call: str, value: Any) -> str:
    """Return an example of an action: its notation."""
    return f">>> print(viceroy.action_text({call}))\n{viceroy.action_text(value)}"


def answered(kind: type) -> str:
    """Tell which prompts an action answers."""
    prompts = [task.__name__ for task, decision in DECISIONS.items() if kind in decision.actions]
    return f"Answers {', '.join(f'[{code(name)}](../phases.md#{name.lower()})' for name in prompts)}."


def event_reference() -> str:
    """Return the reference of all events."""
    return reference(events, get_args(events.Event), "event-2", in_english, who_sees)


def in_english(call: str, value: Any) -> str:
    """Return an example of an event: what the narrator says."""
    narrator = viceroy.Narrator(PLAYERS, viceroy.load_card_set("printed"))
    return f">>> narrator.tell({call})\n{narrator.tell(value)!r}"


def who_sees(kind: type) -> str:
    """Tell who sees an event, found out by showing one of seat 0 to seat 1."""
    names = [field.name for field in attrs.fields(kind)]
    something = object()
    event = kind(**{name: 0 if name == "seat" else something for name in names})
    secret = [code(name) for name in names if getattr(views.seen_by(event, 1), name) is None]
    return f"Only `seat` sees {' and '.join(secret)}." if secret else "All see it."


# -- all names --------------------------------------------------------------------------------------------------------


def names() -> str:
    """Return a list of every name of `viceroy`, by page: its parameters and the first line of its docstring."""
    pages: dict[Path, list[str]] = {}
    for path, page in documented():
        pages.setdefault(page, []).append(path)
    rows = []
    for page, paths in pages.items():
        title = page.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        lines = [
            f"- [{code(signature(path))}]({page.name}#{path}){first_line(path)}" for path in paths if is_face(path)
        ]
        rows.append("\n".join((f"**[{title}]({page.name})**\n", *lines, "")))
    return "\n".join(rows)


def signature(path: str) -> str:
    """Return the name of an object, and the parameters of a function, with those defaults that are short."""
    found, name = resolve_name(path), path.removeprefix("viceroy.")
    return f"{name}({', '.join(map(parameter, parameters_of(found)))})" if isfunction(found) else name


def parameters_of(function: Callable[..., object]) -> Iterator[Parameter | str]:
    """Yield the parameters; a star stands before those that are passed by name."""
    before: Any = None
    for each in inspect.signature(function).parameters.values():
        if each.kind is Parameter.KEYWORD_ONLY and before not in (Parameter.KEYWORD_ONLY, Parameter.VAR_POSITIONAL):
            yield "*"
        before = each.kind
        yield each


def parameter(each: Parameter | str) -> str:
    """Return a parameter as it is written, without its type."""
    if isinstance(each, str):
        return each
    if each.kind is Parameter.VAR_POSITIONAL:
        return f"*{each.name}"
    if each.default is Parameter.empty:
        return each.name
    is_short = each.default is None or isinstance(each.default, (bool, int, float)) or type(each.default) is str
    return f"{each.name}={each.default!r}" if is_short else f"{each.name}=..."


def first_line(path: str) -> str:
    """Return what a docstring says first, after a colon; empty for a constant and for a union, which have none."""
    found = resolve_name(path)
    if not (isfunction(found) or isclass(found)):
        return ""
    return f": {(getdoc(found) or '').partition(chr(10))[0]}"


LISTED = (
    "viceroy.bots",
    "viceroy.codec",
    "viceroy.invariants",
    "viceroy.editions",
)  # namespaces; actions and events are too many


def is_face(path: str) -> bool:
    """Whether an object is a name of `viceroy` itself, or a member of a namespace that is listed."""
    head, _, name = path.rpartition(".")
    return (head == "viceroy" and name in viceroy.__all__) or head in LISTED
