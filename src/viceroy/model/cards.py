"""Cards: characters, laws, their sections and reward rows, and card sets."""

from typing import Annotated, ClassVar, Literal, TypeGuard

import attrs

from viceroy.model.laws import (
    ChooseOne,
    Continuous,
    DeckHolds,
    Deed,
    DoubleTokens,
    Effect,
    Gain,
    Look,
    Placement,
    Response,
    Reward,
    RewardPer,
    StoreGems,
    TuckFreeCard,
    TuckFromHand,
    Untuck,
    Whenever,
    all_effects,
    effects_that,
    lists_in,
)
from viceroy.model.points import PointsClause, plain_clauses
from viceroy.model.quantities import Amount, CardKind, Condition
from viceroy.model.tokens import NO_TOKENS, Color, Gems, Tokens, gems_of
from viceroy.values import Between, Described, Items, Key, Lacking, Named, Omitted, Text, Value, serialized

CardNumber = Annotated[int, Described("card_number", "The number printed on a card.")]

TOP_LEVEL = 5  # R3.1
TOP_LEVEL_OF_LAWS = 4  # R6.8
TOP_LEVEL_POINTS = 15  # R6.11


@attrs.frozen
class Sections(Value):
    """The four colored sections of a card (R1.10, R1.11). A blank section is None and matches nothing (C34).

    >>> Sections(Color.BLUE, Color.RED, Color.RED, Color.RED).top_right
    Color.RED
    """

    top_left: Color | None
    """The upper left corner."""
    top_right: Color | None
    """The upper right corner."""
    bottom_left: Color | None
    """The left half of the lower edge."""
    bottom_right: Color | None
    """The right half of the lower edge."""


_SOMETHING = Lacking((None, "none", "nothing"), "something to give, such as {gems: 1} (no row is without a reward)")


@attrs.frozen
class Level(Value):
    """One row of a character: the gem that it adds to the cost, and its reward (R1.10)."""

    cost: Annotated[Color, Lacking(("any",), "one color (no row costs a gem of any color)")]
    """The gem that this row adds to the cost: on level 3 a card costs the gems of rows 1, 2 and 3."""
    reward: Annotated[Reward, _SOMETHING]
    """What the card gives when it is played on this level: only this row."""


Names = tuple[tuple[str, str], ...]
"""The names of a card: pairs of language tag ("en") and name, in the order of the file."""
LANGUAGE_TAG = r"[a-z]{2,3}(-[A-Za-z0-9]+)*"
"""What the tag of a language looks like."""

Number = Annotated[
    int,
    Between(1, 9999),
    Described(
        "number",
        "The number printed on the card, 1 to 9999. No two cards of a set have the same, characters and laws together: "
        "it settles who comes first.",
    ),
]
ID = Text(
    most=100,
    pattern="[a-z][a-z0-9]*(-[a-z0-9]+)*",
    allowed="lower-case letters (a to z), digits and single hyphens, a letter first, as in night-market",
    is_line=True,
)
Id = Annotated[
    str, ID, Described("id", "A name for programs: lower-case words joined by hyphens, such as crown-prince.")
]


def name_in(names: Names, language: str) -> str:
    """Return the name in a language, else in English, else the first.

    >>> name_in((("en", "Captain"), ("fr", "Capitaine")), "fr")
    'Capitaine'
    """
    by_language = dict(names)
    return by_language.get(language) or by_language.get("en") or names[0][1]


# -- pictures ---------------------------------------------------------------------------------------------------------


class Fit(Named):
    """Where the picture of a card lies: in a window above its text, or behind all of the card."""

    WINDOW = "window"
    BEHIND = "behind"


_PICTURES = "|".join(
    "".join(f"[{letter}{letter.upper()}]" for letter in ending) for ending in ("svg", "png", "jpg", "jpeg")
)

PicturePath = Annotated[
    str,
    Text(
        most=200,
        pattern=rf"([^/\\:]+/)*[^/\\:]+\.({_PICTURES})",
        allowed="the path of an SVG, PNG or JPEG picture beside this file, as in art/captain.png",
        is_line=True,
        example="art/captain.png",
    ),
    Described(
        "picture_path",
        "The path of an SVG, PNG or JPEG picture, from the file that names it, with / between folders: a file in the "
        "folder of the set, or deeper.",
    ),
]


