"""Findings: cards, colors and seats that look out of balance, as sentences."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from statistics import quantiles

from viceroy.balance.tally import SetTally, adjusted, p_of_share
from viceroy.cardsets.lint.context import gives_all_of
from viceroy.formats.balance import CardBalance, ColorBalance, Finding, LawBalance, Oddity, SeatBalance
from viceroy.formats.estimates import Estimate
from viceroy.messages import counted, numbers_text
from viceroy.model.cards import Card, CardSet, CharacterCard, LawCard, name_in
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS

SIGNIFICANT = 0.05
"""How probable a chance result may be, after the correction for many comparisons."""

_MIN_SAMPLE = 10
"""How many cases it takes before a finding relies on them."""

_FENCE = 1.5  # quartile distances beyond the quartiles (Tukey 1977)
_DEAR = 0.30  # a fifth more than an even share
_EVEN = 1 / len(COLORS)


def changed_cards(card_set: CardSet, printed: CardSet) -> set[int]:
    """Return the numbers of the cards of a set that the printed set does not have as they are."""
    return {card.number for card in card_set.cards if card != printed.by_number.get(card.number)}


def findings_of(
    card_set: CardSet,
    printed: CardSet,
    tally: SetTally,
    cards: Sequence[CardBalance],
    colors: Sequence[ColorBalance],
    seats: Sequence[SeatBalance],
    laws: Sequence[LawBalance] = (),
) -> tuple[Finding, ...]:
    """Return all findings: on cards first, then on colors and seats.

    Findings on cards are about those that the set changes or adds. A set that has printed cards only is judged whole.
    """
    by_number = card_set.by_number
    own = changed_cards(card_set, printed) or set(by_number)
    rated = [card for card in cards if card.number in own]
    far_off = [*_far_off(cards, own)]
    named = {number for found in far_off for number in found.cards}
    return (
        *_against_printed(rated),
        *far_off,
        *(found for found in _gives_far_more(cards, laws, own) if named.isdisjoint(found.cards)),
        *_winners(rated),
        *(found for card in rated for found in _useless(by_number[card.number], card, tally)),
        *_dominated(card_set.characters, own),
        *_dear(colors),
        *_uneven(seats),
    )


def _of_card(oddity: Oddity, card: CardBalance, message: str) -> Finding:
    return Finding(oddity=oddity, cards=(card.number,), color=None, message=f"{card.name} ({card.number}) {message}")


# -- points and wins --------------------------------------------------------------------------------------------------


def _against_printed(cards: Iterable[CardBalance]) -> Iterator[Finding]:
    """Cards that are worth something else than the printed cards in whose place they are."""
    for card in cards:
        here, there = card.points, card.printed_points
        if here is None or there is None or card.printed_p is None or card.printed_p > SIGNIFICANT:
            continue
        if abs(here.value - there.value) < _WORTH_A_WORD:
            continue
        more = here.value > there.value
        verb = "more" if more else "less"
        told = f"is worth {verb} than the printed card: {_points(here)} instead of {_points(there)}"
        yield _of_card(Oddity.WORTH_MORE if more else Oddity.WORTH_LESS, card, told)


_WORTH_A_WORD = 1.0  # points


def _far_off(cards: Sequence[CardBalance], own: Collection[int]) -> Iterator[Finding]:
    """Own cards whose whole interval lies beyond the fences of all cards of their kind."""
    for kind in CardKind:
        rated = [card for card in cards if card.kind is kind and card.ends >= _MIN_SAMPLE and card.points is not None]
        if len(rated) < _MIN_SAMPLE:
            continue
        low, _, high = quantiles([card.points.value for card in rated if card.points], n=4)
        reach, half = _FENCE * (high - low), f"half of them {low:.1f} to {high:.1f}"
        for card in [card for card in rated if card.number in own]:
            if card.points and card.points.low > high + reach:
                told = f"is worth {_points(card.points)}, far more than other {kind.value}s: {half}"
                yield _of_card(Oddity.FAR_ABOVE, card, told)
            if card.points and card.points.high < low - reach:
                told = f"is worth {_points(card.points)}, far less than other {kind.value}s: {half}"
                yield _of_card(Oddity.FAR_BELOW, card, told)


def _gives_far_more(
    cards: Sequence[CardBalance], laws: Sequence[LawBalance], own: Collection[int]
) -> Iterator[Finding]:
    """Own laws that give far more than others, with what they bring besides their worth, as gems."""
    rated = [law for law in laws if law.games >= _MIN_SAMPLE]
    if len(rated) < _MIN_SAMPLE:
        return
    by_number = {card.number: card for card in cards}
    low, _, high = quantiles([law.gives.value for law in rated], n=4)
    for law in [law for law in rated if law.number in own]:
        if law.gives.low > high + _FENCE * (high - low):
            told = f"gives {_points(law.gives)}, with the gems, cards and attack tokens that it brings"
            others = f"far more than other laws: half of them {low:.1f} to {high:.1f}"
            yield _of_card(Oddity.FAR_ABOVE, by_number[law.number], f"{told}, {others}")


def _winners(cards: Iterable[CardBalance]) -> Iterator[Finding]:
    """Cards whose owners win more or less often than others."""
    for card in cards:
        if card.wins_p > SIGNIFICANT:
            continue
        more = card.wins.value > card.even_wins
        verb = "more" if more else "less"
        even = f"{card.even_wins * 100:.0f} % would be even"
        told = f"wins {verb} often than others: {_percent(card.wins)} of its owners, {even}"
        yield _of_card(Oddity.WINS_MORE if more else Oddity.WINS_LESS, card, told)


# -- cards without a use ----------------------------------------------------------------------------------------------


def _useless(card: Card, balance: CardBalance, tally: SetTally) -> Iterator[Finding]:
    """Cards that are never played, that never score, or whose effect never comes about."""
    if balance.held >= _MIN_SAMPLE and not balance.placed and not balance.first:
        yield _of_card(Oddity.NEVER_PLAYED, balance, f"is never played: {counted(balance.held, 'time')} in a hand")
    if not isinstance(card, LawCard):
        return
    counts = tally.cards[balance.number]
    if card.scoring and balance.ends >= _MIN_SAMPLE and not counts.clauses:
        told = f"never scores: {counted(balance.ends, 'time')} in a pyramid at the end, and no point from its clauses"
        yield _of_card(Oddity.NEVER_SCORES, balance, told)
    has_one_effect = len(card.on_play) == 1 and not card.whenever
    if has_one_effect and balance.placed >= _MIN_SAMPLE and counts.counts["no_effect"] >= balance.placed:
        yield _of_card(Oddity.NO_EFFECT, balance, f"never has an effect: played {counted(balance.placed, 'time')}")


def _dominated(characters: Sequence[CharacterCard], own: Collection[int]) -> Iterator[Finding]:
    """Own characters beside which another gives all that they give on every level and more on one, or the reverse."""
    for card in characters:
        if card.number not in own:
            continue
        better = [other.number for other in characters if _is_dominated(card, other)]
        worse = [other.number for other in characters if other.number not in own and _is_dominated(other, card)]
        if better:
            yield _compared(card, better, "gives on no level more, and on some less, than")
        if worse:
            yield _compared(card, worse, "gives on no level less, and on some more, than")


def _compared(card: CharacterCard, others: list[int], how: str) -> Finding:
    told = f"{name_in(card.names, 'en')} ({card.number}) {how} {numbers_text(others)}"
    return Finding(oddity=Oddity.DOMINATED, cards=(card.number, *others), color=None, message=told)


def _is_dominated(card: CharacterCard, other: CharacterCard) -> bool:
    pairs = [(level.reward, best.reward) for level, best in zip(card.levels, other.levels, strict=True)]
    return all(gives_all_of(best, reward) for reward, best in pairs) and any(best != reward for reward, best in pairs)


# -- colors and seats -------------------------------------------------------------------------------------------------


def _dear(colors: Iterable[ColorBalance]) -> Iterator[Finding]:
    for balance in colors:
        if balance.paid is not None and balance.paid.low > _DEAR:
            even = f"{_EVEN * 100:.0f} % would be even"
            told = f"{balance.color.value} is dear: {_percent(balance.paid)} of the gems paid for cards, {even}"
            yield Finding(oddity=Oddity.DEAR_COLOR, cards=(), color=balance.color, message=told)


def _uneven(seats: Sequence[SeatBalance]) -> Iterator[Finding]:
    """Seats that win more or less often than others, corrected for the number of seats."""
    tests = []
    for seat in seats:
        even = 1 / seat.players
        tests.append(p_of_share((seat.wins.value - even) * seat.games, seat.games * even * (1 - even)))
    for seat, p in zip(seats, adjusted(tests), strict=True):
        if p <= SIGNIFICANT:
            verb = "more" if seat.wins.value > 1 / seat.players else "less"
            told = f"seat {seat.seat + 1} of {seat.players} wins {verb} often than others: {_percent(seat.wins)}"
            yield Finding(oddity=Oddity.UNEVEN_SEAT, cards=(), color=None, message=told)


# -- numbers ----------------------------------------------------------------------------------------------------------


def _points(estimate: Estimate) -> str:
    return f"{estimate.value:.1f} points ({estimate.low:.1f} to {estimate.high:.1f})"


def _percent(estimate: Estimate) -> str:
    return f"{estimate.value * 100:.0f} % ({estimate.low * 100:.0f} to {estimate.high * 100:.0f})"
