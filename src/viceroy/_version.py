"""The number of this version, for those who must not know the face: records name it."""

__version__ = "0.1.0"
