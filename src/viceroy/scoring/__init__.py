"""What a pyramid is worth.

`counting` works out quantities, `clauses` the points of laws, `painting` finds the best use of leftover gems by dynamic
programming, `items` are the facts behind each point, and `score` adds them up.
"""
