"""Matches of bots: rounds, standings, estimates and the file of games."""

from __future__ import annotations

import json
from codecs import BOM_UTF8
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import attrs
import pytest

import bad_bots
import viceroy
from effort import PROFILE, slow
from golden import MATCH, RESULTS, standings_of
from viceroy.errors import BadBot, BadFile, ImpossibleGame, RecordChanged, ViceroyError
from viceroy.formats.estimates import Estimate, Spread, share_of
from viceroy.formats.records import parse_record
from viceroy.matches.games_file import GamesFile, header_of, line_of
from viceroy.matches.match import Lineup, Match, each_game, play, processes, recorded_result
from viceroy.sessions.replay import replay

# -- arena ------------------------------------------------------------------------------------------------------------
# The arena: the same games whoever plays them, each deal from each seat, and bots that fail harm nobody else.

PAIR = ("random", "random")


@pytest.fixture
def misbehaving(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    bad_bots.install(tmp_path, monkeypatch)


@pytest.fixture(scope="module")
def pool() -> Iterator[Executor]:
    """Two processes, started once for all tests."""
    with processes(2) as executor:
        assert executor
        yield executor


# -- games ------------------------------------------------------------------------------------------------------------


def test_each_deal_is_played_from_each_seat() -> None:
    bots = ("random", "random", "random")
    match = Match((Lineup(("a", "b", "c"), viceroy.editions.GERMAN),), 4, 7, viceroy.load_card_set("printed"))
    games = [match.game(index) for index in range(4)]
    assert [game.bots for game in games] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"), ("a", "b", "c")]
    assert len({game.seed for game in games[:3]}) == 1
    assert games[3].seed != games[0].seed
    assert len({seed for game in games for seed in game.bot_seeds}) == 12
    results = [*viceroy.arena(bots, games=3, seed=7, edition="german")]
    assert [result.seed for result in results] == [games[0].seed] * 3


def test_a_result_is_that_of_the_game_of_its_seed() -> None:
    match = Match((Lineup(PAIR, viceroy.editions.ITALIAN),), 2, 3, viceroy.load_card_set("printed"))
    played = play(match, 1)
    state = viceroy.new_game(2, seed=played.result.seed, edition="italian")
    for action in played.actions:
        state = viceroy.reduce(state, action)
    final = viceroy.score(state)
    assert played.result.totals == tuple(player.total for player in final.players)
    assert played.result.ranks == tuple(player.rank for player in final.players)
    assert [*viceroy.arena(PAIR, games=2, seed=3, edition="italian")][1] == played.result


def test_editions_take_turns_and_virtual_opponents_play() -> None:
    results = [*viceroy.arena(PAIR, games=5, edition=["german", "french"])]
    assert [result.edition for result in results] == ["german", "german", "french", "french", "german"]
    (alone,) = viceroy.arena(["random"], games=1, edition="german", virtual_opponents=1)
    assert alone.ranks == (1,)


def test_standings_name_the_editions_that_were_played() -> None:
    lineups = tuple(Lineup(PAIR, edition) for edition in viceroy.editions.EDITIONS.values())
    match = Match(lineups, 3, 7, viceroy.load_card_set("printed"))
    results = [result(index, (60, 40), ("a", "b")) for index in range(3)]
    assert standings_of(match, results[:2]).editions == ("french",)
    assert standings_of(match, results).editions == ("french", "english")


def test_records_are_those_of_the_games() -> None:
    match = Match((Lineup(PAIR, viceroy.editions.ENGLISH),), 1, 5, viceroy.load_card_set("printed"))
    result, text = recorded_result(match, 0)
    record = parse_record(text.encode(), file="game").record
    assert record is not None
    *_, last = replay(record)
    assert tuple(player.total for player in viceroy.score(last.step.state).players) == result.totals
    assert record.seed == result.seed


@pytest.mark.parametrize(
    ("arguments", "error", "told"),
    [
        ({"bots": ("randon", "random")}, BadBot, "did you mean 'random'"),
        ({"bots": ("random",)}, ImpossibleGame, "needs at least 1 virtual opponent"),
        ({"bots": ("random",) * 5}, ImpossibleGame, "5 players"),
        ({"bots": PAIR, "edition": "klingon"}, ImpossibleGame, "no edition is named 'klingon'"),
        ({"bots": PAIR, "edition": []}, ImpossibleGame, "no edition"),
        ({"bots": PAIR, "seconds": 0.0}, ImpossibleGame, "more than 0"),
        ({"bots": PAIR, "games": -1}, ImpossibleGame, "-1 games"),
        ({"bots": PAIR, "window": 0}, ValueError, "window is at least 1"),
        ({"bots": PAIR, "seconds": float("inf")}, ImpossibleGame, "inf seconds"),
        ({"bots": "random"}, TypeError, "bots are a list of names"),
    ],
)
def test_what_cannot_be_played_is_told_before_the_first_game(
    arguments: dict[str, Any], error: type[Exception], told: str
) -> None:
    with pytest.raises(error, match=told):
        viceroy.arena(**arguments)


class FirstBot:
    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: viceroy.GameView) -> viceroy.Action:
        return view.legal[0]


