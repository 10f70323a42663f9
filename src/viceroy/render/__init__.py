"""Drawings, tables and reports of values, as text, SVG and PNG. Nothing here counts or decides."""
