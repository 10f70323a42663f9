"""A game in the terminal: what a person sees, may type, and never sees of others."""

from __future__ import annotations

import ast
import io
import itertools
import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from string import ascii_lowercase

import attrs
import pytest

import bad_bots
import viceroy
from effort import PROFILE, by_hand, slow, tries
from law_play import after, bare_law, place, with_laws
from positions import in_auction, in_development, on, seat
from rules import rule
from sampled_states import sampled
from typists import Screen, at_random, listed, played
from viceroy.cardsets import load_card_set
from viceroy.cli.commands.play import play_at
from viceroy.cli.main import main, parser
from viceroy.cli.terminal import console as consoles
from viceroy.cli.terminal.console import Console, filled, highlighted
from viceroy.cli.terminal.game_loop import GameLoop
from viceroy.cli.terminal.help import COMMANDS, LOOKUPS, blocked_choices, help_text
from viceroy.cli.terminal.menus import Menu, MenuItem, menu_of, way_to
from viceroy.cli.terminal.screen import PAGE, menu_text
from viceroy.engine import prompts as q
from viceroy.engine.actions import Action, Bid, ChooseStart, KeepCard, PaintBest, PutBack, ReturnGems, TakeGems
from viceroy.errors import RecordChanged
from viceroy.model.laws import DeckEnd, Look, LookedDeck, Reward
from viceroy.model.tokens import Color, Tokens
from viceroy.render.cards import title_of
from viceroy.render.text_drawings import reward_mark
from viceroy.render.text_table import board_text, face
from viceroy.sessions.session import Session
from viceroy.wording.catalog import ENGLISH
from viceroy.wording.game import action_label, moment_text, prompt_text

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("Ada", "Ben", "Cleo", "Dan")
CODES = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
EVERYWHERE = [  # edition, people, players, virtual opponents
    ("english", 1, 3, 0),
    ("french", 1, 1, 2),
    ("german", 2, 3, 0),
    ("italian", 2, 2, 1),
    ("portuguese", 4, 4, 0),
][:: 3 if PROFILE == "quick" else 1]


def begun(edition: str, players: int, virtual: int = 0, *, seed: int = 1, path: Path | None = None) -> Session:
    return Session.start(NAMES[:players], seed=seed, edition=edition, virtual_opponents=virtual, path=path)


@pytest.fixture(autouse=True)
def _a_plain_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Work in a folder of one's own, on a terminal of eighty columns, in no particular country."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


# -- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "people", "players", "virtual"), EVERYWHERE)
@pytest.mark.parametrize("seed", range(tries(10, quick=1)))
def test_a_game_can_be_played_by_numbers_alone(
    edition: str, people: int, players: int, virtual: int, seed: int
) -> None:
    """Whatever numbers of those on the screen are typed, the game goes on to its score, in eighty columns."""
    session = begun(edition, players, virtual, seed=seed)
    screen = played(session, at_random(seed), people)
    final = viceroy.score(session.state)
    assert re.findall(r"^Total .*", screen.text, re.MULTILINE)[0].split()[1:] == [str(p.total) for p in final.players]
    assert max(map(len, screen.text.split("\n"))) <= 80
    assert "There is no choice" not in screen.text
    assert moment_text(session.view(0)) == "The game is over"


@pytest.mark.parametrize(("edition", "people", "players", "virtual"), EVERYWHERE)
def test_whatever_else_is_typed_the_game_goes_on(edition: str, people: int, players: int, virtual: int) -> None:
    """Prompts beside the choices, wrong numbers, nonsense, and choices taken back: the game still ends."""
    asides = (
        "?",
        "b",
        "p",
        "p ben",
        "p x",
        "c 32",
        "c 70",
        "c x",
        "w",
        "w red",
        "w xyz",
        "m",
        "u",
        "0",
        "99",
        "xyz",
        "",
    )
    session = begun(edition, players, virtual, seed=3)
    screen = played(session, at_random(3, asides), people)
    assert session.view(None).is_over
    assert screen.text.rstrip().endswith("The game is not kept.")


