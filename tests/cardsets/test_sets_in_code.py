"""Card sets that come from no file: built in code, as text, as plain data; the check of a set before a game."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import attrs
import pytest

import viceroy
from positions import printed
from viceroy.cardsets import check_card_set, load_card_set
from viceroy.errors import BadFile, Code, ImpossibleGame, path_text
from viceroy.matches.match import arena
from viceroy.matches.trial import try_card_set
from viceroy.model.cards import CardSet
from viceroy.model.laws import Reward
from viceroy.sessions.session import Session

HARBOR = "format: card-set/1\nid: harbor\nname: {en: Harbor}\nextends: printed\ndrop: [13]\n"
HARBOR_DATA = {"format": "card-set/1", "id": "harbor", "name": {"en": "Harbor"}, "extends": "printed", "drop": [13]}


def built(**changed: Any) -> CardSet:
    """Build the printed set anew in code, with some fields changed."""
    fields = {"id": "mine", "names": (("en", "Mine"),), "characters": printed().characters, "laws": printed().laws}
    return CardSet(**fields | changed)


def with_card(**changed: Any) -> CardSet:
    first, *others = printed().characters
    return built(characters=(attrs.evolve(first, **changed), *others))


def without_reward() -> CardSet:
    lowest, *higher = printed().characters[0].levels
    return with_card(levels=(attrs.evolve(lowest, reward=Reward()), *higher))


BAD: dict[str, tuple[Callable[[], CardSet], str]] = {
    "a number twice": (lambda: with_card(number=2), "$.characters[1].number"),
    "an id twice": (lambda: with_card(id=printed().laws[0].id), "$.laws[0].id"),
    "a number beyond the limits": (lambda: with_card(number=10_000), "$.characters[0].number"),
    "a truth value": (lambda: with_card(number=True), "$.characters[0].number"),
    "an empty reward": (without_reward, "$.characters[0].levels[0].reward"),
    "no name": (lambda: with_card(names=()), "$.characters[0].name"),
    "no name of the set": (lambda: built(names=()), "$.name"),
    "names by language": (lambda: built(names={"en": "X"}), "$.name"),
    "an id of two words": (lambda: built(id="My Set"), "$.id"),
    "a list of cards": (lambda: built(characters=[*printed().characters]), "$.characters"),
    "a list of levels": (lambda: with_card(levels=[*printed().characters[0].levels]), "$.characters[0].levels"),
    "a law among the characters": (lambda: built(characters=printed().cards), "$"),
    "no such card to keep": (lambda: built(kept=(999,)), "$"),
    "cards to keep in disorder": (lambda: built(kept=(2, 1)), "$.keep[0]"),
}


@pytest.mark.parametrize("case", BAD)
def test_no_game_is_played_with_a_set_that_its_record_could_not_hold(case: str, tmp_path: Path) -> None:
    make, path = BAD[case]
    card_set = make()
    assert path in [path_text(problem.path) for problem in check_card_set(card_set)]
    record = tmp_path / "game.jsonl"
    for begin in (
        lambda: viceroy.new_game(2, seed=1, card_set=card_set),
        lambda: Session.start(2, seed=1, card_set=card_set, path=record),
        lambda: next(arena(["random", "random"], 1, card_set=card_set)),
        lambda: try_card_set(card_set, 1),
    ):
        with pytest.raises(ImpossibleGame, match="there is a mistake in the card set"):
            begin()
    assert not record.exists()
    with pytest.raises(ValueError, match="there is a mistake in the card set"):
        viceroy.dumps(card_set)


def test_a_game_with_a_good_set_built_in_code_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    card_set = with_card(number=101, id="another")
    assert check_card_set(card_set) == ()
    session = Session.start(2, seed=1, card_set=card_set, path=path)
    assert Session.load(path).state == session.state
    assert viceroy.loads(viceroy.dumps(session.state)) == session.state
    assert viceroy.loads(viceroy.dumps(card_set)) == card_set


def test_a_set_is_checked_once() -> None:
    """That takes 10 ms; a set that was read needs no check, and other processes hear of it."""
    card_set = built()
    assert not card_set.is_checked
    viceroy.new_game(2, seed=1, card_set=card_set)
    assert card_set.is_checked
    assert pickle.loads(pickle.dumps(card_set)).is_checked
    assert load_card_set(text=HARBOR).is_checked


def test_a_set_may_be_a_path_wherever_it_may_be_a_name(tmp_path: Path) -> None:
    path = tmp_path / "harbor.yaml"
    path.write_text(HARBOR, "utf-8")
    for card_set in (path, str(path)):
        assert viceroy.new_game(2, seed=1, card_set=card_set).rules.card_set.id == "harbor"
        assert Session.start(2, seed=1, card_set=card_set).state.rules.card_set.id == "harbor"
        assert len([*arena(["random", "random"], 1, card_set=card_set)]) == 1
        assert try_card_set(card_set, 1).card_set == "harbor"
        assert viceroy.balance_of(card_set, games=2, bot="random").card_set == "harbor"


# -- texts and data ----------------------------------------------------------------------------------------------------


def test_text_data_and_file_are_the_same_set(tmp_path: Path) -> None:
    path = tmp_path / "harbor.yaml"
    path.write_text(HARBOR, "utf-8")
    sets = [load_card_set(path), load_card_set(text=HARBOR), load_card_set(HARBOR_DATA)]
    for card_set in sets:
        assert (card_set.id, card_set.names, card_set) == ("harbor", (("en", "Harbor"),), sets[0])
        assert len(card_set.cards) == 87
        assert load_card_set(viceroy.to_data(card_set)) == card_set
    assert check_card_set(text=HARBOR) == check_card_set(HARBOR_DATA) == ()


def test_problems_of_data_have_paths_and_those_of_a_text_lines() -> None:
    told = "the set below has no card 130; it has 1-88"
    [problem] = check_card_set({**HARBOR_DATA, "drop": [130]})
    assert (problem.file, problem.line, problem.path, problem.message) == ("", 0, ("drop", 0), told)
    [problem] = check_card_set(text=HARBOR.replace("13", "130"))
    assert (problem.line, problem.column, problem.path, problem.message) == (5, 8, ("drop", 0), told)
    with pytest.raises(BadFile, match="no card 130"):
        load_card_set({**HARBOR_DATA, "drop": [130]})


def test_data_are_left_as_they_were() -> None:
    data = {**HARBOR_DATA, "comment": "mine"}
    [problem] = check_card_set(data)
    assert problem.code is Code.IGNORED_KEY
    assert data == {**HARBOR_DATA, "comment": "mine"}


@pytest.mark.parametrize("data", [{"format": {1, 2}}, {1: 2}, {"format": "card-set/1", "laws": [[[]]]}, {}])
def test_any_data_have_problems_and_raise_nothing(data: dict[Any, Any]) -> None:
    assert check_card_set(data)


def test_warnings_need_no_file() -> None:
    """The laws alone are fewer than a game needs, and no card of them is a character."""
    card_set = built(characters=printed().characters[:1])
    told = {problem.code for problem in check_card_set(card_set, lint=True)}
    text = viceroy.dumps(card_set)
    assert told == {problem.code for problem in check_card_set(text=text, lint=True)}


def test_a_set_or_a_text_is_wanted() -> None:
    for read in (load_card_set, check_card_set):
        with pytest.raises(TypeError, match="a card set or a text"):
            read()
        with pytest.raises(TypeError, match="a card set or a text"):
            read("printed", text=HARBOR)
    with pytest.raises(TypeError, match="needs the name of a card set or a path"):
        check_card_set(3)  # type: ignore[arg-type]


@pytest.mark.parametrize(("name", "set_id"), [("My Set", "my-set"), ("Königsweg", "konigsweg"), ("2nd", "set-2nd")])
def test_the_id_of_a_set_comes_from_the_name_of_its_file(name: str, set_id: str, tmp_path: Path) -> None:
    path = tmp_path / f"{name}.yaml"
    path.write_text("format: card-set/1\nextends: printed\n", "utf-8")
    card_set = load_card_set(path)
    assert (card_set.id, card_set.names) == (set_id, (("en", name),))
    assert viceroy.loads(viceroy.dumps(card_set)).id == set_id


def test_a_set_without_id_and_name_can_be_kept() -> None:
    data = viceroy.to_data(built())
    del data["id"], data["name"]
    card_set = viceroy.from_data(data)
    session = Session.start(2, seed=1, card_set=card_set)
    assert viceroy.loads(viceroy.dumps(session.record)) == session.record
