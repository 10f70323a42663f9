"""Golden files: texts of every JSON format that were written once, and must stay as they are.

    VICEROY_PROFILE=exhaustive PYTHONPATH=docs python tests/support/golden.py

writes the files that are not there, and adds lines for tasks, actions and events that no line holds. Each line of a
file is one text, from a game as the tests play them when it was written; after that only the files count.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import TypeVar

import attrs

from any_laws import lively_set
from law_play import bare_law
from planted_faults import doubled, replaced
from positions import printed
from sampled_states import GAMES as GAMES_PLAYED
from sampled_states import played
from viceroy.balance import balance_of
from viceroy.bots import hint, seat_advice
from viceroy.engine.actions import Action, ChooseTopReward, Claim, TuckTaken, UseLaw, UseOwnGem
from viceroy.engine.events import Event
from viceroy.engine.prompts import AskBids, AskPlace
from viceroy.engine.record import GameRecord, Update
from viceroy.engine.reducer import Step, check, legal_actions, score, step, to_act
from viceroy.engine.state import GameState
from viceroy.engine.views import GameView, seen_by, view
from viceroy.errors import Code, Problem, Refusal, RefusalCode, Severity
from viceroy.formats.balance import Balance
from viceroy.formats.documents import dumps
from viceroy.formats.records import record_text
from viceroy.formats.reviews import Compared, Difference, GameReview, Verdict
from viceroy.formats.studies import CardTrialReport, GameAdvice, GameFault, GameResult, Standings
from viceroy.matches.card_trial import report_of, try_card
from viceroy.matches.games_file import header_of, line_of
from viceroy.matches.match import Lineup, Match
from viceroy.matches.standings import Scoreboard
from viceroy.matches.trial import try_card_set
from viceroy.model.cards import CardSet
from viceroy.model.editions import GERMAN
from viceroy.model.laws import Gain, Reward
from viceroy.model.tokens import Color
from viceroy.reviews import review
from viceroy.scoring.score import FinalScore
from viceroy.sessions.new_game import new_game, start_game
from viceroy.sessions.session import Session
from watched_game import any_choice
from wrong_actions import ONE_OF_EACH, near

T = TypeVar("T")
V = TypeVar("V", GameState, GameView)

FOLDER = Path(__file__).resolve().parents[1] / "data" / "golden"

# -- what is written -------------------------------------------------------------------------------------------------


def moments() -> Iterator[GameState]:
    return (state for game in range(GAMES_PLAYED) for state in played(game))


def with_new_tasks(values: Iterable[V]) -> Iterator[V]:
    """Yield the values in which a task of a kind lies that lies in none before."""
    known: set[type] = set()
    for value in values:
        kinds = {type(task) for task in value.tasks}
        if kinds - known:
            known |= kinds
            yield value


def first_of_each_kind(values: Iterable[T]) -> tuple[T, ...]:
    found: dict[type, T] = {}
    for value in values:
        found.setdefault(type(value), value)
    return tuple(found.values())


def states() -> Iterator[GameState]:
    """Yield states in which every task lies that can wait for an answer, and one with cards of its own."""
    yield from with_new_tasks(moments())
    yield new_game(2, seed=1, card_set=gilded())


def views() -> Iterator[GameView]:
    """Yield what a seat, or a spectator, may know where each task waits."""
    return with_new_tasks(view(state, seat) for state in moments() for seat in (0, None))


def done() -> Iterator[tuple[Action, Step]]:
    """Yield an action of each kind that is legal at a moment, and what comes of it."""
    for state in moments():
        for action in first_of_each_kind(action for seat in to_act(state) for action in legal_actions(state, seat)):
            yield action, step(state, action)


def actions() -> Iterator[Action]:
    """Yield an action of each kind, and both answers of those that may also say no."""
    yield from first_of_each_kind(action for action, _ in done())
    yield from (Claim(1, None), TuckTaken(1, None), ChooseTopReward(1, points=False), UseOwnGem(1, use=False))
    yield from (UseLaw(1, use=True), UseLaw(1, use=False))


def events() -> Iterator[Event]:
    """Yield an event of each kind, and each that holds a secret as others see it."""
    begun = start_game(2, seed=1, card_set=printed()).events
    for event in first_of_each_kind((*begun, *(event for _, one in done() for event in one.events))):
        yield event
        if seen_by(event, None) != event:
            yield seen_by(event, None)


def refusals() -> Iterator[Refusal]:
    """Yield a refusal of each code that wrong actions came upon."""
    rng = random.Random(1)
    found: dict[RefusalCode, Refusal] = {}
    for state in moments():
        legal = [action for seat in state.rules.everybody for action in legal_actions(state, seat)]
        for action in (*ONE_OF_EACH, *(near(action, rng) for action in legal)):
            refusal = check(state, action)
            if refusal is not None:
                found.setdefault(refusal.code, refusal)
    yield from found.values()


def scores() -> Iterator[FinalScore]:
    return (score(played(game)[-1]) for game in range(4))


@cache
def gilded() -> CardSet:
    """Make a set with laws of any make, and many that give gems together with an infinite one."""
    cards = lively_set(7)
    gives = Gain(Reward(gems=2, infinite_gem=Color.GREEN))
    laws = (bare_law(law.number, gives) if law.number % 2 else law for law in cards.laws)
    return attrs.evolve(cards, names=(("en", "Gilded"), ("ru", "Золото")), laws=tuple(laws))


MATCH = Match((Lineup(("greedy", "random"), GERMAN),), 3, 7, printed())
RESULTS = (
    GameResult(0, 11, ("greedy", "random"), (61, 35), (1, 2), "german"),
    GameResult(1, 11, ("random", "greedy"), (44, 44), (1, 2), "german", (GameFault(1, "took longer than 60 s"),)),
    GameResult(2, 12, ("greedy", "random"), (52, 40), (1, 2), "german"),
)
"""Made-up games; the second is lost by a fault."""


def standings_of(match: Match, results: Iterable[GameResult]) -> Standings:
    board = Scoreboard(match)
    for result in results:
        board.add(result)
    return board.standings


def standings() -> Iterator[Standings]:
    yield from (standings_of(MATCH, some) for some in (RESULTS[:1], RESULTS))


def studies() -> Iterator[Balance]:
    """Yield a study of the printed set, and one of a set with a fault, compared with it."""
    yield balance_of("printed", games=3, bot="random")
    yield balance_of(replaced(printed(), doubled(36)), games=3, bot="random", edition=["german", "french"])
    yield balance_of("printed", games=4, bot="random", players=2)


def advice() -> Iterator[GameAdvice]:
    """Yield advice for all who bid, for one who places a card, and at the end of a game."""
    for prompt in (AskBids, AskPlace):
        state = next(state for state in moments() if isinstance(state.task, prompt))
        seen = [view(state, seat) for seat in to_act(state)]
        told = tuple(seat_advice(one, hint(one, iterations=30)) for one in seen)
        yield GameAdvice(actions=1, is_over=False, seats=told)
    yield GameAdvice(actions=230, is_over=True, seats=())


def card_trials() -> Iterator[CardTrialReport]:
    """Yield trials of three laws and of a character."""
    yield from (report_of(try_card(printed(), number, games=1)) for number in (68, 66, 71, 5))


def reviews() -> Iterator[GameReview]:
    """Yield a review of a game that has just begun, and one with a mistake and all that it is compared by."""
    session = Session.start(("Ada", "Ben"), seed=7, card_set=printed())
    for _ in range(8):
        session.do(session.legal_actions(to_act(session.state)[0])[0])
    begun = review(session, ms=40)
    yield begun
    first = begun.seats[0]
    told = tuple(Difference(what, 0.5 + number) for number, what in enumerate(Compared))
    wrong = attrs.evolve(first.choices[0], verdict=Verdict.MISTAKE, why="brings 2 gems", differences=told)
    yield attrs.evolve(begun, is_over=True, seats=(attrs.evolve(first, choices=(wrong, *first.choices[1:])),))


def game_lines() -> str:
    return b"".join(line_of(line) for line in (header_of(MATCH), *RESULTS)).decode()


PROBLEMS = (
    Problem("set.yaml", 3, 5, Severity.ERROR, Code.UNKNOWN_KEY, "unknown key 'colour' in a law; did you mean 'color'?"),
    Problem("игра.yaml", 1, 1, Severity.WARNING, Code.BOX_COUNT, "17 science tokens, and the box holds 16"),
)


def record() -> GameRecord:
    """Return the record of `session_with_undos`."""
    return session_with_undos().record


def updates() -> Iterator[Update]:
    """Yield how that game went on, as its first player and as a spectator may see it."""
    session = session_with_undos()
    yield from session.updates(session.serial - 40, 0)
    yield from session.updates(session.serial - 40, None)


@cache
def session_with_undos() -> Session:
    """Play a game with a virtual opponent, in which some actions were taken back."""
    rng = random.Random(5)
    session = Session.start(("Ada", "Ольга"), seed=5, edition="french", virtual_opponents=1)
    while not session.state.is_over:
        session.do(any_choice(session.state, rng))
        if session.undoable and rng.random() < 0.1:
            session.undo()
    return session


RECORD = "record-2.jsonl"
"""The file that is a single text, with a line for each action."""

GAMES = "arena-games-1.jsonl"
"""The file with a line for each game."""

FILES: dict[str, Callable[[], Iterable[object]]] = {
    "game-state-2.jsonl": states,
    "game-view-2.jsonl": views,
    "action-2.jsonl": actions,
    "actions-2.jsonl": lambda: [legal_actions(state, to_act(state)[0]) for state in played(0)[:2]],
    "event-2.jsonl": events,
    "events-2.jsonl": lambda: [one.events for _, one in islice(done(), 2)],
    "update-1.jsonl": updates,
    "refusal-1.jsonl": refusals,
    "final-score-1.jsonl": scores,
    "trial-1.jsonl": lambda: [try_card_set("printed", games=3)],
    "card-trial-1.jsonl": card_trials,
    "balance-1.jsonl": studies,
    "advice-1.jsonl": advice,
    "review-1.jsonl": reviews,
    "arena-1.jsonl": standings,
    "problems-1.jsonl": lambda: [PROBLEMS],
    "card-set-1.jsonl": lambda: [printed(), gilded()],
}
"""What each file holds: the values, a line for each."""


def write_missing() -> None:
    """Write the files that are not there, and add to the others what holds a task, an action or an event they lack."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in (*FILES, RECORD, GAMES):
        path = FOLDER / name
        if not path.exists():
            path.write_text(text_of(name), encoding="utf-8", newline="\n")
            sys.stdout.write(f"{path}\n")
        elif name.startswith(("game-state", "action-", "event-")):
            add_missing(path)


def add_missing(path: Path) -> None:
    """Add the lines that hold a task, an action or an event of a kind that no line of the file holds."""
    known = kinds_of(path.read_text(encoding="utf-8"))
    with path.open("a", encoding="utf-8", newline="\n") as file:
        for value in FILES[path.name]():
            text = dumps(value)
            if kinds_of(text) - known:
                known |= kinds_of(text)
                file.write(f"{text}\n")


def kinds_of(text: str) -> set[str]:
    return set(re.findall(r'"(?:task|action|event)": "\w+"', text))


def text_of(name: str) -> str:
    if name == GAMES:
        return game_lines()
    return record_text(record()) if name == RECORD else "".join(f"{dumps(value)}\n" for value in FILES[name]())


if __name__ == "__main__":
    write_missing()