class Watched:
    """Types at random, and looks before each line at what the screen shows to whom."""

    def __init__(self, session: Session, seed: int) -> None:
        self.session = session
        self.read = at_random(seed, ("b", "p Ada", "p Ben", "w", "?", "u"))
        self.looks = 0

    def __call__(self, screen: Screen) -> str:
        at_keyboard = re.findall(r"^(\w+) \(you\): ", screen.visible, re.MULTILINE)
        for name in set(at_keyboard):
            self.look(screen.visible, NAMES.index(name))
        if "press Enter" in screen.since_typing:
            assert len(at_keyboard) == 0
        return self.read(screen)

    def look(self, visible: str, seat: int) -> None:
        self.looks += 1
        view, state = self.session.view(seat), self.session.state
        for other, held in enumerate(view.seats):
            if other == seat or held.gems is not None:
                continue
            known = {card.number for card in held.hand}
            hidden = {card.number for card in state.seats[other].hand} - known
            shown = [number for number in hidden if title_of(state.rules.card(number), "en") in visible]
            assert shown == []
            lines = re.findall(rf"^{NAMES[other]}: (.*)", visible, re.MULTILINE)
            assert [line for line in lines if not line.startswith(("hand:", "infinite gems"))] == []


@pytest.mark.parametrize(("edition", "seed"), [("german", 5), ("italian", 6), ("french", 7)])
def test_nobody_sees_what_another_person_hides(edition: str, seed: int) -> None:
    """Two people at one keyboard: on the screen of one stands no hidden card and no gem of the other.

    Before the keyboard changes hands, the screen is wiped.
    """
    session = begun(edition, 2, seed=seed)
    watched = Watched(session, seed)
    played(session, watched, people=2)
    assert session.view(None).is_over
    assert watched.looks > 100


# -- only views ---------------------------------------------------------------------------------------------------


TERMINAL = sorted((Path(viceroy.__file__).parent / "cli" / "terminal").glob("*.py"))


@pytest.mark.parametrize("module", TERMINAL, ids=lambda path: path.stem)
def test_the_terminal_looks_into_no_state(module: Path) -> None:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    inside = [node.value for node in ast.walk(tree) if isinstance(node, ast.Attribute | ast.Subscript)]
    opened = [node for node in inside if isinstance(node, ast.Attribute) and node.attr == "state"]
    imported = {name.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for name in node.names}
    assert opened == []
    assert imported & {"GameState", "Seat", "Draft", "legal_actions", "step", "reduce"} == set()


# -- menus --------------------------------------------------------------------------------------------------------


def ways(menu: Menu) -> Iterator[Action]:
    for item in menu.items:
        if callable(item.leads):
            yield from ways(item.leads())
        else:
            yield item.leads


@pytest.mark.parametrize(("edition", "people", "players", "virtual"), EVERYWHERE)
def test_the_numbers_lead_to_every_legal_action_and_to_no_other(
    edition: str, people: int, players: int, virtual: int
) -> None:
    """In bots' games each menu reaches what is legal, whole and alone; each action and prompt has words."""
    session, kinds = begun(edition, players, virtual, seed=people), set()
    bot = viceroy.RandomBot(people)
    while seats := session.view(None).owes:
        view = session.view(seats[0])
        if not isinstance(view.prompt, q.AskGems) or view.prompt.count < 6:  # there are many orders of many gems
            assert set(ways(menu_of(view))) == set(view.legal)
        assert prompt_text(view).endswith(("?", ")", "."))
        assert all(action_label(view, action) for action in view.legal)
        kinds.add(type(view.prompt))
        session.do(bot.choose(view.legal))
    assert len(kinds) > 5


def test_gems_are_chosen_one_after_the_other() -> None:
    session = begun("french", 2, seed=1)
    played(session, listed(["1"]), 1)
    view = session.view(0)
    while not isinstance(view.prompt, q.AskGems):
        session.do(viceroy.RandomBot(1).choose(session.legal_actions(view.owes[0])))
        view = session.view(session.view(None).owes[0])
    menu = menu_of(view)
    assert [item.label for item in menu.items] == ["blue", "red", "green", "yellow"]
    assert isinstance(view.prompt, q.AskGems)
    for _ in range(view.prompt.count - 1):
        leads = menu.items[0].leads
        assert callable(leads)
        menu = leads()
    seat, count = view.prompt.seat, view.prompt.count
    assert menu.items[1].label == f"red: {count - 1} blue, 1 red in all"
    assert menu.items[1].leads == TakeGems(seat, (count - 1, 1, 0, 0))


