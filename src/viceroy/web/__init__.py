"""The page in a browser: its questions, their answers, and a server for it."""
