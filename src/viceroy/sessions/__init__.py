"""Games in progress and games kept in files: new games, sessions, record files, replays."""
