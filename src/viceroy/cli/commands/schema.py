"""`viceroy schema`: the JSON Schemas of the file formats, and all of them as TypeScript types."""

from __future__ import annotations

import argparse
from pathlib import Path

from viceroy.cli.answer import Answer
from viceroy.cli.files import STANDARD, Output, check_outputs, make_folder, output_file, write_file
from viceroy.errors import ViceroyError
from viceroy.messages import did_you_mean, joined
from viceroy.resources import schema_path, shipped_schemas, types_path

HELP = "show the schema of a file format"
EXAMPLES = """\
  viceroy schema score-sheet --write .        a schema, for an editor that helps while you type
  viceroy schema typescript --write .         the types of all JSON documents, as viceroy.d.ts
"""
TYPES = "typescript"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = "\n  ".join(("the schemas:", *shipped_schemas()))
    parser.add_argument(
        "name", metavar="NAME", nargs="?", type=str.lower, help=f"one of these schemas, or {TYPES} for the types of all"
    )
    write = "write it into this folder instead"
    parser.add_argument("--write", metavar="FOLDER", type=output_file, help=write)


def run(options: argparse.Namespace) -> Answer:
    """Show a schema or the types, or write them into a folder."""
    names = (*shipped_schemas(), TYPES)
    if options.name not in names:
        wrong = "needs the name of a schema"
        if options.name is not None:
            wrong = f"no schema is called {options.name!r}{did_you_mean(options.name, names)}"
        raise ViceroyError(f"{wrong}; there are {joined(names)}")
    source = types_path() if options.name == TYPES else schema_path(options.name)
    text = source.read_text(encoding="utf-8")
    if options.write in (None, STANDARD):
        return Answer(text)
    target = Path(options.write) / source.name
    check_outputs(Output("--write", str(target)), inputs=[source])
    make_folder(target.parent)
    write_file(target, text.encode())
    what = "types are" if options.name == TYPES else "schema is"
    return Answer(f"The {what} in {target}\n")
