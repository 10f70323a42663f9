"""Laws, scores and games in progress in six languages, a module for each."""
