"""`viceroy schema`: the JSON Schemas of the file formats."""

from __future__ import annotations

import argparse
from pathlib import Path

from viceroy.cli.answer import Answer, CommandError, make_folder, write_file
from viceroy.messages import did_you_mean, joined
from viceroy.yamlfiles.resources import schema_path, shipped_schemas

HELP = "show the schema of a file format"
EXAMPLES = """\
  viceroy schema score-sheet --write .        a schema, for an editor that helps while you type
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.description = "\n  ".join(("the schemas:", *shipped_schemas()))
    parser.add_argument("name", metavar="NAME", help="one of these schemas")
    parser.add_argument("--write", metavar="FOLDER", help="write it into this folder instead")


def run(options: argparse.Namespace) -> Answer:
    """Show a schema, or write it into a folder."""
    names = shipped_schemas()
    if options.name not in names:
        hint = did_you_mean(options.name, names)
        raise CommandError(f"no schema is called {options.name!r}{hint}; there are {joined(names)}")
    source = schema_path(options.name)
    text = source.read_text(encoding="utf-8")
    if options.write is None:
        return Answer(text)
    target = Path(options.write) / source.name
    make_folder(target.parent)
    write_file(target, text.encode())
    return Answer(f"The schema is in {target}\n")
