"""`viceroy new`: what it writes is good, plays, and is never written over anything."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import attrs
import pytest

from viceroy import new_game
from viceroy.cardsets import check_card_set, load_card_set
from viceroy.cli.main import main
from viceroy.errors import ImpossibleGame
from viceroy.model.tokens import Color
from viceroy.resources import resource_root, schema_path
from viceroy.text.yaml_text import read_document


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    assert main(["new", "old-harbor"]) == 0
    return tmp_path / "old-harbor"


def test_a_new_set_is_good_and_plays(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Five cards on top of the printed ones without two: checked, and played ten times, by all that can play."""
    assert check_card_set(folder / "old-harbor.yaml") == check_card_set(folder) == ()
    cards = load_card_set(folder)
    assert (cards.id, cards.names, cards.kept) == ("old-harbor", (("en", "Old Harbor"),), (101, 102, 201, 202, 203))
    assert (len(cards.characters), len(cards.laws)) == (65, 26)
    capsys.readouterr()
    assert main(["check", "old-harbor"]) == 0
    assert capsys.readouterr() == ("old-harbor: good\n", "")
    assert main(["try", "old-harbor", "--games", "10"]) == 0
    out = capsys.readouterr().out
    assert "Every position was sound." in out
    assert "Harbor Pilot" in out


