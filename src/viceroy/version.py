"""The number of this version, for those who must not know the face: records name it.

Rule 1: it stands here and nowhere else. Rule 2: nothing else stands here, so that everybody may import it.
"""

__version__ = "0.1.0"