def test_a_long_list_is_shown_by_pages() -> None:
    menu = Menu("Which?", tuple(MenuItem(f"card {n}", Bid(0, Color.RED)) for n in range(1, PAGE + 6)))
    first, second = menu_text(menu).split("\n"), menu_text(menu, first=PAGE, back=True).split("\n")
    assert first[1:3] == ["Which?", "  1  card 1"]
    assert first[-2:] == [" 20  card 20", "  m  more: 21 to 25"]
    assert second[2:] == [*(f" {n}  card {n}" for n in range(21, 26)), "  0  back"]


def test_after_the_last_page_comes_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    menu = Menu("Which?", tuple(MenuItem(f"card {n}", Bid(0, Color.RED)) for n in range(1, 2 * PAGE + 1)))
    monkeypatch.setattr("viceroy.cli.terminal.game_loop.menu_of", lambda view, catalog: menu)
    screen = played(begun("english", 2), listed(["m", "m"]))
    pages = re.findall(r"^Which\?\n +(\d+)  card", screen.text, re.MULTILINE)
    assert pages == ["1", str(PAGE + 1), "1"]


def test_spaces_around_what_is_typed_do_not_matter() -> None:
    assert Console(iter(["  p ben \n"]).__next__, lambda text: None).ask("> ") == "p ben"


@rule("R2.4")
def test_the_screen_is_wiped_before_and_after_the_keyboard_is_handed_over() -> None:
    """What was seen before is gone, and so is what was typed while it was handed over."""
    _, handed_over, seen, *_ = played(begun("english", 2), listed([""]), people=2).text.split("\n" * 60)
    assert "Please hand the keyboard to Ada" in handed_over
    assert handed_over.endswith("Ada, press Enter when nobody else can see the screen. ")
    assert "keyboard" not in seen
    assert "start with 12 Sentinel" in seen


@rule("C11")
def test_no_more_gems_are_thought_of_than_the_bank_has() -> None:
    """With one gem in the bank one is due, so one of each other color is explained, not several."""
    asked = (state for state in sampled(0) if isinstance(state.task, q.AskGems) and state.task.count > 1)
    state = attrs.evolve(next(asked), bank=(1, 0, 0, 0))
    assert isinstance(state.task, q.AskGems)
    blocked = blocked_choices(viceroy.view(state, state.task.seat), partial(viceroy.check, state))
    assert [reason.partition(":")[0] for reason in blocked] == ["1 red", "1 green", "1 yellow"]


def test_numbers_typed_at_once_lead_through_the_steps() -> None:
    """0 goes back a step, m shows more where there is more, and a number that is not there gets a message."""
    session = begun("german", 2, seed=1)
    screen = played(session, listed(["1", "0", "m", "7", "0", "1 2 3", "1 2"]))
    assert "There is no choice 7 here, only 1 to 4." in screen.text
    assert "There is no choice 0 here, only 1 to 4." in screen.text
    own = [action for action in session.actions if action.seat == 0]
    assert own[0] == ReturnGems(0, (1, 1, 0, 0))
    assert [type(action) for action in own] == [ReturnGems, ChooseStart]


# -- hints --------------------------------------------------------------------------------------------------------


def followed(menu: Menu, numbers: list[str]) -> Action | None:
    leads = menu.items[int(numbers[0]) - 1].leads
    if not callable(leads):
        return leads if len(numbers) == 1 else None
    return followed(leads(), numbers[1:]) if len(numbers) > 1 else None


@pytest.mark.parametrize(("edition", "people", "players", "virtual"), EVERYWHERE)
def test_what_is_to_be_typed_leads_to_the_action(edition: str, people: int, players: int, virtual: int) -> None:
    """In a whole game, the numbers beside an action choose it, however many steps it takes."""
    session = begun(edition, players, virtual, seed=people)
    bot, steps = viceroy.RandomBot(seed=3), set()
    while owes := session.view(None).owes:
        view = session.view(owes[0])
        action, menu = bot.choose(view.legal), menu_of(view)
        numbers = way_to(menu, action).split(" ")
        assert followed(menu, numbers) == action
        steps.add(len(numbers))
        session.do(action)
    assert max(steps) > 1
    with pytest.raises(ValueError, match="not in this menu"):
        way_to(Menu("Which?", ()), action)


@pytest.fixture
def few_trials(monkeypatch: pytest.MonkeyPatch) -> int:
    """Let hints try less, where it does not matter how good they are."""
    monkeypatch.setattr("viceroy.cli.terminal.game_loop._TRIALS", 40)
    return 40


