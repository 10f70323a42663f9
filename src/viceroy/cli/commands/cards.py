"""`viceroy cards`: the cards of a set as text, as a table, or as files to print and play with."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from viceroy.cli.answer import Answer
from viceroy.cli.card_files import CardFiles, check_card_options, has_card_files
from viceroy.cli.files import (
    STANDARD,
    Output,
    OutputEnding,
    check_outputs,
    file_name,
    input_file,
    output_file,
    write_output,
)
from viceroy.cli.output import add_language_option, chosen_catalog
from viceroy.errors import ViceroyError
from viceroy.messages import counted, did_you_mean, numbers_text, shown

if TYPE_CHECKING:
    from viceroy.model.cards import Card, CardSet

HELP = "list the cards of a set, show some, or draw them"
EXAMPLES = """\
  viceroy cards                               list the printed cards
  viceroy cards 32 paladin                    show two of them, by number and by id
  viceroy cards workshop --own                list those that the set itself has, on top of the printed ones
  viceroy cards printed --svg drawings        draw each card into a file of this folder
  viceroy cards printed --sheet cards.pdf     ... or all on sheets to print and cut
  viceroy cards my-set.yaml --png cards --bleed --backs   ... or as pictures for a printer
  viceroy cards my-set.yaml --tabletop table   ... or as decks for Tabletop Simulator
  viceroy cards my-set.yaml --sentences laws.html   the sentences of all laws, to proof-read
  viceroy cards workshop --csv my.csv         write the characters as a table, for a spreadsheet
