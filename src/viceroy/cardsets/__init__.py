"""Card sets: loading them from YAML, and checking them.

Rule 1: the engine is handed a `CardSet`; only this package reads one from files. Rule 2: importing it is cheap: the
schema, and all that checks by it, is imported by the check alone.
"""

from viceroy.cardsets.loading import SHIPPED, check_card_set, load_card_set

__all__ = ["SHIPPED", "check_card_set", "load_card_set"]
