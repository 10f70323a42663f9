"""The forms of a score sheet: a class for each object that people write, with its keys, limits and shorthands."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Any, Literal, Self

import attrs

from viceroy.cardsets import PRINTED
from viceroy.cardsets.card_set_form import TextLine
from viceroy.cardsets.forms import card_forms
from viceroy.documents.advice import written
from viceroy.documents.alternatives import ByKey
from viceroy.documents.descriptions import Schema, field_text
from viceroy.documents.forms import Advice, Slips
from viceroy.documents.reader import UNREAD, is_whole
from viceroy.documents.registry import FormRegistry
from viceroy.documents.rules import ANYTHING, Refused, both, having, register, without, word
from viceroy.errors import Code
from viceroy.model.cards import TOP_LEVEL, Names, Sections
from viceroy.model.editions import EDITIONS, ENGLISH, LIMITS, OPTIONS, Edition
from viceroy.model.points import PointsClause
from viceroy.model.pyramid import Section
from viceroy.model.quantities import MOST, CardKind
from viceroy.model.tokens import MAX_PLAYERS, NO_GEMS, CircleBonus, Color, Gems, Tokens
from viceroy.scoring.score import PaintingChoice
from viceroy.sheets.lying import POINTS, REWARDS
from viceroy.text.slips import levels_drawn
from viceroy.values import Between, Called, Described, Items, Key, Wanted, serialized
from viceroy.wording.synonyms import synonymous

FORMAT: Literal["score-sheet/1"] = "score-sheet/1"
MAX_PLACES = 100  # of a level

SheetCount = Annotated[int, Between(0, MOST), Described("count", "How many there are, 0 to 99.")]
FromOne = Annotated[int, Between(1, MOST)]


@cache
def sheet_forms() -> FormRegistry:
    """Return the forms of score sheets and of all that is in them."""
    forms = FormRegistry(based_on=card_forms())
    register_sheets(forms)
    return forms


def register_sheets(forms: FormRegistry) -> None:
    """Register what the forms of sheets, and of the cards and editions on them, do not say themselves."""
    of_kinds = {"card": NamedCardForm, "sections": DescribedCardForm, "": NamedCardForm}
    needs = "a card needs 'card' with its number or id, or 'sections' if it is of no set"
    forms.register(CardForm, lambda: ByKey({key: forms.record_of(kind) for key, kind in of_kinds.items()}, needs=needs))
    forms.slips(SheetForm, Slips((of_edition, _of_position)))
    forms.slips(PlayerForm, Slips((counted_points, _on_cards, _of_position), {"pyramid": _drawn, "attack": _owed}))
    forms.slips(GemsForm, Slips((infinite_behind_screen,)))
    forms.slips(NamedCardForm, Slips((_numbered, _skipped)))
    forms.schema(SheetForm, _change_sheet)
    forms.schema(PlayerForm, _change_player)
    register(forms, {DescribedCardForm: (_ONLY_LAWS_SCORE,)}, {})
    forms.schema(EditionForm, _change_edition)


# -- small values -----------------------------------------------------------------------------------------------------


@serialized(key="gems", is_sparse=True)
@attrs.frozen
class GemsForm:
    """How many gems of each color; colors left out are 0."""

    blue: Annotated[SheetCount, Called("the entry for blue gems")] = 0
    """How many are blue."""
    red: Annotated[SheetCount, Called("the entry for red gems")] = 0
    """How many are red."""
    green: Annotated[SheetCount, Called("the entry for green gems")] = 0
    """How many are green."""
    yellow: Annotated[SheetCount, Called("the entry for yellow gems")] = 0
    """How many are yellow."""

    def value(self) -> Gems:
        """Return the gems in the order of the colors."""
        return self.blue, self.red, self.green, self.yellow


@serialized(key="tokens", is_sparse=True)
@attrs.frozen(kw_only=True)
class LyingTokensForm:
    """The tokens that lie on a card; kinds left out are 0."""

    power: tuple[FromOne, ...] = ()
    """The points of each power token."""
    science: SheetCount = 0
    """How many science tokens."""
    magic: SheetCount = 0
    """How many magic tokens."""
    defense: SheetCount = 0
    """How many defense tokens."""
    magic_bonus: tuple[FromOne, ...] = ()
    """The value of each magic bonus token."""
    circle_bonus: tuple[CircleBonus, ...] = ()
    """The color and value of each circle bonus token."""

    @classmethod
    def of(cls, tokens: Tokens) -> Self:
        """Convert tokens to their written form."""
        return cls(**{field.name: getattr(tokens, field.name) for field in attrs.fields(cls)})

    def value(self) -> Tokens:
        """Return the tokens, the values of each kind in order."""
        return Tokens(self.science, self.magic, self.defense, self.power, self.magic_bonus, self.circle_bonus)


WrittenChoice = Annotated[
    Literal["points", "rewards"] | FromOne | Annotated[tuple[FromOne, ...], Items(1)],
    Wanted(f"choice needs {POINTS} or {REWARDS} (level 5), or a whole number (a law)"),
]
Stored = Annotated[
    GemsForm | SheetCount, Wanted("stored gems need a whole number, or colors with numbers such as {red: 2, blue: 3}")
]
CardName = Annotated[
    int | TextLine,
    Wanted("a card is its number, its id or a mapping"),
    Described("card_name", "The number printed on a card, or its id in the card set."),
]
Tucked = Annotated[
    SheetCount | tuple[CardName, ...], Wanted("tucked cards are a list of numbers, or how many there are")
]


# -- cards ------------------------------------------------------------------------------------------------------------


@serialized(key="named_card", title="a card", is_sparse=True)
@attrs.frozen
class NamedCardForm:
    """A card of the card set, and what the sheet says about it."""

    card: CardName
    """Which card it is: the number printed on it, or its id in the card set."""
    choice: WrittenChoice | None = None
    """What was chosen. A character on level 5: points (a 15-point token, the default) or rewards (those of rows 1 to
    3). A law that offers a choice: which option, counted from 1 in the order of the card; a list of numbers, if a law
    offers several choices."""
    tokens: LyingTokensForm | None = None
    """The tokens that lie on the card. Default: those that it prints for its level (doubled by each law under it that
    doubles them)."""
    infinite_gems: tuple[Color, ...] | None = None
    """The colors of the infinite gems on the card; [] for none. Default: the one that it prints for its level, if
    any."""
    gems: Stored | None = None
    """Gems that a law stored on itself: how many, or how many of each color. Default: none."""
    tucked: Tucked | None = None
    """The cards that lie under this one: their numbers or ids, or only how many. Default: none."""


@serialized(key="described_card", title="a card of no set", is_sparse=True)
@attrs.frozen(kw_only=True)
class DescribedCardForm:
    """A card that is in no card set, with all that scoring needs to know of it."""

    sections: Sections
    """The colors of the card's sections."""
    number: Annotated[int, Between(1, 9999)] | None = None
    """The number printed on the card, if any. It may be that of another card."""
    names: Annotated[Names | None, Key("name")] = None
    """What people call the card, by language. Default: it has no name."""
    kind: CardKind = CardKind.CHARACTER
    """Whether it is a character or a law. Default: character."""
    tokens: LyingTokensForm | None = None
    """The tokens that lie on the card. Default: none."""
    infinite_gems: tuple[Color, ...] | None = None
    """The colors of the infinite gems on the card. Default: none."""
    gems: Stored | None = None
    """Gems that a law stored on itself: how many, or how many of each color. Default: none."""
    tucked: Tucked | None = None
    """The cards of the set that lie under this one: their numbers or ids, or only how many. Default: none."""
    scoring: tuple[PointsClause, ...] | None = None
    """For a law: what it is worth at the end of the game, in the law language. Each clause counts for itself."""


