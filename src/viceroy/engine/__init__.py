"""The engine: a game in motion, as values and pure functions.

`state`, `actions`, `events`, `prompts` and `tasks` are the values; `phases` has the rules, `reducer` puts them together and
explains how; `views` and `determinization` are what a seat knows and what it may guess; `invariants` checks states,
`record` writes games down. Nothing here touches files, the clock, the environment or file formats.
"""
