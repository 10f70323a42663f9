"""The command line: `main` runs one of `commands`; `terminal` lets people play."""
