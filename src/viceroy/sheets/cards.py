"""The cards of a score sheet: which card each is, and what then lies on it and under it."""

from __future__ import annotations

import re
from typing import Any

import attrs

from viceroy.documents.limits import number_hint
from viceroy.errors import Code, Path
from viceroy.messages import counted, did_you_mean, joined, shown
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
    lies_under_characters,
    most_stored,
    most_tucked,
    offered_rewards,
    possible_rewards,
    sure_rewards,
    tokens_from,
)
from viceroy.model.geometry import Place
from viceroy.model.laws import Reward
from viceroy.model.pyramid import PlacedCard
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import NO_GEMS, NO_TOKENS, Color, Gems, Tokens
from viceroy.sheets.sheet_form import REWARDS, DescribedCardForm, NamedCardForm
from viceroy.text.problems import Problems
from viceroy.text.slips import SPACES, odd_space
from viceroy.wording.laws import reward_text

MOST_DOUBLINGS = 5  # of the tokens of one character

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

    `faults` already holds what is wrong with the form of the sheet. Without a card set only what was written about a
    card is read, not which card it is.
    """

    def __init__(self, faults: Problems, card_set: CardSet | None) -> None:
        self.faults = faults
        self._set = card_set
        self._first: dict[int, str] = {}

    def read(self, form: object, keys: Path, place: Place, owner: str) -> PlacedCard | None:
        """Read the card at a place; None, and faults, where it is unknown what lies there."""
        match form:
            case int() | str():
                return self._named(NamedCardForm(form), keys, keys, place, owner)
            case NamedCardForm():
                return self._named(form, keys, (*keys, "card"), place, owner)
            case DescribedCardForm():
                return self._described(form, keys, place, owner)
        return None

    def _named(self, form: NamedCardForm, keys: Path, name: Path, place: Place, owner: str) -> PlacedCard | None:
        card = self._find(form.card, name, f"in {owner}'s pyramid")
        lying = self._lying(form, keys, owner)
        if card is None or not self._may_lie(card, keys, place):
            return None
        self._check_limits(card, lying, keys)
        rewards = self._rewards(card, place.level, form, keys)
        tokens = lying.tokens
        if tokens is None:
            tokens = self._doubled(tokens_from(rewards), card, lying.tucked, keys)
        infinite_gems = lying.infinite_gems
        if infinite_gems is None:
            infinite_gems = self._infinite_gems(card, rewards, keys)
        return PlacedCard(place, card, tokens, infinite_gems, lying.stored, lying.tucked)

    def _described(self, form: DescribedCardForm, keys: Path, place: Place, owner: str) -> PlacedCard | None:
        is_unread = self.faults.is_unread
        has_scoring = form.scoring is not None or is_unread(*keys, "scoring")
        if has_scoring and form.kind is CardKind.CHARACTER and not is_unread(*keys, "kind"):
            self._error((*keys, "scoring"), Code.WRONG_VALUE, "only a law has 'scoring': write 'kind: law' beside it")
        lying = self._lying(form, keys, owner)
        if is_unread(*keys, "sections") or is_unread(*keys, "kind") or (has_scoring and not _is_whole(form.scoring)):
            return None
        card = DescribedCard(form.sections, form.number, form.kind, form.scoring or (), form.names or ())
        self._may_lie(card, keys, place)
        self._check_limits(card, lying, keys)
        tokens, infinite_gems = lying.tokens or NO_TOKENS, lying.infinite_gems or ()
        return PlacedCard(place, card, tokens, infinite_gems, lying.stored, lying.tucked)

    def _find(self, name: int | str | None, keys: Path, where: str) -> Card | None:
        """Return the card that a number or an id names, and remember where it lies."""
        if name is None or self._set is None or self.faults.is_unread(*keys):
            return None
        card = self._set.by_number.get(name) if isinstance(name, int) else self._set.by_id.get(name)
        if card is None:
            self._error(keys, Code.UNKNOWN_CARD, _unknown(name, self._set))
            return None
        if card.number in self._first:
            message = f"{called(card)} lies in two places: here and {self._first[card.number]}"
            self._error(keys, Code.CARD_TWICE, message)
        else:
            self._first[card.number] = where + self.faults.on_line(keys, " (line {})")
        return card

    def _may_lie(self, card: AnyCard, keys: Path, place: Place) -> bool:
        if lies_under_characters(card):
            message = (
                f"{called(card)} has no place of its own: write it among the 'tucked' of the character it lies under"
            )
            self._error(keys, Code.MISPLACED_LAW, f"{message} (L66)")
            return False
        if card.kind is CardKind.LAW and place.level > TOP_LEVEL_OF_LAWS:
            message = f"{called(card)} lies on level {place.level}; laws lie on levels 1 to {TOP_LEVEL_OF_LAWS} (R6.8)"
            self._error(keys, Code.LAW_ON_LEVEL_5, message)
        return True

    def _error(self, keys: Path, code: Code, message: str) -> None:
        self.faults.add(keys, message, code)

    # -- what the card leaves -------------------------------------------------------------------------------------

    def _rewards(self, card: Card, level: int, form: NamedCardForm, keys: Path) -> tuple[Reward, ...]:
        """Return the rewards that left something on the card: its row's, or what a law gave."""
        choice_keys = (*keys, "choice")
        is_unread = self.faults.is_unread(*choice_keys)
        if isinstance(card, LawCard):
            self._check_left(card, form, keys)
            return (*sure_rewards(card), *self._chosen(card, form, keys, is_unread=is_unread))
        if level < TOP_LEVEL:
            if form.choice is not None or is_unread:
                message = f"{called(card)} offers no choice on level {level}; a character does on level 5 (R6.11)"
                self._error(choice_keys, Code.CHOICE, message)
            return card.rewards(level)
        if isinstance(form.choice, int | tuple) and not is_unread:
            message = f"on level 5 {called(card)} gives 'points' (a 15-point token) or 'rewards' (rows 1 to 3; R6.11)"
            self._error(choice_keys, Code.CHOICE, f"{message}, found {_written(form.choice)}")
        return card.rewards(level) if form.choice == REWARDS else (TOP_LEVEL_TOKEN,)

    def _check_left(self, law: LawCard, form: NamedCardForm, keys: Path) -> None:
        """Add the faults of what a law left by how the game went, if the sheet is silent about it."""
        left = possible_rewards(law)
        message = f"{called(law)} left depends on how the game went: write what lies on it as"
        is_written = form.tokens is not None or self.faults.is_unread(*keys, "tokens")
        if not is_written and any(reward.tokens for reward in left):
            what = f"which tokens {message} 'tokens: {{science: 2}}', or 'tokens: {{}}' for none"
            self._error(keys, Code.CHOICE, what)
        is_written = form.infinite_gems is not None or self.faults.is_unread(*keys, "infinite_gems")
        if not is_written and any(reward.infinite_gem for reward in left):
            what = f"which infinite gems {message} 'infinite_gems: [red]', or 'infinite_gems: []' for none"
            self._error(keys, Code.CHOICE, what)

    def _chosen(self, law: LawCard, form: NamedCardForm, keys: Path, *, is_unread: bool) -> tuple[Reward, ...]:
        """Return the options of a law that were chosen."""
        offered, choice, choice_keys = offered_rewards(law), form.choice, (*keys, "choice")
        if choice is None and not is_unread:
            if offered and form.tokens is None and not self.faults.is_unread(*keys, "tokens"):
                message = f"{called(law)} offers a choice: write which as 'choice', or what lies on it as 'tokens'"
                self._error(keys, Code.CHOICE, f"{message}; {_options(offered)}")
            return ()
        if not offered:
            self._error(choice_keys, Code.CHOICE, f"{called(law)} offers no choice")
            return ()
        if is_unread:
            return ()
        numbers = (choice,) if isinstance(choice, int) else choice
        if not isinstance(numbers, tuple) or not _is_one_of_each(numbers, offered):
            self._error(
                choice_keys, Code.CHOICE, f"{called(law)} has no choice {_written(choice)}; {_options(offered)}"
            )
            return ()
        return tuple(options[number - 1] for number, options in zip(numbers, offered, strict=True))

    def _infinite_gems(self, card: Card, rewards: tuple[Reward, ...], keys: Path) -> tuple[Color, ...]:
        """Return the infinite gems that rewards leave, if the printing says their colors."""
        printed = [reward.infinite_gem for reward in rewards if reward.infinite_gem is not None]
        if "any" in printed:
            message = f"{called(card)} gave an infinite gem of a color of choice: write it as 'infinite_gems: [red]'"
            self._error(keys, Code.CHOICE, f"{message}, or 'infinite_gems: []' if none was to be had (R7.9)")
        return tuple(gem for gem in printed if gem != "any")

    def _doubled(self, tokens: Tokens, card: Card, tucked: tuple[Card, ...] | int, keys: Path) -> Tokens:
        """Return the tokens doubled once for each law under the card that doubles them (L66)."""
        times = doublings(card, tucked) if isinstance(tucked, tuple) else 0
        if times > MOST_DOUBLINGS:
            message = (
                f"the laws under {called(card)} double its tokens {times} times; write what lies there as 'tokens'"
            )
            self._error((*keys, "tucked"), Code.TUCKED, message)
            return tokens
        for _ in range(times):
            tokens = tokens.doubled()
        return tokens

    def _check_limits(self, card: AnyCard, lying: _Lying, keys: Path) -> None:
        tucked = lying.tucked if isinstance(lying.tucked, int) else len(lying.tucked)
        limit = most_tucked(card)
        if limit is not None and tucked > limit:
            message = f"{called(card)} tucks at most {counted(limit, 'card')}, found {tucked}"
            self._error((*keys, "tucked"), Code.TUCKED, message)
        stored = lying.stored if isinstance(lying.stored, int) else sum(lying.stored)
        limit = most_stored(card, self._set)
        if limit is not None and stored > limit:
            can = f"carries at most {limit} stored gems" if limit else "stores no gems"
            message = f"{called(card)} {can}, found {stored}; infinite gems are written as 'infinite_gems'"
            self._error((*keys, "gems"), Code.STORED_GEMS, message)

    # -- what is written about it ---------------------------------------------------------------------------------

    def _lying(self, form: NamedCardForm | DescribedCardForm, keys: Path, owner: str) -> _Lying:
        """Return what lies on a card and under it; what could not be read counts as left out, or as nothing."""
        is_unread = self.faults.is_unread
        stored = NO_GEMS if is_unread(*keys, "gems") else form.gems or NO_GEMS
        return _Lying(
            None if form.tokens is None or is_unread(*keys, "tokens") else form.tokens.value(),
            () if is_unread(*keys, "infinite_gems") else form.infinite_gems,
            stored if isinstance(stored, int | tuple) else stored.value(),
            self._tucked(form.tucked, (*keys, "tucked"), owner),
        )

    def _tucked(self, tucked: tuple[int | str, ...] | int | None, keys: Path, owner: str) -> tuple[Card, ...] | int:
        """Return the cards under a card: which, or only how many."""
        if not isinstance(tucked, tuple):
            return tucked or ()
        where = f"tucked in {owner}'s pyramid"
        cards = [self._find(name, (*keys, index), where) for index, name in enumerate(tucked)]
        found = tuple(card for card in cards if card is not None)
        return found if len(found) == len(cards) else ()


