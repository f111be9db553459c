"""A table: a record with seats, clocks and permissions; no sockets, no clock and no disk."""
