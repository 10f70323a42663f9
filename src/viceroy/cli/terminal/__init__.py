"""Playing in a terminal: people at one keyboard, bots in the other seats.

Like any front end it works with views; states are only passed on.
"""

DEFAULT_BOT = "random"
"""What plays in a seat that nobody chose a bot for."""
