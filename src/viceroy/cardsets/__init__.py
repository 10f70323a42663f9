"""Card sets: what may be written in them, loading and checking them, and warnings.

`card_set_form` has the classes of what is written, `rules` what goes with what, `forms` how all of it is read;
`files`, `packs`, `archives`, `tables`, `stack` and `loader` are the way from a name to a set; `looks`, `pictures` and
`svg_pictures` are about what its cards are drawn with; `slips` finds what a mistake was meant to be, `lint` what can be
read and looks wrong.
"""

from viceroy.cardsets.files import PRINTED, SHIPPED
from viceroy.cardsets.loader import (
    CardSetLike,
    card_set_of,
    check_card_set,
    credits_of,
    load_card_set,
    look_of,
    own_cards,
    packed_set,
)

__all__ = [
    "PRINTED",
    "SHIPPED",
    "CardSetLike",
    "card_set_of",
    "check_card_set",
    "credits_of",
    "load_card_set",
    "look_of",
    "own_cards",
    "packed_set",
]
