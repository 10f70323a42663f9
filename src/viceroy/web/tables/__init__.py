"""Tables on the server: what several people share is one list of numbered changes, and all else is a fold over it."""