class PickyBot(FirstBot):
    def __init__(self, seed: int) -> None:
        raise ValueError(f"the depth is at least 1, for the seed {seed} too")


class FailingBot(FirstBot):
    def choose(self, *_: object) -> viceroy.Action:
        raise RuntimeError("no idea")


class SeedlessBot:
    def choose(self, view: viceroy.GameView) -> viceroy.Action:
        return view.legal[0]


def random_again(seed: int) -> viceroy.RandomBot:
    return viceroy.RandomBot(seed)


def test_a_class_plays_under_its_module_and_name(pool: Executor) -> None:
    results = [*viceroy.arena((FirstBot, "random"), games=4, seed=7)]
    assert [result.bots[0] for result in results] == [f"{__name__}:FirstBot", "random"] * 2
    assert not any(result.faults for result in results)
    assert [*viceroy.arena((FirstBot, "random"), games=4, seed=7, executor=pool)] == results


def test_a_function_that_makes_bots_is_a_bot() -> None:
    made, named = (viceroy.arena((bot, "random"), games=2, seed=7) for bot in (random_again, "random"))
    assert [result.totals for result in made] == [result.totals for result in named]


@pytest.mark.usefixtures("misbehaving")
@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("refuses", "bot 'refuses': the depth is at least 1"),
        ("unmade", "bot 'unmade' cannot be made: it raised RuntimeError: not today"),
        ("search:ms=0", "bot 'search:ms=0': ms and iterations are at least 1"),
        (PickyBot, "PickyBot': the depth is at least 1"),
        (SeedlessBot, "SeedlessBot' cannot be made: it raised TypeError"),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused_before_the_first_game(bot: Any, told: str) -> None:
    with pytest.raises(BadBot) as bad:
        viceroy.arena((bot, "random"), games=1)
    assert told in str(bad.value)


def test_two_classes_of_one_name_are_refused() -> None:
    """The standings could not tell them apart."""

    def another() -> type:
        class Twin(FirstBot):
            pass

        return Twin

    with pytest.raises(BadBot, match="two bots are called"):
        viceroy.arena((another(), another()), games=1)


def test_what_cannot_travel_to_other_processes_is_told(pool: Executor) -> None:
    class Local(FirstBot):
        pass

    with pytest.raises(ViceroyError, match="cannot travel to other processes"):
        next(viceroy.arena((Local, "random"), games=1, executor=pool))


def test_all_stands_for_every_edition() -> None:
    names = [*viceroy.editions.EDITIONS]
    played = viceroy.arena(PAIR, games=2 * len(names), edition="all")
    assert [result.edition for result in played][::2] == names
    (first, *_) = viceroy.arena(PAIR, games=1, edition=["german", "all"])
    assert first.edition == "german"
    assert [
        row.edition for row in viceroy.balance_of("printed", 5, bot="random", players=2, edition="all").editions
    ] == names


# -- executors --------------------------------------------------------------------------------------------------------


def test_results_are_equal_and_in_order_whatever_the_executor(pool: Executor) -> None:
    serial = [*viceroy.arena(PAIR, games=9, seed=7)]
    with ThreadPoolExecutor(3) as threads:
        assert [*viceroy.arena(PAIR, games=9, seed=7, executor=threads)] == serial
    assert [*viceroy.arena(PAIR, games=9, seed=7, executor=pool)] == serial
    assert [result.index for result in serial] == [*range(9)]


