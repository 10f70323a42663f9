"""Score sheets: read, checked and written."""
