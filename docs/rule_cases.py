"""A hook of mkdocs that shows the cases of the rules suites as positions, and links rules to cases that show them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html import escape
from pathlib import Path
from textwrap import dedent, indent
from typing import TYPE_CHECKING, NamedTuple

import yaml

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

SUITES = Path(__file__).resolve().parents[1] / "tests" / "suite" / "rules"
PAGE = "rules/cases.md"
MARK = "<!-- the cases of the rules suites -->"
MOMENT = ("name", "rules", "position", "game", "after", "drawn", "actions")
"""The keys of a case that say what is played; the others say what must follow."""


class Case(NamedTuple):
    """A case of a suite."""

    name: str
    anchor: str
    rules: tuple[str, ...]
    position: str
    """The moment and what is played, as a whole position."""
    expected: str
    """What the rules make of it, as the case writes it."""


@cache
def suites() -> dict[str, tuple[Case, ...]]:
    """Return the cases by the name of their suite's file, written as the file writes them; no suite is empty."""
    read = {file.stem: tuple(cases_of(file)) for file in sorted(SUITES.glob("*.yaml"))}
    return {stem: cases for stem, cases in read.items() if cases}


def cases_of(file: Path) -> Iterator[Case]:
    """Yield the cases of a suite that begin with a position of printed cards, as readers have no other sets."""
    text = file.read_text(encoding="utf-8")
    root = yaml.compose(text)
    assert isinstance(root, yaml.MappingNode)
    (cases,) = (value for key, value in root.value if key.value == "cases")
    moments: dict[str, Moment] = {}
    for index, node in enumerate(cases.value, 1):
        values = {key.value: value for key, value in node.value}
        written = dict(_written(text, node))
        before = moments[values["after"].value] if "after" in values else _moment(text, values.get("position"))
        moment = before.with_more(_texts(values, "drawn"), _texts(values, "actions"))
        moments[values["name"].value] = moment
        if not moment.can_be_copied:
            continue
        played = [_list_of("actions", moment.actions)] if moment.actions else []
        expected = [lines for key, lines in written.items() if key not in MOMENT]
        if moment.drawn:  # by chance, so the position cannot play on
            played, expected = [], [_list_of("drawn", moment.drawn), *played, *expected]
        yield Case(
            name=values["name"].value,
            anchor=f"{file.stem}-{index}",
            rules=tuple(rule.value for rule in values["rules"].value),
            position="\n".join(["format: position/1", *moment.position, *played]),
            expected="\n".join(expected),
        )


class Moment(NamedTuple):
    """The position with which cases begin, and all that was drawn and played from there."""

    position: tuple[str, ...]
    can_be_copied: bool
    """Whether it is a position of printed cards, and not a new game."""
    drawn: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()

    def with_more(self, drawn: tuple[str, ...], actions: tuple[str, ...]) -> Moment:
        """Return the moment after more was played."""
        return self._replace(drawn=self.drawn + drawn, actions=self.actions + actions)


def _moment(text: str, node: yaml.MappingNode | None) -> Moment:
    """Return the moment of a position; of a new game there is none to copy."""
    written = {} if node is None else dict(_written(text, node))
    return Moment(tuple(written.values()), node is not None and "card_sets" not in written)


def _texts(values: dict[str, yaml.Node], key: str) -> tuple[str, ...]:
    return tuple(node.value for node in values[key].value) if key in values else ()


def _list_of(key: str, texts: tuple[str, ...]) -> str:
    return "\n".join([f"{key}:", *(f"  - {text}" for text in texts)])


def _written(text: str, node: yaml.MappingNode) -> Iterator[tuple[str, str]]:
    """Yield each key of a mapping, and the lines of the file that write it, moved to the left."""
    for key, value in node.value:
        indent = " " * key.start_mark.column
        yield key.value, dedent(indent + text[key.start_mark.index : value.end_mark.index]).rstrip()


def cases_page() -> str:
    """Return the cases as the part of a page: a heading for each suite, and a title that unfolds for each case."""
    parts = ((f"## {stem.replace('-', ' ').capitalize()}", *map(shown, cases)) for stem, cases in suites().items())
    return "\n\n".join(block for part in parts for block in part)


def shown(case: Case) -> str:
    """Return a case as a title that unfolds into its position and what the rules make of it."""
    title = (case.name[0].upper() + case.name[1:]).replace('"', "'")
    rules = f'<span id="{case.anchor}"></span>{", ".join(case.rules)}'
    blocks = f"{rules}\n\n```text\n{case.position}\n```\n\nWhat follows:\n\n```text\n{case.expected}\n```"
    return f'??? example "{title}"\n\n{indent(blocks, "    ")}'


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001
    """Put the cases in their place."""
    return markdown.replace(MARK, cases_page()) if MARK in markdown else markdown


def on_page_content(html: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001
    """Put a link to the first case that shows a rule beside its number where that is defined."""
    target = files.get_file_from_path(PAGE)
    if target is None or not page.file.src_uri.startswith("rules/"):
        return html
    firsts: dict[str, Case] = {}
    for case in (case for cases in suites().values() for case in cases):
        for number in case.rules:
            firsts.setdefault(number, case)
    for number, case in firsts.items():
        link = f'<a href="{target.url_relative_to(page.file)}#{case.anchor}" title="{escape(case.name)}">case</a>'
        defined = f'<li id="{number.lower().replace(".", "-")}"><strong>{number}</strong>'
        html = html.replace(defined, f"{defined} <small>({link})</small>")
    return html
