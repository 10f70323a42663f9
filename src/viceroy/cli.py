"""The command line: what may be typed, where answers go, and with which status the program ends.

Rule 1: the only module that prints. Rule 2: no bad input, closed pipe or poor terminal shows a traceback: what a
person did is answered with words, and only a mistake of this program itself looks like one.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, TextIO

from viceroy import __version__
from viceroy.commands import Answer, CommandError, Status, count_text

if TYPE_CHECKING:
    from viceroy.render.labels import Language

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

_INTERRUPTED = 130  # as shells tell it: 128 and the number of the signal
_WIDTHS = 40, 160
_LANGUAGES = ("en", "fr", "de", "it", "pt")

_ABOUT = """\
The rules of the board game Viceroy: score the pyramids of a game that was played at a table, check card sets and score
sheets, and look cards up."""

_EXAMPLES = """\
examples:
  viceroy score final.yaml                    score a game, with the best use of leftover gems
  viceroy score final.yaml --explain          ... and the reason of every point
  viceroy score final.yaml --svg final.svg    ... and a drawing of the pyramids
  viceroy check my-set.yaml final.yaml        find everything that is wrong with files
  viceroy cards                               list the printed cards
  viceroy cards 32 76                         show two of them
  viceroy schema score-sheet --write .        a schema, for an editor that helps while you type
  viceroy play --bots --players 4             watch a whole game, event by event

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
    said = _say(answer.text)
    if answer.problems:
        _complain("\n".join([*map(str, answer.problems), count_text(answer.problems)]))
    return answer.status if said else Status.FAILED


def _run(options: argparse.Namespace) -> Answer:
    from viceroy import commands

    match options.command:
        case "score":
            return commands.score(
                options.sheet,
                language=_language(options.lang),
                width=_width(),
                as_json=options.json,
                svg=options.svg,
                explain=options.explain,
            )
        case "check":
            return commands.check(options.files, as_json=options.json)
        case "cards":
            return commands.cards(options.cards)
        case "play":
            return commands.play(
                players=options.players,
                virtual_opponents=options.virtual,
                edition=options.edition,
                card_set=options.set,
                seed=options.seed,
                language=_language(None),
                width=_width(),
            )
        case _:
            return commands.schema(options.name, folder=options.write)


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
    return parser


def _add_score(commands: Commands) -> None:
    command = commands.add_parser("score", help="score a game from its score sheet", allow_abbrev=False)
    command.add_argument("sheet", metavar="SHEET", help="the score sheet, a YAML file")
    command.add_argument("--json", action="store_true", help="write the score as JSON")
    command.add_argument("--svg", metavar="FILE", help="draw the pyramids into this file too")
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
    command = commands.add_parser("play", help="let bots play a whole game, and follow it", allow_abbrev=False)
    command.add_argument(
        "--bots", action="store_true", required=True, help="every player is a bot that plays at random"
    )
    command.add_argument("--players", type=int, default=3, metavar="N", help="how many (default: 3)")
    command.add_argument("--virtual", type=int, default=0, metavar="N", help="virtual opponents (default: 0)")
    command.add_argument("--edition", default="english", metavar="NAME", help="whose rules (default: english)")
    command.add_argument("--set", default="printed", metavar="SET", help="a card set (default: printed)")
    command.add_argument("--seed", type=int, metavar="N", help="the game of this number (default: a new one)")


def _language(asked: str | None) -> Language:
    from viceroy.render.labels import Language, language_of

    return Language(asked) if asked else language_of(os.environ)


def _width() -> int:
    """Return how wide to draw: as the terminal, but neither absurdly narrow nor wide; 80 where there is none."""
    low, high = _WIDTHS
    return max(low, min(high, shutil.get_terminal_size().columns))


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
