"""Adapters: Viceroy as a game of other frameworks. Each module needs the extra of its name."""