_ONLY_LAWS_SCORE = Refused(
    both(without(having(kind=word(CardKind.LAW))), having(scoring=ANYTHING)),
    "only a law has 'scoring': write 'kind: law' beside it",
    Code.WRONG_VALUE,
)

CardForm = NamedCardForm | DescribedCardForm
CardEntry = Annotated[int | TextLine | CardForm | None, Wanted("a card is its number, its id or a mapping")]
Cards = Annotated[
    tuple[CardEntry, ...],
    Items(most=MAX_PLACES),
    Described(
        "cards",
        "The cards of a level from left to right, at least one.",
        lambda: {"contains": {"not": {"type": "null"}}},
    ),
]


# -- editions ---------------------------------------------------------------------------------------------------------


def _option_type(option: str) -> Any:
    if option in LIMITS:
        return Annotated[int, LIMITS[option]] | None
    kind = type(OPTIONS[option][0])
    return bool | None if kind is bool else Literal[OPTIONS[option]] | None


EditionName: Any = Literal[tuple(EDITIONS)]
_NAME: Any = Annotated[EditionName, Called("the name of an edition")]
_OPTIONS = {option: attrs.field(default=None, type=_option_type(option)) for option in OPTIONS}
EditionForm: Any = attrs.make_class("EditionForm", {"name": attrs.field(type=_NAME), **_OPTIONS}, frozen=True)
EditionForm.__doc__ = "A printed edition, and the rule options that were played otherwise."
serialized(key="edition_with_options", title="edition", is_sparse=True)(EditionForm)


