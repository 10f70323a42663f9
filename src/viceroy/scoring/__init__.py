"""What a pyramid is worth: counting, painting, the score."""
