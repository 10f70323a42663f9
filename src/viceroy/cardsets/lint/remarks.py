"""What checks of a card set look at, with what rewards are worth and effects ask for, and what they remark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from operator import ge
from typing import Any, NamedTuple, TypeVar, get_args

import attrs

from viceroy.cardsets.card_rules import card_forms
from viceroy.documents.plain import parts_of
from viceroy.errors import Code, Path
from viceroy.model import laws
from viceroy.model.cards import TOP_LEVEL_POINTS, Card, CardSet, CharacterCard, LawCard
from viceroy.model.lasting import Continuous, Response
from viceroy.model.laws import Deck, Deed, Effect, Placement, Reward, RewardPer, deeds_of
from viceroy.model.quantities import MOST, CardKind, Counted, Quantity, Where
from viceroy.model.tokens import COLORS, Color, Piece, Tokens, pieces_of
from viceroy.values import Named

_ROUGHLY = {"gems": 1, "draw": 2, "science": 4, "magic": 4, "defense": 4, "attack": 4}
_INFINITE_GEM = 4
_OF_BONUSES = 2


def rough_worth(reward: Reward) -> int:
    """Return about how many points a reward is worth, good enough to see that rows stand upside down.

    >>> rough_worth(Reward(gems=3)), rough_worth(Reward(attack=1))
    (3, 4)
    """
    tokens = reward.tokens
    bonuses = sum(tokens.magic_bonus) + sum(bonus.value for bonus in tokens.circle_bonus)
    plain = sum(_ROUGHLY[key] * number for key, number in amounts_of(reward).items())
    infinite = _INFINITE_GEM if reward.infinite_gem else 0
    return plain + sum(reward.colored_gems) + sum(tokens.power) + _OF_BONUSES * bonuses + infinite


def amounts_of(reward: Reward) -> dict[str, int]:
    """Return how much a reward gives of what has no values, by the key.

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
    """What an effect asks for, if not the cards of one deck."""

    GEMS = "gems"
    GEMS_OF_A_COLOR = "gems of one color"
    COST = "gems in a cost"
    CARDS = "cards"
    MAGIC = "magic and science tokens"
    DEFENSE = "attack and defense tokens"


class Need(NamedTuple):
    """How much an effect asks for: the number, of what, or of which deck, and the keys of the number."""

    number: int
    of: Things | Deck
    keys: tuple[str, ...]


_CALLED = {
    "gems": Things.GEMS,
    "pay": Things.GEMS,
    "by": Things.COST,
    "cards": Things.CARDS,
    "draw": Things.CARDS,
    "up_to": Things.CARDS,
    "science": Things.MAGIC,
    "magic": Things.MAGIC,
    "defense": Things.DEFENSE,
    "attack": Things.DEFENSE,
}
"""What the numbers of effects count, by their names."""


def needs_of(asks: Effect | Continuous | Tokens, *keys: str) -> Iterator[Need]:
    """Yield what an effect asks for, or what a law changes as long as it lies there, by its numbers.

    >>> [*needs_of(laws.Draw(Deck.LAWS, 2))]
    [Need(number=2, of=Deck.LAWS, keys=('cards',))]
    """
    for field in attrs.fields(type(asks)):
        name, value = field.name, getattr(asks, field.name)
        if isinstance(value, Tokens):
            yield from needs_of(value, name)
        elif name == "colored_gems":
            for color, number in zip(COLORS, value, strict=True):
                yield Need(number, Things.GEMS_OF_A_COLOR, (name, color))
        elif name in _CALLED and isinstance(value, int) and (of := _counted(asks, name)) is not None:
            yield Need(value, of, (*keys, name))


def _counted(asks: Effect | Continuous | Tokens, name: str) -> Things | Deck | None:
    """Return what a number counts; None for cards of the auction deck, which are only looked at."""
    if name == "cards" and hasattr(asks, "deck"):
        return next((deck for deck in Deck if deck.value == asks.deck.value), None)
    return Things.GEMS if name == "up_to" and Deed.STORES in deeds_of(type(asks)) else _CALLED[name]


def rewards_of(effect: Effect) -> tuple[Reward, ...]:
    """Return what the player of the law may get."""
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
            return dict.fromkeys(Deck, times * max((reward.draw for reward in rewards_of(effect)), default=0))


# -- remarks and checks -----------------------------------------------------------------------------------------------

T = TypeVar("T")

Data = Mapping[str, Any]


class Remark(NamedTuple):
    """What looks wrong: the key that it is about, and the message. The path starts at the card, or at the set."""

    keys: Path
    message: str


class Check(NamedTuple):
    """One thing that is looked for: the code of its warnings, and what finds it. Its docstring says what it is."""

    code: Code
    find: Callable[[Any], Iterable[Remark]]


def checks(*finders: Callable[[Any], Iterable[Remark]]) -> tuple[Check, ...]:
    """Return a check for each function that finds something: its name is the code of the warnings."""
    return tuple(Check(Code[find.__name__.upper()], find) for find in finders)


class Written(NamedTuple):
    """A card as its file has it: its data, and what stands on the line behind a value of it."""

    data: Data
    behind: Callable[[Path], str]


def _nothing(_: Path) -> str:
    return ""


