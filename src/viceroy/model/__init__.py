"""What lies on the table, as values that know no game in motion.

`tokens`, `cards`, `geometry` and `pyramid` are the things; `quantities`, `points` and `laws` the law language;
`editions` the rule options.
"""
