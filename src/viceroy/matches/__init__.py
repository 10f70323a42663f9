"""Matches: many games between bots, on one core or many, and what their results say; trials of sets and cards."""
