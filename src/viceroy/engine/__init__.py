"""The game in motion: state, actions, events, phases, the reducer, views and records.

Nothing in here may touch a file, the clock, the environment or a file format.
"""
