"""The game in English: laws, points, refusals, events."""
