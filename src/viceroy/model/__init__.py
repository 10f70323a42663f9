"""What lies on the table: tokens, the law language, cards, geometry, pyramids, editions."""
