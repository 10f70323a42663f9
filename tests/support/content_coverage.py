"""What a game can hold, and playing until all of it has been seen.

The goals are read off the card set and the closed lists of the library, so a card or an event more is a goal more. Play
is steered towards what has not been reached.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, get_args

import attrs

import observed_games
from coverage_positions import BUILDERS, position_for
from judge import allowed
from positions import printed
from viceroy import events as ev
from viceroy.engine import actions as act
from viceroy.engine import prompts as q
from viceroy.engine import reducer
from viceroy.engine.actions import Action
from viceroy.engine.events import BidsRevealed
from viceroy.engine.reducer import ACTION_TYPES, Step, check, legal_actions, score, step, to_act
from viceroy.engine.state import GameState
from viceroy.engine.tasks import Task
from viceroy.errors import RefusalCode
from viceroy.model.cards import TOP_LEVEL, TOP_LEVEL_OF_LAWS, CardSet, LawCard
from viceroy.model.editions import Edition
from viceroy.model.laws import ChooseOne, Deck, Placement, Reward
from viceroy.model.pyramid import SECTIONS
from viceroy.model.tokens import COLORS
from viceroy.scoring.items import LawItem
from viceroy.sessions.new_game import start_game
from watched_game import any_choice, random_edition, seats_of, wrong_with
from wrong_actions import ONE_OF_EACH, distorted, near

Goal = tuple[object, ...]

OF_SESSIONS = (RefusalCode.NOT_YOUR_SEAT, RefusalCode.STALE)
"""What a session refuses: a state does not know who sends an action, nor when."""

NOT_PRINTED = (
    *(kind for kinds in observed_games.NOT_PRINTED.values() for kind in kinds), q.AskPrice, ev.GemsPaid,
    RefusalCode.WRONG_LEVEL, RefusalCode.CONDITION_FAILS, RefusalCode.NOT_LOOKED_AT, RefusalCode.NOT_ANOTHER_PLAYER,
)  # fmt: skip
"""What no printed law brings about: these have tests of their own."""
OF_OTHER_LAWS = {"UseLaw", "AskUseLaw", "LetLawsRespond", "GoOn", "LawResponded"}
"""What only laws bring that respond to events; the printed ones do not."""

# -- all there is ------------------------------------------------------------------------------------------------------


def goals(cards: CardSet) -> set[Goal]:
    found: set[Goal] = set()
    for character in cards.characters:
        found.update(("card", character.number, level) for level in range(1, TOP_LEVEL + 1))
        found.update(("top", character.number, points) for points in (True, False))
        for level in character.levels:
            found.update(_reward_goals(level.reward))
    for law in cards.laws:
        found.update(_law_goals(law))
    found.update(("event", kind.__name__) for kind in get_args(ev.Event) if kind not in NOT_PRINTED)
    found.update(("task", kind.__name__) for kind in get_args(Task) if kind not in NOT_PRINTED)
    found.update(("action", kind.__name__) for kind in ACTION_TYPES if kind not in NOT_PRINTED)
    found.update(("refusal", code.value) for code in RefusalCode if code not in (*OF_SESSIONS, *NOT_PRINTED))
    if not any(law.lasts for law in cards.laws):
        found = {goal for goal in found if goal[-1] not in OF_OTHER_LAWS}
    found.update(("auction", number) for number in (1, 2, 3))
    found.update(("claim", slot) for slot in ("base", "tip", None))
    found.update(("deck", deck.value) for deck in Deck)
    found.update(("virtual opponents", number) for number in (1, 2, 3))
    for field in attrs.fields(Edition):
        found.update(("option", field.name, value) for value in field.metadata.get("allowed", ()))
    return found


def _law_goals(law: LawCard) -> Iterator[Goal]:
    top = TOP_LEVEL if law.placement is Placement.UNDER_CHARACTER else TOP_LEVEL_OF_LAWS
    yield from (("card", law.number, level) for level in range(1, top + 1))
    for effect in law.on_play:
        yield ("effect", type(effect).__name__)
        if isinstance(effect, ChooseOne):
            for number, option in enumerate(effect.options, start=1):
                yield ("choice", law.number, number)
                yield from _reward_goals(option)
    for clause in law.scoring:
        yield ("scored", law.number, type(clause).__name__)
    if law.whenever:
        yield from (("tuck", law.number), ("keep", law.number))


def _reward_goals(reward: Reward) -> Iterator[Goal]:
    if reward.gems:
        yield ("gems", reward.gems)
    if reward.draw:
        yield ("draw", reward.draw)
    if reward.attack:
        yield ("attack", reward.attack)
    if reward.tokens:
        yield ("tokens", reward.tokens)
    if reward.infinite_gem == "any":
        yield from (("infinite", color, own) for color in COLORS for own in (True, False))
        yield from (("infinite lost", color) for color in COLORS)
    elif reward.infinite_gem is not None:
        yield from (("infinite", reward.infinite_gem, own) for own in (True, False))
        yield ("infinite lost", reward.infinite_gem)


# -- what an action reaches --------------------------------------------------------------------------------------------


def reached_by(before: GameState, action: Action, done: Step) -> set[Goal]:
    found: set[Goal] = {("action", type(action).__name__), ("task", type(before.task).__name__)}
    found.update(_of_action(before, action))
    found.update(_chosen(before, done))
    for event in done.events:
        found.add(("event", type(event).__name__))
        found.update(_of_event(event))
    found.update(("task", type(task).__name__) for task in done.state.tasks)
    if isinstance(done.state.task, q.AskGems) and done.state.round:
        found.add(("gems", done.state.task.count))
    if isinstance(done.state.task, q.AskDraw):
        found.add(("draw", done.state.task.count))
    if done.state.is_over:
        for player in score(done.state).players:
            items = [item for item in player.items if isinstance(item, LawItem) and item.points]
            found.update(("scored", item.card.number, type(item.clause).__name__) for item in items)
    return found


def _of_action(before: GameState, action: Action) -> Iterator[Goal]:
    task = before.task
    match action:
        case act.ChooseTopReward(seat_, points) if isinstance(task, q.AskTopReward):
            yield ("top", before.seats[seat_].pyramid.at[task.place].card.number, points)
        case act.Claim(_, slot):
            yield ("claim", slot.value if slot else None)
        case act.DrawCards(_, decks):
            yield from (("deck", deck.value) for deck in decks)
        case act.TuckTaken(seat_, place):
            waiting = [placed for placed in before.seats[seat_].pyramid.cards if placed.card.whenever]
            yield from (("keep" if place is None else "tuck", placed.card.number) for placed in waiting)


def _of_event(event: ev.Event) -> Iterator[Goal]:
    match event:
        case ev.CardPlaced(_, card, place):
            yield ("card", card, place.level)
            law = printed().by_number[card]
            if isinstance(law, LawCard):
                yield from (("effect", type(effect).__name__) for effect in law.on_play)
        case ev.AuctionStarted(auction):
            yield ("auction", auction)
        case ev.AttackGained(_, count):
            yield ("attack", count)
        case ev.TokensGained(_, _, tokens):
            yield ("tokens", tokens)
        case ev.InfiniteGemGained(_, _, color, own):
            yield ("infinite", color, own)
        case ev.InfiniteGemLost(_, color):
            yield ("infinite lost", color)
        case ev.BidsRevealed(_, virtual) if virtual:
            yield ("virtual opponents", len(virtual))


def _chosen(before: GameState, done: Step) -> Iterator[Goal]:
    task = before.task
    if isinstance(task, q.AskOption):
        number = before.seats[task.seat].pyramid.at[task.place].card.number
        yield from (("choice", number, event.option) for event in done.events if isinstance(event, ev.OptionChosen))


class Tour:
    """Playing with an eye on what has not been reached yet."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.missing = goals(printed())
        self.all_goals = len(self.missing)
        self.steps = self.positions = 0
        self.bids: BidsRevealed | None = None  # the last ones

    def run(self, budget: int) -> set[Goal]:
        """Play at most `budget` rounds of games and positions, and return what is still missing."""
        with self._noting_tasks():
            for _ in range(budget):
                if not self.missing:
                    break
                self._whole_games(2)
                for build in BUILDERS:
                    self._play_from(build(self.rng), 25)
                for goal in sorted((goal for goal in self.missing if goal[0] in ("card", "choice", "top")), key=str):
                    self._towards(goal)
        return self.missing

    @contextmanager
    def _noting_tasks(self) -> Iterator[None]:
        """Note the tasks that ask nothing, which no state shows, as they run."""
        usual = dict(reducer.TASK_HANDLERS)

        def noting(kind: type, run: Callable[..., None]) -> Callable[..., None]:
            def noted(*arguments: Any) -> None:
                self.missing.discard(("task", kind.__name__))
                run(*arguments)

            return noted

        reducer.TASK_HANDLERS.update({kind: noting(kind, run) for kind, run in usual.items()})
        try:
            yield
        finally:
            reducer.TASK_HANDLERS.update(usual)

    # -- where to begin ----------------------------------------------------------------------------------------------

    def _whole_games(self, count: int) -> None:
        for _ in range(count):
            edition = random_edition(self.rng)
            players, virtual = self.rng.choice(seats_of(edition))
            begun = start_game(
                players, edition=edition, card_set=printed(), seed=self.rng.getrandbits(64), virtual_opponents=virtual
            )
            self._note({("event", type(event).__name__) for event in begun.events})
            self._play_from(begun.state, 2000)

    def _towards(self, goal: Goal) -> None:
        """Build a position in which the card can be played where it has not been, and play it there."""
        kind, number, what = goal[0], int(str(goal[1])), goal[2]
        level = int(str(what)) if kind == "card" else TOP_LEVEL if kind == "top" else 1
        place, state = position_for(number, level, self.rng)
        while act.Lay(0, number) not in legal_actions(state, 0):
            place, state = position_for(number, level, self.rng)
        for other in to_act(state):
            state = self._do(state, act.Lay(0, number) if other == 0 else act.Pass(other))
        there = [a for a in legal_actions(state, 0) if isinstance(a, act.PlaceCard) and a.place == place]
        self._play_from(self._do(state, self.rng.choice(there)), 40 if state.turn == 12 else 8)

    # -- going on ----------------------------------------------------------------------------------------------------

    def _play_from(self, state: GameState, steps: int) -> None:
        self.positions += 1
        self._note({("option", name, value) for name, value in attrs.asdict(state.rules.edition).items()})
        while to_act(state) and steps:
            self._say_something_wrong(state)
            state = self._do(state, self._promising(state))
            steps -= 1
        if state.is_over:
            self._say(state, act.Pass(0))

    def _promising(self, state: GameState) -> Action:
        """Choose the action, of a few, that reaches most of what is missing."""
        tried = [any_choice(state, self.rng) for _ in range(3)]
        return max(tried, key=lambda action: len(reached_by(state, action, step(state, action)) & self.missing))

    def _do(self, state: GameState, action: Action) -> GameState:
        done = step(state, action)
        self.bids = next((event for event in done.events if isinstance(event, BidsRevealed)), self.bids)
        self.steps += 1
        self._note(reached_by(state, action, done))
        found = list(wrong_with(done.state, short_row=True))
        assert not found, (found, action, state)
        for seat in to_act(done.state):
            assert set(legal_actions(done.state, seat)) == allowed(done.state, seat, self.bids), (action, state)
        return done.state

    def _say_something_wrong(self, state: GameState) -> None:
        if not any(goal[0] == "refusal" for goal in self.missing):
            return
        legal = legal_actions(state, self.rng.choice(to_act(state)))
        of_kind = self.rng.choice([*legal, self.rng.choice(ONE_OF_EACH)])
        for wrong in (near(of_kind, self.rng), distorted(of_kind, self.rng), *self._aimed(state)):
            self._say(state, wrong)

    def _say(self, state: GameState, wrong: Action) -> None:
        refusal = check(state, wrong)
        if refusal is not None:
            self.missing.discard(("refusal", refusal.code.value))

    def _aimed(self, state: GameState) -> Iterator[Action]:
        """Yield an action of each kind, and such as somebody could mean here."""
        seated = self.rng.choice(to_act(state))
        yield from (attrs.evolve(action, seat=seated) for action in ONE_OF_EACH)
        own = state.seats[seated]
        match state.task:
            case q.AskPlace():
                yield act.PlaceCard(seated, self.rng.choice(own.pyramid.open_places))
            case q.AskDraw(_, count):
                yield from (act.DrawCards(seated, (deck,) * count) for deck in Deck)
            case q.AskLay():
                yield from (act.Lay(seated, number) for number in own.numbers)
            case q.AskPaint() if own.pyramid.circles:
                circle = self.rng.choice(own.pyramid.circles)
                yield act.PaintSection(seated, circle.place, self.rng.choice(SECTIONS), self.rng.choice(COLORS))
            case q.AskPutBack():
                yield from (act.PutBack(seated, number) for number in own.numbers)

    def _note(self, found: set[Goal]) -> None:
        self.missing -= found
