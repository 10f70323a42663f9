"""Events: everything that happens in a game, as frozen values.

>>> from viceroy.events import TurnStarted
>>> TurnStarted(turn=1)
TurnStarted(turn=1)
"""

from viceroy.engine.events import *
