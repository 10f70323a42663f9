"""Pictures for the cards of tests."""

from __future__ import annotations

import zlib


def png(width: int = 2, height: int = 2, *, cut: int = 0) -> bytes:
    """Make a black PNG, without its last `cut` bytes."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return len(data).to_bytes(4) + name + data + zlib.crc32(name + data).to_bytes(4)

    head = width.to_bytes(4) + height.to_bytes(4) + bytes([8, 0, 0, 0, 0])
    pixels = zlib.compress(bytes((width + 1) * height)) if width * height < 10**6 else b""
    made = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")
    return made[: len(made) - cut]
