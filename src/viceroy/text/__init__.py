"""YAML and JSON text to data with places: sources, the collector of problems, parsers within limits, slips of the pen.

It knows no form of data, and no card.
"""
