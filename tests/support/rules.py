"""The marker that names the rules a test holds."""

from __future__ import annotations

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Mark a test, or one set of its parameters, with the rules that it would see broken: `@rule("R5.11", "C12")`."""
    return pytest.mark.rule(*numbers)
