"""What checks look at: the numbers in rewards and effects, a card in its set beside the printed set, and bounds.

Bounds of quantities come from interval arithmetic over the law language, for the most generous game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from operator import ge
from typing import Any, NamedTuple, TypeVar, assert_never, get_args

import attrs

from viceroy.cardsets.forms import card_forms
from viceroy.documents.rules import Data
from viceroy.errors import Code, Path
from viceroy.model import laws
from viceroy.model.cards import (
    TOP_LEVEL,
    TOP_LEVEL_OF_LAWS,
    TOP_LEVEL_POINTS,
    Card,
    CardSet,
    CharacterCard,
    LawCard,
    most_stored,
    tucked_by,
    tucks,
)
from viceroy.model.editions import EDITIONS, ROUNDS, TURNS
from viceroy.model.laws import Continuous, Deck, Deed, Effect, Placement, Reward, RewardPer, deeds_of
from viceroy.model.quantities import (
    MOST,
    AnyQuantity,
    CardKind,
    ComparedOpponents,
    Counted,
    Distinct,
    Greatest,
    Least,
    Quantity,
    SectionAt,
    Times,
    Where,
    Whose,
)
from viceroy.model.tokens import (
    ATTACK_AND_DEFENSE,
    CIRCLE_BONUSES,
    COLORS,
    GEMS_PER_COLOR,
    LARGE_MAGIC_BONUSES,
    MAGIC_AND_SCIENCE,
    MAX_PLAYERS,
    POWER_TOKENS,
    SMALL_MAGIC_BONUSES,
    Color,
    Piece,
    Tokens,
    pieces_of,
)
from viceroy.scoring.counting import sections_at
from viceroy.values import Named

# -- rewards, and the numbers of effects ------------------------------------------------------------------------------

ROUGHLY = {"gems": 1, "draw": 2, "science": 4, "magic": 4, "defense": 4, "attack": 4}
"""Roughly how many points one is worth of what has no values, by the key of a reward."""
_INFINITE_GEM = 4
_OF_BONUSES = 2


def rough_worth(reward: Reward) -> int:
    """Estimate how many points a reward is worth, well enough to notice that rows are in reverse order.

    >>> rough_worth(Reward(gems=3)), rough_worth(Reward(attack=1))
    (3, 4)
    """
    tokens = reward.tokens
    bonuses = sum(tokens.magic_bonus) + sum(bonus.value for bonus in tokens.circle_bonus)
    plain = sum(ROUGHLY[key] * number for key, number in amounts_of(reward).items())
    infinite = _INFINITE_GEM if reward.infinite_gem else 0
    return plain + sum(reward.colored_gems) + sum(tokens.power) + _OF_BONUSES * bonuses + infinite


def amounts_of(reward: Reward) -> dict[str, int]:
    """Return how much a reward gives of all that has no values, by the key.

    >>> amounts_of(Reward(gems=3))["gems"]
    3
    """
    tokens = reward.tokens
    return {
        "gems": reward.gems,
        "draw": reward.draw,
        "science": tokens.science,
        "magic": tokens.magic,
        "defense": tokens.defense,
        "attack": reward.attack,
    }


def gives_all_of(reward: Reward, other: Reward) -> bool:
    """Whether a reward gives all that another one gives, or more of it; a gem of any color may be of a given one.

    >>> gives_all_of(Reward(gems=3, draw=1), Reward(gems=2)), gives_all_of(Reward(gems=3), Reward(draw=1))
    (True, False)
    >>> gives_all_of(Reward(gems=3), Reward(gems=1, colored_gems=(0, 2, 0, 0)))
    True
    """
    wanting = sum(max(0, theirs - own) for own, theirs in zip(reward.colored_gems, other.colored_gems, strict=True))
    return reward.gems >= other.gems + wanting and all(map(ge, _amounts(reward), _amounts(other)))


def _amounts(reward: Reward) -> Iterable[int]:
    """Return how much of each thing but gems a reward gives; an infinite gem of any color is one of each color."""
    tokens = reward.tokens
    yield from (number for key, number in amounts_of(reward).items() if key != "gems")
    yield from (sum(tokens.power), sum(tokens.magic_bonus))
    for color in COLORS:
        yield sum(bonus.value for bonus in tokens.circle_bonus if bonus.color is color)
        yield int(reward.infinite_gem in (color, "any"))
    yield int(reward.infinite_gem == "any")


class Things(Named):
    """The things that an effect may ask for, but for cards of one deck."""

    GEMS = "gems"
    GEMS_OF_A_COLOR = "gems of one color"
    COST = "gems in a cost"
    CARDS = "cards"
    MAGIC = "magic and science tokens"
    DEFENSE = "attack and defense tokens"


class Need(NamedTuple):
    """A number that an effect asks for: of a thing, or of cards of a deck, and the keys of the number."""

    number: int
    of: Things | Deck
    keys: tuple[str, ...]


_CALLED = {
    "gems": Things.GEMS,
    "pay": Things.GEMS,
    "by": Things.COST,
    "cards": Things.CARDS,
    "tucked": Things.CARDS,
    "draw": Things.CARDS,
    "up_to": Things.CARDS,
    "science": Things.MAGIC,
    "magic": Things.MAGIC,
    "defense": Things.DEFENSE,
    "attack": Things.DEFENSE,
}
"""The things that the numbers of effects count, by the names of their fields."""


def _needs_of(asks: Effect | Continuous | Tokens, *keys: str) -> Iterator[Need]:
    """Yield the numbers that an effect asks for, or by which a law changes something as long as it lies there.

    >>> [*_needs_of(laws.Draw(Deck.LAWS, 2))]
    [Need(number=2, of=Deck.LAWS, keys=('cards',))]
    """
    for field in attrs.fields(type(asks)):
        name, value = field.name, getattr(asks, field.name)
        if isinstance(value, Tokens):
            yield from _needs_of(value, name)
        elif name == "colored_gems":
            for color, number in zip(COLORS, value, strict=True):
                yield Need(number, Things.GEMS_OF_A_COLOR, (name, color))
        elif name in _CALLED and isinstance(value, int) and (of := _counted(asks, name)) is not None:
            yield Need(value, of, (*keys, name))


def _counted(asks: Effect | Continuous | Tokens, name: str) -> Things | Deck | None:
    """Return the thing that a number counts; None for how often something happens, or cards that are only looked at."""
    if isinstance(asks, laws.Pay) and name == "up_to":
        return None
    if name == "cards" and hasattr(asks, "deck"):
        return next((deck for deck in Deck if deck.value == asks.deck.value), None)
    return Things.GEMS if name == "up_to" and Deed.STORES in deeds_of(type(asks)) else _CALLED[name]


def given_by(effect: Effect) -> tuple[Reward, ...]:
    """Return the rewards of an effect: those its player chooses from, or the one it gives."""
    match effect:
        case laws.Gain(Reward() as reward) | laws.Gain(laws.RewardPer(reward)):
            return (reward,)
        case laws.ChooseOne(options):
            return options
        case laws.OthersGain():
            return (effect.reward,)
        case _:
            return ()


def drawn_by(effect: Effect) -> Mapping[Deck, int]:
    """Return the most cards of each deck that come into the hand."""
    match effect:
        case laws.Draw(deck, cards):
            return {deck: cards}
        case laws.TakeFromRow():
            return {Deck.RESERVE: 1}
        case laws.Look(looked, _, keep):
            return {deck: keep for deck in Deck if deck.value == looked.value}
        case laws.OthersGain():
            return {}
        case _:  # a reward is drawn from decks of the player's choice (R7.3)
            of_each = effect.reward if isinstance(effect, laws.Gain) else None
            times = (of_each.up_to or MOST) if isinstance(of_each, laws.RewardPer) else 1
            return dict.fromkeys(Deck, times * max((reward.draw for reward in given_by(effect)), default=0))


# -- a card in its set ------------------------------------------------------------------------------------------------

T = TypeVar("T")


class LintFinding(NamedTuple):
    """What looks wrong, and the keys that lead there from the card, or from the set."""

    keys: Path
    message: str


class LintCheck(NamedTuple):
    """A check: the code of its warnings, and the function that finds them. Its docstring says what looks wrong."""

    code: Code
    find: Callable[[Any], Iterable[LintFinding]]


class WrittenCard(NamedTuple):
    """The text of a card in its file: its data, and what follows a value on its line."""

    data: Data
    behind: Callable[[Path], str]


def _nothing(_: Path) -> str:
    return ""


class CardContext:
    """A card of a set: all that it holds, however deep, with its keys, and its text in the file."""

    def __init__(self, of_set: SetContext, card: Card, written: WrittenCard | None = None) -> None:
        self.set = of_set
        self.card = card
        self.names = card.names
        self.data: Data = written.data if written else {}
        self.behind = written.behind if written else _nothing

    @cached_property
    def parts(self) -> tuple[tuple[Path, Any], ...]:
        """All values that the card holds, however deep, with their keys."""
        return tuple(card_forms().form_of(type(self.card)).parts(self.card))

    def parts_like(self, *kinds: type[T]) -> list[tuple[Path, T]]:
        """Return all values of some classes that the card holds, with their keys."""
        return [(keys, part) for keys, part in self.parts if isinstance(part, kinds)]

    @cached_property
    def written_rewards(self) -> tuple[tuple[Path, Reward], ...]:
        """All rewards that are written on the card, with their keys, given once or for each of something."""
        repeated = ((keys, gained.reward) for keys, gained in self.parts_like(RewardPer))
        return (*self.parts_like(Reward), *repeated)

    @cached_property
    def effects(self) -> tuple[tuple[Path, Effect], ...]:
        """All effects of the card, however deep, with their keys."""
        return tuple(self.parts_like(*get_args(Effect)))

    @cached_property
    def deeds(self) -> frozenset[Deed]:
        """The deeds of the effects of the card."""
        return frozenset(deed for _, effect in self.effects for deed in deeds_of(effect))

    @cached_property
    def needs(self) -> tuple[tuple[Path, Need], ...]:
        """The numbers that the card asks for when it is played, and as long as it lies there, with their keys."""
        asking = [*self.effects, *self.parts_like(*get_args(Continuous))]
        found = [((*keys, *need.keys), need) for keys, asks in asking for need in _needs_of(asks)]
        if isinstance(self.card, LawCard) and self.card.price:
            found.append((("price",), Need(self.card.price, Things.GEMS, ("price",))))
        return tuple(found)

    @cached_property
    def rewards(self) -> tuple[Reward, ...]:
        """All rewards that the player of the card may get by it."""
        if isinstance(self.card, CharacterCard):
            at_top = Reward(tokens=Tokens(power=(TOP_LEVEL_POINTS,)))  # R6.11
            return (*(level.reward for level in self.card.levels), at_top)
        return tuple(reward for _, effect in self.effects for reward in given_by(effect))

    @property
    def takes_over(self) -> bool:
        """Whether the law may have what lay on another card (L65, L74)."""
        is_in_place = isinstance(self.card, LawCard) and self.card.placement is Placement.IN_PLACE_OF_CARD
        return is_in_place or Deed.TAKES_OVER in self.deeds


class SetContext:
    """A card set with the printed one, and with the shipped one that has its id, if any. `own` are its own cards."""

    def __init__(
        self, card_set: CardSet, printed: CardSet, own: Collection[int] = (), shipped: CardSet | None = None
    ) -> None:
        self.card_set = card_set
        self.names = card_set.names
        self.own = own
        self.printed = printed
        self.shipped = shipped

    @cached_property
    def contexts(self) -> dict[int, CardContext]:
        """The cards by their numbers, each with all that it holds; printed cards are taken apart once."""
        known = {} if self.card_set is self.printed else _context(self.printed).contexts
        return {
            card.number: same if (same := known.get(card.number)) and same.card == card else CardContext(self, card)
            for card in self.card_set.cards
        }

    @cached_property
    def rewards(self) -> tuple[Reward, ...]:
        """All rewards that any card may give."""
        return tuple(reward for context in self.contexts.values() for reward in context.rewards)

    @cached_property
    def printed_most(self) -> dict[str, int]:
        """The most that a printed card gives at once of what has no values, by the key."""
        printed = _context(self.printed).contexts.values()
        every = [amounts_of(reward) for context in printed for _, reward in context.written_rewards]
        return {key: max(amounts[key] for amounts in every) for key in every[0]}

    @cached_property
    def printed_needs(self) -> dict[object, int]:
        """The most that a printed law asks for at once, by the last two keys and by what it is."""
        needs = [pair for context in _context(self.printed).contexts.values() for pair in context.needs]
        most: Counter[object] = Counter()
        for keys, need in needs:
            for key in (keys[-2:], need.of):
                most[key] = max(most[key], need.number)
        return most

    @cached_property
    def given(self) -> Counter[Piece]:
        """How many of each piece of the box all characters give on all levels together."""
        rewards = [level.reward for card in self.card_set.characters for level in card.levels]
        pieces: Counter[Piece] = Counter()
        for reward in rewards:
            pieces.update(pieces_of(reward.tokens, reward.attack))
        return pieces

    @property
    def given_by_printed(self) -> Counter[Piece]:
        """The same number of the printed characters."""
        return _context(self.printed).given

    @cached_property
    def first_by_name(self) -> dict[tuple[str, str], Card]:
        """The first card of each name, by language and name in small letters: those of other sets before own ones."""
        cards = sorted(self.card_set.cards, key=lambda card: (card.number in self.own, card.number), reverse=True)
        return {(language, name.casefold()): card for card in cards for language, name in card.names}

    @cached_property
    def deeds(self) -> frozenset[Deed]:
        """The deeds of the effects of all cards."""
        return frozenset(deed for context in self.contexts.values() for deed in context.deeds)

    @cached_property
    def tucks(self) -> bool:
        """Whether any law tucks cards, or is tucked itself (L66)."""
        return any(tucks(law) or law.placement is Placement.UNDER_CHARACTER for law in self.card_set.laws)

    @cached_property
    def counted(self) -> frozenset[tuple[Counted, Where]]:
        """The things that any law counts, and their places."""
        quantities = (part for context in self.contexts.values() for _, part in context.parts_like(Quantity))
        return frozenset((quantity.counted, quantity.where) for quantity in quantities)

    @cached_property
    def sections(self) -> frozenset[tuple[CardKind, SectionAt | None, Color | None]]:
        """The colors of sections on each kind of card, anywhere on it and at each place."""
        return frozenset(
            (card.kind, at, color)
            for card in self.card_set.cards
            for at in (None, *SectionAt)
            for color in sections_at(card.sections, at)
        )


@lru_cache(maxsize=1)
def _context(printed: CardSet) -> SetContext:
    """Return the context of the printed set; it is kept, since every set is compared with the same one."""
    return SetContext(printed, printed)


# -- bounds of quantities ---------------------------------------------------------------------------------------------

_CARDS_PLAYED = TURNS * ROUNDS + 1  # cards of a pyramid: one of the setup and one of each round (R2.5, R4.1, R6.1)
GEMS_IN_BOX = GEMS_PER_COLOR * len(COLORS)  # R1.4
_NEIGHBORS = {Where.ADJACENT: 6, Where.ABOVE: 2, Where.BELOW: 2, Where.BESIDE: 2}  # R3.9, R3.3, R3.2
_CIRCLES_OF_A_CARD = 3  # R3.3: it is the upper card of one, and a lower card of two
IN_BOX: dict[str, int] = {
    Counted.SCIENCE: MAGIC_AND_SCIENCE,
    Counted.MAGIC: MAGIC_AND_SCIENCE,
    Counted.DEFENSE: ATTACK_AND_DEFENSE,
    Counted.ATTACK: ATTACK_AND_DEFENSE,
    Counted.SETS: ATTACK_AND_DEFENSE,
    Counted.POWER: sum(POWER_TOKENS.values()),
    Counted.POWER_POINTS: sum(value * count for value, count in POWER_TOKENS.items()),
    Counted.MAGIC_BONUS: SMALL_MAGIC_BONUSES + LARGE_MAGIC_BONUSES,
    Counted.CIRCLE_BONUS: sum(CIRCLE_BONUSES.values()) * len(COLORS),
    Counted.INFINITE_GEMS: GEMS_IN_BOX,
}
"""How many of each kind of token the box has, and how many points they are (R1.5 to R1.8); of gems see R1.4."""


def most_of(quantity: AnyQuantity, context: CardContext) -> int | None:
    """Return the upper bound of a quantity, or None for an unbounded one."""
    if isinstance(quantity, Quantity):
        return _most_of_one(quantity, context)
    if isinstance(quantity, ComparedOpponents):
        return MAX_PLAYERS - 1
    mosts = [most_of(part, context) for part in quantity.parts]
    known = [most for most in mosts if most is not None]
    if isinstance(quantity, Least):
        return min(known, default=None)
    if isinstance(quantity, Distinct):
        return sum(most != 0 for most in mosts)
    if len(known) < len(mosts):
        return None
    if isinstance(quantity, Times):
        return quantity.times * known[0]
    return max(known) if isinstance(quantity, Greatest) else sum(known)


def least_of(quantity: AnyQuantity, *, is_unplayed: bool) -> int:
    """Return the lower bound of a quantity: a law has a level, its pyramid a row, the game a turn.

    An unplayed law is in the hand.
    """
    if isinstance(quantity, Times):
        return quantity.times * least_of(quantity.of, is_unplayed=is_unplayed)
    if not isinstance(quantity, Quantity):
        return 0
    is_itself = is_unplayed and quantity.where is Where.HAND and quantity.kind is not CardKind.CHARACTER
    return int(is_itself or quantity.counted in (Counted.LEVEL, Counted.TURN, Counted.ROWS))


def cards_in(card_set: CardSet, deck: Deck) -> int:
    """Return the upper bound of the cards of a deck: those of the set, or of a game if the set has fewer."""
    if deck is Deck.LAWS:
        return max(len(card_set.laws), *(edition.law_count for edition in EDITIONS.values()))
    return max(len(card_set.characters), *(edition.character_count for edition in EDITIONS.values()))


def _most_of_one(quantity: Quantity, context: CardContext) -> int | None:
    match quantity.counted:
        case Counted.LEVEL:
            return TOP_LEVEL_OF_LAWS  # R6.8
        case Counted.TURN:
            return TURNS  # R4.1
        case Counted.ROWS:
            return TOP_LEVEL * _players(quantity)  # R3.1
        case Counted.CIRCLES:
            return _most_circles(quantity)
        case Counted.CARDS:
            return _most_cards(quantity, context)
        case Counted.GEMS:
            return _most_gems(quantity, context)
        case Counted.COST_GEMS:
            cards = _NEIGHBORS.get(quantity.where, _CARDS_PLAYED * _players(quantity))
            return cards * max(quantity.level or (TOP_LEVEL,))  # a gem for each level (R6.6)
        case (
            Counted.INFINITE_GEMS
            | Counted.SETS
            | Counted.SCIENCE
            | Counted.MAGIC
            | Counted.DEFENSE
            | Counted.POWER
            | Counted.POWER_POINTS
            | Counted.MAGIC_BONUS
            | Counted.CIRCLE_BONUS
            | Counted.ATTACK
        ):
            return _most_tokens(quantity, context)
        case _:
            assert_never(quantity.counted)


def _players(quantity: Quantity) -> int:
    return 1 if quantity.whose is Whose.MINE else MAX_PLAYERS


def _most_circles(quantity: Quantity) -> int:
    if quantity.level == (1,):
        return 0  # the upper card of a circle lies on level 2 or above (R3.3)
    return _CIRCLES_OF_A_CARD if quantity.where is Where.TOUCHING else _CARDS_PLAYED


def _most_cards(quantity: Quantity, context: CardContext) -> int | None:
    card_set = context.set.card_set
    if quantity.kind is CardKind.LAW and quantity.level == (TOP_LEVEL,):
        return 0  # R6.8
    if quantity.rests_on is not None and quantity.level == (1,):
        return 0  # R3.1
    if quantity.section is not None and not _has_section(quantity, context):
        return 0
    if quantity.where is Where.TUCKED_HERE:
        return tucked_by(context.card)
    if quantity.where in _NEIGHBORS:
        return _NEIGHBORS[quantity.where]
    if quantity.where is Where.TUCKED and not context.set.tucks:
        return 0
    decks = {CardKind.LAW: cards_in(card_set, Deck.LAWS), CardKind.CHARACTER: cards_in(card_set, Deck.RESERVE)}
    every = sum(decks.values()) if quantity.kind is None else decks[quantity.kind]
    if quantity.where in (Where.PYRAMID, Where.ROW):
        return min(every, _CARDS_PLAYED * _players(quantity))
    return every


def _has_section(quantity: Quantity, context: CardContext) -> bool:
    if not context.set.card_set.characters and quantity.kind is not CardKind.LAW:
        return True  # of characters that are not here, nothing is known
    kinds = [*CardKind] if quantity.kind is None else [quantity.kind]
    return any((kind, quantity.section_at, quantity.section) in context.set.sections for kind in kinds)


def _most_gems(quantity: Quantity, context: CardContext) -> int:
    most = GEMS_IN_BOX if quantity.color is None else GEMS_PER_COLOR
    if quantity.where is Where.STORED_HERE:
        stored = most_stored(context.card, context.set.card_set)
        return most if stored is None else min(most, stored)
    is_stored = quantity.where is not Where.PYRAMID or Deed.STORES in context.set.deeds
    return most if is_stored else 0


def _most_tokens(quantity: Quantity, context: CardContext) -> int:
    """Return the upper bound of tokens and infinite gems; 0 where nothing gives any."""
    whole = context.set
    if quantity.where is Where.HERE:
        # a turned attack token comes to lie on the law, whichever card gave it
        own = whole.rewards if Deed.TURNS in context.deeds else context.rewards
        if not context.takes_over and Deed.MOVES not in whole.deeds and not _is_given(quantity, own, whole):
            return 0
    elif whole.card_set.characters and not _is_given(quantity, whole.rewards, whole):
        return 0
    most = IN_BOX[quantity.counted]
    return most if quantity.color is None else most // len(COLORS)


def _is_given(quantity: Quantity, rewards: Iterable[Reward], whole: SetContext) -> bool:
    return any(
        _gives(reward, quantity) or (Deed.TURNS in whole.deeds and _gives(_turned(reward), quantity))
        for reward in rewards
    )


def _turned(reward: Reward) -> Reward:
    """Return the other sides of tokens: science and magic, attack and defense."""
    tokens = Tokens(reward.tokens.magic, reward.tokens.science, reward.attack)
    return Reward(attack=reward.tokens.defense, tokens=tokens)


def _gives(reward: Reward, quantity: Quantity) -> bool:
    """Whether a reward gives what is counted, or a part of it."""
    tokens = reward.tokens
    match quantity.counted:
        case Counted.INFINITE_GEMS:
            return reward.infinite_gem is not None and (
                quantity.color is None or reward.infinite_gem in (quantity.color, "any")
            )
        case Counted.CIRCLE_BONUS:
            return any(quantity.color in (None, bonus.color) for bonus in tokens.circle_bonus)
        case Counted.POWER_POINTS:
            return bool(tokens.power)
        case Counted.ATTACK:
            return reward.attack > 0
        case Counted.SETS:
            return bool(tokens.defense or tokens.magic or tokens.science)
        case Counted.SCIENCE | Counted.MAGIC | Counted.DEFENSE | Counted.POWER | Counted.MAGIC_BONUS:
            return bool(getattr(tokens, quantity.counted.value))
        case (
            Counted.CARDS
            | Counted.CIRCLES
            | Counted.GEMS
            | Counted.LEVEL
            | Counted.TURN
            | Counted.ROWS
            | Counted.COST_GEMS
        ):
            return False  # nothing of these stays on a card
        case _:
            assert_never(quantity.counted)
