"""Invariants: what is wrong with a state that no game can reach.

>>> import viceroy
>>> from viceroy.invariants import problems
>>> problems(viceroy.new_game(players=2, seed=7))
()
"""

from viceroy.engine.invariants import *
