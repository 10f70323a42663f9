"""Runs the command line as `python -m viceroy`."""

from viceroy.cli.main import main

raise SystemExit(main())
