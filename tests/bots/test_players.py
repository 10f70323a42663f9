"""Bots in whole games: by name, alone, and with what is hidden from them."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Sequence
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import viceroy
from any_laws import lively_set
from effort import tries
from law_play import bare_law, with_laws
from positions import at_the_end, in_auction, in_development, on, play, row, rows, seat
from rules import rule
from sampled_states import GAMES, sampled
from scramble import scrambled
from viceroy.bots import BadBot, RandomBot, make, play_out, registry
from viceroy.bots.greedy_bot import GreedyBot, Policy
from viceroy.bots.registry import OWN
from viceroy.bots.search import SearchBot
from viceroy.bots.worth import best_place, context_of, fitted_weights, outlook
from viceroy.engine.actions import Action, Done, Lay, PaintBest, PaintSection, Pass
from viceroy.engine.frame.chance import Dice
from viceroy.engine.prompts import AskBids, AskClaims, AskLay, AskPlace, AskTuckTaken
from viceroy.engine.reducer import check, legal_actions, score, to_act
from viceroy.engine.views import GameView, view
from viceroy.model.geometry import Place
from viceroy.model.points import PointsClause, PointsForMost, PointsPer
from viceroy.model.pyramid import Section
from viceroy.model.quantities import Counted, OpponentsWithFewer, Quantity, Where, Whose
from viceroy.model.tokens import Color, Tokens
from viceroy.sessions.new_game import start_game

# -- players ----------------------------------------------------------------------------------------------------------
# Bots that play well: whole games by all rules, nothing seen that is hidden, the same choices again.

SRC = Path(viceroy.__file__).parents[1]
TABLES = [("french", 1, 2), ("english", 2, 0), ("german", 3, 1), ("italian", 4, 0), ("portuguese", 2, 2)]


@pytest.mark.parametrize(("edition", "players", "virtual"), TABLES)
def test_greedy_plays_by_the_rules_of_every_edition(edition: str, players: int, virtual: int) -> None:
    start = start_game(players, seed=3, edition=edition, virtual_opponents=virtual)
    *_, last = play_out(start, *(GreedyBot(seed) for seed in range(players)))
    assert (last.state.turn, last.state.is_over) == (12, True)
    assert len(score(last.state).players) == players


@pytest.mark.parametrize(("edition", "players", "virtual"), TABLES)
def test_search_plays_by_the_rules_of_every_edition(edition: str, players: int, virtual: int) -> None:
    state, chance = viceroy.new_game(players, seed=3, edition=edition, virtual_opponents=virtual), RandomBot(3)
    asked = 0
    while state.to_act:
        seen = view(state, state.to_act[0])
        if asked % 9 == 0:
            assert SearchBot(asked, iterations=2, candidates=2, turns=0).choose(seen) in seen.legal
        asked += 1
        state = viceroy.reduce(state, chance.choose(seen))
    assert asked > 12


@pytest.mark.parametrize("seed", range(tries(10, quick=1)))
def test_a_bot_plays_with_any_laws(seed: int) -> None:
    start = start_game(2, seed=seed, card_set=lively_set(seed))
    *_, last = play_out(start, GreedyBot(1), RandomBot(2))
    assert last.state.is_over


@rule("R2.4")
@pytest.mark.parametrize("spec", ["greedy", "search:iterations=2,turns=0"])
@pytest.mark.parametrize("game", range(0, GAMES, 12))
def test_what_is_hidden_changes_no_choice(spec: str, game: int) -> None:
    for index, state in enumerate(sampled(game)[::4]):
        for own in state.to_act[:1]:
            other = scrambled(state, own, random.Random(index))
            choices = [make(spec, 5).choose(view(world, own)) for world in (state, other)]
            assert choices[0] == choices[1]


@pytest.mark.parametrize("game", range(0, GAMES, 12))
def test_in_a_search_nobody_looks_behind_screens(game: int) -> None:
    """What seats do in made-up games follows from what they would know there: bids, claims, cards and places."""
    policy = Policy(fitted_weights())
    for index, state in enumerate(sampled(game)):
        if state.tasks and isinstance(state.tasks[-1], AskBids | AskClaims | AskLay | AskPlace):
            own = state.to_act[0]
            other = scrambled(state, own, random.Random(index))
            legal = legal_actions(state, own)
            assert policy.choose(other, own, legal, Dice(3)) == policy.choose(state, own, legal, Dice(3))


AHEAD = PointsPer(3, OpponentsWithFewer(Quantity(Counted.MAGIC, Where.PYRAMID)))
MOST = PointsForMost(3, Quantity(Counted.MAGIC, Where.PYRAMID))
MORE = PointsPer(3, Quantity(Counted.MAGIC, Where.PYRAMID, whose=Whose.OPPONENTS))


@pytest.mark.parametrize(("clause", "behind", "ahead"), [(AHEAD, 300, 0), (MOST, 300, 0), (MORE, 300, 900)])
def test_greedy_weighs_what_others_have(clause: PointsClause, behind: int, ahead: int) -> None:
    """The player has two magic tokens; the other one has one, or three, and the pyramid of the player is the same."""
    cards = with_laws(bare_law(90, scoring=(clause,)), bare_law(91))
    own = seat(*rows((33, 35)), on(1, 2, 37, tokens=Tokens(magic=2)), hand=(90, 91))
    for magic, worth in ((1, behind), (3, ahead)):
        state = in_development(own, seat(on(1, 0, 36, tokens=Tokens(magic=magic))), card_set=cards)
        context = context_of(state, 0, fitted_weights())
        scored, plain = (best_place(context, cards.by_number[number]).worth for number in (90, 91))
        assert scored - plain == worth


def test_greedy_beats_chance() -> None:
    """Of twenty games of two, ten on each side of the table, chance wins one at most."""
    lost = 0
    for game in range(20):
        bots = (GreedyBot(game), RandomBot(game))
        *_, last = play_out(start_game(2, seed=game // 2), *(bots if game % 2 else bots[::-1]))
        greedy, other = viceroy.totals(last.state)[:: 1 if game % 2 else -1]
        lost += greedy <= other
    assert lost <= 1


CHOICES = """
import viceroy
from viceroy.bots import make
state = viceroy.new_game(2, seed=5, edition="german", virtual_opponents=1)
bots = [make("search:iterations=4,turns=0", seed) for seed in range(1)] + [make("greedy", 9)]
for _ in range(18):
    seat = viceroy.to_act(state)[0]
    action = bots[seat].choose(viceroy.view(state, seat))
    print(viceroy.action_text(action))
    state = viceroy.reduce(state, action)
