"""Playing in a terminal: people at one keyboard, bots in the other seats.

Like any front end it works with views; states are only passed on.
"""
