"""Drawings, tables and reports of values, as text, SVG, PNG, PDF and HTML. Nothing here counts or decides."""
