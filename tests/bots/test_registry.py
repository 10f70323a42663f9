"""Bots by name."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import viceroy
from viceroy.bots import BadBot, make, registry
from viceroy.bots.registry import OWN

SRC = Path(viceroy.__file__).parents[1]

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
