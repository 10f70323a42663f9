"""Score sheets: `forms` is what may be written, `sheet` and `cards` what it means, `writer` the way back.

`lying` is what a printed card leaves on itself.
"""
