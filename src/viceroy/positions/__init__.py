"""Positions: any moment of a game as a text.

`forms` is what may be written, `reader` and `filling` what it means, `writer` the way back.
"""
