"""JSON documents, lines of records, schemas and notation."""