"""


def test_a_seed_and_iterations_give_the_same_choices_in_every_process() -> None:
    told = []
    for salt in ("1", "2"):
        environment = {**os.environ, "PYTHONPATH": str(SRC), "PYTHONHASHSEED": salt}
        command = [sys.executable, "-c", CHOICES]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=120)
        told.append(done.stdout)
    assert told[0] == told[1]
    assert told[0].count("\n") == 18


def test_a_bot_has_all_the_time_it_is_given_and_no_more_trials_than_it_may_try() -> None:
    seen = view(viceroy.new_game(2, seed=7), 0)
    few = ("iterations=1", "ms=1", "ms=1,candidates=1", "iterations=5,turns=0", "iterations=5,trust=0")
    for options in (*few, "iterations=9,nodes=1", "iterations=9,nodes=0"):
        assert make(f"search:{options}", seed=1).choose(seen) in seen.legal
    for options in ("iterations=0", "ms=0", "ms=-5", "candidates=0", "turns=-1", "trust=-1", "nodes=-1"):
        with pytest.raises(BadBot, match="at least"):
            make(f"search:{options}", seed=1)


def test_what_is_remembered_is_bounded() -> None:
    """However long bots play, they keep what they know of a few thousand pyramids."""
    assert 0 < (outlook.cache_info().maxsize or 0) <= 4096


@pytest.mark.parametrize("bot", [GreedyBot(1), SearchBot(1)])
def test_nothing_to_choose_from_is_an_error(bot: GreedyBot | SearchBot) -> None:
    state = viceroy.new_game(2, seed=7)
    waiting = viceroy.reduce(state, viceroy.legal_actions(state, 0)[0])
    with pytest.raises(ValueError, match="nothing to choose"):
        bot.choose(view(waiting, 0))


@pytest.mark.parametrize("bot", [GreedyBot(1), SearchBot(1)])
def test_a_state_is_not_a_view(bot: GreedyBot | SearchBot) -> None:
    with pytest.raises(TypeError, match="a GameView"):
        bot.choose(viceroy.new_game(2, seed=7))  # type: ignore[arg-type]


# -- choices that a player would make ----------------------------------------------------------------------------------


def test_greedy_closes_a_circle_with_its_last_card() -> None:
    red = [card.number for card in viceroy.load_card_set("printed").characters if card.sections.top_right == "red"]
    left = next(number for number in red if number > 30)
    right = next(card.number for card in viceroy.load_card_set("printed").characters if card.sections.top_left == "red")
    own = seat(*rows((left, right)), hand=(71,))
    asked = viceroy.reduce(in_development(own, seat(on(1, 0, 60)), round=3, turn=12), Lay(0, 71))
    asked = viceroy.reduce(asked, Pass(1))
    chosen = GreedyBot(1).choose(view(asked, 0))
    assert isinstance(chosen, viceroy.actions.PlaceCard)
    assert chosen.place == viceroy.Place(2, 0)


@rule("L78")
@pytest.mark.parametrize(("number", "tucked"), [(6, False), (32, True)])
def test_greedy_tucks_a_card_that_brings_less_than_the_law_scores(number: int, tucked: bool) -> None:
    """At the end the Chancellor brings 8 points on level 3, the Archive 4; for the Captain a green gem is missing."""
    own = seat(*rows((78, 57, 64), (42, 33)), gems=(2, 1, 0, 1))
    state = in_auction(own, seat(on(1, 0, 19)), turn=12, row=row(blue=number))
    blue = next(action for action in viceroy.legal_actions(state, 0) if getattr(action, "color", None) == "blue")
    state = play(state, blue, Pass(1)).state
    while state.to_act == (1,):
        state = play(state, viceroy.legal_actions(state, 1)[0]).state  # Ben takes gems for passing
    assert state.task == AskTuckTaken(0, number)
    chosen = GreedyBot(1).choose(view(state, 0))
    assert chosen == viceroy.actions.TuckTaken(0, viceroy.Place(1, 0) if tucked else None)


@rule("R6.6")
def test_greedy_counts_on_laws_that_lower_a_cost() -> None:
    """The Patron makes cards on level 3 cheaper by a red gem, so blue and yellow pay for the 8 points there."""
    cards = viceroy.load_card_set("printed", "workshop")
    own = seat(*rows((214, 57, 64), (42, 33), card_set=cards), gems=(1, 0, 0, 1), hand=(6,))
    state = in_development(own, seat(on(1, 0, 19, card_set=cards)), round=3, turn=12, card_set=cards)
    bot = GreedyBot(1)
    assert bot.choose(view(state, 0)) == Lay(0, 6)
    chosen = bot.choose(view(viceroy.reduce(viceroy.reduce(state, Lay(0, 6)), Pass(1)), 0))
    assert isinstance(chosen, viceroy.actions.PlaceCard)
    assert chosen.place == viceroy.Place(3, 0)


@rule("C38")
@pytest.mark.parametrize("bot", [GreedyBot(1), SearchBot(1)])
def test_the_best_painting_is_taken(bot: GreedyBot | SearchBot) -> None:
    """At the end of a game nothing scores more, so nobody searches."""
    own = seat(*rows((33, 34), (40,)), gems=(2, 2, 0, 0))
    assert bot.choose(view(at_the_end(own, seat()), 0)) == PaintBest(0)


# -- registry ---------------------------------------------------------------------------------------------------------
# Bots by name.

PLUGIN = '''
class StubbornBot:
    """Takes one and the same choice."""

    def __init__(self, seed: int, *, nth: int = 1, last: bool = False, share: float = 0.5, mood: str | None = None):
        if nth < 1:
            raise ValueError("nth starts at 1")
        self.given = (seed, nth, last, share, mood)

    def choose(self, view):
        return view.legal[0]


def seedless():
    pass


class WithoutTypes:
    def __init__(self, seed, depth):
        pass
'''
POINTS = """[viceroy.bots]
stubborn = stubborn_bot:StubbornBot
shapeless = stubborn_bot:WithoutTypes
seedless = stubborn_bot:seedless
lost = no_such_module:Bot
random = stubborn_bot:StubbornBot
"""


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run code in an interpreter that has a package with bots installed; return its last line."""
    (tmp_path / "stubborn_bot.py").write_text(PLUGIN, encoding="utf-8")
    installed = tmp_path / "stubborn-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: stubborn\nVersion: 1.0\n", encoding="utf-8")
    (installed / "entry_points.txt").write_text(POINTS, encoding="utf-8")
    return Run((str(SRC), str(tmp_path)))


