"""Checks of what a law costs and does when it is played, and as long as it lies in the pyramid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, assert_never

import attrs

from viceroy.cardsets.lint.bounds import GEMS_IN_BOX, cards_in
from viceroy.cardsets.lint.context import CardContext, Check, Finding
from viceroy.cardsets.lint.rewards import Need, Things, drawn_by, gives_all_of
from viceroy.errors import Code, Path
from viceroy.messages import counted
from viceroy.model import laws
from viceroy.model.cards import TOP_LEVEL, CardSet, LawCard, tucks
from viceroy.model.lasting import Response, Whenever
from viceroy.model.laws import Deck, Deed, Reward, deeds_of
from viceroy.model.quantities import Counted, Quantity, Where
from viceroy.model.tokens import ATTACK_AND_DEFENSE, GEMS_PER_COLOR, MAGIC_AND_SCIENCE


def no_effect(context: CardContext) -> Iterator[Finding]:
    """A law does nothing at all, has a condition for nothing, or takes back what it never has."""
    law = context.card
    if not isinstance(law, LawCard):
        return
    fields = [field for field in attrs.fields(LawCard) if field.init and field.name not in _NOT_DONE]
    if all(getattr(law, field.name) == field.default for field in fields):
        yield Finding((), "this law does nothing and scores nothing: give it on_play, whenever or scoring")
    if law.requires is not None and not law.on_play:
        message = "requires is a condition for on_play, and this law has none: leave requires out"
        yield Finding(("requires",), message)

    for keys, effect in context.effects:
        deeds = deeds_of(effect)
        if Deed.UNTUCKS in deeds and not tucks(context.card) and not context.takes_over:
            yield Finding(keys, "this law tucks nothing, so there is nothing to take back")
        if Deed.EMPTIES in deeds and Deed.STORES not in context.deeds and not context.takes_over:
            yield Finding(keys, "this law stores nothing, so there is nothing to take back")


_NOT_DONE = ("number", "id", "names", "sections", "requires", "only_if", "on_levels", "price")
"""The fields of a law that do nothing: its looks, and the conditions for playing it."""


def empty_list(context: CardContext) -> Iterator[Finding]:
    """A list is empty, so its key says nothing."""
    for keys in _empty_lists(context.data, ()):
        yield Finding(keys, f"this list is empty, so it says nothing: leave {keys[-1]} out")


def _empty_lists(data: Any, keys: Path) -> Iterator[Path]:
    if data == [] and keys:
        yield keys
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in pairs:
        yield from _empty_lists(value, (*keys, key))


def out_of_reach(context: CardContext) -> Iterator[Finding]:
    """A law draws, puts back, stores or pays more cards or gems than there can be."""
    card_set = context.set.card_set
    for keys, holds in context.parts_like(laws.DeckHolds):
        if (most := cards_in(card_set, holds.deck)) < holds.cards:
            message = f"the {holds.deck.label} holds at most {most} cards, never {holds.cards}, so nothing happens"
            yield Finding((*keys, "cards"), message)
    for keys, look in context.parts_like(laws.Look):
        if look.keep > look.cards:
            yield Finding((*keys, "keep"), f"only {counted(look.cards, 'card')} are looked at, and {look.keep} kept")
    for keys, need in context.needs:
        if need.number > _most_there(need, card_set):
            yield Finding(keys, _never_there(need, card_set))


def _most_there(need: Need, card_set: CardSet) -> int:
    match need.of:
        case Deck():
            return cards_in(card_set, need.of)
        case Things.CARDS:
            return sum(cards_in(card_set, deck) for deck in Deck)
        case Things.GEMS:
            return GEMS_IN_BOX
        case Things.COST:
            return TOP_LEVEL  # R6.6
        case Things.GEMS_OF_A_COLOR:
            return GEMS_PER_COLOR
        case Things.MAGIC:
            return MAGIC_AND_SCIENCE
        case Things.DEFENSE:
            return ATTACK_AND_DEFENSE
        case _:
            assert_never(need.of)


def _never_there(need: Need, card_set: CardSet) -> str:
    most = _most_there(need, card_set)
    if need.of is Things.GEMS and need.keys != ("up_to",):
        return f"nobody ever has {need.number} gems: there are {most} (R1.4), so this never happens"
    if not isinstance(need.of, Deck):
        return f"there are at most {most} {need.of}, never {need.number}"
    return f"the {need.of.label} holds at most {most} cards, never {need.number}"


def no_points(context: CardContext) -> Iterator[Finding]:
    """A law stores gems or tucks cards, and nothing scores them."""
    counted_here = {(quantity.counted, quantity.where) for _, quantity in context.parts_like(Quantity)}
    gems = (Counted.GEMS, Where.PYRAMID)
    if (Counted.GEMS, Where.STORED_HERE) not in counted_here and gems not in context.set.counted:
        for keys, effect in context.effects:
            if Deed.STORES in deeds_of(effect) and Deed.EMPTIES not in context.deeds:
                message = (
                    "nothing scores the gems stored here: give the law scoring for count: gems, where: stored_here"
                )
                yield Finding(keys, message)
    tucked = {(Counted.CARDS, Where.TUCKED_HERE), (Counted.CARDS, Where.PYRAMID_AND_TUCKED)}
    if tucked & counted_here or Deed.UNTUCKS in context.deeds:
        return
    message = "nothing of this law scores the cards tucked here: give it scoring for count: cards, where: tucked_here"
    for keys, effect in context.effects:
        deeds = deeds_of(effect)
        if Deed.TUCKS in deeds and not (Deed.TAKES_OVER in deeds and context.card.scoring):
            yield Finding(keys, message)
    for keys, rule in context.parts_like(Whenever):
        if rule.may is Response.TUCK_HERE:
            yield Finding(keys, message)


def dominated_option(context: CardContext) -> Iterator[Finding]:
    """Nobody takes an option, as another one gives the same or more."""
    for keys, options in context.parts_like(tuple):
        if keys[-1:] in (("choose_one",), ("choose",)):
            yield from _dominated(options[:_MAX_COMPARED], keys)


_MAX_COMPARED = 50  # options, each with each other one


def _dominated(options: Sequence[Any], keys: Path) -> Iterator[Finding]:
    rewards = [_reward_of(option) for option in options]
    for index, (option, reward) in enumerate(zip(options, rewards, strict=True)):
        for other, (better, more) in enumerate(zip(options, rewards, strict=True)):
            if option == better and other < index:
                yield Finding((*keys, index), f"this option is the same as option {other + 1}")
                break
            if option != better and reward and more and reward != more and gives_all_of(more, reward):
                yield Finding((*keys, index), f"nobody takes this: option {other + 1} gives all of it, and more")
                break


def _reward_of(option: Any) -> Reward | None:
    """Return the reward of an option that does nothing but give one, else None."""
    match option:
        case Reward() | (laws.Gain(Reward()),):
            return option if isinstance(option, Reward) else option[0].reward
        case _:
            return None


def puts_back_more(context: CardContext) -> Iterator[Finding]:
    """A law puts back more cards than it draws."""
    drawn: Counter[Deck] = Counter()
    for keys, effect in context.effects:
        drawn.update(drawn_by(effect))
        if isinstance(effect, laws.PutBackCards) and effect.cards > drawn[effect.deck]:
            found = counted(drawn[effect.deck], "card") if drawn[effect.deck] else "none"
            message = f"but before that the law draws {found} from it"
            yield Finding((*keys, "cards"), f"this puts {effect.cards} back on the {effect.deck.label}, {message}")


def asks_twice(context: CardContext) -> Iterator[Finding]:
    """A law asks whether to use it, and then every effect of it asks again."""
    for keys, rule in context.parts_like(Whenever):
        if rule.may_do and all(isinstance(effect, laws.DECLINABLE) for effect in rule.may_do):
            message = "the player may decline all of this anyway, so this law would ask twice: write do"
            yield Finding((*keys, "may_do"), message)


def far_above_printed(context: CardContext) -> Iterator[Finding]:
    """A law draws or pays three times what any printed one does, or more."""
    card_set, printed = context.set.card_set, context.set.printed_needs
    for keys, need in context.needs:
        most = printed.get(keys[-2:]) or printed.get(need.of)
        if most and TOO_MANY * most <= need.number <= _most_there(need, card_set):
            yield Finding(keys, far_more(need.number, most))


TOO_MANY = 3
"""This many times the largest printed number is far above it."""


def far_more(number: int, printed: int) -> str:
    """Word the warning about a number that is far above the largest printed one."""
    return f"{number} is far more than on any printed card ({printed} at most): is that intended?"


CHECKS = (
    Check(Code.OUT_OF_REACH, out_of_reach),
    Check(Code.NO_EFFECT, no_effect),
    Check(Code.EMPTY_LIST, empty_list),
    Check(Code.NO_POINTS, no_points),
    Check(Code.DOMINATED_OPTION, dominated_option),
    Check(Code.PUTS_BACK_MORE, puts_back_more),
    Check(Code.ASKS_TWICE, asks_twice),
    Check(Code.FAR_ABOVE_PRINTED, far_above_printed),
)
