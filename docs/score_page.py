"""A hook of mkdocs that puts the page in the browser into the site, where `npm run build` in web/ has built it.

The site has the emblem of the page, too, whether the page is built or not.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

WEB = Path(__file__).resolve().parents[1] / "web"
BUILT = WEB / "site"
EMBLEM = "emblem.svg"
FOLDER = "score"
INDEX = f"{FOLDER}/index.html"
GUIDE = "how-to-play.md"
DOORS = {"<!-- the page -->": ("", "Count a score"), "<!-- the page: play -->": ("#play", "Play now")}
"""The marks of doors to the page in a text: which tab they open, and what they say."""


def is_built() -> bool:
    """Whether there is a page to put into the site."""
    return (BUILT / "index.html").is_file()


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Add the files of the page to those of the site; there the page has a link to the guide."""
    from mkdocs.structure.files import File

    files.append(File.generated(config, EMBLEM, content=(WEB / "page" / "icon.svg").read_bytes()))
    for path in sorted(BUILT.rglob("*")) if is_built() else ():
        if path.is_file():
            where = f"{FOLDER}/{path.relative_to(BUILT).as_posix()}"
            files.append(File.generated(config, where, content=path.read_bytes()))
    if index := files.src_uris.get(INDEX):
        help_link = f'<link rel="help" href="{files.src_uris[GUIDE].url_relative_to(index)}">'
        index.content_string = index.content_string.replace("</head>", f"{help_link}\n</head>")
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001
    """Put the doors to the page in their places; without a page there are none."""
    index = files.src_uris.get(INDEX)
    for mark, (tab, says) in DOORS.items():
        door = ""
        if index is not None:
            link = index.url_relative_to(page.file) + tab
            door = f'<p><a class="md-button md-button--primary" href="{link}">{says}</a></p>'
        markdown = markdown.replace(mark, door)
    return markdown