class Run:
    def __init__(self, paths: tuple[str, ...]) -> None:
        self.environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}

    def __call__(self, *lines: str) -> str:
        """Run lines that may use all names of `viceroy.bots`; return the last line printed."""
        code = "\n".join(("from viceroy.bots import *", *lines))
        command = [sys.executable, "-c", code]
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False, timeout=60)
        return (done.stdout or done.stderr).strip().splitlines()[-1]


def test_a_bot_of_another_package_is_made_by_its_name_with_its_options(run: Run) -> None:
    made = "make('stubborn:nth=3,last=true,mood=calm', seed=5)", "make('stubborn: share = 0.25')"
    assert run(f"print({made[0]}.given, {made[1]}.given)") == "(5, 3, True, 0.5, 'calm') (0, 1, False, 0.25, None)"


def test_all_bots_are_listed_with_their_options(run: Run) -> None:
    told = run("stubborn = kind('stubborn')", "print(stubborn.summary, *(option.name for option in stubborn.options))")
    assert told == "Takes one and the same choice. nth last share mood"


def test_a_bot_that_is_broken_is_named_and_hides_no_other(run: Run) -> None:
    told = run(
        "lost = next(kind for kind in kinds() if kind.name == 'lost')",
        "try:",
        "    lost.factory(1)",
        "except BadBot as bad:",
        "    refused = str(bad)",
        "sound = ' '.join(kind.name for kind in kinds() if not kind.problem)",
        "print(sound, *(f'{kind.name}: {kind.problem}' for kind in kinds() if kind.problem), refused, sep='; ')",
    )
    assert told.partition("; ")[0] == " ".join((*OWN, "stubborn"))
    assert "lost: bot 'lost' of no_such_module:Bot cannot be loaded: ModuleNotFoundError: " in told
    assert "seedless: bot 'seedless' cannot be made: " in told
    assert "shapeless: bot 'shapeless' cannot be made: " in told
    assert "cannot be loaded" in told.rpartition("; ")[2]


