"""What `viceroy replay` does: a record played again, and shown as far as it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from viceroy.cli.commands import Answer, CommandError, json_text, problems_answer
from viceroy.cli.terminal.board import moment_text
from viceroy.engine import prompts as q
from viceroy.engine.events import ChoiceMade
from viceroy.engine.phases.ending import final_positions
from viceroy.engine.record import Undone
from viceroy.engine.reducer import score
from viceroy.engine.views import view
from viceroy.errors import errors_of
from viceroy.messages import counted, joined
from viceroy.render.drawing import legend_text, pyramid_text
from viceroy.render.labels import LABELS, Labels, Language
from viceroy.render.report import score_text
from viceroy.render.text import printable
from viceroy.scoring.score import Painting
from viceroy.sessions.replay import replay_file
from viceroy.wording.narration import Narrator

if TYPE_CHECKING:
    from collections.abc import Iterator

    from viceroy.engine.record import GameRecord
    from viceroy.engine.reducer import Step
    from viceroy.engine.state import GameState


@attrs.frozen
class Shown:
    """What is asked for: how far to go, and what to show there."""

    until: int | None = None
    events: bool = False
    json: bool = False
    sheet: bool = False


def replay(path: str, shown: Shown, *, language: Language, width: int) -> Answer:
    """Play a record again and show the game where it ends, or after so many actions."""
    if shown.until is not None and shown.until < 0:
        raise CommandError(f"a game has at least 0 actions, not {shown.until}")
    if shown.sheet and (shown.events or shown.json):
        raise CommandError("a score sheet is a text of its own: --sheet stands alone")
    replayed = replay_file(path)
    record, history, problems = replayed.text.record, replayed.history, replayed.problems
    if record is None or not history or (shown.json and errors_of(problems)):
        return problems_answer(problems, as_json=shown.json)
    count = len(history) - 1
    if shown.until is not None:
        if shown.until > count and not errors_of(problems):
            raise CommandError(f"this record has {counted(count, 'action')}, so there is no action {shown.until}")
        history = history[: shown.until + 1]
    text = _text(record, history, count, shown, language, width)
    return Answer(text, problems, colorful=not (shown.json or shown.sheet))


def _text(
    record: GameRecord, history: tuple[Step, ...], count: int, shown: Shown, language: Language, width: int
) -> str:
    if shown.json:
        return _json(history, shown)
    if shown.sheet:
        return _sheet(history[-1].state)
    if shown.events:
        return "".join(f"{line}\n" for line in _events(record, history))
    head = "\n".join(_head(record, len(history) - 1, count))
    return f"{head}\n\n{_game(history[-1].state, LABELS[language], width)}"


# -- for programs -----------------------------------------------------------------------------------------------------


def _json(history: tuple[Step, ...], shown: Shown) -> str:
    from viceroy.formats.documents import to_data

    if shown.events:
        return json_text(to_data(tuple(event for step in history for event in step.events)))
    return json_text(to_data(history[-1].state))


def _sheet(state: GameState) -> str:
    from viceroy.sheets.writer import sheet_text

    try:
        return sheet_text(state)
    except ValueError as error:
        raise CommandError(f"there is no score sheet: {error}") from None


# -- for people -------------------------------------------------------------------------------------------------------


def _events(record: GameRecord, history: tuple[Step, ...]) -> Iterator[str]:
    """Tell everything that happened, secrets too; that somebody has chosen is told by what comes to light then."""
    narrator = Narrator(record.rules.players, record.rules.card_set)
    for step in history:
        yield from (
            printable(narrator.tell(event, step.state)) for event in step.events if not isinstance(event, ChoiceMade)
        )


def _head(record: GameRecord, shown: int, count: int) -> Iterator[str]:
    rules = record.rules
    virtual = [counted(rules.virtual_opponents, "virtual opponent")] if rules.virtual_opponents else []
    yield printable(f"{joined([*rules.players, *virtual])}, by the {rules.edition.name} rules")
    cards = f"{len(rules.card_set.characters)} characters and {len(rules.card_set.laws)} laws"
    yield printable(f"Card set {rules.card_set.id}, {cards}; seed {record.seed}; written by viceroy {record.library}")
    taken_back = sum(1 for entry in record.entries if not isinstance(entry, Undone)) - len(record.played)
    back = f", and {taken_back} taken back" if taken_back else ""
    yield f"{counted(count, 'action')}{back}" + (f"; this is after {shown}" if shown < count else "")


def _game(state: GameState, labels: Labels, width: int) -> str:
    """Draw the game: with its score if it is over, else with who has to choose what."""
    if state.is_over:
        return score_text(final_positions(state), score(state), labels, width=width)
    blocks = [_moment(state)]
    for name, seat in zip(state.rules.players, state.seats, strict=True):
        drawn = pyramid_text(seat.pyramid, Painting(seat.paints), labels=labels, width=width)
        blocks += [printable(name), drawn or "no card yet"]
    return "\n\n".join((*blocks, legend_text(labels, width=width))) + "\n"


def _moment(state: GameState) -> str:
    names = [state.rules.players[seat] for seat in state.to_act]
    what = _ASKED[type(state.task)]
    return f"{moment_text(view(state, None))}.\n{printable(joined(names))} to choose: {what}."


_ASKED: dict[type, str] = {
    q.AskReturn: "which two gems to give back",
    q.AskStart: "the first card, and one to keep",
    q.AskBids: "what to bid",
    q.AskClaims: "which card of a color to claim",
    q.AskAttackCard: "a card for an attack token",
    q.AskRowCard: "a card of the auction row",
    q.AskRowDiscard: "a card to discard for a virtual opponent",
    q.AskTuckTaken: "whether to tuck the card just taken",
    q.AskLay: "a card to lay",
    q.AskPlace: "where to place a card",
    q.AskTopReward: "the reward of level 5",
    q.AskGems: "gems from the bank",
    q.AskDraw: "which deck to draw from",
    q.AskOwnGem: "whether to give an own gem",
    q.AskOption: "a reward of a law",
    q.AskColor: "the color of an infinite gem",
    q.AskPutBack: "a card to put back",
    q.AskTuckHand: "cards of the hand to tuck",
    q.AskTuckFree: "a free card to tuck",
    q.AskStore: "gems to store on a law",
    q.AskSwap: "what to swap",
    q.AskPaint: "where to paint",
}
"""What each prompt asks for."""
