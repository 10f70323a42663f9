"""Balance: what games of bots say about the cards of a set."""

from viceroy.balance.study import balance_of

__all__ = ["balance_of"]
