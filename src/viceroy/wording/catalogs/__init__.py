"""The messages of each language about laws, a module for each."""
