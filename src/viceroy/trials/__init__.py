"""Trials: what happens to the cards of a set in random games."""

from viceroy.trials.trial import try_card_set

__all__ = ["try_card_set"]