def edition_of(form: Any) -> Edition:
    """Return the edition of a form: the english one where the name could not be read; unread options as printed."""
    if form is UNREAD or isinstance(form, str):
        return EDITIONS[ENGLISH.name if form is UNREAD else form]
    options = {option: getattr(form, option) for option in OPTIONS}
    changed = {option: value for option, value in options.items() if value is not None and value is not UNREAD}
    return edition_of(form.name).with_options(**changed)


def edition_form(edition: Edition) -> Any:
    """Return the form of an edition: the printed one of its name, or the nearest, and the options that differ."""

    def changed(book: Edition) -> dict[str, Any]:
        values = {option: getattr(edition, option) for option in OPTIONS}
        return {option: value for option, value in values.items() if value != getattr(book, option)}

    book = EDITIONS.get(edition.name) or min(EDITIONS.values(), key=lambda book: len(changed(book)))
    return EditionForm(book.name, **changed(book)) if changed(book) else book.name


# -- players ----------------------------------------------------------------------------------------------------------


@serialized(key="level_with_skip", is_sparse=True)
@attrs.frozen(kw_only=True)
class LevelForm:
    """A level of which places stay empty on the left."""

    cards: Cards
    """The cards of the level, from left to right, the first of them at the place after the empty ones."""
    skip: SheetCount | None = None
    """How many places of this level stay empty on the left. Default: 0."""


LevelEntry = Annotated[
    Cards | LevelForm,
    Wanted("{what} is a list of cards such as [32, 5, 17], or a mapping with 'skip' and 'cards'"),
    Described("upper_level", "The cards of a level, from place 0 on; or how many places stay empty before them."),
]


@serialized(key="painted_section", title="a painted section")
@attrs.frozen
class PaintForm:
    """One gem from behind the screen on one section of a circle."""

    circle: Annotated[
        tuple[Annotated[int, Between(2, TOP_LEVEL)], Annotated[int, Between(0)]],
        Called("the place [level, x] of a circle's upper card"),
    ]
    """The circle, named by the place of its upper card: [level, x], with x counted from 0 as in the pyramid."""
    section: Section
    """left: the top-right corner of the left lower card; right: the top-left corner of the right lower card;
    bottom_left and bottom_right: the halves of the upper card's lower edge."""
    color: Color
    """The color of the gem, which the section then has."""


@serialized(key="player", is_sparse=True)
@attrs.frozen(kw_only=True)
class PlayerForm:
    """One player: what lies in the pyramid and what is left behind the screen."""

    name: Annotated[TextLine, Called("the name of a player")]
    """The player's name; each player has another. Spaces around it do not count."""
    pyramid: Annotated[tuple[LevelEntry, ...], Called("a pyramid", "level {n}")]
    """The cards by levels, level 1 first, each level from left to right. A card above level 1 at place x rests on
    places x and x + 1 of the level below; places are counted from 0."""
    gems: GemsForm | None = None
    """The gems left behind the screen, by color, before anything is painted. Infinite gems and gems stored on laws are
    written at their cards. Colors left out are 0."""
    attack: SheetCount = 0
    """How many attack tokens are left behind the screen. Default: 0."""
    painting: PaintingChoice | tuple[PaintForm, ...] = PaintingChoice.BEST
    """How the leftover gems were painted on circles: best (found by the program, the default), none, or a list of
    painted sections."""

    @property
    def owned(self) -> Gems:
        """The gems left behind the screen; none if nothing is written, or what is written could not be read."""
        return self.gems.value() if is_whole(self.gems) and self.gems is not None else NO_GEMS


@serialized(key="score_sheet", is_sparse=True)
@attrs.frozen(kw_only=True)
class SheetForm:
    """What a table writes down after a game of Viceroy, to have it scored.

    The least that must be written is the numbers printed on the cards.
    """

    format: Literal["score-sheet/1"]
    """What this file is, and in which version: always score-sheet/1."""
    players: Annotated[tuple[PlayerForm, ...], Items(1), Called("players", "player {n}")]
    """The real players, one to four, in any order. Virtual opponents are left out: they score nothing."""
    card_set: TextLine = PRINTED
    """The cards that were played with: the name of a shipped set, or the path of a file or folder, relative to this
    file. Default: printed."""
    edition: EditionName | EditionForm = ENGLISH.name
    """Whose rules were played: the name of a printed edition, or a mapping of its name and the options that were
    played otherwise. Default: english."""


# -- slips of the pen -------------------------------------------------------------------------------------------------