def test_a_name_of_this_library_stays_its_own(run: Run) -> None:
    """Another package cannot take the place of a bot that everybody knows."""
    assert run("print(type(make('random')).__name__)") == "RandomBot"


CANNOT_BE_MADE = {
    "stuborn": "did you mean 'stubborn'?",
    "stubborn:nht=3": "bot 'stubborn' has no option 'nht'; it has nth, last, share and mood; did you mean 'nth'?",
    "stubborn:nth=many": "bot 'stubborn': nth is a whole number, not 'many'",
    "stubborn:last=yes": "bot 'stubborn': last is true or false, not 'yes'",
    "stubborn:share=half": "bot 'stubborn': share is a number, not 'half'",
    "stubborn:nth": "bot 'stubborn': write the option nth once, as nth=VALUE",
    "stubborn:nth=1,nth=2": "bot 'stubborn': write the option nth once, as nth=VALUE",
    "stubborn:nth=0": "bot 'stubborn:nth=0': nth starts at 1",
    "lost": "bot 'lost' of no_such_module:Bot cannot be loaded: ModuleNotFoundError: ",
    "shapeless": "bot 'shapeless' cannot be made: its option 'depth' needs a default",
    "seedless": "bot 'seedless' cannot be made: its first parameter is the seed, and it has none",
}


def test_what_cannot_be_made_is_told_in_words(run: Run) -> None:
    """A typing error is answered by what there is, a fault of a package by its name; nothing is guessed."""
    told = run(
        "import json",
        "told = {}",
        f"for spec in {[*CANNOT_BE_MADE]}:",
        "    try:",
        "        make(spec)",
        "    except BadBot as bad:",
        "        told[spec] = str(bad)",
        "print(json.dumps(told))",
    )
    complaints = json.loads(told)
    assert complaints.keys() == CANNOT_BE_MADE.keys()
    assert [spec for spec, complaint in CANNOT_BE_MADE.items() if complaint not in complaints[spec]] == []


def two_types(seed: int, *, depth: int | str = 3) -> Any:
    """Make no bot: of its option nobody knows how to read it."""


def unknown_type(seed: int, *, depth: Nowhere = 3) -> Any:  # type: ignore[name-defined] # noqa: F821
    """Make no bot: the type of its option is not there."""