@rule("R2.4")
def test_a_hint_says_what_to_type_and_it_can_be_typed(few_trials: int) -> None:
    """The best choice comes first, with its words and its reason; its numbers count from the first step on.

    Asking twice, in any case of letters, gives the same hint, and nothing is wider than eighty columns.
    """
    session = begun("german", 2, seed=1)
    session.do(session.legal_actions(1)[0])
    seen = session.view(0)
    best = viceroy.hint(seen, iterations=few_trials)[0]
    numbers = way_to(menu_of(seen), best.action)
    screen = played(session, listed(["1", "h", "HINT", numbers]))
    shown, again = screen.text.split("── Hint ─")[1:]
    assert again.startswith(shown.partition("\n\nWhich two of your gems")[0])
    assert max(map(len, screen.text.split("\n"))) <= 80
    row = re.search(r"^  (\d[\d ]*?)  +[+-]\d+\.\d +[+-]\d+\.\d to [+-]\d+\.\d  (.*)$", shown, re.MULTILINE)
    assert row is not None
    assert (row[1], row[2]) == (numbers, action_label(seen, best.action))
    assert best.why in shown
    assert next(action for action in session.actions if action.seat == 0) == best.action


# -- why not ------------------------------------------------------------------------------------------------------


def test_every_reason_is_told_in_whole_games() -> None:
    told = set()
    for edition, seed in itertools.product(("german", "french"), range(3)):
        session, bot = begun(edition, 2, seed=seed), viceroy.RandomBot(seed)
        while seats := session.view(None).owes:
            view = session.view(seats[0])
            for reason in blocked_choices(view, session.check):
                told.add(re.sub(r".*\((\w[\w.]*)\)$", r"\1", reason))
            legal = [action for action in view.legal if not isinstance(action, PaintBest)]
            session.do(bot.choose(legal))
    assert {"R5.2", "R5.14", "C21", "R6.6", "R10.2", "C35", "C38"} <= told
    assert all(re.fullmatch(r"[RBCL]\d+(\.\d+)?", rule) for rule in told)


# -- what else may be typed ---------------------------------------------------------------------------------------


def test_help_lists_what_may_be_typed_and_nothing_else() -> None:
    listed_there = {command.split()[0] for command in COMMANDS}
    typed = {*listed_there, *ascii_lowercase}
    screens = {word: played(begun("german", 2), listed([word])).text for word in typed}
    assert {word for word, text in screens.items() if "is not a choice" not in text} == listed_there
    assert all(f"  {command:<9} {meaning}" in help_text(200) for command, meaning in COMMANDS.items())


def test_the_meanings_of_commands_stand_in_a_column() -> None:
    lines = help_text(50).split("\n")
    first = next(index for index, line in enumerate(lines) if line.startswith("  u "))
    assert lines[first : first + 3] == [
        "  u         take your last choice back, unless it",
        "            revealed something hidden",
        "  s FILE    save the game in a new file, and keep",
    ]


@pytest.mark.parametrize("word", ["q", "Q", "quit", "Quit", "exit", "leave"])
@pytest.mark.parametrize("people", [1, 2])
def test_a_game_can_be_left_by_a_word(word: str, people: int) -> None:
    session = begun("german", 2, seed=1)
    screen = Screen(listed([word]))
    GameLoop(session, screen.console(), range(people), kept_in="game.jsonl").play()
    more = " --people 2" if people == 2 else ""
    assert screen.text.endswith(f"Continue it with: viceroy play --resume game.jsonl{more}\n")


@pytest.mark.parametrize("line", ["m 2", "h now", "quit now"])
def test_a_command_with_something_behind_it_is_none(line: str) -> None:
    """Nobody leaves the table or loses a choice by a line that was meant otherwise."""
    session = begun("german", 2, seed=1)
    screen = played(session, listed(["1 1", line]))
    assert f"{line!r} is not a choice. Type a number, or ? for help." in screen.text
    assert [action for action in session.actions if action.seat == 0] == [ReturnGems(0, (2, 0, 0, 0))]


def test_a_player_is_looked_up_by_the_beginning_of_a_name() -> None:
    """Without a name it is the own pyramid; a whole name comes before the beginning of another one."""
    session = begun("english", 3)
    look = LOOKUPS["p"]
    assert look(session.view(1), session.check, "", 80, ENGLISH).startswith("── Ben (you): pyramid ─")
    assert look(session.view(1), session.check, "cl", 80, ENGLISH).startswith("── Cleo: pyramid ─")
    alike = viceroy.view(viceroy.new_game(("An", "Anna"), seed=1), 0)
    assert look(alike, session.check, "an", 80, ENGLISH).startswith("── An (you): pyramid ─")


