"""Actions: everything that a seat can do, as frozen values.

>>> from viceroy.actions import Bid
>>> from viceroy import Color
>>> Bid(seat=0, color=Color.RED)
Bid(seat=0, color=Color.RED)
"""

from viceroy.engine.actions import *
