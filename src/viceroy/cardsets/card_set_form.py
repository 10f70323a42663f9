"""The written forms of card sets: a class for each value that is written otherwise than the model holds it."""

from functools import partial
from typing import Annotated, Any, Literal, Self, get_args

import attrs

from viceroy.cardsets.looks import Credits, Theme
from viceroy.model.cards import TOP_LEVEL, Card, CardSet, CharacterCard, Id, LawCard, Names, Number, Sections
from viceroy.model.laws import Reward, RewardPer
from viceroy.model.quantities import MOST, Amount, AnyQuantity, Level, Levels, levels_of
from viceroy.model.tokens import NO_GEMS, CircleBonus, Color, Gems, Tokens
from viceroy.values import Between, Called, Described, Items, Key, Text, Wanted, serialized

Format = Literal["card-set/1"]
FORMAT: Format = get_args(Format)[0]
"""The name and version of the format."""

UNNAMED = "card-set"
"""The id of a set that says none and is no file."""

TextLine = Annotated[
    str,
    Text(most=200, is_line=True),
    Described("text", "A text on one line, of at most 200 characters, without tabs and other control characters."),
]


# -- levels --------------------------------------------------------------------------------------------------------

_LevelList = Annotated[
    tuple[Level, ...],
    Items(1, TOP_LEVEL),
    Described("level_list", "Levels of the pyramid, each once.", partial(dict, uniqueItems=True)),
]
LevelsForm = Annotated[Level | _LevelList, Described("levels", "A level of the pyramid, or a list of several.")]


def written_levels(levels: tuple[int, ...]) -> int | tuple[int, ...]:
    """Convert levels to their written form: a single one without a list."""
    return levels[0] if len(levels) == 1 else levels


def read_levels(written: int | tuple[int, ...]) -> Levels | None:
    """Convert the form to levels; raises `ValueError` if one is written twice."""
    if isinstance(written, tuple) and (twice := next((one for one in written if written.count(one) > 1), 0)):
        raise ValueError(f"names {twice} twice")
    return levels_of(written)


# -- sections and rewards --------------------------------------------------------------------------


@serialized(key="sections")
@attrs.frozen
class SectionsForm:
    """The colored sections of a card, which make circles with those of the cards around it; null is a blank one."""

    top_left: Color | None
    """The color of the upper left corner, or null."""
    top_right: Color | None
    """The color of the upper right corner, or null."""
    bottom: Color | tuple[Color | None, Color | None] | None
    """The lower edge, which counts as two sections: one color for both, or a list of the left and the right one."""

    @classmethod
    def of(cls, sections: Sections) -> Self:
        """Convert sections to their written form: the bottom once where both halves are alike."""
        left, right = sections.bottom_left, sections.bottom_right
        return cls(sections.top_left, sections.top_right, left if left is right else (left, right))

    def value(self) -> Sections:
        """Convert the form to sections (C34)."""
        halves = self.bottom if isinstance(self.bottom, tuple) else (self.bottom, self.bottom)
        return Sections(self.top_left, self.top_right, *halves)


@serialized(key="colored_gems", title="colored_gems", is_sparse=True)
@attrs.frozen
class ColoredGemsForm:
    """Gems of given colors, at least one."""

    blue: Amount = 0
    """How many are blue."""
    red: Amount = 0
    """How many are red."""
    green: Amount = 0
    """How many are green."""
    yellow: Amount = 0
    """How many are yellow."""

    def value(self) -> Gems:
        """Convert the form to gems."""
        return self.blue, self.red, self.green, self.yellow


@serialized(key="given_tokens", title="tokens", is_sparse=True)
@attrs.frozen
class GivenTokensForm:
    """Tokens of given kinds, at least one."""

    science: Amount = 0
    """How many science tokens."""
    magic: Amount = 0
    """How many magic tokens."""
    defense: Amount = 0
    """How many defense tokens."""

    def value(self) -> Tokens:
        """Convert the form to tokens."""
        return Tokens(self.science, self.magic, self.defense)


_COUNTED_GEMS = "; what is counted stands under per: write gems: 1, per: {count: science, where: pyramid}"
_CHOSEN_COLORS = (
    "; the player chooses their colors: write how many, as in gems: 3; gems of given colors are colored_gems: {red: 3}"
)


