"""Playing in a terminal: people at one keyboard, bots beside them."""
