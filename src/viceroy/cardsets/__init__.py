"""Card sets: loading them from YAML, and checking them.

`forms` is what may be written; the modules named `rules` are what goes with what, as errors and in the schema; `lint`
warns of what can be read and looks wrong; `layers` are the files of a set, and `stack` lays sets on each other.
"""

from viceroy.cardsets.loader import SHIPPED, check_card_set, load_card_set, own_cards

__all__ = ["SHIPPED", "check_card_set", "load_card_set", "own_cards"]
