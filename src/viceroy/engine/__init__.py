"""The engine: state, actions, events, phases, the reducer, views and records.

It must not touch files, the clock, the environment or file formats.
"""
