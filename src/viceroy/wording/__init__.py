"""Laws, scores and games in progress in sentences: a module for each kind of text. The texts are in `data/locales/`."""
