"""Positions: any moment of a game as a text.

`forms` is what may be written, `reader` what it means, `filling` deals what it leaves open, `writer` is the way back.
`suite` reads rules suites, whose cases begin with positions, and plays them.
"""
