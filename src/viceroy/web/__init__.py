"""The page in a browser: what it asks, what it is answered, and a server of it."""