"""
MANY = "cards"

_MAX_NUMBER_LENGTH = 20  # digits shown of a number that no card has


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    what = "a card set (default: printed), or the number or id of a card; digits are always a number"
    parser.add_argument("cards", metavar="SET or CARD", nargs="*", type=input_file, help=what)
    own = "only the cards of the set itself, without those of a set that it extends"
    parser.add_argument("--own", action="store_true", help=own)
    svg = "draw each card into a file of this folder; one card into a file, if the name ends in .svg"
    parser.add_argument("--svg", metavar="FOLDER", type=OutputEnding(".svg", file_name), help=svg)
    png = "draw each card as a PNG (the extra png), into a folder, or one card into a file that ends in .png"
    parser.add_argument("--png", metavar="FOLDER", type=OutputEnding(".png", file_name), help=png)
    dpi = "how many pixels an inch of the PNGs has, 72 to 1200 (default: 300)"
    parser.add_argument("--dpi", metavar="N", type=int, help=dpi)
    bleed = "let cards reach 3 mm over their edges, in single drawings and on sheets, so that no cut leaves white"
    parser.add_argument("--bleed", action="store_true", help=bleed)
    backs = "draw the backs too; on sheets, a page of them follows each page, for printing on both sides"
    parser.add_argument("--backs", action="store_true", help=backs)
    flip = "the edge at which the printer turns the paper of sheets with backs: long or short (default: long)"
    parser.add_argument("--flip", type=str.lower, metavar="EDGE", help=flip)
    sheet = "lay the cards out to print and cut: FILE ends in .svg or .pdf (the extra pdf)"
    parser.add_argument("--sheet", metavar="FILE", type=output_file, help=f"{sheet}; - is a PDF on standard output")
    paper = "the paper of the sheets, such as letter (default: a4)"
    parser.add_argument("--paper", type=str.lower, metavar="NAME", help=paper)
    table = "write the characters as a table in CSV, which is a card set again; - is standard output"
    parser.add_argument("--csv", metavar="FILE", type=OutputEnding(".csv"), help=table)
    tabletop = "lay the cards out for Tabletop Simulator: sheets of faces, backs, and a saved object, into this folder"
    parser.add_argument("--tabletop", metavar="FOLDER", type=file_name, help=tabletop)
    url = "where the pictures of --tabletop will lie on the web, such as https://example.org/cards"
    parser.add_argument("--url", metavar="ADDRESS", help=f"{url} (default: the folder)")
    words = "write the laws with their sentences, to print and proof-read: FILE ends in .html or .txt"
    parser.add_argument("--sentences", metavar="FILE", type=output_file, help=f"{words}; - is standard output")
    add_language_option(parser)


def run(options: argparse.Namespace) -> Answer:
    """List a card set, show some of its cards, or draw them."""
    from viceroy.cardsets import SHIPPED, credits_of, load_card_set, look_of, own_cards

    sets = [text for text in options.cards if _is_set(text)]
    wanted = [text for text in options.cards if text not in sets]
    if len(sets) > 1:
        raise ViceroyError(f"one card set at a time, please: {sets[0]} or {sets[1]}?")
    name = sets[0] if sets else SHIPPED[0]
    card_set = load_card_set(name)
    if options.own:
        card_set = _only(card_set, own_cards(name))
    cards = _cards(card_set, wanted) if wanted else sorted(card_set.cards, key=lambda card: card.number)
    check_card_options(options)
    if options.csv is not None:
        return _table(options, cards)
    if has_card_files(options):
        from viceroy.render.card_pictures import looks_of

        return CardFiles(options, card_set, cards, looks_of(look_of(name)), credits_of(name)).write()
    from viceroy.render.cards import card_text, set_text
    from viceroy.render.text import printable

    catalog = chosen_catalog(options.lang)
    if wanted:
        return Answer("\n\n".join(card_text(card, catalog) for card in cards) + "\n", colorful=True)
    credits = credits_of(name)
    about = "".join(f"{escaped}\n\n" for escaped in map(printable, filter(None, (credits.line, credits.notes))))
    return Answer(f"{about}{set_text(card_set, catalog)}\n", colorful=True)


def _only(card_set: CardSet, cards: tuple[Card, ...]) -> CardSet:
    """Return a set of some of the cards of a set."""
    import attrs

    characters = tuple(card for card in card_set.characters if card in cards)
    return attrs.evolve(card_set, characters=characters, laws=tuple(law for law in card_set.laws if law in cards))


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal()


def _is_set(text: str) -> bool:
    """Whether a word is a card set: it names one, or a file that is there or looks like one; digits are a number."""
    from viceroy.cardsets import SHIPPED

    if _is_number(text) or text in SHIPPED:
        return text in SHIPPED
    return os.path.exists(text) or Path(text).suffix != "" or Path(text).name != text  # noqa: PTH110 - any text will do


def _cards(card_set: CardSet, words: Sequence[str]) -> list[Card]:
    """Return cards by numbers and ids; numbers are compared as text because they may have any length."""
    by_text = {str(number): card for number, card in card_set.by_number.items()} | card_set.by_id
    wanted = [(text.lstrip("0") or "0") if _is_number(text) else text for text in words]
    unknown = [text for text in wanted if text not in by_text]
    if unknown:
        most = _MAX_NUMBER_LENGTH
        numbers = ", ".join(text if len(text) <= most else f"{text[:most]}..." for text in unknown)
        if all(map(_is_number, unknown)):
            raise ViceroyError(f"no card has the number {numbers}; this set has {numbers_text(card_set.by_number)}")
        from viceroy.cardsets import SHIPPED

        word = next(text for text in unknown if not _is_number(text))
        hint = did_you_mean(word, (*SHIPPED, *card_set.by_id))
        raise ViceroyError(f"{shown(word)} is no id of a card of this set, no shipped set and no file{hint}")
    return [by_text[text] for text in wanted]


# -- a table ----------------------------------------------------------------------------------------------------------


def _table(options: argparse.Namespace, cards: Sequence[Card]) -> Answer:
    """Write the characters among some cards as a table; a note tells how many laws it leaves out."""
    from viceroy.cardsets.tables import table_of
    from viceroy.model.cards import CharacterCard

    if has_card_files(options) or options.lang is not None:
        raise ViceroyError("--csv is a table with the names in all languages: give it without drawings and --lang")
    check_outputs(Output("--csv", options.csv))
    characters = [card for card in cards if isinstance(card, CharacterCard)]
    if not characters:
        raise ViceroyError("--csv is a table of characters, and none of these cards is one")
    write_output(options.csv, table_of(characters).encode("utf-8-sig"))  # by the mark at its start Excel knows UTF-8
    laws = len(cards) - len(characters)
    told = f"{counted(len(characters), 'character')} in the table {options.csv}\n"
    note = f"a table has characters only, so {counted(laws, 'law')} {'is' if laws == 1 else 'are'} not in it"
    return Answer("" if options.csv == STANDARD else told, notes=(note,) if laws else ())