def test_a_person_takes_back_what_bots_have_done_since() -> None:
    """Where bots have chosen in secret since, the person is asked the own last choice again, and they choose anew."""
    session, read = begun("german", 3, seed=2), at_random(2)
    undone: list[int] = []

    def take_back(screen: Screen) -> str:
        own = [index for index, action in enumerate(session.actions) if action.seat == 0]
        if undone:
            assert len(session.actions) == undone[-1]
            return ""
        if own and 1 < len(session.actions) - own[-1] <= len(session.undoable):
            undone.append(own[-1])
            return "u\n"
        return read(screen)

    screen = played(session, take_back)
    assert screen.text.count("Your last choice is taken back.") == 1
    assert 0 in session.view(None).owes


# -- keeping a game -----------------------------------------------------------------------------------------------


def test_a_game_that_is_left_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    """Kept in a file, left in the middle and resumed, a game comes to the same end; bots choose the same."""
    lines = ["1 2", "1 2"] * 400
    whole = begun("french", 3, seed=8)
    played(whole, listed(lines))
    count = len([action for action in whole.actions if action.seat == 0])
    path = tmp_path / "game.jsonl"
    parted = begun("french", 3, seed=8, path=path)
    GameLoop(parted, Screen(listed([*lines[:20], "q"])).console(), (0,), kept_in=str(path)).play()
    resumed = Session.load(path)
    assert 0 < len(resumed.actions) < len(whole.actions)
    GameLoop(resumed, Screen(listed(lines)).console(), (0,), kept_in=str(path)).play()
    assert count > 10
    assert resumed.actions == whole.actions
    assert resumed.state == whole.state
    assert Session.load(path).state == whole.state


def test_a_game_can_be_kept_from_any_moment_on() -> None:
    """S and a new file holds the game up to then, and keeps what comes; a name that no file has is refused."""
    session = begun("english", 2)
    screen = played(session, listed(["s a\0b", "s mine.jsonl", "1", "q"]))
    assert "The game cannot be kept in a�b: no file has such a name" in screen.text.replace("\0", "�")
    assert len(session.actions) > 0
    assert Session.load("mine.jsonl").state == session.state


# -- the console --------------------------------------------------------------------------------------------------


def test_color_only_repeats_the_text() -> None:
    """Without the codes a colored screen is the plain one; words, corners, circles and costs have color."""
    session = begun("german", 2, seed=1)
    text = played(session, at_random(4)).text
    assert CODES.sub("", highlighted(text)) == text
    assert highlighted("R──G red (BB) 2 Y 5 gems ∞B") == (
        "\x1b[91mR\x1b[0m──\x1b[32mG\x1b[0m \x1b[91mred\x1b[0m (\x1b[94mB\x1b[0m\x1b[94mB\x1b[0m) "
        "2 \x1b[33mY\x1b[0m 5 gems ∞\x1b[94mB\x1b[0m"
    )
    assert highlighted("── Turn 1 ──\n  - red: no") == "\x1b[1m── Turn 1 ──\x1b[0m\n\x1b[2m  - red: no\x1b[0m"


def test_long_lines_go_on_under_their_text() -> None:
    """A line breaks between words, after a number or dash under the words; drawings are left alone."""
    assert filled("  3  level 1, left end: pay 1 blue", 24) == "  3  level 1, left end:\n     pay 1 blue"
    assert filled("Bank: 1 blue, 2 red, 3 green", 24) == "Bank: 1 blue, 2 red, 3\n  green"
    assert filled("│" * 30, 24) == "│" * 30


def test_names_cannot_turn_a_line() -> None:
    """A name with a mark that turns the direction of writing is shown with another in its place, in prompts too."""
    written: list[str] = []
    session = Session.start(("A\u202eda", "B"), seed=1)
    GameLoop(session, Console(io.StringIO("\n1\n").readline, written.append), (0, 1)).play()
    assert "\u202e" not in "".join(written)
    assert "A�da, press Enter" in "".join(written)
    Console(io.StringIO().readline, written.append).say("\x1b[2J")
    assert written[-1] == "�[2J\n"


