"""Renderers: values in, text out.

Rule 1: a renderer takes values and returns a `str`; it never prints, reads a file or asks the environment.
Rule 2: it shows what is there and decides nothing about the game.
"""
