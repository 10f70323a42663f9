"""The game of one person against bots in the page: games as opaque texts, and the table in words and data."""