@serialized(title="an image", example=("file",))
@attrs.frozen
class Image(Value):
    """The picture that a card is drawn with: its file, and where it lies. No rule looks at it."""

    file: PicturePath
    """The file of the picture."""
    fit: Annotated[Fit, Omitted()] = Fit.WINDOW
    """Where it lies: in a window above the text (window), or behind all of the card (behind)."""


CardImage = Annotated[Image | None, Omitted()]
"""The picture of a card, if it has one."""


# -- cards ------------------------------------------------------------------------------------------------------------


@serialized(title="a character")
@attrs.frozen
class CharacterCard(Value):
    """A character, with its cost and reward on each level.

    >>> captain = CharacterCard(
    ...     32,
    ...     "captain",
    ...     (("en", "Captain"),),
    ...     Sections(Color.BLUE, Color.RED, Color.RED, Color.RED),
    ...     (
    ...         Level(Color.GREEN, Reward(draw=1)),
    ...         Level(Color.BLUE, Reward(gems=5)),
    ...         Level(Color.YELLOW, Reward(tokens=Tokens(magic=1))),
    ...         Level(Color.YELLOW, Reward(tokens=Tokens(power=(12,)))),
    ...     ),
    ... )
    >>> captain.cost(5)
    (1, 0, 1, 3)
    >>> [reward.gems for reward in captain.rewards(2)]
    [5]
    """

    number: Number
    id: Id
    names: Annotated[Names, Key("name")]
    """What people call the card, by language."""
    sections: Sections
    """The colored sections of the card, which make circles with those of the cards around it."""
    levels: Annotated[tuple[Level, Level, Level, Level], Items(why="; level 5 follows from the others by rule (R6.11)")]
    """The four rows of the card, level 1 first (on the card the lowest row is level 1)."""
    image: CardImage = None
    """The picture that the card is drawn with."""

    costs_each: tuple[int, ...] = attrs.field(init=False, eq=False, repr=False)
    """For levels 1 to 5, the position of the color of the gem that the level adds to the cost."""
    costs: tuple[Gems, ...] = attrs.field(init=False, eq=False, repr=False)
    """The cost on each level, 1 to 5."""

    kind: ClassVar[Literal[CardKind.CHARACTER]] = CardKind.CHARACTER
    """What tells it from a law."""
    scoring: ClassVar[tuple[PointsClause, ...]] = ()
    """A character has no clauses of its own."""
    clauses: ClassVar[tuple[PointsClause, ...]] = ()
    whenever: ClassVar[tuple[Whenever, ...]] = ()
    """Nor does it respond to anything."""

    @costs_each.default
    def _costs_each(self) -> tuple[int, ...]:
        return tuple([row.cost.position for row in (*self.levels, self.levels[-1])])  # row 4 once more on level 5

    @costs.default
    def _costs(self) -> tuple[Gems, ...]:
        colors = tuple([row.cost for row in (*self.levels, self.levels[-1])])
        return tuple([gems_of(colors[:level]) for level in range(1, TOP_LEVEL + 1)])

    def __hash__(self) -> int:
        return hash(self.number)  # no two cards of a set have the same (C27)

    def cost(self, level: int) -> Gems:
        """Return the cost on a level, 1 to 5: the gems of rows 1 to n, and of row 4 again on level 5 (R6.6)."""
        return self.costs[level - 1]

    def levels_paid_by(self, gems: Gems) -> int:
        """Return the highest level that gems can pay for, or 0 (R6.6)."""
        left = list(gems)
        for level, color in enumerate(self.costs_each):
            left[color] -= 1
            if left[color] < 0:
                return level
        return TOP_LEVEL

    def rewards(self, level: int) -> tuple[Reward, ...]:
        """Return the rewards of a level: its own row (R6.10), or rows 1, 2 and 3 on level 5 (R6.11, C24).

        On level 5 the player may take a 15-point token instead.
        """
        return (self.levels[level - 1].reward,) if level < TOP_LEVEL else tuple(row.reward for row in self.levels[:3])


