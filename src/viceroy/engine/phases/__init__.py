"""The phases of a game, and what rewards and laws do in them."""