@pytest.mark.parametrize("factory", [two_types, unknown_type])
def test_an_option_has_one_type_that_there_is(factory: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the bot is refused with what is wrong; whoever lists the bots is not disturbed."""
    point = EntryPoint("odd", f"{__name__}:{factory.__name__}", registry.GROUP)
    monkeypatch.setattr(registry, "_others", lambda: {"odd": point})
    monkeypatch.setattr(EntryPoint, "load", lambda _: factory)
    with pytest.raises(BadBot, match="bot 'odd' cannot be made: "):
        make("odd")
    assert [kind.name for kind in registry.kinds() if kind.problem] == ["odd"]


@pytest.mark.parametrize("spec", ["", ":", "random:", "Random", "random:depth=1", "nobody:at=all"])
def test_a_spec_is_good_or_refused(spec: str) -> None:
    """An empty list of options is a list of options; anything else that names no bot is refused."""
    if spec == "random:":
        assert repr(make(spec, seed=3)) == "RandomBot(seed=3)"
        return
    with pytest.raises(BadBot, match="bot '"):
        make(spec)


def test_a_seed_is_an_int() -> None:
    """As for a game: 1.0 and True are none, since other seeds would look the same."""
    for seed in (1.0, True, "1", None):
        with pytest.raises(TypeError, match="needs an int for seed"):
            make("random", seed=seed)  # type: ignore[arg-type]


def test_a_bot_is_named_by_a_text() -> None:
    bot: Any = viceroy.RandomBot(seed=1)
    for ask in (make, lambda given: viceroy.arena([given, "random"], games=1)):
        with pytest.raises(TypeError, match=r"a bot is named by a text such as 'greedy'.* not by a value of RandomBot"):
            ask(bot)


def test_a_class_is_a_bot_but_its_name_is_not() -> None:
    assert repr(make(viceroy.RandomBot, seed=3)) == "RandomBot(seed=3)"
    with pytest.raises(BadBot, match=r"of the module 'my_bots' import MyBot, and give the class itself"):
        make("my_bots:MyBot")


def test_the_same_seed_makes_the_same_bot() -> None:
    state, first, second = viceroy.new_game(3, seed=4), make("random", seed=9), make("random", seed=9)
    while seats := viceroy.to_act(state):
        view = viceroy.view(state, seats[0])
        action = first.choose(view)
        assert second.choose(view) == action
        state = viceroy.reduce(state, action)


# -- bots -------------------------------------------------------------------------------------------------------------
# Bots, and games that they play.


def test_a_bot_makes_the_same_choices_again() -> None:
    """Two bots of one seed choose alike; a bot of another seed does not, over a hundred choices out of three."""
    choices = (Pass(0), Pass(1), Pass(2))
    first, second, other = RandomBot(7), RandomBot(7), RandomBot(8)
    chosen = [first.choose(choices) for _ in range(100)]
    assert [second.choose(choices) for _ in range(100)] == chosen
    assert [other.choose(choices) for _ in range(100)] != chosen
    assert set(chosen) == set(choices)


def test_a_bot_paints_as_well_as_can_be() -> None:
    paint = PaintSection(0, Place(2, 0), Section.LEFT, Color.RED)
    assert RandomBot(1).choose((paint, PaintBest(0), Done(0))) == PaintBest(0)


def test_a_random_bot_without_a_choice_is_an_error() -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        RandomBot(1).choose(())


@pytest.mark.parametrize("edition", ["french", "english", "german", "italian", "portuguese"])
def test_a_game_of_bots_is_a_game(edition: str) -> None:
    """Every step follows from a legal action of a seat that owed a choice, and after turn 12 the game is over."""
    steps = list(play_out(start_game(3, seed=11, edition=edition), RandomBot(11)))
    assert all(to_act(step.state) for step in steps[:-1])
    last = steps[-1].state
    assert (last.turn, last.is_over, to_act(last)) == (12, True, ())
    assert legal_actions(last, 0) == ()
    refusal = check(last, Pass(0))
    assert refusal is not None
    assert refusal.code == "game-over"


def test_each_seat_has_its_bot_or_one_bot_has_all() -> None:
    calls: list[int] = []

    class Counting(RandomBot):
        def choose(self, view: GameView | Sequence[Action]) -> Action:
            assert isinstance(view, GameView)
            assert view.seat is not None
            calls.append(view.seat)
            return super().choose(view)

    *_, last = play_out(start_game(2, seed=5), RandomBot(5), Counting(6))
    assert last.state.is_over
    assert set(calls) == {1}
    with pytest.raises(ValueError, match="2 bots for 3 seats"):
        next(play_out(start_game(3, seed=5), RandomBot(5), RandomBot(6)))
