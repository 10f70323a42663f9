"""A first game: its deal is fixed, and each kind of question comes with a word when it comes for the first time."""

from viceroy.engine import prompts as q

SEED = 11
"""The seed of the deal, the same for everybody."""

FIRST_WORDS: dict[type, tuple[str, ...]] = {
    q.AskReturn: ("R2.3",),
    q.AskStart: ("R2.5", "R2.6"),
    q.AskBids: ("R5.1", "R5.17"),
    q.AskClaims: ("R5.6",),
    q.AskAttackCard: ("R5.14",),
    q.AskLay: ("R6.1", "R6.2"),
    q.AskPlace: ("R6.6", "R6.10"),
    q.AskGems: ("R7.1",),
    q.AskDraw: ("R7.3",),
    q.AskOwnGem: ("R7.9",),
    q.AskTopReward: ("R6.11",),
    q.AskOption: ("R6.8",),
    q.AskColor: ("R7.10", "R11.2"),
    q.AskPaint: ("R10.2",),
}
"""The questions that have a word, each with the rules that say so; the word is `first-...` in the texts."""
OTHER_RULES = ("R6.8",)
"""The rules for the word of all others: laws ask them."""
