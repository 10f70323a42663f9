"""What laws do when they are played, when they respond, and as long as they lie visible."""
