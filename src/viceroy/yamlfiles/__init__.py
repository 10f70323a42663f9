"""YAML files as trees of nodes with positions, and the reader that gathers problems."""
