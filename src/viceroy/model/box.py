"""What is in the box, how many pieces of each kind; and how long a game is."""

TURNS = 12  # R4.1
AUCTIONS = 3  # of a turn at most (R5.8)
ROUNDS = 3  # of a turn at most (R6.1)


GEMS_PER_PLAYER = 4  # of each color (R2.2)
MAGIC_AND_SCIENCE = 33  # R1.5
ATTACK_AND_DEFENSE = 17  # R1.5
POWER_TOKENS = {2: 8, 3: 8, 4: 4, 5: 4, 6: 2, 7: 4, 8: 4, 10: 8, 12: 8, 15: 4}  # R1.6
SMALL_MAGIC_BONUSES = 20  # +2 on one side, +3 on the other (R1.7)
LARGE_MAGIC_BONUSES = 4  # +5 (R1.7)
MAGIC_BONUSES = {2: SMALL_MAGIC_BONUSES, 3: SMALL_MAGIC_BONUSES, 5: LARGE_MAGIC_BONUSES}
CIRCLE_BONUSES = {2: 2, 4: 1}  # of each color (R1.8)
