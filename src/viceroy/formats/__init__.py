"""JSON documents, schemas and notation."""