class Subject:
    """A card that is looked at: all that it holds, however deep, with its keys, and what its file says."""

    def __init__(self, whole: Whole, card: Card, written: Written | None = None) -> None:
        self.whole = whole
        self.card = card
        self.names = card.names
        self.data: Data = written.data if written else {}
        self.behind = written.behind if written else _nothing

    @cached_property
    def parts(self) -> tuple[tuple[Path, Any], ...]:
        """All that the card holds, however deep, with its keys."""
        return tuple(parts_of(self.card, card_forms().form_of(type(self.card))))

    def parts_like(self, *kinds: type[T]) -> list[tuple[Path, T]]:
        """Return all values of some classes that the card holds, with their keys."""
        return [(keys, part) for keys, part in self.parts if isinstance(part, kinds)]

    @cached_property
    def written_rewards(self) -> tuple[tuple[Path, Reward], ...]:
        """All rewards that are written on the card, with their keys, given once or for each of something."""
        repeated = ((keys, one.reward) for keys, one in self.parts_like(RewardPer))
        return (*self.parts_like(Reward), *repeated)

    @cached_property
    def effects(self) -> tuple[tuple[Path, Effect], ...]:
        """All effects of the card, however deep, with their keys."""
        return tuple(self.parts_like(*get_args(Effect)))

    @cached_property
    def deeds(self) -> frozenset[Deed]:
        """What the effects of the card do."""
        return frozenset(deed for _, effect in self.effects for deed in deeds_of(effect))

    @cached_property
    def needs(self) -> tuple[tuple[Path, Need], ...]:
        """What the card asks for when it is played, and as long as it lies there, with the keys of the numbers."""
        asking = [*self.effects, *self.parts_like(*get_args(Continuous))]
        found = [((*keys, *need.keys), need) for keys, asks in asking for need in needs_of(asks)]
        if isinstance(self.card, LawCard) and self.card.price:
            found.append((("price",), Need(self.card.price, Things.GEMS, ("price",))))
        return tuple(found)

    @cached_property
    def rewards(self) -> tuple[Reward, ...]:
        """All rewards that the player of the card may get by it."""
        if isinstance(self.card, CharacterCard):
            at_top = Reward(tokens=Tokens(power=(TOP_LEVEL_POINTS,)))  # R6.11
            return (*(level.reward for level in self.card.levels), at_top)
        return tuple(reward for _, effect in self.effects for reward in rewards_of(effect))

    @property
    def tucks(self) -> bool:
        """Whether cards may come under the law."""
        responds = any(rule.may is Response.TUCK_HERE for rule in self.card.whenever)
        return responds or Deed.TUCKS in self.deeds

    @property
    def takes_over(self) -> bool:
        """Whether the law may have what lay on another card (L65, L74)."""
        is_in_place = isinstance(self.card, LawCard) and self.card.placement is Placement.IN_PLACE_OF_CARD
        return is_in_place or Deed.TAKES_OVER in self.deeds


class Whole:
    """A card set as a whole, the printed one that it is compared with, and the shipped one that has its id, if any."""

    def __init__(
        self, card_set: CardSet, printed: CardSet, own: Collection[int] = (), shipped: CardSet | None = None
    ) -> None:
        self.card_set = card_set
        self.names = card_set.names
        self.own = own
        self.printed = printed
        self.shipped = shipped

    @cached_property
    def subjects(self) -> dict[int, Subject]:
        """The cards by their numbers, each with all that it holds; printed cards are taken apart once."""
        known = {} if self.card_set is self.printed else _whole(self.printed).subjects
        return {
            card.number: same if (same := known.get(card.number)) and same.card == card else Subject(self, card)
            for card in self.card_set.cards
        }

    @cached_property
    def rewards(self) -> tuple[Reward, ...]:
        """All rewards that any card may give."""
        return tuple(reward for subject in self.subjects.values() for reward in subject.rewards)

    @cached_property
    def printed_most(self) -> dict[str, int]:
        """The most that a printed card gives at once of what has no values, by the key."""
        printed = _whole(self.printed).subjects.values()
        every = [amounts_of(reward) for subject in printed for _, reward in subject.written_rewards]
        return {key: max(amounts[key] for amounts in every) for key in every[0]}

    @cached_property
    def printed_needs(self) -> dict[object, int]:
        """The most that a printed law asks for at once, by the last two keys and by what it is."""
        needs = [pair for subject in _whole(self.printed).subjects.values() for pair in subject.needs]
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
        """The same of the printed characters."""
        return _whole(self.printed).given

    @cached_property
    def first_by_name(self) -> dict[tuple[str, str], Card]:
        """The first card of each name, by language and name in small letters: those of other sets before own ones."""
        cards = sorted(self.card_set.cards, key=lambda card: (card.number in self.own, card.number), reverse=True)
        return {(language, name.casefold()): card for card in cards for language, name in card.names}

    @cached_property
    def deeds(self) -> frozenset[Deed]:
        """What the effects of any card do."""
        return frozenset(deed for subject in self.subjects.values() for deed in subject.deeds)

    @cached_property
    def counted(self) -> frozenset[tuple[Counted, Where]]:
        """What any law counts, and where."""
        found = (one for subject in self.subjects.values() for _, one in subject.parts_like(Quantity))
        return frozenset((one.counted, one.where) for one in found)

    @cached_property
    def sections(self) -> frozenset[tuple[CardKind, Color | None]]:
        """Which sections there are, on which kind of card."""
        cards = [(card.kind, card.sections) for card in self.card_set.cards]
        return frozenset(
            (kind, color)
            for kind, one in cards
            for color in (one.top_left, one.top_right, one.bottom_left, one.bottom_right)
        )


@lru_cache(maxsize=1)
def _whole(printed: CardSet) -> Whole:
    """The printed set, which is the same for every set that is compared with it."""
    return Whole(printed, printed)
