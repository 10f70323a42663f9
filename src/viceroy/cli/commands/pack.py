"""`viceroy pack`: a card set with its pictures as one file, to send to others."""

from __future__ import annotations

import argparse
from pathlib import Path

from viceroy.cli.answer import Answer
from viceroy.cli.files import STANDARD, Output, check_outputs, input_file, output_file, write_output
from viceroy.errors import ViceroyError
from viceroy.messages import counted
from viceroy.text.source import COMMAND_FILES

HELP = "pack a card set and its pictures into one file, to send to others"
EXAMPLES = """\
  viceroy pack my-set.yaml                    write my-set.viceroy, which opens wherever a card set is named
  viceroy pack my-set --out sent/my-set.viceroy   ... into another file; the set may be a folder
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("card_set", metavar="SET", type=input_file, help="a card set of your own: a file or a folder")
    out = "the file to write, which ends in .viceroy (default: the id of the set with that ending)"
    parser.add_argument("--out", metavar="FILE", type=output_file, help=f"{out}; - is standard output")


def run(options: argparse.Namespace) -> Answer:
    """Write the pack."""
    from viceroy.cardsets import SHIPPED, check_card_set, load_card_set, look_of, own_cards, packed_set
    from viceroy.cardsets.packs import ENDING, is_pack

    name = options.card_set
    if name in SHIPPED:
        raise ViceroyError(f"{name} comes with Viceroy, so everybody has it; name a set of your own")
    if name in COMMAND_FILES.piped:
        raise ViceroyError("a pack keeps the names of files: name the file or the folder of the set")
    if is_pack(name) and Path(name).is_file():
        raise ViceroyError(f"{name} is a pack already: send it unchanged")
    content = packed_set(name)
    card_set = load_card_set(name)
    out = options.out or f"{card_set.id}{ENDING}"
    if out != STANDARD and not is_pack(out):
        raise ViceroyError(f"a pack is known by its name: let it end in {ENDING}, as in {Path(out).stem}{ENDING}")
    check_outputs(Output("--out", out))
    write_output(out, content)
    warnings = check_card_set(name)
    if out == STANDARD:
        return Answer(problems=warnings)
    different = {picture.content for picture in look_of(name).pictures.values()}
    cards, pictures = counted(len(own_cards(name)), "card"), counted(len(different), "picture")
    return Answer(f"{out}: {cards} and {pictures}, {len(content):,} bytes\n", warnings)
