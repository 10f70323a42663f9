"""A hook of mkdocs that draws the shipped cards for the gallery pages; the drawings are nowhere checked in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING

from viceroy.cardsets import SHIPPED, own_cards
from viceroy.render.card_pictures import card_svg
from viceroy.render.cards import title_of
from viceroy.render.svg import escaped

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

    from viceroy.model.cards import Card

MARK = re.compile(r"<!-- the (characters|laws) of (\w+) -->")
GRID = "display:grid;grid-template-columns:repeat(auto-fill,minmax(min(9.5rem,30%),1fr));gap:.5rem"


def address(card: Card) -> str:
    """Return where the drawing of a card lies, relative to the folder `docs`."""
    return f"pictures/cards/{card.id}.svg"


@cache
def drawings() -> dict[str, str]:
    """Return the drawings of all shipped cards by their addresses."""
    return {address(card): card_svg(card) for name in SHIPPED for card in own_cards(name)}


def gallery(cards: Iterable[Card], link: Callable[[str], str]) -> str:
    """Return a grid of pictures, each of which leads to the whole drawing; they are fetched when they come in sight."""
    pictures = "\n".join(
        f'<a href="{link(address(card))}"><img src="{link(address(card))}" alt="{escaped(title_of(card, "en"))}" '
        f'loading="lazy" width="252" height="352" style="width:100%;height:auto"></a>'
        for card in cards
    )
    return f'<div style="{GRID}">\n{pictures}\n</div>'


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Add the drawings to the files of the site."""
    from mkdocs.structure.files import File

    for where, drawing in drawings().items():
        files.append(File.generated(config, where, content=drawing))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001
    """Put the grids in their places."""

    def link(where: str) -> str:
        return str(files.src_uris[where].url_relative_to(page.file))

    def grid(mark: re.Match[str]) -> str:
        kind, name = mark[1].removesuffix("s"), mark[2]
        return gallery([card for card in own_cards(name) if card.kind == kind], link)

    return MARK.sub(grid, markdown)
