"""The codec: actions as numbers below a fixed one, and views as vectors of a fixed length, for programs that learn."""

from viceroy.codec.blocks import ACTIONS, BLOCKS, Block
from viceroy.codec.moves import TooManyChoices, action_index, index_action, legal_indices, mask
from viceroy.codec.observation import PARTS, SIZE, encode
from viceroy.codec.parts import Part

__all__ = [
    "ACTIONS",
    "BLOCKS",
    "PARTS",
    "SIZE",
    "Block",
    "Part",
    "TooManyChoices",
    "action_index",
    "encode",
    "index_action",
    "legal_indices",
    "mask",
]