# -- words for problems -------------------------------------------------------------------------------------------


def _unknown(name: int | str, card_set: CardSet) -> str:
    """Say that no card has this number or id, and which there are."""
    if isinstance(name, int):
        numbers = sorted(card_set.by_number)
        return f"no card of this set has the number {name}; its numbers lie between {numbers[0]} and {numbers[-1]}"
    return f"no card of this set has the id {shown(name)}{_meant(name, card_set)}"


def _meant(name: str, card_set: CardSet) -> str:
    """Return what may have been meant by an id that no card has."""
    text = name.strip(SPACES)
    if text != name:
        return f"; {odd_space(next(letter for letter in name if letter in SPACES))}"
    numbers = re.findall("[0-9]+", name)
    if len(numbers) > 1:
        return f"; commas stand between cards: {', '.join(numbers)}"
    if numbers:
        return number_hint(name)
    by_name = {text: card.id for card in card_set.cards for _, text in card.names}
    hint = did_you_mean(name, (*card_set.by_id, *by_name))
    meant = next((text for text in by_name if text not in card_set.by_id and f"{shown(text)}?" in hint), None)
    return hint if meant is None else f"; did you mean {shown(by_name[meant])}?"


def _written(choice: str | int | tuple[int, ...] | None) -> object:
    return list(choice) if isinstance(choice, tuple) else choice


def _is_whole(scoring: object) -> bool:
    """Whether clauses, and all that is in them, say all that they must, be it right or wrong."""
    if scoring is None:
        return False
    if isinstance(scoring, tuple):
        return all(map(_is_whole, scoring))
    kind: Any = type(scoring)
    if not attrs.has(kind):
        return True
    fields = attrs.fields(kind)
    parts = [(getattr(scoring, field.name), field.default is attrs.NOTHING) for field in fields]
    return all(_is_whole(part) for part, must_be in parts if must_be or part is not None)


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