@serialized(title="a law", is_sparse=True)
@attrs.frozen
class LawCard(Value):
    """A law, with its effect in the law language.

    `requires` is a condition for everything that happens when the law is played. `scoring` counts at the end of the
    game if the law is visible in the pyramid (R11.3, C32).
    """

    number: Number
    id: Id
    names: Annotated[Names, Key("name")]
    """What people call the card, by language."""
    sections: Sections
    """The colored sections of the card, which make circles with those of the cards around it."""
    placement: Placement = Placement.NORMAL
    """Where the law is played."""
    requires: DeckHolds | None = None
    """What a deck must hold when the law is played; else nothing happens then."""
    on_play: tuple[Effect, ...] = ()
    """What happens when the law is played, one after the other."""
    whenever: tuple[Whenever, ...] = ()
    """What happens each time something else does, as long as the law lies visible in your pyramid."""
    scoring: tuple[PointsClause, ...] = ()
    """What the law is worth at the end of the game, if it lies visible in the pyramid: the sum of its clauses."""
    only_if: Condition | None = None
    """What must be so; else the law cannot be played."""
    on_levels: Annotated[tuple[Annotated[int, Between(1, TOP_LEVEL_OF_LAWS)], ...], Items(1)] | None = None
    """The levels that the law may lie on; all of levels 1 to 4 if this is left out."""
    price: Amount = 0
    """How many gems of any colors the law costs, paid from behind the screen when it is played; none if left out."""
    while_here: tuple[Continuous, ...] = ()
    """What is different as long as the law lies visible in your pyramid."""
    image: CardImage = None
    """The picture that the card is drawn with."""

    clauses: tuple[PointsClause, ...] = attrs.field(init=False, eq=False, repr=False)
    """The clauses of `scoring` as they are counted, those on each level apart."""

    kind: ClassVar[Literal[CardKind.LAW]] = CardKind.LAW
    """What tells it from a character."""

    @clauses.default
    def _clauses(self) -> tuple[PointsClause, ...]:
        return plain_clauses(self.scoring)

    def __hash__(self) -> int:
        return hash(self.number)

    @property
    def lasts(self) -> bool:
        """Whether the law lets something happen, or changes something, as long as it lies visible (C32)."""
        return bool(self.while_here) or any(rule.effects for rule in self.whenever)

    @property
    def effect_lists(self) -> tuple[tuple[Effect, ...], ...]:
        """Each list of effects of the law: when it is played, then each of its responses."""
        return self.on_play, *(rule.effects for rule in self.whenever)


@attrs.frozen
class DescribedCard(Value):
    """A card that is described on a score sheet and is in no card set."""

    sections: Sections
    """Its colored sections."""
    number: int | None = None
    """The number printed on it, if it has one; others may have the same."""
    kind: CardKind = CardKind.CHARACTER
    """Whether it is a character or a law."""
    scoring: tuple[PointsClause, ...] = ()
    """What it is worth at the end; only a law has any."""
    names: Names = ()
    """What people call it, by language; may be empty."""

    clauses: tuple[PointsClause, ...] = attrs.field(init=False, eq=False, repr=False)
    """The clauses of `scoring` as they are counted, those on each level apart."""

    whenever: ClassVar[tuple[Whenever, ...]] = ()
    """It responds to nothing: the game is over."""

    @clauses.default
    def _clauses(self) -> tuple[PointsClause, ...]:
        return plain_clauses(self.scoring)


Card = CharacterCard | LawCard
AnyCard = CharacterCard | LawCard | DescribedCard


def in_short(found: AnyCard | tuple[Card, ...] | int) -> str:
    """Return the `repr` of a card, or of cards, that a pyramid shows: of a card of a set, its number and id.

    >>> from viceroy.cardsets import load_card_set
    >>> in_short(load_card_set("printed").by_number[32])
    '<32 captain>'
    """
    if isinstance(found, tuple):
        return f"({''.join(f'{in_short(card)}, ' for card in found).rstrip()})"
    return f"<{found.number} {found.id}>" if isinstance(found, Card) else repr(found)


