"""Balance studies: games of a bot with a card set and, of the same seeds, with the printed set; what they show."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from functools import partial

import attrs

from viceroy.balance.findings import changed_cards, findings_of
from viceroy.balance.tally import GameFacts, SetTally, adjusted, facts_of, p_of_difference
from viceroy.bots.registry import BotMaker, name_of
from viceroy.cardsets import PRINTED, CardSetLike, card_set_of, load_card_set
from viceroy.errors import ImpossibleGame, check_type, whole_number
from viceroy.formats.balance import Balance, CardBalance, ColorBalance, LineBalance
from viceroy.formats.estimates import rounded, share_of
from viceroy.matches.match import WINDOW, Editions, Lineup, Match, check_executor, each_game, editions_of
from viceroy.model.cards import Card, CardSet, name_in
from viceroy.model.editions import Edition
from viceroy.model.tokens import COLORS, MAX_PLAYERS
from viceroy.scoring.items import LINES
from viceroy.sessions.new_game import sizes_of


def balance_of(
    card_set: CardSetLike,
    games: int = 200,
    seed: int = 1,
    *,
    bot: str | BotMaker = "greedy",
    edition: Editions = "english",
    players: int | None = None,
    compare: bool = True,
    executor: Executor | None = None,
    window: int = WINDOW,
    progress: Callable[[int], None] | None = None,
) -> Balance:
    """Let a bot play all seats of some games with a card set, and say how each card did and what looks out of balance.

    Editions, and 2, 3 and 4 players as far as the set has enough cards, take turns; `players` asks for one size. As
    many games are played with the printed set, of the same seeds, unless that is the set or `compare` is false.
    `executor` and `window` are those of `arena`. `progress` is called with the number of games that are over. The same
    arguments give the same result.

    Raises `BadBot`, `ImpossibleGame` and `BadFile` as `arena` does, and `BotFailed` if the bot fails in a game: what a
    stand-in does says nothing about the cards.

    >>> study = balance_of("printed", games=2, bot="random")
    >>> len(study.cards), study.compared
    (88, None)
    """
    cards = card_set_of(card_set)
    printed = load_card_set(PRINTED)
    games, seed = whole_number(games, "an int for games"), whole_number(seed, "an int for seed")
    players = None if players is None else whole_number(players, "an int or None for players")
    check_type(progress, Callable | None, "a function or None for progress")
    check_executor(executor, window)
    match = _match(cards, games, seed, bot, editions_of(edition), players)
    matches = [match]
    if compare and cards != printed:
        matches.append(attrs.evolve(match, card_set=printed))
    for each in matches:
        each.check()
    run = partial(each_game, facts_of, executor=executor, window=window)
    tallies = [_tallied(run(match), index * games, progress) for index, match in enumerate(matches)]
    return _balance(match, name_of(bot), tallies[0], tallies[1] if len(tallies) > 1 else None)


def _match(
    cards: CardSet, games: int, seed: int, bot: str | BotMaker, editions: tuple[Edition, ...], players: int | None
) -> Match:
    if players is not None and not 2 <= players <= MAX_PLAYERS:
        raise ImpossibleGame(f"{players} players; a study is for 2 to {MAX_PLAYERS}")
    if games < 1:
        raise ImpossibleGame(f"{games} games; a study takes at least 1")
    lineups = [
        Lineup((bot,) * size, edition)
        for size in ((players,) if players else (2, 3, 4))
        for edition in editions
        if players or size in sizes_of(edition, cards)
    ]
    return Match(tuple(lineups), games, seed, cards, rotates=False)


def _tallied(games: Iterator[GameFacts], before: int, progress: Callable[[int], None] | None) -> SetTally:
    tally = SetTally()
    for facts in games:
        tally.add(facts)
        if progress is not None:
            progress(before + tally.games)
    return tally


# -- from tallies to numbers ------------------------------------------------------------------------------------------


def _balance(match: Match, bot: str, own: SetTally, other: SetTally | None) -> Balance:
    cards = _cards(match.card_set, own, other)
    colors = _colors(match.card_set, own, other)
    seats = own.seats
    printed_lines = {} if other is None else other.lines
    return Balance(
        card_set=match.card_set.id,
        compared=None if other is None else PRINTED,
        bot=bot,
        seed=match.seed,
        games=match.games,
        sizes=tuple(dict.fromkeys(len(lineup.bots) for lineup in match.lineups)),
        findings=findings_of(match.card_set, load_card_set(PRINTED), own, cards, colors, seats, own.laws),
        lines=tuple(LineBalance(line=line, points=own.lines[line], printed=printed_lines.get(line)) for line in LINES),
        seats=seats,
        editions=own.editions,
        colors=colors,
        cards=cards,
        laws=own.laws,
    )


def _cards(card_set: CardSet, own: SetTally, other: SetTally | None) -> tuple[CardBalance, ...]:
    """Return how each card did; probabilities are corrected for the number of cards that could be tested."""
    cards = sorted(card_set.cards, key=lambda card: card.number)
    numbers = [card.number for card in cards]
    printed = load_card_set(PRINTED)
    like, changed = _like_cards(card_set, printed), changed_cards(card_set, printed)
    by_wins = _corrected({number: own.cards[number].wins_p for number in numbers if own.cards[number].owners})
    by_points: dict[int, float] = {}
    if other is not None:
        both = [
            number
            for number in numbers
            if number in like & changed and own.cards[number].worth.count and other.cards[number].worth.count
        ]
        by_points = _corrected(
            {number: p_of_difference(own.cards[number].worth, other.cards[number].worth) for number in both}
        )
    return tuple(
        _card(
            card,
            own,
            other if card.number in like else None,
            by_wins.get(card.number, 1.0),
            by_points.get(card.number),
        )
        for card in cards
    )


def _like_cards(card_set: CardSet, printed: CardSet) -> set[int]:
    """Return the numbers of cards that are to be compared with the printed cards of these numbers.

    These are cards of the same kind, of a set that stands on the printed one. A set that shares no card with it stands
    alone; that its cards have printed numbers says nothing.
    """
    if len(changed_cards(card_set, printed)) == len(card_set.cards):
        return set()
    both = ((card, printed.by_number.get(card.number)) for card in card_set.cards)
    return {card.number for card, other in both if other is not None and card.kind is other.kind}


def _corrected(probabilities: dict[int, float]) -> dict[int, float]:
    return dict(zip(probabilities, adjusted([*probabilities.values()]), strict=True))


def _card(card: Card, own: SetTally, other: SetTally | None, wins_p: float, printed_p: float | None) -> CardBalance:
    tally = own.cards[card.number]
    counts = tally.counts
    return CardBalance(
        number=card.number,
        name=name_in(card.names, "en"),
        kind=card.kind,
        auctions=counts["auctions"],
        bid_for=counts["bid_for"],
        won=counts["won"],
        held=counts["held"],
        sold=counts["sold"],
        first=counts["first"],
        levels=tally.levels,
        tucked=tally.tucked,
        ends=tally.worth.count,
        points=tally.worth.estimate,
        wins=share_of(tally.wins, tally.owners),
        even_wins=rounded(tally.even / tally.owners) if tally.owners else 0.0,
        wins_p=rounded(wins_p),
        printed_points=None if other is None else other.cards[card.number].worth.estimate,
        printed_p=None if printed_p is None else rounded(printed_p),
    )


def _colors(card_set: CardSet, own: SetTally, other: SetTally | None) -> tuple[ColorBalance, ...]:
    rows = [row.cost for card in card_set.characters for row in card.levels]
    return tuple(
        ColorBalance(
            color=color,
            asked=rounded(rows.count(color) / len(rows)),
            paid=own.paid[color].share,
            bid=own.bid[color].share,
            printed=None if other is None else other.paid[color].share,
        )
        for color in COLORS
    )
