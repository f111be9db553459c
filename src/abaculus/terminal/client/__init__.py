"""The terminal's side of a table, in this process or on a server."""
