"""A game as text, with nothing hidden: the head of its record, its events, its position, its score."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from viceroy.engine import reducer
from viceroy.engine.phases.ending import final_positions
from viceroy.engine.record import GameRecord, Undone
from viceroy.engine.reducer import Step
from viceroy.engine.state import GameState
from viceroy.engine.views import view
from viceroy.messages import counted, joined
from viceroy.render.score_report import score_text
from viceroy.render.text import printable
from viceroy.render.text_drawings import draw_pyramid, legend_text
from viceroy.scoring.score import Painting
from viceroy.wording.catalog import Catalog, catalog_of
from viceroy.wording.game import moment_text, prompt_text, told


def record_head(record: GameRecord, shown: int, count: int) -> str:
    """Describe the game of a record; `shown` of its `count` actions were replayed."""
    return "\n".join(map(printable, _record_lines(record, shown, count)))


def _record_lines(record: GameRecord, shown: int, count: int) -> Iterator[str]:
    rules = record.rules
    virtual = [counted(rules.virtual_opponents, "virtual opponent")] if rules.virtual_opponents else []
    yield f"{joined([*rules.players, *virtual])}, by the {rules.edition.name} rules"
    cards = f"{len(rules.card_set.characters)} characters and {len(rules.card_set.laws)} laws"
    yield f"Card set {rules.card_set.id}, {cards}; seed {record.seed}; written by viceroy {record.library}"
    taken_back = sum(1 for entry in record.entries if not isinstance(entry, Undone)) - len(record.played)
    back = f", and {taken_back} taken back" if taken_back else ""
    yield f"{counted(count, 'action')}{back}" + (f"; this is after {shown}" if shown < count else "")


def events_text(history: Sequence[Step], language: str, first: int = 0) -> str:
    """Narrate the events of a game from a step on, a line each."""
    steps = (told(history, at, history[at].events, language) for at in range(first, len(history)))
    return "\n".join(printable(line) for lines in steps for _, line in lines)


def state_text(state: GameState, language: str, width: int) -> str:
    """Draw a state: with the score if the game is over, else with the players who have to choose."""
    if state.is_over:
        return final_text(state, language, width)
    catalog = catalog_of(language)
    blocks = [_moment_text(state, catalog)]
    for name, seat in zip(state.rules.players, state.seats, strict=True):
        drawing = draw_pyramid(seat.pyramid, Painting(seat.paints), catalog=catalog, width=width)
        blocks += [printable(name), drawing or catalog.terminal.no_card_yet]
    return "\n\n".join((*blocks, legend_text(catalog, width=width))) + "\n"


def final_text(state: GameState, language: str, width: int) -> str:
    """Show the score of a finished game, with all pyramids."""
    return score_text(final_positions(state), reducer.score(state), catalog_of(language), width=width)


def _moment_text(state: GameState, catalog: Catalog) -> str:
    seen = view(state, None)
    return f"{moment_text(seen, catalog)}.\n{printable(prompt_text(seen, catalog.language))}"
