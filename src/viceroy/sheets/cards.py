"""The cards of a score sheet: every form in which one may be written, and what then lies on it and under it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from viceroy.cardsets.cardfiles import MOST_NUMBER
from viceroy.cardsets.laws import read_clause, read_each, read_sections
from viceroy.errors import Code
from viceroy.messages import did_you_mean, joined, shown
from viceroy.model.cards import (
    TOP_LEVEL,
    TOP_LEVEL_OF_LAWS,
    TOP_LEVEL_POINTS,
    AnyCard,
    Card,
    CardSet,
    DescribedCard,
    LawCard,
    doublings,
    gains,
    lies_under_characters,
    most_stored,
    most_tucked,
    offers,
    tokens_from,
)
from viceroy.model.geometry import Place
from viceroy.model.laws import CardKind, PointsClause, Reward
from viceroy.model.pyramid import PlacedCard
from viceroy.model.tokens import NO_GEMS, NO_TOKENS, Color, Gems, Tokens
from viceroy.sheets.values import (
    REWARDS,
    Choice,
    read_choice,
    read_colors,
    read_count,
    read_stored,
    read_tokens,
)
from viceroy.wording.laws import reward_text
from viceroy.yamlfiles.reader import Reader, found

if TYPE_CHECKING:
    from viceroy.yamlfiles.nodes import Node

MOST_DOUBLINGS = 5  # of the tokens of one character

LYING_KEYS = ("tokens", "infinite_gems", "gems", "tucked")
NAMED_KEYS = ("card", "choice", *LYING_KEYS)
DESCRIBED_KEYS = ("sections", "number", "kind", *LYING_KEYS, "scoring")

TOP_LEVEL_TOKEN = Reward(tokens=Tokens(power=(TOP_LEVEL_POINTS,)))  # R6.11


@attrs.frozen
class _Lying:
    """What a sheet writes about what lies on a card and under it; None where it leaves that to the printing."""

    tokens: Tokens | None = None
    infinite_gems: tuple[Color, ...] | None = None
    stored: Gems | int = NO_GEMS
    tucked: tuple[Card, ...] | int = ()


def called(card: AnyCard) -> str:
    """Return how messages call a card: by its kind and number."""
    return f"this {card.kind}" if card.number is None else f"{card.kind} {card.number}"


class CardReader:
    """Reads the cards of one sheet, those of all its players: so a card that lies in two places is found.

    Without a card set only the shape of what is written is checked.
    """

    def __init__(self, reader: Reader, card_set: CardSet | None) -> None:
        self._reader = reader
        self._set = card_set
        self._first: dict[int, str] = {}

    # -- the forms ------------------------------------------------------------------------------------------------

    def read(self, node: Node, place: Place, owner: str) -> PlacedCard | None:
        """Read the card at a place; None, and problems, where it cannot be told what lies there."""
        value = node.value
        if not isinstance(value, dict):
            return self._named({"card": node}, node, place, owner)
        if "card" in value:
            keys = self._reader.mapping(node, "a card", required=("card",), optional=NAMED_KEYS)
            return self._named(keys, node, place, owner) if keys else None
        if "sections" in value:
            keys = self._reader.mapping(node, "a card of no set", required=("sections",), optional=DESCRIBED_KEYS)
            return self._described(keys, node, place, owner) if keys else None
        self._reader.mapping(node, "a card", optional=dict.fromkeys((*NAMED_KEYS, *DESCRIBED_KEYS)))
        needs = "a card needs 'card', its number or id, or 'sections' if it is of no set"
        self._reader.error(node, Code.MISSING_KEY, needs)
        return None

    def _named(self, keys: dict[str, Node], node: Node, place: Place, owner: str) -> PlacedCard | None:
        card = self._find(keys["card"], f"in {owner}'s pyramid")
        choice = read_choice(self._reader, keys["choice"]) if "choice" in keys else None
        lying = self._lying(keys, owner)
        if card is None or not self._may_lie(card, node, place):
            return None
        self._check_limits(card, lying, keys)
        rewards = self._rewards(card, place.level, node, keys, choice)
        tokens = lying.tokens
        if tokens is None:
            tokens = self._doubled(tokens_from(rewards), card, lying.tucked, keys)
        infinite_gems = lying.infinite_gems
        if infinite_gems is None:
            infinite_gems = () if "infinite_gems" in keys else self._infinite_gems(card, rewards, node)
        return PlacedCard(place, card, tokens, infinite_gems, lying.stored, lying.tucked)

    def _described(self, keys: dict[str, Node], node: Node, place: Place, owner: str) -> PlacedCard | None:
        reader = self._reader
        sections = read_sections(reader, keys["sections"])
        number = reader.integer(keys["number"], "number", low=1, high=MOST_NUMBER) if "number" in keys else None
        kind = reader.one_of(keys["kind"], "kind", CardKind) if "kind" in keys else CardKind.CHARACTER
        scoring = self._scoring(keys["scoring"]) if "scoring" in keys else ()
        if "scoring" in keys and kind is CardKind.CHARACTER:
            reader.error(keys["scoring"], Code.WRONG_VALUE, "only a law has 'scoring': write 'kind: law' beside it")
        lying = self._lying(keys, owner)
        if sections is None or kind is None or scoring is None:
            return None
        card = DescribedCard(sections, number, kind, scoring)
        self._may_lie(card, node, place)
        self._check_limits(card, lying, keys)
        tokens, infinite_gems = lying.tokens or NO_TOKENS, lying.infinite_gems or ()
        return PlacedCard(place, card, tokens, infinite_gems, lying.stored, lying.tucked)

    def _scoring(self, node: Node) -> tuple[PointsClause, ...] | None:
        return read_each(self._reader, node, "scoring", read_clause)

    def _find(self, node: Node, where: str) -> Card | None:
        """Return the card that a number or an id names, and remember where it lies."""
        value = node.value
        if type(value) is not int and not isinstance(value, str):
            self._reader.error(node, Code.WRONG_TYPE, f"a card is its number, its id or a mapping, found {found(node)}")
            return None
        name = value if isinstance(value, int) else self._reader.text(node, "the id of a card")
        if name is None or self._set is None:
            return None
        card = self._set.by_number.get(name) if isinstance(name, int) else self._set.by_id.get(name)
        if card is None:
            self._reader.error(node, Code.UNKNOWN_CARD, _unknown(name, self._set))
            return None
        if card.number in self._first:
            told = f"{called(card)} lies in two places: here and {self._first[card.number]}"
            self._reader.error(node, Code.CARD_TWICE, told)
        else:
            self._first[card.number] = f"{where} (line {node.line})"
        return card

    def _may_lie(self, card: AnyCard, node: Node, place: Place) -> bool:
        if lies_under_characters(card):
            told = f"{called(card)} has no place of its own: write it among the 'tucked' of the character it lies under"
            self._reader.error(node, Code.MISPLACED_LAW, f"{told} (L66)")
            return False
        if card.kind is CardKind.LAW and place.level > TOP_LEVEL_OF_LAWS:
            told = f"{called(card)} lies on level {place.level}; laws lie on levels 1 to {TOP_LEVEL_OF_LAWS} (R6.8)"
            self._reader.error(node, Code.LAW_ON_LEVEL_5, told)
        return True

    # -- what the card leaves -------------------------------------------------------------------------------------

    def _rewards(
        self, card: Card, level: int, node: Node, keys: dict[str, Node], choice: Choice | None
    ) -> tuple[Reward, ...]:
        """Return the rewards that left something on the card: its row's, or what a law gave."""
        if isinstance(card, LawCard):
            return (*gains(card), *self._chosen(card, node, keys, choice))
        if level < TOP_LEVEL:
            if "choice" in keys:
                told = f"{called(card)} offers no choice on level {level}; a character does on level 5 (R6.11)"
                self._reader.error(keys["choice"], Code.CHOICE, told)
            return card.rewards(level)
        if isinstance(choice, tuple):
            told = f"on level 5 {called(card)} gives 'points' (a 15-point token) or 'rewards' (rows 1 to 3; R6.11)"
            self._reader.error(keys["choice"], Code.CHOICE, f"{told}, found {keys['choice'].plain()}")
        return card.rewards(level) if choice == REWARDS else (TOP_LEVEL_TOKEN,)

    def _chosen(self, law: LawCard, node: Node, keys: dict[str, Node], choice: Choice | None) -> tuple[Reward, ...]:
        """Return the options of a law that were chosen."""
        offered = offers(law)
        if "choice" not in keys:
            if offered and "tokens" not in keys:
                told = f"{called(law)} offers a choice: write which as 'choice', or what lies on it as 'tokens'"
                self._reader.error(node, Code.CHOICE, f"{told}; {_options(offered)}")
            return ()
        if not offered:
            self._reader.error(keys["choice"], Code.CHOICE, f"{called(law)} offers no choice")
            return ()
        if choice is None:
            return ()
        if isinstance(choice, str) or not _is_one_of_each(choice, offered):
            told = f"{called(law)} has no choice {keys['choice'].plain()}; {_options(offered)}"
            self._reader.error(keys["choice"], Code.CHOICE, told)
            return ()
        return tuple(options[number - 1] for number, options in zip(choice, offered, strict=True))

    def _infinite_gems(self, card: Card, rewards: tuple[Reward, ...], node: Node) -> tuple[Color, ...]:
        """Return the infinite gems that rewards leave, if the printing says their colors."""
        printed = [reward.infinite_gem for reward in rewards if reward.infinite_gem is not None]
        if "any" in printed:
            told = f"{called(card)} gave an infinite gem of a color of choice: write it as 'infinite_gems: [red]'"
            self._reader.error(node, Code.CHOICE, f"{told}, or 'infinite_gems: []' if none was to be had (R7.9)")
        return tuple(gem for gem in printed if gem != "any")

    def _doubled(self, tokens: Tokens, card: Card, tucked: tuple[Card, ...] | int, keys: dict[str, Node]) -> Tokens:
        """Return the tokens doubled once for each law under the card that doubles them (L66)."""
        times = doublings(card, tucked) if isinstance(tucked, tuple) else 0
        if times > MOST_DOUBLINGS:
            told = f"the laws under {called(card)} double its tokens {times} times; write what lies there as 'tokens'"
            self._reader.error(keys["tucked"], Code.TUCKED, told)
            return tokens
        for _ in range(times):
            tokens = tokens.doubled()
        return tokens

    def _check_limits(self, card: AnyCard, lying: _Lying, keys: dict[str, Node]) -> None:
        tucked = lying.tucked if isinstance(lying.tucked, int) else len(lying.tucked)
        limit = most_tucked(card)
        if limit is not None and tucked > limit:
            told = f"{called(card)} tucks at most {limit} card{'s' if limit > 1 else ''}, found {tucked}"
            self._reader.error(keys["tucked"], Code.TUCKED, told)
        stored = lying.stored if isinstance(lying.stored, int) else sum(lying.stored)
        limit = most_stored(card, self._set)
        if limit is not None and stored > limit:
            can = f"carries at most {limit} stored gems" if limit else "stores no gems"
            told = f"{called(card)} {can}, found {stored}; infinite gems are written as 'infinite_gems'"
            self._reader.error(keys["gems"], Code.STORED_GEMS, told)

    # -- what is written about it ---------------------------------------------------------------------------------

    def _lying(self, keys: dict[str, Node], owner: str) -> _Lying:
        """Read what lies on a card and under it; a key that cannot be read counts as left out."""
        reader = self._reader
        return _Lying(
            read_tokens(reader, keys["tokens"]) if "tokens" in keys else None,
            read_colors(reader, keys["infinite_gems"]) if "infinite_gems" in keys else None,
            (read_stored(reader, keys["gems"]) if "gems" in keys else None) or NO_GEMS,
            (self._tucked(keys["tucked"], owner) if "tucked" in keys else None) or (),
        )

    def _tucked(self, node: Node, owner: str) -> tuple[Card, ...] | int | None:
        """Read the cards under a card: which, or only how many."""
        if type(node.value) is int:
            return read_count(self._reader, node, "the number of tucked cards")
        if not isinstance(node.value, list):
            told = f"tucked cards are a list of numbers, or how many there are, found {found(node)}"
            self._reader.error(node, Code.WRONG_TYPE, told)
            return None
        where = f"tucked in {owner}'s pyramid"
        return read_each(self._reader, node, "tucked", lambda _, card: self._find(card, where))


# -- words for problems -------------------------------------------------------------------------------------------


def _unknown(name: int | str, card_set: CardSet) -> str:
    """Say that no card has this number or id, and which there are."""
    if isinstance(name, int):
        numbers = sorted(card_set.by_number)
        return f"no card of this set has the number {name}; its numbers lie between {numbers[0]} and {numbers[-1]}"
    hint = f"; write {name} without quotes" if name.isdecimal() else did_you_mean(name, card_set.by_id)
    return f"no card of this set has the id {shown(name)}{hint}"


def _is_one_of_each(choice: tuple[int, ...], offered: tuple[tuple[Reward, ...], ...]) -> bool:
    if len(choice) != len(offered):
        return False
    return all(number <= len(options) for number, options in zip(choice, offered, strict=True))


def _options(offered: tuple[tuple[Reward, ...], ...]) -> str:
    """List what a law offers, in the order of the card, with the numbers to write."""
    lists = [
        "choice: " + joined((f"{number} ({reward_text(reward)})" for number, reward in enumerate(options, 1)), "or")
        for options in offered
    ]
    if len(lists) == 1:
        return lists[0]
    return f"a list of {len(lists)} numbers: {'; '.join(lists)}"