@pytest.mark.skipif(PROFILE == "quick", reason="starting a cluster takes seconds")
@pytest.mark.filterwarnings("ignore")
def test_dask_gives_the_same_results() -> None:
    distributed = pytest.importorskip("distributed")
    options = {"processes": False, "dashboard_address": None, "n_workers": 1, "threads_per_worker": 2}
    with distributed.Client(**options) as client:
        found = [*viceroy.arena(PAIR, games=6, seed=7, executor=client.get_executor(pure=False))]
    assert found == [*viceroy.arena(PAIR, games=6, seed=7)]


class Lazy(Executor):
    """Works when a result is asked for, and counts what is under way."""

    def __init__(self) -> None:
        self.under_way = self.most = 0

    def submit(self, function: Any, /, *args: Any, **named: Any) -> Future[Any]:
        lazy = self

        class Later(Future[Any]):
            def result(self, timeout: float | None = None) -> Any:  # noqa: ARG002 - nobody waits
                lazy.under_way -= 1
                return function(*args, **named)

        self.under_way += 1
        self.most = max(self.most, self.under_way)
        return Later()


def _index(_: Match, index: int) -> int:
    return index


def test_few_batches_are_under_way_at_once() -> None:
    match = Match((Lineup(PAIR, viceroy.editions.ENGLISH),), 1000, 1, viceroy.load_card_set("printed"))
    lazy = Lazy()
    assert [*each_game(_index, match, lazy, first=3, window=5)] == [*range(3, 1000)]
    assert lazy.most == 5


def _broken(_: Match, index: int) -> int:
    raise RuntimeError(f"machine {index} is gone")


def test_lost_work_is_told_with_its_games() -> None:
    match = Match((Lineup(PAIR, viceroy.editions.ENGLISH),), 8, 1, viceroy.load_card_set("printed"))
    with (
        ThreadPoolExecutor(1) as threads,
        pytest.raises(ViceroyError, match="games from 0 on did not come back: RuntimeError: machine 0 is gone"),
    ):
        next(each_game(_broken, match, threads))


