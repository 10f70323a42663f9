"""A card set of one law on top of the printed cards, as somebody begins to write it."""

LAW = """\
format: card-set/1
name: {en: Small}
extends: printed
laws:
  - number: 201
    id: feast
    name: {en: Feast, de: Fest}
    sections: {top_left: blue, top_right: blue, bottom: red}
"""
"""The law comes last, so what it scores, or another law, can be written below."""