def test_the_cards_are_numbered_from_any_number_on(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Such a set goes together with others; printed numbers and numbers that no card has are refused."""
    assert main(["new", "market", "--numbers", "300"]) == 0
    market = folder.parent / "market" / "market.yaml"
    assert load_card_set(market).kept == (300, 301, 302, 303, 304)
    text = market.read_text("utf-8")
    assert main(["check", "old-harbor", "market"]) == 0
    market.write_text(text.replace("number: 30", "number: 20"), "utf-8")
    capsys.readouterr()
    assert main(["check", "old-harbor", "market"]) == 1
    out, err = capsys.readouterr()
    assert out == "old-harbor: good\nmarket: good\ntogether: 3 errors\n"
    assert "market/market.yaml:23:13: card 201 (Full Quays) in old-harbor/old-harbor.yaml, line 34 has" in err
    for number in ("88", "9996"):
        assert main(["new", "other", "--numbers", number]) == 2
        assert "it is a number from 89 to 9995" in capsys.readouterr().err
    assert main(["new", "other", "--numbers", "9995"]) == 0
    assert main(["check", "other"]) == 0


def test_a_set_that_stands_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is good, has one card of each kind, and goes together with the printed cards until it has enough."""
    monkeypatch.chdir(tmp_path)
    assert main(["new", "dunes", "--alone"]) == 0
    holds = "holds one character and one law, and stands alone"
    assert capsys.readouterr() == (f"{Path('dunes/dunes.yaml')} {holds}. See {Path('dunes/README.md')}.\n", "")
    cards = load_card_set("dunes")
    assert (cards.id, [*cards.by_number], "NEW-" in Path("dunes/dunes.yaml").read_text("utf-8")) == (
        "dunes",
        [101, 201],
        False,
    )
    assert main(["check", "dunes"]) == 0
    out, err = capsys.readouterr()
    assert "2 players: 51 characters and 5 laws missing" in out
    assert err == ""
    assert main(["check", "printed", "dunes"]) == 0
    assert main(["try", "printed", "dunes", "--games", "1"]) == 0


def test_the_readme_of_a_set_that_stands_alone_says_what_a_game_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The numbers of its table are just enough for a game (R2.5, R2.7, R2.9), and one card less is not."""
    monkeypatch.chdir(tmp_path)
    assert main(["new", "dunes", "--alone"]) == 0
    rows = [line.split("|")[1:-1] for line in Path("dunes/README.md").read_text("utf-8").splitlines() if "| " in line]
    needs = [[int(cell) for cell in row] for row in rows if row[0].strip().isdecimal()]
    assert [players for players, *_ in needs] == [2, 3, 4]
    template = load_card_set("dunes")
    character, law = template.characters[0], template.laws[0]
    for players, characters, laws in needs:
        cards = attrs.evolve(
            template,
            characters=tuple(attrs.evolve(character, number=1000 + n, id=f"c-{n}") for n in range(characters)),
            laws=tuple(attrs.evolve(law, number=2000 + n, id=f"l-{n}") for n in range(laws)),
        )
        assert new_game(players, card_set=cards, seed=1).rules.card_set == cards
        for fewer in ({"characters": cards.characters[1:]}, {"laws": cards.laws[1:]}):
            with pytest.raises(ImpossibleGame):
                new_game(players, card_set=attrs.evolve(cards, **fewer), seed=1)


def test_what_it_says_of_the_printed_cards_is_so() -> None:
    """Each color is 16 times the cost on each level, and at each corner; 28 give gems on level 1, and 28 on level 2."""
    about = (resource_root() / "data/templates/card-set/README-alone.md").read_text("utf-8")
    assert "each color is the cost of 16 of the 64" in about
    assert "28 of the 64 characters give gems on level 1, and 28 on level 2" in about
    assert "At each corner of a card each color is there 16 times." in about
    assert "The printed cards leave 8 characters and 12 laws to four players." in about  # 64 - 56, and 24 - 12
    characters = load_card_set("printed").characters
    for corner in ("top_left", "top_right", "bottom_left", "bottom_right"):
        assert Counter(getattr(card.sections, corner) for card in characters) == dict.fromkeys(Color, 16)
    for level in range(4):
        costs = Counter(card.levels[level].cost for card in characters)
        assert {*costs.values()} == {16}
    assert [sum(card.levels[level].reward.gems > 0 for card in characters) for level in (0, 1)] == [28, 28]


def test_an_editor_finds_the_schema(folder: Path) -> None:
    first = (folder / "old-harbor.yaml").read_text("utf-8").splitlines()[0]
    assert first == "# yaml-language-server: $schema=card-set.schema.json"
    assert json.loads((folder / "card-set.schema.json").read_text("utf-8")) == json.loads(
        schema_path("card-set").read_text("utf-8")
    )


def test_the_readme_has_three_commands_that_work(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    lines = [line for line in Path("README.md").read_text("utf-8").splitlines() if line.startswith("viceroy ")]
    commands = [line.partition("#")[0].split()[1:] for line in lines]
    assert [words[0] for words in commands] == ["check", "try", "play"]
    more = {"check": [], "try": ["--games", "2"], "play": ["--bots", "--seed", "1"]}
    assert [main([*words, *more[words[0]]]) for words in commands] == [0, 0, 0]


def test_what_it_teaches_is_said_in_comments(folder: Path) -> None:
    """Each key of the file that a beginner meets has a comment nearby; no name of the template is left."""
    text = (folder / "old-harbor.yaml").read_text("utf-8")
    assert "NEW-" not in text + (folder / "README.md").read_text("utf-8")
    keys = read_document(folder / "old-harbor.yaml").root.keys
    assert {"extends", "drop", "keep", "characters", "laws"} <= keys.keys()
    assert text.count("#") > 20


def test_nothing_is_overwritten(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "README.md").write_text("mine")
    capsys.readouterr()
    assert main(["new", "old-harbor"]) == 2
    assert "old-harbor is there already; nothing is overwritten" in capsys.readouterr().err
    assert (folder / "README.md").read_text() == "mine"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("My Set", "lower-case words joined by hyphens, as in my-set, not 'My Set'"),
        ("printed", "printed is a shipped set"),
        ("", "the name is empty"),
        ("a" * 101, "lower-case words joined by hyphens"),
        ("file/my-set", "cannot make the folder file/my-set"),
    ],
)
def test_names_that_cannot_be(
    name: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A name that is no id, of a shipped set, or below a file: wrong usage, and nothing is written."""
    monkeypatch.chdir(tmp_path)
    Path("file").write_text("")
    assert main(["new", name]) == 2
    assert told in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_the_folder_may_lie_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new", "games/sets/tiny"]) == 0
    assert load_card_set(tmp_path / "games" / "sets" / "tiny").id == "tiny"
