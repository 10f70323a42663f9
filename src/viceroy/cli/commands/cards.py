"""`viceroy cards`: the cards of a set, as text, as drawings, and on sheets to print."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from viceroy.cli.answer import Answer
from viceroy.cli.files import (
    STANDARD,
    Output,
    OutputEnding,
    check_outputs,
    file_name,
    input_file,
    make_folder,
    output_file,
    write_output,
)
from viceroy.cli.output import add_language_option, chosen_catalog
from viceroy.errors import ViceroyError
from viceroy.messages import counted, did_you_mean, joined, numbers_text, shown

if TYPE_CHECKING:
    from viceroy.cardsets.looks import Credits, Theme
    from viceroy.model.cards import Card, CardSet
    from viceroy.render.card_pictures import Look, Looks
    from viceroy.values import Named
    from viceroy.wording.catalog import Catalog

HELP = "list the cards of a set, show some, or draw them"
EXAMPLES = """\
  viceroy cards                               list the printed cards
  viceroy cards 32 paladin                    show two of them, by number and by id
  viceroy cards workshop --own                list those that the set itself has, on top of the printed ones
  viceroy cards printed --svg drawings        draw each card into a file of this folder
  viceroy cards printed --sheet cards.pdf     ... or all on sheets to print and cut
  viceroy cards my-set.yaml --png cards --bleed --backs   ... or as pictures for a printer
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
    _check_options(options)
    if options.csv is not None:
        return _table(options, cards)
    if any(option is not None for option in (options.svg, options.png, options.sheet)):
        from viceroy.render.card_pictures import looks_of

        return _drawn(options, card_set, cards, looks_of(look_of(name)), credits_of(name))
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

    if any(option is not None for option in (options.svg, options.png, options.sheet, options.lang)):
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


# -- drawings ---------------------------------------------------------------------------------------------------------


def _drawn(
    options: argparse.Namespace, card_set: CardSet, cards: Sequence[Card], looks: Looks, credits: Credits
) -> Answer:
    """Draw cards as the options want; nothing is written before all is drawn."""
    from viceroy.model.cards import name_in

    catalog, title = chosen_catalog(options.lang), name_in(card_set.names, chosen_catalog(options.lang).language)
    singles: list[tuple[str, str, dict[str, bytes]]] = []
    pages: dict[str, bytes] = {}
    told: list[str] = []
    for option, target in (("--svg", options.svg), ("--png", options.png)):
        if target is None:
            continue
        drawn = _drawings(option, target, card_set, cards, _Artist(catalog, looks, title, options.bleed, options.backs))
        files = {file: _in_format(option, drawing, options.dpi or _DPI) for file, drawing in drawn.items()}
        singles.append((option, target, files))
        kind = "drawing" if option == "--svg" else "picture"
        if target in files:
            told.append(f"The {kind} is in {target}")
        else:
            told.append(f"{counted(len(files), kind)} in the folder {target}")
    if options.sheet is not None:
        pages = _sheets(options, card_set, cards, catalog, looks, credits)
        told.append(f"{counted(len(cards), 'card')} to print and cut: {_names(pages)}")
    outputs = (Output(option, file) for option, _, files in singles for file in files)
    check_outputs(*outputs, *(Output("--sheet", file) for file in pages))
    for _, target, files in singles:
        if target not in files:
            make_folder(Path(target))
    for file, content in {file: content for _, _, files in singles for file, content in files.items()}.items():
        write_output(file, content)
    for file, content in pages.items():
        write_output(file, content)
    text = "" if options.sheet == STANDARD else "".join(f"{line}\n" for line in told)
    made = [*pages] if pages else [file for option, _, files in singles if option == "--png" for file in files]
    return Answer(text, notes=(*_small_print(cards, catalog, looks), *_without_font(cards, catalog, made)))


_DPI, _LEAST_DPI, _MOST_DPI = 300, 72, 1200


def _check_options(options: argparse.Namespace) -> None:
    """Raise `ViceroyError` for options that change what is not asked for."""
    is_drawn = any(option is not None for option in (options.svg, options.png, options.sheet))
    if options.paper is not None and options.sheet is None:
        raise ViceroyError("--paper is the paper of sheets: give --sheet FILE too")
    if options.flip is not None and (options.sheet is None or not options.backs):
        raise ViceroyError("--flip is how sheets with backs are printed: give --sheet FILE and --backs too")
    if options.dpi is not None and options.png is None:
        raise ViceroyError("--dpi is the resolution of PNGs: give --png FOLDER too")
    if options.dpi is not None and not _LEAST_DPI <= options.dpi <= _MOST_DPI:
        raise ViceroyError(f"--dpi {options.dpi} is not possible; it goes from {_LEAST_DPI} to {_MOST_DPI}")
    for option, what in (("bleed", "lets cards reach over their edges"), ("backs", "draws backs")):
        if getattr(options, option) and not is_drawn:
            raise ViceroyError(f"--{option} {what}: give --svg FOLDER, --png FOLDER or --sheet FILE too")


def _in_format(option: str, drawing: str, dpi: int) -> bytes:
    from viceroy.render.png import png_to_print

    return drawing.encode() if option == "--svg" else png_to_print(drawing, dpi)


