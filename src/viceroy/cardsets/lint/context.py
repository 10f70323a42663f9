"""The contexts of checks: a card with all that it holds, its set, and the printed set to compare with; findings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cached_property, lru_cache
from typing import Any, NamedTuple, TypeVar, get_args

from viceroy.cardsets.forms import card_forms
from viceroy.cardsets.lint.rewards import Need, Things, amounts_of, needs_of, rewards_of
from viceroy.errors import Code, Path
from viceroy.model.cards import TOP_LEVEL_POINTS, Card, CardSet, CharacterCard, LawCard
from viceroy.model.lasting import Continuous
from viceroy.model.laws import Deed, Effect, Placement, Reward, RewardPer, deeds_of
from viceroy.model.quantities import CardKind, Counted, Quantity, Where
from viceroy.model.tokens import Color, Piece, Tokens, pieces_of

T = TypeVar("T")

Data = Mapping[str, Any]


class Finding(NamedTuple):
    """What looks wrong, and the keys that lead there from the card, or from the set."""

    keys: Path
    message: str


class Check(NamedTuple):
    """A check: the code of its warnings, and the function that finds them. Its docstring says what looks wrong."""

    code: Code
    find: Callable[[Any], Iterable[Finding]]


class Written(NamedTuple):
    """The text of a card in its file: its data, and what follows a value on its line."""

    data: Data
    behind: Callable[[Path], str]


def _nothing(_: Path) -> str:
    return ""


class CardContext:
    """A card of a set: all that it holds, however deep, with its keys, and its text in the file."""

    def __init__(self, of_set: SetContext, card: Card, written: Written | None = None) -> None:
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
    def counted(self) -> frozenset[tuple[Counted, Where]]:
        """The things that any law counts, and their places."""
        quantities = (part for context in self.contexts.values() for _, part in context.parts_like(Quantity))
        return frozenset((quantity.counted, quantity.where) for quantity in quantities)

    @cached_property
    def sections(self) -> frozenset[tuple[CardKind, Color | None]]:
        """The colors of sections on each kind of card."""
        cards = [(card.kind, card.sections) for card in self.card_set.cards]
        return frozenset(
            (kind, color)
            for kind, one in cards
            for color in (one.top_left, one.top_right, one.bottom_left, one.bottom_right)
        )


@lru_cache(maxsize=1)
def _context(printed: CardSet) -> SetContext:
    """Return the context of the printed set; it is kept, since every set is compared with the same one."""
    return SetContext(printed, printed)
