"""The number of this version. It has a module of its own, so that records can name it without the public names."""

__version__ = "0.1.0"
