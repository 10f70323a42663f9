"""Playing in a terminal: people at one keyboard, bots beside them.

Rule 1: what a person is shown and told comes from views and from events as that seat may see them. Rule 2: reading and
writing are handed in, so that a test, or another front end, can sit at the keyboard.
"""
