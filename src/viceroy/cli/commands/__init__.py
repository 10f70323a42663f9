"""The commands, a module each with `HELP`, `EXAMPLES`, `add_arguments(parser)` and `run(options) -> Answer`.

Their modules are imported for every help page, so what a command needs is imported inside its functions.
"""

COMMANDS = ("score", "check", "cards", "schema", "play", "replay")
"""The modules of the commands, in the order of the help page."""
