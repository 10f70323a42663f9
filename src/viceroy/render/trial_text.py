"""A trial of a card set as text: what went wrong, and a line for each card."""

from __future__ import annotations

from collections.abc import Iterator

from viceroy.formats.studies import Trial, TriedCard
from viceroy.messages import counted, numbers_text
from viceroy.model.cards import TOP_LEVEL
from viceroy.render.standings_text import table_lines
from viceroy.render.text import printable, shortened

_MOST_NAME = 24
_LEVELS = range(1, TOP_LEVEL + 1)


def trial_text(trial: Trial) -> str:
    """Describe a trial: games, what went wrong, cards that nobody used, and how each card did."""
    return "\n".join(_lines(trial))


def _lines(trial: Trial) -> Iterator[str]:
    numbers = f"seeds {trial.seed} to {trial.seed + trial.games - 1}" if trial.games > 1 else f"seed {trial.seed}"
    yield f"{counted(trial.games, 'random game')} with {trial.card_set} by the {trial.edition} rules, {numbers}"
    yield "Every position was sound." if not trial.broken else f"{counted(len(trial.broken), 'game')} went wrong:"
    for game in trial.broken:
        yield f"  seed {game.seed}, {game.players} players, after {counted(game.actions, 'action')}: {game.problems[0]}"
    if trial.unused:
        yield f"In no pyramid at the end of any game: {numbers_text(card.number for card in trial.unused)}"
    yield ""
    yield from table_lines([_HEAD, *map(_row, trial.cards)], words=1)
    yield ""
    yield "in: how often the card lay in a pyramid at the end, tucked cards too."
    yield "on 1 to on 5: the points that it scored by itself on that level, on average."


_HEAD = ["number", "card", "in", *(f"on {level}" for level in _LEVELS)]


def _row(card: TriedCard) -> list[str]:
    by_level = {one.level: f"{one.points / one.times:.1f}" for one in card.levels}
    name = shortened(printable(card.name), _MOST_NAME)
    return [str(card.number), name, str(card.times), *(by_level.get(level, "-") for level in _LEVELS)]