@attrs.frozen(eq=False, repr=False)
class CardSet:
    """A set of cards. Numbers and ids are unique among characters and laws together (C27).

    Two sets are equal if their cards are, and the cards that they keep.
    """

    id: str
    """A short name for programs."""
    names: Names
    """What people call the set, by language."""
    characters: tuple[CharacterCard, ...]
    """The character cards."""
    laws: tuple[LawCard, ...]
    """The law cards."""
    kept: tuple[int, ...] = ()
    """The numbers of the cards that no edition takes out of the game (B1), the lowest first."""

    by_number: dict[int, Card] = attrs.field(init=False, repr=False)
    """The cards by their numbers."""
    by_id: dict[str, Card] = attrs.field(init=False, repr=False)
    """The cards by their ids."""
    lasts: bool = attrs.field(init=False, repr=False)
    """Whether a law lets something happen, or changes something, as long as it lies visible."""
    looks: tuple[Look, ...] = attrs.field(init=False, repr=False)
    """What laws let their players look at in decks."""
    is_checked: bool = attrs.field(init=False, default=False, repr=False)
    """Whether the whole set is known to be good: it was read, or a game has been played with it."""
    _hash: int | None = attrs.field(init=False, default=None, repr=False)

    def __repr__(self) -> str:
        return f"<CardSet {self.id!r}: {len(self.characters)} characters, {len(self.laws)} laws>"

    @by_number.default
    def _by_number(self) -> dict[int, Card]:
        return {card.number: card for card in self.cards}

    @by_id.default
    def _by_id(self) -> dict[str, Card]:
        return {card.id: card for card in self.cards}

    @lasts.default
    def _lasts(self) -> bool:
        return any(law.lasts for law in self.laws)

    @looks.default
    def _looks(self) -> tuple[Look, ...]:
        lists = [listed for law in self.laws for listed in law.effect_lists]
        every = [effect for listed in lists for effect in all_effects(listed)]
        return tuple([effect for effect in every if isinstance(effect, Look)])

    def as_checked(self) -> "CardSet":
        """Mark the set as good, and return it."""
        object.__setattr__(self, "is_checked", True)
        return self

    @property
    def cards(self) -> tuple[Card, ...]:
        """Characters, then laws."""
        return (*self.characters, *self.laws)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, CardSet):
            return NotImplemented
        return self is other or ((self.characters, self.laws, self.kept) == (other.characters, other.laws, other.kept))

    def __hash__(self) -> int:
        if self._hash is None:  # kept, because states are used as keys
            object.__setattr__(self, "_hash", hash((self.characters, self.laws)))
        return self._hash or 0

    def __reduce__(self) -> tuple["type[CardSet]", tuple[object, ...]]:
        return CardSet, (self.id, self.names, self.characters, self.laws, self.kept)  # no hash: it differs elsewhere


def tokens_from(rewards: tuple[Reward, ...]) -> Tokens:
    """Return the tokens that rewards put on their card."""
    tokens = NO_TOKENS
    for reward in rewards:
        tokens = tokens.with_more(reward.tokens)
    return tokens


def sure_rewards(law: LawCard) -> tuple[Reward, ...]:
    """Return the rewards that a law gives once when it is played, without a choice."""
    gained = (effect.reward for effect in law.on_play if isinstance(effect, Gain))
    return tuple(reward for reward in gained if isinstance(reward, Reward))


def offered_rewards(law: LawCard) -> tuple[tuple[Reward, ...], ...]:
    """Return the options of each choice that a law offers when it is played, in the order of the card (L71)."""
    return tuple(effect.options for effect in law.on_play if isinstance(effect, ChooseOne))


