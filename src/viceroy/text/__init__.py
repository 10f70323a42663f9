"""YAML files as trees of nodes with positions, the problems at their lines and columns, and slips in YAML explained."""