class _Artist(NamedTuple):
    """Draws the cards of a set, and their backs."""

    catalog: Catalog
    looks: Looks
    title: str
    bleed: bool
    backs: bool

    def look(self, card: Card) -> Look:
        from viceroy.render.card_pictures import PLAIN

        return self.looks.get(card.number, PLAIN)

    def card(self, card: Card) -> str:
        from viceroy.render.card_pictures import card_svg

        return card_svg(card, self.catalog, self.look(card), bleed=self.bleed)

    def back(self, card: Card) -> str:
        from viceroy.render.card_pictures import back_svg

        return back_svg(card.kind, self.title, self.look(card), bleed=self.bleed)


def _names(pages: Iterable[str]) -> str:
    first, *others = pages
    return f"{first} to {others[-1]}" if others else first


def _drawings(option: str, target: str, card_set: CardSet, cards: Sequence[Card], artist: _Artist) -> dict[str, str]:
    """Return the drawings by their files: those of a folder, or the only one, if the target is the name of a file."""
    folder, ending = Path(target), f".{option.removeprefix('--')}"
    if folder.suffix.lower() == ending and not folder.is_dir():
        if artist.backs:
            raise ViceroyError(f"{option} {shown(target)} is the drawing of one card, without its back: name a folder")
        drawings = {card.number: artist.card(card) for card in cards}
        if len(drawings) != 1:
            many = counted(len(drawings), "card")
            raise ViceroyError(f"{option} {shown(target)} is the drawing of one card, not of {many}: name a folder")
        return {target: drawings.popitem()[1]}
    digits = len(str(max(card_set.by_number)))  # so that names sort as numbers do
    drawn = {str(folder / f"{card.number:0{digits}}-{card.id}{ending}"): artist.card(card) for card in cards}
    names: dict[Theme | None, str] = {None: ""}
    for card in cards if artist.backs else ():  # one for all cards of a kind and a theme
        name = names.setdefault(artist.look(card).theme, f"-{card_set.id}{f'-{len(names)}' if len(names) > 1 else ''}")
        file = str(folder / f"back-{card.kind.value}{name}{ending}")
        if file not in drawn:
            drawn[file] = artist.back(card)
    return drawn


def _sheets(
    options: argparse.Namespace,
    card_set: CardSet,
    cards: Sequence[Card],
    catalog: Catalog,
    looks: Looks,
    credits: Credits,
) -> dict[str, bytes]:
    """Return one PDF, or SVG pages: the file itself if there is one, else numbered files beside it."""
    from viceroy.model.cards import name_in
    from viceroy.render.print_sheets import Flip, Paper, pdf_of, print_sheet

    file = options.sheet
    path = Path(file)
    kind = ".pdf" if file == STANDARD else path.suffix.lower()
    if kind not in (".svg", ".pdf"):
        raise ViceroyError(f"a sheet is an SVG or a PDF: let the name of {file!r} end in .svg or .pdf")
    sheet = print_sheet(
        cards,
        name_in(card_set.names, catalog.language),
        _named("--paper", options.paper, Paper.A4),
        catalog,
        looks,
        credits.line,
        bleed=options.bleed,
        backs=options.backs,
        flip=_named("--flip", options.flip, Flip.LONG),
    )
    if kind == ".pdf":
        return {file: pdf_of(sheet)}
    if len(sheet.pages) == 1:
        return {file: sheet.pages[0].encode()}
    digits = len(str(len(sheet.pages)))
    return {
        str(path.with_name(f"{path.stem}-{index:0{digits}}{path.suffix}")): page.encode()
        for index, page in enumerate(sheet.pages, start=1)
    }


_Choice = TypeVar("_Choice", bound="Named")


def _named(option: str, word: str | None, default: _Choice) -> _Choice:
    """Return what a word of an option names."""
    choices = {str(each): each for each in type(default)}
    if word is not None and word not in choices:
        raise ViceroyError(f"{option} {shown(word)} is not known; write {joined(choices, 'or')}")
    return default if word is None else choices[word]


def _small_print(cards: Iterable[Card], catalog: Catalog, looks: Looks) -> Iterator[str]:
    """Yield a note if some type is so small that it is hard to read, since cards say so much."""
    from viceroy.render.card_pictures import PLAIN, READABLE, smallest_text

    sizes = {card.number: smallest_text(card, catalog, looks.get(card.number, PLAIN)) for card in cards}
    small = [number for number, size in sizes.items() if size < READABLE]
    if small:
        smallest = min(sizes.values())
        yield f"some type is smaller than {READABLE} pt, down to {smallest:.1f} pt, on {numbers_text(small)}"


def _without_font(cards: Iterable[Card], catalog: Catalog, files: Sequence[str]) -> tuple[str, ...]:
    """Return a note if a PDF lacks letters of names; an SVG drawing uses the fonts of whoever looks at it."""
    if not files or files[0].lower().endswith(".svg"):
        return ()
    from viceroy.render.cards import name_of
    from viceroy.render.png import font_notes
    from viceroy.render.print_sheets import pages_as_pngs

    return font_notes((name_of(card, catalog.language) for card in cards), pages_as_pngs)
