"""The terminal's side of a table: here or on another server."""