_OF_A_MOMENT = ("turn", "phase", "auction", "round", "row", "decks", "bank", "actions", "seed", "hand", "won", "chosen")
_POINTS = ("total", "totals", "points", "score", "rank")
_INFINITE = ("infinite", "infinite_gem", "infinite_gems")


def of_edition(key: str, data: Mapping[str, Any]) -> Advice | None:
    """Advise on an option of the edition that stands beside it."""
    if key not in OPTIONS:
        return None
    edition = data.get("edition")
    name = edition if isinstance(edition, str) and edition in EDITIONS else ENGLISH.name
    return f"; write edition: {{name: {name}, {key}: {written(data[key])}}}", ["edition"]


def counted_points(key: str, _: Mapping[str, Any]) -> Advice | None:
    """Advise on the points of a player, which no file says."""
    return (f"; points are counted from the pyramid: leave {key} out", ()) if key in _POINTS else None


def _on_cards(key: str, _: Mapping[str, Any]) -> Advice | None:
    """Advise on tokens of a player: they lie on cards."""
    told = f"; tokens lie on cards, which count them: leave {key} out"
    return (told, ()) if synonymous(key, attrs.fields_dict(LyingTokensForm)) else None


def _drawn(value: Any, _: Mapping[str, Any]) -> str:
    """Advise to write a pyramid that is drawn as its levels."""
    levels = levels_drawn(value) if isinstance(value, str) else []
    return f"; the bottom row comes first: write pyramid: {levels}" if levels else ""


def _owed(value: Any, _: Mapping[str, Any]) -> str:
    """Advise on the points of attack tokens."""
    is_less = type(value) is int and value < 0
    return "; attack is how many attack tokens are left, not their points" if is_less else ""


def _skipped(key: str, data: Mapping[str, Any]) -> Advice | None:
    """Advise to write how many places stay empty on the left of a level beside its cards."""
    if key != "skip" or type(data[key]) is not int:
        return None
    card = {name: value for name, value in data.items() if name != key}
    if not card:
        return f"; skip stands beside the cards of the level: {{skip: {data[key]}, cards: [...]}}", ()
    level = written({key: data[key], "cards": [card["card"] if [*card] == ["card"] else card]})
    return f"; skip belongs to the level: in place of its list write {level}", ()


def _of_position(key: str, _: Mapping[str, Any]) -> Advice | None:
    """Advise on a key of a position."""
    told = "; a score sheet is of a finished game; a moment of a game is a position: format: position/1"
    return (told, ()) if key in _OF_A_MOMENT else None


def infinite_behind_screen(key: str, _: Mapping[str, Any]) -> Advice | None:
    """Advise on infinite gems among those behind the screen."""
    told = f"; infinite gems lie on cards, which count them: leave {key} out"
    return (told, ()) if key in _INFINITE else None


def _numbered(key: str, data: Mapping[str, Any]) -> Advice | None:
    """Advise on a card whose number is the key, and its choice the value (`81: 1`)."""
    if not re.fullmatch("[1-9][0-9]{0,3}", key) or "card" in data:
        return None
    value = data[key]
    is_choice = (type(value) is int and value > 0) or value in (POINTS, REWARDS)
    return (f"; write card: {key}, choice: {written(value)}", ["card"]) if is_choice else None


# -- what a schema says besides ---------------------------------------------------------------------------------------


def _with(schema: Schema, **properties: Schema) -> Schema:
    """Return the schema of an object with more said of some keys."""
    old = schema["properties"]
    return {**schema, "properties": {**old, **{key: {**old[key], **more} for key, more in properties.items()}}}


def _change_sheet(schema: Schema, _: object) -> Schema:
    return _with(schema, players={"maxItems": MAX_PLAYERS})


def _change_player(schema: Schema, of: Callable[[Any], Schema]) -> Schema:
    cards = {"title": "Cards", "description": "The cards of the level, from left to right.", **of(Cards)}
    mapping = {"type": "object", "required": ["cards"], "additionalProperties": False, "properties": {"cards": cards}}
    first = {"title": "Level 1", "description": "The cards of the bottom row, from left to right."}
    levels = [{**first, "oneOf": [of(Cards), mapping]}, *(of(LevelEntry) for _ in range(2, TOP_LEVEL + 1))]
    heights = [
        {"type": "array", "minItems": top, "prefixItems": levels[:top], "items": False}
        for top in range(1, TOP_LEVEL + 1)
    ]
    pyramid = {key: schema["properties"]["pyramid"][key] for key in ("title", "description")}
    return {**schema, "properties": {**schema["properties"], "pyramid": {**pyramid, "oneOf": heights}}}


def _change_edition(schema: Schema, _: object) -> Schema:
    return _with(schema, **{name: {"description": field_text(Edition, name)} for name in ("name", *OPTIONS)})
