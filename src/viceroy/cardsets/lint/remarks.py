"""What checks of a card set look at, and what they remark."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

from viceroy.cardsets.lint.rewards import amounts_of
from viceroy.cardsets.rules import card_forms
from viceroy.errors import Code
from viceroy.model import laws
from viceroy.model.cards import Card, CardSet
from viceroy.model.laws import Reward
from viceroy.model.quantities import CardKind, Counted, Quantity, Where
from viceroy.model.tokens import Color
from viceroy.plaindata.faults import Path
from viceroy.plaindata.walk import parts_of

T = TypeVar("T")

Data = Mapping[str, Any]


class Remark(NamedTuple):
    """What looks wrong: the key that it is about, and what to tell. The path starts at the card, or at the set."""

    keys: Path
    message: str


class Check(NamedTuple):
    """One thing that is looked for: the code of its warnings, and what finds it. The docstring tells what it is."""

    code: Code
    find: Callable[[Any], Iterable[Remark]]


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
        self.data: Data = written.data if written else {}
        self.behind = written.behind if written else _nothing

    @cached_property
    def parts(self) -> tuple[tuple[Path, Any], ...]:
        """All that the card holds, however deep, with its keys."""
        return tuple(parts_of(self.card, card_forms().form_of(type(self.card))))

    def parts_like(self, *kinds: type[T]) -> list[tuple[Path, T]]:
        """Return all values of some classes that the card holds, with their keys."""
        return [(keys, part) for keys, part in self.parts if isinstance(part, kinds)]

    def has(self, *kinds: type) -> bool:
        """Whether the card holds a value of some classes."""
        return any(isinstance(part, kinds) for _, part in self.parts)

    @cached_property
    def rewards(self) -> tuple[Reward, ...]:
        """All rewards that the card may give."""
        return tuple(part for _, part in self.parts_like(Reward))

    @cached_property
    def is_well_known(self) -> bool:
        """Whether the checks know all effects of the card: where not, they call nothing impossible."""
        return all(_is_well_known(part) for _, part in self.parts)


_WELL_KNOWN = (
    laws.Reward, laws.Placement, laws.Deck, laws.DeckHolds, laws.Gain, laws.ChooseOne, laws.Draw, laws.PutBackCards,
    laws.TuckFromHand, laws.TuckFreeCard, laws.StoreGems, laws.SwapTokens, laws.TakeFromRow, laws.SkipNextAuction,
    laws.DoubleTokens, laws.Trigger, laws.Response,
)  # fmt: skip


def _is_well_known(part: object) -> bool:
    if isinstance(part, laws.Whenever):
        return part.may is laws.Response.TUCK_HERE
    return type(part).__module__ != laws.__name__ or isinstance(part, _WELL_KNOWN)


class Whole:
    """A card set as a whole, and the printed one that it is compared with."""

    def __init__(self, card_set: CardSet, printed: CardSet, own: Collection[int] = ()) -> None:
        self.card_set = card_set
        self.own = own
        self.printed = printed

    @cached_property
    def subjects(self) -> dict[int, Subject]:
        """The cards by their numbers, each with all that it holds."""
        return {card.number: Subject(self, card) for card in self.card_set.cards}

    @cached_property
    def rewards(self) -> tuple[Reward, ...]:
        """All rewards that any card may give."""
        return tuple(reward for subject in self.subjects.values() for reward in subject.rewards)

    @cached_property
    def printed_most(self) -> dict[str, int]:
        """The most that a printed card gives at once of what has no values, by the key."""
        every = [amounts_of(reward) for reward in Whole(self.printed, self.printed).rewards]
        return {key: max(amounts[key] for amounts in every) for key in every[0]}

    @cached_property
    def first_by_name(self) -> dict[tuple[str, str], Card]:
        """The first card of each name, by language and name in small letters: those of other sets before own ones."""
        cards = sorted(self.card_set.cards, key=lambda card: (card.number in self.own, card.number), reverse=True)
        return {(language, name.casefold()): card for card in cards for language, name in card.names}

    @cached_property
    def is_well_known(self) -> bool:
        """Whether the checks know all effects of all laws."""
        return all(self.subjects[law.number].is_well_known for law in self.card_set.laws)

    @cached_property
    def stores_gems(self) -> bool:
        """Whether any law stores gems."""
        return any(self.subjects[law.number].has(laws.StoreGems) for law in self.card_set.laws)

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
