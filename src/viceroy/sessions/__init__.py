"""Games kept in files: records, replays, sessions."""