# -- bots that fail ---------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("misbehaving")
@pytest.mark.parametrize(
    ("bot", "complaint"),
    [
        ("raises", "raised RuntimeError: no idea"),
        pytest.param("nonsense", "returned 'the whole bank', which is not one of its 2 legal actions", marks=slow),
        pytest.param("hangs", "took longer than 0.5 s", marks=slow),
    ],
)
def test_a_bot_that_fails_loses_and_harms_nobody_else(
    bot: str, complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes last with a message in every game, from either seat; the others play their games to the end."""
    monkeypatch.setattr("viceroy.bots.guard.SECONDS", 0.5 if bot == "hangs" else 20.0)
    bots = (bot, "random", "random") if bot == "raises" else (bot, "random")
    results = [*viceroy.arena(bots, games=len(bots), seed=7)]
    for result in results:
        seat = result.bots.index(bot)
        assert [(fault.seat, fault.message) for fault in result.faults] == [(seat, complaint)]
        assert result.ranks[seat] == len(bots)
        assert sorted(result.ranks)[:-1] == sorted(
            1 + sum(other > total for place, other in enumerate(result.totals) if place != seat)
            for place, total in enumerate(result.totals)
            if place != seat
        )
    assert {result.bots.index(bot) for result in results} == {*range(len(bots))}


def test_faults_stand_in_the_standings() -> None:
    failing = f"{__name__}:FailingBot"
    match = Match((Lineup((failing, "random"), viceroy.editions.ENGLISH),), 2, 1, viceroy.load_card_set("printed"))
    standings = standings_of(match, viceroy.arena((FailingBot, "random"), games=2))
    best, worst = standings.bots
    assert (best.bot, best.faults, best.wins.value) == ("random", 0, 1.0)
    assert (worst.bot, worst.faults, worst.wins.value) == (failing, 2, 0.0)
    assert len(standings.faults) == 2


# -- standings --------------------------------------------------------------------------------------------------------


def result(index: int, totals: tuple[int, ...], bots: tuple[str, ...]) -> viceroy.GameResult:
    ranks = tuple(1 + sum(other > total for other in totals) for total in totals)
    return viceroy.GameResult(index, 7, bots, totals, ranks)


def four_games() -> Iterator[viceroy.GameResult]:
    """Two deals from both sides: a wins three times, and one win is shared."""
    yield result(0, (60, 40), ("a", "b"))
    yield result(1, (50, 70), ("b", "a"))
    yield result(2, (30, 30), ("a", "b"))
    yield result(3, (20, 50), ("b", "a"))


def test_standings_add_up() -> None:
    """Wins with shared ones in part, by seat too; the lead is the mean over deals of 20 and 15."""
    match = Match((Lineup(("a", "b"), viceroy.editions.ENGLISH),), 2, 1, viceroy.load_card_set("printed"))
    standings = standings_of(match, four_games())
    best, worst = standings.bots
    assert (best.bot, best.games, best.wins.value, best.rank) == ("a", 4, 0.875, 1.0)
    assert (worst.bot, worst.wins.value, worst.rank) == ("b", 0.125, 1.75)
    assert best.points is not None
    assert best.lead is not None
    assert worst.lead is not None
    assert (best.points.value, best.lead.value, worst.lead.value) == (52.5, 17.5, -17.5)
    assert [(seat.seat, seat.games, seat.wins.value) for seat in best.seats] == [(0, 2, 0.75), (1, 2, 1.0)]
    assert (standings.games, standings.deals) == (4, 2)


def test_the_stronger_bot_is_rated_higher() -> None:
    """After forty wins the intervals of the ratings lie apart; against itself a bot gets none."""
    pytest.importorskip("openskill")
    match = Match((Lineup(("a", "b"), viceroy.editions.ENGLISH),), 40, 1, viceroy.load_card_set("printed"))
    games = (result(index, (60, 40), ("a", "b")) for index in range(40))
    best, worst = (one.rating for one in standings_of(match, games).bots)
    assert best is not None
    assert worst is not None
    assert best.low > worst.high
    (alone,) = standings_of(match, [result(0, (60, 40), ("a", "a"))]).bots
    assert (alone.rating, alone.lead) == (None, None)


def test_standings_are_a_document() -> None:
    match = Match((Lineup(("a", "b"), viceroy.editions.ENGLISH),), 2, 1, viceroy.load_card_set("printed"))
    standings = standings_of(match, four_games())
    data = json.loads(json.dumps(viceroy.to_data(standings)))
    assert data["format"] == "arena/1"
    assert viceroy.from_data(data) == standings


# -- estimates --------------------------------------------------------------------------------------------------------
# Statistics: intervals have the values that the literature gives.


@pytest.mark.parametrize(
    ("successes", "tries", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # these four: Newcombe 1998, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_shares_have_the_interval_of_wilson(successes: int, tries: int, low: float, high: float) -> None:
    """Known examples, some near 0, where simpler intervals fail."""
    assert share_of(successes, tries) == Estimate(successes / tries, low, high)


@pytest.mark.parametrize(
    ("count", "quantile"), [(2, 12.706), (3, 4.303), (4, 3.182), (6, 2.571), (11, 2.228), (31, 2.042)]
)
def test_means_have_the_interval_of_student(count: int, quantile: float) -> None:
    """The reach is the table's quantile of t times the standard error, within one percent."""
    some = Spread(range(count))
    assert some.estimate is not None
    reach = quantile * (some.variance / count) ** 0.5
    assert some.estimate.high - some.mean == pytest.approx(reach, rel=0.01)
    assert some.mean == (count - 1) / 2


def test_a_single_number_has_no_interval() -> None:
    assert Spread([5.0]).estimate is None


def test_the_interval_of_a_share_lies_from_0_to_1() -> None:
    """Student's t knows no limits: of two shares it reaches far beyond them."""
    some = Spread([0.1, 0.3])
    assert some.estimate is not None
    assert some.estimate.low < 0
    assert some.estimate.high > 1
    assert some.share == Estimate(0.2, 0.0, 1.0)
    assert Spread([0.5]).share is None


# -- games file -------------------------------------------------------------------------------------------------------
# Files of games: continued where they end, mended where they were cut off, refused where they hold something else.

HEADER = header_of(MATCH)
WHOLE = b"".join(line_of(line) for line in (HEADER, *RESULTS))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def test_a_file_grows_and_is_continued(path: Path) -> None:
    with GamesFile(path, HEADER) as file:
        assert (file.count, [*file.results(9)]) == (0, [])
        file.append(RESULTS[0])
    with GamesFile(path, HEADER) as file:
        assert (file.count, [*file.results(9)]) == (1, [RESULTS[0]])
        file.append(RESULTS[1])
        file.append(RESULTS[2])
    assert path.read_bytes() == WHOLE
    with GamesFile(path, HEADER) as file:
        assert [*file.results(2)] == [*RESULTS[:2]]


def test_a_file_that_was_cut_off_anywhere_is_mended(path: Path) -> None:
    """Killed at any byte: the whole lines are kept, the rest is written again, and no game is lost or there twice."""
    for size in range(0, len(WHOLE), 7):
        path.write_bytes(WHOLE[:size])
        with GamesFile(path, HEADER) as file:
            assert [*file.results(9)] == [*RESULTS[: max(0, WHOLE[:size].count(b"\n") - 1)]]
            for result in RESULTS[file.count :]:
                file.append(result)
        assert path.read_bytes() == WHOLE


@pytest.mark.parametrize("ending", [b"\n", b"\r\n", b"  \n\n"])
def test_a_byte_order_mark_and_empty_last_lines_are_skipped(path: Path, ending: bytes) -> None:
    begun = BOM_UTF8 + WHOLE[: WHOLE.rindex(b"\n", 0, -1) + 1]
    path.write_bytes(begun + ending)
    with GamesFile(path, HEADER) as file:
        assert [*file.results(9)] == [*RESULTS[:-1]]
        file.append(RESULTS[-1])
    assert path.read_bytes() == BOM_UTF8 + WHOLE


def test_games_behind_an_empty_line_are_not_cut_off(path: Path) -> None:
    header, *games = WHOLE.splitlines(keepends=True)
    content = header + b"\n" + b"".join(games)
    path.write_bytes(content)
    with pytest.raises(BadFile, match=":2:1: this is no game"):
        GamesFile(path, HEADER)
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"seed": 8}, "seed 7, not 8"),
        ({"seed": 8, "bots": ("greedy", "greedy")}, "bots greedy and random, not greedy and greedy and seed 7, not 8"),
        ({"seconds": 5.0}, "seconds no limit, not 5.0"),
        ({"viceroy": "9.9"}, "not '9.9'"),
    ],
)
def test_other_settings_are_refused(path: Path, change: dict[str, object], told: str) -> None:
    path.write_bytes(WHOLE)
    with pytest.raises(ViceroyError, match="holds other games") as bad:
        GamesFile(path, attrs.evolve(HEADER, **change))  # type: ignore[arg-type] # each change has its type
    assert told in str(bad.value)
    assert path.read_bytes() == WHOLE


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"seed,totals\n1,2\n", "is no file of games"),
        (b'{"format": "record/2"}\n', "is no file of games"),
        (b"\xff\xfe\n", "is no file of games"),
        (WHOLE.replace(b'"index": 1', b'"index": 2'), ":3:11: needs the game 1, found 2"),
        (WHOLE.replace(b'"ranks": [1, 2]', b'"ranks": [1, 9]', 1), ":2:89: this is no game"),
    ],
)
def test_what_is_no_file_of_games_is_refused(path: Path, content: bytes, told: str) -> None:
    path.write_bytes(content)
    with pytest.raises(BadFile) as bad:
        GamesFile(path, HEADER)
    assert told in str(bad.value)
    assert path.read_bytes() == content


def test_two_programs_cannot_write_to_one_file(path: Path) -> None:
    with GamesFile(path, HEADER) as one, GamesFile(path, HEADER) as other:
        one.append(RESULTS[0])
        with pytest.raises(RecordChanged, match="changed by another program"):
            other.append(RESULTS[0])
    assert path.read_bytes() == b"".join(line_of(line) for line in (HEADER, RESULTS[0]))
