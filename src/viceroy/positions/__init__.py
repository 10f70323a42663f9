"""Positions: any moment of a game as a text.

`forms` is what may be written, `reader` and `filling` what it means, `playing` its actions, `writer` the way back.
`suite` reads rules suites, whose cases begin with positions, and plays them.
"""
