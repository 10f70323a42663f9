"""The cards of a score sheet: which card each is, and what then lies on it and under it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TypeVar

import yaml

from viceroy.documents.advice import number_hint
from viceroy.documents.reader import UNREAD, is_whole
from viceroy.errors import Code, Path
from viceroy.messages import closest, counted, did_you_mean, joined, shown
from viceroy.model.cards import (
    TOP_LEVEL_OF_LAWS,
    AnyCard,
    Card,
    CardSet,
    CharacterCard,
    DescribedCard,
    LawCard,
    doublings,
    lies_under_characters,
    most_stored,
    most_tucked,
    offered_rewards,
    possible_rewards,
    tucked_by,
)
from viceroy.model.geometry import Place
from viceroy.model.laws import Choose, Reward, all_effects
from viceroy.model.pyramid import PlacedCard
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import NO_GEMS, NO_TOKENS, Color, Gems, Tokens
from viceroy.sheets.forms import DescribedCardForm, GemsForm, LyingTokensForm, NamedCardForm, sheet_forms
from viceroy.sheets.lying import OPEN, POINTS, Lying, has_open_gem, lying_by, may_lie_on, rewards_of
from viceroy.text.slips import odd_in
from viceroy.text.source import Problems
from viceroy.wording.laws import reward_text

T = TypeVar("T")


def called(card: AnyCard) -> str:
    """Return the name of a card in messages: its kind and number."""
    return f"this {card.kind}" if card.number is None else f"{card.kind} {card.number}"


class CardReader:
    """Reads the cards of one sheet, of all its players: so it finds a card that lies in two places.

    Without a card set only what is written about a card is read, not which card it is. Of a position a message about an
    unknown name says how to write any card of a kind, and any cards may lie under others: it need not come about in a
    game.
    """

    def __init__(self, faults: Problems, card_set: CardSet | None, *, is_of_position: bool = False) -> None:
        self.faults = faults
        self._set = card_set
        self._is_of_position = is_of_position
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
        card = self.find(form.card, name, f"in {owner}'s pyramid")
        stored, tucked = _stored(form.gems), self._tucked(form.tucked, (*keys, "tucked"), owner)
        if card is None or not self._may_lie(card, keys, place):
            return None
        self._check_limits(card, stored, tucked, keys)
        printed = self._printed(card, form, place.level, tucked, keys)
        return PlacedCard(place, card, *_lying(form, printed), stored, tucked)

    def _described(self, form: DescribedCardForm, keys: Path, place: Place, owner: str) -> PlacedCard | None:
        stored, tucked = _stored(form.gems), self._tucked(form.tucked, (*keys, "tucked"), owner)
        if not is_whole((form.sections, form.kind, form.scoring)):
            return None
        number, names = read_or(form.number, None), read_or(form.names, ())
        card = DescribedCard(form.sections, number, form.kind, form.scoring or (), names or ())
        self._may_lie(card, keys, place)
        self._check_limits(card, stored, tucked, keys)
        return PlacedCard(place, card, *_lying(form), stored, tucked)

    def card(self, name: int | str, keys: Path) -> Card | None:
        """Return the card of a number or an id, None after a fault; it may have been read before."""
        if name is UNREAD or self._set is None:
            return None
        card = self._set.by_number.get(name) if isinstance(name, int) else self._set.by_id.get(name)
        if card is None:
            hint = _kind_meant(name) if self._is_of_position else ""
            self._error(keys, Code.UNKNOWN_CARD, _unknown(name, self._set, hint), name)
        return card

    def knows(self, name: str) -> bool:
        """Whether a card of the set has this id."""
        return self._set is not None and name in self._set.by_id

    def find(self, name: int | str, keys: Path, where: str) -> Card | None:
        """Return the card of a number or an id, and remember where it lies; `where` is said of it in messages."""
        card = self.card(name, keys)
        if card is None:
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
        elif isinstance(card, LawCard) and not may_lie_on(card, place.level):
            levels = sorted(card.on_levels or ())
            message = f"{called(card)} lies on level {place.level}; it is played on level {joined(levels, 'or')} only"
            self._error(keys, Code.MISPLACED_LAW, message, *levels)
        return True

    def _check_limits(self, card: AnyCard, stored: Gems | int, tucked: tuple[Card, ...] | int, keys: Path) -> None:
        cards, limit = tucked if isinstance(tucked, int) else len(tucked), most_tucked(card)
        if limit is not None and cards > limit:
            message = f"{called(card)} tucks at most {counted(limit, 'card')}, found {cards}"
            self._error((*keys, "tucked"), Code.TUCKED, message, limit)
        elif not self._is_of_position and isinstance(card, CharacterCard | LawCard):
            self._check_under(card, tucked, (*keys, "tucked"))
        gems, limit = stored if isinstance(stored, int) else sum(stored), most_stored(card, self._set)
        if limit is not None and gems > limit:
            can = f"carries at most {limit} stored gems" if limit else "stores no gems"
            message = f"{called(card)} {can}, found {gems}{'' if limit else self._no_stored_gems()}"
            self._error((*keys, "gems"), Code.STORED_GEMS, message, limit)

    def _check_under(self, card: Card, tucked: tuple[Card, ...] | int, keys: Path) -> None:
        """Warn of cards under a card where no law of the set brings them; law 66 comes under characters (L66)."""
        laws = [] if self._set is None else [law for law in self._set.laws if lies_under_characters(law)]
        if self._set is None or not tucked or tucked_by(card) != 0 or any(map(tucked_by, laws)):
            return
        if isinstance(card, LawCard) or not laws:
            self._warn(keys, f"no card of the set comes under {called(card)}: leave tucked out")
            return
        lies = f"only {joined(map(called, laws))} {'comes' if len(laws) == 1 else 'come'} under a character (L66)"
        if isinstance(tucked, int):
            self._warn(keys, f"{lies}: write tucked: {[law.number for law in laws][:1]}")
            return
        for index, under in enumerate(tucked):
            if under not in laws:
                self._warn((*keys, index), f"{lies}, not {called(under)}")

    def _warn(self, keys: Path, message: str) -> None:
        self.faults.warn(keys, message, Code.TUCKED)

    def _no_stored_gems(self) -> str:
        """Advise on stored gems of a card that stores none: name the laws that do."""
        cards = () if self._set is None else self._set.cards
        laws = [card.number for card in cards if most_stored(card, self._set) != 0]
        stores = (
            f" ({f'law {laws[0]} stores' if len(laws) == 1 else f'laws {joined(laws)} store'} gems)" if laws else ""
        )
        return f"; leave gems out{stores}, infinite gems are written as 'infinite_gems'"

    def _error(self, keys: Path, code: Code, message: str, *facts: object) -> None:
        self.faults.add(keys, message, code, facts=facts)

    # -- what lies on it by its printing --------------------------------------------------------------------------

    def _printed(
        self, card: Card, form: NamedCardForm, level: int, tucked: tuple[Card, ...] | int, keys: Path
    ) -> Lying:
        """Return the tokens and infinite gems that a card left by its printing.

        It is a fault if the printing leaves something open, and the sheet does not say it. Where the choice is wrong or
        missing, everything is open.
        """
        rewards = self._rewards(card, form, level, keys)
        if rewards is None and isinstance(card, LawCard) and not offered_rewards(card):
            return OPEN  # the fault says what to write
        times = doublings(card, tucked) if isinstance(tucked, tuple) else 0
        lying = lying_by(card, rewards or rewards_of(card, level) or (), times)
        depends = "depends on how the game went: write what lies on it as"
        left = possible_rewards(card) if isinstance(card, LawCard) else ()
        if lying.tokens is None and form.tokens is None:
            if times:
                message = f"the laws under {called(card)} double its tokens {times} times"
                self._error((*keys, "tucked"), Code.TUCKED, f"{message}; write what lies there as 'tokens'")
            else:
                message = f"which tokens {called(card)} left {depends} {_tokens_example(left)}"
                self._error(keys, Code.CHOICE, f"{message}, or 'tokens: {{}}' for none")
        if lying.infinite_gems is None and form.infinite_gems is None:
            if has_open_gem(rewards or ()):
                message = f"{called(card)} gave an infinite gem of a color that its player chose: write it as"
                none = "if there was none (R7.9)"
            else:
                message, none = f"which infinite gems {called(card)} left {depends}", "for none"
            example = _gems_example((*(rewards or ()), *left))
            self._error(keys, Code.CHOICE, f"{message} {example}, or 'infinite_gems: []' {none}")
        return OPEN if rewards is None else lying

    def _rewards(self, card: Card, form: NamedCardForm, level: int, keys: Path) -> tuple[Reward, ...] | None:
        """Return the rewards of a card by its choice; None, after a fault is added, where that is wrong or missing."""
        choice, choice_keys = form.choice, (*keys, "choice")
        offered = offered_rewards(card) if isinstance(card, LawCard) else ()
        if choice is None and offered and form.tokens is None:
            message = f"{called(card)} offers a choice: write which as 'choice', or what lies on it as 'tokens'"
            self._error(keys, Code.CHOICE, f"{message}; {_options(offered)}")
            return None
        if choice is UNREAD and offered:
            self.faults.advise(choice_keys, f"{called(card)} offers {_options(offered)}")
            return None
        rewards = rewards_of(card, level, read_or(choice, None))
        written = list(choice) if isinstance(choice, tuple) else choice
        if offered:
            if rewards is None:
                told = shown(written) if isinstance(written, str) else written
                message = f"{called(card)} has no choice {told}; {_options(offered)}"
                self._error(choice_keys, Code.CHOICE, message)
        elif isinstance(card, LawCard):
            if choice is not None:
                self._error(choice_keys, Code.CHOICE, _no_choice(card))
        elif choice is not None and rewards_of(card, level, POINTS) is None:
            message = f"{called(card)} offers no choice on level {level}; a character does on level 5 (R6.11)"
            message += "; leave choice out"
            self._error(choice_keys, Code.CHOICE, message)
        elif rewards is None:
            message = f"on level 5 {called(card)} gives 'points' (a 15-point token) or 'rewards' (rows 1 to 3; R6.11)"
            self._error(choice_keys, Code.CHOICE, f"{message}, found {written}")
        return rewards

    def _tucked(self, tucked: tuple[int | str, ...] | int | None, keys: Path, owner: str) -> tuple[Card, ...] | int:
        """Return the cards under a card: which, or only how many; empty if one of them is unknown."""
        if not isinstance(tucked, tuple):
            return read_or(tucked, ()) or ()
        where = f"tucked in {owner}'s pyramid"
        cards = [self.find(name, (*keys, index), where) for index, name in enumerate(tucked)]
        found = tuple(card for card in cards if card is not None)
        return found if len(found) == len(cards) else ()


# -- what is written; what could not be read counts as not written ----------------------------------------------------


def read_or(part: T, otherwise: T) -> T:
    """Return a part of a form, or something else where it could not be read."""
    return part if is_whole(part) else otherwise


def _lying(form: NamedCardForm | DescribedCardForm, printed: Lying = OPEN) -> tuple[Tokens, tuple[Color, ...]]:
    """Return the tokens and infinite gems on a card: as written, else as printed."""
    tokens, infinite_gems = read_or(form.tokens, None), read_or(form.infinite_gems, None)
    return (
        (printed.tokens or NO_TOKENS) if tokens is None else tokens.value(),
        (printed.infinite_gems or ()) if infinite_gems is None else infinite_gems,
    )


def _stored(gems: GemsForm | int | None) -> Gems | int:
    gems = read_or(gems, None)
    return gems.value() if isinstance(gems, GemsForm) else gems or NO_GEMS


# -- words for problems -------------------------------------------------------------------------------------------


_ANY_CARD = ("?", "*", "any", "some", "card", "cards", "unknown", "hidden", "secret", "back")
"""Words that people write for a card of which they do not know the number."""


def _kind_meant(name: int | str) -> str:
    """Advise how to write cards of which the kind alone is known, if a name means such cards."""
    if name in _ANY_CARD:
        return f"; for a card that is not known write {joined([kind.value for kind in CardKind], 'or')}"
    kinds = kinds_counted(name) if isinstance(name, str) else []
    noun = str(name).rpartition(" ")[2]
    return f"; for any {'card' if str(name).startswith('1 ') else noun} write {', '.join(kinds)}" if kinds else ""


def kinds_counted(text: str) -> list[str]:
    """Return the kind of each of the cards that a text counts; none where it counts no cards of a kind.

    >>> kinds_counted("2 laws"), kinds_counted("law"), kinds_counted("2 gems")
    (['law', 'law'], ['law'], [])
    """
    number, _, noun = text.rpartition(" ")
    is_count = noun.removesuffix("s") in [*CardKind] and re.fullmatch("[1-9]?", number)
    return [noun.removesuffix("s")] * int(number or 1) if is_count else []


def _unknown(name: int | str, card_set: CardSet, hint: str = "") -> str:
    """Say that no card has this number or id, and which there are; a hint says what was meant."""
    if isinstance(name, int):
        return f"no card of this set has the number {name}{_numbers_between(card_set)}"
    return f"no card of this set has the id {shown(name)}{hint or _meant(name, card_set)}"


def _numbers_between(card_set: CardSet) -> str:
    return f"; its numbers lie between {min(card_set.by_number)} and {max(card_set.by_number)}"


def _meant(name: str, card_set: CardSet) -> str:
    """Guess which card an unknown id means; the end of a message."""
    if hint := odd_in(name):
        return hint
    if number_hint(name):
        return number_hint(name, card_set.by_number.__contains__) or _numbers_between(card_set)
    numbers = re.findall("[0-9]+", name)
    if len(numbers) > 1:
        return f"; commas stand between cards: {', '.join(numbers)}"
    card = card_set.by_number.get(int(numbers[0])) if numbers else None
    if card is not None and closest(name.replace(numbers[0], "").strip(" .:#-"), [card.id, *dict(card.names).values()]):
        return f"; did you mean {card.number}?"
    by_name = {text: card.id for card in card_set.cards for _, text in card.names}
    hint = did_you_mean(name, (*card_set.by_id, *by_name))
    meant = next((text for text in by_name if text not in card_set.by_id and f"{shown(text)}?" in hint), None)
    return hint if meant is None else f"; did you mean {shown(by_name[meant])}?"


def _no_choice(law: LawCard) -> str:
    """Advise about a choice that a law does not offer between rewards: return the keys to write in its place."""
    if not any(isinstance(effect, Choose) for effects in law.effect_lists for effect in all_effects(effects)):
        return f"{called(law)} offers no choice; leave choice out"
    left = possible_rewards(law)
    parts = [_tokens_example(left)] if any(reward.tokens for reward in left) else []
    parts += [_gems_example(left)] if any(reward.infinite_gem for reward in left) else []
    instead = f", and write what lies on it as {joined(parts)}" if parts else ""
    return f"the choice of {called(law)} is between effects: leave out 'choice'{instead}"


def _tokens_example(rewards: Iterable[Reward]) -> str:
    """Return how the first tokens of some rewards are written."""
    tokens = next((reward.tokens for reward in rewards if reward.tokens), NO_TOKENS)
    written = sheet_forms().write(LyingTokensForm.of(tokens), LyingTokensForm)
    text = yaml.safe_dump(written, default_flow_style=True, sort_keys=False)
    return f"'tokens: {text.strip()}'"


def _gems_example(rewards: Iterable[Reward]) -> str:
    """Return how the first infinite gem of some rewards is written."""
    color = next((reward.infinite_gem for reward in rewards if isinstance(reward.infinite_gem, Color)), Color.RED)
    return f"'infinite_gems: [{color}]'"


def _options(offered: tuple[tuple[Reward, ...], ...]) -> str:
    """List what a law offers, in the order of the card, with the numbers to write."""
    lists = [
        "choice: " + joined((f"{number} ({reward_text(reward)})" for number, reward in enumerate(options, 1)), "or")
        for options in offered
    ]
    if len(lists) == 1:
        return lists[0]
    return f"a list of {len(lists)} numbers: {'; '.join(lists)}"
