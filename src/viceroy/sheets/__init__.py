"""Score sheets: `forms` is what may be written, `cards` and `pyramid` what it means, `writer` the way back."""
