"""The entry point of the command line: parse the arguments, run the command, print its answer."""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

from viceroy import __version__
from viceroy.cli import output
from viceroy.cli.answer import Answer, Status, count_text, problems_answer
from viceroy.cli.commands import COMMANDS
from viceroy.errors import BadFile, ViceroyError
from viceroy.text.source import COMMAND_FILES

_GARBAGE = 50_000  # objects: most commands make fewer, and look for none of them
_INTERRUPTED = 130  # 128 + SIGINT, as in a shell

_ABOUT = """\
The rules of the board game Viceroy: play it, score the pyramids of a game that was played at a table, check card sets
and score sheets, and look cards up."""

_EXIT_STATUS = """\
exit status: 0 good (warnings allowed), 1 problems in what was read, 2 could not be read or written, or wrong usage"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status.

    `argv` holds the arguments after the program's name, by default those of this process.
    """
    arguments = sys.argv[1:] if argv is None else argv
    output.open_streams()
    COMMAND_FILES.start()
    if argv is None:
        gc.set_threshold(_GARBAGE)
    try:
        top = parser(arguments)
        _check_command(top, arguments)
        options, left = top.parse_known_args(arguments)
        if options.version:
            return _printed(f"viceroy {__version__}\n")
        _take_left(top, options, left, arguments)
        return _printed(top.format_help()) if options.command is None else _run(options)
    except KeyboardInterrupt:
        return _INTERRUPTED
    except SystemExit as stop:  # from argparse, which has printed the reason
        return stop.code if isinstance(stop.code, int) else Status.FAILED
    finally:
        COMMAND_FILES.stop()


def _printed(text: str) -> int:
    return Status.GOOD if output.print_text(text) else Status.FAILED


class _Parser(argparse.ArgumentParser):
    """A parser that notices if its help cannot be written; argparse alone ignores that."""

    def print_help(self, file: Any = None) -> None:
        del file  # argparse names none
        self.exit(_printed(self.format_help()))


def _check_command(top: argparse.ArgumentParser, arguments: Sequence[str]) -> None:
    """Refuse a first word that is no command, and say which one is probably meant."""
    word = arguments[0] if arguments else "-"
    if word.startswith("-") or word in COMMANDS:
        return
    from viceroy.wording.synonyms import meant

    if Path(word).exists():
        top.error(f"{word!r} is a file; a command comes before it, as in viceroy score {word} or viceroy check {word}")
    guess = meant(word, [*COMMANDS])
    hint = f"did you mean {guess!r}?" if guess else f"the commands are {', '.join(COMMANDS)}"
    top.error(f"no command is called {word!r}; {hint}")


def _take_left(
    top: argparse.ArgumentParser, options: argparse.Namespace, left: Sequence[str], arguments: Sequence[str]
) -> None:
    """Append the words after an option to the list before it, if the command takes a list; refuse them otherwise.

    argparse takes a list of words only from one place: in `cards my-set.yaml --lang de 201` it leaves out 201.
    """
    many = getattr(options, "many", None)
    if left and many is not None and not any(word.startswith("-") for word in left):
        getattr(options, many).extend(left)
    elif left:
        hint = ""
        if ("--json", left[0]) in pairwise(arguments):
            hint = f"; --json takes no file: write --json > {left[0]}"
        elif not left[0].startswith("-") and hasattr(options, "sheet"):
            hint = "; this command takes one sheet at a time"
        getattr(options, "parser", top).error(f"unrecognized arguments: {' '.join(left)}{hint}")


def parser(arguments: Sequence[str] = ()) -> argparse.ArgumentParser:
    """Return the parser of all commands; if the arguments begin with a command, of that command only."""
    names = arguments[:1] if arguments and arguments[0] in COMMANDS else COMMANDS
    modules = {name: import_module(f"viceroy.cli.commands.{COMMANDS[name]}") for name in names}
    examples = "examples:\n" + "".join(module.EXAMPLES for module in modules.values())
    described = argparse.RawDescriptionHelpFormatter
    top = _Parser(
        "viceroy",
        description=_ABOUT,
        epilog=f"{examples}\n{_EXIT_STATUS}",
        formatter_class=described,
        allow_abbrev=False,
    )
    top.add_argument("--version", action="store_true", help="show program's version number and exit")
    subparsers = top.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for name, module in modules.items():
        epilog = f"examples:\n{module.EXAMPLES}"
        command = subparsers.add_parser(
            name, help=module.HELP, epilog=epilog, formatter_class=described, allow_abbrev=False
        )
        module.add_arguments(command)
        command.set_defaults(run=module.run, parser=command, many=getattr(module, "MANY", None))
    return top


def _run(options: argparse.Namespace) -> int:
    try:
        answer: Answer = options.run(options)
    except BadFile as bad:
        answer = problems_answer(bad.problems, as_json=getattr(options, "json", False))
    except ViceroyError as error:
        output.print_error(f"viceroy {options.command}: {error}")
        return Status.FAILED
    written = output.print_text(output.colored(answer.text) if answer.colorful else answer.text)
    for note in answer.notes:
        output.print_error(f"viceroy {options.command}: {note}")
    if answer.problems:
        output.print_error("\n".join([*map(str, answer.problems), count_text(answer.problems)]))
    return answer.status if written else Status.FAILED