def test_a_long_name_is_no_harm() -> None:
    session = Session.start(("Ada " * 40 + "A", "Ben"), seed=1)
    text = played(session, at_random(1, ("b",))).text
    assert max(len(line) for line in text.split("\n")) <= 80


def test_a_screen_is_wiped_by_a_code_or_by_lines() -> None:
    written: list[str] = []
    Console(io.StringIO().readline, written.append, wipes=True).wipe()
    Console(io.StringIO().readline, written.append).wipe()
    assert written == ["\x1b[H\x1b[2J\x1b[3J", "\n" * 60]


def test_faces_show_the_printed_card() -> None:
    """The Captain's face: sections at the corners and the edge, level 4 on top."""
    assert face(load_card_set("printed").characters[31]) == [
        "B────────────────R",
        "│32 Captain      │",
        "│4 Y 12 points   │",
        "│3 Y magic       │",
        "│2 B 5 gems      │",
        "│1 G draw 1      │",
        "└───────RR───────┘",
    ]
    assert reward_mark(Reward(infinite_gem="any")) == "∞ any"
    assert reward_mark(Reward(attack=2, tokens=Tokens(defense=2))) == "2 defense 2a"
    assert reward_mark(Reward()) == "nothing"


@rule("L70")
def test_the_table_shows_the_cards_of_a_deck_that_one_has_looked_at() -> None:
    """Ada looked at 70, 71 and 72, kept 71 and put 72 on top of 70; the others know that she knows them."""
    cards = with_laws(bare_law(89, Look(LookedDeck.LAWS, 3, 1, DeckEnd.TOP)))
    state = in_development(seat(on(1, 0, 33), hand=(89,)), seat(), law_deck=(70, 71, 72, 73), card_set=cards)
    looked = after(place(state, 89, 1, 1), KeepCard(0, 71), PutBack(0, 70)).state
    names = looked.rules.players
    own, other = (board_text(viceroy.view(looked, seat), 80).splitlines()[-1] for seat in (0, 1))
    titles = [title_of(looked.rules.card(number), "en") for number in (72, 70)]
    assert own == f"On top of the law deck: {titles[0]}, then {titles[1]}"
    assert other == f"On top of the law deck: a card known to {names[0]}, then a card known to {names[0]}"


def test_a_spectator_sees_the_table_too() -> None:
    session = begun("english", 2)
    text = board_text(session.view(None), 80)
    assert "(you)" not in text
    assert "Ada: hand: 2 characters; has to choose" in text
    assert moment_text(session.view(None)) == "Before the first turn"


# -- the command --------------------------------------------------------------------------------------------------

Typing = Callable[..., tuple[int, str, str]]


