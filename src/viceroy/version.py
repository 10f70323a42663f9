"""The number of this version, for those who must not know the face: records name it.

Rule 1: it stands here and nowhere else.
"""

__version__ = "0.1.0"
