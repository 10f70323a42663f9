"""Editions: the rule options of five rulebooks, and house rules made from them.

>>> from viceroy.editions import GERMAN
>>> GERMAN.with_options(discard_for_gems=0).discard_for_gems
0
"""

from viceroy.model.editions import *