@pytest.fixture
def typing(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Typing:
    """Run `viceroy play` in this process with lines on its standard input: status, output, complaints."""

    def run(*arguments: str, lines: tuple[str, ...] = ()) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        status = main(("play", *arguments))
        said = capsys.readouterr()
        return status, said.out, said.err

    return run


def test_a_recorded_game_is_resumed(typing: Typing) -> None:
    """What was chosen stands, and there is a warning about a line that was cut off."""
    typing("--players", "Ada", "Ben", "--people", "2", "--record", "my game", lines=("", "1", "q"))
    with Path("my game").open("ab") as stream:
        stream.write(b'{"act')
    _, told, _ = typing("--resume", "my game", "--people", "2", lines=("", "1", "", "q"))
    assert told.startswith("my game:3:")
    assert "Ben starts with " in told
    assert len(Session.load("my game").actions) == 2


def test_bots_can_be_recorded(typing: Typing) -> None:
    status, told, _ = typing("--bots", "--players", "Ada", "Ben", "--seed", "4", "--record", "bots.jsonl")
    assert (status, told.split("\n")[1]) == (0, "Ada and Ben play by the English rules.")
    status, told, _ = typing("--resume", "bots.jsonl", lines=("e", "x"))
    assert status == 0
    assert "── The end ──" in told
    assert re.search(r"^Ada: -?\d+\n\w+", told, re.MULTILINE)
    assert told.endswith("The game is kept in bots.jsonl.\n")


def test_bots_that_play_alone_are_named_and_counted(typing: Typing) -> None:
    _, told, _ = typing("--bots", "random", "search:iterations=1", "--seed", "4")
    assert told.startswith("Game 4\nrandom 1 and search 2 play by the English rules.\n")
    _, told, _ = typing("--bots", "random", "--players", "Ada", "Ben", "--seed", "4")
    assert told.startswith("Game 4\nAda and Ben play by the English rules.\n")


def test_a_bot_that_fails_ends_the_game_with_its_name(monkeypatch: pytest.MonkeyPatch, typing: Typing) -> None:
    def fail(*_: object) -> Action:
        raise RuntimeError("no idea")

    monkeypatch.setattr("viceroy.bots.greedy_bot.GreedyBot.choose", fail)
    for options in (("--bots", "greedy"), ("--people", "1", "--bots", "greedy")):
        status, _, complaints = typing(*options, "--seed", "4", lines=("1",) * 9)
        assert status == 2
        assert "the game ends here: the bot greedy raised RuntimeError: no idea" in complaints


@pytest.mark.parametrize(
    ("name", "complaint", "options"),
    [
        ("hangs", "took longer than 0.5 s", ("--people", "1")),
        pytest.param("dies", "its process ended", ("--people", "1"), marks=slow),
        pytest.param("interrupts", "raised KeyboardInterrupt", ("--people", "1"), marks=slow),
        pytest.param("exits", "raised SystemExit: 3", (), marks=slow),
        pytest.param("hangs", "took longer than 0.5 s", (), marks=by_hand),
        pytest.param("dies", "its process ended", (), marks=by_hand),
        pytest.param("interrupts", "raised KeyboardInterrupt", (), marks=by_hand),
        pytest.param("exits", "raised SystemExit: 3", ("--people", "1"), marks=by_hand),
    ],
)
def test_a_bot_of_another_package_cannot_end_the_program(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typing: Typing, name: str, complaint: str, options: tuple[str, ...]
) -> None:
    """Whether it hangs, ends its process or interrupts it: a message names the bot, and a line says how to go on."""
    bad_bots.install(tmp_path, monkeypatch)
    if name == "hangs":
        monkeypatch.setattr("viceroy.bots.guard.SECONDS", 0.5)
    asked = (*options, "--players", "Ada", "Ben", "--bots", name, "--seed", "4", "--record", "game.jsonl")
    status, told, complaints = typing(*asked, lines=("1", "1 1"))
    assert status == 2
    assert f"the game ends here: the bot {name} {complaint}" in complaints
    again = re.search(r"with: viceroy (play --resume game\.jsonl.*)$", told if options else complaints, re.MULTILINE)
    assert again is not None
    status, told, _ = typing("--resume", "game.jsonl", lines=("q",))
    assert (status, told.partition(".")[0]) == (0, "Game 4, kept in game")


def test_a_bot_of_another_package_plays_a_whole_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typing: Typing
) -> None:
    bad_bots.install(tmp_path, monkeypatch)
    status, told, complaints = typing("--people", "1", "--bots", "prints", "--players", "2", lines=("1",) * 900)
    assert (status, complaints) == (0, "")
    assert "── The end ──" in told


def test_a_record_that_cannot_be_written_ends_the_game(monkeypatch: pytest.MonkeyPatch, typing: Typing) -> None:
    """The game stops with the reason rather than going on unkept."""

    def refuse(*_: object) -> None:
        raise RecordChanged("game has been changed by another program")

    monkeypatch.setattr("viceroy.sessions.replay.RecordFile.append", refuse)
    status, _, complaints = typing("--record", "game", lines=("1",))
    assert status == 2
    assert "cannot write game: game has been changed by another program" in complaints


