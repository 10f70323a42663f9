"""Questions about a card set with pictures: a pack that is opened or saved, and a picture that is added to a set.

In the page a set is one text and its pictures, by the names that the text has for them. It holds less than a pack on
a disk, as the browser keeps it, and a table sends it to each phone.
"""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import PurePosixPath
from typing import ClassVar

import attrs

from viceroy.cardsets import load_card_set
from viceroy.cardsets.archives import is_text, packed, unpacked
from viceroy.cardsets.card_set_form import FORMAT, CardSetForm
from viceroy.cardsets.files import is_table
from viceroy.cardsets.forms import card_forms
from viceroy.cardsets.loader import check_packed
from viceroy.cardsets.packs import ENDING, PICTURES, PackedPath
from viceroy.cardsets.pictures import Picture, picture_called, picture_of
from viceroy.cardsets.stack import Layer, SetFile, Stack
from viceroy.errors import BadFile, Problem, errors_of
from viceroy.model.cards import Card, CardSet, CharacterCard, Image, LawCard, PicturePath, name_in
from viceroy.text.yaml_text import checked_text
from viceroy.values import Value
from viceroy.web.questions import PageProblem, Unanswerable, given_set

MAX_PACK = 3_000_000
"""The most bytes of a pack that the page opens, also unpacked, and of the pictures of a set together."""
MAX_TEXTS = 600_000
"""The most bytes of the texts in it: four times as much as a set of the page has, as they may be several."""
_NAME = f"set{ENDING}"
_ADDRESS = re.compile(r"data:(image/[a-z+]+);base64,([A-Za-z0-9+/]*={0,2})")


@attrs.frozen(kw_only=True)
class SetPicture(Value):
    """A picture of a set, as the page keeps it."""

    file: str
    """Its name in the text of the set."""
    digest: str
    """The SHA-256 of its bytes, in hexadecimal digits."""
    address: str
    """The picture as an address of the scheme `data`."""

    @classmethod
    def of(cls, file: str, picture: Picture) -> SetPicture:
        """Return a picture with its digest."""
        return cls(file=file, digest=digest_of(picture.content), address=picture.address)


@attrs.frozen(kw_only=True)
class GivenPicture(Value):
    """A picture that the page has."""

    file: PicturePath
    """Its name in the text of the set."""
    address: str
    """The picture as an address of the scheme `data`."""


@attrs.frozen(kw_only=True)
class PackProblem(PageProblem):
    """A problem of a pack."""

    file: str
    """The file in the pack; empty for the pack itself."""
    column: int
    """The column, from 1."""


def digest_of(content: bytes) -> str:
    """Return the name of a picture by what is in it."""
    return sha256(content).hexdigest()


def given_picture(address: str) -> Picture | str:
    """Return the picture of an address, checked, or what is wrong with it."""
    found = _ADDRESS.fullmatch(address)
    try:
        return "is no picture" if found is None else picture_of(b64decode(found[2], validate=True))
    except ValueError:
        return "is damaged"


def _decoded(text: str, key: str) -> bytes:
    """Return the bytes that a key of a question has in base64; raises `Unanswerable`."""
    try:
        return b64decode(text, validate=True)
    except ValueError:
        raise Unanswerable(f"$.{key}: needs base64") from None


# -- a pack that is opened --------------------------------------------------------------------------------------------


@attrs.frozen(kw_only=True)
class PageSet(Value):
    """A set as the page keeps it."""

    id: str
    """The id of the set."""
    text: str
    """The text in YAML."""
    pictures: tuple[SetPicture, ...]
    """Its pictures."""


@attrs.frozen(kw_only=True)
class OpenPackAnswer(Value):
    """What is in a pack."""

    set: PageSet | None
    """The set; null if it has errors."""
    problems: tuple[PackProblem, ...]
    """What is wrong with the pack."""


@attrs.frozen(kw_only=True)
class OpenPackQuestion(Value):
    """What is in a pack."""

    ask: ClassVar = "open-pack"
    pack: str
    """The bytes of the pack in base64."""

    def answer(self) -> OpenPackAnswer:
        """Read the pack within all limits, its pictures too."""
        content = _decoded(self.pack, "pack")
        if len(content) > MAX_PACK:
            raise Unanswerable(f"$.pack: the page opens packs of at most {MAX_PACK:,} bytes")
        try:
            pack = unpacked(content, _NAME, MAX_PACK)
            if sum(len(member) for name, member in pack.members.items() if is_text(name)) > MAX_TEXTS:
                raise Unanswerable(f"the texts of this pack have more than {MAX_TEXTS:,} bytes, the most of the page")
            stack = Stack()
            stack.add_pack(pack)
        except BadFile as bad:
            return OpenPackAnswer(set=None, problems=_pack_problems(bad.problems))
        card_set = stack.card_set()
        look = stack.look() if card_set is not None else None
        problems = _pack_problems(stack.problems)
        if card_set is None or look is None or errors_of(stack.problems):
            return OpenPackAnswer(set=None, problems=problems)
        text, files = _text_of(stack, card_set, look.pictures)
        pictures = tuple(SetPicture.of(file, picture) for file, picture in sorted(files.items()))
        return OpenPackAnswer(set=PageSet(id=card_set.id, text=text, pictures=pictures), problems=problems)


def _pack_problems(problems: Iterable[Problem]) -> tuple[PackProblem, ...]:
    return tuple(
        PackProblem(
            file=each.file.removeprefix(_NAME).removeprefix("/"),
            line=each.line,
            column=each.column,
            severity=each.severity,
            code=each.code,
            message=each.message,
        )
        for each in problems
    )


