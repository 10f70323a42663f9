"""Score sheets: `forms` is what may be written, `sheet`, `pyramid` and `cards` what it means, `writer` the way back.

`lying` is what a printed card leaves on itself, `box_count` warns of more pieces than the box has.
"""