def test_an_interrupt_ends_politely(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Ctrl-C: no traceback, a line says how to go on, and the status is what shells expect."""

    class Interrupted(io.StringIO):
        def readline(self, *_: object) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", Interrupted())
    assert main(("play", "--record", "game.jsonl")) == 130
    said = capsys.readouterr()
    assert said.out.endswith("\nContinue it with: viceroy play --resume game.jsonl\n")
    assert said.err == ""


@pytest.mark.parametrize("error", [UnicodeDecodeError("utf-8", b"\xff", 0, 1, "no"), OSError("gone")])
def test_input_that_cannot_be_read_is_asked_again_or_is_the_end(
    error: Exception, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    heard = iter([error])

    class Broken(io.StringIO):
        def readline(self, *_: object) -> str:  # type: ignore[override]
            for problem in heard:
                raise problem
            return ""

    monkeypatch.setattr("sys.stdin", Broken())
    assert main(("play",)) == 0
    said = capsys.readouterr()
    assert ("is not a choice" in said.out) is isinstance(error, UnicodeDecodeError)
    assert said.out.endswith("The game is not kept.\n")


def test_a_reader_that_went_away_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    read_end, write_end = os.pipe()
    os.close(read_end)
    with os.fdopen(write_end, "w", encoding="utf-8") as gone:
        monkeypatch.setattr("sys.stdout", gone)
        monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
        assert main(("play", "--record", "game.jsonl")) == 0
    assert Session.load("game.jsonl").actions == ()


def test_a_console_that_is_closed_says_so() -> None:
    """Where the input has ended, asking raises `EOFError`."""
    with pytest.raises(EOFError):
        Console(io.StringIO().readline, lambda text: None).ask("> ")


@pytest.mark.parametrize("width", [20, 30, 50, 80])
def test_a_long_prompt_keeps_to_the_width(width: int) -> None:
    """What is asked is broken between words where the terminal is narrow, with room for the cursor behind it."""
    written: list[str] = []
    assert Console(iter(["e\n"]).__next__, written.append, width).ask("Type e for every point, Enter to leave. ") == "e"
    (prompt,) = written
    assert prompt.split() == ["Type", "e", "for", "every", "point,", "Enter", "to", "leave."]
    assert max(map(len, prompt.split("\n"))) <= width
    assert prompt.endswith("leave. ")


@pytest.fixture
def heard_interrupts() -> Iterator[None]:
    """Let programs that are started hear Ctrl-C, even where the tests run in the background and do not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.skipif(sys.platform == "win32", reason="a pseudo-terminal is a thing of Unix")
@pytest.mark.parametrize(
    ("variable", "colors"),
    [({}, True), pytest.param({"NO_COLOR": "1"}, False, marks=slow), pytest.param({"TERM": "dumb"}, False, marks=slow)],
)
@pytest.mark.usefixtures("heard_interrupts")
def test_a_real_terminal_has_colors_unless_told_otherwise(variable: dict[str, str], colors: bool) -> None:
    import pty

    source, terminal = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "PYTHONPATH": str(Path(viceroy.__file__).parents[1]), **variable}
    command = [sys.executable, "-m", "viceroy", "play", "--seed", "3"]
    with subprocess.Popen(command, stdin=terminal, stdout=terminal, stderr=terminal, env=environment) as process:
        os.close(terminal)
        shown = b""
        while not shown.endswith(b"> "):
            shown += os.read(source, 65536)
        process.send_signal(signal.SIGINT)
        while not shown.rstrip().endswith(b"is not kept."):
            if select.select([source], [], [], 5)[0]:
                shown += os.read(source, 65536)
            else:  # the first one came in the moment before the program listens
                process.send_signal(signal.SIGINT)
    os.close(source)
    assert process.returncode == 130
    assert (b"\x1b[" in shown) is colors
    assert "1  start with 47 Brewer: get 3 gems of any colors" in CODES.sub("", shown.decode())


# -- the page -----------------------------------------------------------------------------------------------------


def test_the_page_shows_what_the_program_shows() -> None:
    """The pieces of a game on the page stand in that game, in their order, when it is played so."""
    page = (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")
    first, *pieces = re.findall(r"```text\n(.*?)```", page, re.DOTALL)
    command = re.search(r"^viceroy play (--players .* --seed .*)$", page, re.MULTILINE)
    assert command is not None
    options = parser().parse_args(["play", *command[1].split()])
    typed = re.findall(r"^> (.+)", "".join([first, *pieces]), re.MULTILINE)
    screen = Screen(listed(typed))
    play_at(screen.console(), options)
    places = [screen.text.find(piece) for piece in (first, *pieces)]
    assert -1 not in places
    assert places == sorted(places)


def test_codes_are_only_for_those_who_read_them() -> None:
    holding = [path.stem for path in TERMINAL if "\\x1b" in path.read_text(encoding="utf-8")]
    assert holding == [Path(consoles.__file__).stem]


def test_virtual_opponents_are_counted_from_1() -> None:
    state = in_auction(seat(), virtual_opponents=2)
    assert board_text(viceroy.view(state, 0), 200).endswith("; virtual opponents still bidding: 1 and 2")
    state = attrs.evolve(state, virtual_done=(True, False))
    assert board_text(viceroy.view(state, 0), 200).endswith("; virtual opponents still bidding: 2")
