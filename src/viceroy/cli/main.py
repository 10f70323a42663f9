"""The command line: what may be typed, where answers go, and with which status the program ends."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, TextIO

from viceroy import __version__
from viceroy.cli.commands import Answer, CommandError, Status, count_text

if TYPE_CHECKING:
    from viceroy.cli.terminal.console import Console
    from viceroy.render.labels import Language

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

_INTERRUPTED = 130  # as shells tell it: 128 and the number of the signal
_WIDTHS = 40, 160
_LANGUAGES = ("en", "fr", "de", "it", "pt")

_ABOUT = """\
The rules of the board game Viceroy: play it, score the pyramids of a game that was played at a table, check card sets
and score sheets, and look cards up."""

_EXAMPLES = """\
examples:
  viceroy score final.yaml                    score a game, with the best use of leftover gems
  viceroy score final.yaml --explain          ... and the reason of every point
  viceroy score final.yaml --svg final.svg    ... and a drawing of the pyramids
  viceroy check my-set.yaml final.yaml        find everything that is wrong with files
  viceroy cards                               list the printed cards
  viceroy cards 32 76                         show two of them
  viceroy schema score-sheet --write .        a schema, for an editor that helps while you type
  viceroy play                                play against two bots
  viceroy play --players Ada Ben --people 2   play together, at one keyboard
  viceroy play --bots --players 4             watch a whole game, event by event
  viceroy replay game.jsonl                   a recorded game, verified step by step

