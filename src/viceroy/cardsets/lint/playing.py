"""What looks wrong in what a law does when it is played, and later."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import attrs

from viceroy.cardsets.lint.bounds import MOST_GEMS, cards_in
from viceroy.cardsets.lint.remarks import Check, Remark, Subject
from viceroy.cardsets.lint.rewards import gives_all_of
from viceroy.errors import Code
from viceroy.messages import counted
from viceroy.model import laws
from viceroy.model.cards import LawCard
from viceroy.model.laws import Deck, Reward
from viceroy.model.quantities import Counted, Quantity, Where
from viceroy.plaindata.faults import Path


def no_effect(subject: Subject) -> Iterator[Remark]:
    """A law does nothing at all, or has a condition for nothing."""
    law = subject.card
    if not isinstance(law, LawCard):
        return
    fields = [field for field in attrs.fields(LawCard) if field.init and field.name not in _PRINTED]
    if all(getattr(law, field.name) == field.default for field in fields):
        yield Remark((), "this law does nothing and scores nothing: give it on_play, whenever or scoring")
    if law.requires is not None and not law.on_play:
        told = "requires is a condition for what happens when the law is played, and without on_play nothing does"
        yield Remark(("requires",), told)


_PRINTED = ("number", "id", "names", "sections", "requires")


def empty_list(subject: Subject) -> Iterator[Remark]:
    """A list is empty, so its key says nothing."""
    for keys in _empty_lists(subject.data, ()):
        yield Remark(keys, f"this list is empty, so it says nothing: leave {keys[-1]} out")


def _empty_lists(data: Any, keys: Path) -> Iterator[Path]:
    if data == [] and keys:
        yield keys
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in pairs:
        yield from _empty_lists(value, (*keys, key))


def out_of_reach(subject: Subject) -> Iterator[Remark]:
    """A law draws or pays more cards or gems than there can be."""
    card_set = subject.whole.card_set
    for keys, holds in subject.parts_like(laws.DeckHolds):
        most = cards_in(card_set, holds.deck)
        if holds.cards > most:
            told = f"the {_called(holds.deck)} never holds {holds.cards} cards but at most {most}, so nothing happens"
            yield Remark((*keys, "cards"), told)
    for keys, draw in subject.parts_like(laws.Draw):
        most = cards_in(card_set, draw.deck)
        if draw.cards > most:
            told = f"the {_called(draw.deck)} never holds {draw.cards} cards but at most {most}"
            yield Remark((*keys, "cards"), told)
    for keys, swap in subject.parts_like(laws.SwapTokens):
        if swap.pay > MOST_GEMS:
            told = f"nobody ever has {swap.pay} gems: there are {MOST_GEMS} (R1.4), so this never happens"
            yield Remark((*keys, "pay"), told)


def _called(deck: Deck) -> str:
    return deck.value.replace("_", " ")


def no_points(subject: Subject) -> Iterator[Remark]:
    """A law stores gems or tucks cards, and nothing scores them."""
    if not subject.is_well_known:
        return
    counted_here = {(one.counted, one.where) for _, one in subject.parts_like(Quantity)}
    gems = (Counted.GEMS, Where.PYRAMID)
    if (Counted.GEMS, Where.STORED_HERE) not in counted_here and gems not in subject.whole.counted:
        for keys, _ in subject.parts_like(laws.StoreGems):
            told = "nothing scores the gems stored here: give the law scoring for count: gems, where: stored_here"
            yield Remark(keys, told)
    tucked = {(Counted.CARDS, Where.TUCKED_HERE), (Counted.CARDS, Where.PYRAMID_AND_TUCKED)}
    if tucked & counted_here:
        return
    told = "nothing of this law scores the cards tucked here: give it scoring for count: cards, where: tucked_here"
    for keys, _ in subject.parts_like(laws.TuckFromHand, laws.Whenever):
        yield Remark(keys, told)
    for keys, _ in subject.parts_like(laws.TuckFreeCard):
        if not subject.card.scoring:
            yield Remark(keys, told)


def dominated_option(subject: Subject) -> Iterator[Remark]:
    """Nobody takes an option, as another one gives the same or more."""
    for keys, options in subject.parts_like(tuple):
        if keys[-1:] == ("choose_one",):
            yield from _dominated(options[:_MOST_COMPARED], keys)


_MOST_COMPARED = 50  # options, each with each other one


def _dominated(options: Sequence[Any], keys: Path) -> Iterator[Remark]:
    for index, option in enumerate(options):
        for other, better in enumerate(options):
            if option == better and other < index:
                yield Remark((*keys, index), f"this option is the same as option {other + 1}")
                break
            are_rewards = isinstance(option, Reward) and isinstance(better, Reward)
            if are_rewards and option != better and gives_all_of(better, option):
                yield Remark((*keys, index), f"nobody takes this: option {other + 1} gives all of it, and more")
                break


def puts_back_more(subject: Subject) -> Iterator[Remark]:
    """A law puts back more cards than it draws."""
    if not subject.is_well_known:
        return
    drawn = dict.fromkeys(Deck, 0)
    for keys, part in subject.parts:
        if isinstance(part, laws.Draw):
            drawn[part.deck] += part.cards
        elif isinstance(part, laws.TakeFromRow):
            drawn[Deck.RESERVE] += 1
        elif isinstance(part, Reward):
            drawn = {deck: count + part.draw for deck, count in drawn.items()}
        elif isinstance(part, laws.PutBackCards) and part.cards > drawn[part.deck]:
            found = counted(drawn[part.deck], "card") if drawn[part.deck] else "none"
            told = f"this puts {part.cards} back on the {_called(part.deck)}, and before it the law draws {found} of it"
            yield Remark((*keys, "cards"), told)


def far_above(subject: Subject) -> Iterator[Remark]:
    """A law draws or pays three times what any printed one does, or more."""
    card_set, printed = subject.whole.card_set, subject.whole.printed
    effects = [effect for law in printed.laws for effect in law.on_play]
    most_drawn = max(effect.cards for effect in effects if isinstance(effect, laws.Draw))
    most_paid = max(effect.pay for effect in effects if isinstance(effect, laws.SwapTokens))
    for keys, draw in subject.parts_like(laws.Draw):
        if TOO_MANY * most_drawn <= draw.cards <= cards_in(card_set, draw.deck):
            yield Remark((*keys, "cards"), far_more(draw.cards, most_drawn))
    for keys, swap in subject.parts_like(laws.SwapTokens):
        if TOO_MANY * most_paid <= swap.pay <= MOST_GEMS:
            yield Remark((*keys, "pay"), far_more(swap.pay, most_paid))


TOO_MANY = 3
"""So many times what is printed is far above it."""


def far_more(number: int, printed: int) -> str:
    """Return what is told of a number that is far above the largest printed one."""
    return f"{number} is far more than on any printed card ({printed} at most): is it meant?"


CHECKS: tuple[Check, ...] = (
    Check(Code.OUT_OF_REACH, out_of_reach),
    Check(Code.NO_EFFECT, no_effect),
    Check(Code.EMPTY_LIST, empty_list),
    Check(Code.NO_POINTS, no_points),
    Check(Code.DOMINATED_OPTION, dominated_option),
    Check(Code.PUTS_BACK_MORE, puts_back_more),
    Check(Code.FAR_ABOVE_PRINTED, far_above),
)
