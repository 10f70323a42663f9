"""Renderers: values in, text out."""
