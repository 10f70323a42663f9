"""`viceroy new`: a folder with a small good card set to begin with."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from viceroy.cli.answer import Answer
from viceroy.cli.files import file_name, make_folder, write_file
from viceroy.errors import ViceroyError
from viceroy.messages import shown

HELP = "begin a card set of your own"
EXAMPLES = """\
  viceroy new my-set                          a folder with a set of five cards on top of the printed ones
  viceroy new my-next --numbers 300           ... whose cards have other numbers, so that both go together
  viceroy new my-game --alone                 a set for a game without the printed cards, with one card of each kind
"""

_FIRST, _LAST = 89, 9995  # behind the printed cards, and with room for five


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "folder", metavar="SET", type=file_name, help="the folder to make; its name is the id of the set"
    )
    numbers = "number the cards from N on, to go together with other sets (default: 101 and 102, 201 to 203)"
    parser.add_argument("--numbers", type=int, metavar="N", help=numbers)
    alone = "begin a set that stands alone, without the printed cards; its README says what a game needs"
    parser.add_argument("--alone", action="store_true", help=alone)


def run(options: argparse.Namespace) -> Answer:
    """Write a new set; nothing that is there is changed."""
    from viceroy.cardsets import SHIPPED
    from viceroy.cardsets.files import new_set_files
    from viceroy.model.cards import ID

    folder = Path(options.folder)
    set_id = folder.name
    if not re.fullmatch(ID.pattern, set_id) or len(set_id) > (ID.most or 0):
        raise ViceroyError(f"the id of a set is lower-case words joined by hyphens, as in my-set, not {shown(set_id)}")
    if set_id in SHIPPED:
        raise ViceroyError(f"{set_id} is a shipped set; give yours another name")
    if options.numbers is not None and not _FIRST <= options.numbers <= _LAST:
        raise ViceroyError(f"--numbers {options.numbers}; it is a number from {_FIRST} to {_LAST}")
    if folder.exists() or folder.is_symlink():
        raise ViceroyError(f"{folder} is there already; nothing is overwritten")
    make_folder(folder)
    for name, text in new_set_files(set_id, options.numbers, alone=options.alone).items():
        write_file(folder / name, text.encode())
    set_file = folder / f"{set_id}.yaml"
    holds = "one character and one law, and stands alone" if options.alone else "five cards on top of the printed ones"
    return Answer(f"{set_file} holds {holds}. See {folder / 'README.md'}.\n")
