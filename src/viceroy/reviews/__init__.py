"""Reviews: the choices of a game that was played beside the best ones, and what the cards and the others brought.

`comparison` judges one choice from the view of its seat, `game` all choices of a game, `reasons` says why in words.
"""

from viceroy.reviews.game import choices_of, lead_at_end, luck_of, review, reviewed_choice

__all__ = ["choices_of", "lead_at_end", "luck_of", "review", "reviewed_choice"]
