"""A game at one keyboard: turns of people and bots, what people type, the end."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING
from zlib import crc32

from viceroy.bots import Guarded, guarded, hint, seat_advice
from viceroy.bots.guard import limit_of
from viceroy.bots.registry import BotMaker, name_of
from viceroy.cli.files import failure_reason
from viceroy.cli.terminal import DEFAULT_BOT
from viceroy.cli.terminal.console import Console
from viceroy.cli.terminal.help import LOOKUPS, SHOWN_AT_ONCE, blocked_choices, short_form
from viceroy.cli.terminal.menus import Menu, menu_of, way_to
from viceroy.cli.terminal.screen import PAGE, menu_text, news_text, screen_text
from viceroy.engine.actions import Pass
from viceroy.engine.phases.ending import final_positions
from viceroy.engine.reducer import score
from viceroy.engine.views import events_for
from viceroy.errors import BotFailed
from viceroy.formats.notation import action_text
from viceroy.render.results import advice_text, hint_legend
from viceroy.render.score_report import items_text, score_text
from viceroy.render.text_table import headline
from viceroy.sessions.session import last_choice, passes_by_itself, way_back, why_no_way_back
from viceroy.wording.catalog import ENGLISH
from viceroy.wording.game import told

if TYPE_CHECKING:
    from viceroy.engine.actions import Action
    from viceroy.sessions.session import Session
    from viceroy.wording.catalog import Catalog

_PROMPT = "> "
_TRIALS = 200  # of a hint: about a second; without a clock, so that asking twice gives the same hint


class GameLoop:
    """Lets people play a session at a console, with bots in all other seats.

    `kept_in` is the file that holds the record of the session, if any. `bots` are the bots of seats; where none is
    given, a seat plays at random. Those of other packages have `bots.guard.SECONDS` for a choice. The game is told in
    the language of `catalog`, commands and their answers in English.
    """

    def __init__(
        self,
        session: Session,
        console: Console,
        people: Collection[int],
        *,
        kept_in: str | None = None,
        bots: Mapping[int, str | BotMaker] | None = None,
        catalog: Catalog = ENGLISH,
    ) -> None:
        self._session = session
        self._console = console
        self._people = tuple(sorted(people))
        self._bots = bots or {}
        self._made: dict[int, Guarded] = {}  # by seat
        self._processes = ExitStack()
        self._seed = session.seed
        self._catalog = catalog
        self._kept_in = kept_in
        self._warned = False  # that leaving loses the game
        self._holder: int | None = None  # who sits at the keyboard
        self._menus: list[Menu] = []  # the open menu, after those that led to it
        self._first = 0  # the index of the first choice on the page

    def play(self, opening: str = "") -> None:
        """Play until the game is over or left; `opening` is shown first.

        Raises what the session does where its record cannot be written, and `BotFailed`.
        """
        with self._processes:
            self._play(opening)

    def _play(self, opening: str) -> None:
        try:
            if opening:
                self._console.say(opening)
            while owes := self._session.view(None).owes:
                self._step(owes)
            self._show_the_end()
            self._console.say(self._farewell())
        except EOFError:
            self._say_goodbye()
        except (KeyboardInterrupt, BotFailed):
            self._say_goodbye()
            raise

    def _step(self, owes: tuple[int, ...]) -> None:
        bots = [seat for seat in owes if seat not in self._people]
        if bots:
            self._session.do(self._bot_choice(bots[0]))
            return
        seat = next((owing for owing in owes if owing == self._holder), owes[0])
        if passes_by_itself(self._session.state, seat):
            self._session.do(Pass(seat))
        elif self._has_the_keyboard(seat):
            action = self._choice(seat)
            if action is not None:
                self._session.do(action)

    def _bot_choice(self, seat: int) -> Action:
        """Return the choice of a bot, which depends on the game so far only: an undo or a pause does not change it."""
        past = "\n".join((str(self._seed), *map(action_text, self._session.actions)))
        seed = crc32(past.encode())
        if seat in self._made:
            self._made[seat].renew(seed)
        else:
            spec = self._bots.get(seat, DEFAULT_BOT)
            self._made[seat] = self._processes.enter_context(guarded(spec, seed, limit_of(spec)))
        return self._made[seat].choose(self._session.view(seat))

    # -- who sits at the keyboard -------------------------------------------------------------------------------------

    def _has_the_keyboard(self, seat: int) -> bool:
        """Hand the keyboard over if necessary, with the screen wiped (R2.4). Return False where a choice was undone."""
        if seat == self._holder or len(self._people) == 1:
            self._holder = seat
            return True
        console, name = self._console, self._session.view(None).rules.players[seat]
        console.wipe()
        console.say(headline(f"Please hand the keyboard to {name}", console.width))
        if self._holder is not None and why_no_way_back(self._session, self._holder) is None:
            console.say("Before you do: u and Enter takes your last choice back.")
        while answer := console.ask(f"{name}, press Enter when nobody else can see the screen. "):
            word = short_form(answer)
            if word == "u" and self._holder is not None and self._undo(self._holder):
                return False
            if word == "q":
                self._leave()
        console.wipe()
        self._holder = seat
        return True

    # -- a choice -----------------------------------------------------------------------------------------------------

    def _choice(self, seat: int) -> Action | None:
        """Return the choice of a seat, or None after it took back an earlier one."""
        view = self._session.view(seat)
        self._console.say()
        news = self._news(seat, last_choice(self._session, seat))
        self._console.say(screen_text(view, news, self._console.width, self._catalog))
        self._menus, self._first = [menu_of(view, self._catalog)], 0
        self._show_menu(seat)
        while True:
            line = self._console.ask(_PROMPT)
            words = line.split()
            if words and all(word.isascii() and word.isdecimal() for word in words):
                action = self._chosen(seat, words)
                if action is not None:
                    return action
            elif self._carried_out(seat, line):
                return None

    def _news(self, seat: int | None, since: int) -> Iterator[str]:
        """Yield the events from a step of the history on, as a seat sees them, in lines."""
        history = self._session.history
        for at in range(since, len(history)):
            events = events_for(history[at].events, seat)
            yield from (line for _, line in told(history, at, events, self._catalog.language))

    def _show_menu(self, seat: int) -> None:
        view, menu = self._session.view(seat), self._menus[-1]
        nested = len(self._menus) > 1
        with_blocked = isinstance(view.prompt, SHOWN_AT_ONCE) and not nested
        blocked = blocked_choices(view, self._session.check, self._catalog) if with_blocked else ()
        self._console.say(menu_text(menu, blocked, first=self._first, back=nested, catalog=self._catalog))

    def _chosen(self, seat: int, words: list[str]) -> Action | None:
        """Follow typed numbers through menus; return the action they lead to, or None while a choice is left."""
        for word in words:
            items, number = self._menus[-1].items, int(word[:9])
            if number == 0 and len(self._menus) > 1:
                self._menus.pop()
            elif 1 <= number <= len(items):
                leads = items[number - 1].leads
                if not callable(leads):
                    return leads
                self._menus.append(leads())
            else:
                self._console.say(f"There is no choice {number} here, only 1 to {len(items)}.")
                return None
            self._first = 0
        self._show_menu(seat)
        return None

    # -- besides numbers ----------------------------------------------------------------------------------------------

    def _carried_out(self, seat: int, line: str) -> bool:
        """Carry out a line that is not a number; return whether the game has changed."""
        word, _, rest = line.partition(" ")
        word, rest = short_form(word), rest.strip()
        if word in LOOKUPS:
            view, width = self._session.view(seat), self._console.width
            self._console.say(LOOKUPS[word](view, self._session.check, rest, width, self._catalog))
        elif word in _COMMANDS and (not rest or word in _WITH_A_NAME):
            return _COMMANDS[word](self, seat, rest)
        elif line:
            self._console.say(f"{line!r} is not a choice. Type a number, or ? for help.")
        else:
            self._show_menu(seat)
        return False

    def _more(self, seat: int) -> bool:
        """Show the next page of a long list, after the last page the first."""
        self._first = self._first + PAGE if self._first + PAGE < len(self._menus[-1].items) else 0
        self._show_menu(seat)
        return False

    def _hint(self, seat: int) -> bool:
        """Show what a search thinks of the best choices, with what to type for each, from the first menu on."""
        view, menu, width = self._session.view(seat), self._menus[0], self._console.width
        catalog = self._catalog
        advice = seat_advice(view, hint(view, iterations=_TRIALS, language=catalog.language), catalog.language)
        typed = [way_to(menu, choice.action) for choice in advice.choices]
        table = advice_text(advice, width, typed, catalog)
        self._console.say(f"{headline('Hint', width)}\n{table}\n\n{hint_legend(width, catalog)}")
        nested, self._menus, self._first = len(self._menus) > 1, [menu], 0
        if nested:
            self._show_menu(seat)
        return False

    def _undo(self, seat: int) -> bool:
        """Take back everything from a seat's last choice on, if possible."""
        session = self._session
        barrier = why_no_way_back(session, seat)
        if barrier is not None and barrier.event is None:
            self._console.say("You have not chosen anything yet.")
            return False
        if barrier is not None:
            self._console.say(f"Your last choice cannot be taken back: {barrier.text(self._catalog.language)}.")
            return False
        session.undo(way_back(session, seat))
        self._console.say("Your last choice is taken back.")
        return True

    def _save(self, name: str) -> bool:
        if not name:
            self._console.say("Give the name of a new file: s game.jsonl")
            return False
        if not self._session.has_record:
            self._console.say("This game cannot be kept: it began with a position, and a record begins with the deal.")
            return False
        try:
            self._session.save(name)
        except (OSError, ValueError) as error:
            self._console.say(f"The game cannot be kept in {name}: {failure_reason(error, 'file')}")
        else:
            self._kept_in = name
            self._console.say(f"The game is kept in {name} from now on.")
        return False

    def _leave(self) -> bool:
        """Leave as at the end of input; where the game would be lost, only at the second time."""
        if self._kept_in is None and self._session.has_record and not self._warned:
            self._warned = True
            self._console.say("This game is not kept in a file. Type s FILE to keep it, or q again to leave.")
            return False
        raise EOFError

    # -- the end ------------------------------------------------------------------------------------------------------

    def _show_the_end(self) -> None:
        console, session = self._console, self._session
        final = score(session.state)
        since = min([last_choice(session, seat) for seat in self._people])
        news = self._news(None, since)
        console.say(f"\n{headline('The end', console.width)}\n{news_text(news)}\n")
        console.say(score_text(final_positions(session.state), final, self._catalog, width=console.width))
        while console.ask("Type e for every point and its reason, Enter to leave. ").casefold() == "e":
            for player in final.players:
                console.say(f"\n{player.name}: {player.total}\n{items_text(player, self._catalog)}")

    def _say_goodbye(self) -> None:
        """Say goodbye to somebody who may have gone already."""
        with suppress(EOFError):
            self._console.say(f"\n{self._farewell()}")

    def _farewell(self) -> str:
        file = self._kept_in
        if file is None:
            return "The game is not kept."
        if self._session.view(None).is_over:
            return f"The game is kept in {file}."
        specs = [name_of(self._bots[seat]) for seat in sorted(self._bots)]
        bots = [] if set(specs) <= {DEFAULT_BOT} else ["--bots", *(specs[:1] if len(set(specs)) == 1 else specs)]
        people = ["--people", str(len(self._people))] if bots or len(self._people) != 1 else []
        command = shlex.join(["viceroy", "play", "--resume", file, *people, *bots])
        return f"The game is kept in {file}.\nContinue it with: {command}"


_COMMANDS: dict[str, Callable[[GameLoop, int, str], bool]] = {
    "h": lambda game, seat, rest: game._hint(seat),
    "m": lambda game, seat, rest: game._more(seat),
    "u": lambda game, seat, rest: game._undo(seat),
    "s": lambda game, seat, rest: game._save(rest),
    "q": lambda game, seat, rest: game._leave(),
}
_WITH_A_NAME = ("s",)  # no other command takes more words, so that `q now` does not leave