exit status: 0 good (perhaps with warnings), 1 problems in what was read, 2 could not be read, or wrong usage"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; return the exit status.

    `argv` are the arguments after the program's name, by default those it was started with.
    """
    try:
        return _answered(_parser().parse_args(argv))
    except KeyboardInterrupt:
        return _INTERRUPTED
    except SystemExit as stop:  # argparse has said what there is to say
        return stop.code if isinstance(stop.code, int) else Status.FAILED


def _answered(options: argparse.Namespace) -> int:
    if options.command is None:
        _say(_parser().format_help())
        return Status.GOOD
    try:
        answer = _run(options)
    except CommandError as error:
        _complain(f"viceroy {options.command}: {error}")
        return Status.FAILED
    said = _say(_in_color(answer.text) if answer.colorful else answer.text)
    if answer.problems:
        _complain("\n".join([*map(str, answer.problems), count_text(answer.problems)]))
    return answer.status if said else Status.FAILED


def _run(options: argparse.Namespace) -> Answer:
    from viceroy.cli import commands

    match options.command:
        case "score":
            return commands.score(
                options.sheet,
                language=_language(options.lang),
                width=_width(),
                as_json=options.json,
                svg=options.svg,
                png=options.png,
                explain=options.explain,
            )
        case "check":
            return commands.check(options.files, as_json=options.json)
        case "cards":
            return commands.cards(options.cards)
        case "play":
            return _play(options)
        case "replay":
            return _replay(options)
        case _:
            return commands.schema(options.name, folder=options.write)


def _play(options: argparse.Namespace) -> Answer:
    from viceroy.cli import play as playing

    wanted = playing.Wanted(
        players=tuple(options.players) if options.players else None,
        virtual_opponents=options.virtual,
        edition=options.edition,
        card_set=options.set,
        seed=options.seed,
        people=options.people,
        record=options.record,
        resume=options.resume,
    )
    if options.bots:
        return playing.watch(wanted, language=_language(None), width=_width())
    return playing.sit_down(wanted, _console())


def _replay(options: argparse.Namespace) -> Answer:
    from viceroy.cli import replay as commands_replay

    shown = commands_replay.Shown(options.until, options.events, options.json, options.sheet)
    return commands_replay.replay(options.record, shown, language=_language(options.lang), width=_width())


# -- what may be typed --------------------------------------------------------------------------------------------


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "viceroy",
        description=_ABOUT,
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"viceroy {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    _add_score(commands)
    _add_check(commands)
    _add_cards(commands)
    _add_schema(commands)
    _add_play(commands)
    _add_replay(commands)
    return parser


def _add_score(commands: Commands) -> None:
    command = commands.add_parser("score", help="score a game from its score sheet", allow_abbrev=False)
    command.add_argument("sheet", metavar="SHEET", help="the score sheet, a YAML file")
    command.add_argument("--json", action="store_true", help="write the score as JSON")
    command.add_argument("--svg", metavar="FILE", help="draw the pyramids into this file too")
    command.add_argument("--png", metavar="FILE", help="... as a PNG (needs pip install 'viceroy[png]')")
    command.add_argument("--explain", action="store_true", help="list every point with its reason and rule")
    command.add_argument("--lang", choices=_LANGUAGES, help="the language of the labels (default: that of the system)")


def _add_check(commands: Commands) -> None:
    command = commands.add_parser("check", help="check card sets and score sheets", allow_abbrev=False)
    what = "a card set or score sheet: a file, a folder, or the name of a shipped set"
    command.add_argument("files", metavar="FILE", nargs="+", help=what)
    command.add_argument("--json", action="store_true", help="write the problems as JSON too")


def _add_cards(commands: Commands) -> None:
    command = commands.add_parser("cards", help="list the cards of a set, or show some", allow_abbrev=False)
    what = "a card set (default: printed), or the number of a card; digits are always a number"
    command.add_argument("cards", metavar="SET or NUMBER", nargs="*", help=what)


def _add_schema(commands: Commands) -> None:
    command = commands.add_parser("schema", help="show the schema of a file format", allow_abbrev=False)
    command.add_argument("name", metavar="NAME", help="card-set, score-sheet, final-score or problems")
    command.add_argument("--write", metavar="FOLDER", help="write it into this folder instead")


def _add_play(commands: Commands) -> None:
    command = commands.add_parser("play", help="play a game, against bots or at one keyboard", allow_abbrev=False)
    who = command.add_mutually_exclusive_group()
    who.add_argument("--people", type=int, metavar="N", help="so many, from the first, are people here (default: 1)")
    who.add_argument("--bots", action="store_true", help="every player is a bot that plays at random; just watch")
    what = "how many players, or their names (default: 3)"
    command.add_argument("--players", nargs="+", metavar="N or NAME", help=what)
    command.add_argument("--virtual", type=int, metavar="N", help="virtual opponents (default: 0)")
    command.add_argument("--edition", metavar="NAME", help="whose rules (default: english)")
    command.add_argument("--set", metavar="SET", help="a card set (default: printed)")
    command.add_argument("--seed", type=int, metavar="N", help="the game of this number (default: a new one)")
    command.add_argument("--record", metavar="FILE", help="keep the game in this new file while it goes on")
    command.add_argument("--resume", metavar="FILE", help="go on with the game that is kept in this file")


def _add_replay(commands: Commands) -> None:
    command = commands.add_parser("replay", help="play a recorded game again, and verify it", allow_abbrev=False)
    command.add_argument("record", metavar="FILE", help="the record of a game")
    command.add_argument("--until", type=int, metavar="N", help="go on for so many actions (default: to the end)")
    command.add_argument("--events", action="store_true", help="tell what happened, event by event")
    command.add_argument("--json", action="store_true", help="write the state of the game, or its events, as JSON")
    command.add_argument("--sheet", action="store_true", help="write the score sheet of a finished game")
    command.add_argument("--lang", choices=_LANGUAGES, help="the language of the labels (default: that of the system)")


def _language(asked: str | None) -> Language:
    from viceroy.render.labels import Language, language_of

    return Language(asked) if asked else language_of(os.environ)


def _width() -> int:
    """Return how wide to draw: as the terminal, but neither absurdly narrow nor wide; 80 where there is none."""
    low, high = _WIDTHS
    return max(low, min(high, shutil.get_terminal_size().columns))


# -- a person at the keyboard ------------------------------------------------------------------------------------


def _console() -> Console:
    from viceroy.cli.terminal.console import Console
    from viceroy.render.coloring import by_code, by_rich

    colors = (by_rich(sys.stdout) or by_code) if _wants_color(sys.stdout) else None
    return Console(_heard, _shown, width=_width(), colors=colors, wipes=_takes_codes(sys.stdout))


def _takes_codes(stream: TextIO) -> bool:
    """Whether a terminal reads codes for colors and for wiping; a screen of Windows may not."""
    able = os.name != "nt" or "WT_SESSION" in os.environ
    return able and stream.isatty() and os.environ.get("TERM") != "dumb"


def _wants_color(stream: TextIO) -> bool:
    return _takes_codes(stream) and not os.environ.get("NO_COLOR")


def _heard() -> str:
    """Return the next line of standard input, nothing at its end."""
    try:
        return sys.stdin.readline()
    except UnicodeDecodeError:
        return "\ufffd\n"
    except OSError:  # the terminal has gone
        return ""


def _shown(text: str) -> None:
    """Write to a person, who may be gone."""
    from viceroy.cli.terminal.console import Closed

    try:
        _write(sys.stdout, _drawable(text, sys.stdout), "replace")
    except OSError:
        _close(sys.stdout)
        raise Closed from None


# -- where answers go ---------------------------------------------------------------------------------------------


def _say(text: str) -> bool:
    """Write text to standard output; tell whether it could take it. A reader that went away has heard enough."""
    if not text:
        return True
    try:
        _write(sys.stdout, _drawable(text, sys.stdout), "replace")
    except BrokenPipeError:
        _close(sys.stdout)
    except OSError as error:
        _close(sys.stdout)
        _complain(f"viceroy: cannot write the answer: {error.strerror}")
        return False
    return True


def _in_color(text: str) -> str:
    """Return text with codes for color, where standard output is a terminal and rich is there to choose the shades."""
    if not _wants_color(sys.stdout):
        return text
    from viceroy.render.coloring import by_rich, in_color

    shown = by_rich(sys.stdout)
    return text if shown is None else in_color(text, shown)


def _complain(text: str) -> None:
    """Write a line to standard error; where nobody listens there is nobody to tell."""
    try:
        _write(sys.stderr, f"{text}\n", "backslashreplace")
    except OSError:
        _close(sys.stderr)


def _write(stream: TextIO, text: str, errors: str) -> None:
    """Write text and make sure that it went; `errors` is what to do about characters that the stream does not have."""
    encoding = stream.encoding or "utf-8"
    stream.write(text.encode(encoding, errors).decode(encoding))
    stream.flush()


def _drawable(text: str, stream: TextIO) -> str:
    """Return text with plain marks in place of those for drawing, where the stream cannot show these."""
    from viceroy.render.text import MARKS, plain

    try:
        MARKS.encode(stream.encoding or "utf-8")
    except UnicodeEncodeError:
        return plain(text)
    return text


def _close(stream: TextIO) -> None:
    """Turn a stream that takes nothing any more away, or Python would try it again at its end, and complain."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
