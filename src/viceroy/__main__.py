"""Runs the command line as `python -m viceroy`.

Rule 1: nothing but the call. Rule 2: nothing imports this module.
"""

from viceroy.cli import main

raise SystemExit(main())
