"""The files that `viceroy cards` writes: drawings, sheets to print, decks for Tabletop Simulator, sentences."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar
from urllib.parse import quote

import attrs

from viceroy.cli.answer import Answer
from viceroy.cli.files import STANDARD, Output, check_outputs, make_folder, write_output
from viceroy.cli.output import chosen_catalog
from viceroy.errors import ViceroyError
from viceroy.messages import counted, joined, numbers_text, shown

if TYPE_CHECKING:
    from viceroy.cardsets.looks import Credits, Theme
    from viceroy.model.cards import Card, CardSet
    from viceroy.render.card_pictures import Look, Looks
    from viceroy.values import Named
    from viceroy.wording.catalog import Catalog

# -- options ----------------------------------------------------------------------------------------------------------

_DPI, _LEAST_DPI, _MOST_DPI = 300, 72, 1200


def has_card_files(options: argparse.Namespace) -> bool:
    """Whether the options ask for files of cards."""
    files = (options.svg, options.png, options.sheet, options.tabletop, options.sentences)
    return any(file is not None for file in files)


def check_card_options(options: argparse.Namespace) -> None:
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
    if options.url is not None and options.tabletop is None:
        raise ViceroyError("--url is where Tabletop Simulator finds pictures: give --tabletop FOLDER too")
    if options.url is not None and not options.url.startswith(("http://", "https://")):
        raise ViceroyError(f"--url {shown(options.url)} is no address: it begins with https://")


_Choice = TypeVar("_Choice", bound="Named")


def _named(option: str, word: str | None, default: _Choice) -> _Choice:
    """Return the choice that an option names."""
    choices = {str(each): each for each in type(default)}
    if word is not None and word not in choices:
        raise ViceroyError(f"{option} {shown(word)} is not known; write {joined(choices, 'or')}")
    return default if word is None else choices[word]


# -- files ------------------------------------------------------------------------------------------------------------


class _Made(NamedTuple):
    """What an option makes: files with their contents, the folder that they need, and what is told of them."""

    option: str
    files: dict[str, bytes]
    told: str
    folder: str | None = None


@attrs.frozen
class CardFiles:
    """Some cards of a set, and what options want of them."""

    options: argparse.Namespace
    card_set: CardSet
    cards: Sequence[Card]
    looks: Looks
    credits: Credits

    def write(self) -> Answer:
        """Write all files; none before all are made."""
        made = [*self._made()]
        files = {file: content for each in made for file, content in each.files.items()}
        check_outputs(*(Output(each.option, file) for each in made for file in each.files))
        for each in made:
            if each.folder is not None:
                make_folder(Path(each.folder))
        for file, content in files.items():
            write_output(file, content)
        text = "" if STANDARD in files else "".join(f"{each.told}\n" for each in made)
        drawn = [file for each in made if each.option != "--sentences" for file in each.files]
        return Answer(text, notes=(*self._small_print(), *self._without_font(drawn)) if drawn else ())

    def _made(self) -> Iterator[_Made]:
        for option, target, make in (
            ("--svg", self.options.svg, self._drawings),
            ("--png", self.options.png, self._pngs),
            ("--sheet", self.options.sheet, self._sheets),
            ("--tabletop", self.options.tabletop, self._tabletop),
            ("--sentences", self.options.sentences, self._sentences),
        ):
            if target is not None:
                yield make(option, target)

    @property
    def _catalog(self) -> Catalog:
        return chosen_catalog(self.options.lang)

    @property
    def _title(self) -> str:
        from viceroy.model.cards import name_in

        return name_in(self.card_set.names, self._catalog.language)

    def _look(self, card: Card) -> Look:
        from viceroy.render.card_pictures import PLAIN

        return self.looks.get(card.number, PLAIN)

    # -- single cards ---------------------------------------------------------------------------------------------

    def _drawings(self, option: str, target: str) -> _Made:
        return self._singles(option, target, "drawing", str.encode)

    def _pngs(self, option: str, target: str) -> _Made:
        from viceroy.render.png import png_to_print

        dpi = self.options.dpi or _DPI
        return self._singles(option, target, "picture", lambda drawing: png_to_print(drawing, dpi))

    def _singles(self, option: str, target: str, kind: str, form: Callable[[str], bytes]) -> _Made:
        """Draw each card into a file of a folder, or the only one into the file that is named."""
        ending = f".{option.removeprefix('--')}"
        if Path(target).suffix.lower() == ending and not Path(target).is_dir():
            return _Made(option, {target: form(self._only_one(option, target))}, f"The {kind} is in {target}")
        files = {file: form(drawing) for file, drawing in self._in_folder(Path(target), ending).items()}
        return _Made(option, files, f"{counted(len(files), kind)} in the folder {target}", target)

    def _only_one(self, option: str, target: str) -> str:
        if self.options.backs:
            raise ViceroyError(f"{option} {shown(target)} is the drawing of one card, without its back: name a folder")
        card, *others = dict.fromkeys(self.cards)
        if others:
            many = counted(len(others) + 1, "card")
            raise ViceroyError(f"{option} {shown(target)} is the drawing of one card, not of {many}: name a folder")
        return self._card(card)

    def _in_folder(self, folder: Path, ending: str) -> dict[str, str]:
        from viceroy.render.card_pictures import back_svg

        digits = len(str(max(self.card_set.by_number)))  # so that names sort as numbers do
        drawn = {str(folder / f"{card.number:0{digits}}-{card.id}{ending}"): self._card(card) for card in self.cards}
        names: dict[Theme | None, str] = {None: ""}
        for card in self.cards if self.options.backs else ():  # one for all cards of a kind and a theme
            look, other = self._look(card), f"-{len(names)}" if len(names) > 1 else ""
            name = names.setdefault(look.theme, f"-{self.card_set.id}{other}")
            file = str(folder / f"back-{card.kind.value}{name}{ending}")
            if file not in drawn:
                drawn[file] = back_svg(card.kind, self._title, look, bleed=self.options.bleed)
        return drawn

    def _card(self, card: Card) -> str:
        from viceroy.render.card_pictures import card_svg

        return card_svg(card, self._catalog, self._look(card), bleed=self.options.bleed)

    # -- sheets to print ------------------------------------------------------------------------------------------

    def _sheets(self, option: str, file: str) -> _Made:
        """Make one PDF, or SVG pages: the file itself if there is one, else numbered files beside it."""
        from viceroy.render.print_sheets import Flip, Paper, pdf_of, print_sheet

        path = Path(file)
        kind = ".pdf" if file == STANDARD else path.suffix.lower()
        if kind not in (".svg", ".pdf"):
            raise ViceroyError(f"a sheet is an SVG or a PDF: let the name of {file!r} end in .svg or .pdf")
        sheet = print_sheet(
            self.cards,
            self._title,
            _named("--paper", self.options.paper, Paper.A4),
            self._catalog,
            self.looks,
            self.credits.line,
            bleed=self.options.bleed,
            backs=self.options.backs,
            flip=_named("--flip", self.options.flip, Flip.LONG),
        )
        many = f"{counted(len(self.cards), 'card')} to print and cut"
        if kind == ".pdf":
            return _Made(option, {file: pdf_of(sheet)}, f"{many}: {file}")
        digits = len(str(len(sheet.pages)))
        names = [path.with_name(f"{path.stem}-{at:0{digits}}{path.suffix}") for at in range(1, len(sheet.pages) + 1)]
        files = [file] if len(names) == 1 else [*map(str, names)]
        span = file if len(files) == 1 else f"{files[0]} to {files[-1]}"
        pages = {name: page.encode() for name, page in zip(files, sheet.pages, strict=True)}
        return _Made(option, pages, f"{many}: {span}")

    # -- Tabletop Simulator ---------------------------------------------------------------------------------------

    def _tabletop(self, option: str, target: str) -> _Made:
        """Make the pictures and the saved object, which says where they are: in the folder, or at an address."""
        from viceroy.render.png import png_of
        from viceroy.render.tabletop import Tabletop

        name, folder = self.card_set.id, Path(target)
        table = Tabletop(name, self._title, tuple(self.cards), self._catalog, self.looks, self.credits.line)
        where = f"file:///{folder.resolve().as_posix().removeprefix('/')}"  # as the game itself writes it

        def address(file: str) -> str:
            return f"{where}/{file}" if self.options.url is None else f"{self.options.url.rstrip('/')}/{quote(file)}"

        saved = json.dumps(table.saved_object(address), indent=2, ensure_ascii=False) + "\n"
        files = {str(folder / file): png_of(each.drawing, each.width) for file, each in table.pictures.items()}
        files[str(folder / f"{name}.json")] = saved.encode()
        many = counted(len(self.cards), "card")
        told = f"{many} for Tabletop Simulator in the folder {target}; copy {name}.json to its saved objects"
        return _Made(option, files, told, target)

    # -- sentences ------------------------------------------------------------------------------------------------

    def _sentences(self, option: str, file: str) -> _Made:
        """Make a page or a text of all laws with their sentences."""
        from viceroy.model.cards import LawCard
        from viceroy.render.sentences import sentences_page, sentences_text

        kind = ".txt" if file == STANDARD else Path(file).suffix.lower()
        if kind not in (".html", ".txt"):
            raise ViceroyError(f"sentences are a page or a text: let the name of {file!r} end in .html or .txt")
        laws = [card for card in dict.fromkeys(self.cards) if isinstance(card, LawCard)]
        if not laws:
            raise ViceroyError("--sentences is for laws, and none of these cards is one")
        write = sentences_page if kind == ".html" else sentences_text
        text = write(laws, self._title, self._catalog, self.credits.line)
        return _Made(option, {file: text.encode()}, f"The sentences of {counted(len(laws), 'law')} are in {file}")

    # -- notes ----------------------------------------------------------------------------------------------------

    def _small_print(self) -> Iterator[str]:
        """Yield a note if some type is so small that it is hard to read, since cards say so much."""
        from viceroy.render.card_pictures import READABLE, smallest_text

        sizes = {card.number: smallest_text(card, self._catalog, self._look(card)) for card in self.cards}
        small = [number for number, size in sizes.items() if size < READABLE]
        if small:
            smallest = min(sizes.values())
            yield f"some type is smaller than {READABLE} pt, down to {smallest:.1f} pt, on {numbers_text(small)}"

    def _without_font(self, files: Iterable[str]) -> tuple[str, ...]:
        """Return a note if a picture lacks letters of names; an SVG drawing uses the fonts of whoever looks at it."""
        from viceroy.render.cards import name_of
        from viceroy.render.png import font_notes, small_pngs
        from viceroy.render.print_sheets import pages_as_pngs

        kinds = {".pdf" if file == STANDARD else Path(file).suffix.lower() for file in files}
        if kinds.isdisjoint((".pdf", ".png")):
            return ()
        names = [name_of(card, self._catalog.language) for card in self.cards]
        return font_notes(names, pages_as_pngs if ".pdf" in kinds else small_pngs)
