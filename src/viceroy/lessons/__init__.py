"""Lessons: how to play, step by step, as data in `data/lessons`; the rules engine judges what is asked and done."""
