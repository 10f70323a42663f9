"""Findings: what looks out of balance, as sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from statistics import quantiles

from viceroy.balance.tally import Tally, adjusted, p_of_share
from viceroy.cardsets.lint.rewards import gives_all_of
from viceroy.formats.balance import CardBalance, ColorBalance, Finding, Oddity, SeatBalance
from viceroy.formats.estimates import Estimate
from viceroy.messages import counted, numbers_text
from viceroy.model.cards import Card, CardSet, CharacterCard, LawCard
from viceroy.model.quantities import CardKind
from viceroy.model.tokens import COLORS

SIGNIFICANT = 0.05
"""How probable a chance result may be, after the correction for many comparisons."""

ENOUGH = 10
"""How often something happens before its never leading anywhere is worth a word."""

_FENCE = 1.5  # quartile distances beyond the quartiles (Tukey 1977)
_DEAR = 0.30  # a fifth more than an even share
_EVEN = 1 / len(COLORS)


def findings_of(
    card_set: CardSet,
    tally: Tally,
    cards: Sequence[CardBalance],
    colors: Sequence[ColorBalance],
    seats: Sequence[SeatBalance],
) -> tuple[Finding, ...]:
    """Return what looks out of balance: cards first, then colors and seats."""
    by_number = card_set.by_number
    return (
        *_against_printed(cards),
        *_far_off(cards),
        *_winners(cards),
        *(found for one in cards for found in _useless(by_number[one.number], one, tally)),
        *_dominated(card_set.characters),
        *_dear(colors),
        *_uneven(seats),
    )


def _of_card(oddity: Oddity, one: CardBalance, message: str) -> Finding:
    return Finding(oddity=oddity, cards=(one.number,), color=None, message=f"{one.name} ({one.number}) {message}")


# -- points and wins --------------------------------------------------------------------------------------------------


def _against_printed(cards: Iterable[CardBalance]) -> Iterator[Finding]:
    """Cards that are worth something else than the printed cards of their numbers."""
    for one in cards:
        here, there = one.points, one.printed_points
        if here is None or there is None or one.printed_p is None or one.printed_p > SIGNIFICANT:
            continue
        if abs(here.value - there.value) < _WORTH_A_WORD:
            continue
        more = here.value > there.value
        verb = "more" if more else "less"
        told = f"is worth {verb} than the printed card: {_points(here)} instead of {_points(there)}"
        yield _of_card(Oddity.WORTH_MORE if more else Oddity.WORTH_LESS, one, told)


_WORTH_A_WORD = 1.0  # points


def _far_off(cards: Sequence[CardBalance]) -> Iterator[Finding]:
    """Cards whose whole interval lies beyond the fences of the other cards of their kind."""
    for kind in CardKind:
        some = [one for one in cards if one.kind is kind and one.ends >= ENOUGH and one.points is not None]
        if len(some) < ENOUGH:
            continue
        low, _, high = quantiles([one.points.value for one in some if one.points], n=4)
        reach, half = _FENCE * (high - low), f"half of them {low:.1f} to {high:.1f}"
        for one in some:
            if one.points and one.points.low > high + reach:
                told = f"is worth {_points(one.points)}, far more than other {kind.value}s: {half}"
                yield _of_card(Oddity.FAR_ABOVE, one, told)
            if one.points and one.points.high < low - reach:
                told = f"is worth {_points(one.points)}, far less than other {kind.value}s: {half}"
                yield _of_card(Oddity.FAR_BELOW, one, told)


def _winners(cards: Iterable[CardBalance]) -> Iterator[Finding]:
    """Cards whose owners win more or less often than others."""
    for one in cards:
        if one.wins_p > SIGNIFICANT:
            continue
        more = one.wins.value > one.even_wins
        verb = "more" if more else "less"
        even = f"{one.even_wins * 100:.0f} % would be even"
        told = f"wins {verb} often than others: {_percent(one.wins)} of its owners, {even}"
        yield _of_card(Oddity.WINS_MORE if more else Oddity.WINS_LESS, one, told)


# -- cards without a use ----------------------------------------------------------------------------------------------


def _useless(card: Card, one: CardBalance, tally: Tally) -> Iterator[Finding]:
    """Cards that are never played, that never score, or whose effect never comes about."""
    if one.held >= ENOUGH and not one.placed and not one.first:
        yield _of_card(Oddity.NEVER_PLAYED, one, f"is never played: {counted(one.held, 'time')} in a hand")
    if not isinstance(card, LawCard):
        return
    counts = tally.cards[one.number]
    if card.scoring and one.ends >= ENOUGH and not counts.clauses:
        told = f"never scores: {counted(one.ends, 'time')} in a pyramid at the end, and no point from its clauses"
        yield _of_card(Oddity.NEVER_SCORES, one, told)
    if card.on_play and one.placed >= ENOUGH and counts.counts["no_effect"] >= one.placed:
        yield _of_card(Oddity.NO_EFFECT, one, f"never has an effect: played {counted(one.placed, 'time')}")


def _dominated(characters: Sequence[CharacterCard]) -> Iterator[Finding]:
    """Characters beside which another gives all that they give on every level, and more on one."""
    for one in characters:
        better = [other.number for other in characters if _is_dominated(one, other)]
        if better:
            name = dict(one.names).get("en", one.id)
            told = f"{name} ({one.number}) gives on no level more, and on some less, than {numbers_text(better)}"
            yield Finding(oddity=Oddity.DOMINATED, cards=(one.number, *better), color=None, message=told)


def _is_dominated(one: CharacterCard, other: CharacterCard) -> bool:
    pairs = [(level.reward, best.reward) for level, best in zip(one.levels, other.levels, strict=True)]
    return all(gives_all_of(best, reward) for reward, best in pairs) and any(best != reward for reward, best in pairs)


# -- colors and seats -------------------------------------------------------------------------------------------------


def _dear(colors: Iterable[ColorBalance]) -> Iterator[Finding]:
    for one in colors:
        if one.paid is not None and one.paid.low > _DEAR:
            even = f"{_EVEN * 100:.0f} % would be even"
            told = f"{one.color.value} is dear: {_percent(one.paid)} of the gems paid for cards, {even}"
            yield Finding(oddity=Oddity.DEAR_COLOR, cards=(), color=one.color, message=told)


def _uneven(seats: Sequence[SeatBalance]) -> Iterator[Finding]:
    """Seats that win more or less often than others, corrected for the number of seats."""
    tests = []
    for one in seats:
        even = 1 / one.players
        tests.append(p_of_share((one.wins.value - even) * one.games, one.games * even * (1 - even)))
    for one, p in zip(seats, adjusted(tests), strict=True):
        if p <= SIGNIFICANT:
            verb = "more" if one.wins.value > 1 / one.players else "less"
            told = f"seat {one.seat + 1} of {one.players} wins {verb} often than others: {_percent(one.wins)}"
            yield Finding(oddity=Oddity.UNEVEN_SEAT, cards=(), color=None, message=told)


# -- numbers ----------------------------------------------------------------------------------------------------------


def _points(estimate: Estimate) -> str:
    return f"{estimate.value:.1f} points ({estimate.low:.1f} to {estimate.high:.1f})"


def _percent(estimate: Estimate) -> str:
    return f"{estimate.value * 100:.0f} % ({estimate.low * 100:.0f} to {estimate.high * 100:.0f})"
