"""What looks wrong in a card set that can be read: warnings, never errors."""

from viceroy.cardsets.lint.report import CHECKS, Warned, warnings_of

__all__ = ["CHECKS", "Warned", "warnings_of"]
