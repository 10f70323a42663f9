"""Random games with a card set, watched at every step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import cycle, islice

from viceroy.bots import RandomBot, play_out
from viceroy.cardsets import CardSetLike, card_set_of
from viceroy.engine.invariants import problems
from viceroy.engine.reducer import score
from viceroy.engine.state import GameState
from viceroy.errors import ImpossibleGame, check_type, whole_number
from viceroy.formats.studies import BrokenGame, Trial, TriedCard, TriedLevel
from viceroy.model.cards import Card, CardSet, name_in
from viceroy.model.editions import Edition
from viceroy.scoring.score import FinalScore
from viceroy.sessions.new_game import rules_of_game, sizes_of, start_game

FEWEST_PLAYERS = 2


def try_card_set(
    card_set: CardSetLike,
    games: int = 200,
    *,
    seed: int = 1,
    edition: str | Edition = "english",
    players: int | None = None,
    first: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Trial:
    """Play random games with a card set, check every position, and count how each card does.

    `card_set` is a name, a path or a `CardSet`. `players` is how many play; None lets two, three and four play in turn,
    as far as the set has enough cards. Game number i, from 0, has the seed `seed + i`; `first` is the number of the
    first game to play, so that a trial can be played in parts. `progress` is called with the number of games that are
    over. The same arguments give the same trial.

    Raises `ImpossibleGame` if the set has too few cards or `games` is less than 0, and `BadFile` if it cannot be read.

    >>> trial = try_card_set("printed", games=2, players=2)
    >>> trial.broken, len(trial.cards)
    ((), 88)
    """
    games, seed = whole_number(games, "an int for games"), whole_number(seed, "an int for seed")
    first = whole_number(first, "an int for first")
    check_type(progress, Callable | None, "a function or None for progress")
    if games < 0 or first < 0:
        raise ImpossibleGame(f"{games} games from the number {first} on; both are 0 or more")
    cards = card_set_of(card_set)
    played_edition, sizes = edition_and_sizes(edition, cards, players)
    counts, broken = LevelTally(), []
    for index, count in enumerate(islice(cycle(sizes), first, first + games)):
        end = _watched(seed + first + index, count, played_edition, cards)
        if isinstance(end, BrokenGame):
            broken.append(end)
        else:
            counts.add(end)
        if progress is not None:
            progress(index + 1)
    tried = tuple(counts.of(card) for card in sorted(cards.cards, key=lambda card: card.number))
    return Trial(
        card_set=cards.id,
        edition=played_edition.name,
        seed=seed + first,
        games=games,
        broken=tuple(broken),
        cards=tried,
    )


def edition_and_sizes(edition: str | Edition, cards: CardSet, players: int | None) -> tuple[Edition, tuple[int, ...]]:
    """Return the edition of a trial, and how many play, in turn; raises what `try_card_set` raises for them."""
    players = None if players is None else whole_number(players, "an int or None for players")
    rules = rules_of_game(players or FEWEST_PLAYERS, edition, cards, 0)
    return rules.edition, (players,) if players else sizes_of(rules.edition, cards)


def _watched(seed: int, players: int, edition: Edition, cards: CardSet) -> GameState | BrokenGame:
    """Play a game; return its end, or where it went wrong."""
    actions = -1
    try:
        start = now = start_game(players, seed=seed, edition=edition, card_set=cards)
        for now in play_out(start, RandomBot(seed)):
            actions += 1
            if wrong := problems(now.state):
                return BrokenGame(seed=seed, players=players, actions=actions, problems=wrong)
        score(now.state)
    except Exception as error:  # whatever it is, it is what a trial looks for
        message = f"{type(error).__name__}: {error}"
        return BrokenGame(seed=seed, players=players, actions=max(actions, 0), problems=(message,))
    return now.state


class LevelTally:
    """Counts, by number and level, how often cards lay there and what they scored."""

    def __init__(self) -> None:
        self._times: Counter[tuple[int, int]] = Counter()
        self._points: Counter[tuple[int, int]] = Counter()
        self._tucked: Counter[int] = Counter()

    def add(self, end: GameState) -> None:
        """Count the cards of a finished game."""
        final: FinalScore = score(end)
        for seat, player in zip(end.seats, final.players, strict=True):
            for placed in seat.pyramid.cards:
                self._times[placed.card.number or 0, placed.place.level] += 1
                self._tucked.update(card.number for card in placed.tucked_cards)
            for item in player.items:
                place, card = getattr(item, "place", None), getattr(item, "card", None)
                if place is not None and card is not None:
                    self._points[card.number, place.level] += item.points

    def of(self, card: Card) -> TriedCard:
        """Return the counts of a card."""
        number = card.number
        levels = sorted(level for other, level in self._times if other == number)
        return TriedCard(
            number=number,
            name=name_in(card.names, "en"),
            kind=card.kind,
            tucked=self._tucked[number],
            levels=tuple(
                TriedLevel(level=level, times=self._times[number, level], points=self._points[number, level])
                for level in levels
            ),
        )
