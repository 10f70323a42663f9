"""Friends with a telephone each, at one table of a server: they join, tap what is offered, and note what they got."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from random import Random
from typing import TYPE_CHECKING, Any

from browser import Watched, watched
from page_checks import PHONE
from page_player import tap_something
from phones import some_sender

if TYPE_CHECKING:
    from playwright.sync_api import Browser

Data = dict[str, Any]

_HEAR = """(() => {
  const ask = window.fetch;
  window.heard = [];
  const note = async (response) => {
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let text = ""; ; ) {
      const {done, value} = await reader.read().catch(() => ({done: true}));
      if (done) return;
      const events = (text + value).split("\\n\\n");
      text = events.pop();
      const tables = events.filter((event) => event.startsWith("event: table"));
      window.heard.push(...tables.map((event) => event.split("\\ndata: ")[1]));
    }
  };
  window.fetch = async (path, options) => {
    const response = await ask(path, options);
    if (!response.ok || !/^tables\\/[A-Z]+\\/stream/.test(path)) return response;
    const [mine, pages] = response.body.tee();
    note(new Response(mine));
    return new Response(pages, response);
  };
})()"""
"""Notes every message of a stream, beside the page that reads it."""

TURN = """import('./play-game.js').then(({play}) => ({
  isBusy: play.isBusy, isDue: play.due !== null, choices: play.table?.choices.length ?? 0,
}))"""
"""Whether a page waits for its person."""


class Friend(Watched):
    """Somebody with a telephone."""

    name = ""

    @property
    def message(self) -> Data:
        """The latest message of the table."""
        text = self.ask("import('./friends-table.js').then(({friends}) => JSON.stringify(friends.message))")
        message: Data = json.loads(text)  # values that Playwright takes apart one by one come ten times as slowly
        return message

    @property
    def heard(self) -> list[Data]:
        """All messages that the streams of this page have brought since it was loaded."""
        return [json.loads(text) for text in self.ask("window.heard")]

    def is_due(self) -> bool:
        """Whether this person has something to choose."""
        return is_turn(self.ask(TURN))

    def wait_for_message(self, condition: str, seconds: float = 10) -> None:
        """Wait until something is true of the latest message, `m`."""
        self.wait_until(
            f"import('./friends-table.js').then(({{friends: {{message: m}}}}) => Boolean(m && ({condition})))",
            seconds,
        )


def is_turn(state: Data) -> bool:
    """Whether the page whose `TURN` this is waits for its person."""
    return bool(state["choices"]) and not state["isBusy"] and not state["isDue"]


@contextmanager
def friends(browser: Browser, *names: str) -> Iterator[tuple[Friend, ...]]:
    """Open a telephone for each name; at the end nothing has gone wrong on any of them.

    Each comes from an address of its own: a server lets one address make so many tables only.
    """
    with ExitStack() as stack:
        phones = []
        for name in names:
            headers = {"X-Forwarded-For": some_sender()}
            page = stack.enter_context(watched(browser, **PHONE, extra_http_headers=headers)).page
            page.add_init_script(_HEAR)
            phones.append(Friend(page))
            phones[-1].name = name
        yield tuple(phones)
        assert {phone.name: phone.errors for phone in phones} == {phone.name: [] for phone in phones}


def make_table(host: Friend, address: str) -> str:
    """Make a table with the first taps of an evening, and return its code."""
    host.page.goto(f"{address}#play")
    host.page.tap("#with-friends")
    host.page.fill("#friend-name", host.name)
    host.page.tap("#make-table")
    host.page.wait_for_selector("#lobby-seats")
    code: str = host.message["code"]
    return code


def join(friend: Friend, address: str, code: str) -> None:
    """Come to a table by its link."""
    friend.page.goto(f"{address}#table={code}")
    friend.page.wait_for_selector("#join-table")
    friend.page.fill("#friend-name", friend.name)
    friend.page.tap("#join-table")
    friend.page.wait_for_selector("#lobby-seats")


def add_bot(host: Friend, bot: str = "greedy") -> None:
    seats = len(host.message["seats"])
    host.page.tap("#add-bot")
    host.page.tap(f"#add-{bot}")
    host.wait_for_message(f"m.seats.length === {seats + 1}")


def gather(phones: Sequence[Friend], address: str, *, bots: int = 0) -> str:
    """Sit down at a new table, with bots, and return its code."""
    host, *others = phones
    code = make_table(host, address)
    for other in others:
        join(other, address, code)
    host.wait_for_message(f"m.seats.length === {len(phones)}")
    for _ in range(bots):
        add_bot(host)
    return code


def deal(phones: Sequence[Friend]) -> None:
    """Let the host deal, and wait until all have their cards."""
    phones[0].page.tap("#deal-table")
    for phone in phones:
        phone.page.wait_for_selector(".tray")


def play_on(phones: Sequence[Friend], dice: Random, taps: int) -> int:
    """Let everybody tap what the page offers, as they are due, until the game is over; return the number of taps."""
    done = 0
    while done < taps:
        due = [phone for phone in phones if phone.is_due()]
        if not due and phones[0].message["phase"] == "over":
            break
        for phone in due:
            tap_something(phone, dice)
            done += 1
        phones[0].page.wait_for_timeout(5)
    return done


def want(phone: Friend, what: str, **more: Any) -> None:
    """Send a wish that has no button, or none now."""
    phone.page.evaluate(
        "([what, more]) => import('./friends-table.js').then(({want}) => void want(what, more))", [what, more]
    )


def choose(phone: Friend, dice: Random) -> None:
    """Tap until this person has chosen what was asked."""
    phone.wait_until(f"{TURN}.then(({{choices}}) => choices > 0)")
    before = phone.message["serial"]
    while phone.is_due() and phone.message["serial"] == before:
        tap_something(phone, dice)
        phone.wait_until(f"{TURN}.then(({{isBusy}}) => !isBusy)")
