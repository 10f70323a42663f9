"""What looks wrong in a card set that can be read: warnings, never errors."""

from viceroy.cardsets.lint.report import CHECKS, lint_parts

__all__ = ["CHECKS", "lint_parts"]
