"""The engine: a game in motion, as values and pure functions.

`state`, `actions`, `events`, `prompts` and `tasks` are the values; `phases` has the rules, and `reducer` puts them
together; `frame` runs a game by them, and explains how. `views` is what a seat knows, `determinization` makes states
that fit it; `invariants` checks states, `record` writes games down. Nothing here touches files, the clock, the
environment or file formats.
"""
