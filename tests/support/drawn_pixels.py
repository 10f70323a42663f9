"""What a person sees of an SVG drawing: its pixels."""

from __future__ import annotations

import io
import re
from typing import Any

import matplotlib.image
from resvg_py import svg_to_bytes


def pixels(drawing: str, width: int, height: int) -> Any:
    """Return the pixels of a drawing at a size: rows of red, green and blue."""
    flat = re.sub(r' (width|height)="[\d.]+mm"', "", drawing, count=2)
    made = svg_to_bytes(svg_string=flat, width=width, height=height)
    found = matplotlib.image.imread(io.BytesIO(bytes(made)), format="png")
    assert found.shape[:2] == (height, width)
    return (found[:, :, :3] * 255).round().astype(int)
