"""Serialization: each form reads, writes and describes the values of a type. It knows no card and no file."""