@serialized(key="reward", is_sparse=True)
@attrs.frozen
class RewardForm:
    """What a player gets; several keys are got together."""

    gems: Annotated[int, Between(1, MOST, why=_CHOSEN_COLORS, per=_COUNTED_GEMS)] = 0
    """How many gems, of colors that the player chooses."""
    draw: Amount = 0
    """How many cards to draw, each from the law deck or the reserve deck."""
    science: Amount = 0
    """How many science tokens to put on the card."""
    magic: Amount = 0
    """How many magic tokens to put on the card."""
    defense: Amount = 0
    """How many defense tokens to put on the card."""
    attack: Amount = 0
    """How many attack tokens to take behind the screen."""
    power: Amount = 0
    """The points of one power token to put on the card."""
    magic_bonus: Amount = 0
    """The value of one magic bonus token: at the end each magic token is worth the sum of them."""
    circle_bonus: CircleBonus | None = None
    """A bonus for each circle and each infinite gem of one color."""
    infinite_gem: Color | Literal["any"] | None = None
    """The color of a gem to put on the card, or any where the player chooses the color."""
    colored_gems: ColoredGemsForm | None = None
    """How many gems of given colors, as many as the bank has."""

    @classmethod
    def of(cls, reward: Reward) -> Self:
        """Convert a reward to its written form; raises `ValueError` for two power tokens, which no form has."""
        tokens = reward.tokens
        return cls(
            reward.gems,
            reward.draw,
            tokens.science,
            tokens.magic,
            tokens.defense,
            reward.attack,
            _only(tokens.power, 0),
            _only(tokens.magic_bonus, 0),
            _only(tokens.circle_bonus, None),
            reward.infinite_gem,
            ColoredGemsForm(*reward.colored_gems) if any(reward.colored_gems) else None,
        )

    def value(self) -> Reward:
        """Convert the form to a reward."""
        tokens = Tokens(
            self.science,
            self.magic,
            self.defense,
            (self.power,) if self.power else (),
            (self.magic_bonus,) if self.magic_bonus else (),
            () if self.circle_bonus is None else (self.circle_bonus,),
        )
        colored = NO_GEMS if self.colored_gems is None else self.colored_gems.value()
        return Reward(self.gems, self.draw, self.attack, tokens, self.infinite_gem, colored)


@serialized(key="gain", title="a reward", is_sparse=True)
@attrs.frozen
class GainForm(RewardForm):
    """What a player gets when a law is played: once, or once for each of what is counted."""

    per: AnyQuantity | None = None
    """What is counted: the reward is given once for each of it."""
    every: Amount = 1
    """The reward is given once for this many of it, instead of for each."""
    up_to: Amount | None = None
    """The most times that the reward is given; 99 without this (C43)."""

    @classmethod
    def written(cls, gained: Reward | RewardPer) -> "GainForm":
        """Convert a gain of a law to its written form."""
        if isinstance(gained, Reward):
            return cls.of(gained)
        form = cls.of(gained.reward)
        once = {name: getattr(form, name) for name in RewardForm.__match_args__}
        return cls(**once, per=gained.per, every=gained.every, up_to=gained.up_to)

    def gained(self) -> Reward | RewardPer:
        """Convert the form to a gain of a law."""
        return self.value() if self.per is None else RewardPer(self.value(), self.per, self.every, self.up_to)


def _only(values: tuple[Any, ...], none: Any) -> Any:
    if len(values) > 1:
        raise ValueError(f"a reward gives one token of a kind that has values, not {len(values)}")
    return values[0] if values else none


Replacement = Annotated[Card, Called("card")]
"""A card of either kind: a character where it has levels, else a law."""


LOOKS = ("theme", "author", "license", "version", "notes")
"""What a file says of how the cards of a set look, and of who made it."""

NOTES = ("notes", "note", "comments", "comment", "picture", "artist", "flavor", "flavour", "text", "rarity")
"""Keys of sets and cards, and columns of tables, that designers write for themselves."""


def ignored(key: str, *, is_column: bool = False) -> str:
    """Return the warning of a key or a column that designers write for themselves."""
    is_picture = key == "picture"
    advice = (
        "a picture to draw the card with is image" if is_picture else "a note for yourself may be a comment (# ...)"
    )
    if is_column:
        return f"nothing reads the column {key}, so it is ignored{f'; {advice}' if is_picture else ''}"
    return f"nothing reads {key!r}, so it is ignored; {advice}"