def _text_of(stack: Stack, card_set: CardSet, pictures: Mapping[int, Picture]) -> tuple[str, dict[str, Picture]]:
    """Return a good set of a pack as one text, and its pictures by the names that the text has for them.

    A single file that extends at most a shipped set stays as it is. Of others all cards stand in one text, which
    changes the shipped set below.
    """
    [top, *below] = stack.own_layers[::-1]
    [part, *others] = top.parts
    if not below and not others and isinstance(part.file, PackedPath) and not is_table(part.file):
        text = checked_text(part.file.read(), _NAME).text
        return text, _by_file(card_set.cards, pictures)
    cards = tuple(_renamed(card, pictures) for card in card_set.cards)
    return _joined(card_set, cards, stack), _by_file(cards, pictures)


def _by_file(cards: Iterable[Card], pictures: Mapping[int, Picture]) -> dict[str, Picture]:
    return {card.image.file: pictures[card.number] for card in cards if card.image and card.number in pictures}


def _renamed(card: Card, pictures: Mapping[int, Picture]) -> Card:
    """Return a card whose picture has a name of its own, as those of several folders may have one name."""
    if card.image is None or card.number not in pictures:
        return card
    ending = next(end for end, kind in PICTURES.items() if kind == pictures[card.number].media_type)
    return attrs.evolve(card, image=Image(f"{card.number}-{card.id}{ending}", card.image.fit))


def _joined(card_set: CardSet, cards: tuple[Card, ...], stack: Stack) -> str:
    """Return cards as one text, which changes the shipped set below them, if there is one."""
    import yaml

    base = None if stack.shipped is None else load_card_set(stack.shipped)
    under, kept_below = ({}, ()) if base is None else (base.by_number, base.kept)
    own = [card for card in cards if card != under.get(card.number)]
    new = [card for card in own if card.number not in under]
    there = {card.number for card in cards}
    forms = [layer.form() for layer in stack.own_layers[::-1]]
    form = CardSetForm(
        FORMAT,
        card_set.id,
        card_set.names,
        extends=stack.shipped,
        drop=tuple(number for number in under if number not in there),
        replace=tuple(card for card in own if card.number in under),
        characters=tuple(card for card in new if isinstance(card, CharacterCard)),
        laws=tuple(card for card in new if isinstance(card, LawCard)),
        keep=tuple(number for number in card_set.kept if number not in kept_below) or "none",
        theme=next((form.theme for form in forms if form.theme is not None), None),
        **attrs.asdict(stack.credits),
    )
    data = card_forms().write(form, CardSetForm)
    return str(yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=120, default_flow_style=None))


# -- a pack that is saved, and a picture that is added ---------------------------------------------------------------


@attrs.frozen(kw_only=True)
class SavePackAnswer(Value):
    """A set as a pack."""

    pack: str | None
    """The bytes of the pack in base64; null if the set has errors."""
    problems: tuple[PackProblem, ...]
    """What is wrong with the set, or with its pictures."""


@attrs.frozen(kw_only=True)
class SavePackQuestion(Value):
    """What a set is as a pack."""

    ask: ClassVar = "pack"
    text: str
    """The text of the set."""
    pictures: tuple[GivenPicture, ...]
    """The pictures that the page has; those that no card names are left out."""

    def answer(self) -> SavePackAnswer:
        """Pack the set, and read the pack once more."""
        card_set, problems = given_set(self.text)
        if card_set is None:
            return SavePackAnswer(pack=None, problems=_pack_problems(problems))
        wanted = {card.image.file for card in card_set.cards if card.image is not None}
        members = {f"{card_set.id}.yaml": self.text.encode()}
        for given in self.pictures:
            picture = given_picture(given.address)
            if given.file in wanted and isinstance(picture, Picture):
                members[given.file] = picture.content
        layer = Layer.of_part(SetFile.of_text(self.text, ""))
        line = " · ".join(filter(None, (name_in(card_set.names, "en"), layer.form().credits.line)))
        content = packed(f"{card_set.id}.yaml", members, line)
        if len(content) > MAX_PACK:
            raise Unanswerable(f"the pictures are too large: the page packs at most {MAX_PACK:,} bytes")
        try:
            check_packed(content, card_set, _NAME)
        except BadFile as bad:
            return SavePackAnswer(pack=None, problems=_pack_problems(bad.problems))
        return SavePackAnswer(pack=b64encode(content).decode(), problems=())


@attrs.frozen(kw_only=True)
class ImageAnswer(Value):
    """A picture that a card may have."""

    picture: SetPicture | None
    """The picture; null for what no card may show."""
    fault: str
    """What is wrong with it; empty for a good one."""


@attrs.frozen(kw_only=True)
class ImageQuestion(Value):
    """Whether a file may be the picture of a card."""

    ask: ClassVar = "image"
    file: PicturePath
    """Its name in the text of the set."""
    content: str
    """Its bytes in base64."""

    def answer(self) -> ImageAnswer:
        """Check the picture."""
        found = picture_called(PurePosixPath(self.file).suffix, _decoded(self.content, "content"))
        if isinstance(found, str):
            return ImageAnswer(picture=None, fault=found)
        return ImageAnswer(picture=SetPicture.of(self.file, found), fault="")


QUESTIONS = (OpenPackQuestion, SavePackQuestion, ImageQuestion)