def possible_rewards(law: LawCard) -> tuple[Reward, ...]:
    """Return the rewards that a law may have given, where the card alone does not tell whether, or how often."""
    inner = [listed for effect in law.on_play for listed in lists_in(effect)]
    held = [effect for listed in (*inner, *law.effect_lists[1:]) for effect in all_effects(listed)]
    gained = [effect.reward for effect in (*law.on_play, *held) if isinstance(effect, Gain)]
    repeated = [reward.reward for reward in gained if isinstance(reward, RewardPer)]
    once = [effect.reward for effect in held if isinstance(effect, Gain) and isinstance(effect.reward, Reward)]
    chosen = [option for effect in held if isinstance(effect, ChooseOne) for option in effect.options]
    return (*repeated, *once, *chosen)


def lies_under_characters(card: AnyCard) -> TypeGuard[LawCard]:
    """Whether a card is a law that is tucked under a character when it is played (L66)."""
    return isinstance(card, LawCard) and card.placement is Placement.UNDER_CHARACTER


def doublings(card: AnyCard, tucked: tuple[Card, ...]) -> int:
    """Return how often tucked cards double the tokens on the card above; 0 unless it is a character (L66)."""
    if not isinstance(card, CharacterCard):
        return 0
    laws = filter(lies_under_characters, tucked)
    return sum(isinstance(effect, DoubleTokens) for law in laws for effect in law.on_play)


TUCKING = effects_that(Deed.TUCKS)


def tucks(card: AnyCard) -> bool:
    """Whether a card is a law that tucks cards under itself."""
    if not isinstance(card, LawCard):
        return False
    may_tuck = any(whenever.may is Response.TUCK_HERE for whenever in card.whenever)  # L78
    return may_tuck or any(isinstance(effect, TUCKING) for part in card.effect_lists for effect in all_effects(part))


def tucked_by(card: AnyCard) -> int | None:
    """Return how many cards the effects of a card bring under it at most, None if any number.

    Free cards (L74) and cards from the hand count together. A law in place of another card keeps what lay under that
    card (L65).
    """
    if not isinstance(card, LawCard):
        return 0
    if card.placement is Placement.IN_PLACE_OF_CARD:
        return None
    if any(whenever.may is Response.TUCK_HERE for whenever in card.whenever):  # L78
        return None
    if any(isinstance(effect, TUCKING) for rule in card.whenever for effect in all_effects(rule.effects)):
        return None
    tucking = [effect for effect in all_effects(card.on_play) if isinstance(effect, TUCKING)]
    limits = [effect.up_to if isinstance(effect, TuckFromHand) else 1 for effect in tucking]
    numbers = [limit for limit in limits if limit is not None]
    return sum(numbers) if len(numbers) == len(limits) else None


def most_tucked(card: AnyCard) -> int | None:
    """Return how many cards may lie under a card, None if any number may: only a law that tucks some has a limit.

    Cards may come under any other card by a law of some other set.
    """
    return tucked_by(card) or None


def most_stored(card: AnyCard, card_set: CardSet | None) -> int | None:
    """Return how many gems may be stored on a card, None if any number may: on a described law.

    A law stores as many gems as its effects say (L76), and any number if it stores some each time that something
    happens. One that takes over what lies on another card (L65, L74) may have the gems of all laws of the set, one
    after the other; any number if cards come back from under a law, since they can store once more. A described card
    needs no set.
    """
    if isinstance(card, DescribedCard):
        return None if card.kind is CardKind.LAW else 0
    if isinstance(card, CharacterCard):
        return 0
    laws: tuple[LawCard, ...] = (card,)
    if card.placement is Placement.IN_PLACE_OF_CARD or TuckFreeCard() in _all_effects_of(card):
        laws = tuple({law.number: law for law in (*(card_set.laws if card_set else ()), card)}.values())
    if any(
        isinstance(effect, StoreGems) for law in laws for rule in law.whenever for effect in all_effects(rule.effects)
    ):
        return None
    most = sum(effect.up_to for law in laws for effect in all_effects(law.on_play) if isinstance(effect, StoreGems))
    is_stored_again = len(laws) > 1 and any(isinstance(one, Untuck) for law in laws for one in _all_effects_of(law))
    return None if most and is_stored_again else most


def _all_effects_of(law: LawCard) -> tuple[Effect, ...]:
    return tuple([effect for listed in law.effect_lists for effect in all_effects(listed)])