Extends = Annotated[
    str,
    Text(
        least=1,
        most=1000,
        is_line=True,
        example="printed",
        why="; a set extends one other, which may extend a third: name one of them",
    ),
]


@serialized(key="card_set", is_sparse=True, example=("extends",))
@attrs.frozen
class CardSetForm:
    """The cards of one set, or a part of them: a set may be one file, or a folder of several such files.

    A file may say what it changes of another set. A set within a JSON document is whole: it has all of its cards.
    """

    format: Format
    """What this file is, and the version of its format: always card-set/1."""
    id: Id | None = None
    """A short name of the set for programs. It stands in one file of the set; else the set is called as its file."""
    names: Annotated[Names | None, Key("name")] = None
    """What people call the set, by language. It stands in one file of the set."""
    extends: Extends | None = None
    """The set below, which this one changes and adds to: a shipped set or, outside the page, a path from this file.
    A set in JSON has none."""
    drop: Annotated[tuple[Number | Id, ...], Items(1)] = ()
    """Cards of the set below that this one is without, by number or id. Only in files."""
    replace: Annotated[tuple[Replacement, ...], Items(1)] = ()
    """Cards in place of those of the set below that have the same numbers. Only in files."""
    characters: Annotated[tuple[CharacterCard, ...], Items(1)] = ()
    """The character cards."""
    laws: Annotated[tuple[LawCard, ...], Items(1)] = ()
    """The law cards."""
    keep: Annotated[
        Literal["none", "added"] | tuple[Number, ...],
        Wanted("keep needs none, added or a list of numbers such as [101, 102]"),
    ] = "none"
    """Which cards are never among those that an edition takes out of the game at random: none, those that this set
    adds, or a list of numbers."""
    theme: Theme | None = None
    """How the cards of the set look. Only in files."""
    author: TextLine | None = None
    """Who made the set. Only in files, as the next three."""
    license: TextLine | None = None
    """How others may use the set, such as CC BY 4.0."""
    version: TextLine | None = None
    """Which version of the set this is, such as 1.2, in quotes."""
    notes: Annotated[str, Text(most=2000)] | None = None
    """What players should know of the set."""

    @property
    def credits(self) -> Credits:
        """Who made the set."""
        return Credits(self.author, self.license, self.version, self.notes)

    @classmethod
    def of(cls, card_set: CardSet) -> Self:
        """Convert a set to its written form, complete."""
        return cls(
            FORMAT,
            card_set.id,
            card_set.names,
            characters=card_set.characters,
            laws=card_set.laws,
            keep=card_set.kept or "none",
        )

    @property
    def added(self) -> tuple[Card, ...]:
        """The cards of the form: new ones, and those in place of others."""
        return (*self.replace, *self.characters, *self.laws)

    def value(self) -> CardSet:
        """Convert the form of a complete set; raises `ValueError` for keys of files, and an unknown card to keep."""
        for key in ("extends", "drop", "replace"):
            if getattr(self, key):
                raise ValueError(f"{key} stands only in files: here a set has all of its cards")
        for key in LOOKS:
            if getattr(self, key) is not None:
                raise ValueError(f"{key} stands only in files: here a set has its cards alone")
        if not self.added:
            raise ValueError("a card set needs characters or laws, or both")
        return self.laid_on(None, self.id or UNNAMED, self.names or (("en", self.id or UNNAMED),))

    def laid_on(self, below: CardSet | None, set_id: str, names: Names) -> CardSet:
        """Merge the form into the set below it; raises `ValueError` for an unknown card to keep."""
        gone: set[int | str] = {*self.drop, *(card.number for card in self.replace)}
        left = [card for card in below.cards if card.number not in gone and card.id not in gone] if below else []
        cards = (*left, *self.added)
        characters = tuple(card for card in cards if isinstance(card, CharacterCard))
        laws = tuple(card for card in cards if isinstance(card, LawCard))
        own = [card.number for card in self.added] if self.keep == "added" else self.keep if self.keep != "none" else ()
        there = {card.number for card in cards}
        if unknown := [number for number in own if number not in there]:
            raise ValueError(f"keep names {unknown[0]}, which is no card of the set")
        kept = there.intersection((*own, *(below.kept if below else ())))
        return CardSet(set_id, names, characters, laws, tuple(sorted(kept))).as_checked()
