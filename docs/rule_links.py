"""A hook of mkdocs that links every rule number to its definition.

The rules pages define a number by a list item that opens with it in bold. A number without a definition is a warning,
which fails a strict build.
"""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

NUMBER = re.compile(r"\b(?:R\d+\.\d+|[BCDFL]\d+)\b")
DEFINITION = re.compile(rf"^- \*\*({NUMBER.pattern})\*\* ", re.MULTILINE)
ITEM_END = re.compile(r"\n(?=\S)|\n\n")
LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
MARKUP = re.compile(r"[*`]")
TAG = re.compile(r"(<[^>]*>)")
NO_LINKS_INSIDE = ("a", "strong", "code", "pre", "script", "style", "svg", "h1", "h2", "h3")

_log = logging.getLogger("mkdocs.hooks.rule_links")


def defined_numbers(docs: Path) -> Iterator[tuple[str, str]]:
    """Yield every rule number that the rules pages define, and its page relative to the folder `docs`."""
    for page in sorted((docs / "rules").glob("*.md")):
        for match in DEFINITION.finditer(page.read_text(encoding="utf-8")):
            yield match[1], page.relative_to(docs).as_posix()


def rule_texts(docs: Path) -> dict[str, str]:
    """Return the text of every rule by its number, without links, for whoever shows a rule outside these pages."""
    texts = {}
    for page in sorted((docs / "rules").glob("*.md")):
        text = page.read_text(encoding="utf-8")
        for match in DEFINITION.finditer(text):
            item = ITEM_END.split(text[match.end() :], maxsplit=1)[0]
            plain = MARKUP.sub("", LINK.sub(r"\1", item))
            texts[match[1]] = " ".join(plain.split())
    return dict(sorted(texts.items()))


def on_page_content(html: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Anchor the numbers that a page defines, and link those that it mentions."""
    urls = {}
    for number, where in defined_numbers(Path(config.docs_dir)):
        anchor = number.lower().replace(".", "-")
        if where == page.file.src_uri:
            html = html.replace(f"<li><strong>{number}</strong>", f'<li id="{anchor}"><strong>{number}</strong>')
        target = files.get_file_from_path(where)
        if target is not None:
            urls[number] = f"{target.url_relative_to(page.file)}#{anchor}"

    def link(mention: re.Match[str]) -> str:
        number = mention[0]
        if number not in urls:
            _log.warning("%s mentions %s, which no rules page defines", page.file.src_uri, number)
            return number
        return f'<a href="{urls[number]}">{number}</a>'

    return "".join(with_links(html, link))


def with_links(html: str, link: Callable[[re.Match[str]], str]) -> Iterator[str]:
    """Yield the pieces of a page, the text among them with its rule numbers linked."""
    inside: list[str] = []
    for piece in TAG.split(html):
        if not piece.startswith("<"):
            yield piece if inside else NUMBER.sub(link, piece)
            continue
        name = piece.strip("</>").split(maxsplit=1)[0].lower()
        if name in NO_LINKS_INSIDE and not piece.endswith("/>"):
            if not piece.startswith("</"):
                inside.append(name)
            elif name in inside:
                inside.remove(name)
        yield piece
