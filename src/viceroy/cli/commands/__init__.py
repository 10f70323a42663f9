"""The commands, a module each with `HELP`, `EXAMPLES`, `add_arguments(parser)` and `run(options) -> Answer`.

`MANY` names the argument of a command that takes any number of words, which may also come after an option.
Their modules are imported for every help page, so what a command needs is imported inside its functions.
"""

COMMANDS = {
    **{name: name for name in ("score", "check", "cards", "new", "pack")},
    "try": "trial",  # a word of Python cannot be the name of a module
    **{
        name: name
        for name in ("schema", "play", "show", "replay", "hint", "review", "conform", "arena", "balance", "web")
    },
}
"""The commands and their modules, in the order of the help page."""
