"""The sentences of all laws of a set, to print and proof-read: as a page of HTML, or as text."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from viceroy.model.cards import LawCard, name_in
from viceroy.render.cards import heading_of
from viceroy.render.text import printable
from viceroy.wording.catalog import ENGLISH, Catalog
from viceroy.wording.laws import law_sentences

_STYLE = """
@page { size: a4; margin: 12mm; }
body { font: 10.5pt/1.4 system-ui, 'DejaVu Sans', 'Noto Sans', sans-serif; color: #1d1b18; background: #fff;
  max-width: 62rem; margin: 1.5rem auto; padding: 0 1rem; }
h1 { font-size: 1.5em; margin: 0 0 .2em; }
header p { margin: 0 0 1em; color: #55503f; }
ol { list-style: none; margin: 0; padding: 0; columns: 22em 2; column-gap: 2.2em; }
li { break-inside: avoid; padding: .45em 0 .5em; border-top: 1px solid #b9b2a2; }
h2 { font-size: 1em; margin: 0; }
h2 i { font-weight: 400; }
h2 small { font-weight: 400; color: #55503f; float: right; }
li p { margin: .1em 0 0; }
@media print { body { font-size: 8.5pt; line-height: 1.32; max-width: none; margin: 0; padding: 0; } }
"""


def sentences_page(laws: Sequence[LawCard], title: str, catalog: Catalog = ENGLISH, credits: str = "") -> str:
    """Return one page of HTML that needs no other file: each law with its number, its name, its id and its sentences.

    Names that have to be translated yet stand there in English, in italics.
    """
    head = escape(_head(title, catalog))
    return "\n".join(
        [
            "<!DOCTYPE html>",
            f'<html lang="{catalog.language}">',
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{head}</title>",
            f"<style>{_STYLE}</style>",
            f"<header><h1>{head}</h1>",
            *([f"<p>{escape(made)}</p>"] if (made := printable(credits)) else []),
            "</header>",
            "<ol>",
            *(_entry(law, catalog) for law in laws),
            "</ol>",
            "</html>",
            "",
        ]
    )


def _entry(law: LawCard, catalog: Catalog) -> str:
    name = escape(printable(name_in(law.names, catalog.language)))
    if catalog.language not in dict(law.names):
        name = f'<i lang="en">{name}</i>'
    sentences = "".join(f"<p>{escape(printable(sentence))}</p>" for sentence in law_sentences(law, catalog.language))
    return f"<li><h2>{law.number} {name} <small>{escape(law.id)}</small></h2>{sentences}</li>"


def sentences_text(laws: Sequence[LawCard], title: str, catalog: Catalog = ENGLISH, credits: str = "") -> str:
    """Return a text of the laws: a line with the number, the name and the id of each, then its sentences.

    >>> from viceroy.cardsets import load_card_set
    >>> print(sentences_text([load_card_set("printed").by_number[68]], "The printed cards"))
    The printed cards: Laws
    <BLANKLINE>
    68 Census (census)
      At the end of the game you score 1 point for each card in your pyramid (tucked cards included).
    <BLANKLINE>
    """
    blocks = ["\n".join(filter(None, (_head(title, catalog), printable(credits))))]
    for law in laws:
        head = f"{law.number} {printable(name_in(law.names, catalog.language))} ({law.id})"
        blocks.append("\n  ".join([head, *map(printable, law_sentences(law, catalog.language))]))
    return "\n\n".join(blocks) + "\n"


def _head(title: str, catalog: Catalog) -> str:
    return f"{printable(title)}{catalog.words.colon}{heading_of(LawCard.kind, catalog)}"
