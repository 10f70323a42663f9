"""Card sets: loading them from YAML, and checking them."""

from viceroy.cardsets.loader import SHIPPED, check_card_set, load_card_set, own_cards

__all__ = ["SHIPPED", "check_card_set", "load_card_set", "own_cards"]
