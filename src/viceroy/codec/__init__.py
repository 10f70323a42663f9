"""The codec: actions as numbers below a fixed one, and views as vectors of a fixed length, for programs that learn."""

from viceroy.codec.moves import ACTIONS, BLOCKS, Block, action_index, index_action, legal_indices, mask
from viceroy.codec.observation import PARTS, SIZE, Part, encode

__all__ = [
    "ACTIONS",
    "BLOCKS",
    "PARTS",
    "SIZE",
    "Block",
    "Part",
    "action_index",
    "encode",
    "index_action",
    "legal_indices",
    "mask",
]
